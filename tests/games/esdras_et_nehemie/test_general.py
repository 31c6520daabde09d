"""General conventions. Rules: B1 (EN-1 to EN-15)."""

from __future__ import annotations

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.kernel import BadPosition
from tests.games.esdras_et_nehemie.actions import acting, refused_by, whole_game
from tests.games.esdras_et_nehemie.given import (
    choices,
    gain,
    given,
    of,
    play,
    seen,
    side,
    told,
    told_ids,
    waits_for,
)
from tests.rules import rule


@rule("EN-1")
def test_a_basic_resource_is_stone_wood_or_ash() -> None:
    """The receiver of a generic resource chooses among three of the four resources; gold is none of them."""
    table = given(p1=side(resources={"gold": 1}))
    gain(table, "p1", ("basic_resource", 2))
    assert choices(table) == ["take stone", "take wood", "take ash"]
    assert refused_by(table, "take gold") == "EN-1"
    play(table, "p1 take ash", "p1 take stone")
    assert of(table, "p1").resources == (1, 1, 0, 1)
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-1")
def test_gold_is_not_a_basic_resource_of_a_tent_move() -> None:
    """Where a basic resource is to be paid, gold does not do."""
    table = acting("blue", 7, p1=side(resources={"gold": 5}))
    assert choices(table, "tent") == ["tent 1", "tent 2"]
    assert refused_by(table, "tent 3 gold") == "EN-118"


@rule("EN-2")
def test_silver_and_food_are_plain_numbers() -> None:
    """A player who has a purse pays 1 out of it, and five coins are the same: nobody has to change."""
    table = acting("red", 1, gates={"valley": "p2"}, p1=side(silver=5, food=5, stacks=[["scholar"], [], []]))
    play(table, "p1 levite")
    assert of(table, "p1").food == 3
    gain(table, "p1", ("silver", 4), ("food", 2))
    assert (of(table, "p1").silver, of(table, "p1").food) == (9, 5)
    bought = given(gates={"valley": "p2"}, p1=side(silver=5, hand=["scholar"]), p2=side(silver=4))
    play(bought, "p1 play scholar 1", "p1 trade scholar upper")
    assert (of(bought, "p1").silver, of(bought, "p2").silver) == (4, 5)


@rule("EN-3")
def test_the_main_supply_never_runs_out() -> None:
    """More cubes, silver and food can be gained than there are in the box."""
    table = given(p1=side(silver=80, food=80))
    gain(table, "p1", ("gold", 30), ("stone", 40))
    gain(table, "p1", ("wood", 40), ("ash", 40))
    gain(table, "p1", ("silver", 90), ("food", 90))
    assert of(table, "p1").resources == (30, 40, 40, 40)
    assert (of(table, "p1").silver, of(table, "p1").food) == (170, 170)


@rule("EN-4")
def test_every_colour_has_sixteen_workers() -> None:
    """Every worker that is nowhere else is in the main supply; a seventeenth worker does not exist."""
    people = {"reserve": 3, "levites": 2, "traders": [1], "elders": [2, 3], "farmers": 1, "labourers": 2}
    gates = {"sheep": "p1", "horse": "p1", "water": "p1", "fountain": "p2", "old": "p2"}
    table = given(gates=gates, scribes={"s1_2": "p1"}, p1=side(**people))
    assert of(table, "p1").supply == 16 - 3 - 2 - 1 - 2 - 1 - 2 - 3 - 1
    with pytest.raises(BadPosition, match="17 workers, more than 16"):
        given(p1=side(reserve=14))
    table.supply[0] += 1
    assert ESDRAS_ET_NEHEMIE.broken_laws(table) == ["side 0 has 17 workers (EN-4)"]


@rule("EN-4", "EN-7")
@pytest.mark.parametrize("players", [1, 3])
def test_workers_are_sixteen_all_the_time_and_none_returns_to_the_supply(players: int) -> None:
    """In a whole game every colour keeps its 16 workers, and the main supply only shrinks."""
    before = [99] * 4
    for table in whole_game(players, seed=5):
        for number in range(table.sides):
            own = seen(table).sides[number]
            slots = sum(own.traders) + sum(own.elders)
            board = own.levites + own.gatekeepers + own.scribes
            assert own.reserve + own.supply + own.farmers + own.labourers + slots + board == 16
            assert own.supply <= before[number]
            before[number] = own.supply
    assert max(before[: max(players, 2)]) < 13


@rule("EN-5")
def test_a_gained_worker_comes_into_the_reserve_and_can_be_used_at_once() -> None:
    """It is one of their own colour out of the main supply; without it no trader could be placed."""
    table = given(p1=side(reserve=0), p2=side(reserve=4))
    assert refused_by(table, "trader 1") == "EN-139"
    supplies = (of(table, "p1").supply, of(table, "p2").supply)
    gain(table, "p1", ("worker", 1))
    assert (of(table, "p1").reserve, of(table, "p1").supply) == (1, supplies[0] - 1)
    assert (of(table, "p2").reserve, of(table, "p2").supply) == (4, supplies[1])
    play(table, "p1 trader 1")
    assert (of(table, "p1").reserve, of(table, "p1").traders[0]) == (0, True)


