"""Step I of a turn, the banner value: MV-60 to MV-67."""

from __future__ import annotations

import itertools
import re

import pytest

from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import IllegalChoice, NotAsked
from tests.games.my_village.given import (
    choices,
    given,
    of,
    play,
    refusal,
    refused,
    seen,
    side,
    waits_for,
)
from tests.games.my_village.turns import pool_of, refuses, take
from tests.rules import rule

VALUES = list(range(2, 13))


@rule("MV-61")
def test_neither_one_die_nor_three() -> None:
    """Exactly two are taken; a player who names more or fewer is told so."""
    table = given(pool=["w1", "w2", "w4", "b3"])
    play(table, "p1 value 3")
    assert "take w1 w2" in choices(table)
    for text in ("take w1", "take b3", "take w1 w2 b3", "take w1 w1 w1 w1"):
        assert refused(table, text, "MV-61")
        assert refuses(table, text, "MV-61")
        why = refusal(table, text)
        assert why is not None
        assert (why.reason.id, why.reason.args) == ("my-village-why-two-dice", {"number": text.count(" ")})
    assert refusal(table, "take") is None
    assert refusal(table, "take w1 w2 w9") is None  # there is no such die


def values(table: VillageTable) -> list[int]:
    """Return the banner values on offer."""
    return [int(text.split()[1]) for text in choices(table, "value")]


def pairs(table: VillageTable, value: int) -> list[str]:
    """Return the dice on offer for a value."""
    twin = table.clone()
    play(twin, f"p1 value {value}")
    return choices(twin)


def values_of(table: VillageTable, dice: str) -> list[int]:
    """Return the values that these two dice can make."""
    return [value for value in values(table) if f"take {dice}" in pairs(table, value)]


def ways(table: VillageTable, value: int, dice: str) -> list[str]:
    """Return the ways to pay for a value made of these dice; a single one is paid without a question."""
    twin = table.clone()
    coins, markers = of(twin, "p1").coins, of(twin, "p1").markers
    play(twin, f"p1 value {value}", f"p1 take {dice}")
    if waits_for(twin) == "p1 PayForValue":
        return choices(twin)
    return [f"paid {coins - of(twin, 'p1').coins} coins {markers - of(twin, 'p1').markers} markers"]


# The turn. ---------------------------------------------------------------------------------------


@rule("MV-60")
def test_a_turn_is_value_then_banners_then_death() -> None:
    """In this order; then the next player's turn starts."""
    table = given(pool=["w2", "w2"], p1=side(cloud=10))
    steps = [waits_for(table)]
    for line in ("value 4", "take w2 w2", "activate question", "move coin_space", "bury abbot"):
        play(table, f"p1 {line}")
        steps.append(waits_for(table))
    play(table, "chance roll 1")
    steps.append(waits_for(table))
    assert steps == [
        "p1 MakeValue",
        "p1 TakeDice",
        "p1 ActivateBanner",
        "p1 MoveHeadman",
        "p1 ChooseDeceased",
        "chance RollRat",
        "p2 MakeValue",
    ]


@rule("MV-60")
def test_no_banner_before_the_value_and_no_dice_after_it() -> None:
    """The steps cannot be changed round, and nobody else acts in between."""
    table = given(pool=["w2", "w2"])
    for text in ("activate question", "activate office", "take w2 w2"):
        with pytest.raises(IllegalChoice):
            play(table, f"p1 {text}")
    with pytest.raises(NotAsked):
        play(table, "p2 value 4")
    take(table, "w2", "w2")
    with pytest.raises(IllegalChoice):
        play(table, "p1 value 4")
    assert waits_for(table) == "p1 ActivateBanner"


@rule("MV-61")
def test_exactly_two_dice_leave_the_pool() -> None:
    """They stay away for the rest of the round."""
    table = given(pool=["w1", "w2", "w3", "w4", "w5", "w6", "b1", "b2"])
    assert pairs(table, 3) == ["take w1 w2", "take w1 b2", "take w2 b1", "take b1 b2"]
    take(table, "w1", "b2")
    assert pool_of(table) == ["w2", "w3", "w4", "w5", "w6", "b1"]
    assert seen(table).dice == ("w1", "b2")
    play(table, "p1 activate question", "p1 stay")
    play(table, "p2 value 3")
    assert choices(table) == ["take w2 b1"]
    assert refuses(table, "take w1 w2", "MV-61")


