"""The end of the game: the trigger, the final turns, the final scoring. Rules: b12."""

from __future__ import annotations

import pytest

from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.kernel import Message, Result
from tests.games.nehemiah.given import (
    choices,
    cubes_of,
    empty_columns,
    goods_of,
    of,
    on,
    play,
    refused_by,
    seen,
    side,
    told,
    waits_for,
)
from tests.games.nehemiah.later_positions import (
    about_to_end,
    act,
    end_round,
    gone,
    later,
    result,
    whose_turns,
)
from tests.rules import rule


@rule("NE-113")
def test_the_end_is_triggered_when_deck_three_is_empty() -> None:
    """A column is cleared in round III and cannot be refilled; the boards are not scored yet."""
    table = about_to_end(3, p1=side(cubes=(3, 0, 0)))
    assert seen(table).turns_left is None
    end_round(table)
    assert seen(table).turns_left == 7
    assert (of(table, "p1").points, cubes_of(table, "p1")) == (0, (3, 0, 0, 8))
    assert "nehemiah-end-triggered" in [message.id for message in told(table)]


@rule("NE-113")
@pytest.mark.parametrize("turn", ["p1", "p3"])
def test_the_result_says_who_cleared_the_last_column(turn: str) -> None:
    """Whoever clears another column later, and even if the log does not go back so far."""
    table = about_to_end(3, turn=turn, c2=["", "", "", "p2"])
    end_round(table)
    while waits_for(table) != "p2 TakeAction":
        play(table, f"{waits_for(table).split()[0]} {choices(table)[0]}")
    play(table, "p2 activate c2r4", "p2 decline")
    whose_turns(table)
    ended = NEHEMIAH.ending_of(table, told(table))
    assert ended == Message("nehemiah-ended-by-last-column", {"seat": int(turn[1]) - 1})
    assert NEHEMIAH.ending_of(table, []) == Message("nehemiah-ending-last-column")


@rule("NE-113")
def test_the_last_four_cards_of_deck_three_do_not_trigger_the_end() -> None:
    """They refill a column, and the game continues; nor does an empty deck alone."""
    table = later(3, decks=(0, 0, 4), c1=["", "", "", "p1"])
    act(table, "p1 activate c1r4", "p1 decline")
    assert seen(table).decks == (0, 0, 0)
    assert (seen(table).turns_left, waits_for(table)) == (None, "p2 TakeAction")
    play(table, "p2 place c2")
    assert seen(table).turns_left is None


@rule("NE-113")
@pytest.mark.parametrize("round_", [1, 2])
def test_an_empty_deck_of_an_earlier_round_triggers_nothing(round_: int) -> None:
    """Rounds I and II end in another way."""
    table = about_to_end(round_)
    end_round(table)
    assert seen(table).turns_left is None


@rule("NE-114")
def test_columns_stay_without_cards() -> None:
    """A column cleared from then on is not refilled and cannot be used; its workers go home."""
    table = about_to_end(3, c1=["p2 tired", "", "p3", "p1"], c2=["", "", "", "p2"])
    end_round(table)
    play(table, "p1 stop")
    assert empty_columns(table) == [1]
    assert [seat.available for seat in seen(table).seats] == [6, 5, 6, 6]
    assert waits_for(table) == "p2 TakeAction"
    assert choices(table, "place") == ["place c2", "place c3", "place c4", "place c5"]
    assert refused_by(table, "place c1") == "NE-114"

    play(table, "p2 activate c2r4", "p2 decline")
    assert empty_columns(table) == [1, 2]
    assert seen(table).decks == (0, 0, 0)
    assert choices(table, "place") == ["place c3", "place c4", "place c5"]


@rule("NE-114")
def test_cards_cannot_bring_workers_to_a_column_without_cards() -> None:
    """Priority Site and Planning find nothing there."""
    table = about_to_end(3, c2=["priority_site p2", "", "", ""])
    end_round(table)
    play(table, "p2 activate c2r1", "p2 perform")
    assert "place c2r2" in choices(table)
    assert refused_by(table, "place c1r1") == "NE-114"


