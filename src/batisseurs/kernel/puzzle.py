"""Puzzles: small positions with a goal for one turn, checked by the rules.

A puzzle is a file beside a game, `puzzles/NUMBER-ID.toml`: a position, the seat that plays, a goal and a
solution. Goals know no game: points gained, a win, or one of the figures that the game counts. An attempt
lasts as long as the game waits for this seat and nobody else: it ends when another seat or chance decides.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Literal

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.game import Game
from batisseurs.kernel.position import parse_position, position_text, read_position
from batisseurs.kernel.seats import Seat, seat_from_name, seat_name
from batisseurs.kernel.table import Table

FOLDER = "puzzles"
State = Literal["open", "solved", "failed"]


class NoSuchPuzzle(BatisseursError):  # noqa: N818  named after what it is about, like the others
    """The game has no puzzle of this id."""

    id = "error-puzzle"


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be reached before the turn ends."""

    kind: Literal["points", "win", "figure"]
    number: int = 1
    """How many points to gain; how much of the figure to have at the end."""
    figure: str = ""
    """One of `Game.figures`, without the seat: `stones`, `resources.food`."""

    def message(self, game: Game) -> Message:
        """Return the goal as a sentence."""
        about: dict[str, str | int | list[str]] = {"number": self.number}
        if self.kind == "figure":
            return Message(f"{game.slug}-goal-{self.figure.replace('.', '-').replace('_', '-')}", about)
        return Message(f"practice-goal-{self.kind}", about)

    def reached(self, game: Game, start: Table, table: Table, seat: Seat) -> int:
        """Return how much of the goal is reached on a table; the attempt began from `start`."""
        if self.kind == "points":
            return _points(game, table, seat) - _points(game, start, seat)
        if self.kind == "win":
            return int(table.over() and seat in game.result(table).winners)
        name = f"{seat_name(seat)}.{self.figure}"
        return next((figure.number for figure in game.figures(table, seat) if figure.id == name), 0)


def _points(game: Game, table: Table, seat: Seat) -> int:
    return sum(category.points for category in game.seen_score(table, seat, seat))


class Puzzle(msgspec.Struct, frozen=True):
    """A position, who plays, what is to be reached, and how it can be."""

    game: str
    number: int
    """From 1, the easiest first."""
    id: str
    seat: int
    players: int
    goal: Goal
    solution: tuple[str, ...]
    """A shortest one, as texts of choices."""
    position: dict[str, Any]
    revision: str
    """Changes with the file."""

    @property
    def title(self) -> Message:
        """Its name."""
        return Message(f"{self.game}-puzzle-{self.id}")

    @property
    def idea(self) -> Message:
        """What it teaches: for those who have solved it."""
        return Message(f"{self.game}-puzzle-{self.id}-idea")

    def lay(self, game: Game) -> Table:
        """Return its table."""
        return read_position(game, self.position)


class Verdict(msgspec.Struct, frozen=True):
    """How far an attempt has come."""

    state: State
    reached: int
    """Of the goal: points gained, how much of the figure; 1 for a win."""


def is_asked(table: Table, seat: Seat) -> bool:
    """Return whether the game waits for this seat only: else its attempt has ended."""
    return not table.over() and table.choosers() == [seat]


def judge(game: Game, puzzle: Puzzle, start: Table, moves: Iterable[tuple[Seat, int]]) -> Verdict:
    """Judge an attempt by its moves; those after the end of the turn do not count."""
    table = start.clone()
    for seat, choice in moves:
        if not is_asked(table, puzzle.seat):
            break
        table.play(seat, choice)
    reached = puzzle.goal.reached(game, start, table, puzzle.seat)
    if is_asked(table, puzzle.seat):
        return Verdict("open", reached)
    return Verdict("solved" if reached >= puzzle.goal.number else "failed", reached)


# Files. ------------------------------------------------------------------------------------------


@functools.cache
def _read_all(module: str, slug: str) -> tuple[Puzzle, ...]:
    folder = files(module.rpartition(".")[0] or module).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
    )
    return tuple(
        read_puzzle(file.read_text(encoding="utf-8"), slug, number, file.name)
        for number, file in enumerate(found, start=1)
    )


def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, from easy to hard; none if it has no folder of them."""
    module = type(game).__module__
    return _read_all(module, game.slug) if "." in module else ()


def find_puzzle(game: Game, id_: str) -> Puzzle:
    """Return a puzzle by its id or number."""
    for puzzle in puzzles(game):
        if id_ in {puzzle.id, str(puzzle.number)}:
            return puzzle
    raise NoSuchPuzzle(
        f"{game.title} has no puzzle {id_[:40]!r}; it has {len(puzzles(game))}",
        Message("error-no-puzzle", {"title": game.slug, "puzzle": id_[:40], "number": len(puzzles(game))}),
    )


def read_puzzle(text: str, slug: str, number: int, file: str) -> Puzzle:
    """Read a file: a position with three more keys."""
    position = parse_position(text)
    seat = seat_from_name(position.pop("seat"))
    goal = msgspec.convert(position.pop("goal"), Goal)
    solution = tuple(position.pop("solution"))
    id_ = file.removesuffix(".toml").partition("-")[2]
    revision = hashlib.blake2b(text.encode(), digest_size=4).hexdigest()
    return Puzzle(slug, number, id_, seat or 0, position["players"], goal, solution, position, revision)


def puzzle_text(seat: Seat, goal: Goal, solution: tuple[str, ...], position: dict[str, Any]) -> str:
    """Return the text of a file."""
    about = {"kind": goal.kind, "number": goal.number} | ({"figure": goal.figure} if goal.figure else {})
    return position_text({"seat": seat_name(seat), "solution": list(solution), "goal": about, **position})
