"""What a village could do: what each banner value costs now, and which banners it opens. Rules: 3.4, 3.5.

Boards and explanations show it before a die is taken. The rules themselves do not use it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from batisseurs.games.my_village import facts as f
from batisseurs.games.my_village import table as t
from batisseurs.games.my_village.banner_value import BOTH_DICE, MakeValue, coins_for, face
from batisseurs.games.my_village.banners import ASK, HAND, OPEN_OFFICE, offer_black, row_of
from batisseurs.games.my_village.council import banner_name
from batisseurs.games.my_village.obstacles import CLEAR, condition, in_centre, keeper, white_obstacle
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel.seats import Seat, seat_name


class Way(NamedTuple):
    """What a banner value costs in one way: time of black dice, markers of the square, coins."""

    time: int
    markers: int
    coins: int


def ways_to_value(table: VillageTable, seat: Seat, value: int) -> list[Way]:
    """Return the ways to make a value now of which no other is better in everything, the cheapest first.

    None if the value cannot be made, or if it is not the moment (MV-61 to MV-67).
    """
    if not (isinstance(table.top, MakeValue) and table.top.chooser == seat):
        return []
    found = set()
    coins, markers = table.has(seat, t.COINS), min(table.has(seat, t.MARKERS), BOTH_DICE)
    for one, other in _pairs(table):
        time = ((one >= t.BLACK) + (other >= t.BLACK)) * table.facts.black_die_time
        for number in range(markers + 1):
            needed = coins_for(face(one), face(other), value, number)
            if needed <= coins:
                found.add(Way(int(time), int(number), int(needed)))
    best = (way for way in found if not any(_is_better(other, way) for other in found))
    return sorted(best, key=lambda way: (sum(way), way))


def _pairs(table: VillageTable) -> Iterator[tuple[int, int]]:
    """Return every two kinds of dice that can be taken together."""
    kinds = [die for die, number in enumerate(table.pool) if number]
    yield from itertools.combinations(kinds, 2)
    yield from ((die, die) for die in kinds if table.pool[die] > 1)


def _is_better(one: Way, other: Way) -> bool:
    return one != other and all(mine <= theirs for mine, theirs in zip(one, other, strict=True))


def opened_by(table: VillageTable, seat: Seat, value: int) -> tuple[list[str], list[str]]:
    """Return the places of the banners that a seat could activate with a value: black ones, white ones.

    The cheapest way to the value counts as paid. The "?" banner is always open and left out (MV-72).
    """
    twin = table.clone()
    if seat != table.active or value != table.value:
        twin.value, twin.mode, twin.used = value, t.OPEN, 0
        ways = ways_to_value(table, seat, value)
        twin.put(seat, t.COINS, twin.has(seat, t.COINS) - min((way.coins for way in ways), default=0))
    offered: list[int] = []
    if twin.mode == t.OPEN:
        offer_black(twin, seat, offered)
    boards = {HAND: "hand", OPEN_OFFICE: "office"}
    black = [
        boards.get(choice) or f"centre.{table.facts.ids[row_of(choice)]}"
        for choice in offered
        if choice != ASK
    ]
    white = [
        f"{seat_name(seat)}.{banner_name(table, seat, banner)}"
        for banner in range(t.WHITE)
        if white_obstacle(twin, seat, banner) == CLEAR
    ]
    return black, white


def closed_to(table: VillageTable, seat: Seat) -> list[str]:
    """Return the cards of the middle for which a village has no room, whatever value and cost."""
    cards = (*range(f.TRAVEL), *range(f.WORKSHOP, f.CUSTOMER), *range(f.PILE, f.ROWS))
    return [
        f"centre.{table.facts.ids[row]}"
        for row in cards
        if in_centre(table, row) and not _has_room(table, seat, row)
    ]


def _has_room(table: VillageTable, seat: Seat, row: int) -> bool:
    who = keeper(row)
    return (who == t.NONE or table.present(seat, who)) and condition(table, seat, row) == CLEAR
