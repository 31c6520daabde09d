"""What is on the table of Esdras et Néhémie. Rules: B1 conventions, B4 information, B5 cards, B6 banners.

A side is a player or, with one player, the solo opponent: side 1, nobody's seat. Arrays by side have as many
rows as there are sides. All character and wall cards of a player differ, so a hand or a pile is a set: one
bit for each card. A pile has no order until it is drawn, except for wall cards that its owner put back.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie.facts import (
    BLESSINGS,
    CELLS,
    CHARACTERS,
    COLOURS,
    GATES,
    MOST_PLACES,
    NONE,
    OPEN_HOUSE,
    RESOURCES,
    ROWS,
    SCHEME_CARDS,
    SCROLL_CELLS,
    SCROLL_ROWS,
    TYPES,
    VARIANTS,
    WILD,
    Facts,
)
from batisseurs.games.esdras_et_nehemie.facts import STACKS as STACKS  # noqa: PLC0414  others read it here
from batisseurs.kernel.arrays import Zone, numbers
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import GameEvent, Message, Refusal
from batisseurs.kernel.step import AutomaticStep, ChanceStep, Step
from batisseurs.kernel.table import Table

NEUTRAL: Final = -2
"""The owner of a neutral wall, of a neutral gate, and of a corner gate without gatekeeper (EN-44, EN-107)."""
OPPONENT: Final = 1
"""The side of the solo opponent."""
OPPONENT_ID: Final = "opponent"
DEPTH: Final = 6
"""The most cards a stack can ever hold: all of a round (EN-213)."""

# Goods of a side: the four resources under their own numbers, then these.
SILVER: Final = 4
FOOD: Final = 5
GOODS: Final = 6

# White workers (EN-45).
LEFT: Final = 1
RIGHT: Final = 2

# Where victory points come from.
FROM_START: Final = 0
FROM_TEMPLE: Final = 1
FROM_SECTORS: Final = 2
FROM_REWARDS: Final = 3
FROM_CARDS: Final = 4
FROM_HUNGER: Final = 5
FROM_GOODS: Final = 6
FROM_TILES: Final = 7
FROM_ALTAR: Final = 8
FROM_BUILDINGS: Final = 9
FROM_SCRIBES: Final = 10
FROM_SCROLLS: Final = 11
ORIGINS: Final = 12
ORIGIN_IDS: Final = [
    "start", "temple", "sectors", "rewards", "cards", "hunger", "goods", "tiles", "altar", "buildings",
    "scribes", "scrolls",
]  # fmt: skip

# Phases: what the tent steps of a turn, and recovered workers, have to know.
SETTING_UP: Final = 0
WORKING: Final = 1
PREPARING: Final = 2
RESTING: Final = 3
FINISHED: Final = 4
PHASES: Final = ["set_up", "working_day", "preparation", "sabbath", "finished"]

NOT_COUNTED: Final = 99
"""Tent steps of a side for which an additional step (EN-203) is used up or does not exist."""


@final
class EsdrasTable(Table):
    """The table.

    `goods` has six numbers a side. `gate_owner` and `wall_owner` hold a side, NEUTRAL, or NONE while unbuilt.
    `rubble` counts cubes by place and resource. `altar_order` lists the sides from the one furthest ahead
    (EN-11). `stacks` holds the cards of each stack from the bottom; `known` are those cards of a hand that
    everyone can name, because all others of the set are visible. Of a wall pile `wall_bag` are the cards
    whose order does not exist; `wall_top` and `wall_bottom` (the uppermost first) those its owner put back.
    """

    worked_out = ("sides",)

    def __init__(  # noqa: PLR0915  every zone stands here once
        self, facts: Facts, players: i64, of: "EsdrasTable | None" = None
    ) -> None:
        """Lay every zone as it is before set-up, or as it is on another table."""
        super().__init__(players)
        self.facts: Final = facts
        sides: i64 = max(players, 2)
        self.sides: Final = sides
        self.goods: Final[Zone] = numbers(sides * GOODS) if of is None else of.goods[:]
        self.gains: Final[Zone] = numbers(sides * ORIGINS) if of is None else of.gains[:]
        self.reserve: Final[Zone] = numbers(sides) if of is None else of.reserve[:]
        self.supply: Final[Zone] = numbers(sides) if of is None else of.supply[:]
        self.farmers: Final[Zone] = numbers(sides) if of is None else of.farmers[:]
        self.labourers: Final[Zone] = numbers(sides) if of is None else of.labourers[:]
        self.levites: Final[Zone] = numbers(sides, 1) if of is None else of.levites[:]
        self.traders: Final[Zone] = numbers(sides) if of is None else of.traders[:]
        """Occupied trader slots, one bit each."""
        self.elders: Final[Zone] = numbers(sides) if of is None else of.elders[:]
        self.tent: Final[Zone] = numbers(sides) if of is None else of.tent[:]
        self.altar: Final[Zone] = numbers(sides) if of is None else of.altar[:]
        self.altar_order: Final[Zone] = numbers(sides) if of is None else of.altar_order[:]
        self.blessings: Final[Zone] = numbers(sides * BLESSINGS) if of is None else of.blessings[:]
        self.tiles: Final[Zone] = numbers(sides * TYPES, NONE) if of is None else of.tiles[:]
        """The variant of each type of development tile; NONE before it is dealt."""
        self.developed: Final[Zone] = numbers(sides) if of is None else of.developed[:]
        self.hand: Final[Zone] = numbers(sides) if of is None else of.hand[:]
        self.known: Final[Zone] = numbers(sides) if of is None else of.known[:]
        self.pile: Final[Zone] = numbers(sides) if of is None else of.pile[:]
        self.stacks: Final[Zone] = numbers(sides * STACKS * DEPTH, NONE) if of is None else of.stacks[:]
        self.stack_size: Final[Zone] = numbers(sides * STACKS) if of is None else of.stack_size[:]
        self.tucked: Final[Zone] = numbers(sides) if of is None else of.tucked[:]
        self.heroes: Final[Zone] = numbers(sides) if of is None else of.heroes[:]
        """The hero cards of each side; those of players are tucked."""
        self.tucked_banners: Final[Zone] = numbers(sides * COLOURS) if of is None else of.tucked_banners[:]
        self.abilities: Final[Zone] = numbers(sides) if of is None else of.abilities[:]
        self.wall_bag: Final[Zone] = (
            numbers(sides, all_of(facts.wall_cards)) if of is None else of.wall_bag[:]
        )
        self.wall_top: Final[Zone] = numbers(sides, NONE) if of is None else of.wall_top[:]
        self.wall_bottom: Final[Zone] = (
            numbers(sides * facts.wall_cards, NONE) if of is None else of.wall_bottom[:]
        )
        self.wall_bottom_size: Final[Zone] = numbers(sides) if of is None else of.wall_bottom_size[:]
        self.wall_drawn: Final[Zone] = numbers(sides) if of is None else of.wall_drawn[:]
        self.tent_steps: Final[Zone] = numbers(sides) if of is None else of.tent_steps[:]
        self.gate_owner: Final[Zone] = numbers(GATES) if of is None else of.gate_owner[:]
        self.gate_silver: Final[Zone] = numbers(GATES) if of is None else of.gate_silver[:]
        self.wall_owner: Final[Zone] = numbers(facts.walls) if of is None else of.wall_owner[:]
        self.wall_card: Final[Zone] = numbers(facts.walls, NONE) if of is None else of.wall_card[:]
        self.rubble: Final[Zone] = numbers(facts.places * RESOURCES) if of is None else of.rubble[:]
        self.bag: Final[Zone] = facts.bag[:] if of is None else of.bag[:]  # EN-21
        self.temple: Final[Zone] = numbers(CELLS, NONE) if of is None else of.temple[:]
        self.filled: Final[Zone] = numbers(ROWS) if of is None else of.filled[:]
        self.scrolls: Final[Zone] = numbers(SCROLL_CELLS, NONE) if of is None else of.scrolls[:]
        self.scribes: Final[Zone] = numbers(SCROLL_CELLS, NONE) if of is None else of.scribes[:]
        self.white: Final[Zone] = numbers(SCROLL_CELLS) if of is None else of.white[:]
        self.row_food: Final[Zone] = facts.row_food[:] if of is None else of.row_food[:]  # EN-25
        self.banners: Final[Zone] = numbers(COLOURS + 1) if of is None else of.banners[:]
        """Banners gained this turn by traders, elders, tiles and Levites: red, grey, blue, wild."""
        self.altar_face: i64 = NONE if of is None else of.altar_face
        self.face_chosen: bool = False if of is None else of.face_chosen
        """Whether the players choose the face of the altar card and not chance (EN-27)."""
        self.solo_face: i64 = 0 if of is None else of.solo_face
        self.prophets_passed: bool = False if of is None else of.prophets_passed
        """A reading of EN-157: a marker on a Prophet's space has not passed it."""
        self.first_gate_only: bool = False if of is None else of.first_gate_only
        """A reading of EN-260: only the first gate that is not built can be the target."""
        self.own_scribes_first: bool = False if of is None else of.own_scribes_first
        """A reading of EN-267: the path with the most own scribes."""
        self.phase: i64 = SETTING_UP if of is None else of.phase
        self.round: i64 = 0 if of is None else of.round
        """Counted from 0."""
        self.turn: i64 = 0 if of is None else of.turn
        """How many turns of the round have been begun."""
        self.shofar: i64 = 0 if of is None else of.shofar
        self.active: i64 = 0 if of is None else of.active
        self.played: i64 = NONE if of is None else of.played
        """The stack on which the active player played this turn."""
        self.action: i64 = NONE if of is None else of.action
        """RED, GREY or BLUE, once the main action is chosen."""
        self.spent: i64 = 0 if of is None else of.spent
        self.auxiliary_used: i64 = 0 if of is None else of.auxiliary_used
        self.trader_placed: i64 = 0 if of is None else of.trader_placed
        self.elder_placed: i64 = 0 if of is None else of.elder_placed
        self.levite_placed: i64 = 0 if of is None else of.levite_placed
        self.levites_used: i64 = 0 if of is None else of.levites_used
        self.uses_over: i64 = 0 if of is None else of.uses_over
        """1 after a Levite was placed behind a use (EN-69)."""
        self.spot: i64 = NONE if of is None else of.spot
        """The place of the grey action (EN-91)."""
        self.rebuilt: i64 = 0 if of is None else of.rebuilt
        self.scribe_placed: i64 = 0 if of is None else of.scribe_placed
        self.tent_moved: i64 = 0 if of is None else of.tent_moved
        self.items_done: i64 = 0 if of is None else of.items_done
        """Items of the preparation phase that the active player has resolved."""
        self.focus_pile: i64 = 0 if of is None else of.focus_pile
        self.scheme_pile: i64 = 0 if of is None else of.scheme_pile
        self.focus: i64 = NONE if of is None else of.focus
        self.scheme: i64 = NONE if of is None else of.scheme

    def turn_rule(self) -> str:
        """Return the rule that says whose turn it is."""
        return "EN-30"

    def clone(self) -> "EsdrasTable":
        """Return an independent copy."""
        twin = EsdrasTable(self.facts, self.players, self)
        twin.copy_pending(self)
        return twin

    # Sides. -------------------------------------------------------------------------------------

    def solo(self) -> bool:
        """Tell whether one player plays against the opponent."""
        return self.players == 1

    def is_opponent(self, side: i64) -> bool:
        """Tell whether a side is the solo opponent."""
        return side >= self.players

    def leader(self) -> i64:
        """Return who is furthest ahead on the altar track and so wins ties (EN-11, EN-12, EN-183)."""
        return self.altar_order[0]

    # Goods and points. ----------------------------------------------------------------------------

    def has(self, side: i64, good: i64) -> i64:
        """Return how much of a good a side has."""
        return self.goods[side * GOODS + good]

    def add(self, side: i64, good: i64, amount: i64) -> None:
        """Gain or pay a good; the main supply never runs out, so nobody counts it (EN-3)."""
        self.goods[side * GOODS + good] += amount

    def resources(self, side: i64) -> i64:
        """Return the number of cubes a side has."""
        at = side * GOODS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2] + self.goods[at + 3]

    def score_points(self, side: i64, origin: i64, points: i64) -> None:
        """Move the VP marker (EN-14)."""
        self.gains[side * ORIGINS + origin] += points

    def points(self, side: i64) -> i64:
        """Return a side's score."""
        total: i64 = 0
        for origin in range(ORIGINS):
            total += self.gains[side * ORIGINS + origin]
        return total

    # Abilities and tiles. --------------------------------------------------------------------------

    def owns(self, side: i64, ability: i64) -> bool:
        """Tell whether a side's scribe is on the tile with this ability (EN-184)."""
        return self.abilities[side] & bit(ability) != 0

    def is_developed(self, side: i64, type_: i64) -> bool:
        """Tell whether a side's tile of a type has been turned over."""
        return self.developed[side] & bit(type_) != 0

    def tile(self, side: i64, type_: i64) -> i64:
        """Return the number of a side's tile of a type."""
        return type_ * VARIANTS + self.tiles[side * TYPES + type_]

    def tile_side(self, side: i64, type_: i64) -> i64:
        """Return variant * 2 + 1 if developed: how reward lists of tiles are counted."""
        variant = self.tiles[side * TYPES + type_] * 2
        if self.is_developed(side, type_):
            variant += 1
        return variant

    def developed_tiles(self, side: i64) -> i64:
        """Return how many tiles a side has turned over."""
        return size(self.developed[side])

    # Cards. -------------------------------------------------------------------------------------

    def hand_limit(self, side: i64) -> i64:
        """Return how many cards a player draws up to (EN-148, EN-213)."""
        if self.owns(side, OPEN_HOUSE):
            return self.facts.scroll_amount[OPEN_HOUSE]
        return self.facts.hand_limit

    def has_room(self, side: i64, stack: i64) -> bool:
        """Tell whether a card may be played on a stack (EN-55, EN-213)."""
        return self.stack_size[side * STACKS + stack] < self.facts.stack_limit or self.owns(side, OPEN_HOUSE)

    def visible(self, side: i64, stack: i64) -> i64:
        """Return the top card of a stack, NONE if it is empty (EN-56)."""
        at = side * STACKS + stack
        cards = self.stack_size[at]
        return self.stacks[at * DEPTH + cards - 1] if cards > 0 else NONE

    def on_stacks(self, side: i64) -> i64:
        """Return all cards on a side's stacks, as a set."""
        members: i64 = 0
        for stack in range(STACKS):
            at = side * STACKS + stack
            for place in range(self.stack_size[at]):
                members |= bit(self.stacks[at * DEPTH + place])
        return members

    def put_on_stack(self, side: i64, stack: i64, card: i64) -> None:
        """Lay a card on a stack."""
        at = side * STACKS + stack
        self.stacks[at * DEPTH + self.stack_size[at]] = card
        self.stack_size[at] += 1

    def leave_stack(self, side: i64, card: i64) -> None:
        """Take a card out of its stack."""
        for stack in range(STACKS):
            at = side * STACKS + stack
            for place in range(self.stack_size[at]):
                if self.stacks[at * DEPTH + place] == card:
                    for later in range(place, self.stack_size[at] - 1):
                        self.stacks[at * DEPTH + later] = self.stacks[at * DEPTH + later + 1]
                    self.stack_size[at] -= 1
                    self.stacks[at * DEPTH + self.stack_size[at]] = NONE
                    return

    def empty_stacks(self, side: i64) -> None:
        """Take all cards off the stacks."""
        for stack in range(STACKS):
            at = side * STACKS + stack
            self.stack_size[at] = 0
            for place in range(DEPTH):
                self.stacks[at * DEPTH + place] = NONE

    def wall_pile(self, side: i64) -> i64:
        """Return the size of a wall pile."""
        known = 0 if self.wall_top[side] == NONE else 1
        return size(self.wall_bag[side]) + known + self.wall_bottom_size[side]

    # Banners. -----------------------------------------------------------------------------------

    def shown_banners(self, side: i64, colour: i64) -> i64:
        """Return the banners of a colour on visible and tucked cards; no others count (EN-61, EN-62)."""
        total = self.tucked_banners[side * COLOURS + colour]
        printed = self.facts.card_banners
        for stack in range(STACKS):
            at = side * STACKS + stack
            cards = self.stack_size[at]
            if cards > 0:
                total += printed[self.stacks[at * DEPTH + cards - 1] * COLOURS + colour]
        return total

    def available(self, side: i64, colour: i64) -> i64:
        """Return what the active player can spend in an action of a colour (EN-59, EN-61, EN-65).

        It is counted each time, so banners gained during the action can be spent at once (EN-63).
        """
        return self.shown_banners(side, colour) + self.banners[colour] + self.banners[WILD] - self.spent

    # The main board. ------------------------------------------------------------------------------

    def cubes_on(self, place: i64) -> i64:
        """Return the rubble on a place of the ring."""
        at = place * RESOURCES
        return self.rubble[at] + self.rubble[at + 1] + self.rubble[at + 2] + self.rubble[at + 3]

    def owner(self, place: i64) -> i64:
        """Return who owns a wall or gate: a side, NEUTRAL, or NONE while it is unbuilt."""
        walls = self.facts.walls
        return self.wall_owner[place] if place < walls else self.gate_owner[place - walls]

    def gatekeepers(self, side: i64) -> i64:
        """Return how many gates a side owns, corner gates included."""
        total: i64 = 0
        for gate in range(GATES):
            if self.gate_owner[gate] == side:
                total += 1
        return total

    def walls_of(self, side: i64) -> i64:
        """Return how many walls a side has rebuilt."""
        total: i64 = 0
        for wall in range(self.facts.walls):
            if self.wall_owner[wall] == side:
                total += 1
        return total

    def scribes_of(self, side: i64) -> i64:
        """Return how many scribes a side has."""
        total: i64 = 0
        for cell in range(SCROLL_CELLS):
            if self.scribes[cell] == side:
                total += 1
        return total

    def columns(self) -> i64:
        """Return the width of the Temple, which goes by the number of players (EN-26)."""
        return self.facts.temple_columns[self.players]

    def golden_spaces(self, side: i64) -> i64:
        """Return how many golden spaces a side's marker has reached or passed (EN-220)."""
        total: i64 = 0
        for space in range(self.altar[side] + 1):
            total += self.facts.golden[space]
        return total

    def complete_sets(self, side: i64) -> i64:
        """Return the leftmost Blessing marker's position (EN-147)."""
        at = side * BLESSINGS
        fewer = min(self.blessings[at], self.blessings[at + 1])
        return min(fewer, self.blessings[at + 2])

    def move_on_altar(self, side: i64) -> None:
        """Move a marker one space: it comes behind all markers there or further on (EN-88, EN-89)."""
        order = self.altar_order
        self.altar[side] += 1
        space = self.altar[side]
        place: i64 = 0
        while order[place] != side:
            place += 1
        while place > 0 and self.altar[order[place - 1]] < space:
            order[place] = order[place - 1]
            place -= 1
        order[place] = side

    # Words. -------------------------------------------------------------------------------------

    def tell(self, id: str, args: dict[str, str | int | list[str]], rule: str) -> None:  # noqa: A002
        """Report something that everyone may know."""
        self.report(GameEvent(Message("esdras-et-nehemie-" + id, args), rule))

    def tell_side(self, side: i64, id: str, args: dict[str, str | int | list[str]], rule: str) -> None:  # noqa: A002
        """Report what a side does or gets; the opponent, who has no seat, is named like a component."""
        args["seat"] = OPPONENT_ID if self.is_opponent(side) else side
        self.tell(id, args, rule)


