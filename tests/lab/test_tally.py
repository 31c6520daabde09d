from __future__ import annotations

import pytest

from batisseurs.kernel import Result
from batisseurs.lab.match import Outcome
from batisseurs.lab.tally import Tally, no_games, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998 (Statistics in Medicine 17), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_against_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_at_the_edges() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == 1.0
    assert wilson(20, 20)[0] == pytest.approx(1 - wilson(0, 20)[1])
    low, high = wilson(2.5, 10)
    assert 0 < low < 0.25 < high < 1


def outcome(number: int, ranks: tuple[int, ...], decisions: int = 10) -> Outcome:
    scores = tuple(10 * rank for rank in ranks)
    return Outcome(number, Result("stones", ranks, scores), decisions, decisions - 1, decisions + 5)


def counted(*outcomes: Outcome) -> Tally:
    tally = no_games(len(outcomes[0].result.ranks))
    for one in outcomes:
        tally.add(one)
    return tally


def test_a_win_counts_for_the_bot_that_sat_there() -> None:
    tally = counted(outcome(0, (1, 2, 3)), outcome(1, (1, 2, 3)))
    assert tally.seat_shares == [12, 0, 0]
    assert tally.shares == [6, 0, 6]
    assert tally.ranks == [1 + 2, 2 + 3, 3 + 1]
    assert tally.scores == [30, 50, 40]
    assert tally.seat_scores == [20, 40, 60]


def test_shared_wins_are_fractions() -> None:
    tally = counted(outcome(0, (1, 1, 3)), outcome(0, (1, 1, 1)), outcome(0, (2, 1, 3)))
    assert [share / tally.whole for share in tally.shares] == pytest.approx(
        [1 / 2 + 1 / 3, 1 / 2 + 4 / 3, 1 / 3]
    )
    assert sum(tally.shares) == 3 * tally.whole


def test_nobody_may_win() -> None:
    """A solo game can be lost."""
    assert counted(outcome(0, (2,))).shares == [0]


def test_tallies_add_up_in_any_order() -> None:
    games = [
        outcome(number, ranks, 10 + number) for number, ranks in enumerate([(1, 1), (2, 1), (1, 2), (1, 1)])
    ]
    whole = counted(*games)
    parts = [counted(*games[:1]), counted(*games[1:3]), counted(*games[3:]), no_games(2)]
    assert no_games(2).plus(parts[0]).plus(parts[1]).plus(parts[2]) == whole
    assert parts[2].plus(parts[3]).plus(parts[1]).plus(parts[0]) == whole
    assert (whole.decisions.least, whole.decisions.most, whole.decisions.total) == (10, 13, 46)
