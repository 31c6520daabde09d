"""Nothing special goes unseen: it is an event in everybody's log and a mark on the table and in lists."""

from __future__ import annotations

import msgspec
import pytest

from batisseurs.games import find_game
from batisseurs.kernel import SPECTATOR, Seeded, situation_text, write_situation
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
from tests.rooms.harness import MINUTE, House


def position() -> str:
    game = find_game("theopolis")
    *_, table = (table for table, _ in zip(moments(Case(game, 2, {}), 5, every=30), range(3), strict=False))
    return situation_text(write_situation(game, table))


def record(lines: int = 30) -> str:
    house = House(seed=3)
    room = house.hot_seat("theopolis", 2)
    house.play(room, lines, Seeded(1))
    return house.rooms.record(room, "ann")


def other_components() -> str:
    return find_game("theopolis").component_text().replace('en = "', 'en = "Old ', 1)


def marks(house: House, room: str) -> tuple[str, ...]:
    """Return a room's marks: the same on the table for everybody, in lists, and after a restart."""
    seen = house.see(room, *_anybody(house, room)).marks
    row = house.storage.room(room)
    assert row is not None
    assert summary_of_row(house.storage, row).marks == seen
    assert summary_of_row(house.storage, msgspec.structs.replace(row, about=None)).marks == seen
    assert house.again().see(room, *_anybody(house, room)).marks == seen
    return seen


def _anybody(house: House, room: str) -> tuple[str, int]:
    seat, guest = next((seat, guest) for seat, guest in house.storage.holders(room).items() if seat >= 0)
    return guest, seat


def events(house: House, room: str, since: int = 0) -> list[type]:
    return [type(kept.event) for kept in house.storage.events(room, since)]


def version(house: House, room: str) -> int:
    row = house.storage.room(room)
    assert row is not None
    return row.version


# From the beginning. -----------------------------------------------------------------------------------

OPENED = [
    ("position", lambda: {"situation": position()}),
    ("record", lambda: {"record": record()}),
    ("components", lambda: {"components": other_components()}),
    ("options", lambda: {"options": {"short_deck": True}}),
]


@pytest.mark.parametrize(("mark", "more"), OPENED, ids=[mark for mark, _ in OPENED])
def test_how_a_table_was_opened_is_told_to_all(mark: str, more: object) -> None:
    assert callable(more)
    house = House()
    room = house.open("theopolis", 2, settings=Settings(watching="anyone"), **more())
    assert marks(house, room) == (mark,)
    for guest, seat in (("ann", 0), ("eve", SPECTATOR)):
        first = house.rooms.look(room, guest, seat).events[0].event
        assert isinstance(first, CreatedView)
        assert first.marks == (mark,)


def test_an_ordinary_table_has_no_mark() -> None:
    house = House()
    room = house.started("theopolis", 2, options={"short_deck": False}, components=None)
    house.play(room, 30, Seeded(1))
    assert marks(house, room) == ()


@pytest.mark.parametrize(("mark", "more"), OPENED[:3], ids=[mark for mark, _ in OPENED[:3]])
def test_a_special_table_is_listed_only_where_that_is_allowed(mark: str, more: object) -> None:
    assert callable(more)
    house = House()
    with pytest.raises(NotAllowed) as refused:
        house.open("theopolis", 2, settings=Settings(listed=True), **more())
    assert refused.value.message is not None
    assert refused.value.message.args == {"mark": mark}
    assert list(house.storage.rooms()) == []
    house.rooms.listed_marks = msgspec.convert((mark,), tuple[Mark, ...])
    room = house.open("theopolis", 2, settings=Settings(listed=True), **more())
    assert [row.id for row in house.storage.listed(9, 9)] == [room]


