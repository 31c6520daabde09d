"""The server's time: it never runs backwards, and setting the machine's clock does not move it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

MILLISECOND = 1_000_000
"""In nanoseconds."""


class ServerTime:
    """The time of day when the server opened, plus what has passed since on a clock that cannot be set.

    So daylight saving, a wrong clock or a network correction costs no player time. While the machine sleeps,
    its server sleeps too.
    """

    def __init__(
        self,
        not_before: int = 0,
        *,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        """Start now, or at `not_before` (the time of the newest event) if the machine's clock says less."""
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
