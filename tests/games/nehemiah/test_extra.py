"""Extra activations. Rules: NE-42 to NE-52."""

from __future__ import annotations

from tests.games.nehemiah.given import (
    card,
    choices,
    cubes_of,
    given,
    goods_of,
    marked_of,
    of,
    on,
    play,
    refused_by,
    side,
    spot,
    waits_for,
)
from tests.rules import rule


@rule("NE-42")
def test_extra_activations_come_after_the_anchor_card() -> None:
    """They follow a performed and a declined action, and the anchor card is then out of reach."""
    table = given(c1=["wood_1 p2 tired", "gold_2 p1", "", ""])
    play(table, "p1 activate c1r2")
    assert choices(table) == ["perform", "decline"]
    for verb, gold in (("perform", 6), ("decline", 4)):
        twin = table.clone()
        play(twin, f"p1 {verb}")
        assert choices(twin) == ["also c1r1", "stop"]
        assert goods_of(twin, "p1") == (2, gold)
        play(twin, "p1 also c1r1")
        assert goods_of(twin, "p1") == (3, gold - 1)
        assert waits_for(twin) == "p2 TakeAction"


@rule("NE-42")
def test_the_anchor_card_cannot_be_performed_after_an_extra_activation() -> None:
    """Declined before the first extra activation, it stays declined."""
    table = given(
        c1=["wood_1 p2 tired", "wood_2 p2 tired", "gold_2 p1", ""],
    )
    play(table, "p1 activate c1r3", "p1 decline", "p1 also c1r1")
    assert choices(table) == ["also c1r2", "stop"]
    assert refused_by(table, "perform") == "NE-42"
    assert refused_by(table, "also c1r3") == "NE-45"


@rule("NE-43")
def test_a_tired_worker_above_in_the_same_column_qualifies() -> None:
    """No matter who owns it: another player, the player, or nobody."""
    table = given(
        players=2,
        c1=["wood_1 p2 tired", "wood_1 p1 tired", "gold_2 neutral p2", "gold_2 p1"],
        c2=["wood_2 p2 tired", "", "", ""],
    )
    play(table, "p1 activate c1r4", "p1 decline")
    assert choices(table) == ["also c1r1", "also c1r2", "also c1r3", "stop"]
    assert refused_by(table, "also c2r1") == "NE-43"


@rule("NE-43")
def test_a_standing_worker_or_an_unoccupied_card_does_not_qualify() -> None:
    """Only where a worker lies can the card be used."""
    table = given(c1=["wood_1 p2", "wood_1", "gold_2 p3 tired", "gold_2 p1"])
    play(table, "p1 activate c1r4", "p1 decline")
    assert choices(table) == ["also c1r3", "stop"]
    assert refused_by(table, "also c1r1") == "NE-43"
    assert refused_by(table, "also c1r2") == "NE-43"


@rule("NE-43")
def test_nothing_is_asked_when_no_card_qualifies() -> None:
    """The turn is over at once if nobody above is tired."""
    table = given(c1=["wood_1 p2", "gold_2 p1", "wood_1 p2 tired", ""])
    play(table, "p1 activate c1r2", "p1 perform")
    assert waits_for(table) == "p2 TakeAction"


@rule("NE-44")
def test_cards_in_between_do_not_block() -> None:
    """A standing worker and an unoccupied card lie between the anchor card and the tired worker."""
    table = given(c1=["wood_2 p2 tired", "gold_2 p3", "gold_2", "temple_1 p1"])
    play(table, "p1 activate c1r4", "p1 decline", "p1 also c1r1")
    assert goods_of(table, "p1") == (4, 3)
    assert goods_of(table, "p2") == (2, 5)


@rule("NE-45")
def test_a_card_below_never_qualifies() -> None:
    """Neither next to the anchor card nor farther down."""
    table = given(c1=["wood_1 p2 tired", "gold_2 p1", "wood_1 p3 tired", ""])
    play(table, "p1 activate c1r2", "p1 decline")
    assert choices(table) == ["also c1r1", "stop"]
    assert refused_by(table, "also c1r3") == "NE-45"
    assert refused_by(table, "also c1r2") == "NE-45"


@rule("NE-46")
def test_the_fee_goes_to_the_owner_or_the_bank() -> None:
    """1 gold to another player; for their own or a neutral worker it goes to the bank."""
    table = given(
        players=2,
        c1=["wood_1 p2 tired", "wood_1 p1 tired", "wood_1 neutral p2", "wood_1 p1"],
    )
    play(table, "p1 activate c1r4", "p1 decline", "p1 also c1r1")
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((3, 3), (2, 5))
    play(table, "p1 also c1r2")
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((4, 2), (2, 5))
    play(table, "p1 also c1r3")
    assert (goods_of(table, "p1"), goods_of(table, "p2")) == ((5, 1), (2, 5))


