"""When foremen may be used: the windows of a turn. Rules: NE-146 to NE-149, NE-57 (foremen), NE-R28."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nehemiah.given import (
    choices,
    empty_columns,
    given,
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
from tests.games.nehemiah.later_positions import act, decline, gone, held
from tests.rules import rule

PLACES = ["place c1", "place c2", "place c3", "place c4", "place c5"]


@rule("NE-146")
@pytest.mark.parametrize("card", ["seasonal c3", "town_planner"])
@pytest.mark.parametrize("holder", ["p1", "p3"])
def test_exclamation_cards_come_before_or_after_anyones_action(card: str, holder: str) -> None:
    """In T1 and, if kept, in T3 of their own turn and of another's."""
    foreman = card.split(maxsplit=1)[0]
    tired = [f"{holder} tired", "", "", ""]
    sides: dict[str, Any] = {holder: held(foreman)}
    table = given(foremen=True, c1=tired, **sides)
    assert waits_for(table) == f"{holder} PlayForeman"
    assert card in choices(table)
    play(table, f"{holder} decline", "p1 place c2")
    assert waits_for(table) == f"{holder} PlayForeman"
    play(table, f"{holder} {card}")
    assert waits_for(table) == "p2 TakeAction"
    assert of(table, holder).foremen == ()


@rule("NE-146")
@pytest.mark.parametrize("card", ["seasonal c1", "town_planner", "administrator"])
def test_exclamation_cards_come_right_after_a_refill(card: str) -> None:
    """T4, in another's turn; the Town Planner no longer counts the column that was cleared."""
    foreman = card.split(maxsplit=1)[0]
    table = given(foremen=True, c1=["p3 tired", "", "", "p1"], c2=["p3 tired", "", "", ""], p3=held(foreman))
    decline(table)
    play(table, "p1 activate c1r4", "p1 decline", "p1 stop")
    decline(table)
    assert waits_for(table) == "chance DrawCard"
    act(table)
    assert waits_for(table) == "p3 PlayForeman"
    play(table, f"p3 {card}")
    assert of(table, "p3").foremen == ()
    if foreman == "town_planner":
        assert of(table, "p3").points == 1
    if foreman == "seasonal":
        assert on(table, "c1r1") == "p3"


@rule("NE-146")
def test_no_window_opens_during_an_action() -> None:
    """Between the worker, its card, and the extra activations nobody else is asked."""
    column = ["wood_1 p2 tired", "new_site_2 p1", "", ""]
    table = given(foremen=True, c1=column, p2=held("seasonal", "town_planner"))
    decline(table)
    asked = []
    for line in ("p1 activate c1r2", "p1 perform", "p1 place c3", "p1 place c3", "p1 also c1r1"):
        asked.append(waits_for(table))
        play(table, line)
    assert asked == [
        "p1 TakeAction", "p1 UseAnchor", "p1 PlaceFurther", "p1 PlaceFurther", "p1 ExtraActivation",
    ]  # fmt: skip
    assert waits_for(table) == "p2 PlayForeman"


@rule("NE-146")
def test_exclamation_cards_may_be_used_during_your_own_action() -> None:
    """Before any decision of the owner; the same decision is asked again."""
    column = ["wood_1 p2 tired", "new_site_2 p1", "", ""]
    table = given(foremen=True, c1=column, p1=held("seasonal", "town_planner"))
    decline(table)
    play(table, "p1 activate c1r2")
    assert "town_planner" in choices(table)
    play(table, "p1 town_planner")
    assert waits_for(table) == "p1 UseAnchor"
    assert of(table, "p1").points == 1
    play(table, "p1 perform", "p1 place c3", "p1 seasonal c3")
    assert waits_for(table) == "p1 PlaceFurther"
    assert (on(table, "c3r1"), on(table, "c3r2")) == ("p1", "p1")
    play(table, "p1 stop")
    assert choices(table) == ["also c1r1", "stop"]


@rule("NE-146")
def test_by_rules_1_there_was_no_card_during_your_own_action() -> None:
    table = given(foremen=True, rules=1, c1=["p1", "", "", ""], p1=held("seasonal", "town_planner"))
    decline(table)
    play(table, "p1 activate c1r1")
    assert choices(table) == ["perform", "decline"]


@rule("NE-146")
def test_a_card_that_would_leave_no_answer_is_not_offered() -> None:
    """The only worker left has to go to the Priority Site."""
    table = given(
        foremen=True, c1=["priority_site p1", "", "", ""], p1=side(set_aside=4, foremen=("seasonal",))
    )
    decline(table)
    play(table, "p1 activate c1r1", "p1 perform")
    assert waits_for(table) == "p1 PlaceAnywhere"
    assert not [choice for choice in choices(table) if choice.startswith("seasonal")]


