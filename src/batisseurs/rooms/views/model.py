"""What one reader sees of a room: the only structs that leave it.

Every channel (HTTP, socket, stream, terminal) sends these and nothing else, so that hidden information is
removed in one place. Messages may name cards: they are filtered by audience before they get here.
"""

from __future__ import annotations

import msgspec

from batisseurs.kernel.choice import Category, Message, Result
from batisseurs.kernel.explanation import Explanation, Figure, Preview
from batisseurs.kernel.game import OptionValue
from batisseurs.kernel.log_lines import Clause
from batisseurs.kernel.puzzle import Verdict
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
    """The room was created."""

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, OptionValue]
    rematch_of: str = ""
    marks: tuple[Mark, ...] = ()
    """Its marks at creation."""


class GameEventView(msgspec.Struct, frozen=True):
    """A game event, as far as the reader may know it."""

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
    """Its clauses in the log, to be folded with those before and after."""


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
    """One seat: its player, its bot, and the time left."""

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
    """Milliseconds in the time bank when the clock last stopped."""
    muted: bool = False


class RequestView(msgspec.Struct, frozen=True, rename=OLDER_NAMES):
    """The pending request, who has agreed, and, for an undo, the lines that would be undone."""

    number: int
    seat: int
    what: TableRequest
    yes: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    lines: tuple[ChoseView, ...] = ()
    """The lines that would be undone, as the reader may know them."""


class ChoiceView(msgspec.Struct, frozen=True):
    """One choice of the reader's own seat."""

    text: str
    message: Message
    at: tuple[str, ...] = ()


class RefusalView(msgspec.Struct, frozen=True):
    """Something the reader might expect but cannot do now, and why."""

    text: str
    reason: Message
    rule: str
    at: tuple[str, ...] = ()


class OutcomeView(msgspec.Struct, frozen=True):
    """Something that can come up at a real table now."""

    text: str
    message: Message
    at: tuple[str, ...] = ()
    name: str = ""
    """The words in which it differs from the others, as in records: ids of components, a seat, a number."""
    left: int = 1
    """How many equal ones can still come up, for all the reader knows."""


class ChanceEntryView(msgspec.Struct, frozen=True):
    """What the reader has to enter: a draw or a roll at the real table."""

    step: str
    prompt: Message
    outcomes: tuple[OutcomeView, ...]
    places: tuple[str, ...] = ()
    """The places of this draw and the next ones of its kind, in order, if each is for a place."""


class PuzzleView(Verdict, frozen=True):
    """The puzzle that is practised at a table, and how far it has come."""

    id: str


class RoomView(msgspec.Struct, frozen=True, rename=OLDER_NAMES):
    """A room now, for one reader."""

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
    """False if the rules or components have changed: the room can be read, but not continued."""
    lines: int = 0
    clocks_paused_until: int | None = None
    request: RequestView | None = None
    waiting: tuple[int, ...] = ()
    view: msgspec.Raw | None = None
    step: str = ""
    """The name of the reader's step, for auto-answers."""
    rule: str = ""
    """The rule behind that step."""
    prompt: Message | None = None
    choices: tuple[ChoiceView, ...] = ()
    warnings: dict[str, tuple[Message, ...]] = {}
    """What the reader may have overlooked, by the text of the choice before which it is said."""
    refusals: tuple[RefusalView, ...] = ()
    may_withdraw: bool = False
    free_undo: int = 0
    auto_answers: dict[str, str] = {}
    """The reader's own auto-answers: step, text."""
    result: Result | None = None
    ended: Message | None = None
    """How the game ended, and by whom, as a clause; null before."""
    margin: Message | None = None
    """How far the first is before the second, in words; null if points have not decided."""
    scores: tuple[tuple[Category, ...], ...] = ()
    """The points of every seat by category. During the game only with `settings.scores`; empty for a seat
    whose points are hidden from the reader."""
    chance: Chance = "house"
    """Who answers for chance: a person in companion mode."""
    entry: ChanceEntryView | None = None
    """What the reader has to enter now, in companion mode; `waiting` has the seats that may."""
    marks: tuple[Mark, ...] = ()
    """The marks of this table, oldest first."""
    puzzle: PuzzleView | None = None


class Look(msgspec.Struct, frozen=True):
    """The events since a version, and the room now."""

    events: tuple[StoredEventView, ...]
    room: RoomView


class Answer(msgspec.Struct, frozen=True):
    """A command was executed: its events, and the version after them."""

    version: int
    events: tuple[StoredEventView, ...]
    unsure: Message | None = None
    """Why a choice sent without `sure` could not be undone freely: it was not played."""


class Explanations(msgspec.Struct, frozen=True):
    """What places, pieces, components and signs are, for one reader."""

    version: int
    found: dict[str, Explanation]
    refused: dict[str, Message] = {}
    """What the reader cannot see, or there is not, and why it is not explained."""


class AreaView(msgspec.Struct, frozen=True):
    """A part of the table with everything in it, in the order in which it is read."""

    title: Message
    seat: int | None
    """Whose it is; null for what belongs to nobody."""
    places: dict[str, Explanation]
    """Briefly: titles, costs, gains and figures."""


class WholeTable(msgspec.Struct, frozen=True):
    """Everything on the table that one reader can see, as a text view shows it."""

    version: int
    areas: tuple[AreaView, ...]


class PreviewView(Preview, frozen=True):
    """What a choice would do, and whether it could be undone."""

    unsure: Message | None = None
    """Why it could not be undone freely; null if it could."""


class Previews(msgspec.Struct, frozen=True):
    """What each of the reader's choices would do, in their order; none if the reader is not asked."""

    version: int
    previews: tuple[PreviewView, ...]


class LessonView(msgspec.Struct, frozen=True):
    """A lesson, and what it lights up now."""

    id: str
    """The id of its words. For those that begin with `lesson-`, in all games, each client has its own."""
    places: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Lessons(msgspec.Struct, frozen=True):
    """The lessons of one reader at a table."""

    version: int
    teaches: bool = False
    """Whether lessons come at this table."""
    on: bool = True
    """False if the reader wants no more lessons."""
    due: tuple[LessonView, ...] = ()
    """The lessons that come now, one after the other."""
    read: tuple[LessonView, ...] = ()
    """Those of this game that were read before."""
    suggests: bool = False
    """Whether a move is suggested now unasked."""
    may_suggest: bool = False
    """Whether a move can be suggested now."""


class SuggestionView(msgspec.Struct, frozen=True):
    """A suggested choice, by its text, and why it is good."""

    version: int
    text: str
    figures: tuple[Figure, ...] = ()
    """What the seat gains until the action is complete."""
    score: int = 0
    """How many points it gains until then."""
    why: Message | None = None
    """What such a choice is good for."""


class Opened(msgspec.Struct, frozen=True):
    """A room was created."""

    room: str
    version: int


class ProgressPoint(msgspec.Struct, frozen=True):
    """The scores after a turn."""

    line: int
    version: int
    """The version of the room: to be viewed with `at`."""
    round: int
    """The round; 0 before the first, or if the game has none."""
    scores: tuple[int, ...]
    """The total of every seat."""


class Progress(msgspec.Struct, frozen=True):
    """The scores from the setup to the end."""

    points: tuple[ProgressPoint, ...]


class BotQuestion(msgspec.Struct, frozen=True):
    """What a bot gets in another process: a concealed table, and nothing else of the room."""

    room: str
    version: int
    seat: int
    bot: str
    game: str
    components: str | None
    table: bytes
