"""What a reader gets depends on nothing that is hidden from its seat."""

from __future__ import annotations

import copy
import itertools
from typing import Any

import msgspec
import pytest

from batisseurs.games import all_games, find_game
from batisseurs.kernel import (
    CHANCE,
    SPECTATOR,
    Game,
    SealedStep,
    Seeded,
    Table,
    position_text,
    save,
    write_position,
)
from batisseurs.rooms.commands.model import Choose, Start
from batisseurs.rooms.errors import BadRequest
from batisseurs.rooms.state.live_room import LiveRoom
from batisseurs.rooms.views.model import ChoseView
from batisseurs.rooms.views.room_view import Reader, make_room_view
from tests.laws.tables import Case, answer, cases_of, every_game, moments
from tests.rooms.harness import RoomServer

IN_MEMORY = True

registered = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def worlds(game: Game, table: Table, seat: int) -> list[Table]:
    """Return the table and two others that the seat cannot tell from it."""
    found = [table.clone()]
    for seed in (5, 6):
        twin = table.clone()
        game.conceal(twin, seat, Seeded(seed))
        found.append(twin)
    return found


def room_from(game: Game, table: Table) -> tuple[RoomServer, str]:
    server = RoomServer(seed=8)
    text = position_text(write_position(game, table))
    options = game.options_of(table)
    seats = tuple(range(table.players))
    room = server.open(game.slug, table.players, options=options, mine=seats, position=text)
    server.do(room, "ann", 0, Start())
    return server, room


@registered
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(game: Game) -> None:
    compared = 0
    for case in (Case(game, players, {}) for players in {game.min_players, game.max_players}):
        for table in moments(case, 11, every=60):
            if table.over() or table.chooser() == CHANCE:
                continue
            for seat in range(table.players):
                seen = set()
                for world in worlds(game, table, seat):
                    server, room = room_from(game, world)
                    for reader in (seat, SPECTATOR):
                        seen.add((reader, msgspec.json.encode(server.rooms.look(room, "ann", reader))))
                    seen.add((seat, server.rooms.table(room, "ann", seat)[1]))
                    question = msgspec.json.encode(server.see(room, "ann", seat))
                    seen.add((seat, question))
                assert len(seen) == 4
                compared += 1
    assert compared > 3


@registered
def test_what_is_hidden_can_be_nonsense(game: Game) -> None:
    """Nobody sees it if everything hidden from a reader is overwritten."""
    server = RoomServer()
    room = server.hot_seat(game.slug, game.max_players)
    source = Seeded(14)
    for lines in range(10, 200, 30):
        server.play(room, lines, source)
        with server.rooms._cache.taken(room) as slot:  # noqa: SLF001  looked at from inside
            live = slot.live
            rules, table = live.played()
            for seat in [*range(game.max_players), SPECTATOR]:
                nonsense = table.clone()
                game.overwrite_hidden(nonsense, seat)
                reader = Reader(seat, (seat,), False, {0})
                assert make_room_view(
                    LiveRoom(live.room, rules, nonsense), reader, {}, None
                ) == make_room_view(live, reader, {}, None)


@every_game
def test_a_concealed_table_tells_nothing(game: Game) -> None:
    """Its bytes are the same whatever is hidden: nothing is left of the order in which things lay."""
    for case in cases_of(game)[:6]:
        for table in moments(case, 12, every=25):
            for seat in range(table.players):
                told = set()
                for world in worlds(game, table, seat):
                    game.conceal(world, seat, Seeded(0))
                    told.add(save(game, world))
                assert len(told) == 1


def test_what_a_position_laid_behind_a_screen_is_told_to_nobody_else() -> None:
    """A player from the beginning could have counted it; nobody saw how a position came about."""
    game = find_game("nehemiah")
    compared = played = 0
    for table in itertools.islice(moments(Case(game, 3, {"foremen": True}), 21, every=60), 1, 6):
        if table.over() or table.chooser() == CHANCE:
            continue
        document = write_position(game, table)
        richer = copy.deepcopy(document)
        side, deck = richer["table"]["p2"], richer["table"]["foreman_deck"]
        side["gold"], side["wood"], side["points"]["cards"] = side["gold"] + 5, side["wood"] + 3, 40
        document["table"]["foreman_deck"], richer["table"]["foreman_deck"] = deck[1:], deck[:-1]
        pair = [open_from(game, 3, table, text) for text in (document, richer)]
        (server, room), _ = pair
        for count in range(12):
            for seat in (0, 2):
                told = [log_clauses(*world, seat) for world in pair]
                assert told[0] == told[1]
                compared += 1
            assert log_clauses(*pair[0], 1) != log_clauses(*pair[1], 1)
            asked = server.see(room).waiting[0]
            choices = server.see(room, "ann", asked).choices
            for world, its_room in pair:
                world.do(its_room, "ann", asked, Choose(choices[count % len(choices)].text))
            played += 1
    assert compared > 20
    assert played > 5


