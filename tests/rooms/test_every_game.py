"""Every registered game, whole, through a room: bots that get nothing but their question."""

from __future__ import annotations

import pytest

from batisseurs.games import all_games
from batisseurs.kernel import SPECTATOR, Game, read_record, replay
from batisseurs.rooms.commands.model import Start
from batisseurs.rooms.state.events import SeatPlan
from batisseurs.rooms.state.room import Room
from tests.rooms.harness import RoomServer

IN_MEMORY = True

CASES = [(game, players) for game in all_games() for players in range(game.min_players, game.max_players + 1)]


def folded(server: RoomServer, room: str) -> Room:
    """Return the fold of a room's events from the first."""
    found = Room(room)
    for kept in server.storage.events(room):
        found.apply(kept)
    return found


@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda value: getattr(value, "slug", value))
def test_a_whole_game_between_bots(game: Game, players: int) -> None:
    server = RoomServer(seed=players)
    room = server.bots(game.slug, players)
    assert server.let_bots_play(room, most=60) == 60
    half = server.again()
    assert half.see(room, "ann", SPECTATOR) == server.see(room, "ann", SPECTATOR)
    assert half.rooms.question(room) == server.rooms.question(room)
    with server.rooms._cache.taken(room) as slot:  # noqa: SLF001  memory against storage
        assert slot.live.room == folded(server, room)
    record = server.rooms.export(room)

    server.let_bots_play(room)
    seen = server.see(room, "ann", SPECTATOR)
    assert seen.stage == "over"
    assert seen.result is not None
    row = server.storage.room(room)
    assert row is not None
    assert (row.bot_due, row.due, row.waiting, row.stage) == (False, None, (), "over")
    with server.rooms._cache.taken(room) as slot:  # noqa: SLF001
        assert slot.live.room == folded(server, room)
    whole = replay(game, read_record(server.rooms.record(room, "ann")))
    assert whole.game.result(whole.table) == seen.result

    elsewhere = RoomServer(seed=100 + players)
    bots = (SeatPlan(bot="random"),) * players
    other = elsewhere.open(game.slug, players, mine=(), seats=bots, record=record)
    elsewhere.do(other, "ann", SPECTATOR, Start())
    elsewhere.let_bots_play(other)
    assert elsewhere.see(other, "ann", SPECTATOR).stage == "over"
    assert elsewhere.rooms.export(other).startswith(record.rstrip())
