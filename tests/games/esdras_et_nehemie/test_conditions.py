"""Sabbath conditions of the character cards. Rules: B22 (EN-220 to EN-229)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie import facts as f
from tests.games.esdras_et_nehemie.given import choices, given, play, side, waits_for
from tests.games.esdras_et_nehemie.moments import rest, scored
from tests.rules import rule

CORNERS = {"sheep": "p1", "old": "p1", "fountain": "p2", "horse": "p2"}


def points(card: str, *, p1: dict[str, Any] | None = None, **zones: Any) -> int:
    """Return what p1's only tucked card scores at a Sabbath; nobody goes hungry for it."""
    stated = side(food=40, tucked=[card]) | (p1 or {})
    table = rest(p1=stated, **{"gates": CORNERS, **zones})
    assert scored(table)["hunger"] == 0
    return scored(table)["cards"]


@rule("EN-220")
@pytest.mark.parametrize(("altar", "expected"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (18, 6), (20, 6)])
def test_golden_spaces(altar: int, expected: int) -> None:
    """The Singer: one for each golden space (3, 6, 9, …, 18) reached or passed."""
    assert points("singer", p1={"altar": altar}) == expected


@rule("EN-221")
@pytest.mark.parametrize("developed", [[], ["guards"], ["guards", "elders", "farmers"], list(f.TYPE_IDS)])
def test_developed_tiles(developed: list[str]) -> None:
    """The Carpenter: one, and one for each developed tile."""
    assert points("carpenter", p1={"developed": developed}) == 1 + len(developed)


@rule("EN-222")
@pytest.mark.parametrize("purple", [0, 1, 6])
def test_purple_blessings(purple: int) -> None:
    """The Jeweller: one for each purple Blessing, whatever the others are."""
    assert points("jeweller", p1={"blessings": {"orange": 4, "purple": purple, "red": 5}}) == purple


@rule("EN-223")
@pytest.mark.parametrize(
    ("more", "expected"),
    [({}, 3), ({"fish": "p1"}, 4), ({"fish": "p1", "dung": "p1"}, 5), ({"fish": "p2"}, 3)],
)
def test_gatekeepers(more: dict[str, str], expected: int) -> None:
    """The Soldier: one, and one for each own gatekeeper, those on two corner gates included."""
    assert points("soldier", gates={**CORNERS, **more}) == expected


@rule("EN-224")
def test_walls() -> None:
    """The Mason: one for each own wall; neither gates nor walls of others."""
    assert points("mason") == 0
    walls = {"w08": "p1 wall_01", "w09": "p1 wall_02", "w10": "p2 wall_03"}
    assert points("mason", walls=walls, gates={**CORNERS, "water": "p1"}) == 2


@rule("EN-225")
@pytest.mark.parametrize("orange", [0, 2, 6])
def test_orange_blessings(orange: int) -> None:
    """The Gatherer: one for each orange Blessing."""
    assert points("gatherer", p1={"blessings": {"orange": orange, "purple": 3, "red": 5}}) == orange


@rule("EN-226")
@pytest.mark.parametrize(
    ("scribes", "expected"),
    [({}, 1), ({"s1_1": "p1"}, 2), ({"s1_1": "p1", "s3_2": "p1", "s4_1": "p1", "s2_2": "p2"}, 4)],
)
def test_scribes(scribes: dict[str, str], expected: int) -> None:
    """The Teacher: one, and one for each own scribe, whatever the row."""
    assert points("teacher", scribes=scribes) == expected


@rule("EN-227")
@pytest.mark.parametrize("levites", [1, 4, 6])
def test_levites(levites: int) -> None:
    """The Musician: one for each own Levite."""
    assert points("musician", p1={"levites": levites}) == levites


@rule("EN-228")
@pytest.mark.parametrize("red", [0, 3, 6])
def test_red_blessings(red: int) -> None:
    """The Watchwoman: one for each red Blessing."""
    assert points("watchwoman", p1={"blessings": {"orange": 1, "purple": 2, "red": red}}) == red


@rule("EN-229")
@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([], 0),
        (["s3_2"], 3),
        (["s1_1", "s3_2"], 4),
        (["s1_1", "s2_1", "s4_1"], 6),
        (["s4_1", "s4_2", "s3_1"], 8),
        (["s1_1", "s1_2", "s1_3"], 2),
    ],
)
def test_two_highest_scrolls(cells: list[str], expected: int) -> None:
    """The Scholar: the row values of the two highest scribes, of the only one, or nothing."""
    assert points("scholar", scribes={**dict.fromkeys(cells, "p1"), "s4_6": "p2"}) == expected


@rule("EN-229")
def test_an_only_scribe_counts_once() -> None:
    """Row 3: three points, not six; before a card is tucked its points are named."""
    stacks = [["scholar"], [], []]
    table = rest(scribes={"s3_1": "p1"}, gates=CORNERS, p1=side(food=40, stacks=stacks))
    assert (waits_for(table), choices(table)) == ("p1 TuckCard", ["tuck scholar"])
    assert table.top is not None
    assert table.top.say(table, f.CHARACTER_IDS.index("scholar")).message.args["points"] == 3
    play(table, "p1 tuck scholar")
    assert scored(table)["cards"] == 3


def test_every_card_has_its_own_condition() -> None:
    """Ten cards, ten conditions."""
    facts = given().facts
    assert sorted(facts.condition) == list(range(10))
