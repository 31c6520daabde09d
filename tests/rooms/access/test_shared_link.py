"""One link for all free seats: it seats people until the table is full, and the host can end it."""

from __future__ import annotations

import pytest

from batisseurs.rooms.commands.model import FreeSeat, Join, Leave, SeatBot, Start
from batisseurs.rooms.errors import NoSuchRoom, NotAllowed, NotNow
from batisseurs.rooms.state.events import SeatPlan
from batisseurs.rooms.storage import ANY_SEAT
from tests.rooms.harness import RoomServer


def shared(server: RoomServer, players: int = 4) -> str:
    """Open a table with Ann at the first seat and a bot at the second, and make the link."""
    room = server.open("theopolis", players)
    server.do(room, "ann", 0, SeatBot(1, "greedy"))
    server.rooms.invite(room, "ann", ANY_SEAT, b"all")
    return room


def test_it_seats_everybody_until_the_table_is_full() -> None:
    server = RoomServer()
    room = shared(server)
    assert server.rooms.enter("bob", b"all").seat == 2
    assert server.rooms.enter("cleo", b"all").seat == 3
    with pytest.raises(NotNow, match="no seat is free"):
        server.rooms.enter("dan", b"all")
    for there in (server, server.again()):
        assert [seat.taken for seat in there.see(room).seats] == [True, False, True, True]


def test_the_same_person_gets_no_second_seat() -> None:
    server = RoomServer()
    room = shared(server)
    assert [server.rooms.enter("bob", b"all").seat for _ in range(2)] == [2, 2]
    assert server.rooms.enter("ann", b"all").seat == 0
    assert not server.see(room).seats[3].taken


def test_a_seat_that_becomes_free_can_be_taken_again() -> None:
    server = RoomServer()
    room = shared(server, players=3)
    server.rooms.enter("bob", b"all")
    server.do(room, "bob", 2, Join("Bob"))
    server.do(room, "bob", 2, Leave())
    assert server.rooms.enter("cleo", b"all").seat == 2


def test_the_host_ends_it_with_a_word_or_with_a_new_one() -> None:
    server = RoomServer()
    room = shared(server)
    server.rooms.invite(room, "ann", ANY_SEAT, b"newer")
    with pytest.raises(NoSuchRoom):
        server.rooms.enter("bob", b"all")
    server.rooms.revoke(room, "ann", ANY_SEAT)
    with pytest.raises(NoSuchRoom):
        server.rooms.enter("bob", b"newer")
    assert not server.see(room).seats[2].taken


def test_who_was_sent_away_does_not_come_back_with_it() -> None:
    server = RoomServer()
    room = shared(server)
    server.rooms.enter("bob", b"all")
    server.do(room, "ann", 0, FreeSeat(2))
    with pytest.raises(NoSuchRoom):
        server.rooms.enter("bob", b"all")


def test_only_the_host_makes_or_ends_it_and_only_before_the_game() -> None:
    server = RoomServer()
    room = shared(server, players=3)
    server.rooms.enter("bob", b"all")
    server.do(room, "bob", 2, Join("Bob"))
    with pytest.raises(NotAllowed):
        server.rooms.invite(room, "bob", ANY_SEAT, b"own")
    with pytest.raises(NotAllowed):
        server.rooms.revoke(room, "bob", ANY_SEAT)
    server.do(room, "ann", 0, Start())
    with pytest.raises(NotNow, match="started"):
        server.rooms.invite(room, "ann", ANY_SEAT, b"late")
    with pytest.raises(NotNow, match="no seat is free"):
        server.rooms.enter("cleo", b"all")
    assert server.rooms.enter("bob", b"all").seat == 2, "it brings back those who have a seat"


def test_there_is_none_at_a_companion_table() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2, seats=(SeatPlan("Ann"), SeatPlan("Bob")), mine=(0, 1), chance="person")
    with pytest.raises(NotAllowed):
        server.rooms.invite(room, "ann", ANY_SEAT, b"all")
