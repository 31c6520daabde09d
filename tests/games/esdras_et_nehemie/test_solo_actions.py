"""The solo game: actions of the opponent, and why it does them. Rules: B26 (EN-253 to EN-270)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.facts import NONE
from batisseurs.games.esdras_et_nehemie.opponent import build_temple, gate_target
from batisseurs.games.esdras_et_nehemie.table import OPPONENT, EsdrasTable
from tests.games.esdras_et_nehemie.given import (
    cell,
    choices,
    given,
    of,
    place,
    play,
    refused_by,
    seen,
    side,
    told_ids,
    told_rules,
    waits_for,
)
from tests.games.esdras_et_nehemie.moments import acting, has, opp, saying, scheming
from tests.rules import rule

CORNERS = {"sheep": "p1", "old": "p1", "fountain": "opponent", "horse": "opponent"}
COLUMNS = {1: "sheep", 2: "muster", 3: "dung", 4: "water"}
"""A focus card for each column of the black box."""


# Gains. --------------------------------------------------------------------------------------------------


@rule("EN-253")
@pytest.mark.parametrize(
    ("scheme", "reserve", "gold", "got", "altar"),
    [
        ("1", 1, 0, (3, 0, 0), 0),
        ("2", 3, 1, (4, 2, 0), 0),
        ("3", 3, 1, (3, 2, 0), 1),
        ("4", 0, 1, (0, 3, 0), 0),
        ("4", 1, 5, (2, 5, 2), 3),
        ("5", 1, 0, (2, 1, 0), 0),
        ("6", 0, 2, (1, 0, 1), 2),
        ("6", 0, 1, (1, 2, 0), 0),
    ],
)
def test_the_opponent_takes_what_is_listed(
    scheme: str, reserve: int, gold: int, got: tuple[int, int, int], altar: int
) -> None:
    """Workers, gold and altar steps; two gold are spent for the second action of scheme 6."""
    table = scheming("dung", scheme, opponent=opp(reserve=reserve, gold=gold))
    assert has(table) == got
    assert of(table, "opponent").altar == altar


@rule("EN-253")
def test_what_is_spent_is_paid_first() -> None:
    """Of two gold nothing is left when the altar step onto 15 brings one."""
    table = scheming("dung", "6", opponent=opp(reserve=0, gold=2, altar=14))
    assert has(table)[:2] == (1, 1)


@rule("EN-253")
def test_each_worker_that_cannot_be_gained_is_a_tent_step() -> None:
    """One of two is left in the supply: one worker, and one step to c1."""
    levites, scribes = 6, dict.fromkeys(("s1_1", "s1_2", "s1_3", "s2_1", "s2_2", "s2_3"), "opponent")
    table = scheming("dung", "1", gates=CORNERS, scribes=scribes, opponent=opp(reserve=1, levites=levites))
    assert has(table) == (2, 0, 2)
    assert (of(table, "opponent").supply, of(table, "opponent").tent) == (0, "c1")


# Temple. -------------------------------------------------------------------------------------------------

FULL = [["stone"] * 5 for _ in range(5)]


@rule("EN-254")
@pytest.mark.parametrize(
    ("levites", "got"),
    [
        (1, ["gains-gold"]),
        (2, ["gains-gold"]),
        (3, ["gains-gold", "gains-vp"]),
        (4, ["gains-blessing-orange", "gains-vp"]),
        (5, ["tent-step", "gains-silver", "gains-vp"]),
    ],
)
def test_a_levite_of_the_opponent_costs_two_gold(levites: int, got: list[str]) -> None:
    """No food; the row's reward with replacements: a cube is gold, a recovery a tent step."""
    table = scheming("dung", "1", temple=FULL, opponent=opp(reserve=3, gold=2, levites=levites))
    assert (of(table, "opponent").levites, of(table, "opponent").reserve) == (levites + 1, 2)
    assert saying(table, "opponent-levite") == [{"seat": "opponent", "number": levites + 1, "gold": 2}]
    told = told_ids(table)
    first = told.index("opponent-levite") + 1
    assert told[first : first + len(got)] == got
    assert told[first + len(got)] in {"opponent-altar", "opponent-changes"}


