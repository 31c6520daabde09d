"""What one reader gets to see of a room: the only structs that leave it.

Every channel (HTTP, socket, stream, terminal) sends these and nothing else, so that what is hidden is cut in
one place. Arguments of messages may be names of cards: they were cut by audience before they came here.
"""

from __future__ import annotations

import msgspec

from batisseurs.kernel.choice import Category, Message, Result
from batisseurs.kernel.game import OptionValue
from batisseurs.kernel.log_lines import Clause
from batisseurs.rooms.state.events import (
    OLDER_NAMES,
    BotSeated,
    BotTookOver,
    By,
    Chance,
    ClockSet,
    ClocksPaused,
    Closed,
    Ended,
    Exported,
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
    Said,
    SeatCleared,
    SeatReturned,
    SeatTaken,
    ServerDown,
    Settings,
    Started,
    TableRequest,
    Undone,
    Voted,
)


class CreatedView(msgspec.Struct, frozen=True, tag="created"):
    """A room is there."""

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, OptionValue]
    rematch_of: str = ""
    marks: tuple[Mark, ...] = ()
    """What is special about it from the beginning."""


class GameEventView(msgspec.Struct, frozen=True):
    """What was announced, as far as the reader may know it."""

    message: Message
    rule: str = ""


class ChoseView(msgspec.Struct, frozen=True, tag="chose", rename=OLDER_NAMES):
    """One line of the log in the words that the reader may see."""

    line: int
    seat: int
    text: str
    message: Message
    by: By
    game_events: tuple[GameEventView, ...] = ()
    told: tuple[Clause, ...] = ()
    """What the log tells of it: parts of lines, to be put together with those before and after."""


RoomEventView = (
    CreatedView | Joined | SeatTaken | SeatReturned | Left | BotTookOver | BotSeated | SeatCleared
    | PersonReturned | Started | ChoseView | Undone | Ended | Reopened | RequestOpened | Voted
    | RequestClosed | ClockSet | ClocksPaused | Exported | Paused | Resumed | Reminded
    | ServerDown | Said | Muted | Rematch | Closed | Hidden | Forgotten
)  # fmt: skip


class StoredEventView(msgspec.Struct, frozen=True):
    """An event with its version and its time."""

    version: int
    at: int
    event: RoomEventView


class RoomSeatView(msgspec.Struct, frozen=True, rename=OLDER_NAMES):
    """One seat: who sits there, who plays for it, and how much time is left."""

    seat: int
    name: str
    taken: bool
    """Whether a person holds the seat."""
    bot: str = ""
    """The bot that plays for the seat now, if one does."""
    yours: bool = False
    waiting: bool = False
    """Whether the game waits for this seat."""
    due: int | None = None
    """When the time of the seat is up."""
    time_bank: int = 0
    """Milliseconds of the time bank that were left when the clock last stopped."""
    muted: bool = False


class RequestView(msgspec.Struct, frozen=True, rename=OLDER_NAMES):
    """The pending request, who has agreed, and, for an undo, the lines that would be taken back."""

    number: int
    seat: int
    what: TableRequest
    yes: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    lines: tuple[ChoseView, ...] = ()
    """The reveal: what the reader would know of what is taken back, before anybody votes."""


class ChoiceView(msgspec.Struct, frozen=True):
    """One choice of the reader's own seat."""

    text: str
    message: Message
    at: tuple[str, ...] = ()


class RefusalView(msgspec.Struct, frozen=True):
    """What the reader would expect and cannot do now, and why."""

    text: str
    reason: Message
    rule: str
    at: tuple[str, ...] = ()


class OutcomeView(msgspec.Struct, frozen=True):
    """Something that can come at a real table now."""

    text: str
    message: Message
    at: tuple[str, ...] = ()
    name: str = ""
    """What tells it from the others, in the words of records: ids of components, a seat, a number."""
    left: int = 1
    """How many equal ones can still come, for all that the reader knows."""


class ChanceEntryView(msgspec.Struct, frozen=True):
    """What the reader is asked to enter: what was drawn or rolled at the real table."""

    step: str
    prompt: Message
    outcomes: tuple[OutcomeView, ...]
    places: tuple[str, ...] = ()
    """For which places this draw and the next of its kind are, in their order, if each is for one."""


class RoomView(msgspec.Struct, frozen=True, rename=OLDER_NAMES):
    """A room as it stands, for one reader."""

    room: str
    version: int
    stage: str
    game: str
    players: int
    options: dict[str, OptionValue]
    settings: Settings
    seats: tuple[RoomSeatView, ...]
    reader: int
    host: bool = False
    paused: bool = False
    playable: bool = True
    """False if the rules or components have changed since: the room can be read, not gone on with."""
    lines: int = 0
    clocks_paused_until: int | None = None
    request: RequestView | None = None
    waiting: tuple[int, ...] = ()
    view: msgspec.Raw | None = None
    step: str = ""
    """The name of what the reader is asked: an auto-answer is given for it."""
    prompt: Message | None = None
    choices: tuple[ChoiceView, ...] = ()
    refusals: tuple[RefusalView, ...] = ()
    may_withdraw: bool = False
    free_undo: int = 0
    auto_answers: dict[str, str] = {}
    """The reader's own auto-answers: step, text."""
    result: Result | None = None
    scores: tuple[tuple[Category, ...], ...] = ()
    """The points of every seat by category. While the game is on only if `settings.scores`, and without what
    the reader may not know: for a seat whose points are hidden, none."""
    chance: Chance = "house"
    """Who answers for chance: at a companion table, a person."""
    entry: ChanceEntryView | None = None
    """What the reader is asked to enter now, at a companion table; `waiting` names the seats that may."""
    marks: tuple[Mark, ...] = ()
    """What is special about this table, in the order in which it came about."""


class Look(msgspec.Struct, frozen=True):
    """What a reader gets who says what was the last version seen: what was missed, and how it stands now."""

    events: tuple[StoredEventView, ...]
    room: RoomView


class Answer(msgspec.Struct, frozen=True):
    """A command was carried out: its events, and the version after them."""

    version: int
    events: tuple[StoredEventView, ...]
    unsure: Message | None = None
    """Why a choice could not be taken back freely, said to who is not sure of it: nothing was carried out."""


class Opened(msgspec.Struct, frozen=True):
    """A room was opened."""

    room: str
    version: int


class ProgressPoint(msgspec.Struct, frozen=True):
    """How the points stood after a turn."""

    line: int
    version: int
    """The version of the room at which it stood so: to be looked at with `at`."""
    round: int
    """Which round it was; 0 if the game has none, or had not come to the first."""
    scores: tuple[int, ...]
    """The total of every seat."""


class Progress(msgspec.Struct, frozen=True):
    """How the points grew, from the set-up to the end."""

    points: tuple[ProgressPoint, ...]


class BotQuestion(msgspec.Struct, frozen=True):
    """What a bot is handed, in another process: a concealed table, and nothing else of the room."""

    room: str
    version: int
    seat: int
    bot: str
    game: str
    components: str | None
    table: bytes
