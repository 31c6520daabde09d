"""Every puzzle can be solved, not by accident, and the next is harder."""

from __future__ import annotations

import functools

import pytest

from batisseurs.games import SLUGS, find_game
from batisseurs.kernel.play import Play
from batisseurs.kernel.puzzle import Goal, Puzzle, judge, puzzles, read_puzzle
from batisseurs.kernel.seats import Seat
from batisseurs.lab.puzzles import TooMuch, Turn, make_puzzles

EVERY = [puzzle for slug in SLUGS for puzzle in puzzles(find_game(slug))]
TOYS = 2
"""How many of a game's puzzles may be solved by a single choice: the first ones."""
LARGEST = 4_000
SMALL = 40


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.id}"


@functools.cache
def turn_of(slug: str, number: int) -> Turn:
    game = find_game(slug)
    puzzle = puzzles(game)[number - 1]
    return Turn(game, puzzle.lay(game), puzzle.seat, LARGEST)


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_the_solution_is_a_shortest_one_and_certain(puzzle: Puzzle) -> None:
    solution = turn_of(puzzle.game, puzzle.number).solve(puzzle.goal)
    assert len(solution.shortest) == len(puzzle.solution)
    assert solution.certain
    assert solution.best == puzzle.goal.number


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_it_takes_more_than_the_first_choices_or_a_single_one(puzzle: Puzzle) -> None:
    turn = turn_of(puzzle.game, puzzle.number)
    solution = turn.solve(puzzle.goal)
    assert turn.first_choices(puzzle.goal) < puzzle.goal.number
    assert puzzle.number <= TOYS or solution.decisions > 1
    assert solution.chance < 1 / 2


@pytest.mark.parametrize("slug", SLUGS)
def test_there_are_ten_from_easy_to_hard(slug: str) -> None:
    own = puzzles(find_game(slug))
    chances = [turn_of(slug, puzzle.number).solve(puzzle.goal).chance for puzzle in own]
    assert len(own) == 10
    assert len({puzzle.id for puzzle in own}) == len(own)
    assert chances == sorted(chances, reverse=True)


def test_a_turn_with_too_many_tables_is_given_up() -> None:
    game = find_game("theopolis")
    puzzle = puzzles(game)[0]
    with pytest.raises(TooMuch):
        Turn(game, puzzle.lay(game), puzzle.seat, 10)


def test_what_cannot_be_reached_has_no_solution() -> None:
    turn = turn_of("nehemiah", 1)
    assert turn.solve(Goal("figure", 99, "wall")).shortest == ()
    assert turn.solve(Goal("figure", 99, "wall")).chance == 0


def test_the_generator_makes_the_same_puzzles_each_time_and_they_are_solved_by_their_solution() -> None:
    game = find_game("nehemiah")

    def made() -> list[str]:
        found = make_puzzles(
            game,
            players=2,
            options={},
            bot="random",
            seed=3,
            games=1,
            figures={"wood", "gold"},
            number=3,
            most=SMALL,
        )
        assert all(each.tables <= SMALL for each in found)
        return [each.text() for each in found]

    texts = made()
    assert texts == made()
    assert len(texts) == 3
    for number, text in enumerate(texts, start=1):
        puzzle = read_puzzle(text, game.slug, number, f"{number:02}-found.toml")
        start = puzzle.lay(game)
        assert judge(game, puzzle, start, moves_of(puzzle)).state == "solved"


def moves_of(puzzle: Puzzle) -> list[tuple[Seat, int]]:
    """Return the solution as numbers."""
    game = find_game(puzzle.game)
    play = Play.from_table(game, puzzle.lay(game))
    return [(puzzle.seat, play.play_text(puzzle.seat, text).choice) for text in puzzle.solution]
