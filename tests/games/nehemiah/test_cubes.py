"""Cubes, goods and points. Rules: NE-63 to NE-68."""

from __future__ import annotations

from tests.games.nehemiah.given import (
    choices,
    cubes_of,
    given,
    goods_of,
    of,
    play,
    refused_by,
    seen,
    side,
    waits_for,
)
from tests.rules import rule


@rule("NE-63")
def test_cubes_are_placed_from_the_supply() -> None:
    """Two cubes go from the supply to the Temple; other boards and players keep theirs."""
    table = given(c1=["temple_2 p1", "", "", ""], p1=side(cubes=(3, 1, 0)), p2=side(cubes=(1, 1, 1)))
    play(table, "p1 activate c1r1", "p1 perform")
    assert cubes_of(table, "p1") == (3, 3, 0, 5)
    assert cubes_of(table, "p2") == (1, 1, 1, 8)
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-64")
def test_without_a_supply_cubes_are_moved_from_the_other_boards() -> None:
    """One for each cube to be placed; the player chooses the board of each."""
    table = given(c1=["wall_2 p1", "", "", ""], p1=side(cubes=(4, 1, 6)))
    play(table, "p1 activate c1r1", "p1 perform")
    assert choices(table) == ["move temple", "move garrison"]
    assert refused_by(table, "move wall") == "NE-64"
    play(table, "p1 move temple")
    assert choices(table) == ["move garrison"]
    assert refused_by(table, "move temple") == "NE-64"
    play(table, "p1 move garrison")
    assert cubes_of(table, "p1") == (6, 0, 5, 0)
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-64")
def test_both_cubes_may_come_from_one_board() -> None:
    """The choice is made again for each cube."""
    table = given(c1=["temple_2 p1", "", "", ""], p1=side(cubes=(5, 2, 4)))
    play(table, "p1 activate c1r1", "p1 perform", "p1 move wall")
    assert choices(table) == ["move wall", "move garrison"]
    play(table, "p1 move wall")
    assert cubes_of(table, "p1") == (3, 4, 4, 0)


@rule("NE-64")
def test_moving_is_optional() -> None:
    """A player who wants to keep the cubes where they are declines the card."""
    table = given(c1=["wall_1 p1", "", "", ""], p1=side(cubes=(4, 3, 4)))
    play(table, "p1 activate c1r1")
    assert choices(table) == ["perform", "decline"]
    play(table, "p1 decline")
    assert cubes_of(table, "p1") == (4, 3, 4, 0)


@rule("NE-65")
def test_the_supply_is_used_up_before_a_cube_is_moved() -> None:
    """With one cube in supply only the second one is moved; with two, none."""
    table = given(c1=["wall_2 p1", "", "", ""], p1=side(cubes=(4, 3, 3)))
    play(table, "p1 activate c1r1", "p1 perform")
    assert cubes_of(table, "p1") == (5, 3, 3, 0)
    play(table, "p1 move garrison")
    assert cubes_of(table, "p1") == (6, 3, 2, 0)
    assert waits_for(table) == "p2 TakeAction"
    enough = given(c1=["wall_2 p1", "", "", ""], p1=side(cubes=(4, 3, 2)))
    play(enough, "p1 activate c1r1", "p1 perform")
    assert waits_for(enough) == "p2 TakeAction"
    assert cubes_of(enough, "p1") == (6, 3, 2, 0)


@rule("NE-66")
def test_too_few_cubes_make_the_action_impossible() -> None:
    """Supply and the two other boards have one cube for a card that places two."""
    for cubes in ((10, 0, 0), (10, 1, 0), (10, 0, 1)):
        table = given(c1=["wall_2 p1", "", "", ""], p1=side(cubes=cubes))
        play(table, "p1 activate c1r1")
        assert choices(table) == ["decline"]
        assert refused_by(table, "perform") == "NE-66"
    for cubes in ((9, 0, 0), (9, 1, 0), (9, 1, 1), (9, 0, 2)):
        table = given(c1=["wall_2 p1", "", "", ""], p1=side(cubes=cubes))
        play(table, "p1 activate c1r1")
        assert choices(table) == ["perform", "decline"]


@rule("NE-66")
def test_too_few_cubes_refuse_an_extra_activation() -> None:
    """No fee is taken for a card that could not be used."""
    table = given(c1=["wall_1 p2 tired", "gold_2 p1", "", ""], p1=side(cubes=(11, 0, 0)))
    play(table, "p1 activate c1r2", "p1 decline")
    assert choices(table) == ["stop"]
    assert refused_by(table, "also c1r1") == "NE-66"


@rule("NE-67")
def test_moving_costs_as_much_as_placing() -> None:
    """Two wood for two cubes, wherever they come from."""
    moved = given(c1=["garrison_2 p1", "", "", ""], p1=side(wood=3, gold=3, cubes=(6, 5, 0)))
    play(moved, "p1 activate c1r1", "p1 perform", "p1 move wall", "p1 move wall")
    assert cubes_of(moved, "p1") == (4, 5, 2, 0)
    placed = given(c1=["garrison_2 p1", "", "", ""], p1=side(wood=3, gold=3))
    play(placed, "p1 activate c1r1", "p1 perform")
    assert goods_of(moved, "p1") == goods_of(placed, "p1") == (1, 1)
    short = given(c1=["garrison_2 p1", "", "", ""], p1=side(wood=1, gold=3, cubes=(6, 5, 0)))
    play(short, "p1 activate c1r1")
    assert refused_by(short, "perform") == "NE-40"


@rule("NE-68")
def test_points_are_taken_at_once_and_kept_behind_the_screen() -> None:
    """The player has the point before the next turn, and nobody else sees the total."""
    table = given(c1=["remarkable p1", "", "", ""], p1=side(points=3))
    play(table, "p1 activate c1r1", "p1 perform")
    assert of(table, "p1").points == 4
    assert seen(table, "p2").seats[0].points is None
