"""The 23 faces of work cards. Rules: NE-69 to NE-91."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import NehemiahTable
from tests.games.nehemiah.given import (
    card,
    choices,
    cubes_of,
    given,
    goods_of,
    marked_of,
    of,
    on,
    play,
    refused_by,
    seen,
    side,
    told,
    waits_for,
)
from tests.rules import rule


def cleared(table: NehemiahTable) -> list[object]:
    """Return the columns that have been cleared, in their order."""
    return [message.args["column"] for message in told(table) if message.id == "nehemiah-clears"]


def used(name: str, **zones: Any) -> NehemiahTable:
    """Return a table on which the first player has just chosen to perform this card on c1r1."""
    table = given(c1=[f"{name} p1", "", "", ""], **zones)
    play(table, "p1 activate c1r1", "p1 perform")
    return table


def test_there_are_no_other_faces() -> None:
    """What is tested here is all there is."""
    assert sorted(NEHEMIAH.components().ids) == sorted(
        [
            "wood_1",
            "wood_2",
            "gold_2",
            "gold_3",
            "wood_order",
            "wall_1",
            "wall_2",
            "temple_1",
            "temple_2",
            "garrison_1",
            "garrison_2",
            "gate",
            "remarkable",
            "night_1",
            "night_2",
            "new_site_1",
            "new_site_2",
            "priority_site",
            "crew_change",
            "reassignment",
            "planning",
            "consolidation_1",
            "consolidation_2",
        ]
    )


# Goods, cubes, gates, points. ------------------------------------------------------------------------


@rule("NE-69")
@pytest.mark.parametrize(("name", "wood"), [("wood_1", 1), ("wood_2", 2)])
def test_wood_stock(name: str, wood: int) -> None:
    """1 or 2 wood for nothing."""
    table = used(name, p1=side(wood=0, gold=0))
    assert goods_of(table, "p1") == (wood, 0)
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-70")
@pytest.mark.parametrize(("name", "gold"), [("gold_2", 2), ("gold_3", 3)])
def test_funding(name: str, gold: int) -> None:
    """2 or 3 gold for nothing."""
    table = used(name, p1=side(wood=0, gold=0))
    assert goods_of(table, "p1") == (0, gold)
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-71")
@pytest.mark.parametrize("number", [1, 2])
def test_build_the_wall(number: int) -> None:
    """N wood for n cubes on the Wall."""
    table = used(f"wall_{number}", p1=side(wood=3, gold=3))
    assert goods_of(table, "p1") == (3 - number, 3)
    assert cubes_of(table, "p1") == (number, 0, 0, 11 - number)


@rule("NE-72")
def test_build_a_gate() -> None:
    """2 wood for the top card of the gate stack."""
    table = used("gate", p1=side(wood=3, gold=3), p3=side(gates=3))
    assert goods_of(table, "p1") == (1, 3)
    assert [gate.gate for gate in seen(table).gates if gate.owner == 0] == ["valley_gate"]


@rule("NE-72")
def test_no_gate_is_left() -> None:
    """With an empty stack the card cannot be used, whatever wood there is."""
    table = given(c1=["gate p1", "", "", ""], p1=side(wood=9), p2=side(gates=8))
    play(table, "p1 activate c1r1")
    assert choices(table) == ["decline"]
    assert refused_by(table, "perform") == "NE-72"


@rule("NE-73")
def test_a_gate_is_scored_at_the_end_only() -> None:
    """No point is taken when it is built, nor when a round ends."""
    table = given(
        players=3,
        c1=["gate p1", "", "", ""],
        c2=["", "", "", "p2"],
        p2=side(gates=6),
        decks=(0, 16, 12),
    )
    play(table, "p1 activate c1r1", "p1 perform")
    assert of(table, "p1").points == 0
    assert {part.id: part.points for part in NEHEMIAH.score(table, 0)}["gates"] == 4
    play(table, "p2 activate c2r4", "p2 decline")
    assert seen(table).round == 2
    assert (of(table, "p1").points, of(table, "p2").points) == (0, 0)


@rule("NE-74")
@pytest.mark.parametrize("number", [1, 2])
def test_military_training(number: int) -> None:
    """N wood and n gold for n cubes on the Garrison."""
    table = used(f"garrison_{number}", p1=side(wood=3, gold=4))
    assert goods_of(table, "p1") == (3 - number, 4 - number)
    assert cubes_of(table, "p1") == (0, 0, number, 11 - number)


@rule("NE-75")
@pytest.mark.parametrize("number", [1, 2])
def test_temple_sacrifice(number: int) -> None:
    """N gold for n cubes on the Temple."""
    table = used(f"temple_{number}", p1=side(wood=3, gold=3))
    assert goods_of(table, "p1") == (3, 3 - number)
    assert cubes_of(table, "p1") == (0, number, 0, 11 - number)


@rule("NE-76")
def test_wood_order() -> None:
    """1 gold for 3 wood."""
    table = used("wood_order", p1=side(wood=0, gold=1))
    assert goods_of(table, "p1") == (3, 0)


@rule("NE-83")
def test_remarkable_work() -> None:
    """1 point."""
    table = used("remarkable", p1=side(points=2))
    assert of(table, "p1").points == 3
    assert goods_of(table, "p1") == (2, 4)


# Night Work. -----------------------------------------------------------------------------------------


@rule("NE-77")
def test_night_work_raises_one_worker() -> None:
    """Anywhere on the grid; it stays where it is, and can be activated on a later turn."""
    table = used("night_1", players=3, c2=["wood_2 p1 tired", "p2", "", ""], c4=["p2", "p1 tired", "", ""])
    assert choices(table) == ["raise c2r1", "raise c4r2"]
    play(table, "p1 raise c2r1")
    assert waits_for(table) == "p2 TakeAction"
    assert (on(table, "c2r1"), on(table, "c4r2"), on(table, "c1r1")) == ("p1", "p1 tired", "p1 tired")
    play(table, "p2 place c3", "p3 place c3")
    assert "activate c2r1" in choices(table)


@rule("NE-77")
def test_night_work_2_raises_one_or_two() -> None:
    """One must be raised, the second may."""
    table = used("night_2", c2=["p1 tired", "p1 tired", "p1 tired", ""])
    assert choices(table) == ["raise c2r1", "raise c2r2", "raise c2r3"]
    play(table, "p1 raise c2r2")
    assert choices(table) == ["raise c2r1", "raise c2r3", "stop"]
    assert refused_by(table, "raise c2r2") == "NE-77"
    one = table.clone()
    play(one, "p1 stop")
    assert [on(one, f"c2r{row}") for row in (1, 2, 3)] == ["p1 tired", "p1", "p1 tired"]
    assert waits_for(one) == "p2 TakeAction"
    play(table, "p1 raise c2r3")
    assert [on(table, f"c2r{row}") for row in (1, 2, 3)] == ["p1 tired", "p1", "p1"]
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-77")
def test_night_work_2_ends_when_nobody_else_is_tired() -> None:
    """The only tired worker is raised, and the turn continues."""
    table = used("night_2", c2=["p1 tired", "p1", "", ""])
    play(table, "p1 raise c2r1")
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-77", "NE-78")
def test_night_work_2_for_any_player_in_any_column() -> None:
    """Blue raises two workers from column 3; red's tired ones stay as they are."""
    table = given(
        turn="p2",
        c1=["p1 tired", "p2 tired", "", ""],
        c3=["p1 tired", "night_2 p2", "p2 tired", ""],
    )
    play(table, "p2 activate c3r2", "p2 perform")
    assert choices(table) == ["raise c1r2", "raise c3r3"]
    play(table, "p2 raise c3r3")
    assert choices(table) == ["raise c1r2", "stop"]
    play(table, "p2 raise c1r2", "p2 stop")
    assert [on(table, spot) for spot in ("c1r1", "c1r2", "c3r1", "c3r2", "c3r3")] == [
        "p1 tired",
        "p2",
        "p1 tired",
        "p2 tired",
        "p2",
    ]
    assert waits_for(table) == "p3 TakeAction"