@rule("EN-254")
def test_the_opponent_places_no_seventh_levite() -> None:
    """With six it keeps its two gold, in a Temple that is full."""
    table = scheming("dung", "1", temple=FULL, opponent=opp(reserve=3, gold=2, levites=6, altar=12))
    assert (of(table, "opponent").levites, of(table, "opponent").reserve) == (6, 3)
    assert not saying(table, "opponent-levite")


@rule("EN-254")
@pytest.mark.parametrize(("reserve", "gold"), [(0, 5), (3, 1)])
def test_without_worker_or_gold_no_levite_is_placed(reserve: int, gold: int) -> None:
    """The Levites that are there still act."""
    table = given(players=1, opponent=opp(reserve=reserve, gold=gold))
    build_temple(table)
    table.settle()
    assert (of(table, "opponent").levites, of(table, "opponent").reserve) == (1, reserve)
    assert of(table, "opponent").points == 12


@rule("EN-255")
def test_each_levite_does_the_first_thing_possible() -> None:
    """Gold, gold (1 silver), change, gold (food: 1 silver), change, gold (tent: 2 silver)."""
    table = scheming("dung", "4", opponent=opp(reserve=2, gold=2, silver=1, levites=6))
    acts = [name for name in told_ids(table) if name in {"temple", "opponent-changes", "opponent-altar"}]
    assert acts == ["temple", "temple", "opponent-changes", "temple", "opponent-changes", "temple"]
    assert (has(table), of(table, "opponent").points, of(table, "opponent").tent) == ((2, 0, 3), 18, "c1")


@rule("EN-255")
def test_with_a_full_temple_levites_change_silver_or_burn() -> None:
    """Altar 1; 2 (1 silver); change; 3 (food: 1 silver); change; 4 (EN-R58)."""
    table = scheming("dung", "4", temple=FULL, opponent=opp(reserve=2, gold=2, levites=6))
    acts = [name for name in told_ids(table) if name in {"temple", "opponent-changes", "opponent-altar"}]
    altar, change = "opponent-altar", "opponent-changes"
    assert acts == [altar, altar, change, altar, change, altar]
    assert (has(table), of(table, "opponent").altar) == ((2, 4, 0), 4)
    rules = told_rules(table)
    assert rules[told_ids(table).index(altar)] == rules[told_ids(table).index(change)] == "EN-255"


@rule("EN-255")
def test_the_new_levite_acts_too() -> None:
    """One Levite becomes two: gold of the row reward into the Temple, then an altar step."""
    table = scheming("dung", "1", opponent=opp(reserve=2, gold=2))
    acts = [name for name in told_ids(table) if name in {"temple", "opponent-changes", "opponent-altar"}]
    assert acts == ["temple", "opponent-altar"]


@rule("EN-256")
@pytest.mark.parametrize(
    ("filled", "cell_"),
    [
        ((0, 0, 0, 0, 0), "t1_1"),
        ((2, 1, 1, 0, 0), "t4_1"),
        ((1, 1, 1, 1, 1), "t1_2"),
        ((5, 3, 2, 2, 4), "t3_3"),
        ((5, 5, 5, 5, 4), "t5_5"),
    ],
)
def test_the_lowest_empty_cell_of_the_leftmost_column(filled: tuple[int, ...], cell_: str) -> None:
    """Whatever the rows cost: the opponent needs no banners."""
    temple = [["stone"] * number for number in filled]
    table = scheming("dung", "1", temple=temple, opponent=opp(reserve=2, gold=2))
    first = saying(table, "temple")[0]
    assert first == {"seat": "opponent", "good": "gold", "place": cell_, "points": 2}
    row = int(cell_[1]) - 1
    assert seen(table).temple[row].cubes[filled[row]] == "gold"


@rule("EN-256")
def test_the_opponent_completes_a_sector() -> None:
    """2 points, the row's worker, then: 2 silver for the food, 2 points for most Levites, silver for all."""
    temple = [["stone"] * number for number in (2, 2, 2, 2, 1)]
    table = given(players=1, temple=temple, opponent=opp(gold=1), p1=side(silver=0))
    build_temple(table)
    table.settle()
    told = told_ids(table)
    assert told[:5] == ["temple", "gains-worker", "sector", "sector-silver", "sector-most"]
    assert told[5:] == ["sector-levites", "sector-levites"]
    assert saying(table, "sector-most")[0]["seat"] == 0
    assert has(table) == (4, 0, 3)
    assert (of(table, "opponent").points, of(table, "p1").points) == (12, 12)
    assert (of(table, "p1").silver, of(table, "p1").food) == (1, 3)


