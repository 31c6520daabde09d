"""Single keys of a terminal, without Enter and with a time limit."""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import sys
from types import TracebackType
from typing import Any, Self

ESCAPE = "\x1b"
NAMED = {
    "[C": "right",
    "OC": "right",
    "[D": "left",
    "OD": "left",
    "[A": "up",
    "OA": "up",
    "[B": "down",
    "OB": "down",
    "[H": "home",
    "OH": "home",
    "[1~": "home",
    "[F": "end",
    "OF": "end",
    "[4~": "end",
    "[5~": "page up",
    "[6~": "page down",
    "[3~": "delete",
}
PLAIN = {
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\b": "backspace",
    "\x04": "end of input",
}
REST_OF_KEY = 0.05
"""Seconds within which the rest of an arrow key's sequence arrives."""


class Keys:
    """Reads keys while it is open: a name for special keys, else the character."""

    def __init__(self) -> None:
        """Take standard input."""
        self._file = sys.stdin.fileno()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._waiting = ""
        self._ended = False
        self._before: list[Any] = []

    def __enter__(self) -> Self:
        """Get keys at once and without echo. Ctrl-C still interrupts."""
        with contextlib.suppress(ImportError):
            import termios
            import tty

            self._before = termios.tcgetattr(self._file)
            tty.setcbreak(self._file)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Restore the terminal."""
        if self._before:
            import termios

            termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def read(self, seconds: float | None) -> str | None:
        """Return the next key; None if there is none within these seconds."""
        if not self._waiting:
            self._fill(seconds)
        if not self._waiting:
            return PLAIN["\x04"] if self._ended else None
        first, self._waiting = self._waiting[0], self._waiting[1:]
        if first != ESCAPE:
            return PLAIN.get(first, first)
        if not self._waiting:
            self._fill(REST_OF_KEY)
        for code, name in NAMED.items():
            if self._waiting.startswith(code):
                self._waiting = self._waiting[len(code) :]
                return name
        # Some other key: ignore its sequence.
        self._waiting = ""
        return "escape"

    def _fill(self, seconds: float | None) -> None:
        ready, _, _ = select.select([self._file], [], [], seconds)
        if not ready:
            return
        read = os.read(self._file, 1024)
        self._ended = not read
        self._waiting += self._decoder.decode(read)
