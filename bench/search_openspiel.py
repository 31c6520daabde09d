"""OpenSpiel's own searches as opponents: their code on our adapter, with our compiled playouts.

With the playouts of OpenSpiel's `RandomRolloutEvaluator`, in Python, they would make only about 200
simulations a second. MCTS is given the true table, hidden cards included; ISMCTS deals them again.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from batisseurs.adapters.openspiel import short_name
from batisseurs.bots import Bot, Seen
from batisseurs.kernel import Game, Seeded, playout
from batisseurs.lab.match import game_seed, seat_of

EXPLORATION = 1.4
FIRST = 20
"""Simulations of the first choice, before it is known how long they take."""


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """Plays to the end at random, by the game's own compiled loop."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)

    def evaluate(self, state: Any) -> Any:
        """Return the result of one random game."""
        table = state.table.clone()
        playout(table, self.source, [self.source] * int(table.players))
        return np.array(state.position.numbering.game.result(table).utilities)

    def prior(self, state: Any) -> Any:
        """Return the chances of outcomes, or all choices alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Opponent:
    """One of their searches, with as many simulations as fit into its time."""

    def __init__(self, kind: str, game: Any, milliseconds: float, seed: int) -> None:
        self.milliseconds = milliseconds
        self.seconds, self.simulations, self.choices = 1e-9, 0, 0
        chance = np.random.RandomState(seed % 2**32)
        evaluator = Playouts(seed)
        if kind == "mcts":
            self.bot: Any = mcts.MCTSBot(game, EXPLORATION, FIRST, evaluator, random_state=chance)
        else:
            self.bot = ismcts.ISMCTSBot(
                game, evaluator, EXPLORATION, FIRST, random_state=chance, use_observation_string=True
            )
            deals = Seeded(seed + 1)
            self.bot.set_resampler(lambda state, seat: dealt_again(state, seat, deals))

    def choose(self, state: Any) -> int:
        """Return an action."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return int(actions[0])
        number = FIRST
        if self.choices:
            number = max(int(self.simulations / self.seconds * self.milliseconds / 1000), 2)
        self.bot.max_simulations = self.bot._max_simulations = number  # noqa: SLF001  each has its own name for it
        began = time.process_time()
        action = int(self.bot.step(state))
        self.seconds += time.process_time() - began
        self.simulations += number
        self.choices += 1
        return action


def dealt_again(state: Any, seat: int, source: Seeded) -> Any:
    """Return a state that looks the same to a seat."""
    other = state.clone()
    other.position.numbering.game.conceal(other.table, seat, source)
    return other


def play(
    game: Game, kind: str, ours: Bot, milliseconds: float, seed: int, number: int
) -> tuple[Any, Opponent]:
    """Play a game of two; return its result, and what the opponent used."""
    theirs = pyspiel.load_game(f"{short_name(game)}(players=2)")
    own = game_seed(seed, number)
    opponent = Opponent(kind, theirs, milliseconds, own)
    chance, source, veil = Seeded(own), Seeded(own + 1), Seeded(own + 2)
    state: Any = theirs.new_initial_state()
    while not state.is_terminal():
        table = state.table
        if state.is_chance_node():
            state.apply_action(table.draw(chance))
        elif state.current_player() == seat_of(0, number, 2):
            seen = Seen(game, table, state.current_player(), veil)
            numbering = state.position.numbering
            state.apply_action(numbering.first_action(table) + ours.choose(seen, source))
        else:
            state.apply_action(opponent.choose(state))
    return game.result(state.table), opponent
