"""The board of Nehemiah draws every place that can be pointed at, every component and every sign.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/nehemiah/recorded-games.test.tsx.
"""

from __future__ import annotations

from pathlib import Path

from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.kernel import Play, Seeded, read_position
from tests.client.board_drawing import expect_drawn, moments, plays

GAMES_EACH = 4
NO_CUBE_IN_SUPPLY = {
    "situation": 1,
    "game": "nehemiah",
    "players": 3,
    "turn": "p1",
    "seed": 1,
    "table": {
        "c1": ["wall_1 p1", "wall_1 p1", "wall_1 p1", "wall_2 p1"],
        "p1": {"wood": 20, "gold": 20, "cubes": {"wall": 2, "temple": 4, "garrison": 5}},
    },
}
"""Random games hardly come to where cubes must be moved."""


def test_every_place_component_and_sign_is_drawn(tmp_path: Path) -> None:
    file = NEHEMIAH.component_file()
    without_cubes = Play.from_table(NEHEMIAH, read_position(NEHEMIAH, NO_CUBE_IN_SUPPLY))
    laid = plays(NEHEMIAH, GAMES_EACH, [{"foremen": False}, {"foremen": True}])
    told = {
        "moments": moments([*laid, (without_cubes, Seeded(1))]),
        "items": [entry.id for entry in file.entries() if entry not in file.colour],
    }
    expect_drawn(NEHEMIAH, told, tmp_path, tests=3)
