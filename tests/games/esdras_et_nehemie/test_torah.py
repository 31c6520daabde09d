"""The blue main action, Torah and Tents. Rules: B10 (EN-109 to EN-120)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from tests.games.esdras_et_nehemie.actions import acting
from tests.games.esdras_et_nehemie.given import (
    cell,
    choices,
    gain,
    of,
    play,
    seen,
    side,
    told,
    told_ids,
    waits_for,
)
from tests.games.esdras_et_nehemie.weeks import (
    after_week,
    goods,
    idle,
    in_action,
    left,
    refused_by,
    score,
    week,
)
from tests.rules import rule

QUIET = {
    "s1_1": "scroll_nehemiah",
    "s1_2": "scroll_zerubbabel",
    "s1_3": "scroll_ezra",
    "s2_1": "fields_of_rest",
    "s2_2": "royal_letters",
    "s2_3": "gate_provisions",
    "s2_4": "hewn_stones",
    "s3_1": "perpetual_fire",
    "s3_2": "caravan",
    "s3_3": "returning_exiles",
    "s3_4": "shared_labour",
    "s3_5": "second_bargain",
    "s4_1": "chief_scribes",
    "s4_2": "treasurer",
    "s4_3": "threefold_blessing",
    "s4_4": "teaching_the_people",
    "s4_5": "hidden_merit",
    "s4_6": "house_completed",
}
"""Tiles that give nothing when a scribe comes, save the heroes and the last."""
TOWER = {"s1_2": "p1", "s2_2": "p1", "s3_2": "p1"}
"""Own scribes up to row 3: no path costs anything."""


def blue(banners: int = 30, **zones: Any) -> EsdrasTable:
    """Begin p1's blue action, three players, no scribe unless stated."""
    zones.setdefault("players", 3)
    zones.setdefault("scrolls", QUIET)
    return in_action("blue", banners, **zones)


def rich(**stated: Any) -> dict[str, Any]:
    """Say that a player can pay everything."""
    return side(**{"silver": 20, "resources": {"gold": 5}, **stated})


def accessible(table: EsdrasTable) -> list[str]:
    """Return the tiles on which a scribe can be placed."""
    return [text.split()[1] for text in choices(table, "scribe")]


# Both parts. ----------------------------------------------------------------------------------------------


@rule("EN-109")
@pytest.mark.parametrize("order", [["scribe s1_2", "tent 1"], ["tent 1", "scribe s1_2"]])
def test_a_scribe_and_a_tent_move_in_either_order(order: list[str]) -> None:
    """One of each, and nothing further of the action."""
    table = blue(p1=rich())
    play(table, *(f"p1 {text}" for text in order))
    assert of(table, "p1").scribes == 1
    assert of(table, "p1").tent == "c1"
    assert choices(table, "scribe") == []
    assert choices(table, "tent") == []


@rule("EN-109")
def test_a_second_scribe_is_refused() -> None:
    """Whatever there is to pay with."""
    table = blue(p1=rich())
    play(table, "p1 scribe s1_2")
    assert refused_by(table, "scribe s1_1") == "EN-109"
    assert refused_by(table, "scribe s2_2") == "EN-109"


@rule("EN-109")
@pytest.mark.parametrize("done", [[], ["scribe s1_2"], ["tent 2"]])
def test_only_one_of_both_or_neither(done: list[str]) -> None:
    """The action may be ended without the other part."""
    table = blue(p1=rich())
    play(table, *(f"p1 {text}" for text in done), "p1 end")
    assert waits_for(table) == "chance DrawCharacter"


# Scribes. -------------------------------------------------------------------------------------------------


ROWS = [("s1_1", 3, 2, 0), ("s2_1", 5, 3, 0), ("s3_1", 6, 0, 1), ("s4_1", 7, 0, 2)]
EDGE = {"s1_1": "p1", "s2_1": "p1", "s3_1": "p1"}


def before(tile: str) -> dict[str, str]:
    """Return own scribes on all rows below a tile of column 1."""
    return {below: who for below, who in EDGE.items() if below < tile}


@rule("EN-110")
@pytest.mark.parametrize(("tile", "banners", "silver", "gold"), ROWS)
def test_each_row_has_its_cost(tile: str, banners: int, silver: int, gold: int) -> None:
    """3 blue and 2 silver, 5 and 3, 6 and 1 gold, 7 and 2 gold: possible with exactly that."""
    table = blue(banners, scribes=before(tile), p1=side(silver=silver, resources={"gold": gold}))
    assert left(table) == banners
    play(table, f"p1 scribe {tile}")
    assert cell(table, tile).scribe == 0
    own = of(table, "p1")
    assert (left(table), own.silver, own.resources[0]) == (0, 0, 0)
    assert own.reserve == 5


