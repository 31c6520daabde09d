"""Trading and developing. Rules: B11 (EN-121 to EN-127)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from tests.games.esdras_et_nehemie.given import (
    choices,
    end,
    given,
    of,
    place,
    play,
    side,
    waits_for,
)
from tests.games.esdras_et_nehemie.weeks import TILES, developed, goods, left, refused_by, score
from tests.rules import rule


def trading(card: str, gates: dict[str, str] | None = None, players: int = 2, **stated: Any) -> EsdrasTable:
    """Play a card as p1; the auxiliary action is still to come."""
    p1 = side(**{"hand": [card], "tiles": TILES, **stated})
    table = given(players=players, p1=p1, gates=gates or {})
    play(table, f"p1 play {card} 1")
    return table


# One auxiliary action. ------------------------------------------------------------------------------------


@rule("EN-121")
def test_after_a_trade_there_is_no_other_auxiliary_action() -> None:
    """Neither a second trade nor a development."""
    table = trading("scholar", silver=20)
    play(table, "p1 trade scholar upper")
    assert refused_by(table, "trade scholar lower") == "EN-121"
    assert refused_by(table, "develop guards") == "EN-121"
    assert choices(table, "trade") == choices(table, "develop") == []


@rule("EN-121")
def test_after_a_development_there_is_no_other_auxiliary_action() -> None:
    """Neither a second tile nor a trade."""
    table = trading("scholar", silver=20, resources={"ash": 5})
    play(table, "p1 develop guards")
    assert refused_by(table, "develop farmers") == "EN-121"
    assert refused_by(table, "trade scholar upper") == "EN-121"


@rule("EN-121")
def test_every_turn_has_its_auxiliary_action() -> None:
    """The next turn allows one again, and none is ever due."""
    table = trading("scholar", silver=20, resources={"ash": 5})
    play(table, "p1 develop guards", "p1 blue")
    end(table, "p1")
    play(table, f"p2 {choices(table, 'play')[0]}", "p2 red")
    end(table, "p2")
    assert waits_for(table) == "p1 OpenPoint"
    assert choices(table, "develop") == ["develop farmers"]


# Trading. -------------------------------------------------------------------------------------------------


@rule("EN-122")
def test_a_trade_needs_the_card_on_the_board() -> None:
    """Not while it is in hand; developing is possible before the card."""
    table = given(p1=side(hand=["scholar"], silver=20, tiles=TILES))
    assert refused_by(table, "trade scholar upper") == "EN-122"
    assert choices(table, "trade") == []
    assert choices(table, "develop") == ["develop guards"]
    play(table, "p1 play scholar 1")
    assert choices(table, "trade") == ["trade scholar upper", "trade scholar lower"]


@rule("EN-122")
def test_only_the_card_of_this_turn_trades() -> None:
    """Other visible cards do not."""
    p1 = side(hand=["scholar"], stacks=[["singer"], ["mason"], []], silver=20)
    table = given(p1=p1)
    play(table, "p1 play scholar 1")
    assert choices(table, "trade") == ["trade scholar upper", "trade scholar lower"]
    assert refused_by(table, "trade mason upper") == "EN-122"
    assert refused_by(table, "trade singer upper") == "EN-122"


@rule("EN-123")
@pytest.mark.parametrize(
    ("card", "gates"),
    [("scholar", {"valley": "p2"}), ("mason", {"horse": "p2", "sheep": "p1"})],
)
def test_the_fee_goes_to_the_owner_of_the_gate(card: str, gates: dict[str, str]) -> None:
    """Another player's gatekeeper, on a gate card or on a corner gate."""
    table = trading(card, gates)
    play(table, f"p1 trade {card} upper")
    assert (of(table, "p1").silver, of(table, "p2").silver) == (4, 6)


@rule("EN-123")
def test_the_fee_of_an_unbuilt_gate_lies_on_its_card() -> None:
    """On top of what lies there."""
    table = trading("scholar")
    assert (place(table, "valley").state, place(table, "valley").silver) == ("unbuilt", 2)
    play(table, "p1 trade scholar lower")
    assert place(table, "valley").silver == 3
    assert (of(table, "p1").silver, of(table, "p2").silver) == (5 - 1 - 2, 5)


@rule("EN-123")
@pytest.mark.parametrize(
    ("players", "card", "gates"),
    [
        (2, "gatherer", {}),
        (2, "jeweller", {}),
        (3, "mason", {"horse": "neutral", "sheep": "p1", "fountain": "p2", "old": "p3"}),
    ],
)
def test_the_fee_of_a_neutral_gate_goes_to_the_main_supply(
    players: int, card: str, gates: dict[str, str]
) -> None:
    """Nobody gets it: the neutral sides with two players, the neutral corner gate with three (EN-R26)."""
    price = 1 if card == "jeweller" else 0
    table = trading(card, gates, players)
    play(table, f"p1 trade {card} upper")
    assert of(table, "p1").silver == 5 - 1 - price
    assert [of(table, f"p{seat + 1}").silver for seat in range(1, players)] == [5] * (players - 1)
    named = {"gatherer": "muster", "jeweller": "east", "mason": "horse"}[card]
    assert (place(table, named).state, place(table, named).silver) == ("neutral", 0)


