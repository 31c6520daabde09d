"""The events of a room, as they are stored for ever.

A room is the list of its events and nothing else: who has which seat, every line of the game's log with its
results, what was undone, what was agreed. Events are only ever added, each with the next version of its room.
An event is stored with everything needed to show it, so that an old room can be read when its rules have
changed.
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
"""Names of fields in stored events and on the wire: as in 0.1.0, for old tables and other programs."""

# What clients send has bounds: numbers that every database and every language can hold.
Whole = Annotated[int, Meta(ge=0, lt=2**31)]
"""How many, or how long in seconds."""
Moment = Annotated[int, Meta(ge=0, lt=2**53)]
"""Milliseconds since 1970."""
SeatNumber = Annotated[
    int, Meta(ge=SPECTATOR, lt=100, description="A seat, counted from 0; -6 is somebody who looks on.")
]

Policy = Literal["remind", "bot", "skip"]
"""When a player's time is up: a reminder, a bot until the player returns, or a bot for one choice."""
Watching = Literal["anyone", "link", "nobody"]
By = Literal["person", "bot", "clock", "standing", "chance"]
Chance = Literal["house", "person"]
"""Who answers for chance: the server, or a person who enters what is drawn at a real table."""

Mark = Literal[
    "practice", "position", "record", "components", "options", "lesson", "export", "seat", "reopened"
]
"""What all players, also future ones, should know of a table: it is a puzzle or a first game, the game did
not start at the beginning, has custom components or options, its whole record was read, a seat was taken over
during the game, or the game continued after its end."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=OLDER_NAMES):
    """How long a seat may think: a time for each choice, and one time bank for everything beyond.

    In seconds; minutes for live tables, days for turn-based ones. Without `per_choice` there is no clock.
    """

    per_choice: Whole = 0
    time_bank: Whole = 0
    policy: Policy = "remind"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table beside the rules; they may change during the game."""

    clock: Clock = Clock()
    watching: Watching = "link"
    chat: bool = True
    listed: bool = False
    """Whether the lobby lists the room."""
    scores: bool = True
    """Whether running scores are shown, except hidden ones."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plan of a seat: a person (with a link), or a bot by its name."""

    name: str = ""
    bot: str = ""


# Requests. --------------------------------------------------------------------------------------------


class UndoRequest(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Undo lines of the log that need consent."""

    lines: Whole


class ClockRequest(msgspec.Struct, frozen=True, tag="clock", forbid_unknown_fields=True):
    """Change the clock, for instance from live to turn-based."""

    clock: Clock


class PauseClocksRequest(msgspec.Struct, frozen=True, tag="time-off", forbid_unknown_fields=True):
    """Pause all clocks until then (milliseconds since 1970)."""

    until: Moment


class BotRequest(msgspec.Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """Let a bot play the seat of an absent person."""

    seat: SeatNumber
    bot: str


class ExportRequest(msgspec.Struct, frozen=True, tag="export", forbid_unknown_fields=True):
    """Share the whole record of a running game with every seat, hidden cards included."""


class PauseRequest(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Pause the game, its clocks and its bots, until someone resumes it."""


TableRequest = UndoRequest | ClockRequest | PauseClocksRequest | BotRequest | ExportRequest | PauseRequest


# Events. -----------------------------------------------------------------------------------------------


class Created(msgspec.Struct, frozen=True, tag="created", rename=OLDER_NAMES):
    """The room was created. All later lines are played with these rules and components."""

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, OptionValue]
    seats: tuple[SeatPlan, ...]
    settings: Settings
    position: dict[str, Any] | None = None
    tags: tuple[tuple[str, str], ...] = ()
    """Unknown tags of an imported record, kept for export."""
    rematch_of: str = ""
    chance: Chance = "house"
    marks: tuple[Mark, ...] = ()
    """The marks at creation. Rooms of 0.1.0 do not have them: see `Room.marks`."""
    puzzle: str = ""
    """The id of the puzzle that is practised here: bots wait until it is over."""


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """A person joined with a name."""

    seat: int
    name: str


class SeatTaken(msgspec.Struct, frozen=True, tag="seat-taken"):
    """Someone came to a seat from which something can be seen; stored before they see anything.

    By a link: another person, or the same one on another device. `joined` follows with the name.
    """

    seat: int
    bot: str = ""
    """The bot that plays there, if one does."""


