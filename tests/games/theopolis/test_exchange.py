"""Action III, the exchange. Rules: b8."""

from __future__ import annotations

import pytest

from tests.games.theopolis.given import (
    QUIET,
    board_of,
    choices,
    city_of,
    discard_of,
    given,
    hand_of,
    of,
    play,
    refused_by,
    seen,
    side,
    waits_for,
)
from tests.rules import rule

IDLE = ["missionary", "missionary", "betrothed", "betrothed"]
OTHERS = ["deacon", "deacon", "pilgrim", "pilgrim"]


@rule("TH-50", "TH-53")
def test_a_hand_card_and_a_board_card_change_places() -> None:
    """The board card goes to the hand, the hand card takes its place; nothing is drawn."""
    table = given(p1=side(hand=["abbey", "school"]), p2=side(hand=IDLE))
    deck = seen(table).deck
    assert choices(table, "exchange") == ["exchange school", "exchange abbey"]
    play(table, "p1 exchange abbey", "p1 take stole")
    assert waits_for(table) == "p1 MainPhase"
    assert sorted(hand_of(table, "p1")) == ["school", "stole"]
    assert board_of(table) == ["chapel", "church", "abbey", *QUIET[3:]]
    assert (seen(table).deck, discard_of(table)) == (deck, [])
    assert refused_by(table, "exchange school") == "TH-56"


@rule("TH-51")
def test_no_resource_can_be_taken() -> None:
    """Any card of the board may be taken, a Resource never."""
    table = given(p1=side(hand=["abbey"]))
    play(table, "p1 exchange abbey")
    assert choices(table) == [f"take {card}" for card in QUIET]
    for name in ("faith", "hope", "charity"):
        assert refused_by(table, f"take {name}") == "TH-51"


@rule("TH-50")
def test_only_a_card_of_the_board_can_be_taken() -> None:
    """Neither the card given, nor one of the discard pile."""
    table = given(p1=side(hand=["abbey"]), discard=["martyr"])
    play(table, "p1 exchange abbey")
    assert refused_by(table, "take abbey") == "TH-50"
    assert refused_by(table, "take martyr") == "TH-50"


@rule("TH-52")
def test_an_empty_hand_has_nothing_to_exchange() -> None:
    """Without a card in hand no exchange is possible."""
    table = given(p1=side(hand=["chapel"], resources=(1, 2, 0)))
    assert choices(table, "exchange") == ["exchange chapel"]
    play(table, "p1 play chapel")
    assert choices(table, "exchange") == []
    assert refused_by(table, "exchange") == "TH-52"


@rule("TH-54")
def test_the_card_obtained_may_be_played_at_once() -> None:
    """The card taken from the board may be played in the same turn."""
    table = given(p1=side(hand=["pilgrim"], resources=(2, 4, 1)))
    play(table, "p1 exchange pilgrim", "p1 take church", "p1 play church")
    assert (city_of(table, "p1"), hand_of(table, "p1")) == (["church"], [])
    assert board_of(table)[1] == "pilgrim"


@rule("TH-55")
def test_a_disaster_put_on_the_board_strikes_after_the_board_card_is_taken() -> None:
    """First the board card is in the hand, then the Disaster strikes and its place is refilled."""
    table = given(p1=side(hand=["fire", "monk"]), p2=side(city=["chapel", "church"]))
    deck = seen(table).deck
    play(table, "p1 exchange fire", "p1 take stole")
    assert waits_for(table) == "p2 LoseCard"
    assert sorted(hand_of(table, "p1")) == ["monk", "stole"]
    assert (board_of(table)[2], discard_of(table)) == ("fire", [])
    play(table, "p2 lose church")
    assert waits_for(table) == "chance RevealCard"
    assert (board_of(table)[2], sorted(discard_of(table))) == ("", ["church", "fire"])
    play(table, "chance reveal abbey")
    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == ["chapel", "church", "abbey", *QUIET[3:]]
    assert seen(table).deck == deck - 1
    assert refused_by(table, "exchange monk") == "TH-56"


@rule("TH-55")
def test_a_place_refilled_by_a_disaster_is_refilled_again() -> None:
    """The refill follows the rule of every refill: another Disaster strikes too."""
    table = given(p1=side(hand=["temptation"], points=9), p2=side(city=["priest"]))
    play(table, "p1 exchange temptation", "p1 take stole")
    assert of(table, "p1").original_points == 13
    play(table, "chance reveal plague", "p2 lose priest", "chance reveal abbey")
    assert waits_for(table) == "p1 MainPhase"
    assert sorted(discard_of(table)) == ["plague", "priest", "temptation"]


@rule("TH-56")
@pytest.mark.parametrize(
    ("city", "saint", "allowance"),
    [
        ([], None, 1),
        (["school"], None, 2),
        (["bishop", "holy_chrism"], None, 2),
        ([], "st_paul", 2),
        (["bishop", "holy_chrism", "school"], "st_paul", 4),
    ],
)
def test_the_exchanges_of_a_turn(city: list[str], saint: str | None, allowance: int) -> None:
    """One exchange a turn, one more each for School, Confirmation and Saint Paul."""
    table = given(
        p1=side(city=city, hand=["abbey", *OTHERS[:3]], saint=saint),
        p2=side(hand=IDLE),
    )
    for number in range(allowance):
        assert choices(table, "exchange") != []
        play(
            table, f"p1 exchange {'abbey' if number == 0 else QUIET[number - 1]}", f"p1 take {QUIET[number]}"
        )
    assert choices(table, "exchange") == []
    assert refused_by(table, "exchange deacon") == "TH-56"
    play(table, "p1 end", "p2 end")
    assert choices(table, "exchange") != []


@rule("TH-56")
def test_an_allowance_gained_in_mid_turn_counts_at_once() -> None:
    """The allowance of the moment is compared with the exchanges already made."""
    table = given(p1=side(hand=["school", "abbey"], resources=(1, 2, 1)))
    play(table, "p1 exchange abbey", "p1 take pope")
    assert refused_by(table, "exchange pope") == "TH-56"
    play(table, "p1 play school", "p1 exchange pope", "p1 take stole")
    assert refused_by(table, "exchange stole") == "TH-56"
