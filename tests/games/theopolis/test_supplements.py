"""Supplements. Rules: b20."""

from __future__ import annotations

import pytest

from tests.games.theopolis.given import (
    QUIET,
    board_of,
    choices,
    city_of,
    discard_of,
    given,
    play,
    side,
    waits_for,
)
from tests.rules import rule


@rule("TH-161")
@pytest.mark.parametrize("disaster", ["plague", "flood"])
def test_a_pilgrim_who_is_discarded_to_his_own_disaster_continues(disaster: str) -> None:
    """The arrival effect has begun: the owner may still make the two remaining discards, and no more."""
    table = given(p1=side(hand=["pilgrim"], resources=(1, 2, 2)), p2=side(resources=(1, 2, 2)))
    play(table, "p1 play pilgrim", "p1 discard pope", f"chance reveal {disaster}", "p1 lose pilgrim")
    assert city_of(table, "p1") == []
    play(table, "chance reveal martyr")

    assert waits_for(table) == "p1 DiscardBoardCard"
    play(table, "p1 discard chapel", "chance reveal priest")
    assert waits_for(table) == "p1 DiscardBoardCard"
    play(table, "p1 discard church", "chance reveal priest")

    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == ["priest", "priest", *QUIET[2:-1], "martyr"]
    assert sorted(discard_of(table)) == sorted(["pope", disaster, "pilgrim", "chapel", "church"])


@rule("TH-161")
def test_the_owner_of_a_lost_pilgrim_may_also_stop() -> None:
    """What is carried through stays as optional as it was."""
    table = given(p1=side(hand=["pilgrim"], resources=(1, 2, 2)))
    play(table, "p1 play pilgrim", "p1 discard pope", "chance reveal plague", "p1 lose pilgrim")
    play(table, "chance reveal martyr")

    assert choices(table)[-1] == "stop"
    play(table, "p1 stop")
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-161")
def test_a_vault_lost_to_the_fire_it_has_released_is_finished_all_the_same() -> None:
    """The swap stands, the Vault is gone, the place is refilled, and nothing is asked a second time."""
    table = given(p1=side(hand=["vault"], resources=(1, 2, 1)), discard=["fire", "martyr"])
    play(table, "p1 play vault", "p1 bring fire", "p1 replace pope", "p1 lose vault", "chance reveal priest")

    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == [*QUIET[:-1], "priest"]
    assert sorted(discard_of(table)) == ["fire", "martyr", "pope", "vault"]
