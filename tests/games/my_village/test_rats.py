"""The rat and its invasions. Rules: MV-182 to MV-188."""

from __future__ import annotations

import pytest

from tests.games.my_village.common_moves import dying
from tests.games.my_village.given import choices, given, of, play, seen, side, told, waits_for
from tests.rules import rule


@rule("MV-182")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_rat_moves_by_the_rat_die(pips: int) -> None:
    """One to six spaces forward."""
    table = dying(rat=9)
    play(table, "p1 bury abbot")
    assert (waits_for(table), choices(table)) == ("chance RollRat", [f"roll {n}" for n in range(1, 7)])
    play(table, f"chance roll {pips}")
    assert seen(table).rat == 9 - pips


@rule("MV-183")
@pytest.mark.parametrize(("rat", "pips"), [(10, 1), (7, 6), (6, 5), (2, 1)])
def test_before_the_invasion_space_the_turn_ends(rat: int, pips: int) -> None:
    """On a grey or a red space nobody loses anything."""
    table = dying(rat=rat, p1=side(tree=5), p2=side(tree=6), chronicle={"abbot": 2})
    play(table, "p1 bury abbot", f"chance roll {pips}")
    assert (waits_for(table), seen(table).rat) == ("p2 MakeValue", rat - pips)
    assert (of(table, "p1").tree, of(table, "p2").tree) == (5, 6)


@rule("MV-184")
@pytest.mark.parametrize(("rat", "pips"), [(1, 1), (1, 6), (6, 6), (4, 5)])
def test_on_the_invasion_space_it_stops_and_all_suffer(rat: int, pips: int) -> None:
    """Surplus pips are lost: the way back begins at the start space."""
    table = dying(
        players=3, rat=rat, p1=side(tree=4), p2=side(tree=6), p3=side(tree=8), chronicle={"abbot": 2}
    )
    play(table, "p1 bury abbot", f"chance roll {pips}")
    assert [of(table, name).tree for name in ("p1", "p2", "p3")] == [2, 3, 4]
    assert seen(table).rat == 14
    assert ("my-village-rat-moves", 0) in [(said.id, said.args.get("left")) for said in told(table)]


@rule("MV-185")
@pytest.mark.parametrize(("tree", "left"), [(0, 0), (1, 1), (2, 1), (7, 4), (8, 4)])
def test_half_of_the_tree_is_lost_rounded_down(tree: int, left: int) -> None:
    """Town hall and hand are not affected."""
    table = dying(rat=1, hand=5, chronicle={"abbot": 2}, p2=side(tree=tree, safe=9, coins=3))
    play(table, "p1 bury abbot", "chance roll 1")
    village = of(table, "p2")
    assert (village.tree, village.safe, village.coins, seen(table).hand) == (left, 9, 3, 5)


@rule("MV-185")
def test_the_story_of_the_dead_counts_before_the_invasion() -> None:
    """The points of the chronicle are on the tree when the rats come."""
    table = dying(rat=1, p1=side(tree=4))
    play(table, "p1 bury abbot", "chance roll 1")
    assert of(table, "p1").tree == 3


@rule("MV-186")
@pytest.mark.parametrize(("players", "start"), [(2, 10), (3, 14), (4, 18)])
def test_after_the_invasion_the_rat_returns_to_its_start(players: int, start: int) -> None:
    """And the turn ends."""
    table = dying(players=players, rat=3)
    play(table, "p1 bury abbot", "chance roll 4")
    assert (seen(table).rat, waits_for(table)) == (start, "p2 MakeValue")


@rule("MV-187")
def test_six_spaces_are_red() -> None:
    """From them the next roll may reach the invasion space, from no other."""
    colours = {distance: seen(given(players=4, rat=distance)).red for distance in range(1, 19)}
    assert [distance for distance, red in colours.items() if red] == [1, 2, 3, 4, 5, 6]
    for distance in (6, 7):
        table = dying(rat=distance)
        play(table, "p1 bury abbot", "chance roll 6")
        assert ("my-village-invasion" in [said.id for said in told(table)]) == (distance == 6)


@rule("MV-188")
def test_one_roll_for_each_death() -> None:
    """Also when a day labourer follows; and none without a death."""
    table = dying(p1=side(villagers=["abbot"]), rat=10)
    play(table, "p1 bury abbot", "p1 hire abbot", "chance roll 2")
    assert (waits_for(table), seen(table).rat) == ("p2 MakeValue", 8)
    assert [said.id for said in told(table)].count("my-village-rat-moves") == 1


@rule("MV-188")
def test_the_roll_belongs_to_the_player_whose_villager_died() -> None:
    """The player whose turn it is rolls."""
    table = given(value=6, turn="p2", first="p2", p2=side(cloud=10))
    play(table, "p2 activate question", "p2 stay", "p2 bury abbot")
    assert table.top is not None
    assert (waits_for(table), table.top.actor()) == ("chance RollRat", 1)
