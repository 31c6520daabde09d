"""What a seat knows. Rules: NE-171, NE-172, NE-R35.

Hidden from everybody are the order of the decks, which does not exist, and bids before their common reveal.
What lies behind the screens follows from what everybody saw: views hide it, `conceal` leaves it alone.
"""

from typing import Final

from batisseurs.games.nehemiah.table import GAINS, NehemiahTable
from batisseurs.kernel.seats import Seat

NONSENSE: Final = 777


def conceal(table: NehemiahTable, seat: Seat) -> None:
    """Nothing lies anywhere unseen but bids; the others' count as not yet given."""
    table.forget_sealed(seat)


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
