"""What bots strive for: how a table is judged."""

from __future__ import annotations

from batisseurs.games.my_village.evaluation import NAMES, WON, evaluate, features, strength, time_left
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import Seeded
from batisseurs.kernel.playout import playout
from tests.games.my_village.given import given, side


def counted(table: VillageTable, seat: int) -> dict[str, int]:
    """Return what is counted of a village, by name."""
    return dict(zip(MY_VILLAGE.features, features(table, seat), strict=True))


def test_time_left_is_shared() -> None:
    """What one village uses up, all others lose."""
    start = time_left(given())
    assert 100 <= start == counted(given(), 0)["one-later"]
    assert time_left(given(p1=side(cloud=6))) == time_left(given(p2=side(cloud=6))) < start
    assert time_left(given(chronicle={"abbot": 2, "merchant": 2})) < time_left(given(p1=side(cloud=10)))
    assert time_left(given(graves=9)) == 0


def test_the_better_a_village_stands_the_more_it_counts() -> None:
    """Stories on the town hall are worth more than those on the tree, and those more than none."""
    none, tree, safe = (strength(given(p1=side(**has)), 0) for has in ({}, {"tree": 5}, {"safe": 5}))
    assert none < tree < safe == none + 5000
    assert strength(given(p1=side(villagers=["abbot"])), 0) < none


def test_a_turn_of_this_round_that_is_over_counts_no_more() -> None:
    """Two turns are enough to go and to return."""
    late = given(graves=9, p1=side(tree=4), p2=side(tree=4, headman="coin_space"))
    assert [counted(late, seat)["turns"] for seat in (0, 1)] == [2, 2]
    assert [counted(late, seat)["stories-in-last-round"] for seat in (0, 1)] == [0, 0]
    late.turn, late.active = 3, 1
    assert [counted(late, seat)["turns"] for seat in (0, 1)] == [0, 1]
    assert [counted(late, seat)["stories-in-last-round"] for seat in (0, 1)] == [4, 0]


def test_only_the_difference_to_the_best_rival_counts() -> None:
    table = given(p1=side(safe=3), p2=side(coins=2))
    assert evaluate(table, 0) == -evaluate(table, 1) == strength(table, 0) - strength(table, 1)
    source = Seeded(3)
    playout(table, source, [source] * table.players)
    assert max(evaluate(table, seat) for seat in (0, 1)) > WON - 1_000_000
    assert len(NAMES) * 2 - 1 == len(MY_VILLAGE.features)