@rule("EN-6")
def test_for_each_worker_that_is_not_there_the_tent_moves() -> None:
    """Three workers with one left in the supply: one worker and two tent steps; other colours do not help."""
    table = given(p1=side(reserve=12, silver=0), p2=side(reserve=2))
    assert of(table, "p1").supply == 1
    gain(table, "p1", ("worker", 3))
    own = of(table, "p1")
    assert (own.reserve, own.supply, own.tent) == (13, 0, "c2")
    assert (own.silver, own.blessings) == (2, (0, 0, 1))
    gain(table, "p1", ("worker", 1))
    assert (of(table, "p1").reserve, of(table, "p1").tent, of(table, "p1").food) == (13, "c3", 5)


@rule("EN-8")
def test_gains_cannot_be_refused_and_come_in_the_printed_order() -> None:
    """The fifth Levite gives a Blessing of choice with all it triggers, and only then 2 VP."""
    table = acting("red", 0, p1=side(levites=4, food=5, blessings={"orange": 1, "purple": 1}))
    play(table, "p1 levite")
    assert choices(table) == ["bless orange", "bless purple", "bless red"]
    assert of(table, "p1").points == 10
    play(table, "p1 bless red")
    assert of(table, "p1").points == 12
    order = ["places-levite", "gains-blessing-red", "column", "altar-step", "gains-vp"]
    assert told_ids(table) == order


@rule("EN-8")
def test_a_recovery_is_the_exception() -> None:
    """Where "may" is written, a gain can be declined; the rest of the list still comes."""
    table = acting("red", 0, p1=side(levites=5, food=6, traders=[1]))
    play(table, "p1 levite")
    assert choices(table) == ["recover trader 1", "decline"]
    assert of(table, "p1").points == 10
    play(table, "p1 decline")
    assert of(table, "p1").points == 13
    assert of(table, "p1").traders[0]


@rule("EN-9")
def test_the_active_player_gains_first_then_the_others_clockwise() -> None:
    """A connection of valley: first p3, who rebuilds the wall, then p1, who keeps the gate."""
    table = acting(
        "grey",
        3,
        who="p3",
        players=3,
        gates={"valley": "p1"},
        p1=side(),
        p3=side(resources={"stone": 2}),
    )
    play(table, "p3 spot w18", "p3 rebuild", "chance draw wall_01 for p3")
    play(table, "chance draw wall_02 for p3", "chance draw wall_03 for p3")
    play(table, "p3 place wall_01", "p3 top wall_02")
    steps = [message.args["seat"] for message in told(table) if message.id.endswith("-tent-step")]
    assert steps == [2, 0]


@rule("EN-9")
def test_a_sector_pays_silver_to_the_active_player_first() -> None:
    """Ben completes a sector: he has his silver before Cleo and Ann."""
    table = acting(
        "red",
        1,
        who="p2",
        players=3,
        temple=[["stone"] * 2, ["wood"] * 3, ["wood"] * 3, ["wood"] * 3, ["wood"] * 3],
        p2=side(resources={"stone": 1}),
    )
    play(table, "p2 temple 1 stone")
    paid = [message.args["seat"] for message in told(table) if message.id.endswith("-sector-levites")]
    assert paid == [1, 2, 0]


@rule("EN-10")
def test_what_an_effect_gives_cannot_pay_for_it() -> None:
    """Developing guards_1 costs 6 silver; the 2 silver of its tent step come too late."""
    table = given(p1=side(silver=4, tiles={"guards": "guards_1"}))
    assert "develop guards" not in choices(table)
    assert refused_by(table, "develop guards") == "EN-126"
    rich = given(p1=side(silver=6, tiles={"guards": "guards_1"}))
    play(rich, "p1 develop guards")
    assert (of(rich, "p1").silver, of(rich, "p1").tent) == (2, "c1")


@rule("EN-10")
def test_silver_on_a_gate_or_from_a_trade_comes_after_the_price() -> None:
    """The wood of a gate cannot come from the gate's own rewards, nor a fee from the trade it opens."""
    table = acting("grey", 5, p1=side(resources={"stone": 2}, silver=0))
    play(table, "p1 spot dung")
    assert refused_by(table, "rebuild") == "EN-97"
    broke = given(gates={"valley": "p2"}, p1=side(silver=0, hand=["scholar"]))
    play(broke, "p1 play scholar 1")
    assert refused_by(broke, "trade scholar upper") == "EN-124"


