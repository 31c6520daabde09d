"""Whole games of Esdras et Néhémie, from the first gatekeeper to the score sheet, one act after the other."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.game_player import Act, play_on
from tests.client.page_monitor import Witness
from tests.client.table_page import begin, look

SLUG = "esdras-et-nehemie"
SEED = 5
"""The luck of the server."""
CALM = {"motion": "off", "auto": False}
"""Nothing moves, and everything is answered by the player: what leaves no choice as well."""


def play_whole(ada: Witness, players: int, act: Act) -> int:
    """Play a game against bots; the sheet has every line then. Return how many acts that took."""
    ada.keep(**CALM)
    bots = ({"name": f"Bot {seat}", "bot": "random"} for seat in range(2, players + 1))
    room = begin(ada, SLUG, players, seats=[{"name": "Ada"}, *bots])
    acts = play_on(ada, act, seed=players)
    sheet = ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))
    expect(sheet).to_be_visible()
    for line in ("temple", "altar", "buildings", "scribes"):
        expect(sheet).to_contain_text(ada.say(f"{SLUG}-score-{line}"))
    assert look(ada, room)["stage"] == "over"
    return acts
