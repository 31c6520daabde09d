"""The board of My Village draws every place that can be pointed at, and looks ahead as the terminal does.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/my-village/played.test.tsx.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from batisseurs.cli.tables.my_village import MyVillageText
from batisseurs.cli.tables.my_village_cards import TERMS, Cards
from batisseurs.cli.tables.my_village_middle import NEVER, Middle
from batisseurs.games import find_game
from batisseurs.games.my_village.facts import HIGHEST, LOWEST
from batisseurs.games.my_village.view import MyVillageView
from batisseurs.kernel import Play, Seeded, words
from batisseurs.kernel.seats import Seat
from batisseurs.server.printed import printed
from batisseurs.words import Words

CLIENT = Path(__file__).parents[2] / "client"
GAME = find_game("my-village")
GAMES_EACH = 6
KEPT_EACH = 1
"""How many moments of a kind are drawn: drawing takes longer than playing."""

TIMEOUT = 300

pytestmark = pytest.mark.skipif(
    not (CLIENT / "node_modules").is_dir(), reason="the client's libraries are not installed"
)


def moments() -> list[dict[str, Any]]:
    """Play random games and keep what is asked: some of each kind of choice and refusal."""
    kept: dict[tuple[object, ...], int] = {}
    found = []
    for players in range(GAME.min_players, GAME.max_players + 1):
        for seed in range(GAMES_EACH):
            source = Seeded(1000 * players + seed)
            play = Play(GAME, players)
            while _goes_on(play, source):
                seat = play.chooser
                asked = _asked(play, seat)
                ids = {said["message"]["id"] for said in asked["choices"]}
                ids |= {said["reason"]["id"] for said in asked["refusals"]}
                if any(kept.get((players, key), 0) < KEPT_EACH for key in ids):
                    found.append(asked | {"opens": _opens(play, seat)})
                    for key in ids:
                        kept[players, key] = kept.get((players, key), 0) + 1
                choices = play.choices(seat)
                play.play_text(seat, choices[source.below(len(choices))].text)
    return found


def _goes_on(play: Play, source: Seeded) -> bool:
    """Let chance act; tell whether somebody is asked then."""
    play.run_chance(source)
    return not play.over


def _asked(play: Play, seat: Seat) -> dict[str, Any]:
    """Return what a room tells the seat that is asked, as far as a board reads it."""
    table = play.table
    asked: dict[str, Any] = msgspec.to_builtins(
        {
            "reader": seat,
            "version": len(play.log),
            "step": type(table.top).__name__,
            "view": GAME.view(table, seat),
            "choices": [said for _, said in words.spoken_choices(table, seat)],
            "refusals": words.refusals(table, seat),
        }
    )
    return asked


def _opens(play: Play, seat: Seat) -> list[dict[str, Any]]:
    """Return what the terminal says of each value, while one is asked for."""
    if type(play.table.top).__name__ != "MakeValue":
        return []
    names = [f"Player {number + 1}" for number in range(play.table.players)]
    paper = MyVillageText(GAME, Words("en"), names, 100)
    cards = Cards(GAME, Words("en"), GAME.components())
    seen = GAME.view(play.table, seat)
    assert isinstance(seen, MyVillageView)
    middle = Middle(paper, seen, cards, full=True)
    return [
        {
            "value": value,
            "possible": middle.price_of(value) != NEVER,
            "black": middle.black_banners(value),
            "white": middle.white_banners(value),
        }
        for value in range(LOWEST, HIGHEST + 1)
    ]


def test_every_place_is_drawn_and_every_card_read(tmp_path: Path) -> None:
    played = tmp_path / "played.json"
    cards = Cards(GAME, Words("en"), GAME.components())
    told = {
        "printed": msgspec.to_builtins(printed(GAME)),
        "moments": moments(),
        "rules": {item: cards.rules(item) for item in cards.items() if item not in TERMS},
    }
    played.write_text(json.dumps(told), encoding="utf-8")
    node = Path(sys.executable).parent / "node"
    vitest = CLIENT / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run(
        [str(node) if node.exists() else "node", str(vitest), "run", "games/my-village/played.test.tsx"],
        cwd=CLIENT,
        env={**os.environ, "CLIENT_TEST_PLAYED": str(played), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 passed" in done.stdout
