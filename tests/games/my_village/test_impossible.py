"""Positions that no game can reach are refused."""

from __future__ import annotations

import pytest

from batisseurs.kernel import BadPosition
from tests.games.my_village.given import given, side
from tests.rules import rule


@rule("MV-235")
def test_no_travel_stands_behind_the_chapel() -> None:
    """The chapel ends the travels; a document cannot continue from it."""
    travels = ["tr_a1", "tr_b1", "tr_c1", "tr_d4", "tr_e1"]
    with pytest.raises(BadPosition, match="MV-235"):
        given(p1=side(travels=travels))


@rule("MV-291")
def test_no_value_tile_without_a_village_square() -> None:
    """The tile comes with the square."""
    with pytest.raises(BadPosition, match="MV-291"):
        given(p1=side(tile="school"))
