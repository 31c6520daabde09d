"""Mode (a), one black banner: MV-85 to MV-93, the hand MV-100 to MV-105, the office MV-110 to MV-117."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import IllegalChoice
from tests.games.my_village.given import (
    ZONE,
    cards_of,
    choices,
    given,
    goods_of,
    market_of,
    of,
    play,
    points_of,
    refusal,
    refused,
    seen,
    side,
    told,
    waits_for,
    zone_of,
)
from tests.games.my_village.turns import PROFESSIONS, idle, others, refuses, roll, take
from tests.rules import rule

TYPES = ["stable", "brewery", "forge", "parchment_maker", "wheelwright"]


def shops(*pairs: str) -> list[str]:
    """Return the choices that add the workshops with these values."""
    return [f"add ws_{type_}_{pair}" for type_ in TYPES for pair in pairs]


def black(table: VillageTable) -> set[str]:
    """Return the black banners of the centre that are on offer."""
    return {text for text in choices(table) if text.split()[0] == "add" or text == "take hand"} | (
        {"activate office"} & set(choices(table))
    )


# Which banners there are. ------------------------------------------------------------------------

CENTRE = {
    2: ["add village_square"],
    3: ["add co_monetary", "add co_citizens"],
    4: ["take hand", "activate office"],
    5: ["add ch_sanatorium", *shops("58", "59")],
    6: ["add ch_cloister", *shops("68", "69")],
    7: ["add field", "add travel_a"],
    8: ["add ch_diocesan", *shops("58", "68")],
    9: ["add ch_refuge", *shops("59", "69")],
    10: ["take hand", "activate office"],
    11: ["add co_properties", "add co_guild"],
    12: ["add village_square"],
}
MONKS = {4: "mo_q2", 5: "mo_r1", 6: "mo_c1", 8: "mo_c1", 9: "mo_r1", 10: "mo_q2"}


@rule("MV-85", "MV-87")
@pytest.mark.parametrize("value", range(2, 13))
def test_the_black_banners_of_each_value(value: int) -> None:
    """The hand, the office and every card of the centre but customers, each with its exact values."""
    table = given(turn="p2", value=value, p2=side(coins=9))
    assert black(table) == set(CENTRE[value])
    everything = {text for texts in CENTRE.values() for text in texts}
    for text in everything - set(CENTRE[value]):
        by = {"take hand": "MV-100", "activate office": "MV-110"}.get(text, "MV-87")
        assert refused(table, text, by), text
    assert not [text for text in choices(table) if text.startswith(("add cu_", "take cu_"))]


@rule("MV-85", "MV-86")
@pytest.mark.parametrize("value", range(2, 13))
def test_the_top_monk_of_each_pile(value: int) -> None:
    """With a church the open monks are black banners too, and no other monk is."""
    table = given(value=value, p1=side(coins=9, church="ch_refuge"))
    found = [text for text in choices(table) if text.startswith("add mo_")]
    assert found == ([f"add {MONKS[value]}"] if value in MONKS else [])
    assert refused(table, "add mo_q1", "MV-86")


@rule("MV-86")
def test_a_new_top_card_becomes_available() -> None:
    """The monk below comes up and can be taken next; the square and field piles go down by one."""
    table = given(
        value=4,
        pool=["w1", "w3"],
        p1=side(coins=3, church="ch_refuge"),
        p2=side(coins=3, church="ch_cloister"),
    )
    play(table, "p1 add mo_q2", "chance reveal mo_q3")
    take(table, "w1", "w3")
    assert "add mo_q3" in choices(table)
    assert "add mo_q1" not in choices(table)
    field = given(value=7)
    play(field, "p1 add field")
    assert seen(field).fields == 7
    square = given(value=2)
    play(square, "p1 add village_square", "p1 tile school")
    assert seen(square).squares == 3


@rule("MV-86")
def test_of_a_travel_pile_only_the_top_card() -> None:
    """One choice for the whole pile; its light sides are no choices."""
    table = given(value=7, p1=side(coins=9))
    assert [text for text in choices(table, "add") if "tr" in text] == ["add travel_a"]
    with pytest.raises(IllegalChoice):
        play(table, "p1 add tr_a1")


@rule("MV-87")
def test_the_value_must_be_shown_exactly() -> None:
    """One more or less does not do, nor does a value between the two shown."""
    for value in (5, 7, 9):
        table = given(value=value)
        assert refuses(table, "add ws_forge_68", "MV-87")
        assert refuses(table, "add ch_diocesan", "MV-87")
    for value in (6, 8):
        assert "add ws_forge_68" in choices(given(value=value))


# Conditions and order. ---------------------------------------------------------------------------


@rule("MV-88")
@pytest.mark.parametrize(
    ("text", "value", "has", "missing"),
    [
        ("add travel_a", 7, {"coins": 1}, {"coins": 0}),
        ("add travel_b", 7, {"coins": 2, "travels": ["tr_a1"]}, {"coins": 1}),
        ("add mo_q2", 10, {"coins": 3, "church": "ch_refuge"}, {"coins": 2}),
        ("add mo_r1", 5, {"coins": 2, "church": "ch_refuge"}, {"coins": 1}),
        (
            "add travel_d",
            7,
            {
                "travels": ["tr_a1", "tr_b1", "tr_c1"],
                "workshops": ["ws_stable_58", "ws_brewery_58"],
                "goods": {"horse": 1, "beer": 1},
            },
            {"goods": {"horse": 1, "beer": 0}},
        ),
    ],
)
def test_a_cost_must_be_payable_in_full(
    text: str, value: int, has: dict[str, object], missing: dict[str, object]
) -> None:
    """A payment that is short by one is refused, and nothing is lost."""
    enough = given(value=value, p1=side(**has))
    assert text in choices(enough)
    short = given(value=value, p1=side(**{**has, **missing}))
    assert refuses(short, text, "MV-88")


@rule("MV-88")
def test_the_conditions_of_the_type_must_be_fulfilled() -> None:
    """Villager, possession, order of travels, a church for a monk."""
    assert refuses(given(value=6, p1=side(villagers=others("abbot"))), "add ch_cloister", "MV-245")
    assert refuses(given(value=4, p1=side(coins=9)), "add mo_q2", "MV-260")
    assert refuses(given(value=7, p1=side(coins=9)), "add travel_b", "MV-231")
    assert refuses(given(value=5, p1=side(workshops=["ws_forge_69"])), "add ws_forge_58", "MV-200")


@rule("MV-89")
def test_time_then_cost_then_action() -> None:
    """A monk for two horses: first the time, then the payment, then the story points, then the card."""
    table = given(
        value=5, p1=side(church="ch_refuge", workshops=["ws_stable_58"], goods={"horse": 2}, coins=0)
    )
    before = len(told(table))
    play(table, "p1 add mo_r1")
    assert [message.id.removeprefix("my-village-") for message in told(table)][before:] == [
        "activates-black",
        "consumes-time",
        "pays",
        "pays",
        "gains-story",
        "adds",
    ]
    assert (of(table, "p1").cloud, goods_of(table, "p1"), of(table, "p1").tree) == (3, {"horse": 0}, 2)


@rule("MV-89")
def test_what_the_action_yields_cannot_pay_its_own_cost() -> None:
    """The "?" of this monk would give a coin: the second of two is missing all the same."""
    has = side(church="ch_refuge", coins=1)
    table = given(value=5, monks=["mo_r2", "mo_c1", "mo_q2"], p1=has)
    assert refuses(table, "add mo_r2", "MV-88")
    rich = given(value=5, monks=["mo_r2", "mo_c1", "mo_q2"], p1=side(church="ch_refuge", coins=2))
    play(rich, "p1 add mo_r2", "p1 perform question", "p1 move coin_space", "chance reveal mo_r1")
    assert (of(rich, "p1").coins, of(rich, "p1").cloud) == (1, 4)


@rule("MV-90")
def test_coins_are_paid_from_the_barn_and_resources_from_your_own_cards() -> None:
    """Forge, field, guild chamber: each can pay the plow; the coin comes from the barn."""
    has = side(
        church="ch_refuge",
        coins=1,
        workshops=["ws_forge_69"],
        goods={"plow": 1},
        fields=1,
        plows=[1],
        chamber="co_guild",
        generic=1,
    )
    monks = ["mo_r3", "mo_c1", "mo_q2"]
    table = given(value=5, monks=monks, p1=has)
    play(table, "p1 add mo_r3")
    assert choices(table) == ["pay plow", "pay coin", "pay field_1"]
    play(table, "p1 pay plow")
    assert (goods_of(table, "p1"), choices(table)) == (
        {"plow": 0},
        ["pay coin", "pay field_1", "pay generic"],
    )
    for text, rest in (("coin", (0, True, 1)), ("field_1", (1, False, 1)), ("generic", (1, True, 0))):
        twin = table.clone()
        play(twin, f"p1 pay {text}")
        village = of(twin, "p1")
        assert (village.coins, village.fields[0].plow, village.generic) == rest
        assert waits_for(twin) == "p1 UseMonk"
    assert refuses(table, "pay plow", "MV-90")
    assert refuses(table, "pay horse", "MV-92")


@rule("MV-90")
def test_what_others_own_pays_nothing() -> None:
    """Only their own cards and their own barn count."""
    table = given(value=7, p2=side(coins=9, workshops=["ws_stable_58"], goods={"horse": 3}))
    assert refuses(table, "add travel_a", "MV-88")


@rule("MV-90")
def test_paid_markers_are_gone() -> None:
    """They go to the supply: nobody has them."""
    table = given(value=7, p1=side(coins=2), p2=side(coins=1))
    play(table, "p1 add travel_a", "chance reveal tr_a1")
    assert (of(table, "p1").coins, of(table, "p2").coins) == (1, 1)


@rule("MV-91")
@pytest.mark.parametrize(
    ("value", "has", "lines", "card"),
    [
        (6, {}, ["add ch_cloister"], "ch_cloister"),
        (3, {}, ["add co_citizens", "decline"], "co_citizens"),
        (2, {}, ["add village_square", "tile personal_banner"], "village_square"),
        (7, {}, ["add field"], "field"),
        (5, {}, ["add ws_brewery_58"], "ws_brewery_58"),
    ],
)
def test_the_card_is_added_in_any_case(
    value: int, has: dict[str, object], lines: list[str], card: str
) -> None:
    """It lies in the village once, even when the rest of the action is declined."""
    table = given(value=value, p1=side(**has))
    play(table, *[f"p1 {line}" for line in lines])
    assert cards_of(table, "p1") == [card]
    assert waits_for(table) == "p2 MakeValue"


@rule("MV-91")
def test_the_card_is_added_at_its_point_of_the_action() -> None:
    """A chamber before its slot is chosen, a square after its tile, a monk after its action."""
    chamber = given(value=3)
    play(chamber, "p1 add co_citizens")
    assert (waits_for(chamber), cards_of(chamber, "p1")) == ("p1 CoverSlot", ["co_citizens"])
    square = given(value=2)
    play(square, "p1 add village_square")
    assert (waits_for(square), cards_of(square, "p1")) == ("p1 PlaceTile", [])
    play(square, "p1 tile village_square")
    assert cards_of(square, "p1") == ["village_square"]
    monk = given(value=4, monks=["mo_r1", "mo_c1", "mo_q1"], p1=side(church="ch_refuge", coins=3))
    play(monk, "p1 add mo_q1", "p1 perform question")
    assert (waits_for(monk), cards_of(monk, "p1")) == ("p1 MoveHeadman", ["ch_refuge"])
    play(monk, "p1 stay")
    assert cards_of(monk, "p1") == ["ch_refuge", "mo_q1"]


# Payment. ----------------------------------------------------------------------------------------


def travelling(letter: str, **has: object) -> VillageTable:
    """Return a table at which the next travel card is of this letter; none before has a grey banner."""
    before = {"a": [], "b": ["tr_a1"], "c": ["tr_a1", "tr_b1"], "d": ["tr_a1", "tr_b1", "tr_c1"]}
    before["e"] = [*before["d"], "tr_d1"]
    return given(value=7, p1=side(travels=before[letter], **has))


@rule("MV-92")
def test_alternatives_are_chosen_and_paid_in_full() -> None:
    """A cart or two coins: both on offer where both can be paid; the other stays untouched."""
    cart = side(workshops=["ws_wheelwright_58"], goods={"cart": 1})
    for way, rest in (("1 cart", (0, 2)), ("2 coin", (1, 0))):
        table = travelling("b", coins=2, **cart)
        play(table, "p1 add travel_b")
        assert choices(table) == ["pay 1 cart", "pay 2 coin"]
        play(table, f"p1 pay {way}")
        assert (goods_of(table, "p1")["cart"], of(table, "p1").coins) == rest
        assert waits_for(table) == "chance TurnTravelCard"
    short = travelling("b", coins=1, **cart)
    play(short, "p1 add travel_b")
    assert (goods_of(short, "p1")["cart"], of(short, "p1").coins) == (0, 1)
    assert refuses(travelling("b", coins=1), "add travel_b", "MV-88")


@rule("MV-92")
def test_half_of_one_and_half_of_the_other_is_not_a_payment() -> None:
    """Pile C, a cart or two beers: one beer and coins do not do."""
    table = travelling("c", workshops=["ws_brewery_58"], goods={"beer": 1}, coins=9)
    assert refuses(table, "add travel_c", "MV-88")
    two = travelling("c", workshops=["ws_brewery_58"], goods={"beer": 2})
    play(two, "p1 add travel_c")
    assert goods_of(two, "p1") == {"beer": 0}


@rule("MV-92")
@pytest.mark.parametrize(("horses", "carts"), [(1, 0), (0, 1), (1, 1)])
def test_two_coins_and_a_horse_or_a_cart(horses: int, carts: int) -> None:
    """Pile E: the coins in any case, and one of the two besides; the grey banner's coin comes on top."""
    has = side(
        workshops=["ws_stable_58", "ws_wheelwright_58"], goods={"horse": horses, "cart": carts}, coins=3
    )
    table = travelling("e", **has)
    play(table, "p1 add travel_e")
    if horses and carts:
        assert len(choices(table, "pay")) == 2
        play(table, f"p1 {choices(table)[0]}")
    assert of(table, "p1").coins == 0
    assert sum(goods_of(table, "p1").values()) == horses + carts - 1
    assert refuses(travelling("e", **{**has, "coins": 2}), "add travel_e", "MV-88")
    assert refuses(travelling("e", **{**has, "goods": {}}), "add travel_e", "MV-88")