# Rubble, walls and gates. --------------------------------------------------------------------------------


@rule("EN-257")
def test_the_opponent_clears_everything() -> None:
    """One gold is kept, wood and ash become gold; the spot's purple Blessing is gained."""
    table = scheming("fountain", "1", rubble={"w14": ["gold", "wood", "ash"]}, opponent=opp(reserve=2))
    assert has(table) == (2, 3, 0)
    assert of(table, "opponent").blessings == (0, 1, 0)
    assert place(table, "w14").rubble == (0, 0, 0, 0)
    assert place(table, "w14").state == "unbuilt"


@rule("EN-257")
def test_a_gate_space_is_cleared_only_to_be_rebuilt() -> None:
    """To clear a wall spot leaves the gates alone; rebuilding one takes its two cubes, without a Blessing."""
    table = scheming("dung", "1", rubble={"dung": ["wood", "ash"]}, opponent=opp(reserve=2))
    assert (has(table), place(table, "dung").rubble) == ((2, 0, 0), (0, 0, 1, 1))
    table = scheming("dung", "2", rubble={"dung": ["wood", "ash"]}, opponent=opp(reserve=2, gold=2))
    assert (place(table, "dung").owner, of(table, "opponent").blessings) == (OPPONENT, (0, 0, 0))


@rule("EN-258")
def test_a_wall_costs_three_gold() -> None:
    """Nothing else, and gold just gained counts: 2 and 1 cube."""
    table = scheming("dung", "5", rubble={"w15": ["ash"]}, opponent=opp(gold=2))
    assert has(table) == (3, 0, 0)
    assert saying(table, "opponent-pays") == [{"seat": "opponent", "gold": 3}]
    play(table, "chance draw wall_11")
    assert (place(table, "w15").owner, place(table, "w15").card) == (OPPONENT, "wall_11")


@rule("EN-258")
def test_a_gate_costs_three_gold_and_a_worker() -> None:
    """The reserve's only worker becomes gatekeeper; without one there is no gate."""
    table = scheming("valley", "2", opponent=opp(reserve=1, gold=3))
    assert (place(table, "valley").owner, has(table)[:2]) == (OPPONENT, (0, 0))
    table = scheming("valley", "2", opponent=opp(reserve=0, gold=3))
    assert place(table, "valley").state == "unbuilt"


@rule("EN-259")
def test_the_opponent_places_the_top_wall_card() -> None:
    """One card, whichever lies on top; its effect (1 wood + 1 ash) as gold; the human's gate connects."""
    gates = {"fountain": "p1", "sheep": "p1", "horse": "opponent", "old": "opponent"}
    table = scheming(
        "fountain", "5", gates=gates, rubble={"w13": ["ash"]}, opponent=opp(gold=2), p1=side(silver=0)
    )
    assert choices(table) == [f"draw wall_{number:02}" for number in range(1, 13)]
    play(table, "chance draw wall_03")
    assert has(table) == (3, 2, 2)
    assert (of(table, "p1").food, of(table, "p1").silver) == (4, 1)
    assert of(table, "opponent").wall_pile == 11


@rule("EN-259")
def test_the_opponent_takes_a_gates_silver_and_reward() -> None:
    """Dung: 5 silver on the card, 2 ash as gold, then the connection with the human's wall."""
    table = scheming(
        "dung",
        "2",
        gate_silver={"dung": 5},
        walls={"w15": "p1 wall_01"},
        opponent=opp(gold=3),
        p1=side(silver=0),
    )
    assert has(table) == (2, 3, 6)
    assert (of(table, "p1").resources, of(table, "p1").silver) == ((0, 0, 0, 1), 1)
    assert place(table, "dung").silver == 0


