"""`batisseurs join`: terminals in rooms of a real server, in real processes, over real sockets."""

from __future__ import annotations

import contextlib
import http.server
import json
import re
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from batisseurs.cli.online.link import FORM
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.words import LANGUAGES, Words
from bench.server_process import free_port
from tests.cli.servers import HOST, Club, Table, club, plain
from tests.cli.terminal import HOLE, PLENTY, call, end, one_line, run, saved
from tests.server.client import Client
from tests.server.server_process import Running, running

BOT = {"bot": "random"}
WAITS = {"Ann": "Ann, waiting for Ben> ", "Ben": "Ben, on attend Ann> "}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all rooms that leave it running."""
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def here(server: Running, tmp_path: Path) -> Iterator[Club]:
    """Return where people meet."""
    with club(server, tmp_path) as found:
        yield found


# At the door. --------------------------------------------------------------------------------------


class _Other(http.server.BaseHTTPRequestHandler):
    """A server that is not one of ours."""

    def do_POST(self) -> None:
        """Answer something."""
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>Welcome</html>")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  named by the library
        """Be quiet."""


@pytest.fixture
def other() -> Iterator[str]:
    """Return the address of some other server."""
    server = http.server.HTTPServer(("127.0.0.1", 0), _Other)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_at_the_door_is_said_in_one_line(here: Club, other: str, language: str) -> None:
    """Bad link, nobody there, no server, wrong key, used key, no seat."""
    table = here.open()
    here.open().host.post("/api/enter", {"key": table.links[0].partition("#")[2]})  # who was faster
    room = table.links[0].partition("#")[0]
    tried = {
        "http://host/tables/4#key": "cli-join-bad-link",
        "http://127.0.0.1:1/rooms/abc#key": "cli-join-unreachable",
        f"{other}/rooms/abc#key": "cli-join-no-server",
        f"{room}#nokey": "cli-join-bad-key",
        table.links[0]: "cli-join-bad-key",
        room: "cli-join-no-seat",
    }
    for link, message in tried.items():
        done = call(here.home, "join", link, "--name", "Ann", "--lang", language)
        assert done.returncode == 2
        address = link.partition("/rooms")[0]
        about = {"link": "http://host/tables/4", "form": FORM, "server": address, "status": "200"}
        said = Words(language).text(message, **about)
        assert one_line(done.stderr) == said


def test_the_name_is_asked_and_may_be_refused(here: Club) -> None:
    """The name of the plan is offered; one that someone else has is asked for again."""
    table = here.open(seats=[{"name": "Zoe"}, {}])
    ann = here.sit(table.links[1], "Ann")
    ann.expect("Ann, not started> ")
    zoe = here.sit(table.links[0], "", home="zoe")
    zoe.expect("Your name? [Zoe] ")
    zoe.type("ann")
    assert "someone at the table already uses the name “ann”" in zoe.expect("Your name? [Zoe] ")
    zoe.type("")
    assert "You joined as Zoe." in zoe.expect("Zoe, not started> ")
    ann.expect("Zoe joined.")
    zoe.type("start")
    zoe.expect("only the host can do this")
    for terminal in (ann, zoe):
        terminal.type("quit")
        assert f"batisseurs join {here.url}/rooms/{table.room}" in terminal.ends()
        assert terminal.child.exitstatus == 0


# At a first table. ---------------------------------------------------------------------------------


def test_a_first_table_teaches_in_the_terminal_too(here: Club) -> None:
    """Lessons come one at a time, then a suggestion; `hint` and `lessons` work."""
    first, words = THEOPOLIS.first_game, Words("en")
    assert first is not None
    bots = [{"name": f"Bot {seat}", "bot": first.bot} for seat in range(1, first.players)]
    with contextlib.closing(Client(here.url)) as host:
        room = host.open(
            "theopolis", first.players, options=first.options, seats=[{"name": "Ann"}, *bots], lesson=True
        )
        link = host.post(f"/api/rooms/{room}/invitations", {"seat": 0})["link"]
        host.do(room, "start", 0)
        ann = here.sit(link, "Ann")
        goal = plain(words.text("theopolis-lesson-goal"))
        shown = ann.is_asked()
        assert goal in shown
        assert "Suggestion: " not in shown
        ann.type("")
        assert plain(words.text("cli-lesson-choose")) in ann.is_asked()
        ann.type("")
        assert "Suggestion: " in ann.is_asked()
        ann.type("hint")
        assert "Suggestion: " in ann.is_asked()
        ann.type("lessons")
        assert goal in ann.is_asked()
        ann.type("lessons off")
        assert words.text("cli-lessons-off") in ann.is_asked()


# At the table. -------------------------------------------------------------------------------------


def test_two_terminals_play_at_one_table(here: Club) -> None:
    """In two languages: what one does the other reads; chat, undo, a granted request, a bot, a pause."""
    table = here.open()
    ann, ben = here.sit(table.links[0], "Ann"), here.sit(table.links[1], "Ben", "--lang", "fr")
    ann.expect("Ann, not started> ")
    ben.expect("Ben, pas commencé> ")
    table.start()
    first = table.host.seen(table.room, seat=HOST)["waiting"][0]
    one, other = (ann, ben) if first == 0 else (ben, ann)

    def say(english: str, french: str, who: object) -> str:
        return english if who is ann else french

    one.is_asked()
    other.expect(WAITS[other.name])
    one.type("add faith")
    one.is_asked()
    other.expect(say("Faith.", "Foi.", other))
    one.type("undo")
    one.is_asked()
    assert len(table.events("undone")) == 1
    one.type("end")
    while one.child.expect([f"\n{one.name}> ", re.escape(WAITS[one.name])], timeout=60) == 0:
        one.type("1")  # some hands draw cards at the end of a turn
    other.is_asked()
    other.type(say("say", "dire", other) + " well played, indeed")
    one.expect("well played, indeed")
    other.is_asked()
    other.type("add hope")
    other.is_asked()
    assert "end" in table.texts(first)
    assert table.texts(1 - first) == ["add hope"]

    one.type(say("undo", "annuler", one))  # further than is free
    told = one.expect(say("asks the others", "demande aux autres", one))
    request = re.search(say("ask undo", "demander annuler", one) + r" \d+", told)
    assert request is not None
    one.type(request[0])
    other.expect(say("Do you agree?", "Êtes-vous d’accord", other))
    other.type(say("yes", "oui", other))
    one.is_asked()
    assert len(table.events("undone")) == 2
    one.type(say("pause", "pause", one))
    other.expect(say("asks to pause the game.", "demande à mettre la partie en pause.", other))
    other.type(say("yes", "oui", other))
    other.expect(say("The game is paused", "Partie en pause", other))
    other.type(say("resume", "reprendre", other))
    one.expect(say("resumed the game.", "relance la partie.", one))
    one.is_asked()
    one.type("bot random")
    other.expect("(random)")
    assert table.events("bot-took")[-1]["seat"] == first
    other.is_asked()


def test_a_game_continues_after_the_server_was_killed(tmp_path: Path) -> None:
    """What is typed while nobody answers is sent once the server is there again, and counts once."""
    folder = tmp_path / "house"
    folder.mkdir()
    with running(folder, port=free_port()) as server, club(server, tmp_path) as here:
        table = here.open(seats=[{}, BOT])
        ann = here.sit(table.links[0], "Ann")
        ann.expect("Ann, not started> ")
        table.start()
        ann.is_asked()
        ann.type("1")
        ann.is_asked()
        server.tell(signal.SIGKILL)
        server.wait()
        ann.expect("isn’t responding. Retrying")
        ann.type("1")
        with running(folder, port=server.settings.port):
            ann.expect("Reconnected.")
            ann.is_asked()
            assert len(table.texts(0)) == 2
            ann.type("1")
            ann.is_asked()
            assert len(table.texts(0)) == 3
            ann.child.sendintr()
            assert "You keep your seat." in ann.ends()
            assert ann.child.exitstatus == 130
            # Back without the key; and the whole link once more does no harm: the seat is still Ann's.
            for link in (table.links[0].partition("#")[0], table.links[0]):
                back = here.sit(link, "", home="ann")
                back.name = "Ann"
                assert "You joined as Ann." in back.is_asked()
                end(back.child)


def test_a_whole_game_against_a_bot_through_a_pipe(here: Club) -> None:
    """Answers wait for their questions; in the end there is a result, and the record of the game."""
    table = here.open(seats=[{}, BOT], options={"short_deck": True, "max_rounds": 3})
    starter = threading.Thread(target=_start_when_there, args=[table])
    starter.start()
    done = run(here.home, "join", table.links[0], "--name", "Ann", typed=PLENTY, COLUMNS="80")
    starter.join()
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert "Score" in done.stdout
    assert not HOLE.search(done.stdout)
    assert call(here.home, "record", "check", str(saved(here.home))).returncode == 0


def _start_when_there(table: Table) -> None:
    while not table.events("joined"):
        threading.Event().wait(0.1)
    table.start()


def test_a_room_with_other_components_is_played_with_them(here: Club) -> None:
    text = THEOPOLIS.component_text().replace("Chapel", "Small Chapel")
    assert THEOPOLIS.fingerprint(THEOPOLIS.components(text)) != THEOPOLIS.fingerprint()
    table = here.open(seats=[{}, BOT], components=text)
    ann = here.sit(table.links[0], "Ann")
    ann.expect("Ann, not started> ")
    table.start()
    ann.is_asked()
    ann.type("? small chapel")
    ann.expect("Small Chapel")


def test_a_spectator_is_told(here: Club) -> None:
    table = here.open(seats=[BOT, BOT], options={"max_rounds": 2})
    eve = here.sit(table.link(HOST), "", home="eve")
    assert "You’re watching." in eve.expect("Spectator> ")
    table.start()
    eve.expect("The game has started.")
    eve.expect("The game is over")
    eve.ends()
    assert eve.child.exitstatus == 0


def test_a_table_is_reported_to_the_admin(here: Club, server: Running) -> None:
    table = here.open()
    ann = here.sit(table.links[0], "Ann")
    ann.expect("Ann")
    ann.type("report")
    ann.expect("Report what?")
    ann.type("report p2 is never here")
    ann.expect("will read it")
    ann.type("report nobody comes")
    ann.expect("will read it")
    done = call(here.home, "reports", "--json", "--database", server.settings.database)
    found = [report for report in json.loads(done.stdout) if report["room"] == table.room]
    assert [(report["seat"], report["text"]) for report in found] == [
        (1, "is never here"), (None, "nobody comes"),
    ]  # fmt: skip


def test_a_seat_taken_over_from_another_device(here: Club) -> None:
    """The new device plays on; the old one is told, and ends."""
    table = here.open(seats=[{}, BOT])
    old = here.sit(table.links[0], "Ann")
    old.expect("Ann, not started> ")
    new = here.sit(_own_link(here.home / "ann", table), "", home="phone")
    new.expect("Ann, not started> ")
    new.type("say here I am")  # the next thing that happens shows the old one the door
    assert "You have lost this seat" in old.ends()
    assert old.child.exitstatus == 2


def _own_link(home: Path, table: Table) -> str:
    """Make a link to your own seat, as its holder does in a browser."""
    tokens = msgspec.json.decode((home / "config" / "batisseurs" / "guests.json").read_bytes())
    answer = httpx.post(
        f"{table.url}/api/rooms/{table.room}/invitations",
        json={"seat": 0},
        headers={"Authorization": f"Bearer {tokens[table.url]}"},
    )
    return str(answer.json()["link"])


def test_everything_on_the_screen_comes_from_the_catalogues(here: Club) -> None:
    """In the pseudo-language nothing but names is left."""
    table = here.open(seats=[{}, BOT])
    typed = "?\nstart\nsay\nsay Hi\nbogus\nquit\n"
    done = run(here.home, "join", table.links[0], "--name", "Ann", typed=typed, BATISSEURS_LANG="xx")
    assert done.returncode == 0, done.stderr
    shown = plain(done.stdout)
    assert "Hi" in shown
    for word in ("Besides", "begins", "leaves", "host can", "kept", "for example"):
        assert word not in shown
