"""`python -m bench.bots`: let the bots play one another and write the figures down in bench/bots.md.

Every table size of every game: one greedy bot among random ones, and tables at which several or all are
greedy. The bots change seats from game to game, so that no seat favours one.
"""

from __future__ import annotations

import argparse
import datetime as dt
import platform
import sys
from pathlib import Path

import msgspec

from batisseurs.games import all_games
from batisseurs.kernel import Game
from batisseurs.kernel.arrays import COMPILED
from batisseurs.lab.simulate import simulate
from batisseurs.lab.tally import wilson
from batisseurs.lab.workers import available_cores

ROOT = Path(__file__).resolve().parent.parent
OUTCOME = ROOT / "bench" / "bots.md"


class Match(msgspec.Struct, frozen=True):
    """What some games between the same bots have shown."""

    game: str
    bots: tuple[str, ...]
    games: int
    wins: float
    interval: tuple[float, float]
    endings: dict[str, int]
    seconds: float

    @property
    def greedy(self) -> int:
        """How many of the bots are greedy."""
        return self.bots.count("greedy")

    @property
    def share(self) -> float:
        """How many games the greedy ones would win together if all bots were alike."""
        return self.greedy / len(self.bots)


def line_ups(game: Game) -> list[tuple[str, ...]]:
    """Return who meets whom: at each table size one greedy bot, half the table greedy, and all."""
    return [
        ("greedy",) * greedy + ("random",) * (players - greedy)
        for players in range(max(game.min_players, 2), game.max_players + 1)
        for greedy in sorted({1, (players + 1) // 2, players})
    ]


def play_match(game: Game, bots: tuple[str, ...], games: int, seed: int) -> Match:
    """Play; the wins of all greedy bots of the table are added up."""
    result = simulate(game, bots, games=games, seed=seed)
    wins = sum(bot.wins for bot in result.bots if bot.name == "greedy")
    endings = {ending: number for ending, number in result.endings.items() if number}
    return Match(
        game.slug, bots, result.games, wins, wilson(wins, result.games), endings, round(result.seconds, 1)
    )


def page(matches: list[Match], seed: int) -> str:
    """Return the figures with date and method."""
    form = "compiled" if COMPILED else "interpreted"
    today = dt.datetime.now(tz=dt.UTC).date()
    machine = f"Python {platform.python_version()}, {platform.machine()}, {available_cores()} cores"
    lines = [
        "# Strength of the bots",
        "",
        f"Measured by `python -m bench.bots` on {today}: {form}, {machine}, seed {seed}.",
        "Nothing is written here by hand.",
        "",
        "The bots change seats from game to game. A shared win counts as a fraction. The interval is",
        "Wilson's, at 95 %. Where several bots of a table are greedy, their wins are added up; *share* is",
        "what they would win together if all bots were alike. The same seed gives the same wins on any",
        "number of cores and in both forms; only the seconds differ.",
        "",
        "| Game | Players | Greedy | Random | Games | Greedy wins | Interval | Share | Endings | Seconds |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for match in matches:
        endings = ", ".join(f"{name} {number}" for name, number in match.endings.items())
        low, high = match.interval
        alone = match.greedy == len(match.bots)
        lines.append(
            f"| {match.game} | {len(match.bots)} | {match.greedy} | {len(match.bots) - match.greedy}"
            f" | {match.games} | {'–' if alone else f'{match.wins / match.games:.1%}'}"
            f" | {'–' if alone else f'{low:.1%} to {high:.1%}'} | {match.share:.0%}"
            f" | {endings} | {match.seconds:.0f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> int:
    """Play every match, then write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=400, help="games with one greedy bot; others get a quarter"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    matches: list[Match] = []
    for game in all_games():
        for bots in line_ups(game):
            games = asked.games if bots.count("greedy") == 1 else max(asked.games // 4, 1)
            print(f"{game.slug}: {', '.join(bots)} ... ", end="", file=sys.stderr, flush=True)
            match = play_match(game, bots, games, asked.seed)
            print(f"{match.wins:g} of {match.games}, {match.seconds} s", file=sys.stderr)
            if match.games < games:
                return 130  # interrupted: half a match is no figure
            matches.append(match)
    text = page(matches, asked.seed)
    OUTCOME.write_text(text, encoding="utf-8")
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
