"""The worked examples from the rulebook: NE-X1 to NE-X10.

Red, blue, green and yellow are p1 to p4, so are Ann, Ben, Cleo and Dan.
"""

from __future__ import annotations

import pytest

from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import NehemiahTable
from tests.games.nehemiah.given import (
    card,
    choices,
    cubes_of,
    given,
    goods_of,
    marked_of,
    of,
    on,
    play,
    refill,
    refused_by,
    seen,
    side,
    told,
    waits_for,
)
from tests.rules import rule

SOLD = dict.fromkeys(("wall", "temple", "garrison", "cards", "gates"), 0)


def scored(table: NehemiahTable, board: str) -> list[tuple[object, object]]:
    """Return who has got how many points for a board, as it was reported."""
    about = [message.args for message in told(table) if message.id == "nehemiah-scores-board"]
    return [(args["seat"], args["number"]) for args in about if args["board"] == board]


@rule("NE-X1", "NE-32")
def test_sending_a_worker() -> None:
    """Red places in column 2; blue may place on row 1 of the others, or on row 2 of column 2."""
    table = given()
    play(table, "p1 place c2")
    assert on(table, "c2r1") == "p1"
    assert choices(table) == [f"place c{column}" for column in (1, 2, 3, 4, 5)]
    for column, spot in ((1, "c1r1"), (2, "c2r2"), (3, "c3r1"), (4, "c4r1"), (5, "c5r1")):
        twin = table.clone()
        play(twin, f"p2 place c{column}")
        assert on(twin, spot) == "p2"


@rule("NE-X2", "NE-36", "NE-43")
def test_example_1() -> None:
    """Red may activate either own worker; nobody above is tired, so no extra activation is offered."""
    table = given(c1=["wood_1 p1", "gold_2 p2", "wall_1 p1", ""], p1=side(wood=1))
    assert choices(table, "activate") == ["activate c1r1", "activate c1r3"]
    stock, wall = table.clone(), table.clone()
    play(stock, "p1 activate c1r1", "p1 perform")
    assert (goods_of(stock, "p1"), waits_for(stock)) == ((2, 4), "p2 TakeAction")
    assert [on(stock, f"c1r{row}") for row in (1, 2, 3, 4)] == ["p1 tired", "p2", "p1", ""]
    play(wall, "p1 activate c1r3", "p1 perform")
    assert (goods_of(wall, "p1"), waits_for(wall)) == ((0, 4), "p2 TakeAction")
    assert cubes_of(wall, "p1") == (1, 0, 0, 10)
    assert [on(wall, f"c1r{row}") for row in (1, 2, 3, 4)] == ["p1", "p2", "p1 tired", ""]


@rule("NE-X3", "NE-46", "NE-48")
@pytest.mark.parametrize("order", [("c1r2", "c1r1"), ("c1r1", "c1r2")])
def test_example_2(order: tuple[str, str]) -> None:
    """Red builds, then pays blue for 2 gold and the bank for 1 wood, in either order."""
    table = given(c1=["wood_1 p1 tired", "gold_2 p2 tired", "wall_1 p1", ""], p1=side(wood=1, gold=2))
    play(table, "p1 activate c1r3", "p1 perform")
    assert goods_of(table, "p1") == (0, 2)
    assert cubes_of(table, "p1") == (1, 0, 0, 10)
    play(table, *[f"p1 also {spot}" for spot in order])
    assert goods_of(table, "p1") == (1, 2)
    assert goods_of(table, "p2") == (2, 5)
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-X4", "NE-45")
def test_example_3() -> None:
    """Blue may pay red for the card above; the one below is refused."""
    table = given(turn="p2", c1=["wood_1 p1 tired", "gold_2 p2", "wall_1 p1 tired", ""])
    play(table, "p2 activate c1r2", "p2 perform")
    assert goods_of(table, "p2") == (2, 6)
    assert choices(table) == ["also c1r1", "stop"]
    assert refused_by(table, "also c1r3") == "NE-45"
    play(table, "p2 also c1r1")
    assert goods_of(table, "p2") == (3, 5)
    assert goods_of(table, "p1") == (2, 5)


@rule("NE-X5", "NE-53", "NE-58")
def test_example_4() -> None:
    """Green uses what it may of the column, which is then cleared and refilled."""
    table = given(
        turn="p3",
        c1=["wood_1 p3 tired", "gold_2 p2 tired", "wall_1 p1", "wood_1 p3"],
        p3=side(wood=0, gold=2),
    )
    left = seen(table).decks[0]
    play(table, "p3 activate c1r4", "p3 perform")
    assert goods_of(table, "p3") == (1, 2)
    assert choices(table) == ["also c1r1", "also c1r2", "stop"]
    assert refused_by(table, "also c1r3") == "NE-43"
    play(table, "p3 also c1r2")
    assert (goods_of(table, "p3"), goods_of(table, "p2")) == ((1, 3), (2, 5))
    play(table, "p3 also c1r1")
    assert goods_of(table, "p3") == (2, 2)
    assert [of(table, name).available for name in ("p1", "p2", "p3", "p4")] == [6, 6, 6, 6]
    refill(table)
    assert [on(table, f"c1r{row}") for row in (1, 2, 3, 4)] == [""] * 4
    assert all(card(table, f"c1r{row}") for row in (1, 2, 3, 4))
    assert seen(table).decks[0] == left - 4
    assert waits_for(table) == "p4 TakeAction"


