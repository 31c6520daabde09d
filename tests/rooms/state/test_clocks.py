"""Clocks: so much for each choice, then the time bank, then what the table has agreed on."""

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
from tests.rooms.harness import MINUTE, MORNING, RoomServer, kinds

DAY = 24 * 60 * MINUTE


def clocked(
    policy: Policy, per_choice: int = 60, time_bank: int = 120, slug: str = "my-village"
) -> tuple[RoomServer, str]:
    server = RoomServer()
    room = server.started(slug, 2, settings=Settings(Clock(per_choice, time_bank, policy)))
    return server, room


def asked(server: RoomServer, room: str) -> tuple[str, int]:
    (seat,) = server.see(room).waiting
    return ("ann", "bob")[seat], seat


def due(server: RoomServer, room: str) -> int | None:
    row = server.storage.room(room)
    assert row is not None
    return row.due


def seats(server: RoomServer, room: str) -> tuple[RoomSeatView, ...]:
    return server.see(room).seats


def test_only_the_clock_of_who_is_asked_runs() -> None:
    server, room = clocked("remind")
    _, seat = asked(server, room)
    assert due(server, room) == MORNING + 3 * MINUTE
    assert seats(server, room)[seat].due == MORNING + 3 * MINUTE
    assert seats(server, room)[1 - seat].due is None


def test_the_time_bank_is_used_beyond_the_time_for_a_choice_only() -> None:
    server, room = clocked("remind")
    guest, seat = asked(server, room)
    server.time.time += 40_000
    server.choose(room, guest, seat)
    assert seats(server, room)[seat].time_bank == 120_000
    while asked(server, room) != (guest, seat):
        server.choose(room, *asked(server, room))
    server.time.time += 75_000
    server.choose(room, guest, seat)
    assert seats(server, room)[seat].time_bank == 105_000


def test_talk_gives_no_time() -> None:
    server, room = clocked("remind")
    before = due(server, room)
    server.time.time += 50_000
    server.do(room, "ann", 0, Say("hm"))
    assert due(server, room) == before


def test_clocks_stop_in_a_pause() -> None:
    server, room = clocked("remind")
    server.time.time += MINUTE
    server.pause(room, "bob", 1)
    assert due(server, room) is None
    with pytest.raises(NotNow):
        server.pause(room, "ann", 0)
    server.time.time += 5 * DAY
    server.do(room, "ann", 0, Resume())
    assert due(server, room) == server.time.now() + 2 * MINUTE
    with pytest.raises(NotNow):
        server.do(room, "ann", 0, Resume())


def test_who_chooses_ends_the_pause() -> None:
    server, room = clocked("remind")
    guest, seat = asked(server, room)
    server.pause(room, guest, seat)
    assert kinds(server.choose(room, guest, seat))[0] is Resumed


def test_a_pause_needs_everyones_consent() -> None:
    server, room = clocked("remind")
    guest, seat = asked(server, room)
    before = due(server, room)
    server.do(room, guest, seat, Ask(PauseRequest()))
    assert seats(server, room)[seat].due == before, "who asks for it has no time by it"
    server.do(room, ("ann", "bob")[1 - seat], 1 - seat, Vote(1, yes=False))
    assert not server.see(room).paused
    assert due(server, room) == before
    server.do(room, guest, seat, Ask(PauseRequest()))
    answer = server.do(room, ("ann", "bob")[1 - seat], 1 - seat, Vote(2, yes=True))
    assert answer.events[-1].event == Paused(seat)
    assert due(server, room) is None


def test_who_plays_alone_needs_nobodys_consent() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    assert kinds(server.do(room, "ann", 0, Ask(PauseRequest())))[-1] is Paused


def test_the_clock_stops_while_others_ask_but_not_for_long() -> None:
    """A request that nobody answers lapses after the time of one choice."""
    server, room = clocked("remind")
    guest, seat = asked(server, room)
    other = 1 - seat
    server.do(room, ("ann", "bob")[other], other, Ask(ClockRequest(Clock(10, 10, "bot"))))
    assert seats(server, room)[seat].due is None
    assert due(server, room) == MORNING + MINUTE
    server.time.time += MINUTE - 1
    assert not server.rooms.apply_timeouts(room)
    server.time.time += 1
    assert server.rooms.apply_timeouts(room)
    assert [kept.event for kept in server.rooms.look(room, guest, seat).events][-1] == RequestClosed(
        1, accepted=False
    )
    assert due(server, room) == server.time.now() + 3 * MINUTE


