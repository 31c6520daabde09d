"""Learning the weights of a game's evaluation by letting bots play.

Two greedy bots play each other: one with slightly higher weights for some features and lower for the others,
the other with the opposite. The weights move a small step towards the winner, many times (simultaneous
perturbation: one match informs all weights at once). The result is the mean over the second half.
"""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Callable

from batisseurs.bots import Bot, Seen
from batisseurs.bots.greedy import GreedyBot
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadOption
from batisseurs.kernel.game import Game
from batisseurs.kernel.source import Seeded, Source
from batisseurs.kernel.weights import Trained, Weights
from batisseurs.lab.match import Setting, game_seed, play_game

FIXED = "points"
"""The feature whose weight is fixed: points already scored. In a game without it only wins count."""
MATCH = 4
"""Games of each match: every bot plays every seat equally often, at tables of two and of four."""
APART = 0.3
"""How much the two bots' weights differ from the current ones, as a fraction."""
STEP = 0.08
"""How far the weights move after a clear win, as a fraction."""
LEAST = 4.0
"""The least size of a weight for these fractions."""


class Weighing(Bot):
    """A greedy bot with its own weights."""

    def __init__(self, name: str, weights: list[int]) -> None:
        """Take its weights."""
        super().__init__(name)
        self.weights = weights
        self.inner = GreedyBot()

    def choose(self, seen: Seen, source: Source) -> int:
        """Look one choice ahead."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        seen.game.use_weights(self.weights)
        return self.inner.choose(seen, source)


def train(
    game: Game, games: int, seed: int, players: int = 2, progress: Callable[[int], None] | None = None
) -> Weights:
    """Play, and return the learned weights; the game's own weights do not change."""
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
    try:
        learned = _learn(game, games // MATCH, seed, players, progress)
    finally:
        game.use_weights(list(before))
    command = f"batisseurs train {game.slug} --games {games} --seed {seed} --players {players}"
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    trained = Trained(command, seed, games, list(before), today)
    return Weights(game.slug, game.rules_version, trained, dict(zip(game.features, learned, strict=True)))


def _learn(
    game: Game, matches: int, seed: int, players: int, progress: Callable[[int], None] | None
) -> list[int]:
    free = [index for index, name in enumerate(game.features) if name != FIXED]
    present = [float(weight) for weight in game.weights]
    sizes = [max(abs(weight), LEAST) for weight in present]
    mean = [0.0] * len(present)
    source = Seeded(seed)
    for number in range(matches):
        signs = [float(2 * source.below(2) - 1) if index in free else 0.0 for index in range(len(present))]
        steps = [APART * sign * size for sign, size in zip(signs, sizes, strict=True)]
        won = _margin(game, present, steps, players, game_seed(seed, number))
        slower = 1.0 - 0.8 * number / matches
        present = [
            weight + STEP / APART * slower * won * step for weight, step in zip(present, steps, strict=True)
        ]
        if 2 * number >= matches:
            mean = [total + weight for total, weight in zip(mean, present, strict=True)]
        if progress is not None:
            progress(MATCH * (number + 1))
    counted = matches - (matches + 1) // 2 or 1
    return [round(total / counted) for total in (mean if matches > 1 else present)]


def _margin(game: Game, present: list[float], steps: list[float], players: int, seed: int) -> float:
    """Return by how much the bots with these weights win: from -1 to 1."""
    more = [round(weight + step) for weight, step in zip(present, steps, strict=True)]
    less = [round(weight - step) for weight, step in zip(present, steps, strict=True)]
    bots = tuple(
        Weighing("more", more) if seat % 2 == 0 else Weighing("less", less) for seat in range(players)
    )
    setting = Setting(game, bots, game.read_options(players, {}), seed)
    total = 0.0
    for number in range(MATCH):
        result = play_game(setting, number).result
        sides = [(seat - number) % players % 2 for seat in range(players)]
        if FIXED not in game.features:
            total += sum(1.0 - 2.0 * sides[seat] for seat in result.winners) / len(result.winners)
            continue
        first = [score for side, score in zip(sides, result.scores, strict=True) if side == 0]
        second = [score for side, score in zip(sides, result.scores, strict=True) if side == 1]
        ahead = sum(first) / len(first) - sum(second) / len(second)
        total += math.tanh(ahead / max(5.0, 0.15 * max(result.scores)))
    return total / MATCH
