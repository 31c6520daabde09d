"""Clocks: so much for each choice, then the reserve, then what the table has agreed on."""

from __future__ import annotations

import pytest

from batisseurs.rooms.commands.model import Ask, Choose, GiveToBot, Leave, NewRoom, Resume, Say, Undo, Vote
from batisseurs.rooms.errors import BadRequest, NotNow
from batisseurs.rooms.state.events import (
    BotTookOver,
    Clock,
    ClockRequest,
    PauseClocksRequest,
    Paused,
    PauseRequest,
    Policy,
    Reminded,
    RequestClosed,
    Resumed,
    Settings,
)
from batisseurs.rooms.views.model import ChoseView, RoomSeatView
from tests.rooms.harness import MINUTE, MORNING, House, kinds

DAY = 24 * 60 * MINUTE


def clocked(
    policy: Policy, per_choice: int = 60, reserve: int = 120, slug: str = "my-village"
) -> tuple[House, str]:
    house = House()
    room = house.started(slug, 2, settings=Settings(Clock(per_choice, reserve, policy)))
    return house, room


def asked(house: House, room: str) -> tuple[str, int]:
    (seat,) = house.see(room).waiting
    return ("ann", "bob")[seat], seat


def due(house: House, room: str) -> int | None:
    row = house.storage.room(room)
    assert row is not None
    return row.due


def seats(house: House, room: str) -> tuple[RoomSeatView, ...]:
    return house.see(room).seats


def test_only_the_clock_of_who_is_asked_runs() -> None:
    house, room = clocked("remind")
    _, seat = asked(house, room)
    assert due(house, room) == MORNING + 3 * MINUTE
    assert seats(house, room)[seat].due == MORNING + 3 * MINUTE
    assert seats(house, room)[1 - seat].due is None


def test_the_reserve_is_used_beyond_the_time_for_a_choice_only() -> None:
    house, room = clocked("remind")
    guest, seat = asked(house, room)
    house.time.time += 40_000
    house.choose(room, guest, seat)
    assert seats(house, room)[seat].reserve == 120_000
    while asked(house, room) != (guest, seat):
        house.choose(room, *asked(house, room))
    house.time.time += 75_000
    house.choose(room, guest, seat)
    assert seats(house, room)[seat].reserve == 105_000


def test_talk_gives_no_time() -> None:
    house, room = clocked("remind")
    before = due(house, room)
    house.time.time += 50_000
    house.do(room, "ann", 0, Say("hm"))
    assert due(house, room) == before


def test_time_stands_still_in_a_pause() -> None:
    house, room = clocked("remind")
    house.time.time += MINUTE
    house.pause(room, "bob", 1)
    assert due(house, room) is None
    with pytest.raises(NotNow):
        house.pause(room, "ann", 0)
    house.time.time += 5 * DAY
    house.do(room, "ann", 0, Resume())
    assert due(house, room) == house.time.now() + 2 * MINUTE
    with pytest.raises(NotNow):
        house.do(room, "ann", 0, Resume())


def test_who_chooses_ends_the_pause() -> None:
    house, room = clocked("remind")
    guest, seat = asked(house, room)
    house.pause(room, guest, seat)
    assert kinds(house.choose(room, guest, seat))[0] is Resumed


def test_a_pause_needs_everybodys_consent() -> None:
    house, room = clocked("remind")
    guest, seat = asked(house, room)
    before = due(house, room)
    house.do(room, guest, seat, Ask(PauseRequest()))
    assert seats(house, room)[seat].due == before, "who asks for it has no time by it"
    house.do(room, ("ann", "bob")[1 - seat], 1 - seat, Vote(1, yes=False))
    assert not house.see(room).paused
    assert due(house, room) == before
    house.do(room, guest, seat, Ask(PauseRequest()))
    answer = house.do(room, ("ann", "bob")[1 - seat], 1 - seat, Vote(2, yes=True))
    assert answer.events[-1].event == Paused(seat)
    assert due(house, room) is None


def test_who_plays_alone_needs_nobodys_consent() -> None:
    house = House()
    room = house.hot_seat("my-village", 2)
    assert kinds(house.do(room, "ann", 0, Ask(PauseRequest())))[-1] is Paused


