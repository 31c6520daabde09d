"""Learning the weights of a game's evaluation by letting greedy bots play.

By pairs: two bots play each other, one with slightly higher weights for some features and lower for the
others, the other with the opposite. The weights move a small step towards the winner, or towards the one with
more points if points are among the features, many times (simultaneous perturbation: one match informs all
weights at once). The result is the mean over the second half.

By points, if the evaluation is about a side's final points: bots whose weights differ at random play, and
some of their choices are random too, so that different plans are tried. At many moments the features of every
side are written down, and at the end its points. After some games the weights go half way to those with which
the features tell the points best (least squares): better weights lead to other tables. It finds many weights
at once, and those of a solo opponent; pairs then find what wins.
"""

from __future__ import annotations

import datetime as dt
import math
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from batisseurs.bots import Bot, Seen
from batisseurs.bots.greedy import GreedyBot
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadOption
from batisseurs.kernel.game import Game, OptionValue
from batisseurs.kernel.seats import CHANCE, Seat
from batisseurs.kernel.source import Seeded, Source
from batisseurs.kernel.weights import Trained, Weights
from batisseurs.lab.library import check_library
from batisseurs.lab.match import VEIL, Setting, game_seed, play_game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

POINTS = "points"
"""Points that are there count as what they are: `points`, those of a side that is no player (`…-points`), and
both for what is left of the game (`…-turns`)."""
LEFT = {"-turns": 10.0, "-rounds": 1.0, "-later": 100.0}
"""How the name of a weight ends that counts for each turn, round or hundredth of the game that is left, and
by how much it is smaller than one that counts once."""
OPPONENT = "opponent-"
"""How the features of a solo opponent begin: two bots learn nothing about it."""
ALWAYS = "one"
"""A feature that is always 1: it counts alike for two bots, so they learn nothing about it either."""
WAYS = ("pairs", POINTS)

Progress = Callable[[int], None]


def train(game: Game, games: int, seed: int, by: str = "pairs", progress: Progress | None = None) -> Weights:
    """Play, and return the learned weights; the game's own weights do not change."""
    if by not in WAYS or (by == POINTS and game.features and POINTS not in game.features):
        raise BadOption(
            f"{game.title} can't learn by {by}",
            Message("error-train-way", {"title": game.slug, "way": by}),
            option="by",
        )
    if not game.features:
        raise BadOption(
            f"{game.title} has no weights to learn: its evaluation is written by hand",
            Message("error-no-features", {"title": game.slug}),
            option="game",
        )
    if games < MATCH:
        raise BadOption(
            f"learning needs at least {MATCH} games, not {games}",
            Message("error-few-games", {"least": MATCH, "number": games}),
            option="games",
        )
    before = game.weights
    told = progress or (lambda _: None)
    try:
        learned = (from_points if by == POINTS else from_pairs)(game, games, seed, told)
    finally:
        game.use_weights(list(before))
    command = f"batisseurs train {game.slug} --games {games} --seed {seed} --by {by}"
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    trained = Trained(command, seed, games, list(before), today)
    return Weights(game.slug, game.rules_version, trained, dict(zip(game.features, learned, strict=True)))


def fixed(game: Game) -> list[bool]:
    """Tell which weights are not learned."""
    names = [without_time(name)[0] for name in game.features]
    return [name == POINTS or name.endswith(f"-{POINTS}") for name in names]


def without_time(name: str) -> tuple[str, float]:
    """Return what a weight is about, and by how much it is smaller because it counts for what is left."""
    for ending, smaller in LEFT.items():
        if name.endswith(ending):
            return name.removesuffix(ending), smaller
    return name, 1.0


# From final points. ---------------------------------------------------------------------------------------

ROUND = 500
"""After so many games the weights change."""
SPREAD = 0.35
"""How far the weights of a bot differ from the present ones: the spread of a factor."""
STRAY = 0.04
"""How many of the choices are random."""
WRITTEN = 0.3
"""At how many of the moments the features are written down."""
DRAWN = 0.002
"""How strongly the weights are drawn towards those before."""
WAY = 0.5
"""How far the weights go towards those that tell the points best: on the way, play itself becomes another."""


def from_points(game: Game, games: int, seed: int, progress: Progress) -> list[int]:
    """Return the weights that tell the final points best, after some rounds of games."""
    check_library("numpy")
    weights = list(game.weights)
    done = 0
    while done < games:
        sums = Sums(game, weights)
        last = min(done + ROUND, games)
        for number in range(done, last):
            write_down(game, weights, game_seed(seed, number), sums)
            progress(number + 1)
        weights = sums.better()
        done = last
    return weights


class Sums:
    """What least squares needs to know of everything written down: it is much smaller."""

    def __init__(self, game: Game, weights: list[int]) -> None:
        import numpy as np

        self.weights = weights
        self.unit = weights[game.features.index(POINTS)]
        self.fixed = fixed(game)
        self.squares: NDArray[np.int64] = np.zeros((len(weights), len(weights)), np.int64)
        self.misses: NDArray[np.int64] = np.zeros(len(weights), np.int64)

    def add(self, counts: list[list[int]], points: list[int]) -> None:
        """Add features and the points that came of them."""
        import numpy as np

        if counts:
            rows = np.asarray(counts, np.int64)
            self.squares += rows.T @ rows
            self.misses += rows.T @ (self.unit * np.asarray(points) - rows @ np.asarray(self.weights))

    def better(self) -> list[int]:
        """Return weights that are less wrong."""
        import numpy as np

        free = [place for place, fixed in enumerate(self.fixed) if not fixed]
        squares = self.squares[np.ix_(free, free)].astype(float)
        drawn = np.diag(DRAWN * np.diag(squares) + 1.0)
        found = [float(weight) for weight in self.weights]
        for place, more in zip(free, np.linalg.solve(squares + drawn, self.misses[free]), strict=True):
            found[place] += WAY * float(more)
        return [round(weight) for weight in found]


