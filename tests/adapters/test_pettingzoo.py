"""PettingZoo's own suite on every game, and what it does not ask."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

from batisseurs.adapters import pettingzoo as adapter
from batisseurs.adapters.encoding import Numbering
from batisseurs.kernel import BadOption, Game
from tests.adapters.cases import ALLOWED, Case, every_case, every_case_and_toy, every_game, only


def play(env: Any, seed: int) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """Play a random game to its end; return who did what, and the rewards."""
    env.reset(seed=seed)
    source, done, rewards = random.Random(seed), [], dict.fromkeys(env.agents, 0.0)  # noqa: S311  a game
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] += reward
        action = None if over else source.choice(np.flatnonzero(seen["action_mask"]).tolist())
        if action is not None:
            done.append((agent, action))
        env.step(action)
    return done, rewards


@every_case_and_toy
def test_api(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    with only(*ALLOWED):
        api_test(adapter.env(case.game, case.players), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@every_case
def test_api_without_wrappers_and_by_name(case: Case) -> None:
    with only(*ALLOWED):
        api_test(adapter.raw_env(case.game, case.players), num_cycles=20)
        api_test(pettingzoo.make("aec", adapter.env_id(case.game), players=case.players), num_cycles=20)


@every_case_and_toy
def test_seed(case: Case) -> None:
    with only():
        seed_test(lambda: adapter.env(case.game, case.players), num_cycles=30)


def test_seeds_decide_and_streams_continue() -> None:
    env = adapter.raw_env("theopolis", 2)
    assert play(env, 1) == play(env, 1) != play(env, 2)
    env.reset(seed=5)
    env.reset()
    second = env.observe("player_0")["observation"]
    env.reset()
    assert (second != env.observe("player_0")["observation"]).any()
    env.reset(seed=5)
    env.reset()
    assert (second == env.observe("player_0")["observation"]).all()


@every_case
def test_render(case: Case) -> None:
    strings = {mode: lambda shown: isinstance(shown, str) for mode in ("ansi", "html", "svg")}
    with only():
        render_test(
            lambda render_mode: adapter.env(case.game, case.players, render_mode=render_mode), strings
        )


@every_game
def test_observations_are_not_images(
    game: Game, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The suite saves observations that are images. Ours are not: it says so and saves nothing."""
    monkeypatch.chdir(tmp_path)
    with only():
        save_obs_test(adapter.env(game))
    assert "did not save the observations" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.proof
@every_game
def test_performance_benchmark(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    with only():
        performance_benchmark(adapter.env(game))
    assert "Finished performance benchmark" in capsys.readouterr().out


@every_case_and_toy
def test_games_end_with_the_results_utilities(case: Case) -> None:
    env = adapter.raw_env(case.game, case.players)
    _, rewards = play(env, 7)
    result = case.game.result(env.table)
    assert tuple(rewards.values()) == result.utilities


def test_an_action_outside_the_mask_is_refused_and_changes_nothing() -> None:
    env = adapter.raw_env("theopolis", 2)
    env.reset(seed=1)
    before = [env.observe(agent) for agent in env.agents]
    legal = env.words(env.agent_selection)
    wrong: list[Any] = [-1, 0, 10**6, None, "end", 1.5]
    for action in wrong:
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(action)
    for seen, agent in zip(before, env.agents, strict=True):
        assert all((seen[key] == env.observe(agent)[key]).all() for key in seen)
    assert legal == env.words("player_0")
    env.step(min(legal))


def test_in_wrappers_an_action_outside_the_mask_loses() -> None:
    """PettingZoo's convention: the game is over, the offender has lost, and `reset` continues."""
    env = adapter.env("theopolis", 3)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in env.agents}
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(10**6)
    env.reset(seed=1)
    assert not any(env.terminations.values())


def test_the_others_have_nothing_to_do() -> None:
    env = adapter.raw_env("theopolis", 3)
    env.reset(seed=1)
    asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert asked == [env.agent_selection]
    assert env.words("player_2") == {}


@pytest.mark.parametrize("seed", ["1", 1.5, -1, [1]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    env = adapter.raw_env("theopolis", 2)
    env.reset(seed=1)
    before = env.observe("player_0")
    with pytest.raises(gymnasium.error.Error, match=r"[Ss]eed"):
        env.reset(seed=seed)
    assert (before["observation"] == env.observe("player_0")["observation"]).all()


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(BadOption, match="2 to 5 players, not 9"):
        adapter.env("theopolis", 9)
    with pytest.raises(BadOption, match="no option 'rounds'"):
        adapter.env("theopolis", 2, rounds=3)
    with pytest.raises(ValueError, match="render_mode is one of"):
        adapter.env("theopolis", 2, render_mode="rgb_array")


def test_options_and_components_reach_the_table() -> None:
    text = Numbering("theopolis", 2, {}).game.component_text()
    env = adapter.raw_env("theopolis", 3, components=text, max_rounds=1, play_on=True)
    assert env.game.options_of(env.table) == {
        "play_on": True, "short_deck": False, "max_rounds": 1,
        "neighbours": "adjacent", "bishop_takes": "limited",
    }  # fmt: skip


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(adapter.raw_env("theopolis", 3, max_rounds=2)))  # noqa: S301  our own
    env.reset(seed=1)
    assert env.num_agents == 3
    assert env.numbering.options["max_rounds"] == 2
