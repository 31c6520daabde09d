"""What somebody at a room can ask for. One command becomes several events, or a refusal and nothing."""

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
    """A room to be opened: a game from its beginning, from a position, or from a record."""

    game: str
    players: Whole
    options: dict[str, OptionValue] = {}
    seats: tuple[SeatPlan, ...] = ()
    """One for each seat; none are open seats without names."""
    mine: tuple[SeatNumber, ...] = (0,)
    """The seats of whoever opens the room: several for hot-seat, none for a spectator."""
    settings: Settings = Settings()
    components: str | None = None
    """The text of a component file other than the game's own."""
    position: str | None = None
    record: str | None = None
    """The text of a record or of a position document to go on from."""
    chance: Chance | None = None
    """Who answers for chance; a person only where all seats are bots' or `mine`. If it is not said, as in the
    record, and the server otherwise."""


class Join(msgspec.Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """Say under which name one sits at the seat one holds."""

    name: str


class Start(msgspec.Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Begin; every seat must have somebody."""


class Choose(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True, omit_defaults=True):
    """Answer what the game asks, in the words of one of the choices."""

    text: str
    sure: bool = True
    """If not, a choice that could not be taken back freely is not carried out: the answer says why."""


class Enter(msgspec.Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """Enter what came at a real table, in the words of one of the outcomes; several answer what follows, too.

    All of them, or none. Only at a companion table, for whoever has an `entry`.
    """

    texts: tuple[str, ...]


class Draw(msgspec.Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Let the server draw what is to be entered: once, or `all` until somebody has to choose."""

    all: bool = False


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back one's own last lines, as far as that is free."""

    lines: Whole = 1


class Ask(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True, rename=OLDER_NAMES):
    """Ask all others for something."""

    request: TableRequest


class Vote(msgspec.Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Answer the pending request; whoever asked takes it back with a no."""

    number: Whole
    yes: bool


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """End a pause."""


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Get up for good. In a game that has begun a bot plays on, until somebody takes the seat."""

    bot: str = STAND_IN


class GiveToBot(msgspec.Struct, frozen=True, tag="give-to-bot", forbid_unknown_fields=True):
    """Let a bot play for one's own seat for a while."""

    bot: str = STAND_IN


class SeatBot(msgspec.Struct, frozen=True, tag="seat-bot", forbid_unknown_fields=True):
    """Before the game, let a bot sit at an empty seat, or another; without a name, none. The host's right."""

    seat: SeatNumber
    bot: str = ""
    name: str = ""
    """What the bot is called at the table; left out, as it is called anyway."""


class FreeSeat(msgspec.Struct, frozen=True, tag="free-seat", forbid_unknown_fields=True):
    """Before the game, take a seat from somebody else who does not come. The host's right.

    Whoever held it holds it no longer, and no key to it opens anything: it can be given to somebody else.
    """

    seat: SeatNumber


class ResumeSeat(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Play again oneself."""


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: str


class Mute(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Silence a seat's chat for everybody, or hear it again. The host's right."""

    seat: SeatNumber
    muted: bool = True


class OpenRematch(msgspec.Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Open a room with the same game, options and people, the first seat moved on by one."""


class SetAutoAnswer(msgspec.Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Give this answer from now on, without being asked, whenever it is offered at such a step.

    Kept beside the room's events, known to its seat only. No text: ask me again.
    """

    step: str
    text: str = ""


Command = (
    Join | Start | Choose | Enter | Draw | Undo | Ask | Vote | Resume | Leave
    | GiveToBot | SeatBot | FreeSeat | ResumeSeat | Say | Mute | OpenRematch | SetAutoAnswer
)  # fmt: skip


class SentCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command with its client-made id: sent twice, it is carried out once and answered alike."""

    id: ClientId
    seat: SeatNumber
    command: Command
    version: Whole | None = None
    """The version of the room that it answers. `choose`, `enter`, `draw`, `undo` and `vote` need it."""
