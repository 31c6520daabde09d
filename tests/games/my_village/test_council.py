"""Council chambers and generic resources. Rules: MV-275 to MV-282."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.common_moves import PROFESSIONS, without
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

CHAMBERS = {"co_monetary": (3, 4), "co_citizens": (3, 3), "co_properties": (11, 3), "co_guild": (11, 4)}
"""Value and time of the black banner."""
CATEGORIES = ["travel_cards", "workshop_cards", "served_customers", "religion_cards", "field_cards"]
COVERS = [("co_citizens", 3, PROFESSIONS), ("co_properties", 11, CATEGORIES)]

every_chamber = pytest.mark.parametrize("chamber", CHAMBERS)
covering = pytest.mark.parametrize(("chamber", "value", "slots"), COVERS)


def guild(value: int, generic: int = 1, **village: object) -> VillageTable:
    """Lay a table whose first player has generic resources and nothing else to pay with."""
    return given(value=value, p1=side(chamber="co_guild", generic=generic, coins=0) | village)


@rule("MV-275")
@every_chamber
def test_a_chamber_needs_the_councillor_and_no_other_chamber(chamber: str) -> None:
    """Any chamber of the column; a village square is no obstacle."""
    value, _ = CHAMBERS[chamber]
    text = f"add {chamber}"
    assert text in choices(given(value=value, p1=side(villagers=["councillor"], square=True)))
    assert refused(given(value=value, p1=side(villagers=without("councillor"))), text, "MV-275")
    other = next(name for name in CHAMBERS if name != chamber)
    assert refused(given(value=value, p1=side(chamber=other)), text, "MV-275")
    assert refused(given(value=value, p2=side(chamber=chamber)), text, "MV-8")


@rule("MV-275")
@pytest.mark.parametrize(
    ("value", "offered"), [(3, ["co_monetary", "co_citizens"]), (11, ["co_properties", "co_guild"])]
)
def test_which_chambers_fit_which_value(value: int, offered: list[str]) -> None:
    """The other two are refused."""
    table = given(value=value)
    assert choices(table, "add") == [f"add {chamber}" for chamber in offered]
    for chamber in set(CHAMBERS) - set(offered):
        assert refused(table, f"add {chamber}", "MV-87")


@rule("MV-276")
def test_the_monetary_chamber_gives_two_coins() -> None:
    """Black: the coins, then the card; white: the coins."""
    table = given(value=3, p1=side(coins=1))
    play(table, "p1 add co_monetary")
    assert (of(table, "p1").coins, cards_of(table, "p1"), of(table, "p1").cloud) == (3, ["co_monetary"], 5)
    order = [said.id for said in told(table)]
    assert order.index("my-village-gains-coins") < order.index("my-village-adds")
    table = given(value=3, p1=side(chamber="co_monetary", coins=1))
    play(table, "p1 activate co_monetary")
    assert of(table, "p1").coins == 3


@rule("MV-277")
def test_the_chamber_of_citizens_covers_professions() -> None:
    """Five slots, one for each."""
    table = given(value=3)
    play(table, "p1 add co_citizens")
    assert choices(table) == [*[f"cover {who}" for who in PROFESSIONS], "decline"]
    assert cards_of(table, "p1") == ["co_citizens"]
    play(table, "p1 cover merchant")
    assert (of(table, "p1").covered, of(table, "p1").cloud) == (("merchant",), 4)


@rule("MV-278")
def test_the_chamber_of_properties_covers_categories() -> None:
    """Five slots: travel, workshop, served customer, church and monk, field cards."""
    table = given(value=11)
    play(table, "p1 add co_properties")
    assert choices(table) == [*[f"cover {category}" for category in CATEGORIES], "decline"]
    assert cards_of(table, "p1") == ["co_properties"]
    play(table, "p1 cover religion_cards")
    assert (of(table, "p1").covered, of(table, "p1").cloud) == (("religion_cards",), 4)


@rule("MV-277", "MV-278")
@covering
def test_the_white_banner_covers_one_free_slot_more(chamber: str, value: int, slots: list[str]) -> None:
    """Of the player's choice; a covered one cannot be chosen again."""
    table = given(value=value, p1=side(chamber=chamber, covered=slots[1:3]))
    play(table, f"p1 activate {chamber}")
    assert choices(table) == [f"cover {slots[0]}", f"cover {slots[3]}", f"cover {slots[4]}", "decline"]
    assert refused(table, f"cover {slots[1]}", "MV-15")
    play(table, f"p1 cover {slots[4]}")
    assert set(of(table, "p1").covered) == {slots[1], slots[2], slots[4]}
    full = given(value=value, p1=side(chamber=chamber, covered=slots))
    play(full, f"p1 activate {chamber}")
    assert (waits_for(full), of(full, "p1").cloud) == ("p1 ActivateBanner", 2)


@rule("MV-279")
def test_the_guild_chamber_makes_generic_resources() -> None:
    """One when it is added, one per activation, three slots."""
    table = given(value=11)
    play(table, "p1 add co_guild")
    assert (of(table, "p1").generic, cards_of(table, "p1"), of(table, "p1").cloud) == (1, ["co_guild"], 5)
    for before, after in ((1, 2), (2, 3), (3, 3)):
        table = guild(11, before)
        play(table, "p1 activate co_guild")
        assert (of(table, "p1").generic, of(table, "p1").cloud) == (after, 2)


