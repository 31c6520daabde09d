"""Travelling. Rules: MV-230 to MV-236."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import load, save
from tests.games.my_village.common_moves import without
from tests.games.my_village.given import (
    cards_of,
    choices,
    given,
    goods_of,
    of,
    play,
    points_of,
    refusal,
    refused,
    seen,
    side,
    waits_for,
)
from tests.rules import rule

SHOPS = ["ws_stable_58", "ws_brewery_58", "ws_wheelwright_58"]
TRIP = ["tr_a1", "tr_b1", "tr_c1", "tr_d1", "tr_e1"]
RICH = {"horse": 3, "beer": 4, "cart": 2}


def traveller(*travels: str, goods: dict[str, int] | None = None, **village: object) -> dict[str, object]:
    """Return a village that has travelled, with stable, brewery and wheelwright."""
    stock = {"travels": list(travels), "workshops": SHOPS, "goods": RICH if goods is None else goods}
    return side(**stock, coins=0) | village


def travelling(*travels: str, goods: dict[str, int] | None = None, **village: object) -> VillageTable:
    """Lay a table with value 7 for a village that has travelled."""
    return given(value=7, p1=traveller(*travels, goods=goods, **village))


@rule("MV-230")
def test_travelling_needs_the_traveller() -> None:
    """Nobody else."""
    assert refused(travelling(villagers=without("traveller")), "add travel_a", "MV-230")
    assert "add travel_a" in choices(travelling(villagers=["traveller"]))


@rule("MV-231")
@pytest.mark.parametrize("done", range(6))
def test_letters_come_in_their_order(done: int) -> None:
    """Exactly the next letter; after E no more."""
    table = travelling(*TRIP[:done], coins=9)
    letters = "abcde"
    offered = [text for text in choices(table) if text.startswith("add travel_")]
    assert offered == [f"add travel_{letter}" for letter in letters[done : done + 1]]
    for index, letter in enumerate(letters):
        if index != done:
            assert refused(table, f"add travel_{letter}", "MV-231")


@rule("MV-232")
@pytest.mark.parametrize(
    ("done", "time", "goods", "coins"),
    [
        (0, 2, {"horse": 1}, 0),
        (0, 2, {}, 1),
        (1, 2, {"cart": 1}, 0),
        (1, 2, {}, 2),
        (2, 2, {"cart": 1}, 0),
        (2, 2, {"beer": 2}, 0),
        (3, 3, {"horse": 1, "beer": 1}, 0),
        (4, 3, {"horse": 1}, 3),
        (4, 3, {"cart": 1}, 3),
    ],
)
def test_time_and_cost_of_the_dark_side(done: int, time: int, goods: dict[str, int], coins: int) -> None:
    """Paid before the light side is seen; with one unit less it is refused."""
    table = travelling(*TRIP[:done], goods=goods, coins=coins)
    letter = "abcde"[done]
    play(table, f"p1 add travel_{letter}")
    assert waits_for(table) == "chance TurnTravelCard"
    assert (of(table, "p1").cloud, of(table, "p1").coins) == (1 + time, 0)
    assert set(goods_of(table, "p1").values()) == {0}
    assert len(choices(table)) == (3 if letter == "e" else 4)
    for resource, number in goods.items():
        less = goods | {resource: number - 1}
        poorer = travelling(*TRIP[:done], goods=less, coins=coins)
        assert refused(poorer, f"add travel_{letter}", "MV-88")
    if coins:
        poorer = travelling(*TRIP[:done], goods=goods, coins=coins - 1)
        assert refused(poorer, f"add travel_{letter}", "MV-88")


@rule("MV-232")
def test_the_light_side_is_not_known_before() -> None:
    """All cards of the pile may come; the view names the pile and its size only."""
    table = travelling(goods={"horse": 1})
    pile = seen(table).travels[0]
    assert (pile.card, pile.number) == ("travel_a", 4)
    play(table, "p1 add travel_a")
    assert choices(table) == [f"reveal tr_a{number}" for number in range(1, 5)]
    assert [table.weight(choice) for choice in table.choices(-1)] == [1, 1, 1, 1]


@rule("MV-232")
def test_alternatives_are_the_players_choice() -> None:
    """Pile C: a cart or two beers."""
    table = travelling("tr_a1", "tr_b1", goods={"cart": 1, "beer": 2})
    play(table, "p1 add travel_c")
    assert choices(table) == ["pay 1 cart", "pay 2 beer"]
    assert refusal(table, "pay 1 cart") is None
    play(table, "p1 pay 2 beer")
    assert goods_of(table, "p1") == {"horse": 0, "beer": 0, "cart": 1}


@rule("MV-233")
@pytest.mark.parametrize(("card", "time"), [("tr_a1", 0), ("tr_a2", 0), ("tr_a4", 2)])
def test_the_grey_banner_is_paid_in_addition(card: str, time: int) -> None:
    """Nothing, a coin, or time on top of pile B's cart and two time."""
    coins = 1 if card == "tr_a2" else 0
    table = travelling(card, goods={"cart": 1}, coins=coins)
    play(table, "p1 add travel_b")
    assert (of(table, "p1").coins, of(table, "p1").cloud) == (0, 3 + time)
    if coins:
        assert refused(travelling(card, goods={"cart": 1}), "add travel_b", "MV-88")


