"""Plays games, writes down what they ask, and has it drawn by the boards' own modules.

The other half is client/games/recorded-games.testing.tsx.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from batisseurs.kernel import Game, Play, Seeded, choice_text
from batisseurs.kernel.choice import Choice, Refusal
from batisseurs.kernel.seats import Seat
from batisseurs.server.http.component_data import component_data

CLIENT = Path(__file__).parents[2] / "client"
TIMEOUT = 300
"""Seconds: some hundred boards are drawn."""

NO_OPTIONS: tuple[Mapping[str, Any], ...] = ({},)


def plays(
    game: Game, each: int, options: Iterable[Mapping[str, Any]] = NO_OPTIONS
) -> list[tuple[Play, Seeded]]:
    """Lay tables for all numbers of players, with each of these options: so many of each kind."""
    return [
        (Play(game, players, dict(chosen)), Seeded(1000 * players + seed))
        for players in range(game.min_players, game.max_players + 1)
        for chosen in options
        for seed in range(each)
    ]


def moments(
    laid: Iterable[tuple[Play, Seeded]],
) -> list[dict[str, Any]]:
    """Play random games and keep what is asked: for each number of players, one of each choice and refusal.

    Drawing takes longer than playing, so no more are kept.
    """
    kept: set[tuple[int, str]] = set()
    found = []
    for play, source in laid:
        while _goes_on(play, source):
            seat = play.chooser
            said = choice_text.spoken_choices(play.table, seat)
            refused = choice_text.refusals(play.table, seat)
            ids = {one.message.id for _, one in said} | {one.reason.id for one in refused}
            new = {(play.players, id_) for id_ in ids} - kept
            if new:
                found.append(_asked(play, seat, [one for _, one in said], refused))
                kept |= new
            play.play(seat, said[source.below(len(said))][0])
    return found


def _goes_on(play: Play, source: Seeded) -> bool:
    """Let chance act; return whether a seat has a choice then."""
    play.run_chance(source)
    return not play.over


def _asked(play: Play, seat: Seat, choices: list[Choice], refusals: list[Refusal]) -> dict[str, Any]:
    """Return what a room sends to the seat that chooses, as far as a board reads it."""
    table = play.table
    asked: dict[str, Any] = msgspec.to_builtins(
        {
            "reader": seat,
            "lines": len(play.log),
            "version": len(play.log),
            "step": type(table.top).__name__,
            "waiting": list(table.choosers()),
            "may_withdraw": table.may_withdraw(seat),
            "view": play.game.view(table, seat),
            "choices": choices,
            "warnings": play.game.warnings(table, seat),
            "refusals": refusals,
        }
    )
    return asked


def expect_drawn(
    game: Game, told: dict[str, Any], folder: Path, tests: int, file: str = "recorded-games.test.tsx"
) -> None:
    """Run so many tests of a file of the game's on what was played; what is printed comes with it."""
    played = folder / "played.json"
    everything = {"printed": msgspec.to_builtins(component_data(game))} | told
    played.write_text(json.dumps(everything), encoding="utf-8")
    node = Path(sys.executable).parent / "node"
    vitest = CLIENT / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run(
        [str(node) if node.exists() else "node", str(vitest), "run", f"games/{game.slug}/{file}"],
        cwd=CLIENT,
        env={**os.environ, "CLIENT_TEST_PLAYED": str(played), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{tests} passed" in done.stdout
