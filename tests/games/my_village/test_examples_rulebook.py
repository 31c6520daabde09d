"""The worked examples from the rulebook: MV-X1 to MV-X11. Ann, Ben and Cleo are p1, p2 and p3."""

from __future__ import annotations

from collections import Counter

import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.given import (
    MONKS,
    ZONE,
    cards_of,
    choices,
    given,
    goods_of,
    market_of,
    of,
    play,
    points_of,
    seen,
    served_of,
    side,
    waits_for,
    zone_of,
)
from tests.games.my_village.turns import idle, others, pool_of, refuses, roll
from tests.rules import rule


@rule("MV-X1", "MV-37", "MV-46", "MV-47", "MV-48")
def test_preparation_with_three_players() -> None:
    """A story point on the hand, 6 white and 2 black dice, Ann is active."""
    table = MY_VILLAGE.new(3)
    assert isinstance(table, VillageTable)
    play(table, *[f"chance reveal {card}" for card in (*ZONE, *MONKS)])
    play(table, *[f"chance deal board_{seat} to p{seat}" for seat in (1, 2, 3)])
    play(table, "chance begin p1")
    roll(table, "w1", "b6")
    view = seen(table)
    assert (view.hand, view.hand_back, view.round) == (1, False, 1)
    assert Counter(die[0] for die in pool_of(table)) == {"w": 6, "b": 2}
    assert waits_for(table) == "p1 MakeValue"


@rule("MV-X2", "MV-61", "MV-62", "MV-63", "MV-67")
def test_avoiding_a_black_die() -> None:
    """W1 and W4 for two coins, or W1 and B2 for two time."""
    table = given(pool=["w1", "b2", "w4", "w6", "w6", "w6", "w6", "w6"], p1=side(coins=2))
    play(table, "p1 value 3")
    assert choices(table) == ["take w1 w4", "take w1 b2"]
    other = table.clone()
    play(table, "p1 take w1 w4")
    assert (seen(table).value, of(table, "p1").coins, of(table, "p1").cloud) == (3, 0, 1)
    play(other, "p1 take w1 b2")
    assert (seen(other).value, of(other, "p1").coins, of(other, "p1").cloud) == (3, 2, 3)


@rule("MV-X3", "MV-275")
def test_conditions_of_a_council_chamber() -> None:
    """Legal only with the councillor and without a chamber."""
    assert "add co_monetary" in choices(given(value=3))
    assert refuses(given(value=3, p1=side(villagers=others("councillor"))), "add co_monetary", "MV-275")
    assert refuses(given(value=3, p1=side(chamber="co_guild")), "add co_monetary", "MV-275")


@rule("MV-X4", "MV-89", "MV-276")
def test_acquiring_the_monetary_chamber() -> None:
    """Four time, two coins; three chambers remain."""
    table = given(value=3, p1=side(cloud=2))
    play(table, "p1 add co_monetary")
    assert (of(table, "p1").cloud, of(table, "p1").coins) == (6, 2)
    assert cards_of(table, "p1") == ["co_monetary"]
    assert [card.card for card in seen(table).chambers] == ["co_citizens", "co_properties", "co_guild"]


@rule("MV-X5", "MV-110", "MV-111", "MV-112", "MV-113")
@pytest.mark.parametrize("value", [4, 10])
def test_three_customers(value: int) -> None:
    """A coin and two time; the zone is full again, three fewer in the deck."""
    served = [f"cu_{number}" for number in range(10, 17)]
    table = given(value=value, p1=side(coins=1), p2=side(served=served))
    assert (seen(table).deck, len(zone_of(table))) == (20, 6)
    play(table, "p1 activate office", "p1 take cu_02", "p1 take cu_05", "p1 take cu_07", "p1 stop")
    play(table, "chance reveal cu_20", "chance reveal cu_21", "chance reveal cu_22")
    assert (of(table, "p1").coins, of(table, "p1").cloud) == (0, 3)
    assert market_of(table, "p1") == ["cu_02", "cu_05", "cu_07"]
    assert (len(zone_of(table)), seen(table).deck) == (6, 17)


@rule("MV-X6", "MV-127", "MV-132", "MV-133", "MV-147")
def test_a_chain_of_white_banners() -> None:
    """The school brings a councillor, the chamber two coins, two parchments the Notary."""
    table = given(
        value=3,
        p1=side(
            villagers=others("councillor"),
            school=["left"],
            chamber="co_monetary",
            workshops=["ws_parchment_maker_58"],
            goods={"parchment": 2},
            market=["cu_01", "cu_10"],
        ),
    )
    assert refuses(table, "activate co_monetary", "MV-130")
    play(table, "p1 activate school", "p1 place left councillor")
    assert refuses(table, "serve cu_10", "MV-211")
    play(table, "p1 activate co_monetary", "p1 serve cu_01")
    assert refuses(table, "serve cu_10", "MV-211")
    play(table, "p1 stop")
    village = of(table, "p1")
    assert "councillor" in village.villagers
    assert (village.school_left, village.school_right) == (False, False)
    assert (village.cloud, village.coins, goods_of(table, "p1")) == (3, 2, {"parchment": 0})
    assert (served_of(table, "p1"), market_of(table, "p1")) == (["cu_01"], ["cu_10"])
    assert points_of(table, "p1")["customers"] == 3


