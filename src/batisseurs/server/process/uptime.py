"""When the server was up: so that nobody's time runs while it is not.

Every few seconds a server writes down that it is there. A gap in that, however it came (stopped, crashed, a
database out of reach, a month without electricity), is an outage, and each room in which a clock runs is told
of it by an event before anything else happens there.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from batisseurs.rooms.service import Time

BEAT = 5_000
"""Milliseconds between two signs of life."""
GAP = 10_000
"""Milliseconds without one after which the server counts as having been down."""


class UptimeStorage(Protocol):
    """Where it is written down: `SqlStorage`."""

    def beat(self, now: int, gap: int) -> Sequence[tuple[int, int]]:
        """Write down that the server is up; return from when to when it has been, the last times."""


class Uptime:
    """What one process knows of it. Safe to call from several threads."""

    def __init__(self, runs: UptimeStorage, time: Time, *, alone: bool = False) -> None:
        """Take where it is written down; `alone`: while this process was not there, no server was."""
        self._runs = runs
        self._time = time
        self._first_gap = 0 if alone else GAP
        self._beaten: int | None = None
        self._outages: list[tuple[int, int]] = []
        self._lock = threading.Lock()

    @property
    def fresh(self) -> bool:
        """Whether what is known need not be asked for again."""
        return self._beaten is not None and self._time.now() - self._beaten <= GAP

    @property
    def last_outage(self) -> int:
        """Until when the server was last down."""
        return self._outages[-1][1] if self._outages else 0

    def beat(self) -> None:
        """Give a sign of life, if it is time for one."""
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
        """Return from when to when the server was down after a moment; several times count as one."""
        if not self.fresh:
            self.beat()
        missed = [outage for outage in self._outages if outage[1] > since]
        return (missed[0][0], missed[-1][1]) if missed else None
