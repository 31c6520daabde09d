"""`python -m bench.fit GAME`: learn the weights of a game's evaluation from what became of its tables.

Greedy bots play each other; their weights differ at random, so that they try different plans, and some of
their choices are random too. At many moments the features of every side are written down, and at the end
its points. The weights are those with which the features tell the points best (least squares, drawn a
little towards the weights before). Repeated, because better weights lead to other tables.
"""

from __future__ import annotations

import argparse
import datetime as dt
import math
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from batisseurs.bots import Seen
from batisseurs.bots.greedy import GreedyBot
from batisseurs.games import find_game
from batisseurs.kernel import CHANCE, Game, Seeded
from batisseurs.kernel.game import OptionValue
from batisseurs.kernel.source import Source
from batisseurs.kernel.weights import Trained, Weights
from batisseurs.lab.match import VEIL, game_seed

Rows = tuple[list[list[int]], list[int]]
"""The features of sides at moments of a game, and the points of these sides at its end."""

FIXED = ("points", "points-turns", "opponent-points", "opponent-points-turns")
"""Points that are there count as what they are."""
APART = 0.35
"""How far the weights of a bot differ from the present ones: the spread of a factor."""
STRAY = 0.04
"""How many of the choices are random."""
WRITTEN = 0.3
"""At how many of the moments the features are written down."""
DRAWN = 0.002
"""How strongly the weights are drawn towards those before."""
STEP = 0.5
"""How far the weights go towards those that tell the points best: on the way, play itself becomes another."""


def tables(game: Game, chance: random.Random) -> tuple[int, dict[str, OptionValue]]:
    """Draw a number of players, two most often, and the face of a solo opponent."""
    players = chance.choice([2, 2, 2, 2, 3, 4])
    if game.min_players == 1 and chance.random() < 1 / 3:
        return 1, {"solo_face": chance.choice("ab")}
    return players, {}


def stray(weights: list[int], names: tuple[str, ...], chance: random.Random) -> list[int]:
    """Return weights that differ a little."""
    return [
        weight if name in FIXED else round(weight * math.exp(chance.gauss(0, APART)))
        for weight, name in zip(weights, names, strict=True)
    ]


def play(game: Game, weights: list[int], seed: int) -> Rows:
    """Play a game; return the features of its sides and their points at the end."""
    chance = random.Random(seed)  # noqa: S311  games, not secrets
    players, asked = tables(game, chance)
    table = game.lay(players, game.read_options(players, asked), game.components())
    source = Seeded(seed)
    seats: list[Source] = [Seeded(seed + 1 + seat) for seat in range(players)]
    own = [stray(weights, game.features, chance) for _ in range(players)]
    bot, veil = GreedyBot(), Seeded(seed + VEIL)
    counts: list[list[int]] = []
    sides: list[int] = []
    while not table.over():
        seat = table.chooser()
        if seat == CHANCE:
            table.play(seat, table.draw(source))
            continue
        choices = table.choices(seat)
        if len(choices) == 1:
            table.play(seat, choices[0])
            continue
        if type(table.top) in game.thinking.quiet and chance.random() < WRITTEN:
            for side in range(len(game.strengths(table))):
                counts.append(game.measure(table, side))
                sides.append(side)
        if chance.random() < STRAY:
            table.play(seat, chance.choice(choices))
            continue
        game.use_weights(own[seat])
        table.play(seat, bot.choose(Seen(game, table, seat, veil), seats[seat]))
    result = game.result(table)
    points = [*result.scores, *(points for _, points in result.sides)]
    return counts, [points[side] for side in sides]


class Sums:
    """What least squares needs to know of all rows: it is much smaller than they are."""

    def __init__(self, size: int) -> None:
        self.squares: Any = np.zeros((size, size))
        self.misses: Any = np.zeros(size)
        self.rows, self.error = 0, 0.0

    def add(self, rows: Rows, weights: list[int], unit: int) -> None:
        """Add the rows of a game, and by how much the weights are wrong about them."""
        if not rows[0]:
            return
        counts = np.asarray(rows[0], float)
        missed = unit * np.asarray(rows[1], float) - counts @ np.asarray(weights, float)
        self.squares += counts.T @ counts
        self.misses += counts.T @ missed
        self.rows += len(missed)
        self.error += float(missed @ missed)

    def better(self, weights: list[int], free: list[int]) -> list[int]:
        """Return the weights that are least wrong."""
        squares = self.squares[np.ix_(free, free)]
        drawn = np.diag(DRAWN * np.diag(squares) + 1.0)
        change = np.linalg.solve(squares + drawn, self.misses[free])
        found = [float(weight) for weight in weights]
        for place, more in zip(free, change, strict=True):
            found[place] += STEP * float(more)
        return [round(weight) for weight in found]


def rounds(
    game: Game, weights: list[int], games: int, again: int, seed: int, only: tuple[str, ...]
) -> Iterator[list[int]]:
    """Play and learn some times, from the weights learned before."""
    names = game.features
    unit = weights[names.index("points")]
    free = [place for place, name in enumerate(names) if name not in FIXED and name.startswith(only)]
    for number in range(again):
        sums = Sums(len(names))
        for played in range(games):
            sums.add(play(game, weights, game_seed(seed, number * games + played)), weights, unit)
            if played % 100 == 99:
                off = math.sqrt(sums.error / max(sums.rows, 1)) / unit
                print(
                    f"round {number + 1}, {played + 1} games: off by {off:.1f}", file=sys.stderr, flush=True
                )
        weights = sums.better(weights, free)
        yield weights


def main() -> int:
    """Learn, and write a file of weights after every round."""
    parser = argparse.ArgumentParser(prog="python -m bench.fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="of each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=[], help="learn only features with names that begin so")
    parser.add_argument("--out", type=Path, default=Path("weights.toml"))
    asked = parser.parse_args()
    game = find_game(asked.game)
    before = list(game.weights)
    only = " ".join(["--only", *asked.only, ""]) if asked.only else ""
    command = f"python -m bench.fit {game.slug} --games {asked.games} --seed {asked.seed} {only}--rounds "
    free = tuple(asked.only) or ("",)
    for number, learned in enumerate(rounds(game, before, asked.games, asked.rounds, asked.seed, free), 1):
        today = dt.datetime.now(tz=dt.UTC).date().isoformat()
        how = Trained(command + str(number), asked.seed, number * asked.games, before, today)
        file = Weights(game.slug, game.rules_version, how, dict(zip(game.features, learned, strict=True)))
        asked.out.write_text(file.write(), encoding="utf-8")
        game.use_weights(learned)
    return 0


if __name__ == "__main__":
    sys.exit(main())
