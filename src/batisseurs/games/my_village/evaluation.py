"""How good a table looks for a seat: what bots strive for.

The points a village has now, and what it may still make of what it has: stories on the tree, coins and
resources, customers that wait, workshops and villagers. The fewer coffins are left, the less this counts.
None of this is a rule, and no number here is printed anywhere: they are guesses that do well in play.
Whole numbers only, so that every machine and both forms agree.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.my_village.costs import can_pay
from batisseurs.games.my_village.ending import score
from batisseurs.games.my_village.facts import (
    ABBOT,
    COUNCILLOR,
    CRAFTSMAN,
    CUSTOMER,
    CUSTOMERS,
    GENERIC_RESOURCES,
    GIVE_COINS,
    LETTERS,
    MERCHANT,
    RESOURCES,
    TRAVELLER,
    WORKSHOP,
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
    TREE,
    VILLAGERS,
    VillageTable,
)
from batisseurs.kernel.bits import size
from batisseurs.kernel.seats import Seat

WON: Final = 10_000_000
POINT: Final = 100
"""Everything is counted in hundredths of a prestige point."""
WHOLE: Final = 100
STORY: Final = 30
STORY_LATER: Final = 40
"""A story on the tree, at the end and what it is worth more at the start."""
NEAR_TOWN_HALL: Final = 25
"""How much more a story is worth while the headman stands next to the town hall."""
COIN: Final = 40
MANY_COINS: Final = 5
SPARE_COIN: Final = 10
GOOD: Final = 28
SPARE_GOOD: Final = 10
MARKER: Final = 45
PAYABLE: Final = 40
"""What a waiting customer is worth, in hundredths of its points: payable, or not."""
WAITING: Final = 10
MANY_CUSTOMERS: Final = 5
CROWD: Final = 3
SHOP_WORTH: Final = 90
SAME_VALUES: Final = 35
FIELD_WORTH: Final = 70
CHAMBER_WORTH: Final = 130
CHURCH_WORTH: Final = 60
VILLAGER: Final = 300
USEFUL: Final = 80
SUCCESSOR: Final = 90
SECOND_YEAR: Final = 50
TIME: Final = 28
"""What a cloud costs at the start."""
RIVAL: Final = 25
"""How much of the best rival's points counts against a seat, in hundredths."""


def evaluate(table: VillageTable, seat: Seat) -> i64:
    """Return how good the table looks for a seat: its own prospects less those of its best rival."""
    if table.ranks[seat] != 0:
        return WON if table.ranks[seat] == 1 else table.players - table.ranks[seat] - WON
    rival: i64 = -WON
    for other in range(table.players):
        if other != seat:
            rival = max(rival, score(table, other))
    return prospects(table, seat) - rival * RIVAL


def time_left(table: VillageTable) -> i64:
    """Return how much of the game is still to come, in hundredths, by coffins and by rounds."""
    last = table.facts.last_coffin[table.players]
    left = max(last - table.coffins(), 0) * WHOLE // last
    return min(left, max(table.max_rounds - table.round, 0) * 8)


def prospects(table: VillageTable, seat: Seat) -> i64:
    """Return the points of a village and what it may still come to."""
    villages = table.villages
    facts = table.facts
    at = seat * ROW
    left = time_left(table)
    story = STORY + STORY_LATER * left // WHOLE
    if villages[at + HEADMAN] == COIN_SPACE:
        story += NEAR_TOWN_HALL
    value = score(table, seat) * POINT + villages[at + TREE] * story
    coins = villages[at + COINS]
    value += min(coins, MANY_COINS) * COIN + max(coins - MANY_COINS, 0) * SPARE_COIN
    value += villages[at + MARKERS] * MARKER * left // WHOLE
    value += customers(table, seat)
    future = engine(table, seat) + people(table, seat)
    clouds = villages[at + CLOUD] - 1 + villages[at + REAPER] * facts.clouds
    future -= clouds * TIME
    return value + future * left // WHOLE - clouds


def customers(table: VillageTable, seat: Seat) -> i64:
    """Return what resources and waiting customers are worth."""
    villages = table.villages
    facts = table.facts
    at = seat * ROW
    value: i64 = 0
    for resource in range(RESOURCES):
        goods = villages[at + GOODS + resource]
        value += min(goods, 2) * GOOD + max(goods - 2, 0) * SPARE_GOOD
    value += villages[at + GENERIC_MARKERS] * GOOD + size(villages[at + PLOWS]) * GOOD
    market = villages[at + MARKET]
    waiting: i64 = 0
    for customer in range(CUSTOMERS):
        if market >> customer & 1:
            points = facts.points[CUSTOMER + customer]
            if can_pay(table, seat, CUSTOMER + customer, 0):
                value += points * PAYABLE
            else:
                waiting += 1
                value += points * (WAITING if waiting <= MANY_CUSTOMERS else CROWD)
    return value


def engine(table: VillageTable, seat: Seat) -> i64:
    """Return what workshops, fields, chamber and church may still bring."""
    villages = table.villages
    facts = table.facts
    at = seat * ROW
    board = villages[at + BOARD]
    own = facts.personal_values[board] if board != NONE else 0
    value = villages[at + FIELD_CARDS] * FIELD_WORTH
    for type_ in range(RESOURCES):
        shop = villages[at + SHOP + type_]
        if shop != NONE:
            value += SHOP_WORTH + SAME_VALUES * size(facts.values[WORKSHOP + shop] & own)
    chamber = villages[at + CHAMBER_CARD]
    if chamber != NONE:
        value += CHAMBER_WORTH
        if facts.chamber_effect[chamber] not in (GIVE_COINS, GENERIC_RESOURCES):
            value -= size(villages[at + COVERED]) * (CHAMBER_WORTH // 5)
    if villages[at + CHURCH_CARD] != NONE:
        value += CHURCH_WORTH * (facts.most_windows - windows(table, seat))
    return value


def people(table: VillageTable, seat: Seat) -> i64:
    """Return what villagers and successors are worth: more where they have something to do."""
    villages = table.villages
    at = seat * ROW
    present = villages[at + VILLAGERS]
    value = size(present) * VILLAGER
    if present >> CRAFTSMAN & 1:
        value += USEFUL
    if present >> MERCHANT & 1:
        value += USEFUL + 10 * min(size(villages[at + MARKET]), MANY_CUSTOMERS)
    if present >> TRAVELLER & 1 and villages[at + JOURNEY] < LETTERS:
        value += USEFUL // 2
    if present >> ABBOT & 1:
        value += USEFUL // 2
    if present >> COUNCILLOR & 1:
        value += USEFUL // 3
    if villages[at + SCHOOL] & LEFT:
        value += SUCCESSOR
    if villages[at + SCHOOL] & RIGHT:
        value += SUCCESSOR + SECOND_YEAR
    return value
