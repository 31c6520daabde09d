"""How the points grew: one point for every turn, and only when all is open."""

from __future__ import annotations

import itertools

import pytest

from batisseurs.games import all_games
from batisseurs.kernel import Game, Seeded
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.errors import NoSuchRoom, NotNow, RulesChanged
from batisseurs.rooms.state.events import Settings
from batisseurs.rooms.views.model import ChoseView
from batisseurs.rooms.views.progress import MOST_POINTS, spread
from tests.rooms.harness import RoomServer
from tests.rooms.test_old_rules import older
from tests.rooms.views.test_room_view import registered


@registered
def test_every_turn_is_a_point_and_the_last_is_the_result(game: Game) -> None:
    server = RoomServer(seed=6)
    room = server.hot_seat(game.slug, game.max_players)
    server.play(room, 100_000, Seeded(2))
    seen = server.see(room)
    assert seen.result is not None
    points = server.rooms.progress(room, "ann").points
    assert 2 < len(points) <= MOST_POINTS
    assert points[-1].line == seen.lines
    assert points[-1].scores == seen.result.scores
    for before, after in itertools.pairwise(points):
        assert before.line < after.line
        assert before.version < after.version
        assert before.round <= after.round
    assert points[-1].round > 1
    # What was seen then is what is told now.
    for point in points[:: len(points) // 4]:
        past = server.rooms.look(room, "ann", 0, 10**9, point.version).room
        assert past.lines == point.line


@pytest.mark.parametrize("slug", [game.slug for game in all_games() if game.min_players == 1])
def test_who_plays_alone_has_a_point_for_every_turn(slug: str) -> None:
    server = RoomServer(seed=6)
    room = server.hot_seat(slug, 1)
    server.play(room, 100_000, Seeded(2))
    points = server.rooms.progress(room, "ann").points
    begun = [
        kept.event.line
        for kept in server.rooms.look(room, "ann", 0).events
        if isinstance(kept.event, ChoseView)
        and any(said.message.id == f"{slug}-turn-begins" for said in kept.event.game_events)
    ]
    rounds = {point.round for point in points}
    assert len(points) > 2 * len(rounds) > 2
    assert len(begun) // 2 <= len(points) <= len(begun) + 2, "the opponent's turns begin, too"


def test_between_two_points_one_seat_chooses() -> None:
    server = RoomServer(seed=6)
    room = server.hot_seat("theopolis", 2, options={"max_rounds": 3})
    server.play(room, 100_000, Seeded(2))
    with server.rooms._cache.taken(room) as slot:  # noqa: SLF001  looked at from inside
        seats = [line.chose.seat for line in slot.live.room.lines]
    ends = [0, *(point.line for point in server.rooms.progress(room, "ann").points)]
    runs = [{seat for seat in seats[one:other] if seat >= 0} for one, other in itertools.pairwise(ends)]
    assert runs[0] == set(), "the set-up"
    assert all(len(run) == 1 for run in runs[1:])
    assert all(one != other for one, other in itertools.pairwise(runs))


def test_not_before_the_end_and_not_for_everyone() -> None:
    server = RoomServer(seed=6)
    room = server.hot_seat("theopolis", 2, options={"max_rounds": 2})
    with pytest.raises(NotNow):
        server.rooms.progress(room, "ann")
    server.play(room, 100_000, Seeded(2))
    with pytest.raises(NoSuchRoom):
        server.rooms.progress(room, "eve")
    open_to_all = server.hot_seat(
        "theopolis", 2, options={"max_rounds": 2}, settings=Settings(watching="anyone")
    )
    server.play(open_to_all, 100_000, Seeded(2))
    assert server.rooms.look(open_to_all, "eve", SPECTATOR).room.stage == "over"
    assert server.rooms.progress(open_to_all, "eve").points


def test_with_other_rules_nothing_can_be_played_again() -> None:
    server = RoomServer(seed=6)
    room = server.hot_seat("theopolis", 2, options={"max_rounds": 2})
    server.play(room, 100_000, Seeded(2))
    with pytest.raises(RulesChanged):
        server.again(older).rooms.progress(room, "ann")


def test_of_many_points_some_are_kept() -> None:
    numbers = list(range(10, 2000, 3))
    kept = spread(numbers, 300)
    assert (len(kept), kept[0], kept[-1]) == (300, numbers[0], numbers[-1])
    assert sorted(set(kept)) == kept
    assert spread(numbers[:300], 300) == numbers[:300]
    assert spread([], 300) == []
