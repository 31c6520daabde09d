"""The bot that searches: a tree of choices, grown where it looks best for the seat that chooses.

Each simulation redraws what the seat cannot know, walks down the tree and judges the table that it reaches.
All deals share one tree: results in a node count for the choices that were possible there. Chance is drawn
each time and has no nodes. Every seat maximises its own chance to win, and then its points. Where several
seats answer in secret, each has its own statistics, so that no answer depends on a hidden one.

There are two ways to judge. With `Thinking.bias`, the game judges the table after each choice of a new node:
the best of them is the result of the simulation, and all of them show where to search first. Without it,
play continues at random for some decisions, and then the game judges the table. With `Thinking.patience`,
new nodes are judged in the second way, and the choices of those that are visited often in the first.

If a seat chooses again and nothing but its own choice has happened, the part of the tree below that choice
is kept. On several cores, several trees are grown from different seeds, and the tries of a choice are added.
"""

import array
import gc
import math
import os
import time
from typing import Final

from mypy_extensions import i64

from batisseurs.bots.bot import Bot, Seen
from batisseurs.bots.greedy import SEEDS, Look
from batisseurs.kernel.game import Game
from batisseurs.kernel.playout import TO_THE_END, playout
from batisseurs.kernel.seats import CHANCE, SEVERAL, Seat
from batisseurs.kernel.source import Seeded, Source
from batisseurs.kernel.step import Step
from batisseurs.kernel.table import Table

MOST_NODES: Final = 30_000
"""The most nodes that fit into a bot's process; a full tree does not grow."""
FEW: Final = 16
"""The clock, and whether more simulations could change the result, are checked after this many."""
PAUSES: Final = 0.1
"""Seconds after which a search gives way to other threads, such as the one that shows "is thinking"."""
POINTS: Final = 0.1
"""The weight of the points beside the win at the end of a game."""
FIRST_PLAY: Final = 0.05
"""A choice not tried yet counts as this much worse than those tried so far, if nothing is known about it."""
FAR: Final = 40.0
"""A side that is stronger by so many scales is sure to win."""
LONGEST_ACTION: Final = 12
"""The most steps that an action is followed at random."""


class Searching(Bot):
    """A bot that searches, and keeps its tree until its next choice."""

    def __init__(self, name: str, milliseconds: int, cores: int) -> None:
        """Set the time limit of a choice (0: none) and how many trees are grown at once."""
        super().__init__(name)
        self.milliseconds: int = milliseconds
        self.cores: int = cores
        self.before: Search | None = None

    def search(self, seen: Seen, source: Source, simulations: int, cores: int) -> int:
        """Return the choice tried most often, if each core makes so many simulations."""
        search = Search(seen, Seeded(source.below(SEEDS)))
        if self.before is not None and seen.game.thinking.keeps:
            search.keep(self.before)
        self.before = None  # only one tree has to fit into memory
        if cores > 1:
            search.run_on_cores(cores, simulations, self.milliseconds)
        else:
            search.run(simulations, self.milliseconds)
        self.before = search
        return search.best()


class SearchBot(Searching):
    """Takes the choice that it has tried most often."""

    def __init__(self, name: str, simulations: int, milliseconds: int = 0, cores: int = 1) -> None:
        """Set the budget of each core: a number of simulations, and a time limit if there is one."""
        super().__init__(name, milliseconds, cores)
        self.simulations: int = simulations

    def __reduce__(self) -> tuple[type, tuple[str, int, int, int]]:
        """Leave the tree behind on the way to another process."""
        return (SearchBot, (self.name, self.simulations, self.milliseconds, self.cores))

    def choose(self, seen: Seen, source: Source) -> int:
        """Search, unless there is only one choice."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        return self.search(seen, source, self.simulations, self.cores)


class Edge:
    """A choice in a node: how often it was possible and tried, and its results for the seat."""

    def __init__(self) -> None:
        """Start without statistics."""
        self.possible: i64 = 0
        self.tried: i64 = 0
        self.sum: float = 0.0
        self.looked: bool = False
        self.look: float = 0.0
        """The chance of a win right after the choice, as the game judges it."""
        self.share: float = 0.0
        """Its share of the tries, by how it looks."""
        self.below: list[Node] = []
        """The nodes that may follow: mostly one, more if chance decides between steps."""

    def find(self, seat: Seat, step: Step, given: list[int]) -> "Node | None":
        """Return the node of a seat at this kind of step, after the parts of its answer so far."""
        for node in self.below:
            if node.seat == seat and node.kind is type(step) and node.given == given:
                return node
        return None


class Habit:
    """A seat's choice at a kind of step in all playouts: how often, and with what results."""

    def __init__(self) -> None:
        """Start without results."""
        self.tried: i64 = 0
        self.sum: float = 0.0


