"""`python -m bench.search PART`: measure the search and the levels, and write bench/search.md.

PART is `speed`, `greedy`, `ladder`, `tables`, `solo`, `time`, `ablation` or `areas`; what was measured before
is in bench/search.json. Players change seats from game to game. A match is written down every few games: an
interrupted one continues where it was, and a match that has its games is not played again.
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
from batisseurs.kernel.game import OptionValue, Thinking
from batisseurs.kernel.source import Source
from batisseurs.lab.match import Setting, play_game, seat_of
from batisseurs.lab.tally import wilson

BENCH = Path(__file__).resolve().parent
RESULTS, PAGE = BENCH / "search.json", BENCH / "search.md"
FORM = "compiled" if COMPILED else "plain"
PARTS = ("speed", "greedy", "ladder", "tables", "solo", "time", "ablation", "areas")
ABLATIONS: dict[str, dict[str, int]] = {
    "as it is": {},
    "all choices of a new node judged": {"patience": 0, "playout": 0},
    "choices judged after 16 simulations": {"patience": 16},
    "choices judged after 64 simulations": {"patience": 64},
    "no looks, judged at once": {"bias": 0, "exploration": 20, "playout": 0},
    "no looks, 12 decisions at random": {"bias": 0, "exploration": 20, "playout": 12},
    "no looks, played to the end": {"bias": 0, "exploration": 20, "playout": -1},
    "4 decisions at random": {"playout": 4},
    "played to the end": {"playout": -1},
    "looks count for four simulations": {"bias": 400},
    "half the exploration": {"exploration": 50},
    "twice the exploration": {"exploration": 200},
    "less doubt": {"doubt": 20},
    "rivals count in full": {"rival": 100},
    "rivals count little": {"rival": 30},
}
TIMES = (10, 30, 100, 300, 1000)
"""Milliseconds a choice."""
TABLES = (3, 4)
KEPT = 4
"""After so many games of a match it is written down."""


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
    players: int = 2


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


def today() -> str:
    """Return the date."""
    return dt.datetime.now(tz=dt.UTC).date().isoformat()


class Match(msgspec.Struct):
    """What is to be played: the first bot against others of one kind."""

    part: str
    game: Game
    what: str
    bot: str
    others: str
    players: int = 2
    options: dict[str, OptionValue] = {}
    change: dict[str, int] = {}
    """How the first bot searches otherwise."""


def play_match(asked: Match, games: int, seed: int, before: Row | None) -> Iterator[Row]:
    """Play a match, from where it was interrupted."""
    game = asked.game
    row = before or Row(asked.part, game.slug, asked.what, today(), players=asked.players)
    first = Timed(asked.bot, asked.change)
    bots: tuple[Bot | str, ...] = (first, *([asked.others] * (asked.players - 1)))
    setting = Setting(game, bots, game.read_options(asked.players, asked.options), seed)
    while row.games < games:
        number = row.games
        first.seconds, first.choices = 0.0, 0
        result = play_game(setting, number).result
        seat = seat_of(0, number, asked.players)
        others = [score for place, score in enumerate(result.scores) if place != seat]
        row.wins += 1 / len(result.winners) if seat in result.winners else 0
        row.score = mean(row.score, number, result.scores[seat])
        row.other_score = mean(row.other_score, number, sum(others) / max(len(others), 1))
        row.milliseconds = mean(row.milliseconds, number, 1000 * first.seconds / max(first.choices, 1))
        row.games += 1
        row.date = today()
        if row.games % KEPT == 0 or row.games == games:
            yield row


def mean(before: float, number: int, value: float) -> float:
    """Return the mean of a value and of those before it."""
    return round((before * number + value) / (number + 1), 3)


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
    return Row("speed", game.slug, FORM, today(), rate=round(simulations / seconds))


def areas(game: Game, bot: str, games: int, seed: int) -> Row:
    """Say from what a bot's points come, on average, at a table of two of its kind."""
    setting = Setting(game, (bot, bot), game.read_options(2, {}), seed)
    total: Counter[str] = Counter()
    for number in range(games):
        for seat in play_game(setting, number).points:
            total.update({category.id: category.points for category in seat})
    found = ", ".join(f"{name} {points / (2 * games):.1f}" for name, points in total.items())
    return Row("areas", game.slug, bot, today(), games, note=found)


