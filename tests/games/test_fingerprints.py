"""Records, positions and rooms name our own component file by its fingerprint, which is of its values."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Any

import pytest

from batisseurs.games import all_games
from batisseurs.kernel.game import Game

VALUES = {
    "theopolis": "0b245ae2324c2438",
    "nehemiah": "0d183b58daff6806",
    "my-village": "86d51a56c8af88cb",
    "esdras-et-nehemie": "968af23ddef081b6",
}
"""Of everything in the files but names and sources. With another one, the game's `FINGERPRINT` changes."""


def without_names(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: without_names(item)
            for key, item in value.items()
            if key not in {"source", "sources"} and not (key == "name" and isinstance(item, dict))
        }
    return [without_names(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_the_fingerprint_stays_as_long_as_the_values_do(game: Game) -> None:
    plain = without_names(tomllib.loads(game.component_text()))
    digest = hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]
    assert digest == VALUES[game.slug]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_other_names_are_another_file(game: Game) -> None:
    """So that a table which has them keeps its own."""
    own = game.component_text()
    printed = (f'fr = "{name["fr"]}"' for name in game.names().values())
    first = next(line for line in printed if line in own)
    other = game.components(own.replace(first, 'fr = "Autrement"', 1))
    assert game.fingerprint(other) != game.fingerprint()
