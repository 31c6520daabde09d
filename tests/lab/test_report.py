"""A simulation as one page: right numbers, nothing from elsewhere, readable without seeing the pictures."""

from __future__ import annotations

import re
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import Category, Result, replay
from batisseurs.lab import plots
from batisseurs.lab.library import NeedsLibrary
from batisseurs.lab.match import Outcome
from batisseurs.lab.records import read_records
from batisseurs.lab.report_html import quantile, report_page
from batisseurs.lab.result import SimulationResult
from batisseurs.lab.simulate import simulate
from batisseurs.lab.tally import Counts, Tally, no_games
from batisseurs.words import LANGUAGES, PSEUDO, Words
from tests.cli.terminal import HOLE, call, one_line
from tests.lab.bots import LastBot

GAMES = 60


@pytest.fixture(scope="module")
def result() -> SimulationResult:
    """Some games of three players."""
    return simulate("theopolis", ["random", LastBot()], 3, games=GAMES, seed=3, cores=1)


@pytest.fixture(scope="module")
def pages(result: SimulationResult) -> dict[str, str]:
    """The page of these games in every language."""
    return {language: report_page(result, THEOPOLIS, Words(language)) for language in (*LANGUAGES, PSEUDO)}


# What is counted. ------------------------------------------------------------------------------------


def test_counts_are_those_of_the_games(tmp_path: Path) -> None:
    """Counted once more, from the records."""
    path = tmp_path / "games.record"
    result = simulate("theopolis", ["random"], 3, games=12, seed=4, cores=1, out=path)
    seats: list[dict[str, Counter[int]]] = [{} for _ in range(3)]
    totals: list[Counter[int]] = [Counter() for _ in range(3)]
    lines: Counter[int] = Counter()
    for record in read_records(path):
        table = replay(THEOPOLIS, record).table
        lines[len(record.lines)] += 1
        for seat in range(3):
            totals[seat][THEOPOLIS.result(table).scores[seat]] += 1
            for category in THEOPOLIS.score(table, seat):
                seats[seat].setdefault(category.id, Counter())[category.points] += 1
    counted = result.distributions
    assert [points.categories for points in counted.seats] == seats
    assert [points.total for points in counted.seats] == totals
    assert counted.lengths["lines"] == lines


def test_counts_agree_with_sums_and_means(result: SimulationResult) -> None:
    counted = result.distributions
    assert sum(counted.lengths["decisions"].values()) == GAMES
    assert sum(length * games for length, games in counted.lengths["decisions"].items()) == result.decisions
    assert min(counted.lengths["lines"]) == result.lengths["lines"].least
    means = [bot.mean_score for bot in result.bots] + [seat.mean_score for seat in result.seats]
    assert len(counted.bots) == len(counted.seats) == 3
    for mean, of_row in zip(means, (*counted.bots, *counted.seats), strict=True):
        assert sum(of_row.total.values()) == GAMES
        assert plots.mean(of_row.total) == pytest.approx(mean)
        by_category = sum(plots.mean(counts) for counts in of_row.categories.values())
        assert by_category == pytest.approx(mean)
        assert list(of_row.categories) == ["stones", "sacraments", "original_points"]
        for counts in of_row.categories.values():
            assert list(counts) == sorted(counts)


def test_counts_are_the_same_for_any_number_of_cores() -> None:
    one, two = (
        simulate("theopolis", ["random"], 2, games=101, seed=5, cores=cores).distributions for cores in (1, 2)
    )
    assert one == two
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


def outcome(number: int, points: int) -> Outcome:
    categories = tuple((Category("a", points), Category("b", -seat)) for seat in range(2))
    scores = (points, points - 1)
    return Outcome(number, Result("end", (1, 2), scores), 10, 9, 15 + points, points=categories)


def tallied(*outcomes: Outcome) -> Tally:
    tally = no_games(2)
    for one in outcomes:
        tally.add(one)
    return tally


def test_points_go_to_the_bot_and_to_the_seat() -> None:
    tally = tallied(outcome(0, 3), outcome(1, 7))
    assert [points.categories["b"] for points in tally.seat_points] == [{0: 2}, {-1: 2}]
    assert [points.categories["b"] for points in tally.points] == [{0: 1, -1: 1}, {-1: 1, 0: 1}]
    assert tally.points[0].total == {3: 1, 6: 1}
    assert tally.lines.counts == {18: 1, 22: 1}


