"""What is read from strangers before anybody knows who they are: so much, within so long, from so many.

uvicorn reads requests and sockets, and lets both be refined. Added here are deadlines for the head of a
request, for its body, for a message on a socket and for whoever does not read what is sent; the most that
each may have; and how many connections an address may hold.
"""

from __future__ import annotations

import asyncio
import contextlib
import http
import logging
import time
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
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
"""Bytes of a body as it is sent, more than any route takes; who sends more is not worth an answer."""
MOST_FRAGMENTS = 16
"""Parts of one message on a socket."""
BURST = 16 * 1024
BYTES_A_SECOND = 8 * 1024
"""What may come on one socket. Pings and empty parts of messages cost as much as others to read."""
LAST_WORDS = 0.1
"""Seconds for which a client that is sent away may go on talking: over unread bytes it would not hear why."""
LINGER = 2.0
"""Seconds after which a connection is cut whose end the other side does not take."""
BAD = 400


class ConnectionPolicy:
    """What all connections of a worker share."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        """Take how long and how many."""
        self.settings = settings
        self.limits = limits
        self._headers = "".join(f"{name}: {value}\r\n" for name, value in header_values(settings).items())

    def come(self, client: tuple[str, int] | None) -> Address | None:
        """Count a connection; `TooMany` if its address has enough. Trusted proxies bring many people."""
        address = address_of(client[0] if client is not None else "", self.settings)
        if address is not None:
            self.limits.open_connection(address)
        return address

    def go(self, address: Address | None) -> None:
        """Count one less."""
        if address is not None:
            self.limits.close_connection(address)

    def refusal(self, error: BatisseursError) -> bytes:
        """Return the answer to what is no whole request."""
        status = http.HTTPStatus(status_of(error))
        body = msgspec.json.encode(refused(error))
        retry = f"retry-after: {error.retry_after}\r\n" if isinstance(error, TooMany) else ""
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\n{self._headers}{retry}cache-control: no-store\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        return head.encode() + body


class Deadline:
    """A time after which something happens, unless it is called off. Nothing is set twice."""

    def __init__(self) -> None:
        """Nothing is due."""
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, then: Any, *args: Any) -> None:
        """Do something after so many seconds, if nothing is due already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, then, *args)

    def call_off(self) -> None:
        """Nothing is due any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


IDLE, HEAD, BODY = range(3)


class Connection(HttpToolsProtocol):
    """A connection on which requests are made."""

    policy: ConnectionPolicy

    def __init__(self, *args: Any, **given: Any) -> None:
        """Begin before the first byte."""
        super().__init__(*args, **given)
        self._address: Address | None = None
        self._stage = HEAD
        self._read = 0
        """Bytes of the stage."""
        self._due = Deadline()
        self._unread = Deadline()
        self._ended = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection before anything is read from it."""
        super().connection_made(transport)
        try:
            self._address = self.policy.come(self.client)
        except TooMany as error:
            self._end(error)
        else:
            self._due.set(self.policy.settings.head_seconds, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._due.call_off()
        self._unread.call_off()
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, unless it is too much or too late."""
        if self._ended:
            return
        before = self._stage
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        if self._stage != before or before == IDLE:
            self._due.call_off()
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
        """Notice the first byte of a request."""
        self._stage, self._read = HEAD, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Refuse more headers than anybody needs; else the body follows."""
        if self._has_large_head():
            raise _large_head()
        self._stage, self._read = BODY, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Notice the last byte of a request."""
        self._stage = IDLE
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; it is counted again as what it is now."""
        self._due.call_off()
        self._go()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request."""
        no_request = Malformed(f"that cannot be understood: {msg}", Message("error-server-no-request"))
        self._end(_large_head() if self._has_large_head() else no_request)

    def _has_large_head(self) -> bool:
        headers: list[tuple[bytes, bytes]] = self.headers or []
        size = len(getattr(self, "url", b"")) + sum(len(name) + len(value) for name, value in headers)
        return size > LARGEST_HEAD or len(headers) > MOST_HEADERS

    def pause_writing(self) -> None:
        """Cut the connection if what was sent is not read in time."""
        self._unread.set(self.policy.settings.body_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Go on: it is read again."""
        self._unread.call_off()
        super().resume_writing()

    def _late(self) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        if self._stage == HEAD and not self._read and cycle is None:
            self.transport.close()  # nothing has come at all: a browser that connected in advance
        elif self._stage == BODY and cycle is not None and cycle.response_started:
            self.transport.abort()  # it was answered, and what is left interests nobody
        else:
            self._end(too_late(self.policy.settings, self._stage))

    def _end(self, error: BatisseursError) -> None:
        """Say why, once, and read for a moment what is still coming."""
        if self._ended:
            return
        self._ended = True
        self._due.call_off()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.write(self.policy.refusal(error))
        self.loop.call_later(LAST_WORDS, self.transport.close)
        self.loop.call_later(LINGER, self.transport.abort)

    def _go(self) -> None:
        address, self._address = self._address, None
        self.policy.go(address)


def too_late(settings: Settings, stage: int = BODY) -> TooLate:
    """Return the refusal of a request that does not come to its end."""
    seconds = settings.head_seconds if stage == HEAD else settings.body_seconds
    return TooLate(
        f"the request did not come within {seconds} s",
        Message("error-server-body-late", {"seconds": seconds}),
    )


def _large_head() -> HeadTooLarge:
    return HeadTooLarge(
        f"the head of a request has at most {LARGEST_HEAD} bytes",
        Message("error-server-large-head", {"most": LARGEST_HEAD}),
    )


# Sockets. ----------------------------------------------------------------------------------------


class SocketProtocol(ServerProtocol):
    """The protocol, with reasons of ours where it ends by itself."""

    def fail(self, code: int, reason: str = "") -> None:
        """End, and say why."""
        if code == CloseCode.MESSAGE_TOO_BIG:
            code, reason = CloseCode.POLICY_VIOLATION, "error-server-frame"
        super().fail(code, reason)


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    policy: ConnectionPolicy

    def __init__(self, *args: Any, **given: Any) -> None:
        """Begin with everything left."""
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
            self._address = self.policy.come(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._due.call_off()
        self._unread.call_off()
        address, self._address = self._address, None
        self.policy.go(address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, unless it is more than anybody has to say."""
        if self._ended:
            return
        if not self.handshake_initiated:
            super().data_received(data)  # the request itself, read and measured before
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
            self._due.call_off()

    def handle_cont(self, event: Frame) -> None:
        """Refuse a message of very many parts, however small."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._end(CloseCode.POLICY_VIOLATION, "error-server-frame")
        else:
            super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        """Say why, and read for a moment what is still coming."""
        sent = self.conn.close_sent
        self._hang_up(sent.code if sent is not None else CloseCode.PROTOCOL_ERROR)

    def keepalive_timeout(self) -> None:
        """Cut a connection whose other side answers no pings: it would not hear a goodbye either."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """Cut the connection if what was sent is not read in time."""
        self._unread.set(self.policy.settings.body_seconds, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Go on: it is read again."""
        self._unread.call_off()
        super().resume_writing()

    def _end(self, code: int, reason: str) -> None:
        self.conn.fail(code, reason)
        self._hang_up(code)

    def _hang_up(self, code: int) -> None:
        if self._ended:
            return
        self._ended = True
        self._due.call_off()
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
