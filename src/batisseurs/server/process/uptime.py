"""When the server was up: its downtime is charged to nobody.

Every few seconds a server notes that it is up. A gap (stopped, crashed, a database out of reach, a month
without electricity) is an outage, and each room with a running clock gets an event about it before anything
else happens there.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from batisseurs.rooms.service import Time

BEAT = 5_000
"""Milliseconds between two notes."""
GAP = 10_000
"""Milliseconds without a note after which the server counts as down."""


class UptimeStorage(Protocol):
    """Where it is stored: `SqlStorage`."""

    def beat(self, now: int, gap: int) -> Sequence[tuple[int, int]]:
        """Note that the server is up; return the last periods of uptime."""


class Uptime:
    """The uptime as one process knows it. Thread-safe."""

    def __init__(self, runs: UptimeStorage, time: Time, *, alone: bool = False) -> None:
        """Take the storage; `alone`: without this process, no server was up."""
        self._runs = runs
        self._time = time
        self._first_gap = 0 if alone else GAP
        self._beaten: int | None = None
        self._outages: list[tuple[int, int]] = []
        self._lock = threading.Lock()

    @property
    def fresh(self) -> bool:
        """Whether the outages in memory are recent enough."""
        return self._beaten is not None and self._time.now() - self._beaten <= GAP

    @property
    def last_outage(self) -> int:
        """The end of the last outage."""
        return self._outages[-1][1] if self._outages else 0

    def beat(self) -> None:
        """Note that the server is up, if it is time."""
        with self._lock:
            now = self._time.now()
            if self._beaten is not None and now - self._beaten < BEAT:
                return
            gap = GAP if self._beaten is not None else self._first_gap
            runs = sorted(self._runs.beat(now, gap))
            self._outages = [
                (before[1], after[0]) for before, after in pairwise(runs) if before[1] < after[0]
            ]
            self._beaten = now

    def outage(self, since: int) -> tuple[int, int] | None:
        """Return the start and end of the outage after a moment; several count as one."""
        if not self.fresh:
            self.beat()
        missed = [outage for outage in self._outages if outage[1] > since]
        return (missed[0][0], missed[-1][1]) if missed else None
