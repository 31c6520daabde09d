"""The board of Nehemiah draws every place that can be pointed at, and says what its components are.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/nehemiah/recorded-games.test.tsx.
"""

from __future__ import annotations

from pathlib import Path

from batisseurs.cli.boards.nehemiah.cards import Cards
from batisseurs.games import find_game
from batisseurs.kernel import Play, Seeded, read_position
from batisseurs.words import Words
from tests.client.board_drawing import expect_drawn, moments, plays

GAME = find_game("nehemiah")
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


def test_every_place_is_drawn_and_every_component_read(tmp_path: Path) -> None:
    cards = Cards(GAME, Words("en"), GAME.components())
    without_cubes = Play.from_table(GAME, read_position(GAME, NO_CUBE_IN_SUPPLY))
    laid = plays(GAME, GAMES_EACH, [{"foremen": False}, {"foremen": True}])
    told = {
        "moments": moments([*laid, (without_cubes, Seeded(1))]),
        "rules": {item: cards.rules(item) for item in cards.items()},
    }
    expect_drawn(GAME, told, tmp_path, tests=5)
