"""The interface of bots: what a bot gets, and what it returns.

A bot never gets the table. It gets a `Seen`, with a copy of the table on which everything that the seat
cannot know has been redrawn: a bot that looks where it should not finds nothing.
"""

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from batisseurs.kernel import choice_text as words
from batisseurs.kernel.choice import Choice
from batisseurs.kernel.game import Game
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import Table

LEVELS: Final[list[str]] = ["beginner", "casual", "strong", "master"]
"""The same names in every game, from the weakest to the strongest."""


class Seen:
    """What a seat knows when it has to choose."""

    def __init__(self, game: Game, table: Table, seat: Seat, veil: Source) -> None:
        """Look at a table from a seat; `veil` redraws what the seat cannot know."""
        self.game: Final = game
        self.seat: Final = seat
        self.choices: Final = table.choices(seat)
        self._concealed: Final = _concealed(game, table, seat, veil)
        self._view: msgspec.Struct | None = None
        self._words: list[Choice] | None = None

    @property
    def view(self) -> msgspec.Struct:
        """What the seat may see: the same as for a person."""
        if self._view is None:
            self._view = self.game.view(self._concealed, self.seat)
        return self._view

    @property
    def words(self) -> list[Choice]:
        """The choices in words, in the order of `choices`."""
        if self._words is None:
            self._words = [words.say(self._concealed, self.seat, choice) for choice in self.choices]
        return self._words

    def imagine(self, source: Source) -> Table:
        """Return a possible table for the bot to play on, as often as it likes.

        Each has the same view as the real one; what the seat cannot know is drawn again for each.
        """
        return _concealed(self.game, self._concealed, self.seat, source)


def _concealed(game: Game, table: Table, seat: Seat, source: Source) -> Table:
    copy = table.clone()
    game.conceal(copy, seat, source)
    return copy


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. Bots subclass this.

    A bot keeps nothing from one game to the next, and takes all randomness from the given source, so that a
    game depends on its seed only, on any core.
    """

    def __init__(self, name: str) -> None:
        """Set the name of the bot, as in records."""
        self.name: str = name  # not Final: bots are sent to other processes, and pickling sets it
        self.lost: int = 0
        """How many times it had no answer, so that another bot chose instead."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Return one of `seen.choices`."""
        raise NotImplementedError