@rule("EN-260")
@pytest.mark.parametrize(
    ("focus", "built", "target"),
    [
        ("dung", (), "dung"),
        ("dung", ("dung",), "water"),
        ("valley", ("valley",), "fish"),
        ("sheep", (), "water"),
        ("east", (), "water"),
        ("old", (), "fish"),
        ("horse", (), "fish"),
        ("fish", ("fish", "dung", "water"), "valley"),
    ],
)
def test_the_gate_target(focus: str, built: tuple[str, ...], target: str) -> None:
    """The gate of the focus card first, then the ring along the arrow; neutral gates are built."""
    table = scheming(focus, "2", gates=dict.fromkeys(built, "p1"), opponent=opp(reserve=1, gold=3))
    assert place(table, target).owner == OPPONENT
    about = saying(table, "opponent-target")
    assert about == [{"seat": "opponent", "place": target, "gate": focus}]
    assert told_rules(table)[told_ids(table).index("opponent-target")] == "EN-260"


@rule("EN-260")
@pytest.mark.parametrize(("cubes", "target"), [([], "water"), (["ash"], "dung")])
def test_a_gate_is_eligible_if_three_gold_come_together(cubes: list[str], target: str) -> None:
    """Two gold and one cube are enough, two gold alone are not."""
    rubble = {"dung": cubes, "water": ["ash", "ash"]}
    table = scheming("dung", "2", rubble=rubble, opponent=opp(reserve=1, gold=2))
    assert place(table, target).owner == OPPONENT


@rule("EN-260")
@pytest.mark.parametrize(
    ("reading", "cubes", "built"),
    [
        ("next_gate", [], ["water"]),
        ("first_gate", [], []),
        ("next_gate", ["ash"], ["dung"]),
        ("first_gate", ["ash"], ["dung"]),
    ],
)
def test_a_gate_that_cannot_be_paid_is_passed_or_stops(
    reading: str, cubes: list[str], built: list[str]
) -> None:
    """By the other reading the opponent builds the first gate that is not built, or none (EN-R56)."""
    rubble = {"dung": cubes, "water": ["ash", "ash"]}
    readings = {"solo_gate": reading}
    table = scheming("dung", "2", rubble=rubble, readings=readings, opponent=opp(reserve=1, gold=2))
    assert [gate for gate in ("dung", "water") if place(table, gate).owner == OPPONENT] == built


@rule("EN-260")
@pytest.mark.parametrize(("reserve", "target"), [(0, ""), (1, "dung")])
def test_no_gate_is_eligible_without_a_worker(reserve: int, target: str) -> None:
    """However much gold there is."""
    table = given(players=1, focus="focus_dung", opponent=opp(reserve=reserve, gold=9))
    found = gate_target(table)
    assert ("" if found == NONE else table.facts.place_ids[found]) == target


@rule("EN-261")
@pytest.mark.parametrize(
    ("focus", "rubble", "target"),
    [
        ("fountain", ("w12", "w15", "w16"), "w15"),
        ("water", ("w11", "w10", "w08"), "w10"),
        ("sheep", ("w24",), "w24"),
        ("east", ("w01", "w09"), "w09"),
    ],
)
def test_the_wall_target(focus: str, rubble: tuple[str, ...], target: str) -> None:
    """The first wall spot with rubble in the direction of the arrow; empty ones on the way are passed."""
    table = scheming(focus, "5", rubble={spot: ["ash"] for spot in rubble}, opponent=opp(gold=2))
    play(table, "chance draw wall_11")
    assert [spot.id for spot in seen(table).ring if spot.card] == [target]
    assert saying(table, "opponent-target") == [{"seat": "opponent", "place": target, "gate": focus}]
    assert told_rules(table)[told_ids(table).index("opponent-target")] == "EN-261"


@rule("EN-261")
@pytest.mark.parametrize(
    ("focus", "walls", "target"),
    [("fountain", ("w13",), "w14"), ("water", (), "w10"), ("muster", (), "w01"), ("east", (), "w08")],
)
def test_without_rubble_the_first_empty_spot(focus: str, walls: tuple[str, ...], target: str) -> None:
    """With three gold; walls that stand and neutral ones are passed."""
    stood = dict.fromkeys(walls, "p1 wall_01")
    table = scheming(focus, "5", walls=stood, opponent=opp(gold=3))
    play(table, "chance draw wall_11")
    assert place(table, target).owner == OPPONENT


