"""What SECURITY.md promises, against a real server. Each test is named there."""

from __future__ import annotations

import contextlib
import json
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from batisseurs.server.http.operations import SMALL
from batisseurs.server.http.routes import LARGE
from batisseurs.server.http.security_headers import header_values
from batisseurs.server.settings import Settings
from tests.server.browser import Browser
from tests.server.client import PATIENCE, SPECTATOR, Client, Socket, new_id
from tests.server.server_process import Running, running

EVIL = "https://evil.example"
GENEROUS = {
    f"limit_{kind}": "off"
    for kind in ("guest", "create", "enter", "move", "chat", "look", "socket", "processor")
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server that lasts for all tests that do not stop it."""
    with running(tmp_path_factory.mktemp("house"), **GENEROUS) as server:
        yield server


@pytest.fixture
def ann(server: Running) -> Iterator[Browser]:
    """Return a guest in a browser."""
    with Browser(server.url) as browser:
        browser.become_guest()
        yield browser


# Secrets. ----------------------------------------------------------------------------------------


def test_no_secret_is_logged_or_kept(tmp_path: Path) -> None:
    """A session with everything that can carry one, logged as finely as possible."""
    secrets: set[str] = set()
    with (
        running(tmp_path, log_level="debug", log_format="json") as server,
        Browser(server.url) as ann,
        Client(server.url) as ben,
        Client(server.url) as eve,
    ):
        ann.become_guest()
        secrets |= {ann.token, *(client.bearer["Authorization"].split()[1] for client in (ben, eve))}
        room = ann.open()
        link = ann.post(f"/api/rooms/{room}/invitations", {"seat": 1})
        watching = ann.post(f"/api/rooms/{room}/invitations", {"seat": SPECTATOR})
        secrets |= {link["key"], watching["key"]}
        ben.enter(link["key"])
        eve.enter(watching["key"])
        eve.enter(link["key"], status=404)
        eve.enter("x" + link["key"][1:], status=404)
        ann.do(room, "join", name="Ann")
        ben.do(room, "join", 1, name="Ben")
        ann.do(room, "start")
        with ben.socket(room, seat=1) as listening, eve.stream(room, seat=SPECTATOR) as stream:
            listening.frame()
            stream.look()
            for _ in range(12):
                seen = ann.http.get(f"/api/rooms/{room}", params={"seat": 0}).json()["room"]
                if 0 in seen["waiting"]:
                    text = seen["choices"][0]["text"]
                    request = {"id": new_id(), "seat": 0, "version": seen["version"]}
                    ann.post(
                        f"/api/rooms/{room}/commands",
                        {**request, "command": {"type": "choose", "text": text}},
                    )
                else:
                    ben.choose(room, 1, ben.seen(room, seat=1))
            listening.frame()
        # What should not be there, and is sent all the same.
        ann.http.get(f"/api/rooms/{room}", params={"key": link["key"]})
        ann.http.get(f"/rooms/{room}/{link['key']}")
        ann.http.post("/api/enter", content=link["key"])
        ann.http.post("/api/enter", json={"key": link["key"], "more": ann.token})
        ann.do(room, "say", text=f"not in the log: {link['key']}")
        server.tell()
        assert server.wait() == 0
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in log.splitlines()]
    routes = {line.get("route") for line in lines}
    assert {"/api/guest", "/api/enter", "/api/rooms/{room}/commands", "/api/rooms/{room}/socket"} <= routes
    assert len(secrets) == 5
    assert [secret for secret in secrets if secret in log] == []
    assert "not in the log" not in log, "what people say is nobody's business"
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("house.sqlite*"))
    assert b"not in the log" in kept
    without_chat = kept.replace(f"not in the log: {link['key']}".encode(), b"")
    assert [secret for secret in secrets if secret.encode() in without_chat] == []


def test_a_key_is_never_in_what_browsers_send(ann: Browser, server: Running) -> None:
    """It stands in the fragment of the link, which stays in the browser."""
    room = ann.open()
    given = ann.post(f"/api/rooms/{room}/invitations", {"seat": 1})
    link = urlsplit(given["link"])
    assert link.fragment == given["key"]
    assert given["key"] not in link.path + link.query
    assert given["link"].startswith(server.url)
    page = ann.http.get(f"/rooms/{room}")
    assert page.status_code == 200
    assert page.headers["referrer-policy"] == "no-referrer"


def test_a_key_opens_once(ann: Browser, server: Running) -> None:
    room = ann.open()
    first = ann.post(f"/api/rooms/{room}/invitations", {"seat": 1})["key"]
    second = ann.post(f"/api/rooms/{room}/invitations", {"seat": 1})["key"]
    with Client(server.url) as ben, Client(server.url) as eve:
        eve.enter(first, status=404)  # a newer one was made
        assert ben.enter(second) == {"room": room, "seat": 1}
        eve.enter(second, status=404)
        eve.look(room, status=404)
        assert ben.seen(room)["seats"][1]["yours"]


def test_a_link_for_all_seats_works_until_the_table_is_full_or_the_host_ends_it(
    ann: Browser, server: Running
) -> None:
    room = ann.open(players=4)
    key = ann.post(f"/api/rooms/{room}/invitations", {})["key"]
    with Client(server.url) as ben, Client(server.url) as eve, Client(server.url) as dan:
        assert [ben.enter(key)["seat"], ben.enter(key)["seat"], eve.enter(key)["seat"]] == [1, 1, 2]
        ben.post(f"/api/rooms/{room}/invitations", {}, status=403)
        ben.post(f"/api/rooms/{room}/revocations", {}, status=403)
        ann.post(
            f"/api/rooms/{room}/commands",
            {"id": "free", "seat": 0, "command": {"type": "free-seat", "seat": 2}},
        )
        eve.enter(key, status=404)  # sent away: the old link does not bring them back
        newer = ann.post(f"/api/rooms/{room}/invitations", {})["key"]
        ann.post(f"/api/rooms/{room}/revocations", {})
        dan.enter(newer, status=404)
        dan.look(room, status=404)


def test_a_room_that_is_not_yours_looks_like_none(ann: Browser, server: Running) -> None:
    room = ann.open(settings={"watching": "nobody"})
    with Client(server.url) as eve:
        answers = [eve.look(name, status=404) for name in (room, "no-such-room")]
        assert answers[0] == answers[1]
        for path in ("table", "record", "components", "events"):
            private, none = (eve.http.get(f"/api/rooms/{name}/{path}") for name in (room, "no-such-room"))
            assert (private.status_code, private.text) == (none.status_code, none.text), path


def test_who_has_no_token_is_nobody(server: Running) -> None:
    with Browser(server.url) as nobody:
        nobody.post("/api/rooms", {"id": "x", "new": {"game": "theopolis", "players": 2}}, status=401)
        nobody.http.cookies.set("batisseurs", "A" * 43)
        nobody.post("/api/rooms", {"id": "x", "new": {"game": "theopolis", "players": 2}}, status=401)


# Other sites. ------------------------------------------------------------------------------------


def test_other_sites_cannot_post(ann: Browser) -> None:
    """Nor can a page without our header, a form, or one of a sister site."""
    room = ann.open()
    before = ann.http.get(f"/api/rooms/{room}").json()["room"]["version"]
    path = f"/api/rooms/{room}/commands"
    body = {"id": new_id(), "seat": 0, "command": {"type": "join", "name": "Eve"}}
    for headers in (
        {"Origin": EVIL},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"X-Batisseurs": "0"},
    ):
        assert ann.http.post(path, json=body, headers=headers).status_code == 403
    del ann.http.headers["X-Batisseurs"]
    assert ann.http.post(path, json=body).status_code == 403
    form = ann.http.post(
        path, content=json.dumps(body), headers={"Content-Type": "text/plain", "X-Batisseurs": "1"}
    )
    assert form.status_code == 400
    assert ann.http.post("/api/guest", json={}).status_code == 403
    assert ann.http.get(f"/api/rooms/{room}").json()["room"]["version"] == before
    assert ann.http.post(path, json=body, headers={"X-Batisseurs": "1"}).status_code == 200


def test_other_sites_cannot_read(ann: Browser) -> None:
    """No answer lets another origin read it, and questions about that are not answered."""
    answer = ann.http.get("/api/mine", headers={"Origin": EVIL})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    asked = ann.http.options("/api/rooms", headers={"Origin": EVIL, "Access-Control-Request-Method": "POST"})
    assert not [name for name in asked.headers if name.startswith("access-control")]


def opened(server: Running, room: str, **headers: str) -> int:
    """Try to open a socket; return 101, or the status of the refusal."""
    url = server.url.replace("http", "ws", 1)
    try:
        with connect(
            f"{url}/api/rooms/{room}/socket", additional_headers=headers, proxy=None, open_timeout=PATIENCE
        ) as connection:
            connection.recv(PATIENCE)
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_other_sites_cannot_open_sockets(ann: Browser, server: Running) -> None:
    room = ann.open()
    cookie = f"batisseurs={ann.token}"
    assert opened(server, room, Cookie=cookie, Origin=server.url) == 101
    assert opened(server, room, Cookie=cookie, Origin=EVIL) == 403
    assert opened(server, room, Cookie=cookie, Origin="null") == 403
    assert opened(server, room, Authorization=f"Bearer {ann.token}") == 101


@pytest.mark.parametrize(
    ("settings", "begins", "attributes"),
    [
        ({"base_path": "/games"}, "batisseurs=", {"path=/games"}),
        ({"public_url": "https://example.org"}, "__Host-batisseurs=", {"path=/", "secure"}),
    ],
)
def test_the_cookie_is_for_this_server_alone(
    tmp_path: Path, settings: dict[str, str], begins: str, attributes: set[str]
) -> None:
    with (
        running(tmp_path, **settings) as server,
        Browser(server.url, settings.get("public_url", "")) as browser,
    ):
        browser.http.headers["Origin"] = (
            "https://example.org" if "public_url" in settings else server.url.removesuffix("/games")
        )
        said = browser.become_guest().headers["set-cookie"]
        value, *rest = said.split("; ")
        assert re.fullmatch(begins + "[A-Za-z0-9_-]{43}", value)
        assert {part.lower() for part in rest} == {
            "httponly", "samesite=strict", "max-age=31536000", *attributes,
        }  # fmt: skip
        # Who has one keeps it; nobody gets to know it from a body.
        assert value.partition("=")[2] not in browser.http.get("/api/mine").text


# Too much. ---------------------------------------------------------------------------------------


def test_frames_are_small_and_few(ann: Browser, server: Running) -> None:
    room = ann.open()
    with Client(server.url) as program:
        program.http.headers["Authorization"] = f"Bearer {ann.token}"
        program.bearer = {"Authorization": f"Bearer {ann.token}"}
        for sent in (["x" * 4097], [b"x" * 100_000], ['{"type": "ping"}'] * 40):
            with program.socket(room) as listening:
                code, reason = end_of(listening, sent)
            assert code == 1008
            assert reason.startswith("error-server-frame")


def end_of(listening: Socket, sent: Sequence[str | bytes]) -> tuple[int, str]:
    """Send frames until the server has enough; return what it says last."""
    try:
        for frame in sent:
            listening.connection.send(frame)
        while True:
            listening.connection.recv(PATIENCE)
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (0, "")


def test_bodies_are_small(ann: Browser) -> None:
    """Who sends more hears why, also while still sending."""
    for path, size in 10 * (("/api/guest", SMALL), ("/api/enter", 3 * SMALL), ("/api/rooms", LARGE)):
        answer = ann.http.post(
            path, content=b'"' + b"x" * size + b'"', headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 413, path


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server in which every guest may do everything three times an hour."""
    rates = dict.fromkeys(GENEROUS, "3/h")
    with running(tmp_path_factory.mktemp("strict"), **rates, limit_address=1000) as server:
        yield server


@pytest.mark.parametrize("kind", ["create", "enter", "move", "chat", "look", "socket"])
def test_who_asks_too_often_is_told_when_to_come_back(strict: Running, kind: str) -> None:
    with Client(strict.url) as ann:
        room = "" if kind == "create" else ann.open()
        new = {"game": "theopolis", "players": 2}
        asks: dict[str, Callable[[], httpx.Response]] = {
            "create": lambda: ann.http.post("/api/rooms", json={"id": new_id(), "new": new}),
            "enter": lambda: ann.http.post("/api/enter", json={"key": "nothing"}),
            "move": lambda: ann.http.post(f"/api/rooms/{room}/commands", json=command("join", name="Ann")),
            "chat": lambda: ann.http.post(f"/api/rooms/{room}/commands", json=command("say", text="Hello")),
            "look": lambda: ann.http.get(f"/api/rooms/{room}"),
            "socket": lambda: ann.http.get(f"/api/rooms/{room}/events?seat=99"),
        }
        answers = [asks[kind]() for _ in range(4)]
        assert [answer.status_code == 429 for answer in answers] == [False, False, False, True]
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 1200
        assert answers[-1].json()["reason"] == "error-server-too-many"


def test_refused_requests_of_one_guest_take_nothing_from_others_at_its_address(tmp_path: Path) -> None:
    with (
        running(tmp_path, limit_look="3/h", limit_address=2) as server,
        Client(server.url) as ann,
        Client(server.url) as ben,
    ):
        eager = [ann.http.get("/api/mine").status_code for _ in range(9)]
        assert eager == [200] * 3 + [429] * 6
        assert [ben.http.get("/api/mine").status_code for _ in range(3)] == [200] * 3


def test_nobody_becomes_guests_without_end(tmp_path: Path) -> None:
    """Who is no guest yet is known by the address alone."""
    with running(tmp_path, limit_guest="3/h", limit_address=2) as server, Browser(server.url) as browser:
        answers = [browser.http.post("/api/guest", json={"bearer": True}) for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 6 + [429]
    assert int(answers[-1].headers["retry-after"]) >= 1


@pytest.mark.parametrize("path", ["/", "/nowhere", "/icon.svg", "/assets/no.js", "/schema/openapi.json"])
def test_nobody_asks_for_pages_and_files_without_end(tmp_path: Path, path: str) -> None:
    """They are for everyone, so the address alone is counted."""
    for name in ("index.html", "icon.svg"):
        (tmp_path / name).write_text("<html><head></head></html>", encoding="utf-8")
    with (
        running(tmp_path, limit_look="3/h", limit_address=2, client=str(tmp_path)) as server,
        Browser(server.url) as browser,
    ):
        answers = [browser.http.get(path, headers={"Accept": "text/html"}) for _ in range(7)]
    assert [answer.status_code == 429 for answer in answers] == [False] * 6 + [True]


def command(type_: str, **said: str) -> dict[str, object]:
    """Return a request of seat 0."""
    return {"id": new_id(), "seat": 0, "command": {"type": type_, **said}}


def test_sockets_are_not_without_end(tmp_path: Path) -> None:
    with (
        running(tmp_path, limit_open_sockets=2) as server,
        Client(server.url) as ann,
        contextlib.ExitStack() as stack,
    ):
        room = ann.open()
        for _ in range(2):
            stack.enter_context(ann.socket(room)).frame()
        with ann.socket(room) as third:
            assert end_of(third, []) == (1008, "error-server-sockets")


def test_an_address_is_believed_only_from_a_trusted_proxy(tmp_path: Path) -> None:
    """Else everyone could have as many addresses as they like."""
    settings = {**GENEROUS, "limit_guest": "1/h", "limit_address": 1}
    for trusted, statuses in (((), [200, 429, 429]), (("127.0.0.1",), [200, 200, 429])):
        folder = tmp_path / str(len(trusted))
        folder.mkdir()
        with running(folder, **settings, trusted_proxies=trusted) as server, Browser(server.url) as browser:
            got = [
                browser.http.post("/api/guest", json={}, headers={"X-Forwarded-For": address}).status_code
                for address in ("192.0.2.1", "192.0.2.2", "203.0.113.5, 192.0.2.2")
            ]
        assert got == statuses


# What is answered. -------------------------------------------------------------------------------

MARKUP = "<script>alert(1)</script><img src=x onerror=alert(2)> &amp; {{1}}"


def test_what_people_say_is_data(ann: Browser) -> None:
    """It comes back as it was said, as JSON, and stands in no page."""
    room = ann.open()
    ann.do(room, "join", name="<b>Ann</b>")
    ann.do(room, "say", text=MARKUP)
    answer = ann.http.get(f"/api/rooms/{room}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    said = [kept["event"] for kept in answer.json()["events"] if kept["event"]["type"] == "said"]
    assert [event["text"] for event in said] == [MARKUP]
    page = ann.http.get(f"/rooms/{room}").text
    assert "alert" not in page
    assert "Ann" not in page


def raw(server: Running, request: bytes) -> bytes:
    """Send bytes as they are; return the first line of the answer, nothing if there is none."""
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=PATIENCE) as connection:
        connection.sendall(request)
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_WR)
        answer = b""
        with contextlib.suppress(OSError):
            while part := connection.recv(65536):
                answer += part
        return answer


SOCKET = (
    b"GET /api/rooms/x/socket HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
)
POST = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Batisseurs: 1\r\n"
BODIES = [
    b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b"[" * 20_000, b'{"id": 1}', b'{"id": "\\ud800"}',
    b'{"id": "x", "new": {"game": "theopolis", "players": 1e999}}',
    b'{"id": "x", "new": {"game": "theopolis", "players": 99999999999999999999}}',
    b'{"id": "x", "new": {"game": "../../etc", "players": 2}}',
    b'{"id": "x\\u0000", "new": {"game": "theopolis", "players": 2}}',
    b'{"id": "x", "new": {"game": "theopolis", "players": 2, "record": "\\u0000"}}',
    b'{"id": "x", "new": {"game": "theopolis", "players": 2, "components": "[[[["}}',
    b'{"id": "x", "new": {"game": "theopolis", "players": 2, "situation": "a"}}',
    b'{"key": "\\ud800"}', b'{"key": "' + b"x" * 100 + b'"}', b'{"key": ""}', b'{"seat": -7}',
]  # fmt: skip
PATHS = [
    "/", "/nothing", "/api", "/api/rooms/%00", "/api/rooms/%ff%fe", "/api/rooms/..%2f..%2fetc",
    "/api/rooms/x?seat=1e9", "/api/rooms/x?seat=99999999999999999999", "/api/rooms/x?since=-1",
    "/api/rooms/x?since=1&since=2", "/rooms/%3Cscript%3E", "/api/rooms/" + "x" * 3000, "/schema/openapi.json",
    "/health", "/health/live", "/metrics", "/api/games", "/api/lobby",
]  # fmt: skip


def test_nothing_that_is_sent_makes_a_500_and_every_answer_has_the_headers(
    ann: Browser, server: Running
) -> None:
    room = ann.open()
    answers = [ann.http.request(method, path) for path in PATHS for method in ("GET", "DELETE", "OPTIONS")]
    for path in ("/api/rooms", "/api/enter", "/api/guest", f"/api/rooms/{room}/commands"):
        said = {"Content-Type": "application/json"}
        answers += [ann.http.post(path, content=body, headers=said) for body in BODIES]
    answers.append(ann.http.get("/api/rooms/x/socket"))
    answers.append(httpx.get(f"{server.url}/api/mine", trust_env=False))
    expected = header_values(Settings()).items()
    for answer in answers:
        assert answer.status_code < 500, (answer.request.url, answer.text)
        assert expected <= dict(answer.headers).items(), answer.request.url
    assert {answer.status_code for answer in answers} >= {200, 400, 401, 404, 405, 422}
    assert ann.http.get("/health").status_code == 200


@pytest.mark.parametrize(
    "request_line",
    [
        b"GET / HTTP/1.1\r\nHost: \xff\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: b\r\n\r\n",
        b"GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"BREW /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET /api/mine HTTP/1.1\r\nHost: localhost\r\nCookie: batisseurs=\xff\xfe; =; ;;\r\n\r\n",
        b"GET /api/mine HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \xff\xfe\r\n\r\n",
        b"GET /api/mine HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ,,\xff,::,\r\n\r\n",
        POST + b"Content-Type: \xff\r\nContent-Length: 2\r\n\r\n{}",
        POST + b"Content-Length: 99\r\n\r\n{}",
        SOCKET,
    ],
)
def test_no_bytes_make_a_500(server: Running, request_line: bytes) -> None:
    first = raw(server, request_line.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1)).partition(
        b"\r\n"
    )[0]
    assert re.fullmatch(rb"|HTTP/1\.[01] [1234]\d\d .*", first), first
    assert httpx.get(f"{server.url}/health", trust_env=False).status_code == 200


