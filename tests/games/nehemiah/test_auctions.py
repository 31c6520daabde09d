"""The Foreman variant: preparation and auctions. Rules: b13."""

from __future__ import annotations

import pytest

from batisseurs.kernel import IllegalChoice, choice_text
from tests.games.nehemiah.given import (
    choices,
    given,
    goods_of,
    of,
    play,
    refill,
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
    bid,
    end_round,
    gone,
    new_game,
    win,
)
from tests.rules import rule

FOREMEN = [
    "artisan", "architect", "sculptor", "carpenter", "merchant", "turncoat", "administrator", "seasonal",
    "town_planner", "substitute", "journeyman", "convict", "assistant", "corrupt_worker", "inspector",
]  # fmt: skip
QUIET = ("carpenter", "merchant", "turncoat", "administrator", "inspector")
"""Foremen that ask for nothing when they are won."""


@rule("NE-123")
def test_fifteen_foremen_lie_in_a_deck_without_order() -> None:
    """Every card can be the next, each as likely as any other; a revealed one is gone."""
    table = new_game(4, foremen=True)
    refill(table)
    assert choices(table) == [f"reveal {card}" for card in FOREMEN]
    assert [table.weight(choice) for choice in table.choices(-1)] == [1] * 15
    play(table, "chance reveal merchant")
    assert "reveal merchant" not in choices(table)
    assert (seen(table).foreman_deck, seen(table).revealed) == (14, ("merchant",))


@rule("NE-125")
@pytest.mark.parametrize("round_", [1, 2])
def test_workers_and_income_come_before_the_auctions(round_: int) -> None:
    """All set-aside workers come back, everyone gets one wood and one gold."""
    table = about_to_end(round_, foremen=True, p1=gone(2), p2=gone(6), p3=side(wood=0, gold=0))
    assert [seat.available for seat in seen(table).seats] == [3, 0, 6, 6]
    end_round(table)
    refill(table)
    assert waits_for(table) == "chance RevealForeman"
    assert [(seat.available, seat.set_aside) for seat in seen(table).seats] == [(6, 0)] * 4
    assert [goods_of(table, f"p{seat}") for seat in range(1, 5)] == [(3, 5), (3, 5), (1, 1), (3, 5)]


@rule("NE-125")
def test_there_is_no_income_in_round_one_nor_without_the_variant() -> None:
    """The higher start contains the one of round I."""
    table = new_game(3, foremen=True)
    refill(table)
    assert goods_of(table, "p1") == (3, 5)

    plain = about_to_end(1)
    end_round(plain)
    refill(plain)
    assert goods_of(plain, "p1") == (2, 4)
    assert waits_for(plain) == "p2 TakeAction"


@rule("NE-126")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_foreman_more_than_players_is_revealed_each_round(players: int) -> None:
    """In round I after the deal, in round II after the change; the rest stays face down."""
    table = new_game(players, foremen=True)
    refill(table)
    for number in range(players + 1):
        assert waits_for(table) == "chance RevealForeman"
        play(table, f"chance reveal {FOREMEN[number]}")
    assert waits_for(table) == "p1 ChooseForeman"
    assert seen(table).revealed == tuple(FOREMEN[: players + 1])
    assert seen(table).foreman_deck == 15 - players - 1

    second = about_to_end(players=players, foremen=True)
    end_round(second)
    refill(second)
    revealed = 0
    while waits_for(second) == "chance RevealForeman":
        play(second, f"chance {choices(second)[0]}")
        revealed += 1
    assert revealed == players + 1


@rule("NE-127")
def test_the_first_player_initiates_in_round_one() -> None:
    """The player who has the pawn."""
    table = new_game(3, foremen=True, first_player="random")
    act(table, "chance first p2", *(f"chance reveal {card}" for card in QUIET[:4]))
    assert waits_for(table) == "p2 ChooseForeman"


@rule("NE-127")
@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize(("turn", "initiator"), [("p2", "p3"), ("p4", "p1")])
def test_the_next_in_turn_initiates_in_later_rounds(round_: int, turn: str, initiator: str) -> None:
    """The player to the left of the one who took the last turn, not the first player."""
    table = about_to_end(round_, turn=turn, first="p2", foremen=True)
    end_round(table)
    act(table, *(f"chance reveal {card}" for card in QUIET))
    assert waits_for(table) == f"{initiator} ChooseForeman"


@rule("NE-128")
def test_the_initiator_chooses_a_revealed_card() -> None:
    """Any of those that are not sold; a card that is not on offer is refused."""
    table = auction_of(*QUIET)
    assert choices(table) == [f"auction {card}" for card in QUIET]
    assert refused_by(table, "auction artisan") == "NE-128"
    play(table, "p1 auction merchant")
    assert (seen(table).auctioned, waits_for(table)) == ("merchant", "all Bid")
    all_bid(table)
    assert choices(table) == [f"auction {card}" for card in QUIET if card != "merchant"]
    assert refused_by(table, "auction merchant") == "NE-128"


