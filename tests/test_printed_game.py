"""docs/printed-game.md tells the truth about how much of a game is known."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from batisseurs.games import all_games
from batisseurs.kernel import Game

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "printed-game.md").read_text(encoding="utf-8")


def stated() -> dict[str, list[int]]:
    """Return the table of the page: for each title how many values have which source, and their sum."""
    rows = re.findall(r"^\| ([^|`]+) \|((?: \d+ \|)+)$", PAGE, re.MULTILINE)
    return {title: [int(number) for number in re.findall(r"\d+", numbers)] for title, numbers in rows}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_the_page_counts_the_sources_right(game: Game) -> None:
    values = game.component_values()
    counted = Counter(value.source for value in values)
    sources = [counted[source] for source in ("rulebook", "public", "reconstructed")]
    assert stated()[game.title] == [*sources, len(values)]


def test_the_page_names_every_game_and_no_other() -> None:
    assert set(stated()) == {game.title for game in all_games()}


def test_every_value_has_its_own_path() -> None:
    for game in all_games():
        paths = [value.path for value in game.component_values()]
        assert len(set(paths)) == len(paths)
