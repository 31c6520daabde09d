"""`python -m bench.search PART`: measure the search and the levels, and write bench/search.md.

What was measured before is in bench/search.json. Players change seats from game to game. A match is written
down every few games: an interrupted one continues where it was, and a match that has its games is not played
again. `ratings` needs the library openskill, which nothing else here uses.
"""

from __future__ import annotations

import argparse
import datetime as dt
import importlib
import platform
import sys
import textwrap
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from matplotlib import pyplot as plt

from batisseurs.bots import LEVELS, Bot, Seen, find_bot
from batisseurs.bots.greedy import SEEDS
from batisseurs.bots.search import Search
from batisseurs.games import all_games, find_game
from batisseurs.kernel import CHANCE, Game, Seeded, Table
from batisseurs.kernel.arrays import COMPILED
from batisseurs.kernel.game import OptionValue, Thinking
from batisseurs.kernel.source import Source
from batisseurs.lab.match import Setting, play_game, seat_of
from batisseurs.lab.tally import wilson

BENCH = Path(__file__).resolve().parent
RESULTS, PAGE, PLOT = BENCH / "search.json", BENCH / "search.md", BENCH / "search-ratings.svg"
FORM = "compiled" if COMPILED else "plain"
PARTS = {
    "speed": "Simulations a second, and where their time goes: dealing hidden cards again, judging tables,"
    " and the rest (rules and tree).",
    "thinking": "Processor time of a choice in milliseconds, on tables from all over a game: the mean and the"
    " longest.",
    "ladder": "Each level against the next weaker one, two players.",
    "tables": "One against two, three or four of the next weaker level: fair would be 33, 25 and 20 %.",
    "ratings": "One of each level at a table of four. Ratings by openskill (Plackett-Luce): the mean and its"
    " uncertainty; everybody starts at 25.",
    "solo": "Against the solo opponent.",
    "greedy": "Against `greedy`, which is `casual` under another name.",
    "time": "Strength against thinking time: milliseconds of processor time a choice, against `greedy`.",
    "openspiel": "Against OpenSpiel's searches at equal processor time: their code, our adapter and our"
    " compiled playouts. Their MCTS sees hidden cards. ISMCTS refuses My Village, which hides nothing.",
    "ablation": "Search with one thing changed, against the search as it is: below 50 %, the change loses.",
    "areas": "From what points come.",
}
ABLATIONS: dict[str, dict[str, int]] = {
    "tree not kept": {"keeps": 0},
    "random playouts": {"habits": 1},
    "best of four habits": {"habits": 4},
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
}
TIMES = (10, 30, 100, 300, 1000, 3000)
"""Milliseconds a choice."""
TABLES = (3, 4, 5)
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
    ratings: list[tuple[float, float]] = []
    """Of each level: the mean and its uncertainty."""


