"""Banning guests, and forgetting guests who ask for it.

Events name no guests, but every command is stored with its guest and its events. So the names and messages of
a guest are known, also for seats they have left. To forget a guest, their names are replaced by the seat's
(`p2`) and their messages by `[…]`; moves stay, because they are also the others' game. What is removed is
exported first.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable

import msgspec

from batisseurs.kernel.seats import SPECTATOR, seat_name
from batisseurs.rooms.access.names import skeleton
from batisseurs.rooms.commands.model import Leave, SentCommand
from batisseurs.rooms.service import ATTEMPTS, Rooms, Time, busy
from batisseurs.rooms.state.events import (
    WORDS_REMOVED,
    BotSeated,
    Chose,
    Created,
    Forgotten,
    Joined,
    Rematch,
    RoomEvent,
    Said,
    SeatCleared,
    StoredEvent,
)
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.storage import HOST, Addition, Conflict, RoomRow
from batisseurs.rooms.views.summary import summary_of_room
from batisseurs.server.storage.moderation import GuestRow, ModerationStorage, Report

RUNNING = {"open", "playing"}


class GuestLine(msgspec.Struct, frozen=True):
    """Something that a guest has said or played."""

    version: int
    at: int
    text: str


class GuestTable(msgspec.Struct):
    """What is stored of a guest at one table."""

    room: str
    game: str
    stage: str
    seats: list[int]
    """The seats that the guest holds now; -6 as a spectator."""
    names: list[str]
    said: list[GuestLine]
    moves: list[GuestLine]


class GuestData(msgspec.Struct):
    """Everything stored of a guest."""

    guest: str
    created: int | None
    banned: int | None
    tables: list[GuestTable]
    reports: list[Report]
    lessons: list[str] = []
    """The lessons that the guest has read."""


class GuestTraces(msgspec.Struct):
    """A guest's part of a room's events."""

    names: set[str]
    """As they are compared."""
    sat: set[int]
    """The seats that the guest has held."""
    versions: set[int]
    """The events from which something is removed."""
    seats: tuple[int, ...]
    """The seats that still have a name of the guest's."""
    rematch: str = ""


