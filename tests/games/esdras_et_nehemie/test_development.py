"""Development tiles and storage. Rules: B12 (EN-128 to EN-138)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from tests.games.esdras_et_nehemie.given import (
    choices,
    draw,
    gain,
    given,
    of,
    play,
    seen,
    side,
    told_rules,
    waits_for,
)
from tests.games.esdras_et_nehemie.weeks import (
    TILES,
    after_week,
    developed,
    goods,
    idle,
    left,
    refused_by,
    score,
    week,
)
from tests.rules import rule

KINDS = ["guards", "traders", "elders", "farmers", "labourers"]


def tiles(**other: str) -> dict[str, str]:
    """Return a tile of each type, with these in place of the usual ones."""
    return TILES | other


def at_end(**stated: Any) -> EsdrasTable:
    """End a turn of p1, who has done nothing else in it."""
    table = given(p1=side(**{"hand": ["scholar"], "tiles": TILES, **stated}))
    play(table, "p1 play scholar 1", "p1 red", "p1 end")
    draw(table)
    return table


def preparing(**stated: Any) -> EsdrasTable:
    """Begin p1's preparation for the first Sabbath."""
    return after_week(p1=week(**{"tiles": TILES, **stated}))


# The tiles. -----------------------------------------------------------------------------------------------


@rule("EN-128")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_one_tile_of_each_type(players: int) -> None:
    """Undeveloped at first."""
    table = given(players=players)
    for seat in range(players):
        own = of(table, f"p{seat + 1}").tiles
        assert [tile.type for tile in own] == KINDS
        assert [str(tile.tile)[:-2] for tile in own] == KINDS
        assert not any(tile.developed for tile in own)


@rule("EN-128")
def test_a_developed_tile_is_never_turned_back() -> None:
    """Not by developing again, and not by a Sabbath."""
    table = given(p1=side(silver=20, tiles=TILES, developed=["guards"]))
    assert refused_by(table, "develop guards") == "EN-128"
    table = after_week(p1=week(food=9, developed=["guards", "farmers"]))
    idle(table, "p2 OpenPoint")
    assert developed(table, "p1") == ["guards", "farmers"]


@rule("EN-128")
def test_all_tiles_may_be_developed() -> None:
    """The fifth as well."""
    table = given(p1=side(silver=7, tiles=TILES, developed=KINDS[1:]))
    play(table, "p1 develop guards")
    assert developed(table, "p1") == KINDS
    assert score(table, "p1")["tiles"] == 10


GUARDS = [
    ("guards_1", 4, (1, 1, 0, 0), 6),
    ("guards_2", 5, (0, 1, 1, 0), 7),
    ("guards_3", 6, (0, 0, 1, 1), 7),
    ("guards_4", 7, (0, 0, 0, 2), 8),
]


@rule("EN-129")
@pytest.mark.parametrize(("tile", "spaces", "start", "cost"), GUARDS)
def test_guards_differ_in_storage_start_and_cost(
    tile: str, spaces: int, start: tuple[int, ...], cost: int
) -> None:
    """Table D12: what a player starts with, may keep, and pays."""
    table = given(p1={"tiles": {"guards": tile}, "silver": cost - 1})
    assert of(table, "p1").resources == start
    assert refused_by(table, "develop guards") == "EN-126"
    table = given(p1=side(tiles={"guards": tile}, silver=cost))
    play(table, "p1 develop guards")
    assert of(table, "p1").silver == 2  # the tent step to c1
    assert of(at_end(tiles={"guards": tile}, resources={"ash": 9}), "p1").resources == (0, 0, 0, spaces)


@rule("EN-129")
def test_the_green_bar_of_guards_is_a_tent_step() -> None:
    """At once."""
    table = given(p1=side(tiles=TILES, silver=7, tent="c2"))
    play(table, "p1 develop guards")
    assert (of(table, "p1").tent, of(table, "p1").food) == ("c3", 3 + 2)


@rule("EN-129")
def test_developed_guards_recover_someone_before_the_sabbath() -> None:
    """Only on the back."""
    table = preparing(developed=["guards"], traders=[1])
    assert "guards recovery" in choices(table)
    table = preparing(traders=[1])
    assert refused_by(table, "guards recovery") == "EN-151"


@rule("EN-130")
@pytest.mark.parametrize("tile", ["traders_1", "traders_2", "traders_3", "traders_4"])
@pytest.mark.parametrize("back", [False, True])
def test_slots_1_and_2_of_all_traders_are_the_same(tile: str, back: bool) -> None:
    """2 silver and 1 food; a basic resource and 1 silver; on both sides."""
    stated = side(tiles=tiles(traders=tile), developed=["traders"] if back else [])
    table = given(p1=stated)
    play(table, "p1 trader 1")
    assert goods(table, "p1") == (0, 0, 0, 0, 7, 4)
    table = given(p1=stated)
    play(table, "p1 trader 2", "p1 take wood")
    assert goods(table, "p1") == (0, 0, 1, 0, 6, 3)


