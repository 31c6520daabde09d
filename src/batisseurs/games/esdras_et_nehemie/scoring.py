"""Sabbath conditions and final scoring. Rules: B19, B20, B22, EN-187 to EN-194, EN-274."""

from mypy_extensions import i64

from batisseurs.games.esdras_et_nehemie.facts import (
    BLESSINGS,
    CHARACTERS,
    CHIEF_SCRIBES,
    GATES,
    GREAT_ASSEMBLY,
    HIDDEN_MERIT,
    HOUSE_COMPLETED,
    NONE,
    ORANGE,
    PER_GATEKEEPER,
    PER_GOLDEN_SPACE,
    PER_LEVITE,
    PER_ORANGE,
    PER_PURPLE,
    PER_RED,
    PER_SCRIBE,
    PER_TILE,
    PER_WALL,
    PURPLE,
    RESOURCES,
    RING_OF_STONE,
    ROWS,
    SCARLET,
    SCROLL_CELLS,
    SCROLL_ROWS,
    TEACHING_THE_PEOPLE,
    THREEFOLD_BLESSING,
    TREASURER,
)
from batisseurs.games.esdras_et_nehemie.table import (
    FOOD,
    FROM_ALTAR,
    FROM_BUILDINGS,
    FROM_GOODS,
    FROM_SCRIBES,
    FROM_SCROLLS,
    FROM_TILES,
    GOODS,
    ORIGIN_IDS,
    SILVER,
    EsdrasTable,
)
from batisseurs.kernel.bits import bit

TOP_ROW = SCROLL_ROWS - 1


# Sabbath conditions. -------------------------------------------------------------------------------------


def condition_points(table: EsdrasTable, side: i64, card: i64) -> i64:
    """Return what a character card's Sabbath condition is worth (B22)."""
    condition = table.facts.condition[card]
    return table.facts.condition_base[card] + counted(table, side, condition)


def counted(table: EsdrasTable, side: i64, condition: i64) -> i64:  # noqa: PLR0911  one line per condition
    """Return what a condition counts."""
    if condition == PER_GOLDEN_SPACE:
        return table.golden_spaces(side)  # EN-220
    if condition == PER_TILE:
        return table.developed_tiles(side)  # EN-221
    if condition == PER_PURPLE:
        return table.blessings[side * BLESSINGS + PURPLE]  # EN-222
    if condition == PER_GATEKEEPER:
        return table.gatekeepers(side)  # EN-223
    if condition == PER_WALL:
        return table.walls_of(side)  # EN-224
    if condition == PER_ORANGE:
        return table.blessings[side * BLESSINGS + ORANGE]  # EN-225
    if condition == PER_SCRIBE:
        return table.scribes_of(side)  # EN-226
    if condition == PER_LEVITE:
        return table.levites[side]  # EN-227
    if condition == PER_RED:
        return table.blessings[side * BLESSINGS + SCARLET]  # EN-228
    return top_scrolls(table, side)


def top_scrolls(table: EsdrasTable, side: i64) -> i64:
    """Return the row values of the two highest scribes (EN-229)."""
    best: i64 = 0
    second: i64 = 0
    for cell in range(SCROLL_CELLS):
        if table.scribes[cell] == side:
            value = table.facts.row_vp[table.facts.cell_row[cell]]
            if value > best:
                second = best
                best = value
            else:
                second = max(second, value)
    return best + second


def tucked_points(table: EsdrasTable, side: i64, cards: i64) -> i64:
    """Return what a set of character cards scores (EN-167)."""
    total: i64 = 0
    for card in range(CHARACTERS):
        if cards & bit(card):
            total += condition_points(table, side, card)
    return total


# Final scoring. ------------------------------------------------------------------------------------------


def silver_worth(table: EsdrasTable, side: i64) -> i64:
    """Return all goods in silver (EN-175)."""
    facts = table.facts
    at = side * GOODS
    total = table.goods[at + SILVER] + facts.food_value * table.goods[at + FOOD]
    for resource in range(RESOURCES):
        total += facts.value[resource] * table.goods[at + resource]
    return total


def goods_points(table: EsdrasTable, side: i64) -> i64:
    """Return the points for silver (EN-176, EN-187)."""
    price = table.facts.silver_per_vp
    if table.owns(side, TREASURER):
        price = table.facts.scroll_amount[TREASURER]
    return silver_worth(table, side) // price


def building_points(table: EsdrasTable, side: i64) -> i64:
    """Return the points printed on own walls and gates, which count only at the end (EN-103, EN-179)."""
    facts = table.facts
    total: i64 = 0
    for wall in range(facts.walls):
        if table.wall_owner[wall] == side:
            total += facts.wall_vp[table.wall_card[wall]]
    for gate in range(GATES):
        if table.gate_owner[gate] == side and facts.corner[gate] == 0:
            total += facts.gate_vp[gate]
    return total


