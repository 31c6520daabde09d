"""What waits for nothing: a choice, or a look, in a room that is in memory and on which nobody works.

A server does such things where it is, and waits only for the disk; all else goes the long way through a
thread, which ends the same (`Rooms.do`, `Rooms.look`). So nothing is refused here: it is left to them.
"""

from __future__ import annotations

from collections.abc import Callable

from batisseurs.rooms.cutting import cut
from batisseurs.rooms.live import Draft
from batisseurs.rooms.seen import Answer
from batisseurs.rooms.shelf import Shelf, Slot
from batisseurs.rooms.storage import Addition, Done, Snapshot


class Begun:
    """A choice that is decided and not kept yet. Nobody else works on its room before it is settled."""

    def __init__(self, shelf: Shelf, slot: Slot, draft: Draft, done: Done, seat: int) -> None:
        """Take a room that was taken at once, and what is to be added to it."""
        self._shelf = shelf
        self._slot = slot
        self._draft = draft
        self.addition = Addition(draft.row(), draft.to_keep(), done)
        self.answer = Answer(draft.room.version, cut(draft.events, seat))
        slot.begun = True

    def kept(self, committed: Callable[[str, int], None]) -> Snapshot | None:
        """The storage has it: so has memory. Return a snapshot if it is time to keep one.

        In the thread that began it, like `not_kept`. Whatever goes wrong, the room is given back.
        """
        try:
            return self._shelf.put_down(self._slot, self._draft)
        except Exception:
            self._slot.doubt()
            raise
        finally:
            self._give_back()
            committed(self._slot.room, self._draft.room.version)

    def not_kept(self) -> None:
        """The storage has refused it, or has failed: memory is to be read again before anything is done."""
        self._slot.doubt()
        self._give_back()

    def _give_back(self) -> None:
        self._slot.begun = False
        self._shelf.give_back(self._slot)
