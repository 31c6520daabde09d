"""The commands of a room. A command becomes one or more events, or is refused and changes nothing."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from batisseurs.bots import STAND_IN
from batisseurs.kernel.game import OptionValue
from batisseurs.rooms.state.events import (
    OLDER_NAMES,
    Chance,
    SeatNumber,
    SeatPlan,
    Settings,
    TableRequest,
    Whole,
)

# Python's `$` alone would let a line break pass.
ClientId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)",
        max_length=64,
        description="Made by the client; the same id twice is carried out once.",
    ),
]


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=OLDER_NAMES):
    """A new room: a game from its beginning, from a position, or from a record."""

    game: str
    players: Whole
    options: dict[str, OptionValue] = {}
    seats: tuple[SeatPlan, ...] = ()
    """One for each seat; if empty, all seats are open and without names."""
    mine: tuple[SeatNumber, ...] = (0,)
    """The seats of the guest who creates the room: several on one device, none for a spectator."""
    settings: Settings = Settings()
    components: str | None = None
    """The text of a custom component file."""
    position: str | None = None
    record: str | None = None
    """The text of a record or of a position to continue from."""
    puzzle: str = ""
    """The id of a puzzle of the game to practise."""
    chance: Chance | None = None
    """Who answers for chance; a person only if all seats are bots' or `mine`. By default as in the record, or
    the server."""
    lesson: bool = False
    """A first game: one person against bots, with the players, options and deal that the game has for it."""


class Join(msgspec.Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """Set the name at your seat."""

    name: str


class Start(msgspec.Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Start the game; every seat must be taken."""


class Choose(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True, omit_defaults=True):
    """Answer the pending step with the text of one of the choices."""

    text: str
    sure: bool = True
    """If false, a choice that could not be undone freely is not played: the answer says why."""


class Enter(msgspec.Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """Enter what came up at a real table, with the text of an outcome; several answer the next draws too.

    All of them, or none. Only in companion mode, for a seat that has an `entry`.
    """

    texts: tuple[str, ...]


class Draw(msgspec.Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Let the server draw instead of entering: once, or `all` until a seat has a choice."""

    all: bool = False


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Undo their own last lines, as far as that needs no consent."""

    lines: Whole = 1


class Ask(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True, rename=OLDER_NAMES):
    """Make a request to all others."""

    request: TableRequest


class Vote(msgspec.Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Answer the pending request; a no from its sender withdraws it."""

    number: Whole
    yes: bool


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """End a pause."""


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table for good. In a running game a bot takes over until someone takes the seat."""

    bot: str = STAND_IN


class GiveToBot(msgspec.Struct, frozen=True, tag="give-to-bot", forbid_unknown_fields=True):
    """Let a bot play their own seat for a while."""

    bot: str = STAND_IN


class SeatBot(msgspec.Struct, frozen=True, tag="seat-bot", forbid_unknown_fields=True):
    """Before the game, add, replace or (without a name) remove a bot at an empty seat. Host only."""

    seat: SeatNumber
    bot: str = ""
    name: str = ""
    """The bot's name at the table; by default its own name."""


class FreeSeat(msgspec.Struct, frozen=True, tag="free-seat", forbid_unknown_fields=True):
    """Before the game, remove an absent player from a seat. Host only.

    The former holder loses the seat, and keys to it stop working: it can be given to someone else.
    """

    seat: SeatNumber


class ResumeSeat(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take over from the bot again."""


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Send a chat message to everyone at the table."""

    text: str


class Mute(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Mute or unmute a seat's chat for everyone. Host only."""

    seat: SeatNumber
    muted: bool = True


class OpenRematch(msgspec.Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Create a room with the same game, options and people, at the same seats."""


class SetAutoAnswer(msgspec.Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Give this answer automatically from now on, whenever such a step offers it.

    Stored beside the room's events, known to its seat only. An empty text removes it.
    """

    step: str
    text: str = ""


Command = (
    Join | Start | Choose | Enter | Draw | Undo | Ask | Vote | Resume | Leave
    | GiveToBot | SeatBot | FreeSeat | ResumeSeat | Say | Mute | OpenRematch | SetAutoAnswer
)  # fmt: skip


class SentCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command with an id chosen by the client: sent twice, it is executed once, with the same answer."""

    id: ClientId
    seat: SeatNumber
    command: Command
    version: Whole | None = None
    """The version of the room that it answers. `choose`, `enter`, `draw`, `undo` and `vote` need it."""
