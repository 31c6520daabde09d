"""What is public and what is hidden from everyone. Rules: MV-3, MV-4."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from batisseurs.games.my_village.facts import CUSTOMER, MONK, MONKS, TRAVEL, TRAVELS
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from batisseurs.games.my_village.view import MyVillageView
from batisseurs.kernel import EVERYONE, SPECTATOR, Seeded
from tests.games.my_village.given import choices, given, play, seen, side
from tests.rules import rule

READERS = ("p1", "p2", "p3", "spectator")


def rich() -> VillageTable:
    """Lay a table on which everything public differs from what it was at the start."""
    return given(
        players=3,
        hand=2,
        pool=["w1", "w2", "w3", "w4", "b5", "b6"],
        chronicle={"abbot": 1},
        graves=3,
        rat=5,
        monks=["mo_r3", "mo_c2", "mo_q1"],
        p2=side(
            coins=4, tree=3, safe=2, cloud=7, headman="story_space", labourers=1, school=["right"],
            villagers=["merchant", "abbot"], church="ch_sanatorium", protections=1, monks=["mo_r1"],
            chamber="co_citizens", covered=["abbot"], square=True, markers=2, tile="school", fields=2,
            plows=[2], travels=["tr_a2"], workshops=["ws_brewery_58"], goods={"beer": 2}, market=["cu_20"],
            served=["cu_21"],
        ),
        p3=side(chamber="co_guild", generic=2),
    )  # fmt: skip


def shown_to(table: VillageTable, reader: str) -> MyVillageView:
    """Return the view of a seat or of a spectator."""
    if reader != "spectator":
        return seen(table, reader)
    view = MY_VILLAGE.view(table, SPECTATOR)
    assert isinstance(view, MyVillageView)
    return view


def common(table: VillageTable, reader: str) -> dict[str, Any]:
    """Return a reader's view without the reader's own name and what is only about their own village."""
    shown: dict[str, Any] = msgspec.to_builtins(shown_to(table, reader))
    for own in ("reader", "values", "closed"):
        del shown[own]
    return shown


@rule("MV-3")
@pytest.mark.parametrize("reader", READERS)
def test_a_village_is_public(reader: str) -> None:
    """Barn, tree, town hall, people, school, cards and markers: the same for all."""
    village = shown_to(rich(), reader).villages[1]
    assert (village.coins, village.tree, village.safe, village.cloud) == (4, 3, 2, 7)
    assert (village.headman, village.labourers, village.reaper) == ("story_space", 1, False)
    assert (village.school_left, village.school_right, village.villagers) == (
        False,
        True,
        ("abbot", "merchant"),
    )
    assert (village.protections, village.windows, village.covered) == (1, 1, ("abbot",))
    assert (village.markers, village.tile) == (2, "school")
    assert [field.plow for field in village.fields] == [False, True]
    shown = [card.card for card in (*village.monks, *village.travels, *village.market, *village.served)]
    assert shown == ["mo_r1", "tr_a2", "cu_20", "cu_21"]
    assert (village.workshops[0].card, village.workshops[0].stock) == ("ws_brewery_58", 2)
    assert shown_to(rich(), reader).villages[2].generic == 2


@rule("MV-3")
@pytest.mark.parametrize("reader", READERS)
def test_the_middle_is_public(reader: str) -> None:
    """Hand, dice, zone, columns, top cards, coffins, rat."""
    view = shown_to(rich(), reader)
    assert (view.hand, view.hand_back, view.first, view.holder) == (2, False, 0, 0)
    assert [(die.die, die.number) for die in view.pool] == [
        ("w1", 1), ("w2", 1), ("w3", 1), ("w4", 1), ("b5", 1), ("b6", 1),
    ]  # fmt: skip
    assert [card.card for card in view.zone] == ["cu_02", "cu_03", "cu_04", "cu_05", "cu_06", "cu_07"]
    assert [card.card for card in view.churches] == ["ch_cloister", "ch_diocesan", "ch_refuge"]
    assert [card.card for card in view.chambers] == ["co_monetary", "co_properties"]
    assert len(view.workshops) == 19
    assert (view.squares, view.fields) == (3, 6)
    assert [pile.card for pile in view.monks] == ["mo_r3", "mo_c2", "mo_q1"]
    assert [pile.card for pile in view.travels] == [f"travel_{letter}" for letter in "abcde"]
    assert (view.chronicle, view.graves, view.coffins, view.rat) == ((1, 0, 0, 0, 0), 3, 4, 5)


@rule("MV-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_readers_see_the_same_at_any_moment(players: int) -> None:
    """Through a game; and everything is told to everyone."""
    table = MY_VILLAGE.new(players)
    assert isinstance(table, VillageTable)
    table.game_events = []
    source = Seeded(players)
    for _ in range(400):
        if table.over():
            break
        seat = table.chooser()
        possible = table.choices(seat)
        table.play(seat, table.draw(source) if seat < 0 else possible[source.below(len(possible))])
        shown = [common(table, f"p{reader + 1}") for reader in range(players)]
        assert shown == [common(table, "spectator")] * players
    assert {game_event.audience for game_event in table.game_events} == {EVERYONE}


@rule("MV-4")
@pytest.mark.parametrize("reader", READERS)
def test_no_view_names_a_hidden_card(reader: str) -> None:
    """Customers of the deck, monks below the top, travel cards of the piles."""
    table = rich()
    text = msgspec.json.encode(shown_to(table, reader)).decode()
    ids = table.facts.ids
    open_cards = {"mo_r1", "mo_r3", "mo_c2", "mo_q1", "tr_a2", "cu_20", "cu_21"}
    open_cards |= {f"cu_{number:02}" for number in range(2, 8)}
    hidden = set(ids[MONK : MONK + MONKS] + ids[TRAVEL : TRAVEL + TRAVELS] + ids[CUSTOMER : CUSTOMER + 33])
    hidden -= open_cards
    assert len(hidden) == 8 + 18 + 25
    assert not [card for card in hidden if card in text]
    assert all(card in text for card in open_cards)


@rule("MV-4")
@pytest.mark.parametrize("reader", READERS)
def test_how_many_cards_are_left_is_public(reader: str) -> None:
    """In the deck and in every pile."""
    view = shown_to(rich(), reader)
    assert view.deck == 33 - 6 - 2
    assert [pile.number for pile in view.monks] == [4, 4, 3]
    assert [pile.number for pile in view.travels] == [3, 4, 4, 4, 3]


@rule("MV-4")
def test_every_card_of_a_pile_may_be_the_next() -> None:
    """No order is known: each is equally likely, no matter who asks."""
    table = given(value=4, p1=side(coins=0))
    play(table, "p1 activate office", "p1 take cu_02", "p1 stop")
    hidden = [f"cu_{number:02}" for number in range(1, 34) if not 2 <= number <= 7]
    assert choices(table) == [f"reveal {card}" for card in hidden]
    assert {table.weight(choice) for choice in table.choices(-1)} == {1}
    for seat in (0, 1):
        guess = table.clone()
        MY_VILLAGE.conceal(guess, seat, Seeded(seat))
        assert guess.choices(-1) == table.choices(-1)


@rule("MV-4")
def test_a_card_that_was_seen_and_put_back_is_hidden_again() -> None:
    """The card that the refuge put under its pile is shuffled into it."""
    table = given(value=7, p1=side(church="ch_refuge", coins=1))
    play(table, "p1 add travel_a", "chance reveal tr_a2", "p1 redraw", "chance reveal tr_a1")
    assert "tr_a2" not in msgspec.json.encode(seen(table, "p1")).decode()
    assert seen(table).travels[0].number == 3
