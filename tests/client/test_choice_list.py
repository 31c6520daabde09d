"""Every game can be played from the list of choices alone, in sentences: also without seeing the board."""

from __future__ import annotations

import random

import pytest

from batisseurs.games import all_games
from tests.client.conftest import OpenPage
from tests.client.game_player import play_some, take_from_list
from tests.client.table_page import begin, events

ACTS = 6
ALWAYS = {"theopolis", "esdras-et-nehemie"}
"""The list is the same for every game: `make test` plays the shortest and the longest from it."""


@pytest.mark.parametrize(
    "game",
    [pytest.param(game.slug, marks=[] if game.slug in ALWAYS else pytest.mark.proof) for game in all_games()],
)
def test_from_the_list(open_page: OpenPage, game: str) -> None:
    ada = open_page()
    room = begin(ada, game)
    play_some(ada, take_from_list, random.Random(6), ACTS)  # noqa: S311  a player, no secret
    chose = [kept["event"] for kept in events(ada, room) if kept["event"]["type"] == "chose"]
    assert len([line for line in chose if line["seat"] == 0]) >= ACTS // 2
