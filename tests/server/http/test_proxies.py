"""A server below a path and behind a proxy, and how it stops."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import RequestFactory

from batisseurs.server.http.addresses import is_local, server_address
from batisseurs.server.settings import Settings
from tests.server.client import Client, new_id
from tests.server.server_process import Running, running


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server below a path, behind a proxy on this machine."""
    folder = tmp_path_factory.mktemp("below")
    client = str(tmp_path_factory.mktemp("nothing-built"))
    with running(folder, base_path="/games", trusted_proxies=["127.0.0.1"], client=client) as started:
        yield started


def test_everything_is_below_the_base_path(below: Running) -> None:
    assert below.url.endswith("/games")
    with Client(below.url) as ada:
        room = ada.open()
        with ada.socket(room) as socket, Client(below.url) as other:
            assert socket.frame()["room"]["room"] == room
            other.http.headers.update(ada.bearer)
            with other.stream(room) as stream:
                assert stream.look()[0] == 1
        assert ada.get("/schema/openapi.json")["servers"] == [{"url": "/games"}]
        assert 'href="/games/schema/openapi.json"' in ada.http.get("/").text
        assert ada.get("/health")["status"] == "ok"
        outside = httpx.get(f"{below.url.removesuffix('/games')}/api/games", trust_env=False)
        assert outside.status_code == 404
        assert outside.json()["reason"] == "error-server-no-path"
        became = ada.http.post("/api/guest", json={})
        assert "path=/games" in became.headers["set-cookie"].lower()


def invited(server: Running, headers: dict[str, str]) -> str:
    with Client(server.url) as ada:
        room = ada.open()
        made = ada.http.post(f"/api/rooms/{room}/invitations", json={"seat": 1}, headers=headers).json()
        return str(made["link"].removesuffix(f"/rooms/{room}#{made['key']}"))


def test_links_lead_where_people_came_from(below: Running) -> None:
    assert invited(below, {}) == below.url
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example"}
    assert invited(below, forwarded) == "https://play.example/games"


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({}, "http://asked.example"),
        ({"base_path": "/games"}, "http://asked.example/games"),
        ({"trusted_proxies": ["198.51.100.0/24"]}, "http://asked.example"),
        ({"trusted_proxies": ["127.0.0.0/8"]}, "https://said.example"),
        (
            {"public_url": "https://play.example/games", "trusted_proxies": ["127.0.0.1"]},
            "https://play.example/games",
        ),
    ],
)
def test_only_proxies_that_are_trusted_are_believed(settings: dict[str, Any], address: str) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-host": "said.example", "host": "asked.example"}
    request = RequestFactory(server="127.0.0.1").get("/", headers=forwarded)
    request.scope["client"] = ("127.0.0.1", 5000)
    assert server_address(request, msgspec.convert(settings, Settings)) == address
    assert not is_local(RequestFactory().get("/", headers={"x-forwarded-for": "203.0.113.7"}))


def test_a_server_that_ends_says_so_and_loses_nothing(tmp_path: Path) -> None:
    """Sockets are closed with 1012, streams with a word; every command that was answered is there again."""
    with running(tmp_path) as server:
        ada = Client(server.url)
        room = ada.open(seats=[{"name": "Ada"}, {}])
        answered: list[str] = []
        refused: list[Any] = []

        def talk() -> None:
            try:
                for number in range(10_000):
                    name = f"Ada {number}"
                    body = {"id": new_id(), "seat": 0, "command": {"type": "join", "name": name}}
                    answer = ada.http.post(f"/api/rooms/{room}/commands", json=body)
                    if answer.status_code != 200:
                        refused.append(answer.json()["reason"])
                        assert answer.headers["retry-after"]
                        return
                    answered.append(name)
            except httpx.TransportError as error:
                refused.append(error)

        with ada.socket(room) as socket, Client(server.url) as other:
            other.http.headers.update(ada.bearer)
            with other.stream(room) as stream:
                socket.frame()
                stream.look()
                talker = threading.Thread(target=talk)
                talker.start()
                socket.frame()
                server.tell(signal.SIGTERM)
                assert socket.ending() == (1012, "error-server-stopping")
                while "data" not in (event := stream.event()) or event["event"] != "end":
                    assert event, "the stream ended without a word"
                assert event["data"] == "error-server-stopping"
        talker.join()
        assert server.wait() == 0
        ada.close()
    assert refused[0] == "error-server-stopping" or isinstance(refused[0], httpx.TransportError)
    with running(tmp_path) as again, Client(again.url) as ada_again:
        ada_again.http.headers.update(ada.bearer)
        joined = [
            kept["event"]["name"]
            for kept in ada_again.look(room)["events"]
            if kept["event"]["type"] == "joined"
        ]
        assert joined[1 : len(answered) + 1] == answered
        assert len(joined) <= len(answered) + 2, "at most the one whose answer was lost"


def test_a_terminal_that_interrupts_ends_it_too(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.tell(signal.SIGINT)
        assert server.wait() == 0
