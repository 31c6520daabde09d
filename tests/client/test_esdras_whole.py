"""Whole games of Esdras et Néhémie in a browser, from the first gatekeeper to the score sheet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bench.house import House
from tests.client.acting import Act, click, play_on, press
from tests.client.conftest import OpenPage
from tests.client.fated import FatedHouse
from tests.client.playing import begin, look

SLUG = "esdras-et-nehemie"
SEED = 5
CALM = {"motion": "off", "auto": False}
"""Nothing moves, and everything is answered by the player: what leaves no choice as well."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One in which each game is the same each time."""
    house = FatedHouse(tmp_path_factory.mktemp("house"), SEED)
    house.start()
    house.wait()
    try:
        yield house
    finally:
        house.kill()


@pytest.mark.parametrize("act", [click, press])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_whole_game(open_page: OpenPage, players: int, act: Act) -> None:
    """By pointing at the board only, and by the keyboard only; the sheet has every line."""
    ada = open_page()
    ada.keep(**CALM)
    seats = [{"name": "Ada"}, *({"name": f"Bot {seat}", "bot": "random"} for seat in range(2, players + 1))]
    room = begin(ada, SLUG, players, seats=seats)
    play_on(ada, act, seed=players)
    sheet = ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))
    expect(sheet).to_be_visible()
    for line in ("temple", "altar", "buildings", "scribes"):
        expect(sheet).to_contain_text(ada.say(f"{SLUG}-score-{line}"))
    assert look(ada, room)["stage"] == "over"
