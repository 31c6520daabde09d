"""Whatever is sent, it is answered in one shape, with a reason and never with a 5xx."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from batisseurs.server.http.routes import LARGE
from batisseurs.server.http.wire import Refused
from batisseurs.words import Words
from tests.server.client import Client, new_id
from tests.server.server_process import Running, running

COMMANDS = "/api/rooms/{room}/commands"
DEEP = b"[" * 50_000
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as started:
        yield started


@pytest.fixture(scope="module")
def ada(server: Running) -> Iterator[Client]:
    with Client(server.url) as client:
        yield client


@pytest.fixture(scope="module")
def room(ada: Client) -> str:
    return ada.open(seats=[{"name": "Ada"}, {}])


def refusal(answer: httpx.Response, status: int) -> Refused:
    """Check that an answer is a refusal of ours, which can be said in every language."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    refused = msgspec.json.decode(answer.content, type=Refused)
    for language in ("en", "fr", "pl"):
        assert "[[" not in Words(language).text(refused.message.id, **refused.message.args)
        assert Words(language).knows(refused.reason)
    return refused


def shortly(value: object) -> str:
    return ascii(value)[:60]


def request(**changed: Any) -> bytes:
    """Return a command that would be carried out, with something changed."""
    whole = {"id": new_id(), "seat": 0, "command": {"type": "join", "name": "Ada"}, **changed}
    return msgspec.json.encode({name: value for name, value in whole.items() if value is not ...})


@pytest.mark.parametrize(
    ("body", "message", "where"),
    [
        (b"", "error-server-not-json", None),
        (b"{", "error-server-not-json", None),
        (b"\xff\xfe{}", "error-server-not-json", None),
        (b'{"id": "\xff"}', "error-server-not-json", None),
        (b'{"id": "\\ud800", "seat": 0}', "error-server-not-json", None),
        (DEEP, "error-server-wrong-value", "$"),
        (
            b'{"command": {"type": "join", "name": ' + b"[" * 50_000,
            "error-server-wrong-value",
            "$.command.name",
        ),
        (b"null", "error-server-wrong-value", "$"),
        (b'"text"', "error-server-wrong-value", "$"),
        (b"{}", "error-server-missing-field", "$"),
        (request(id=...), "error-server-missing-field", "$"),
        (request(id=5), "error-server-wrong-value", "$.id"),
        (request(id=""), "error-server-wrong-value", "$.id"),
        (request(id="x" * 65), "error-server-wrong-value", "$.id"),
        (request(id="a\n"), "error-server-wrong-value", "$.id"),
        (request(id="\u0000"), "error-server-wrong-value", "$.id"),
        (request(seat="0"), "error-server-wrong-value", "$.seat"),
        (request(seat=0.5), "error-server-wrong-value", "$.seat"),
        (request(seat=True), "error-server-wrong-value", "$.seat"),
        (request(seat=None), "error-server-wrong-value", "$.seat"),
        (request(more=1), "error-server-unknown-field", "$"),
        (request(command={"type": 3}), "error-server-wrong-value", "$.command.type"),
        (request(command={"name": "Ada"}), "error-server-missing-field", "$.command"),
        (request(command={"type": "join"}), "error-server-missing-field", "$.command"),
        (request(command={"type": "join", "name": 5}), "error-server-wrong-value", "$.command.name"),
        (request(command={"type": "join", "name": "A", "x": 1}), "error-server-unknown-field", "$.command"),
        (request(command={"type": "ask", "wish": {"type": "moon"}}), "error-server-unknown-kind", None),
        (request(command=[]), "error-server-wrong-value", "$.command"),
        (request(version="1"), "error-server-wrong-value", "$.version"),
    ],
    ids=shortly,
)
def test_bodies_that_are_not_commands(
    ada: Client, room: str, body: bytes, message: str, where: str | None
) -> None:
    answer = ada.http.post(COMMANDS.format(room=room), content=body, headers=JSON)
    refused = refusal(answer, 400)
    assert refused.reason == "error-server-malformed"
    assert refused.message.id == message
    if where is not None:
        assert refused.message.args["where"] == where


def test_a_page_from_before_an_update_is_told_to_load_again(ada: Client, room: str) -> None:
    """A pause was a command once; now it is asked for."""
    body = request(command={"type": "pause"})
    answer = ada.http.post(COMMANDS.format(room=room), content=body, headers=JSON)
    refused = refusal(answer, 400)
    assert (refused.message.id, refused.message.args) == ("error-server-unknown-kind", {"kind": "pause"})
    assert "loaded again" in refused.text


