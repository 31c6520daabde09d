"""Guests who are sent away, and guests who want to be forgotten.

Events name no guests; but every command is kept with who sent it and which events it made. So it is known
which names and which talk are a guest's, also where it holds no seat any more. To forget a guest, names give
way to that of the seat (`p2`) and talk to `[…]`; the moves stay, because they are the others' game, too. What
was removed is handed to whoever asked for it, first.
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
    """Something that a guest has said, or played."""

    version: int
    at: int
    text: str


class GuestTable(msgspec.Struct):
    """What is kept of a guest at one table."""

    room: str
    game: str
    stage: str
    seats: list[int]
    """The seats that the guest holds now; -6 for one who watches."""
    names: list[str]
    said: list[GuestLine]
    moves: list[GuestLine]


class GuestData(msgspec.Struct):
    """All that is kept of a guest."""

    guest: str
    created: int | None
    banned: int | None
    tables: list[GuestTable]
    reports: list[Report]


class GuestTraces(msgspec.Struct):
    """What of the events of a room is a guest's."""

    names: set[str]
    """As they are compared."""
    sat: set[int]
    """The seats at which the guest has sat."""
    versions: set[int]
    """Of the events in which there is something to remove."""
    seats: tuple[int, ...]
    """The seats that are still called by a name of the guest's."""
    rematch: str = ""


class GuestRemoval:
    """Sends guests away and forgets them."""

    def __init__(self, hosting: ModerationStorage, rooms: Rooms, time: Time) -> None:
        """Take the database, its rooms and the time."""
        self.hosting = hosting
        self.storage = hosting.storage
        self.rooms = rooms
        self.time = time

    # Sending away. ---------------------------------------------------------------------------------

    def ban(self, guest: str) -> int:
        """Ban a guest: it leaves all tables that are not over. Return how many."""
        self.hosting.ban(guest, self.time.now())
        return self.leave(guest)

    def leave(self, guest: str) -> int:
        """Let a guest get up from all tables that are not over, as if it left; return how many."""
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
        """Let somebody who sits at a table be its host; if nobody does, whoever comes next will be."""
        holders = self.storage.holders(room)
        if holders.get(HOST) == guest:
            others = [holder for seat, holder in sorted(holders.items()) if seat >= 0 and holder != guest]
            if others:
                self.storage.hold(room, HOST, others[0])
            else:
                self.storage.release(room, HOST, guest)

    # Forgetting. -----------------------------------------------------------------------------------

    def dossier(self, guest: str) -> GuestData:
        """Return all that is kept of a guest."""
        row = self.hosting.guest(guest) or GuestRow(guest, 0, None, 0)
        return GuestData(
            guest=guest,
            created=row.created or None,
            banned=row.banned,
            tables=[table for room in self._rooms_of(guest) if (table := self._table(room, guest))],
            reports=self.hosting.reports(every=True, guest=guest),
        )

    def forget(self, guest: str) -> int:
        """Remove all that is kept of a guest; return from how many tables. The moves stay."""
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
        """Find out what of a room's events is a guest's; `names` are those it has used elsewhere.

        Who goes on in a rematch sits there under the old name without having sent a command.
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
        """Remove a guest's names and words from a room, in one commit."""
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
    """Return what is added to a room whose events are changed: that they were, and what lists show now."""
    newer = {kept.version: kept for kept in changed}
    room = Room(row.id)
    for kept in (*events, told):
        room.apply(newer.get(kept.version, kept))
    about = summary_of_room(room)
    return Addition(
        msgspec.structs.replace(row, version=told.version, changed=told.at, about=about), [told], None
    )


def redacted(event: RoomEvent, names: Collection[str], sat: Collection[int]) -> RoomEvent:
    """Return an event without somebody's names and words."""
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
