"""Random play to the end: the unit of search, of simulation and of the benchmark."""

from mypy_extensions import i64

from batisseurs.kernel.seats import CHANCE, SEVERAL
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import Table


def playout(table: Table, chance: Source, players: Source) -> tuple[int, int]:
    """Play the rest of the game at random; return the players' decisions and those with a real choice.

    Chance and the players may draw from one source or from two.
    """
    decisions: i64 = 0
    real: i64 = 0
    top = table.top
    while top is not None:
        seat = top.chooser
        if seat == CHANCE:
            table.play(seat, table.draw(chance))
        else:
            if seat == SEVERAL:
                seat = table.chooser()
                choices = table.choices(seat)
            else:
                choices = top.choices(table)
            size: i64 = len(choices)
            decisions += 1
            if size > 1:
                real += 1
                table.play(seat, choices[players.below(size)])
            else:
                table.play(seat, choices[0])
        top = table.top
    return decisions, real
