"""White banners of their own village: which, how often, in which order; school. Rules: MV-125 to MV-151."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.facts import CHAMBER, FIELD, SQUARE, WORKSHOP, WORKSHOPS
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.common_moves import PROFESSIONS, without
from tests.games.my_village.given import (
    choices,
    given,
    goods_of,
    of,
    play,
    refused,
    seen,
    served_of,
    side,
    waits_for,
)
from tests.rules import rule

VALUES = range(2, 13)
FACTS = MY_VILLAGE.components()
TWO_SIDED = FACTS.ids[WORKSHOP : WORKSHOP + WORKSHOPS] + FACTS.ids[CHAMBER : SQUARE + 2]
"""Cards with a black and a white banner: workshops, chambers, square, field."""


def white(table: VillageTable) -> list[str]:
    """Return the white banners on offer."""
    black = {"activate question", "activate office"}
    return [text for text in choices(table) if text.split()[0] in {"activate", "serve"} and text not in black]


def at_school(*slots: str, absent: tuple[str, ...] = (), cloud: int = 1, tree: int = 0) -> VillageTable:
    """Let the first player activate the school with these slots filled and these villagers absent."""
    table = given(
        value=3, p1=side(school=list(slots), villagers=without(*absent), cloud=cloud, tree=tree, coins=0)
    )
    play(table, "p1 activate school")
    return table


# Which banners. ----------------------------------------------------------------------------------


@rule("MV-125")
def test_where_white_banners_are() -> None:
    """On the board, workshops, fields, chambers, the square and customers; not on church, monk, travel."""
    village = side(
        workshops=["ws_brewery_58"],
        goods={"beer": 1},
        fields=1,
        chamber="co_guild",
        square=True,
        market=["cu_15"],
        church="ch_sanatorium",
        monks=["mo_r1", "mo_c1"],
        travels=["tr_a1"],
    )
    offered = {
        value: white(given(value=value, monks=["mo_r2", "mo_c2", "mo_q2"], p1=village)) for value in VALUES
    }
    assert offered == {
        2: ["activate village_square"],
        3: ["activate school"],
        4: ["serve cu_15"],
        5: ["activate personal_banner", "activate ws_brewery_58"],
        6: [],
        7: ["activate field_1"],
        8: ["activate personal_banner", "activate ws_brewery_58"],
        9: [],
        10: ["serve cu_15"],
        11: ["activate school", "activate co_guild"],
        12: ["activate village_square"],
    }


@rule("MV-125")
def test_white_banners_are_those_of_your_village() -> None:
    """Neither another village's cards nor cards of the middle."""
    table = given(value=8, p2=side(workshops=["ws_brewery_58"], market=["cu_26"]))
    assert white(table) == ["activate personal_banner"]
    table = given(
        value=8, p1=side(served=["cu_26"], workshops=["ws_parchment_maker_59"], goods={"parchment": 1})
    )
    assert white(table) == ["activate personal_banner"]


@rule("MV-126")
@pytest.mark.parametrize("card", TWO_SIDED)
def test_both_sides_show_the_same_values(card: str) -> None:
    """The white banner fits the values with which the card was to be had: one or two."""
    name = "field_1" if card == "field" else card
    owned = {
        "ws": side(workshops=[card]),
        "co": side(chamber=card),
        "fi": side(fields=1),
        "vi": side(square=True),
    }[card[:2]]
    black = [value for value in VALUES if f"add {card}" in choices(given(value=value))]
    light = [value for value in VALUES if f"activate {name}" in choices(given(value=value, p1=owned))]
    assert black == light
    assert 1 <= len(black) <= 2


@rule("MV-126", "MV-127")
def test_a_customer_may_show_a_question_mark_instead() -> None:
    """Then any banner value fits; a printed value must be met."""
    stock = side(workshops=["ws_parchment_maker_59"], goods={"parchment": 2}, market=["cu_01", "cu_26"])
    for value in VALUES:
        table = given(value=value, p1=stock)
        assert "serve cu_01" in choices(table)
        assert ("serve cu_26" in choices(table)) == (value in {6, 8})


@rule("MV-127")
@pytest.mark.parametrize(
    ("value", "text"),
    [
        (4, "activate personal_banner"),
        (4, "activate school"),
        (6, "activate ws_brewery_58"),
        (4, "activate field_1"),
        (11, "activate co_monetary"),
        (3, "activate village_square"),
        (5, "serve cu_15"),
    ],
)
def test_a_banner_that_does_not_show_the_value_is_refused(value: int, text: str) -> None:
    """Each kind of banner has to show the value."""
    village = side(
        workshops=["ws_brewery_58"],
        goods={"beer": 1},
        fields=1,
        chamber="co_monetary",
        square=True,
        market=["cu_15"],
    )
    assert refused(given(value=value, p1=village), text, "MV-127")


