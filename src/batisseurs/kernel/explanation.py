"""What is this, and what would happen? A game's own answers, for every surface that shows it.

Terminal, browser, text view and screen reader all ask here, so they say the same and know no rule. Both
answers use only what the reader may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import GameEvent, Message
from batisseurs.kernel.errors import UnknownPlace
from batisseurs.kernel.log_lines import Clause, clause_of, fold
from batisseurs.kernel.seats import CHANCE, Seat
from batisseurs.kernel.step import SealedStep

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game
    from batisseurs.kernel.table import Table


class Explanation(msgspec.Struct, frozen=True):
    """What a place, a piece, a component or a sign is and does: sentences, the most useful first."""

    title: Message
    about: tuple[Message, ...]
    """What it is, what it does, what it is good for. Never empty."""
    now: tuple[Message, ...] = ()
    """Its figures now: how many, whose, how far."""
    costs: tuple[Message, ...] = ()
    """What one pays for it, each a short phrase ("2 wood")."""
    gains: tuple[Message, ...] = ()
    """What one gets for it, each a short phrase."""
    rules: tuple[str, ...] = ()
    item: str = ""
    """The component that lies there: its face can be shown, and the sources of its printed values listed."""


Explainer = Callable[[str], Explanation | None]
"""Explains an id to one reader of one table; None if there is no such thing."""


class Figure(msgspec.Struct, frozen=True):
    """A number that a player looks at: what they have of something. The id is one that `explain` knows."""

    id: str
    number: int
    burden: bool = False
    """Whether less of it is better: time that has passed, original sin."""


def changes_of(had: tuple[Figure, ...], has: tuple[Figure, ...]) -> list[Figure]:
    """Return by how much figures have changed, only those that have."""
    before, after = ({figure.id: figure for figure in figures} for figures in (had, has))
    numbers = {
        id_: (after[id_].number if id_ in after else 0) - (before[id_].number if id_ in before else 0)
        for id_ in {**before, **after}
    }
    known = {**before, **after}
    return [Figure(id_, number, known[id_].burden) for id_, number in numbers.items() if number]


End = Literal["", "chance", "others", "open", "over"]
"""The seat continues, chance answers, others choose, all sealed answers are laid open, the game is over."""


class Preview(msgspec.Struct, frozen=True):
    """What a choice would do, as far as the seat can foresee: up to chance or someone else's decision."""

    text: str
    """The choice."""
    told: tuple[Clause, ...]
    """What the log would tell of it."""
    figures: tuple[Figure, ...]
    """By how much each of the seat's own figures would change; those that stay are left out."""
    score: int
    """By how many points the seat's score would change at once."""
    end: End
    """What comes then."""
    asks: tuple[int, ...] = ()
    """The others who choose then."""


MOST_AUTO_ANSWERS = 100
"""How many auto-answers are followed."""


def name_of(item: str) -> Message:
    """Return the title of a component: its printed name."""
    return Message("explain-name", {"item": item})


def explain(game: Game, table: Table, reader: Seat, place: str) -> Explanation:
    """Return what a place, piece, component or sign is, for a reader; refuse what it cannot see."""
    found = game.explain(table, reader, place)
    if found is None:
        raise UnknownPlace(
            f"there is nothing called {place[:60]!r} that could be explained", unknown_place(place)
        )
    return found


def unknown_place(place: str) -> Message:
    """Return the refusal to explain what there is not."""
    return Message("error-unknown-place", {"place": place[:60]})


class Foresight:
    """What a seat can foresee, on a copy of the table on which what it cannot know was dealt again."""

    def __init__(
        self, concealed: Table, seat: Seat, *, last: bool, auto_answers: Mapping[str, str] | None = None
    ) -> None:
        """Take the copy; `last` says whether, of sealed answers, only this seat's is missing.

        `auto_answers` are the seat's own, by step: they are given as soon as they are asked for.
        """
        self.concealed = concealed
        self.seat = seat
        self.last = last
        self.auto_answers = auto_answers or {}

    def play(self, choice: int) -> tuple[Table, End]:
        """Return the table after a choice, with what was announced, and what comes then."""
        twin, step = self.concealed.clone(), self.concealed.top
        twin.game_events = []
        twin.play(self.seat, choice)
        if isinstance(step, SealedStep):
            # Others answer at the same time: what comes of it is not this seat's to know.
            complete = twin.top is not step or self.seat not in twin.choosers()
            return self.concealed, "open" if complete and self.last else ""
        self._follow(twin)
        if twin.over():
            return twin, "over"
        if twin.chooser() == CHANCE:
            return twin, "chance"
        return twin, "" if twin.choosers() == [self.seat] else "others"

    def _follow(self, twin: Table) -> None:
        for _ in range(MOST_AUTO_ANSWERS):
            text = self.auto_answers.get(type(twin.top).__name__)
            if not text or twin.choosers() != [self.seat]:
                return
            found = choice_text.auto_answer(twin, self.seat, text)
            if found is None:
                return
            twin.play(self.seat, found)

    def previews(self, game: Game) -> list[Preview]:
        """Return what each choice of the seat would do, in the order of its choices."""
        had = game.figures(self.concealed, self.seat)
        points = self._points(game, self.concealed)
        return [self._preview(game, choice, had, points) for choice in self.concealed.choices(self.seat)]

    def _preview(self, game: Game, choice: int, had: tuple[Figure, ...], points: int) -> Preview:
        seat = self.seat
        twin, end = self.play(choice)
        has = game.figures(twin, self.seat)
        changes = changes_of(had, has)
        return Preview(
            choice_text.say(self.concealed, seat, choice).text,
            log_clauses(game, twin.game_events or [], seat),
            tuple(changes),
            self._points(game, twin) - points,
            end,
            tuple(twin.choosers()) if end == "others" else (),
        )

    def _points(self, game: Game, table: Table) -> int:
        return sum(category.points for category in game.seen_score(table, self.seat, self.seat))


def log_clauses(game: Game, events: list[GameEvent], reader: Seat) -> tuple[Clause, ...]:
    """Return what the log tells a reader of some events, without whose turn it is."""
    seen = [(event.for_reader(reader), event.rule) for event in events]
    clauses = [clause_of(fact, rule, game.wordings) for fact, rule in seen if fact is not None]
    lines = fold([(0, reader, clauses)])
    return tuple(clause for line in lines for clause in line.clauses if clause.flow != "pending")
