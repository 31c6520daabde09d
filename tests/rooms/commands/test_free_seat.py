"""A seat becomes free again before the game: the host takes it from somebody who does not come."""

from __future__ import annotations

import pytest

from batisseurs.kernel import SPECTATOR
from batisseurs.rooms.commands.model import FreeSeat, Join, Leave, Say, SeatBot, SetAutoAnswer, Start
from batisseurs.rooms.errors import (
    BadRequest,
    NoSuchRoom,
    NotAllowed,
    NotNow,
    RoomError,
    SeatFreed,
    SeatMoved,
)
from batisseurs.rooms.state.events import SeatCleared, SeatPlan, Settings
from batisseurs.rooms.storage import HOST, PEOPLE
from tests.rooms.harness import House


def with_bob(house: House, **more: object) -> str:
    """Open a table for three; Bob sits at the second seat."""
    room = house.open("theopolis", 3, **more)
    house.sit(room, "bob", 1)
    return room


def test_the_host_frees_the_seat_of_somebody_who_sat_down() -> None:
    house = House()
    room = with_bob(house)
    house.told.clear()
    answer = house.do(room, "ann", 0, FreeSeat(1))
    assert [kept.event for kept in answer.events] == [SeatCleared(1, "Bob", 0)]
    assert house.told == [(room, answer.version)]
    for there in (house, house.again()):
        seat = there.see(room).seats[1]
        assert (seat.name, seat.taken, seat.bot) == ("", False, "")
    with pytest.raises(NoSuchRoom):
        house.see(room, "bob", 1)
    with pytest.raises(NoSuchRoom):
        house.do(room, "bob", 1, Say("I was here"))
    with pytest.raises(NotNow, match="p2, p3"):
        house.do(room, "ann", 0, Start())


def test_so_is_a_seat_that_was_only_held() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("bob", b"key")
    answer = house.do(room, "ann", 0, FreeSeat(1))
    assert [kept.event for kept in answer.events] == [SeatCleared(1, "", 0)]
    assert not house.see(room).seats[1].taken
    with pytest.raises(NoSuchRoom):
        house.do(room, "bob", 1, Join("Bob"))


def test_who_holds_the_seat_of_a_bot_loses_it_and_the_bot_stays() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("bob", b"key")
    house.do(room, "ann", 0, SeatBot(1, "greedy", "Hiram"))
    house.do(room, "ann", 0, FreeSeat(1))
    seat = house.see(room).seats[1]
    assert (seat.name, seat.taken, seat.bot) == ("Hiram", False, "greedy")
    house.do(room, "ann", 0, Start())


def test_a_free_seat_is_for_a_bot_a_guest_or_the_same_person_by_a_new_link() -> None:
    house = House()
    room = with_bob(house, settings=Settings(listed=True))
    house.do(room, "ann", 0, FreeSeat(1))
    house.do(room, "ann", 0, SeatBot(1, "greedy"))
    house.do(room, "ann", 0, SeatBot(1))
    house.rooms.sit(room, "eve", 1)
    house.do(room, "eve", 1, Join("Eve"))
    house.do(room, "ann", 0, FreeSeat(1))
    house.sit(room, "bob", 1)
    house.sit(room, "cleo", 2)
    house.do(room, "ann", 0, Start())
    assert [seat.name for seat in house.see(room).seats] == ["Ann", "Bob", "Cléo"]


@pytest.mark.parametrize("alone", [False, True])
def test_whoever_sits_there_next_inherits_no_standing_answers(alone: bool) -> None:
    house = House(alone=alone)
    room = house.open("auction", 2)
    for gone in (("ann", 0, FreeSeat(1)), ("bob", 1, Leave())):
        house.sit(room, "bob", 1)
        house.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0"))
        assert house.see(room, "bob", 1).standing == {"Bid": "send 0"}
        house.do(room, *gone)
    house.sit(room, "cleo", 1)
    assert house.see(room, "cleo", 1).standing == {}


def test_no_key_brings_back_who_was_sent_away() -> None:
    """Neither the one that was used, nor one that the holder made for another device."""
    house = House()
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 1, b"used")
    house.rooms.enter("bob", b"used")
    house.rooms.invite(room, "bob", 1, b"kept in his pocket")
    house.do(room, "ann", 0, FreeSeat(1))
    for key in (b"used", b"kept in his pocket"):
        with pytest.raises(NoSuchRoom):
            house.rooms.enter("bob", key)
    house.rooms.invite(room, "ann", 1, b"new")
    assert house.rooms.enter("bob", b"new").seat == 1


