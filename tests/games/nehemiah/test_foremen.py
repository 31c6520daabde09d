"""The fifteen foremen. Rules: b14, NE-143 to NE-145 and NE-150 to NE-167; their windows: test_windows.py."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import NehemiahTable
from tests.games.nehemiah.given import (
    choices,
    cubes_of,
    empty_columns,
    given,
    goods_of,
    marked_of,
    of,
    on,
    play,
    refused_by,
    seen,
    side,
    told,
    waits_for,
)
from tests.games.nehemiah.later_positions import (
    about_to_end,
    act,
    all_bid,
    auction_of,
    decline,
    end_round,
    gone,
    held,
    result,
    win,
)
from tests.rules import rule

# Hand. ---------------------------------------------------------------------------------------------------


def won(card: str, **more: Any) -> NehemiahTable:
    """Let p1 win a foreman in the last auction before p1's turn."""
    table = auction_of(card, "carpenter", auctions=1, **more)
    win(table, "p1", card)
    return table


@rule("NE-143")
@pytest.mark.parametrize(
    ("card", "step"),
    [("artisan", "PlaceFreeCube"), ("architect", "TakeFreeGate"), ("sculptor", "GiveUp")],
)
def test_a_hand_card_takes_effect_before_the_next_auction(card: str, step: str) -> None:
    """The winner is asked at once, and the card has left the game."""
    table = auction_of(card, "carpenter", "merchant", players=2)
    play(table, f"p1 auction {card}")
    all_bid(table, p2=(0, 1, 0))
    assert waits_for(table) == f"p2 {step}"
    assert of(table, "p2").foremen == ()
    while waits_for(table) == f"p2 {step}":
        play(table, "p2 give 0" if card == "sculptor" else "p2 decline")
    assert waits_for(table) == "p2 ChooseForeman"


@rule("NE-150")
def test_the_artisan_places_a_cube_on_wall_and_temple() -> None:
    """Without cost, first on the Wall, then on the Temple."""
    table = won("artisan")
    assert choices(table) == ["place wall", "decline"]
    play(table, "p1 place wall")
    assert cubes_of(table, "p1") == (1, 0, 0, 10)
    assert choices(table) == ["place temple", "decline"]
    play(table, "p1 place temple")
    assert cubes_of(table, "p1") == (1, 1, 0, 9)
    assert goods_of(table, "p1") == (2, 4)
    assert waits_for(table) == "p1 TakeAction"


@rule("NE-150")
@pytest.mark.parametrize(
    ("answers", "cubes"),
    [(("decline", "place temple"), (0, 1, 0, 10)), (("place wall", "decline"), (1, 0, 0, 10))],
)
def test_each_cube_of_the_artisan_may_be_declined(answers: tuple[str, str], cubes: tuple[int, ...]) -> None:
    """One without the other."""
    table = won("artisan")
    play(table, *(f"p1 {answer}" for answer in answers))
    assert cubes_of(table, "p1") == cubes


@rule("NE-150")
def test_the_artisan_moves_cubes_if_the_supply_is_empty() -> None:
    """The last one of the supply goes to the Wall; for the Temple one of another board is moved."""
    table = won("artisan", p1=side(cubes=(3, 4, 3)))
    play(table, "p1 place wall")
    assert cubes_of(table, "p1") == (4, 4, 3, 0)
    play(table, "p1 place temple")
    assert choices(table) == ["move wall", "move garrison"]
    assert refused_by(table, "move temple") == "NE-64"
    play(table, "p1 move garrison")
    assert cubes_of(table, "p1") == (4, 5, 2, 0)


@rule("NE-150")
def test_the_artisan_does_what_is_possible() -> None:
    """All eleven cubes lie on the Wall: nothing can be placed there, one can be moved to the Temple."""
    table = won("artisan", p1=side(cubes=(11, 0, 0)))
    assert choices(table) == ["decline"]
    assert refused_by(table, "place wall") == "NE-150"
    play(table, "p1 decline", "p1 place temple", "p1 move wall")
    assert cubes_of(table, "p1") == (10, 1, 0, 0)


@rule("NE-151")
def test_the_architect_takes_the_top_gate() -> None:
    """Without cost; three gates of 2 are gone already, so it is one of 3."""
    table = won("architect", p2=side(gates=3))
    assert choices(table) == ["take valley_gate", "decline"]
    play(table, "p1 take valley_gate")
    assert [gate.gate for gate in seen(table).gates if gate.owner == 0] == ["valley_gate"]
    assert goods_of(table, "p1") == (2, 4)
    assert {category.id: category.points for category in NEHEMIAH.score(table, 0)}["gates"] == 3


@rule("NE-151", "NE-141")
def test_the_architect_may_be_declined() -> None:
    """The gate stays on the stack, the card is gone."""
    table = won("architect")
    play(table, "p1 decline")
    assert [gate.owner for gate in seen(table).gates] == [None] * 8
    assert of(table, "p1").foremen == ()


