"""The bot that takes any choice, all equally likely: the measure of all others."""

from mypy_extensions import i64

from batisseurs.bots.bot import Bot, Seen
from batisseurs.kernel.seats import CHANCE, SEVERAL
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import Table


class RandomBot(Bot):
    """Takes any choice."""

    def __init__(self) -> None:
        """Its name is `random`."""
        super().__init__("random")

    def choose(self, seen: Seen, source: Source) -> int:
        """Draw from the source only if there is something to choose: `random_game` does the same."""
        choices = seen.choices
        size: i64 = len(choices)
        return choices[source.below(size)] if size > 1 else choices[0]


def random_game(table: Table, chance: Source, players: list[Source]) -> tuple[int, int, int]:
    """Play the rest of a game as a `RandomBot` at every seat would, choice for choice, but much faster.

    Each seat draws from its own source. Return the decisions of players, those with a real choice among
    them, and the lines that the log would have.
    """
    decisions: i64 = 0
    real: i64 = 0
    lines: i64 = 0
    top = table.top
    while top is not None:
        lines += 1
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
                table.play(seat, choices[players[seat].below(size)])
            else:
                table.play(seat, choices[0])
        top = table.top
    return decisions, real, lines
