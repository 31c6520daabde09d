"""Lessons and suggested moves at this terminal; in a local game, what was read is remembered in a file."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.cli.play.explain import with_sign
from batisseurs.cli.terminal.errors import Refused
from batisseurs.kernel.choice import Message
from batisseurs.kernel.lesson import OFF, due, moment_of, suggests
from batisseurs.kernel.source import Seeded
from batisseurs.words.narrator import Narrator

if TYPE_CHECKING:
    from batisseurs.bots.suggestion import Suggestion
    from batisseurs.cli.play.display import Display
    from batisseurs.kernel.seats import Seat
    from batisseurs.rooms.views.model import SuggestionView

SUGGESTED = 1
"""The seed of suggestions: who asks twice is told the same."""


def lessons_file() -> Path:
    """Return the file with the lessons that were read."""
    import platformdirs

    return platformdirs.user_state_path("batisseurs", appauthor=False) / "lessons"


class Lessons:
    """What a person at this terminal is taught, one lesson at a time."""

    def __init__(self, display: Display) -> None:
        """Take the display."""
        self.display = display
        self.waiting: list[str] = []
        """The lessons of this question that are still to be shown."""
        self.suggests = False
        """Whether a move is suggested after them."""

    def teach(self, seat: Seat) -> None:
        """Say what is new at this question, and at first also what to do."""
        self.waiting, self.suggests = self.due(seat)
        self.go_on(seat)

    def go_on(self, seat: Seat) -> bool:
        """Show the next lesson, and after the last one the suggestion; return whether there was anything.

        Lessons that nobody waits for come again with a later question.
        """
        some = bool(self.waiting) or self.suggests
        if self.waiting:
            lesson = self.waiting.pop(0)
            self.display.screen.say("cli-lesson", style="cyan", text=self._text(lesson))
            self.remember([lesson])
        if self.waiting:
            self.display.screen.say("cli-lesson-more", style="dim", number=len(self.waiting))
        elif self.suggests:
            self.hint(seat)
        return some

    def _text(self, lesson: str) -> str:
        words = self.display.words
        return words.text(f"cli-{lesson}" if lesson.startswith("lesson-") else lesson)

    def command(self, rest: str) -> None:
        """Show the lessons that were read, end them, or start them again."""
        screen = self.display.screen
        if rest == "off":
            self.remember([OFF])
            self.waiting, self.suggests = [], False
            screen.say("cli-lessons-off")
        elif rest == "on":
            self.start_again()
            screen.say("cli-lessons-on")
        else:
            read = self.read_here()
            for lesson in read:
                screen.sentence(self._text(lesson))
            if not read:
                screen.say("cli-lessons-none")

    def hint(self, seat: Seat) -> None:
        """Suggest a move, and say why."""
        self.suggests = False
        play, screen = self.display.play, self.display.screen
        found, why = self.suggestion(seat)
        choice = next(choice for choice in play.choices(seat) if choice.text == found.text)
        screen.say("cli-suggested", style="cyan", choice=self.display.say(choice.message))
        if why is not None:
            screen.sentence(self.display.say(why), style="cyan")
        gains = self._gains(seat, found)
        if gains:
            screen.say("cli-suggested-gains", style="cyan", gains=gains)

    def _gains(self, seat: Seat, found: Suggestion | SuggestionView) -> list[str]:
        """Return what a move brings, each as a phrase."""
        play, words = self.display.play, self.display.words
        narrator = Narrator(words, play.seats, play.game, play.components, seat)
        explained = [(figure, play.game.explain(play.table, seat, figure.id)) for figure in found.figures]
        told = [
            f"{narrator.say(one.title)} {with_sign(figure.number)}"
            for figure, one in explained
            if one is not None
        ]
        if found.score:
            told.append(words.text("explain-points", change=f"+{found.score}", number=found.score))
        return told

    # Where the lessons come from, and where they are remembered. ------------------------------------

    def due(self, seat: Seat) -> tuple[list[str], bool]:
        """Return the lessons that come now, and whether a move is suggested unasked."""
        raise NotImplementedError

    def suggestion(self, seat: Seat) -> tuple[Suggestion | SuggestionView, Message | None]:
        """Return a suggested move, and why it is good."""
        raise NotImplementedError

    def read_here(self) -> list[str]:
        """Return the lessons of this game that were read."""
        raise NotImplementedError

    def remember(self, lessons: list[str]) -> None:
        """Remember that lessons were read."""
        raise NotImplementedError

    def start_again(self) -> None:
        """Forget that the lessons of this game were read, and that no more were wanted."""
        raise NotImplementedError


class OwnLessons(Lessons):
    """The lessons of a game that this program runs."""

    def __init__(self, display: Display, *, teaches: bool, alone: bool) -> None:
        """Take the display; `teaches` at the table of a first game, `alone` against bots only."""
        super().__init__(display)
        self.alone = alone
        self.read = _remembered()
        game = display.play.game
        knows = any(
            lesson.id in self.read for lesson in game.lessons if lesson.id.startswith(f"{game.slug}-")
        )
        self.first = teaches
        self.teaches = teaches or (alone and knows)
        self.decisions = 0

    def due(self, seat: Seat) -> tuple[list[str], bool]:
        """Return what the moment brings."""
        self.decisions += 1
        if not self.teaches or OFF in self.read:
            return [], False
        play = self.display.play
        seen = (event.for_reader(seat) for entry in play.log for event in entry.game_events)
        events = {event.id for event in seen if event is not None}
        now = moment_of(play.table, seat, events, self.decisions - 1)
        new = due(play.game.lessons, now, self.read)
        return [lesson.id for lesson in new], self.first and suggests(play.game.lessons, now, new)

    def suggestion(self, seat: Seat) -> tuple[Suggestion, Message | None]:
        """Let a bot look ahead."""
        if not self.alone:
            raise Refused("cli-hint-alone")
        from batisseurs.bots.suggestion import suggest

        play = self.display.play
        found = suggest(play.game, play.table, seat, Seeded(SUGGESTED))
        return found, Message(found.why) if found.why else None

    def read_here(self) -> list[str]:
        """Return what the file has of this game."""
        return [lesson.id for lesson in self.display.play.game.lessons if lesson.id in self.read]

    def remember(self, lessons: list[str]) -> None:
        """Add them to the file."""
        self.read |= set(lessons)
        _remember(self.read)

    def start_again(self) -> None:
        """Remove them from the file."""
        self.read -= {OFF, *self.read_here()}
        self.teaches = self.alone
        _remember(self.read)


def _remembered() -> set[str]:
    try:
        return set(lessons_file().read_text(encoding="utf-8").split())
    except (OSError, UnicodeDecodeError):
        return set()


def _remember(read: set[str]) -> None:
    """Store what was read; if that fails, it is told once more another time."""
    file = lessons_file()
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(sorted(read)) + "\n", encoding="utf-8")
