"""The table: what lies on it, what the game waits for, and the loop.

A game's own table adds its zones and small helpers in the rulebook's words. The loop is here,
once for all games: a choice takes the top step off the chain and carries it out; what nobody
is asked for then happens at once, until somebody is on top or nothing is left.
"""

from mypy_extensions import i64, mypyc_attr

from batisseurs.kernel.choice import GameEvent
from batisseurs.kernel.seats import NOBODY, OVER, SEVERAL, Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.step import ChanceStep, SealedStep, Step

WITHDRAW = -1
"""Played by a seat instead of a choice: it takes its sealed answer back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every table has: the chain of pending steps, sealed answers, and who listens."""

    def __init__(self, players: i64) -> None:
        """Lay an empty table for this number of seats."""
        self.players: i64 = players
        self.top: Step | None = None
        self.sealed: list[list[int]] = []
        self.game_events: list[GameEvent] | None = None

    # The chain. ------------------------------------------------------------------------------

    def then(self, first: Step, second: Step | None = None, third: Step | None = None) -> None:
        """Have these steps happen next, in reading order, before everything that is pending."""
        if second is not None:
            if third is not None:
                third.below = self.top
                self.top = third
            second.below = self.top
            self.top = second
        first.below = self.top
        self.top = first

    def again(self, step: Step) -> None:
        """Have the step that was just answered come again, before everything that is pending.

        Call it before anything else is put on the chain: what lies below the step is then still what lay
        there, so the same object can serve again.
        """
        assert self.top is step.below
        self.top = step

    def instead(self, step: Step | None = None) -> None:
        """Drop all that is pending; only this step, or nothing at all, is left to come."""
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
        """Tell whether nothing is pending any more."""
        return self.top is None

    def chooser(self) -> Seat:
        """Return who is to choose: a seat, CHANCE, or OVER.

        Where several seats answer at once it is the first, in seat order, whose answer is not complete.
        """
        top = self.top
        if top is None:
            return OVER
        if isinstance(top, SealedStep):
            return self._first_asked(top)
        return top.chooser

    def asking_rule(self) -> str:
        """Return the rule by which the pending question is asked: what other answers are refused with."""
        return ""

    def turn_rule(self) -> str:
        """Return the rule that says whose turn it is: what is refused with it comes out of turn."""
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
        """Return what this seat may choose now; empty if it is not asked."""
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
        """Return an outcome for the chance step on top, without carrying it out."""
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
        """Let happen what nobody is asked for, until somebody is."""
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
        """Tell whether a seat may take its sealed answer back (it has given one, and not all are in)."""
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
        """Take away what the other seats have answered: to this seat it counts as not yet given."""
        if self.sealed:
            self.sealed = [parts if who == seat else [] for who, parts in enumerate(self.sealed)]

    def clone(self) -> "Table":
        """Return an independent copy to which nobody listens."""
        raise NotImplementedError

    def copy_pending(self, other: "Table") -> None:
        """Take over another table's steps, sealed answers and number of seats: a game's `clone` calls this.

        Steps never change and lists of answers are replaced, not extended, so both may be shared.
        Who listens is not copied: a clone is for thinking.
        """
        self.top = other.top
        if other.sealed:
            self.sealed = other.sealed[:]

    # What is reported. ---------------------------------------------------------------------------

    def report(self, game_event: GameEvent) -> None:
        """Tell whoever listens. Guard with `if table.game_events is not None` where speed counts."""
        if self.game_events is not None:
            self.game_events.append(game_event)
