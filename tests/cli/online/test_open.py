"""`batisseurs open`: a table in a real server, its links, and the host at a terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from batisseurs.bots import NAMES
from batisseurs.cli.online.link import Link
from batisseurs.cli.online.new_table import DEFAULT_SERVER, read_new_room, read_server, read_settings
from batisseurs.cli.online.open_table import Host
from batisseurs.cli.terminal.errors import Refused
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import Play, Seeded
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.state.events import Clock, SeatPlan, Settings
from batisseurs.words import LANGUAGES, Words
from tests.cli.servers import Club, Terminal, club
from tests.cli.terminal import HOLE, Done, call, end, one_line, spawn
from tests.server.client import Client
from tests.server.server_process import Running, running

POSITION = 'situation = 1\ngame = "theopolis"\nplayers = 3\nturn = "p2"\n'
NOBODY = "http://127.0.0.1:1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tables."""
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def here(server: Running, tmp_path: Path) -> Iterator[Club]:
    """Return where people meet."""
    with club(server, tmp_path) as found:
        yield found


class Opener(Terminal):
    """Someone at a terminal who opens a table."""

    def __init__(self, here: Club, name: str, *args: str) -> None:
        home = here.home / name.lower()
        home.mkdir()
        self.name = name
        self.child = spawn(home, "open", *args, BATISSEURS_SERVER=here.url)


