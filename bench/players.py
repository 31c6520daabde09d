"""People who play over the network, for the benches: one process can be hundreds of them.

They use the same addresses and frames as a browser and know nothing else of the server. The HTTP here is
made by hand because clients and server share the machine: a full client library would take more of it than
the server. It reads what our server sends (HTTP/1.1, a length or chunks) and no more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from batisseurs.rooms.commands.model import Command, Join, NewRoom, SentCommand, Start
from batisseurs.rooms.state.events import SeatPlan

T = TypeVar("T")
MOVED = 300
"""Status codes below this, from 200, are good news."""
LONGEST_FRAME = 8 * 1024 * 1024


class Unreachable(Exception):  # noqa: N818  what the server is, not what was done wrong
    """No answer came: whether the server did what it was asked is not known."""


class Refused(Exception):  # noqa: N818
    """The server said no, with a reason."""

    def __init__(self, reply: Reply) -> None:
        """Keep the answer."""
        super().__init__(f"{reply.status} {reply.body[:300]!r}")
        self.reply = reply


# What players read of what they are sent: msgspec skips the rest (views above all), which is cheap. --------


class ChoiceView(msgspec.Struct, frozen=True):
    """Something that may be chosen now."""

    text: str


class RoomView(msgspec.Struct, frozen=True):
    """A room, as far as a random player needs it."""

    version: int
    stage: str
    choices: tuple[ChoiceView, ...] = ()
    free_undo: int = 0


class Event(msgspec.Struct, frozen=True):
    """An event as raw bytes, for comparison."""

    version: int
    at: int
    event: dict[str, Any]


class Look(msgspec.Struct, frozen=True):
    """What a seat is told: the events it has not had, and the room."""

    room: RoomView
    events: tuple[Event, ...] = ()


class Brief(msgspec.Struct, frozen=True):
    """The same without reading the events."""

    room: RoomView


class Answer(msgspec.Struct, frozen=True):
    """A command was carried out."""

    version: int
    events: tuple[Event, ...] = ()


class Reason(msgspec.Struct, frozen=True):
    """A refusal."""

    reason: str
    text: str


class Reply(msgspec.Struct, frozen=True):
    """What came back for a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def good(self) -> bool:
        """Whether the server did it."""
        return 200 <= self.status < MOVED


