"""Charts of a simulation, as SVG for a page: no scripts, nothing fetched, text that stays text.

All labels come from the caller, in the reader's language. The same numbers give the same chart, byte for
byte. Nothing depends on colour alone: bars and points have their numbers.
"""

from __future__ import annotations

import hashlib
import html
import io
import math
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure

INK = "#222222"
PALE = "#767676"
BAR = "#8a6d4b"
BAND = "#c9b79c"
DASHED = (0, (4, 3))
WIDTH = 7.0
"""Inches: the width of text on a sheet of A4."""

MOST_BARS = 40
Number = Callable[[float], str]


class Share(NamedTuple):
    """A row of `shares`: its label, the share, and its interval."""

    label: str
    share: float
    low: float
    high: float


def shares(
    title: str, rows: Sequence[Share], percent: Number, short: Number, fair: float | None = None
) -> str:
    """Draw a point with its interval for each row, and a line at an equal share.

    `percent` writes a share beside its point, `short` at the axis.
    """
    with _settings(title):
        figure, ((axes,),) = _figure(0.55 + 0.34 * len(rows))
        for place, row in enumerate(rows):
            axes.plot([row.low, row.high], [place, place], color=BAND, linewidth=7, solid_capstyle="butt")
            axes.plot([row.share], [place], marker="D", markersize=5, color=INK, linestyle="none")
            _beside(axes, row.high, place, percent(row.share))
        if fair is not None:
            axes.axvline(fair, color=INK, linewidth=1, linestyle=DASHED, zorder=0)
        _rows(axes, [row.label for row in rows])
        axes.set_xlim(0, max([row.high for row in rows] + [fair or 0.0, 0.01]) * 1.15)
        _ticks(axes.xaxis, 6, short)
        return _svg(figure, title)


class Panel(NamedTuple):
    """A row of `distributions`: its label, and for each column how often each number came."""

    label: str
    columns: Sequence[Mapping[int, int]]


def distributions(
    title: str, heads: Sequence[str], rows: Sequence[Panel], number: Number, percent: Number
) -> str:
    """Draw small histograms: a row for each panel, a column for each head, with the same axes in a column."""
    with _settings(title):
        figure, grid = _figure(0.75 + 0.95 * len(rows), len(rows), len(heads))
        for column, head in enumerate(heads):
            step = _step([panel.columns[column] for panel in rows])
            for row, panel in enumerate(rows):
                axes = grid[row][column]
                _bars(axes, panel.columns[column], step, number)
                _ticks(axes.xaxis, 5, number)
                _ticks(axes.yaxis, 2, percent)
                axes.tick_params(labelsize=7)
            grid[0][column].set_title(head, fontsize=9, pad=12)
        for axes_of_row, panel in zip(grid, rows, strict=True):
            axes_of_row[0].set_ylabel(panel.label)
        return _svg(figure, title)


def distribution(title: str, counts: Mapping[int, int], label: str, number: Number, percent: Number) -> str:
    """Draw one histogram."""
    with _settings(title):
        figure, ((axes,),) = _figure(2.4)
        _bars(axes, counts, _step([counts]), number)
        axes.set_xlabel(label)
        _ticks(axes.xaxis, 8, number)
        _ticks(axes.yaxis, 4, percent)
        return _svg(figure, title)


def bars(title: str, rows: Sequence[tuple[str, float]], percent: Number, short: Number) -> str:
    """Draw a bar with its share for each row."""
    with _settings(title):
        figure, ((axes,),) = _figure(0.55 + 0.32 * len(rows))
        axes.barh(range(len(rows)), [share for _, share in rows], color=BAR, height=0.62)
        for place, (_, share) in enumerate(rows):
            _beside(axes, share, place, percent(share))
        _rows(axes, [label for label, _ in rows])
        axes.set_xlim(0, max([share for _, share in rows] + [0.01]) * 1.15)
        _ticks(axes.xaxis, 6, short)
        return _svg(figure, title)


