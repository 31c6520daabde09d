"""`rooms`, `guests`, `reports` and `expire` on the database of a server that runs: it notices by itself."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from batisseurs.server.process.clock import ServerTime
from batisseurs.server.storage import open_storage
from batisseurs.server.storage.moderation import DAY
from tests.cli.terminal import Done, call
from tests.rooms.harness import RoomServer
from tests.server.client import SPECTATOR, Client
from tests.server.server_process import Running, running

PATIENCE = 60
BAD_INPUT = 2


@pytest.fixture(autouse=True)
def _files_as_before() -> Iterator[None]:
    """The commands are run in this process, and change who may read what it writes."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """Return a server that runs, of each kind."""
    more = {} if request.param == "sqlite" else {"database": request.getfixturevalue("postgres")}
    with running(tmp_path, limit_report="2/d", bot_processes=0, **more) as found:
        yield found


def until(true: Callable[[], bool]) -> None:
    """Wait for something that a server does by itself."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


class Hosted:
    """A server, its admin, and two players."""

    def __init__(self, server: Running, home: Path) -> None:
        self.server = server
        self.home = home
        self.ada, self.bo = Client(server.url), Client(server.url)
        self.room = self.ada.open(settings={"listed": True, "watching": "anyone"})
        self.ada.do(self.room, "join", 0, name="Ada")
        self.bo.enter(self.ada.key(self.room, 1))
        self.bo.do(self.room, "join", 1, name="Bo")
        self.ada.do(self.room, "start", 0)

    def host(self, *args: str) -> Done:
        """Run a command beside the server."""
        done = call(self.home, *args, "--database", self.server.settings.database)
        assert (done.returncode, done.stderr) == (0, "")
        return done

    def refused(self, *args: str) -> str:
        """Run a command that is refused with one line."""
        done = call(self.home, *args, "--database", self.server.settings.database)
        assert done.returncode == BAD_INPUT
        assert done.stderr.count("\n") == 1
        return done.stderr

    def guest_at(self, seat: int) -> str:
        """Return who holds a seat."""
        rows = json.loads(self.host("guests", "list", "--room", self.room, "--json").stdout)
        (found,) = [row["id"] for row in rows if seat in row["seats"]]
        return str(found)

    def listed(self) -> bool:
        """Tell whether the lobby shows the room."""
        return self.room in [row["room"] for row in self.ada.get("/api/lobby")["rooms"]]


@pytest.fixture
def hosted(server: Running, tmp_path: Path) -> Iterator[Hosted]:
    found = Hosted(server, tmp_path)
    yield found
    found.ada.close()
    found.bo.close()


def test_a_closed_room_ends_for_everyone_with_a_message(hosted: Hosted) -> None:
    ada, bo, room = hosted.ada, hosted.bo, hosted.room
    seen = ada.seen(room)
    with ada.socket(room) as at_table, bo.socket(room, seat=SPECTATOR) as watching:
        at_table.frame()
        watching.frame()
        done = hosted.host("rooms", "close", room, "--reason", "no gambling here")
        assert "is closed" in done.stdout
        assert at_table.ending() == (1008, "error-room-closed")
        assert watching.ending() == (1008, "error-room-closed")
    refusal = ada.look(room, 403)
    assert refusal["reason"] == "error-room-closed"
    assert refusal["message"] == {"id": "error-room-closed-why", "args": {"reason": "no gambling here"}}
    assert bo.do(room, "say", 1, 403, text="but why")["reason"] == "error-room-closed"
    move = {"type": "choose", "text": "x"}
    ada.post(
        f"/api/rooms/{room}/commands",
        {"id": "m", "seat": 0, "version": seen["version"], "command": move},
        403,
    )
    assert not hosted.listed()
    (row,) = ada.get("/api/mine")["rooms"]
    assert (row["stage"], row["waiting"]) == ("closed", False)
    with Client(hosted.server.url) as stranger:
        assert stranger.look(room, 403)["reason"] == "error-room-closed", "anybody could have watched it"
    assert "was already closed" in hosted.host("rooms", "close", room, "--reason", "again").stdout
    assert "batisseurs" in hosted.host("rooms", "export", room).stdout
    assert "Tables: 1 OK" in hosted.host("verify").stdout


def test_a_hidden_room_leaves_the_lobby_and_is_played_on(hosted: Hosted) -> None:
    ada, room = hosted.ada, hosted.room
    assert hosted.listed()
    with ada.socket(room) as socket:
        socket.frame()
        hosted.host("rooms", "hide", room)
        (kept,) = socket.frame()["events"]
        assert kept["event"] == {"type": "hidden", "hidden": True}
        assert not hosted.listed()
        ada.do(room, "say", 0, text="We go on")
        assert not hosted.listed()
        assert "Nothing to change" in hosted.host("rooms", "hide", room).stdout
        hosted.host("rooms", "hide", room, "--undo")
        while not any(kept["event"]["type"] == "hidden" for kept in socket.frame()["events"]):
            pass
    assert hosted.listed()
    rows = json.loads(hosted.host("rooms", "list", "--json").stdout)
    assert [(row["id"], row["listed"], row["names"]) for row in rows] == [(room, True, ["Ada", "Bo"])]
    shown = call(
        hosted.home, "rooms", "list", "--database", hosted.server.settings.database, COLUMNS="160"
    ).stdout
    assert "Ada, Bo" in shown


