"""How good a table looks for a seat: what bots strive for.

Four ways lead to a win, and a city on its way is that many turns away from each: the fewer, the better, and
the nearest way counts most. A card that is not in the city yet counts as much of what it would change there
as it is near: in the hand and payable, in the hand and too dear, or still to be taken from the board.
All this is a sum of `features`, each of which counts as much as `weights.toml` says: the weights are learned
from games (`batisseurs train theopolis`). None of this is a rule, and no number here is printed anywhere.
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
)
from batisseurs.games.theopolis.table import DECK, EMPTY, TheopolisTable
from batisseurs.kernel.arrays import numbers, vec
from batisseurs.kernel.bits import bit
from batisseurs.kernel.seats import Seat

WON: Final = 1_000_000_000_000
TURN: Final = 100
"""Turns are counted in hundredths."""
NEAR: Final = 1_000_000_000
HEAD_START: Final = 150
"""A way that is T turns long counts NEAR / (T + HEAD_START) squared: twice as near is much better."""
GROWTH: Final = 1
"""How many more Resources of each type a city will have, on average, while it pays for its way."""
UNIT: Final = 1000
"""What a way counts at first: the other features are compared with it."""
UNSEEN: Final = 100
"""What it costs to wait for a card that nobody has seen yet, in hundredths of a Resource of each type."""
GONE: Final = 300
"""The same for a card of which no copy can come any more, unless from the discard pile."""
ON_BOARD: Final = 20
"""The same for a card on the board: others may take it first."""
RIVAL: Final = 60
"""How much of the best rival's strength counts against a seat, in hundredths."""
LATE: Final = 30
"""With fewer cards than this in the deck the score begins to count."""
SPENT_ON_WORTH: Final = 50
"""How much of its Resources a city spends on Persons, in hundredths."""

FEATURES: Final[list[str]] = [
    "points-way",
    "stones-way",
    "sacraments-way",
    "exchanges",
    "hand-places",
    "additions",
    "buildings-safe",
    "persons-safe",
    "bishops-barred",
    "hand",
    "board",
    "late-score",
]
"""What is counted of a city: how near it is to a win by each way; for what keeps it well, that number times
the nearness; what cards of the hand and of the board would change; the score when the deck runs short."""
POINTS_WAY: Final = 0
STONES_WAY: Final = 1
SACRAMENTS_WAY: Final = 2
COMFORTS: Final = 3
"""The first of those that keep a city well."""
HAND: Final = 9
BOARD: Final = 10
LATE_SCORE: Final = 11

WEIGHTS: Final[list[int]] = [1000, 1000, 1000, 10, 10, 20, 10, 10, 10, 1600, 1600, 5000]
"""Guesses from which learning starts, and which count where no weights are learned."""

_weights: Final[list[int]] = list(WEIGHTS)


def use_weights(weights: list[int]) -> None:
    """Count the features like this from now on."""
    for index in range(len(_weights)):
        _weights[index] = weights[index]


class Outlook:
    """What the printed values promise on average. Worked out once for a set of components."""

    def __init__(self, facts: Facts) -> None:
        """Add up the costs of stones and of worth, and list who can fill the places of each sacrament."""
        self.facts: Final = facts
        self.stone_cost: Final = mean_cost(facts, facts.stones, BUILDING)
        self.worth_cost: Final = mean_cost(facts, facts.worth, PERSON)
        self.fillers: Final[list[list[int]]] = []
        self.uses: Final = numbers(KINDS)
        """In how many places a card serves."""
        some: i64 = 0
        for slot in range(SACRAMENTS * SLOTS):
            kinds: list[int] = []
            for kind in range(KINDS):
                if facts.needs[slot] & facts.bit[kind]:
                    kinds.append(kind)
            if len(kinds) == KINDS:
                kinds = []  # a place that any card fills asks for nothing
            self.fillers.append(kinds)
            for kind in kinds:
                some |= facts.bit[kind]
                self.uses[kind] += 1
        self.members: Final = some
        self.kinds: Final = vec[i64]([kind for kind in range(KINDS) if some >> kind & 1])
        """The cards that belong to sacraments, as a set and in a row."""
        givers = facts.worth_giver_kinds
        worthy = some | facts.person_set
        for index in range(len(givers)):
            worthy |= facts.bit[givers[index]]
        self.worthy: Final = worthy
        """The cards that may change how many points a turn takes."""
        self.comforts: Final = some | comfort_set(facts)
        """The cards that may change how well a city is kept."""


