"""`python -m bench.previews`: processor time of explanations and previews, the worst step of each game.

Random games of every game with the fewest and the most players. At each step: the previews of all choices, as
a room makes them (hidden things dealt again, every choice played), and the explanations of all places that
the chooser sees. The best of several runs of the same step counts; the worst step is told with its name.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from batisseurs.games import all_games
from batisseurs.kernel import CHANCE, Game, Seeded, Table
from batisseurs.kernel import table as table_module
from batisseurs.kernel.explanation import Foresight

ROOT = Path(__file__).resolve().parent.parent
OUTCOME = ROOT / "bench" / "previews.md"
RUNS = 3
GAMES = 2
EVERY = 25
"""Of how many steps one is measured."""
FORM = "compiled" if table_module.__file__.endswith(".so") else "plain"


class Step(NamedTuple):
    """What one step took, in milliseconds."""

    name: str
    choices: int
    previews: float
    places: int
    explanations: float


def took(work: Callable[[], object]) -> float:
    """Return the processor time of the best of several runs, in milliseconds."""
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return 1000 * min(times)


def steps(game: Game, players: int, seed: int) -> Iterator[Step]:
    """Play a game at random and measure some of its steps."""
    table, source = game.new(players), Seeded(seed)
    count = 0
    while not table.over():
        seat = table.chooser()
        if seat == CHANCE:
            table.play(CHANCE, table.draw(source))
            continue
        count += 1
        if count % EVERY == 0:
            yield measured(game, table, seat)
        choices = table.choices(seat)
        table.play(seat, choices[source.below(len(choices))])


def measured(game: Game, table: Table, seat: int) -> Step:
    """Measure one step."""

    def previews() -> object:
        twin = table.clone()
        game.conceal(twin, seat, Seeded(0))
        return Foresight(twin, seat, last=table.choosers() == [seat]).previews(game)

    places = sorted(game.places(table, seat))
    name = type(table.top).__name__
    return Step(
        name,
        len(table.choices(seat)),
        took(previews),
        len(places),
        took(lambda: [*map(game.explainer(table, seat), places)]),
    )


def row(game: Game) -> str:
    """Return a game's line of the table."""
    found = [
        step
        for players in sorted({game.min_players, game.max_players})
        for seed in range(GAMES)
        for step in steps(game, players, seed)
    ]
    worst = max(found, key=lambda step: step.previews)
    slowest = max(found, key=lambda step: step.explanations)
    usual = statistics.median(step.previews for step in found)
    usual_places = statistics.median(step.explanations for step in found)
    return (
        f"| {game.title} | {FORM} | {len(found)} | {usual:.1f} | {worst.previews:.1f} |"
        f" {worst.name}, {worst.choices} choices | {usual_places:.1f} | {slowest.explanations:.1f} |"
        f" {slowest.places} places |"
    )


HEAD = """# Explanations and previews

Made by `python -m bench.previews`: processor time in milliseconds on one core, best of three runs of a step.
Previews are those of all choices of a step; explanations those of all places that the chooser sees.

One view serves all places. When each place made a view of its own, the worst steps (plain) took 105.5 ms in
Esdras et Néhémie, 49.9 in Theopolis, 7.1 in Nehemiah and 4.3 in My Village.

| game | form | steps | previews, median | worst | at | explanations, median | worst | of |
|---|---|---:|---:|---:|---|---:|---:|---|
"""


def main() -> None:
    """Measure in this form, and keep the lines of the other."""
    kept = []
    if OUTCOME.exists():
        kept = [
            line
            for line in OUTCOME.read_text(encoding="utf-8").splitlines()
            if line.startswith("| ") and f"| {FORM} |" not in line and "| form |" not in line
        ]
    lines = sorted([*kept, *(row(game) for game in all_games())])
    OUTCOME.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    print(OUTCOME.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
