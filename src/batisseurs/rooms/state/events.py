"""What happens in a room, as it is kept for ever.

A room is the list of its events and nothing else: who sits where, every line of the game's log with what it
told, what was taken back, what was agreed. Events are only ever added, each with the next version of its
room. An event is kept with everything needed to show it, so that an old room can be read when its rules
have changed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from batisseurs.kernel.choice import Category, Choice, GameEvent, Message, Result
from batisseurs.kernel.game import OptionValue
from batisseurs.kernel.seats import EVERYONE, SPECTATOR

OLDER_NAMES = {
    "auto_answers": "standing",
    "clocks_paused_until": "time_off",
    "game_events": "happenings",
    "position": "situation",
    "request": "wish",
    "time_bank": "reserve",
    "what": "wish",
}
"""What fields are called in stored events and on the wire: as in 0.1.0, for old tables and other programs."""

# What clients send has bounds: numbers that every database and every language can hold.
Whole = Annotated[int, Meta(ge=0, lt=2**31)]
"""How many, or how long in seconds."""
Moment = Annotated[int, Meta(ge=0, lt=2**53)]
"""Milliseconds since 1970."""
SeatNumber = Annotated[
    int, Meta(ge=SPECTATOR, lt=100, description="A seat, counted from 0; -6 is somebody who looks on.")
]

Policy = Literal["remind", "bot", "skip"]
"""What happens when somebody's time is up: a reminder, a bot for the rest of the game, or for one choice."""
Watching = Literal["anyone", "link", "nobody"]
By = Literal["person", "bot", "clock", "standing", "chance"]
Chance = Literal["house", "person"]
"""Who answers for chance: the server, or a person who enters what is drawn at a real table."""

Mark = Literal["position", "record", "components", "options", "export", "seat", "reopened"]
"""What everybody at a table, and everybody who might sit down there, should know of it: that the game did not
begin at the beginning, has other components or options, was shown whole to somebody, that somebody else has
come to a seat of the running game, or that it went on after its end."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=OLDER_NAMES):
    """How long a seat may think: so much for each choice, and once a time bank for all that takes longer.

    Seconds; a live table has minutes, a table that is played over days has days. No `per_choice`, no clock.
    """

    per_choice: Whole = 0
    time_bank: Whole = 0
    policy: Policy = "remind"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on beside the rules; it may change during the game."""

    clock: Clock = Clock()
    watching: Watching = "link"
    chat: bool = True
    listed: bool = False
    """Whether the lobby shows the room to everybody."""
    scores: bool = True
    """Whether everybody sees all along how the points stand, as far as that is not hidden."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: a person (with a link), or a bot by its name."""

    name: str = ""
    bot: str = ""


# What people ask each other. ---------------------------------------------------------------------------


