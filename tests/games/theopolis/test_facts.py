"""What is worked out when a component file is read: shortcuts that must say the same as the long way."""

from __future__ import annotations

import itertools

from hypothesis import given as drawn
from hypothesis import strategies as st

from batisseurs.games.theopolis.city import (
    addition_allowance,
    confession,
    exchange_allowance,
    hand_limit,
    points_each_turn,
)
from batisseurs.games.theopolis.ending import wins_by_sacraments
from batisseurs.games.theopolis.facts import CHARITY, DEAREST, HOPE, KINDS, NO_SAINT, PAID, RESOURCES, SAINTS
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable, blank

FACTS = THEOPOLIS.components()
CITY_CARDS = [kind for kind in range(KINDS) if not FACTS.parts[kind]]
cities = st.sets(st.sampled_from(CITY_CARDS), max_size=20)


def city(kinds: set[int]) -> TheopolisTable:
    """Return a table on which the first player has built one of each of these kinds."""
    table = blank(FACTS, 2)
    for kind in kinds:
        table.join_city(0, kind)
    return table


def test_a_bill_is_paid_when_each_price_is() -> None:
    purses = list(itertools.product((0, 1, 2, 3, 5, 99), repeat=RESOURCES))
    for at in range((SAINTS + 1) * KINDS):
        prices = [FACTS.price[at * RESOURCES + resource] for resource in range(RESOURCES)]
        for faith, hope, charity in purses:
            purse = PAID + faith + HOPE * hope + CHARITY * charity
            payable = faith >= prices[0] and hope >= prices[1] and charity >= prices[2]
            assert ((purse - FACTS.bill[at]) & PAID == PAID) == payable


def test_no_pile_holds_as_much_as_the_dearest_bill() -> None:
    assert max(FACTS.piles) < DEAREST


@drawn(cities, st.integers(0, NO_SAINT))
def test_a_city_without_the_cards_of_a_set_has_what_rulebook_and_saint_give(
    kinds: set[int], saint: int
) -> None:
    table = city(kinds)
    table.saints[0] = saint
    present = table.present[0]
    if not present & FACTS.addition_set:
        assert addition_allowance(table, 0) == FACTS.additions
    if not present & FACTS.exchange_set:
        assert exchange_allowance(table, 0) == FACTS.saint_exchanges[saint] >= FACTS.exchanges
    if not present & FACTS.hand_set:
        assert hand_limit(table, 0) == FACTS.saint_hand[saint] >= FACTS.hand_limit
    if not present & FACTS.confess_set:
        assert confession(table, 0) == 0
    if not present & (FACTS.points_set | FACTS.person_set):
        assert points_each_turn(table, 0) == 0


def test_the_player_who_wins_by_sacraments_has_the_cards_that_all_winners_have() -> None:
    everything = set(CITY_CARDS)
    assert wins_by_sacraments(city(everything), 0)
    wanted = {kind for kind in everything if FACTS.sacraments_want >> kind & 1}
    assert wanted
    for kind in wanted:
        assert not wins_by_sacraments(city(everything - {kind}), 0)