@rule("EN-130")
def test_the_green_bar_of_traders_is_a_worker() -> None:
    """From the main supply."""
    table = given(p1=side(tiles=TILES, resources={"wood": 4}))
    supply = of(table, "p1").supply
    play(table, "p1 develop traders")
    assert (of(table, "p1").reserve, of(table, "p1").supply) == (7, supply - 1)


@rule("EN-130")
@pytest.mark.parametrize("tile", ["traders_1", "traders_2", "traders_3", "traders_4"])
def test_slot_3_of_developed_traders_gives_gold(tile: str) -> None:
    """1 gold on each tile."""
    table = given(p1=side(tiles=tiles(traders=tile), developed=["traders"]))
    play(table, "p1 trader 3")
    assert goods(table, "p1") == (1, 0, 0, 0, 5, 3)


@rule("EN-130")
def test_slot_4_of_developed_traders_differs() -> None:
    """A Blessing of choice; an altar step and ash; 3 wild banners; a tent step."""

    def placed(tile: str) -> EsdrasTable:
        table = given(p1=side(tiles=tiles(traders=tile), developed=["traders"]))
        play(table, "p1 trader 4")
        return table

    table = placed("traders_1")
    assert choices(table) == ["bless orange", "bless purple", "bless red"]
    table = placed("traders_2")
    assert (of(table, "p1").altar, of(table, "p1").resources) == (1, (0, 0, 0, 1))
    assert seen(placed("traders_3")).turn.gained == (0, 0, 0, 3)
    assert of(placed("traders_4"), "p1").tent == "c1"


@rule("EN-131")
def test_a_trader_who_gives_banners_leaves_the_elder_free() -> None:
    """3 wild of the trader and 2 grey of the elder count together."""
    p1 = side(hand=["scholar"], tiles=tiles(traders="traders_3"), developed=["traders"])
    table = given(p1=p1)
    play(table, "p1 trader 4", "p1 elder 2", "p1 play scholar 1", "p1 grey")
    assert left(table) == 5
    assert refused_by(table, "trader 1") == "EN-141"


@rule("EN-131")
def test_the_banners_of_a_trader_last_for_the_turn() -> None:
    """Like an elder's: gone in the next turn, though the trader still stands there."""
    p1 = side(hand=["scholar"], tiles=tiles(traders="traders_3"), developed=["traders"])
    table = given(p1=p1)
    play(table, "p1 trader 4", "p1 play scholar 1", "p1 grey")
    assert left(table) == 3
    play(table, "p1 end")
    idle(table, "p1 OpenPoint")
    assert of(table, "p1").traders == (False, False, False, True)
    assert seen(table).turn.gained == (0, 0, 0, 0)


ELDERS: list[tuple[str, bool, list[tuple[tuple[int, ...], dict[str, int]]]]] = [
    ("elders_1", False, [((3, 0, 0, 0), {}), ((0, 2, 0, 0), {}), ((0, 0, 2, 0), {})]),
    (
        "elders_1",
        True,
        [
            ((4, 0, 0, 0), {}),
            ((0, 3, 0, 0), {"ash": 1}),
            ((0, 0, 3, 0), {"silver": 1}),
            ((0, 0, 0, 3), {"ash": 1}),
        ],
    ),
    ("elders_2", False, [((0, 3, 0, 0), {}), ((2, 0, 0, 0), {}), ((0, 0, 2, 0), {})]),
    (
        "elders_2",
        True,
        [
            ((0, 4, 0, 0), {}),
            ((3, 0, 0, 0), {"ash": 1}),
            ((0, 0, 3, 0), {"food": 1}),
            ((0, 0, 0, 3), {"silver": 1}),
        ],
    ),
    ("elders_3", False, [((0, 0, 3, 0), {}), ((0, 2, 0, 0), {}), ((2, 0, 0, 0), {})]),
    (
        "elders_3",
        True,
        [
            ((0, 0, 4, 0), {}),
            ((0, 3, 0, 0), {"silver": 1}),
            ((3, 0, 0, 0), {"ash": 1}),
            ((0, 0, 0, 3), {"food": 1}),
        ],
    ),
    (
        "elders_4",
        False,
        [((2, 0, 0, 0), {"ash": 1}), ((0, 2, 0, 0), {"silver": 1}), ((0, 0, 2, 0), {"food": 1})],
    ),
    (
        "elders_4",
        True,
        [
            ((3, 0, 0, 0), {"ash": 1}),
            ((0, 3, 0, 0), {"silver": 1}),
            ((0, 0, 3, 0), {"food": 1}),
            ((0, 0, 0, 2), {"food": 1, "silver": 1}),
        ],
    ),
]


