"""Blessings and their columns. Rules: B14 (EN-144 to EN-147)."""

from __future__ import annotations

import pytest

from tests.games.esdras_et_nehemie.given import choices, gain, given, of, play, side, waits_for
from tests.games.esdras_et_nehemie.weeks import after_week, idle, refused_by, score, week
from tests.rules import rule

ORDER = ["orange", "purple", "red"]


@rule("EN-144")
@pytest.mark.parametrize("colour", ORDER)
def test_a_blessing_moves_its_marker(colour: str) -> None:
    """One space; the other markers stay."""
    table = given(p1=side(blessings={"orange": 2, "purple": 1, "red": 3}))
    gain(table, "p1", (f"blessing_{colour}", 1))
    expected = [2, 1, 3]
    expected[ORDER.index(colour)] += 1
    assert of(table, "p1").blessings == tuple(expected)


@rule("EN-144")
@pytest.mark.parametrize("colour", ORDER)
def test_a_blessing_of_choice_moves_the_chosen_marker(colour: str) -> None:
    """Any of the three."""
    table = given()
    gain(table, "p1", ("blessing_any", 1))
    assert choices(table) == ["bless orange", "bless purple", "bless red"]
    play(table, f"p1 bless {colour}")
    assert of(table, "p1").blessings == tuple(int(other == colour) for other in ORDER)
    assert of(table, "p2").blessings == (0, 0, 0)


@rule("EN-145")
@pytest.mark.parametrize("colour", ORDER)
def test_a_marker_on_the_last_space_has_the_tent_move(colour: str) -> None:
    """One step in place of each Blessing that cannot be gained."""
    table = given(p1=side(blessings={colour: 6}))
    gain(table, "p1", (f"blessing_{colour}", 1))
    assert sum(of(table, "p1").blessings) == 6
    assert (of(table, "p1").tent, of(table, "p1").silver) == ("c1", 7)


@rule("EN-145")
def test_each_missing_blessing_is_a_step() -> None:
    """Two Blessings, one space left: one moves the marker, one the tent."""
    table = given(p1=side(blessings={"orange": 5}))
    gain(table, "p1", ("blessing_orange", 2))
    assert of(table, "p1").blessings == (6, 0, 0)
    assert of(table, "p1").tent == "c1"


@rule("EN-145")
def test_a_blessing_of_choice_goes_to_a_marker_that_can_move() -> None:
    """A marker at its end cannot be chosen; the last one that can move is moved."""
    table = given(p1=side(blessings={"orange": 6, "purple": 2, "red": 5}))
    gain(table, "p1", ("blessing_any", 1))
    assert choices(table) == ["bless purple", "bless red"]
    assert refused_by(table, "bless orange") == "EN-145"
    table = given(p1=side(blessings={"orange": 6, "purple": 2, "red": 6}))
    gain(table, "p1", ("blessing_any", 1))
    assert of(table, "p1").blessings == (6, 3, 6)
    assert of(table, "p1").tent == "c0"


@rule("EN-145")
def test_a_blessing_of_choice_with_all_markers_at_the_end_moves_the_tent() -> None:
    """Nothing is asked."""
    table = given(p1=side(blessings={"orange": 6, "purple": 6, "red": 6}))
    gain(table, "p1", ("blessing_any", 1))
    assert waits_for(table) == "p1 OpenPoint"
    assert of(table, "p1").tent == "c1"


COLUMNS = [
    (1, "altar", 1),
    (2, "silver", 2),
    (3, "reserve", 1),
    (4, "points", 2),
    (5, "gold", 1),
    (6, "points", 4),
]


@rule("EN-146")
@pytest.mark.parametrize(("column", "what", "number"), COLUMNS)
@pytest.mark.parametrize("last", ORDER)
def test_the_last_marker_to_reach_a_column_gains_its_bonus(
    column: int, what: str, number: int, last: str
) -> None:
    """At once, whatever the colour: 1 altar step, 2 silver, 1 worker, 2 VP, 1 gold, 4 VP."""
    blessings = {colour: column - int(colour == last) for colour in ORDER}
    table = given(p1=side(blessings=blessings))

    def worth() -> int:
        own = of(table, "p1")
        return own.resources[0] if what == "gold" else int(getattr(own, what))

    before = worth()
    gain(table, "p1", (f"blessing_{last}", 1))
    assert worth() == before + number


@rule("EN-146")
def test_no_bonus_while_another_marker_lags_behind() -> None:
    """Two markers on a column are not three, and a marker ahead of the others gains nothing."""
    table = given(p1=side(blessings={"orange": 1, "purple": 0, "red": 0}))
    gain(table, "p1", ("blessing_purple", 1))
    assert of(table, "p1").blessings == (1, 1, 0)
    assert of(table, "p1").altar == 0
    table = given(p1=side(blessings={"orange": 1, "purple": 1, "red": 1}))
    gain(table, "p1", ("blessing_purple", 1))
    assert (of(table, "p1").altar, of(table, "p1").silver) == (0, 5)


@rule("EN-146")
def test_what_a_bonus_triggers_is_resolved_at_once() -> None:
    """Column 1 moves the altar marker to 5: another Blessing of choice."""
    table = given(p1=side(altar=4, blessings={"orange": 1, "purple": 1, "red": 0}))
    gain(table, "p1", ("blessing_red", 1))
    assert of(table, "p1").altar == 5
    assert waits_for(table) == "p1 ChooseBlessing"


@rule("EN-147")
@pytest.mark.parametrize(
    ("card", "colour"), [("gatherer", "orange"), ("jeweller", "purple"), ("watchwoman", "red")]
)
@pytest.mark.parametrize("number", [0, 1, 4, 6])
def test_the_number_of_blessings_is_the_position_of_the_marker(card: str, colour: str, number: int) -> None:
    """As the Sabbath conditions count it."""
    others = dict.fromkeys(ORDER, 2) | {colour: number}
    table = after_week(1, p1=week(blessings=others, food=9, tucked=[card]))
    idle(table, "p1 TuckCard")

    play(table, "p1 tuck singer")  # the Singer counts golden spaces: none
    assert score(table, "p1")["cards"] == number


@rule("EN-147")
@pytest.mark.parametrize(
    ("blessings", "sets"), [((0, 6, 6), 0), ((3, 1, 2), 1), ((2, 2, 2), 2), ((6, 5, 6), 5), ((6, 6, 6), 6)]
)
def test_complete_sets_are_the_least_of_the_positions(blessings: tuple[int, ...], sets: int) -> None:
    """As the tile that scores them counts."""
    own = dict(zip(ORDER, blessings, strict=True))
    table = given(
        scrolls={"s4_1": "threefold_blessing"}, scribes={"s4_1": "p1"}, p1=side(blessings=own, hand=["mason"])
    )
    assert score(table, "p1")["scrolls"] == sets
