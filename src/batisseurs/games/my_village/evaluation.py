"""How good a table looks for a seat: what bots strive for.

A village is described by a few whole numbers (`features`), each of which counts as much as `weights.toml`
says: the sum is about the points that it will have at the end, in hundredths. The weights are learned from
games (`batisseurs train my-village`); none of them is a rule. Whole numbers only, so that every machine and
both forms agree.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.my_village.costs import alternative_at, can_pay, stock
from batisseurs.games.my_village.ending import score
from batisseurs.games.my_village.facts import (
    ABBOT,
    COUNCILLOR,
    CRAFTSMAN,
    CUSTOMER,
    CUSTOMERS,
    DEMANDS,
    GENERIC,
    GENERIC_RESOURCES,
    GIVE_COINS,
    LETTERS,
    MERCHANT,
    PROFESSIONS,
    RESOURCES,
    TRAVELLER,
    WORKSHOP,
    Facts,
)
from batisseurs.games.my_village.religion import windows
from batisseurs.games.my_village.table import (
    BOARD,
    CHAMBER_CARD,
    CHURCH_CARD,
    CLOUD,
    COIN_SPACE,
    COINS,
    COVERED,
    FIELD_CARDS,
    GENERIC_MARKERS,
    GOODS,
    HEADMAN,
    JOURNEY,
    LABOURERS,
    LEFT,
    MARKERS,
    MARKET,
    NONE,
    PLOWS,
    REAPER,
    RIGHT,
    ROW,
    SCHOOL,
    SHOP,
    SQUARE_CARD,
    TREE,
    VILLAGERS,
    VillageTable,
)
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.seats import Seat

WON: Final = 10_000_000
POINT: Final = 100
"""Everything is counted in hundredths of a prestige point."""
WHOLE: Final = 100
ALL_RESOURCES: Final = bit(RESOURCES) - 1
MANY_COINS: Final = 5
MANY_GOODS: Final = 2
MANY_CUSTOMERS: Final = 5
RIVAL: Final = 25
"""How much of the best rival's points counts against a seat, in hundredths."""

FEATURES: Final[list[str]] = [
    "points",
    "stories",
    "stories-later",
    "stories-at-town-hall",
    "coins",
    "spare-coins",
    "markers-later",
    "goods",
    "spare-goods",
    "ready-customers",
    "payable-customers",
    "wanted-goods",
    "near-customers-later",
    "waiting-customers-later",
    "crowding-customers-later",
    "fields-later",
    "workshops-later",
    "workshop-values-later",
    "chamber-later",
    "covered-later",
    "free-windows-later",
    "villagers-later",
    "craftsman-later",
    "merchant-later",
    "market-later",
    "traveller-later",
    "abbot-later",
    "councillor-later",
    "pupil-later",
    "second-pupil-later",
    "time",
    "time-later",
    "squares-later",
    "labourers-later",
    "free-spaces-later",
    "later",
]
"""What is counted of a village; `-later`: times the tenths of the game that are left."""

WEIGHTS: Final[list[int]] = [
    100, 35, 6, 30, 50, 8, 7, 28, 10, 75, 45, 20, 5, 2, 1, 4, 8, 3, 14, -2, 6, 27, 4, 6,
    1, 4, 7, 3, 12, 20, -3, -2, 3, -4, 0, 0,
]  # fmt: skip
"""Guesses from which learning starts, and which count where no weights are learned."""

_weights: Final[list[int]] = list(WEIGHTS)


def use_weights(weights: list[int]) -> None:
    """Count the features like this from now on."""
    for index in range(len(_weights)):
        _weights[index] = weights[index]


def evaluate(table: VillageTable, seat: Seat) -> i64:
    """Return how good the table looks for a seat: its own prospects less a part of a rival's."""
    rival: i64 = -WON
    for other in range(table.players):
        if other != seat:
            rival = max(rival, score(table, other))
    if table.ranks[seat] != 0:
        ahead = POINT * (score(table, seat) - rival)
        return WON + ahead if table.ranks[seat] == 1 else ahead - WON
    return strength(table, seat) - rival * RIVAL


def strengths(table: VillageTable) -> list[int]:
    """Return about how many points every village will have, in hundredths."""
    return [strength(table, seat) for seat in range(table.players)]


def strength(table: VillageTable, seat: Seat) -> i64:
    """Return about how many points a village will have, in hundredths."""
    if table.ranks[seat] != 0:
        return POINT * score(table, seat)
    counts = features(table, seat)
    total: i64 = 0
    for index in range(len(counts)):
        total += counts[index] * _weights[index]
    return total


def time_left(table: VillageTable) -> i64:
    """Return how much of the game is still to come, in hundredths, by coffins and by rounds."""
    last = table.facts.last_coffin[table.players]
    left = max(last - table.coffins(), 0) * WHOLE // last
    return min(left, max(table.max_rounds - table.round, 0) * 8)


def features(table: VillageTable, seat: Seat) -> list[int]:
    """Return what is counted of a village, in the order of `FEATURES`."""
    villages = table.villages
    at = seat * ROW
    left = time_left(table)
    tree = villages[at + TREE]
    coins = villages[at + COINS]
    clouds = villages[at + CLOUD] - 1 + villages[at + REAPER] * table.facts.clouds
    return [
        score(table, seat),
        tree,
        tree * left // 10,
        tree if villages[at + HEADMAN] == COIN_SPACE else 0,
        min(coins, MANY_COINS),
        max(coins - MANY_COINS, 0),
        villages[at + MARKERS] * left // 10,
        *customers(table, seat, left),
        *buildings(table, seat, left),
        *people(table, seat, left),
        clouds,
        clouds * left // 10,
        villages[at + SQUARE_CARD] * left // 10,
        villages[at + LABOURERS] * left // 10,
        (PROFESSIONS - size(villages[at + VILLAGERS])) * left // 10,
        left // 10,
    ]