class UndoRequest(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back lines of the log, further than one may alone."""

    lines: Whole


class ClockRequest(msgspec.Struct, frozen=True, tag="clock", forbid_unknown_fields=True):
    """Another clock: so a table drifts from an evening into days, and back."""

    clock: Clock


class PauseClocksRequest(msgspec.Struct, frozen=True, tag="time-off", forbid_unknown_fields=True):
    """Nobody's clock runs until then (milliseconds since 1970)."""

    until: Moment


class BotRequest(msgspec.Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A bot for a seat whose person is absent."""

    seat: SeatNumber
    bot: str


class ExportRequest(msgspec.Struct, frozen=True, tag="export", forbid_unknown_fields=True):
    """The whole record of a game that is not over, hidden cards and all, for every seat."""


class PauseRequest(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """The game stands still, clocks and bots with it, until somebody goes on."""


TableRequest = UndoRequest | ClockRequest | PauseClocksRequest | BotRequest | ExportRequest | PauseRequest


# Events. -----------------------------------------------------------------------------------------------


class Created(msgspec.Struct, frozen=True, tag="created", rename=OLDER_NAMES):
    """A room is there. Rules and components are those with which all later lines were played."""

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, OptionValue]
    seats: tuple[SeatPlan, ...]
    settings: Settings
    position: dict[str, Any] | None = None
    tags: tuple[tuple[str, str], ...] = ()
    """Unknown tags of an imported record, for when it is exported again."""
    rematch_of: str = ""
    chance: Chance = "house"
    marks: tuple[Mark, ...] = ()
    """What is special from the beginning. Rooms of 0.1.0 do not say it: see `Room.marks`."""


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """A person sits down, under a name."""

    seat: int
    name: str


class SeatTaken(msgspec.Struct, frozen=True, tag="seat-taken"):
    """Somebody comes to a seat from which something can be seen; kept before they see anything.

    By a link: another person, or the same from another device. They say a name afterwards, with `joined`.
    """

    seat: int
    bot: str = ""
    """The bot that plays there, if one does."""


class SeatReturned(msgspec.Struct, frozen=True, tag="seat-returned"):
    """Whoever came to a seat gets up again, without having said a name."""

    seat: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A person gets up for good; the seat can be taken by somebody else."""

    seat: int


class BotTookOver(msgspec.Struct, frozen=True, tag="bot-took"):
    """A bot plays for a seat from now on. The person, if there is one, keeps the seat."""

    seat: int
    bot: str
    why: Literal["asked", "clock", "agreed", "left"]


class BotSeated(msgspec.Struct, frozen=True, tag="bot-sat"):
    """Before the game the host lets a bot sit at an empty seat; without a bot, the seat is free again."""

    seat: int
    bot: str
    name: str


class SeatCleared(msgspec.Struct, frozen=True, tag="freed"):
    """Before the game the host takes a seat from somebody who does not come; others can sit there."""

    seat: int
    name: str
    """Under which name the person sat there; empty for somebody who had not said one."""
    by: int
    """The seat of the host; SPECTATOR for a host who has none."""


class PersonReturned(msgspec.Struct, frozen=True, tag="took-back"):
    """A person plays again where a bot had played."""

    seat: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game begins, or goes on where a record or a position stands."""

    asks: tuple[int, ...] = ()
    """The seats that the game waits for now; kept, so that clocks and old rooms need no rules."""


class Chose(msgspec.Struct, frozen=True, tag="chose", rename=OLDER_NAMES):
    """One line of the game's log, chance's included, with everything that a reader may be shown of it."""

    line: int
    """Its number in the log, from 1; the log grows shorter when lines are taken back."""
    seat: int
    choice: int
    """The number behind the words; never leaves the server."""
    text: str
    message: Message
    public: Choice
    by: By
    audience: int = EVERYONE
    game_events: tuple[GameEvent, ...] = ()
    asks: tuple[int, ...] = ()
    """The seats that the game waits for after it."""
    sealed: bool = False
    """Given where several answer at once: it may have uncovered the others' answers, so that it is not taken
    back without asking them. While they are still covered, `withdraw` does it."""


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The last lines were taken back; so many are left."""

    seat: int
    lines: int
    left: int
    asks: tuple[int, ...] = ()
    """The seats that the game waits for now."""
    agreed: bool = False
    """Whether all were asked."""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over."""

    result: Result
    scores: tuple[tuple[Category, ...], ...]


class Reopened(msgspec.Struct, frozen=True, tag="reopened"):
    """The game is no longer over: its last lines were taken back."""


class RequestOpened(msgspec.Struct, frozen=True, tag="wished", rename=OLDER_NAMES):
    """Somebody asks all others for something. One request is open at a time; `number` tells it from later."""

    number: int
    seat: int
    request: TableRequest


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """An answer to the pending request."""

    number: int
    seat: int
    yes: bool


class RequestClosed(msgspec.Struct, frozen=True, tag="decided"):
    """The pending request is closed: all said yes, somebody said no, who asked took it back, or it lapsed."""

    number: int
    accepted: bool


class ClockSet(msgspec.Struct, frozen=True, tag="clock-set"):
    """Another clock is agreed; every time bank is full again."""

    clock: Clock


class ClocksPaused(msgspec.Struct, frozen=True, tag="time-off"):
    """Nobody's clock runs until then."""

    until: int


class Exported(msgspec.Struct, frozen=True, tag="exported"):
    """The whole record up to here was shown: to every seat, since all agreed, or to the only person here."""

    lines: int
    by: int = SPECTATOR
    """The seat that alone has read it, against bots; SPECTATOR if all agreed."""


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """All agreed that the game stands still until somebody goes on."""

    seat: int
    """Who asked for it."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The game goes on: somebody said so, or chose."""

    seat: int


class Reminded(msgspec.Struct, frozen=True, tag="reminded"):
    """A seat's time is up, and everybody is told. By the policy `skip` a bot now makes this one choice."""

    seat: int


class ServerDown(msgspec.Struct, frozen=True, tag="downtime"):
    """The server was down for so long (milliseconds since 1970): nobody's clock ran meanwhile."""

    since: int
    until: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Chat. `seat` is SPECTATOR for somebody who only watches."""

    seat: int
    name: str
    text: str


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """Nobody hears a seat (or, as SPECTATOR, those who watch) any more, or again."""

    seat: int
    muted: bool


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """The same people go on in another room."""

    seat: int
    room: str


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """Whoever runs the server has closed the room for good: it can be neither played nor looked at."""

    reason: str


class Hidden(msgspec.Struct, frozen=True, tag="hidden"):
    """Whoever runs the server has taken the room out of the lobby, or lets it be listed again."""

    hidden: bool


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """Somebody's names and words were removed from the events before; these seats had such a name."""

    seats: tuple[int, ...]


RoomEvent = (
    Created | Joined | SeatTaken | SeatReturned | Left | BotTookOver | BotSeated | SeatCleared
    | PersonReturned | Started | Chose | Undone | Ended | Reopened | RequestOpened | Voted | RequestClosed
    | ClockSet | ClocksPaused | Exported | Paused | Resumed | Reminded | ServerDown
    | Said | Muted | Rematch | Closed | Hidden | Forgotten
)  # fmt: skip


WORDS_REMOVED = "[…]"
"""What stands in the place of words that were removed."""


class StoredEvent(msgspec.Struct, frozen=True):
    """An event at its place: the version of the room after it, and the server's time in milliseconds."""

    version: int
    at: int
    event: RoomEvent
    views: bytes | None = None
    """With the last event of a commit: what every reader saw then, packed by `views.stored_views`."""
