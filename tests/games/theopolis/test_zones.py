"""Zones and information. Rules: b2."""

from __future__ import annotations

import msgspec

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.games.theopolis.view import TheopolisView
from batisseurs.kernel import CHANCE, EVERYONE, SPECTATOR, Entry, Message, Play, Seeded
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
    resources_of,
    seen,
    side,
    waits_for,
)
from tests.rules import rule

IDLE = ["missionary", "missionary", "betrothed", "betrothed"]


def spectator(table: TheopolisTable) -> TheopolisView:
    """Return what someone sees who sits at no seat."""
    view = THEOPOLIS.view(table, SPECTATOR)
    assert isinstance(view, TheopolisView)
    return view


def without_hands(view: TheopolisView) -> TheopolisView:
    """Take away from a view who reads it, the reader's own hand, and what is counted for the reader."""
    seats = tuple(msgspec.structs.replace(one, hand=None) for one in view.seats)
    board = tuple(card and msgspec.structs.replace(card, price=None) for card in view.board)
    return msgspec.structs.replace(view, seats=seats, board=board, aid=None, reader=SPECTATOR)


@rule("TH-18")
def test_every_zone_holds_its_own_cards() -> None:
    """A player has hand, city, Heaven and aid; board, deck, discard pile and resource piles are shared."""
    table = given(
        p1=side(city=["church"], hand=["abbey"], resources=(2, 1, 3), saint="st_peter", points=12),
        p2=side(city=["school", "school"], hand=["vault", "vault"]),
        discard=["plague"],
        deck=30,
    )
    ann, ben = of(table, "p1"), of(table, "p2")
    assert (city_of(table, "p1"), hand_of(table, "p1"), ann.saint) == (["church"], ["abbey"], "st_peter")
    assert (city_of(table, "p2"), hand_of(table, "p2"), ben.saint) == (["school"] * 2, ["vault"] * 2, None)
    assert (ann.original_points, ann.stones, ann.sacraments) == (12, 3, ())
    assert (ben.original_points, ben.stones, ben.sacraments) == (20, 2, ())
    assert (resources_of(table, "p1"), resources_of(table, "p2")) == ((2, 1, 3), (1, 1, 1))
    shared = seen(table)
    assert (board_of(table), discard_of(table), shared.deck) == (QUIET, ["plague"], 30)
    assert shared.piles == (21, 22, 20)


@rule("TH-19")
def test_a_hand_is_seen_by_its_owner_only_its_size_by_all() -> None:
    """A hand is seen only by its owner; its size is public."""
    table = given(p1=side(hand=["abbey", "pope", "pilgrim"]), board=QUIET[:7])
    for view in (seen(table, "p2"), spectator(table)):
        assert (view.seats[0].hand, view.seats[0].hand_size, view.seats[0].known_hand) == (None, 3, ())
    assert sorted(hand_of(table, "p1")) == ["abbey", "pilgrim", "pope"]
    assert seen(table, "p1").seats[1].hand is None


@rule("TH-19", "TH-12")
def test_a_dealt_card_is_named_to_its_owner_only() -> None:
    """A card dealt face down is a card to everyone but its owner, in the log and in what is told."""
    game = Play(THEOPOLIS, 2)
    for card in QUIET:
        game.play_text(CHANCE, f"reveal {card}")
    entry = game.play_text(CHANCE, "deal abbey to p1")
    assert entry.text_for(0) == "deal abbey to p1"
    assert entry.text_for(1) == entry.text_for(SPECTATOR) == "deal card to p1"
    for reader in (1, SPECTATOR):
        sentences = [game_event.for_reader(reader) for game_event in entry.game_events]
        assert "abbey" not in str([*sentences, entry.message_for(reader)])
    assert "abbey" in str([game_event.for_reader(0) for game_event in entry.game_events])


@rule("TH-20")
def test_the_deck_is_a_number_to_everyone() -> None:
    """The order of the deck is hidden from everyone; the number of cards left is public."""
    table = given(p1=side(hand=["pilgrim"], resources=(1, 2, 2)), p2=side(hand=4), deck=40)
    assert [seen(table, "p1").deck, seen(table, "p2").deck, spectator(table).deck] == [40, 40, 40]
    for reader in (0, 1, SPECTATOR):
        before = THEOPOLIS.view(table, reader)
        other = table.clone()
        THEOPOLIS.overwrite_hidden(other, reader)
        assert THEOPOLIS.view(other, reader) == before
    play(table, "p1 play pilgrim", "p1 discard chapel")
    texts = choices(table)
    assert waits_for(table) == "chance RevealCard"
    assert {"reveal church", "reveal plague", "reveal wonder"} <= set(texts)
    play(table, "chance reveal wonder")
    assert seen(table, "p2").deck == 39


