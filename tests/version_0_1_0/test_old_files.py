"""A database, records and positions that version 0.1.0 wrote: see `make.py.txt`."""

from __future__ import annotations

import gzip
import hashlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from batisseurs.games import all_games
from batisseurs.kernel import (
    CHANCE,
    Game,
    Play,
    Seeded,
    position_text,
    read_position,
    read_record,
    replay,
    write_position,
)
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.commands.model import Draw, Join, OpenRematch, Resume, Start, Vote
from batisseurs.rooms.state.events import Clock, Said, Undone, UndoRequest
from batisseurs.rooms.views.model import ChoseView
from batisseurs.server.operations.verify import verify
from batisseurs.server.storage import SqlStorage, open_storage
from tests.rooms.harness import RoomServer, any_game, encoded, kinds

HERE = Path(__file__).parent
SCRIPT = gzip.decompress((HERE / "database.sql.gz").read_bytes()).decode()
ROOMS = dict(re.findall(r"^-- ([a-z ]+): (\S+)$", SCRIPT, re.MULTILINE))

registered = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[SqlStorage]:
    """The database of 0.1.0, brought up to the present schema."""
    file = tmp_path / "house.sqlite"
    made = sqlite3.connect(file)
    made.executescript(SCRIPT)
    made.close()
    opened = open_storage(f"sqlite:///{file}", backups=tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def server(storage: SqlStorage) -> RoomServer:
    return RoomServer(storage, first_id=10_000)  # 0.1.0 has used those before


def play_to_the_end(server: RoomServer, room: str) -> None:
    """Let people and bots play; it has to end."""
    source = Seeded(9)
    before = -1
    while (row := server.storage.room(room)) is not None and row.stage == "playing":
        assert row.version > before, "nobody can move"
        before = row.version
        server.play_people(room, source)
        server.let_bots_play(room)
    assert server.see(room).result is not None
    whole = server.rooms.record(room, "ann")
    replay(server.games(read_record(whole).game), read_record(whole))


def test_every_room_is_whole(storage: SqlStorage) -> None:
    """Each move gives again what was stored with it: choice, sentences, game events, who is asked next."""
    report = verify(storage, find_game=any_game)
    assert (report.differing, report.not_checked) == ([], [])
    assert report.good == len(ROOMS)


def test_a_running_game(server: RoomServer) -> None:
    room = ROOMS["running"]
    look = server.rooms.look(room, "bob", 1)
    assert look.room.settings.clock == Clock(60, 300, "remind")
    assert [kept.event.text for kept in look.events if isinstance(kept.event, Said)] == ["Bonjour !"]
    lines = [kept.event for kept in look.events if isinstance(kept.event, ChoseView)]
    assert any(line.game_events for line in lines)
    assert server.see(room, "eve", SPECTATOR).reader == SPECTATOR
    play_to_the_end(server, room)


def test_an_auto_answer(server: RoomServer) -> None:
    room = ROOMS["auction"]
    assert server.see(room, "bob", 1).auto_answers == {"Bid": "send 0"}
    last = server.rooms.look(room, "bob", 1).events[-1].event
    assert isinstance(last, ChoseView)
    assert (last.by, last.text) == ("standing", "send 0")
    play_to_the_end(server, room)


def test_a_game_that_is_over(server: RoomServer) -> None:
    room = ROOMS["over"]
    assert server.see(room).stage == "over"
    play_to_the_end(server, room)
    rematch = server.do(room, "ann", 0, OpenRematch()).events[-1].event
    assert server.see(rematch.room).stage == "open"  # type: ignore[union-attr]


def test_a_pending_request(server: RoomServer) -> None:
    room = ROOMS["request"]
    request = server.see(room, "cleo", 2).request
    assert request is not None
    assert isinstance(request.what, UndoRequest)
    assert (request.seat, request.yes, request.asked) == (0, (1,), (1, 2))
    assert Undone in kinds(server.do(room, "cleo", 2, Vote(request.number, yes=True)))
    play_to_the_end(server, room)


def test_a_paused_game(server: RoomServer) -> None:
    room = ROOMS["paused"]
    assert server.see(room).paused
    server.do(room, "bob", 1, Resume())
    play_to_the_end(server, room)


def test_paused_clocks(server: RoomServer) -> None:
    room = ROOMS["clocks paused"]
    seen = server.see(room)
    assert seen.clocks_paused_until == server.time.now() + 86_400_000
    assert [seat.time_bank for seat in seen.seats] == [300_000, 300_000]
    play_to_the_end(server, room)


@pytest.mark.parametrize("what", ["bot", "position"])
def test_games_continue(server: RoomServer, what: str) -> None:
    room = ROOMS[what]
    assert ("position" in server.see(room).marks) == (what == "position")
    play_to_the_end(server, room)


def test_a_table_that_waits_for_players(server: RoomServer) -> None:
    room = ROOMS["waiting"]
    server.rooms.enter("bob", hashlib.sha256(b"bob's key").digest())
    assert server.see(room, "bob", 1).seats[1].taken
    server.do(room, "bob", 1, Join("Bob"))
    server.sit(room, "cleo", 2)
    server.do(room, "ann", 0, Start())
    play_to_the_end(server, room)


def test_a_companion_table(server: RoomServer) -> None:
    room = ROOMS["companion"]
    assert server.see(room).entry is not None
    server.do(room, "ann", 0, Draw(all=True))
    server.choose(room, "ann", server.see(room).waiting[0])


def test_the_wire_has_the_names_of_0_1_0(server: RoomServer) -> None:
    seen = msgspec.json.decode(encoded(server.rooms.look(ROOMS["request"], "cleo", 2)))
    assert seen["room"]["wish"]["wish"]["type"] == "undo"
    assert seen["room"]["standing"] == {}
    assert "time_off" in seen["room"]
    assert "reserve" in seen["room"]["seats"][0]
    assert seen["room"]["settings"]["clock"]["reserve"] == 300
    assert any("happenings" in kept["event"] for kept in seen["events"])


@registered
def test_records_replay(game: Game) -> None:
    text = gzip.decompress((HERE / f"{game.slug}.record.gz").read_bytes()).decode()
    play = replay(game, read_record(text))
    assert play.over
    assert play.record().write() == text


@registered
def test_positions_are_read_and_played_on(game: Game) -> None:
    text = (HERE / f"{game.slug}.toml").read_text(encoding="utf-8")
    table = read_position(game, text)
    now = text.replace("rules = 1\n", f"rules = {game.rules_version}\n")  # it continues by the current rules
    assert position_text(write_position(game, table)) == now
    play, source = Play.from_table(game, table), Seeded(3)
    while not play.over:
        if play.chooser == CHANCE:
            play.run_chance(source)
            continue
        choices = play.table.choices(play.chooser)
        play.play(play.chooser, choices[source.below(len(choices))])
    assert play.record().position is not None
