"""`python -m bench.adapters`: decisions per second through each adapter, beside the peers' own games.

Whole random games, one core, per second of processor time, the best of several runs; the runs of all
rows take turns, so that a busy machine slows all of them alike. Chance is played and not counted. PYTHONPATH
decides which form is measured: `PYTHONPATH=build/compiled python -m bench.adapters`.

For OpenSpiel there are two rows: legal actions and moves only, and with the player's observation tensor at
each decision. PettingZoo, Gymnasium and RLCard always give observations. In Gymnasium the decisions of the
bots at the other seats are not counted; they are made all the same.
"""

from __future__ import annotations

import argparse
import datetime as dt
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import metadata
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python import games as _python_games  # noqa: F401  registers OpenSpiel's Python games

from batisseurs.adapters import gymnasium as gymnasium_adapter
from batisseurs.adapters import openspiel as openspiel_adapter
from batisseurs.adapters import pettingzoo as pettingzoo_adapter
from batisseurs.games import all_games
from batisseurs.kernel import table

GameOf = Callable[[int], int]
"""Plays a game from a seed; returns its decisions."""


class Row(NamedTuple):
    """Something to measure."""

    door: str
    game: str
    ours: bool
    play: GameOf


def spiel(name: str, *, observing: bool) -> GameOf:
    """Play through OpenSpiel."""
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        source, state, decisions = random.Random(seed), game.new_initial_state(), 0  # noqa: S311  a game
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(outcomes, chances)[0])
                continue
            if observing:
                state.observation_tensor(state.current_player())
            state.apply_action(source.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def zoo(env: Any) -> GameOf:
    """Play through PettingZoo."""

    def play(seed: int) -> int:
        env.reset(seed=seed)
        source, decisions = random.Random(seed), 0  # noqa: S311
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(source.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            decisions += 1
        return decisions

    return play


def seat(env: Any) -> GameOf:
    """Play one seat through Gymnasium."""

    def play(seed: int) -> int:
        _, info = env.reset(seed=seed)
        source, decisions, over = random.Random(seed), 0, False  # noqa: S311
        while not over:
            action = source.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, _, over, _, info = env.step(action)
            decisions += 1
        return decisions

    return play


def rlcard_game(name: str) -> GameOf:
    """Play through RLCard."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def play(seed: int) -> int:
        source, decisions = random.Random(seed), 0  # noqa: S311
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(source.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def rows() -> list[Row]:
    """Return everything that is measured: our games with the fewest and the most players, and the peers'."""
    from pettingzoo.classic import hanabi_v5

    found = []
    for game in all_games():
        for players in sorted({game.min_players, game.max_players}):
            shown = f"{game.slug}, {players} players"
            name = f"{openspiel_adapter.short_name(game)}(players={players})"
            wrapped = pettingzoo_adapter.env(game, players)
            found += [
                Row("OpenSpiel", shown, True, spiel(name, observing=False)),
                Row("OpenSpiel, observing", shown, True, spiel(name, observing=True)),
                Row("PettingZoo", shown, True, zoo(wrapped)),
                Row("PettingZoo, raw", shown, True, zoo(pettingzoo_adapter.raw_env(game, players))),
                Row(
                    "Gymnasium",
                    shown,
                    True,
                    seat(gymnasium.make(gymnasium_adapter.env_id(game), players=players)),
                ),
            ]
    for name in ("gin_rummy", "backgammon", "python_team_dominoes"):
        found += [
            Row("OpenSpiel", name, False, spiel(name, observing=False)),
            Row("OpenSpiel, observing", name, False, spiel(name, observing=True)),
        ]
    found += [
        Row("PettingZoo", "hanabi_v5", False, zoo(hanabi_v5.env())),
        Row("RLCard", "gin-rummy", False, rlcard_game("gin-rummy")),
    ]
    return found


def run(row: Row, seconds: float, seed: int) -> tuple[float, float]:
    """Play for so long; return decisions per second of processor time, and decisions per game."""
    decisions = games = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += row.play(seed + games)
        games += 1
    return decisions / spent, decisions / games


def main() -> int:
    """Measure, and print a table with the ratio of each of our rows to each peer's of the same kind."""
    parser = argparse.ArgumentParser(prog="bench.adapters", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of one run")
    parser.add_argument("--runs", type=int, default=4)
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    measured = rows()
    best, length = [0.0] * len(measured), [0.0] * len(measured)
    for number in range(asked.runs):
        for index, row in enumerate(measured):
            rate, per_game = run(row, asked.seconds, 1000 * number)
            if rate > best[index]:
                best[index], length[index] = rate, per_game
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    form = "interpreted" if table.__file__.endswith(".py") else "compiled"
    libraries = ("open_spiel", "pettingzoo", "gymnasium", "rlcard")
    print(
        f"{dt.datetime.now(dt.UTC):%Y-%m-%d}, {form}; "
        + ", ".join(f"{one} {metadata.version(one)}" for one in libraries)
    )
    print("\n| Door | Game | decisions/s | decisions/game |\n|---|---|---:|---:|")
    for row, rate, per_game in zip(measured, best, length, strict=True):
        print(f"| {row.door} | {row.game} | {rate:,.0f} | {per_game:.0f} |")
    print("\n| Ours | beside | ratio |\n|---|---|---:|")
    for row, rate in zip(measured, best, strict=True):
        for peer, other in zip(measured, best, strict=True):
            if row.ours and not peer.ours and compared(row.door, peer.door):
                print(f"| {row.door}: {row.game} | {peer.door}: {peer.game} | {rate / other:.2f} |")
    return 0


def compared(ours: str, theirs: str) -> bool:
    """Return whether two rows do the same kind of work."""
    if theirs == "RLCard":
        return ours in {"PettingZoo", "Gymnasium"}
    return ours == theirs


if __name__ == "__main__":
    sys.exit(main())
