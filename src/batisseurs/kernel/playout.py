"""Random play to the end: the unit of search, of simulation and of the benchmark."""

from mypy_extensions import i64

from batisseurs.kernel.seats import CHANCE, SEVERAL
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import Table


def playout(table: Table, chance: Source, players: list[Source]) -> tuple[int, int, int]:
    """Play the rest of the game at random, each seat drawing from its own source.

    Return the players' decisions, those with a real choice among them, and the lines that a log would have.
    A source is asked only where there is something to choose.
    """
    decisions: i64 = 0
    real: i64 = 0
    lines: i64 = 0
    top = table.top
    while top is not None:
        lines += 1
        seat = top.chooser
        if seat == SEVERAL:
            seat = table.chooser()
            choices = table.choices(seat)
        elif seat == CHANCE:
            table.play(seat, top.draw(table, chance))
            top = table.top
            continue
        else:
            choices = top.choices(table)
        size: i64 = len(choices)
        decisions += 1
        if size > 1:
            real += 1
            table.play(seat, choices[players[seat].below(size)])
        else:
            table.play(seat, choices[0])
        top = table.top
    return decisions, real, lines
