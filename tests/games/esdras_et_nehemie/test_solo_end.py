"""The solo game: Sabbath, after the Sabbath, the end. Rules: B27 (EN-271 to EN-275)."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import OPPONENT
from tests.games.esdras_et_nehemie.given import choices, of, play, seen, side, told_ids, waits_for
from tests.games.esdras_et_nehemie.moments import after, eve, final, has, opp, rest, saying, scored
from tests.rules import rule

CORNERS = {"sheep": "p1", "old": "p1", "fountain": "opponent", "horse": "opponent"}


@rule("EN-271")
@pytest.mark.parametrize(
    ("face", "altar", "expected", "points"),
    [
        ("a", 1, (3, 0, 0), 9),
        ("a", 2, (3, 1, 0), 10),
        ("a", 4, (3, 1, 0), 10),
        ("a", 5, (4, 0, 0), 10),
        ("b", 1, (3, 0, 0), 10),
        ("b", 2, (3, 1, 0), 10),
        ("b", 5, (4, 0, 1), 10),
    ],
)
def test_the_opponent_is_judged_by_its_own_board(
    face: str, altar: int, expected: tuple[int, int, int], points: int
) -> None:
    """Behind, between or ahead of the Prophets on 2 and 5; the effects of its face."""
    table = eve(players=1, solo_face=face, opponent=opp(altar=altar))
    assert (has(table), of(table, "opponent").points) == (expected, points)


@rule("EN-271")
def test_the_prophets_stand_where_they_stand_for_everyone() -> None:
    """Round 2 of this face: 5 and 10. On 5 the opponent is between, on 10 ahead."""
    assert has(eve(players=1, round=2, opponent=opp(altar=5))) == (3, 1, 0)
    assert has(eve(players=1, round=2, opponent=opp(altar=10))) == (4, 0, 0)


@rule("EN-271")
def test_the_opponent_only_resolves_the_judgement() -> None:
    """It assigns nobody, and then the human prepares."""
    table = eve(players=1, opponent=opp(altar=2))
    opponent = of(table, "opponent")
    assert (opponent.farmers, opponent.labourers, opponent.reserve) == (0, 0, 3)
    assert told_ids(table)[:3] == ["sabbath-begins", "judged-between", "gains-gold"]
    assert waits_for(table) == "p1 Prepare"


def rested(face: str = "a", *, scribes: dict[str, str] | None = None, **stated: Any) -> tuple[int, int]:
    """Return the silver and the points of the opponent's Sabbath."""
    table = rest(
        players=1,
        solo_face=face,
        gates=CORNERS,
        scribes=scribes or {},
        opponent=opp(**stated),
        p1=side(food=30),
    )
    return has(table)[2], scored(table, OPPONENT)["cards"]


@rule("EN-272")
@pytest.mark.parametrize(("face", "silver"), [("a", 4), ("b", 8)])
def test_step_1_silver_for_workers_in_reserve(face: str, silver: int) -> None:
    """One for each of four, two on face B."""
    assert rested(face, reserve=4)[0] == silver
    assert rested(face, reserve=0)[0] == 0


@rule("EN-272")
@pytest.mark.parametrize(
    ("cells", "points"), [((), 0), (("s1_1",), 1), (("s1_1", "s3_2"), 3), (("s4_1", "s2_1"), 4)]
)
def test_step_2_points_for_the_highest_scribe(cells: tuple[str, ...], points: int) -> None:
    """Its row value only; then 2 for the gatekeepers, its most numerous people."""
    assert rested(scribes=dict.fromkeys(cells, "opponent"))[1] == points + 2


@rule("EN-272")
@pytest.mark.parametrize(
    ("face", "levites", "points"), [("a", 1, 2), ("a", 4, 4), ("a", 6, 6), ("b", 1, 3), ("b", 4, 6)]
)
def test_step_3_points_for_people(face: str, levites: int, points: int) -> None:
    """Face A: the largest of gatekeepers (2), scribes (0) and Levites; face B: the sum of all."""
    assert rested(face, levites=levites)[1] == points


@rule("EN-272")
@pytest.mark.parametrize(("face", "points"), [("a", 3), ("b", 6)])
def test_step_3_counts_scribes_as_people(face: str, points: int) -> None:
    """Three scribes of row 1 are more than two gatekeepers and one Levite; 1 for the highest of them."""
    scribes = dict.fromkeys(("s1_1", "s1_2", "s1_3"), "opponent")
    assert rested(face, scribes=scribes)[1] == points + 1


@rule("EN-272")
@pytest.mark.parametrize(
    ("blessings", "altar", "points"),
    [
        ({}, 2, 0),
        ({"purple": 3, "red": 1}, 0, 3),
        ({"orange": 6, "red": 5}, 0, 6),
        ({}, 9, 3),
        ({"red": 2}, 10, 5),
    ],
)
def test_step_4_points_for_blessings_and_golden_spaces(
    blessings: dict[str, int], altar: int, points: int
) -> None:
    """The rightmost marker (EN-R62), and 1 for each golden space reached or passed; 2 for gatekeepers."""
    assert rested(blessings=blessings, altar=altar)[1] == points + 2


