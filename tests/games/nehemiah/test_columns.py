"""Clearing and refilling a column. Rules: NE-53 to NE-62."""

from __future__ import annotations

import pytest

from batisseurs.games.nehemiah.columns import ClearMarked
from batisseurs.games.nehemiah.table import NehemiahTable
from batisseurs.games.nehemiah.turn import Turns
from batisseurs.kernel import CHANCE
from tests.games.nehemiah.given import (
    card,
    choices,
    cubes_of,
    empty_columns,
    given,
    marked_of,
    of,
    on,
    play,
    refill,
    seen,
    side,
    told,
    waits_for,
)
from tests.rules import rule


def cleared(table: NehemiahTable) -> list[object]:
    """Return the columns that have been cleared, in their order."""
    return [message.args["column"] for message in told(table) if message.id == "nehemiah-clears"]


@rule("NE-53")
@pytest.mark.parametrize("verb", ["perform", "decline"])
def test_activating_on_the_bottom_card_marks_the_column(verb: str) -> None:
    """Whether the card was used or not, and although the cards above are unoccupied."""
    table = given(c2=["", "p2", "", "wood_1 p1"], c3=["", "", "", "p2"])
    play(table, "p1 activate c2r4")
    assert marked_of(table) == [2]
    play(table, f"p1 {verb}")
    assert cleared(table) == [2]
    refill(table)
    assert [on(table, f"c2r{row}") for row in (1, 2, 3, 4)] == ["", "", "", ""]
    assert on(table, "c3r4") == "p2"
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-58")
def test_the_log_tells_whose_workers_go_home_unused() -> None:
    """Not of the tired ones: they have been used."""
    table = given(c2=["p2", "p3 tired", "p2", "wood_1 p1"])
    play(table, "p1 activate c2r4", "p1 perform", "p1 stop")
    unused = [message.args for message in told(table) if message.id == "nehemiah-goes-home"]
    assert unused == [{"seat": 1, "number": 2}]


@rule("NE-53")
def test_activating_elsewhere_marks_nothing() -> None:
    """Not even in a column that is full."""
    table = given(c2=["p2 tired", "p3 tired", "wood_1 p1", "p2"])
    play(table, "p1 activate c2r3", "p1 perform", "p1 stop")
    assert cleared(table) == []
    assert on(table, "c2r3") == "p1 tired"
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-54")
def test_a_tired_worker_brought_to_the_bottom_card_marks_the_column() -> None:
    """By Reassignment, by Planning, by the Substitute."""
    by_reassignment = given(c1=["reassignment p1", "", "", ""], c3=["p2 tired", "", "", "p3"])
    play(by_reassignment, "p1 activate c1r1", "p1 perform", "p1 swap c3r1", "p1 with c3r4")
    assert cleared(by_reassignment) == [3]
    by_planning = given(c1=["planning p1", "", "", ""], c3=["p2 tired", "", "", ""])
    play(by_planning, "p1 activate c1r1", "p1 perform", "p1 swap c3r4", "p1 with c3r1")
    assert cleared(by_planning) == [3]
    by_substitute = given(
        foremen=True, c1=["p1 tired", "", "", ""], c3=["", "", "", "p2"], p1=side(foremen=("substitute",))
    )
    play(by_substitute, "p1 substitute", "p1 swap c1r1", "p1 with c3r4")
    assert marked_of(by_substitute) == [3]


@rule("NE-54")
def test_a_neutral_worker_brought_to_the_bottom_card_marks_the_column() -> None:
    """It is always tired (NE-R23)."""
    table = given(players=2, c1=["planning p1", "", "", ""], c3=["wood_1 neutral p2", "", "", ""])
    play(table, "p1 activate c1r1", "p1 perform", "p1 swap c3r1", "p1 with c3r4")
    assert cleared(table) == [3]
    assert of(table, "p2").neutral == 6


@rule("NE-55")
def test_a_standing_worker_on_the_bottom_card_marks_nothing() -> None:
    """Placed there, or brought there by a swap."""
    table = given(c1=["reassignment p1", "", "", ""], c3=["p2", "", "", "p3"], c4=["p2", "p3", "p4", ""])
    swapped = table.clone()
    play(swapped, "p1 activate c1r1", "p1 perform", "p1 swap c3r1", "p1 with c3r4")
    assert (on(swapped, "c3r1"), on(swapped, "c3r4")) == ("p3", "p2")
    assert cleared(swapped) == []
    play(table, "p1 place c4")
    assert on(table, "c4r4") == "p1"
    assert cleared(table) == []
    planned = given(c1=["planning p1", "", "", ""], c3=["p2", "", "", ""])
    play(planned, "p1 activate c1r1", "p1 perform", "p1 swap c3r1", "p1 with c3r4")
    assert on(planned, "c3r4") == "p2"
    assert cleared(planned) == []


