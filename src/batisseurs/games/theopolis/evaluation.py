"""How good a table looks for a seat: what bots strive for.

Four ways lead to a win, and a city on its way is that many turns away from each: the fewer, the better, and
the nearest way counts most. A card that is not in the city yet counts as much of what it would change there
as it is near: in the hand and payable, in the hand and too dear, or still to be taken from the board.
None of this is a rule, and no number here is printed anywhere: they were found by letting bots play.
Whole numbers only, so that every machine and both forms agree.
"""

import math
from typing import Final

from mypy_extensions import i64

from batisseurs.games.theopolis.city import (
    bishops_barred,
    buildings_safe,
    exchange_allowance,
    hand_limit,
    most_held,
    persons_safe,
    points_each_turn,
    stones,
)
from batisseurs.games.theopolis.ending import score
from batisseurs.games.theopolis.facts import (
    BUILDING,
    DISASTER,
    KINDS,
    LOSE_POINTS,
    LOSE_POINTS_AND_LEAVE,
    PERSON,
    RESOURCES,
    SACRAMENTS,
    SLOTS,
    Facts,
    numbers,
)
from batisseurs.games.theopolis.table import DECK, EMPTY, TheopolisTable
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.seats import Seat

WON: Final = 10_000_000
TURN: Final = 100
"""Turns are counted in hundredths."""
NEAR: Final = 1_000_000_000
HEAD_START: Final = 150
"""A way that is T turns long counts NEAR / (T + HEAD_START) squared: twice as near is much better."""
GROWTH: Final = 1
"""How many more Resources of each type a city will have, on average, while it pays for its way."""
PAYABLE: Final = 160
"""A hand card counts PAYABLE / (2 + Resources missing) hundredths of what it would change in the city."""
UNSEEN: Final = 300
"""What it costs to wait for a card that nobody has seen yet, in hundredths of a Resource."""
GONE: Final = 900
"""The same for a card of which no copy is unseen or on the board."""
ON_BOARD: Final = 60
RIVAL: Final = 60
"""How much of the best rival's strength counts against a seat, in hundredths."""
LATE: Final = 30
"""With fewer cards than this in the deck the score begins to count."""
SCORED: Final = 5


class Outlook:
    """What the printed values promise on average. Worked out once for a set of components."""

    def __init__(self, facts: Facts) -> None:
        """Add up the costs of stones and of worth, and list who can fill the places of each sacrament."""
        self.facts: Final = facts
        self.stone_cost: Final = mean_cost(facts, facts.stones, BUILDING)
        self.worth_cost: Final = mean_cost(facts, facts.worth, PERSON)
        everything: i64 = -1
        for slot in range(SACRAMENTS * SLOTS):
            everything &= facts.needs[slot] | ~facts.needs[slot]
        self.fillers: Final[list[list[int]]] = []
        for slot in range(SACRAMENTS * SLOTS):
            kinds: list[int] = []
            for kind in range(KINDS):
                if facts.needs[slot] & facts.bit[kind]:
                    kinds.append(kind)
            # A place that anything fills asks for nothing.
            self.fillers.append(kinds if len(kinds) < KINDS else [])


def mean_cost(facts: Facts, gives: vec[i64], type_: i64) -> vec[i64]:
    """Return the cost by resource of one stone, or of one point of worth, in hundredths."""
    costs = numbers(RESOURCES)
    given: i64 = 0
    for kind in range(KINDS):
        if facts.type[kind] == type_ and gives[kind] > 0:
            given += facts.copies[kind] * gives[kind]
            for resource in range(RESOURCES):
                costs[resource] += 100 * facts.copies[kind] * facts.cost[kind * RESOURCES + resource]
    for resource in range(RESOURCES):
        costs[resource] = costs[resource] // max(given, 1)
    return costs


_outlooks: Final[list[Outlook]] = []
"""The outlook last used: games in one process mostly have the same components."""


def outlook_of(facts: Facts) -> Outlook:
    """Return the outlook for these components."""
    for outlook in _outlooks:
        if outlook.facts is facts:
            return outlook
    fresh = Outlook(facts)
    _outlooks[:] = [fresh]
    return fresh


def evaluate(table: TheopolisTable, seat: Seat) -> i64:
    """Return how good the table looks for a seat: its own prospects less those of its best rival."""
    if table.ranks[seat] != 0:
        return WON if table.ranks[seat] == 1 else table.players - table.ranks[seat] - WON
    outlook = outlook_of(table.facts)
    rival: i64 = 0
    ahead: i64 = score(table, seat)
    best_score: i64 = -1000
    for other in range(table.players):
        if other != seat and table.ranks[other] == 0:
            rival = max(rival, strength(outlook, table, other))
            best_score = max(best_score, score(table, other))
    value = prospects(outlook, table, seat) - rival * RIVAL // 100
    if table.deck_size < LATE:
        value += (ahead - best_score) * (LATE - table.deck_size) * SCORED
    return value


def prospects(outlook: Outlook, table: TheopolisTable, seat: Seat) -> i64:
    """Return the strength of a city with what the hand promises.

    A place of the hand that is empty counts as the most promising board card: it will be taken.
    """
    facts = table.facts
    trial = table.clone()
    now = strength(outlook, trial, seat)
    total = now
    hands = table.hands
    at = table.hand_at(seat)
    held: i64 = 0
    last: i64 = EMPTY
    gain: i64 = 0
    for place in range(at, at + facts.largest_hand):
        kind = hands[place]
        if kind == EMPTY:
            break
        held += 1
        if kind != last:
            gain = promise(outlook, trial, seat, kind, now)
            last = kind
        else:
            gain //= 2
        total += gain
    places = hand_limit(table, seat) - held
    if places > 0:
        gains: list[i64] = []
        board = table.board
        for place in range(len(board)):
            kind = board[place]
            if kind != EMPTY:
                gains.append(promise(outlook, trial, seat, kind, now))
        gains.sort(reverse=True)
        for index in range(min(places, len(gains))):
            total += gains[index]
    return total


