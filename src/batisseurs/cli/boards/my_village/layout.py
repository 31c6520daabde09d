"""What all parts of a drawn table of My Village share: the view, the size, frames, and what fits a value."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from rich.text import Text

from batisseurs.cli.boards.drawing import HEAVY, LIGHT, boxed, flow, inside
from batisseurs.cli.boards.my_village.cards import Cards
from batisseurs.cli.terminal.screen import printable

if TYPE_CHECKING:
    from batisseurs.cli.boards import TableText
    from batisseurs.games.my_village.view import MyVillageView, VillageView

FITS, USED, CLOSED = "▸", "×", "✗"
PRESENT, ABSENT = "♟", "✗"
NO_BREAK = "\u00a0"
BOXES_FROM = 60
FEW_LINES = 50
TILE = "2/12"
TILE_VALUES = (2, 12)


class Paper:
    """One reader's table at one size."""

    def __init__(self, text: TableText, seen: MyVillageView, cards: Cards, *, full: bool) -> None:
        """Take what a reader may see; `full` leaves nothing out however few lines there are."""
        self.words, self.width, self.seats, self.title = (
            text.words,
            text.width,
            text.seats,
            text.words.title(text.game),
        )
        self.seen = seen
        self.cards = cards
        self.reader = seen.reader
        self.mine: VillageView | None = seen.villages[seen.reader] if seen.reader >= 0 else None
        self.boxes = self.width >= BOXES_FROM
        few_lines = text.height is not None and text.height < FEW_LINES
        self.dense = few_lines and not full
        self.over = seen.pending is None

    # What a reader could do. -----------------------------------------------------------------------

    def is_open(self, item: str) -> bool:
        """Tell whether the reader's village has room for a card of the middle, whatever value and cost."""
        return self.mine is None or f"centre.{item}" not in self.seen.closed

    def fits(self, item: str, *, tile: bool = False) -> bool:
        """Tell whether a banner shows the value made in this turn."""
        value = self.seen.value
        return value > 0 and (self.cards.shows(item, value) or (tile and value in TILE_VALUES))

    # Pieces. ---------------------------------------------------------------------------------------

    def person(self, seat: int) -> str:
        """Return a player's name; the reader is told so."""
        name = printable(self.seats[seat])
        return self.words.text("my-village-you", seat=name) if seat == self.reader else name

    def listed(self, label: str, pieces: list[Text], room: int, *, column: int = 0) -> list[Text]:
        """Set pieces behind a label, under each other where they do not fit in a line."""
        start = Text.styled(label, "bold")
        start.pad_right(max(column - start.cell_len, 0) + 2)
        longest = max((piece.cell_len for piece in pieces), default=0)
        if start.cell_len > room // 2 or start.cell_len + longest > room:
            broken = [part for piece in pieces for part in self._broken(piece, room - 2)]
            return [Text.styled(label, "bold"), *flow(broken, room, start=Text("  "))]
        return flow(pieces or [Text.styled("–", "dim")], room, start=start)

    def _broken(self, piece: Text, room: int) -> list[Text]:
        """Return a piece in parts that fit: in a small window it may be broken at its spaces."""
        if piece.cell_len <= room:
            return [piece]
        rows = textwrap.wrap(piece.plain.replace(NO_BREAK, " "), room, subsequent_indent="  ")
        return [Text(row) for row in rows]

    def room(self, width: int = 0) -> int:
        """Return how long a line in a box of a width may be."""
        width = width or self.width
        return inside(width) if self.boxes else width - 2

    def framed(self, lines: list[Text], title: Text, width: int = 0, *, heavy: bool = False) -> list[Text]:
        """Put a frame around lines; in a small window a heading before them."""
        if self.boxes:
            style = "bold" if heavy else "dim"
            return boxed(lines, title, width or self.width, border=HEAVY if heavy else LIGHT, style=style)
        return [*self.headed(title, heavy=heavy), *[Text("  ") + line for line in lines]]

    def headed(self, title: Text, *, heavy: bool) -> list[Text]:
        """Return a heading in as many lines as it needs."""
        start = "▌" if heavy else ""
        rows = textwrap.wrap(title.plain, self.width - 1, subsequent_indent="  ") or [""]
        return [Text.styled(start + rows[0], "bold"), *[Text.styled(row, "bold") for row in rows[1:]]]

    def label(self, message: str) -> Text:
        """Return a heading."""
        return Text.styled(self.words.text(message), "bold")


def kept(text: str) -> str:
    """Return a text that is not broken at its spaces."""
    return printable(text).replace(" ", NO_BREAK)
