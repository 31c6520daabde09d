"""The red main action: Temple and Altar. Rules: B8 (EN-69 to EN-90)."""

from __future__ import annotations

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
    play,
    seen,
    side,
    told,
    told_ids,
    waits_for,
)
from tests.rules import rule

USES = {"temple", "altar", "banner"}


def uses(table: EsdrasTable) -> list[str]:
    """Return for what a Levite can be used now."""
    return [text for text in choices(table) if text.split()[0] in USES]


def cubes_in(table: EsdrasTable) -> list[list[str]]:
    """Return the cubes of the Temple, rows from the bottom."""
    return [[cube for cube in row.cubes if cube] for row in seen(table).temple]


def nearly(players: int, last: int = 1) -> list[list[str]]:
    """Return a Temple whose first sector lacks one cube, in a row counted from 1."""
    width = {2: 2, 3: 3, 4: 3}[players]
    return [["wood"] * (width - (row == last)) for row in range(1, 6)]


# Levites. ---------------------------------------------------------------------------------------------


@rule("EN-69")
def test_a_levite_is_placed_before_the_first_use() -> None:
    """Then the others, and it, can be used; a second one cannot be placed in this action."""
    table = acting("red", 5, p1=side(food=9, resources={"stone": 3}))
    play(table, "p1 levite")
    assert refused_by(table, "levite") == "EN-69"
    play(table, "p1 temple 1 stone", "p1 temple 1 stone")
    assert refused_by(table, "levite") == "EN-69"
    assert of(table, "p1").levites == 2


@rule("EN-69")
@pytest.mark.parametrize("use", ["temple 1 stone", "altar ash", "banner"])
def test_a_levite_placed_after_a_use_ends_the_uses(use: str) -> None:
    """Whatever the use was, a banner included; unused Levites are then of no use in this action."""
    table = acting("red", 9, p1=side(food=9, levites=3, resources={"stone": 2, "ash": 2}))
    play(table, f"p1 {use}")
    assert len(uses(table)) > 1
    play(table, "p1 levite")
    assert uses(table) == []
    for text in ("temple 1 stone", "altar ash", "banner"):
        assert refused_by(table, text) == "EN-69"
    assert refused_by(table, "levite") == "EN-69"


@rule("EN-69")
def test_a_levite_may_be_placed_without_any_use_and_in_no_other_action() -> None:
    """It belongs to the red action."""
    table = acting("red", 0, p1=side(food=2))
    play(table, "p1 levite", "p1 end")
    draw(table)
    assert of(table, "p1").levites == 2
    for colour in ("grey", "blue"):
        assert refused_by(acting(colour, 5, p1=side(food=9)), "levite") == "EN-59"


@rule("EN-69")
def test_other_things_may_be_done_between_two_uses() -> None:
    """Trader, elder and auxiliary action are no Levites: the uses go on after them."""
    table = acting(
        "red", 2, p1=side(levites=2, resources={"stone": 2, "wood": 4}, tiles={"traders": "traders_1"})
    )
    play(table, "p1 temple 1 stone", "p1 trader 1", "p1 elder 1", "p1 develop traders", "p1 temple 1 stone")
    assert cubes_in(table)[0] == ["stone", "stone"]


