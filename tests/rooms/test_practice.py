"""A puzzle at a table: the rules judge it, the bots wait, and it can always be tried again."""

from __future__ import annotations

import pytest

from batisseurs.games import SLUGS, find_game
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.puzzle import Puzzle, find_puzzle
from batisseurs.rooms.commands.model import Ask, Choose, Start, Undo
from batisseurs.rooms.errors import BadRequest
from batisseurs.rooms.state.events import SeatPlan, UndoRequest
from tests.rooms.harness import RoomServer
from tests.rooms.test_marks import marks, position


def opened(server: RoomServer, puzzle: Puzzle) -> str:
    """Begin a puzzle: Ann has its seat, bots have the others."""
    seats = tuple(
        SeatPlan("Ann") if seat == puzzle.seat else SeatPlan(f"Bot {seat}", "random")
        for seat in range(puzzle.players)
    )
    room = server.open(puzzle.game, puzzle.players, seats=seats, mine=(puzzle.seat,), puzzle=puzzle.id)
    server.do(room, "ann", puzzle.seat, Start())
    return room


def solve(server: RoomServer, room: str, puzzle: Puzzle) -> None:
    for text in puzzle.solution:
        server.do(room, "ann", puzzle.seat, Choose(text))


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_solved_by_its_solution_and_tried_again(slug: str) -> None:
    puzzle = find_puzzle(find_game(slug), "1")
    server = RoomServer()
    room = opened(server, puzzle)
    seen = server.see(room, "ann", puzzle.seat).puzzle
    assert seen is not None
    assert (seen.id, seen.state) == (puzzle.id, "open")
    solve(server, room, puzzle)
    after = server.see(room, "ann", puzzle.seat)
    assert after.puzzle is not None
    assert (after.puzzle.state, after.puzzle.reached) == ("solved", puzzle.goal.number)
    assert server.let_bots_play(room) == 0
    assert server.again().see(room, "ann", puzzle.seat).puzzle == after.puzzle
    server.do(room, "ann", puzzle.seat, Ask(UndoRequest(after.lines)))
    again = server.see(room, "ann", puzzle.seat)
    assert again.lines == 0
    assert again.puzzle == seen


def test_a_won_game_can_be_tried_again() -> None:
    puzzle = find_puzzle(find_game("theopolis"), "last-stones")
    server = RoomServer()
    room = opened(server, puzzle)
    solve(server, room, puzzle)
    seen = server.see(room, "ann", puzzle.seat)
    assert seen.stage == "over"
    assert seen.puzzle is not None
    assert seen.puzzle.state == "solved"
    server.do(room, "ann", puzzle.seat, Ask(UndoRequest(seen.lines)))
    seen = server.see(room, "ann", puzzle.seat)
    assert (seen.stage, seen.lines) == ("playing", 0)
    assert seen.puzzle is not None
    assert seen.puzzle.state == "open"


def test_a_turn_without_the_goal_has_failed_until_it_is_undone() -> None:
    puzzle = find_puzzle(find_game("nehemiah"), "homecoming")
    server = RoomServer()
    room = opened(server, puzzle)
    for text in ("activate c2r4", "decline", "stop"):
        server.do(room, "ann", puzzle.seat, Choose(text))
    seen = server.see(room, "ann", puzzle.seat).puzzle
    assert seen is not None
    assert seen.state == "solved"  # the column is cleared, whether the card is used or not
    server.do(room, "ann", puzzle.seat, Ask(UndoRequest(server.see(room).lines)))
    for text in ("activate c1r2", "decline"):
        server.do(room, "ann", puzzle.seat, Choose(text))
    while server.see(room, "ann", puzzle.seat).choices:
        server.choose(room, "ann", puzzle.seat)
    seen = server.see(room, "ann", puzzle.seat).puzzle
    assert seen is not None
    assert (seen.state, seen.reached) == ("failed", 0)
    server.do(room, "ann", puzzle.seat, Undo())
    seen = server.see(room, "ann", puzzle.seat).puzzle
    assert seen is not None
    assert seen.state == "open"


def test_the_table_is_marked_and_not_listed() -> None:
    server = RoomServer()
    assert marks(server, opened(server, find_puzzle(find_game("nehemiah"), "1"))) == ("practice",)


def test_a_game_is_no_puzzle() -> None:
    server = RoomServer()
    assert server.see(server.hot_seat("nehemiah", 2)).puzzle is None


def test_an_unknown_puzzle_or_two_starts_are_refused() -> None:
    server = RoomServer()
    with pytest.raises(BatisseursError, match="no puzzle 'nothing'"):
        server.open("nehemiah", 2, puzzle="nothing")
    with pytest.raises(BadRequest, match="not from several"):
        server.open("theopolis", 2, puzzle="baptism", position=position())