@rule("EN-110")
@pytest.mark.parametrize(("tile", "banners", "silver", "gold"), ROWS)
def test_with_less_than_the_cost_no_scribe(tile: str, banners: int, silver: int, gold: int) -> None:
    """One banner, one silver or one gold short is too little."""
    for short in ((1, 0, 0), (0, 1, 0), (0, 0, 1)):
        paid = (banners - short[0], silver - short[1], gold - short[2])
        if min(paid) < 0:
            continue
        p1 = side(silver=paid[1], resources={"gold": paid[2], "stone": 9})
        table = blue(paid[0], scribes=before(tile), p1=p1)
        assert refused_by(table, f"scribe {tile}") == "EN-110"


@rule("EN-110")
def test_a_scribe_is_a_worker_of_the_reserve() -> None:
    """Workers in the main supply are of no use."""
    table = blue(p1=rich(reserve=0))
    assert of(table, "p1").supply > 0
    assert refused_by(table, "scribe s1_1") == "EN-110"
    assert choices(table, "scribe") == []


@rule("EN-110")
def test_a_tile_holds_one_coloured_scribe() -> None:
    """Neither another player's tile nor one of their own."""
    table = blue(scribes={"s1_1": "p2", "s1_2": "p1"}, p1=rich())
    assert refused_by(table, "scribe s1_1") == "EN-110"
    assert refused_by(table, "scribe s1_2") == "EN-110"
    assert refused_by(table, "scribe s1_3") == ""


@rule("EN-110")
def test_scribes_stay_for_the_rest_of_the_game() -> None:
    """No Sabbath brings them back."""
    table = after_week(1, scribes={"s1_2": "p1"}, scrolls=QUIET, p1=week(food=9))
    idle(table, "p2 OpenPoint")
    assert seen(table).round == 2
    assert cell(table, "s1_2").scribe == 0
    assert (of(table, "p1").scribes, of(table, "p1").reserve) == (1, 0)


@rule("EN-111")
def test_without_scribes_only_row_1_is_accessible() -> None:
    """All of row 1, nothing else."""
    table = blue(p1=rich())
    assert accessible(table) == ["s1_1", "s1_2", "s1_3"]
    assert refused_by(table, "scribe s2_1") == "EN-111"
    assert refused_by(table, "scribe s4_6") == "EN-111"


@rule("EN-111")
def test_no_silver_buys_access() -> None:
    """Even with the most that a position can state."""
    table = blue(p1=rich(silver=9999))
    assert accessible(table) == ["s1_1", "s1_2", "s1_3"]


@rule("EN-111")
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_a_scribe_opens_the_two_tiles_above_for_everyone(owner: str) -> None:
    """And not the tiles beside it, nor those beside the opened ones."""
    table = blue(scribes={"s1_2": owner}, p1=rich())
    assert accessible(table) == ["s1_1", "s1_3", "s2_2", "s2_3"]
    table = blue(scribes={"s1_2": owner, "s2_2": owner}, p1=rich())
    assert accessible(table) == ["s1_1", "s1_3", "s2_3", "s3_2", "s3_3"]
    assert refused_by(table, "scribe s2_1") == "EN-111"


@rule("EN-111")
def test_white_workers_open_tiles_too() -> None:
    """With two players the two white workers open all of row 2."""
    table = blue(players=2, p1=rich())
    assert accessible(table) == ["s1_1", "s1_2", "s1_3", "s2_1", "s2_2", "s2_3", "s2_4"]
    table = blue(players=2, white={"s1_3": "right"}, p1=rich())
    assert accessible(table) == ["s1_1", "s1_2", "s1_3", "s2_3", "s2_4"]


@rule("EN-112")
def test_every_foreign_scribe_on_the_path_is_paid() -> None:
    """1 silver to each owner; own scribes are free."""
    scribes = {"s1_2": "p2", "s2_2": "p3", "s3_2": "p1"}
    table = blue(scribes=scribes, p1=side(silver=2, resources={"gold": 2}))
    play(table, "p1 scribe s4_2")
    assert [of(table, name).silver for name in ("p1", "p2", "p3")] == [0, 5 + 1, 5 + 1]


