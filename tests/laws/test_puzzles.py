"""What holds for the puzzles of every game: they can be read, judged and solved as they say."""

from __future__ import annotations

import pytest

from batisseurs.games import SLUGS, find_game
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.play import Play
from batisseurs.kernel.puzzle import Goal, Puzzle, find_puzzle, is_asked, judge, puzzles
from batisseurs.kernel.seats import seat_name
from batisseurs.kernel.source import Seeded
from tests.toys.pile import PILE

EVERY = [puzzle for slug in SLUGS for puzzle in puzzles(find_game(slug))]
LONGEST_ID = 30
"""Ids of rooms are made from those of puzzles."""


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.id}"


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_the_solution_solves_it_whatever_is_hidden(puzzle: Puzzle) -> None:
    """It is open until the last choice, and solved then, for every deal of what the seat cannot know."""
    game = find_game(puzzle.game)
    for seed in range(3):
        start = puzzle.lay(game)
        if seed:
            game.conceal(start, puzzle.seat, Seeded(seed))
        play = Play.from_table(game, start)
        moves: list[tuple[int, int]] = []
        for text in puzzle.solution:
            assert judge(game, puzzle, start, moves).state == "open"
            moves.append((puzzle.seat, play.play_text(puzzle.seat, text).choice))
        verdict = judge(game, puzzle, start, moves)
        assert verdict.state == "solved"
        assert verdict.reached >= puzzle.goal.number


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_it_begins_with_a_choice_of_its_seat_and_its_goal_can_be_counted(puzzle: Puzzle) -> None:
    game = find_game(puzzle.game)
    table = puzzle.lay(game)
    assert is_asked(table, puzzle.seat)
    assert table.players == puzzle.players
    assert len(puzzle.id) <= LONGEST_ID
    if puzzle.goal.kind == "figure":
        figures = {figure.id for figure in game.figures(table, puzzle.seat)}
        assert f"{seat_name(puzzle.seat)}.{puzzle.goal.figure}" in figures


def test_a_turn_that_ends_without_the_goal_has_failed_and_later_moves_do_not_count() -> None:
    game = find_game("nehemiah")
    puzzle = find_puzzle(game, "1")
    start = puzzle.lay(game)
    play = Play.from_table(game, start)
    moves: list[tuple[int, int]] = []
    while is_asked(play.table, puzzle.seat):
        moves.append((puzzle.seat, play.play(puzzle.seat, play.table.choices(puzzle.seat)[0]).choice))
    verdict = judge(game, puzzle, start, moves)
    assert verdict.state == "failed"
    assert judge(game, puzzle, start, [*moves, (play.chooser, 0)]) == verdict


def test_puzzles_are_found_by_id_or_number_and_others_are_refused() -> None:
    game = find_game("theopolis")
    first = puzzles(game)[0]
    assert find_puzzle(game, first.id) is find_puzzle(game, "1") is first
    with pytest.raises(BatisseursError, match="no puzzle '11'"):
        find_puzzle(game, "11")


def test_a_game_without_a_folder_has_no_puzzles() -> None:
    assert puzzles(PILE) == ()


def test_a_goal_that_is_no_figure_of_the_game_is_never_reached() -> None:
    game = find_game("nehemiah")
    table = find_puzzle(game, "1").lay(game)
    assert Goal("figure", 1, "camels").reached(game, table, table, 0) == 0