def test_other_names_are_not_answered(server: Running, tmp_path: Path) -> None:
    """The page of a site whose name was made to lead here would else be of the same origin."""
    port = server.settings.port
    for path in ("/", "/health", "/api/games", "/schema/openapi.json", "/assets/x.js"):
        for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "127.0.0.1@x", ""):
            answer = httpx.get(f"{server.url}{path}", headers={"Host": host}, trust_env=False)
            assert answer.status_code == 421, (path, host)
            assert answer.json()["reason"] == "error-server-wrong-host"
    for host in ("localhost", f"LOCALHOST:{port}", "192.0.2.1", f"[::1]:{port}", socket.gethostname()):
        answer = httpx.get(f"{server.url}/health", headers={"Host": host}, trust_env=False)
        assert answer.status_code == 200, host
    here = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    with pytest.raises(InvalidStatus) as refused, connect("ws://evil.example/api/rooms/x/socket", sock=here):
        pass
    assert refused.value.response.status_code == 403
    named = {"public_url": "https://games.example.org", "hosts": ("play.example.org",)}
    with running(tmp_path, **named) as public:
        for host, status in (
            ("games.example.org", 200),
            ("play.example.org:8000", 200),
            ("example.org", 421),
        ):
            answer = httpx.get(f"{public.url}/health", headers={"Host": host}, trust_env=False)
            assert answer.status_code == status, host


