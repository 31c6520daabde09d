"""The bot that thinks ahead: a tree of what may be played, grown where it looks best for whoever chooses.

Each simulation deals anew what the seat cannot know, walks down the tree, plays on at random for a while and
has the game judge the table (or lets the game end). The tree is one for all deals: what happened in a node is
counted for the choices that were possible there. Chance is drawn anew each time and has no nodes of its own.
Every seat strives for its own win, and of equal chances for more points. Where several seats answer in
secret, each has statistics of its own, so that nobody answers what others have not shown yet.

It knows no game: how long to play on, and how far to trust the judgement, is `Game.thinking`.
"""

import math
import time
from typing import Final

from mypy_extensions import i64

from batisseurs.bots.bot import Bot, Seen
from batisseurs.kernel.game import Game
from batisseurs.kernel.playout import TO_THE_END, playout
from batisseurs.kernel.seats import CHANCE, SEVERAL, Seat
from batisseurs.kernel.source import Seeded, Source
from batisseurs.kernel.step import Step
from batisseurs.kernel.table import Table

SEEDS: Final = 1_000_000_000
MOST_NODES: Final = 30_000
"""So many nodes fit into the memory of a bot's process; beyond them the tree stays as it is."""
FEW: Final = 16
"""After so many simulations the clock is looked at, and whether more of them could change anything."""
PAUSES: Final = 0.1
"""Seconds after which a search lets other threads do something, such as saying that it thinks."""
POINTS: Final = 0.1
"""How much the points count beside the win at the end of a game."""
FIRST_PLAY: Final = 0.05
"""A choice not tried yet counts as this much worse than those tried so far."""
LONGEST_ACTION: Final = 12
"""How many steps an action is followed to its end."""
PRIOR_AT: Final = 1
"""A node asks for the judgement of its choices at this visit."""


class SearchBot(Bot):
    """Takes the choice that it has tried most often."""

    def __init__(self, name: str, simulations: int, milliseconds: int = 0) -> None:
        """Say how much it may think: so many simulations, or until the time is over if that comes first."""
        super().__init__(name)
        self.simulations: int = simulations
        self.milliseconds: int = milliseconds

    def choose(self, seen: Seen, source: Source) -> int:
        """Search, if there is something to choose."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        search = Search(seen, Seeded(source.below(SEEDS)))
        search.run(self.simulations, self.milliseconds)
        return search.best()


class Edge:
    """A choice in a node: how often it was possible and tried, and what came of it for who chose it."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self.possible: i64 = 0
        self.tried: i64 = 0
        self.sum: float = 0.0
        self.prior: float = 0.0
        self.below: list[Node] = []
        """What may be asked next: mostly one thing, more if chance decides who is asked or what."""

    def find(self, seat: Seat, step: Step, given: list[int]) -> "Node | None":
        """Return the node of a seat that is asked this kind of thing after its own parts of an answer."""
        for node in self.below:
            if node.seat == seat and node.kind is type(step) and node.given == given:
                return node
        return None


class Node:
    """A seat is asked something."""

    def __init__(self, seat: Seat, step: Step, given: list[int]) -> None:
        """Remember who is asked what."""
        self.seat: Final = seat
        self.kind: Final = type(step)
        self.given: Final = given
        self.visits: i64 = 0
        self.sum: float = 0.0
        self.moves: list[int] = []
        self.row: list[Edge] = []
        """The choices of the last visit with their edges: mostly those of the next one."""
        self.edges: dict[int, Edge] = {}

    def offer(self, choices: list[int]) -> None:
        """Lay out the edges of the choices that are possible now."""
        if choices == self.moves:
            return
        row: list[Edge] = []
        for choice in choices:
            edge = self.edges.get(choice)
            if edge is None:
                edge = Edge()
                self.edges[choice] = edge
            row.append(edge)
        self.moves = choices
        self.row = row

    def select(self, exploration: float, bias: float, start: i64) -> i64:
        """Return the place of the choice to try: good so far, or too seldom tried to know."""
        row = self.row
        size: i64 = len(row)
        mean = self.sum / float(self.visits) if self.visits > 0 else 0.5
        unknown = mean - FIRST_PLAY
        best: i64 = 0
        highest = -1.0e9
        for offset in range(size):
            place = start + offset
            if place >= size:
                place -= size
            edge = row[place]
            edge.possible += 1
            tried = float(edge.tried)
            value = unknown if edge.tried == 0 else edge.sum / tried
            value += exploration * math.sqrt(math.log(float(edge.possible) + 1.0) / (tried + 1.0))
            value += bias * edge.prior / (tried + 1.0)
            if value > highest:
                highest = value
                best = place
        return best

    def count(self, edge: Edge, value: float) -> None:
        """Count what came of a choice for who chose it."""
        self.visits += 1
        self.sum += value
        edge.tried += 1
        edge.sum += value


