"""The commands and their options. What they do is imported when they are called."""

import contextlib
import io
import os
import sys
import traceback
from pathlib import Path
from typing import Annotated, Any

import typer

from batisseurs import __version__
from batisseurs.cli.hosting.app import hosting_app
from batisseurs.cli.online.app import online_app
from batisseurs.cli.terminal.errors import Refused, error_line, system_line
from batisseurs.cli.terminal.language import current_language, language_or_ask
from batisseurs.cli.terminal.screen import Screen, complain
from batisseurs.cli.usage import UsageError, asks_for_help, localized, usage_line, value_above
from batisseurs.form import running
from batisseurs.kernel.errors import BatisseursError
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.language import known_language

BAD_INPUT = 2
BUG = 70
INTERRUPTED = 130
BROKEN_PIPE = 141
NEWEST = "newest"

# Help texts are catalogue ids; `localized` replaces them with the reader's words.
app = typer.Typer(name="batisseurs", help="cli-about", no_args_is_help=True, rich_markup_mode=None)
record_app = typer.Typer(help="cli-about-record", no_args_is_help=True, rich_markup_mode=None)
FORMER_POSITION = "situation"
"""The name of `position` in 0.1.0; kept for one more release."""
position_app = typer.Typer(help="cli-about-position", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(record_app, name="record")
app.add_typer(position_app, name="position")
app.add_typer(position_app, name=FORMER_POSITION, hidden=True)
# The commands for online tables and for hosts are on the same level as the others.
app.add_typer(online_app)
app.add_typer(hosting_app)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game", show_default=False)]
Language = Annotated[str | None, typer.Option("--lang", metavar="en|fr|pl", help="cli-option-lang")]
NoColor = Annotated[bool, typer.Option("--no-color", help="cli-option-no-color")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="cli-option-components")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-option-option")
]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="cli-option-players")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="S", help="cli-option-seed")]


def _screen(language: str | None, *, color: bool = True, ask: bool = False) -> Screen:
    return Screen(Words(_language(language, ask=ask)), color=color)


def _language(given: str | None, *, ask: bool) -> str:
    given = given or value_above("lang")
    if not given:
        return language_or_ask() if ask else current_language()
    known = known_language(given)
    if known is None:
        raise Refused("cli-error-language", language=given, languages=list(LANGUAGES))
    return known


def _form(words: Words) -> str:
    if running() == "compiled":
        return words.text("cli-form-compiled")
    return words.text("cli-form-stale" if running() == "stale" else "cli-form-plain")


def _version(wanted: bool) -> None:
    if wanted:
        words = Words(_language(None, ask=False))
        typer.echo(f"batisseurs {__version__} ({_form(words)})")
        raise typer.Exit


@app.callback()
def batisseurs(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="cli-option-version")
    ] = False,
    lang: Language = None,
) -> None:
    """Handle the options of every command."""


@app.command(help="cli-about-games")
def games(*, as_json: AsJson = False, lang: Language = None) -> int:
    """List the games."""
    from batisseurs.cli.tools.checks import list_games

    return list_games(_screen(lang), as_json=as_json)


@app.command(help="cli-about-guide")
def guide(game: GameName, lang: Language = None, *, no_color: NoColor = False) -> int:
    """Tell how to play a game."""
    from batisseurs.cli.play.guide import show_guide
    from batisseurs.games import find_game

    show_guide(_screen(lang, color=not no_color), find_game(game))
    return 0


@app.command(help="cli-about-learn")
def learn(game: GameName, lang: Language = None, *, no_color: NoColor = False) -> int:
    """Learn a game by playing it."""
    from batisseurs.cli.play.start import learn as play_first_game

    return play_first_game(_screen(lang, color=not no_color, ask=True), game)


@app.command(help="cli-about-play")
def play(
    *,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli-option-game", show_default=False)
    ] = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="A,B", help="cli-option-seats")] = None,
    option: Options = None,
    components: Components = None,
    seed: Seed = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="[FILE]", help="cli-option-resume")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-option-save")] = None,
    position: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="cli-option-from")] = None,
    chance: Annotated[
        str | None, typer.Option("--chance", metavar="program|person", help="cli-option-chance")
    ] = None,
    lang: Language = None,
    no_color: NoColor = False,
) -> int:
    """Play in the terminal."""
    from batisseurs.cli.play.start import play_new, play_on

    screen = _screen(lang, color=not no_color, ask=True)
    if resume is not None:
        if position is not None or players is not None or option or seed is not None:
            raise Refused("cli-error-resume-options")
        return play_on(screen, resume, game, seats=seats, components=components, save=save, chance=chance)
    if game is None:
        from batisseurs.games import SLUGS

        raise Refused("cli-error-which-game", games=list(SLUGS))
    return play_new(
        screen,
        game,
        players=players,
        seats=seats,
        options=option or [],
        components=components,
        seed=seed,
        save=save,
        position=position,
        chance=chance,
    )


