from __future__ import annotations

from typing import Any

import pytest

from batisseurs.kernel import (
    CHANCE,
    NOBODY,
    SEVERAL,
    AutomaticStep,
    ChanceStep,
    SealedStep,
    Seeded,
    Step,
    StepKind,
    Table,
)
from batisseurs.kernel.game import Game
from batisseurs.kernel.kinds import FLAG, NUMBER, REST, SEAT, Kind, arguments, below, misfit
from tests.toys.auction import Bid, DealPurse, NextLot
from tests.toys.inspector import AskForBricks, Inspect


class Weighted(ChanceStep):
    """Three outcomes, drawn in the general way."""

    def choices(self, table: Any) -> list[int]:
        """Three."""
        return [4, 5, 6]

    def weight(self, table: Any, choice: int) -> int:
        """The last is the likeliest."""
        return (1, 2, 3)[choice - 4]


def test_who_chooses() -> None:
    assert Step(2).chooser == 2
    assert ChanceStep().chooser == CHANCE
    assert AutomaticStep().chooser == NOBODY
    assert SealedStep().chooser == SEVERAL


def test_the_actor_is_mostly_the_chooser_but_need_not_be() -> None:
    assert AskForBricks(1).actor() == 1
    assert Inspect(2, 1, 3).actor() == 1
    assert ChanceStep().actor() == CHANCE
    assert DealPurse(1).actor() == 1


def test_steps_are_equal_when_the_same_words_would_make_them() -> None:
    assert Inspect(2, 1, 3) == Inspect(2, 1, 3)
    assert hash(Inspect(2, 1, 3)) == hash(Inspect(2, 1, 3))
    assert Inspect(2, 1, 3) != Inspect(2, 1, 2)
    assert Bid() != NextLot()
    assert AskForBricks(1) != Step(1)
    assert AskForBricks(1) != 1


def test_what_lies_below_does_not_count() -> None:
    table = Table(2)
    under, over = AskForBricks(0), AskForBricks(1)
    table.then(over, under)
    assert over == AskForBricks(1)
    assert over.below is under


def test_a_step_shows_its_numbers() -> None:
    assert repr(Inspect(2, 1, 3)) == "Inspect(2, 1, 3)"
    assert repr(Bid()) == "Bid()"
    assert repr(AskForBricks(0)) == "AskForBricks(0)"


def test_a_step_without_rules_says_so() -> None:
    table = Table(2)
    for call in (Step(0).choices, Step(0).prompt, AutomaticStep().run, SealedStep().seats):
        with pytest.raises(NotImplementedError):
            call(table)
    assert AutomaticStep().choices(table) == []


def test_the_general_way_to_draw_follows_the_weights() -> None:
    table = Table(1)
    table.then(Weighted())
    source = Seeded(1)
    drawn = [table.draw(source) for _ in range(600)]
    assert [table.weight(choice) for choice in table.choices(CHANCE)] == [1, 2, 3]
    assert 60 < drawn.count(4) < 140
    assert 150 < drawn.count(5) < 250
    assert 250 < drawn.count(6) < 350


def test_weights_are_one_unless_said_otherwise() -> None:
    assert ChanceStep().weight(Table(1), 0) == 1


def test_steps_refuse_nothing_and_hide_nothing_by_themselves() -> None:
    table = Table(2)
    step = AskForBricks(0)
    assert Step.refusals(step, table) == []
    assert SealedStep().part_refusals(table, 0, []) == []
    assert SealedStep().veiled_part(table, 1).text == "answer"


def made(**kinds: Any) -> type[Step]:
    """Return a step with two numbers that says it is made from these."""

    class Fetch(Step):
        made_from = arguments(**kinds)

        def __init__(self, chooser: int, left: int) -> None:
            super().__init__(chooser)
            self.left = left

    return Fetch


@pytest.mark.parametrize(
    ("kinds", "reason"),
    [
        ({"chooser": SEAT, "left": 3}, "Toy: Fetch.made_from: left has no kind"),
        ({"chooser": SEAT}, r"Toy: Fetch.made_from \(chooser\): .*(left|argument)"),
        ({"chooser": SEAT, "rest": REST}, r"Toy: Fetch.made_from \(chooser, rest\): .*rest"),
        (
            {"left": REST, "chooser": SEAT},
            r"made_from \(left, chooser\) is not in the order of its arguments",
        ),
    ],
)
def test_a_step_that_is_not_made_from_what_it_says_is_refused_when_the_game_is_loaded(
    kinds: dict[str, Kind], reason: str
) -> None:
    with pytest.raises(TypeError, match=reason):
        type("Toy", (Game,), {"steps": (StepKind(made(**kinds), 1),)})


def test_a_number_that_the_table_does_not_have_is_found() -> None:
    fetch: Any = made(chooser=SEAT, left=NUMBER)
    assert fetch(1, 2).fields() == (1, 2)
    assert [misfit(Table(2), step) for step in (fetch(1, 1), fetch(2, 1), fetch(-1, 1), fetch(0, 0))] == [
        "", "seat", "seat", "number",
    ]  # fmt: skip
    assert [FLAG.fits(None, number) for number in (-1, 0, 1, 2)] == [False, True, True, False]
    month = below("month", 13, least=1)
    assert [month.fits(None, number) for number in (0, 1, 12, 13)] == [False, True, True, False]
