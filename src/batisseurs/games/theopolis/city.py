"""What a city amounts to: stones, worth, sacraments, limits, protections.

Rules: b14 Buildings, b15 Persons, b16 sacraments, b17 Patron Saints. All of it is worked out from
the cards that lie there, so that it can never disagree with them (TH-94, TH-119, TH-122).
"""

from librt.vecs import vec
from mypy_extensions import i64

from batisseurs.games.theopolis.facts import (
    APOCALYPSE,
    BUILDING,
    DISASTER,
    KINDS,
    PERSON,
    RESOURCES,
    SACRAMENTS,
    SLOTS,
    TAKE_FROM_NEIGHBOUR,
    WONDER,
)
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.kernel.seats import Seat


def count(table: TheopolisTable, seat: Seat, kinds: vec[i64]) -> i64:
    """Return how many cards of these kinds stand in a city."""
    cards = table.cards
    city = table.city_at(seat)
    total: i64 = 0
    for index in range(len(kinds)):
        total += cards[city + kinds[index]]
    return total


def stones(table: TheopolisTable, seat: Seat) -> i64:
    """Return the building stones: those of the Buildings, and Saint Peter's (TH-93, TH-137)."""
    facts = table.facts
    cards = table.cards
    city = table.city_at(seat)
    buildings = facts.buildings
    total = facts.saint_stones[table.saints[seat]]
    if table.present[seat] & facts.building_set == 0:
        return total
    for index in range(len(buildings)):
        kind = buildings[index]
        total += cards[city + kind] * facts.stones[kind]
    return total


def sacraments(table: TheopolisTable, seat: Seat) -> i64:
    """Return the sacraments held, one bit each: those whose combination is complete (TH-119 to TH-121)."""
    present = table.present[seat]
    held: i64 = 0
    if present == 0:
        return held
    needs = table.facts.needs
    for sacrament in range(SACRAMENTS):
        slot: i64 = sacrament * SLOTS
        if present & needs[slot] and present & needs[slot + 1] and present & needs[slot + 2] and present & needs[slot + 3]:
            held |= 1 << sacrament
    return held


def bits(mask: i64) -> i64:
    """Return how many bits are set."""
    total: i64 = 0
    while mask != 0:
        mask &= mask - 1
        total += 1
    return total


def worth(table: TheopolisTable, seat: Seat, held: i64) -> i64:
    """Return the worth of all Persons of a city that holds these sacraments (TH-28, TH-102, TH-111, TH-129)."""
    facts = table.facts
    cards = table.cards
    city = table.city_at(seat)
    persons = facts.persons
    if table.present[seat] & facts.person_set == 0:
        return 0
    number = count(table, seat, persons)
    total: i64 = 0
    for index in range(len(persons)):
        kind = persons[index]
        copies = cards[city + kind]
        if copies > 0:
            each = facts.worth[kind]
            if number == 1 and facts.worth_alone[kind] > 0:
                each = facts.worth_alone[kind]
            total += copies * (each + extra_worth(table, seat, kind, held))
    return total


def extra_worth(table: TheopolisTable, seat: Seat, kind: i64, held: i64) -> i64:
    """Return by how much other cards and sacraments raise the worth of a Person."""
    facts = table.facts
    extra: i64 = 0
    if table.present[seat] & facts.worth_giver_set:
        givers = facts.worth_giver_kinds
        for index in range(len(givers)):
            if table.present[seat] >> givers[index] & 1:
                extra += facts.worth_given[givers[index] * KINDS + kind]
    for sacrament in range(SACRAMENTS):
        if held >> sacrament & 1:
            extra += facts.sacrament_worth[sacrament * KINDS + kind]
    return extra


def points_each_turn(table: TheopolisTable, seat: Seat) -> i64:
    """Return how many original points the start of this seat's turn takes (TH-28)."""
    held = sacraments(table, seat)
    return worth(table, seat, held) + sum_held(table.facts.sacrament_points, held)


def sum_held(values: vec[i64], held: i64) -> i64:
    """Add up what each held sacrament gives."""
    total: i64 = 0
    for sacrament in range(SACRAMENTS):
        if held >> sacrament & 1:
            total += values[sacrament]
    return total


