"""What a seat knows. Rules: b2 (TH-19 to TH-22).

Hidden are only the other hands, as far as they were not taken openly, and the deck. With the
short deck the cards removed unseen are in the same bag.
"""

from mypy_extensions import i64

from batisseurs.games.theopolis.board import draw_unseen
from batisseurs.games.theopolis.facts import KINDS
from batisseurs.games.theopolis.table import DECK, EMPTY, TheopolisTable
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source


def conceal(table: TheopolisTable, seat: Seat, source: Source) -> None:
    """Deal again what a seat cannot know: unknown cards of other hands go back to the unseen ones first."""
    sizes: list[i64] = []
    for other in range(table.players):
        unknown: i64 = 0
        if other != seat:
            unknown = take_back_unknown(table, other)
        sizes.append(unknown)
    for other in range(table.players):
        for _ in range(sizes[other]):
            kind = draw_unseen(table, source)
            table.cards[DECK + kind] -= 1
            table.removed -= 1
            table.put_in_hand(other, kind, known=0)
    table.forget_sealed(seat)


def take_back_unknown(table: TheopolisTable, seat: Seat) -> i64:
    """Put the cards of a hand that nobody else has seen among the unseen ones; return how many."""
    at = table.hand_at(seat)
    size = table.hand_size(seat)
    kinds: list[i64] = []
    for place in range(at, at + size):
        if table.known[place] == 0:
            kinds.append(table.hands[place])
    kept: list[i64] = [table.hands[place] for place in range(at, at + size) if table.known[place] == 1]
    for place in range(at, at + size):
        table.hands[place] = EMPTY
        table.known[place] = 0
    for kind in kept:
        table.put_in_hand(seat, kind, known=1)
    for kind in kinds:
        table.cards[DECK + kind] += 1
        table.removed += 1
    return len(kinds)


def overwrite_hidden(table: TheopolisTable, seat: Seat) -> None:
    """Put nonsense into everything hidden from a reader: the bag of unseen cards and unknown hand cards."""
    for kind in range(KINDS):
        table.cards[DECK + kind] = 77 + kind
    for other in range(table.players):
        if other == seat:
            continue
        at = table.hand_at(other)
        for place in range(at, at + table.hand_size(other)):
            if table.known[place] == 0:
                table.hands[place] = KINDS - 1
    table.forget_sealed(seat)