@rule("NE-151")
def test_the_architect_finds_an_empty_stack() -> None:
    """No effect: nobody is asked."""
    table = won("architect", p2=side(gates=8))
    assert waits_for(table) == "p1 TakeAction"
    assert of(table, "p1").foremen == ()


@rule("NE-152")
def test_the_sculptor_gives_two_points_for_each_pair() -> None:
    """A worker with a wood, or a worker with a gold; the workers are set aside."""
    table = won("sculptor", p1=side(wood=3, gold=2))
    assert choices(table) == ["give 0", "give 1", "give 2", "give 3"]
    assert refused_by(table, "give 4") == "NE-152"
    play(table, "p1 give 2")
    assert (of(table, "p1").points, goods_of(table, "p1")) == (4, (1, 2))
    assert choices(table) == ["give 0", "give 1", "give 2"]
    play(table, "p1 give 1")
    assert (of(table, "p1").points, goods_of(table, "p1")) == (6, (1, 1))
    assert (of(table, "p1").available, of(table, "p1").set_aside) == (3, 3)
    assert waits_for(table) == "p1 TakeAction"


@rule("NE-152")
def test_the_sculptor_needs_a_worker_for_each_pair() -> None:
    """Two available workers make two pairs at most, in all; none is legal too."""
    table = won("sculptor", p1=gone(4, wood=5, gold=5))
    assert choices(table) == ["give 0", "give 1", "give 2"]
    play(table, "p1 give 2")
    assert choices(table) == ["give 0"]
    play(table, "p1 give 0")
    assert (of(table, "p1").points, of(table, "p1").available, goods_of(table, "p1")) == (4, 0, (3, 5))


@rule("NE-152")
def test_the_sculptors_workers_come_back_with_the_next_round() -> None:
    """They are set aside as bid workers are."""
    table = won("sculptor", decks=(0, 20, 16), c1=["", "", "", "p1"])
    play(table, "p1 give 1", "p1 give 1")
    assert (of(table, "p1").available, of(table, "p1").set_aside) == (3, 2)
    act(table, "p1 activate c1r4", "p1 decline")
    assert (of(table, "p1").available, of(table, "p1").set_aside) == (6, 0)


# Hourglass. ----------------------------------------------------------------------------------------------


@rule("NE-144")
def test_an_hourglass_works_for_its_owner_wherever_the_worker_is_from() -> None:
    """Also on a card with an opponent's tired worker."""
    column = ["wood_2 p2 tired", "gold_2 p3 tired", "remarkable p1", ""]
    table = given(foremen=True, c1=column, p1=held("carpenter", "merchant"))
    play(table, "p1 activate c1r3", "p1 perform", "p1 also c1r1", "p1 also c1r2")
    assert goods_of(table, "p1") == (2 + 3, 4 - 1 - 1 + 3)


@rule("NE-144")
def test_an_hourglass_never_works_when_someone_else_uses_the_card() -> None:
    """The owner's tired worker brings the fee, the other takes what is printed."""
    column = ["wood_2 p1 tired", "gold_3 p1 tired", "remarkable p2", ""]
    table = given(foremen=True, turn="p2", c1=column, p1=held("carpenter", "merchant"))
    play(table, "p2 activate c1r3", "p2 perform", "p2 also c1r1", "p2 also c1r2")
    assert goods_of(table, "p2") == (4, 4 - 1 - 1 + 3)
    assert goods_of(table, "p1") == (2, 6)


@rule("NE-153")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("wood_1", (4, 4)), ("wood_2", (5, 4)), ("wood_order", (6, 3)), ("gold_2", (2, 6))],
)
def test_the_carpenter_takes_one_wood_more(card: str, goods: tuple[int, int]) -> None:
    """From Wood Stock and Wood Order; not from Funding."""
    table = given(foremen=True, c1=[f"{card} p1", "", "", ""], p1=held("carpenter"))
    play(table, "p1 activate c1r1", "p1 perform")
    assert goods_of(table, "p1") == goods


@rule("NE-153")
def test_the_carpenter_works_through_consolidation() -> None:
    """Each time a card is used, in whatever way."""
    column = ["consolidation_1 p1", "wood_1 p2", "", ""]
    table = given(foremen=True, c1=column, p1=held("carpenter"))
    play(table, "p1 activate c1r1", "p1 perform", "p1 use c1r2")
    assert goods_of(table, "p1") == (4, 3)


@rule("NE-154")
@pytest.mark.parametrize(("card", "goods"), [("gold_2", (2, 7)), ("gold_3", (2, 8)), ("wood_2", (4, 4))])
def test_the_merchant_takes_one_gold_more(card: str, goods: tuple[int, int]) -> None:
    """From Funding; not from Wood Stock."""
    table = given(foremen=True, c1=[f"{card} p1", "", "", ""], p1=held("merchant"))
    play(table, "p1 activate c1r1", "p1 perform")
    assert goods_of(table, "p1") == goods


@rule("NE-154")
def test_fees_are_not_card_gains() -> None:
    """The Merchant's owner gets one gold for a card that another uses, not two."""
    table = given(foremen=True, turn="p2", c1=["wood_1 p1 tired", "gold_2 p2", "", ""], p1=held("merchant"))
    play(table, "p2 activate c1r2", "p2 perform", "p2 also c1r1")
    assert goods_of(table, "p1") == (2, 5)
    assert goods_of(table, "p2") == (3, 5)


# Scroll. -------------------------------------------------------------------------------------------------


@rule("NE-145")
@pytest.mark.parametrize("round_", [1, 2])
def test_the_scroll_is_used_just_before_the_boards_are_scored(round_: int) -> None:
    """At the end of the round, by its holder, no matter whose turn it was; never in a window."""
    table = about_to_end(round_, foremen=True, turn="p2", p4=held("turncoat", cubes=(1, 0, 0)))
    assert waits_for(table) == "p2 TakeAction"
    end_round(table)
    assert waits_for(table) == "p4 TurnCube"
    assert seen(table).round == round_
    assert [of(table, f"p{seat}").points for seat in range(1, 5)] == [0, 0, 0, 0]
    play(table, "p4 decline")
    assert of(table, "p4").points == 5


@rule("NE-145", "NE-155")
def test_in_round_three_the_scroll_comes_before_the_final_scoring() -> None:
    """Not when the end is triggered: after the last turn."""
    own = held("turncoat", cubes=(1, 0, 0), wood=0, gold=0)
    empty = side(wood=0, gold=0)
    table = about_to_end(3, players=2, foremen=True, turn="p2", p1=own, p2=empty)
    end_round(table)
    assert waits_for(table) == "p1 TakeAction"
    play(table, "p1 place c2", "p1 neutral c3", "p2 place c2", "p2 neutral c3")
    assert waits_for(table) == "p1 TurnCube"
    play(table, "p1 turn p1 wall", "p1 to garrison")
    assert result(table).scores == (4, 0)
    assert of(table, "p1").foremen == ()


@rule("NE-155")
def test_the_turncoat_moves_one_cube_of_any_player() -> None:
    """From a board where that player has one, to another board; their own cubes too."""
    table = about_to_end(
        foremen=True, p1=side(cubes=(0, 2, 0)), p3=held("turncoat", cubes=(1, 0, 1)), p4=side(cubes=(0, 1, 0))
    )
    end_round(table)
    assert choices(table) == [
        "turn p1 temple",
        "turn p3 wall",
        "turn p3 garrison",
        "turn p4 temple",
        "decline",
    ]
    assert refused_by(table, "turn p1 wall") == "NE-155"
    play(table, "p3 turn p1 temple")
    assert choices(table) == ["to wall", "to garrison"]
    assert refused_by(table, "to temple") == "NE-155"
    play(table, "p3 to garrison")
    # Wall: p3 5. Temple: p1 and p4 share 5 + 3. Garrison: p1 and p3 share 6 + 4.
    assert [of(table, f"p{seat}").points for seat in range(1, 5)] == [4 + 5, 0, 5 + 5, 4]


@rule("NE-155", "NE-141")
def test_the_turncoat_may_be_declined() -> None:
    """It leaves the game all the same, at the end of the round."""
    table = about_to_end(foremen=True, p1=held("turncoat", cubes=(1, 0, 0)))
    end_round(table)
    play(table, "p1 decline")
    assert cubes_of(table, "p1") == (0, 0, 0, 11)  # scored, then taken back
    assert of(table, "p1").points == 5
    assert of(table, "p1").foremen == ()


# Exclamation. --------------------------------------------------------------------------------------------


def clearing(**more: Any) -> NehemiahTable:
    """Let p1 clear column 1 and chance refill it; windows before that are declined."""
    table = given(foremen=True, c1=["", "", "", "p1"], **more)
    decline(table)
    play(table, "p1 activate c1r4", "p1 decline")
    decline(table)
    act(table)
    return table


@rule("NE-156")
def test_the_administrator_swaps_two_cards_of_the_refilled_column() -> None:
    """Only of that column, and only right after it was refilled."""
    table = clearing(p3=held("administrator"))
    assert waits_for(table) == "p3 PlayForeman"
    cards = [spot.card for spot in seen(table).columns[0].spots]
    assert choices(table) == ["administrator", "decline"]
    play(table, "p3 administrator")
    assert choices(table) == ["swap c1r1", "swap c1r2", "swap c1r3", "swap c1r4"]
    assert refused_by(table, "swap c2r1") == "NE-156"
    play(table, "p3 swap c1r1")
    assert choices(table) == ["with c1r2", "with c1r3", "with c1r4"]
    play(table, "p3 with c1r4")
    after = [spot.card for spot in seen(table).columns[0].spots]
    assert after == [cards[3], cards[1], cards[2], cards[0]]
    assert waits_for(table) == "p2 TakeAction"
    assert of(table, "p3").foremen == ()


@rule("NE-156")
def test_a_seasonal_worker_moves_with_its_card() -> None:
    """Placed in the same window it goes along, stays standing, and nothing is marked on row 4."""
    table = clearing(p2=held("seasonal"), p3=held("administrator"))
    assert waits_for(table) == "p2 PlayForeman"
    play(table, "p2 seasonal c1")
    assert on(table, "c1r1") == "p2"
    play(table, "p3 administrator", "p3 swap c1r1", "p3 with c1r4")
    assert (on(table, "c1r1"), on(table, "c1r4")) == ("", "p2")
    assert marked_of(table) == []
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-156")
def test_the_administrator_is_of_no_use_before_or_after_an_action() -> None:
    """Its holder is not asked in T1 and T3; with another usable card it is refused."""
    table = given(foremen=True, c1=["p1 tired", "", "", ""], p1=held("administrator"))
    assert waits_for(table) == "p1 TakeAction"
    play(table, "p1 place c2")
    assert waits_for(table) == "p2 TakeAction"

    table = given(foremen=True, c1=["p1 tired", "", "", ""], p1=held("administrator", "town_planner"))
    assert choices(table) == ["town_planner", "decline"]
    assert refused_by(table, "administrator") == "NE-156"


@rule("NE-157")
def test_the_column_refilled_at_a_change_of_round_offers_no_window() -> None:
    """The round's foremen are gone: nobody is asked between the refill and the auctions."""
    table = about_to_end(foremen=True, p2=held("administrator"))
    end_round(table)
    assert waits_for(table) == "chance DrawCard"
    act(table)
    assert waits_for(table) == "chance RevealForeman"
    assert of(table, "p2").foremen == ()


@rule("NE-158")
def test_the_seasonal_worker_is_placed_by_the_normal_rules() -> None:
    """On the topmost free card of a column with room; standing; from the available workers."""
    full = ["p1 tired", "p1 tired", "p3 tired", "p4"]
    table = given(foremen=True, turn="p1", c1=full, c2=["p3", "", "p4", ""], p2=held("seasonal"))
    assert waits_for(table) == "p2 PlayForeman"
    assert choices(table) == ["seasonal c2", "seasonal c3", "seasonal c4", "seasonal c5", "decline"]
    assert refused_by(table, "seasonal c1") == "NE-34"
    play(table, "p2 seasonal c2")
    assert on(table, "c2r2") == "p2"
    assert (of(table, "p2").available, of(table, "p2").foremen) == (5, ())
    assert waits_for(table) == "p1 TakeAction"


@rule("NE-158")
def test_without_an_available_worker_the_seasonal_worker_is_refused() -> None:
    """Its holder is not asked, or only for another card."""
    table = given(foremen=True, p1=held("seasonal", set_aside=6))
    assert waits_for(table) == "p1 TakeAction"

    table = given(foremen=True, c1=["p1 tired", "", "", ""], p1=held("seasonal", "town_planner", set_aside=5))
    assert choices(table) == ["town_planner", "decline"]
    assert refused_by(table, "seasonal") == "NE-158"


@rule("NE-159")
def test_the_town_planner_counts_columns_with_own_tired_workers() -> None:
    """Two in one column count once; standing workers and those of others do not count."""
    table = given(
        foremen=True,
        c1=["p1 tired", "p1 tired", "", ""],
        c2=["p1", "p2 tired", "", ""],
        c4=["p2 tired", "p1 tired", "", ""],
        p1=held("town_planner"),
    )
    play(table, "p1 town_planner")
    assert of(table, "p1").points == 2
    assert of(table, "p1").foremen == ()


@rule("NE-159")
def test_the_town_planner_is_refused_without_a_tired_worker() -> None:
    """Nobody is asked; beside another card it is refused."""
    table = given(foremen=True, c1=["p1", "p2 tired", "", ""], p1=held("town_planner"))
    assert waits_for(table) == "p1 TakeAction"
    table = given(foremen=True, c1=["p1", "p2 tired", "", ""], p1=held("town_planner", "journeyman"))
    assert refused_by(table, "town_planner") == "NE-159"


# Plus. ---------------------------------------------------------------------------------------------------


@rule("NE-160")
def test_the_substitute_swaps_any_two_workers() -> None:
    """Of any owners, in any columns; each keeps its posture."""
    table = given(foremen=True, c1=["p2 tired", "", "", ""], c3=["p3", "", "", ""], p1=held("substitute"))
    play(table, "p1 substitute")
    assert choices(table) == ["swap c1r1", "swap c3r1"]
    assert refused_by(table, "swap c2r1") == "NE-160"
    play(table, "p1 swap c1r1")
    assert choices(table) == ["with c3r1"]
    play(table, "p1 with c3r1")
    assert (on(table, "c1r1"), on(table, "c3r1")) == ("p3", "p2 tired")
    assert of(table, "p1").foremen == ()
    assert marked_of(table) == []


