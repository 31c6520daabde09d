"""Playing character cards. Rules: B5 (EN-54 to EN-58)."""

from __future__ import annotations

from tests.games.esdras_et_nehemie.actions import idle, refused_by
from tests.games.esdras_et_nehemie.given import (
    choices,
    draw,
    given,
    of,
    play,
    seen,
    side,
    waits_for,
)
from tests.rules import rule

HAND = ["singer", "mason", "soldier", "teacher"]


@rule("EN-54")
def test_exactly_one_card_of_the_hand_is_played_before_the_main_action() -> None:
    """On any of three stacks, face up; not another player's card, not a second one, none skipped."""
    table = given(p1=side(hand=HAND), p2=side(hand=["scholar"]))
    assert len(choices(table, "play")) == 12
    assert refused_by(table, "play scholar 1") == "EN-54"
    assert refused_by(table, "red") == "EN-54"
    play(table, "p1 play teacher 3")
    assert choices(table, "play") == []
    assert refused_by(table, "play mason 1") == "EN-54"
    assert refused_by(table, "play teacher 1") == "EN-54"
    for reader in ("p1", "p2", "spectator"):
        assert seen(table, reader).sides[0].stacks == ((), (), ("teacher",))
    assert of(table, "p1").hand == ("singer", "mason", "soldier")
    play(table, "p1 blue")
    assert refused_by(table, "play mason 1") == "EN-54"


@rule("EN-55")
def test_a_stack_holds_two_cards() -> None:
    """A third is refused; covering a card while another stack is empty is allowed."""
    table = given(p1=side(hand=HAND, stacks=[["scholar", "jeweller"], ["gatherer"], []]))
    assert choices(table, "play") == [f"play {card} {stack}" for card in HAND for stack in (2, 3)]
    assert refused_by(table, "play mason 1") == "EN-55"
    play(table, "p1 play mason 2")
    assert of(table, "p1").stacks == (("scholar", "jeweller"), ("gatherer", "mason"), ())


@rule("EN-55")
def test_with_open_house_a_stack_has_no_limit() -> None:
    """Its owner may play a third card on a stack."""
    table = given(
        scrolls={"s2_2": "open_house"},
        scribes={"s2_2": "p1"},
        p1=side(hand=HAND, stacks=[["scholar", "jeweller"], ["gatherer"], []]),
    )
    assert len(choices(table, "play")) == 12
    play(table, "p1 play mason 1")
    assert of(table, "p1").stacks[0] == ("scholar", "jeweller", "mason")


@rule("EN-56")
def test_a_covered_card_counts_no_more() -> None:
    """The Scholar's 3 blue and 1 red go when the Mason covers it, and its trade too."""
    table = given(
        scrolls={"s2_2": "busy_markets"},
        scribes={"s2_2": "p1"},
        gates={"valley": "p1", "horse": "p1"},
        p1=side(hand=["mason"], stacks=[["scholar"], [], []]),
    )
    assert of(table, "p1").banners == (1, 0, 3)
    assert choices(table, "trade") == ["trade scholar upper", "trade scholar lower"]
    play(table, "p1 play mason 1")
    assert of(table, "p1").banners == (0, 3, 1)
    assert choices(table, "trade") == ["trade mason upper", "trade mason lower"]
    assert refused_by(table, "trade scholar upper") == "EN-122"


@rule("EN-57")
def test_the_owner_sees_covered_cards_at_any_time() -> None:
    """In their own turn and in that of another."""
    table = given(turn="p2", p1=side(stacks=[["scholar", "jeweller"], [], ["gatherer"]]), p2=side(hand=HAND))
    assert seen(table, "p1").sides[0].stacks == (("scholar", "jeweller"), (), ("gatherer",))
    idle(table, "p2", "mason", 1)
    assert seen(table, "p1").sides[0].stacks[0] == ("scholar", "jeweller")


@rule("EN-58")
def test_the_trade_of_a_card_can_be_used_only_in_the_turn_it_was_played() -> None:
    """Two turns later the Scholar still lies open, but only the card just played trades."""
    table = given(
        gates={"valley": "p1", "horse": "p1"},
        p1=side(hand=["scholar", "mason", "singer", "teacher"], silver=9),
        p2=side(hand=HAND),
    )
    assert choices(table, "trade") == []
    play(table, "p1 play scholar 1")
    assert choices(table, "trade") == ["trade scholar upper", "trade scholar lower"]
    play(table, "p1 red", "p1 end")
    draw(table)
    idle(table, "p2", "soldier", 1)
    assert waits_for(table) == "p1 OpenPoint"
    assert choices(table, "trade") == []
    assert refused_by(table, "trade scholar upper") == "EN-122"
    play(table, "p1 play mason 2")
    assert choices(table, "trade") == ["trade mason upper", "trade mason lower"]
    assert refused_by(table, "trade scholar upper") == "EN-122"
