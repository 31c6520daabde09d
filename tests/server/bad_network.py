"""A bad network between clients and a real server: frames and answers get lost, doubled, late, out of order.

What happens to which frame is drawn by the test. The client here does what docs/server.md asks of every
client, and nothing else: it applies an event only if it is the next one, asks for what is missing, and sends
a command again under the same id until it has an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from typing import Any, Literal, Protocol

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

Fault = Literal["pass", "lose", "double", "late", "cut"]

LATE = 0.05
"""Seconds after which a late frame comes if no other has overtaken it."""
ASK = 0.15
"""Seconds between two frames of a client. It may send ten in a second, and three of ten are doubled."""


class Weather:
    """What happens to one frame after the other; from the beginning again when all is used up."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        """Take what a test has drawn."""
        self._faults: Iterator[Fault] = itertools.cycle(faults)

    def next(self) -> Fault:
        """Return what happens to the next one."""
        return next(self._faults)


# Frames. --------------------------------------------------------------------------------------------


class Sink(Protocol):
    """Where frames go."""

    async def send(self, message: str | bytes) -> None:
        """Send one."""


async def relay(frames: AsyncIterator[str | bytes], sink: Sink, weather: Weather) -> None:
    """Pass frames on, as the weather lets them. A cut ends the connection."""
    held: list[str | bytes] = []

    async def release() -> None:
        while held:
            await sink.send(held.pop())  # the last first: out of order among themselves as well

    async def release_later() -> None:
        await asyncio.sleep(LATE)
        await release()

    releasing: list[asyncio.Task[None]] = []
    try:
        async for frame in frames:
            fault = weather.next()
            if fault == "cut":
                return
            if fault == "late":
                held.append(frame)
                releasing.append(asyncio.create_task(release_later()))
            elif fault != "lose":
                await sink.send(frame)
                if fault == "double":
                    await sink.send(frame)
                await release()
    finally:
        for task in releasing:
            task.cancel()
        await asyncio.gather(*releasing, return_exceptions=True)


@contextlib.asynccontextmanager
async def bad_line(server: str, up: Weather, down: Weather) -> AsyncIterator[str]:
    """Stand between clients and a server; yield the address at which clients are to connect instead."""

    async def handle(client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Authorization": client.request.headers["Authorization"]}
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(
                server + client.request.path, additional_headers=headers, proxy=None, max_size=None
            ) as upstream:
                ways = [
                    asyncio.create_task(relay(aiter(client), upstream, up)),
                    asyncio.create_task(relay(aiter(upstream), client, down)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async with serve(handle, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}"


# Requests. ------------------------------------------------------------------------------------------


class BadTransport(httpx.AsyncBaseTransport):
    """Carries requests to a real server, as the weather lets them."""

    def __init__(self, weather: Weather) -> None:
        """Begin."""
        self._weather = weather
        self._real = httpx.AsyncHTTPTransport()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Lose the request on its way, or its answer on the way back, or send it twice."""
        fault = self._weather.next()
        if fault == "cut":
            raise httpx.ConnectError("lost on its way", request=request)
        if fault == "late":
            await asyncio.sleep(LATE)
        if fault == "double":
            twice = [self._answer(request), self._answer(request)]
            return (await asyncio.gather(*twice))[-1]
        answer = await self._answer(request)
        if fault == "lose":
            raise httpx.ReadError("the answer was lost on its way back", request=request)
        return answer

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        answer = await self._real.handle_async_request(request)
        await answer.aread()
        return answer

    async def aclose(self) -> None:
        """Give the connections back."""
        await self._real.aclose()


# Clients. -------------------------------------------------------------------------------------------


class Client:
    """Follows one room from one seat, and sends commands."""

    def __init__(
        self, server: str, line: str, bearer: dict[str, str], room: str, seat: int, weather: Weather
    ) -> None:
        """Take the addresses for requests and for frames, and who one is."""
        self.seat = seat
        self.events: list[dict[str, Any]] = []
        self.room: dict[str, Any] = {"version": 0}
        self.answers: dict[str, dict[str, Any]] = {}
        """The server's answer to each executed command."""
        self._headers = bearer
        self._path = f"/api/rooms/{room}"
        self._line = line
        self._http = httpx.AsyncClient(
            base_url=server,
            headers=self._headers,
            transport=BadTransport(weather),
            timeout=60,
            trust_env=False,
        )
        self._numbers = itertools.count()
        self._stands = 0
        """The newest version that the server has spoken of."""
        self.changed = asyncio.Event()

    @property
    def version(self) -> int:
        """The version up to which every event is there."""
        return len(self.events)

    async def close(self) -> None:
        """Give the connections back."""
        await self._http.aclose()

    # Frames.

    async def follow(self) -> None:
        """Listen for ever; come again with the last version whenever the connection is lost."""
        while True:
            address = f"{self._line}{self._path}/socket?seat={self.seat}&since={self.version}"
            with contextlib.suppress(WebSocketException, OSError):
                async with connect(
                    address, additional_headers=self._headers, proxy=None, max_size=None
                ) as socket:
                    asking = asyncio.create_task(self._ask(socket))
                    try:
                        async for frame in socket:
                            self._take(msgspec.json.decode(frame))
                    finally:
                        asking.cancel()
            await asyncio.sleep(LATE)

    async def _ask(self, socket: Sink) -> None:
        """Request what is missing; if nothing seems to be, request the room."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(ASK)
                behind = self._stands > self.version or self.room["version"] < self.version
                frame = {"type": "since", "version": self.version} if behind else {"type": "ping"}
                await socket.send(msgspec.json.encode(frame).decode())

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "look":
            self._apply(frame["events"])
            if frame["room"]["version"] >= self.room["version"]:
                self.room = frame["room"]
        stands = frame["room"]["version"] if frame["type"] == "look" else frame["version"]
        self._stands = max(self._stands, stands)
        self.changed.set()

    def _apply(self, events: Iterable[dict[str, Any]]) -> None:
        for event in events:
            if event["version"] == self.version + 1:
                self.events.append(event)

    # Commands.

    async def do(self, command: dict[str, Any], version: int | None = None) -> bool:
        """Send a command until it is answered; return whether it was executed, and not too late."""
        id_ = f"{self.seat}-{next(self._numbers)}"
        while True:
            try:
                answer = await self.post(command, id_, version)
            except httpx.TransportError:
                continue
            if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
                await asyncio.sleep(ASK)
                continue
            said = answer.json()
            if answer.is_success:
                self.answers[id_] = said
                self._apply(said["events"])
                return True
            assert answer.status_code == httpx.codes.CONFLICT, said
            self._apply(said["missed"])
            return False

    async def post(self, command: dict[str, Any], id_: str, version: int | None = None) -> httpx.Response:
        """Send a command once."""
        body = {"id": id_, "seat": self.seat, "command": command, "version": version}
        return await self._http.post(f"{self._path}/commands", json=body)

    @property
    def choices(self) -> list[str]:
        """What may be chosen now, as far as this client knows."""
        current = self.room["version"] == self.version
        return [choice["text"] for choice in self.room["choices"]] if current and self.version else []

    async def until(self, version: int) -> None:
        """Wait until everything up to a version is there, the room included."""
        while self.version < version or self.room["version"] < version:
            self.changed.clear()
            await self.changed.wait()