def customers(table: VillageTable, seat: Seat, left: i64) -> list[int]:
    """Return the resources, the points of the customers that wait, and the resources that these ask for.

    A customer is ready if the merchant is there and all is paid from what the village has, payable without a
    merchant, near if the village can make what is missing, or must wait for a workshop; of those who cannot
    be paid, some are too many.
    """
    facts = table.facts
    villages = table.villages
    at = seat * ROW
    useful = villages[at + GENERIC_MARKERS] + size(villages[at + PLOWS])
    spare: i64 = 0
    made: i64 = 0
    for resource in range(RESOURCES):
        goods = villages[at + GOODS + resource]
        useful += min(goods, MANY_GOODS)
        spare += max(goods - MANY_GOODS, 0)
        if villages[at + SHOP + resource] != NONE:
            made |= bit(resource)
    chamber = villages[at + CHAMBER_CARD]
    if chamber != NONE and table.facts.chamber_effect[chamber] == GENERIC_RESOURCES:
        made |= bit(GENERIC)
    market = villages[at + MARKET]
    asked = [0] * RESOURCES
    payable: i64 = 0
    near: i64 = 0
    waiting: i64 = 0
    crowding: i64 = 0
    number: i64 = 0
    for customer in range(CUSTOMERS):
        if market >> customer & 1:
            points = facts.points[CUSTOMER + customer]
            add_demands(facts, CUSTOMER + customer, asked)
            if can_pay(table, seat, CUSTOMER + customer, 0):
                payable += points
                continue
            number += 1
            if number > MANY_CUSTOMERS:
                crowding += points
            elif can_make(table, seat, CUSTOMER + customer, made):
                near += points
            else:
                waiting += points
    wanted: i64 = 0
    for resource in range(RESOURCES):
        wanted += min(villages[at + GOODS + resource], asked[resource])
    merchant = villages[at + VILLAGERS] >> MERCHANT & 1
    return [
        useful,
        spare,
        payable * merchant,
        payable * (1 - merchant),
        wanted,
        near * left // 10,
        waiting * left // 10,
        crowding * left // 10,
    ]


def add_demands(facts: Facts, customer: i64, asked: list[int]) -> None:
    """Add the resources that a customer asks for by name."""
    first = alternative_at(customer, 0)
    for demand in range(first, first + DEMANDS):
        means = facts.demand_means[demand] & ALL_RESOURCES
        if means & (means - 1) == 0:
            for resource in range(RESOURCES):
                if means >> resource & 1:
                    asked[resource] += facts.demand_units[demand]


def can_make(table: VillageTable, seat: Seat, customer: i64, made: i64) -> bool:
    """Tell whether a village can make everything that it lacks to serve a customer."""
    facts = table.facts
    first = alternative_at(customer, 0)
    for demand in range(first, first + DEMANDS):
        units = facts.demand_units[demand]
        if units == 0:
            break
        means = facts.demand_means[demand]
        if not means & made and stock(table, seat, means) < units:
            return False
    return True


def buildings(table: VillageTable, seat: Seat, left: i64) -> list[int]:
    """Return fields, workshops, chamber and church."""
    villages = table.villages
    facts = table.facts
    at = seat * ROW
    board = villages[at + BOARD]
    own = facts.personal_values[board] if board != NONE else 0
    shops: i64 = 0
    values: i64 = 0
    for type_ in range(RESOURCES):
        shop = villages[at + SHOP + type_]
        if shop != NONE:
            shops += 1
            values += size(facts.values[WORKSHOP + shop] & own)
    chamber = villages[at + CHAMBER_CARD]
    covered: i64 = 0
    if chamber != NONE and facts.chamber_effect[chamber] not in (GIVE_COINS, GENERIC_RESOURCES):
        covered = size(villages[at + COVERED])
    free = facts.most_windows - windows(table, seat) if villages[at + CHURCH_CARD] != NONE else 0
    return [
        villages[at + FIELD_CARDS] * left // 10,
        shops * left // 10,
        values * left // 10,
        left // 10 if chamber != NONE else 0,
        covered * left // 10,
        free * left // 10,
    ]


def people(table: VillageTable, seat: Seat, left: i64) -> list[int]:
    """Return the villagers, those who have something to do, and the pupils."""
    villages = table.villages
    at = seat * ROW
    present = villages[at + VILLAGERS]
    merchant = present >> MERCHANT & 1
    traveller = present >> TRAVELLER & 1 if villages[at + JOURNEY] < LETTERS else 0
    school = villages[at + SCHOOL]
    return [
        size(present) * left // 10,
        (present >> CRAFTSMAN & 1) * left // 10,
        merchant * left // 10,
        merchant * min(size(villages[at + MARKET]), MANY_CUSTOMERS) * left // 10,
        traveller * left // 10,
        (present >> ABBOT & 1) * left // 10,
        (present >> COUNCILLOR & 1) * left // 10,
        left // 10 if school & LEFT else 0,
        left // 10 if school & RIGHT else 0,
    ]
