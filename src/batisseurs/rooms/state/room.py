"""A room as the result of its events: seats, the lines of the game, agreements, clocks.

Nothing here knows a game's rules: the events say for whom the game waits. So a room whose rules have changed
can be loaded like any other: applying all events from the first always gives the room.
"""

from __future__ import annotations

import itertools

import msgspec

from batisseurs.kernel.choice import Category, Result
from batisseurs.kernel.seats import CHANCE, SPECTATOR, seat_name
from batisseurs.rooms.state import clocks
from batisseurs.rooms.state.events import (
    BotRequest,
    BotSeated,
    BotTookOver,
    Chose,
    ClockSet,
    ClocksPaused,
    Closed,
    Created,
    Ended,
    Exported,
    ExportRequest,
    Forgotten,
    Hidden,
    Joined,
    Left,
    Mark,
    Muted,
    Paused,
    PersonReturned,
    Rematch,
    Reminded,
    Reopened,
    RequestClosed,
    RequestOpened,
    Resumed,
    RoomEvent,
    Said,
    SeatCleared,
    SeatReturned,
    SeatTaken,
    ServerDown,
    Settings,
    Started,
    StoredEvent,
    TableRequest,
    Undone,
    Voted,
)

TALK = (
    Joined, SeatTaken, SeatReturned, Said, Muted, Reminded, ServerDown, Rematch, Hidden, Forgotten,
)  # fmt: skip
"""Events after which every seat still has the same step to answer."""


class SeatState(msgspec.Struct):
    """The holder of a seat, and the bot that plays it."""

    name: str = ""
    person: bool = False
    """Whether a person has this seat, absent or not."""
    bot: str = ""
    """The bot that plays now, if one does."""
    missed: int | None = None
    """Since when a bot plays for an absent person: because of the clock, or because all others agreed."""
    renamed: int = 0
    """How often the person has changed the name."""
    declined: int = 0
    """How many of the person's requests have failed since the last move."""
    muted: bool = False
    clock: clocks.SeatClock = msgspec.field(default_factory=clocks.SeatClock)
    touched: int = 0
    """The version that last changed this seat's step."""
    freed: int = 0
    """The version at which the host last freed the seat."""
    left: bool = False
    """Whether the person left for good during the game: the seat keeps the name."""

    @property
    def present(self) -> bool:
        """Return whether a person has this seat and plays it."""
        return self.person and not self.bot


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log, its version, and the seat's clock before it: undoing it gives no time back."""

    version: int
    chose: Chose
    time_bank: int = 0
    spent: int = 0


class PendingRequest(msgspec.Struct):
    """The pending request."""

    number: int
    seat: int
    what: TableRequest
    version: int
    at: int
    """When it was made."""
    yes: tuple[int, ...] = ()


