"""Two real deals, played by the same public actions: what one seat may know is equal by construction.

Nothing here asks the program what it hides. What a seat cannot see is said by hand, from the rulebooks
(`SECRETS`, `SCREENS`): there, and nowhere else, the second deal may differ. All else that happens, that
everyone sees or that the seat itself is dealt or chooses, is the same in both. So whatever the seat is told
must be the same as well; if it is not, something leaks, be it in a rule, in a view or in `conceal`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from batisseurs.kernel import (
    CHANCE,
    WITHDRAW,
    Game,
    SealedStep,
    Seeded,
    Source,
    Table,
    choice_text,
    read_position,
    save,
    write_position,
)

SECRETS: dict[str, set[str]] = {
    "theopolis": {"DealCard"},  # TH-12, TH-19: the cards dealt face down
    "nehemiah": {"Bid"},  # NE-129, NE-172: bids before the common reveal
    "esdras-et-nehemie": {"DrawCharacter", "DrawWall", "ReturnWallCard"},  # EN-37, EN-53, EN-99
    "my-village": set(),  # MV-4: nothing that one seat knows and another does not
    "auction": {"DealPurse", "Bid"},  # AU-1, AU-2
}
"""What only the seat knows that it happens to."""


def _fill_screen(side: dict[str, Any]) -> None:
    side["gold"] += 5
    side["wood"] += 3
    side["points"]["cards"] += 40


SCREENS: dict[str, Callable[[dict[str, Any]], None]] = {"nehemiah": _fill_screen}  # NE-14, NE-172
"""How much more may lie before another seat, in a game from a position: nobody saw how it came there."""

TRIES = 30
"""How often a public action is looked for that is possible in both deals."""


class Act(NamedTuple):
    """A choice of a seat in one deal (or none, when a game begins), and what chance answered to it."""

    seat: int
    text: str
    chance: tuple[int, ...]
    after: Table

    @property
    def lines(self) -> int:
        """How many lines of the log it makes."""
        return len(self.chance) + (self.text != "")


class Step(NamedTuple):
    """The same act in both deals, as far as the reader can tell."""

    real: Act
    twin: Act

    @property
    def differs(self) -> bool:
        """Whether what happened was not the same, though the reader cannot tell."""
        return (self.real.text, self.real.chance) != (self.twin.text, self.twin.chance)


class _Parts(Exception):  # noqa: N818  what the deals do
    """What happens in one deal cannot happen in the other, or would show everyone what was hidden."""


class Deals:
    """Two tables of which a reader may know the same; the source decides all that follows."""

    def __init__(self, game: Game, table: Table, reader: int, source: Source) -> None:
        """Begin with one table in both deals."""
        self.game = game
        self.reader = reader
        self.real = table
        self.twin = table.clone()
        self._source = source

    @property
    def differ(self) -> bool:
        """Whether there is anything that the reader does not know."""
        return save(self.game, self.real) != save(self.game, self.twin)

    def begin(self) -> Step:
        """Let chance set up the game in both."""
        for _ in range(TRIES):
            try:
                return self._go(self._act(CHANCE, None, None))
            except _Parts:
                continue
        raise AssertionError("no two deals could be made")

    def fill_screens(self) -> None:
        """From a position, lay more before another seat in the second deal, where screens hide it."""
        fill = SCREENS.get(self.game.slug)
        if fill is not None:
            document = write_position(self.game, self.real)
            others = [seat for seat in range(self.real.players) if seat != self.reader]
            fill(document["table"][f"p{others[self._source.below(len(others))] + 1}"])
            self.twin = read_position(self.game, document)

    def step(self) -> Step | None:
        """Go on at random in both; None if nothing is found that is possible in both and ends neither."""
        for _ in range(TRIES if not self.real.over() else 0):
            try:
                return self._go(self._act(*self._pick()))
            except _Parts:
                continue
        return None

    def _go(self, step: Step) -> Step:
        self.real, self.twin = step.real.after, step.twin.after
        return step

    # Choices. ----------------------------------------------------------------------------------------

    def _pick(self) -> tuple[int, int, int]:
        """Return a seat that chooses in both, and a choice in each."""
        seats = self.real.choosers()
        assert self.twin.choosers() == seats, "who is asked tells what is hidden"
        apart = [seat for seat in range(self.real.players) if self.real.given(seat) != self.twin.given(seat)]
        if apart and len(seats) == 1:  # the next answer may lay all open: they must be the same by then
            return self._one_of(apart), WITHDRAW, WITHDRAW
        seat = self._one_of(seats)
        if self.real.may_withdraw(seat) and self._below(6) == 0:
            return seat, WITHDRAW, WITHDRAW
        secret = self._hides(self.real, seat)
        if secret and (len(seats) > 1 or not isinstance(self.real.top, SealedStep)) and self._below(2):
            return seat, self._one_of(self.real.choices(seat)), self._one_of(self.twin.choices(seat))
        here, there = texts(self.real, seat), texts(self.twin, seat)
        assert seat != self.reader or list(here) == list(there), "what the reader may choose tells"
        both = [text for text in here if text in there]
        if not both:
            raise _Parts
        text = self._one_of(both)
        return seat, here[text], there[text]

    def _hides(self, table: Table, seat: int) -> bool:
        """Return whether the reader does not see what is decided now."""
        step = table.top
        owner = seat if seat != CHANCE or step is None else int(step.actor())
        return type(step).__name__ in SECRETS[self.game.slug] and owner != self.reader

    # Acts. -------------------------------------------------------------------------------------------

    def _act(self, seat: int, choice: int | None, other: int | None) -> Step:
        """Let a seat choose in both deals, then chance, until a seat has a choice."""
        real, twin = self.real.clone(), self.twin.clone()
        said = ["", ""]
        if choice is not None and other is not None:
            said = [choice_text.say(real, seat, choice).text, choice_text.say(twin, seat, other).text]
            real.play(seat, choice)
            twin.play(seat, other)
        drawn = []
        while real.chooser() == CHANCE and twin.chooser() == CHANCE:
            drawn.append(self._draw(real, twin))
            real.play(CHANCE, drawn[-1][0])
            twin.play(CHANCE, drawn[-1][1])
        assert real.over() == twin.over(), "that the game is over tells"
        if real.over():
            raise _Parts  # everything is shown
        self._check_goes_on(real, twin)
        ours, theirs = [pair[0] for pair in drawn], [pair[1] for pair in drawn]
        return Step(Act(seat, said[0], tuple(ours), real), Act(seat, said[1], tuple(theirs), twin))

    def _draw(self, real: Table, twin: Table) -> tuple[int, int]:
        """Return what chance answers in each deal."""
        assert type(real.top) is type(twin.top), "what is drawn for tells"
        outcome = real.draw(self._source)
        possible = outcome in twin.choices(CHANCE)
        if self._hides(real, CHANCE) and (not possible or self._below(2)):
            return outcome, twin.draw(self._source)
        if not possible:
            raise _Parts
        return outcome, outcome

    def _check_goes_on(self, real: Table, twin: Table) -> None:
        """Refuse to come where someone has no public action that is possible in both deals."""
        for seat in real.choosers():
            if not self._hides(real, seat) and not set(texts(real, seat)) & set(texts(twin, seat)):
                raise _Parts

    def _one_of(self, several: list[Any]) -> Any:
        return several[self._below(len(several))]

    def _below(self, bound: int) -> int:
        return self._source.below(bound)


def texts(table: Table, seat: int) -> dict[str, int]:
    """Return what a seat may choose, by its words."""
    return {said.text: choice for choice, said in choice_text.spoken_choices(table, seat)}


def two_deals(game: Game, table: Table, reader: int, seed: int) -> Deals:
    """Return two deals that have just been made."""
    deals = Deals(game, table, reader, Seeded(seed))
    deals.begin()
    return deals