class Timed(Bot):
    """A bot, how long it thinks, and how its game is searched."""

    def __init__(self, name: str, change: dict[str, int] | None = None) -> None:
        super().__init__(name)
        self.inner = find_bot(name)
        self.change = change or {}
        self.seconds = 0.0
        self.choices = 0
        self.simulations = 0
        self.spent = 0.0

    def choose(self, seen: Seen, source: Source) -> int:
        """Let the bot choose, and look at the clock."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        if self.name.endswith("ms"):
            return self.choose_in_time(seen, source)
        began = time.process_time()
        with changed(seen.game, self.change):
            choice = self.inner.choose(seen, source)
        self.seconds += time.process_time() - began
        self.choices += 1
        return choice

    def choose_in_time(self, seen: Seen, source: Source) -> int:
        """Search for a time, by the clock of the processor: others use it too."""
        wanted = float(self.name.removeprefix("search:").removesuffix("ms")) / 1000
        began = time.process_time()
        search = Search(seen, Seeded(source.below(SEEDS)))
        search.run(max(int(self.simulations / self.spent * wanted), 1) if self.spent else 100, 0)
        spent = time.process_time() - began
        self.simulations += int(search.done)
        self.spent += spent
        self.seconds += spent
        self.choices += 1
        return search.best()


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
        search.run(1500, 0)
        seconds += time.process_time() - began
        simulations += int(search.done)
    dealing, judging = (simulations / seconds * part for part in shares(game, seed))
    note = f"dealing {dealing:.0%}, judging {judging:.0%}, rules and tree {1 - dealing - judging:.0%}"
    return Row("speed", game.slug, FORM, today(), rate=round(simulations / seconds), note=note)


def shares(game: Game, seed: int) -> tuple[float, float]:
    """Return the seconds of a simulation in dealing hidden cards (with copying the table) and in judging."""
    clock = time.process_time
    judging, calls, simulations = 0.0, 0, 0

    def timed(judge: Callable[..., Any]) -> Callable[..., Any]:
        def judged(*given: Any) -> Any:
            nonlocal judging, calls
            began = clock()
            found = judge(*given)
            judging += clock() - began
            calls += 1
            return found

        return judged

    dealing = 0.0
    game.strengths, game.evaluate = timed(game.strengths), timed(game.evaluate)  # type: ignore[method-assign]
    try:
        for table in tables(game, seed, 12)[:12]:
            seen = Seen(game, table, table.chooser(), Seeded(1))
            search, source = Search(seen, Seeded(2)), Seeded(3)
            for _ in range(500):
                search.simulate()
            began = clock()
            for _ in range(500):
                seen.imagine(source)
            dealing += clock() - began
            simulations += 500
    finally:
        del game.strengths, game.evaluate
    began = clock()
    for _ in range(calls):
        clock()
    judging -= clock() - began  # what looking at the clock costs
    return dealing / simulations, judging / simulations


def thinking(game: Game, level: str, seed: int) -> Row:
    """Measure how long a level thinks on tables from all over a game."""
    bot = find_bot(level)
    spent = []
    for table in tables(game, seed, 12)[:12]:
        seen = Seen(game, table, table.chooser(), Seeded(1))
        began = time.process_time()
        bot.choose(seen, Seeded(2))
        spent.append(1000 * (time.process_time() - began))
    row = Row("thinking", game.slug, f"{level}, {FORM}", today(), milliseconds=sum(spent) / len(spent))
    row.note = f"{max(spent):.1f}"
    return row


def rate(game: Game, games: int, seed: int, before: Row | None) -> Iterator[Row]:
    """Let one of each level play at a table; keep the ranks of each game."""
    row = before or Row("ratings", game.slug, "one of each level", today(), players=len(LEVELS))
    setting = Setting(game, tuple(LEVELS), game.read_options(len(LEVELS), {}), seed)
    while row.games < games:
        ranks = play_game(setting, row.games).result.ranks
        row.note += (
            "".join(str(ranks[seat_of(bot, row.games, len(LEVELS))]) for bot in range(len(LEVELS))) + " "
        )
        row.games += 1
        row.date = today()
        row.ratings = ratings(row.note)
        yield row


def ratings(games: str) -> list[tuple[float, float]]:
    """Return the mean and the uncertainty of each level's strength, from the ranks of each game."""
    try:
        model = importlib.import_module("openskill.models").PlackettLuce()
    except ImportError:
        sys.exit("ratings need the library openskill")
    found = [model.rating() for _ in LEVELS]
    for ranks in games.split():
        sides = model.rate([[rating] for rating in found], ranks=[int(rank) for rank in ranks])
        found = [rating for (rating,) in sides]
    return [(round(rating.mu, 2), round(rating.sigma, 2)) for rating in found]


def openspiel(game: Game, kind: str, bot: str, games: int, seed: int, before: Row | None) -> Iterator[Row]:
    """Play against one of OpenSpiel's searches, at equal time."""
    from bench.search_openspiel import play  # nothing else needs OpenSpiel

    row = before or Row("openspiel", game.slug, f"{bot} against {kind}", today())
    while row.games < games:
        ours, number = Timed(bot), row.games
        wanted = float(bot.removeprefix("search:").removesuffix("ms"))
        result, opponent = play(game, kind, ours, wanted, seed, number)
        seat, choices = seat_of(0, number, 2), max(opponent.choices, 1)
        row.wins += 1 / len(result.winners) if seat in result.winners else 0
        row.score = mean(row.score, number, result.scores[seat])
        row.other_score = mean(row.other_score, number, result.scores[1 - seat])
        row.milliseconds = mean(row.milliseconds, number, 1000 * ours.seconds / max(ours.choices, 1))
        row.rate = mean(row.rate, number, 1000 * opponent.seconds / choices)
        row.note = f"{ours.simulations / max(ours.choices, 1):.0f} : {opponent.simulations / choices:.0f}"
        row.games += 1
        row.date = today()
        yield row


def areas(game: Game, bot: str, games: int, seed: int) -> Row:
    """Say from what a bot's points come, on average, at a table of two of its kind."""
    setting = Setting(game, (bot, bot), game.read_options(2, {}), seed)
    total: Counter[str] = Counter()
    for number in range(games):
        for seat in play_game(setting, number).points:
            total.update({category.id: category.points for category in seat})
    found = ", ".join(f"{name} {points / (2 * games):.1f}" for name, points in total.items())
    return Row("areas", game.slug, bot, today(), games, note=found)


def matches(  # noqa: C901  a list
    part: str, game: Game, bot: str, levels: list[str], changes: list[str] | None
) -> Iterator[Match]:
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
            if (changes is None or what in changes) and any(
                getattr(game.thinking, name) != value for name, value in change.items()
            ):
                yield Match(part, game, f"{bot}, {what}", bot, bot, change=change)
    elif part in ("ladder", "tables"):
        for weaker, stronger in zip(["random", *LEVELS], LEVELS, strict=False):
            if stronger not in levels:
                continue
            for players in [size for size in TABLES if size <= game.max_players] if part == "tables" else [2]:
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
        "each real choice of the first bot, on a machine that other work shared. A simulation of a search",
        "that looks at all choices of a node judges about ten tables.",
    ]
    for part, about in PARTS.items():
        some = [row for row in rows if row.part == part]
        if some:
            lines += ["", f"## {part.capitalize()}", "", *textwrap.wrap(about, 100), "", *_rows(part, some)]
    return "\n".join(lines) + "\n"


