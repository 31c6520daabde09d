"""Churches and their advantages. Rules: MV-245 to MV-253."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.common_moves import dying, without
from tests.games.my_village.given import (
    cards_of,
    choices,
    given,
    market_of,
    of,
    play,
    points_of,
    refused,
    seen,
    side,
    told,
    waits_for,
    zone_of,
)
from tests.rules import rule

CHURCHES = {"ch_sanatorium": 5, "ch_cloister": 6, "ch_diocesan": 8, "ch_refuge": 9}
ZONE = ["cu_02", "cu_03", "cu_04", "cu_05", "cu_06", "cu_07"]


def counter(deck: int = 5, *, zone: list[str] | None = None, **village: object) -> VillageTable:
    """Let the owner of the diocesan counter come to the office; the deck has so many cards, cu_33 last."""
    lying = ZONE if zone is None else zone
    rest = [card for number in range(1, 34) if (card := f"cu_{number:02}") not in lying]
    table = given(
        value=10,
        zone=lying,
        p1=side(church="ch_diocesan", coins=1) | village,
        p2=side(served=rest[: len(rest) - deck]),
    )
    assert seen(table).deck == deck
    play(table, "p1 activate office")
    return table


def invaded(**villages: Any) -> VillageTable:
    """Let the first player bury a councillor for nothing and the rat arrive."""
    table = dying(rat=1, chronicle={"councillor": 2}, **villages)
    play(table, "p1 bury councillor", "chance roll 1")
    return table


def refuge(**village: object) -> VillageTable:
    """Let the owner of the refuge activate pile A; the other one has a coin to travel too."""
    table = given(value=7, p1=side(church="ch_refuge", coins=1) | village, p2=side(coins=1))
    play(table, "p1 add travel_a")
    return table


# Acquiring. --------------------------------------------------------------------------------------


@rule("MV-245")
@pytest.mark.parametrize("church", CHURCHES)
def test_a_church_needs_the_abbot_and_no_other_church(church: str) -> None:
    """Any church of the column; refused without the abbot and to a player who owns one."""
    value = CHURCHES[church]
    assert f"add {church}" in choices(given(value=value, p1=side(villagers=["abbot"])))
    assert refused(given(value=value, p1=side(villagers=without("abbot"))), f"add {church}", "MV-245")
    other = next(name for name in CHURCHES if name != church)
    assert refused(given(value=value, p1=side(church=other)), f"add {church}", "MV-245")
    assert refused(given(value=value, p2=side(church=church)), f"add {church}", "MV-8")


@rule("MV-246")
@pytest.mark.parametrize("church", CHURCHES)
def test_a_church_is_added_and_does_nothing_else(church: str) -> None:
    """Four time; no coin, no story point, no question."""
    table = given(value=CHURCHES[church], p1=side(coins=2, tree=1))
    play(table, f"p1 add {church}")
    village = of(table, "p1")
    assert cards_of(table, "p1") == [church]
    assert (village.cloud, village.coins, village.tree, village.protections) == (5, 2, 1, 0)
    assert church not in [card.card for card in seen(table).churches]
    assert waits_for(table) == "p2 MakeValue"


@rule("MV-247")
@pytest.mark.parametrize("church", CHURCHES)
def test_a_church_has_no_white_banner(church: str) -> None:
    """With no value."""
    for value in range(2, 13):
        assert f"activate {church}" not in choices(given(value=value, p1=side(church=church)))


@rule("MV-247")
def test_the_advantage_needs_the_abbot() -> None:
    """Without one neither counter, refuge nor sanatorium asks."""
    table = counter(villagers=["merchant"])
    assert waits_for(table) == "p1 TakeCustomer"
    table = refuge(villagers=["traveller"])
    play(table, "chance reveal tr_a1")
    assert cards_of(table, "p1") == ["ch_refuge", "tr_a1"]
    table = invaded(p2=side(church="ch_sanatorium", villagers=without("abbot"), tree=8))
    assert (waits_for(table), of(table, "p2").tree) == ("p2 MakeValue", 4)


# Sanatorium. -------------------------------------------------------------------------------------


@rule("MV-248")
@pytest.mark.parametrize("used", [0, 1])
def test_the_sanatorium_repels_the_rats(used: int) -> None:
    """The owner loses nothing and fills a slot; all others suffer. The question comes before any loss."""
    table = invaded(
        players=3,
        p1=side(tree=4),
        p2=side(tree=6),
        p3=side(church="ch_sanatorium", protections=used, tree=9),
    )
    assert (waits_for(table), choices(table)) == ("p3 RepelRats", ["repel rats", "decline"])
    assert [of(table, name).tree for name in ("p1", "p2", "p3")] == [4, 6, 9]
    kind = next(kind for kind in MY_VILLAGE.steps if kind.name == "RepelRats")
    assert table.choices(2) == list(range(kind.width))
    play(table, "p3 repel rats")
    assert [of(table, name).tree for name in ("p1", "p2", "p3")] == [2, 3, 9]
    assert (of(table, "p3").protections, waits_for(table)) == (used + 1, "p2 MakeValue")


@rule("MV-248")
def test_the_sanatorium_need_not_be_used() -> None:
    """Declined, its slots stay free and the owner suffers like all."""
    table = invaded(p1=side(church="ch_sanatorium", tree=9))
    assert waits_for(table) == "p1 RepelRats"
    play(table, "p1 decline")
    assert (of(table, "p1").tree, of(table, "p1").protections) == (5, 0)


@rule("MV-248")
def test_twice_per_game() -> None:
    """With both slots filled nobody is asked."""
    table = invaded(p1=side(church="ch_sanatorium", protections=2, tree=9))
    assert (waits_for(table), of(table, "p1").tree) == ("p2 MakeValue", 5)


@rule("MV-248")
def test_the_protection_is_for_this_invasion_only() -> None:
    """The next one asks again, and a player who declines then loses."""
    table = invaded(
        p1=side(church="ch_sanatorium", tree=8), p2=side(cloud=10, villagers=["merchant", "abbot"])
    )
    play(table, "p1 repel rats")
    assert (of(table, "p1").tree, seen(table).protected) == (8, ())
    table.rat = 1
    play(table, "p2 value 6", "p2 take w1 w5", "p2 activate question", "p2 stay", "p2 bury merchant")
    play(table, "chance roll 3")
    assert waits_for(table) == "p1 RepelRats"
    play(table, "p1 decline")
    assert (of(table, "p1").tree, of(table, "p1").protections) == (4, 1)


@rule("MV-248")
def test_also_with_an_empty_tree_and_not_without_an_invasion() -> None:
    """Whether it helps is the owner's business (MV-R22)."""
    assert waits_for(invaded(p1=side(church="ch_sanatorium", tree=0))) == "p1 RepelRats"
    table = dying(rat=2, p1=side(church="ch_sanatorium", tree=9))
    play(table, "p1 bury councillor", "chance roll 1")
    assert waits_for(table) == "p2 MakeValue"