def mean(counts: Mapping[int, int]) -> float:
    """Return the mean of counted numbers."""
    return sum(value * times for value, times in counts.items()) / max(sum(counts.values()), 1)


# Parts of pictures. ------------------------------------------------------------------------------


def _settings(title: str) -> AbstractContextManager[None]:
    """Use our drawing style in this context only."""
    from matplotlib import rc_context

    return rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": title,
            "font.family": ["sans-serif"],
            "font.sans-serif": ["DejaVu Sans", "Helvetica", "Arial", "sans-serif"],
            "font.size": 9,
            "text.color": INK,
            "axes.edgecolor": PALE,
            "axes.labelcolor": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "xtick.color": INK,
            "ytick.color": INK,
            "xtick.major.size": 2.5,
            "ytick.major.size": 2.5,
        }
    )


def _figure(height: float, rows: int = 1, columns: int = 1) -> tuple[Figure, Sequence[Sequence[Axes]]]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    grid = figure.subplots(rows, columns, squeeze=False, sharex="col", sharey="col")
    return figure, grid.tolist()


def _ticks(axis: Axis, most: int, said: Number) -> None:
    """Put a few numbers at an axis, in the reader's format."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axis.set_major_locator(MaxNLocator(most))
    axis.set_major_formatter(FuncFormatter(lambda value, _: said(value)))


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    """Name the rows, the first one on top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)


def _beside(axes: Axes, x: float, y: float, text: str) -> None:
    axes.annotate(text, (x, y), (6, 0), textcoords="offset points", va="center")


def _step(counted: Sequence[Mapping[int, int]]) -> int:
    """Return how many numbers share a bar, so that there are not too many bars."""
    values = sorted({value for counts in counted for value in counts})
    if len(values) < 2:  # noqa: PLR2004  one number is one bar
        return 1
    step = math.gcd(*[value - values[0] for value in values])
    return step * math.ceil((values[-1] - values[0]) / step / MOST_BARS)


def _bars(axes: Axes, counts: Mapping[int, int], step: int, number: Number) -> None:
    """Draw shares of games, and the mean as a line with its number."""
    games = max(sum(counts.values()), 1)
    least = min(counts, default=0)
    gathered: dict[int, int] = {}
    for value, times in counts.items():
        first = least + (value - least) // step * step
        gathered[first] = gathered.get(first, 0) + times
    wide = step if len(counts) > len(gathered) else 1
    places = [first + (wide - 1) / 2 for first in gathered]
    axes.bar(places, [times / games for times in gathered.values()], width=step * 0.9, color=BAR)
    middle = mean(counts)
    axes.axvline(middle, color=INK, linewidth=1, linestyle=DASHED)
    axes.annotate(
        f"⌀\u00a0{number(round(middle, 1))}",
        (middle, 1),
        (0, 2),
        xycoords=("data", "axes fraction"),
        textcoords="offset points",
        ha="center",
        fontsize=7,
    )


# SVG. ----------------------------------------------------------------------------------------------


def _svg(figure: Figure, title: str) -> str:
    """Return the chart as an element for a page, with unique ids and a title for screen readers."""
    written = io.StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    figure.savefig(written, format="svg", metadata=nothing, transparent=True)
    svg = written.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*|<!--.*?-->\s*|<style.*?</style>\s*", "", svg, flags=re.DOTALL)
    own = "s" + hashlib.blake2b(title.encode(), digest_size=4).hexdigest()
    svg = svg.replace(' id="', f' id="{own}-').replace("url(#", f"url(#{own}-")
    svg = svg.replace('xlink:href="#', f'href="#{own}-')
    viewed = re.search(r'viewBox="([^"]*)"', svg)
    assert viewed is not None  # noqa: S101  matplotlib always says it
    said = html.escape(title)
    head = f'<svg role="img" aria-label="{said}" viewBox="{viewed[1]}"><title>{said}</title>'
    return re.sub(r"<svg[^>]*>", lambda _: head, svg, count=1)
