"""Looking at the database again and again: once a second, and less often while it cannot be reached."""

from __future__ import annotations

import logging
from collections.abc import Callable

from batisseurs.rooms.errors import StorageDown

INTERVAL = 1.0
"""Seconds between two looks."""
LONGEST_INTERVAL = 30.0
"""The same while the database cannot be reached, at most."""


def poll(look: Callable[[], None], rest: Callable[[float], bool], log: logging.Logger) -> None:
    """Look again and again; `rest` waits so many seconds, and tells whether that was the last time."""
    pause = INTERVAL
    while True:
        try:
            look()
            pause = INTERVAL
        except StorageDown:
            pause = min(2 * pause, LONGEST_INTERVAL)
            log.warning("the storage is down; next look in %s seconds", pause)
        except Exception:
            log.exception("a look failed")
        if rest(pause):
            return
