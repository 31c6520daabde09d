"""Limits on connections before the client is known: sizes, deadlines, and connections per address.

uvicorn reads requests and sockets; these subclasses add deadlines for the head and the body of a request, for
a message on a socket and for clients that do not read, size limits for each, and a limit on the connections
of an address.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import http
import itertools
import logging
import time
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import (
    HEADER_RE,
    HEADER_VALUE_RE,
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.errors import HeadTooLarge, Malformed, TooLate
from batisseurs.server.http.error_responses import refused, status_of
from batisseurs.server.http.rate_limits import LARGEST_FRAME, Address, Limits, TooMany, address_of
from batisseurs.server.http.security_headers import header_values
from batisseurs.server.settings import Settings

LARGEST_HEAD = 32 * 1024
"""Bytes of a request line and its headers."""
MOST_HEADERS = 100
LARGEST_BODY = 8 * 1024 * 1024
"""Bytes of a body, more than any route accepts; a client that sends more gets no answer."""
MOST_FRAGMENTS = 16
"""Fragments of one message on a socket."""
BURST = 16 * 1024
BYTES_A_SECOND = 8 * 1024
"""How much may arrive on one socket. Pings and empty fragments cost as much as others to read."""
LAST_WORDS = 0.1
"""Seconds for which a refused client may keep sending: with unread bytes, it would not get the reason."""
LINGER = 2.0
"""Seconds after which a connection is aborted that the other side does not close."""
MOST_PIPELINED = 8
"""Requests on one connection that wait for the answers to earlier ones."""
FRAMING = frozenset({b"connection", b"transfer-encoding"})
"""Headers that change how a response ends."""


class ConnectionPolicy:
    """What all connections of a worker share."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        """Take the settings and the limits."""
        self.settings = settings
        self.limits = limits
        self._headers = "".join(f"{name}: {value}\r\n" for name, value in header_values(settings).items())

    def count_open(self, client: tuple[str, int] | None) -> Address | None:
        """Count a connection; `TooMany` if its address has enough. Trusted proxies are not counted."""
        address = address_of(client[0] if client is not None else "", self.settings)
        if address is not None:
            self.limits.open_connection(address)
        return address

    def count_close(self, address: Address | None) -> None:
        """Count one connection less."""
        if address is not None:
            self.limits.close_connection(address)

    def refusal(self, error: BatisseursError) -> bytes:
        """Return the response to an incomplete request."""
        status = http.HTTPStatus(status_of(error))
        body = msgspec.json.encode(refused(error))
        retry = f"retry-after: {error.retry_after}\r\n" if isinstance(error, TooMany) else ""
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\n{self._headers}{retry}cache-control: no-store\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        return head.encode() + body


class Deadline:
    """Something that happens after some time, unless it is cancelled. A pending one is not replaced."""

    def __init__(self) -> None:
        """Start with nothing pending."""
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, then: Any, *args: Any) -> None:
        """Call something after so many seconds, if nothing is pending."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, then, *args)

    def cancel(self) -> None:
        """Cancel what is pending."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


IDLE, HEAD, BODY = range(3)


class Connection(HttpToolsProtocol):
    """A connection for requests."""

    policy: ConnectionPolicy

    def __init__(self, *args: Any, **given: Any) -> None:
        """Start before the first byte."""
        super().__init__(*args, **given)
        self._address: Address | None = None
        self._stage = HEAD
        self._read = 0
        """Bytes of this stage."""
        self._due = Deadline()
        self._unread = Deadline()
        self._ended = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection before anything is read from it."""
        super().connection_made(transport)
        try:
            self._address = self.policy.count_open(self.client)
        except TooMany as error:
            self._end(error)
        else:
            self._due.set(self.policy.settings.head_seconds, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._due.cancel()
        self._unread.cancel()
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, unless it is too much or too late."""
        if self._ended:
            return
        before = self._stage
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        if self._stage != before or before == IDLE:
            self._due.cancel()
        if self._stage == IDLE:
            return
        self._read += len(data)
        if self._stage == HEAD and self._read > LARGEST_HEAD:
            self._end(_large_head())
        elif self._read > LARGEST_BODY:
            self.transport.abort()
        else:
            settings = self.policy.settings
            self._due.set(settings.head_seconds if self._stage == HEAD else settings.body_seconds, self._late)

    def on_message_begin(self) -> None:
        """Notice the first byte of a request; refuse it if too many wait already."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise _pipelined()
        self._stage, self._read = HEAD, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Refuse a head that is too large; otherwise the body follows."""
        if self._has_large_head():
            raise _large_head()
        self._stage, self._read = BODY, 0
        super().on_headers_complete()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None:
            cycle.__class__ = Cycle

    def on_message_complete(self) -> None:
        """Notice the last byte of a request."""
        self._stage = IDLE
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; it is counted again as a socket."""
        self._due.cancel()
        self._go()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Answer what is not a request."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._end(_pipelined())
            return
        no_request = Malformed(f"that cannot be understood: {msg}", Message("error-server-no-request"))
        self._end(_large_head() if self._has_large_head() else no_request)

    def _has_large_head(self) -> bool:
        headers: list[tuple[bytes, bytes]] = self.headers or []
        size = len(getattr(self, "url", b"")) + sum(map(len, itertools.chain.from_iterable(headers)))
        return size > LARGEST_HEAD or len(headers) > MOST_HEADERS

    def pause_writing(self) -> None:
        """Abort the connection if the client does not read in time."""
        self._unread.set(self.policy.settings.body_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Continue: the client reads again."""
        self._unread.cancel()
        super().resume_writing()

    def _late(self) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        if self._stage == HEAD and not self._read and cycle is None:
            self.transport.close()  # nothing came at all: a browser that connected in advance
        elif self._stage == BODY and cycle is not None and cycle.response_started:
            self.transport.abort()  # it was answered already
        else:
            self._end(too_late(self.policy.settings, self._stage))

    def _end(self, error: BatisseursError) -> None:
        """Send the reason, once, and read a moment longer."""
        if self._ended:
            return
        self._ended = True
        self._due.cancel()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.write(self.policy.refusal(error))
        self.loop.call_later(LAST_WORDS, self.transport.close)
        self.loop.call_later(LINGER, self.transport.abort)

    def _go(self) -> None:
        address, self._address = self._address, None
        self.policy.count_close(address)


class Cycle(RequestResponseCycle):
    """A request and its response. uvicorn checks every header of every response; most are always the same."""

    async def send(self, message: Any) -> None:
        """Send a part of the response."""
        plain = message["type"] == "http.response.start" and self.keep_alive and not self.response_started
        if not plain or self.disconnected or self.flow.write_paused:
            await super().send(message)
            return
        sizes = [value for name, value in message["headers"] if name == b"content-length"]
        if len(sizes) != 1 or any(name.lower() in FRAMING for name, _ in message["headers"]):
            await super().send(message)
            return
        self.response_started = True
        self.waiting_for_100_continue = False
        self.chunked_encoding = False
        self.expected_content_length = int(sizes[0])
        lines = [_header_line(name, value) for name, value in message["headers"]]
        self.transport.write(b"".join([STATUS_LINE[message["status"]], *lines, b"\r\n"]))


@functools.lru_cache(256)
def _header_line(name: bytes, value: bytes) -> bytes:
    """Return a header as it is sent, unless it has characters that no header may have."""
    if HEADER_RE.search(name) or HEADER_VALUE_RE.search(value):
        raise ValueError("a header has characters that no header may have")
    return b"%b: %b\r\n" % (name, value)


def too_late(settings: Settings, stage: int = BODY) -> TooLate:
    """Return the refusal of a request that did not arrive in time."""
    seconds = settings.head_seconds if stage == HEAD else settings.body_seconds
    return TooLate(
        f"the request did not come within {seconds} s",
        Message("error-server-body-late", {"seconds": seconds}),
    )


def _pipelined() -> TooMany:
    return TooMany(
        f"more than {MOST_PIPELINED} requests wait on one connection",
        Message("error-server-rate", {"seconds": 1}),
    )


def _large_head() -> HeadTooLarge:
    return HeadTooLarge(
        f"the head of a request has at most {LARGEST_HEAD} bytes",
        Message("error-server-large-head", {"most": LARGEST_HEAD}),
    )


# Sockets. ----------------------------------------------------------------------------------------


class SocketProtocol(ServerProtocol):
    """The protocol, with our reasons where it closes by itself."""

    def fail(self, code: int, reason: str = "") -> None:
        """Close, and say why."""
        if code == CloseCode.MESSAGE_TOO_BIG:
            code, reason = CloseCode.POLICY_VIOLATION, "error-server-frame"
        super().fail(code, reason)


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    policy: ConnectionPolicy

    def __init__(self, *args: Any, **given: Any) -> None:
        """Start with a full allowance."""
        super().__init__(*args, **given)
        self.conn = SocketProtocol(max_size=LARGEST_FRAME, logger=logging.getLogger("uvicorn.error"))
        self.close_timeout = LINGER
        self._address: Address | None = None
        self._due = Deadline()
        self._unread = Deadline()
        self._left = float(BURST)
        self._at = time.monotonic()
        self._ended = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection; there was room for it a moment ago."""
        super().connection_made(transport)
        with contextlib.suppress(TooMany):
            self._address = self.policy.count_open(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._due.cancel()
        self._unread.cancel()
        address, self._address = self._address, None
        self.policy.count_close(address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, unless it exceeds the allowance."""
        if self._ended:
            return
        if not self.handshake_initiated:
            super().data_received(data)  # the handshake request, which was checked before
            return
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * BYTES_A_SECOND)
        self._at = now
        allowed = int(self._left)
        self._left -= len(data)
        super().data_received(data[:allowed])
        if self.close_sent or self.transport.is_closing():
            return
        if len(data) > allowed:
            self._end(CloseCode.POLICY_VIOLATION, "error-server-frames")
        elif self.frames or self.conn.reader.buffer:
            self._due.set(
                self.policy.settings.message_seconds,
                self._end,
                CloseCode.POLICY_VIOLATION,
                "error-server-message-late",
            )
        else:
            self._due.cancel()

    def handle_cont(self, event: Frame) -> None:
        """Refuse a message of very many fragments, however small."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._end(CloseCode.POLICY_VIOLATION, "error-server-frame")
        else:
            super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        """Send the reason, and read a moment longer."""
        sent = self.conn.close_sent
        self._hang_up(sent.code if sent is not None else CloseCode.PROTOCOL_ERROR)

    def keepalive_timeout(self) -> None:
        """Abort a connection that answers no pings: a close frame would not arrive either."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """Abort the connection if the client does not read in time."""
        self._unread.set(self.policy.settings.body_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Continue: the client reads again."""
        self._unread.cancel()
        super().resume_writing()

    def _end(self, code: int, reason: str) -> None:
        self.conn.fail(code, reason)
        self._hang_up(code)

    def _hang_up(self, code: int) -> None:
        if self._ended:
            return
        self._ended = True
        self._due.cancel()
        self.stop_keepalive()
        self.close_sent = True
        self.frames = []
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.loop.call_later(LAST_WORDS, self.transport.close)
        self.loop.call_later(LINGER, self.transport.abort)