@rule("MV-61")
def test_a_die_that_is_not_in_the_pool_cannot_be_taken() -> None:
    """Neither one that does not lie there nor the same die twice; nothing is lost."""
    table = given(pool=["w2", "w3", "b4", "w3", "w3", "w3", "w3", "w3"])
    play(table, "p1 value 6")
    assert choices(table) == ["take w2 b4", "take w3 w3"]
    for dice in ("w1 w5", "w2 w4", "w2 w2", "b3 b3", "w3 b3"):
        assert refuses(table, f"take {dice}", "MV-61"), dice
    for nonsense in ("take w2", "take w3 w3 w3", "take w7 w1", "take"):
        with pytest.raises(IllegalChoice):
            play(table, f"p1 {nonsense}")
    assert len(pool_of(table)) == 8


@rule("MV-62")
def test_the_value_is_the_sum_of_the_two_dice() -> None:
    """Neither a single die nor two separate values: 3 and 5 make 8, and nothing with 3 or 5 is on offer."""
    table = given(pool=["w3", "w5"], p1=side(board="board_1"), p2=side(board="board_3"))
    assert values(table) == [6, 8, 10]
    take(table, "w3", "w5")
    assert seen(table).value == 8
    assert refused(table, "add co_monetary", "MV-87")
    assert refused(table, "add ch_sanatorium", "MV-87")
    assert "add ch_diocesan" in choices(table)


@rule("MV-62")
@pytest.mark.parametrize(("one", "other"), list(itertools.combinations_with_replacement(range(1, 7), 2)))
def test_every_pair_makes_its_sum(one: int, other: int) -> None:
    """With these two dice and nothing to change them there is one value for them."""
    table = given(pool=[f"w{one}", f"b{other}"])
    assert values_of(table, f"w{one} b{other}") == [one + other]


# Coins. ------------------------------------------------------------------------------------------


@rule("MV-63")
@pytest.mark.parametrize(
    ("coins", "expected"),
    [(0, [7]), (1, [6, 7, 8]), (2, [5, 6, 7, 8, 9]), (4, list(range(3, 12))), (5, VALUES), (9, VALUES)],
)
def test_each_coin_moves_the_value_by_one(coins: int, expected: list[int]) -> None:
    """From 3 + 4, upwards or downwards; each step costs one coin."""
    table = given(pool=["w3", "w4"], p1=side(coins=coins))
    assert values_of(table, "w3 w4") == expected
    for value in expected:
        twin = table.clone()
        play(twin, f"p1 value {value}", "p1 take w3 w4")
        assert (of(twin, "p1").coins, seen(twin).value) == (coins - abs(value - 7), value)


@rule("MV-63")
def test_values_out_of_reach_are_refused() -> None:
    """One coin short: nothing happens."""
    table = given(pool=["w3", "w3"], p1=side(coins=2))
    assert values(table) == [4, 5, 6, 7, 8]
    for value in (2, 3, 9, 10, 11, 12):
        assert refuses(table, f"value {value}", "MV-63")


@rule("MV-63")
def test_coins_are_spread_over_both_dice() -> None:
    """5 + 5 makes 12 with two coins, one on each die; no single die can be raised by two."""
    table = given(pool=["w5", "w5"], p1=side(coins=2))
    assert values(table) == [8, 9, 10, 11, 12]
    play(table, "p1 value 12", "p1 take w5 w5")
    assert (seen(table).value, of(table, "p1").coins) == (12, 0)


@rule("MV-63")
def test_dice_that_need_too_many_coins_are_refused() -> None:
    """A value may be in reach with other dice only."""
    table = given(pool=["w1", "w1", "w4", "w4"], p1=side(coins=1))
    assert pairs(table, 8) == ["take w4 w4"]
    play(table, "p1 value 8")
    assert refuses(table, "take w1 w4", "MV-63")
    assert refuses(table, "take w1 w1", "MV-63")


@rule("MV-63", "MV-66")
def test_only_coins_of_your_own_barn_count() -> None:
    """The coins of others, and coins gained later in the turn, do not help."""
    table = given(pool=["w3", "w4"], p2=side(coins=9), p1=side(fields=1))
    assert 9 not in values(table)
    take(table, "w3", "w4")
    play(table, "p1 activate field_1")
    assert of(table, "p1").coins == 1
    assert choices(table) == ["stop"]
    assert seen(table).value == 7


