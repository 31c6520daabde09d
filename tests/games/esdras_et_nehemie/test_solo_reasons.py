"""Why the solo opponent does something: said by the game, by the reading that is in force."""

from __future__ import annotations

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.kernel.log_lines import clause_of
from tests.games.esdras_et_nehemie.given import play, told_reasons
from tests.games.esdras_et_nehemie.moments import lent, opp, saying, scheming, solo


@pytest.mark.parametrize(
    ("upper", "lower", "silver", "why"),
    [
        (2, 2, 9, "same"),
        (3, 1, 2, "only-lower"),
        (2, 0, 9, "dearest"),
        (0, 3, 2, "only-upper"),
        (5, 6, 1, "no-trade"),
    ],
)
def test_a_trade_says_both_prices_with_the_fee(upper: int, lower: int, silver: int, why: str) -> None:
    table = solo(opponent=opp(silver=silver))
    focus = table.facts.focus_ids.index("focus_dung")
    prices = table.facts.focus_price
    with lent(prices, focus * 2, upper), lent(prices, focus * 2 + 1, lower):
        play(table, "chance reveal focus_dung")
    (told,) = saying(table, f"reason-{why}")
    assert told["silver"] == silver
    assert told["upper"] - told["lower"] == upper - lower
    assert told_reasons(table)[:2] == ["focus", why]


@pytest.mark.parametrize(
    ("reading", "gold", "cubes", "why"),
    [
        ("next_gate", 2, [], "gate"),
        ("first_gate", 2, [], "no-first-gate"),
        ("first_gate", 2, ["ash"], "first-gate"),
        ("next_gate", 0, [], "no-gate"),
    ],
)
def test_a_gate_is_taken_by_the_reading_in_force(reading: str, gold: int, cubes: list[str], why: str) -> None:
    water = ["ash", "ash"] if gold else []
    rubble = {"dung": cubes, "water": water}
    readings = {"solo_gate": reading}
    table = scheming("dung", "2", rubble=rubble, readings=readings, opponent=opp(reserve=1, gold=gold))
    reasons = told_reasons(table)
    others = {"gate", "first-gate", "no-gate", "no-first-gate"} - {why}
    if why == "no-gate":
        assert not others & set(reasons)
    else:
        assert (why in reasons, others & set(reasons)) == (True, set())
    if why == "gate":
        assert saying(table, "reason-passed-gates")[0]["gates"] == ["dung"]


@pytest.mark.parametrize(("reading", "why"), [("fewest_human", "fewest-human"), ("own_first", "own-first")])
def test_a_path_is_taken_by_the_reading_in_force(reading: str, why: str) -> None:
    table = scheming(
        "muster",
        "3",
        readings={"solo_path": reading},
        white={"s1_1": "left", "s2_1": "left"},
        scribes={"s2_2": "p1", "s1_2": "opponent"},
        opponent=opp(gold=3, silver=2),
    )
    assert ({"fewest-human", "own-first"} & set(told_reasons(table))) == {why}


def test_a_row_says_what_its_requirement_lacks() -> None:
    table = scheming("dung", "2", opponent=opp(reserve=0, gold=0))
    lacks = {"least-workers", "least-gold", "most-workers", "most-gold", "no-worker"}
    assert lacks & set(told_reasons(table))
    assert [reason for reason in told_reasons(table) if reason.startswith("row-")]


def test_reasons_are_not_in_the_log() -> None:
    table = scheming("dung", "2")
    events = [event for event in table.game_events or [] if "-reason-" in event.message.id]
    assert events
    assert {clause_of(event.message, event.rule, ESDRAS_ET_NEHEMIE.wordings).flow for event in events} == {
        "silent"
    }
