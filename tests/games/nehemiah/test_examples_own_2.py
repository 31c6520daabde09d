"""Worked examples NE-X19 to NE-X40, as they stand on the page: red p1, blue p2, green p3, yellow p4."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nehemiah.given import (
    choices,
    cubes_of,
    empty_columns,
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
from tests.games.nehemiah.later_positions import (
    about_to_end,
    act,
    all_bid,
    auction_of,
    decline,
    end_round,
    gone,
    held,
    later,
    result,
    whose_turns,
)
from tests.rules import rule


@rule("NE-X19")
def test_round_one_ends() -> None:
    """Blue's C3R4 with deck I empty: scoring, a column from deck II, green begins round II."""
    table = given(
        turn="p1", decks=(4, 20, 16), c1=["", "", "", "p1"], c3=["p4 tired", "", "", "p2"],
        p1=side(cubes=(0, 2, 0)), p2=side(cubes=(0, 1, 0)),
    )  # fmt: skip
    act(table, "p1 activate c1r4", "p1 decline")
    assert (seen(table).round, seen(table).decks) == (1, (0, 20, 16))  # nothing special happens
    assert of(table, "p1").points == 0

    play(table, "p2 activate c3r4", "p2 decline")
    assert seen(table).round == 1  # blue's extra activations come first
    play(table, "p2 stop")
    assert (of(table, "p1").points, of(table, "p2").points) == (5, 3)
    assert (cubes_of(table, "p1"), cubes_of(table, "p2")) == ((0, 1, 0, 10), (0, 1, 0, 10))
    assert empty_columns(table) == [3]
    act(table)
    assert (seen(table).round, seen(table).decks) == (2, (0, 16, 16))
    assert waits_for(table) == "p3 TakeAction"


@rule("NE-X20")
def test_two_columns_at_the_end_of_round_two() -> None:
    """Column 1 from deck II, column 4 ends the round; one scoring; column 4 from deck III."""
    table = later(
        2,
        decks=(0, 4, 16),
        c1=["", "planning p2 tired", "", "p1"],
        c4=["", "p3 tired", "", ""],
        p1=side(cubes=(1, 0, 0)),
    )
    play(table, "p1 activate c1r4", "p1 decline", "p1 also c1r2", "p1 swap c4r2", "p1 with c4r4")
    assert goods_of(table, "p2") == (2, 5)
    assert empty_columns(table) == [1]
    assert marked_of(table) == [4]
    act(table)
    assert (seen(table).round, seen(table).decks) == (3, (0, 0, 12))
    assert of(table, "p1").points == 5
    assert empty_columns(table) == []
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-X21")
@pytest.mark.parametrize(
    ("trigger", "turns"),
    [("p2", ["p3", "p4", "p1", "p2", "p3", "p4"]), ("p4", ["p1", "p2", "p3", "p4"])],
)
def test_turns_after_the_trigger(trigger: str, turns: list[str]) -> None:
    """Blue triggers: green, yellow, then all; yellow triggers: all once."""
    table = about_to_end(3, turn=trigger)
    end_round(table)
    assert whose_turns(table) == turns
    assert waits_for(table) == "over"


@rule("NE-X22")
def test_a_column_without_cards() -> None:
    """Placing in column 2 is refused; green clears column 5, and no turn is added."""
    table = later(3, decks=(0, 0, 0), turn="p2", c2=["", "", "", "p2"], c5=["p4", "", "", "p3"])
    play(table, "p2 activate c2r4", "p2 decline")
    assert (empty_columns(table), seen(table).turns_left) == ([2], 6)
    assert refused_by(table, "place c2") == "NE-114"
    play(table, "p3 activate c5r4", "p3 decline")
    assert (empty_columns(table), seen(table).turns_left) == ([2, 5], 5)
    assert (of(table, "p3").available, of(table, "p4").available) == (6, 6)


@rule("NE-X23")
def test_ties_with_three_players() -> None:
    """2, 2, 2 on the Wall: nothing, 1, 1, 1 left. 2, 2, 0: three each, and each takes one back."""
    for third, points, left in ((2, [0, 0, 0], [1, 1, 1]), (0, [3, 3, 0], [1, 1, 0])):
        cubes = [side(cubes=(number, 0, 0)) for number in (2, 2, third)]
        table = about_to_end(players=3, p1=cubes[0], p2=cubes[1], p3=cubes[2])
        end_round(table)
        assert [of(table, f"p{seat}").points for seat in (1, 2, 3)] == points
        assert list(seen(table).boards[0].cubes) == left