def test_rooms_that_do_not_say_how_they_were_opened_show_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of 0.1.0: their first event has no marks, and lists know of none."""
    house = House()
    rooms = {
        house.open("theopolis", 2, record=record()): ("record",),
        house.open("theopolis", 2, situation=position()): ("position",),
        house.started("theopolis", 2): (),
    }
    for room, expected in rooms.items():
        first, *others = house.storage.events(room)
        body = msgspec.json.decode(msgspec.json.encode(first.event))
        del body["marks"]
        old = msgspec.json.decode(msgspec.json.encode(body), type=RoomEvent)
        assert isinstance(old, Created)
        kept = [msgspec.structs.replace(first, event=old), *others]
        with monkeypatch.context() as patched:
            patched.setattr(
                house.storage, "events", lambda _room, after=0, _upto=None, kept=kept: kept[after:]
            )
            patched.setattr(house.storage, "newest", house.storage.newest)
            row = house.storage.room(room)
            assert row is not None
            assert row.about is not None
            without = msgspec.structs.replace(row.about, marks=None)
            assert (
                summary_of_row(house.storage, msgspec.structs.replace(row, about=without)).marks == expected
            )
            assert House(house.storage).see(room).marks == expected


# Seats. ------------------------------------------------------------------------------------------------


def test_before_the_game_a_seat_shows_nothing_and_nobody_is_told() -> None:
    house = House()
    room = house.open("theopolis", 2, situation=position())
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("bob", b"key")
    assert SeatTaken not in events(house, room)
    assert house.see(room, "bob", 1).view is None
    with pytest.raises(NotNow):
        house.rooms.table(room, "bob", 1)


def test_who_comes_to_a_bots_seat_is_told_before_seeing_anything_and_so_is_leaving() -> None:
    house = House()
    seats = (SeatPlan("Ann"), SeatPlan("Greta", "random"))
    room = house.open("theopolis", 2, seats=seats)
    house.do(room, "ann", 0, Start())
    house.rooms.invite(room, "ann", 1, b"key")
    before = version(house, room)
    house.told.clear()
    house.rooms.enter("eve", b"key")
    (taken,) = house.storage.events(room, before)
    assert taken.event == SeatTaken(1, "random")
    assert house.told == [(room, taken.version)]
    assert marks(house, room) == ("seat",)
    # Looked, said no name, and gone: that is told, too.
    house.do(room, "eve", 1, Leave())
    assert events(house, room, before) == [SeatTaken, SeatReturned]
    assert house.see(room).seats[1].bot == "random"
    assert (house.see(room).seats[1].name, house.see(room).seats[1].taken) == ("Greta", False)


def test_leaving_and_coming_back_is_told() -> None:
    house = House()
    room = house.started("theopolis", 2)
    before = version(house, room)
    house.do(room, "bob", 1, Leave())
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("bob", b"key")
    house.do(room, "bob", 1, Join("Bob"))
    assert events(house, room, before) == [Left, BotTookOver, SeatTaken, Joined, PersonReturned]
    assert marks(house, room) == ("seat",)


def test_a_seat_that_is_handed_on_is_told_but_ones_own_key_is_nothing_new() -> None:
    house = House()
    room = house.started("theopolis", 2)
    before = version(house, room)
    house.rooms.invite(room, "bob", 1, b"own")
    house.rooms.enter("bob", b"own")
    assert events(house, room, before) == []
    house.rooms.invite(room, "bob", 1, b"other")
    house.rooms.enter("eve", b"other")
    assert [kept.event for kept in house.storage.events(room, before)] == [SeatTaken(1)]


def test_a_seat_of_a_record_is_seen_from_before_the_game_goes_on_and_told() -> None:
    house = House()
    house.rooms.listed_marks = ["record"]
    room = house.open("theopolis", 2, seats=(), settings=Settings(listed=True), record=record())
    before = version(house, room)
    house.rooms.sit(room, "eve", 1)
    assert events(house, room, before) == [SeatTaken]
    house.do(room, "eve", 1, Leave())
    assert events(house, room, before) == [SeatTaken, SeatReturned]


def test_of_two_processes_one_gives_the_seat_and_all_are_told_once() -> None:
    house = House()
    room = house.started("theopolis", 2)
    other = house.again()
    house.do(room, "bob", 1, Leave())
    house.rooms.invite(room, "ann", 1, b"key")
    house.play_people(room, Seeded(1))
    other.rooms.enter("eve", b"key")
    house.do(room, "ann", 0, GiveToBot("random"))
    assert events(house, room).count(SeatTaken) == 1
    assert house.storage.holders(room)[1] == "eve"


# Whole records. ----------------------------------------------------------------------------------------


def test_a_record_is_not_opened_behind_the_back_of_somebody_who_left() -> None:
    house = House()
    room = house.started("theopolis", 2)
    house.play(room, 30, Seeded(1))
    house.do(room, "bob", 1, Leave())
    with pytest.raises(NotAllowed):
        house.rooms.record(room, "ann")
    with pytest.raises(NotNow) as refused:
        house.do(room, "ann", 0, Ask(ExportRequest()))
    assert refused.value.message is not None
    assert refused.value.message.id == "error-room-record-gone"
    # Nor if somebody else comes in the place of who left.
    house.sit(room, "eve", 1)
    with pytest.raises(NotNow):
        house.do(room, "ann", 0, Ask(ExportRequest()))
    house.play(room, 100_000, Seeded(2))
    assert house.rooms.record(room, "ann") == house.rooms.export(room)


def test_who_leaves_instead_of_answering_has_not_agreed() -> None:
    house = House()
    room = house.started("theopolis", 3)
    house.do(room, "ann", 0, Ask(ExportRequest()))
    house.do(room, "bob", 1, Vote(1, yes=True))
    house.do(room, "cleo", 2, Leave())
    assert house.see(room).wish is None
    assert Exported not in events(house, room)
    with pytest.raises(NotAllowed):
        house.rooms.record(room, "ann")


def test_who_lost_a_seat_is_asked_for_too() -> None:
    """The host has given the seat of somebody absent to another."""
    house = House()
    room = house.started("theopolis", 2)
    house.do(room, "ann", 0, Ask(BotRequest(1, "random")))
    house.time.time += 10 * MINUTE
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("eve", b"key")
    house.do(room, "eve", 1, Join("Eve"))
    house.do(room, "eve", 1, ResumeSeat())
    with pytest.raises(NotNow):
        house.do(room, "ann", 0, Ask(ExportRequest()))


def test_an_agreed_record_is_marked() -> None:
    house = House()
    room = house.started("theopolis", 2)
    house.do(room, "ann", 0, Ask(ExportRequest()))
    house.do(room, "bob", 1, Vote(1, yes=True))
    assert marks(house, room) == ("export",)


def test_who_reads_the_record_against_bots_tells_whoever_comes_later() -> None:
    house = House()
    room = house.open("theopolis", 2, seats=(SeatPlan("Ann"), SeatPlan(bot="random")))
    house.do(room, "ann", 0, Start())
    house.told.clear()
    assert house.rooms.record(room, "ann") == house.rooms.export(room)
    (told,) = [kept for kept in house.storage.events(room) if isinstance(kept.event, Exported)]
    assert told.event == Exported(house.see(room).lines, 0)
    assert house.told == [(room, told.version)]
    house.rooms.record(room, "ann")
    assert events(house, room).count(Exported) == 1
    house.play_people(room, Seeded(1))
    house.let_bots_play(room, 1)
    house.rooms.record(room, "ann")
    assert events(house, room).count(Exported) == 2
    house.sit(room, "eve", 1)
    assert marks(house, room) == ("export", "seat")
    # What one has read alone is not open to the others.
    for guest in ("ann", "eve"):
        with pytest.raises(NotAllowed):
            house.rooms.record(room, guest)


def test_who_has_all_seats_reads_nothing_new() -> None:
    house = House()
    room = house.hot_seat("theopolis", 2)
    assert house.rooms.record(room, "ann") == house.rooms.export(room)
    assert marks(house, room) == ()


def test_a_position_that_has_not_begun_is_not_read_unseen() -> None:
    house = House()
    room = house.open("theopolis", 2, mine=(), seats=(), situation=position())
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("eve", b"key")
    assert "situation" in house.rooms.record(room, "eve")
    assert marks(house, room) == ("position", "export")


def test_a_game_that_went_on_after_its_end_is_marked() -> None:
    house = House()
    room = house.hot_seat("theopolis", 2)
    house.play(room, 100_000, Seeded(1))
    assert events(house, room).count(Chose) == house.see(room).lines
    house.do(room, "ann", 0, Ask(UndoRequest(1)))
    assert marks(house, room) == ("reopened",)