def comfort_set(facts: Facts) -> i64:
    """Return the cards that give exchanges, places in the hand or protections by themselves."""
    cards = facts.buildings_safe_set | facts.persons_safe_set | facts.barring_set
    for kind in range(KINDS):
        if facts.exchange_more[kind] > 0 or facts.hand_more[kind] > 0:
            cards |= facts.bit[kind]
    return cards


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
    hidden = hidden_from(table, seat)
    rival: i64 = 0
    rival_score: i64 = -WON
    for other in range(table.players):
        if other != seat and table.ranks[other] == 0:
            theirs = Prospects(outlook, table, other, hidden)
            theirs.plan()
            rival = max(rival, theirs.strength())
            if table.deck_size < LATE:
                rival_score = max(rival_score, late_score(table, other))
    value = prospects_of(table, seat).with_hand() - rival * RIVAL // 100
    if table.deck_size < LATE:
        value += (late_score(table, seat) - rival_score) * _weights[LATE_SCORE]
    return value


def strengths(table: TheopolisTable) -> list[int]:
    """Return the prospects of every seat, hands included; who has won or lost already is far away."""
    found: list[int] = []
    for seat in range(table.players):
        if table.ranks[seat] != 0:
            found.append(evaluate(table, seat))
        else:
            late = late_score(table, seat) * _weights[LATE_SCORE]
            found.append(prospects_of(table, seat).with_hand() + late)
    return found


def features(table: TheopolisTable, seat: Seat) -> list[int]:
    """Return what is counted of a city, in the order of `FEATURES`."""
    own = prospects_of(table, seat)
    own.with_hand()
    near = own.nearness()
    ways = [own.by_points, own.by_stones, own.by_sacraments]
    comforts = [near * count for count in own.comfort_counts()]
    return [*ways, *comforts, own.by_hand, own.by_board, late_score(table, seat)]


def prospects_of(table: TheopolisTable, seat: Seat) -> "Prospects":
    """Return the prospects of a seat that knows its hand, on a table of their own."""
    own = Prospects(outlook_of(table.facts), table.clone(), seat, hidden_from(table, seat))
    own.look_at_hand()
    own.plan()
    return own


def late_score(table: TheopolisTable, seat: Seat) -> i64:
    """Return the score times the cards that the deck is short."""
    return score(table, seat) * (LATE - table.deck_size) if table.deck_size < LATE else 0


def hidden_from(table: TheopolisTable, seat: Seat) -> i64:
    """Return the cards of which a copy is in the deck or in another hand, no matter which."""
    facts = table.facts
    cards: i64 = 0
    for kind in range(KINDS):
        if table.cards[DECK + kind] > 0:
            cards |= facts.bit[kind]
    for other in range(table.players):
        if other != seat:
            at = table.hand_at(other)
            for place in range(at, at + table.hand_size(other)):
                cards |= facts.bit[table.hands[place]]
    return cards


