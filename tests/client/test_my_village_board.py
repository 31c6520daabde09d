"""The board of My Village draws every place that can be pointed at.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/my-village/recorded-games.test.tsx.
"""

from __future__ import annotations

from pathlib import Path

from batisseurs.games import find_game
from tests.client.board_drawing import expect_drawn, moments, plays

GAME = find_game("my-village")
GAMES_EACH = 6


def test_every_place_and_every_sign_is_drawn(tmp_path: Path) -> None:
    expect_drawn(GAME, {"moments": moments(plays(GAME, GAMES_EACH))}, tmp_path, tests=4)
