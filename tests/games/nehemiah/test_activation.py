"""Action 2, activate a worker. Rules: NE-36 to NE-41."""

from __future__ import annotations

import pytest

from batisseurs.kernel import Message, choice_text
from tests.games.nehemiah.given import (
    choices,
    cubes_of,
    given,
    goods_of,
    of,
    on,
    play,
    refused_by,
    side,
    spot,
    told,
    waits_for,
)
from tests.rules import rule


@rule("NE-36")
def test_one_own_standing_worker_is_chosen() -> None:
    """Tired, opposing and neutral workers cannot be activated, nor can a card without a worker."""
    table = given(
        players=2,
        c1=["wood_1 p1", "wood_1 p1 tired", "gold_2 p2", "gold_2"],
        c2=["gold_2 p2 tired", "wood_1 neutral p1", "wood_1 p1", ""],
    )
    assert choices(table, "activate") == ["activate c1r1", "activate c2r3"]
    for place, by in (("c1r2", "NE-36"), ("c1r3", "NE-36"), ("c1r4", "NE-36"), ("c2r1", "NE-36")):
        assert refused_by(table, f"activate {place}") == by
    assert refused_by(table, "activate c2r2") == "NE-101"


@rule("NE-37")
def test_the_worker_becomes_tired_before_anything_else() -> None:
    """It lies there before the player decides about the card, which is now the anchor card."""
    table = given(c1=["p2", "wood_1 p1", "", ""])
    play(table, "p1 activate c1r2")
    assert waits_for(table) == "p1 UseAnchor"
    assert on(table, "c1r2") == "p1 tired"
    assert [spot(table, f"c1r{row}").anchor for row in (1, 2, 3, 4)] == [False, True, False, False]
    assert goods_of(table, "p1") == (2, 4)


@rule("NE-37")
def test_the_activated_worker_lies_while_its_own_card_works() -> None:
    """Reassignment moves the activated worker as a tired one."""
    table = given(c1=["reassignment p1", "p2", "", ""])
    play(table, "p1 activate c1r1", "p1 perform", "p1 swap c1r1", "p1 with c1r2")
    assert (on(table, "c1r1"), on(table, "c1r2")) == ("p2", "p1 tired")


@rule("NE-38")
@pytest.mark.parametrize(
    ("card", "free"), [("wood_1", True), ("remarkable", True), ("wall_1", False), ("consolidation_2", False)]
)
def test_only_what_costs_nothing_is_used_without_asking(card: str, free: bool) -> None:
    """An auto-answer uses a card at once, but pays for nothing; it may decline any."""
    table = given(c1=["wood_2 p2 tired", f"{card} p1", "", ""])
    play(table, "p1 activate c1r2")
    assert (choice_text.auto_answer(table, 0, "perform") is not None) == free
    assert choice_text.auto_answer(table, 0, "decline") is not None


@rule("NE-38")
def test_the_log_tells_that_a_card_is_not_used() -> None:
    """Whether its player does not want to, or cannot."""
    table = given(c1=["wood_2 p1", "wall_1 p1", "", ""], p1=side(wood=0))
    play(table, "p1 activate c1r2", "p1 decline")
    assert told(table)[1] == Message("nehemiah-declines", {"seat": 0})


@rule("NE-38")
def test_the_action_may_be_performed_or_declined() -> None:
    """A player who could take wood need not."""
    table = given(c1=["wood_2 p1", "", "", ""])
    play(table, "p1 activate c1r1")
    assert choices(table) == ["perform", "decline"]
    declined = table.clone()
    play(table, "p1 perform")
    assert goods_of(table, "p1") == (4, 4)
    play(declined, "p1 decline")
    assert goods_of(declined, "p1") == (2, 4)
    assert on(declined, "c1r1") == "p1 tired"
    assert waits_for(declined) == "p2 TakeAction"


