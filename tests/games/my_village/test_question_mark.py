"""The black "?" banner and the headman. Rules: MV-160 to MV-165."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.given import choices, given, of, play, refused, side, waits_for
from tests.rules import rule


def asked(space: str, **village: object) -> VillageTable:
    """Let the first player activate "?" with the headman on a space."""
    table = given(value=6, p1=side(headman=space, **village))
    play(table, "p1 activate question")
    return table


@rule("MV-160")
@pytest.mark.parametrize("value", range(2, 13))
def test_any_value_will_do(value: int) -> None:
    """The "?" banner is on offer whatever the dice make, and to whoever is there."""
    table = given(value=value, p1=side(villagers=["traveller"], coins=0))
    assert "activate question" in choices(table)


@rule("MV-160")
def test_black_dice_still_cost_time() -> None:
    """Two black dice four, the banner one."""
    table = given(pool=["w1", "w1", "b2", "b5"], p1=side(cloud=2))
    play(table, "p1 value 7", "p1 take b2 b5")
    assert of(table, "p1").cloud == 6
    play(table, "p1 activate question", "p1 move coin_space")
    assert of(table, "p1").cloud == 7


@rule("MV-160")
def test_no_other_banner_in_this_turn() -> None:
    """Neither after it nor, after a white one, itself."""
    table = given(value=8, p1=side(headman="coin_space"))
    play(table, "p1 activate question", "p1 move town_hall")
    assert waits_for(table) == "p2 MakeValue"
    table = given(value=8, p1=side(workshops=["ws_brewery_58"]))
    play(table, "p1 activate personal_banner")
    assert refused(table, "activate question", "MV-71")


@rule("MV-161")
def test_one_time_then_one_space() -> None:
    """The time comes first; the far end of the path is out of reach."""
    table = asked("town_hall", cloud=10)
    assert (of(table, "p1").cloud, of(table, "p1").reaper) == (1, True)
    assert choices(table) == ["move coin_space", "stay"]
    assert refused(table, "move story_space", "MV-161")
    assert refused(table, "move town_hall", "MV-161")
    table = asked("story_space")
    assert refused(table, "move town_hall", "MV-161")


@rule("MV-162")
def test_from_the_town_hall_to_the_coin_space() -> None:
    """One coin; the tree is as it was."""
    table = asked("town_hall", coins=2, tree=3)
    play(table, "p1 move coin_space")
    village = of(table, "p1")
    assert (village.headman, village.coins, village.tree, village.safe) == ("coin_space", 3, 3, 0)


@rule("MV-163")
@pytest.mark.parametrize(("to", "tree", "safe"), [("town_hall", 0, 7), ("story_space", 6, 4)])
def test_from_the_coin_space_either_way(to: str, tree: int, safe: int) -> None:
    """Back without a gain, or on for three story points; no coin in either case."""
    table = asked("coin_space", coins=1, tree=3, safe=4)
    assert choices(table) == ["move town_hall", "move story_space", "stay"]
    play(table, f"p1 move {to}")
    village = of(table, "p1")
    assert (village.headman, village.coins, village.tree, village.safe) == (to, 1, tree, safe)


@rule("MV-164")
def test_from_the_story_space_back_to_the_coin_space() -> None:
    """One coin, no story points; it is the only way."""
    table = asked("story_space", coins=0, tree=3)
    assert choices(table) == ["move coin_space", "stay"]
    play(table, "p1 move coin_space")
    village = of(table, "p1")
    assert (village.headman, village.coins, village.tree) == ("coin_space", 1, 3)


@rule("MV-165")
@pytest.mark.parametrize("tree", [0, 1, 9])
def test_stories_are_safe_when_the_headman_comes_home(tree: int) -> None:
    """All of the tree at once, on top of what is safe; nobody else's."""
    table = given(value=6, p1=side(headman="coin_space", tree=tree, safe=2), p2=side(tree=5))
    play(table, "p1 activate question", "p1 move town_hall")
    assert (of(table, "p1").tree, of(table, "p1").safe) == (0, 2 + tree)
    assert (of(table, "p2").tree, of(table, "p2").safe) == (5, 0)


@rule("MV-165")
def test_only_arriving_secures() -> None:
    """A headman who stays in the town hall secures nothing."""
    table = asked("town_hall", tree=4)
    play(table, "p1 stay")
    assert (of(table, "p1").tree, of(table, "p1").safe, of(table, "p1").cloud) == (4, 0, 2)
