"""A view as text, HTML or SVG, for any game. It shows only what the view has."""

from __future__ import annotations

import html
from typing import Any

import msgspec

from batisseurs.kernel.game import Game
from batisseurs.kernel.seats import SPECTATOR, Seat, seat_name
from batisseurs.kernel.table import Table

MODES = ("human", "ansi", "html", "svg")
"""`human` prints the text; the others return a string."""

FONT_SIZE = 12
LINE_HEIGHT = 16
LETTER_WIDTH = 7.3
MARGIN = 8


def render(game: Game, table: Table, reader: Seat, mode: str | None) -> str | None:
    """Return a reader's view in one of the modes."""
    if mode == "html":
        return as_html(game, table, reader)
    if mode == "svg":
        return as_svg(game, table, reader)
    shown = as_text(game, table, reader)
    if mode == "human":
        print(shown)  # noqa: T201  the mode's purpose
        return None
    return shown


def as_text(game: Game, table: Table, reader: Seat) -> str:
    """Return a view as indented lines."""
    return "\n".join([_heading(game, reader), *_lines(_plain(game, table, reader), "")])


def as_html(game: Game, table: Table, reader: Seat) -> str:
    """Return a view as nested lists of definitions, to be put into any page."""
    heading = html.escape(_heading(game, reader))
    return f'<section class="table"><h1>{heading}</h1>{_definitions(_plain(game, table, reader))}</section>'


def as_svg(game: Game, table: Table, reader: Seat) -> str:
    """Return the lines of the text as a picture."""
    lines = as_text(game, table, reader).split("\n")
    width = 2 * MARGIN + round(LETTER_WIDTH * max(map(len, lines)))
    height = 2 * MARGIN + LINE_HEIGHT * len(lines)
    rows = [
        f'<text x="{MARGIN + LETTER_WIDTH * (len(line) - len(line.lstrip())):.0f}"'
        f' y="{MARGIN + LINE_HEIGHT * (number + 1) - 4}">{html.escape(line.lstrip())}</text>'
        for number, line in enumerate(lines)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' font-family="monospace" font-size="{FONT_SIZE}">'
        f'<rect width="{width}" height="{height}" fill="white"/>{"".join(rows)}</svg>'
    )


def _heading(game: Game, reader: Seat) -> str:
    who = "a spectator" if reader == SPECTATOR else seat_name(reader)
    return f"{game.title}, seen by {who}"


def _plain(game: Game, table: Table, reader: Seat) -> Any:
    return msgspec.to_builtins(game.view(table, reader))


def _is_flat(value: Any) -> bool:
    return not isinstance(value, (dict, list, tuple))


def _short(value: Any) -> str | None:
    """Return a value that fits on its line; None if it has parts of its own."""
    if _is_flat(value):
        return "–" if value is None else str(value)
    parts = list(value.values()) if isinstance(value, dict) else list(value)
    if not all(_is_flat(part) for part in parts):
        return None
    if isinstance(value, dict):
        return " ".join(f"{name}={_short(part)}" for name, part in value.items())
    return ", ".join(str(_short(part)) for part in value)


def _named(value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [(str(name), part) for name, part in value.items()]
    return [(str(index), part) for index, part in enumerate(value)]


def _lines(value: Any, indent: str) -> list[str]:
    lines = []
    for name, part in _named(value):
        short = _short(part)
        if short is None:
            lines.append(f"{indent}{name}:")
            lines += _lines(part, indent + "  ")
        else:
            lines.append(f"{indent}{name}: {short}".rstrip())
    return lines


def _definitions(value: Any) -> str:
    rows = []
    for name, part in _named(value):
        short = _short(part)
        inside = _definitions(part) if short is None else html.escape(short)
        rows.append(f"<dt>{html.escape(name)}</dt><dd>{inside}</dd>")
    return f"<dl>{''.join(rows)}</dl>"
