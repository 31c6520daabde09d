"""The board of Theopolis draws every place that can be pointed at, and its cards say what the terminal says.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/theopolis/recorded-games.test.tsx.
"""

from __future__ import annotations

from pathlib import Path

from batisseurs.cli.boards.theopolis.cards import RULES, Cards
from batisseurs.games import find_game
from batisseurs.words import LANGUAGES, Words
from tests.client.board_drawing import expect_drawn, moments, plays

GAME = find_game("theopolis")
GAMES_EACH = 6


def effects() -> dict[str, dict[str, str]]:
    """Return what the terminal says that each component does; saints have other words there."""
    facts = GAME.components()
    spoken = {language: Cards(GAME, Words(language), facts) for language in LANGUAGES}
    items = [item for item in spoken["en"].items() if spoken["en"].types[item] != "saint"]
    return {item: {language: cards.effect(item) for language, cards in spoken.items()} for item in items}


def test_every_place_is_drawn_and_every_card_read(tmp_path: Path) -> None:
    told = {
        "moments": moments(plays(GAME, GAMES_EACH)),
        "effects": effects(),
        "rules": {item: [f"TH-{number}" for number in numbers] for item, numbers in RULES.items()},
    }
    expect_drawn(GAME, told, tmp_path, tests=5)
