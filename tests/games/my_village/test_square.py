"""The village square and its value tile. Rules: MV-290 to MV-298."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.my_village.common_moves import without
from tests.games.my_village.given import (
    cards_of,
    choices,
    given,
    goods_of,
    of,
    play,
    refused,
    seen,
    served_of,
    side,
    told,
    waits_for,
)
from tests.rules import rule

VALUES = range(2, 13)
TILE_TEXTS = [
    "tile personal_banner",
    "tile school",
    "tile ws_forge_69",
    "tile field_1",
    "tile co_monetary",
    "tile village_square",
    "tile cu_25",
]


def village(**more: object) -> dict[str, object]:
    """Return a village with one white banner of each kind, the square not counted."""
    return (
        side(
            workshops=["ws_forge_69"],
            goods={"plow": 1},
            fields=1,
            chamber="co_monetary",
            market=["cu_25"],
            coins=0,
        )
        | more
    )


@rule("MV-290")
@pytest.mark.parametrize("value", VALUES)
def test_the_square_shows_two_and_twelve(value: int) -> None:
    """No other value."""
    table = given(value=value)
    assert ("add village_square" in choices(table)) == (value in {2, 12})
    if value not in {2, 12}:
        assert refused(table, "add village_square", "MV-87")


@rule("MV-290")
def test_the_square_needs_the_councillor_and_no_other_square() -> None:
    """A chamber is no obstacle; there are four."""
    assert "add village_square" in choices(
        given(value=2, p1=side(villagers=["councillor"], chamber="co_guild"))
    )
    table = given(value=2, p1=side(villagers=without("councillor")))
    assert refused(table, "add village_square", "MV-290")
    assert refused(given(value=12, p1=side(square=True)), "add village_square", "MV-290")
    others: dict[str, Any] = {"p2": side(square=True), "p3": side(square=True), "p4": side(square=True)}
    table = given(players=4, value=12, **others)
    play(table, "p1 add village_square", "p1 tile village_square")
    assert seen(table).squares == 0


@rule("MV-291")
def test_a_new_square_in_its_order() -> None:
    """The tile first, then a story point, the card, a marker; two time."""
    table = given(value=2, p1=village(tree=1))
    play(table, "p1 add village_square")
    before = of(table, "p1")
    assert (before.square, before.tree, before.markers, before.cloud) == (False, 1, 0, 3)
    assert choices(table) == TILE_TEXTS
    play(table, "p1 tile field_1")
    after = of(table, "p1")
    assert (after.square, after.tree, after.markers, after.tile) == (True, 2, 1, "field_1")
    names = [said.id.removeprefix("my-village-") for said in told(table)]
    order = ["places-tile-field", "gains-story", "adds", "gains-marker"]
    assert [name for name in names if name in order] == order
    assert (seen(table).squares, waits_for(table)) == (3, "p2 MakeValue")


@rule("MV-291")
@pytest.mark.parametrize("text", TILE_TEXTS)
def test_the_tile_goes_next_to_any_own_white_banner(text: str) -> None:
    """Or stays on the square."""
    table = given(value=12, p1=village())
    play(table, "p1 add village_square", f"p1 {text}")
    assert of(table, "p1").tile == text.removeprefix("tile ")
    assert cards_of(table, "p1")[-2:] == ["village_square", "field"]


@rule("MV-291")
def test_the_tile_does_not_go_to_other_cards() -> None:
    """Not to churches, monks, travel cards, served customers, nor to cards of others or of the middle."""
    table = given(
        value=12,
        p1=side(church="ch_refuge", monks=["mo_r2"], travels=["tr_a1"], served=["cu_26"]),
        p2=side(workshops=["ws_forge_69"], market=["cu_25"]),
    )
    play(table, "p1 add village_square")
    assert choices(table) == ["tile personal_banner", "tile school", "tile village_square"]


@rule("MV-292")
def test_the_white_banner_of_the_square() -> None:
    """The tile may move, then a story point, then a marker; free."""
    table = given(value=2, p1=village(square=True, tile="school", markers=1, tree=4, cloud=10))
    play(table, "p1 activate village_square")
    assert choices(table) == [text for text in TILE_TEXTS if text != "tile school"] + ["stay"]
    assert (of(table, "p1").tree, of(table, "p1").markers) == (4, 1)
    play(table, "p1 tile cu_25")
    after = of(table, "p1")
    assert (after.tile, after.tree, after.markers, after.cloud) == ("cu_25", 5, 2, 10)


@rule("MV-292")
def test_the_tile_may_stay_and_a_full_square_takes_no_marker() -> None:
    """Three slots; the story point comes all the same."""
    table = given(value=2, p1=village(square=True, tile="school", markers=3))
    play(table, "p1 activate village_square", "p1 stay")
    after = of(table, "p1")
    assert (after.tile, after.tree, after.markers) == ("school", 1, 3)


@rule("MV-292")
def test_the_square_needs_the_councillor() -> None:
    """Without one it is refused."""
    table = given(value=2, p1=village(square=True, villagers=without("councillor")))
    assert refused(table, "activate village_square", "MV-130")


@rule("MV-293")
def test_the_square_alone_is_first_and_last() -> None:
    """Or last after others; nothing can follow."""
    table = given(value=12, p1=village(square=True, tile="school"))
    play(table, "p1 activate village_square", "p1 stay")
    assert waits_for(table) == "p2 MakeValue"
    table = given(value=12, p1=village(square=True, tile="school"))
    play(table, "p1 activate school", "p1 train new")
    assert choices(table) == ["activate village_square", "plow field_1 from forge", "stop"]
    play(table, "p1 activate village_square", "p1 tile personal_banner")
    assert (waits_for(table), of(table, "p1").tree) == ("p2 MakeValue", 1)


@rule("MV-294")
def test_a_marker_of_the_square_turns_a_die() -> None:
    """It returns to the supply; the councillor is not needed. Two turn both dice."""
    table = given(pool=["w1", "w2"], p1=side(square=True, markers=1, coins=0, villagers=["abbot"]))
    play(table, "p1 value 8", "p1 take w2 w2")
    assert (of(table, "p1").markers, seen(table).value) == (0, 8)
    table = given(pool=["w1"], p1=side(square=True, markers=2, coins=0))
    play(table, "p1 value 12", "p1 take w1 w1")
    assert of(table, "p1").markers == 0
    table = given(pool=["w1"], p1=side(square=True, markers=1, coins=0))
    assert refused(table, "value 8", "MV-63")


@rule("MV-295")
def test_never_more_than_one_tile() -> None:
    """Moved, it has left where it was: the school no longer fits with 12."""
    table = given(pool=["w6"], p1=side(square=True, tile="school", coins=0), p2=side(coins=0))
    play(table, "p1 value 12", "p1 take w6 w6", "p1 activate village_square", "p1 tile personal_banner")
    play(table, "p2 value 12", "p2 take w6 w6", "p2 activate question", "p2 stay")
    play(table, "p1 value 12", "p1 take w6 w6")
    assert (of(table, "p1").tile, of(table, "p2").tile) == ("personal_banner", None)
    assert "activate personal_banner" in choices(table)
    assert refused(table, "activate school", "MV-127")


@rule("MV-296")
@pytest.mark.parametrize(
    ("name", "text", "printed", "time"),
    [
        ("personal_banner", "activate personal_banner", {5, 8}, 0),
        ("school", "activate school", {3, 11}, 0),
        ("ws_forge_69", "activate ws_forge_69", {6, 9}, 1),
        ("field_1", "activate field_1", {7}, 0),
        ("co_monetary", "activate co_monetary", {3}, 1),
        ("cu_25", "serve cu_25", {6, 8}, 0),
    ],
)
def test_the_tile_adds_two_and_twelve(name: str, text: str, printed: set[int], time: int) -> None:
    """Beside the printed values, for the same time."""
    owner = village(square=True, tile=name)
    assert {value for value in VALUES if text in choices(given(value=value, p1=owner))} == printed | {2, 12}
    table = given(value=12, p1=owner)
    play(table, f"p1 {text}")
    assert of(table, "p1").cloud == 1 + time


@rule("MV-296")
@pytest.mark.parametrize(
    ("name", "text", "who"),
    [
        ("ws_forge_69", "activate ws_forge_69", "craftsman"),
        ("co_monetary", "activate co_monetary", "councillor"),
        ("cu_25", "serve cu_25", "merchant"),
    ],
)
def test_conditions_are_unchanged_by_the_tile(name: str, text: str, who: str) -> None:
    """The villager must be there, the customer be paid, once per turn."""
    owner = village(square=True, tile=name, villagers=without(who))
    assert refused(given(value=12, p1=owner), text, "MV-130")
    poor = village(square=True, tile="cu_25", goods={"plow": 0})
    assert refused(given(value=12, p1=poor), "serve cu_25", "MV-211")


@rule("MV-297")
@pytest.mark.parametrize(
    ("tile", "text", "fits"),
    [
        ("village_square", "activate village_square", {2, 12}),
        ("cu_07", "serve cu_07", {2, 12}),
        ("cu_04", "serve cu_04", set(VALUES)),
    ],
)
def test_beside_two_and_twelve_or_a_question_mark_the_tile_does_nothing(
    tile: str, text: str, fits: set[int]
) -> None:
    """The banner fits the same values as without it."""
    for value in VALUES:
        offers = []
        for where in (tile, "personal_banner"):
            owner = side(
                square=True,
                tile=where,
                market=["cu_04", "cu_07"],
                workshops=["ws_stable_58", "ws_brewery_58"],
                goods={"horse": 1, "beer": 2},
            )
            offers.append(text in choices(given(value=value, zone=["cu_02"], p1=owner)))
        assert offers == [value in fits] * 2


@rule("MV-298")
@pytest.mark.parametrize("value", [6, 12])
def test_the_tile_of_a_served_customer_goes_to_the_square(value: int) -> None:
    """Whichever value it was served with."""
    table = given(value=value, p1=village(square=True, tile="cu_25"))
    play(table, "p1 serve cu_25")
    assert (served_of(table, "p1"), of(table, "p1").tile) == (["cu_25"], "village_square")


@rule("MV-298")
def test_otherwise_the_tile_stays_where_it_is() -> None:
    """The banner beside it may be activated, another customer be served, its area be closed."""
    table = given(value=8, p1=village(square=True, tile="personal_banner"))
    play(table, "p1 activate personal_banner", "p1 serve cu_25", "p1 stop")
    assert of(table, "p1").tile == "personal_banner"
    table = given(value=12, p1=village(square=True, tile="ws_forge_69", cloud=10))
    play(table, "p1 activate ws_forge_69", "p1 stop", "p1 bury craftsman", "chance roll 1")
    assert (of(table, "p1").tile, goods_of(table, "p1")) == ("ws_forge_69", {"plow": 2})