@rule("EN-123")
def test_your_own_gate_asks_no_fee() -> None:
    """Own gate card or own corner gate."""
    table = trading("scholar", {"valley": "p1"}, silver=0)
    play(table, "p1 trade scholar upper")
    assert goods(table, "p1") == (0, 1, 0, 0, 0, 3)
    table = trading("teacher", {"sheep": "p1"}, silver=2)
    play(table, "p1 trade teacher lower")
    assert goods(table, "p1") == (0, 1, 1, 0, 0, 3)


GATES = {
    "singer": "old",
    "musician": "water",
    "mason": "horse",
    "carpenter": "dung",
    "gatherer": "muster",
    "jeweller": "east",
    "scholar": "valley",
    "teacher": "sheep",
}
BUYING = [
    ("singer", "upper", 0, (0, 0, 1, 0)),
    ("singer", "lower", 2, (0, 0, 2, 0)),
    ("musician", "upper", 0, (0, 0, 0, 2)),
    ("musician", "lower", 2, (0, 0, 1, 2)),
    ("mason", "upper", 0, (0, 1, 0, 0)),
    ("mason", "lower", 4, (0, 3, 0, 0)),
    ("carpenter", "upper", 0, (0, 0, 1, 0)),
    ("carpenter", "lower", 5, (0, 2, 2, 0)),
    ("jeweller", "upper", 1, (1, 0, 0, 0)),
    ("jeweller", "lower", 4, (2, 0, 0, 0)),
    ("scholar", "upper", 0, (0, 1, 0, 0)),
    ("scholar", "lower", 2, (0, 2, 0, 0)),
    ("teacher", "upper", 0, (0, 0, 1, 0)),
    ("teacher", "lower", 2, (0, 1, 1, 0)),
]


@rule("EN-124")
@pytest.mark.parametrize(("card", "option", "price", "resources"), BUYING)
def test_a_buying_trade_gives_one_option_for_its_price(
    card: str, option: str, price: int, resources: tuple[int, ...]
) -> None:
    """After the fee of 1 exactly the price of one option, once."""
    table = trading(card, {GATES[card]: "p2"}, players=4, silver=price + 1)
    play(table, f"p1 trade {card} {option}")
    assert of(table, "p1").resources == resources
    assert (of(table, "p1").silver, of(table, "p2").silver) == (0, 6)


@rule("EN-124")
@pytest.mark.parametrize(("option", "price", "number"), [("upper", 0, 1), ("lower", 3, 3)])
def test_the_gatherer_gives_basic_resources_of_choice(option: str, price: int, number: int) -> None:
    """Chosen one by one, never gold."""
    table = trading("gatherer", {"muster": "p1"}, players=4, silver=price)
    play(table, f"p1 trade gatherer {option}")
    for good in ("ash", "wood", "wood")[:number]:
        assert choices(table) == ["take stone", "take wood", "take ash"]
        play(table, f"p1 take {good}")
    assert of(table, "p1").resources == (0, 0, number - 1, 1)
    assert of(table, "p1").silver == 0
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-124")
def test_fee_and_price_must_both_be_paid() -> None:
    """One silver short of both is too little; what the trade gives does not help."""
    table = trading("scholar", silver=2)
    assert choices(table, "trade") == ["trade scholar upper"]
    assert refused_by(table, "trade scholar lower") == "EN-124"
    table = trading("scholar", silver=0)
    assert choices(table, "trade") == []
    assert refused_by(table, "trade scholar upper") == "EN-124"
    table = trading("jeweller", silver=1)
    assert refused_by(table, "trade jeweller upper") == "EN-124"


@rule("EN-124")
def test_a_buying_card_does_not_sell() -> None:
    """There are only the two options."""
    table = trading("scholar", resources={"stone": 2})
    assert refused_by(table, "trade scholar sell") == "EN-124"


@rule("EN-125")
@pytest.mark.parametrize(
    ("card", "prices"), [("watchwoman", {"ash": 1, "wood": 2}), ("soldier", {"stone": 2, "gold": 4})]
)
def test_a_selling_trade_pays_for_each_cube_without_a_fee(card: str, prices: dict[str, int]) -> None:
    """The named gate is another player's, and gets nothing."""
    for good, price in prices.items():
        table = trading(card, {"fountain": "p2", "fish": "p2"}, silver=0, resources={good: 2})
        play(table, f"p1 trade {card} sell", f"p1 sell {good}", f"p1 sell {good}")
        assert goods(table, "p1") == (0, 0, 0, 0, 2 * price, 3)
        assert of(table, "p2").silver == 5


