"""Variants and options: play on, the short deck, no solo mode. Rules: b19."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import EMPTY, TheopolisTable
from batisseurs.kernel import CHANCE, BadOption
from tests.games.theopolis.given import (
    QUIET,
    board_of,
    choices,
    city_of,
    discard_of,
    given,
    of,
    play,
    refused_by,
    resources_of,
    seen,
    side,
    waits_for,
)
from tests.rules import rule

PLAY_ON = {"play_on": True}


def winner(**more: Any) -> dict[str, Any]:
    """Say that a player is about to win with the Wonder."""
    return side(hand=["wonder"], resources=(4, 4, 4), **more)


@rule("TH-154")
def test_without_play_on_a_win_ends_the_game() -> None:
    """The option is off unless it is asked for."""
    assert THEOPOLIS.options_of(THEOPOLIS.new(3))["play_on"] is False
    table = given(players=3, p1=winner())
    play(table, "p1 play wonder")

    assert waits_for(table) == "over"
    assert [seat.rank for seat in seen(table).seats] == [1, 2, 2]


@rule("TH-154")
@pytest.mark.parametrize(
    ("about_to_win", "card"),
    [
        (side(hand=["martyr"], resources=(2, 2, 2), points=4), "martyr"),
        (side(city=["basilica", "cathedral", "church"], hand=["vault"], resources=(1, 2, 1)), "vault"),
        (
            side(
                city=[
                    "priest",
                    "bishop",
                    "baptismal_water",
                    "holy_chrism",
                    "bread_and_wine",
                    "chalice_and_paten",
                ],
                hand=["stole"],
                resources=(2, 1, 0),
            ),
            "stole",
        ),
        (winner(), "wonder"),
    ],
)
def test_with_play_on_the_others_continue(about_to_win: dict[str, Any], card: str) -> None:
    """After a win in any of the four ways the winner is first, and the next player begins."""
    table = given(players=3, options=PLAY_ON, discard=["plague"], p1=about_to_win)
    play(table, f"p1 play {card}")

    assert waits_for(table) == "p2 MainPhase"
    assert [seat.rank for seat in seen(table).seats] == [1, 0, 0]
    assert seen(table).ending == "going_on"


@rule("TH-154")
def test_the_second_winner_takes_the_best_free_rank() -> None:
    """The ranks are given in the order of the wins."""
    table = given(
        players=4,
        options=PLAY_ON,
        p1=side(hand=4),
        p2=winner(),
        p3=side(hand=["martyr"], resources=(2, 2, 2), points=4),
    )
    play(table, "p1 end", "p2 play wonder", "p3 play martyr")

    assert [seat.rank for seat in seen(table).seats] == [0, 1, 2, 0]
    assert waits_for(table) == "p4 MainPhase"


@rule("TH-155")
def test_the_winners_cards_leave_the_game() -> None:
    """Hand, city and Patron Saint are gone and not in the discard pile; Resources are back in their piles."""
    table = given(
        players=3,
        options=PLAY_ON,
        p1=side(
            city=["chapel", "chapel", "monk"],
            hand=["wonder", "martyr", "plague"],
            resources=(5, 4, 6),
            saint="st_peter",
        ),
    )
    play(table, "p1 play wonder")

    left = of(table, "p1")
    assert (left.city, left.hand_size, left.saint, left.stones) == ((), 0, None, 0)
    assert resources_of(table, "p1") == (0, 0, 0)
    assert seen(table).piles == (22, 22, 22)
    assert discard_of(table) == []
    assert sorted((card.card, card.copies) for card in seen(table).out) == [
        ("chapel", 2),
        ("monk", 1),
        ("wonder", 1),
    ]
    assert board_of(table) == QUIET


@rule("TH-155")
def test_cards_that_have_left_never_come_back() -> None:
    """Neither the winner's city nor the winner's hand can be turned up again."""
    table = given(
        players=3,
        options=PLAY_ON,
        p1=side(city=["basilica"], hand=["wonder", "heresy"], resources=(4, 4, 4)),
        p2=side(hand=["pilgrim"], resources=(1, 2, 2)),
    )
    play(table, "p1 play wonder", "p2 play pilgrim", "p2 discard pope")

    possible = choices(table)
    assert "reveal schism" in possible
    assert not {"reveal basilica", "reveal heresy", "reveal wonder"} & set(possible)


@rule("TH-156")
def test_the_winners_seat_is_skipped_for_turns() -> None:
    """The turn passes over it, round after round."""
    table = given(players=3, options=PLAY_ON, p1=side(hand=4), p2=winner(), p3=side(hand=4))
    play(table, "p1 end", "p2 play wonder", "p3 end", "p1 end")

    assert waits_for(table) == "p3 MainPhase"


@rule("TH-156", "TH-108")
def test_the_winners_seat_is_skipped_for_neighbours() -> None:
    """The player behind the winner is now a neighbour."""
    table = given(
        players=4,
        options=PLAY_ON,
        turn="p2",
        p1=side(city=["chapel"]),
        p2=winner(),
        p3=side(hand=["bishop"]),
        p4=side(city=["stole"]),
    )
    play(table, "p2 play wonder", "p3 play bishop")

    assert set(choices(table)) == {"take chapel from p1", "take stole from p4", "take nothing"}


@rule("TH-156", "TH-72")
@pytest.mark.parametrize("disaster", ["plague", "temptation", "flood", "fire"])
def test_the_winners_seat_is_skipped_when_disasters_compare(disaster: str) -> None:
    """With the winner out of the count the two others are tied: nothing happens."""
    city = ["priest", "church"]
    table = given(
        players=3,
        options=PLAY_ON,
        p1=winner(),
        p2=side(city=city, hand=[disaster], points=11),
        p3=side(city=city, points=10),
    )
    play(table, "p1 play wonder", f"p2 exchange {disaster}", "p2 take pope")

    assert waits_for(table) == "chance RevealCard"
    assert [seat.original_points for seat in seen(table).seats][1:] == [10, 10]


@rule("TH-156", "TH-74")
def test_a_winner_does_not_draw_the_blow_either() -> None:
    """Of the two left the one with fewer Persons is struck by War, not the empty seat."""
    table = given(
        players=3,
        options=PLAY_ON,
        p1=winner(),
        p2=side(city=["priest", "church"], hand=["war"]),
        p3=side(city=["church"]),
    )
    play(table, "p1 play wonder", "p2 exchange war", "p2 take pope")

    assert waits_for(table) == "p3 LoseCard"


@rule("TH-157")
def test_a_turn_that_a_win_interrupts_has_no_end_phase() -> None:
    """No hand is filled, nothing is drawn; the next player begins with a full board."""
    table = given(players=3, options=PLAY_ON, p1=winner(), p2=side(city=["monk"], hand=4))
    deck = seen(table).deck
    play(table, "p1 play wonder")

    assert waits_for(table) == "p2 MainPhase"
    assert seen(table).active == 1
    assert of(table, "p2").original_points == 19
    assert board_of(table) == QUIET
    assert seen(table).deck == deck


def open_first_place(table: TheopolisTable) -> None:
    """Discard the first board card without refilling: with these cards no win leaves a place free."""
    table.put_on_discard(table.board[0])
    table.board[0] = EMPTY


@rule("TH-157")
def test_a_board_left_open_by_a_win_is_filled_before_the_next_turn() -> None:
    """The free place is filled first, then the start phase comes."""
    table = given(players=3, options=PLAY_ON, p1=winner(), p2=side(city=["priest"]))
    open_first_place(table)
    play(table, "p1 play wonder")
    assert waits_for(table) == "chance RevealCard"
    assert of(table, "p2").original_points == 20

    play(table, "chance reveal martyr")
    assert waits_for(table) == "p2 MainPhase"
    assert board_of(table) == ["martyr", *QUIET[1:]]
    assert of(table, "p2").original_points == 19


@rule("TH-157", "TH-77")
def test_in_that_filling_the_next_player_already_counts_as_active() -> None:
    """A Plague that turns up asks p2 first, who is about to begin, and p1, whose turn it was, last."""
    table = given(
        players=4,
        options=PLAY_ON,
        p1=side(city=["monk"], hand=["stole"], resources=(2, 1, 0)),
        p2=side(city=["priest"]),
    )
    open_first_place(table)
    table.points[2] = 0  # p3 wins in p1's turn, which no card of this set can bring about
    play(table, "p1 play stole", "chance reveal plague")
    assert waits_for(table) == "p2 LoseCard"

    play(table, "p2 lose priest")
    assert waits_for(table) == "p1 LoseCard"


@rule("TH-158")
def test_the_game_ends_when_one_player_is_left() -> None:
    """The last one takes the last rank, however the score stands."""
    table = given(
        players=3,
        options=PLAY_ON,
        p1=winner(),
        p2=side(hand=["martyr"], resources=(2, 2, 2), points=4),
        p3=side(city=["church"], points=1),
    )
    play(table, "p1 play wonder", "p2 play martyr")

    assert waits_for(table) == "over"
    assert THEOPOLIS.result(table).ranks == (1, 2, 3)
    assert THEOPOLIS.result(table).ending == "last_player"
    assert city_of(table, "p3") == ["church"]


@rule("TH-158")
def test_with_two_players_the_first_win_leaves_one() -> None:
    """Play on among two is over with the first win."""
    table = given(options=PLAY_ON, p1=winner())
    play(table, "p1 play wonder")

    assert waits_for(table) == "over"
    assert THEOPOLIS.result(table).ranks == (1, 2)


@rule("TH-158")
def test_the_apocalypse_ranks_those_who_are_left() -> None:
    """Winners keep their ranks; the others follow by score and its tie-breakers."""
    table = given(
        players=4,
        options=PLAY_ON,
        deck=1,
        p1=winner(),
        p2=side(hand=["stole", "rings", "martyr"], points=20),
        p3=side(city=["church"], points=14),
        p4=side(points=10),
    )
    play(table, "p1 play wonder", "p2 end", "p2 pick pope", "chance reveal apocalypse")

    assert THEOPOLIS.result(table).ending == "apocalypse"
    assert THEOPOLIS.result(table).ranks == (1, 4, 3, 2)


@rule("TH-158", "TH-153")
def test_the_last_round_ranks_those_who_are_left() -> None:
    """At the end of the last round the game ends without any further win."""
    table = given(
        players=3,
        options={"play_on": True, "max_rounds": 1},
        p1=winner(),
        p2=side(hand=4, points=20),
        p3=side(hand=4, points=19),
    )
    play(table, "p1 play wonder", "p2 end", "p3 end")

    assert waits_for(table) == "over"
    assert THEOPOLIS.result(table).ending == "max_rounds"
    assert THEOPOLIS.result(table).ranks == (1, 3, 2)


def set_up(players: int, *, short_deck: bool) -> TheopolisTable:
    """Set up a new game with the quiet board."""
    table = THEOPOLIS.new(players, {"short_deck": short_deck})
    assert isinstance(table, TheopolisTable)
    play(table, *(f"chance reveal {card}" for card in QUIET))
    while waits_for(table).startswith("chance"):
        play(table, f"chance {choices(table)[0]}")
    return table


@rule("TH-159")
@pytest.mark.parametrize(("players", "removed"), [(2, 42), (3, 28), (4, 14), (5, 0)])
def test_the_short_deck_has_fewer_cards(players: int, removed: int) -> None:
    """42, 28, 14 or 0 cards are removed with 2, 3, 4 or 5 players; by default none."""
    laid = 8 + 4 * players

    assert seen(set_up(players, short_deck=True)).deck == 92 - removed - laid
    assert seen(set_up(players, short_deck=False)).deck == 92 - laid
    assert THEOPOLIS.options_of(THEOPOLIS.new(players))["short_deck"] is False


@rule("TH-159")
def test_nobody_knows_which_cards_were_removed() -> None:
    """They are random and unseen: every one of the 91 cards is equally likely to be turned up first."""
    table = THEOPOLIS.new(2, {"short_deck": True})
    assert isinstance(table, TheopolisTable)
    cases = [table.weight(choice) for choice in table.choices(CHANCE)]
    weights = dict(zip(choices(table), cases, strict=True))

    assert sum(cases) == 91
    assert weights["reveal priest"] == 5
    assert weights["reveal wonder"] == 1


@rule("TH-159", "TH-8")
@pytest.mark.parametrize(("deck", "near"), [(11, False), (10, True), (2, True), (1, True)])
def test_the_apocalypse_is_among_the_last_ten_of_the_short_deck(deck: int, near: bool) -> None:
    """Cards are removed before the Apocalypse is put in: it is never one of them."""
    table = given(
        options={"short_deck": True}, deck=deck, p1=side(hand=["stole", "rings", "martyr"]), p2=side(hand=4)
    )
    play(table, "p1 end", "p1 pick pope")
    possible = choices(table)

    assert ("reveal apocalypse" in possible) == near
    assert (len(possible) == 1) == (deck == 1)


@rule("TH-160")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_there_is_no_solo_mode(players: int) -> None:
    """A table needs two to five seats; a single player plays against bots by the same rules."""
    with pytest.raises(BadOption):
        THEOPOLIS.new(players)
    for possible in range(2, 6):
        assert THEOPOLIS.new(possible).players == possible


# Readings. ---------------------------------------------------------------------------------------


@rule("TH-108")
@pytest.mark.parametrize(
    ("neighbours", "near"), [("adjacent", {"p2", "p5"}), ("all", {"p2", "p3", "p4", "p5"})]
)
def test_a_bishop_goes_to_neighbours_or_to_everyone(neighbours: str, near: set[str]) -> None:
    """The players on the left and right, or by the other reading all others."""
    stands = {"p2": "school", "p3": "rosary", "p4": "hermit", "p5": "vault"}
    sides: dict[str, Any] = {name: side(city=[card]) for name, card in stands.items()}
    table = given(players=5, options={"neighbours": neighbours}, p1=side(hand=["bishop"]), **sides)
    play(table, "p1 play bishop")
    assert set(choices(table)) == {"take nothing", *(f"take {stands[name]} from {name}" for name in near)}
    for name in set(stands) - near:
        assert refused_by(table, f"take {stands[name]} from {name}") == "TH-108"
    if "p3" in near:
        play(table, "p1 take rosary from p3")
        assert (sorted(city_of(table, "p1")), city_of(table, "p3")) == (["bishop", "rosary"], [])


@rule("TH-106")
@pytest.mark.parametrize(
    ("bishop_takes", "prey"), [("limited", {"chapel"}), ("any", {"chapel", "church", "bishop"})]
)
def test_a_bishop_takes_cheap_cards_or_any(bishop_takes: str, prey: set[str]) -> None:
    """A printed cost of 4 and no Bishops; by the other reading any card, also a Bishop."""
    city = ["chapel", "church", "bishop"]
    table = given(
        options={"bishop_takes": bishop_takes},
        p1=side(hand=["bishop"]),
        p2=side(city=city, resources=(1, 2, 3)),
    )
    play(table, "p1 play bishop")
    assert set(choices(table)) == {"take nothing", *(f"take {card} from p2" for card in prey)}
    for card in set(city) - prey:
        assert refused_by(table, f"take {card} from p2") == "TH-106"
    if "bishop" in prey:
        play(table, "p1 take bishop from p2")  # who may take in turn
        assert set(choices(table)) == {"take nothing", "take chapel from p2", "take church from p2"}
        play(table, "p1 take church from p2")
        assert sorted(city_of(table, "p1")) == ["bishop", "bishop", "church"]
        assert (city_of(table, "p2"), resources_of(table, "p2")) == (["chapel"], (1, 2, 3))
