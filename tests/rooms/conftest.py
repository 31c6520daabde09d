"""Rooms are tested on a real SQLite file; what needs thousands of rooms says `IN_MEMORY = True`."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from batisseurs.rooms.storage import Storage
from batisseurs.server.storage import SqlStorage, open_storage
from tests.rooms import harness
from tests.rooms.memory_storage import MemoryStorage


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all its tables and nothing in them: to copy one is quicker than to make one."""
    file = tmp_path_factory.mktemp("empty") / "house.db"
    open_storage(f"sqlite:///{file}").close()
    return file


@pytest.fixture(autouse=True)
def _storages(request: pytest.FixtureRequest, tmp_path: Path, empty_database: Path) -> Iterator[None]:
    """Give every server of the test its own storage, and close all when it is over."""
    opened: list[SqlStorage] = []

    def new_file() -> Storage:
        file = tmp_path / f"house-{len(opened)}.db"
        shutil.copy(empty_database, file)
        opened.append(open_storage(f"sqlite:///{file}"))
        return opened[-1]

    harness.storages = MemoryStorage if getattr(request.module, "IN_MEMORY", False) else new_file
    yield
    for storage in opened:
        storage.close()