@rule("NE-77")
def test_a_raised_worker_can_be_activated_in_the_same_turn_with_the_assistant() -> None:
    """An effect that allows a further activation may use it at once (NE-R31)."""
    table = given(
        foremen=True,
        c1=["night_1 p1", "", "", ""],
        c2=["wood_2 p1 tired", "", "", ""],
        p1=side(foremen=("assistant",)),
    )
    play(table, "p1 assistant", "p1 activate c1r1", "p1 perform", "p1 raise c2r1")
    assert choices(table) == ["activate c2r1", "end"]
    play(table, "p1 activate c2r1", "p1 perform")
    assert goods_of(table, "p1") == (4, 4)


@rule("NE-78")
def test_night_work_cannot_raise_its_own_worker_nor_those_of_others() -> None:
    """Neither the worker on the card, nor an opponent's, nor a neutral one, nor one that stands."""
    table = used(
        "night_1",
        players=2,
        c2=["wood_1 p1 tired", "wood_1 p2 tired", "wood_1 neutral p1", "wood_1 p1"],
    )
    assert choices(table) == ["raise c2r1"]
    for spot, by in (("c1r1", "NE-78"), ("c2r2", "NE-78"), ("c2r3", "NE-78"), ("c2r4", "NE-77")):
        assert refused_by(table, f"raise {spot}") == by


