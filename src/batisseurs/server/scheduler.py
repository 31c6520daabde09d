"""The scheduler lets bots move where a game waits for one, and watches the clocks.

It remembers nothing that the storage does not know. It looks at a room as soon as this process has changed
it; whatever was missed (a crash, a database that was down, a process that died) is found by a poll once a
second.

Bots are fair by owner (`bots.fair_queue`): the owner whose bots have thought least is served next, however
many tables it has. Tables without people (nobody listens, and no person has acted for a minute) slow down
first: their thoughts cost more, and only a few of each owner's are active at once.

Several processes may serve one database. Each handles the rooms it changed itself, and others' rooms only
after some seconds. If two do the same, the later commit is refused; only a thought is lost.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from batisseurs.rooms.errors import StorageDown
from batisseurs.rooms.service import Time
from batisseurs.rooms.storage import RoomRow
from batisseurs.rooms.views.model import BotQuestion
from batisseurs.server.bots.fair_queue import FairQueue
from batisseurs.server.bots.pool import BotPool, SandboxStopped
from batisseurs.server.process.polling import INTERVAL, poll
from batisseurs.server.process.uptime import Uptime

MOST = 100
"""How many rooms are handled at one poll; the rest come with the next."""
GRACE = 60_000
"""Milliseconds after a start or an outage in which no clock runs out: people have to reconnect first."""
OTHERS = 5_000
"""Milliseconds for which a room is left to the process that changed it."""
HELD = 10_000
"""Milliseconds for which a room is left alone after nothing could be done in it."""
MOST_OF_EACH = 20
"""How many rooms of one host are handled at one poll, by their clocks and by their bots."""
ATTENDED = 60.0
"""Seconds after which a table counts as without people, if nobody listens or acts."""
MOST_REMEMBERED = 10_000
STOPPING = 1.0
"""Seconds that stopping may take."""

log = logging.getLogger(__name__)


class ScheduledRooms(Protocol):
    """What the scheduler does in rooms: `rooms.Rooms`."""

    def may_wait_for_bot(self, room: str) -> bool:
        """Tell whether a room may wait for a bot, without asking the storage."""

    def owner(self, room: str) -> str:
        """Return the owner of a room."""

    def question(self, room: str) -> BotQuestion | None:
        """Return the question for a bot, if the room waits for one."""

    def bot_answers(self, question: BotQuestion, text: str) -> bool:
        """Play a bot's answer."""

    def count_outage(self, room: str) -> bool:
        """Charge nobody for the time in which the server was down."""

    def apply_timeouts(self, room: str) -> bool:
        """Apply the table's policy if someone's time is up."""


class RoomFinder(Protocol):
    """How the scheduler finds rooms: `SqlStorage`."""

    def interrupted(self, until: int, most: int) -> list[RoomRow]:
        """Return rooms with a running clock in which nothing has happened since the server was down."""

    def due(self, now: int, most: int, each: int) -> list[RoomRow]:
        """Return rooms whose clock has run out or that wait for a bot; at most so many of each host."""


