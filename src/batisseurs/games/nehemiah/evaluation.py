"""How good a table looks for a seat: what bots strive for.

Points that are there count in full, those of the boards as they would be scored now, goods for a little more
than they are sold for, and workers for what they can still do: one that stands on a card is worth a part of
what the card would bring. None of this is a rule: the numbers are guesses that do well in play, in hundredths
of a victory point. Whole numbers only, so that every machine and both forms agree.
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
from batisseurs.kernel.seats import Seat

WON: Final = 10_000_000
POINT: Final = 100
WOOD: Final = 55
GOLD: Final = 60
CUBE: Final = 60
"""A cube on a board, beside the place it gives now: places of later rounds."""
USEFUL_LEAD: Final = 2
"""How many cubes more than all others are of use."""
AVAILABLE: Final = 30
STANDING: Final = 12
"""A worker on the grid that can act, beside its card."""
READY: Final = 35
"""How much of what its card would bring a standing worker counts for, in hundredths."""
TIRED: Final = 8
"""A tired worker may bring a fee."""
HELPED: Final = 12
"""For each tired worker above a standing one: a card more to be used."""
OWED: Final = 60
"""What an available foreman is worth."""
LATER: Final = 40
"""What a board's points count for each scoring after the next, in hundredths."""
RIVAL: Final = 50
"""How much of the best rival's strength counts against a seat, in hundredths."""


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
    """Return what a seat has and may hope for."""
    total = (table.points(seat) + table.gate_points(seat)) * POINT
    if table.over():
        return total
    total += table.wood[seat] * WOOD + table.gold[seat] * GOLD
    total += table.available[seat] * AVAILABLE
    scorings: i64 = DECKS - table.round
    for board in range(BOARDS):
        total += board_points(table, seat, board) * (POINT + LATER * scorings)
        cubes = table.cubes[seat * HOLDINGS + board]
        # Far ahead of everyone a further cube is of little use.
        lead = cubes - most_of_others(table, seat, board)
        total += (cubes - max(lead - USEFUL_LEAD, 0)) * CUBE * (scorings + 1) // DECKS
    total += workers_worth(table, seat)
    members = table.held[seat]
    while members != 0:
        members &= members - 1
        total += OWED
    return total


def most_of_others(table: NehemiahTable, seat: Seat, board: i64) -> i64:
    """Return the largest number of cubes another player has on a board."""
    most: i64 = 0
    for other in range(table.players):
        if other != seat:
            most = max(most, table.cubes[other * HOLDINGS + board])
    return most


def workers_worth(table: NehemiahTable, seat: Seat) -> i64:
    """Return what a seat's workers on the grid promise."""
    total: i64 = 0
    for column in range(table.columns):
        tired_above: i64 = 0
        for spot in range(column * ROWS, column * ROWS + ROWS):
            owner = table.worker[spot]
            if owner == NONE:
                continue
            if table.tired[spot] == 1:
                tired_above += 1
                if owner == seat:
                    total += TIRED
            elif owner == seat:
                total += STANDING + card_worth(table, seat, spot) * READY // 100 + tired_above * HELPED
                if spot % ROWS == BOTTOM:
                    total += TIRED
    return total


def card_worth(table: NehemiahTable, seat: Seat, spot: i64) -> i64:
    """Return about what using a card is worth, its cost deducted; less if the seat cannot pay it now."""
    facts = table.facts
    face = table.cards[spot]
    effect = facts.effect[face]
    amount = facts.amount[face]
    worth: i64 = 50
    if effect == TAKE_WOOD:
        worth = amount * WOOD
    elif effect == TAKE_GOLD:
        worth = amount * GOLD
    elif effect == PLACE_CUBES:
        worth = amount * 2 * POINT
    elif effect == TAKE_GATE:
        gate = table.top_gate()
        worth = facts.gate_values[gate] * POINT if gate != NONE else 0
    elif effect == GAIN_POINTS:
        worth = amount * POINT
    worth -= facts.cost_wood[face] * WOOD + facts.cost_gold[face] * GOLD
    if table.wood[seat] < facts.cost_wood[face] or table.gold[seat] < facts.cost_gold[face]:
        worth = worth // 3
    return max(worth, 0)
