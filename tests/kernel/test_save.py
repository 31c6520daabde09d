from __future__ import annotations

import gc
import json
import resource
from pathlib import Path
from typing import Any

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import CHANCE, BadSave, load, save
from batisseurs.kernel.save import read_pending, write_pending
from tests.toys import AUCTION, INSPECTOR, SOLO
from tests.toys.inspector import Inspect, TurnPasses


def saved(**changes: Any) -> bytes:
    """Return a saved auction in mid-decision, changed."""
    table = AUCTION.new(2)
    table.play(CHANCE, 3)
    table.play(CHANCE, 5)
    table.play(0, 2)
    document = json.loads(save(AUCTION, table))
    return json.dumps(document | changes).encode()


def refused(data: bytes, components: str | None = None) -> str:
    with pytest.raises(BadSave) as caught:
        load(AUCTION, data, components)
    assert "\n" not in caught.value.text
    return caught.value.text


def test_a_save_is_readable_and_the_same_for_the_same_table() -> None:
    first, second = SOLO.new(1), SOLO.new(1)
    assert save(SOLO, first) == save(SOLO, second)
    document = json.loads(save(SOLO, first))
    assert document["game"] == "solo"
    assert document["pending"] == [["Move", 0], ["RivalMoves"], ["NextRound"]]


def test_partial_sealed_answers_are_saved() -> None:
    table = load(AUCTION, saved())
    assert table.given(0) == [2]
    assert table.choices(0) == [0, 1, 2]
    assert table.may_withdraw(0)


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"hello", b"[]", b"null", b"{}", b"\xff\xfe", saved()[:-1], saved()[: len(saved()) // 2]],
)
def test_damaged_saves_are_refused(data: bytes) -> None:
    assert "this is no saved table" in refused(data)


@pytest.mark.parametrize(
    "changes",
    [{"save": 2}, {"rules": 2}, {"game": "solo"}, {"components": "0000"}, {"save": 0}],
)
def test_foreign_and_newer_saves_are_refused(changes: dict[str, Any]) -> None:
    assert "the table was saved as" in refused(saved(**changes))


def test_wrong_components_are_refused_and_the_right_ones_taken() -> None:
    other = "toy = 2\n"
    assert "here are auction rules 1" in refused(saved(), other)
    assert load(AUCTION, saved(components=AUCTION.fingerprint(other)), other).players == 2


@pytest.mark.parametrize(
    "changes",
    [
        {"pending": [["Dance"]]},
        {"pending": [[]]},
        {"pending": [["Bid", 1, 2]]},
        {"pending": [["DealPurse"]]},
        {"pending": [["Move", 0]]},
        {"state": {}},
        {"state": {"players": 2}},
        {"extra": 1},
        {"sealed": [["x"]]},
        {"pending": "Bid"},
    ],
)
def test_saves_with_nonsense_in_them_are_refused(changes: dict[str, Any]) -> None:
    assert refused(saved(**changes))


def test_damaged_saves_of_theopolis_are_refused() -> None:
    document = json.loads(save(THEOPOLIS, THEOPOLIS.new(2)))
    changes: list[dict[str, Any]] = [
        {"cards": [1]},
        {"hands": []},
        {"board": "x"},
        {"board": []},
        {"points": [20, "x"]},
        {"deck_size": None},
        {"players": "2"},
    ]
    for change in changes:
        broken = json.dumps(document | {"state": document["state"] | change}).encode()
        with pytest.raises(BadSave):
            load(THEOPOLIS, broken)
    del document["state"]["points"]
    with pytest.raises(BadSave):
        load(THEOPOLIS, json.dumps(document).encode())


def test_pending_steps_are_names_and_numbers() -> None:
    table = INSPECTOR.new(2)
    table.play(0, 3)
    rows = write_pending(table)
    assert rows == [["Inspect", 1, 0, 3], ["TurnPasses"]]
    assert read_pending(INSPECTOR, rows) == [Inspect(1, 0, 3), TurnPasses()]


def test_loading_gives_everything_back() -> None:
    """A server loads tables all day: none may stay in memory."""
    data = save(THEOPOLIS, THEOPOLIS.new(5))

    def grown() -> int:
        for _ in range(1500):
            load(THEOPOLIS, data)
        gc.collect()
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

    before = grown()
    assert grown() - before < 1_000_000
