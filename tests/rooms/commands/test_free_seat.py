"""A seat becomes free again before the game: the host takes it from someone who does not come."""

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
from tests.rooms.harness import RoomServer


def with_bob(server: RoomServer, **more: object) -> str:
    """Open a table for three; Bob sits at the second seat."""
    room = server.open("theopolis", 3, **more)
    server.sit(room, "bob", 1)
    return room


def test_the_host_frees_the_seat_of_someone_who_sat_down() -> None:
    server = RoomServer()
    room = with_bob(server)
    server.told.clear()
    answer = server.do(room, "ann", 0, FreeSeat(1))
    assert [kept.event for kept in answer.events] == [SeatCleared(1, "Bob", 0)]
    assert server.told == [(room, answer.version)]
    for there in (server, server.again()):
        seat = there.see(room).seats[1]
        assert (seat.name, seat.taken, seat.bot) == ("", False, "")
    with pytest.raises(NoSuchRoom):
        server.see(room, "bob", 1)
    with pytest.raises(NoSuchRoom):
        server.do(room, "bob", 1, Say("I was here"))
    with pytest.raises(NotNow, match="p2, p3"):
        server.do(room, "ann", 0, Start())


def test_so_is_a_seat_that_was_only_held() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("bob", b"key")
    answer = server.do(room, "ann", 0, FreeSeat(1))
    assert [kept.event for kept in answer.events] == [SeatCleared(1, "", 0)]
    assert not server.see(room).seats[1].taken
    with pytest.raises(NoSuchRoom):
        server.do(room, "bob", 1, Join("Bob"))


def test_who_holds_the_seat_of_a_bot_loses_it_and_the_bot_stays() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("bob", b"key")
    server.do(room, "ann", 0, SeatBot(1, "greedy", "Hiram"))
    server.do(room, "ann", 0, FreeSeat(1))
    seat = server.see(room).seats[1]
    assert (seat.name, seat.taken, seat.bot) == ("Hiram", False, "greedy")
    server.do(room, "ann", 0, Start())


def test_a_free_seat_is_for_a_bot_a_guest_or_the_same_person_by_a_new_link() -> None:
    server = RoomServer()
    room = with_bob(server, settings=Settings(listed=True))
    server.do(room, "ann", 0, FreeSeat(1))
    server.do(room, "ann", 0, SeatBot(1, "greedy"))
    server.do(room, "ann", 0, SeatBot(1))
    server.rooms.sit(room, "eve", 1)
    server.do(room, "eve", 1, Join("Eve"))
    server.do(room, "ann", 0, FreeSeat(1))
    server.sit(room, "bob", 1)
    server.sit(room, "cleo", 2)
    server.do(room, "ann", 0, Start())
    assert [seat.name for seat in server.see(room).seats] == ["Ann", "Bob", "Cléo"]


@pytest.mark.parametrize("alone", [False, True])
def test_the_player_who_sits_there_next_inherits_no_auto_answers(alone: bool) -> None:
    server = RoomServer(alone=alone)
    room = server.open("auction", 2)
    for gone in (("ann", 0, FreeSeat(1)), ("bob", 1, Leave())):
        server.sit(room, "bob", 1)
        server.do(room, "bob", 1, SetAutoAnswer("Bid", "send 0"))
        assert server.see(room, "bob", 1).auto_answers == {"Bid": "send 0"}
        server.do(room, *gone)
    server.sit(room, "cleo", 1)
    assert server.see(room, "cleo", 1).auto_answers == {}


def test_no_key_brings_back_who_was_sent_away() -> None:
    """Neither the one that was used, nor one that the holder made for another device."""
    server = RoomServer()
    room = server.open("theopolis", 2)
    server.rooms.invite(room, "ann", 1, b"used")
    server.rooms.enter("bob", b"used")
    server.rooms.invite(room, "bob", 1, b"kept in his pocket")
    server.do(room, "ann", 0, FreeSeat(1))
    for key in (b"used", b"kept in his pocket"):
        with pytest.raises(NoSuchRoom):
            server.rooms.enter("bob", key)
    server.rooms.invite(room, "ann", 1, b"new")
    assert server.rooms.enter("bob", b"new").seat == 1


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
    server = RoomServer()
    room = with_bob(server, seats=(SeatPlan("Ann"), SeatPlan(), SeatPlan(bot="greedy")))
    before = server.rooms.look(room, "ann", 0)
    with pytest.raises(refused) as caught:
        server.do(room, guest, seat, FreeSeat(freed))
    assert caught.value.message is not None
    assert caught.value.message.id == reason
    assert server.rooms.look(room, "ann", 0) == before


