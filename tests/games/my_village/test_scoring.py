"""The score pad, winners and ties. Rules: MV-315 to MV-333."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from tests.games.my_village.common_moves import PROFESSIONS, end_round
from tests.games.my_village.given import given, of, points_of, seen, side
from tests.rules import rule

MONKS = ["mo_r2", "mo_r3", "mo_r4", "mo_c2", "mo_c3", "mo_q1"]
SHOPS = ["ws_stable_58", "ws_brewery_58", "ws_forge_58", "ws_parchment_maker_58", "ws_wheelwright_58"]
FULL = {"horse": 3, "beer": 4, "plow": 3, "parchment": 3, "cart": 2}
CATEGORIES = ["travel_cards", "workshop_cards", "served_customers", "religion_cards", "field_cards"]


def points(line: str, **village: Any) -> int:
    """Return a line of the score pad of a village without the hand."""
    return points_of(given(holder="p2", p1=side(**village)), "p1")[line]


def total(**village: Any) -> int:
    """Return all points of a village without the hand."""
    return of(given(holder="p2", p1=side(**village)), "p1").score


def ended(players: int = 2, **villages: Any) -> VillageTable:
    """Play to the end of the last round by quiet turns; the first player has the hand."""
    table = given(players=players, graves=18, pool=["w1"], **villages)
    end_round(table)
    assert table.over()
    return table


# The lines. --------------------------------------------------------------------------------------


@rule("MV-315")
@pytest.mark.parametrize(("monks", "windows"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_church_and_windows(monks: int, windows: int) -> None:
    """The card and the window table."""
    assert points("church", church="ch_refuge", monks=MONKS[:monks]) == 5 + windows


@rule("MV-315")
@pytest.mark.parametrize(
    ("church", "printed"),
    [("ch_sanatorium", 5), ("ch_cloister", 4 + 1), ("ch_diocesan", 4), ("ch_refuge", 5)],
)
def test_each_church_has_its_points(church: str, printed: int) -> None:
    """The cloister with its window; without a church there is nothing."""
    assert points("church", church=church) == printed
    assert points("church") == 0


@rule("MV-316")
@pytest.mark.parametrize(
    ("chamber", "printed"), [("co_monetary", 2), ("co_citizens", 0), ("co_properties", 0), ("co_guild", 2)]
)
def test_square_and_chamber(chamber: str, printed: int) -> None:
    """Two points for the square, those printed on the chamber."""
    assert points("council", chamber=chamber) == printed
    assert points("council", chamber=chamber, square=True) == printed + 2
    assert points("council", square=True) == 2


@rule("MV-317")
@pytest.mark.parametrize(
    ("covered", "villagers", "gained"),
    [
        (PROFESSIONS, PROFESSIONS, 20),
        (["abbot", "merchant"], PROFESSIONS, 8),
        (["abbot", "merchant"], ["abbot", "traveller"], 4),
        (["abbot"], ["merchant"], 0),
        ([], PROFESSIONS, 0),
    ],
)
def test_citizens_who_are_present(covered: list[str], villagers: list[str], gained: int) -> None:
    """Four points for each covered profession whose villager is there; successors do not count."""
    found = points(
        "council", chamber="co_citizens", covered=covered, villagers=villagers, school=["left", "right"]
    )
    assert found == gained


@rule("MV-318")
@pytest.mark.parametrize(
    ("covered", "gained"),
    [
        (["travel_cards"], 2),
        (["workshop_cards"], 5),
        (["served_customers"], 3),
        (["religion_cards"], 4),
        (["field_cards"], 1),
        (CATEGORIES, 15),
        ([], 0),
    ],
)
def test_cards_of_covered_categories(covered: list[str], gained: int) -> None:
    """One point a card: the cloister's window is none, nor are customers still waiting."""
    found = points(
        "council",
        chamber="co_properties",
        covered=covered,
        travels=["tr_a1", "tr_b1"],
        workshops=SHOPS,
        served=["cu_08", "cu_09", "cu_10"],
        market=["cu_11", "cu_12"],
        church="ch_cloister",
        monks=MONKS[:3],
        fields=1,
        plows=[1],
        square=False,
    )
    assert found == gained


@rule("MV-318")
def test_a_church_without_monks_is_a_card() -> None:
    """And without a church there is none."""
    assert points("council", chamber="co_properties", covered=["religion_cards"], church="ch_refuge") == 1
    assert points("council", chamber="co_properties", covered=["religion_cards"]) == 0


@rule("MV-319")
def test_fields_are_worth_one_each() -> None:
    """Whatever lies on them."""
    assert points("fields", fields=3, plows=[1, 3]) == 3
    assert points("fields") == 0


@rule("MV-320")
@pytest.mark.parametrize(
    ("travels", "worth"),
    [
        ([], 0),
        (["tr_a2"], 3),
        (["tr_a4", "tr_b3"], 4 + 5),
        (["tr_a1", "tr_b1", "tr_c2", "tr_d4"], 3 + 4 + 5 + 8),
        (["tr_a3", "tr_b4", "tr_c3", "tr_d2", "tr_e2"], 4 + 5 + 6 + 6 + 9),
    ],
)
def test_travels_are_worth_what_is_printed(travels: list[str], worth: int) -> None:
    """All cards together."""
    assert points("travels", travels=travels) == worth


@rule("MV-321")
def test_only_served_customers_have_points() -> None:
    """Six, three and one; those in the market none."""
    assert points("customers", served=["cu_14", "cu_10", "cu_01"], market=["cu_19", "cu_29"]) == 6 + 3 + 3
    assert points("customers", market=["cu_19", "cu_29"]) == 0


