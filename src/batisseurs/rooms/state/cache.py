"""The rooms that this process has in memory: loaded when asked for, caught up with the storage, let go again.

Memory is only a copy. Whoever writes meets all others at the unique version in the storage; who comes second
looks again. A process that is alone with its storage need not ask it what it knows itself.
"""

from __future__ import annotations

import contextlib
import threading
from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence

from batisseurs.kernel.choice import Message
from batisseurs.rooms.errors import NoSuchRoom, StorageDown
from batisseurs.rooms.state.events import Created, StoredEvent
from batisseurs.rooms.state.live_room import AutoAnswers, Draft, LiveRoom
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.state.rules import FindGame, rules_of
from batisseurs.rooms.storage import Snapshot, Storage

LINES_BETWEEN_SNAPSHOTS = 100
MEASURE = 1_000_000
"""After so many bytes it is asked again how much is kept of the host's rooms."""
EACH_EVENT = 500
"""About what the storage takes for an event without views."""
RECENT = 64
"""How many of the last events of a room are in memory: most readers have seen all but the newest."""


class CachedRoom:
    """One room's place on the shelf. Who works on the room has the lock."""

    def __init__(self, room: str) -> None:
        """Begin empty."""
        self.room = room
        self.lock = threading.RLock()
        self.users = 0
        self.taken = False
        """Whether whoever has the lock has caught up with the storage already."""
        self.begun = False
        """Whether a command waits to be kept: its thread has the lock, and may not take the room again."""
        self.found: LiveRoom | None = None
        self.doubted = False
        self.confirmed = False
        """Whether the storage has just kept what was decided upon all that is in memory."""
        self.snapshot_lines = 0
        self.holders: dict[int, str] | None = None
        self.auto_answers: AutoAnswers | None = None
        self._recent: deque[StoredEvent] = deque(maxlen=RECENT)
        self.size = 0
        """About how many bytes of memory the room took when it was last put back."""
        self.unmeasured = MEASURE
        """Bytes that were kept since it was last asked how much the host's rooms take: at first, unknown."""

    @property
    def live(self) -> LiveRoom:
        """The room; whoever has the lock got it loaded."""
        assert self.found is not None  # noqa: S101  `taken` has loaded it
        return self.found

    def doubt(self) -> None:
        """Somebody else has written: memory and storage may differ."""
        self.doubted = True
        self.confirmed = False

    def forget(self) -> None:
        """Know nothing of the room any more."""
        self.doubt()
        self.found = self.holders = self.auto_answers = None
        self._recent.clear()

    @contextlib.contextmanager
    def people_change(self) -> Iterator[None]:
        """Change who sits where, or who answers what without being asked: both are to be read again.

        Also if the storage fails: perhaps after half of it, and who has given a seat away must not keep it.
        """
        try:
            yield
        finally:
            self.holders = self.auto_answers = None

    @property
    def at_hand(self) -> bool:
        """Whether all that is known of the room is in memory."""
        known = self.found is not None and not self.doubted
        return known and self.holders is not None and self.auto_answers is not None

    def knows(self, guest: str) -> bool:
        """Tell whether a guest holds a seat here, or is the host."""
        return self.holders is not None and guest in self.holders.values()

    def remember(self, events: Sequence[StoredEvent]) -> None:
        """Remember the newest events of the room, without the views, which stay in the storage."""
        if events and self._recent and events[0].version != self._recent[-1].version + 1:
            self._recent.clear()
        self._recent.extend(events)

    def recent(self, after: int, upto: int) -> list[StoredEvent] | None:
        """Return the events from one version to another, None if not all of them are in memory."""
        if after >= upto:
            return []
        if not self._recent or self._recent[0].version > after + 1 or self._recent[-1].version < upto:
            return None
        return [kept for kept in self._recent if after < kept.version <= upto]


