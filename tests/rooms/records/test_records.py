"""A room as a record, and a record, a position or a component file as a room."""

from __future__ import annotations

import pytest

from batisseurs.games import all_games
from batisseurs.kernel import (
    SPECTATOR,
    BadComponents,
    BadPosition,
    BadRecord,
    Game,
    Seeded,
    position_text,
    read_record,
    replay,
    write_position,
)
from batisseurs.rooms.commands.model import Ask, Choose, Start, Undo, Vote
from batisseurs.rooms.errors import BadRequest, NotAllowed
from batisseurs.rooms.state.events import ExportRequest, Settings, UndoRequest
from tests.laws.tables import Case, every_game, moments
from tests.rooms.harness import RoomServer, any_game

registered = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


@every_game
def test_a_room_continues_elsewhere(game: Game) -> None:
    server = RoomServer(seed=3)
    room = server.hot_seat(game.slug, game.max_players)
    server.play(room, 60, Seeded(1))
    record = server.rooms.record(room, "ann")
    seats = tuple(range(game.max_players))
    elsewhere = RoomServer(seed=4)
    other = elsewhere.open(game.slug, game.max_players, mine=seats, record=record)
    assert elsewhere.see(other).stage == server.see(room).stage.replace("playing", "open")
    assert elsewhere.see(other).view == server.see(room).view
    if server.see(room).stage == "over":
        return
    elsewhere.do(other, "ann", 0, Start())
    assert elsewhere.rooms.record(other, "ann") == record
    for seat in seats:
        assert elsewhere.rooms.table(other, "ann", seat)[1] == server.rooms.table(room, "ann", seat)[1]
        assert elsewhere.see(other, "ann", seat).choices == server.see(room, "ann", seat).choices
    elsewhere.play(other, 100_000, Seeded(2))
    whole = elsewhere.rooms.record(other, "ann")
    assert whole.startswith(record.rstrip())
    assert replay(game, read_record(whole)).over


@registered
def test_a_record_of_a_game_that_is_over_can_be_looked_at(game: Game) -> None:
    server = RoomServer()
    room = server.hot_seat(game.slug, game.min_players)
    server.play(room, 100_000, Seeded(1))
    record = server.rooms.record(room, "ann")
    other = RoomServer()
    copy = other.open(game.slug, game.min_players, record=record)
    assert other.see(copy).stage == "over"
    assert other.see(copy).result == server.see(room).result
    assert other.see(copy).scores == server.see(room).scores
    assert other.rooms.record(copy, "ann") == record


def test_names_of_a_record_are_kept_if_nobody_says_others() -> None:
    server = RoomServer()
    record = server.rooms.record(server.hot_seat("theopolis", 2), "ann").replace("p2 Bob", "p2 p2")
    room = server.open("theopolis", 2, seats=(), mine=(), record=record)
    assert [seat.name for seat in server.see(room, "ann", SPECTATOR).seats] == ["Ann", ""]


def test_tags_of_a_record_are_kept() -> None:
    server = RoomServer()
    record = server.rooms.record(server.hot_seat("theopolis", 2), "ann")
    tagged = record.replace("\n\n", "\nevent Winter cup\n\n", 1)
    room = server.open("theopolis", 2, record=tagged)
    assert server.rooms.export(room) == tagged


@pytest.mark.parametrize("spoil", [
    lambda text: text[:-20], lambda text: text.replace("theopolis", "nehemiah"), lambda _: "PK\x03\x04",
    lambda text: text.replace("rules 1", "rules 99"), lambda text: text + "p1 fly away\n",
])  # fmt: skip
def test_a_record_that_is_none_is_refused(spoil: object) -> None:
    server = RoomServer()
    record = server.rooms.record(server.hot_seat("theopolis", 2), "ann")
    assert callable(spoil)
    with pytest.raises(BadRecord):
        server.open("theopolis", 2, record=spoil(record))


def test_a_record_does_not_continue_for_ever() -> None:
    server = RoomServer()
    record = server.rooms.record(server.hot_seat("auction", 2), "ann")
    with pytest.raises(BadRequest):
        server.open("auction", 2, record=record + "p1 send 1\np1 withdraw\n" * 10_001)


def test_a_record_of_other_players_or_options_is_refused() -> None:
    server = RoomServer()
    record = server.rooms.record(server.hot_seat("auction", 2, options={"lots": 2}), "ann")
    with pytest.raises(BadRequest):
        server.open("auction", 3, record=record)
    with pytest.raises(BadRequest):
        server.open("auction", 2, record=record, options={"lots": 3})
    room = server.open("auction", 2, record=record, options={"lots": 2})
    assert server.see(room).options == {"lots": 2}


