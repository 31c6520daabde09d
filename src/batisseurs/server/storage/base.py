"""The base of all parts of the storage: how it reads and writes."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Insert, Table
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from batisseurs.rooms.errors import StorageDown
from batisseurs.server.storage.driver import tell
from batisseurs.server.storage.engine import connected, was_broken
from batisseurs.server.storage.rows import Values
from batisseurs.server.storage.writer import GroupWriter, PlainWriter, Writer

T = TypeVar("T")


class StorageBase:
    """A database, and how it is read and written."""

    def __init__(self, engine: Engine, *, tell: bool = True) -> None:
        self.engine = engine
        self.tells = tell and engine.dialect.name == "postgresql"
        self.dialect = engine.dialect.name
        self._writer: Writer = PlainWriter(engine) if self.postgresql else GroupWriter(engine)

    @property
    def postgresql(self) -> bool:
        """Tell whether the database is PostgreSQL."""
        return self.dialect == "postgresql"

    def read(self, statement: Executable, values: Values) -> Sequence[Sequence[Any]]:
        """Return the rows of a single statement."""
        return self._asked(lambda connection: tell(connection, statement, values).fetchall())

    def read_one(self, statement: Executable, values: Values) -> Sequence[Any] | None:
        """Return the first row of a single statement."""
        found: Sequence[Any] | None = self._asked(
            lambda connection: tell(connection, statement, values).fetchone()
        )
        return found

    def _asked(self, ask: Callable[[Connection], T]) -> T:
        """Query the database; once more if the connection turns out to be broken."""
        try:
            with connected(self.engine) as connection:
                return ask(connection)
        except StorageDown as error:
            if not was_broken(error):
                raise
        with connected(self.engine) as connection:
            return ask(connection)

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job, durably or not at all."""
        return self._writer.write(job)

    def write_one(self, statement: Executable, values: Values) -> None:
        """Run a single statement."""
        self.write_single(lambda connection: tell(connection, statement, values))

    def write_single(self, job: Callable[[Connection], T]) -> T:
        """Run a job that is a single statement, and so a transaction by itself."""
        if not self.postgresql:
            return self.write(job)
        with connected(self.engine) as connection:
            return job(connection)

    def put(self, table: Table, keys: tuple[str, ...], values: Values, *, newest: str = "") -> None:
        """Insert a row, or update the one with these keys.

        With `newest`, only if the existing row has no greater value in this column.
        """
        renewed = tuple(name for name in values if name not in keys)
        self.write_one(put_in(self.dialect, table, keys, renewed, newest), values)

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


@functools.cache
def put_in(
    dialect: str, table: Table, keys: tuple[str, ...], renewed: tuple[str, ...] = (), newest: str = ""
) -> Insert:
    """Return the statement that inserts a row, or updates these columns of the one with the same keys."""
    into = postgresql_insert(table) if dialect == "postgresql" else sqlite_insert(table)
    if not renewed:
        return into.on_conflict_do_nothing(index_elements=keys)
    return into.on_conflict_do_update(
        index_elements=keys,
        set_={name: into.excluded[name] for name in renewed},
        where=into.excluded[newest] >= table.c[newest] if newest else None,
    )