class SeatReturned(msgspec.Struct, frozen=True, tag="seat-returned"):
    """The person who came to a seat left it again without choosing a name."""

    seat: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A person left for good; the seat can be taken by someone else."""

    seat: int


class BotTookOver(msgspec.Struct, frozen=True, tag="bot-took"):
    """A bot plays a seat from now on. The person, if there is one, keeps the seat."""

    seat: int
    bot: str
    why: Literal["asked", "clock", "agreed", "left"]


class BotSeated(msgspec.Struct, frozen=True, tag="bot-sat"):
    """Before the game, the host added a bot at an empty seat; without a bot, removed it."""

    seat: int
    bot: str
    name: str


class SeatCleared(msgspec.Struct, frozen=True, tag="freed"):
    """Before the game, the host removed an absent player from a seat; others can take it."""

    seat: int
    name: str
    """The name of the person; empty if there was none yet."""
    by: int
    """The seat of the host; SPECTATOR for a host without a seat."""


class PersonReturned(msgspec.Struct, frozen=True, tag="took-back"):
    """A person took over from a bot again."""

    seat: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game started, from the beginning, a record or a position."""

    asks: tuple[int, ...] = ()
    """The seats that the game waits for now; stored, so that clocks and old rooms need no rules."""


class Chose(msgspec.Struct, frozen=True, tag="chose", rename=OLDER_NAMES):
    """One line of the game's log, chance's included, with everything that a reader may be shown of it."""

    line: int
    """Its number in the log, from 1; the log gets shorter when lines are undone."""
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
    """Whether it belongs to a sealed step: it may have revealed the others' answers, so undoing it needs
    their consent. Until they are revealed, `withdraw` undoes it."""


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The last lines were undone; so many are left."""

    seat: int
    lines: int
    left: int
    asks: tuple[int, ...] = ()
    """The seats that the game waits for now."""
    agreed: bool = False
    """Whether all had agreed."""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over."""

    result: Result
    scores: tuple[tuple[Category, ...], ...]


class Reopened(msgspec.Struct, frozen=True, tag="reopened"):
    """The game is no longer over: its last lines were undone."""


class RequestOpened(msgspec.Struct, frozen=True, tag="wished", rename=OLDER_NAMES):
    """A request to all others. Only one is open at a time; `number` identifies it."""

    number: int
    seat: int
    request: TableRequest


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """An answer to the pending request."""

    number: int
    seat: int
    yes: bool


class RequestClosed(msgspec.Struct, frozen=True, tag="decided"):
    """The pending request is closed: all agreed, someone declined, its sender withdrew it, or it lapsed."""

    number: int
    accepted: bool


class ClockSet(msgspec.Struct, frozen=True, tag="clock-set"):
    """The clock was changed; every time bank is full again."""

    clock: Clock


class ClocksPaused(msgspec.Struct, frozen=True, tag="time-off"):
    """All clocks are paused until then."""

    until: int


class Exported(msgspec.Struct, frozen=True, tag="exported"):
    """The whole record so far was shown: to every seat, because all agreed, or to the only person."""

    lines: int
    by: int = SPECTATOR
    """The only person who has read it, against bots; SPECTATOR if all agreed."""


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """All agreed to pause the game."""

    seat: int
    """Who requested it."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The pause is over: someone resumed the game, or moved."""

    seat: int


class Reminded(msgspec.Struct, frozen=True, tag="reminded"):
    """A seat's time is up: a reminder. With the policy `skip` a bot now makes this one choice."""

    seat: int


class ServerDown(msgspec.Struct, frozen=True, tag="downtime"):
    """The server was down between these times (milliseconds since 1970): no clock ran meanwhile."""

    since: int
    until: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A chat message. `seat` is SPECTATOR for a spectator."""

    seat: int
    name: str
    text: str


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """A seat (or, as SPECTATOR, all spectators) was muted or unmuted."""

    seat: int
    muted: bool


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """A rematch was opened in another room."""

    seat: int
    room: str


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The server admin has closed the room for good: it can be neither played nor viewed."""

    reason: str


class Hidden(msgspec.Struct, frozen=True, tag="hidden"):
    """The server admin has removed the room from the lobby, or listed it again."""

    hidden: bool


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """A guest's names and messages were removed from the events before; these seats had such a name."""

    seats: tuple[int, ...]


RoomEvent = (
    Created | Joined | SeatTaken | SeatReturned | Left | BotTookOver | BotSeated | SeatCleared
    | PersonReturned | Started | Chose | Undone | Ended | Reopened | RequestOpened | Voted | RequestClosed
    | ClockSet | ClocksPaused | Exported | Paused | Resumed | Reminded | ServerDown
    | Said | Muted | Rematch | Closed | Hidden | Forgotten
)  # fmt: skip


WORDS_REMOVED = "[…]"
"""Replaces messages that were removed."""


class StoredEvent(msgspec.Struct, frozen=True):
    """An event with the version of the room after it and the server's time in milliseconds."""

    version: int
    at: int
    event: RoomEvent
    views: bytes | None = None
    """With the last event of a commit: what every reader saw, packed by `views.stored_views`."""