@rule("EN-112")
@pytest.mark.parametrize("who", ["p1", "p2", "p3"])
def test_the_player_who_places_a_scribe_pays_the_others_and_not_themselves(who: str) -> None:
    """The same three scribes on the path: one is the player's own, no matter who comes."""
    scribes = {"s1_2": "p1", "s2_2": "p2", "s3_2": "p3"}
    payer: dict[str, Any] = {who: side(silver=2, resources={"gold": 2})}
    table = acting("blue", 7, who=who, players=3, scrolls=QUIET, scribes=scribes, **payer)
    play(table, f"{who} scribe s4_2")
    expected = {name: 0 if name == who else 5 + 1 for name in ("p1", "p2", "p3")}
    assert {name: of(table, name).silver for name in expected} == expected
    assert told_ids(table).count("path-pays") == 2


@rule("EN-112")
def test_own_scribes_on_the_path_are_free() -> None:
    """A path over own scribes costs nothing."""
    table = blue(scribes=TOWER, p1=side(silver=0, resources={"gold": 2}))
    play(table, "p1 scribe s4_2")
    assert of(table, "p1").scribes == 4


@rule("EN-112")
def test_a_white_worker_on_the_path_is_paid_to_the_main_supply() -> None:
    """1 silver, and nobody gets it."""
    table = blue(players=2, p1=side(silver=3 + 1))
    play(table, "p1 scribe s2_1")
    assert (of(table, "p1").silver, of(table, "p2").silver) == (0, 5)
    assert cell(table, "s1_1").white == "left"


@rule("EN-112")
def test_a_path_that_cannot_be_paid_is_refused() -> None:
    """The silver of the row and of the path are due together."""
    table = blue(scribes={"s1_2": "p2"}, p1=side(silver=3))
    assert refused_by(table, "scribe s2_2") == "EN-112"
    table = blue(players=2, p1=side(silver=3))
    assert refused_by(table, "scribe s2_1") == "EN-112"
    table = blue(scribes={"s1_2": "p2", "s2_2": "p3"}, p1=side(silver=1, resources={"gold": 1}))
    assert refused_by(table, "scribe s3_2") == "EN-112"


@rule("EN-112")
def test_a_path_has_one_tile_in_each_row_each_below_the_next() -> None:
    """Scribes that stand elsewhere neither help nor cost."""
    scribes = {"s1_1": "p2", "s1_2": "p2", "s1_3": "p2", "s2_1": "p3", "s2_2": "p3", "s2_4": "p3"}
    table = blue(scribes=scribes, p1=side(silver=9, resources={"gold": 1}))
    play(table, "p1 scribe s3_1")  # over s2_1 and s1_1: nothing else is below
    assert [of(table, name).silver for name in ("p1", "p2", "p3")] == [7, 6, 6]


@rule("EN-112")
@pytest.mark.parametrize(("chosen", "p1", "p2"), [("s2_2", 9, 5), ("s2_3", 8, 6)])
def test_the_player_names_the_path(chosen: str, p1: int, p2: int) -> None:
    """Also a more expensive one."""
    scribes = {"s1_2": "p1", "s2_2": "p1", "s2_3": "p2"}
    table = blue(scribes=scribes, p1=side(silver=9, resources={"gold": 1}))
    play(table, "p1 scribe s3_3")
    assert choices(table) == ["path s2_2", "path s2_3"]
    play(table, f"p1 path {chosen}")
    assert (of(table, "p1").silver, of(table, "p2").silver) == (p1, p2)
    assert cell(table, "s3_3").scribe == 0


@rule("EN-112")
def test_only_paths_that_can_be_paid_are_offered() -> None:
    """Without silver only the way over own scribes is left."""
    scribes = {"s1_2": "p1", "s2_2": "p1", "s2_3": "p2"}
    table = blue(scribes=scribes, p1=side(silver=0, resources={"gold": 1}))
    play(table, "p1 scribe s3_3")
    assert cell(table, "s3_3").scribe == 0
    assert of(table, "p2").silver == 5


@rule("EN-113")
@pytest.mark.parametrize(
    ("tile", "points"), [("tithes", 1), ("busy_markets", 1), ("scribes_table", -1), ("royal_letters", 0)]
)
def test_the_points_of_a_tile_are_gained_at_once(tile: str, points: int) -> None:
    """And the ability is owned from then on."""
    scrolls = {key: name for key, name in QUIET.items() if name != tile} | {"s2_1": tile}
    table = blue(scribes={"s1_1": "p1"}, scrolls=scrolls, p1=rich(vp=10))
    assert of(table, "p1").abilities == ()
    play(table, "p1 scribe s2_1")
    assert of(table, "p1").points == 10 + points
    assert of(table, "p1").abilities == (tile,)


