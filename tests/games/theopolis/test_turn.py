"""The turn: its structure, the start phase, the main phase in general. Rules: b3, b4, b5."""

from __future__ import annotations

import itertools

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import NotAsked
from tests.games.theopolis.given import (
    board_of,
    choices,
    city_of,
    discard_of,
    given,
    hand_of,
    of,
    play,
    resources_of,
    sacraments_of,
    seen,
    side,
    told,
    unused_of,
    waits_for,
)
from tests.rules import rule

IDLE = ["missionary", "missionary", "betrothed", "betrothed"]
OTHERS = ["deacon", "deacon", "pilgrim", "pilgrim"]


# Structure. --------------------------------------------------------------------------------------


@rule("TH-25")
def test_a_turn_is_start_then_main_then_end() -> None:
    """A turn has three phases in this order: start, main, end."""
    table = given(
        p1=side(hand=OTHERS),
        p2=side(city=["priest"], hand=IDLE[:3], used=(1, 0, 0), resources=(2, 1, 1)),
    )
    play(table, "p1 end")
    assert [message.id for message in told(table)] == ["theopolis-turn-begins", "theopolis-loses-points"]
    assert of(table, "p2").original_points == 19
    assert waits_for(table) == "p2 MainPhase"
    play(table, "p2 end")
    assert waits_for(table) == "p2 RefillPick"
    play(table, "p2 pick pope", "chance reveal abbey")
    assert unused_of(table, "p2") == (2, 1, 1)
    assert waits_for(table) == "p1 MainPhase"
    assert of(table, "p2").original_points == 19


@rule("TH-26")
def test_only_the_active_player_acts() -> None:
    """In a turn only the active player acts."""
    table = given(p1=side(hand=IDLE), p2=side(hand=["chapel"], resources=(5, 5, 5)))
    with pytest.raises(NotAsked):
        play(table, "p2 play chapel")
    play(table, "p1 add faith")
    with pytest.raises(NotAsked):
        play(table, "p2 add faith")
    play(table, "p1 end")
    with pytest.raises(NotAsked):
        play(table, "p1 end")
    play(table, "p2 play chapel")


@rule("TH-26", "TH-33")
def test_the_player_who_is_struck_chooses_within_the_turn_of_another() -> None:
    """A victim makes the Disaster's choice; then the active player's turn continues."""
    table = given(p1=side(hand=["plague"]), p2=side(city=["priest", "nun"]))
    play(table, "p1 exchange plague", "p1 take pope")
    assert waits_for(table) == "p2 LoseCard"
    with pytest.raises(NotAsked):
        play(table, "p1 end")
    play(table, "p2 lose nun")
    assert waits_for(table) == "chance RevealCard"
    play(table, "chance reveal abbey")
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-27")
def test_a_win_in_the_main_phase_stops_everything() -> None:
    """As soon as a condition is met the game is over: no effect, no refill, no refresh."""
    stones = side(city=["basilica", "cathedral", "church"], hand=["chapel", "rings"], resources=(1, 2, 0))
    table = given(p1=stones)
    play(table, "p1 play chapel")
    assert waits_for(table) == "over"
    assert THEOPOLIS.result(table).ending == "stones"
    assert (hand_of(table, "p1"), unused_of(table, "p1")) == (["rings"], (0, 0, 0))

    confession = given(p1=side(city=["priest", "stole"], hand=["rings", "monk"], points=2))
    play(confession, "p1 confess monk")
    assert (waits_for(confession), THEOPOLIS.result(confession).ending) == ("over", "original_points")

    nun = given(p1=side(hand=["nun"], resources=(1, 2, 3), points=1))
    play(nun, "p1 play nun")
    assert (waits_for(nun), THEOPOLIS.result(nun).ending) == ("over", "original_points")


@rule("TH-27")
def test_a_win_by_a_card_that_a_bishop_takes_stops_the_turn() -> None:
    """Also a change within an effect can win: a taken Vault is the tenth stone, nothing is brought back."""
    table = given(
        p1=side(city=["basilica", "cathedral", "church"], hand=["bishop"]),
        p2=side(city=["vault"]),
        discard=["monk"],
    )
    play(table, "p1 play bishop", "p1 take vault from p2")
    assert waits_for(table) == "over"
    assert THEOPOLIS.result(table).winners == (0,)
    assert discard_of(table) == ["monk"]


# Start phase. ------------------------------------------------------------------------------------


