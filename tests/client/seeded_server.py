"""A server whose luck is the same in each room: `python -m tests.client.seeded_server 7 serve`.

A server draws from the system, and nobody can foretell what. A whole game that is played in a test should be
the same game each time; so here chance and bots draw from the kernel's own generator, which begins again with
each room that is opened. Everything else is the real server. One room is played at a time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from batisseurs.cli import main
from batisseurs.kernel.source import Seeded, System
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.views.model import Opened
from bench.server_process import ServerProcess


class SeededServer(ServerProcess):
    """The real server, with luck that begins at a seed."""

    def __init__(self, folder: Path, seed: int) -> None:
        """Say where everything is kept."""
        super().__init__(f"sqlite:///{folder / 'house.db'}", folder / "server.log")
        self._command = [sys.executable, "-m", "tests.client.seeded_server", str(seed), "serve"]


def serve(seed: int) -> None:
    """Run the command line with that luck."""
    luck = Seeded(seed)
    opened = Rooms.open

    def below(_: System, bound: int) -> int:
        return luck.below(bound)

    def open_(rooms: Rooms, *asked: Any) -> Opened:
        nonlocal luck
        luck = Seeded(seed)
        return opened(rooms, *asked)

    with patch.object(System, "below", below), patch.object(Rooms, "open", open_):
        main()


if __name__ == "__main__":
    serve(int(sys.argv.pop(1)))