@app.command(help="cli-about-practice")
def practice(
    game: GameName,
    number: Annotated[
        str | None, typer.Argument(metavar="NUMBER", help="cli-option-puzzle", show_default=False)
    ] = None,
    lang: Language = None,
    *,
    no_color: NoColor = False,
) -> int:
    """Solve small positions."""
    from batisseurs.cli.practice.session import practise

    return practise(_screen(lang, color=not no_color, ask=True), game, number)


@app.command(help="cli-about-puzzles")
def puzzles(
    *,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-option-games")] = 4,
    number: Annotated[int, typer.Option("--number", metavar="N", help="cli-option-puzzles")] = 10,
    tables: Annotated[int, typer.Option("--tables", metavar="N", help="cli-option-tables")] = 1500,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-option-seed")] = 1,
    players: Players = None,
    option: Options = None,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="cli-option-puzzles-out")] = Path(
        "puzzles"
    ),
    lang: Language = None,
) -> int:
    """Find positions for practice."""
    from batisseurs.cli.tools.puzzles import find_puzzles

    return find_puzzles(
        _screen(lang),
        game,
        players=players,
        options=option or [],
        games=games,
        seed=seed,
        number=number,
        tables=tables,
        out=out,
    )


@app.command(help="cli-about-replay")
def replay(
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-option-record-file", show_default=False)],
    to: Annotated[int | None, typer.Option("--to", metavar="LINE", help="cli-option-to")] = None,
    number: Annotated[int, typer.Option("--number", metavar="N", help="cli-option-number")] = 1,
    view: Annotated[
        str, typer.Option("--view", metavar="p1|…|spectator", help="cli-option-view")
    ] = "spectator",
    components: Components = None,
    tell: Annotated[bool, typer.Option("--tell", help="cli-option-tell")] = False,
    auto: Annotated[str | None, typer.Option("--auto", metavar="SECONDS", help="cli-option-auto")] = None,
    lang: Language = None,
    no_color: NoColor = False,
) -> int:
    """Step through a recorded game, or print it."""
    from batisseurs.cli.replay.record_replay import replay_file

    screen = _screen(lang, color=not no_color)
    return replay_file(
        screen, file, to=to, number=number, view=view, components=components, tell=tell, auto=auto
    )


@app.command(help="cli-about-simulate")
def simulate(
    *,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-option-games")] = 1000,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="cli-option-bots")] = "random",
    players: Players = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-option-seed")] = 0,
    cores: Annotated[int | None, typer.Option("--cores", metavar="C", help="cli-option-cores")] = None,
    option: Options = None,
    components: Components = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-out")] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.html", help="cli-option-report")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Let bots play many games."""
    from batisseurs.cli.tools.simulate import run_simulation

    return run_simulation(
        _screen(lang),
        game,
        games=games,
        bots=bots,
        players=players,
        seed=seed,
        cores=cores,
        options=option or [],
        components=components,
        out=out,
        report=report,
        as_json=as_json,
    )


@app.command(help="cli-about-train")
def train(
    *,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-option-games")] = 6000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-option-seed")] = 1,
    by: Annotated[str, typer.Option("--by", metavar="VALUE", help="cli-option-train-by")] = "pairs",
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-option-train-out")] = Path(
        "weights.toml"
    ),
    lang: Language = None,
) -> int:
    """Learn the weights of a game's evaluation."""
    from batisseurs.cli.tools.train import run_training

    return run_training(_screen(lang), game, games=games, seed=seed, by=by, out=out)


@record_app.callback()
def record(lang: Language = None) -> None:
    """Group the commands for records."""


@record_app.command("check", help="cli-about-record-check")
def record_check(
    *,
    file: Annotated[
        list[Path], typer.Argument(metavar="FILE", help="cli-option-record-files", show_default=False)
    ],
    components: Components = None,
    lang: Language = None,
) -> int:
    """Replay records."""
    from batisseurs.cli.tools.checks import check_records

    return check_records(_screen(lang), file, components)