def test_nobody_is_sent_away_from_a_game_that_has_begun() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    with pytest.raises(NotNow) as caught:
        server.do(room, "ann", 0, FreeSeat(1))
    assert caught.value.message is not None
    assert caught.value.message.id == "error-room-begun"
    assert server.see(room, "bob", 1).seats[1].yours


def test_the_same_command_twice_frees_once() -> None:
    """The player who sits there by then stays."""
    server = RoomServer()
    room = with_bob(server)
    first = server.do(room, "ann", 0, FreeSeat(1), id_="free")
    assert server.do(room, "ann", 0, FreeSeat(1), id_="free") == first
    server.sit(room, "cleo", 1)
    assert server.do(room, "ann", 0, FreeSeat(1), id_="free") == first
    assert server.see(room, "cleo", 1).seats[1].yours


def test_a_host_without_a_seat_frees_one_too() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2, mine=(), seats=())
    server.sit(room, "bob", 1)
    answer = server.do(room, "ann", SPECTATOR, FreeSeat(1))
    assert [kept.event for kept in answer.events] == [SeatCleared(1, "Bob", SPECTATOR)]


def test_why_someone_was_sent_away_is_told_to_who_had_not_seen_it() -> None:
    server = RoomServer()
    room = with_bob(server)
    seen = server.see(room, "bob", 1).version
    assert server.rooms.lost_access(room, "bob", 1, seen) is None
    version = server.do(room, "ann", 0, FreeSeat(1)).version
    assert isinstance(server.rooms.lost_access(room, "bob", 1, seen), SeatFreed)
    assert server.rooms.lost_access(room, "ann", 0, seen) is None
    assert server.rooms.lost_access(room, "bob", SPECTATOR, seen) is None
    server.sit(room, "cleo", 1)
    assert server.rooms.lost_access(room, "cleo", 1, version) is None, "she was not sent away by this"


def test_whose_seat_someone_else_holds_by_a_link_is_told_so() -> None:
    server = RoomServer()
    room = with_bob(server)
    seen = server.see(room, "ann", 0).version
    server.sit(room, "cleo", 0)
    assert isinstance(server.rooms.lost_access(room, "ann", 0, seen), SeatMoved)
    assert server.rooms.lost_access(room, "cleo", 0, seen) is None
    server.do(room, "cleo", 0, Leave())
    assert server.rooms.lost_access(room, "ann", 0, seen) is None, "nobody holds it now"


@pytest.mark.parametrize("alone", [False, True])
def test_the_player_who_took_the_seat_over_meanwhile_is_sent_away_too(alone: bool) -> None:
    """Another device of the same person, while the command was on its way: the room is looked at again."""
    server = RoomServer(alone=alone)
    room = with_bob(server)
    assert server.see(room).seats[1].taken
    server.storage.hold(room, 1, "bobs-telephone")
    server.do(room, "ann", 0, FreeSeat(1))
    assert 1 not in server.storage.holders(room)


# Leaving is the same commit, too. ----------------------------------------------------------------------


def test_who_leaves_a_seat_that_was_only_held_is_seen_to_leave() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("bob", b"key")
    server.told.clear()
    server.do(room, "bob", 1, Leave())
    assert server.told == [(room, PEOPLE)]


def test_a_host_who_leaves_alone_stays_host_of_an_empty_table() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    server.do(room, "ann", 0, Leave())
    assert server.storage.holders(room) == {HOST: "ann"}
    server.rooms.invite(room, "ann", 1, b"key")
    server.rooms.enter("bob", b"key")
    assert server.storage.holders(room) == {HOST: "ann", 1: "bob"}
