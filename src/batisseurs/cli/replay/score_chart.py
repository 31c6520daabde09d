"""Scores over time: a bar by category for each seat, and a small curve of its total."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from batisseurs.cli.boards.drawing import flow
from batisseurs.cli.terminal.screen import printable
from batisseurs.words.catalogue import signed

if TYPE_CHECKING:
    from batisseurs.kernel.choice import Category
    from batisseurs.kernel.play import Play
    from batisseurs.words import Words

Scores = list[list[list["Category"]]]
"""For each moment and each seat the score by category."""

FILLS = "█▒░▓■□●○"
CURVE = "▁▂▃▄▅▆▇█"
LONGEST_NAME = 14
CURVE_WIDTH = 16
GAP = "  "
HIDDEN = "?"


def score_chart_lines(
    scores: Scores, moment: int, play: Play, words: Words, width: int, shown: list[bool] | None = None
) -> list[Text]:
    """Return a heading and a line for each seat: points by category, total, bar, and the curve so far.

    Each category has its own fill character, shown in the heading, so that no colour is needed. Negative
    points are right of the bar's vertical stroke. Seats that are not `shown` have question marks, and the
    scale of bars and curves reveals nothing about them.
    """
    now = scores[moment]
    shown = shown or [True] * len(now)
    seen = [[seat for seat, is_shown in zip(at, shown, strict=True) if is_shown] for at in scores]
    named = [_named(play.game.slug, category, words) for category in now[0]]
    heads = [f"{FILLS[index % len(FILLS)]} {name}" for index, name in enumerate(named)]
    total = words.text("cli-total")
    rows = []
    for seat, categories in enumerate(now):
        points = [signed(category.points) for category in categories] + [signed(_total(categories))]
        rows.append([_short(play.seats[seat]), *(points if shown[seat] else [HIDDEN] * len(points))])
    lines: list[Text] = []
    columns = _widths([[words.text("cli-seat"), *heads, total], *rows])
    if sum(columns) + len(GAP) * len(columns) > width:
        # Many categories: their names come before the rows, each with its fill character.
        lines += flow([Text(head.replace(" ", "\u00a0"), "bold") for head in heads], width)
        heads = [head[0] for head in heads]
        columns = _widths([[words.text("cli-seat"), *heads, total], *rows])
    used = sum(columns) + len(GAP) * len(columns)
    room = width - used - len(GAP)
    curve = min(CURVE_WIDTH, max(room // 3, 0))
    bar = max(room - curve - len(GAP), 0)
    lines.append(Text(_row([words.text("cli-seat"), *heads, total], columns), "bold"))
    for seat, row in enumerate(rows):
        line = _row(row, columns)
        if bar > CURVE_WIDTH // 2 and shown[seat]:
            drawn = _bar(now[seat], _largest(seen), bar)
            grown = _curve(seen, sum(shown[:seat]), moment, curve)
            line += GAP + drawn + " " * (bar - cell_len(drawn)) + GAP + grown
        lines.append(Text(line.rstrip()))
    return lines


def _widths(rows: list[list[str]]) -> list[int]:
    return [max(cell_len(row[index]) for row in rows) for index in range(len(rows[0]))]


def _named(slug: str, category: Category, words: Words) -> str:
    message = f"{slug}-score-{category.id.replace('_', '-')}"
    return words.text(message) if words.knows(message) else category.id


def _row(cells: list[str], columns: list[int]) -> str:
    """Return a row: the name left, numbers right."""
    padded = [" " * (wide - cell_len(cell)) for cell, wide in zip(cells, columns, strict=True)]
    return GAP.join(
        cell + pad if index == 0 else pad + cell
        for index, (cell, pad) in enumerate(zip(cells, padded, strict=True))
    )


def _short(name: str) -> str:
    name = printable(name)
    return name if cell_len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _total(categories: list[Category]) -> int:
    return sum(category.points for category in categories)


def _largest(scores: Scores) -> int:
    """Return the largest sum of points and lost points of any seat at any moment: a full bar."""
    sums = [sum(abs(category.points) for category in seat) for moment in scores for seat in moment]
    return max([*sums, 1])


def _bar(categories: list[Category], largest: int, width: int) -> str:
    """Return a bar for the points, each category with its fill character."""
    gained, lost = "", ""
    for index, category in enumerate(categories):
        cells = round(abs(category.points) * (width - 1) / largest)
        if category.points >= 0:
            gained += FILLS[index % len(FILLS)] * cells
        else:
            lost += FILLS[index % len(FILLS)] * cells
    return (gained + "│" + lost)[:width]


def _curve(scores: Scores, seat: int, moment: int, width: int) -> str:
    """Return a curve of the seat's total from the start to this moment."""
    totals = [_total(row) for at_moment in scores for row in at_moment]
    least, most = min(totals), max(totals)
    drawn = ""
    for place in range(width):
        at = round(place * (len(scores) - 1) / max(width - 1, 1))
        if at > moment:
            break
        height = (_total(scores[at][seat]) - least) * (len(CURVE) - 1) / max(most - least, 1)
        drawn += CURVE[round(height)]
    return drawn