# Cloister. ---------------------------------------------------------------------------------------


@rule("MV-249")
@pytest.mark.parametrize("villagers", [["abbot"], ["merchant"]])
def test_the_cloister_comes_with_a_window(villagers: list[str]) -> None:
    """It counts at the end, abbot or not."""
    table = given(p1=side(church="ch_cloister", villagers=villagers))
    assert (of(table, "p1").windows, points_of(table, "p1")["church"]) == (1, 4 + 1)
    table = given(p1=side(church="ch_refuge", villagers=villagers))
    assert (of(table, "p1").windows, points_of(table, "p1")["church"]) == (0, 5)


@rule("MV-249")
def test_the_cloister_has_room_for_five_monks() -> None:
    """Its window counts towards the six."""
    monks = ["mo_r2", "mo_r3", "mo_c2", "mo_c3"]
    table = given(value=9, p1=side(church="ch_cloister", monks=monks, coins=2))
    assert "add mo_r1" in choices(table)
    table = given(value=9, p1=side(church="ch_cloister", monks=[*monks, "mo_q1"], coins=2))
    assert of(table, "p1").windows == 6
    assert refused(table, "add mo_r1", "MV-260")


# Diocesan counter. -------------------------------------------------------------------------------


@rule("MV-250")
def test_the_counter_turns_up_a_card_and_gives_one_for_free() -> None:
    """Seven cards lie there; the free one costs nothing; then up to four at the usual price."""
    table = counter()
    assert (waits_for(table), choices(table)) == ("p1 UseCounter", ["use counter", "decline"])
    play(table, "p1 use counter", "chance reveal cu_30")
    assert zone_of(table) == [*ZONE, "cu_30"]
    play(table, "p1 take cu_30")
    assert (of(table, "p1").cloud, of(table, "p1").coins, market_of(table, "p1")) == (1, 1, ["cu_30"])
    spent = []
    for card in ("cu_02", "cu_03", "cu_04", "cu_05"):
        play(table, f"p1 take {card}")
        spent.append((of(table, "p1").cloud, of(table, "p1").coins))
    assert spent == [(2, 1), (3, 1), (3, 0), (4, 0)]
    assert waits_for(table) == "chance RevealCustomer"


@rule("MV-250")
def test_afterwards_the_zone_has_six_cards() -> None:
    """Also when only the card that was turned up is taken: nothing is refilled then."""
    table = counter()
    play(table, "p1 use counter", "chance reveal cu_30", "p1 take cu_30", "p1 stop")
    assert (zone_of(table), waits_for(table), seen(table).deck) == (ZONE, "p2 MakeValue", 4)
    table = counter()
    play(table, "p1 use counter", "chance reveal cu_30", "p1 take cu_02", "p1 take cu_03", "p1 stop")
    play(table, "chance reveal cu_31")
    assert (zone_of(table), waits_for(table)) == (["cu_04", "cu_05", "cu_06", "cu_07", "cu_30", "cu_31"],
                                                  "p2 MakeValue")  # fmt: skip