def buildings(table: EsdrasTable, side: i64) -> i64:
    """Return how many walls and gates a side has rebuilt; corner gates do not count (EN-193)."""
    total = table.walls_of(side)
    for gate in range(GATES):
        if table.gate_owner[gate] == side and table.facts.corner[gate] == 0:
            total += 1
    return total


def scribe_points(table: EsdrasTable, side: i64) -> i64:
    """Return the row points of own scribes (EN-117, EN-180)."""
    total: i64 = 0
    for cell in range(SCROLL_CELLS):
        if table.scribes[cell] == side:
            total += table.facts.row_vp[table.facts.cell_row[cell]]
    return total


def full_rows(table: EsdrasTable) -> i64:
    """Return how many rows of the Temple are full (EN-188)."""
    total: i64 = 0
    for row in range(ROWS):
        if table.filled[row] == table.columns():
            total += 1
    return total


def scroll_points(table: EsdrasTable, side: i64) -> i64:  # noqa: C901  one for each tile
    """Return what the conditions of own gold tiles score (EN-181)."""
    if table.abilities[side] == 0:
        return 0
    amount = table.facts.scroll_amount
    total: i64 = 0
    top: i64 = 0
    for cell in range(SCROLL_CELLS):
        if table.scribes[cell] == side and table.facts.cell_row[cell] == TOP_ROW:
            top += 1
    scribes = table.scribes_of(side)
    if table.owns(side, HOUSE_COMPLETED):  # EN-188
        total += amount[HOUSE_COMPLETED] * full_rows(table)
    if table.owns(side, GREAT_ASSEMBLY):  # EN-189
        people = table.levites[side] + table.gatekeepers(side) + scribes
        total += people // amount[GREAT_ASSEMBLY]
    if table.owns(side, CHIEF_SCRIBES):  # EN-190
        total += amount[CHIEF_SCRIBES] * top
    if table.owns(side, THREEFOLD_BLESSING):  # EN-191
        total += amount[THREEFOLD_BLESSING] * table.complete_sets(side)
    if table.owns(side, TEACHING_THE_PEOPLE):  # EN-192
        total += amount[TEACHING_THE_PEOPLE] * (scribes - top)
    if table.owns(side, RING_OF_STONE):  # EN-193
        total += buildings(table, side) // amount[RING_OF_STONE]
    if table.owns(side, HIDDEN_MERIT):  # EN-194
        total += tucked_points(table, side, table.hand[side])
    return total


def altar_points(table: EsdrasTable, side: i64) -> i64:
    """Return the points for being furthest ahead on the altar track (EN-178)."""
    return table.facts.altar_vp if table.leader() == side else 0


def tile_points(table: EsdrasTable, side: i64) -> i64:
    """Return the points for developed tiles (EN-177)."""
    return table.facts.tile_vp * table.developed_tiles(side)


def coming_points(table: EsdrasTable, side: i64) -> i64:
    """Return what final scoring would add now: the points printed in gold (EN-13)."""
    return (
        goods_points(table, side)
        + tile_points(table, side)
        + altar_points(table, side)
        + building_points(table, side)
        + scribe_points(table, side)
        + scroll_points(table, side)
    )


def score_finally(table: EsdrasTable) -> None:
    """Final scoring of all sides (B19, EN-274)."""
    for side in range(table.sides):
        score_one(table, side, FROM_GOODS, goods_points(table, side), "EN-176")
        score_one(table, side, FROM_TILES, tile_points(table, side), "EN-177")
        score_one(table, side, FROM_ALTAR, altar_points(table, side), "EN-178")
        score_one(table, side, FROM_BUILDINGS, building_points(table, side), "EN-179")
        score_one(table, side, FROM_SCRIBES, scribe_points(table, side), "EN-180")
        score_one(table, side, FROM_SCROLLS, scroll_points(table, side), "EN-181")
        if table.game_events is not None:
            table.tell_side(side, "final", {"points": table.points(side)}, "EN-182")


def score_one(table: EsdrasTable, side: i64, origin: i64, points: i64, rule: str) -> None:
    """Add one line of the final scoring."""
    table.score_points(side, origin, points)
    if table.game_events is not None and points != 0:
        table.tell_side(side, "final-" + ORIGIN_IDS[origin], {"points": points}, rule)


def winner(table: EsdrasTable) -> i64:
    """Return who has won: the most points, of those tied who is furthest ahead (EN-182)."""
    best: i64 = NONE
    for place in range(table.sides):
        side = table.altar_order[place]
        if best == NONE or table.points(side) > table.points(best):
            best = side
    return best


def rank(table: EsdrasTable, side: i64) -> i64:
    """Return a side's place: nobody shares one (EN-182)."""
    place: i64 = 1
    ahead: i64 = 1
    mine = table.points(side)
    for index in range(table.sides):
        other = table.altar_order[index]
        if other == side:
            ahead = 0
        elif table.points(other) > mine or (table.points(other) == mine and ahead == 1):
            place += 1
    return place