@rule("NE-78")
def test_night_work_cannot_raise_a_worker_activated_this_turn() -> None:
    """Paid for from below, it raises neither the payer's anchor worker nor the one that lies on it."""
    table = given(c1=["night_1 p1 tired", "gold_2 p1", "", ""], c2=["p1 tired", "", "", ""])
    play(table, "p1 activate c1r2", "p1 decline", "p1 also c1r1")
    assert choices(table) == ["raise c2r1"]
    assert refused_by(table, "raise c1r2") == "NE-78"
    assert refused_by(table, "raise c1r1") == "NE-78"


@rule("NE-78")
def test_the_activated_worker_cannot_be_raised_elsewhere_either() -> None:
    """Reassignment carries it to another card of the column; it was still activated this turn."""
    table = given(c1=["night_1 p2 tired", "reassignment p1", "p3", ""])
    play(table, "p1 activate c1r2", "p1 perform", "p1 swap c1r2", "p1 with c1r3")
    assert (on(table, "c1r2"), on(table, "c1r3")) == ("p3", "p1 tired")
    assert refused_by(table, "also c1r1") == "NE-91"


@rule("NE-78")
@pytest.mark.parametrize("rules", [1, 2])
def test_with_the_assistant_the_worker_activated_first_may_be_raised(rules: int) -> None:
    """It is not the one whose activation is being carried out. By rules 1 both stayed tired."""
    table = given(
        foremen=True,
        rules=rules,
        c1=["wood_1 p1", "", "", ""],
        c2=["night_1 p1", "", "", ""],
        p1=side(foremen=("assistant",)),
    )
    play(table, "p1 assistant", "p1 activate c1r1", "p1 perform", "p1 activate c2r1")
    if rules == 1:
        assert choices(table) == ["decline"]
        assert refused_by(table, "perform") == "NE-91"
        return
    play(table, "p1 perform")
    assert choices(table) == ["raise c1r1"]
    play(table, "p1 raise c1r1")
    assert on(table, "c1r1") == "p1"


@rule("NE-78", "NE-82")
def test_a_worker_that_came_by_crew_change_was_not_activated() -> None:
    """Red corrupts blue's worker, replaces it, and may raise the newcomer: it has done no work this turn."""
    table = given(
        foremen=True,
        c1=["night_1 p3 tired", "crew_change p2", "", ""],
        p1=side(foremen=("corrupt_worker",)),
    )
    play(table, "p1 corrupt_worker", "p1 activate c1r2", "p1 perform", "p1 replace c1r2")
    assert on(table, "c1r2") == "p1 tired"
    play(table, "p1 also c1r1")
    assert choices(table) == ["raise c1r2"]


# New Site, Priority Site, Crew Change. ---------------------------------------------------------------------


