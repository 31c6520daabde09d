"""The table: the state of a game, what it waits for, and the loop.

A game's own table adds its zones and small helpers in the rulebook's words. The loop is here,
once for all games: a choice takes the top step off the chain and applies it; automatic steps
then run until a step needs an answer or nothing is left.
"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from batisseurs.kernel.choice import GameEvent
from batisseurs.kernel.seats import NOBODY, OVER, SEVERAL, Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.step import ChanceStep, SealedStep, Step

WITHDRAW = -1
"""Played by a seat instead of a choice: it withdraws its sealed answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every table has: the chain of pending steps, sealed answers, and reported events."""

    worked_out: ClassVar[tuple[str, ...]] = ()
    """Attributes that follow from the components and the number of players: they are not saved."""

    def __init__(self, players: i64) -> None:
        """Make an empty table for this number of seats."""
        self.players: i64 = players
        self.top: Step | None = None
        self.sealed: list[list[int]] = []
        self.game_events: list[GameEvent] | None = None

    # The chain. ------------------------------------------------------------------------------

    def then(self, first: Step, second: Step | None = None, third: Step | None = None) -> None:
        """Put these steps before everything that is pending, in reading order."""
        if second is not None:
            if third is not None:
                third.below = self.top
                self.top = third
            second.below = self.top
            self.top = second
        first.below = self.top
        self.top = first

    def again(self, step: Step) -> None:
        """Put the step that was just answered back before everything that is pending.

        Call it before anything else is put on the chain: the steps below are then the same, so the same
        object can be used again.
        """
        assert self.top is step.below
        self.top = step

    def instead(self, step: Step | None = None) -> None:
        """Drop everything that is pending; only this step, or nothing, is left."""
        self.top = step

    def pending(self) -> list[Step]:
        """Return the steps to come, the next one first."""
        chain: list[Step] = []
        step = self.top
        while step is not None:
            chain.append(step)
            step = step.below
        return chain

    def put_pending(self, chain: list[Step]) -> None:
        """Make these the steps to come, the next one first. Each must be fresh."""
        self.top = None
        for step in reversed(chain):
            self.then(step)

    # Who chooses, and what. --------------------------------------------------------------------

    def over(self) -> bool:
        """Return whether nothing is pending."""
        return self.top is None

    def chooser(self) -> Seat:
        """Return who chooses: a seat, CHANCE, or OVER.

        Where several seats answer at once it is the first, in seat order, whose answer is not complete.
        """
        top = self.top
        if top is None:
            return OVER
        if isinstance(top, SealedStep):
            return self._first_asked(top)
        return top.chooser

    def turn_rule(self) -> str:
        """Return the rule that says whose turn it is, for refusals out of turn."""
        return ""

    def choosers(self) -> list[Seat]:
        """Return all who may choose now; empty when the game is over."""
        top = self.top
        if top is None:
            return []
        if not isinstance(top, SealedStep):
            return [top.chooser]
        return [seat for seat in top.seats(self) if top.asks(self, seat, self.given(seat))]

    def choices(self, seat: Seat) -> list[int]:
        """Return what this seat may choose now; empty if it has nothing to answer."""
        top = self.top
        if top is None:
            return []
        if top.chooser == seat:
            return top.choices(self)
        if isinstance(top, SealedStep) and seat in top.seats(self):
            return top.part_choices(self, seat, self.given(seat))
        return []

    def weight(self, choice: i64) -> i64:
        """Return how many equally likely cases this outcome of chance stands for."""
        top = self.top
        assert isinstance(top, ChanceStep)
        return top.weight(self, choice)

    def draw(self, source: Source) -> int:
        """Return an outcome for the chance step on top, without applying it."""
        top = self.top
        assert top is not None
        return top.draw(self, source)

    # The loop. ---------------------------------------------------------------------------------

    def play(self, seat: Seat, choice: i64) -> None:
        """Answer for a seat, or for chance. The choice is trusted: bots and search call this."""
        top = self.top
        assert top is not None
        if top.chooser == SEVERAL:
            self._answer(seat, choice)
            return
        self.top = top.below
        top.choose(self, choice)
        top = self.top
        if top is not None and top.chooser <= NOBODY:
            self.settle()

    def settle(self) -> None:
        """Run automatic steps until a step needs an answer."""
        top = self.top
        while top is not None:
            chooser = top.chooser
            if chooser == NOBODY:
                self.top = top.below
                top.run(self)
            elif chooser > NOBODY:
                return
            else:
                assert isinstance(top, SealedStep)
                if self._first_asked(top) != NOBODY:
                    return
                self._reveal()  # nobody has anything to answer
            top = self.top

    # Answers of several seats. -------------------------------------------------------------------

    def given(self, seat: Seat) -> list[int]:
        """Return the parts that a seat has answered so far."""
        return self.sealed[seat] if self.sealed else []

    def may_withdraw(self, seat: Seat) -> bool:
        """Return whether a seat may withdraw its sealed answer: it gave one, and not all are complete."""
        return len(self.given(seat)) > 0

    def _first_asked(self, step: SealedStep) -> Seat:
        """Return the first seat whose answer is not complete, NOBODY if all are."""
        for seat in step.seats(self):
            if step.asks(self, seat, self.given(seat)):
                return seat
        return NOBODY

    def _answer(self, seat: Seat, choice: i64) -> None:
        top = self.top
        assert isinstance(top, SealedStep)
        if not self.sealed:
            self.sealed = [[] for _ in range(self.players)]
        if choice == WITHDRAW:
            self.sealed[seat] = []
            return
        self.sealed[seat] = [*self.sealed[seat], choice]
        self.settle()

    def _reveal(self) -> None:
        top = self.top
        assert isinstance(top, SealedStep)
        answers = self.sealed or [[] for _ in range(self.players)]
        self.sealed = []
        self.top = top.below
        top.reveal(self, answers)

    def forget_sealed(self, seat: Seat) -> None:
        """Remove what the other seats have answered: this seat may not know it."""
        if self.sealed:
            self.sealed = [parts if who == seat else [] for who, parts in enumerate(self.sealed)]

    def clone(self) -> "Table":
        """Return an independent copy that reports no events."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> "Table":
        """A deep copy is a clone."""
        return self.clone()

    def copy_pending(self, other: "Table") -> None:
        """Take over another table's steps, sealed answers and number of seats: a game's `clone` calls this.

        Steps never change and lists of answers are replaced, not extended, so both may be shared.
        A clone reports no events: it is for search.
        """
        self.top = other.top
        if other.sealed:
            self.sealed = other.sealed[:]

    # What is reported. ---------------------------------------------------------------------------

    def report(self, game_event: GameEvent) -> None:
        """Report an event. Guard with `if table.game_events is not None` where speed counts."""
        if self.game_events is not None:
            self.game_events.append(game_event)
