"""The grey main action: Rubble, Walls and Gates. Rules: B9 (EN-91 to EN-108)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from tests.games.esdras_et_nehemie.actions import acting, left, play_on, refused_by
from tests.games.esdras_et_nehemie.given import (
    choices,
    draw,
    gain,
    given,
    of,
    place,
    play,
    refusal,
    seen,
    side,
    told,
    told_ids,
    waits_for,
)
from tests.rules import rule

GATE_COST = {"wood": 1, "stone": 2}
PRICES = {
    "w01": (3, 2), "w02": (4, 3), "w03": (3, 2), "w04": (3, 2), "w05": (4, 3), "w06": (3, 2),
    "w07": (4, 3), "w08": (3, 2), "w09": (4, 3), "w10": (3, 2), "w11": (4, 3), "w12": (3, 2),
    "w13": (4, 3), "w14": (4, 3), "w15": (3, 2), "w16": (4, 3), "w17": (4, 3), "w18": (3, 2),
    "w19": (4, 3), "w20": (3, 2), "w21": (4, 3), "w22": (3, 2), "w23": (4, 3), "w24": (3, 2),
}  # fmt: skip
"""Grey banners and stone of every wall spot (table D2)."""
GATES = ("fish", "valley", "dung", "water", "east", "muster")


def draw_walls(table: EsdrasTable, *cards: str, who: str = "p1") -> None:
    """Have chance draw these wall cards."""
    play(table, *(f"chance draw {card} for {who}" for card in cards))


def put_up(table: EsdrasTable, spot: str, card: str = "wall_11", who: str = "p1") -> None:
    """Rebuild a wall with a card, `wall_11` (1 silver) unless stated, and return the others as they come."""
    play(table, f"{who} spot {spot}", f"{who} rebuild")
    others = [name for name in ("wall_01", "wall_02", "wall_03") if name != card][:2]
    draw_walls(table, card, *others, who=who)
    play(table, f"{who} place {card}", f"{who} top {others[0]}")


def connections(table: EsdrasTable) -> list[tuple[object, object]]:
    """Return the connections that were told: gate and wall."""
    return [
        (message.args["gate"], message.args["wall"])
        for message in told(table)
        if message.id.endswith("-connection")
    ]


# The place. -------------------------------------------------------------------------------------------


@rule("EN-91")
def test_only_places_that_are_not_built_can_be_chosen() -> None:
    """No corner gate, nothing built by anyone, nothing neutral; spots with and without rubble."""
    table = acting(
        "grey",
        9,
        players=3,
        gates={"water": "p2", "sheep": "p1", "old": "p2", "fountain": "p3"},
        walls={"w08": "p1 wall_01", "w09": "p2 wall_01"},
        rubble={"w10": ["ash"]},
    )
    spots = {text.split()[1] for text in choices(table, "spot")}
    walls = {f"w{number:02}" for number in range(1, 25)} - {"w04", "w05", "w06", "w08", "w09"}
    assert spots == walls | {"muster", "east", "dung", "valley", "fish"}
    for spot in ("sheep", "horse", "water", "w08", "w09"):
        assert refused_by(table, f"spot {spot}") == "EN-91"
    assert refused_by(table, "spot w05") == "EN-107"


@rule("EN-91")
def test_the_first_choice_binds_for_the_turn() -> None:
    """Nothing is cleared or rebuilt without a place, and no second place can be chosen, done or not."""
    table = acting("grey", 9, rubble={"w08": ["ash"], "w09": ["ash"]}, p1=side(resources={"stone": 3}))
    assert refused_by(table, "clear ash") == "EN-91"
    assert refused_by(table, "rebuild") == "EN-91"
    play(table, "p1 spot w08")
    assert choices(table, "spot") == []
    assert refused_by(table, "spot w09") == "EN-91"
    play(table, "p1 clear ash")
    assert refused_by(table, "spot w09") == "EN-91"
    assert place(table, "w09").rubble == (0, 0, 0, 1)


# Clearing. --------------------------------------------------------------------------------------------


@rule("EN-92")
@pytest.mark.parametrize(("cube", "price"), [("ash", 1), ("stone", 2), ("wood", 2), ("gold", 3)])
def test_clearing_costs_banners_by_the_kind_of_cube(cube: str, price: int) -> None:
    """Ash 1, stone and wood 2, gold 3; one banner less is too little."""
    table = acting("grey", price, rubble={"w08": [cube]})
    play(table, "p1 spot w08", f"p1 clear {cube}")
    assert left(table) == 0
    short = acting("grey", price - 1, rubble={"w08": [cube]})
    play(short, "p1 spot w08")
    assert refused_by(short, f"clear {cube}") == "EN-92"


@rule("EN-92")
def test_the_player_chooses_which_cubes_and_how_many() -> None:
    """Any of those that lie there, none of the others; also on a gate space."""
    table = acting("grey", 9, rubble={"w14": ["ash", "gold", "gold"], "water": ["wood", "stone"]})
    gate = table.clone()
    play(table, "p1 spot w14")
    assert choices(table, "clear") == ["clear gold", "clear ash"]
    assert refused_by(table, "clear stone") == "EN-92"
    play(table, "p1 clear gold")
    assert "end" in choices(table)
    assert place(table, "w14").rubble == (1, 0, 0, 1)
    play(gate, "p1 spot water", "p1 clear wood", "p1 clear stone")
    assert (of(gate, "p1").resources, left(gate)) == ((0, 1, 1, 0), 5)


@rule("EN-93")
def test_cleared_cubes_are_there_at_once() -> None:
    """Two stones are cleared and pay for the wall on the same spot."""
    table = acting("grey", 7, rubble={"w20": ["stone", "stone"]})
    play(table, "p1 spot w20", "p1 clear stone", "p1 clear stone")
    assert (of(table, "p1").resources, place(table, "w20").rubble) == ((0, 2, 0, 0), (0, 0, 0, 0))
    play(table, "p1 rebuild")
    assert (of(table, "p1").resources, left(table)) == ((0, 0, 0, 0), 0)
    assert waits_for(table) == "chance DrawWall"


@rule("EN-93")
def test_a_cleared_cube_can_be_used_for_something_else_too() -> None:
    """Sold in the same turn, for example."""
    table = given(rubble={"w14": ["gold", "stone"]}, p1=side(hand=["soldier"], tucked=["mason"], silver=0))
    play(table, "p1 play soldier 1", "p1 grey", "p1 spot w14", "p1 clear gold", "p1 trade soldier sell")
    play(table, "p1 sell gold")
    assert of(table, "p1").silver == 4


@rule("EN-94")
@pytest.mark.parametrize(
    ("spot", "blessings"), [("w20", (0, 0, 1)), ("w19", (0, 1, 0)), ("w24", (1, 0, 0)), ("w08", (0, 1, 0))]
)
def test_the_last_cube_of_a_wall_spot_brings_its_blessing(spot: str, blessings: tuple[int, ...]) -> None:
    """Of the colour shown there; clearing a part brings none, and rebuilding neither."""
    table = acting("grey", 9, rubble={spot: ["ash", "ash"]}, p1=side(resources={"stone": 3}))
    play(table, f"p1 spot {spot}", "p1 clear ash")
    assert of(table, "p1").blessings == (0, 0, 0)
    play(table, "p1 clear ash")
    assert of(table, "p1").blessings == blessings
    play(table, "p1 rebuild")
    draw(table)
    assert of(table, "p1").blessings == blessings


@rule("EN-94")
def test_it_goes_to_who_clears_the_last_cube() -> None:
    """p1 clears one cube, p2 in the next turn the other: only p2 is blessed."""
    table = acting(
        "grey",
        1,
        rubble={"w20": ["ash", "ash"]},
        p2=side(hand=["mason"]),
    )
    play(table, "p1 spot w20", "p1 clear ash", "p1 end")
    draw(table)
    play(table, "p2 play mason 1", "p2 grey", "p2 spot w20", "p2 clear ash")
    assert (of(table, "p1").blessings, of(table, "p2").blessings) == ((0, 0, 0), (0, 0, 1))


@rule("EN-94")
def test_gates_bring_no_blessing() -> None:
    """Neither does a spot that was empty before."""
    table = acting("grey", 9, rubble={"dung": ["ash"]}, p1=side(resources=GATE_COST))
    play(table, "p1 spot dung", "p1 clear ash")
    assert of(table, "p1").blessings == (0, 0, 0)
    assert waits_for(table) == "p1 OpenPoint"
    play(table, "p1 rebuild", "p1 pay wood", "p1 pay stone")
    assert of(table, "p1").blessings == (0, 0, 0)


# Rebuilding. ------------------------------------------------------------------------------------------


@rule("EN-95")
def test_a_place_is_rebuilt_when_its_rubble_is_gone() -> None:
    """Not before; in the same turn, or in a later one, no matter who cleared it."""
    table = acting("grey", 9, rubble={"w20": ["ash", "ash"]}, p1=side(resources={"stone": 3}))
    play(table, "p1 spot w20", "p1 clear ash")
    assert refused_by(table, "rebuild") == "EN-95"
    play(table, "p1 clear ash")
    assert "rebuild" in choices(table)
    later = acting("grey", 1, rubble={"w20": ["ash"]}, p2=side(hand=["mason"], resources={"stone": 2}))
    play(later, "p1 spot w20", "p1 clear ash", "p1 end")
    draw(later)
    play(later, "p2 play mason 1", "p2 grey", "p2 spot w20", "p2 rebuild")
    draw(later)
    assert waits_for(later) == "p2 ChooseWallCard"


@rule("EN-95")
def test_at_most_one_place_is_rebuilt_in_a_turn() -> None:
    """After it the action has nothing more to offer."""
    table = acting("grey", 4, p1=side(resources={"stone": 3}))
    put_up(table, "w17")
    gain(table, "p1", ("grey_banner", 9), ("stone", 9))
    assert refused_by(table, "rebuild") == "EN-95"
    assert refused_by(table, "spot w18") == "EN-91"
    assert [text for text in choices(table) if text.split()[0] in {"rebuild", "spot", "clear"}] == []


@rule("EN-96")
@pytest.mark.parametrize("spot", sorted(PRICES))
def test_a_wall_costs_what_its_spot_shows(spot: str) -> None:
    """3 grey and 2 stone, or 4 and 3; a banner or a stone less is too little."""
    grey, stone = PRICES[spot]
    for banners, stones in ((grey - 1, stone), (grey, stone - 1)):
        short = acting("grey", banners, players=4, p1=side(resources={"stone": stones, "wood": 9}))
        play(short, f"p1 spot {spot}")
        assert refused_by(short, "rebuild") == "EN-96"
    table = acting("grey", grey, players=4, p1=side(resources={"stone": stone}))
    play(table, f"p1 spot {spot}", "p1 rebuild")
    assert (left(table), of(table, "p1").resources) == (0, (0, 0, 0, 0))


@rule("EN-96")
def test_banners_spent_on_clearing_cannot_be_spent_again() -> None:
    """Ash for 1 and a wall for 3 need 4 banners."""
    for banners, possible in ((3, False), (4, True)):
        table = acting("grey", banners, rubble={"w20": ["ash"]}, p1=side(resources={"stone": 2}))
        play(table, "p1 spot w20", "p1 clear ash")
        assert ("rebuild" in choices(table)) is possible


@rule("EN-97")
@pytest.mark.parametrize("gate", GATES)
def test_every_gate_costs_the_same(gate: str) -> None:
    """3 grey, 1 wood and 2 stone."""
    table = acting("grey", 3, players=4, p1=side(resources=GATE_COST))
    play(table, f"p1 spot {gate}", "p1 rebuild")
    assert left(table) == 0
    assert of(table, "p1").resources[:3] == (0, 0, 0)
    assert place(table, gate).owner == 0
    for banners, cubes in (
        (2, GATE_COST),
        (3, {"wood": 0, "stone": 3}),
        (3, {"wood": 2, "stone": 1}),
    ):
        short = acting("grey", banners, players=4, p1=side(resources=cubes))
        play(short, f"p1 spot {gate}")
        assert refused_by(short, "rebuild") == "EN-97"


@rule("EN-97")
def test_a_gate_needs_a_worker_in_the_reserve() -> None:
    """A wall needs none."""
    table = acting("grey", 4, p1=side(resources={"wood": 1, "stone": 3}, reserve=0))
    wall = table.clone()
    play(table, "p1 spot valley")
    assert refused_by(table, "rebuild") == "EN-97"
    play(wall, "p1 spot w17", "p1 rebuild")
    assert waits_for(wall) == "chance DrawWall"


@rule("EN-98")
@pytest.mark.parametrize(
    ("cubes", "extra", "possible"),
    [
        ({"stone": 2}, 0, True),
        ({"stone": 1, "gold": 1}, 0, True),
        ({"gold": 2}, 0, True),
        ({"stone": 1}, 3, True),
        ({"stone": 1}, 2, False),
        ({"gold": 1}, 3, True),
        ({}, 6, True),
        ({}, 5, False),
        ({"gold": 1}, 2, False),
        ({"wood": 5, "ash": 5}, 0, False),
    ],
)
def test_gold_or_three_banners_replace_a_stone(cubes: dict[str, int], extra: int, *, possible: bool) -> None:
    """Any number of times and in any mix; the printed 3 banners are always due."""
    table = acting("grey", 3 + extra, p1=side(resources=cubes))
    play(table, "p1 spot w20")
    assert ("rebuild" in choices(table)) is possible
    if possible:
        play(table, "p1 rebuild")
        while waits_for(table) == "p1 ChoosePayment":
            play(table, f"p1 {choices(table)[0]}")
        assert (waits_for(table), left(table)) == ("chance DrawWall", 0)
        assert sum(of(table, "p1").resources) == 0
    else:
        assert refused_by(table, "rebuild") == "EN-96"


@rule("EN-98")
def test_gold_replaces_no_banners() -> None:
    """With 2 grey and any gold the wall of 3 grey cannot be rebuilt."""
    table = acting("grey", 2, p1=side(resources={"stone": 2, "gold": 9}))
    play(table, "p1 spot w20")
    assert refused_by(table, "rebuild") == "EN-96"


@rule("EN-98")
def test_the_player_chooses_how_each_cube_is_paid() -> None:
    """Wood and stone of a gate alike; a way that would leave the rest unpaid is refused."""
    table = acting("grey", 6, p1=side(resources={"wood": 1, "stone": 1, "gold": 1}))
    play(table, "p1 spot valley", "p1 rebuild")
    assert choices(table) == ["pay wood", "pay gold"]
    assert refused_by(table, "pay banners") == "EN-98"
    twin = table.clone()
    play(table, "p1 pay gold")
    assert of(table, "p1").resources == (0, 0, 1, 0)
    assert (left(table), place(table, "valley").owner) == (0, 0)
    play(twin, "p1 pay wood", "p1 pay stone")
    assert choices(twin) == ["pay gold", "pay banners"]
    play(twin, "p1 pay banners")
    assert (of(twin, "p1").resources, left(twin)) == ((1, 0, 0, 0), 0)


@rule("EN-98")
def test_every_mix_can_be_paid_and_each_in_one_way_only() -> None:
    """For any stock, a wall and a gate: the payments on offer lead to all mixes there are, none twice."""
    for spot, wood_due, stone_due in (("w20", 0, 2), ("w21", 0, 3), ("valley", 1, 2)):
        grey = PRICES[spot][0] if spot in PRICES else 3
        stocks = itertools.product(range(3), range(0, 5, 2), range(2), (0, 2, 3, 7))
        for gold, stone, wood, extra in stocks:
            stock = {"gold": gold, "stone": stone, "wood": wood}
            table = acting("grey", grey + extra, p1=side(resources=stock))
            play(table, f"p1 spot {spot}")
            mixes = {
                (gold - golds, stone - stones, wood - woods, extra - 3 * replaced)
                for golds in range(gold + 1)
                for stones in range(min(stone, stone_due) + 1)
                for woods in range(min(wood, wood_due) + 1)
                if 0 <= (replaced := wood_due + stone_due - golds - stones - woods) <= extra // 3
            }
            assert ("rebuild" in choices(table)) is bool(mixes)
            if not mixes:
                continue
            play(table, "p1 rebuild")
            paid = [(*of(end, "p1").resources[:3], left(end)) for end in paid_in_full(table)]
            assert len(paid) == len(mixes)
            assert set(paid) == mixes


def paid_in_full(table: EsdrasTable) -> list[EsdrasTable]:
    """Return the tables after every possible payment; the player to move has a choice."""
    if waits_for(table) != "p1 ChoosePayment":
        return [table]
    possible = choices(table)
    assert len(possible) > 1
    ends = []
    for text in possible:
        twin = table.clone()
        play(twin, f"p1 {text}")
        ends += paid_in_full(twin)
    return ends


@rule("EN-98")
def test_an_order_that_changes_nothing_is_refused() -> None:
    """Gold for the first stone and the stone after it is the stone first, then gold."""
    table = acting("grey", 9, p1=side(resources={"stone": 2, "gold": 2}))
    play(table, "p1 spot w20", "p1 rebuild", "p1 pay gold")
    assert choices(table) == ["pay gold", "pay banners"]
    found = refusal(table, "pay stone")
    assert found is not None
    assert (found.reason.id, found.rule) == ("esdras-et-nehemie-why-payment-order", "EN-98")


@rule("EN-98")
def test_a_payment_that_leaves_the_rest_unpaid_is_refused() -> None:
    """Three stones due, two stones and two gold, 2 banners: they do not stand for a stone."""
    table = acting("grey", 6, p1=side(resources={"stone": 2, "gold": 2}))
    play(table, "p1 spot w21", "p1 rebuild")
    assert waits_for(table) == "p1 ChoosePayment"
    assert choices(table) == ["pay stone", "pay gold"]
    found = refusal(table, "pay banners")
    assert found is not None
    assert (found.reason.id, found.rule) == ("esdras-et-nehemie-why-no-payment", "EN-98")


@rule("EN-98")
def test_gold_that_the_rest_needs_cannot_be_spent_on_the_wood() -> None:
    """1 wood, 1 stone and 1 gold with 3 banners: the gold has to stand for the second stone."""
    table = acting("grey", 3, p1=side(resources={"wood": 1, "stone": 1, "gold": 1}))
    play(table, "p1 spot fish", "p1 rebuild")
    assert waits_for(table) == "p1 OpenPoint"
    assert of(table, "p1").resources == (0, 0, 0, 0)
    assert place(table, "fish").owner == 0


# Wall cards. ------------------------------------------------------------------------------------------


@rule("EN-99")
def test_one_of_three_wall_cards_is_placed_and_the_others_return() -> None:
    """Its effect is gained; of the others one comes on top and one at the bottom, as the builder says."""
    table = acting("grey", 4, p1=side(resources={"stone": 3}, silver=0))
    play(table, "p1 spot w17", "p1 rebuild")
    draw_walls(table, "wall_01", "wall_04", "wall_09")
    assert choices(table) == ["place wall_01", "place wall_04", "place wall_09"]
    assert refused_by(table, "place wall_02") == "EN-99"
    play(table, "p1 place wall_01")
    assert of(table, "p1").silver == 3
    assert (place(table, "w17").card, place(table, "w17").owner) == ("wall_01", 0)
    assert choices(table) == ["top wall_04", "top wall_09"]
    play(table, "p1 top wall_09")
    own = of(table, "p1")
    assert (own.wall_top, own.wall_bottom, own.wall_pile) == ("wall_09", ("wall_04",), 11)
    assert told_ids(table).count("builds-wall") == 1


@rule("EN-99")
def test_the_card_put_on_top_comes_first_and_the_one_at_the_bottom_last() -> None:
    """The next wall begins with the card on top; the one below cannot come before all others are gone."""
    table = acting("grey", 4, p1=side(resources={"stone": 3}, wall_top="wall_09", wall_bottom=["wall_04"]))
    play(table, "p1 spot w17", "p1 rebuild")
    assert choices(table) == ["draw wall_09 for p1"]
    draw_walls(table, "wall_09")
    assert len(choices(table)) == 10
    assert "draw wall_04 for p1" not in choices(table)
    built = ("01", "02", "03", "05", "06", "07", "08", "10", "11")
    few = {f"w{9 + index:02}": f"p1 wall_{card}" for index, card in enumerate(built)}
    late = acting(
        "grey", 3, walls=few, p1=side(resources={"stone": 2}, wall_top="wall_09", wall_bottom=["wall_04"])
    )
    play(late, "p1 spot w20", "p1 rebuild")
    draw_walls(late, "wall_09", "wall_12")
    assert choices(late) == ["draw wall_04 for p1"]


@rule("EN-99")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("wall_01", {"silver": 3}),
        ("wall_02", {"food": 2}),
        ("wall_03", {"cubes": (0, 0, 1, 1)}),
        ("wall_04", {"cubes": (1, 0, 0, 0)}),
        ("wall_05", {"reserve": 1}),
        ("wall_07", {"altar": 2, "silver": 1}),
        ("wall_08", {"tent": "c1", "silver": 3}),
        ("wall_09", {"silver": 1}),
        ("wall_10", {"cubes": (0, 0, 0, 1)}),
        ("wall_11", {"silver": 1}),
        ("wall_12", {"cubes": (0, 1, 0, 0), "silver": 1}),
    ],
)
def test_the_immediate_effect_of_a_wall(card: str, gained: dict[str, Any]) -> None:
    """As printed; without the tent step's or altar track's own reward nothing else is gained."""
    table = acting("grey", 4, p1=side(resources={"stone": 3}, silver=0, food=0, reserve=0))
    put_up(table, "w17", card)
    own = of(table, "p1")
    found: dict[str, Any] = {"silver": own.silver, "food": own.food, "reserve": own.reserve}
    found |= {"cubes": own.resources, "tent": own.tent, "altar": own.altar}
    nothing = {"silver": 0, "food": 0, "reserve": 0, "cubes": (0, 0, 0, 0), "tent": "c0", "altar": 0}
    assert found == nothing | gained


@rule("EN-99")
def test_the_priests_wall_gives_a_blessing_of_choice_before_the_cards_return() -> None:
    """First the whole effect, then the two other cards."""
    table = acting("grey", 4, p1=side(resources={"stone": 3}))
    play(table, "p1 spot w17", "p1 rebuild")
    draw_walls(table, "wall_06", "wall_04", "wall_09")
    play(table, "p1 place wall_06")
    assert choices(table) == ["bless orange", "bless purple", "bless red"]
    play(table, "p1 bless orange")
    assert waits_for(table) == "p1 ReturnWallCard"


def short_pile(left_over: int) -> dict[str, str]:
    """Return walls of p1 on w09 to w20 such that so many cards are left: the last of them."""
    return {f"w{8 + card:02}": f"p1 wall_{card:02}" for card in range(1, 13 - left_over)}


@rule("EN-100")
def test_two_cards_left_in_the_pile() -> None:
    """Both are drawn, one is placed, the other simply returns."""
    table = acting("grey", 4, walls=short_pile(2), p1=side(resources={"stone": 3}))
    play(table, "p1 spot w23", "p1 rebuild")
    draw(table)
    assert choices(table) == ["place wall_11", "place wall_12"]
    play(table, "p1 place wall_12")
    assert waits_for(table) == "p1 OpenPoint"
    assert of(table, "p1").wall_pile == 1


@rule("EN-100")
def test_the_last_card_and_no_card() -> None:
    """A single card is placed; without any the player cannot rebuild a wall, but a gate."""
    table = acting("grey", 4, walls=short_pile(1), p1=side(resources={"stone": 3}))
    play(table, "p1 spot w23", "p1 rebuild")
    draw(table)
    assert choices(table) == ["place wall_12"]
    play(table, "p1 place wall_12")
    assert (waits_for(table), of(table, "p1").wall_pile) == ("p1 OpenPoint", 0)
    table = acting("grey", 9, walls=short_pile(0), p1=side(resources={"stone": 3, "wood": 1}))
    gate = table.clone()
    play(table, "p1 spot w23")
    assert refused_by(table, "rebuild") == "EN-100"
    play(gate, "p1 spot fish")
    assert "rebuild" in choices(gate)


# Gates. -----------------------------------------------------------------------------------------------


@rule("EN-101")
def test_a_gate_brings_its_silver_a_gatekeeper_and_its_reward_in_this_order() -> None:
    """All silver on the card, also what the builder has paid; then connections."""
    table = acting(
        "grey",
        3,
        walls={"w15": "p1 wall_10"},
        gate_silver={"dung": 4},
        p1=side(resources=GATE_COST, silver=1, reserve=2),
    )
    play(table, "p1 spot dung", "p1 rebuild")
    assert told_ids(table)[-5:] == ["builds-gate", "gains-ash", "connection", "gains-ash", "gains-silver"]
    own = of(table, "p1")
    assert (own.silver, own.reserve, own.gatekeepers) == (1 + 4 + 1, 1, 3)
    assert own.resources == (0, 0, 0, 3)
    assert (place(table, "dung").owner, place(table, "dung").silver) == (0, 0)


@rule("EN-101")
@pytest.mark.parametrize(
    ("gate", "gained"),
    [
        ("muster", {"reserve": 1}),
        ("east", {"altar": 2, "silver": 1}),
        ("water", {"tent": "c1", "silver": 2}),
        ("dung", {"ash": 2}),
        ("fish", {"food": 2}),
    ],
)
def test_the_reward_of_a_gatekeeper(gate: str, gained: dict[str, Any]) -> None:
    """As printed on the gate card."""
    table = acting("grey", 3, players=4, p1=side(resources=GATE_COST, silver=0, food=0, reserve=1))
    play(table, f"p1 spot {gate}", "p1 rebuild")
    own = of(table, "p1")
    found: dict[str, Any] = {"silver": own.silver, "food": own.food, "reserve": own.reserve}
    found["ash"] = own.resources[3]
    found |= {"altar": own.altar, "tent": own.tent}
    nothing = {"silver": 0, "food": 0, "reserve": 0, "ash": 0, "altar": 0, "tent": "c0"}
    assert found == nothing | gained


@rule("EN-101")
def test_the_valley_gate_gives_a_blessing_of_choice() -> None:
    """The builder chooses at once."""
    table = acting("grey", 3, players=4, p1=side(resources=GATE_COST))
    play(table, "p1 spot valley", "p1 rebuild")
    assert choices(table) == ["bless orange", "bless purple", "bless red"]


@rule("EN-102")
def test_a_gatekeeper_stays_for_the_rest_of_the_game() -> None:
    """Two weeks long no gate changes its owner; a player who has a gatekeeper on it owns it."""
    gates = {"sheep": "p1", "horse": "p2", "fountain": "p2", "old": "p1", "dung": "p1", "fish": "p2"}
    table = given(round=2, gates=gates)
    for later in play_on(table, seed=21):
        assert {gate: f"p{(place(later, gate).owner or 0) + 1}" for gate in gates} == gates
        owned = [found.owner for found in seen(later).ring if not found.blessing]
        assert [own.gatekeepers for own in seen(later).sides] == [owned.count(0), owned.count(1)]
    assert table.over()


@rule("EN-103")
def test_walls_and_gates_score_in_the_end_and_corner_gates_never() -> None:
    """wall_10 and the Dung Gate: 3 + 4 VP for their owners; nothing before."""
    bare = {"silver": 0, "food": 0}
    gates = {"sheep": "p1", "horse": "p1", "fountain": "p1", "old": "p1"}
    without = given(gates=gates, altar_order=["p2", "p1"], p1=side(**bare), p2=side(**bare))
    assert (of(without, "p1").points, of(without, "p1").final) == (10, 10)
    table = given(
        gates=gates | {"dung": "p2"},
        walls={"w17": "p1 wall_10", "w13": "p2 wall_05"},
        altar_order=["p2", "p1"],
        p1=side(**bare),
        p2=side(**bare),
    )
    assert (of(table, "p1").points, of(table, "p2").points) == (10, 10)
    assert of(table, "p1").final == of(without, "p1").final + 3
    assert of(table, "p2").final == of(without, "p2").final + 4 + 1


# Connections. -----------------------------------------------------------------------------------------


@rule("EN-104")
def test_a_wall_beside_a_gate_connects_and_rewards_both_owners() -> None:
    """w08 beside the Horse Gate of p2: each gains 1 stone and 1 silver, after the wall's own effect."""
    table = acting(
        "grey", 3, gates={"horse": "p2"}, p1=side(resources={"stone": 2}, silver=0), p2=side(silver=0)
    )
    put_up(table, "w08", "wall_02")
    assert connections(table) == [("horse", "w08")]
    for name in ("p1", "p2"):
        assert (of(table, name).resources, of(table, name).silver) == ((0, 1, 0, 0), 1)
    assert told_ids(table).index("gains-food") < told_ids(table).index("connection")


