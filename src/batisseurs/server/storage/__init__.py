"""The storage of rooms in a database: one SQLite file, or PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path

from batisseurs.server.storage.engine import make_engine, read_url
from batisseurs.server.storage.errors import BadDatabase
from batisseurs.server.storage.schema import migrate
from batisseurs.server.storage.sql import SqlStorage

__all__ = ["BadDatabase", "SqlStorage", "open_storage"]


def open_storage(url: str, *, tell: bool = True, backups: Path | None = None) -> SqlStorage:
    """Open the database of a server, `sqlite:///FILE` or `postgresql://…`, and migrate its tables.

    `BadDatabase` if it is not for this program, `StorageDown` if it cannot be reached. With `tell`, other
    processes are notified of commits. Before a migration PostgreSQL is copied into `backups`.
    """
    read = read_url(url)
    migrate(read, backups)
    return SqlStorage(make_engine(read), tell=tell)
