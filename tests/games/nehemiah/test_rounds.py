"""The end of rounds I and II, and of the change of round with foremen. Rules: b11 (the course), NE-140."""

from __future__ import annotations

import pytest

from batisseurs.games.nehemiah.table import NehemiahTable
from tests.games.nehemiah.given import (
    card,
    choices,
    cubes_of,
    empty_columns,
    given,
    goods_of,
    of,
    on,
    play,
    refill,
    seen,
    side,
    told,
    waits_for,
)
from tests.games.nehemiah.later_positions import FULL_DECKS, about_to_end, act, end_round, later
from tests.rules import rule

REFILL = ("wood_1", "wood_2", "gold_2", "gold_3")


def draw(table: NehemiahTable, *cards: str) -> None:
    """Chance lays these cards."""
    for name in cards:
        play(table, f"chance draw {name}")


def ids(table: NehemiahTable) -> list[str]:
    """Return the ids of what was reported, without the game's name."""
    return [message.id.removeprefix("nehemiah-") for message in told(table)]


@rule("NE-102")
@pytest.mark.parametrize(("round_", "players"), [(1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4)])
def test_a_round_ends_when_a_column_cannot_be_refilled(round_: int, players: int) -> None:
    """The deck is empty and a column was cleared: the next round, with the next deck."""
    table = about_to_end(round_, players=players)
    end_round(table)
    assert seen(table).round == round_ + 1
    assert waits_for(table) == "chance DrawCard"
    refill(table)
    assert seen(table).decks[round_] == FULL_DECKS[players][round_] - 4


@rule("NE-102")
@pytest.mark.parametrize("round_", [1, 2])
def test_drawing_the_last_card_does_not_end_the_round(round_: int) -> None:
    """The deck's last four cards refill a column; nothing is scored."""
    column, own = ["", "", "", "p1"], side(cubes=(2, 0, 0))
    if round_ == 1:
        table = given(decks=(4, 20, 16), c1=column, p1=own)
    else:
        table = later(2, decks=(0, 4, 16), c1=column, p1=own)
    act(table, "p1 activate c1r4", "p1 decline")
    assert seen(table).decks[round_ - 1] == 0
    assert (seen(table).round, of(table, "p1").points, cubes_of(table, "p1")) == (round_, 0, (2, 0, 0, 9))
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-102")
def test_a_turn_that_clears_nothing_does_not_end_the_round() -> None:
    """An empty deck alone means nothing."""
    table = about_to_end()
    play(table, "p1 place c2")
    assert (seen(table).round, waits_for(table)) == (1, "p2 TakeAction")


@rule("NE-103")
def test_two_columns_with_four_cards_left() -> None:
    """The first is refilled from the old deck, then the boards are scored, the second gets the new deck."""
    own = side(cubes=(2, 0, 0))
    first = ["reassignment p2 tired", "", "", "p1"]
    second = ["p3 tired", "", "", "p4"]
    table = given(decks=(4, 20, 16), c2=first, c4=second, p1=own)
    play(table, "p1 activate c2r4", "p1 decline", "p1 also c2r1", "p1 swap c4r1", "p1 with c4r4")

    assert empty_columns(table) == [2]
    assert (seen(table).round, of(table, "p1").points) == (1, 0)
    for row in range(4):
        draw(table, choices(table)[0].split()[1])
        assert (seen(table).round == 2) == (row == 3)

    assert empty_columns(table) == [4]
    assert of(table, "p1").points == 5  # Wall, alone: the boards are scored before the new deck is touched
    draw(table, *REFILL)
    assert [card(table, f"c4r{row}") for row in range(1, 5)] == list(REFILL)
    assert seen(table).decks == (0, 16, 16)
    assert of(table, "p1").points == 5  # scored once
    assert cubes_of(table, "p1") == (1, 0, 0, 10)
    assert (of(table, "p2").available, of(table, "p3").available) == (6, 6)


