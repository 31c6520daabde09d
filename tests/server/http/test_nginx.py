"""The server behind a real nginx, which runs the sample of docs/hosting.md; only its numbers are smaller."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.client import PATIENCE, Socket, Stream, new_id
from tests.server.server_process import ROOT, Running, running
from tests.server.test_hosting_docs import block

pytestmark = pytest.mark.proof

SITE = "example.org"
PUBLIC = f"https://{SITE}/games"
SMALLER = {
    "client_header_timeout 10s;": "client_header_timeout 1s;",
    "client_body_timeout 20s;": "client_body_timeout 1s;",
    "limit_conn addresses 400;": "limit_conn addresses 3;",
}
CONFIGURATION = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/answers;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {sample}
}}
"""


class Proxied:
    """A server and the nginx before it."""

    def __init__(self, server: Running, port: int, certificate: Path) -> None:
        self.server = server
        self.port = port
        self.tls = ssl.create_default_context(cafile=str(certificate))

    def client(self, address: str = "127.0.0.2", **headers: str) -> httpx.Client:
        """Return a browser at an address."""
        return httpx.Client(
            transport=httpx.HTTPTransport(verify=self.tls, local_address=address),
            base_url=f"https://localhost:{self.port}/games",
            headers={"Host": SITE, "Origin": f"https://{SITE}", "X-Batisseurs": "1", **headers},
            timeout=PATIENCE,
        )

    @contextlib.contextmanager
    def guest(self, address: str = "127.0.0.2") -> Iterator[httpx.Client]:
        """Return a program at an address that has become a guest."""
        with self.client(address) as client:
            token = client.post("/api/guest", json={"bearer": True}).json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
            yield client

    def connection(self, address: str = "127.0.0.2") -> ssl.SSLSocket:
        """Open a connection at which anything can be sent."""
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (address, 0))
        return self.tls.wrap_socket(plain, server_hostname=SITE)

    @contextlib.contextmanager
    def socket(self, client: httpx.Client, room: str) -> Iterator[Socket]:
        """Listen to a room."""
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        bearer = {"Authorization": client.headers["Authorization"]}
        url = f"{PUBLIC}/api/rooms/{room}/socket".replace("https", "wss")
        with connect(url, sock=plain, ssl=self.tls, additional_headers=bearer, proxy=None) as opened:
            yield Socket(opened)


def open_room(client: httpx.Client) -> str:
    """Open a room."""
    new = {"game": "theopolis", "players": 2, "seats": [{"name": "Ada"}, {}]}
    answer = client.post("/api/rooms", json={"id": new_id(), "new": new})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["room"])


