"""What comes of a table as it is: paths to scrolls, the coming Sabbath, banners that can be spent.

Counted by the rules, for views: what shows a table computes none of it.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.blue import FAR, access_price, path_fee, path_price
from batisseurs.games.esdras_et_nehemie.rewards import BuyFood
from batisseurs.games.esdras_et_nehemie.sabbath import (
    FARMERS_FOOD,
    GUARDS_RECOVERY,
    ITEM_IDS,
    ITEMS,
    JUDGEMENT,
    TuckCard,
    ability_of,
    has_item,
    is_there,
    judgement_at,
    judgement_of,
)
from batisseurs.games.esdras_et_nehemie.scoring import condition_points
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    FOOD,
    PREPARING,
    RESTING,
    WORKING,
    EsdrasTable,
    members_of,
)
from batisseurs.kernel.bits import bit, size

Judged = Literal["behind", "between", "ahead"]
JUDGEMENTS: Final[tuple[Judged, ...]] = get_args(Judged)
Eater = Literal["gatekeeper", "scribe", "trader", "elder", "farmer", "labourer", "worker"]
When = Literal["done", "now", "later"]
Colour = Literal["red", "grey", "blue"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
Amounts = dict[str, int]
"""Goods under the ids of rewards."""


class PathView(msgspec.Struct, frozen=True):
    """The cheapest path to a scroll tile (EN-111, EN-112)."""

    silver: int
    to: tuple[int | None, ...]
    """Whom the silver goes to, from the top down; None for the main supply."""
    over: tuple[str, ...]
    """The tiles that it uses, from the top down."""


class EaterView(msgspec.Struct, frozen=True):
    """Workers who are fed on the Sabbath, or need not be (EN-163)."""

    who: Eater
    number: int
    fed_by: str | None = None
    """The scroll tile for which they cost no food."""


class ItemView(msgspec.Struct, frozen=True):
    """An item of the preparation phase (EN-151)."""

    item: str
    done: bool
    gives: Amounts


class SabbathView(msgspec.Struct, frozen=True):
    """What the Sabbath brings to a side as the table is now."""

    prepare: When
    feed: When
    tuck: When
    """How far the side is: they go through it one after the other from the Shofar holder (EN-152, EN-162)."""
    items: tuple[ItemView, ...]
    judgement: Judged
    """Where its marker is, seen from the Prophets: `behind`, `between` or `ahead` (EN-157)."""
    judgement_after_fire: Judged | None
    """Where it would be after the Perpetual Fire, if that is open and would change something."""
    gives_after_fire: Amounts
    eaters: tuple[EaterView, ...]
    due: int
    """The food that they eat. Workers in the reserve are assigned before (EN-153)."""
    missing: int
    lost: int
    """Points for those who stay hungry (EN-164)."""
    worth: Amounts
    """What each card on the stacks, and each tucked one, scores now (B22)."""
    left: int
    """How many Sabbaths there are still, this one included."""


class BannersView(msgspec.Struct, frozen=True):
    """Banners of one colour: what there is, and how it has changed in the turn (EN-59, EN-61, EN-65)."""

    colour: Colour
    number: int
    chosen: bool = False
    """Whether the main action of the turn is paid with it."""
    spent: int = 0
    gained: int = 0


# Scrolls. ------------------------------------------------------------------------------------------------


def path_to(table: EsdrasTable, side: int, cell: int) -> PathView | None:
    """Return the cheapest path to a tile on which a scribe could be placed."""
    if table.scribes[cell] != f.NONE or table.scrolls[cell] == f.NONE:
        return None
    silver = access_price(table, side, cell)
    if silver >= FAR:
        return None
    facts = table.facts
    at, to, over = cell, list[int | None](), list[str]()
    while facts.cell_row[at] > 0:
        left, right = facts.below_left[at], facts.below_right[at]
        at = left if path_price(table, side, left) <= path_price(table, side, right) else right
        over.append(f"scroll.{CELL_NAMES[at]}")
        if path_fee(table, side, at) > 0:
            owner = int(table.scribes[at])
            to.append(owner if owner != f.NONE else None)
    return PathView(int(silver), tuple(to), tuple(over))


# Banners and storage. ------------------------------------------------------------------------------------


def banners(table: EsdrasTable, side: int) -> tuple[BannersView, ...]:
    """Return the banners of a side by colour: those of another colour than the action's stay (EN-59)."""
    return tuple(_banners(table, side, colour) for colour in range(f.COLOURS))


def _banners(table: EsdrasTable, side: int, colour: int) -> BannersView:
    name, shown = COLOURS[colour], int(table.shown_banners(side, colour))
    chosen = table.action == colour
    if table.active != side or table.phase != WORKING or not (chosen or table.action == f.NONE):
        return BannersView(name, shown)
    gained = int(table.banners[colour] + table.banners[f.COLOURS])
    spent = int(table.spent) if chosen else 0
    return BannersView(name, int(table.available(side, colour)), chosen, spent, gained)


def storage(table: EsdrasTable, side: int) -> int | None:
    """Return for how many cubes a side has room between turns; None without a limit (EN-136, EN-138)."""
    tile = table.tiles[side * f.TYPES + f.GUARDS]
    if table.is_opponent(side) or tile == f.NONE or table.is_developed(side, f.GUARDS):
        return None
    return int(table.facts.storage[tile])


