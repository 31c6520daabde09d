"""Monks and what they do once. Rules: MV-260 to MV-270."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.common_moves import without
from tests.games.my_village.given import (
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
    side,
    told,
    waits_for,
)
from tests.rules import rule

PILES = {"r": (0, 9, 2, 2), "c": (1, 8, 1, 3), "q": (2, 10, 1, 3)}
"""Pile, a fitting value, time, units of the cost."""


def open_monks(*first: str) -> list[str]:
    """Return the open monks, these instead of the quiet ones."""
    tops = ["mo_r1", "mo_c1", "mo_q2"]
    for monk in first:
        tops[PILES[monk[3]][0]] = monk
    return tops


def monastery(monk: str, **village: object) -> VillageTable:
    """Lay a table on which the first player, who has a church and three coins, can have this monk."""
    return given(
        value=PILES[monk[3]][1],
        monks=open_monks(monk),
        p1=side(church="ch_refuge", coins=3) | village,
    )


def acquire(monk: str, **village: object) -> VillageTable:
    """Let the first player, who has just the coins for it, acquire this monk."""
    table = monastery(monk, **({"coins": PILES[monk[3]][3]} | village))
    play(table, f"p1 add {monk}")
    return table


@rule("MV-260")
def test_a_monk_needs_abbot_church_and_a_window() -> None:
    """Each is asked for."""
    assert "add mo_r1" in choices(monastery("mo_r1", villagers=["abbot"]))
    assert refused(monastery("mo_r1", villagers=without("abbot")), "add mo_r1", "MV-260")
    assert refused(monastery("mo_r1", church=""), "add mo_r1", "MV-260")
    six = ["mo_r2", "mo_r3", "mo_c2", "mo_c3", "mo_q1", "mo_q3"]
    assert "add mo_r1" in choices(monastery("mo_r1", monks=six[:5]))
    assert refused(monastery("mo_r1", monks=six), "add mo_r1", "MV-260")


@rule("MV-261")
@pytest.mark.parametrize("church", ["ch_sanatorium", "ch_cloister", "ch_diocesan", "ch_refuge"])
@pytest.mark.parametrize("monks", [[], ["mo_r2"], ["mo_r2", "mo_c2", "mo_q1"]])
def test_windows_are_monks_and_that_of_the_cloister(church: str, monks: list[str]) -> None:
    """Without a church there are none."""
    table = given(p1=side(church=church, monks=monks))
    assert of(table, "p1").windows == len(monks) + (church == "ch_cloister")
    assert of(table, "p2").windows == 0


@rule("MV-262")
@pytest.mark.parametrize(("value", "pile"), [(5, "r"), (9, "r"), (6, "c"), (8, "c"), (4, "q"), (10, "q")])
def test_the_top_card_of_a_pile_that_fits(value: int, pile: str) -> None:
    """Of three piles; what lies below cannot be chosen."""
    table = given(value=value, p1=side(church="ch_refuge", coins=3))
    offered = [text for text in choices(table, "add") if text.startswith("add mo_")]
    assert offered == [f"add {monk}" for monk in open_monks() if monk[3] == pile]
    below = {"r": "mo_r2", "c": "mo_c2", "q": "mo_q1"}[pile]
    assert refused(table, f"add {below}", "MV-86")


@rule("MV-262")
def test_the_next_monk_becomes_visible() -> None:
    """One of those below, each equally likely; the last leaves an empty place."""
    table = acquire("mo_r1")
    assert (waits_for(table), choices(table)) == (
        "chance RevealMonk",
        ["reveal mo_r2", "reveal mo_r3", "reveal mo_r4", "reveal mo_r5"],
    )
    play(table, "chance reveal mo_r4")
    assert [(pile.card, pile.number) for pile in seen(table).monks] == [
        ("mo_r4", 4),
        ("mo_c1", 4),
        ("mo_q2", 3),
    ]
    table = given(
        value=4, p1=side(church="ch_refuge", coins=3), p2=side(church="ch_cloister", monks=["mo_q1", "mo_q3"])
    )
    play(table, "p1 add mo_q2")
    assert waits_for(table) == "p2 MakeValue"
    assert (seen(table).monks[2].card, seen(table).monks[2].number) == ("", 0)


@rule("MV-263")
def test_time_then_cost_then_action_then_the_card() -> None:
    """Everything is told in this order."""
    table = acquire("mo_r1")
    told_ids = [said.id.removeprefix("my-village-") for said in told(table)]
    wanted = ["consumes-time", "pays", "pays", "gains-story", "adds"]
    assert [name for name in told_ids if name in wanted] == wanted
    assert (of(table, "p1").cloud, of(table, "p1").coins) == (3, 0)
    assert cards_of(table, "p1") == ["ch_refuge", "mo_r1"]


@rule("MV-263")
def test_while_the_action_continues_the_monk_is_not_in_the_church() -> None:
    """The new customers come before the monk is added too (MV-R18)."""
    table = acquire("mo_r5")
    assert (waits_for(table), of(table, "p1").windows) == ("p1 UseMonk", 0)
    play(table, "p1 perform office", "p1 take cu_02", "p1 stop")
    assert (waits_for(table), of(table, "p1").windows) == ("chance RevealCustomer", 0)
    play(table, "chance reveal cu_20")
    assert (waits_for(table), of(table, "p1").windows) == ("chance RevealMonk", 1)


@rule("MV-264")
@pytest.mark.parametrize(
    ("monk", "stories"),
    [("mo_r1", 2), ("mo_r4", 2), ("mo_c1", 3), ("mo_c4", 3), ("mo_q2", 3)],
)
def test_a_story(monk: str, stories: int) -> None:
    """Two or three story points on the tree, without a question."""
    table = acquire(monk, tree=1)
    assert (of(table, "p1").tree, of(table, "p1").safe) == (1 + stories, 0)
    assert waits_for(table) == "chance RevealMonk"


@rule("MV-265")
@pytest.mark.parametrize("monk", ["mo_r5", "mo_c3"])
def test_the_office_with_at_most_two_cards(monk: str) -> None:
    """One time each; after the second the office is closed, coins or not. Value 8 or 9 is no obstacle."""
    table = monastery(monk, coins=6)
    play(table, f"p1 add {monk}", "p1 perform office")
    cloud = of(table, "p1").cloud
    assert refused(table, "stop", "MV-111")
    play(table, "p1 take cu_02")
    assert of(table, "p1").cloud == cloud + 1
    play(table, "p1 take cu_03")
    assert (of(table, "p1").cloud, market_of(table, "p1")) == (cloud + 2, ["cu_02", "cu_03"])
    assert waits_for(table) == "chance RevealCustomer"


@rule("MV-266")
@pytest.mark.parametrize(("monk", "times"), [("mo_r3", 1), ("mo_c2", 2), ("mo_q3", 2)])
def test_the_school_once_or_twice(monk: str, times: int) -> None:
    """Each activation by the rules of the school; no other white banner follows."""
    table = acquire(monk)
    play(table, "p1 perform school", "p1 train new")
    if times == 2:
        assert choices(table) == ["train on", "decline"]
        play(table, "p1 train on")
    village = of(table, "p1")
    assert (village.school_left, village.school_right) == (times == 1, times == 2)
    assert (waits_for(table), village.windows) == ("chance RevealMonk", 1)


@rule("MV-266")
def test_each_of_two_activations_may_be_declined() -> None:
    """The first without the second (MV-R36)."""
    table = acquire("mo_c2", school=["left"])
    play(table, "p1 perform school", "p1 decline")
    assert (waits_for(table), choices(table)) == ("p1 UseSchool", ["train on", "decline"])
    play(table, "p1 train on")
    assert (of(table, "p1").school_right, of(table, "p1").cloud) == (True, 2)


@rule("MV-267")
@pytest.mark.parametrize("monk", ["mo_r2", "mo_q1"])
def test_the_question_mark_moves_the_headman(monk: str) -> None:
    """For one time more, with what the space gives."""
    table = acquire(monk, headman="coin_space", tree=2)
    cloud = of(table, "p1").cloud
    play(table, "p1 perform question")
    assert (of(table, "p1").cloud, choices(table)) == (
        cloud + 1,
        ["move town_hall", "move story_space", "stay"],
    )
    play(table, "p1 move town_hall")
    village = of(table, "p1")
    assert (village.headman, village.tree, village.safe, village.windows) == ("town_hall", 0, 2, 1)


@rule("MV-268")
@pytest.mark.parametrize("monk", ["mo_r2", "mo_r3", "mo_r5", "mo_c2", "mo_c3", "mo_q1", "mo_q3"])
def test_the_action_may_be_declined_as_a_whole(monk: str) -> None:
    """No inner cost is paid; the monk is added all the same."""
    table = acquire(monk, school=["left"], villagers=["abbot"])
    cloud = of(table, "p1").cloud
    assert choices(table)[1:] == ["decline"]
    play(table, "p1 decline")
    village = of(table, "p1")
    assert (village.cloud, village.windows, village.school_left) == (cloud, 1, True)
    assert (village.headman, market_of(table, "p1")) == ("town_hall", [])
    assert waits_for(table) == "chance RevealMonk"


@rule("MV-269")
def test_monks_have_no_white_banner() -> None:
    """Owned, they are windows and cards: nothing can be done with one."""
    for value in range(2, 13):
        table = given(
            value=value, p1=side(church="ch_refuge", monks=["mo_r2", "mo_c2", "mo_q1"], coins=0, tree=0)
        )
        assert not [text for text in choices(table) if "mo_" in text]


@rule("MV-269")
def test_monks_count_as_cards_for_the_chamber_of_properties() -> None:
    """Beside their windows: three of them and a church."""
    village = side(church="ch_refuge", monks=["mo_r2", "mo_c2", "mo_q1"], chamber="co_properties")
    assert points_of(given(p1=village), "p1")["council"] == 0
    covered = given(p1=village | {"covered": ["religion_cards"]})
    assert (points_of(covered, "p1")["council"], points_of(covered, "p1")["church"]) == (4, 5 + 6)


@rule("MV-270")
def test_a_monk_whose_office_has_no_customers() -> None:
    """He is added without a question or an inner cost."""
    rest = [f"cu_{number:02}" for number in range(1, 34)]
    table = given(
        value=9,
        monks=open_monks("mo_r5"),
        zone=[],
        p1=side(church="ch_refuge", coins=2),
        p2=side(served=rest),
    )
    play(table, "p1 add mo_r5")
    assert (waits_for(table), of(table, "p1").windows, of(table, "p1").cloud) == ("chance RevealMonk", 1, 3)


@rule("MV-270")
@pytest.mark.parametrize("monk", ["mo_r3", "mo_c2"])
def test_a_monk_whose_school_is_full(monk: str) -> None:
    """Both slots filled and nobody missing: added without a question; with an empty space he asks."""
    table = acquire(monk, school=["left", "right"])
    assert (waits_for(table), of(table, "p1").windows) == ("chance RevealMonk", 1)
    assert of(table, "p1").cloud == 1 + PILES[monk[3]][2]
    table = acquire(monk, school=["left", "right"], villagers=without("merchant"))
    assert waits_for(table) == "p1 UseMonk"


def test_every_cost_pattern_of_the_monks() -> None:
    """Two units of a resource and coins, in any mixture, or three units of anything."""
    resources = {"mo_r1": "horse", "mo_r2": "beer", "mo_r3": "plow", "mo_r4": "parchment", "mo_r5": "cart"}
    shops = ["ws_stable_58", "ws_brewery_58", "ws_forge_58", "ws_parchment_maker_58", "ws_wheelwright_58"]
    for monk, resource in resources.items():
        for coins in range(3):
            table = monastery(monk, coins=coins, workshops=shops, goods={resource: 2 - coins})
            play(table, f"p1 add {monk}")
            assert (of(table, "p1").coins, set(goods_of(table, "p1").values())) == (0, {0})
        other = "beer" if resource == "horse" else "horse"
        table = monastery(monk, coins=1, workshops=shops, goods={other: 2})
        assert refused(table, f"add {monk}", "MV-88")
