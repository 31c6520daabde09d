"""Guarded processes: what may take too long or too much memory happens there, never in the server.

Bots think in them, and guests' files are read in them (`uploads.py`). A process that takes too long, takes
too much memory or dies is killed and replaced; the caller is told which it was. A process knows its question
and nothing else of the server: see `worker`.
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
"""Seconds a process may take to start on a busy machine; not charged to any question."""
KEPT = ("HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "PATH", "SYSTEMROOT", "TMPDIR", "TZ")
"""The environment of a process: without the server's settings, some of which are secret."""

Outcome = Literal["answered", "late", "died", "nonsense"]
"""How a question ended."""


class SandboxStopped(Exception):  # noqa: N818  what it is, not that it is wrong
    """The pool was closed while a process was working."""


class SandboxReply(NamedTuple):
    """The answer to a question, and what it cost."""

    outcome: Outcome
    data: bytes = b""
    seconds: float = 0.0
    """Processor seconds that it took."""


class SandboxLimits(NamedTuple):
    """The limits for one question."""

    seconds: float
    megabytes: int
    longest: int
    """The longest answer in bytes."""


class SandboxPool:
    """Several processes; each answers one question at a time. Thread-safe."""

    def __init__(self, worker: str, processes: int, guard: SandboxLimits) -> None:
        """Take the module that runs in them, how many there are, and their limits."""
        self.guard = guard
        self._worker = worker
        self._stopped = False
        self._living: set[_Process] = set()
        # The last to answer is the next to be asked, so no more are started than are needed at once.
        self._free: queue.LifoQueue[_Process | None] = queue.LifoQueue()
        for _ in range(processes):
            self._free.put(None)  # started when first needed

    def ask(self, data: bytes, good: Callable[[bytes], bool] = lambda _data: True) -> SandboxReply:
        """Return the answer of the next free process. An answer that is not `good` counts as nonsense."""
        process = self._free.get()
        try:
            if self._stopped:
                raise SandboxStopped
            try:
                process = self._living_one(process)
            except OSError:  # the system cannot start another process now
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
        if self._stopped:  # the pool was closed while it was starting
            process.kill()
        return process

    def pids(self) -> list[int]:
        """Return the running processes."""
        return [process.pid for process in list(self._living)]

    def close(self) -> None:
        """Kill all processes; callers that still wait get `SandboxStopped`."""
        self._stopped = True
        for process in list(self._living):
            process.kill()  # the caller notices that it is gone, and cleans up
        places = []
        with contextlib.suppress(queue.Empty):
            while True:
                places.append(self._free.get_nowait())
        for idle in places:
            if idle is not None:
                self._living.discard(idle)
                idle.end()
            self._free.put(None)  # the next waiting caller gets it, and `SandboxStopped`


class _Process:
    """One process, and our end of the connection to it."""

    def __init__(self, worker: str, guard: SandboxLimits) -> None:
        """Start it afresh: no open file but its end of the connection, and no Ctrl-C from this terminal."""
        self._connection, other = multiprocessing.Pipe()
        # `subprocess`, not `multiprocessing`: a worker of the server may not have such children.
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
        """Its process id."""
        return self._popen.pid

    def lives(self) -> bool:
        """Tell whether it runs; the system may have killed it when memory was short."""
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
        # Its own figure counts, within what is possible.
        return SandboxReply(
            "answered",
            answer[COST.size :],
            min(max(seconds, 0.0), passed) if math.isfinite(seconds) else passed,
        )

    def kill(self) -> None:
        """Kill it, if it still runs."""
        self._popen.kill()

    def end(self) -> None:
        """Kill it and close everything."""
        self._popen.kill()
        self._popen.wait()
        self._connection.close()


def _environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return kept | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