@rule("EN-132")
@pytest.mark.parametrize(("tile", "back", "slots"), ELDERS)
def test_elders_differ_on_both_sides(
    tile: str,
    back: bool,
    slots: list[tuple[tuple[int, ...], dict[str, int]]],
) -> None:
    """Table D12: red, grey, blue and wild banners of each slot, and what comes with them."""
    for slot, (banners, also) in enumerate(slots):
        table = given(p1=side(tiles=tiles(elders=tile), developed=["elders"] if back else []))
        play(table, f"p1 elder {slot + 1}")
        assert seen(table).turn.gained == banners
        own = (also.get("ash", 0), 5 + also.get("silver", 0), 3 + also.get("food", 0))
        assert goods(table, "p1") == (0, 0, 0, *own)
    table = given(p1=side(tiles=tiles(elders=tile), developed=["elders"] if back else []))
    assert len(choices(table, "elder")) == len(slots)


@rule("EN-132")
def test_the_green_bar_of_elders_may_recover_someone() -> None:
    """A trader or an elder, or nobody."""
    p1 = side(tiles=TILES, resources={"gold": 3}, traders=[2], elders=[1, 3])
    table = given(p1=p1)
    play(table, "p1 develop elders")
    assert choices(table) == ["recover trader 2", "recover elder 1", "recover elder 3", "decline"]
    play(table, "p1 recover trader 2")
    assert (of(table, "p1").traders, of(table, "p1").reserve) == ((False,) * 4, 7)
    table = given(p1=p1)
    play(table, "p1 develop elders", "p1 decline")
    assert of(table, "p1").reserve == 6
    assert developed(table, "p1") == ["elders"]


FARMERS = [
    ("farmers_1", {"ash": 5}, (0, 1), (2, 0, 0), (2, 0, 1), 1),
    ("farmers_2", {"ash": 5}, (0, 2), (2, 0, 0), (3, 0, 0), 1),
    ("farmers_3", {"ash": 5}, (2, 0), (1, 2, 0), (2, 2, 0), 1),
    ("farmers_4", {"ash": 4}, (0, 1), (1, 0, 1), (2, 1, 0), 2),
]


@rule("EN-133")
@pytest.mark.parametrize(("tile", "cost", "bar", "front", "back", "extra"), FARMERS)
def test_farmers_differ_in_what_they_produce(
    tile: str,
    cost: dict[str, int],
    bar: tuple[int, int],
    front: tuple[int, int, int],
    back: tuple[int, int, int],
    extra: int,
) -> None:
    """Food, silver and basic resources of one farmer on each side, and the extra food of the back."""
    table = given(p1=side(tiles=tiles(farmers=tile), resources=cost, silver=0, food=0))
    play(table, "p1 develop farmers")
    assert goods(table, "p1") == (0, 0, 0, 0, *bar)
    for developed_, produced in (([], front), (["farmers"], back)):
        table = preparing(tiles=tiles(farmers=tile), developed=developed_, reserve=1, silver=0, food=0)
        play(table, "p1 farmer")
        if produced[2]:
            play(table, "p1 take ash")
        assert goods(table, "p1") == (0, 0, 0, produced[2], produced[1], produced[0])
    play(table, "p1 farmers food")
    assert of(table, "p1").food == back[0] + extra


# Buying food. ---------------------------------------------------------------------------------------------


@rule("EN-134")
@pytest.mark.parametrize("back", [False, True])
def test_one_farmers_tile_sells_food_at_every_open_point(back: bool) -> None:
    """2 silver for 1 food, as often as there is silver, on both sides of the tile."""
    p1 = side(tiles=tiles(farmers="farmers_4"), developed=["farmers"] if back else [], hand=["scholar"])
    table = given(p1=p1)
    play(table, "p1 buy food", "p1 play scholar 1", "p1 buy food")
    assert (of(table, "p1").silver, of(table, "p1").food) == (1, 5)
    assert refused_by(table, "buy food") == "EN-134"
    gain(table, "p1", ("silver", 1))
    play(table, "p1 red", "p1 buy food")
    assert (of(table, "p1").silver, of(table, "p1").food) == (0, 6)


