"""Nothing special goes unseen: it is an event in everyone's log and a mark on the table and in lists."""

from __future__ import annotations

import msgspec
import pytest

from batisseurs.games import find_game
from batisseurs.kernel import SPECTATOR, Seeded, position_text, write_position
from batisseurs.rooms.commands.model import Ask, GiveToBot, Join, Leave, ResumeSeat, Start, Vote
from batisseurs.rooms.errors import NotAllowed, NotNow
from batisseurs.rooms.state.events import (
    BotRequest,
    BotTookOver,
    Chose,
    Created,
    Exported,
    ExportRequest,
    Joined,
    Left,
    Mark,
    PersonReturned,
    RoomEvent,
    SeatPlan,
    SeatReturned,
    SeatTaken,
    Settings,
    UndoRequest,
)
from batisseurs.rooms.views.model import CreatedView
from batisseurs.rooms.views.summary import summary_of_row
from tests.laws.tables import Case, moments
from tests.rooms.harness import MINUTE, RoomServer


def position() -> str:
    game = find_game("theopolis")
    *_, table = (table for table, _ in zip(moments(Case(game, 2, {}), 5, every=30), range(3), strict=False))
    return position_text(write_position(game, table))


def record(lines: int = 30) -> str:
    server = RoomServer(seed=3)
    room = server.hot_seat("theopolis", 2)
    server.play(room, lines, Seeded(1))
    return server.rooms.record(room, "ann")


def other_components() -> str:
    return find_game("theopolis").component_text().replace('en = "', 'en = "Old ', 1)


def marks(server: RoomServer, room: str) -> tuple[str, ...]:
    """Return a room's marks: the same on the table for everyone, in lists, and after a restart."""
    seen = server.see(room, *_anybody(server, room)).marks
    row = server.storage.room(room)
    assert row is not None
    assert summary_of_row(server.storage, row).marks == seen
    assert summary_of_row(server.storage, msgspec.structs.replace(row, about=None)).marks == seen
    assert server.again().see(room, *_anybody(server, room)).marks == seen
    return seen


def _anybody(server: RoomServer, room: str) -> tuple[str, int]:
    seat, guest = next((seat, guest) for seat, guest in server.storage.holders(room).items() if seat >= 0)
    return guest, seat


def events(server: RoomServer, room: str, since: int = 0) -> list[type]:
    return [type(kept.event) for kept in server.storage.events(room, since)]


def version(server: RoomServer, room: str) -> int:
    row = server.storage.room(room)
    assert row is not None
    return row.version


# From the beginning. -----------------------------------------------------------------------------------

OPENED = [
    ("position", lambda: {"position": position()}),
    ("record", lambda: {"record": record()}),
    ("components", lambda: {"components": other_components()}),
    ("options", lambda: {"options": {"short_deck": True}}),
]


@pytest.mark.parametrize(("mark", "more"), OPENED, ids=[mark for mark, _ in OPENED])
def test_how_a_table_was_opened_is_told_to_all(mark: str, more: object) -> None:
    assert callable(more)
    server = RoomServer()
    room = server.open("theopolis", 2, settings=Settings(watching="anyone"), **more())
    assert marks(server, room) == (mark,)
    for guest, seat in (("ann", 0), ("eve", SPECTATOR)):
        first = server.rooms.look(room, guest, seat).events[0].event
        assert isinstance(first, CreatedView)
        assert first.marks == (mark,)


def test_an_ordinary_table_has_no_mark() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2, options={"short_deck": False}, components=None)
    server.play(room, 30, Seeded(1))
    assert marks(server, room) == ()


@pytest.mark.parametrize(("mark", "more"), OPENED[:3], ids=[mark for mark, _ in OPENED[:3]])
def test_a_special_table_is_listed_only_where_that_is_allowed(mark: str, more: object) -> None:
    assert callable(more)
    server = RoomServer()
    with pytest.raises(NotAllowed) as refused:
        server.open("theopolis", 2, settings=Settings(listed=True), **more())
    assert refused.value.message is not None
    assert refused.value.message.args == {"mark": mark}
    assert list(server.storage.rooms()) == []
    server.rooms.listed_marks = msgspec.convert((mark,), tuple[Mark, ...])
    room = server.open("theopolis", 2, settings=Settings(listed=True), **more())
    assert [row.id for row in server.storage.listed(9, 9)] == [room]