@rule("NE-115", "NE-116")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_the_table_round_is_finished_then_everyone_has_one_turn(players: int, first: int) -> None:
    """Up to the player to the right of the first player; then all, the first player first."""
    order = [f"p{(first - 1 + place) % players + 1}" for place in range(players)]
    for place in range(players):
        table = about_to_end(3, players=players, turn=order[place], first=order[0])
        end_round(table)
        assert whose_turns(table) == order[place + 1 :] + order
        assert waits_for(table) == "over"


@rule("NE-116")
def test_a_second_clearing_does_not_lengthen_the_game() -> None:
    """The number of turns still to come is fixed by the first."""
    table = about_to_end(3, c2=["", "", "", "p2"])
    end_round(table)
    assert seen(table).turns_left == 7
    play(table, "p2 activate c2r4", "p2 decline")
    assert seen(table).turns_left == 6
    assert whose_turns(table) == ["p3", "p4", "p1", "p2", "p3", "p4"]


@rule("NE-116")
def test_last_turns_are_normal_turns() -> None:
    """A worker placed in the rest of the table round is activated in the last turn, and its card used."""
    table = about_to_end(3, players=2, c2=["remarkable", "", "", ""])
    end_round(table)
    play(table, "p2 place c2", "p2 neutral c3", "p1 place c2", "p1 neutral c3")
    assert (on(table, "c2r1"), on(table, "c2r2")) == ("p2", "p1")
    play(table, "p2 activate c2r1", "p2 perform")
    assert {category.id: category.points for category in NEHEMIAH.score(table, 1)}["cards"] == 1
    assert waits_for(table) == "over"


@rule("NE-117")
def test_who_cannot_act_in_the_final_turns_passes() -> None:
    """No worker left and nothing standing: the only choice; the turn counts."""
    table = about_to_end(3, c1=["", "", "", "p1"], p2=gone(6))
    end_round(table)
    assert choices(table) == ["pass"]
    play(table, "p2 pass")
    assert waits_for(table) == "p3 TakeAction"
    assert whose_turns(table) == ["p3", "p4", "p1", "p2", "p3", "p4"]


@rule("NE-118")
def test_the_boards_are_scored_a_last_time_and_no_cube_is_taken_back() -> None:
    """After the last turn, by the same table; leaders keep their cubes."""
    table = about_to_end(
        3,
        turn="p4",
        p1=side(cubes=(3, 0, 1), wood=0, gold=0),
        p2=side(cubes=(1, 0, 1), wood=0, gold=0),
        p3=side(cubes=(0, 0, 2), wood=0, gold=0),
        p4=side(wood=0, gold=0),
    )
    end_round(table)
    assert whose_turns(table) == ["p1", "p2", "p3", "p4"]
    # Wall 5 and 3; Garrison 6 for p3, (4 + 2) / 2 for the others.
    assert result(table).scores == (8, 6, 6, 0)
    assert [cubes_of(table, f"p{seat}")[:3] for seat in range(1, 5)] == [
        (3, 0, 1), (1, 0, 1), (0, 0, 2), (0, 0, 0),
    ]  # fmt: skip


@rule("NE-118")
def test_a_full_tie_scores_nothing_at_the_end_either() -> None:
    """NE-110 holds for the last scoring."""
    same = side(cubes=(1, 2, 3), wood=0, gold=0)
    table = about_to_end(3, players=2, turn="p2", p1=same, p2=same)
    end_round(table)
    whose_turns(table)
    assert result(table).scores == (0, 0)


@rule("NE-119")
def test_gates_count_at_the_end() -> None:
    """The printed values of their own gates are added: 2, 2, 2, then 3, then 3, 3, 4."""
    table = about_to_end(
        3,
        turn="p4",
        p1=side(gates=3, wood=0, gold=0),
        p2=side(gates=1, wood=0, gold=0),
        p3=side(gates=3, wood=0, gold=0),
        p4=side(wood=0, gold=0),
    )
    assert of(table, "p1").points == 0
    end_round(table)
    whose_turns(table)
    assert result(table).scores == (6, 3, 10, 0)
    assert {category.id: category.points for category in NEHEMIAH.score(table, 2)}["gates"] == 10


