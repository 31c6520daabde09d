"""Where rooms are kept: what a storage promises, whichever database is behind it.

Everything is plain and synchronous; whoever must not wait calls it in a thread. A call either happens wholly,
durably, before it returns, or not at all. A storage that cannot (disk full, database gone) raises
`StorageDown`, and the caller may try again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from batisseurs.rooms.state.events import Mark, StoredEvent

HOST = -7
"""Held like a seat by the guest who opened a room."""
PEOPLE = 0
"""Told in the place of a version: who holds which seat has changed, and no event says so."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str = ""
    bot: str = ""
    """The bot that plays now, if one does."""
    person: bool = False


class RoomSummary(msgspec.Struct, frozen=True):
    """What lists show of a room."""

    seats: tuple[SeatRow, ...] = ()
    lines: int = 0
    paused: bool = False
    watching: str = ""
    """Who may look on."""
    marks: tuple[Mark, ...] | None = None
    """What is special about the table; None in rows that were written before there was such a thing."""


class RoomRow(msgspec.Struct, frozen=True):
    """What is known about a room without reading its events; written with them, in the same commit."""

    id: str
    game: str
    version: int
    stage: str
    """`open`, `playing`, `over`, or `closed` by whoever runs the server."""
    created: int
    changed: int
    due: int | None = None
    """When a clock runs out, in milliseconds since 1970."""
    bot_due: bool = False
    """Whether the game waits for a bot."""
    listed: bool = False
    waiting: tuple[int, ...] = ()
    """The seats that the game waits for."""
    about: RoomSummary | None = None
    """None in rows that were written before there was such a thing."""


class RoomChanges(msgspec.Struct, frozen=True):
    """What somebody must know anew who takes up a room that others may have changed: all of one moment."""

    version: int
    holders: dict[int, str]
    auto_answers: dict[tuple[int, str], str]
    events: tuple[StoredEvent, ...] = ()
    """Those after the version that was asked for, in order, without their views."""


class CompletedCommand(msgspec.Struct, frozen=True):
    """A command that was carried out: who sent it, its id, what it was, and the versions of its events."""

    guest: str
    id: str
    digest: str
    """Of the command: the same id for another command is refused."""
    first: int
    last: int


class Vacated(NamedTuple):
    """A seat that its holder loses with a commit: somebody has got up, or the host has freed the seat.

    The auto-answers of the seat were this holder's, and go with them.
    """

    seat: int
    guest: str
    """Who holds it until then."""
    host: str = ""
    """Who is the host from then on, if that is another."""
    keys: bool = True
    """Whether keys to the seat still open it."""


class Addition(NamedTuple):
    """What a command adds to a room: its row as it is then, new events, and the command itself."""

    row: RoomRow
    events: Sequence[StoredEvent]
    done: CompletedCommand | None
    vacated: Vacated | None = None
    upon: RoomChanges | None = None
    """What it was decided upon, from memory: if other people hold seats by now, or other answers stand, that
    is a `Conflict` like another version. None if nobody else can have changed it."""


class Snapshot(msgspec.Struct, frozen=True):
    """A table after so many lines, for opening long rooms quickly. A cache: it may be lost or thrown away."""

    version: int
    lines: int
    rules: int
    components: str
    table: bytes


class Invitation(msgspec.Struct, frozen=True):
    """What a key opens: a seat once, or, as SPECTATOR, looking on as often as one likes."""

    room: str
    seat: int
    own: bool = False
    """Whether who holds the seat made it, for another device."""


class Guest(msgspec.Struct, frozen=True):
    """One browser or terminal. Nobody has an account; whoever holds the token is the guest."""

    id: str
    created: int
    banned: bool = False
    """Whether whoever runs the server has banned the guest."""


class Conflict(Exception):  # noqa: N818  what it is, not that it is wrong
    """Somebody else has added this version, this command or this room before."""


