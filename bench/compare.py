"""`python -m bench.compare BEFORE AFTER`: how fast playouts of two builds are.

BEFORE and AFTER are folders like `build/compiled`, of two checkouts. Both play the same random games in short
bursts, one after the other, again and again: what disturbs the machine disturbs both. Of each burst the
processor time counts, of each build the best burst.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
RUNS = 3
"""Runs of the same games in one process; the best counts."""


class Burst(NamedTuple):
    """Games of one kind: options are said where versions differ in what is usual."""

    slug: str
    players: int
    options: dict[str, bool | int]
    games: int

    @property
    def name(self) -> str:
        """The row of the table."""
        switches = (name for name, value in self.options.items() if value is True)
        return " ".join([f"{self.slug} {self.players}p", *switches])


BURSTS = [
    Burst("theopolis", 2, {}, 900),
    Burst("theopolis", 4, {}, 450),
    Burst("nehemiah", 2, {}, 800),
    Burst("nehemiah", 4, {}, 700),
    Burst("nehemiah", 4, {"foremen": True}, 250),
    Burst("my-village", 2, {"max_rounds": 50}, 600),
    Burst("my-village", 4, {"max_rounds": 50}, 300),
    Burst("esdras-et-nehemie", 1, {}, 400),
    Burst("esdras-et-nehemie", 2, {}, 300),
    Burst("esdras-et-nehemie", 4, {}, 160),
]
"""Each takes about a twentieth of a second."""


def measure() -> list[tuple[int, float]]:
    """Return decisions and processor time of each burst, in this process."""
    from batisseurs.games import find_game
    from batisseurs.kernel import Seeded, playout

    found = []
    for burst in BURSTS:
        game = find_game(burst.slug)
        options, components = game.read_options(burst.players, burst.options), game.components()
        best, decisions = float("inf"), 0
        for _ in range(RUNS):
            decisions, began = 0, time.process_time()
            for seed in range(burst.games):
                source = Seeded(seed)
                table = game.lay(burst.players, options, components)
                decisions += playout(table, source, [source] * burst.players)[0]
            best = min(best, time.process_time() - began)
        found.append((decisions, best))
    return found


def measured(build: Path) -> list[tuple[int, float]]:
    """Return what a process of its own measures with a build."""
    command = [sys.executable, "-m", "bench.compare", "--measure", str(build)]
    env = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True)
    return [(decisions, seconds) for decisions, seconds in json.loads(done.stdout)]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("builds", type=Path, nargs="+")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        from batisseurs.kernel import table

        if not str(table.__file__).startswith(str(asked.builds[0])):
            sys.exit(f"{table.__file__} is not of {asked.builds[0]}")
        print(json.dumps(measure()))
        return
    before, after = (build.resolve() for build in asked.builds)
    bursts: dict[Path, list[list[tuple[int, float]]]] = {before: [], after: []}
    for count in range(asked.rounds):
        for build in (before, after) if count % 2 == 0 else (after, before):
            bursts[build].append(measured(build))
    print("| game | decisions/s before | after | change |\n|---|---:|---:|---:|")
    for row, burst in enumerate(BURSTS):
        rates = [max(done[row][0] / done[row][1] for done in bursts[build]) for build in (before, after)]
        print(f"| {burst.name} | {rates[0]:,.0f} | {rates[1]:,.0f} | {rates[1] / rates[0] - 1:+.1%} |")


if __name__ == "__main__":
    main()
