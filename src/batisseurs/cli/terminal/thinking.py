"""A line that says that a bot thinks: after half a second, until it has chosen."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator

from batisseurs.cli.terminal.screen import Screen, printable

AFTER = 0.5
"""Seconds: whoever answers sooner is not announced."""
ERASE = "\r\x1b[2K"


@contextlib.contextmanager
def thinking(screen: Screen, text: str) -> Iterator[None]:
    """Show a text while something is worked out here that takes long, if somebody looks at a terminal."""
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
    """Write within the line."""
    screen.console.file.write(text)
    screen.console.file.flush()
