"""Telling all processes of a server which room has moved on.

Several processes share one PostgreSQL. Each commit carries a notification `room:version`, which PostgreSQL
sends when the commit is there, to everybody who listens. Nothing else is sent: who hears it reads the events
from the storage. A listener that lost its connection may have missed some, and says so when it is back.

One SQLite file is used by one process, which knows its own commits: there is nothing to listen to.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable
from typing import Protocol

from sqlalchemy import URL

from batisseurs.server.storage.engine import LIBPQ, read_url
from batisseurs.server.storage.single_move import CHANNEL

Heard = Callable[[str | None, int], None]
"""Called with a room and its version; with None and 0 if anything may have been missed."""

LOOK_UP = 0.5
"""Seconds after which a listener looks whether it is to stop."""
FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0
"""Seconds between attempts to connect again."""


class Notifier(Protocol):
    """Hears of the commits of all processes, one's own included."""

    def start(self, heard: Heard) -> None:
        """Call this for each commit from now on, in a thread of the notifier."""

    def close(self) -> None:
        """Hear nothing any more."""


def make_notifier(url: str) -> Notifier:
    """Return the notifier for a database."""
    read = read_url(url)
    return PostgresNotifier(read) if read.get_backend_name() == "postgresql" else SilentNotifier()


class SilentNotifier:
    """For a database of one process: nobody else commits anything."""

    def start(self, heard: Heard) -> None:
        """Hear nothing."""

    def close(self) -> None:
        """Nothing was open."""


class PostgresNotifier:
    """A thread with a connection of its own that listens, and connects again for as long as it takes.

    Its library is imported only here: most servers have no PostgreSQL.
    """

    def __init__(self, url: URL) -> None:
        from psycopg.conninfo import make_conninfo  # noqa: PLC0415

        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._address = make_conninfo(address, **LIBPQ)
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None
        self.listening = threading.Event()
        """Set while notifications are heard: for health checks and tests."""

    def start(self, heard: Heard) -> None:
        """Listen in a thread of its own."""
        self._thread = threading.Thread(target=self._run, args=(heard,), name="notifier", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening and wait until the thread has ended."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, heard: Heard) -> None:
        import psycopg  # noqa: PLC0415

        wait = FIRST_WAIT
        while not self._closing.is_set():
            with contextlib.suppress(psycopg.Error):
                self._listen(heard)
            if self.listening.is_set():
                self.listening.clear()
                wait = FIRST_WAIT
            self._closing.wait(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _listen(self, heard: Heard) -> None:
        import psycopg  # noqa: PLC0415

        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            # Also the first time: what was committed before we listened is nowhere else.
            _tell(heard, None, 0)
            while not self._closing.is_set():
                for told in connection.notifies(timeout=LOOK_UP):
                    if self._closing.is_set():
                        return
                    room, _, version = told.payload.rpartition(":")
                    # What is not ours on our channel tells nothing, so that anything may have happened.
                    known = version.isascii() and version.isdecimal()
                    _tell(heard, room if known else None, int(version) if known else 0)


def _tell(heard: Heard, room: str | None, version: int) -> None:
    try:
        heard(room, version)
    except Exception:
        # Whoever listens has a fault of its own; all later news must still come through.
        logging.getLogger(__name__).exception("what was heard could not be passed on")
