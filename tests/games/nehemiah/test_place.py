"""Action 1, place a worker. Rules: NE-31 to NE-35."""

from __future__ import annotations

from batisseurs.kernel import choice_text
from tests.games.nehemiah.given import (
    choices,
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
from tests.rules import rule


@rule("NE-31")
def test_placing_needs_an_available_worker() -> None:
    """Workers on the grid, or set aside, cannot be placed."""
    table = given(c1=["p1", "p1", "p1", "p1"], c2=["p1", "", "", ""])
    assert of(table, "p1").available == 1
    assert choices(table, "place") == ["place c2", "place c3", "place c4", "place c5"]
    table = given(c1=["p1", "p1", "p1", "p1"], c2=["p1", "p1", "", ""])
    assert choices(table, "place") == []
    assert refused_by(table, "place c3") == "NE-31"
    aside = given(foremen=True, c1=["p1", "", "", ""], p1=side(set_aside=5))
    assert choices(aside) == ["activate c1r1"]
    assert refused_by(aside, "place c3") == "NE-31"


@rule("NE-31")
def test_placing_needs_an_unoccupied_card() -> None:
    """One free card of the grid is enough; none is not."""
    rows = ["p1", "p2", "p3", "p4"]
    table = given(c1=rows, c2=rows, c3=rows, c4=rows, c5=["p1", "p2", "p3", ""])
    assert choices(table, "place") == ["place c5"]
    full = given(c1=rows, c2=rows, c3=rows, c4=rows, c5=rows)
    assert choices(full, "place") == []
    assert refused_by(full, "place c5") == "NE-34"


@rule("NE-32")
def test_the_worker_goes_on_the_topmost_unoccupied_card() -> None:
    """The column is chosen, the card is not."""
    table = given(c2=["p2", "", "", ""], c3=["p2", "p3 tired", "", ""], c4=["p2", "p3", "p4", ""])
    for column, spot in (("c1", "c1r1"), ("c2", "c2r2"), ("c3", "c3r3"), ("c4", "c4r4")):
        twin = table.clone()
        play(twin, f"p1 place {column}")
        assert on(twin, spot) == "p1"
        assert of(twin, "p1").available == 5
    for named in ("c2r2", "c2r4", "c3r1"):
        assert refused_by(table, f"place {named}") == "NE-32"
    resting = given(c1=["p1", "p1", "p1", "p1"], c2=["p1", "p1", "", ""])
    assert refused_by(resting, "place c3r4") == "NE-32"


@rule("NE-32")
def test_the_choice_of_a_column_points_at_the_card_where_the_worker_goes() -> None:
    """Pressing another card of the column does not place a worker on this one by mistake."""
    table = given(c2=["p2", "", "", ""])
    found = {said.text: said.at for _, said in choice_text.spoken_choices(table, 0)}
    assert (found["place c1"], found["place c2"]) == (("grid.c1r1",), ("grid.c2r2",))
    assert refused_by(table, "place c2r3") == "NE-32"


@rule("NE-33")
def test_a_gap_is_filled_from_the_top() -> None:
    """Occupied cards below do not matter."""
    table = given(
        c1=["", "", "", "p2"],
        c2=["p2", "", "p3 tired", ""],
        c3=["p2", "p3", "", "p4"],
    )
    for column, spot in (("c1", "c1r1"), ("c2", "c2r2"), ("c3", "c3r3")):
        twin = table.clone()
        play(twin, f"p1 place {column}")
        assert on(twin, spot) == "p1"


@rule("NE-34")
def test_full_columns_and_columns_without_cards_cannot_be_chosen() -> None:
    """Standing or tired, four workers fill a column."""
    table = given(
        round=3,
        decks=(0, 0, 0),
        c1=["wood_1 p2", "gold_2 p3", "wood_1 p2 tired", "gold_2 p4"],
        c2=[],
        c3=["wood_1", "gold_2", "wood_1", "gold_2"],
        c4=["wall_1", "temple_1", "wall_1", "temple_1"],
        c5=[],
    )
    assert choices(table) == ["place c3", "place c4"]
    assert refused_by(table, "place c1") == "NE-34"
    assert refused_by(table, "place c2") == "NE-114"


@rule("NE-35")
def test_placing_costs_and_gives_nothing() -> None:
    """The worker stands; its card gives nothing yet, even to a player without gold."""
    table = given(c1=["gold_3", "wood_2", "remarkable", "wall_1"], p1=side(wood=0, gold=0))
    play(table, "p1 place c1")
    assert on(table, "c1r1") == "p1"
    assert goods_of(table, "p1") == (0, 0)
    assert of(table, "p1").points == 0


@rule("NE-35")
def test_placing_on_the_bottom_card_does_not_clear_the_column() -> None:
    """Only activating there does."""
    table = given(c1=["p2 tired", "p3", "p4 tired", ""])
    before = seen(table).decks
    play(table, "p1 place c1")
    assert waits_for(table) == "p2 TakeAction"
    assert on(table, "c1r4") == "p1"
    assert on(table, "c1r1") == "p2 tired"
    assert marked_of(table) == []
    assert seen(table).decks == before
