"""Everything that one process of the server holds."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator

from prometheus_client import Gauge

from batisseurs.kernel.source import System
from batisseurs.rooms.service import MEGABYTE, Rooms
from batisseurs.rooms.storage import PEOPLE
from batisseurs.server.bots.pool import BotAnswer, BotPool
from batisseurs.server.errors import Stopping
from batisseurs.server.http.client_files import ClientFiles
from batisseurs.server.http.rate_limits import Limits
from batisseurs.server.operations.maintenance import Maintenance
from batisseurs.server.process.clock import ServerTime
from batisseurs.server.process.garbage_collection import tune_garbage_collection
from batisseurs.server.process.health import WriteCheck
from batisseurs.server.process.metrics import Metrics
from batisseurs.server.process.threads import Threads
from batisseurs.server.process.uptime import Uptime
from batisseurs.server.realtime.hub import Hub
from batisseurs.server.realtime.notifications import make_notifier
from batisseurs.server.realtime.presence import presence_heard
from batisseurs.server.sandbox.uploads import Uploads
from batisseurs.server.scheduler import Scheduler
from batisseurs.server.settings import Settings
from batisseurs.server.storage import SqlStorage
from batisseurs.server.storage.commit_queue import CommitQueue
from batisseurs.server.storage.moderation import ModerationStorage
from batisseurs.server.storage.storage_metrics import CountedStorage

SUGGESTIONS = 2
"""How many suggestions are worked out at once: each keeps a thread waiting for a bot."""
GOODBYE = 1.0
"""Seconds to tell all listeners that the server stops."""


class Counter:
    """Counts what is running, and waits until it is zero."""

    def __init__(self, gauge: Gauge | None = None) -> None:
        """Start at zero; a gauge shows the number in the metrics."""
        self._number = 0
        self._gauge = gauge
        self._none = asyncio.Event()
        self._none.set()

    @contextlib.contextmanager
    def count(self) -> Iterator[None]:
        """Count one while the block runs."""
        self._number += 1
        self._none.clear()
        if self._gauge is not None:
            self._gauge.inc()
        try:
            yield
        finally:
            self._number -= 1
            if self._gauge is not None:
                self._gauge.dec()
            if not self._number:
                self._none.set()

    async def wait_for_zero(self, seconds: float) -> None:
        """Wait for zero, at most this long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._none.wait()


class ServerState:
    """Rooms, their storage, the hub, the scheduler. One for each process."""

    def __init__(
        self, settings: Settings, storage: SqlStorage, metrics: Metrics, limits: Limits | None = None
    ) -> None:
        """Put the parts together; nothing runs before `start`."""
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.time = ServerTime()
        self.threads = Threads()
        self.client = ClientFiles(settings)
        self.writes = WriteCheck(storage)
        self.limits = limits or Limits(settings)
        self.uploads = Uploads(settings, self.limits)
        self.uptime = Uptime(storage, self.time, alone=settings.is_sqlite)
        self.rooms = Rooms(
            storage,
            self.time,
            System(),
            self._committed,
            alone=settings.is_sqlite,
            prepare=self.uploads.prepare,
            uptime=self.uptime,
            most_in_memory=settings.rooms_megabytes * MEGABYTE,
            quota=settings.guest_megabytes * MEGABYTE,
            listed_marks=settings.listed_marks,
        )
        self.commit_queue = CommitQueue(self.rooms, storage, self.threads)
        self.hub = Hub(
            self.rooms, storage, self.threads, tell_others=storage.tell_others if storage.tells else None
        )
        self.bots = bots = BotPool(
            settings.bot_processes,
            settings.bot_seconds,
            settings.process_megabytes,
            told=self._bot_answered,
        )
        self.scheduler = Scheduler(
            self.rooms,
            storage,
            bots,
            self.time,
            has_listeners=self.hub.has_listeners,
            bot_tables=settings.bot_tables,
            uptime=self.uptime,
        )
        self.suggesting = threading.BoundedSemaphore(SUGGESTIONS)
        self.notifier = make_notifier(settings.database)
        self.hosting = ModerationStorage(storage)
        self.maintenance = Maintenance(self.hosting, self, settings, self.time)
        self.stopping = False
        self._at_work = Counter(metrics.track_task)
        self._listening = Counter()

    @classmethod
    def open(cls, settings: Settings, metrics: Metrics, limits: Limits | None = None) -> ServerState:
        """Open the database and the server around it."""
        return cls(settings, CountedStorage.open(settings.database, metrics), metrics, limits)

    def _committed(self, room: str, version: int) -> None:
        """Tell everyone in this process of a commit, in the thread that made it."""
        self.metrics.rooms.set(len(self.rooms))
        self.hub.notify_threadsafe(room, version)
        self.scheduler.wake(room)

    def _bot_answered(self, asking: BotAnswer) -> None:
        self.metrics.bot_answers.labels(asking.bot, asking.outcome).inc()

    def _heard(self, room: str | None, version: int) -> None:
        """Handle a commit of any process; None: some may have been missed."""
        if room is None:
            self.hub.check_all_threadsafe()
        elif (present := presence_heard(room, version)) is not None:
            self.hub.heard_here_threadsafe(*present)
        else:
            self.hub.notify_threadsafe(room, version, self.commit_queue.when_settled)

    def room_was_changed(self, room: str) -> None:
        """Reload a room that the admin has changed, and show it to all listeners."""
        self.rooms.drop(room)
        self.hub.notify_threadsafe(room, PEOPLE)
        self.scheduler.wake(room)

    def guest_was_changed(self, guest: str, ended: str) -> None:
        """Forget cached guests, and disconnect this one if there is a reason."""
        self.storage.reload_guests()
        if ended:
            self.hub.disconnect_threadsafe(guest, ended)

    def start(self) -> None:
        """Start, on the running loop."""
        tune_garbage_collection()
        self.hub.start()
        self.notifier.start(self._heard)
        self.scheduler.start()
        self.maintenance.start()

    def track_task(self) -> contextlib.AbstractContextManager[None]:
        """Count something that must finish before the server closes; refused in a server that stops."""
        if self.stopping:
            raise Stopping
        return self._at_work.count()

    def listening(self) -> contextlib.AbstractContextManager[None]:
        """Count a listener that is to get a goodbye, also in a server that stops."""
        return self._listening.count()

    async def drain(self, seconds: float) -> None:
        """Start nothing new, say goodbye to all listeners, and wait until running requests are answered.

        A listener that does not read is not waited for.
        """
        self.stopping = True
        self.hub.stop()
        await self._listening.wait_for_zero(GOODBYE)
        await self._at_work.wait_for_zero(seconds)

    async def close(self) -> None:
        """Close everything."""
        self.stopping = True
        self.hub.stop()
        await self.threads.run(self.maintenance.stop)
        await self.threads.run(self.scheduler.stop)
        self.uploads.close()
        await self.threads.run(self.notifier.close)
        await self.commit_queue.close()
        self.threads.stop()
        self.storage.close()
