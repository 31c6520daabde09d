"""Worked examples: cards, Temple and Altar, walls and gates. EN-X1 to EN-X10, EN-X31 to EN-X37."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from tests.games.esdras_et_nehemie.actions import acting, left, refused_by
from tests.games.esdras_et_nehemie.given import (
    choices,
    draw,
    given,
    of,
    place,
    play,
    seen,
    side,
    told,
    waits_for,
)
from tests.rules import rule


@rule("EN-X1")
def test_ten_red_banners() -> None:
    """Cards 5, a tucked card 1, an elder 2, Counsel of Elders 2, the player aid nothing."""
    table = given(
        scrolls={"s2_2": "counsel_of_elders"},
        scribes={"s2_2": "p1"},
        p1=side(
            stacks=[["singer"], ["jeweller"], []],
            hand=["scholar"],
            tucked=["musician"],
            tiles={"elders": "elders_2"},
            silver=0,
        ),
    )
    play(table, "p1 elder 2", "p1 play scholar 3", "p1 red")
    assert left(table) == 5 + 1 + 2 + 2
    assert of(table, "p1").silver == 1


@rule("EN-X2")
@pytest.mark.parametrize(
    ("who", "food", "cubes"),
    [("p1", 2, (0, 0, 0, 1)), ("p2", 2, (0, 0, 0, 1)), ("p3", 3, (0, 1, 0, 0)), ("p4", 5, (0, 0, 0, 0))],
)
def test_the_next_levite_of_each_player(who: str, food: int, cubes: tuple[int, ...]) -> None:
    """With 1, 1, 2 and 4 Levites."""
    own: dict[str, dict[str, Any]] = {
        name: side(levites=levites, food=9) for name, levites in (("p1", 1), ("p2", 1), ("p3", 2), ("p4", 4))
    }
    table = acting("red", 0, who=who, players=4, **own)
    play(table, f"{who} levite")
    if who == "p4":
        assert choices(table) == ["bless orange", "bless purple", "bless red"]
        play(table, "p4 bless orange")
        assert (of(table, who).blessings, of(table, who).points) == ((1, 0, 0), 12)
    else:
        assert (of(table, who).blessings, of(table, who).points) == ((0, 0, 0), 10)
    assert (of(table, who).food, of(table, who).resources) == (9 - food, cubes)


@rule("EN-X3")
@pytest.mark.parametrize("place_one", ["temple 1 stone", "altar ash"])
def test_two_of_three_levites_as_banners(place_one: str) -> None:
    """Two red banners more, and exactly one resource can still be placed."""
    table = acting("red", 4, p1=side(levites=3, food=0, resources={"stone": 3, "ash": 3}))
    play(table, "p1 banner", "p1 banner")
    assert left(table) == 6
    play(table, f"p1 {place_one}")
    assert choices(table, "temple") + choices(table, "altar") + choices(table, "banner") == []


@rule("EN-X4")
def test_five_cells_of_the_temple_are_open() -> None:
    """The leftmost empty one of each row."""
    temple = [["wood"], ["wood"] * 3, [], ["gold"] * 4, ["stone"] * 2]
    table = acting("red", 5, temple=temple, p1=side(resources={"stone": 1}))
    assert choices(table, "temple") == [f"temple {row} stone" for row in range(1, 6)]
    filled = []
    for row in range(1, 6):
        twin = table.clone()
        play(twin, f"p1 temple {row} stone")
        before, after = seen(table).temple[row - 1].cubes, seen(twin).temple[row - 1].cubes
        filled.append([index + 1 for index in range(5) if before[index] != after[index]])
    assert filled == [[2], [4], [1], [5], [3]]


@rule("EN-X5")
def test_the_lowest_marker_of_a_space_is_ahead() -> None:
    """Turquoise (p1) before Purple (p3) and Red (p2)."""
    table = given(
        players=3,
        altar_order=["p1", "p3", "p2"],
        p1=side(altar=7),
        p2=side(altar=7),
        p3=side(altar=7),
    )
    colours = [seen(table).sides[number].colour for number in seen(table).altar_order]
    assert colours == ["turquoise", "purple", "red"]
    assert table.leader() == 0


@rule("EN-X6")
def test_wood_and_ash_on_the_altar() -> None:
    """Three steps for four banners, and both cubes are gone."""
    table = acting("red", 4, p1=side(levites=2, resources={"wood": 1, "ash": 1}))
    play(table, "p1 altar wood", "p1 altar ash")
    assert (of(table, "p1").altar, left(table), of(table, "p1").resources) == (3, 0, (0, 0, 0, 0))


@rule("EN-X7")
def test_the_last_cube_of_a_spot_with_a_red_blessing() -> None:
    """Had a cube remained there would have been none."""
    table = acting("grey", 3, rubble={"w20": ["stone"]})
    play(table, "p1 spot w20", "p1 clear stone")
    assert of(table, "p1").blessings == (0, 0, 1)
    table = acting("grey", 3, rubble={"w20": ["stone", "ash"]})
    play(table, "p1 spot w20", "p1 clear stone")
    assert of(table, "p1").blessings == (0, 0, 0)


@rule("EN-X8")
@pytest.mark.parametrize("spot", ["w07", "fish", "valley", "dung", "water", "east", "muster"])
def test_prices_of_a_wall_and_of_the_gates(spot: str) -> None:
    """4 grey and 3 stone for w07; 3 grey, 1 wood and 2 stone for every gate."""
    grey, cubes = (4, {"stone": 3}) if spot == "w07" else (3, {"stone": 2, "wood": 1})
    table = acting("grey", grey, players=4, p1=side(resources=cubes))
    play(table, f"p1 spot {spot}", "p1 rebuild")
    assert left(table) == 0
    assert of(table, "p1").resources[:3] == (0, 0, 0)
    assert waits_for(table) != "p1 ChoosePayment"
    poorer: list[tuple[int, dict[str, int]]] = [(grey - 1, cubes)]
    poorer += [(grey, {**cubes, cube: number - 1}) for cube, number in cubes.items()]
    for banners, less in poorer:
        table = acting("grey", banners, players=4, p1=side(resources=less))
        play(table, f"p1 spot {spot}")
        assert refused_by(table, "rebuild") == ("EN-96" if spot == "w07" else "EN-97")


@rule("EN-X9")
def test_one_connection_with_your_own_gate() -> None:
    """2 ash, not 4."""
    table = acting(
        "grey", 4, players=3, gates={"east": "p1", "horse": "p2"}, p1=side(resources={"stone": 3}, silver=0)
    )
    play(table, "p1 spot w07", "p1 rebuild")
    play(table, *(f"chance draw wall_{card} for p1" for card in ("02", "01", "11")))
    play(table, "p1 place wall_02", "p1 top wall_01")
    made = [(m.args["gate"], m.args["wall"]) for m in told(table) if m.id.endswith("-connection")]
    assert made == [("east", "w07")]
    assert (of(table, "p1").resources, of(table, "p1").silver) == ((0, 0, 0, 2), 0)


def connecting(banners: int) -> EsdrasTable:
    """Return the position of EN-X10 after both cubes are cleared."""
    table = acting(
        "grey",
        banners,
        rubble={"w08": ["gold", "stone"]},
        gates={"horse": "p2"},
        p1=side(silver=0),
        p2=side(silver=0),
    )
    play(table, "p1 spot w08", "p1 clear gold", "p1 clear stone")
    return table


@rule("EN-X10")
def test_clearing_and_rebuilding_with_what_was_cleared() -> None:
    """Exactly 8 grey banners; with 7 the rebuilding is refused."""
    table = connecting(8)
    assert (left(table), of(table, "p1").blessings) == (3, (0, 1, 0))
    assert of(table, "p1").resources == (1, 1, 0, 0)
    play(table, "p1 rebuild")
    assert (left(table), of(table, "p1").resources) == (0, (0, 0, 0, 0))
    play(table, *(f"chance draw wall_{card} for p1" for card in ("02", "01", "11")))
    play(table, "p1 place wall_02", "p1 top wall_01")
    for name in ("p1", "p2"):
        assert (of(table, name).resources, of(table, name).silver) == ((0, 1, 0, 0), 1)
    assert refused_by(connecting(7), "rebuild") == "EN-96"


@rule("EN-X31")
def test_levite_first() -> None:
    """A new Levite, a stone in row 3, the new ash on the Altar."""
    table = acting("red", 4, p1=side(reserve=3, food=3, resources={"wood": 1, "stone": 1}))
    play(table, "p1 levite", "p1 temple 3 stone", "p1 altar ash")
    own = of(table, "p1")
    assert (own.food, own.points, own.altar) == (3 - 2 + 1, 11, 1)
    assert (own.resources, own.levites, own.reserve) == ((0, 0, 1, 0), 2, 2)
    assert (seen(table).turn.levites_used, left(table)) == (2, 0)


@rule("EN-X32")
def test_levite_last() -> None:
    """A Levite placed after a use cannot burn the ash, though a banner is left."""
    table = acting("red", 4, p1=side(reserve=3, food=3, resources={"wood": 1, "stone": 1}))
    play(table, "p1 temple 3 stone", "p1 levite")
    own = of(table, "p1")
    assert (own.food, own.resources, left(table)) == (3 + 1 - 2, (0, 0, 1, 1), 1)
    assert refused_by(table, "altar ash") == "EN-69"


@rule("EN-X33")
def test_a_sector_with_ties() -> None:
    """Ann, Ben and Cleo with 3, 3 and 2 Levites; Ben fills t5-3."""
    full = [["wood"] * 3] * 4
    table = acting(
        "red",
        5,
        who="p2",
        players=3,
        temple=[*full, ["wood"] * 2],
        p1=side(levites=3, altar=4, silver=0, food=0),
        p2=side(levites=3, altar=6, silver=0, food=0, resources={"gold": 1}, reserve=10),
        p3=side(levites=2, altar=7, silver=0, food=0),
    )
    assert of(table, "p2").supply == 2
    play(table, "p2 temple 5 gold")
    assert seen(table).temple[4].cubes[:3] == ("wood", "wood", "gold")
    assert (of(table, "p2").reserve, of(table, "p2").supply) == (11, 1)
    assert [of(table, name).points for name in ("p1", "p2", "p3")] == [10, 10 + 2 + 2, 9]
    assert [of(table, name).food for name in ("p1", "p2", "p3")] == [0, 2, 0]
    assert [of(table, name).silver for name in ("p1", "p2", "p3")] == [3, 3, 2]


@rule("EN-X34")
def test_no_workers_left() -> None:
    """The worker of row 5 and the one of c6 become tent steps; c7 gives a point."""
    table = acting("red", 5, p1=side(reserve=13, tent="c5", resources={"stone": 1}))
    assert of(table, "p1").supply == 0
    play(table, "p1 temple 5 stone")
    own = of(table, "p1")
    assert (own.tent, own.points, own.reserve) == ("c7", 12, 13)


@rule("EN-X35")
def test_a_gate_between_two_walls() -> None:
    """Red (p2) rebuilds water between walls of Purple (p3) and Turquoise (p1)."""
    table = acting(
        "grey",
        3,
        who="p2",
        players=4,
        walls={"w10": "p3 wall_01", "w11": "p1 wall_01"},
        gate_silver={"water": 2},
        p1=side(altar=10, tent="c0", silver=0, food=0),
        p2=side(altar=6, tent="c0", reserve=1, resources={"wood": 1, "stone": 2}, silver=0, food=0),
        p3=side(altar=2, silver=0, food=0),
    )
    play(table, "p2 spot water", "p2 rebuild")
    red, purple, turquoise = (of(table, name) for name in ("p2", "p3", "p1"))
    assert (place(table, "water").owner, red.reserve) == (1, 0)
    assert (red.silver, red.tent, red.altar) == (2 + 2 + 2, "c1", 8)
    assert (purple.altar, purple.food, purple.silver) == (3, 1, 0)
    assert (turquoise.altar, turquoise.tent, turquoise.silver) == (11, "c1", 2)
    steps = [(m.args["seat"], m.args["space"]) for m in told(table) if m.id.endswith("-altar-step")]
    assert steps == [(1, 7), (2, 3), (1, 8), (0, 11)]


@rule("EN-X36")
def test_stacked_reductions() -> None:
    """Hewn Stones: 2 stone due, one paid, one replaced; 7 grey banners do, 6 do not."""
    about: dict[str, Any] = {"players": 3, "scrolls": {"s2_2": "hewn_stones"}, "scribes": {"s2_2": "p1"}}
    table = acting("grey", 7, **about, p1=side(resources={"stone": 1}))
    play(table, "p1 spot w07", "p1 rebuild")
    assert (left(table), of(table, "p1").resources) == (0, (0, 0, 0, 0))
    assert waits_for(table) == "chance DrawWall"
    short = acting("grey", 6, **about, p1=side(resources={"stone": 1}))
    play(short, "p1 spot w07")
    assert refused_by(short, "rebuild") == "EN-96"


@rule("EN-X37")
def test_a_short_wall_pile() -> None:
    """Two cards: both are seen, one is placed, the other is the whole pile; nothing is asked."""
    walls = {f"w{8 + card:02}": f"p1 wall_{card:02}" for card in range(1, 11)}
    table = acting("grey", 4, walls=walls, p1=side(resources={"stone": 3}))
    assert of(table, "p1").wall_pile == 2
    play(table, "p1 spot w23", "p1 rebuild")
    draw(table)
    assert of(table, "p1").drawn == ("wall_11", "wall_12")
    play(table, "p1 place wall_11")
    assert waits_for(table) == "p1 OpenPoint"
    own = of(table, "p1")
    assert (own.wall_pile, own.wall_top or (own.wall_bottom or ("",))[0]) == (1, "wall_12")
