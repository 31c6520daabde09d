"""Files that guests open tables with, read in a guarded process: one at a time for each guest.

A file costs its guest the processor time that reading took (`limit_processor`). Only a few guests may wait,
in threads of the server; others are told to try again later.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.game import Game
from batisseurs.rooms.creation import PreparedRoom, RoomPlan, prepare
from batisseurs.rooms.errors import BadRequest
from batisseurs.server.errors import Stopping
from batisseurs.server.http.rate_limits import Limits, TooMany
from batisseurs.server.sandbox.processes import Outcome, SandboxLimits, SandboxPool, SandboxStopped
from batisseurs.server.sandbox.upload_worker import ReadUpload
from batisseurs.server.settings import Settings

WORKER = "batisseurs.server.sandbox.upload_worker"
LONGEST = 16 * 1024 * 1024
"""The longest answer in bytes: a room with as many events as a record may have lines."""
MOST_WAITING = 3
"""How many guests may wait for a file; each takes one of the server's threads."""


class Uploads:
    """Reads files, at the expense of the guest who sent them. Thread-safe."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        """Take the limits; no process is started before the first file."""
        self.guarded = SandboxPool(
            WORKER, 1, SandboxLimits(settings.upload_seconds, settings.process_megabytes, LONGEST)
        )
        self._limits = limits
        self._reading: set[str] = set()
        self._lock = threading.Lock()

    def prepare(self, guest: str, opening: RoomPlan, game: Game) -> PreparedRoom:
        """Prepare a room: here if there is no file, else in the guarded process."""
        if not opening.has_file:
            return prepare(opening, game)
        with self._alone(guest):
            try:
                reply = self.guarded.ask(msgspec.msgpack.encode(opening))
            except SandboxStopped:
                raise Stopping from None
        self._limits.charge("processor", guest, reply.seconds)
        if reply.outcome != "answered":
            raise _too_costly(reply.outcome, self.guarded.guard)
        read = msgspec.msgpack.decode(reply.data, type=ReadUpload)
        if read.refused is not None:
            raise read.refused.error()
        assert read.prepared is not None  # noqa: S101  one of both is there
        return read.prepared

    @contextlib.contextmanager
    def _alone(self, guest: str) -> Iterator[None]:
        """Refuse a guest's second file while the first is being read, and a queue that is too long."""
        with self._lock:
            if guest in self._reading:
                raise TooMany(
                    "a file of yours is being read; one at a time", Message("error-server-upload-second")
                )
            if len(self._reading) >= MOST_WAITING:
                raise TooMany("files of others are being read", Message("error-server-upload-queue"))
            self._reading.add(guest)
        try:
            yield
        finally:
            with self._lock:
                self._reading.discard(guest)

    def close(self) -> None:
        """Kill the process; waiting guests are told that the server is stopping."""
        self.guarded.close()


def _too_costly(outcome: Outcome, guard: SandboxLimits) -> BadRequest:
    """Return the refusal for a file that could not be read within the limits."""
    if outcome == "late":
        return BadRequest(
            f"the file was not read within {guard.seconds:g} seconds",
            Message("error-server-upload-late", {"seconds": f"{guard.seconds:g}"}),
        )
    return BadRequest(
        f"the file cannot be read with {guard.megabytes} MB of memory",
        Message("error-server-upload-large", {"megabytes": guard.megabytes}),
    )
