"""A storage in memory: what the promises of `rooms.storage` mean, in as few lines as possible.

Events go through their JSON form, as in a database: what cannot be kept and read again fails here, too.
"""

# ruff: noqa: D102  what each call promises is written once, in `rooms.storage`

from __future__ import annotations

import threading
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.state.events import RoomEvent, StoredEvent
from batisseurs.rooms.storage import (
    ANY_SEAT,
    HOST,
    Addition,
    CompletedCommand,
    Conflict,
    Guest,
    Invitation,
    RoomChanges,
    RoomRow,
    Snapshot,
    Vacated,
)

_EVENT: Any = msgspec.json.Decoder(RoomEvent)


class Written(msgspec.Struct, frozen=True):
    """An event as a database has it."""

    version: int
    at: int
    body: bytes
    views: bytes | None

    def kept(self) -> StoredEvent:
        """Read it again, without its views."""
        return StoredEvent(self.version, self.at, _EVENT.decode(self.body))


class MemoryStorage:
    """All rooms of one test."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._rows: dict[str, RoomRow] = {}
        self._events: dict[str, list[Written]] = {}
        self._done: dict[tuple[str, str, str], CompletedCommand] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._guests: dict[bytes, Guest] = {}
        self._holders: dict[str, dict[int, str]] = {}
        self._lookers: set[tuple[str, str]] = set()
        self._keys: dict[bytes, Invitation] = {}
        self._auto_answers: dict[str, dict[tuple[int, str], str]] = {}
        self._components: dict[str, str] = {}
        self._lessons: dict[str, set[str]] = {}

    # Rooms and events. ------------------------------------------------------------------------------

    def add_room(self, row: RoomRow, events: Sequence[StoredEvent], done: CompletedCommand | None) -> None:
        with self._lock:
            if row.id in self._rows:
                raise Conflict
            self._events[row.id] = []
            self._write(row, events, done)

    def append(
        self,
        row: RoomRow,
        events: Sequence[StoredEvent],
        done: CompletedCommand | None,
        vacated: Vacated | None = None,
    ) -> None:
        with self._lock:
            here = self._rows[row.id]
            first = events[0].version if events else row.version + 1
            if first != here.version + 1 or (done and (row.id, done.guest, done.id) in self._done):
                raise Conflict
            if vacated is not None:
                self._vacate(row.id, vacated)
            self._write(row, events, done)

    def _vacate(self, room: str, vacated: Vacated) -> None:
        if self._holders.get(room, {}).get(vacated.seat) != vacated.guest:
            raise Conflict
        del self._holders[room][vacated.seat]
        auto_answers = self._auto_answers.get(room, {})
        self._auto_answers[room] = {key: text for key, text in auto_answers.items() if key[0] != vacated.seat}
        if not vacated.keys:
            self._forget_keys(room, vacated.seat)
            self._forget_keys(room, ANY_SEAT)
        if vacated.host:
            self.hold(room, HOST, vacated.host)

    def _write(self, row: RoomRow, events: Sequence[StoredEvent], done: CompletedCommand | None) -> None:
        written = [
            Written(kept.version, kept.at, msgspec.json.encode(kept.event), kept.views) for kept in events
        ]
        self._events[row.id] += written
        self._rows[row.id] = row
        if done is not None:
            self._done[row.id, done.guest, done.id] = done

    def room(self, room: str) -> RoomRow | None:
        return self._rows.get(room)

    def newest(self, room: str, after: int | None = None) -> RoomChanges | None:
        with self._lock:
            row = self._rows.get(room)
            if row is None:
                return None
            events = self.events(room, after) if after is not None else []
            return RoomChanges(row.version, self.holders(room), self.auto_answers(room), tuple(events))

    def events(self, room: str, after: int = 0, upto: int | None = None) -> list[StoredEvent]:
        with self._lock:
            found = self._events.get(room, [])
            return [
                one.kept() for one in found if one.version > after and (upto is None or one.version <= upto)
            ]

    def views(self, room: str, version: int) -> tuple[int, bytes] | None:
        with self._lock:
            found = [one for one in self._events.get(room, []) if one.version <= version]
            for one in reversed(found):
                if one.views is not None:
                    return one.version, one.views
            return None

    def done(self, room: str, guest: str, id_: str) -> CompletedCommand | None:
        with self._lock:
            for (where, who, which), done in self._done.items():
                if room in {"", where} and (who, which) == (guest, id_):
                    return done
            return None

    def rooms(self) -> Iterator[RoomRow]:
        yield from sorted(self._rows.values(), key=lambda row: row.created)

    def listed(self, most: int, each: int) -> list[RoomRow]:
        rows = sorted((row for row in self._rows.values() if row.listed), key=lambda row: -row.created)
        chosen = sorted(self._of_each(rows, each), key=lambda pair: pair[0])[:most]
        return sorted((row for _, row in chosen), key=lambda row: -row.created)

    def due(self, now: int, most: int, each: int) -> list[RoomRow]:
        rows = [row for row in self._rows.values() if row.bot_due or (row.due is not None and row.due <= now)]
        rows.sort(key=lambda row: row.changed)
        return [row for _, row in self._of_each(rows, each)][:most]

    def _of_each(self, rows: list[RoomRow], each: int) -> list[tuple[int, RoomRow]]:
        """Return so many rows of each host and kind, with their places among them."""
        found: dict[tuple[str, bool], int] = {}
        chosen = []
        for row in rows:
            key = (self._holders.get(row.id, {}).get(HOST, row.id), row.bot_due)
            found[key] = found.get(key, 0) + 1
            if found[key] <= each:
                chosen.append((found[key], row))
        return chosen

    # Snapshots. ---------------------------------------------------------------------------------------

    def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        self._snapshots[room] = snapshot

    def snapshot(self, room: str) -> Snapshot | None:
        return self._snapshots.get(room)

    # Guests, and who sits where. ------------------------------------------------------------------------

    def add_guest(self, guest: Guest, token_hash: bytes) -> None:
        self._guests[token_hash] = guest

    def find_guest(self, token_hash: bytes) -> Guest | None:
        return self._guests.get(token_hash)

    def hold(self, room: str, seat: int, guest: str) -> None:
        with self._lock:
            if seat == SPECTATOR:
                self._lookers.add((room, guest))
            else:
                self._holders.setdefault(room, {})[seat] = guest

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
        with self._lock:
            if seat in self._holders.get(room, {}) or (key_hash and key_hash not in self._keys):
                return False
            if told is not None:
                self.append(told.row, told.events, told.done)
            self._forget_keys(room, seat)
            self.hold(room, seat, guest)
            if host:
                self.hold(room, HOST, guest)
            return True

    def _forget_keys(self, room: str, seat: int) -> None:
        kept = {key: one for key, one in self._keys.items() if (one.room, one.seat) != (room, seat)}
        self._keys = kept

    def release(self, room: str, seat: int, guest: str) -> None:
        with self._lock:
            if seat == SPECTATOR:
                self._lookers.discard((room, guest))
            elif self._holders.get(room, {}).get(seat) == guest:
                del self._holders[room][seat]

    def holders(self, room: str) -> dict[int, str]:
        with self._lock:
            return dict(self._holders.get(room, {}))

    def is_spectator(self, room: str, guest: str) -> bool:
        return (room, guest) in self._lookers

    def rooms_of(self, guest: str) -> list[tuple[RoomRow, int]]:
        with self._lock:
            found = [
                (self._rows[room], seat)
                for room, holders in self._holders.items()
                for seat, holder in holders.items()
                if holder == guest
            ]
        return sorted(found, key=lambda pair: (pair[1] not in pair[0].waiting, pair[0].changed))

    def invite(self, invitation: Invitation, key_hash: bytes) -> None:
        with self._lock:
            self._forget_keys(invitation.room, invitation.seat)
            self._keys[key_hash] = invitation

    def revoke(self, room: str, seat: int) -> None:
        with self._lock:
            self._forget_keys(room, seat)

    def invitation(self, key_hash: bytes) -> Invitation | None:
        return self._keys.get(key_hash)

    def redeem(
        self, key_hash: bytes, guest: str, *, host: bool = False, told: Addition | None = None
    ) -> Invitation | None:
        with self._lock:
            found = self._keys.get(key_hash)
            if found is not None:
                if told is not None:
                    self.append(told.row, told.events, told.done)
                self.hold(found.room, found.seat, guest)
                if found.seat != SPECTATOR:
                    del self._keys[key_hash]
                if host and found.seat != SPECTATOR:
                    self.hold(found.room, HOST, guest)
            return found

    # Auto-answers and component files. --------------------------------------------------------------

    def set_auto_answer(self, room: str, seat: int, step: str, text: str) -> None:
        with self._lock:
            answers = self._auto_answers.setdefault(room, {})
            answers[seat, step] = text
            if not text:
                del answers[seat, step]

    def lessons_read(self, guest: str) -> set[str]:
        return set(self._lessons.get(guest, ()))

    def set_lessons_read(self, guest: str, lessons: Collection[str], *, read: bool) -> None:
        known = self.lessons_read(guest)
        self._lessons[guest] = known | set(lessons) if read else known - set(lessons)

    def auto_answers(self, room: str) -> dict[tuple[int, str], str]:
        with self._lock:
            return dict(self._auto_answers.get(room, {}))

    def stored_bytes(self, guest: str) -> int:
        with self._lock:
            rooms = {room for (room, who, _), done in self._done.items() if who == guest and done.first == 1}
            rooms |= {room for room, held in self._holders.items() if held.get(HOST) == guest}
            events = [written for room in rooms for written in self._events[room]]
            return sum(len(written.body) + len(written.views or b"") for written in events) + sum(
                len(self._components.get(_EVENT.decode(self._events[room][0].body).components, ""))
                for room in rooms
            )

    def keep_components(self, fingerprint: str, game: str, text: str) -> None:
        self._components[fingerprint] = text

    def components(self, fingerprint: str) -> str | None:
        return self._components.get(fingerprint)

    def close(self) -> None:
        """Nothing to give back."""
