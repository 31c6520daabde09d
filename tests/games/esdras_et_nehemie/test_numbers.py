"""The view as numbers: the same rows for every component file, and room for every step."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.games.esdras_et_nehemie.view import STEPS_SHOWN
from batisseurs.kernel import SPECTATOR
from tests.games.esdras_et_nehemie.actions import acting, play_on
from tests.games.esdras_et_nehemie.given import given, play, side
from tests.games.esdras_et_nehemie.test_components import put, shipped, text_of


def rows(table: EsdrasTable, reader: int = 0) -> dict[str, list[int]]:
    """Return the numbers of a view by the names of the layout."""
    numbers = ESDRAS_ET_NEHEMIE.observe(table, reader)
    found: dict[str, list[int]] = {}
    for feature in ESDRAS_ET_NEHEMIE.layout(table.players):
        found[feature.name], numbers = numbers[: feature.size], numbers[feature.size :]
    assert numbers == []
    return found


def narrow() -> Any:
    """Return the facts of a file whose Temple for two has three columns, one for each sector."""
    file = shipped()
    put("temple_2", sectors=["123"] * 5)(file)
    return ESDRAS_ET_NEHEMIE.components(text_of(file))


@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_another_temple_has_the_same_rows(reader: int) -> None:
    """A game with a foreign file keeps to the layout from the first to the last choice."""
    table = ESDRAS_ET_NEHEMIE.new(2, components=narrow())
    assert isinstance(table, EsdrasTable)
    layout = ESDRAS_ET_NEHEMIE.layout(2)
    for moment in play_on(table, 4):
        numbers = ESDRAS_ET_NEHEMIE.observe(moment, reader)
        assert len(numbers) == sum(feature.size for feature in layout)
        for feature in layout:
            row, numbers = numbers[: feature.size], numbers[feature.size :]
            assert feature.minimum <= min(row), feature.name
            assert max(row) <= feature.maximum, feature.name


def test_cells_that_are_not_there_are_told_from_empty_ones() -> None:
    """Five columns with two players, each cell a row of four resources."""
    table = given(temple=[["gold", "stone"], [], ["wood"], [], []])
    cells = rows(table)["temple"]
    by_cell = [cells[at : at + f.RESOURCES] for at in range(0, len(cells), f.RESOURCES)]
    assert len(by_cell) == f.CELLS
    empty, nowhere = [0] * 4, [-1] * 4
    columns, gone = f.MOST_COLUMNS, [nowhere] * (f.MOST_COLUMNS - 5)
    assert by_cell[:columns] == [[1, 0, 0, 0], [0, 1, 0, 0], *[empty] * 3, *gone]
    assert by_cell[2 * columns : 3 * columns] == [[0, 0, 1, 0], *[empty] * 4, *gone]


def test_every_step_has_a_place_among_the_numbers() -> None:
    """The last kind of step too: a reader sees what the game waits for."""
    assert len(ESDRAS_ET_NEHEMIE.steps) <= STEPS_SHOWN
    table = given(players=1, turn="opponent")
    names = [kind.name for kind in ESDRAS_ET_NEHEMIE.steps]
    assert rows(table)["step"].index(1) == names.index("RevealFocus")


def test_every_number_of_a_step_is_shown() -> None:
    """How a building is being paid for: who, where, stone, wood and the ways still open."""
    table = acting("grey", 9, p1=side(resources={"stone": 2, "gold": 2}))
    play(table, "p1 spot w20", "p1 rebuild", "p1 pay gold")
    assert table.top is not None
    assert rows(table)["step fields"] == list(table.top.fields()) == [0, 19, 1, 0, 6]
