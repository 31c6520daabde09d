"""The boundary between a bot and the game: what a bot is handed, and what it hands back.

A bot never holds the table. It gets a `Seen`, inside of which lies a copy on which everything that the
seat cannot know has already been dealt anew: a bot that looks where it should not finds nothing.
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
    """What a seat knows at the moment it is asked."""

    def __init__(self, game: Game, table: Table, seat: Seat, veil: Source) -> None:
        """Look at a table from a seat; `veil` deals anew what the seat cannot know."""
        self.game: Final = game
        self.seat: Final = seat
        self.choices: Final = table.choices(seat)
        self._concealed: Final = _concealed(game, table, seat, veil)
        self._view: msgspec.Struct | None = None
        self._words: list[Choice] | None = None

    @property
    def view(self) -> msgspec.Struct:
        """What the seat may see, the same that a person at this seat is shown."""
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
        """Return a table as it could be: the bot may play on it, as often as it likes.

        Each has the same view as the real one, and another deal of what the seat cannot know.
        """
        return _concealed(self.game, self._concealed, self.seat, source)


def _concealed(game: Game, table: Table, seat: Seat, source: Source) -> Table:
    copy = table.clone()
    game.conceal(copy, seat, source)
    return copy


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers for a seat. Bots subclass this.

    A bot keeps nothing from one game to the next, and everything random about it comes from the source
    it is given: so that a game depends on its seed only, whoever plays it, on any core.
    """

    def __init__(self, name: str) -> None:
        """Name the bot as it is asked for and as it stands in records."""
        self.name: str = name  # not Final: bots are sent to other processes, and pickling sets it
        self.lost: int = 0
        """How many choices it had no answer to, so that another bot chose in its place."""

    def choose(self, seen: Seen, source: Source) -> int:
        """Return one of `seen.choices`."""
        raise NotImplementedError
