"""Attacks with connections: slow, unfinished, huge, many. From their own address, 127.0.0.2."""

from __future__ import annotations

import asyncio
import json
import re
import struct
from collections.abc import Callable, Coroutine
from contextlib import suppress

from bench.abuse import Attack, Ground
from bench.players import Guest

FROM = ("127.0.0.2", 0)
MEGABYTE = 1024 * 1024
AT_ONCE = 600
"""More connections than an address may have."""
SOCKETS = 20
PATIENCE = 30.0
TEXT, CONTINUED, PING, LAST = 0x1, 0x0, 0x9, 0x80
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Talk = Callable[[Ground, asyncio.StreamReader, asyncio.StreamWriter], Coroutine[object, object, None]]


def frame(opcode: int, size: int) -> bytes:
    """Return the head of a client's frame."""
    if size < 126:
        return struct.pack("!BB", opcode, 0x80 | size) + bytes(4)
    return struct.pack("!BBQ", opcode, 0x80 | 127, size) + bytes(4)


def head(ground: Ground, first: str, *more: str) -> bytes:
    """Return the head of a request by the guest."""
    lines = [first, "Host: localhost", f"Authorization: Bearer {ground.guest.token}", *more]
    return "\r\n".join([*lines, "", ""]).encode()


async def told(ground: Ground, reader: asyncio.StreamReader) -> None:
    """Read to the end, and count what the server said."""
    said = b""
    with suppress(OSError):
        while part := await reader.read(65536):
            said = said[:4096] + part if not said else (said + part)[:200_000]
    if said.startswith(b"HTTP/1.1 4") and b"\r\n\r\n" in said:
        with suppress(ValueError):
            _, _, body = said.partition(b"\r\n\r\n")
            ground.told(f"{said.split()[1].decode()} `{json.loads(body)['reason']}`")
            return
    reasons = re.findall(rb"error-[a-z-]+", said)
    ground.told(f"closed `{reasons[-1].decode()}`" if reasons else "closed")


def connections(name: str, sends: str, talk: Talk, at_once: int = AT_ONCE) -> Attack:
    """Keep many connections open, and do the same on each, again when it is closed."""

    async def carry_out(ground: Ground) -> None:
        port = int(ground.address.rpartition(":")[2])

        async def one(_number: int) -> None:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=FROM)
            except OSError:
                ground.told("no connection")
                await asyncio.sleep(0.1)
                return
            try:
                with suppress(OSError):
                    await talk(ground, reader, writer)
                await asyncio.wait_for(told(ground, reader), PATIENCE)
            except (TimeoutError, OSError):
                ground.told("cut")
            finally:
                writer.transport.abort()
            await asyncio.sleep(0.05)

        await ground.until_over(*([one] * at_once))

    return Attack(name, sends, carry_out)


async def drops(ground: Ground, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send a head, letter by letter."""
    writer.write(b"GET /")
    while not ground.over and not reader.at_eof() and not writer.is_closing():
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(0.5)
        if reader._buffer:  # type: ignore[attr-defined]  # noqa: SLF001  what has come already
            return


async def nothing(_ground: Ground, _reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    """Send nothing at all."""


async def half_body(ground: Ground, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Announce a body, and send a little of it."""
    writer.write(
        head(ground, "POST /api/rooms HTTP/1.1", "Content-Type: application/json", "Content-Length: 4000000")
    )
    writer.write(b"[" * 60_000)
    await writer.drain()


async def large_head(ground: Ground, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send one header without end."""
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
    while not ground.over and not writer.is_closing():
        writer.write(b"x" * 65536)
        await writer.drain()


async def unread(ground: Ground, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Ask for a large document again and again, and read nothing."""
    writer.write(head(ground, "GET /schema/openapi.json HTTP/1.1") * 200)
    await writer.drain()
    await asyncio.sleep(8)


async def pipelined(ground: Ground, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send thousands of requests without waiting for an answer."""
    writer.write(head(ground, "GET /health/live HTTP/1.1") * 2000)
    await writer.drain()
    writer.write_eof()


def on_socket(name: str, sends: str, talk: Talk) -> Attack:
    """Open as many sockets to a table as a guest may have, and do the same on each."""

    async def open_first(ground: Ground, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", key, "Sec-WebSocket-Version: 13")
        writer.write(head(ground, f"GET /api/rooms/{rooms[ground]}/socket HTTP/1.1", *upgrade))
        await reader.readuntil(b"\r\n\r\n")
        await talk(ground, reader, writer)

    rooms: dict[Ground, str] = {}
    inner = connections(name, sends, open_first, SOCKETS)

    async def carry_out(ground: Ground) -> None:
        guest = Guest(ground.address, ground.guest.token)
        body = json.dumps({"id": "attack", "new": {"game": "theopolis", "players": 2}}).encode()
        reply = await guest.wire.ask("POST", "/api/rooms", body)
        rooms[ground] = str(json.loads(reply.body)["room"])
        guest.close()
        await inner.carry_out(ground)

    return Attack(name, sends, carry_out)


def sending(first: bytes, again: bytes = b"") -> Talk:
    """Send something, then something else until it is stopped."""

    async def talk(ground: Ground, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(first)
        await writer.drain()
        while again and not ground.over and not writer.is_closing():
            writer.write(again)
            await writer.drain()

    return talk


PART = frame(CONTINUED, 4000) + b"x" * 4000
PINGS = frame(PING | LAST, 0) * 10_000
ATTACKS = (
    connections("silent connections", f"nothing, on {AT_ONCE} connections", nothing),
    connections("slow heads", f"a head, two letters a second, on {AT_ONCE} connections", drops),
    connections("slow bodies", f"60 kB of a body of 4 MB, on {AT_ONCE} connections", half_body),
    connections("endless heads", "one header without end, on 50 connections", large_head, 50),
    connections("unread answers", "100 times 200 requests for a large document; reads nothing", unread, 100),
    connections("pipelined requests", "2,000 requests at once on each of 20 connections", pipelined, 20),
    on_socket(
        "unfinished messages", "64 MB of a message", sending(frame(TEXT, 64 * MEGABYTE), b"x" * MEGABYTE)
    ),
    on_socket(
        "unfinished parts", "parts of a message, 4 kB each, without end", sending(frame(TEXT, 0), PART)
    ),
    on_socket(
        "empty parts", "empty parts of one message", sending(frame(TEXT, 0), frame(CONTINUED, 0) * 10_000)
    ),
    on_socket("half messages", "half a message on each socket", sending(frame(TEXT | LAST, 100) + b"x" * 50)),
    on_socket("floods of pings", "pings as fast as they are taken", sending(b"", PINGS)),
)
