"""Who listens in a process: what is shared, what is healed, and who is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.kernel.source import System
from batisseurs.rooms.commands.model import NewRoom, Say, SentCommand
from batisseurs.rooms.errors import NoSuchRoom, StorageDown
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.state.events import SeatPlan, Settings
from batisseurs.rooms.views.model import Look
from batisseurs.server.process.clock import ServerTime
from batisseurs.server.process.threads import Threads
from batisseurs.server.realtime.hub import MOST_WAITING, End, Frame, Hub, Listener
from batisseurs.server.storage import open_storage


class Table(Rooms):
    """A room to listen to, which counts how often it is looked at and can lose its storage."""

    looks = 0
    down = False

    def look(self, room: str, guest: str, seat: Seat, since: int = 0, upto: int | None = None) -> Look:
        """Look, and count it."""
        self.looks += 1
        if self.down:
            raise StorageDown("gone", None)
        return super().look(room, guest, seat, since, upto)

    def open_one(self) -> str:
        """Open a room to which anyone may listen."""
        new = NewRoom(
            "theopolis", 2, seats=(SeatPlan("Ada"), SeatPlan()), settings=Settings(watching="anyone")
        )
        return self.open("ada", "open", new).room

    def talk(self, room: str, number: int) -> None:
        """Let something happen: one event."""
        self.do(room, "ada", SentCommand(f"say-{number}", 0, Say(f"Hello {number}")))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    storage = open_storage(f"sqlite:///{tmp_path / 'house.sqlite'}")
    yield Table(storage, ServerTime(), System())
    storage.close()


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 300))


def versions(frame: Frame | End) -> list[int]:
    assert isinstance(frame, Frame)
    return [kept["version"] for kept in msgspec.json.decode(frame.text)["events"]]


def test_equal_views_are_rendered_once(table: Table) -> None:
    async def story() -> None:
        threads = Threads(2)
        hub = Hub(table, table.storage, threads)
        table.committed = hub.notify_threadsafe
        hub.start()
        room = table.open_one()
        many = [Listener(room, f"guest-{number}", SPECTATOR, 0) for number in range(20)]
        own = Listener(room, "ada", 0, 0)
        for listener in (own, *many):
            await hub.join(listener)
            assert versions(await listener.next()) == [1, 2]
        before = table.looks
        table.talk(room, 1)
        frames = [await listener.next() for listener in many]
        assert [versions(frame) for frame in frames] == [[3]] * 20
        assert all(frame is frames[0] for frame in frames), "the bytes are there once"
        assert versions(await own.next()) == [3]
        assert table.looks == before + 2
        assert len(hub) == 21
        for listener in (own, *many):
            hub.leave(listener)
        assert len(hub) == 0
        hub.stop()
        threads.stop()

    run(story())


def test_who_does_not_read_is_sent_away_and_keeps_nobody_waiting(table: Table) -> None:
    async def story() -> None:
        threads = Threads(2)
        hub = Hub(table, table.storage, threads)
        table.committed = hub.notify_threadsafe
        hub.start()
        room = table.open_one()
        slow, quick = Listener(room, "ada", 0, 0), Listener(room, "bo", SPECTATOR, 0)
        await hub.join(slow)
        await hub.join(quick)
        await quick.next()
        for number in range(4 * MOST_WAITING):  # commits that come quickly are seen together
            table.talk(room, number)
            assert versions(await quick.next()) == [number + 3]
        waiting = []
        while isinstance(frame := await slow.next(), Frame):
            waiting.append(frame)
        assert frame == End(1013, "error-server-too-slow")
        assert len(waiting) < MOST_WAITING
        hub.stop()
        assert await quick.next() == End(1012, "error-server-stopping")
        threads.stop()

    run(story())


def test_what_nobody_was_told_is_found_with_the_next_beat(table: Table) -> None:
    """Another process may have died between its commit and the telling."""

    async def story() -> None:
        threads = Threads(2)
        hub = Hub(table, table.storage, threads, beat=0.05)
        hub.start()
        room = table.open_one()
        listener = Listener(room, "ada", 0, 0)
        await hub.join(listener)
        await listener.next()
        table.talk(room, 1)
        looks: list[list[int]] = []
        said: list[str] = []
        while not looks or len(said) < 2:
            frame = await listener.next()
            assert isinstance(frame, Frame)
            if frame.kind == "look":
                looks.append(versions(frame))
            else:
                said.append(frame.text)
        assert looks == [[3]]
        assert said[-1] in {'{"type":"at","version":2}', '{"type":"at","version":3}'}
        hub.stop()
        threads.stop()

    run(story())


def test_a_storage_that_is_gone_closes_sockets_so_that_they_come_again(table: Table) -> None:
    async def story() -> None:
        threads = Threads(2)
        hub = Hub(table, table.storage, threads)
        hub.start()
        room = table.open_one()
        listener = Listener(room, "ada", 0, 0)
        await hub.join(listener)
        await listener.next()
        table.down = True
        hub.heard(room, 99)
        assert await listener.next() == End(1011, "error-room-storage")
        table.down = False
        with pytest.raises(NoSuchRoom):
            await hub.join(Listener("nowhere", "ada", 0, 0))
        hub.stop()
        threads.stop()

    run(story())
