"""What a seat, or a spectator, may see. Rules: EN-52, EN-53.

One function makes the view; everything that shows a table, and everything that learns from one, reads only
this. The numeric form is made from the view too, so that it cannot show more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie import forecast
from batisseurs.games.esdras_et_nehemie.red import unused_levites
from batisseurs.games.esdras_et_nehemie.sabbath import judgement_at
from batisseurs.games.esdras_et_nehemie.scoring import coming_points
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    DEPTH,
    FOOD,
    NEUTRAL,
    OPPONENT_ID,
    PHASES,
    SETTING_UP,
    SILVER,
    STACKS,
    EsdrasTable,
    members_of,
    temple_cell,
)
from batisseurs.kernel.bits import size
from batisseurs.kernel.game import Feature, PendingView, pending_view
from batisseurs.kernel.seats import Seat, seat_name

COLOURS = ("turquoise", "red", "purple", "yellow")
"""By side (EN-32)."""
WHITE = ("", "left", "right")
STEP_FIELDS = 5
STEPS_SHOWN = 80
"""Room for as many kinds of steps, also for some that are added later."""
MANY = 1_000_000


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the ring: rubble by resource, who has built there, and what it costs or gives."""

    place: str
    id: str
    state: str
    """`unbuilt`, `built` or `neutral`."""
    owner: int | None
    rubble: tuple[int, ...]
    card: str | None = None
    silver: int = 0
    blessing: str | None = None
    corner: bool = False


class CellView(msgspec.Struct, frozen=True):
    """A cell of the scroll grid: its tile, a scribe, or a white worker (`left`, `right`)."""

    place: str
    row: int
    tile: str | None
    scribe: int | None
    white: str
    path: forecast.PathView | None = None
    """How the reader would reach it; for those who look on, the player who has the turn."""


class TempleRowView(msgspec.Struct, frozen=True):
    """A row of the Temple from the left: the cubes on it, None for an empty cell."""

    banners: int
    cubes: tuple[str | None, ...]
    sectors: tuple[int, ...]


class TileView(msgspec.Struct, frozen=True):
    """A development tile."""

    place: str
    type: str
    tile: str | None
    developed: bool


class SideView(msgspec.Struct, frozen=True):
    """One side of the table: a player, or the solo opponent. Of cards, what the reader may know."""

    side: int
    name: str
    colour: str
    points: int
    final: int
    """Points as they would be with a final scoring now."""
    resources: tuple[int, ...]
    silver: int
    food: int
    reserve: int
    supply: int
    farmers: int
    labourers: int
    levites: int
    gatekeepers: int
    scribes: int
    traders: tuple[bool, ...]
    elders: tuple[bool, ...]
    tent: str
    altar: int
    blessings: tuple[int, ...]
    blessed: int
    """The column that all three have reached (EN-147)."""
    tiles: tuple[TileView, ...]
    hand_size: int
    hand: tuple[str, ...] | None
    known: tuple[str, ...]
    """Cards of the hand that everyone can name."""
    pile: int
    stacks: tuple[tuple[str, ...], ...]
    tucked: tuple[str, ...]
    heroes: tuple[str, ...]
    abilities: tuple[str, ...]
    banners: tuple[int, ...]
    """Red, grey and blue banners on visible and tucked cards."""
    purse: tuple[forecast.BannersView, ...]
    """Banners with those of the turn going on."""
    storage: int | None
    """For how many cubes there is room between turns; None without a limit."""
    sabbath: forecast.SabbathView | None
    wall_pile: int
    wall_top: str | None
    """For its owner: the card put back on top. The opponent's is known to all."""
    wall_bottom: tuple[str, ...] | None
    """For its owner: the cards put back at the bottom, the uppermost first; the opponent's for everyone."""
    wall_drawn: int
    drawn: tuple[str, ...] | None
    """For its owner: the cards drawn to rebuild a wall."""


class TurnView(msgspec.Struct, frozen=True):
    """What has been done in the turn in progress."""

    played: int | None
    action: str | None
    available: tuple[int, ...]
    """Red, grey and blue banners that the active player can spend."""
    gained: tuple[int, ...]
    spent: int
    auxiliary: bool
    trader: bool
    elder: bool
    levite: bool
    levites_used: int
    levites_left: int
    """How many Levites can still be used in this action."""
    uses_over: bool
    spot: str | None
    rebuilt: bool
    scribe: bool
    tent: bool
    items: int


