"""Whatever the network loses, doubles, delays or reorders: clients end with what the server has, once."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from batisseurs.kernel import SPECTATOR, Seeded
from tests.server.bad_network import Client, Fault, Weather, bad_line
from tests.server.client import Client as Guest
from tests.server.server_process import running

EXAMPLES = 200 if os.environ.get("BATISSEURS_SEARCH") else 4
MOVES = 8
"""How many choices all players together make."""
FAULTS: list[Fault] = ["lose", "lose", "lose", "double", "double", "double", "late", "late", "late", "pass"]
"""Of ten frames three are lost, three come twice, and three come late and after later ones."""
FEWER: list[Fault] = [*FAULTS, "cut"]

weathers = st.lists(st.one_of(st.permutations(FAULTS), st.permutations(FEWER)), min_size=1, max_size=4).map(
    lambda several: [fault for some in several for fault in some]
)


class Table(NamedTuple):
    """A game to play: its name, how many play it, and its options."""

    game: str
    players: int
    options: dict[str, bool]


TABLES = [
    Table("theopolis", 2, {}),
    Table("nehemiah", 3, {"foremen": True}),
    Table("my-village", 2, {}),
    Table("esdras-et-nehemie", 2, {}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server that does not count how often a test asks."""
    kinds = ("guest", "create", "enter", "move", "chat", "look", "socket")
    limits = {f"limit_{kind}": "off" for kind in kinds}
    with running(tmp_path_factory.mktemp("house"), bot_processes=0, **limits) as server:
        yield server.url


class Scene:
    """A room with a guest at each seat and a spectator, all over a good network."""

    def __init__(self, server: str, table: Table) -> None:
        """Open the room, let everyone in, and begin."""
        self.server = server
        self.guests = {seat: Guest(server) for seat in [*range(table.players), SPECTATOR]}
        host = self.guests[0]
        self.room = host.open(
            table.game, table.players, options=table.options, settings={"watching": "anyone"}
        )
        for seat in range(table.players):
            if seat:
                self.guests[seat].enter(host.key(self.room, seat))
            self.guests[seat].do(self.room, "join", seat, name=f"P{seat}")
        host.do(self.room, "start")

    def close(self) -> None:
        """Everyone goes."""
        for guest in self.guests.values():
            guest.close()


async def play(client: Client, source: Seeded, enough: asyncio.Event, left: list[int]) -> None:
    """Choose whenever one may, and say so, until all together have made enough choices."""
    while not enough.is_set():
        choices = client.choices
        if choices and left[0] > 0:
            version = client.version
            chosen = {"type": "choose", "text": choices[source.below(len(choices))]}
            if await client.do(chosen, version):
                left[0] -= 1
                await client.do({"type": "say", "text": f"choice {left[0]} of {client.seat}"})
        if left[0] <= 0 or client.room.get("stage") == "over":
            enough.set()
            return
        client.changed.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                await client.changed.wait()


async def play_in_bad_weather(scene: Scene, drawn: list[list[Fault]], seed: int) -> list[Client]:
    """Let everyone play over a bad network, then wait, in the same weather, until all have everything."""
    up, down, requests = map(Weather, drawn)
    source, enough, left = Seeded(seed), asyncio.Event(), [MOVES]
    async with bad_line(scene.server.replace("http", "ws", 1), up, down) as line:
        clients = [
            Client(scene.server, line, guest.bearer, scene.room, seat, requests)
            for seat, guest in scene.guests.items()
        ]
        following = [asyncio.create_task(client.follow()) for client in clients]
        try:
            await asyncio.gather(
                *[play(client, source, enough, left) for client in clients if client.seat >= 0]
            )
            version = int(await asyncio.to_thread(lambda: scene.guests[0].seen(scene.room)["version"]))
            for client, task in zip(clients, following, strict=True):
                arriving = asyncio.create_task(client.until(version))
                # Nobody stops following unless something is wrong with the client; then it is said.
                await asyncio.wait([arriving, task], return_when=asyncio.FIRST_COMPLETED)
                assert not task.done(), task.exception()
        finally:
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
            for client in clients:
                await client.close()
    return clients


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
@settings(max_examples=EXAMPLES)
@given(drawn=st.lists(weathers, min_size=3, max_size=3), seed=st.integers(0, 2**31))
def test_every_client_converges(server: str, table: Table, drawn: list[list[Fault]], seed: int) -> None:
    scene = Scene(server, table)
    clients = asyncio.run(play_in_bad_weather(scene, drawn, seed))
    for client in clients:
        truth = scene.guests[client.seat].look(scene.room, seat=client.seat)
        assert client.events == truth["events"]
        assert client.room == truth["room"]
        assert [event["version"] for event in client.events] == list(range(1, client.version + 1))
    check_effects(clients)
    scene.close()


def check_effects(clients: list[Client]) -> None:
    """Every command that was carried out happened once, and everything that happened was a command."""
    happened = [event["event"] | {"version": event["version"]} for event in clients[0].events]
    said = [event["text"] for event in happened if event["type"] == "said"]
    assert len(said) == len(set(said))
    chosen = [event["version"] for event in happened if event["type"] == "chose" and event["by"] == "person"]
    answered = [
        event["version"]
        for client in clients
        for answer in client.answers.values()
        for event in answer["events"]
        if event["event"]["type"] == "chose" and event["event"]["by"] == "person"
    ]
    assert sorted(answered) == chosen
    assert MOVES <= len(chosen) <= MOVES + len(clients)


def test_an_answer_that_is_lost_after_the_commit(server: str) -> None:
    """The client sends the same id again and again; it is carried out once and answered alike."""
    scene = Scene(server, TABLES[0])

    async def lose_all_but_the_fifth() -> list[Client]:
        weather = Weather(["lose", "lose", "lose", "lose", "pass"])
        client = Client(scene.server, "", scene.guests[0].bearer, scene.room, 0, weather)
        assert await client.do({"type": "say", "text": "once"})
        assert await client.do({"type": "say", "text": "twice"})
        await client.close()
        return [client]

    (client,) = asyncio.run(lose_all_but_the_fifth())
    events = scene.guests[0].look(scene.room)["events"]
    said = [event for event in events if event["event"]["type"] == "said"]
    assert [event["event"]["text"] for event in said] == ["once", "twice"]
    assert [answer["events"] for answer in client.answers.values()] == [[event] for event in said]
    scene.close()


def test_the_weather_is_as_bad_as_it_says(server: str) -> None:
    """Else the clients above would have nothing to get on with."""
    scene = Scene(server, TABLES[0])

    async def count() -> tuple[int, int]:
        faults: list[Fault] = ["lose", "cut", "double", "late", "pass"]
        weather = Weather(faults)
        client = Client(scene.server, "", scene.guests[0].bearer, scene.room, 0, weather)
        failed = 0
        for number in range(10):
            try:
                await client.post({"type": "say", "text": f"word {number}"}, f"w{number}")
            except httpx.TransportError:
                failed += 1
        await client.close()
        return failed, number + 1

    assert asyncio.run(count()) == (4, 10)
    said = [e for e in scene.guests[0].look(scene.room)["events"] if e["event"]["type"] == "said"]
    assert [e["event"]["text"] for e in said] == [f"word {number}" for number in (0, 2, 3, 4, 5, 7, 8, 9)]
    scene.close()