@rule("NE-79")
def test_new_site_places_a_worker_by_the_normal_rules() -> None:
    """On the topmost unoccupied card of a column, standing."""
    table = used("new_site_1", c2=["p2", "", "p3 tired", ""], c3=["p2", "p3", "p4", "p2"])
    assert choices(table) == ["place c1", "place c2", "place c4", "place c5"]
    assert refused_by(table, "place c3") == "NE-34"
    assert refused_by(table, "place c2r4") == "NE-32"
    play(table, "p1 place c2")
    assert on(table, "c2r2") == "p1"
    assert of(table, "p1").available == 4
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-79")
def test_new_site_2_places_one_or_two() -> None:
    """One after the other, in the same column or in different ones; the second may be left."""
    table = used("new_site_2")
    assert "stop" not in choices(table)
    play(table, "p1 place c2")
    assert choices(table) == ["place c1", "place c2", "place c3", "place c4", "place c5", "stop"]
    for last, spot in (("place c2", "c2r2"), ("place c5", "c5r1"), ("stop", "c2r1")):
        twin = table.clone()
        play(twin, f"p1 {last}")
        assert on(twin, spot) == "p1"
        assert of(twin, "p1").available == (4 if last == "stop" else 3)
        assert waits_for(twin) == "p2 TakeAction"


@rule("NE-79")
def test_new_site_2_with_one_worker_places_one() -> None:
    """Nothing more is asked when nobody is available any more."""
    table = used("new_site_2", c2=["p1", "p1", "p1", "p1"])
    assert of(table, "p1").available == 1
    play(table, "p1 place c3")
    assert of(table, "p1").available == 0
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-80")
def test_priority_site_takes_any_unoccupied_card() -> None:
    """Not only the topmost ones; the worker stands."""
    table = used("priority_site", c2=["p2", "", "p3 tired", ""])
    free = [f"place c{column}r{row}" for column in (1, 2, 3, 4, 5) for row in (1, 2, 3, 4)]
    assert choices(table) == [text for text in free if text[6:] not in {"c1r1", "c2r1", "c2r3"}]
    assert refused_by(table, "place c2r3") == "NE-7"
    play(table, "p1 place c2r4")
    assert on(table, "c2r4") == "p1"
    assert (of(table, "p1").available, cleared(table)) == (4, [])


@rule("NE-80")
def test_no_neutral_worker_follows_a_worker_placed_by_a_card() -> None:
    """With two players only the action brings one (NE-R23)."""
    table = used("priority_site", players=2)
    play(table, "p1 place c3r2")
    assert waits_for(table) == "p2 TakeAction"
    assert of(table, "p1").neutral == 6


@rule("NE-81")
def test_a_worker_put_on_the_bottom_card_clears_the_column_when_it_is_activated() -> None:
    """On a later turn, or at once with the Assistant; the cards above are unoccupied."""
    table = used("priority_site", players=3, c4=["", "", "", "wood_2"])
    play(table, "p1 place c4r4", "p2 place c3", "p3 place c3")
    assert cleared(table) == []
    play(table, "p1 activate c4r4", "p1 perform")
    assert (cleared(table), goods_of(table, "p1")) == ([4], (4, 4))
    at_once = given(foremen=True, c1=["priority_site p1", "", "", ""], p1=side(foremen=("assistant",)))
    play(at_once, "p1 assistant", "p1 activate c1r1", "p1 perform", "p1 place c4r4", "p1 activate c4r4")
    play(at_once, "p1 decline")
    assert cleared(at_once) == [4]


@rule("NE-82")
def test_crew_change_takes_the_place_and_the_posture() -> None:
    """The opponent's worker goes home; the new worker stands or lies as it did."""
    table = used("crew_change", c2=["p2", "", "p3 tired", ""])
    assert choices(table) == ["replace c2r1", "replace c2r3"]
    standing, tired = table.clone(), table.clone()
    play(standing, "p1 replace c2r1")
    assert on(standing, "c2r1") == "p1"
    assert (of(standing, "p1").available, of(standing, "p2").available) == (4, 6)
    play(tired, "p1 replace c2r3")
    assert on(tired, "c2r3") == "p1 tired"
    assert (of(tired, "p1").available, of(tired, "p3").available) == (4, 6)
    assert waits_for(tired) == "p2 TakeAction"


