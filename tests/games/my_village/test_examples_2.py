"""Worked examples MV-X31 to MV-X52, each as the page tells it."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import TRAVEL_PILE
from tests.games.my_village.common_moves import PROFESSIONS, end_round, quiet_turn, roll, without
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
    refused,
    seen,
    served_of,
    side,
    waits_for,
    zone_of,
)
from tests.rules import rule

SHOPS = ["ws_stable_58", "ws_brewery_58", "ws_forge_58", "ws_parchment_maker_58", "ws_wheelwright_58"]


def rest_of_deck(deck: int, zone: list[str] | None = None) -> list[str]:
    """Return the customers that must be away so that the deck has so many cards."""
    lying = ZONE if zone is None else zone
    rest = [card for number in range(1, 34) if (card := f"cu_{number:02}") not in lying]
    return rest[: len(rest) - deck]


@rule("MV-X31")
def test_diocesan_counter() -> None:
    """One card free and four paid: one coin and three time, five customers, the deck is empty."""
    table = given(value=10, p1=side(church="ch_diocesan", coins=1, cloud=1), p2=side(served=rest_of_deck(5)))
    assert (len(zone_of(table)), seen(table).deck) == (6, 5)
    play(table, "p1 activate office", "p1 use counter", "chance reveal cu_33")
    assert (seen(table).deck, len(zone_of(table))) == (4, 7)
    play(table, "p1 take cu_33", "p1 take cu_02", "p1 take cu_03", "p1 take cu_04", "p1 take cu_05")
    assert len(zone_of(table)) == 2
    assert (of(table, "p1").coins, of(table, "p1").cloud, len(market_of(table, "p1"))) == (0, 4, 5)
    play(table, *[f"chance reveal cu_{number}" for number in (29, 30, 31, 32)])
    assert (len(zone_of(table)), seen(table).deck, waits_for(table)) == (6, 0, "p2 MakeValue")


@rule("MV-X32")
def test_monk_with_office_and_diocesan_counter() -> None:
    """One free and two paid cards: three time in all, three customers, one window; no third paid card."""
    table = given(
        value=8,
        monks=["mo_r1", "mo_c3", "mo_q2"],
        p1=side(church="ch_diocesan", coins=3, cloud=5),
    )
    play(table, "p1 add mo_c3", "p1 perform office", "p1 use counter", "chance reveal cu_33")
    play(table, "p1 take cu_33", "p1 take cu_02", "p1 take cu_03")
    assert not choices(table, "take")
    assert waits_for(table) == "chance RevealCustomer"
    play(table, "chance reveal cu_20", "chance reveal cu_21")
    village = of(table, "p1")
    assert (village.cloud, len(village.market), village.windows, village.coins) == (8, 3, 1, 0)


@rule("MV-X33")
def test_refuge() -> None:
    """The first card goes under the pile; the second must be added; two are left."""
    table = given(
        value=7,
        p1=side(church="ch_refuge", travels=["tr_a1"], coins=2),
        p2=side(travels=["tr_a2", "tr_b4"]),
    )
    assert seen(table).travels[1].number == 3
    play(table, "p1 add travel_b", "chance reveal tr_b2")
    assert choices(table) == ["keep tr_b2", "redraw"]
    play(table, "p1 redraw")
    assert choices(table) == ["reveal tr_b1", "reveal tr_b3"]
    play(table, "chance reveal tr_b3")
    assert "redraw" not in choices(table)
    assert cards_of(table, "p1") == ["ch_refuge", "tr_a1", "tr_b3"]
    assert seen(table).travels[1].number == 2


@rule("MV-X34")
def test_double_school_by_a_monk() -> None:
    """To the right slot, then as traveller: one time and two story points, then the monk is added."""
    table = given(
        value=6,
        monks=["mo_r1", "mo_c2", "mo_q2"],
        p1=side(church="ch_refuge", coins=3, cloud=1, school=["left"], villagers=without("traveller")),
    )
    play(table, "p1 add mo_c2")
    assert of(table, "p1").cloud == 2
    play(table, "p1 perform school", "p1 train on", "p1 place right traveller")
    village = of(table, "p1")
    assert (village.school_left, village.school_right, village.cloud, village.tree) == (False, False, 3, 2)
    assert (village.villagers, village.windows) == (tuple(PROFESSIONS), 1)


@rule("MV-X35")
def test_six_windows() -> None:
    """The cloister with five monks is full; the sanatorium with five monks is not."""
    monks = ["mo_r2", "mo_r3", "mo_c2", "mo_c3", "mo_q1"]
    table = given(value=9, p1=side(church="ch_cloister", monks=monks, coins=2))
    assert refused(table, "add mo_r1", "MV-260")
    table = given(value=9, p1=side(church="ch_sanatorium", monks=monks, coins=2))
    play(table, "p1 add mo_r1")
    assert of(table, "p1").windows == 6


@rule("MV-X36")
def test_full_workshop() -> None:
    """No cart is placed, one time is consumed, a villager dies."""
    table = given(value=5, p1=side(workshops=["ws_wheelwright_58"], goods={"cart": 2}, cloud=10))
    play(table, "p1 activate ws_wheelwright_58")
    assert (goods_of(table, "p1"), of(table, "p1").cloud, of(table, "p1").reaper) == ({"cart": 2}, 1, True)
    play(table, "p1 stop")
    assert waits_for(table) == "p1 ChooseDeceased"


@rule("MV-X37")
def test_headman_tour() -> None:
    """Four turns: coins 1, 1, 2, 2; tree 2, 5, 5, 0; safe 0, 0, 0, 5; four time."""
    table = given(pool=["w1"], options={"max_rounds": 9}, p1=side(tree=2, safe=0, coins=0))
    found = []
    for space in ("coin_space", "story_space", "coin_space", "town_hall"):
        play(table, "p1 value 2", "p1 take w1 w1", "p1 activate question", f"p1 move {space}")
        village = of(table, "p1")
        found.append((village.coins, village.tree, village.safe))
        quiet_turn(table)
        if waits_for(table) == "chance RollDice":
            roll(table)
    assert found == [(1, 2, 0), (1, 5, 0), (2, 5, 0), (2, 0, 5)]
    assert of(table, "p1").cloud == 5


@rule("MV-X38")
def test_tie_break() -> None:
    """Both 41: sums four and three, Ann wins; markers on the square do not count."""
    ann = side(
        safe=37, coins=2, workshops=["ws_brewery_58"], goods={"beer": 1}, fields=1, plows=[1], square=True,
        markers=2, tree=0,
    )  # fmt: skip
    ben = side(safe=39, coins=0, chamber="co_guild", generic=1, tree=2)
    table = given(graves=9, pool=["w1"], p1=ann, p2=ben)
    end_round(table)
    assert MY_VILLAGE.result(table).scores == (41, 41)
    assert [village.leftovers for village in seen(table).villages] == [4, 3]
    assert MY_VILLAGE.result(table).ranks == (1, 2)


@rule("MV-X39")
def test_the_round_is_completed() -> None:
    """Seventeen coffins, then three deaths: twenty when the fourth player's turn is over."""
    last = side(cloud=10)
    table = given(
        players=4,
        graves=7,
        chronicle=dict.fromkeys(PROFESSIONS, 2),
        pool=["w1"],
        p1=last,
        p3=last,
        p4=last,
    )
    assert seen(table).coffins == 17
    quiet_turn(table)
    play(table, "p1 bury abbot", "chance roll 1")
    assert (seen(table).coffins, waits_for(table)) == (18, "p2 MakeValue")
    quiet_turn(table)
    for seat in ("p3", "p4"):
        assert waits_for(table) == f"{seat} MakeValue"
        quiet_turn(table)
        play(table, f"{seat} bury abbot", "chance roll 1")
    assert (seen(table).coffins, waits_for(table)) == (20, "over")