@rule("EN-11")
def test_players_are_ordered_by_the_altar_track() -> None:
    """A higher space is ahead; on one space the lower marker is, so a newcomer is behind."""
    table = given(
        players=4,
        altar_order=["p2", "p1", "p3", "p4"],
        p1=side(altar=3),
        p2=side(altar=3),
        p3=side(altar=5),
        p4=side(altar=2),
    )
    assert seen(table).altar_order == (2, 1, 0, 3)
    gain(table, "p4", ("altar_step", 1))
    assert seen(table).altar_order == (2, 1, 0, 3)
    gain(table, "p2", ("altar_step", 1))
    gain(table, "p1", ("altar_step", 1))
    assert seen(table).altar_order == (2, 1, 0, 3)
    gain(table, "p1", ("altar_step", 1))
    assert waits_for(table) == "p1 ChooseBlessing"
    play(table, "p1 bless red")
    assert seen(table).altar_order == (2, 0, 1, 3)


@rule("EN-12")
@pytest.mark.parametrize(("lower", "higher"), [("p1", "p2"), ("p2", "p1")])
def test_every_tie_is_decided_by_the_altar_order(lower: str, higher: str) -> None:
    """Of equals on one space the lower marker has the sector's points, and the game."""
    temple = [["stone"], ["wood"] * 2, ["wood"] * 2, ["wood"] * 2, ["wood"] * 2]
    same = {"vp": 91, "altar": 12, "levites": 2}
    table = acting(
        "red",
        1,
        temple=temple,
        altar_order=[lower, higher],
        p1=side(resources={"stone": 1}, **same),
        p2=side(**same),
    )
    ranks = ESDRAS_ET_NEHEMIE.result(table).ranks
    assert sorted(ranks) == [1, 2]
    assert ranks[0 if lower == "p1" else 1] == 1
    play(table, "p1 temple 1 stone")
    points = {"p1": 92, "p2": 91}
    points[lower] += 2
    assert {name: of(table, name).points for name in points} == points


@rule("EN-13")
def test_some_points_are_scored_at_once_and_others_in_the_end() -> None:
    """A cube in the Temple scores now; the 3 VP of a wall are only in the score of the end."""
    table = acting("red", 1, p1=side(resources={"stone": 1}))
    play(table, "p1 temple 1 stone")
    assert of(table, "p1").points == 11
    table = acting("grey", 4, p1=side(resources={"stone": 3}, silver=4, food=0))
    play(table, "p1 spot w17", "p1 rebuild", "chance draw wall_10 for p1")
    before = of(table, "p1").final
    play(table, "chance draw wall_02 for p1", "chance draw wall_03 for p1", "p1 place wall_10")
    assert of(table, "p1").points == 10
    # 3 VP of the wall; its ash is the fifth silver of the end.
    assert of(table, "p1").final == before + 3 + 1


@rule("EN-13")
def test_scribes_tiles_and_the_altar_lead_wait_for_the_end() -> None:
    """None of them is in the score before final scoring."""
    table = given(
        altar_order=["p2", "p1"],
        scrolls={"s1_2": "scroll_ezra"},
        scribes={"s1_2": "p1"},
        p1=side(altar=1, silver=0, food=0, developed=["guards", "elders"]),
        p2=side(silver=0, food=0),
    )
    assert (of(table, "p1").points, of(table, "p2").points) == (10, 10)
    assert (of(table, "p1").final, of(table, "p2").final) == (10 + 1 + 2 * 2 + 3, 10)


@rule("EN-14")
def test_a_score_has_no_bounds() -> None:
    """It goes below 0 with the tile that costs a point, and beyond 99 with a gold cube."""
    table = acting(
        "blue",
        5,
        scrolls={"s2_1": "scribes_table"},
        p1=side(vp=0),
    )
    play(table, "p1 scribe s2_1")
    assert of(table, "p1").points == -1
    table = acting("red", 1, p1=side(vp=98, resources={"gold": 1}))
    play(table, "p1 temple 1 gold")
    assert of(table, "p1").points == 100
    gain(table, "p1", ("vp", 150))
    assert of(table, "p1").points == 250


@rule("EN-15")
def test_open_points_of_a_turn() -> None:
    """A trader can be placed before the card, after it, between two steps, and after the last one."""
    table = given(
        p1=side(hand=["musician"], resources={"ash": 2}, levites=2),
    )
    points = []
    for line in ("p1 play musician 1", "p1 red", "p1 altar ash", "p1 altar ash"):
        points.append("trader 1" in choices(table))
        play(table, line)
    points.append("trader 1" in choices(table))
    assert points == [True] * 5
    play(table, "p1 trader 1")
    assert "end" in choices(table)


@rule("EN-15")
def test_while_something_is_being_resolved_there_is_no_open_point() -> None:
    """Neither inside a reward, nor between paying and gaining, nor in another player's turn."""
    table = acting("red", 2, p1=side(levites=4, food=5))
    play(table, "p1 levite")
    assert waits_for(table) == "p1 ChooseBlessing"
    assert choices(table) == ["bless orange", "bless purple", "bless red"]
    play(table, "p1 bless red")
    assert "trader 1" in choices(table)
    table = acting("grey", 9, p1=side(resources={"stone": 3, "gold": 2}))
    play(table, "p1 spot w18", "p1 rebuild")
    assert choices(table) == ["pay stone", "pay gold", "pay banners"]
