"""What holds at every moment: cards and dice are conserved, markers stay on their slots and tracks."""

from __future__ import annotations

from collections.abc import Iterator

from batisseurs.games.my_village import facts as f
from batisseurs.games.my_village import table as t
from batisseurs.games.my_village.facts import all_of, members
from batisseurs.games.my_village.obstacles import white_row
from batisseurs.games.my_village.religion import windows
from batisseurs.games.my_village.table import VillageTable


def broken(table: VillageTable) -> Iterator[str]:
    """Say which laws this table breaks: none, ever."""
    yield from _cards(table)
    yield from _dice(table)
    yield from _middle(table)
    for seat in range(table.players):
        yield from _village(table, seat)
        yield from _council(table, seat)


def _partition(what: str, sets: list[int], many: int) -> Iterator[str]:
    """Every card of a type is in exactly one place."""
    found = [number for some in sets for number in members(some)]
    if sorted(found) != list(range(many)):
        yield f"{what}: the cards are at {found}"


def _owned(table: VillageTable, what: int) -> list[int]:
    return [1 << table.has(seat, what) for seat in range(table.players) if table.has(seat, what) != t.NONE]


def _cards(table: VillageTable) -> Iterator[str]:
    seats = range(table.players)
    yield from _partition("churches", [table.churches, *_owned(table, t.CHURCH_CARD)], f.CHURCHES)
    yield from _partition("chambers", [table.chambers, *_owned(table, t.CHAMBER_CARD)], f.CHAMBERS)
    shops = [shop for type_ in range(f.RESOURCES) for shop in _owned(table, t.SHOP + type_)]
    yield from _partition("workshops", [table.workshops, *shops], f.WORKSHOPS)
    monks = [table.has(seat, t.MONK_CARDS) for seat in seats]
    tops = [1 << top for top in table.tops if top != t.NONE]
    yield from _partition("monks", [*list(table.piles)[: f.MONK_PILES], *tops, *monks], f.MONKS)
    travels = [travel for place in range(f.LETTERS) for travel in _owned(table, t.TRAVELLED + place)]
    turned = [1 << table.turned] if table.turned != t.NONE else []
    piles = list(table.piles)[t.TRAVEL_PILE :]
    yield from _partition("travel cards", [*piles, *travels, *turned], f.TRAVELS)
    customers = [table.has(seat, what) for seat in seats for what in (t.MARKET, t.SERVED)]
    yield from _partition("customers", [table.zone, table.deck, *customers], f.CUSTOMERS)
    if table.squares + sum(table.has(seat, t.SQUARE_CARD) for seat in seats) != f.SQUARES:
        yield "village squares were lost or found"
    if table.fields + sum(table.has(seat, t.FIELD_CARDS) for seat in seats) != f.FIELDS:
        yield "fields were lost or found"


def _dice(table: VillageTable) -> Iterator[str]:
    facts = table.facts
    pool = list(table.pool)
    white, black = sum(pool[: t.BLACK]), sum(pool[t.BLACK :])
    if min(pool) < 0 or white > facts.white_dice[table.players] or black > facts.black_dice[table.players]:
        yield f"the pool has {white} white and {black} black dice"
    taken = (table.die != t.NONE) + (table.other_die != t.NONE)
    if (taken == 0) != (table.value == 0):
        yield f"the value is {table.value}, but {taken} dice are taken"


def _middle(table: VillageTable) -> Iterator[str]:
    facts = table.facts
    if any(not 0 <= filled <= f.COFFINS for filled in table.chronicle) or table.graves < 0:
        yield f"coffins: {list(table.chronicle)} and {table.graves} graves"
    if not 0 <= table.rat <= facts.rat_start[table.players]:
        yield f"the rat is {table.rat} spaces before the invasion"
    if table.hand < 0:
        yield f"{table.hand} story points on the hand"
    for pile in range(f.MONK_PILES):
        there = table.piles[pile] | (1 << table.tops[pile] if table.tops[pile] != t.NONE else 0)
        if there & ~facts.monks_of_pile[pile]:
            yield f"monk pile {pile} has monks of another"
    for letter in range(f.LETTERS):
        if table.piles[t.TRAVEL_PILE + letter] & ~facts.cards_of_letter[letter]:
            yield f"travel pile {letter} has cards of another"
    owed = list(table.bill_units)
    if any(units < 0 for units in owed) or sorted(owed, key=lambda units: units == 0) != owed:
        yield f"the bill is {owed}"