@rule("EN-272")
def test_the_opponent_explains_its_sabbath() -> None:
    """What each of the four steps brought."""
    table = rest(
        players=1,
        solo_face="b",
        gates=CORNERS,
        scribes={"s3_1": "opponent"},
        opponent=opp(reserve=2, levites=4, altar=6, blessings={"red": 4}),
        p1=side(food=30),
    )
    (about,) = saying(table, "opponent-sabbath")
    assert (about["silver"], about["scribe"], about["people"], about["blessed"]) == (4, 3, 7, 6)
    assert (about["gatekeepers"], about["scribes"], about["levites"]) == (2, 1, 4)
    assert of(table, "opponent").points == 10 + 3 + 7 + 6


@rule("EN-273")
@pytest.mark.parametrize("round_", [1, 2])
def test_all_solo_cards_are_shuffled_again(round_: int) -> None:
    """Ten focus cards and six scheme cards, the open ones included."""
    table = after(
        players=1,
        round=round_,
        focus="focus_dung",
        scheme="scheme_2",
        focus_pile=["focus_old"],
        scheme_pile=[],
    )
    cards = seen(table).solo
    assert cards is not None
    assert (cards.focus, cards.scheme, len(cards.focus_left), len(cards.scheme_left)) == (None, None, 10, 6)


@rule("EN-273")
def test_the_shofar_alternates_and_the_prophets_move() -> None:
    """From the opponent to the human and back; the leader gains a worker."""
    table = after(players=1, opponent=opp(altar=1))
    assert (seen(table).shofar, seen(table).zechariah, seen(table).haggai) == (0, 5, 10)
    assert (waits_for(table), of(table, "opponent").reserve) == ("p1 OpenPoint", 4)
    table = after(players=1, round=2, shofar="p1", p1=side(altar=1))
    assert (seen(table).shofar, seen(table).zechariah, seen(table).haggai) == (OPPONENT, 9, 15)
    assert (waits_for(table), of(table, "p1").reserve) == ("chance RevealFocus", 7)
    assert len(choices(table)) == 10


@rule("EN-274")
def test_the_opponents_final_scoring() -> None:
    """Goods in silver, walls and gates, scribes, the lead; no tiles, no cards, no scroll conditions."""
    table = final(
        players=1,
        gates={**CORNERS, "dung": "opponent"},
        walls={"w08": "opponent wall_10", "w09": "opponent wall_05"},
        scrolls={"s4_1": "chief_scribes", "s4_2": "house_completed"},
        scribes={"s4_1": "opponent", "s4_2": "opponent", "s1_1": "opponent"},
        temple=[["stone"] * 5, [], [], [], []],
        opponent=opp(gold=2, silver=4, altar=7),
    )
    assert scored(table, OPPONENT) == {
        "start": 10, "temple": 0, "sectors": 0, "rewards": 0, "cards": 0, "hunger": 0,
        "goods": 2, "tiles": 0, "altar": 3, "buildings": 4 + 3 + 1, "scribes": 9, "scrolls": 0,
    }  # fmt: skip
    assert of(table, "opponent").points == 32


@rule("EN-275")
@pytest.mark.parametrize(
    ("human", "altar", "rank"),
    [(31, 0, 1), (30, 1, 1), (30, 0, 2), (29, 1, 2)],
)
def test_the_human_wins_with_more_points_or_ahead(human: int, altar: int, rank: int) -> None:
    """On equal points only if ahead on the altar track; the lead's 3 points are counted already."""
    lead = 3 if altar else 0
    table = final(
        players=1,
        altar_order=["opponent", "p1"],
        p1=side(vp=human - lead, silver=0, food=0, altar=altar),
        opponent=opp(vp=30 - (3 - lead)),
    )
    result = ESDRAS_ET_NEHEMIE.result(table)
    assert (result.scores, result.sides) == ((human,), (("opponent", 30),))
    assert result.ranks == (rank,)
    assert waits_for(table) == "over"


def test_after_the_third_sabbath_nothing_is_shuffled() -> None:
    """The game is over, the open cards lie where they lay."""
    table = final(players=1, focus="focus_dung", scheme="scheme_2")
    cards = seen(table).solo
    assert cards is not None
    assert (cards.focus, cards.scheme) == ("focus_dung", "scheme_2")


def test_a_whole_preparation_and_sabbath() -> None:
    """The opponent, with the Shofar, is judged and rests first; the human tucks; a new round begins."""
    stated = side(food=9, stacks=[["mason"], [], []], hand=["singer"])
    table = eve(players=1, opponent=opp(), p1=stated)
    play(table, "p1 judgement", "p1 end")
    assert (waits_for(table), choices(table)) == ("p1 TuckCard", ["tuck mason"])
    assert has(table)[2] == 3
    play(table, "p1 tuck mason")
    assert seen(table).round == 2
