"""The two-player game: neutral workers. Rules: b10."""

from __future__ import annotations

import pytest

from batisseurs.games.nehemiah.game import NEHEMIAH
from tests.games.nehemiah.given import (
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
    waits_for,
)
from tests.games.nehemiah.later_positions import act, auction_of, later, new_game
from tests.rules import rule

FULL_ABOVE = ["wood_1 p2 tired", "wood_1 p2 tired", "wood_1 p2 tired", ""]
"""Only the bottom card is free."""


@rule("NE-92")
def test_two_players_have_neutral_workers_beside_the_screen() -> None:
    """Six own workers, eleven cubes, the normal goods, and six workers of a colour nobody plays."""
    table = new_game(2)
    view = seen(table)
    assert [(seat.available, seat.neutral, seat.cube_supply) for seat in view.seats] == [(6, 6, 11)] * 2
    assert [seat.colour for seat in view.seats] == ["red", "blue"]
    assert [seat.neutral_colour for seat in view.seats] == ["green", "yellow"]
    assert view.seats[0].wood == 2
    assert view.seats[0].gold == 4
    assert NEHEMIAH.sides(2) == ("neutral_p1", "neutral_p2")


@rule("NE-92")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_have_no_neutral_workers(players: int) -> None:
    """Nobody keeps any, and no colour is neutral."""
    table = given(players=players)
    assert [(seat.neutral, seat.neutral_colour) for seat in seen(table).seats] == [(0, None)] * players
    assert NEHEMIAH.sides(players) == ()
    play(table, "p1 place c1")
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-93")
def test_two_players_use_all_cards_and_five_columns() -> None:
    """72 cards in decks of 36, 20 and 16; no card with the icon leaves."""
    assert seen(new_game(2)).decks == (36, 20, 16)
    laid = given(players=2)
    assert len(seen(laid).columns) == 5
    assert seen(laid).decks == (16, 20, 16)


@rule("NE-94")
def test_after_your_own_worker_a_neutral_one_must_be_placed() -> None:
    """First their own worker, then one of their own neutral workers; it cannot be skipped."""
    table = given(players=2)
    play(table, "p1 place c2")

    assert on(table, "c2r1") == "p1"
    assert waits_for(table) == "p1 PlaceNeutral"
    assert choices(table) == ["neutral c1", "neutral c3", "neutral c4", "neutral c5"]

    play(table, "p1 neutral c4")
    assert on(table, "c4r1") == "neutral p1"
    assert (of(table, "p1").neutral, of(table, "p2").neutral) == (5, 6)
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-95")
def test_a_neutral_worker_is_tired_on_the_first_free_card() -> None:
    """The card is not chosen: the smallest row number, a gap included; a full column is refused."""
    gap = ["p2", "", "p2", ""]
    full = ["p1 tired", "p1 tired", "p1 tired", "p2"]
    table = given(players=2, c3=gap, c4=full)
    play(table, "p1 place c1")
    assert choices(table) == ["neutral c2", "neutral c3", "neutral c5"]
    assert refused_by(table, "neutral c4") == "NE-95"

    play(table, "p1 neutral c3")
    assert on(table, "c3r2") == "neutral p1"
    assert seen(table).columns[2].spots[1].tired


@rule("NE-96")
def test_a_neutral_worker_goes_to_another_column() -> None:
    """The column of their own worker is refused, though it has room."""
    table = given(players=2)
    play(table, "p1 place c5")
    assert refused_by(table, "neutral c5") == "NE-96"
    assert "neutral c5" not in choices(table)


@rule("NE-97")
def test_a_neutral_worker_never_goes_to_row_4() -> None:
    """A column with only its bottom card free takes their own worker, and no neutral one."""
    table = given(players=2, c1=FULL_ABOVE)
    assert "place c1" in choices(table)
    play(table, "p1 place c3")
    assert refused_by(table, "neutral c1") == "NE-97"
    assert choices(table) == ["neutral c2", "neutral c4", "neutral c5"]


