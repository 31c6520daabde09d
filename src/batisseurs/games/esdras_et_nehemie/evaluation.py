"""How good a table looks for a seat: what bots strive for.

A side is described by a few whole numbers (`features`), each of which counts as much as `weights.toml` says:
the sum is about the points that the side will have at the end, in thousandths. All numbers have two weights:
one that always counts, and one (`…-turns`) that counts for each turn that is left. The weights are learned
from games (`batisseurs train esdras-et-nehemie --by points`); none of them is a rule. In their own turn the
banners at hand count for the best that could be done with them. The solo opponent has features of its own.
Whole numbers only, so that all machines and both forms agree.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.esdras_et_nehemie.blue import can_move_tent, can_place_scribe
from batisseurs.games.esdras_et_nehemie.facts import (
    ABILITIES,
    AHEAD,
    ASH,
    BEHIND,
    BLESSINGS,
    BLUE,
    CHARACTERS,
    COLOURS,
    DAYS,
    FARMERS,
    FIELDS_OF_REST,
    FIRST_WOOD_TILE,
    GATE_PROVISIONS,
    GATES,
    GOLD,
    GREY,
    GUARDS,
    L_FARMER,
    LIST_LENGTH,
    LIST_SIZE,
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
    R_FOOD,
    RED,
    RESOURCES,
    ROUNDS,
    ROWS,
    SCARLET,
    SCRIBES_TABLE,
    SCROLL_CELLS,
    SCROLL_IDS,
    STONE,
    TYPE_IDS,
    TYPES,
    WOOD,
)
from batisseurs.games.esdras_et_nehemie.grey import can_replace, grey_due, stone_due, wood_due
from batisseurs.games.esdras_et_nehemie.red import most_levites, row_is_full, unused_levites
from batisseurs.games.esdras_et_nehemie.sabbath import (
    GUARDS_RECOVERY,
    ITEMS,
    JUDGEMENT,
    has_item,
    judgement_of,
)
from batisseurs.games.esdras_et_nehemie.scoring import rank, scroll_points, top_scrolls
from batisseurs.games.esdras_et_nehemie.table import (
    FINISHED,
    FOOD,
    GOODS,
    PREPARING,
    RESTING,
    SILVER,
    STACKS,
    WORKING,
    EsdrasTable,
)
from batisseurs.kernel.arrays import numbers, vec
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.seats import Seat

WON: Final = 10_000_000
RIVAL: Final = 30
"""How much of the best rival's strength counts against a seat, in hundredths."""

# What is counted of a player. The numbers are places in the row of features.
POINTS: Final = 0
BUILDINGS: Final = 1
SCRIBES: Final = 2
SCROLLS: Final = 3
LEAD: Final = 4
STEPS: Final = 5
GOODS_AT: Final = 6
"""Gold, stone, wood, ash."""
CROWDED: Final = 10
SILVER_AT: Final = 11
FOOD_AT: Final = 12
BLESSED: Final = 13
SETS: Final = 14
WORKERS: Final = 15
RESERVE: Final = 16
RESERVE_DAYS: Final = 17
HUNGER: Final = 18
UNASSIGNED: Final = 19
ITEMS_OPEN: Final = 20
LEVITES_AT: Final = 21
MOST_LEVITES: Final = 22
OFFERINGS: Final = 23
TUCKED: Final = 24
TUCKABLE: Final = 25
BANNERS_AT: Final = 26
"""Tucked banners of each colour."""
SHOWN_DAYS: Final = 29
GATEKEEPERS: Final = 30
WALLS: Final = 31
SCRIBES_PLACED: Final = 32
BEHIND_AT: Final = 33
AHEAD_AT: Final = 34
TURN_OPEN: Final = 35
POTENTIALS: Final = 36
TILES_AT: Final = 39
"""Developed tiles by type."""
ABILITIES_AT: Final = 44
"""Abilities of wood tiles."""
ONE: Final = ABILITIES_AT + ABILITIES - FIRST_WOOD_TILE
COUNTED: Final = ONE + 1

# What is counted of the solo opponent.
O_POINTS: Final = 0
O_SCRIBES: Final = 1
O_BUILDINGS: Final = 2
O_LEAD: Final = 3
O_STEPS: Final = 4
O_GOLD: Final = 5
O_SILVER: Final = 6
O_WORKERS: Final = 7
O_BLESSED: Final = 8
O_SETS: Final = 9
O_LEVITES: Final = 10
O_MOST_LEVITES: Final = 11
O_SABBATHS: Final = 12
O_HARD: Final = 13
O_ONE: Final = 14
O_COUNTED: Final = 15