@rule("MV-64")
@pytest.mark.parametrize(
    ("pool", "expected"),
    [
        (["w6", "w6"], [10, 11, 12]),
        (["w1", "w1"], [2, 3, 4]),
        (["w1", "w2"], [2, 3, 4, 5, 6]),
        (["w6", "w5"], [8, 9, 10, 11, 12]),
    ],
)
def test_dice_stay_between_one_and_six(pool: list[str], expected: list[int]) -> None:
    """Two coins: no 13, no 1, and a 6 does not become a 1."""
    table = given(pool=pool, p1=side(coins=2))
    assert values(table) == expected
    for value in (1, 13):
        assert refuses(table, f"value {value}", "MV-64")


@rule("MV-64")
def test_six_and_six_do_not_wrap_around() -> None:
    """With a wrap one coin would turn a 6 into a 1 and make 7: it takes five coins."""
    table = given(pool=["w6", "w6"], p1=side(coins=4))
    assert values(table) == [8, 9, 10, 11, 12]
    rich = given(pool=["w6", "w6"], p1=side(coins=5))
    assert ways(rich, 7, "w6 w6") == ["paid 5 coins 0 markers"]


# Markers of the village square. ------------------------------------------------------------------


@rule("MV-65")
def test_a_marker_turns_one_die_to_any_face() -> None:
    """From 2 + 3: beside the 2 or beside the 3 any face; so 3 to 9, for one marker."""
    table = given(pool=["w2", "w3"], p1=side(square=True, markers=1))
    assert values_of(table, "w2 w3") == [3, 4, 5, 6, 7, 8, 9]
    for value in range(3, 10):
        twin = table.clone()
        play(twin, f"p1 value {value}", "p1 take w2 w3")
        assert (of(twin, "p1").markers, seen(twin).value) == (int(value == 5), value)


@rule("MV-65")
@pytest.mark.parametrize(("markers", "expected"), [(0, [7]), (1, list(range(2, 13))), (2, VALUES)])
def test_two_markers_turn_both_dice(markers: int, expected: list[int]) -> None:
    """From 1 + 6 one marker already reaches all; from 2 + 2 the 12 needs both."""
    table = given(pool=["w1", "w6"], p1=side(square=True, markers=markers))
    assert values_of(table, "w1 w6") == expected

    twos = given(pool=["w2", "w2"], p1=side(square=True, markers=markers))
    assert (12 in values(twos)) == (markers == 2)
    if markers == 2:
        assert ways(twos, 12, "w2 w2") == ["paid 0 coins 2 markers"]


@rule("MV-65", "MV-12")
def test_markers_do_not_need_the_councillor() -> None:
    """They are spent while the council area is inactive."""
    table = given(pool=["w2", "w2"], p1=side(square=True, markers=1, villagers=["merchant"]))
    play(table, "p1 value 7", "p1 take w2 w2")
    assert (seen(table).value, of(table, "p1").markers) == (7, 0)


@rule("MV-65")
def test_no_more_than_two_markers_and_only_own_ones() -> None:
    """A third marker stays; those of another village do not count."""
    table = given(pool=["w2", "w2"], p1=side(square=True, markers=3))
    play(table, "p1 value 12", "p1 take w2 w2")
    assert of(table, "p1").markers == 1
    other = given(pool=["w2", "w2"], p2=side(square=True, markers=2))
    assert values(other) == [4]


# Both. -------------------------------------------------------------------------------------------


@rule("MV-66")
def test_coins_and_markers_may_be_combined() -> None:
    """From 2 + 2 to 9: five coins, or a marker (6) and a coin, or two markers."""
    table = given(pool=["w2", "w2"], p1=side(coins=5, square=True, markers=2))
    assert ways(table, 9, "w2 w2") == ["pay 5 coins", "pay 1 markers 1 coins", "pay 2 markers"]
    play(table, "p1 value 9", "p1 take w2 w2", "p1 pay 1 markers 1 coins")
    assert (seen(table).value, of(table, "p1").coins, of(table, "p1").markers) == (9, 4, 1)