CELL_NAMES: Final = [f"s{row + 1}_{column + 1}" for row in range(SCROLL_ROWS) for column in range(row + 3)]
"""The cells of the scroll grid as people write them."""


def side_number(name: str) -> i64:
    """Return the side of a name: `p1`, `opponent`."""
    return OPPONENT if name == OPPONENT_ID else int(name[1:]) - 1


def temple_cell(row: i64, column: i64) -> str:
    """Return a cell of the Temple as people write it: `t3_1`."""
    return f"t{row + 1}_{column + 1}"


def all_of(cards: i64) -> i64:
    """Return the set of so many cards."""
    return bit(cards) - 1


def blank(facts: Facts, players: i64) -> EsdrasTable:
    """Return a table before set-up: everything that chance does not decide is ready (B2, B3)."""
    table = EsdrasTable(facts, players)
    for side in range(table.sides):
        start_side(table, side)
    for gate in range(GATES):
        # Corner gates are built from the start, gate cards are not (EN-16), except neutral ones (EN-17).
        # How much silver is on them depends on the number of players (EN-17, EN-19, EN-20).
        neutral = facts.neutral[players * MOST_PLACES + facts.walls + gate] == 1 or facts.corner[gate] == 1
        table.gate_owner[gate] = NEUTRAL if neutral else NONE
        table.gate_silver[gate] = 0 if neutral else facts.gate_silver[players]
    for wall in range(facts.walls):
        # Covered with 1 to 3 players, not with 4 (EN-18, EN-19, EN-20).
        table.wall_owner[wall] = NEUTRAL if facts.neutral[players * MOST_PLACES + wall] == 1 else NONE
    if players <= 2:  # noqa: PLR2004  EN-45, EN-235
        table.white[0] = LEFT
        table.white[2] = RIGHT
    if players == 1:
        table.shofar = OPPONENT  # EN-230
        # The cards of the opponent (EN-232).
        table.focus_pile = all_of(facts.focus_cards)
        table.scheme_pile = all_of(SCHEME_CARDS)
    return table


