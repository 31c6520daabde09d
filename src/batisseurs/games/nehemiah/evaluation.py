"""How good a table looks for a seat: what bots strive for.

A seat is described by a few whole numbers (`features`), each of which counts as much as `weights.toml` says:
the sum is about the points that it will have at the end, in thousandths. Points that are there count in full,
those of the boards as they would be scored now, and workers for what they can still do: one that stands on a
card is worth a part of what the card would bring. The weights are set by hand (docs/bots.md says why); none
of this is a rule. Whole numbers only, so that every machine and both forms agree.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.nehemiah.facts import (
    BOARDS,
    DECKS,
    GAIN_POINTS,
    PLACE_CUBES,
    ROWS,
    TAKE_GATE,
    TAKE_GOLD,
    TAKE_WOOD,
)
from batisseurs.games.nehemiah.scoring import board_points, final_points
from batisseurs.games.nehemiah.table import BOTTOM, HOLDINGS, NONE, NehemiahTable
from batisseurs.kernel.arrays import numbers, vec
from batisseurs.kernel.bits import size
from batisseurs.kernel.seats import Seat

WON: Final = 10_000_000
POINT: Final = 1000
"""Everything is counted in thousandths of a victory point."""
USEFUL_LEAD: Final = 2
"""How many cubes more than all others are of use."""
RIVAL: Final = 50
"""How much of the best rival's strength counts against a seat, in hundredths."""

# What using a card is worth, in tenths of a victory point.
WORTH_POINT: Final = 10
WORTH_GOODS: Final = 6
WORTH_CUBES: Final = 20
WORTH_OTHER: Final = 5

# What is counted of a seat. The numbers are places in the row of features.
POINTS: Final = 0
WOOD: Final = 1
GOLD: Final = 2
AVAILABLE: Final = 3
BOARDS_NOW: Final = 4
CUBES: Final = 5
STANDING: Final = 6
READY: Final = 7
HELPED: Final = 8
TIRED: Final = 9
FOREMEN: Final = 10
ONE: Final = 11
COUNTED: Final = 12

NAMES: Final[list[str]] = [
    "points",
    "wood",
    "gold",
    "available-workers",
    "boards",
    "cubes",
    "standing-workers",
    "cards-of-standing-workers",
    "helped-workers",
    "tired-workers",
    "foremen",
    "one",
]
FEATURES: Final[list[str]] = [*NAMES, *[f"{name}-rounds" for name in NAMES]]
"""What is counted of a seat; `-rounds`: times the rounds that follow this one."""

GUESSES: Final[dict[str, int]] = {
    "points": 1000, "wood": 550, "gold": 600, "available-workers": 300, "boards": 1000, "boards-rounds": 400,
    "cubes": 200, "cubes-rounds": 200, "standing-workers": 120, "cards-of-standing-workers": 35,
    "helped-workers": 120, "tired-workers": 80, "foremen": 600,
}  # fmt: skip
"""Guesses from which learning starts, and which count where no weights are learned."""
WEIGHTS: Final[list[int]] = [GUESSES.get(name, 0) for name in FEATURES]


class Weighing:
    """How much each number counts in every round."""

    def __init__(self) -> None:
        """Count nothing yet."""
        self.now: vec[i64] = numbers(DECKS * COUNTED)


_weighing: Final = Weighing()


def use_weights(weights: list[int]) -> None:
    """Count the features like this from now on."""
    for later in range(DECKS):
        for place in range(COUNTED):
            more: i64 = weights[COUNTED + place] * later
            _weighing.now[later * COUNTED + place] = weights[place] + more


def evaluate(table: NehemiahTable, seat: Seat) -> int:
    """Return the strength of a seat, less a part of its best rival's; a finished game is won or lost."""
    own = strength(table, seat)
    best: i64 = 0
    first = True
    for other in range(table.players):
        if other != seat:
            theirs = strength(table, other)
            if first or theirs > best:
                best = theirs
                first = False
    if table.over():
        return WON + own - best if not_beaten(table, seat) else own - best - WON
    return own - best * RIVAL // 100


def strengths(table: NehemiahTable) -> list[int]:
    """Return the strength of every side."""
    return [strength(table, seat) for seat in range(table.players)]


