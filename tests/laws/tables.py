"""The tables the laws are tested on: every registered game and every toy, all players, all options.

Booleans are tried both ways, numbers at their smallest and at their default. In `make test` every two of them
meet, and each meets every number of players; in laws about sentences each is met once. `make proof` tries all
combinations.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from batisseurs.games import all_games, find_game
from batisseurs.kernel import CHANCE, WITHDRAW, Game, Option, Play, Seeded, Table, choice_text, read_position
from batisseurs.kernel.game import OptionValue
from tests.toys import TOYS
from tests.toys.base import ToyGame

ROOT = Path(__file__).resolve().parents[2]
GAMES: list[Game] = [*all_games(), *TOYS]
NOTHING_HIDDEN = {"inspector", "my-village", "solo"}
"""The games in which everyone sees everything."""


class Case(NamedTuple):
    """A game as it is set up."""

    game: Game
    players: int
    options: dict[str, OptionValue]
    start: str = ""
    """The name of a position to begin from, one that random games hardly reach."""

    def __str__(self) -> str:
        """Name it in test reports: `theopolis-2-play_on-max_rounds=1`."""
        named = [
            name if value is True else f"{name}={value}" for name, value in self.options.items() if value
        ]
        start = [f"from {self.start}"] if self.start else []
        return "-".join([self.game.slug, str(self.players), *named, *start])

    def new(self) -> Table:
        """Lay the table."""
        if not self.start:
            return self.game.new(self.players, self.options)
        head = {"situation": 1, "game": self.game.slug, "players": self.players, "options": self.options}
        return read_position(self.game, head | POSITIONS[self.start])

    def play(self) -> Play:
        """Lay the table for a game with a log."""
        if self.start:
            return Play.from_table(self.game, self.new())
        return Play(self.game, self.players, self.options)


POSITIONS: dict[str, dict[str, Any]] = {
    "no cube in supply": {
        "turn": "p1",
        "seed": 1,
        "table": {
            "c1": ["wall_1 p1", "wall_1 p1", "wall_1 p1", "wall_2 p1"],
            "c2": ["temple_1 p1", "temple_1 p1", "gold_2", "gold_2"],
            "p1": {"wood": 20, "gold": 20, "cubes": {"wall": 2, "temple": 4, "garrison": 5}},
        },
    },
    "a tile for nothing": {
        "seed": 1,
        "pending": [["FreeDevelop", 0], ["OpenPoint", 0], ["Turns"]],
        "table": {"active": "p1", "turn": 1},
    },
    "a wall between two": {
        "seed": 1,
        "pending": [["ChooseAdjacentWall", 0, 12], ["OpenPoint", 0], ["Turns"]],
        "table": {
            "active": "p1",
            "turn": 1,
            "walls": {"w12": "p1 wall_01", "w13": "p1 wall_02", "w14": "p1 wall_03"},
        },
    },
}
RARE = [
    Case(find_game("nehemiah"), 2, {"first_player": "p1"}, "no cube in supply"),
    Case(find_game("esdras-et-nehemie"), 2, {}, "a tile for nothing"),
    Case(find_game("esdras-et-nehemie"), 2, {}, "a wall between two"),
]
"""Games begun where random ones hardly come: all eleven cubes of a player on the boards (NE-64), a tile for
nothing (EN-160), a wall between two others that copies one of them (EN-205)."""


def _values(option: Option, players: int) -> list[OptionValue]:
    if option.only_players not in {0, players}:
        return [option.default]
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, int):
        return [option.minimum, option.default]
    return list(option.allowed)


def cases_of(game: Game) -> list[Case]:
    """Return every way to lay a game that the laws try."""
    options = [option for option in game.options if not option.reading]
    names = [option.name for option in options]
    cases = [
        Case(game, players, dict(zip(names, values, strict=True)))
        for players in range(game.min_players, game.max_players + 1)
        for values in itertools.product(*[_values(option, players) for option in options])
    ]
    # Other readings of the rulebook, all at once: with the fewest and with the most players.
    for players in sorted({game.min_players, game.max_players}):
        usual: dict[str, OptionValue] = {option.name: _values(option, players)[-1] for option in options}
        readings: dict[str, OptionValue] = {
            option.name: option.allowed[-1]
            for option in game.options
            if option.reading and option.only_players in {0, players}
        }
        if readings:
            cases.append(Case(game, players, usual | readings))
    return cases + [case for case in RARE if case.game is game]


def meetings(case: Case, size: int) -> set[tuple[Any, ...]]:
    """Return what meets in a case, so many at a time: values of options, and how many play."""
    laid = [("players", case.players), *case.options.items()]
    together = itertools.combinations_with_replacement(laid, size)
    return {(case.game.slug, case.start, *these) for these in together}


def covering(cases: list[Case], size: int) -> set[str]:
    """Return the names of a few cases, rather of long games, in which everything that can meet has met."""
    chosen: set[str] = set()
    found = {str(case): meetings(case, size) for case in reversed(cases)}
    missing = set().union(*found.values())
    while missing:
        best = max(found, key=lambda name: len(found[name] & missing))
        chosen.add(best)
        missing -= found[best]
    return chosen


def tried(cases: list[Case], usual: set[str]) -> pytest.MarkDecorator:
    """Test a law on each case; on those that are not usual only in `make proof`."""
    given = [
        pytest.param(case, id=str(case), marks=[] if str(case) in usual else pytest.mark.proof)
        for case in cases
    ]
    return pytest.mark.parametrize("case", given)


CASES: list[Case] = [case for game in GAMES for case in cases_of(game)]

every_case = tried(CASES, covering(CASES, 2))
REGISTERED = [case for case in CASES if case.game not in TOYS]
every_registered_case = tried(REGISTERED, covering(CASES, 2))
every_option_once = tried(REGISTERED, covering(CASES, 1))
"""For laws about sentences: hardly any depends on two options."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def answer(table: Table, source: Seeded) -> tuple[int, int]:
    """Return who answers next, and what, at random; several answer in any order and with withdrawals."""
    seats = table.choosers()
    if seats == [CHANCE]:
        return CHANCE, table.draw(source)
    seat = seats[source.below(len(seats))]
    if table.may_withdraw(seat) and source.below(8) == 0:
        return seat, WITHDRAW
    choices = table.choices(seat)
    return seat, choices[source.below(len(choices))]


def moments(case: Case, seed: int, every: int = 1) -> Iterator[Table]:
    """Play a whole game; stop before every choice, or every so many, and when it is over."""
    source = Seeded(seed)
    table = case.new()
    for count in itertools.count():
        if table.over() or count % every == 0:
            yield table
        if table.over():
            return
        table.play(*answer(table, source))


def play_to_end(table: Table, seed: int) -> Table:
    """Play the rest of a game at random."""
    source = Seeded(seed)
    while not table.over():
        table.play(*answer(table, source))
    return table


def readers(table: Table) -> list[int]:
    """Return every seat."""
    return list(range(table.players))


def rule_ids(game: Game) -> set[str]:
    """Return the ids of the rules on a game's page; a toy's page is its module's docstring."""
    page = game.page if isinstance(game, ToyGame) else page_of(game)
    return set(re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", page, re.MULTILINE))


def page_of(game: Game) -> str:
    """Return a registered game's page."""
    return (ROOT / "docs" / f"{game.slug}.md").read_text(encoding="utf-8")


def spoken(table: Table, seat: int) -> list[Any]:
    """Return a seat's choices in words, with their numbers."""
    return list(choice_text.spoken_choices(table, seat))
