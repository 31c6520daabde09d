"""What the server's admin does to its database: events stay as they are, except for what must be removed."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import FreeSeat, OpenRematch, Say
from batisseurs.rooms.state.events import (
    WORDS_REMOVED,
    Created,
    Forgotten,
    Joined,
    Said,
    SeatCleared,
    StoredEvent,
)
from batisseurs.rooms.storage import Guest, RoomRow
from batisseurs.server.operations.guest_removal import GuestRemoval
from batisseurs.server.operations.maintenance import expire
from batisseurs.server.operations.verify import verify
from batisseurs.server.settings import Settings
from batisseurs.server.storage import SqlStorage
from batisseurs.server.storage.moderation import DAY, ModerationStorage, Report
from batisseurs.server.storage.tables import metadata
from tests.rooms.harness import MORNING, RoomServer
from tests.server.storage.cases import new_room

OF_ROOMS = [table for table in metadata.tables.values() if "room" in table.c and table.name != "notices"]


def rows_of(storage: SqlStorage, room: str) -> dict[str, int]:
    """Return how many rows each table has of a room."""
    with storage.engine.connect() as connection:
        found = {
            table.name: len(connection.execute(table.select().where(table.c.room == room)).fetchall())
            for table in OF_ROOMS
        }
    return {name: number for name, number in found.items() if number}


def people(storage: SqlStorage) -> RoomServer:
    """Return a server in which Ann and Bob are guests."""
    server = RoomServer(storage)
    for name in ("ann", "bob", "cleo"):
        storage.add_guest(Guest(name, MORNING), name.encode())
    return server


def guest_removal(server: RoomServer) -> GuestRemoval:
    assert isinstance(server.storage, SqlStorage)
    return GuestRemoval(ModerationStorage(server.storage), server.rooms, server.time)


def words(server: RoomServer, room: str) -> str:
    """Return all that is kept of a room's events, as text."""
    return msgspec.json.encode([kept.event for kept in server.storage.events(room)]).decode()


# Events. -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET body = '{}' WHERE room = 'r2'",
        "UPDATE events SET version = 9 WHERE room = 'r1'",
        "UPDATE events SET at = 9 WHERE room = 'r1'",
        "UPDATE events SET room = 'r2', version = 9 WHERE room = 'r1'",
        "DELETE FROM events WHERE room = 'r2'",
        "DELETE FROM events",
    ],
)
def test_an_erasure_opens_one_room_and_only_what_was_said_there(storage: SqlStorage, statement: str) -> None:
    new_room(storage, "r1")
    new_room(storage, "r2")
    before = [storage.events(room) for room in ("r1", "r2")]
    with storage.engine.connect() as connection:
        connection.exec_driver_sql("BEGIN")
        connection.execute(text("INSERT INTO erasures VALUES ('r1')"))
        with pytest.raises(IntegrityError, match="only ever added"):
            connection.execute(text(statement))
        connection.rollback()
    assert [storage.events(room) for room in ("r1", "r2")] == before


# Forgetting. -------------------------------------------------------------------------------------


def test_a_guest_is_forgotten_and_the_game_stays(storage: SqlStorage) -> None:
    server = people(storage)
    room = server.started("theopolis", 2)
    server.do(room, "bob", 1, Say("I am Bob of Cork"))
    server.do(room, "ann", 0, Say("Hello"))
    server.play(room, 60, Seeded(1))
    lines = [line.chose for line in server.rooms._cache.remembered(room).room.lines]  # type: ignore[union-attr]  # noqa: SLF001
    found = guest_removal(server)
    guest_data = found.guest_data("bob")
    (table,) = guest_data.tables
    assert (table.room, table.seats, table.names) == (room, [1], ["Bob"])
    assert [said.text for said in table.said] == ["I am Bob of Cork"]
    assert {move.text for move in table.moves} <= {line.text for line in lines if line.seat == 1}
    assert table.moves
    assert found.forget("bob") == 1

    kept = words(server, room)
    assert "Bob" not in kept
    assert "Ann" in kept
    assert "Hello" in kept
    assert [kept.event for kept in storage.events(room) if isinstance(kept.event, Said)] == [
        Said(1, "p2", WORDS_REMOVED), Said(0, "Ann", "Hello"),
    ]  # fmt: skip
    assert storage.events(room)[-1].event == Forgotten((1,))
    assert [seat.name for seat in storage.room(room).about.seats] == ["Ann", "p2"]  # type: ignore[union-attr]
    assert storage.find_guest(b"bob") is None
    assert "bob" not in storage.holders(room).values()
    assert "Bob" not in server.again().rooms.export(room)
    after = server.again()
    after.rooms.export(room)
    live = after.rooms._cache.remembered(room)  # noqa: SLF001
    assert live is not None
    assert [line.chose for line in live.room.lines][: len(lines)] == lines
    report = verify(storage)
    assert (report.good, report.differing, report.not_checked) == (1, [], [])