@rule("NE-X6", "NE-107", "NE-108", "NE-111")
def test_scoring_with_three() -> None:
    """Temple 3, 2, 0: 4 and 2 points, nothing for Cleo; Ann takes a cube back."""
    table = given(
        players=3,
        c1=["", "", "", "p1"],
        decks=(0, 16, 12),
        p1=side(cubes=(0, 3, 0)),
        p2=side(cubes=(0, 2, 0)),
    )
    play(table, "p1 activate c1r4", "p1 decline")
    assert scored(table, "temple") == [(0, 4), (1, 2)]
    assert [of(table, name).points for name in ("p1", "p2", "p3")] == [4, 2, 0]
    assert [cubes_of(table, name) for name in ("p1", "p2")] == [(0, 2, 0, 9), (0, 2, 0, 9)]
    assert cubes_of(table, "p3") == (0, 0, 0, 11)


@rule("NE-X7", "NE-109")
def test_scoring_with_four() -> None:
    """Garrison 3, 2, 1, 1: 6, 4, and the last two share 2 and 1, rounded down; Ann takes a cube back."""
    table = given(
        c1=["", "", "", "p1"],
        decks=(0, 20, 16),
        p1=side(cubes=(0, 0, 3)),
        p2=side(cubes=(0, 0, 2)),
        p3=side(cubes=(0, 0, 1)),
        p4=side(cubes=(0, 0, 1)),
    )
    play(table, "p1 activate c1r4", "p1 decline")
    assert scored(table, "garrison") == [(0, 6), (1, 4), (2, 1), (3, 1)]
    assert [of(table, name).points for name in ("p1", "p2", "p3", "p4")] == [6, 4, 1, 1]
    assert [cubes_of(table, name)[2] for name in ("p1", "p2", "p3", "p4")] == [2, 2, 1, 1]


@rule("NE-X8", "NE-120")
def test_sale() -> None:
    """5 wood and 5 gold are sold for 3 points; 2 wood and 1 gold are left."""
    table = given(
        players=3,
        round=3,
        turn="p3",
        turns_taken=2,
        c1=["", "", "", "wood_2 p3"],
        c3=[],
        c4=[],
        decks=(0, 0, 0),
        p1=side(wood=5, gold=5),
    )
    play(table, "p3 activate c1r4", "p3 decline", "p1 place c2", "p2 place c2", "p3 place c2")
    assert waits_for(table) == "over"
    assert {part.id: part.points for part in NEHEMIAH.score(table, 0)} == {**SOLD, "goods": 3}
    assert of(table, "p1").points == 3
    assert goods_of(table, "p1") == (2, 1)
    assert goods_of(table, "p2") == (2, 0)


@rule("NE-X9", "NE-40")
def test_all_or_nothing() -> None:
    """1 gold does not do for Temple Sacrifice 2; 2 gold buy both cubes, or the action is declined."""
    poor = given(c1=["temple_2 p1", "", "", ""], p1=side(gold=1))
    play(poor, "p1 activate c1r1")
    assert choices(poor) == ["decline"]
    assert refused_by(poor, "perform") == "NE-40"
    play(poor, "p1 decline")
    assert (goods_of(poor, "p1"), cubes_of(poor, "p1")) == ((2, 1), (0, 0, 0, 11))
    rich = given(c1=["temple_2 p1", "", "", ""], p1=side(gold=2))
    play(rich, "p1 activate c1r1")
    assert choices(rich) == ["perform", "decline"]
    play(rich, "p1 perform")
    assert (goods_of(rich, "p1"), cubes_of(rich, "p1")) == ((2, 0), (0, 2, 0, 9))


@rule("NE-X10", "NE-81")
def test_priority_site() -> None:
    """A worker on the bottom of an unoccupied column clears it once it is activated."""
    table = given(c1=["priority_site p1", "", "", ""], c4=["", "", "", "temple_1"])
    play(table, "p1 activate c1r1", "p1 perform", "p1 place c4r4")
    assert (on(table, "c4r4"), marked_of(table)) == ("p1", [])
    play(table, "p2 place c2", "p3 place c2", "p4 place c2", "p1 activate c4r4")
    assert marked_of(table) == [4]
    play(table, "p1 perform")
    assert (goods_of(table, "p1"), cubes_of(table, "p1")) == ((2, 3), (0, 1, 0, 10))
    assert [message.args["column"] for message in told(table) if message.id == "nehemiah-clears"] == [4]
    refill(table)
    assert [on(table, f"c4r{row}") for row in (1, 2, 3, 4)] == [""] * 4
    assert of(table, "p1").available == 5
    assert waits_for(table) == "p2 TakeAction"
