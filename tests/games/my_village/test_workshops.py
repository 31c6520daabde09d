"""Workshops. Rules: MV-200 to MV-206."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.facts import WORKSHOP, WORKSHOPS
from batisseurs.games.my_village.game import MY_VILLAGE
from tests.games.my_village.common_moves import without
from tests.games.my_village.given import (
    cards_of,
    choices,
    given,
    goods_of,
    of,
    play,
    points_of,
    refused,
    seen,
    served_of,
    side,
    told,
    waits_for,
)
from tests.rules import rule

FACTS = MY_VILLAGE.components()
TYPES = {
    "stable": ("horse", 3, 3),
    "brewery": ("beer", 4, 2),
    "forge": ("plow", 3, 3),
    "parchment_maker": ("parchment", 3, 2),
    "wheelwright": ("cart", 2, 3),
}
"""Resource, slots, time of the black banner."""


@rule("MV-200")
def test_a_workshop_needs_the_craftsman() -> None:
    """Nobody else."""
    assert refused(given(value=8, p1=side(villagers=without("craftsman"))), "add ws_brewery_58", "MV-200")
    assert "add ws_brewery_58" in choices(given(value=8, p1=side(villagers=["craftsman"])))


@rule("MV-200")
def test_only_one_workshop_of_a_type() -> None:
    """Other types are still to be had, and other players are not affected."""
    table = given(value=8, p1=side(workshops=["ws_brewery_59"]), p2=side(workshops=["ws_stable_58"]))
    assert refused(table, "add ws_brewery_58", "MV-200")
    assert refused(table, "add ws_brewery_68", "MV-200")
    assert "add ws_stable_68" in choices(table)
    assert refused(table, "add ws_stable_58", "MV-8")


@rule("MV-201")
@pytest.mark.parametrize(
    ("value", "pairs"), [(5, ["58", "59"]), (6, ["68", "69"]), (8, ["58", "68"]), (9, ["59", "69"])]
)
def test_any_card_of_a_column_that_fits(value: int, pairs: list[str]) -> None:
    """All cards of all five columns are open."""
    offered = [text for text in choices(given(value=value), "add") if text.startswith("add ws_")]
    assert sorted(offered) == sorted(f"add ws_{type_}_{pair}" for type_ in TYPES for pair in pairs)
    assert refused(given(value=value), "add ws_forge_" + ("69" if value in {5, 8} else "58"), "MV-87")


@rule("MV-202")
@pytest.mark.parametrize("type_", TYPES)
def test_a_new_workshop_comes_with_a_resource(type_: str) -> None:
    """First the card, then a marker on it; the time is printed."""
    resource, slots, time = TYPES[type_]
    table = given(value=8)
    play(table, f"p1 add ws_{type_}_58")
    assert cards_of(table, "p1") == [f"ws_{type_}_58"]
    assert goods_of(table, "p1") == {resource: 1}
    assert (of(table, "p1").workshops[0].slots, of(table, "p1").cloud) == (slots, 1 + time)
    assert f"ws_{type_}_58" not in [card.card for card in seen(table).workshops]
    order = [said.id for said in told(table)]
    assert order.index("my-village-adds") < order.index("my-village-produces")
    assert waits_for(table) == "p2 MakeValue"


@rule("MV-203")
@pytest.mark.parametrize("type_", TYPES)
def test_a_workshop_produces(type_: str) -> None:
    """One marker, for one time."""
    resource = TYPES[type_][0]
    table = given(value=5, p1=side(workshops=[f"ws_{type_}_58"], goods={resource: 1}, cloud=3))
    play(table, f"p1 activate ws_{type_}_58")
    assert (goods_of(table, "p1"), of(table, "p1").cloud) == ({resource: 2}, 4)


@rule("MV-203")
def test_production_needs_the_craftsman() -> None:
    """Without him the banner is refused."""
    table = given(value=5, p1=side(workshops=["ws_brewery_58"], villagers=without("craftsman")))
    assert refused(table, "activate ws_brewery_58", "MV-130")


@rule("MV-204")
@pytest.mark.parametrize("type_", TYPES)
def test_slots_limit_the_stock(type_: str) -> None:
    """A full workshop may be activated, but takes no more; the time is gone."""
    resource, slots, _ = TYPES[type_]
    table = given(value=5, p1=side(workshops=[f"ws_{type_}_58"], goods={resource: slots}))
    play(table, f"p1 activate ws_{type_}_58")
    assert (goods_of(table, "p1"), of(table, "p1").cloud) == ({resource: slots}, 2)
    table = given(value=5, p1=side(workshops=[f"ws_{type_}_58"], goods={resource: slots - 1}))
    play(table, f"p1 activate ws_{type_}_58")
    assert goods_of(table, "p1") == {resource: slots}


@rule("MV-205")
def test_workshops_of_a_type_differ_only_in_their_values() -> None:
    """Time, slots, cost and points are the same; points there are none."""
    facts = FACTS
    for row in range(WORKSHOP, WORKSHOP + WORKSHOPS):
        type_ = facts.type_ids[facts.workshop_type[row - WORKSHOP]]
        _, slots, time = TYPES[type_]
        assert (facts.slots[row], facts.time[row], facts.white_time[row]) == (slots, time, 1)
        assert (facts.alternatives[row], facts.points[row]) == (0, 0)


@rule("MV-205")
def test_workshops_are_worth_nothing_by_themselves() -> None:
    """Five of them, full: no line of the score pad changes."""
    shops = [f"ws_{type_}_58" for type_ in TYPES]
    table = given(holder="p2", p1=side(workshops=shops, goods={"beer": 4, "cart": 2}))
    assert set(points_of(table, "p1").values()) == {0}


@rule("MV-206")
def test_resources_can_be_spent_without_the_craftsman() -> None:
    """For customers and for travels."""
    village = side(
        villagers=["merchant", "traveller"],
        workshops=["ws_stable_58"],
        goods={"horse": 2},
        market=["cu_20"],
        coins=0,
    )
    table = given(value=9, p1=village)
    play(table, "p1 serve cu_20")
    assert (served_of(table, "p1"), goods_of(table, "p1")) == (["cu_20"], {"horse": 1})
    table = given(value=7, p1=village)
    play(table, "p1 add travel_a", "chance reveal tr_a1")
    assert (cards_of(table, "p1")[0], goods_of(table, "p1")) == ("tr_a1", {"horse": 1})
