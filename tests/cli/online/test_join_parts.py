"""The parts of `batisseurs join`: links, tokens, a line that loses answers, a command that comes too late."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from batisseurs.cli.online.client import ServerClient, ServerRefused, StaleCommand, refusal_line
from batisseurs.cli.online.commands import PLAYING
from batisseurs.cli.online.link import Link, read_link
from batisseurs.cli.online.remote_play import RemotePlay, find_game_of
from batisseurs.cli.online.tokens import remember_token, remembered_token, tokens_file
from batisseurs.cli.play.commands import find_command
from batisseurs.cli.terminal.errors import Refused
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.rooms.commands.model import Choose, Join
from batisseurs.rooms.state.events import Settings, Undone
from batisseurs.rooms.views.model import CreatedView, Look, RoomView, StoredEventView
from batisseurs.words import LANGUAGES, Words
from tests.cli.servers import Club, Table, club
from tests.cli.terminal import HOLE
from tests.server.server_process import running


@pytest.mark.parametrize(
    ("given", "link"),
    [
        ("http://localhost:8000/rooms/abc#key", Link("http://localhost:8000", "abc", "key")),
        ("https://games.example/rooms/A-b_9", Link("https://games.example", "A-b_9")),
        ("  https://x.example/games/of/ours/rooms/r/#k ", Link("https://x.example/games/of/ours", "r", "k")),
        ("http://[::1]:80/rooms/r", Link("http://[::1]:80", "r")),
    ],
)
def test_a_link_is_taken_apart(given: str, link: Link) -> None:
    assert read_link(given) == link
    assert read_link(link.without_key) == Link(link.server, link.room)


@pytest.mark.parametrize(
    "given",
    ["", "rooms/abc", "ftp://host/rooms/abc", "http://host/abc", "http:///rooms/abc", "http://host/rooms/a b",
     "http://host:port/rooms/abc", "http://host/rooms/abc?x=1", "http://me@host/rooms/abc",
     "http://host/rooms/abc#key with spaces", "http://[::1/rooms/abc"],
)  # fmt: skip
def test_what_is_not_a_link_is_refused(given: str) -> None:
    with pytest.raises(Refused, match="cli-join-bad-link"):
        read_link(given)


def test_a_token_is_kept_for_its_user_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert remembered_token("http://one") == ""
    remember_token("http://one", "first")
    remember_token("http://two", "second")
    remember_token("http://one", "third")
    assert (remembered_token("http://one"), remembered_token("http://two")) == ("third", "second")
    assert stat.S_IMODE(tokens_file().stat().st_mode) == 0o600
    tokens_file().write_text("{damaged")
    assert remembered_token("http://one") == ""


def test_words_of_commands_and_what_is_said() -> None:
    """A command has its own word in each language; what stands behind `say` is kept as it was typed."""
    for language, typed in (("en", "resume"), ("en", "go"), ("fr", "Reprendre"), ("pl", "dalej")):
        assert find_command(Words(language), typed, PLAYING) == ("go", "")
    assert find_command(Words("en"), "  say  Well  played, Ann ", PLAYING) == ("say", "Well  played, Ann")
    assert find_command(Words("pl"), "poproś cofnij 3", PLAYING) == ("ask", "cofnij 3")
    assert find_command(Words("en"), "gold", PLAYING) is None


def test_other_rules_and_other_games_are_refused() -> None:
    """A room of a program of another version cannot be played with this one."""
    client = ServerClient(Link("http://127.0.0.1:1", "r"), "")
    room = RoomView("r", 1, "open", "theopolis", 2, {}, Settings(), (), 0)
    own = CreatedView("theopolis", THEOPOLIS.rules_version, THEOPOLIS.fingerprint(), 2, {})
    for created, message in (
        (CreatedView("chess", 1, "x", 2, {}), "cli-join-unknown-game"),
        (CreatedView("theopolis", own.rules + 1, own.components, 2, {}), "cli-join-other-rules"),
    ):
        with pytest.raises(Refused, match=message) as refused:
            find_game_of(client, Look((StoredEventView(1, 0, created),), room))
        for language in LANGUAGES:
            assert not HOLE.search(refused.value.line(Words(language)))
    game, _ = find_game_of(client, Look((StoredEventView(1, 0, own),), room))
    assert game is THEOPOLIS
    client.close()


# The line. -----------------------------------------------------------------------------------------


class BadLine(httpx.HTTPTransport):
    """A real line on which the answers to some commands are lost on their way back."""

    def __init__(self) -> None:
        super().__init__()
        self.lose = 0
        self.sent: list[bytes] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Carry a request to the server, and its answer back or not."""
        answer = super().handle_request(request)
        if request.url.path.endswith("/commands"):
            self.sent.append(request.content)
            if self.lose:
                self.lose -= 1
                answer.read()
                raise httpx.ReadError("lost", request=request)
        return answer


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Return where people meet."""
    folder = tmp_path_factory.mktemp("house")
    with running(folder) as server, club(server, folder) as found:
        yield found


class Seated:
    """Someone who sits down at a table without a terminal."""

    def __init__(self, table: Table, transport: httpx.BaseTransport | None = None) -> None:
        self.client = ServerClient(read_link(table.links[0]), "", transport)
        self.client.wait = lambda _seconds: None
        self.client.become_guest()
        self.client.enter()
        self.client.send(0, Join("Ann"), 1)
        look = self.client.first_look(0)
        self.play = RemotePlay(THEOPOLIS, THEOPOLIS.components(), look, Words("en"))

    def until_asked(self) -> None:
        """Look until this seat is asked, and get its table."""
        while 0 not in self.play.room.waiting or not self.play.fetch_table(self.client):
            look = self.client.look(0, self.play.version)
            self.play.see(look.room)
            for kept in look.events:
                self.play.hear(kept)


def test_a_command_whose_answer_is_lost_is_carried_out_once(here: Club) -> None:
    """It is sent again under the same id; the choices computed here are those of the server."""
    table = here.open(seats=[{}, {"bot": "random"}])
    line = BadLine()
    ann = Seated(table, line)
    table.start()
    ann.until_asked()
    assert [choice.text for choice in ann.play.choices(0)] == [c.text for c in ann.play.room.choices]
    line.lose = 2
    line.sent.clear()
    chosen = ann.play.room.choices[0].text
    answer = ann.client.send(0, Choose(chosen), ann.play.version)
    assert len(line.sent) == 3
    assert len(set(line.sent)) == 1
    assert table.texts(0)[-1:] == [chosen]
    for kept in answer.events:
        assert ann.play.hear(kept)
        assert not ann.play.hear(kept)  # what is known is passed over
    assert str(ann.play.log[-1].line) == f"p1 {chosen}"
    assert ann.play.hear(StoredEventView(ann.play.version + 1, 0, Undone(0, 1, len(ann.play.log) - 1)))
    assert str(ann.play.log[-1].line) != f"p1 {chosen}"
    ann.client.close()


def test_a_command_that_comes_too_late_gets_what_was_missed(here: Club) -> None:
    table = here.open(seats=[{}, {"bot": "random"}])
    ann = Seated(table)
    table.start()
    ann.until_asked()
    client, version = ann.client, ann.play.version
    client.send(0, Choose(ann.play.room.choices[0].text), version)
    with pytest.raises(StaleCommand) as moved:
        client.send(0, Choose("add hope"), version)
    assert [kept.version for kept in moved.value.missed][:1] == [version + 1]
    with pytest.raises(ServerRefused) as told:
        client.send(0, Choose("play pope"), moved.value.missed[-1].version)
    for language in LANGUAGES:
        said = refusal_line(told.value.said, Words(language), lambda message: f"<{message.id}>")
        assert "<" in said
        assert not HOLE.search(said)
    client.close()
