"""A database's errors in our words: its own reveal too much, in its own language."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.rooms.errors import BadRequest, NoSuchRoom, StorageDown
from batisseurs.rooms.storage import Conflict


class BadDatabase(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's
    """A database that this program must not use: another program's, a newer one, or a wrong name."""

    id = "error-bad-database"


FULL = Message("error-storage-full")
BUSY = Message("error-storage-busy")
READ_ONLY = Message("error-storage-read-only")
DAMAGED = Message("error-storage-damaged")
MOVED = Message("error-storage-moved")
GONE = Message("error-storage-gone")

ENGLISH = {
    FULL.id: "the disk of the database is full",
    BUSY.id: "the database is busy",
    READ_ONLY.id: "the database can only be read",
    DAMAGED.id: "the database is damaged",
    MOVED.id: "the file of the database was moved or removed",
    GONE.id: "the database cannot be reached",
}

SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
POSTGRESQL = {
    "53100": FULL,
    "25006": READ_ONLY,
    "42501": READ_ONLY,
    "40001": BUSY,
    "40P01": BUSY,
    "53300": BUSY,
    "55P03": BUSY,
    "57014": BUSY,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
UNIQUE = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE, "23505"}
FOREIGN_KEY = {sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY, "23503"}


def down(message: Message) -> StorageDown:
    """Return an error that says why the storage is not available."""
    return StorageDown(ENGLISH[message.id], message)


def storage_down(error: BaseException) -> StorageDown:
    """Return a driver's error as ours. An unknown one counts as a database out of reach."""
    code = _code(error)
    if isinstance(code, int):
        return down(SQLITE.get(code & 0xFF, GONE))
    return down(POSTGRESQL.get(code, GONE))


def refused(error: DBAPIError) -> Exception:
    """Return our error for a refusal by the database."""
    code = _code(error)
    if isinstance(error, IntegrityError):
        if code in UNIQUE:
            return Conflict(str(error.orig))
        if code in FOREIGN_KEY:
            return NoSuchRoom("there is no such room", Message("error-storage-no-room"))
    if isinstance(error, DataError):
        return unstorable()
    return storage_down(error)


def unstorable() -> BadRequest:
    """Return the error for text that is not Unicode or has a NUL, or a number beyond 64 bits."""
    return BadRequest("this text or number cannot be kept", Message("error-storage-unstorable"))


def _code(error: BaseException) -> int | str:
    """Return SQLite's extended code, or PostgreSQL's SQLSTATE; empty if there was no answer."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return int(getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR))
    return str(getattr(cause, "sqlstate", None) or "")
