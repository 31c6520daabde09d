"""Rounds and turns. Rules: 3.3, and the order of a turn (MV-60)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.banner_value import MakeValue, die_name
from batisseurs.games.my_village.banners import ActivateBanner
from batisseurs.games.my_village.death import CheckDeath
from batisseurs.games.my_village.ending import ending_of_round, finish
from batisseurs.games.my_village.table import (
    BLACK,
    DICE,
    FACES,
    GOING_ON,
    NONE,
    OPEN,
    VillageChance,
    VillageConsequence,
    VillageTable,
)
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.source import Source


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(VillageConsequence):
    """The turn passes clockwise; after the last one of a round the next round begins (MV-2, MV-48).

    Each player takes one turn, with two players two in alternation (MV-49, MV-50).
    """

    def run(self, table: VillageTable) -> None:
        """Count the turn that is over; begin a turn, end the game, or begin a round (MV-52)."""
        table.again(self)
        table.turn += 1
        if table.turn < table.players * table.facts.turns[table.players]:
            begin_turn(table)
            return
        ending = ending_of_round(table)
        if ending != GOING_ON:
            finish(table, ending)
            return
        begin_round(table)


def begin_round(table: VillageTable) -> None:
    """The holder of the hand starts, turns it to its palm and puts a story point on it (MV-45, MV-46, MV-53).

    Dice that nobody took leave the pool (MV-51); then all are rolled (MV-47).
    """
    table.round += 1
    table.turn = 0
    table.first = table.holder
    table.back = False
    table.hand += table.facts.hand_story
    for die in range(DICE):
        table.pool[die] = 0
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "round": table.round,
            "seat": table.first,
            "number": table.hand,
        }
        table.tell("round-begins", about, "MV-46")
    clear_turn(table)
    table.active = table.first
    table.then(RollDice(), BeginTurn())


def clear_turn(table: VillageTable) -> None:
    """Forget what belonged to the last turn."""
    table.value = 0
    table.mode = OPEN
    table.used = 0
    table.die = NONE
    table.other_die = NONE


def begin_turn(table: VillageTable) -> None:
    """Steps I, II and III of the next player's turn (MV-60)."""
    clear_turn(table)
    table.active = (table.first + table.turn) % table.players
    seat = table.active
    if table.game_events is not None:
        table.tell("turn-begins", {"seat": seat, "round": table.round}, "MV-60")
    table.then(MakeValue(seat), ActivateBanner(seat), CheckDeath(seat))


@final
@mypyc_attr(acyclic=True)
class BeginTurn(VillageConsequence):
    """After the dice the first player takes the first turn (MV-48)."""

    def run(self, table: VillageTable) -> None:
        begin_turn(table)


def white_dice(table: VillageTable) -> i64:
    """Return how many white dice lie in the pool."""
    number: i64 = 0
    for die in range(BLACK):
        number += table.pool[die]
    return number


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RollDice(VillageChance):
    """All dice in use are rolled, one after the other, the white ones first (MV-37, MV-47)."""

    asked_by = "MV-37"

    def rolls_white(self, table: VillageTable) -> bool:
        """Tell whether the next die is a white one."""
        return white_dice(table) < table.facts.white_dice[table.players]

    def choices(self, table: VillageTable) -> list[int]:
        """The six faces of the next die."""
        first = 0 if self.rolls_white(table) else BLACK
        return list(range(first, first + FACES))

    def draw(self, table: VillageTable, source: Source) -> int:
        """Any face of the next die, directly."""
        rolled = source.below(FACES)
        return rolled if self.rolls_white(table) else BLACK + rolled

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Into the pool with it."""
        facts = table.facts
        if table.dice() + 1 < facts.white_dice[table.players] + facts.black_dice[table.players]:
            table.again(self)
        table.pool[choice] += 1

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-roll", {"number": table.dice() + 1})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`roll w3`."""
        about: dict[str, str | int | list[str]] = {
            "face": choice % FACES + 1,
            "black": 1 if choice >= BLACK else 0,
        }
        return Choice(f"roll {die_name(choice)}", Message("my-village-roll-die", about))
