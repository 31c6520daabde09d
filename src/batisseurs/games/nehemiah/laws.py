"""What holds at every moment: pieces are conserved, nothing is negative. Rules: NE-173 to NE-179."""

from __future__ import annotations

from collections.abc import Iterator

from batisseurs.games.nehemiah.activation import UseAnchor
from batisseurs.games.nehemiah.facts import DECKS, FACES, FOREMEN, ROWS
from batisseurs.games.nehemiah.table import BOTTOM, GAINS, HOLDINGS, NEUTRAL, NONE, NehemiahTable
from batisseurs.games.nehemiah.turn import Inspect, TakeAction


def broken(table: NehemiahTable) -> Iterator[str]:
    """Say which laws this table breaks; at the end all have had the same number of turns (NE-179)."""
    for seat in range(table.players):
        yield from _seat(table, seat)
    yield from _cards(table)
    yield from _grid(table)
    yield from _foremen(table)
    if table.over() and table.turn % table.players:
        yield f"the players have not had the same number of turns: {table.turn} in all (NE-179)"


def _seat(table: NehemiahTable, seat: int) -> Iterator[str]:
    """Workers and cubes are conserved, goods and points not negative (NE-173, NE-174, NE-178)."""
    facts = table.facts
    workers = table.available[seat] + table.set_aside[seat] + list(table.worker).count(seat)
    if workers != facts.workers[table.players]:
        yield f"seat {seat} has {workers} workers (NE-173)"
    neutral = table.neutral[seat] + list(table.worker).count(NEUTRAL + seat)
    if neutral != facts.neutral_workers[table.players]:
        yield f"seat {seat} has {neutral} neutral workers (NE-173)"
    own = range(seat * HOLDINGS, seat * HOLDINGS + HOLDINGS)
    if sum(table.cubes[at] for at in own) != facts.cubes:
        yield f"seat {seat} has {sum(table.cubes[at] for at in own)} cubes (NE-174)"
    counts = [
        table.available[seat],
        table.set_aside[seat],
        table.neutral[seat],
        *(table.cubes[at] for at in own),
    ]
    if min(counts) < 0:
        yield f"seat {seat} has a negative number of pieces"
    gains = [table.gains[at] for at in range(seat * GAINS, seat * GAINS + GAINS)]
    if min(table.gold[seat], table.wood[seat], *gains) < 0:
        yield f"seat {seat} has negative goods or points (NE-178)"


def _cards(table: NehemiahTable) -> Iterator[str]:
    """Work cards are conserved, and dealt by whole columns (NE-175)."""
    facts = table.facts
    cards = list(table.cards)
    for face in range(FACES):
        printed = sum(facts.copies[(table.players * DECKS + deck) * FACES + face] for deck in range(DECKS))
        left = [table.decks[deck * FACES + face] for deck in range(DECKS)]
        found = sum(left) + table.discard[face] + cards.count(face)
        if found != printed or min(left) < 0:
            yield f"{facts.ids[face]}: {found} of {printed} cards (NE-175)"
    for deck in range(DECKS):
        size = sum(table.decks[deck * FACES + face] for face in range(FACES))
        if size != table.deck_size[deck]:
            yield f"deck {deck + 1} has {size} cards, {table.deck_size[deck]} counted"
    if isinstance(table.top, TakeAction | Inspect):
        for deck in range(DECKS):
            if (facts.deck_cards(table.players, deck) - table.deck_size[deck]) % ROWS:
                yield f"deck {deck + 1} was not dealt by whole columns at the start of a turn (NE-175)"


def _grid(table: NehemiahTable) -> Iterator[str]:
    """Who is tired and where (NE-176, NE-177)."""
    starting = isinstance(table.top, TakeAction | Inspect) and table.marks == 0
    for spot in range(len(table.worker)):
        worker, tired = table.worker[spot], table.tired[spot]
        if worker == NONE and tired:
            yield f"spot {spot} is tired without a worker"
        if worker != NONE and table.cards[spot] == NONE and not table.over():
            yield f"spot {spot} has a worker and no card"
        if worker >= NEUTRAL and not tired:
            yield f"the neutral worker on spot {spot} is not tired (NE-177)"
        if starting and worker != NONE and tired and spot % ROWS == BOTTOM:
            yield f"a tired worker is on the bottom card of spot {spot} at the start of a turn (NE-176)"
    if isinstance(table.top, UseAnchor) and table.anchor == NONE:
        yield "an activation without its anchor card"
    order = sorted(number for number in table.marked if number > 0)
    if len(order) != len(set(order)):
        yield "two columns are marked at once"


def _foremen(table: NehemiahTable) -> Iterator[str]:
    for foreman in range(FOREMEN):
        places = [table.unseen_foremen, table.revealed, *table.held]
        if sum(members >> foreman & 1 for members in places) > 1:
            yield f"{table.facts.foreman_ids[foreman]} is in two places"
    if not table.foremen and (table.unseen_foremen or table.revealed or any(table.held)):
        yield "a foreman in a game without foremen"
