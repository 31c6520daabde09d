"""The round: MV-45 to MV-53."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import CHANCE, choice_text
from tests.games.my_village.given import choices, given, of, play, seen, told, waits_for
from tests.games.my_village.turns import idle, pool_of, refuses, roll, take
from tests.rules import rule

PLAIN = ["w1", "w3", "w4", "w4", "w5", "w6", "w2", "w2"]


def finish_round(table: VillageTable) -> list[str]:
    """Let everyone idle until the dice are rolled again; return who had a turn."""
    order = []
    number = seen(table).round
    while seen(table).round == number:
        order.append(waits_for(table).split()[0])
        idle(table)
    return order


# Preparation. ------------------------------------------------------------------------------------


@rule("MV-45")
def test_the_hand_is_turned_to_its_palm() -> None:
    """It was taken in the last round and shows its back; in the new round it can be taken again."""
    table = given(players=3, pool=PLAIN[:6], hand=2)
    idle(table)
    take(table, "w4", "w6")
    play(table, "p2 take hand")
    assert seen(table).hand_back
    idle(table)
    assert (waits_for(table), seen(table).hand_back) == ("chance RollDice", False)
    roll(table, "w1", "w3", "w4", "w6")
    assert waits_for(table) == "p2 MakeValue"
    idle(table)
    take(table, "w4", "w6")
    play(table, "p3 take hand")
    assert (seen(table).hand_back, seen(table).holder, of(table, "p3").tree) == (True, 2, 1)


@rule("MV-46")
def test_a_story_point_comes_on_the_hand_each_round() -> None:
    """In addition to those that lie there."""
    table = given(pool=PLAIN, hand=2)
    finish_round(table)
    assert seen(table).hand == 3
    roll(table)
    assert seen(table).hand == 3
    finish_round(table)
    assert seen(table).hand == 4


@rule("MV-47")
@pytest.mark.parametrize(("players", "white", "black"), [(2, 8, 3), (3, 6, 2), (4, 8, 3)])
def test_all_dice_in_use_are_rolled_again(players: int, white: int, black: int) -> None:
    """White and black ones, each face with the same chance; nothing of the old pool remains."""
    table = given(players=players, pool=["w6", "w6", "w5", "w5"])
    finish_round(table)
    assert pool_of(table) == []
    for colour, number in (("w", white), ("b", black)):
        for index in range(number):
            said = choice_text.spoken_choices(table, CHANCE)
            total = sum(table.weight(choice) for choice, _ in said)
            chances = {choice.text: Fraction(table.weight(number), total) for number, choice in said}
            assert chances == {f"roll {colour}{face}": Fraction(1, 6) for face in range(1, 7)}
            shown = [(choice.message.args["face"], choice.message.args["black"]) for _, choice in said]
            assert shown == [(face, int(colour == "b")) for face in range(1, 7)]
            play(table, f"chance roll {colour}{index % 6 + 1}")
    assert Counter(pool_of(table)) == Counter(
        [f"w{index % 6 + 1}" for index in range(white)] + [f"b{index + 1}" for index in range(black)]
    )
    assert waits_for(table) == "p1 MakeValue"


# Turns. ------------------------------------------------------------------------------------------


@rule("MV-48", "MV-49")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (3, "p1", ["p1", "p2", "p3"]),
        (3, "p3", ["p3", "p1", "p2"]),
        (4, "p1", ["p1", "p2", "p3", "p4"]),
        (4, "p2", ["p2", "p3", "p4", "p1"]),
    ],
)
def test_three_or_four_players_have_one_turn_each(players: int, first: str, order: list[str]) -> None:
    """From the first player on, clockwise."""
    table = given(players=players, turn=first, first=first)
    assert finish_round(table) == order
    assert waits_for(table) == "chance RollDice"


@rule("MV-50")
@pytest.mark.parametrize(("first", "order"), [("p1", ["p1", "p2"] * 2), ("p2", ["p2", "p1"] * 2)])
def test_two_players_have_two_turns_each_alternating(first: str, order: list[str]) -> None:
    """First player, other player, first player, other player."""
    table = given(turn=first, first=first)
    assert finish_round(table) == order
    assert waits_for(table) == "chance RollDice"


@rule("MV-51")
@pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 2), (4, 3)])
def test_dice_left_over_are_not_used(players: int, left: int) -> None:
    """11 or 8 dice are rolled, 8 or 6 taken; the others do not come into the next round."""
    table = given(players=players)
    turns = 4 if players != 3 else 3
    for _ in range(turns - 1):
        idle(table)
    assert len(pool_of(table)) == left + 2
    idle(table)
    assert (waits_for(table), pool_of(table)) == ("chance RollDice", [])


@rule("MV-52")
def test_the_holder_of_the_hand_starts_the_next_round() -> None:
    """No matter who took it, and in which seat."""
    table = given(players=4, pool=PLAIN, hand=1)
    idle(table)
    idle(table)
    take(table, "w4", "w6")
    play(table, "p3 take hand")
    assert (waits_for(table), seen(table).first) == ("p4 MakeValue", 0)
    idle(table)
    roll(table)
    assert (waits_for(table), seen(table).first, seen(table).round) == ("p3 MakeValue", 2, 2)
    assert finish_round(table) == ["p3", "p4", "p1", "p2"]


@rule("MV-52")
@pytest.mark.parametrize(("players", "last"), [(2, 9), (3, 14), (4, 18)])
def test_the_end_is_tested_after_the_action_phase_only(players: int, last: int) -> None:
    """One coffin too few: another round. Enough coffins: the round is played to its end."""
    going = given(players=players, graves=last - 1)
    assert len(finish_round(going)) == (4 if players != 3 else 3)
    assert waits_for(going) == "chance RollDice"
    ending = given(players=players, graves=last)
    turns = 0
    while not ending.over():
        idle(ending)
        turns += 1
    assert turns == (4 if players != 3 else 3)
    assert seen(ending).ending == "coffins"


@rule("MV-53")
def test_an_untaken_hand_stays_with_its_points() -> None:
    """The first player stays the same; the points stay on the hand."""
    table = given(players=3, turn="p2", first="p2", hand=4)
    finish_round(table)
    roll(table)
    assert (waits_for(table), seen(table).first, seen(table).holder) == ("p2 MakeValue", 1, 1)
    assert seen(table).hand == 5
    assert [of(table, name).tree for name in ("p1", "p2", "p3")] == [0, 0, 0]
    assert "my-village-takes-hand" not in [message.id for message in told(table)]


@rule("MV-53", "MV-104")
def test_the_points_can_be_collected_rounds_later() -> None:
    """Points gather until someone takes the hand; the first player still cannot."""
    table = given(players=3, pool=["w1", "w3", "w4", "w6", "w2", "w2"], hand=3)
    finish_round(table)
    roll(table, "w1", "w3", "w4", "w6")
    take(table, "w1", "w3")
    assert refuses(table, "take hand", "MV-104")
    play(table, "p1 activate question", "p1 stay")
    take(table, "w4", "w6")
    assert "take hand" in choices(table)
    play(table, "p2 take hand")
    assert (of(table, "p2").tree, seen(table).hand) == (4, 0)


@rule("MV-50", "MV-51")
def test_with_two_players_all_turns_use_one_pool() -> None:
    """Dice taken in a first turn are missing in the second one."""
    table = given(pool=["w1", "w1", "w2", "w2", "w3", "w3", "w5", "w6"])
    for dice in (("w5", "w6"), ("w3", "w3"), ("w2", "w2")):
        assert "w5" not in pool_of(table) or dice == ("w5", "w6")
        take(table, *dice)
        name = f"p{table.chooser() + 1}"
        play(table, f"{name} activate question", f"{name} stay")
    assert pool_of(table) == ["w1", "w1"]
    assert choices(table, "value") == ["value 2"]
