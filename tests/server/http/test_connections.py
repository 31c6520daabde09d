"""What strangers may keep open, for how long and how much of it, against a real server and raw sockets."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from batisseurs.server.http.connections import LARGEST_HEAD, MOST_FRAGMENTS, MOST_PIPELINED
from tests.server.client import PATIENCE, Client
from tests.server.server_process import Running, running

QUICK = {"head_seconds": 1, "body_seconds": 1, "message_seconds": 1}
MEGABYTE = 1024 * 1024
TEXT, PING, CONTINUED, CLOSE = 0x1, 0x9, 0x0, 0x8
LAST = 0x80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server with little patience."""
    with running(tmp_path_factory.mktemp("house"), **QUICK, limit_connections=2, limit_address=10) as server:
        yield server


def connected(server: Running, source: str = "127.0.0.1") -> socket.socket:
    """Connect from an address of this machine."""
    return socket.create_connection(
        ("127.0.0.1", server.settings.port), timeout=PATIENCE, source_address=(source, 0)
    )


def answer(connection: socket.socket) -> tuple[int, str]:
    """Read until the server closes; return the status and the reason, or nothing if there was no answer."""
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            told += part
    head, _, body = told.partition(b"\r\n\r\n")
    return (int(head.split()[1]), json.loads(body)["reason"]) if head else (0, "")


def memory(server: Running) -> int:
    """Return the resident memory of the server's processes in bytes."""
    total = 0
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            parent = int((entry / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            if server.process.pid in {parent, int(entry.name)}:
                total += int((entry / "statm").read_text(encoding="utf-8").split()[1])
    return total * os.sysconf("SC_PAGE_SIZE")


def send_for_ever(connection: socket.socket, what: bytes) -> None:
    """Send the same until the server has enough."""
    while True:
        connection.sendall(what)


# Requests. -----------------------------------------------------------------------------------------


def test_a_head_that_does_not_end_is_not_waited_for(server: Running) -> None:
    with connected(server) as slow, connected(server) as silent:
        slow.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-")
        assert answer(slow) == (408, "error-server-too-late")
        assert answer(silent) == (0, "")


def test_a_head_that_comes_in_drops_has_no_more_time(server: Running) -> None:
    with connected(server) as slow:
        began = time.monotonic()
        slow.sendall(b"GET /")
        while not select.select([slow], [], [], 0.05)[0]:
            slow.sendall(b"x")
        assert time.monotonic() - began < 10
        assert answer(slow) == (408, "error-server-too-late")


@pytest.mark.parametrize("known", [False, True])
def test_a_body_that_does_not_end_is_not_waited_for(server: Running, known: bool) -> None:
    head = "POST /api/enter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with Client(server.url) as ann, connected(server) as slow:
        bearer = f"Authorization: {ann.bearer['Authorization']}\r\n" if known else "X-Batisseurs: 1\r\n"
        slow.sendall(f'{head}Content-Length: 99\r\n{bearer}\r\n{{"key":'.encode())
        # Closed, also if it was answered before.
        assert answer(slow) == ((408, "error-server-too-late") if known else (401, "error-server-no-guest"))


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * LARGEST_HEAD + b" HTTP/1.1\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * (LARGEST_HEAD + 100),
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * LARGEST_HEAD + b"\r\n\r\n",
    ],
)
def test_a_head_has_a_largest_size(server: Running, head: bytes) -> None:
    with connected(server) as eve:
        eve.sendall(head)
        assert answer(eve) == (431, "error-server-head-too-large")


def test_what_is_not_a_request_is_refused_in_words(server: Running) -> None:
    with connected(server) as eve:
        eve.sendall(b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n")
        assert answer(eve) == (400, "error-server-malformed")


def test_few_requests_wait_on_one_connection(server: Running) -> None:
    """Each would take memory before it is known whose it is."""
    ask = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
    before = memory(server)
    for number in (MOST_PIPELINED, 4000):
        with connected(server, "127.0.0.9") as line:
            with contextlib.suppress(OSError):
                line.sendall(ask * number)
            told = b""
            with contextlib.suppress(OSError):
                while told.count(b"HTTP/1.1") < number and (part := line.recv(65536)):
                    told += part
        assert (b"HTTP/1.1 429" in told) == (number > MOST_PIPELINED)
        assert told.count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1
    assert memory(server) - before < 16 * MEGABYTE


def test_an_address_has_so_many_connections_and_others_have_theirs(server: Running) -> None:
    """127.0.0.2 may have 20; everyone else is served meanwhile, and so is it when one is closed."""
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(connected(server, "127.0.0.2")) for _ in range(20)]
        for connection in held:
            connection.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b" 200 " in connection.recv(65536)
        with connected(server, "127.0.0.2") as refused:
            assert answer(refused) == (429, "error-server-too-many")
        assert httpx.get(f"{server.url}/health/live", trust_env=False).status_code == 200
        held[0].close()
        for _ in range(200):
            with connected(server, "127.0.0.2") as again:
                again.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                if b" 200 " in again.recv(65536):
                    return
            time.sleep(0.02)
    pytest.fail("a connection that is closed still counts")


