"""Pictures of a simulation, as SVG that can stand in a page: no scripts, nothing fetched, text that stays text.

What is written in a picture comes from the caller, in the reader's language. The same numbers give the same
picture, byte for byte. Nothing is told by colour alone: bars and points carry their numbers.
"""

from __future__ import annotations

import html
import io
import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK = "#222222"
PALE = "#767676"
BAR = "#8a6d4b"
BAND = "#c9b79c"
WIDTH = 7.0
"""Inches: the width of text on a sheet of A4."""

MOST_BARS = 40
SETTINGS: dict[str, Any] = {
    "svg.fonttype": "none",
    "font.family": ["sans-serif"],
    "font.sans-serif": ["DejaVu Sans", "Helvetica", "Arial", "sans-serif"],
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "hatch.linewidth": 0.4,
}

Number = Callable[[float], str]


class Share(NamedTuple):
    """A row of `shares`: what it is about, how large the share is, and between what it may lie."""

    label: str
    share: float
    low: float
    high: float


def shares(title: str, rows: Sequence[Share], percent: Number, fair: float | None = None) -> str:
    """Draw a point with its interval for each row, and a line where equal shares would lie."""
    figure, axes = _figure(0.55 + 0.34 * len(rows))
    most = max([row.high for row in rows] + [fair or 0.0, 0.01])
    for place, row in enumerate(rows):
        axes.plot([row.low, row.high], [place, place], color=BAND, linewidth=7, solid_capstyle="butt")
        axes.plot([row.share], [place], marker="D", markersize=5, color=INK, linestyle="none")
        axes.annotate(
            percent(row.share), (row.high, place), (6, 0), textcoords="offset points", va="center", fontsize=9
        )
    if fair is not None:
        axes.axvline(fair, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(0, most * 1.15)
    _percents(axes, percent)
    return _svg(figure, title)


class Panel(NamedTuple):
    """A row of `distributions`: what it is about, and for each column how often each number came."""

    label: str
    columns: Sequence[Mapping[int, int]]


def distributions(
    title: str, heads: Sequence[str], rows: Sequence[Panel], number: Number, percent: Number
) -> str:
    """Draw small histograms: a row for each panel, a column for each head; a column has the same axes throughout."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    figure, _ = _figure(0.75 + 0.95 * len(rows), plain=False)
    grid = figure.subplots(len(rows), len(heads), squeeze=False, sharex="col", sharey="col")
    for column, head in enumerate(heads):
        counted = [panel.columns[column] for panel in rows]
        step = _step(counted)
        for row, panel in enumerate(rows):
            axes: Axes = grid[row][column]
            _bars(axes, panel.columns[column], step, number)
            _open(axes)
            axes.xaxis.set_major_locator(MaxNLocator(5, integer=True))
            axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: number(value)))
            axes.yaxis.set_major_locator(MaxNLocator(2))
            axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: percent(value)))
            axes.tick_params(labelsize=7)
            if row == 0:
                axes.set_title(head, fontsize=9, pad=10)
            if column == 0:
                axes.set_ylabel(panel.label, fontsize=9)
    return _svg(figure, title)


def distribution(title: str, counts: Mapping[int, int], label: str, number: Number, percent: Number) -> str:
    """Draw one histogram."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    figure, axes = _figure(2.4)
    _bars(axes, counts, _step([counts]), number)
    axes.set_xlabel(label)
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: number(value)))
    axes.yaxis.set_major_locator(MaxNLocator(4))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: percent(value)))
    return _svg(figure, title)


def bars(title: str, rows: Sequence[tuple[str, float]], percent: Number) -> str:
    """Draw a bar with its share for each row."""
    figure, axes = _figure(0.55 + 0.32 * len(rows))
    axes.barh(range(len(rows)), [share for _, share in rows], color=BAR, height=0.62)
    for place, (_, share) in enumerate(rows):
        axes.annotate(percent(share), (share, place), (4, 0), textcoords="offset points", va="center")
    axes.set_yticks(range(len(rows)), [label for label, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(0, max([share for _, share in rows] + [0.01]) * 1.15)
    _percents(axes, percent)
    return _svg(figure, title)


def mean(counts: Mapping[int, int]) -> float:
    """Return the mean of what was counted."""
    return sum(value * times for value, times in counts.items()) / max(sum(counts.values()), 1)


# Parts of pictures. ------------------------------------------------------------------------------


def _figure(height: float, *, plain: bool = True) -> tuple[Figure, Axes]:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot() if plain else Figure().add_subplot()
        if plain:
            _open(axes)
    return figure, axes


def _open(axes: Axes) -> None:
    """Leave only the two lines at which one reads."""
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=2.5)


def _percents(axes: Axes, percent: Number) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axes.xaxis.set_major_locator(MaxNLocator(6))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: percent(value)))


def _step(counted: Sequence[Mapping[int, int]]) -> int:
    """Return how many numbers share a bar: as few as the numbers themselves allow, and not too many bars."""
    values = sorted({value for counts in counted for value in counts})
    if len(values) < 2:  # noqa: PLR2004  one number is one bar
        return 1
    step = math.gcd(*[value - values[0] for value in values])
    return step * math.ceil((values[-1] - values[0]) / step / MOST_BARS)


def _bars(axes: Axes, counts: Mapping[int, int], step: int, number: Number) -> None:
    """Draw shares of games, and the mean as a line with its number."""
    games = max(sum(counts.values()), 1)
    gathered: dict[int, int] = {}
    for value, times in counts.items():
        first = value // step * step
        gathered[first] = gathered.get(first, 0) + times
    places = [first + (step - 1) / 2 for first in gathered]
    heights = [times / games for times in gathered.values()]
    axes.bar(places, heights, width=step * 0.9, color=BAR)
    middle = mean(counts)
    axes.axvline(middle, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    axes.annotate(
        f"⌀\u00a0{number(round(middle, 1))}",
        (middle, 1),
        (3, 1),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        fontsize=7,
    )


# SVG. ----------------------------------------------------------------------------------------------


def _svg(figure: Figure, title: str) -> str:
    """Return the picture as an element for a page, with ids of its own and a title for who cannot see it."""
    from matplotlib import rc_context

    written = io.StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    with rc_context({**SETTINGS, "svg.hashsalt": title}):
        figure.savefig(written, format="svg", metadata=nothing, transparent=True)
    svg = written.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    prefix = _name(title)
    svg = re.sub(r'\bid="', f'id="{prefix}-', svg)
    svg = re.sub(r"url\(#", f"url(#{prefix}-", svg)
    svg = re.sub(r'xlink:href="#', f'href="#{prefix}-', svg)
    viewed = re.search(r'viewBox="([^"]*)"', svg)
    assert viewed is not None  # noqa: S101  matplotlib always says it
    said = html.escape(title)
    head = f'<svg role="img" aria-label="{said}" viewBox="{viewed[1]}"><title>{said}</title>'
    return re.sub(r"<svg[^>]*>", lambda _: head, svg, count=1)


def _name(title: str) -> str:
    """Return a word for the ids of a picture."""
    import hashlib

    return "s" + hashlib.blake2b(title.encode(), digest_size=4).hexdigest()