class Storage(Protocol):
    """A database of rooms."""

    # Rooms and events.
    def add_room(self, row: RoomRow, events: Sequence[StoredEvent], done: CompletedCommand | None) -> None:
        """Add a room with its first events. `Conflict` if there is one of that id."""

    def append(
        self,
        row: RoomRow,
        events: Sequence[StoredEvent],
        done: CompletedCommand | None,
        vacated: Vacated | None = None,
    ) -> None:
        """Add events and renew the row, in one commit. `Conflict` if a version or the command is there.

        Without events (a command may need none) the row must still be of the version that the storage has;
        else that, too, is a `Conflict`; and so it is if somebody else holds the seat that is `vacated`.
        """

    def room(self, room: str) -> RoomRow | None:
        """Return what is known about a room."""

    def newest(self, room: str, after: int | None = None) -> RoomChanges | None:
        """Return a room's version, who holds its seats, and its auto-answers, all asked for at once.

        With a version `after`, also the events after it.
        """

    def events(self, room: str, after: int = 0, upto: int | None = None) -> list[StoredEvent]:
        """Return the events after a version, in order, without their views."""

    def views(self, room: str, version: int) -> tuple[int, bytes] | None:
        """Return the newest packed views at or before a version, and their version."""

    def done(self, room: str, guest: str, id_: str) -> CompletedCommand | None:
        """Return a command that was carried out, in whatever room if `room` is empty (opening one)."""

    def rooms(self) -> Iterator[RoomRow]:
        """Return all rooms, the oldest first, a few at a time."""

    def listed(self, most: int, each: int) -> list[RoomRow]:
        """Return the newest rooms that the lobby shows, of each host at most so many.

        Where not all have room, every host's newest comes before anybody's second.
        """

    def due(self, now: int, most: int, each: int) -> list[RoomRow]:
        """Return rooms whose clock has run out, or that wait for a bot: those that wait longest first.

        Of each host at most so many of either kind, so that nobody's crowd out the others'.
        """

    # Snapshots.
    def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; older ones of the room are thrown away."""

    def snapshot(self, room: str) -> Snapshot | None:
        """Return the newest snapshot."""

    # Guests, and who sits where.
    def add_guest(self, guest: Guest, token_hash: bytes) -> None:
        """Add a guest."""

    def find_guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest with this token."""

    def hold(self, room: str, seat: int, guest: str) -> None:
        """Let a guest hold a seat, whoever held it before. As SPECTATOR, let it look on."""

    def claim(
        self, room: str, seat: int, guest: str, *, host: bool = False, told: Addition | None = None
    ) -> bool:
        """Let a guest hold a seat if nobody does, False if somebody does. Keys to it open nothing more.

        With `host` the guest is the host from then on, in the same commit; with `told`, so is what tells
        everybody. That may be a `Conflict`, like any other addition: then nothing has happened.
        """

    def release(self, room: str, seat: int, guest: str) -> None:
        """Let a guest hold a seat no longer."""

    def holders(self, room: str) -> dict[int, str]:
        """Return who holds each seat that somebody holds."""

    def is_spectator(self, room: str, guest: str) -> bool:
        """Tell whether a guest was let in to look on."""

    def rooms_of(self, guest: str) -> list[tuple[RoomRow, int]]:
        """Return where a guest holds a seat or is HOST: first what waits for the seat, since longest."""

    def invite(self, invitation: Invitation, key_hash: bytes) -> None:
        """Make a key for a seat; a key made before for the same seat opens nothing any more."""

    def invitation(self, key_hash: bytes) -> Invitation | None:
        """Return what a key opens."""

    def redeem(
        self, key_hash: bytes, guest: str, *, host: bool = False, told: Addition | None = None
    ) -> Invitation | None:
        """Use a key: the guest holds its seat (or looks on), and a seat's key is used up, in one commit.

        With `host` who gets the seat is the host from then on, in the same commit, and `told` is added in it,
        too, as in `claim`.
        """

    # Auto-answers: beside the events, known to one seat.
    def set_auto_answer(self, room: str, seat: int, step: str, text: str) -> None:
        """Keep an auto-answer; an empty text takes it away."""

    def auto_answers(self, room: str) -> dict[tuple[int, str], str]:
        """Return the auto-answers of a room: seat and step, text."""

    def stored_by(self, guest: str) -> int:
        """Return how many bytes are kept of the rooms that a guest has opened or is HOST of.

        Events, views and component files; about, and so that it can be asked now and then.
        """

    # Component files other than the games' own.
    def keep_components(self, fingerprint: str, game: str, text: str) -> None:
        """Keep a component file under its fingerprint; the same twice is no matter."""

    def components(self, fingerprint: str) -> str | None:
        """Return a component file."""

    def close(self) -> None:
        """Give everything back."""