@rule("MV-322")
def test_safe_stories_are_worth_one_each() -> None:
    """Those on the town hall."""
    assert points("stories", safe=7, tree=5) == 7


@rule("MV-323")
@pytest.mark.parametrize("labourers", [0, 1, 3])
def test_day_labourers_cost_five_each(labourers: int) -> None:
    """Those of them that are still there."""
    assert points("labourers", labourers=labourers) == -5 * labourers


@rule("MV-324")
def test_the_hand_is_worth_one_for_its_holder() -> None:
    """The player who took it last, not the one who started the round; points on it are ignored."""
    table = given(players=3, first="p1", holder="p3", hand_back=True, hand=6)
    assert [points_of(table, name)["hand"] for name in ("p1", "p2", "p3")] == [0, 0, 1]
    assert [village.score for village in seen(table).villages] == [0, 0, 1]


@rule("MV-325")
def test_tree_coins_and_resources_give_nothing() -> None:
    """Nor do markers: generic resources, on the square, plows on fields, successors, in the sanatorium."""
    assert total(tree=9, coins=8, workshops=SHOPS, goods=FULL) == 0
    assert total(chamber="co_guild", generic=3) == total(chamber="co_guild")
    assert total(square=True, markers=3) == total(square=True)
    assert total(fields=1, plows=[1]) == total(fields=1)
    assert total(school=["left", "right"]) == 0
    assert total(church="ch_sanatorium", protections=2) == total(church="ch_sanatorium")


@rule("MV-326")
@pytest.mark.parametrize("who", PROFESSIONS)
def test_points_of_cards_need_no_villager(who: str) -> None:
    """With one lonely villager everything counts as with five."""
    rich = {
        "church": "ch_refuge",
        "monks": MONKS[:2],
        "chamber": "co_properties",
        "covered": CATEGORIES,
        "square": True,
        "travels": ["tr_a1", "tr_b1"],
        "workshops": SHOPS,
        "served": ["cu_14"],
    }
    assert total(**rich, villagers=[who]) == total(**rich) == (5 + 3) + 2 + (2 + 5 + 1 + 3) + 7 + 6


# Winners. ----------------------------------------------------------------------------------------


@rule("MV-330")
def test_most_points_win() -> None:
    """Coins do not make up for a point."""
    table = ended(4, p1=side(coins=9, safe=3), p2=side(safe=5), p3=side(safe=9), p4=side(safe=1))
    assert MY_VILLAGE.result(table).scores == (4, 5, 9, 1)
    assert MY_VILLAGE.result(table).ranks == (3, 2, 1, 4)


@rule("MV-331")
@pytest.mark.parametrize(
    "more",
    [
        {"coins": 1},
        {"tree": 1},
        {"workshops": ["ws_forge_58"], "goods": {"plow": 1}},
        {"workshops": ["ws_brewery_58"], "goods": {"beer": 1}},
    ],
)
def test_a_tie_is_broken_by_what_is_left(more: dict[str, Any]) -> None:
    """A coin, a story point on the tree or a resource decides."""
    table = ended(p1=side(safe=4, coins=3), p2=side(safe=5, coins=3) | more | _more_coins(more))
    assert MY_VILLAGE.result(table).scores == (5, 5)
    assert MY_VILLAGE.result(table).ranks == (2, 1)


def _more_coins(more: dict[str, Any]) -> dict[str, Any]:
    return {"coins": 3 + more.get("coins", 0)}


@rule("MV-331")
def test_what_counts_in_a_tie() -> None:
    """Coins, resources, generic ones, plows on fields, the tree: nothing else."""
    table = given(
        p1=side(
            coins=2,
            tree=3,
            workshops=SHOPS,
            goods={"horse": 1, "beer": 2, "cart": 1},
            chamber="co_guild",
            generic=2,
            fields=2,
            plows=[2],
        ),
        p2=side(
            safe=8,
            square=True,
            markers=3,
            church="ch_sanatorium",
            protections=2,
            school=["left", "right"],
            chamber="co_citizens",
            covered=PROFESSIONS,
            labourers=1,
            coins=0,
        ),
    )
    assert [village.leftovers for village in seen(table).villages] == [2 + 3 + 4 + 2 + 1, 0]


@rule("MV-332")
def test_a_tie_that_is_not_broken_is_shared() -> None:
    """Both win; the third is third."""
    table = ended(3, p1=side(safe=4, coins=2), p2=side(safe=5, tree=2, coins=0), p3=side(safe=2, coins=9))
    assert MY_VILLAGE.result(table).scores == (5, 5, 2)
    assert MY_VILLAGE.result(table).ranks == (1, 1, 3)


@rule("MV-333")
def test_a_total_may_be_negative() -> None:
    """Two day labourers and little else."""
    table = ended(p1=side(labourers=2, safe=1), p2=side(labourers=3))
    assert MY_VILLAGE.result(table).scores == (-8, -15)
    assert MY_VILLAGE.result(table).ranks == (1, 2)


def test_the_lines_add_up() -> None:
    """The total is the sum of all lines, in the result as in the view."""
    table = ended(
        p1=side(church="ch_cloister", square=True, fields=2, travels=["tr_a1"], served=["cu_10"], safe=6)
    )
    lines = points_of(table, "p1")
    assert lines == {
        "church": 5,
        "council": 2,
        "fields": 2,
        "travels": 3,
        "customers": 3,
        "stories": 6,
        "hand": 1,
        "labourers": 0,
    }
    assert of(table, "p1").score == MY_VILLAGE.result(table).scores[0] == sum(lines.values())
