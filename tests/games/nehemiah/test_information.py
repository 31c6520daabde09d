"""What is public and what is hidden. Rules: NE-171, NE-172, NE-R35, NE-R36."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from batisseurs.games.nehemiah.facts import DECKS, FACES
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import NehemiahTable
from batisseurs.kernel import EVERYONE, Seeded, choice_text
from tests.games.nehemiah.given import choices, given, of, play, seen, side
from tests.games.nehemiah.later_positions import (
    about_to_end,
    all_bid,
    auction_of,
    bid,
    end_round,
    gone,
    whose_turns,
)
from tests.rules import rule

READERS = ("p1", "p2", "p3", "p4", "spectator")


def rich() -> NehemiahTable:
    """Lay a table on which everything public differs from what it was at the start."""
    return given(
        foremen=True,
        decks=(8, 20, 16),
        c1=["gate p1", "wall_1 p2 tired", "", ""],
        revealed=("artisan",),
        p1=side(wood=5, gold=1, cubes=(1, 2, 0), points=7, gates=2, set_aside=1, foremen=("carpenter",)),
        p3=side(cubes=(0, 0, 4), gates=3, foremen=("turncoat", "merchant")),
    )


@rule("NE-171")
@pytest.mark.parametrize("reader", READERS)
def test_everything_on_the_table_is_public(reader: str) -> None:
    """Grid, workers, boards, cube supplies, numbers of workers, decks, foremen: the same for all."""
    view = seen(rich(), reader)
    first = view.columns[0].spots
    assert [(spot.card, spot.worker, spot.tired) for spot in first[:2]] == [
        ("gate", 0, False), ("wall_1", 1, True),
    ]  # fmt: skip
    assert [board.cubes for board in view.boards] == [(1, 0, 0, 0), (2, 0, 0, 0), (0, 0, 4, 0)]
    assert [seat.cube_supply for seat in view.seats] == [8, 11, 7, 11]
    assert [(seat.available, seat.set_aside) for seat in view.seats] == [(4, 1), (5, 0), (6, 0), (6, 0)]
    assert [seat.foremen for seat in view.seats] == [("carpenter",), (), ("merchant", "turncoat"), ()]
    assert (view.decks, view.revealed, view.foreman_deck) == ((8, 20, 16), ("artisan",), 11)
    assert sum(count.copies for count in view.discard) == 8


@rule("NE-171")
@pytest.mark.parametrize("reader", READERS)
def test_gates_and_their_values_are_public(reader: str) -> None:
    """Those that players have and those of the stack (NE-R36)."""
    gates = seen(rich(), reader).gates
    assert [gate.value for gate in gates] == [2, 2, 2, 3, 3, 3, 4, 4]
    assert [gate.owner for gate in gates] == [0, 0, 2, 2, 2, None, None, None]


@rule("NE-171")
def test_numbers_of_neutral_workers_are_public() -> None:
    """Beside the screen, for both players."""
    table = given(players=2, c1=["wood_1 neutral p1", "wood_1 neutral p1", "wood_1 neutral p2", ""])
    for reader in ("p1", "p2", "spectator"):
        assert [seat.neutral for seat in seen(table, reader).seats] == [4, 5]
        assert [spot.neutral for spot in seen(table, reader).columns[0].spots] == [True, True, True, False]


@rule("NE-171")
def test_payments_and_revealed_bids_are_told_to_everyone() -> None:
    """Fees and bids are reported with no smaller audience."""
    table = given(c1=["wood_1 p2 tired", "gold_2 p1", "", ""])
    play(table, "p1 activate c1r2", "p1 perform", "p1 also c1r1")
    auction = auction_of("carpenter", "merchant", auctions=1)
    play(auction, "p1 auction carpenter")
    all_bid(auction, p2=(1, 1, 0))
    for laid, expected in ((table, "nehemiah-pays-player"), (auction, "nehemiah-bids")):
        game_events = [one for one in laid.game_events or [] if one.message.id == expected]
        assert game_events
        assert {one.audience for one in game_events} == {EVERYONE}


@rule("NE-172")
@pytest.mark.parametrize("reader", READERS)
def test_goods_and_points_are_behind_the_screen(reader: str) -> None:
    """Gold, wood and points of a player are shown to that player only."""
    for seat in seen(rich(), reader).seats:
        behind = (seat.wood, seat.gold, seat.points)
        if f"p{seat.seat + 1}" == reader:
            assert None not in behind
        else:
            assert behind == (None, None, None)
            assert seat.score is None
    assert (of(rich(), "p1").wood, of(rich(), "p1").gold, of(rich(), "p1").points) == (5, 1, 7)


@rule("NE-172")
def test_the_numbers_for_learners_hide_the_same() -> None:
    """Another table with other goods behind the others' screens looks the same to a seat."""
    table = rich()
    other = table.clone()
    other.gold[0] += 3
    other.wood[0] += 1
    assert NEHEMIAH.observe(table, 1) == NEHEMIAH.observe(other, 1)
    assert NEHEMIAH.observe(table, 0) != NEHEMIAH.observe(other, 0)
    assert seen(table, "p2") == seen(other, "p2")


