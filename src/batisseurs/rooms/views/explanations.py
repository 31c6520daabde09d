"""What places, pieces, components and signs are, for one reader."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from batisseurs.kernel.areas import areas_of
from batisseurs.kernel.choice import Message
from batisseurs.kernel.explanation import Explanation, unknown_place
from batisseurs.kernel.game import Game
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.table import Table
from batisseurs.rooms.views.model import AreaView, Explanations, WholeTable


def explanations(
    version: int, game: Game, table: Table, reader: Seat, places: Iterable[str], *, brief: bool = False
) -> Explanations:
    """Explain each place by itself: one that there is not stops no other. Briefly: without text and rules.

    What is hidden from the reader is overwritten before the game explains it, so it cannot leak.
    """
    seen = table.clone()
    game.overwrite_hidden(seen, reader)
    found: dict[str, Explanation] = {}
    refused: dict[str, Message] = {}
    explain = game.explainer(seen, reader)
    for place in places:
        explanation = explain(place)
        if explanation is None:
            refused[place] = unknown_place(place)
        else:
            found[place] = _brief(explanation) if brief else explanation
    return Explanations(version, found, refused)


def whole_table(version: int, game: Game, table: Table, reader: Seat) -> WholeTable:
    """Return everything that a reader can see, area by area, each place explained briefly."""
    seen = table.clone()
    game.overwrite_hidden(seen, reader)
    explain = game.explainer(seen, reader)
    return WholeTable(
        version,
        tuple(
            AreaView(
                area.title,
                area.seat,
                {place: _brief(found) for place in area.places if (found := explain(place)) is not None},
            )
            for area in areas_of(game, seen, reader)
        ),
    )


def _brief(explanation: Explanation) -> Explanation:
    return msgspec.structs.replace(explanation, about=(), rules=(), item="")
