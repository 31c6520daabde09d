"""A line that shows that a bot is thinking, after half a second."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator

from batisseurs.cli.terminal.screen import Screen, printable

AFTER = 0.5
"""Seconds before the line is shown."""
ERASE = "\r\x1b[2K"


@contextlib.contextmanager
def thinking(screen: Screen, text: str) -> Iterator[None]:
    """Show a text during a long computation, at a terminal."""
    if not screen.is_terminal or screen.console.is_dumb_terminal:
        yield
        return
    shown = threading.Event()

    def show() -> None:
        shown.set()
        _write(screen, printable(text)[: screen.width - 1])

    timer = threading.Timer(AFTER, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if shown.is_set():
            _write(screen, ERASE)


def _write(screen: Screen, text: str) -> None:
    """Write without a line break."""
    screen.console.file.write(text)
    screen.console.file.flush()
