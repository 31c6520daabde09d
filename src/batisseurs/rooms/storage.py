"""The interface of a storage of rooms, for any database.

All calls are synchronous; async code calls them in a thread. A call either takes effect wholly and durably
before it returns, or not at all. A storage that cannot (disk full, database gone) raises `StorageDown`, and
the caller may try again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from batisseurs.rooms.state.events import Mark, StoredEvent

HOST = -7
"""Held like a seat by the host of a room."""
ANY_SEAT = -8
"""Invited to like a seat: any seat that is free before the game, as often as there is one."""
PEOPLE = 0
"""Sent to listeners instead of a version: holders have changed without an event."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat in lists."""

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
    """Who may watch."""
    marks: tuple[Mark, ...] | None = None
    """The marks of the table; None in older rows."""


class RoomRow(msgspec.Struct, frozen=True):
    """A room without its events; written with them, in the same commit."""

    id: str
    game: str
    version: int
    stage: str
    """`open`, `playing`, `over`, or `closed` by the server admin."""
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
    """None in older rows."""


class RoomChanges(msgspec.Struct, frozen=True):
    """What may have changed in a room, read at one moment."""

    version: int
    holders: dict[int, str]
    auto_answers: dict[tuple[int, str], str]
    events: tuple[StoredEvent, ...] = ()
    """The events after the requested version, in order, without their views."""


class CompletedCommand(msgspec.Struct, frozen=True):
    """An executed command: its sender, its id, its hash, and the versions of its events."""

    guest: str
    id: str
    digest: str
    """The hash of the command: the same id for another command is refused."""
    first: int
    last: int


class Vacated(NamedTuple):
    """A seat that its holder loses with a commit: the holder left, or the host freed the seat.

    The auto-answers of the seat are removed too.
    """

    seat: int
    guest: str
    """Its holder until then."""
    host: str = ""
    """The new host, if the host changes."""
    keys: bool = True
    """Whether keys to the seat, or to any seat, still work."""


class Addition(NamedTuple):
    """What a command adds to a room: the new row, new events, and the command itself."""

    row: RoomRow
    events: Sequence[StoredEvent]
    done: CompletedCommand | None
    vacated: Vacated | None = None
    upon: RoomChanges | None = None
    """The state in memory that it was decided on: if holders or auto-answers differ in the storage, that is a
    `Conflict`, as with another version. None if no other process can have changed it."""


class Snapshot(msgspec.Struct, frozen=True):
    """A table after some lines, for loading long rooms quickly. A cache: it may be lost or deleted."""

    version: int
    lines: int
    rules: int
    components: str
    table: bytes


class Invitation(msgspec.Struct, frozen=True):
    """What a key gives: a seat once, or, as often as you like, watching (SPECTATOR) or a seat (ANY_SEAT)."""

    room: str
    seat: int
    own: bool = False
    """Whether the holder of the seat made it, for another device."""


class Guest(msgspec.Struct, frozen=True):
    """One browser or terminal. There are no accounts; the token identifies the guest."""

    id: str
    created: int
    banned: bool = False
    """Whether the server admin has banned the guest."""


class Conflict(Exception):  # noqa: N818  what it is, not that it is wrong
    """Another process has added this version, this command or this room."""