PLAIN_NAMES: Final[list[str]] = [
    "points",
    "buildings",
    "scribes",
    "scrolls",
    "altar-lead",
    "altar-steps",
    "gold",
    "stone",
    "wood",
    "ash",
    "crowded",
    "silver",
    "food",
    "blessings",
    "blessing-sets",
    "workers",
    "reserve",
    "reserve-days",
    "hunger",
    "unassigned",
    "items",
    "levites",
    "most-levites",
    "offerings",
    "tucked",
    "tuckable",
    "tucked-red",
    "tucked-grey",
    "tucked-blue",
    "shown-days",
    "gatekeepers",
    "walls",
    "placed-scribes",
    "behind-prophets",
    "ahead-of-prophets",
    "turn-open",
    "potential-temple",
    "potential-walls",
    "potential-scrolls",
    *[f"developed-{name}" for name in TYPE_IDS],
    *[SCROLL_IDS[tile].replace("_", "-") for tile in range(FIRST_WOOD_TILE, ABILITIES)],
    "one",
]
OPPONENT_NAMES: Final[list[str]] = [
    "opponent-points",
    "opponent-scribes",
    "opponent-buildings",
    "opponent-altar-lead",
    "opponent-altar-steps",
    "opponent-gold",
    "opponent-silver",
    "opponent-workers",
    "opponent-blessings",
    "opponent-blessing-sets",
    "opponent-levites",
    "opponent-most-levites",
    "opponent-sabbaths",
    "opponent-hard",
    "opponent-one",
]
FEATURES: Final[list[str]] = [
    *PLAIN_NAMES,
    *[f"{name}-turns" for name in PLAIN_NAMES],
    *OPPONENT_NAMES,
    *[f"{name}-turns" for name in OPPONENT_NAMES],
]
"""What is counted of a side; `-turns`: times the turns that are left."""
POINT: Final = 1000
"""Everything is counted in thousandths of a point."""

GUESSES: Final[dict[str, int]] = {
    "points": 1000, "buildings": 1480, "scribes": 1380, "scrolls": 1800, "altar-lead": 4280,
    "altar-steps": 730, "gold": 520, "gold-turns": 50, "stone": 440, "stone-turns": 10, "wood": 90,
    "ash": 110, "ash-turns": 20, "crowded": -560, "silver": 70, "silver-turns": 30, "food": 250,
    "food-turns": 30, "blessings": 500, "blessing-sets": 350, "workers-turns": 50, "reserve": 380,
    "hunger": -2400, "unassigned": 1580, "items": 2760, "levites": 540, "levites-turns": 240,
    "most-levites-turns": 80, "tucked": 1580, "tuckable": 640, "tucked-red-turns": 230,
    "tucked-grey-turns": 230, "tucked-blue-turns": 230, "shown-days": 80, "potential-temple": 100,
    "potential-walls": 100, "potential-scrolls": 150, "turn-open": 3000, "developed-guards": 2940,
    "developed-traders": 2940, "developed-elders": 2940, "developed-farmers": 2940,
    "developed-labourers": 2940, "opponent-points": 1000, "opponent-scribes": 1000,
    "opponent-buildings": 1000, "opponent-sabbaths": 1000, "opponent-one-turns": 2500,
    "opponent-hard-turns": 500, "opponent-altar-lead": 3000,
}  # fmt: skip
"""Guesses from which learning starts, and which count where no weights are learned."""
WEIGHTS: Final[list[int]] = [GUESSES.get(name, 0) for name in FEATURES]


class Weighing:
    """How much each number counts, for every number of turns that may be left."""

    def __init__(self) -> None:
        """Count nothing yet."""
        self.player: vec[i64] = numbers((ROUNDS * DAYS + 1) * COUNTED)
        self.opponent: vec[i64] = numbers((ROUNDS * DAYS + 1) * O_COUNTED)


_weighing: Final = Weighing()


def use_weights(weights: list[int]) -> None:
    """Count the features like this from now on."""
    for left in range(ROUNDS * DAYS + 1):
        for place in range(COUNTED):
            more: i64 = weights[COUNTED + place] * left
            _weighing.player[left * COUNTED + place] = weights[place] + more
        for place in range(O_COUNTED):
            later: i64 = weights[2 * COUNTED + O_COUNTED + place] * left
            _weighing.opponent[left * O_COUNTED + place] = weights[2 * COUNTED + place] + later


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


