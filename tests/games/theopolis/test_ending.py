"""The end of the game. Rules: b18."""

from __future__ import annotations

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.kernel import BadOption, Message, Result
from tests.games.theopolis.given import (
    board_of,
    choices,
    given,
    hand_of,
    of,
    play,
    sacraments_of,
    seen,
    side,
    told,
    unused_of,
    waits_for,
)
from tests.rules import rule

INITIATION = ["priest", "bishop", "baptismal_water", "holy_chrism", "bread_and_wine"]
"""Baptism, Confirmation and Eucharist."""

NINE_STONES = ["basilica", "cathedral", "church"]
THREE = ["martyr", "deacon", "pilgrim"]
"""A hand that asks for one refill pick."""


def result(table: TheopolisTable) -> Result:
    """Return the result of a game that is over."""
    assert waits_for(table) == "over"
    return THEOPOLIS.result(table)


def apocalypse(table: TheopolisTable) -> Result:
    """Let p1, who is one card short, end the turn; the next deck card is the Apocalypse."""
    play(table, "p1 end", "p1 pick pope", "chance reveal apocalypse")
    return result(table)


@rule("TH-143")
@pytest.mark.parametrize("points", [1, 2])
def test_no_original_points_left_wins_at_once(points: int) -> None:
    """A player at 0 wins on the spot; at 1 the game continues."""
    hand = ["chapel", "stole", "rings"]
    table = given(p1=side(city=["priest", "stole"], hand=hand, points=points + 1))
    play(table, "p1 confess chapel")

    if points == 1:
        assert result(table).ending == "original_points"
        assert result(table).ranks == (1, 2)
        assert of(table, "p1").original_points == 0
    else:
        assert waits_for(table) == "p1 MainPhase"


@rule("TH-143")
def test_the_start_phase_wins_before_any_action() -> None:
    """Points that run out at the start of a turn win before that turn has an action."""
    table = given(p1=side(hand=4), p2=side(city=["priest"], points=1, hand=4))
    play(table, "p1 end")

    assert result(table).ending == "original_points"
    assert result(table).winners == (1,)


@rule("TH-144")
@pytest.mark.parametrize(
    ("city", "building", "ending"),
    [
        (["basilica", "cathedral", "chapel"], "chapel", "going_on"),
        (NINE_STONES, "chapel", "stones"),
        (NINE_STONES, "church", "stones"),
    ],
)
def test_ten_stones_or_more_win_at_once(city: list[str], building: str, ending: str) -> None:
    """Nine stones do not win, ten do, and so do eleven."""
    table = given(p1=side(city=city, hand=[building], resources=(2, 4, 1)))
    play(table, f"p1 play {building}")

    assert seen(table).ending == ending
    assert (waits_for(table) == "over") == (ending == "stones")


@rule("TH-145")
@pytest.mark.parametrize("healing", ["stole", "oil_of_the_sick"])
@pytest.mark.parametrize("mission", ["rings", "chalice_and_paten"])
def test_three_initiation_one_healing_one_mission_win(healing: str, mission: str) -> None:
    """All three of initiation with one of either other group win, as soon as the last one is complete."""
    city = [*INITIATION, "betrothed", mission]
    table = given(p1=side(city=city, hand=[healing], resources=(2, 2, 2)))
    assert len(sacraments_of(table, "p1")) == 4
    play(table, f"p1 play {healing}")

    assert result(table).ending == "sacraments"
    assert result(table).winners == (0,)
    assert len(sacraments_of(table, "p1")) == 5


@rule("TH-145")
@pytest.mark.parametrize("missing", ["baptismal_water", "holy_chrism", "bread_and_wine"])
def test_without_one_of_initiation_even_six_do_not_win(missing: str) -> None:
    """Both of healing and both of mission do not replace a missing sacrament of initiation."""
    others = [card for card in INITIATION if card != missing]
    city = [*others, "betrothed", "rings", "stole", "chalice_and_paten"]
    table = given(p1=side(city=city, hand=["oil_of_the_sick"], resources=(1, 0, 2)))
    play(table, "p1 play oil_of_the_sick")

    assert len(sacraments_of(table, "p1")) == 6
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-145")
@pytest.mark.parametrize(
    ("last", "others"),
    [("oil_of_the_sick", ["stole"]), ("rings", ["betrothed", "chalice_and_paten"])],
)
def test_five_with_an_empty_group_do_not_win(last: str, others: list[str]) -> None:
    """Two of healing without mission, or two of mission without healing, are not enough."""
    table = given(p1=side(city=[*INITIATION, *others], hand=[last], resources=(2, 2, 2)))
    play(table, f"p1 play {last}")

    assert len(sacraments_of(table, "p1")) == 5
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-146")
def test_the_wonder_wins_at_once() -> None:
    """The player whose city gets the Wonder wins: no end phase, no refresh; in the hand it wins nothing."""
    table = given(p1=side(hand=["wonder", *THREE], resources=(4, 4, 4)))
    assert waits_for(table) == "p1 MainPhase"
    play(table, "p1 play wonder")

    assert result(table).ending == "wonder"
    assert result(table).ranks == (1, 2)
    assert unused_of(table, "p1") == (0, 0, 0)
    assert len(hand_of(table, "p1")) == 3


