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
from tests.rooms.harness import MINUTE, House, kinds

LIVE = Clock(60, 300, "remind")


def test_a_table_drifts_from_an_evening_into_days() -> None:
    house = House()
    room = house.started("my-village", 2)
    house.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    answer = house.do(room, "bob", 1, Vote(1, yes=True))
    assert [kept.event for kept in answer.events][1:] == [RequestClosed(1, accepted=True), ClockSet(LIVE)]
    assert house.see(room).settings.clock == LIVE


def test_time_off() -> None:
    house = House()
    room = house.started("my-village", 2)
    until = house.time.now() + 60 * MINUTE
    house.do(room, "ann", 0, Ask(PauseClocksRequest(until)))
    answer = house.do(room, "bob", 1, Vote(1, yes=True))
    assert answer.events[-1].event == ClocksPaused(until)
    assert house.see(room).time_off == until


def test_a_bot_for_an_absent_person_who_is_not_asked() -> None:
    house = House()
    room = house.started("my-village", 3)
    house.do(room, "ann", 0, Ask(BotRequest(1, "random")))
    wish = house.see(room).wish
    assert wish is not None
    assert wish.asked == (2,)
    with pytest.raises(NotNow):
        house.do(room, "bob", 1, Vote(1, yes=False))
    answer = house.do(room, "cleo", 2, Vote(1, yes=True))
    assert answer.events[-1].event == BotTookOver(1, "random", "agreed")
    house.do(room, "bob", 1, ResumeSeat())
    assert house.see(room).seats[1].bot == ""


def test_who_is_away_is_not_waited_for() -> None:
    house = House()
    room = house.started("my-village", 3)
    house.do(room, "cleo", 2, GiveToBot())
    house.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    assert kinds(house.do(room, "bob", 1, Vote(1, yes=True)))[-1] is ClockSet


def test_nobodys_cards_are_shown_without_asking_even_if_away() -> None:
    house = House()
    room = house.started("my-village", 3)
    house.do(room, "cleo", 2, GiveToBot())
    house.do(room, "ann", 0, Ask(ExportRequest()))
    house.do(room, "bob", 1, Vote(1, yes=True))
    assert house.see(room).wish is not None
    with pytest.raises(NotAllowed):
        house.rooms.record(room, "ann")
    assert kinds(house.do(room, "cleo", 2, Vote(1, yes=True)))[-1] is Exported


def test_a_wish_is_settled_when_the_last_who_was_asked_gets_up() -> None:
    house = House()
    room = house.started("my-village", 3)
    house.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    house.do(room, "bob", 1, Vote(1, yes=True))
    assert kinds(house.do(room, "cleo", 2, Leave()))[-2:] == [RequestClosed, ClockSet]


def test_a_wish_goes_with_whoever_wished() -> None:
    house = House()
    room = house.started("my-village", 3)
    house.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    answer = house.do(room, "ann", 0, Leave())
    assert answer.events[-1].event == RequestClosed(1, accepted=False)
    assert house.see(room, "bob", 1).settings.clock == Clock()


def test_nobody_agrees_twice_or_to_something_older() -> None:
    house = House()
    room = house.started("my-village", 3)
    version = house.see(room).version
    house.do(room, "ann", 0, Ask(ClockRequest(LIVE)))
    with pytest.raises(Stale):
        house.do(room, "bob", 1, Vote(1, yes=True), version)
    version = house.see(room).version
    house.do(room, "bob", 1, Vote(1, yes=True), version)
    with pytest.raises(NotNow):
        house.do(room, "bob", 1, Vote(1, yes=True))
    with pytest.raises(NotNow):
        house.do(room, "cleo", 2, Vote(7, yes=True))
    house.do(room, "cleo", 2, Vote(1, yes=True), version)


def test_who_holds_all_seats_agrees_at_once() -> None:
    house = House()
    room = house.hot_seat("my-village", 3)
    assert kinds(house.do(room, "ann", 1, Ask(ClockRequest(LIVE))))[-2:] == [RequestClosed, ClockSet]


@pytest.mark.parametrize(
    "wish",
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
def test_a_wish_makes_sense(wish: TableRequest) -> None:
    house = House()
    room = house.started("my-village", 2)
    with pytest.raises(BadRequest):
        house.do(room, "ann", 0, Ask(wish))


def test_the_record_of_a_game_that_is_over_needs_no_wish() -> None:
    house = House()
    room = house.started("auction", 2)
    house.play(room, 1000, Seeded(1))
    with pytest.raises(NotNow):
        house.do(room, "ann", 0, Ask(ExportRequest()))
