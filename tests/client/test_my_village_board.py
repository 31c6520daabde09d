"""The board of My Village draws every place that can be pointed at, and looks ahead as the terminal does.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/my-village/recorded-games.test.tsx.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from batisseurs.cli.boards.my_village.board import MyVillageText
from batisseurs.cli.boards.my_village.cards import TERMS, Cards
from batisseurs.cli.boards.my_village.shared_board import NEVER, Middle
from batisseurs.games import find_game
from batisseurs.games.my_village.facts import HIGHEST, LOWEST
from batisseurs.games.my_village.view import MyVillageView
from batisseurs.kernel import Play
from batisseurs.kernel.seats import Seat
from batisseurs.words import Words
from tests.client.board_drawing import expect_drawn, moments, plays

GAME = find_game("my-village")
GAMES_EACH = 6


def opens(play: Play, seat: Seat) -> dict[str, Any]:
    """Return what the terminal says of each value, while one is asked for."""
    if type(play.table.top).__name__ != "MakeValue":
        return {"opens": []}
    names = [f"Player {number + 1}" for number in range(play.table.players)]
    paper = MyVillageText(GAME, Words("en"), names, 100)
    cards = Cards(GAME, Words("en"), GAME.components())
    seen = GAME.view(play.table, seat)
    assert isinstance(seen, MyVillageView)
    middle = Middle(paper, seen, cards, full=True)
    told = [
        {
            "value": value,
            "possible": middle.price_of(value) != NEVER,
            "black": middle.black_banners(value),
            "white": middle.white_banners(value),
        }
        for value in range(LOWEST, HIGHEST + 1)
    ]
    return {"opens": told}


def test_every_place_is_drawn_and_every_card_read(tmp_path: Path) -> None:
    cards = Cards(GAME, Words("en"), GAME.components())
    told = {
        "moments": moments(plays(GAME, GAMES_EACH), opens),
        "rules": {item: cards.rules(item) for item in cards.items() if item not in TERMS},
    }
    expect_drawn(GAME, told, tmp_path, tests=5)