@rule("MV-280")
@covering
def test_markers_of_a_chamber_stay(chamber: str, value: int, slots: list[str]) -> None:
    """Nothing spends or moves them: not a payment, not a plow, not the next activation."""
    table = given(
        value=value,
        p1=side(chamber=chamber, covered=slots[:2], fields=1, market=["cu_10", "cu_11"], coins=0),
    )
    assert refused(table, "serve cu_11", "MV-211")
    assert choices(table, "plow") == []
    play(table, f"p1 activate {chamber}", "p1 decline", "p1 stop")
    assert of(table, "p1").covered == tuple(slots[:2])


@rule("MV-281")
@pytest.mark.parametrize(
    ("value", "text", "market", "pays"),
    [
        (5, "serve cu_20", "cu_20", 1),
        (4, "serve cu_15", "cu_15", 1),
        (6, "serve cu_25", "cu_25", 1),
        (8, "serve cu_26", "cu_26", 1),
        (11, "serve cu_10", "cu_10", 1),
        (7, "serve cu_31", "cu_31", 1),
        (7, "serve cu_32", "cu_32", 2),
    ],
)
def test_a_generic_resource_is_any_resource_for_customers(
    value: int, text: str, market: str, pays: int
) -> None:
    """Horse, beer, plow, parchment, cart and any; also several."""
    table = guild(value, pays, market=[market])
    play(table, f"p1 {text}")
    assert (served_of(table, "p1"), of(table, "p1").generic) == ([market], 0)
    assert refused(guild(value, pays - 1, market=[market]), text, "MV-211")


@rule("MV-281")
def test_a_generic_resource_pays_cards_and_grey_banners() -> None:
    """Horse and beer of pile D and the beer of the inn; a monk's horses; three any units."""
    trip = ["tr_a1", "tr_b1", "tr_c3"]
    table = guild(7, 3, travels=trip)
    play(table, "p1 add travel_d")
    assert (waits_for(table), of(table, "p1").generic) == ("chance TurnTravelCard", 0)
    assert refused(guild(7, 2, travels=trip), "add travel_d", "MV-88")
    for value, monk, units in ((9, "mo_r1", 2), (8, "mo_c1", 3)):
        table = guild(value, units, church="ch_refuge")
        play(table, f"p1 add {monk}")
        assert of(table, "p1").generic == 0


@rule("MV-281")
def test_a_generic_resource_is_never_a_coin() -> None:
    """Neither for a travel that costs coins nor for the third customer nor for the dice."""
    assert refused(guild(7, 3, travels=["tr_a1", "tr_b1", "tr_c1", "tr_d3"]), "add travel_e", "MV-88")
    assert refused(guild(7, 3, travels=["tr_a1", "tr_b2"], workshops=["ws_wheelwright_58"],
                         goods={"cart": 1}), "add travel_c", "MV-88")  # fmt: skip
    table = guild(4, 3)
    play(table, "p1 activate office", "p1 take cu_02", "p1 take cu_03")
    assert market_count(table) == 2
    assert waits_for(table) == "chance RevealCustomer"
    table = given(pool=["w1"], p1=side(chamber="co_guild", generic=3, coins=0))
    assert refused(table, "value 3", "MV-63")


def market_count(table: VillageTable) -> int:
    """Return how many customers wait in the first player's market."""
    return len(of(table, "p1").market)


@rule("MV-281")
def test_resource_or_generic_is_the_players_choice() -> None:
    """Where both would do, the player is asked."""
    table = guild(4, 1, market=["cu_15"], workshops=["ws_brewery_58"], goods={"beer": 1})
    play(table, "p1 serve cu_15")
    assert choices(table) == ["pay beer", "pay generic"]
    play(table, "p1 pay generic")
    assert (of(table, "p1").generic, goods_of(table, "p1")) == (0, {"beer": 1})


@rule("MV-282")
@every_chamber
def test_the_white_banner_of_a_chamber_costs_one_time(chamber: str) -> None:
    """And needs the councillor."""
    value, _ = CHAMBERS[chamber]
    table = given(value=value, p1=side(chamber=chamber, cloud=10, villagers=["councillor"]))
    play(table, f"p1 activate {chamber}")
    assert (of(table, "p1").cloud, of(table, "p1").reaper) == (1, True)
    absent = given(value=value, p1=side(chamber=chamber, villagers=without("councillor")))
    assert refused(absent, f"activate {chamber}", "MV-130")


@every_chamber
def test_the_black_banner_costs_its_printed_time(chamber: str) -> None:
    """Three or four."""
    value, time = CHAMBERS[chamber]
    table = given(value=value)
    play(table, f"p1 add {chamber}")
    assert of(table, "p1").cloud == 1 + time
    assert chamber not in [card.card for card in seen(table).chambers]
    assert points_of(table, "p1")["council"] == (2 if chamber in {"co_monetary", "co_guild"} else 0)
