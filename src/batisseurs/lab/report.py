"""A simulation's result as tables for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.lab.result import Length, SimulationResult

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Grid


def report(result: SimulationResult) -> RenderableType:
    """Return what a rich console prints: bots, seats, endings, lengths."""
    from rich.console import Group

    return Group(_bots(result), _seats(result), _endings(result), _lengths(result), _last_line(result))


def _grid(title: str, *columns: str) -> Grid:
    from rich import box
    from rich.table import Table

    grid = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for index, column in enumerate(columns):
        grid.add_column(column, justify="right" if index else "left")
    return grid


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _rate(rate: float, interval: tuple[float, float]) -> tuple[str, str]:
    return _percent(rate), f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f}"


def _number(number: float) -> str:
    """Return a count of wins: whole where it is whole."""
    return f"{number:,.0f}" if number == int(number) else f"{number:,.2f}"


def _bots(result: SimulationResult) -> Grid:
    grid = _grid("Bots", "bot", "wins", "win rate", "95 %", "mean score", "mean rank")
    for bot in result.bots:
        rates = _rate(bot.win_rate, bot.interval)
        grid.add_row(bot.name, _number(bot.wins), *rates, f"{bot.mean_score:.2f}", f"{bot.mean_rank:.2f}")
    return grid


def _seats(result: SimulationResult) -> Grid:
    grid = _grid("Seats", "seat", "wins", "win rate", "95 %", "mean score")
    for seat in result.seats:
        rates = _rate(seat.win_rate, seat.interval)
        grid.add_row(seat.seat, _number(seat.wins), *rates, f"{seat.mean_score:.2f}")
    return grid


def _endings(result: SimulationResult) -> Grid:
    grid = _grid("Endings", "ending", "games", "share")
    for ending, games in result.endings.items():
        grid.add_row(ending, f"{games:,}", _percent(games / max(result.games, 1)))
    return grid


def _lengths(result: SimulationResult) -> Grid:
    grid = _grid("Lengths", "counted in", "least", "mean", "most")
    for unit, length in result.lengths.items():
        grid.add_row(unit, *_length(length))
    return grid


def _length(length: Length) -> tuple[str, str, str]:
    return f"{length.least:,}", f"{length.mean:,.1f}", f"{length.most:,}"


def _last_line(result: SimulationResult) -> str:
    rate = result.decisions / result.seconds if result.seconds else 0.0
    line = (
        f"{result.games:,} games of {result.game}, {result.players} players, seed {result.seed}: "
        f"{result.decisions:,} decisions ({result.real_decisions:,} with a real choice) "
        f"in {result.seconds:.1f} s, {rate:,.0f} a second"
    )
    if not result.complete:
        line += f"\nINCOMPLETE: {result.asked:,} games were asked for."
    if result.records is not None:
        line += f"\nRecords: {result.records}"
    return line
