"""How each game's table looks as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.kernel.seats import Seat

if TYPE_CHECKING:
    from rich.text import Text

    from batisseurs.kernel.game import Game
    from batisseurs.kernel.table import Table
    from batisseurs.words import Words


class TableText:
    """Draws one game's tables and tells about its components. Games have subclasses."""

    def __init__(self, game: Game, words: Words, seats: list[str], width: int) -> None:
        """Know whom to write for, and how wide."""
        self.game = game
        self.words = words
        self.seats = seats
        self.width = width

    def whole(self, table: Table, reader: Seat) -> list[Text]:
        """Return everything a reader may see."""
        import msgspec
        from rich.text import Text

        return [
            Text(line)
            for line in msgspec.json.format(msgspec.json.encode(self.game.view(table, reader)))
            .decode()
            .split("\n")
        ]

    def own(self, table: Table, reader: Seat) -> list[Text]:
        """Return the few lines that a reader needs again after each choice of the same turn."""
        return []

    def describe(self, table: Table, item: str) -> list[str]:
        """Return sentences about a component; nothing if there is no such thing."""
        return []

    def items(self) -> list[str]:
        """Return the ids of everything that `describe` knows."""
        return []


def table_text(game: Game, words: Words, seats: list[str], width: int) -> TableText:
    """Return what draws this game's tables."""
    if game.slug == "theopolis":
        from batisseurs.cli.tables.theopolis import TheopolisText

        return TheopolisText(game, words, seats, width)
    return TableText(game, words, seats, width)
