"""Random play to the end: the unit of search, of simulation and of the benchmark."""

from mypy_extensions import i64

from batisseurs.kernel.seats import CHANCE, NOBODY, SEVERAL
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
            decisions += 1
            real += len(choices) > 1
            table.play(seat, choices[players[seat].below(len(choices))] if len(choices) > 1 else choices[0])
            top = table.top
            continue
        choice: i64
        if seat == CHANCE:
            choice = top.draw(table, chance)
        else:
            choices = top.choices(table)
            size: i64 = len(choices)
            decisions += 1
            if size > 1:
                real += 1
                choice = choices[players[seat].below(size)]
            else:
                choice = choices[0]
        # As in `Table.play`, without the call.
        table.top = top.below
        top.choose(table, choice)
        top = table.top
        if top is not None and top.chooser <= NOBODY:
            table.settle()
            top = table.top
    return decisions, real, lines
