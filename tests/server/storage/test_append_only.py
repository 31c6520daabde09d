"""The database itself keeps events as they are, no matter who is connected to it."""

from __future__ import annotations

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from batisseurs.rooms.state.events import Started
from batisseurs.server.storage import SqlStorage
from tests.server.storage.cases import add, new_room


@pytest.mark.parametrize("statement", ["UPDATE events SET at = 0", "DELETE FROM events WHERE version = 1"])
def test_no_event_can_be_changed_or_removed(storage: SqlStorage, statement: str) -> None:
    add(storage, new_room(storage), Started())
    before = storage.events("r1")
    with pytest.raises(IntegrityError, match="only ever added"), storage.engine.begin() as connection:
        connection.execute(text(statement))
    assert storage.events("r1") == before


def test_no_events_can_be_thrown_away_together(storage: SqlStorage) -> None:
    add(storage, new_room(storage), Started())
    if storage.postgresql:
        with pytest.raises(IntegrityError, match="only ever added"), storage.engine.begin() as connection:
            connection.execute(text("TRUNCATE rooms CASCADE"))
    with pytest.raises(IntegrityError), storage.engine.begin() as connection:
        connection.execute(text("DELETE FROM rooms"))
    assert len(storage.events("r1")) == 2