@rule("EN-113")
def test_a_stone_tile_gives_its_hero_at_once() -> None:
    """Round 1: Nehemiah gives 1 stone and is tucked."""
    table = blue(p1=rich())
    play(table, "p1 scribe s1_1")
    assert of(table, "p1").resources == (5, 1, 0, 0)
    assert of(table, "p1").heroes == ("nehemiah",)


@rule("EN-114")
@pytest.mark.parametrize(("tile", "food"), [("s1_1", 0), ("s2_1", 1), ("s3_1", 2), ("s4_1", 3)])
def test_the_first_scribe_on_a_row_takes_its_food(tile: str, food: int) -> None:
    """The whole pile of rows 2, 3 and 4; there is none on row 1."""
    table = blue(scribes=before(tile), p1=rich(food=0))
    play(table, f"p1 scribe {tile}")
    assert of(table, "p1").food == food
    assert seen(table).row_food[int(tile[1]) - 1] == 0


@rule("EN-114")
def test_the_second_scribe_on_a_row_takes_none() -> None:
    """No matter who was the first."""
    table = blue(scribes={"s1_1": "p1", "s2_1": "p2"}, p1=rich(food=0))
    assert seen(table).row_food == (0, 0, 2, 3)
    play(table, "p1 scribe s2_2")
    assert of(table, "p1").food == 0


@rule("EN-114")
def test_white_workers_take_no_food() -> None:
    """A pushed white worker leaves the pile of its row to the first scribe."""
    table = blue(players=2, p1=rich(food=0))
    play(table, "p1 scribe s1_1")
    assert cell(table, "s2_1").white == "left"
    assert seen(table).row_food == (0, 1, 2, 3)


@rule("EN-114")
def test_the_food_comes_right_after_the_effect_of_the_tile() -> None:
    """First the tile's points, then the food, and only then what other tiles give for the scribe."""
    scrolls = QUIET | {"s2_1": "tithes", "s2_2": "blessed_pen"}
    table = blue(
        scribes={"s1_1": "p1", "s2_2": "p1"}, row_food=[0, 1, 2, 3], scrolls=scrolls, p1=rich(food=0)
    )
    play(table, "p1 scribe s2_1")
    ids = told_ids(table)
    assert ids.index("gains-vp") < ids.index("row-food")
    assert waits_for(table) == "p1 ChooseBlessing"
    assert of(table, "p1").food == 1


# White workers. -------------------------------------------------------------------------------------------


@rule("EN-115")
@pytest.mark.parametrize(("tile", "goes"), [("s1_1", "s2_1"), ("s1_3", "s2_4")])
def test_a_scribe_may_take_the_place_of_a_white_worker(tile: str, goes: str) -> None:
    """The row's cost and nothing else; the white worker is pushed up on its side."""
    quiet = QUIET | {"s1_3": "scroll_zerubbabel", "s1_2": "scroll_ezra"}
    which = cell(blue(players=2), tile).white
    table = blue(3, players=2, scrolls=quiet, p1=side(silver=2))
    play(table, f"p1 scribe {tile}")
    assert (left(table), of(table, "p1").silver) == (0, 0)
    assert (cell(table, tile).scribe, cell(table, tile).white) == (0, "")
    assert cell(table, goes).white == which


@rule("EN-115")
def test_replacing_a_white_worker_higher_up_needs_access_and_a_path() -> None:
    """EN-R37: only the replaced worker itself costs nothing."""
    table = blue(players=2, white={"s2_1": "left"}, p1=rich())
    assert refused_by(table, "scribe s2_1") == "EN-111"
    table = blue(5, players=2, white={"s2_1": "left"}, scribes={"s1_1": "p2"}, p1=side(silver=3))
    assert refused_by(table, "scribe s2_1") == "EN-112"
    table = blue(5, players=2, white={"s2_1": "left"}, scribes={"s1_1": "p2"}, p1=side(silver=4))
    play(table, "p1 scribe s2_1")
    assert (left(table), of(table, "p1").silver, of(table, "p2").silver) == (0, 0, 6)
    assert cell(table, "s3_1").white == "left"