@rule("NE-82")
def test_crew_change_replaces_opponents_only() -> None:
    """Neither their own nor a neutral worker (NE-R20)."""
    table = used("crew_change", players=2, c2=["p2", "p1", "wood_1 neutral p2", ""])
    assert choices(table) == ["replace c2r1"]
    assert refused_by(table, "replace c2r2") == "NE-82"
    assert refused_by(table, "replace c2r3") == "NE-101"
    assert refused_by(table, "replace c1r1") == "NE-82"


@rule("NE-82")
def test_the_worker_is_the_players_own_at_once() -> None:
    """The fee for that card goes to the bank in the same turn (NE-R20)."""
    table = given(c1=["wood_2 p2 tired", "crew_change p1", "", ""])
    play(table, "p1 activate c1r2", "p1 perform", "p1 replace c1r1", "p1 also c1r1")
    assert goods_of(table, "p1") == (4, 3)
    assert goods_of(table, "p2") == (2, 4)


# Reassignment and Planning. --------------------------------------------------------------------------------


@rule("NE-84")
def test_reassignment_swaps_two_workers_of_one_column() -> None:
    """Cards stay, each worker keeps its posture; any column, any owners."""
    table = used("reassignment", c3=["wood_1 p2 tired", "gold_2", "wall_1 p3", ""], c4=["p4", "", "", ""])
    assert choices(table) == ["swap c3r1", "swap c3r3"]
    assert refused_by(table, "swap c3r2") == "NE-84"
    assert refused_by(table, "swap c4r1") == "NE-84"
    play(table, "p1 swap c3r1")
    assert choices(table) == ["with c3r3"]
    assert refused_by(table, "with c3r1") == "NE-84"
    assert refused_by(table, "with c3r2") == "NE-84"
    play(table, "p1 with c3r3")
    assert [on(table, f"c3r{row}") for row in (1, 2, 3)] == ["p3", "", "p2 tired"]
    assert [card(table, f"c3r{row}") for row in (1, 2, 3)] == ["wood_1", "gold_2", "wall_1"]
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-84")
def test_reassignment_does_not_reach_across_columns() -> None:
    """The partner is in the column of the first."""
    table = used("reassignment", c3=["p2", "p3", "", ""], c4=["p2", "p3", "", ""])
    play(table, "p1 swap c3r1")
    assert choices(table) == ["with c3r2"]
    assert refused_by(table, "with c4r2") == "NE-84"


@rule("NE-85")
def test_reassignment_that_brings_a_tired_worker_down_clears_the_column() -> None:
    """Whichever of the two is named first."""
    for first, second in (("c3r1", "c3r4"), ("c3r4", "c3r1")):
        table = given(c1=["wood_1 p2 tired", "reassignment p1", "", ""], c3=["p2 tired", "", "", "p3"])
        play(table, "p1 activate c1r2", "p1 perform", f"p1 swap {first}", f"p1 with {second}")
        assert marked_of(table) == [3]
        play(table, "p1 stop")
        assert cleared(table) == [3]
        assert (of(table, "p2").available, of(table, "p3").available) == (5, 6)


@rule("NE-85")
def test_the_activated_worker_itself_can_be_brought_down() -> None:
    """It lies already, so its own column is cleared."""
    table = given(c1=["reassignment p1", "", "", "p3"])
    play(table, "p1 activate c1r1", "p1 perform", "p1 swap c1r1", "p1 with c1r4")
    assert cleared(table) == [1]
    assert of(table, "p1").available == 6


