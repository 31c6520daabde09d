"""A prompt that waits for a typed line or for news, whichever comes first.

Nothing is written over a line that is being typed: news is shown after the line.
"""

from __future__ import annotations

import contextlib
import os
import select
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from batisseurs.cli.terminal.keyboard import LONGEST_LINE, Keyboard

if TYPE_CHECKING:
    from batisseurs.cli.online.listener import Listener
    from batisseurs.cli.terminal.screen import Screen

CHUNK = 4096


class Prompt:
    """Waits for a line or for news."""

    def __init__(self, screen: Screen, listener: Listener, completions: Callable[[], list[str]]) -> None:
        """Take the screen, the listener, and the completions for Tab."""
        self.screen = screen
        self.listener = listener
        self.keyboard = Keyboard(screen, completions)
        self._typed = b""
        self._ended = False

    @property
    def is_terminal(self) -> bool:
        """Whether input comes from a terminal."""
        return self.keyboard.is_terminal

    def line(self, prompt: str) -> str | None:
        """Wait for a line; None if there is news first. The end of the input is an EOFError."""
        return self._typed_line(prompt) if self.is_terminal else self._piped_line(prompt)

    def wait(self) -> None:
        """Wait for news only; typed input stays for the next prompt."""
        select.select([self.listener], [], [])

    def _typed_line(self, prompt: str) -> str | None:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        with _single_keys():
            ready, _, _ = select.select([self.listener, sys.stdin], [], [])
        sys.stdout.write("\r" + " " * len(prompt) + "\r")
        if sys.stdin not in ready:
            sys.stdout.flush()
            return None
        return self.keyboard.line(prompt)

    def _piped_line(self, prompt: str) -> str | None:
        """Read lines without Python's buffer, which `select` cannot see."""
        if sys.stdin is None:
            raise EOFError
        while b"\n" not in self._typed and not self._ended:
            ready, _, _ = select.select([self.listener, sys.stdin.fileno()], [], [])
            if self.listener in ready:
                return None
            chunk = os.read(sys.stdin.fileno(), CHUNK)
            self._typed += chunk
            self._ended = not chunk
        if not self._typed:
            raise EOFError
        line, _, self._typed = self._typed.partition(b"\n")
        typed = line.decode("utf-8", "replace").rstrip("\r")[:LONGEST_LINE]
        self.screen.sentence(prompt + typed)
        return typed


@contextlib.contextmanager
def _single_keys() -> Iterator[None]:
    """Notice the first key, not only a whole line. The key itself stays in the input."""
    try:
        import termios
        import tty
    except ImportError:  # not on this system: a line is noticed at its end
        yield
        return
    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin, termios.TCSADRAIN)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
