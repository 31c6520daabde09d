"""A room does what the specification says, whatever people, bots, clocks and restarts do, in any order.

Everything is tried on both (`specification.py` shares no code with `rooms`): both refuse it, or both carry it
out; and after each step every seat sees what the specification says, down to the millisecond of its clock.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from batisseurs.kernel import CHANCE, SPECTATOR, BatisseursError, choice_text
from batisseurs.rooms.commands.model import (
    Ask,
    Choose,
    Command,
    FreeSeat,
    GiveToBot,
    Join,
    Leave,
    Resume,
    ResumeSeat,
    Start,
    Undo,
    Vote,
)
from batisseurs.rooms.errors import Stale
from batisseurs.rooms.state import events
from tests.rooms.harness import GUESTS, NAMES, RoomServer, any_game, bots_answer
from tests.rooms.specification import MINUTE, Clock, Refused, Request, Seat, Specification

IN_MEMORY = True
PLAYERS = 3
SEARCH = bool(os.environ.get("BATISSEURS_SEARCH"))

WILD = st.sampled_from([False, False, False, False, True])
SEATS = st.integers(0, PLAYERS - 1)
PEOPLE = st.sampled_from(GUESTS[:4])
CLOCKS = st.sampled_from(
    [Clock(), Clock(60_000, 60_000), Clock(60_000, 0, "bot"), Clock(30_000, 30_000, "skip")]
)
REQUESTS = st.one_of(
    st.builds(Request, SEATS, st.just("undo"), st.integers(1, 5)),
    st.builds(Request, SEATS, st.just("clock"), clock=CLOCKS),
    st.builds(Request, SEATS, st.just("pause clocks"), st.sampled_from([0, 1, 3, 60 * 24, 60 * 24 * 400])),
    st.builds(Request, SEATS, st.just("bot"), SEATS),
    st.builds(Request, SEATS, st.just("pause")),
    st.builds(Request, SEATS, st.just("pause")),
)


def clock_of(clock: Clock) -> events.Clock:
    """Return a clock as rooms say it."""
    return events.Clock(clock.choice // 1000, clock.time_bank // 1000, clock.policy)  # type: ignore[arg-type]


def table_request(request: Request) -> events.TableRequest:
    """Return a request as rooms say it."""
    match request.kind:
        case "undo":
            return events.UndoRequest(request.value)
        case "clock":
            return events.ClockRequest(clock_of(request.clock))
        case "pause clocks":
            return events.PauseClocksRequest(request.value)
        case "bot":
            return events.BotRequest(request.value, "random")
    return events.PauseRequest()


class Rooms(RuleBasedStateMachine):
    """One room, and what is said of it."""

    def __init__(self) -> None:
        super().__init__()
        self.server = RoomServer(seed=5)
        self.room = ""
        self.keys: dict[int, bytes] = {}
        self.known = 0
        """The version up to which chance's answers were told."""

    @initialize(
        slug=st.sampled_from(["theopolis", "auction", "pile"]),
        clock=CLOCKS,
        bot=st.booleans(),
        first=st.sampled_from(["nothing", "begin", "play", "pause", "ask", "go"]),
    )
    def open(self, slug: str, clock: Clock, bot: bool, first: str) -> None:
        """Ann opens a room; mostly all come and begin, and something has happened already."""
        last = events.SeatPlan(bot="random") if bot else events.SeatPlan("Cléo")
        plan = (events.SeatPlan("Ann"), events.SeatPlan("Bob"), last)
        agreed = events.Settings(clock=clock_of(clock), watching="anyone")
        self.room = self.server.open(slug, PLAYERS, seats=plan, settings=agreed)
        seats = [Seat("Ann", person=True), Seat("Bob"), Seat("random", bot="random") if bot else Seat("Cléo")]
        self.said = Specification(any_game(slug), seats, clock, self.server.time.now(), "ann", {0: "ann"})
        if first == "nothing":
            return
        for seat in range(1, PLAYERS - bot):
            self.somebody_comes(seat, "ann", GUESTS[seat], True)
        self.host_begins("ann")
        if first != "begin":
            self.people_choose([3, 1, 4, 1, 5])
        if first == "pause":
            self.somebody_asks(Request(1, "pause"), False, True)
        elif first == "ask":
            self.somebody_asks(Request(0, "undo", 2), False, False)
        elif first == "go":
            self.somebody_leaves(1, False, False)

    # Trying. -------------------------------------------------------------------------------------------

    def both(self, specified: Callable[[Specification], None], done: Callable[[], object]) -> bool:
        """Let something happen here and there; tell whether it did. What is refused leaves no trace."""
        before = self.said.copied()
        try:
            specified(self.said)
        except Refused:
            self.said = before
            refused = True
        else:
            refused = False
        error: BatisseursError | None = None
        try:
            done()
        except BatisseursError as found:
            error = found
        assert (error is not None) == refused, f"the room does what it must refuse, or refuses: {error!r}"
        assert not isinstance(error, Stale)
        self._tell_chance()
        return not refused

    def do(self, guest: str, seat: int, command: Command, specified: Callable[[Specification], None]) -> bool:
        """Send a command."""
        return self.both(specified, lambda: self.server.do(self.room, guest, seat, command))

    def _tell_chance(self) -> None:
        """Tell the specification what was drawn."""
        for kept in self.server.storage.events(self.room, self.known):
            self.known = kept.version
            if isinstance(kept.event, events.Chose) and kept.event.seat == CHANCE:
                self.said.chance_answers(kept.event.choice)

    def sitting(self, pick: int, wild: bool) -> int:
        """Return the seat of a person, or any at all."""
        people = [seat for seat in self.said.holders if self.said.seats[seat].person]
        return sorted(people)[pick % len(people)] if people and not wild else pick

    def holder(self, seat: int) -> str:
        """Who has a seat; someone who has not, if nobody has."""
        return self.said.holders.get(seat, "dan")

    # People. -------------------------------------------------------------------------------------------

    @rule(seat=SEATS, inviter=PEOPLE, guest=PEOPLE, joins=st.booleans())
    def somebody_comes(self, seat: int, inviter: str, guest: str, joins: bool) -> None:
        """With a key that someone has made, to a free seat, a seat of theirs, or one that was given up."""
        if self._make_key(seat, inviter) and self._use_key(seat, guest) and joins:
            self.somebody_says_a_name(seat, guest)

    @rule(seat=SEATS, inviter=PEOPLE)
    def somebody_makes_a_key(self, seat: int, inviter: str) -> None:
        """And keeps it: perhaps much else happens before it is used."""
        self._make_key(seat, inviter)

    @rule(seat=SEATS, guest=PEOPLE)
    def somebody_uses_a_key(self, seat: int, guest: str) -> None:
        """The newest there was to a seat."""
        self._use_key(seat, guest)

    def _make_key(self, seat: int, inviter: str) -> bool:
        key = self.server.next_id().encode()
        made = self.both(
            lambda said: said.invite(inviter, seat),
            lambda: self.server.rooms.invite(self.room, inviter, seat, key),
        )
        if made:
            self.keys[seat] = key
        return made

    def _use_key(self, seat: int, guest: str) -> bool:
        key = self.keys.get(seat, b"none")
        return self.both(lambda said: said.enter(guest, seat), lambda: self.server.rooms.enter(guest, key))

    @rule(seat=SEATS, joins=st.booleans())
    def somebody_takes_a_free_seat(self, seat: int, joins: bool) -> None:
        """Invited by the host."""
        if seat not in self.said.holders:
            self.somebody_comes(seat, self.said.host, GUESTS[seat], joins)

    @rule(seat=SEATS, guest=PEOPLE)
    def somebody_says_a_name(self, seat: int, guest: str) -> None:
        """Their own."""
        name = NAMES[GUESTS.index(guest)]
        self.do(guest, seat, Join(name), lambda said: said.join(guest, seat, name))

    @rule(pick=SEATS, wild=WILD, back=st.sampled_from([True, True, False]))
    def somebody_leaves(self, pick: int, wild: bool, back: bool) -> None:
        """For good, or until they are invited again."""
        seat = self.sitting(pick, wild)
        guest = self.holder(seat)
        self.do(guest, seat, Leave("random"), lambda said: said.leave(guest, seat, "random"))
        if back:
            self.somebody_comes(seat, self.said.host, guest, True)

    @precondition(lambda self: self.room and self.said.stage == "open")
    @rule(seat=SEATS, guest=PEOPLE)
    def host_frees_a_seat(self, seat: int, guest: str) -> None:
        """Or someone who is not the host tries."""
        self.do(guest, SPECTATOR, FreeSeat(seat), lambda said: said.free(guest, seat))

    @rule(pick=SEATS, wild=WILD, back=st.booleans())
    def a_bot_plays(self, pick: int, wild: bool, back: bool) -> None:
        """For someone who asks for it, and perhaps returns at once."""
        seat = self.sitting(pick, wild)
        guest = self.holder(seat)
        self.do(guest, seat, GiveToBot("random"), lambda said: said.give_to_bot(guest, seat, "random"))
        if back:
            self.somebody_returns(pick, wild)

    @rule(pick=SEATS, wild=WILD)
    def somebody_returns(self, pick: int, wild: bool) -> None:
        """And plays themselves."""
        seat = self.sitting(pick, wild)
        guest = self.holder(seat)
        self.do(guest, seat, ResumeSeat(), lambda said: said.take_back(guest, seat))

    @rule(guest=PEOPLE, wild=WILD)
    def somebody_begins(self, guest: str, wild: bool) -> None:
        """The host, or someone who is not."""
        if wild or self.said.stage == "open":
            self.host_begins(guest if wild else self.said.host)

    def host_begins(self, guest: str) -> None:
        """Begin, as the host or not."""
        self.do(guest, SPECTATOR, Start(), lambda said: said.start(guest))

    # Playing. -------------------------------------------------------------------------------------------

    @rule(picks=st.lists(st.integers(0, 50), min_size=1, max_size=6))
    def people_choose(self, picks: list[int]) -> None:
        """Who is asked, one after the other."""
        for pick in picks:
            if self.said.asks:
                self.somebody_chooses(self.said.asks[pick % len(self.said.asks)], pick)

    @rule(seat=SEATS, pick=st.integers(0, 50))
    def somebody_chooses(self, seat: int, pick: int) -> None:
        """Asked or not, paused or not."""
        possible = choice_text.spoken_choices(self.said.table, seat) if seat in self.said.asks else []
        text = possible[pick % len(possible)][1].text if possible else "withdraw"
        guest = self.holder(seat)
        self.do(guest, seat, Choose(text), lambda said: said.choose(guest, seat, text))

    @rule(
        seat=SEATS, pick=st.integers(0, 50), seconds=st.sampled_from([0, 1, 20, 61, 180]), most=st.booleans()
    )
    def somebody_chooses_and_takes_back(self, seat: int, pick: int, seconds: int, most: bool) -> None:
        """Perhaps after a while; own lines, if they are free."""
        asks = self.said.asks or [seat]
        seat = asks[seat % len(asks)]
        self.somebody_chooses(seat, pick)
        self.time_goes_by(seconds, acts=False)
        self.somebody_takes_back(seat, 1, most)

    @rule(seat=SEATS, lines=st.integers(1, 3), most=st.booleans())
    def somebody_takes_back(self, seat: int, lines: int, most: bool) -> None:
        """As many lines as that is free, or more or fewer."""
        lines = (self.said.free_undo(seat) or lines) if most else lines
        guest = self.holder(seat)
        self.do(guest, seat, Undo(lines), lambda said: said.undo(guest, seat, lines))

    @rule(pick=SEATS, wild=WILD)
    def somebody_resumes(self, pick: int, wild: bool) -> None:
        """After a pause, or without one."""
        if wild or self.said.paused:
            seat = self.sitting(pick, wild)
            guest = self.holder(seat)
            self.do(guest, seat, Resume(), lambda said: said.resume(guest, seat))

    # Requests. ------------------------------------------------------------------------------------------

    @rule(request=REQUESTS, wild=WILD, agree=st.sampled_from([True, True, False]))
    def somebody_asks(self, request: Request, wild: bool, agree: bool) -> None:
        """All others; mostly they agree."""
        seat = self.sitting(request.seat, wild)
        value = request.value
        if request.kind == "pause clocks":
            value = self.server.time.now() + value * MINUTE
        elif request.kind == "bot" and not wild:
            value = (seat + 1 + value % 2) % PLAYERS
        request = replace(request, seat=seat, value=value)
        guest = self.holder(seat)
        asked = self.do(guest, seat, Ask(table_request(request)), lambda said: said.ask(guest, request))
        if asked and agree:
            self.all_agree()

    @rule(pick=SEATS, times=st.integers(1, 4))
    def others_say_no(self, pick: int, times: int) -> None:
        """Again and again; after some refusals a seat must move before it asks again."""
        seat = self.sitting(pick, False)
        for _ in range(times):
            self.somebody_asks(Request(seat, "clock", clock=Clock(90_000)), False, False)
            if self.said.request is not None and self.said.asked:
                self.somebody_votes(max(self.said.asked), False, 0)

    @rule(pick=SEATS, minutes=st.sampled_from([3, 60]))
    def somebody_asks_while_clocks_are_paused(self, pick: int, minutes: int) -> None:
        """Nobody's time runs, nor that of the request."""
        self.somebody_asks(Request(pick, "pause clocks", minutes), False, True)
        self.somebody_asks(Request(pick, "pause"), False, False)
        self.time_goes_by_until_something_is_due()

    @rule(pick=SEATS, guest=PEOPLE, late=st.sampled_from([-1, 0]))
    def a_seat_is_given_to_another(self, pick: int, guest: str, late: int) -> None:
        """A bot plays there, since all agreed, for as long as it must, or not quite."""
        seat = self.sitting(pick, False)
        asks = self.sitting(pick + 1, False)
        self.somebody_asks(Request(asks, "bot", (seat - asks - 1) % PLAYERS), False, True)
        self.server.time.time += 10 * MINUTE + late
        self.said.pass_time(self.server.time.now())
        self.somebody_comes(seat, self.said.host, guest, True)

    def all_agree(self) -> None:
        """One after the other, until it is granted."""
        while self.said.request is not None and (left := self.said.asked - self.said.request.yes):
            self.somebody_votes(min(left), True, 0)

    @rule(pick=SEATS, yes=st.booleans(), off=st.sampled_from([0, 0, 0, 1]))
    def one_votes(self, pick: int, yes: bool, off: int) -> None:
        """Mostly someone who is asked."""
        left = sorted(self.said.asked) or [pick]
        if self.said.request is not None or off:
            self.somebody_votes(pick if off else left[pick % len(left)], yes, off)

    def somebody_votes(self, seat: int, yes: bool, off: int) -> None:
        """About the open request, or about another or none."""
        which = max(0, self.said.requests - off)
        guest = self.holder(seat)
        self.do(guest, seat, Vote(which, yes), lambda said: said.vote(guest, seat, which, yes=yes))

    # What nobody does. ------------------------------------------------------------------------------------

    @rule(seconds=st.sampled_from([0, 1, 20, 30, 61, 180, 660, 60 * 60 * 25]), acts=st.booleans())
    def time_goes_by(self, seconds: int, acts: bool) -> None:
        """And the scheduler looks round, perhaps only later."""
        self.server.time.time += 1000 * seconds
        self.said.pass_time(self.server.time.now())
        if acts:
            happens = self.said.time_is_up()
            assert self.server.rooms.apply_timeouts(self.room) == happens
            assert not self.server.rooms.apply_timeouts(self.room)

    @rule()
    def time_goes_by_until_something_is_due(self) -> None:
        """Not a millisecond earlier."""
        moment = self.said.next_act
        if moment is None or moment <= self.said.now:
            return
        for until, happens in ((moment - 1, False), (moment, True)):
            self.server.time.time = until
            self.said.pass_time(until)
            assert self.said.time_is_up() == happens
            assert self.server.rooms.apply_timeouts(self.room) == happens

    @rule(days=st.integers(1, 2))
    def nobody_does_anything_for_days(self, days: int) -> None:
        """Not even bots: who was reminded is reminded again, unless a bot was told to choose."""
        self.time_goes_by_until_something_is_due()
        for _ in range(days):
            self.time_goes_by(60 * 60 * 25, acts=True)

    @rule(most=st.integers(1, 3))
    def bots_answer(self, most: int) -> None:
        """The player to move, and nobody else."""
        for _ in range(most):
            asked = self.said.bots_asked
            question = self.server.rooms.question(self.room)
            assert (question.seat if question is not None else None) == next(iter(asked), None)
            if question is None:
                return
            text = bots_answer(question, self.server.games)
            assert self.server.rooms.bot_answers(question, text)
            self.said.bot_chooses(question.seat, text)
            self._tell_chance()

    @rule()
    def the_server_starts_again(self) -> None:
        """What was in memory is gone."""
        self.server = self.server.again()

    # What all see. ------------------------------------------------------------------------------------------

    @invariant()
    def everybody_sees_what_was_said(self) -> None:
        """From every seat, and from none."""
        if not self.room:
            return
        said = self.said
        readers = [*said.holders.items(), (SPECTATOR, "eve")]
        for reader, guest in readers:
            seen = self.server.see(self.room, guest, reader)
            assert (seen.stage, seen.paused, seen.lines) == (said.stage, said.paused, len(said.lines))
            assert seen.host == (guest == said.host)
            assert list(seen.waiting) == said.asks
            assert ((seen.clocks_paused_until or 0) > said.now) == (said.clocks_paused_until > said.now)
            assert seen.settings.clock == clock_of(said.clock)
            self._check_request(seen.request)
            assert [(one.name, one.bot, one.taken) for one in seen.seats] == [
                (seat.name, seat.bot, number in said.holders) for number, seat in enumerate(said.seats)
            ]
            assert [(one.due, one.time_bank) for one in seen.seats] == [
                (said.due(number), seat.time_bank) for number, seat in enumerate(said.seats)
            ]
            assert seen.free_undo == (said.free_undo(reader) if reader >= 0 else 0)
            mine = choice_text.spoken_choices(said.table, reader) if reader in said.asks else []
            assert [choice.text for choice in seen.choices] == [one.text for _, one in mine]

    def _check_request(self, shown: object) -> None:
        request = self.said.request
        assert (shown is None) == (request is None)
        if shown is not None and request is not None:
            assert (shown.number, shown.seat) == (request.number, request.seat)  # type: ignore[attr-defined]
            assert set(shown.yes) == request.yes  # type: ignore[attr-defined]
            assert set(shown.asked) == self.said.asked  # type: ignore[attr-defined]
            assert shown.what == table_request(request)  # type: ignore[attr-defined]


def test_a_room_does_what_the_specification_says() -> None:
    examples = settings(max_examples=500 if SEARCH else 100, stateful_step_count=40)
    run_state_machine_as_test(Rooms, settings=examples)
