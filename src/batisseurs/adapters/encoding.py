"""A game as numbers: choices as action ids, views as arrays.

All adapters share this, so that an action id and a row of an observation mean the same everywhere.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from batisseurs.games import find_game
from batisseurs.kernel import choice_text
from batisseurs.kernel.game import Feature, Game, Options
from batisseurs.kernel.seats import OVER, Seat, seat_name
from batisseurs.kernel.table import Table

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class IllegalAction(ValueError):  # noqa: N818  named after what it is about, like the kernel's errors
    """The action is not legal now. Adapters turn this into their library's own error."""


class Numbering:
    """One game with its players, options and components, in numbers."""

    def __init__(
        self, game: Game | str, players: int | None, options: Options, components: str | None = None
    ) -> None:
        """Take a game or its slug, the number of players, and the text of a component file."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.min_players if players is None else operator.index(players)
        self.options = self.game.read_options(self.players, options)
        self.components: Any = self.game.components(components)
        self.bounds = self.game.bounds(self.players, self.options)
        self.actions = self.game.actions
        self.layout: list[Feature] = self.game.layout(self.players, self.options)
        self.low = np.array([row.minimum for row in self.layout for _ in range(row.size)], np.float32)
        self.high = np.array([row.maximum for row in self.layout for _ in range(row.size)], np.float32)
        self.kinds = {kind.step: index for index, kind in enumerate(self.game.steps)}
        self._first: dict[type, int] = {}
        first = 0
        for kind in self.game.steps:
            self._first[kind.step] = first
            first += kind.width

    def new(self) -> Table:
        """Return a new table; its first step is usually one of chance."""
        return self.game.lay(self.players, self.options, self.components)

    # Actions. ------------------------------------------------------------------------------------

    def first_action(self, table: Table) -> int:
        """Return the action id of choice 0 of the pending step."""
        return self._first[type(table.top)]

    def legal(self, table: Table, seat: Seat) -> list[int]:
        """Return the ids of what a seat may choose now, in ascending order."""
        choices = table.choices(seat)
        if not choices:
            return []
        first = self.first_action(table)
        return sorted([first + choice for choice in choices])

    def mask(self, table: Table, seat: Seat) -> Mask:
        """Return 1 for what a seat may choose now, 0 for everything else."""
        mask: Mask = np.zeros(self.actions, np.int8)
        mask[self.legal(table, seat)] = 1
        return mask

    def choice(self, table: Table, seat: Seat, action: Any) -> int:
        """Return the choice of an action id, or raise IllegalAction with the reason."""
        if table.chooser() == OVER:
            raise IllegalAction("the game is over")
        try:
            number = operator.index(action)
        except TypeError:
            raise IllegalAction(f"an action is a whole number, not {action!r}") from None
        choices = table.choices(seat)
        if not choices:
            asked = seat_name(table.chooser())
            raise IllegalAction(f"it isn't {seat_name(seat)}'s turn; waiting for {asked}")
        choice = number - self.first_action(table)
        if choice not in choices:
            legal = self.legal(table, seat)
            possible = ", ".join(f"{one} ({self.text(table, seat, one)})" for one in legal[:12])
            more = f" and {len(legal) - 12} more" if len(legal) > 12 else ""  # noqa: PLR2004  as many as are listed
            raise IllegalAction(f"action {number} does not answer {table.top}; possible: {possible}{more}")
        return choice

    def text(self, table: Table, seat: Seat, action: int) -> str:
        """Put a legal action into words: `take church`."""
        return choice_text.say(table, seat, action - self.first_action(table)).text

    # Views. --------------------------------------------------------------------------------------

    def observe(self, table: Table, reader: Seat) -> Observation:
        """Return what a reader may see, as `layout` says."""
        return np.array(self.game.observe(table, reader), np.float32)