@rule("NE-97")
def test_a_neutral_worker_may_go_to_row_3() -> None:
    """Row 3 is not the bottom card."""
    table = given(players=2, c1=["wood_1 p2 tired", "wood_1 p2 tired", "", ""])
    play(table, "p1 place c3", "p1 neutral c1")
    assert on(table, "c1r3") == "neutral p1"


@rule("NE-98")
def test_without_a_neutral_worker_none_is_placed() -> None:
    """All six lie on the grid: the turn is over after their own worker."""
    three = ["wood_1 neutral p1", "wood_1 neutral p1", "gold_2 neutral p1", ""]
    also = ["wood_1 neutral p1", "wood_1 neutral p1", "wood_1 neutral p1", ""]
    table = given(players=2, c1=three, c2=also)
    assert of(table, "p1").neutral == 0
    play(table, "p1 place c3")
    assert waits_for(table) == "p2 TakeAction"
    play(table, "p2 place c3")
    assert waits_for(table) == "p2 PlaceNeutral"


@rule("NE-98", "NE-97")
def test_without_a_column_no_neutral_worker_is_placed() -> None:
    """Every other column has only its bottom card free, or none."""
    tired = ["p2 tired", "p2 tired", "p2 tired", ""]
    own = ["p1 tired", "p1 tired", "p1 tired", "p1"]
    neutral = ["wall_1 neutral p2", "wall_1 neutral p2", "wall_1 neutral p2", ""]
    other = ["temple_1 neutral p1", "temple_1 neutral p1", "temple_1 neutral p1", "p2"]
    table = given(players=2, c1=tired, c2=own, c3=neutral, c4=other)
    play(table, "p1 place c5")
    assert waits_for(table) == "p2 TakeAction"
    assert of(table, "p1").neutral == 3


@rule("NE-98", "NE-114")
def test_a_column_without_cards_takes_no_neutral_worker() -> None:
    """In the final turns a column is gone for neutral workers too."""
    table = later(3, players=2, decks=(0, 0, 0), turn="p1", c1=["", "", "", "p1"])
    act(table, "p1 activate c1r4", "p1 decline", "p2 place c2")
    assert choices(table) == ["neutral c3", "neutral c4", "neutral c5"]
    assert refused_by(table, "neutral c1") == "NE-114"


@rule("NE-99")
def test_activating_brings_no_neutral_worker() -> None:
    """Only the action of placing does."""
    table = given(players=2, c1=["remarkable p1", "", "", ""])
    play(table, "p1 activate c1r1", "p1 perform")
    assert waits_for(table) == "p2 TakeAction"
    assert of(table, "p1").neutral == 6


@rule("NE-99")
@pytest.mark.parametrize(
    ("card", "line"), [("new_site_1", "p1 place c2"), ("priority_site", "p1 place c2r4")]
)
def test_workers_placed_by_cards_bring_no_neutral_worker(card: str, line: str) -> None:
    """New Site and Priority Site place a worker, but not by the action."""
    table = given(players=2, c1=[f"{card} p1", "", "", ""])
    play(table, "p1 activate c1r1", "p1 perform", line)
    assert waits_for(table) == "p2 TakeAction"
    assert (of(table, "p1").available, of(table, "p1").neutral) == (4, 6)


@rule("NE-99", "NE-162")
def test_workers_placed_by_foremen_bring_no_neutral_worker() -> None:
    """Neither the Convict's two workers nor the Seasonal Worker."""
    table = given(players=2, foremen=True, p1=side(foremen=("convict", "seasonal")))
    play(table, "p1 seasonal c1", "p1 convict", "p1 place c1", "p1 place c2")
    assert waits_for(table) == "p2 TakeAction"
    assert (of(table, "p1").available, of(table, "p1").neutral) == (3, 6)


@rule("NE-100")
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_the_fee_for_a_neutral_worker_goes_to_the_bank(owner: str) -> None:
    """No matter who placed it: nobody gets the gold."""
    table = given(players=2, c1=[f"wood_2 neutral {owner}", "remarkable p1", "", ""])
    play(table, "p1 activate c1r2", "p1 perform", "p1 also c1r1")
    assert goods_of(table, "p1") == (4, 3)
    assert goods_of(table, "p2") == (2, 4)


