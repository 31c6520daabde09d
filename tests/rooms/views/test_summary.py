"""What lists show of a room is kept with every commit, and is what its events say."""

from __future__ import annotations

import msgspec
import pytest

from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import GiveToBot, Leave, ResumeSeat
from batisseurs.rooms.state.events import SeatPlan, Settings
from batisseurs.rooms.storage import RoomSummary, SeatRow
from batisseurs.rooms.views.summary import summary_of_row
from tests.rooms.harness import House


def about(house: House, room: str) -> RoomSummary:
    """Return what is kept in the row; it must be what the events say."""
    row = house.storage.room(room)
    assert row is not None
    assert row.about is not None
    assert summary_of_row(house.storage, msgspec.structs.replace(row, about=None)) == row.about
    return row.about


def test_who_sits_there_is_always_known() -> None:
    house = House()
    room = house.open("theopolis", 3, seats=(SeatPlan("Ann"), SeatPlan(), SeatPlan(bot="greedy")))
    ann, nobody, bot = SeatRow("Ann", person=True), SeatRow(), SeatRow("greedy", "greedy")
    assert about(house, room) == RoomSummary((ann, nobody, bot), 0, False, "link", ())
    house.sit(room, "bob", 1)
    bob = SeatRow("Bob", person=True)
    assert about(house, room).seats == (ann, bob, bot)
    house.do(room, "bob", 1, Leave())
    assert about(house, room).seats == (ann, nobody, bot)


def test_how_far_it_is_and_who_plays_for_whom() -> None:
    house = House()
    room = house.hot_seat("theopolis", 2, settings=Settings(watching="anyone"))
    house.play(room, 40, Seeded(1))
    assert about(house, room).lines == house.see(room).lines >= 40
    assert about(house, room).watching == "anyone"
    house.do(room, "ann", 1, GiveToBot("random"))
    assert about(house, room).seats[1] == SeatRow("Bob", "random", person=True)
    house.do(room, "ann", 1, ResumeSeat())
    house.pause(room, "ann", 0)
    assert about(house, room).seats[1] == SeatRow("Bob", person=True)
    assert about(house, room).paused


def test_a_list_reads_no_events(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    rooms = [house.hot_seat("theopolis", 2) for _ in range(5)]
    rows = [row for row, seat in house.storage.rooms_of("ann") if seat == 0]
    assert {row.id for row in rows} == set(rooms)
    monkeypatch.setattr(house.storage, "events", None)
    assert all(len(summary_of_row(house.storage, row).seats) == 2 for row in rows)
