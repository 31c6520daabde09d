"""Set-up. Rules: b1, and that the lazily drawn deck is a shuffled deck (TH-7, TH-8, TH-20, TH-70, TH-159)."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from fractions import Fraction

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.games.theopolis.view import TheopolisView
from batisseurs.kernel import CHANCE, SPECTATOR, BadOption, Seeded, Source, choice_text
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
    told,
    unused_of,
    waits_for,
)
from tests.rules import rule

HANDS = [
    ["missionary", "missionary", "betrothed", "betrothed"],
    ["deacon", "deacon", "pilgrim", "pilgrim"],
    ["priest", "priest", "priest", "priest"],
    ["bishop", "bishop", "bishop", "bishop"],
    ["vault", "vault", "school", "school"],
]
SAINTS = [
    "st_paul",
    "st_thomas_aquinas",
    "st_benedict",
    "st_genevieve",
    "st_peter",
    "st_augustine",
    "st_joan_of_arc",
    "st_roch",
    "st_john_vianney",
    "st_vincent_de_paul",
]
DISASTERS = [
    "flood",
    "flood",
    "fire",
    "earthquake",
    "plague",
    "plague",
    "famine",
    "war",
    "heresy",
    "schism",
    "temptation",
    "temptation",
]
SACRAMENTS = [
    "baptism",
    "confirmation",
    "eucharist",
    "reconciliation",
    "anointing",
    "marriage",
    "orders",
]


def fresh(players: int = 2, *, short_deck: bool = False) -> TheopolisTable:
    """Return a table before anything is turned up."""
    table = THEOPOLIS.new(players, {"short_deck": short_deck})
    assert isinstance(table, TheopolisTable)
    table.game_events = []
    return table


def reveal(table: TheopolisTable, *cards: str) -> None:
    """Turn these cards up."""
    play(table, *[f"chance reveal {card}" for card in cards])


def deal(table: TheopolisTable, name: str, *cards: str) -> None:
    """Deal these cards, or this saint, to a player."""
    play(table, *[f"chance deal {card} to {name}" for card in cards])


def set_up(*saints: str) -> TheopolisTable:
    """Carry out a whole set-up, one saint for each player."""
    table = fresh(len(saints))
    reveal(table, *QUIET)
    for seat in range(len(saints)):
        deal(table, f"p{seat + 1}", *HANDS[seat])
    for seat, saint in enumerate(saints):
        deal(table, f"p{seat + 1}", saint)
    return table


def chances(table: TheopolisTable) -> dict[str, Fraction]:
    """Return the outcomes of chance in words, each with its exact probability."""
    weights = {said.text: table.weight(choice) for choice, said in choice_text.spoken_choices(table, CHANCE)}
    return {text: Fraction(weight, sum(weights.values())) for text, weight in weights.items()}


def box() -> list[str]:
    """Return every card of the deck without the Apocalypse, copies repeated."""
    facts = THEOPOLIS.components()
    return [card for card, copies in zip(facts.ids, facts.copies, strict=False) for _ in range(copies)]


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Return the cards that are left when some are taken away."""
    return sorted((Counter(cards) - Counter(gone)).elements())


# Players, aids, trackers. ------------------------------------------------------------------------


@rule("TH-1")
def test_two_to_five_players_sit_in_a_circle() -> None:
    """The game has 2, 3, 4 or 5 players."""
    for players in (0, 1, 6):
        with pytest.raises(BadOption):
            THEOPOLIS.new(players)
    for players in (2, 3, 4, 5):
        assert [side.seat for side in seen(fresh(players)).seats] == list(range(players))


