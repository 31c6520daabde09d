"""What is on the table of Nehemiah. Rules: NE-1 to NE-22, NE-171, NE-172.

Work cards are interchangeable by face and decks are bags: their order does not exist until a card is turned
up. A place of the grid, a *spot*, is a number: column by column, each from the top (NE-18). A spot has a
card, the card perhaps a worker, and the worker is standing or tired.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.facts import (
    BOARDS,
    DECKS,
    FACES,
    ROWS,
    RULES,
    SUPPLY,
    Facts,
)
from batisseurs.kernel.arrays import Zone, numbers
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import GameEvent, Message
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.step import AutomaticStep, ChanceStep, SealedStep, Step
from batisseurs.kernel.table import Table

NONE: Final = -1
"""A spot without a card or a worker, a gate nobody has, a game without anchor card."""
NEUTRAL: Final = 4
"""The neutral workers of a seat are `NEUTRAL + seat` (NE-92)."""
BOTTOM: Final = ROWS - 1
HOLDINGS: Final = BOARDS + 1
"""Where a player's cubes are: on the boards or in the supply."""

# Where points come from; the boards come first, under their own numbers.
FROM_CARDS: Final = 3
FROM_GOODS: Final = 4
GAINS: Final = 5

# How the end of the game was triggered.
GOING_ON: Final = 0
BY_CLEARING: Final = 1
BY_DEADLOCK: Final = 2
BY_STALL: Final = 3
ENDINGS: Final = ["going_on", "last_column", "deadlock", "stalled"]


