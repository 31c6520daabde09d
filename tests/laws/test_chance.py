"""Chance: drawing directly has the same distribution as the weights say."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

from batisseurs.kernel import CHANCE, ChanceStep, Game, Seeded, Source, Table
from tests.laws.tables import Case, cases_of, every_case, every_game, moments

MOST_PATHS = 3000
DRAWS = 3000


class Counting(Source):
    """Answers `below` with every number in turn: each run is one path, with its probability."""

    def __init__(self) -> None:
        """Begin with the path of zeros."""
        self.path: list[int] = []
        self.bounds: list[int] = []
        self.asked = 0

    def below(self, bound: int) -> int:
        """Return this path's number."""
        assert 1 <= bound <= 2**31
        if self.asked == len(self.path):
            self.path.append(0)
            self.bounds.append(bound)
        assert self.bounds[self.asked] == bound
        self.asked += 1
        return self.path[self.asked - 1]

    def probability(self) -> Fraction:
        """Return how likely the path just taken is."""
        likely = Fraction(1)
        for bound in self.bounds:
            likely /= bound
        return likely

    def next_path(self) -> bool:
        """Continue to the next path; tell whether there is one."""
        self.asked = 0
        while self.path and self.path[-1] + 1 == self.bounds[-1]:
            self.path.pop()
            self.bounds.pop()
        if self.path:
            self.path[-1] += 1
        return bool(self.path)


def exact(table: Table) -> dict[int, Fraction]:
    """Return the exact distribution of a chance step's `draw`, by counting all paths."""
    source, paths = Counting(), 0
    shares: dict[int, Fraction] = {}
    while True:
        outcome = table.draw(source)
        shares[outcome] = shares.get(outcome, Fraction(0)) + source.probability()
        paths += 1
        assert paths <= MOST_PATHS
        if not source.next_path():
            return shares


def weighed(table: Table) -> dict[int, Fraction]:
    """Return the distribution that the weights say."""
    weights = {choice: table.weight(choice) for choice in table.choices(CHANCE)}
    total = sum(weights.values())
    return {choice: Fraction(weight, total) for choice, weight in weights.items()}


@every_case
def test_drawing_has_exactly_the_distribution_of_the_weights(case: Case) -> None:
    count = 0
    for table in moments(case, 51):
        if table.chooser() != CHANCE:
            continue
        assert all(table.weight(choice) > 0 for choice in table.choices(CHANCE))
        count += 1
        if count % 5 == 1:
            assert exact(table) == weighed(table)


@every_game
def test_the_seeded_source_keeps_to_the_weights(game: Game) -> None:
    """Chi-square over many draws of each chance step, with seeds that stay the same."""
    tables: dict[type, Table] = {}
    wanted = {kind.step for kind in game.steps if kind.width and issubclass(kind.step, ChanceStep)}
    for seed, case in itertools.product(range(52, 72), cases_of(game)):
        for table in moments(case, seed):
            if isinstance(table.top, ChanceStep) and len(table.choices(CHANCE)) > 1:
                tables.setdefault(type(table.top), table.clone())
        if set(tables) == wanted:
            break
    assert set(tables) == wanted
    for table in tables.values():
        source = Seeded(53)
        drawn = Counter(table.draw(source) for _ in range(DRAWS))
        shares = weighed(table)
        assert set(drawn) <= set(shares)
        distance = sum((drawn[kind] - DRAWS * share) ** 2 / (DRAWS * share) for kind, share in shares.items())
        freedom = len(shares) - 1
        # Six standard deviations: never by chance, always by a wrong weight.
        assert distance < freedom + 6 * (2 * freedom) ** 0.5
