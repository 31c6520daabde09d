"""A process with bots that misbehave, for tests of the pool: the real one, with other bots in it."""

from __future__ import annotations

import os
import signal
import sys
import time
from multiprocessing.connection import Connection

from batisseurs.bots import Bot, Seen, find_bot
from batisseurs.kernel import Source
from batisseurs.server.bots import worker


class Slow(Bot):
    """Thinks for a minute, asleep."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Misbehave."""
        time.sleep(60)
        return seen.choices[0]


class Endless(Bot):
    """Thinks for ever, and lets nothing else in its process happen meanwhile, as compiled rules would."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Misbehave."""
        sys.setswitchinterval(1e6)
        while True:
            pass


class Dying(Bot):
    """Is killed while it thinks."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Misbehave."""
        os.kill(os.getpid(), signal.SIGKILL)
        return seen.choices[0]


class GreedyForMemory(Bot):
    """Takes a gigabyte, and would get it if it were let."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Misbehave."""
        try:
            return seen.choices[len(bytearray(2**30)) % 1]
        except MemoryError:
            raise SystemExit(3) from None


class Babbling(Bot):
    """Says something that is not a choice before it chooses."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Misbehave."""
        with Connection(os.dup(int(sys.argv[1]))) as connection:
            connection.send_bytes(b"abracadabra")
        return seen.choices[0]


class Noisy(Bot):
    """Says something that is not a text at all."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Misbehave."""
        with Connection(os.dup(int(sys.argv[1]))) as connection:
            connection.send_bytes(b"\xff" * 100)
        return seen.choices[0]


class Clumsy(Bot):
    """Fails."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Misbehave."""
        raise SystemExit(3)  # quietly: a traceback would stand among the reports of the tests


ODD: dict[str, type[Bot]] = {
    "slow": Slow,
    "endless": Endless,
    "dying": Dying,
    "greedy-for-memory": GreedyForMemory,
    "babbling": Babbling,
    "noisy": Noisy,
    "clumsy": Clumsy,
}


def find(name: str) -> Bot:
    """Return an odd bot, or one of the real ones."""
    return ODD[name](name) if name in ODD else find_bot(name)


if __name__ == "__main__":
    worker.main(find)
