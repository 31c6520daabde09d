"""Lessons and suggested moves at this terminal; what was read is remembered in a file."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.cli.terminal.errors import Refused
from batisseurs.kernel.lesson import OFF, Lesson, due, moment_of, suggests
from batisseurs.kernel.source import Seeded
from batisseurs.words.narrator import Narrator

if TYPE_CHECKING:
    from batisseurs.bots.suggestion import Suggestion
    from batisseurs.cli.play.display import Display
    from batisseurs.kernel.seats import Seat

SUGGESTED = 1
"""The seed of suggestions: who asks twice is told the same."""


def lessons_file() -> Path:
    """Return the file with the lessons that were read."""
    import platformdirs

    return platformdirs.user_state_path("batisseurs", appauthor=False) / "lessons"


class Lessons:
    """What a person at this terminal is taught."""

    def __init__(self, display: Display, *, teaches: bool, alone: bool) -> None:
        """Take the display; `teaches` at the table of a first game, `alone` against bots only."""
        self.display = display
        self.alone = alone
        self.read = _remembered()
        game = display.play.game
        knows = any(
            lesson.id in self.read for lesson in game.lessons if lesson.id.startswith(f"{game.slug}-")
        )
        self.first = teaches
        self.teaches = teaches or (alone and knows)
        self.decisions = 0

    def teach(self, seat: Seat) -> None:
        """Say what is new at this question, and at first also what to do."""
        self.decisions += 1
        if not self.teaches or OFF in self.read:
            return
        play = self.display.play
        seen = (event.for_reader(seat) for entry in play.log for event in entry.game_events)
        events = {event.id for event in seen if event is not None}
        now = moment_of(play.table, seat, events, self.decisions - 1)
        new = due(play.game.lessons, now, self.read)
        for lesson in new:
            self.display.screen.say("cli-lesson", style="cyan", text=self._text(lesson))
        self.read |= {lesson.id for lesson in new}
        _remember(self.read)
        if self.first and suggests(now, new):
            self.hint(seat)

    def _text(self, lesson: Lesson) -> str:
        words = self.display.words
        return words.text(f"cli-{lesson.id}" if lesson.id.startswith("lesson-") else lesson.id)

    def command(self, rest: str) -> None:
        """Show the lessons that were read, end them, or start them again."""
        game, screen = self.display.play.game, self.display.screen
        if rest == "off":
            self.read |= {OFF}
            screen.say("cli-lessons-off")
        elif rest == "on":
            self.read -= {OFF, *(lesson.id for lesson in game.lessons)}
            self.teaches = self.alone
            screen.say("cli-lessons-on")
        else:
            read = [lesson for lesson in game.lessons if lesson.id in self.read]
            for lesson in read:
                screen.sentence(self._text(lesson))
            if not read:
                screen.say("cli-lessons-none")
        _remember(self.read)

    def hint(self, seat: Seat) -> None:
        """Suggest a move, and say why."""
        if not self.alone:
            raise Refused("cli-hint-alone")
        from batisseurs.bots.suggestion import suggest

        play, screen, words = self.display.play, self.display.screen, self.display.words
        found = suggest(play.game, play.table, seat, Seeded(SUGGESTED))
        choice = next(choice for choice in play.choices(seat) if choice.text == found.text)
        screen.say("cli-suggested", style="cyan", choice=self.display.say(choice.message))
        if found.why:
            screen.sentence(words.text(found.why), style="cyan")
        gains = self._gains(seat, found)
        if gains:
            screen.say("cli-suggested-gains", style="cyan", gains=gains)

    def _gains(self, seat: Seat, found: Suggestion) -> list[str]:
        """Return what a move brings, each as a phrase."""
        play, words = self.display.play, self.display.words
        narrator = Narrator(words, play.seats, play.game, play.components, seat)
        explained = [(figure, play.game.explain(play.table, seat, figure.id)) for figure in found.figures]
        told = [f"+{figure.number} {narrator.say(one.title)}" for figure, one in explained if one is not None]
        if found.score:
            told.append(words.text("explain-points", change=f"+{found.score}", number=found.score))
        return told


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
