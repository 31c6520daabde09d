"""A server is played again from its events; what someone has changed in the database is found."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from batisseurs.cli.hosting.verify import verify_server
from batisseurs.cli.terminal.screen import Screen
from batisseurs.games import SLUGS
from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import Undo
from batisseurs.rooms.errors import NoSuchRoom
from batisseurs.rooms.state.events import Said
from batisseurs.server.operations.verify import Report, Verdict, verify
from batisseurs.server.storage import SqlStorage, open_storage
from batisseurs.words import LANGUAGES, Words
from tests.rooms.harness import RoomServer, any_game
from tests.server.storage.cases import add

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "house.db")


@pytest.fixture
def storage(database: str) -> Iterator[SqlStorage]:
    opened = open_storage(database)
    yield opened
    opened.close()


@pytest.fixture
def server(storage: SqlStorage) -> RoomServer:
    return RoomServer(storage, seed=5)


def played(server: RoomServer, slug: str, lines: int) -> str:
    """Play so many lines of a game by one person at all seats; take some back on the way."""
    room = server.hot_seat(slug, max(2, any_game(slug).min_players))
    server.play(room, lines // 2, Seeded(3))
    row = server.storage.room(room)
    if row is not None and row.stage == "playing" and (free := server.see(room).free_undo):
        server.do(room, "ann", 0, Undo(free))
    server.play(room, lines, Seeded(4))
    return room


def check(storage: SqlStorage) -> Report:
    return verify(storage, find_game=any_game)


def only(report: Report) -> Verdict:
    (verdict,) = report.differing
    assert report.good == 0
    return verdict


def kind(verdict: Verdict) -> str:
    assert verdict.what is not None
    return verdict.what.id


def events_of(storage: SqlStorage, room: str, kind: str) -> list[int]:
    """Return the versions of the events of a kind."""
    return [kept.version for kept in storage.events(room) if type(kept.event).__name__ == kind]


def tamper(storage: SqlStorage, *statements: str, **values: object) -> None:
    """Do to the database what it would refuse."""
    with storage.engine.begin() as connection:
        connection.execute(text("DROP TRIGGER IF EXISTS events_no_update"))
        connection.execute(text("DROP TRIGGER IF EXISTS events_no_delete"))
        for statement in statements:
            connection.execute(text(statement), values)


def change(storage: SqlStorage, room: str, version: int, how: Change) -> None:
    """Change the body of an event."""
    with storage.engine.connect() as connection:
        where = {"room": room, "version": version}
        found = connection.execute(
            text("SELECT body FROM events WHERE room = :room AND version = :version"), where
        )
        body = json.loads(found.scalar_one())
    how(body)
    tamper(
        storage,
        "UPDATE events SET body = :body WHERE room = :room AND version = :version",
        body=json.dumps(body),
        **where,
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_rooms_of_every_game_are_good(storage: SqlStorage, server: RoomServer, slug: str) -> None:
    room = played(server, slug, 60)
    told: list[Verdict] = []
    report = verify(storage, told=told.append)
    assert (report.good, report.differing, report.not_checked) == (1, [], [])
    assert report.lines >= 60
    assert [verdict.room for verdict in told] == [room]


def test_a_finished_game_is_good_and_its_result_is_checked(storage: SqlStorage, server: RoomServer) -> None:
    room = played(server, "theopolis", 10_000)
    (ended,) = events_of(storage, room, "Ended")
    assert check(storage).good == 1

    def another_winner(body: dict[str, Any]) -> None:
        body["result"]["ranks"].reverse()

    change(storage, room, ended, another_winner)
    verdict = only(check(storage))
    assert verdict.version == ended
    assert verdict.what is not None
    assert verdict.what.args["field"] == "result"


def _other_choice(body: dict[str, Any]) -> None:
    body["choice"] += 1


def _other_words(body: dict[str, Any]) -> None:
    body["text"] = "fly away"


def _other_sentence(body: dict[str, Any]) -> None:
    body["message"]["args"]["x"] = "y"


def _other_game_events(body: dict[str, Any]) -> None:
    body["happenings"] = [{"message": {"id": "theopolis-play", "args": {}}}]


def _other_audience(body: dict[str, Any]) -> None:
    body["audience"] = 1


def _other_line(body: dict[str, Any]) -> None:
    body["line"] += 1


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (_other_choice, "choice"),
        (_other_words, "server-verify-refused"),
        (_other_sentence, "message"),
        (_other_game_events, "happenings"),
        (_other_audience, "audience"),
        (_other_line, "line"),
    ],
)
def test_the_first_line_that_was_changed_is_found(
    storage: SqlStorage, server: RoomServer, how: Change, said: str
) -> None:
    room = played(server, "theopolis", 40)
    lines = events_of(storage, room, "Chose")
    change(storage, room, lines[30], how)
    change(storage, room, lines[20], how)
    verdict = only(check(storage))
    assert (verdict.room, verdict.version) == (room, lines[20])
    assert verdict.what is not None
    assert said in {verdict.what.id, verdict.what.args.get("field")}
    assert (verdict.reason is not None) == (said == "server-verify-refused")


def test_lines_that_were_undone_are_played_again_without_them(
    storage: SqlStorage, server: RoomServer
) -> None:
    room = server.hot_seat("theopolis", 2)
    source = Seeded(1)
    while not (free := server.see(room).free_undo):
        server.play(room, server.see(room).lines + 1, source)
    server.do(room, "ann", 0, Undo(free))
    server.play(room, server.see(room).lines + 20, source)
    assert check(storage).good == 1
    (undone,) = events_of(storage, room, "Undone")

    def more(body: dict[str, Any]) -> None:
        body["left"] -= 1

    change(storage, room, undone, more)
    assert (only(check(storage)).version, kind(only(check(storage)))) == (undone, "server-verify-field")


def test_a_gap_a_surplus_and_what_cannot_be_read_are_found(storage: SqlStorage, server: RoomServer) -> None:
    rooms = [played(server, "theopolis", 10) for _ in range(5)]
    for statement, room, version in (
        ("DELETE FROM events WHERE room = :room AND version = :version", rooms[0], 4),
        ("UPDATE events SET body = '{}' WHERE room = :room AND version = :version", rooms[1], 5),
        ("UPDATE events SET views = x'00' WHERE room = :room AND version >= :version", rooms[2], 1),
        ("UPDATE rooms SET version = :version WHERE id = :room", rooms[3], 6),
        ("UPDATE rooms SET stage = 'over' WHERE id = :room AND 0 < :version", rooms[4], 1),
    ):
        tamper(storage, statement, room=room, version=version)
    found = {verdict.room: verdict for verdict in check(storage).differing}
    assert [(found[room].version, kind(found[room])) for room in rooms[:2]] == [
        (4, "server-verify-missing"),
        (5, "server-verify-unreadable"),
    ]
    kinds = [kind(found[room]) for room in rooms[2:]]
    assert kinds == ["server-verify-views", "server-verify-beyond", "server-verify-stage"]
    assert found[rooms[3]].version == 7


def test_a_room_of_other_rules_is_listed_as_not_checked(storage: SqlStorage, server: RoomServer) -> None:
    other, good = played(server, "theopolis", 10), played(server, "nehemiah", 10)

    def newer(body: dict[str, Any]) -> None:
        body["rules"] += 1

    change(storage, other, 1, newer)
    report = check(storage)
    assert (report.good, report.differing) == (1, [])
    assert [verdict.room for verdict in report.not_checked] == [other]
    assert verify(storage, [good]).good == 1
    with pytest.raises(NoSuchRoom):
        verify(storage, ["nowhere"])


def test_what_is_added_meanwhile_is_not_a_fault(storage: SqlStorage, server: RoomServer) -> None:
    room = played(server, "theopolis", 10)

    class Busy(SqlStorage):
        """Someone speaks whenever events are read."""

        def events(self, room: str, after: int = 0, upto: int | None = None) -> Any:
            found = super().events(room, after, upto)
            row = self.room(room)
            assert row is not None
            add(self, row, Said(0, "Ann", "meanwhile"))
            return found

    assert verify(Busy(storage.engine), [room]).good == 1
    assert events_of(storage, room, "Said")


# The command. --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_in_every_language(
    storage: SqlStorage, server: RoomServer, database: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    room = played(server, "theopolis", 10)
    played(server, "nehemiah", 10)
    screen = Screen(Words(language))
    assert verify_server(screen, database, as_json=False) == 0
    assert "2" in capsys.readouterr().out
    (version, *_) = events_of(storage, room, "Chose")
    change(storage, room, version, _other_words)
    assert verify_server(screen, database, as_json=False) == 1
    shown = " ".join(capsys.readouterr().out.split())
    assert room in shown
    assert Words(language).text("server-verify-refused") in shown
    assert "[[" not in shown


def test_the_command_tells_programs(
    storage: SqlStorage, server: RoomServer, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    room = played(server, "theopolis", 10)
    (version, *_) = events_of(storage, room, "Chose")
    change(storage, room, version, _other_choice)
    assert verify_server(Screen(Words("en")), database, [room], as_json=True) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["good"] == 0
    assert told["differing"][0]["room"] == room
    assert told["differing"][0]["version"] == version
    assert "choice" in told["differing"][0]["text"]


def test_a_server_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        verify_server(Screen(Words("en")), str(tmp_path / "none.db"), as_json=False)
    assert list(tmp_path.iterdir()) == []
