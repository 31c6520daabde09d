"""The bot that looks one choice ahead and takes what then looks best, as the game's own evaluation says.

A choice is followed until the seat is asked the same kind of thing again: where choices are small steps (a
card given, then a card taken) the last of them tells what the first was good for. What others answer in
secret and what chance brings is tried several times; what others do openly afterwards is not foreseen.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.bots.bot import Bot, Seen
from batisseurs.kernel.game import Game
from batisseurs.kernel.seats import CHANCE, SEVERAL, Seat
from batisseurs.kernel.source import Seeded, Source
from batisseurs.kernel.step import Step
from batisseurs.kernel.table import Table

TRIES: Final = 3
"""How many tables are imagined where chance or a secret decides what a choice leads to."""
DEEPEST: Final = 3
"""How many own choices in a row are tried, all with all; the rest of a longer row is judged as it stands."""
SEEDS: Final = 1_000_000_000
WORST: Final = -9_000_000_000_000_000_000


class GreedyBot(Bot):
    """Takes what looks best one choice ahead."""

    def __init__(self) -> None:
        """Its name is `greedy`."""
        super().__init__("greedy")

    def choose(self, seen: Seen, source: Source) -> int:
        """Of equal choices take any, lest a game goes round."""
        choices = seen.choices
        if len(choices) == 1:
            return choices[0]
        sums = look_ahead(seen, source, list(range(len(choices))))
        best = max(sums)
        equal = [choices[index] for index in range(len(choices)) if sums[index] == best]
        return equal[source.below(len(equal))] if len(equal) > 1 else equal[0]


def look_ahead(seen: Seen, source: Source, places: list[int]) -> list[int]:
    """Return how good these choices look, compared on the same imagined tables; the others look worst."""
    choices = seen.choices
    sums: list[int] = [WORST] * len(choices)
    for index in places:
        sums[index] = 0
    left_open = places
    for tries in range(TRIES, 0, -1):
        # All choices of a try meet the same luck: a lucky draw must not make a choice look better.
        luck = source.below(SEEDS)
        imagined = seen.imagine(source)
        unsure: list[int] = []
        for index in left_open:
            look = Look(seen.game, seen.seat, imagined.top, luck)
            value = look.after(imagined, choices[index], 1)
            if look.unsure:
                sums[index] += value
                unsure.append(index)
            else:
                sums[index] += value * tries
        left_open = unsure
        if not left_open:
            break
    return sums


class Look:
    """One look ahead: for a seat, from one imagined table, with one luck."""

    def __init__(self, game: Game, seat: Seat, asked: Step | None, luck: i64) -> None:
        """Remember what the seat is asked."""
        self.game: Final = game
        self.seat: Final = seat
        self.asked: Final = type(asked)
        self.luck: Final = luck
        self.unsure: bool = False

    def after(self, table: Table, choice: int, depth: i64) -> int:
        """Return how good the table looks after a choice; the table itself stays as it is."""
        seat = self.seat
        after = table.clone()
        after.play(seat, choice)
        self.settle(after)
        top = after.top
        if top is None or depth == DEEPEST:
            return self.game.evaluate(after, seat)
        if (type(top) is self.asked or type(top) is type(table.top)) and not after.given(seat):
            return self.game.evaluate(after, seat)
        choices = after.choices(seat)
        if not choices:
            return self.game.evaluate(after, seat)
        best: int = WORST
        for other in choices:
            best = max(best, self.after(after, other, depth + 1))
        return best

    def settle(self, table: Table) -> None:
        """Let chance decide and others give their secret answers, until somebody is asked openly."""
        source: Source | None = None
        top = table.top
        while top is not None and top.chooser in (CHANCE, SEVERAL):
            if source is None:
                source = Seeded(self.luck)
            if top.chooser == CHANCE:
                table.play(CHANCE, table.draw(source))
            else:
                other = table.chooser()
                if other == self.seat or table.choices(self.seat):
                    return
                choices = table.choices(other)
                table.play(other, choices[source.below(len(choices))])
            self.unsure = True
            top = table.top
