"""Several people, bots and a clock do anything at all in a room, and some things always hold.

Versions follow one another; the fold of all events from the first is the room in memory; a room loaded again
is the same; the same id gets the same answer; who is refused has changed nothing; who is stale missed exactly
the events after the version said; nobody reads another seat's covered answers; the same lines make the same
table, however often lines were undone in between.
"""

from __future__ import annotations

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from batisseurs.kernel import SPECTATOR, BatisseursError, Seeded, save
from batisseurs.rooms.commands.model import (
    Ask,
    Choose,
    Command,
    Draw,
    Enter,
    FreeSeat,
    GiveToBot,
    Join,
    Leave,
    Mute,
    OpenRematch,
    Resume,
    ResumeSeat,
    Say,
    SentCommand,
    SetAutoAnswer,
    Start,
    Undo,
    Vote,
)
from batisseurs.rooms.errors import BadRequest, NoSuchRoom, Stale
from batisseurs.rooms.state.events import (
    BotRequest,
    Chose,
    Clock,
    ClockRequest,
    ExportRequest,
    PauseClocksRequest,
    PauseRequest,
    SeatPlan,
    Settings,
    UndoRequest,
)
from batisseurs.rooms.views.model import Answer, ChoseView
from tests.rooms.harness import GUESTS, MINUTE, NAMES, RoomServer
from tests.rooms.test_every_game import folded

PLAYERS = 3
SEATS = st.integers(0, PLAYERS - 1)
CLOCKS = st.sampled_from([Clock(), Clock(60, 60, "remind"), Clock(60, 0, "bot"), Clock(30, 30, "skip")])
COMMANDS = st.one_of(
    st.builds(Join, st.sampled_from([*NAMES, "Zoé"])),
    st.builds(Leave, st.just("random")),
    st.builds(GiveToBot, st.just("random")),
    st.builds(FreeSeat, SEATS),
    st.just(ResumeSeat()),
    st.just(Start()),
    st.just(Ask(PauseRequest())),
    st.just(Resume()),
    st.builds(Say, st.sampled_from(["hello", ""])),
    st.builds(Mute, st.sampled_from([0, 1, SPECTATOR]), st.booleans()),
    st.builds(Undo, st.integers(1, 3)),
    st.builds(Draw, st.booleans()),
    st.builds(Enter, st.just(("reveal chapel",))),
    st.builds(Ask, st.builds(UndoRequest, st.integers(1, 5))),
    st.builds(Ask, st.builds(ClockRequest, CLOCKS)),
    st.builds(Ask, st.builds(BotRequest, SEATS, st.just("random"))),
    st.builds(Ask, st.just(ExportRequest())),
    st.builds(SetAutoAnswer, st.just("Bid"), st.sampled_from(["send 0", "pay 0", ""])),
    st.just(OpenRematch()),
)

IN_MEMORY = True


