"""Whole games of Esdras et Néhémie in a browser, in `make proof`; `make test` plays a first game of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.server_process import ServerProcess
from tests.client.conftest import OpenPage
from tests.client.game_player import Act, click, press
from tests.client.seeded_server import SeededServer
from tests.client.whole_game import SEED, play_whole


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One in which each game is the same each time."""
    with SeededServer(tmp_path_factory.mktemp("house"), SEED) as server:
        yield server


@pytest.mark.parametrize(
    ("players", "act"),
    [pytest.param(players, act, marks=pytest.mark.proof) for players in (1, 2, 4) for act in (click, press)],
)
def test_a_whole_game(open_page: OpenPage, players: int, act: Act) -> None:
    """By pointing at the board only, or by the keyboard only."""
    play_whole(open_page(), players, act)
