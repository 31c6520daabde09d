"""A turn and a Sabbath of Esdras et Néhémie in a browser: planned, warned of, guided through; cards read large.

What the client computes for them is compared with the game itself in
client/games/esdras-et-nehemie/planning/played.test.ts; then both are gone through in Chromium.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from batisseurs.games import find_game
from batisseurs.games.esdras_et_nehemie.facts import CHARACTER_IDS
from batisseurs.games.esdras_et_nehemie.sabbath import judgement_of, workers_to_feed
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.games.esdras_et_nehemie.trade import OPTION_IDS, fee_of, price_of
from batisseurs.games.esdras_et_nehemie.turn import excess
from batisseurs.kernel import Play, Seeded, words
from tests.client.drawing import expect_drawn, plays

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from batisseurs.kernel.seats import Seat

GAME = find_game("esdras-et-nehemie")
EVERY = {"OpenPoint": 9, "Prepare": 2, "TuckCard": 1}
"""Of the moments of a kind, every how many-th is compared."""
COMPARED = 6
"""Tests that compare."""


def moments(play: Play, source: Seeded) -> Iterator[dict[str, Any]]:
    """Play at random; yield open points, preparations and tuckings, with what the game itself says of them."""
    met = dict.fromkeys(EVERY, 0)
    play.run_chance(source)
    while not play.over:
        seat, step = play.chooser, type(play.table.top).__name__
        if step in EVERY:
            met[step] += 1
            if met[step] % EVERY[step] == 0:
                yield asked(play, seat, step)
        choices = play.choices(seat)
        play.play_text(seat, choices[source.below(len(choices))].text)
        play.run_chance(source)


def asked(play: Play, seat: Seat, step: str) -> dict[str, Any]:
    """Return what a room tells the seat that is asked, and beside it what the rules say."""
    table = play.table
    assert isinstance(table, EsdrasTable)
    choices = [said for _, said in words.spoken_choices(table, seat)]
    told = {
        "judgement": int(judgement_of(table, seat)),
        "due": int(workers_to_feed(table, seat)),
        "excess": int(excess(table, seat)),
        "costs": {said.text: cost(table, seat, said.text) for said in choices if is_purchase(said.text)},
    }
    found: dict[str, Any] = msgspec.to_builtins(
        {"step": step, "view": GAME.view(table, seat), "choices": choices, "told": told}
    )
    return found


def is_purchase(text: str) -> bool:
    return text.startswith("trade ") and not text.endswith(" sell")


def cost(table: EsdrasTable, seat: Seat, text: str) -> int:
    """Return the silver for a trade, fee included."""
    _, name, option = text.split(" ")
    card = CHARACTER_IDS.index(name)
    price = price_of(table, seat, card, OPTION_IDS.index(option))
    return int(price + fee_of(table, seat, table.facts.character_gate[card]))


def test_turns_and_sabbaths_are_told_as_the_game_plays_them(tmp_path: Path) -> None:
    found = [moment for play, source in plays(GAME, 2) for moment in moments(play, source)]
    expect_drawn(GAME, {"moments": found}, tmp_path, COMPARED, file="planning/played.test.ts")
