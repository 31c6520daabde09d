"""Two server processes on one PostgreSQL, and bad lines between: no move is lost or made twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from batisseurs.kernel import Seeded
from batisseurs.server.settings import LIMITS, Settings
from bench.databases import verify_all
from tests.server.bad_network import ASK, Client, Weather
from tests.server.client import Client as Guest
from tests.server.database_proxy import DatabaseLine
from tests.server.postgres import PostgresServer
from tests.server.server_process import running
from tests.server.test_network import MOVES, check_effects, play

EXAMPLES = 60 if os.environ.get("BATISSEURS_SEARCH") else 3
SEATS = 2

LONG = 90
"""A move takes about fifteen pieces, with a new connection: now and then one must get through."""

weathers = st.lists(st.sampled_from([5, 12, 19, 26, 40]), min_size=1, max_size=4).map(
    lambda lengths: [fault for length in [*lengths, LONG] for fault in [*["pass"] * length, "lose"]]
)
"""Of what goes over a line a piece is lost again and again, and its connection with it."""


class Worker(NamedTuple):
    """One process of the server, and its line to the database."""

    url: str
    line: DatabaseLine
    log: Path


class Place(NamedTuple):
    """What the test is played on."""

    workers: list[Worker]
    database: str


@pytest.fixture(scope="module")
def place(postgres_server: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Two processes, each over its own line."""
    usual = Settings()
    off = {name: 1000 if isinstance(getattr(usual, name), int) else "off" for name in LIMITS}
    database = postgres_server.new_database()
    with contextlib.ExitStack() as stack:
        workers = []
        for _ in range(SEATS):
            folder = tmp_path_factory.mktemp("worker")
            line = DatabaseLine(database)
            stack.enter_context(line.carrying())
            served = stack.enter_context(running(folder, database=line.address, bot_processes=0, **off))
            workers.append(Worker(served.url, line, folder / "server.log"))
        yield Place(workers, database)
        for worker in workers:
            worker.line.heal()
    for worker in workers:
        assert "Traceback" not in worker.log.read_text(encoding="utf-8")


class Scene:
    """A table with each player at another process."""

    def __init__(self, place: Place) -> None:
        """Open it, let both in, and begin."""
        self.workers = place.workers
        self.guests = [Guest(worker.url) for worker in place.workers]
        self.room = self.guests[0].open("theopolis", SEATS)
        self.guests[1].enter(self.guests[0].key(self.room, 1))
        for seat, guest in enumerate(self.guests):
            guest.do(self.room, "join", seat, name=f"P{seat}")
        self.guests[0].do(self.room, "start")

    @contextlib.asynccontextmanager
    async def clients(self) -> AsyncIterator[list[Client]]:
        """Let both follow the table, each from their own process."""
        urls = [worker.url for worker in self.workers]
        clients = [
            Client(url, url.replace("http", "ws", 1), guest.bearer, self.room, seat, Weather(["pass"]))
            for seat, (url, guest) in enumerate(zip(urls, self.guests, strict=True))
        ]
        following = [asyncio.create_task(client.follow()) for client in clients]
        try:
            yield clients
        finally:
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
            for client in clients:
                await client.close()

    async def look(self, seat: int) -> dict[str, Any]:
        """Return what a seat is told by its own process, when that can be told again."""
        while True:
            found = await asyncio.to_thread(
                self.guests[seat].http.get, f"/api/rooms/{self.room}", params={"seat": seat}
            )
            if found.status_code == httpx.codes.OK:
                told: dict[str, Any] = found.json()
                return told
            assert found.status_code == httpx.codes.SERVICE_UNAVAILABLE, found.text
            await asyncio.sleep(ASK)

    async def check_converged(self, clients: list[Client]) -> None:
        """Everyone, and both processes, have the same in the end."""
        looks = [await self.look(seat) for seat in range(SEATS)]
        assert [kept["version"] for kept in looks[0]["events"]] == list(range(1, len(looks[0]["events"]) + 1))
        assert looks[0]["room"]["version"] == looks[1]["room"]["version"]
        for client, look in zip(clients, looks, strict=True):
            await client.until(look["room"]["version"])
            assert client.events == look["events"]
            assert client.room == look["room"]

    def close(self) -> None:
        """Everyone goes."""
        for guest in self.guests:
            guest.close()


def said(client: Client) -> list[str]:
    return [kept["event"]["text"] for kept in client.events if kept["event"]["type"] == "said"]


