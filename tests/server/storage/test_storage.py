"""What every storage promises: in each database, and in memory, where the tests of rooms keep theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from batisseurs.games import find_game
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.commands.model import Enter, Undo
from batisseurs.rooms.state.events import SeatCleared, Started, StoredEvent
from batisseurs.rooms.storage import (
    HOST,
    CompletedCommand,
    Conflict,
    Invitation,
    RoomChanges,
    RoomRow,
    RoomSummary,
    SeatRow,
    Storage,
    Vacated,
)
from batisseurs.server.storage import open_storage
from tests.rooms.harness import RoomServer
from tests.rooms.memory_storage import MemoryStorage
from tests.server.storage.cases import EVERY_KIND, add, new_room
from tests.server.storage.conftest import DATABASES

FIRST_KEY, SECOND_KEY = b"\x00\xff" * 16, b"\x01\xfe" * 16


@pytest.fixture(params=["memory", *DATABASES])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    """Every kind of storage, empty."""
    opened: Storage
    if request.param == "memory":
        opened = MemoryStorage()
    elif request.param == "sqlite":
        opened = open_storage(str(tmp_path / "house.db"))
    else:
        opened = open_storage(str(request.getfixturevalue("postgres")))
    yield opened
    opened.close()


def test_a_room_comes_back_as_it_was_added(storage: Storage) -> None:
    row = RoomRow("r1", "my-village", 2, "playing", 2**41, 2**41 + 1, 2**41 + 2, True, True, (0, 3))
    storage.add_room(row, [StoredEvent(1, 2**41, EVERY_KIND[0]), StoredEvent(2, 2**41 + 1, Started())], None)
    assert storage.room("r1") == row
    assert storage.room("r2") is None
    about = RoomSummary((SeatRow("Zoë “Z”", person=True), SeatRow("greedy", "greedy")), 7, True, "anyone")
    row = msgspec.structs.replace(row, about=about)
    storage.append(row, [], None)
    assert storage.room("r1") == row


def test_a_second_room_of_the_same_id_is_a_conflict(storage: Storage) -> None:
    row = new_room(storage)
    with pytest.raises(Conflict):
        new_room(storage, created=5)
    assert storage.room("r1") == row


def test_events_of_every_kind_come_back_in_order(storage: Storage) -> None:
    row = new_room(storage)
    row = add(storage, row, *EVERY_KIND[1:4])
    add(storage, row, *EVERY_KIND[4:])
    kept = storage.events("r1")
    assert [each.event for each in kept] == list(EVERY_KIND)
    assert [each.version for each in kept] == list(range(1, len(EVERY_KIND) + 1))
    assert [each.at for each in kept] == [1000] + [2000] * (len(EVERY_KIND) - 1)


def test_events_are_read_from_and_to_a_version(storage: Storage) -> None:
    add(storage, new_room(storage), *EVERY_KIND[1:])
    new_room(storage, "r2")
    assert [kept.version for kept in storage.events("r1", 3)] == [4, 5, 6, 7, 8]
    assert [kept.version for kept in storage.events("r1", 3, 5)] == [4, 5]
    assert storage.events("r1", 8) == []
    assert [kept.version for kept in storage.events("r2")] == [1]
    assert storage.events("nowhere") == []


def test_views_are_found_at_or_before_a_version(storage: Storage) -> None:
    row = add(storage, new_room(storage), Started(), views=b"")
    row = add(storage, row, *EVERY_KIND[2:4], views=b"\x00packed\xff")
    add(storage, row, EVERY_KIND[4])
    assert storage.views("r1", 1) is None
    assert storage.views("r1", 3) == (2, b"")
    assert storage.views("r1", 99) == (4, b"\x00packed\xff")
    assert all(kept.views is None for kept in storage.events("r1"))


def test_the_row_is_renewed_with_the_events(storage: Storage) -> None:
    row = new_room(storage, listed=True)
    row = add(storage, row, Started(), stage="playing", changed=7, due=9, bot_due=True, waiting=(1,))
    assert storage.room("r1") == row
    row = add(storage, row, EVERY_KIND[3], due=None, bot_due=False, listed=False, waiting=())
    assert storage.room("r1") == row


def test_a_version_that_is_there_is_a_conflict_and_changes_nothing(storage: Storage) -> None:
    row = new_room(storage)
    newer = add(storage, row, Started(), id_="first")
    with pytest.raises(Conflict):
        add(storage, row, EVERY_KIND[3], EVERY_KIND[4], id_="second", stage="over")
    assert storage.room("r1") == newer
    assert len(storage.events("r1")) == 2
    assert storage.done("r1", "ann", "second") is None


def test_a_row_can_be_renewed_without_events_at_the_version_that_is_there(storage: Storage) -> None:
    row = add(storage, new_room(storage), id_="nothing", due=5)
    assert storage.room("r1") == row
    assert storage.done("r1", "ann", "nothing") == CompletedCommand("ann", "nothing", "digest", 2, 1)
    with pytest.raises(Conflict):
        add(storage, msgspec.structs.replace(row, version=2), due=6)


def test_a_command_is_carried_out_once_in_a_room(storage: Storage) -> None:
    row = add(storage, new_room(storage), Started(), EVERY_KIND[3], id_="c1")
    assert storage.done("r1", "ann", "c1") == CompletedCommand("ann", "c1", "digest", 2, 3)
    with pytest.raises(Conflict):
        add(storage, row, EVERY_KIND[4], id_="c1", stage="over")
    assert storage.room("r1") == row
    assert len(storage.events("r1")) == 3
    add(storage, new_room(storage, "r2"), Started(), id_="c1")
    assert storage.done("r1", "bob", "c1") is None
    assert storage.done("r2", "ann", "c2") is None


def test_the_lobby_shows_the_newest_listed_rooms(storage: Storage) -> None:
    for number in range(5):
        new_room(storage, f"r{number}", created=number, listed=number != 3)
    assert [row.id for row in storage.listed(3, 9)] == ["r4", "r2", "r1"]


def test_nobody_fills_the_lobby_alone(storage: Storage) -> None:
    """Honest tables are shown whatever two others open, and each host's newest before anyone's second."""
    for number in range(9):
        new_room(storage, f"r{number}", created=number, listed=True)
        storage.hold(f"r{number}", HOST, "honest" if number == 0 else ("eve", "mallory")[number % 2])
    assert [row.id for row in storage.listed(100, 2)] == ["r8", "r7", "r6", "r5", "r0"]
    assert [row.id for row in storage.listed(3, 2)] == ["r8", "r7", "r0"]
    new_room(storage, "nobody's", created=20, listed=True)
    assert [row.id for row in storage.listed(4, 2)] == ["nobody's", "r8", "r7", "r0"]


def test_what_waits_for_the_server_comes_longest_waiting_first(storage: Storage) -> None:
    new_room(storage, "no clock")
    new_room(storage, "later", due=501)
    new_room(storage, "clock", due=300, changed=250)
    new_room(storage, "bot", bot_due=True, changed=200, due=900)
    new_room(storage, "bot, too", bot_due=True, changed=400)
    new_room(storage, "now", due=500)
    assert [row.id for row in storage.due(500, 9, 9)] == ["bot", "clock", "bot, too", "now"]
    assert [row.id for row in storage.due(500, 2, 9)] == ["bot", "clock"]


def test_nobody_alone_keeps_the_server_from_others(storage: Storage) -> None:
    for number in range(6):
        new_room(storage, f"bot {number}", bot_due=True, changed=number)
        new_room(storage, f"clock {number}", due=number)
        for room in (f"bot {number}", f"clock {number}"):
            storage.hold(room, HOST, "eve")
    new_room(storage, "honest bot", bot_due=True, changed=100)
    new_room(storage, "honest clock", due=101)
    found = [row.id for row in storage.due(500, 5, 1)]
    assert sorted(found) == ["bot 0", "clock 0", "honest bot", "honest clock"]


def test_seats_are_held_taken_over_and_released(storage: Storage) -> None:
    new_room(storage)
    storage.hold("r1", 0, "ann")
    storage.hold("r1", HOST, "ann")
    storage.hold("r1", 1, "bob")
    storage.hold("r1", 1, "eve")
    assert storage.holders("r1") == {0: "ann", HOST: "ann", 1: "eve"}
    storage.release("r1", 0, "bob")
    storage.release("r1", 1, "eve")
    assert storage.holders("r1") == {0: "ann", HOST: "ann"}
    assert storage.holders("r2") == {}


def test_many_may_watch(storage: Storage) -> None:
    new_room(storage)
    for guest in ("ann", "bob", "bob"):
        storage.hold("r1", SPECTATOR, guest)
    assert storage.is_spectator("r1", "ann")
    assert storage.is_spectator("r1", "bob")
    assert storage.holders("r1") == {}
    storage.release("r1", SPECTATOR, "bob")
    assert not storage.is_spectator("r1", "bob")


def test_rooms_of_a_guest_come_with_those_that_wait_for_it_first(storage: Storage) -> None:
    for room, changed, waiting in (("new", 9, (1,)), ("old", 1, ()), ("b", 5, (0, 2)), ("a", 4, (0,))):
        new_room(storage, room, changed=changed, waiting=waiting)
        storage.hold(room, 0, "ann")
    storage.hold("new", 1, "bob")
    storage.hold("new", HOST, "bob")
    found = [(row.id, seat) for row, seat in storage.rooms_of("ann")]
    assert found[:2] == [("a", 0), ("b", 0)]
    assert sorted(found[2:]) == [("new", 0), ("old", 0)]
    assert storage.rooms_of("bob") == [(storage.room("new"), 1), (storage.room("new"), HOST)]
    assert storage.rooms_of("eve") == []


def test_a_key_opens_its_seat_once(storage: Storage) -> None:
    new_room(storage)
    storage.hold("r1", 1, "old device")
    storage.invite(Invitation("r1", 1), FIRST_KEY)
    assert storage.invitation(FIRST_KEY) == Invitation("r1", 1)
    assert storage.redeem(FIRST_KEY, "ann") == Invitation("r1", 1)
    assert storage.holders("r1") == {1: "ann"}
    assert storage.redeem(FIRST_KEY, "eve") is None
    assert storage.invitation(FIRST_KEY) is None
    assert storage.holders("r1") == {1: "ann"}


def test_a_new_key_makes_the_one_before_worthless(storage: Storage) -> None:
    new_room(storage)
    storage.invite(Invitation("r1", 1), FIRST_KEY)
    storage.invite(Invitation("r1", 1), SECOND_KEY)
    storage.invite(Invitation("r1", 0), b"another seat")
    assert storage.redeem(FIRST_KEY, "eve") is None
    assert storage.invitation(SECOND_KEY) == Invitation("r1", 1)
    assert storage.invitation(b"another seat") == Invitation("r1", 0)


def test_a_free_seat_is_taken_once_and_its_key_is_worthless(storage: Storage) -> None:
    new_room(storage)
    storage.invite(Invitation("r1", 1), FIRST_KEY)
    storage.invite(Invitation("r1", 0), SECOND_KEY)
    assert storage.claim("r1", 1, "ann")
    assert not storage.claim("r1", 1, "bob")
    assert storage.holders("r1") == {1: "ann"}
    assert storage.redeem(FIRST_KEY, "eve") is None
    assert storage.invitation(SECOND_KEY) == Invitation("r1", 0)


def test_who_uses_a_key_or_sits_down_may_be_the_host_by_it(storage: Storage) -> None:
    new_room(storage)
    storage.hold("r1", HOST, "ann")
    storage.invite(Invitation("r1", 1), FIRST_KEY)
    storage.invite(Invitation("r1", SPECTATOR), SECOND_KEY)
    storage.redeem(SECOND_KEY, "eve", host=True)
    assert storage.holders("r1") == {HOST: "ann"}, "not by looking on"
    storage.redeem(FIRST_KEY, "bob", host=True)
    assert storage.holders("r1") == {HOST: "bob", 1: "bob"}
    assert not storage.claim("r1", 1, "cleo", host=True)
    assert storage.holders("r1")[HOST] == "bob"
    assert storage.claim("r1", 0, "cleo", host=True)
    assert storage.holders("r1") == {HOST: "cleo", 0: "cleo", 1: "bob"}


def test_a_seat_is_vacated_with_what_says_so_or_not_at_all(storage: Storage) -> None:
    row = new_room(storage)
    for seat, guest in ((HOST, "ann"), (0, "ann"), (1, "bob"), (2, "cleo")):
        storage.hold("r1", seat, guest)
    for seat, key in ((0, b"a"), (1, b"b"), (2, b"c")):
        storage.invite(Invitation("r1", seat), key)
        storage.set_auto_answer("r1", seat, "Bless", "decline")
    before = storage.holders("r1")
    second = msgspec.structs.replace(row, version=2)
    events = [StoredEvent(2, 2000, SeatCleared(1, "Bob", 0))]
    done = CompletedCommand("ann", "one", "digest", 2, 2)
    with pytest.raises(Conflict):
        storage.append(second, events, done, Vacated(1, "somebody else", keys=False))
    assert storage.holders("r1") == before
    assert (storage.room("r1"), storage.done("r1", "ann", "one")) == (row, None)
    assert storage.invitation(b"b") == Invitation("r1", 1)
    assert (1, "Bless") in storage.auto_answers("r1")
    storage.append(second, events, done, Vacated(1, "bob", keys=False))
    assert storage.holders("r1") == {HOST: "ann", 0: "ann", 2: "cleo"}
    assert storage.invitation(b"b") is None
    assert storage.invitation(b"c") == Invitation("r1", 2)
    assert storage.auto_answers("r1") == {(0, "Bless"): "decline", (2, "Bless"): "decline"}
    with pytest.raises(Conflict):
        storage.append(second, events, None, Vacated(2, "cleo"))
    assert 2 in storage.holders("r1")
    storage.append(second, [], None, Vacated(0, "ann", host="cleo"))
    assert storage.holders("r1") == {HOST: "cleo", 2: "cleo"}
    assert storage.invitation(b"a") == Invitation("r1", 0)


def test_a_key_to_watch_can_be_used_often(storage: Storage) -> None:
    new_room(storage)
    storage.invite(Invitation("r1", SPECTATOR), FIRST_KEY)
    for guest in ("ann", "bob", "ann"):
        assert storage.redeem(FIRST_KEY, guest) == Invitation("r1", SPECTATOR)
    assert storage.is_spectator("r1", "ann")
    assert storage.is_spectator("r1", "bob")


def test_auto_answers_are_kept_changed_and_taken_away(storage: Storage) -> None:
    new_room(storage)
    storage.set_auto_answer("r1", 0, "Bless", "decline")
    storage.set_auto_answer("r1", 1, "Bless", "enough")
    storage.set_auto_answer("r1", 0, "Bless", "bless")
    storage.set_auto_answer("r1", 0, "Trade", "stop")
    storage.set_auto_answer("r1", 0, "Trade", "")
    assert storage.auto_answers("r1") == {(0, "Bless"): "bless", (1, "Bless"): "enough"}


def test_lessons_are_remembered_and_forgotten(storage: Storage) -> None:
    assert storage.lessons_read("ann") == set()
    storage.set_lessons_read("ann", ["goal", "gold"], read=True)
    storage.set_lessons_read("ann", ["gold", "off"], read=True)
    storage.set_lessons_read("bob", ["goal"], read=True)
    storage.set_lessons_read("ann", ["gold", "never"], read=False)
    storage.set_lessons_read("ann", [], read=True)
    assert storage.lessons_read("ann") == {"goal", "off"}
    assert storage.lessons_read("bob") == {"goal"}


def test_what_must_be_read_again_of_a_room_is_read_at_once(storage: Storage) -> None:
    assert storage.newest("r1") is None
    row, other = new_room(storage), new_room(storage, "r2")
    assert storage.newest("r1") == RoomChanges(row.version, {}, {})
    storage.hold("r1", 0, "ann")
    storage.hold("r1", HOST, "ann")
    storage.hold("r1", SPECTATOR, "eve")
    storage.hold("r2", 0, "bob")
    storage.set_auto_answer("r1", 0, "Bless", "decline")
    storage.set_auto_answer("r1", 1, "Bless", "")
    row = add(storage, row, Started())
    assert storage.newest("r1") == RoomChanges(
        row.version, {0: "ann", HOST: "ann"}, {(0, "Bless"): "decline"}
    )
    assert storage.newest("r2") == RoomChanges(other.version, {0: "bob"}, {})
    row = add(storage, row, *EVERY_KIND[2:5], views=b"views")
    for after in (0, 2, row.version):
        found = storage.newest("r1", after)
        assert found is not None
        assert (found.version, found.holders) == (row.version, {0: "ann", HOST: "ann"})
        assert list(found.events) == storage.events("r1", after)
        assert len(found.events) == row.version - after


def test_component_files_are_kept_under_their_fingerprint(storage: Storage) -> None:
    storage.keep_components("0f3c", "theopolis", "# Ż\n")
    storage.keep_components("0f3c", "theopolis", "# Ż\n")
    assert storage.components("0f3c") == "# Ż\n"
    assert storage.components("none") is None


def test_a_companion_table_continues_with_what_was_entered(storage: Storage) -> None:
    server = RoomServer(storage)
    room = server.hot_seat("esdras-et-nehemie", 1, chance="person")
    server.do(room, "ann", 0, Enter(("rubble gold w01", "rubble wood w01")))
    server.do(room, "ann", 0, Undo(1))
    row = storage.room(room)
    assert row is not None
    assert row.waiting == (0,)
    again = server.again()
    assert again.see(room) == server.see(room)
    assert again.see(room).entry is not None
    assert again.rooms.export(room).endswith("\nchance person\n\nchance rubble gold w01\n")


def test_what_is_kept_of_a_guests_rooms_is_added_up(storage: Storage) -> None:
    """Those opened and those hosted, with their events, views and component files; nobody else's."""
    server = RoomServer(storage)
    room = server.hot_seat("theopolis", 2)
    server.choose(room, "ann", storage.room(room).waiting[0])  # type: ignore[union-attr]
    events = [len(msgspec.json.encode(kept.event).decode()) for kept in storage.events(room)]
    last = storage.views(room, storage.room(room).version)  # type: ignore[union-attr]
    assert last is not None
    used = storage.stored_bytes("ann")
    assert sum(events) + len(last[1]) <= used <= sum(events) + 4 * len(last[1]) + 100
    assert storage.stored_bytes("bob") == 0
    storage.hold(room, HOST, "bob")
    assert storage.stored_bytes("ann") == storage.stored_bytes("bob") == used
    text = find_game("theopolis").component_text().replace("copies = 2", "copies = 3", 1)
    server.open("theopolis", 2, components=text)
    assert storage.stored_bytes("ann") > used + len(text)
    assert storage.stored_bytes("bob") == used
