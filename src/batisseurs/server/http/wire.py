"""What goes over the wire beside the structs of rooms: bodies, questions, answers, refusals and frames.

The same structs check what comes in, make the OpenAPI document and the TypeScript definitions. What comes in
forbids unknown fields; what goes out may grow, and clients pass over what they do not know.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from batisseurs.kernel.choice import Message
from batisseurs.kernel.component_values import Name
from batisseurs.kernel.game import ComponentValue, OptionValue
from batisseurs.kernel.guide import GuideChapter
from batisseurs.kernel.lesson import FirstGame
from batisseurs.rooms.access.names import LONGEST_SAID
from batisseurs.rooms.commands.model import ClientId, NewRoom
from batisseurs.rooms.state.events import Mark, SeatNumber
from batisseurs.rooms.views.model import RoomView, StoredEventView

Version = Annotated[int, Meta(ge=0, lt=2**31, description="The version of a room: how many events it has.")]
Secret = Annotated[str, Meta(min_length=1, max_length=128, description="A key to a seat, or to look on.")]

LessonId = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,64}$(?!\n)", max_length=64)]

Places = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=4000,
        pattern=r"^[^,]+(,[^,]+){0,99}$",
        description="Ids of places, pieces, components and signs: up to 100, with commas between them.",
    ),
]

ROOM_PATTERN = r"^[A-Za-z0-9_-]{1,64}$(?!\n)"
"""What the id of a room can look like. Python's `$` alone would let a line break pass."""


# Queries. ------------------------------------------------------------------------------------------------


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No query."""


class LookQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where to look at a room, and since when."""

    seat: SeatNumber | None = None
    """The seat to look from; by default the guest's first, else as a spectator."""
    since: Version = 0
    """The last version that the reader has: only later events are sent."""
    at: Version | None = None
    """Show the room at this version, to step through."""


class SeatQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which seat."""

    seat: SeatNumber | None = None
    """The seat to look from; by default the guest's first."""


class ExplainQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be explained, and to whom."""

    places: Places
    seat: SeatNumber | None = None
    """The seat that reads; left out, the first that the guest holds, else looking on."""
    at: Version | None = None
    """Explain the room as it stood at this version."""
    brief: bool = False
    """Only titles, costs, gains and figures: what a place is called when it is read aloud."""


class TextQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To whom the table is told, and as of when."""

    seat: SeatNumber | None = None
    """The seat that reads; left out, the first that the guest holds, else looking on."""
    at: Version | None = None
    """Tell the room as it stood at this version."""


class PreviewQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose choices, and at which version of the room."""

    seat: SeatNumber
    """The seat that chooses."""
    version: Version
    """The version that the reader has."""


class ListenQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where to listen to a room, and since when."""

    seat: SeatNumber | None = None
    """The seat to listen from; by default the guest's first, else as a spectator."""
    since: Version = 0
    """The last version that the reader has."""
    here: Literal[0, 1] = 0
    """With 1, `here` frames come, too: who has the table open."""


# Bodies. ------------------------------------------------------------------------------------------------


class CreateGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Become a guest. Browsers get a cookie; programs ask for the token itself."""

    bearer: bool = False


class OpenRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a room; the same id twice opens one room."""

    id: ClientId
    new: NewRoom


class InviteTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a key to a seat, or, as -6, to watch; a newer one replaces it."""

    seat: SeatNumber | None = None
    """By default the host's one key to all free seats: it works for everybody until the table is full."""


