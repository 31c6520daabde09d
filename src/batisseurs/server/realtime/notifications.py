"""Telling all processes of a server which room has a new version.

Several processes share one PostgreSQL. Each commit carries a notification `room:version`, which PostgreSQL
sends to all listeners after the commit. Nothing else is sent: a listener reads the events from the storage. A
listener that lost its connection may have missed some, and says so when it is back.

An SQLite file is used by one process, which knows its own commits, so there is nothing to listen to.
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
"""Called with a room and its version; with None and 0 if something may have been missed."""

LOOK_UP = 0.5
"""Seconds after which a listener checks whether to stop."""
FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0
"""Seconds between attempts to reconnect."""


class Notifier(Protocol):
    """Hears of the commits of all processes, including its own."""

    def start(self, heard: Heard) -> None:
        """Call this for each commit from now on, in a thread of the notifier."""

    def close(self) -> None:
        """Stop listening."""


def make_notifier(url: str) -> Notifier:
    """Return the notifier for a database."""
    read = read_url(url)
    return PostgresNotifier(read) if read.get_backend_name() == "postgresql" else SilentNotifier()


class SilentNotifier:
    """For a database with one process: nobody else commits."""

    def start(self, heard: Heard) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class PostgresNotifier:
    """A thread that listens on its own connection, and reconnects for as long as it takes.

    psycopg is imported only here: most servers have no PostgreSQL.
    """

    def __init__(self, url: URL) -> None:
        from psycopg.conninfo import make_conninfo  # noqa: PLC0415

        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._address = make_conninfo(address, **LIBPQ)
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None
        self.listening = threading.Event()
        """Set while listening: for health checks and tests."""

    def start(self, heard: Heard) -> None:
        """Listen in its own thread."""
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
            # Also the first time: earlier commits were not heard.
            _tell(heard, None, 0)
            while not self._closing.is_set():
                for told in connection.notifies(timeout=LOOK_UP):
                    if self._closing.is_set():
                        return
                    room, _, version = told.payload.rpartition(":")
                    # An unknown message on our channel: anything may have happened.
                    known = version.isascii() and version.isdecimal()
                    _tell(heard, room if known else None, int(version) if known else 0)


def _tell(heard: Heard, room: str | None, version: int) -> None:
    try:
        heard(room, version)
    except Exception:
        # An error in the callback must not stop later notifications.
        logging.getLogger(__name__).exception("what was heard could not be passed on")
