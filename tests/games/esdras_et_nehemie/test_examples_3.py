"""Worked examples: heroes, conditions, the solo opponent, scroll tiles."""

from __future__ import annotations

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import OPPONENT, EsdrasTable
from tests.games.esdras_et_nehemie.given import (
    cell,
    choices,
    draw,
    gain,
    given,
    of,
    place,
    play,
    refused_by,
    seen,
    side,
    told_ids,
    waits_for,
)
from tests.games.esdras_et_nehemie.moments import (
    acting,
    has,
    opp,
    own,
    rest,
    saying,
    scheming,
    scored,
    solo,
)
from tests.rules import rule

# From the rulebook. --------------------------------------------------------------------------------------


@rule("EN-X24")
def test_ezra_in_the_first_round() -> None:
    """His card, 1 ash, and it is tucked."""
    table = acting("blue", 3, scrolls={"s1_2": "scroll_ezra"}, p1=side(silver=2))
    play(table, "p1 scribe s1_2")
    has_now = of(table, "p1")
    assert (has_now.heroes, has_now.resources) == (("ezra",), (0, 0, 0, 1))
    assert (has_now.tent, has_now.points, has_now.banners[2]) == ("c0", 10, 2)


@rule("EN-X25")
def test_a_single_scribe_on_row_3() -> None:
    """The tucked Scholar scores 3."""
    table = rest(scribes={"s3_3": "p1"}, p1=side(food=20, tucked=["scholar"]))
    assert scored(table)["cards"] == 3


@rule("EN-X26")
def test_the_board_for_two() -> None:
    """Neutral places, silver on four gates, white workers, two gatekeepers each."""
    table = ESDRAS_ET_NEHEMIE.new(2)
    assert isinstance(table, EsdrasTable)
    draw(table)
    while waits_for(table).endswith("ChooseCornerGate"):
        play(table, f"p{table.chooser() + 1} {choices(table)[0]}")
    neutral = [spot.id for spot in seen(table).ring if spot.state == "neutral"]
    assert sorted(neutral) == ["east", "muster", "w02", "w03", "w04", "w05", "w06", "w07"]
    assert [place(table, gate).silver for gate in ("fish", "valley", "dung", "water")] == [2, 2, 2, 2]
    assert (cell(table, "s1_1").white, cell(table, "s1_3").white) == ("left", "right")
    assert (of(table, "p1").gatekeepers, of(table, "p2").gatekeepers) == (2, 2)


@rule("EN-X27")
@pytest.mark.parametrize("target", ["w13", "w14", "w15", "w16"])
def test_the_first_wall_spot_clockwise_from_fountain(target: str) -> None:
    """w13, w14, w15, w16: the first of them that has rubble, whatever lies further on or behind."""
    spots = [f"w{number}" for number in range(10, 25) if not 13 <= number < int(target[1:])]
    rubble = {spot: ["stone"] for spot in spots}
    table = scheming("fountain", "5", rubble=rubble, opponent=opp(gold=2))
    assert saying(table, "opponent-target")[0]["place"] == target
    play(table, "chance draw wall_11")
    assert place(table, target).owner == OPPONENT


@rule("EN-X28")
def test_a_scribe_on_row_3_for_one_gold() -> None:
    """Rows 1 and 2 are full of coloured scribes."""
    cells = ("s1_1", "s1_2", "s1_3", "s2_1", "s2_2", "s2_3", "s2_4")
    table = scheming("dung", "3", scribes=dict.fromkeys(cells, "p1"), opponent=opp(gold=2))
    about = saying(table, "opponent-scribe-highest")[0]
    assert (about["place"][:2], about["gold"]) == ("s3", 1)
    assert of(table, "opponent").resources[0] == 1