@rule("EN-261")
def test_without_rubble_two_gold_are_not_enough() -> None:
    """No wall: scheme 5 continues to its third action."""
    table = scheming("fountain", "5", opponent=opp(gold=2, reserve=2))
    assert [about["number"] for about in saying(table, "scheme-impossible")] == [1]
    assert [about["number"] for about in saying(table, "scheme-action")] == [3]
    assert has(table) == (2, 2, 0)


@rule("EN-262")
@pytest.mark.parametrize(
    ("focus", "rubble", "target"),
    [
        ("fountain", ("w12", "w15", "w16"), "w15"),
        ("water", ("w11", "w10"), "w10"),
        ("sheep", ("w24",), "w24"),
    ],
)
def test_the_target_of_clearing(focus: str, rubble: tuple[str, ...], target: str) -> None:
    """The first wall spot with rubble in the direction of the arrow."""
    table = scheming(focus, "1", rubble={spot: ["ash"] for spot in rubble}, opponent=opp(reserve=2))
    left = {spot.id for spot in seen(table).ring if sum(spot.rubble)}
    assert left == set(rubble) - {target}
    assert saying(table, "opponent-target") == [{"seat": "opponent", "place": target, "gate": focus}]
    assert told_rules(table)[told_ids(table).index("opponent-target")] == "EN-262"


@rule("EN-263")
def test_without_an_eligible_gate_the_next_action() -> None:
    """All four are built; or none comes to three gold (EN-R56)."""
    gates = dict.fromkeys(("fish", "valley", "dung", "water"), "p1")
    for zones in ({"gates": gates}, {}):
        table = scheming("dung", "2", rubble={"w15": ["ash"]}, opponent=opp(gold=2), **zones)
        assert [about["number"] for about in saying(table, "scheme-impossible")] == [1]
        assert waits_for(table) == "chance DrawOpponentWall"


@rule("EN-263")
def test_without_wall_cards_the_next_action() -> None:
    """All twelve stand: scheme 5 continues, scheme 2 to its third action."""
    walls = {f"w{spot:02}": f"opponent wall_{spot - 7:02}" for spot in range(8, 20)}
    zones: dict[str, Any] = {"walls": walls, "rubble": {"w20": ["ash"]}}
    table = scheming("old", "5", **zones, opponent=opp(gold=3, reserve=2))
    assert of(table, "opponent").wall_pile == 0
    assert [about["number"] for about in saying(table, "scheme-impossible")] == [1]
    assert [about["number"] for about in saying(table, "scheme-action")] == [3]
    table = scheming("old", "2", **zones, opponent=opp(gold=3, reserve=0))
    assert [about["number"] for about in saying(table, "scheme-impossible")] == [2]
    assert has(table) == (1, 4, 0)


# Torah. --------------------------------------------------------------------------------------------------

ROW_1 = ("s1_1", "s1_2", "s1_3")
ROW_2 = ("s2_1", "s2_2", "s2_3", "s2_4")
ROW_3 = ("s3_1", "s3_2", "s3_3", "s3_4", "s3_5")


def scribes(*cells: str, **sides: tuple[str, ...]) -> dict[str, str]:
    """Return scribes on cells, of either side in turn, and those of named sides."""
    found = {name: ("p1", "opponent")[number % 2] for number, name in enumerate(cells)}
    return found | {name: who for who, names in sides.items() for name in names}


def torah(focus: str, scheme: str, **zones: Any) -> EsdrasTable:
    """Have the opponent place a scribe; no row has food left, so that silver is easy to follow."""
    return scheming(focus, scheme, **{"row_food": [0, 0, 0, 0], "p1": side(silver=0), **zones})


def target_of(table: EsdrasTable) -> tuple[Any, Any]:
    """Return the cell and the gold that the opponent told."""
    (about,) = saying(table, "opponent-scribe-highest") + saying(table, "opponent-scribe-lowest")
    assert cell(table, about["place"]).scribe == OPPONENT
    return about["place"], about["gold"]


