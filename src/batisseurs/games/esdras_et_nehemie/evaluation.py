"""How good a table looks for a seat: what bots strive for.

A side is described by a few whole numbers (`features`), each of which counts as much as `weights.toml` says:
the sum is about the points that the side will have at the end, in hundredths. The weights are learned from
games (`batisseurs train esdras-et-nehemie`); none of them is a rule. In their own turn the banners at hand
count for the best that could be done with them. Whole numbers only, so that all machines and both forms
agree.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.esdras_et_nehemie.blue import can_move_tent, can_place_scribe
from batisseurs.games.esdras_et_nehemie.facts import (
    ASH,
    BLESSINGS,
    BLUE,
    CHARACTERS,
    COLOURS,
    DAYS,
    FARMERS,
    GOLD,
    GREY,
    GUARDS,
    L_FARMER,
    LIST_LENGTH,
    LIST_SIZE,
    NONE,
    R_FOOD,
    RED,
    RESOURCES,
    ROUNDS,
    ROWS,
    SCROLL_CELLS,
    STONE,
    TYPES,
    WOOD,
)
from batisseurs.games.esdras_et_nehemie.grey import can_replace, grey_due, stone_due, wood_due
from batisseurs.games.esdras_et_nehemie.red import most_levites, row_is_full, unused_levites
from batisseurs.games.esdras_et_nehemie.sabbath import GUARDS_RECOVERY, ITEMS, has_item, workers_to_feed
from batisseurs.games.esdras_et_nehemie.scoring import (
    altar_points,
    building_points,
    condition_points,
    rank,
    scribe_points,
    scroll_points,
    tile_points,
    tucked_points,
)
from batisseurs.games.esdras_et_nehemie.table import (
    FINISHED,
    FOOD,
    GOODS,
    PREPARING,
    RESTING,
    SETTING_UP,
    SILVER,
    STACKS,
    WORKING,
    EsdrasTable,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.seats import Seat

WON: Final = 10_000_000
RIVAL: Final = 30
"""How much of the best rival's strength counts against a seat, in hundredths."""

FEATURES: Final[list[str]] = [
    "points",
    "buildings",
    "scribes",
    "tiles",
    "scrolls",
    "altar-lead",
    "altar-lead-rounds",
    "altar-steps",
    "gold",
    "stone",
    "wood",
    "ash",
    "gold-turns",
    "stone-turns",
    "wood-turns",
    "ash-turns",
    "crowded",
    "silver",
    "silver-turns",
    "food",
    "food-turns",
    "tile-turns",
    "blessings",
    "blessing-sets",
    "worker-turns",
    "reserve",
    "hunger",
    "unassigned",
    "items",
    "levites",
    "levite-turns",
    "most-levites-turns",
    "tucked",
    "tuckable",
    "hero-turns",
    "ability-turns",
    "shown-days",
    "potential-temple",
    "potential-walls",
    "potential-scrolls",
    "turns",
    "opponent-turns",
]
"""What is counted of a side; `-turns`: times the turns that are left."""

WEIGHTS: Final[list[int]] = [
    100, 100, 100, 100, 100, 200, 40, 38, 42, 33, 28, 19, 4, 3, 2, 2, -58, 26, 1, 22, 2, 9, 30, 90,
    9, 45, -170, 130, 160, 60, 20, 8, 100, 55, 22, 7, 5, 9, 9, 9, 0, 0,
]  # fmt: skip
"""Guesses from which learning starts, and which count where no weights are learned."""

_weights: Final[list[int]] = list(WEIGHTS)


def use_weights(weights: list[int]) -> None:
    """Count the features like this from now on."""
    for index in range(len(_weights)):
        _weights[index] = weights[index]