@rule("NE-101")
def test_neutral_workers_are_nobodys_worker() -> None:
    """They cannot be activated, raised or replaced, even by the player who placed them."""
    column = ["wood_1 neutral p1", "night_1 p1", "crew_change p1", "wood_1 p2"]
    table = given(players=2, c1=column, c2=["wood_1 p1 tired", "", "", ""])
    assert refused_by(table, "activate c1r1") == "NE-101"

    twin = table.clone()
    play(twin, "p1 activate c1r2", "p1 perform")
    assert choices(twin) == ["raise c2r1"]
    assert refused_by(twin, "raise c1r1") == "NE-78"

    play(table, "p1 activate c1r3", "p1 perform")
    assert choices(table) == ["replace c1r4"]
    assert refused_by(table, "replace c1r1") == "NE-101"


@rule("NE-101")
def test_neutral_workers_are_not_targets_of_foremen() -> None:
    """The Town Planner does not count them; the Corrupt Worker cannot use them."""
    held = side(foremen=("town_planner", "corrupt_worker"))
    column = ["wood_1 neutral p1", "wood_1 p2", "", ""]
    table = given(players=2, foremen=True, c1=column, p1=held)
    assert waits_for(table) == "p1 TakeAction"  # no own worker is tired: the Town Planner is not asked
    play(table, "p1 corrupt_worker")
    assert choices(table) == ["activate c1r2"]
    assert refused_by(table, "activate c1r1") == "NE-101"


@rule("NE-101")
@pytest.mark.parametrize("card", ["reassignment", "planning"])
def test_neutral_workers_can_be_moved_and_then_clear_a_column(card: str) -> None:
    """A swap may bring one to row 4, where it cannot be placed."""
    column = ["wood_1 neutral p2", "", "", "wood_1 p2"]
    table = given(players=2, c1=[f"{card} p1", "", "", ""], c2=column)
    act(table, "p1 activate c1r1", "p1 perform", "p1 swap c2r1", "p1 with c2r4")
    assert (of(table, "p2").neutral, of(table, "p2").available) == (6, 6)
    assert on(table, "c1r1") == "p1 tired"
    assert seen(table).decks[0] == 12
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-101")
def test_the_substitute_can_move_a_neutral_worker() -> None:
    """It keeps lying, and marks the column at whose bottom it now lies."""
    held = side(foremen=("substitute",))
    neutral, own = ["wood_1 neutral p2", "", "", ""], ["", "", "", "wood_1 p1"]
    table = given(players=2, foremen=True, p1=held, c1=neutral, c2=own)
    play(table, "p1 substitute", "p1 swap c2r4", "p1 with c1r1")
    assert (on(table, "c1r1"), on(table, "c2r4")) == ("p1", "neutral p2")
    assert marked_of(table) == [2]


@rule("NE-142")
def test_neutral_workers_cannot_be_bid_or_set_aside() -> None:
    """Six own workers can be bid, not twelve; the Sculptor takes only own workers."""
    table = auction_of("sculptor", "artisan", players=2)
    play(table, "p1 auction sculptor")
    assert choices(table)[-1] == "bid 6 workers"
    assert refused_by(table, "bid 7 workers") == "NE-129"
    play(table, "p1 bid 6 workers", "p1 bid 0 wood", "p1 bid 0 gold")
    play(table, "p2 bid 0 workers", "p2 bid 0 wood", "p2 bid 0 gold")
    assert choices(table) == ["give 0"]
    assert refused_by(table, "give 1") == "NE-152"
    assert (of(table, "p1").set_aside, of(table, "p1").neutral) == (6, 6)


def test_no_cubes_come_with_neutral_colours() -> None:
    """A neutral worker's card is used with the player's own cubes."""
    table = given(players=2, c1=["wall_1 neutral p2", "remarkable p1", "", ""])
    play(table, "p1 activate c1r2", "p1 decline", "p1 also c1r1")
    assert cubes_of(table, "p1") == (1, 0, 0, 10)
    assert cubes_of(table, "p2") == (0, 0, 0, 11)
