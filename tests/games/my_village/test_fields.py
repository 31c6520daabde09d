"""Fields and plows. Rules: MV-220 to MV-226."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.common_moves import PROFESSIONS
from tests.games.my_village.given import (
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


def plows(fields: int = 2, **village: object) -> dict[str, object]:
    """Return a village with fields, a forge with two plows and a guild chamber with a generic resource."""
    return (
        side(
            fields=fields,
            workshops=["ws_forge_59"],
            goods={"plow": 2},
            chamber="co_guild",
            generic=1,
            coins=0,
        )
        | village
    )


def moves(table: VillageTable) -> list[str]:
    """Return the plow moves on offer."""
    return choices(table, "plow")


@rule("MV-220")
@pytest.mark.parametrize("who", PROFESSIONS)
def test_a_field_needs_no_villager(who: str) -> None:
    """No matter who is left in the village."""
    assert "add field" in choices(given(value=7, p1=side(villagers=[who], coins=0)))


@rule("MV-220")
def test_fields_can_be_acquired_again_until_there_are_none() -> None:
    """Seven are not too many; the pile has eight."""
    table = given(value=7, p1=side(fields=7))
    play(table, "p1 add field")
    assert (len(of(table, "p1").fields), seen(table).fields) == (8, 0)
    assert refused(given(value=7, p1=side(fields=5), p2=side(fields=3)), "add field", "MV-8")


@rule("MV-221")
def test_a_new_field_gives_a_coin() -> None:
    """First the coin, then the card; two time."""
    table = given(value=7, p1=side(coins=3))
    play(table, "p1 add field")
    village = of(table, "p1")
    assert (village.coins, len(village.fields), village.fields[0].plow, village.cloud) == (4, 1, False, 3)
    order = [said.id for said in told(table)]
    assert order.index("my-village-gains-coins") < order.index("my-village-adds")
    assert seen(table).fields == 7


@rule("MV-222")
@pytest.mark.parametrize(("plowed", "coins"), [([], 1), ([1], 2)])
def test_a_harvest_gives_a_coin_and_with_a_plow_two(plowed: list[int], coins: int) -> None:
    """For nothing; the plow stays."""
    table = given(value=7, p1=side(fields=1, plows=plowed, coins=0, cloud=10))
    play(table, "p1 activate field_1")
    village = of(table, "p1")
    assert (village.coins, village.cloud, village.fields[0].plow) == (coins, 10, plowed == [1])


@rule("MV-222")
def test_the_plow_must_lie_on_this_very_field() -> None:
    """A plow on another field does not help."""
    table = given(value=7, p1=side(fields=2, plows=[2], coins=0))
    play(table, "p1 activate field_1")
    assert of(table, "p1").coins == 1


@rule("MV-223")
def test_every_field_has_its_own_banner() -> None:
    """Three fields are harvested in one turn, each once."""
    table = given(value=7, p1=side(fields=3, plows=[2], coins=0))
    play(table, "p1 activate field_1", "p1 activate field_2", "p1 activate field_3")
    assert of(table, "p1").coins == 4
    assert choices(table) == ["stop"]
    for field in (1, 2, 3):
        assert refused(table, f"activate field_{field}", "MV-128")


@rule("MV-223")
def test_of_fields_that_look_the_same_one_is_offered() -> None:
    """Which of two empty fields is harvested first makes no difference."""
    table = given(value=7, p1=side(fields=3, plows=[2], coins=0))
    assert choices(table, "activate") == ["activate question", "activate field_1", "activate field_2"]


@rule("MV-224")
def test_a_plow_is_moved_before_the_dice_and_before_the_first_banner() -> None:
    """From the forge or from the guild chamber; free, by nobody in particular, as often as there is room."""
    table = given(pool=["w1", "w6"], p1=plows(villagers=["abbot"], cloud=10))
    assert moves(table) == ["plow field_1 from forge", "plow field_1 from guild"]
    play(table, "p1 plow field_1 from forge")
    assert (waits_for(table), goods_of(table, "p1")) == ("p1 MakeValue", {"plow": 1})
    play(table, "p1 value 7", "p1 take w1 w6")
    assert moves(table) == ["plow field_2 from forge", "plow field_2 from guild"]
    play(table, "p1 plow field_2 from guild")
    village = of(table, "p1")
    assert (waits_for(table), village.generic, village.cloud, village.coins) == (
        "p1 ActivateBanner",
        0,
        10,
        0,
    )
    assert [field.plow for field in village.fields] == [True, True]
    assert goods_of(table, "p1") == {"plow": 1}
    assert moves(table) == []


@rule("MV-224")
def test_a_plow_is_moved_between_white_banners() -> None:
    """For a field already harvested it comes too late, for the next one in time."""
    table = given(value=7, p1=plows())
    play(table, "p1 activate field_1")
    assert moves(table) == [
        "plow field_1 from forge",
        "plow field_2 from forge",
        "plow field_1 from guild",
        "plow field_2 from guild",
    ]
    play(table, "p1 plow field_2 from forge", "p1 activate field_2", "p1 stop")
    assert of(table, "p1").coins == 3


@rule("MV-224")
def test_not_within_a_banner_nor_in_another_turn() -> None:
    """Neither while a cost is paid, nor while an action asks, nor after a black banner, nor for others."""
    table = given(value=3, p1=plows())
    play(table, "p1 activate school")
    assert moves(table) == []
    table = given(value=7, p1=plows(market=["cu_31"], villagers=["merchant"]))
    play(table, "p1 serve cu_31")
    assert (waits_for(table), moves(table)) == ("p1 PayUnit", [])
    table = given(value=7, p1=plows())
    play(table, "p1 add field")
    assert (waits_for(table), moves(table)) == ("p2 MakeValue", [])


@rule("MV-224")
def test_what_cannot_be_moved_where() -> None:
    """One slot for one plow, and only what is there."""
    table = given(value=7, p1=side(fields=2, plows=[1], workshops=["ws_brewery_58"], goods={"beer": 2}))
    assert moves(table) == []
    assert refused(table, "plow field_1 from forge", "MV-15")
    assert refused(table, "plow field_2 from forge", "MV-224")
    assert refused(table, "plow field_2 from guild", "MV-224")


@rule("MV-225")
def test_a_plow_on_a_field_is_spent_like_any_plow() -> None:
    """The player chooses which; the slot is empty then."""
    table = given(
        value=8,
        p1=side(fields=2, plows=[1], workshops=["ws_forge_59"], goods={"plow": 1}, market=["cu_25"]),
    )
    play(table, "p1 serve cu_25")
    assert choices(table) == ["pay plow", "pay field_1"]
    play(table, "p1 pay field_1")
    assert (served_of(table, "p1"), goods_of(table, "p1")) == (["cu_25"], {"plow": 1})
    assert [field.plow for field in of(table, "p1").fields] == [False, False]


@rule("MV-225")
def test_a_generic_resource_on_a_field_is_a_plow_from_then_on() -> None:
    """It pays plows, and nothing else any more; nothing moves it again."""
    village = side(fields=2, chamber="co_guild", generic=1, market=["cu_25", "cu_26", "cu_31"], coins=0)
    table = given(value=8, p1=village)
    assert choices(table, "serve") == ["serve cu_25", "serve cu_26"]
    play(table, "p1 plow field_1 from guild")
    assert choices(table, "serve") == ["serve cu_25"]
    assert refused(table, "serve cu_26", "MV-211")
    assert moves(table) == []
    play(table, "p1 serve cu_25")
    assert (of(table, "p1").fields[0].plow, of(table, "p1").generic) == (False, 0)
    table = given(value=7, p1=side(fields=1, plows=[1], market=["cu_31"], coins=0))
    play(table, "p1 serve cu_31")
    assert served_of(table, "p1") == ["cu_31"]


@rule("MV-225")
def test_a_harvest_after_the_plow_was_paid_gives_one_coin() -> None:
    """The slot is empty in the same turn (MV-R29)."""
    table = given(value=7, p1=side(fields=1, plows=[1], market=["cu_31"], coins=0))
    play(table, "p1 serve cu_31", "p1 activate field_1")
    assert of(table, "p1").coins == 1


@rule("MV-226")
@pytest.mark.parametrize("fields", [0, 1, 5])
def test_each_field_is_worth_a_point(fields: int) -> None:
    """Plows or not."""
    table = given(p1=side(fields=fields, plows=[1] if fields else []))
    assert points_of(table, "p1")["fields"] == fields
