"""A server that is told to stop answers what has begun, says goodbye, and ends well."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from batisseurs.rooms.commands.model import NewRoom, Say, SentCommand
from batisseurs.words.catalogue import Words
from bench.players import Place, Reason, Reply, gather, guests
from bench.server_process import ServerProcess

TABLE = NewRoom("theopolis", 3)
PAUSE = 0.02
IN_PROGRESS = re.compile(r"^batisseurs_requests_in_progress (\S+)$", re.MULTILINE)
COMES_AGAIN = 1012


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the rooms are kept."""
    return tmp_path / "house.sqlite"


@pytest.fixture
def server(file: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that is up."""
    server = ServerProcess(f"sqlite:///{file}", tmp_path / "log")
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.kill()


@contextlib.asynccontextmanager
async def table(server: ServerProcess) -> AsyncIterator[list[Place]]:
    """People at a table."""
    async with guests(server.address, TABLE.players) as people:
        yield await gather(people, TABLE, "table")


async def say(place: Place, text: str) -> Reply:
    return await place.guest.send(place.room, SentCommand(text, place.seat, Say(text)))


async def said(place: Place) -> list[str]:
    look = await place.guest.look(place.room, place.seat)
    return [str(event.event["text"]) for event in look.events if event.event["type"] == "said"]


async def again(server: ServerProcess, places: list[Place]) -> None:
    """Open the server again, to people whose connections have ended."""
    server.start()
    await asyncio.to_thread(server.wait)
    for place in places:
        place.guest.close()


async def goodbye(socket: ClientConnection) -> tuple[int | None, str | None]:
    """Read until the server ends the socket; return its code and its reason."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code, socket.close_reason


async def in_progress(server: ServerProcess) -> float:
    """Return how many requests the server carries out, this one and open sockets included."""
    async with httpx.AsyncClient(trust_env=False) as asking:
        found = IN_PROGRESS.search((await asking.get(f"{server.address}/metrics")).text)
    assert found is not None
    return float(found[1])


async def comes_to_be_in_progress(server: ServerProcess, requests: float) -> None:
    """Wait until the server carries out so many requests."""
    while await in_progress(server) < requests:  # noqa: ASYNC110  the server is another process
        await asyncio.sleep(PAUSE)


async def told_to_stop(server: ServerProcess) -> None:
    """Tell the server to stop, and wait until it keeps no connection open."""
    server.terminate()
    async with httpx.AsyncClient(trust_env=False) as asking:
        while (  # noqa: ASYNC110  the server is another process
            await asking.get(f"{server.address}/health/live")
        ).headers.get("connection") != "close":
            await asyncio.sleep(PAUSE)


def test_told_to_stop_it_answers_what_has_begun_closes_its_sockets_and_ends_with_0(
    server: ServerProcess, file: Path
) -> None:
    async def scene() -> None:
        async with table(server) as places, contextlib.AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(place.guest.listen(place.room, place.seat))
                for place in places
            ]
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                before = await in_progress(server)
                # Writers must wait, so that the commands are in flight for sure.
                other.execute("BEGIN IMMEDIATE")
                commands = [asyncio.create_task(say(place, f"in-flight-{place.seat}")) for place in places]
                await comes_to_be_in_progress(server, before + len(commands))
                assert not any(command.done() for command in commands)
                await told_to_stop(server)
                other.execute("ROLLBACK")
            replies = await asyncio.gather(*commands)
            ends = await asyncio.gather(*(goodbye(socket) for socket in sockets))
            assert [reply.status for reply in replies] == [200, 200, 200]
            assert {code for code, _ in ends} == {COMES_AGAIN}
            assert all(reason and Words("pl").knows(reason) for _, reason in ends)
            assert await asyncio.to_thread(server.end) == 0

            await again(server, places)
            assert sorted(await said(places[0])) == ["in-flight-0", "in-flight-1", "in-flight-2"]

    asyncio.run(scene())


def test_a_server_that_stops_begins_nothing_new_and_says_when_to_come_again(
    server: ServerProcess, file: Path
) -> None:
    async def scene() -> None:
        async with table(server) as (first, second, _):
            await said(second)  # its connection stays open: a new one would find no door
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                before = await in_progress(server)
                other.execute("BEGIN IMMEDIATE")
                begun = asyncio.create_task(say(first, "begun"))
                await comes_to_be_in_progress(server, before + 1)
                await told_to_stop(server)
                refused = await say(second, "too-late")
                other.execute("ROLLBACK")
            assert (await begun).status == 200
            assert refused.status == 503
            assert int(refused.headers["retry-after"]) > 0
            assert Words("fr").knows(msgspec.json.decode(refused.body, type=Reason).reason)
            assert await asyncio.to_thread(server.end) == 0

            await again(server, [first, second])
            assert (await say(second, "too-late")).status == 200, "the same id, and yet the first time"
            assert await said(first) == ["begun", "too-late"]

    asyncio.run(scene())