@rule("MV-250")
def test_the_counter_need_not_be_used() -> None:
    """Declined, the office is as for everyone: no card is turned up, none is free."""
    table = counter()
    play(table, "p1 decline")
    assert (waits_for(table), zone_of(table)) == ("p1 TakeCustomer", ZONE)
    assert refused(table, "stop", "MV-111")
    play(table, "p1 take cu_02")
    assert of(table, "p1").cloud == 2


@rule("MV-250")
def test_only_the_owner_has_the_counter() -> None:
    """Others come to the office as usual."""
    table = given(value=10, p2=side(church="ch_diocesan"))
    play(table, "p1 activate office")
    assert waits_for(table) == "p1 TakeCustomer"


@rule("MV-251")
def test_only_the_free_card_is_enough() -> None:
    """It must be taken once a card was turned up, then stopping is allowed and costs nothing."""
    table = counter()
    play(table, "p1 use counter", "chance reveal cu_30")
    assert choices(table) == [f"take {card}" for card in [*ZONE, "cu_30"]]
    assert refused(table, "stop", "MV-251")
    assert refused(table, "take cu_31", "MV-250")
    play(table, "p1 take cu_02", "p1 stop")
    assert (of(table, "p1").cloud, of(table, "p1").coins, market_of(table, "p1")) == (1, 1, ["cu_02"])


@rule("MV-251")
def test_with_an_empty_deck_one_card_is_still_free() -> None:
    """No card is turned up."""
    table = counter(deck=0, zone=ZONE)
    play(table, "p1 use counter")
    assert waits_for(table) == "p1 TakeFreeCustomer"
    play(table, "p1 take cu_04", "p1 stop")
    assert (of(table, "p1").cloud, market_of(table, "p1")) == (1, ["cu_04"])
    assert len(zone_of(table)) == 5


@rule("MV-251")
def test_the_last_customer_may_be_the_free_one() -> None:
    """Then there is nothing to pay for."""
    table = counter(deck=0, zone=["cu_02"])
    play(table, "p1 use counter", "p1 take cu_02")
    assert (waits_for(table), zone_of(table)) == ("p2 MakeValue", [])


# Pilgrims' refuge. -------------------------------------------------------------------------------


@rule("MV-252")
def test_the_refuge_lets_one_see_before_adding() -> None:
    """Kept, the card is added; all see it meanwhile."""
    table = refuge()
    play(table, "chance reveal tr_a2")
    assert (waits_for(table), choices(table)) == ("p1 KeepTravelCard", ["keep tr_a2", "redraw"])
    turned = seen(table, "p2").turned
    assert turned is not None
    assert turned.card == "tr_a2"
    play(table, "p1 keep tr_a2")
    assert (cards_of(table, "p1"), seen(table).turned) == (["ch_refuge", "tr_a2"], None)


@rule("MV-252")
def test_the_refuge_draws_another_card_once() -> None:
    """The first goes under the pile and cannot come; the second must be added; then the pile is shuffled."""
    table = refuge()
    play(table, "chance reveal tr_a2", "p1 redraw")
    assert choices(table) == ["reveal tr_a1", "reveal tr_a3", "reveal tr_a4"]
    play(table, "chance reveal tr_a4")
    assert (cards_of(table, "p1"), waits_for(table)) == (["ch_refuge", "tr_a4"], "p2 MakeValue")
    assert seen(table).travels[0].number == 3
    play(table, "p2 value 7", "p2 take w1 w6", "p2 add travel_a")
    assert choices(table) == ["reveal tr_a1", "reveal tr_a2", "reveal tr_a3"]


@rule("MV-252")
def test_nothing_is_paid_again_for_the_second_card() -> None:
    """Time and cost belong to the banner."""
    table = refuge(coins=3)
    play(table, "chance reveal tr_a2", "p1 redraw", "chance reveal tr_a1")
    assert (of(table, "p1").coins, of(table, "p1").cloud) == (2, 3)


@rule("MV-252")
def test_the_refuge_serves_at_every_letter() -> None:
    """Once per letter, not once per game."""
    table = given(
        value=7,
        p1=side(church="ch_refuge", travels=["tr_a1"], workshops=["ws_wheelwright_58"], goods={"cart": 1}),
    )
    play(table, "p1 add travel_b", "chance reveal tr_b2", "p1 redraw", "chance reveal tr_b1")
    assert "my-village-redraws" in [said.id for said in told(table)]
    assert cards_of(table, "p1")[1:3] == ["tr_a1", "tr_b1"]


@rule("MV-253")
def test_the_last_card_of_a_pile_must_be_kept() -> None:
    """There is no other one; with one more there is a choice."""
    others: dict[str, Any] = {"p2": side(travels=["tr_a1"]), "p3": side(travels=["tr_a2"])}
    fourth: dict[str, Any] = {"p4": side(travels=["tr_a3"])}
    for more, asked in ((fourth, False), ({}, True)):
        table = given(players=4, value=7, p1=side(church="ch_refuge", coins=1), **others, **more)
        play(table, "p1 add travel_a", "chance reveal tr_a4")
        assert (waits_for(table) == "p1 KeepTravelCard") == asked
        assert ("tr_a4" in cards_of(table, "p1")) != asked