def links_only(here: Club, *args: str, **environment: str) -> dict[str, Any]:
    """Open a table and return what is written for other programs."""
    done = call(here.home, "open", *args, "--links-only", "--json", BATISSEURS_SERVER=here.url, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def look(here: Club, found: dict[str, Any], key: str) -> dict[str, Any]:
    """Return the room, as someone sees it who comes in by a link."""
    with Client(here.url) as guest:
        guest.enter(found[key].partition("#")[2])
        return guest.look(found["room"])


# At the table. -------------------------------------------------------------------------------------


def test_a_host_frees_the_seat_of_someone_who_does_not_come(here: Club) -> None:
    """By number or by name; the player who sat there is told in one line, in their own language."""
    ann = Opener(here, "Ann", "theopolis", "--seats", "person,Zoe=person", "--name", "Ann")
    shown = ann.expect("Ann, not started> ")
    found = re.search(r"http\S+#\S+", shown)
    assert found is not None
    ben = here.sit(found[0], "Ben", "--lang", "fr")
    ben.expect("Ben, pas commencé> ")
    ann.expect("Ben joined.")
    ben.type("libérer ann")
    ben.expect("seul l’hôte peut le faire")
    for typed, said in (
        ("free", "Whose seat?"),
        ("free zoe", "Whose seat?"),
        ("free p1", "this is your own seat"),
        ("free ben", "Ann removed Ben from the table."),
        ("free 2", "this seat is empty"),
    ):
        ann.type(typed)
        ann.expect(said)
        ann.expect("Ann, not started> ")
    assert "L’hôte a libéré votre place avant la partie." in ben.ends()
    assert ben.child.exitstatus == 2


def test_a_host_opens_a_table_and_plays_with_someone_who_joins(here: Club) -> None:
    """The line on the screen is what the other one types; then both sit at one table."""
    ann = Opener(here, "Ann", "theopolis", "--per-choice", "2d")
    shown = ann.expect("Your name? [Player 1] ")
    assert "1 Player 1 (you) 2 Player 2 batisseurs join http" in shown
    assert "A seat link works once" in shown
    assert "These links only work on this machine." in shown
    (link,) = re.findall(r"batisseurs join (\S+#\S+)", shown)
    ann.type("Ann")
    assert "You joined as Ann." in ann.expect("type “start”.")
    ann.expect("Ann, not started> ")
    ben = here.sit(link, "Ben", "--lang", "fr")
    ben.expect("Ben, pas commencé> ")
    ann.expect("Ben joined.")
    ann.type("start")
    ann.expect("The game has started.")
    ben.expect("La partie commence.")
    waits = {ann: "Ann, waiting for Ben> ", ben: "Ben, on attend Ann> "}
    one, other = (ann, ben) if ann.child.expect(["\nAnn> ", waits[ann]], timeout=60) == 0 else (ben, ann)
    if one is ben:
        ben.is_asked()
    one.type("end")
    while one.child.expect([f"\n{one.name}> ", waits[one]], timeout=60) == 0:
        one.type("1")  # some hands draw cards at the end of a turn
    other.is_asked()
    other.type("add hope")
    other.is_asked()
    ann.type("quit")
    assert f"batisseurs join {link.partition('#')[0]}" in ann.ends()
    assert ann.child.exitstatus == 0


def test_with_bots_alone_it_begins_at_once(here: Club) -> None:
    """No link, no `start`: the host names a bot's seat and plays."""
    zoe = Opener(here, "Zoé", "theopolis", "--seats", "Max=random,person", "--name", "Zoé", "--lang", "fr")
    shown = zoe.is_asked()
    assert "La table est ouverte. 1 Max (random) 2 Zoé (vous) Theopolis" in shown
    assert "La partie commence." in shown
    assert "batisseurs join" not in shown
    assert "commencer" not in shown
    end(zoe.child)


def test_bots_among_themselves_are_looked_at(here: Club) -> None:
    args = ("--seats", "random,random", "--option", "max_rounds=1", "--option", "short_deck=true")
    done = call_open(here, *args)
    assert done.returncode == 0
    assert "You’re watching." in done.stdout
    assert "The game is over" in done.stdout


def call_open(here: Club, *args: str, language: str = "en") -> Done:
    """Open a table of Theopolis."""
    return call(here.home, "open", "theopolis", "--at", here.url, *args, "--lang", language)


# The links. ----------------------------------------------------------------------------------------


def test_the_links_alone(here: Club) -> None:
    """Every seat once, with the line to type; the host comes back without a key, the others with theirs."""
    args = ("--links-only", "--seats", "Ann=person,person,Max=greedy,random", "--watch", "link")
    done = call_open(here, *args)
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert [line for line in lines if re.match(r"  \d ", line)] == [
        "  1 Ann (you)", "  2 Player 2", "  3 Max (greedy)", "  4 random"
    ]  # fmt: skip
    own, other, watch = (line.removeprefix("    batisseurs join ") for line in lines if "rooms/" in line)
    assert "#" not in own
    assert {other.partition("#")[0], watch.partition("#")[0]} == {own}
    eve = here.sit(watch, "", home="eve")
    eve.expect("You’re watching.")
    ben = here.sit(other, "Ben")
    assert "At the table: Ann, Ben, Max and random" in ben.expect("Ben, not started> ")
    elsewhere = here.home / "cleo"
    elsewhere.mkdir()
    again = call(elsewhere, "join", other, "--name", "Cleo")
    assert one_line(again.stderr) == Words("en").text("cli-join-bad-key")


def test_the_names_of_0_1_0_still_work(here: Club) -> None:
    """The variable with the address of the server, and the option for the time bank."""
    clock = ("--per-choice", "90s", "--reserve", "10m")
    args = ("open", "theopolis", "--players", "2", *clock, "--watch", "link", "--links-only")
    done = call(here.home, *args, "--json", BATISSEURS_HOUSE=here.url)
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines() == [
        Words("en").text("cli-renamed", old="BATISSEURS_HOUSE", new="BATISSEURS_SERVER"),
        Words("en").text("cli-renamed", old="--reserve", new="--time-bank"),
    ]
    found = json.loads(done.stdout)
    assert look(here, found, "watch")["room"]["settings"]["clock"]["reserve"] == 600


def test_what_is_asked_for_is_what_the_table_has(here: Club) -> None:
    """Options, clock, spectators, the lobby."""
    found = links_only(
        here, "theopolis", "--players", "3", "--name", "Ann", "--option", "max_rounds=7", "--option",
        "short_deck=true", "--per-choice", "90s", "--time-bank", "10m", "--policy", "skip", "--watch", "link",
        "--listed",
    )  # fmt: skip
    assert (found["house"], found["game"]) == (here.url, "theopolis")
    assert [(seat["seat"], seat["name"], seat["yours"]) for seat in found["seats"]] == [
        ("p1", "Ann", True), ("p2", "", False), ("p3", "", False)
    ]  # fmt: skip
    seen = look(here, found, "watch")
    room = seen["room"]
    assert (room["players"], room["options"]["max_rounds"], room["options"]["short_deck"]) == (3, 7, True)
    assert room["settings"] == {
        "clock": {"per_choice": 90, "reserve": 600, "policy": "skip"},
        "watching": "link",
        "chat": True,
        "listed": True,
        "scores": True,
    }
    assert [seat["name"] for seat in room["seats"]] == ["Ann", "", ""]
    with Client(here.url) as ben, Client(here.url) as cleo:
        key = found["all"].partition("#")[2]  # one link for both free seats
        assert [guest.enter(key)["seat"] for guest in (ben, cleo)] == [1, 2]


def test_other_components_are_for_people_with_a_link(here: Club, tmp_path: Path) -> None:
    text = THEOPOLIS.component_text().replace("Chapel", "Small Chapel")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    found = links_only(here, "theopolis", "--watch", "link", "--components", "mine.toml")
    created = look(here, found, "watch")["events"][0]["event"]
    assert created["components"] == THEOPOLIS.fingerprint(THEOPOLIS.components(text))


def test_a_table_that_continues_from_a_file(here: Club, tmp_path: Path) -> None:
    """A record brings its lines, names and bots, a position its players; seats can be given to others."""
    play = Play(THEOPOLIS, 2, seats=["Ann", "Ben"])
    play.run_chance(Seeded(1))
    record = play.record()
    record.tags.append(("choosers", "greedy person"))
    (tmp_path / "game.record").write_text(record.write(), encoding="utf-8")
    (tmp_path / "table.toml").write_text(POSITION, encoding="utf-8")
    found = links_only(here, "theopolis", "--from", "game.record", "--watch", "link")
    assert [(seat["name"], seat["bot"], seat["yours"]) for seat in found["seats"]] == [
        ("Ann", "greedy", False), ("Ben", "", True)
    ]  # fmt: skip
    assert look(here, found, "watch")["room"]["lines"] == len(play.log)
    found = links_only(here, "theopolis", "--from", "game.record", "--seats", "person,person")
    assert [(seat["name"], seat["bot"]) for seat in found["seats"]] == [("", ""), ("Ben", "")]
    assert len(links_only(here, "theopolis", "--from", "table.toml")["seats"]) == 3


class BadLine(httpx.HTTPTransport):
    """A real line on which the first answer of a server that opens a table is lost."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Carry a request to the server, and its answer back or not."""
        answer = super().handle_request(request)
        if request.url.path == "/api/rooms":
            self.sent.append(request.content)
            if len(self.sent) == 1:
                answer.read()
                raise httpx.ReadError("lost", request=request)
        return answer


def test_a_lost_answer_opens_no_second_table(here: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a token that the server does not know any more is no obstacle."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(here.home))
    line = BadLine()
    host = Host(Link(here.url, ""), "forgotten", line)
    host.wait = lambda _: None
    host.open(NewRoom("theopolis", 2, seats=(SeatPlan("Ann"), SeatPlan())))
    assert len(set(line.sent)) == 1
    mine = httpx.get(f"{here.url}/api/mine", headers=host.bearer).json()["rooms"]
    assert [room["room"] for room in mine] == [host.link.room]
    host.close()


# What is refused. ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_refuses_is_told_in_the_language_of_the_reader(here: Club, language: str) -> None:
    """An option, a bot, a name, a clock; nobody at home; a game that nobody knows."""
    words = Words(language)
    tried = {
        ("--option", "x=1"): words.text(
            "error-bad-option",
            text=words.text("error-no-option", title=THEOPOLIS.slug, option="x", options=OPTIONS),
        ),
        ("--seats", "person,deep"): words.text(
            "error-unknown-bot", text=words.text("error-no-bot", bot="deep", bots=list(NAMES))
        ),
        ("--name", "x" * 41): words.text(
            "error-room-bad-request", text=words.text("error-room-name", most=40)
        ),
        ("--per-choice", "999999999d"): words.text(
            "error-room-bad-request", text=words.text("error-room-clock", most="31622400")
        ),
    }
    for args, text in tried.items():
        done = call_open(here, *args, language=language)
        assert done.returncode == 2
        assert one_line(done.stderr) == words.text("cli-join-refused", text=text)
    done = call(here.home, "open", "theopolis", "--lang", language, BATISSEURS_SERVER=NOBODY)
    assert one_line(done.stderr) == words.text("cli-join-unreachable", server=NOBODY)
    done = call(here.home, "open", "chess", "--lang", language)
    assert "chess" in one_line(done.stderr)


OPTIONS = [option.name for option in THEOPOLIS.options]
NONSENSE: list[tuple[list[str], str, dict[str, Any]]] = [
    (["--at", "localhost:80"], "cli-open-bad-server", {"server": "localhost:80", "usual": DEFAULT_SERVER}),
    (
        ["--at", "http://host/?x"],
        "cli-open-bad-server",
        {"server": "http://host/?x", "usual": DEFAULT_SERVER},
    ),
    (["--per-choice", "5"], "cli-open-bad-time", {"option": "--per-choice", "given": "5"}),
    (["--per-choice=-5m"], "cli-open-bad-time", {"option": "--per-choice", "given": "-5m"}),
    (["--per-choice=5m", "--time-bank=1w"], "cli-open-bad-time", {"option": "--time-bank", "given": "1w"}),
    (["--time-bank", "5m"], "cli-open-no-clock", {}),
    (["--policy", "bot"], "cli-open-no-clock", {}),
    (
        ["--per-choice=5m", "--policy=kick"],
        "cli-open-bad-word",
        {"option": "--policy", "given": "kick", "words": ["remind", "bot", "skip"]},
    ),
    (
        ["--watch", "me"],
        "cli-open-bad-word",
        {"option": "--watch", "given": "me", "words": ["anyone", "link", "nobody"]},
    ),
    (["--json"], "cli-open-json", {}),
    (["--option", "short"], "cli-error-option-form", {"given": "short", "options": OPTIONS}),
    (["--seats", "A=,person"], "cli-error-seat", {"given": "A=", "choosers": ["person", *NAMES]}),
    (["--seats", "A=person,A=person"], "cli-error-same-name", {"name": "A"}),
    (["--players=3", "--seats=person,person"], "cli-error-seats-number", {"number": 2, "players": 3}),
    (
        ["--players", "9"],
        "error-option-players",
        {"title": THEOPOLIS.slug, "least": 2, "most": 5, "number": 9},
    ),
    (["--from", "no.record"], "cli-error-no-file", {"file": "no.record"}),
    (["--components", "no.toml"], "cli-error-no-file", {"file": "no.toml"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_no_sense_is_refused_before_anyone_is_asked(tmp_path: Path, language: str) -> None:
    """In one line; nobody is at home, and nobody is missed."""
    for args, message, facts in NONSENSE:
        done = call(tmp_path, "open", "theopolis", *args, "--lang", language, BATISSEURS_SERVER=NOBODY)
        assert done.returncode == 2
        assert one_line(done.stderr) == Words(language).text(message, **facts)


def test_a_file_of_another_game(here: Club, tmp_path: Path) -> None:
    """Damaged ones are told here, others by the server."""
    (tmp_path / "several.record").write_text(2 * Play(THEOPOLIS, 2).record().write(), encoding="utf-8")
    (tmp_path / "other.toml").write_text(POSITION, encoding="utf-8")
    (tmp_path / "none.toml").write_text("players = 2\n", encoding="utf-8")
    done = call_open(here, "--from", "several.record")
    assert "has 2 game records" in one_line(done.stderr)
    done = call_open(here, "--from", "none.toml")
    assert "situation = 1" in one_line(done.stderr)
    done = call(here.home, "open", "nehemiah", "--at", here.url, "--from", "other.toml")
    assert one_line(done.stderr).startswith("The server refuses: Position refused: ")


# The words of the command. -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "server"),
    [
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000"),
        (" https://games.example/of/ours/ ", "https://games.example/of/ours"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_the_address_of_a_server(given: str, server: str) -> None:
    assert read_server(given) == server


@pytest.mark.parametrize(
    ("given", "seconds"), [("90s", 90), ("10m", 600), ("12h", 43200), ("2d", 172800), ("0s", 0)]
)
def test_times(given: str, seconds: int) -> None:
    settings = read_settings(per_choice=given, time_bank=given, policy=None, watch=None, listed=False)
    assert settings == Settings(Clock(seconds, seconds))


def test_who_opens_a_table_is_the_first_person() -> None:
    """Without seats all are for people; where bots play among themselves the opener has none."""

    def room(**said: Any) -> NewRoom:
        return read_new_room(THEOPOLIS, options=[], settings=Settings(), **said)

    assert (room().seats, room().mine) == ((SeatPlan(), SeatPlan()), (0,))
    assert len(room(players=5).seats) == 5
    planned = room(seats="greedy, Ann Lee =person,person", name="Zoe")
    assert (planned.seats, planned.mine) == ((SeatPlan("", "greedy"), SeatPlan("Zoe"), SeatPlan()), (1,))
    assert room(seats="greedy,random").mine == ()
    with pytest.raises(Refused, match="cli-error-seat"):
        room(seats="")


def test_everything_on_the_screen_comes_from_the_catalogues(here: Club) -> None:
    """In the pseudo-language nothing but names and what is typed is left."""
    done = call(
        here.home, "open", "theopolis", "--at", here.url, "--links-only", "--watch", "link",
        "--seats", "Ann=person,person,greedy", BATISSEURS_LANG="xx",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not HOLE.search(done.stdout)
    for word in ("open", "Send", "works once", "machine", "you", "look on", "Player"):
        assert word not in done.stdout.replace("batisseurs join", "")
