"""Real databases for the benches: an SQLite file, or a PostgreSQL that lives as long as the bench."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

KINDS = ("sqlite", "postgres")


@contextmanager
def databases(kind: str, folder: Path) -> Iterator[Callable[[], str]]:
    """Lend something that makes a new, empty database and returns its address, as often as it is called."""
    numbers = itertools.count(1)

    def sqlite() -> str:
        return f"sqlite:///{folder / f'house-{next(numbers)}.sqlite'}"

    if kind == "sqlite":
        yield sqlite
        return

    # A library that only the bench and the tests need, and only here.
    from tests.server.postgres import PostgresServer

    server = PostgresServer()
    server.start()
    try:
        yield server.new_database
    finally:
        server.remove()


def verify(database: str) -> tuple[int, int, list[str]]:
    """Go through everything that is kept; return how many rooms and events, and what is wrong with them."""
    from batisseurs.server.storage import open_storage

    rooms = events = 0
    faults: list[str] = []
    storage = open_storage(database)
    for row in storage.rooms():
        kept = storage.events(row.id)
        rooms += 1
        events += len(kept)
        if [each.version for each in kept] != list(range(1, row.version + 1)):
            faults.append(f"{row.id}: versions are not 1 to {row.version}")
    storage.close()
    return rooms, events, faults
