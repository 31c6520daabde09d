"""The board of Nehemiah draws every place that can be pointed at, and says what its components are.

Games are played here; what they ask is written down, and drawn by the board's own modules in
client/games/nehemiah/played.test.tsx.
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

from batisseurs.cli.tables.nehemiah_cards import Cards
from batisseurs.games import find_game
from batisseurs.kernel import Play, Seeded, read_situation, words
from batisseurs.kernel.seats import Seat
from batisseurs.server.printed import printed
from batisseurs.words import Words

CLIENT = Path(__file__).parents[2] / "client"
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

TIMEOUT = 300

pytestmark = pytest.mark.skipif(
    not (CLIENT / "node_modules").is_dir(), reason="the client's libraries are not installed"
)


def plays() -> list[tuple[Play, int]]:
    """Lay tables for all numbers of players, with foremen and without."""
    found = [
        (Play(GAME, players, {"foremen": foremen}), 1000 * players + seed)
        for players in range(GAME.min_players, GAME.max_players + 1)
        for foremen in (False, True)
        for seed in range(GAMES_EACH)
    ]
    return [*found, (Play.from_table(GAME, read_situation(GAME, NO_CUBE_IN_SUPPLY)), 1)]


def moments() -> list[dict[str, Any]]:
    """Play random games and keep what is asked: one of each kind of choice and refusal."""
    kept: set[tuple[object, ...]] = set()
    found = []
    for play, seed in plays():
        source = Seeded(seed)
        while _goes_on(play, source):
            seat = play.chooser
            asked = _asked(play, seat)
            said = [one["message"]["id"] for one in asked["choices"]]
            said += [one["reason"]["id"] for one in asked["refusals"]]
            new = {(play.table.players, key) for key in said} - kept
            if new:
                found.append(asked)
                kept |= new
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
            "version": len(play.log),
            "step": type(table.top).__name__,
            "waiting": list(table.choosers()),
            "may_withdraw": table.may_withdraw(seat),
            "view": GAME.view(table, seat),
            "choices": [said for _, said in words.spoken_choices(table, seat)],
            "refusals": words.refusals(table, seat),
        }
    )
    return asked


def test_every_place_is_drawn_and_every_component_read(tmp_path: Path) -> None:
    played = tmp_path / "played.json"
    cards = Cards(GAME, Words("en"), GAME.components())
    told = {
        "printed": msgspec.to_builtins(printed(GAME)),
        "moments": moments(),
        "rules": {item: cards.rules(item) for item in cards.items()},
    }
    played.write_text(json.dumps(told), encoding="utf-8")
    node = Path(sys.executable).parent / "node"
    vitest = CLIENT / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run(
        [str(node) if node.exists() else "node", str(vitest), "run", "games/nehemiah/played.test.tsx"],
        cwd=CLIENT,
        env={**os.environ, "CLIENT_TEST_PLAYED": str(played), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout
