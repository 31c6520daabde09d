"""The component file of Esdras et Néhémie: its typed form, and the arrays the rules read.

The file is TOML, one entry for each card, tile and space, every value with its source; see `components.toml`.
What a file must satisfy to be played with is in `constraints.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta
from mypy_extensions import i64

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.component_values import MOST_AT_ONCE, Count, Entry, Few, OneOrMore, Row, Value
from batisseurs.kernel.documents import read_component_file
from batisseurs.kernel.game import ComponentValue, Origin

LAYOUT = 1
Gains = Annotated[dict[str, int], Meta(max_length=f.LIST_LENGTH)]
"""Goods and their amounts in printed order, as `{ tent_step = 1, silver = 1 }`."""
Colour = Literal["red", "grey", "blue"]
Kind = Literal["gold", "wood", "stone"]
GateId = Literal["sheep", "muster", "east", "horse", "water", "fountain", "dung", "valley", "old", "fish"]
Condition = Literal[
    "golden_spaces", "developed_tiles", "purple_blessings", "gatekeepers", "walls", "orange_blessings",
    "scribes", "levites", "red_blessings", "top_scrolls",
]  # fmt: skip
SchemeAction = Literal[
    "gain", "build_temple", "clear_wall", "rebuild_gate", "rebuild_wall", "scribe_highest", "scribe_lowest"
]
"""The words of `facts.GATE_IDS`, `CONDITION_IDS` and `ACTION_IDS`."""
Limit = Annotated[int, Meta(ge=0, le=f.NO_LIMIT)]
Players = tuple[Annotated[int, Meta(ge=1, le=f.MOST_PLAYERS)], ...]
Direction = Literal["clockwise", "counter_clockwise"]

PLAYERS = range(1, f.MOST_PLAYERS + 1)
ROUNDS = range(1, f.ROUNDS + 1)
STEPS = range(1, 5)
"""Steps of a paid move of the tent (EN-118)."""
BLESSING_WORDS = ("orange", "purple", "red")
COLOUR_WORDS = ("red", "grey", "blue")
WALL_IDS = tuple(f"w{number:02}" for number in range(1, f.MOST_WALLS + 1))
WALL_CARD_IDS = tuple(f"wall_{number:02}" for number in range(1, f.MOST_WALL_CARDS + 1))
LEVITE_IDS = tuple(f"levite_{number}" for number in range(1, f.LEVITES + 1))
TEMPLE_ROW_IDS = tuple(f"temple_row_{number}" for number in range(1, f.ROWS + 1))
TEMPLE_IDS = ("temple_2", "temple_3", "temple_4")
ALTAR_IDS = tuple(f"altar_{number}" for number in range(f.MOST_ALTAR_SPACES))
JUDGEMENT_IDS = tuple(f"{face}_{round_}" for face in f.FACE_IDS for round_ in ROUNDS)
SCROLL_ROW_IDS = tuple(f"scroll_row_{number}" for number in range(1, f.SCROLL_ROWS + 1))
CITY_IDS = tuple(f"c{number}" for number in range(f.MOST_CITY_SPACES))
COLUMN_IDS = tuple(f"column_{number}" for number in range(1, f.MOST_BLESSING_SPACES))
TILE_IDS = tuple(f"{kind}_{number}" for kind in f.TYPE_IDS for number in range(1, f.VARIANTS + 1))
SOLO_IDS = ("solo_a", "solo_b")
FOCUS_IDS = tuple(
    f"focus_{name}" for name in (*f.GATE_IDS, *range(len(f.GATE_IDS) + 1, f.MOST_FOCUS_CARDS + 1))
)
"""One for each gate; more have numbers."""
SCHEME_IDS = tuple(f"scheme_{number}" for number in range(1, f.SCHEME_CARDS + 1))
UNSAID = {"amount": 0, "gives": {}, "buy": None, "sell": {}}
"""Keys that an entry may lack, and what they are then."""


class Banner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A banner of a card (EN-60)."""

    colour: Colour
    value: OneOrMore

    def __str__(self) -> str:
        """Return colour and value."""
        return f"{self.colour} {self.value}"


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of a buying trade: silver, and the goods for it (EN-124)."""

    price: Few
    goods: Annotated[dict[str, int], Meta(min_length=1, max_length=f.LIST_LENGTH)]

    def __str__(self) -> str:
        """Return what is paid and what for."""
        return f"{self.price} silver → {written(self.goods)}"


class Trade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A buying trade."""

    upper: Option
    lower: Option

    def __str__(self) -> str:
        """Return both options."""
        return f"{self.upper} | {self.lower}"


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of a scheme card: what it needs, spends, does and gives (EN-250)."""

    action: SchemeAction
    least_workers: Limit = 0
    most_workers: Limit = f.NO_LIMIT
    least_gold: Limit = 0
    most_gold: Limit = f.NO_LIMIT
    spends: Limit = 0
    gives: Gains = {}

    def __str__(self) -> str:
        """Return `rebuild_wall, gold 2+`, or `gain, workers 0-1, gives 2 worker`."""
        parts: list[str] = [self.action]
        for what, least, most in (
            ("workers", self.least_workers, self.most_workers),
            ("gold", self.least_gold, self.most_gold),
        ):
            if most != f.NO_LIMIT:
                parts.append(f"{what} {least}-{most}")
            elif least:
                parts.append(f"{what} {least}+")
        if self.spends:
            parts.append(f"spends {self.spends} gold")
        if self.gives:
            parts.append(f"gives {written(self.gives)}")
        return ", ".join(parts)


class Ring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places of the ring, clockwise."""

    places: tuple[str, ...]
    source: Origin


