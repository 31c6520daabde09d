"""Polling the database: once a second, and less often while it cannot be reached."""

from __future__ import annotations

import logging
from collections.abc import Callable

from batisseurs.rooms.errors import StorageDown

INTERVAL = 1.0
"""Seconds between two polls."""
LONGEST_INTERVAL = 30.0
"""At most so many while the database cannot be reached."""


def poll(look: Callable[[], None], rest: Callable[[float], bool], log: logging.Logger) -> None:
    """Poll until `rest` says to stop; it waits for the given number of seconds."""
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
