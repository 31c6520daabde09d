"""Further worked examples: MV-X20 to MV-X30. Ann, Ben and Cleo are p1, p2 and p3."""

from __future__ import annotations

import pytest

from batisseurs.kernel import NotAsked
from tests.games.my_village.given import (
    cards_of,
    choices,
    given,
    goods_of,
    market_of,
    of,
    play,
    points_of,
    seen,
    served_of,
    side,
    waits_for,
)
from tests.games.my_village.turns import PROFESSIONS, idle, refuses, roll, take
from tests.rules import rule


@rule("MV-X20", "MV-132", "MV-140", "MV-203", "MV-211")
def test_produce_and_sell_in_one_turn() -> None:
    """The beer just brewed is sold; before that the Huntsman is refused."""
    table = given(
        value=8,
        p1=side(
            board="board_1",
            workshops=["ws_brewery_58", "ws_stable_69"],
            goods={"horse": 1},
            market=["cu_28"],
            cloud=4,
        ),
    )
    assert refuses(table, "serve cu_28", "MV-211")
    play(table, "p1 activate ws_brewery_58", "p1 serve cu_28", "p1 activate personal_banner", "p1 stop")
    village = of(table, "p1")
    assert (village.cloud, village.tree, goods_of(table, "p1")) == (5, 1, {"beer": 0, "horse": 0})
    assert (served_of(table, "p1"), points_of(table, "p1")["customers"]) == (["cu_28"], 4)


@rule("MV-X21", "MV-131", "MV-296")
def test_the_square_must_be_last() -> None:
    """After it no forge; the forge first, then the square, is legal."""
    has = side(square=True, tile="ws_forge_69", workshops=["ws_forge_69"])
    wrong = given(value=2, p1=has)
    play(wrong, "p1 activate village_square", "p1 stay")
    with pytest.raises(NotAsked):
        play(wrong, "p1 activate ws_forge_69")
    assert (goods_of(wrong, "p1"), waits_for(wrong)) == ({"plow": 0}, "p2 MakeValue")

    table = given(value=2, p1=has)
    play(table, "p1 activate ws_forge_69")
    assert (of(table, "p1").cloud, goods_of(table, "p1")) == (2, {"plow": 1})
    play(table, "p1 activate village_square", "p1 stay")
    assert (of(table, "p1").tree, of(table, "p1").markers, of(table, "p1").cloud) == (1, 1, 2)
    assert waits_for(table) == "p2 MakeValue"


@rule("MV-X22", "MV-292", "MV-298")
@pytest.mark.parametrize(("markers", "after"), [(0, 1), (2, 3), (3, 3)])
def test_the_tile_on_a_served_customer(markers: int, after: int) -> None:
    """The Farmer is served with 12; the tile returns to the square and then goes to the school."""
    table = given(
        value=12,
        p1=side(
            square=True,
            markers=markers,
            tile="cu_25",
            market=["cu_25"],
            workshops=["ws_forge_58"],
            goods={"plow": 1},
        ),
    )
    play(table, "p1 serve cu_25")
    assert (served_of(table, "p1"), of(table, "p1").tile) == (["cu_25"], "village_square")
    assert points_of(table, "p1")["customers"] == 2
    play(table, "p1 activate village_square", "p1 tile school")
    village = of(table, "p1")
    assert (village.tile, village.tree, village.markers) == ("school", 1, after)


@rule("MV-X23", "MV-93", "MV-281")
def test_a_generic_resource_for_a_grey_banner() -> None:
    """Horse, beer and the generic resource together; without it the journey is refused."""
    has = side(
        travels=["tr_a1", "tr_b1", "tr_c3"],
        workshops=["ws_stable_58", "ws_brewery_58"],
        goods={"horse": 1, "beer": 1},
        chamber="co_guild",
    )
    table = given(value=7, p1=side(**has, generic=1))
    play(table, "p1 add travel_d", "chance reveal tr_d4")
    village = of(table, "p1")
    assert (village.cloud, goods_of(table, "p1"), village.generic) == (4, {"horse": 0, "beer": 0}, 0)
    assert "tr_d4" in cards_of(table, "p1")
    assert refuses(given(value=7, p1=has), "add travel_d", "MV-88")


@rule("MV-X24", "MV-222", "MV-223", "MV-225", "MV-281")
def test_a_generic_resource_becomes_a_plow() -> None:
    """Two fields, one with a plow, give three coins; the marker is no beer any more, but a plow."""
    table = given(
        value=7,
        p1=side(
            fields=2,
            chamber="co_guild",
            generic=1,
            market=["cu_30", "cu_33"],
            workshops=["ws_wheelwright_58"],
            goods={"cart": 1},
        ),
    )
    assert "serve cu_30" in choices(table)
    play(table, "p1 plow field_1 from guild", "p1 activate field_1", "p1 activate field_2")
    assert of(table, "p1").coins == 3
    assert refuses(table, "serve cu_30", "MV-211")
    play(table, "p1 serve cu_33", "p1 stop")
    assert (served_of(table, "p1"), market_of(table, "p1")) == (["cu_33"], ["cu_30"])
    assert (of(table, "p1").generic, goods_of(table, "p1")) == (0, {"cart": 0})
    assert [field.plow for field in of(table, "p1").fields] == [False, False]