def _village(table: VillageTable, seat: int) -> Iterator[str]:  # noqa: C901  one branch for each law
    facts = table.facts
    name = f"seat {seat}"
    counted = (
        t.COINS, t.TREE, t.SAFE, t.LABOURERS, t.PROTECTIONS, t.GENERIC_MARKERS, t.MARKERS, t.PLOWS, t.COVERED,
    )  # fmt: skip
    if any(table.has(seat, what) < 0 for what in counted):
        yield f"{name}: a negative number"
    if not 1 <= table.has(seat, t.CLOUD) <= facts.clouds:
        yield f"{name}: cloud {table.has(seat, t.CLOUD)}"
    if table.has(seat, t.VILLAGERS) & ~all_of(f.PROFESSIONS) or table.has(seat, t.SCHOOL) & ~(
        t.LEFT | t.RIGHT
    ):
        yield f"{name}: a villager on no space"
    for type_ in range(f.RESOURCES):
        shop = table.has(seat, t.SHOP + type_)
        slots = facts.slots[f.WORKSHOP + shop] if shop != t.NONE else 0
        if not 0 <= table.has(seat, t.GOODS + type_) <= slots:
            yield f"{name}: {table.has(seat, t.GOODS + type_)} {facts.resource_ids[type_]} on {slots} slots"
        if shop != t.NONE and facts.workshop_type[shop] != type_:
            yield f"{name}: a workshop of another type"
    if table.has(seat, t.PLOWS) & ~all_of(table.has(seat, t.FIELD_CARDS)):
        yield f"{name}: a plow on no field"
    for place in range(f.LETTERS):
        card = table.has(seat, t.TRAVELLED + place)
        if (card != t.NONE) != (place < table.has(seat, t.JOURNEY)):
            yield f"{name}: {table.has(seat, t.JOURNEY)} travel cards"
        if card != t.NONE and facts.letter[card] != place:
            yield f"{name}: travel cards out of their order"
    church = table.has(seat, t.CHURCH_CARD)
    if windows(table, seat) > facts.most_windows or (church == t.NONE and table.has(seat, t.MONK_CARDS)):
        yield f"{name}: {windows(table, seat)} windows"
    slots = facts.slots[f.CHURCH + church] if church != t.NONE else 0
    if table.has(seat, t.PROTECTIONS) > slots:
        yield f"{name}: {table.has(seat, t.PROTECTIONS)} protections"


def _council(table: VillageTable, seat: int) -> Iterator[str]:
    facts = table.facts
    name = f"seat {seat}"
    chamber = table.has(seat, t.CHAMBER_CARD)
    effect = facts.chamber_effect[chamber] if chamber != t.NONE else t.NONE
    slots = facts.slots[f.CHAMBER + chamber] if effect == f.GENERIC_RESOURCES else 0
    if table.has(seat, t.GENERIC_MARKERS) > slots:
        yield f"{name}: {table.has(seat, t.GENERIC_MARKERS)} generic resources on {slots} slots"
    covering = effect in {f.COVER_PROFESSIONS, f.COVER_CATEGORIES}
    if table.has(seat, t.COVERED) & ~(all_of(f.CATEGORIES) if covering else 0):
        yield f"{name}: covered slots without a chamber"
    square = table.has(seat, t.SQUARE_CARD)
    if table.has(seat, t.MARKERS) > (facts.slots[f.SQUARE] if square else 0):
        yield f"{name}: {table.has(seat, t.MARKERS)} markers on the square"
    tile = table.has(seat, t.TILE)
    if square and tile == t.NONE:
        yield f"{name}: a square without its value tile"
    if not square and tile != t.NONE:
        yield f"{name}: a value tile without a square"
    if tile >= t.OWN_SHOP and tile != t.OWN_SQUARE and white_row(table, seat, tile) == t.NONE:
        yield f"{name}: the value tile lies next to nothing"
