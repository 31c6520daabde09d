"""The commit queue: moves that are decided in the loop while others are being written share the next commit.

Making a commit durable takes longer than everything else about a move. One trip to a thread and one commit
serve all moves that came meanwhile; each learns only its own outcome, after the commit.

The queue has its own thread: the server's threads may all be waiting for a room that is released only when
its move is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from batisseurs.rooms.fast_path import PendingCommand
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.storage import Addition, Conflict
from batisseurs.rooms.views.model import Answer
from batisseurs.server.process.threads import Threads

log = logging.getLogger(__name__)

Outcome = asyncio.Future[Exception | None]
"""The error of a move, if there was one."""


class BatchStorage(Protocol):
    """Where moves are stored: `storage.SqlStorage`."""

    def append_all(self, additions: Sequence[Addition]) -> list[Exception | None]:
        """Add to several rooms in one commit; return the error of each."""


class CommitQueue:
    """Moves that are decided and wait for the disk. Called in the loop only."""

    def __init__(self, rooms: Rooms, storage: BatchStorage, threads: Threads) -> None:
        """Take the rooms, their storage, and the server's threads for work that nobody waits for."""
        self._rooms = rooms
        self._storage = storage
        self._threads = threads
        self._writing = Threads(1)
        self._waiting: list[tuple[PendingCommand, Outcome]] = []
        self._busy: asyncio.Task[None] | None = None
        self._under_way: dict[str, Outcome] = {}
        self._snapshots: set[asyncio.Task[None]] = set()

    async def keep(self, begun: PendingCommand) -> Answer | None:
        """Wait until a move is stored, and answer it; None if another came first and it must be tried again.

        A client that goes away stops nothing: the room is released when the outcome is known.
        """
        loop = asyncio.get_running_loop()
        outcome: Outcome = loop.create_future()
        self._waiting.append((begun, outcome))
        self._under_way[begun.room] = outcome
        if self._busy is None:
            self._busy = loop.create_task(self._keep_all())
        error = await outcome
        if isinstance(error, Conflict):
            return None
        if error is not None:
            raise error
        return begun.answer

    def when_settled(self, room: str, work: Callable[[], None]) -> None:
        """Call something when a room's pending move is settled, now if there is none.

        PostgreSQL's notification of a move may arrive before its outcome: a look at that moment would wait
        for the room, in a thread, only to read what is about to be known anyway.
        """
        outcome = self._under_way.get(room)
        if outcome is None:
            work()
        else:
            outcome.add_done_callback(lambda _: work())

    async def close(self) -> None:
        """Wait until every room is released: threads that wait for one would never end."""
        while under_way := [*self._snapshots, *([self._busy] if self._busy is not None else [])]:
            await asyncio.wait(under_way)
        self._writing.stop()

    async def _keep_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                errors = await self._tried([begun for begun, _ in group])
                for (begun, outcome), error in zip(group, errors, strict=True):
                    self._settle(begun, error)
                    self._under_way.pop(begun.room, None)
                    if not outcome.done():  # nobody waits for it any more
                        outcome.set_result(error)
        finally:
            self._busy = None

    async def _tried(self, group: list[PendingCommand]) -> list[Exception | None]:
        try:
            return await self._writing.run(self._write, group)
        except Exception as error:  # noqa: BLE001  told to all who wait
            return [_for_another(error) for _ in group]

    def _write(self, group: list[PendingCommand]) -> list[Exception | None]:
        return self._storage.append_all([begun.addition() for begun in group])

    def _settle(self, begun: PendingCommand, error: Exception | None) -> None:
        """Release a room. An error here affects neither other moves nor the answer."""
        if error is not None:
            begun.not_kept()
            return
        room = begun.room
        try:
            snapshot = begun.kept(self._rooms.committed)
        except Exception:
            log.exception("room %s was kept, and then something went wrong", room)
            return
        if snapshot is not None:
            task = asyncio.get_running_loop().create_task(
                self._threads.run(self._rooms.keep_snapshot, room, snapshot)
            )
            self._snapshots.add(task)
            task.add_done_callback(self._snapshots.discard)


def _for_another(error: Exception) -> Exception:
    """Return a new error for each caller: one exception must not be raised in several tasks."""
    mine = RuntimeError("choices could not be kept")
    mine.__cause__ = error
    return mine
