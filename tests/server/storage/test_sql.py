"""What databases promise beyond the contract: nothing contradictory gets in, however it is asked for."""

from __future__ import annotations

import msgspec
import pytest

from batisseurs.rooms.errors import NoSuchRoom
from batisseurs.rooms.state.events import Started, StoredEvent
from batisseurs.rooms.storage import CompletedCommand, Conflict, Guest, Invitation, RoomRow, Snapshot
from batisseurs.server.storage import SqlStorage
from tests.server.storage.cases import EVERY_KIND, add, new_room

FIRST_KEY, SECOND_KEY = b"\x00\xff" * 16, b"\x01\xfe" * 16


def test_no_version_can_be_left_out(storage: SqlStorage) -> None:
    row = new_room(storage)
    with pytest.raises(Conflict):
        add(storage, msgspec.structs.replace(row, version=2), Started())
    with pytest.raises(Conflict):
        add(storage, msgspec.structs.replace(row, id="nowhere"), Started())
    assert storage.room("r1") == row


def test_the_opening_of_a_room_is_found_without_its_id(storage: SqlStorage) -> None:
    add(storage, new_room(storage), Started(), EVERY_KIND[3], id_="c1")
    assert storage.done("", "ann", "c0") is None
    row = RoomRow("r2", "theopolis", 1, "open", 1, 1)
    storage.add_room(row, [StoredEvent(1, 1, EVERY_KIND[0])], CompletedCommand("ann", "c1", "opening", 1, 1))
    assert storage.done("", "ann", "c1") == CompletedCommand("ann", "c1", "opening", 1, 1)


def test_all_rooms_come_the_oldest_first(storage: SqlStorage) -> None:
    for number in range(450):
        new_room(storage, f"r{number}", created=10 - number % 3)
    rows = list(storage.rooms())
    assert len({row.id for row in rows}) == 450
    assert [row.created for row in rows] == [8] * 150 + [9] * 150 + [10] * 150


def test_the_newest_snapshot_is_kept(storage: SqlStorage) -> None:
    new_room(storage)
    assert storage.snapshot("r1") is None
    newest = Snapshot(9, 7, 1, "0f3c", b"\x00\xff")
    storage.keep_snapshot("r1", Snapshot(5, 4, 1, "0f3c", b"old"))
    storage.keep_snapshot("r1", newest)
    storage.keep_snapshot("r1", Snapshot(8, 6, 1, "0f3c", b"late"))
    assert storage.snapshot("r1") == newest


def test_guests_are_found_by_their_token(storage: SqlStorage) -> None:
    storage.add_guest(Guest("ann", 5), FIRST_KEY)
    storage.add_guest(Guest("bob", 6), SECOND_KEY)
    assert storage.find_guest(SECOND_KEY) == Guest("bob", 6)
    assert storage.find_guest(b"") is None
    with pytest.raises(Conflict):
        storage.add_guest(Guest("eve", 7), FIRST_KEY)
    with pytest.raises(Conflict):
        storage.add_guest(Guest("ann", 7), b"other")


def test_nothing_is_kept_for_a_room_that_is_not_there(storage: SqlStorage) -> None:
    with pytest.raises(NoSuchRoom):
        storage.hold("nowhere", 0, "ann")
    with pytest.raises(NoSuchRoom):
        storage.invite(Invitation("nowhere", 0), FIRST_KEY)
    with pytest.raises(NoSuchRoom):
        storage.set_auto_answer("nowhere", 0, "Bless", "bless")
    with pytest.raises(NoSuchRoom):
        storage.keep_snapshot("nowhere", Snapshot(1, 1, 1, "", b""))
    assert storage.holders("nowhere") == {}
