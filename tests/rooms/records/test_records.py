"""A room as a record, and a record, a situation or a component file as a room."""

from __future__ import annotations

import pytest

from batisseurs.games import all_games
from batisseurs.kernel import (
    SPECTATOR,
    BadComponents,
    BadRecord,
    BadSituation,
    Game,
    Seeded,
    read_record,
    replay,
    situation_text,
    write_situation,
)
from batisseurs.rooms.commands.model import Ask, Choose, Start, Undo, Vote
from batisseurs.rooms.errors import BadRequest, NotAllowed
from batisseurs.rooms.state.events import ExportRequest, Settings, UndoRequest
from tests.laws.tables import Case, every_game, moments
from tests.rooms.harness import House, any_game

registered = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


@every_game
def test_a_room_goes_on_elsewhere(game: Game) -> None:
    house = House(seed=3)
    room = house.hot_seat(game.slug, game.max_players)
    house.play(room, 60, Seeded(1))
    record = house.rooms.record(room, "ann")
    seats = tuple(range(game.max_players))
    elsewhere = House(seed=4)
    other = elsewhere.open(game.slug, game.max_players, mine=seats, record=record)
    assert elsewhere.see(other).stage == house.see(room).stage.replace("playing", "open")
    assert elsewhere.see(other).view == house.see(room).view
    if house.see(room).stage == "over":
        return
    elsewhere.do(other, "ann", 0, Start())
    assert elsewhere.rooms.record(other, "ann") == record
    for seat in seats:
        assert elsewhere.rooms.table(other, "ann", seat)[1] == house.rooms.table(room, "ann", seat)[1]
        assert elsewhere.see(other, "ann", seat).choices == house.see(room, "ann", seat).choices
    elsewhere.play(other, 100_000, Seeded(2))
    whole = elsewhere.rooms.record(other, "ann")
    assert whole.startswith(record.rstrip())
    assert replay(game, read_record(whole)).over


@registered
def test_a_record_of_a_game_that_is_over_can_be_looked_at(game: Game) -> None:
    house = House()
    room = house.hot_seat(game.slug, game.min_players)
    house.play(room, 100_000, Seeded(1))
    record = house.rooms.record(room, "ann")
    other = House()
    copy = other.open(game.slug, game.min_players, record=record)
    assert other.see(copy).stage == "over"
    assert other.see(copy).result == house.see(room).result
    assert other.see(copy).scores == house.see(room).scores
    assert other.rooms.record(copy, "ann") == record


def test_names_of_a_record_are_kept_if_nobody_says_others() -> None:
    house = House()
    record = house.rooms.record(house.hot_seat("theopolis", 2), "ann").replace("p2 Bob", "p2 p2")
    room = house.open("theopolis", 2, seats=(), mine=(), record=record)
    assert [seat.name for seat in house.see(room, "ann", SPECTATOR).seats] == ["Ann", ""]


def test_tags_of_a_record_are_kept() -> None:
    house = House()
    record = house.rooms.record(house.hot_seat("theopolis", 2), "ann")
    tagged = record.replace("\n\n", "\nevent Winter cup\n\n", 1)
    room = house.open("theopolis", 2, record=tagged)
    assert house.rooms.export(room) == tagged


@pytest.mark.parametrize("spoil", [
    lambda text: text[:-20], lambda text: text.replace("theopolis", "nehemiah"), lambda _: "PK\x03\x04",
    lambda text: text.replace("rules 1", "rules 99"), lambda text: text + "p1 fly away\n",
])  # fmt: skip
def test_a_record_that_is_none_is_refused(spoil: object) -> None:
    house = House()
    record = house.rooms.record(house.hot_seat("theopolis", 2), "ann")
    assert callable(spoil)
    with pytest.raises(BadRecord):
        house.open("theopolis", 2, record=spoil(record))


def test_a_record_does_not_go_on_for_ever() -> None:
    house = House()
    record = house.rooms.record(house.hot_seat("auction", 2), "ann")
    with pytest.raises(BadRequest):
        house.open("auction", 2, record=record + "p1 send 1\np1 withdraw\n" * 10_001)


def test_a_record_of_other_players_or_options_is_refused() -> None:
    house = House()
    record = house.rooms.record(house.hot_seat("auction", 2, options={"lots": 2}), "ann")
    with pytest.raises(BadRequest):
        house.open("auction", 3, record=record)
    with pytest.raises(BadRequest):
        house.open("auction", 2, record=record, options={"lots": 3})
    room = house.open("auction", 2, record=record, options={"lots": 2})
    assert house.see(room).options == {"lots": 2}


