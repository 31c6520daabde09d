"""Lines that many tests of My Village need: someone's time runs out, quiet turns, dice that are rolled."""

from __future__ import annotations

from typing import Any

from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.given import choices, given, play, side, waits_for

PROFESSIONS = ["abbot", "councillor", "traveller", "craftsman", "merchant"]


def without(*professions: str) -> list[str]:
    """Return the other professions."""
    return [name for name in PROFESSIONS if name not in professions]


def dying(*, p1: dict[str, Any] | None = None, **zones: Any) -> VillageTable:
    """Let the time of the first player run out by a "?" banner without a move: who dies is asked."""
    table = given(value=6, p1=side(cloud=10) | (p1 or {}), **zones)
    play(table, "p1 activate question", "p1 stay")
    return table


def quiet_turn(table: VillageTable) -> None:
    """Let the player who is asked for a value activate "?" and stay: one time."""
    seat = waits_for(table).split()[0]
    for verb in ("value", "take"):
        play(table, f"{seat} {choices(table, verb)[0]}")
    if waits_for(table) == f"{seat} PayForValue":
        play(table, f"{seat} {choices(table)[0]}")
    play(table, f"{seat} activate question", f"{seat} stay")


def roll(table: VillageTable, *faces: int) -> int:
    """Roll the dice of a round, these faces first, then ones; return how many dice there were."""
    rolled = 0
    while waits_for(table) == "chance RollDice":
        colour = choices(table)[0].split()[1][0]
        play(table, f"chance roll {colour}{faces[rolled] if rolled < len(faces) else 1}")
        rolled += 1
    return rolled


def end_round(table: VillageTable) -> None:
    """Let all turns of the round that are left be quiet ones."""
    while waits_for(table).endswith("MakeValue"):
        quiet_turn(table)
