"""Lessons: a game is learned by playing it. Each comes when its moment has come, on the real engine.

A game lists its lessons as data, in the order in which they matter. Here is decided which of them are due;
server and terminal ask here and remember what a reader has read.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from batisseurs.kernel import choice_text
from batisseurs.kernel.seats import SPECTATOR, Seat, seat_name
from batisseurs.kernel.source import Seeded

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game
    from batisseurs.kernel.table import Table

AT_ONCE: Final = 3
"""How many new lessons come before one decision, one after the other."""
SUGGESTIONS: Final = 10
"""For how many decisions a move is suggested unasked, if a game says nothing else; then only where something
new is asked."""
ACTION: Final = 6
"""For how many decisions more, if they complete what was begun before."""
OFF: Final = "off"
"""Among what a reader has read: no more lessons."""
LINES: Final = 100_000
"""More than any game has."""
MINE: Final = "me."
"""How the places of the reader's own seat begin in a lesson."""


class Lesson(msgspec.Struct, frozen=True):
    """One idea, in at most two sentences: what a thing is good for."""

    id: str
    """The catalogue id of its words. Common lessons are worded by each surface: `web-…`, `cli-…`."""
    steps: tuple[str, ...] = ()
    """It comes when the reader has to answer one of these steps; without any, at every step."""
    offers: str = ""
    """Only if a choice begins with this word; their places are lit up."""
    events: tuple[str, ...] = ()
    """Instead: it comes after one of these was announced, with the next question or at the end."""
    after: int = 0
    """Only after the reader has made so many decisions."""
    places: tuple[str, ...] = ()
    """What is lit up: ids that the game explains; `me.` begins those of the reader's own seat."""
    rules: tuple[str, ...] = ()


class FirstGame(msgspec.Struct, frozen=True):
    """The table at which a game is learned: the same deal each time, against bots."""

    players: int
    seed: int
    options: dict[str, bool | int | str] = {}
    bot: str = "beginner"


CHOOSE: Final = Lesson("lesson-choose")
"""The first of the lessons that every game has: how to choose at all."""
SUGGEST: Final = "lesson-suggest"


def common(suggestions: int = SUGGESTIONS) -> tuple[Lesson, ...]:
    """Return the others: how to play here, whatever is played. They are read once, not once for each game."""
    return (
        Lesson("lesson-undo", after=1),
        Lesson("lesson-what", after=2),
        Lesson("lesson-why-not", after=3),
        Lesson("lesson-log", after=5),
        Lesson(SUGGEST, after=suggestions),
    )


COMMON: Final = common()
"""Those of a game whose turns are short."""
SHARED: Final = frozenset(lesson.id for lesson in COMMON)


class Moment(msgspec.Struct, frozen=True):
    """What a seat is asked, what it has seen so far, and how often it has decided."""

    step: str
    """Empty if there is nothing to decide."""
    choices: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The text and the places of each choice."""
    events: frozenset[str] = frozenset()
    decisions: int = 0
    over: bool = False


def moment_of(table: Table, seat: Seat, events: Collection[str], decisions: int) -> Moment:
    """Return the moment of a seat, given the ids of what was announced to it."""
    if seat == SPECTATOR or len(table.choices(seat)) <= 1:
        return Moment("", (), frozenset(events), decisions, table.over())
    step = type(choice_text.pending_step(table)).__name__
    said = (choice for _, choice in choice_text.spoken_choices(table, seat))
    return Moment(step, tuple((one.text, one.at) for one in said), frozenset(events), decisions)


def comes(lesson: Lesson, moment: Moment) -> bool:
    """Tell whether this is the moment of a lesson."""
    if lesson.events:
        return (moment.step != "" or moment.over) and not moment.events.isdisjoint(lesson.events)
    if not moment.step or (lesson.steps and moment.step not in lesson.steps):
        return False
    return moment.decisions >= lesson.after and (not lesson.offers or bool(_offered(lesson, moment)))


def _offered(lesson: Lesson, moment: Moment) -> list[tuple[str, ...]]:
    """Return the places of each choice that a lesson is about."""
    return [at for text, at in moment.choices if lesson.offers in {"", first_word(text)}]


def due(lessons: Sequence[Lesson], moment: Moment, read: Collection[str]) -> list[Lesson]:
    """Return the lessons that come now, in their order; of a kind of step that is new, one comes first.

    Those of all games come one at a time, when an action begins and the game itself has little to teach.
    """
    new = [lesson for lesson in lessons if lesson.id not in read and comes(lesson, moment)]
    own = [lesson for lesson in new if lesson.id not in SHARED]
    little = len(own) < AT_ONCE - 1 and begins(lessons, moment)
    shared = sorted((lesson for lesson in new if lesson.id in SHARED), key=lambda one: one.id != SUGGEST)
    new = own + shared[: int(little)]
    if not any(lesson.id in read for lesson in lessons if is_about(lesson, moment)):
        first = [lesson for lesson in new if is_about(lesson, moment)][:1]
        new.sort(key=lambda lesson: lesson not in first)
    return new[:AT_ONCE]


def begins(lessons: Sequence[Lesson], moment: Moment) -> bool:
    """Tell whether an action begins here: at the kind of step with which a game begins to teach."""
    return not lessons or is_about(lessons[0], moment)


def is_about(lesson: Lesson, moment: Moment) -> bool:
    """Tell whether a lesson is about the kind of step that is asked."""
    return moment.step in lesson.steps


def lit_places(game: Game, table: Table, seat: Seat, lesson: Lesson, moment: Moment) -> tuple[str, ...]:
    """Return what a lesson lights up now: what it names, as far as it is there, or what it is about."""
    own = f"{seat_name(seat)}."
    named = (own + place.removeprefix(MINE) if place.startswith(MINE) else place for place in lesson.places)
    there = [place for place in named if game.explain(table, seat, place) is not None]
    if lesson.steps and not lesson.places:
        there = [place for at in _offered(lesson, moment) for place in at]
    return tuple(dict.fromkeys(there))


def luck(first: FirstGame, lines: int) -> Seeded:
    """Return the chance of a first game after so many lines: the same for everybody, also after an undo."""
    return Seeded(first.seed * LINES + lines)


def suggestions_of(lessons: Sequence[Lesson]) -> int:
    """Return for how many decisions a game suggests moves unasked."""
    return next((lesson.after for lesson in lessons if lesson.id == SUGGEST), SUGGESTIONS)


def suggests(lessons: Sequence[Lesson], moment: Moment, new: Collection[Lesson]) -> bool:
    """Tell whether a move is suggested unasked: at first always, then where something new is asked."""
    last = suggestions_of(lessons) if begins(lessons, moment) else suggestions_of(lessons) + ACTION
    return moment.step != "" and (moment.decisions < last or any(is_about(lesson, moment) for lesson in new))


def purpose_of(purposes: Mapping[str, str], step: str, text: str) -> str:
    """Return the id of what a choice of this kind is good for; else of any choice."""
    word = first_word(text)
    return purposes.get(f"{step} {word}") or purposes.get(word) or purposes.get("", "")


def first_word(text: str) -> str:
    """Return the word that tells what kind of choice it is."""
    return text.partition(" ")[0]