class Wire:
    """One HTTP/1.1 connection that is kept open, for one request at a time."""

    def __init__(self, address: str, token: str = "") -> None:
        """Name the server (`http://host:port/base`) and, if there is one, the guest."""
        parts = urlsplit(address)
        self._host = parts.hostname or "127.0.0.1"
        self._port = parts.port or 80
        self._base = parts.path.rstrip("/")
        self._token = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._heads: dict[tuple[str, str], bytes] = {}

    async def ask(self, method: str, path: str, body: bytes = b"") -> Reply:
        """Send a request and wait for its answer; `Unreachable` if none comes."""
        try:
            if self._streams is None:
                self._streams = await asyncio.open_connection(self._host, self._port, limit=LONGEST_FRAME)
            reader, writer = self._streams
            writer.write(self._head(method, path) + b"%d\r\n\r\n" % len(body) + body)
            reply = await _reply(reader)
        except (OSError, asyncio.IncompleteReadError, ValueError) as broken:
            self.close()
            raise Unreachable(str(broken)) from broken
        except asyncio.CancelledError:
            self.close()  # else the next request would read the answer to this one
            raise
        if reply.headers.get("connection") == "close":
            self.close()
        return reply

    def _head(self, method: str, path: str) -> bytes:
        head = self._heads.get((method, path))
        if head is None:
            guest = f"Authorization: Bearer {self._token}" if self._token else "X-Batisseurs: 1"
            head = (
                f"{method} {self._base}{path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n{guest}\r\n"
                "Content-Type: application/json\r\nContent-Length: "
            ).encode()
            if method == "POST":  # the addresses of questions have ever new versions in them
                self._heads[method, path] = head
        return head

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _reply(reader: asyncio.StreamReader) -> Reply:
    head = await reader.readuntil(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if headers.get("transfer-encoding") == "chunked":
        body = await _chunks(reader)
    else:
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Reply(int(first.split(" ", 2)[1]), headers, body)


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    parts = []
    while size := int((await reader.readline()).split(b";")[0], 16):
        parts.append(await reader.readexactly(size))
        await reader.readexactly(2)
    await reader.readexactly(2)
    return b"".join(parts)


class Guest:
    """One browser or terminal, with its token."""

    def __init__(self, address: str, token: str) -> None:
        """Be the guest who has this token."""
        self.address = address
        self.token = token
        self.wire = Wire(address, token)

    @classmethod
    async def new(cls, address: str) -> Guest:
        """Become a guest."""
        wire = Wire(address)
        try:
            reply = await wire.ask("POST", "/api/guest", b'{"bearer":true}')
        finally:
            wire.close()
        return cls(address, _good(reply, dict[str, str])["token"])

    async def open(self, id_: str, new: NewRoom) -> str:
        """Open a room and return its name."""
        body = msgspec.json.encode({"id": id_, "new": new})
        opened = _good(await self.wire.ask("POST", "/api/rooms", body), dict[str, Any])
        return str(opened["room"])

    async def invite(self, room: str, seat: int) -> str:
        """Make a key to a seat."""
        body = msgspec.json.encode({"seat": seat})
        made = _good(await self.wire.ask("POST", f"/api/rooms/{room}/invitations", body), dict[str, Any])
        return str(made["key"])

    async def enter(self, key: str) -> None:
        """Use a key."""
        _good(await self.wire.ask("POST", "/api/enter", msgspec.json.encode({"key": key})), dict[str, Any])

    async def sits(self, room: str, seat: int) -> bool:
        """Return whether the guest has the seat already."""
        return (await self.wire.ask("GET", f"/api/rooms/{room}?seat={seat}")).good

    async def send(self, room: str, request: SentCommand) -> Reply:
        """Send a command and return the reply."""
        return await self.wire.ask("POST", f"/api/rooms/{room}/commands", msgspec.json.encode(request))

    async def do(self, room: str, id_: str, seat: int, command: Command) -> Answer:
        """Send a command that must not be refused."""
        return _good(await self.send(room, SentCommand(id_, seat, command)), Answer)

    async def look(self, room: str, seat: int, since: int = 0) -> Look:
        """Ask what the room looks like."""
        asked = urlencode({"seat": seat, "since": since})
        return _good(await self.wire.ask("GET", f"/api/rooms/{room}?{asked}"), Look)

    @asynccontextmanager
    async def listen(self, room: str, seat: int, since: int = 0) -> AsyncIterator[ClientConnection]:
        """Listen to a room. Frames come as they are: see `look_in`."""
        scheme, _, rest = self.address.partition("://")
        asked = urlencode({"seat": seat, "since": since})
        address = f"{scheme.replace('http', 'ws')}://{rest}/api/rooms/{room}/socket?{asked}"
        async with connect(
            address,
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            ping_interval=None,
            max_size=LONGEST_FRAME,
            close_timeout=1,
            proxy=None,
        ) as socket:
            yield socket

    def close(self) -> None:
        """Hang up."""
        self.wire.close()


def _good(reply: Reply, kind: type[T]) -> T:
    if not reply.good:
        raise Refused(reply)
    return msgspec.json.decode(reply.body, type=kind)


class Place(msgspec.Struct, frozen=True):
    """A person's place in a room."""

    guest: Guest
    room: str
    seat: int


@asynccontextmanager
async def guests(address: str, number: int) -> AsyncIterator[list[Guest]]:
    """Make guests, who disconnect at the end."""
    people = [await Guest.new(address) for _ in range(number)]
    try:
        yield people
    finally:
        for guest in people:
            guest.close()
        await asyncio.sleep(0)  # hanging up takes a moment


async def gather(people: Sequence[Guest], new: NewRoom, name: str) -> list[Place]:
    """Open a room for these people, one seat each and the bots behind them, and begin.

    A single guest takes all seats except the bots'. `name` makes the ids of the commands, so that after a
    crash the same call continues with the same room.
    """
    host = people[0]
    persons = new.players - len(new.seats)
    seated = people if len(people) > 1 else [host] * persons
    room = await host.open(
        f"{name}-open",
        msgspec.structs.replace(
            new,
            seats=tuple(SeatPlan(f"P{seat}") for seat in range(persons)) + new.seats,
            mine=tuple(seat for seat, guest in enumerate(seated) if guest is host),
        ),
    )
    places = [Place(guest, room, seat) for seat, guest in enumerate(seated)]
    for place in places:
        if place.guest is not host and not await place.guest.sits(room, place.seat):
            await place.guest.enter(await host.invite(room, place.seat))
        await place.guest.do(room, f"{name}-join-{place.seat}", place.seat, Join(f"P{place.seat}"))
    await host.do(room, f"{name}-start", 0, Start())
    return places
