"""The four levels: the same names in every game, and in each as strong as was measured there.

The weakest errs like a person: not everything comes to its mind, and what looks nearly as good may be taken
for the best. The strong ones search, and think longer the stronger they are.
"""

import math
from typing import Final

from mypy_extensions import i64

from batisseurs.bots.bot import LEVELS, Bot, Seen
from batisseurs.bots.greedy import TRIES, look_ahead
from batisseurs.bots.search import SEEDS, Search
from batisseurs.kernel.arrays import COMPILED
from batisseurs.kernel.game import Level
from batisseurs.kernel.source import Seeded, Source

LONGEST: Final = 3000
"""How many milliseconds a level thinks about one choice at most, if nobody allows it less."""
PLAIN: Final = 10
"""Uncompiled, a level thinks through so many times fewer games: it answers in time, and plays worse."""
PARTS: Final = 1_000_000


class LevelBot(Bot):
    """Plays as well as its level says in the game it is asked about."""

    def __init__(self, name: str, milliseconds: int = LONGEST) -> None:
        """Be one of the levels, and say how long it may think."""
        super().__init__(name)
        self.milliseconds: int = milliseconds

    def choose(self, seen: Seen, source: Source) -> int:
        """Search, or look one choice ahead."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        level: Level = seen.game.thinking.levels[LEVELS.index(self.name)]
        if level.simulations == 0:
            return one_ahead(seen, source, level)
        search = Search(seen, Seeded(source.below(SEEDS)))
        search.run(level.simulations if COMPILED else max(level.simulations // PLAIN, 1), self.milliseconds)
        return search.best()


def one_ahead(seen: Seen, source: Source, level: Level) -> int:
    """Take what looks best one choice ahead, of what is noticed, and as surely as the level says."""
    noticed = [place for place in range(len(seen.choices)) if source.below(100) < level.notices]
    if not noticed:
        noticed.append(source.below(len(seen.choices)))
    looks = look_ahead(seen, source, noticed)
    best = looks[noticed[0]]
    for place in noticed:
        best = max(best, looks[place])
    scale = float(TRIES * seen.game.thinking.scale * max(level.wavers, 1)) / 100.0
    total = 0.0
    shares: list[float] = []
    for place in noticed:
        total += math.exp(float(looks[place] - best) / scale)
        shares.append(total)
    drawn = total * float(source.below(PARTS)) / float(PARTS)
    index: i64 = 0
    while shares[index] < drawn:
        index += 1
    return seen.choices[noticed[index]]
