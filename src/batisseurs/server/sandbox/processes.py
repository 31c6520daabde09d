"""Guarded processes: what may take too long or too much memory happens there, never in the server.

Bots think in them, and files of guests are read in them (`uploads.py`). A process that takes too
long, takes too much memory or dies is ended and replaced; who asked is told which it was. What a process is
told is in the question, and nothing else of the server: see `worker`.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Literal, NamedTuple

from batisseurs.server.sandbox.worker import COST

STARTING = 60.0
"""How many seconds a process may take to start on a busy machine; no question's time."""
KEPT = ("HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "PATH", "SYSTEMROOT", "TMPDIR", "TZ")
"""What a process gets of the environment: not the server's settings, of which some are secret."""

Outcome = Literal["answered", "late", "died", "nonsense"]
"""How asking ended."""


class SandboxStopped(Exception):  # noqa: N818  what it is, not that it is wrong
    """The processes were sent away while one of them was at work."""


class SandboxReply(NamedTuple):
    """What came of a question."""

    outcome: Outcome
    data: bytes = b""
    seconds: float = 0.0
    """Of a processor, that it took."""


class SandboxLimits(NamedTuple):
    """What one question may take."""

    seconds: float
    megabytes: int
    longest: int
    """How many bytes of an answer are read."""


class SandboxPool:
    """So many processes, each of which answers one question at a time. Safe to call from several threads."""

    def __init__(self, worker: str, processes: int, guard: SandboxLimits) -> None:
        """Say which module runs in them, how many there are, and what they may take."""
        self.guard = guard
        self._worker = worker
        self._stopped = False
        self._living: set[_Process] = set()
        # The last that answered is the first to be asked: no more are started than are needed at once.
        self._free: queue.LifoQueue[_Process | None] = queue.LifoQueue()
        for _ in range(processes):
            self._free.put(None)  # started when first needed

    def ask(self, data: bytes, good: Callable[[bytes], bool] = lambda _data: True) -> SandboxReply:
        """Return what a process answers, once one is free. An answer that is not `good` is nonsense."""
        process = self._free.get()
        try:
            if self._stopped:
                raise SandboxStopped
            try:
                process = self._living_one(process)
            except OSError:  # the system has no room for another process now
                process = None
                return SandboxReply("died")
            reply = process.ask(data, self.guard)
            if reply.outcome == "answered" and not good(reply.data):
                reply = reply._replace(outcome="nonsense")
            if reply.outcome != "answered" or self._stopped:
                self._living.discard(process)
                process.end()
                process = None
            if self._stopped:
                raise SandboxStopped
            return reply
        finally:
            self._free.put(process)

    def _living_one(self, process: _Process | None) -> _Process:
        if process is not None:
            if process.lives():
                return process
            self._living.discard(process)
            process.end()
        process = _Process(self._worker, self.guard)
        self._living.add(process)
        if self._stopped:  # somebody closed while it was being started, and did not see it
            process.kill()
        return process

    def pids(self) -> list[int]:
        """Return the processes that live now."""
        return [process.pid for process in list(self._living)]

    def close(self) -> None:
        """End all processes; whoever still waits for one gets `SandboxStopped`."""
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
            self._free.put(None)  # whoever waits for its turn gets it, and `SandboxStopped`


class _Process:
    """One process and this end of the connection to it."""

    def __init__(self, worker: str, guard: SandboxLimits) -> None:
        """Start it: afresh, with no file of this process but its end, and deaf to this terminal's Ctrl-C."""
        self._connection, other = multiprocessing.Pipe()
        # A process of `subprocess`, not of `multiprocessing`: a server's worker may not have children there.
        with other:
            numbers = (other.fileno(), guard.seconds, guard.megabytes)
            self._popen = subprocess.Popen(  # noqa: S603  our own module, with numbers for arguments
                [sys.executable, "-P", "-m", worker, *map(str, numbers)],
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

    def ask(self, data: bytes, guard: SandboxLimits) -> SandboxReply:
        """Return its answer to a question, and whether there was one in time."""
        began = time.monotonic()
        try:
            if not self._started:
                if not self._connection.poll(STARTING):
                    return SandboxReply("died")
                self._connection.recv_bytes()
                self._started = True
            began = time.monotonic()
            self._connection.send_bytes(data)
            if not self._connection.poll(guard.seconds):
                return SandboxReply("late", seconds=time.monotonic() - began)
            answer = self._connection.recv_bytes(guard.longest)
        except (EOFError, OSError):
            return SandboxReply("died", seconds=time.monotonic() - began)
        passed = time.monotonic() - began
        if len(answer) < COST.size:
            return SandboxReply("nonsense", seconds=passed)
        (seconds,) = COST.unpack_from(answer)
        # What it says itself counts as far as it can be.
        return SandboxReply(
            "answered",
            answer[COST.size :],
            min(max(seconds, 0.0), passed) if math.isfinite(seconds) else passed,
        )

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