@rule("MV-X40")
def test_no_e_card_left() -> None:
    """Three own the E cards, the fourth is refused, for the empty pile and not for the chapel.

    Of the four D cards one is the chapel, so that the fourth player has it once the three others travelled
    on. That it is the empty pile that matters is seen with another D card and an E pile that was put away.
    """
    trips: dict[str, Any] = {
        f"p{seat}": side(travels=[f"tr_{letter}{seat}" for letter in "abcde"]) for seat in (1, 2, 3)
    }
    rich = side(workshops=SHOPS, goods={"horse": 3, "cart": 2}, coins=9)
    dan = rich | {"travels": ["tr_a4", "tr_b4", "tr_c4", "tr_d4"]}
    table = given(players=4, turn="p4", value=7, p4=dan, **trips)
    assert seen(table).travels[4].number == 0
    assert refused(table, "add travel_e", "MV-8")
    table = given(players=4, turn="p4", value=7, p4=rich | {"travels": ["tr_a4", "tr_b4", "tr_c4", "tr_d1"]})
    assert "add travel_e" in choices(table)
    table.piles[TRAVEL_PILE + 4] = 0
    assert refused(table, "add travel_e", "MV-8")


@rule("MV-X41")
def test_chapel() -> None:
    """No E card after the chapel; its eight points count."""
    village = side(travels=["tr_a1", "tr_b1", "tr_c1", "tr_d4"], workshops=SHOPS, goods={"horse": 3}, coins=9)
    table = given(value=7, p1=village)
    assert refused(table, "add travel_e", "MV-235")
    assert points_of(table, "p1")["travels"] == 3 + 4 + 5 + 8