@rule("MV-66")
@pytest.mark.parametrize(
    ("coins", "markers", "expected"),
    [
        (0, 1, [3, 4, 5, 6, 7, 8]),
        (1, 1, [2, 3, 4, 5, 6, 7, 8, 9]),
        (2, 1, [2, 3, 4, 5, 6, 7, 8, 9, 10]),
        (4, 1, VALUES),
    ],
)
def test_coins_on_top_of_a_marker(coins: int, markers: int, expected: list[int]) -> None:
    """A marker and coins reach further than either."""
    table = given(pool=["w2", "w2"], p1=side(coins=coins, square=True, markers=markers))
    assert values(table) == expected


@rule("MV-66")
def test_the_same_die_may_be_turned_and_moved() -> None:
    """Whatever is on offer costs the least that dice, coins and markers allow: compared with all changes."""
    for faces, coins, markers in (((2, 5), 2, 1), ((1, 1), 3, 2), ((6, 3), 1, 2), ((4, 4), 0, 1)):
        dice = " ".join(f"w{face}" for face in sorted(faces))
        table = given(pool=dice.split(), p1=side(coins=coins, square=True, markers=markers))
        for value in VALUES:
            least = cheapest(faces, value)
            best = min(least[: markers + 1])
            if best > coins:
                assert value not in values(table) or f"take {dice}" not in pairs(table, value)
                continue
            offered = [paid(text) for text in ways(table, value, dice)]
            useful = [
                (least[number], number)
                for number in range(markers + 1)
                if least[number] <= coins and least[number] < min([999, *least[:number]])
            ]
            assert offered == useful, (faces, coins, markers, value)


def cheapest(faces: tuple[int, int], value: int) -> list[int]:
    """Return the fewest coins that make a value with no, one and two markers, by trying all faces."""
    least = [999, 999, 999]
    for one, other in itertools.product(range(1, 7), repeat=2):
        if one + other != value:
            continue
        apart = sorted((abs(one - faces[0]), abs(other - faces[1])))
        for markers in range(3):
            least[markers] = min(least[markers], sum(apart[: 2 - markers]))
    return least


def paid(text: str) -> tuple[int, int]:
    """Return coins and markers of a way to pay."""
    coins = re.search(r"(\d+) coins", text)
    markers = re.search(r"(\d+) markers", text)
    return int(coins[1]) if coins else 0, int(markers[1]) if markers else 0


@rule("MV-66")
def test_changes_come_before_step_two() -> None:
    """A marker gained with the square's banner cannot change the value of this turn."""
    table = given(pool=["w1", "w1"], p1=side(square=True))
    assert values(table) == [2]
    take(table, "w1", "w1")
    play(table, "p1 activate village_square", "p1 stay")
    assert of(table, "p1").markers == 1
    assert waits_for(table) == "p2 MakeValue"


# Black dice. -------------------------------------------------------------------------------------


@rule("MV-67")
@pytest.mark.parametrize(("dice", "cloud"), [("w3 w4", 1), ("w3 b4", 3), ("b3 b4", 5)])
def test_black_dice_cost_two_time_each_and_count_alike(dice: str, cloud: int) -> None:
    """The value is 7 with any colours; the time is consumed at once, before any banner."""
    table = given(pool=["w3", "w4", "b3", "b4"])
    play(table, "p1 value 7", f"p1 take {dice}")
    assert (seen(table).value, of(table, "p1").cloud) == (7, cloud)
    assert waits_for(table) == "p1 ActivateBanner"
    assert {"add field", "activate question"} <= set(choices(table))


@rule("MV-67")
def test_a_changed_die_keeps_its_colour() -> None:
    """A black die that is turned or moved still costs 2 time."""
    turned = given(pool=["b2", "b2", "w2"], p1=side(square=True, markers=2))
    play(turned, "p1 value 12", "p1 take b2 b2")
    assert (of(turned, "p1").cloud, of(turned, "p1").markers) == (5, 0)
    moved = given(pool=["b2", "w2"], p1=side(coins=1))
    play(moved, "p1 value 5", "p1 take w2 b2")
    assert (of(moved, "p1").cloud, of(moved, "p1").coins) == (3, 0)


@rule("MV-67")
def test_white_and_black_dice_of_one_face_are_different_choices() -> None:
    """Equal dice of one colour are one choice."""
    table = given(pool=["w3", "w3", "w4", "w4", "b4", "b4", "b3"])
    assert pairs(table, 7) == ["take w3 w4", "take w3 b4", "take w4 b3", "take b3 b4"]
