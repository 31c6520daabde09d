"""Statements that go directly to the driver.

SQLAlchemy compiles each statement once for the database; after that the text and the values go to the driver,
because SQLAlchemy's own execution took longer than most statements. Errors are still SQLAlchemy's, and a
broken connection still invalidates the pool.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import ClauseElement

from batisseurs.server.storage.rows import Values

T = TypeVar("T")


class _Written(NamedTuple):
    """A compiled statement."""

    text: str
    order: tuple[str, ...] | None
    """The names of the values in order, for a driver with positional parameters."""
    constants: Values

    def given(self, values: Values) -> Any:
        """Return the values as the driver expects them."""
        every = {**self.constants, **values} if self.constants else values
        return every if self.order is None else [every[name] for name in self.order]


@functools.cache
def _written(statement: Executable, dialect: Dialect) -> _Written:
    assert isinstance(statement, ClauseElement)  # noqa: S101  all of ours are
    compiled: Any = statement.compile(dialect=dialect)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return _Written(str(compiled), tuple(compiled.positiontup) if compiled.positional else None, constants)


def tell(connection: Connection, statement: Executable, values: Values) -> Any:
    """Execute a statement; return the driver's cursor."""
    written = _written(statement, connection.dialect)
    return _try(connection, lambda driver: driver.execute(written.text, written.given(values)))


def tell_each(connection: Connection, statement: Executable, values: Sequence[Values]) -> Any:
    """Execute a statement with one set of values after the other; return the driver's cursor."""
    written = _written(statement, connection.dialect)
    each = [written.given(one) for one in values]

    def work(driver: Any) -> Any:
        cursor = driver.cursor()
        cursor.executemany(written.text, each)
        return cursor

    return _try(connection, work)


def say(connection: Connection, text: str) -> None:
    """Execute a plain text, such as BEGIN."""
    _try(connection, lambda driver: driver.execute(text))


def _try(connection: Connection, work: Callable[[Any], T]) -> T:
    proxied = connection.connection
    errors = connection.dialect.loaded_dbapi.Error
    try:
        return work(proxied.driver_connection)
    except errors as error:
        broken = connection.dialect.is_disconnect(error, proxied, None)
        if broken:
            # The other connections go to the same server.
            connection.invalidate(error)
            connection.engine.dispose()
        raise DBAPIError.instance(
            None, None, error, errors, hide_parameters=True, connection_invalidated=broken
        ) from error