@rule("EN-X29")
@pytest.mark.parametrize(("face", "points"), [("a", 4), ("b", 9)])
def test_people_at_the_opponents_sabbath(face: str, points: int) -> None:
    """3 gatekeepers, 2 scribes, 4 Levites: 4, or the sum of 9; and 1 for its scribes of row 1."""
    gates = {"fountain": "opponent", "horse": "opponent", "dung": "opponent", "sheep": "p1", "old": "p1"}
    table = rest(
        players=1,
        solo_face=face,
        gates=gates,
        scribes={"s1_1": "opponent", "s1_2": "opponent"},
        opponent=opp(levites=4),
        p1=side(food=20),
    )
    assert saying(table, "opponent-sabbath")[0]["people"] == points
    assert scored(table, OPPONENT)["cards"] == points + 1


@rule("EN-X30")
def test_the_opponents_sixth_levite() -> None:
    """3 points and 1 tent step, to c1; then six Levites act in a Temple that is full."""
    table = scheming("dung", "1", temple=[["stone"] * 5] * 5, opponent=opp(gold=2, levites=5, altar=12))
    assert (of(table, "opponent").levites, of(table, "opponent").points) == (6, 13)
    assert of(table, "opponent").tent == "c1"


# Further scenarios. --------------------------------------------------------------------------------------


@rule("EN-X49")
def test_cheaper_lower_option() -> None:
    """No fee at their own gate, 2 − 2 silver: 2 stone for nothing."""
    stated = side(silver=0, hand=["scholar"])
    table = given(**own("royal_letters"), gates={"valley": "p1"}, p1=stated)
    play(table, "p1 play scholar 1", "p1 trade scholar lower")
    assert (of(table, "p1").resources, of(table, "p1").silver) == ((0, 2, 0, 0), 0)


@rule("EN-X50")
def test_trader_twice() -> None:
    """Six wild banners for 1 silver; an elder may still be placed."""
    stated = side(silver=1, tiles={"traders": "traders_3"}, developed=["traders"])
    table = given(**own("second_bargain"), p1=stated)
    play(table, "p1 trader 4", "p1 repeat")
    assert (seen(table).turn.gained, of(table, "p1").silver) == ((0, 0, 0, 6), 0)
    assert "elder 1" in choices(table)
    assert refused_by(table, "trader 1") == "EN-141"


@rule("EN-X51")
def test_end_of_the_altar_track() -> None:
    """From 19: space 20 gives 4 points, the two steps beyond 1 silver each."""
    table = given(p1=side(altar=19, silver=0))
    gain(table, "p1", ("altar_step", 3))
    assert (of(table, "p1").altar, of(table, "p1").points, of(table, "p1").silver) == (20, 14, 2)


@rule("EN-X52")
def test_shared_labour() -> None:
    """3 silver, then the gold of the neighbour's wall; no connection, and nothing for its owner."""
    table = acting(
        "grey",
        4,
        players=4,
        **own("shared_labour"),
        walls={"w13": "p4 wall_04"},
        p1=side(silver=0, resources={"stone": 3}),
    )
    play(table, "p1 spot w14", "p1 rebuild")
    play(table, *(f"chance draw {card} for p1" for card in ("wall_01", "wall_02", "wall_03")))
    before = of(table, "p4")
    play(table, "p1 place wall_01")
    assert (of(table, "p1").silver, of(table, "p1").resources) == (3, (1, 0, 0, 0))
    play(table, "p1 top wall_02")
    assert "connection" not in told_ids(table)
    assert (of(table, "p4").resources, of(table, "p4").silver) == (before.resources, before.silver)
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-X56")
def test_solo_temple() -> None:
    """A third Levite, two gold in the Temple, one silver changed: 2 workers, 1 gold, 1 silver, +4 points."""
    table = scheming("dung", "1", opponent=opp(levites=2, reserve=3, gold=3, silver=1))
    assert of(table, "opponent").levites == 3
    assert [about["place"] for about in saying(table, "temple")] == ["t1_1", "t2_1"]
    assert len(saying(table, "opponent-changes")) == 1
    assert (has(table), of(table, "opponent").points) == ((2, 1, 1), 14)