@rule("NE-55")
def test_consolidation_of_a_bottom_card_marks_nothing() -> None:
    """Its worker was not activated."""
    table = given(c1=["consolidation_1 p1", "", "", "wood_2 p2"])
    play(table, "p1 activate c1r1", "p1 perform", "p1 use c1r4")
    assert waits_for(table) == "p2 TakeAction"
    assert on(table, "c1r4") == "p2"
    assert cleared(table) == []


@rule("NE-56")
def test_a_mark_is_final() -> None:
    """The tired worker leaves the bottom card again in the same turn; the column is cleared all the same."""
    table = given(c1=["p2", "", "", "reassignment p1"])
    play(table, "p1 activate c1r4", "p1 perform", "p1 swap c1r4", "p1 with c1r1")
    assert (on(table, "c1r1"), on(table, "c1r4"), marked_of(table)) == ("p1 tired", "p2", [1])
    play(table, "p1 stop")
    assert cleared(table) == [1]
    assert (of(table, "p1").available, of(table, "p2").available) == (6, 6)
    by_night = given(
        c1=["night_1 p2 tired", "reassignment p1", "", ""],
        c3=["p1 tired", "", "", "p3"],
    )
    play(by_night, "p1 activate c1r2", "p1 perform", "p1 swap c3r1", "p1 with c3r4")
    assert marked_of(by_night) == [3]
    play(by_night, "p1 also c1r1", "p1 raise c3r4")
    assert cleared(by_night) == [3]
    assert of(by_night, "p1").available == 5


@rule("NE-57")
def test_marked_columns_are_cleared_after_all_extra_activations() -> None:
    """Until the player has stopped, cards and workers of the column are there."""
    table = given(c1=["wood_1 p2 tired", "gold_2 p3 tired", "wood_1 p1", "gold_2 p1"])
    play(table, "p1 activate c1r4", "p1 perform")
    assert (marked_of(table), cleared(table)) == ([1], [])
    play(table, "p1 also c1r2")
    assert (marked_of(table), cleared(table)) == ([1], [])
    assert choices(table) == ["also c1r1", "stop"]
    assert on(table, "c1r3") == "p1"
    play(table, "p1 stop")
    assert cleared(table) == [1]
    assert waits_for(table) == "chance DrawCard"


@rule("NE-57")
def test_marked_columns_are_cleared_after_foremen_played_after_the_action() -> None:
    """The Seasonal Worker may still come to the column, and goes home with it."""
    table = given(
        foremen=True, c1=["", "", "", "gold_2 p1"], p2=side(foremen=("seasonal",)), decks=(16, 20, 16)
    )
    play(table, "p2 decline", "p1 activate c1r4", "p1 perform")
    assert waits_for(table) == "p2 PlayForeman"
    assert (marked_of(table), cleared(table)) == ([1], [])
    play(table, "p2 seasonal c1")
    assert cleared(table) == [1]
    assert of(table, "p2").available == 6


@rule("NE-57")
def test_a_column_marked_before_a_pass_is_cleared() -> None:
    """The Substitute marks a column, then the player has nothing to do but pass."""
    tired = ["p1 tired", "p1 tired", "p1 tired", ""]
    table = given(foremen=True, c1=tired, c2=tired, c3=["", "", "", "p2"], p1=side(foremen=("substitute",)))
    play(table, "p1 substitute", "p1 swap c1r1", "p1 with c3r4")
    assert (marked_of(table), cleared(table)) == ([3], [])
    assert choices(table) == ["pass"]
    play(table, "p1 pass")
    assert cleared(table) == [3]


@rule("NE-58")
def test_clearing_discards_the_cards_and_sends_the_workers_home() -> None:
    """Standing and tired alike, each to its owner, the neutral ones to their set."""
    table = given(
        players=2,
        c1=["wood_1 p2 tired", "gold_2 neutral p2", "wall_1 p2", "temple_1 p1"],
        c2=["p2 tired", "", "", ""],
        decks=(16, 20, 16),
    )
    before = {count.card: count.copies for count in seen(table).discard}
    assert (of(table, "p1").available, of(table, "p2").available, of(table, "p2").neutral) == (5, 3, 5)
    play(table, "p1 activate c1r4", "p1 decline", "p1 stop")
    assert (of(table, "p1").available, of(table, "p2").available, of(table, "p2").neutral) == (6, 5, 6)
    assert (of(table, "p1").neutral, on(table, "c2r1")) == (6, "p2 tired")
    after = {count.card: count.copies for count in seen(table).discard}
    gone = {name: copies - before.get(name, 0) for name, copies in after.items()}
    assert {name: more for name, more in gone.items() if more} == dict.fromkeys(
        ("wood_1", "gold_2", "wall_1", "temple_1"), 1
    )
    refill(table)
    assert sum(count.copies for count in seen(table).discard) == sum(after.values())