@rule("MV-92")
@pytest.mark.parametrize(
    ("horses", "coins", "payments"),
    [
        (2, 0, {(2, 0)}),
        (1, 1, {(1, 1)}),
        (0, 2, {(0, 2)}),
        (2, 1, {(2, 0), (1, 1)}),
        (3, 3, {(2, 0), (1, 1), (0, 2)}),
    ],
)
def test_two_units_of_horse_and_coin_in_any_mixture(
    horses: int, coins: int, payments: set[tuple[int, int]]
) -> None:
    """Two horses, two coins or one of each; every mixture that is there can be paid."""
    table = given(
        value=5, p1=side(church="ch_refuge", workshops=["ws_stable_69"], goods={"horse": horses}, coins=coins)
    )
    play(table, "p1 add mo_r1")
    found = {
        (horses - goods_of(end, "p1")["horse"], coins - of(end, "p1").coins) for end in paid_in_full(table)
    }
    assert found == payments


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


@rule("MV-92")
def test_three_any_units_are_resources_generic_ones_and_coins() -> None:
    """Every mixture of three out of a beer, a cart, a plow on a field, a generic resource and two coins."""
    table = given(
        value=4,
        p1=side(
            church="ch_refuge",
            coins=2,
            workshops=["ws_brewery_58", "ws_wheelwright_58"],
            goods={"beer": 1, "cart": 1},
            fields=1,
            plows=[1],
            chamber="co_guild",
            generic=1,
        ),
    )
    play(table, "p1 add mo_q2")
    ends = paid_in_full(table)
    found = {
        (
            1 - goods_of(end, "p1")["beer"],
            1 - goods_of(end, "p1")["cart"],
            2 - of(end, "p1").coins,
            1 - int(of(end, "p1").fields[0].plow),
            1 - of(end, "p1").generic,
        )
        for end in ends
    }
    every = {
        (beer, cart, coins, plow, generic)
        for beer in (0, 1)
        for cart in (0, 1)
        for coins in (0, 1, 2)
        for plow in (0, 1)
        for generic in (0, 1)
        if beer + cart + coins + plow + generic == 3
    }
    assert found == every
    assert len(ends) == len(every)