@rule("MV-127")
def test_with_the_value_tile_two_and_twelve_fit_too() -> None:
    """The school shows 3 and 11; with the tile also 2 and 12."""
    for value in VALUES:
        plain = given(value=value, p1=side(square=True))
        tiled = given(value=value, p1=side(square=True, tile="school"))
        assert ("activate school" in choices(plain)) == (value in {3, 11})
        assert ("activate school" in choices(tiled)) == (value in {2, 3, 11, 12})


# How often, and what it costs. -------------------------------------------------------------------


@rule("MV-128")
@pytest.mark.parametrize(
    ("value", "lines", "again"),
    [
        (8, ["activate personal_banner"], "activate personal_banner"),
        (8, ["activate ws_brewery_58"], "activate ws_brewery_58"),
        (7, ["activate field_1"], "activate field_1"),
        (3, ["activate school", "train new"], "activate school"),
        (3, ["activate co_monetary"], "activate co_monetary"),
    ],
)
def test_each_banner_only_once_a_turn(value: int, lines: list[str], again: str) -> None:
    """A second activation in the same turn is refused."""
    table = given(value=value, p1=side(workshops=["ws_brewery_58"], fields=1, chamber="co_monetary"))
    play(table, *[f"p1 {line}" for line in lines])
    assert refused(table, again, "MV-128")


@rule("MV-128")
def test_in_the_next_turn_the_banner_is_there_again() -> None:
    """Once per turn, not once per round."""
    table = given(pool=["w2", "w6"], p1=side(coins=0, tree=0))
    for _ in range(2):
        play(table, "p1 value 8", "p1 take w2 w6", "p1 activate personal_banner", "p1 stop")
        play(table, "p2 value 8", "p2 take w2 w6", "p2 activate question", "p2 stay")
        if waits_for(table) == "chance RollDice":
            break
    assert of(table, "p1").tree == 2


@rule("MV-129")
def test_each_banner_costs_its_own_time() -> None:
    """Workshops and chambers one, personal banner, fields and customers none."""
    table = given(
        value=8,
        p1=side(workshops=["ws_brewery_58", "ws_stable_58"], goods={"beer": 1, "horse": 1}, market=["cu_28"]),
    )
    clouds = []
    for line in (
        "activate ws_brewery_58",
        "activate personal_banner",
        "activate ws_stable_58",
        "serve cu_28",
    ):
        play(table, f"p1 {line}")
        clouds.append(of(table, "p1").cloud)
    assert clouds == [2, 2, 3, 3]
    table = given(value=7, p1=side(fields=1, cloud=4))
    play(table, "p1 activate field_1")
    assert of(table, "p1").cloud == 4
    table = given(value=3, p1=side(chamber="co_monetary", cloud=4))
    play(table, "p1 activate co_monetary")
    assert of(table, "p1").cloud == 5


@rule("MV-129")
def test_no_white_banner_costs_more_than_one_time() -> None:
    """Workshops and chambers print one, fields, squares and customers none."""
    printed = {FACTS.ids[row]: FACTS.white_time[row] for row in range(len(FACTS.white_time))}
    assert {card for card, time in printed.items() if time} == set(TWO_SIDED) - {"field", "village_square"}
    assert max(printed.values()) == 1
    assert FACTS.white_time[FIELD] == 0


# Areas. ------------------------------------------------------------------------------------------


@rule("MV-130")
@pytest.mark.parametrize(
    ("who", "value", "text"),
    [
        ("craftsman", 8, "activate ws_brewery_58"),
        ("councillor", 3, "activate co_monetary"),
        ("councillor", 2, "activate village_square"),
        ("merchant", 10, "serve cu_15"),
    ],
)
def test_a_card_needs_its_area_active(who: str, value: int, text: str) -> None:
    """Without its villager the banner is refused, with nobody else it is allowed."""
    village = {
        "workshops": ["ws_brewery_58"],
        "goods": {"beer": 1},
        "chamber": "co_monetary",
        "square": True,
        "market": ["cu_15"],
    }
    assert refused(given(value=value, p1=side(villagers=without(who), **village)), text, "MV-130")
    assert text in choices(given(value=value, p1=side(villagers=[who], **village)))


