"""How good a table looks for a seat: what bots strive for.

A village is described by a few whole numbers (`features`), each of which counts as much as `weights.toml`
says: the sum is about the points that it will have at the end, in thousandths. All numbers but the points
have two weights: one that always counts, and one (`…-later`) that counts for each hundredth of the game that
is left. The weights are learned from games (docs/bots.md); none of them is a rule. Whole numbers only, so
that every machine and both forms agree.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.my_village.costs import alternative_at, can_pay, stock
from batisseurs.games.my_village.ending import score
from batisseurs.games.my_village.facts import (
    ABBOT,
    CHURCH,
    COVER_CATEGORIES,
    COVER_PROFESSIONS,
    CUSTOMER,
    CUSTOMERS,
    DEMANDS,
    GENERIC,
    GENERIC_RESOURCES,
    LETTERS,
    MERCHANT,
    PILE,
    PROFESSIONS,
    REPEL_RATS,
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
    PROTECTIONS,
    REAPER,
    RIGHT,
    ROW,
    SCHOOL,
    SHOP,
    SQUARE_CARD,
    STORY_SPACE,
    TREE,
    VILLAGERS,
    VillageTable,
)
from batisseurs.kernel.arrays import numbers, vec
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.seats import Seat

WON: Final = 100_000_000
POINT: Final = 1000
"""Everything is counted in thousandths of a prestige point."""
WHOLE: Final = 100
MOST_LEFT: Final = 110
"""More than at the start of a game, in hundredths: see `time_left`."""
ALL_RESOURCES: Final = bit(RESOURCES) - 1
MANY_COINS: Final = 5
MANY_GOODS: Final = 2
MANY_CUSTOMERS: Final = 5
SURE_TIME: Final = 8
"""Hundredths of the game for each round that the table still allows (MV-311)."""

# What is counted of a village. The numbers are places in the row of features.
POINTS: Final = 0
ONE: Final = 1
STORIES: Final = 2
STORIES_AT_COIN_SPACE: Final = 3
STORIES_AT_STORY_SPACE: Final = 4
STORIES_IN_DANGER: Final = 5
AT_COIN_SPACE: Final = 6
AT_STORY_SPACE: Final = 7
COINS_AT: Final = 8
SPARE_COINS: Final = 9
MARKERS_AT: Final = 10
USEFUL_GOODS: Final = 11
SPARE_GOODS: Final = 12
GENERIC_GOODS: Final = 13
READY: Final = 14
PAYABLE: Final = 15
WANTED: Final = 16
NEAR: Final = 17
WAITING: Final = 18
CROWDING: Final = 19
FIELDS_AT: Final = 20
PLOWED: Final = 21
WORKSHOPS_AT: Final = 22
PERSONAL_WORKSHOPS: Final = 23
TOGETHER: Final = 24
CHAMBER_AT: Final = 25
"""One for each effect of a chamber."""
COVERED_PROFESSIONS: Final = 29
COVERED_CATEGORIES: Final = 30
CHURCH_AT: Final = 31
PROTECTED: Final = 32
NEXT_WINDOW: Final = 33
SQUARE_AT: Final = 34
NEXT_TRAVEL: Final = 35
PAYABLE_TRAVEL: Final = 36
PROFESSION_AT: Final = 37
"""One for each profession."""
LAST_VILLAGER: Final = 42
MERCHANT_WITH_CUSTOMERS: Final = 43
PUPIL: Final = 44
SECOND_PUPIL: Final = 45
TIME_AT: Final = 46
LABOURERS_AT: Final = 47
HOLDS_HAND: Final = 48
TURNS_LEFT: Final = 49
LAST_ROUND_STORIES: Final = 50
COUNTED: Final = 51

NAMES: Final[list[str]] = [
    "points",
    "one",
    "stories",
    "stories-at-coin-space",
    "stories-at-story-space",
    "stories-in-danger",
    "at-coin-space",
    "at-story-space",
    "coins",
    "spare-coins",
    "markers",
    "goods",
    "spare-goods",
    "generic-goods",
    "ready-customers",
    "payable-customers",
    "wanted-goods",
    "near-customers",
    "waiting-customers",
    "crowding-customers",
    "fields",
    "plowed-fields",
    "workshops",
    "personal-workshops",
    "banners-together",
    "monetary-chamber",
    "citizens-chamber",
    "properties-chamber",
    "guild-chamber",
    "covered-professions",
    "covered-categories",
    "church",
    "protections",
    "next-window",
    "square",
    "next-travel",
    "payable-travel",
    "abbot",
    "councillor",
    "traveller",
    "craftsman",
    "merchant",
    "last-villager",
    "merchant-with-customers",
    "pupil",
    "second-pupil",
    "time",
    "labourers",
    "hand",
    "turns",
    "stories-in-last-round",
]
FEATURES: Final[list[str]] = [*NAMES, *[f"{name}-later" for name in NAMES[1:]]]
"""What is counted of a village; `-later`: times the hundredths of the game that are left."""

GUESSES: Final[dict[str, int]] = {
    "points": 1000, "stories": 350, "stories-later": 6, "stories-at-coin-space": 300, "coins": 500,
    "spare-coins": 80, "markers-later": 7, "goods": 280, "spare-goods": 100, "generic-goods": 280,
    "ready-customers": 750, "payable-customers": 450, "wanted-goods": 200, "near-customers-later": 5,
    "waiting-customers-later": 2, "crowding-customers-later": 1, "fields-later": 4, "workshops-later": 8,
    "personal-workshops-later": 3, "monetary-chamber-later": 14, "citizens-chamber-later": 14,
    "properties-chamber-later": 14, "guild-chamber-later": 14, "covered-professions-later": -2,
    "covered-categories-later": -2, "church-later": 20, "next-window-later": 4, "abbot-later": 34,
    "councillor-later": 30, "traveller-later": 31, "craftsman-later": 31, "merchant-later": 33,
    "pupil-later": 12, "second-pupil-later": 20, "time": -30, "time-later": -2, "square-later": 3,
    "labourers-later": -4,
}  # fmt: skip
"""Guesses from which learning starts, and which count where no weights are learned."""
WEIGHTS: Final[list[int]] = [GUESSES.get(name, 0) for name in FEATURES]


class Weighing:
    """How much each number counts, for every part of the game that may be left."""

    def __init__(self) -> None:
        """Count nothing yet."""
        self.weights: vec[i64] = numbers((MOST_LEFT + 1) * COUNTED)


_weighing: Final = Weighing()


def use_weights(weights: list[int]) -> None:
    """Count the features like this from now on."""
    for left in range(MOST_LEFT + 1):
        for place in range(COUNTED):
            more: i64 = weights[COUNTED + place - 1] * left if place > 0 else 0
            _weighing.weights[left * COUNTED + place] = weights[place] + more


def evaluate(table: VillageTable, seat: Seat) -> i64:
    """Return how far ahead of its best rival a seat looks; a finished game is won or lost.

    Time is shared: what a village uses up, its rivals lose too. So only the difference says what it is worth.
    """
    best: i64 = -WON
    for other in range(table.players):
        if other != seat:
            best = max(best, strength(table, other))
    ahead = strength(table, seat) - best
    if table.ranks[seat] == 0:
        return ahead
    return WON + ahead if table.ranks[seat] == 1 else ahead - WON


def strengths(table: VillageTable) -> list[int]:
    """Return about how many points every village will have, in thousandths."""
    return [strength(table, seat) for seat in range(table.players)]


def strength(table: VillageTable, seat: Seat) -> i64:
    """Return about how many points a village will have, in thousandths."""
    if table.ranks[seat] != 0:
        return POINT * score(table, seat)
    left = time_left(table)
    counts = of_village(table, seat, left)
    weights = _weighing.weights
    at = left * COUNTED
    total: i64 = 0
    for place in range(COUNTED):
        total += counts[place] * weights[at + place]
    return total


def features(table: VillageTable, seat: Seat) -> list[int]:
    """Return what is counted of a village, in the order of `FEATURES`."""
    left = time_left(table)
    counts = of_village(table, seat, left)
    once: list[int] = [counts[place] for place in range(COUNTED)]
    return once + [count * left for count in once[1:]]


def time_left(table: VillageTable) -> i64:
    """Return how much of the game is still to come, in hundredths, by time and by rounds.

    Somebody must cross the bridge for the last coffin; the time of the others on their way there is lost.
    """
    facts = table.facts
    last = facts.last_coffin[table.players] - table.coffins()
    if last <= 0:
        return 0
    clouds = last * facts.clouds + (table.players - 1) * facts.clouds // 2
    for seat in range(table.players):
        clouds -= time_used(table, seat)
    left = max(clouds, 1) * WHOLE // (facts.last_coffin[table.players] * facts.clouds)
    return min(left, max(table.max_rounds - table.round, 0) * SURE_TIME, MOST_LEFT)


def time_used(table: VillageTable, seat: Seat) -> i64:
    """Return how far a village has come on its way to the next death."""
    at = seat * ROW
    return table.villages[at + CLOUD] - 1 + table.villages[at + REAPER] * table.facts.clouds


def of_village(table: VillageTable, seat: Seat, left: i64) -> vec[i64]:
    """Return what is counted of a village."""
    villages = table.villages
    at = seat * ROW
    counts = numbers(COUNTED)
    counts[POINTS] = score(table, seat)
    counts[ONE] = 1
    count_stories(table, seat, left, counts)
    coins = villages[at + COINS]
    counts[COINS_AT] = min(coins, MANY_COINS)
    counts[SPARE_COINS] = max(coins - MANY_COINS, 0)
    counts[MARKERS_AT] = villages[at + MARKERS]
    count_customers(table, seat, counts)
    count_buildings(table, seat, counts)
    count_ways(table, seat, counts)
    count_people(table, seat, counts)
    counts[TIME_AT] = time_used(table, seat)
    counts[LABOURERS_AT] = villages[at + LABOURERS]
    counts[HOLDS_HAND] = 1 if table.holder == seat else 0
    return counts


def count_stories(table: VillageTable, seat: Seat, left: i64, counts: vec[i64]) -> None:
    """Count the story points on the tree, by how soon they can be safe, and the turns of this round."""
    villages = table.villages
    at = seat * ROW
    tree = villages[at + TREE]
    headman = villages[at + HEADMAN]
    counts[STORIES] = tree
    if headman == COIN_SPACE:
        counts[STORIES_AT_COIN_SPACE] = tree
        counts[AT_COIN_SPACE] = 1
    elif headman == STORY_SPACE:
        counts[STORIES_AT_STORY_SPACE] = tree
        counts[AT_STORY_SPACE] = 1
    danger = table.facts.red_spaces + 1 - table.rat
    if danger > 0:
        counts[STORIES_IN_DANGER] = tree * danger
    players = table.players
    place = (seat - table.first + players) % players
    begun = (table.turn + players - place) // players  # one that has just begun is not over
    if table.active == seat and table.value == 0:
        begun -= 1
    turns = table.facts.turns[players] - begun
    counts[TURNS_LEFT] = turns
    if left == 0:
        safe = turns > 0 if headman == COIN_SPACE else turns > 1
        counts[LAST_ROUND_STORIES] = 0 if safe else tree


def count_goods(table: VillageTable, seat: Seat, counts: vec[i64]) -> i64:
    """Count the resources; return what the village can make, as a set."""
    villages = table.villages
    at = seat * ROW
    useful = size(villages[at + PLOWS])
    spare: i64 = 0
    made: i64 = 0
    for resource in range(RESOURCES):
        goods = villages[at + GOODS + resource]
        useful += min(goods, MANY_GOODS)
        spare += max(goods - MANY_GOODS, 0)
        if villages[at + SHOP + resource] != NONE:
            made |= bit(resource)
    counts[USEFUL_GOODS] = useful
    counts[SPARE_GOODS] = spare
    counts[GENERIC_GOODS] = villages[at + GENERIC_MARKERS]
    chamber = villages[at + CHAMBER_CARD]
    if chamber != NONE and table.facts.chamber_effect[chamber] == GENERIC_RESOURCES:
        made |= bit(GENERIC)
    return made


def count_customers(table: VillageTable, seat: Seat, counts: vec[i64]) -> None:
    """Count the resources, the points of the customers that wait, and the resources that these ask for.

    A customer is ready if the merchant is there and all is paid from what the village has, payable without a
    merchant, near if the village can make what is missing, or must wait for a workshop; of those who cannot
    be paid, some are too many.
    """
    facts = table.facts
    villages = table.villages
    at = seat * ROW
    made = count_goods(table, seat, counts)
    market = villages[at + MARKET]
    if market == 0:
        return
    merchant = villages[at + VILLAGERS] >> MERCHANT & 1
    asked = numbers(RESOURCES)
    number: i64 = 0
    for customer in range(CUSTOMERS):
        if not market >> customer & 1:
            continue
        points = facts.points[CUSTOMER + customer]
        add_demands(facts, CUSTOMER + customer, asked)
        if can_pay(table, seat, CUSTOMER + customer, 0):
            counts[READY if merchant else PAYABLE] += points
            continue
        number += 1
        if number > MANY_CUSTOMERS:
            counts[CROWDING] += points
        else:
            counts[NEAR if can_make(table, seat, CUSTOMER + customer, made) else WAITING] += points
    for resource in range(RESOURCES):
        counts[WANTED] += min(villages[at + GOODS + resource], asked[resource])
    counts[MERCHANT_WITH_CUSTOMERS] = merchant * min(size(market), MANY_CUSTOMERS)


def add_demands(facts: Facts, customer: i64, asked: vec[i64]) -> None:
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


def count_buildings(table: VillageTable, seat: Seat, counts: vec[i64]) -> None:
    """Count fields, square, chamber and workshops."""
    villages = table.villages
    facts = table.facts
    at = seat * ROW
    counts[FIELDS_AT] = villages[at + FIELD_CARDS]
    counts[PLOWED] = size(villages[at + PLOWS])
    counts[SQUARE_AT] = villages[at + SQUARE_CARD]
    chamber = villages[at + CHAMBER_CARD]
    if chamber != NONE:
        effect = facts.chamber_effect[chamber]
        counts[CHAMBER_AT + effect] = 1
        if effect == COVER_PROFESSIONS:
            counts[COVERED_PROFESSIONS] = size(villages[at + COVERED])
        elif effect == COVER_CATEGORIES:
            counts[COVERED_CATEGORIES] = size(villages[at + COVERED])
    board = villages[at + BOARD]
    own = facts.personal_values[board] if board != NONE else 0
    once = own
    twice: i64 = 0
    more: i64 = 0
    for type_ in range(RESOURCES):
        shop = villages[at + SHOP + type_]
        if shop != NONE:
            values = facts.values[WORKSHOP + shop]
            counts[WORKSHOPS_AT] += 1
            counts[PERSONAL_WORKSHOPS] += size(values & own)
            more |= twice & values
            twice |= once & values
            once |= values
    counts[TOGETHER] = size(twice) + size(more)


def count_ways(table: VillageTable, seat: Seat, counts: vec[i64]) -> None:
    """Count the church and what the next window and the next travel would bring."""
    villages = table.villages
    facts = table.facts
    at = seat * ROW
    present = villages[at + VILLAGERS]
    church = villages[at + CHURCH_CARD]
    if church != NONE:
        counts[CHURCH_AT] = 1
        if facts.advantage[church] == REPEL_RATS:
            counts[PROTECTED] = facts.slots[CHURCH + church] - villages[at + PROTECTIONS]
        shown = windows(table, seat)
        if present >> ABBOT & 1 and shown < facts.most_windows:
            counts[NEXT_WINDOW] = facts.window_points[shown + 1] - facts.window_points[shown]
    journey = villages[at + JOURNEY]
    if not present >> TRAVELLER & 1 or journey == LETTERS:
        return
    grey: i64 = 0
    if journey > 0:
        latest = table.latest_travel(seat)
        if facts.ends_travels[latest]:
            return
        grey = facts.grey_means[latest]
    counts[NEXT_TRAVEL] = facts.least_points[journey] + facts.most_points[journey]
    if can_pay(table, seat, PILE + journey, grey):
        counts[PAYABLE_TRAVEL] = counts[NEXT_TRAVEL]


def count_people(table: VillageTable, seat: Seat, counts: vec[i64]) -> None:
    """Count the villagers and the pupils."""
    villages = table.villages
    at = seat * ROW
    present = villages[at + VILLAGERS]
    for profession in range(PROFESSIONS):
        counts[PROFESSION_AT + profession] = present >> profession & 1
    counts[LAST_VILLAGER] = 1 if size(present) <= 1 else 0
    school = villages[at + SCHOOL]
    counts[PUPIL] = 1 if school & LEFT else 0
    counts[SECOND_PUPIL] = 1 if school & RIGHT else 0
