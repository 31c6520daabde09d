"""Whole turns and rounds in one word, for tests in which something else matters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from batisseurs.games.my_village import table as t
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import CHANCE, IllegalChoice, Seeded, save
from tests.games.my_village.given import choices, play, seen, waits_for

PROFESSIONS = ["abbot", "councillor", "traveller", "craftsman", "merchant"]


def others(*absent: str) -> list[str]:
    """Return all professions but these."""
    return [who for who in PROFESSIONS if who not in absent]


def pool_of(table: VillageTable) -> list[str]:
    """Return the dice of the pool, equal ones repeated, the white ones first."""
    return [die.die for die in seen(table).pool for _ in range(die.number)]


def take(table: VillageTable, *dice: str) -> None:
    """Let the player to move take two dice as they are."""
    name = f"p{table.chooser() + 1}"
    value = sum(int(die[1]) for die in dice)
    play(table, f"{name} value {value}", f"{name} take {' '.join(dice)}")


def idle(table: VillageTable) -> None:
    """Let the player to move take the first two dice, pay 1 time for the "?" banner and not move."""
    name = f"p{table.chooser() + 1}"
    take(table, *pool_of(table)[:2])
    play(table, f"{name} activate question", f"{name} stay")


def roll(table: VillageTable, *dice: str) -> None:
    """Roll the dice of a round: those that are named first, then the rest anyhow."""
    left = list(dice)
    while waits_for(table) == "chance RollDice":
        named = [die for die in left if f"roll {die}" in choices(table)]
        if named:
            left.remove(named[0])
        play(table, f"chance roll {named[0]}" if named else f"chance {choices(table)[0]}")
    assert not left


def die_at_the_end(table: VillageTable, who: str, pips: int) -> None:
    """Bury someone and roll the rat die."""
    name = f"p{table.chooser() + 1}"
    play(table, f"{name} bury {who}", f"chance roll {pips}")


def refuses(table: VillageTable, text: str, rule: str) -> bool:
    """Play words that are refused by a rule; tell whether nothing has changed."""
    before = save(MY_VILLAGE, table)
    name = f"p{table.chooser() + 1}"
    with pytest.raises(IllegalChoice) as caught:
        play(table, f"{name} {text}")
    assert caught.value.about["rule"] == rule, caught.value.about["rule"]
    return save(MY_VILLAGE, table) == before


def random_game(players: int, seed: int, rounds: int = 30) -> Iterator[VillageTable]:
    """Play a game at random, and show the table before every choice."""
    table = MY_VILLAGE.new(players, {"max_rounds": rounds})
    assert isinstance(table, VillageTable)
    source = Seeded(seed)
    while not table.over():
        yield table
        seat = table.chooser()
        if seat == CHANCE:
            table.play(seat, table.draw(source))
        else:
            able = table.choices(seat)
            table.play(seat, able[source.below(len(able))])
    yield table


def row_of(table: VillageTable, seat: int) -> list[int]:
    """Return everything that a village has, as numbers."""
    return list(table.villages)[seat * t.ROW : (seat + 1) * t.ROW]
