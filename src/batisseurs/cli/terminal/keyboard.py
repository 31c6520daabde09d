"""Reading lines from a keyboard or a pipe."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable

from batisseurs.cli.terminal.screen import Screen

LONGEST_LINE = 2000


class Keyboard:
    """Reads lines. The end of the input is an EOFError, Ctrl-C a KeyboardInterrupt."""

    def __init__(self, screen: Screen, completions: Callable[[], list[str]]) -> None:
        """Offer completions with Tab, if the system supports it."""
        self.screen = screen
        self.is_terminal = sys.stdin is not None and sys.stdin.isatty() and screen.is_terminal
        if self.is_terminal:
            _complete_with(completions)

    def line(self, prompt: str) -> str:
        """Read a line; piped input is echoed, so that the output can be read later."""
        if sys.stdin is None:
            raise EOFError
        sys.stdout.flush()
        if self.is_terminal:
            return input(prompt)[:LONGEST_LINE]
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        typed = typed.rstrip("\r\n")[:LONGEST_LINE]
        self.screen.sentence(prompt + typed)
        return typed


def forget_typed() -> None:
    """Clear the history, so that nobody sees what another player has typed."""
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()


def _complete_with(completions: Callable[[], list[str]]) -> None:
    with contextlib.suppress(ImportError):
        import readline

        def complete(_: str, state: int) -> str | None:
            line = readline.get_line_buffer()
            begin = readline.get_begidx()
            found = sorted({text[begin:].split(" ")[0] for text in completions() if text.startswith(line)})
            return found[state] + " " if state < len(found) else None

        readline.set_completer(complete)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")
        readline.parse_and_bind("set enable-bracketed-paste off")