@rule("MV-130")
def test_personal_banner_school_and_fields_need_no_villager() -> None:
    """Any lonely villager will do."""
    for who in PROFESSIONS:
        assert white(given(value=8, p1=side(villagers=[who]))) == ["activate personal_banner"]
        assert white(given(value=3, p1=side(villagers=[who]))) == ["activate school"]
        assert white(given(value=7, p1=side(villagers=[who], fields=1))) == ["activate field_1"]


# Order. ------------------------------------------------------------------------------------------


@rule("MV-131")
@pytest.mark.parametrize("order", [("ws_forge_69", "personal_banner"), ("personal_banner", "ws_forge_69")])
def test_banners_in_any_order(order: tuple[str, str]) -> None:
    """The order is the player's."""
    table = given(value=9, turn="p2", first="p2", p2=side(workshops=["ws_forge_69"]))
    play(table, *[f"p2 activate {name}" for name in order], "p2 stop")
    assert (goods_of(table, "p2"), of(table, "p2").tree) == ({"plow": 1}, 1)


@rule("MV-131")
def test_the_square_is_the_last_banner() -> None:
    """After it the turn is over, whatever else would fit."""
    village = side(square=True, tile="ws_forge_69", workshops=["ws_forge_69"], market=["cu_11"])
    table = given(value=12, p1=village)
    assert white(table) == ["activate ws_forge_69", "activate village_square"]
    play(table, "p1 activate village_square", "p1 stay")
    assert waits_for(table) == "p2 MakeValue"
    assert (goods_of(table, "p1"), of(table, "p1").tree) == ({"plow": 0}, 1)


@rule("MV-132")
def test_a_banner_is_resolved_before_the_next_is_chosen() -> None:
    """While the school asks, no other banner is on offer."""
    table = given(value=3, p1=side(chamber="co_monetary", school=["left"], villagers=without("councillor")))
    assert refused(table, "activate co_monetary", "MV-130")
    play(table, "p1 activate school")
    assert choices(table) == ["train on", "place left councillor", "decline"]
    play(table, "p1 place left councillor")
    assert white(table) == ["activate co_monetary"]


@rule("MV-132")
def test_what_was_just_gained_pays_the_next_banner() -> None:
    """A parchment just made serves the customer that wants two."""
    village = side(workshops=["ws_parchment_maker_58"], goods={"parchment": 1}, market=["cu_01"])
    table = given(value=8, p1=village)
    assert refused(table, "serve cu_01", "MV-211")
    play(table, "p1 activate ws_parchment_maker_58")
    assert "serve cu_01" in choices(table)
    play(table, "p1 serve cu_01")
    assert (served_of(table, "p1"), goods_of(table, "p1")) == (["cu_01"], {"parchment": 0})


@rule("MV-132")
def test_what_was_spent_is_gone_for_the_next_banner() -> None:
    """One beer serves one of two customers."""
    table = given(
        value=4, p1=side(workshops=["ws_brewery_58"], goods={"beer": 1}, market=["cu_15", "cu_02"], coins=0),
        zone=["cu_03"],
    )  # fmt: skip
    assert white(table) == ["serve cu_02", "serve cu_15"]
    play(table, "p1 serve cu_15")
    assert white(table) == []
    assert refused(table, "serve cu_02", "MV-211")


@rule("MV-133")
def test_stop_after_at_least_one_banner() -> None:
    """Not before the first, then at any time, even while others would fit."""
    table = given(value=8, p1=side(workshops=["ws_brewery_58"]))
    assert refused(table, "stop", "MV-72")
    play(table, "p1 activate personal_banner")
    assert choices(table) == ["activate ws_brewery_58", "stop"]
    play(table, "p1 stop")
    assert waits_for(table) == "p2 MakeValue"


# Personal banner and school. ---------------------------------------------------------------------


@rule("MV-140")
def test_the_personal_banner_gives_a_story_point() -> None:
    """On the tree, for nothing."""
    table = given(value=5, p1=side(tree=3, coins=2, cloud=10))
    play(table, "p1 activate personal_banner")
    village = of(table, "p1")
    assert (village.tree, village.safe, village.coins, village.cloud, village.reaper) == (4, 0, 2, 10, False)


@rule("MV-145")
def test_the_school_fits_three_and_eleven_and_costs_nothing_as_such() -> None:
    """Declined, it changes nothing."""
    assert [value for value in VALUES if "activate school" in choices(given(value=value))] == [3, 11]
    table = at_school("left", absent=("abbot",), cloud=10)
    play(table, "p1 decline")
    village = of(table, "p1")
    assert (village.cloud, village.reaper, village.coins, village.tree) == (10, False, 0, 0)
    assert (village.school_left, village.school_right) == (True, False)


