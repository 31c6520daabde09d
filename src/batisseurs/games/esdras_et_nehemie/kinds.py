"""What the numbers of the steps of Esdras et Néhémie stand for."""

from __future__ import annotations

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.table import WORKING, EsdrasTable
from batisseurs.kernel.kinds import Kind, below

MOST_AMOUNT = 9999


def has_turn(table: EsdrasTable, side: int) -> bool:
    """Tell whether a side is active and, on working days, the turns taken so far lead to it (EN-48)."""
    if side != table.active:
        return False
    return table.phase != WORKING or (
        table.turn > 0 and (table.shofar + table.turn - 1) % table.sides == table.active
    )


ACTIVE_SIDE = Kind("active seat", has_turn)
SIDE = below("side", lambda table: table.sides)
PLACE = below("place", lambda table: table.facts.places)
WALL = below("wall", lambda table: table.facts.walls)
BUILT_WALL = Kind(
    "built wall", lambda table, wall: 0 <= wall < table.facts.walls and table.wall_owner[wall] >= 0
)
GATE = below("gate", f.GATES)
CELL = below("cell", f.SCROLL_CELLS)
EMPTY_CELL = Kind(
    "empty cell", lambda table, cell: 0 <= cell < f.SCROLL_CELLS and table.scrolls[cell] == f.NONE
)
ROW = below("row", f.SCROLL_ROWS)
TYPE = below("type", f.TYPES)
COLOUR = below("colour", f.BLESSINGS)
SECTOR = below("sector", f.SECTORS)
HERO = below("hero", f.HEROES)
CARD = below("card", f.CHARACTERS)
SLOT = below("slot", f.SLOTS)
LIST = below("list", f.LISTS)
ENTRY = below("entry", f.LIST_LENGTH)
AMOUNT = below("amount", MOST_AMOUNT)
NUMBER = below("number", MOST_AMOUNT, least=1)

# How many sides, players, places or tiles have had their turn.
SIDES_DONE = below("number", lambda table: table.sides + 1)
PLAYERS_DONE = below("number", lambda table: table.players + 1)
PLACES_DONE = below("number", lambda table: table.facts.places + 1)
TILES_DONE = below("number", lambda table: table.players * f.TYPES + 1)
GATEKEEPERS_DONE = below("number", lambda table: table.players * table.facts.gatekeepers[table.players] + 1)
