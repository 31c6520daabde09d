"""What is added to several rooms in one commit: each is kept or refused by itself."""

from __future__ import annotations

import queue

import msgspec
import psycopg
import pytest

from batisseurs.rooms.state.events import Said, StoredEvent
from batisseurs.rooms.storage import Addition, CompletedCommand, RoomChanges, RoomRow
from batisseurs.server.realtime.notifications import make_notifier
from batisseurs.server.storage import SqlStorage, open_storage
from batisseurs.server.storage.errors import GONE, down
from tests.server.storage.cases import EVERY_KIND, add, new_room

SAID = Said(0, "Zoé", "« Żółć » \N{GRINNING FACE}")


def addition(
    row: RoomRow, events: int = 1, id_: str = "", at: int = 5, upon: RoomChanges | None = None
) -> Addition:
    """Return what someone says so often in a room."""
    newer = msgspec.structs.replace(row, version=row.version + events, changed=at % 2**60, waiting=(1,))
    kept = [StoredEvent(row.version + 1 + number, at, SAID, b"\x00\xff") for number in range(events)]
    done = CompletedCommand("ann", id_, "digest", row.version + 1, newer.version) if id_ else None
    return Addition(newer, kept, done, upon=upon)


def names(outcomes: list[Exception | None]) -> list[str]:
    return ["kept" if error is None else type(error).__name__ for error in outcomes]


def check(storage: SqlStorage, before: list[RoomRow], added: list[Addition], outcomes: list[str]) -> None:
    """See that of each room all or nothing is there."""
    for row, one, outcome in zip(before, added, outcomes, strict=True):
        expected = one.row if outcome == "kept" else row
        assert storage.room(row.id) == expected
        assert [kept.version for kept in storage.events(row.id)] == list(range(1, expected.version + 1))
        if one.done is not None and outcome == "kept":
            assert storage.done(row.id, one.done.guest, one.done.id) == one.done


def test_all_are_kept(storage: SqlStorage) -> None:
    assert storage.append_all([]) == []
    rows = [new_room(storage, f"r{number}", due=7 if number % 3 else None) for number in range(20)]
    added = [addition(row, number % 4, f"c{number}" if number % 2 else "") for number, row in enumerate(rows)]
    outcomes = names(storage.append_all(added))
    assert outcomes == ["kept"] * 20
    check(storage, rows, added, outcomes)
    assert storage.views("r3", 4) == (4, b"\x00\xff")
    assert [kept.event for kept in storage.events("r3", 1)] == [SAID] * 3


def test_one_that_is_refused_takes_nothing_from_the_others(storage: SqlStorage) -> None:
    rows = [add(storage, new_room(storage, f"r{number}"), EVERY_KIND[1], id_="c1") for number in range(6)]
    added = [addition(row, id_="c2") for row in rows]
    added[1] = addition(msgspec.structs.replace(rows[1], version=1), id_="c2")  # has moved on
    outcomes = names(storage.append_all(added))
    assert outcomes == ["kept", "Conflict", "kept", "kept", "kept", "kept"]
    check(storage, rows, added, outcomes)

    rows = [
        one.row if outcome == "kept" else row for row, one, outcome in zip(rows, added, outcomes, strict=True)
    ]
    added = [addition(row, id_="c3") for row in rows]
    added[0] = addition(rows[0], id_="c1")  # the same command again
    added[2] = addition(msgspec.structs.replace(rows[2], version=9), id_="c3")
    added[3] = addition(rows[3], id_="c3", at=2**70)
    added[4] = added[4]._replace(row=msgspec.structs.replace(added[4].row, id="nowhere"))
    outcomes = names(storage.append_all(added))
    assert outcomes == ["Conflict", "kept", "Conflict", "BadRequest", "Conflict", "kept"]
    check(storage, rows, added, outcomes)


