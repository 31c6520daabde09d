"""How the points stand while the game is on: for tables that want to know, and nothing that is hidden."""

from __future__ import annotations

import pytest

from batisseurs.kernel import Game, Seeded
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.state.events import Settings
from tests.rooms.harness import RoomServer
from tests.rooms.views.test_room_view import registered

WATCHED = Settings(watching="anyone")


def points(server: RoomServer, room: str, reader: int) -> list[int | None]:
    """Return the sums that a reader sees, None where it sees none."""
    seen = server.see(room, "ann", reader).scores
    return [sum(category.points for category in seat) if seat else None for seat in seen]


@registered
def test_a_seat_sees_its_own_points_all_along(game: Game) -> None:
    server = RoomServer(seed=3)
    room = server.hot_seat(game.slug, game.max_players, settings=WATCHED)
    source, seen = Seeded(4), set()
    for lines in range(20, 300, 40):
        server.play(room, lines, source)
        if server.see(room).stage != "playing":
            break
        with server.rooms._cache.taken(room) as slot:  # noqa: SLF001  looked at from inside
            table = slot.live.table
            assert table is not None
            for seat in range(game.max_players):
                own = server.see(room, "ann", seat).scores
                assert own[seat] == tuple(game.score(table, seat))
                assert len(own) == game.max_players
                seen.add(own[seat])
    assert len(seen) > 2


def test_what_lies_behind_screens_is_for_its_owner_alone() -> None:
    server = RoomServer(seed=3)
    room = server.hot_seat("nehemiah", 3, settings=WATCHED)
    server.play(room, 60, Seeded(1))
    for reader in range(3):
        assert [sum_ is not None for sum_ in points(server, room, reader)] == [
            seat == reader for seat in range(3)
        ]
    assert points(server, room, SPECTATOR) == [None, None, None]
    openly = server.hot_seat("nehemiah", 3, settings=WATCHED, options={"open_screens": True})
    server.play(openly, 60, Seeded(1))
    assert None not in points(server, openly, SPECTATOR)


@registered
def test_at_the_end_everyone_sees_everything(game: Game) -> None:
    server = RoomServer(seed=6)
    room = server.hot_seat(game.slug, game.min_players, settings=WATCHED)
    server.play(room, 100_000, Seeded(2))
    seen = server.see(room, "ann", SPECTATOR)
    assert seen.result is not None
    assert len({server.see(room, "ann", seat).scores for seat in range(game.min_players)}) == 1
    assert points(server, room, SPECTATOR) == list(seen.result.scores)


@pytest.mark.parametrize("slug", ["theopolis", "nehemiah"])
def test_a_table_may_not_want_to_know_before_the_end(slug: str) -> None:
    server = RoomServer(seed=6)
    room = server.hot_seat(slug, 2, settings=Settings(scores=False))
    server.play(room, 50, Seeded(2))
    assert server.see(room).stage == "playing"
    assert server.see(room).scores == ()
    server.play(room, 100_000, Seeded(2))
    assert len(server.see(room).scores) == 2
