"""Puzzles in the terminal: the goal, the verdict, the solution, and what is remembered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from batisseurs.games import SLUGS, find_game
from batisseurs.kernel import choice_text
from batisseurs.kernel.puzzle import Puzzle, find_puzzle, puzzles
from tests.cli.terminal import HOLE, call, one_line, spawn

FIRST = find_puzzle(find_game("nehemiah"), "1")


def remembered(home: Path) -> dict[str, list[str]]:
    """Return which puzzles are remembered as solved."""
    file = home / "batisseurs" / "practice.json"
    return dict(json.loads(file.read_text())) if file.exists() else {}


def typed_solution(puzzle: Puzzle) -> str:
    """Return what solves a puzzle, as it is typed: forced choices are made by themselves."""
    game = find_game(puzzle.game)
    table = puzzle.lay(game)
    lines = []
    for text in puzzle.solution:
        if len(table.choices(puzzle.seat)) > 1:
            lines.append(text)
        table.play(puzzle.seat, choice_text.find_choice(table, puzzle.seat, text))
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("number", ["1", "10"])
def test_a_solved_puzzle_is_remembered_and_the_next_one_comes(tmp_path: Path, slug: str, number: str) -> None:
    puzzle = find_puzzle(find_game(slug), number)
    done = call(tmp_path, "practice", slug, number, typed=typed_solution(puzzle) + "\n")
    assert done.returncode == 0
    assert "Goal: " in done.stdout
    assert "Solved!" in done.stdout
    assert "So far" not in done.stdout
    assert not HOLE.search(done.stdout)
    assert remembered(tmp_path) == {slug: [puzzle.id]}
    assert ("Puzzle 2:" in done.stdout) if number == "1" else ("1 of 10 solved" in done.stdout)


def test_without_a_number_the_first_unsolved_one_comes(tmp_path: Path) -> None:
    call(tmp_path, "practice", "nehemiah", "1", typed=typed_solution(FIRST))
    done = call(tmp_path, "practice", "nehemiah")
    assert "*  1. Home again (solved)" in done.stdout
    assert "   2. One cube more (not solved yet)" in done.stdout
    assert "1 of 10 solved" in done.stdout
    assert "Puzzle 2: One cube more" in done.stdout


def test_a_failed_attempt_says_how_far_it_came_and_can_be_tried_again(tmp_path: Path) -> None:
    failed = "activate c1r2\ndecline\n"
    done = call(tmp_path, "practice", "nehemiah", "1", typed=failed + "\n" + typed_solution(FIRST))
    assert "Not solved: 0 of 2." in done.stdout
    assert "Solved!" in done.stdout
    assert remembered(tmp_path) == {"nehemiah": ["homecoming"]}


def test_undo_goes_back_into_a_failed_turn(tmp_path: Path) -> None:
    typed = "activate c2r4\ndecline\nstop\nundo\nundo\nundo\n" + typed_solution(FIRST)
    done = call(tmp_path, "practice", "nehemiah", "1", typed=typed)
    assert "Solved!" in done.stdout


@pytest.mark.parametrize(
    ("lang", "show", "shown", "again"),
    [
        ("en", "show", "That is one solution.", "again"),
        ("fr", "montrer", "Voilà une solution.", "recommencer"),
        ("pl", "pokaż", "To jedno z rozwiązań.", "ponów"),
    ],
)
def test_who_was_shown_the_solution_has_not_solved_it(
    tmp_path: Path, lang: str, show: str, shown: str, again: str
) -> None:
    typed = f"activate c2r4\n{show}\n{again}\n"
    done = call(tmp_path, "practice", "nehemiah", "1", "--lang", lang, typed=typed)
    assert shown in done.stdout
    assert not HOLE.search(done.stdout)
    assert remembered(tmp_path) == {}
    done = call(tmp_path, "practice", "nehemiah", "1", typed=f"show\nagain\n{typed_solution(FIRST)}")
    assert remembered(tmp_path) == {"nehemiah": ["homecoming"]}


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("slug", SLUGS)
def test_every_solution_can_be_shown(tmp_path: Path, slug: str, lang: str) -> None:
    number = len(puzzles(find_game(slug)))
    done = call(tmp_path, "practice", slug, "1", "--lang", lang, typed="show\n\n" * number)
    assert done.returncode == 0
    assert done.stderr == ""
    assert not HOLE.search(done.stdout)


def test_what_is_remembered_may_be_damaged(tmp_path: Path) -> None:
    (tmp_path / "batisseurs").mkdir()
    (tmp_path / "batisseurs" / "practice.json").write_text("{nonsense")
    done = call(tmp_path, "practice", "nehemiah", "1", typed=typed_solution(FIRST))
    assert "Solved!" in done.stdout
    assert remembered(tmp_path) == {"nehemiah": ["homecoming"]}


def test_an_unknown_puzzle_is_refused_in_one_line(tmp_path: Path) -> None:
    done = call(tmp_path, "practice", "nehemiah", "11")
    assert done.returncode == 2
    assert one_line(done.stderr) == "No such puzzle: Nehemiah has 10 puzzles and no “11”"


def test_help_lists_the_commands_of_practice_only(tmp_path: Path) -> None:
    done = call(tmp_path, "practice", "nehemiah", "1", typed="?\n")
    assert "plays a solution of the puzzle" in done.stdout
    assert "solved puzzles are remembered" in done.stdout
    assert "--resume" not in done.stdout
    done = call(tmp_path, "practice", "nehemiah", "1", typed="show\n?\nnonsense\n\n")
    assert "Puzzle 2" in done.stdout


def test_in_a_real_terminal(tmp_path: Path) -> None:
    child = spawn(tmp_path, "practice", "nehemiah", "1")
    child.expect("Goal: end the turn with 2 available workers")
    child.expect("Player 1>")
    for line in FIRST.solution:
        child.sendline(line)
    child.expect("Solved!")
    child.expect("next puzzle")
    child.sendline("quit")
    child.expect(r"\Z|$")
    child.wait()
    assert child.exitstatus == 0


def test_puzzles_are_written_for_practice(tmp_path: Path) -> None:
    args = ("puzzles", "nehemiah", "--games", "1", "--number", "2", "--tables", "30", "--out", "found")
    done = call(tmp_path, *args)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(" %)") == 2
    assert sorted(file.name for file in (tmp_path / "found").iterdir()) == [
        "01-puzzle.toml",
        "02-puzzle.toml",
    ]
    assert "found" in one_line(call(tmp_path, *args).stderr)