@rule("TH-2", "TH-4", "TH-5")
def test_every_aid_shows_twenty_points_no_stone_and_seven_empty_sacraments() -> None:
    """Everyone starts at 20 original points, 0 stones, no sacrament, for all to see."""
    table = fresh(5)
    shown = THEOPOLIS.view(table, SPECTATOR)
    assert isinstance(shown, TheopolisView)
    assert [(aid.original_points, aid.stones, aid.sacraments) for aid in shown.seats] == [(20, 0, ())] * 5
    assert THEOPOLIS.components().sacrament_ids == SACRAMENTS
    whole = given(p1=side(city=["priest", "stole", "deacon", "baptistery", "bishop", "holy_chrism"]))
    aid = seen(whole, "p2").seats[0]
    assert (aid.original_points, aid.stones) == (20 - 1 - 1 - 1, 1)
    assert aid.sacraments == ("baptism", "confirmation", "reconciliation")


# The deck, the piles, the board. -----------------------------------------------------------------


@rule("TH-6")
def test_the_deck_is_91_cards_without_apocalypse_saints_and_resources() -> None:
    """Apocalypse, Patron Saints and Resources are no part of what is shuffled."""
    table = fresh()
    kinds = {text.removeprefix("reveal ") for text in choices(table)}
    assert kinds == set(box())
    assert len(kinds) == 41
    assert len(box()) == 91
    assert not kinds & {"apocalypse", "faith", "hope", "charity", *SAINTS}
    assert seen(table).deck == 91 + 1


@rule("TH-7")
def test_every_card_is_equally_likely_on_the_board_and_in_the_hands() -> None:
    """The deck is shuffled uniformly: each card that is left is as likely as every other one."""
    table = fresh(3)
    left = box()
    shown = [*QUIET, *HANDS[0], *HANDS[1], *HANDS[2]]
    for number, card in enumerate(shown):
        to = f" to p{(number - 8) // 4 + 1}" if number >= 8 else ""
        verb = "deal" if to else "reveal"
        copies = Counter(left)
        assert chances(table) == {f"{verb} {kind}{to}": Fraction(copies[kind], len(left)) for kind in copies}
        play(table, f"chance {verb} {card}{to}")
        left.remove(card)


@rule("TH-9")
def test_resources_lie_in_three_piles_beside_the_board() -> None:
    """The Resource cards form three open piles that are no part of the board."""
    table = set_up("st_paul", "st_roch")
    assert seen(table, "p2").piles == (22, 22, 22)
    assert not {"faith", "hope", "charity"} & set(board_of(table))
    play(table, "p1 exchange betrothed")
    assert choices(table) == [f"take {card}" for card in QUIET]


@rule("TH-10")
def test_cards_are_turned_up_until_the_board_shows_eight() -> None:
    """The top cards are turned up one by one until the board shows 8 cards."""
    table = fresh()
    for number, card in enumerate(QUIET):
        assert waits_for(table) == "chance LayCard"
        reveal(table, card)
        assert board_of(table) == QUIET[: number + 1] + [""] * (7 - number)
    assert waits_for(table) == "chance DealCard"
    assert seen(table).deck == 92 - 8


@rule("TH-11")
def test_a_disaster_of_the_set_up_is_put_away_without_effect() -> None:
    """A Disaster turned up during set-up goes to the discard pile without effect and is replaced."""
    table = fresh()
    reveal(table, "church", "plague", "temptation")
    assert board_of(table)[:2] == ["church", ""]
    assert sorted(discard_of(table)) == ["plague", "temptation"]
    reveal(table, *QUIET[:6], "famine")
    assert waits_for(table) == "chance LayCard"
    reveal(table, "pope")
    assert waits_for(table) == "chance DealCard"
    assert board_of(table) == ["church", *QUIET[:6], "pope"]
    assert sorted(discard_of(table)) == ["famine", "plague", "temptation"]
    assert not [message for message in told(table) if message.id == "theopolis-strikes"]
    assert resources_of(table, "p1") == resources_of(table, "p2") == (1, 1, 1)