@rule("NE-160")
def test_the_substitute_marks_a_column_by_a_tired_worker_on_row_4() -> None:
    """NE-54: the column is cleared at the end of the turn, although nobody was activated."""
    table = given(foremen=True, c1=["p2 tired", "", "", ""], c3=["", "", "", "p3"], p1=held("substitute"))
    play(table, "p1 substitute", "p1 swap c1r1", "p1 with c3r4")
    assert marked_of(table) == [3]
    assert empty_columns(table) == []
    play(table, "p1 place c1")
    assert empty_columns(table) == [3]
    act(table)
    assert of(table, "p2").available == 6
    assert (on(table, "c1r1"), on(table, "c1r2")) == ("p3", "p1")


@rule("NE-160")
def test_the_substitute_needs_two_workers() -> None:
    """One worker on the grid is not enough: nobody is asked."""
    table = given(foremen=True, c1=["p2", "", "", ""], p1=held("substitute"))
    assert waits_for(table) == "p1 TakeAction"


@rule("NE-161")
def test_the_journeyman_moves_an_own_standing_worker_anywhere() -> None:
    """To any unoccupied card, row 4 included, without filling from the top; it stays standing."""
    table = given(foremen=True, c1=["p1", "p1 tired", "p2", ""], c2=["", "", "", "p3"], p1=held("journeyman"))
    play(table, "p1 journeyman")
    assert choices(table) == ["move c1r1"]
    assert refused_by(table, "move c1r2") == "NE-161"
    assert refused_by(table, "move c1r3") == "NE-161"
    play(table, "p1 move c1r1")
    assert len(choices(table)) == 20 - 4
    assert refused_by(table, "to c2r4") == "NE-7"
    play(table, "p1 to c3r4")
    assert (on(table, "c1r1"), on(table, "c3r4")) == ("", "p1")
    assert marked_of(table) == []
    assert of(table, "p1").foremen == ()
    assert waits_for(table) == "p1 TakeAction"


@rule("NE-161")
def test_the_journeyman_needs_a_standing_worker() -> None:
    """With tired workers only, nobody is asked."""
    table = given(foremen=True, c1=["p1 tired", "p2", "", ""], p1=held("journeyman"))
    assert waits_for(table) == "p1 TakeAction"


# Silhouette. ---------------------------------------------------------------------------------------------


@rule("NE-162")
@pytest.mark.parametrize("second", ["c2", "c4"])
def test_the_convict_places_two_workers(second: str) -> None:
    """By the normal rules, in one or two columns; both must be placed; then the turn is over."""
    table = given(foremen=True, c2=["p3", "", "", ""], p1=held("convict"))
    play(table, "p1 convict", "p1 place c2")
    assert on(table, "c2r2") == "p1"
    assert "stop" not in choices(table)
    play(table, f"p1 place {second}")
    assert on(table, "c2r3" if second == "c2" else "c4r1") == "p1"
    assert (of(table, "p1").available, of(table, "p1").foremen) == (4, ())
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-162")
def test_the_convict_is_refused_if_two_cannot_be_placed() -> None:
    """One available worker is not enough (NE-R32)."""
    table = given(foremen=True, p1=held("convict", set_aside=5))
    assert "convict" not in choices(table)
    assert refused_by(table, "convict") == "NE-162"
    assert "convict" in choices(given(foremen=True, p1=held("convict", set_aside=4)))


@rule("NE-162")
@pytest.mark.parametrize(("free", "possible"), [(1, False), (2, True)])
def test_the_convict_is_refused_if_two_have_no_room(free: int, possible: bool) -> None:
    """Two workers, but only one free card."""
    columns = [["p1 tired", "p2 tired", "p3 tired", "p4"] for _ in range(4)]
    columns[3][0] = "p2 tired"
    last = ["p2 tired", "p3", "", ""] if free == 2 else ["p2 tired", "p3", "p4", ""]
    table = given(
        foremen=True, p1=held("convict"), c1=columns[0], c2=columns[1], c3=columns[2], c4=columns[3], c5=last
    )
    assert of(table, "p1").available == 3
    assert ("convict" in choices(table)) == possible


@rule("NE-163")
def test_the_assistant_activates_two_workers() -> None:
    """One after the other, each with its own extra activations."""
    column = ["wood_1 p2 tired", "wood_2 p1", "gold_2 p1", ""]
    table = given(foremen=True, c1=column, c2=["p3", "", "", ""], p1=held("assistant"))
    play(table, "p1 assistant")
    assert choices(table) == ["activate c1r2", "activate c1r3"]
    assert refused_by(table, "activate c1r1") == "NE-36"
    play(table, "p1 activate c1r2", "p1 perform", "p1 also c1r1")
    assert goods_of(table, "p1") == (2 + 2 + 1, 3)
    assert choices(table) == ["activate c1r3", "end"]
    play(table, "p1 activate c1r3", "p1 perform")
    assert choices(table) == ["also c1r1", "also c1r2", "stop"]  # the same card again: another activation
    play(table, "p1 also c1r1", "p1 also c1r2")
    assert goods_of(table, "p1") == (5 + 1 + 2, 3 + 2 - 1 - 1)
    assert goods_of(table, "p2") == (2, 6)
    assert waits_for(table) == "p2 TakeAction"
    assert of(table, "p1").foremen == ()