class Prospects:
    """A city on its ways. The table is the class's own to try things on, or is left alone."""

    def __init__(self, outlook: Outlook, table: TheopolisTable, seat: Seat, hidden: i64) -> None:
        """See what each card for a sacrament would cost, and how hard it is to come by."""
        self.outlook: Final = outlook
        self.table: Final = table
        self.seat: Final = seat
        facts = outlook.facts
        self.search: Final = numbers(KINDS)
        """What it costs to find a card, in hundredths of a Resource of each type."""
        self.easiest: Final = numbers(SACRAMENTS * SLOTS)
        """The card by which each place of a sacrament is filled most easily, as a set."""
        self.by_points: i64 = 0
        self.by_stones: i64 = 0
        self.by_sacraments: i64 = 0
        self.comfort: i64 = 0
        """What keeps the city well, weighted."""
        self.by_hand: i64 = 0
        self.by_board: i64 = 0
        open_cards: i64 = 0
        board = table.board
        for place in range(len(board)):
            if board[place] != EMPTY:
                open_cards |= facts.bit[board[place]]
        kinds = outlook.kinds
        for index in range(len(kinds)):
            kind = kinds[index]
            if open_cards & facts.bit[kind]:
                self.search[kind] = ON_BOARD
            elif hidden & facts.bit[kind]:
                self.search[kind] = UNSEEN
            else:
                self.search[kind] = GONE

    def look_at_hand(self) -> None:
        """Cards of their own hand need not be searched for."""
        table = self.table
        at = table.hand_at(self.seat)
        for place in range(at, at + table.facts.largest_hand):
            if table.hands[place] == EMPTY:
                break
            self.search[table.hands[place]] = 0

    def plan(self) -> None:
        """Settle which card would fill each place of a sacrament, and how near each way is."""
        bits = self.table.facts.bit
        uses = self.outlook.uses
        for slot in range(SACRAMENTS * SLOTS):
            fillers = self.outlook.fillers[slot]
            if fillers:
                easiest: i64 = fillers[0]
                for kind in fillers:
                    # A card that serves in many sacraments is worth more trouble.
                    if self.cost(kind) * uses[easiest] < self.cost(easiest) * uses[kind]:
                        easiest = kind
                self.easiest[slot] = bits[easiest]
        self.by_points = nearness(self.points_away())
        self.by_stones = nearness(self.stones_away())
        self.by_sacraments = nearness(self.sacraments_away())
        self.comfort = self.comforts()

    def with_hand(self) -> i64:
        """Return the strength of the city with what the hand promises.

        A place of the hand that is empty counts as the most promising board card: it will be taken.
        """
        table = self.table
        hands = table.hands
        at = table.hand_at(self.seat)
        now = self.strength()
        total: i64 = 0
        held: i64 = 0
        last: i64 = EMPTY
        gain: i64 = 0
        for place in range(at, at + table.facts.largest_hand):
            kind = hands[place]
            if kind == EMPTY:
                break
            held += 1
            # A second copy mostly does less than the first.
            gain = self.promise(kind, now) if kind != last else gain // 2
            last = kind
            total += gain
        self.by_hand = total
        total = 0
        places = hand_limit(table, self.seat) - held
        if places > 0:
            gains: list[int] = []
            board = table.board
            for place in range(len(board)):
                if board[place] != EMPTY:
                    gains.append(self.promise(board[place], now))
            gains.sort(reverse=True)
            for index in range(min(places, len(gains))):
                total += gains[index]
        self.by_board = total
        return now + self.by_hand * _weights[HAND] + self.by_board * _weights[BOARD]

    def promise(self, kind: i64, now: i64) -> i64:
        """Return what a card would change in the city, the less the longer it takes to pay for it.

        It is tried out on the table, which is then put back as it was.
        """
        table = self.table
        facts = table.facts
        seat = self.seat
        if facts.type[kind] == DISASTER:
            return 0
        at = (table.saints[seat] * KINDS + kind) * RESOURCES
        own = seat * RESOURCES
        missing: i64 = 0
        for resource in range(RESOURCES):
            lacking = facts.price[at + resource] - table.unused[own + resource] - table.used[own + resource]
            missing += max(lacking, 0)
        if facts.bit[kind] & facts.winner_set:
            additions = most_held(table, seat, facts.addition_sacraments, facts.additions)
            return nearness((missing + 1) * TURN // additions) * UNIT // max(_weights[HAND], 1)
        lost: i64 = 0
        if facts.arrival[kind] in (LOSE_POINTS, LOSE_POINTS_AND_LEAVE):
            lost = min(facts.arrival_amount[kind], table.points[seat])
        stays = facts.arrival[kind] != LOSE_POINTS_AND_LEAVE
        table.points[seat] -= lost
        if stays:
            table.join_city(seat, kind)
        then = self.strength_with(kind)
        if stays:
            table.leave_city(seat, kind)
        table.points[seat] += lost
        return (then - now) // ((2 + missing) * UNIT)

    def strength(self) -> i64:
        """Return how near the city is to a win, by the nearest way above all, and how well it is kept."""
        return weighted(self.by_points, self.by_stones, self.by_sacraments, self.comfort)

    def nearness(self) -> i64:
        """Return how near the city is to a win, all ways alike."""
        return self.by_points + self.by_stones + self.by_sacraments

    def strength_with(self, kind: i64) -> i64:
        """Return the strength with a card that has just come; only what it may change is looked at again."""
        facts = self.table.facts
        card = facts.bit[kind]
        by_points = self.by_points
        by_stones = self.by_stones
        by_sacraments = self.by_sacraments
        comfort = self.comfort
        if card & self.outlook.worthy:
            by_points = nearness(self.points_away())
        if card & facts.building_set:
            by_stones = nearness(self.stones_away())
        if card & self.outlook.members:
            by_sacraments = nearness(self.sacraments_away())
        if card & self.outlook.comforts:
            comfort = self.comforts()
        return weighted(by_points, by_stones, by_sacraments, comfort)

    def comforts(self) -> i64:
        """Return how well a city is kept, weighted."""
        total: i64 = 0
        place: i64 = COMFORTS
        for count in self.comfort_counts():
            total += count * _weights[place]
            place += 1
        return total

    def comfort_counts(self) -> list[int]:
        """Return what keeps a city well: exchanges, places in the hand, additions, protections."""
        table = self.table
        seat = self.seat
        return [
            exchange_allowance(table, seat),
            hand_limit(table, seat),
            most_held(table, seat, table.facts.addition_sacraments, table.facts.additions),
            1 if buildings_safe(table, seat) else 0,
            1 if persons_safe(table, seat) else 0,
            1 if bishops_barred(table, seat) else 0,
        ]

    def points_away(self) -> i64:
        """Return the turns until the last original point is lost, if the worth of Persons keeps growing."""
        table = self.table
        points = table.points[self.seat]
        own = self.seat * RESOURCES
        growth: i64 = 0
        for resource in range(RESOURCES):
            owned = table.unused[own + resource] + table.used[own + resource]
            growth += SPENT_ON_WORTH * 100 * owned // max(self.outlook.worth_cost[resource], 1)
        growth = max(growth // RESOURCES, 1)
        worth = 100 * points_each_turn(table, self.seat)
        # points = worth * turns + growth * turns² / 2, in hundredths.
        root = i64(math.sqrt(float(worth * worth + 200 * growth * points)))
        return (root - worth) * TURN // growth

    def stones_away(self) -> i64:
        """Return the turns until enough stones are paid for, at the mean cost of a stone."""
        missing = self.table.facts.stones_to_win - stones(self.table, self.seat)
        if missing <= 0:
            return 0
        cost = self.outlook.stone_cost
        return self.turns_to_pay(missing * cost[0], missing * cost[1], missing * cost[2])

    def sacraments_away(self) -> i64:
        """Return the turns until the cards missing for the easiest winning sacraments are found and paid."""
        facts = self.table.facts
        first = self.table.present[self.seat]
        there = first
        for group in range(len(facts.groups)):
            some = facts.groups[group]
            if facts.winning[group] == len(some):
                for index in range(len(some)):
                    there |= self.missing(some[index], there)
            else:
                there |= self.missing_of_easiest(some, facts.winning[group], there)
        return self.turns_to_find(there ^ first)

    def missing_of_easiest(self, some: vec[i64], number: i64, there: i64) -> i64:
        """Return the cards that are missing for so many of some sacraments, the easiest ones."""
        cards: i64 = 0
        taken: i64 = 0
        for _ in range(number):
            easiest: i64 = -1
            least: i64 = 0
            lacking: i64 = 0
            for index in range(len(some)):
                if not taken >> index & 1:
                    found = self.missing(some[index], there | cards)
                    effort = self.effort(found)
                    if easiest < 0 or effort < least:
                        easiest = index
                        least = effort
                        lacking = found
            taken |= bit(easiest)
            cards |= lacking
        return cards

    def missing(self, sacrament: i64, there: i64) -> i64:
        """Return the cards that a sacrament still needs beside those that are there."""
        needs = self.table.facts.needs
        easiest = self.easiest
        slot = sacrament * SLOTS
        found: i64 = 0
        for _ in range(SLOTS):
            if not (there | found) & needs[slot]:
                found |= easiest[slot]
            slot += 1
        return found

    def cost(self, kind: i64) -> i64:
        """Return what it takes to find a card and to pay for it, in hundredths of a Resource."""
        return 100 * self.table.facts.cost_total[kind] + RESOURCES * self.search[kind]

    def effort(self, cards: i64) -> i64:
        """Return what all these cards take."""
        if cards == 0:
            return 0
        kinds = self.outlook.kinds
        total: i64 = 0
        for index in range(len(kinds)):
            kind = kinds[index]
            if cards >> kind & 1:
                total += self.cost(kind)
        return total

    def turns_to_find(self, cards: i64) -> i64:
        """Return the turns until these cards are found and paid for."""
        price = self.table.facts.price
        search = self.search
        kinds = self.outlook.kinds
        saint = self.table.saints[self.seat] * KINDS
        faith: i64 = 0
        hope: i64 = 0
        charity: i64 = 0
        for index in range(len(kinds)):
            kind = kinds[index]
            if cards >> kind & 1:
                at = (saint + kind) * RESOURCES
                faith += 100 * price[at] + search[kind]
                hope += 100 * price[at + 1] + search[kind]
                charity += 100 * price[at + 2] + search[kind]
        return self.turns_to_pay(faith, hope, charity)

    def turns_to_pay(self, faith: i64, hope: i64, charity: i64) -> i64:
        """Return how long the city pays for this, in hundredths: the scarcest type holds it up most."""
        unused = self.table.unused
        used = self.table.used
        own = self.seat * RESOURCES
        by_faith = faith // (unused[own] + used[own] + GROWTH)
        by_hope = hope // (unused[own + 1] + used[own + 1] + GROWTH)
        by_charity = charity // (unused[own + 2] + used[own + 2] + GROWTH)
        return (max(by_faith, by_hope, by_charity) + (by_faith + by_hope + by_charity) // RESOURCES) // 2


def nearness(turns: i64) -> i64:
    """Return what a way counts that is this long, in hundredths of a turn."""
    reach = turns + HEAD_START
    return NEAR // (reach * reach)


def weighted(by_points: i64, by_stones: i64, by_sacraments: i64, comfort: i64) -> i64:
    """Return the strength of a city with these ways, each as near as this."""
    ways = by_points * _weights[POINTS_WAY] + by_stones * _weights[STONES_WAY]
    return ways + by_sacraments * _weights[SACRAMENTS_WAY] + (by_points + by_stones + by_sacraments) * comfort