def test_rooms_that_do_not_say_how_they_were_opened_show_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of 0.1.0: their first event has no marks, and lists know of none."""
    server = RoomServer()
    rooms = {
        server.open("theopolis", 2, record=record()): ("record",),
        server.open("theopolis", 2, position=position()): ("position",),
        server.started("theopolis", 2): (),
    }
    for room, expected in rooms.items():
        first, *others = server.storage.events(room)
        body = msgspec.json.decode(msgspec.json.encode(first.event))
        del body["marks"]
        old = msgspec.json.decode(msgspec.json.encode(body), type=RoomEvent)
        assert isinstance(old, Created)
        kept = [msgspec.structs.replace(first, event=old), *others]
        with monkeypatch.context() as patched:
            patched.setattr(
                server.storage, "events", lambda _room, after=0, _upto=None, kept=kept: kept[after:]
            )
            patched.setattr(server.storage, "newest", server.storage.newest)
            row = server.storage.room(room)
            assert row is not None
            assert row.about is not None
            without = msgspec.structs.replace(row.about, marks=None)
            assert (
                summary_of_row(server.storage, msgspec.structs.replace(row, about=without)).marks == expected
            )
            assert RoomServer(server.storage).see(room).marks == expected


# Seats. ------------------------------------------------------------------------------------------------


def test_before_the_game_a_seat_shows_nothing_and_nobody_is_told() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2, position=position())
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("bob", b"key")
    assert SeatTaken not in events(server, room)
    assert server.see(room, "bob", 1).view is None
    with pytest.raises(NotNow):
        server.rooms.table(room, "bob", 1)


def test_who_comes_to_a_bots_seat_is_told_before_seeing_anything_and_so_is_leaving() -> None:
    server = RoomServer()
    seats = (SeatPlan("Ann"), SeatPlan("Greta", "random"))
    room = server.open("theopolis", 2, seats=seats)
    server.do(room, "ann", 0, Start())
    server.rooms.invite(room, "ann", 1, b"key")
    before = version(server, room)
    server.told.clear()
    server.rooms.enter("eve", b"key")
    (taken,) = server.storage.events(room, before)
    assert taken.event == SeatTaken(1, "random")
    assert server.told == [(room, taken.version)]
    assert marks(server, room) == ("seat",)
    # Looked, said no name, and gone: that is told, too.
    server.do(room, "eve", 1, Leave())
    assert events(server, room, before) == [SeatTaken, SeatReturned]
    assert server.see(room).seats[1].bot == "random"
    assert (server.see(room).seats[1].name, server.see(room).seats[1].taken) == ("Greta", False)


def test_leaving_and_coming_back_is_told() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    before = version(server, room)
    server.do(room, "bob", 1, Leave())
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("bob", b"key")
    server.do(room, "bob", 1, Join("Bob"))
    assert events(server, room, before) == [Left, BotTookOver, SeatTaken, Joined, PersonReturned]
    assert marks(server, room) == ("seat",)


def test_a_seat_that_is_handed_on_is_told_but_your_own_key_is_nothing_new() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    before = version(server, room)
    server.rooms.invite(room, "bob", 1, b"own")
    server.rooms.enter("bob", b"own")
    assert events(server, room, before) == []
    server.rooms.invite(room, "bob", 1, b"other")
    server.rooms.enter("eve", b"other")
    assert [kept.event for kept in server.storage.events(room, before)] == [SeatTaken(1)]


def test_a_seat_of_a_record_is_seen_from_before_the_game_continues_and_told() -> None:
    server = RoomServer()
    server.rooms.listed_marks = ["record"]
    room = server.open("theopolis", 2, seats=(), settings=Settings(listed=True), record=record())
    before = version(server, room)
    server.rooms.sit(room, "eve", 1)
    assert events(server, room, before) == [SeatTaken]
    server.do(room, "eve", 1, Leave())
    assert events(server, room, before) == [SeatTaken, SeatReturned]


def test_of_two_processes_one_gives_the_seat_and_all_are_told_once() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    other = server.again()
    server.do(room, "bob", 1, Leave())
    server.rooms.invite(room, "ann", 1, b"key")
    server.play_people(room, Seeded(1))
    other.rooms.enter("eve", b"key")
    server.do(room, "ann", 0, GiveToBot("random"))
    assert events(server, room).count(SeatTaken) == 1
    assert server.storage.holders(room)[1] == "eve"


# Whole records. ----------------------------------------------------------------------------------------


def test_a_record_is_not_opened_behind_the_back_of_someone_who_left() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    server.play(room, 30, Seeded(1))
    server.do(room, "bob", 1, Leave())
    with pytest.raises(NotAllowed):
        server.rooms.record(room, "ann")
    with pytest.raises(NotNow) as refused:
        server.do(room, "ann", 0, Ask(ExportRequest()))
    assert refused.value.message is not None
    assert refused.value.message.id == "error-room-record-gone"
    # Nor if someone else comes in the place of who left.
    server.sit(room, "eve", 1)
    with pytest.raises(NotNow):
        server.do(room, "ann", 0, Ask(ExportRequest()))
    server.play(room, 100_000, Seeded(2))
    assert server.rooms.record(room, "ann") == server.rooms.export(room)


def test_who_leaves_instead_of_answering_has_not_agreed() -> None:
    server = RoomServer()
    room = server.started("theopolis", 3)
    server.do(room, "ann", 0, Ask(ExportRequest()))
    server.do(room, "bob", 1, Vote(1, yes=True))
    server.do(room, "cleo", 2, Leave())
    assert server.see(room).request is None
    assert Exported not in events(server, room)
    with pytest.raises(NotAllowed):
        server.rooms.record(room, "ann")


def test_who_lost_a_seat_is_asked_for_too() -> None:
    """The host has given the seat of someone absent to another."""
    server = RoomServer()
    room = server.started("theopolis", 2)
    server.do(room, "ann", 0, Ask(BotRequest(1, "random")))
    server.time.time += 10 * MINUTE
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("eve", b"key")
    server.do(room, "eve", 1, Join("Eve"))
    server.do(room, "eve", 1, ResumeSeat())
    with pytest.raises(NotNow):
        server.do(room, "ann", 0, Ask(ExportRequest()))


def test_an_agreed_record_is_marked() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    server.do(room, "ann", 0, Ask(ExportRequest()))
    server.do(room, "bob", 1, Vote(1, yes=True))
    assert marks(server, room) == ("export",)


def test_who_reads_the_record_against_bots_tells_the_player_who_comes_later() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2, seats=(SeatPlan("Ann"), SeatPlan(bot="random")))
    server.do(room, "ann", 0, Start())
    server.told.clear()
    assert server.rooms.record(room, "ann") == server.rooms.export(room)
    (told,) = [kept for kept in server.storage.events(room) if isinstance(kept.event, Exported)]
    assert told.event == Exported(server.see(room).lines, 0)
    assert server.told == [(room, told.version)]
    server.rooms.record(room, "ann")
    assert events(server, room).count(Exported) == 1
    server.play_people(room, Seeded(1))
    server.let_bots_play(room, 1)
    server.rooms.record(room, "ann")
    assert events(server, room).count(Exported) == 2
    server.sit(room, "eve", 1)
    assert marks(server, room) == ("export", "seat")
    # What one has read alone is not open to the others.
    for guest in ("ann", "eve"):
        with pytest.raises(NotAllowed):
            server.rooms.record(room, guest)


def test_who_has_all_seats_reads_nothing_new() -> None:
    server = RoomServer()
    room = server.hot_seat("theopolis", 2)
    assert server.rooms.record(room, "ann") == server.rooms.export(room)
    assert marks(server, room) == ()


def test_a_position_that_has_not_begun_is_not_read_unseen() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2, mine=(), seats=(), position=position())
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("eve", b"key")
    assert "situation" in server.rooms.record(room, "eve")
    assert marks(server, room) == ("position", "export")


def test_a_game_that_went_on_after_its_end_is_marked() -> None:
    server = RoomServer()
    room = server.hot_seat("theopolis", 2)
    server.play(room, 100_000, Seeded(1))
    assert events(server, room).count(Chose) == server.see(room).lines
    server.do(room, "ann", 0, Ask(UndoRequest(1)))
    assert marks(server, room) == ("reopened",)