@pytest.mark.parametrize("policy", ["bot", "skip"])
def test_nobody_stops_their_own_clock_by_asking(policy: Policy) -> None:
    server, room = clocked(policy)
    guest, seat = asked(server, room)
    for _ in range(2):
        server.do(room, guest, seat, Ask(PauseClocksRequest(server.time.now() + DAY)))
        server.time.time += MINUTE
        assert server.rooms.apply_timeouts(room), "it lapses"
    server.do(room, guest, seat, Ask(PauseClocksRequest(server.time.now() + DAY)))
    server.time.time += MINUTE
    assert server.rooms.apply_timeouts(room)
    assert server.see(room).request is None
    assert server.let_bots_play(room, most=1) == 1


def test_after_three_refusals_a_seat_must_move_before_it_asks_again() -> None:
    server, room = clocked("remind")
    guest, seat = asked(server, room)
    other, others = 1 - seat, ("ann", "bob")[1 - seat]
    for number in (1, 2, 3):
        server.do(room, others, other, Ask(PauseRequest()))
        voter = (guest, seat) if number != 2 else (others, other)  # or takes it back
        server.do(room, *voter, Vote(number, yes=False))
    with pytest.raises(NotNow, match="after its next move"):
        server.do(room, others, other, Ask(PauseRequest()))
    with pytest.raises(NotNow):
        server.again().do(room, others, other, Ask(ClockRequest(Clock())))
    server.do(room, guest, seat, Ask(PauseRequest()))
    server.do(room, others, other, Vote(4, yes=False))
    while asked(server, room) != (others, other):
        server.choose(room, *asked(server, room))
    server.choose(room, others, other)
    server.do(room, others, other, Ask(PauseRequest()))


def test_who_sits_down_later_has_asked_for_nothing_yet() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    for number in (1, 2, 3):
        server.do(room, "bob", 1, Ask(PauseRequest()))
        server.do(room, "ann", 0, Vote(number, yes=False))
    server.do(room, "bob", 1, Leave())
    server.sit(room, "cleo", 1)
    server.do(room, "cleo", 1, Ask(PauseRequest()))


def test_another_clock_begins_again() -> None:
    server, room = clocked("remind")
    server.time.time += 2 * MINUTE
    server.do(room, "ann", 0, Ask(ClockRequest(Clock(86_400, 0, "bot"))))
    server.do(room, "bob", 1, Vote(1, yes=True))
    assert due(server, room) == server.time.now() + DAY


def test_while_clocks_are_paused_no_clock_runs_but_who_likes_may_play() -> None:
    server, room = clocked("bot")
    back = server.time.now() + DAY
    server.do(room, "ann", 0, Ask(PauseClocksRequest(back)))
    server.do(room, "bob", 1, Vote(1, yes=True))
    assert due(server, room) == back + 3 * MINUTE
    server.time.time += DAY // 2
    guest, seat = asked(server, room)
    server.choose(room, guest, seat)
    assert seats(server, room)[seat].time_bank == 120_000
    assert due(server, room) == back + 3 * MINUTE
    assert not server.rooms.apply_timeouts(room)


def test_no_clock_no_due() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    assert due(server, room) is None
    server.time.time += 100 * DAY
    assert not server.rooms.apply_timeouts(room)


def test_a_reminder_and_another_after_a_day() -> None:
    server, room = clocked("remind")
    _, seat = asked(server, room)
    server.time.time += 3 * MINUTE - 1
    assert not server.rooms.apply_timeouts(room)
    server.time.time += 1
    assert server.rooms.apply_timeouts(room)
    assert not server.rooms.apply_timeouts(room)
    events = [kept.event for kept in server.rooms.look(room, "ann", 0).events]
    assert events[-1] == Reminded(seat)
    assert due(server, room) == server.time.now() + DAY
    assert server.rooms.question(room) is None
    server.time.time += DAY
    assert server.rooms.apply_timeouts(room)
    assert kinds(server.choose(room, *asked(server, room)))[0] is ChoseView


