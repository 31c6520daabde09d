"""What the adapters are tested on: every registered game with every number of players, and toys.

The toys stand for what no registered game needs yet: sealed answers, a seat alone, nothing hidden.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from batisseurs.games import all_games
from batisseurs.kernel.game import Game, OptionValue
from tests.toys import TOYS

SHORT = 4

ALLOWED = (
    # Every environment with a mask has dictionaries; the suite lists its own and warns of all others.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    # When the game is over nobody may do anything, and the suite looks at the last observation too.
    "Action mask numpy array is all zeros",
)
"""The warnings of the peers' suites that we accept. All others are errors."""

ALLOWED_FROM_SHIMMY = (
    # Not of our making: shimmy's observation spaces have no limits.
    "Agent's minimum observation space value is -infinity",
    "Agent's maximum observation space value is infinity",
)


class Case(NamedTuple):
    """A game with its players."""

    game: Game
    players: int

    def __str__(self) -> str:
        """Name it in test reports."""
        return f"{self.game.slug}-{self.players}"

    @property
    def short(self) -> dict[str, OptionValue]:
        """Options with which the game is over soon, for suites that look at every moment from every seat."""
        return {
            option.name: max(option.minimum, min(option.default, SHORT))
            for option in self.game.options
            if isinstance(option.default, int) and not isinstance(option.default, bool)
        }

    def spiel(self, **more: Any) -> str:
        """Return the game as OpenSpiel names it."""
        settings = {"players": self.players, **more}
        listed = ",".join(f"{name}={value}" for name, value in settings.items())
        return f"batisseurs_{self.game.slug.replace('-', '_')}({listed})"


def _cases(games: list[Game]) -> list[Case]:
    return [
        Case(game, players) for game in games for players in range(game.min_players, game.max_players + 1)
    ]


REGISTERED = _cases(all_games())
TOY_CASES = _cases(list(TOYS))


def _marked(cases: list[Case], *, largest: bool = True) -> list[Any]:
    """Only a game's smallest table, and its largest where that is quick, are tried outside `make proof`."""
    return [
        pytest.param(case, id=str(case), marks=() if case.players in tried else pytest.mark.proof)
        for case in cases
        for tried in [(case.game.min_players, case.game.max_players if largest else case.game.min_players)]
    ]


every_case = pytest.mark.parametrize("case", _marked(REGISTERED))
every_case_and_toy = pytest.mark.parametrize("case", _marked(REGISTERED + TOY_CASES))
smallest_and_toys = pytest.mark.parametrize("case", _marked(REGISTERED, largest=False) + _marked(TOY_CASES))
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


@contextmanager
def only(*allowed: str) -> Iterator[None]:
    """Make every warning an error, except these."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for beginning in allowed:
            warnings.filterwarnings("ignore", message=re.escape(beginning))
        yield
