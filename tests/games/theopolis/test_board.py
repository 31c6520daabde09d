"""The board and the deck. Rules: b11. That the deck is a shuffled one is shown with the set-up."""

from __future__ import annotations

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.kernel import CHANCE, Seeded
from tests.games.theopolis.given import (
    QUIET,
    board_of,
    choices,
    city_of,
    discard_of,
    given,
    hand_of,
    of,
    play,
    seen,
    side,
    told,
    unused_of,
    waits_for,
)
from tests.rules import rule

IDLE = ["missionary", "missionary", "betrothed", "betrothed"]
OTHERS = ["deacon", "deacon", "school", "school"]
DISASTERS = {"flood", "fire", "earthquake", "plague", "famine", "war", "heresy", "schism", "temptation"}


@rule("TH-67")
def test_a_main_phase_always_sees_eight_cards() -> None:
    """Whenever a main phase is asked, and so at the start of every turn, 8 cards lie on the board."""
    asked = 0
    for seed in range(6):
        source = Seeded(seed)
        table = THEOPOLIS.new(2 + seed % 4)
        assert isinstance(table, TheopolisTable)
        while not table.over():
            seat = table.chooser()
            if seat == CHANCE:
                table.play(seat, source.answer(table))
                continue
            if waits_for(table).endswith("MainPhase"):
                asked += 1
                assert all(board_of(table))
                assert len(board_of(table)) == 8
                assert not set(board_of(table)) & DISASTERS
            possible = table.choices(seat)
            table.play(seat, possible[source.below(len(possible))])
    assert asked > 100


@rule("TH-68")
def test_a_card_removed_by_an_effect_is_replaced_at_once() -> None:
    """A card that the Pilgrim discards is replaced before he discards the next."""
    table = given(p1=side(hand=["pilgrim"], resources=(1, 2, 2)))
    deck = seen(table).deck
    play(table, "p1 play pilgrim", "p1 discard stole")
    assert (waits_for(table), board_of(table)[2]) == ("chance RevealCard", "")
    play(table, "chance reveal abbey")
    assert (waits_for(table), board_of(table)[2]) == ("p1 DiscardBoardCard", "abbey")
    play(table, "p1 discard abbey")
    assert waits_for(table) == "chance RevealCard"
    play(table, "chance reveal school", "p1 stop")
    assert board_of(table) == ["chapel", "church", "school", *QUIET[3:]]
    assert (sorted(discard_of(table)), seen(table).deck) == (["abbey", "stole"], deck - 2)


def refilling(*, city: list[str] | None = None) -> TheopolisTable:
    """Lay a table on which p1 has taken the Pope and a deck card is turned up; p2 has a city."""
    table = given(p1=side(hand=OTHERS[:3]), p2=side(hand=IDLE, city=city))
    play(table, "p1 end", "p1 pick pope")
    assert waits_for(table) == "chance RevealCard"
    return table


@rule("TH-69")
def test_an_ordinary_card_stays() -> None:
    """A deck card that is neither Apocalypse nor Disaster stays on the board, without effect."""
    table = refilling()
    play(table, "chance reveal nun")
    assert board_of(table) == [*QUIET[:7], "nun"]
    assert waits_for(table) == "p2 MainPhase"
    assert (of(table, "p1").original_points, of(table, "p2").original_points) == (20, 20)


@rule("TH-69")
def test_a_disaster_of_the_deck_strikes_and_the_next_card_is_turned_up() -> None:
    """A Disaster strikes at once, goes to the discard pile, and the next deck card is turned up."""
    table = refilling(city=["priest", "monk"])
    deck = seen(table).deck
    play(table, "chance reveal plague")
    assert (waits_for(table), board_of(table)[7]) == ("p2 LoseCard", "plague")
    play(table, "p2 lose monk")
    assert (waits_for(table), board_of(table)[7]) == ("chance RevealCard", "")
    assert sorted(discard_of(table)) == ["monk", "plague"]
    play(table, "chance reveal abbey")
    assert (waits_for(table), board_of(table)[7]) == ("p2 MainPhase", "abbey")
    assert (seen(table).deck, city_of(table, "p2")) == (deck - 2, ["priest"])


@rule("TH-69")
def test_the_apocalypse_ends_the_game_at_once() -> None:
    """At the Apocalypse the game ends at once: no further card, no refresh, no other turn."""
    table = given(p1=side(hand=OTHERS[:2], used=(1, 1, 0)), p2=side(hand=IDLE, city=["chapel"]), deck=10)
    play(table, "p1 end", "p1 pick pope", "p1 pick stole", "chance reveal apocalypse")
    assert waits_for(table) == "over"
    assert THEOPOLIS.result(table).ending == "apocalypse"
    assert THEOPOLIS.result(table).winners == (1,)
    assert (board_of(table).count(""), unused_of(table, "p1")) == (2, (0, 0, 1))
    assert seen(table).deck == 9


@rule("TH-70", "TH-8")
def test_the_last_card_is_the_apocalypse_and_nothing_is_reshuffled() -> None:
    """The Apocalypse comes before the deck runs out; the discard pile never comes back."""
    discard = ["abbey", "abbey", "martyr", "martyr", "war"]
    table = given(
        p1=side(hand=["pilgrim"], resources=(1, 2, 2)),
        board=[*QUIET[:6], "basilica", "wonder"],
        discard=discard,
        deck=3,
    )
    play(table, "p1 play pilgrim", "p1 discard chapel")
    assert not {"reveal abbey", "reveal martyr", "reveal war", "reveal basilica"} & set(choices(table))
    assert {"reveal apocalypse", "reveal church"} <= set(choices(table))
    play(table, "chance reveal church", "p1 discard stole", "chance reveal school", "p1 discard nun")
    assert choices(table) == ["reveal apocalypse"]
    play(table, "chance reveal apocalypse")
    assert (waits_for(table), seen(table).deck) == ("over", 0)
    assert sorted(discard_of(table)) == sorted([*discard, "chapel", "stole", "nun"])


@rule("TH-70")
def test_cards_leave_the_deck_only_for_the_board() -> None:
    """No choice of a player draws from the deck: it shrinks only when a card is turned up."""
    table = given(
        p1=side(
            city=["priest", "stole", "oil_of_the_sick"],
            hand=["benefactor", "vault", "martyr", "abbey"],
            resources=(9, 9, 9),
        ),
        p2=side(hand=IDLE),
        discard=["monk"],
    )
    deck = seen(table).deck
    play(table, "p1 add faith", "p1 play benefactor", "p1 add hope", "p1 play vault", "p1 bring monk")
    play(table, "p1 replace pope", "p1 play martyr", "p1 exchange abbey", "p1 take monk", "p1 confess monk")
    play(table, "p1 end", "p1 recover martyr", "p1 recover monk", "p1 pick nun")
    assert (seen(table).deck, len(hand_of(table, "p1"))) == (deck, 3)
    play(table, "p1 pick chapel")
    assert (waits_for(table), seen(table).deck) == ("chance RevealCard", deck)
    reveals = 0
    while waits_for(table) == "chance RevealCard":
        play(table, "chance reveal church" if reveals == 0 else "chance reveal school")
        reveals += 1
    assert (reveals, seen(table).deck) == (2, deck - 2)
    assert [message.id for message in told(table)].count("theopolis-is-revealed") == 2
