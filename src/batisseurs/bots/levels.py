"""The four levels: the same names in every game; their strength was measured for each game.

The weakest makes human mistakes: it overlooks choices and may take one that is nearly as good as the best.
The strong ones search; stronger levels think longer.
"""

import math
from typing import Final

from mypy_extensions import i64

from batisseurs.bots.bot import LEVELS, Seen
from batisseurs.bots.greedy import TRIES, look_ahead
from batisseurs.bots.search import Searching
from batisseurs.kernel.arrays import COMPILED
from batisseurs.kernel.game import Level
from batisseurs.kernel.source import Source

LONGEST: Final = 3000
"""The default limit for one choice, in milliseconds."""
PLAIN: Final = 10
"""Uncompiled, the number of simulations is divided by this: it answers in time, and plays worse."""
PARTS: Final = 1_000_000
MANY: Final = 1000
"""So many simulations take longer than it takes to start other processes."""


class LevelBot(Searching):
    """Plays at the strength of its level in each game."""

    def __init__(self, name: str, milliseconds: int = LONGEST, cores: int = 1) -> None:
        """Take the level, the time limit, and the number of cores for long searches."""
        super().__init__(name, milliseconds, cores)

    def __reduce__(self) -> tuple[type, tuple[str, int, int]]:
        """Leave the tree behind on the way to another process."""
        return (LevelBot, (self.name, self.milliseconds, self.cores))

    def choose(self, seen: Seen, source: Source) -> int:
        """Search, or look one choice ahead."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        level: Level = seen.game.thinking.levels[LEVELS.index(self.name)]
        if level.simulations == 0:
            return one_ahead(seen, source, level)
        simulations = level.simulations if COMPILED else max(level.simulations // PLAIN, 1)
        return self.search(seen, source, simulations, self.cores if simulations >= MANY else 1)


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
