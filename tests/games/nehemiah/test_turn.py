"""Turn structure. Rules: NE-23 to NE-30."""

from __future__ import annotations

from tests.games.nehemiah.given import (
    choices,
    given,
    goods_of,
    of,
    on,
    play,
    refill,
    refused_by,
    seen,
    side,
    told,
    waits_for,
)
from tests.rules import rule

THREE_TIRED = ["p1 tired", "p1 tired", "p1 tired", ""]


@rule("NE-23")
def test_turns_go_clockwise_from_the_first_player() -> None:
    """After the first player the left neighbour plays, and so on around the table."""
    for players, order in ((2, "12"), (3, "123"), (4, "1234")):
        table = given(players=players)
        for name in order + order[0]:
            assert waits_for(table) == f"p{name} TakeAction"
            play(table, f"p{name} place c1" if name == "1" else f"p{name} place c2")
            if players == 2:
                play(table, f"p{name} neutral c4")
    later = given(first="p3", turn="p3")
    play(later, "p3 place c1", "p4 place c1")
    assert waits_for(later) == "p1 TakeAction"


@rule("NE-23")
def test_turns_continue_across_a_change_of_round() -> None:
    """The round that begins in the middle of a table round does not start with the first player."""
    table = given(turn="p2", c1=["", "", "", "wood_1 p2"], decks=(0, 20, 16))
    play(table, "p2 activate c1r4", "p2 perform")
    refill(table)
    assert seen(table).round == 2
    assert waits_for(table) == "p3 TakeAction"


@rule("NE-24")
def test_a_turn_is_one_action() -> None:
    """After one worker was placed, or one activated, it is the next player's turn."""
    table = given(c1=["wood_1 p1", "gold_2 p1", "", ""])
    placed = table.clone()
    play(placed, "p1 place c2")
    assert waits_for(placed) == "p2 TakeAction"
    assert of(placed, "p1").available == 3
    assert on(placed, "c1r2") == "p1"
    play(table, "p1 activate c1r2", "p1 perform")
    assert waits_for(table) == "p2 TakeAction"
    assert (on(table, "c1r1"), on(table, "c1r2")) == ("p1", "p1 tired")
    assert of(table, "p1").available == 4


@rule("NE-25")
def test_both_actions_are_free_to_choose() -> None:
    """A player who can place and activate has every column and every standing worker to choose from."""
    table = given(c1=["p1", "p2", "p1 tired", ""], c3=["p1", "", "", ""])
    assert choices(table) == [
        "place c1",
        "place c2",
        "place c3",
        "place c4",
        "place c5",
        "activate c1r1",
        "activate c3r1",
    ]


@rule("NE-26")
def test_without_a_standing_worker_one_has_to_be_placed() -> None:
    """Tired workers and those of others leave only placing."""
    table = given(c1=["p1 tired", "p2", "p1 tired", ""])
    assert choices(table) == [f"place c{column}" for column in (1, 2, 3, 4, 5)]
    assert refused_by(table, "pass") == "NE-29"


@rule("NE-27")
def test_who_cannot_place_has_to_activate() -> None:
    """Without an available worker, or without an unoccupied card, only activating is left."""
    table = given(
        c1=["p1 tired", "p1 tired", "p1", ""],
        c2=["p1 tired", "p1 tired", "p1 tired", ""],
    )
    assert choices(table) == ["activate c1r3"]
    assert refused_by(table, "pass") == "NE-29"
    full = given(
        c1=["p1", "p2", "p3", "p4"],
        c2=["p1", "p2", "p3", "p4"],
        c3=["p1", "p2", "p3", "p4"],
        c4=["p1", "p2", "p3", "p4"],
        c5=["p1 tired", "p2", "p3", "p4"],
    )
    assert of(full, "p1").available == 1
    assert choices(full) == [f"activate c{column}r1" for column in (1, 2, 3, 4)]
    assert refused_by(full, "pass") == "NE-29"


@rule("NE-28")
def test_who_can_do_neither_passes() -> None:
    """All six workers are tired: the turn ends, and nothing else happens."""
    table = given(c1=THREE_TIRED, c2=THREE_TIRED)
    assert choices(table) == ["pass"]
    before = seen(table)
    play(table, "p1 pass")
    after = seen(table)
    assert waits_for(table) == "p2 TakeAction"
    assert (after.columns, after.boards, after.decks) == (before.columns, before.boards, before.decks)
    assert goods_of(table, "p1") == (2, 4)
    assert "nehemiah-passes" in [message.id for message in told(table)]


@rule("NE-28")
def test_available_workers_do_not_help_on_a_full_grid() -> None:
    """With every card occupied, a player who has only tired workers passes."""
    rows = ["p1 tired", "p2", "p3", "p4"]
    table = given(c1=rows, c2=rows, c3=rows, c4=rows, c5=rows)
    assert of(table, "p1").available == 1
    assert choices(table) == ["pass"]


@rule("NE-29")
def test_passing_is_refused_while_an_action_is_possible() -> None:
    """One worker to place, or one to activate, and there is no pass."""
    to_place = given(c1=THREE_TIRED, c2=["p1 tired", "p1 tired", "", ""])
    to_activate = given(c1=THREE_TIRED, c2=["p1 tired", "p1 tired", "p1", ""])
    for table in (to_place, to_activate):
        assert "pass" not in choices(table)
        assert refused_by(table, "pass") == "NE-29"


@rule("NE-30")
def test_on_the_first_turn_everyone_places() -> None:
    """Nobody has a worker on the grid yet; those of others are no help."""
    table = given()
    for name in ("p1", "p2", "p3", "p4"):
        assert waits_for(table) == f"{name} TakeAction"
        assert choices(table) == [f"place c{column}" for column in (1, 2, 3, 4, 5)]
        play(table, f"{name} place c1" if name != "p4" else f"{name} place c2")
    assert choices(table, "activate") == ["activate c1r1"]


@rule("NE-30")
def test_a_foreman_can_bring_a_worker_before_the_first_action() -> None:
    """After the Seasonal Worker the first turn may already activate."""
    table = given(foremen=True, p1=side(foremen=("seasonal",), wood=3, gold=5))
    play(table, "p1 seasonal c3")
    assert waits_for(table) == "p1 TakeAction"
    assert choices(table, "activate") == ["activate c3r1"]
    play(table, "p1 activate c3r1")
    assert on(table, "c3r1") == "p1 tired"