class RoomCache:
    """The rooms in memory, those used last at the end."""

    def __init__(self, storage: Storage, find_game: FindGame, most: int, *, alone: bool) -> None:
        """Take the storage, how many bytes rooms may take here, and whether nobody else writes to it."""
        self.alone = alone
        self.storage = storage
        self.find_game = find_game
        self.most = most
        self._slots: OrderedDict[str, CachedRoom] = OrderedDict()
        self._lock = threading.Lock()
        self.size = 0
        """About how many bytes of memory all rooms take that lie here."""

    def __len__(self) -> int:
        """Return how many rooms lie here."""
        return len(self._slots)

    def holders(self, room: str) -> dict[int, str] | None:
        """Return who holds which seat, as far as that is in memory; perhaps others do by now."""
        slot = self._slots.get(room)
        return slot.holders if slot is not None else None

    def remembered(self, room: str) -> LiveRoom | None:
        """Return a room as it is in memory, if it is, without asking the storage or waiting for anybody."""
        slot = self._slots.get(room)
        return slot.found if slot is not None else None

    @contextlib.contextmanager
    def taken(self, room: str) -> Iterator[CachedRoom]:
        """Take a room, as it stands in the storage now; others wait until it is put back.

        Who has it already and takes it once more finds it as it was: so several looks are of one moment.
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
                    slot.found = None  # perhaps only half caught up
                    raise
                slot.taken = True
                try:
                    yield slot
                finally:
                    slot.taken = False
        finally:
            self._let_go(slot)

    def try_take(self, room: str) -> CachedRoom | None:
        """Take a room that is in memory if nobody else works on it; `give_back` it in the same thread.

        It is not compared with the storage: that is left to who takes it, unless this process is alone.
        """
        if room not in self._slots:
            return None
        slot = self._slot(room)
        # The same thread would get the lock twice.
        if not slot.begun and slot.lock.acquire(blocking=False):
            if slot.at_hand:
                return slot
            slot.lock.release()
        self._let_go(slot)
        return None

    def give_back(self, slot: CachedRoom) -> None:
        """Let others work on a room again."""
        slot.lock.release()
        self._let_go(slot)

    def drop(self, room: str) -> None:
        """Forget a room, also if somebody works on it now: afterwards."""
        slot = self._slot(room)
        try:
            with slot.lock:
                slot.forget()
        finally:
            self._let_go(slot)

    def _slot(self, room: str) -> CachedRoom:
        with self._lock:
            slot = self._slots.setdefault(room, CachedRoom(room))
            self._slots.move_to_end(room)
            slot.users += 1
            return slot

    def _let_go(self, slot: CachedRoom) -> None:
        """Make room, but never take away what somebody works on: two copies would not know of each other."""
        with self._lock:
            slot.users -= 1
            if slot.room not in self._slots:
                return  # forgotten meanwhile
            size = slot.found.size if slot.found is not None else 0
            self.size += size - slot.size
            slot.size = size
            if slot.found is None and not slot.users:
                del self._slots[slot.room]
            if self.size > self.most:
                self._make_room()

    def _make_room(self) -> None:
        """Let rooms go that nobody works on, those that were used longest ago first."""
        for room in [room for room, slot in self._slots.items() if not slot.users]:
            if self.size <= self.most:
                return
            self.size -= self._slots.pop(room).size

    def _catch_up(self, slot: CachedRoom) -> None:
        if self.alone and slot.found is not None and not slot.doubted:
            return
        slot.confirmed = False
        newest = self.storage.newest(slot.room, slot.found.room.version if slot.found is not None else None)
        if newest is None:
            raise no_such_room()
        slot.holders, slot.auto_answers = newest.holders, newest.auto_answers
        if slot.found is None or slot.found.room.version > newest.version:
            # Ahead of the storage is only who remembers what a restored storage does not.
            slot.found = self._loaded(slot)
        elif slot.found.room.version < newest.version:
            slot.found.catch_up(newest.events)
            slot.remember(newest.events)
        slot.doubted = False

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
        """Keep a room in memory as it is after a commit; store a snapshot of its table if one is due."""
        snapshot = self.update(slot, live)
        if snapshot is not None:
            self.keep_snapshot(slot.room, snapshot)

    def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Keep a snapshot, if that is possible now."""
        with contextlib.suppress(StorageDown):  # only a cache
            self.storage.keep_snapshot(room, snapshot)

    def update(self, slot: CachedRoom, live: Draft) -> Snapshot | None:
        """Keep a room in memory as it is after a commit; return a snapshot if one is due."""
        slot.found = LiveRoom(live.room, live.rules, live.table)
        slot.found.seen = live.seen
        slot.remember(live.events)
        views = sum(len(memoryview(view)) for view in live.seen.values())
        slot.unmeasured += EACH_EVENT * len(live.events) + views
        lines = len(live.room.lines)
        if live.rules is None or live.table is None or lines < slot.snapshot_lines + LINES_BETWEEN_SNAPSHOTS:
            return None
        slot.snapshot_lines = lines
        return live.rules.snapshot(live.room, live.table)


def no_such_room() -> NoSuchRoom:
    """Return the refusal for a room that is not there, or that somebody may not know of."""
    return NoSuchRoom("it doesn't exist, or you don't have access", Message("error-room-not-found"))