@rule("MV-X42")
def test_die_limits() -> None:
    """One coin on the five; more than twelve there is not, and the six cannot be raised."""
    table = given(pool=["w6", "w5"], p1=side(coins=3))
    assert refused(table, "value 13", "MV-64")
    play(table, "p1 value 12", "p1 take w5 w6")
    assert (seen(table).value, of(table, "p1").coins) == (12, 2)


@rule("MV-X43")
def test_coins_of_this_turn_cannot_change_dice() -> None:
    """After the harvest the value stays 7: the brewery is refused, stop is left."""
    table = given(value=7, p1=side(fields=1, workshops=["ws_brewery_58"], coins=0))
    play(table, "p1 activate field_1")
    assert refused(table, "activate ws_brewery_58", "MV-127")
    assert choices(table) == ["stop"]
    play(table, "p1 stop")
    assert of(table, "p1").coins == 1


@rule("MV-X44")
def test_a_new_villager_by_school_opens_the_market() -> None:
    """The right successor becomes merchant and serves the reeve."""
    village = side(
        villagers=without("merchant"), school=["right"], market=["cu_11"], workshops=["ws_forge_58"],
        goods={"plow": 1}, tree=0, cloud=6,
    )  # fmt: skip
    table = given(value=11, p1=village)
    assert refused(table, "serve cu_11", "MV-130")
    play(table, "p1 activate school", "p1 place right merchant", "p1 serve cu_11")
    assert (of(table, "p1").cloud, of(table, "p1").tree) == (7, 2)
    assert (served_of(table, "p1"), points_of(table, "p1")["customers"]) == (["cu_11"], 3)


@rule("MV-X45")
def test_citizens_chamber() -> None:
    """Eight points for abbot and merchant, minus five for the tile of the day labourer."""
    village = side(
        chamber="co_citizens",
        covered=["abbot", "craftsman", "merchant"],
        villagers=["abbot", "traveller", "merchant"],
        labourers=1,
    )
    table = given(graves=9, pool=["w1"], p1=village)
    end_round(table)
    assert (points_of(table, "p1")["council"], points_of(table, "p1")["labourers"]) == (8, -5)


@rule("MV-X46")
@pytest.mark.parametrize(
    ("goods", "coins", "generic", "legal"),
    [({"horse": 1}, 1, 0, True), ({"horse": 1}, 0, 1, True), ({"beer": 1}, 1, 0, False)],
)
def test_mixed_monk_payment(goods: dict[str, int], coins: int, generic: int, *, legal: bool) -> None:
    """Two units of horse and coin: mixed, or with a generic resource, but not with beer."""
    village = side(
        church="ch_refuge", workshops=SHOPS, goods=goods, coins=coins, chamber="co_guild", generic=generic
    )
    table = given(value=9, p1=village)
    if not legal:
        assert refused(table, "add mo_r1", "MV-88")
        return
    play(table, "p1 add mo_r1")
    after = of(table, "p1")
    assert (after.coins, after.generic, after.cloud, after.tree) == (0, 0, 3, 2)
    assert set(goods_of(table, "p1").values()) == {0}


