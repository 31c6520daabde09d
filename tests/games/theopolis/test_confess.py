"""Confessing, the action that Reconciliation gives. Rules: b9."""

from __future__ import annotations

from batisseurs.games.theopolis.game import THEOPOLIS
from tests.games.theopolis.given import (
    QUIET,
    board_of,
    choices,
    city_of,
    discard_of,
    given,
    hand_of,
    of,
    play,
    refused_by,
    sacraments_of,
    side,
    told,
    waits_for,
)
from tests.rules import rule

IDLE = ["missionary", "missionary", "betrothed", "betrothed"]
OTHERS = ["deacon", "deacon", "pilgrim", "pilgrim"]
RECONCILED = ["priest", "stole"]


@rule("TH-57")
def test_a_hand_card_of_any_kind_for_one_original_point() -> None:
    """With Reconciliation one card of any kind may be discarded from hand to lose 1 original point."""
    hand = ["chapel", "monk", "rings", "war", "wonder"]
    table = given(p1=side(city=RECONCILED, hand=hand), p2=side(hand=IDLE))
    assert sorted(choices(table, "confess")) == sorted(f"confess {card}" for card in hand)
    assert of(table, "p1").original_points == 19
    play(table, "p1 confess monk")
    assert of(table, "p1").original_points == 18
    assert sorted(hand_of(table, "p1")) == ["chapel", "rings", "war", "wonder"]
    assert discard_of(table) == ["monk"]
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-57")
def test_once_per_turn() -> None:
    """Only one confession a turn; in the next turn again."""
    table = given(p1=side(city=RECONCILED, hand=[*OTHERS, "monk"]), p2=side(hand=IDLE))
    play(table, "p1 confess monk")
    assert choices(table, "confess") == []
    assert refused_by(table, "confess deacon") == "TH-57"
    play(table, "p1 end", "p2 end")
    assert choices(table, "confess") == ["confess deacon", "confess pilgrim"]


@rule("TH-57")
def test_only_with_reconciliation() -> None:
    """Without Reconciliation nobody confesses; gained in mid-turn it counts at once."""
    table = given(
        p1=side(city=["priest"], hand=["stole", "monk"], resources=(2, 1, 0)), p2=side(city=RECONCILED)
    )
    assert choices(table, "confess") == []
    assert refused_by(table, "confess monk") == "TH-57"
    play(table, "p1 play stole")
    assert sacraments_of(table, "p1") == ["reconciliation"]
    assert choices(table, "confess") == ["confess monk"]


@rule("TH-57")
def test_a_disaster_is_confessed_without_effect() -> None:
    """A Disaster discarded this way has no effect."""
    table = given(p1=side(city=RECONCILED, hand=["plague"]))
    play(table, "p1 confess plague")
    assert waits_for(table) == "p1 MainPhase"
    assert (city_of(table, "p1"), discard_of(table)) == (RECONCILED, ["plague"])
    assert board_of(table) == QUIET
    assert "theopolis-strikes" not in [message.id for message in told(table)]
    assert of(table, "p1").original_points == 18


@rule("TH-57", "TH-27")
def test_the_last_point_may_be_confessed() -> None:
    """A player who confesses the last original point has won."""
    table = given(p1=side(city=RECONCILED, hand=["plague"], points=2))
    play(table, "p1 confess plague")
    assert (waits_for(table), THEOPOLIS.result(table).winners) == ("over", (0,))
