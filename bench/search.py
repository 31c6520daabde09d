"""`python -m bench.search PART`: measure the search and the levels, and write bench/search.md.

PART is `speed`, `greedy`, `ladder`, `ablation` or `areas`; what was measured before is in bench/search.json.
Matches are of two players who change seats from game to game.
"""

from __future__ import annotations

import argparse
import datetime as dt
import platform
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from batisseurs.bots import LEVELS, Bot, Seen, find_bot
from batisseurs.bots.search import Search
from batisseurs.games import all_games, find_game
from batisseurs.kernel import CHANCE, Game, Seeded, Table
from batisseurs.kernel.arrays import COMPILED
from batisseurs.kernel.game import Thinking
from batisseurs.kernel.source import Source
from batisseurs.lab.match import Setting, play_game
from batisseurs.lab.simulate import simulate
from batisseurs.lab.tally import wilson

BENCH = Path(__file__).resolve().parent
RESULTS, PAGE = BENCH / "search.json", BENCH / "search.md"
FORM = "compiled" if COMPILED else "plain"
ABLATIONS: dict[str, dict[str, int]] = {
    "as it is": {},
    "judged at once": {"playout": 0},
    "4 decisions at random": {"playout": 4},
    "12 decisions at random": {"playout": 12},
    "played to the end": {"playout": -1},
    "no priors": {"bias": 0},
    "priors": {"bias": 100},
    "half the exploration": {"exploration": 15},
    "twice the exploration": {"exploration": 60},
}


class Row(msgspec.Struct):
    """One figure."""

    part: str
    game: str
    what: str
    date: str
    games: int = 0
    wins: float = 0.0
    score: float = 0.0
    other_score: float = 0.0
    milliseconds: float = 0.0
    """For each real choice, of processor time."""
    rate: float = 0.0
    note: str = ""


class Timed(Bot):
    """A bot, how long it thinks, and how its game is searched."""

    def __init__(self, name: str, change: dict[str, int] | None = None) -> None:
        super().__init__(name)
        self.inner = find_bot(name)
        self.change = change or {}
        self.seconds = 0.0
        self.choices = 0

    def choose(self, seen: Seen, source: Source) -> int:
        """Let the bot choose, and look at the clock."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        began = time.process_time()
        with changed(seen.game, self.change):
            choice = self.inner.choose(seen, source)
        self.seconds += time.process_time() - began
        self.choices += 1
        return choice


@contextmanager
def changed(game: Game, change: dict[str, int]) -> Iterator[None]:
    """Search a game in another way."""
    kept: Thinking = game.thinking
    game.thinking = msgspec.structs.replace(kept, **change)
    try:
        yield
    finally:
        game.thinking = kept


def match(part: str, game: Game, what: str, bots: tuple[Timed, str], games: int, seed: int) -> Row:
    """Let a bot play another."""
    first, second = bots
    result = simulate(game, [first, second], games=games, seed=seed, cores=1)
    own, other = result.bots
    return Row(
        part,
        game.slug,
        what,
        dt.datetime.now(tz=dt.UTC).date().isoformat(),
        result.games,
        own.wins,
        round(own.mean_score, 1),
        round(other.mean_score, 1),
        round(1000 * first.seconds / max(first.choices, 1), 1),
    )


def tables(game: Game, seed: int, every: int) -> list[Table]:
    """Return tables of a random game of two on which a seat has a real choice."""
    source, table = Seeded(seed), game.new(2)
    found: list[Table] = []
    decisions = 0
    while not table.over():
        seat = table.chooser()
        if seat == CHANCE:
            table.play(seat, table.draw(source))
            continue
        choices = table.choices(seat)
        if len(choices) > 1:
            decisions += 1
            if decisions % every == 0:
                found.append(table.clone())
        table.play(seat, choices[source.below(len(choices))])
    return found


def speed(game: Game, seed: int) -> Row:
    """Count the simulations of a second, on tables from all over a game."""
    simulations = 0
    seconds = 0.0
    for table in tables(game, seed, 12)[:12]:
        search = Search(Seen(game, table, table.chooser(), Seeded(1)), Seeded(2))
        began = time.process_time()
        for _ in range(1500):
            search.simulate()
        seconds += time.process_time() - began
        simulations += 1500
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    return Row("speed", game.slug, FORM, today, rate=round(simulations / seconds))


def areas(game: Game, bot: str, games: int, seed: int) -> Row:
    """Say from what a bot's points come, on average, at a table of two of its kind."""
    setting = Setting(game, (bot, bot), game.read_options(2, {}), seed)
    total: Counter[str] = Counter()
    for number in range(games):
        for seat in play_game(setting, number).points:
            total.update({category.id: category.points for category in seat})
    found = ", ".join(f"{name} {points / (2 * games):.1f}" for name, points in total.items())
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    return Row("areas", game.slug, bot, today, games, note=found)


