"""A real server in which chance answers what a test says, in this process, on a port that was free."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import msgspec

from batisseurs.kernel import Source, System, Table
from batisseurs.server.app import create_app
from batisseurs.server.http.rate_limits import Limits
from batisseurs.server.process.metrics import Metrics
from batisseurs.server.process.serve import bound
from batisseurs.server.process.worker import Worker
from batisseurs.server.settings import LIMITS, Settings
from batisseurs.server.state import ServerState


class Script(Source):
    """What chance is to answer, one after the other; a test says it before it sends a command."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.outcomes: deque[int] = deque()

    def answer(self, table: Table) -> int:
        """Return the next outcome; that there is none is the test's mistake."""
        return self.outcomes.popleft()

    def below(self, bound: int) -> int:
        """Only outcomes are requested."""
        return System().below(bound)


class ScriptedServer:
    """A server that runs, and what its chance answers."""

    def __init__(self, url: str, server: ServerState, script: Script) -> None:
        """Take the parts."""
        self.url = url
        self.server = server
        self.script = script


@contextlib.contextmanager
def scripted(folder: Path) -> Iterator[ScriptedServer]:
    """Run a worker over a new SQLite file, without rate limits."""
    usual = Settings()
    off = {name: 1000 if isinstance(getattr(usual, name), int) else "off" for name in LIMITS}
    (listener,) = bound("127.0.0.1", 0, 1)
    address, port = listener.getsockname()
    given = {
        **off,
        "database": f"sqlite:///{folder / 'house.sqlite'}",
        "port": port,
        "bot_processes": 0,
    }
    settings = msgspec.convert(given, Settings)
    app = create_app(settings)
    app.state.metrics = Metrics()
    worker = Worker(app, settings, Limits(settings))
    thread = threading.Thread(target=worker.run, args=([listener],), name="server")
    thread.start()
    while not worker.started:
        assert thread.is_alive()
        time.sleep(0.01)
    server: ServerState = app.state.server
    script = Script()
    server.rooms.chance = script
    try:
        yield ScriptedServer(f"http://{address}:{port}", server, script)
    finally:
        worker.should_exit = True
        thread.join()
