"""What lists show of a room is kept with every commit, and is what its events say."""

from __future__ import annotations

import msgspec
import pytest

from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import GiveToBot, Leave, ResumeSeat
from batisseurs.rooms.state.events import SeatPlan, Settings
from batisseurs.rooms.storage import RoomSummary, SeatRow
from batisseurs.rooms.views.summary import summary_of_row
from tests.rooms.harness import RoomServer


def about(server: RoomServer, room: str) -> RoomSummary:
    """Return what is kept in the row; it must be what the events say."""
    row = server.storage.room(room)
    assert row is not None
    assert row.about is not None
    assert summary_of_row(server.storage, msgspec.structs.replace(row, about=None)) == row.about
    return row.about


def test_who_sits_there_is_always_known() -> None:
    server = RoomServer()
    room = server.open("theopolis", 3, seats=(SeatPlan("Ann"), SeatPlan(), SeatPlan(bot="greedy")))
    ann, nobody, bot = SeatRow("Ann", person=True), SeatRow(), SeatRow("greedy", "greedy")
    assert about(server, room) == RoomSummary((ann, nobody, bot), 0, False, "link", ())
    server.sit(room, "bob", 1)
    bob = SeatRow("Bob", person=True)
    assert about(server, room).seats == (ann, bob, bot)
    server.do(room, "bob", 1, Leave())
    assert about(server, room).seats == (ann, nobody, bot)


def test_how_far_it_is_and_who_plays_for_whom() -> None:
    server = RoomServer()
    room = server.hot_seat("theopolis", 2, settings=Settings(watching="anyone"))
    server.play(room, 40, Seeded(1))
    assert about(server, room).lines == server.see(room).lines >= 40
    assert about(server, room).watching == "anyone"
    server.do(room, "ann", 1, GiveToBot("random"))
    assert about(server, room).seats[1] == SeatRow("Bob", "random", person=True)
    server.do(room, "ann", 1, ResumeSeat())
    server.pause(room, "ann", 0)
    assert about(server, room).seats[1] == SeatRow("Bob", person=True)
    assert about(server, room).paused


def test_a_list_reads_no_events(monkeypatch: pytest.MonkeyPatch) -> None:
    server = RoomServer()
    rooms = [server.hot_seat("theopolis", 2) for _ in range(5)]
    rows = [row for row, seat in server.storage.rooms_of("ann") if seat == 0]
    assert {row.id for row in rows} == set(rooms)
    monkeypatch.setattr(server.storage, "events", None)
    assert all(len(summary_of_row(server.storage, row).seats) == 2 for row in rows)