def most_held(values: vec[i64], held: i64, at_least: i64) -> i64:
    """Return the largest of what the held sacraments give, and of `at_least`."""
    most = at_least
    for sacrament in range(SACRAMENTS):
        if held >> sacrament & 1 and values[sacrament] > most:
            most = values[sacrament]
    return most


def hand_limit(table: TheopolisTable, seat: Seat) -> i64:
    """Return the hand limit: sources of a larger hand do not add up (TH-59)."""
    facts = table.facts
    limit = most_held(facts.sacrament_hand, sacraments(table, seat), facts.hand_limit)
    kinds = facts.hand_kinds
    for index in range(len(kinds)):
        kind = kinds[index]
        if table.present[seat] >> kind & 1 and facts.hand_more[kind] > limit:
            limit = facts.hand_more[kind]
    return max(limit, facts.saint_hand[table.saints[seat]])


def exchange_allowance(table: TheopolisTable, seat: Seat, held: i64) -> i64:
    """Return the exchanges per turn: different sources add up, copies do not (TH-56, TH-44)."""
    facts = table.facts
    allowance = facts.exchanges + sum_held(facts.sacrament_exchanges, held)
    kinds = facts.exchange_kinds
    for index in range(len(kinds)):
        kind = kinds[index]
        if table.present[seat] >> kind & 1:
            allowance += facts.exchange_more[kind]
    return allowance + facts.saint_exchanges[table.saints[seat]]


def addition_allowance(table: TheopolisTable, held: i64) -> i64:
    """Return the Resources that may be added per turn (TH-48)."""
    return most_held(table.facts.sacrament_additions, held, table.facts.additions)


def confession(table: TheopolisTable, held: i64) -> i64:
    """Return the original points that one confession takes; 0 without Reconciliation (TH-57)."""
    return most_held(table.facts.sacrament_confess, held, 0)


def buildings_safe(table: TheopolisTable, seat: Seat) -> bool:
    """Tell whether Disasters discard no Building of this city (TH-99, TH-136)."""
    facts = table.facts
    return facts.saint_buildings_safe[table.saints[seat]] > 0 or table.present[seat] & facts.buildings_safe_set != 0


def persons_safe(table: TheopolisTable, seat: Seat) -> bool:
    """Tell whether Disasters discard no Person of this city (TH-101, TH-140)."""
    facts = table.facts
    return facts.saint_persons_safe[table.saints[seat]] > 0 or table.present[seat] & facts.persons_safe_set != 0


def bishops_barred(table: TheopolisTable, seat: Seat) -> bool:
    """Tell whether Bishops of others take nothing here (TH-116, TH-139)."""
    facts = table.facts
    return facts.saint_bars[table.saints[seat]] > 0 or table.present[seat] & facts.barring_set != 0


def may_be_taken(table: TheopolisTable, kind: i64, highest_cost: i64) -> bool:
    """Tell whether a Bishop may take this card, wherever it stands (TH-106)."""
    facts = table.facts
    if facts.type[kind] in (WONDER, DISASTER):
        return False
    return facts.cost_total[kind] <= highest_cost and facts.arrival[kind] != TAKE_FROM_NEIGHBOUR


def can_pay(table: TheopolisTable, seat: Seat, kind: i64) -> bool:
    """Tell whether the unused Resources cover the cost, each type for itself (TH-36, TH-45)."""
    price = table.facts.price
    at = (table.saints[seat] * KINDS + kind) * RESOURCES
    unused = table.unused
    own = seat * RESOURCES
    return unused[own] >= price[at] and unused[own + 1] >= price[at + 1] and unused[own + 2] >= price[at + 2]


def is_disaster(table: TheopolisTable, kind: i64) -> bool:
    """Tell whether this card is a Disaster."""
    return kind != APOCALYPSE and table.facts.type[kind] == DISASTER


def is_person(table: TheopolisTable, kind: i64) -> bool:
    """Tell whether this card is a Person."""
    return table.facts.type[kind] == PERSON


def is_building(table: TheopolisTable, kind: i64) -> bool:
    """Tell whether this card is a Building."""
    return table.facts.type[kind] == BUILDING