def open_from(game: Game, players: int, table: Table, document: dict[str, Any]) -> tuple[RoomServer, str]:
    server = RoomServer(seed=8)
    room = server.open(
        game.slug,
        players,
        options=game.options_of(table),
        mine=tuple(range(players)),
        position=position_text(document),
    )
    server.do(room, "ann", 0, Start())
    return server, room


def log_clauses(server: RoomServer, room: str, seat: int) -> tuple[bytes, bytes]:
    """Return all that a seat gets of a table: what it sees, and what its terminal or bot is handed."""
    return msgspec.json.encode(server.see(room, "ann", seat)), server.rooms.table(room, "ann", seat)[1]


@every_game
def test_only_answers_given_at_once_uncover_something(game: Game) -> None:
    """So a line that is not `sealed` can be undone by its seat alone: it has learned nothing from it."""
    for case in cases_of(game)[:4]:
        source = Seeded(13)
        table = case.new()
        for count in itertools.count():
            if table.over():
                break
            seat, choice = answer(table, source)
            if seat != CHANCE and count % 7 == 0 and not isinstance(table.top, SealedStep):
                after = []
                for world in worlds(game, table, seat):
                    world.play(seat, choice)
                    after.append(game.view(world, seat))
                assert after[0] == after[1] == after[2], table.top
            table.play(seat, choice)


def test_others_answers_stay_covered_until_all_are_in() -> None:
    server = RoomServer()
    room = server.started("auction", 3)
    server.do(room, "ann", 0, Choose("send 3"))
    server.do(room, "ann", 0, Choose("pay 1"))
    server.do(room, "ann", 0, Choose("withdraw"))
    for guest, seat in (("bob", 1), ("cleo", 2)):
        events = [kept.event for kept in server.rooms.look(room, guest, seat).events]
        texts = [line.text for line in events if isinstance(line, ChoseView) and line.seat == 0]
        assert texts == ["answer", "answer", "withdraw"]
        assert b"send 3" not in msgspec.json.encode(events)
    own = [kept.event for kept in server.rooms.look(room, "ann", 0).events]
    assert [line.text for line in own if isinstance(line, ChoseView) and line.seat == 0] == [
        "send 3", "pay 1", "withdraw",
    ]  # fmt: skip


def test_only_the_owner_reads_a_purse() -> None:
    server = RoomServer()
    room = server.started("auction", 2)
    for reader in (0, 1):
        events = [kept.event for kept in server.rooms.look(room, ("ann", "bob")[reader], reader).events]
        dealt = [line for line in events if isinstance(line, ChoseView)]
        for owner, line in enumerate(dealt):
            hidden = owner != reader
            assert line.text.startswith("deal purse") == hidden
            assert (line.game_events[0].message.id == "auction-is-dealt-a-purse") == hidden


def test_a_seat_gets_its_own_choices_only() -> None:
    server = RoomServer()
    room = server.started("theopolis", 3)
    source = Seeded(3)
    for _ in range(40):
        (asked,) = server.see(room).waiting
        for seat, guest in enumerate(("ann", "bob", "cleo")):
            seen = server.see(room, guest, seat)
            assert (seen.choices != ()) == (seen.prompt is not None) == (seat == asked)
            assert seen.refusals == () or seat == asked
        server.choose(room, ("ann", "bob", "cleo")[asked], asked, source.below(100))


@registered
def test_stepping_through_shows_what_was_seen_then(game: Game) -> None:
    server = RoomServer()
    room = server.hot_seat(game.slug, game.min_players)
    source = Seeded(1)
    then = {}
    while server.see(room).stage == "playing" and server.see(room).lines < 80:
        server.choose(room, "ann", server.see(room).waiting[0], source.below(1000))
        for seat in range(game.min_players):
            seen = server.see(room, "ann", seat)
            then[seen.version, seat] = (seen.view, seen.waiting, seen.lines, seen.stage)
    for (version, seat), before in then.items():
        past = server.rooms.look(room, "ann", seat, version - 1, version).room
        assert (past.view, past.waiting, past.lines, past.stage) == before
        assert past.choices == ()
    with pytest.raises(BadRequest):
        server.rooms.look(room, "ann", 0, 0, 10_000)
    with pytest.raises(BadRequest):
        server.rooms.look(room, "ann", 0, 0, 0)


def test_every_line_of_an_imported_game_can_be_stepped_to() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    server.play(room, 60, Seeded(1))
    copy = server.open("my-village", 2, mine=(0, 1), record=server.rooms.record(room, "ann"))
    views = {
        bytes(past.view)
        for version in range(1, server.see(copy).version + 1)
        if (past := server.rooms.look(copy, "ann", 0, 10**9, version).room).view is not None
    }
    assert len(views) > 40


def test_without_a_table_nothing_is_asked() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    seen = server.see(room)
    assert (seen.view, seen.choices, seen.waiting, seen.stage) == (None, (), (), "open")
    with server.rooms._cache.taken(room) as slot:  # noqa: SLF001  looked at from inside
        again = make_room_view(slot.live, Reader(0, (0,), True, {0}), {}, None)
    assert again == seen
