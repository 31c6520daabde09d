"""Whole games of Esdras et Néhémie in a browser; `python -m bench.whole_games` plays the others as well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.house import House
from tests.client.acting import Act, click, press
from tests.client.conftest import OpenPage
from tests.client.fated import FatedHouse
from tests.client.whole import SEED, play_whole


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One in which each game is the same each time."""
    with FatedHouse(tmp_path_factory.mktemp("house"), SEED) as house:
        yield house


@pytest.mark.parametrize(("players", "act"), [(1, click), (2, press), (4, click)])
def test_a_whole_game(open_page: OpenPage, players: int, act: Act) -> None:
    """By pointing at the board only, or by the keyboard only."""
    play_whole(open_page(), players, act)