def test_a_bot_for_the_rest() -> None:
    server, room = clocked("bot")
    _, seat = asked(server, room)
    server.time.time += 3 * MINUTE
    assert server.rooms.apply_timeouts(room)
    events = [kept.event for kept in server.rooms.look(room, "ann", 0).events]
    assert events[-1] == BotTookOver(seat, "casual", "clock")
    assert due(server, room) is None
    row = server.storage.room(room)
    assert row is not None
    assert row.bot_due
    question = server.rooms.question(room)
    assert question is not None
    assert (question.seat, question.bot) == (seat, "casual")


def test_a_bot_for_one_choice() -> None:
    server, room = clocked("skip")
    guest, seat = asked(server, room)
    server.time.time += 3 * MINUTE
    assert server.rooms.apply_timeouts(room)
    assert due(server, room) is None
    assert server.let_bots_play(room) == 1
    lines = [kept.event for kept in server.rooms.look(room, "ann", 0).events]
    (by_clock,) = [line for line in lines if isinstance(line, ChoseView) and line.by == "clock"]
    assert by_clock.seat == seat
    assert seats(server, room)[seat].bot == ""
    assert seats(server, room)[seat].time_bank == 0
    assert server.rooms.question(room) is None
    while asked(server, room) != (guest, seat):
        server.choose(room, *asked(server, room))
    assert due(server, room) == server.time.now() + MINUTE


def test_who_is_quicker_than_the_bot_chooses() -> None:
    server, room = clocked("skip")
    guest, seat = asked(server, room)
    server.time.time += 3 * MINUTE
    server.rooms.apply_timeouts(room)
    question = server.rooms.question(room)
    assert question is not None
    server.choose(room, guest, seat)
    assert not server.rooms.bot_answers(question, "anything")


def test_all_who_are_asked_at_once_have_their_own_clock() -> None:
    server, room = clocked("skip", slug="auction")
    server.time.time += MINUTE
    server.do(room, "ann", 0, Choose("send 1"))
    assert seats(server, room)[0].due == server.time.now() + 3 * MINUTE
    assert seats(server, room)[1].due == MORNING + 3 * MINUTE
    assert due(server, room) == MORNING + 3 * MINUTE
    server.time.time += 2 * MINUTE
    assert server.rooms.apply_timeouts(room)
    assert server.let_bots_play(room) == 1
    assert server.see(room).waiting == (0, 1)


def test_taking_back_gives_no_time() -> None:
    server, room = clocked("remind", slug="theopolis")
    for number in range(100):
        guest, seat = asked(server, room)
        time_bank = seats(server, room)[seat].time_bank
        server.time.time += 70_000
        server.choose(room, guest, seat, number)
        if server.see(room, guest, seat).free_undo:
            break
    server.time.time += 5_000
    server.do(room, guest, seat, Undo())
    assert seats(server, room)[seat].due == server.time.now() + MINUTE + time_bank - 75_000


def test_no_time_is_lost_when_the_clock_of_the_machine_goes_back() -> None:
    server, room = clocked("remind")
    guest, seat = asked(server, room)
    server.time.time -= DAY
    server.choose(room, guest, seat)
    assert seats(server, room)[seat].time_bank == 120_000
    assert all(kept.at >= MORNING for kept in server.storage.events(room))


def test_a_bot_needs_no_clock() -> None:
    server, room = clocked("bot")
    guest, seat = asked(server, room)
    server.do(room, guest, seat, GiveToBot("random"))
    assert due(server, room) is None


def test_a_paused_bot_waits() -> None:
    server, room = clocked("bot")
    guest, seat = asked(server, room)
    server.do(room, guest, seat, GiveToBot("random"))
    question = server.rooms.question(room)
    server.pause(room, guest, seat)
    assert server.rooms.question(room) is None
    assert question is not None
    assert not server.rooms.bot_answers(question, "anything")


def test_nobody_can_mean_such_a_clock() -> None:
    server = RoomServer()
    with pytest.raises(BadRequest):
        server.rooms.open("ann", "one", NewRoom("theopolis", 2, settings=Settings(Clock(-5))))
