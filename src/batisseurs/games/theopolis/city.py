"""What a city amounts to: stones, worth, sacraments, limits, protections.

Rules: b14 Buildings, b15 Persons, b16 sacraments, b17 Patron Saints. All of it is worked out from
the cards there, so that it can never disagree with them (TH-94, TH-119, TH-122).
"""

from mypy_extensions import i64

from batisseurs.games.theopolis.facts import (
    ANY_COST,
    APOCALYPSE,
    BUILDING,
    DISASTER,
    KINDS,
    PERSON,
    SACRAMENTS,
    SLOTS,
    TAKE_FROM_NEIGHBOUR,
    WONDER,
)
from batisseurs.games.theopolis.table import SEATS, TheopolisTable
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.bits import bit
from batisseurs.kernel.seats import Seat


def count(table: TheopolisTable, seat: Seat, kinds: vec[i64]) -> i64:
    """Return how many cards of these kinds are in a city."""
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
    at = SEATS + seat * KINDS
    each = facts.stones
    bits = facts.bit
    total = facts.saint_stones[table.saints[seat]]
    left: int = table.present[seat] & facts.building_set
    while left:
        kind: i64 = left.bit_length() - 1
        left ^= bits[kind]
        total += cards[at + kind] * each[kind]
    return total


def holds(table: TheopolisTable, seat: Seat, sacrament: i64) -> bool:
    """Tell whether a city contains all cards of a combination (TH-119), spare copies or not (TH-121).

    A card may serve in several (TH-120). A Bishop never counts as a Priest (TH-109). Of a slot with two kinds
    either counts: a Baptistery for Baptismal Water (TH-100), a Deacon for a Priest (TH-112).
    """
    present = table.present[seat]
    needs = table.facts.needs
    slot = sacrament * SLOTS
    return bool(
        present & needs[slot]
        and present & needs[slot + 1]
        and present & needs[slot + 2]
        and present & needs[slot + 3]
    )


def sacraments(table: TheopolisTable, seat: Seat) -> i64:
    """Return the sacraments held, one bit each; what one gives ends when it is lost (TH-122)."""
    held: i64 = 0
    present = table.present[seat]
    needs = table.facts.needs
    for sacrament in range(SACRAMENTS):
        if present & needs[sacrament * SLOTS] and holds(table, seat, sacrament):
            held |= bit(sacrament)
    return held


def worth(table: TheopolisTable, seat: Seat) -> i64:
    """Return the worth of all Persons of a city (TH-104), with what raises it (TH-102, TH-129)."""
    facts = table.facts
    left: int = table.present[seat] & facts.person_set
    if left == 0:
        return 0
    cards = table.cards
    at = table.city_at(seat)
    total: i64 = 0
    persons: i64 = 0
    alone: i64 = 0
    while left:
        kind: i64 = left.bit_length() - 1
        left ^= facts.bit[kind]
        copies = cards[at + kind]
        persons += copies
        alone = facts.worth_alone[kind]
        total += copies * (facts.worth[kind] + extra_worth(table, seat, kind))
    if persons == 1:
        total += alone  # a Hermit has no worth but this, while no other Person is there (TH-111)
    return total


def extra_worth(table: TheopolisTable, seat: Seat, kind: i64) -> i64:
    """Return by how much other cards and sacraments raise the worth of a Person."""
    facts = table.facts
    present = table.present[seat]
    extra: i64 = 0
    for giver in facts.worth_giver_kinds:
        if present >> giver & 1:
            extra += facts.worth_given[giver * KINDS + kind]
    for sacrament in facts.worth_sacraments:
        more = facts.sacrament_worth[sacrament * KINDS + kind]
        if more > 0 and holds(table, seat, sacrament):
            extra += more
    return extra


def sum_held(table: TheopolisTable, seat: Seat, some: vec[i64]) -> i64:
    """Add up what those of some sacraments give that a seat holds."""
    total: i64 = 0
    present = table.present[seat]
    needs = table.facts.needs
    for sacrament in some:
        if present & needs[sacrament * SLOTS] and holds(table, seat, sacrament):
            total += table.facts.sacrament_amount[sacrament]
    return total


def most_held(table: TheopolisTable, seat: Seat, some: vec[i64], at_least: i64) -> i64:
    """Return the largest of what those of some sacraments give that a seat holds, and of `at_least`."""
    most = at_least
    present = table.present[seat]
    needs = table.facts.needs
    for sacrament in some:
        if present & needs[sacrament * SLOTS] and holds(table, seat, sacrament):
            most = max(most, table.facts.sacrament_amount[sacrament])
    return most


