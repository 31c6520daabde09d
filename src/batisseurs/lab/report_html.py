"""A simulation's result as one page: charts, the same numbers as tables, nothing fetched.

The page works on a screen, on paper and with a screen reader, and is a single file. It does not say when or
how fast it was made: the same simulation gives the same page.
"""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import Protocol

from batisseurs.kernel.game import Game
from batisseurs.lab import plots
from batisseurs.lab.library import check_library
from batisseurs.lab.result import BotResult, SeatResult, SimulationResult
from batisseurs.lab.tally import Points, wilson

TENTH, MEDIAN, NINE_TENTHS = 0.1, 0.5, 0.9
POINTS = {"en": (",", "."), "fr": ("\u202f", ","), "pl": ("\u00a0", ",")}
"""The separators of thousands and of decimals."""

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 "DejaVu Sans", Helvetica, Arial, sans-serif; color: #222; background: #fff;
       max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .4rem; border-bottom: 2px solid #8a6d4b; }
p { margin: .5rem 0; }
figure { margin: .8rem 0; }
figcaption { font-size: .85rem; color: #444; }
svg { display: block; width: 100%; height: auto; }
svg * { stroke-linejoin: round; stroke-linecap: butt; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .85rem; margin: .6rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: bold; padding: .2rem 0; }
th, td { padding: .2rem .7rem .2rem 0; border-bottom: 1px solid #ccc; text-align: right; vertical-align: top;
         }
th:first-child, td:first-child, .words td, .words th { text-align: left; }
tbody th { font-weight: normal; white-space: nowrap; }
code { font: .9em "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.warning { border: 2px solid #222; padding: .4rem .7rem; font-weight: bold; }
@media print {
  @page { size: A4; margin: 18mm; }
  body { font-size: 10.5pt; max-width: none; margin: 0; padding: 0; }
  figure, table, h2 + p { break-inside: avoid; }
  h2 { break-after: avoid; }
}
"""


class Speaker(Protocol):
    """What the page needs of the catalogues."""

    language: str

    def knows(self, message: str, /) -> bool:
        """Return whether the catalogues have an id."""

    def text(self, message: str, /, **args: str | int | list[str]) -> str:
        """Return the words for an id."""

    def title(self, game: Game, /) -> str:
        """Return the title of a game."""


def report_page(result: SimulationResult, game: Game, words: Speaker) -> str:
    """Return figures and charts of a simulation as one HTML page."""
    check_library("matplotlib")
    return _Page(result, game, words).whole()


def quantile(counts: Mapping[int, int], part: float) -> int:
    """Return the smallest number that at least this share of the counted numbers does not exceed."""
    wanted = part * sum(counts.values())
    seen = 0
    value = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            break
    return value


class _Page:
    """Builds the sections of one result."""

    def __init__(self, result: SimulationResult, game: Game, words: Speaker) -> None:
        self.result = result
        self.game = game
        self.words = words
        self.thousands, self.point = POINTS.get(words.language, POINTS["en"])
        names = [bot.name for bot in result.bots]
        self.bots = [
            name if names.count(name) == 1 else f"{name} {names[: index + 1].count(name)}"
            for index, name in enumerate(names)
        ]
        self.seats = [words.text("cli-report-seat", number=index + 1) for index in range(result.players)]
        self.categories = list(result.distributions.bots[0].categories)

    def whole(self) -> str:
        """Return the whole page."""
        title = self.words.text("cli-report-title", title=self.words.title(self.game))
        sections = [
            self._head(title),
            self._wins(),
            self._seat_advantage(),
            self._scores(),
            self._lengths(),
            self._endings(),
            self._made(),
        ]
        language = self.words.language if self.words.language in POINTS else "en"
        return (
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{_safe(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(sections)
            + "\n</main>\n</body>\n</html>\n"
        )

    # Sections. -----------------------------------------------------------------------------------

    def _head(self, title: str) -> str:
        result = self.result
        played = self.words.text(
            "cli-report-played",
            number=result.games,
            players=result.players,
            bots=", ".join(self.bots),
            decisions=self._number(result.decisions),
        )
        parts = [f"<h1>{_safe(title)}</h1>", _paragraph(played)]
        if not result.complete:
            asked = self._number(result.asked)
            warning = self.words.text("cli-report-incomplete", number=result.games, asked=asked)
            parts.append(f'<p class="warning">{_safe(warning)}</p>')
        return "\n".join(parts)

    def _wins(self) -> str:
        title = self.words.text("cli-report-wins")
        picture = self._shares(title, self.bots, self.result.bots)
        rows = [
            [name, *self._rates(bot), self._number(bot.mean_score, 2), self._number(bot.mean_rank, 2)]
            for name, bot in zip(self.bots, self.result.bots, strict=True)
        ]
        heads = ("cli-bot", "cli-wins", "cli-win-rate", "cli-interval", "cli-mean-score", "cli-mean-rank")
        caption = self.words.text("cli-report-how-intervals", share=self._percent(self._fair()))
        verdict = self._verdict(self.bots, self.result.bots)
        return self._section(title, picture, caption, [self._table(title, self._said(heads), rows)], verdict)

    def _seat_advantage(self) -> str:
        title = self.words.text("cli-report-seats")
        picture = self._shares(title, self.seats, self.result.seats)
        rows = [
            [name, *self._rates(seat), self._number(seat.mean_score, 2), *self._means(points)]
            for name, seat, points in zip(
                self.seats, self.result.seats, self.result.distributions.seats, strict=True
            )
        ]
        heads = self._said(("cli-seat", "cli-wins", "cli-win-rate", "cli-interval", "cli-mean-score"))
        heads += [self._category(name) for name in self.categories]
        caption = self.words.text("cli-report-how-seats")
        verdict = self._verdict(self.seats, self.result.seats)
        return self._section(title, picture, caption, [self._table(title, heads, rows)], verdict)

    def _scores(self) -> str:
        title = self.words.text("cli-report-scores")
        total = self.words.text("cli-total")
        heads = [*[self._category(name) for name in self.categories], total]
        counted = [
            [*[points.categories[name] for name in self.categories], points.total]
            for points in self.result.distributions.bots
        ]
        panels = [plots.Panel(name, columns) for name, columns in zip(self.bots, counted, strict=True)]
        picture = plots.distributions(title, heads, panels, self._number, self._percent_short)
        tables = []
        for column, head in enumerate(heads):
            rows = [
                [name, *self._spread(columns[column])]
                for name, columns in zip(self.bots, counted, strict=True)
            ]
            tables.append(self._table(head, [self.words.text("cli-bot"), *self._spread_heads()], rows))
        return self._section(title, picture, self.words.text("cli-report-how-scores"), tables)

    def _lengths(self) -> str:
        title = self.words.text("cli-report-lengths")
        counts = self.result.distributions.lengths
        label = self.words.text("cli-length-decisions")
        picture = plots.distribution(title, counts["decisions"], label, self._number, self._percent_short)
        rows = [
            [self.words.text(f"cli-length-{unit}"), *self._spread(counted)]
            for unit, counted in counts.items()
        ]
        table = self._table(title, [self.words.text("cli-length"), *self._spread_heads()], rows)
        return self._section(title, picture, self.words.text("cli-report-how-lengths"), [table])

    def _endings(self) -> str:
        title = self.words.text("cli-report-endings")
        result, games = self.result, max(self.result.games, 1)
        named = [(self._ending(ending), number) for ending, number in result.endings.items()]
        drawn = [(name, number / games) for name, number in named]
        picture = plots.bars(title, drawn, self._percent, self._percent_short)
        rows = []
        for name, number in named:
            low, high = wilson(number, result.games)
            rows.append([name, self._number(number), self._percent(number / games), self._between(low, high)])
        heads = self._said(("cli-ending", "cli-games", "cli-share", "cli-interval"))
        caption = self.words.text("cli-report-how-endings")
        return self._section(title, picture, caption, [self._table(title, heads, rows)])

    def _made(self) -> str:
        result = self.result
        title = self.words.text("cli-report-made")
        options = ", ".join(f"{name}={_written(value)}" for name, value in result.options.items())
        rows = [
            [self.words.text("cli-game"), f"{self.words.title(self.game)} ({result.game})"],
            [self.words.text("cli-report-rules"), str(result.rules)],
            [self.words.text("cli-report-components"), result.components],
            [self.words.text("cli-report-options"), options or "–"],
            [self.words.text("cli-report-seed"), str(result.seed)],
        ]
        body = "".join(
            f'<tr><th scope="row">{_safe(name)}</th><td>{_safe(value)}</td></tr>' for name, value in rows
        )
        return (
            f'<section>\n<h2>{_safe(title)}</h2>\n<table class="words"><tbody>{body}</tbody></table>\n'
            f"{_paragraph(self.words.text('cli-report-again'))}\n"
            f"<p><code>{_safe(self._command())}</code></p>\n</section>"
        )

    def _command(self) -> str:
        """Return the command that plays the same games again."""
        result = self.result
        parts = [f"batisseurs simulate {result.game} --games {result.asked} --players {result.players}"]
        parts += [f"--bots {','.join(bot.name for bot in result.bots)} --seed {result.seed}"]
        defaults = {option.name: option.default for option in self.game.options}
        changed = [(name, value) for name, value in result.options.items() if value != defaults.get(name)]
        parts += [f"--option {name}={_written(value)}" for name, value in changed]
        if result.components != self.game.fingerprint():
            parts.append("--components FILE")
        return " ".join(parts)

    # Words and numbers. ----------------------------------------------------------------------------

    def _fair(self) -> float:
        return 1 / self.result.players

    def _shares(self, title: str, names: Sequence[str], rows: Sequence[BotResult | SeatResult]) -> str:
        drawn = [
            plots.Share(name, row.win_rate, *row.interval) for name, row in zip(names, rows, strict=True)
        ]
        return plots.shares(title, drawn, self._percent, self._percent_short, self._fair())

    def _verdict(self, names: Sequence[str], rows: Sequence[BotResult | SeatResult]) -> str:
        """Say who wins more or less than an equal share, beyond what chance explains."""
        more = [name for name, row in zip(names, rows, strict=True) if row.interval[0] > self._fair()]
        less = [name for name, row in zip(names, rows, strict=True) if row.interval[1] < self._fair()]
        said = []
        if more:
            said.append(self.words.text("cli-report-more", names=more))
        if less:
            said.append(self.words.text("cli-report-less", names=less))
        return " ".join(said) or self.words.text("cli-report-equal")

    def _rates(self, row: BotResult | SeatResult) -> list[str]:
        wins = self._number(row.wins, 0 if row.wins == int(row.wins) else 2)
        return [wins, self._percent(row.win_rate), self._between(*row.interval)]

    def _means(self, points: Points) -> list[str]:
        return [self._number(plots.mean(points.categories[name]), 2) for name in self.categories]

    def _spread(self, counts: Mapping[int, int]) -> list[str]:
        """Return least, tenth, median, mean, nine tenths, most."""
        quantiles = [quantile(counts, part) for part in (TENTH, MEDIAN, NINE_TENTHS)]
        numbers = [min(counts, default=0), *quantiles, max(counts, default=0)]
        said = [self._number(number) for number in numbers]
        return [*said[:3], self._number(plots.mean(counts), 2), *said[3:]]

    def _spread_heads(self) -> list[str]:
        tenth, most = (self.words.text("cli-report-part", part=part) for part in (10, 90))
        median = self.words.text("cli-report-median")
        return [
            self.words.text("cli-least"),
            tenth,
            median,
            self.words.text("cli-mean"),
            most,
            self.words.text("cli-most"),
        ]

    def _category(self, name: str) -> str:
        message = f"{self.result.game}-score-{name.replace('_', '-')}"
        return self.words.text(message) if self.words.knows(message) else name

    def _ending(self, ending: str) -> str:
        message = f"{self.result.game}-ending-{ending.replace('_', '-')}"
        return self.words.text(message) if self.words.knows(message) else ending

    def _said(self, messages: Sequence[str]) -> list[str]:
        return [self.words.text(message) for message in messages]

    def _number(self, number: float, decimals: int | None = None) -> str:
        """Return a number as it is written in the reader's language; whole ones without decimals."""
        if decimals is None:
            decimals = 0 if number == int(number) else 1
        written = f"{number:,.{decimals}f}"
        if not written.strip("-0.,"):
            written = written.removeprefix("-")
        swapped = {",": self.thousands, ".": self.point, "-": "−"}
        return "".join(swapped.get(char, char) for char in written)

    def _percent(self, share: float) -> str:
        return self._number(100 * share, 1) + "\u00a0%"

    def _percent_short(self, share: float) -> str:
        """Return a share at an axis: no more decimals than it needs."""
        return self._number(round(100 * share, 1)) + "\u00a0%"

    def _between(self, low: float, high: float) -> str:
        return f"{self._number(100 * low, 1)}–{self._number(100 * high, 1)}\u00a0%"

    # HTML. -----------------------------------------------------------------------------------------

    def _section(
        self, title: str, picture: str, caption: str, tables: Sequence[str], verdict: str = ""
    ) -> str:
        said = _paragraph(verdict) + "\n" if verdict else ""
        figure = f"<figure>\n{picture}\n<figcaption>{_safe(caption)}</figcaption>\n</figure>"
        return f"<section>\n<h2>{_safe(title)}</h2>\n{said}{figure}\n" + "\n".join(tables) + "\n</section>"

    def _table(self, caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = "".join(f'<th scope="col">{_safe(name)}</th>' for name in heads)
        body = "\n".join(
            f'<tr><th scope="row">{_safe(row[0])}</th>'
            + "".join(f"<td>{_safe(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for row in rows
        )
        return (
            f'<div class="scroll"><table>\n<caption>{_safe(caption)}</caption>\n'
            f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>"
        )


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _paragraph(text: str) -> str:
    return f"<p>{_safe(text)}</p>"


def _safe(text: str) -> str:
    return html.escape(text)
