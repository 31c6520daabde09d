"""Who has a table open: told at once who comes, after a moment who goes, across processes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from batisseurs.kernel.seats import SPECTATOR
from batisseurs.kernel.source import System
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.state.events import SeatPlan, Settings
from batisseurs.server.process.clock import ServerTime
from batisseurs.server.process.threads import Threads
from batisseurs.server.realtime.hub import Frame, Hub, Listener
from batisseurs.server.realtime.presence import Presence, presence_heard
from batisseurs.server.storage import open_storage
from tests.server.client import Client
from tests.server.server_process import running


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    storage = open_storage(f"sqlite:///{tmp_path / 'house.sqlite'}")
    yield Rooms(storage, ServerTime(), System())
    storage.close()


def open_room(rooms: Rooms) -> str:
    """Open a table where Ada sits, Ben and Cleo share a device, and everybody may watch."""
    seats = (SeatPlan("Ada"), SeatPlan(), SeatPlan())
    new = NewRoom("theopolis", 3, seats=seats, settings=Settings(watching="anyone"))
    room = rooms.open("ada", "open", new).room
    for seat in (1, 2):
        rooms.invite(room, "ada", seat, b"key")
        rooms.enter("ben", b"key")
    return room


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 300))


async def here(listener: Listener) -> list[int]:
    """Return the seats of the next frame about presence."""
    while True:
        frame = await listener.next()
        assert isinstance(frame, Frame)
        if frame.kind == "here":
            return list(msgspec.json.decode(frame.text)["seats"])


def test_who_comes_and_goes_is_told_with_all_their_seats(rooms: Rooms) -> None:
    async def story() -> None:
        threads = Threads(2)
        hub = Hub(rooms, rooms.storage, threads, away_after=0)
        hub.start()
        room = open_room(rooms)
        ada = Listener(room, "ada", 0, 0, here=True)
        await hub.join(ada)
        assert await here(ada) == [0]
        ben = Listener(room, "ben", 1, 0)
        await hub.join(ben)
        assert await here(ada) == [0, 1, 2]
        watcher = Listener(room, "wim", SPECTATOR, 0, here=True)
        await hub.join(watcher)
        assert await here(watcher) == [0, 1, 2]
        hub.leave(ben)
        assert await here(ada) == [0]
        assert await here(watcher) == [0]
        hub.stop()
        threads.stop()

    run(story())


def test_a_page_that_is_loaded_again_was_never_away(rooms: Rooms) -> None:
    async def story() -> None:
        threads = Threads(2)
        hub = Hub(rooms, rooms.storage, threads, away_after=0)
        hub.start()
        room = open_room(rooms)
        ada, ben, again = (
            Listener(room, "ada", 0, 0, here=True),
            Listener(room, "ben", 1, 0),
            Listener(room, "ben", 2, 0),
        )
        for listener in (ada, ben, again):
            await hub.join(listener)
        assert [await here(ada), await here(ada)] == [[0], [0, 1, 2]]
        hub.leave(ben)  # the other page is still open
        await asyncio.sleep(0)
        hub.leave(again)
        assert await here(ada) == [0], "nothing was told in between"
        hub.stop()
        threads.stop()

    run(story())


def test_who_does_not_ask_is_told_nothing(rooms: Rooms) -> None:
    """Terminals of earlier versions know no such frames."""

    async def story() -> None:
        threads = Threads(2)
        hub = Hub(rooms, rooms.storage, threads, away_after=0)
        hub.start()
        room = open_room(rooms)
        old, new = Listener(room, "ada", 0, 0), Listener(room, "ben", 1, 0, here=True)
        await hub.join(old)
        await hub.join(new)
        while await here(new) != [0, 1, 2]:
            pass
        hub.say_where(old)
        kinds = [frame.kind for frame in (await old.next(), await old.next()) if isinstance(frame, Frame)]
        assert kinds == ["look", "at"]
        hub.stop()
        threads.stop()

    run(story())


def test_processes_tell_each_other(rooms: Rooms) -> None:
    async def story() -> None:
        threads = Threads(2)
        hubs: list[Hub] = []

        def tell(said: str) -> None:
            """Send it to every process, the sender too, as PostgreSQL does."""
            told, _, number = said.rpartition(":")
            heard = presence_heard(told, int(number))
            assert heard is not None
            for hub in hubs:
                hub.heard_here_threadsafe(*heard)

        hubs += [Hub(rooms, rooms.storage, threads, away_after=0, tell_others=tell) for _ in range(2)]
        one, other = hubs
        for hub in hubs:
            hub.start()
        room = open_room(rooms)
        ada, ben = Listener(room, "ada", 0, 0, here=True), Listener(room, "ben", 1, 0, here=True)
        await one.join(ada)
        await other.join(ben)
        while await here(ada) != [0, 1, 2]:
            pass
        while await here(ben) != [0, 1, 2]:
            pass
        other.leave(ben)
        assert await here(ada) == [0]
        for hub in hubs:
            hub.stop()
        threads.stop()

    run(story())


def test_over_a_socket(tmp_path: Path) -> None:
    with running(tmp_path) as server, Client(server.url) as ada, Client(server.url) as ben:
        room = ada.open()
        ben.enter(ada.key(room, 1))
        with ada.socket(room, here=1) as own:
            assert own.frame("here")["seats"] == [0]
            with ben.socket(room):
                assert own.frame("here")["seats"] == [0, 1]


def test_a_process_that_falls_silent_holds_nobody() -> None:
    presence = Presence()
    presence.own = frozenset({0})
    assert presence.hear("other", frozenset({1}), until=50)
    assert not presence.hear("other", frozenset({1}), until=70)
    assert presence.seats(now=60) == {0, 1}
    assert presence.seats(now=71) == {0}
