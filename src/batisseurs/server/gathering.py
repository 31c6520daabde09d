"""Keeping what was decided in the loop: what comes while others are being kept goes into the next commit.

Making a commit durable takes longer than everything else about a move. One trip to a thread, one commit and
one way back serve all who have come meanwhile; each is told only of its own outcome, and only afterwards.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence
from typing import Protocol

from batisseurs.rooms.at_once import Begun
from batisseurs.rooms.rooms import Rooms
from batisseurs.rooms.seen import Answer
from batisseurs.rooms.storage import Addition, Conflict
from batisseurs.server.threads import Threads


class Keeping(Protocol):
    """Where it is kept: `storage.SqlStorage`."""

    def append_all(self, additions: Sequence[Addition]) -> list[Exception | None]:
        """Add what belongs to several rooms in one commit; say for each what went wrong."""


class Gathering:
    """Choices that are decided and wait for the disk. Called in the loop only."""

    def __init__(self, rooms: Rooms, storage: Keeping, threads: Threads) -> None:
        """Take the rooms, where they are kept, and the threads that wait for it."""
        self._rooms = rooms
        self._storage = storage
        self._run = threads.run
        self._waiting: list[tuple[Begun, asyncio.Future[None]]] = []
        self._busy: asyncio.Task[None] | None = None
        self._snapshots: set[asyncio.Task[None]] = set()

    async def keep(self, begun: Begun) -> Answer | None:
        """Wait until a choice is kept and answer it; None if somebody was first and it must be tried anew.

        Who goes away meanwhile stops nothing: the room is given back when the outcome is known.
        """
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[None] = loop.create_future()
        outcome.add_done_callback(functools.partial(self._settle, begun))
        self._waiting.append((begun, outcome))
        if self._busy is None:
            self._busy = loop.create_task(self._keep_all())
        try:
            await asyncio.shield(outcome)
        except Conflict:
            return None
        return begun.answer

    async def _keep_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                errors = await self._tried([begun.addition for begun, _ in group])
                for (_, outcome), error in zip(group, errors, strict=True):
                    if error is None:
                        outcome.set_result(None)
                    else:
                        outcome.set_exception(error)
        finally:
            self._busy = None

    async def _tried(self, additions: list[Addition]) -> list[Exception | None]:
        try:
            return await self._run(self._storage.append_all, additions)
        except Exception as error:  # noqa: BLE001  told to all who wait
            return [error] * len(additions)

    def _settle(self, begun: Begun, outcome: asyncio.Future[None]) -> None:
        if outcome.exception() is not None:
            begun.not_kept()
            return
        snapshot = begun.kept(self._rooms.committed)
        if snapshot is not None:
            room = begun.addition.row.id
            task = asyncio.get_running_loop().create_task(
                self._run(self._rooms.keep_snapshot, room, snapshot)
            )
            self._snapshots.add(task)
            task.add_done_callback(self._snapshots.discard)