@rule("EN-104")
def test_without_a_built_neighbour_there_is_no_connection() -> None:
    """Unbuilt neighbours, or a wall beside a wall: nothing; old connections give nothing again."""
    table = acting("grey", 3, p1=side(resources={"stone": 2}))
    put_up(table, "w18")
    assert connections(table) == []
    table = acting("grey", 3, p1=side(resources=GATE_COST))
    play(table, "p1 spot fish", "p1 rebuild")
    assert connections(table) == []
    table = acting(
        "grey", 3, walls={"w09": "p2 wall_01"}, gates={"horse": "p2"}, p1=side(resources={"stone": 2})
    )
    before = of(table, "p2").silver
    put_up(table, "w10")
    assert connections(table) == []
    assert of(table, "p2").silver == before


@rule("EN-104")
@pytest.mark.parametrize(
    ("gate", "wall", "gained"),
    [
        ("sheep", "w24", {"cubes": (0, 0, 1, 0), "silver": 1}),
        ("muster", "w03", {"silver": 2}),
        ("east", "w06", {"cubes": (0, 0, 0, 2)}),
        ("horse", "w08", {"cubes": (0, 1, 0, 0), "silver": 1}),
        ("water", "w10", {"altar": 1}),
        ("fountain", "w12", {"food": 1, "silver": 1}),
        ("dung", "w15", {"cubes": (0, 0, 0, 1), "silver": 1}),
        ("valley", "w18", {"tent": "c1", "silver": 2}),
        ("old", "w20", {"cubes": (0, 0, 0, 1), "silver": 2}),
        ("fish", "w22", {"food": 1}),
    ],
)
def test_the_connection_reward_of_a_gate(gate: str, wall: str, gained: dict[str, Any]) -> None:
    """As printed; both owners gain the same (wall_04 gives the builder 1 gold besides)."""
    table = acting(
        "grey",
        3,
        players=4,
        gates={gate: "p2"},
        p1=side(resources={"stone": 2}, silver=0, food=0),
        p2=side(silver=0, food=0),
    )
    put_up(table, wall, "wall_04")
    for name, gold in (("p1", 1), ("p2", 0)):
        own = of(table, name)
        found: dict[str, Any] = {"silver": own.silver, "food": own.food, "altar": own.altar, "tent": own.tent}
        found["cubes"] = (own.resources[0] - gold, *own.resources[1:])
        nothing = {"silver": 0, "food": 0, "altar": 0, "tent": "c0", "cubes": (0, 0, 0, 0)}
        assert found == nothing | gained


