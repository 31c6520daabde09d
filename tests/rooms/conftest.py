"""Rooms are tested on a real SQLite file; what needs thousands of rooms says `IN_MEMORY = True`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from batisseurs.rooms.storage import Storage
from batisseurs.server.storage import SqlStorage, open_storage
from tests.rooms import harness
from tests.rooms.memory_storage import MemoryStorage


@pytest.fixture(autouse=True)
def _storages(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """Give every server of the test a storage of its own, and close all when it is over."""
    opened: list[SqlStorage] = []

    def new_file() -> Storage:
        opened.append(open_storage(f"sqlite:///{tmp_path}/house-{len(opened)}.db"))
        return opened[-1]

    harness.storages = MemoryStorage if getattr(request.module, "IN_MEMORY", False) else new_file
    yield
    for storage in opened:
        storage.close()
