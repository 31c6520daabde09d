"""What a side has: goods, workers, cards, tiles, markers; and what a seat counts as its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.explain.cards import character, say, tile
from batisseurs.games.esdras_et_nehemie.explain.concepts import about, listed, phrases, rules, rules_of
from batisseurs.games.esdras_et_nehemie.red import levite_cost
from batisseurs.games.esdras_et_nehemie.sabbath import workers_to_feed
from batisseurs.games.esdras_et_nehemie.table import FOOD, SILVER, STACKS, EsdrasTable
from batisseurs.kernel.bits import size
from batisseurs.kernel.choice import Message
from batisseurs.kernel.explanation import Explanation, Figure, name_of
from batisseurs.kernel.seats import Seat, seat_name

if TYPE_CHECKING:
    from batisseurs.games.esdras_et_nehemie.explain.explainer import Explainer
    from batisseurs.games.esdras_et_nehemie.view import SideView

GOODS: Final = (*f.RESOURCE_IDS, "silver", "food")
PEOPLE: Final = (
    "reserve", "supply", "levites", "gatekeepers", "scribes", "traders", "elders", "farmers", "labourers",
)  # fmt: skip
BANNERS: Final = ("red_banner", "grey_banner", "blue_banner")
CARDS: Final = ("hand", "pile", "wall_pile", "stacks", "tucked", "heroes", "abilities", "tiles", "storage")
PARTS: Final = (
    *GOODS, *PEOPLE, *BANNERS, *CARDS, "points", "tent", "altar", "banners", "blessings", *f.BLESSING_IDS,
)  # fmt: skip
OPPONENT_PARTS: Final = (
    "gold", "silver", "reserve", "supply", "levites", "gatekeepers", "scribes", "wall_pile", "heroes",
    "points", "tent", "altar", "blessings", *f.BLESSING_IDS,
)  # fmt: skip
"""What the opponent has of them."""
CONCEPT: Final = {"points": "vp", "altar": "altar_marker"}
"""Parts that are called otherwise than what they show."""
SLOT_KINDS: Final = {"trader": "traders", "elder": "elders"}


def board(e: Explainer, side: SideView) -> Explanation:
    """A whole player board, or the opponent."""
    if e.table.is_opponent(side.side):
        told = (about("opponent", e.box), say("esdras-et-nehemie-explain-opponent-gains"))
        return Explanation(
            name_of("opponent"), told, _points(e, side), rules=rules(*rules_of("opponent")), item="opponent"
        )
    return Explanation(
        Message("esdras-et-nehemie-explain-title-of", {"item": "board", "seat": side.side}),
        (about("board", e.box),),
        (*_points(e, side), say("esdras-et-nehemie-explain-has-colour", colour=side.colour)),
        rules=rules(*rules_of("board")),
    )


def part(e: Explainer, side: SideView, name: str) -> Explanation | None:
    """Something on a player board, by the end of its id."""
    if name in (OPPONENT_PARTS if e.table.is_opponent(side.side) else PARTS):
        return _part(e, side, name)
    kind, _, rest = name.partition(".")
    if kind == "tile" and rest in f.TYPE_IDS:
        return _tile(e, side, rest)
    if kind in SLOT_KINDS and rest in {str(slot + 1) for slot in range(f.SLOTS)}:
        return _slot(e, side, SLOT_KINDS[kind], int(rest))
    if kind == "stack" and rest in {str(stack + 1) for stack in range(STACKS)}:
        return _stack(e, side, int(rest))
    return e.component(rest) if rest in lying(side).get(kind, ()) else None


def lying(side: SideView) -> dict[str, tuple[str, ...]]:
    """Return the cards and tiles of a side that the reader sees, by the middle of their ids."""
    return {
        "hand": side.hand or (),
        "wall": side.drawn or (),
        "card": tuple(card for stack in side.stacks for card in stack),
        "tucked": side.tucked,
        "hero": side.heroes,
        "ability": side.abilities,
    }


def _part(e: Explainer, side: SideView, name: str) -> Explanation:
    concept = CONCEPT.get(name, name)
    told = [about(concept, e.box)]
    costs, gains = e.nothing, e.nothing
    if name == "levites" and side.levites < len(e.box.levite):
        row = e.box.levite[side.levites]
        told.append(say("esdras-et-nehemie-explain-next-levite"))
        costs = (
            ()
            if e.table.is_opponent(side.side)
            else phrases({"food": int(levite_cost(e.table, side.side)), "worker": 1})
        )
        gains = phrases(row.reward)
    if name in {"blessings", *f.BLESSING_IDS}:
        told += [
            say("esdras-et-nehemie-explain-column", number=number, goods=listed(column.reward))
            for number, column in enumerate(e.box.blessing_column, start=1)
        ]
    if name in BANNERS:
        told.append(about("banners", e.box))
    return Explanation(
        Message("esdras-et-nehemie-explain-title-of", {"item": concept, "seat": e.who(side.side)}),
        tuple(told),
        _now(e, side, name),
        costs,
        gains,
        rules(*rules_of(concept)),
        concept if concept in e.entries else "",
    )


def _now(e: Explainer, side: SideView, name: str) -> tuple[Message, ...]:  # noqa: C901, PLR0911, PLR0912  one for each part
    who = e.who(side.side)
    if name == "points":
        return _points(e, side)
    if name == "tent":
        return (say("esdras-et-nehemie-explain-tent-at", seat=who, place=side.tent),)
    if name == "altar":
        place = e.seen.altar_order.index(side.side) + 1
        return (
            say("esdras-et-nehemie-explain-on-space", seat=who, number=side.altar),
            say("esdras-et-nehemie-explain-altar-place", number=place),
        )
    if name == "food" and not e.table.is_opponent(side.side):
        due = int(workers_to_feed(e.table, side.side))
        return (_count(e, side, name), say("esdras-et-nehemie-explain-to-feed", number=due))
    if name in BANNERS:
        index = BANNERS.index(name)
        shown = say("esdras-et-nehemie-explain-banners-shown", number=side.banners[index])
        if e.seen.active != side.side or e.seen.phase != "working_day":
            return (shown,)
        left = say("esdras-et-nehemie-explain-banners-left", number=e.seen.turn.available[index])
        return (shown, left)
    if name == "hand":
        cards = side.hand if side.hand is not None else side.known
        return (
            _count(e, side, name),
            *((say("esdras-et-nehemie-explain-cards", cards=list(cards)),) if cards else ()),
        )
    if name == "wall_pile":
        known = [say("esdras-et-nehemie-explain-on-top", card=side.wall_top)] if side.wall_top else []
        if side.wall_bottom:
            known.append(say("esdras-et-nehemie-explain-at-bottom", cards=list(side.wall_bottom)))
        return (_count(e, side, name), *known)
    if name in {"tucked", "heroes", "abilities"}:
        return (say("esdras-et-nehemie-explain-cards", cards=list(getattr(side, name))),)
    if name == "stacks":
        return tuple(_top(number, stack) for number, stack in enumerate(side.stacks, start=1))
    if name == "tiles":
        return (say("esdras-et-nehemie-explain-developed-tiles", number=developed(side)),)
    if name == "storage":
        return _storage(e, side)
    if name == "blessings":
        return tuple(
            say("esdras-et-nehemie-explain-blessing-at", blessing=blessing, number=number)
            for blessing, number in zip(f.BLESSING_IDS, side.blessings, strict=True)
        )
    if name == "banners":
        return tuple(
            say("esdras-et-nehemie-explain-banner-count", banner=banner, number=number)
            for banner, number in zip(BANNERS, side.banners, strict=True)
        )
    return (_count(e, side, name),)


def developed(side: SideView) -> int:
    """Return how many tiles a side has developed."""
    return sum(own.developed for own in side.tiles)


def _count(e: Explainer, side: SideView, name: str) -> Message:
    return say("esdras-et-nehemie-explain-count", seat=e.who(side.side), number=_number(side, name))


def _number(side: SideView, name: str) -> int:
    if name in f.RESOURCE_IDS:
        return side.resources[f.RESOURCE_IDS.index(name)]
    if name in f.BLESSING_IDS:
        return side.blessings[f.BLESSING_IDS.index(name)]
    if name in {"traders", "elders"}:
        return sum(getattr(side, name))
    number: int = side.hand_size if name == "hand" else getattr(side, name)
    return number


def _points(e: Explainer, side: SideView) -> tuple[Message, ...]:
    seat = e.who(side.side)
    return (say("esdras-et-nehemie-explain-points-now", seat=seat, number=side.points, final=side.final),)


def _storage(e: Explainer, side: SideView) -> tuple[Message, ...]:
    cubes = sum(side.resources)
    guards = next((own for own in side.tiles if own.type == "guards"), None)
    if guards is None or guards.tile is None or guards.developed:
        return (say("esdras-et-nehemie-explain-stored-freely", number=cubes),)
    room = e.entry(guards.tile, c.Guards).storage
    return (say("esdras-et-nehemie-explain-stored", number=cubes, room=room),)


def _tile(e: Explainer, side: SideView, type_: str) -> Explanation | None:
    own = next((own for own in side.tiles if own.type == type_), None)
    if own is None:
        return None
    if own.tile is not None:
        return tile(e, e.entry(own.tile, c.Tile))
    return Explanation(name_of(type_), (about(type_, e.box),), rules=rules(*rules_of(type_)))


def _slot(e: Explainer, side: SideView, type_: str, number: int) -> Explanation:
    """A trader or elder slot: what it gives on the side of the tile that is up."""
    own = next((own for own in side.tiles if own.type == type_), None)
    gives: list[c.Gains] = []
    if own is not None and own.tile is not None:
        entry = e.entry(own.tile, c.Slots)
        gives = list(entry.back if own.developed else entry.front)
    filled = (side.traders if type_ == "traders" else side.elders)[number - 1]
    if filled:
        now = say("esdras-et-nehemie-explain-slot-filled")
    elif number > len(gives):
        now = say("esdras-et-nehemie-explain-slot-shut")
    else:
        now = say("esdras-et-nehemie-explain-slot-free")
    title = Message(
        "esdras-et-nehemie-explain-title-slot", {"item": type_, "number": number, "seat": e.who(side.side)}
    )
    return Explanation(
        title,
        (about(type_, e.box),),
        (now,),
        phrases({"worker": 1}),
        phrases(gives[number - 1]) if number <= len(gives) else (),
        rules(139, 140, 141, 142),
        own.tile or "" if own is not None else "",
    )


def _stack(e: Explainer, side: SideView, number: int) -> Explanation:
    """A stack of character cards: the visible one is explained too."""
    stack = side.stacks[number - 1]
    title = Message("esdras-et-nehemie-explain-title-stack", {"number": number, "seat": e.who(side.side)})
    if not stack:
        return Explanation(title, (about("stacks", e.box),), (_top(number, stack),), rules=rules(54, 55, 56))
    shown = character(e, e.entry(stack[-1], c.Character))
    under = [say("esdras-et-nehemie-explain-under", cards=list(stack[:-1]))] if stack[:-1] else []
    return Explanation(
        title,
        (about("stacks", e.box), *shown.about[1:]),
        (_top(number, stack), *under),
        rules=rules(54, 55, 56, 58),
        item=stack[-1],
    )


def _top(number: int, stack: tuple[str, ...]) -> Message:
    if not stack:
        return say("esdras-et-nehemie-explain-stack-empty", number=number)
    return say("esdras-et-nehemie-explain-stack-top", number=number, card=stack[-1])


def figures(table: EsdrasTable, seat: Seat) -> tuple[Figure, ...]:
    """Return what a seat counts as its own."""
    name = seat_name(seat)
    counted = {
        "red_banner": table.available(seat, f.RED) if seat == table.active else 0,
        "grey_banner": table.available(seat, f.GREY) if seat == table.active else 0,
        "blue_banner": table.available(seat, f.BLUE) if seat == table.active else 0,
        "gold": table.has(seat, f.GOLD),
        "stone": table.has(seat, f.STONE),
        "wood": table.has(seat, f.WOOD),
        "ash": table.has(seat, f.ASH),
        "silver": table.has(seat, SILVER),
        "food": table.has(seat, FOOD),
        "reserve": table.reserve[seat],
        "supply": table.supply[seat],
        "levites": table.levites[seat],
        "gatekeepers": table.gatekeepers(seat),
        "scribes": table.scribes_of(seat),
        "traders": size(table.traders[seat]),
        "elders": size(table.elders[seat]),
        "farmers": table.farmers[seat],
        "labourers": table.labourers[seat],
        "altar": table.altar[seat],
        "blessing_orange": table.blessings[seat * f.BLESSINGS + f.ORANGE],
        "blessing_purple": table.blessings[seat * f.BLESSINGS + f.PURPLE],
        "blessing_red": table.blessings[seat * f.BLESSINGS + f.SCARLET],
        "tiles": table.developed_tiles(seat),
    }
    return tuple(Figure(f"{name}.{kind}", int(number)) for kind, number in counted.items())