@rule("NE-129")
def test_all_bid_what_they_have_at_the_same_time() -> None:
    """Any numbers of available workers, wood and gold, each from none to all; in any order of seats."""
    table = auction_of(*QUIET[:4], players=3, p1=gone(3, wood=1, gold=2), p2=side(wood=0, gold=0))
    play(table, "p1 auction carpenter")
    assert table.choosers() == [0, 1, 2]
    assert choices(table, seat="p1") == [f"bid {number} workers" for number in range(5)]
    assert choices(table, seat="p2") == [f"bid {number} workers" for number in range(8)]
    play(table, "p3 bid 7 workers", "p1 bid 4 workers", "p2 bid 0 workers")
    assert choices(table, seat="p1") == ["bid 0 wood", "bid 1 wood"]
    assert choices(table, seat="p2") == ["bid 0 wood"]
    play(table, "p1 bid 1 wood")
    assert choices(table, seat="p1") == ["bid 0 gold", "bid 1 gold", "bid 2 gold"]


@rule("NE-129")
def test_workers_on_cards_and_goods_one_has_not_cannot_be_bid() -> None:
    """Only available workers count (NE-R25)."""
    table = auction_of(*QUIET, c1=["p1", "p1 tired", "", ""], p1=side(wood=2, gold=0))
    play(table, "p1 auction carpenter")
    assert choices(table)[-1] == "bid 4 workers"
    assert refused_by(table, "bid 5 workers") == "NE-129"
    play(table, "p1 bid 0 workers")
    assert refused_by(table, "bid 3 wood") == "NE-129"
    play(table, "p1 bid 0 wood")
    assert refused_by(table, "bid 1 gold") == "NE-129"


@rule("NE-129")
def test_large_stocks_can_be_bid_whole() -> None:
    """More than a single part can say is bid in several parts."""
    table = auction_of(*QUIET[:3], players=2, p1=side(wood=50, gold=40))
    play(table, "p1 auction carpenter", "p1 bid 0 workers", "p1 bid 36 wood", "p1 bid 14 wood")
    play(table, "p1 bid 36 gold", "p1 bid 4 gold")
    bid(table, "p2")
    assert goods_of(table, "p1") == (0, 0)
    assert of(table, "p1").foremen == ("carpenter",)


@rule("NE-129", "NE-131", "NE-172")
def test_a_bid_is_secret_until_all_are_in() -> None:
    """Nobody else can tell from the table what was bid; it may be taken back until then."""
    table = auction_of(*QUIET)
    play(table, "p1 auction carpenter")
    before = [seen(table, reader) for reader in ("p2", "spectator")]
    bid(table, "p1", 2, 1, 0)
    assert [seen(table, reader) for reader in ("p2", "spectator")] == before
    assert (of(table, "p1").available, goods_of(table, "p1")) == (6, (2, 4))
    assert not [message for message in told(table) if message.id == "nehemiah-bids"]
    play(table, "p1 withdraw")
    bid(table, "p1", 0, 0, 1)
    assert table.choosers() == [1, 2, 3]


@rule("NE-129")
def test_the_words_of_a_bid_are_for_the_bidder_only() -> None:
    """Everyone else reads that something was answered, not what."""
    table = auction_of(*QUIET)
    play(table, "p1 auction carpenter")
    choice = choice_text.find_choice(table, 1, "bid 2 workers")
    assert choice_text.audience(table, 1, choice) == 1
    assert "2" not in choice_text.veiled(table, 1, choice).text


@rule("NE-130")
def test_a_bid_of_nothing_can_win() -> None:
    """Nobody offers a piece: someone gets the card for nothing."""
    table = auction_of(*QUIET)
    play(table, "p1 auction carpenter")
    all_bid(table)
    assert of(table, "p1").foremen == ("carpenter",)
    assert (of(table, "p1").available, goods_of(table, "p1")) == (6, (2, 4))


@rule("NE-131")
def test_all_bids_are_revealed_together_and_public() -> None:
    """With the last answer, everyone's bid is reported to all."""
    table = auction_of(*QUIET)
    play(table, "p1 auction carpenter")
    all_bid(table, p1=(1, 0, 2), p2=(0, 1, 0))
    bids = [game_event for game_event in table.game_events or [] if game_event.message.id == "nehemiah-bids"]
    assert [
        [bid.message.args[part] for part in ("seat", "workers", "wood", "gold")] for bid in bids
    ] == [[0, 1, 0, 2], [1, 0, 1, 0], [2, 0, 0, 0], [3, 0, 0, 0]]  # fmt: skip
    assert {bid.rule for bid in bids} == {"NE-131"}


