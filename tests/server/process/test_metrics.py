"""What is counted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from litestar import Litestar, WebSocket, get, websocket
from litestar.response import ServerSentEvent
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from batisseurs.server.http.request_log import RequestLog
from batisseurs.server.process.metrics import FOLDER, Metrics


@get("/rooms/{room:str}")
async def show() -> str:
    """Answer."""
    return "fine"


@get("/stream")
async def stream() -> ServerSentEvent:
    """Answer for longer."""
    return ServerSentEvent(iter(["a", "b"]))


@websocket("/socket")
async def socket(socket: WebSocket[object, object, object]) -> None:  # type: ignore[type-var]  # any state
    """Say once how many are open."""
    await socket.accept()
    await socket.send_text(Metrics.text(socket.app.state.metrics).decode())
    await socket.receive_text()
    await socket.close(4000)


def values(text: bytes) -> dict[tuple[str, ...], float]:
    """Return all numbers, by name and labels."""
    return {
        (sample.name, *(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }


def test_requests_are_counted_by_route_and_status() -> None:
    """Not by path: there are as many as people think up."""
    metrics = Metrics()
    app = Litestar([show, stream, socket], openapi_config=None, logging_config=None)
    app.state.metrics = metrics
    with TestClient(RequestLog(app, metrics)) as server:
        for room in ("a", "b", "c"):
            assert server.get(f"/rooms/{room}").headers["x-request-id"]
        server.get("/nothing/1")
        server.get("/nothing/2")
        server.request("BREW", "/rooms/a")
        server.get("/stream")
        with server.websocket_connect("/socket") as connection:
            open_now = values(connection.receive_text().encode())
            connection.send_text("enough")
    found = values(metrics.text())
    assert found["batisseurs_requests_total", "GET", "/rooms/{room}", "200"] == 3
    assert found["batisseurs_requests_total", "GET", "(none)", "404"] == 2
    assert found["batisseurs_requests_total", "SOCKET", "/socket", "4000"] == 1
    assert "BREW" not in metrics.text().decode()
    assert found["batisseurs_request_seconds_count", "/rooms/{room}"] == 3
    assert ("batisseurs_request_seconds_count", "/stream") not in found, (
        "a stream lasts as long as one listens"
    )
    assert open_now["batisseurs_sockets",] == 1
    assert found["batisseurs_sockets",] == 0


WORKER = """
import sys, time
from batisseurs.server.process.metrics import Metrics
metrics = Metrics()
metrics.commits.inc(int(sys.argv[1]))
metrics.sockets.inc(int(sys.argv[1]))
print("ready", flush=True)
sys.stdin.read()
"""

ASKED = """
import sys
from batisseurs.server.process.metrics import Metrics
sys.stdout.buffer.write(Metrics().text())
"""


def test_several_workers_add_up_and_the_dead_hold_nothing_open(tmp_path: Path) -> None:
    """Counters stay, gauges of closed things go down."""
    environment = {**os.environ, FOLDER: str(tmp_path)}

    def worker(number: int) -> subprocess.Popen[str]:
        started = subprocess.Popen(
            [sys.executable, "-c", WORKER, str(number)],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert started.stdout is not None
        assert started.stdout.readline() == "ready\n"
        return started

    def asked() -> dict[tuple[str, ...], float]:
        return values(
            subprocess.run(
                [sys.executable, "-c", ASKED], env=environment, capture_output=True, check=True
            ).stdout
        )

    with worker(2) as one, worker(3) as other:
        both = asked()
        one.kill()
        one.wait()
        left = asked()
        other.communicate()
        one.communicate()
    assert (both["batisseurs_commits_total",], both["batisseurs_sockets",]) == (5, 5)
    assert (left["batisseurs_commits_total",], left["batisseurs_sockets",]) == (5, 3)
