"""What rooms cost that nobody plays in at the moment: sockets that only listen, and rooms not in memory."""

from __future__ import annotations

import asyncio
import random
import resource
import time
from contextlib import AsyncExitStack

import msgspec
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect

from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.commands.model import Choose, NewRoom, SentCommand
from bench.players import Guest, Look, gather
from bench.server_process import Running, ServerProcess

SPECTATORS = 8
TABLE = 2
EACH = SPECTATORS + TABLE
"""Sockets at each room: players and spectators."""
SPARE = 200
"""Open files beside the sockets."""


class Idle(msgspec.Struct, frozen=True):
    """Memory of all processes of a server, in bytes."""

    sockets: int
    fresh: int
    """Before anyone came."""
    rooms: int
    """With the rooms open and nobody listening."""
    listening: int
    """With everyone listening."""
    listening_once: int
    """The same, with what processes share counted once."""
    seconds: float
    """Until everyone had the room before them."""


class Opening(msgspec.Struct, frozen=True):
    """How long a long room takes that is not in memory, in milliseconds."""

    game: str
    events: int
    with_snapshot: tuple[float, ...]
    without: tuple[float, ...]
    in_memory: tuple[float, ...]
    answer_bytes: int


def allow_sockets(sockets: int) -> None:
    """Raise the limit of open sockets for this process and the servers it starts."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < sockets + SPARE:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4 * (sockets + SPARE)), hard))


async def idle(server: ServerProcess, new: NewRoom, sockets: int) -> Idle:
    """Let sockets listen to rooms in which nothing happens."""
    fresh = server.memory()
    players = [await Guest.new(server.address) for _ in range(TABLE)]
    spectators = [await Guest.new(server.address) for _ in range(SPECTATORS)]
    rooms = []
    for number in range(-(-sockets // EACH)):
        places = await gather(players, new, f"idle-{number}")
        room = places[0].room
        for guest in spectators:
            await guest.enter(await players[0].invite(room, SPECTATOR))
        rooms.append(room)
    opened = server.memory()
    began = time.perf_counter()
    async with AsyncExitStack() as all_of_them:
        for room in rooms:
            listening = [(guest, seat) for seat, guest in enumerate(players)]
            listening += [(guest, int(SPECTATOR)) for guest in spectators]
            for guest, seat in listening:
                socket = await all_of_them.enter_async_context(guest.listen(room, seat))
                await socket.recv()
        seconds = time.perf_counter() - began
        await asyncio.sleep(2)
        result = Idle(len(rooms) * EACH, fresh, opened, server.memory(), server.memory("Pss"), seconds)
    for guest in players + spectators:
        guest.close()
    return result


async def idle_echo(echo: Running, sockets: int) -> Idle:
    """Let sockets listen to a silent server."""
    fresh = echo.memory()
    began = time.perf_counter()
    async with AsyncExitStack() as all_of_them:
        for _ in range(sockets):
            where = f"{echo.address.replace('http', 'ws')}/socket"
            socket = await all_of_them.enter_async_context(
                connect(where, compression=None, ping_interval=None, proxy=None)
            )
            await socket.send("x")
            await socket.recv()
        seconds = time.perf_counter() - began
        await asyncio.sleep(2)
        return Idle(sockets, fresh, fresh, echo.memory(), echo.memory("Pss"), seconds)


async def long_room(server: ServerProcess, new: NewRoom, events: int) -> tuple[str, str]:
    """Play until a room has enough events; return the token of its guest and the room."""
    guest = await Guest.new(server.address)
    dice = random.Random(0)  # noqa: S311  moves, not secrets
    for game in range(20):
        place = (await gather([guest], new, f"long-{game}"))[0]
        version, seat = 0, 0
        while True:
            look = await guest.look(place.room, seat, version)
            version = look.room.version
            if version >= events:
                guest.close()
                return guest.token, place.room
            if look.room.stage == "over":
                break  # too short a game: another
            if not look.room.choices:
                seat = (seat + 1) % new.players
                continue
            choose = Choose(dice.choice(look.room.choices).text)
            await guest.send(place.room, SentCommand(f"{version}", seat, choose, version))
    raise AssertionError(f"no game of {new.game} has {events} events")


async def opening(server: ServerProcess, database: str, new: NewRoom, events: int, times: int = 3) -> Opening:
    """Measure how long a room takes that a server finds in its database, and then has in memory."""
    token, room = await long_room(server, new, events)
    found: dict[bool, list[float]] = {True: [], False: []}
    again: list[float] = []
    size = 0
    for snapshot in (True, False) * times:
        server.stop()
        if not snapshot:
            _forget_snapshots(database)
        server.start()
        server.wait()
        guest = Guest(server.address, token)
        # The modules of the game, and the connection to the database, are not what is measured.
        await gather([guest], new, f"warm-{len(again)}")
        milliseconds, look = await _look(guest, room)
        found[snapshot].append(milliseconds)
        again.append((await _look(guest, room))[0])
        size = len(msgspec.json.encode(look))
        guest.close()
    return Opening(
        new.game, events, tuple(sorted(found[True])), tuple(sorted(found[False])), tuple(sorted(again)), size
    )


async def _look(guest: Guest, room: str) -> tuple[float, Look]:
    began = time.perf_counter()
    look = await guest.look(room, 0)
    return 1000 * (time.perf_counter() - began), look


def _forget_snapshots(database: str) -> None:
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM snapshots"))
    engine.dispose()