def matches(part: str, game: Game, bot: str, levels: list[str]) -> Iterator[Match]:  # noqa: C901  a list
    """Return the matches of a part."""
    if part == "greedy":
        yield Match(part, game, f"{bot} against greedy", bot, "greedy")
    elif part == "solo" and game.min_players == 1:
        for face in ("a", "b"):
            yield Match(part, game, f"{bot}, face {face.upper()}", bot, "", 1, {"solo_face": face})
    elif part == "time":
        for milliseconds in TIMES:
            name = f"search:{milliseconds}ms"
            yield Match(part, game, f"{name} against greedy", name, "greedy")
    elif part == "ablation":
        for what, change in ABLATIONS.items():
            if any(getattr(game.thinking, name) != value for name, value in change.items()) or not change:
                yield Match(part, game, f"{bot}, {what}", bot, "greedy", change=change)
    elif part in ("ladder", "tables"):
        for weaker, stronger in zip(["random", *LEVELS], LEVELS, strict=False):
            if stronger not in levels:
                continue
            for players in TABLES if part == "tables" else (2,):
                at = f", {players} players" if part == "tables" else ""
                yield Match(part, game, f"{stronger} against {weaker}{at}", stronger, weaker, players)


def page(rows: list[Row]) -> str:
    """Return everything that was measured."""
    lines = [
        "# Search and levels",
        "",
        "Measured by `python -m bench.search PART`; nothing is written here by hand.",
        f"{FORM.capitalize()}, one core, Python {platform.python_version()}, {platform.machine()}.",
        "Players change seats from game to game; a shared win counts as its part. Intervals: Wilson's, at",
        "95 %. Points: of the first bot, and the mean of the others. Milliseconds are processor time for",
        "each real choice of the first bot, on a machine that other work shared. With three or four players",
        "all others are of the second kind: fair would be 33 % and 25 %. A simulation of a search that looks",
        "at all choices of a node judges about ten tables.",
    ]
    for part in PARTS:
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
        f" | {row.score:.1f} : {row.other_score:.1f} | {row.milliseconds:.1f} | {row.date} |"
    )


def main() -> int:
    """Measure a part, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("part", choices=[*PARTS, "page"])
    parser.add_argument("--game", action="append", help="only these games")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="search:100ms")
    parser.add_argument("--level", action="append", help="of the ladder only these against the next weaker")
    parser.add_argument("--again", action="store_true", help="forget what was measured of these before")
    asked = parser.parse_args()
    book = Book(again=asked.again)
    for game in [find_game(slug) for slug in asked.game] if asked.game else all_games():
        if asked.part == "speed":
            book.write(speed(game, asked.seed))
        elif asked.part == "areas":
            book.write(areas(game, asked.bot, asked.games, asked.seed))
        for match in matches(asked.part, game, asked.bot, asked.level or LEVELS):
            before = book.find(asked.part, game.slug, match.what)
            for row in play_match(match, asked.games, asked.seed, before):
                book.write(row)
    PAGE.write_text(page(book.sorted()), encoding="utf-8")
    return 0


class Book:
    """What was measured, in a file."""

    def __init__(self, *, again: bool) -> None:
        self.again = again
        self.rows = msgspec.json.decode(RESULTS.read_bytes(), type=list[Row]) if RESULTS.exists() else []

    def find(self, part: str, game: str, what: str) -> Row | None:
        """Return what was measured before, unless it is to be forgotten."""
        if self.again:
            return None
        found = [row for row in self.rows if (row.part, row.game, row.what) == (part, game, what)]
        return found[0] if found else None

    def write(self, row: Row) -> None:
        """Keep a figure."""
        key = (row.part, row.game, row.what)
        self.rows = [old for old in self.rows if (old.part, old.game, old.what) != key]
        self.rows.append(row)
        RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(self.rows)) + b"\n")
        print(_line(row) if row.games else row, file=sys.stderr, flush=True)

    def sorted(self) -> list[Row]:
        """Return the figures game by game."""
        order = [game.slug for game in all_games()]
        return sorted(self.rows, key=lambda row: (row.part, order.index(row.game)))


if __name__ == "__main__":
    sys.exit(main())