@rule("NE-X24")
def test_two_players_score() -> None:
    """Garrison 3 against 0: four points. Temple 1 against 1: nothing, both take their cube back."""
    table = about_to_end(players=2, p1=side(cubes=(0, 1, 3)), p2=side(cubes=(0, 1, 0)))
    end_round(table)
    assert (of(table, "p1").points, of(table, "p2").points) == (4, 0)
    assert (cubes_of(table, "p1"), cubes_of(table, "p2")) == ((0, 0, 2, 9), (0, 0, 0, 11))


@rule("NE-X25")
@pytest.mark.parametrize(
    ("red", "blue", "ranks"),
    [
        ((30, 5, 0), (29, 1, 5), (1, 2)),  # 31 each: 2 wood against 1 wood and 1 gold
        ((30, 4, 0), (29, 1, 5), (2, 1)),  # equal wood: blue's gold decides
        ((30, 4, 1), (29, 1, 5), (1, 1)),  # both equal
    ],
)
def test_the_tie_at_the_end(
    red: tuple[int, int, int], blue: tuple[int, int, int], ranks: tuple[int, int]
) -> None:
    """Points, then wood, then gold left after the sale, then together."""
    sides = [side(points=points, wood=wood, gold=gold) for points, wood, gold in (red, blue)]
    table = about_to_end(3, players=2, turn="p2", p1=sides[0], p2=sides[1])
    end_round(table)
    whose_turns(table)
    assert result(table).scores == (31, 31)
    assert result(table).ranks == ranks


@rule("NE-X26")
@pytest.mark.parametrize("column_5_full", [False, True])
def test_where_the_neutral_worker_must_go(column_5_full: bool) -> None:
    """Columns 1, 3 and 4 have rows 1 to 3 occupied: only column 5, or nowhere."""
    neutral = ["wall_1 neutral p1", "wall_1 neutral p1", "wall_1 neutral p1", ""]
    other = ["temple_1 neutral p2", "temple_1 neutral p2", "temple_1 neutral p2", ""]
    own = ["p2 tired", "p2", "p1 tired", ""]
    last = ["p2 tired", "p1 tired", "p2 tired", ""] if column_5_full else ["", "", "", ""]
    table = given(players=2, c1=neutral, c3=other, c4=own, c5=last)
    play(table, "p1 place c2")
    if column_5_full:
        assert waits_for(table) == "p2 TakeAction"
        assert of(table, "p1").neutral == 3
        return
    assert choices(table) == ["neutral c5"]
    assert [refused_by(table, f"neutral c{column}") for column in (1, 2, 3, 4)] == [
        "NE-97", "NE-96", "NE-97", "NE-97",
    ]  # fmt: skip
    play(table, "p1 neutral c5")
    assert on(table, "c5r1") == "neutral p1"
    assert seen(table).seats[0].neutral_colour == "green"


@rule("NE-X27")
def test_the_fee_for_a_neutral_worker() -> None:
    """Red pays the bank, not blue."""
    table = given(players=2, c1=["wood_2 neutral p2", "gold_2 p1", "", ""], p1=side(wood=0, gold=0))
    play(table, "p1 activate c1r2", "p1 perform", "p1 also c1r1")
    assert goods_of(table, "p1") == (2, 1)
    assert goods_of(table, "p2") == (2, 4)


@rule("NE-X28")
def test_four_bids_of_two_pieces() -> None:
    """Green and red have a worker each, red more wood: red wins and pays; next initiator yellow."""
    table = auction_of("carpenter", "merchant", "turncoat", "inspector", "convict", initiator="p3")
    play(table, "p3 auction carpenter")
    all_bid(table, p3=(1, 0, 1), p4=(0, 2, 0), p1=(1, 1, 0), p2=(0, 1, 1))
    assert [seat.foremen for seat in seen(table).seats] == [("carpenter",), (), (), ()]
    assert goods_of(table, "p1") == (1, 4)
    assert (of(table, "p1").available, of(table, "p1").set_aside) == (5, 1)
    for seat in ("p2", "p3", "p4"):
        assert goods_of(table, seat) == (2, 4)
        assert (of(table, seat).available, of(table, seat).set_aside) == (6, 0)
    assert waits_for(table) == "p4 ChooseForeman"


@rule("NE-X29")
def test_nobody_bids() -> None:
    """The initiator gets the card for nothing."""
    table = auction_of("carpenter", "merchant", "turncoat", "inspector", players=3, initiator="p2")
    play(table, "p2 auction merchant")
    all_bid(table)
    assert [seat.foremen for seat in seen(table).seats] == [(), ("merchant",), ()]
    assert (goods_of(table, "p2"), of(table, "p2").available) == ((2, 4), 7)


