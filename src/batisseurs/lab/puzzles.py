"""Everything that a seat can do in one turn, and puzzles made from it.

`Turn` plays all choices of a seat until another seat or chance decides; equal tables are visited once. It
tells how often random choices reach a goal (which is how hard a puzzle is), and a shortest way to it.
`make_puzzles` lets bots play and keeps positions in which the best is hard to find.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from batisseurs.bots import Seen, find_bot
from batisseurs.kernel import choice_text
from batisseurs.kernel.game import Game, Options
from batisseurs.kernel.position import write_position
from batisseurs.kernel.puzzle import Goal, is_asked, puzzle_text
from batisseurs.kernel.save import write_pending
from batisseurs.kernel.seats import CHANCE, Seat, seat_name
from batisseurs.kernel.source import Seeded
from batisseurs.kernel.table import Table

MOST = 1_500
"""How many different tables a turn of a puzzle may have."""
LEAST = 12
LONGEST = 60
"""How many choices a turn may have."""
EASIEST, HARDEST = 0.4, 0.0005
"""How often random choices solve a puzzle."""
NEVER = math.inf


class TooMuch(Exception):  # noqa: N818  not an error
    """A turn has too many tables, or does not end."""


class _Node(msgspec.Struct):
    table: Table
    ends: bool
    choices: list[int] = []
    after: list[int] = []
    """The nodes after the choices, in their order."""


class Solution(msgspec.Struct, frozen=True):
    """What a turn offers for a goal."""

    best: int
    """The most that can be reached."""
    lines: int
    """How many lines of choices reach the goal."""
    chance: float
    """How often random choices reach it."""
    shortest: tuple[str, ...]
    """A shortest line that does, as texts; empty if there is none."""
    decisions: int
    """How many of its choices have an alternative."""
    certain: bool
    """Whether, after every line that reaches it, the turn is over: chance does not lead back to the seat."""


class Turn:
    """All that a seat can do from a table until another seat or chance decides."""

    def __init__(self, game: Game, table: Table, seat: Seat, most: int = MOST) -> None:
        """Visit every table; TooMuch if there are more than `most`."""
        self.game = game
        self.start = table
        self.seat = seat
        self._nodes: list[_Node] = []
        """Those after a node come before it."""
        self._places: dict[bytes, int] = {}
        self._most = most
        self._visit(table.clone(), set())

    @property
    def tables(self) -> int:
        """How many different tables there are."""
        return len(self._nodes)

    def _visit(self, table: Table, path: set[bytes]) -> int:
        key = msgspec.msgpack.encode((self.game.state(table), write_pending(table)))
        if key in self._places:
            return self._places[key]
        if key in path or len(path) > LONGEST or len(self._places) + len(path) > self._most:
            raise TooMuch
        node = _Node(table, not is_asked(table, self.seat))
        if not node.ends:
            path.add(key)
            node.choices = list(table.choices(self.seat))
            for choice in node.choices:
                after = table.clone()
                after.play(self.seat, choice)
                node.after.append(self._visit(after, path))
            path.discard(key)
        self._nodes.append(node)
        self._places[key] = len(self._nodes) - 1
        return len(self._nodes) - 1

    def values(self, goal: Goal) -> list[int]:
        """Return what each different end reaches of a goal."""
        return [
            goal.reached(self.game, self.start, node.table, self.seat) for node in self._nodes if node.ends
        ]

    def solve(self, goal: Goal) -> Solution:
        """Return how a goal can be reached."""
        values = iter(self.values(goal))
        best = -math.inf
        lines, chances, lengths = [], [], []
        certain = True
        for node in self._nodes:
            if node.ends:
                value = next(values)
                best = max(best, value)
                solved = value >= goal.number
                lines.append(int(solved))
                chances.append(float(solved))
                lengths.append(0.0 if solved else NEVER)
                certain = certain and not (solved and self._returns(node.table))
            else:
                lines.append(sum(lines[place] for place in node.after))
                chances.append(sum(chances[place] for place in node.after) / len(node.after))
                lengths.append(1 + min(lengths[place] for place in node.after))
        texts, decisions = self._follow(lengths)
        return Solution(int(best), lines[-1], chances[-1], texts, decisions, certain)

    def _follow(self, lengths: list[float]) -> tuple[tuple[str, ...], int]:
        node = self._nodes[-1]
        if lengths[-1] == NEVER:
            return (), 0
        texts, decisions = [], 0
        while not node.ends:
            index = min(range(len(node.after)), key=lambda each: lengths[node.after[each]])
            texts.append(choice_text.say(node.table, self.seat, node.choices[index]).text)
            decisions += len(node.choices) > 1
            node = self._nodes[node.after[index]]
        return tuple(texts), decisions

    def _returns(self, table: Table) -> bool:
        """Return whether chance decides next, and then this seat again."""
        if table.over() or table.chooser() != CHANCE:
            return False
        table, source = table.clone(), Seeded(0)
        while not table.over() and table.chooser() == CHANCE:
            table.play(CHANCE, table.draw(source))
        return is_asked(table, self.seat)

    def first_choices(self, goal: Goal) -> int:
        """Return what is reached by always taking the first choice."""
        node = self._nodes[-1]
        while not node.ends:
            node = self._nodes[node.after[0]]
        return goal.reached(self.game, self.start, node.table, self.seat)

    def greedy(self, goal: Goal) -> int:
        """Return what the greedy bot reaches."""
        table, bot, source = self.start.clone(), find_bot("greedy"), Seeded(0)
        while is_asked(table, self.seat):
            table.play(self.seat, bot.choose(Seen(self.game, table, self.seat, source), source))
        return goal.reached(self.game, self.start, table, self.seat)


# Making puzzles. ---------------------------------------------------------------------------------


class Found(msgspec.Struct, frozen=True):
    """A position that may become a puzzle."""

    seat: int
    goal: Goal
    solution: Solution
    greedy: int
    tables: int
    position: dict[str, Any]
    origin: int
    """The number of the game in which it came up."""

    @property
    def fooled(self) -> bool:
        """Whether the greedy bot misses the goal."""
        return self.greedy < self.goal.number

    @property
    def kind(self) -> tuple[str, str, str]:
        """What it is about: the goal, and how the solution begins."""
        return (self.goal.kind, self.goal.figure, self.solution.shortest[0].split()[0])

    def text(self) -> str:
        """Return the file of the puzzle."""
        return puzzle_text(self.seat, self.goal, self.solution.shortest, self.position)


def turns(
    game: Game, players: int, options: Options, bot: str, seed: int, most: int = MOST
) -> Iterator[Turn]:
    """Let bots play a game; yield of each turn what can still be done as soon as that is not too much."""
    table, source, player = game.new(players, options), Seeded(seed), find_bot(bot)
    done: Seat = CHANCE
    while not table.over():
        seat = table.chooser()
        if seat == CHANCE:
            table.play(CHANCE, table.draw(source))
            done = CHANCE
            continue
        if seat != done and is_asked(table, seat) and len(table.choices(seat)) > 1:
            try:
                yield Turn(game, table.clone(), seat, most)
                done = seat
            except TooMuch:
                done = CHANCE
        table.play(seat, player.choose(Seen(game, table, seat, source), source))


def goals(turn: Turn, figures: Collection[str]) -> Iterator[Goal]:
    """Yield what can be demanded of a turn: the most of what not every end reaches, and the next less."""
    possible = [Goal("win"), Goal("points")]
    own = f"{seat_name(turn.seat)}."
    for figure in turn.game.figures(turn.start, turn.seat):
        name = figure.id.removeprefix(own)
        if name in figures:
            possible.append(Goal("figure", figure.number + 1, name))
    for goal in possible:
        values = sorted(set(turn.values(goal)))
        for value in values[1:][-2:]:
            if value >= goal.number:
                yield msgspec.structs.replace(goal, number=value)


def found_in(turn: Turn, figures: Collection[str], origin: int) -> Iterator[Found]:
    """Yield the puzzles of a turn."""
    if turn.tables < LEAST:
        return
    for goal in goals(turn, figures):
        solution = turn.solve(goal)
        if not HARDEST <= solution.chance <= EASIEST or not solution.certain:
            continue
        if solution.decisions < 2 or turn.first_choices(goal) >= goal.number:  # noqa: PLR2004  one choice is no puzzle
            continue
        position = write_position(turn.game, turn.start)
        yield Found(turn.seat, goal, solution, turn.greedy(goal), turn.tables, position, origin)


def choose(found: list[Found], number: int) -> list[Found]:
    """Choose puzzles from easy to hard, as different as possible."""
    chosen: list[Found] = []
    for place in range(number):
        share = place / max(1, number - 1)
        wanted = math.log(EASIEST) * (1 - share) + math.log(HARDEST) * share

        def cost(each: Found, wanted: float = wanted) -> float:
            alike = sum(other.kind == each.kind for other in chosen)
            same_goal = sum(
                (other.goal.kind, other.goal.figure) == (each.goal.kind, each.goal.figure) for other in chosen
            )
            same_game = sum(other.origin == each.origin for other in chosen)
            return (
                abs(math.log(each.solution.chance) - wanted)
                + 1.5 * alike
                + 0.4 * same_goal
                + 0.3 * same_game
                + (0 if each.fooled else 0.7)
            )

        left = [each for each in found if each not in chosen]
        if not left:
            break
        chosen.append(min(left, key=cost))
    return sorted(chosen, key=lambda each: -each.solution.chance)


def make_puzzles(
    game: Game,
    *,
    players: int,
    options: Options,
    bot: str,
    seed: int,
    games: int,
    figures: Collection[str],
    number: int,
    most: int = MOST,
) -> list[Found]:
    """Let bots play some games and return the best puzzles in them; the same for the same arguments."""
    found = [
        each
        for origin in range(games)
        for turn in turns(game, players, options, bot, seed + origin, most)
        for each in found_in(turn, figures, origin)
    ]
    return choose(found, number)
