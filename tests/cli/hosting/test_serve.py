"""`serve`, `config show` and the commands that look after a server: the real command, real processes."""

from __future__ import annotations

import contextlib
import fcntl
import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pexpect
import pytest
from websockets.exceptions import ConnectionClosed

from batisseurs.cli.hosting.serve import network_address, welcome
from batisseurs.cli.terminal.screen import Screen
from batisseurs.kernel import read_record
from batisseurs.server.configuration import CONFIG, FIELDS, flag_of
from batisseurs.server.settings import LOOPBACK, Settings
from batisseurs.words import LANGUAGES, PSEUDO, Words
from tests.cli.terminal import HOLE, call, environment, one_line, run, spawn
from tests.server.client import Client

COMMANDS = ["serve", "config", "config show", "doctor", "backup", "restore", "verify", "export", "import",
            "rooms", "rooms list", "rooms close", "rooms hide", "rooms export",
            "guests", "guests list", "guests ban", "guests forget", "reports", "expire"]  # fmt: skip
COMMAND_WORDS = " ".join(COMMANDS).split()
PATIENCE = 60


@pytest.fixture(autouse=True)
def _files_as_before() -> Iterator[None]:
    """Some commands are run in this process, and change who may read what it writes."""
    before = os.umask(0o022)
    yield
    os.umask(before)


class Served:
    """A server that `serve` has opened."""

    def __init__(self, process: subprocess.Popen[str], home: Path) -> None:
        self.process = process
        self.home = home
        self.said = ""
        self.url = ""

    def hear(self, words: str) -> None:
        """Read what it says until it says this; one that does not is ended."""
        assert self.process.stdout is not None
        timer = threading.Timer(PATIENCE, self.process.kill)
        timer.start()
        while words not in " ".join(self.said.split()):
            line = self.process.stdout.readline()
            assert line, self.said + self.log
            self.said += line
        timer.cancel()

    def wait_until_open(self) -> None:
        """Read what it says until it says where it is."""
        self.hear("Ctrl-C")
        found = re.search(r"http://\S+", self.said)
        assert found is not None
        self.url = found[0]

    @property
    def log(self) -> str:
        """What it has logged."""
        return (self.home / "log").read_text(encoding="utf-8")

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """End it and return how it ended."""
        self.process.send_signal(number)
        assert self.process.stdout is not None
        self.said += self.process.stdout.read()
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def served(home: Path, *args: str, **more: str) -> Iterator[Served]:
    """Run `serve` on a port of the system's choice."""
    with (home / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "batisseurs", "serve", "--port", "0", *args],
            env={**environment(home, **more), "PYTHONUNBUFFERED": "1"},
            cwd=home,
            stdout=subprocess.PIPE,
            stderr=log,
            encoding="utf-8",
        )
    server = Served(process, home)
    try:
        server.wait_until_open()
        yield server
    finally:
        process.terminate()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


# Help. -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_words_for_everything(tmp_path: Path, command: str) -> None:
    for language in LANGUAGES:
        done = call(tmp_path, *command.split(), "--help", "--lang", language)
        assert (done.returncode, done.stderr) == (0, "")
        assert not HOLE.search(done.stdout)
        assert "server-" not in done.stdout.replace("server.toml", "")
    shown = call(tmp_path, *command.split(), "--help", BATISSEURS_LANG=PSEUDO).stdout
    rest = re.sub(r"⟦[^⟦⟧]*(⟧|\n)", "", re.sub(r"(?s)⟦[^⟦⟧]*?~~⟧", "", shown))
    words = set(re.findall(r"(?<![\w-])[a-zA-Z]{2,}", re.sub(r"--[a-z-]+", "", rest)))
    assert words <= {"batisseurs", "en", "fr", "pl", *COMMAND_WORDS}


def test_every_setting_is_a_flag(tmp_path: Path) -> None:
    shown = call(tmp_path, "serve", "--help").stdout
    assert all(re.search(rf"{flag_of(name)} ", shown) for name in (*FIELDS, CONFIG))


# Opening the lobby. ------------------------------------------------------------------------------


def a_browser(home: Path, *, works: bool = True) -> str:
    """Return a browser that only writes down what it is to open."""
    script = home / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{home}/opened"\nexit {int(not works)}\n', encoding="utf-8")
    script.chmod(0o755)
    return str(script)


