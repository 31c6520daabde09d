"""Bots at the table: a few guarded processes that think, so that the server never does.

A bot that takes too long, dies or answers nonsense is killed and its process replaced; `casual` chooses
instead (at random if it fails too), and the game continues. A process gets a `worker.BotTask`: a concealed
table and nothing else of the room.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from batisseurs.bots import STAND_IN
from batisseurs.bots.suggestion import Suggestion
from batisseurs.kernel import BatisseursError, Source, System, choice_text
from batisseurs.rooms.views.model import BotQuestion
from batisseurs.server.bots.worker import BotTask, answer, table_of
from batisseurs.server.sandbox.processes import (
    Outcome,
    SandboxLimits,
    SandboxPool,
    SandboxReply,
    SandboxStopped,
)

__all__ = ["BotAnswer", "BotPool", "SandboxStopped"]

WORKER = "batisseurs.server.bots.worker"
SEEDS = 2**31
SUGGESTED = 1
"""The seed of suggestions: who asks twice is told the same."""
LONGEST = 10_000
"""The longest answer in bytes; no choice is longer."""
THINKING = 500
"""Milliseconds a bot may think for each second of its time limit; the machine may be busy."""
MEGABYTES = 128
"""The default memory limit of a process."""


class BotAnswer(NamedTuple):
    """How asking a bot ended: for logs and metrics, which know nothing of the table."""

    bot: str
    game: str
    outcome: Outcome
    """Everything except "answered" means that another bot chose instead."""
    seconds: float


class BotPool:
    """Several processes; each answers one question at a time. Thread-safe."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        megabytes: int = MEGABYTES,
        *,
        chance: Source | None = None,
        told: Callable[[BotAnswer], None] = lambda _asking: None,
        worker: str = WORKER,
    ) -> None:
        """Take the number of processes, their limits, the random source, and a listener for answers."""
        self.processes = processes
        self.guarded = SandboxPool(worker, processes, SandboxLimits(seconds, megabytes, LONGEST))
        self._chance = chance if chance is not None else System()
        self._told = told
        self._milliseconds = max(1, int(seconds * THINKING))
        self._thinking = 0
        self._count = threading.Lock()

    def answer(self, question: BotQuestion) -> str:
        """Return the bot's choice as text, or another bot's if it fails. Blocks."""
        began = time.monotonic()
        with self._count:
            self._thinking += 1
            cores = cores_for(self._thinking)
        asked = BotTask(
            bot=question.bot,
            game=question.game,
            components=question.components,
            seat=question.seat,
            table=question.table,
            seed=self._chance.below(SEEDS),
            milliseconds=self._milliseconds,
            cores=cores,
        )
        try:
            reply = self._ask(asked)
            text = reply.data.decode() if reply.outcome == "answered" else self._instead(asked)
        finally:
            with self._count:
                self._thinking -= 1
        self._told(BotAnswer(question.bot, question.game, reply.outcome, time.monotonic() - began))
        return text

    def _ask(self, asked: BotTask) -> SandboxReply:
        return self.guarded.ask(msgspec.msgpack.encode(asked), lambda said: _legal(asked, said))

    def _instead(self, asked: BotTask) -> str:
        """Choose for a bot that failed: as the next best one, and at random if that fails too."""
        if asked.bot != STAND_IN:
            reply = self._ask(msgspec.structs.replace(asked, bot=STAND_IN))
            if reply.outcome == "answered":
                return reply.data.decode()
        return answer(msgspec.structs.replace(asked, bot="random"))

    def suggest(self, question: BotQuestion) -> tuple[Suggestion | None, float]:
        """Return a suggested move and the seconds that it took; None if there is none in time. Blocks."""
        asked = BotTask(
            bot=question.bot,
            game=question.game,
            components=question.components,
            seat=question.seat,
            table=question.table,
            seed=SUGGESTED,
            suggests=True,
        )
        reply = self.guarded.ask(msgspec.msgpack.encode(asked))
        if reply.outcome != "answered":
            return None, reply.seconds
        found = msgspec.msgpack.decode(reply.data, type=Suggestion)
        return (found if _legal(asked, found.text.encode()) else None), reply.seconds

    def pids(self) -> list[int]:
        """Return the running processes."""
        return self.guarded.pids()

    def close(self) -> None:
        """Kill all processes; callers that still wait get `SandboxStopped`."""
        self.guarded.close()


def cores_for(thinking: int) -> int:
    """Return how many cores each of so many bots may use: one is left for the server."""
    return max(((os.cpu_count() or 1) - 1) // thinking, 1)


def _legal(asked: BotTask, said: bytes) -> bool:
    """Tell whether the text is a choice. A concealed table offers its seat the choices of the real one."""
    try:
        choice_text.find_choice(table_of(asked), asked.seat, said.decode())
    except (BatisseursError, UnicodeDecodeError):
        return False
    return True
