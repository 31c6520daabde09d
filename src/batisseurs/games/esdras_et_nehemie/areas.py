"""The parts of the table in the order in which a text view reads them."""

from __future__ import annotations

from batisseurs.kernel.areas import Area

AREAS = (
    Area("course", ("week", "shofar", "judgement", "haggai", "zechariah")),
    Area("ring", ("ring",)),
    Area("scrolls", ("scrolls", "scroll", "heroes", "hero")),
    Area("temple", ("temple", "levites")),
    Area("altar", ("altar",)),
    Area("city", ("city",)),
    Area("opponent", ("opponent", "focus", "scheme")),
    Area(
        "goods",
        (
            "p",
            "p.points",
            "p.red_banner",
            "p.grey_banner",
            "p.blue_banner",
            "p.banners",
            "p.gold",
            "p.stone",
            "p.wood",
            "p.ash",
            "p.silver",
            "p.food",
            "p.storage",
            "p.reserve",
            "p.supply",
        ),
    ),
    Area("hand", ("p.hand", "p.pile")),
    Area("stacks", ("p.stacks", "p.stack", "p.card", "p.tucked")),
    Area(
        "people",
        (
            "p.levites",
            "p.gatekeepers",
            "p.scribes",
            "p.farmers",
            "p.labourers",
            "p.traders",
            "p.trader",
            "p.elders",
            "p.elder",
        ),
    ),
    Area(
        "progress",
        (
            "p.tiles",
            "p.tile",
            "p.tent",
            "p.altar",
            "p.blessings",
            "p.blessing_orange",
            "p.blessing_purple",
            "p.blessing_red",
            "p.heroes",
            "p.hero",
            "p.abilities",
            "p.ability",
            "p.wall_pile",
        ),
    ),
)
