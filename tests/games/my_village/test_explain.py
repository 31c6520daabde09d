"""What the game says of its own things: prices, gains and figures come from the table and the components."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import Message, seat_from_name
from batisseurs.kernel.errors import UnknownPlace
from batisseurs.kernel.explanation import Explanation, explain
from tests.games.my_village.given import given, play, seen, side
from tests.rules import rule

COSTLY = MY_VILLAGE.component_text().replace("black_die_time = { value = 2,", "black_die_time = { value = 3,")


def about(table: VillageTable, place: str, reader: str = "p1") -> Explanation:
    """Return what a reader is told of a place."""
    seat = seat_from_name(reader)
    assert seat is not None
    return explain(MY_VILLAGE, table, seat, place)


def said(messages: tuple[Message, ...]) -> list[str]:
    """Return messages as their ids without the game's name, and what goes in."""
    return [
        " ".join([message.id.removeprefix("my-village-"), *map(str, message.args.values())])
        for message in messages
    ]


@rule("MV-63", "MV-65", "MV-67")
def test_a_value_costs_what_dice_coins_and_markers_make_of_it() -> None:
    table = given(pool=["w1", "w3", "b4", "b4"], p1=side(coins=1, square=True, markers=1, tile="school"))
    assert said(about(table, "value.4").costs) == ["some-nothing"]
    assert said(about(table, "value.5").costs) == ["some-coin 1"]
    seven = about(table, "value.7")
    assert said(seven.costs) == ["some-coin 1"]
    assert said(seven.now)[:2] == ["explain-value-way 0 1 0", "explain-value-way 2 0 0"]
    assert said(about(table, "value.2", "p2").costs) == []  # it is not their turn


@rule("MV-67")
def test_prices_are_those_of_the_components_in_use() -> None:
    table = given(pool=["b4", "b4", "w1"], components=MY_VILLAGE.components(COSTLY))
    assert said(about(table, "value.8").costs) == ["some-time 6"]
    assert said(about(table, "pool.b4").costs) == ["some-time 3"]


@rule("MV-73")
def test_a_value_names_the_banners_that_it_opens() -> None:
    table = given(pool=["w3", "w4", "w5"], p1=side(coins=0, fields=1, villagers=["abbot", "craftsman"]))
    assert [each for each in said(about(table, "value.7").now) if "opens" not in each] == [
        "explain-value-black ['field']",
        "explain-value-white ['field']",
    ]
    value = next(each for each in seen(table).values if each.value == 7)
    assert value.black == ("centre.field",)
    assert value.white == ("p1.field_1",)
    # Without a traveller nobody travels, and A comes before B.
    assert "centre.travel_a" in seen(table).closed


@rule("MV-92", "MV-233")
def test_a_travel_pile_says_its_cost_with_the_grey_banner_of_the_last_card() -> None:
    table = given(p1=side(travels=["tr_a1", "tr_b3"]))
    assert said(about(table, "centre.travel_c").costs) == [
        "needs-value 7", "some-time 2", "some-cart 1", "or-these ['beer', 'beer']", "some-beer 1",
        "explain-travel-on",
    ]  # fmt: skip
    assert said(about(table, "centre.travel_a", "p2").costs)[-1] == "some-mixed 1 ['horse', 'coin']"


@rule("MV-129", "MV-296")
def test_an_own_card_says_what_its_white_banner_costs_and_how_full_it_is() -> None:
    own = side(workshops=["ws_brewery_58"], goods={"beer": 1}, square=True, tile="ws_brewery_58")
    table = given(p1={**own, "villagers": ["abbot"]})
    brewery = about(table, "p1.ws_brewery_58")
    assert said(brewery.costs) == ["needs-values 5 8", "some-time 1"]
    assert said(brewery.gains) == ["some-beer 1"]
    assert said(brewery.now) == ["has-slots 1 4", "now-inactive craftsman", "now-tiled", "belongs 0"]
    assert said(about(table, "centre.ws_brewery_59").costs) == ["needs-values 5 9", "some-time 2"]


@pytest.mark.parametrize(
    "place",
    [
        "centre.ws_brewery_58",
        "p2.ws_brewery_58",
        "p1.field_1",
        "p1.tile",
        "p1.turned",
        "zone.cu_33",
        "value.13",
    ],
)
def test_what_is_not_on_the_table_is_refused(place: str) -> None:
    table = given(p1=side(workshops=["ws_brewery_58"]))
    with pytest.raises(UnknownPlace):
        about(table, place)


@rule("MV-77", "MV-176")
def test_time_counts_on_past_the_bridge() -> None:
    """A preview says "2 time", not eight clouds back, also when the death of this turn is decided."""
    table = given(value=7, p1=side(cloud=9))
    counted = [figures(table)["p1.time"]]
    play(table, "p1 add field")
    counted.append(figures(table)["p1.time"])
    assert counted == [9, 11]


def figures(table: VillageTable) -> dict[str, int]:
    """Return what the first player counts."""
    return {figure.id: figure.number for figure in MY_VILLAGE.figures(table, 0)}
