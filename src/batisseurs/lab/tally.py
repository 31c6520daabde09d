"""Counting games: exact, in whole numbers, so that the order of the games does not matter."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterable

import msgspec

from batisseurs.kernel.choice import Category
from batisseurs.lab.match import Outcome, seat_of

Counts = dict[int, int]
"""How often each number was seen."""

Z_95 = 1.959963984540054
"""95 % of a normal distribution is within this many standard deviations of the mean."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval for a probability, from `wins` in `games`.

    It is Wilson's interval, which also works for few games and near 0 and 1.
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = Z_95 * Z_95 / games
    middle = rate + square / 2
    reach = Z_95 * math.sqrt(rate * (1 - rate) / games + square / games / 4)
    low, high = (middle - reach) / (1 + square), (middle + reach) / (1 + square)
    return max(low, 0.0), min(high, 1.0)


class Lengths(msgspec.Struct):
    """Least, most and sum of something counted in each game, and how often each number came."""

    least: int = sys.maxsize
    most: int = 0
    total: int = 0
    counts: Counts = {}

    def add(self, count: int) -> None:
        """Count one game."""
        self.least = min(self.least, count)
        self.most = max(self.most, count)
        self.total += count
        _count(self.counts, count)

    def plus(self, other: Lengths) -> Lengths:
        """Return both together."""
        return Lengths(
            min(self.least, other.least),
            max(self.most, other.most),
            self.total + other.total,
            _together(self.counts, other.counts),
        )


class Points(msgspec.Struct):
    """How often each score was reached, in sum and in each category."""

    total: Counts = {}
    categories: dict[str, Counts] = {}

    def add(self, total: int, points: Iterable[Category]) -> None:
        """Count one score."""
        _count(self.total, total)
        for category in points:
            _count(self.categories.setdefault(category.id, {}), category.points)

    def plus(self, other: Points) -> Points:
        """Return both together; categories in the order in which they are known."""
        names = dict.fromkeys([*self.categories, *other.categories])
        both = {
            name: _together(self.categories.get(name, {}), other.categories.get(name, {})) for name in names
        }
        return Points(_together(self.total, other.total), both)


class Tally(msgspec.Struct):
    """Sums over games. A win shared by n bots counts one n-th to each, in parts of `whole`."""

    players: int
    games: int
    shares: list[int]
    scores: list[int]
    ranks: list[int]
    seat_shares: list[int]
    seat_scores: list[int]
    endings: dict[str, int]
    decisions: Lengths
    real_decisions: Lengths
    lines: Lengths
    points: list[Points]
    seat_points: list[Points]
    lost: list[int]
    """How many times each bot had no answer."""

    @property
    def whole(self) -> int:
        """How many parts make a win: divisible by every number of winners."""
        return math.lcm(*range(1, self.players + 1))

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        result = outcome.result
        share = self.whole // max(len(result.winners), 1)
        for bot in range(self.players):
            seat = seat_of(bot, outcome.number, self.players)
            won = share if result.ranks[seat] == 1 else 0
            self.shares[bot] += won
            self.seat_shares[seat] += won
            self.scores[bot] += result.scores[seat]
            self.seat_scores[seat] += result.scores[seat]
            self.ranks[bot] += result.ranks[seat]
            self.lost[bot] += outcome.lost[seat] if outcome.lost else 0
            categories = outcome.points[seat] if outcome.points else ()
            self.points[bot].add(result.scores[seat], categories)
            self.seat_points[seat].add(result.scores[seat], categories)
        self.games += 1
        self.endings[result.ending] = self.endings.get(result.ending, 0) + 1
        self.decisions.add(outcome.decisions)
        self.real_decisions.add(outcome.real_decisions)
        self.lines.add(outcome.lines)

    def plus(self, other: Tally) -> Tally:
        """Return both together."""
        return Tally(
            self.players,
            self.games + other.games,
            _sums(self.shares, other.shares),
            _sums(self.scores, other.scores),
            _sums(self.ranks, other.ranks),
            _sums(self.seat_shares, other.seat_shares),
            _sums(self.seat_scores, other.seat_scores),
            dict(Counter(self.endings) + Counter(other.endings)),
            self.decisions.plus(other.decisions),
            self.real_decisions.plus(other.real_decisions),
            self.lines.plus(other.lines),
            [mine.plus(more) for mine, more in zip(self.points, other.points, strict=True)],
            [mine.plus(more) for mine, more in zip(self.seat_points, other.seat_points, strict=True)],
            _sums(self.lost, other.lost),
        )


def _count(counts: Counts, number: int) -> None:
    counts[number] = counts.get(number, 0) + 1


def _together(one: Counts, other: Counts) -> Counts:
    """Return both counts, smallest number first, independent of the order of the games."""
    if not other:
        return dict(sorted(one.items()))
    return {number: one.get(number, 0) + other.get(number, 0) for number in sorted({*one, *other})}


def _sums(one: list[int], other: list[int]) -> list[int]:
    return [left + right for left, right in zip(one, other, strict=True)]


def no_games(players: int) -> Tally:
    """Return the tally of no games."""
    row = [0] * players
    points, seat_points = ([Points() for _ in range(players)] for _ in range(2))
    return Tally(
        players,
        0,
        row,
        row[:],
        row[:],
        row[:],
        row[:],
        {},
        Lengths(),
        Lengths(),
        Lengths(),
        points,
        seat_points,
        row[:],
    )