@registered
def test_a_game_begins_from_a_position(game: Game) -> None:
    *_, table = (
        table
        for table, _ in zip(moments(Case(game, game.min_players, {}), 5, every=30), range(2), strict=False)
    )
    text = position_text(write_position(game, table))
    server = RoomServer()
    seats = tuple(range(game.min_players))
    room = server.open(game.slug, game.min_players, mine=seats, position=text)
    assert server.see(room).view is None
    server.do(room, "ann", 0, Start())
    asked = tuple(seat for seat in table.choosers() if seat >= 0)
    assert server.see(room).waiting == asked or not asked
    server.play(room, 20, Seeded(1))
    again = server.again()
    assert again.see(room) == server.see(room)
    record = server.rooms.record(room, "ann")
    assert "\nsituation {" in record
    copy = RoomServer().open(game.slug, game.min_players, record=record)
    assert copy
    if server.see(room).stage == "playing":
        lines = server.see(room).lines
        server.do(room, "ann", 0, Ask(UndoRequest(lines)))
        assert server.see(room).waiting != ()


def test_a_position_is_told_to_nobody() -> None:
    game = any_game("theopolis")
    *_, table = (table for table, _ in zip(moments(Case(game, 2, {}), 5, every=30), range(3), strict=False))
    server = RoomServer()
    room = server.open("theopolis", 2, position=position_text(write_position(game, table)))
    created = server.rooms.look(room, "ann", 0).events[0].event
    assert not hasattr(created, "position")


def test_what_cannot_be_read_is_refused() -> None:
    server = RoomServer()
    with pytest.raises(BadPosition):
        server.open("theopolis", 2, position="situation = 1\ngame = 'theopolis'\nplayers = 2\nfoo = 1\n")
    with pytest.raises(BadComponents):
        server.open("theopolis", 2, components="game = 'theopolis'\n")
    assert list(server.storage.rooms()) == []


@registered
def test_a_room_with_other_components(game: Game) -> None:
    own = game.component_text()
    text = own.replace('en = "', 'en = "Old ', 1)
    server = RoomServer()
    seats = tuple(range(game.min_players))
    room = server.open(game.slug, game.min_players, mine=seats, components=text)
    server.do(room, "ann", 0, Start())
    server.play(room, 20, Seeded(1))
    again = server.again()
    assert again.see(room) == server.see(room)
    assert again.see(room).playable
    assert server.rooms.played_with(room, "ann").text == text
    same = server.open(game.slug, game.min_players, mine=seats, components=own + "\n# the same\n")
    assert server.rooms.played_with(same, "ann").text is None


# Who may read it. --------------------------------------------------------------------------------------


def test_a_record_shows_what_is_hidden_and_needs_everyones_consent() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2, settings=Settings(watching="anyone"))
    server.play(room, 30, Seeded(1))
    for guest in ("ann", "bob", "eve"):
        with pytest.raises(NotAllowed):
            server.rooms.record(room, guest)
    server.do(room, "ann", 0, Ask(ExportRequest()))
    server.do(room, "bob", 1, Vote(1, yes=True))
    agreed = server.rooms.record(room, "bob")
    assert server.rooms.export(room) == agreed
    with pytest.raises(NotAllowed):
        server.rooms.record(room, "eve")
    server.play(room, 60, Seeded(2))
    assert server.rooms.record(room, "ann") == agreed
    server.play(room, 100_000, Seeded(3))
    for guest in ("ann", "bob", "eve"):
        assert server.rooms.record(room, guest) == server.rooms.export(room)


def test_what_is_played_again_after_the_agreement_is_not_shown() -> None:
    server = RoomServer()
    room = server.started("auction", 2)
    server.do(room, "ann", 0, Choose("send 1"))
    server.do(room, "ann", 0, Ask(ExportRequest()))
    server.do(room, "bob", 1, Vote(1, yes=True))
    agreed = server.rooms.record(room, "bob")
    assert agreed.endswith("p1 send 1\n")
    server.do(room, "ann", 0, Ask(UndoRequest(1)))
    server.do(room, "bob", 1, Vote(2, yes=True))
    server.do(room, "ann", 0, Choose("send 3"))
    assert "send" not in server.rooms.record(room, "bob")


def test_who_plays_against_bots_may_read_it_at_any_time() -> None:
    server = RoomServer()
    room = server.hot_seat("theopolis", 2)
    record = server.rooms.record(room, "ann")
    assert record == server.rooms.export(room)
    with pytest.raises(NotAllowed):
        server.do(room, "ann", 0, Undo(1))