@rule("NE-146")
def test_there_is_a_window_after_each_refill() -> None:
    """Two columns are cleared in a turn: the holder is asked after the first and after the second."""
    table = given(
        foremen=True,
        c1=["", "", "", "p1"],
        c2=["", "", "", "p1"],
        p1=held("assistant"),
        p2=held("administrator"),
    )
    play(table, "p1 assistant", "p1 activate c1r4", "p1 decline", "p1 activate c2r4", "p1 decline")
    act(table)
    assert waits_for(table) == "p2 PlayForeman"
    assert (empty_columns(table), marked_of(table)) == ([], [2])
    play(table, "p2 decline")
    act(table)
    assert waits_for(table) == "p2 PlayForeman"
    play(table, "p2 administrator")
    assert choices(table) == ["swap c2r1", "swap c2r2", "swap c2r3", "swap c2r4"]


@rule("NE-147")
@pytest.mark.parametrize("card", ["substitute", "journeyman"])
def test_plus_cards_come_in_your_own_turn_only(card: str) -> None:
    """Their holder is not asked in another's turn; in their own turn before and after the action."""
    table = given(foremen=True, c1=["p2", "p1", "", ""], p2=held(card))
    play(table, "p1 place c2")
    assert waits_for(table) == "p2 PlayForeman"
    assert seen(table).active == 1
    assert choices(table) == [card, "decline"]
    play(table, "p2 decline", "p2 place c2")
    assert choices(table, seat="p2") == [card, "decline"]
    play(table, "p2 decline")
    assert waits_for(table) == "p3 TakeAction"


@rule("NE-147")
@pytest.mark.parametrize("card", ["substitute", "journeyman"])
def test_plus_cards_are_refused_in_another_players_turn(card: str) -> None:
    """Also if their holder is asked for something else."""
    table = given(foremen=True, c1=["p2", "p1", "p2 tired", ""], p2=held(card, "town_planner"))
    assert choices(table, seat="p2") == ["town_planner", "decline"]
    assert refused_by(table, card) == "NE-147"


@rule("NE-147")
def test_plus_cards_are_not_for_the_window_after_a_refill() -> None:
    """T1 or T3: once columns are being cleared it is too late."""
    table = given(
        foremen=True,
        c1=["", "", "", "p1"],
        c2=["p1 tired", "p1", "", ""],
        p1=held("substitute", "town_planner"),
    )
    play(table, "p1 decline", "p1 activate c1r4", "p1 decline")
    assert choices(table) == ["town_planner", "substitute", "decline"]
    play(table, "p1 decline")
    act(table)
    assert choices(table) == ["town_planner", "decline"]
    assert refused_by(table, "substitute") == "NE-147"


@rule("NE-147", "NE-57")
def test_a_plus_card_can_be_used_in_a_turn_that_is_passed() -> None:
    """The Substitute marks a column in T1, the player must pass, the column is cleared."""
    table = given(
        foremen=True, c1=["p2 tired", "", "", ""], c3=["", "", "", "p3"], p1=held("substitute", set_aside=6)
    )
    play(table, "p1 substitute", "p1 swap c1r1", "p1 with c3r4")
    assert choices(table) == ["pass"]
    play(table, "p1 pass")
    assert empty_columns(table) == [3]
    act(table)
    assert of(table, "p2").available == 6
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-147", "NE-57")
def test_a_plus_card_after_the_action_still_marks_before_the_clearing() -> None:
    """T3 comes before T4: the column marked by the Substitute is cleared in the same turn, as the second."""
    table = given(foremen=True, c1=["", "", "", "p1"], c2=["p2 tired", "", "", "p3"], p1=held("substitute"))
    play(table, "p1 decline", "p1 activate c1r4", "p1 decline")
    play(table, "p1 substitute", "p1 swap c2r1", "p1 with c2r4")
    assert empty_columns(table) == [1]
    assert marked_of(table) == [2]
    act(table)
    assert (empty_columns(table), seen(table).decks[0]) == ([], 8)
    assert [seat.available for seat in seen(table).seats] == [6, 6, 6, 6]