class Wall(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wall spot."""

    grey: Few
    stone: Few
    rubble: Few
    blessing: Literal["orange", "purple", "red"]
    neutral: Players


class Gate(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A gate."""

    corner: bool
    rubble: Few
    gatekeeper: Gains
    connection: Gains
    vp: Few
    neutral: Players


class WallCard(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wall card."""

    effect: Gains
    vp: Few


class Levite(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of the Levite track."""

    food: Count
    reward: Gains


class TempleRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of the Temple."""

    banners: Few
    reward: Gains


class Temple(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A version of the Temple: the sector of every cell, the uppermost row first."""

    players: tuple[int, ...]
    sectors: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=f.MOST_COLUMNS)], ...],
        Meta(min_length=f.ROWS, max_length=f.ROWS),
    ]


class AltarSpace(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the altar track."""

    golden: bool
    reward: Gains


class AltarFace(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A face of an altar card."""

    card: Annotated[int, Meta(ge=1, le=2)]


class Judgement(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The line of an altar face for one round."""

    zechariah: int
    haggai: int
    behind: Gains
    between: Gains
    ahead: Gains

    @property
    def effects(self) -> dict[str, Gains]:
        """Return the three effects in the order of the facts."""
        return {"behind": self.behind, "between": self.between, "ahead": self.ahead}


class ScrollRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of the scroll grid."""

    tiles: int
    blue: Few
    silver: Few
    gold: Few
    vp: Few
    food: Few


class Scroll(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scroll tile."""

    kind: Kind
    now: Annotated[int, Meta(ge=-MOST_AT_ONCE, le=MOST_AT_ONCE)]
    amount: int = 0
    gives: Gains = {}  # noqa: RUF012  msgspec copies it


class Hero(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero card."""

    banner: Banner
    left: Gains
    middle: Gains
    right: Gains


class Space(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the city map."""

    reward: Gains


class Column(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A column of the Blessing tracks."""

    reward: Gains


class Character(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character card."""

    gate: GateId
    banners: tuple[Banner, ...]
    condition: Condition
    base: Few
    buy: Trade | None = None
    sell: Gains = {}  # noqa: RUF012  the same

    def shows(self, colour: str) -> int:
        """Return all banners of a colour."""
        return sum(banner.value for banner in self.banners if banner.colour == colour)


class Tile(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all development tiles have."""

    cost: Annotated[dict[str, int], Meta(min_length=1, max_length=1)]
    green_bar: Gains


class Guards(Tile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Guards tile."""

    storage: Count
    start: Gains


class Slots(Tile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Traders, Elders or Labourers tile: the slots, or the options, of both sides."""

    front: tuple[Gains, ...]
    back: tuple[Gains, ...]


class Farmers(Tile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Farmers tile."""

    front: Gains
    back: Gains
    extra_food: Few
    sells_food: bool


class SoloFace(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A face of the solo board."""

    workers: Count
    silver: Count
    gold: Count
    behind: Gains
    between: Gains
    ahead: Gains
    reserve_silver: Few
    adds: bool


class Focus(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A focus card."""

    gate: GateId
    column: int
    direction: Direction
    upper: Option
    lower: Option


class Scheme(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scheme card."""

    first: Action
    second: Action
    third: Action

    @property
    def actions(self) -> dict[str, Action]:
        """Return its actions from the top."""
        return {"first": self.first, "second": self.second, "third": self.third}


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    layout: int
    game: str
    numbers: dict[str, Value]
    pieces: dict[str, Value]
    colour: tuple[Entry, ...]
    good: tuple[Entry, ...]
    blessing: tuple[Entry, ...]
    tile_type: tuple[Entry, ...]
    ring: Ring
    wall: tuple[Wall, ...]
    gate: tuple[Gate, ...]
    wall_card: tuple[WallCard, ...]
    levite: tuple[Levite, ...]
    temple_row: tuple[TempleRow, ...]
    temple: tuple[Temple, ...]
    altar_space: tuple[AltarSpace, ...]
    altar_face: tuple[AltarFace, ...]
    judgement: tuple[Judgement, ...]
    scroll_row: tuple[ScrollRow, ...]
    scroll: tuple[Scroll, ...]
    hero: tuple[Hero, ...]
    city_space: tuple[Space, ...]
    blessing_column: tuple[Column, ...]
    character: tuple[Character, ...]
    guards: tuple[Guards, ...]
    traders: tuple[Slots, ...]
    elders: tuple[Slots, ...]
    farmers: tuple[Farmers, ...]
    labourers: tuple[Slots, ...]
    opponent: tuple[Entry, ...]
    solo_face: tuple[SoloFace, ...]
    focus: tuple[Focus, ...]
    scheme: tuple[Scheme, ...]

    def number(self, name: str) -> int:
        """Return a number of the rules."""
        return self.numbers[name].value

    def piece(self, name: str) -> int:
        """Return how many of a piece the box has."""
        return self.pieces[name].value

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All development tiles."""
        return (*self.guards, *self.traders, *self.elders, *self.farmers, *self.labourers)

    def rows(self) -> Iterator[Row]:
        """Every entry, in the order of the file."""
        for heading in self.__struct_fields__:
            listed = getattr(self, heading)
            if isinstance(listed, tuple):
                yield from listed

    def entries(self) -> tuple[Entry, ...]:
        """Everything that has a name."""
        return tuple(row for row in self.rows() if isinstance(row, Entry))


def read(text: str) -> Components:
    """Read a component file; what is malformed is refused with its place in the file."""
    return read_component_file(text, "esdras-et-nehemie", LAYOUT, Components)


def names(components: Components) -> dict[str, dict[str, str]]:
    """Return every name by id and language."""
    return {entry.id: msgspec.structs.asdict(entry.name) for entry in components.entries()}


# The list of values. -----------------------------------------------------------------------------


def values(components: Components) -> Iterator[ComponentValue]:
    """List every printed value with its source, in the order of the file."""
    for heading, numbers in (("numbers", components.numbers), ("pieces", components.pieces)):
        for name, number in numbers.items():
            yield ComponentValue(f"{heading}.{name}", str(number.value), number.source)
    yield ComponentValue("ring.places", written(components.ring.places), components.ring.source)
    for row in components.rows():
        for key in keys(row):
            value = getattr(row, key)
            if key not in UNSAID or value != UNSAID[key]:
                source = row.sources.get(key, row.source)
                yield ComponentValue(f"{row.id}.{key}", written(value), source)


def keys(row: Row) -> list[str]:
    """Return the keys of an entry that hold something printed."""
    return [key for key in row.__struct_fields__ if key not in {"id", "source", "sources"}]


def written(value: object) -> str:
    """Return a value of the file as the list of values and refusals show it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return " + ".join(f"{amount} {kind}" for kind, amount in value.items()) or "-"
    if isinstance(value, tuple):
        return " | ".join(written(item) for item in value) or "-"
    return str(value)


# The fingerprint. --------------------------------------------------------------------------------


def fingerprint(components: Components) -> str:
    """Return what tells two sets of values apart in a record; sources and comments do not count."""
    return hashlib.sha256(msgspec.json.encode(_plain(components))).hexdigest()[:16]


def _plain(value: Any) -> Any:
    """Return a value as lists: the order of gains counts, that of numbers does not."""
    if isinstance(value, msgspec.Struct):
        fields = [key for key in value.__struct_fields__ if key not in {"source", "sources"}]
        return [[key, _plain(getattr(value, key))] for key in fields]
    if isinstance(value, dict):
        pairs = [[key, _plain(item)] for key, item in value.items()]
        of_numbers = any(isinstance(item, Value) for item in value.values())
        return sorted(pairs) if of_numbers else pairs
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


# The arrays that the rules read. -----------------------------------------------------------------

Some = TypeVar("Some", bound=Row)


def ordered(rows: Iterable[Some], ids: Sequence[str]) -> list[Some]:
    """Return entries in the order in which the rules number them."""
    return sorted(rows, key=lambda row: ids.index(row.id))


def to_facts(components: Components) -> f.Facts:
    """Turn a checked file into the arrays that the rules read."""
    facts = f.Facts()
    facts.fingerprint = fingerprint(components)
    for number in range(f.LISTS):
        _list(facts, number, {})
    _numbers(facts, components)
    _prices(facts, components)
    _ring(facts, components)
    _temple(facts, components)
    _altar(facts, components)
    _scrolls(facts, components)
    _characters(facts, components)
    _tiles(facts, components)
    _slots(facts, components)
    _solo(facts, components)
    facts.finish()
    return facts


def _list(facts: f.Facts, number: int, gains: Gains) -> None:
    """Write a reward list."""
    pairs = list(gains.items())
    for index in range(f.LIST_LENGTH):
        at = number * f.LIST_SIZE + 2 * index
        used = index < len(pairs)
        facts.rewards[at] = f.REWARD_IDS.index(pairs[index][0]) if used else f.NONE
        facts.rewards[at + 1] = pairs[index][1] if used else 0


def _lists(facts: f.Facts, first: int, listed: Iterable[Gains]) -> None:
    """Write reward lists that follow each other."""
    for index, gains in enumerate(listed):
        _list(facts, first + index, gains)


def _counted_lists(facts: f.Facts, first: int, listed: Sequence[Gains]) -> None:
    """Write the reward lists of a group that is as long as the file says; also where they were before."""
    _lists(facts, first, listed)
    old, most = f.OLD_LISTS[first]
    _lists(facts, old, listed[:most])


def _array(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _numbers(facts: f.Facts, components: Components) -> None:
    number = components.number
    facts.workers = number("workers")
    facts.starting_workers = number("starting_workers")
    facts.starting_vp = number("starting_vp")
    facts.starting_silver = number("starting_silver")
    facts.starting_food = number("starting_food")
    facts.hand_limit = number("hand_limit")
    facts.stack_limit = number("stack_limit")
    facts.supply = _array(number(f"supply_{kind}") for kind in f.RESOURCE_IDS)
    facts.bag = _array(number(f"bag_{kind}") for kind in f.RESOURCE_IDS)
    facts.clear_cost = _array(number(f"clear_{kind}") for kind in f.RESOURCE_IDS)
    facts.value = _array(number(f"value_{kind}") for kind in f.RESOURCE_IDS)
    for players in PLAYERS:
        facts.gatekeepers[players] = number(f"gatekeepers_{players}")
        facts.gate_silver[players] = number(f"gate_silver_{players}")
    facts.tucked = _array(number(f"tucked_{round_}") for round_ in ROUNDS)
    facts.sector_food = number("sector_food")
    facts.sector_most = number("sector_most")
    facts.sector_fewest = number("sector_fewest")
    facts.sector_silver = number("sector_silver")
    facts.hunger_vp = number("hunger_vp")
    facts.food_value = number("value_food")
    facts.silver_per_vp = number("silver_per_vp")
    facts.tile_vp = number("tile_vp")
    facts.altar_vp = number("altar_vp")


def _prices(facts: f.Facts, components: Components) -> None:
    number = components.number
    facts.gate_grey = number("gate_grey")
    facts.gate_wood = number("gate_wood")
    facts.gate_stone = number("gate_stone")
    facts.discount_grey = number("discount_grey")
    facts.altar_end_silver = number("altar_end_silver")
    facts.path_silver = number("path_silver")
    facts.trade_fee = number("trade_fee")
    facts.food_price = number("food_price")
    facts.solo_levite_gold = number("solo_levite_gold")
    facts.solo_rebuild_gold = number("solo_rebuild_gold")
    for steps in STEPS:
        facts.tent_blue[steps] = number(f"tent_blue_{steps}")
        facts.tent_basic[steps] = number(f"tent_basic_{steps}")
    for resource, kind in enumerate(f.RESOURCE_IDS):
        if resource != f.ASH:
            facts.temple_vp[resource] = number(f"temple_{kind}")
        if resource in {f.WOOD, f.ASH}:
            facts.altar_banners[resource] = number(f"altar_{kind}_banners")
            facts.altar_steps[resource] = number(f"altar_{kind}_steps")


def _ring(facts: f.Facts, components: Components) -> None:
    facts.walls = len(components.wall)
    facts.places = facts.walls + f.GATES
    facts.place_ids = [*WALL_IDS[: facts.walls], *f.GATE_IDS]
    facts.ring = _array(facts.place_ids.index(place) for place in components.ring.places)
    for place, wall in enumerate(ordered(components.wall, WALL_IDS)):
        facts.rubble[place] = wall.rubble
        facts.wall_grey[place] = wall.grey
        facts.wall_stone[place] = wall.stone
        facts.wall_blessing[place] = BLESSING_WORDS.index(wall.blessing)
        for players in wall.neutral:
            facts.neutral[players * f.MOST_PLACES + place] = 1
    gates = ordered(components.gate, f.GATE_IDS)
    for index, gate in enumerate(gates):
        place = facts.walls + index
        facts.corner[index] = int(gate.corner)
        facts.rubble[place] = gate.rubble
        facts.gate_vp[index] = gate.vp
        for players in gate.neutral:
            facts.neutral[players * f.MOST_PLACES + place] = 1
    _lists(facts, f.L_GATEKEEPER, [gate.gatekeeper for gate in gates])
    _lists(facts, f.L_CONNECTION, [gate.connection for gate in gates])
    cards = ordered(components.wall_card, WALL_CARD_IDS)
    facts.wall_cards = len(cards)
    facts.wall_card_ids = [card.id for card in cards]
    facts.wall_vp = _array(card.vp for card in cards)
    _counted_lists(facts, f.L_WALL_CARD, [card.effect for card in cards])


def _temple(facts: f.Facts, components: Components) -> None:
    levites = ordered(components.levite, LEVITE_IDS)
    facts.levite_food = _array(levite.food for levite in levites)
    _lists(facts, f.L_LEVITE, [levite.reward for levite in levites])
    rows = ordered(components.temple_row, TEMPLE_ROW_IDS)
    facts.temple_banners = _array(row.banners for row in rows)
    _lists(facts, f.L_TEMPLE_ROW, [row.reward for row in rows])
    for at in range(len(facts.sector)):
        facts.sector[at] = f.NONE
    for temple in components.temple:
        for players in temple.players:
            facts.temple_columns[players] = len(temple.sectors[0])
            for row_index, line in enumerate(reversed(temple.sectors)):
                for column, sector in enumerate(line):
                    cell = row_index * f.MOST_COLUMNS + column
                    facts.sector[players * f.CELLS + cell] = int(sector) - 1


def _altar(facts: f.Facts, components: Components) -> None:
    spaces = ordered(components.altar_space, ALTAR_IDS)
    facts.golden = _array(int(space.golden) for space in spaces)
    _counted_lists(facts, f.L_ALTAR, [space.reward for space in spaces])
    facts.last_altar = len(spaces) - 1
    lines = ordered(components.judgement, JUDGEMENT_IDS)
    facts.zechariah = _array(line.zechariah for line in lines)
    facts.haggai = _array(line.haggai for line in lines)
    _lists(facts, f.L_JUDGEMENT, [gains for line in lines for gains in line.effects.values()])
    columns = ordered(components.blessing_column, COLUMN_IDS)
    facts.last_blessing = len(columns)
    _counted_lists(facts, f.L_COLUMN, [{}, *(column.reward for column in columns)])


def _scrolls(facts: f.Facts, components: Components) -> None:
    rows = ordered(components.scroll_row, SCROLL_ROW_IDS)
    facts.row_blue = _array(row.blue for row in rows)
    facts.row_silver = _array(row.silver for row in rows)
    facts.row_gold = _array(row.gold for row in rows)
    facts.row_vp = _array(row.vp for row in rows)
    facts.row_food = _array(row.food for row in rows)
    scrolls = ordered(components.scroll, f.SCROLL_IDS)
    facts.scroll_now = _array(scroll.now for scroll in scrolls)
    facts.scroll_amount = _array(scroll.amount for scroll in scrolls)
    _lists(facts, f.L_SCROLL, [scroll.gives for scroll in scrolls])
    heroes = ordered(components.hero, f.HERO_IDS)
    facts.hero_colour = _array(COLOUR_WORDS.index(hero.banner.colour) for hero in heroes)
    facts.hero_value = _array(hero.banner.value for hero in heroes)
    _lists(facts, f.L_HERO, [part for hero in heroes for part in (hero.left, hero.middle, hero.right)])
    spaces = ordered(components.city_space, CITY_IDS)
    facts.city_spaces = len(spaces)
    _counted_lists(facts, f.L_CITY, [space.reward for space in spaces])


def _characters(facts: f.Facts, components: Components) -> None:
    for card, character in enumerate(ordered(components.character, f.CHARACTER_IDS)):
        facts.character_gate[card] = f.GATE_IDS.index(character.gate)
        for index, banner in enumerate(character.banners):
            facts.banner_colour[card * f.BANNERS + index] = COLOUR_WORDS.index(banner.colour)
            facts.banner_value[card * f.BANNERS + index] = banner.value
        facts.condition[card] = f.CONDITION_IDS.index(character.condition)
        facts.condition_base[card] = character.base
        if character.buy is None:
            facts.sells[card] = 1
            for kind, silver in character.sell.items():
                facts.sell_price[card * f.RESOURCES + f.RESOURCE_IDS.index(kind)] = silver
        else:
            for index, option in enumerate((character.buy.upper, character.buy.lower)):
                facts.trade_price[card * 2 + index] = option.price
                _list(facts, f.L_TRADE + card * 2 + index, option.goods)


def _tiles(facts: f.Facts, components: Components) -> None:
    facts.tile_ids = list(TILE_IDS)
    for index, tile in enumerate(ordered(components.tiles, TILE_IDS)):
        ((kind, amount),) = tile.cost.items()
        facts.tile_cost_kind[index] = f.REWARD_IDS.index(kind)
        facts.tile_cost[index] = amount
        _list(facts, f.L_GREEN_BAR + index, tile.green_bar)
    for index, guards in enumerate(ordered(components.guards, TILE_IDS)):
        facts.storage[index] = guards.storage
        for resource, kind in enumerate(f.RESOURCE_IDS):
            facts.storage_start[index * f.RESOURCES + resource] = guards.start.get(kind, 0)
    for index, farmers in enumerate(ordered(components.farmers, TILE_IDS)):
        facts.extra_food[index] = farmers.extra_food
        facts.sells_food[index] = int(farmers.sells_food)
        _lists(facts, f.L_FARMER + index * 2, (farmers.front, farmers.back))


def _slots(facts: f.Facts, components: Components) -> None:
    """Write what the slots of traders and elders give, and what labourers produce."""
    for first, tiles, places in (
        (f.L_TRADER, components.traders, f.SLOTS),
        (f.L_ELDER, components.elders, f.SLOTS),
        (f.L_LABOURER, components.labourers, 2),
    ):
        for index, tile in enumerate(ordered(tiles, TILE_IDS)):
            _lists(facts, first + index * 2 * places, tile.front)
            _lists(facts, first + (index * 2 + 1) * places, tile.back)


def _solo(facts: f.Facts, components: Components) -> None:
    faces = ordered(components.solo_face, SOLO_IDS)
    facts.solo_workers = _array(face.workers for face in faces)
    facts.solo_silver = _array(face.silver for face in faces)
    facts.solo_gold = _array(face.gold for face in faces)
    facts.solo_reserve_silver = _array(face.reserve_silver for face in faces)
    facts.solo_sums = _array(int(face.adds) for face in faces)
    _lists(
        facts,
        f.L_SOLO_JUDGEMENT,
        [gains for face in faces for gains in (face.behind, face.between, face.ahead)],
    )
    facts.focus_cards = len(components.focus)
    facts.focus_ids = [focus.id for focus in components.focus]
    facts.focus_gate = _array(f.GATE_IDS.index(focus.gate) for focus in components.focus)
    facts.focus_column = _array(focus.column for focus in components.focus)
    facts.focus_clockwise = _array(int(focus.direction == "clockwise") for focus in components.focus)
    options = [option for focus in components.focus for option in (focus.upper, focus.lower)]
    facts.focus_price = _array(option.price for option in options)
    _counted_lists(facts, f.L_FOCUS, [option.goods for option in options])
    schemes = ordered(components.scheme, SCHEME_IDS)
    facts.scheme_ids = [scheme.id for scheme in schemes]
    actions = [action for scheme in schemes for action in scheme.actions.values()]
    facts.scheme_action = _array(f.ACTION_IDS.index(action.action) for action in actions)
    facts.scheme_least_workers = _array(action.least_workers for action in actions)
    facts.scheme_most_workers = _array(action.most_workers for action in actions)
    facts.scheme_least_gold = _array(action.least_gold for action in actions)
    facts.scheme_most_gold = _array(action.most_gold for action in actions)
    facts.scheme_spends = _array(action.spends for action in actions)
    _lists(facts, f.L_SCHEME, [action.gives for action in actions])
