"""Further scenarios: NE-X11 to NE-X18. Red, blue, green and yellow are p1 to p4."""

from __future__ import annotations

import pytest

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
    side,
    spot,
    told,
    waits_for,
)
from tests.rules import rule


def cleared(table: NehemiahTable) -> list[object]:
    """Return the columns that have been cleared, in their order."""
    return [message.args["column"] for message in told(table) if message.id == "nehemiah-clears"]


@rule("NE-X11", "NE-47")
def test_the_fee_cannot_come_from_the_card_itself() -> None:
    """Red has no gold: Funding 3 above is refused."""
    table = given(c1=["gold_3 p2 tired", "wood_1 p1", "", ""], p1=side(wood=0, gold=0))
    play(table, "p1 activate c1r2", "p1 perform")
    assert goods_of(table, "p1") == (1, 0)
    assert choices(table) == ["stop"]
    assert refused_by(table, "also c1r1") == "NE-46"


@rule("NE-X12", "NE-47", "NE-51")
def test_gold_of_one_extra_activation_pays_for_the_next() -> None:
    """Funding first, then the Temple; the other way round is refused."""
    table = given(c1=["temple_1 p2 tired", "gold_2 p1 tired", "wood_1 p1", ""], p1=side(gold=1))
    play(table, "p1 activate c1r3", "p1 perform")
    assert choices(table) == ["also c1r2", "stop"]
    assert refused_by(table, "also c1r1") == "NE-51"
    play(table, "p1 also c1r2")
    assert goods_of(table, "p1") == (3, 2)
    play(table, "p1 also c1r1")
    assert goods_of(table, "p1") == (3, 0)
    assert goods_of(table, "p2") == (2, 5)
    assert cubes_of(table, "p1") == (0, 1, 0, 10)


@rule("NE-X13", "NE-39", "NE-42")
def test_a_card_that_cannot_be_used_still_opens_those_above() -> None:
    """Without wood no gate is built, but green's Remarkable Work is paid for."""
    table = given(c1=["remarkable p3 tired", "gate p1", "", ""], p1=side(wood=0, gold=1))
    play(table, "p1 activate c1r2")
    assert choices(table) == ["decline"]
    assert refused_by(table, "perform") == "NE-40"
    play(table, "p1 decline", "p1 also c1r1")
    assert of(table, "p1").points == 1
    assert goods_of(table, "p1") == (0, 0)
    assert goods_of(table, "p3") == (2, 5)


@rule("NE-X14", "NE-87", "NE-52")
def test_planning_takes_its_own_card_to_the_bottom() -> None:
    """The anchor card is then in row 4, so two cards are above it; at last the column is cleared."""
    table = given(
        c3=["wood_2 p2 tired", "planning p1", "gold_2 p3 tired", "wall_1"],
        p1=side(wood=0, gold=2),
    )
    play(table, "p1 activate c3r2")
    assert on(table, "c3r2") == "p1 tired"
    play(table, "p1 perform", "p1 swap c3r2", "p1 with c3r4")
    assert [card(table, f"c3r{row}") for row in (1, 2, 3, 4)] == ["wood_2", "wall_1", "gold_2", "planning"]
    assert [on(table, f"c3r{row}") for row in (1, 2, 3, 4)] == ["p2 tired", "", "p3 tired", "p1 tired"]
    assert marked_of(table) == [3]
    assert spot(table, "c3r4").anchor
    assert choices(table) == ["also c3r1", "also c3r3", "stop"]
    play(table, "p1 also c3r1", "p1 also c3r3")
    assert goods_of(table, "p1") == (2, 2)
    assert (goods_of(table, "p2"), goods_of(table, "p3")) == ((2, 5), (2, 5))
    assert cleared(table) == [3]
    refill(table)
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-X15", "NE-84", "NE-54")
def test_reassignment_in_another_column() -> None:
    """Blue's tired worker comes to the bottom of column 5, which is cleared; column 1 is not."""
    table = given(c1=["reassignment p1", "", "", ""], c5=["", "p2 tired", "", "p3"])
    play(table, "p1 activate c1r1", "p1 perform", "p1 swap c5r2", "p1 with c5r4")
    assert cleared(table) == [5]
    refill(table)
    assert [of(table, name).available for name in ("p1", "p2", "p3")] == [5, 6, 6]
    assert on(table, "c1r1") == "p1 tired"


@rule("NE-X16", "NE-88", "NE-89")
def test_consolidation_of_two_cards() -> None:
    """Red pays green for a point and the bank for 2 gold; nobody lies down, nothing is cleared."""
    table = given(c2=["consolidation_2 p1", "wood_2 p2", "gold_2 p1", "remarkable p3"], p1=side(gold=2))
    play(table, "p1 activate c2r1", "p1 perform", "p1 use c2r4")
    assert (of(table, "p1").points, goods_of(table, "p1"), goods_of(table, "p3")) == (1, (2, 1), (2, 5))
    play(table, "p1 use c2r3")
    assert goods_of(table, "p1") == (2, 2)
    assert [on(table, f"c2r{row}") for row in (1, 2, 3, 4)] == ["p1 tired", "p2", "p1", "p3"]
    assert cleared(table) == []
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-X17", "NE-78", "NE-51")
def test_night_work_paid_for_from_below() -> None:
    """Only the worker in column 4 can be raised; without it the extra activation is refused."""
    table = given(c2=["night_1 p2 tired", "gold_2 p1", "", ""], c4=["p1 tired", "", "", ""])
    play(table, "p1 activate c2r2", "p1 perform")
    assert goods_of(table, "p1") == (2, 6)
    play(table, "p1 also c2r1")
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((2, 5), (2, 5))
    assert choices(table) == ["raise c4r1"]
    assert refused_by(table, "raise c2r2") == "NE-78"
    play(table, "p1 raise c4r1")
    assert (on(table, "c4r1"), on(table, "c2r2")) == ("p1", "p1 tired")
    alone = given(c2=["night_1 p2 tired", "gold_2 p1", "", ""])
    play(alone, "p1 activate c2r2", "p1 perform")
    assert choices(alone) == ["stop"]
    assert refused_by(alone, "also c2r1") == "NE-91"


@rule("NE-X18", "NE-64", "NE-65")
@pytest.mark.parametrize(
    ("board", "cubes"), [("temple", (6, 2, 3, 0)), ("garrison", (6, 3, 2, 0))], ids=["temple", "garrison"]
)
def test_one_cube_from_the_supply_one_moved(board: str, cubes: tuple[int, ...]) -> None:
    """Build the Wall 2 with one cube in supply: the other comes from the board red chooses."""
    table = given(c1=["wall_2 p1", "", "", ""], p1=side(wood=2, cubes=(4, 3, 3)))
    assert cubes_of(table, "p1") == (4, 3, 3, 1)
    play(table, "p1 activate c1r1", "p1 perform")
    assert choices(table) == ["move temple", "move garrison"]
    play(table, f"p1 move {board}")
    assert cubes_of(table, "p1") == cubes
    assert goods_of(table, "p1") == (0, 4)
