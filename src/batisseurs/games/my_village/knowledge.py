"""What a seat knows. Rules: 3.1 (MV-3, MV-4).

Everything that lies open is public, and the face-down piles have no order until they are drawn: which cards
are in them follows from what lies open. So there is nothing that one seat knows and another does not.
"""

from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source


def conceal(table: VillageTable, seat: Seat, source: Source) -> None:  # noqa: ARG001  the contract's form
    """Deal again what a seat cannot know: nothing. What is hidden has no order until it is drawn (MV-4)."""
    table.forget_sealed(seat)


def overwrite_hidden(table: VillageTable, seat: Seat) -> None:
    """Put nonsense into everything hidden: there is nothing."""
    table.forget_sealed(seat)
