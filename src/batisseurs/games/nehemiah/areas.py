"""The parts of the table in the order in which a text view reads them."""

from __future__ import annotations

from batisseurs.kernel.areas import Area

AREAS = (
    Area("cards", ("grid",)),
    Area("boards", ("board", "gates", "gate")),
    Area("foremen", ("revealed", "foremen", "foreman_deck", "bid")),
    Area("course", ("round", "deck", "discard")),
    Area("side", ("p.points", "p.wood", "p.gold", "p.workers", "p.foreman", "p")),
)