def test_a_ban_closes_the_sockets_and_the_seat_goes_to_a_bot(hosted: Hosted) -> None:
    ada, bo, room = hosted.ada, hosted.bo, hosted.room
    guest = hosted.guest_at(1)
    with bo.socket(room) as socket, ada.socket(room) as others:
        socket.frame()
        others.frame()
        assert "has left 1 table" in hosted.host("guests", "ban", guest).stdout
        code, reason = socket.ending()
        assert (code, reason) in {(1008, "error-server-banned"), (1008, "error-room-not-allowed")}
        while not (look := others.frame())["room"]["seats"][1]["bot"]:
            pass
        assert not look["room"]["seats"][1]["taken"]
    until(lambda: bo.http.get("/api/mine").status_code == 403)
    for path in ("/api/mine", f"/api/rooms/{room}"):
        assert bo.get(path, 403)["reason"] == "error-server-banned"
    bo.http.headers.pop("Authorization")
    bo.http.cookies.set("batisseurs", bo.bearer["Authorization"].removeprefix("Bearer "))
    assert bo.post("/api/guest", {}, 403)["reason"] == "error-server-banned", "nor as somebody new by cookie"
    bo.http.cookies.clear()
    bo.http.headers.update(bo.bearer)
    hosted.host("guests", "ban", guest, "--undo")
    until(lambda: bo.http.get("/api/mine").status_code == 200)
    for nobody in ("nobody", "-abc", "--abc"):  # ids may begin with a hyphen
        assert f"There is no guest {nobody}" in hosted.refused("guests", "ban", nobody)


def test_a_forgotten_guest_is_gone_and_what_was_kept_is_in_a_file(hosted: Hosted) -> None:
    ada, bo, room = hosted.ada, hosted.bo, hosted.room
    bo.do(room, "say", 1, text="My mail is bo@example.org")
    ada.do(room, "say", 0, text="Fine")
    guest, file = hosted.guest_at(1), hosted.home / "bo.json"
    with ada.socket(room) as socket:
        socket.frame()
        hosted.host("guests", "forget", guest, str(file))
        while all(kept["event"]["type"] != "forgotten" for kept in socket.frame()["events"]):
            pass
    assert file.stat().st_mode & 0o077 == 0
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert [said["text"] for said in kept["tables"][0]["said"]] == ["My mail is bo@example.org"]
    assert kept["tables"][0]["names"] == ["Bo"]
    # What is in the server's memory goes within a second.
    until(lambda: "bo@example.org" not in json.dumps(ada.look(room)))
    shown = json.dumps(ada.look(room))
    assert '"Bo"' not in shown
    assert "Fine" in shown
    until(lambda: bo.http.get("/api/mine").status_code == 401)
    assert "already exists" in hosted.refused("guests", "forget", hosted.guest_at(0), str(file))
    assert "Tables: 1 OK" in hosted.host("verify").stdout


def test_players_report_and_the_admin_reads_it(hosted: Hosted) -> None:
    ada, room = hosted.ada, hosted.room
    path = f"/api/rooms/{room}/reports"
    assert ada.post(path, {"seat": 1, "text": "Insults everybody"}) == {}
    ada.post(path, {"seat": 7, "text": "?"}, 422)
    assert ada.post(path, {"text": "x"}, 429)["reason"] == "error-server-too-many"
    with Client(hosted.server.url) as stranger:
        stranger.post("/api/rooms/nowhere/reports", {"text": "x"}, 404)
        stranger.post(path, {"text": " \n "}, 422)
    (report,) = json.loads(hosted.host("reports", "--json").stdout)
    assert (report["id"], report["seat"], report["name"], report["text"]) == (1, 1, "Bo", "Insults everybody")
    assert report["accused"] == hosted.guest_at(1)
    shown = hosted.host("reports").stdout
    assert f"/rooms/{room}" in shown
    assert "“Insults everybody”" in shown
    assert "1 report marked as done" in hosted.host("reports", "--done", "1").stdout
    assert "No open reports" in hosted.host("reports").stdout
    assert "Insults" in hosted.host("reports", "--all").stdout
    assert "There is no report 9" in hosted.refused("reports", "--done", "9")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_abandoned_is_removed_by_a_server_that_runs(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    if kind == "postgresql":
        database = str(request.getfixturevalue("postgres"))
    storage = open_storage(database)
    server = RoomServer(storage)
    server.time.time = ServerTime().now() - 31 * DAY
    old = server.started("theopolis", 2)
    server.time.time += 2 * DAY
    new = server.started("theopolis", 2)
    with running(tmp_path, database=database, expire_rooms=30, bot_processes=0):
        until(lambda: storage.room(old) is None)
    assert storage.room(new) is not None
    done = call(tmp_path, "expire", "--database", database, "--expire-rooms", "28")
    assert (done.returncode, done.stdout) == (0, "Removed: 1 table, 0 guests.\n")
    assert storage.room(new) is None
    storage.close()
    assert "Nothing expires" in call(tmp_path, "expire", "--database", database).stderr