@rule("EN-105")
def test_an_owner_of_both_gains_once() -> None:
    """w08 beside their own Horse Gate: 1 stone and 1 silver, not two of each."""
    table = acting("grey", 3, gates={"horse": "p1"}, p1=side(resources={"stone": 2}, silver=0))
    put_up(table, "w08", "wall_02")
    assert connections(table) == [("horse", "w08")]
    assert (of(table, "p1").resources, of(table, "p1").silver) == ((0, 1, 0, 0), 1)


@rule("EN-106")
def test_a_gate_between_two_walls_makes_two_connections() -> None:
    """Two walls of p2 beside the new gate of p1: both gain twice, the counter-clockwise one first."""
    table = acting(
        "grey",
        3,
        walls={"w15": "p2 wall_01", "w16": "p2 wall_02"},
        gate_silver={"dung": 0},
        p1=side(resources=GATE_COST, silver=0),
        p2=side(silver=0),
    )
    play(table, "p1 spot dung", "p1 rebuild")
    assert connections(table) == [("dung", "w15"), ("dung", "w16")]
    assert (of(table, "p1").resources, of(table, "p1").silver) == ((0, 0, 0, 2 + 2), 2)
    assert (of(table, "p2").resources, of(table, "p2").silver) == ((0, 0, 0, 2), 2)