@rule("NE-172")
def test_at_the_end_everything_is_shown() -> None:
    """Once the game is over, all screens are lifted."""
    table = about_to_end(3, players=2, turn="p2", p1=side(wood=4, gold=3, points=6))
    end_round(table)
    assert seen(table, "p2").seats[0].points is None
    whose_turns(table)
    for reader in ("p1", "p2", "spectator"):
        shown = seen(table, reader).seats[0]
        assert (shown.wood, shown.gold, shown.points, shown.score) == (1, 1, 6 + 1 + 1, 8)


@rule("NE-172")
def test_screens_can_be_open() -> None:
    """A table option shows all goods and points from the start (NE-R35)."""
    table = given(open_screens=True, p1=side(wood=5, gold=1, points=7))
    for reader in READERS:
        shown = seen(table, reader).seats[0]
        assert (shown.wood, shown.gold, shown.points) == (5, 1, 7)


@rule("NE-172")
def test_decks_have_no_order_to_be_known() -> None:
    """Every card of the deck may come next, as likely as it has copies; no view names one."""
    table = given(decks=(8, 20, 16), c1=["", "", "", "p1"])
    play(table, "p1 activate c1r4", "p1 decline")
    view = seen(table)
    away = Counter({count.card: count.copies for count in view.discard})
    away.update(spot.card for column in view.columns for spot in column.spots if spot.card)
    facts = table.facts
    printed = {card: facts.copies[4 * DECKS * FACES + face] for face, card in enumerate(facts.ids)}
    left = {f"draw {card}": copies - away[card] for card, copies in printed.items() if copies > away[card]}
    weights = [table.weight(choice) for choice in table.choices(-1)]
    assert dict(zip(choices(table), weights, strict=True)) == left
    assert sum(weights) == 8


@rule("NE-172")
@pytest.mark.parametrize("given_parts", [1, 3])
def test_a_bid_is_hidden_before_the_common_reveal(given_parts: int) -> None:
    """Whatever p1 has bid, the others and spectators see the same; to conceal forgets it."""
    tables = []
    for workers in (0, 3):
        table = auction_of("carpenter", "merchant", auctions=1)
        play(table, "p1 auction carpenter")
        if given_parts == 3:
            bid(table, "p1", workers, 1, 1)
        else:
            play(table, f"p1 bid {workers} workers")
        tables.append(table)
    for reader in ("p2", "p3", "p4", "spectator"):
        assert seen(tables[0], reader) == seen(tables[1], reader)
    concealed = [table.clone() for table in tables]
    for table in concealed:
        NEHEMIAH.conceal(table, 1, Seeded(1))
    assert NEHEMIAH.state(concealed[0]) == NEHEMIAH.state(concealed[1])
    assert [table.given(0) for table in concealed] == [[], []]


@rule("NE-172")
def test_what_may_be_chosen_is_for_the_chooser() -> None:
    """Choices can depend on what is behind a screen; others get none."""
    table = given(c1=["wood_1 p2 tired", "gold_2 p1", "", ""], p1=side(gold=0))
    play(table, "p1 activate c1r2", "p1 decline")
    assert [said.text for _, said in choice_text.spoken_choices(table, 0)] == ["stop"]
    assert choice_text.spoken_choices(table, 1) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_differ_only_in_what_is_behind_the_screens(players: int) -> None:
    """Everything else is the same struct for all readers, at any moment of a game."""
    table = NEHEMIAH.new(players, {"foremen": True})
    assert isinstance(table, NehemiahTable)
    source = Seeded(players)
    for _ in range(300):
        if table.over():
            break
        seat = table.chooser()
        possible = table.choices(seat)
        table.play(seat, table.draw(source) if seat < 0 else possible[source.below(len(possible))])
        shown = [_public(NEHEMIAH.view(table, reader)) for reader in range(players)]
        assert shown == [shown[0]] * players


def _public(view: Any) -> tuple[Any, ...]:
    seats = [
        (seat.available, seat.set_aside, seat.neutral, seat.cube_supply, seat.foremen) for seat in view.seats
    ]
    return (
        view.columns,
        view.decks,
        view.discard,
        view.boards,
        view.gates,
        view.revealed,
        seats,
        view.pending,
    )


def test_set_aside_workers_are_counted() -> None:
    """They lie before the screen."""
    assert [seat.set_aside for seat in seen(given(p2=gone(3)), "p1").seats] == [0, 3, 0, 0]