@pytest.mark.parametrize(
    ("guest", "seat", "freed", "refused", "reason"),
    [
        ("bob", 1, 0, NotAllowed, "error-room-host"),
        ("bob", 1, 1, NotAllowed, "error-room-host"),
        ("ann", 0, 0, NotAllowed, "error-room-own-seat"),
        ("ann", 0, 2, NotNow, "error-room-nobody-there"),
        ("ann", 0, 3, BadRequest, "error-room-seat"),
        ("ann", 0, SPECTATOR, BadRequest, "error-room-seat"),
    ],
)
def test_what_cannot_be_freed(
    guest: str, seat: int, freed: int, refused: type[RoomError], reason: str
) -> None:
    house = House()
    room = with_bob(house, seats=(SeatPlan("Ann"), SeatPlan(), SeatPlan(bot="greedy")))
    before = house.rooms.look(room, "ann", 0)
    with pytest.raises(refused) as caught:
        house.do(room, guest, seat, FreeSeat(freed))
    assert caught.value.message is not None
    assert caught.value.message.id == reason
    assert house.rooms.look(room, "ann", 0) == before


def test_nobody_is_sent_away_from_a_game_that_has_begun() -> None:
    house = House()
    room = house.started("theopolis", 2)
    with pytest.raises(NotNow) as caught:
        house.do(room, "ann", 0, FreeSeat(1))
    assert caught.value.message is not None
    assert caught.value.message.id == "error-room-begun"
    assert house.see(room, "bob", 1).seats[1].yours


def test_the_same_command_twice_frees_once() -> None:
    """Whoever sits there by then stays."""
    house = House()
    room = with_bob(house)
    first = house.do(room, "ann", 0, FreeSeat(1), id_="free")
    assert house.do(room, "ann", 0, FreeSeat(1), id_="free") == first
    house.sit(room, "cleo", 1)
    assert house.do(room, "ann", 0, FreeSeat(1), id_="free") == first
    assert house.see(room, "cleo", 1).seats[1].yours


def test_a_host_without_a_seat_frees_one_too() -> None:
    house = House()
    room = house.open("theopolis", 2, mine=(), seats=())
    house.sit(room, "bob", 1)
    answer = house.do(room, "ann", SPECTATOR, FreeSeat(1))
    assert [kept.event for kept in answer.events] == [SeatCleared(1, "Bob", SPECTATOR)]


def test_why_somebody_was_sent_away_is_told_to_who_had_not_seen_it() -> None:
    house = House()
    room = with_bob(house)
    seen = house.see(room, "bob", 1).version
    assert house.rooms.farewell(room, "bob", 1, seen) is None
    version = house.do(room, "ann", 0, FreeSeat(1)).version
    assert isinstance(house.rooms.farewell(room, "bob", 1, seen), SeatFreed)
    assert house.rooms.farewell(room, "ann", 0, seen) is None
    assert house.rooms.farewell(room, "bob", SPECTATOR, seen) is None
    house.sit(room, "cleo", 1)
    assert house.rooms.farewell(room, "cleo", 1, version) is None, "she was not sent away by this"


def test_whose_seat_somebody_else_holds_by_a_link_is_told_so() -> None:
    house = House()
    room = with_bob(house)
    seen = house.see(room, "ann", 0).version
    house.sit(room, "cleo", 0)
    assert isinstance(house.rooms.farewell(room, "ann", 0, seen), SeatMoved)
    assert house.rooms.farewell(room, "cleo", 0, seen) is None
    house.do(room, "cleo", 0, Leave())
    assert house.rooms.farewell(room, "ann", 0, seen) is None, "nobody holds it now"


@pytest.mark.parametrize("alone", [False, True])
def test_whoever_took_the_seat_over_meanwhile_is_sent_away_too(alone: bool) -> None:
    """Another device of the same person, while the command was on its way: the room is looked at again."""
    house = House(alone=alone)
    room = with_bob(house)
    assert house.see(room).seats[1].taken
    house.storage.hold(room, 1, "bobs-telephone")
    house.do(room, "ann", 0, FreeSeat(1))
    assert 1 not in house.storage.holders(room)


# Leaving is the same commit, too. ----------------------------------------------------------------------


def test_who_leaves_a_seat_that_was_only_held_is_seen_to_leave() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("bob", b"key")
    house.told.clear()
    house.do(room, "bob", 1, Leave())
    assert house.told == [(room, PEOPLE)]


def test_a_host_who_leaves_alone_stays_host_of_an_empty_table() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.do(room, "ann", 0, Leave())
    assert house.storage.holders(room) == {HOST: "ann"}
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("bob", b"key")
    assert house.storage.holders(room) == {HOST: "ann", 1: "bob"}