@rule("MV-92")
def test_a_square_marker_and_a_successor_are_not_units() -> None:
    """Three any units: neither markers on the square nor in the school pay."""
    table = given(
        value=4, p1=side(church="ch_refuge", coins=2, square=True, markers=3, school=["left", "right"])
    )
    assert refuses(table, "add mo_q2", "MV-88")


@rule("MV-93")
def test_costs_that_fall_due_together_must_be_payable_together() -> None:
    """Pile D, a horse and a beer, after a beer stop: two beers; each marker pays once."""
    before = ["tr_a1", "tr_b1", "tr_c3"]
    both = side(travels=before, workshops=["ws_stable_58", "ws_brewery_58"])
    short = given(value=7, p1=side(**both, goods={"horse": 1, "beer": 1}))
    assert refuses(short, "add travel_d", "MV-88")
    enough = given(value=7, p1=side(**both, goods={"horse": 1, "beer": 2}))
    play(enough, "p1 add travel_d")
    assert goods_of(enough, "p1") == {"horse": 0, "beer": 0}


@rule("MV-93")
def test_an_alternative_that_leaves_nothing_for_the_grey_banner_is_not_on_offer() -> None:
    """Pile C with two beers and a cart after a beer stop: only the cart leaves a beer."""
    has = side(travels=["tr_a1", "tr_b3"], workshops=["ws_brewery_58", "ws_wheelwright_58"])
    table = given(value=7, p1=side(**has, goods={"beer": 2, "cart": 1}))
    play(table, "p1 add travel_c")
    assert goods_of(table, "p1") == {"beer": 1, "cart": 0}
    more = given(value=7, p1=side(**has, goods={"beer": 3, "cart": 1}))
    play(more, "p1 add travel_c")
    assert choices(more) == ["pay 1 cart", "pay 2 beer"]
    play(more, "p1 pay 2 beer")
    assert goods_of(more, "p1") == {"beer": 0, "cart": 1}


