"""A room as server-sent events: the same as over a socket."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Client
from tests.server.server_process import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house"), limit_open_sockets=3) as started:
        yield started


@pytest.fixture
def ada(server: Running) -> Iterator[Client]:
    with Client(server.url) as client:
        yield client


@pytest.fixture
def listening(server: Running, ada: Client) -> Iterator[Client]:
    """The same guest on a second connection, which a stream keeps busy."""
    with Client(server.url) as client:
        client.http.headers.update(ada.bearer)
        yield client


def test_a_stream_tells_the_same_as_a_socket(ada: Client, listening: Client) -> None:
    room = ada.open()
    with ada.socket(room) as socket, listening.stream(room) as stream:
        assert stream.event() == {"retry": "2000"}
        for name in ("", "Ada", "Ada M."):
            if name:
                ada.do(room, "join", 0, name=name)
            version, look = stream.look()
            assert look == socket.frame()
            assert look["room"]["version"] == version


def test_a_browser_that_comes_again_gets_what_it_missed(ada: Client) -> None:
    """It asks at the old address, and says in a header what it has got since."""
    room = ada.open()
    ada.do(room, "join", 0, name="Ada")
    ada.do(room, "join", 0, name="Ada M.")
    with ada.stream(room, since=1) as stream:
        assert [kept["version"] for kept in stream.look()[1]["events"]] == [2, 3]
    with ada.stream(room, headers={"Last-Event-ID": "2"}, since=1) as stream:
        assert [kept["version"] for kept in stream.look()[1]["events"]] == [3]


def test_no_proxy_may_keep_it(ada: Client) -> None:
    with ada.stream(ada.open()) as stream:
        headers = stream.answer.headers
        assert headers["content-type"] == "text/event-stream; charset=utf-8"
        assert headers["x-accel-buffering"] == "no"
        assert headers["cache-control"] == "no-store"
        assert "default-src 'self'" in headers["content-security-policy"]


@pytest.mark.parametrize(
    ("query", "headers", "status", "reason"),
    [
        ({"seat": 1}, {}, 403, "error-room-not-allowed"),
        ({"seat": -7}, {}, 400, "error-server-malformed"),
        ({"since": -1}, {}, 400, "error-server-malformed"),
        ({}, {"Last-Event-ID": "yesterday"}, 400, "error-server-malformed"),
        ({}, {"Authorization": "Bearer nobody"}, 401, "error-server-no-guest"),
    ],
)
def test_a_refusal_has_a_status(
    ada: Client, query: dict[str, int], headers: dict[str, str], status: int, reason: str
) -> None:
    answer = ada.http.get(f"/api/rooms/{ada.open()}/events", params=query, headers=headers)
    assert answer.status_code == status
    assert answer.json()["reason"] == reason


def test_who_goes_makes_room_for_another(ada: Client, server: Running) -> None:
    """A stream that is closed no longer counts: nobody runs out of them by coming again."""
    room = ada.open()
    for _ in range(4 * server.settings.limit_open_sockets):
        with Client(server.url) as browser:
            browser.http.headers.update(ada.bearer)
            with browser.stream(room) as stream:
                stream.look()
