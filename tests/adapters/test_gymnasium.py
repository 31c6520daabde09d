"""Gymnasium's own checks on every game and seat, and what they do not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

from batisseurs.adapters import gymnasium as adapter
from batisseurs.bots import Bot, Seen, UnknownBot
from batisseurs.kernel import Source
from tests.adapters.cases import Case, every_case, every_case_and_toy, only


def make(case: Case, **settings: Any) -> Any:
    """Make a registered environment."""
    return gymnasium.make(adapter.env_id(case.game), players=case.players, **settings)


@every_case
def test_check_env(case: Case) -> None:
    with only():
        for seat in range(case.players):
            check_env(make(case, seat=seat).unwrapped, skip_render_check=seat > 0)


@every_case_and_toy
def test_check_env_without_a_name(case: Case) -> None:
    """Toys are not registered, so their render modes are checked one by one."""
    with only("\x1b[33mWARN: Not able to test alternative render modes"):
        check_env(adapter.SeatEnv(case.game, case.players))
    for mode in ("ansi", "html", "svg"):
        env = adapter.SeatEnv(case.game, case.players, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), str)


@every_case
def test_equal_seeds_give_equal_games(case: Case) -> None:
    with only():
        check_environments_match(make(case).unwrapped, make(case).unwrapped, 50, seed=3)


@every_case_and_toy
def test_a_game_from_start_to_end(case: Case) -> None:
    for seat in range(case.players):
        env = adapter.SeatEnv(case.game, case.players, seat=seat, strict=True)
        _, info = env.reset(seed=seat)
        env.action_space.seed(seat)
        over, rewards = False, 0.0
        while not over:
            assert np.array_equal(info["action_mask"], env.action_masks())
            seen, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
            rewards += reward
            assert not cut
            assert seen in env.observation_space
        assert env.table is not None
        result = case.game.result(env.table)
        assert rewards == result.utilities[seat]
        assert (info["rank"], info["ending"]) == (result.ranks[seat], result.ending)
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)


def test_an_action_outside_the_mask_changes_nothing() -> None:
    env = adapter.SeatEnv("theopolis", 2)
    seen, _ = env.reset(seed=1)
    legal = env.words()
    again, reward, over, cut, info = env.step(0)
    assert (seen == again).all()
    assert (reward, over, cut) == (0.0, False, False)
    assert "action 0 does not answer" in info["refused"]
    assert env.words() == legal
    assert "refused" not in env.step(min(legal))[4]


@pytest.mark.parametrize("action", [-1, 10**6, None, "end"])
def test_an_action_outside_the_space_is_refused(action: Any) -> None:
    env = adapter.SeatEnv("theopolis", 2)
    env.reset(seed=1)
    legal = env.words()
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(action)
    assert env.words() == legal


def test_a_strict_environment_refuses_what_is_outside_the_mask() -> None:
    env = adapter.SeatEnv("theopolis", 2, strict=True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="possible: "):
        env.step(0)


@pytest.mark.parametrize("seed", ["1", 1.5, -1])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    env = adapter.SeatEnv("theopolis", 2)
    env.reset(seed=1)
    legal = env.words()
    with pytest.raises(gymnasium.error.Error, match=r"[Ss]eed"):
        env.reset(seed=seed)
    assert env.words() == legal


class Last(Bot):
    """Takes the last choice."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Look at nothing."""
        return seen.choices[-1]


class Cheat(Bot):
    """Answers what it may not."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Not a choice."""
        return 999


def test_opponents_are_bots_by_name_or_made_by_you() -> None:
    env = adapter.SeatEnv("theopolis", 3, seat=1, opponents=["random", Last("last")])
    assert {seat: bot.name for seat, bot in env.bots.items()} == {0: "random", 2: "last"}
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there are 2 other seats, not 1"):
        adapter.SeatEnv("theopolis", 3, opponents=["random"])
    with pytest.raises(UnknownBot):
        adapter.SeatEnv("theopolis", 3, opponents="deep thought")
    with pytest.raises(ValueError, match="seat is from 0 to 2"):
        adapter.SeatEnv("theopolis", 3, seat=3)
    with pytest.raises(ValueError, match="the bot cheat answers"):
        adapter.SeatEnv("theopolis", 2, seat=1, opponents=Cheat("cheat")).reset(seed=1)