@rule("EN-X57")
def test_five_options() -> None:
    """The whole of row 3, column 3: the middle one is left out, the third of the others is s3-4."""
    cells = ("s1_1", "s1_2", "s1_3", "s2_1", "s2_2", "s2_3", "s2_4")
    table = scheming("dung", "6", scribes=dict.fromkeys(cells, "p1"), opponent=opp(gold=1))
    assert cell(table, "s3_4").scribe == OPPONENT


@rule("EN-X58")
def test_solo_wall() -> None:
    """Clearing 2 gold and a red Blessing, 3 gold paid, 2 food and a connection as silver."""
    gates = {"fountain": "p1", "sheep": "p1", "horse": "opponent", "old": "opponent"}
    table = scheming(
        "fountain", "5", gates=gates, rubble={"w13": ["wood", "ash"]}, opponent=opp(gold=2), p1=side(silver=0)
    )
    play(table, "chance draw wall_02")
    assert has(table)[1:] == (1, 4)
    assert of(table, "opponent").blessings == (0, 0, 1)
    assert (of(table, "p1").food, of(table, "p1").silver) == (4, 1)


@rule("EN-X59")
def test_solo_trade() -> None:
    """With 2 silver the upper option: 1 onto the card, 1 gold, 1 left; with none 1 tent step."""
    table = solo(opponent=opp(silver=2))
    play(table, "chance reveal focus_valley")
    assert (has(table)[1:], place(table, "valley").silver) == ((1, 1), 3)
    table = solo(opponent=opp(silver=0))
    play(table, "chance reveal focus_valley")
    assert (of(table, "opponent").tent, has(table)[1], place(table, "valley").silver) == ("c1", 0, 2)


@rule("EN-X60")
def test_golden_spaces_passed() -> None:
    """A wood from 5: space 6 gives 1 point, then 1 food and 1 silver; space 7 nothing."""
    stated = side(altar=5, silver=0, food=0, resources={"wood": 1})
    table = acting("red", 3, **own("golden_incense"), p1=stated)
    play(table, "p1 altar wood")
    human = of(table, "p1")
    assert (human.altar, human.points, human.food, human.silver) == (7, 11, 1, 1)


@rule("EN-X61")
def test_extra_step_inside_a_move() -> None:
    """c1: 2 silver; c2: red; the extra step to c3: 2 food; the last paid one to c4: altar 1."""
    stated = side(silver=0, food=0, resources={"ash": 1})
    table = acting("blue", 7, **own("swift_tents"), p1=stated)
    play(table, "p1 tent 3 ash")
    human = of(table, "p1")
    assert (human.tent, human.silver, human.blessings, human.food, human.altar) == ("c4", 2, (0, 0, 1), 2, 1)
    assert human.resources == (0, 0, 0, 0)


@rule("EN-X63")
def test_paying_with_the_first_profit() -> None:
    """2 silver + 1 food, −1 silver, 2 silver + 1 food; not a third time."""
    table = given(**own("second_bargain"), p1=side(silver=0, food=0))
    play(table, "p1 trader 1")
    assert (of(table, "p1").silver, of(table, "p1").food) == (2, 1)
    play(table, "p1 repeat")
    assert (of(table, "p1").silver, of(table, "p1").food) == (3, 2)
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-X64")
def test_solo_gate_out_of_reach() -> None:
    """Dung and water come to two gold only; counter-clockwise the next unbuilt gate is fish."""
    rubble = {"valley": ["ash", "ash"], "fish": ["wood", "wood"]}
    table = scheming("dung", "2", rubble=rubble, opponent=opp(reserve=1, gold=2))
    assert place(table, "fish").owner == OPPONENT
    assert [place(table, gate).state for gate in ("dung", "water", "valley")] == ["unbuilt"] * 3