@rule("TH-12")
def test_four_cards_are_dealt_to_each_player_disasters_too() -> None:
    """After the board 4 cards are dealt to each player; a Disaster stays in the hand."""
    table = fresh()
    reveal(table, *QUIET)
    deal(table, "p1", "plague", "war", "church", "church")
    assert hand_of(table, "p1") == ["church", "church", "plague", "war"]
    assert discard_of(table) == []
    deal(table, "p2", *HANDS[1])
    assert waits_for(table) == "chance DealSaint"
    assert [of(table, name).hand_size for name in ("p1", "p2")] == [4, 4]
    assert [side.known_hand for side in seen(table, "p1").seats] == [(), ()]
    assert seen(table).deck == 92 - 8 - 2 * 4


@rule("TH-13")
def test_a_city_starts_with_one_unused_resource_of_each_type() -> None:
    """Each city starts with one Faith, one Hope and one Charity, unused."""
    table = set_up("st_paul", "st_roch", "st_peter")
    for name in ("p1", "p2", "p3"):
        assert unused_of(table, name) == resources_of(table, name) == (1, 1, 1)
        assert city_of(table, name) == []


# Patron Saints and the first turn. ---------------------------------------------------------------


@rule("TH-14")
def test_each_player_is_dealt_one_random_saint() -> None:
    """One random Patron Saint each, face up in Heaven; the others are out of the game."""
    table = fresh()
    reveal(table, *QUIET)
    deal(table, "p1", *HANDS[0])
    deal(table, "p2", *HANDS[1])
    assert chances(table) == {f"deal {saint} to p1": Fraction(1, 10) for saint in SAINTS}
    deal(table, "p1", "st_roch")
    left = [saint for saint in SAINTS if saint != "st_roch"]
    assert chances(table) == {f"deal {saint} to p2": Fraction(1, 9) for saint in left}
    deal(table, "p2", "st_benedict")
    assert waits_for(table) == "p2 MainPhase"
    assert [side.saint for side in seen(table, "p1").seats] == ["st_roch", "st_benedict"]


@rule("TH-15")
def test_immediate_effects_of_saints_are_applied_at_once() -> None:
    """Immediate effects of Patron Saints come before the first turn; permanent ones hold from then on."""
    table = fresh(4)
    reveal(table, *QUIET)
    for seat in range(4):
        deal(table, f"p{seat + 1}", *HANDS[seat])
    deal(table, "p1", "st_vincent_de_paul")
    assert unused_of(table, "p1") == resources_of(table, "p1") == (1, 1, 2)
    assert seen(table).piles == (20, 20, 19)
    deal(table, "p2", "st_augustine")
    assert [of(table, name).original_points for name in ("p1", "p2", "p3", "p4")] == [20, 16, 20, 20]
    assert [unused_of(table, name) for name in ("p2", "p3", "p4")] == [(1, 1, 1)] * 3
    deal(table, "p3", "st_thomas_aquinas")
    assert waits_for(table) == "chance DealSaint"
    assert [of(table, name).hand_limit for name in ("p1", "p2", "p3", "p4")] == [4, 4, 5, 4]


@rule("TH-16")
def test_the_lowest_saint_begins() -> None:
    """The player whose Patron Saint has the lowest number takes the first turn; all numbers differ."""
    ready = fresh()
    reveal(ready, *QUIET)
    deal(ready, "p1", *HANDS[0])
    deal(ready, "p2", *HANDS[1])
    for lower, higher in itertools.combinations(SAINTS, 2):
        for first, saints in (("p1", (lower, higher)), ("p2", (higher, lower))):
            table = ready.clone()
            deal(table, "p1", saints[0])
            deal(table, "p2", saints[1])
            assert waits_for(table) == f"{first} MainPhase"
    assert waits_for(set_up("st_roch", "st_john_vianney", "st_vincent_de_paul", "st_peter")) == "p4 MainPhase"


