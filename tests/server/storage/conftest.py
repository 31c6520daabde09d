from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from batisseurs.server.storage import SqlStorage, open_storage

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that has nothing in it, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def storage(url: str) -> Iterator[SqlStorage]:
    """A new storage of each kind."""
    opened = open_storage(url)
    yield opened
    opened.close()
