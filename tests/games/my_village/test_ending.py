"""When the game ends. Rules: MV-310, MV-311."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import Message
from tests.games.my_village.common_moves import PROFESSIONS, end_round, quiet_turn, roll
from tests.games.my_village.given import given, of, play, seen, side, told, waits_for
from tests.rules import rule

LAST_COFFIN = {2: 9, 3: 14, 4: 18}


def filled(players: int, coffins: int, **zones: object) -> VillageTable:
    """Lay a table at the start of a round with so many coffins filled, in chronicle and graves."""
    chronicle = dict.fromkeys(PROFESSIONS, 2 if coffins > 10 else 1)
    log_clauses = sum(chronicle.values())
    return given(
        players=players,
        chronicle=chronicle,
        graves=coffins - log_clauses,
        pool=["w1"],
        **zones,  # type: ignore[arg-type]
    )


@rule("MV-310")
@pytest.mark.parametrize("players", LAST_COFFIN)
def test_enough_coffins_end_the_game_with_the_round(players: int) -> None:
    """Chronicle and graves together; one less and a new round begins."""
    table = filled(players, LAST_COFFIN[players])
    assert (seen(table).coffins, seen(table).last_coffin) == (LAST_COFFIN[players],) * 2
    end_round(table)
    assert (waits_for(table), seen(table).ending) == ("over", "coffins")
    table = filled(players, LAST_COFFIN[players] - 1)
    end_round(table)
    assert (waits_for(table), seen(table).ending, seen(table).round) == ("chance RollDice", "going_on", 2)


@rule("MV-310")
@pytest.mark.parametrize("players", LAST_COFFIN)
def test_the_round_is_always_completed(players: int) -> None:
    """However many coffins are filled, everyone takes the turns of the round (MV-R40)."""
    table = filled(players, LAST_COFFIN[players] + 1)
    turns = []
    while waits_for(table) != "over":
        turns.append(waits_for(table).split()[0])
        quiet_turn(table)
    seats = [f"p{seat + 1}" for seat in range(players)]
    assert turns == seats * (2 if players == 2 else 1)


@rule("MV-310")
def test_a_death_in_the_last_turn_counts() -> None:
    """The ninth coffin is filled at the very end of the round."""
    table = filled(2, 8, p2=side(cloud=9))
    quiet_turn(table)
    quiet_turn(table)
    quiet_turn(table)
    assert (waits_for(table), of(table, "p2").cloud) == ("p2 MakeValue", 10)
    quiet_turn(table)
    play(table, "p2 bury abbot", "chance roll 1")
    assert (waits_for(table), seen(table).coffins) == ("over", 9)


@rule("MV-310")
def test_the_result_says_whose_villager_filled_the_last_coffin() -> None:
    """Not who died later in the round; nobody if the coffins were filled before anything was told."""
    table = filled(2, 8, p1=side(cloud=9), p2=side(cloud=9))
    quiet_turn(table)
    quiet_turn(table)
    for seat in ("p1", "p2"):
        quiet_turn(table)
        play(table, f"{seat} bury abbot", "chance roll 1")
    assert (waits_for(table), seen(table).coffins) == ("over", 10)
    assert MY_VILLAGE.ending_of(table, told(table)) == Message("my-village-ended-by-coffins", {"seat": 0})
    table = filled(2, 9)
    end_round(table)
    assert MY_VILLAGE.ending_of(table, told(table)) == Message("my-village-ending-coffins")


@rule("MV-310")
def test_when_it_is_over_nobody_is_asked() -> None:
    """And everyone has a rank."""
    table = filled(3, 14, p2=side(safe=3))
    end_round(table)
    result = MY_VILLAGE.result(table)
    assert (result.ending, result.ranks, result.scores) == ("coffins", (2, 1, 3), (1, 3, 0))


@rule("MV-311")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_round_is_an_option(players: int) -> None:
    """After round `max_rounds` the game ends and is scored; not a round earlier."""
    table = given(players=players, options={"max_rounds": 4}, round=3, pool=["w1"], p2=side(safe=5))
    end_round(table)
    assert (seen(table).round, seen(table).ending) == (4, "going_on")
    roll(table)
    end_round(table)
    assert (waits_for(table), seen(table).ending, seen(table).round) == ("over", "max_rounds", 4)
    assert MY_VILLAGE.result(table).scores[:2] == (1, 5)
    assert MY_VILLAGE.result(table).ranks[:2] == (2, 1)


@rule("MV-311")
def test_two_hundred_rounds_unless_it_is_said() -> None:
    """The default."""
    table = given(round=199, pool=["w1"])
    end_round(table)
    assert seen(table).round == 200
    roll(table)
    end_round(table)
    assert seen(table).ending == "max_rounds"


def test_coffins_are_named_when_both_end_the_game() -> None:
    """The rulebook's own end comes first."""
    table = filled(2, 9, options={"max_rounds": 1})
    end_round(table)
    assert seen(table).ending == "coffins"