@rule("TH-28")
@pytest.mark.parametrize(
    ("city", "points"),
    [
        ([], 20),
        (["bishop"], 20),
        (["priest"], 19),
        (["priest", "priest", "pope", "missionary"], 20 - 1 - 1 - 3 - 2),
        (["church", "rings"], 20),
        (["priest", "baptismal_water"], 18),
    ],
)
def test_the_start_phase_takes_the_worth_of_the_persons(city: list[str], points: int) -> None:
    """The active player loses as many original points as the Persons are worth, one more with Baptism."""
    table = given(p1=side(city=city), p2=side(city=["betrothed"]), board=[])
    assert of(table, "p1").original_points == points
    assert of(table, "p2").original_points == 20
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-28")
def test_the_start_phase_comes_once_a_turn_before_any_action() -> None:
    """It happens before any action: a Person played later in the turn counts from the next turn on."""
    table = given(p1=side(hand=["priest", *IDLE], resources=(2, 1, 2)), p2=side(hand=OTHERS))
    play(table, "p1 play priest", "p1 end")
    assert of(table, "p1").original_points == 20
    play(table, "p2 end")
    assert (waits_for(table), of(table, "p1").original_points) == ("p1 MainPhase", 19)
    assert of(table, "p2").original_points == 20


@rule("TH-29")
def test_points_stay_between_0_and_20() -> None:
    """Original points never fall below 0 and never rise above 20."""
    table = given(p1=side(city=["pope"], points=1), board=[])
    assert of(table, "p1").original_points == 0

    tempted = given(p1=side(hand=["temptation"], points=17))
    play(tempted, "p1 exchange temptation", "p1 take pope")
    assert of(tempted, "p1").original_points == 20

    martyr = given(p1=side(hand=["martyr"], resources=(2, 2, 2), points=3))
    play(martyr, "p1 play martyr")
    assert of(martyr, "p1").original_points == 0


@rule("TH-30")
def test_the_start_phase_may_win_before_any_action() -> None:
    """A player who comes to 0 points at the start of a turn wins before acting."""
    table = given(p1=side(hand=OTHERS), p2=side(city=["priest", "priest"], points=2, hand=IDLE))
    play(table, "p1 end")
    assert waits_for(table) == "over"
    result = THEOPOLIS.result(table)
    assert (result.ending, result.winners) == ("original_points", (1,))

    almost = given(p1=side(city=["priest", "priest"], points=3))
    assert (waits_for(almost), of(almost, "p1").original_points) == ("p1 MainPhase", 1)


# Main phase. -------------------------------------------------------------------------------------


@rule("TH-31")
@pytest.mark.parametrize("order", list(itertools.permutations(["add", "exchange", "chapel", "rings"])))
def test_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    """Playing cards, adding a resource and exchanging may come in any order and be interleaved."""
    actions = {
        "add": ["p1 add charity"],
        "exchange": ["p1 exchange abbey", "p1 take pope"],
        "chapel": ["p1 play chapel"],
        "rings": ["p1 play rings"],
    }
    table = given(p1=side(hand=["abbey", "chapel", "rings"], resources=(2, 3, 1)))
    for action in order:
        play(table, *actions[action])
        assert waits_for(table) == "p1 MainPhase"
    assert city_of(table, "p1") == ["chapel", "rings"]
    assert hand_of(table, "p1") == ["pope"]
    assert (resources_of(table, "p1"), unused_of(table, "p1")) == ((2, 3, 2), (0, 0, 1))


@rule("TH-32")
def test_all_actions_are_optional() -> None:
    """The player ends the phase at will, even without having done anything."""
    table = given(
        p1=side(city=["priest", "stole"], hand=["bishop", "rings", "pilgrim", "abbey"], resources=(5, 5, 5)),
        p2=side(hand=IDLE),
    )
    assert {"play bishop", "add faith", "exchange rings", "confess abbey", "end"} <= set(choices(table))
    nothing = table.clone()
    play(nothing, "p1 end")
    assert waits_for(nothing) == "p2 MainPhase"
    assert (seen(nothing).deck, board_of(nothing)) == (seen(table).deck, board_of(table))
    assert len(hand_of(nothing, "p1")) == 4

    play(table, "p1 add hope")
    assert "end" in choices(table)
    play(table, "p1 end")
    assert waits_for(table) == "p2 MainPhase"


@rule("TH-33")
def test_an_action_is_completed_before_the_next_begins() -> None:
    """Arrival effect, Disaster and refill of one action come before anything else may be done."""
    table = given(
        p1=side(hand=["vault", "chapel"], resources=(9, 9, 9)),
        p2=side(city=["priest", "bread_and_wine"]),
        discard=["plague"],
    )
    play(table, "p1 play vault")
    assert choices(table) == ["bring plague", "bring nothing"]
    play(table, "p1 bring plague", "p1 replace pope")
    assert (waits_for(table), choices(table)) == ("p2 LoseCard", ["lose priest"])
    play(table, "p2 lose priest")
    assert sacraments_of(table, "p2") == []
    assert waits_for(table) == "chance RevealCard"
    play(table, "chance reveal temptation")
    assert waits_for(table) == "chance RevealCard"
    play(table, "chance reveal abbey")
    assert waits_for(table) == "p1 MainPhase"
    play(table, "p1 play chapel")
    assert waits_for(table) == "p1 MainPhase"