@final
class NehemiahTable(Table):
    """The table.

    `worker` holds a seat, or `NEUTRAL` and a seat. `decks` counts the cards of each deck by face. `cubes` has
    four numbers a seat: the three boards and the supply; `gains` its points by origin. `marked` and `emptied`
    number the columns that are to be cleared, and those that wait for the next deck, in their order.
    Sets of spots are bits: `activated` (whose workers were activated this turn), `used` (cards used in this
    activation) and `targets` (cards used through one Consolidation). They move with the worker or the card.
    """

    worked_out = ("columns",)

    def __init__(  # noqa: PLR0915  every zone stands here once
        self, facts: Facts, players: i64, of: "NehemiahTable | None" = None
    ) -> None:
        """Lay every zone as it is before set-up, or as it is on another table."""
        super().__init__(players)
        columns = facts.columns[players]
        spots = columns * ROWS
        self.facts: Final = facts
        self.columns: Final = columns
        self.cards: Final[Zone] = numbers(spots, NONE) if of is None else of.cards[:]
        self.worker: Final[Zone] = numbers(spots, NONE) if of is None else of.worker[:]
        self.tired: Final[Zone] = numbers(spots) if of is None else of.tired[:]
        self.marked: Final[Zone] = numbers(columns) if of is None else of.marked[:]
        self.emptied: Final[Zone] = numbers(columns) if of is None else of.emptied[:]
        self.decks: Final[Zone] = numbers(DECKS * FACES) if of is None else of.decks[:]
        self.deck_size: Final[Zone] = numbers(DECKS) if of is None else of.deck_size[:]
        self.discard: Final[Zone] = numbers(FACES) if of is None else of.discard[:]
        self.gates: Final[Zone] = numbers(len(facts.gate_values), NONE) if of is None else of.gates[:]
        self.available: Final[Zone] = (
            numbers(players, facts.workers[players]) if of is None else of.available[:]
        )
        self.set_aside: Final[Zone] = numbers(players) if of is None else of.set_aside[:]
        self.neutral: Final[Zone] = (
            numbers(players, facts.neutral_workers[players]) if of is None else of.neutral[:]
        )
        self.gold: Final[Zone] = numbers(players, facts.gold) if of is None else of.gold[:]
        self.wood: Final[Zone] = numbers(players, facts.wood) if of is None else of.wood[:]
        self.cubes: Final[Zone] = numbers(players * HOLDINGS) if of is None else of.cubes[:]
        self.gains: Final[Zone] = numbers(players * GAINS) if of is None else of.gains[:]
        self.held: Final[Zone] = numbers(players) if of is None else of.held[:]
        """The foremen before each player, one bit each."""
        self.rules: i64 = RULES if of is None else of.rules
        """The version of the rules by which this table is played."""
        self.foremen: bool = False if of is None else of.foremen
        self.open_screens: bool = False if of is None else of.open_screens
        self.random_first: bool = False if of is None else of.random_first
        self.income_at_once: bool = False if of is None else of.income_at_once
        """A reading of NE-125: wood and gold also at the start of round I."""
        self.tie_before_sale: bool = False if of is None else of.tie_before_sale
        """A reading of NE-121: ties are broken by the wood and gold before the sale."""
        self.first: Seat = 0 if of is None else of.first
        self.active: Seat = 0 if of is None else of.active
        self.round: i64 = 1 if of is None else of.round
        self.turn: i64 = 0 if of is None else of.turn
        """How many turns have been begun."""
        self.between: bool = False if of is None else of.between
        """Whether what happens now belongs to the end of the turn before (NE-180)."""
        self.last_clearing: i64 = 0 if of is None else of.last_clearing
        """How many turns had been taken when a column was last cleared."""
        self.end_at: i64 = 0 if of is None else of.end_at
        """The number of the last turn, once the end is triggered."""
        self.trigger: i64 = GOING_ON if of is None else of.trigger
        self.marks: i64 = 0 if of is None else of.marks
        self.anchor: i64 = NONE if of is None else of.anchor
        self.activated: i64 = 0 if of is None else of.activated
        self.used: i64 = 0 if of is None else of.used
        self.targets: i64 = 0 if of is None else of.targets
        self.unseen_foremen: i64 = 0 if of is None else of.unseen_foremen
        self.revealed: i64 = 0 if of is None else of.revealed

    def turn_rule(self) -> str:
        """Return the rule that says whose turn it is."""
        return "NE-23"

    def clone(self) -> "NehemiahTable":
        """Return an independent copy."""
        twin = NehemiahTable(self.facts, self.players, self)
        twin.copy_pending(self)
        return twin

    # Turns. -------------------------------------------------------------------------------------

    def turns_taken(self) -> i64:
        """Return how many turns count as taken; the one under way does, once it has begun (NE-180)."""
        return self.turn - 1 if self.between else self.turn

    def next_to_play(self) -> Seat:
        """Return who takes the turn after those taken (NE-23, NE-105)."""
        return (self.first + self.turns_taken()) % self.players

    def final_turns(self) -> bool:
        """Tell whether the end of the game has been triggered (NE-113)."""
        return self.end_at > 0

    def can_refill(self) -> bool:
        """Tell whether the round's deck has a whole column; a remainder is not used (NE-113, NE-C2)."""
        return self.deck_size[self.round - 1] >= ROWS

    # The grid. ------------------------------------------------------------------------------------

    def free_spot(self, column: i64) -> i64:
        """Return the topmost unoccupied card of a column, NONE if it has none (NE-32, NE-34)."""
        worker = self.worker
        cards = self.cards
        spot = column * ROWS
        if cards[spot] == NONE:
            return NONE
        for row in range(ROWS):
            if worker[spot + row] == NONE:
                return spot + row
        return NONE

    def free_columns(self) -> list[int]:
        """Return the columns in which a worker can be placed (NE-31, NE-34)."""
        found: list[int] = []
        for column in range(self.columns):
            if self.free_spot(column) != NONE:
                found.append(column)
        return found

    def has_free_card(self) -> bool:
        """Tell whether a worker can be placed anywhere."""
        for column in range(self.columns):
            if self.free_spot(column) != NONE:
                return True
        return False

    def free_spots(self) -> list[int]:
        """Return every unoccupied card."""
        found: list[int] = []
        for spot in range(self.columns * ROWS):
            if self.worker[spot] == NONE and self.cards[spot] != NONE:
                found.append(spot)
        return found

    def standing(self, seat: Seat) -> list[int]:
        """Return where a player's own standing workers are (NE-36)."""
        found: list[int] = []
        worker = self.worker
        tired = self.tired
        for spot in range(len(worker)):
            if worker[spot] == seat and tired[spot] == 0:
                found.append(spot)
        return found

    def has_standing(self, seat: Seat) -> bool:
        """Tell whether a player has a standing worker."""
        worker = self.worker
        tired = self.tired
        for spot in range(len(worker)):
            if worker[spot] == seat and tired[spot] == 0:
                return True
        return False

    def can_place(self, seat: Seat) -> bool:
        """Tell whether a player can place a worker (NE-4, NE-31)."""
        return self.available[seat] > 0 and self.has_free_card()

    def put_worker(self, seat: Seat, spot: i64) -> None:
        """Put an available worker on a card, standing (NE-4, NE-35)."""
        self.available[seat] -= 1
        self.worker[spot] = seat
        self.tired[spot] = 0

    def mark_if_tired(self, spot: i64) -> None:
        """Mark a column if a tired worker, not a standing one, has come to its bottom card (NE-54, NE-55)."""
        if spot % ROWS == BOTTOM and self.worker[spot] != NONE and self.tired[spot] == 1:
            self.mark(spot // ROWS, "NE-54")

    def mark(self, column: i64, rule: str) -> None:
        """Mark a column for clearing; a mark is final (NE-56, NE-61)."""
        if self.marked[column] == 0:
            self.marks += 1
            self.marked[column] = self.marks
            if self.game_events is not None:
                self.tell("marked", {"column": column + 1}, rule)

    def swap_workers(self, one: i64, other: i64) -> None:
        """Swap the workers of two cards; each keeps its posture (NE-84, NE-160)."""
        worker = self.worker
        tired = self.tired
        worker[one], worker[other] = worker[other], worker[one]
        tired[one], tired[other] = tired[other], tired[one]
        self.activated = swapped(self.activated, one, other)
        self.mark_if_tired(one)
        self.mark_if_tired(other)

    def swap_cards(self, one: i64, other: i64) -> None:
        """Swap two cards of a column; workers move with their card, the anchor stays the card (NE-86)."""
        cards = self.cards
        cards[one], cards[other] = cards[other], cards[one]
        self.used = swapped(self.used, one, other)
        self.targets = swapped(self.targets, one, other)
        if self.anchor == one:
            self.anchor = other
        elif self.anchor == other:
            self.anchor = one
        self.swap_workers(one, other)

    # Foremen. ------------------------------------------------------------------------------------

    def holds(self, seat: Seat, foreman: i64) -> bool:
        """Tell whether a player has a foreman."""
        return self.held[seat] & bit(foreman) != 0

    def holder(self, foreman: i64) -> Seat:
        """Return who has a foreman, NONE if nobody."""
        for seat in range(self.players):
            if self.holds(seat, foreman):
                return seat
        return NONE

    def remove_foreman(self, seat: Seat, foreman: i64) -> None:
        """Take a used foreman out of the game (NE-139)."""
        self.held[seat] &= ~bit(foreman)

    # Goods, cubes, points. --------------------------------------------------------------------------

    def top_gate(self) -> i64:
        """Return the top gate of the stack, NONE if it is empty (NE-20, NE-72)."""
        for gate in range(len(self.gates)):
            if self.gates[gate] == NONE:
                return gate
        return NONE

    def gain_points(self, seat: Seat, origin: i64, points: i64) -> None:
        """Take victory points from the bank, which never runs out (NE-3, NE-9, NE-68)."""
        self.gains[seat * GAINS + origin] += points

    def points(self, seat: Seat) -> i64:
        """Return the victory points behind a screen."""
        total: i64 = 0
        for origin in range(GAINS):
            total += self.gains[seat * GAINS + origin]
        return total

    def gate_points(self, seat: Seat) -> i64:
        """Return what a player's gates will be worth (NE-73, NE-119)."""
        total: i64 = 0
        for gate in range(len(self.gates)):
            if self.gates[gate] == seat:
                total += self.facts.gate_values[gate]
        return total

    def movable_cubes(self, seat: Seat, board: i64) -> i64:
        """Return how many cubes a player could bring to a board: supply and the two others (NE-66)."""
        return self.facts.cubes - self.cubes[seat * HOLDINGS + board]

    # Words. -------------------------------------------------------------------------------------

    def tell(self, id: str, args: dict[str, str | int | list[str]], rule: str) -> None:  # noqa: A002
        """Report something that everyone may know."""
        self.report(GameEvent(Message("nehemiah-" + id, args), rule))


def swapped(members: i64, one: i64, other: i64) -> i64:
    """Return a set of spots after two of them have changed places."""
    if (members & bit(one) != 0) != (members & bit(other) != 0):
        return members ^ bit(one) ^ bit(other)
    return members


def spot_name(spot: i64) -> str:
    """Return a spot as people write it: `c2r3`."""
    return f"c{spot // ROWS + 1}r{spot % ROWS + 1}"


def column_name(column: i64) -> str:
    """Return a column as people write it: `c2`."""
    return f"c{column + 1}"


def blank(facts: Facts, players: i64) -> NehemiahTable:
    """Return a table before set-up: no card is dealt (NE-8, NE-16, NE-20).

    Every player has workers, cubes, wood and gold (NE-11, NE-12, NE-13).
    """
    table = NehemiahTable(facts, players)
    for deck in range(DECKS):
        for face in range(FACES):
            table.decks[deck * FACES + face] = facts.copies[(players * DECKS + deck) * FACES + face]
        table.deck_size[deck] = facts.deck_cards(players, deck)
    for seat in range(players):
        table.cubes[seat * HOLDINGS + SUPPLY] = facts.cubes
    return table


@mypyc_attr(acyclic=True)
class NehemiahStep(Step):
    """A step in which one seat of Nehemiah chooses."""

    def choices(self, table: NehemiahTable) -> list[int]:
        """Return what may be chosen now."""
        raise NotImplementedError

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class NehemiahChance(ChanceStep):
    """A card turned up, a foreman revealed, the first player."""

    def choices(self, table: NehemiahTable) -> list[int]:
        """Return the possible outcomes."""
        raise NotImplementedError

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Carry out an outcome."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class NehemiahConsequence(AutomaticStep):
    """Something that happens in Nehemiah without a choice."""

    def run(self, table: NehemiahTable) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class NehemiahSealed(SealedStep):
    """A step in which all answer at once, unseen by one another."""

    def seats(self, table: NehemiahTable) -> list[Seat]:
        """Return who answers."""
        raise NotImplementedError

    def part_choices(self, table: NehemiahTable, seat: Seat, given: list[int]) -> list[int]:
        """Return what a seat may answer next."""
        raise NotImplementedError

    def asks(self, table: NehemiahTable, seat: Seat, given: list[int]) -> bool:
        """Tell whether a seat still owes a part."""
        raise NotImplementedError

    def reveal(self, table: NehemiahTable, answers: list[list[int]]) -> None:
        """Carry out all answers."""
        raise NotImplementedError