@pytest.mark.parametrize("cut_off", range(SEATS))
def test_a_worker_that_is_cut_off_from_the_database_catches_up(place: Place, cut_off: int) -> None:
    """The other continues without it. What was sent to it meanwhile is done once, as soon as it can be."""
    scene = Scene(place)
    line = scene.workers[cut_off].line

    async def go() -> list[Client]:
        async with scene.clients() as clients:
            there, here = clients[cut_off], clients[1 - cut_off]
            await there.do({"type": "say", "text": "before"})
            await here.until(there.version)
            line.fall_silent()
            waiting = asyncio.create_task(there.do({"type": "say", "text": "into the silence"}))
            for number in range(3):
                assert await here.do({"type": "say", "text": f"without you {number}"})
            await here.until(here.version)
            assert not waiting.done(), "nothing is acknowledged that is not kept"
            line.cut()
            assert await here.do({"type": "say", "text": "still without you"})
            assert not waiting.done()
            line.heal()
            assert await waiting
            assert await here.do({"type": "say", "text": "after"})
            await scene.check_converged(clients)
            return clients

    clients = asyncio.run(go())
    alone = [*(f"without you {number}" for number in range(3)), "still without you"]
    told = said(clients[0])
    assert told[0] == "before"
    assert told[-1] == "after"
    assert [text for text in told if text in alone] == alone
    assert sorted(told) == sorted(["before", *alone, "into the silence", "after"])
    scene.close()


def test_a_move_of_a_worker_that_is_cut_off_is_acknowledged_when_it_is_kept(place: Place) -> None:
    """A move is decided in memory (`rooms.fast_path`): what the database does not answer has not happened."""
    scene = Scene(place)
    version = scene.guests[0].look(scene.room, seat=0)["room"]["version"]

    async def go() -> tuple[Client, int]:
        async with scene.clients() as clients:
            for client in clients:
                await client.until(version)
            there = next(client for client in clients if client.choices)
            here, line = clients[1 - there.seat], scene.workers[there.seat].line
            line.fall_silent()
            chosen = {"type": "choose", "text": there.choices[0]}
            waiting = asyncio.create_task(there.do(chosen, there.version))
            assert await here.do({"type": "say", "text": "into the silence"})
            line.cut()
            for number in range(3):
                assert await here.do({"type": "say", "text": f"without you {number}"})
            assert not waiting.done(), "nothing is acknowledged that is not kept"
            line.heal()
            assert await waiting
            await scene.check_converged(clients)
            return here, there.seat

    client, seat = asyncio.run(go())
    moves = [kept["event"] for kept in client.events if kept["event"]["type"] == "chose"]
    assert [move["seat"] for move in moves if move["seat"] >= 0] == [seat]
    scene.close()


def test_a_commit_whose_answer_is_lost_is_made_once(place: Place) -> None:
    scene = Scene(place)
    first, second = scene.guests
    lost = scene.workers[0].line.lost
    scene.workers[0].line.lose_answer(b"hear me")
    said = {"id": "one", "seat": 0, "command": {"type": "say", "text": "hear me"}}
    answer = first.http.post(f"/api/rooms/{scene.room}/commands", json=said)
    # The server asks once more by itself and finds it done, or it cannot say.
    assert answer.status_code in {httpx.codes.OK, httpx.codes.SERVICE_UNAVAILABLE}, answer.text
    assert scene.workers[0].line.lost == lost + 1
    for guest, seat in ((second, 1), (first, 0)):
        events = guest.look(scene.room, seat=seat)["events"]
        assert [kept["event"]["text"] for kept in events if kept["event"]["type"] == "said"] == ["hear me"]
    again = first.do(scene.room, "say", 0, text="hear me", id="one")
    assert again["events"] == events[-1:]
    assert first.look(scene.room, seat=0)["events"] == events
    scene.close()


@settings(max_examples=EXAMPLES)
@given(drawn=st.lists(weathers, min_size=SEATS, max_size=SEATS), seed=st.integers(0, 2**31))
def test_whatever_is_lost_on_the_way_to_the_database_and_back(
    place: Place, drawn: list[list[Literal["pass", "lose"]]], seed: int
) -> None:
    scene = Scene(place)

    async def go() -> list[Client]:
        async with scene.clients() as clients:
            for worker, faults in zip(scene.workers, drawn, strict=True):
                worker.line.rough(faults)
            source, enough, left = Seeded(seed), asyncio.Event(), [MOVES]
            await asyncio.gather(*[play(client, source, enough, left) for client in clients])
            for worker in scene.workers:
                worker.line.heal()
            await scene.check_converged(clients)
            return clients

    try:
        check_effects(asyncio.run(go()))
    finally:
        for worker in scene.workers:
            worker.line.heal()
        scene.close()


def test_what_was_kept_all_the_time_verifies(place: Place) -> None:
    """After everything above, and after lines did lose something."""
    scene = Scene(place)
    scene.workers[0].line.lose_answer(b"lost on the way")
    scene.guests[0].http.post(
        f"/api/rooms/{scene.room}/commands",
        json={"id": "one", "seat": 0, "command": {"type": "say", "text": "lost on the way"}},
    )
    scene.guests[1].look(scene.room, seat=1)
    scene.close()
    rooms, lines, faults = verify_all(place.database)
    assert rooms > 0
    assert lines > 0
    assert faults == []
    assert sum(worker.line.lost for worker in place.workers) > 0