@rule("NE-103")
def test_empty_columns_are_refilled_in_the_order_in_which_they_were_cleared() -> None:
    """Both wait for the next deck: the one marked first comes first, though it lies to the right."""
    first = ["reassignment p2 tired", "", "", "p1"]
    table = about_to_end(c1=["p3 tired", "", "", "p4"], c4=first)
    play(table, "p1 activate c4r4", "p1 decline", "p1 also c4r1", "p1 swap c1r1", "p1 with c1r4")
    assert empty_columns(table) == [1, 4]
    draw(table, *REFILL)
    assert empty_columns(table) == [1]
    assert [card(table, f"c4r{row}") for row in range(1, 5)] == list(REFILL)
    refill(table)
    assert empty_columns(table) == []
    assert seen(table).decks == (0, 12, 16)
    assert [message for message in ids(table) if message in {"round-ends", "round-begins"}] == [
        "round-ends",
        "round-begins",
    ]


@rule("NE-104")
def test_nothing_else_is_reset_between_rounds() -> None:
    """Other columns, workers, postures, goods, cubes in supply and gates stay as they are."""
    rich = side(wood=7, gold=9, points=3, gates=2)
    table = about_to_end(c2=["gate p1", "wall_1 p2 tired", "temple_1 p3", "garrison_1 p4"], p2=rich)
    before = seen(table)
    end_round(table)
    refill(table)
    after = seen(table)
    assert after.columns[1:] == before.columns[1:]
    assert [on(table, f"c2r{row}") for row in range(1, 5)] == ["p1", "p2 tired", "p3", "p4"]
    assert goods_of(table, "p2") == (7, 9)
    assert (of(table, "p2").points, of(table, "p2").available) == (3, 5)
    assert after.gates == before.gates
    assert [seat.available for seat in after.seats] == [5, 5, 5, 5]


@rule("NE-105")
@pytest.mark.parametrize(("turn", "next_"), [("p1", "p2"), ("p2", "p3"), ("p4", "p1")])
@pytest.mark.parametrize("first", ["p1", "p3"])
def test_the_next_round_begins_with_the_player_to_the_left(turn: str, next_: str, first: str) -> None:
    """Turns continue clockwise across rounds, wherever the first-player pawn is."""
    table = about_to_end(turn=turn, first=first)
    end_round(table)
    refill(table)
    assert waits_for(table) == f"{next_} TakeAction"


@rule("NE-140")
def test_the_order_at_a_change_of_round() -> None:
    """Scroll, scoring, foremen removed, refill, workers and income back, auctions."""
    held = side(cubes=(1, 0, 0), foremen=("turncoat", "journeyman"), set_aside=1)
    other = side(foremen=("carpenter",))
    table = about_to_end(foremen=True, p1=held, p2=other)
    play(table, "p1 decline", "p1 activate c1r4", "p1 decline")
    assert waits_for(table) == "p1 TurnCube"
    assert of(table, "p1").points == 0

    play(table, "p1 turn p1 wall", "p1 to garrison")
    assert of(table, "p1").points == 6
    assert cubes_of(table, "p1") == (0, 0, 0, 11)
    assert [seat.foremen for seat in seen(table).seats] == [()] * 4
    assert waits_for(table) == "chance DrawCard"
    assert (goods_of(table, "p1"), of(table, "p1").set_aside) == ((2, 4), 1)

    refill(table)
    assert (goods_of(table, "p1"), of(table, "p1").set_aside) == ((3, 5), 0)
    assert waits_for(table) == "chance RevealForeman"


@rule("NE-139", "NE-140")
def test_foremen_that_were_not_used_leave_with_the_round() -> None:
    """They are removed, not shuffled back: nobody holds them, and they cannot be revealed again."""
    held = side(foremen=("substitute", "inspector"))
    table = about_to_end(foremen=True, turn="p2", p1=held)
    play(table, "p1 decline")  # the Inspector
    end_round(table)
    refill(table)
    assert waits_for(table) == "chance RevealForeman"
    assert seen(table).foreman_deck == 13
    assert "reveal substitute" not in choices(table)
    assert "reveal inspector" not in choices(table)