class SoloView(msgspec.Struct, frozen=True):
    """The cards of the solo opponent."""

    face: str
    focus: str | None
    scheme: str | None
    focus_left: tuple[str, ...]
    scheme_left: tuple[str, ...]


class EsdrasView(msgspec.Struct, frozen=True):
    """The table as one reader sees it."""

    players: int
    reader: int
    phase: str
    round: int
    day: int
    active: int
    shofar: int
    altar_face: str | None
    zechariah: int
    haggai: int
    between_from: int
    """The first space that counts as between the Prophets, by the reading in force (EN-157)."""
    ahead_from: int
    altar_order: tuple[int, ...]
    ring: tuple[PlaceView, ...]
    temple: tuple[TempleRowView, ...]
    """From the bottom."""
    scrolls: tuple[CellView, ...]
    row_food: tuple[int, ...]
    heroes: tuple[str, ...]
    """Hero cards that nobody has taken (EN-29)."""
    sides: tuple[SideView, ...]
    turn: TurnView
    solo: SoloView | None
    pending: PendingView | None
    ending: str


def view(table: EsdrasTable, reader: Seat) -> EsdrasView:
    """Return what a reader may see: all but hands, and the order of piles (EN-52, EN-53)."""
    facts = table.facts
    face = table.altar_face
    at = face * f.ROUNDS + table.round
    taken = 0
    for side in range(table.sides):
        taken |= table.heroes[side]
    return EsdrasView(
        players=table.players,
        reader=reader,
        phase=PHASES[table.phase],
        round=table.round + 1,
        day=max((table.turn - 1) // table.sides + 1, 0),
        active=table.active,
        shofar=table.shofar,
        altar_face=f.FACE_IDS[face] if face != f.NONE else None,
        zechariah=facts.zechariah[at] if face != f.NONE else 0,
        haggai=facts.haggai[at] if face != f.NONE else 0,
        between_from=_first(table, f.BETWEEN) if face != f.NONE else 0,
        ahead_from=_first(table, f.AHEAD) if face != f.NONE else 0,
        altar_order=tuple(table.altar_order),
        ring=tuple(_place(table, facts.ring[position]) for position in range(facts.places)),
        temple=tuple(_temple_row(table, row) for row in range(f.ROWS)),
        scrolls=_scrolls(table, reader),
        row_food=tuple(table.row_food),
        heroes=tuple(hero for index, hero in enumerate(f.HERO_IDS) if not taken >> index & 1),
        sides=tuple(_side(table, side, reader) for side in range(table.sides)),
        turn=_turn(table),
        solo=_solo(table) if table.solo() else None,
        pending=pending_view(table),
        ending="scored" if table.over() else "going_on",
    )


def view_beside(table: EsdrasTable, seat: Seat, public: EsdrasView) -> EsdrasView:
    """Return what a seat may see, given what everyone sees: only its own side is another."""
    sides = (*public.sides[:seat], _side(table, seat, seat), *public.sides[seat + 1 :])
    return msgspec.structs.replace(public, reader=seat, sides=sides, scrolls=_scrolls(table, seat))


def _first(table: EsdrasTable, judgement: int) -> int:
    spaces = range(table.facts.last_altar + 1)
    return next((space for space in spaces if judgement_at(table, space) == judgement), len(spaces))


def _owner(side: int) -> int | None:
    return side if side >= 0 else None


def _place(table: EsdrasTable, place: int) -> PlaceView:
    facts = table.facts
    name = facts.place_ids[place]
    owner = table.owner(place)
    state = "unbuilt" if owner == f.NONE else "neutral" if owner == NEUTRAL else "built"
    rubble = tuple(table.rubble[place * f.RESOURCES + resource] for resource in range(f.RESOURCES))
    if place < facts.walls:
        card = table.wall_card[place]
        return PlaceView(
            place=f"ring.{name}",
            id=name,
            state=state,
            owner=_owner(owner),
            rubble=rubble,
            card=facts.wall_card_ids[card] if card != f.NONE else None,
            blessing=f.BLESSING_IDS[facts.wall_blessing[place]],
        )
    return PlaceView(
        place=f"ring.{name}",
        id=name,
        state=state,
        owner=_owner(owner),
        rubble=rubble,
        silver=table.gate_silver[place - facts.walls],
        corner=facts.corner[place - facts.walls] == 1,
    )


def _temple_row(table: EsdrasTable, row: int) -> TempleRowView:
    columns = range(table.columns())
    cubes = [table.temple[row * f.MOST_COLUMNS + column] for column in columns]
    at = table.players * f.CELLS + row * f.MOST_COLUMNS
    return TempleRowView(
        banners=table.facts.temple_banners[row],
        cubes=tuple(f.RESOURCE_IDS[cube] if cube != f.NONE else None for cube in cubes),
        sectors=tuple(table.facts.sector[at + column] + 1 for column in columns),
    )


def _scrolls(table: EsdrasTable, reader: Seat) -> tuple[CellView, ...]:
    side = reader if reader >= 0 else table.active if table.active < table.players else 0
    return tuple(_cell(table, cell, side) for cell in range(f.SCROLL_CELLS))


def _cell(table: EsdrasTable, cell: int, side: int) -> CellView:
    tile = table.scrolls[cell]
    return CellView(
        place=f"scroll.{CELL_NAMES[cell]}",
        row=table.facts.cell_row[cell] + 1,
        tile=f.SCROLL_IDS[tile] if tile != f.NONE else None,
        scribe=_owner(table.scribes[cell]),
        white=WHITE[table.white[cell]],
        path=forecast.path_to(table, side, cell),
    )


def _ids(members: int, ids: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for index, name in enumerate(ids) if members >> index & 1)


def _side(table: EsdrasTable, side: int, reader: Seat) -> SideView:
    facts = table.facts
    mine = side == reader
    opponent = table.is_opponent(side)
    stacks = []  # covered cards too: they were played openly (EN-52, EN-57)
    for stack in range(STACKS):
        at = side * STACKS + stack
        cards = [table.stacks[at * DEPTH + place] for place in range(table.stack_size[at])]
        stacks.append(tuple(f.CHARACTER_IDS[card] for card in cards))
    top = table.wall_top[side]
    at = side * facts.wall_cards
    bottom = table.wall_bottom[at : at + table.wall_bottom_size[side]]
    ready = table.phase != SETTING_UP
    return SideView(
        side=side,
        name=OPPONENT_ID if opponent else seat_name(side),
        colour=COLOURS[side],
        points=table.points(side),
        final=table.points(side) + (0 if table.over() or not ready else _coming(table, side, reader)),
        resources=tuple(table.has(side, resource) for resource in range(f.RESOURCES)),
        silver=table.has(side, SILVER),
        food=table.has(side, FOOD),
        reserve=table.reserve[side],
        supply=table.supply[side],
        farmers=table.farmers[side],
        labourers=table.labourers[side],
        levites=table.levites[side],
        gatekeepers=table.gatekeepers(side),
        scribes=table.scribes_of(side),
        traders=tuple(table.traders[side] >> slot & 1 == 1 for slot in range(f.SLOTS)),
        elders=tuple(table.elders[side] >> slot & 1 == 1 for slot in range(f.SLOTS)),
        tent=f"c{table.tent[side]}",
        altar=table.altar[side],
        blessings=tuple(table.blessings[side * f.BLESSINGS + colour] for colour in range(f.BLESSINGS)),
        blessed=int(table.complete_sets(side)),
        tiles=() if opponent else tuple(_tile(table, side, type_) for type_ in range(f.TYPES)),
        hand_size=size(table.hand[side]),
        hand=_ids(table.hand[side], f.CHARACTER_IDS) if mine or table.over() else None,
        known=_ids(table.known[side], f.CHARACTER_IDS),
        pile=size(table.pile[side]),
        stacks=tuple(stacks),
        tucked=_ids(table.tucked[side], f.CHARACTER_IDS),
        heroes=_ids(table.heroes[side], f.HERO_IDS),
        abilities=_ids(table.abilities[side], f.SCROLL_IDS),
        banners=tuple(table.shown_banners(side, colour) for colour in range(f.COLOURS)),
        purse=forecast.banners(table, side),
        storage=forecast.storage(table, side),
        sabbath=forecast.sabbath(table, side),
        wall_pile=table.wall_pile(side),
        wall_top=facts.wall_card_ids[top] if (mine or opponent) and top != f.NONE else None,
        wall_bottom=tuple(facts.wall_card_ids[card] for card in bottom) if mine or opponent else None,
        wall_drawn=size(table.wall_drawn[side]),
        drawn=tuple(
            facts.wall_card_ids[card] for card in members_of(table.wall_drawn[side], facts.wall_cards)
        )
        if mine
        else None,
    )


def _coming(table: EsdrasTable, side: int, reader: Seat) -> int:
    """Return the points of a final scoring now."""
    return coming_points(to_count(table, side, reader), side)


def to_count(table: EsdrasTable, side: int, reader: Seat) -> EsdrasTable:
    """Return a table for counting points on, without what a reader cannot know of the hand (EN-194)."""
    if side == reader or table.known[side] == table.hand[side] or not table.owns(side, f.HIDDEN_MERIT):
        return table
    twin = table.clone()
    twin.hand[side] = table.known[side]
    return twin


def _tile(table: EsdrasTable, side: int, type_: int) -> TileView:
    dealt = table.tiles[side * f.TYPES + type_] != f.NONE
    return TileView(
        place=f"{seat_name(side)}.tile.{f.TYPE_IDS[type_]}",
        type=f.TYPE_IDS[type_],
        tile=table.facts.tile_ids[table.tile(side, type_)] if dealt else None,
        developed=table.is_developed(side, type_),
    )


def _turn(table: EsdrasTable) -> TurnView:
    return TurnView(
        played=table.played + 1 if table.played != f.NONE else None,
        action=f.COLOUR_IDS[table.action] if table.action != f.NONE else None,
        available=tuple(table.available(table.active, colour) for colour in range(f.COLOURS)),
        gained=tuple(table.banners),
        spent=table.spent,
        auxiliary=table.auxiliary_used == 1,
        trader=table.trader_placed == 1,
        elder=table.elder_placed == 1,
        levite=table.levite_placed == 1,
        levites_used=table.levites_used,
        levites_left=int(unused_levites(table, table.active)),
        uses_over=table.uses_over == 1,
        spot=table.facts.place_ids[table.spot] if table.spot != f.NONE else None,
        rebuilt=table.rebuilt == 1,
        scribe=table.scribe_placed == 1,
        tent=table.tent_moved == 1,
        items=table.items_done,
    )


def _solo(table: EsdrasTable) -> SoloView:
    facts = table.facts
    return SoloView(
        face=("solo_a", "solo_b")[table.solo_face],
        focus=facts.focus_ids[table.focus] if table.focus != f.NONE else None,
        scheme=facts.scheme_ids[table.scheme] if table.scheme != f.NONE else None,
        focus_left=_ids(table.focus_pile, facts.focus_ids),
        scheme_left=_ids(table.scheme_pile, facts.scheme_ids),
    )


def places(table: EsdrasTable, reader: Seat) -> set[str]:
    """Return the ids of all places and pieces in a reader's view."""
    seen = view(table, reader)
    found = {"altar"} | {place.place for place in seen.ring} | {cell.place for cell in seen.scrolls}
    found |= {
        f"temple.{temple_cell(row, column)}"
        for row in range(f.ROWS)
        for column in range(len(seen.temple[row].cubes))
    }
    for side in seen.sides:
        name = side.name
        found |= {tile.place for tile in side.tiles}
        found |= {f"{name}.{kind}.{slot + 1}" for kind in ("trader", "elder") for slot in range(f.SLOTS)}
        found |= {f"{name}.stack.{stack + 1}" for stack in range(STACKS)}
        found |= {f"{name}.levites", f"{name}.tent"}
        found |= {f"{name}.{blessing}" for blessing in f.BLESSING_IDS}
        found |= {f"{name}.hand.{card}" for card in side.hand or ()}
        found |= {f"{name}.wall.{card}" for card in side.drawn or ()}
    return found


# As numbers. -----------------------------------------------------------------------------------------


def layout(players: int) -> list[Feature]:
    """Return the rows of numbers of `observe`; sides are counted from the reader (spectators: from 0).

    They do not depend on the component file: of everything that a file counts, there is room for the most.
    """
    sides = max(players, 2)
    rows = [
        Feature("phase", len(PHASES), 1),
        Feature("round", 1, 3),
        Feature("day", 1, 9),
        Feature("active", sides, 1),
        Feature("shofar", sides, 1),
        Feature("altar face", f.FACES, 1),
        Feature("prophets", 2, 99),
        Feature("altar order", sides, sides),
        Feature("place owners", f.MOST_PLACES * sides, 1),
        Feature("unbuilt places", f.MOST_PLACES, 1),
        Feature("rubble", f.MOST_PLACES * f.RESOURCES, 9),
        Feature("wall cards", f.MOST_PLACES * f.MOST_WALL_CARDS, 1),
        Feature("gate silver", f.MOST_PLACES, MANY),
        Feature("temple", f.CELLS * f.RESOURCES, 1, -1),
        Feature("scroll tiles", f.SCROLL_CELLS * f.SCROLL_TILES, 1),
        Feature("scribes", f.SCROLL_CELLS * sides, 1),
        Feature("white workers", f.SCROLL_CELLS, 1),
        Feature("row food", f.SCROLL_ROWS, 99),
        Feature("heroes", f.HEROES, 1),
        Feature("played", STACKS, 1),
        Feature("action", f.COLOURS, 1),
        Feature("available banners", f.COLOURS, 999, -999),
        Feature("done in the turn", 11, 1_000),
        Feature("spot", f.MOST_PLACES, 1),
        Feature("focus", f.MOST_FOCUS_CARDS, 1),
        Feature("scheme", f.SCHEME_CARDS, 1),
        Feature("focus left", f.MOST_FOCUS_CARDS, 1),
        Feature("scheme left", f.SCHEME_CARDS, 1),
        Feature("step", STEPS_SHOWN, 1),
        Feature("chooser", sides, 1),
        Feature("step fields", STEP_FIELDS, 999, -9),
    ]
    for index in range(sides):
        name = f"side {index} "
        rows += [
            Feature(name + "points", 2, MANY, -MANY),
            Feature(name + "goods", f.RESOURCES + 2, MANY),
            Feature(name + "people", 7, 99),
            Feature(name + "traders and elders", 2 * f.SLOTS, 1),
            Feature(name + "tent", f.MOST_CITY_SPACES, 1),
            Feature(name + "altar", 1, f.MOST_ALTAR_SPACES - 1),
            Feature(name + "blessings", f.BLESSINGS, f.MOST_BLESSING_SPACES - 1),
            Feature(name + "tiles", f.TILES, 1),
            Feature(name + "developed", f.TYPES, 1),
            Feature(name + "hand", f.CHARACTERS, 1, -1),
            Feature(name + "known hand", f.CHARACTERS, 1),
            Feature(name + "sizes", 4, 99),
            Feature(name + "visible cards", STACKS * f.CHARACTERS, 1),
            Feature(name + "covered cards", f.CHARACTERS, 1),
            Feature(name + "tucked", f.CHARACTERS, 1),
            Feature(name + "heroes", f.HEROES, 1),
            Feature(name + "abilities", f.ABILITIES, 1),
            Feature(name + "wall cards drawn", f.MOST_WALL_CARDS, 1, -1),
            Feature(name + "wall card on top", f.MOST_WALL_CARDS, 1, -1),
            Feature(name + "wall cards at the bottom", f.MOST_WALL_CARDS, f.MOST_WALL_CARDS, -1),
        ]
    return rows


def observe(seen: EsdrasView, known: f.Facts, step_names: list[str]) -> list[int]:
    """Return a view as numbers; what is hidden is -1, and so is a cell that this Temple does not have.

    Behind places and cards that this file has come zeros, up to the most that a file may have.
    """
    first = max(seen.reader, 0)
    count = len(seen.sides)

    def turned(side: int | None) -> int:
        return (side - first) % count if side is not None and side >= 0 else -1

    places = f.MOST_PLACES
    wall_cards = _with_room(known.wall_card_ids, f.MOST_WALL_CARDS)
    focus = _with_room(known.focus_ids, f.MOST_FOCUS_CARDS)
    pending, turn, solo = seen.pending, seen.turn, seen.solo
    fields = list(pending.fields) if pending else []
    if pending and pending.chooser >= 0 and fields:
        fields[0] = turned(fields[0])
    numbers = [
        *_one_of(PHASES, seen.phase),
        seen.round,
        seen.day,
        *_place_of(count, turned(seen.active)),
        *_place_of(count, turned(seen.shofar)),
        *_one_of(f.FACE_IDS, seen.altar_face),
        seen.zechariah,
        seen.haggai,
        *(turned(side) for side in seen.altar_order),
        *_filled(places * count, (_place_of(count, turned(place.owner)) for place in seen.ring)),
        *_filled(places, ([int(place.state == "unbuilt")] for place in seen.ring)),
        *_filled(places * f.RESOURCES, (place.rubble for place in seen.ring)),
        *_filled(places * f.MOST_WALL_CARDS, (_one_of(wall_cards, place.card) for place in seen.ring)),
        *_filled(places, ([place.silver] for place in seen.ring)),
        *(number for row in seen.temple for number in _observe_row(row)),
        *(number for cell in seen.scrolls for number in _one_of(f.SCROLL_IDS, cell.tile)),
        *(number for cell in seen.scrolls for number in _place_of(count, turned(cell.scribe))),
        *(int(bool(cell.white)) for cell in seen.scrolls),
        *seen.row_food,
        *_which(f.HERO_IDS, seen.heroes),
        *_place_of(STACKS, -1 if turn.played is None else turn.played - 1),
        *_one_of(f.COLOUR_IDS[: f.COLOURS], turn.action),
        *turn.available,
        turn.spent,
        *map(int, (turn.auxiliary, turn.trader, turn.elder, turn.levite)),
        turn.levites_used,
        *map(int, (turn.uses_over, turn.rebuilt, turn.scribe, turn.tent)),
        turn.items,
        *_one_of(_with_room([place.id for place in seen.ring], places), turn.spot),
        *_one_of(focus, solo.focus if solo else None),
        *_one_of(known.scheme_ids, solo.scheme if solo else None),
        *_which(focus, solo.focus_left if solo else ()),
        *_which(known.scheme_ids, solo.scheme_left if solo else ()),
        *_place_of(STEPS_SHOWN, step_names.index(pending.step) if pending else -1),
        *_place_of(count, turned(pending.chooser) if pending else -1),
        *(fields + [0] * STEP_FIELDS)[:STEP_FIELDS],
    ]
    for index in range(count):
        numbers += _observe_side(seen.sides[(first + index) % count], known.tile_ids, wall_cards)
    return numbers


def _observe_row(row: TempleRowView) -> list[int]:
    there = [number for cube in row.cubes for number in _one_of(f.RESOURCE_IDS, cube)]
    return there + [-1] * (f.MOST_COLUMNS * f.RESOURCES - len(there))


def _observe_side(side: SideView, tile_ids: list[str], wall_cards: list[str]) -> list[int]:
    hidden = [-1] * f.CHARACTERS
    unseen = [-1] * f.MOST_WALL_CARDS
    visible = [stack[-1] if stack else None for stack in side.stacks]
    covered = [card for stack in side.stacks for card in stack[:-1]]
    tiles = {tile.tile for tile in side.tiles}
    bottom = side.wall_bottom
    return [
        side.points,
        side.final,
        *side.resources,
        side.silver,
        side.food,
        *(side.reserve, side.supply, side.farmers, side.labourers, side.levites),
        side.gatekeepers,
        side.scribes,
        *map(int, side.traders),
        *map(int, side.elders),
        *_place_of(f.MOST_CITY_SPACES, int(side.tent[1:])),
        side.altar,
        *side.blessings,
        *(int(tile in tiles) for tile in tile_ids),
        *_which(f.TYPE_IDS, [tile.type for tile in side.tiles if tile.developed]),
        *(hidden if side.hand is None else _which(f.CHARACTER_IDS, side.hand)),
        *_which(f.CHARACTER_IDS, side.known),
        *(side.hand_size, side.pile, side.wall_pile, side.wall_drawn),
        *(number for card in visible for number in _one_of(f.CHARACTER_IDS, card)),
        *_which(f.CHARACTER_IDS, covered),
        *_which(f.CHARACTER_IDS, side.tucked),
        *_which(f.HERO_IDS, side.heroes),
        *_which(f.SCROLL_IDS[: f.ABILITIES], side.abilities),
        *(unseen if side.drawn is None else _which(wall_cards, side.drawn)),
        *(unseen if bottom is None else _one_of(wall_cards, side.wall_top)),
        *(unseen if bottom is None else [_order(bottom, card) for card in wall_cards]),
    ]


def _with_room(ids: Sequence[str], most: int) -> list[str]:
    """Return ids, then names of nothing, up to the most."""
    return [*ids, *["-"] * (most - len(ids))]


def _filled(size_: int, rows: Iterable[Sequence[int]]) -> list[int]:
    """Return rows of numbers in one, and zeros behind them."""
    there = [number for row in rows for number in row]
    return there + [0] * (size_ - len(there))


def _order(cards: Sequence[str], card: str) -> int:
    return cards.index(card) + 1 if card in cards else 0


def _place_of(size_: int, index: int) -> list[int]:
    return [int(place == index) for place in range(size_)]


def _one_of(ids: Sequence[str], there: str | None) -> list[int]:
    return [int(name == there) for name in ids]


def _which(ids: Sequence[str], there: Iterable[str]) -> list[int]:
    found = set(there)
    return [int(name in found) for name in ids]