@app.command(help="cli-about-components")
def components(
    *,
    game: GameName,
    check: Annotated[Path | None, typer.Option("--check", metavar="FILE", help="cli-option-check")] = None,
    components: Components = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Show or check components."""
    from batisseurs.cli.tools.checks import check_components, show_components

    if check is not None:
        return check_components(_screen(lang), game, check, as_json=as_json)
    return show_components(_screen(lang), game, as_json=as_json, file=components)


@position_app.callback()
def position(context: typer.Context, lang: Language = None) -> None:
    """Group the commands for positions."""
    if context.info_name == FORMER_POSITION:
        complain(_screen(lang).words.text("cli-renamed", old=FORMER_POSITION, new="position"))


@position_app.command("check", help="cli-about-position-check")
def position_check(
    *,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="cli-option-position-file", show_default=False)
    ],
    components: Components = None,
    lang: Language = None,
) -> int:
    """Check a position."""
    from batisseurs.cli.tools.checks import check_position

    return check_position(_screen(lang), file, components)


@position_app.command("new", help="cli-about-position-new")
def position_new(
    *,
    game: GameName,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="cli-option-new-file", show_default=False)
    ] = None,
    players: Players = None,
    option: Options = None,
    components: Components = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="cli-option-seed")] = 0,
    lang: Language = None,
) -> int:
    """Write a starting position."""
    from batisseurs.cli.tools.positions import new_position

    return new_position(
        _screen(lang), game, file, players=players, options=option or [], components=components, seed=seed
    )


@position_app.command("at", help="cli-about-position-at")
def position_at(
    *,
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="cli-option-record-file", show_default=False)
    ],
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="cli-option-new-file", show_default=False)
    ] = None,
    line: Annotated[int | None, typer.Option("--line", metavar="LINE", help="cli-option-line")] = None,
    number: Annotated[int, typer.Option("--number", metavar="N", help="cli-option-number")] = 1,
    view: Annotated[
        str | None, typer.Option("--view", metavar="p1|…|spectator", help="cli-option-seen")
    ] = None,
    components: Components = None,
    lang: Language = None,
) -> int:
    """Write a position out of a record."""
    from batisseurs.cli.tools.positions import write_position_at as write_moment

    return write_moment(
        _screen(lang), record, file, line=line, number=number, view=view, components=components
    )


# Running. ----------------------------------------------------------------------------------------


def run(args: list[str]) -> int:
    """Run the command line; every way to fail ends in one line and an exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    words = Words(_language_of(args))
    command: Any = typer.main.get_command(app)
    localized(command, words)
    try:
        code = command.main(with_newest(args), prog_name="batisseurs", standalone_mode=False)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    except UsageError as error:
        return _misused(error, Words(_language_of(args)))
    except Exception as error:  # noqa: BLE001  whatever it is, nobody shall see a traceback unasked
        return _failed(error, Words(_language_of(args)))
    return code if isinstance(code, int) else 0


def _forget_output() -> None:
    """Discard further output after a broken pipe or a full disk, so that Python reports no second error."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _failed(error: Exception, words: Words) -> int:
    """Print why a command was refused, or that this is a bug."""
    code = BAD_INPUT
    if isinstance(error, Refused):
        line = error.line(words)
    elif isinstance(error, BatisseursError):
        line = error_line(error, words)
    elif isinstance(error, OSError):
        line = system_line(error, words)
        _forget_output()
    else:
        line, code = words.text("cli-error-bug", error=f"{type(error).__name__}: {error}"), BUG
        if os.environ.get("BATISSEURS_DEBUG"):
            traceback.print_exception(error)
    complain(line)
    return code


def _misused(error: UsageError, words: Words) -> int:
    text = asks_for_help(error)
    if text is not None:
        typer.echo(text)
        return 0
    complain(usage_line(error, words))
    return BAD_INPUT


def _language_of(args: list[str]) -> str:
    """Return the language of help and errors before the command line is parsed."""
    for index, word in enumerate(args):
        name, equals, value = word.partition("=")
        if name == "--lang":
            given = value if equals else "".join(args[index + 1 : index + 2])
            return known_language(given) or current_language()
    return current_language()


def with_newest(args: list[str]) -> list[str]:
    """Let `--resume` without a file mean the newest game."""
    full = []
    for index, word in enumerate(args):
        alone = index + 1 == len(args) or args[index + 1].startswith("--")
        full += ["--resume", NEWEST] if word == "--resume" and alone else [word]
    return full