class Storage(Protocol):
    """A database of rooms."""

    # Rooms and events.
    def add_room(self, row: RoomRow, events: Sequence[StoredEvent], done: CompletedCommand | None) -> None:
        """Add a room with its first events. `Conflict` if the id exists."""

    def append(
        self,
        row: RoomRow,
        events: Sequence[StoredEvent],
        done: CompletedCommand | None,
        vacated: Vacated | None = None,
    ) -> None:
        """Add events and update the row, in one commit. `Conflict` if a version or the command exists.

        Without events (a command may need none) the row must have the same version as the storage, or it is a
        `Conflict`; so it is if another guest holds the seat that is `vacated`.
        """

    def room(self, room: str) -> RoomRow | None:
        """Return the row of a room."""

    def newest(self, room: str, after: int | None = None) -> RoomChanges | None:
        """Return a room's version, holders and auto-answers, in one read.

        With a version `after`, also the events after it.
        """

    def events(self, room: str, after: int = 0, upto: int | None = None) -> list[StoredEvent]:
        """Return the events after a version, in order, without their views."""

    def views(self, room: str, version: int) -> tuple[int, bytes] | None:
        """Return the newest packed views at or before a version, and their version."""

    def done(self, room: str, guest: str, id_: str) -> CompletedCommand | None:
        """Return an executed command; of any room if `room` is empty (for creating one)."""

    def rooms(self) -> Iterator[RoomRow]:
        """Return all rooms, the oldest first, a few at a time."""

    def listed(self, most: int, each: int) -> list[RoomRow]:
        """Return the newest rooms that the lobby lists, at most `each` of one host.

        If there are too many, every host's newest comes before anyone's second.
        """

    def due(self, now: int, most: int, each: int) -> list[RoomRow]:
        """Return rooms whose clock has run out, or that wait for a bot, longest waiting first.

        At most `each` of either kind for one host, so that no host crowds out the others.
        """

    # Snapshots.
    def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Store a snapshot; older ones of the room are deleted."""

    def snapshot(self, room: str) -> Snapshot | None:
        """Return the newest snapshot."""

    # Guests and holders of seats.
    def add_guest(self, guest: Guest, token_hash: bytes) -> None:
        """Add a guest."""

    def find_guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest with this token."""

    def hold(self, room: str, seat: int, guest: str) -> None:
        """Give a seat to a guest, replacing any holder. As SPECTATOR, let the guest watch."""

    def claim(
        self,
        room: str,
        seat: int,
        guest: str,
        *,
        host: bool = False,
        told: Addition | None = None,
        key_hash: bytes | None = None,
    ) -> bool:
        """Give a free seat to a guest; False if it is taken. Keys to it stop working.

        With `host` the guest becomes the host in the same commit; `told` is added in it too. That may be a
        `Conflict`, like any other addition: then nothing has changed. With `key_hash` it is also False if
        that key no longer works.
        """

    def release(self, room: str, seat: int, guest: str) -> None:
        """Take a seat from a guest."""

    def holders(self, room: str) -> dict[int, str]:
        """Return the holder of each taken seat."""

    def is_spectator(self, room: str, guest: str) -> bool:
        """Return whether a guest may watch."""

    def rooms_of(self, guest: str) -> list[tuple[RoomRow, int]]:
        """Return the rooms where a guest has a seat or is HOST, longest waiting first."""

    def invite(self, invitation: Invitation, key_hash: bytes) -> None:
        """Store a key to a seat; older keys to the same seat stop working."""

    def revoke(self, room: str, seat: int) -> None:
        """Delete the key to a seat, to watching or to any seat, if there is one."""

    def invitation(self, key_hash: bytes) -> Invitation | None:
        """Return what a key gives access to."""

    def redeem(
        self, key_hash: bytes, guest: str, *, host: bool = False, told: Addition | None = None
    ) -> Invitation | None:
        """Use a key: the guest gets its seat (or watches), and a seat's key is used up, in one commit.

        With `host` the guest becomes the host in the same commit, and `told` is added in it too, as in
        `claim`.
        """

    # Auto-answers: beside the events, known to one seat.
    def set_auto_answer(self, room: str, seat: int, step: str, text: str) -> None:
        """Store an auto-answer; an empty text removes it."""

    def auto_answers(self, room: str) -> dict[tuple[int, str], str]:
        """Return the auto-answers of a room: seat and step, text."""

    def lessons_read(self, guest: str) -> set[str]:
        """Return the ids of the lessons that a guest has read."""

    def set_lessons_read(self, guest: str, lessons: Collection[str], *, read: bool) -> None:
        """Remember that a guest has read lessons, or has not."""

    def stored_bytes(self, guest: str) -> int:
        """Return how many bytes the rooms take that a guest has created or is HOST of.

        Events, views and component files; approximate, and not for every request.
        """

    # Component files other than the games' own.
    def keep_components(self, fingerprint: str, game: str, text: str) -> None:
        """Store a component file under its fingerprint; storing it twice is harmless."""

    def components(self, fingerprint: str) -> str | None:
        """Return a component file."""

    def close(self) -> None:
        """Close all connections."""