@rule("NE-163")
def test_the_second_activation_is_optional_the_first_is_not() -> None:
    """At least one worker; then the turn may end."""
    table = given(foremen=True, c1=["remarkable p1", "p1", "", ""], p1=held("assistant"))
    play(table, "p1 assistant")
    assert "end" not in choices(table)
    play(table, "p1 activate c1r1", "p1 perform", "p1 end")
    assert waits_for(table) == "p2 TakeAction"
    assert on(table, "c1r2") == "p1"


@rule("NE-163")
def test_the_assistant_takes_two_different_workers() -> None:
    """A worker activated first cannot be raised and activated again; one raised or placed by it can."""
    column = ["night_1 p2 tired", "remarkable p1", "", ""]
    table = given(foremen=True, c1=column, c2=["gold_2 p1 tired", "", "", ""], p1=held("assistant"))
    play(table, "p1 assistant", "p1 activate c1r2", "p1 perform", "p1 also c1r1")
    assert choices(table) == ["raise c2r1"]
    assert refused_by(table, "raise c1r2") == "NE-78"
    play(table, "p1 raise c2r1")
    assert choices(table) == ["activate c2r1", "end"]
    play(table, "p1 activate c2r1", "p1 perform")
    assert (of(table, "p1").points, goods_of(table, "p1")) == (1, (2, 5))


@rule("NE-163")
@pytest.mark.parametrize(
    ("card", "line", "spot"),
    [
        ("new_site_1", "p1 place c3", "c3r1"),
        ("priority_site", "p1 place c3r4", "c3r4"),
        ("crew_change", "p1 replace c2r1", "c2r1"),
    ],
)
def test_a_worker_placed_first_may_be_activated_second(card: str, line: str, spot: str) -> None:
    """By New Site, Priority Site or, standing, by Crew Change (NE-R31)."""
    table = given(foremen=True, c1=[f"{card} p1", "", "", ""], c2=["p2", "", "", ""], p1=held("assistant"))
    play(table, "p1 assistant", "p1 activate c1r1", "p1 perform", line)
    assert choices(table) == [f"activate {spot}", "end"]


@rule("NE-163")
def test_columns_marked_by_either_are_cleared_after_both() -> None:
    """In the order of their marks."""
    table = given(
        foremen=True,
        c1=["", "", "", "p1"],
        c2=["", "", "", "p1"],
        c3=["p1", "", "", ""],
        p1=held("assistant"),
    )
    play(table, "p1 assistant", "p1 activate c2r4", "p1 decline")
    assert marked_of(table) == [2]
    assert empty_columns(table) == []
    play(table, "p1 activate c1r4", "p1 decline")
    assert empty_columns(table) == [2]
    act(table)
    assert (empty_columns(table), seen(table).decks[0]) == ([], 8)
    assert of(table, "p1").available == 5


@rule("NE-163")
def test_the_assistant_is_refused_without_a_standing_worker() -> None:
    """There must be at least one to activate."""
    table = given(foremen=True, c1=["p1 tired", "p2", "", ""], p1=held("assistant"))
    assert refused_by(table, "assistant") == "NE-163"


@rule("NE-164")
def test_the_corrupt_worker_activates_an_opponents_worker() -> None:
    """It becomes tired, the player uses the card and pays for those above; no fee for the worker itself."""
    column = ["wood_2 p2 tired", "gold_2 p1 tired", "remarkable p2", ""]
    table = given(foremen=True, c1=column, c2=["p1", "p3 tired", "", ""], p1=held("corrupt_worker"))
    play(table, "p1 corrupt_worker")
    assert choices(table) == ["activate c1r3"]
    assert refused_by(table, "activate c2r1") == "NE-164"  # their own
    assert refused_by(table, "activate c2r2") == "NE-164"  # tired
    play(table, "p1 activate c1r3")
    assert on(table, "c1r3") == "p2 tired"
    assert goods_of(table, "p2") == (2, 4)
    play(table, "p1 perform", "p1 also c1r1", "p1 also c1r2")
    assert (of(table, "p1").points, goods_of(table, "p1")) == (1, (4, 4 - 1 - 1 + 2))
    assert goods_of(table, "p2") == (2, 5)
    assert of(table, "p2").points == 0
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-164")
def test_the_corrupt_workers_card_may_be_declined_and_row_4_marks() -> None:
    """The column is cleared, and the worker goes home to its owner."""
    table = given(foremen=True, c1=["", "", "", "p3"], p1=held("corrupt_worker"))
    play(table, "p1 corrupt_worker", "p1 activate c1r4")
    assert marked_of(table) == [1]
    act(table, "p1 decline")
    assert [of(table, seat).available for seat in ("p1", "p3")] == [6, 6]
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-164")
def test_the_corrupt_worker_is_refused_without_an_opponents_standing_worker() -> None:
    """Own workers and tired ones do not count."""
    table = given(foremen=True, c1=["p1", "p2 tired", "", ""], p1=held("corrupt_worker"))
    assert refused_by(table, "corrupt_worker") == "NE-164"


