"""How each game's table looks as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.kernel.seats import Seat

if TYPE_CHECKING:
    from rich.text import Text

    from batisseurs.kernel.choice import Choice, Happening, Message
    from batisseurs.kernel.game import Game
    from batisseurs.kernel.table import Table
    from batisseurs.words import Words


class TableText:
    """Draws one game's tables and tells about its components. Games have subclasses."""

    def __init__(
        self, game: Game, words: Words, seats: list[str], width: int, height: int | None = None
    ) -> None:
        """Know whom to write for, how wide, and how many lines there are; None if it does not matter."""
        self.game = game
        self.words = words
        self.seats = seats
        self.width = width
        self.height = height

    def whole(self, table: Table, reader: Seat, *, full: bool = False) -> list[Text]:
        """Return everything a reader may see; `full` leaves nothing out for want of room."""
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

    # What choices touch, and what they are about. -------------------------------------------------

    def touched(self, choice: Choice, reader: Seat) -> str:
        """Return the words for what a choice touches, under which it is listed; nothing if there are none."""
        return ""

    def rule_of(self, choice: Choice) -> str:
        """Return the id of the rule behind a choice; nothing if there is none."""
        return ""

    def begins_turn(self, happening: Happening) -> Seat | None:
        """Return whose turn begins with a happening; None if none does."""
        return None

    def style_of(self, message: Message) -> str:
        """Return how a happening stands out in the story of a game."""
        return ""

    # Components. -----------------------------------------------------------------------------------

    def describe(self, table: Table, item: str) -> list[str]:
        """Return sentences about a component; nothing if there is no such thing."""
        return []

    def items(self) -> list[str]:
        """Return the ids of everything that `describe` knows."""
        return []

    def rules_about(self, item: str) -> list[str]:
        """Return the ids of the rules about a component."""
        return []


def table_text(
    game: Game, words: Words, seats: list[str], width: int, height: int | None = None
) -> TableText:
    """Return what draws this game's tables."""
    if game.slug == "theopolis":
        from batisseurs.cli.tables.theopolis import TheopolisText

        return TheopolisText(game, words, seats, width, height)
    return TableText(game, words, seats, width, height)