@rule("EN-106")
def test_gate_and_both_walls_of_one_owner_give_twice_in_all() -> None:
    """Each connection once."""
    table = acting(
        "grey",
        3,
        walls={"w15": "p1 wall_01", "w16": "p1 wall_02"},
        gate_silver={"dung": 0},
        p1=side(resources=GATE_COST, silver=0),
    )
    play(table, "p1 spot dung", "p1 rebuild")
    assert (of(table, "p1").resources, of(table, "p1").silver) == ((0, 0, 0, 2 + 2), 2)


@rule("EN-107")
def test_neutral_walls_and_gates_cannot_be_chosen_and_never_connect() -> None:
    """Two players: a wall beside the neutral Muster or East Gate does not exist; w07 itself is neutral."""
    table = acting("grey", 9, p1=side(resources={"stone": 3}))
    for spot in ("w02", "w03", "w04", "w05", "w06", "w07", "muster", "east"):
        assert refused_by(table, f"spot {spot}") == "EN-107"
        assert place(table, spot).owner is None
    # Three players: the East Gate between the neutral w06 and their own wall connects on one side only.
    table = acting(
        "grey",
        3,
        players=3,
        walls={"w07": "p1 wall_11"},
        gate_silver={"east": 0},
        p1=side(resources=GATE_COST, silver=0),
    )
    play(table, "p1 spot east", "p1 rebuild")
    assert connections(table) == [("east", "w07")]
    assert of(table, "p1").resources == (0, 0, 0, 2)
    alone = acting("grey", 3, players=3, p1=side(resources=GATE_COST))
    play(alone, "p1 spot east", "p1 rebuild")
    assert connections(alone) == []