@pytest.mark.parametrize(
    "command",
    [
        {"type": "join", "name": ""},
        {"type": "join", "name": "x" * 10_000},
        {"type": "join", "name": "a\u0000b"},
        {"type": "join", "name": "\u202e"},
        {"type": "say", "text": "\u0000"},
        {"type": "undo", "lines": 10**30},
        {"type": "undo", "lines": -1},
        {"type": "vote", "number": 10**30, "yes": True},
        {"type": "ask", "wish": {"type": "undo", "lines": 10**30}},
        {"type": "ask", "wish": {"type": "clock", "clock": {"per_choice": 10**30}}},
        {"type": "ask", "wish": {"type": "clock", "clock": {"reserve": -1}}},
        {"type": "ask", "wish": {"type": "time-off", "until": 10**30}},
        {"type": "ask", "wish": {"type": "bot", "seat": 10**30, "bot": "greedy"}},
        {"type": "mute", "seat": 10**30},
        {"type": "stand", "step": "\u0000", "text": "\u0000"},
        {"type": "stand", "step": "x" * 10_000, "text": "y"},
        {"type": "leave", "bot": "\u0000"},
        {"type": "give-to-bot", "bot": "hal"},
        {"type": "take-back"},
        {"type": "rematch"},
        {"type": "resume"},
        {"type": "start"},
    ],
    ids=shortly,
)
def test_commands_that_make_no_sense_now(ada: Client, command: dict[str, Any], room: str) -> None:
    for version in (1, 10**30, None):
        body = {"id": new_id(), "seat": 0, "command": command, "version": version}
        answer = ada.http.post(COMMANDS.format(room=room), json=body)
        assert answer.status_code in {400, 403, 409, 422}, answer.text
        refusal(answer, answer.status_code)


@pytest.mark.parametrize("seat", [-7, -5, -1, 2, 99, 100, 10**30])
def test_seats_that_are_none(ada: Client, room: str, seat: int) -> None:
    answer = ada.http.post(COMMANDS.format(room=room), content=request(seat=seat), headers=JSON)
    assert answer.status_code in {400, 403, 422}
    refusal(answer, answer.status_code)
    invited = ada.http.post(f"/api/rooms/{room}/invitations", json={"seat": seat})
    assert invited.status_code in {400, 403, 422}
    refusal(invited, invited.status_code)


@pytest.mark.parametrize(
    "new",
    [
        {"game": "chess"},
        {"game": "\u0000"},
        {"players": 10**30},
        {"players": 0},
        {"options": {"max_rounds": 10**30}},
        {"options": {"max_rounds": None}},
        {"options": {"\u0000": 1}},
        {"mine": [0, 0]},
        {"mine": [10**30]},
        {"mine": [-6]},
        {"seats": [{"name": "A"}]},
        {"seats": [{"name": "\u0000"}, {}]},
        {"seats": [{}, {"bot": "hal"}]},
        {"settings": {"clock": {"per_choice": 10**30}}},
        {"settings": {"watching": "some"}},
        {"settings": {"wathcing": "link"}},
        {"seats": [{"nmae": "A"}, {}]},
        {"components": "[["},
        {"components": "\u0000"},
        {"record": "nonsense"},
        {"record": "\u0000" * 50},
        {"situation": "= 1"},
        {"situation": "a = " + "[" * 20_000},
        {"record": "x", "situation": "y"},
    ],
    ids=shortly,
)
def test_rooms_that_cannot_be_opened(ada: Client, new: dict[str, Any]) -> None:
    body = {"id": new_id(), "new": {"game": "theopolis", "players": 2, **new}}
    answer = ada.http.post("/api/rooms", json=body)
    assert answer.status_code in {400, 422}, answer.text
    refusal(answer, answer.status_code)


@pytest.mark.parametrize(
    "query",
    [
        "seat=", "seat=one", "seat=1.0", "seat=1e0", "seat=+1", "seat=%201", "seat=0&seat=1", "seat=-7",
        "seat=100", "seat=99999999999999999999999", "since=-1", "since=2147483648", "at=-1", "at=x", "sea=0",
        "seat=%00", "%FF=1", "seat=%FF", "=", "seat=null", "seat=%D9%A1", "since=00",
    ],
)  # fmt: skip
def test_questions_that_cannot_be_read(ada: Client, room: str, query: str) -> None:
    answer = ada.http.get(f"/api/rooms/{room}?{query}")
    assert refusal(answer, 400).reason == "error-server-malformed"