@rule("NE-86")
def test_planning_swaps_two_cards_with_their_workers() -> None:
    """Workers move with their card and keep their posture; any column."""
    table = used("planning", c3=["wood_1 p2 tired", "gold_2 p3", "wall_1", "temple_1"])
    assert len(choices(table)) == 20
    play(table, "p1 swap c3r1")
    assert choices(table) == ["with c3r2", "with c3r3", "with c3r4"]
    assert refused_by(table, "with c4r1") == "NE-86"
    assert refused_by(table, "with c3r1") == "NE-86"
    both, one = table.clone(), table.clone()
    play(both, "p1 with c3r2")
    assert [card(both, f"c3r{row}") for row in (1, 2, 3, 4)] == ["gold_2", "wood_1", "wall_1", "temple_1"]
    assert [on(both, f"c3r{row}") for row in (1, 2, 3, 4)] == ["p3", "p2 tired", "", ""]
    play(one, "p1 with c3r3")
    assert [card(one, f"c3r{row}") for row in (1, 2, 3, 4)] == ["wall_1", "gold_2", "wood_1", "temple_1"]
    assert [on(one, f"c3r{row}") for row in (1, 2, 3, 4)] == ["", "p3", "p2 tired", ""]
    assert waits_for(one) == "p2 TakeAction"


@rule("NE-86")
def test_planning_swaps_unoccupied_cards() -> None:
    """Nobody has to be on either card."""
    table = used("planning", c3=["wood_1", "gold_2", "wall_1", "temple_1"])
    play(table, "p1 swap c3r4", "p1 with c3r1")
    assert [card(table, f"c3r{row}") for row in (1, 2, 3, 4)] == ["temple_1", "gold_2", "wall_1", "wood_1"]
    assert cleared(table) == []


@rule("NE-87")
def test_planning_that_brings_a_tired_worker_down_clears_the_column() -> None:
    """Although there are unoccupied cards above; whichever card is named first."""
    for first, second in (("c3r2", "c3r4"), ("c3r4", "c3r2")):
        table = used("planning", c3=["", "p2 tired", "", ""])
        play(table, f"p1 swap {first}", f"p1 with {second}")
        assert cleared(table) == [3]
        assert of(table, "p2").available == 6


# Consolidation. ----------------------------------------------------------------------------------------


@rule("NE-88")
def test_consolidation_uses_occupied_cards_of_its_column() -> None:
    """In any row and posture, for a fee; not unoccupied ones, nor those of other columns."""
    table = given(
        c1=["wood_1 p2", "consolidation_1 p1", "wood_2 p3 tired", "gold_2"],
        c2=["wood_2 p2 tired", "", "", ""],
    )
    play(table, "p1 activate c1r2", "p1 perform")
    assert choices(table) == ["use c1r1", "use c1r3"]
    assert refused_by(table, "use c1r4") == "NE-88"
    assert refused_by(table, "use c2r1") == "NE-88"
    play(table, "p1 use c1r3")
    assert goods_of(table, "p1") == (4, 3)
    assert goods_of(table, "p3") == (2, 5)
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-88")
def test_the_fee_of_consolidation_goes_to_the_owner_or_the_bank() -> None:
    """As with extra activations: own and neutral workers cost a gold to the bank."""
    table = given(players=2, c1=["consolidation_2 p1", "wood_1 p2", "wood_1 neutral p2", "wood_1 p1"])
    play(table, "p1 activate c1r1", "p1 perform", "p1 use c1r2")
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((3, 3), (2, 5))
    own = table.clone()
    play(table, "p1 use c1r3")
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((4, 2), (2, 5))
    play(own, "p1 use c1r4")
    assert (goods_of(own, "p1"), goods_of(own, "p2")) == ((4, 2), (2, 5))


@rule("NE-88")
def test_the_fee_of_consolidation_is_paid_before_the_action() -> None:
    """Without gold Funding is out of reach; with one it is not."""
    for gold, possible in ((0, ["decline"]), (1, ["perform", "decline"])):
        table = given(c1=["consolidation_1 p1", "gold_3 p2", "", ""], p1=side(gold=gold))
        play(table, "p1 activate c1r1")
        assert choices(table) == possible
    play(table, "p1 perform", "p1 use c1r2")
    assert goods_of(table, "p1") == (2, 3)