@rule("NE-132")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        ({"p1": (2, 0, 0), "p3": (0, 1, 2)}, "p3"),  # most pieces
        ({"p1": (0, 1, 1), "p3": (1, 0, 1)}, "p3"),  # then workers
        ({"p1": (1, 0, 1), "p3": (1, 1, 0)}, "p3"),  # then wood
        ({"p1": (0, 0, 2), "p4": (0, 1, 1)}, "p4"),  # wood without workers
        ({"p2": (0, 1, 0), "p3": (0, 1, 0)}, "p2"),  # then who is closest
        ({"p1": (0, 1, 0), "p4": (0, 1, 0)}, "p1"),
        ({"p4": (0, 0, 1), "p1": (0, 0, 1), "p2": (0, 0, 1)}, "p1"),  # the initiator is closest of all
    ],
)
def test_the_highest_bid_wins(bids: dict[str, tuple[int, int, int]], winner: str) -> None:
    """Pieces, workers, wood, then clockwise from the initiator."""
    table = auction_of(*QUIET)
    play(table, "p1 auction carpenter")
    all_bid(table, **bids)
    assert [f"p{seat.seat + 1}" for seat in seen(table).seats if seat.foremen] == [winner]


@rule("NE-132")
@pytest.mark.parametrize(("initiator", "winner"), [("p1", "p2"), ("p2", "p2"), ("p3", "p4"), ("p4", "p4")])
def test_ties_go_clockwise_from_the_initiator_of_this_auction(initiator: str, winner: str) -> None:
    """Not from the first player, nor from the first initiator."""
    table = auction_of(*QUIET, initiator=initiator)
    play(table, f"{initiator} auction carpenter")
    all_bid(table, p2=(0, 1, 1), p4=(0, 1, 1))
    assert of(table, winner).foremen == ("carpenter",)


@rule("NE-132")
def test_the_second_auction_breaks_ties_from_the_second_initiator() -> None:
    """The player who chose the card now auctioned counts as closest (NE-R25)."""
    table = auction_of(*QUIET)
    win(table, "p1", "carpenter")
    play(table, "p2 auction merchant")
    all_bid(table)
    assert of(table, "p2").foremen == ("merchant",)


@rule("NE-133")
def test_the_winner_pays_and_sets_workers_aside() -> None:
    """Wood and gold go to the bank; the workers cannot be used for the rest of the round."""
    table = auction_of(*QUIET[:2], auctions=1)
    play(table, "p1 auction carpenter")
    all_bid(table, p3=(4, 1, 2))
    assert goods_of(table, "p3") == (1, 2)
    assert (of(table, "p3").available, of(table, "p3").set_aside) == (2, 4)
    assert [goods_of(table, seat) for seat in ("p1", "p2", "p4")] == [(2, 4)] * 3

    for seat in ("p1", "p2", "p3", "p4", "p1", "p2", "p3", "p4", "p1", "p2"):
        play(table, f"{seat} place c{seat[1]}")
    assert choices(table, "place") == []
    assert refused_by(table, "place c1") == "NE-31"
    assert of(table, "p3").set_aside == 4


@rule("NE-134")
def test_the_others_keep_their_whole_bid() -> None:
    """The losers pay nothing, however much they bid."""
    table = auction_of(*QUIET)
    play(table, "p1 auction carpenter")
    all_bid(table, p1=(2, 2, 2), p2=(3, 2, 2), p3=(6, 0, 0))
    assert of(table, "p2").foremen == ("carpenter",)
    for seat in ("p1", "p3", "p4"):
        assert goods_of(table, seat) == (2, 4)
        assert (of(table, seat).available, of(table, seat).set_aside) == (6, 0)


@rule("NE-135")
def test_the_card_lies_openly_before_its_winner() -> None:
    """All see it, and it stays while turns go by; nobody else can use it."""
    table = auction_of("substitute", "carpenter", auctions=1, c1=["p1", "p2", "", ""])
    play(table, "p1 auction substitute")
    all_bid(table, p3=(0, 1, 0))
    for reader in ("p1", "p2", "p3", "p4", "spectator"):
        assert [seat.foremen for seat in seen(table, reader).seats] == [(), (), ("substitute",), ()]
    play(table, "p1 place c2", "p2 place c2")
    assert waits_for(table) == "p3 PlayForeman"
    play(table, "p3 decline", "p3 place c3", "p3 decline")
    assert of(table, "p3").foremen == ("substitute",)
    assert waits_for(table) == "p4 TakeAction"


