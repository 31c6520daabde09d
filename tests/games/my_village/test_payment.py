"""Every way to pay a cost, and no other: MV-88, MV-90, MV-92, MV-93, compared with trying everything."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.given import choices, given, goods_of, of, play, refusal, side, waits_for
from tests.games.my_village.turns import refuses
from tests.rules import rule

RESOURCES = ["horse", "beer", "plow", "parchment", "cart"]
SHOPS = ["ws_stable_58", "ws_brewery_58", "ws_forge_58", "ws_parchment_maker_58", "ws_wheelwright_58"]
ANY = [*RESOURCES, "field", "generic"]

Unit = list[str]
"""The markers that pay one unit."""


def unit(*names: str) -> Unit:
    """Return what pays one unit of these: a generic one stands for any resource, a field has plows."""
    found = list(names)
    if "plow" in names:
        found.append("field")
    if set(names) - {"coin"}:
        found.append("generic")
    return found


HORSE, BEER, PLOW, PARCHMENT, CART, COIN = (unit(name) for name in (*RESOURCES, "coin"))

COSTS: list[tuple[int, str, dict[str, object], list[list[Unit]]]] = [
    (7, "add travel_a", {}, [[HORSE], [COIN]]),
    (7, "add travel_b", {"travels": ["tr_a3"]}, [[CART, BEER], [COIN, COIN, BEER]]),
    (7, "add travel_b", {"travels": ["tr_a2"]}, [[CART, COIN], [COIN, COIN, COIN]]),
    (7, "add travel_c", {"travels": ["tr_a1", "tr_b3"]}, [[CART, BEER], [BEER, BEER, BEER]]),
    (7, "add travel_d", {"travels": ["tr_a1", "tr_b1", "tr_c3"]}, [[HORSE, BEER, BEER]]),
    (7, "add travel_d", {"travels": ["tr_a1", "tr_b1", "tr_c2"]}, [[HORSE, BEER, COIN]]),
    (
        7,
        "add travel_e",
        {"travels": ["tr_a1", "tr_b1", "tr_c1", "tr_d2"]},
        [[COIN, COIN, HORSE, BEER], [COIN, COIN, CART, BEER]],
    ),
    (5, "add mo_r1", {"church": "ch_refuge"}, [[unit("horse", "coin")] * 2]),
    (5, "add mo_r3", {"church": "ch_refuge"}, [[unit("plow", "coin")] * 2]),
    (6, "add mo_c1", {"church": "ch_refuge"}, [[[*ANY, "coin"]] * 3]),
    (2, "serve cu_09", {"market": ["cu_09"]}, [[ANY] * 2]),
    (3, "serve cu_14", {"market": ["cu_14"]}, [[PARCHMENT, PLOW, ANY]]),
    (9, "serve cu_24", {"market": ["cu_24"]}, [[CART, PLOW, BEER]]),
    (4, "serve cu_17", {"market": ["cu_17"]}, [[PLOW, PLOW]]),
]


def stock(draw: random.Random) -> dict[str, int]:
    """Return a few markers of each kind."""
    found = {name: draw.choice((0, 0, 1, 1, 2)) for name in RESOURCES}
    return found | {
        "coin": draw.choice((0, 1, 2, 3)),
        "field": draw.choice((0, 1, 2)),
        "generic": draw.randrange(3),
    }


def payments(cost: list[list[Unit]], has: dict[str, int]) -> set[frozenset[tuple[str, int]]]:
    """Return what can be paid, by trying every marker for every unit."""
    found = set()
    for units in cost:
        for paid in itertools.product(*units):
            spent = Counter(paid)
            if all(number <= has[name] for name, number in spent.items()):
                found.add(frozenset(spent.items()))
    return found


def left(table: VillageTable) -> dict[str, int]:
    """Return the markers that p1 has."""
    village = of(table, "p1")
    plows = sum(field.plow for field in village.fields)
    return goods_of(table, "p1") | {"coin": village.coins, "field": plows, "generic": village.generic}


def paid_in_full(table: VillageTable) -> list[VillageTable]:
    """Return the tables after every possible payment."""
    if waits_for(table) != "p1 PayUnit":
        return [table]
    ends = []
    for text in choices(table):
        twin = table.clone()
        play(twin, f"p1 {text}")
        ends += paid_in_full(twin)
    return ends


@rule("MV-88", "MV-90", "MV-92", "MV-93")
@pytest.mark.parametrize("cost", COSTS, ids=lambda cost: f"{cost[1]} {cost[2].get('travels', [''])[-1]}")
def test_every_way_to_pay_and_no_other(cost: tuple[int, str, dict[str, object], list[list[Unit]]]) -> None:
    """What is on offer is exactly what the markers allow; if that is nothing, the banner is refused."""
    value, text, has, units = cost
    draw = random.Random(text + str(has))  # noqa: S311  samples, no secret
    able = 0
    for _ in range(12):
        owned = stock(draw)
        table = given(
            value=value,
            monks=["mo_r3" if text.endswith("mo_r3") else "mo_r1", "mo_c1", "mo_q2"],
            p1=side(
                **has,
                workshops=SHOPS,
                goods={name: owned[name] for name in RESOURCES},
                coins=owned["coin"],
                fields=2,
                plows=[1, 2][: owned["field"]],
                chamber="co_guild",
                generic=owned["generic"],
            ),
        )
        expected = payments(units, owned)
        if not expected:
            assert refuses(table, text, "MV-211" if text.startswith("serve") else "MV-88")
            continue
        able += 1
        play(table, f"p1 {text}")
        found = set()
        for end in paid_in_full(table):
            rest = left(end)
            found.add(
                frozenset((name, owned[name] - rest[name]) for name in owned if owned[name] != rest[name])
            )
        assert found == expected, owned
    assert able > 0


@rule("MV-92")
def test_units_of_one_demand_are_paid_in_one_order() -> None:
    """Every mixture can be paid, but in one order only: a beer after a coin is refused for that reason."""
    has = side(church="ch_refuge", coins=3, workshops=["ws_brewery_58"], goods={"beer": 2})
    table = given(value=4, p1=side(**has, chamber="co_guild", generic=1))
    play(table, "p1 add mo_q2", "p1 pay coin")
    assert choices(table) == ["pay coin", "pay generic"]
    assert refuses(table, "pay beer", "MV-92")
    why = refusal(table, "pay beer")
    assert why is not None
    assert why.reason.id == "my-village-why-earlier"


@rule("MV-93")
def test_a_marker_that_the_rest_of_the_cost_needs_cannot_be_paid() -> None:
    """Parchment, plow and any: with one generic resource and no parchment it is kept for the parchment."""
    table = given(
        value=3,
        p1=side(
            market=["cu_14"],
            workshops=["ws_forge_58", "ws_stable_58"],
            goods={"plow": 1, "horse": 1},
            fields=1,
            plows=[1],
            chamber="co_guild",
            generic=1,
        ),
    )
    play(table, "p1 serve cu_14")
    assert choices(table) == ["pay plow", "pay field_1"]
    assert of(table, "p1").generic == 0
    play(table, "p1 pay plow")
    assert choices(table) == ["pay horse", "pay field_1"]
    assert refuses(table, "pay plow", "MV-90")
    assert refuses(table, "pay coin", "MV-92")
