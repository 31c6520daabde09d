"""Stepping through a recorded game at a terminal: forward, back, to a line, or automatically.

Single keys act at once (space, arrows). Everything else is a word or a number followed by Enter, as in a
game; the beginning of a word is enough.
"""

from __future__ import annotations

import os
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.cli.boards import table_of, widest
from batisseurs.cli.play.display import show_result
from batisseurs.cli.play.narration import Narration
from batisseurs.cli.replay.record_replay import (
    FASTEST,
    SLOWEST,
    RecordReplay,
    numbered_lines,
    read_speed,
    read_view,
    say_prompt,
    shown_scores,
)
from batisseurs.cli.replay.score_chart import score_chart_lines
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.keys import Keys
from batisseurs.cli.terminal.screen import Screen, printable
from batisseurs.cli.terminal.text_match import begins, folded
from batisseurs.kernel.seats import SPECTATOR, Seat, seat_name

if TYPE_CHECKING:
    from rich.text import Text

SECONDS = 1.0
FASTER = 1.5
LOOK_AGAIN = 0.5
"""Seconds between checks of the terminal's size."""

PAGE = 10
LONGEST_WORD = 40
LINES_BELOW = 3
"""The prompt, its hint, and an empty line."""

# The word to type, and what it does.
WORDS = {
    "next": ("cli-replay-next", "cli-replay-next-does"),
    "back": ("cli-replay-back", "cli-replay-back-does"),
    "start": ("cli-replay-start", "cli-replay-start-does"),
    "end": ("cli-replay-end", "cli-replay-end-does"),
    "auto": ("cli-replay-auto", "cli-replay-auto-does"),
    "view": ("cli-replay-view", "cli-replay-view-does"),
    "table": ("cli-word-table", "cli-help-table"),
    "help": ("cli-word-help", "cli-replay-help-does"),
    "quit": ("cli-word-quit", "cli-replay-quit-does"),
}