class Table(RuleBasedStateMachine):
    """One room, and everyone who may do something in it."""

    alone = False

    def __init__(self) -> None:
        super().__init__()
        self.server = RoomServer(seed=5, alone=self.alone)
        self.room = ""
        self.answered: list[tuple[str, SentCommand, Answer]] = []
        self.tables: dict[tuple[int, ...], bytes] = {}

    @initialize(
        slug=st.sampled_from(["auction", "auction", "pile", "theopolis", "nehemiah"]),
        clock=CLOCKS,
        bot=st.booleans(),
        prefix=st.sampled_from([None, 0, 4, 9, 14, 20, 40]),
    )
    def open(self, slug: str, clock: Clock, bot: bool, prefix: int | None) -> None:
        """Ann opens a room; mostly all sit down and begin."""
        last = SeatPlan(bot="random") if bot else SeatPlan("Cléo")
        seats = (SeatPlan("Ann"), SeatPlan("Bob"), last)
        self.room = self.server.open(
            slug, PLAYERS, seats=seats, settings=Settings(clock=clock, watching="anyone")
        )
        if prefix is not None:
            for seat in range(1, PLAYERS - bot):
                self.server.sit(self.room, GUESTS[seat], seat)
            self.server.do(self.room, "ann", 0, Start())
            source = Seeded(prefix)
            for _ in range(prefix):
                self.server.let_bots_play(self.room, 2)
                self.somebody_chooses(source.below(50))

    # What people do. --------------------------------------------------------------------------------

    def send(self, guest: str, seat: int, command: Command, behind: int = 0) -> None:
        """Send a command that answers a version so far behind; what is refused changes nothing."""
        row = self.server.storage.room(self.room)
        assert row is not None
        before = row, self.server.storage.holders(self.room), self.server.storage.auto_answers(self.room)
        said = max(0, row.version - behind)
        sent = SentCommand(self.server.next_id(), seat, command, said)
        try:
            answer = self.server.rooms.do(self.room, guest, sent)
        except BatisseursError as error:
            after = self.server.storage.room(self.room)
            storage = self.server.storage
            assert (after, storage.holders(self.room), storage.auto_answers(self.room)) == before
            if isinstance(error, Stale):
                self.check_stale(error, guest)
            return
        assert [kept.version for kept in answer.events] == list(range(row.version + 1, answer.version + 1))
        self.answered.append((guest, sent, answer))

    def check_stale(self, error: Stale, guest: str) -> None:
        """A stale command has missed events, and gets exactly those."""
        assert error.said < error.version
        missed = self.server.rooms.look(self.room, guest, SPECTATOR, error.said).events
        assert [kept.version for kept in missed] == list(range(error.said + 1, error.version + 1))

    @rule(seat=SEATS, command=COMMANDS, behind=st.sampled_from([0, 0, 0, 1, 4]))
    def somebody_does_something(self, seat: int, command: Command, behind: int) -> None:
        """A player who holds a seat, or once did."""
        guest = self.server.storage.holders(self.room).get(seat, GUESTS[seat])
        self.send(guest, seat, command, behind)

    @rule(command=COMMANDS)
    def who_looks_on_does_something(self, command: Command) -> None:
        """Eve has no seat."""
        self.send("eve", SPECTATOR, command)

    @rule(picks=st.lists(st.integers(0, 50), min_size=1, max_size=8), withdraw=st.booleans())
    def people_choose(self, picks: list[int], withdraw: bool) -> None:
        """Some of the players to move, one after another; an answer may be withdrawn."""
        for pick in picks:
            self.somebody_chooses(pick)
        if withdraw:
            for seat, guest in self.server.storage.holders(self.room).items():
                if seat >= 0 and self.server.see(self.room, guest, seat).may_withdraw:
                    self.send(guest, seat, Choose("withdraw"))

    @rule(pick=st.integers(0, 50), behind=st.integers(1, 4))
    def somebody_chooses_too_late(self, pick: int, behind: int) -> None:
        """Or not, if nothing happened since but talk, or others who answered at once."""
        self.somebody_chooses(pick, behind)

    def somebody_chooses(self, pick: int, behind: int = 0) -> None:
        """One of the players to move."""
        row = self.server.storage.room(self.room)
        assert row is not None
        if not row.waiting:
            return
        seat = row.waiting[pick % len(row.waiting)]
        guest = self.server.storage.holders(self.room).get(seat)
        if guest is None:
            return
        choices = self.server.see(self.room, guest, seat).choices
        if choices:
            self.send(guest, seat, Choose(choices[pick % len(choices)].text), behind)

    @rule(lines=st.integers(1, 2))
    def who_may_takes_back(self, lines: int) -> None:
        """Their own last lines."""
        for seat, guest in self.server.storage.holders(self.room).items():
            free = self.server.see(self.room, guest, seat).free_undo if seat >= 0 else 0
            if free:
                self.send(guest, seat, Undo(min(free, lines)))

    @rule()
    def all_agree(self) -> None:
        """To whatever is asked."""
        request = self.server.see(self.room, "eve", SPECTATOR).request
        if request is not None:
            for seat in request.asked:
                guest = self.server.storage.holders(self.room)[seat]
                self.send(guest, seat, Vote(request.number, yes=True))

    @precondition(lambda self: self.room)
    @rule(seat=SEATS, yes=st.booleans())
    def somebody_votes(self, seat: int, yes: bool) -> None:
        """About the pending request, or about none."""
        guest = self.server.storage.holders(self.room).get(seat, "eve")
        request = self.server.see(self.room, "eve", SPECTATOR).request
        self.send(guest, seat, Vote(request.number if request is not None else 1, yes))

    @rule(seat=SEATS)
    def somebody_asks_to_pause_the_clocks(self, seat: int) -> None:
        """An hour."""
        guest = self.server.storage.holders(self.room).get(seat, "eve")
        self.send(guest, seat, Ask(PauseClocksRequest(self.server.time.now() + 60 * MINUTE)))

    @rule(seat=SEATS, guest=st.sampled_from(GUESTS[:3]))
    def somebody_comes(self, seat: int, guest: str) -> None:
        """With a key from the host, if there is one and the seat is free."""
        host = self.server.storage.holders(self.room).get(-7, "ann")
        key = self.server.next_id().encode()
        try:
            self.server.rooms.invite(self.room, host, seat, key)
        except BatisseursError:
            return
        self.server.rooms.enter(guest, key)
        self.send(guest, seat, Join(NAMES[GUESTS.index(guest)]))

    # What nobody does. ------------------------------------------------------------------------------

    @rule(minutes=st.sampled_from([0, 1, 1, 3, 60 * 24, -5]))
    def time_goes_by(self, minutes: int) -> None:
        """And back, if someone sets the machine's clock."""
        self.server.time.time += minutes * MINUTE
        row = self.server.storage.room(self.room)
        assert row is not None
        now = max(row.changed, self.server.time.now())
        assert self.server.rooms.apply_timeouts(self.room) == (row.due is not None and row.due <= now)
        assert not self.server.rooms.apply_timeouts(self.room)

    @rule(most=st.integers(1, 4))
    def bots_answer(self, most: int) -> None:
        """As often as they are asked, and not too often."""
        row = self.server.storage.room(self.room)
        assert row is not None
        assert (self.server.let_bots_play(self.room, most) > 0) == row.bot_due

    @rule()
    def the_server_starts_again(self) -> None:
        """What was in memory is gone."""
        self.server = self.server.again()

    # What always holds. -------------------------------------------------------------------------------

    @precondition(lambda self: self.answered)
    @rule(which=st.integers(0, 1000), same=st.booleans())
    def a_command_is_sent_again(self, which: int, same: bool) -> None:
        """The same id gets the first answer; for another command it is refused."""
        guest, sent, answer = self.answered[which % len(self.answered)]
        if same:
            assert self.server.rooms.do(self.room, guest, sent) == answer
            return
        other = msgspec.structs.replace(sent, command=Say("something else"))
        try:
            self.server.rooms.do(self.room, guest, other)
        except (BadRequest, NoSuchRoom):
            return
        raise AssertionError

    @invariant()
    def memory_is_what_was_kept(self) -> None:
        """In this process, and in one that has just started."""
        if not self.room:
            return
        events = self.server.storage.events(self.room)
        assert [kept.version for kept in events] == list(range(1, len(events) + 1))
        times = [kept.at for kept in events]
        assert times == sorted(times)
        again = self.server.again()
        with self.server.rooms._cache.taken(self.room) as slot, again.rooms._cache.taken(self.room) as other:  # noqa: SLF001
            live, loaded = slot.live, other.live
            assert live.room == loaded.room == folded(self.server, self.room)
            assert live.row() == self.server.storage.room(self.room)
            assert live.table is not None
            assert loaded.table is not None
            assert live.rules is not None
            here = save(live.rules.game, live.table)
            assert here == save(live.rules.game, loaded.table)
            lines = tuple(line.version for line in live.room.lines)
            assert self.tables.setdefault(lines, here) == here
            asked = tuple(seat for seat in live.table.choosers() if seat >= 0)
            assert live.room.stage == "open" or live.room.asks == asked
            assert live.room.stage != "playing" or asked
            assert (live.room.stage == "over") == live.table.over()

    @invariant()
    def nobody_reads_what_is_covered(self) -> None:
        """Of another seat's line only its public words."""
        if not self.room:
            return
        kept = {one.version: one.event for one in self.server.storage.events(self.room)}
        holders = self.server.storage.holders(self.room)
        for seat, guest in [*holders.items(), (SPECTATOR, "eve")]:
            if seat == -7:
                continue
            for seen in self.server.rooms.look(self.room, guest, seat).events:
                event = kept[seen.version]
                if isinstance(event, Chose):
                    assert isinstance(seen.event, ChoseView)
                    covered = event.audience >= 0 and event.audience != seat
                    assert seen.event.text == (event.public.text if covered else event.text)
            room = self.server.see(self.room, guest, seat)
            assert not room.choices or seat in room.waiting


class AloneTable(Table):
    """The same by a process that reads nothing which it knows."""

    alone = True


TestAloneTable = AloneTable.TestCase
TestAloneTable.settings = settings(max_examples=50, stateful_step_count=40)
TestTable = Table.TestCase
TestTable.settings = settings(max_examples=50, stateful_step_count=40)
