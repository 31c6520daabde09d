"""A face-down pile: a size, an unordered bag, and the known cards at its ends.

Unknown cards have no order until they are drawn, so nothing can leak and search needs no reshuffling.
The bag may hold more cards than the pile: those that were removed unseen. Cards that a player put on
top or at the bottom are stored with the seats that know them.
"""

from mypy_extensions import i64, mypyc_attr

from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile:
    """Face-down cards, by kind. Lists of known cards begin with the card nearest to their end of the pile."""

    def __init__(self, bag: list[int], size: i64) -> None:
        """Make a pile of `size` unknown cards from a bag with this many copies of each kind."""
        self.bag: list[int] = bag
        self.size: i64 = size
        self.top: list[int] = []
        self.top_knowers: list[int] = []
        self.bottom: list[int] = []
        self.bottom_knowers: list[int] = []

    def clone(self) -> "Pile":
        """Return an independent copy."""
        twin = Pile(self.bag[:], self.size)
        twin.top = self.top[:]
        twin.top_knowers = self.top_knowers[:]
        twin.bottom = self.bottom[:]
        twin.bottom_knowers = self.bottom_knowers[:]
        return twin

    def state(self) -> list[list[int]]:
        """Return everything as plain lists; `restored` reads them."""
        return [self.bag, [self.size], self.top, self.top_knowers, self.bottom, self.bottom_knowers]

    def unknown(self) -> i64:
        """Return how many cards of the pile nobody has placed there."""
        return self.size - len(self.top) - len(self.bottom)

    # Drawing, for a chance step: these answer `choices`, `weight`, `draw` and `choose`. ------------

    def outcomes(self) -> list[int]:
        """Return which kinds may be drawn next: the placed card if one is next, else any of the bag."""
        if self.top:
            return [self.top[0]]
        if self.unknown() > 0:
            kinds: list[int] = []
            for kind in range(len(self.bag)):
                if self.bag[kind] > 0:
                    kinds.append(kind)
            return kinds
        return [self.bottom[-1]] if self.bottom else []

    def weight(self, kind: i64) -> i64:
        """Return how many equally likely cases this draw stands for."""
        if self.top or self.unknown() == 0:
            return 1
        return self.bag[kind]

    def draw(self, source: Source) -> i64:
        """Return a kind to be drawn, without taking it."""
        if self.top:
            return self.top[0]
        if self.unknown() == 0:
            return self.bottom[-1]
        return self.draw_unseen(source)

    def draw_unseen(self, source: Source) -> i64:
        """Return a kind from the bag, each card equally likely; also for cards that are hidden elsewhere."""
        total: i64 = 0
        for copies in self.bag:
            total += copies
        left: i64 = source.below(total)
        kind: i64 = 0
        while True:
            left -= self.bag[kind]
            if left < 0:
                return kind
            kind += 1

    def take(self, kind: i64) -> None:
        """Take the next card, which is of this kind."""
        if self.top:
            self.top = self.top[1:]
            self.top_knowers = self.top_knowers[1:]
        elif self.unknown() > 0:
            self.bag[kind] -= 1
        else:
            self.bottom = self.bottom[:-1]
            self.bottom_knowers = self.bottom_knowers[:-1]
        self.size -= 1

    # Placing. ----------------------------------------------------------------------------------

    def put_on_top(self, kind: i64, knowers: i64) -> None:
        """Put a card on top; `knowers` has one bit for each seat that knows it."""
        self.top = [kind, *self.top]
        self.top_knowers = [knowers, *self.top_knowers]
        self.size += 1

    def put_at_bottom(self, kind: i64, knowers: i64) -> None:
        """Put a card under the pile."""
        self.bottom = [kind, *self.bottom]
        self.bottom_knowers = [knowers, *self.bottom_knowers]
        self.size += 1

    def shuffle(self) -> None:
        """Put the known cards back into the bag: nobody knows anything about the pile now.

        Not allowed while the bag also holds cards removed unseen: the two would get mixed.
        """
        assert sum(self.bag) == self.unknown()
        for kind in self.top + self.bottom:
            self.bag[kind] += 1
        self.top = []
        self.top_knowers = []
        self.bottom = []
        self.bottom_knowers = []

    # Knowledge. --------------------------------------------------------------------------------

    def known_top(self, seat: Seat) -> list[int]:
        """Return the placed cards from the top down, -1 where this seat does not know which it is."""
        return known_by(seat, self.top, self.top_knowers)

    def known_bottom(self, seat: Seat) -> list[int]:
        """Return the placed cards from the bottom up, -1 where this seat does not know which it is."""
        return known_by(seat, self.bottom, self.bottom_knowers)

    def conceal(self, seat: Seat, source: Source) -> None:
        """Redraw the placed cards that this seat does not know from the bag."""
        for index in range(len(self.top)):
            if not self.top_knowers[index] >> seat & 1:
                self.bag[self.top[index]] += 1
        for index in range(len(self.bottom)):
            if not self.bottom_knowers[index] >> seat & 1:
                self.bag[self.bottom[index]] += 1
        self.top = self._dealt(self.top, self.top_knowers, seat, source)
        self.bottom = self._dealt(self.bottom, self.bottom_knowers, seat, source)

    def _dealt(self, placed: list[int], knowers: list[int], seat: Seat, source: Source) -> list[int]:
        dealt: list[int] = []
        for index in range(len(placed)):
            if knowers[index] >> seat & 1:
                dealt.append(placed[index])
                continue
            kind = self.draw_unseen(source)
            self.bag[kind] -= 1
            dealt.append(kind)
        return dealt


def known_by(seat: Seat, placed: list[int], knowers: list[int]) -> list[int]:
    """Return placed cards, -1 where a reader (a seat, or nobody in particular) does not know which it is."""
    seen: list[int] = []
    for index in range(len(placed)):
        known = seat >= 0 and knowers[index] >> seat & 1
        seen.append(placed[index] if known else -1)
    return seen


def restored(state: list[list[int]]) -> Pile:
    """Return a pile from `Pile.state`."""
    pile = Pile(state[0][:], state[1][0])
    pile.top, pile.top_knowers = state[2][:], state[3][:]
    pile.bottom, pile.bottom_knowers = state[4][:], state[5][:]
    return pile