@rule("NE-46")
def test_without_gold_there_is_no_extra_activation() -> None:
    """Not even for their own worker."""
    table = given(c1=["wood_1 p1 tired", "wood_1 p1", "", ""], p1=side(gold=0))
    play(table, "p1 activate c1r2", "p1 perform")
    assert choices(table) == ["stop"]
    assert refused_by(table, "also c1r1") == "NE-46"


@rule("NE-47")
def test_the_fee_comes_before_the_gain() -> None:
    """The gold a card would bring cannot pay its own fee."""
    table = given(c1=["gold_3 p2 tired", "wood_1 p1", "", ""], p1=side(gold=0))
    play(table, "p1 activate c1r2", "p1 perform")
    assert choices(table) == ["stop"]
    assert refused_by(table, "also c1r1") == "NE-46"


@rule("NE-47")
def test_gold_gained_earlier_in_the_turn_pays_the_fee() -> None:
    """From the anchor card, and from an earlier extra activation."""
    table = given(
        c1=["temple_1 p2 tired", "gold_2 p3 tired", "gold_2 p1", ""],
        p1=side(gold=0),
    )
    play(table, "p1 activate c1r3")
    declined = table.clone()
    play(declined, "p1 decline")
    assert choices(declined) == ["stop"]
    play(table, "p1 perform", "p1 also c1r2", "p1 also c1r1")
    assert goods_of(table, "p1")[1] == 2 - 1 + 2 - 1 - 1
    assert cubes_of(table, "p1") == (0, 1, 0, 10)


@rule("NE-48")
def test_cards_are_used_in_any_order_once_each() -> None:
    """All three orders of the first pick are offered; a card used is gone for this activation."""
    table = given(c1=["wood_1 p2 tired", "wood_2 p3 tired", "gold_2 p4 tired", "temple_1 p1"])
    play(table, "p1 activate c1r4", "p1 decline")
    assert choices(table) == ["also c1r1", "also c1r2", "also c1r3", "stop"]
    play(table, "p1 also c1r2")
    assert choices(table) == ["also c1r1", "also c1r3", "stop"]
    assert refused_by(table, "also c1r2") == "NE-48"
    play(table, "p1 also c1r3", "p1 also c1r1")
    assert goods_of(table, "p1") == (2 + 2 + 1, 4 - 1 - 1 + 2 - 1)
    assert [goods_of(table, name)[1] for name in ("p2", "p3", "p4")] == [5, 5, 5]


@rule("NE-48")
def test_the_player_may_stop_at_any_time() -> None:
    """Before the first, or between two."""
    table = given(c1=["wood_1 p2 tired", "wood_2 p3 tired", "gold_2 p1", ""])
    play(table, "p1 activate c1r3", "p1 perform")
    at_once = table.clone()
    play(at_once, "p1 stop")
    assert waits_for(at_once) == "p2 TakeAction"
    assert goods_of(at_once, "p1") == (2, 6)
    play(table, "p1 also c1r2", "p1 stop")
    assert waits_for(table) == "p2 TakeAction"
    assert goods_of(table, "p1") == (4, 5)


@rule("NE-48")
def test_a_later_activation_may_pay_for_the_same_card_again() -> None:
    """Once per activation is no limit for the next turn (NE-R7)."""
    table = given(players=3, c1=["wood_1 p2 tired", "gold_2 p1", "gold_2 p1", ""])
    play(table, "p1 activate c1r2", "p1 decline", "p1 also c1r1", "p2 place c2", "p3 place c2")
    play(table, "p1 activate c1r3", "p1 decline")
    assert choices(table) == ["also c1r1", "also c1r2", "stop"]
    assistant = given(
        foremen=True, c1=["wood_1 p2 tired", "gold_2 p1", "gold_2 p1", ""], p1=side(foremen=("assistant",))
    )
    play(assistant, "p1 assistant", "p1 activate c1r2", "p1 decline", "p1 also c1r1")
    play(assistant, "p1 activate c1r3", "p1 decline", "p1 also c1r1")
    assert goods_of(assistant, "p1") == (4, 2)


@rule("NE-49")
def test_the_active_player_pays_the_cost_and_gets_the_benefit() -> None:
    """The owner of the tired worker gets the fee and nothing else."""
    table = given(
        c1=["garrison_1 p2 tired", "remarkable p3 tired", "gold_2 p1", ""],
        p2=side(wood=0, gold=0),
    )
    play(table, "p1 activate c1r3", "p1 decline", "p1 also c1r1", "p1 also c1r2")
    assert goods_of(table, "p1") == (2 - 1, 4 - 1 - 1 - 1)
    assert cubes_of(table, "p1") == (0, 0, 1, 10)
    assert of(table, "p1").points == 1
    assert goods_of(table, "p2") == (0, 1)
    assert cubes_of(table, "p2") == (0, 0, 0, 11)
    assert of(table, "p3").points == 0


