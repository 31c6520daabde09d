"""A process in which `greedy` thinks for a minute about everything: the real one, with another bot in it."""

from __future__ import annotations

from batisseurs.bots import Bot, find_bot
from batisseurs.server.bots import worker
from tests.server.odd_bots import Slow


def find(name: str) -> Bot:
    """Return a slow bot for a clever one."""
    return Slow(name) if name == "greedy" else find_bot(name)


if __name__ == "__main__":
    worker.main(find)
