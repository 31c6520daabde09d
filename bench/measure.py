"""Measure the games in this process, compiled or not. `python -m bench` runs this for each form.

Everything is in CPU time on one core. Each figure comes from several runs of exactly the same games. The best
counts, because nothing makes a run shorter than its work; the worst tells how restless the machine was.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Callable

import msgspec

from batisseurs.games import all_games
from batisseurs.kernel import CHANCE, Game, Seeded, Source, Table, playout
from batisseurs.kernel import table as table_module
from batisseurs.kernel.game import OptionValue

RUNS = 5
TABLES = 16
CLONES_IN_A_ROW = 200
CALIBRATION = 300_000
VARIANTS = {"nehemiah": ("", "foremen")}
"""Switches of a game that make another game of it are measured too."""


class Rate(msgspec.Struct, frozen=True):
    """Something per second: the best run, and by which share of it the worst one stayed behind."""

    best: float
    spread: float


class Figures(msgspec.Struct, frozen=True):
    """One game with one number of players, as it is laid without a word or with a variant."""

    game: str
    players: int
    real_decisions: Rate
    decisions: Rate
    games: Rate
    decisions_in_a_game: float
    clones: Rate | None = None
    variant: str = ""


class Measured(msgspec.Struct, frozen=True):
    """What one process has measured."""

    compiled: bool
    calibration: Rate
    figures: list[Figures]


def chosen(variant: str) -> dict[str, OptionValue]:
    """Return the options of a variant."""
    return {variant: True} if variant else {}


Playout = Callable[[Table, Source, list[Source]], tuple[int, int, int]]


def interpreted_loop(table: Table, chance: Source, players: list[Source]) -> tuple[int, int, int]:
    """Play a game at random from ordinary Python, as someone who uses the library would write it."""
    decisions = real = lines = 0
    while not table.over():
        lines += 1
        seat = table.chooser()
        if seat == CHANCE:
            table.play(seat, table.draw(chance))
            continue
        choices = table.choices(seat)
        decisions += 1
        real += len(choices) > 1
        table.play(seat, choices[players[seat].below(len(choices))])
    return decisions, real, lines


def is_compiled() -> bool:
    """Tell which form is being measured."""
    return not str(table_module.__file__).endswith(".py")


def rates(work: Callable[[], None], amount: int, runs: int) -> Rate:
    """Do the same work several times; `amount` is how much of something it contains."""
    seconds = []
    for _ in range(runs):
        started = time.process_time()
        work()
        seconds.append(time.process_time() - started)
    best, worst = min(seconds), max(seconds)
    return Rate(amount / best, 1 - best / worst)


def calibrate(runs: int = RUNS) -> Rate:
    """Time a loop that never changes: figures of two machines, or of two days, can be compared by it."""

    def work() -> None:
        state = 1
        items = [0] * 64
        for _ in range(CALIBRATION):
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF
            items[state & 63] += state >> 16 & 7

    return rates(work, CALIBRATION, runs)


def play_games(game: Game, players: int, variant: str, count: int, loop: Playout) -> tuple[int, int]:
    """Play the first games of a fixed list, from an empty table to the end."""
    options = game.read_options(players, chosen(variant))
    components = game.components()
    decisions = real = 0
    for seed in range(count):
        source: Source = Seeded(seed)
        more, more_real, _ = loop(game.lay(players, options, components), source, [source] * players)
        decisions += more
        real += more_real
    return decisions, real


def measure_games(game: Game, players: int, variant: str, loop: Playout, seconds: float) -> Figures:
    """Measure whole games; how many make a run is found out first."""
    count = 4
    while True:
        started = time.process_time()
        decisions, real = play_games(game, players, variant, count, loop)
        spent = time.process_time() - started
        if spent > seconds / 4:
            break
        count *= 2
    count = max(1, round(count * seconds / spent))
    decisions, real = play_games(game, players, variant, count, loop)
    rate = rates(lambda: _discard(play_games(game, players, variant, count, loop)), count, RUNS)

    def per_second(each: float) -> Rate:
        return Rate(rate.best * each, rate.spread)

    return Figures(
        game.slug,
        players,
        per_second(real / count),
        per_second(decisions / count),
        rate,
        decisions / count,
        variant=variant,
    )


def _discard(_: object) -> None:
    """Make a function return nothing."""


def middle_tables(game: Game, players: int, variant: str = "") -> list[Table]:
    """Return tables from the middle of games: half of the decisions of each have been taken."""
    tables = []
    for seed in range(TABLES):
        whole = game.new(players, chosen(variant))
        length, *_ = playout(whole, Seeded(seed), [Seeded(seed + 1)] * whole.players)
        table, chance, source = game.new(players, chosen(variant)), Seeded(seed), Seeded(seed + 1)
        left = length // 2
        while left > 0 or table.chooser() == CHANCE:
            seat = table.chooser()
            if seat == CHANCE:
                table.play(seat, table.draw(chance))
                continue
            choices = table.choices(seat)
            table.play(seat, choices[source.below(len(choices))] if len(choices) > 1 else choices[0])
            left -= 1
        tables.append(table)
    return tables


def measure_clones(game: Game, players: int, variant: str, seconds: float) -> Rate:
    """Measure copies of tables in mid-game, made by the table's own `clone` in a Python loop.

    The loop itself, some 20 ns a turn, is counted in: the true figure is a little higher.
    """
    tables = middle_tables(game, players, variant)
    makers: list[Callable[[], object]] = [table.clone for table in tables]

    def work(rounds: int) -> None:
        for _ in range(rounds):
            for clone in makers:
                for _ in range(CLONES_IN_A_ROW):
                    clone()

    started = time.process_time()
    work(1)
    rounds = max(1, round(seconds / (time.process_time() - started)))
    return rates(lambda: work(rounds), rounds * TABLES * CLONES_IN_A_ROW, RUNS)


def measure(loop: str, seconds: float) -> Measured:
    """Measure every game with every number of players."""
    played: Playout = interpreted_loop if loop == "interpreted" else playout
    figures = []
    for game in all_games():
        numbers = range(game.min_players, game.max_players + 1)
        for variant, players in itertools.product(VARIANTS.get(game.slug, ("",)), numbers):
            row = measure_games(game, players, variant, played, seconds)
            if loop == "kernel":
                clones = measure_clones(game, players, variant, seconds / 2)
                row = msgspec.structs.replace(row, clones=clones)
            figures.append(row)
            print(".", end="", file=sys.stderr, flush=True)
    return Measured(is_compiled(), calibrate(), figures)


def main() -> int:
    """Write what was measured to standard output, as JSON."""
    parser = argparse.ArgumentParser(prog="bench.measure", description=__doc__)
    parser.add_argument("--loop", choices=["kernel", "interpreted"], default="kernel")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of one run")
    asked = parser.parse_args()
    sys.stdout.write(msgspec.json.encode(measure(asked.loop, asked.seconds)).decode() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