def turns_left(table: EsdrasTable, side: i64) -> i64:
    """Return how many turns a side will still begin."""
    begun: i64 = 0
    if table.phase == WORKING:
        place = (side - table.shofar + table.sides) % table.sides
        begun = (table.turn + table.sides - 1 - place) // table.sides
    elif table.turn > 0:
        begun = DAYS
    return max((ROUNDS - table.round) * DAYS - begun, 0)


def strength(table: EsdrasTable, side: i64) -> i64:
    """Return about how many points a side will have, in thousandths."""
    if table.phase == FINISHED:
        return POINT * table.points(side)
    left = turns_left(table, side)
    total: i64 = 0
    if table.is_opponent(side):
        counts = of_opponent(table, side)
        weights = _weighing.opponent
        at = left * O_COUNTED
        for place in range(O_COUNTED):
            total += counts[place] * weights[at + place]
    else:
        counts = of_player(table, side, left)
        weights = _weighing.player
        at = left * COUNTED
        for place in range(COUNTED):
            total += counts[place] * weights[at + place]
    return total


def features(table: EsdrasTable, side: i64) -> list[int]:
    """Return what is counted of a side, in the order of `FEATURES`."""
    left = turns_left(table, side)
    if table.is_opponent(side):
        return [0] * (2 * COUNTED) + twice(of_opponent(table, side), left)
    return twice(of_player(table, side, left), left) + [0] * (2 * O_COUNTED)


def twice(counts: vec[i64], left: i64) -> list[int]:
    """Return numbers, and then each times the turns that are left."""
    once: list[int] = [counts[place] for place in range(len(counts))]
    return once + [count * left for count in once]


def of_opponent(table: EsdrasTable, side: i64) -> vec[i64]:
    """Return what is counted of the solo opponent: what its Sabbaths bring follows from EN-272."""
    counts = numbers(O_COUNTED)
    facts = table.facts
    at = side * BLESSINGS
    orange, purple, scarlet = table.blessings[at], table.blessings[at + 1], table.blessings[at + 2]
    most = max(orange, purple)
    most = max(most, scarlet)
    levites = table.levites[side]
    scribes: i64 = 0
    highest: i64 = 0
    for cell in range(SCROLL_CELLS):
        if table.scribes[cell] == side:
            value = facts.row_vp[facts.cell_row[cell]]
            counts[O_SCRIBES] += value
            highest = max(highest, value)
            scribes += 1
    for wall in range(facts.walls):
        if table.wall_owner[wall] == side:
            counts[O_BUILDINGS] += facts.wall_vp[table.wall_card[wall]]
    keepers: i64 = 0
    for gate in range(GATES):
        if table.gate_owner[gate] == side:
            keepers += 1
            if facts.corner[gate] == 0:
                counts[O_BUILDINGS] += facts.gate_vp[gate]
    people = keepers + scribes + levites
    if table.solo_face == 0:
        people = max(keepers, scribes)
        people = max(people, levites)
    counts[O_POINTS] = table.points(side)
    counts[O_LEAD] = 1 if table.altar_order[0] == side else 0
    counts[O_STEPS] = table.altar[side]
    counts[O_GOLD] = table.goods[side * GOODS + GOLD]
    counts[O_SILVER] = table.goods[side * GOODS + SILVER]
    counts[O_WORKERS] = table.reserve[side]
    counts[O_BLESSED] = orange + purple + scarlet
    counts[O_SETS] = table.complete_sets(side)
    counts[O_LEVITES] = levites
    counts[O_MOST_LEVITES] = 1 if most_levites(table) == side else 0
    counts[O_SABBATHS] = (highest + people + most + table.golden_spaces(side)) * sabbaths(table)
    counts[O_HARD] = table.solo_face
    counts[O_ONE] = 1
    return counts


def sabbaths(table: EsdrasTable) -> i64:
    """Return how many Sabbaths there are still; one that has begun is over."""
    return ROUNDS - table.round - (1 if table.phase == RESTING and table.turn > 0 else 0)