@rule("TH-17")
def test_turns_pass_clockwise() -> None:
    """Turns pass clockwise, from the last seat to the first."""
    table = set_up("st_peter", "st_roch", "st_paul", "st_benedict")
    order = []
    for _ in range(6):
        order.append(waits_for(table))
        play(table, f"{waits_for(table).partition(' ')[0]} end")
    assert order == [f"{name} MainPhase" for name in ("p3", "p4", "p1", "p2", "p3", "p4")]


# The deck that is drawn lazily is a shuffled deck. -----------------------------------------------

LAST = [*QUIET[:7], ""]
"""A board with one free place: a Disaster that strikes nobody leaves it free again."""


def deck_of(*cards: str, size: int | None = None) -> TheopolisTable:
    """Return a table on which only these cards are unseen, and chance is to turn up the first of them."""
    rest = without(box(), [*LAST, *cards])
    return given(board=LAST, discard=rest, pending=[["RevealCard"]], deck=size or len(cards) + 1)


@rule("TH-8")
@pytest.mark.parametrize("size", [None, 13])
def test_the_apocalypse_is_one_of_the_ten_bottom_cards_each_place_equally_likely(size: int | None) -> None:
    """The Apocalypse lies at one of the ten last places of the deck, with one chance in ten each.

    Twelve Disasters that spare everyone are turned up; before each of them the Apocalypse's chance is taken.
    The second deck is a short one: 71 other cards might lie there as well, and the law is the same.
    """
    table = deck_of(*DISASTERS) if size is None else given(board=LAST, pending=[["RevealCard"]], deck=size)
    places: dict[int, Fraction] = {}
    not_yet = Fraction(1)
    for card in [*DISASTERS, "apocalypse"]:
        left = seen(table).deck
        now = chances(table).get("reveal apocalypse", Fraction(0))
        places[left] = not_yet * now
        not_yet *= 1 - now
        reveal(table, card)
    assert places == {13: 0, 12: 0, 11: 0} | {left: Fraction(1, 10) for left in range(1, 11)}
    assert waits_for(table) == "over"


@rule("TH-7", "TH-8", "TH-159")
@pytest.mark.parametrize("removed", [0, 1, 3])
def test_whole_decks_have_exactly_the_chances_of_a_shuffle(removed: int) -> None:
    """Drawn card by card, each order of a small deck has exactly the chance that shuffling gives it."""
    cards = ["flood", "flood", "fire", "war", "heresy"]

    def drawn(table: TheopolisTable) -> dict[tuple[str, ...], Fraction]:
        if table.over():
            return {(): Fraction(1)}
        found: defaultdict[tuple[str, ...], Fraction] = defaultdict(Fraction)
        for text, chance in chances(table).items():
            after = table.clone()
            play(after, f"chance {text}")
            for order, rest in drawn(after).items():
                found[text.removeprefix("reveal "), *order] += chance * rest
        return found

    shuffled: Counter[tuple[str, ...]] = Counter()
    for order in itertools.permutations(cards):
        deck = order[removed:]
        for place in range(len(deck) + 1):
            shuffled[*deck[:place], "apocalypse"] += 1
    cases = shuffled.total()
    assert drawn(deck_of(*cards, size=len(cards) - removed + 1)) == {
        order: Fraction(number, cases) for order, number in shuffled.items()
    }


def turned_up(table: TheopolisTable, source: Source) -> list[str]:
    """Turn up the whole deck: a Pilgrim without end discards card after card, and nobody has much to lose."""
    cards = []
    while not table.over():
        seat = table.chooser()
        choice = source.answer(table) if seat == CHANCE else table.choices(seat)[0]
        if seat == CHANCE:
            cards.append(choice_text.say(table, seat, choice).text.removeprefix("reveal "))
        table.play(seat, choice)
    return cards


def really_shuffled(cards: list[str], removed: int, chance: random.Random) -> list[str]:
    """Do what the rulebook says with real cards; return what is turned up, the Apocalypse last."""
    deck = cards[:]
    chance.shuffle(deck)
    del deck[:removed]
    deck.insert(len(deck) - chance.randrange(10), "apocalypse")
    return deck[: deck.index("apocalypse") + 1]