def test_the_clock_stands_still_while_others_ask_but_not_for_long() -> None:
    """A request that nobody answers lapses after the time of one choice."""
    house, room = clocked("remind")
    guest, seat = asked(house, room)
    other = 1 - seat
    house.do(room, ("ann", "bob")[other], other, Ask(ClockRequest(Clock(10, 10, "bot"))))
    assert seats(house, room)[seat].due is None
    assert due(house, room) == MORNING + MINUTE
    house.time.time += MINUTE - 1
    assert not house.rooms.clock_out(room)
    house.time.time += 1
    assert house.rooms.clock_out(room)
    assert [kept.event for kept in house.rooms.look(room, guest, seat).events][-1] == RequestClosed(
        1, accepted=False
    )
    assert due(house, room) == house.time.now() + 3 * MINUTE


@pytest.mark.parametrize("policy", ["bot", "skip"])
def test_nobody_stops_the_own_clock_by_asking(policy: Policy) -> None:
    house, room = clocked(policy)
    guest, seat = asked(house, room)
    for _ in range(2):
        house.do(room, guest, seat, Ask(PauseClocksRequest(house.time.now() + DAY)))
        house.time.time += MINUTE
        assert house.rooms.clock_out(room), "it lapses"
    house.do(room, guest, seat, Ask(PauseClocksRequest(house.time.now() + DAY)))
    house.time.time += MINUTE
    assert house.rooms.clock_out(room)
    assert house.see(room).wish is None
    assert house.let_bots_play(room, most=1) == 1


def test_after_three_refusals_a_seat_must_move_before_it_asks_again() -> None:
    house, room = clocked("remind")
    guest, seat = asked(house, room)
    other, others = 1 - seat, ("ann", "bob")[1 - seat]
    for number in (1, 2, 3):
        house.do(room, others, other, Ask(PauseRequest()))
        voter = (guest, seat) if number != 2 else (others, other)  # or takes it back
        house.do(room, *voter, Vote(number, yes=False))
    with pytest.raises(NotNow, match="after its next move"):
        house.do(room, others, other, Ask(PauseRequest()))
    with pytest.raises(NotNow):
        house.again().do(room, others, other, Ask(ClockRequest(Clock())))
    house.do(room, guest, seat, Ask(PauseRequest()))
    house.do(room, others, other, Vote(4, yes=False))
    while asked(house, room) != (others, other):
        house.choose(room, *asked(house, room))
    house.choose(room, others, other)
    house.do(room, others, other, Ask(PauseRequest()))


def test_who_sits_down_later_has_asked_for_nothing_yet() -> None:
    house = House()
    room = house.started("my-village", 2)
    for number in (1, 2, 3):
        house.do(room, "bob", 1, Ask(PauseRequest()))
        house.do(room, "ann", 0, Vote(number, yes=False))
    house.do(room, "bob", 1, Leave())
    house.sit(room, "cleo", 1)
    house.do(room, "cleo", 1, Ask(PauseRequest()))


def test_another_clock_begins_anew() -> None:
    house, room = clocked("remind")
    house.time.time += 2 * MINUTE
    house.do(room, "ann", 0, Ask(ClockRequest(Clock(86_400, 0, "bot"))))
    house.do(room, "bob", 1, Vote(1, yes=True))
    assert due(house, room) == house.time.now() + DAY


def test_in_time_off_no_clock_runs_but_who_likes_may_play() -> None:
    house, room = clocked("bot")
    back = house.time.now() + DAY
    house.do(room, "ann", 0, Ask(PauseClocksRequest(back)))
    house.do(room, "bob", 1, Vote(1, yes=True))
    assert due(house, room) == back + 3 * MINUTE
    house.time.time += DAY // 2
    guest, seat = asked(house, room)
    house.choose(room, guest, seat)
    assert seats(house, room)[seat].reserve == 120_000
    assert due(house, room) == back + 3 * MINUTE
    assert not house.rooms.clock_out(room)


def test_no_clock_no_due() -> None:
    house = House()
    room = house.started("my-village", 2)
    assert due(house, room) is None
    house.time.time += 100 * DAY
    assert not house.rooms.clock_out(room)


def test_a_reminder_and_another_after_a_day() -> None:
    house, room = clocked("remind")
    _, seat = asked(house, room)
    house.time.time += 3 * MINUTE - 1
    assert not house.rooms.clock_out(room)
    house.time.time += 1
    assert house.rooms.clock_out(room)
    assert not house.rooms.clock_out(room)
    events = [kept.event for kept in house.rooms.look(room, "ann", 0).events]
    assert events[-1] == Reminded(seat)
    assert due(house, room) == house.time.now() + DAY
    assert house.rooms.question(room) is None
    house.time.time += DAY
    assert house.rooms.clock_out(room)
    assert kinds(house.choose(room, *asked(house, room)))[0] is ChoseView