@rule("NE-165")
def test_the_inspector_decides_an_opponents_action() -> None:
    """Before the turn begins: a column to place in, or their own standing worker to activate; or nothing."""
    full = ["p3 tired", "p3 tired", "p4 tired", "p4"]
    table = given(foremen=True, turn="p2", c1=["p2", "p2 tired", "p1", ""], c2=full, p4=held("inspector"))
    assert waits_for(table) == "p4 Inspect"
    assert choices(table) == ["place c1", "place c3", "place c4", "place c5", "activate c1r1", "decline"]
    assert refused_by(table, "place c2") == "NE-34"
    assert refused_by(table, "activate c1r2") == "NE-36"
    assert refused_by(table, "activate c1r3") == "NE-36"
    play(table, "p4 place c3")
    assert on(table, "c3r1") == "p2"
    assert (of(table, "p2").available, of(table, "p4").foremen) == (3, ())
    assert waits_for(table) == "p3 TakeAction"


@rule("NE-165")
def test_the_inspector_can_wait() -> None:
    """Declined, the turn is a normal one, and the card is offered again in the next opponent's turn."""
    table = given(foremen=True, turn="p2", p1=held("inspector"))
    play(table, "p1 decline", "p2 place c1")
    assert waits_for(table) == "p1 Inspect"
    play(table, "p1 decline", "p3 place c1", "p1 decline", "p4 place c1")
    assert waits_for(table) == "p1 TakeAction"  # not in their own turn
    assert refused_by(table, "inspector") == "NE-165"
    assert of(table, "p1").foremen == ("inspector",)


@rule("NE-166")
def test_the_inspected_player_keeps_everything_else() -> None:
    """The card's action, its choices and benefits, and the extra activations."""
    column = ["wood_1 p1 tired", "planning p2", "", ""]
    table = given(foremen=True, turn="p2", c1=column, p1=held("inspector"))
    play(table, "p1 activate c1r2")
    assert waits_for(table) == "p2 UseAnchor"
    assert choices(table) == ["perform", "decline"]
    play(table, "p2 perform")
    assert waits_for(table) == "p2 PickToSwap"
    play(table, "p2 swap c3r1", "p2 with c3r2")
    assert waits_for(table) == "p2 ExtraActivation"
    play(table, "p2 also c1r1")
    assert goods_of(table, "p2") == (3, 3)
    assert goods_of(table, "p1") == (2, 5)


@rule("NE-166")
def test_the_inspected_player_chooses_the_neutral_workers_column() -> None:
    """With two players only their own worker's column is dictated."""
    table = given(players=2, foremen=True, turn="p2", p1=held("inspector"))
    play(table, "p1 place c2")
    assert on(table, "c2r1") == "p2"
    assert waits_for(table) == "p2 PlaceNeutral"
    play(table, "p2 neutral c4")
    assert on(table, "c4r1") == "neutral p2"
    assert waits_for(table) == "p1 TakeAction"


@rule("NE-167")
def test_the_inspector_costs_no_turn() -> None:
    """The holder's own next turn is a normal one."""
    table = given(foremen=True, turn="p4", p1=held("inspector"))
    play(table, "p1 place c1")
    assert waits_for(table) == "p1 TakeAction"


@rule("NE-167")
def test_the_inspector_cannot_be_used_if_the_opponent_could_only_pass() -> None:
    """Nobody is asked: the player passes."""
    table = given(foremen=True, turn="p2", p1=held("inspector"), p2=gone(6))
    assert waits_for(table) == "p2 TakeAction"
    assert choices(table) == ["pass"]


@rule("NE-167")
def test_an_inspected_turn_has_a_window_between_order_and_action() -> None:
    """Plus cards of the inspected player and everyone's exclamation cards come before the action."""
    table = given(
        foremen=True,
        turn="p2",
        c1=["p2", "p3 tired", "", ""],
        p1=held("inspector"),
        p2=held("journeyman"),
        p3=held("town_planner"),
    )
    play(table, "p1 place c2")
    assert waits_for(table) == "p2 PlayForeman"  # T1
    assert (on(table, "c2r1"), choices(table)) == ("", ["journeyman", "decline"])
    play(table, "p2 journeyman", "p2 move c1r1", "p2 to c5r4", "p3 town_planner")
    assert of(table, "p3").points == 1
    assert on(table, "c2r1") == "p2"
    assert waits_for(table) == "p3 TakeAction"


