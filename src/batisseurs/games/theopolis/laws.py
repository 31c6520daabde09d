"""What holds at every moment: cards and Resources are conserved, counters stay on their tracks."""

from __future__ import annotations

from collections.abc import Iterator

from batisseurs.games.theopolis.facts import KINDS, RESOURCES
from batisseurs.games.theopolis.table import DISCARD, EMPTY, GOING_ON, OUT, TheopolisTable


def broken(table: TheopolisTable) -> Iterator[str]:
    """Say which laws this table breaks: none, ever."""
    yield from _cards(table)
    yield from _resources(table)
    for seat in range(table.players):
        yield from _seat(table, seat)


def _cards(table: TheopolisTable) -> Iterator[str]:
    facts = table.facts
    for kind in range(KINDS):
        found = table.cards[kind] + table.cards[DISCARD + kind] + table.cards[OUT + kind]
        found += sum(table.in_city(seat, kind) for seat in range(table.players))
        found += list(table.board).count(kind) + list(table.hands).count(kind)
        if found != facts.copies[kind]:
            yield f"{facts.ids[kind]}: {found} of {facts.copies[kind]} copies"
        if any(table.cards[zone + kind] < 0 for zone in range(0, len(table.cards), KINDS)):
            yield f"{facts.ids[kind]}: a negative number of copies"
    unseen = sum(table.cards[kind] for kind in range(KINDS))
    if table.ending == GOING_ON and unseen != table.unseen():
        yield f"{unseen} unseen cards, {table.unseen()} counted"


def _resources(table: TheopolisTable) -> Iterator[str]:
    facts = table.facts
    for resource in range(RESOURCES):
        rows = range(resource, table.players * RESOURCES, RESOURCES)
        found = table.piles[resource] + sum(table.unused[row] + table.used[row] for row in rows)
        if found != facts.piles[resource]:
            yield f"{facts.resource_ids[resource]}: {found} of {facts.piles[resource]} cards"
        if table.piles[resource] < 0 or any(table.unused[row] < 0 or table.used[row] < 0 for row in rows):
            yield f"{facts.resource_ids[resource]}: a negative number of cards"


def _seat(table: TheopolisTable, seat: int) -> Iterator[str]:
    facts = table.facts
    if not 0 <= table.points[seat] <= facts.starting_points:
        yield f"seat {seat} has {table.points[seat]} original points"
    present = sum(1 << kind for kind in range(KINDS) if table.in_city(seat, kind) > 0)
    if present != table.present[seat]:
        yield f"seat {seat}: `present` does not say which cards stand in the city"
    at = table.hand_at(seat)
    row = [(table.hands[place], table.known[place]) for place in range(at, at + facts.largest_hand)]
    cards = row[: table.hand_size(seat)]
    if cards != sorted(cards) or any(place != (EMPTY, 0) for place in row[len(cards) :]):
        yield f"seat {seat}: the hand is not in order"
