"""How good a table looks for a seat: what bots strive for.

Points that are there count in full, those of the final scoring as they would be now, goods for a little more
than they bring at the end, and what a player owns for what it will still do: workers, Levites, Blessings,
cards that score at every Sabbath to come. Hunger is foreseen. In the own turn the banners at hand count for
the best that could be done with them. None of this is a rule, and no number here is printed anywhere: they
are guesses that do well in play, in hundredths of a victory point. Whole numbers only, so that every machine
and both forms agree.
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
    PLACES,
    R_FOOD,
    RED,
    RESOURCES,
    ROUNDS,
    ROWS,
    SCROLL_CELLS,
    STONE,
    TYPES,
    WALLS,
    WOOD,
)
from batisseurs.games.esdras_et_nehemie.grey import can_replace, grey_due, stone_due, wood_due
from batisseurs.games.esdras_et_nehemie.red import row_is_full, unused_levites
from batisseurs.games.esdras_et_nehemie.sabbath import GUARDS_RECOVERY, ITEMS, has_item, workers_to_feed
from batisseurs.games.esdras_et_nehemie.scoring import (
    altar_points,
    building_points,
    condition_points,
    rank,
    scribe_points,
    scroll_points,
    tile_points,
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
POINT: Final = 100
RIVAL: Final = 30
"""How much of the best rival's strength counts against a seat, in hundredths."""
SILVER_WORTH: Final = 26
FOOD_WORTH: Final = 55
GOLD_WORTH: Final = 95
STONE_WORTH: Final = 70
WOOD_WORTH: Final = 62
ASH_WORTH: Final = 42
CROWDED: Final = 12
"""A cube beyond the storage spaces: it will be lost, unless it is used in this turn."""
HUNGRY: Final = 170
"""A food that will be missing at the next Sabbath."""
WORKER: Final = 9
"""A worker, for each turn that is left: it can be placed, and produces before every Sabbath."""
IN_RESERVE: Final = 45
"""A worker that can be placed now, in the middle of a week."""
LEVITE: Final = 14
"""A Levite, for each turn that is left: uses, and no food."""
TILE: Final = 9
"""A developed tile, for each turn that is left."""
BLESSING: Final = 30
SET: Final = 90
ALTAR_STEP: Final = 38
ABILITY: Final = 7
"""A scroll ability, for each turn that is left."""
HERO: Final = 22
"""A hero's banner, for each turn that is left."""
SHOWN: Final = 5
"""A banner on the visible cards, for each turn left in the week."""
TUCKABLE: Final = 55
"""How much of what an untucked card would score counts, in hundredths, for the best of them."""
UNSPENT: Final = 92
"""How much of what could be done with the banners at hand counts, in hundredths."""
ITEM: Final = 160
"""An item of the preparation phase that is still open."""
UNASSIGNED: Final = 130
"""A worker of the reserve in the preparation phase: it will produce something."""
WALL: Final = 150
"""What a rebuilt wall brings besides its points: its effect, a connection, conditions."""
GATE: Final = 260
CLEARED: Final = 75
"""The Blessing of a cleared wall spot."""
SCRIBE: Final = 60
TENT_STEP: Final = 58


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


def turns_left(table: EsdrasTable) -> i64:
    """Return how many turns a player still has, the one under way included, roughly."""
    begun = max(table.turn - 1, 0) // table.sides
    if table.phase in (PREPARING, RESTING):
        begun = DAYS if table.turn > 0 else 0
    return (ROUNDS - table.round) * DAYS - begun