@rule("MV-93")
def test_coins_for_both_banners() -> None:
    """Pile B for two coins after a ferry for one: three coins."""
    for coins, able in ((2, False), (3, True)):
        table = given(value=7, p1=side(coins=coins, travels=["tr_a2"]))
        assert ("add travel_b" in choices(table)) == able
    play(table, "p1 add travel_b", "chance reveal tr_b1")
    assert (of(table, "p1").coins, of(table, "p1").cloud) == (0, 3)


@rule("MV-93")
def test_a_grey_banner_of_time_is_consumed_with_the_black_banner() -> None:
    """Two time of the ford and two of the pile."""
    table = given(value=7, p1=side(coins=2, travels=["tr_a4"]))
    play(table, "p1 add travel_b")
    assert of(table, "p1").cloud == 5


# The first-player hand. --------------------------------------------------------------------------


@rule("MV-100")
@pytest.mark.parametrize("who", PROFESSIONS)
@pytest.mark.parametrize("value", [4, 10])
def test_the_hand_costs_nothing_and_needs_nobody(value: int, who: str) -> None:
    """With 4 or 10; no time, no coin, no particular villager."""
    table = given(turn="p2", value=value, hand=2, p2=side(villagers=[who], coins=1))
    play(table, "p2 take hand")
    village = of(table, "p2")
    assert (village.cloud, village.coins, village.villagers) == (1, 1, (who,))


