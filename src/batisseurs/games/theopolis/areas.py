"""The parts of the table in the order in which a text view reads them."""

from __future__ import annotations

from batisseurs.kernel.areas import Area

AREAS = (
    Area("board", ("board",)),
    Area("piles", ("round", "pile", "deck", "discard", "out")),
    Area("hand", ("p.hand",)),
    Area("resources", ("p.resources", "p.additions", "p.exchanges", "p.hand_limit")),
    Area("victory", ("p.points", "p.worth", "p.stones", "p.score", "p.wonder_cost")),
    Area("city", ("p.city",)),
    Area("heaven", ("p.heaven", "p.saint", "p.sacraments", "p.sacrament")),
)
