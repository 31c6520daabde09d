"""Real databases for the benches: an SQLite file, or a PostgreSQL that lives as long as the bench."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from batisseurs.server.operations.verify import verify
from batisseurs.server.storage import open_storage

KINDS = ("sqlite", "postgres")


@contextmanager
def databases(kind: str, folder: Path, *, durable: bool = False) -> Iterator[Callable[[], str]]:
    """Lend something that makes a new, empty database and returns its address, as often as it is called.

    SQLite's commits outlive a power cut, PostgreSQL's only if they are to be `durable`.
    """
    numbers = itertools.count(1)

    def sqlite() -> str:
        return f"sqlite:///{folder / f'server-{next(numbers)}.sqlite'}"

    if kind == "sqlite":
        yield sqlite
        return

    # A library that only the bench and the tests need, and only here.
    from tests.server.postgres import PostgresServer

    server = PostgresServer(durable=durable)
    server.start()
    try:
        yield server.new_database
    finally:
        server.remove()


def verify_all(database: str) -> tuple[int, int, list[str]]:
    """Play every room again; return how many rooms and lines there are, and what differs."""
    storage = open_storage(database)
    try:
        report = verify(storage)
    finally:
        storage.close()
    faults = [str(verdict) for verdict in report.differing + report.not_checked]
    return report.good + len(faults), report.lines, faults