@rule("MV-100")
@pytest.mark.parametrize("value", [2, 3, 5, 6, 7, 8, 9, 11, 12])
def test_no_other_value_activates_the_hand(value: int) -> None:
    """Everything but 4 and 10 is refused."""
    assert refuses(given(turn="p2", value=value, hand=2), "take hand", "MV-100")


@rule("MV-101")
def test_all_points_of_the_hand_go_to_your_own_tree() -> None:
    """None stays on the hand; not to the town hall."""
    table = given(players=3, turn="p3", value=10, hand=7, p3=side(tree=1, safe=2))
    play(table, "p3 take hand")
    assert (of(table, "p3").tree, of(table, "p3").safe) == (8, 2)
    assert seen(table).hand == 1
    assert seen(table).round == 2


@rule("MV-102")
def test_the_player_who_takes_the_hand_is_first_player_from_the_next_round_on() -> None:
    """It lies on its back; the order of this round stays as it is."""
    table = given(players=4, turn="p2", value=4, hand=1)
    play(table, "p2 take hand")
    view = seen(table)
    assert (view.holder, view.hand_back, view.first, view.hand) == (1, True, 0, 0)
    assert waits_for(table) == "p3 MakeValue"
    idle(table)
    assert waits_for(table) == "p4 MakeValue"
    idle(table)
    roll(table)
    assert (waits_for(table), seen(table).first) == ("p2 MakeValue", 1)


