"""A room as its events made it: who sits where, the lines of the game, what is agreed, whose clock runs.

Nothing here knows a game's rules: whom the game asks is written in the events. So a room whose rules have
changed can be folded like any other, and the fold of all events from the first is always the room itself.
"""

from __future__ import annotations

import msgspec

from batisseurs.kernel.choice import Category, Result
from batisseurs.kernel.seats import CHANCE, SPECTATOR
from batisseurs.rooms import clocks
from batisseurs.rooms.events import (
    BotSat,
    BotTook,
    BotWish,
    Chose,
    ClockSet,
    Created,
    Decided,
    Ended,
    Event,
    Exported,
    ExportWish,
    Freed,
    Joined,
    Kept,
    Left,
    Muted,
    Paused,
    Rematch,
    Reminded,
    Reopened,
    Resumed,
    Said,
    Settings,
    Started,
    TimeOff,
    TookBack,
    Undone,
    Voted,
    Wish,
    Wished,
)

TALK = (Joined, Said, Muted, Reminded, Rematch)
"""Events that change nothing about what anybody was asked."""


class Sitter(msgspec.Struct):
    """Who sits at a seat, and who plays for it."""

    name: str = ""
    person: bool = False
    """Whether somebody sits here; absent or not."""
    bot: str = ""
    """The bot that plays now, if one does."""
    missed: int | None = None
    """Since when a bot plays because the person did not come: by the clock, or because all others agreed."""
    muted: bool = False
    clock: clocks.SeatClock = msgspec.field(default_factory=clocks.SeatClock)
    touched: int = 0
    """The version that last changed what this seat is asked."""
    freed: int = 0
    """The version at which the host last took the seat from somebody."""
    left: bool = False
    """Whether somebody got up from here for good after the game had begun: the name is still theirs."""

    @property
    def present(self) -> bool:
        """Tell whether a person sits here and plays."""
        return self.person and not self.bot


class Logged(msgspec.Struct, frozen=True):
    """A line of the log, its version, and the seat's clock before it: taking it back gives no time."""

    version: int
    chose: Chose
    reserve: int = 0
    spent: int = 0


class OpenWish(msgspec.Struct):
    """What somebody has asked all others for."""

    number: int
    seat: int
    wish: Wish
    version: int
    yes: tuple[int, ...] = ()