def evaluate(table: EsdrasTable, seat: Seat) -> int:
    """Return the strength of a seat, less a part of its best rival's; a finished game is won or lost."""
    own = strength(table, seat)
    best: i64 = 0
    first = True
    for other in range(table.sides):
        if other != seat:
            theirs = strength(table, other)
            if first or theirs > best:
                best = theirs
                first = False
    if table.phase == FINISHED:
        return (WON if rank(table, seat) == 1 else -WON) + own - best
    return own - best * RIVAL // 100


def strengths(table: EsdrasTable) -> list[int]:
    """Return the strength of every side."""
    return [strength(table, side) for side in range(table.sides)]


def turns_left(table: EsdrasTable) -> i64:
    """Return how many turns a player still has, the one under way included, roughly."""
    begun = max(table.turn - 1, 0) // table.sides
    if table.phase in (PREPARING, RESTING):
        begun = DAYS if table.turn > 0 else 0
    return (ROUNDS - table.round) * DAYS - begun


def strength(table: EsdrasTable, side: i64) -> i64:
    """Return about how many points a side will have, in hundredths."""
    if table.phase == FINISHED:
        return 100 * table.points(side)
    counts = features(table, side)
    total: i64 = 0
    for index in range(len(counts)):
        total += counts[index] * _weights[index]
    return total


def features(table: EsdrasTable, side: i64) -> list[int]:
    """Return what is counted of a side, in the order of `FEATURES`."""
    left = turns_left(table)
    opponent = table.is_opponent(side)
    return [
        *scored(table, side),
        *goods(table, side, left, opponent),
        *people(table, side, left, opponent),
        *cards(table, side, left, opponent),
        *potential(table, side, opponent),
        left,
        left if opponent else 0,
    ]


def scored(table: EsdrasTable, side: i64) -> list[int]:
    """Return the points that are there, and those of the final scoring as they would be now."""
    leads = 1 if altar_points(table, side) > 0 else 0
    return [
        table.points(side),
        building_points(table, side),
        scribe_points(table, side),
        tile_points(table, side),
        scroll_points(table, side),
        leads,
        leads * table.round,
        table.altar[side],
    ]


def goods(table: EsdrasTable, side: i64, left: i64, opponent: bool) -> list[int]:
    """Return goods, tiles and Blessings; more of a resource than can be used soon does not count."""
    at = side * GOODS
    gold = min(table.goods[at + GOLD], 4)
    stone = min(table.goods[at + STONE], 5)
    wood = min(table.goods[at + WOOD], 4)
    ash = min(table.goods[at + ASH], 4)
    silver = table.goods[at + SILVER]
    food = table.goods[at + FOOD]
    crowded: i64 = 0
    tiles: i64 = 0
    if not opponent and table.tiles[side * TYPES + GUARDS] != NONE:
        tiles = table.developed_tiles(side)
        if not table.is_developed(side, GUARDS):
            crowded = max(table.resources(side) - table.facts.storage[table.tiles[side * TYPES + GUARDS]], 0)
    blessings: i64 = 0
    for colour in range(BLESSINGS):
        blessings += table.blessings[side * BLESSINGS + colour]
    return [
        gold,
        stone,
        wood,
        ash,
        gold * left,
        stone * left,
        wood * left,
        ash * left,
        crowded,
        silver,
        silver * left,
        food,
        food * left,
        tiles * left,
        blessings,
        table.complete_sets(side),
    ]


def people(table: EsdrasTable, side: i64, left: i64, opponent: bool) -> list[int]:
    """Return workers, what they will eat, what can be done with them, and Levites."""
    reserve = table.reserve[side]
    hungry: i64 = 0
    unassigned: i64 = 0
    items: i64 = 0
    if not opponent:
        if table.phase in (WORKING, PREPARING, SETTING_UP) and table.tiles[side * TYPES + FARMERS] != NONE:
            hungry = hunger(table, side)
        if table.phase == PREPARING and table.active == side:
            unassigned = reserve
            for item in range(ITEMS):
                if item != GUARDS_RECOVERY and has_item(table, side, item):
                    items += 1
        reserve = min(reserve, left) if table.phase == WORKING else 0
    levites = table.levites[side]
    return [
        (table.facts.workers - table.supply[side]) * left,
        reserve,
        hungry,
        unassigned,
        items,
        levites,
        levites * left,
        left if most_levites(table) == side else 0,
    ]