def of_player(table: EsdrasTable, side: i64, left: i64) -> vec[i64]:
    """Return what is counted of a player."""
    counts = numbers(COUNTED)
    at = side * GOODS
    counts[POINTS] = table.points(side)
    leads = table.altar_order[0] == side
    counts[LEAD] = 1 if leads else 0
    counts[STEPS] = table.altar[side]
    counts[GOODS_AT] = min(table.goods[at + GOLD], 5)
    counts[GOODS_AT + 1] = min(table.goods[at + STONE], 6)
    counts[GOODS_AT + 2] = min(table.goods[at + WOOD], 5)
    counts[GOODS_AT + 3] = min(table.goods[at + ASH], 5)
    counts[SILVER_AT] = table.goods[at + SILVER]
    counts[FOOD_AT] = table.goods[at + FOOD]
    counts[ONE] = 1
    count_board(table, side, counts)
    count_tiles(table, side, counts)
    count_people(table, side, left, counts)
    count_cards(table, side, counts)
    if table.phase == WORKING and table.active == side:
        if table.played == NONE:
            counts[TURN_OPEN] = 1
        else:
            count_potential(table, side, counts)
    return counts


def count_board(table: EsdrasTable, side: i64, counts: vec[i64]) -> None:  # noqa: C901  one pass
    """Count walls, gates and scribes, with the points that they bring at the end."""
    facts = table.facts
    points: i64 = 0
    walls: i64 = 0
    for wall in range(facts.walls):
        if table.wall_owner[wall] == side:
            walls += 1
            points += facts.wall_vp[table.wall_card[wall]]
    keepers: i64 = 0
    for gate in range(GATES):
        if table.gate_owner[gate] == side:
            keepers += 1
            if facts.corner[gate] == 0:
                points += facts.gate_vp[gate]
    counts[BUILDINGS] = points
    counts[WALLS] = walls
    counts[GATEKEEPERS] = keepers
    points = 0
    scribes: i64 = 0
    for cell in range(SCROLL_CELLS):
        if table.scribes[cell] == side:
            scribes += 1
            points += facts.row_vp[facts.cell_row[cell]]
    counts[SCRIBES] = points
    counts[SCRIBES_PLACED] = scribes
    abilities = table.abilities[side]
    if abilities != 0:
        counts[SCROLLS] = scroll_points(table, side)
        for tile in range(FIRST_WOOD_TILE, ABILITIES):
            if abilities & bit(tile):
                counts[ABILITIES_AT + tile - FIRST_WOOD_TILE] = 1


def count_tiles(table: EsdrasTable, side: i64, counts: vec[i64]) -> None:
    """Count developed tiles, Blessings, and cubes for which there is no room."""
    at = side * BLESSINGS
    first, second, third = table.blessings[at], table.blessings[at + 1], table.blessings[at + 2]
    counts[BLESSED] = first + second + third
    counts[SETS] = table.complete_sets(side)
    developed = table.developed[side]
    for type_ in range(TYPES):
        if developed & bit(type_):
            counts[TILES_AT + type_] = 1
    guards = table.tiles[side * TYPES + GUARDS]
    if guards != NONE and not developed & bit(GUARDS):
        counts[CROWDED] = max(table.resources(side) - table.facts.storage[guards], 0)


def count_people(table: EsdrasTable, side: i64, left: i64, counts: vec[i64]) -> None:
    """Count workers, those who will be hungry, what is left to prepare, and Levites."""
    reserve = table.reserve[side]
    counts[WORKERS] = table.facts.workers - table.supply[side]
    if table.phase == PREPARING:
        if table.active == side:
            counts[UNASSIGNED] = reserve
            for item in range(ITEMS):
                if item != GUARDS_RECOVERY and has_item(table, side, item):
                    counts[ITEMS_OPEN] += 1
        else:
            counts[RESERVE] = reserve
    elif table.phase == WORKING:
        counts[RESERVE] = reserve
        counts[RESERVE_DAYS] = reserve * (left % DAYS)
    if table.phase != RESTING and table.tiles[side * TYPES + FARMERS] != NONE:
        counts[HUNGER] = hunger(table, side, counts)
    if table.phase == WORKING or (
        table.phase == PREPARING and (table.active != side or has_item(table, side, JUDGEMENT))
    ):
        judged = judgement_of(table, side)
        counts[BEHIND_AT] = 1 if judged == BEHIND else 0
        counts[AHEAD_AT] = 1 if judged == AHEAD else 0
    levites = table.levites[side]
    counts[LEVITES_AT] = levites
    counts[MOST_LEVITES] = 1 if most_levites(table) == side else 0
    counts[OFFERINGS] = min(levites, table.resources(side))


