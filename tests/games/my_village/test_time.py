"""Time, bridge and reaper: MV-75 to MV-80."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village import table as t
from tests.games.my_village.given import cards_of, choices, given, of, play, seen, side, told, waits_for
from tests.games.my_village.turns import PROFESSIONS, die_at_the_end, idle, random_game, take
from tests.rules import rule


@rule("MV-75")
@pytest.mark.parametrize(("start", "end"), [(1, 5), (2, 6), (5, 9), (6, 10), (7, 1), (8, 2), (9, 3), (10, 4)])
def test_the_marker_moves_a_cloud_for_each_unit(start: int, end: int) -> None:
    """Four time of a church; after cloud 10 comes cloud 1."""
    table = given(value=6, p1=side(cloud=start))
    play(table, "p1 add ch_cloister")
    assert of(table, "p1").cloud == end


@rule("MV-75")
def test_only_your_own_marker_moves() -> None:
    """The marker of the other player stays."""
    table = given(value=6, p1=side(cloud=2), p2=side(cloud=3))
    play(table, "p1 add ch_cloister")
    assert (of(table, "p1").cloud, of(table, "p2").cloud) == (6, 3)


@rule("MV-76")
def test_the_bridge_is_not_counted() -> None:
    """From cloud 10 one unit leads to cloud 1: ten units are a full lap."""
    table = given(p1=side(cloud=10))
    idle(table)
    assert of(table, "p1").cloud == 1
    lap = given(pool=["b3", "b4"], p1=side(cloud=4))
    take(lap, "b3", "b4")
    play(lap, "p1 add field")
    assert of(lap, "p1").cloud == 10


@rule("MV-77")
@pytest.mark.parametrize(
    ("cloud", "after", "reaper"), [(6, 10, False), (7, 1, True), (8, 2, True), (10, 4, True)]
)
def test_past_the_bridge_the_reaper_stands_on_the_marker(cloud: int, after: int, *, reaper: bool) -> None:
    """Two black dice, 4 time: on cloud 10 not yet, beyond the bridge it does."""
    table = given(pool=["b3", "b5"], p1=side(cloud=cloud))
    take(table, "b3", "b5")
    assert (of(table, "p1").cloud, of(table, "p1").reaper) == (after, reaper)
    assert not of(table, "p2").reaper
    assert [message.id == "my-village-crosses-bridge" for message in told(table)].count(True) == reaper


@rule("MV-77")
def test_the_reaper_moves_on_with_the_marker_until_the_end_of_the_turn() -> None:
    """It stays on the marker while more time is consumed; then it returns to the bridge."""
    table = given(pool=["b3", "b4"], p1=side(cloud=9))
    take(table, "b3", "b4")
    assert (of(table, "p1").cloud, of(table, "p1").reaper) == (3, True)
    play(table, "p1 activate question")
    assert (of(table, "p1").cloud, of(table, "p1").reaper) == (4, True)
    play(table, "p1 stay")
    die_at_the_end(table, "merchant", 1)
    assert (of(table, "p1").cloud, of(table, "p1").reaper) == (4, False)


@rule("MV-77", "MV-78")
def test_the_reaper_comes_once_per_crossing() -> None:
    """The next turn without a crossing has no death."""
    table = given(p1=side(cloud=10))
    idle(table)
    die_at_the_end(table, "merchant", 1)
    idle(table)
    idle(table)
    assert waits_for(table) == "p2 MakeValue"
    assert len(of(table, "p1").villagers) == 4


@rule("MV-78")
@pytest.mark.parametrize(
    ("who", "value", "text"),
    [
        ("abbot", 6, "add ch_cloister"),
        ("councillor", 3, "add co_monetary"),
        ("craftsman", 5, "add ws_forge_58"),
    ],
)
def test_the_villager_who_will_die_still_works_in_this_turn(who: str, value: int, text: str) -> None:
    """The bridge was crossed with the dice; the card is added, then its villager dies."""
    low = max(value - 6, 1)
    dice = [f"b{low}", f"b{value - low}"]
    table = given(pool=dice, p1=side(cloud=8, villagers=[who]))
    take(table, *sorted(dice))
    assert of(table, "p1").reaper
    assert (of(table, "p1").villagers, seen(table).coffins) == ((who,), 0)
    play(table, f"p1 {text}")
    assert text.split()[1] in cards_of(table, "p1")
    assert waits_for(table) == "p1 ChooseDeceased"
    play(table, f"p1 bury {who}", f"p1 hire {who}")


@rule("MV-78")
def test_a_crossing_between_white_banners_does_not_stop_them() -> None:
    """The first banner passes the bridge, the second is activated all the same, then someone dies."""
    table = given(value=8, p1=side(cloud=10, workshops=["ws_stable_58", "ws_forge_58"]))
    play(table, "p1 activate ws_stable_58")
    assert (of(table, "p1").cloud, of(table, "p1").reaper) == (1, True)
    play(table, "p1 activate ws_forge_58", "p1 stop")
    assert waits_for(table) == "p1 ChooseDeceased"
    assert choices(table) == [f"bury {who}" for who in PROFESSIONS]


@rule("MV-79")
@pytest.mark.parametrize("cloud", [1, 7, 10])
def test_time_can_always_be_consumed(cloud: int) -> None:
    """Whatever the cloud, what costs time is on offer: even with a death already certain."""
    table = given(value=7, p1=side(cloud=cloud, reaper=True, coins=1))
    assert {"add field", "add travel_a", "activate question"} <= set(choices(table))
    dear = given(
        pool=["b3", "b4"],
        p1=side(
            cloud=cloud,
            travels=["tr_a1", "tr_b1", "tr_c4"],
            workshops=["ws_stable_58", "ws_brewery_58"],
            goods={"horse": 1, "beer": 1},
        ),
    )
    take(dear, "b3", "b4")
    play(dear, "p1 add travel_d")
    assert of(dear, "p1").cloud == cloud
    assert of(dear, "p1").reaper


@rule("MV-80")
@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_time_is_consumed_in_your_own_turn_only(players: int, seed: int) -> None:
    """In whole games no marker moves but that of the active player."""
    clouds = [1] * players
    active, moved = 0, 0
    for table in random_game(players, seed):
        for seat in range(players):
            if table.has(seat, t.CLOUD) != clouds[seat]:
                assert seat == active
                moved += 1
            clouds[seat] = int(table.has(seat, t.CLOUD))
        active = int(table.active)
    assert moved > 20 * players


@rule("MV-80")
def test_an_invasion_costs_nobody_time() -> None:
    """Using the sanatorium in another player's turn consumes none."""
    table = given(rat=1, p1=side(cloud=10), p2=side(cloud=10, church="ch_sanatorium", tree=4))
    idle(table)
    die_at_the_end(table, "merchant", 1)
    play(table, "p2 repel rats")
    assert (of(table, "p2").cloud, of(table, "p2").reaper, of(table, "p2").tree) == (10, False, 4)
