"""A room whose rules or components have changed: shown, stepped through, exported, never corrupted."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from batisseurs.games import all_games, find_game
from batisseurs.kernel import CHANCE, Game, Seeded, UnknownGame, read_record, replay
from batisseurs.rooms.commands.model import (
    Ask,
    Choose,
    Command,
    GiveToBot,
    OpenRematch,
    ResumeSeat,
    Say,
    SetAutoAnswer,
    Vote,
)
from batisseurs.rooms.errors import RulesChanged
from batisseurs.rooms.state.events import (
    Clock,
    ClockRequest,
    ExportRequest,
    PauseRequest,
    Rematch,
    Settings,
    UndoRequest,
)
from batisseurs.rooms.state.rules import table_of
from batisseurs.rooms.views.model import ChoseView, Look, RoomEventView
from tests.rooms.harness import MINUTE, RoomServer

registered = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def older(slug: str) -> Game:
    """Return a game as a program has it that does not know the current rules."""
    game = copy.copy(find_game(slug))
    game.rules_version -= 1
    return game


def newer(slug: str) -> Game:
    game = copy.copy(find_game(slug))
    game.rules_version += 1
    return game


def reprinted(slug: str) -> Game:
    game = copy.copy(find_game(slug))
    text = game.component_text().replace('en = "', 'en = "New ', 1)
    own = game.components

    def components(given: str | None = None) -> Any:
        return own(text if given is None else given)

    def fingerprint(facts: Any = None) -> str:
        return str((components() if facts is None else facts).fingerprint)

    # A later program with other values: its file has another fingerprint.
    setattr(game, "components", components)  # noqa: B010
    setattr(game, "fingerprint", fingerprint)  # noqa: B010
    return game


def gone(slug: str) -> Game:
    raise UnknownGame(f"no {slug}", None)


changes = pytest.mark.parametrize("games", [older, reprinted, gone])


def _kept(look: Look, games: Callable[[str], Game]) -> list[RoomEventView]:
    """Return what was kept of a room. How its log is told is the game's, and goes with it."""
    events = [seen.event for seen in look.events]
    if games is not gone:
        return events
    return [
        msgspec.structs.replace(event, told=()) if isinstance(event, ChoseView) else event for event in events
    ]


@changes
@registered
def test_it_is_shown_and_stepped_through_as_before(game: Game, games: Callable[[str], Game]) -> None:
    server = RoomServer()
    room = server.started(game.slug, game.min_players)
    server.play(room, 60, Seeded(1))
    later = server.again(games)
    for seat in range(game.min_players):
        guest = server.storage.holders(room)[seat]
        now, then = server.rooms.look(room, guest, seat), later.rooms.look(room, guest, seat)
        assert _kept(then, games) == _kept(now, games)
        assert (then.room.view, then.room.waiting, then.room.seats) == (
            now.room.view,
            now.room.waiting,
            now.room.seats,
        )
        assert now.room.playable
        assert not then.room.playable
        assert then.room.choices == ()
        for version in range(1, now.room.version + 1, 7):
            past = later.rooms.look(room, guest, seat, upto=version)
            assert past.room.version == past.events[-1].version == version
    assert later.rooms.export(room) == server.rooms.export(room)


@changes
def test_it_does_not_continue(games: Callable[[str], Game]) -> None:
    server = RoomServer()
    room = server.started("my-village", 2, settings=Settings(Clock(60, 0, "bot")))
    (seat,) = server.see(room).waiting
    guest = ("ann", "bob")[seat]
    text = server.see(room, guest, seat).choices[0].text
    later = server.again(games)
    before = later.storage.events(room)
    refused: list[Command] = [
        Choose(text), Ask(PauseRequest()), GiveToBot(), ResumeSeat(), Ask(UndoRequest(1)),
        Ask(ClockRequest(Clock())), SetAutoAnswer("Any", "thing"),
    ]  # fmt: skip
    for command in refused:
        with pytest.raises(RulesChanged):
            later.do(room, guest, seat, command)
    with pytest.raises(RulesChanged):
        later.rooms.table(room, guest, seat)
    assert later.storage.events(room) == before
    later.do(room, guest, seat, Say("what a pity"))


