"""The blue main action: Torah and Tents. Rules: B10 (EN-109 to EN-120), EN-184, EN-208, EN-217 to EN-219."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie.facts import (
    BLESSED_PEN,
    BLUE,
    COLOURS,
    FIRST_STONE_TILE,
    GOLD,
    HERO_IDS,
    L_HERO,
    L_SCROLL,
    NONE,
    ROUNDS,
    SCROLL_CELLS,
    SCROLL_IDS,
    SCROLL_ROWS,
    STONE,
)
from batisseurs.games.esdras_et_nehemie.kinds import CELL, HERO, ROW, SIDE
from batisseurs.games.esdras_et_nehemie.rewards import TentSteps, give
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    FOOD,
    FROM_REWARDS,
    GOODS,
    LEFT,
    SILVER,
    EsdrasConsequence,
    EsdrasStep,
    EsdrasTable,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.kinds import SEAT, arguments
from batisseurs.kernel.seats import Seat

FAR: Final = 1_000_000
"""The price of a path that does not exist; nobody has so much silver."""
BASICS: Final = 3


# Scribes. ------------------------------------------------------------------------------------------------


def is_occupied(table: EsdrasTable, cell: i64) -> bool:
    """Tell whether a tile holds a scribe or a white worker."""
    return table.scribes[cell] != NONE or table.white[cell] != 0


def path_fee(table: EsdrasTable, side: i64, cell: i64) -> i64:
    """Return the silver for using a tile on the way up (EN-112)."""
    return 0 if table.scribes[cell] == side else table.facts.path_silver


def path_price(table: EsdrasTable, side: i64, cell: i64) -> i64:
    """Return the least silver for a path up to and over an occupied tile; FAR if there is none."""
    if cell == NONE or not is_occupied(table, cell):
        return FAR
    facts = table.facts
    price = path_fee(table, side, cell)
    if facts.cell_row[cell] == 0:
        return price
    left = path_price(table, side, facts.below_left[cell])
    right = path_price(table, side, facts.below_right[cell])
    return price + min(left, right)


def access_price(table: EsdrasTable, side: i64, cell: i64) -> i64:
    """Return the least silver for reaching a tile from below; FAR if it is not accessible (EN-111)."""
    facts = table.facts
    if facts.cell_row[cell] == 0:
        return 0
    left = path_price(table, side, facts.below_left[cell])
    right = path_price(table, side, facts.below_right[cell])
    return min(left, right)


def can_place_scribe(table: EsdrasTable, side: i64, cell: i64, blue: i64) -> bool:
    """Tell whether a scribe can be placed on a tile and paid for (EN-110 to EN-112)."""
    facts = table.facts
    row = facts.cell_row[cell]
    at = side * GOODS
    if (
        table.scribes[cell] != NONE
        or facts.row_blue[row] > blue
        or facts.row_gold[row] > table.goods[at + GOLD]
    ):
        return False
    return access_price(table, side, cell) + facts.row_silver[row] <= table.goods[at + SILVER]


def scribe_choices(table: EsdrasTable, side: i64, found: list[int], first: i64) -> None:
    """Add the tiles on which a scribe can be placed."""
    blue = table.available(side, BLUE)
    for cell in range(SCROLL_CELLS):
        if can_place_scribe(table, side, cell, blue):
            found.append(first + cell)


def place_scribe(table: EsdrasTable, side: i64, cell: i64) -> None:
    """Pay the row's cost, then the path, then put the scribe there (EN-110, EN-112)."""
    facts = table.facts
    row = facts.cell_row[cell]
    table.scribe_placed = 1
    table.spent += facts.row_blue[row]
    table.goods[side * GOODS + SILVER] -= facts.row_silver[row]
    table.goods[side * GOODS + GOLD] -= facts.row_gold[row]
    table.then(Path(side, cell, cell))


def path_tiles(table: EsdrasTable, side: i64, at: i64) -> list[int]:
    """Return the tiles below over which the player can continue down, with the silver there is (EN-112)."""
    found: list[int] = []
    silver = table.goods[side * GOODS + SILVER]
    left = table.facts.below_left[at]
    right = table.facts.below_right[at]
    if path_price(table, side, left) <= silver:
        found.append(left)
    if path_price(table, side, right) <= silver:
        found.append(right)
    return found


