"""What all parts of a drawn table of Esdras et Néhémie share: the view, the size, frames and marks."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from rich.text import Text

from batisseurs.cli.boards.drawing import HEAVY, LIGHT, boxed, flow, inside
from batisseurs.cli.boards.esdras_et_nehemie.cards import MARKS, Cards, side_name
from batisseurs.cli.terminal.screen import printable

if TYPE_CHECKING:
    from batisseurs.cli.boards import TableText
    from batisseurs.games.esdras_et_nehemie.view import EsdrasView, SideView

NO_BREAK = "\u00a0"
BOXES_FROM = 60
STYLES = ("cyan", "red", "magenta", "yellow")
"""The colours of the sides; their marks say the same."""


class Paper:
    """One reader's table at one size."""

    def __init__(self, text: TableText, seen: EsdrasView, cards: Cards, *, full: bool) -> None:
        """Take what a reader may see; `full` leaves nothing out."""
        self.words, self.width, self.seats, self.title = (
            text.words,
            text.width,
            text.seats,
            text.words.title(text.game),
        )
        self.seen, self.cards, self.full = seen, cards, full
        self.reader = seen.reader
        self.mine: SideView | None = seen.sides[seen.reader] if 0 <= seen.reader < len(seen.sides) else None
        self.boxes = self.width >= BOXES_FROM
        self.say = cards.say

    def mark(self, side: int | None) -> Text:
        """Return the mark of a side in its colour; nothing for nobody."""
        return Text.styled(MARKS[side], f"bold {STYLES[side]}") if side is not None else Text()

    def person(self, side: int) -> str:
        """Return a name; the reader is told so."""
        name = printable(side_name(side, self.seen, self.seats, self.words))
        return self.say("you", seat=name) if side == self.reader else name

    def named(self, side: int) -> Text:
        """Return mark and name."""
        return self.mark(side) + Text.styled(NO_BREAK + kept(self.person(side)), "bold")

    def room(self, width: int = 0) -> int:
        """Return how long a line in a box of a width may be."""
        width = width or self.width
        return inside(width) if self.boxes else width - 2

    def framed(self, lines: list[Text], title: Text, width: int = 0, *, heavy: bool = False) -> list[Text]:
        """Put a frame around lines; in a small window a heading before them."""
        if self.boxes:
            border, style = (HEAVY, "bold") if heavy else (LIGHT, "dim")
            return boxed(lines, title, width or self.width, border=border, style=style)
        rows = textwrap.wrap(title.plain.replace(NO_BREAK, " "), self.width - 1, subsequent_indent="  ") or [
            ""
        ]
        heading = [
            Text.styled(("▌" if heavy else "") + rows[0], "bold"),
            *[Text(row, "bold") for row in rows[1:]],
        ]
        return [*heading, *[Text("  ") + line for line in lines]]

    def head(self, message: str, /, **args: str | int) -> Text:
        """Return a bold heading of a message."""
        return Text.styled(self.say(message, **args), "bold")

    def row(self, label: str, pieces: list[Text], room: int, column: int = 0) -> list[Text]:
        """Set pieces behind a label; where one does not fit, the label has its own line."""
        shown = pieces or [Text.styled("–", "dim")]
        start = Text.styled(label, "bold")
        start.pad_right(max(column - start.cell_len, 0) + 2)
        longest = max(piece.cell_len for piece in shown)
        if start.cell_len + longest > room:
            return [Text.styled(label, "bold"), *self.fitting(shown, room)]
        return flow(shown, room, start=start)

    def fitting(self, pieces: list[Text], room: int) -> list[Text]:
        """Set pieces into lines, and break those that are longer than a line."""
        parts: list[Text] = []
        for piece in pieces:
            if piece.cell_len <= room - 2:
                parts.append(piece)
                continue
            rows = textwrap.wrap(piece.plain.replace(NO_BREAK, " "), room - 2, subsequent_indent="  ")
            parts += [Text(row) for row in rows]
        return flow(parts, room, start=Text("  "))


def kept(text: str) -> str:
    """Return a text that is not broken at its spaces."""
    return printable(text).replace(" ", NO_BREAK)