@rule("NE-167")
def test_an_order_that_became_impossible_is_given_again() -> None:
    """The Journeyman takes the ordered worker away: the Inspector's holder orders something else."""
    table = given(
        foremen=True,
        turn="p2",
        c1=["p2", "", "", ""],
        p1=held("inspector"),
        p2=held("journeyman", "assistant"),
    )
    play(table, "p1 activate c1r1", "p2 journeyman", "p2 move c1r1", "p2 to c5r4")
    assert waits_for(table) == "p1 OrderAnew"
    assert "activate c5r4" in choices(table)
    assert not {"decline", "pass", "assistant"} & set(choices(table))
    assert refused_by(table, "activate c1r1") == "NE-36"
    play(table, "p1 place c1")
    assert on(table, "c1r1") == "p2"


@rule("NE-167")
def test_a_worker_placed_before_the_action_can_be_ordered_too() -> None:
    """The Seasonal Worker placed the last available worker, where the order said."""
    table = given(
        foremen=True,
        turn="p2",
        c1=["", "p1", "p3", "p4"],
        c2=["p1", "p1", "p3", "p3"],
        c3=["p1", "p1", "p3", "p3"],
        c4=["p4", "p4", "p4", "p4"],
        c5=["p1", "p2 tired", "p3", "p4"],
        p2=side(set_aside=4, foremen=("seasonal", "corrupt_worker")),
        p1=held("inspector"),
    )
    play(table, "p1 place c1", "p2 seasonal c1")
    assert waits_for(table) == "p1 OrderAnew"  # the newcomer stands and can be activated
    play(table, "p1 activate c1r1")
    assert waits_for(table) == "p2 UseAnchor"


@rule("NE-167")
def test_who_can_no_longer_be_ordered_anything_passes() -> None:
    """Another player's Seasonal Worker takes the last free card: nobody is asked, the turn is over."""
    table = given(
        foremen=True,
        turn="p2",
        c1=["", "p1", "p3", "p4"],
        c2=["p1", "p1", "p3", "p3"],
        c3=["p1", "p1", "p3", "p3"],
        c4=["p4", "p4", "p4", "p4"],
        c5=["p1", "p2 tired", "p2 tired", "p4"],
        p1=held("inspector"),
        p2=side(set_aside=3),
        p3=held("seasonal"),
    )
    play(table, "p1 place c1", "p3 seasonal c1")
    assert (on(table, "c1r1"), of(table, "p2").available) == ("p3", 1)
    assert [message.args for message in told(table) if message.id == "nehemiah-passes"] == [{"seat": 1}]
    assert waits_for(table) == "p3 TakeAction"


@rule("NE-167")
def test_by_rules_1_an_inspected_turn_had_no_window_before_the_action() -> None:
    """The same position, the same order: the action is carried out at once."""
    sides: dict[str, Any] = {"p1": held("inspector"), "p2": held("journeyman")}
    table = given(foremen=True, turn="p2", c1=["p2", "", "", ""], rules=1, **sides)
    play(table, "p1 place c2")
    assert on(table, "c2r1") == "p2"
    assert waits_for(table) == "p2 PlayForeman"  # T3


@rule("NE-167")
def test_an_inspected_player_can_play_no_silhouette_card() -> None:
    """The ordered action is carried out, and the turn has no other."""
    table = given(
        foremen=True,
        turn="p2",
        c1=["p2", "p1", "", ""],
        p1=held("inspector"),
        p2=held("assistant", "convict"),
    )
    play(table, "p1 activate c1r1", "p2 decline")
    assert waits_for(table) == "p3 TakeAction"
    assert of(table, "p2").foremen == ("convict", "assistant")


@rule("NE-167")
def test_a_silhouette_card_is_refused_between_order_and_action() -> None:
    """Because the turn is inspected; in any other window, and for others, because it replaces an action."""
    sides: dict[str, Any] = {"p2": held("journeyman", "assistant"), "p3": held("town_planner", "convict")}
    table = given(foremen=True, turn="p2", c1=["p2", "p3 tired", "", ""], p1=held("inspector"), **sides)
    play(table, "p1 place c2")
    assert waits_for(table) == "p2 PlayForeman"
    assert refused_by(table, "assistant") == "NE-167"
    assert refused_by(table, "convict") == "NE-135"  # p3 has it
    play(table, "p2 decline")
    assert waits_for(table) == "p3 PlayForeman"
    assert refused_by(table, "convict") == "NE-148"
    table = given(foremen=True, turn="p2", c1=["p2", "p3 tired", "", ""], **sides)
    assert waits_for(table) == "p2 PlayForeman"
    assert refused_by(table, "assistant") == "NE-148"