def alike(ours: Counter[str], theirs: Counter[str]) -> bool:
    """Tell whether two samples of equal size may be of one thing: chi-square, four deviations allowed."""
    every = set(ours) | set(theirs)
    apart: float = sum((ours[it] - theirs[it]) ** 2 / (ours[it] + theirs[it]) for it in every)
    free = len(every) - 1
    return apart < free + 4 * math.sqrt(2 * free)


@rule("TH-7", "TH-8", "TH-20", "TH-70", "TH-159")
@pytest.mark.parametrize(("short", "removed"), [(False, 0), (True, 42)])
def test_seeded_decks_look_like_shuffled_ones(short: bool, removed: int) -> None:
    """Decks drawn lazily and decks really shuffled differ no more than two samples of one thing."""
    start = given(pending=[["DiscardBoardCard", 0, 200]], options={"short_deck": short})
    unseen = without(box(), QUIET)
    size = len(unseen) - removed + 1
    assert seen(start).deck == size
    chance, source = random.Random(7), Seeded(7)  # noqa: S311  a test, repeated exactly
    ours: list[Counter[str]] = [Counter() for _ in range(4)]
    theirs: list[Counter[str]] = [Counter() for _ in range(4)]
    for _ in range(600):
        lazy = turned_up(start.clone(), source)
        for cards, tally in ((lazy, ours), (really_shuffled(unseen, removed, chance), theirs)):
            assert cards[-1] == "apocalypse"
            assert size - 10 < len(cards) <= size
            assert not Counter(cards[:-1]) - Counter(unseen)
            tally[0][str(len(cards))] += 1
            tally[1][cards[0]] += 1
            tally[2][cards[size - 11]] += 1
            tally[3].update(cards[-4:-1])
    assert set(ours[0]) == {str(length) for length in range(size - 9, size + 1)}
    assert [alike(*pair) for pair in zip(ours, theirs, strict=True)] == [True] * 4


@rule("TH-7", "TH-11", "TH-12")
def test_seeded_set_ups_look_like_real_ones() -> None:
    """Boards and hands of seeded set-ups hold the cards that real shuffles would put there."""
    start = fresh()
    chance, source = random.Random(3), Seeded(3)  # noqa: S311  a test, repeated exactly
    ours: list[Counter[str]] = [Counter(), Counter(), Counter()]
    theirs: list[Counter[str]] = [Counter(), Counter(), Counter()]
    deck = box()
    for _ in range(600):
        table = start.clone()
        while table.chooser() == CHANCE:
            table.play(CHANCE, source.answer(table))
        assert not set(board_of(table)) & set(DISASTERS)
        put_away = discard_of(table)
        assert set(put_away) <= set(DISASTERS)
        ours[0].update(board_of(table))
        ours[1].update([*hand_of(table, "p1"), *hand_of(table, "p2")])
        ours[2][str(len(put_away))] += 1
        chance.shuffle(deck)
        quiet = [place for place, card in enumerate(deck) if card not in DISASTERS][:8]
        theirs[0].update(deck[place] for place in quiet)
        theirs[1].update(deck[quiet[-1] + 1 : quiet[-1] + 9])
        theirs[2][str(quiet[-1] - 7)] += 1
    assert [alike(*pair) for pair in zip(ours, theirs, strict=True)] == [True] * 3


@rule("TH-159", "TH-8")
@pytest.mark.parametrize(("players", "size"), [(2, 50), (3, 64), (4, 78), (5, 92)])
def test_the_short_deck_is_shorter_and_still_may_hold_any_card(players: int, size: int) -> None:
    """With the short deck 42, 28, 14 or no cards are removed unseen: any card may still come."""
    table = fresh(players, short_deck=True)
    assert seen(table).deck == size
    copies = Counter(box())
    assert chances(table) == {f"reveal {card}": Fraction(copies[card], 91) for card in copies}
