"""What holds at every moment. Rules: b16. Counted here by hand, and by the game's own laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from batisseurs.games.nehemiah.facts import ROWS
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import NehemiahTable
from batisseurs.games.nehemiah.view import NehemiahView
from batisseurs.kernel import Seeded
from tests.games.nehemiah.given import given, seen
from tests.games.nehemiah.later_positions import later
from tests.rules import rule

GAMES = [(players, foremen, seed) for players in (2, 3, 4) for foremen in (False, True) for seed in (1, 2)]
WORKERS = {2: 6, 3: 7, 4: 6}
CARDS = {2: 72, 3: 56, 4: 72}

games = pytest.mark.parametrize(("players", "foremen", "seed"), GAMES)


def moments(players: int, foremen: bool, seed: int) -> Iterator[NehemiahTable]:
    """Play a game at random and show its table before every choice, and when it is over."""
    table = NEHEMIAH.new(players, {"foremen": foremen})
    assert isinstance(table, NehemiahTable)
    source = Seeded(seed)
    while not table.over():
        yield table
        seat = table.chooser()
        possible = table.choices(seat)
        table.play(seat, table.draw(source) if seat < 0 else possible[source.below(len(possible))])
    yield table


def starts(table: NehemiahTable, before: int) -> bool:
    """Tell whether a turn starts: nobody has done anything in it."""
    return table.turn != before and not table.between and not table.over()


def spots(view: NehemiahView) -> list[Any]:
    """Return all places of the grid."""
    return [spot for column in view.columns for spot in column.spots]


@rule("NE-173")
@games
def test_workers_are_conserved(players: int, foremen: bool, seed: int) -> None:
    """Available, set aside and on the grid: six or seven; neutral ones: six."""
    for table in moments(players, foremen, seed):
        view = seen(table)
        for seat in view.seats:
            own = sum(spot.worker == seat.seat and not spot.neutral for spot in spots(view))
            neutral = sum(spot.worker == seat.seat and spot.neutral for spot in spots(view))
            assert seat.available + seat.set_aside + own == WORKERS[players]
            assert seat.neutral + neutral == (6 if players == 2 else 0)
            assert min(seat.available, seat.set_aside, seat.neutral) >= 0


@rule("NE-174")
@games
def test_cubes_are_conserved(players: int, foremen: bool, seed: int) -> None:
    """Supply and boards: eleven each."""
    for table in moments(players, foremen, seed):
        view = seen(table)
        for seat in view.seats:
            assert seat.cube_supply + sum(board.cubes[seat.seat] for board in view.boards) == 11
            assert seat.cube_supply >= 0


@rule("NE-175")
@games
def test_cards_are_conserved(players: int, foremen: bool, seed: int) -> None:
    """Decks, grid and discard: 72 or 56; at the start of a turn every deck is a multiple of four."""
    turn = 0
    for table in moments(players, foremen, seed):
        view = seen(table)
        lying = sum(spot.card is not None for spot in spots(view))
        discard = sum(count.copies for count in view.discard)
        assert sum(view.decks) + lying + discard == CARDS[players]
        if starts(table, turn):
            turn = table.turn
            assert [size % ROWS for size in view.decks] == [0, 0, 0]


@rule("NE-176")
@games
def test_no_worker_on_row_4_is_tired_at_the_start_of_a_turn(players: int, foremen: bool, seed: int) -> None:
    """A worker who lay down there has been cleared away."""
    turn = 0
    for table in moments(players, foremen, seed):
        if starts(table, turn):
            turn = table.turn
            assert [column.spots[3].tired for column in seen(table).columns] == [False] * table.columns


@rule("NE-177")
@pytest.mark.parametrize("seed", range(6))
def test_neutral_workers_are_always_tired(seed: int) -> None:
    """From placing to going home."""
    met = 0
    for table in moments(2, seed % 2 == 1, seed):
        neutral = [spot for spot in spots(seen(table)) if spot.neutral]
        met = max(met, len(neutral))
        assert all(spot.tired for spot in neutral)
    assert met > 0


@rule("NE-178")
@games
def test_goods_and_points_are_never_negative_and_points_never_fall(
    players: int, foremen: bool, seed: int
) -> None:
    """What is gained stays gained."""
    before = [0] * players
    for table in moments(players, foremen, seed):
        now = [table.points(seat) for seat in range(players)]
        assert min(*table.gold, *table.wood, *now) >= 0
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now


@rule("NE-179")
@games
def test_all_have_had_the_same_number_of_turns(players: int, foremen: bool, seed: int) -> None:
    """Counted turn by turn, passes included."""
    turns = [0] * players
    turn = 0
    for table in moments(players, foremen, seed):
        if starts(table, turn):
            turn = table.turn
            turns[table.active] += 1
    assert turns == [turns[0]] * players
    assert turns[0] > 10


@rule("NE-173", "NE-174", "NE-175", "NE-177", "NE-178")
@pytest.mark.parametrize(
    ("zone", "at", "number", "law"),
    [
        ("available", 0, 1, "NE-173"),
        ("set_aside", 1, 1, "NE-173"),
        ("neutral", 0, -1, "NE-173"),
        ("cubes", 2, 1, "NE-174"),
        ("discard", 3, 1, "NE-175"),
        ("cards", 0, 1, "NE-175"),
        ("tired", 0, -1, "NE-177"),
        ("gold", 1, -9, "NE-178"),
        ("wood", 0, -9, "NE-178"),
        ("gains", 3, -9, "NE-178"),
    ],
)
def test_the_laws_find_what_is_wrong(zone: str, at: int, number: int, law: str) -> None:
    """One number of a sound table is changed, and the game says which law is broken."""
    table = given(players=2, c1=["wood_1 neutral p1", "gold_2 p1", "", ""])
    assert NEHEMIAH.broken_laws(table) == []
    getattr(table, zone)[at] += number
    assert any(law in broken for broken in NEHEMIAH.broken_laws(table))


@rule("NE-175", "NE-176", "NE-179")
def test_the_laws_find_what_is_wrong_at_the_start_of_a_turn_and_at_the_end() -> None:
    """A deck of an odd size, a tired worker on row 4, a game over in the middle of a table round."""
    table = given(c1=["", "", "", "p1"])
    table.tired[3] = 1
    assert any("NE-176" in broken for broken in NEHEMIAH.broken_laws(table))

    table = given()
    face = next(face for face in range(len(table.facts.ids)) if table.decks[face] > 0)
    table.decks[face] -= 1
    table.deck_size[0] -= 1
    table.discard[face] += 1
    assert any("NE-175" in broken for broken in NEHEMIAH.broken_laws(table))

    table = later(3, turn="p2")
    table.instead(None)
    assert any("NE-179" in broken for broken in NEHEMIAH.broken_laws(table))
