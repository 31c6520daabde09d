"""How writes are committed: each on its own, or several at once.

Making a commit durable takes far longer than writing its rows. PostgreSQL groups the commits of its
connections by itself. SQLite has one writer; so the thread that holds the pen writes for all that wait, each
in its own savepoint, and one commit makes them durable together. No call returns before that commit.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from batisseurs.rooms.errors import StorageDown
from batisseurs.server.storage.driver import say
from batisseurs.server.storage.engine import BEGIN_SQLITE, begin_write, connected
from batisseurs.server.storage.errors import refused, storage_down, unstorable

T = TypeVar("T")

MOST_AT_ONCE = 64


class Writer(Protocol):
    """Runs jobs that write."""

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction; return when it is durable, or raise and leave no trace."""


class PlainWriter:
    """Runs each job in its own transaction on its own connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job."""
        with connected(self._engine) as connection:
            begin_write(connection)
            result = job(connection)
            connection.commit()
            return result


class _Waiting:
    """A waiting job and its outcome."""

    def __init__(self, job: Callable[[Connection], Any]) -> None:
        self.job = job
        self.result: Any = None
        self.error: Exception | None = None
        self.settled = False
        self.turn = threading.Event()
        """Set when the job is settled, or when it is the first in the queue and its thread gets the pen."""


class GroupWriter:
    """Runs all waiting jobs in one commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: list[_Waiting] = []
        self._pen_taken = False
        self._guard = threading.Lock()

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job and all that wait with it, or wait until another thread has run it."""
        mine = _Waiting(job)
        with self._guard:
            self._queue.append(mine)
            has_pen, self._pen_taken = not self._pen_taken, True
        if not has_pen:
            mine.turn.wait()
        if not mine.settled:
            self._write_waiting()
        if mine.error is not None:
            raise mine.error
        result: T = mine.result
        return result

    def _write_waiting(self) -> None:
        with self._guard:
            group, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
        try:
            with connected(self._engine) as connection:
                say(connection, BEGIN_SQLITE)
                if len(group) == 1 or not _all_go_well(connection, group):
                    for waiting in group:
                        _carry_out(connection, waiting, alone=len(group) == 1)
                say(connection, "COMMIT")
        except BaseException as error:
            # Nothing of this group is stored. Jobs that were refused before keep their own error.
            for waiting in group:
                waiting.error = waiting.error or _for_another(error)
            if not isinstance(error, Exception):
                raise
        finally:
            self._hand_on(group)

    def _hand_on(self, group: list[_Waiting]) -> None:
        for waiting in group:
            waiting.settled = True
            waiting.turn.set()
        with self._guard:
            self._pen_taken = bool(self._queue)
            if self._queue:
                self._queue[0].turn.set()


def _all_go_well(connection: Connection, group: list[_Waiting]) -> bool:
    """Run all jobs, which nearly always works; if one is refused, roll back."""
    try:
        for waiting in group:
            waiting.result = waiting.job(connection)
    except Exception as error:  # its own error is found when it runs by itself
        if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
            raise
        say(connection, "ROLLBACK")
        say(connection, BEGIN_SQLITE)
        return False
    return True


def _carry_out(connection: Connection, waiting: _Waiting, *, alone: bool) -> None:
    """Run one job. If it is refused, only its own rows are rolled back; if the database fails, all."""
    if not alone:
        say(connection, "SAVEPOINT job")
    try:
        waiting.result = waiting.job(connection)
    except IntegrityError as error:
        waiting.error = refused(error)
    except DBAPIError:
        raise
    except (OverflowError, UnicodeEncodeError):
        waiting.error = unstorable()
    except Exception as error:  # noqa: BLE001  whose job it was raises it
        waiting.error = error
    if waiting.error is not None:
        say(connection, "ROLLBACK" if alone else "ROLLBACK TO job")
    if not alone:
        say(connection, "RELEASE job")


def _for_another(error: BaseException) -> Exception:
    """Return a new error for each thread: one exception must not be raised in several."""
    if isinstance(error, StorageDown):
        return StorageDown(error.text, error.message)
    return storage_down(error)