@rule("MV-X47")
def test_three_any_units() -> None:
    """Beer, the plow of a field and a coin: all three are paid."""
    village = side(
        church="ch_refuge", workshops=["ws_brewery_58"], goods={"beer": 1}, fields=1, plows=[1], coins=1
    )
    table = given(value=4, p1=village)
    play(table, "p1 add mo_q2")
    after = of(table, "p1")
    assert (goods_of(table, "p1"), after.coins, after.fields[0].plow) == ({"beer": 0}, 0, False)
    assert (after.cloud, after.tree) == (2, 3)


@rule("MV-X48")
def test_exhausted_customer_deck() -> None:
    """One card refills the zone to five; then it shrinks; with none the office is refused."""
    table = given(value=4, p1=side(coins=0), p2=side(served=rest_of_deck(1)))
    assert (seen(table).deck, len(zone_of(table))) == (1, 6)
    play(table, "p1 activate office", "p1 take cu_02", "p1 take cu_03", "chance reveal cu_33")
    assert (len(zone_of(table)), seen(table).deck, waits_for(table)) == (5, 0, "p2 MakeValue")
    table = given(value=4, zone=["cu_02"], p2=side(served=rest_of_deck(0, ["cu_02"])))
    play(table, "p1 activate office", "p1 take cu_02")
    assert (zone_of(table), waits_for(table)) == ([], "p2 MakeValue")
    table = given(value=10, zone=[], p2=side(served=rest_of_deck(0, [])))
    assert refused(table, "activate office", "MV-115")


@rule("MV-X49")
def test_the_hand_keeps_growing() -> None:
    """Three points after the third preparation; Dan takes them and starts the next round."""
    table = given(players=4, turn="p2", first="p2", round=1, hand=1, pool=["w1"])
    end_round(table)
    roll(table)
    assert seen(table).hand == 2
    end_round(table)
    roll(table, 4, 6)
    assert (seen(table).hand, seen(table).round) == (3, 3)
    order = []
    while waits_for(table).endswith("MakeValue"):
        order.append(waits_for(table).split()[0])
        if order[-1] == "p4":
            play(table, "p4 value 10", "p4 take w4 w6", "p4 take hand")
        else:
            play(table, f"{order[-1]} value 2", f"{order[-1]} take w1 w1")
            play(table, f"{order[-1]} activate question", f"{order[-1]} stay")
    assert order == ["p2", "p3", "p4", "p1"]
    assert of(table, "p4").tree == 3
    roll(table)
    assert waits_for(table) == "p4 MakeValue"


@rule("MV-X50")
def test_the_first_banner_fixes_the_mode() -> None:
    """With the generic resource on a field the customer is off; hand, office and "?" are still on offer."""
    village = side(market=["cu_15"], chamber="co_guild", generic=1, fields=1, coins=0, board="board_1")
    table = given(turn="p1", first="p2", value=10, hand=1, p1=village, p2=side(board="board_2"))
    before = ["take hand", "activate office", "activate question", "serve cu_15", "plow field_1 from guild"]
    assert choices(table) == before
    play(table, "p1 plow field_1 from guild")
    assert choices(table) == ["take hand", "activate office", "activate question"]
    assert refused(table, "serve cu_15", "MV-211")


@rule("MV-X51")
def test_a_monk_whose_action_is_impossible() -> None:
    """Cloud 5, no coins, one window more, the school as it was, no question."""
    table = given(
        value=9,
        monks=["mo_r3", "mo_c1", "mo_q2"],
        p1=side(church="ch_refuge", coins=2, cloud=3, school=["left", "right"]),
    )
    play(table, "p1 add mo_r3")
    assert waits_for(table) == "chance RevealMonk"
    village = of(table, "p1")
    assert (village.cloud, village.coins, village.windows) == (5, 0, 1)
    assert (village.school_left, village.school_right) == (True, True)


@rule("MV-X52")
def test_the_headman_stays() -> None:
    """One time is consumed, nothing else happens."""
    table = given(value=9, p1=side(headman="story_space", coins=0, tree=3, cloud=2))
    play(table, "p1 activate question", "p1 stay")
    village = of(table, "p1")
    assert (village.cloud, village.headman, village.coins, village.tree) == (3, "story_space", 0, 3)