def test_a_version_that_is_there_is_never_written_again(storage: SqlStorage) -> None:
    """Even if a room's row does not say so: the unique key (room, version) refuses it, and only it."""
    rows = [add(storage, new_room(storage, f"r{number}"), SAID) for number in range(3)]
    behind = msgspec.structs.replace(rows[1], version=1)
    storage.write(
        lambda connection: connection.exec_driver_sql("UPDATE rooms SET version = 1 WHERE id = 'r1'")
    )
    outcomes = names(storage.append_all([addition(row) for row in (rows[0], behind, rows[2])]))
    assert outcomes == ["kept", "Conflict", "kept"]
    assert [len(storage.events(row.id)) for row in rows] == [3, 2, 3]


def test_one_room_twice_continues_from_the_first(storage: SqlStorage) -> None:
    row, other = new_room(storage, "r1"), new_room(storage, "r2")
    first = addition(row, 2, "c1")
    second, too_late = addition(first.row, 1, "c2"), addition(row, 1, "c3")
    assert names(storage.append_all([first, addition(other), second, too_late])) == [
        "kept", "kept", "kept", "Conflict",
    ]  # fmt: skip
    assert storage.room("r1") == second.row
    assert len(storage.events("r1")) == 4


def test_what_was_decided_upon_other_people_is_refused(storage: SqlStorage) -> None:
    rows = [new_room(storage, f"r{number}") for number in range(5)]
    for row in rows:
        storage.hold(row.id, 1, "ben")
        storage.hold(row.id, -7, "ann")
        storage.hold(row.id, 0, "ann")
        for step in ("Zeal", "a step", "Élan", "Bless"):
            storage.set_auto_answer(row.id, 1, step, f"{step}: yes")
    upon = [storage.newest(row.id) for row in rows]
    storage.hold("r1", 0, "eve")
    storage.release("r2", 1, "ben")
    storage.set_auto_answer("r3", 1, "Bless", "Bless: no")
    added = [addition(row, upon=newest) for row, newest in zip(rows, upon, strict=True)]
    outcomes = names(storage.append_all(added))
    assert outcomes == ["kept", "Conflict", "Conflict", "Conflict", "kept"]
    check(storage, rows, added, outcomes)
    empty = new_room(storage, "empty")
    assert names(storage.append_all([addition(empty, upon=RoomChanges(1, {}, {}))])) == ["kept"]


def test_nobody_waits_for_a_room_at_which_another_process_is(postgres: str) -> None:
    storage = open_storage(postgres)
    rows = [new_room(storage, f"r{number}") for number in range(3)]
    added = [addition(row) for row in rows]
    with psycopg.connect(postgres) as other:
        other.execute("UPDATE rooms SET changed = 9 WHERE id = 'r1'")
        outcomes = names(storage.append_all(added))
        assert outcomes == ["kept", "Conflict", "kept"]
        other.rollback()
    check(storage, rows, added, outcomes)
    assert names(storage.append_all(added[1:2])) == ["kept"]
    storage.close()


def test_a_database_that_is_gone_fails_each_by_itself(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [new_room(storage, f"r{number}") for number in range(3)]

    def gone() -> None:
        raise down(GONE)

    monkeypatch.setattr(storage.engine, "connect", gone)
    outcomes = storage.append_all([addition(row) for row in rows])
    assert names(outcomes) == ["StorageDown"] * 3
    assert len({id(error) for error in outcomes}) == 3
    monkeypatch.undo()
    assert [storage.room(row.id) for row in rows] == rows


def test_each_room_is_told_once(postgres: str) -> None:
    storage = open_storage(postgres)
    rows = [new_room(storage, f"r{number}") for number in range(4)]
    heard: queue.Queue[tuple[str | None, int]] = queue.Queue()
    notifier = make_notifier(postgres)
    notifier.start(lambda room, version: heard.put((room, version)))
    assert heard.get(timeout=30) == (None, 0)  # it listens now
    late = msgspec.structs.replace(rows[1], version=4)
    storage.append_all([addition(rows[0], 3), addition(late), addition(rows[2], 0), addition(rows[3])])
    add(storage, msgspec.structs.replace(rows[1], waiting=()), SAID)
    told = [heard.get(timeout=30) for _ in range(3)]
    notifier.close()
    storage.close()
    assert sorted(told[:2]) == [("r0", 4), ("r3", 2)]
    assert told[2] == ("r1", 2)
    assert heard.empty()
