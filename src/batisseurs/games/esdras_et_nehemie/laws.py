"""What holds at every moment: workers, cards and tiles are conserved, nothing is negative."""

from __future__ import annotations

from collections.abc import Iterator

from batisseurs.games.esdras_et_nehemie.facts import (
    BLESSINGS,
    CHARACTERS,
    COLOURS,
    GATE_IDS,
    GATES,
    LEVITES,
    MOST_COLUMNS,
    NONE,
    RESOURCES,
    ROWS,
    SCHEME_CARDS,
    SCROLL_CELLS,
    SCROLL_ROWS,
    TYPES,
)
from batisseurs.games.esdras_et_nehemie.table import (
    DEPTH,
    GOODS,
    SETTING_UP,
    STACKS,
    EsdrasTable,
    all_of,
)
from batisseurs.kernel.bits import size


def broken(table: EsdrasTable) -> Iterator[str]:
    """Say which laws this table breaks: none, ever."""
    for side in range(table.sides):
        yield from _people(table, side)
        yield from _goods(table, side)
        yield from _wall_cards(table, side)
        if side < table.players:
            yield from _characters(table, side)
    yield from _altar(table)
    yield from _ring(table)
    yield from _temple(table)
    yield from _scrolls(table)
    yield from _heroes_and_tiles(table)
    yield from _solo(table)


def _people(table: EsdrasTable, side: int) -> Iterator[str]:
    people = [
        table.reserve[side],
        table.supply[side],
        table.farmers[side],
        table.labourers[side],
        table.levites[side],
        size(table.traders[side]),
        size(table.elders[side]),
        table.gatekeepers(side),
        table.scribes_of(side),
    ]
    if sum(people) != table.facts.workers:
        yield f"side {side} has {sum(people)} workers (EN-4)"
    if min(people) < 0:
        yield f"side {side} has a negative number of workers (EN-4)"
    if table.levites[side] > LEVITES:
        yield f"side {side} has {table.levites[side]} Levites (EN-72)"


def _goods(table: EsdrasTable, side: int) -> Iterator[str]:
    if min(table.goods[side * GOODS + good] for good in range(GOODS)) < 0:
        yield f"side {side} has negative goods"
    blessings = [table.blessings[side * BLESSINGS + colour] for colour in range(BLESSINGS)]
    if min(blessings) < 0 or max(blessings) > table.facts.last_blessing:
        yield f"side {side} has a Blessing marker off its track"
    if not 0 <= table.tent[side] < table.facts.city_spaces:
        yield f"side {side} has its tent off the city map"


def _characters(table: EsdrasTable, side: int) -> Iterator[str]:
    zones = [table.hand[side], table.pile[side], table.tucked[side], table.on_stacks(side)]
    total = sum(size(zone) for zone in zones)
    if total != CHARACTERS or zones[0] | zones[1] | zones[2] | zones[3] != all_of(CHARACTERS):
        yield f"side {side} has {total} character cards (EN-37)"
    if table.known[side] & ~table.hand[side]:
        yield f"side {side} has a known card that is not in hand"
    for stack in range(STACKS):
        at = side * STACKS + stack
        cards = [table.stacks[at * DEPTH + place] for place in range(DEPTH)]
        if any((card == NONE) != (place >= table.stack_size[at]) for place, card in enumerate(cards)):
            yield f"side {side}: stack {stack + 1} is miscounted"
    facts = table.facts
    for colour in range(COLOURS):
        banners = sum(
            facts.banner_value[card * 3]
            for card in range(CHARACTERS)
            if table.tucked[side] >> card & 1 and facts.banner_colour[card * 3] == colour
        ) + sum(
            facts.hero_value[hero]
            for hero in range(3)
            if table.heroes[side] >> hero & 1 and facts.hero_colour[hero] == colour
        )
        if banners != table.tucked_banners[side * COLOURS + colour]:
            yield f"side {side}: tucked banners are miscounted (EN-61)"


def _wall_cards(table: EsdrasTable, side: int) -> Iterator[str]:
    at = side * table.facts.wall_cards
    bottom = [table.wall_bottom[at + place] for place in range(table.wall_bottom_size[side])]
    top = [] if table.wall_top[side] == NONE else [table.wall_top[side]]
    built = [table.wall_card[wall] for wall in range(table.facts.walls) if table.wall_owner[wall] == side]
    number = len(bottom) + len(top) + len(built) + size(table.wall_bag[side]) + size(table.wall_drawn[side])
    members = table.wall_bag[side] | table.wall_drawn[side]
    for card in (*bottom, *top, *built):
        members |= 1 << card
    if number != table.facts.wall_cards or members != all_of(table.facts.wall_cards):
        yield f"side {side} has {number} wall cards (EN-38)"


