"""The same people once more."""

from __future__ import annotations

import pytest

from batisseurs.kernel import SPECTATOR, Seeded
from batisseurs.rooms.commands.model import GiveToBot, Leave, OpenRematch, Start
from batisseurs.rooms.errors import NotAllowed, NotNow
from batisseurs.rooms.state.events import Rematch, SeatPlan, Settings
from tests.rooms.harness import RoomServer


def played(server: RoomServer) -> str:
    room = server.open(
        "auction",
        3,
        options={"lots": 1},
        seats=(SeatPlan("Ann"), SeatPlan("Bob"), SeatPlan("Hiram", "random")),
        settings=Settings(watching="anyone"),
    )
    server.sit(room, "bob", 1)
    server.do(room, "ann", 0, Start())
    while server.see(room).stage == "playing":
        server.let_bots_play(room)
        server.play_people(room, Seeded(1))
    return room


def test_all_sit_there_at_once_at_their_own_seats() -> None:
    server = RoomServer()
    room = played(server)
    answer = server.do(room, "bob", 1, OpenRematch())
    (event,) = [kept.event for kept in answer.events]
    assert isinstance(event, Rematch)
    seen = server.see(event.room, "bob", 1)
    assert [(seat.name, seat.taken, seat.bot) for seat in seen.seats] == [
        ("Ann", True, ""),
        ("Bob", True, ""),
        ("Hiram", False, "random"),
    ]
    assert (seen.host, seen.options, seen.stage) == (True, {"lots": 1}, "open")
    assert server.rooms.seats_of(event.room, "ann") == [0]
    created = server.rooms.look(event.room, "ann", 0).events[0].event
    assert getattr(created, "rematch_of", "") == room
    server.do(event.room, "bob", 1, Start())


def test_everyone_finds_the_same_room() -> None:
    server = RoomServer()
    room = played(server)
    rooms = set()
    for guest, seat in (("bob", 1), ("ann", 0), ("bob", 1)):
        event = server.do(room, guest, seat, OpenRematch()).events[0].event
        assert isinstance(event, Rematch)
        rooms.add(event.room)
    assert len(rooms) == 1
    assert server.see(rooms.pop(), "bob", 1).host


def test_a_rematch_comes_after_the_game_and_for_those_who_played() -> None:
    server = RoomServer()
    room = server.started("auction", 2)
    with pytest.raises(NotNow):
        server.do(room, "ann", 0, OpenRematch())
    room = played(server)
    with pytest.raises(NotAllowed):
        server.do(room, "eve", SPECTATOR, OpenRematch())


def play_to_the_end(server: RoomServer, room: str) -> None:
    """Let people and bots play."""
    server.let_bots_play(room)
    while server.see(room).stage == "playing":
        server.play_people(room, Seeded(1))
        server.let_bots_play(room)


def test_who_was_away_plays_again_oneself() -> None:
    server = RoomServer()
    room = server.started("auction", 2, options={"lots": 1})
    server.do(room, "bob", 1, GiveToBot("random"))
    play_to_the_end(server, room)
    event = server.do(room, "ann", 0, OpenRematch()).events[0].event
    assert isinstance(event, Rematch)
    assert [seat.bot for seat in server.see(event.room, "ann", 0).seats] == ["", ""]


def test_a_bot_that_played_for_someone_is_not_called_after_them_in_the_next_game() -> None:
    server = RoomServer()
    room = server.started("auction", 2, options={"lots": 1})
    server.do(room, "bob", 1, Leave("random"))
    play_to_the_end(server, room)
    assert server.see(room).seats[1].name == "Bob"
    event = server.do(room, "ann", 0, OpenRematch()).events[0].event
    assert isinstance(event, Rematch)
    names = [(seat.name, seat.bot) for seat in server.see(event.room, "ann", 0).seats]
    assert names == [("Ann", ""), ("random", "random")]