def test_another_process_that_continues_brings_no_name_back(storage: SqlStorage) -> None:
    server = people(storage)
    room = server.started("theopolis", 2)
    other = server.again()
    other.do(room, "ann", 0, Say("We go on"))
    guest_removal(server).forget("bob")
    other.do(room, "ann", 0, Say("On and on"))
    assert [seat.name for seat in storage.room(room).about.seats] == ["Ann", "p2"]  # type: ignore[union-attr]
    other.rooms.drop(room)
    look = other.rooms.look(room, "ann", 0)
    assert "Bob" not in msgspec.json.encode(look).decode()


def test_names_go_where_a_guest_sits_no_more(storage: SqlStorage) -> None:
    """Freed before the game; moved on to a rematch without a word; only watching."""
    server = people(storage)
    freed = server.open("theopolis", 2)
    server.sit(freed, "bob", 1)
    server.do(freed, "ann", 0, FreeSeat(1))
    server.sit(freed, "cleo", 1)
    first = server.started("theopolis", 2)
    server.play_people(first, Seeded(3))
    server.do(first, "ann", 0, OpenRematch())
    watched = server.hot_seat("theopolis", 2)
    storage.hold(watched, -6, "bob")
    server.do(watched, "bob", -6, Say("Bob watches"))
    again = [kept.event for kept in storage.events(first)][-1].room  # type: ignore[union-attr]
    assert Joined(1, "Bob") in [kept.event for kept in storage.events(again)]
    assert SeatCleared(1, "Bob", 0) in [kept.event for kept in storage.events(freed)]

    assert guest_removal(server).forget("bob") == 4
    assert "Bob watches" not in words(server, watched)
    for room in (freed, first, again):
        assert "Bob" not in words(server, room)
        assert "Ann" in words(server, room)
    assert "Cléo" in words(server, freed)
    assert storage.events(freed)[-1].event == Forgotten(()), "the seat is another's"
    plan = storage.events(again)[0].event
    assert isinstance(plan, Created)
    assert [seat.name for seat in plan.seats] == ["Ann", "p2"]
    assert verify(storage).differing == []


def test_who_is_banned_leaves_and_the_next_is_host(storage: SqlStorage) -> None:
    server = people(storage)
    playing = server.started("theopolis", 2)
    alone = server.open("theopolis", 2, mine=())
    found = guest_removal(server)
    assert found.ban("ann") == 2
    assert storage.holders(playing) == {1: "bob", -7: "bob"}
    assert storage.holders(alone) == {}
    storage.reload_guests()
    guest = storage.find_guest(b"ann")
    assert guest is not None
    assert guest.banned
    assert [row.id for row in found.hosting.guests() if row.banned is not None] == ["ann"]
    assert found.hosting.ban("ann", MORNING, banned=False)
    assert not found.hosting.ban("ann", MORNING, banned=False), "once is enough"


# Expiry. -----------------------------------------------------------------------------------------