@pytest.fixture(scope="module")
def nginx() -> str:
    """Return where nginx is."""
    found = subprocess.run([ROOT / "tools/need-nginx"], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(found.stderr.strip())
    if shutil.which("openssl") is None:
        pytest.skip("no certificate can be made: openssl is missing")
    return found.stdout.strip()


@contextlib.contextmanager
def proxied(nginx: str, folder: Path, **settings: object) -> Iterator[Proxied]:
    """Run a server behind nginx, both as docs/hosting.md says."""
    certificate, key = folder / "site.pem", folder / "site.key"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    named = ["-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE},DNS:localhost"]
    subprocess.run([*make, *named, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    said = {"public_url": PUBLIC, "base_path": "/games", "trusted_proxies": ["127.0.0.1", "::1"]}
    with running(folder, **said, **settings) as server:
        sample = block("nginx")
        for old, new in {
            **SMALLER,
            "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
            f"/etc/ssl/{SITE}.pem": str(certificate),
            f"/etc/ssl/{SITE}.key": str(key),
            "127.0.0.1:8000": f"127.0.0.1:{server.settings.port}",
        }.items():
            assert old in sample
            sample = sample.replace(old, new)
        user = "user root;" if os.geteuid() == 0 else ""
        file = folder / "nginx.conf"
        file.write_text(CONFIGURATION.format(user=user, folder=folder, sample=sample), encoding="utf-8")
        process = subprocess.Popen([nginx, "-c", file, "-p", folder, "-e", folder / "error.log"])
        try:
            until_open(process, port)
            yield Proxied(server, port, certificate)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def until_open(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until nginx listens."""
    end = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, "nginx does not take the sample"
        assert time.monotonic() < end
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), PATIENCE):
            return
        time.sleep(0.05)


@pytest.fixture(scope="module")
def site(nginx: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    with proxied(nginx, tmp_path_factory.mktemp("site")) as found:
        yield found


def test_a_table_behind_nginx(site: Proxied) -> None:
    """Pages, cookies, moves, a socket and a stream; nothing is collected on the way."""
    with site.client() as browser, site.guest() as ada, site.guest() as other:
        bare = browser.get(f"https://localhost:{site.port}/games")
        assert (bare.status_code, bare.headers["location"]) == (308, f"https://{SITE}:{site.port}/games/")
        assert browser.get("/").status_code == 200
        cookie = browser.post("/api/guest", json={}).headers["set-cookie"].lower()
        assert "secure" in cookie
        assert "path=/games" in cookie
        assert browser.get("/api/mine").status_code == 200
        room = open_room(ada)
        link = ada.post(f"/api/rooms/{room}/invitations", json={"seat": 1}).json()["link"]
        assert link.startswith(f"{PUBLIC}/rooms/{room}#")
        other.headers["Authorization"] = ada.headers["Authorization"]
        with (
            site.socket(ada, room) as listening,
            other.stream("GET", f"/api/rooms/{room}/events") as answer,
        ):
            stream = Stream(answer)
            first = listening.frame()["room"]["version"]
            assert stream.look()[0] == first
            body = {"id": new_id(), "seat": 0, "command": {"type": "join", "name": "Ida"}}
            version = ada.post(f"/api/rooms/{room}/commands", json=body).json()["version"]
            assert listening.upto(version)["room"]["version"] == version
            assert stream.look()[0] == version


def test_nobody_reads_the_metrics_through_nginx(site: Proxied) -> None:
    with site.client() as browser:
        assert browser.get("/metrics").status_code == 404
    assert httpx.get(f"{site.server.url}/metrics", trust_env=False).status_code == 200


def test_nginx_ends_what_does_not_come_to_an_end(site: Proxied) -> None:
    """Within its deadlines; the server hears nothing of it."""
    head = f"POST /games/api/guest HTTP/1.1\r\nHost: {SITE}\r\n"
    for sent in (head, head + "Content-Length: 1000\r\n\r\n{"):
        with site.connection() as slow:
            slow.sendall(sent.encode())
            heard = slow.recv(1000)
            assert heard == b"" or b" 408 " in heard
    with site.client() as browser:
        said = {"Content-Type": "application/json"}
        for size, whose in ((3_000_000, "nginx"), (1_500_000, "error-server")):
            answer = browser.post("/api/rooms", content=b"x" * size, headers=said)
            assert answer.status_code in {401, 413}
            assert whose in answer.text


def test_nginx_counts_connections_by_address(site: Proxied) -> None:
    with site.guest() as ada, site.guest("127.0.0.3") as other, contextlib.ExitStack() as opened:
        path = f"/api/rooms/{open_room(ada)}/events"
        streams = [Stream(opened.enter_context(ada.stream("GET", path))) for _ in range(3)]
        for stream in streams:
            stream.look()
        assert ada.get("/api/games").status_code == 429
        assert other.get("/api/games").status_code == 200


def test_limits_are_for_the_address_that_nginx_saw(nginx: str, tmp_path: Path) -> None:
    """Whatever someone says before it."""
    with proxied(nginx, tmp_path, limit_guest="1/h", limit_address=1) as site:
        statuses = []
        for address, said in (("127.0.0.2", "192.0.2.1"), ("127.0.0.2", "192.0.2.2"), ("127.0.0.3", "")):
            with site.client(address, **({"X-Forwarded-For": said} if said else {})) as browser:
                statuses.append(browser.post("/api/guest", json={}).status_code)
    assert statuses == [200, 429, 200]


def test_a_server_that_stops_says_so_through_nginx(nginx: str, tmp_path: Path) -> None:
    with (
        proxied(nginx, tmp_path) as site,
        site.guest() as ada,
        site.socket(ada, open_room(ada)) as listening,
    ):
        listening.frame()
        site.server.tell(signal.SIGTERM)
        assert listening.ending() == (1012, "error-server-stopping")
        site.server.wait()
        assert ada.get("/api/games").status_code == 502
