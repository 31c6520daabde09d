"""The time of a server: it never runs backwards, and nobody who sets the clock of the machine moves it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

MILLISECOND = 1_000_000
"""In nanoseconds."""


class ServerTime:
    """The time of day when the server was opened, and what has passed since by a clock that nobody sets.

    So a summer time, a wrong battery or a correction by network takes time from nobody at the table. While a
    machine sleeps, its server sleeps too.
    """

    def __init__(
        self,
        not_before: int = 0,
        *,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        """Begin now, or at `not_before` if the machine says less: the time of the newest event there is."""
        self._steady = steady
        self._steady_start = steady()
        self._start = max(wall() // MILLISECOND, not_before)
        self._last = self._start
        self._lock = threading.Lock()

    def now(self) -> int:
        """Return milliseconds since 1970; never less than before."""
        passed = (self._steady() - self._steady_start) // MILLISECOND
        with self._lock:
            self._last = max(self._last, self._start + passed)
            return self._last
