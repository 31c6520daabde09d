"""What a seat knows. Rules: NE-171, NE-172, NE-R35.

Hidden from everyone are the order of the decks, which does not exist, and bids before their common reveal.
What is behind the screens follows from what everyone saw: views hide it, `conceal` leaves it alone. Only
in a game from a position nobody saw how it came there: `conceal_position` takes that away, too.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.nehemiah.facts import FOREMEN
from batisseurs.games.nehemiah.table import GAINS, NehemiahTable
from batisseurs.kernel.bits import bit
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source

NONSENSE: Final = 777


def conceal(table: NehemiahTable, seat: Seat, source: Source) -> None:  # noqa: ARG001  the contract's form
    """Count the others' bids as not yet given: nothing else is unseen."""
    table.forget_sealed(seat)


def conceal_position(table: NehemiahTable, seat: Seat, start: NehemiahTable, source: Source) -> None:
    """Take away what only the position told: the others count as having begun with as much as the seat.

    What came and went since then was public.
    """
    _deal_foremen(table, start, source)
    if table.open_screens or table.over():
        return
    for other in range(table.players):
        if other == seat:
            continue
        table.gold[other] = max(table.gold[other] - start.gold[other] + start.gold[seat], 0)
        table.wood[other] = max(table.wood[other] - start.wood[other] + start.wood[seat], 0)
        for origin in range(GAINS):
            at, own = other * GAINS + origin, seat * GAINS + origin
            table.gains[at] = max(table.gains[at] - start.gains[at] + start.gains[own], 0)


def _deal_foremen(table: NehemiahTable, start: NehemiahTable, source: Source) -> None:
    """Deal again which unseen foremen are in the deck and which have left the game."""
    seen = start.revealed | (start.unseen_foremen & ~table.unseen_foremen)
    for seat in range(table.players):
        seen |= start.held[seat]
    left: list[int] = []
    number: i64 = 0
    for foreman in range(FOREMEN):
        if seen & bit(foreman) == 0:
            left.append(foreman)
        if table.unseen_foremen & bit(foreman) != 0:
            number += 1
    table.unseen_foremen = 0
    for _ in range(number):
        table.unseen_foremen |= bit(left.pop(source.below(len(left))))


def overwrite_hidden(table: NehemiahTable, seat: Seat) -> None:
    """Put nonsense into everything hidden from a reader: what is behind the other screens, and bids."""
    table.forget_sealed(seat)
    if table.open_screens or table.over():
        return
    for other in range(table.players):
        if other == seat:
            continue
        table.gold[other] = NONSENSE + other
        table.wood[other] = NONSENSE + other
        for origin in range(GAINS):
            table.gains[other * GAINS + origin] = NONSENSE + origin