def cards(table: EsdrasTable, side: i64, left: i64, opponent: bool) -> list[int]:
    """Return what tucked cards will score, what others could, and the banners that come again."""
    if opponent:
        return [0, 0, 0, scribes_with_tiles(table, side) * left, 0]
    sabbaths = ROUNDS - table.round
    if table.phase == RESTING and table.turn > 0:
        sabbaths -= 1
    heroes: i64 = 0
    for colour in range(COLOURS):
        heroes += table.tucked_banners[side * COLOURS + colour]
    return [
        tucked_points(table, side, table.tucked[side]) * sabbaths,
        best_tuckable(table, side) * sabbaths,
        heroes * left,
        scribes_with_tiles(table, side) * left,
        shown_banners(table, side) * (DAYS - table.turn // table.sides),
    ]


def potential(table: EsdrasTable, side: i64, opponent: bool) -> list[int]:
    """Return the worth of the best main action that is still open in this turn, in tenths of a point."""
    if opponent or table.phase != WORKING or table.active != side or table.played == NONE:
        return [0, 0, 0]
    red = red_potential(table, side) // 10 if table.action in (NONE, RED) else 0
    grey = grey_potential(table, side) // 10 if table.action in (NONE, GREY) else 0
    blue = blue_potential(table, side) // 10 if table.action in (NONE, BLUE) else 0
    if red >= grey and red >= blue:
        return [red, 0, 0]
    return [0, grey, 0] if grey >= blue else [0, 0, blue]


def hunger(table: EsdrasTable, side: i64) -> i64:
    """Return how much food will be missing if the whole reserve farms, or most of it."""
    due = workers_to_feed(table, side) + table.reserve[side]
    at = (L_FARMER + table.tile_side(side, FARMERS)) * LIST_SIZE
    each: i64 = 0
    for entry in range(LIST_LENGTH):
        if table.facts.rewards[at + 2 * entry] == R_FOOD:
            each += table.facts.rewards[at + 2 * entry + 1]
    return max(due - table.goods[side * GOODS + FOOD] - each * table.reserve[side], 0)


def best_tuckable(table: EsdrasTable, side: i64) -> i64:
    """Return what the best untucked card would score at a Sabbath now, and half of the second best."""
    best: i64 = 0
    second: i64 = 0
    for card in range(CHARACTERS):
        if not table.tucked[side] & bit(card):
            points = condition_points(table, side, card)
            if points > best:
                second = best
                best = points
            else:
                second = max(second, points)
    return best + second // 2


def shown_banners(table: EsdrasTable, side: i64) -> i64:
    """Return the banners of the visible cards."""
    total: i64 = 0
    for stack in range(STACKS):
        card = table.visible(side, stack)
        if card != NONE:
            for colour in range(COLOURS):
                total += table.facts.card_banners[card * COLOURS + colour]
    return total


def scribes_with_tiles(table: EsdrasTable, side: i64) -> i64:
    """Return how many scroll abilities a side owns."""
    total: i64 = 0
    for cell in range(SCROLL_CELLS):
        if table.scribes[cell] == side and table.facts.cell_row[cell] in (1, 2):
            total += 1
    return total


# What the banners at hand are good for. ------------------------------------------------------------------


POINT: Final = 100
GOLD_WORTH: Final = 95
STONE_WORTH: Final = 70
ASH_WORTH: Final = 42
ALTAR_STEP: Final = 38
WALL: Final = 150
"""What a rebuilt wall brings besides its points: its effect, a connection, conditions."""
GATE: Final = 260
CLEARED: Final = 75
"""The Blessing of a cleared wall spot."""
SCRIBE: Final = 60
TENT_STEP: Final = 58
CUBE: Final = 120
"""What a cube in the Temple brings besides what the cube was worth: points, a row reward, the sector."""
HIGHER_ROW: Final = 25


def red_potential(table: EsdrasTable, side: i64) -> i64:
    """Return the worth of cubes in the Temple and on the Altar."""
    facts = table.facts
    banners = table.available(side, RED)
    uses = table.levites[side] if table.action != RED else unused_levites(table, side)
    at = side * GOODS
    cubes = table.goods[at + STONE] + table.goods[at + WOOD] + table.goods[at + GOLD]
    ash = table.goods[at + ASH]
    total: i64 = 0
    while uses > 0 and banners > 0 and cubes + ash > 0:
        best: i64 = NONE
        if cubes > 0:
            for row in range(ROWS):
                if facts.temple_banners[row] <= banners and not row_is_full(table, row):
                    best = row
        if best != NONE:
            cubes -= 1
            banners -= facts.temple_banners[best]
            total += CUBE + HIGHER_ROW * best
        elif ash > 0:
            ash -= 1
            banners -= facts.altar_banners[ASH]
            total += ALTAR_STEP
        else:
            break
        uses -= 1
    return total


def grey_potential(table: EsdrasTable, side: i64) -> i64:
    """Return the worth of the chosen place, or of the best one."""
    if table.rebuilt == 1:
        return 0
    banners = table.available(side, GREY)
    if table.action == GREY and table.spot != NONE:
        return place_potential(table, side, table.spot, banners)
    best: i64 = 0
    for place in range(table.facts.places):
        if table.owner(place) == NONE:
            best = max(best, place_potential(table, side, place, banners))
    return best


def place_potential(table: EsdrasTable, side: i64, place: i64, banners: i64) -> i64:
    """Return what clearing and rebuilding a place would bring."""
    facts = table.facts
    cost: i64 = 0
    gained: i64 = 0
    for resource in range(RESOURCES):
        cubes = table.rubble[place * RESOURCES + resource]
        cost += cubes * facts.clear_cost[resource]
        if resource == GOLD:
            gained += GOLD_WORTH * cubes
        elif resource == ASH:
            gained += ASH_WORTH * cubes
        else:
            gained += STONE_WORTH * cubes
    if cost > banners:
        return gained * banners // (cost + 1)
    if cost > 0 and place < facts.walls:
        gained += CLEARED
    left = banners - cost - grey_due(table, place)
    if left < 0 or (place >= facts.walls and table.reserve[side] == 0):
        return gained
    stone = max(stone_due(table, side, place) - table.rubble[place * RESOURCES + STONE], 0)
    wood = max(wood_due(table, place) - table.rubble[place * RESOURCES + WOOD], 0)
    gold = table.goods[side * GOODS + GOLD] + table.rubble[place * RESOURCES + GOLD]
    if can_replace(table, side, stone, wood, gold, left):
        gained += WALL if place < facts.walls else GATE
    return gained


def blue_potential(table: EsdrasTable, side: i64) -> i64:
    """Return the worth of the best scribe, or of the longest tent move."""
    blue = table.available(side, BLUE)
    facts = table.facts
    best: i64 = 0
    if (table.action != BLUE or table.scribe_placed == 0) and table.reserve[side] > 0:
        for cell in range(SCROLL_CELLS):
            if can_place_scribe(table, side, cell, blue):
                best = max(best, POINT * facts.row_vp[facts.cell_row[cell]] + SCRIBE)
    if table.action != BLUE or table.tent_moved == 0:
        steps: i64 = 0
        if can_move_tent(table, side, 0, blue):
            steps = 2 if can_move_tent(table, side, 1, blue) else 1
        best = max(best, TENT_STEP * steps)
    return best
