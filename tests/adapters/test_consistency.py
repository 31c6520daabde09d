"""The adapters beside one another: the same choices give the same returns, the same view the same numbers."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils import seeding
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

from batisseurs.adapters import gymnasium as gymnasium_adapter
from batisseurs.adapters import openspiel as openspiel_adapter
from batisseurs.adapters import pettingzoo as pettingzoo_adapter
from batisseurs.games import all_games
from batisseurs.kernel import CHANCE, Seeded
from tests.adapters.cases import ALLOWED, ALLOWED_FROM_SHIMMY, Case, every_case, every_case_and_toy, only
from tests.toys import TOYS

for _toy in TOYS:
    openspiel_adapter.register(_toy)


@every_case
def test_shimmy_around_our_openspiel_game_passes_pettingzoos_suite(case: Case) -> None:
    settings = {"players": case.players, **case.short}
    env = OpenSpielCompatibilityV0(env=pyspiel.load_game(case.spiel(**case.short)), config=settings)
    with only(*ALLOWED, *ALLOWED_FROM_SHIMMY):
        api_test(env, num_cycles=20)


@every_case_and_toy
def test_equal_choices_give_equal_returns_and_equal_observations(case: Case) -> None:
    """A game of PettingZoo's is played along in OpenSpiel, chance included."""
    env = pettingzoo_adapter.raw_env(case.game, case.players)
    state = pyspiel.load_game(case.spiel()).new_initial_state()
    env.reset(seed=11)
    table = env.numbering.new()
    source = random.Random(11)  # noqa: S311  a game
    chance = chance_of(11)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        while table.chooser() == CHANCE:
            outcome = table.draw(chance)
            table.play(CHANCE, outcome)
            state.apply_action(outcome)
        seen, reward, over, _, _ = env.last()
        rewards[agent] += reward
        if over:
            env.step(None)
            continue
        seat = env.seat_of[agent]
        assert state.current_player() == seat
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal_actions()
        assert seen["observation"].tolist() == state.observation_tensor(seat)
        action = source.choice(state.legal_actions())
        assert env.words(agent)[action] == state.action_to_string(seat, action)
        table.play(seat, env.numbering.choice(table, seat, action))
        env.step(action)
        state.apply_action(action)
    assert state.is_terminal()
    assert list(rewards.values()) == state.returns()


def chance_of(seed: int) -> Seeded:
    """Return a source that gives what an environment's gives after `reset(seed)`."""
    twin, _ = seeding.np_random(seed)
    return Seeded(int(twin.integers(2**63)))


def test_a_seat_of_gymnasium_sees_what_it_sees_in_pettingzoo() -> None:
    case = Case(all_games()[0], 2)
    env = gymnasium_adapter.SeatEnv(case.game, case.players)
    seen, info = env.reset(seed=1)
    assert env.table is not None
    zoo = pettingzoo_adapter.raw_env(case.game, case.players)
    zoo.reset(seed=1)
    zoo.table = env.table.clone()
    shown = zoo.observe("player_0")
    assert (shown["observation"] == seen).all()
    assert (shown["action_mask"] == info["action_mask"]).all()
    assert zoo.words("player_0") == env.words()


@pytest.mark.parametrize(
    ("adapter", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "rl"),
        ("gymnasium", "gymnasium", "rl"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(adapter: str, library: str, extra: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import batisseurs.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"this adapter needs the extra '{extra}': pip install 'batisseurs[{extra}]'" in done.stderr


def test_a_plain_import_loads_no_library() -> None:
    program = """
import sys, batisseurs, batisseurs.adapters
loaded = {"numpy", "gymnasium", "pettingzoo", "pyspiel"} & set(sys.modules)
sys.exit(f"loaded: {loaded}" if loaded else 0)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_game_is_registered_everywhere() -> None:
    from gymnasium.envs.registration import registry

    for game in all_games():
        assert gymnasium_adapter.env_id(game) in registry
        assert pettingzoo.spec("aec", pettingzoo_adapter.env_id(game)).kwargs == {"game": game.slug}
        assert openspiel_adapter.short_name(game) in pyspiel.registered_names()
