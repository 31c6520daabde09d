"""The board of Esdras et Néhémie draws every place that can be pointed at, and looks ahead as the house does.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/esdras-et-nehemie/played.test.tsx.
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

from batisseurs.cli.tables.esdras_et_nehemie_cards import TERMS, Cards
from batisseurs.games import find_game
from batisseurs.games.esdras_et_nehemie.blue import FAR, access_price
from batisseurs.games.esdras_et_nehemie.facts import NONE, SCROLL_CELLS
from batisseurs.games.esdras_et_nehemie.table import CELL_NAMES, EsdrasTable
from batisseurs.kernel import Play, Seeded, words
from batisseurs.kernel.seats import Seat
from batisseurs.server.printed import printed
from batisseurs.words import Words

CLIENT = Path(__file__).parents[2] / "client"
DRAWN = "games/esdras-et-nehemie/played.test.tsx"
GAME = find_game("esdras-et-nehemie")
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {"solo_face": "a"}),
    (1, {"solo_face": "b", "altar_face": "chosen"}),
    (2, {"altar_face": "chosen"}),
    (3, {}),
    (4, {}),
]
GAMES_EACH = 2
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
    for number, (players, options) in enumerate(TABLES):
        for seed in range(GAMES_EACH):
            source = Seeded(1000 * number + seed)
            play = Play(GAME, players, options)
            while _goes_on(play, source):
                seat = play.chooser
                asked = _asked(play, seat)
                ids = {said["message"]["id"] for said in asked["choices"]}
                ids |= {said["reason"]["id"] for said in asked["refusals"]}
                if any(kept.get((number, key), 0) < KEPT_EACH for key in ids):
                    found.append(asked | {"paths": _paths(play, seat)})
                    for key in ids:
                        kept[number, key] = kept.get((number, key), 0) + 1
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


def _paths(play: Play, seat: Seat) -> dict[str, int]:
    """Return what the way to each tile within reach costs, as the rules count it."""
    table = play.table
    assert isinstance(table, EsdrasTable)
    prices = {cell: access_price(table, seat, cell) for cell in range(SCROLL_CELLS)}
    return {
        f"scroll.{CELL_NAMES[cell]}": price
        for cell, price in prices.items()
        if price < FAR and table.scribes[cell] == NONE and table.scrolls[cell] != NONE
    }


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
        [str(node) if node.exists() else "node", str(vitest), "run", DRAWN],
        cwd=CLIENT,
        env={**os.environ, "CLIENT_TEST_PLAYED": str(played), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout
