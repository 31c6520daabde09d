"""Action II, adding a resource. Rules: b7."""

from __future__ import annotations

import pytest

from batisseurs.kernel.choice_text import pending_step
from tests.games.theopolis.given import (
    choices,
    given,
    hand_of,
    of,
    play,
    refused_by,
    resources_of,
    sacraments_of,
    seen,
    side,
    unused_of,
    waits_for,
)
from tests.rules import rule

IDLE = ["missionary", "missionary", "betrothed", "betrothed"]
OTHERS = ["deacon", "deacon", "pilgrim", "pilgrim"]
TYPES = ["faith", "hope", "charity"]


@rule("TH-46")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_one_resource_a_turn_straight_from_the_pile(number: int) -> None:
    """Once per turn one Resource of a chosen type goes from its pile into the city, free of charge."""
    table = given(p1=side(hand=IDLE, used=(1, 1, 1)), p2=side(hand=OTHERS))
    before = seen(table)
    assert choices(table, "add") == [f"add {name}" for name in TYPES]
    play(table, f"p1 add {TYPES[number]}")
    assert resources_of(table, "p1") == tuple(1 + (index == number) for index in range(3))
    assert unused_of(table, "p1") == tuple(int(index == number) for index in range(3))
    assert seen(table).piles == tuple(pile - (index == number) for index, pile in enumerate(before.piles))
    assert sorted(hand_of(table, "p1")) == sorted(IDLE)
    assert resources_of(table, "p2") == (1, 1, 1)
    assert [refused_by(table, f"add {name}") for name in TYPES] == ["TH-48"] * 3


@rule("TH-47")
def test_an_added_resource_pays_in_the_same_turn() -> None:
    """It arrives unused and may pay at once."""
    table = given(p1=side(hand=["rings"], resources=(1, 1, 0)))
    assert refused_by(table, "play rings") == "TH-36"
    play(table, "p1 add charity")
    assert unused_of(table, "p1") == (1, 1, 1)
    play(table, "p1 play rings")
    assert (unused_of(table, "p1"), resources_of(table, "p1")) == ((0, 0, 0), (1, 1, 1))


@rule("TH-48")
def test_marriage_allows_two() -> None:
    """The allowance is 1 per turn, 2 with Marriage."""
    table = given(p1=side(city=["betrothed", "rings", "deacon"]))
    assert sacraments_of(table, "p1") == ["marriage"]
    play(table, "p1 add hope", "p1 add hope")
    assert resources_of(table, "p1") == (1, 3, 1)
    assert [refused_by(table, f"add {name}") for name in TYPES] == ["TH-48"] * 3


@rule("TH-48")
def test_marriage_gained_or_lost_in_mid_turn_counts_at_once() -> None:
    """The allowance of the moment is compared with the number already added this turn."""
    table = given(p1=side(city=["betrothed", "deacon"], hand=["rings"]))
    play(table, "p1 add faith")
    assert choices(table, "add") == []
    play(table, "p1 play rings", "p1 add hope")
    assert refused_by(table, "add hope") == "TH-48"

    lost = given(p1=side(city=["betrothed", "rings", "deacon"], hand=["plague"]))
    play(lost, "p1 add faith", "p1 exchange plague", "p1 take pope", "p1 lose deacon", "chance reveal abbey")
    assert waits_for(lost) == "p1 MainPhase"
    assert refused_by(lost, "add faith") == "TH-48"


@rule("TH-48")
def test_an_unused_allowance_is_lost() -> None:
    """A player who adds nothing this turn may still add only one the next."""
    table = given(p1=side(hand=IDLE), p2=side(hand=OTHERS))
    play(table, "p1 end", "p2 add faith", "p2 end", "p1 add faith")
    assert refused_by(table, "add faith") == "TH-48"
    play(table, "p1 end")
    assert choices(table, "add") == [f"add {name}" for name in TYPES]


@rule("TH-49")
def test_an_empty_pile_gives_nothing() -> None:
    """A type whose pile is empty cannot be taken; the last card of a pile can."""
    table = given(
        p1=side(city=["betrothed", "rings", "deacon"], resources=(1, 11, 1)), p2=side(resources=(1, 12, 1))
    )
    assert seen(table).piles == (22, 1, 22)
    play(table, "p1 add hope")
    assert (of(table, "p1").resources[1].unused, seen(table).piles[1]) == (12, 0)
    assert choices(table, "add") == ["add faith", "add charity"]
    assert refused_by(table, "add hope") == "TH-49"


def test_the_question_names_only_what_the_turn_still_allows() -> None:
    table = given(p1=side(hand=IDLE), p2=side(hand=OTHERS))
    asked = [pending_step(table).prompt(table).id]
    play(table, "p1 add hope")
    asked.append(pending_step(table).prompt(table).id)
    assert asked == ["theopolis-ask-main-add-exchange", "theopolis-ask-main-exchange"]
