"""The board of Esdras et Néhémie draws every place that can be pointed at, and every component.

Games are played here; what they ask is drawn by client/games/esdras-et-nehemie/recorded-games.test.tsx.
"""

from __future__ import annotations

from pathlib import Path

from batisseurs.games import find_game
from tests.client.board_drawing import expect_drawn, moments, plays

GAME = find_game("esdras-et-nehemie")
FACES = ({"solo_face": "a"}, {"solo_face": "b", "altar_face": "chosen"})
GAMES_EACH = 1


def test_every_place_is_drawn(tmp_path: Path) -> None:
    expect_drawn(GAME, {"moments": moments(plays(GAME, GAMES_EACH, FACES))}, tmp_path, tests=3)
