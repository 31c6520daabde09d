"""The same people once more."""

from __future__ import annotations

import pytest

from batisseurs.kernel import SPECTATOR, Seeded
from batisseurs.rooms.commands.model import GiveToBot, Leave, OpenRematch, Start
from batisseurs.rooms.errors import NotAllowed, NotNow
from batisseurs.rooms.state.events import Rematch, SeatPlan, Settings
from tests.rooms.harness import House


def played(house: House) -> str:
    room = house.open(
        "auction",
        3,
        options={"lots": 1},
        seats=(SeatPlan("Ann"), SeatPlan("Bob"), SeatPlan("Hiram", "random")),
        settings=Settings(watching="anyone"),
    )
    house.sit(room, "bob", 1)
    house.do(room, "ann", 0, Start())
    while house.see(room).stage == "playing":
        house.let_bots_play(room)
        house.play_people(room, Seeded(1))
    return room


def test_the_first_seat_moves_on_and_all_sit_there_at_once() -> None:
    house = House()
    room = played(house)
    answer = house.do(room, "bob", 1, OpenRematch())
    (event,) = [kept.event for kept in answer.events]
    assert isinstance(event, Rematch)
    seen = house.see(event.room, "bob", 0)
    assert [(seat.name, seat.taken, seat.bot) for seat in seen.seats] == [
        ("Bob", True, ""),
        ("Hiram", False, "random"),
        ("Ann", True, ""),
    ]
    assert (seen.host, seen.options, seen.stage) == (True, {"lots": 1}, "open")
    assert house.rooms.seats_of(event.room, "ann") == [2]
    created = house.rooms.look(event.room, "ann", 2).events[0].event
    assert getattr(created, "rematch_of", "") == room
    house.do(event.room, "bob", 0, Start())


def test_everybody_finds_the_same_room() -> None:
    house = House()
    room = played(house)
    rooms = set()
    for guest, seat in (("bob", 1), ("ann", 0), ("bob", 1)):
        event = house.do(room, guest, seat, OpenRematch()).events[0].event
        assert isinstance(event, Rematch)
        rooms.add(event.room)
    assert len(rooms) == 1
    assert house.see(rooms.pop(), "bob", 0).host


def test_a_rematch_comes_after_the_game_and_for_those_who_played() -> None:
    house = House()
    room = house.started("auction", 2)
    with pytest.raises(NotNow):
        house.do(room, "ann", 0, OpenRematch())
    room = played(house)
    with pytest.raises(NotAllowed):
        house.do(room, "eve", SPECTATOR, OpenRematch())


def play_to_the_end(house: House, room: str) -> None:
    """Let people and bots play, whoever is asked."""
    house.let_bots_play(room)
    while house.see(room).stage == "playing":
        house.play_people(room, Seeded(1))
        house.let_bots_play(room)


def test_who_was_away_plays_again_oneself() -> None:
    house = House()
    room = house.started("auction", 2, options={"lots": 1})
    house.do(room, "bob", 1, GiveToBot("random"))
    play_to_the_end(house, room)
    event = house.do(room, "ann", 0, OpenRematch()).events[0].event
    assert isinstance(event, Rematch)
    assert [seat.bot for seat in house.see(event.room, "ann", 1).seats] == ["", ""]


def test_a_bot_that_played_for_somebody_is_not_called_after_them_in_the_next_game() -> None:
    house = House()
    room = house.started("auction", 2, options={"lots": 1})
    house.do(room, "bob", 1, Leave("random"))
    play_to_the_end(house, room)
    assert house.see(room).seats[1].name == "Bob"
    event = house.do(room, "ann", 0, OpenRematch()).events[0].event
    assert isinstance(event, Rematch)
    names = [(seat.name, seat.bot) for seat in house.see(event.room, "ann", 1).seats]
    assert names == [("random", "random"), ("Ann", "")]