class Revoke(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a key useless."""

    seat: SeatNumber | None = None
    """As it was made."""


class SitAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat of a room that the lobby shows."""

    seat: SeatNumber


class ReadLessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Remember what the reader has read, or, with `forget`, that it was not."""

    lessons: Annotated[tuple[LessonId, ...], Meta(min_length=1, max_length=200)]
    """Ids of lessons, `off` for no more lessons, and the titles' ids of puzzles that were solved."""
    forget: bool = False


class EnterWith(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Use a key."""

    key: Secret


class ReportTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Report a table, or a person there, to the operator."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAID)]
    seat: SeatNumber | None = None
    """Who is reported; by default the table."""


# Answers. -----------------------------------------------------------------------------------------------


class NewGuest(msgspec.Struct, frozen=True):
    """The client is a guest now. The token is sent only on request, and only once."""

    token: str | UnsetType = UNSET


class OfferedOption(msgspec.Struct, frozen=True):
    """Something a table can be set to: a switch, a number within limits, or one of some words."""

    name: str
    default: OptionValue
    rule: str
    minimum: int
    maximum: int
    allowed: tuple[str, ...]


class OfferedGame(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    title: str
    rules: int
    components: str
    """The fingerprint of the game's own components."""
    min_players: int
    max_players: int
    options: tuple[OfferedOption, ...]
    endings: tuple[str, ...]
    first: FirstGame | None = None
    """The table at which it is learned."""


class Games(msgspec.Struct, frozen=True):
    """What can be played here, and which bots can sit down."""

    games: tuple[OfferedGame, ...]
    bots: tuple[str, ...]


class Printed(msgspec.Struct, frozen=True):
    """What is printed on the components that a game or a room is played with."""

    game: str
    fingerprint: str
    """Which set of components: the game's own, or another."""
    names: dict[str, Name]
    """The printed name of every component, by its id."""
    values: tuple[ComponentValue, ...]
    """Every printed value with its source: `chapel.cost`, `2/0/0`, `rulebook`."""
    file: Any
    """The component file itself; `Files` has its type for each game."""
    signs: tuple[str, ...] = ()
    """The ids of the symbols that boards and cards are printed with: the legend, in order."""
    guide: tuple[GuideChapter, ...] = ()
    """How to play, on one page."""


class OfferedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle to practise: a room with its `id` begins from its position."""

    id: str
    number: int
    """From 1, the easiest first."""
    players: int
    seat: int
    """The seat that plays."""
    title: Message
    goal: Message
    wanted: int
    """How much of the goal must be reached."""
    idea: Message
    """What it teaches: for those who have solved it."""
    solution: tuple[str, ...]
    """The texts of choices that reach the goal."""
    revision: str
    """Changes when the puzzle does."""


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game, from easy to hard."""

    puzzles: tuple[OfferedPuzzle, ...]


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat of a room in a list."""

    seat: int
    name: str
    """Who sits there, or is to sit there."""
    bot: str
    """The bot that plays for the seat now, if one does."""
    free: bool
    """Whether nobody sits there: no person, and no bot."""
    waiting: bool
    """Whether the game waits for this seat."""


class ListedRoom(msgspec.Struct, frozen=True):
    """A room that the lobby shows to everyone."""

    room: str
    game: str
    stage: str
    created: int
    changed: int
    lines: int
    watching: str
    """Who may watch: `anyone`, `link` or `nobody`."""
    paused: bool
    seats: tuple[ListedSeat, ...]
    marks: tuple[Mark, ...]
    """What is special about the table."""


class Lobby(msgspec.Struct, frozen=True):
    """The listed rooms, the newest first."""

    rooms: tuple[ListedRoom, ...]


class MyRoom(ListedRoom, frozen=True):
    """A room in which the guest sits, and whether the game waits for this seat.

    A guest who holds several seats finds the room as often; a host without one finds it once, with seat -6.
    """

    seat: int
    waiting: bool
    due: int | None
    """When a clock of the room runs out."""
    host: bool


class Mine(msgspec.Struct, frozen=True):
    """The rooms in which the guest sits, those that wait for it longest first."""

    rooms: tuple[MyRoom, ...]


class Key(msgspec.Struct, frozen=True):
    """A key, and the link that carries it in its fragment, which browsers do not send."""

    key: str
    link: str


class Entered(msgspec.Struct, frozen=True):
    """The guest holds this seat now, or watches."""

    room: str
    seat: int


class Revoked(msgspec.Struct, frozen=True):
    """The key opens nothing any more."""


class LessonsRead(msgspec.Struct, frozen=True):
    """What is remembered of a guest."""

    read: tuple[str, ...] = ()
    """Ids of lessons that were read, and the titles' ids of puzzles that were solved."""


class Reported(msgspec.Struct, frozen=True):
    """The operator will read it."""


class SeatTable(msgspec.Struct, frozen=True):
    """A saved table, concealed for a seat (base64): what the seat cannot know is dealt again."""

    version: int
    table: bytes


class Health(msgspec.Struct, frozen=True):
    """The server is there, and so is its database."""

    status: str
    version: str


class Refused(msgspec.Struct, frozen=True):
    """Something was refused and nothing has changed."""

    reason: str
    """What kind of refusal it is, for programs."""
    text: str
    """The same for people who read English."""
    message: Message
    """The same for readers of any language: a catalogue id and what goes into it."""
    rule: str = ""
    """The rule of the game that says so."""
    because: tuple[Message, ...] = ()
    """What is behind it, if there is more to say."""
    line: int | None = None
    """The line, from 1 on, of the record, position or component file that was sent."""


class RefusedAsStale(Refused, frozen=True, kw_only=True):
    """The room has changed: what was missed, and its version now."""

    version: int
    missed: tuple[StoredEventView, ...] = ()


# Frames of sockets and streams. --------------------------------------------------------------------------


class LookFrame(msgspec.Struct, frozen=True, tag="look"):
    """What happened since the last frame, and the room now."""

    events: tuple[StoredEventView, ...]
    room: RoomView


class AtFrame(msgspec.Struct, frozen=True, tag="at"):
    """The room's version: a client that has less has missed a frame, and asks with `since`."""

    version: int


class HereFrame(msgspec.Struct, frozen=True, tag="here"):
    """The seats whose players have the table open. Only for those who listen with `here`."""

    seats: tuple[int, ...]


class SinceFrame(msgspec.Struct, frozen=True, tag="since", forbid_unknown_fields=True):
    """Send me everything after this version."""

    version: Version


class PingFrame(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server responds; it answers with the room's version."""


ServerFrame = LookFrame | AtFrame | HereFrame
ClientFrame = SinceFrame | PingFrame