@changes
def test_neither_clocks_nor_bots_act_and_the_storage_knows(games: Callable[[str], Game]) -> None:
    server = RoomServer()
    room = server.started("my-village", 2, settings=Settings(Clock(60, 0, "bot")))
    server.time.time += 5 * MINUTE
    later = server.again(games)
    assert [row.id for row in later.storage.due(later.time.now(), 10, 10)] == [room]
    assert not later.rooms.apply_timeouts(room)
    assert later.storage.due(later.time.now(), 10, 10) == []
    assert server.rooms.apply_timeouts(room)
    question = server.rooms.question(room)
    assert question is not None
    assert later.rooms.question(room) is None
    assert not later.rooms.bot_answers(question, "anything")


def test_it_can_be_exported_by_its_people() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    server.play(room, 30, Seeded(1))
    later = server.again(older)
    later.do(room, "ann", 0, Ask(ExportRequest()))
    later.do(room, "bob", 1, Vote(1, yes=True))
    record = later.rooms.record(room, "ann")
    assert replay(find_game("my-village"), read_record(record)).table is not None


def test_a_request_that_was_open_can_only_be_refused() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    server.play(room, 30, Seeded(1))
    server.do(room, "ann", 0, Ask(UndoRequest(2)))
    later = server.again(older)
    with pytest.raises(RulesChanged):
        later.do(room, "bob", 1, Vote(1, yes=True))
    later.do(room, "bob", 1, Vote(1, yes=False))
    assert later.see(room).request is None


def test_with_the_old_rules_it_continues() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    server.play(room, 30, Seeded(1))
    server.again(older).do(room, "ann", 0, Say("hello"))
    server.play(room, 60, Seeded(1))
    assert server.see(room).lines >= 60


def test_with_newer_rules_it_continues_by_its_own() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    server.play(room, 30, Seeded(1))
    later = server.again(newer)
    assert later.see(room).playable
    later.play(room, 60, Seeded(1))
    assert later.see(room).lines >= 60
    assert f"rules {find_game('my-village').rules_version}\n" in later.rooms.export(room)


def test_a_rematch_has_the_new_rules() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    server.play(room, 10_000, Seeded(1))
    later = server.again(newer)
    event = later.do(room, "ann", 0, OpenRematch()).events[0].event
    assert isinstance(event, Rematch)
    assert later.see(event.room, "ann", 0).playable


def test_lines_that_do_not_fit_are_not_played_on() -> None:
    """Should rules change without another version, the room is read from what was kept."""
    server = RoomServer()
    room = server.started("my-village", 2)
    server.play(room, 30, Seeded(1))

    def bent(slug: str) -> Game:
        game = copy.copy(find_game(slug))
        lay = game.lay

        def other_lay(players: int, options: Any, components: Any) -> Any:
            table = lay(players, options, components)
            table.play(CHANCE, table.draw(Seeded(3)))
            return table

        setattr(game, "lay", other_lay)  # noqa: B010  rules that were bent
        return game

    later = server.again(bent)
    assert not later.see(room).playable
    assert later.see(room).view == server.see(room).view


def test_a_damaged_snapshot_is_thrown_away() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    server.play(room, 250, Seeded(1))
    snapshot = server.storage.snapshot(room)
    assert snapshot is not None
    assert snapshot.lines >= 100
    for table in (b"{}", b"", snapshot.table[: len(snapshot.table) // 2]):
        server.storage.keep_snapshot(room, type(snapshot)(
            snapshot.version, snapshot.lines, snapshot.rules, snapshot.components, table
        ))  # fmt: skip
        assert server.again().see(room) == server.see(room)


def test_a_snapshot_saves_replaying_and_changes_nothing() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    server.play(room, 130, Seeded(1))
    snapshot = server.storage.snapshot(room)
    assert snapshot is not None
    with server.rooms._cache.taken(room) as slot:  # noqa: SLF001  the two ways compared
        rules, _ = slot.live.played()
        with_it = table_of(rules, slot.live.room, snapshot)
        without = table_of(rules, slot.live.room)
        assert with_it is not None
        assert without is not None
        assert rules.concealed(with_it, 0) == rules.concealed(without, 0)
    server.do(room, "ann", 0, Ask(UndoRequest(server.see(room).lines - 50)))
    server.play(room, 110, Seeded(9))
    assert server.again().see(room) == server.see(room)
    assert server.again().rooms.table(room, "ann", 0) == server.rooms.table(room, "ann", 0)
