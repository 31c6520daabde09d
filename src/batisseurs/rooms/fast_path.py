"""Choices and looks that never wait: in a room that is in memory and not in use.

The server runs these on its event loop and waits only for the disk. Everything else takes the slow path
through a thread, with the same result (`Rooms.do`, `Rooms.look`). Nothing is refused here: that is left to
the slow path.

If other processes write too, memory may be behind. A choice is then stored only if the storage is still at
the same state, holders included; and only a room that was just stored this way can be looked at.
"""

from __future__ import annotations

from collections.abc import Callable

from batisseurs.rooms.state.cache import CachedRoom, RoomCache
from batisseurs.rooms.state.live_room import Draft
from batisseurs.rooms.storage import Addition, CompletedCommand, RoomChanges, Snapshot
from batisseurs.rooms.views.model import Answer
from batisseurs.rooms.views.redaction import redact_events


class PendingCommand:
    """A choice that is decided but not stored yet. Its room is locked until then."""

    def __init__(
        self, cache: RoomCache, slot: CachedRoom, draft: Draft, done: CompletedCommand, seat: int
    ) -> None:
        """Take a room from `try_take`, and what to add to it."""
        self._cache = cache
        self._slot = slot
        self._draft = draft
        self.room = slot.room
        draft.see()
        self._row, self._done, self._state_in_memory = draft.row(), done, _state_in_memory(cache, slot)
        game = draft.played()[0].game
        events = redact_events(draft.events, seat, game)
        self.answer = Answer(draft.room.version, events)
        draft.told = seat, draft.room.version - len(events), events
        slot.begun = True

    def addition(self) -> Addition:
        """Return what the storage is to keep. In any thread."""
        return Addition(self._row, self._draft.packed(), self._done, upon=self._state_in_memory)

    def kept(self, committed: Callable[[str, int], None]) -> Snapshot | None:
        """Update memory after the storage has stored it. Return a snapshot if one is due.

        Call it in the thread that began it, like `not_kept`. The room is released in any case.
        """
        try:
            snapshot = self._cache.update(self._slot, self._draft)
        except Exception:
            self._slot.mark_stale()
            raise
        else:
            self._slot.confirmed = True
            return snapshot
        finally:
            self._give_back()
            committed(self._slot.room, self._draft.room.version)

    def not_kept(self) -> None:
        """The storage refused it or failed: memory must be read again before anything else."""
        self._slot.mark_stale()
        self._give_back()

    def _give_back(self) -> None:
        self._slot.begun = False
        self._cache.give_back(self._slot)


def _state_in_memory(cache: RoomCache, slot: CachedRoom) -> RoomChanges | None:
    """Return the state in memory, for the storage to compare; None if no other process writes."""
    if cache.alone or slot.holders is None or slot.auto_answers is None:
        return None
    return RoomChanges(slot.live.room.version, slot.holders, slot.auto_answers)