def test_points_add_up_in_any_order() -> None:
    games = [outcome(number, number % 3) for number in range(7)]
    whole = no_games(2).plus(tallied(*games))
    parts = [tallied(*games[:2]), tallied(*games[2:3]), tallied(*games[3:])]
    forwards = no_games(2).plus(parts[0]).plus(parts[1]).plus(parts[2])
    backwards = no_games(2).plus(parts[2]).plus(parts[1]).plus(parts[0])
    assert forwards == backwards == whole
    assert msgspec.json.encode(forwards) == msgspec.json.encode(backwards)


@pytest.mark.parametrize(
    ("counts", "part", "expected"),
    [
        ({1: 1}, 0.5, 1),
        ({1: 1, 2: 1}, 0.5, 1),
        ({1: 1, 2: 2}, 0.5, 2),
        ({-3: 1, 0: 8, 9: 1}, 0.1, -3),
        ({-3: 1, 0: 8, 9: 1}, 0.9, 0),
        ({-3: 1, 0: 8, 9: 1}, 0.95, 9),
        ({}, 0.5, 0),
    ],
)
def test_quantiles(counts: Counts, part: float, expected: int) -> None:
    assert quantile(counts, part) == expected


# The page. -------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """Reads a page as a browser would, strictly."""

    EMPTY = frozenset({"meta", "br", "use", "path"})

    def __init__(self, page: str) -> None:
        """Read."""
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.used: set[str] = set()
        self.pictures: list[dict[str, str | None]] = []
        self.texts: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember ids, and what refers to them."""
        self.tags[tag] += 1
        if tag != "meta":
            self.open.append(tag)
        for name, value in attrs:
            assert not name.startswith("on"), f"{tag} has a script: {name}"
            assert name not in {"src", "srcset", "action"}
            if name == "id":
                self.ids.append(str(value))
            if name == "href":
                assert str(value).startswith("#")
                self.used.add(str(value)[1:])
            self.used |= set(re.findall(r"url\(#([^)]*)\)", str(value)))
        if tag == "svg":
            self.pictures.append(dict(attrs))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element without inside."""
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        """What was opened last is closed first."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Gather the words."""
        self.texts.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_one_file_and_can_be_read_aloud(pages: dict[str, str], language: str) -> None:
    page = pages[language]
    assert "http" not in page
    assert "//" not in page
    assert "@import" not in page
    assert not HOLE.search(page)
    read = Reader(page)
    assert read.open == []
    assert read.tags["script"] == read.tags["link"] == read.tags["img"] == read.tags["iframe"] == 0
    assert len(set(read.ids)) == len(read.ids)
    assert read.used <= set(read.ids)
    assert f'<html lang="{language}">' in page
    assert read.tags["h1"] == read.tags["main"] == 1
    # Each picture has a name, and the numbers in it stand in tables too.
    assert len(read.pictures) == 5
    assert all(picture["role"] == "img" and picture["aria-label"] for picture in read.pictures)
    assert read.tags["figcaption"] == 5
    assert read.tags["caption"] == 8
    assert "cli-" not in page


def test_every_word_is_in_the_catalogues(pages: dict[str, str]) -> None:
    """In the pseudo-language every sentence is in brackets; names, numbers and the command are not words."""
    read = Reader(re.sub(r"<style>.*?</style>|<code>.*?</code>", "", pages[PSEUDO], flags=re.DOTALL))
    outside = [text.strip() for text in read.texts if re.search(r"[A-Za-z]{3}", text) and "⟦" not in text]
    settings = " ".join(f"{name} {value}" for name, value in THEOPOLIS.read_options(2, {}).items()).replace(
        "_", " "
    )
    known = {"random", "last", "theopolis", "Theopolis", "false", *settings.split()}
    for text in outside:
        words = set(re.findall(r"[A-Za-z]{3,}", text))
        assert words <= known or re.fullmatch(r"[0-9a-f]{16}", text), text


def test_numbers_are_written_as_readers_write_them(result: SimulationResult, pages: dict[str, str]) -> None:
    rate = result.bots[0].win_rate * 100
    assert f"{rate:.1f}\u00a0%" in pages["en"]
    comma = f"{rate:.1f}".replace(".", ",")
    assert all(f"{comma}\u00a0%" in pages[language] for language in ("fr", "pl"))
    assert "−" in pages["en"]