@rule("NE-49")
def test_the_active_player_uses_own_workers() -> None:
    """New Site above the anchor places the active player's worker."""
    table = given(c1=["new_site_1 p2 tired", "gold_2 p1", "", ""])
    play(table, "p1 activate c1r2", "p1 decline", "p1 also c1r1", "p1 place c4")
    assert on(table, "c4r1") == "p1"
    assert (of(table, "p1").available, of(table, "p2").available) == (4, 5)


@rule("NE-50")
def test_the_worker_of_a_card_used_stays_tired_where_it_is() -> None:
    """It neither stands up nor goes home."""
    table = given(c1=["wood_1 p2 tired", "wood_1 p1 tired", "gold_2 p1", ""])
    play(table, "p1 activate c1r3", "p1 decline", "p1 also c1r1", "p1 also c1r2")
    assert [on(table, f"c1r{row}") for row in (1, 2, 3)] == ["p2 tired", "p1 tired", "p1 tired"]
    assert (of(table, "p1").available, of(table, "p2").available) == (4, 5)


@rule("NE-51")
def test_an_extra_activation_needs_a_possible_action() -> None:
    """After the fee the cost must still be there, and there must be something to do."""
    table = given(
        c1=["temple_1 p2 tired", "wall_1 p3 tired", "night_1 p4 tired", "wood_1 p1"],
        p1=side(wood=0, gold=1),
    )
    play(table, "p1 activate c1r4", "p1 decline")
    assert choices(table) == ["stop"]
    assert refused_by(table, "also c1r1") == "NE-51"
    assert refused_by(table, "also c1r2") == "NE-51"
    assert refused_by(table, "also c1r3") == "NE-91"
    assert goods_of(table, "p1") == (0, 1)


@rule("NE-51")
def test_once_the_fee_is_paid_the_action_is_performed() -> None:
    """There is no declining a card that was paid for (NE-R8)."""
    table = given(c1=["new_site_2 p2 tired", "gold_2 p1", "", ""])
    play(table, "p1 activate c1r2", "p1 decline", "p1 also c1r1")
    assert choices(table) == [f"place c{column}" for column in (1, 2, 3, 4, 5)]
    anywhere = given(c1=["priority_site p2 tired", "gold_2 p1", "", ""])
    play(anywhere, "p1 activate c1r2", "p1 decline", "p1 also c1r1")
    assert all(text.startswith("place ") for text in choices(anywhere))


@rule("NE-52")
def test_above_is_judged_by_where_the_anchor_card_lies_now() -> None:
    """Planning takes the anchor card down: cards that lay below it are above it now."""
    table = given(c1=["planning p1", "wood_2 p2 tired", "gold_2 p3 tired", ""])
    play(table, "p1 activate c1r1", "p1 perform", "p1 swap c1r1", "p1 with c1r3")
    assert [card(table, f"c1r{row}") for row in (1, 2, 3)] == ["gold_2", "wood_2", "planning"]
    assert spot(table, "c1r3").anchor
    assert choices(table) == ["also c1r1", "also c1r2", "stop"]
    play(table, "p1 also c1r1", "p1 also c1r2")
    assert goods_of(table, "p1") == (4, 4)


@rule("NE-52")
def test_a_card_that_comes_below_the_anchor_card_no_longer_qualifies() -> None:
    """An extra activation of Planning changes what is still above (NE-R10)."""
    table = given(c1=["planning p2 tired", "wood_2 p3 tired", "gold_2 p1", ""])
    play(table, "p1 activate c1r3", "p1 decline", "p1 also c1r1", "p1 swap c1r2", "p1 with c1r3")
    assert [card(table, f"c1r{row}") for row in (1, 2, 3)] == ["planning", "gold_2", "wood_2"]
    assert waits_for(table) == "p2 TakeAction"
    assert goods_of(table, "p1") == (2, 3)


@rule("NE-52")
def test_a_card_used_stays_used_when_it_is_moved() -> None:
    """Planning, used once, cannot be paid for in its new row; the other card can."""
    table = given(c1=["planning p2 tired", "wood_2 p3 tired", "gold_2 p1", ""])
    play(table, "p1 activate c1r3", "p1 decline", "p1 also c1r1", "p1 swap c1r1", "p1 with c1r2")
    assert [card(table, f"c1r{row}") for row in (1, 2, 3)] == ["wood_2", "planning", "gold_2"]
    assert choices(table) == ["also c1r1", "stop"]
    assert refused_by(table, "also c1r2") == "NE-48"


@rule("NE-52")
def test_after_a_reassignment_the_anchor_is_still_the_card() -> None:
    """The worker of the anchor card changes places, but the cards above stay those above (NE-R10)."""
    table = given(c1=["wood_2 p2 tired", "reassignment p1", "gold_2 p3 tired", ""])
    play(table, "p1 activate c1r2", "p1 perform", "p1 swap c1r2", "p1 with c1r3")
    assert (on(table, "c1r2"), on(table, "c1r3")) == ("p3 tired", "p1 tired")
    assert choices(table) == ["also c1r1", "stop"]
    assert refused_by(table, "also c1r3") == "NE-45"
    assert marked_of(table) == []
