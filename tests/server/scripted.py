"""A real server in which chance answers what a test says, in this process, on a port that was free."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import msgspec
from granian.constants import Interfaces
from granian.server.embed import Server
from litestar import Litestar

from batisseurs.kernel import Source, System, Table
from batisseurs.server.app import create_app
from batisseurs.server.house import House
from batisseurs.server.metrics import Metrics
from batisseurs.server.serve import free_address
from batisseurs.server.settings import LIMITS, Settings


class Script(Source):
    """What chance is to answer, one after the other; a test says it before it sends a command."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.outcomes: deque[int] = deque()

    def answer(self, table: Table) -> int:
        """Return the next outcome; that there is none is the test's mistake."""
        return self.outcomes.popleft()

    def below(self, bound: int) -> int:
        """Nothing but outcomes is asked for."""
        return System().below(bound)


class ScriptedHouse:
    """A server that runs, and what its chance answers."""

    def __init__(self, url: str, house: House, script: Script) -> None:
        """Take the parts."""
        self.url = url
        self.house = house
        self.script = script


@contextlib.contextmanager
def scripted(folder: Path) -> Iterator[ScriptedHouse]:
    """Run a server over a new SQLite file, without limits on how often something is asked."""
    off: dict[str, object] = dict.fromkeys(LIMITS, "off")
    address, port = free_address("127.0.0.1", 0)
    given = {
        **off,
        "database": f"sqlite:///{folder / 'house.sqlite'}",
        "port": port,
        "bot_processes": 0,
        "limit_address": 1000,
        "limit_open_sockets": 1000,
    }
    app = create_app(msgspec.convert(given, Settings))
    app.state.metrics = Metrics()
    ready = threading.Event()
    app.on_startup.append(ready.set)
    loop = asyncio.new_event_loop()
    server = _Embedded(app, address, port)
    thread = threading.Thread(target=loop.run_until_complete, args=(server.serve(),), name="server")
    thread.start()
    assert ready.wait(60)
    house: House = app.state.house
    script = Script()
    house.rooms.chance = script
    try:
        yield ScriptedHouse(f"http://{address}:{port}", house, script)
    finally:
        loop.call_soon_threadsafe(server.stop)
        thread.join()
        loop.close()


class _Embedded:
    """Granian on the loop of one of our threads."""

    def __init__(self, app: Litestar, address: str, port: int) -> None:
        self._given = (app, address, port)
        self._server: Server | None = None

    async def serve(self) -> None:
        app, address, port = self._given
        # Made here: it belongs to the loop that runs it.
        self._server = Server(app, address=address, port=port, interface=Interfaces.ASGI, log_enabled=False)
        await self._server.serve()

    def stop(self) -> None:
        assert self._server is not None
        self._server.stop()  # type: ignore[no-untyped-call]  # the library's
