"""The parts of the table in the order in which a text view reads them."""

from __future__ import annotations

from batisseurs.kernel.areas import Area

AREAS = (
    Area("dice", ("dice", "pool")),
    Area("values", ("value",)),
    Area("office", ("office", "hand", "zone", "deck")),
    Area("middle", ("centre",)),
    Area("death", ("chronicle", "coffins", "graves", "rat")),
    Area(
        "stock",
        (
            "p.points",
            "p.tree",
            "p.town_hall",
            "p.time",
            "p.coin",
            "p.horse",
            "p.beer",
            "p.plow",
            "p.parchment",
            "p.cart",
            "p.generic",
            "p.marker",
            "p.tile",
        ),
    ),
    Area("villagers", ("p.abbot", "p.councillor", "p.craftsman", "p.merchant", "p.traveller", "p.school")),
    Area("village", ("p",)),
)