class Scheduler:
    """One for each process: a thread that polls, and one for each bot that may think at once."""

    def __init__(
        self,
        rooms: ScheduledRooms,
        storage: RoomFinder,
        bots: BotPool,
        time: Time,
        *,
        has_listeners: Callable[[str], bool] = lambda _room: False,
        bot_tables: int = 4,
        uptime: Uptime | None = None,
    ) -> None:
        """Take the server's parts; nothing happens before `start`.

        `has_listeners` tells whether anyone listens to a room, `bot_tables` at how many tables without
        people each owner's bots play at once, `uptime` when the server was up.
        """
        self._has_listeners = has_listeners
        self._turns = FairQueue(bot_tables)
        self._uptime = uptime
        self._outage = 0
        """The last outage that rooms were told of."""
        self._rooms = rooms
        self._storage = storage
        self._bots = bots
        self._time = time
        self.looks = 0
        """How many polls there were."""
        self._started = 0
        self._stopping = False
        self._changed = threading.Condition()
        # Everything below is guarded by the condition.
        self._waiting: dict[str, bool] = {}
        """Rooms that may wait for a bot, in order of arrival; and whether a poll found them."""
        self._owners: dict[str, str] = {}
        """The owners of rooms that wait or are served, as far as they are known."""
        self._visited: dict[str, float] = {}
        """When a person last did something in a room."""
        self._served: set[str] = set()
        self._held: dict[str, int] = {}
        """Rooms in which nothing could be done, and until when they are left alone."""
        self.threads: list[threading.Thread] = []

    def start(self) -> None:
        """Start the threads; the first poll finds the rooms."""
        self._started = self._time.now()
        for work in [self._poll_rooms, *[self._serve] * self._bots.processes]:
            thread = threading.Thread(target=work, name="scheduler", daemon=True)
            thread.start()
            self.threads.append(thread)

    def stop(self) -> None:
        """Stop within a second, and close the bots. Unfinished work is found again by the next process."""
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
            return  # a process without bots leaves them to another one
        asks_bot = self._rooms.may_wait_for_bot(room)
        by_person = threading.current_thread() not in self.threads
        with self._changed:
            self._held.pop(room, None)
            if by_person:
                self._visit(room)
            if not asks_bot:
                return  # most moves of people at a table without bots
            self._waiting[room] = False
            self._changed.notify_all()

    def idle(self, seconds: float) -> bool:
        """Wait until nothing is left to do, at most so long; tell whether that was reached. For tests."""
        with self._changed:
            return self._changed.wait_for(
                lambda: self.looks > 0 and not self._waiting and not self._served, seconds
            )

    def _visit(self, room: str) -> None:
        """Remember that a person did something here."""
        self._visited[room] = monotonic()
        if len(self._visited) > MOST_REMEMBERED:
            since = monotonic() - ATTENDED
            self._visited = {one: at for one, at in self._visited.items() if at >= since}

    def _attended(self, room: str) -> bool:
        """Tell whether someone is at a table: listens, or did something just now."""
        visited = self._visited.get(room)
        return self._has_listeners(room) or (visited is not None and monotonic() - visited < ATTENDED)

    # Bots. -------------------------------------------------------------------------------------------

    def _serve(self) -> None:
        """Serve one owner's room after the other's, one answer each."""
        while (found := self._next()) is not None:
            room, looked_for, owner = found
            began = monotonic()
            try:
                answered = self._answer(room)
                if looked_for and not answered:
                    self._hold(room)
            except SandboxStopped:
                return
            except StorageDown:
                log.warning("the storage is down; room %s waits", room)
            except Exception:
                # One broken room must not stop the others.
                log.exception("no bot could answer in room %s", room)
                self._hold(room)
            finally:
                with self._changed:
                    self._served.discard(room)
                    goes_on = room in self._waiting
                    if not goes_on:
                        self._owners.pop(room, None)
                    self._turns.end(owner, room, monotonic() - began, goes_on=goes_on)
                    self._changed.notify_all()

    def _next(self) -> tuple[str, bool, str] | None:
        """Wait for the next room; return it with its owner, or None when the scheduler stops."""
        while True:
            with self._changed:
                if self._stopping:
                    return None
                unknown = [room for room in self._waiting if room not in self._owners]
                if not unknown:
                    room = self._whose_turn()
                    if room is not None:
                        self._served.add(room)
                        return room, self._waiting.pop(room), self._owners[room]
                    self._changed.wait()
                    continue
            try:
                found = {room: self._rooms.owner(room) for room in unknown}
            except StorageDown:
                found = {}
            with self._changed:
                self._owners.update(found)
                if not found and not self._stopping:
                    self._changed.wait(INTERVAL)

    def _whose_turn(self) -> str | None:
        """Return the next room, if there is one."""
        waiting = [
            (room, self._owners[room], self._attended(room))
            for room in self._waiting
            if room not in self._served
        ]
        return self._turns.begin(waiting)

    def _answer(self, room: str) -> bool:
        """Let a bot answer, if the room waits for one and nobody has changed it meanwhile."""
        question = self._rooms.question(room)
        return question is not None and self._rooms.bot_answers(question, self._bots.answer(question))

    # Polling. ----------------------------------------------------------------------------------------

    def _poll_rooms(self) -> None:
        poll(self._look, self._rest, log)

    def _rest(self, seconds: float) -> bool:
        with self._changed:
            self.looks += 1
            self._changed.notify_all()
            return self._changed.wait_for(lambda: self._stopping, seconds)

    def _count_outage(self) -> None:
        """Tell all rooms with a running clock how long the server was down; people get time to reconnect."""
        if self._uptime is None:
            return
        self._uptime.beat()
        until = self._uptime.last_outage
        if until <= self._outage:
            return
        self._started = max(self._started, until)
        rows = self._storage.interrupted(until, MOST + len(self._held))
        for row in rows:
            if self._stopping:
                return
            if row.id not in self._held:
                self._mind(row.id, self._rooms.count_outage)
        if len(rows) <= len(self._held):
            self._outage = until

    def _look(self) -> None:
        self._count_outage()
        now = self._time.now()
        with self._changed:
            self._held = {room: until for room, until in self._held.items() if until > now}
            passed_over = len(self._held)
        # Rooms that are left alone come with each poll: they must not crowd out the others.
        clocks = now >= self._started + GRACE
        for row in self._storage.due(now if clocks else 0, MOST + passed_over, MOST_OF_EACH):
            if self._stopping:
                return
            if row.id in self._held or row.id in self._served:
                continue
            if clocks and row.due is not None and row.due <= now:
                self._mind(row.id, self._rooms.apply_timeouts)
            elif row.bot_due and now - row.changed >= OTHERS and self._bots.processes:
                with self._changed:
                    self._waiting.setdefault(row.id, True)
                    self._changed.notify_all()

    def _mind(self, room: str, act: Callable[[str], bool]) -> None:
        """Apply timeouts in a room; if nothing happened, leave it alone for a while."""
        try:
            if not act(room):
                self._hold(room)
        except StorageDown:
            raise
        except Exception:
            log.exception("the clocks of room %s could not be minded", room)
            self._hold(room)

    def _hold(self, room: str) -> None:
        """Leave a room alone for a while, unless it was changed meanwhile."""
        with self._changed:
            if room not in self._waiting:
                self._held[room] = self._time.now() + HELD