def promise(outlook: Outlook, trial: TheopolisTable, seat: Seat, kind: i64, now: i64) -> i64:
    """Return what a card would change if it stood in the city, less the longer it takes to pay for it.

    The trial table is left as it was.
    """
    facts = trial.facts
    if facts.type[kind] == DISASTER:
        return 0
    at = (trial.saints[seat] * KINDS + kind) * RESOURCES
    own = seat * RESOURCES
    missing: i64 = 0
    for resource in range(RESOURCES):
        lacking = facts.price[at + resource] - trial.unused[own + resource] - trial.used[own + resource]
        if lacking > 0:
            missing += lacking
    if facts.bit[kind] & facts.winner_set:
        additions = most_held(trial, seat, facts.addition_sacraments, facts.additions)
        return nearness((missing + 1) * TURN // additions)
    lost: i64 = 0
    if facts.arrival[kind] in (LOSE_POINTS, LOSE_POINTS_AND_LEAVE):
        lost = min(facts.arrival_amount[kind], trial.points[seat])
    stays = facts.arrival[kind] != LOSE_POINTS_AND_LEAVE
    trial.points[seat] -= lost
    if stays:
        trial.join_city(seat, kind)
    then = strength(outlook, trial, seat)
    if stays:
        trial.leave_city(seat, kind)
    trial.points[seat] += lost
    return (then - now) * PAYABLE // (2 + missing) // 100


def strength(outlook: Outlook, table: TheopolisTable, seat: Seat) -> i64:
    """Return how near a city is to a win, by the nearest way above all, and how well it is kept."""
    facts = outlook.facts
    additions = most_held(table, seat, facts.addition_sacraments, facts.additions)
    near = (
        nearness(points_away(outlook, table, seat))
        + nearness(stones_away(outlook, table, seat))
        + nearness(sacraments_away(outlook, table, seat))
    )
    comforts = exchange_allowance(table, seat) + hand_limit(table, seat) + 2 * additions
    if buildings_safe(table, seat):
        comforts += 1
    if persons_safe(table, seat):
        comforts += 1
    if bishops_barred(table, seat):
        comforts += 1
    return near * (100 + comforts) // 100


def nearness(turns: i64) -> i64:
    """Return what a way counts that is this long, in hundredths of a turn."""
    reach = turns + HEAD_START
    return NEAR // (reach * reach)


def turns_to_pay(table: TheopolisTable, seat: Seat, work: vec[i64]) -> i64:
    """Return how long a city pays for work, given by resource in hundredths: the scarcest type holds it up."""
    own = seat * RESOURCES
    longest: i64 = 0
    total: i64 = 0
    for resource in range(RESOURCES):
        turns = work[resource] // (table.unused[own + resource] + table.used[own + resource] + GROWTH)
        longest = max(longest, turns)
        total += turns
    return (longest + total // RESOURCES) // 2


def points_away(outlook: Outlook, table: TheopolisTable, seat: Seat) -> i64:
    """Return the turns until the last original point is lost, if the worth of Persons goes on growing."""
    points = table.points[seat]
    if points == 0:
        return 0
    own = seat * RESOURCES
    growth: i64 = 0
    for resource in range(RESOURCES):
        owned = table.unused[own + resource] + table.used[own + resource]
        growth += 5000 * owned // max(outlook.worth_cost[resource], 1)
    growth = max(growth // RESOURCES, 1)
    worth = 100 * points_each_turn(table, seat)
    # points = worth * turns + growth * turns² / 2, all in hundredths.
    root = int(math.sqrt(worth * worth + 200 * growth * points))
    return (root - worth) * TURN // growth


def stones_away(outlook: Outlook, table: TheopolisTable, seat: Seat) -> i64:
    """Return the turns until enough stones are paid for, at the mean cost of a stone."""
    missing = outlook.facts.stones_to_win - stones(table, seat)
    if missing <= 0:
        return 0
    work = numbers(RESOURCES)
    for resource in range(RESOURCES):
        work[resource] = missing * outlook.stone_cost[resource]
    return turns_to_pay(table, seat, work)


def sacraments_away(outlook: Outlook, table: TheopolisTable, seat: Seat) -> i64:
    """Return the turns until the missing cards of the easiest winning sacraments are found and paid for."""
    facts = outlook.facts
    there = table.present[seat]
    work = numbers(RESOURCES)
    for group in range(len(facts.groups)):
        some = facts.groups[group]
        left = facts.winning[group]
        done: i64 = 0
        while left > 0:
            easiest: i64 = -1
            least: i64 = 0
            for index in range(len(some)):
                if done >> index & 1:
                    continue
                effort = missing_of(outlook, table, seat, some[index], there, None)
                if easiest < 0 or effort < least:
                    easiest, least = index, effort
            if easiest < 0:
                break
            done |= facts.bit[easiest]
            there = there | missing_of(outlook, table, seat, some[easiest], there, work)
            left -= 1
    return turns_to_pay(table, seat, work)


def missing_of(
    outlook: Outlook, table: TheopolisTable, seat: Seat, sacrament: i64, there: i64, work: vec[i64] | None
) -> i64:
    """Return the effort that the missing cards of a sacrament cost; with `work`, add it there and return them."""
    facts = outlook.facts
    total: i64 = 0
    return total