def measure(
    part: str, game: Game, games: int, seed: int, bot: str, levels: list[str] = LEVELS
) -> Iterator[Row]:
    """Measure one part for one game."""
    if part == "speed":
        yield speed(game, seed)
    elif part == "greedy":
        yield match(part, game, f"{bot} against greedy", (Timed(bot), "greedy"), games, seed)
    elif part == "ladder":
        for weaker, stronger in zip(["random", *LEVELS], LEVELS, strict=False):
            what = f"{stronger} against {weaker}"
            if stronger not in levels:
                continue
            yield match(part, game, what, (Timed(stronger), weaker), games, seed)
    elif part == "ablation":
        for what, change in ABLATIONS.items():
            yield match(part, game, f"{bot}, {what}", (Timed(bot, change), "greedy"), games, seed)
    else:
        yield areas(game, bot, games, seed)


def page(rows: list[Row]) -> str:
    """Return everything that was measured."""
    lines = [
        "# Search and levels",
        "",
        "Measured by `python -m bench.search PART`; nothing is written here by hand.",
        f"{FORM.capitalize()}, one core, Python {platform.python_version()}, {platform.machine()}.",
        "Two players change seats from game to game; a shared win counts as a half. Intervals: Wilson's, at",
        "95 %. Milliseconds are processor time for each real choice of the first bot.",
    ]
    for part in ("speed", "greedy", "ladder", "ablation", "areas"):
        some = [row for row in rows if row.part == part]
        if not some:
            continue
        lines += ["", f"## {part.capitalize()}", ""]
        if part == "speed":
            lines += ["| Game | Form | Simulations a second | Date |", "|---|---|---|---|"]
            lines += [f"| {row.game} | {row.what} | {row.rate:,.0f} | {row.date} |" for row in some]
        elif part == "areas":
            lines += ["| Game | Bot against itself | Games | Mean points | Date |", "|---|---|---|---|---|"]
            lines += [f"| {row.game} | {row.what} | {row.games} | {row.note} | {row.date} |" for row in some]
        else:
            lines += [
                "| Game | Match | Games | Wins | Interval | Points | ms | Date |",
                "|---|---|---|---|---|---|---|---|",
            ]
            lines += [_line(row) for row in some]
    return "\n".join(lines) + "\n"


def _line(row: Row) -> str:
    low, high = wilson(row.wins, row.games)
    return (
        f"| {row.game} | {row.what} | {row.games} | {row.wins / row.games:.0%} | {low:.0%}–{high:.0%}"
        f" | {row.score} : {row.other_score} | {row.milliseconds} | {row.date} |"
    )


def main() -> int:
    """Measure a part, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("part", choices=["speed", "greedy", "ladder", "ablation", "areas", "page"])
    parser.add_argument("--game", action="append", help="only these games")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="search:100ms")
    parser.add_argument("--level", action="append", help="of the ladder only these against the next weaker")
    asked = parser.parse_args()
    rows = msgspec.json.decode(RESULTS.read_bytes(), type=list[Row]) if RESULTS.exists() else []
    for game in [find_game(slug) for slug in asked.game] if asked.game else all_games():
        if asked.part == "page":
            break
        for row in measure(asked.part, game, asked.games, asked.seed, asked.bot, asked.level or LEVELS):
            print(row, file=sys.stderr, flush=True)
            rows = [old for old in rows if (old.part, old.game, old.what) != (row.part, row.game, row.what)]
            rows.append(row)
            RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(rows)) + b"\n")
    order = [game.slug for game in all_games()]
    rows.sort(key=lambda row: (row.part, order.index(row.game)))
    PAGE.write_text(page(rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
