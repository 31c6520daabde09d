"""`batisseurs simulate`: many games between bots, counted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.cli.play.seats import bot_names
from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused, read_options
from batisseurs.cli.terminal.screen import Screen, complain
from batisseurs.cli.tools.report import check_report, write_report
from batisseurs.games import find_game

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from batisseurs.lab.result import SimulationResult
    from batisseurs.words import Words

INTERRUPTED = 130
FURTHER = ("search:", "program:")
"""A search with any budget can play here, such as `search:400`, and external programs."""


def run_simulation(
    screen: Screen,
    slug: str,
    *,
    games: int,
    bots: str,
    players: int | None,
    seed: int,
    cores: int | None,
    options: list[str],
    components: Path | None,
    out: Path | None,
    report: Path | None,
    as_json: bool,
) -> int:
    """Play, count, and show the result."""
    game = find_game(slug)
    named = [name.strip() for name in bots.split(",")]
    for name in named:
        if name not in bot_names() and not name.startswith(FURTHER):
            raise Refused("cli-error-bot", bot=name, bots=bot_names())
    seats = players if players is not None else max(len(named), game.min_players)
    checked = read_options(game, seats, options)
    if len(named) > seats:
        raise Refused("cli-error-many-bots", number=len(named), players=seats)
    for name, number in (("--games", games), ("--cores", 1 if cores is None else cores)):
        if number < 1:
            raise Refused("cli-error-at-least-one", name=name, number=number)
    text = files.read_text(components) if components is not None else None
    _check_files(out, report)

    from batisseurs.lab.simulate import simulate

    with progress(screen.words, games) as told:
        result = simulate(game, named, seats, games, seed, cores, checked, text, told, out)
    if as_json:
        sys.stdout.write(result.to_json() + "\n")
    else:
        _show(screen, result)
    if report is not None:
        write_report(screen, game, result, report, quiet=as_json)
    if not result.complete:
        complain(screen.words.text("cli-simulation-stopped", number=result.games))
        return INTERRUPTED
    return 0


def _check_files(out: Path | None, report: Path | None) -> None:
    """Refuse to overwrite a file, before the first game."""
    if out is not None and out.exists() and out.is_file():
        raise Refused("cli-error-exists", file=str(out))
    if report is not None:
        check_report(report)


@contextmanager
def progress(words: Words, games: int) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on standard error."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.text("cli-simulating"), total=games)
        yield lambda finished: bar.update(task, completed=finished)


def _show(screen: Screen, result: SimulationResult) -> None:
    words = screen.words
    bots = _grid(
        words, "cli-bot", "cli-wins", "cli-win-rate", "cli-interval", "cli-mean-score", "cli-mean-rank"
    )
    for bot in result.bots:
        wins = f"{bot.wins:g}"
        rate = (
            _percent(words, bot.win_rate),
            f"{_percent(words, bot.interval[0])} – {_percent(words, bot.interval[1])}",
        )
        bots.add_row(bot.name, wins, *rate, words.decimal(bot.mean_score, 2), words.decimal(bot.mean_rank, 2))
    screen.table(bots)
    seats = _grid(words, "cli-seat", "cli-wins", "cli-win-rate", "cli-interval", "cli-mean-score")
    for seat in result.seats:
        rate = (
            _percent(words, seat.win_rate),
            f"{_percent(words, seat.interval[0])} – {_percent(words, seat.interval[1])}",
        )
        seats.add_row(seat.seat, f"{seat.wins:g}", *rate, words.decimal(seat.mean_score, 2))
    screen.table(seats)
    endings = _grid(words, "cli-ending", "cli-games", "cli-share")
    for ending, number in result.endings.items():
        said = words.text(f"{result.game}-ending-{ending.replace('_', '-')}")
        endings.add_row(said, str(number), _percent(words, number / max(result.games, 1)))
    screen.table(endings)
    lengths = _grid(words, "cli-length", "cli-least", "cli-mean", "cli-most")
    for unit, length in result.lengths.items():
        lengths.add_row(
            words.text(f"cli-length-{unit}"),
            str(length.least),
            words.decimal(length.mean, 1),
            str(length.most),
        )
    screen.table(lengths)
    for bot in result.bots:
        if bot.lost:
            screen.say("cli-simulation-lost", style="yellow", bot=bot.name, number=bot.lost)
    screen.say(
        "cli-simulated",
        number=result.games,
        players=result.players,
        seed=str(result.seed),
        decisions=result.decisions,
        seconds=words.decimal(result.seconds, 1),
    )
    if result.records is not None:
        screen.say("cli-simulation-records", file=result.records)


def _grid(words: Words, *columns: str) -> RichTable:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    grid = Table(box=SIMPLE_HEAD)
    for index, column in enumerate(columns):
        grid.add_column(words.text(column), justify="right" if index else "left")
    return grid


def _percent(words: Words, share: float) -> str:
    return words.decimal(100 * share, 1) + "\u00a0%"
