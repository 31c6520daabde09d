"""Step II of a turn, one of three modes: MV-70 to MV-73."""

from __future__ import annotations

import pytest

from batisseurs.kernel import NotAsked
from tests.games.my_village.given import (
    cards_of,
    choices,
    given,
    goods_of,
    market_of,
    of,
    play,
    seen,
    side,
    waits_for,
)
from tests.games.my_village.turns import PROFESSIONS, refuses
from tests.rules import rule

HOUSE = side(
    workshops=["ws_stable_58", "ws_brewery_59"],
    goods={"horse": 0, "beer": 0},
    market=["cu_25", "cu_26"],
    chamber="co_guild",
    generic=2,
)


@rule("MV-70")
def test_exactly_one_black_banner() -> None:
    """After it the turn is over: no second black banner, no white one."""
    table = given(value=8, p1=HOUSE)
    play(table, "p1 add ch_diocesan")
    assert cards_of(table, "p1").count("ch_diocesan") == 1
    assert waits_for(table) == "p2 MakeValue"
    for text in ("add ws_forge_58", "activate ws_stable_58", "activate question"):
        with pytest.raises(NotAsked):
            play(table, f"p1 {text}")


@rule("MV-70")
def test_one_or_more_white_banners() -> None:
    """As many as fit, until the player stops."""
    table = given(value=8, p1=HOUSE)
    play(table, "p1 activate ws_stable_58")
    assert choices(table) == ["activate personal_banner", "serve cu_25", "serve cu_26", "stop"]
    play(table, "p1 serve cu_25", "p1 activate personal_banner", "p1 serve cu_26", "p1 stop")
    assert (of(table, "p1").tree, goods_of(table, "p1")["horse"], of(table, "p1").generic) == (1, 1, 0)
    assert waits_for(table) == "p2 MakeValue"
    one = given(value=8, p1=HOUSE)
    play(one, "p1 activate personal_banner", "p1 stop")
    assert (of(one, "p1").tree, waits_for(one)) == (1, "p2 MakeValue")


@rule("MV-70")
def test_the_question_banner_alone() -> None:
    """After the headman the turn is over."""
    table = given(value=8, p1=HOUSE)
    play(table, "p1 activate question", "p1 move coin_space")
    assert (waits_for(table), of(table, "p1").coins) == ("p2 MakeValue", 1)


@rule("MV-70")
def test_only_own_white_banners_and_only_those_of_your_own_board() -> None:
    """The banners of another village cannot be activated."""
    table = given(value=8, p2=HOUSE)
    assert [text for text in choices(table) if text.split()[0] in {"activate", "serve"}] == [
        "activate question",
        "activate personal_banner",
    ]
    assert market_of(table, "p2") == ["cu_25", "cu_26"]


@rule("MV-71")
def test_modes_are_not_mixed() -> None:
    """After a white banner every black one and "?" are refused."""
    table = given(value=10, hand=1, turn="p2", p2=side(market=["cu_15"], chamber="co_guild", generic=1))
    assert {"take hand", "activate office", "activate question"} <= set(choices(table))
    play(table, "p2 serve cu_15")
    assert choices(table) == ["stop"]
    for text in ("take hand", "activate office", "activate question", "add mo_q2", "add field"):
        assert refuses(table, text, "MV-71"), text
    shops = given(value=8, p1=HOUSE)
    play(shops, "p1 activate ws_stable_58")
    assert refuses(shops, "add ws_forge_58", "MV-71")
    assert refuses(shops, "add ch_diocesan", "MV-71")


@rule("MV-72")
def test_step_two_cannot_be_skipped() -> None:
    """Nobody may stop before the first banner."""
    table = given(value=8, p1=HOUSE)
    assert "stop" not in choices(table)
    assert refuses(table, "stop", "MV-72")


@rule("MV-72")
@pytest.mark.parametrize("value", range(2, 13))
@pytest.mark.parametrize("who", PROFESSIONS)
def test_the_question_banner_is_always_possible(value: int, who: str) -> None:
    """With any value, any single villager, no coins, a full village, an empty centre: never stuck."""
    table = given(value=value, zone=[], p1=side(villagers=[who]), p2=side(fields=8))
    assert "activate question" in choices(table)
    play(table, "p1 activate question", "p1 stay")
    assert (of(table, "p1").cloud, waits_for(table)) == (2, "p2 MakeValue")


@rule("MV-73")
def test_all_modes_are_on_offer_together_until_the_first_banner() -> None:
    """The first banner fixes the mode; moving a plow does not."""
    has = side(workshops=["ws_forge_58", "ws_stable_69"], goods={"plow": 1}, fields=1)
    table = given(value=8, p1=has)
    offered = set(choices(table))
    assert {"add ch_diocesan", "add ws_brewery_58"} <= offered
    assert {"activate ws_forge_58", "activate personal_banner", "activate question"} <= offered
    assert not seen(table).white
    play(table, "p1 plow field_1 from forge")
    assert set(choices(table)) == offered - {"plow field_1 from forge"}
    assert not seen(table).white
    play(table, "p1 activate ws_forge_58")
    assert seen(table).white
    assert "add ch_diocesan" not in choices(table)


@rule("MV-73")
def test_white_banners_are_on_offer_only_while_one_is_legal() -> None:
    """The generic resource that could serve a customer becomes a plow: no white banner is left."""
    table = given(
        value=4,
        p1=side(chamber="co_guild", generic=1, market=["cu_15"], fields=1, villagers=["merchant"]),
    )
    assert "serve cu_15" in choices(table)
    play(table, "p1 plow field_1 from guild")
    assert choices(table) == ["activate office", "activate question"]
    assert refuses(table, "serve cu_15", "MV-211")


@rule("MV-73")
def test_nothing_is_announced() -> None:
    """A black banner needs no word before it, and no choice names a mode."""
    table = given(value=8, p1=HOUSE)
    assert {text.split()[0] for text in choices(table)} == {"add", "activate", "serve"}