@rule("TH-147")
def test_the_apocalypse_stops_the_end_phase_at_once() -> None:
    """The places of the board stay free, used Resources stay used, nobody begins another turn."""
    table = given(
        p1=side(city=["monk"], hand=THREE, resources=(1, 1, 1), used=(1, 1, 1)),
        p2=side(city=["priest"]),
        deck=5,
    )
    play(table, "p1 end", "p1 pick chapel", "p1 pick church", "chance reveal apocalypse")

    assert result(table).ending == "apocalypse"
    assert board_of(table).count("") == 2
    assert unused_of(table, "p1") == (0, 0, 0)
    assert of(table, "p2").original_points == 20


@rule("TH-147")
def test_the_apocalypse_stops_a_main_phase_as_well() -> None:
    """Turned up by a Pilgrim it ends the game: no more discards, no hand, no end of turn."""
    table = given(p1=side(hand=["pilgrim"], resources=(1, 2, 2)), deck=1)
    play(table, "p1 play pilgrim", "p1 discard pope")
    assert choices(table) == ["reveal apocalypse"]
    play(table, "chance reveal apocalypse")

    assert result(table).ending == "apocalypse"
    assert hand_of(table, "p1") == []
    assert unused_of(table, "p1") == (0, 0, 0)


@rule("TH-148")
def test_the_apocalypse_counts_stones_sacraments_and_original_points() -> None:
    """Twice the stones and three times the sacraments, less the points left; the highest score wins."""
    table = given(
        players=3,
        p1=side(city=["cathedral", "church", "chapel"], hand=THREE, points=9),
        p2=side(city=["priest", "stole", "oil_of_the_sick", "rings"], points=7),
        p3=side(city=["monk"], points=20),
        deck=1,
    )

    ended = apocalypse(table)
    assert ended.scores == (2 * 6 - 9, 3 * 2 - 7, -20)
    assert ended.ranks == (1, 2, 3)


@rule("TH-149")
def test_of_equal_scores_the_one_with_fewer_original_points_wins() -> None:
    """First tie-breaker: fewer original points left, whatever the sacraments."""
    table = given(
        p1=side(city=["priest", "stole", "oil_of_the_sick"], hand=THREE, points=17),
        p2=side(city=["chapel"], points=12),
        deck=1,
    )

    ended = apocalypse(table)
    assert ended.scores == (-10, -10)
    assert ended.ranks == (2, 1)


@rule("TH-149")
def test_of_equal_scores_and_points_the_one_with_more_sacraments_wins() -> None:
    """Second tie-breaker: more sacraments held."""
    table = given(
        p1=side(city=["cathedral"], hand=THREE, points=10),
        p2=side(city=["priest", "stole", "oil_of_the_sick"], points=10),
        deck=1,
    )

    ended = apocalypse(table)
    assert ended.scores == (-4, -4)
    assert ended.ranks == (2, 1)


@rule("TH-149")
def test_players_who_are_equal_in_everything_share_the_victory() -> None:
    """Still equal: both are first, and the next one is third."""
    table = given(
        players=3,
        p1=side(city=["chapel"], hand=THREE, points=10),
        p2=side(points=20),
        p3=side(city=["school"], points=10),
        deck=1,
    )

    assert apocalypse(table).ranks == (1, 3, 1)


@rule("TH-150")
def test_if_two_meet_a_condition_at_once_the_active_player_wins() -> None:
    """The active player comes first, wherever the other one sits."""
    table = given(turn="p2", p2=side(city=NINE_STONES, hand=["chapel"], resources=(1, 2, 0)))
    table.points[0] = 0  # no card of this set can do it
    play(table, "p2 play chapel")

    assert result(table).ranks == (2, 1)
    assert result(table).ending == "stones"


@rule("TH-150")
def test_if_two_others_meet_a_condition_at_once_the_first_clockwise_wins() -> None:
    """Counted clockwise from the active player p2, p4 comes before p1."""
    table = given(
        players=4, turn="p2", p2=side(hand=["chapel"], resources=(1, 2, 0)), p4=side(city=["church"])
    )
    table.points[0] = 0  # no card of this set can do it
    table.points[3] = 0
    play(table, "p2 play chapel")

    assert result(table).winners == (3,)


@rule("TH-150")
def test_clockwise_means_the_very_next_seat() -> None:
    """Counted from the active player p2, p3 comes before p1."""
    table = given(players=3, turn="p2", p2=side(hand=["chapel"], resources=(1, 2, 0)))
    table.points[0] = 0  # no card of this set can do it
    table.points[2] = 0
    play(table, "p2 play chapel")

    assert result(table).winners == (2,)