@rule("EN-134")
@pytest.mark.parametrize("tile", ["farmers_1", "farmers_2", "farmers_3"])
def test_the_other_farmers_sell_no_food(tile: str) -> None:
    """Nor does another player's tile."""
    table = given(p1=side(tiles=tiles(farmers=tile), silver=9), p2=side(tiles={"farmers": "farmers_4"}))
    assert refused_by(table, "buy food") == "EN-134"
    table = after_week(p1=week(tiles=tiles(farmers=tile), silver=9), p2=week(tiles={"farmers": "farmers_4"}))
    assert refused_by(table, "buy food") == "EN-134"


@rule("EN-134")
def test_food_can_be_bought_in_your_own_preparation() -> None:
    """Between any two items."""
    table = preparing(tiles=tiles(farmers="farmers_4"), silver=4, altar=2)
    play(table, "p1 buy food", "p1 judgement", "p1 buy food")
    assert (of(table, "p1").silver, of(table, "p1").food) == (0, 3 + 1 + 1 + 1)


@rule("EN-134")
def test_food_can_be_bought_right_before_the_feeding() -> None:
    """4 to feed: 2 gatekeepers, a trader and an elder; 1 food there, 2 bought, 1 unfed."""
    table = preparing(tiles=tiles(farmers="farmers_4"), silver=5, food=1, traders=[1], elders=[1], altar=2)
    play(table, "p1 judgement", "p1 end")
    play(table, *("p2 judgement", "p2 end"))
    assert waits_for(table) == "p1 BuyFood"
    play(table, "p1 buy food")
    assert of(table, "p1").points == 10
    play(table, "p1 enough")
    # 1 + 1 (judgement, between) + 1 bought = 3 of 4.
    assert (of(table, "p1").silver, of(table, "p1").food, of(table, "p1").points) == (3, 0, 8)


@rule("EN-134")
def test_food_can_be_bought_right_before_food_is_lost() -> None:
    """Behind Zechariah, without food: bought and paid, no points lost."""
    table = preparing(tiles=tiles(farmers="farmers_4"), silver=2, food=0, altar=0)
    play(table, "p1 judgement")
    assert waits_for(table) == "p1 BuyFood"
    play(table, "p1 buy food")
    assert (of(table, "p1").silver, of(table, "p1").food, of(table, "p1").points) == (0, 0, 10)
    assert waits_for(table) == "p1 Prepare"


@rule("EN-134")
def test_no_food_is_bought_in_the_middle_of_another_effect() -> None:
    """EN-R5: while a Blessing is being chosen there is nothing else to do."""
    table = given(p1=side(tiles=tiles(farmers="farmers_4")))
    gain(table, "p1", ("blessing_any", 1))
    assert choices(table) == ["bless orange", "bless purple", "bless red"]


# Labourers. -----------------------------------------------------------------------------------------------


@rule("EN-135")
@pytest.mark.parametrize("tile", ["labourers_1", "labourers_2", "labourers_3", "labourers_4"])
def test_labourers_produce_the_same_on_each_tile(tile: str) -> None:
    """Front: 2 basic, or 1 basic and 2 silver. Back: 3 basic, or 1 gold and 1 basic."""
    for back, option, cubes, rest in (
        ([], 1, 2, (0, 0)),
        ([], 2, 1, (0, 2)),
        (["labourers"], 1, 3, (0, 0)),
        (["labourers"], 2, 1, (1, 0)),
    ):
        table = preparing(tiles=tiles(labourers=tile), developed=back, reserve=1, silver=0)
        play(table, f"p1 labourer {option}")
        for _ in range(cubes):
            assert choices(table) == ["take stone", "take wood", "take ash"]
            play(table, "p1 take ash")
        assert goods(table, "p1") == (rest[0], 0, 0, cubes, rest[1], 3)
        assert waits_for(table) == "p1 Prepare"


@rule("EN-135")
def test_labourers_differ_in_their_green_bars() -> None:
    """1 gold; a Blessing of choice; 2 altar steps; 3 silver."""

    def turned(tile: str) -> EsdrasTable:
        table = given(p1=side(tiles=tiles(labourers=tile), resources={"stone": 4}))
        play(table, "p1 develop labourers")
        return table

    assert of(turned("labourers_1"), "p1").resources == (1, 0, 0, 0)
    assert choices(turned("labourers_2")) == ["bless orange", "bless purple", "bless red"]
    assert of(turned("labourers_3"), "p1").altar == 2
    assert of(turned("labourers_4"), "p1").silver == 8


# Storage. -------------------------------------------------------------------------------------------------