class Room(msgspec.Struct):
    """The result of a room's events."""

    id: str
    version: int = 0
    at: int = 0
    created: int = 0
    plan: Created = Created("", 0, "", 0, {}, (), Settings())
    stage: str = "open"
    settings: Settings = Settings()
    seats: list[SeatState] = []
    lines: list[LogLine] = []
    asks: tuple[int, ...] = ()
    last_change: int = 0
    """The version of the last event other than chat."""
    paused: bool = False
    clocks_paused_until: int = 0
    request: PendingRequest | None = None
    last_request: int = 0
    watchers_muted: bool = False
    exported: int = 0
    """The version up to which every seat may read the whole record."""
    read_alone: int = 0
    """The version up to which the only person has read it, against bots."""
    gone: bool = False
    """Whether someone who saw something from a seat has left or lost it: their consent is impossible."""
    marks: tuple[Mark, ...] = ()
    """The marks of the table; most follow from the events, also from those of 0.1.0."""
    rematch: str = ""
    result: Result | None = None
    scores: tuple[tuple[Category, ...], ...] = ()
    closed: str = ""
    """Why the server admin has closed the room, at the stage `closed`."""

    def copy(self) -> Room:
        """Return a copy to which events can be added."""
        twin = msgspec.structs.replace(self, lines=self.lines[:])
        twin.seats = [
            msgspec.structs.replace(state, clock=msgspec.structs.replace(state.clock)) for state in self.seats
        ]
        if self.request is not None:
            twin.request = msgspec.structs.replace(self.request)
        return twin

    # Derived. --------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose consent the pending request needs, given or not: all persons who are present.

        A person replaced by a bot is not waited for, except before their cards are shown.
        """
        if self.request is None:
            return ()
        excepted = {self.request.seat}
        if isinstance(self.request.what, BotRequest):
            excepted.add(self.request.what.seat)
        hidden = isinstance(self.request.what, ExportRequest)
        return tuple(
            seat
            for seat, state in enumerate(self.seats)
            if seat not in excepted and (state.present or (hidden and state.person))
        )

    @property
    def moving(self) -> bool:
        """Return whether the game is running: started, not over, not paused, no pending request."""
        return self.stage == "playing" and not self.paused and self.request is None

    @property
    def shows_table(self) -> bool:
        """Return whether there is something to see: the game has started, or a record came with lines."""
        return self.stage != "open" or bool(self.lines)

    def alone(self, seat: int) -> bool:
        """Return whether a seat plays against bots only, so that nobody else must agree to its requests."""
        return not any(state.present for other, state in enumerate(self.seats) if other != seat)

    def free_undo(self, seat: int) -> int:
        """Return how many of the last lines a seat may undo without consent.

        Back to where chance or another seat acted, or sealed answers were revealed. Entries for chance count
        as their own lines. Against bots only, their moves and chance are undone with their own choices: bots
        agree at once. When the game is over, everything has been revealed.
        """
        if self.stage != "playing" or self.request is not None or seat == SPECTATOR:
            return 0
        own = {seat, CHANCE} if self.plan.chance == "person" else {seat}
        alone = self.alone(seat)
        newest = reversed(self.lines)
        since = sum(1 for _ in itertools.takewhile(lambda line: line.chose.seat not in own, newest))
        if since and not alone:
            return 0
        lines = since
        for line in reversed(self.lines[: len(self.lines) - since]):
            if line.chose.seat not in own or (line.chose.sealed and not alone):
                break
            lines += 1
        return lines if lines > since else 0

    def bot_moves_once(self, seat: int) -> bool:
        """Return whether a bot makes one choice for a seat whose time is up."""
        return self.settings.clock.policy == "skip" and self.seats[seat].clock.reminded is not None

    def waits_for_bot(self) -> list[int]:
        """Return the seats for which a bot must choose now; none while a puzzle is practised."""
        if not self.moving or self.plan.puzzle:
            return []
        return [seat for seat in self.asks if self.seats[seat].bot or self.bot_moves_once(seat)]

    def due(self) -> int | None:
        """Return when the table's policy acts next."""
        moment = clocks.earliest([state.clock for state in self.seats], self.settings.clock)
        return min((each for each in (moment, self.lapse()) if each is not None), default=None)

    def lapse(self) -> int | None:
        """Return when the pending request lapses, None if it does not.

        With a clock, a request stops it no longer than the time of one choice, or a minute.
        """
        if self.request is None or not self.timed:
            return None
        patience = max(self.settings.clock.per_choice * clocks.SECOND, clocks.MINUTE)
        return max(self.request.at, self.clocks_paused_until) + patience

    @property
    def timed(self) -> bool:
        """Return whether clocks may run: the game is running, not paused, and has a clock."""
        return self.stage == "playing" and not self.paused and self.settings.clock.per_choice > 0

    def loses_time_in_outages(self) -> bool:
        """Return whether an outage of the server would cost a player time."""
        missed = any(state.missed is not None for state in self.seats)
        return self.stage == "playing" and (missed or self.due() is not None)

    # Events. -----------------------------------------------------------------------------------------

    def apply(self, kept: StoredEvent) -> None:
        """Apply the next event."""
        if kept.version != self.version + 1:
            raise ValueError(f"version {kept.version} does not follow {self.version} in room {self.id}")
        self.version, self.at = kept.version, kept.at
        event = kept.event
        down = (event.since, event.until) if isinstance(event, ServerDown) else (0, 0)
        for state in self.seats:
            clocks.stop(state.clock, self.at, down)
            if state.missed is not None:
                state.missed += clocks.overlap(state.missed, self.at, down)
        if self.request is not None:
            self.request.at += clocks.overlap(self.request.at, self.at, down)
        if not isinstance(event, TALK):
            self.last_change = self.version
        self._note(event)
        self._seat(event)
        self._play(event)
        self._agree(event)
        self._run_clocks()

    def _seat(self, event: RoomEvent) -> None:  # noqa: C901, PLR0912  one case per event
        """Apply an event about seats or chat."""
        match event:
            case Created():
                self.created, self.plan, self.settings = self.at, event, event.settings
                self.seats = [SeatState(plan.name or plan.bot, bot=plan.bot) for plan in event.seats]
                self._fill_clocks()
            case Joined(seat, name):
                state = self.seats[seat]
                if not state.person and self.stage == "open":
                    state.bot = ""
                if state.person:
                    state.renamed += 1
                else:
                    state.renamed = state.declined = 0
                state.name, state.person, state.left = name, True, False
            case Left(seat):
                state = self.seats[seat]
                state.person, state.left = False, self.stage != "open"
                if self.stage == "open":
                    state.name = ""
            case SeatCleared(seat):
                state = self.seats[seat]
                state.person, state.freed = False, self.version
                if not state.bot:
                    state.name = ""
            case BotTookOver(seat, bot, why):
                self.seats[seat].bot = bot
                self.seats[seat].missed = self.at if why in {"clock", "agreed"} else None
            case BotSeated(seat, bot, name):
                self.seats[seat].bot, self.seats[seat].name = bot, name
            case PersonReturned(seat):
                self.seats[seat].bot, self.seats[seat].missed = "", None
            case Muted(seat, muted) if seat == SPECTATOR:
                self.watchers_muted = muted
            case Muted(seat, muted):
                self.seats[seat].muted = muted
            case Rematch(_, room):
                self.rematch = room
            case Closed(reason):
                self.stage, self.closed = "closed", reason
            case Hidden(hidden):
                listed = self.plan.settings.listed and not hidden
                self.settings = msgspec.structs.replace(self.settings, listed=listed)
            case Forgotten(seats):
                for seat in seats:
                    self._forget(seat)

    def _forget(self, seat: int) -> None:
        """Remove the name of a seat."""
        self.seats[seat].name = name = seat_name(seat)
        seats = self.plan.seats
        plan = msgspec.structs.replace(seats[seat], name=name)
        self.plan = msgspec.structs.replace(self.plan, seats=(*seats[:seat], plan, *seats[seat + 1 :]))

    def _play(self, event: RoomEvent) -> None:
        """Apply an event of the game."""
        match event:
            case Started(asks):
                self.stage = "playing"
                self._fill_clocks()
                for state in self.seats:
                    state.declined = 0
                self._ask(asks, everybody=True)
            case Chose(seat=seat, asks=asks):
                if seat >= 0:
                    clock = self.seats[seat].clock
                    self.lines.append(LogLine(self.version, event, clock.time_bank, clock.spent))
                    clocks.settle(clock, self.settings.clock)
                    self.seats[seat].touched = self.version
                    if event.by == "person":
                        self.seats[seat].declined = 0
                else:
                    self.lines.append(LogLine(self.version, event))
                self._ask(asks)
            case Undone(seat, _, left, asks, agreed):
                if not agreed:
                    self._give_no_time(seat, left)
                del self.lines[left:]
                self._ask(asks, everybody=True)
            case Ended(result, scores):
                self.stage, self.result, self.scores = "over", result, scores
            case Reopened():
                self.stage, self.result, self.scores = "playing", None, ()

    def _agree(self, event: RoomEvent) -> None:
        """Apply an event about requests and agreements."""
        match event:
            case RequestOpened(number, seat, request):
                self.last_request = number
                self.request = PendingRequest(number, seat, request, self.version, self.at)
            case Voted(_, seat, yes) if self.request is not None and yes:
                self.request.yes = (*self.request.yes, seat)
            case RequestClosed(_, accepted):
                if self.request is not None and not accepted:
                    self.seats[self.request.seat].declined += 1
                self.request = None
            case ClockSet(clock):
                self.settings = msgspec.structs.replace(self.settings, clock=clock)
                self._fill_clocks()
            case ClocksPaused(until):
                self.clocks_paused_until = until
            case Paused():
                self.paused = True
            case Resumed():
                self.paused = False
            case Reminded(seat):
                self.seats[seat].clock.reminded = self.at

    def _ask(self, asks: tuple[int, ...], *, everybody: bool = False) -> None:
        """Set the seats that the game waits for, and note whose step has changed.

        A seat that still waits after another seat's line answers the same sealed step as before.
        """
        for seat, state in enumerate(self.seats):
            if everybody or (seat in asks) != (seat in self.asks):
                state.touched = self.version
        self.asks = asks

    # Marks. --------------------------------------------------------------------------------------------

    def _note(self, event: RoomEvent) -> None:
        """Add marks of the table, before the event is applied."""
        match event:
            case Created():
                self.marks = opening_marks(event)
            case Chose() if self.stage == "open":
                self._mark("record")
            case SeatTaken(seat):
                self.gone = self.gone or self.seats[seat].missed is not None
                if self.stage != "open":
                    self._mark("seat")
            case SeatReturned() | Left():
                self.gone = self.gone or self.shows_table
            case Exported(_, by):
                self._mark("export")
                if by == SPECTATOR:
                    self.exported = self.version
                else:
                    self.read_alone = self.version
            case Reopened():
                self._mark("reopened")

    def _mark(self, mark: Mark) -> None:
        if mark not in self.marks:
            self.marks = (*self.marks, mark)

    # Clocks. -----------------------------------------------------------------------------------------

    def _fill_clocks(self) -> None:
        for state in self.seats:
            clocks.fill(state.clock, self.settings.clock)

    def _give_no_time(self, seat: int, left: int) -> None:
        """After an undo, count the time of all undone lines together."""
        clock = self.seats[seat].clock
        own = [line for line in self.lines[left:] if line.chose.seat == seat]
        clock.spent += sum(line.spent for line in own)
        clock.time_bank = own[0].time_bank if own else clock.time_bank

    def _run_clocks(self) -> None:
        """Run the clocks of the persons for whom the game waits.

        While a request is open, only its sender's: nobody can stop their own clock with a request.
        """
        for seat, state in enumerate(self.seats):
            if self.stage != "playing" or seat not in self.asks or state.bot:
                clocks.settle(state.clock, self.settings.clock)
            elif self.timed and (self.request is None or self.request.seat == seat):
                state.clock.since = max(self.at, self.clocks_paused_until)


def opening_marks(plan: Created) -> tuple[Mark, ...]:
    """Return the marks of a new table; for a room of 0.1.0 they follow from its plan."""
    if plan.position is None or plan.puzzle or "position" in plan.marks:
        return plan.marks
    return ("position", *plan.marks)