def _altar(table: EsdrasTable) -> Iterator[str]:
    order = list(table.altar_order)
    if sorted(order) != list(range(table.sides)):
        yield "the altar order is no order (EN-11)"
    spaces = [table.altar[side] for side in order]
    last = table.facts.last_altar
    if spaces != sorted(spaces, reverse=True) or not all(0 <= space <= last for space in spaces):
        yield "the altar order does not fit the altar track (EN-11)"


def _ring(table: EsdrasTable) -> Iterator[str]:
    for place in range(table.facts.places):
        cubes = [table.rubble[place * RESOURCES + resource] for resource in range(RESOURCES)]
        if min(cubes) < 0 or sum(cubes) > table.facts.rubble[place]:
            yield f"{table.facts.place_ids[place]} has {sum(cubes)} cubes"
        if sum(cubes) and table.owner(place) != NONE:
            yield f"{table.facts.place_ids[place]} is built on rubble (EN-95)"
    for wall in range(table.facts.walls):
        if (table.wall_owner[wall] >= 0) != (table.wall_card[wall] != NONE):
            yield f"{table.facts.place_ids[wall]} has a card and no owner"
    for gate in range(GATES):
        if table.gate_silver[gate] < 0 or (table.gate_silver[gate] and table.gate_owner[gate] != NONE):
            yield f"{GATE_IDS[gate]} has silver on a built gate (EN-101)"


def _temple(table: EsdrasTable) -> Iterator[str]:
    for row in range(ROWS):
        cells = [table.temple[row * MOST_COLUMNS + column] for column in range(MOST_COLUMNS)]
        full = table.filled[row]
        if not 0 <= full <= table.columns() or any(
            (cell == NONE) != (column >= full) for column, cell in enumerate(cells)
        ):
            yield f"row {row + 1} of the Temple is not filled from the left (EN-75)"


def _scrolls(table: EsdrasTable) -> Iterator[str]:
    tiles = [tile for tile in table.scrolls if tile != NONE]
    if len(set(tiles)) != len(tiles):
        yield "a scroll tile is on two cells"
    if table.phase != SETTING_UP and len(tiles) != SCROLL_CELLS:
        yield "the scroll grid has a gap (EN-24)"
    for cell in range(SCROLL_CELLS):
        if table.white[cell] and (
            table.scribes[cell] != NONE or table.facts.cell_row[cell] == SCROLL_ROWS - 1
        ):
            yield "a white worker is where none can be (EN-116)"
    for side in range(table.players):
        owned = 0
        for cell in range(SCROLL_CELLS):
            if table.scribes[cell] == side and table.scrolls[cell] < 30:  # noqa: PLR2004  no stone tile
                owned |= 1 << table.scrolls[cell]
        if owned != table.abilities[side]:
            yield f"side {side} owns other abilities than its scribes (EN-184)"


def _heroes_and_tiles(table: EsdrasTable) -> Iterator[str]:
    taken = list(table.heroes)
    if sum(size(members) for members in taken) != size(_union(taken)):
        yield "a hero is in two places"
    for type_ in range(TYPES):
        variants = [table.tiles[side * TYPES + type_] for side in range(table.players)]
        dealt = [variant for variant in variants if variant != NONE]
        if len(set(dealt)) != len(dealt):
            yield "two players have the same development tile (EN-31)"


def _union(members: list[int]) -> int:
    total = 0
    for some in members:
        total |= some
    return total


def _solo(table: EsdrasTable) -> Iterator[str]:
    if not table.solo():
        if table.focus_pile or table.scheme_pile or table.focus != NONE or table.scheme != NONE:
            yield "a solo card in a game of several players"
        return
    if table.focus_pile & ~all_of(table.facts.focus_cards) or table.scheme_pile & ~all_of(SCHEME_CARDS):
        yield "a pile of solo cards holds cards there are not"
    for pile, card in ((table.focus_pile, table.focus), (table.scheme_pile, table.scheme)):
        if card != NONE and pile >> card & 1:
            yield "a revealed solo card is in its pile"
