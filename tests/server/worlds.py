"""Two worlds that a seat cannot tell apart, and how they stay so while the game goes on.

A world is a table. The twin of a table has the same view for a seat; what the seat cannot know is dealt anew.
Both go on with the same choices as far as the seat can read them; where it cannot, the twin may choose
otherwise. Whether they are still alike is said by `conceal`: with the same stream it deals both into the same
table, if and only if nothing that the seat knows differs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from batisseurs.kernel import CHANCE, WITHDRAW, Game, Message, SealedStep, Seeded, Source, Table, save, words
from batisseurs.kernel.seats import EVERYONE

Chance = Callable[[Table, int], int]
"""What chance answers at a table, at this line of an act."""
CHOICES = 8
"""How many choices are tried until one is found that the twin can follow."""
TRIES = 12
"""How often an act of the twin is looked for that looks the same."""


class Told(NamedTuple):
    """One line as a reader gets it."""

    seat: int
    text: str
    message: Message
    happenings: tuple[Message, ...]


class Act(NamedTuple):
    """A choice of a seat in one world (or none, when a game begins), and what chance answered to it."""

    seat: int
    text: str
    chance: tuple[int, ...]
    told: tuple[Told, ...]
    after: Table


class Step(NamedTuple):
    """The same act in both worlds, as far as the reader can tell."""

    real: Act
    twin: Act

    @property
    def differs(self) -> bool:
        """Whether what happened was not the same, though the reader cannot tell."""
        return (self.real.text, self.real.chance) != (self.twin.text, self.twin.chance)


def key(game: Game, table: Table, reader: int) -> bytes:
    """Return all that a seat knows of a table, in one form for all tables that it cannot tell apart."""
    concealed = table.clone()
    game.conceal(concealed, reader, Seeded(0))
    return save(game, concealed)


def wording(table: Table, seat: int, choice: int, reader: int) -> tuple[str, Message]:
    """Return what a reader is told of a choice."""
    mine = words.audience(table, seat, choice) in (EVERYONE, reader)
    said = words.say(table, seat, choice) if mine else words.veiled(table, seat, choice)
    return said.text, said.message


def _play(table: Table, seat: int, choice: int, reader: int) -> Told:
    text, message = wording(table, seat, choice, reader)
    table.happenings = []
    table.play(seat, choice)
    heard = [happening.for_reader(reader) for happening in table.happenings]
    table.happenings = None
    return Told(seat, text, message, tuple(message for message in heard if message is not None))


def act(before: Table, seat: int, choice: int | None, reader: int, chance: Chance) -> Act:
    """Let a seat choose, then chance, until somebody is asked."""
    table = before.clone()
    text, told, outcomes = "", [], []
    if choice is not None:
        text = words.say(table, seat, choice).text
        told.append(_play(table, seat, choice, reader))
    while table.chooser() == CHANCE:
        outcomes.append(chance(table, len(told)))
        told.append(_play(table, CHANCE, outcomes[-1], reader))
    return Act(seat, text, tuple(outcomes), tuple(told), table)


class Worlds:
    """A table and its twin for a reader."""

    def __init__(self, game: Game, table: Table, reader: int, source: Source) -> None:
        """Begin with one table in both worlds; the source decides all that follows."""
        self.game = game
        self.reader = reader
        self.real = table
        self.twin = table
        self._source = source

    def deal_twin(self) -> None:
        """Deal the twin anew. Nobody may have given a sealed answer yet: it would be lost."""
        assert not self.real.sealed
        self.twin = self.real.clone()
        self.game.conceal(self.twin, self.reader, self._source)

    @property
    def differ(self) -> bool:
        """Whether there is anything that the reader does not know."""
        return save(self.game, self.real) != save(self.game, self.twin)

    def begin(self) -> Step:
        """Let chance set up a game in both worlds."""
        real = act(self.real, CHANCE, None, self.reader, self._draw)
        twin = self._follow(real, [None])
        assert twin is not None, "at the worst the twin can draw the same"
        return self._go(real, twin)

    def step(self) -> Step | None:
        """Go on at random in both; None if the twin cannot follow, or if it is over."""
        for _ in range(CHOICES if not self.real.over() else 0):
            seats = self.real.choosers()
            seat = seats[self._below(len(seats))]
            choices = self.real.choices(seat)
            if self.real.may_withdraw(seat) and self._below(6) == 0:
                choices = [WITHDRAW]
            choice = choices[self._below(len(choices))]
            said = wording(self.real, seat, choice, self.reader)
            others = [WITHDRAW] if choice == WITHDRAW else self.twin.choices(seat)
            alike = [other for other in others if wording(self.twin, seat, other, self.reader) == said]
            real = act(self.real, seat, choice, self.reader, self._draw)
            twin = self._follow(real, alike)
            if twin is not None:
                return self._go(real, twin)
        return None

    def _go(self, real: Act, twin: Act) -> Step:
        self.real, self.twin = real.after, twin.after
        return Step(real, twin)

    def _follow(self, real: Act, choices: Sequence[int | None]) -> Act | None:
        """Find an act of the twin that the reader cannot tell from the real one; another one if possible."""
        wanted = self._known(real.after)
        revealed = isinstance(self.real.top, SealedStep) and not real.after.sealed
        found = None
        for _ in range(TRIES if choices else 0):
            choice = choices[self._below(len(choices))]
            try:
                twin = act(self.twin, real.seat, choice, self.reader, partial(self._same, real.told))
            except _CannotFollowError:
                continue
            # All sealed answers are read out when the last one is in: where they differ the worlds part.
            parted = revealed and twin.told != real.told
            if not parted and len(twin.told) == len(real.told) and self._known(twin.after) == wanted:
                found = twin
                if Step(real, twin).differs:
                    break
        return found

    def _known(self, table: Table) -> tuple[bytes, list[int]]:
        """Return all that the reader knows: of the table, and who is still asked."""
        return key(self.game, table, self.reader), table.choosers()

    def _draw(self, table: Table, _line: int) -> int:
        return table.draw(self._source)

    def _same(self, told: Sequence[Told], table: Table, line: int) -> int:
        """Return an outcome of chance of which the reader is told the same."""
        if line >= len(told):
            raise _CannotFollowError
        said = (told[line].text, told[line].message)
        alike = [
            outcome
            for outcome in table.choices(CHANCE)
            if wording(table, CHANCE, outcome, self.reader) == said
        ]
        if not alike:
            raise _CannotFollowError
        return alike[self._below(len(alike))]

    def _below(self, bound: int) -> int:
        return self._source.below(bound)


class _CannotFollowError(Exception):
    """What the reader saw cannot happen in the twin: they are no longer alike."""