@rule("NE-39")
@pytest.mark.parametrize("card", ["wall_1", "temple_1", "garrison_1", "gate", "wood_order", "night_1"])
def test_a_worker_may_be_activated_although_its_card_cannot_be_used(card: str) -> None:
    """A player without goods lays the worker down, and gets nothing."""
    table = given(c1=[f"{card} p1", "", "", ""], p1=side(wood=0, gold=0))
    assert "activate c1r1" in choices(table)
    play(table, "p1 activate c1r1")
    assert choices(table) == ["decline"]
    play(table, "p1 decline")
    assert on(table, "c1r1") == "p1 tired"
    assert goods_of(table, "p1") == (0, 0)
    assert cubes_of(table, "p1") == (0, 0, 0, 11)


@rule("NE-40")
@pytest.mark.parametrize(
    ("card", "wood", "gold"),
    [
        ("wall_2", 1, 9),
        ("temple_2", 9, 1),
        ("garrison_2", 1, 2),
        ("garrison_2", 2, 1),
        ("garrison_1", 9, 0),
        ("garrison_1", 0, 9),
        ("gate", 1, 9),
        ("wood_order", 9, 0),
    ],
)
def test_a_cost_is_paid_in_full_or_not_at_all(card: str, wood: int, gold: int) -> None:
    """One good short, and the whole action is refused; nothing is paid for half of it."""
    table = given(c1=[f"{card} p1", "", "", ""], p1=side(wood=wood, gold=gold))
    play(table, "p1 activate c1r1")
    assert choices(table) == ["decline"]
    assert refused_by(table, "perform") == "NE-40"
    play(table, "p1 decline")
    assert goods_of(table, "p1") == (wood, gold)
    assert cubes_of(table, "p1") == (0, 0, 0, 11)


@rule("NE-40")
@pytest.mark.parametrize(
    ("card", "wood", "gold", "cubes"),
    [
        ("wall_2", 2, 0, (2, 0, 0, 9)),
        ("temple_2", 0, 2, (0, 2, 0, 9)),
        ("garrison_2", 2, 2, (0, 0, 2, 9)),
    ],
)
def test_a_cost_paid_in_full_gives_the_full_benefit(
    card: str, wood: int, gold: int, cubes: tuple[int, ...]
) -> None:
    """The last goods buy both cubes; the number is not the player's choice (NE-R5)."""
    table = given(c1=[f"{card} p1", "", "", ""], p1=side(wood=wood, gold=gold))
    play(table, "p1 activate c1r1")
    assert choices(table) == ["perform", "decline"]
    play(table, "p1 perform")
    assert waits_for(table) == "p2 TakeAction"
    assert goods_of(table, "p1") == (0, 0)
    assert cubes_of(table, "p1") == cubes


@rule("NE-41")
def test_the_worker_stays_tired_until_its_column_is_cleared() -> None:
    """It does not stand up by itself, and goes home when the column is cleared."""
    table = given(
        players=3,
        c1=["wood_1 p1", "", "", "gold_2 p2"],
        c2=["wood_1 p1", "", "", ""],
    )
    play(table, "p1 activate c1r1", "p1 perform", "p2 place c3", "p3 place c3")
    assert on(table, "c1r1") == "p1 tired"
    assert refused_by(table, "activate c1r1") == "NE-36"
    play(table, "p1 place c2")
    assert of(table, "p1").available == 4
    play(table, "p2 activate c1r4", "p2 decline", "p2 stop")
    assert on(table, "c1r1") == ""
    assert of(table, "p1").available == 5


@rule("NE-41")
def test_an_effect_can_raise_a_tired_worker() -> None:
    """Night Work makes it stand, so that it can be activated again."""
    table = given(players=3, c1=["wood_1 p1", "", "", ""], c2=["night_1 p1", "", "", ""])
    play(table, "p1 activate c1r1", "p1 perform", "p2 place c3", "p3 place c3")
    play(table, "p1 activate c2r1", "p1 perform", "p1 raise c1r1", "p2 place c3", "p3 place c3")
    assert on(table, "c1r1") == "p1"
    play(table, "p1 activate c1r1", "p1 perform")
    assert goods_of(table, "p1") == (4, 4)
