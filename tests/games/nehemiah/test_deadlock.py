"""Nobody can act, or nothing is cleared for long. Rules: NE-168 to NE-170, NE-180 to NE-182."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.nehemiah.table import NehemiahTable
from tests.games.nehemiah.given import (
    choices,
    cubes_of,
    empty_columns,
    given,
    goods_of,
    of,
    on,
    play,
    seen,
    told,
    waits_for,
)
from tests.games.nehemiah.later_positions import (
    act,
    gone,
    held,
    later,
    pass_on,
    result,
    whose_turns,
    win,
)
from tests.rules import rule

TIRED = ["p1 tired", "p2 tired", "p3 tired", ""]


def before_deadlock(round_: int = 1, *, players: int = 4, turn: str = "p1", **more: Any) -> NehemiahTable:
    """Lay a turn that can only be passed, after which nobody can act; columns 1 and 2 hold tired workers."""
    number = 7 if players == 3 else 6
    for seat in range(1, players + 1):
        more.setdefault(f"p{seat}", gone(number - 1))
    more.setdefault("c1", [TIRED[0], TIRED[1], "", ""])
    more.setdefault("c2", ["p3 tired", "p4 tired" if players > 3 else "", "", ""])
    if round_ > 1:
        return later(round_, players=players, turn=turn, **more)
    return given(players=players, turn=turn, **more)


@rule("NE-168")
def test_if_nobody_can_act_the_two_leftmost_columns_are_cleared() -> None:
    """First the left one; workers go home, both are refilled, then the turn continues normally."""
    table = before_deadlock(c3=["p1 tired", "", "", ""], p1=gone(4))
    play(table, "p1 pass")
    assert waits_for(table) == "chance DrawCard"
    assert empty_columns(table) == [1]  # the left one first, the other still has its cards
    assert on(table, "c2r1") == "p3 tired"
    act(table)
    assert empty_columns(table) == []
    assert seen(table).decks[0] == 8
    assert [seat.available for seat in seen(table).seats] == [1, 1, 1, 1]
    assert on(table, "c3r1") == "p1 tired"
    assert waits_for(table) == "p2 TakeAction"
    assert choices(table) == ["place c1", "place c2", "place c3", "place c4", "place c5"]
    assert ("nehemiah-deadlock", "NE-168") in [
        (game_event.message.id, game_event.rule) for game_event in table.game_events or []
    ]


@rule("NE-168")
@pytest.mark.parametrize("other", ["standing", "available"])
def test_one_player_who_can_act_is_enough(other: str) -> None:
    """Nothing is cleared while anyone at all can place or activate."""
    if other == "standing":
        table = before_deadlock(c2=["p3", "p4 tired", "", ""])
    else:
        table = before_deadlock(p4=gone(4))
    play(table, "p1 pass")
    assert waits_for(table) == "p2 TakeAction"
    assert seen(table).decks[0] == 16
    assert choices(table) == ["pass"]


@rule("NE-168")
def test_foremen_in_hand_do_not_prevent_it() -> None:
    """Nor do neutral workers, which nobody can activate (NE-R33)."""
    table = before_deadlock(foremen=True, p2=held("journeyman", "convict", set_aside=5))
    act(table, "p1 pass")
    assert seen(table).decks[0] == 8
    assert waits_for(table) == "p2 TakeAction"

    two = given(
        players=2,
        c1=["p1 tired", "wood_1 neutral p1", "", ""],
        c2=["p2 tired", "wood_1 neutral p2", "", ""],
        p1=gone(5),
        p2=gone(5),
    )
    act(two, "p1 pass")
    assert [(seat.available, seat.neutral) for seat in seen(two).seats] == [(1, 6), (1, 6)]
    assert waits_for(two) == "p2 TakeAction"


@rule("NE-168")
def test_after_each_refill_there_is_a_window() -> None:
    """The usual one of T4 (NE-R33): once for column 1, once for column 2."""
    table = before_deadlock(foremen=True, p3=held("administrator", set_aside=5))
    act(table, "p1 pass")
    assert waits_for(table) == "p3 PlayForeman"
    play(table, "p3 administrator")
    assert choices(table)[0] == "swap c1r1"
    play(table, "p3 swap c1r1", "p3 with c1r2")
    assert empty_columns(table) == [2]


@rule("NE-168")
def test_a_deck_that_is_empty_at_this_moment_ends_the_round() -> None:
    """NE-62: one column gets the last four cards, the other ends the round and gets the next deck."""
    table = before_deadlock(decks=(4, 20, 16), p1=gone(5, cubes=(1, 0, 0)))
    act(table, "p1 pass")
    assert seen(table).round == 2
    assert seen(table).decks == (0, 16, 16)
    assert (of(table, "p1").points, cubes_of(table, "p1")) == (5, (0, 0, 0, 11))
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-169")
def test_there_is_no_deadlock_in_the_final_turns() -> None:
    """Nobody can act, everyone passes, and no further column is cleared."""
    more: dict[str, Any] = {f"p{seat}": gone(6) for seat in range(1, 5)}
    table = later(3, decks=(0, 0, 0), **more)
    act(table, "p1 pass")
    assert empty_columns(table) == [1, 2]  # the deadlock that triggers the end
    pass_on(table, "p2", "p3", "p4", "p1", "p2", "p3", "p4")
    assert empty_columns(table) == [1, 2]
    assert waits_for(table) == "over"


@rule("NE-170")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sixteen_table_rounds_without_a_clearing_are_enough(players: int) -> None:
    """At the start of the next turn the two leftmost columns are cleared, although all can act."""
    for quiet, expected in ((16 * players - 2, False), (16 * players - 1, True)):
        table = given(players=players, quiet_turns=quiet, c1=["p2", "", "", ""])
        before = seen(table).decks[0]
        play(table, "p1 place c3")
        if players == 2:
            play(table, "p1 neutral c4")
        assert (waits_for(table) == "chance DrawCard") == expected
        act(table)
        assert before - seen(table).decks[0] == (8 if expected else 0)
        assert waits_for(table) == "p2 TakeAction"
        assert on(table, "c1r1") == ("" if expected else "p2")
        assert on(table, "c3r1") == "p1"


@rule("NE-170")
def test_passes_count_and_a_clearing_begins_the_count_again() -> None:
    """A pass is a turn; after the guard has cleared, another 64 turns have to go by."""
    table = given(quiet_turns=63, p1=gone(6))
    act(table, "p1 pass")
    assert seen(table).decks[0] == 8
    assert ("nehemiah-stalled", "NE-170") in [
        (game_event.message.id, game_event.rule) for game_event in table.game_events or []
    ]
    act(table, "p2 place c1", "p3 place c1", "p4 place c1")
    assert seen(table).decks[0] == 8
    assert table.turns_taken() - table.last_clearing == 4  # the turn under way included


@rule("NE-170")
def test_a_column_cleared_in_the_turn_keeps_the_guard_away() -> None:
    """The 64th turn clears a column: the count begins with the next turn."""
    table = given(quiet_turns=63, c3=["", "", "", "p1"])
    act(table, "p1 activate c3r4", "p1 decline")
    assert seen(table).decks[0] == 12
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-180")
@pytest.mark.parametrize("by", ["deadlock", "stall"])
def test_a_round_that_ends_between_turns(by: str) -> None:
    """As if at the end of the turn before: income and auctions, initiated by the one about to start."""
    if by == "deadlock":
        table = before_deadlock(decks=(0, 20, 16), foremen=True, turn="p2")
        act(table, "p2 pass")
    else:
        table = given(decks=(0, 20, 16), foremen=True, turn="p2", quiet_turns=63)
        act(table, "p2 place c3")
    assert seen(table).round == 2
    assert seen(table).decks == (0, 12, 16)
    assert goods_of(table, "p1") == (3, 5)
    assert waits_for(table) == "chance RevealForeman"
    revealed = ("inspector", "merchant", "carpenter", "turncoat", "convict")
    act(table, *(f"chance reveal {card}" for card in revealed))
    assert waits_for(table) == "p3 ChooseForeman"
    win(table, "p4", "inspector", wood=1)
    for card, initiator in (("merchant", "p4"), ("carpenter", "p1"), ("turncoat", "p2")):
        assert waits_for(table) == f"{initiator} ChooseForeman"
        win(table, initiator, card)
    assert waits_for(table) == "p4 Inspect"  # p3's turn begins with the Inspector
    assert seen(table).active == 2
    play(table, "p4 decline", "p3 place c1")
    assert waits_for(table) == "p4 TakeAction"


@rule("NE-180")
@pytest.mark.parametrize(
    ("turn", "turns"),
    [
        ("p1", ["p2", "p3", "p4", "p1", "p2", "p3", "p4"]),
        ("p3", ["p4", "p1", "p2", "p3", "p4"]),
        ("p4", ["p1", "p2", "p3", "p4"]),  # before the first player's turn nobody finishes the table round
    ],
)
def test_the_end_triggered_between_turns(turn: str, turns: list[str]) -> None:
    """The table round is finished from the player about to start, then everyone has a last turn."""
    table = before_deadlock(3, decks=(0, 0, 0), turn=turn)
    play(table, f"{turn} pass")
    assert seen(table).turns_left == len(turns)
    assert empty_columns(table) == [1, 2]
    assert whose_turns(table) == turns
    assert result(table).ending == "deadlock"


@rule("NE-180", "NE-170")
def test_the_stall_guard_can_trigger_the_end() -> None:
    """The same count of turns, and its own ending."""
    table = later(3, decks=(0, 0, 0), turn="p2", quiet_turns=63)
    play(table, "p2 place c3")
    assert empty_columns(table) == [1, 2]
    assert whose_turns(table) == ["p3", "p4", "p1", "p2", "p3", "p4"]
    assert result(table).ending == "stalled"


@rule("NE-180")
def test_a_deadlock_that_ends_nothing_is_not_an_ending() -> None:
    """The game ends later by an ordinary clearing, and says so."""
    table = before_deadlock(3, decks=(0, 0, 8), turn="p1")
    act(table, "p1 pass", "p2 place c1", "p3 place c1", "p4 place c1", "p1 place c1")
    act(table, "p2 activate c1r1", "p2 decline", "p3 activate c1r2", "p3 decline", "p3 stop")
    act(table, "p4 activate c1r3", "p4 decline", "p4 stop", "p1 activate c1r4", "p1 decline", "p1 stop")
    assert empty_columns(table) == [1]
    whose_turns(table)
    assert result(table).ending == "last_column"


@rule("NE-181")
def test_in_such_a_window_the_player_about_to_start_is_asked_first() -> None:
    """Then clockwise; the player who passed before comes last."""
    table = before_deadlock(
        foremen=True,
        p1=held("seasonal", set_aside=5),
        p2=held("administrator", set_aside=5),
    )
    act(table, "p1 pass")
    asked = []
    while waits_for(table).endswith("PlayForeman"):
        asked.append(waits_for(table).split()[0])
        act(table, f"{asked[-1]} decline")
    # After column 1 p2, then p1, whose worker has come home; so after column 2; then p1 in T1 of p2's turn.
    assert asked == ["p2", "p1", "p2", "p1", "p1"]
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-182")
def test_if_still_nobody_can_act_the_turn_is_taken_all_the_same() -> None:
    """All workers are set aside: the player passes, and the next turn starts with two columns again."""
    more: dict[str, Any] = {f"p{seat}": gone(6) for seat in range(1, 5)}
    table = given(**more)
    act(table, "p1 pass")
    assert (seen(table).decks[0], waits_for(table), choices(table)) == (8, "p2 TakeAction", ["pass"])
    act(table, "p2 pass")
    assert (seen(table).decks[0], waits_for(table), choices(table)) == (0, "p3 TakeAction", ["pass"])
    act(table, "p3 pass")
    assert (seen(table).round, seen(table).decks) == (2, (0, 12, 16))
    assert waits_for(table) == "p4 TakeAction"


@rule("NE-182")
def test_the_check_is_made_only_once_a_turn() -> None:
    """Two columns and not four, though nobody can act after the first two either."""
    more: dict[str, Any] = {f"p{seat}": gone(6) for seat in range(1, 5)}
    table = given(**more)
    act(table, "p1 pass")
    assert [message.id for message in told(table)].count("nehemiah-clears") == 2


@rule("NE-182")
def test_a_foreman_that_is_possible_may_be_played_then() -> None:
    """The Town Planner in T1 of a turn that can only be passed."""
    table = given(
        foremen=True,
        c3=["p2 tired", "", "", ""],
        p1=gone(6),
        p2=held("town_planner", set_aside=5),
        p3=gone(6),
        p4=gone(6),
    )
    # Windows T1 and T3 of p1's turn, T4 after columns 1 and 2.
    act(table, "p2 decline", "p1 pass", "p2 decline", "p2 decline", "p2 decline")
    assert (seen(table).decks[0], seen(table).active) == (8, 1)
    assert choices(table) == ["town_planner", "decline"]
    play(table, "p2 town_planner")
    assert of(table, "p2").points == 1
    assert choices(table) == ["pass"]


def test_the_ending_of_a_game_with_everyone_set_aside() -> None:
    """A game that only passes comes to its end by the deadlock."""
    more: dict[str, Any] = {f"p{seat}": gone(7, wood=0, gold=0) for seat in range(1, 4)}
    table = given(players=3, **more)
    turns = whose_turns(table, most=60)
    assert waits_for(table) == "over"
    assert len(turns) % 3 == 0
    assert result(table).ending == "deadlock"
