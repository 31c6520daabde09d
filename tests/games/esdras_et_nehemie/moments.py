"""Moments of the game that a test begins with: a main action, the eve, the Sabbath, the end, a solo turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.opponent import RevealScheme
from batisseurs.games.esdras_et_nehemie.sabbath import AfterSabbath, Sabbath, begin_sabbath
from batisseurs.games.esdras_et_nehemie.table import OPPONENT, EsdrasTable
from batisseurs.games.esdras_et_nehemie.turn import Turns
from batisseurs.kernel import Message
from tests.games.esdras_et_nehemie.given import given, play, side, told

PLAYED = {"red": "mason", "grey": "scholar", "blue": "musician"}
"""A card without banners of the colour, so that a test says how many there are."""
GOLD_TILE = "s4_1"
WOOD_TILE = "s2_1"


def own(*tiles: str) -> dict[str, Any]:
    """Return scrolls and scribes such that p1 owns these tiles: gold ones on row 4, wood ones on row 2."""
    cells: dict[str, str] = {}
    for tile in tiles:
        row = 4 if f.SCROLL_IDS.index(tile) < f.FIRST_WOOD_TILE else 2
        column = 1 + sum(cell.startswith(f"s{row}") for cell in cells)
        cells[f"s{row}_{column}"] = tile
    return {"scrolls": cells, "scribes": dict.fromkeys(cells, "p1")}


def acting(colour: str, banners: int, *, card: str = "", **zones: Any) -> EsdrasTable:
    """Set up a position in which p1 has played a card, chosen a main action, and has so many banners."""
    card = card or PLAYED[colour]
    stated = dict(zones.pop("p1", side()))
    stated["hand"] = [card, *stated.get("hand", [])]
    stack = 1 + next(place for place, cards in enumerate(stated.get("stacks", [[]])) if len(cards) < 2)
    table = given(p1=stated, **zones)
    play(table, f"p1 play {card} {stack}", f"p1 {colour}")
    number = f.COLOUR_IDS.index(colour)
    table.banners[number] += banners - table.available(0, number)
    return table


def taking(tile: str, **zones: Any) -> EsdrasTable:
    """Have p1 place a scribe on a tile, with exactly what it costs: gold on row 4, wood on row 2."""
    below = {"s1_1": "p1"}
    scrolls = {"s1_1": "scroll_nehemiah", WOOD_TILE: tile}
    cell, blue, stated = WOOD_TILE, 5, side(silver=3)
    if f.SCROLL_IDS.index(tile) < f.FIRST_WOOD_TILE:
        below |= {"s2_1": "p1", "s3_1": "p1"}
        scrolls |= {"s2_1": "fields_of_rest", "s3_1": "gate_provisions", GOLD_TILE: tile}
        cell, blue, stated = GOLD_TILE, 7, side(silver=0, resources={"gold": 2})
    stated |= zones.pop("p1", {})
    scrolls |= zones.pop("scrolls", {})
    table = acting("blue", blue, scrolls=scrolls, scribes=below, row_food=[0, 0, 0, 0], p1=stated, **zones)
    play(table, f"p1 scribe {cell}")
    return table


def points_now(tile: str) -> int:
    """Return the points that a tile gives at once."""
    table = taking(tile)
    return table.points(0) - 10


def _resting(stated: dict[str, Any]) -> dict[str, Any]:
    """Unless stated nobody is in the reserve, and the Farmers tile sells no food."""
    return {"reserve": 0} | stated | {"tiles": {"farmers": "farmers_1"} | stated.get("tiles", {})}


def eve(**zones: Any) -> EsdrasTable:
    """Set up a position at the start of the preparation phase; p1 has the Shofar and an empty reserve."""
    table = given(started=False, p1=_resting(zones.pop("p1", side())), **zones)
    table.then(Turns())
    begin_sabbath(table)
    table.settle()
    return table


def rest(**zones: Any) -> EsdrasTable:
    """Set up a position, have everyone keep the Sabbath: feeding, tucking, scoring."""
    table = given(started=False, p1=_resting(zones.pop("p1", side())), **zones)
    table.then(Sabbath(0))
    table.settle()
    return table


def after(**zones: Any) -> EsdrasTable:
    """Set up a position at the end of a Sabbath and continue from there: to the next round, or to the end."""
    table = given(started=False, **zones)
    table.then(AfterSabbath(), Turns())
    table.settle()
    return table


def final(**zones: Any) -> EsdrasTable:
    """Set up a position and have it scored as at the end of the game."""
    return after(round=3, **zones)


def scored(table: EsdrasTable, side_: int = 0) -> dict[str, int]:
    """Return a side's points by origin."""
    return {category.id: category.points for category in ESDRAS_ET_NEHEMIE.score(table, side_)}


# The solo game. ------------------------------------------------------------------------------------------


def opp(*, gold: int = 0, silver: int = 0, reserve: int = 3, **stated: Any) -> dict[str, Any]:
    """Say what the opponent has; unless stated no gold, no silver and 3 workers."""
    return {"resources": {"gold": gold}, "silver": silver, "reserve": reserve, **stated}


def solo(**zones: Any) -> EsdrasTable:
    """Lay a solo position at the start of the opponent's turn."""
    zones.setdefault("opponent", opp())
    return given(players=1, turn="opponent", **zones)


def scheming(focus: str, scheme: str, **zones: Any) -> EsdrasTable:
    """Lay a solo position after the opponent's trade, and reveal a scheme card; then p1 is to play."""
    zones.setdefault("opponent", opp())
    table = given(players=1, started=False, focus=f"focus_{focus}", active="opponent", **zones)
    table.turn = 1
    table.then(RevealScheme(), Turns())
    play(table, f"chance reveal scheme_{scheme}")
    return table


def has(table: EsdrasTable) -> tuple[int, int, int]:
    """Return the opponent's workers in reserve, gold and silver."""
    at = OPPONENT * 6
    return table.reserve[OPPONENT], table.goods[at], table.goods[at + 4]


def saying(table: EsdrasTable, name: str) -> list[Mapping[str, Any]]:
    """Return the arguments of all reports of a name."""
    found: list[Message] = told(table)
    return [message.args for message in found if message.id == f"esdras-et-nehemie-{name}"]


@contextmanager
def lent(array: Any, at: int, value: int) -> Iterator[None]:
    """Print another value for a while."""
    before = array[at]
    array[at] = value
    try:
        yield
    finally:
        array[at] = before
