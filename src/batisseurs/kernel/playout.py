"""Random play to the end: the unit of search, of simulation and of the benchmark."""

from typing import Final

from mypy_extensions import i64

from batisseurs.kernel.seats import CHANCE, NOBODY
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import Table

TO_THE_END: Final = 1_000_000_000


def playout(  # noqa: PLR0912  one loop, for speed
    table: Table, chance: Source, players: list[Source], most: i64 = TO_THE_END
) -> tuple[int, int, int]:
    """Play the rest of the game at random, each seat drawing from its own source.

    Return the players' decisions, those with a real choice among them, and the lines that a log would have.
    A source is used only where there is more than one choice. After `most` real choices play stops before the
    next one: search then judges the table.
    """
    real: i64 = 0
    forced: i64 = 0
    draws: i64 = 0
    choice: i64
    top = table.top
    while top is not None:
        # As in `Table.play` and `Table.settle`, without the calls.
        seat = top.chooser
        if seat >= 0:
            choices = top.choices(table)
            size: i64 = len(choices)
            if size > 1:
                if real == most:
                    break
                real += 1
                choice = choices[players[seat].below(size)]
            else:
                forced += 1
                choice = choices[0]
            table.top = top.below
            top.choose(table, choice)
        elif seat == NOBODY:
            table.top = top.below
            top.run(table)
        elif seat == CHANCE:
            draws += 1
            choice = top.draw(table, chance)
            table.top = top.below
            top.choose(table, choice)
        else:
            asked = table.choosers()
            if not asked:
                table.settle()  # nobody has anything to answer
            else:
                seat = asked[0]
                choices = table.choices(seat)
                if len(choices) > 1:
                    if real == most:
                        break
                    real += 1
                    table.play(seat, choices[players[seat].below(len(choices))])
                else:
                    forced += 1
                    table.play(seat, choices[0])
        top = table.top
    return real + forced, real, real + forced + draws