@registered
def test_a_game_begins_from_a_situation(game: Game) -> None:
    *_, table = (
        table
        for table, _ in zip(moments(Case(game, game.min_players, {}), 5, every=30), range(2), strict=False)
    )
    text = situation_text(write_situation(game, table))
    house = House()
    seats = tuple(range(game.min_players))
    room = house.open(game.slug, game.min_players, mine=seats, situation=text)
    assert house.see(room).view is None
    house.do(room, "ann", 0, Start())
    asked = tuple(seat for seat in table.choosers() if seat >= 0)
    assert house.see(room).waiting == asked or not asked
    house.play(room, 20, Seeded(1))
    again = house.again()
    assert again.see(room) == house.see(room)
    record = house.rooms.record(room, "ann")
    assert "\nsituation {" in record
    copy = House().open(game.slug, game.min_players, record=record)
    assert copy
    if house.see(room).stage == "playing":
        lines = house.see(room).lines
        house.do(room, "ann", 0, Ask(UndoRequest(lines)))
        assert house.see(room).waiting != ()


def test_a_situation_is_told_to_nobody() -> None:
    game = any_game("theopolis")
    *_, table = (table for table, _ in zip(moments(Case(game, 2, {}), 5, every=30), range(3), strict=False))
    house = House()
    room = house.open("theopolis", 2, situation=situation_text(write_situation(game, table)))
    created = house.rooms.look(room, "ann", 0).events[0].event
    assert not hasattr(created, "situation")


def test_what_cannot_be_read_is_refused() -> None:
    house = House()
    with pytest.raises(BadSituation):
        house.open("theopolis", 2, situation="situation = 1\ngame = 'theopolis'\nplayers = 2\nfoo = 1\n")
    with pytest.raises(BadComponents):
        house.open("theopolis", 2, components="game = 'theopolis'\n")
    assert list(house.storage.rooms()) == []


@registered
def test_a_room_with_other_components(game: Game) -> None:
    own = game.component_text()
    text = own.replace('en = "', 'en = "Old ', 1)
    house = House()
    seats = tuple(range(game.min_players))
    room = house.open(game.slug, game.min_players, mine=seats, components=text)
    house.do(room, "ann", 0, Start())
    house.play(room, 20, Seeded(1))
    again = house.again()
    assert again.see(room) == house.see(room)
    assert again.see(room).playable
    assert house.rooms.played_with(room, "ann").text == text
    same = house.open(game.slug, game.min_players, mine=seats, components=own + "\n# the same\n")
    assert house.rooms.played_with(same, "ann").text is None


# Who may read it. --------------------------------------------------------------------------------------


def test_a_record_shows_what_is_hidden_and_needs_everybodys_consent() -> None:
    house = House()
    room = house.started("theopolis", 2, settings=Settings(watching="anyone"))
    house.play(room, 30, Seeded(1))
    for guest in ("ann", "bob", "eve"):
        with pytest.raises(NotAllowed):
            house.rooms.record(room, guest)
    house.do(room, "ann", 0, Ask(ExportRequest()))
    house.do(room, "bob", 1, Vote(1, yes=True))
    agreed = house.rooms.record(room, "bob")
    assert house.rooms.export(room) == agreed
    with pytest.raises(NotAllowed):
        house.rooms.record(room, "eve")
    house.play(room, 60, Seeded(2))
    assert house.rooms.record(room, "ann") == agreed
    house.play(room, 100_000, Seeded(3))
    for guest in ("ann", "bob", "eve"):
        assert house.rooms.record(room, guest) == house.rooms.export(room)


def test_what_is_played_anew_after_the_agreement_is_not_shown() -> None:
    house = House()
    room = house.started("auction", 2)
    house.do(room, "ann", 0, Choose("send 1"))
    house.do(room, "ann", 0, Ask(ExportRequest()))
    house.do(room, "bob", 1, Vote(1, yes=True))
    agreed = house.rooms.record(room, "bob")
    assert agreed.endswith("p1 send 1\n")
    house.do(room, "ann", 0, Ask(UndoRequest(1)))
    house.do(room, "bob", 1, Vote(2, yes=True))
    house.do(room, "ann", 0, Choose("send 3"))
    assert "send" not in house.rooms.record(room, "bob")


def test_who_plays_against_bots_may_read_it_at_any_time() -> None:
    house = House()
    room = house.hot_seat("theopolis", 2)
    record = house.rooms.record(room, "ann")
    assert record == house.rooms.export(room)
    with pytest.raises(NotAllowed):
        house.do(room, "ann", 0, Undo(1))
