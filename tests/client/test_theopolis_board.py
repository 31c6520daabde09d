"""The board of Theopolis draws every place that can be pointed at, and its cards say what the game says.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/theopolis/recorded-games.test.tsx.
"""

from __future__ import annotations

from pathlib import Path

from batisseurs.games import find_game
from batisseurs.games.theopolis.explain_components import box_of, effects
from batisseurs.words import LANGUAGES, Words
from tests.client.board_drawing import expect_drawn, moments, plays

GAME = find_game("theopolis")
GAMES_EACH = 6


def phrases() -> dict[str, dict[str, str]]:
    """Return in short what each component does, as its face says it."""
    box = box_of(GAME.component_text())
    spoken = {language: Words(language) for language in LANGUAGES}
    return {
        item: {
            language: " · ".join(words.say(one, [], GAME) for one in effects(box, item))
            for language, words in spoken.items()
        }
        for item in GAME.names()
    }


def test_every_place_is_drawn_and_every_card_read(tmp_path: Path) -> None:
    told = {
        "moments": moments(plays(GAME, GAMES_EACH)),
        "effects": phrases(),
    }
    expect_drawn(GAME, told, tmp_path, tests=6)
