"""Maintenance in a running server: it picks up the operator's changes, and deletes what has expired.

`batisseurs rooms`, `guests` and `expire` write to the database of a running server and leave a notice. Each
process looks for notices once a second: it drops that room from memory, tells its listeners, and closes the
sockets of a guest who is banned or deleted.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from batisseurs.rooms.service import Time
from batisseurs.server.errors import Banned, NoGuest
from batisseurs.server.process.polling import INTERVAL, poll
from batisseurs.server.settings import Settings
from batisseurs.server.storage.moderation import DAY, ModerationStorage

HOUR = 3600.0
"""Seconds between two rounds of expiry."""
AT_ONCE = 50
"""How many rooms or guests are handled at once."""

log = logging.getLogger(__name__)


class ChangeListener(Protocol):
    """Who is told: `ServerState`."""

    def room_was_changed(self, room: str) -> None:
        """Reload a room, and show it to its listeners."""

    def guest_was_changed(self, guest: str, ended: str) -> None:
        """Reload guests, and close the sockets of one if there is a reason."""


class Maintenance:
    """One for each process of the server: a thread that polls."""

    def __init__(
        self, hosting: ModerationStorage, told: ChangeListener, settings: Settings, time: Time
    ) -> None:
        """Take the database, whom to tell, and what expires."""
        self._hosting = hosting
        self._told = told
        self._settings = settings
        self._time = time
        self._seen: int | None = None
        """The last notice, once the existing ones are known."""
        self._next_round = 0.0
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Run in a thread, until `stop`."""
        looking = (self._look, self._stopping.wait, log)
        self._thread = threading.Thread(target=poll, args=looking, name="maintenance", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop, after the current poll."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join(INTERVAL)

    def _look(self) -> None:
        """Pass on each new notice; now and then delete what has expired."""
        if self._seen is None:
            self._seen = self._hosting.newest_notice()
        for notice in self._hosting.notices_after(self._seen):
            if notice.room:
                self._told.room_was_changed(notice.room)
            else:
                self._told.guest_was_changed(notice.guest, self._why_ended(notice.guest))
            self._seen = notice.id
        if monotonic() >= self._next_round:
            self._next_round = monotonic() + HOUR
            expire(self._hosting, self._settings, self._time.now(), self._stopping.is_set)

    def _why_ended(self, guest: str) -> str:
        """Return why a guest may no longer listen; empty if they may."""
        if not guest:
            return ""
        row = self._hosting.guest(guest)
        return NoGuest.id if row is None else "" if row.banned is None else Banned.id


def expire(
    hosting: ModerationStorage, settings: Settings, now: int, stop: Callable[[], bool] = lambda: False
) -> tuple[int, int]:
    """Delete the rooms and guests that have expired; return how many of each."""
    rooms = guests = 0
    if settings.expire_rooms:
        before = now - settings.expire_rooms * DAY
        while not stop() and (found := hosting.abandoned_rooms(before, AT_ONCE)):
            removed = sum(hosting.remove_room(row.id, now, before) for row in found)
            rooms += removed
            if not removed:
                break
    if settings.expire_guests:
        before = now - settings.expire_guests * DAY
        while not stop() and (removed := hosting.remove_abandoned_guests(before, now, AT_ONCE)):
            guests += removed
    if rooms or guests:
        log.info("removed what was abandoned: %s rooms, %s guests", rooms, guests)
    return rooms, guests
