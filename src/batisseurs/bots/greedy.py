"""The bot that looks one choice ahead and takes the best, by the game's own evaluation.

A choice is followed until its action is complete: where a move is several small choices (give a card, then
take a card), only the last shows the value of the first. Secret answers of others and outcomes of chance are
sampled several times; later open moves of others are not foreseen.
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
"""How many tables are sampled if chance or a secret decides the result of a choice."""
DEEPEST: Final = 3
"""How many own choices in a row are tried, all with all; the rest of a longer row follows one by one."""
LONGEST: Final = 8
"""How many choices follow one by one."""
SEEDS: Final = 1_000_000_000
WORST: Final = -1.0e18


class GreedyBot(Bot):
    """Takes what looks best one choice ahead."""

    def __init__(self) -> None:
        """Its name is `greedy`."""
        super().__init__("greedy")

    def choose(self, seen: Seen, source: Source) -> int:
        """Of equal choices take any, so that a game does not loop."""
        choices = seen.choices
        if len(choices) == 1:
            return choices[0]
        sums = look_ahead(seen, source, list(range(len(choices))))
        best = max(sums)
        equal = [choices[index] for index in range(len(choices)) if sums[index] == best]
        return equal[source.below(len(equal))] if len(equal) > 1 else equal[0]


def look_ahead(seen: Seen, source: Source, places: list[int], thorough: bool = False) -> list[float]:
    """Return how good these choices look, compared on the same imagined tables; the others look worst.

    If `thorough`, choices that lead to the same kind of question about different things are all followed.
    """
    sums: list[float] = [WORST] * len(seen.choices)
    for place in places:
        sums[place] = 0.0
    left_open = places
    for tries in range(TRIES, 0, -1):
        # All choices of a try meet the same luck: a lucky draw must not make a choice look better.
        luck = source.below(SEEDS)
        imagined = seen.imagine(source)
        look = Look(seen.game, seen.seat, imagined.top, luck, thorough)
        look.at_all(imagined, [seen.choices[place] for place in left_open], 1)
        unsure: list[int] = []
        for place, tried in zip(left_open, look.tries, strict=True):
            if tried.unsure:
                sums[place] += tried.look
                unsure.append(place)
            else:
                sums[place] += tried.look * float(tries)
        left_open = unsure
        if not left_open:
            break
    return sums


class Try:
    """A choice that is tried out."""

    def __init__(self, table: Table, asked: list[int], value: float, unsure: bool) -> None:
        """Keep the table after it, what must be chosen to complete it, and how good that looks."""
        self.table: Table = table
        self.asked: Final = asked
        self.value: Final = value
        self.look: float = value
        """How good it looks when it is complete."""
        self.unsure: bool = unsure
        self.better: Try | None = None
        """A choice that leads to the same question and looks better."""


class Look:
    """One look ahead: for a seat, from one imagined table, with one luck."""

    def __init__(self, game: Game, seat: Seat, asked: Step | None, luck: i64, thorough: bool = False) -> None:
        """Take the step that the seat answers."""
        self.thorough: Final = thorough
        self.game: Final = game
        self.quiet: Final = game.thinking.quiet
        self.seat: Final = seat
        self.asked: Final = type(asked)
        self.luck: Final = luck
        self.unsure: bool = False
        """Whether chance, or what others answered in secret, had a part in it."""
        self.tries: list[Try] = []
        """What came of each choice, after `at_all`."""

    def worth(self, table: Table) -> float:
        """Return how good a table looks."""
        return float(self.game.evaluate(table, self.seat))

    def at_all(self, table: Table, choices: list[int], depth: i64) -> Table:
        """Look at all these choices; return the table after the best one and what completes it.

        Where several choices lead to the same question (the dice of one value), only the one that looks best
        so far is followed; the others are as much worse as they look now.
        """
        tries: list[Try] = []
        for choice in choices:
            tries.append(self.try_out(table, choice, tries))
        best = tries[0]
        for tried in tries:
            if tried.better is None:
                if tried.asked:
                    self.follow(tried, depth)
                if tried.look > best.look or best.better is not None:
                    best = tried
        for tried in tries:
            best_alike = tried
            while best_alike.better is not None:
                best_alike = best_alike.better
            if best_alike is not tried:
                tried.look = best_alike.look + tried.value - best_alike.value
                tried.unsure = tried.unsure or best_alike.unsure
            self.unsure = self.unsure or tried.unsure
        self.tries = tries
        return best.table

    def try_out(self, table: Table, choice: int, others: list[Try]) -> Try:
        """Play a choice on a copy, and compare it with those that lead to the same question."""
        self.unsure = False
        after = table.clone()
        after.play(self.seat, choice)
        asked = self.left_open(after, table.top)
        tried = Try(after, asked, self.worth(after), self.unsure)
        if asked:
            for other in others:
                if other.better is None and other.asked == asked and self.same_question(other.table, after):
                    if tried.value <= other.value:
                        tried.better = other
                        break
                    other.better = tried
        return tried

    def follow(self, tried: Try, depth: i64) -> None:
        """Complete what was begun by a choice, in the way that looks best."""
        self.unsure = False
        if depth == DEEPEST:
            tried.table = self.complete(tried.table, tried.asked)
        else:
            tried.table = self.at_all(tried.table, tried.asked, depth + 1)
        tried.look = self.worth(tried.table)
        tried.unsure = tried.unsure or self.unsure

    def complete(self, table: Table, choices: list[int]) -> Table:
        """Return the table after what looks best, one choice at a time."""
        for _ in range(LONGEST):
            before = table.top
            best = table
            asked: list[int] = []
            highest = WORST
            for choice in choices:
                then = table.clone()
                then.play(self.seat, choice)
                left = self.left_open(then, before)
                value = self.worth(then)
                if value > highest:
                    highest = value
                    best = then
                    asked = left
            table = best
            choices = asked
            if not choices:
                break
        return table

    def left_open(self, table: Table, before: Step | None) -> list[int]:
        """Play on while nothing is to be chosen; return what the seat must choose to complete its action.

        It is complete when the seat gets the same kind of step as at first or last, or one at which the
        game can be judged, or when another seat has a choice.
        """
        seat = self.seat
        while True:
            self.settle(table)
            top = table.top
            if top is None:
                return []
            kind = type(top)
            if (kind is self.asked or kind is type(before)) and not table.given(seat):
                return []
            if kind in self.quiet:
                return []
            choices = table.choices(seat)
            if len(choices) != 1:
                return choices
            table.play(seat, choices[0])

    def settle(self, table: Table) -> None:
        """Draw chance and the others' secret answers, until a seat has an open choice."""
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

    def same_question(self, table: Table, other: Table) -> bool:
        """Tell whether two tables wait for the same kind of answer; if `thorough`, about the same thing."""
        one, two = table.top, other.top
        if not self.thorough or one is None or two is None:
            return type(one) is type(two)
        return type(one) is type(two) and one.fields() == two.fields()