class Node:
    """A seat's decision."""

    def __init__(self, seat: Seat, step: Step, given: list[int]) -> None:
        """Take the seat and its step."""
        self.seat: Final = seat
        self.kind: Final = type(step)
        self.given: Final = given
        self.visits: i64 = 0
        self.sum: float = 0.0
        self.later: float = 0.0
        """The sum of results less the looks at their choices: mostly negative, because others answer."""
        self.moves: list[int] = []
        self.row: list[Edge] = []
        """The choices of the last visit and their edges: mostly the same as at the next visit."""
        self.edges: dict[int, Edge] = {}
        self.looked: bool = False
        """Whether its choices were judged."""

    def offer(self, choices: list[int]) -> bool:
        """Get the edges of the choices that are possible now; return whether they have changed."""
        if choices == self.moves:
            return False
        row: list[Edge] = []
        for choice in choices:
            edge = self.edges.get(choice)
            if edge is None:
                edge = Edge()
                self.edges[choice] = edge
            row.append(edge)
        self.moves = choices
        self.row = row
        return True

    def select(self, exploration: float, start: i64) -> i64:
        """Return the index of the choice to try: good so far, or tried too rarely."""
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
            if value > highest:
                highest = value
                best = place
        return best

    def select_by_looks(self, exploration: float, bias: float, start: i64) -> i64:
        """Return the index of the choice to try: good so far, or tried too rarely for how good it looked."""
        row = self.row
        size: i64 = len(row)
        more = exploration * math.sqrt(float(self.visits) + 1.0)
        later = self.later / float(self.visits) if self.visits > 0 else 0.0
        best: i64 = 0
        highest = -1.0e9
        for offset in range(size):
            place = start + offset
            if place >= size:
                place -= size
            edge = row[place]
            tried = float(edge.tried)
            value = (edge.sum + bias * (edge.look + later)) / (tried + bias)
            value += more * edge.share / (tried + 1.0)
            if value > highest:
                highest = value
                best = place
        return best

    def share_out(self, doubt: float) -> None:
        """Share the tries among the choices: e times less for one that looks worse by `doubt`."""
        shares = softmax([edge.look for edge in self.row], doubt)
        for place in range(len(shares)):
            self.row[place].share = shares[place]
        if not self.looked:
            self.looked = True
            for edge in self.edges.values():
                self.later -= float(edge.tried) * edge.look

    def count(self, edge: Edge, value: float) -> None:
        """Add a result of a choice for its seat."""
        self.visits += 1
        self.sum += value
        self.later += value - edge.look
        edge.tried += 1
        edge.sum += value


