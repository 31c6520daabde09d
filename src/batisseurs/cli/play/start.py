"""`batisseurs play`: start a new game or resume one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from batisseurs.cli.play.display import show_result
from batisseurs.cli.play.seats import PERSON, Player, chance_was_person, read_chance, read_seats, seated_again
from batisseurs.cli.play.session import Session
from batisseurs.cli.play.sources import Sources
from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused, check_players, read_options
from batisseurs.cli.terminal.screen import Screen
from batisseurs.games import find_game
from batisseurs.kernel.lesson import luck
from batisseurs.kernel.play import Play
from batisseurs.kernel.position import parse_position, read_position

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game

NEWEST = "newest"
"""Instead of a file: the game that was saved last."""


def play_new(
    screen: Screen,
    slug: str,
    *,
    players: int | None,
    seats: str | None,
    options: list[str],
    components: Path | None,
    seed: int | None,
    save: Path | None,
    position: Path | None,
    chance: str | None,
) -> int:
    """Play a new game, from its beginning or from a position."""
    game = find_game(slug)
    chance_is_person = read_chance(chance)
    if players is not None:
        check_players(game, players)
    printed = read_components(game, components)
    file = save or files.new_game_file(game)
    if save is not None and save.exists():
        raise Refused("cli-error-exists", file=str(save))
    if position is not None:
        table = read_position(game, files.read_text(position), printed)
        if players not in {None, table.players}:
            raise Refused("cli-error-position-players", number=int(table.players))
        if options:
            raise Refused("cli-error-position-options")
        sitters = read_seats(seats, table.players, screen.words)
        play = Play.from_table(game, table, [sitter.name for sitter in sitters])
    else:
        sitters = read_seats(seats, players, screen.words)
        checked = read_options(game, len(sitters), options)
        play = Play(game, len(sitters), checked, printed, [sitter.name for sitter in sitters])
    screen.say("cli-welcome", style="bold", title=screen.words.title(game))
    session = Session(
        play, sitters, Sources(play.players, seed), screen, file, chance_is_person=chance_is_person
    )
    return sit_down(session)


def learn(screen: Screen, slug: str) -> int:
    """Play a first game: the deal from which the game is learned, against its bots."""
    game = find_game(slug)
    first = game.first_game
    if first is None:
        raise Refused("cli-no-lessons", title=screen.words.title(game))
    sitters = read_seats(",".join([PERSON, *[first.bot] * (first.players - 1)]), first.players, screen.words)
    options = game.read_options(first.players, first.options)
    play = Play(game, first.players, options, game.components(), [sitter.name for sitter in sitters])
    sources = Sources(first.players, first.seed)
    sources.seeded[0] = luck(first, 0)  # the deal of a first game in a room
    screen.say("cli-welcome", style="bold", title=screen.words.title(game))
    return sit_down(Session(play, sitters, sources, screen, files.new_game_file(game), teaches=True))


def play_on(
    screen: Screen,
    given: str,
    slug: str | None,
    *,
    seats: str | None,
    components: Path | None,
    save: Path | None,
    chance: str | None,
) -> int:
    """Resume a saved game."""
    file = (
        files.newest_game_file() if given == NEWEST and not Path(given).exists() else Path(given).expanduser()
    )
    parts = files.split_records(files.read_text(file))
    if len(parts) > 1:
        raise Refused("cli-error-several-records", file=str(file), number=len(parts))
    numbered = files.parse_record(*parts[0])
    game = find_game(numbered.record.game)
    if slug is not None and slug != game.slug:
        find_game(slug)
        raise Refused("cli-error-other-game", file=str(file), game=game.slug, asked=slug)
    play = files.play_record(game, numbered, read_components(game, components))
    if play.over:
        screen.say("cli-already-over", file=str(file))
        show_result(screen, play)
        return 0
    if seats is not None:
        sitters = _renamed(read_seats(seats, play.players, screen.words), play.seats, seats)
        play.seats = [sitter.name for sitter in sitters]
    else:
        sitters = seated_again(numbered.record, play.seats)
    chance_is_person = read_chance(chance, otherwise=chance_was_person(numbered.record))
    sources = Sources(play.players, None)
    sources.read_streams(play.tags)
    screen.say("cli-resumed", style="bold", file=str(file), number=len(play.log))
    return sit_down(Session(play, sitters, sources, screen, save or file, chance_is_person=chance_is_person))


def _renamed(sitters: list[Player], names: list[str], given: str) -> list[Player]:
    """Keep the names of a resumed game where no other was given."""
    parts = given.split(",")
    return [
        sitter if "=" in part else Player(name, sitter.chooser)
        for sitter, name, part in zip(sitters, names, parts, strict=True)
    ]


def sit_down(session: Session) -> int:
    """Show the players, and play until the end or until a player quits."""
    screen, sitters = session.screen, session.sitters
    names = [sitter.name if sitter.is_person else f"{sitter.name} ({sitter.chooser})" for sitter in sitters]
    screen.say("cli-seated", names=names)
    if session.chance_is_person:
        screen.say("cli-chance-is-person")
    if session.people:
        screen.say("cli-how-to", style="dim")
    return session.run()


def read_components(game: Game, file: Path | None) -> Any:
    """Return a game's components, from a file if one is given."""
    return game.components(files.read_text(file) if file is not None else None)


def read_position_file(file: Path, components: Path | None) -> tuple[Game, Any]:
    """Return the game and the table of a position."""
    text = files.read_text(file)
    game = find_game(str(parse_position(text)["game"]))
    return game, read_position(game, text, read_components(game, components))
