"""Customers: how they come and how they are served. Rules: MV-210 to MV-214."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.common_moves import without
from tests.games.my_village.given import (
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
    zone_of,
)
from tests.rules import rule

ALL_SHOPS = ["ws_stable_58", "ws_brewery_58", "ws_forge_58", "ws_parchment_maker_58", "ws_wheelwright_58"]


def shop(value: int, *market: str, goods: dict[str, int], **village: object) -> VillageTable:
    """Lay a village with all five workshops that has a value, a market and goods."""
    return given(
        value=value,
        zone=["cu_33"],
        p1=side(market=list(market), workshops=ALL_SHOPS, goods=goods, coins=5) | village,
    )


@rule("MV-210")
@pytest.mark.parametrize("value", range(2, 13))
def test_customers_cannot_be_added_like_cards(value: int) -> None:
    """They come through the office alone."""
    table = given(value=value, p1=side(coins=9))
    assert not [text for text in choices(table) if "cu_" in text]
    assert ("activate office" in choices(table)) == (value in {4, 10})


@rule("MV-210")
def test_customers_come_by_the_office() -> None:
    """From the zone to the market."""
    table = given(value=4, p1=side(coins=0))
    play(table, "p1 activate office", "p1 take cu_03", "p1 stop", "chance reveal cu_20")
    assert market_of(table, "p1") == ["cu_03"]
    assert zone_of(table) == ["cu_02", "cu_04", "cu_05", "cu_06", "cu_07", "cu_20"]


@rule("MV-211")
def test_a_customer_is_served_for_resources() -> None:
    """Exactly those that are printed; no time, no coin."""
    table = shop(8, "cu_29", goods={"parchment": 3, "horse": 1, "beer": 2})
    play(table, "p1 serve cu_29")
    assert goods_of(table, "p1") == {"horse": 0, "beer": 2, "plow": 0, "parchment": 1, "cart": 0}
    assert (of(table, "p1").coins, of(table, "p1").cloud) == (5, 1)


@rule("MV-211")
@pytest.mark.parametrize("goods", [{"parchment": 2}, {"parchment": 1, "horse": 1}, {"horse": 3}])
def test_a_customer_is_served_in_full_or_not_at_all(goods: dict[str, int]) -> None:
    """One resource missing: refused."""
    assert refused(shop(8, "cu_29", goods=goods), "serve cu_29", "MV-211")


@rule("MV-211")
def test_serving_needs_the_merchant() -> None:
    """Without one the market is closed; customers of others cannot be served."""
    table = shop(8, "cu_26", goods={"parchment": 1}, villagers=without("merchant"))
    assert refused(table, "serve cu_26", "MV-130")
    table = given(value=8, p1=side(workshops=ALL_SHOPS, goods={"parchment": 1}), p2=side(market=["cu_26"]))
    assert "serve cu_26" not in choices(table)


@rule("MV-212")
def test_served_customers_lie_on_a_pile_and_count() -> None:
    """The card leaves the market; its points count, those of the ones still waiting do not."""
    table = shop(8, "cu_26", "cu_28", goods={"parchment": 1})
    assert points_of(table, "p1")["customers"] == 0
    play(table, "p1 serve cu_26")
    assert (market_of(table, "p1"), served_of(table, "p1")) == (["cu_28"], ["cu_26"])
    assert points_of(table, "p1")["customers"] == 2
    assert seen(table, "p2").villages[0].served[0].card == "cu_26"


@rule("MV-213")
@pytest.mark.parametrize("resource", ["horse", "beer", "plow", "parchment", "cart"])
def test_any_means_any_resource(resource: str) -> None:
    """Each of the five will do."""
    table = shop(7, "cu_31", goods={resource: 1})
    play(table, "p1 serve cu_31")
    assert (served_of(table, "p1"), set(goods_of(table, "p1").values())) == (["cu_31"], {0})


@rule("MV-213")
def test_any_means_a_generic_resource_too_but_never_a_coin() -> None:
    """With five coins and nothing else it is refused."""
    assert refused(shop(7, "cu_31", goods={}), "serve cu_31", "MV-211")
    table = shop(7, "cu_31", goods={}, chamber="co_guild", generic=1)
    play(table, "p1 serve cu_31")
    assert (of(table, "p1").generic, of(table, "p1").coins) == (0, 5)


@rule("MV-213")
def test_any_is_paid_beside_what_is_printed() -> None:
    """Parchment, plow and one more of any type: the player is asked which."""
    table = shop(3, "cu_14", goods={"parchment": 2, "plow": 1, "horse": 1})
    play(table, "p1 serve cu_14")
    assert choices(table) == ["pay horse", "pay parchment"]
    assert refused(table, "pay coin", "MV-92")
    play(table, "p1 pay horse")
    assert goods_of(table, "p1") == {"horse": 0, "beer": 0, "plow": 0, "parchment": 1, "cart": 0}
    assert refused(shop(3, "cu_14", goods={"parchment": 1, "plow": 1}), "serve cu_14", "MV-211")


@rule("MV-214")
def test_a_question_mark_fits_any_value_among_white_banners() -> None:
    """Any value, and together with other white banners, but not beside a black one."""
    for value in range(2, 13):
        assert "serve cu_04" in choices(shop(value, "cu_04", goods={"beer": 2}))
    table = shop(8, "cu_04", goods={"beer": 2})
    play(table, "p1 activate personal_banner", "p1 serve cu_04")
    assert served_of(table, "p1") == ["cu_04"]
    assert refused(table, "add ch_diocesan", "MV-71")
    assert refused(table, "activate question", "MV-71")


@rule("MV-214")
def test_a_question_mark_is_not_a_way_around_the_modes() -> None:
    """After a black banner the turn is over."""
    table = shop(8, "cu_04", goods={"beer": 2})
    play(table, "p1 activate question", "p1 move coin_space")
    assert (seen(table).active, market_of(table, "p1")) == (1, ["cu_04"])