def hunger(table: EsdrasTable, side: i64, counts: vec[i64]) -> i64:
    """Return how much food will be missing if the whole reserve farms."""
    abilities = table.abilities[side]
    due = size(table.elders[side])
    if not abilities & bit(FIELDS_OF_REST):
        due += table.farmers[side] + table.labourers[side] + table.reserve[side]
    if not abilities & bit(SCRIBES_TABLE):
        due += counts[SCRIBES_PLACED]
    if not abilities & bit(GATE_PROVISIONS):
        due += size(table.traders[side]) + counts[GATEKEEPERS]
    at = (L_FARMER + table.tile_side(side, FARMERS)) * LIST_SIZE
    each: i64 = 0
    for entry in range(LIST_LENGTH):
        if table.facts.rewards[at + 2 * entry] == R_FOOD:
            each += table.facts.rewards[at + 2 * entry + 1]
    return max(due - table.goods[side * GOODS + FOOD] - each * table.reserve[side], 0)


def count_cards(table: EsdrasTable, side: i64, counts: vec[i64]) -> None:  # noqa: C901, PLR0912  one pass
    """Count what tucked cards will score, what others could, and banners that come again."""
    facts = table.facts
    tucked = table.tucked[side]
    for colour in range(COLOURS):
        counts[BANNERS_AT + colour] = table.tucked_banners[side * COLOURS + colour]
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    fourth: i64 = 0
    sure: i64 = 0
    for card in range(CHARACTERS):
        points = facts.condition_base[card] + counted(table, side, facts.condition[card], counts)
        if tucked & bit(card):
            sure += points
        elif points > first:
            first, second, third, fourth = points, first, second, third
        elif points > second:
            second, third, fourth = points, second, third
        elif points > third:
            third, fourth = points, third
        else:
            fourth = max(fourth, points)
    counts[TUCKED] = sure * sabbaths(table)
    coming: i64 = 0
    done = size(tucked)
    for week in range(ROUNDS):
        for _ in range(facts.tucked[week]):
            if done > 0:
                done -= 1
                continue
            coming += first * (ROUNDS - week)
            first, second, third, fourth = second, third, fourth, 0
    counts[TUCKABLE] = coming
    if table.phase == WORKING:
        shown: i64 = 0
        for stack in range(STACKS):
            card = table.visible(side, stack)
            if card != NONE:
                for colour in range(COLOURS):
                    shown += facts.card_banners[card * COLOURS + colour]
        counts[SHOWN_DAYS] = shown * (DAYS - (table.turn - 1) // table.sides - 1)


def counted(table: EsdrasTable, side: i64, condition: i64, counts: vec[i64]) -> i64:  # noqa: PLR0911  one line per condition
    """Return what a condition counts, from what is counted already (see `scoring.counted`)."""
    if condition == PER_TILE:
        return size(table.developed[side])
    if condition == PER_PURPLE:
        return table.blessings[side * BLESSINGS + PURPLE]
    if condition == PER_GATEKEEPER:
        return counts[GATEKEEPERS]
    if condition == PER_WALL:
        return counts[WALLS]
    if condition == PER_ORANGE:
        return table.blessings[side * BLESSINGS + ORANGE]
    if condition == PER_SCRIBE:
        return counts[SCRIBES_PLACED]
    if condition == PER_LEVITE:
        return table.levites[side]
    if condition == PER_RED:
        return table.blessings[side * BLESSINGS + SCARLET]
    if condition == PER_GOLDEN_SPACE:
        return table.golden_spaces(side)
    return top_scrolls(table, side) if counts[SCRIBES_PLACED] > 0 else 0


def count_potential(table: EsdrasTable, side: i64, counts: vec[i64]) -> None:
    """Count the worth of the best main action that is still open in this turn, in tenths of a point."""
    red = red_potential(table, side) // 10 if table.action in (NONE, RED) else 0
    grey = grey_potential(table, side) // 10 if table.action in (NONE, GREY) else 0
    blue = blue_potential(table, side) // 10 if table.action in (NONE, BLUE) else 0
    if red >= grey and red >= blue:
        counts[POTENTIALS] = red
    elif grey >= blue:
        counts[POTENTIALS + 1] = grey
    else:
        counts[POTENTIALS + 2] = blue


# What the banners at hand are good for. ------------------------------------------------------------------


PRINTED: Final = 100
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
                best = max(best, PRINTED * facts.row_vp[facts.cell_row[cell]] + SCRIBE)
    if table.action != BLUE or table.tent_moved == 0:
        steps: i64 = 0
        if can_move_tent(table, side, 0, blue):
            steps = 2 if can_move_tent(table, side, 1, blue) else 1
        best = max(best, TENT_STEP * steps)
    return best
