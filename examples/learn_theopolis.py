"""A seat that learns Theopolis by playing against `random`, with nothing but numpy, in about two minutes.

REINFORCE with a baseline: a network with one hidden layer reads the seat's view and says how likely each
action is; after some games, what was done in the games that were won becomes more likely. It needs the
extra "rl". The curve is drawn into the file named with --picture.

    python examples/learn_theopolis.py --picture curve.svg
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from batisseurs.adapters.gymnasium import SeatEnv

Array = NDArray[np.float32]

HIDDEN = 64
GAMES_IN_A_BATCH = 16
RATE = 0.003
ENTROPY = 0.003
WINDOW = 10
"""The curve shows the mean of so many batches."""


class Decision(NamedTuple):
    """What was seen, what was possible, what was done."""

    seen: Array
    mask: Array
    action: int


class Learner:
    """The network and its optimiser."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        """Start knowing nothing: all legal actions are about equally likely."""
        self.random = np.random.default_rng(seed)
        shapes = {
            "w": (inputs, HIDDEN),
            "b": (HIDDEN,),
            "p": (HIDDEN, actions),
            "q": (actions,),
            "v": (HIDDEN, 1),
        }
        self.weights = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        self.weights["w"] = self.random.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        self.slow = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.square = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.steps = 0

    def think(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the chances of the actions, and the expected result."""
        hidden = np.tanh(seen @ self.weights["w"] + self.weights["b"])
        logits = hidden @ self.weights["p"] + self.weights["q"]
        logits = np.where(mask > 0, logits, -np.inf)
        chances = np.exp(logits - logits.max(-1, keepdims=True))
        return hidden, chances / chances.sum(-1, keepdims=True), hidden @ self.weights["v"]

    def act(self, seen: Array, mask: Array) -> int:
        """Draw an action."""
        _, chances, _ = self.think(seen, mask)
        return int(self.random.choice(len(chances), p=chances / chances.sum(dtype=np.float64)))

    def learn(self, decisions: list[Decision], worth: Array) -> None:
        """Make what was worth more than expected more likely."""
        seen = np.stack([decision.seen for decision in decisions])
        mask = np.stack([decision.mask for decision in decisions])
        actions = np.array([decision.action for decision in decisions])
        hidden, chances, expected = self.think(seen, mask)
        surprise = worth[:, None] - expected
        advantage = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        towards = chances * advantage
        towards[np.arange(len(actions)), actions] -= advantage[:, 0]
        doubt = chances * np.log(chances + 1e-12)
        towards += ENTROPY * (doubt - chances * doubt.sum(-1, keepdims=True))
        size = np.float32(len(actions))
        back = (towards @ self.weights["p"].T - surprise @ self.weights["v"].T) * (1 - hidden**2)
        self._descend(
            {
                "w": seen.T @ back / size,
                "b": back.sum(0) / size,
                "p": hidden.T @ towards / size,
                "q": towards.sum(0) / size,
                "v": (-hidden.T @ surprise / size).astype(np.float32),
            }
        )

    def _descend(self, slopes: dict[str, Array]) -> None:
        """Take a step of Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            self.slow[name] = 0.9 * self.slow[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope**2
            mean = self.slow[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            self.weights[name] -= np.float32(RATE) * mean / (np.sqrt(square) + 1e-8)


def scaled(seen: Array) -> Array:
    """Bring counts of very different sizes near one another."""
    return np.sign(seen) * np.log1p(np.abs(seen))


def play(env: SeatEnv, learner: Learner, seed: int) -> tuple[list[Decision], float]:
    """Play a game; return the decisions with more than one possibility, and the result."""
    seen, info = env.reset(seed=seed)
    decisions: list[Decision] = []
    over, reward = False, 0.0
    while not over:
        mask = info["action_mask"].astype(np.float32)
        legal = np.flatnonzero(mask)
        action = int(legal[0])
        if len(legal) > 1:
            numbers = scaled(seen)
            action = learner.act(numbers, mask)
            decisions.append(Decision(numbers, mask, action))
        seen, reward, over, _, info = env.step(action)
    return decisions, float(reward)


def train(envs: list[SeatEnv], learner: Learner, batches: int, seed: int) -> list[float]:
    """Play and learn; return the share of games won in each batch (a draw is half a win)."""
    curve = []
    started = time.perf_counter()
    for batch in range(batches):
        decisions: list[Decision] = []
        worth: list[float] = []
        results = []
        for number in range(GAMES_IN_A_BATCH):
            made, result = play(envs[number % len(envs)], learner, seed + batch * GAMES_IN_A_BATCH + number)
            decisions += made
            worth += [result] * len(made)
            results.append(result)
        learner.learn(decisions, np.array(worth, np.float32))
        curve.append((1 + float(np.mean(results))) / 2)
        if (batch + 1) % WINDOW == 0:
            spent = time.perf_counter() - started
            games = (batch + 1) * GAMES_IN_A_BATCH
            print(
                f"{games:5} games, {spent:4.0f} s: won {np.mean(curve[-WINDOW:]):.0%}"
                f" of the last {WINDOW * GAMES_IN_A_BATCH}"
            )
    return curve


def test(envs: list[SeatEnv], learner: Learner, games: int, seed: int) -> float:
    """Return the share of games won without learning, on deals never played before."""
    results = [play(envs[number % len(envs)], learner, seed + number)[1] for number in range(games)]
    return (1 + float(np.mean(results))) / 2


def picture(curve: list[float]) -> str:
    """Draw the curve: games played from left to right, the share won from bottom to top."""
    width, height, left, bottom = 640, 320, 56, 44
    means = [float(np.mean(curve[max(0, end - WINDOW) : end])) for end in range(1, len(curve) + 1)]

    def at(x: float, share: float) -> str:
        return f"{left + x * (width - left - 16):.1f},{height - bottom - share * (height - bottom - 16):.1f}"

    def line(share: float) -> str:
        label = f'x="{left - 8}" y="{at(0, share).split(",")[1]}" text-anchor="end" dy="4"'
        rule = f'<polyline points="{at(0, share)} {at(1, share)}" stroke="#ccc" fill="none"/>'
        return f"{rule}<text {label}>{share:.0%}</text>"

    points = " ".join(at(index / max(1, len(means) - 1), share) for index, share in enumerate(means))
    marks = "".join(line(share) for share in (0, 0.25, 0.5, 0.75, 1))
    games = len(curve) * GAMES_IN_A_BATCH
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        f' font-size="12"><title>Games won against random while learning</title>'
        f'<rect width="{width}" height="{height}" fill="white"/>{marks}'
        f'<polyline points="{points}" stroke="#8b4513" stroke-width="2" fill="none"/>'
        f'<text x="{left}" y="{height - 26}">0</text>'
        f'<text x="{width - 16}" y="{height - 26}" text-anchor="end">{games} games</text>'
        f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">Theopolis, two players: share of games'
        f" won against random, mean of the last {WINDOW * GAMES_IN_A_BATCH}</text></svg>\n"
    )


def main() -> None:
    """Learn, test, draw."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--batches", type=int, default=200, help=f"of {GAMES_IN_A_BATCH} games each")
    parser.add_argument("--games", type=int, default=1000, help="to test on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    envs = [SeatEnv("theopolis", 2, seat=seat, strict=True) for seat in range(2)]
    learner = Learner(envs[0].numbering.low.size, envs[0].numbering.actions, asked.seed)
    before = test(envs, learner, asked.games // 2, 10**9)
    started = time.process_time()
    curve = train(envs, learner, asked.batches, asked.seed)
    spent = time.process_time() - started
    after = test(envs, learner, asked.games, 2 * 10**9)
    print(
        f"before: won {before:.1%}; after {spent:.0f} s of processor time:"
        f" won {after:.1%} of {asked.games} games"
    )
    if asked.picture is not None:
        asked.picture.write_text(picture(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
