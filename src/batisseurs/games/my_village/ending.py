"""The end of the game and scoring. Rules: 3.19."""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.my_village.facts import (
    CATEGORIES,
    CHAMBER,
    CHURCH,
    COVER_CATEGORIES,
    COVER_PROFESSIONS,
    CUSTOMER,
    CUSTOMERS,
    FIELD,
    RELIGION_CARDS,
    RESOURCES,
    SERVED_CUSTOMERS,
    SQUARE,
    TRAVEL,
    TRAVEL_CARDS,
    WORKSHOP_CARDS,
)
from batisseurs.games.my_village.religion import windows
from batisseurs.games.my_village.table import (
    BY_COFFINS,
    BY_ROUNDS,
    CHAMBER_CARD,
    CHURCH_CARD,
    COINS,
    COVERED,
    FIELD_CARDS,
    GENERIC_MARKERS,
    GOING_ON,
    GOODS,
    JOURNEY,
    LABOURERS,
    MONK_CARDS,
    NONE,
    PLOWS,
    ROW,
    SAFE,
    SERVED,
    SHOP,
    SQUARE_CARD,
    TRAVELLED,
    TREE,
    VILLAGERS,
    VillageTable,
)
from batisseurs.kernel.bits import size
from batisseurs.kernel.seats import Seat

SCORES: Final = ["church", "council", "fields", "travels", "customers", "stories", "hand", "labourers"]
"""The lines of the score pad."""


def church_points(table: VillageTable, seat: Seat) -> i64:
    """Return the points of the church card and of the windows (MV-315)."""
    church = table.villages[seat * ROW + CHURCH_CARD]
    if church == NONE:
        return 0
    return table.facts.points[CHURCH + church] + table.facts.window_points[windows(table, seat)]


def council_points(table: VillageTable, seat: Seat) -> i64:
    """Return the points of village square and council chamber, and of slots (MV-316, MV-317, MV-318)."""
    facts = table.facts
    at = seat * ROW
    points = table.villages[at + SQUARE_CARD] * facts.points[SQUARE]
    chamber = table.villages[at + CHAMBER_CARD]
    if chamber == NONE:
        return points
    points += facts.points[CHAMBER + chamber]
    covered = table.villages[at + COVERED]
    if facts.chamber_effect[chamber] == COVER_PROFESSIONS:
        points += facts.chamber_amount[chamber] * size(covered & table.villages[at + VILLAGERS])
    elif facts.chamber_effect[chamber] == COVER_CATEGORIES:
        for category in range(CATEGORIES):
            if covered >> category & 1:
                points += facts.chamber_amount[chamber] * cards_of(table, seat, category)
    return points


def cards_of(table: VillageTable, seat: Seat, category: i64) -> i64:
    """Return how many cards of a category a village has (MV-318)."""
    villages = table.villages
    at = seat * ROW
    if category == TRAVEL_CARDS:
        return villages[at + JOURNEY]
    if category == WORKSHOP_CARDS:
        number: i64 = 0
        for type_ in range(RESOURCES):
            if villages[at + SHOP + type_] != NONE:
                number += 1
        return number
    if category == SERVED_CUSTOMERS:
        return size(villages[at + SERVED])
    if category == RELIGION_CARDS:
        return size(villages[at + MONK_CARDS]) + (1 if villages[at + CHURCH_CARD] != NONE else 0)
    return villages[at + FIELD_CARDS]


def field_points(table: VillageTable, seat: Seat) -> i64:
    """Return the points of the fields (MV-226, MV-319)."""
    return table.villages[seat * ROW + FIELD_CARDS] * table.facts.points[FIELD]


def travel_points(table: VillageTable, seat: Seat) -> i64:
    """Return the points of the travel cards (MV-236, MV-320)."""
    at = seat * ROW
    points: i64 = 0
    for place in range(table.villages[at + JOURNEY]):
        points += table.facts.points[TRAVEL + table.villages[at + TRAVELLED + place]]
    return points


def customer_points(table: VillageTable, seat: Seat) -> i64:
    """Return the points of the customers served (MV-321)."""
    served = table.villages[seat * ROW + SERVED]
    points: i64 = 0
    for customer in range(CUSTOMERS):
        if served >> customer & 1:
            points += table.facts.points[CUSTOMER + customer]
    return points


def score_line(table: VillageTable, seat: Seat, line: i64) -> i64:  # noqa: PLR0911  one for each line
    """Return a line of the score pad. Of stories only the safe ones count (MV-14, MV-322)."""
    if line == 0:
        return church_points(table, seat)
    if line == 1:
        return council_points(table, seat)
    if line == 2:  # noqa: PLR2004  the third line
        return field_points(table, seat)
    if line == 3:  # noqa: PLR2004
        return travel_points(table, seat)
    if line == 4:  # noqa: PLR2004
        return customer_points(table, seat)
    if line == 5:  # noqa: PLR2004
        return table.villages[seat * ROW + SAFE]
    if line == 6:  # noqa: PLR2004
        return table.facts.hand_points if table.holder == seat else 0
    return table.villages[seat * ROW + LABOURERS] * table.facts.labourer_points


def score(table: VillageTable, seat: Seat) -> i64:
    """Return the prestige points as they would be counted now, active area or not (MV-326).

    Coins, resources and the tree count nothing (MV-325), and the sum may be negative (MV-333).
    """
    points: i64 = 0
    for line in range(len(SCORES)):
        points += score_line(table, seat, line)
    return points


def leftovers(table: VillageTable, seat: Seat) -> i64:
    """Return what breaks ties: coins, resources wherever they lie, story points on the tree (MV-331)."""
    villages = table.villages
    at = seat * ROW
    total = (
        villages[at + COINS]
        + villages[at + TREE]
        + villages[at + GENERIC_MARKERS]
        + size(villages[at + PLOWS])
    )
    for resource in range(RESOURCES):
        total += villages[at + GOODS + resource]
    return total


def is_ahead(table: VillageTable, seat: Seat, other: Seat) -> bool:
    """Tell whether a seat ranks before another: points, then what is left over (MV-330, MV-331)."""
    difference = score(table, seat) - score(table, other)
    if difference == 0:
        difference = leftovers(table, seat) - leftovers(table, other)
    return difference > 0


def ending_of_round(table: VillageTable) -> i64:
    """Return how the game ends with this round, GOING_ON if it does not (MV-310, MV-311)."""
    if table.coffins() >= table.facts.last_coffin[table.players]:
        return BY_COFFINS
    return BY_ROUNDS if table.round >= table.max_rounds else GOING_ON


def finish(table: VillageTable, ending: i64) -> None:
    """End the game and rank the seats; equal ones share (MV-332)."""
    table.ending = ending
    for seat in range(table.players):
        rank: i64 = 1
        for other in range(table.players):
            if is_ahead(table, other, seat):
                rank += 1
        table.ranks[seat] = rank
    if table.game_events is not None:
        table.tell("ends", {"round": table.round}, "MV-310" if ending == BY_COFFINS else "MV-311")
    table.instead()