@rule("NE-X30")
def test_reds_carpenter() -> None:
    """Two wood from Wood Stock 1, four from Wood Order; blue on red's tired worker takes one."""
    column = ["wood_order p2 tired", "wood_1 p1", "remarkable p2", ""]
    table = given(foremen=True, c1=column, p1=held("carpenter", wood=0, gold=2), p2=side(wood=0, gold=4))
    play(table, "p1 activate c1r2", "p1 perform")
    assert goods_of(table, "p1") == (2, 2)
    play(table, "p1 also c1r1")
    assert goods_of(table, "p1") == (6, 0)
    assert goods_of(table, "p2") == (0, 5)
    play(table, "p2 activate c1r3", "p2 decline", "p2 also c1r2", "p2 stop")
    assert goods_of(table, "p2") == (1, 4)
    assert goods_of(table, "p1") == (6, 1)


@rule("NE-X31")
def test_red_inspects_blue() -> None:
    """Blue must activate C1R4 and decides the rest; column 1 is cleared; then green's turn."""
    column = ["wood_1 p3 tired", "", "", "gate p2"]
    table = given(foremen=True, turn="p2", c1=column, p1=held("inspector"))
    assert waits_for(table) == "p1 Inspect"
    play(table, "p1 activate c1r4")
    assert (waits_for(table), on(table, "c1r4")) == ("p2 UseAnchor", "p2 tired")
    play(table, "p2 perform")
    assert [gate.owner for gate in seen(table).gates][:2] == [1, None]
    assert waits_for(table) == "p2 ExtraActivation"
    act(table, "p2 also c1r1")
    assert (of(table, "p2").available, of(table, "p3").available) == (6, 6)
    assert waits_for(table) == "p3 TakeAction"
    play(table, "p3 place c1", "p4 place c1")
    assert waits_for(table) == "p1 TakeAction"
    assert choices(table, "place") != []


@rule("NE-X32")
def test_red_corrupts_blues_worker() -> None:
    """One point without a fee, two wood for a gold to blue, two gold for a gold to the bank; clearing."""
    column = ["wood_2 p2 tired", "gold_2 p1 tired", "", "remarkable p2"]
    table = given(foremen=True, c2=column, p1=held("corrupt_worker"))
    play(table, "p1 corrupt_worker", "p1 activate c2r4", "p1 perform")
    assert (of(table, "p1").points, goods_of(table, "p1"), goods_of(table, "p2")) == (1, (2, 4), (2, 4))
    play(table, "p1 also c2r1")
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((4, 3), (2, 5))
    play(table, "p1 also c2r2")
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((4, 4), (2, 5))
    assert empty_columns(table) == [2]
    act(table)
    assert (of(table, "p1").available, of(table, "p2").available) == (6, 6)


@rule("NE-X33")
def test_reds_assistant_in_one_column() -> None:
    """C1R4, then C1R2, which is still there; column 1 is cleared after both."""
    column = ["wood_2 p2 tired", "gold_2 p1", "", "remarkable p1"]
    table = given(foremen=True, c1=column, p1=held("assistant", wood=0))
    play(table, "p1 assistant", "p1 activate c1r4", "p1 perform", "p1 also c1r1")
    play(table, "p1 activate c1r2")
    assert marked_of(table) == [1]
    play(table, "p1 perform", "p1 also c1r1")
    assert (of(table, "p1").points, goods_of(table, "p1")) == (1, (4, 4 - 1 + 2 - 1))
    assert goods_of(table, "p2") == (2, 6)
    assert empty_columns(table) == [1]
    act(table)
    assert (of(table, "p1").available, of(table, "p2").available) == (6, 6)


@rule("NE-X34")
@pytest.mark.parametrize(("after_the_clearing", "points"), [(False, 2), (True, 1)])
def test_reds_town_planner(after_the_clearing: bool, points: int) -> None:
    """Two points in T3, before column 1 is cleared; one after it."""
    table = given(
        foremen=True,
        turn="p4",
        c1=["p1 tired", "p1 tired", "", "p4"],
        c3=["p1 tired", "", "", ""],
        p1=held("town_planner"),
    )
    decline(table)
    play(table, "p4 activate c1r4", "p4 decline", "p4 stop")
    assert waits_for(table) == "p1 PlayForeman"
    assert marked_of(table) == [1]
    if after_the_clearing:
        act(table, "p1 decline")
        assert marked_of(table) == []
    play(table, "p1 town_planner")
    assert of(table, "p1").points == points


