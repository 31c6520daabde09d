"""The end phase: hand, board, resources. Rules: b10."""

from __future__ import annotations

import pytest

from tests.games.theopolis.given import (
    QUIET,
    board_of,
    choices,
    discard_of,
    given,
    hand_of,
    of,
    play,
    refused_by,
    resources_of,
    sacraments_of,
    seen,
    side,
    told,
    unused_of,
    waits_for,
)
from tests.rules import rule

IDLE = ["missionary", "missionary", "betrothed", "betrothed"]
OTHERS = ["deacon", "deacon", "pilgrim", "pilgrim"]
EUCHARIST = ["priest", "bread_and_wine"]
ANOINTING = ["priest", "oil_of_the_sick"]


@rule("TH-58")
def test_first_the_hand_then_the_board_then_the_resources() -> None:
    """The end phase is: hand, then board, then resources."""
    table = given(p1=side(hand=OTHERS[:3], resources=(2, 2, 2), used=(2, 1, 0)), p2=side(hand=IDLE))
    play(table, "p1 end")
    assert waits_for(table) == "p1 RefillPick"
    assert (board_of(table), unused_of(table, "p1")) == (QUIET, (0, 1, 2))
    play(table, "p1 pick pope")
    assert waits_for(table) == "chance RevealCard"
    assert (len(hand_of(table, "p1")), unused_of(table, "p1")) == (4, (0, 1, 2))
    play(table, "chance reveal abbey")
    assert waits_for(table) == "p2 MainPhase"
    assert unused_of(table, "p1") == (2, 2, 2)


@rule("TH-58")
def test_a_disaster_in_the_refill_finds_the_hand_full_and_the_resources_used() -> None:
    """A Disaster of the refill comes before the refresh: a used Resource goes first."""
    table = given(p1=side(hand=OTHERS[:3], resources=(2, 2, 2), used=(1, 0, 0)), p2=side(hand=IDLE))
    play(table, "p1 end", "p1 pick pope", "chance reveal famine", "p1 lose faith", "p1 lose hope")
    assert unused_of(table, "p1") == (1, 1, 2)
    play(table, "chance reveal abbey")
    assert (resources_of(table, "p1"), unused_of(table, "p1")) == ((1, 1, 2), (1, 1, 2))


@rule("TH-59")
@pytest.mark.parametrize(
    ("city", "saint", "limit"),
    [
        ([], None, 4),
        (["nun", "priest"], "st_paul", 4),
        (["monk"], None, 5),
        (["monk", "monk"], None, 5),
        (EUCHARIST, None, 5),
        ([], "st_thomas_aquinas", 5),
        (["monk", *EUCHARIST], None, 5),
        (["monk", "monk", *EUCHARIST], "st_thomas_aquinas", 5),
    ],
)
def test_the_hand_limit(city: list[str], saint: str | None, limit: int) -> None:
    """The hand limit is 4; 5 with Monk, Eucharist or Aquinas; never more than 5."""
    table = given(
        p1=side(city=city, hand=OTHERS[:3], saint=saint),
        p2=side(hand=IDLE),
        board=["chapel", "church", "rings", "knight"],
    )
    assert of(table, "p1").hand_limit == limit
    play(table, "p1 end")
    picks = 0
    while waits_for(table) == "p1 RefillPick":
        play(table, f"p1 {choices(table)[0]}")
        picks += 1
    assert picks == limit - 3
    assert of(table, "p1").hand_size == limit
    assert of(table, "p2").hand_limit == 4


@rule("TH-60")
def test_the_hand_must_be_refilled_from_the_board() -> None:
    """The player must take board cards of their choice until the hand is at its limit; no Resources."""
    table = given(p1=side(hand=["abbey"]), p2=side(hand=IDLE), discard=["martyr"])
    play(table, "p1 end")
    assert choices(table) == [f"pick {card}" for card in QUIET]
    assert [refused_by(table, f"pick {name}") for name in ("faith", "hope", "charity")] == ["TH-60"] * 3
    play(table, "p1 pick knight")
    assert waits_for(table) == "p1 RefillPick"
    play(table, "p1 pick chapel")
    assert waits_for(table) == "p1 RefillPick"
    play(table, "p1 pick pope")
    assert waits_for(table) == "chance RevealCard"
    assert sorted(hand_of(table, "p1")) == ["abbey", "chapel", "knight", "pope"]


@rule("TH-61", "TH-65")
def test_the_board_is_refilled_only_after_the_last_pick() -> None:
    """Between the picks no card is turned up; then the board is filled card by card to 8."""
    table = given(p1=side(hand=OTHERS[:2]), p2=side(hand=IDLE))
    deck = seen(table).deck
    play(table, "p1 end", "p1 pick stole")
    assert waits_for(table) == "p1 RefillPick"
    assert choices(table) == [f"pick {card}" for card in QUIET if card != "stole"]
    assert (board_of(table)[2], seen(table).deck) == ("", deck)
    play(table, "p1 pick nun")
    assert (board_of(table).count(""), seen(table).deck) == (2, deck)
    play(table, "chance reveal abbey")
    assert (waits_for(table), board_of(table).count("")) == ("chance RevealCard", 1)
    play(table, "chance reveal school")
    assert waits_for(table) == "p2 MainPhase"
    assert sorted(board_of(table)) == sorted([*(set(QUIET) - {"stole", "nun"}), "abbey", "school"])
    assert seen(table).deck == deck - 2


