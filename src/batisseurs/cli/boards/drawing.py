"""Drawing with text: boxes, rows of pieces, pips and bars.

Everything is a list of lines of the rich library, so that a table can be put together from parts side by
side. Colours only repeat what a sign or a word says: without them nothing is lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

FULL, HOLLOW = "●", "○"
MOST_PIPS = 9
"""More of one kind are counted instead of drawn."""


class Border(NamedTuple):
    """The pieces of a frame, clockwise from the top left, then the lines."""

    top_left: str
    top_right: str
    bottom_right: str
    bottom_left: str
    across: str
    down: str


LIGHT = Border("╭", "╮", "╯", "╰", "─", "│")
HEAVY = Border("┏", "┓", "┛", "┗", "━", "┃")


def cut(text: Text, width: int) -> Text:
    """Return a text that fits, with a mark where something was left out."""
    fitting = text.copy()
    fitting.truncate(max(width, 0), overflow="ellipsis")
    return fitting


def padded(text: Text, width: int) -> Text:
    """Return a text of exactly this width."""
    fitting = cut(text, width)
    fitting.pad_right(max(0, width - fitting.cell_len))
    return fitting


def boxed(
    lines: Iterable[Text], title: Text, width: int, *, border: Border = LIGHT, style: str = ""
) -> list[Text]:
    """Put a frame around lines, with a title in its upper side."""
    inner = width - 2
    room = inner - 4
    top = Text.styled(border.top_left + border.across, style)
    if title.plain:
        shown = cut(title, room)
        top += Text(" ") + shown + Text(" ")
        top += Text.styled(border.across * (inner - 3 - shown.cell_len) + border.top_right, style)
    else:
        top += Text.styled(border.across * (inner - 1) + border.top_right, style)
    side = Text.styled(border.down, style)
    margin = 1 if inner > MARGIN_FROM else 0
    body = [side + Text(" " * margin) + padded(line, inner - margin) + side for line in lines]
    bottom = Text.styled(border.bottom_left + border.across * inner + border.bottom_right, style)
    return [top, *body, bottom]


MARGIN_FROM = 17
"""Narrower boxes have no margin: there the longest names would not fit."""


def inside(width: int) -> int:
    """Return how many columns a box of this width has for its lines, with a little room at its right."""
    inner = width - 2
    return inner - 2 if inner > MARGIN_FROM else inner


def beside(blocks: Sequence[list[Text]], gap: int = 1) -> list[Text]:
    """Put blocks of equal width next to each other."""
    height = max(len(block) for block in blocks)
    rows = []
    for index in range(height):
        row = Text()
        for number, block in enumerate(blocks):
            width = max((line.cell_len for line in block), default=0)
            row += Text(" " * gap if number else "")
            row += padded(block[index] if index < len(block) else Text(), width)
        row.rstrip()
        rows.append(row)
    return rows


def flow(pieces: Iterable[Text], width: int, *, start: Text | None = None, gap: str = "  ") -> list[Text]:
    """Set pieces into lines that break between pieces only; later lines begin under the first piece."""
    head = start if start is not None else Text()
    hang = head.cell_len
    lines = [head.copy()]
    for piece in pieces:
        line = lines[-1]
        empty = line.cell_len <= hang
        if not empty and line.cell_len + len(gap) + piece.cell_len > width:
            lines.append(Text(" " * hang) + piece)
        else:
            lines[-1] = line + Text("" if empty else gap) + piece
    return lines


def shared(needs: Sequence[int], room: int) -> list[int]:
    """Share a line among columns: all equally wide, but none narrower than it needs, if there is room."""
    level = max(room // len(needs), 1)
    while level > 1 and sum(max(need, level) for need in needs) > room:
        level -= 1
    widths = [max(need, level) for need in needs]
    for number in range(max(room - sum(widths), 0)):
        widths[number % len(widths)] += 1
    return widths


def pips(full: int, hollow: int, style: str = "") -> Text:
    """Draw what is there and what is not: `●●○`; many are counted."""
    if full + hollow > MOST_PIPS:
        return Text.styled(f"{full}{FULL}{hollow}{HOLLOW}" if hollow else f"{full}{FULL}", style)
    return Text.styled(FULL * full + HOLLOW * hollow, style)


def bar(part: int, whole: int, width: int, style: str = "") -> Text:
    """Draw a number as a part of a whole."""
    filled = min(width, max(int(part > 0), round(part * width / whole))) if whole else 0
    return Text.styled("▰" * filled, style) + Text.styled("▱" * (width - filled), "dim")