class Stepper:
    """Shows a game moment by moment."""

    def __init__(
        self, screen: Screen, recording: RecordReplay, file: Path, reader: Seat, speed: float | None
    ) -> None:
        """Take the game, the reader, and the speed of automatic play, if any."""
        self.screen = screen
        self.words = screen.words
        self.recording = recording
        self.file = file
        self.reader = reader
        self.speed = speed or SECONDS
        self.running = speed is not None
        self.moment = 0
        self.typed = ""
        self.note = ""
        self.size = os.terminal_size((0, 0))
        self.left = False

    def run(self, moment: int) -> int:
        """Step until the user quits."""
        self.moment = moment
        try:
            self._run()
        finally:
            self.screen.line()
        return 0

    def _run(self) -> None:
        with Keys() as keys:
            self._show()
            due = time.monotonic() + self.speed
            while not self.left:
                waits = min(LOOK_AGAIN, max(due - time.monotonic(), 0)) if self.running else LOOK_AGAIN
                key = keys.read(waits)
                if key is not None:
                    self._press(key)
                    due = time.monotonic() + self.speed
                elif self.running and time.monotonic() >= due:
                    self._step_automatically()
                    due = time.monotonic() + self.speed
                elif self._size() != self.size:
                    self._show()

    # What is pressed and typed. --------------------------------------------------------------------

    def _press(self, key: str) -> None:
        if self.running:
            self._press_while_running(key)
            return
        acts: dict[str, Callable[[], None]] = {
            "right": lambda: self._go(self.moment + 1),
            "down": lambda: self._go(self.moment + 1),
            "left": lambda: self._go(self.moment - 1),
            "up": lambda: self._go(self.moment - 1),
            "page down": lambda: self._go(self.moment + PAGE),
            "page up": lambda: self._go(self.moment - PAGE),
            "home": lambda: self._go(0),
            "end": lambda: self._go(self.recording.last),
            "enter": self._enter,
            "escape": self._forget,
            "end of input": self._quit,
        }
        if key in acts:
            acts[key]()
        elif key == "backspace" and self.typed:
            self.typed = self.typed[:-1]
            self._ask()
        elif key in {" ", "backspace"} and not self.typed:
            self._go(self.moment + 1 if key == " " else self.moment - 1)
        elif key.isprintable() and len(key) == 1 and len(self.typed) < LONGEST_WORD:
            self.typed += key
            self._ask()

    def _press_while_running(self, key: str) -> None:
        if key == "end of input":
            self._quit()
        elif key in {"+", "-"}:
            speed = self.speed / FASTER if key == "+" else self.speed * FASTER
            self.speed = min(max(speed, FASTEST), SLOWEST)
            self._ask()
        else:
            self.running = False
            self._ask()

    def _enter(self) -> None:
        typed, self.typed = self.typed.strip(), ""
        if not typed:
            self._go(self.moment + 1)
            return
        try:
            self._command(typed)
        except Refused as refused:
            self.note = refused.line(self.words)
            self._show()

    def _forget(self) -> None:
        self.typed = ""
        self._ask()

    def _command(self, typed: str) -> None:
        if typed.isascii() and typed.isdigit():
            self._jump(int(typed[:9]))
            return
        if typed == "?":
            self._help()
            return
        word, _, rest = typed.partition(" ")
        named = [name for name, (message, _) in WORDS.items() if self._means(word, name, message)]
        if len(named) != 1:
            raise Refused(
                "cli-replay-unknown", text=typed, words=[self.words.text(m) for m, _ in WORDS.values()]
            )
        self._do(named[0], rest.strip())

    def _means(self, typed: str, name: str, message: str) -> bool:
        """Return whether a command was typed, in the reader's language or in English."""
        return begins(folded(self.words.text(message)), folded(typed)) or begins(name, folded(typed))

    def _do(self, name: str, rest: str) -> None:
        if name == "auto":
            self.speed = read_speed(rest) if rest else self.speed
            self.running = self.moment < self.recording.last
            self._show()
        elif name == "view":
            self.reader = read_view(rest or "spectator", self.recording.play.players)
            self._show()
        else:
            acts: dict[str, Callable[[], None]] = {
                "next": lambda: self._go(self.moment + 1),
                "back": lambda: self._go(self.moment - 1),
                "start": lambda: self._go(0),
                "end": lambda: self._go(self.recording.last),
                "table": self._whole_table,
                "help": self._help,
                "quit": self._quit,
            }
            acts[name]()

    def _quit(self) -> None:
        self.left = True

    def _jump(self, line: int) -> None:
        first, last = self.recording.before, self.recording.before + self.recording.last
        if not first <= line <= last:
            raise Refused("cli-error-line", line=line, least=first, most=last)
        self._go(line - first)

    def _go(self, moment: int) -> None:
        self.typed = ""
        if moment < 0 or moment > self.recording.last:
            self.note = self.words.text("cli-replay-at-start" if moment < 0 else "cli-replay-at-end")
        self.moment = min(max(moment, 0), self.recording.last)
        self._show()

    def _step_automatically(self) -> None:
        self.running = self.moment + 1 < self.recording.last
        self._go(self.moment + 1)

    # What is shown. --------------------------------------------------------------------------------

    def _size(self) -> os.terminal_size:
        try:
            return os.get_terminal_size(sys.stdout.fileno())
        except (OSError, ValueError):
            return os.terminal_size((80, 24))

    def _show(self) -> None:
        """Show a moment: the table if it fits, what has just happened, the scores, the prompt."""
        self.size = self._size()
        self._clear()
        told, grown, table = self._told(), self._grown(), self._table()
        over = self.recording.tables[self.moment].over()
        rest = 1 + len(told) + len(grown) + LINES_BELOW + (self.recording.play.players + 8 if over else 1)
        self._headline()
        if len(table) + rest <= self.size.lines:
            for drawn in table:
                self.screen.line(drawn)
            self.screen.line()
        elif not self.note:
            self.note = self.words.text("cli-replay-low")
        for line in told:
            self.screen.line(line)
        for grown_line in grown:
            self.screen.line(grown_line)
        if over:
            show_result(self.screen, self.recording.play)
        else:
            say_prompt(self.screen, self.recording.play, self.recording.tables[self.moment], self.reader)
        if self.note:
            self.screen.sentence(self.note, style="italic")
            self.note = ""
        self._ask()

    def _headline(self) -> None:
        line, last = (
            self.recording.before + self.moment,
            self.recording.before + self.recording.last,
        )
        eyes = (
            self.words.text("cli-replay-spectator")
            if self.reader == SPECTATOR
            else f"{self.recording.play.seats[self.reader]} ({seat_name(self.reader)})"
        )
        self.screen.say(
            "cli-replay-where",
            style="bold",
            title=self.words.title(self.recording.play.game),
            file=self.file.name,
            line=line,
            last=last,
            seat=eyes,
        )

    def _told(self) -> list[str]:
        """Return the sentences of this moment's line, broken into lines."""
        if self.moment == 0:
            return [self.words.text("cli-replay-nothing-yet")]
        story = Narration(self.recording.play, self.words)
        lines = []
        sentences = self.recording.told(self.moment, story, self.reader)
        for sentence, hang in numbered_lines(self.recording, self.moment, sentences):
            lines += textwrap.wrap(
                printable(sentence), self.screen.width, subsequent_indent=" " * hang, break_on_hyphens=False
            )
        return lines

    def _grown(self) -> list[Text]:
        play, width = self.recording.play, self.screen.width
        drawing = table_of(play, self.words, width)
        shown = shown_scores(self.recording, self.moment, self.reader, drawing)
        return score_chart_lines(self.recording.scores, self.moment, play, self.words, width, shown)

    def _table(self) -> list[Text]:
        play = self.recording.play
        drawn = table_of(play, self.words, self.screen.width_for(widest(play.game)))
        return drawn.whole(self.recording.tables[self.moment], self.reader)

    def _whole_table(self) -> None:
        self._clear()
        for line in self._table():
            self.screen.line(line)
        self._ask()

    def _help(self) -> None:
        self._clear()
        self.screen.say("cli-replay-keys")
        self.screen.line()
        for message, does in WORDS.values():
            self.screen.sentence(f"{self.words.text(message)} – {self.words.text(does)}", indent=2, hang=4)
        self._ask()

    def _ask(self) -> None:
        """Redraw the last line: a hint, or the input so far."""
        if self.running:
            line = self.words.text("cli-replay-running", seconds=f"{self.speed:.2g}")
        elif self.typed:
            line = f"> {self.typed}"
        else:
            line = self.words.text("cli-replay-hint")
        room = max(self.size.columns - 1, 1)
        sys.stdout.write("\r\x1b[K" + printable(line)[:room])
        sys.stdout.flush()

    def _clear(self) -> None:
        """Clear the screen, but not the scrollback."""
        sys.stdout.write("\x1b[2J\x1b[H")
        sys.stdout.flush()
