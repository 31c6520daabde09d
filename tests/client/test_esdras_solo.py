"""The solo opponent of Esdras et Néhémie in a browser: its turns step by step, with the board of each step.

Games are played here and told by the client's own modules in
client/games/esdras-et-nehemie/solo/told.test.ts; then one is played in Chromium.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from batisseurs.games import find_game
from batisseurs.games.esdras_et_nehemie.table import OPPONENT_ID, EsdrasTable
from batisseurs.games.esdras_et_nehemie.view import places
from batisseurs.kernel import CHANCE, Play, Seeded
from tests.client.drawing import expect_drawn

if TYPE_CHECKING:
    from pathlib import Path

    from batisseurs.kernel import Message

GAME = find_game("esdras-et-nehemie")
GAMES_EACH = 4
ABOUT = "esdras-et-nehemie-"


def solo_game(face: str, seed: int) -> Play:
    """Play a solo game at random."""
    play = Play(GAME, 1, {"solo_face": face})
    chance, player = Seeded(seed), Seeded(seed + 1000)
    while not play.over:
        if play.chooser == CHANCE:
            play.run_chance(chance)
            continue
        choices = play.table.choices(play.chooser)
        play.play(play.chooser, choices[player.below(len(choices))])
    return play


def by_the_opponent(play: Play) -> list[Message]:
    """Return what the opponent did: everything in its turns, and in the Sabbath what names it."""
    told: list[Message] = []
    rests, its_turn, begun = False, False, False
    for message in [happening.message for entry in play.log for happening in entry.happenings]:
        kind = message.id.removeprefix(ABOUT)
        named = message.args.get("seat") == OPPONENT_ID
        if kind == "turn-begins":
            rests, its_turn, begun = False, named, True
            continue
        if kind == "sabbath-begins":
            rests, its_turn = True, False
        if begun and (its_turn or (rests and named)):
            told.append(message)
    return told


def as_events(play: Play) -> list[dict[str, Any]]:
    """Return the log as a room tells it to whoever sits there."""
    return [
        {
            "version": number,
            "at": 1000 * number,
            "event": {
                "type": "chose",
                "line": number,
                "seat": entry.line.seat,
                "text": entry.line.text,
                "message": entry.message,
                "by": "chance" if entry.line.seat == CHANCE else "person",
                "happenings": [
                    {"message": happening.message, "rule": happening.rule} for happening in entry.happenings
                ],
            },
        }
        for number, entry in enumerate(play.log, 1)
    ]


def test_every_deed_of_the_opponent_is_told_with_its_reason(tmp_path: Path) -> None:
    games = []
    for face in ("a", "b"):
        for seed in range(GAMES_EACH):
            play = solo_game(face, seed)
            assert isinstance(play.table, EsdrasTable)
            games.append(
                {
                    "face": f"solo_{face}",
                    "events": as_events(play),
                    "told": by_the_opponent(play),
                    "view": GAME.view(play.table, 0),
                    "places": sorted(places(play.table, 0)),
                }
            )
    expect_drawn(GAME, {"games": msgspec.to_builtins(games)}, tmp_path, 4, "solo/told.test.ts")
