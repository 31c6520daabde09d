"""The table in words, part by part: what a text view shows as tables.

A game says only where each of its places belongs and in which order the parts are read. What a place is,
costs and gives, and how it is now, its explanations say.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import Seat

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game
    from batisseurs.kernel.table import Table

OWN = "p"
"""What the ids of a seat's places begin with in `Area.places`, whichever seat it is."""
OWNED = re.compile(r"p(\d+)(?=\.|$)")


class Area(msgspec.Struct, frozen=True):
    """A part of the table. Its title is the message `GAME-area-NAME`."""

    name: str
    places: tuple[str, ...]
    """How the ids of its places begin, in the order of reading: `gate` is `gate` and all of `gate.`.

    Of several that fit an id the longest counts. `p.hand` is the hand of any seat.
    """


class AreaPlaces(msgspec.Struct, frozen=True):
    """A part of the table with what is in it now."""

    title: Message
    seat: Seat | None
    """Whose it is; None for what belongs to nobody."""
    places: tuple[str, ...]


def areas_of(game: Game, table: Table, reader: Seat) -> list[AreaPlaces]:
    """Return every place that a reader can see, in the order of reading: the middle, then seat by seat."""
    found: dict[tuple[int, int], list[tuple[int, str]]] = {}
    parts = [
        (part, area, order)
        for area, one in enumerate(game.areas)
        for order, part in enumerate(one.places)
    ]  # fmt: skip
    for place in game.places(table, reader):
        owner = OWNED.match(place)
        seat = -1 if owner is None else int(owner[1]) - 1
        id_ = OWNED.sub(OWN, place, count=1) if owner else place
        fitting = [
            (len(part), area, order) for part, area, order in parts if f"{id_}.".startswith(f"{part}.")
        ]
        if fitting:
            _, area, order = max(fitting)
            found.setdefault((seat, area), []).append((order, place))
    return [
        AreaPlaces(
            Message(f"{game.slug}-area-{game.areas[area].name}"),
            None if seat < 0 else seat,
            tuple(place for _, place in sorted(places, key=lambda one: (one[0], _natural(one[1])))),
        )
        for (seat, area), places in sorted(found.items())
    ]


def _natural(place: str) -> list[tuple[int, str]]:
    """Return what sorts `w10` after `w9`."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.findall(r"\d+|\D+", place)]
