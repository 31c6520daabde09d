"""Scores over time, once the game is over: its lines are replayed and counted after every turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from batisseurs.rooms.state.room import LogLine
from batisseurs.rooms.state.rules import Rules
from batisseurs.rooms.views.model import Progress, ProgressPoint

MOST_POINTS = 300
"""Most points of a chart."""
TURN_BEGINS = "-turn-begins"
"""The id of the game event that begins a turn ends with this: in a solo game all choices are one seat's."""


def progress(rules: Rules, lines: Sequence[LogLine]) -> Progress:
    """Return the scores of every seat after the setup and after every turn, thinned out."""
    turns = list(turn_ends(lines))
    wanted = set(spread(turns, MOST_POINTS))
    table, points = rules.lay(), []
    for number, line in enumerate(lines, start=1):
        table.play(line.chose.seat, line.chose.choice)
        if number in wanted:
            scores = [rules.game.score(table, seat) for seat in range(table.players)]
            totals = tuple(sum(category.points for category in score) for score in scores)
            points.append(ProgressPoint(number, line.version, rules.game.round(table), totals))
    return Progress(tuple(points))


def turn_ends(lines: Sequence[LogLine]) -> Iterator[int]:
    """Return the numbers of the lines that end a turn.

    Lines of chance belong to the turn before.
    """
    chooser, begun = None, False
    for number, line in enumerate(lines):
        seat = line.chose.seat
        if seat >= 0 and (begun or seat != chooser):
            if number:
                yield number
            chooser, begun = seat, False
        begun = begun or any(said.message.id.endswith(TURN_BEGINS) for said in line.chose.game_events)
    if lines:
        yield len(lines)


def spread(numbers: Sequence[int], most: int) -> list[int]:
    """Return at most `most` of the numbers: the first, the last, and others evenly spaced."""
    last = len(numbers) - 1
    if last < most:
        return list(numbers)
    return [numbers[round(index * last / (most - 1))] for index in range(most)]