@rule("NE-120")
@pytest.mark.parametrize(
    ("wood", "gold", "expected", "left"),
    [
        (5, 5, 3, (2, 1)),
        (3, 2, 2, (0, 0)),
        (2, 1, 0, (2, 1)),  # not mixed
        (8, 0, 2, (2, 0)),
        (0, 9, 4, (0, 1)),
    ],
)
def test_goods_are_sold_in_full_sets(wood: int, gold: int, expected: int, left: tuple[int, int]) -> None:
    """Three wood or two gold for a point each, automatically."""
    table = about_to_end(3, players=2, turn="p2", p1=side(wood=wood, gold=gold))
    end_round(table)
    whose_turns(table)
    assert result(table).scores[0] == expected
    assert goods_of(table, "p1") == left


def ended(*sides: tuple[int, int, int], tie_break: str = "after_sale") -> Result:
    """End a game in which the players have these points, wood and gold."""
    stated = {
        f"p{seat + 1}": side(points=points, wood=wood, gold=gold)
        for seat, (points, wood, gold) in enumerate(sides)
    }
    readings = {"tie_break": tie_break}
    table = about_to_end(3, players=len(sides), turn=f"p{len(sides)}", readings=readings, **stated)
    end_round(table)
    whose_turns(table)
    return result(table)


def final(*sides: tuple[int, int, int], tie_break: str = "after_sale") -> tuple[int, ...]:
    """End such a game and return the ranks."""
    return ended(*sides, tie_break=tie_break).ranks


@rule("NE-121")
def test_most_points_win() -> None:
    """The sale included."""
    assert final((10, 0, 0), (9, 2, 1)) == (1, 2)
    assert final((10, 0, 0), (10, 3, 0)) == (2, 1)
    assert final((3, 0, 0), (5, 0, 0), (4, 0, 0)) == (3, 1, 2)


@rule("NE-121")
def test_a_tie_is_broken_by_wood_then_gold_left_after_the_sale() -> None:
    """What was sold is gone; with both equal the victory is shared."""
    assert final((10, 2, 0), (10, 1, 1)) == (1, 2)
    assert final((10, 1, 0), (10, 1, 1)) == (2, 1)
    assert final((9, 3, 0), (10, 1, 0)) == (2, 1)  # the three wood were sold
    assert final((10, 1, 1), (10, 1, 1)) == (1, 1)
    assert final((10, 1, 1), (10, 1, 1), (9, 2, 0)) == (1, 1, 3)


@rule("NE-121")
def test_by_the_other_reading_goods_before_the_sale_break_a_tie() -> None:
    """Three wood that are sold for a point still count as wood; gold alike. The points are the same."""
    for sides, after, before in (
        (((9, 3, 0), (10, 1, 0)), (2, 1), (1, 2)),
        (((9, 1, 2), (10, 1, 0)), (1, 1), (1, 2)),
        (((9, 3, 0), (9, 3, 0)), (1, 1), (1, 1)),
        (((9, 3, 2), (12, 0, 0)), (2, 1), (2, 1)),
    ):
        assert (final(*sides), final(*sides, tie_break="before_sale")) == (after, before)
        assert ended(*sides).scores == ended(*sides, tie_break="before_sale").scores


@rule("NE-121")
def test_a_shared_victory_has_several_winners() -> None:
    """The tied players win together."""
    table = about_to_end(3, players=3, turn="p3", p1=side(points=1), p2=side(points=1))
    end_round(table)
    whose_turns(table)
    assert result(table).winners == (0, 1)
    assert result(table).ending == "last_column"


def test_the_view_counts_the_turns_down() -> None:
    """The turns still to come, the one under way included, and none when the game is over."""
    table = about_to_end(3, players=2)
    end_round(table)
    left = []
    while waits_for(table) != "over":
        left.append(seen(table).turns_left)
        whose_turns(table, most=1)
    assert left[0] == 3
    assert seen(table).turns_left == 0
