"""The rooms in memory: loaded on demand, kept up to date with the storage, and dropped again.

Memory is only a copy. Processes that write to the same room conflict at the unique version in the storage;
the second one tries again. A process that is alone with its storage need not read what it has written.
"""

from __future__ import annotations

import contextlib
import threading
from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from itertools import islice

from batisseurs.kernel.choice import Message
from batisseurs.rooms.errors import NoSuchRoom, StorageDown
from batisseurs.rooms.state.events import Created, StoredEvent
from batisseurs.rooms.state.live_room import AutoAnswers, Draft, LiveRoom
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.state.rules import FindGame, rules_of
from batisseurs.rooms.storage import Snapshot, Storage

LINES_BETWEEN_SNAPSHOTS = 100
MEASURE = 1_000_000
"""After this many new bytes the storage used by the host's rooms is measured again."""
EACH_EVENT = 500
"""Approximate size of a stored event without views."""
RECENT = 64
"""How many of a room's last events stay in memory: most readers need only the newest."""


class CachedRoom:
    """One room in the cache. Code that works on the room holds the lock."""

    def __init__(self, room: str) -> None:
        """Start empty."""
        self.room = room
        self.lock = threading.RLock()
        self.users = 0
        self.taken = False
        """Whether the current holder of the lock has read the storage already."""
        self.begun = False
        """Whether a command waits for the storage: its thread has the lock and may not lock again."""
        self.found: LiveRoom | None = None
        self.stale = False
        self.confirmed = False
        """Whether the storage has just confirmed the state in memory."""
        self.snapshot_lines = 0
        self.holders: dict[int, str] | None = None
        self.auto_answers: AutoAnswers | None = None
        self._recent: deque[StoredEvent] = deque(maxlen=RECENT)
        self.size = 0
        """Approximate bytes of memory when the room was last released."""
        self.unmeasured = MEASURE
        """Bytes stored since the usage of the host's rooms was last measured; unknown at first."""

    @property
    def live(self) -> LiveRoom:
        """The room; it is loaded while the lock is held."""
        assert self.found is not None  # noqa: S101  `taken` has loaded it
        return self.found

    def mark_stale(self) -> None:
        """Another process has written: memory and storage may differ."""
        self.stale = True
        self.confirmed = False

    def forget(self) -> None:
        """Drop everything about the room."""
        self.mark_stale()
        self.found = self.holders = self.auto_answers = None
        self._recent.clear()

    @contextlib.contextmanager
    def people_change(self) -> Iterator[None]:
        """Change holders or auto-answers: both must be read again afterwards.

        Also if the storage fails, perhaps halfway: a guest who has given a seat away must not keep it.
        """
        try:
            yield
        finally:
            self.holders = self.auto_answers = None

    @property
    def is_complete(self) -> bool:
        """Whether everything about the room is in memory."""
        known = self.found is not None and not self.stale
        return known and self.holders is not None and self.auto_answers is not None

    def knows(self, guest: str) -> bool:
        """Return whether a guest holds a seat here, or is the host."""
        return self.holders is not None and guest in self.holders.values()

    def remember(self, events: Sequence[StoredEvent]) -> None:
        """Keep the newest events of the room, without their views."""
        if events and self._recent and events[0].version != self._recent[-1].version + 1:
            self._recent.clear()
        self._recent.extend(events)

    def recent(self, after: int, upto: int) -> list[StoredEvent] | None:
        """Return the events from one version to another, None if not all of them are in memory."""
        if after >= upto:
            return []
        if not self._recent or self._recent[0].version > after + 1 or self._recent[-1].version < upto:
            return None
        first = self._recent[0].version
        return list(islice(self._recent, after + 1 - first, upto + 1 - first))