class Search:
    """One search: for a seat that is asked now."""

    def __init__(self, seen: Seen, source: Seeded) -> None:
        """Begin with an empty tree."""
        thinking = seen.game.thinking
        self.seen: Final = seen
        self.game: Final[Game] = seen.game
        self.source: Final[Source] = source
        self.scale: Final = float(thinking.scale)
        self.quiet: Final = thinking.quiet
        self.most: Final[i64] = TO_THE_END if thinking.playout < 0 else thinking.playout
        self.exploration: Final = thinking.exploration / 100.0
        self.bias: Final = thinking.bias / 100.0
        self.begin: Final = Edge()
        self.begin.tried = 1
        self.players: Final[list[Source]] = [self.source] * seen.imagine(self.source).players
        self.nodes: i64 = 0
        self.done: i64 = 0

    def run(self, simulations: i64, milliseconds: i64) -> None:
        """Simulate until the budget is used up, or until nothing could change any more."""
        began = time.perf_counter() if milliseconds > 0 else 0.0
        until = began + float(milliseconds) / 1000.0
        pause = began + PAUSES
        while self.done < simulations:
            self.simulate()
            self.done += 1
            if self.done % FEW == 0:
                if milliseconds > 0:
                    now = time.perf_counter()
                    if now >= until:
                        return
                    if now >= pause:
                        time.sleep(0)  # compiled code gives way to no other thread by itself
                        pause = now + PAUSES
                if self.settled(simulations - self.done):
                    return

    def settled(self, left: i64) -> bool:
        """Tell whether no choice can catch up with the one tried most often."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.begin.below[0].row:
            if edge.tried > first:
                second = first
                first = edge.tried
            elif edge.tried > second:
                second = edge.tried
        return first - second > left

    def best(self) -> int:
        """Return the choice tried most often; of equal ones the one that went better."""
        root = self.begin.below[0]
        best = root.row[0]
        choice = root.moves[0]
        for place in range(1, len(root.row)):
            edge = root.row[place]
            if edge.tried > best.tried or (edge.tried == best.tried and edge.sum > best.sum):
                best = edge
                choice = root.moves[place]
        return choice

    def simulate(self) -> None:  # noqa: C901  one loop, for speed
        """Walk down the tree on one imagined table, play on, judge, and count what came of it."""
        source = self.source
        table = self.seen.imagine(source)
        nodes: list[Node] = []
        edges: list[Edge] = []
        edge = self.begin
        sealed: Step | None = None
        before_sealed = edge
        top = table.top
        while top is not None:
            seat = top.chooser
            if seat == CHANCE:
                table.play(CHANCE, table.draw(source))
                top = table.top
                continue
            holder = edge
            given: list[int] = []
            if seat == SEVERAL:
                seat = table.chooser() if nodes else self.seen.seat
                given = table.given(seat)
                if top is not sealed:
                    sealed = top
                    before_sealed = edge
                holder = before_sealed
            choices = table.choices(seat)
            if len(choices) == 1:
                table.play(seat, choices[0])
                top = table.top
                continue
            node = holder.find(seat, top, given)
            if node is None:
                if edge.tried == 0 or self.nodes >= MOST_NODES:
                    break
                node = Node(seat, top, given)
                holder.below.append(node)
                self.nodes += 1
            node.offer(choices)
            if node.visits == PRIOR_AT and self.bias > 0.0:
                self.set_priors(node, table)
            place = node.select(self.exploration, self.bias, source.below(len(choices)))
            edge = node.row[place]
            nodes.append(node)
            edges.append(edge)
            table.play(seat, choices[place])
            top = table.top
        if top is not None and self.most > 0:
            playout(table, source, self.players, self.most)
        self.settle(table)
        values = self.judge(table)
        for index in range(len(nodes)):
            nodes[index].count(edges[index], values[nodes[index].seat])

    def settle(self, table: Table) -> None:
        """Play on at random until what is half done is done, so that it can be judged."""
        if not self.quiet:
            return
        for _ in range(LONGEST_ACTION):
            top = table.top
            if top is None or type(top) in self.quiet:
                return
            if top.chooser == CHANCE:
                table.play(CHANCE, table.draw(self.source))
            else:
                seat = table.chooser()
                choices = table.choices(seat)
                table.play(seat, choices[self.source.below(len(choices))])

    def set_priors(self, node: Node, table: Table) -> None:
        """Ask the game how its table looks after each choice."""
        seat = node.seat
        looks: list[float] = []
        for choice in node.moves:
            after = table.clone()
            after.play(seat, choice)
            looks.append(float(self.game.evaluate(after, seat)))
        shares = softmax(looks, self.scale)
        for index in range(len(shares)):
            node.row[index].prior = shares[index]

    def judge(self, table: Table) -> list[float]:
        """Return each seat's chance of a win; when the game is over, the win and a little for the points."""
        chances = softmax([float(strength) for strength in self.game.strengths(table)], self.scale)
        if table.top is not None:
            return chances
        winners: list[int] = []
        for seat in range(table.players):
            chances[seat] *= POINTS
            if self.game.evaluate(table, seat) > 0:
                winners.append(seat)
        for seat in winners:
            chances[seat] += (1.0 - POINTS) / float(len(winners))
        return chances


def softmax(looks: list[float], scale: float) -> list[float]:
    """Return shares of 1: the one that is larger by `scale` gets e times as much."""
    highest = looks[0]
    for look in looks:
        highest = max(highest, look)
    total = 0.0
    shares: list[float] = []
    for look in looks:
        share = math.exp((look - highest) / scale)
        shares.append(share)
        total += share
    for index in range(len(shares)):
        shares[index] /= total
    return shares
