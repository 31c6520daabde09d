"""The rooms that this process has in memory: loaded when asked for, caught up with the storage, let go again.

Memory is only a copy. Whoever writes meets all others at the unique version in the storage; who comes second
looks again.
"""

from __future__ import annotations

import contextlib
import threading
from collections import OrderedDict
from collections.abc import Iterator

from batisseurs.kernel.choice import Message
from batisseurs.rooms.errors import NoSuchRoom, StorageDown
from batisseurs.rooms.events import Created
from batisseurs.rooms.live import Live
from batisseurs.rooms.room import Room
from batisseurs.rooms.rules import FindGame, rules_of
from batisseurs.rooms.storage import RoomRow, Storage

LINES_BETWEEN_SNAPSHOTS = 100


class Slot:
    """One room's place on the shelf. Who works on the room has the lock."""

    def __init__(self, room: str) -> None:
        """Begin empty."""
        self.room = room
        self.lock = threading.RLock()
        self.found: Live | None = None
        self.snapshot_lines = 0

    @property
    def live(self) -> Live:
        """The room; whoever has the lock got it loaded."""
        assert self.found is not None  # noqa: S101  `taken` has loaded it
        return self.found


class Shelf:
    """The rooms in memory, those used last at the end."""

    def __init__(self, storage: Storage, find_game: FindGame, most: int) -> None:
        """Take the storage and how many rooms may lie here."""
        self.storage = storage
        self.find_game = find_game
        self.most = most
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """Return how many rooms lie here."""
        return len(self._slots)

    @contextlib.contextmanager
    def taken(self, room: str) -> Iterator[Slot]:
        """Take a room, as it stands in the storage now; others wait until it is put back."""
        slot = self._slot(room)
        with slot.lock:
            try:
                self._catch_up(slot)
            except BaseException:
                slot.found = None  # perhaps only half caught up
                raise
            yield slot

    def _slot(self, room: str) -> Slot:
        with self._lock:
            slot = self._slots.setdefault(room, Slot(room))
            self._slots.move_to_end(room)
            while len(self._slots) > self.most:
                self._slots.popitem(last=False)
            return slot

    def _forget(self, room: str) -> None:
        with self._lock:
            self._slots.pop(room, None)

    def _catch_up(self, slot: Slot) -> None:
        row = self.storage.room(slot.room)
        if row is None:
            self._forget(slot.room)
            raise no_such_room()
        if slot.found is None or slot.found.room.version > row.version:
            # Ahead of the storage is only who remembers what a restored storage does not.
            slot.found = self._loaded(slot, row)
        elif slot.found.room.version < row.version:
            slot.found.catch_up(self.storage.events(slot.room, slot.found.room.version))

    def _loaded(self, slot: Slot, row: RoomRow) -> Live:
        events = self.storage.events(row.id)
        plan = events[0].event
        assert isinstance(plan, Created)  # noqa: S101  every room begins so
        rules = rules_of(plan, self.find_game, self.storage.components)
        live = Live(Room(row.id), rules, None)
        snapshot = self.storage.snapshot(row.id) if rules is not None else None
        slot.snapshot_lines = snapshot.lines if snapshot is not None else 0
        live.catch_up(events, snapshot)
        return live

    def put_back(self, slot: Slot, live: Live) -> None:
        """Put a room back as it is after a commit; now and then keep a snapshot of its table."""
        slot.found = Live(live.room, live.rules, live.table)
        slot.found.seen = live.seen
        lines = len(live.room.lines)
        if live.rules is None or live.table is None or lines < slot.snapshot_lines + LINES_BETWEEN_SNAPSHOTS:
            return
        slot.snapshot_lines = lines
        with contextlib.suppress(StorageDown):  # only a cache
            self.storage.keep_snapshot(slot.room, live.rules.snapshot(live.room, live.table))


def no_such_room() -> NoSuchRoom:
    """Return the refusal for a room that is not there, or that somebody may not know of."""
    return NoSuchRoom("there is no such room, or it is not open to you", Message("error-room-not-found"))
