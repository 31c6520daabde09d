"""What people ask each other."""

from __future__ import annotations

import pytest

from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import Ask, GiveToBot, Leave, ResumeSeat, Vote
from batisseurs.rooms.errors import BadRequest, NotAllowed, NotNow, Stale
from batisseurs.rooms.state.events import (
    BotRequest,
    BotTookOver,
    Clock,
    ClockRequest,
    ClockSet,
    ClocksPaused,
    Exported,
    ExportRequest,
    PauseClocksRequest,
    RequestClosed,
    TableRequest,
)
from tests.rooms.harness import MINUTE, RoomServer, kinds

LIVE = Clock(60, 300, "remind")


def test_a_table_drifts_from_an_evening_into_days() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    server.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    answer = server.do(room, "bob", 1, Vote(1, yes=True))
    assert [kept.event for kept in answer.events][1:] == [RequestClosed(1, accepted=True), ClockSet(LIVE)]
    assert server.see(room).settings.clock == LIVE


def test_clocks_can_be_paused() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    until = server.time.now() + 60 * MINUTE
    server.do(room, "ann", 0, Ask(PauseClocksRequest(until)))
    answer = server.do(room, "bob", 1, Vote(1, yes=True))
    assert answer.events[-1].event == ClocksPaused(until)
    assert server.see(room).clocks_paused_until == until


def test_a_bot_for_an_absent_person_who_is_not_asked() -> None:
    server = RoomServer()
    room = server.started("my-village", 3)
    server.do(room, "ann", 0, Ask(BotRequest(1, "random")))
    request = server.see(room).request
    assert request is not None
    assert request.asked == (2,)
    with pytest.raises(NotNow):
        server.do(room, "bob", 1, Vote(1, yes=False))
    answer = server.do(room, "cleo", 2, Vote(1, yes=True))
    assert answer.events[-1].event == BotTookOver(1, "random", "agreed")
    server.do(room, "bob", 1, ResumeSeat())
    assert server.see(room).seats[1].bot == ""


def test_who_is_away_is_not_waited_for() -> None:
    server = RoomServer()
    room = server.started("my-village", 3)
    server.do(room, "cleo", 2, GiveToBot())
    server.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    assert kinds(server.do(room, "bob", 1, Vote(1, yes=True)))[-1] is ClockSet


def test_nobodys_cards_are_shown_without_asking_even_if_away() -> None:
    server = RoomServer()
    room = server.started("my-village", 3)
    server.do(room, "cleo", 2, GiveToBot())
    server.do(room, "ann", 0, Ask(ExportRequest()))
    server.do(room, "bob", 1, Vote(1, yes=True))
    assert server.see(room).request is not None
    with pytest.raises(NotAllowed):
        server.rooms.record(room, "ann")
    assert kinds(server.do(room, "cleo", 2, Vote(1, yes=True)))[-1] is Exported


def test_a_request_is_settled_when_the_last_who_was_asked_gets_up() -> None:
    server = RoomServer()
    room = server.started("my-village", 3)
    server.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    server.do(room, "bob", 1, Vote(1, yes=True))
    assert kinds(server.do(room, "cleo", 2, Leave()))[-2:] == [RequestClosed, ClockSet]


def test_a_request_goes_with_its_author() -> None:
    server = RoomServer()
    room = server.started("my-village", 3)
    server.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    answer = server.do(room, "ann", 0, Leave())
    assert answer.events[-1].event == RequestClosed(1, accepted=False)
    assert server.see(room, "bob", 1).settings.clock == Clock()


def test_nobody_agrees_twice_or_to_something_older() -> None:
    server = RoomServer()
    room = server.started("my-village", 3)
    version = server.see(room).version
    server.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    with pytest.raises(Stale):
        server.do(room, "bob", 1, Vote(1, yes=True), version)
    version = server.see(room).version
    server.do(room, "bob", 1, Vote(1, yes=True), version)
    with pytest.raises(NotNow):
        server.do(room, "bob", 1, Vote(1, yes=True))
    with pytest.raises(NotNow):
        server.do(room, "cleo", 2, Vote(7, yes=True))
    server.do(room, "cleo", 2, Vote(1, yes=True), version)


def test_who_holds_all_seats_agrees_at_once() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 3)
    assert kinds(server.do(room, "ann", 1, Ask(ClockRequest(LIVE))))[-2:] == [RequestClosed, ClockSet]


@pytest.mark.parametrize(
    "asked",
    [
        ClockRequest(Clock(-1)),
        ClockRequest(Clock(1, 10**12)),
        PauseClocksRequest(0),
        PauseClocksRequest(10**15),
        BotRequest(0, "random"),
        BotRequest(5, "random"),
        BotRequest(-1, "random"),
    ],
)
def test_a_request_makes_sense(asked: TableRequest) -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    with pytest.raises(BadRequest):
        server.do(room, "ann", 0, Ask(asked))


def test_the_record_of_a_game_that_is_over_needs_no_request() -> None:
    server = RoomServer()
    room = server.started("auction", 2)
    server.play(room, 1000, Seeded(1))
    with pytest.raises(NotNow):
        server.do(room, "ann", 0, Ask(ExportRequest()))
