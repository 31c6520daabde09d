"""The board of Theopolis draws every place that can be pointed at, and its cards say what the terminal says.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/theopolis/played.test.tsx.
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

from batisseurs.cli.tables.theopolis_cards import RULES, Cards
from batisseurs.games import find_game
from batisseurs.kernel import Play, Seeded, words
from batisseurs.kernel.seats import Seat
from batisseurs.server.printed import printed
from batisseurs.words import LANGUAGES, Words

CLIENT = Path(__file__).parents[2] / "client"
GAME = find_game("theopolis")
GAMES_EACH = 6
KEPT_EACH = 1
"""How many moments of a kind are drawn: drawing takes longer than playing."""

TIMEOUT = 300

pytestmark = pytest.mark.skipif(
    not (CLIENT / "node_modules").is_dir(), reason="the client's libraries are not installed"
)


def moments() -> list[dict[str, Any]]:
    """Play random games and keep what is asked: some of each step, of each kind of choice and refusal."""
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
                new = [key for key in ids if kept.get((players, key), 0) < KEPT_EACH]
                if new:
                    found.append(asked)
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
            "lines": len(play.log),
            "step": type(table.top).__name__,
            "view": GAME.view(table, seat),
            "choices": [said for _, said in words.spoken_choices(table, seat)],
            "refusals": words.refusals(table, seat),
        }
    )
    return asked


def effects() -> dict[str, dict[str, str]]:
    """Return what the terminal says that each component does; saints have other words there."""
    facts = GAME.components()
    spoken = {language: Cards(GAME, Words(language), facts) for language in LANGUAGES}
    items = [item for item in spoken["en"].items() if spoken["en"].types[item] != "saint"]
    return {item: {language: cards.effect(item) for language, cards in spoken.items()} for item in items}


def test_every_place_is_drawn_and_every_card_read(tmp_path: Path) -> None:
    played = tmp_path / "played.json"
    told = {
        "printed": msgspec.to_builtins(printed(GAME)),
        "moments": moments(),
        "effects": effects(),
        "rules": {item: [f"TH-{number}" for number in numbers] for item, numbers in RULES.items()},
    }
    played.write_text(json.dumps(told), encoding="utf-8")
    node = Path(sys.executable).parent / "node"
    vitest = CLIENT / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run(
        [str(node) if node.exists() else "node", str(vitest), "run", "games/theopolis/played.test.tsx"],
        cwd=CLIENT,
        env={**os.environ, "CLIENT_TEST_PLAYED": str(played), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout
