"""Scoring the boards, and the goods at the end. Rules: b11 (NE-106 to NE-112), b12 (NE-118 to NE-120)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import NehemiahTable
from tests.games.nehemiah.given import cubes_of, given, of, seen, side, told
from tests.games.nehemiah.later_positions import about_to_end, end_round
from tests.rules import rule

WALL, TEMPLE, GARRISON = 0, 1, 2


def scored(*cubes: int, board: int = WALL, round_: int = 1) -> NehemiahTable:
    """End a round: so many cubes of each player lie on a board."""
    sides: dict[str, Any] = {}
    for seat, number in enumerate(cubes):
        on_boards = [number if place == board else 0 for place in range(3)]
        sides[f"p{seat + 1}"] = side(cubes=(on_boards[0], on_boards[1], on_boards[2]))
    table = about_to_end(round_, players=len(cubes), **sides)
    end_round(table)
    return table


def points(table: NehemiahTable) -> list[int | None]:
    """Return everyone's points."""
    return [of(table, f"p{seat + 1}").points for seat in range(table.players)]


def cubes_on(table: NehemiahTable, board: int) -> list[int]:
    """Return everyone's cubes on a board."""
    return list(seen(table).boards[board].cubes)


@rule("NE-106")
@pytest.mark.parametrize(
    ("players", "tables"),
    [
        (2, [(3, 1), (3, 1), (4, 2)]),
        (3, [(4, 2, 1), (4, 2, 1), (5, 3, 1)]),
        (4, [(5, 3, 2, 1), (5, 3, 2, 1), (6, 4, 2, 1)]),
    ],
)
@pytest.mark.parametrize("board", [WALL, TEMPLE, GARRISON])
def test_each_board_has_its_table_for_the_number_of_players(
    players: int, tables: list[tuple[int, ...]], board: int
) -> None:
    """Four, three, two cubes and one: the numbers of that board from the largest."""
    table = scored(*range(players, 0, -1), board=board)
    assert tuple(points(table)) == tables[board]


@rule("NE-106")
def test_the_boards_are_scored_each_on_its_own() -> None:
    """Different leaders on the three boards; cubes on one count nothing on another."""
    table = about_to_end(
        players=3, p1=side(cubes=(3, 0, 1)), p2=side(cubes=(1, 2, 0)), p3=side(cubes=(0, 1, 2))
    )
    end_round(table)
    # Wall 4, 2, -; Temple -, 4, 2; Garrison 3, -, 5.
    assert points(table) == [4 + 3, 2 + 4, 2 + 5]
    assert [category.points for category in NEHEMIAH.score(table, 0)][:3] == [4, 0, 3]


@rule("NE-107")
def test_places_go_by_the_number_of_cubes() -> None:
    """The player with the most cubes is first, wherever they sit."""
    assert points(scored(1, 4, 2, 3)) == [1, 5, 2, 3]
    assert points(scored(7, 1, 9, 8, board=GARRISON)) == [2, 1, 6, 4]


@rule("NE-108")
def test_without_a_cube_there_is_no_place() -> None:
    """Nothing for an empty board, and the last number is not given."""
    assert points(scored(2, 0, 1, 0)) == [5, 0, 3, 0]
    assert points(scored(0, 0, 1)) == [0, 0, 4]
    assert points(scored(3, 0, board=GARRISON)) == [4, 0]


@rule("NE-109")
@pytest.mark.parametrize(
    ("cubes", "board", "expected"),
    [
        ((2, 2, 1, 0), WALL, [4, 4, 2, 0]),  # 5 + 3 = 8; the next one is third
        ((3, 2, 2, 1), WALL, [5, 2, 2, 1]),  # 3 + 2 = 5, rounded down
        ((2, 2, 2, 1), WALL, [3, 3, 3, 1]),  # 5 + 3 + 2 = 10, rounded down
        ((1, 2, 2, 2), GARRISON, [1, 4, 4, 4]),  # 6 + 4 + 2 = 12
        ((2, 1, 1, 1), WALL, [5, 2, 2, 2]),  # 3 + 2 + 1 = 6
        ((2, 2, 1, 1), GARRISON, [5, 5, 1, 1]),  # 10 and 3
        ((1, 1, 0), GARRISON, [4, 4, 0]),  # 5 + 3
        ((1, 1, 0), WALL, [3, 3, 0]),  # 4 + 2
    ],
)
def test_tied_players_share_their_places(cubes: tuple[int, ...], board: int, expected: list[int]) -> None:
    """The numbers of their places are added, divided and rounded down for each."""
    assert points(scored(*cubes, board=board)) == expected


@rule("NE-110")
@pytest.mark.parametrize("cubes", [(1, 1), (2, 2, 2), (3, 3, 3, 3), (0, 0, 0)])
def test_if_all_have_the_same_nobody_scores(cubes: tuple[int, ...]) -> None:
    """All players of the game, not only those with cubes."""
    table = scored(*cubes)
    assert points(table) == [0] * len(cubes)
    nothing = [message for message in told(table) if message.id == "nehemiah-scores-nothing"]
    assert len(nothing) == (len(cubes) if cubes[0] else 0)


@rule("NE-110")
def test_two_of_three_with_the_same_still_share() -> None:
    """The third has none: not all are equal."""
    assert points(scored(1, 1, 0)) == [3, 3, 0]


@rule("NE-111")
@pytest.mark.parametrize("round_", [1, 2])
def test_leaders_take_a_cube_back(round_: int) -> None:
    """One cube of each player with the highest number, all who are tied, to the supply."""
    table = scored(3, 3, 2, 0, round_=round_)
    assert cubes_on(table, WALL) == [2, 2, 2, 0]
    assert [cubes_of(table, f"p{seat}")[3] for seat in range(1, 5)] == [9, 9, 9, 11]


@rule("NE-111")
def test_a_full_tie_takes_cubes_back_too() -> None:
    """Nobody has scored, and yet all lead."""
    table = scored(2, 2, 2)
    assert cubes_on(table, WALL) == [1, 1, 1]


@rule("NE-111")
def test_each_board_loses_its_own_leaders_cubes() -> None:
    """A single leader on each, and nothing happens on a board without cubes."""
    table = about_to_end(players=3, p1=side(cubes=(3, 0, 1)), p2=side(cubes=(1, 0, 1)))
    end_round(table)
    assert [cubes_on(table, board) for board in range(3)] == [[2, 1, 0], [0, 0, 0], [0, 0, 0]]
    assert [cubes_of(table, seat)[3] for seat in ("p1", "p2", "p3")] == [9, 10, 11]


@rule("NE-112")
@pytest.mark.parametrize("board", [WALL, TEMPLE, GARRISON])
def test_the_tables_are_the_same_in_all_rounds(board: int) -> None:
    """What is shown in rounds I, II and III is the same, and the first two rounds pay it."""
    laid = [about_to_end(round_, players=3) for round_ in (1, 2, 3)]
    shown = [seen(table).boards[board].score_table for table in laid]
    assert shown == [shown[0]] * 3
    assert points(scored(3, 2, 1, board=board, round_=2)) == list(shown[0])
    assert points(scored(3, 2, 1, board=board, round_=1)) == list(shown[0])


def test_the_view_says_what_each_board_would_bring_now() -> None:
    """The same numbers as a scoring now."""
    table = given(players=3, p1=side(cubes=(2, 0, 0)), p2=side(cubes=(2, 0, 3)), p3=side(cubes=(1, 0, 1)))
    assert [board.would_score for board in seen(table).boards] == [(3, 3, 1), (0, 0, 0), (0, 5, 3)]
