"""Keeping what was decided in the loop: what comes while others are being kept goes into the next commit.

Making a commit durable takes longer than everything else about a move. One trip to a thread, one commit and
one way back serve all who have come meanwhile; each is told only of its own outcome, and only afterwards.

It has a thread of its own: the server's may all be waiting for a room that is given back only when its
choice is kept.
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
"""What went wrong with a choice, if anything did."""


class BatchStorage(Protocol):
    """Where it is kept: `storage.SqlStorage`."""

    def append_all(self, additions: Sequence[Addition]) -> list[Exception | None]:
        """Add what belongs to several rooms in one commit; say for each what went wrong."""


class CommitQueue:
    """Choices that are decided and wait for the disk. Called in the loop only."""

    def __init__(self, rooms: Rooms, storage: BatchStorage, threads: Threads) -> None:
        """Take the rooms, where they are kept, and the threads of the server, for what nobody waits for."""
        self._rooms = rooms
        self._storage = storage
        self._threads = threads
        self._writing = Threads(1)
        self._waiting: list[tuple[PendingCommand, Outcome]] = []
        self._busy: asyncio.Task[None] | None = None
        self._under_way: dict[str, Outcome] = {}
        self._snapshots: set[asyncio.Task[None]] = set()

    async def keep(self, begun: PendingCommand) -> Answer | None:
        """Wait until a choice is kept and answer it; None if somebody was first and it must be tried anew.

        Who goes away meanwhile stops nothing: the room is given back when the outcome is known.
        """
        loop = asyncio.get_running_loop()
        outcome: Outcome = loop.create_future()
        self._waiting.append((begun, outcome))
        self._under_way[begun.addition.row.id] = outcome
        if self._busy is None:
            self._busy = loop.create_task(self._keep_all())
        error = await asyncio.shield(outcome)
        if isinstance(error, Conflict):
            return None
        if error is not None:
            raise error
        return begun.answer

    def afterwards(self, room: str, work: Callable[[], None]) -> None:
        """Do something when a room's choice is settled, now if none is under way.

        PostgreSQL's news of a choice may be here before its outcome: who looked then would wait for the room,
        in a thread, only to read again what is about to be told anyway.
        """
        outcome = self._under_way.get(room)
        if outcome is None:
            work()
        else:
            outcome.add_done_callback(lambda _: work())

    async def close(self) -> None:
        """Wait until every room is given back: threads that wait for one would never end."""
        while under_way := [*self._snapshots, *([self._busy] if self._busy is not None else [])]:
            await asyncio.wait(under_way)
        self._writing.stop()

    async def _keep_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                errors = await self._tried([begun.addition for begun, _ in group])
                for (begun, outcome), error in zip(group, errors, strict=True):
                    self._settle(begun, error)
                    self._under_way.pop(begun.addition.row.id, None)
                    outcome.set_result(error)
        finally:
            self._busy = None

    async def _tried(self, additions: list[Addition]) -> list[Exception | None]:
        try:
            return await self._writing.run(self._storage.append_all, additions)
        except Exception as error:  # noqa: BLE001  told to all who wait
            return [_for_another(error) for _ in additions]

    def _settle(self, begun: PendingCommand, error: Exception | None) -> None:
        """Give a room back. What goes wrong with it takes nothing from the others, nor from the answer."""
        if error is not None:
            begun.not_kept()
            return
        room = begun.addition.row.id
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
    """Return an error for each who waits: one exception must not be raised in several tasks."""
    mine = RuntimeError("choices could not be kept")
    mine.__cause__ = error
    return mine
