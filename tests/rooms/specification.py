"""What a room must do, said a second time and as plainly as possible; it shares no code with `rooms`.

A room here has no events and no versions: a command changes it, or is `Refused`. Time passes, and clocks that
run grow. The rules of the game are the kernel's; what chance answers is told.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace

from batisseurs.kernel import CHANCE, WITHDRAW, Game, SealedStep, Table, choice_text

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
LONGEST = 366 * DAY
LOST = 10 * MINUTE
"""How long a seat must have been played by a bot, for someone who did not come, to be given to another."""
REQUESTS = 3
RENAMES = 5


class Refused(Exception):  # noqa: N818  what the command is
    """The room stays as it is."""


def need(condition: object) -> None:
    """Refuse if something is not so."""
    if not condition:
        raise Refused


@dataclass
class Seat:
    """The player of a seat, and the clock, in milliseconds."""

    name: str = ""
    person: bool = False
    bot: str = ""
    missed: int | None = None
    renamed: int = 0
    declined: int = 0
    time_bank: int = 0
    spent: int = 0
    reminded: int | None = None

    @property
    def present(self) -> bool:
        """A person who plays themselves."""
        return self.person and not self.bot


@dataclass(frozen=True)
class Clock:
    """Milliseconds for each choice (0: no clock) and in the time bank, and what happens after."""

    choice: int = 0
    time_bank: int = 0
    policy: str = "remind"


@dataclass(frozen=True)
class Line:
    """A line of the log, with the clock of its seat before it."""

    seat: int
    choice: int
    covered: bool
    time_bank: int
    spent: int


@dataclass(frozen=True)
class Request:
    """What one seat asks all others for: an undo, another clock, paused clocks, a bot, or a pause."""

    seat: int
    kind: str
    value: int = 0
    clock: Clock = Clock()
    number: int = 0
    at: int = 0
    yes: frozenset[int] = frozenset()


@dataclass
class Specification:
    """A room."""

    game: Game
    seats: list[Seat]
    clock: Clock
    now: int
    host: str
    holders: dict[int, str]
    stage: str = "open"
    paused: bool = False
    clocks_paused_until: int = 0
    request: Request | None = None
    requests: int = 0
    keys: dict[int, bool] = field(default_factory=dict)
    """To which seats there are keys, and whether the seat's holder made them."""
    lines: list[Line] = field(default_factory=list)
    table: Table = field(init=False)

    def __post_init__(self) -> None:
        """Lay the table."""
        self.table = self._laid(0)
        self._fill()

    def copied(self) -> Specification:
        """Return the room as it is now."""
        twin = copy(self)
        twin.seats = [replace(seat) for seat in self.seats]
        twin.holders, twin.keys = dict(self.holders), dict(self.keys)
        twin.lines, twin.table = self.lines[:], self.table.clone()
        return twin

    # What follows. -------------------------------------------------------------------------------------

    def hands(self, guest: str) -> set[int]:
        """The seats of a guest."""
        return {seat for seat, holder in self.holders.items() if holder == guest}

    @property
    def asks(self) -> list[int]:
        """The seats for which the game waits."""
        return [seat for seat in self.table.choosers() if seat >= 0] if self.stage == "playing" else []

    @property
    def asked(self) -> set[int]:
        """The seats that must agree to the open request: everyone else who plays."""
        if self.request is None:
            return set()
        but = {self.request.seat} | ({self.request.value} if self.request.kind == "bot" else set())
        return {number for number, seat in enumerate(self.seats) if seat.present} - but

    def free_undo(self, number: int) -> int:
        """How many lines a seat can undo alone: its own last ones, but no sealed answers.

        Beside bots alone nobody would mind: all that was done since goes with them, and covered answers too.
        """
        if self.stage != "playing" or self.request is not None:
            return 0
        alone = {at for at, seat in enumerate(self.seats) if seat.present} <= {number}
        before = len(self.lines)
        while alone and before and self.lines[before - 1].seat != number:
            before -= 1
        own = before
        while own and self.lines[own - 1].seat == number and (alone or not self.lines[own - 1].covered):
            own -= 1
        return len(self.lines) - own if own < before else 0

    @property
    def bots_asked(self) -> list[int]:
        """The seats for which a bot is to choose."""
        if self.paused or self.request is not None:
            return []
        skips = self.clock.policy == "skip"
        seats = self.seats
        return [at for at in self.asks if seats[at].bot or (skips and seats[at].reminded is not None)]

    def runs(self, number: int) -> bool:
        """Whether someone's clock runs; while a request is open only that of who asked."""
        on = number in self.asks and not self.paused and self.clock.choice > 0 and not self.seats[number].bot
        return on and (self.request is None or self.request.seat == number)

    def due(self, number: int) -> int | None:
        """When someone's time is up."""
        seat = self.seats[number]
        left = self.clock.choice + seat.time_bank - seat.spent
        return max(self.now, self.clocks_paused_until) + left if self.runs(number) else None

    def acts(self, number: int) -> int | None:
        """When the table does something about it: once, or with reminders every day."""
        due, reminded = self.due(number), self.seats[number].reminded
        if due is None or reminded is None:
            return due
        return None if self.clock.policy == "skip" else max(due, reminded + max(self.clock.choice, DAY))

    @property
    def lapse(self) -> int | None:
        """When a request lapses to which not everyone answers."""
        if self.request is None or self.stage != "playing" or self.paused or not self.clock.choice:
            return None
        return max(self.request.at, self.clocks_paused_until) + max(self.clock.choice, MINUTE)

    @property
    def next_act(self) -> int | None:
        """When something happens that nobody does."""
        moments = [self.lapse, *(self.acts(number) for number in range(len(self.seats)))]
        return min((moment for moment in moments if moment is not None), default=None)

    # Time. -----------------------------------------------------------------------------------------------

    def pass_time(self, until: int) -> None:
        """Let clocks run."""
        for number, seat in enumerate(self.seats):
            if self.runs(number):
                seat.spent += max(0, until - max(self.now, self.clocks_paused_until))
        self.now = until

    def time_is_up(self) -> bool:
        """Let happen what nobody does, if it is time; tell whether anything did."""
        moment = self.next_act
        if moment is None or moment > self.now:
            return False
        if self.lapse is not None and self.lapse <= self.now:
            self._decline()
        for number, seat in enumerate(self.seats):
            moment = self.acts(number)
            if moment is None or moment > self.now:
                continue
            if self.request is not None and self.request.seat == number:
                self._decline()
            if self.clock.policy == "bot":
                seat.bot, seat.missed = "casual", self.now
            else:
                seat.reminded = self.now
            self._rest()
        return True

    def _rest(self) -> None:
        """A seat that has answered has used up the time that its choice took too long."""
        for number, seat in enumerate(self.seats):
            if number not in self.asks or seat.bot:
                self._settle_clock(seat)

    def _settle_clock(self, seat: Seat) -> None:
        if self.clock.choice:
            seat.time_bank = max(0, seat.time_bank - max(0, seat.spent - self.clock.choice))
        seat.spent, seat.reminded = 0, None

    def _fill(self) -> None:
        for seat in self.seats:
            seat.time_bank, seat.spent, seat.reminded = self.clock.time_bank, 0, None

    # Coming and going. -------------------------------------------------------------------------------------

    def invite(self, inviter: str, number: int) -> None:
        """Someone makes a key to a seat: its holder, or the host while it is free or its holder lost."""
        own = number in self.hands(inviter)
        need(own or (inviter == self.host and self._free(number)))
        self.keys[number] = own

    def _free(self, number: int) -> bool:
        missed = self.seats[number].missed
        return number not in self.holders or (missed is not None and self.now >= missed + LOST)

    def enter(self, guest: str, number: int) -> None:
        """Someone uses the newest key to a seat. Nobody but the holder can give away what is held."""
        need(number in self.keys)
        need(self.keys[number] or self._free(number))
        del self.keys[number]
        if self.hands(self.host) == {number}:
            self.host = guest
        self.holders[number] = guest

    def join(self, guest: str, number: int, name: str) -> None:
        """Say a name. Where a bot played for nobody the person plays."""
        need(self.holders.get(number) == guest)
        others = [seat for other, seat in enumerate(self.seats) if other != number]
        need(all(seat.name != name for seat in others if seat.person or seat.bot))
        seat = self.seats[number]
        if seat.person:
            need(seat.name == name or seat.renamed < RENAMES)
            seat.renamed += seat.name != name
        else:
            seat.renamed = seat.declined = 0
            if self.stage != "over":
                seat.bot = ""
            if self.stage == "playing":
                seat.missed = None
        seat.name, seat.person = name, True
        self._settle()

    def leave(self, guest: str, number: int, bot: str) -> None:
        """Leave for good; a bot takes over."""
        need(self.holders.get(number) == guest)
        seat = self.seats[number]
        if seat.person and self.stage == "open":
            seat.name = ""
        seat.person = False
        if self.stage == "playing" and not seat.bot:
            seat.bot, seat.missed = bot, None
        del self.holders[number]
        if guest == self.host and not self.hands(guest) and self.holders:
            later = [other for other in self.holders if other > number]
            self.host = self.holders[min(later or self.holders)]
        self._settle()

    def free(self, guest: str, number: int) -> None:
        """Before the game the host sends someone away."""
        seat = self.seats[number]
        need(guest == self.host and self.stage == "open" and number not in self.hands(guest))
        need(seat.person or number in self.holders)
        seat.person = False
        if not seat.bot:
            seat.name = ""
        self.holders.pop(number, None)
        self.keys.pop(number, None)
        self._settle()

    def give_to_bot(self, guest: str, number: int, bot: str) -> None:
        """Let a bot play for a while."""
        seat = self._sits(guest, number)
        need(self.stage == "playing" and not seat.bot)
        seat.bot, seat.missed = bot, None
        self._settle()

    def take_back(self, guest: str, number: int) -> None:
        """Play oneself again."""
        seat = self._sits(guest, number)
        need(self.stage == "playing" and seat.bot)
        seat.bot, seat.missed = "", None
        self._settle()

    def _sits(self, guest: str, number: int) -> Seat:
        need(self.holders.get(number) == guest and self.seats[number].person)
        return self.seats[number]

    # Playing. ----------------------------------------------------------------------------------------------

    def start(self, guest: str) -> None:
        """Begin."""
        need(guest == self.host and self.stage == "open")
        need(all(seat.person or seat.bot for seat in self.seats))
        self.stage = "playing"
        self._fill()
        for seat in self.seats:
            seat.declined = 0
        self._settle()

    def choose(self, guest: str, number: int, text: str) -> None:
        """Answer what the game asks: who was away is back, and a pause is over."""
        seat = self._sits(guest, number)
        need(self.stage == "playing" and self.request is None)
        choice = self._meant(number, text)
        self._come_back(seat)
        seat.declined = 0
        self._play(number, choice)
        self._settle()

    def bot_chooses(self, number: int, text: str) -> None:
        """A bot answers for a seat."""
        self._play(number, self._meant(number, text))

    def chance_answers(self, outcome: int) -> None:
        """What the server drew; it was asked to, and that can be drawn."""
        assert self.stage == "playing"
        assert self.table.chooser() == CHANCE
        assert outcome in self.table.choices(CHANCE)
        self._play(CHANCE, outcome)

    def undo(self, guest: str, number: int, lines: int) -> None:
        """Undo their own last lines, up to their own choice; that gives back no time."""
        seat = self._sits(guest, number)
        free = self.free_undo(number)
        need(self.stage == "playing" and 1 <= lines <= free)
        while lines < free and number not in self._laid(len(self.lines) - lines).choosers():
            lines += 1
        self._come_back(seat)
        gone = [line for line in self.lines[len(self.lines) - lines :] if line.seat == number]
        seat.spent += sum(line.spent for line in gone)
        seat.time_bank = gone[0].time_bank if gone else seat.time_bank
        self._forget(lines)
        self._settle()

    def resume(self, guest: str, number: int) -> None:
        """End a pause."""
        self._sits(guest, number)
        need(self.stage == "playing" and self.paused)
        self.paused = False
        self._settle()

    def _come_back(self, seat: Seat) -> None:
        self.paused = False
        if seat.bot:
            seat.bot, seat.missed = "", None

    def _meant(self, number: int, text: str) -> int:
        if text == "withdraw" and self.table.may_withdraw(number):
            return WITHDRAW
        need(number in self.asks)
        found = [
            choice for choice, said in choice_text.spoken_choices(self.table, number) if said.text == text
        ]
        need(found)
        return found[0]

    def _play(self, number: int, choice: int) -> None:
        seat = self.seats[number] if number >= 0 else Seat()
        covered = isinstance(self.table.top, SealedStep)
        self.lines.append(Line(number, choice, covered, seat.time_bank, seat.spent))
        self._settle_clock(seat)
        self.table.play(number, choice)
        if self.table.over():
            self.stage = "over"
        self._rest()

    def _laid(self, lines: int) -> Table:
        table = self.game.new(len(self.seats), {})
        for line in self.lines[:lines]:
            table.play(line.seat, line.choice)
        return table

    def _forget(self, lines: int) -> None:
        del self.lines[len(self.lines) - lines :]
        self.table = self._laid(len(self.lines))
        self.stage = "playing"

    # Requests. ---------------------------------------------------------------------------------------------

    def ask(self, guest: str, request: Request) -> None:
        """Ask all others; a guest with several seats has asked for all of them."""
        seat = self._sits(guest, request.seat)
        need(self.request is None and seat.declined < REQUESTS)
        value = self._possible(request)
        self.requests += 1
        self.request = replace(request, value=value, number=self.requests, at=self.now)
        self._agree(guest)
        self._settle()

    def vote(self, guest: str, number: int, which: int, *, yes: bool) -> None:
        """Say yes, or no, which decides it; the one who asked withdraws it with a no."""
        self._sits(guest, number)
        need(self.request is not None and self.request.number == which)
        assert self.request is not None
        if not yes:
            need(number in self.asked or number == self.request.seat)
            self._decline()
        else:
            need(number in self.asked and number not in self.request.yes)
            self.request = replace(self.request, yes=self.request.yes | {number})
            self._agree(guest)
        self._settle()

    def _agree(self, guest: str) -> None:
        assert self.request is not None
        self.request = replace(self.request, yes=self.request.yes | (self.hands(guest) & self.asked))

    def _possible(self, request: Request) -> int:
        """Refuse what cannot be asked for; return how far an undo goes: someone must choose next."""
        value = request.value
        if request.kind == "undo":
            need(self.stage != "open" and 1 <= value <= len(self.lines))
            every = range(1, len(self.lines) + 1)
            asks = [lines for lines in every if self._laid(len(self.lines) - lines).chooser() != CHANCE]
            need(asks)
            return min((lines for lines in asks if lines >= value), default=asks[-1])
        if request.kind != "clock":
            need(self.stage == "playing")
        if request.kind == "pause clocks":
            need(self.now < value <= self.now + LONGEST)
        if request.kind == "bot":
            need(value != request.seat and self.seats[value].present)
        if request.kind == "pause":
            need(not self.paused)
        return value

    def _decline(self) -> None:
        assert self.request is not None
        self.seats[self.request.seat].declined += 1
        self.request = None
        self._rest()

    def _settle(self) -> None:
        """After every command: a request is granted when nobody is left who could say no."""
        self._rest()
        request = self.request
        if request is None:
            return
        if not self.seats[request.seat].person:
            self._decline()
        elif self.asked <= request.yes:
            self.request = None
            self._rest()
            self._grant(request)
            self._rest()

    def _grant(self, request: Request) -> None:
        match request.kind:
            case "undo":
                self._forget(request.value)
            case "clock":
                self.clock = request.clock
                self._fill()
            case "pause clocks":
                self.clocks_paused_until = request.value
            case "bot" if self.seats[request.value].present:
                self.seats[request.value].bot, self.seats[request.value].missed = "random", self.now
            case "pause" if self.stage == "playing":
                self.paused = True
