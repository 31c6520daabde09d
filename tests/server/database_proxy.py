"""A bad line between a server and PostgreSQL: it falls silent, breaks, or loses what was on its way.

It carries TCP, as between two machines. TCP neither doubles nor reorders: what is lost on the way shows as
silence, and in the end as a broken connection of which nobody knows how much arrived. So whatever is lost
here takes its connection with it: a statement that never came, or a commit whose answer never came back.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal

from sqlalchemy import make_url

from tests.server.bad_network import Weather

PIECE = 65536


class DatabaseLine:
    """Stands between one server and the database, in its own thread."""

    def __init__(self, database: str) -> None:
        """Take the address of the database, on a socket in a folder."""
        self._url = make_url(database)
        folder = self._url.query["host"]
        self._target = Path(str(folder)) / ".s.PGSQL.5432"
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._open.set()
        self._refusing = False
        self._weather = Weather(["pass"])
        self._connections: set[asyncio.Task[None]] = set()
        self._port = 0
        self._said = b""
        self.lost = 0
        """How often something was lost on its way."""

    @property
    def address(self) -> str:
        """What a server is told instead of the address of the database."""
        query = {name: value for name, value in self._url.query.items() if name != "host"}
        url = self._url.set(host="127.0.0.1", port=self._port, query=query)
        return url.render_as_string(hide_password=False)

    # What becomes of it; called from any thread. ---------------------------------------------------------

    def fall_silent(self) -> None:
        """From now on nothing gets through, either way, and nobody is told."""
        self._tell(self._open.clear)

    def cut(self) -> None:
        """Break all connections and let nobody connect."""
        self._refusing = True
        self._tell(self._break)

    def heal(self) -> None:
        """Let everything through again."""
        self._refusing = False
        self._weather = Weather(["pass"])
        self._tell(self._open.set)

    def rough(self, faults: Sequence[Literal["pass", "lose"]]) -> None:
        """Lose some of what is sent from now on, either way."""
        self._weather = Weather(faults)

    def lose_answer(self, said: bytes) -> None:
        """Let pass what says this, and lose what is answered to it."""
        self._said = said

    def _tell(self, what: Callable[[], None]) -> None:
        done = threading.Event()
        self._loop.call_soon_threadsafe(what)
        self._loop.call_soon_threadsafe(done.set)
        assert done.wait(60)

    def _break(self) -> None:
        for connection in self._connections:
            connection.cancel()

    # Carrying. --------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def carrying(self) -> Iterator[None]:
        """Carry for as long as this lasts."""
        thread = threading.Thread(target=self._loop.run_forever, name="line")
        thread.start()
        server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(60)
        try:
            yield
        finally:
            server.close()
            self._tell(self._break)
            asyncio.run_coroutine_threadsafe(self._gone(), self._loop).result(60)
            self._loop.call_soon_threadsafe(self._loop.stop)
            thread.join()
            self._loop.close()

    async def _listen(self) -> asyncio.Server:
        server = await asyncio.start_server(self._handle, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        return server

    async def _gone(self) -> None:
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        try:
            if not self._refusing:
                await self._carry(reader, writer)
        except asyncio.CancelledError:
            pass  # cut
        finally:
            self._connections.discard(task)
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, there = await asyncio.open_unix_connection(self._target)
        answers = asyncio.Event()  # set when the next answer is to be lost
        passing = ((reader, there, answers), (back, writer, answers))
        ways = [asyncio.create_task(self._pass_on(*way)) for way in passing]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            there.transport.abort()

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: asyncio.Event
    ) -> None:
        while piece := await reader.read(PIECE):
            await self._open.wait()
            if answers.is_set() or self._weather.next() == "lose":
                self.lost += 1
                return
            if self._said and self._said in piece:
                self._said = b""
                answers.set()
            writer.write(piece)
            await writer.drain()
