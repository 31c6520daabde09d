"""Troubles of the world: a full disk, a database that goes away, a clock that jumps.

Nothing is lost, everyone is told what is the matter, and the server continues by itself when it is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from batisseurs.rooms.commands.model import NewRoom, Say, SentCommand
from batisseurs.rooms.state.events import Clock, Settings
from batisseurs.words.catalogue import Words
from bench.players import Place, Reason, Reply, gather, guests
from bench.server_process import ServerProcess
from tests.server.postgres import PostgresServer

TABLE = NewRoom("theopolis", 2, settings=Settings(Clock(60, 60, "bot")))
DAY = 24 * 60 * 60 * 1000
"""In milliseconds."""
MOST = 200
"""So many tries, and a little time between them: more than any of these troubles takes to be noticed."""
PAUSE = 0.1
Trouble = Callable[[], None]


@contextlib.asynccontextmanager
async def table(server: ServerProcess) -> AsyncIterator[list[Place]]:
    """People at a table."""
    async with guests(server.address, TABLE.players) as people:
        yield await gather(people, TABLE, "table")


async def say(place: Place, text: str) -> Reply:
    return await place.guest.send(place.room, SentCommand(text[:60], place.seat, Say(text)))


async def said(place: Place) -> list[str]:
    look = await place.guest.look(place.room, place.seat)
    return [str(event.event["text"]) for event in look.events if event.event["type"] == "said"]


def check_refusal(reply: Reply) -> None:
    """Someone in trouble is told so: what it is, and when to try again."""
    assert reply.status == 503
    assert int(reply.headers["retry-after"]) > 0
    reason = msgspec.json.decode(reply.body, type=Reason).reason
    assert all(Words(language).knows(reason) for language in ("en", "fr", "pl"))


async def comes_to_be(server: ServerProcess, *, ready: bool) -> bool:
    """Wait until the server says that it is ready, or that it is not; the process answers all the time."""
    for _ in range(MOST):
        if server.ready == ready:
            return httpx.get(f"{server.address}/health/live", trust_env=False).status_code == 200  # noqa: ASYNC210
        await asyncio.sleep(PAUSE)
    return False


async def through(server: ServerProcess, trouble: Trouble, relief: Trouble) -> None:
    """Talk before, in and after a trouble: what was acknowledged is kept, what was refused is said then."""
    async with table(server) as (first, second):
        before = [f"before-{number}" for number in range(3)]
        for text in before:
            assert (await say(first, text)).status == 200
        trouble()
        acknowledged, refused = [], ""
        for number in range(MOST):
            reply = await say(first, f"in-trouble-{number}-{'x' * 200}")
            if reply.status != 200:
                check_refusal(reply)
                refused = f"in-trouble-{number}-{'x' * 200}"
                break
            acknowledged.append(f"in-trouble-{number}-{'x' * 200}")
        assert refused, "there was no trouble"
        check_refusal(await say(first, refused))
        assert await comes_to_be(server, ready=False), "it says that it is ready"
        relief()
        for _ in range(MOST):
            reply = await say(first, refused)
            if reply.status == 200:
                break
            check_refusal(reply)
            await asyncio.sleep(PAUSE)
        assert await comes_to_be(server, ready=True), "it does not say that it is ready again"
        assert (await say(second, "after")).status == 200
        assert await said(second) == [*before, *acknowledged, refused, "after"]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """What the server has to say."""
    return tmp_path / "log"


# The disk. ---------------------------------------------------------------------------------------------


class SmallDisk:
    """A server on its own file system with room for a few megabytes, which nobody else sees."""

    def __init__(self, folder: Path, log: Path) -> None:
        """Make a file system in its own namespace; it is gone with the last process in it."""
        folder.mkdir()
        self.server = ServerProcess(f"sqlite:///{folder / 'house.sqlite'}", log)
        self.server.inside("unshare", "--map-root-user", "--mount", "sh", "-c", _MOUNT, str(folder))
        self._folder = folder

    def fill(self) -> None:
        """Leave no room."""
        with (self._seen / "ballast").open("wb", buffering=0) as ballast:
            for size in (65536, 4096):
                try:
                    while True:
                        ballast.write(b"\0" * size)
                except OSError as full:
                    assert full.errno == errno.ENOSPC  # noqa: PT017  an end, not a failure

    def empty(self) -> None:
        """Make room again."""
        (self._seen / "ballast").unlink()

    @property
    def _seen(self) -> Path:
        """The folder as the server sees it."""
        return Path(f"/proc/{self.server.first}/root{self._folder}")


_MOUNT = 'mount -t tmpfs -o size=4m tmpfs "$0" && exec "$@"'


def has_namespaces() -> bool:
    command = ["unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    return shutil.which("unshare") is not None and not subprocess.run(command, check=False).returncode


def test_a_full_disk(tmp_path: Path, log: Path) -> None:
    if not has_namespaces():
        pytest.skip("this system lets nobody mount a small disk")
    disk = SmallDisk(tmp_path / "small", log)
    disk.server.start()
    try:
        disk.server.wait()
        asyncio.run(through(disk.server, disk.fill, disk.empty))
    finally:
        disk.server.kill()
    assert "Traceback" not in log.read_text(encoding="utf-8")


def test_a_file_that_may_not_grow(tmp_path: Path, log: Path) -> None:
    """A quota, as hosts have it: the same trouble, with another error of the system."""
    file = tmp_path / "house.sqlite"
    server = ServerProcess(f"sqlite:///{file}", log)

    def limit(size: int) -> None:
        for process in server.processes():
            resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def largest() -> int:
        return max(each.stat().st_size for each in tmp_path.glob("house.sqlite*"))

    server.start()
    try:
        server.wait()
        asyncio.run(through(server, lambda: limit(largest() + 8192), lambda: limit(resource.RLIM_INFINITY)))
    finally:
        server.kill()
    assert "Traceback" not in log.read_text(encoding="utf-8")


# The database. -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_goes_away_and_comes_back(
    postgres: str, postgres_server: PostgresServer, workers: str, log: Path
) -> None:
    server = ServerProcess(postgres, log, workers=workers)
    server.start()
    try:
        server.wait()
        asyncio.run(through(server, postgres_server.stop, postgres_server.start))
    finally:
        postgres_server.start()
        server.kill()
    assert "Traceback" not in log.read_text(encoding="utf-8")


def test_a_worker_that_starts_while_the_database_is_away_waits_for_it(
    postgres: str, postgres_server: PostgresServer, log: Path
) -> None:
    server = ServerProcess(postgres, log)
    server.start()
    try:
        server.wait()
        postgres_server.stop()
        worker = server.processes()[1]  # the first only minds the others
        os.kill(worker, signal.SIGKILL)
        for _ in range(MOST):
            if "a worker waits for the database" in log.read_text(encoding="utf-8"):
                break
            time.sleep(PAUSE)
        assert not server.ready
        postgres_server.start()
        server.wait()
    finally:
        postgres_server.start()
        server.kill()
    said = log.read_text(encoding="utf-8")
    assert "a worker waits for the database" in said
    assert "Traceback" not in said


def test_after_the_database_was_away_everyone_hears_of_moves_again(
    postgres: str, postgres_server: PostgresServer, log: Path
) -> None:
    """Two workers tell each other through the database: that way, too, is open again by itself."""
    server = ServerProcess(postgres, log, workers="2")

    async def scene() -> None:
        async with table(server) as (first, second):
            postgres_server.stop()
            check_refusal(await say(first, "away"))
            postgres_server.start()
            for _ in range(MOST):
                if (await say(first, "away")).status == 200:
                    break
                await asyncio.sleep(PAUSE)
            for number in range(8):  # whichever worker the socket is at, and whichever the move
                async with second.guest.listen(second.room, second.seat) as socket:
                    await socket.recv()
                    first.guest.close()
                    assert (await say(first, f"heard-{number}")).status == 200
                    async with asyncio.timeout(15):
                        while f"heard-{number}" not in str(await socket.recv()):
                            pass  # a sign of life

    server.start()
    try:
        server.wait()
        asyncio.run(scene())
    finally:
        postgres_server.start()
        server.kill()


# The clock. ----------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path, log: Path) -> Iterator[ServerProcess]:
    """A server on a file."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'house.sqlite'}", log)
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.kill()


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_a_clock_that_jumps_while_the_server_is_closed(
    server: ServerProcess, tmp_path: Path, jump: int
) -> None:
    """What is kept is a day off: as if someone had set the clock of the machine meanwhile."""

    async def scene() -> None:
        async with table(server) as (first, second):
            assert (await say(first, "before")).status == 200
            assert server.stop() == 0
            with contextlib.closing(sqlite3.connect(tmp_path / "house.sqlite")) as kept, kept:
                kept.execute("DROP TRIGGER events_no_update")
                kept.execute("UPDATE events SET at = at + ?", [jump])
                for column in ("created", "changed", "due"):
                    kept.execute(f"UPDATE rooms SET {column} = {column} + ?", [jump])  # noqa: S608
            server.start()
            await asyncio.to_thread(server.wait)
            first.guest.close()
            second.guest.close()
            assert (await say(second, "after")).status == 200
            look = await first.guest.look(first.room, first.seat)
            times = [event.at for event in look.events]
            assert times == sorted(times), "time never runs backwards"
            assert not any(event.event["type"] in {"bot-took", "reminded"} for event in look.events)

    asyncio.run(scene())