@rule("EN-136")
def test_undeveloped_guards_limit_all_cubes_together() -> None:
    """2 gold, 2 stone, 1 wood and 1 ash are six: one too many for five spaces; goods do not count."""
    table = at_end(resources={"gold": 2, "stone": 2, "wood": 1, "ash": 1}, silver=30, food=30)
    assert waits_for(table) == "p1 DiscardExcess"
    play(table, "p1 discard wood")
    assert goods(table, "p1") == (2, 2, 0, 1, 30, 30)
    assert waits_for(table) == "p2 OpenPoint"


@rule("EN-136")
def test_as_many_cubes_as_spaces_may_be_kept() -> None:
    """Five on five spaces."""
    table = at_end(resources={"gold": 1, "stone": 2, "wood": 1, "ash": 1})
    assert of(table, "p1").resources == (1, 2, 1, 1)
    assert waits_for(table) == "p2 OpenPoint"


@rule("EN-137")
def test_the_limit_is_checked_at_the_end_of_the_turn_only() -> None:
    """During the turn there may be any number."""
    table = given(p1=side(hand=["scholar"], tiles=TILES, resources={"stone": 8}))
    play(table, "p1 play scholar 1", "p1 trade scholar upper", "p1 red")
    assert of(table, "p1").resources == (0, 9, 0, 0)
    play(table, "p1 end")
    draw(table)
    assert of(table, "p1").resources == (0, 5, 0, 0)


@rule("EN-137")
def test_the_owner_chooses_which_cubes_to_return() -> None:
    """One by one, of the kinds there are, down to the limit."""
    table = at_end(resources={"stone": 6, "ash": 1})
    assert choices(table) == ["discard stone", "discard ash"]
    assert refused_by(table, "discard gold") == "EN-137"
    play(table, "p1 discard ash")
    assert of(table, "p1").resources == (0, 5, 0, 0)
    assert waits_for(table) == "p2 OpenPoint"
    assert told_rules(table).count("EN-137") == 2


@rule("EN-137")
def test_every_storage_is_checked_from_the_active_player_clockwise() -> None:
    """Also in turns of others: p2 ends the turn, then p3, then p1."""
    full = {"gold": 3, "ash": 3}
    zones: dict[str, Any] = {
        "p1": side(tiles={"guards": "guards_2"}, resources=full),
        "p2": side(tiles={"guards": "guards_1"}, resources={"gold": 3, "ash": 2}, hand=["scholar"]),
        "p3": side(tiles={"guards": "guards_3"}, resources={"gold": 4, "ash": 3}),
    }
    table = given(players=3, turn="p2", **zones)
    play(table, "p2 play scholar 1", "p2 red", "p2 end")
    draw(table)
    for name in ("p2", "p3", "p1"):
        assert waits_for(table) == f"{name} DiscardExcess"
        play(table, f"{name} discard ash")
    assert waits_for(table) == "p3 OpenPoint"
    assert [sum(of(table, name).resources) for name in ("p1", "p2", "p3")] == [5, 4, 6]


@rule("EN-137")
def test_storage_is_checked_at_the_end_of_the_sabbath_from_the_shofar() -> None:
    """Not between preparation and feeding: only after all have tucked and scored."""
    full = {"gold": 4, "ash": 4}
    p1 = week(tiles={"guards": "guards_2"}, resources=full, food=9)
    p2 = week(tiles={"guards": "guards_3"}, resources=full, food=9)
    table = after_week(shofar="p2", p1=p1, p2=p2)
    idle(table, "p1 TuckCard")
    assert [sum(of(table, name).resources) for name in ("p1", "p2")] == [8, 8]
    play(table, f"p1 {choices(table)[0]}")
    for name in ("p2", "p2", "p1", "p1", "p1"):
        assert waits_for(table) == f"{name} DiscardExcess"
        play(table, f"{name} discard ash")
    assert [of(table, name).resources for name in ("p1", "p2")] == [(4, 0, 0, 1), (4, 0, 0, 2)]


@rule("EN-138")
def test_developed_guards_have_no_limit() -> None:
    """Any number of cubes stays."""
    table = at_end(developed=["guards"], resources={"gold": 9, "stone": 9, "ash": 30})
    assert of(table, "p1").resources == (9, 9, 0, 30)
    assert waits_for(table) == "p2 OpenPoint"


@rule("EN-138")
def test_guards_developed_in_the_turn_have_no_limit_at_its_end() -> None:
    """From now on."""
    table = given(p1=side(hand=["scholar"], tiles=TILES, resources={"stone": 8}, silver=7))
    play(table, "p1 play scholar 1", "p1 develop guards", "p1 red", "p1 end")
    draw(table)
    assert of(table, "p1").resources == (0, 8, 0, 0)
