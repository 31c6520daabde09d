"""The steward keeps the house: where the game waits for a bot it has one asked, and it minds the clocks.

Nothing is remembered that the storage does not know. A room is looked at as soon as this process has changed
it; what is missed (a crash, a database that was gone, another process that died) is found by looking round
once a second. Several processes may serve one database: each first minds the rooms it changed itself, and the
others' only when they have waited for some seconds. Where two do the same the later one is refused, and
nothing is lost but the thought.
"""

from __future__ import annotations

import logging
import threading
from time import monotonic
from typing import Protocol

from batisseurs.rooms.errors import StorageDown
from batisseurs.rooms.rooms import Time
from batisseurs.rooms.seen import BotQuestion
from batisseurs.rooms.storage import RoomRow
from batisseurs.server.bots import BotProcesses, Stopped

LOOK = 1.0
"""Seconds between two looks round."""
LONGEST_LOOK = 30.0
"""The same while the database cannot be reached, at most."""
MOST = 100
"""How many rooms are taken up at one look; the others wait longest at the next."""
GRACE = 60_000
"""Milliseconds after the start in which no clock runs out: a server that was down takes nobody's time."""
OTHERS = 5_000
"""Milliseconds for which a room is left to the process that changed it."""
HELD = 10_000
"""Milliseconds for which a room is left alone in which nothing could be done."""
STOPPING = 1.0
"""Seconds that stopping takes at most."""

log = logging.getLogger(__name__)


class Keeping(Protocol):
    """What the steward does in rooms: `rooms.Rooms`."""

    def may_wait_for_bot(self, room: str) -> bool:
        """Tell whether a bot may have to be asked, as far as is known without asking the storage."""

    def question(self, room: str) -> BotQuestion | None:
        """Return what a bot is to answer now."""

    def bot_answers(self, question: BotQuestion, text: str) -> bool:
        """Play a bot's answer."""

    def clock_out(self, room: str) -> bool:
        """Let the table's policy act if somebody's time is up."""


class Finding(Protocol):
    """How the steward finds rooms: `rooms.storage.Storage`."""

    def due(self, now: int, most: int) -> list[RoomRow]:
        """Return rooms whose clock has run out, or that wait for a bot."""


class Steward:
    """One for each process of the server: a thread that looks round, and one for each bot that may think."""

    def __init__(self, rooms: Keeping, storage: Finding, bots: BotProcesses, time: Time) -> None:
        """Take the house over; nothing is done before `start`."""
        self._rooms = rooms
        self._storage = storage
        self._bots = bots
        self._time = time
        self.looks = 0
        """How often it has looked round."""
        self._started = 0
        self._stopping = False
        self._changed = threading.Condition()
        # What follows is touched under the condition only.
        self._waiting: dict[str, bool] = {}
        """Rooms in which a bot may have to be asked, the first come first; and whether a look found them."""
        self._served: set[str] = set()
        self._held: dict[str, int] = {}
        """Rooms in which nothing could be done, until when they are left alone."""
        self.threads: list[threading.Thread] = []

    def start(self) -> None:
        """Begin; rooms are found as the storage has them."""
        self._started = self._time.now()
        for work in [self._look_round, *[self._serve] * self._bots.processes]:
            thread = threading.Thread(target=work, name="steward", daemon=True)
            thread.start()
            self.threads.append(thread)

    def stop(self) -> None:
        """Stop within a second, and send the bots away. What was under way will be found again."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        self._bots.close()
        end = monotonic() + STOPPING
        for thread in self.threads:
            thread.join(max(0.0, end - monotonic()))

    def wake(self, room: str) -> None:
        """Look at a room that this process has just changed. Called after every commit; returns at once."""
        if not self._bots.processes:
            return  # a process without bots: another one has them
        asks_bot = self._rooms.may_wait_for_bot(room)
        with self._changed:
            self._held.pop(room, None)
            if not asks_bot:
                return  # most moves of people at a table without bots
            self._waiting[room] = False
            self._changed.notify_all()

    def idle(self, seconds: float) -> bool:
        """Wait until nothing is left to do, so long at most; tell whether it was reached. For tests."""
        with self._changed:
            return self._changed.wait_for(
                lambda: self.looks > 0 and not self._waiting and not self._served, seconds
            )

    # Bots. -------------------------------------------------------------------------------------------

    def _serve(self) -> None:
        """Serve one room after the other, each with one answer: no table of bots keeps others waiting."""
        while (found := self._next()) is not None:
            room, looked_for = found
            try:
                answered = self._answer(room)
                if looked_for and not answered:
                    self._hold(room)
            except Stopped:
                return
            except StorageDown:
                log.warning("the storage is down; room %s waits", room)
            except Exception:
                # One room that cannot be gone on with must not stop the others.
                log.exception("no bot could answer in room %s", room)
                self._hold(room)
            finally:
                with self._changed:
                    self._served.discard(room)
                    self._changed.notify_all()

    def _next(self) -> tuple[str, bool] | None:
        """Wait for a room that nobody serves yet; None when the steward stops."""
        with self._changed:
            while not self._stopping:
                for room in self._waiting:
                    if room not in self._served:
                        self._served.add(room)
                        return room, self._waiting.pop(room)
                self._changed.wait()
        return None

    def _answer(self, room: str) -> bool:
        """Have a bot answer, if one is asked. If the room has gone on meanwhile, who did it sees to it."""
        question = self._rooms.question(room)
        return question is not None and self._rooms.bot_answers(question, self._bots.answer(question))

    # Looking round. ----------------------------------------------------------------------------------

    def _look_round(self) -> None:
        pause = LOOK
        while not self._stopping:
            try:
                self._look()
                pause = LOOK
            except StorageDown:
                pause = min(2 * pause, LONGEST_LOOK)
                log.warning("the storage is down; next look in %s seconds", pause)
            except Exception:
                log.exception("looking round failed")
            with self._changed:
                self.looks += 1
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._stopping, pause)

    def _look(self) -> None:
        now = self._time.now()
        with self._changed:
            self._held = {room: until for room, until in self._held.items() if until > now}
            passed_over = len(self._held)
        # Rooms left alone come again with each look: they must not crowd the others out.
        clocks = now >= self._started + GRACE
        for row in self._storage.due(now if clocks else 0, MOST + passed_over):
            if self._stopping:
                return
            if row.id in self._held or row.id in self._served:
                continue
            if clocks and row.due is not None and row.due <= now:
                self._clock_out(row.id)
            elif row.bot_due and now - row.changed >= OTHERS and self._bots.processes:
                with self._changed:
                    self._waiting.setdefault(row.id, True)
                    self._changed.notify_all()

    def _clock_out(self, room: str) -> None:
        try:
            if not self._rooms.clock_out(room):
                self._hold(room)
        except StorageDown:
            raise
        except Exception:
            log.exception("the clock of room %s could not act", room)
            self._hold(room)

    def _hold(self, room: str) -> None:
        """Leave a room alone for a while, unless it was changed meanwhile."""
        with self._changed:
            if room not in self._waiting:
                self._held[room] = self._time.now() + HELD