def _rows(part: str, some: list[Row]) -> list[str]:
    if part == "speed":
        head = "| Game | Form | Simulations a second | Share of time | Date |"
        found = [f"{row.game} | {row.what} | {row.rate:,.0f} | {row.note} | {row.date}" for row in some]
    elif part == "thinking":
        head = "| Game | Level | ms | longest | Date |"
        found = [
            f"{row.game} | {row.what} | {row.milliseconds:.1f} | {row.note} | {row.date}" for row in some
        ]
    elif part == "areas":
        head = "| Game | Bot against itself | Games | Mean points | Date |"
        found = [f"{row.game} | {row.what} | {row.games} | {row.note} | {row.date}" for row in some]
    elif part == "ratings":
        head = f"| Game | Games | {' | '.join(LEVELS)} | Date |"
        found = [
            " | ".join(
                [
                    row.game,
                    str(row.games),
                    *(f"{mu:.1f} ± {sigma:.1f}" for mu, sigma in row.ratings),
                    row.date,
                ]
            )
            for row in some
        ]
    elif part == "openspiel":
        head = "| Game | Match | Games | Wins | Interval | Points | ms | Their ms | Simulations | Date |"
        found = [f"{_match(row)} | {row.rate:.1f} | {row.note} | {row.date}" for row in some]
    else:
        head = "| Game | Match | Games | Wins | Interval | Points | ms | Date |"
        found = [f"{_match(row)} | {row.date}" for row in some]
    return [head, "|---" * (head.count("|") - 1) + "|", *(f"| {row} |" for row in found)]


def _match(row: Row) -> str:
    low, high = wilson(row.wins, row.games)
    return (
        f"{row.game} | {row.what} | {row.games} | {row.wins / row.games:.0%} | {low:.0%}–{high:.0%}"
        f" | {row.score:.1f} : {row.other_score:.1f} | {row.milliseconds:.1f}"
    )


def plot_ratings(rows: list[Row]) -> None:
    """Draw the ratings of all games."""
    figure, axes = plt.subplots(figsize=(7, 3.5))
    for number, row in enumerate(rows):
        places = [place + 0.12 * number for place in range(len(LEVELS))]
        axes.errorbar(
            places,
            [mu for mu, _ in row.ratings],
            [sigma for _, sigma in row.ratings],
            fmt="o",
            label=row.game,
        )
    axes.set_xticks([place + 0.18 for place in range(len(LEVELS))], LEVELS)
    axes.set_ylabel("rating")
    axes.legend(fontsize="small")
    figure.tight_layout()
    figure.savefig(PLOT, metadata={"Date": None})


def measure(asked: argparse.Namespace, game: Game, book: Book) -> Iterator[Row]:
    """Measure a part of a game."""
    part, games, seed = asked.part, asked.games, asked.seed
    if part == "speed":
        yield speed(game, seed)
    elif part == "areas":
        yield areas(game, asked.bot, games, seed)
    elif part == "thinking":
        for level in asked.level or LEVELS:
            yield thinking(game, level, seed)
    elif part == "ratings":
        yield from rate(game, games, seed, book.find(part, game.slug, "one of each level"))
    elif part == "openspiel":
        for kind in ("mcts", "ismcts")[: 1 if game.slug == "my-village" else 2]:
            before = book.find(part, game.slug, f"{asked.bot} against {kind}")
            yield from openspiel(game, kind, asked.bot, games, seed, before)
    for match in matches(part, game, asked.bot, asked.level or LEVELS, asked.change):
        yield from play_match(match, games, seed, book.find(part, game.slug, match.what))


def main() -> int:
    """Measure a part, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("part", choices=[*PARTS, "page"])
    parser.add_argument("--game", action="append", help="only these games")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="search:100ms")
    parser.add_argument("--level", action="append", help="of the ladder only these against the next weaker")
    parser.add_argument("--change", action="append", help="of the ablation only these")
    parser.add_argument("--again", action="store_true", help="forget what was measured of these before")
    asked = parser.parse_args()
    book = Book(again=asked.again)
    for game in [find_game(slug) for slug in asked.game] if asked.game else all_games():
        for row in measure(asked, game, book):
            book.write(row)
    if rated := [row for row in book.sorted() if row.part == "ratings"]:
        plot_ratings(rated)
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
        print(_match(row) if row.wins else row, file=sys.stderr, flush=True)

    def sorted(self) -> list[Row]:
        """Return the figures game by game."""
        order = [game.slug for game in all_games()]
        return sorted(self.rows, key=lambda row: (row.part, order.index(row.game)))


if __name__ == "__main__":
    sys.exit(main())