def start_side(table: EsdrasTable, side: i64) -> None:
    """Give a side what it starts with (EN-33 to EN-41, EN-233); its Blessing markers are on 0 (EN-40).

    Its tent is on the first space of the city map (EN-34), its wall cards are in no order yet (EN-38).
    """
    facts = table.facts
    table.gains[side * ORIGINS + FROM_START] = facts.starting_vp  # EN-36
    table.altar_order[side] = table.sides - 1 - side
    if not table.is_opponent(side):
        # All workers are always somewhere (EN-4); 8 or 7 are left here after the gatekeepers (EN-46).
        table.reserve[side] = facts.starting_workers  # EN-33
        table.supply[side] = facts.workers - facts.starting_workers - 1
        table.goods[side * GOODS + SILVER] = facts.starting_silver  # EN-39
        table.goods[side * GOODS + FOOD] = facts.starting_food
        table.pile[side] = all_of(CHARACTERS)
    else:
        table.supply[side] = facts.workers - 1


@mypyc_attr(acyclic=True)
class EsdrasStep(Step):
    """A step in which one seat of Esdras et Néhémie chooses."""

    def choices(self, table: EsdrasTable) -> list[int]:
        """Return what may be chosen now."""
        raise NotImplementedError

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Carry it out."""
        raise NotImplementedError

    def refuse_words(self, table: EsdrasTable, text: str) -> Refusal | None:
        """Refuse words that begin like an answer and name nothing that there is."""
        # Imported here: reasons are words, and only needed at the edge.
        from batisseurs.games.esdras_et_nehemie.reasons import no_such  # noqa: PLC0415

        return no_such(self, table, text)


@mypyc_attr(acyclic=True)
class EsdrasChance(ChanceStep):
    """A cube, tile or card drawn."""

    def choices(self, table: EsdrasTable) -> list[int]:
        """Return the possible outcomes."""
        raise NotImplementedError

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Carry out an outcome."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class EsdrasConsequence(AutomaticStep):
    """Something that happens in Esdras et Néhémie without a choice."""

    def run(self, table: EsdrasTable) -> None:
        raise NotImplementedError


def members_of(members: i64, most: i64) -> list[int]:
    """Return the numbers of a set."""
    found: list[int] = []
    for number in range(most):
        if members & bit(number):
            found.append(number)
    return found


def drawn_from(members: i64, place: i64) -> i64:
    """Return the number at a place of a set, counted from 0."""
    number: i64 = 0
    left = place
    while True:
        if members & bit(number):
            if left == 0:
                return number
            left -= 1
        number += 1