@rule("NE-88")
def test_consolidation_2_uses_one_or_two_cards() -> None:
    """One must be used, the second may be left."""
    table = given(c1=["consolidation_2 p1", "wood_1 p2", "wood_2 p3", ""])
    play(table, "p1 activate c1r1", "p1 perform")
    assert choices(table) == ["use c1r2", "use c1r3"]
    play(table, "p1 use c1r2")
    assert choices(table) == ["use c1r3", "stop"]
    one = table.clone()
    play(one, "p1 stop")
    assert (goods_of(one, "p1"), waits_for(one)) == ((3, 3), "p2 TakeAction")
    play(table, "p1 use c1r3")
    assert (goods_of(table, "p1"), waits_for(table)) == ((5, 2), "p2 TakeAction")


@rule("NE-89")
def test_workers_keep_their_posture_and_nothing_is_marked() -> None:
    """Neither the standing nor the tired one changes, on the bottom card neither."""
    table = given(c1=["consolidation_2 p1", "wood_1 p2 tired", "", "wood_1 p3"])
    play(table, "p1 activate c1r1", "p1 perform", "p1 use c1r2", "p1 use c1r4")
    assert [on(table, f"c1r{row}") for row in (1, 2, 3, 4)] == ["p1 tired", "p2 tired", "", "p3"]
    assert (marked_of(table), cleared(table), waits_for(table)) == ([], [], "p2 TakeAction")


@rule("NE-90")
def test_consolidation_cannot_use_a_consolidation() -> None:
    """Neither itself nor another one in the column."""
    table = given(c1=["consolidation_2 p1", "consolidation_1 p2", "wood_1 p3", ""])
    play(table, "p1 activate c1r1", "p1 perform")
    assert choices(table) == ["use c1r3"]
    assert refused_by(table, "use c1r1") == "NE-90"
    assert refused_by(table, "use c1r2") == "NE-90"
    alone = given(c1=["consolidation_2 p1", "consolidation_1 p2", "wood_1", ""])
    play(alone, "p1 activate c1r1")
    assert choices(alone) == ["decline"]
    assert refused_by(alone, "perform") == "NE-91"


@rule("NE-90")
def test_consolidation_may_use_a_card_used_before() -> None:
    """The anchor card, and a card that was paid for as an extra activation."""
    table = given(c1=["consolidation_2 p2 tired", "wood_2 p3 tired", "gold_3 p1", ""])
    play(table, "p1 activate c1r3", "p1 perform", "p1 also c1r2", "p1 also c1r1")
    assert choices(table) == ["use c1r2", "use c1r3"]
    play(table, "p1 use c1r3", "p1 use c1r2")
    assert goods_of(table, "p1") == (2 + 2 + 2, 4 + 3 - 1 - 1 - 1 + 3 - 1)
    assert (goods_of(table, "p2"), goods_of(table, "p3")) == ((2, 5), (2, 6))


@rule("NE-90")
def test_a_card_used_through_consolidation_may_still_be_paid_for_as_an_extra_activation() -> None:
    """Each way of using a card counts on its own."""
    table = given(c1=["wood_2 p2 tired", "consolidation_1 p1", "", ""])
    play(table, "p1 activate c1r2", "p1 perform", "p1 use c1r1", "p1 also c1r1")
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((6, 2), (2, 6))


@rule("NE-90")
def test_the_targets_of_a_consolidation_are_different_cards() -> None:
    """A card used once through it cannot be used again, even when Planning has moved it."""
    table = given(c1=["consolidation_2 p1", "wood_1 p2", "", ""])
    play(table, "p1 activate c1r1", "p1 perform", "p1 use c1r2")
    assert choices(table) == ["stop"]
    assert refused_by(table, "use c1r2") == "NE-90"
    moved = given(c1=["consolidation_2 p1", "planning p2", "wood_2 p3", ""])
    play(moved, "p1 activate c1r1", "p1 perform", "p1 use c1r2", "p1 swap c1r2", "p1 with c1r3")
    assert choices(moved) == ["use c1r2", "stop"]
    assert refused_by(moved, "use c1r3") == "NE-90"