def strength(table: EsdrasTable, side: i64) -> i64:
    """Return what a side has, and what may come of it."""
    total = POINT * (
        table.points(side)
        + building_points(table, side)
        + scribe_points(table, side)
        + tile_points(table, side)
        + scroll_points(table, side)
    )
    if table.phase == FINISHED:
        return POINT * table.points(side)
    left = turns_left(table)
    total += altar_points(table, side) * (POINT // 3 + 8 * table.round)
    total += ALTAR_STEP * table.altar[side]
    total += possessions(table, side, left)
    total += people(table, side, left)
    total += cards(table, side, left)
    if table.phase == WORKING and table.active == side and not table.is_opponent(side):
        total += potential(table, side) * UNSPENT // 100
    return total


def possessions(table: EsdrasTable, side: i64, left: i64) -> i64:
    """Return the worth of goods, tiles and Blessings."""
    at = side * GOODS
    total = (
        GOLD_WORTH * min(table.goods[at + GOLD], 4)
        + STONE_WORTH * min(table.goods[at + STONE], 5)
        + WOOD_WORTH * min(table.goods[at + WOOD], 4)
        + ASH_WORTH * min(table.goods[at + ASH], 4)
    )
    total = total * (left + 6) // (3 * DAYS + 6) + total // 4
    total += (SILVER_WORTH + left // 3) * table.goods[at + SILVER]
    total += FOOD_WORTH * table.goods[at + FOOD] * (left + 12) // (3 * DAYS + 12)
    if not table.is_opponent(side) and table.tiles[side * TYPES + GUARDS] != NONE:
        if not table.is_developed(side, GUARDS):
            room = table.facts.storage[table.tiles[side * TYPES + GUARDS]]
            over = max(table.resources(side) - room, 0)
            total -= over * (STONE_WORTH - CROWDED)
        total += TILE * left * table.developed_tiles(side)
    for colour in range(BLESSINGS):
        total += BLESSING * table.blessings[side * BLESSINGS + colour]
    return total + SET * table.complete_sets(side)


def people(table: EsdrasTable, side: i64, left: i64) -> i64:
    """Return the worth of workers, and what they will eat."""
    workers = table.facts.workers - table.supply[side]
    total = WORKER * left * workers + LEVITE * left * table.levites[side]
    if table.is_opponent(side):
        return total + IN_RESERVE * table.reserve[side]
    if table.phase == WORKING:
        total += IN_RESERVE * min(table.reserve[side], left)
    if table.phase in (WORKING, PREPARING, SETTING_UP) and table.tiles[side * TYPES + FARMERS] != NONE:
        total -= HUNGRY * hunger(table, side)
    if table.phase == PREPARING and table.active == side:
        total += UNASSIGNED * table.reserve[side]
        for item in range(ITEMS):
            if item != GUARDS_RECOVERY and has_item(table, side, item):
                total += ITEM
    return total


def hunger(table: EsdrasTable, side: i64) -> i64:
    """Return how much food will be missing if the whole reserve farms, or most of it."""
    due = workers_to_feed(table, side) + table.reserve[side]
    at = (L_FARMER + table.tile_side(side, FARMERS)) * LIST_SIZE
    each: i64 = 0
    for entry in range(LIST_LENGTH):
        if table.facts.rewards[at + 2 * entry] == R_FOOD:
            each += table.facts.rewards[at + 2 * entry + 1]
    return max(due - table.goods[side * GOODS + FOOD] - each * table.reserve[side], 0)


def cards(table: EsdrasTable, side: i64, left: i64) -> i64:
    """Return what tucked cards will score, what others could, and what their banners are good for."""
    if table.is_opponent(side):
        return 0
    facts = table.facts
    sabbaths = ROUNDS - table.round
    if table.phase == RESTING and table.turn > 0:
        sabbaths -= 1
    total: i64 = 0
    best: i64 = 0
    second: i64 = 0
    for card in range(CHARACTERS):
        points = condition_points(table, side, card)
        if table.tucked[side] & bit(card):
            total += POINT * sabbaths * points
        elif points > best:
            second = best
            best = points
        else:
            second = max(second, points)
    total += (best + second // 2) * sabbaths * TUCKABLE
    for colour in range(COLOURS):
        total += HERO * left * table.tucked_banners[side * COLOURS + colour]
    total += ABILITY * left * scribes_with_tiles(table, side)
    days = DAYS - table.turn // table.sides
    for stack in range(STACKS):
        card = table.visible(side, stack)
        if card != NONE:
            for colour in range(COLOURS):
                total += SHOWN * days * facts.card_banners[card * COLOURS + colour]
    return total


def scribes_with_tiles(table: EsdrasTable, side: i64) -> i64:
    """Return how many scroll abilities a side owns."""
    total: i64 = 0
    for cell in range(SCROLL_CELLS):
        if table.scribes[cell] == side and table.facts.cell_row[cell] in (1, 2):
            total += 1
    return total


# What the banners at hand are good for. ------------------------------------------------------------------


def potential(table: EsdrasTable, side: i64) -> i64:
    """Return the worth of the best main action that is still open in this turn."""
    if table.played == NONE:
        return 0
    if table.action == RED:
        return red_potential(table, side)
    if table.action == GREY:
        return grey_potential(table, side)
    if table.action == BLUE:
        return blue_potential(table, side)
    best = max(red_potential(table, side), grey_potential(table, side))
    return max(best, blue_potential(table, side))


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
            total += 55 + 22 * best
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
    for place in range(PLACES):
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
    if cost > 0 and place < WALLS:
        gained += CLEARED
    left = banners - cost - grey_due(table, place)
    if left < 0 or (place >= WALLS and table.reserve[side] == 0):
        return gained
    stone = max(stone_due(table, side, place) - table.rubble[place * RESOURCES + STONE], 0)
    wood = max(wood_due(table, place) - table.rubble[place * RESOURCES + WOOD], 0)
    gold = table.goods[side * GOODS + GOLD] + table.rubble[place * RESOURCES + GOLD]
    if can_replace(table, side, stone, wood, gold, left):
        gained += WALL if place < WALLS else GATE
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