@rule("EN-264")
@pytest.mark.parametrize(
    ("full", "row", "price"),
    [
        ((), 1, 1),
        (("s1_1", "s1_2"), 2, 2),
        (ROW_1, 2, 1),
        ((*ROW_1, "s2_1"), 3, 2),
        (ROW_1 + ROW_2, 3, 1),
        ((*ROW_1, *ROW_2, "s3_1"), 4, 2),
        (ROW_1 + ROW_2 + ROW_3, 4, 1),
    ],
)
def test_the_price_of_a_scribe(full: tuple[str, ...], row: int, price: int) -> None:
    """The row's points less 1 for each full row below; a white worker fills nothing."""
    table = torah("dung", "3", scribes=scribes(*full), opponent=opp(gold=9))
    place_, gold = target_of(table)
    assert (place_[:2], gold) == (f"s{row}", price)
    heroes = len(of(table, "opponent").heroes) - sum(
        owner == "opponent" for owner in scribes(*full[:3]).values()
    )
    assert has(table)[:2] == (2, 9 - price + heroes)


@rule("EN-264")
def test_a_scribe_needs_a_worker() -> None:
    """Without one in the reserve scheme 6 has no first action."""
    table = torah("dung", "6", opponent=opp(reserve=0, gold=1))
    assert of(table, "opponent").scribes == 0
    assert [about["number"] for about in saying(table, "scheme-not-met")] == [1, 2]


@rule("EN-265")
@pytest.mark.parametrize(
    ("scheme", "gold", "row"),
    [("3", 3, "s3"), ("3", 2, "s2"), ("6", 9, "s1"), ("6", 1, "s1")],
)
def test_highest_and_lowest_tiles(scheme: str, gold: int, row: str) -> None:
    """The highest, or the lowest, row that can be reached and paid for."""
    table = torah("dung", scheme, scribes={"s1_1": "opponent", "s2_1": "opponent"}, opponent=opp(gold=gold))
    assert target_of(table)[0][:2] == row


@rule("EN-265")
def test_a_tile_with_a_white_worker_is_an_option() -> None:
    """The leftmost of three in row 1; its white worker is pushed up to s2-1 (EN-R60)."""
    table = torah("sheep", "6", opponent=opp(gold=1))
    assert target_of(table)[0] == "s1_1"
    assert (cell(table, "s1_1").white, cell(table, "s2_1").white) == ("", "left")


@rule("EN-266")
@pytest.mark.parametrize(
    ("taken", "expected"),
    [
        (("s1_1", "s1_3"), ("s1_2", "s1_2", "s1_2", "s1_2")),
        (("s1_1",), ("s1_2", "s1_2", "s1_3", "s1_3")),
        ((), ("s1_1", "s1_2", "s1_2", "s1_3")),
        (ROW_1, ("s2_1", "s2_2", "s2_3", "s2_4")),
        (ROW_1 + ROW_2, ("s3_1", "s3_2", "s3_4", "s3_5")),
        (ROW_1 + ROW_2 + ROW_3, ("s4_1", "s4_2", "s4_5", "s4_6")),
    ],
)
def test_the_black_box_picks_among_options(taken: tuple[str, ...], expected: tuple[str, ...]) -> None:
    """One to six options, by the column of the focus card."""
    found = []
    for column, focus in COLUMNS.items():
        table = torah(focus, "6", scribes=scribes(*taken), opponent=opp(gold=1))
        found.append(target_of(table)[0])
        assert saying(table, "opponent-scribe-lowest")[0]["column"] == column
    assert tuple(found) == expected


@rule("EN-266")
def test_the_options_are_told() -> None:
    """From the left, those among which the column picks: a row that is reached over own scribes only."""
    table = torah("dung", "3", scribes=scribes(opponent=("s1_1", "s2_1")), opponent=opp(gold=9))
    (about,) = saying(table, "opponent-scribe-highest")
    assert about["options"] == ["s3_1", "s3_2"]
    assert (about["column"], about["place"]) == (3, "s3_2")


@rule("EN-267")
def test_the_opponent_uses_its_own_scribe_first() -> None:
    """s2-2 stands on a human scribe and on one of their own: nobody gains anything."""
    table = torah("dung", "3", white={}, scribes={"s1_1": "p1", "s1_2": "opponent"}, opponent=opp(gold=2))
    assert target_of(table)[0] == "s2_2"
    assert (of(table, "p1").silver, has(table)[2]) == (0, 0)