@rule("EN-125")
def test_any_number_may_be_sold_but_at_least_one() -> None:
    """After the first cube the player may stop."""
    table = trading("watchwoman", silver=0, resources={"ash": 2, "wood": 1, "stone": 1})
    play(table, "p1 trade watchwoman sell")
    assert choices(table) == ["sell wood", "sell ash"]
    assert refused_by(table, "stop") == "EN-125"
    assert refused_by(table, "sell stone") == "EN-125"
    assert refused_by(table, "sell gold") == "EN-125"
    play(table, "p1 sell ash")
    assert choices(table) == ["sell wood", "sell ash", "stop"]
    play(table, "p1 stop")
    assert goods(table, "p1") == (0, 1, 1, 1, 1, 3)
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-125")
def test_a_second_sale_in_the_turn_is_refused() -> None:
    """EN-R66: all cubes are sold at one moment."""
    table = trading("soldier", silver=0, resources={"stone": 2})
    play(table, "p1 trade soldier sell", "p1 sell stone", "p1 stop")
    assert refused_by(table, "trade soldier sell") == "EN-121"


@rule("EN-125")
def test_without_a_cube_that_the_card_buys_there_is_no_sale() -> None:
    """A sale of nothing is no trade; a selling card does not buy."""
    table = trading("soldier", silver=9, resources={"wood": 2})
    assert refused_by(table, "trade soldier sell") == "EN-125"
    assert refused_by(table, "trade soldier upper") == "EN-125"
    assert choices(table, "trade") == []


# Developing. ----------------------------------------------------------------------------------------------


@rule("EN-126")
@pytest.mark.parametrize(
    ("kind", "silver", "resources"),
    [
        ("guards", 7, {}),
        ("traders", 0, {"wood": 4}),
        ("elders", 0, {"gold": 3}),
        ("farmers", 0, {"ash": 5}),
        ("labourers", 0, {"stone": 4}),
    ],
)
def test_a_tile_is_developed_for_its_cost(kind: str, silver: int, resources: dict[str, int]) -> None:
    """Exactly the cost is enough and is paid; one less is refused."""
    table = given(p1=side(silver=silver, resources=resources, tiles=TILES, tent="c6"))
    play(table, f"p1 develop {kind}")
    own = of(table, "p1")
    gold = 1 if kind == "labourers" else 0
    assert (own.resources, own.silver) == ((gold, 0, 0, 0), 0)
    assert developed(table, "p1") == [kind]
    assert score(table, "p1")["tiles"] == 2
    less = {good: number - 1 for good, number in resources.items()}
    table = given(p1=side(silver=max(silver - 1, 0), resources=less, tiles=TILES))
    assert refused_by(table, f"develop {kind}") == "EN-126"


@rule("EN-126")
def test_the_green_bar_is_gained_before_the_tile_is_turned() -> None:
    """While the recovery is being chosen the tile still shows its front."""
    table = given(p1=side(resources={"gold": 3}, tiles=TILES, elders=[1]))
    play(table, "p1 develop elders")
    assert waits_for(table) == "p1 Recover"
    assert developed(table, "p1") == []
    play(table, "p1 recover elder 1")
    assert developed(table, "p1") == ["elders"]


@rule("EN-126")
@pytest.mark.parametrize("number", range(6))
def test_each_developed_tile_gives_2_points_in_final_scoring(number: int) -> None:
    """Nothing at once."""
    kinds = ["guards", "traders", "elders", "farmers", "labourers"][:number]
    table = given(p1=side(developed=kinds, vp=10))
    assert of(table, "p1").points == 10
    assert score(table, "p1")["tiles"] == 2 * number


@rule("EN-127")
def test_a_trader_on_a_turned_tile_stays_and_receives_nothing() -> None:
    """The reserve grows by the green bar only; the slot stays taken."""
    table = given(p1=side(resources={"wood": 4}, tiles=TILES, traders=[1, 2], reserve=3, silver=0, food=0))
    play(table, "p1 develop traders")
    assert of(table, "p1").traders == (True, True, False, False)
    assert of(table, "p1").reserve == 4
    assert goods(table, "p1") == (0, 0, 0, 0, 0, 0)
    assert choices(table, "trader") == ["trader 3", "trader 4"]


@rule("EN-127")
def test_an_elder_on_a_turned_tile_stays_and_receives_nothing() -> None:
    """3 red of the front do not become 4."""
    table = given(p1=side(hand=["mason"], resources={"gold": 3}, tiles=TILES))
    play(table, "p1 elder 1", "p1 develop elders", "p1 decline", "p1 play mason 1", "p1 red")
    assert of(table, "p1").elders == (True, False, False, False)
    assert left(table) == 3
    assert goods(table, "p1") == (0, 0, 0, 0, 5, 3)