@rule("TH-65")
def test_the_refill_continues_until_the_board_has_eight_cards() -> None:
    """Disasters of the refill do not count: cards are turned up until 8 lie there."""
    table = given(p1=side(hand=OTHERS[:3]), p2=side(hand=IDLE))
    play(table, "p1 end", "p1 pick stole", "chance reveal temptation", "chance reveal heresy")
    assert waits_for(table) == "chance RevealCard"
    play(table, "chance reveal abbey")
    assert (waits_for(table), board_of(table)) == ("p2 MainPhase", ["chapel", "church", "abbey", *QUIET[3:]])


@rule("TH-62")
def test_with_anointing_a_pick_may_be_a_person_of_the_discard_pile() -> None:
    """With Anointing each pick may be a Person from the discard pile; other cards stay there."""
    table = given(
        p1=side(city=ANOINTING, hand=["abbey"]),
        p2=side(hand=IDLE),
        discard=["martyr", "martyr", "deacon", "chapel", "rings", "plague"],
    )
    assert sacraments_of(table, "p1") == ["anointing"]
    play(table, "p1 end")
    assert choices(table) == [*[f"pick {card}" for card in QUIET], "recover deacon", "recover martyr"]
    assert [refused_by(table, f"recover {card}") for card in ("chapel", "rings", "plague")] == ["TH-62"] * 3
    play(table, "p1 recover martyr", "p1 recover martyr")
    assert choices(table, "recover") == ["recover deacon"]
    play(table, "p1 pick stole")
    assert sorted(hand_of(table, "p1")) == ["abbey", "martyr", "martyr", "stole"]
    assert sorted(discard_of(table)) == ["chapel", "deacon", "plague", "rings"]
    play(table, "chance reveal school")
    assert waits_for(table) == "p2 MainPhase"


@rule("TH-62")
def test_without_anointing_the_discard_pile_is_closed() -> None:
    """Without Anointing no pick comes from the discard pile."""
    table = given(p1=side(hand=OTHERS[:3]), p2=side(city=ANOINTING, hand=IDLE), discard=["martyr"])
    play(table, "p1 end")
    assert choices(table, "recover") == []
    assert refused_by(table, "recover martyr") == "TH-62"


@rule("TH-63")
def test_a_hand_above_the_limit_is_discarded_down_to_it() -> None:
    """Above the limit the player must discard cards of their choice; a Disaster without effect."""
    table = given(
        p1=side(city=["nun"], hand=["plague", "abbey", "rings", "rings", "stole"]),
        p2=side(hand=IDLE),
    )
    deck = seen(table).deck
    play(table, "p1 end")
    assert waits_for(table) == "p1 DiscardExcess"
    assert sorted(choices(table)) == ["discard abbey", "discard plague", "discard rings", "discard stole"]
    play(table, "p1 discard plague")
    assert waits_for(table) == "p2 MainPhase"
    assert sorted(hand_of(table, "p1")) == ["abbey", "rings", "rings", "stole"]
    assert (discard_of(table), board_of(table), seen(table).deck) == (["plague"], QUIET, deck)
    assert of(table, "p1").city[0].card == "nun"
    assert "theopolis-strikes" not in [message.id for message in told(table)]


@rule("TH-63")
def test_a_hand_at_the_limit_stays_as_it_is() -> None:
    """At the limit the player neither discards nor takes."""
    table = given(
        p1=side(city=["monk"], hand=["plague", "abbey", "rings", "rings", "stole"]), p2=side(hand=IDLE)
    )
    play(table, "p1 end")
    assert waits_for(table) == "p2 MainPhase"
    assert (of(table, "p1").hand_size, discard_of(table)) == (5, [])


@rule("TH-64")
def test_losing_the_monk_costs_a_card_only_in_your_own_end_phase() -> None:
    """A lost source of the larger hand forces no discard before the owner's own end phase."""
    table = given(
        p1=side(city=["monk"], hand=["abbey", "rings", "rings", "stole", "school"]),
        p2=side(hand=["plague", *IDLE[:3]]),
        turn="p2",
    )
    play(table, "p2 exchange plague", "p2 take pope", "p1 lose monk", "chance reveal church")
    assert (waits_for(table), of(table, "p1").hand_size, of(table, "p1").hand_limit) == ("p2 MainPhase", 5, 4)
    play(table, "p2 end")
    assert (waits_for(table), of(table, "p1").hand_size) == ("p1 MainPhase", 5)
    play(table, "p1 end")
    assert waits_for(table) == "p1 DiscardExcess"


@rule("TH-64")
def test_a_source_regained_before_the_end_phase_counts() -> None:
    """Only the limit in force in the end phase counts."""
    table = given(
        p1=side(city=["nun"], hand=["abbey", "rings", "rings", "stole", "monk"], resources=(1, 2, 2)),
        p2=side(hand=IDLE),
    )
    play(table, "p1 play monk", "p1 end")
    assert waits_for(table) == "p1 RefillPick"


@rule("TH-66")
def test_the_players_resources_become_unused_and_the_turn_passes() -> None:
    """All Resources of the active player become unused, nobody else's; then the next player's turn begins."""
    table = given(
        players=3,
        p1=side(hand=OTHERS, resources=(3, 2, 1), used=(3, 1, 1)),
        p2=side(hand=IDLE),
        p3=side(hand=4, resources=(2, 2, 2), used=(1, 1, 1)),
    )
    play(table, "p1 end")
    assert (resources_of(table, "p1"), unused_of(table, "p1")) == ((3, 2, 1), (3, 2, 1))
    assert (resources_of(table, "p3"), unused_of(table, "p3")) == ((2, 2, 2), (1, 1, 1))
    assert waits_for(table) == "p2 MainPhase"
    assert (seen(table).active, unused_of(table, "p2")) == (1, (1, 1, 1))
