"""What a seat knows. Rules: EN-52, EN-53.

Hidden are the hands, as far as they do not follow from what is visible, and the wall cards that a player
has drawn or put back. The order of piles does not exist.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.esdras_et_nehemie.facts import NONE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable, drawn_from
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source

NONSENSE: Final = 20
"""Cards beyond those there are."""


def conceal(table: EsdrasTable, seat: Seat, source: Source) -> None:
    """Deal again what a seat cannot know: other hands and the places of other players' wall cards."""
    for other in range(table.players):
        if other == seat:
            continue
        conceal_hand(table, other, source)
        conceal_walls(table, other, source)


def conceal_hand(table: EsdrasTable, side: i64, source: Source) -> None:
    """Mix the unknown cards of a hand with the draw pile and deal them again."""
    unknown = table.hand[side] & ~table.known[side]
    pool = unknown | table.pile[side]
    table.hand[side] &= table.known[side]
    for _ in range(size(unknown)):
        card = drawn_from(pool, source.below(size(pool)))
        pool &= ~bit(card)
        table.hand[side] |= bit(card)
    table.pile[side] = pool


def conceal_walls(table: EsdrasTable, side: i64, source: Source) -> None:
    """Mix all wall cards that are not on the board and deal the known places again."""
    at = side * table.facts.wall_cards
    pool = table.wall_bag[side] | table.wall_drawn[side]
    drawn = size(table.wall_drawn[side])
    table.wall_drawn[side] = 0
    if table.wall_top[side] != NONE:
        pool |= bit(table.wall_top[side])
    for place in range(table.wall_bottom_size[side]):
        pool |= bit(table.wall_bottom[at + place])
    if table.wall_top[side] != NONE:
        card = drawn_from(pool, source.below(size(pool)))
        pool &= ~bit(card)
        table.wall_top[side] = card
    for place in range(table.wall_bottom_size[side]):
        card = drawn_from(pool, source.below(size(pool)))
        pool &= ~bit(card)
        table.wall_bottom[at + place] = card
    for _ in range(drawn):
        card = drawn_from(pool, source.below(size(pool)))
        pool &= ~bit(card)
        table.wall_drawn[side] |= bit(card)
    table.wall_bag[side] = pool


def overwrite_hidden(table: EsdrasTable, seat: Seat) -> None:
    """Put nonsense into everything hidden from a reader: as many cards, but none that there are."""
    for other in range(table.players):
        if other == seat:
            continue
        table.hand[other] = table.known[other] | nonsense(size(table.hand[other] & ~table.known[other]))
        table.pile[other] = nonsense(size(table.pile[other]))
        table.wall_bag[other] = nonsense(size(table.wall_bag[other]))
        table.wall_drawn[other] = nonsense(size(table.wall_drawn[other]))
        if table.wall_top[other] != NONE:
            table.wall_top[other] = NONSENSE
        for place in range(table.wall_bottom_size[other]):
            table.wall_bottom[other * table.facts.wall_cards + place] = NONSENSE


def nonsense(number: i64) -> i64:
    """Return a set of so many cards that do not exist."""
    members: i64 = 0
    for card in range(number):
        members |= bit(NONSENSE + card)
    return members