class RoomCache:
    """The rooms in memory, the most recently used last."""

    def __init__(self, storage: Storage, find_game: FindGame, most: int, *, alone: bool) -> None:
        """Take the storage, the memory limit in bytes, and whether no other process writes."""
        self.alone = alone
        self.storage = storage
        self.find_game = find_game
        self.most = most
        self._slots: OrderedDict[str, CachedRoom] = OrderedDict()
        self._lock = threading.Lock()
        self.size = 0
        """Approximate bytes of memory of all rooms."""

    def __len__(self) -> int:
        """Return the number of rooms."""
        return len(self._slots)

    def holders(self, room: str) -> dict[int, str] | None:
        """Return the holders of seats from memory; they may be out of date."""
        slot = self._slots.get(room)
        return slot.holders if slot is not None else None

    def remembered(self, room: str) -> LiveRoom | None:
        """Return a room from memory, without the storage and without waiting; None if it is not there."""
        slot = self._slots.get(room)
        return slot.found if slot is not None else None

    @contextlib.contextmanager
    def taken(self, room: str) -> Iterator[CachedRoom]:
        """Lock a room and bring it up to date with the storage; others wait until it is released.

        A thread that has it already gets it unchanged, so that several looks show the same moment.
        """
        slot = self._slot(room)
        try:
            with slot.lock:
                if slot.taken:
                    yield slot
                    return
                try:
                    self._catch_up(slot)
                except BaseException:
                    slot.found = None  # perhaps only half up to date
                    raise
                slot.taken = True
                try:
                    yield slot
                finally:
                    slot.taken = False
        finally:
            self._release(slot)

    def try_take(self, room: str) -> CachedRoom | None:
        """Lock a room that is in memory if it is free; `give_back` it in the same thread.

        It is not compared with the storage: the caller must do that, unless this process is alone.
        """
        if room not in self._slots:
            return None
        slot = self._slot(room)
        # The same thread would get the lock twice.
        if not slot.begun and slot.lock.acquire(blocking=False):
            if slot.is_complete:
                return slot
            slot.lock.release()
        self._release(slot)
        return None

    def give_back(self, slot: CachedRoom) -> None:
        """Unlock a room."""
        slot.lock.release()
        self._release(slot)

    def drop(self, room: str) -> None:
        """Drop a room; if it is in use, afterwards."""
        slot = self._slot(room)
        try:
            with slot.lock:
                slot.forget()
        finally:
            self._release(slot)

    def _slot(self, room: str) -> CachedRoom:
        with self._lock:
            slot = self._slots.setdefault(room, CachedRoom(room))
            self._slots.move_to_end(room)
            slot.users += 1
            return slot

    def _release(self, slot: CachedRoom) -> None:
        """Unlock a room, and drop rooms if there are too many, but never one in use."""
        with self._lock:
            slot.users -= 1
            if slot.room not in self._slots:
                return  # dropped in the meantime
            size = slot.found.size if slot.found is not None else 0
            self.size += size - slot.size
            slot.size = size
            if slot.found is None and not slot.users:
                del self._slots[slot.room]
            if self.size > self.most:
                self._drop_unused()

    def _drop_unused(self) -> None:
        """Drop rooms that are not in use, the least recently used first."""
        for room in [room for room, slot in self._slots.items() if not slot.users]:
            if self.size <= self.most:
                return
            self.size -= self._slots.pop(room).size

    def _catch_up(self, slot: CachedRoom) -> None:
        if self.alone and slot.found is not None and not slot.stale:
            return
        slot.confirmed = False
        newest = self.storage.newest(slot.room, slot.found.room.version if slot.found is not None else None)
        if newest is None:
            raise no_such_room()
        slot.holders, slot.auto_answers = newest.holders, newest.auto_answers
        if slot.found is None or slot.found.room.version > newest.version:
            # Memory can be ahead of the storage only after a backup was restored.
            slot.found = self._loaded(slot)
        elif slot.found.room.version < newest.version:
            slot.found.catch_up(newest.events)
            slot.remember(newest.events)
        slot.stale = False

    def _loaded(self, slot: CachedRoom) -> LiveRoom:
        events = self.storage.events(slot.room)
        plan = events[0].event
        assert isinstance(plan, Created)  # noqa: S101  every room begins so
        rules = rules_of(plan, self.find_game, self.storage.components)
        live = LiveRoom(Room(slot.room), rules, None)
        snapshot = self.storage.snapshot(slot.room) if rules is not None else None
        slot.snapshot_lines = snapshot.lines if snapshot is not None else 0
        live.catch_up(events, snapshot)
        slot.remember(events)
        return live

    def update_and_snapshot(self, slot: CachedRoom, live: Draft) -> None:
        """Put a room into memory after a commit; store a snapshot of its table if one is due."""
        snapshot = self.update(slot, live)
        if snapshot is not None:
            self.keep_snapshot(slot.room, snapshot)

    def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Store a snapshot, if possible."""
        with contextlib.suppress(StorageDown):  # only a cache
            self.storage.keep_snapshot(room, snapshot)

    def update(self, slot: CachedRoom, live: Draft) -> Snapshot | None:
        """Put a room into memory after a commit; return a snapshot if one is due."""
        slot.found = LiveRoom(live.room, live.rules, live.table)
        slot.found.seen, slot.found.told = live.seen, live.told
        slot.remember(live.events)
        views = sum(len(memoryview(view)) for view in live.seen.values())
        slot.unmeasured += EACH_EVENT * len(live.events) + views
        lines = len(live.room.lines)
        if live.rules is None or live.table is None or lines < slot.snapshot_lines + LINES_BETWEEN_SNAPSHOTS:
            return None
        slot.snapshot_lines = lines
        return live.rules.snapshot(live.room, live.table)


def no_such_room() -> NoSuchRoom:
    """Return the error for a room that does not exist or that the guest may not see."""
    return NoSuchRoom("it doesn't exist, or you don't have access", Message("error-room-not-found"))