@rule("EN-70")
@pytest.mark.parametrize(("levites", "food"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_a_levite_costs_the_food_of_its_row(levites: int, food: int) -> None:
    """2 food for the second Levite to 6 for the sixth; one food less is too little."""
    table = acting("red", 0, p1=side(levites=levites, food=food))
    play(table, "p1 levite")
    own = of(table, "p1")
    assert (own.food, own.levites, own.reserve) == (0, levites + 1, 5)
    short = acting("red", 0, p1=side(levites=levites, food=food - 1))
    assert "levite" not in choices(short)
    assert refused_by(short, "levite") == "EN-70"


@rule("EN-70")
def test_a_levite_needs_a_worker_in_the_reserve() -> None:
    """Workers elsewhere do not help."""
    table = acting("red", 0, p1=side(reserve=0, food=9, traders=[1]))
    assert refused_by(table, "levite") == "EN-70"


@rule("EN-71")
@pytest.mark.parametrize(
    ("levites", "cubes", "points"), [(1, (0, 0, 0, 1), 0), (2, (0, 1, 0, 0), 0), (3, (0, 0, 1, 0), 1)]
)
def test_the_reward_of_a_levite(levites: int, cubes: tuple[int, ...], points: int) -> None:
    """Ash, stone, then wood and a point."""
    table = acting("red", 0, p1=side(levites=levites, food=9))
    play(table, "p1 levite")
    assert (of(table, "p1").resources, of(table, "p1").points) == (cubes, 10 + points)


@rule("EN-71")
def test_the_reward_of_the_fifth_and_the_sixth_levite() -> None:
    """A Blessing of choice and 2 VP; a recovery and 3 VP."""
    table = acting("red", 0, p1=side(levites=4, food=9))
    play(table, "p1 levite", "p1 bless purple")
    assert (of(table, "p1").blessings, of(table, "p1").points) == ((0, 1, 0), 12)
    table = acting("red", 0, p1=side(levites=5, food=9, traders=[2]))
    play(table, "p1 levite", "p1 recover trader 2")
    assert (of(table, "p1").traders[1], of(table, "p1").reserve, of(table, "p1").points) == (False, 6, 13)


@rule("EN-72")
def test_there_are_at_most_six_levites() -> None:
    """A seventh is refused."""
    table = acting("red", 0, p1=side(levites=6, food=30))
    assert refused_by(table, "levite") == "EN-72"


@rule("EN-72")
def test_levites_stay_for_the_rest_of_the_game() -> None:
    """Two weeks long their number never falls."""
    table = given(players=3, round=2, p1=side(levites=3), p2=side(levites=6), p3=side(levites=2))
    before = [3, 6, 2]
    for later in play_on(table, seed=9):
        now = [own.levites for own in seen(later).sides]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        before = now
    assert table.over()


@rule("EN-73")
def test_each_levite_is_used_once() -> None:
    """Two Levites: one cube and one banner, or two cubes; then nothing more. They stay where they are."""
    table = acting("red", 9, p1=side(levites=2, food=0, resources={"stone": 3, "ash": 3}))
    play(table, "p1 temple 2 stone", "p1 altar ash")
    assert uses(table) == []
    assert [refused_by(table, text) for text in ("temple 1 stone", "altar ash", "banner")] == ["EN-73"] * 3
    assert of(table, "p1").levites == 2


@rule("EN-73")
def test_a_levite_gives_one_red_banner() -> None:
    """Only red, and only in a red action."""
    table = acting("red", 2, p1=side(levites=2, food=0, resources={"wood": 1}))
    assert refused_by(table, "altar wood") == "EN-86"
    play(table, "p1 banner")
    assert left(table) == 3
    play(table, "p1 altar wood")
    assert (left(table), of(table, "p1").altar) == (0, 2)
    for colour in ("grey", "blue"):
        assert refused_by(acting(colour, 2), "banner") == "EN-59"


@rule("EN-73")
def test_levites_can_be_used_again_in_the_next_red_action() -> None:
    """Once per red action, not once per game."""
    table = acting(
        "red", 1, p1=side(hand=["mason", "musician"], resources={"stone": 2}), p2=side(hand=["singer"])
    )
    play(table, "p1 temple 1 stone")
    assert uses(table) == []
    play(table, "p1 end")
    draw(table)
    play(table, "p2 play singer 1", "p2 red", "p2 end")
    draw(table)
    play(table, "p1 play musician 1", "p1 red", "p1 temple 1 stone")
    assert cubes_in(table)[0] == ["stone", "stone"]


@rule("EN-74")
def test_a_levite_placed_first_can_be_used_in_the_same_action() -> None:
    """One Levite and a new one place two cubes; without the new one only one."""
    table = acting("red", 2, p1=side(food=2, resources={"stone": 2}))
    play(table, "p1 levite", "p1 temple 1 stone", "p1 temple 1 stone")
    assert cubes_in(table)[0] == ["stone", "stone"]
    table = acting("red", 2, p1=side(food=2, resources={"stone": 2}))
    play(table, "p1 temple 1 stone")
    assert refused_by(table, "temple 1 stone") == "EN-73"


# The Temple. ------------------------------------------------------------------------------------------


@rule("EN-75")
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_a_row_costs_as_many_red_banners_as_its_number(row: int) -> None:
    """The cube comes on the leftmost empty cell; one banner less is too little."""
    table = acting("red", row, temple=[["wood"]] * 5, p1=side(resources={"stone": 1}))
    play(table, f"p1 temple {row} stone")
    assert left(table) == 0
    assert seen(table).temple[row - 1].cubes == ("wood", "stone", None, None, None)
    assert of(table, "p1").resources == (0, 0, 0, 0)
    assert (
        refused_by(acting("red", row - 1, p1=side(resources={"stone": 1})), f"temple {row} stone") == "EN-75"
    )


@rule("EN-75")
def test_only_own_stone_wood_and_gold_can_be_placed() -> None:
    """A cube that is not there is refused."""
    table = acting("red", 1, p1=side(resources={"wood": 1}), p2=side(resources={"gold": 1}))
    assert choices(table, "temple") == ["temple 1 wood"]
    assert refused_by(table, "temple 1 gold") == "EN-75"
    table = acting("red", 1, p1=side(resources={"wood": 1, "gold": 1, "stone": 1}))
    assert choices(table, "temple") == ["temple 1 gold", "temple 1 stone", "temple 1 wood"]


@rule("EN-76")
def test_ash_may_not_be_placed_in_the_temple() -> None:
    """In no row."""
    table = acting("red", 9, p1=side(resources={"ash": 3}))
    assert choices(table, "temple") == []
    assert [refused_by(table, f"temple {row} ash") for row in range(1, 6)] == ["EN-76"] * 5


@rule("EN-77")
def test_several_cubes_in_the_same_or_different_rows() -> None:
    """Three Levites and 1 + 1 + 3 banners: two cubes in row 1, one in row 3."""
    table = acting("red", 5, p1=side(levites=3, resources={"stone": 2, "gold": 1}))
    play(table, "p1 temple 1 stone", "p1 temple 3 gold", "p1 temple 1 stone")
    assert cubes_in(table) == [["stone", "stone"], [], ["gold"], [], []]
    assert left(table) == 0


@rule("EN-78")
@pytest.mark.parametrize(("cube", "points"), [("stone", 1), ("wood", 1), ("gold", 2)])
def test_points_for_a_cube_in_the_temple(cube: str, points: int) -> None:
    """At once: 1 VP for stone or wood, 2 for gold, in any row."""
    for row in (1, 5):
        table = acting("red", row, p1=side(resources={cube: 1}))
        play(table, f"p1 temple {row} {cube}")
        assert of(table, "p1").points == 10 + points
        assert of(table, "p2").points == 10


@rule("EN-79")
@pytest.mark.parametrize(
    ("row", "gained"),
    [
        (1, {}),
        (2, {"silver": 1}),
        (3, {"food": 1}),
        (4, {"tent": "c1", "silver": 2}),
        (5, {"reserve": 1}),
    ],
)
def test_the_reward_of_a_row(row: int, gained: dict[str, Any]) -> None:
    """Nothing, silver, food, a tent step (c1: 2 silver), a worker, after the points."""
    table = acting("red", row, p1=side(resources={"stone": 1}, silver=0, food=0, reserve=0))
    play(table, f"p1 temple {row} stone")
    own = of(table, "p1")
    found = {"silver": own.silver, "food": own.food, "tent": own.tent, "reserve": own.reserve}
    assert found == {"silver": 0, "food": 0, "tent": "c0", "reserve": 0} | gained
    assert told_ids(table)[0] == "temple"
    assert own.points == 11


@rule("EN-80")
def test_nothing_goes_into_a_full_row() -> None:
    """Not even into a full Temple; cubes stay where they are."""
    full = [["wood"] * 5, ["gold"] * 5, ["stone"] * 4, ["wood"] * 5, ["wood"] * 5]
    table = acting("red", 20, temple=full, p1=side(levites=3, resources={"stone": 3, "ash": 1}))
    assert choices(table, "temple") == ["temple 3 stone"]
    assert refused_by(table, "temple 1 stone") == "EN-80"
    play(table, "p1 temple 3 stone")
    assert choices(table, "temple") == []
    assert [refused_by(table, f"temple {row} stone") for row in range(1, 6)] == ["EN-80"] * 5
    assert [len(row) for row in cubes_in(table)] == [5] * 5
    play(table, "p1 altar ash")
    assert of(table, "p1").altar == 1


# Sectors. ---------------------------------------------------------------------------------------------


@rule("EN-81")
def test_a_sector_is_resolved_after_points_and_row_reward_of_its_last_cube() -> None:
    """The worker of row 5 comes first; the four effects follow in order, before the player continues."""
    table = acting("red", 5, players=3, temple=nearly(3, last=5), p1=side(resources={"gold": 1}))
    play(table, "p1 temple 5 gold")
    assert told_ids(table) == [
        "temple",
        "gains-worker",
        "sector",
        "sector-food",
        "sector-most",
        "sector-fewest",
        *["sector-levites"] * 3,
    ]
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-81")
def test_a_row_reward_is_resolved_completely_before_the_sector() -> None:
    """An altar step of the row reward (c4) counts for the tie of the sector."""
    table = acting(
        "red",
        4,
        temple=nearly(2, last=4),
        altar_order=["p2", "p1"],
        p1=side(resources={"stone": 1}, tent="c3", altar=0),
        p2=side(altar=0),
    )
    assert seen(table).altar_order == (1, 0)
    play(table, "p1 temple 4 stone")
    assert (of(table, "p1").altar, of(table, "p1").tent) == (1, "c4")
    assert (of(table, "p1").points, of(table, "p2").points) == (10 + 1 + 2, 10)


@rule("EN-81")
@pytest.mark.parametrize("lacking", [1, 3, 5])
def test_a_sector_needs_all_five_rows(lacking: int) -> None:
    """As long as another cell of it is empty nothing happens."""
    temple = nearly(2, last=lacking)
    other = 2 if lacking != 2 else 1
    temple[other - 1] = ["wood"]
    table = acting("red", lacking, temple=temple, p1=side(resources={"stone": 1}))
    play(table, f"p1 temple {lacking} stone")
    assert "sector" not in told_ids(table)


@rule("EN-81")
def test_each_sector_is_resolved_when_its_own_last_cell_is_filled() -> None:
    """With two players the third sector is the fifth column."""
    temple = [["wood"] * 4, ["wood"] * 5, ["wood"] * 5, ["wood"] * 5, ["wood"] * 5]
    table = acting("red", 1, temple=temple, p1=side(resources={"stone": 1}))
    play(table, "p1 temple 1 stone")
    sectors = [message.args["number"] for message in told(table) if message.id.endswith("-sector")]
    assert sectors == [3]


@rule("EN-81")
@pytest.mark.parametrize(
    ("players", "widths"), [(1, (2, 4, 5)), (2, (2, 4, 5)), (3, (3, 5, 7)), (4, (3, 6, 9))]
)
def test_every_sector_of_every_temple_needs_its_last_cell(players: int, widths: tuple[int, ...]) -> None:
    """With one more cell of the sector empty nothing happens; with none it is resolved."""
    for number, width in enumerate(widths):
        for lacking, sectors in ((1, []), (0, [number + 1])):
            temple = [["wood"] * (width - 1), ["wood"] * (width - lacking), *[["wood"] * width] * 3]
            table = acting("red", 1, players=players, temple=temple, p1=side(resources={"stone": 1}))
            play(table, "p1 temple 1 stone")
            found = [message.args["number"] for message in told(table) if message.id.endswith("-sector")]
            assert found == sectors


@rule("EN-82")
def test_who_completes_a_sector_gains_two_food() -> None:
    """Nobody else does."""
    table = acting("red", 1, players=3, temple=nearly(3), p1=side(resources={"stone": 1}, food=1))
    play(table, "p1 temple 1 stone")
    assert [of(table, name).food for name in ("p1", "p2", "p3")] == [1 + 2, 3, 3]


@rule("EN-83")
def test_the_most_levites_gain_two_points() -> None:
    """No matter who placed the cube."""
    table = acting("red", 1, temple=nearly(2), p1=side(resources={"stone": 1}), p2=side(levites=2))
    play(table, "p1 temple 1 stone")
    assert (of(table, "p1").points, of(table, "p2").points) == (11, 12)


@rule("EN-83")
@pytest.mark.parametrize(("spaces", "winner"), [((2, 3, 9), 1), ((3, 2, 9), 0), ((3, 3, 9), 1)])
def test_a_tie_for_the_most_levites_goes_to_who_is_ahead(spaces: tuple[int, ...], winner: int) -> None:
    """Exactly one player gains, and only one of those tied; on one space the lower marker."""
    table = acting(
        "red",
        1,
        players=3,
        temple=nearly(3),
        altar_order=["p2", "p1", "p3"],
        p1=side(resources={"stone": 1}, levites=3, altar=spaces[0]),
        p2=side(levites=3, altar=spaces[1]),
        p3=side(levites=2, altar=spaces[2]),
    )
    play(table, "p1 temple 1 stone")
    expected = [11, 10, 9]
    expected[winner] += 2
    assert [of(table, name).points for name in ("p1", "p2", "p3")] == expected


@rule("EN-84")
def test_the_fewest_levites_lose_a_point() -> None:
    """One player, whatever the altar says when there is no tie."""
    table = acting(
        "red",
        1,
        players=4,
        temple=nearly(4),
        p1=side(resources={"stone": 1}, levites=4),
        p2=side(levites=2),
        p3=side(levites=1, altar=9),
        p4=side(levites=3),
    )
    play(table, "p1 temple 1 stone")
    assert [of(table, name).points for name in ("p1", "p2", "p3", "p4")] == [13, 10, 9, 10]


@rule("EN-84")
@pytest.mark.parametrize(("spaces", "loser"), [((5, 1, 4), 1), ((5, 4, 1), 2), ((5, 2, 2), 2)])
def test_a_tie_for_the_fewest_levites_hits_who_is_furthest_behind(
    spaces: tuple[int, ...], loser: int
) -> None:
    """One player only; with all tied the first gains and the last loses."""
    table = acting(
        "red",
        1,
        players=3,
        temple=nearly(3),
        altar_order=["p1", "p2", "p3"],
        p1=side(resources={"stone": 1}, altar=spaces[0]),
        p2=side(altar=spaces[1]),
        p3=side(altar=spaces[2]),
    )
    play(table, "p1 temple 1 stone")
    expected = [11 + 2, 10, 10]
    expected[loser] -= 1
    assert [of(table, name).points for name in ("p1", "p2", "p3")] == expected


@rule("EN-84")
@pytest.mark.parametrize("players", [1, 2])
def test_with_one_or_two_players_nobody_loses(players: int) -> None:
    """The opponent neither."""
    table = acting("red", 1, players=players, temple=nearly(2), p1=side(resources={"stone": 1}, levites=2))
    play(table, "p1 temple 1 stone")
    other = "opponent" if players == 1 else "p2"
    assert (of(table, "p1").points, of(table, other).points) == (13, 10)


@rule("EN-85")
def test_everyone_gains_silver_for_each_levite() -> None:
    """No matter who completed the sector."""
    table = acting(
        "red",
        1,
        players=4,
        temple=nearly(4),
        p1=side(resources={"stone": 1}, levites=2, silver=0),
        p2=side(levites=6, silver=0),
        p3=side(levites=1, silver=0),
        p4=side(levites=4, silver=3),
    )
    play(table, "p1 temple 1 stone")
    assert [of(table, name).silver for name in ("p1", "p2", "p3", "p4")] == [2, 6, 1, 7]


# The Altar. -------------------------------------------------------------------------------------------


@rule("EN-86")
@pytest.mark.parametrize(("cube", "banners", "steps"), [("wood", 3, 2), ("ash", 1, 1)])
def test_wood_and_ash_on_the_altar(cube: str, banners: int, steps: int) -> None:
    """3 red banners for 2 steps, 1 for 1; one banner less is too little, and a Levite is used."""
    table = acting("red", banners, p1=side(resources={cube: 2}, food=0))
    play(table, f"p1 altar {cube}")
    assert (left(table), of(table, "p1").altar) == (0, steps)
    assert refused_by(table, f"altar {cube}") == "EN-73"
    short = acting("red", banners - 1, p1=side(resources={cube: 1}))
    assert refused_by(short, f"altar {cube}") == "EN-86"


@rule("EN-86")
def test_no_other_cube_may_be_placed_on_the_altar() -> None:
    """Neither stone nor gold, nor a cube that is not there."""
    table = acting("red", 9, p1=side(resources={"stone": 1, "gold": 1}))
    assert choices(table, "altar") == []
    assert [refused_by(table, f"altar {cube}") for cube in ("gold", "stone", "wood", "ash")] == ["EN-86"] * 4


@rule("EN-86")
def test_the_altar_takes_any_number_of_cubes() -> None:
    """As many as there are Levites and banners."""
    table = acting("red", 6, p1=side(resources={"ash": 6}, levites=6))
    play(table, *["p1 altar ash"] * 4)
    assert of(table, "p1").altar == 4
    play(table, "p1 altar ash", "p1 bless red", "p1 altar ash")
    assert (of(table, "p1").altar, of(table, "p1").resources) == (6, (0, 0, 0, 0))


@rule("EN-87")
def test_cubes_on_the_altar_go_back_to_the_main_supply() -> None:
    """They lie nowhere any more: neither with a player nor on the board."""
    table = acting("red", 4, p1=side(resources={"ash": 1, "wood": 1}, levites=2))
    before = seen(table)
    play(table, "p1 altar ash", "p1 altar wood")
    assert of(table, "p1").resources == (0, 0, 0, 0)
    assert of(table, "p2").resources == before.sides[1].resources
    assert (seen(table).temple, seen(table).ring) == (before.temple, before.ring)


@rule("EN-88")
def test_every_space_passed_gives_its_reward() -> None:
    """Three steps from 0: nothing, 1 silver, 1 food."""
    table = given(p1=side(silver=0, food=0))
    gain(table, "p1", ("altar_step", 3))
    own = of(table, "p1")
    assert (own.altar, own.silver, own.food) == (3, 1, 1)
    gain(table, "p1", ("altar_step", 3))
    assert waits_for(table) == "p1 ChooseBlessing"
    assert of(table, "p1").altar == 5
    play(table, "p1 bless red")
    assert (of(table, "p1").altar, of(table, "p1").points) == (6, 11)


@rule("EN-88")
@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (8, {"silver": 2}),
        (9, {"reserve": 1}),
        (10, {}),
        (11, {"tent": "c1", "silver": 2}),
        (12, {"points": 2}),
        (14, {"food": 2}),
        (15, {"gold": 1}),
        (18, {"points": 3}),
        (20, {"points": 4}),
    ],
)
def test_the_reward_of_a_space_is_gained_on_entering(space: int, gained: dict[str, Any]) -> None:
    """Once, by the player who enters it."""
    table = given(p1=side(altar=space - 1, silver=0, food=0, reserve=0))
    gain(table, "p1", ("altar_step", 1))
    own = of(table, "p1")
    found = {
        "silver": own.silver,
        "food": own.food,
        "reserve": own.reserve,
        "tent": own.tent,
        "points": own.points - 10,
        "gold": own.resources[0],
    }
    nothing = {"silver": 0, "food": 0, "reserve": 0, "tent": "c0", "points": 0, "gold": 0}
    assert (own.altar, found) == (space, nothing | gained)


