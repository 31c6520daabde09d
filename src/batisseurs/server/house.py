"""A house: everything that one process of the server holds, put together once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from batisseurs.kernel.source import System
from batisseurs.rooms.rooms import Rooms
from batisseurs.server.bots import Asking, BotProcesses
from batisseurs.server.client_files import ClientFiles
from batisseurs.server.counted import CountedStorage
from batisseurs.server.errors import Stopping
from batisseurs.server.gathering import Gathering
from batisseurs.server.hub import Hub
from batisseurs.server.limits import Limits
from batisseurs.server.memory import settle_memory
from batisseurs.server.metrics import Metrics
from batisseurs.server.notify import make_notifier
from batisseurs.server.settings import Settings
from batisseurs.server.steward import Steward
from batisseurs.server.storage import SqlStorage
from batisseurs.server.threads import Threads
from batisseurs.server.time import ServerTime


class House:
    """Rooms, where they are kept, who listens, who minds the clocks. One for each process."""

    def __init__(self, settings: Settings, storage: SqlStorage, metrics: Metrics) -> None:
        """Put the parts together; nothing moves before `start`."""
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.time = ServerTime()
        self.threads = Threads()
        self.client = ClientFiles(settings)
        self.limits = Limits(settings)
        self.rooms = Rooms(storage, self.time, System(), self._committed, alone=settings.is_sqlite)
        self.gathering = Gathering(self.rooms, storage, self.threads)
        self.hub = Hub(self.rooms, storage, self.threads)
        bots = BotProcesses(settings.bot_processes, settings.bot_seconds, told=self._bot_answered)
        self.steward = Steward(self.rooms, storage, bots, self.time)
        self.notifier = make_notifier(settings.database)
        self.stopping = False
        self._at_work = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    def open(cls, settings: Settings, metrics: Metrics) -> House:
        """Open the database and the house around it."""
        return cls(settings, CountedStorage.open(settings.database, metrics), metrics)

    def _committed(self, room: str, version: int) -> None:
        """Tell everybody in this process of a commit, in the thread that made it."""
        self.metrics.rooms.set(len(self.rooms))
        self.hub.heard_from_a_thread(room, version)
        self.steward.wake(room)

    def _bot_answered(self, asking: Asking) -> None:
        self.metrics.bot_answers.labels(asking.bot, asking.outcome).inc()

    def _heard(self, room: str | None, version: int) -> None:
        """Hear of a commit of any process, or that some may have gone unheard."""
        if room is None:
            self.hub.look_round_from_a_thread()
        else:
            self.hub.heard_from_a_thread(room, version, self.gathering.afterwards)

    def start(self) -> None:
        """Begin, on the loop that runs now."""
        settle_memory()
        self.hub.start()
        self.notifier.start(self._heard)
        self.steward.start()

    @contextlib.contextmanager
    def at_work(self, *, anyway: bool = False) -> Iterator[None]:
        """Count something that must end before the house may close; nothing new begins in one that stops."""
        if self.stopping and not anyway:
            raise Stopping
        self._at_work += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._at_work -= 1
            if not self._at_work:
                self._idle.set()

    async def drain(self, seconds: float) -> None:
        """Begin nothing new, say goodbye to all who listen, and wait until what has begun is answered."""
        self.stopping = True
        self.hub.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._idle.wait()

    async def close(self) -> None:
        """Give everything back."""
        self.stopping = True
        self.hub.stop()
        await self.threads.run(self.steward.stop)
        await self.threads.run(self.notifier.close)
        await self.gathering.close()
        self.threads.stop()
        self.storage.close()
