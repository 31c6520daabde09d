from __future__ import annotations

from collections import Counter
from fractions import Fraction

from batisseurs.kernel import SPECTATOR, Seeded
from batisseurs.kernel.pile import Pile, restored
from tests.laws.test_chance import Counting
from tests.toys import PILE
from tests.toys.pile import PileTable

ANN, BEN = 0b01, 0b10


def drawn_in_order(pile: Pile, source: Seeded) -> list[int]:
    """Draw the whole pile."""
    kinds = []
    while pile.size:
        kind = pile.draw(source)
        assert kind in pile.outcomes()
        pile.take(kind)
        kinds.append(kind)
    return kinds


def test_an_untouched_pile_draws_from_its_bag() -> None:
    pile = Pile([2, 0, 1], 3)
    assert pile.outcomes() == [0, 2]
    assert [pile.weight(kind) for kind in pile.outcomes()] == [2, 1]
    assert sorted(drawn_in_order(pile, Seeded(1))) == [0, 0, 2]
    assert pile.outcomes() == []


def test_a_bag_larger_than_the_pile_keeps_what_was_removed_unseen() -> None:
    pile = Pile([2, 2], 3)
    drawn = drawn_in_order(pile, Seeded(1))
    assert len(drawn) == 3
    assert sum(pile.bag) == 1
    assert Counter(drawn) + Counter({kind: copies for kind, copies in enumerate(pile.bag) if copies}) == {
        0: 2,
        1: 2,
    }


def test_cards_on_top_come_first_and_cards_at_the_bottom_last() -> None:
    pile = Pile([2, 0, 0, 0, 0], 2)
    pile.put_on_top(1, ANN)
    pile.put_on_top(2, BEN)
    pile.put_at_bottom(3, ANN)
    pile.put_at_bottom(4, BEN)
    assert (pile.size, pile.unknown()) == (6, 2)
    assert pile.outcomes() == [2]
    assert pile.weight(2) == 1
    assert drawn_in_order(pile, Seeded(1)) == [2, 1, 0, 0, 3, 4]
    assert pile.outcomes() == []


def test_a_placed_card_draws_without_the_source() -> None:
    pile = Pile([5, 5], 10)
    pile.put_on_top(1, ANN)
    source = Seeded(1)
    before = source.state()
    assert pile.draw(source) == 1
    assert source.state() == before


def test_each_seat_knows_its_own_cards() -> None:
    pile = Pile([3, 3, 3], 9)
    pile.put_on_top(0, ANN)
    pile.put_on_top(1, ANN | BEN)
    pile.put_at_bottom(2, BEN)
    assert pile.known_top(0) == [1, 0]
    assert pile.known_top(1) == [1, -1]
    assert pile.known_bottom(0) == [-1]
    assert pile.known_bottom(1) == [2]
    assert pile.known_top(SPECTATOR) == [-1, -1]
    assert pile.known_bottom(SPECTATOR) == [-1]


def test_shuffling_forgets_everything() -> None:
    pile = Pile([1, 1], 2)
    pile.put_on_top(0, ANN)
    pile.put_at_bottom(1, BEN)
    pile.shuffle()
    assert (pile.bag, pile.size, pile.unknown()) == ([2, 2], 4, 4)
    assert pile.known_top(0) == pile.known_bottom(1) == []


def test_a_clone_and_a_restored_pile_are_independent() -> None:
    pile = Pile([2, 2], 4)
    pile.put_on_top(0, ANN)
    pile.put_at_bottom(1, BEN)
    before = [list(row) for row in pile.state()]
    for twin in (pile.clone(), restored(pile.state())):
        assert twin.state() == before
        drawn_in_order(twin, Seeded(1))
        twin.put_on_top(1, ANN)
        twin.shuffle()
        assert pile.state() == before


def test_concealing_keeps_what_a_seat_knows_and_deals_the_rest_evenly() -> None:
    """Ben put a 0 on top; the bag holds a 0 and two 1. To Ann all four are equally likely, in every place."""
    source, shares = Counting(), Counter[tuple[int, ...]]()
    while True:
        pile = Pile([1, 2], 3)
        pile.put_on_top(0, BEN)
        pile.put_at_bottom(1, ANN)
        pile.conceal(0, source)
        assert pile.bottom == [1]
        assert pile.known_top(0) == [-1]
        assert sum(pile.bag) == pile.unknown() == 3
        shares[tuple(pile.top)] += 1
        if not source.next_path():
            break
    total = sum(shares.values())
    assert {kinds: Fraction(count, total) for kinds, count in shares.items()} == {
        (0,): Fraction(1, 2),
        (1,): Fraction(1, 2),
    }


def test_who_placed_a_card_is_not_surprised_by_concealing() -> None:
    pile = Pile([3, 3], 6)
    pile.put_on_top(0, BEN)
    pile.conceal(1, Seeded(1))
    assert pile.known_top(1) == [0]


# The same on the toy's table. ------------------------------------------------------------------------


def looking(table: PileTable, seat: int, kind: int, end: int) -> None:
    table.play(seat, 1)
    table.play(-1, kind)
    table.play(seat, end)


def new(players: int = 2) -> PileTable:
    table = PILE.new(players)
    assert isinstance(table, PileTable)
    return table


def test_a_card_that_was_known_on_the_pile_is_known_in_the_hand() -> None:
    table = new()
    looking(table, 0, 3, 0)
    table.play(1, 0)
    assert table.choices(-1) == [3]
    table.play(-1, 3)
    hand = slice(21, 31)
    assert PILE.observe(table, 0)[hand] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert PILE.observe(table, SPECTATOR)[hand] == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    for seed in range(20):
        twin = table.clone()
        PILE.conceal(twin, 0, Seeded(seed))
        assert isinstance(twin, PileTable)
        assert twin.hands == [[], [3]]


def test_a_card_looked_at_is_hidden_from_the_others() -> None:
    table = new()
    table.play(0, 1)
    table.play(-1, 2)
    assert PILE.view(table, 0) != PILE.view(table, 1)
    seen = set()
    for seed in range(40):
        twin = table.clone()
        PILE.conceal(twin, 1, Seeded(seed))
        assert isinstance(twin, PileTable)
        seen.add(twin.held)
    assert seen == {0, 1, 2, 3}