class Search:
    """One search for a seat's choice."""

    def __init__(self, seen: Seen, source: Seeded) -> None:
        """Begin with an empty tree."""
        thinking = seen.game.thinking
        self.seen: Final = seen
        self.game: Final[Game] = seen.game
        self.source: Source = source
        self.scale: Final = float(thinking.scale)
        self.quiet: Final = thinking.quiet
        self.most: Final[i64] = TO_THE_END if thinking.playout < 0 else thinking.playout
        self.exploration: Final = thinking.exploration / 100.0
        self.bias: Final = thinking.bias / 100.0
        self.patience: Final[i64] = thinking.patience
        self.doubt: Final = thinking.doubt / 1000.0
        self.begin: Final = Edge()
        self.begin.tried = 1
        table = seen.imagine(self.source)
        self.players: list[Source] = [self.source] * table.players
        self.habits: Final[i64] = thinking.habits
        self.known: dict[type[Step], list[dict[int, Habit]]] = {}
        """By kind of step and seat: the choices of playouts."""
        self.nodes: i64 = 0
        self.done: i64 = 0

    def run(self, simulations: i64, milliseconds: i64) -> None:
        """Simulate until the budget is used up, or more could not change the choice; at least once.

        A tree has no cycles: looking for some in all its nodes would cost a sixth of the time.
        """
        collects = gc.isenabled()
        gc.disable()
        try:
            self.grow(simulations, milliseconds)
        finally:
            if collects:
                gc.enable()

    def grow(self, simulations: i64, milliseconds: i64) -> None:
        """Simulate."""
        began = time.perf_counter() if milliseconds > 0 else 0.0
        until = began + float(milliseconds) / 1000.0
        pause = began + PAUSES
        while self.done < max(simulations, 1):
            self.simulate()
            self.done += 1
            if self.done % FEW == 0:
                if milliseconds > 0:
                    now = time.perf_counter()
                    if now >= until:
                        return
                    if now >= pause:
                        time.sleep(0)  # compiled code never gives way to other threads otherwise
                        pause = now + PAUSES
                if self.settled(simulations - self.done):
                    return

    def run_on_cores(self, cores: int, simulations: i64, milliseconds: i64) -> None:
        """Let processes grow further trees meanwhile, each with the whole budget; add their root's tries."""
        self.simulate()  # so that there is a root, the same in all of them
        row = self.begin.below[0].row
        tried = [float(edge.tried) for edge in row]
        sums = [edge.sum for edge in row]
        ends: list[int] = []
        processes: list[int] = []
        for _ in range(cores - 1 if hasattr(os, "fork") else 0):
            seed = self.source.below(SEEDS)
            end, write = os.pipe()
            try:
                process = os.fork()
            except OSError:  # no process to be had: this one searches alone
                os.close(end)
                os.close(write)
                break
            if process == 0:
                self.run_apart(seed, simulations, milliseconds, write)
            os.close(write)
            ends.append(end)
            processes.append(process)
        self.run(simulations, milliseconds)
        for index in range(len(ends)):
            found = array.array("d")
            with os.fdopen(ends[index], "rb") as pipe:
                said = pipe.read()
            os.waitpid(processes[index], 0)
            if len(said) != 2 * len(row) * found.itemsize:
                continue  # it found no memory, or was ended: the others have an answer
            found.frombytes(said)
            for place in range(len(row)):
                row[place].tried += int(found[2 * place] - tried[place])
                row[place].sum += found[2 * place + 1] - sums[place]

    def run_apart(self, seed: int, simulations: i64, milliseconds: i64, write: int) -> None:
        """Search in a process of its own, say how often the root's choices were tried, and end."""
        try:
            self.source = Seeded(seed)
            self.players = [self.source] * len(self.players)
            self.run(simulations, milliseconds)
            found = array.array("d")
            for edge in self.begin.below[0].row:
                found.append(float(edge.tried))
                found.append(edge.sum)
            with os.fdopen(write, "wb") as pipe:
                pipe.write(found.tobytes())
        finally:
            os._exit(0)  # nothing else of the program may run in this process

    def keep(self, before: "Search") -> None:
        """Take over the tree below the last choice if that is all that has happened since.

        Nothing else tells that it is the same game: what the seat would see after its choice is what it sees.
        """
        seat = self.seen.seat
        if before.game is not self.game or before.seen.seat != seat:
            return
        choice = before.best()
        table = before.seen.imagine(Seeded(0))  # any deal: what it hides is not compared
        table.play(seat, choice)
        top = table.top
        while top is not None and top.chooser == seat:
            choices = table.choices(seat)
            if len(choices) > 1:
                break
            table.play(seat, choices[0])
            top = table.top
        if top is None or top.chooser != seat or table.choices(seat) != self.seen.choices:
            return
        node = before.begin.below[0].edges[choice].find(seat, top, [])
        if node is None or self.game.view(table, seat) != self.seen.view:
            return
        self.begin.below.append(node)
        self.nodes = size(node)
        self.known = before.known

    def settled(self, left: i64) -> bool:
        """Return whether no choice can catch up with the one tried most often."""
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
        """Return the choice tried most often; in a tie, the one with the better results."""
        root = self.begin.below[0]
        best = root.row[0]
        choice = root.moves[0]
        for place in range(1, len(root.row)):
            edge = root.row[place]
            if edge.tried > best.tried or (
                edge.tried == best.tried and edge.sum + edge.look > best.sum + best.look
            ):
                best = edge
                choice = root.moves[place]
        return choice

    def simulate(self) -> None:  # noqa: C901, PLR0912, PLR0915  one loop, for speed
        """Walk down the tree on one sampled table, judge it, and add the result."""
        source = self.source
        table = self.seen.imagine(source)
        looks = self.bias > 0.0
        at_once = looks and self.patience == 0
        values: list[float] = []
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
            fresh = node is None
            if node is None:
                if (edge.tried == 0 and not at_once) or self.nodes >= MOST_NODES:
                    break
                node = Node(seat, top, given)
                holder.below.append(node)
                self.nodes += 1
            others = node.offer(choices)
            if looks and node.visits >= self.patience:
                if others or not node.looked:
                    best = self.look(node, table)
                    node.share_out(self.doubt)
                    if at_once and self.most == 0:
                        values = best
                if fresh:
                    break
                place = node.select_by_looks(self.exploration, self.bias, source.below(len(choices)))
            else:
                place = node.select(self.exploration, source.below(len(choices)))
            edge = node.row[place]
            nodes.append(node)
            edges.append(edge)
            table.play(seat, choices[place])
            top = table.top
            values = []
        habits: list[Habit] = []
        seats: list[i64] = []
        if not values:
            if top is not None and self.most > 0:
                if self.habits > 1:
                    self.play_by_habits(table, habits, seats)
                else:
                    playout(table, source, self.players, self.most)
            self.settle(table)
            values = self.judge(table)
        for index in range(len(nodes)):
            nodes[index].count(edges[index], values[nodes[index].seat])
        for index in range(len(habits)):
            habit = habits[index]
            habit.tried += 1
            habit.sum += values[seats[index]]

    def play_by_habits(self, table: Table, habits: list[Habit], seats: list[i64]) -> None:
        """Play on: of some choices drawn at random, each seat takes the one with the best results so far."""
        source = self.source
        real: i64 = 0
        top = table.top
        while top is not None:
            seat = top.chooser
            if seat == CHANCE:
                table.play(CHANCE, table.draw(source))
                top = table.top
                continue
            if seat == SEVERAL:
                seat = table.chooser()
            choices = table.choices(seat)
            many: i64 = len(choices)
            if many == 1:
                table.play(seat, choices[0])
                top = table.top
                continue
            if real == self.most:
                return
            real += 1
            row = self.known.get(type(top))
            if row is None:
                row = [{} for _ in range(table.players)]
                self.known[type(top)] = row
            known = row[seat]
            choice = choices[source.below(many)]
            habit = habit_of(known, choice)
            for _ in range(self.habits - 1):
                if habit.tried == 0:
                    break
                other = choices[source.below(many)]
                rival = habit_of(known, other)
                if rival.tried == 0 or rival.sum * float(habit.tried) > habit.sum * float(rival.tried):
                    habit = rival
                    choice = other
            habits.append(habit)
            seats.append(seat)
            table.play(seat, choice)
            top = table.top

    def look(self, node: Node, table: Table) -> list[float]:
        """Judge the table after each choice that was not judged yet; return the chances after the best."""
        choices = [choice for choice in node.moves if not node.edges[choice].looked]
        if not choices:
            return []
        look = Judging(self, node.seat, table.top, self.source.below(SEEDS))
        best = look.at_all(table, choices, 1)
        for choice, tried in zip(choices, look.tries, strict=True):
            edge = node.edges[choice]
            edge.look = tried.look
            edge.looked = True
        return self.judge(best)

    def settle(self, table: Table) -> None:
        """Play at random to the next step at which the table can be judged."""
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

    def judge(self, table: Table) -> list[float]:
        """Return each seat's chance of a win; when the game is over, the win and a little for the points."""
        chances: list[float] = []
        strengths = self.game.strengths(table)
        for seat in range(table.players):
            ahead = float(strengths[seat]) - best_other(strengths, seat)
            chances.append(1.0 / (1.0 + math.exp(-max(min(ahead / self.scale, FAR), -FAR))))
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


def habit_of(known: dict[int, Habit], choice: int) -> Habit:
    """Return the results of a choice."""
    habit = known.get(choice)
    if habit is None:
        habit = Habit()
        known[choice] = habit
    return habit


def size(node: Node) -> i64:
    """Count the nodes of a tree."""
    total: i64 = 1
    for edge in node.edges.values():
        for below in edge.below:
            total += size(below)
    return total


def best_other(strengths: list[int], seat: Seat) -> float:
    """Return the strength of the strongest other side."""
    best = 0
    found = False
    for side in range(len(strengths)):
        if side != seat and (not found or strengths[side] > best):
            best = strengths[side]
            found = True
    return float(best)


class Judging(Look):
    """A look ahead that judges by chances of winning."""

    def __init__(self, search: Search, seat: Seat, asked: Step | None, luck: i64) -> None:
        """Judge as a search does."""
        super().__init__(search.game, seat, asked, luck)
        self.search: Final = search

    def worth(self, table: Table) -> float:
        """Return the seat's chance of winning."""
        return self.search.judge(table)[self.seat]


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