class GuestRemoval:
    """Bans and forgets guests."""

    def __init__(self, hosting: ModerationStorage, rooms: Rooms, time: Time) -> None:
        """Take the database, its rooms and the time."""
        self.hosting = hosting
        self.storage = hosting.storage
        self.rooms = rooms
        self.time = time

    # Banning. --------------------------------------------------------------------------------------

    def ban(self, guest: str) -> int:
        """Ban a guest, who leaves all unfinished tables. Return how many."""
        self.hosting.ban(guest, self.time.now())
        return self.leave(guest)

    def leave(self, guest: str) -> int:
        """Let a guest leave all unfinished tables; return how many."""
        left: set[str] = set()
        for row, seat in self.storage.rooms_of(guest):
            if row.stage not in RUNNING:
                continue
            if seat != HOST:
                self.rooms.do(row.id, guest, SentCommand(secrets.token_hex(8), seat, Leave()))
            left.add(row.id)
        for room in left:
            self._pass_on(room, guest)
            self.hosting.notice(self.time.now(), room)
        return len(left)

    def _pass_on(self, room: str, guest: str) -> None:
        """Make someone at a table its host; if nobody is there, the next to come will be."""
        holders = self.storage.holders(room)
        if holders.get(HOST) == guest:
            others = [holder for seat, holder in sorted(holders.items()) if seat >= 0 and holder != guest]
            if others:
                self.storage.hold(room, HOST, others[0])
            else:
                self.storage.release(room, HOST, guest)

    # Forgetting. -----------------------------------------------------------------------------------

    def guest_data(self, guest: str) -> GuestData:
        """Return everything stored of a guest."""
        row = self.hosting.guest(guest) or GuestRow(guest, 0, None, 0)
        return GuestData(
            guest=guest,
            created=row.created or None,
            banned=row.banned,
            tables=[table for room in self._rooms_of(guest) if (table := self._table(room, guest))],
            reports=self.hosting.reports(every=True, guest=guest),
            lessons=sorted(self.storage.lessons_read(guest)),
        )

    def forget(self, guest: str) -> int:
        """Remove everything stored of a guest, except moves; return from how many tables."""
        rooms = self._rooms_of(guest)
        self.leave(guest)
        names = {name for own in rooms.values() for name in own.names}
        for room in rooms:
            self._redact(room, guest, names)
        self.hosting.remove_guest(guest, self.time.now())
        return len(rooms)

    def _rooms_of(self, guest: str) -> dict[str, GuestTraces]:
        """Return every room in which something of a guest may be, and what is."""
        held = {row.id for row, _ in self.storage.rooms_of(guest)}
        waiting = [*held, *self.hosting.done_by(guest), *self.hosting.watched_by(guest)]
        found: dict[str, GuestTraces] = {}
        names: set[str] = set()
        while waiting:
            room = waiting.pop()
            if room not in found and self.storage.room(room) is not None:
                own = found[room] = self._own(room, guest, self.storage.events(room), names)
                names |= own.names
                if own.rematch:
                    waiting.append(own.rematch)
        return found

    def _own(
        self, room: str, guest: str, events: Iterable[StoredEvent], names: Collection[str]
    ) -> GuestTraces:
        """Find a guest's part of a room's events; `names` are those they have used elsewhere.

        In a rematch, a player keeps the old name without having sent a command.
        """
        by_guest = _versions((done.first, done.last) for done in self.hosting.done_by(guest).get(room, []))
        by_anybody = _versions(self.hosting.accounted(room))
        own = GuestTraces(set(), set(), set(), ())
        called: set[int] = set()
        for kept in events:
            version, event = kept.version, kept.event
            match event:
                case Created():
                    rematch = bool(event.rematch_of)
                case Joined(seat, name):
                    known = rematch and version not in by_anybody and skeleton(name) in names
                    called.discard(seat)
                    if version in by_guest or known:
                        called.add(seat)
                        own.sat.add(seat)
                        own.names.add(skeleton(name))
                        own.versions |= {1, version}
                case SeatCleared(seat, _) if seat in called:
                    called.discard(seat)
                    own.versions.add(version)
                case BotSeated(seat, _, _):
                    called.discard(seat)
                case Said() if version in by_guest:
                    own.versions.add(version)
                case Rematch(_, other):
                    own.rematch = other
        own.seats = tuple(sorted(called))
        return own

    def _table(self, room: str, guest: str) -> GuestTable | None:
        row = self.storage.room(room)
        if row is None:
            return None
        by_guest = _versions((done.first, done.last) for done in self.hosting.done_by(guest).get(room, []))
        seats = [seat for seat, holder in self.storage.holders(room).items() if holder == guest and seat >= 0]
        if self.storage.is_spectator(room, guest):
            seats.append(SPECTATOR)
        table = GuestTable(room, row.game, row.stage, sorted(seats), [], [], [])
        for kept in self.storage.events(room):
            if kept.version not in by_guest:
                continue
            match kept.event:
                case Joined(_, name):
                    table.names.append(name)
                case Said(_, _, text):
                    table.said.append(GuestLine(kept.version, kept.at, text))
                case Chose(seat=seat, text=text, by="person") if seat >= 0:
                    table.moves.append(GuestLine(kept.version, kept.at, text))
        return table

    def _redact(self, room: str, guest: str, names: Collection[str]) -> None:
        """Remove a guest's names and messages from a room, in one commit."""
        for _ in range(ATTEMPTS):
            row = self.storage.room(room)
            if row is None:
                return
            events = self.storage.events(room, 0, row.version)
            own = self._own(room, guest, events, names)
            if not own.versions:
                return
            changed = [
                msgspec.structs.replace(kept, event=redacted(kept.event, own.names | set(names), own.sat))
                for kept in events
                if kept.version in own.versions
            ]
            told = StoredEvent(row.version + 1, max(self.time.now(), row.changed), Forgotten(own.seats))
            try:
                self.hosting.redact(_addition(row, events, changed, told), changed, self.time.now())
            except Conflict:
                continue
            return
        raise busy()


def _addition(
    row: RoomRow, events: list[StoredEvent], changed: list[StoredEvent], told: StoredEvent
) -> Addition:
    """Return what is added to a room whose events were changed: a notice, and the new summary."""
    newer = {kept.version: kept for kept in changed}
    room = Room(row.id)
    for kept in (*events, told):
        room.apply(newer.get(kept.version, kept))
    about = summary_of_room(room)
    return Addition(
        msgspec.structs.replace(row, version=told.version, changed=told.at, about=about), [told], None
    )


def redacted(event: RoomEvent, names: Collection[str], sat: Collection[int]) -> RoomEvent:
    """Return an event without someone's names and messages."""
    match event:
        case Created():
            seats = tuple(
                msgspec.structs.replace(plan, name=seat_name(seat))
                if plan.name and (seat in sat or skeleton(plan.name) in names)
                else plan
                for seat, plan in enumerate(event.seats)
            )
            return msgspec.structs.replace(event, seats=seats)
        case Joined(seat, _) | SeatCleared(seat, _):
            return msgspec.structs.replace(event, name=seat_name(seat))
        case Said(seat, _, _):
            name = "" if seat == SPECTATOR else seat_name(seat)
            return msgspec.structs.replace(event, name=name, text=WORDS_REMOVED)
    return event


def _versions(ranges: Iterable[tuple[int, int]]) -> set[int]:
    return {version for first, last in ranges for version in range(first, last + 1)}
