"""The game's part of a position document.

```toml
[table]
round = 2
turn = 3                                  # turns of the round that have been begun
shofar = "p1"
altar_face = "face_1a"
altar_order = ["p2", "p1"]                # of those on the same space, who is ahead
gates = { sheep = "p1", water = "p2" }    # corner gates not named are dealt out in turn
gate_silver = { dung = 3 }
walls = { w01 = "p1 wall_03" }
rubble = { w08 = ["gold", "stone"] }      # places not named are dealt from the bag; [] is cleared
temple = [["gold"], [], [], [], []]       # rows from the bottom, each from the left
scrolls = { s1_1 = "scroll_ezra" }        # cells not named are dealt
scribes = { s1_1 = "p1" }
white = { s1_3 = "right" }

[table.p1]
vp = 24                                   # or gains = { start = 10, temple = 14 }
silver = 5
food = 3
resources = { gold = 1 }
reserve = 4
levites = 2
traders = [1]                             # occupied slots
blessings = { orange = 2 }
tiles = { guards = "guards_1" }           # types not named are dealt
developed = ["guards"]
hand = ["singer", "mason"]                # or a number: dealt unseen
stacks = [["scholar"], [], []]            # each from the bottom
tucked = ["teacher"]
```

What is not said is as at the start of the game; workers that are nowhere are in the main supply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.setup import free_tiles, stack_markers, start_opponent
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    DEPTH,
    FOOD,
    FROM_START,
    GOODS,
    NEUTRAL,
    OPPONENT_ID,
    ORIGIN_IDS,
    ORIGINS,
    PHASES,
    SETTING_UP,
    SILVER,
    STACKS,
    WORKING,
    EsdrasTable,
    drawn_from,
    members_of,
)
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadPosition
from batisseurs.kernel.seats import seat_name
from batisseurs.kernel.source import Source

FLAGS = (
    "auxiliary_used", "trader_placed", "elder_placed", "levite_placed", "uses_over", "rebuilt",
    "scribe_placed", "tent_moved",
)  # fmt: skip
"""What has been done in the turn."""
COUNTS = ("spent", "levites_used", "items_done")
TABLE_KEYS = {
    "round", "turn", "phase", "shofar", "active", "altar_face", "altar_order", "gates", "gate_silver",
    "walls", "rubble", "bag", "temple", "scrolls", "scribes", "white", "row_food", "played", "action", "spot",
    "banners", "done", "spent", "levites_used", "items_done", "focus", "scheme", "focus_pile", "scheme_pile",
}  # fmt: skip
SIDE_KEYS = {
    "vp", "gains", "silver", "food", "resources", "reserve", "farmers", "labourers", "levites", "tent",
    "altar", "blessings", "heroes", "tent_steps", "wall_top", "wall_bottom",
}  # fmt: skip
SEAT_KEYS = SIDE_KEYS | {
    "traders", "elders", "tiles", "developed", "hand", "known", "stacks", "tucked", "wall_drawn",
}  # fmt: skip
"""What only a player has; the opponent draws a wall card and places it at once."""
WHITE_WORDS = ["", "left", "right"]
BLESSING_WORDS = ["orange", "purple", "red"]
COLOUR_WORDS = ["red", "grey", "blue", "wild"]
UNBUILT = "unbuilt"
NEUTRAL_WORD = "neutral"
LARGEST = 9999


def side_names(table: EsdrasTable) -> list[str]:
    """Return what a document calls the sides: `p1`, `p2`, or `opponent`."""
    return [OPPONENT_ID if table.is_opponent(side) else seat_name(side) for side in range(table.sides)]


# Writing. ------------------------------------------------------------------------------------------------


def write(table: EsdrasTable) -> dict[str, Any]:
    """Say everything about a table."""
    facts = table.facts
    names = side_names(table)
    places = range(facts.places)
    owners = {f.NONE: UNBUILT, NEUTRAL: NEUTRAL_WORD} | dict(enumerate(names))
    document: dict[str, Any] = {
        "round": table.round + 1,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "shofar": names[table.shofar],
        "active": names[table.active],
        "altar_face": f.FACE_IDS[table.altar_face] if table.altar_face != f.NONE else "",
        "altar_order": [names[side] for side in table.altar_order],
        "gates": {gate: owners[table.gate_owner[index]] for index, gate in enumerate(f.GATE_IDS)},
        "gate_silver": {gate: table.gate_silver[index] for index, gate in enumerate(f.GATE_IDS)},
        "walls": {
            facts.place_ids[wall]: f"{names[table.wall_owner[wall]]} {facts.wall_card_ids[card]}"
            for wall in range(facts.walls)
            if (card := table.wall_card[wall]) != f.NONE
        },
        "rubble": {
            facts.place_ids[place]: _cubes(table.rubble, place * f.RESOURCES)
            for place in places
            if table.owner(place) == f.NONE
        },
        "bag": _cubes(table.bag, 0),
        "temple": [
            [
                f.RESOURCE_IDS[table.temple[row * f.MOST_COLUMNS + column]]
                for column in range(table.filled[row])
            ]
            for row in range(f.ROWS)
        ],
        "scrolls": {
            cell: f.SCROLL_IDS[table.scrolls[index]] if table.scrolls[index] != f.NONE else ""
            for index, cell in enumerate(CELL_NAMES)
        },
        "scribes": {
            cell: names[table.scribes[index]]
            for index, cell in enumerate(CELL_NAMES)
            if table.scribes[index] != f.NONE
        },
        "white": {
            cell: WHITE_WORDS[table.white[index]]
            for index, cell in enumerate(CELL_NAMES)
            if table.white[index]
        },
        "row_food": list(table.row_food),
        "banners": {colour: table.banners[index] for index, colour in enumerate(COLOUR_WORDS)},
        "done": [flag for flag in FLAGS if getattr(table, flag) == 1],
    }
    document |= {count: getattr(table, count) for count in COUNTS}
    document["played"] = table.played + 1
    document["action"] = COLOUR_WORDS[table.action] if table.action != f.NONE else ""
    document["spot"] = facts.place_ids[table.spot] if table.spot != f.NONE else ""
    if table.solo():
        document["focus"] = facts.focus_ids[table.focus] if table.focus != f.NONE else ""
        document["scheme"] = facts.scheme_ids[table.scheme] if table.scheme != f.NONE else ""
        document["focus_pile"] = _ids(table.focus_pile, facts.focus_ids)
        document["scheme_pile"] = _ids(table.scheme_pile, facts.scheme_ids)
    for side, name in enumerate(names):
        document[name] = _write_side(table, side)
    return document


def _cubes(counts: Any, at: int) -> list[str]:
    return [good for index, good in enumerate(f.RESOURCE_IDS) for _ in range(counts[at + index])]


def _ids(members: int, ids: Sequence[str]) -> list[str]:
    return [name for index, name in enumerate(ids) if members >> index & 1]


def _write_side(table: EsdrasTable, side: int) -> dict[str, Any]:
    cards = table.facts.wall_card_ids
    top = table.wall_top[side]
    at = side * table.facts.wall_cards
    told: dict[str, Any] = {
        "gains": {origin: table.gains[side * ORIGINS + index] for index, origin in enumerate(ORIGIN_IDS)},
        "silver": table.has(side, SILVER),
        "food": table.has(side, FOOD),
        "resources": {good: table.has(side, index) for index, good in enumerate(f.RESOURCE_IDS)},
        "reserve": table.reserve[side],
        "farmers": table.farmers[side],
        "labourers": table.labourers[side],
        "levites": table.levites[side],
        "tent": f"c{table.tent[side]}",
        "altar": table.altar[side],
        "blessings": {
            colour: table.blessings[side * f.BLESSINGS + index] for index, colour in enumerate(BLESSING_WORDS)
        },
        "heroes": _ids(table.heroes[side], f.HERO_IDS),
        "tent_steps": table.tent_steps[side],
        "wall_top": cards[top] if top != f.NONE else "",
        "wall_bottom": [
            cards[table.wall_bottom[at + place]] for place in range(table.wall_bottom_size[side])
        ],
    }
    if table.is_opponent(side):
        return told
    stacks = []
    for stack in range(STACKS):
        where = side * STACKS + stack
        stacks.append(
            [f.CHARACTER_IDS[table.stacks[where * DEPTH + place]] for place in range(table.stack_size[where])]
        )
    return told | {
        "traders": [slot + 1 for slot in members_of(table.traders[side], f.SLOTS)],
        "elders": [slot + 1 for slot in members_of(table.elders[side], f.SLOTS)],
        "tiles": {
            type_: table.facts.tile_ids[table.tile(side, index)]
            if table.tiles[side * f.TYPES + index] != f.NONE
            else ""
            for index, type_ in enumerate(f.TYPE_IDS)
        },
        "developed": _ids(table.developed[side], f.TYPE_IDS),
        "hand": _ids(table.hand[side], f.CHARACTER_IDS),
        "known": _ids(table.known[side], f.CHARACTER_IDS),
        "stacks": stacks,
        "tucked": _ids(table.tucked[side], f.CHARACTER_IDS),
        "wall_drawn": _ids(table.wall_drawn[side], cards),
    }


# Reading. ------------------------------------------------------------------------------------------------


def read(zones: Mapping[str, Any], table: EsdrasTable, source: Source) -> None:
    """Lay a blank table: first everything that is stated, then deal the rest."""
    _Reader(zones, table, source).lay()


class _Reader:
    """Takes stated pieces out of bag and supply, and says what cannot be."""

    def __init__(self, zones: Mapping[str, Any], table: EsdrasTable, source: Source) -> None:
        self.zones = zones
        self.facts = table.facts
        self.source = source
        self.laid = table
        if self.laid.solo():
            start_opponent(self.laid)
        self.names = side_names(self.laid)

    def lay(self) -> None:
        """Do it all: the board, the sides, then what is dealt."""
        table = self.laid
        self._known_keys(self.zones, TABLE_KEYS | set(self.names), "[table]")
        self._numbers()
        self._turn()
        self._gates()
        self._walls()
        self._temple()
        self._scrolls()
        if table.solo():
            self._solo()
        for side in range(table.sides):
            self._side(side)
        self._altar_order()
        self._deal_tiles()
        self._deal_rubble()
        for side in range(table.sides):
            self._workers(side)

    # The board.

    def _numbers(self) -> None:
        table = self.laid
        table.round = self._number(self.zones, "round", 1, 1, f.ROUNDS) - 1
        table.turn = self._number(self.zones, "turn", 0, 0, f.DAYS * table.sides)
        table.phase = self._word(self.zones, "phase", PHASES, PHASES[WORKING])
        table.shofar = self._word(self.zones, "shofar", self.names, self.names[table.shofar])
        table.active = self._word(self.zones, "active", self.names, self.names[table.shofar])
        active = table.active
        stack_markers(table)
        table.active = active
        face = self.zones.get("altar_face")
        if face is None:
            table.altar_face = self.source.below(f.FACES)
        else:
            table.altar_face = self._word(self.zones, "altar_face", ["", *f.FACE_IDS]) - 1
        food = self._list(self.zones, "row_food", [int(number) for number in self.facts.row_food])
        if len(food) != f.SCROLL_ROWS:
            raise self._bad("row_food", food, "list")
        for row, number in enumerate(food):
            table.row_food[row] = self._whole(number, "row_food", 0, LARGEST)

    def _turn(self) -> None:
        table = self.laid
        table.played = self._number(self.zones, "played", 0, 0, STACKS) - 1
        table.action = self._word(self.zones, "action", ["", *COLOUR_WORDS[: f.COLOURS]], "") - 1
        table.spot = self._word(self.zones, "spot", ["", *self.facts.place_ids], "") - 1
        table.spent = self._number(self.zones, "spent", 0, 0, LARGEST)
        table.levites_used = self._number(self.zones, "levites_used", 0, 0, f.LEVITES)
        table.items_done = self._number(self.zones, "items_done", 0, 0, 255)
        for flag in self._texts(self.zones, "done"):
            if flag not in FLAGS:
                raise self._bad("done", flag, "word", ", ".join(FLAGS))
            setattr(table, flag, 1)
        for index, number in self._counts(self.zones, "banners", COLOUR_WORDS, LARGEST).items():
            table.banners[index] = number

    def _gates(self) -> None:  # noqa: C901  one check after the other
        table = self.laid
        stated = self._mapping(self.zones, "gates")
        owners = [*self.names, NEUTRAL_WORD, UNBUILT]
        for gate in stated:
            if gate not in f.GATE_IDS:
                raise self._bad("gates", gate, "word", ", ".join(f.GATE_IDS))
        for index, gate in enumerate(f.GATE_IDS):
            if gate not in stated:
                continue
            owner = self._word(stated, gate, owners)
            if owner == len(self.names):
                table.gate_owner[index] = NEUTRAL
            elif owner > len(self.names):
                table.gate_owner[index] = f.NONE
            else:
                table.gate_owner[index] = owner
            if table.gate_owner[index] == f.NONE and self.facts.corner[index]:
                raise self._bad("gates", gate, "corner")
            if table.gate_owner[index] != f.NONE:
                table.gate_silver[index] = 0
        for index, number in self._counts(self.zones, "gate_silver", f.GATE_IDS, LARGEST).items():
            if number and table.gate_owner[index] != f.NONE:
                raise self._bad("gate_silver", f.GATE_IDS[index], "silver")
            table.gate_silver[index] = number
        if table.phase != SETTING_UP:
            self._deal_corners(stated)

    def _deal_corners(self, stated: Mapping[str, Any]) -> None:
        """Corner gates that are not named go to players who have too few, in turn (EN-42, EN-234)."""
        table = self.laid
        due = 2 if table.solo() else table.facts.gatekeepers[table.players]
        for index, gate in enumerate(f.GATE_IDS):
            if gate in stated or not self.facts.corner[index]:
                continue
            owned = [
                sum(
                    table.gate_owner[other] == side and self.facts.corner[other] == 1
                    for other in range(f.GATES)
                )
                for side in range(table.sides)
            ]
            poorest = min(range(table.sides), key=lambda side: owned[side])
            if owned[poorest] < due:
                table.gate_owner[index] = poorest

    def _walls(self) -> None:
        table, facts = self.laid, self.facts
        for place, value in self._mapping(self.zones, "walls").items():
            if place not in facts.place_ids[: facts.walls]:
                raise self._bad("walls", place, "word", f"w01, …, w{facts.walls:02}")
            words = str(value).split()
            wall = facts.place_ids.index(place)
            if len(words) != 2 or words[0] not in self.names or words[1] not in facts.wall_card_ids:  # noqa: PLR2004
                raise self._bad("walls", str(value), "wall")
            if table.wall_owner[wall] == NEUTRAL:
                raise self._bad("walls", place, "neutral")
            side, card = self.names.index(words[0]), facts.wall_card_ids.index(words[1])
            self._take_wall(side, card)
            table.wall_owner[wall] = side
            table.wall_card[wall] = card

    def _take_wall(self, side: int, card: int) -> None:
        if not self.laid.wall_bag[side] >> card & 1:
            raise self._bad(f"{self.names[side]}.walls", self.facts.wall_card_ids[card], "twice")
        self.laid.wall_bag[side] &= ~bit(card)

    def _temple(self) -> None:
        table = self.laid
        rows = self._list(self.zones, "temple", [[] for _ in range(f.ROWS)])
        if len(rows) != f.ROWS:
            raise self._bad("temple", rows, "list")
        for row, cubes in enumerate(rows):
            if not isinstance(cubes, list) or len(cubes) > table.columns():
                raise self._bad("temple", cubes, "list")
            for column, cube in enumerate(cubes):
                if cube not in f.RESOURCE_IDS or not self.facts.temple_vp[f.RESOURCE_IDS.index(cube)]:
                    raise self._bad("temple", cube, "word", ", ".join(f.RESOURCE_IDS[: f.ASH]))
                table.temple[row * f.MOST_COLUMNS + column] = f.RESOURCE_IDS.index(cube)
            table.filled[row] = len(cubes)

    def _scrolls(self) -> None:  # noqa: C901  one check after the other
        table = self.laid
        stated = self._cells("scrolls")
        for cell, name in stated.items():
            if name == "":
                continue
            if name not in f.SCROLL_IDS or not _fits_row(table, cell, f.SCROLL_IDS.index(name)):
                raise self._bad("scrolls", name, "scroll")
            tile = f.SCROLL_IDS.index(name)
            if tile in list(table.scrolls):
                raise self._bad("scrolls", name, "twice")
            table.scrolls[cell] = tile
        for cell in range(f.SCROLL_CELLS):
            if cell in stated:
                continue
            free = [
                tile
                for tile in range(f.SCROLL_TILES)
                if _fits_row(table, cell, tile) and tile not in list(table.scrolls)
            ]
            table.scrolls[cell] = free[self.source.below(len(free))]
        for cell, name in self._cells("scribes").items():
            if name not in self.names or table.scrolls[cell] == f.NONE:
                raise self._bad("scribes", name, "word", ", ".join(self.names))
            table.scribes[cell] = self.names.index(name)
        self._white()
        for cell in range(f.SCROLL_CELLS):
            side, tile = table.scribes[cell], table.scrolls[cell]
            if side == f.NONE:
                continue
            if "row_food" not in self.zones:
                table.row_food[self.facts.cell_row[cell]] = 0
            if tile < f.FIRST_STONE_TILE and not table.is_opponent(side):
                table.abilities[side] |= bit(tile)

    def _white(self) -> None:
        table = self.laid
        if "white" in self.zones:
            for cell in range(f.SCROLL_CELLS):
                table.white[cell] = 0
            for cell, name in self._cells("white").items():
                if name not in WHITE_WORDS[1:] or table.players > 2:  # noqa: PLR2004  EN-45
                    raise self._bad("white", name, "word", "left, right")
                table.white[cell] = WHITE_WORDS.index(name)
        for cell in range(f.SCROLL_CELLS):
            if table.white[cell] and table.scribes[cell] != f.NONE:
                if "white" in self.zones:
                    raise self._bad("white", CELL_NAMES[cell], "twice")
                table.white[cell] = 0

    def _cells(self, key: str) -> dict[int, str]:
        found: dict[int, str] = {}
        for cell, value in self._mapping(self.zones, key).items():
            if cell not in CELL_NAMES:
                raise self._bad(key, cell, "word", ", ".join(CELL_NAMES))
            found[CELL_NAMES.index(cell)] = str(value)
        return found

    def _solo(self) -> None:
        table, facts = self.laid, self.facts
        table.focus = self._word(self.zones, "focus", ["", *facts.focus_ids], "") - 1
        table.scheme = self._word(self.zones, "scheme", ["", *facts.scheme_ids], "") - 1
        for key, ids, card in (
            ("focus_pile", facts.focus_ids, table.focus),
            ("scheme_pile", facts.scheme_ids, table.scheme),
        ):
            members = bit(len(ids)) - 1
            if card != f.NONE:
                members &= ~bit(card)
            if key in self.zones:
                members = self._set(self.zones, key, ids, "")
            setattr(table, key, members)

    # The sides.

    def _side(self, side: int) -> None:
        table, name = self.laid, self.names[side]
        stated = self.zones.get(name, {})
        if not isinstance(stated, Mapping):
            raise self._bad(name, stated, "mapping")
        self._known_keys(stated, SIDE_KEYS if table.is_opponent(side) else SEAT_KEYS, f"[table.{name}]")
        self._points(side, stated, name)
        for key, good in (("silver", SILVER), ("food", FOOD)):
            value = self._number(stated, key, table.has(side, good), 0, LARGEST, name)
            table.goods[side * GOODS + good] = value
        for index, number in self._counts(stated, "resources", f.RESOURCE_IDS, LARGEST, name).items():
            table.goods[side * GOODS + index] = number
        for key in ("reserve", "farmers", "labourers", "levites"):
            zone = getattr(table, key)
            most = f.LEVITES if key == "levites" else self.facts.workers
            zone[side] = self._number(stated, key, zone[side], 0, most, name)
        spaces = [f"c{space}" for space in range(self.facts.city_spaces)]
        table.tent[side] = self._word(stated, "tent", spaces, "c0", name)
        table.altar[side] = self._number(stated, "altar", 0, 0, self.facts.last_altar, name)
        table.tent_steps[side] = self._number(stated, "tent_steps", 0, 0, LARGEST, name)
        most = self.facts.last_blessing
        for index, number in self._counts(stated, "blessings", BLESSING_WORDS, most, name).items():
            table.blessings[side * f.BLESSINGS + index] = number
        self._wall_pile(side, stated, name)
        self._heroes(side, stated, name)
        if not table.is_opponent(side):
            self._seat(side, stated, name)

    def _points(self, side: int, stated: Mapping[str, Any], name: str) -> None:
        table = self.laid
        gains = self._mapping(stated, "gains")
        for origin, value in gains.items():
            if origin not in ORIGIN_IDS:
                raise self._bad(f"{name}.gains", origin, "word", ", ".join(ORIGIN_IDS))
            at = side * ORIGINS + ORIGIN_IDS.index(origin)
            table.gains[at] = self._whole(value, f"{name}.gains", -LARGEST, LARGEST)
        if "vp" in stated:
            points = self._number(stated, "vp", 0, -LARGEST, LARGEST, name)
            table.gains[side * ORIGINS + FROM_START] += points - table.points(side)

    def _wall_pile(self, side: int, stated: Mapping[str, Any], name: str) -> None:
        table, ids = self.laid, self.facts.wall_card_ids
        drawn = self._set(stated, "wall_drawn", ids, name)
        for card in members_of(drawn, table.facts.wall_cards):
            self._take_wall(side, card)
        table.wall_drawn[side] = drawn
        table.wall_top[side] = self._word(stated, "wall_top", ["", *ids], "", name) - 1
        if table.wall_top[side] != f.NONE:
            self._take_wall(side, table.wall_top[side])
        for text in self._texts(stated, "wall_bottom", name):
            if text not in ids:
                raise self._bad(f"{name}.wall_bottom", text, "word", ", ".join(ids))
            card = ids.index(text)
            self._take_wall(side, card)
            table.wall_bottom[side * len(ids) + table.wall_bottom_size[side]] = card
            table.wall_bottom_size[side] += 1

    def _heroes(self, side: int, stated: Mapping[str, Any], name: str) -> None:
        """Heroes that are not named come with the scribes on their tiles (EN-217)."""
        table = self.laid
        if "heroes" in stated:
            table.heroes[side] = self._set(stated, "heroes", f.HERO_IDS, name)
        else:
            for cell in range(f.SCROLL_CELLS):
                if table.scribes[cell] == side and table.scrolls[cell] >= f.FIRST_STONE_TILE:
                    table.heroes[side] |= bit(table.scrolls[cell] - f.FIRST_STONE_TILE)
        for other in range(side):
            if table.heroes[other] & table.heroes[side]:
                raise self._bad(f"{name}.heroes", "", "twice")
        if not table.is_opponent(side):
            for hero in members_of(table.heroes[side], f.HEROES):
                colour = self.facts.hero_colour[hero]
                table.tucked_banners[side * f.COLOURS + colour] += self.facts.hero_value[hero]

    def _seat(self, seat: int, stated: Mapping[str, Any], name: str) -> None:
        table, facts = self.laid, self.facts
        for key in ("traders", "elders"):
            slots = getattr(table, key)
            for stated_slot in self._list(stated, key, []):
                slot = self._whole(stated_slot, f"{name}.{key}", 1, f.SLOTS) - 1
                if slots[seat] >> slot & 1:
                    raise self._bad(f"{name}.{key}", slot + 1, "twice")
                slots[seat] |= bit(slot)
        for type_, tile in self._mapping(stated, "tiles").items():
            if type_ not in f.TYPE_IDS:
                raise self._bad(f"{name}.tiles", type_, "word", ", ".join(f.TYPE_IDS))
            if tile == "":
                continue
            index = f.TYPE_IDS.index(type_)
            own = facts.tile_ids[index * f.VARIANTS : (index + 1) * f.VARIANTS]
            if tile not in own:
                raise self._bad(f"{name}.tiles", str(tile), "word", ", ".join(own))
            if own.index(tile) not in free_tiles(table, index):
                raise self._bad(f"{name}.tiles", str(tile), "twice")
            table.tiles[seat * f.TYPES + index] = own.index(tile)
        table.developed[seat] = self._set(stated, "developed", f.TYPE_IDS, name)
        self._cards(seat, stated, name)

    def _cards(  # noqa: C901, PLR0912  one check after the other
        self, seat: int, stated: Mapping[str, Any], name: str
    ) -> None:
        table, ids = self.laid, f.CHARACTER_IDS
        table.tucked[seat] = self._set(stated, "tucked", ids, name)
        taken = table.tucked[seat]
        for card in members_of(taken, f.CHARACTERS):
            colour = self.facts.banner_colour[card * f.BANNERS]
            table.tucked_banners[seat * f.COLOURS + colour] += self.facts.banner_value[card * f.BANNERS]
        stacks = self._list(stated, "stacks", [[] for _ in range(STACKS)])
        if len(stacks) != STACKS or not all(isinstance(cards, list) for cards in stacks):
            raise self._bad(f"{name}.stacks", stacks, "list")
        for stack, cards in enumerate(stacks):
            if len(cards) > DEPTH:
                raise self._bad(f"{name}.stacks", cards, "list")
            for text in cards:
                if text not in ids:
                    raise self._bad(f"{name}.stacks", str(text), "word", ", ".join(ids))
                card = ids.index(text)
                if taken >> card & 1:
                    raise self._bad(f"{name}.stacks", text, "twice")
                taken |= bit(card)
                table.put_on_stack(seat, stack, card)
        hand = stated.get("hand", min(table.hand_limit(seat), f.CHARACTERS - size(taken)))
        rest = (bit(f.CHARACTERS) - 1) & ~taken
        known = self._set(stated, "known", ids, name)
        if type(hand) is int:
            table.hand[seat] = known
            if hand < size(known) or known & ~rest or hand > size(rest):
                raise self._bad(f"{name}.hand", hand, "hand")
            while size(table.hand[seat]) < hand:
                pool = rest & ~table.hand[seat]
                table.hand[seat] |= bit(drawn_from(pool, self.source.below(size(pool))))
        else:
            table.hand[seat] = self._set(stated, "hand", ids, name)
            if table.hand[seat] & ~rest or known & ~table.hand[seat]:
                raise self._bad(f"{name}.hand", "", "hand")
        table.known[seat] = known
        table.pile[seat] = rest & ~table.hand[seat]
        if table.pile[seat] == 0 and table.phase != SETTING_UP:
            table.known[seat] = table.hand[seat]

    def _altar_order(self) -> None:
        """Sort the markers by space; of those on one space the document, or the turn order, says (EN-35)."""
        table = self.laid
        order = [int(side) for side in table.altar_order]
        if "altar_order" in self.zones:
            texts = self._texts(self.zones, "altar_order")
            if sorted(texts) != sorted(self.names):
                raise self._bad("altar_order", ", ".join(texts), "order", ", ".join(self.names))
            order = [self.names.index(text) for text in texts]
        order.sort(key=lambda side: -table.altar[side])
        for place, side in enumerate(order):
            table.altar_order[place] = side

    # What is dealt.

    def _deal_tiles(self) -> None:
        table = self.laid
        for seat in range(table.players):
            stated = self.zones.get(self.names[seat], {})
            tiles = stated.get("tiles", {})
            for index, type_ in enumerate(f.TYPE_IDS):
                if type_ in tiles:
                    continue
                free = free_tiles(table, index)
                table.tiles[seat * f.TYPES + index] = free[self.source.below(len(free))]
            variant = table.tiles[seat * f.TYPES + f.GUARDS]
            if "resources" not in stated and variant != f.NONE:
                for resource in range(f.RESOURCES):
                    start = self.facts.storage_start[variant * f.RESOURCES + resource]
                    table.goods[seat * GOODS + resource] = start

    def _deal_rubble(self) -> None:  # noqa: C901  one check after the other
        table, facts = self.laid, self.facts
        stated = self._mapping(self.zones, "rubble")
        for place, cubes in stated.items():
            if place not in facts.place_ids:
                raise self._bad("rubble", place, "word", ", ".join(facts.place_ids))
            at = facts.place_ids.index(place)
            if not isinstance(cubes, list) or not all(cube in f.RESOURCE_IDS for cube in cubes):
                raise self._bad("rubble", str(cubes), "word", ", ".join(f.RESOURCE_IDS))
            if len(cubes) > facts.rubble[at] or (cubes and table.owner(at) != f.NONE):
                raise self._bad("rubble", place, "rubble")
            for cube in cubes:
                resource = f.RESOURCE_IDS.index(cube)
                if table.bag[resource] == 0:
                    raise self._bad("rubble", cube, "twice")
                table.bag[resource] -= 1
                table.rubble[at * f.RESOURCES + resource] += 1
        for position in range(facts.places):
            place_ = facts.ring[position]
            if facts.place_ids[place_] in stated or table.owner(place_) != f.NONE:
                continue
            for _ in range(facts.rubble[place_]):
                left = self.source.below(sum(table.bag))
                resource = 0
                while left >= table.bag[resource]:
                    left -= table.bag[resource]
                    resource += 1
                table.bag[resource] -= 1
                table.rubble[place_ * f.RESOURCES + resource] += 1
        bag = self._texts(self.zones, "bag")
        for resource, good in enumerate(f.RESOURCE_IDS):
            table.bag[resource] = bag.count(good)

    def _workers(self, side: int) -> None:
        """Workers that are nowhere else are in the main supply (EN-4)."""
        table = self.laid
        people = (
            table.reserve[side]
            + table.farmers[side]
            + table.labourers[side]
            + table.levites[side]
            + size(table.traders[side])
            + size(table.elders[side])
            + table.gatekeepers(side)
            + table.scribes_of(side)
        )
        if people > self.facts.workers:
            name, most = self.names[side], self.facts.workers
            raise BadPosition(
                f"{name} has {people} workers, more than {most} (EN-4)",
                Message(
                    "esdras-et-nehemie-error-workers", {"place": name, "number": int(people), "most": most}
                ),
            )
        table.supply[side] = self.facts.workers - people

    # Reading one value.

    def _bad(self, place: str, value: object, why: str, known: str = "") -> BadPosition:
        texts = {
            "word": f"{place}: {value!r} is none of: {known}",
            "list": f"{place}: {value!r} is no list that fits",
            "mapping": f"{place}: this should be a table, not {value!r}",
            "number": f"{place}: {value!r} is no whole number from {known}",
            "twice": f"{place}: {value} is already elsewhere",
            "corner": f"{place}: {value} is a corner gate and always built (EN-16)",
            "silver": f"{place}: {value} is built and holds no silver (EN-101)",
            "neutral": f"{place}: {value} is neutral with this number of players (EN-107)",
            "wall": f"{place}: {value!r} should be a player and a wall card, as `p1 wall_03`",
            "scroll": f"{place}: {value!r} cannot lie on this row (EN-24)",
            "hand": f"{place}: {value} does not fit the cards there are (EN-37)",
            "rubble": f"{place}: {value} has no room for so many cubes (EN-22)",
            "order": f"{place}: {value} does not name each of {known} once",
        }
        about: dict[str, str | int | list[str]] = {"place": place, "value": str(value), "known": known}
        return BadPosition(texts[why], Message(f"esdras-et-nehemie-error-{why}", about))

    def _known_keys(self, stated: Mapping[str, Any], known: set[str], where: str) -> None:
        for key in stated:
            if key not in known:
                possible = ", ".join(sorted(known))
                raise BadPosition(
                    f"{where} has no {key!r}; it has: {possible}",
                    Message("esdras-et-nehemie-error-key", {"place": where, "key": key, "known": possible}),
                )

    def _mapping(self, stated: Mapping[str, Any], key: str) -> Mapping[str, Any]:
        value = stated.get(key, {})
        if not isinstance(value, Mapping):
            raise self._bad(key, value, "mapping")
        return value

    def _list(self, stated: Mapping[str, Any], key: str, default: list[Any]) -> list[Any]:
        value = stated.get(key, default)
        if not isinstance(value, list):
            raise self._bad(key, value, "list")
        return value

    def _texts(self, stated: Mapping[str, Any], key: str, where: str = "") -> list[str]:
        value = stated.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self._bad(f"{where}.{key}" if where else key, value, "list")
        return value

    def _set(self, stated: Mapping[str, Any], key: str, ids: Sequence[str], where: str) -> int:
        members = 0
        place = f"{where}.{key}" if where else key
        for text in self._texts(stated, key, where):
            if text not in ids:
                raise self._bad(place, text, "word", ", ".join(ids))
            if members >> ids.index(text) & 1:
                raise self._bad(place, text, "twice")
            members |= bit(ids.index(text))
        return members

    def _counts(
        self, stated: Mapping[str, Any], key: str, ids: Sequence[str], most: int, where: str = ""
    ) -> dict[int, int]:
        found: dict[int, int] = {}
        place = f"{where}.{key}" if where else key
        for name, value in self._mapping(stated, key).items():
            if name not in ids:
                raise self._bad(place, name, "word", ", ".join(ids))
            found[ids.index(name)] = self._whole(value, place, 0, most)
        return found

    def _whole(self, value: object, place: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self._bad(place, value, "number", f"{least} – {most}")
        return value

    def _number(
        self, stated: Mapping[str, Any], key: str, default: int, least: int, most: int, where: str = ""
    ) -> int:
        return self._whole(stated.get(key, int(default)), f"{where}.{key}" if where else key, least, most)

    def _word(
        self,
        stated: Mapping[str, Any],
        key: str,
        ids: Sequence[str],
        default: str | None = None,
        where: str = "",
    ) -> int:
        value = stated.get(key, default)
        if value not in ids:
            raise self._bad(f"{where}.{key}" if where else key, value, "word", ", ".join(filter(None, ids)))
        return ids.index(value)


def _fits_row(table: EsdrasTable, cell: int, tile: int) -> bool:
    """Tell whether a scroll tile is of the kind of a cell's row (EN-24)."""
    row = table.facts.cell_row[cell]
    if row == 0:
        return tile >= f.FIRST_STONE_TILE
    if row == f.SCROLL_ROWS - 1:
        return tile < f.FIRST_WOOD_TILE
    return f.FIRST_WOOD_TILE <= tile < f.FIRST_STONE_TILE