def not_beaten(table: NehemiahTable, seat: Seat) -> bool:
    """Tell whether nobody has more points, or as many and more wood, or as much and more gold (NE-121)."""
    mine = final_points(table, seat)
    for other in range(table.players):
        theirs = final_points(table, other)
        if theirs > mine:
            return False
        if theirs == mine:
            if table.wood[other] > table.wood[seat]:
                return False
            if table.wood[other] == table.wood[seat] and table.gold[other] > table.gold[seat]:
                return False
    return True


def strength(table: NehemiahTable, seat: Seat) -> i64:
    """Return about how many points a seat will have, in thousandths."""
    if table.over():
        return (table.points(seat) + table.gate_points(seat)) * POINT
    counts = counted(table, seat)
    weights = _weighing.now
    at = later(table) * COUNTED
    total: i64 = 0
    for place in range(COUNTED):
        total += counts[place] * weights[at + place]
    return total


def features(table: NehemiahTable, seat: Seat) -> list[int]:
    """Return what is counted of a seat, in the order of `FEATURES`."""
    counts = counted(table, seat)
    once: list[int] = [counts[place] for place in range(COUNTED)]
    return once + [count * later(table) for count in once]


def later(table: NehemiahTable) -> i64:
    """Return how many rounds follow this one."""
    return max(min(DECKS - table.round, DECKS - 1), 0)


def counted(table: NehemiahTable, seat: Seat) -> vec[i64]:
    """Return what a seat has and may hope for."""
    counts = numbers(COUNTED)
    counts[POINTS] = table.points(seat) + table.gate_points(seat)
    counts[WOOD] = table.wood[seat]
    counts[GOLD] = table.gold[seat]
    counts[AVAILABLE] = table.available[seat]
    for board in range(BOARDS):
        counts[BOARDS_NOW] += board_points(table, seat, board)
        cubes = table.cubes[seat * HOLDINGS + board]
        # Far ahead of everyone a further cube is of little use.
        lead = cubes - most_of_others(table, seat, board)
        counts[CUBES] += cubes - max(lead - USEFUL_LEAD, 0)
    count_workers(table, seat, counts)
    counts[FOREMEN] = size(table.held[seat])
    counts[ONE] = 1
    return counts


def most_of_others(table: NehemiahTable, seat: Seat, board: i64) -> i64:
    """Return the largest number of cubes another player has on a board."""
    most: i64 = 0
    for other in range(table.players):
        if other != seat:
            most = max(most, table.cubes[other * HOLDINGS + board])
    return most


def count_workers(table: NehemiahTable, seat: Seat, counts: vec[i64]) -> None:
    """Count a seat's workers on the grid and what they promise: a tired one may bring a fee."""
    for column in range(table.columns):
        tired_above: i64 = 0
        for spot in range(column * ROWS, column * ROWS + ROWS):
            owner = table.worker[spot]
            if owner == NONE:
                continue
            if table.tired[spot] == 1:
                tired_above += 1
                if owner == seat:
                    counts[TIRED] += 1
            elif owner == seat:
                counts[STANDING] += 1
                counts[READY] += card_worth(table, seat, spot)
                counts[HELPED] += tired_above
                if spot % ROWS == BOTTOM:
                    counts[TIRED] += 1


def card_worth(table: NehemiahTable, seat: Seat, spot: i64) -> i64:
    """Return about what using a card is worth, its cost deducted; less if the seat cannot pay it now."""
    facts = table.facts
    face = table.cards[spot]
    effect = facts.effect[face]
    amount = facts.amount[face]
    worth: i64 = WORTH_OTHER
    if effect in (TAKE_WOOD, TAKE_GOLD):
        worth = amount * WORTH_GOODS
    elif effect == PLACE_CUBES:
        worth = amount * WORTH_CUBES
    elif effect == TAKE_GATE:
        gate = table.top_gate()
        worth = facts.gate_values[gate] * WORTH_POINT if gate != NONE else 0
    elif effect == GAIN_POINTS:
        worth = amount * WORTH_POINT
    worth -= (facts.cost_wood[face] + facts.cost_gold[face]) * WORTH_GOODS
    if table.wood[seat] < facts.cost_wood[face] or table.gold[seat] < facts.cost_gold[face]:
        worth = worth // 3
    return max(worth, 0)