@rule("EN-267")
@pytest.mark.parametrize(("silver", "human", "left"), [(0, 1, 0), (1, 0, 0), (2, 0, 1)])
def test_a_white_worker_is_preferred_if_it_can_be_paid(silver: int, human: int, left: int) -> None:
    """s2-3 stands on a human scribe and on the right white worker."""
    table = torah(
        "dung", "3", white={"s1_3": "right"}, scribes={"s1_2": "p1"}, opponent=opp(gold=2, silver=silver)
    )
    assert target_of(table)[0] == "s2_3"
    assert (of(table, "p1").silver, has(table)[2]) == (human, left)
    assert len(saying(table, "path-white")) == 1 - human


@rule("EN-267")
@pytest.mark.parametrize(("silver", "target"), [(0, "s1_3"), (1, "s2_4")])
def test_a_tile_behind_a_white_worker_needs_silver(silver: int, target: str) -> None:
    """Without it s2-4 is no option (EN-R57)."""
    table = torah("water", "3", white={"s1_3": "right"}, scribes={}, opponent=opp(gold=2, silver=silver))
    assert target_of(table)[0] == target


@rule("EN-267")
def test_fewest_human_scribes() -> None:
    """To s3-2: over s2-1 and s1-1 two of them, over their own s2-2 only one."""
    stand = {"s1_1": "p1", "s2_1": "p1", "s1_2": "p1", "s2_2": "opponent"}
    table = torah("dung", "3", white={}, scribes=stand, opponent=opp(gold=3))
    assert target_of(table)[0] == "s3_2"
    assert [about["place"] for about in saying(table, "path-pays")] == ["s1_1"]
    assert of(table, "p1").silver == 1


@rule("EN-267")
def test_a_human_scribe_counts_more_than_two_white_workers() -> None:
    """To s3-2 over two white workers for 2 silver; with 1 silver over the human's s2-2."""
    stand = {"s2_2": "p1", "s1_2": "opponent"}
    for silver, human, left in ((2, 0, 0), (1, 1, 1)):
        table = torah(
            "muster",
            "3",
            white={"s1_1": "left", "s2_1": "left"},
            scribes=stand,
            opponent=opp(gold=3, silver=silver),
        )
        assert target_of(table)[0] == "s3_2"
        assert (of(table, "p1").silver, has(table)[2]) == (human, left)


@rule("EN-267")
@pytest.mark.parametrize(("reading", "human", "left"), [("fewest_human", 0, 0), ("own_first", 1, 2)])
def test_the_other_reading_counts_own_scribes_first(reading: str, human: int, left: int) -> None:
    """To s3-2 over two white workers, or over the human's s2-2 and their own s1-2 (EN-R57)."""
    table = torah(
        "muster",
        "3",
        readings={"solo_path": reading},
        white={"s1_1": "left", "s2_1": "left"},
        scribes={"s2_2": "p1", "s1_2": "opponent"},
        opponent=opp(gold=3, silver=2),
    )
    assert target_of(table)[0] == "s3_2"
    assert (of(table, "p1").silver, has(table)[2]) == (human, left)


@rule("EN-267")
def test_by_the_other_reading_too_white_workers_come_before_the_humans() -> None:
    """s2-3 stands on a human scribe and on the right white worker: no own one either way."""
    table = torah(
        "dung",
        "3",
        readings={"solo_path": "own_first"},
        white={"s1_3": "right"},
        scribes={"s1_2": "p1"},
        opponent=opp(gold=2, silver=1),
    )
    assert target_of(table)[0] == "s2_3"
    assert (of(table, "p1").silver, has(table)[2]) == (0, 0)


@rule("EN-267")
def test_then_fewest_white_workers() -> None:
    """To s3-2: not over s2-1 and the white worker on s1-1, but over s2-2 and s1-2: all own."""
    stand = {"s2_1": "opponent", "s2_2": "opponent", "s1_2": "opponent"}
    table = torah("dung", "3", white={"s1_1": "left"}, scribes=stand, opponent=opp(gold=3, silver=1))
    assert target_of(table)[0] == "s3_2"
    assert (has(table)[2], saying(table, "path-white")) == (1, [])


@rule("EN-267")
def test_between_equal_paths_the_leftmost() -> None:
    """Each has one human scribe: s1-1 under their own s2-1 is used, not s2-2."""
    table = torah(
        "dung",
        "3",
        white={},
        scribes={"s1_1": "p1", "s2_1": "opponent", "s1_2": "opponent", "s2_2": "p1"},
        opponent=opp(gold=3),
    )
    assert target_of(table)[0] == "s3_2"
    assert [about["place"] for about in saying(table, "path-pays")] == ["s1_1"]


