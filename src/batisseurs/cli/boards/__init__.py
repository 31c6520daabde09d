"""How each game's table looks as text.

One folder for each game. What all of them share, and what a game without a folder looks like, is here and in
`drawing.py`. A board draws a view; it computes no rule.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from batisseurs.kernel.seats import Seat

if TYPE_CHECKING:
    from rich.text import Text

    from batisseurs.kernel.choice import Choice, GameEvent, Message
    from batisseurs.kernel.game import Game
    from batisseurs.kernel.play import Play
    from batisseurs.kernel.table import Table
    from batisseurs.words import Words


class TableText:
    """Draws one game's tables. Games have subclasses."""

    needless: tuple[str, ...] = ()
    """Commands that this game never needs: help does not mention them."""

    widest: int = 0
    """Columns of a table that is drawn wider than lines are read, where the terminal is so wide."""

    components: Any = None
    """Those of the tables that are drawn; None for the game's own."""

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

    def label(self, choice: Choice, table: Table) -> str:
        """Return what a choice points at, beside its verb; nothing where its own words say it well."""
        return ""

    def about(self, table: Table, reader: Seat, choice: Choice) -> list[str]:
        """Return what else is to be said about a choice when someone asks, beside its rule."""
        return []

    def hint(self, table: Table, seat: Seat) -> str:
        """Return what is to be known about all choices of a question together; mostly nothing."""
        return ""

    def rule_of(self, choice: Choice) -> str:
        """Return the id of the rule behind a choice; nothing if there is none."""
        return ""

    def ends_round(self, game_event: GameEvent) -> bool:
        """Tell whether a round ends with a game event."""
        return False

    def turn(self, table: Table) -> tuple[int, ...]:
        """Return what tells one turn from the next, in a game whose turns are built of many choices.

        The first number says whose turn it is.
        Then the terminal waits before anyone else acts, so that a whole turn can be looked at and taken
        back; with nothing to tell turns apart it goes on at once.
        """
        return ()

    # What may be answered once for all, and what is not shown to everyone. --------------------------

    def is_pass(self, choice: Choice) -> bool:
        """Tell whether a choice lets pass what will be offered again: an auto-answer may give it."""
        return choice.text == "decline"

    def offered(self, table: Table, seat: Seat, choice: Choice) -> str:
        """Return the id of the component that a seat would use with a choice; nothing if it is none."""
        return ""

    def shows_score(self, table: Table, reader: Seat, seat: Seat) -> bool:
        """Tell whether a reader may know the score of a seat."""
        return True

    def style_of(self, message: Message) -> str:
        """Return how a game event stands out in the story of a game."""
        return ""


def widest(game: Game) -> int:
    """Return how many columns a game's table may use at most; 0 if no more than anything else."""
    return _board(game).widest


def table_of(play: Play, words: Words, width: int, height: int | None = None) -> TableText:
    """Return what draws the tables of a game that is played, with its own components."""
    drawing = table_text(play.game, words, play.seats, width, height)
    drawing.components = play.components
    return drawing


def table_text(
    game: Game, words: Words, seats: list[str], width: int, height: int | None = None
) -> TableText:
    """Return what draws this game's tables."""
    return _board(game)(game, words, seats, width, height)


def _board(game: Game) -> type[TableText]:
    """Return `Board` of the game's folder here; a game without a folder is shown as data."""
    folder = f"{__name__}.{game.slug.replace('-', '_')}"
    if find_spec(folder) is None:
        return TableText
    board: type[TableText] = import_module(f"{folder}.board").Board
    return board
