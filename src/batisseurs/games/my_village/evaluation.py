"""How good a table looks for a seat: what bots strive for."""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.my_village.ending import score
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel.seats import Seat

WON: Final = 10_000_000


def evaluate(table: VillageTable, seat: Seat) -> i64:
    """Return the score, for now."""
    if table.ranks[seat] != 0:
        return WON if table.ranks[seat] == 1 else table.players - table.ranks[seat] - WON
    return score(table, seat)