def tables(game: Game, chance: random.Random) -> tuple[int, dict[str, OptionValue]]:
    """Draw a number of players, two most often, and variants; unclear sentences are read as we read them."""
    sizes = range(game.min_players, game.max_players + 1)
    players = chance.choice([*sizes, *(2 for _ in sizes)])
    asked: dict[str, OptionValue] = {}
    for option in game.options:
        variants: list[OptionValue] = list(option.allowed)
        if isinstance(option.default, bool):
            variants = [False, True]
        if variants and not option.reading and option.only_players in (0, players):
            asked[option.name] = chance.choice(variants)
    return players, asked


def write_down(game: Game, weights: list[int], seed: int, sums: Sums) -> None:
    """Play a game, and write down the features of its sides and their points at the end."""
    chance = random.Random(seed)  # noqa: S311  games, not secrets
    players, asked = tables(game, chance)
    table = game.lay(players, game.read_options(players, asked), game.components())
    source, veil = Seeded(seed), Seeded(seed + VEIL)
    seats: list[Source] = [Seeded(seed + 1 + seat) for seat in range(players)]
    bots = [Weighing("greedy", differing(weights, sums.fixed, chance)) for _ in range(players)]
    counts: list[list[int]] = []
    sides: list[Seat] = []
    while not table.over():
        seat = table.chooser()
        if seat == CHANCE:
            table.play(seat, table.draw(source))
            continue
        choices = table.choices(seat)
        if len(choices) > 1 and type(table.top) in game.thinking.quiet and chance.random() < WRITTEN:
            for side in range(len(game.strengths(table))):
                counts.append(game.measure(table, side))
                sides.append(side)
        if chance.random() < STRAY:
            table.play(seat, chance.choice(choices))
        else:
            table.play(seat, bots[seat].choose(Seen(game, table, seat, veil), seats[seat]))
    result = game.result(table)
    points = [*result.scores, *(points for _, points in result.sides)]
    sums.add(counts, [points[side] for side in sides])


def differing(weights: list[int], fixed: list[bool], chance: random.Random) -> list[int]:
    """Return weights that differ a little."""
    return [
        weight if kept else round(weight * math.exp(chance.gauss(0, SPREAD)))
        for weight, kept in zip(weights, fixed, strict=True)
    ]


# From pairs. ----------------------------------------------------------------------------------------------

MATCH = 2
"""Games of each match: every bot plays every seat, with the same luck."""
APART = 0.3
"""How much the two bots' weights differ from the current ones, as a fraction."""
STEP = 0.02
"""How far the weights move after a clear win, as a fraction."""
LEAST = 3.0
"""The least size of a weight for these fractions; with points, in hundredths of one."""
CLEAR = 20.0
"""By how many points one must win for a clear win."""


def from_pairs(game: Game, games: int, seed: int, progress: Progress) -> list[int]:
    """Return the weights that the better of two bots had, on average."""
    present = [float(weight) for weight in game.weights]
    least = LEAST * (game.weights[game.features.index(POINTS)] / 100.0 if POINTS in game.features else 1.0)
    sizes = []
    for name, weight, kept in zip(game.features, present, fixed(game), strict=True):
        about, smaller = without_time(name)
        size = max(abs(weight), least / smaller)
        sizes.append(0.0 if kept or about == ALWAYS or name.startswith(OPPONENT) else size)
    mean = [0.0] * len(present)
    chance = random.Random(seed)  # noqa: S311  games, not secrets
    matches = games // MATCH
    for number in range(matches):
        steps = [APART * chance.choice((-1.0, 1.0)) * size for size in sizes]
        ahead = margin(game, present, steps, game_seed(seed, number))
        slower = 1.0 - 0.8 * number / matches
        present = [
            weight + STEP / APART * slower * ahead * step for weight, step in zip(present, steps, strict=True)
        ]
        if 2 * number >= matches:
            mean = [total + weight for total, weight in zip(mean, present, strict=True)]
        progress(MATCH * (number + 1))
    counted = matches - (matches + 1) // 2 or 1
    return [round(total / counted) for total in (mean if matches > 1 else present)]


def margin(game: Game, present: list[float], steps: list[float], seed: int) -> float:
    """Return by how much the first bot of a pair wins: from -1 to 1."""
    more = Weighing("more", [round(weight + step) for weight, step in zip(present, steps, strict=True)])
    less = Weighing("less", [round(weight - step) for weight, step in zip(present, steps, strict=True)])
    total = 0.0
    for first, pair in enumerate([(more, less), (less, more)]):
        result = play_game(Setting(game, pair, game.read_options(len(pair), {}), seed), 0).result
        if POINTS in game.features:
            total += math.tanh((result.scores[first] - result.scores[1 - first]) / CLEAR)
        else:
            total += sum(1 if seat == first else -1 for seat in result.winners) / len(result.winners)
    return total / MATCH


class Weighing(Bot):
    """A greedy bot with its own weights."""

    def __init__(self, name: str, weights: list[int]) -> None:
        super().__init__(name)
        self.weights = weights
        self.inner = GreedyBot()

    def choose(self, seen: Seen, source: Source) -> int:
        """Look one choice ahead."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        seen.game.use_weights(self.weights)
        return self.inner.choose(seen, source)