@rule("MV-103")
def test_the_hand_changes_hands_once_per_round() -> None:
    """While its back is visible nobody can take it, neither the next player nor the first one."""
    table = given(players=4, turn="p2", pool=["w1", "w3", "w4", "w6", "w5", "w5", "w2", "w2"], hand=3)
    take(table, "w1", "w3")
    play(table, "p2 take hand")
    take(table, "w4", "w6")
    assert refuses(table, "take hand", "MV-103")
    play(table, "p3 activate question", "p3 stay")
    take(table, "w5", "w5")
    assert refuses(table, "take hand", "MV-103")
    assert "activate office" in choices(table)


@rule("MV-104")
@pytest.mark.parametrize("players", [3, 4])
def test_the_current_first_player_cannot_take_the_hand(players: int) -> None:
    """With three or four players; all others can."""
    assert refuses(given(players=players, value=4, hand=2), "take hand", "MV-104")
    for seat in range(2, players + 1):
        table = given(players=players, turn=f"p{seat}", value=10, hand=2)
        assert "take hand" in choices(table)
    first = given(players=players, turn="p3", first="p3", value=4, hand=2)
    assert refuses(first, "take hand", "MV-104")


@rule("MV-105")
def test_with_two_players_the_first_player_takes_it_on_the_second_turn_only() -> None:
    """The first turn is refused, the second one legal; the first seat is kept."""
    table = given(pool=["w1", "w3", "w4", "w6", "w2", "w3", "w5", "w5"], hand=3)
    take(table, "w1", "w3")
    assert refuses(table, "take hand", "MV-105")
    play(table, "p1 activate question", "p1 stay")
    idle(table)
    assert waits_for(table) == "p1 MakeValue"
    take(table, "w4", "w6")
    play(table, "p1 take hand")
    assert (of(table, "p1").tree, seen(table).hand_back, seen(table).holder) == (3, True, 0)
    idle(table)
    roll(table)
    assert (waits_for(table), seen(table).hand_back) == ("p1 MakeValue", False)