@rule("MV-X7", "MV-176", "MV-178", "MV-184", "MV-185")
def test_death_and_rat_invasion() -> None:
    """The second merchant gives 1 SP; everyone loses half of the tree; the rat goes back to 14."""
    table = given(
        players=3,
        chronicle={"merchant": 1},
        rat=4,
        p1=side(cloud=10, tree=4),
        p2=side(tree=1),
        p3=side(tree=8),
    )
    idle(table)
    play(table, "p1 bury merchant")
    assert (of(table, "p1").tree, of(table, "p1").reaper) == (5, False)
    play(table, "chance roll 5")
    assert [of(table, name).tree for name in ("p1", "p2", "p3")] == [3, 1, 4]
    assert (seen(table).rat, waits_for(table)) == (14, "p2 MakeValue")


@rule("MV-X8", "MV-232", "MV-233", "MV-93")
def test_travelling_to_c_after_a_beer_stop() -> None:
    """Two time, and a cart and a beer or three beers."""
    has = side(travels=["tr_a1", "tr_b3"], workshops=["ws_brewery_58", "ws_wheelwright_58"])
    for way, left in (("1 cart", {"beer": 2, "cart": 0}), ("2 beer", {"beer": 0, "cart": 1})):
        table = given(value=7, p1=side(**has, goods={"beer": 3, "cart": 1}))
        play(table, "p1 add travel_c", f"p1 pay {way}")
        assert (of(table, "p1").cloud, goods_of(table, "p1")) == (3, left)
        play(table, "chance reveal tr_c2")
        assert cards_of(table, "p1")[:3] == ["tr_a1", "tr_b3", "tr_c2"]
    no_beer = given(value=7, p1=side(**has, goods={"cart": 1}))
    assert refuses(no_beer, "add travel_c", "MV-88")
    generic = given(value=7, p1=side(**has, goods={"cart": 1}, chamber="co_guild", generic=1))
    play(generic, "p1 add travel_c")
    assert (goods_of(generic, "p1")["cart"], of(generic, "p1").generic) == (0, 0)


@rule("MV-X9", "MV-296")
@pytest.mark.parametrize("value", [2, 3, 12])
def test_value_tile(value: int) -> None:
    """Beside the monetary chamber: with 2, 3 or 12 for 1 time, with 11 not."""
    has = side(chamber="co_monetary", square=True, tile="co_monetary")
    table = given(value=value, p1=has)
    play(table, "p1 activate co_monetary")
    assert (of(table, "p1").cloud, of(table, "p1").coins) == (2, 2)
    assert refuses(given(value=11, p1=has), "activate co_monetary", "MV-127")


@rule("MV-X10", "MV-315", "MV-316", "MV-318", "MV-320")
def test_final_scoring() -> None:
    """58 points, line by line."""
    table = given(
        p1=side(
            church="ch_cloister",
            monks=["mo_r2", "mo_r3", "mo_r4"],
            chamber="co_properties",
            covered=["travel_cards", "served_customers", "religion_cards"],
            square=True,
            fields=1,
            travels=["tr_a3", "tr_b1"],
            served=["cu_01", "cu_10", "cu_15", "cu_16", "cu_28"],
            safe=7,
            tree=3,
            coins=5,
        ),
        holder="p1",
    )
    assert points_of(table, "p1") == {
        "church": 4 + 10,
        "council": 2 + (2 + 5 + 4),
        "fields": 1,
        "travels": 8,
        "customers": 14,
        "stories": 7,
        "labourers": 0,
        "hand": 1,
    }
    assert of(table, "p1").score == 58


@rule("MV-X11", "MV-12", "MV-130")
def test_resources_without_the_craftsman() -> None:
    """The Notary is served with what is there; nothing is produced."""
    table = given(
        value=5,
        p1=side(
            villagers=others("craftsman"),
            workshops=["ws_parchment_maker_58"],
            goods={"parchment": 2},
            market=["cu_01"],
        ),
    )
    assert refuses(table, "activate ws_parchment_maker_58", "MV-130")
    play(table, "p1 serve cu_01")
    assert (served_of(table, "p1"), goods_of(table, "p1")) == (["cu_01"], {"parchment": 0})
    assert refuses(table, "activate ws_parchment_maker_58", "MV-130")