@rule("TH-151")
def test_the_others_are_ranked_by_the_formula_of_the_apocalypse() -> None:
    """The winner is first even with the lowest score; the others follow by score and its tie-breakers."""
    table = given(
        players=5,
        p1=side(hand=["wonder"], resources=(4, 4, 4), points=20),
        p2=side(city=["chapel"], points=12),
        p3=side(city=["church"], points=5),
        p4=side(points=10),
        p5=side(city=["school"], points=12),
    )
    play(table, "p1 play wonder")

    ended = result(table)
    assert ended.scores == (-20, -10, -1, -10, -10)
    assert ended.ranks == (1, 4, 2, 3, 4)


@rule("TH-152")
def test_a_round_is_complete_when_all_have_had_a_turn() -> None:
    """Counted from the starting player p2: the next round begins when the turn comes back."""
    four = side(hand=4)
    table = given(players=3, turn="p2", round=7, p1=four, p2=four, p3=four)
    rounds = []
    for seat in ("p2", "p3", "p1", "p2"):
        rounds.append(seen(table).round)
        assert waits_for(table) == f"{seat} MainPhase"
        play(table, f"{seat} end")

    assert rounds == [7, 7, 7, 8]


@rule("TH-152")
def test_without_the_starting_player_a_round_counts_from_the_next_one() -> None:
    """With play on: p1 began and has left; the rounds now begin with p2."""
    table = given(
        players=3,
        p1=side(hand=["wonder"], resources=(4, 4, 4)),
        p2=side(hand=4),
        p3=side(hand=4),
        options={"play_on": True},
    )
    play(table, "p1 play wonder")
    rounds = []
    for seat in ("p2", "p3", "p2", "p3", "p2"):
        rounds.append(seen(table).round)
        play(table, f"{seat} end")

    assert rounds == [1, 1, 2, 2, 3]


@rule("TH-154")
def test_the_result_says_who_has_won_or_who_is_left() -> None:
    """With play on the last player ends it; only where points decide, the margin is told."""
    for play_on, ended in (
        (False, Message("theopolis-ended-by-wonder", {"seat": 0})),
        (True, Message("theopolis-ended-by-last-player", {"seat": 1})),
    ):
        p1 = side(hand=["wonder"], resources=(4, 4, 4))
        table = given(players=2, options={"play_on": play_on}, p1=p1, p2=side(hand=4))
        play(table, "p1 play wonder")
        assert THEOPOLIS.ending_of(table, told(table)) == ended
        assert THEOPOLIS.margin(result(table)) is None


@rule("TH-153")
def test_the_game_ends_after_fifty_rounds() -> None:
    """At the end of round 50 it ends as if the Apocalypse had appeared; not before the last turn of it."""
    table = given(
        round=50,
        p1=side(city=["church"], points=10, hand=4),
        p2=side(city=["priest", "stole"], points=6, hand=4),
    )
    play(table, "p1 end")
    assert waits_for(table) == "p2 MainPhase"
    play(table, "p2 end")

    ended = result(table)
    assert ended.ending == "max_rounds"
    assert ended.scores == (4 - 10, 3 - 5)
    assert ended.ranks == (2, 1)


@rule("TH-153")
def test_after_round_forty_nine_the_game_continues() -> None:
    """Round 50 is still played."""
    table = given(round=49, p1=side(hand=4), p2=side(hand=4))
    play(table, "p1 end", "p2 end")

    assert waits_for(table) == "p1 MainPhase"
    assert seen(table).round == 50


@rule("TH-153")
def test_the_last_round_fills_the_hand_and_the_board() -> None:
    """The last turn is a whole turn: its end phase is carried out before the game ends."""
    table = given(options={"max_rounds": 1}, p1=side(hand=4), p2=side(hand=3, used=(1, 0, 0)))
    play(table, "p1 end", "p2 end", "p2 pick pope", "chance reveal martyr")

    assert result(table).ending == "max_rounds"
    assert len(hand_of(table, "p2")) == 4
    assert "" not in board_of(table)
    assert unused_of(table, "p2") == (1, 1, 1)


@rule("TH-153")
@pytest.mark.parametrize("number", [1, 3])
def test_the_number_of_rounds_is_a_table_option(number: int) -> None:
    """With `max_rounds` the game ends after that many rounds."""
    table = given(options={"max_rounds": number}, p1=side(hand=4), p2=side(hand=4))
    turns = 0
    while waits_for(table) != "over":
        play(table, f"p{turns % 2 + 1} end")
        turns += 1

    assert turns == 2 * number


@rule("TH-153")
@pytest.mark.parametrize("number", [0, -1, "many", "2.5", True])
def test_the_number_of_rounds_is_a_whole_number_of_at_least_one(number: int | str) -> None:
    """Anything else is refused under this rule."""
    with pytest.raises(BadOption, match="TH-153"):
        THEOPOLIS.new(2, {"max_rounds": number})


@rule("TH-153")
def test_without_the_option_there_are_fifty_rounds() -> None:
    """The default is 50."""
    assert THEOPOLIS.options_of(THEOPOLIS.new(2))["max_rounds"] == 50
