"""More ways to lay a table: in the middle of a main action, and at the end of a week."""

from __future__ import annotations

from typing import Any

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.sabbath import AfterSabbath
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.games.esdras_et_nehemie.turn import Turns
from tests.games.esdras_et_nehemie.given import choices, draw, given, of, play, seen, side, waits_for
from tests.games.esdras_et_nehemie.given import refused_by as given_refused_by

BARE = {"red": "mason", "grey": "scholar", "blue": "musician"}
"""A card without any banner of a colour."""
TILES = {
    "guards": "guards_2",
    "traders": "traders_1",
    "elders": "elders_1",
    "farmers": "farmers_1",
    "labourers": "labourers_1",
}
WEEK = [["singer", "musician"], ["mason", "carpenter"], ["gatherer", "jeweller"]]
"""Six cards on the stacks, as after six days; watchwoman, scholar, soldier and teacher are elsewhere."""


def in_action(colour: str, banners: int, **zones: Any) -> EsdrasTable:
    """Begin p1's main action of a colour with so many banners of it."""
    zones["p1"] = {"hand": [BARE[colour]], **zones.get("p1", side())}
    table = given(**zones)
    play(table, f"p1 play {BARE[colour]} 1", f"p1 {colour}")
    index = f.COLOUR_IDS.index(colour)
    table.banners[index] += banners - table.available(0, index)
    table.game_events = []
    return table


def left(table: EsdrasTable) -> int:
    """Return the banners that the active player can still spend in the main action."""
    turn = seen(table).turn
    assert turn.action is not None
    return turn.available[f.COLOUR_IDS.index(turn.action)]


def after_week(round_: int = 1, **zones: Any) -> EsdrasTable:
    """All have taken six turns: the preparation for the Sabbath has just begun."""
    players = zones.setdefault("players", 2)
    for seat in range(players):
        zones.setdefault(f"p{seat + 1}", week())
    _deal_farmers(zones, [f"p{seat + 1}" for seat in range(players)])
    table = given(started=False, round=round_, **zones)
    table.turn = f.DAYS * table.sides
    table.then(Turns())
    table.settle()
    return table


def _deal_farmers(zones: dict[str, Any], names: list[str]) -> None:
    """Give the tile that sells food to nobody unless a test does, so that it asks nothing."""
    dealt = [zones[name].get("tiles", {}).get("farmers", "") for name in names]
    free = [tile for tile in ("farmers_1", "farmers_2", "farmers_3", "farmers_4") if tile not in dealt]
    for name, tile in zip(names, dealt, strict=True):
        if not tile:
            zones[name] = zones[name] | {"tiles": zones[name].get("tiles", {}) | {"farmers": free.pop(0)}}


def week(**stated: Any) -> dict[str, Any]:
    """Say what a player has at the end of a week: six cards on the stacks, nobody in the reserve."""
    tucked = stated.get("tucked", [])
    free = [card for card in f.CHARACTER_IDS if card not in tucked]
    stacks = WEEK if not tucked else [free[:2], free[2:4], free[4:6]]
    return side(**{"stacks": stacks, "reserve": 0, **stated})


def idle(table: EsdrasTable, until: str) -> None:
    """Have everyone do the first thing possible until the game waits for this: `p1 TuckCard`, `over`."""
    for _ in range(500):
        if waits_for(table) == until:
            return
        if waits_for(table).startswith("chance"):
            draw(table)
            continue
        spoken = choices(table)
        enders = [text for text in spoken if text in {"end", "enough"}]
        play(table, f"p{table.chooser() + 1} {(enders or spoken)[0]}")
    raise AssertionError(f"never {until!r}, but {waits_for(table)!r}")


def at_the_end(**zones: Any) -> EsdrasTable:
    """Lay the table after the third Sabbath; final scoring is done."""
    table = given(started=False, round=3, **zones)
    table.then(AfterSabbath())
    table.settle()
    assert waits_for(table) == "over"
    return table


def refused_by(table: EsdrasTable, text: str) -> str:
    """Return the rule by which these words are refused; they are then no choice."""
    rule = given_refused_by(table, text)
    assert (text in choices(table)) == (rule == ""), f"{text!r} is both refused and possible, or neither"
    return rule


def goods(table: EsdrasTable, name: str) -> tuple[int, ...]:
    """Return gold, stone, wood, ash, silver and food of a side."""
    own = of(table, name)
    return (*own.resources, own.silver, own.food)


def score(table: EsdrasTable, name: str) -> dict[str, int]:
    """Return a player's points by origin, with a final scoring now."""
    seat = int(name[1:]) - 1
    return {category.id: category.points for category in ESDRAS_ET_NEHEMIE.score(table, seat)}


def developed(table: EsdrasTable, name: str) -> list[str]:
    """Return the types of a player's developed tiles."""
    return [tile.type for tile in of(table, name).tiles if tile.developed]