@pytest.mark.parametrize(
    "id_", ["nothing", "a" * 65, "%00", "%FF%FE", "..%2F..%2Fetc", "a b", "ą", "a%0A", "'--"]
)
def test_rooms_that_there_are_not(ada: Client, id_: str) -> None:
    for path in ("", "/table", "/record", "/components", "/events"):
        answer = ada.http.get(f"/api/rooms/{id_}{path}")
        assert refusal(answer, 404).reason in {"error-room-unknown", "error-server-no-path"}
    refusal(ada.http.post(f"/api/rooms/{id_}/commands", content=request(), headers=JSON), 404)


@pytest.mark.parametrize(
    ("method", "path", "status", "allow"),
    [
        ("GET", "/nothing/here", 404, None),
        ("GET", "/api", 404, None),
        ("GET", "/%00", 404, None),
        ("GET", "/" + "a" * 4000, 404, None),
        ("DELETE", "/api/games", 405, "GET, OPTIONS"),
        ("GET", "/api/guest", 405, "OPTIONS, POST"),
        ("PUT", COMMANDS.format(room="x"), 405, "OPTIONS, POST"),
        ("TRACE", "/api/rooms", 405, "OPTIONS, POST"),
        ("POST", "/api/rooms/x/socket", 405, "GET, OPTIONS"),
        ("BREW", "/api/games", 400, None),
    ],
)
def test_addresses_and_methods_that_there_are_not(
    ada: Client, method: str, path: str, status: int, allow: str | None
) -> None:
    answer = ada.http.request(method, path)
    refusal(answer, status)
    assert answer.headers.get("allow") == allow


def test_too_much(ada: Client, room: str) -> None:
    answer = ada.http.post(COMMANDS.format(room=room), content=b" " * 70_000, headers=JSON)
    assert refusal(answer, 413).reason == "error-server-too-large"
    new = {"game": "theopolis", "players": 2, "components": "x" * LARGE}
    refusal(ada.http.post("/api/rooms", json={"id": "a", "new": new}), 413)

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    refusal(ada.http.post(COMMANDS.format(room=room), content=pieces(), headers=JSON), 413)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""]
)
def test_a_body_that_does_not_say_that_it_is_json(ada: Client, room: str, kind: str) -> None:
    answer = ada.http.post(COMMANDS.format(room=room), content=request(), headers={"Content-Type": kind})
    assert refusal(answer, 400).message.id == "error-server-content-type"


def test_to_json_one_point_nothing_is_one(ada: Client, room: str) -> None:
    body = request(seat=..., version=...).replace(b"{", b'{"seat": 0.0, "version": 1e0, ', 1)
    assert ada.http.post(COMMANDS.format(room=room), content=body, headers=JSON).status_code == 200


def test_json_may_name_its_charset(ada: Client, room: str) -> None:
    headers = {"Content-Type": "application/json; charset=utf-8"}
    assert ada.http.post(COMMANDS.format(room=room), content=request(), headers=headers).status_code == 200


@pytest.mark.parametrize("token", ["x", "ą", "a" * 43, "a" * 100_000, "\\", "Bearer", "a b"])
def test_tokens_that_nobody_was_given(ada: Client, server: Running, token: str) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as http:
        http.headers["X-Batisseurs"] = "1"
        answer = http.get("/api/mine", headers={b"Authorization": f"Bearer {token}".encode()})
        if answer.status_code != 431:  # more than any header may have: not even read
            assert refusal(answer, 401).reason == "error-server-no-guest"
            assert answer.headers["www-authenticate"] == "Bearer"
    assert ada.get("/api/mine")


def test_keys_that_nobody_was_given(ada: Client) -> None:
    for key in ("x", "\u0000", "ą" * 100, "a" * 43):
        refusal(ada.http.post("/api/enter", json={"key": key}), 404)
    refusal(ada.http.post("/api/enter", json={"key": ""}), 400)
    refusal(ada.http.post("/api/enter", json={"key": "x" * 129}), 400)


@pytest.mark.parametrize(
    "raw",
    [
        b"GET /api/games HTTP/1.1\r\nHost: \xff\xff\r\nConnection: close\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nCookie: \xff\xfe=;;;==\r\nConnection: close\r\n\r\n",
        b"GET /api/lobby?\xff\xfe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET /api/games HTTP/1.0\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n{}",
        b"GET /api/rooms/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"nonsense\r\n\r\n",
    ],
)
def test_what_is_hardly_http(ada: Client, server: Running, raw: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=60) as connection:
        connection.sendall(raw)
        with contextlib.suppress(OSError):  # who refuses at once has closed already
            connection.shutdown(socket.SHUT_WR)
        answer = b""
        while piece := connection.recv(65536):
            answer += piece
    status = answer.split(b" ", 2)[1:2]
    assert not status or not status[0].startswith(b"5"), answer[:300]
    assert ada.get("/health")["status"] == "ok"
