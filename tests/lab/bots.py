"""Bots for the tests of the laboratory. In a module of their own: workers import them by name."""

from __future__ import annotations

import os
import signal

from batisseurs.bots import Bot, Seen
from batisseurs.kernel import Source


class LastBot(Bot):
    """Takes the last choice it sees, mostly the end of its turn."""

    def __init__(self) -> None:
        super().__init__("last")

    def choose(self, seen: Seen, source: Source) -> int:
        """Need no source."""
        return seen.choices[-1]


class CheatingBot(Bot):
    """Answers what it was not asked."""

    def __init__(self) -> None:
        super().__init__("cheat")

    def choose(self, seen: Seen, source: Source) -> int:
        """Return no choice."""
        return max(seen.choices) + 1000


class DyingBot(Bot):
    """Takes its process with it."""

    def __init__(self) -> None:
        super().__init__("dying")

    def choose(self, seen: Seen, source: Source) -> int:
        """End the process as a lack of memory would."""
        os.kill(os.getpid(), signal.SIGKILL)
        return 0