@rule("EN-116")
@pytest.mark.parametrize(
    ("white", "scribes", "tile", "goes"),
    [
        ({"s1_1": "left"}, {}, "s1_1", "s2_1"),
        ({"s1_3": "right"}, {}, "s1_3", "s2_4"),
        ({"s2_1": "left"}, {"s1_1": "p1"}, "s2_1", "s3_1"),
        ({"s2_4": "right"}, {"s1_3": "p1"}, "s2_4", "s3_5"),
        ({"s1_1": "left"}, {"s2_1": "p2"}, "s1_1", "s3_1"),
        ({"s1_3": "right"}, {"s2_4": "p1"}, "s1_3", "s3_5"),
        ({"s1_1": "left"}, {"s2_2": "p2", "s2_4": "p1"}, "s1_1", "s2_1"),
    ],
)
def test_a_pushed_white_worker_goes_up_its_own_edge(
    white: dict[str, str], scribes: dict[str, str], tile: str, goes: str
) -> None:
    """To the outermost tile of the next row, past rows where a coloured scribe stands there."""
    table = blue(players=2, white=white, scribes=scribes, p1=rich())
    play(table, f"p1 scribe {tile}")
    assert [found.place for found in seen(table).scrolls if found.white] == [f"scroll.{goes}"]


@rule("EN-116")
@pytest.mark.parametrize(
    ("white", "scribes", "tile"),
    [
        ({"s3_1": "left"}, {"s1_1": "p1", "s2_1": "p1"}, "s3_1"),
        ({"s3_5": "right"}, {"s1_3": "p1", "s2_4": "p1"}, "s3_5"),
        ({"s2_1": "left"}, {"s1_1": "p1", "s3_1": "p2"}, "s2_1"),
        ({"s1_3": "right"}, {"s2_4": "p1", "s3_5": "p1"}, "s1_3"),
    ],
)
def test_a_white_worker_that_would_reach_row_4_leaves_the_game(
    white: dict[str, str], scribes: dict[str, str], tile: str
) -> None:
    """It is nowhere afterwards."""
    table = blue(players=2, white=white, scribes=scribes, p1=rich())
    play(table, f"p1 scribe {tile}")
    assert not any(found.white for found in seen(table).scrolls)
    assert "white-leaves" in told_ids(table)


@rule("EN-117")
@pytest.mark.parametrize(
    ("scribes", "points"),
    [
        ({}, 0),
        ({"s1_3": "p1"}, 1),
        ({"s2_4": "p1"}, 2),
        ({"s3_5": "p1"}, 3),
        ({"s4_6": "p1"}, 4),
        ({"s1_1": "p1", "s1_2": "p1", "s2_1": "p1", "s3_1": "p2", "s4_1": "p1"}, 8),
    ],
)
def test_scribes_give_the_points_of_their_rows_at_the_end(scribes: dict[str, str], points: int) -> None:
    """1, 2, 3 or 4 for each own scribe, only in final scoring."""
    table = after_week(3, scribes=scribes, scrolls=QUIET)
    before = of(table, "p1").points
    idle(table, "over")
    assert score(table, "p1")["scribes"] == points
    assert before == 10


# Tents. ---------------------------------------------------------------------------------------------------


@rule("EN-118")
@pytest.mark.parametrize(("steps", "banners"), [(1, 2), (2, 4)])
def test_short_tent_moves_cost_banners_only(steps: int, banners: int) -> None:
    """2 blue for a step, 4 for two."""
    table = blue(banners)
    play(table, f"p1 tent {steps}")
    assert of(table, "p1").tent == f"c{steps}"
    assert left(table) == 0
    assert refused_by(blue(banners - 1), f"tent {steps}") == "EN-118"


@rule("EN-118")
@pytest.mark.parametrize(("steps", "banners"), [(3, 7), (4, 10)])
@pytest.mark.parametrize("good", ["stone", "wood", "ash"])
def test_long_tent_moves_cost_a_basic_resource_too(steps: int, banners: int, good: str) -> None:
    """7 blue and a resource for three steps, 10 and a resource for four."""
    table = blue(banners, p1=side(resources={good: 1}))
    assert choices(table, "tent")[-1] == f"tent {steps} {good}"
    play(table, f"p1 tent {steps} {good}")
    assert of(table, "p1").tent == f"c{steps}"
    assert of(table, "p1").resources == (0, 0, 0, 0)
    assert left(table) == 0
    assert refused_by(blue(banners - 1, p1=side(resources={good: 1})), f"tent {steps} {good}") == "EN-118"
    assert refused_by(blue(banners), f"tent {steps} {good}") == "EN-118"


