"""The storage of a server, with its commits and failures counted."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable

from batisseurs.rooms.errors import StorageDown
from batisseurs.rooms.state.events import StoredEvent
from batisseurs.rooms.storage import Addition, CompletedCommand, Conflict, RoomRow, Vacated
from batisseurs.server.process.metrics import Metrics
from batisseurs.server.storage import SqlStorage
from batisseurs.server.storage.engine import make_engine, read_url
from batisseurs.server.storage.rows import Values
from batisseurs.server.storage.schema import migrate

T = TypeVar("T")


class CountedStorage(SqlStorage):
    """Counts commits, conflicts, and failures to reach the database."""

    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        super().__init__(engine)
        self._metrics = metrics

    @classmethod
    def open(cls, database: str, metrics: Metrics) -> CountedStorage:
        """Open the database of a server and migrate its tables."""
        url = read_url(database)
        migrate(url)
        return cls(make_engine(url), metrics)

    def add_room(self, row: RoomRow, events: Sequence[StoredEvent], done: CompletedCommand | None) -> None:
        """Add a room with its first events."""
        super().add_room(row, events, done)
        self._metrics.commits.inc()

    def append(
        self,
        row: RoomRow,
        events: Sequence[StoredEvent],
        done: CompletedCommand | None,
        vacated: Vacated | None = None,
    ) -> None:
        """Add events and update the row, in one commit."""
        with self._counted():
            super().append(row, events, done, vacated)
        self._metrics.commits.inc()

    def append_all(self, additions: Sequence[Addition]) -> list[Exception | None]:
        """Add to several rooms in one commit."""
        outcomes = super().append_all(additions)
        self._metrics.commits.inc(sum(error is None for error in outcomes))
        self._metrics.conflicts.inc(sum(isinstance(error, Conflict) for error in outcomes))
        self._metrics.storage_failures.inc(sum(isinstance(error, StorageDown) for error in outcomes))
        return outcomes

    def read(self, statement: Executable, values: Values) -> Sequence[Sequence[Any]]:
        """Return the rows of a single statement."""
        with self._counted():
            return super().read(statement, values)

    def read_one(self, statement: Executable, values: Values) -> Sequence[Any] | None:
        """Return the first row of a single statement."""
        with self._counted():
            return super().read_one(statement, values)

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job, durably or not at all."""
        with self._counted():
            return super().write(job)

    @contextlib.contextmanager
    def _counted(self) -> Iterator[None]:
        try:
            yield
        except Conflict:
            self._metrics.conflicts.inc()
            raise
        except StorageDown:
            self._metrics.storage_failures.inc()
            raise