def test_the_lobby_is_opened_in_the_users_browser(tmp_path: Path) -> None:
    flags = ("--open", "--base-path", "/games")
    with served(tmp_path, *flags, BROWSER=a_browser(tmp_path)) as server:
        server.hear(f"The lobby opens in your browser: {server.url}/")
        opened = (tmp_path / "opened").read_text(encoding="utf-8").split()
        assert opened == [f"{server.url}/"]
        assert opened[0].endswith("/games/")
        assert httpx.get(opened[0], trust_env=False).status_code == 200


@pytest.mark.parametrize("broken", [False, True])
def test_without_a_browser_the_address_is_said(tmp_path: Path, broken: bool) -> None:
    more = {"BROWSER": a_browser(tmp_path, works=False)} if broken else {}
    with served(tmp_path, "--open", **more) as server:
        server.hear(f"Open this address: {server.url}/")
        assert httpx.get(server.url, trust_env=False).status_code == 200
        assert server.end() == 0
    assert "Traceback" not in server.log


def test_nobody_who_did_not_ask_gets_a_browser(tmp_path: Path) -> None:
    with served(tmp_path, BROWSER=a_browser(tmp_path)) as server:
        assert server.end() == 0
    assert not (tmp_path / "opened").exists()


def test_others_in_the_network_are_told_where_it_is() -> None:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        welcome(Screen(Words("en")), Settings(host="::", port=8123))
    here = network_address()
    assert (f"On your network: http://{here}:8123" in said.getvalue()) == bool(here)
    assert here not in LOOPBACK


# Settings. ---------------------------------------------------------------------------------------


