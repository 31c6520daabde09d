"""Bots at the table: a few guarded processes that think, so that the server never does.

A bot that takes too long, dies or answers nonsense is ended and its process replaced; the table gets a choice
of the random bot instead and goes on. What goes to a process is in `worker.BotTask`: a concealed table and
nothing else of the room.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from batisseurs.kernel import BatisseursError, Source, System, choice_text
from batisseurs.rooms.views.model import BotQuestion
from batisseurs.server.bots.worker import BotTask, answer, table_of
from batisseurs.server.sandbox.processes import Outcome, SandboxLimits, SandboxPool, SandboxStopped

__all__ = ["BotAnswer", "BotPool", "SandboxStopped"]

WORKER = "batisseurs.server.bots.worker"
SEEDS = 2**31
LONGEST = 10_000
"""How many bytes of an answer are read: no choice has so many."""
THINKING = 500
"""Of each second after which a bot is ended it may think so many milliseconds; the machine may be busy."""
MEGABYTES = 128
"""How much memory a process may take if nobody says."""


class BotAnswer(NamedTuple):
    """What became of a question: for logs and metrics, which see nothing of the table."""

    bot: str
    game: str
    outcome: Outcome
    """All but "answered" mean that the random bot chose in the bot's place."""
    seconds: float


class BotPool:
    """So many processes, each of which answers one question at a time. Safe to call from several threads."""

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
        """Say how many, how long a bot may think, where its luck comes from, and whom to tell how it went."""
        self.processes = processes
        self.guarded = SandboxPool(worker, processes, SandboxLimits(seconds, megabytes, LONGEST))
        self._chance = chance if chance is not None else System()
        self._told = told
        self._milliseconds = max(1, int(seconds * THINKING))

    def answer(self, question: BotQuestion) -> str:
        """Return what the bot chooses, in words; what the random bot chooses if it fails. Waits for both."""
        began = time.monotonic()
        asked = BotTask(
            bot=question.bot,
            game=question.game,
            components=question.components,
            seat=question.seat,
            table=question.table,
            seed=self._chance.below(SEEDS),
            milliseconds=self._milliseconds,
        )
        reply = self.guarded.ask(msgspec.msgpack.encode(asked), lambda said: _legal(asked, said))
        if reply.outcome == "answered":
            text = reply.data.decode()
        else:
            text = answer(msgspec.structs.replace(asked, bot="random"))
        self._told(BotAnswer(question.bot, question.game, reply.outcome, time.monotonic() - began))
        return text

    def pids(self) -> list[int]:
        """Return the processes that live now."""
        return self.guarded.pids()

    def close(self) -> None:
        """End all processes; whoever still waits for one gets `SandboxStopped`."""
        self.guarded.close()


def _legal(asked: BotTask, said: bytes) -> bool:
    """Tell whether the words are a choice; a concealed table offers its seat the choices of the real one."""
    try:
        choice_text.find_choice(table_of(asked), asked.seat, said.decode())
    except (BatisseursError, UnicodeDecodeError):
        return False
    return True