class Room(msgspec.Struct):
    """The fold of a room's events."""

    id: str
    version: int = 0
    at: int = 0
    created: int = 0
    plan: Created = Created("", 0, "", 0, {}, (), Settings())
    stage: str = "open"
    settings: Settings = Settings()
    sitters: list[Sitter] = []
    lines: list[Logged] = []
    asks: tuple[int, ...] = ()
    stirred: int = 0
    """The version of the last event that was more than talk."""
    paused: bool = False
    time_off: int = 0
    wish: OpenWish | None = None
    wishes: int = 0
    watchers_muted: bool = False
    exported: int = 0
    """The version up to which every seat may read the whole record."""
    rematch: str = ""
    result: Result | None = None
    scores: tuple[tuple[Category, ...], ...] = ()

    def copy(self) -> Room:
        """Return a room to which events can be added without changing this one."""
        twin = msgspec.structs.replace(self, lines=self.lines[:])
        twin.sitters = [
            msgspec.structs.replace(sitter, clock=msgspec.structs.replace(sitter.clock))
            for sitter in self.sitters
        ]
        if self.wish is not None:
            twin.wish = msgspec.structs.replace(self.wish)
        return twin

    # What follows from it. -------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose consent the open wish still needs or has: all persons who are there.

        Somebody for whom a bot plays is not waited for; but nobody's cards are shown without asking.
        """
        if self.wish is None:
            return ()
        excepted = {self.wish.seat}
        if isinstance(self.wish.wish, BotWish):
            excepted.add(self.wish.wish.seat)
        hidden = isinstance(self.wish.wish, ExportWish)
        return tuple(
            seat
            for seat, sitter in enumerate(self.sitters)
            if seat not in excepted and (sitter.present or (hidden and sitter.person))
        )

    @property
    def moving(self) -> bool:
        """Tell whether the game goes on now: begun, not over, not paused, no open wish."""
        return self.stage == "playing" and not self.paused and self.wish is None

    def free_undo(self, seat: int) -> int:
        """Return how many of the last lines a seat may take back without asking.

        Back to where chance or another seat acted, or covered answers were laid open. What was entered for
        chance is taken back like one's own. A game that is over has shown everything.
        """
        if self.stage != "playing" or self.wish is not None or seat == SPECTATOR:
            return 0
        entered = (CHANCE,) if self.plan.chance == "person" else ()
        lines = 0
        for line in reversed(self.lines):
            if line.chose.seat not in {seat, *entered} or line.chose.sealed:
                break
            lines += 1
        return lines

    def stands_in(self, seat: int) -> bool:
        """Tell whether a bot makes one choice for a seat whose time is up."""
        return self.settings.clock.policy == "skip" and self.sitters[seat].clock.reminded is not None

    def waits_for_bot(self) -> list[int]:
        """Return the seats for which a bot is to choose now."""
        if not self.moving:
            return []
        return [seat for seat in self.asks if self.sitters[seat].bot or self.stands_in(seat)]

    def due(self) -> int | None:
        """Return when the table's policy acts next."""
        return clocks.earliest([sitter.clock for sitter in self.sitters], self.settings.clock)

    # Events. -----------------------------------------------------------------------------------------

    def apply(self, kept: Kept) -> None:
        """Let an event happen; it must be the next."""
        if kept.version != self.version + 1:
            raise ValueError(f"version {kept.version} does not follow {self.version} in room {self.id}")
        self.version, self.at = kept.version, kept.at
        event = kept.event
        for sitter in self.sitters:
            clocks.stop(sitter.clock, self.at)
        if not isinstance(event, TALK):
            self.stirred = self.version
        self._seat(event)
        self._play(event)
        self._agree(event)
        self._run_clocks()

    def _seat(self, event: Event) -> None:  # noqa: C901, PLR0912  one case per event
        """Who sits where, and what they say."""
        match event:
            case Created():
                self.created, self.plan, self.settings = self.at, event, event.settings
                self.sitters = [Sitter(plan.name or plan.bot, bot=plan.bot) for plan in event.seats]
                self._fill_clocks()
            case Joined(seat, name):
                sitter = self.sitters[seat]
                if not sitter.person and self.stage == "open":
                    sitter.bot = ""
                sitter.name, sitter.person, sitter.left = name, True, False
            case Left(seat):
                sitter = self.sitters[seat]
                sitter.person, sitter.left = False, self.stage != "open"
                if self.stage == "open":
                    sitter.name = ""
            case Freed(seat):
                sitter = self.sitters[seat]
                sitter.person, sitter.freed = False, self.version
                if not sitter.bot:
                    sitter.name = ""
            case BotTook(seat, bot, why):
                self.sitters[seat].bot = bot
                self.sitters[seat].missed = self.at if why in {"clock", "agreed"} else None
            case BotSat(seat, bot, name):
                self.sitters[seat].bot, self.sitters[seat].name = bot, name
            case TookBack(seat):
                self.sitters[seat].bot, self.sitters[seat].missed = "", None
            case Muted(seat, muted) if seat == SPECTATOR:
                self.watchers_muted = muted
            case Muted(seat, muted):
                self.sitters[seat].muted = muted
            case Rematch(_, room):
                self.rematch = room

    def _play(self, event: Event) -> None:
        """The game and its log."""
        match event:
            case Started(asks):
                self.stage = "playing"
                self._fill_clocks()
                self._ask(asks, everybody=True)
            case Chose(seat=seat, asks=asks):
                if seat >= 0:
                    clock = self.sitters[seat].clock
                    self.lines.append(Logged(self.version, event, clock.reserve, clock.spent))
                    clocks.settle(clock, self.settings.clock)
                    self.sitters[seat].touched = self.version
                else:
                    self.lines.append(Logged(self.version, event))
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

    def _agree(self, event: Event) -> None:
        """What people ask each other, and what they agree on."""
        match event:
            case Wished(number, seat, wish):
                self.wishes = number
                self.wish = OpenWish(number, seat, wish, self.version)
            case Voted(_, seat, yes) if self.wish is not None and yes:
                self.wish.yes = (*self.wish.yes, seat)
            case Decided():
                self.wish = None
            case ClockSet(clock):
                self.settings = msgspec.structs.replace(self.settings, clock=clock)
                self._fill_clocks()
            case TimeOff(until):
                self.time_off = until
            case Exported():
                self.exported = self.version
            case Paused():
                self.paused = True
            case Resumed():
                self.paused = False
            case Reminded(seat):
                self.sitters[seat].clock.reminded = self.at

    def _ask(self, asks: tuple[int, ...], *, everybody: bool = False) -> None:
        """Remember for whom the question is another than before.

        Who is asked still after another seat's line answers with others at once, and the same as before.
        """
        for seat, sitter in enumerate(self.sitters):
            if everybody or (seat in asks) != (seat in self.asks):
                sitter.touched = self.version
        self.asks = asks

    # Clocks. -----------------------------------------------------------------------------------------

    def _fill_clocks(self) -> None:
        for sitter in self.sitters:
            clocks.fill(sitter.clock, self.settings.clock)

    def _give_no_time(self, seat: int, left: int) -> None:
        """Who takes back own lines has thought as long as for all of them together."""
        clock = self.sitters[seat].clock
        own = [line for line in self.lines[left:] if line.chose.seat == seat]
        clock.spent += sum(line.spent for line in own)
        clock.reserve = own[0].reserve if own else clock.reserve

    def _run_clocks(self) -> None:
        """Let the clocks of those run who are asked and think themselves."""
        running = self.moving and self.settings.clock.per_choice > 0
        for seat, sitter in enumerate(self.sitters):
            if self.stage != "playing" or seat not in self.asks or sitter.bot:
                clocks.settle(sitter.clock, self.settings.clock)
            elif running:
                sitter.clock.since = max(self.at, self.time_off)