# The Sabbath. --------------------------------------------------------------------------------------------


def sabbath(table: EsdrasTable, side: int) -> SabbathView | None:
    """Return what the Sabbath brings to a player; None on working days."""
    if table.phase not in (PREPARING, RESTING) or table.is_opponent(side):
        return None
    after, later = _after_fire(table, side)
    eaters = _eaters(table, side)
    due = sum(group.number for group in eaters if group.fed_by is None)
    missing = max(due - int(table.has(side, FOOD)), 0)
    cards = table.on_stacks(side) | table.tucked[side]
    prepare, feed, tuck = _stages(table, side)
    return SabbathView(
        prepare=prepare,
        feed=feed,
        tuck=tuck,
        items=_items(table, side),
        judgement=JUDGEMENTS[judgement_of(table, side)],
        judgement_after_fire=after,
        gives_after_fire=later,
        eaters=eaters,
        due=due,
        missing=missing,
        lost=missing * int(table.facts.hunger_vp),
        worth={
            f.CHARACTER_IDS[card]: int(condition_points(table, side, card))
            for card in members_of(cards, f.CHARACTERS)
        },
        left=f.ROUNDS - int(table.round),
    )


def _stages(table: EsdrasTable, side: int) -> tuple[When, When, When]:
    place = (side - table.shofar) % table.sides - (table.active - table.shofar) % table.sides
    turn: When = "done" if place < 0 else "now" if place == 0 else "later"
    if table.phase == PREPARING:
        return turn, "later", "later"
    if turn != "now":
        return "done", turn, turn
    if isinstance(table.top, BuyFood):
        return "done", "now", "later"
    return "done", "done", "now" if isinstance(table.top, TuckCard) else "done"


def _eaters(table: EsdrasTable, side: int) -> tuple[EaterView, ...]:
    groups: tuple[tuple[Eater, int, int], ...] = (
        ("gatekeeper", table.gatekeepers(side), f.GATE_PROVISIONS),
        ("scribe", table.scribes_of(side), f.SCRIBES_TABLE),
        ("trader", size(table.traders[side]), f.GATE_PROVISIONS),
        ("elder", size(table.elders[side]), f.NONE),
        ("farmer", table.farmers[side], f.FIELDS_OF_REST),
        ("labourer", table.labourers[side], f.FIELDS_OF_REST),
        ("worker", table.reserve[side], f.FIELDS_OF_REST),
    )
    return tuple(
        EaterView(
            who,
            int(number),
            f.SCROLL_IDS[tile] if tile != f.NONE and table.owns(side, tile) else None,
        )
        for who, number, tile in groups
        if number > 0
    )


def _items(table: EsdrasTable, side: int) -> tuple[ItemView, ...]:
    preparing = table.phase == PREPARING and table.active == side
    found = []
    for item in range(ITEMS):
        done = preparing and table.items_done & bit(item) != 0
        if done or is_there(table, side, item):
            found.append(ItemView(ITEM_IDS[item], done, _gives(table, side, item)))
    return tuple(found)


def _gives(table: EsdrasTable, side: int, item: int) -> Amounts:
    if item == JUDGEMENT:
        return _judgement_gives(table, judgement_of(table, side))
    if item == FARMERS_FOOD:
        return {"food": int(table.facts.extra_food[table.tiles[side * f.TYPES + f.FARMERS]])}
    if item == GUARDS_RECOVERY:
        return {"recover": 1}
    given = rewards(table, f.L_SCROLL + ability_of(item))
    if ability_of(item) == f.TITHES:
        return {good: number * int(table.levites[side]) for good, number in given.items()}
    return given


def _judgement_gives(table: EsdrasTable, judgement: int) -> Amounts:
    return rewards(table, f.L_JUDGEMENT + (table.altar_face * f.ROUNDS + table.round) * 3 + judgement)


def _after_fire(table: EsdrasTable, side: int) -> tuple[Judged | None, Amounts]:
    """Return how the judgement would be, and what it would give, with the Perpetual Fire before it."""
    fire = ITEM_IDS.index("perpetual_fire")
    preparing = table.phase == PREPARING and table.active == side
    if not preparing or not has_item(table, side, JUDGEMENT) or not has_item(table, side, fire):
        return None, {}
    steps = rewards(table, f.L_SCROLL + f.PERPETUAL_FIRE).get("altar_step", 0)
    space = min(int(table.altar[side]) + steps, int(table.facts.last_altar))
    later = judgement_at(table, space)
    if later == judgement_of(table, side):
        return None, {}
    return JUDGEMENTS[later], _judgement_gives(table, later)


def rewards(table: EsdrasTable, number: int) -> Amounts:
    """Return a reward list as goods."""
    entries = table.facts.rewards
    given: Amounts = {}
    for at in range(number * f.LIST_SIZE, (number + 1) * f.LIST_SIZE, 2):
        if entries[at] == f.NONE:
            break
        given[f.REWARD_IDS[entries[at]]] = int(entries[at + 1])
    return given
