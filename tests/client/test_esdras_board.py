"""The board of Esdras et Néhémie draws every place that can be pointed at, and every component.

Games are played here; what they ask is drawn by client/games/esdras-et-nehemie/recorded-games.test.tsx.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from batisseurs.games import find_game
from batisseurs.games.esdras_et_nehemie.blue import FAR, access_price
from batisseurs.games.esdras_et_nehemie.facts import NONE, SCROLL_CELLS
from batisseurs.games.esdras_et_nehemie.table import CELL_NAMES, EsdrasTable
from batisseurs.kernel import Play
from batisseurs.kernel.seats import Seat
from tests.client.board_drawing import expect_drawn, moments, plays

GAME = find_game("esdras-et-nehemie")
FACES = ({"solo_face": "a"}, {"solo_face": "b", "altar_face": "chosen"})
GAMES_EACH = 1


def paths(play: Play, seat: Seat) -> dict[str, Any]:
    """Return what the way to each tile within reach costs, as the rules count it."""
    table = play.table
    assert isinstance(table, EsdrasTable)
    prices = {cell: access_price(table, seat, cell) for cell in range(SCROLL_CELLS)}
    reached = {
        f"scroll.{CELL_NAMES[cell]}": price
        for cell, price in prices.items()
        if price < FAR and table.scribes[cell] == NONE and table.scrolls[cell] != NONE
    }
    return {"paths": reached}


def test_every_place_is_drawn(tmp_path: Path) -> None:
    expect_drawn(GAME, {"moments": moments(plays(GAME, GAMES_EACH, FACES), paths)}, tmp_path, tests=4)