@rule("EN-268")
def test_without_a_tile_to_pay_for_the_action_is_impossible() -> None:
    """All eighteen are taken: scheme 6 spends two gold instead."""
    every = [spot.place.removeprefix("scroll.") for spot in seen(given(players=1)).scrolls]
    table = torah(
        "dung",
        "6",
        scribes=scribes(p1=tuple(every[:8]), opponent=tuple(every[8:])),
        opponent=opp(gold=2, reserve=1),
        p1=side(reserve=0),
    )
    assert [about["number"] for about in saying(table, "scheme-impossible")] == [1]
    assert has(table)[:2] == (2, 0)


@rule("EN-269")
@pytest.mark.parametrize(
    ("full", "target", "tile", "food"),
    [(ROW_1, "s2_3", "tithes", 1), (ROW_1 + ROW_2, "s3_4", "scribes_table", 2)],
)
def test_the_opponent_ignores_tiles_and_takes_food_as_silver(
    full: tuple[str, ...], target: str, tile: str, food: int
) -> None:
    """Neither points now nor an ability; as the first on the row 1 silver for each food."""
    table = scheming(
        "dung",
        "3",
        scrolls={target: tile},
        scribes=scribes(*full, p1=full),
        p1=side(reserve=4),
        opponent=opp(gold=2),
    )
    assert target_of(table)[0] == target
    assert (of(table, "opponent").points, of(table, "opponent").abilities) == (10, ())
    assert has(table)[2] == food
    assert seen(table).row_food[int(target[1]) - 1] == 0
    assert "EN-269" in told_rules(table)


@rule("EN-269")
def test_a_second_scribe_on_a_row_finds_no_food() -> None:
    """The human was there before: no silver."""
    table = scheming(
        "dung", "3", scribes=scribes("s2_1", p1=(*ROW_1, "s2_1")), opponent=opp(gold=2, reserve=2)
    )
    assert target_of(table)[0][:2] == "s3"
    assert has(table)[2] == 2
    table = scheming("dung", "6", scribes=scribes("s2_1", p1=(*ROW_1, "s2_1")), opponent=opp(gold=1))
    assert target_of(table)[0][:2] == "s2"
    assert has(table)[2] == 1


@rule("EN-270")
@pytest.mark.parametrize(
    ("round_", "gold", "tent", "points"), [(1, 1, "c0", 10), (2, 1, "c1", 10), (3, 1, "c1", 12)]
)
def test_the_opponent_takes_a_hero(round_: int, gold: int, tent: str, points: int) -> None:
    """Ezra's rewards of the round: ash as gold, tent step, points; no banner, nothing tucked."""
    table = torah("dung", "6", round=round_, scrolls={"s1_2": "scroll_ezra"}, opponent=opp(gold=1))
    assert target_of(table)[0] == "s1_2"
    opponent = of(table, "opponent")
    assert (opponent.resources[0], opponent.tent, opponent.points) == (gold, tent, points)
    assert (opponent.heroes, opponent.banners) == (("ezra",), (0, 0, 0))
    assert "ezra" not in seen(table).heroes


@rule("EN-270")
@pytest.mark.parametrize("hero", ["zerubbabel", "nehemiah"])
def test_every_hero_can_be_the_opponents(hero: str) -> None:
    """Wood or stone as gold, as Ezra's ash."""
    table = torah("dung", "6", scrolls={"s1_2": f"scroll_{hero}"}, opponent=opp(gold=1))
    assert (of(table, "opponent").heroes, of(table, "opponent").resources[0]) == ((hero,), 1)


@rule("EN-270")
def test_the_opponents_hero_is_out_of_reach() -> None:
    """The human cannot place a scribe on that tile, nor get the card otherwise."""
    table = acting("blue", 9, players=1, scribes={"s1_2": "opponent"}, scrolls={"s1_2": "scroll_ezra"})
    assert refused_by(table, "scribe s1_2") == "EN-110"
    assert of(table, "opponent").heroes == ("ezra",)
    assert seen(table).heroes == ("zerubbabel", "nehemiah")