def status_before_the_body(server: Running, path: str, *headers: str) -> int:
    """Send the head of a request with a body, and nothing of the body; return the status of the answer."""
    head = [f"POST {path} HTTP/1.1", "Host: localhost", "Content-Type: application/json", *headers]
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=PATIENCE) as connection:
        connection.sendall("\r\n".join([*head, "Content-Length: 60000", "", ""]).encode())
        return int(connection.recv(65536).split()[1])


def test_nobodys_body_is_read_before_it_is_known_who_asks(server: Running, strict: Running) -> None:
    ours = "X-Batisseurs: 1"
    assert status_before_the_body(server, "/api/rooms", ours) == 401
    assert status_before_the_body(server, "/api/rooms", ours, f"Authorization: Bearer {'A' * 43}") == 401
    assert status_before_the_body(server, "/api/guest", ours, f"Origin: {EVIL}") == 403
    assert status_before_the_body(server, "/api/guest") == 403
    with Client(strict.url) as ann:
        for _ in range(3):
            ann.http.post("/api/enter", json={"key": "nothing"})
        bearer = f"Authorization: {ann.bearer['Authorization']}"
        assert status_before_the_body(strict, "/api/enter", bearer) == 429


def test_the_metrics_are_not_for_everyone(server: Running, tmp_path: Path) -> None:
    url = f"{server.url}/metrics"
    assert "batisseurs_requests_total" in httpx.get(url, trust_env=False).text
    for said in ("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via", "CF-Connecting-IP"):
        assert httpx.get(url, headers={said: "192.0.2.1"}, trust_env=False).status_code == 404, said
    assert httpx.get(url, headers={"Host": "192.0.2.1"}, trust_env=False).status_code == 404
    assert httpx.get(url, headers={"Host": "localhost"}, trust_env=False).status_code == 200
    with running(tmp_path, metrics="off") as silent:
        assert httpx.get(f"{silent.url}/metrics", trust_env=False).status_code == 404


def test_every_promise_names_a_test_that_is_there() -> None:
    page = (Path(__file__).parents[2] / "SECURITY.md").read_text(encoding="utf-8")
    name = re.compile(r"`(tests/[a-z_/]+\.py)::(test_\w+)`")
    promises = [line for line in page.splitlines() if re.match(r"\| (?!promise \|)", line)]
    assert len(promises) > 20
    assert [line for line in promises if not name.search(line)] == []
    named = name.findall(page)
    for file, test in named:
        text = (Path(__file__).parents[2] / file).read_text(encoding="utf-8")
        assert f"def {test}(" in text, f"{file}::{test}"
    own = set(re.findall(r"^def (test_\w+)\(", Path(__file__).read_text(encoding="utf-8"), re.MULTILINE))
    assert own - {test for _, test in named} == {"test_every_promise_names_a_test_that_is_there"}