def use_scribe(table: EsdrasTable, side: i64, cell: i64) -> None:
    """Pay the owner of a scribe on the path, the opponent too (EN-112, EN-240)."""
    fee = path_fee(table, side, cell)
    owner = table.scribes[cell]
    if fee == 0:
        return
    table.goods[side * GOODS + SILVER] -= fee
    if owner != NONE:
        table.goods[owner * GOODS + SILVER] += fee
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {"place": CELL_NAMES[cell], "number": fee}
        if owner == NONE:
            table.tell_side(side, "path-white", about, "EN-112")
        else:
            table.tell_side(owner, "path-pays", about, "EN-112")


@final
@mypyc_attr(acyclic=True)
class Path(EsdrasConsequence):
    """The path to a tile is named from the top down; the player chooses where it forks (EN-112)."""

    made_from = arguments(side=SEAT, cell=CELL, at=CELL)

    def __init__(self, side: i64, cell: i64, at: i64) -> None:
        """Name the player, the target, and the tile reached so far."""
        super().__init__()
        self.side: Final = side
        self.cell: Final = cell
        self.at: Final = at

    def run(self, table: EsdrasTable) -> None:
        """A fork of two equal tiles, both own scribes, is still a choice."""
        at = self.at
        while table.facts.cell_row[at] > 0:
            below = path_tiles(table, self.side, at)
            if len(below) > 1:
                table.then(ChoosePath(self.side, self.cell, at))
                return
            at = below[0]
            use_scribe(table, self.side, at)
        settle_scribe(table, self.side, self.cell)


@final
@mypyc_attr(acyclic=True)
class ChoosePath(EsdrasStep):
    """Which of two occupied tiles the path goes over (EN-112)."""

    asked_by = "EN-112"
    made_from = arguments(chooser=SEAT, cell=CELL, at=CELL)

    def __init__(self, chooser: Seat, cell: i64, at: i64) -> None:
        """Name the player, the target, and the tile above the fork."""
        super().__init__(chooser)
        self.cell: Final = cell
        self.at: Final = at

    def choices(self, table: EsdrasTable) -> list[int]:
        """Left or right below."""
        return path_tiles(table, self.chooser, self.at)

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Pay and continue down."""
        use_scribe(table, self.chooser, choice)
        table.then(Path(self.chooser, self.cell, choice))

    def prompt(self, table: EsdrasTable) -> Message:
        about: dict[str, str | int | list[str]] = {"seat": self.chooser, "place": CELL_NAMES[self.cell]}
        return Message("esdras-et-nehemie-ask-path", about)

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`path s1_2`."""
        place = CELL_NAMES[choice]
        about: dict[str, str | int | list[str]] = {
            "place": place,
            "number": path_fee(table, self.chooser, choice),
        }
        return Choice(f"path {place}", Message("esdras-et-nehemie-path", about), (f"scroll.{place}",))


def settle_scribe(table: EsdrasTable, side: i64, cell: i64) -> None:
    """Place the scribe: tile, row bonus, and what other tiles give for it (EN-113, EN-114, EN-208).

    The tile itself does not count for its own placement (EN-185).
    """
    facts = table.facts
    tile = table.scrolls[cell]
    pen = table.owns(side, BLESSED_PEN)
    put_scribe(table, side, cell)
    if pen:
        give(table, side, L_SCROLL + BLESSED_PEN)
    table.then(TakeRowFood(side, facts.cell_row[cell]))
    if tile >= FIRST_STONE_TILE:
        take_hero(table, side, tile - FIRST_STONE_TILE)
        return
    table.score_points(side, FROM_REWARDS, facts.scroll_now[tile])
    table.abilities[side] |= bit(tile)
    if table.game_events is not None and facts.scroll_now[tile] != 0:
        table.tell_side(side, "gains-vp", {"number": facts.scroll_now[tile]}, "EN-113")


def put_scribe(table: EsdrasTable, side: i64, cell: i64) -> None:
    """A worker of the reserve becomes a scribe; a white worker there is pushed up (EN-110, EN-115)."""
    table.reserve[side] -= 1
    table.scribes[cell] = side
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "place": CELL_NAMES[cell],
            "tile": SCROLL_IDS[table.scrolls[cell]],
        }
        table.tell_side(side, "places-scribe", about, "EN-110")
    if table.white[cell] != 0:
        push_white(table, cell)


