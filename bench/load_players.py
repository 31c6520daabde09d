"""Players who do nothing but play, as fast as they are answered; and the same against an echo."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence

import msgspec
from websockets.asyncio.client import connect

from batisseurs.rooms.commands.model import Choose, NewRoom, SentCommand
from bench.players import LONGEST_FRAME, Place, Reason, RoomView, Wire, gather, guests
from bench.server_process import Running

STALE = "error-room-stale"


class Frame(msgspec.Struct, frozen=True):
    """What comes through the socket, without its events."""

    type: str
    room: RoomView | None = None


class Rate(msgspec.Struct, frozen=True):
    """How much was answered, and how quickly."""

    seconds: float
    done: int
    milliseconds: tuple[float, ...]
    """Of each, in order."""
    stale: int = 0
    frames: int = 0
    frame_bytes: int = 0
    client: float = 0.0
    """The share of one core that the players themselves took."""
    server: float = 0.0
    """Milliseconds of a processor that the server took for each."""

    @property
    def a_second(self) -> float:
        """How many a second."""
        return self.done / self.seconds

    def percentile(self, percent: float) -> float:
        """Return a percentile of the answer times, in milliseconds."""
        if not self.milliseconds:
            return float("nan")
        return self.milliseconds[min(len(self.milliseconds) - 1, int(len(self.milliseconds) * percent / 100))]


class Measuring:
    """Counts what is answered between a beginning and an end."""

    def __init__(self, server: Running) -> None:
        """Count nothing yet: the first seconds are for warming up."""
        self._server = server
        self.on = False
        self.over = False
        self.stale = 0
        self.frames = 0
        self.frame_bytes = 0
        self._seconds: list[float] = []

    def answered(self, began: float) -> None:
        """Count an answer to what was sent then."""
        if self.on:
            self._seconds.append(time.perf_counter() - began)

    def frame(self, size: int) -> None:
        """Count a frame."""
        if self.on:
            self.frames += 1
            self.frame_bytes += size

    async def measure(self, warm_up: float, seconds: float) -> Rate:
        """Let things run, count for some seconds, and return the counts."""
        await asyncio.sleep(warm_up)
        self.on = True
        began, used, server = time.perf_counter(), time.process_time(), self._server.processor()
        await asyncio.sleep(seconds)
        self.on, self.over = False, True
        passed = time.perf_counter() - began
        server = self._server.processor() - server
        return Rate(
            passed,
            len(self._seconds),
            tuple(sorted(1000 * each for each in self._seconds)),
            self.stale,
            self.frames,
            self.frame_bytes,
            (time.process_time() - used) / passed,
            1000 * server / max(1, len(self._seconds)),
        )


async def play(place: Place, dice: random.Random, measuring: Measuring) -> None:
    """Play at a seat until the game or the measuring is over."""
    number = 0
    newest = -1
    async with place.guest.listen(place.room, place.seat) as socket:
        while not measuring.over:
            frame = await socket.recv()
            measuring.frame(len(frame))
            room = msgspec.json.decode(frame, type=Frame).room
            if room is None or room.version <= newest:
                continue
            if room.stage == "over":
                return
            newest = room.version
            if room.choices:
                number += 1
                choose = Choose(dice.choice(room.choices).text)
                request = SentCommand(f"{place.seat}-{number}-{newest}", place.seat, choose, newest)
                began = time.perf_counter()
                reply = await place.guest.send(place.room, request)
                if reply.good:
                    measuring.answered(began)
                elif msgspec.json.decode(reply.body, type=Reason).reason == STALE:
                    measuring.stale += 1  # where several answer the same step, another may be first
                else:
                    raise AssertionError(f"{request} was refused: {reply.status} {reply.body!r}")


async def table(address: str, new: NewRoom, name: str, measuring: Measuring) -> None:
    """Play one game after another at a table of people."""
    dice = random.Random(name)  # noqa: S311  moves, not secrets
    games = 0
    async with guests(address, new.players) as people:
        while not measuring.over:
            places = await gather(people, new, f"{name}-{games}")
            games += 1
            await asyncio.gather(*(play(place, dice, measuring) for place in places))


async def moves(server: Running, kinds: Sequence[NewRoom], tables: int, seconds: float) -> Rate:
    """Measure the acknowledged moves per second at a number of tables."""
    measuring = Measuring(server)
    tasks = [
        asyncio.create_task(table(server.address, kinds[number % len(kinds)], f"t{number}", measuring))
        for number in range(tables)
    ]
    rate = await _measured(tasks, measuring, seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return rate


async def _measured(tasks: list[asyncio.Task[None]], measuring: Measuring, seconds: float) -> Rate:
    """Measure while tasks run; whichever of them fails, fails the whole."""
    measured = asyncio.create_task(measuring.measure(min(3.0, seconds), seconds))
    await asyncio.wait([measured, *tasks], return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        if task.done() and not task.cancelled():
            task.result()
    return await measured


async def _echo_posts(address: str, body: bytes, measuring: Measuring) -> None:
    wire = Wire(address)
    while not measuring.over:
        began = time.perf_counter()
        await wire.ask("POST", "/echo", body)
        measuring.answered(began)
    wire.close()


async def _echo_moves(address: str, body: bytes, frame: str, measuring: Measuring) -> None:
    """What a move is on the wire, and nothing else: a command and its answer, then a frame for each seat."""
    wire = Wire(address)
    where = f"{address.replace('http', 'ws')}/socket"
    async with connect(
        where, compression=None, ping_interval=None, max_size=LONGEST_FRAME, proxy=None
    ) as socket:
        while not measuring.over:
            began = time.perf_counter()
            await wire.ask("POST", "/echo", body)
            measuring.answered(began)
            await socket.send(frame)
            measuring.frame(len(await socket.recv()))
    wire.close()


async def echoes(echo: Running, connections: int, frame_bytes: int, seconds: float) -> Rate:
    """Measure how many bodies a second come back, each followed by a frame of this size if there is one."""
    body = msgspec.json.encode(SentCommand("t0-0-1", 0, Choose("activate c3r2"), 100))
    measuring = Measuring(echo)
    if frame_bytes:
        playing = [_echo_moves(echo.address, body, "x" * frame_bytes, measuring) for _ in range(connections)]
    else:
        playing = [_echo_posts(echo.address, body, measuring) for _ in range(connections)]
    tasks = [asyncio.create_task(each) for each in playing]
    rate = await _measured(tasks, measuring, seconds)
    await asyncio.gather(*tasks)
    return rate