@rule("NE-59")
def test_a_column_is_refilled_from_the_top_with_four_cards_of_the_deck() -> None:
    """Rows 1 to 4 in that order, before the next turn."""
    table = given(c3=["", "", "", "wall_1 p1"], decks=(12, 20, 16))
    play(table, "p1 activate c3r4", "p1 decline")
    drawn = []
    for row in (1, 2, 3, 4):
        assert waits_for(table) == "chance DrawCard"
        assert card(table, f"c3r{row}") == ""
        text = choices(table)[row]
        drawn.append(text)
        play(table, f"chance {text}")
        assert card(table, f"c3r{row}") == text.removeprefix("draw ")
    assert waits_for(table) == "p2 TakeAction"
    assert seen(table).decks == (8, 20, 16)
    assert [f"draw {card(table, f'c3r{row}')}" for row in (1, 2, 3, 4)] == drawn


@rule("NE-60")
def test_columns_are_only_filled_as_a_whole() -> None:
    """Whatever else happens on the grid, no single card is replaced; a swap stays inside its column."""
    table = given(
        c1=["planning p1", "wood_1 p2 tired", "gold_2 p3", ""],
        c2=["crew_change p2", "", "", ""],
        c3=["p1", "", "", ""],
        decks=(16, 16, 16),
    )
    columns = [sorted(str(spot.card) for spot in column.spots) for column in seen(table).columns]
    play(table, "p1 activate c1r1", "p1 perform", "p1 swap c1r1", "p1 with c1r4")
    play(table, "p1 stop")
    assert cleared(table) == [1]
    assert [column.spots[0].card is None for column in seen(table).columns] == [True] + [False] * 4
    assert all(spot.card is None for spot in seen(table).columns[0].spots)
    refill(table)
    assert seen(table).decks == (12, 16, 16)
    play(table, "p2 activate c2r1", "p2 perform", "p2 replace c3r1")
    later = [sorted(str(spot.card) for spot in column.spots) for column in seen(table).columns]
    assert later[1:] == columns[1:]


@rule("NE-61")
def test_marked_columns_are_cleared_in_the_order_of_their_marks() -> None:
    """Column 4 was marked first, column 2 second; column 4 is also refilled first."""
    table = given(c2=["p2 tired", "", "", "p3"], c4=["", "", "", "reassignment p1"], decks=(8, 20, 16))
    play(table, "p1 activate c4r4", "p1 perform", "p1 swap c2r1", "p1 with c2r4")
    assert marked_of(table) == [2]
    assert cleared(table) == [4]
    assert seen(table).columns[1].spots[0].card is not None
    for _ in range(4):
        table.play(CHANCE, table.choices(CHANCE)[0])
    assert cleared(table) == [4, 2]
    assert empty_columns(table) == [2]
    refill(table)
    assert (seen(table).decks, seen(table).round) == ((0, 20, 16), 1)


@rule("NE-62")
def test_an_empty_deck_ends_the_round() -> None:
    """Rounds I and II end when a column has to be refilled and nothing is left; boards are scored."""
    table = given(c1=["", "", "", "wood_1 p1"], decks=(0, 20, 16), p1=side(cubes=(2, 0, 0)))
    play(table, "p1 activate c1r4", "p1 decline")
    assert seen(table).round == 2
    assert of(table, "p1").points == 5
    assert cubes_of(table, "p1") == (1, 0, 0, 10)
    refill(table)
    assert seen(table).decks == (0, 16, 16)


@rule("NE-62")
def test_the_round_continues_while_the_deck_suffices() -> None:
    """The last four cards are drawn without any consequence."""
    table = given(c1=["", "", "", "wood_1 p1"], decks=(4, 20, 16), p1=side(cubes=(2, 0, 0)))
    play(table, "p1 activate c1r4", "p1 decline")
    refill(table)
    assert (seen(table).round, seen(table).decks) == (1, (0, 20, 16))
    assert of(table, "p1").points == 0


@rule("NE-62")
def test_an_empty_third_deck_triggers_the_end_of_the_game() -> None:
    """No round ends; the final turns begin."""
    table = given(round=3, c1=["", "", "", "wood_1 p1"], c5=[], decks=(0, 0, 0), p1=side(cubes=(2, 0, 0)))
    play(table, "p1 activate c1r4", "p1 decline")
    shown = seen(table)
    assert (shown.round, waits_for(table)) == (3, "p2 TakeAction")
    assert of(table, "p1").points == 0
    assert shown.turns_left == 3 + 4
    assert empty_columns(table) == [1, 5]


@rule("NE-62")
def test_a_deck_too_small_for_all_empty_columns_ends_its_round_at_once() -> None:
    """Two columns wait, the next deck can fill one: that round is over too, and begun only once."""
    table = given(foremen=True, decks=(0, 4, 16), started=False)
    table.turn = 3
    for column in (0, 1):
        table.mark(column, "NE-53")
    table.then(ClearMarked(), Turns())
    table.settle()
    refill(table)
    assert table.round == 3
    assert empty_columns(table) == []
    begun = [message.args["number"] for message in told(table) if message.id == "nehemiah-round-begins"]
    assert begun == [3]
    assert [message.id for message in told(table)].count("nehemiah-income") == 1
    assert waits_for(table) == "chance RevealForeman"
