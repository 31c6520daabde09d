"""Final scoring, the winner, and what the altar order decides. Rules: B19 and B20 (EN-175 to EN-183)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from tests.games.esdras_et_nehemie.given import of, play, side, told_ids
from tests.games.esdras_et_nehemie.weeks import after_week, at_the_end, idle, in_action, score, week
from tests.rules import rule

GOLD_TILES = {
    "s4_1": "treasurer",
    "s4_2": "chief_scribes",
    "s4_3": "threefold_blessing",
    "s4_4": "teaching_the_people",
    "s4_5": "house_completed",
    "s4_6": "ring_of_stone",
}


def poor(**stated: Any) -> dict[str, Any]:
    """Say that a player has nothing that scores."""
    return side(**{"silver": 0, "food": 0, **stated})


def ended(**zones: Any) -> EsdrasTable:
    """End a game of two in which nobody has anything unless stated."""
    zones.setdefault("p1", poor())
    zones.setdefault("p2", poor())
    return at_the_end(**zones)


def ranks(table: EsdrasTable) -> tuple[int, ...]:
    """Return everyone's place."""
    return ESDRAS_ET_NEHEMIE.result(table).ranks


# Goods. ---------------------------------------------------------------------------------------------------


@rule("EN-175")
@pytest.mark.parametrize(("good", "value"), [("gold", 3), ("stone", 2), ("wood", 2), ("ash", 1), ("food", 2)])
def test_goods_are_worth_so_much_silver(good: str, value: int) -> None:
    """With just enough silver beside it there is a point, with one less there is none."""
    own = {"food": 1} if good == "food" else {"resources": {good: 1}}
    assert score(ended(p1=poor(silver=5 - value, **own)), "p1")["goods"] == 1
    assert score(ended(p1=poor(silver=4 - value, **own)), "p1")["goods"] == 0
    many = {"food": 5} if good == "food" else {"resources": {good: 5}}
    assert score(ended(p1=poor(**many)), "p1")["goods"] == value


@rule("EN-175")
def test_all_goods_are_added_to_the_silver() -> None:
    """1 silver, 1 gold, 1 stone, 1 wood, 1 ash, 1 food: 1 + 3 + 2 + 2 + 1 + 2 = 11; 15 with 5 silver."""
    resources = {"gold": 1, "stone": 1, "wood": 1, "ash": 1}
    assert score(ended(p1=poor(silver=1, food=1, resources=resources)), "p1")["goods"] == 2
    assert score(ended(p1=poor(silver=5, food=1, resources=resources)), "p1")["goods"] == 3
    assert score(ended(p2=poor(silver=4, food=1, resources=resources)), "p2")["goods"] == 2


@rule("EN-176")
@pytest.mark.parametrize(("silver", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (52, 10)])
def test_every_full_5_silver_is_a_point(silver: int, points: int) -> None:
    """What is left over is lost."""
    assert score(ended(p1=poor(silver=silver)), "p1")["goods"] == points


@rule("EN-176")
@pytest.mark.parametrize(("silver", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (16, 5)])
def test_with_the_treasurer_every_full_3_silver_is_a_point(silver: int, points: int) -> None:
    """In place of the point for 5, not besides it, and only for the owner of the tile."""
    table = ended(scrolls=GOLD_TILES, scribes={"s4_1": "p1"}, p1=poor(silver=silver), p2=poor(silver=silver))
    assert score(table, "p1")["goods"] == points
    assert score(table, "p2")["goods"] == silver // 5


# Tiles, altar, buildings, scribes. ------------------------------------------------------------------------


@rule("EN-177")
@pytest.mark.parametrize("number", [0, 1, 3, 5])
def test_every_developed_tile_gives_2_points(number: int) -> None:
    """Undeveloped ones nothing."""
    kinds = ["guards", "traders", "elders", "farmers", "labourers"][:number]
    table = ended(p1=poor(developed=kinds))
    assert score(table, "p1")["tiles"] == 2 * number
    assert score(table, "p2")["tiles"] == 0


