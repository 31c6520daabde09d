"""Every game tells newcomers how to play: the same chapters, short, with components that exist."""

from __future__ import annotations

import pytest

from batisseurs.games import all_games
from batisseurs.kernel.game import Game
from batisseurs.kernel.guide import TITLES
from batisseurs.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)

LEAST, MOST = 240, 400
"""Words of a whole guide: short enough to read before the first turn."""
MISTAKES = 3


@every_game
def test_a_guide_has_every_chapter_and_names_components_of_the_game(game: Game) -> None:
    assert tuple(chapter.title for chapter in game.guide) == TITLES
    assert len(game.guide[-1].text) == MISTAKES
    assert all(chapter.text for chapter in game.guide)
    shown = [item for chapter in game.guide for item in chapter.items]
    assert shown
    assert set(shown) <= set(game.names())


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_is_one_page(game: Game, language: str) -> None:
    words = Words(language)
    said = [words.say(paragraph, [], game) for chapter in game.guide for paragraph in chapter.text]
    assert LEAST <= sum(len(text.split()) for text in said) <= MOST