@rule("NE-135")
def test_who_does_not_hold_a_foreman_cannot_play_it() -> None:
    """A silhouette card of someone else is refused."""
    table = given(foremen=True, c1=["p1", "p2", "", ""], p2=side(foremen=("assistant",)))
    assert refused_by(table, "assistant") == "NE-135"
    with pytest.raises(IllegalChoice):
        play(table, "p1 assistant")


@rule("NE-136")
def test_the_player_to_the_left_initiates_the_next_auction() -> None:
    """Left of the initiator, not of the winner; with what everyone has now."""
    table = auction_of(*QUIET, initiator="p3")
    play(table, "p3 auction carpenter")
    all_bid(table, p1=(2, 1, 1))
    assert waits_for(table) == "p4 ChooseForeman"
    play(table, "p4 auction merchant")
    assert choices(table, seat="p1")[-1] == "bid 4 workers"
    play(table, "p1 bid 0 workers")
    assert choices(table, seat="p1")[-1] == "bid 1 wood"
    play(table, "p1 bid 0 wood", "p1 bid 0 gold")
    for seat in ("p2", "p3", "p4"):
        bid(table, seat)
    assert waits_for(table) == "p1 ChooseForeman"


@rule("NE-137")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_card_leaves_and_the_first_initiator_begins(players: int) -> None:
    """After as many auctions as players; the last card goes to nobody."""
    table = auction_of(*QUIET[: players + 1], players=players, initiator="p2")
    for number in range(players):
        seat = f"p{(1 + number) % players + 1}"
        assert waits_for(table) == f"{seat} ChooseForeman"
        win(table, "p1", QUIET[number])
    assert seen(table).revealed == ()
    assert QUIET[players] not in [card for seat in seen(table).seats for card in seat.foremen]
    assert waits_for(table).startswith("p2 TakeAction")
    assert "nehemiah-foreman-left-over" in [message.id for message in told(table)]


@rule("NE-138")
def test_a_player_may_win_several_cards() -> None:
    """All auctions of a round, while the others get none."""
    table = auction_of(*QUIET, p2=side(wood=9))
    for number in range(4):
        win(table, "p2", QUIET[number], wood=2)
    assert [seat.foremen for seat in seen(table).seats] == [(), QUIET[:4], (), ()]
    assert goods_of(table, "p2") == (1, 4)


@rule("NE-139")
def test_a_foreman_is_used_once() -> None:
    """The Town Planner leaves at once: it is not asked for again in the same turn or the next."""
    table = given(foremen=True, c1=["p1 tired", "", "", ""], p1=side(foremen=("town_planner",)))
    play(table, "p1 town_planner")
    assert of(table, "p1").foremen == ()
    play(table, "p1 place c2")
    assert waits_for(table) == "p2 TakeAction"
    assert of(table, "p1").points == 1


@rule("NE-139", "NE-144")
def test_an_hourglass_card_works_the_whole_round() -> None:
    """Twice used, and still there."""
    column = ["wood_1 p1", "wood_1 p1", "", ""]
    table = given(players=2, foremen=True, c1=column, p1=side(wood=0, foremen=("carpenter",)))
    play(table, "p1 activate c1r1", "p1 perform", "p2 place c2", "p2 neutral c3")
    play(table, "p1 activate c1r2", "p1 perform", "p1 stop")
    assert goods_of(table, "p1") == (4, 4)
    assert of(table, "p1").foremen == ("carpenter",)


@rule("NE-141")
def test_foremen_need_not_be_used() -> None:
    """Every window can be declined, and the action taken as usual."""
    held = side(foremen=("seasonal", "town_planner", "substitute", "journeyman", "assistant"))
    table = given(foremen=True, c1=["p1", "p1 tired", "", ""], p1=held)
    assert choices(table)[-1] == "decline"
    play(table, "p1 decline", "p1 place c2", "p1 decline")
    assert seen(table).active == 1
    assert choices(table, seat="p1") == [
        *(f"seasonal c{column}" for column in range(1, 6)),
        "town_planner",
        "decline",
    ]
    play(table, "p1 decline", "p2 place c2", "p1 decline")
    assert len(of(table, "p1").foremen) == 5


@rule("NE-141")
def test_hourglass_bonuses_are_always_taken() -> None:
    """There is nothing to decline: the card's action brings the wood as well."""
    table = given(foremen=True, c1=["wood_2 p1", "gold_2 p1", "", ""], p1=side(foremen=("carpenter",)))
    play(table, "p1 activate c1r1")
    assert choices(table) == ["perform", "decline"]
    play(table, "p1 perform")
    assert goods_of(table, "p1") == (5, 4)
    assert waits_for(table) == "p2 TakeAction"