@rule("MV-146")
def test_an_empty_school_takes_a_new_successor() -> None:
    """Always on the left slot, free."""
    table = at_school(absent=("abbot",))
    assert choices(table) == ["train new", "decline"]
    assert refused(table, "place left abbot", "MV-149")
    play(table, "p1 train new")
    village = of(table, "p1")
    assert (village.school_left, village.school_right, village.cloud) == (True, False, 1)


@rule("MV-147")
def test_a_successor_on_the_left_moves_on() -> None:
    """To the right slot, free; no second one may be trained."""
    table = at_school("left", absent=("abbot", "merchant"))
    assert choices(table) == ["train on", "place left abbot", "place left merchant", "decline"]
    assert refused(table, "train new", "MV-147")
    play(table, "p1 train on")
    village = of(table, "p1")
    assert (village.school_left, village.school_right, village.cloud) == (False, True, 1)


@rule("MV-147")
def test_a_successor_on_the_left_becomes_a_villager() -> None:
    """For one time, without story points."""
    table = at_school("left", absent=("abbot", "merchant"))
    play(table, "p1 place left merchant")
    village = of(table, "p1")
    assert (village.school_left, village.school_right, village.cloud, village.tree) == (False, False, 2, 0)
    assert village.villagers == ("councillor", "traveller", "craftsman", "merchant")


@rule("MV-148")
def test_a_successor_on_the_right_stays_while_a_new_one_comes() -> None:
    """Left slot, free; the right one cannot move."""
    table = at_school("right", absent=("abbot",))
    assert choices(table) == ["train new", "place right abbot", "decline"]
    assert refused(table, "train on", "MV-148")
    play(table, "p1 train new")
    village = of(table, "p1")
    assert (village.school_left, village.school_right, village.cloud) == (True, True, 1)


@rule("MV-148")
def test_a_successor_on_the_right_becomes_a_villager_with_a_story() -> None:
    """For one time, with two story points."""
    table = at_school("right", absent=("abbot",), cloud=4, tree=1)
    play(table, "p1 place right abbot")
    village = of(table, "p1")
    assert (village.school_left, village.school_right, village.cloud, village.tree) == (False, False, 5, 3)
    assert "abbot" in village.villagers


@rule("MV-149")
@pytest.mark.parametrize(("slot", "stories"), [("left", 0), ("right", 2)])
def test_of_two_successors_one_is_placed(slot: str, stories: int) -> None:
    """Either, for one time; from the right slot with two story points."""
    table = at_school("left", "right", absent=("abbot", "traveller"))
    assert choices(table) == [
        "place left abbot",
        "place left traveller",
        "place right abbot",
        "place right traveller",
        "decline",
    ]
    assert refused(table, "train new", "MV-149")
    assert refused(table, "train on", "MV-149")
    play(table, f"p1 place {slot} traveller")
    village = of(table, "p1")
    assert (village.school_left, village.school_right) == (slot == "right", slot == "left")
    assert (village.cloud, village.tree) == (2, stories)
    assert village.villagers == ("councillor", "traveller", "craftsman", "merchant")


@rule("MV-150")
def test_successors_come_only_to_empty_spaces() -> None:
    """With all five present the placing options do not exist."""
    assert choices(at_school("left")) == ["train on", "decline"]
    assert choices(at_school("right")) == ["train new", "decline"]
    table = at_school("left", absent=("abbot",))
    assert refused(table, "place left merchant", "MV-150")


@rule("MV-150")
def test_a_full_school_without_empty_space_does_nothing() -> None:
    """It may be activated, asks nothing and consumes no time."""
    table = at_school("left", "right", cloud=10)
    village = of(table, "p1")
    assert (village.cloud, village.reaper, village.tree) == (10, False, 0)
    assert (village.school_left, village.school_right) == (True, True)
    assert choices(table) == ["stop"]
    assert seen(table).used == ("school",)


@rule("MV-151")
def test_a_successor_is_not_a_villager_until_placed() -> None:
    """In the school nobody opens an area; on the space at once."""
    village = side(
        school=["left", "right"], villagers=without("merchant"), market=["cu_11"], workshops=["ws_forge_69"],
        goods={"plow": 1},
    )  # fmt: skip
    table = given(value=11, p1=village)
    assert of(table, "p1").villagers == ("abbot", "councillor", "traveller", "craftsman")
    assert refused(table, "serve cu_11", "MV-130")
    play(table, "p1 activate school", "p1 place left merchant")
    assert of(table, "p1").villagers[-1] == "merchant"
    assert "serve cu_11" in choices(table)