@rule("NE-90")
def test_each_target_must_be_possible_after_its_fee() -> None:
    """A cost on top of the fee, or nothing to do, refuses a target."""
    table = given(
        c1=["consolidation_2 p1", "temple_1 p2", "night_1 p3", "wood_1 p4"],
        p1=side(wood=0, gold=1),
    )
    play(table, "p1 activate c1r1", "p1 perform")
    assert choices(table) == ["use c1r4"]
    assert refused_by(table, "use c1r2") == "NE-51"
    assert refused_by(table, "use c1r3") == "NE-91"
    play(table, "p1 use c1r4")
    assert choices(table) == ["stop"]
    assert refused_by(table, "use c1r2") == "NE-46"
    assert goods_of(table, "p1") == (1, 0)


# Not possible. -------------------------------------------------------------------------------------------


@rule("NE-91")
@pytest.mark.parametrize("name", ["night_1", "night_2"])
def test_night_work_without_a_worker_to_raise(name: str) -> None:
    """Own standing workers and the tired ones of others do not help."""
    table = given(c1=[f"{name} p1", "p2 tired", "", ""], c2=["p1", "", "", ""])
    play(table, "p1 activate c1r1")
    assert choices(table) == ["decline"]
    assert refused_by(table, "perform") == "NE-91"


@rule("NE-91")
@pytest.mark.parametrize("name", ["new_site_1", "new_site_2", "priority_site", "crew_change"])
def test_cards_that_place_without_an_available_worker(name: str) -> None:
    """All six workers are on the grid."""
    table = given(c1=[f"{name} p1", "p2", "", ""], c2=["p1", "p1", "p1", "p1"], c3=["p1", "", "", ""])
    play(table, "p1 activate c1r1")
    assert choices(table) == ["decline"]
    assert refused_by(table, "perform") == "NE-91"


@rule("NE-91")
@pytest.mark.parametrize("name", ["new_site_1", "new_site_2", "priority_site"])
def test_cards_that_place_on_a_full_grid(name: str) -> None:
    """There is a worker, but no unoccupied card."""
    rows = ["p1 tired", "p2", "p3", "p4"]
    table = given(c1=[f"{name} p1", "p2", "p3", "p4"], c2=rows, c3=rows, c4=rows, c5=rows)
    assert of(table, "p1").available == 1
    play(table, "p1 activate c1r1")
    assert choices(table) == ["decline"]
    assert refused_by(table, "perform") == "NE-91"


@rule("NE-91")
def test_crew_change_without_an_opponent_on_the_grid() -> None:
    """Own and neutral workers are no targets."""
    table = given(players=2, c1=["crew_change p1", "p1", "wood_1 neutral p2", ""])
    play(table, "p1 activate c1r1")
    assert choices(table) == ["decline"]
    assert refused_by(table, "perform") == "NE-91"


@rule("NE-91")
def test_reassignment_without_two_workers_in_one_column() -> None:
    """One in each column is not enough; two anywhere are."""
    table = given(c1=["reassignment p1", "", "", ""], c2=["p2", "", "", ""], c3=["p3", "", "", ""])
    play(table, "p1 activate c1r1")
    assert choices(table) == ["decline"]
    assert refused_by(table, "perform") == "NE-91"
    two = given(c1=["reassignment p1", "", "", ""], c2=["p2", "", "", ""], c3=["p3", "p3", "", ""])
    play(two, "p1 activate c1r1")
    assert choices(two) == ["perform", "decline"]


@rule("NE-91")
def test_consolidation_without_gold_or_target() -> None:
    """No gold, nobody in the column, or nothing that could be done there."""
    no_gold = given(c1=["consolidation_1 p1", "wood_1 p2", "", ""], p1=side(gold=0))
    nobody = given(c1=["consolidation_1 p1", "wood_1", "", ""], c2=["p2", "", "", ""])
    nothing = given(c1=["consolidation_1 p1", "wall_1 p2", "", ""], p1=side(wood=0))
    for table in (no_gold, nobody, nothing):
        play(table, "p1 activate c1r1")
        assert choices(table) == ["decline"]
        assert refused_by(table, "perform") == "NE-91"
    extra = given(c1=["consolidation_1 p2 tired", "wood_1 p1", "", ""], p1=side(gold=1))
    play(extra, "p1 activate c1r2", "p1 decline")
    assert choices(extra) == ["stop"]
    assert refused_by(extra, "also c1r1") == "NE-91"