@rule("MV-X25", "MV-67", "MV-77", "MV-176", "MV-221")
def test_crossing_by_black_dice() -> None:
    """Four time to cloud 3, two to cloud 5; one villager dies, the marker stays."""
    table = given(pool=["b2", "b5"], p1=side(cloud=9))
    take(table, "b2", "b5")
    assert (seen(table).value, of(table, "p1").cloud, of(table, "p1").reaper) == (7, 3, True)
    play(table, "p1 add field")
    assert (of(table, "p1").cloud, of(table, "p1").coins) == (5, 1)
    assert (waits_for(table), choices(table)) == ("p1 ChooseDeceased", [f"bury {who}" for who in PROFESSIONS])
    play(table, "p1 bury traveller", "chance roll 2")
    village = of(table, "p1")
    assert (village.cloud, village.reaper, len(village.villagers)) == (5, False, 4)


@rule("MV-X26", "MV-75", "MV-76", "MV-77")
def test_exactly_to_the_last_cloud() -> None:
    """Two time from cloud 8: no death. Three: cloud 1 and a death."""
    two = given(value=7, p1=side(cloud=8))
    play(two, "p1 add field")
    assert (of(two, "p1").cloud, of(two, "p1").reaper) == (10, False)
    assert waits_for(two) == "p2 MakeValue"
    three = given(value=5, p1=side(cloud=8))
    play(three, "p1 add ws_stable_58")
    assert (of(three, "p1").cloud, waits_for(three)) == (1, "p1 ChooseDeceased")


@rule("MV-X27", "MV-179", "MV-181", "MV-182", "MV-248")
@pytest.mark.parametrize(
    ("church", "pips", "rat", "tree"),
    [(None, 1, 1, 6), (None, 2, 10, 3), (None, 6, 10, 3), ("ch_sanatorium", 2, 10, 6)],
)
def test_a_day_labourer_before_the_rats(church: str | None, pips: int, rat: int, tree: int) -> None:
    """The merchant goes to grave 5, a labourer comes as abbot, then the die is rolled."""
    has = side(church=church) if church else side()
    table = given(
        p1=side(villagers=["merchant"], school=["left"], tree=6, cloud=10, **has),
        chronicle={"merchant": 2},
        graves=4,
        rat=2,
    )
    idle(table)
    assert choices(table) == ["bury merchant"]
    play(table, "p1 bury merchant")
    assert (seen(table).graves, of(table, "p1").tree, waits_for(table)) == (5, 6, "p1 HireLabourer")
    play(table, "p1 hire abbot", f"chance roll {pips}")
    if church:
        assert choices(table) == ["repel rats", "decline"]
        play(table, "p1 repel rats")
    village = of(table, "p1")
    assert (village.villagers, village.labourers, village.school_left) == (("abbot",), 1, True)
    assert (seen(table).rat, village.tree, waits_for(table)) == (rat, tree, "p2 MakeValue")


@rule("MV-X28", "MV-185", "MV-248")
def test_the_sanatorium_in_another_players_turn() -> None:
    """Ben keeps 9 and fills the second slot; Ann keeps 2; next time Ben is not asked."""
    table = given(
        rat=1,
        chronicle=dict.fromkeys(PROFESSIONS, 2),
        p1=side(cloud=10, tree=3),
        p2=side(church="ch_sanatorium", protections=1, tree=9, cloud=10),
    )
    idle(table)
    play(table, "p1 bury merchant", "chance roll 4")
    assert waits_for(table) == "p2 RepelRats"
    play(table, "p2 repel rats")
    assert (of(table, "p2").tree, of(table, "p2").protections, of(table, "p1").tree) == (9, 2, 2)

    again = given(
        rat=1,
        chronicle=dict.fromkeys(PROFESSIONS, 2),
        p1=side(cloud=10, tree=2),
        p2=side(church="ch_sanatorium", protections=2, tree=9),
    )
    idle(again)
    play(again, "p1 bury merchant", "chance roll 4")
    assert (waits_for(again), of(again, "p2").tree) == ("p2 MakeValue", 5)


@rule("MV-X29", "MV-247", "MV-248")
def test_the_sanatorium_without_abbot() -> None:
    """The abbot has just died: Ann is not asked and keeps 4 of 7."""
    table = given(rat=3, chronicle={"abbot": 2}, p1=side(church="ch_sanatorium", tree=7, cloud=10))
    idle(table)
    play(table, "p1 bury abbot", "chance roll 3")
    village = of(table, "p1")
    assert (waits_for(table), village.tree, village.protections) == ("p2 MakeValue", 4, 0)


@rule("MV-X30", "MV-103", "MV-105")
def test_the_hand_with_two_players() -> None:
    """Refused on Ann's first turn, taken on the second, refused for Ben afterwards."""
    table = given(pool=["w1", "w3", "w2", "w3", "w4", "w6", "w2", "w2"], hand=3)
    take(table, "w1", "w3")
    assert refuses(table, "take hand", "MV-105")
    play(table, "p1 activate question", "p1 stay")
    take(table, "w2", "w3")
    play(table, "p2 activate question", "p2 stay")
    take(table, "w4", "w6")
    play(table, "p1 take hand")
    assert (of(table, "p1").tree, seen(table).hand_back) == (3, True)
    take(table, "w2", "w2")
    assert refuses(table, "take hand", "MV-103")
    play(table, "p2 activate question", "p2 stay")
    roll(table)
    assert (waits_for(table), seen(table).first) == ("p1 MakeValue", 0)