@rule("NE-148")
@pytest.mark.parametrize("card", ["convict", "assistant", "corrupt_worker"])
def test_silhouette_cards_take_the_place_of_the_action(card: str) -> None:
    """Offered with the action of their own turn, not in a window; afterwards there is no other action."""
    table = given(foremen=True, c1=["p1", "p2", "", ""], p1=held(card))
    assert waits_for(table) == "p1 TakeAction"
    assert choices(table) == [*PLACES, "activate c1r1", card]
    play(table, f"p1 {card}")
    lines = {
        "convict": ["place c2", "place c2"],
        "assistant": ["activate c1r1", "decline", "end"],
        "corrupt_worker": ["activate c1r2", "decline"],
    }
    play(table, *(f"p1 {line}" for line in lines[card]))
    assert waits_for(table) == "p2 TakeAction"
    assert of(table, "p1").foremen == ()


@rule("NE-148")
def test_silhouette_cards_are_not_for_another_players_turn() -> None:
    """Their holder waits for their own turn."""
    table = given(foremen=True, turn="p2", c1=["p1", "p2", "", ""], p1=held("convict", "assistant"))
    assert waits_for(table) == "p2 TakeAction"
    assert "convict" not in choices(table)


@rule("NE-148")
def test_one_silhouette_card_a_turn() -> None:
    """The second has to wait for the next turn."""
    table = given(players=2, foremen=True, c1=["p1", "", "", ""], p1=held("convict", "assistant"))
    play(table, "p1 convict", "p1 place c2", "p1 place c2")
    assert waits_for(table) == "p2 TakeAction"
    play(table, "p2 place c3", "p2 neutral c4")
    assert "assistant" in choices(table)


@rule("NE-148")
def test_a_silhouette_card_saves_from_passing() -> None:
    """A player who could only pass may play it, and may still pass."""
    table = given(foremen=True, c1=["p2", "", "", ""], p1=held("corrupt_worker", set_aside=6))
    assert choices(table) == ["pass", "corrupt_worker"]
    twin = table.clone()
    play(twin, "p1 pass")
    assert waits_for(twin) == "p2 TakeAction"
    play(table, "p1 corrupt_worker", "p1 activate c1r1", "p1 decline")
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-149")
def test_players_are_asked_in_turn_order_from_the_active_one() -> None:
    """Only those who hold a usable card; each once while all decline."""
    table = given(
        foremen=True,
        turn="p3",
        c1=["p1 tired", "p4", "p3", ""],
        p1=held("town_planner"),
        p2=held("administrator"),
        p3=held("journeyman"),
        p4=held("seasonal"),
    )
    asked = []
    while waits_for(table) != "p3 TakeAction":
        asked.append(waits_for(table))
        play(table, f"{asked[-1].split()[0]} decline")
    assert asked == ["p3 PlayForeman", "p4 PlayForeman", "p1 PlayForeman"]


@rule("NE-149")
def test_after_a_card_the_window_is_polled_again() -> None:
    """Those who declined before are asked once more, the active player first."""
    table = given(
        foremen=True,
        c1=["p1 tired", "p2 tired", "", ""],
        p1=held("town_planner"),
        p2=held("seasonal"),
    )
    play(table, "p1 decline", "p2 seasonal c1")
    assert waits_for(table) == "p1 PlayForeman"
    assert on(table, "c1r3") == "p2"
    play(table, "p1 decline")
    assert waits_for(table) == "p1 TakeAction"


@rule("NE-149")
def test_a_player_may_use_several_cards_in_a_window() -> None:
    """One after the other; then the window closes by itself when nothing usable is left."""
    table = given(
        foremen=True, c1=["p1 tired", "p1", "", ""], p1=held("seasonal", "town_planner", "journeyman")
    )
    play(table, "p1 town_planner", "p1 seasonal c2", "p1 journeyman", "p1 move c1r2", "p1 to c5r1")
    assert waits_for(table) == "p1 TakeAction"
    assert of(table, "p1").points == 1


@rule("NE-149")
def test_a_card_may_make_another_usable() -> None:
    """Without a standing worker the Journeyman is of no use; after the Seasonal Worker it is."""
    table = given(foremen=True, p1=held("seasonal", "journeyman"))
    assert refused_by(table, "journeyman") == "NE-147"
    play(table, "p1 seasonal c1")
    assert choices(table) == ["journeyman", "decline"]


def test_foremen_are_told_of_when_they_are_played() -> None:
    """With the rule that they follow."""
    table = given(foremen=True, c1=["p1 tired", "", "", ""], p1=held("town_planner"), p2=gone(1))
    play(table, "p1 town_planner")
    assert [message.id for message in told(table)] == ["nehemiah-plays-foreman", "nehemiah-gains-points"]
    assert {game_event.rule for game_event in table.game_events or []} == {"NE-159"}