def test_who_does_not_read_is_cut_off(server: Running) -> None:
    """Thousands of answers are asked for, and none is read: they are not kept for ever."""
    with connected(server) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50
        with pytest.raises(ConnectionError):
            send_for_ever(deaf, asked)
    assert httpx.get(f"{server.url}/health", trust_env=False).status_code == 200


# Sockets. ------------------------------------------------------------------------------------------


def frame(opcode: int, size: int, payload: bytes = b"") -> bytes:
    """Return the beginning of a client's frame, with the mask that changes nothing."""
    if size < 126:
        return struct.pack("!BB", opcode, 0x80 | size) + bytes(4) + payload
    return struct.pack("!BBQ", opcode, 0x80 | 127, size) + bytes(4) + payload


@contextlib.contextmanager
def listening(server: Running) -> Iterator[socket.socket]:
    """Open a socket to a table by hand."""
    with Client(server.url) as ann, connected(server) as connection:
        room = ann.open()
        connection.sendall(
            (
                f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Sec-WebSocket-Version: 13\r\nAuthorization: {ann.bearer['Authorization']}\r\n\r\n"
            ).encode()
        )
        assert b" 101 " in connection.recv(20)
        yield connection


def end_of(connection: socket.socket) -> str:
    """Read until the server closes; return the reason in the last frame."""
    told = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            told = (told + part)[-200:]
    return told[told.rfind(b"error-") :].decode() if b"error-" in told else ""


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (frame(TEXT | LAST, 64 * MEGABYTE), "error-server-frame"),
        (frame(TEXT | LAST, 5000, b"x" * 4999), "error-server-frame"),
        (frame(TEXT | LAST, 100, b"x" * 50), "error-server-message-late"),
        (frame(TEXT, 10, b"x" * 10), "error-server-message-late"),
        (frame(TEXT, 0) + frame(CONTINUED, 0) * MOST_FRAGMENTS, "error-server-frame"),
        (frame(TEXT, 3000, b"x" * 3000) + frame(CONTINUED, 3000, b"x" * 3000), "error-server-frame"),
        (frame(PING | LAST, 0) * 10_000, "error-server-frames"),
        (frame(PING | LAST, 100, b"x" * 100) * 1000, "error-server-frames"),
    ],
)
def test_messages_on_sockets_are_small_and_come_to_an_end(server: Running, sent: bytes, reason: str) -> None:
    with listening(server) as connection:
        connection.sendall(sent)
        assert end_of(connection) == reason


def test_unfinished_messages_take_no_memory(server: Running) -> None:
    before = memory(server)
    with listening(server) as connection:
        connection.sendall(frame(TEXT, MEGABYTE))
        with pytest.raises(ConnectionError):
            send_for_ever(connection, b"x" * MEGABYTE)
        assert memory(server) - before < 32 * MEGABYTE


# Stopping. -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_stopping_waits_for_nobody_who_is_slow(tmp_path: Path, number: signal.Signals) -> None:
    """Half heads, half bodies, half messages, and people who do not read: gone within seconds."""
    with running(tmp_path) as server, contextlib.ExitStack() as stack:
        with Client(server.url) as ann:
            bearer = f"Authorization: {ann.bearer['Authorization']}\r\n"
        for sent in (
            b"",
            b"GET / HT",
            f"POST /api/enter HTTP/1.1\r\nHost: localhost\r\n{bearer}Content-Type: application/json\r\n"
            "Content-Length: 99\r\n\r\n{".encode(),
            b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100,
        ):
            stack.enter_context(connected(server)).sendall(sent)
        for half in (frame(TEXT, 100, b"x"), frame(TEXT | LAST, 100)):
            stack.enter_context(listening(server)).sendall(half)
        assert httpx.get(f"{server.url}/health", trust_env=False).status_code == 200
        began = time.monotonic()
        server.tell(number)
        assert server.wait() == 0
        assert time.monotonic() - began < 12
