"""The table option `max_rounds`, and how many may play. Rules: MV-311."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.kernel import BadOption, load, save
from tests.games.my_village.given import given
from tests.rules import rule


@rule("MV-311")
def test_max_rounds_is_200_unless_it_is_said() -> None:
    """A whole number of at least one. By rules 1 it was 60."""
    old = MY_VILLAGE.with_rules(1)
    assert old.options_of(old.new(2))["max_rounds"] == 60
    assert MY_VILLAGE.options_of(MY_VILLAGE.new(2))["max_rounds"] == 200
    for rounds in (1, 7, 100):
        assert MY_VILLAGE.options_of(MY_VILLAGE.new(3, {"max_rounds": rounds}))["max_rounds"] == rounds


@rule("MV-311")
@pytest.mark.parametrize("rounds", [0, -1, "many", "1.5", True])
def test_other_numbers_of_rounds_are_refused(rounds: Any) -> None:
    """With a clear error."""
    with pytest.raises(BadOption, match="max_rounds"):
        MY_VILLAGE.new(2, {"max_rounds": rounds})


def test_the_option_is_saved() -> None:
    """It comes back with the table."""
    table = given(options={"max_rounds": 12})
    assert MY_VILLAGE.options_of(load(MY_VILLAGE, save(MY_VILLAGE, table)))["max_rounds"] == 12


def test_there_is_no_other_option() -> None:
    """The rulebook has no variants."""
    assert [option.name for option in MY_VILLAGE.options if not option.reading] == ["max_rounds"]
    with pytest.raises(BadOption):
        MY_VILLAGE.new(2, {"variant": True})