def test_config_show_says_every_value_and_who_said_it(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text('workers = 3\ntrusted_proxies = ["10.0.0.0/8"]\n', encoding="utf-8")
    secret = {"BATISSEURS_DATABASE": "postgresql://ann:s3cret@db/house"}
    done = call(tmp_path, "config", "show", "--config", "house.toml", "--port", "9000", **secret)
    assert (done.returncode, done.stderr) == (0, "")
    rows = {line.split()[0]: line for line in done.stdout.splitlines()}
    assert list(rows) == list(FIELDS)
    assert rows["port"].split()[1:] == ["9000", "(from", "--port)"]
    assert "(from house.toml)" in rows["workers"]
    assert "postgresql://ann:***@db/house  (from BATISSEURS_DATABASE)" in rows["database"]
    assert rows["host"].split() == ["host", "127.0.0.1"]
    told = json.loads(
        call(tmp_path, "config", "show", "--json", "--config=house.toml", "--port=9000", **secret).stdout
    )
    by_name = {row["setting"]: row for row in told}
    assert by_name["port"] == {"setting": "port", "value": "9000", "origin": "flag", "where": "--port"}
    assert by_name["trusted_proxies"]["value"] == "10.0.0.0/8"
    assert by_name["host"]["origin"] == "default"
    assert "s3cret" not in done.stdout + json.dumps(told)


@pytest.mark.parametrize(
    ("args", "more", "words"),
    [
        (["--port", "x"], {}, "--port"),
        ([], {"BATISSEURS_PROT": "1"}, "BATISSEURS_PROT"),
        (["--config", "none.toml"], {}, "none.toml"),
        (["--config", "."], {}, "."),
        (["--workers", "2"], {}, "PostgreSQL"),
        (["--host", "no.such.host.invalid"], {}, "no.such.host.invalid"),
        (["--host", "192.0.2.1"], {}, "192.0.2.1"),
        (["--database", "sqlite:////dev/null/house.sqlite"], {}, "/dev/null"),
        (["--database", "sqlite:///."], {}, "folder"),
        (["--database", "sqlite:///text.txt"], {}, "text.txt"),
        (["--database", "postgresql://ann:s3cret@127.0.0.1:1/house"], {}, "can’t be reached"),
        (["--database", "mysql://ann:s3cret@127.0.0.1:1/house"], {}, "mysql"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    tmp_path: Path, args: list[str], more: dict[str, str], words: str
) -> None:
    (tmp_path / "text.txt").write_text("nothing of ours", encoding="utf-8")
    for language in LANGUAGES:
        done = call(tmp_path, "serve", "--port", "0", *args, "--lang", language, **more)
        assert (done.returncode, done.stdout) == (2, "")
        line = one_line(done.stderr)
        assert words in line or language != "en"
        assert "s3cret" not in line


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    """Also by another server: the web server under it would share the port without a word."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        line = one_line(run(tmp_path, "serve", "--port", port).stderr)
        assert f"127.0.0.1:{port}" in line
        assert "in use" in line
    with served(tmp_path) as server:
        port = server.url.rpartition(":")[2]
        line = one_line(run(tmp_path, "serve", "--port", port, "--database", "sqlite:///other.sqlite").stderr)
        assert "in use" in line


def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    """It would show what was before the other's moves. One that was killed leaves the file to the next."""
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "one.sqlite")
    with served(tmp_path, "--database", "sqlite:///one.sqlite") as first:
        for name, language in zip(("one", "other", "one"), LANGUAGES, strict=True):
            database = f"sqlite:///{name}.sqlite"
            done = run(tmp_path, "serve", "--port", "0", "--database", database, "--lang", language)
            assert done.returncode == 2
            assert "one.sqlite" in one_line(done.stderr)
        first.process.kill()
        first.process.wait(PATIENCE)
        # Its worker notices within a second, and lets go of the file when it has ended.
        for _ in range(600):
            with (tmp_path / "one.sqlite.lock").open() as lock, contextlib.suppress(OSError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            signal.sigtimedwait([], 0.1)
        with served(tmp_path, "--database", "sqlite:///one.sqlite") as again:
            assert again.end() == 0


WITHOUT = """
import importlib.util

find = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: (
    None if name in {"litestar", "uvicorn"} else find(name, package)
)
"""


def test_without_the_libraries_it_says_how_to_get_them(tmp_path: Path) -> None:
    """The command works after a plain installation; `serve` needs more."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    for command in (["serve"], ["backup", "x"], ["restore", "x"], ["export", "x"], ["import", "x"]):
        done = run(tmp_path, *command, PYTHONPATH=path)
        assert done.returncode == 2
        line = one_line(done.stderr)
        assert "pip install 'batisseurs[server]'" in line
        assert "litestar and uvicorn" in line
    assert run(tmp_path, "config", "show", PYTHONPATH=path).returncode == 0
    assert run(tmp_path, "games", PYTHONPATH=path).returncode == 0


# Serving. ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_it_says_where_it_is_serves_and_closes_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    with served(tmp_path) as server, Client(server.url) as ann:
        assert "link" in server.said
        assert "--host 0.0.0.0" in " ".join(server.said.split())
        room = ann.open(mine=[0, 1])
        with ann.socket(room, seat=0) as listening:
            listening.frame()
            assert server.end(number) == 0
            with pytest.raises(ConnectionClosed) as closed:
                listening.frame()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.said.rstrip().endswith("Server stopped.")
        assert "Traceback" not in server.log
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{server.url}/health", trust_env=False)
    if number != signal.SIGTERM:
        return
    # What was there is there again.
    with served(tmp_path) as again, Client(again.url):
        assert httpx.get(f"{again.url}/health", trust_env=False).json()["status"] == "ok"


def test_ctrl_c_in_a_terminal_closes_in_good_order(tmp_path: Path) -> None:
    """It reaches every process of a terminal; the workers must not end before they have said goodbye."""
    child = spawn(tmp_path, "serve", "--port", "0")
    child.expect(r"http://127.0.0.1:\d+", PATIENCE)
    url = str(child.after)
    child.expect("Ctrl-C", PATIENCE)
    with Client(url) as ann:
        room = ann.open()
        with ann.socket(room) as listening:
            listening.frame()
            child.sendintr()
            with pytest.raises(ConnectionClosed) as closed:
                listening.frame()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    child.expect("Server stopped", PATIENCE)
    child.expect(pexpect.EOF, PATIENCE)
    child.close()
    assert child.exitstatus == 0


def test_what_is_kept_is_for_one_user_only(tmp_path: Path) -> None:
    with served(tmp_path) as server, Client(server.url) as ann:
        ann.open()
        kept = list((tmp_path / "batisseurs").glob("house.sqlite*"))
        assert len(kept) >= 2
        assert {path.stat().st_mode & 0o077 for path in kept} == {0}


def test_a_worker_does_not_outlive_its_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        server.process.kill()
        server.process.wait(PATIENCE)
        port = int(server.url.rpartition(":")[2])
        for _ in range(600):
            with contextlib.suppress(OSError), socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
                break
            signal.sigtimedwait([], 0.1)
        else:
            pytest.fail("somebody still listens")


def test_below_a_path_and_by_its_public_address(tmp_path: Path) -> None:
    with served(tmp_path, "--public-url", "http://games.example.org/g", "--log-format", "json") as server:
        assert server.url == "http://games.example.org/g"
        assert "--host" not in server.said
        listens = re.search(r"Listening on (http://127.0.0.1:\d+/g)", server.said)
        assert listens is not None
        assert httpx.get(f"{listens[1]}/health", trust_env=False).status_code == 200


# Looking after a server. --------------------------------------------------------------------------


PLAYED = Path(__file__).parents[2] / "playthroughs" / "theopolis-stones-3.record"
LINES = 30


def begun() -> str:
    """Return a record of a game that is not over."""
    head, _, body = PLAYED.read_text(encoding="utf-8").partition("\n\n")
    return head + "\n\n" + "\n".join(body.split("\n")[:LINES]) + "\n"


def links(said: str) -> list[str]:
    """Return the links that were said."""
    return re.findall(r"http://\S+#\S+", said)


def test_a_room_goes_from_server_to_server(tmp_path: Path) -> None:
    """A record is opened, entered by link, copied with its server, restored elsewhere and written again."""
    (tmp_path / "begun.record").write_text(begun(), encoding="utf-8")
    with served(tmp_path) as server:
        port = server.url.rpartition(":")[2]
        done = call(tmp_path, "import", "begun.record", "--port", port)
        assert (done.returncode, done.stderr) == (0, "")
        assert len(links(done.stdout)) == 4
        assert all(link.startswith(f"{server.url}/rooms/") for link in links(done.stdout))
        first, second, third, watching = [link.partition("#")[2] for link in links(done.stdout)]
        with Client(server.url) as ann, Client(server.url) as ben, Client(server.url) as eve:
            room = ann.enter(first)["room"]
            ann.enter(second)
            ben.enter(third)
            eve.enter(watching)
            seen = ann.seen(room)
            assert (seen["lines"], seen["host"]) == (LINES, True)
            assert not ben.seen(room)["host"]
            ann.enter(first, status=404)
            for client, seats in ((ann, (0, 1)), (ben, (2,))):
                for seat in seats:
                    client.do(room, "join", seat, name=f"Player {seat}")
            if ann.seen(room)["stage"] == "open":
                ann.do(room, "start")
            copied = call(tmp_path, "backup", "copy")
            assert (copied.returncode, copied.stderr) == (0, "")
            assert copied.stdout.startswith("1 table with ")
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    other = tmp_path / "other"
    other.mkdir()
    restored = call(other, "restore", str(tmp_path / "copy"))
    assert (restored.returncode, restored.stderr) == (0, "")
    assert "1 table with " in restored.stdout
    checked = call(other, "verify")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert json.loads(call(other, "verify", room, "--json").stdout)["lines"] == LINES
    shown = call(other, "export", room).stdout
    assert read_record(shown).lines == read_record(begun()).lines
    written = call(other, "export", room, "out.record")
    assert (written.returncode, written.stderr) == (0, "")
    assert (other / "out.record").read_text(encoding="utf-8") == shown
    assert call(other, "record", "check", "out.record").returncode == 0


def test_the_doctor_looks_at_what_serve_would_use(tmp_path: Path) -> None:
    """Good, and then wrong settings, which every other command refuses."""
    good = call(tmp_path, "doctor", "--port", "0", "--json")
    assert (good.returncode, good.stderr) == (0, "")
    assert {check["state"] for check in json.loads(good.stdout)} <= {"good", "warning"}
    wrong = call(tmp_path, "doctor", "--port", "x")
    assert (wrong.returncode, wrong.stderr) == (1, "")
    assert "--port" in wrong.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["export", "none"], "house.sqlite"),
        (["verify"], "house.sqlite"),
        (["backup", "copy"], "house.sqlite"),
        (["restore", "none"], "none"),
        (["restore", "begun.record"], "begun.record"),
        (["import", "none.record"], "none.record"),
        (["import", "text.txt"], "record"),
        (["import", "begun.record", "--components", "text.txt"], "TOML"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, args: list[str], words: str) -> None:
    (tmp_path / "begun.record").write_text(begun(), encoding="utf-8")
    (tmp_path / "text.txt").write_text("= nothing of ours", encoding="utf-8")
    done = call(tmp_path, *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in one_line(done.stderr)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "begun.record").write_text(begun(), encoding="utf-8")
    said = call(tmp_path, "import", "begun.record").stdout
    room = links(said)[0].rpartition("/")[2].partition("#")[0]
    for args in (["export", room, "begun.record"], ["backup", "begun.record"]):
        assert "begun.record" in one_line(call(tmp_path, *args).stderr)
    assert "isn’t empty" in one_line(call(tmp_path, "restore", copied(tmp_path)).stderr)
    assert one_line(call(tmp_path, "export", "no-such-room").stderr)
    assert (tmp_path / "begun.record").read_text(encoding="utf-8") == begun()


def copied(home: Path) -> str:
    """Copy the server; return the file."""
    assert call(home, "backup", "copy").returncode == 0
    return "copy"
