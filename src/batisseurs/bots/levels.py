"""The four levels: the same names in every game; their strength was measured for each game.

The weakest makes human mistakes: it overlooks choices and may take one that is nearly as good as the best.
The strong ones search; stronger levels think longer.
"""

import math
from typing import Final

from mypy_extensions import i64

from batisseurs.bots.bot import LEVELS, Bot, Seen
from batisseurs.bots.greedy import SEEDS, TRIES, look_ahead
from batisseurs.bots.search import Search
from batisseurs.kernel.arrays import COMPILED
from batisseurs.kernel.game import Level
from batisseurs.kernel.source import Seeded, Source

LONGEST: Final = 3000
"""The default limit for one choice, in milliseconds."""
PLAIN: Final = 10
"""Uncompiled, the number of simulations is divided by this: it answers in time, and plays worse."""
PARTS: Final = 1_000_000


class LevelBot(Bot):
    """Plays at the strength of its level in each game."""

    def __init__(self, name: str, milliseconds: int = LONGEST) -> None:
        """Take the level and the time limit."""
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
    """Return the best choice one step ahead, with the oversights and the noise of the level."""
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
        total += math.exp((looks[place] - best) / scale)
        shares.append(total)
    drawn = total * float(source.below(PARTS)) / float(PARTS)
    index: i64 = 0
    while shares[index] < drawn:
        index += 1
    return seen.choices[noticed[index]]
