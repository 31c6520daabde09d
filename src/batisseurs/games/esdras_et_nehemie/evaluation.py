"""How good a table looks for a seat: what bots strive for. No number here is printed anywhere."""

from mypy_extensions import i64

from batisseurs.games.esdras_et_nehemie.scoring import coming_points
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.kernel.seats import Seat


def evaluate(table: EsdrasTable, seat: Seat) -> i64:
    """Return how good the table looks for a seat."""
    return 100 * (table.points(seat) + coming_points(table, seat))
