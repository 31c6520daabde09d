"""What players see: known screens, and that every screen fits."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest
from rich.cells import cell_len

from batisseurs.cli.boards import table_text
from batisseurs.cli.boards.nehemiah import board as nehemiah_table
from batisseurs.cli.boards.theopolis.board import CHOICES
from batisseurs.cli.play.answers import Wording, numbered_choices
from batisseurs.cli.play.choices import choice_lines
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.view import NehemiahView
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import CHANCE, SPECTATOR, Play, Seeded, choice_text
from batisseurs.words import LANGUAGES, PSEUDO, Words
from tests.cli.screens import FOLDER, MOMENTS, SHOTS, Shot, game, nehemiah, taken


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_the_screen_is_the_known_one(tmp_path: Path, shot: Shot) -> None:
    """If it looks better now: `python -m tests.cli.screens` writes the files again."""
    shown = taken(shot, tmp_path)
    assert shown == (FOLDER / f"{shot.name}.txt").read_text(encoding="utf-8")
    assert "\x1b" not in shown
    assert [line for line in shown.splitlines() if cell_len(line) > shot.columns] == []


def test_no_other_screens_are_kept() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {shot.name for shot in SHOTS}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_width_is_kept(players: int, language: str) -> None:
    """From 40 columns on no line is longer, for any reader, early and late."""
    for until in (1, 9):
        play = game(players, seed=players, until=until)
        for width in (40, 59, 60, 75, 76, 80, 99, 100):
            drawing = table_text(THEOPOLIS, Words(language), play.seats, width)
            lines = [*drawing.whole(play.table, 0), *drawing.whole(play.table, SPECTATOR)]
            if not play.over:
                lines += choice_lines(Wording(play, drawing.words), drawing, 0)
            # A single word can be longer than a small window; the terminal breaks it.
            room = width if width >= 60 else width + 24
            assert [line.plain for line in lines if line.cell_len > room] == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_width_is_kept_by_nehemiah(players: int, language: str) -> None:
    """From 40 columns on no line is longer, for any reader, at every kind of moment."""
    for moment in ("turn", "activation", "auction", "foremen"):
        play = nehemiah(players, MOMENTS[moment])
        for width in (40, 59, 60, 75, 76, 80, 99, 100):
            for height in (24, 60):
                drawing = table_text(NEHEMIAH, Words(language), play.seats, width, height)
                lines = [*drawing.whole(play.table, 0), *drawing.whole(play.table, SPECTATOR)]
                lines += drawing.own(play.table, 0)
                lines += choice_lines(Wording(play, drawing.words), drawing, 0)
                # A single word can be longer than a small window; the terminal breaks it.
                room = width if width >= 60 else width + 24
                assert [line.plain for line in lines if line.cell_len > room] == []


def test_few_lines_make_nehemiah_dense() -> None:
    play = nehemiah(4, MOMENTS["foremen"])
    heights = [
        len(table_text(NEHEMIAH, Words("en"), play.seats, 100, lines).whole(play.table, 0))
        for lines in (None, 50, 24)
    ]
    assert heights[0] == heights[1] > heights[2]
    assert heights[1] <= 36
    assert heights[2] <= 28


def test_workers_are_told_apart_without_colours() -> None:
    """Standing, tired, neutral and free have signs of their own, and every place its name."""
    play = nehemiah(2, MOMENTS["turn"])
    seen = NEHEMIAH.view(play.table, 0)
    assert isinstance(seen, NehemiahView)
    for width, height in ((100, 60), (80, 24), (50, 60)):
        drawing = table_text(NEHEMIAH, Words("en"), play.seats, width, height)
        grid = "\n".join(line.plain for line in drawing.whole(play.table, 0))
        grid = grid.partition("c1")[2].partition("Players")[0]
        spots = [spot for column in seen.columns for spot in column.spots]
        for sign, number in {
            "▲": sum(spot.worker is not None and not spot.tired for spot in spots),
            "▬": sum(spot.tired and not spot.neutral for spot in spots),
            "▭": sum(spot.neutral for spot in spots),
            "·": sum(spot.worker is None for spot in spots),
        }.items():
            assert grid.count(sign) == number > 0
        for name in ("c2", "c5", "r1", "r4"):
            assert name in grid


def test_colours_of_nehemiah_only_repeat() -> None:
    """Every coloured piece has a sign, or the name of a player."""
    for moment in ("turn", "activation", "foremen"):
        play = nehemiah(2, MOMENTS[moment])
        for line in table_text(NEHEMIAH, Words("en"), play.seats, 100).whole(play.table, 0):
            for span in line.spans:
                text = line.plain[span.start : span.end]
                if str(span.style) in {"bold", "dim", "italic", ""} or not text.strip():
                    continue
                assert set(text) & set("▲▬▭■→↻▶") or "Ann" in text or "Ben" in text, (text, span.style)


def test_a_full_table_fits_an_ordinary_window() -> None:
    """Five players at 100 columns: table and choices in about 45 lines until late in the game."""
    heights = []
    for seed in range(6):
        play = game(5, seed=seed, until=7)
        drawing = table_text(THEOPOLIS, Words("en"), play.seats, 100)
        heights.append(
            len(drawing.whole(play.table, 0))
            + len(choice_lines(Wording(play, drawing.words), drawing, 0))
            + 3
        )
    assert max(heights) <= 48
    assert sum(heights) / len(heights) <= 45


def test_few_lines_make_a_table_dense() -> None:
    play = game(2)
    heights = [
        len(table_text(THEOPOLIS, Words("en"), play.seats, 100, lines).whole(play.table, 0))
        for lines in (None, 50, 24)
    ]
    assert heights[0] == heights[1] > heights[2]


def test_signs_say_what_colours_say() -> None:
    """Without colours no two things look the same: every style has a sign or a letter beside it."""
    drawn = table_text(THEOPOLIS, Words("en"), ["Ann", "Ben"], 100).whole(game(2).table, 0)
    for line in drawn:
        for span in line.spans:
            text = line.plain[span.start : span.end]
            plain = {"bold", "dim", "italic", ""}
            if str(span.style) in plain or not text.strip():
                continue
            assert set(text) & set("⌂♙†★↯☼●○▰▶✓") or text[0] in "FHC", (text, span.style)


def test_the_picture_in_the_docs_is_what_is_drawn() -> None:
    """If not: `python tools/terminal_picture.py`."""
    root = Path(__file__).resolve().parents[2]
    pictures = runpy.run_path(str(root / "tools" / "terminal_picture.py"))["pictures"]()
    assert set(pictures) == {
        "terminal.svg", "terminal-nehemiah.svg", "terminal-my-village.svg", "terminal-esdras-et-nehemie.svg",
    }  # fmt: skip
    for file, drawn in pictures.items():
        assert (root / "docs" / "pictures" / file).read_text(encoding="utf-8") == drawn
        assert "url(" not in drawn.replace("url(#", "")


# What is behind the choices. -----------------------------------------------------------------------


def test_every_choice_has_its_rule() -> None:
    assert set(CHOICES.values()) <= set(Words("en").rules(THEOPOLIS))


def test_every_choice_of_nehemiah_has_its_rule() -> None:
    assert set(nehemiah_table.CHOICES.values()) <= set(Words("en").rules(NEHEMIAH))


def test_every_choice_of_nehemiah_is_listed_under_what_it_touches() -> None:
    """Whole games with foremen: each choice has its rule, its heading and its number exactly once."""
    listed = set()
    for seed in range(6):
        play = Play(NEHEMIAH, 3, {"foremen": True}, seats=["Ann", "Ben", "Cleo"])
        source = Seeded(seed)
        drawing = table_text(NEHEMIAH, Words("en"), play.seats, 80)
        while not play.over:
            seat = play.chooser
            if seat == CHANCE:
                play.run_chance(source)
                continue
            numbered = numbered_choices(Wording(play, drawing.words), seat)
            for each in numbered:
                listed.add(each.said.message.id)
                assert drawing.rule_of(each.said), each
                assert drawing.touched(each.said, seat), each
            shown = " ".join(line.plain for line in choice_lines(Wording(play, drawing.words), drawing, seat))
            numbers = [int(word.partition("\u00a0")[0]) for word in shown.split(" ") if word[:1].isdigit()]
            assert sorted(numbers) == [each.number for each in numbered]
            play.play(seat, numbered[source.below(len(numbered))].choice)
    assert len(listed) > 20


def test_every_choice_is_listed_under_what_it_touches() -> None:
    """Whole games: each choice has its rule, its heading and its number exactly once."""
    for seed in range(4):
        play = Play(THEOPOLIS, 3, seats=["Ann", "Ben", "Cleo"])
        source = Seeded(seed)
        drawing = table_text(THEOPOLIS, Words("en"), play.seats, 80)
        while not play.over:
            seat = play.chooser
            if seat == CHANCE:
                play.run_chance(source)
                continue
            spoken = choice_text.spoken_choices(play.table, seat)
            assert all(drawing.rule_of(choice) and drawing.touched(choice, seat) for _, choice in spoken)
            shown = " ".join(line.plain for line in choice_lines(Wording(play, drawing.words), drawing, seat))
            numbers = [int(word.partition("\u00a0")[0]) for word in shown.split(" ") if word[:1].isdigit()]
            assert sorted(numbers) == list(range(1, len(spoken) + 1))
            play.play(seat, spoken[source.below(len(spoken))][0])