@rule("MV-105")
@pytest.mark.parametrize("own_turn", [1, 2])
def test_with_two_players_the_other_takes_it_on_either_turn(own_turn: int) -> None:
    """Then the first player cannot take it any more in this round."""
    table = given(pool=["w1", "w3", "w4", "w6", "w2", "w2", "w1", "w1"], hand=3)
    for _ in range(1 if own_turn == 1 else 3):
        idle(table)
    assert waits_for(table) == "p2 MakeValue"
    take(table, "w4", "w6")
    play(table, "p2 take hand")
    assert (of(table, "p2").tree, seen(table).holder) == (3, 1)
    if own_turn == 1:
        take(table, "w2", "w2")
        assert refuses(table, "take hand", "MV-103")
    else:
        roll(table)
        assert waits_for(table) == "p2 MakeValue"


# The steward's office. ---------------------------------------------------------------------------


@rule("MV-110")
@pytest.mark.parametrize("value", range(2, 13))
def test_the_office_needs_four_or_ten(value: int) -> None:
    """Any other value is refused."""
    table = given(value=value)
    if value in {4, 10}:
        play(table, "p1 activate office")
        assert waits_for(table) == "p1 TakeCustomer"
    else:
        assert refuses(table, "activate office", "MV-110")


@rule("MV-111", "MV-112")
@pytest.mark.parametrize(("number", "coins", "time"), [(1, 0, 1), (2, 0, 2), (3, 1, 2), (4, 1, 3)])
def test_one_to_four_customers_and_their_price(number: int, coins: int, time: int) -> None:
    """Cards of choice come to their own market; the price goes by their number."""
    table = given(value=4, p1=side(coins=2))
    play(table, "p1 activate office")
    chosen = ["cu_07", "cu_03", "cu_05", "cu_02"][:number]
    for card in chosen:
        play(table, f"p1 take {card}")
    if number < 4:
        play(table, "p1 stop")
    assert (of(table, "p1").coins, of(table, "p1").cloud) == (2 - coins, 1 + time)
    assert market_of(table, "p1") == sorted(chosen)
    assert zone_of(table) == [card for card in ZONE if card not in chosen]
    assert waits_for(table) == "chance RevealCustomer"


@rule("MV-111")
def test_at_least_one_customer_and_no_fifth() -> None:
    """Stopping before the first is refused; after the fourth there is no question."""
    table = given(value=4, p1=side(coins=9))
    play(table, "p1 activate office")
    assert refuses(table, "stop", "MV-111")
    assert choices(table) == [f"take {card}" for card in ZONE]
    for card in ("cu_02", "cu_03", "cu_04", "cu_05"):
        play(table, f"p1 take {card}")
    assert waits_for(table) == "chance RevealCustomer"
    assert len(market_of(table, "p1")) == 4


@rule("MV-111")
def test_only_cards_that_lie_in_the_zone() -> None:
    """At most as many as lie there, and none from the deck, from a market or twice."""
    table = given(value=4, zone=["cu_02", "cu_03"], p1=side(coins=9), p2=side(market=["cu_10"]))
    play(table, "p1 activate office", "p1 take cu_02")
    for card in ("cu_02", "cu_10", "cu_20"):
        assert refuses(table, f"take {card}", "MV-111")
    play(table, "p1 take cu_03")
    assert waits_for(table) == "chance RevealCustomer"
    assert market_of(table, "p1") == ["cu_02", "cu_03"]


@rule("MV-112")
def test_without_a_coin_only_two_customers() -> None:
    """The third costs a coin; the fourth no further one."""
    poor = given(value=4)
    play(poor, "p1 activate office", "p1 take cu_02", "p1 take cu_03")
    assert waits_for(poor) == "chance RevealCustomer"
    assert (of(poor, "p1").cloud, len(market_of(poor, "p1"))) == (3, 2)
    one = given(value=4, p1=side(coins=1))
    play(one, "p1 activate office", "p1 take cu_02", "p1 take cu_03", "p1 take cu_04", "p1 take cu_05")
    assert (of(one, "p1").coins, of(one, "p1").cloud, len(market_of(one, "p1"))) == (0, 4, 4)


