"""Statements that go to the driver itself.

SQLAlchemy writes each statement once, for the database at hand; from then on its text and its values are
given to the driver as they are: to ask SQLAlchemy each time took longer than most of our statements. What
goes wrong is still said in its words, and a broken connection is still thrown away with all others.
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
    """A statement as a driver reads it."""

    text: str
    order: tuple[str, ...] | None
    """The names of the values, for a driver that wants them in their order; else they go by their names."""
    constants: Values

    def given(self, values: Values) -> Any:
        """Return values as the driver wants them."""
        every = {**self.constants, **values} if self.constants else values
        return every if self.order is None else [every[name] for name in self.order]


@functools.cache
def _written(statement: Executable, dialect: Dialect) -> _Written:
    assert isinstance(statement, ClauseElement)  # noqa: S101  all of ours are
    compiled: Any = statement.compile(dialect=dialect)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return _Written(str(compiled), tuple(compiled.positiontup) if compiled.positional else None, constants)


def tell(connection: Connection, statement: Executable, values: Values) -> Any:
    """Have a statement carried out; return the driver's cursor."""
    written = _written(statement, connection.dialect)
    return _try(connection, lambda driver: driver.execute(written.text, written.given(values)))


def tell_each(connection: Connection, statement: Executable, values: Sequence[Values]) -> None:
    """Have a statement carried out with one set of values after the other."""
    written = _written(statement, connection.dialect)
    each = [written.given(one) for one in values]
    _try(connection, lambda driver: driver.cursor().executemany(written.text, each))


def say(connection: Connection, text: str) -> None:
    """Have a few words carried out, such as where a transaction begins and ends."""
    _try(connection, lambda driver: driver.execute(text))


def _try(connection: Connection, work: Callable[[Any], T]) -> T:
    proxied = connection.connection
    errors = connection.dialect.loaded_dbapi.Error
    try:
        return work(proxied.driver_connection)
    except errors as error:
        broken = connection.dialect.is_disconnect(error, proxied, None)
        if broken:
            # The others have the same server at their other end.
            connection.invalidate(error)
            connection.engine.dispose()
        raise DBAPIError.instance(
            None, None, error, errors, hide_parameters=True, connection_invalidated=broken
        ) from error