@rule("EN-118")
def test_gold_cannot_pay_for_a_tent_move() -> None:
    """It is not a basic resource."""
    table = blue(p1=side(resources={"gold": 3}))
    assert choices(table, "tent") == ["tent 1", "tent 2"]
    assert refused_by(table, "tent 3 gold") == "EN-118"
    assert refused_by(table, "tent 4 gold") == "EN-118"


@rule("EN-119")
def test_the_paid_move_is_not_split_or_combined() -> None:
    """After one payment there is no second, and none for more than four steps."""
    table = blue(30, p1=side(resources={"ash": 3}))
    assert choices(table, "tent") == ["tent 1", "tent 2", "tent 3 ash", "tent 4 ash"]
    play(table, "p1 tent 1")
    assert choices(table, "tent") == []
    assert refused_by(table, "tent 1") == "EN-119"
    assert refused_by(table, "tent 3 ash") == "EN-119"


@rule("EN-119")
def test_a_paid_move_is_made_in_one_go() -> None:
    """All steps at once: nothing else can be done in between."""
    table = blue(p1=side(resources={"ash": 1}))
    play(table, "p1 tent 4 ash")
    assert of(table, "p1").tent == "c4"
    assert waits_for(table) == "p1 OpenPoint"


CITY = [
    ("c11", "points", 2),
    ("c0", "silver", 2),
    ("c2", "food", 2),
    ("c3", "altar", 1),
    ("c5", "reserve", 1),
    ("c6", "points", 1),
    ("c9", "altar", 1),
    ("c10", "silver", 2),
]


@rule("EN-120")
@pytest.mark.parametrize(("start", "what", "number"), CITY)
def test_a_tent_gains_the_reward_of_the_space_entered(start: str, what: str, number: int) -> None:
    """Clockwise, round the whole city map."""
    table = blue(p1=side(tent=start))
    before = getattr(of(table, "p1"), what)
    play(table, "p1 tent 1")
    assert of(table, "p1").tent == f"c{(int(start[1:]) + 1) % 12}"
    assert getattr(of(table, "p1"), what) == before + number


@rule("EN-120")
@pytest.mark.parametrize(
    ("start", "blessings", "gold"),
    [("c1", (0, 0, 1), 0), ("c4", (0, 1, 0), 0), ("c8", (1, 0, 0), 0), ("c7", (0, 0, 0), 1)],
)
def test_a_tent_gains_blessings_and_gold(start: str, blessings: tuple[int, ...], gold: int) -> None:
    """Red on c2, purple on c5, orange on c9; gold on c8."""
    table = blue(p1=side(tent=start))
    play(table, "p1 tent 1")
    assert of(table, "p1").blessings == blessings
    assert of(table, "p1").resources == (gold, 0, 0, 0)


@rule("EN-120")
def test_every_step_counts_whatever_caused_it() -> None:
    """Two steps as a gain: the first space entered pays as well as the last; the start pays nothing."""
    table = blue(p1=side(tent="c11", vp=0), p2=side(tent="c1"))
    gain(table, "p1", ("tent_step", 2))
    assert of(table, "p1").tent == "c1"
    assert (of(table, "p1").points, of(table, "p1").silver) == (2, 5 + 2)
    assert goods(table, "p2") == (0, 0, 0, 0, 5, 3)  # a shared space: nothing happens to the other tent


@rule("EN-120")
def test_what_a_space_triggers_comes_before_the_remaining_steps() -> None:
    """c9: the orange marker is at its end, so the tent goes on at once to c10; the second step is to c11."""
    table = blue(p1=side(tent="c8", blessings={"orange": 6}))
    play(table, "p1 tent 2")
    assert of(table, "p1").tent == "c11"
    steps = [message.args["place"] for message in told(table) if message.id.endswith("tent-step")]
    assert steps == ["c9", "c10", "c11"]
    assert (of(table, "p1").altar, of(table, "p1").silver) == (1, 5 + 2)


@rule("EN-120")
def test_a_choice_on_the_way_is_made_before_the_next_step() -> None:
    """c4 moves the altar marker to 5: a Blessing of choice, while the tent still waits on c4."""
    table = blue(p1=side(tent="c3", altar=4))
    play(table, "p1 tent 2")
    assert waits_for(table) == "p1 ChooseBlessing"
    assert of(table, "p1").tent == "c4"
    play(table, "p1 bless red")
    assert of(table, "p1").tent == "c5"
    assert of(table, "p1").blessings == (0, 1, 1)