@rule("MV-113")
def test_the_zone_is_refilled_to_six_after_taking() -> None:
    """Only when all have been taken: no card comes in between, none of the new ones can be chosen."""
    table = given(value=4)
    play(table, "p1 activate office", "p1 take cu_02")
    assert zone_of(table) == ZONE[1:]
    play(table, "p1 take cu_03", "chance reveal cu_33", "chance reveal cu_21")
    assert zone_of(table) == [*ZONE[2:], "cu_21", "cu_33"]
    assert (seen(table).deck, waits_for(table)) == (25, "p2 MakeValue")


@rule("MV-114")
def test_an_empty_deck_refills_nothing() -> None:
    """As long as there are cards they come; then the zone stays smaller."""
    gone = [f"cu_{number:02}" for number in range(1, 34) if f"cu_{number:02}" not in {*ZONE, "cu_33"}]
    table = given(value=4, pool=["w1", "w3"], p2=side(served=gone))
    assert seen(table).deck == 1
    play(table, "p1 activate office", "p1 take cu_02", "p1 take cu_03", "chance reveal cu_33")
    assert (waits_for(table), seen(table).deck) == ("p2 MakeValue", 0)
    assert zone_of(table) == [*ZONE[2:], "cu_33"]
    take(table, "w1", "w3")
    play(table, "p2 activate office", "p2 take cu_33", "p2 stop")
    assert zone_of(table) == ZONE[2:]
    assert waits_for(table) == "p1 MakeValue"


@rule("MV-115")
def test_without_customers_the_office_cannot_be_activated() -> None:
    """The zone and the deck are empty; with one card it can."""
    everybody = [f"cu_{number:02}" for number in range(1, 34)]
    table = given(value=10, zone=[], p2=side(served=everybody))
    assert refuses(table, "activate office", "MV-115")
    last = given(value=10, zone=["cu_33"], p2=side(served=everybody[:-1]))
    play(last, "p1 activate office", "p1 take cu_33")
    assert (market_of(last, "p1"), waits_for(last)) == (["cu_33"], "p2 MakeValue")


@rule("MV-116")
@pytest.mark.parametrize("who", PROFESSIONS)
def test_customers_need_no_villager_and_no_resources(who: str) -> None:
    """Any single villager, no workshop, no coin."""
    table = given(value=4, p1=side(villagers=[who]))
    play(table, "p1 activate office", "p1 take cu_06", "p1 stop")
    assert market_of(table, "p1") == ["cu_06"]


@rule("MV-117")
def test_customers_wait_without_limit_and_give_nothing_before_they_are_served() -> None:
    """Twenty of them are no points; rounds later they are still there."""
    market = [f"cu_{number}" for number in range(10, 30)]
    table = given(value=4, p1=side(market=market))
    assert points_of(table, "p1")["customers"] == 0
    play(table, "p1 activate office", "p1 take cu_02", "p1 stop", "chance reveal cu_30")
    assert market_of(table, "p1") == ["cu_02", *market]
    for _ in range(3):
        idle(table)
    roll(table)
    idle(table)
    assert market_of(table, "p1") == ["cu_02", *market]
    assert points_of(table, "p1")["customers"] == 0


# Why not. ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("add ch_cloister", {"card": "ch_cloister", "profession": "abbot"}),
        ("add mo_r1", {"card": "mo_r1", "profession": "abbot"}),
        ("add co_guild", {"card": "co_guild", "profession": "councillor"}),
        ("add ws_forge_68", {"card": "ws_forge_68", "profession": "craftsman"}),
        ("add travel_b", {"card": "travel_b", "profession": "traveller"}),
        ("add field", {"card": "field"}),
        ("take hand", {}),
        ("activate office", {}),
    ],
)
def test_a_refused_banner_names_its_card_and_who_adds_it(text: str, about: dict[str, str]) -> None:
    """So that the reason can be said in words, whichever it is; hand and office are no cards."""
    why = refusal(given(value=5), text)
    assert why is not None
    assert why.reason.args == {"number": 5, **about}