def test_a_bot_for_the_rest() -> None:
    house, room = clocked("bot")
    _, seat = asked(house, room)
    house.time.time += 3 * MINUTE
    assert house.rooms.clock_out(room)
    events = [kept.event for kept in house.rooms.look(room, "ann", 0).events]
    assert events[-1] == BotTookOver(seat, "greedy", "clock")
    assert due(house, room) is None
    row = house.storage.room(room)
    assert row is not None
    assert row.bot_due
    question = house.rooms.question(room)
    assert question is not None
    assert (question.seat, question.bot) == (seat, "greedy")


def test_a_bot_for_one_choice() -> None:
    house, room = clocked("skip")
    guest, seat = asked(house, room)
    house.time.time += 3 * MINUTE
    assert house.rooms.clock_out(room)
    assert due(house, room) is None
    assert house.let_bots_play(room) == 1
    lines = [kept.event for kept in house.rooms.look(room, "ann", 0).events]
    (by_clock,) = [line for line in lines if isinstance(line, ChoseView) and line.by == "clock"]
    assert by_clock.seat == seat
    assert seats(house, room)[seat].bot == ""
    assert seats(house, room)[seat].reserve == 0
    assert house.rooms.question(room) is None
    while asked(house, room) != (guest, seat):
        house.choose(room, *asked(house, room))
    assert due(house, room) == house.time.now() + MINUTE


def test_who_is_quicker_than_the_bot_chooses() -> None:
    house, room = clocked("skip")
    guest, seat = asked(house, room)
    house.time.time += 3 * MINUTE
    house.rooms.clock_out(room)
    question = house.rooms.question(room)
    assert question is not None
    house.choose(room, guest, seat)
    assert not house.rooms.bot_answers(question, "anything")


def test_all_who_are_asked_at_once_have_their_own_clock() -> None:
    house, room = clocked("skip", slug="auction")
    house.time.time += MINUTE
    house.do(room, "ann", 0, Choose("send 1"))
    assert seats(house, room)[0].due == house.time.now() + 3 * MINUTE
    assert seats(house, room)[1].due == MORNING + 3 * MINUTE
    assert due(house, room) == MORNING + 3 * MINUTE
    house.time.time += 2 * MINUTE
    assert house.rooms.clock_out(room)
    assert house.let_bots_play(room) == 1
    assert house.see(room).waiting == (0, 1)


def test_taking_back_gives_no_time() -> None:
    house, room = clocked("remind", slug="theopolis")
    for number in range(100):
        guest, seat = asked(house, room)
        reserve = seats(house, room)[seat].reserve
        house.time.time += 70_000
        house.choose(room, guest, seat, number)
        if house.see(room, guest, seat).free_undo:
            break
    house.time.time += 5_000
    house.do(room, guest, seat, Undo())
    assert seats(house, room)[seat].due == house.time.now() + MINUTE + reserve - 75_000


def test_no_time_is_lost_when_the_clock_of_the_machine_goes_back() -> None:
    house, room = clocked("remind")
    guest, seat = asked(house, room)
    house.time.time -= DAY
    house.choose(room, guest, seat)
    assert seats(house, room)[seat].reserve == 120_000
    assert all(kept.at >= MORNING for kept in house.storage.events(room))


def test_a_bot_needs_no_clock() -> None:
    house, room = clocked("bot")
    guest, seat = asked(house, room)
    house.do(room, guest, seat, GiveToBot("random"))
    assert due(house, room) is None


def test_a_paused_bot_waits() -> None:
    house, room = clocked("bot")
    guest, seat = asked(house, room)
    house.do(room, guest, seat, GiveToBot("random"))
    question = house.rooms.question(room)
    house.pause(room, guest, seat)
    assert house.rooms.question(room) is None
    assert question is not None
    assert not house.rooms.bot_answers(question, "anything")


def test_nobody_can_mean_such_a_clock() -> None:
    house = House()
    with pytest.raises(BadRequest):
        house.rooms.open("ann", "one", NewRoom("theopolis", 2, settings=Settings(Clock(-5))))