@rule("NE-X35")
def test_blues_sculptor() -> None:
    """Six points; one wood, four gold, two available workers, four set aside until round II."""
    table = auction_of("sculptor", "carpenter", auctions=1, p2=side(wood=3, gold=5))
    play(table, "p1 auction sculptor")
    all_bid(table, p2=(1, 0, 0))
    assert of(table, "p2").available == 5
    play(table, "p2 give 2", "p2 give 1")
    assert (of(table, "p2").points, goods_of(table, "p2")) == (6, (1, 4))
    assert (of(table, "p2").available, of(table, "p2").set_aside) == (2, 4)


@rule("NE-X36")
def test_greens_turncoat() -> None:
    """A red cube goes from the Temple to the Wall: blue 5, red and green 2 each on the Temple."""
    cubes = {"p1": (0, 2, 0), "p2": (0, 2, 0)}
    table = about_to_end(
        foremen=True,
        p1=side(cubes=cubes["p1"]),
        p2=side(cubes=cubes["p2"]),
        p3=held("turncoat", cubes=(0, 1, 0)),
    )
    end_round(table)
    play(table, "p3 turn p1 temple", "p3 to wall")
    assert [of(table, f"p{seat}").points for seat in range(1, 5)] == [5 + 2, 5, 2, 0]  # red alone on the Wall
    assert seen(table).boards[1].cubes == (1, 1, 1, 0)


@rule("NE-X37")
def test_a_deadlock_before_greens_turn() -> None:
    """Columns 1 and 2 are cleared and refilled, their workers return, green takes a normal turn."""
    more: dict[str, Any] = {f"p{seat}": gone(5) for seat in range(1, 5)}
    table = given(
        foremen=True,
        turn="p2",
        c1=["p1 tired", "p2 tired", "", ""],
        c2=["p3 tired", "", "", ""],
        c4=["p4 tired", "", "", ""],
        **more,
    )
    act(table, "p2 pass")
    assert [seat.available for seat in seen(table).seats] == [1, 1, 1, 0]
    assert (on(table, "c1r1"), on(table, "c2r1"), on(table, "c4r1")) == ("", "", "p4 tired")
    assert waits_for(table) == "p3 TakeAction"
    play(table, "p3 place c1")
    assert on(table, "c1r1") == "p3"


@rule("NE-X38")
def test_the_change_to_round_two_with_foremen() -> None:
    """After blue's turn: workers, income, five cards; green, yellow, red, blue initiate; green begins."""
    table = about_to_end(turn="p2", foremen=True, p1=gone(2), p4=gone(3))
    end_round(table)
    act(table)
    assert [(seat.available, seat.set_aside) for seat in seen(table).seats] == [(6, 0)] * 4
    assert [goods_of(table, f"p{seat}") for seat in range(1, 5)] == [(3, 5)] * 4
    revealed = ("carpenter", "merchant", "turncoat", "administrator", "convict")
    act(table, *(f"chance reveal {card}" for card in revealed))
    for initiator, card in zip(("p3", "p4", "p1", "p2"), revealed, strict=False):
        assert waits_for(table) == f"{initiator} ChooseForeman"
        play(table, f"{initiator} auction {card}")
        all_bid(table)
    assert (seen(table).revealed, seen(table).foreman_deck) == ((), 10)
    assert waits_for(table) == "p3 TakeAction"


@rule("NE-X39")
def test_red_must_activate() -> None:
    """No available worker, one standing on C3R4: it must be activated, the action may be declined."""
    table = given(c1=["p1 tired", "p1 tired", "", ""], c3=["", "", "", "p1"], p1=gone(3))
    assert choices(table) == ["activate c3r4"]
    assert refused_by(table, "pass") == "NE-29"
    act(table, "p1 activate c3r4", "p1 decline")
    assert of(table, "p1").available == 1
    assert seen(table).decks[0] == 12


@rule("NE-X40")
@pytest.mark.parametrize(("passing", "turns"), [("p2", ["p3", "p1", "p2", "p3"]), ("p3", ["p1", "p2", "p3"])])
def test_a_deadlock_triggers_the_end(passing: str, turns: list[str]) -> None:
    """At the start of C's turn: C, then A, B, C; at the start of A's turn: A, B, C only."""
    more: dict[str, Any] = {f"p{seat}": gone(6) for seat in range(1, 4)}
    table = later(
        3,
        players=3,
        decks=(0, 0, 0),
        foremen=True,
        turn=passing,
        c1=["p1 tired", "p2 tired", "", ""],
        c2=["p3 tired", "", "", ""],
        **more,
    )
    play(table, f"{passing} pass")
    assert empty_columns(table) == [1, 2]
    assert [seat.available for seat in seen(table).seats] == [1, 1, 1]
    assert whose_turns(table) == turns
    assert waits_for(table) == "over"