@rule("EN-107")
def test_a_wall_beside_a_neutral_wall_or_gate_makes_no_connection() -> None:
    """w01 touches the neutral w02; the trade fee of a neutral gate is due all the same."""
    table = acting("grey", 3, gates={"sheep": "p1"}, p1=side(resources={"stone": 2}))
    put_up(table, "w01")
    assert connections(table) == [("sheep", "w01")]
    trade = given(p1=side(hand=["gatherer"], silver=1))
    play(trade, "p1 play gatherer 1", "p1 trade gatherer upper")
    assert of(trade, "p1").silver == 0
    assert place(trade, "muster").silver == 0
    broke = given(p1=side(hand=["gatherer"], silver=0))
    play(broke, "p1 play gatherer 1")
    assert refused_by(broke, "trade gatherer upper") == "EN-124"


@rule("EN-107")
def test_a_wall_beside_a_neutral_gate_gains_nothing() -> None:
    """Were w07 free beside the neutral East Gate, its owner would gain nothing there."""
    table = acting("grey", 4, players=3, gates={"east": "neutral"}, p1=side(resources={"stone": 3}))
    put_up(table, "w07")
    assert connections(table) == []
    assert of(table, "p1").resources == (0, 0, 0, 0)


@rule("EN-108")
def test_at_the_neutral_corner_gate_only_the_wall_owner_gains() -> None:
    """Three players: nobody keeps the Horse Gate, yet w08 connects with it."""
    table = acting(
        "grey",
        3,
        players=3,
        gates={"sheep": "p1", "old": "p2", "fountain": "p3", "horse": "neutral"},
        p1=side(resources={"stone": 2}, silver=0),
    )
    others = [(of(table, name).resources, of(table, name).silver) for name in ("p2", "p3")]
    put_up(table, "w08", "wall_02")
    assert connections(table) == [("horse", "w08")]
    assert (of(table, "p1").resources, of(table, "p1").silver) == ((0, 1, 0, 0), 1)
    assert [(of(table, name).resources, of(table, name).silver) for name in ("p2", "p3")] == others


@rule("EN-104", "EN-99")
def test_the_cards_return_before_the_connection() -> None:
    """The order is: effect, returned cards, connections."""
    table = acting("grey", 3, gates={"horse": "p2"}, p1=side(resources={"stone": 2}))
    play(table, "p1 spot w08", "p1 rebuild")
    draw_walls(table, "wall_01", "wall_02", "wall_03")
    play(table, "p1 place wall_01")
    assert "connection" not in told_ids(table)
    assert of(table, "p2").resources == (0, 0, 0, 0)
    play(table, "p1 top wall_02")
    assert told_ids(table)[-5:] == [
        "connection",
        "gains-stone",
        "gains-silver",
        "gains-stone",
        "gains-silver",
    ]
    assert waits_for(table) == "p1 OpenPoint"