def test_the_page_shows_the_result(result: SimulationResult, pages: dict[str, str]) -> None:
    page = pages["en"]
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', page)
    cells = [[name, *re.findall(r"<td>(.*?)</td>", rest)] for name, rest in rows]
    bots = {row[0]: row for row in cells if len(row) == 6}
    for name, bot in zip(("random 1", "last", "random 2"), result.bots, strict=True):
        assert bots[name][2] == f"{100 * bot.win_rate:.1f}\u00a0%"
        low, high = (f"{100 * edge:.1f}" for edge in bot.interval)
        assert bots[name][3] == f"{low}–{high}\u00a0%"
    endings = {row[0]: row for row in cells if len(row) == 4}
    assert sum(int(row[1]) for row in endings.values()) == GAMES
    command = re.search(r"<code>(.*?)</code>", page)
    assert command is not None
    assert (
        command[1]
        == "batisseurs simulate theopolis --games 60 --players 3 --bots random,last,random --seed 3"
    )


def test_the_same_simulation_gives_the_same_page() -> None:
    pages = {
        report_page(simulate("theopolis", ["random"], games=60, seed=2, cores=cores), THEOPOLIS, Words("fr"))
        for cores in (1, 2)
    }
    assert len(pages) == 1


def test_who_wins_more_is_said(result: SimulationResult) -> None:
    def page(*intervals: tuple[float, float]) -> str:
        bots = [
            msgspec.structs.replace(bot, interval=interval)
            for bot, interval in zip(result.bots, intervals, strict=True)
        ]
        return report_page(msgspec.structs.replace(result, bots=bots), THEOPOLIS, Words("en"))

    around = (0.2, 0.5)
    assert "More wins than an equal share, beyond what chance explains: last." in page(
        around, (0.4, 0.9), around
    )
    assert "Fewer wins than an equal share, beyond what chance explains: random 1 and random 2." in page(
        (0.1, 0.2), around, (0.1, 0.3)
    )


def test_an_interrupted_simulation_says_so(result: SimulationResult) -> None:
    part = msgspec.structs.replace(result, complete=False, asked=1000)
    assert "Interrupted after 60 of 1,000 games." in report_page(part, THEOPOLIS, Words("en"))


def test_names_cannot_break_the_page(result: SimulationResult) -> None:
    bots = [msgspec.structs.replace(result.bots[0], name='<b onclick="x">'), *result.bots[1:]]
    Reader(report_page(msgspec.structs.replace(result, bots=bots), THEOPOLIS, Words("en")))


def test_one_game_is_enough() -> None:
    one = simulate("theopolis", ["random"], 5, games=1, seed=1, cores=1)
    assert "1 game with 5 players" in report_page(one, THEOPOLIS, Words("en"))


def test_a_library_that_is_missing_is_named(
    result: SimulationResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(NeedsLibrary, match=r"batisseurs\[report\]"):
        report_page(result, THEOPOLIS, Words("en"))


# The command. ----------------------------------------------------------------------------------------

SIMULATE = ("simulate", "theopolis", "--games=5", "--cores=1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_writes_the_page(tmp_path: Path, language: str) -> None:
    done = call(tmp_path, *SIMULATE, "--report=found.html", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert "found.html" in done.stdout
    assert f'<html lang="{language}">' in (tmp_path / "found.html").read_text(encoding="utf-8")


def test_data_stay_alone_on_standard_output(tmp_path: Path) -> None:
    done = call(tmp_path, *SIMULATE, "--report=found.html", "--json")
    assert msgspec.json.decode(done.stdout, type=SimulationResult).games == 5
    assert (tmp_path / "found.html").exists()


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("taken.html", "taken.html already exists"),
        (".", ". is a folder"),
        ("none/at/all.html", "Folder not found: none/at"),
    ],
)
def test_refused_before_the_first_game(tmp_path: Path, place: str, said: str) -> None:
    (tmp_path / "taken.html").write_text("Dear Ben", encoding="utf-8")
    done = call(tmp_path, *SIMULATE, "--report", place, "--out=games.record")
    assert said in one_line(done.stderr)
    assert done.returncode == 2
    assert (tmp_path / "taken.html").read_text(encoding="utf-8") == "Dear Ben"
    assert not (tmp_path / "games.record").exists()


def test_without_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = call(tmp_path, *SIMULATE, "--report=found.html", "--lang=fr")
    assert "pip install 'batisseurs[report]'" in one_line(done.stderr)
    assert done.returncode == 2
    assert not (tmp_path / "found.html").exists()
