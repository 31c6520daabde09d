"""Bots at the table: a few processes that think, so that the server never does.

A bot that takes too long, dies or answers nonsense is ended and its process replaced; the table gets a choice
of the random bot instead and goes on. What goes to a process is in `bot_worker.Asked`: a concealed table and
nothing else of the room.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec

from batisseurs.kernel import BatisseursError, Source, System, words
from batisseurs.rooms.seen import BotQuestion
from batisseurs.server.bot_worker import Asked, answer, table_of

WORKER = "batisseurs.server.bot_worker"
STARTING = 60.0
"""How many seconds a process may take to start on a busy machine; no bot's time."""
SEEDS = 2**31
LONGEST = 10_000
"""How many bytes of an answer are read: no choice has so many."""
KEPT = ("HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "PATH", "SYSTEMROOT", "TMPDIR", "TZ")
"""What a process gets of the environment: not the server's settings, of which some are secret."""

Outcome = Literal["answered", "late", "died", "nonsense"]
"""How asking a bot ended. All but the first mean that the random bot chose in its place."""


class Stopped(Exception):  # noqa: N818  what it is, not that it is wrong
    """The bots were sent away while one of them was thinking."""


class Asking(NamedTuple):
    """What became of a question: for logs and metrics, which see nothing of the table."""

    bot: str
    game: str
    outcome: Outcome
    seconds: float


class BotProcesses:
    """So many processes, each of which answers one question at a time. Safe to call from several threads."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        *,
        chance: Source | None = None,
        told: Callable[[Asking], None] = lambda _asking: None,
        worker: str = WORKER,
    ) -> None:
        """Say how many, how long a bot may think, where its luck comes from, and whom to tell how it went."""
        self.processes = processes
        self.seconds = seconds
        self._chance = chance if chance is not None else System()
        self._told = told
        self._worker = worker
        self._stopped = False
        self._living: set[_Process] = set()
        # The last that answered is the first to be asked: no more are started than are needed at once.
        self._free: queue.LifoQueue[_Process | None] = queue.LifoQueue()
        for _ in range(processes):
            self._free.put(None)  # started when first needed: a house without bots has no processes

    def answer(self, question: BotQuestion) -> str:
        """Return what the bot chooses, in words; what the random bot chooses if it fails. Waits for both."""
        began = time.monotonic()
        asked = Asked(
            bot=question.bot,
            game=question.game,
            components=question.components,
            seat=question.seat,
            table=question.table,
            seed=self._chance.below(SEEDS),
        )
        text, outcome = self._ask(asked)
        if outcome != "answered":
            text = answer(msgspec.structs.replace(asked, bot="random"))
        self._told(Asking(question.bot, question.game, outcome, time.monotonic() - began))
        return text

    def _ask(self, asked: Asked) -> tuple[str, Outcome]:
        process = self._free.get()
        try:
            if self._stopped:
                raise Stopped
            try:
                process = self._living_one(process)
            except OSError:  # the system has no room for another process now
                process = None
                return "", "died"
            text, outcome = process.ask(msgspec.msgpack.encode(asked), self.seconds)
            if outcome == "answered" and not _legal(asked, text):
                outcome = "nonsense"
            if outcome != "answered" or self._stopped:
                self._living.discard(process)
                process.end()
                process = None
            if self._stopped:
                raise Stopped
            return text, outcome
        finally:
            self._free.put(process)

    def _living_one(self, process: _Process | None) -> _Process:
        if process is not None:
            if process.lives():
                return process
            self._living.discard(process)
            process.end()
        process = _Process(self._worker, self.seconds)
        self._living.add(process)
        if self._stopped:  # somebody closed while it was being started, and did not see it
            process.kill()
        return process

    def pids(self) -> list[int]:
        """Return the processes that live now."""
        return [process.pid for process in list(self._living)]

    def close(self) -> None:
        """End all processes; whoever still waits for one gets `Stopped`."""
        self._stopped = True
        for process in list(self._living):
            process.kill()  # whoever waits for it notices that it is gone, and gives the rest back
        places = []
        with contextlib.suppress(queue.Empty):
            while True:
                places.append(self._free.get_nowait())
        for idle in places:
            if idle is not None:
                self._living.discard(idle)
                idle.end()
            self._free.put(None)  # whoever waits for its turn gets it, and `Stopped`


class _Process:
    """One process and this end of the connection to it."""

    def __init__(self, worker: str, seconds: float) -> None:
        """Start it: afresh, with no file of this process but its end, and deaf to this terminal's Ctrl-C."""
        self._connection, other = multiprocessing.Pipe()
        # A process of `subprocess`, not of `multiprocessing`: a server's worker may not have children there.
        with other:
            self._popen = subprocess.Popen(  # noqa: S603  our own module, with numbers for arguments
                [sys.executable, "-P", "-m", worker, str(other.fileno()), str(seconds)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[other.fileno()],
                env=_environment(),
                process_group=0,
            )
        self._started = False

    @property
    def pid(self) -> int:
        """Its number."""
        return self._popen.pid

    def lives(self) -> bool:
        """Tell whether it lives: the system, short of memory, may have ended it since it last answered."""
        return self._popen.poll() is None

    def ask(self, data: bytes, seconds: float) -> tuple[str, Outcome]:
        """Return its answer to a question, and whether there was one in time."""
        try:
            if not self._started:
                if not self._connection.poll(STARTING):
                    return "", "died"
                self._connection.recv_bytes()
                self._started = True
            self._connection.send_bytes(data)
            if not self._connection.poll(seconds):
                return "", "late"
            return self._connection.recv_bytes(LONGEST).decode(), "answered"
        except UnicodeDecodeError:
            return "", "nonsense"
        except (EOFError, OSError):
            return "", "died"

    def kill(self) -> None:
        """Kill it, if it still lives."""
        self._popen.kill()

    def end(self) -> None:
        """Kill it and give everything back."""
        self._popen.kill()
        self._popen.wait()
        self._connection.close()


def _environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return kept | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def _legal(asked: Asked, text: str) -> bool:
    """Tell whether the words are a choice; a concealed table offers its seat the choices of the real one."""
    try:
        words.find_choice(table_of(asked), asked.seat, text)
    except BatisseursError:
        return False
    return True