def test_an_abandoned_room_goes_with_all_that_is_kept_of_it(storage: SqlStorage) -> None:
    server = people(storage)
    old = server.started("theopolis", 2)
    server.play(old, 120, Seeded(2))
    storage.set_auto_answer(old, 0, "Step", "end")
    server.rooms.invite(old, "ann", -6, b"key")
    storage.hold(old, -6, "cleo")
    hosting = ModerationStorage(storage)
    assert hosting.report(Report(0, old, "ann", 1, "bob", "Bob", "cheats", MORNING), 20)
    assert set(rows_of(storage, old)) == {table.name for table in OF_ROOMS} - {"erasures"}
    reported = server.time.time + 10 * DAY
    assert expire(hosting, Settings(expire_rooms=9), reported) == (0, 0), "somebody has reported it"
    assert hosting.settle(1, MORNING)
    server.time.time += 5 * DAY
    new = server.started("theopolis", 2)
    assert expire(hosting, Settings(), reported) == (0, 0), "off by default"
    assert expire(hosting, Settings(expire_rooms=9), reported) == (1, 0)
    assert storage.room(old) is None
    assert rows_of(storage, old) == {}
    assert storage.room(new) is not None
    assert storage.newest(old) is None


def test_guests_who_have_nothing_here_expire(storage: SqlStorage) -> None:
    server = people(storage)
    server.started("theopolis", 2)
    storage.add_guest(Guest("dan", MORNING + 20 * DAY), b"dan")
    storage.add_guest(Guest("eve", MORNING), b"eve")
    hosting = ModerationStorage(storage)
    hosting.ban("eve", MORNING)
    assert expire(hosting, Settings(expire_guests=10), MORNING + 21 * DAY) == (0, 1)
    assert {row.id for row in hosting.guests()} == {"ann", "bob", "dan", "eve"}, "Cléo had nothing"


# Notices and reports. ----------------------------------------------------------------------------


def test_notices_are_numbered_and_do_not_pile_up(storage: SqlStorage) -> None:
    hosting = ModerationStorage(storage)
    assert hosting.newest_notice() == 0
    hosting.notice(MORNING, room="r1")
    hosting.notice(MORNING, guest="ann")
    assert [(notice.id, notice.room, notice.guest) for notice in hosting.notices_after(0)] == [
        (1, "r1", ""), (2, "", "ann"),
    ]  # fmt: skip
    hosting.notice(MORNING + 2 * DAY, room="r2")
    hosting.notice(MORNING + 4 * DAY, room="r3")
    assert [notice.id for notice in hosting.notices_after(0)] == [3, 4]
    assert hosting.notices_after(4) == []


def test_reports_are_limited_listed_and_done(storage: SqlStorage) -> None:
    hosting = ModerationStorage(storage)
    new_room(storage, "r1")
    new_room(storage, "r2")
    about = Report(0, "r1", "ann", None, "", "", "rude", MORNING)
    assert [hosting.report(about, 2) for _ in range(3)] == [True, True, False]
    assert hosting.report(msgspec.structs.replace(about, room="r2"), 2)
    assert [report.id for report in hosting.reports()] == [1, 2, 3]
    assert hosting.settle(1, MORNING + 1)
    assert not hosting.settle(9, MORNING)
    assert [report.id for report in hosting.reports()] == [2, 3]
    assert [report.done for report in hosting.reports(every=True)] == [MORNING + 1, None, None]
    assert hosting.report(about, 2)


def test_a_room_that_moves_on_meanwhile_is_not_changed(storage: SqlStorage) -> None:
    server = people(storage)
    room = server.started("theopolis", 2)
    found = guest_removal(server)
    before: list[RoomRow] = []
    redact = found.hosting.redact

    def late(*args: object) -> None:
        if not before:
            before.append(storage.room(room))  # type: ignore[arg-type]
            server.do(room, "ann", 0, Say("meanwhile"))
        redact(*args)  # type: ignore[arg-type]

    found.hosting.redact = late  # type: ignore[method-assign, assignment]
    found.forget("bob")
    assert "Bob" not in words(server, room)
    events: list[StoredEvent] = storage.events(room)
    assert [kept.version for kept in events] == list(range(1, len(events) + 1))
    assert "meanwhile" in words(server, room)