@rule("MV-233")
def test_a_grey_beer_is_paid_together_with_the_cost() -> None:
    """Two beers for pile C and one for the grey banner: two are not enough, each marker pays once."""
    assert refused(travelling("tr_a1", "tr_b3", goods={"beer": 2}), "add travel_c", "MV-88")
    table = travelling("tr_a1", "tr_b3", goods={"beer": 3})
    play(table, "p1 add travel_c")
    assert (goods_of(table, "p1")["beer"], of(table, "p1").cloud) == (0, 3)


@rule("MV-233")
def test_a_grey_coin_beside_a_cost_in_coins() -> None:
    """Two coins for pile B and one for the ferry."""
    assert refused(travelling("tr_a2", goods={}, coins=2), "add travel_b", "MV-88")
    table = travelling("tr_a2", goods={}, coins=3)
    play(table, "p1 add travel_b")
    assert of(table, "p1").coins == 0


@rule("MV-233")
def test_only_the_latest_grey_banner_and_only_when_travelling_on() -> None:
    """That of card A is over once B lies there; a field does not call for it."""
    table = travelling("tr_a4", "tr_b1", goods={"cart": 1})
    play(table, "p1 add travel_c")
    assert of(table, "p1").cloud == 3
    table = travelling("tr_a1", "tr_b1", "tr_c4")
    play(table, "p1 add field")
    assert (of(table, "p1").cloud, goods_of(table, "p1")) == (3, RICH)


@rule("MV-234")
def test_the_card_is_turned_over_and_added() -> None:
    """It leaves its pile and lies last in the travel area."""
    table = travelling("tr_a3", goods={"cart": 1, "beer": 1})
    play(table, "p1 add travel_b", "chance reveal tr_b4")
    assert cards_of(table, "p1")[:2] == ["tr_a3", "tr_b4"]
    assert [pile.number for pile in seen(table).travels] == [3, 3, 4, 4, 3]
    assert waits_for(table) == "p2 MakeValue"


@rule("MV-235")
def test_after_the_chapel_the_journey_is_over() -> None:
    """Whatever could be paid; another D card lets one travel on."""
    assert refused(travelling("tr_a1", "tr_b1", "tr_c1", "tr_d4", coins=9), "add travel_e", "MV-235")
    for card in ("tr_d1", "tr_d2", "tr_d3"):
        assert "add travel_e" in choices(travelling("tr_a1", "tr_b1", "tr_c1", card, coins=9))


@rule("MV-236")
def test_travel_cards_have_points_and_no_white_banner() -> None:
    """The points of the light side; no value makes one active."""
    table = given(p1=traveller("tr_a3", "tr_b1", "tr_c4", "tr_d3", "tr_e3"))
    assert points_of(table, "p1")["travels"] == 4 + 4 + 6 + 7 + 10
    for value in range(2, 13):
        offered = choices(given(value=value, p1=traveller(*TRIP)), "activate")
        assert not [text for text in offered if "tr_" in text]


# Readings. ---------------------------------------------------------------------------------------


def last_trip(reading: str, goods: dict[str, int], coins: int) -> VillageTable:
    """Lay a table before pile E; one of the coins is for the grey banner of tr_d1."""
    options = {"travel_cost": reading}
    laid = given(value=7, options=options, p1=traveller(*TRIP[:4], goods=goods, coins=coins))
    table = load(MY_VILLAGE, save(MY_VILLAGE, laid))  # a saved table keeps its reading
    assert isinstance(table, VillageTable)
    return table


@rule("MV-92")
@pytest.mark.parametrize(
    ("reading", "spends"),
    [
        ("coins_and_either", {"horse": (3, 1, 0), "cart": (3, 0, 1)}),
        ("cart_alone", {"horse": (3, 1, 0), "cart": (1, 0, 1)}),
    ],
)
def test_two_readings_of_2_coins_and_1_horse_or_1_cart(
    reading: str, spends: dict[str, tuple[int, int, int]]
) -> None:
    """A cart with two coins, or by the other reading a cart alone; a horse always with two coins (MV-R14)."""
    for animal, (coins, horses, carts) in spends.items():
        table = last_trip(reading, {"horse": 1, "cart": 1}, 3)
        play(table, "p1 add travel_e")
        (way,) = [text for text in choices(table, "pay") if animal in text]
        play(table, f"p1 {way}")
        assert waits_for(table) == "chance TurnTravelCard"
        assert of(table, "p1").coins == 3 - coins
        assert goods_of(table, "p1") == {"horse": 1 - horses, "beer": 0, "cart": 1 - carts}
    poor = last_trip(reading, {"cart": 1}, 1)
    if reading == "cart_alone":
        play(poor, "p1 add travel_e")
        assert (of(poor, "p1").coins, goods_of(poor, "p1")["cart"]) == (0, 0)
    else:
        assert refused(poor, "add travel_e", "MV-88")
    assert refused(last_trip(reading, {"horse": 1}, 2), "add travel_e", "MV-88")