def push_white(table: EsdrasTable, cell: i64) -> None:
    """A white worker goes up its own edge, past scribes, and leaves the game at row 4 (EN-116)."""
    which = table.white[cell]
    table.white[cell] = 0
    row = table.facts.cell_row[cell] + 1
    while row < SCROLL_ROWS - 1:
        target = edge(row, which)
        if table.scribes[target] == NONE:
            table.white[target] = which
            if table.game_events is not None:
                table.tell("white-pushed", {"place": CELL_NAMES[target]}, "EN-116")
            return
        row += 1
    if table.game_events is not None:
        table.tell("white-leaves", {}, "EN-116")


def edge(row: i64, which: i64) -> i64:
    """Return the outermost cell of a row on the side of a white worker."""
    first: i64 = 0
    for below in range(row):
        first += below + BASICS
    return first if which == LEFT else first + row + BASICS - 1


@final
@mypyc_attr(acyclic=True)
class TakeRowFood(EsdrasConsequence):
    """The first on a row takes its food pile (EN-114)."""

    made_from = arguments(side=SIDE, row=ROW)

    def __init__(self, side: i64, row: i64) -> None:
        """Name who placed the scribe, and the row."""
        super().__init__()
        self.side: Final = side
        self.row: Final = row

    def run(self, table: EsdrasTable) -> None:
        """All that is left; the opponent gets silver (EN-269)."""
        food = table.row_food[self.row]
        if food == 0:
            return
        table.row_food[self.row] = 0
        opponent = table.is_opponent(self.side)
        table.goods[self.side * GOODS + (SILVER if opponent else FOOD)] += food
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {"number": food, "row": self.row + 1}
            message = "row-silver" if opponent else "row-food"
            table.tell_side(self.side, message, about, "EN-269" if opponent else "EN-114")


# Heroes. -------------------------------------------------------------------------------------------------


def take_hero(table: EsdrasTable, side: i64, hero: i64) -> None:
    """Take a hero card: the rewards of the round from the left, then it is tucked (EN-217, EN-218)."""
    if table.game_events is not None:
        table.tell_side(side, "takes-hero", {"card": HERO_IDS[hero]}, "EN-217")
    table.then(TuckHero(side, hero))
    for back in range(ROUNDS):
        part = ROUNDS - 1 - back
        if part <= table.round:
            give(table, side, L_HERO + hero * ROUNDS + part)


@final
@mypyc_attr(acyclic=True)
class TuckHero(EsdrasConsequence):
    """A hero is tucked: its banner counts from now on (EN-219); the opponent only keeps it (EN-270)."""

    made_from = arguments(side=SIDE, hero=HERO)

    def __init__(self, side: i64, hero: i64) -> None:
        """Name side and hero."""
        super().__init__()
        self.side: Final = side
        self.hero: Final = hero

    def run(self, table: EsdrasTable) -> None:
        """Tuck it."""
        facts = table.facts
        table.heroes[self.side] |= bit(self.hero)
        if not table.is_opponent(self.side):
            colour = facts.hero_colour[self.hero]
            table.tucked_banners[self.side * COLOURS + colour] += facts.hero_value[self.hero]


# Tents. --------------------------------------------------------------------------------------------------


def tent_steps(move: i64) -> i64:
    """Return the steps of a tent move."""
    return move + 1 if move < 2 else 3 + (move - 2) // BASICS  # noqa: PLR2004  moves without a resource


def can_move_tent(table: EsdrasTable, side: i64, move: i64, blue: i64) -> bool:
    """Tell whether a tent move can be paid (EN-118)."""
    facts = table.facts
    steps = tent_steps(move)
    if facts.tent_blue[steps] > blue:
        return False
    return move < 2 or table.goods[side * GOODS + basic_of(move)] >= facts.tent_basic[steps]  # noqa: PLR2004


def basic_of(move: i64) -> i64:
    """Return the resource with which a move of 3 or 4 steps is paid."""
    return STONE + (move - 2) % BASICS


def move_tent(table: EsdrasTable, side: i64, move: i64) -> None:
    """Pay for the tent move and make it in one go (EN-118, EN-119)."""
    facts = table.facts
    steps = tent_steps(move)
    table.tent_moved = 1
    table.spent += facts.tent_blue[steps]
    if move >= 2:  # noqa: PLR2004
        table.goods[side * GOODS + basic_of(move)] -= facts.tent_basic[steps]
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {"number": steps, "banners": facts.tent_blue[steps]}
        table.tell_side(side, "moves-tent", about, "EN-118")
    table.then(TentSteps(side, steps))
