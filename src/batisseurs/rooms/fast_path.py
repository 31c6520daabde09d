"""What waits for nothing: a choice, or a look, in a room that is in memory and on which nobody works.

A server does such things where it is, and waits only for the disk; all else goes the long way through a
thread, which ends the same (`Rooms.do`, `Rooms.look`). So nothing is refused here: it is left to them.

Where other processes write too, memory may be behind. A choice is then kept only if the storage still stands
where it was decided, people and all; and only what has just been kept so is looked at.
"""

from __future__ import annotations

from collections.abc import Callable

from batisseurs.rooms.state.cache import CachedRoom, RoomCache
from batisseurs.rooms.state.live_room import Draft
from batisseurs.rooms.storage import Addition, CompletedCommand, RoomChanges, Snapshot
from batisseurs.rooms.views.model import Answer
from batisseurs.rooms.views.redaction import redact_events


class PendingCommand:
    """A choice that is decided and not kept yet. Nobody else works on its room before it is settled."""

    def __init__(
        self, cache: RoomCache, slot: CachedRoom, draft: Draft, done: CompletedCommand, seat: int
    ) -> None:
        """Take a room that was taken at once, and what is to be added to it."""
        self._cache = cache
        self._slot = slot
        self._draft = draft
        self.addition = Addition(draft.row(), draft.to_keep(), done, upon=_upon(cache, slot))
        game = draft.played()[0].game
        self.answer = Answer(draft.room.version, redact_events(draft.events, seat, game))
        slot.begun = True

    def kept(self, committed: Callable[[str, int], None]) -> Snapshot | None:
        """The storage has it: so has memory. Return a snapshot if it is time to keep one.

        In the thread that began it, like `not_kept`. Whatever goes wrong, the room is given back.
        """
        try:
            snapshot = self._cache.update(self._slot, self._draft)
        except Exception:
            self._slot.doubt()
            raise
        else:
            self._slot.confirmed = True
            return snapshot
        finally:
            self._give_back()
            committed(self._slot.room, self._draft.room.version)

    def not_kept(self) -> None:
        """The storage has refused it, or has failed: memory is to be read again before anything is done."""
        self._slot.doubt()
        self._give_back()

    def _give_back(self) -> None:
        self._slot.begun = False
        self._cache.give_back(self._slot)


def _upon(cache: RoomCache, slot: CachedRoom) -> RoomChanges | None:
    """Return what is in memory, for the storage to compare, unless nobody else writes to it."""
    if cache.alone or slot.holders is None or slot.auto_answers is None:
        return None
    return RoomChanges(slot.live.room.version, slot.holders, slot.auto_answers)
