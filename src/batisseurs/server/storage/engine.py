"""Engines for SQLite and PostgreSQL.

A database is named by `sqlite:///FILE` (or just the file) or by `postgresql://…`. Drivers begin no
transaction by themselves: a single statement is one, and several are wrapped explicitly. That saves
PostgreSQL two messages for most queries.
"""

from __future__ import annotations

import contextlib
import errno
import os
import select
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from batisseurs.kernel.choice import Message
from batisseurs.rooms.errors import StorageDown
from batisseurs.server.storage.errors import MOVED, BadDatabase, down, refused, storage_down, unstorable

if TYPE_CHECKING:
    import psycopg

BUSY_MS = 10_000
"""How long SQLite waits for another process (a backup, a check) that has the file locked."""
POOL_SECONDS = 10
LIBPQ = {
    "connect_timeout": 5,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""A server that vanished is noticed within half a minute."""
PATIENCE = (b"SET lock_timeout = '10s'", b"SET idle_in_transaction_session_timeout = '60s'")
"""For every PostgreSQL connection: a stuck process must not block all others."""

SPEED = (
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA cache_size = -16000",
    "PRAGMA journal_size_limit = 67108864",
    "PRAGMA temp_store = MEMORY",
)
"""For every SQLite connection. FULL: a commit survives a power cut."""

BEGIN_SQLITE = "BEGIN IMMEDIATE"


def read_url(text: str) -> URL:
    """Read the name of a database; the error never contains a password."""
    if "://" not in text and text.strip():
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise _bad_url() from None
    if url.get_backend_name() in {"postgresql", "postgres"}:
        return url.set(drivername="postgresql+psycopg")
    # Nothing in memory would be kept, and every connection would have its own.
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith(("file:", ":")):
        raise _bad_url()
    return url.set(drivername="sqlite")


def _bad_url() -> BadDatabase:
    return BadDatabase(
        "a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME",
        Message("error-database-url", {"file": "sqlite:///FILE", "server": "postgresql://USER@HOST/NAME"}),
    )


def sqlite_file(url: URL) -> Path | None:
    """Return the file of an SQLite database."""
    return Path(url.database).absolute() if url.get_backend_name() == "sqlite" and url.database else None


def check_there(url: URL) -> None:
    """Refuse a missing file, for commands that only read: opening a server would create it."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))


def make_engine(url: URL) -> Engine:
    """Make an engine; nothing is connected yet. The SQLite file must exist."""
    file = sqlite_file(url)
    return _sqlite(file) if file is not None else _postgresql(url)


def _postgresql(url: URL) -> Engine:
    from psycopg.types.array import ListBinaryDumper  # noqa: PLC0415  most servers have no PostgreSQL

    engine = create_engine(
        url,
        isolation_level="AUTOCOMMIT",
        pool_size=8,
        max_overflow=16,
        pool_timeout=POOL_SECONDS,
        pool_recycle=1800,
        pool_use_lifo=True,
        connect_args={**LIBPQ, "application_name": "batisseurs"} | dict(url.query),
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: psycopg.Connection, _record: Any) -> None:
        for setting in PATIENCE:
            connection.execute(setting)
        # As text, every quote in a list of events would have to be escaped.
        connection.adapters.register_dumper(list, ListBinaryDumper)

    @event.listens_for(engine, "checkout")
    def check(connection: psycopg.Connection, _record: Any, _proxy: Any) -> None:
        # Nothing was requested, so anything readable is the server's goodbye. Looking costs no message.
        unasked = select.poll()
        unasked.register(connection.fileno(), select.POLLIN)
        if unasked.poll(0):
            raise DisconnectionError

    return engine


def _sqlite(file: Path) -> Engine:
    # Connecting never creates it: a server whose file was removed must not continue in an empty one.
    url = URL.create("sqlite", database=f"file:{quote(str(file))}", query={"mode": "rw", "uri": "true"})
    engine = create_engine(
        url,
        pool_size=8,
        max_overflow=32,
        pool_timeout=POOL_SECONDS,
        pool_use_lifo=True,
        connect_args={
            "isolation_level": None,
            "check_same_thread": False,
            "cached_statements": 256,
            "timeout": BUSY_MS / 1000,
        },
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: Any) -> None:
        for pragma in SPEED:
            connection.execute(pragma)
        record.info["inode"] = _inode(file)

    @event.listens_for(engine, "checkout")
    def check(_connection: sqlite3.Connection, record: Any, _proxy: Any) -> None:
        # An open file that was unlinked would swallow what is written to it.
        if record.info["inode"] != _inode(file):
            record.invalidate()
            raise down(MOVED)

    return engine


def _inode(file: Path) -> tuple[int, int]:
    try:
        found = os.stat(file)  # noqa: PTH116  asked with every connection; a Path needs six times as long
    except OSError:
        raise down(MOVED) from None
    return found.st_dev, found.st_ino


@contextlib.contextmanager
def connected(engine: Engine) -> Iterator[Connection]:
    """Lend a connection; the driver's errors become ours, and an unfinished transaction is rolled back."""
    try:
        with engine.connect() as connection:
            yield connection
    except DBAPIError as error:
        raise refused(error) from error
    except (OverflowError, UnicodeEncodeError) as error:
        raise unstorable() from error
    except (PoolTimeout, sqlite3.Error) as error:
        raise storage_down(error) from error


def was_broken(error: StorageDown) -> bool:
    """Tell whether a connection broke while idle; the pool has dropped all its others."""
    return isinstance(error.__cause__, DBAPIError) and error.__cause__.connection_invalidated


def begin_write(connection: Connection) -> None:
    """Begin a transaction that will write: SQLite waits for the lock now, not in the middle."""
    connection.exec_driver_sql(BEGIN_SQLITE if connection.dialect.name == "sqlite" else "BEGIN")