@rule("EN-88")
def test_altar_steps_triggered_in_between_come_first() -> None:
    """Two steps from 4: the Blessing on 5 completes a column, whose altar step comes before the second."""
    table = given(p1=side(altar=4, blessings={"orange": 1, "purple": 1}))
    gain(table, "p1", ("altar_step", 2))
    play(table, "p1 bless red")
    assert (of(table, "p1").altar, of(table, "p1").points) == (7, 11)
    assert told_ids(table) == [
        "altar-step",
        "gains-blessing-red",
        "column",
        "altar-step",
        "gains-vp",
        "altar-step",
    ]


@rule("EN-89")
def test_a_marker_is_put_on_top_of_those_it_meets() -> None:
    """Markers it passes keep their places, and so do those of the stack it leaves."""
    table = given(
        players=4,
        altar_order=["p3", "p1", "p2", "p4"],
        p1=side(altar=6),
        p2=side(altar=6),
        p3=side(altar=6),
        p4=side(altar=4),
    )
    assert seen(table).altar_order == (2, 0, 1, 3)
    gain(table, "p4", ("altar_step", 2))
    play(table, "p4 bless red")
    assert of(table, "p4").altar == 6
    assert seen(table).altar_order == (2, 0, 1, 3)
    gain(table, "p1", ("altar_step", 1))
    assert seen(table).altar_order == (0, 2, 1, 3)
    gain(table, "p3", ("altar_step", 1))
    assert seen(table).altar_order == (0, 2, 1, 3)
    gain(table, "p4", ("altar_step", 2))
    assert seen(table).altar_order == (3, 0, 2, 1)


@rule("EN-90")
def test_steps_beyond_the_last_space_give_silver() -> None:
    """1 silver each; the marker stays, and the order does not change."""
    table = given(altar_order=["p2", "p1"], p1=side(altar=20, silver=0), p2=side(altar=20))
    gain(table, "p1", ("altar_step", 3))
    assert (of(table, "p1").altar, of(table, "p1").silver, of(table, "p1").points) == (20, 3, 10)
    assert seen(table).altar_order == (1, 0)
    table = given(p1=side(altar=18, silver=0))
    gain(table, "p1", ("altar_step", 4))
    assert (of(table, "p1").altar, of(table, "p1").silver, of(table, "p1").points) == (20, 2, 14)