@rule("EN-178")
@pytest.mark.parametrize(("altar", "points"), [((4, 9, 7), (0, 3, 0)), ((20, 0, 19), (3, 0, 0))])
def test_the_player_furthest_ahead_gains_3_points(altar: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Nobody else gains anything for the track."""
    sides = {f"p{seat + 1}": poor(altar=space) for seat, space in enumerate(altar)}
    table = at_the_end(players=3, **sides)
    assert tuple(score(table, name)["altar"] for name in sides) == points


WALL_POINTS = [2, 2, 2, 2, 1, 2, 1, 1, 2, 3, 3, 2]


@rule("EN-179")
@pytest.mark.parametrize(("number", "points"), list(enumerate(WALL_POINTS, start=1)))
def test_own_walls_give_their_printed_points(number: int, points: int) -> None:
    """Table D9; another player's walls give nothing."""
    walls = {"w13": f"p1 wall_{number:02}", "w14": f"p2 wall_{number:02}"}
    table = ended(walls=walls)
    assert score(table, "p1")["buildings"] == score(table, "p2")["buildings"] == points


@rule("EN-179")
@pytest.mark.parametrize(
    ("gate", "points"), [("muster", 2), ("east", 3), ("water", 3), ("dung", 4), ("valley", 3), ("fish", 3)]
)
def test_own_gate_cards_give_their_printed_points(gate: str, points: int) -> None:
    """Table D3, for the owner; corner gates give none."""
    table = at_the_end(players=4, gates={gate: "p1"}, p1=poor())
    assert score(table, "p1")["buildings"] == points
    assert score(table, "p2")["buildings"] == 0
    assert [of(table, f"p{seat}").gatekeepers for seat in (1, 2, 3, 4)] == [2, 1, 1, 1]


@rule("EN-179")
def test_all_walls_and_gates_are_added() -> None:
    """3 + 1 for walls, 4 + 3 for gates."""
    walls = {"w13": "p1 wall_10", "w20": "p1 wall_05"}
    table = ended(walls=walls, gates={"dung": "p1", "fish": "p1"})
    assert score(table, "p1")["buildings"] == 11


@rule("EN-180")
def test_all_own_scribes_give_the_points_of_their_rows() -> None:
    """1 + 1 + 2 + 3 + 4; the other player 3."""
    scribes = {"s1_1": "p1", "s1_3": "p1", "s2_2": "p1", "s3_4": "p1", "s4_2": "p1", "s3_1": "p2"}
    table = ended(scrolls=GOLD_TILES, scribes=scribes)
    assert score(table, "p1")["scribes"] == 11
    assert score(table, "p2")["scribes"] == 3


@rule("EN-181")
def test_the_conditions_of_own_gold_tiles_are_scored() -> None:
    """Chief scribes 2 x 3, threefold Blessing 2, teaching 1 x 1: only for their owner."""
    scribes = {"s1_1": "p1", "s4_2": "p1", "s4_3": "p1", "s4_4": "p1"}
    blessings = {"orange": 2, "purple": 4, "red": 3}
    table = ended(
        scrolls=GOLD_TILES, scribes=scribes, p1=poor(blessings=blessings), p2=poor(blessings=blessings)
    )
    assert score(table, "p1")["scrolls"] == 6 + 2 + 1
    assert score(table, "p2")["scrolls"] == 0


@rule("EN-181")
def test_temple_rows_and_buildings_count_for_gold_tiles() -> None:
    """One full row of five and 3 rebuilt: 1 + 1; the corner gates are not counted."""
    temple = [["stone"] * 5, ["wood"] * 4, [], [], []]
    walls = {"w13": "p1 wall_10", "w20": "p1 wall_05"}
    scribes = {"s4_5": "p1", "s4_6": "p1"}
    table = ended(
        scrolls=GOLD_TILES, scribes=scribes, temple=temple, walls=walls, gates={"dung": "p1", "sheep": "p1"}
    )
    assert score(table, "p1")["scrolls"] == 1 + 1
    table = ended(scrolls=GOLD_TILES, scribes=scribes, temple=temple, walls=walls, gates={"sheep": "p1"})
    assert score(table, "p1")["scrolls"] == 1


@rule("EN-175", "EN-176", "EN-177", "EN-178", "EN-180")
def test_final_scoring_comes_after_the_third_sabbath_and_adds_everything_once() -> None:
    """The lines of the sheet add up to the score, and are reported."""
    table = after_week(
        3,
        scrolls=GOLD_TILES,
        scribes={"s4_4": "p1", "s1_1": "p1"},
        p1=week(
            developed=["elders"], altar=11, silver=20, food=4, tucked=["teacher", "watchwoman", "soldier"]
        ),
        p2=week(tucked=["teacher", "watchwoman", "soldier"]),
    )
    before = dict(score(table, "p1"))
    idle(table, "over")
    lines = score(table, "p1")
    assert before["goods"] == (20 + 2 * 4) // 5
    # 4 gatekeepers and scribes have eaten the food; 1 + 2 scribes, gatekeepers 1 + 2, no red Blessing.
    expected = {"goods": 4, "tiles": 2, "altar": 3, "buildings": 0, "scribes": 5, "scrolls": 1}
    assert {line: lines[line] for line in expected} == expected
    assert sum(lines.values()) == of(table, "p1").points
    assert told_ids(table).count("final") == 2


# The winner. ----------------------------------------------------------------------------------------------


@rule("EN-182")
def test_the_highest_total_wins() -> None:
    """The leader on the altar track gets 3 VP in the final scoring, no matter who it is."""
    sides = {"p1": poor(vp=40, altar=9), "p2": poor(vp=50, altar=1), "p3": poor(vp=30, altar=2)}
    table = at_the_end(players=3, **sides)
    result = ESDRAS_ET_NEHEMIE.result(table)
    assert (result.scores, result.ranks) == ((43, 50, 30), (2, 1, 3))


@rule("EN-182")
def test_a_tie_is_won_by_who_is_furthest_ahead() -> None:
    """There is never a shared place."""
    sides = {"p1": poor(vp=40, altar=3), "p2": poor(vp=40, altar=6), "p3": poor(vp=37, altar=9)}
    table = at_the_end(players=3, **sides)
    result = ESDRAS_ET_NEHEMIE.result(table)
    assert (result.scores, result.ranks) == ((40, 40, 40), (3, 2, 1))


# The altar order. -----------------------------------------------------------------------------------------


ORDERS = [(["p1", "p2", "p3"], 0), (["p3", "p1", "p2"], 2), (["p2", "p3", "p1"], 1)]


@rule("EN-183")
@pytest.mark.parametrize(("order", "first"), ORDERS)
def test_the_altar_order_decides_the_3_points_and_the_winner(order: list[str], first: int) -> None:
    """All on one space, all tied: the lowest marker of the stack is ahead."""
    sides = {f"p{seat + 1}": poor(altar=5, vp=20) for seat in range(3)}
    table = at_the_end(players=3, altar_order=order, **sides)
    assert [score(table, name)["altar"] for name in sides] == [3 * int(seat == first) for seat in range(3)]
    # The leader's 3 points apart: of the others, the one ahead comes first.
    assert [ranks(table)[int(name[1:]) - 1] for name in order] == [1, 2, 3]


@rule("EN-183")
@pytest.mark.parametrize(("order", "first"), ORDERS)
def test_the_altar_order_decides_the_worker_after_the_sabbath(order: list[str], first: int) -> None:
    """One worker for the one ahead."""
    sides: dict[str, Any] = {f"p{seat + 1}": week(altar=4, food=9) for seat in range(3)}
    table = after_week(players=3, altar_order=order, **sides)
    idle(table, "p2 OpenPoint")
    assert [of(table, name).reserve for name in sides] == [int(seat == first) for seat in range(3)]


@rule("EN-183")
@pytest.mark.parametrize(("order", "first"), ORDERS)
def test_the_altar_order_decides_most_and_fewest_levites(order: list[str], first: int) -> None:
    """All have two: the first of the order gains 2 VP, the last loses 1."""
    temple = [["stone"] * 2, ["stone"] * 3, ["stone"] * 3, ["stone"] * 3, ["stone"] * 3]
    sides = {f"p{seat + 1}": side(levites=2, altar=4) for seat in range(3)}
    sides["p1"] = side(levites=2, altar=4, resources={"stone": 1})
    table = in_action("red", 1, players=3, altar_order=order, temple=temple, **sides)
    play(table, "p1 temple 1 stone")
    last = int(order[2][1:]) - 1
    expected = [2 * int(seat == first) - int(seat == last) for seat in range(3)]
    assert [score(table, name)["sectors"] for name in sides] == expected