@rule("TH-21")
def test_everything_but_hands_and_deck_is_public() -> None:
    """Board, cities, Heavens, piles, trackers, sacraments and the whole discard pile are public."""
    table = given(
        p1=side(
            city=["priest", "stole"], hand=["abbey"], resources=(3, 2, 1), used=(1, 0, 1), saint="st_roch"
        ),
        p2=side(city=["chapel"], hand=["vault"], points=9, saint="st_paul"),
        discard=["war", "monk", "plague", "plague"],
    )
    public = spectator(table)
    assert without_hands(seen(table, "p1")) == without_hands(seen(table, "p2")) == without_hands(public)
    ann, ben = public.seats
    assert ([card.card for card in ann.city], ann.sacraments, ann.saint) == (
        ["priest", "stole"],
        ("reconciliation",),
        "st_roch",
    )
    assert [(one.unused, one.used) for one in ann.resources] == [(2, 1), (2, 0), (0, 1)]
    assert (ben.original_points, ben.stones, ben.saint) == (9, 1, "st_paul")
    assert {card.card: card.copies for card in public.discard} == {"monk": 1, "plague": 2, "war": 1}


def is_public(entry: Entry, card: str) -> bool:
    """Tell whether the log and all that was told name a card to everyone."""
    told = [game_event for game_event in entry.game_events if card in game_event.message.args.values()]
    return entry.audience == EVERYONE and bool(told) and all(one.audience == EVERYONE for one in told)


@rule("TH-22")
def test_a_card_taken_openly_is_named_and_then_part_of_a_hidden_hand() -> None:
    """A card moved from board or discard pile into a hand is seen by all; then the hand is hidden."""
    table = given(
        p1=side(city=["priest", "oil_of_the_sick"], hand=["abbey", "school"]),
        p2=side(hand=IDLE),
        discard=["martyr"],
    )
    game = Play.from_table(THEOPOLIS, table)
    game.play_text(0, "exchange abbey")
    assert is_public(game.play_text(0, "take church"), "church")
    game.play_text(0, "end")
    assert is_public(game.play_text(0, "recover martyr"), "martyr")
    assert is_public(game.play_text(0, "pick stole"), "stole")
    view = game.table
    assert isinstance(view, TheopolisTable)
    ann = seen(view, "p2").seats[0]
    assert (ann.hand, ann.hand_size) == (None, 4)
    assert sorted(ann.known_hand) == ["church", "martyr", "stole"]
    unknown = set()
    for seed in range(40):
        thought = view.clone()
        THEOPOLIS.conceal(thought, 1, Seeded(seed))
        assert hand_of(thought, "p2") == hand_of(view, "p2")
        hand = hand_of(thought, "p1")
        for card in ("church", "martyr", "stole"):
            hand.remove(card)
        unknown.update(hand)
    assert len(unknown) > 5


@rule("TH-22")
def test_of_equal_cards_the_known_one_is_gone_when_one_is_played() -> None:
    """Once a card like it has left the hand, nobody can know that the card taken openly is still there."""
    table = given(p1=side(hand=["rings", "abbey"]), p2=side(hand=IDLE))
    play(table, "p1 exchange abbey", "p1 take rings")
    assert seen(table, "p2").seats[0].known_hand == ("rings",)
    play(table, "p1 play rings")
    ann = seen(table, "p2").seats[0]
    assert (ann.hand_size, ann.known_hand) == (1, ())
    assert hand_of(table, "p1") == ["rings"]


@rule("TH-24")
def test_cards_without_a_destination_go_to_the_discard_pile() -> None:
    """Cards that leave a city, a hand or the board are discarded, face up."""
    table = given(
        p1=side(city=["priest", "stole"], hand=["pilgrim", "plague", "war", "abbey"], resources=(1, 2, 2)),
        p2=side(hand=IDLE),
    )
    play(table, "p1 confess war")
    assert discard_of(table) == ["war"]
    play(table, "p1 play pilgrim", "p1 discard chapel", "chance reveal abbey", "p1 stop")
    assert sorted(discard_of(table)) == ["chapel", "war"]
    play(table, "p1 exchange plague", "p1 take pope", "p1 lose priest")
    assert sorted(discard_of(table)) == ["chapel", "plague", "priest", "war"]
    assert {card.place for card in seen(table, "p2").discard} == {
        f"discard.{card}" for card in ("chapel", "plague", "priest", "war")
    }


@rule("TH-24")
def test_a_resource_that_leaves_a_city_returns_to_its_pile() -> None:
    """A Resource card is never discarded: it returns to its pile."""
    table = given(p1=side(hand=["famine"], resources=(2, 1, 1)), p2=side(hand=IDLE))
    piles = seen(table).piles
    play(table, "p1 exchange famine", "p1 take pope", "p1 lose faith", "p1 lose charity")
    assert seen(table).piles == (piles[0] + 1, piles[1], piles[2] + 1)
    assert discard_of(table) == ["famine"]


@rule("TH-19")
def test_others_are_told_only_that_a_card_was_dealt() -> None:
    """The owner reads which card it is; everyone else that it is a card."""
    play_on = Play(THEOPOLIS, 2)
    for _ in range(8):
        play_on.play_text(CHANCE, "reveal " + ("chapel", "church", "stole", "rings")[len(play_on.log) % 4])
    dealt = play_on.play_text(CHANCE, "deal monk to p1").game_events[0]

    assert dealt.for_reader(0) == Message("theopolis-is-dealt", {"seat": 0, "card": "monk"})
    assert dealt.for_reader(1) == Message("theopolis-is-dealt-a-card", {"seat": 0})