def points_each_turn(table: TheopolisTable, seat: Seat) -> i64:
    """Return how many original points the start of this seat's turn takes (TH-28), with Baptism (TH-123)."""
    facts = table.facts
    present = table.present[seat]
    points: i64 = 0
    if present & facts.person_set:
        points = worth(table, seat)
    if present & facts.points_set:
        points += sum_held(table, seat, facts.points_sacraments)
    return points


def hand_limit(table: TheopolisTable, seat: Seat) -> i64:
    """Return the hand limit: sources of a larger hand do not add up (TH-59).

    They are Monks (TH-110), the Eucharist (TH-125) and Thomas Aquinas (TH-134).
    """
    facts = table.facts
    limit = facts.saint_hand[table.saints[seat]]
    present = table.present[seat]
    if not present & facts.hand_set:
        return limit
    for kind in facts.hand_kinds:
        if present >> kind & 1:
            limit = max(limit, facts.hand_more[kind])
    return most_held(table, seat, facts.hand_sacraments, limit)


def exchange_allowance(table: TheopolisTable, seat: Seat) -> i64:
    """Return the exchanges per turn: different sources add up, copies do not (TH-56, TH-44).

    They are the School (TH-98), Confirmation (TH-124) and Paul (TH-133).
    """
    facts = table.facts
    allowance = facts.saint_exchanges[table.saints[seat]]
    present = table.present[seat]
    if not present & facts.exchange_set:
        return allowance
    for kind in facts.exchange_kinds:
        if present >> kind & 1:
            allowance += facts.exchange_more[kind]
    return allowance + sum_held(table, seat, facts.exchange_sacraments)


def addition_allowance(table: TheopolisTable, seat: Seat) -> i64:
    """Return the Resources that may be added per turn: one, or as many as Marriage says (TH-48, TH-128)."""
    return most_held(table, seat, table.facts.addition_sacraments, table.facts.additions)


def confession(table: TheopolisTable, seat: Seat) -> i64:
    """Return the original points that one confession takes; 0 without Reconciliation (TH-57, TH-126)."""
    return most_held(table, seat, table.facts.confess_sacraments, 0)


def refills_from_discard(table: TheopolisTable, seat: Seat) -> bool:
    """Tell whether Anointing lets this seat pick Persons from the discard pile (TH-62, TH-127)."""
    present = table.present[seat]
    needs = table.facts.needs
    for sacrament in table.facts.refill_sacraments:
        if present & needs[sacrament * SLOTS] and holds(table, seat, sacrament):
            return True
    return False


def buildings_safe(table: TheopolisTable, seat: Seat) -> bool:
    """Tell whether Disasters discard no Building of this city (TH-99, TH-136)."""
    facts = table.facts
    return (
        facts.saint_buildings_safe[table.saints[seat]] > 0
        or table.present[seat] & facts.buildings_safe_set != 0
    )


def persons_safe(table: TheopolisTable, seat: Seat) -> bool:
    """Tell whether Disasters discard no Person of this city (TH-101, TH-140)."""
    facts = table.facts
    return (
        facts.saint_persons_safe[table.saints[seat]] > 0 or table.present[seat] & facts.persons_safe_set != 0
    )


def bishops_barred(table: TheopolisTable, seat: Seat) -> bool:
    """Tell whether Bishops of others take nothing here (TH-116, TH-139)."""
    facts = table.facts
    return facts.saint_bars[table.saints[seat]] > 0 or table.present[seat] & facts.barring_set != 0


def may_be_taken(table: TheopolisTable, kind: i64, highest_cost: i64) -> bool:
    """Tell whether a Bishop may take this card from any city: if limited, no Bishop (TH-106)."""
    facts = table.facts
    if facts.type[kind] in (WONDER, DISASTER):
        return False
    if highest_cost == ANY_COST:
        return True
    return facts.cost_total[kind] <= highest_cost and facts.arrival[kind] != TAKE_FROM_NEIGHBOUR


def is_disaster(table: TheopolisTable, kind: i64) -> bool:
    """Tell whether this card is a Disaster."""
    return kind != APOCALYPSE and table.facts.type[kind] == DISASTER


def is_person(table: TheopolisTable, kind: i64) -> bool:
    """Tell whether this card is a Person."""
    return table.facts.type[kind] == PERSON


def is_building(table: TheopolisTable, kind: i64) -> bool:
    """Tell whether this card is a Building."""
    return table.facts.type[kind] == BUILDING
