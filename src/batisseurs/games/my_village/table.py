"""What is on the table of My Village. Rules: 3.1 general principles, 3.6 time.

A face-down pile is a bag: its order does not exist until a card is turned up, so nothing on this table is
hidden. Single cards are sets of bits (a market, the customer zone, a column); what a player owns is a row of
numbers in `villages`.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.facts import (
    CHAMBERS,
    CHURCHES,
    CUSTOMERS,
    DEMANDS,
    FIELDS,
    HIGHEST,
    LETTERS,
    LOWEST,
    MONK_PILES,
    PLOW,
    PROFESSIONS,
    RESOURCES,
    SQUARES,
    WORKSHOPS,
    Facts,
    all_of,
)
from batisseurs.kernel.arrays import Zone, numbers
from batisseurs.kernel.bits import size
from batisseurs.kernel.choice import GameEvent, Message
from batisseurs.kernel.kinds import ACTIVE, arguments
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.step import AutomaticStep, ChanceStep, Step
from batisseurs.kernel.table import Table

NONE: Final = -1
"""No card, no tile, no die."""

# A village: one row of `villages`. A black marker is what its place makes of it (MV-6).
COINS: Final = 0
TREE: Final = 1
SAFE: Final = 2
"""Story points on the old tree and on the town hall."""
HEADMAN: Final = 3
CLOUD: Final = 4
REAPER: Final = 5
"""1 while the reaper is on the time marker (MV-77)."""
LABOURERS: Final = 6
BOARD: Final = 7
SCHOOL: Final = 8
"""A set: LEFT, RIGHT."""
VILLAGERS: Final = 9
"""The professions present, as a set."""
CHURCH_CARD: Final = 10
"""Counted from the first church; NONE if there is none. So the chamber."""
PROTECTIONS: Final = 11
"""Slots of the sanatorium filled."""
CHAMBER_CARD: Final = 12
COVERED: Final = 13
"""Slots of the chamber filled, as a set: professions or categories."""
GENERIC_MARKERS: Final = 14
SQUARE_CARD: Final = 15
"""1 for the owner of a village square."""
MARKERS: Final = 16
"""Markers on the village square."""
TILE: Final = 17
"""The white banner next to the value tile; a player has at most one (MV-295)."""
FIELD_CARDS: Final = 18
PLOWS: Final = 19
"""The fields with a plow, as a set."""
MONK_CARDS: Final = 20
MARKET: Final = 21
SERVED: Final = 22
"""Monks, customers in the market, customers served: as sets, counted from the first of their type.

Cards never leave a village; only customers go from the market to the served ones (MV-9).
"""
JOURNEY: Final = 23
"""How many travel cards lie there; which ones: TRAVELLED, counted from the first travel card."""
TRAVELLED: Final = 24
SHOP: Final = 29
"""The workshop of each type, counted from the first workshop; its stock: GOODS."""
GOODS: Final = 34
ROW: Final = 39

# Professions to choose, slots of the school.
LEFT: Final = 1
RIGHT: Final = 2

# Spaces of the headman (MV-161).
TOWN_HALL: Final = 0
COIN_SPACE: Final = 1
STORY_SPACE: Final = 2
SPACES: Final = ["town_hall", "coin_space", "story_space"]

# White banners: the two of the village board, then cards by type. The value tile is next to one of them.
PERSONAL: Final = 0
SCHOOL_BANNER: Final = 1
OWN_SHOP: Final = 2
OWN_FIELD: Final = 7
OWN_CHAMBER: Final = 15
OWN_SQUARE: Final = 16
OWN_CUSTOMER: Final = 17
WHITE: Final = 50
"""How many there are."""

# Modes of a turn (MV-70).
OPEN: Final = 0
BY_WHITE: Final = 1

# Dice by colour and face.
FACES: Final = 6
BLACK: Final = 6
"""The first black die among the kinds of dice."""
DICE: Final = 12

# What is still to be paid.
BILL: Final = DEMANDS + 1
"""Demands of a bill: those of an additional cost and that of a grey banner."""

# Travel piles behind the monk piles in `piles`.
TRAVEL_PILE: Final = MONK_PILES

# Endings.
GOING_ON: Final = 0
BY_COFFINS: Final = 1
BY_ROUNDS: Final = 2
ENDINGS: Final = ["going_on", "coffins", "max_rounds"]
MAX_ROUNDS: Final = 200
"""After how many rounds a game ends if the table says nothing else (MV-311)."""


@final
class VillageTable(Table):
    """The table: main board (MV-20), the middle, and the villages. The supply has no limit (MV-7, MV-22).

    `villages` has a row per seat. `pool` counts the dice of the round by colour and face. `piles` are the
    cards that lie face down: three monk piles, five travel piles; `tops` the open cards on the monk piles.
    `bill_means` and `bill_units` are what is still to be paid of an additional cost.
    """

    def __init__(  # noqa: PLR0915  every zone stands here once
        self, facts: Facts, players: i64, of: "VillageTable | None" = None
    ) -> None:
        """Lay every zone as it is before set-up, or as it is on another table."""
        super().__init__(players)
        self.facts: Final = facts
        self.villages: Final[Zone] = numbers(players * ROW) if of is None else of.villages[:]
        self.pool: Final[Zone] = numbers(DICE) if of is None else of.pool[:]
        self.piles: Final[Zone] = numbers(MONK_PILES + LETTERS) if of is None else of.piles[:]
        self.tops: Final[Zone] = numbers(MONK_PILES, NONE) if of is None else of.tops[:]
        self.chronicle: Final[Zone] = numbers(PROFESSIONS) if of is None else of.chronicle[:]
        self.bill_means: Final[Zone] = numbers(BILL) if of is None else of.bill_means[:]
        self.bill_units: Final[Zone] = numbers(BILL) if of is None else of.bill_units[:]
        self.ranks: Final[Zone] = numbers(players) if of is None else of.ranks[:]
        self.churches: i64 = all_of(CHURCHES) if of is None else of.churches
        self.chambers: i64 = all_of(CHAMBERS) if of is None else of.chambers
        self.workshops: i64 = all_of(WORKSHOPS) if of is None else of.workshops
        """The columns: the cards still to be had, as sets (MV-24, MV-25, MV-30)."""
        self.squares: i64 = SQUARES if of is None else of.squares
        self.fields: i64 = FIELDS if of is None else of.fields
        """Piles of equal cards (MV-26, MV-27)."""
        self.zone: i64 = 0 if of is None else of.zone
        self.deck: i64 = all_of(CUSTOMERS) if of is None else of.deck
        """Customers in the zone and in the deck, as sets."""
        self.turned: i64 = NONE if of is None else of.turned
        """A travel card that was turned over and has not been added yet."""
        self.graves: i64 = 0 if of is None else of.graves
        self.rat: i64 = facts.rat_start[players] if of is None else of.rat
        """Spaces before the invasion space."""
        self.first: Seat = 0 if of is None else of.first
        """Who started this round."""
        self.holder: Seat = 0 if of is None else of.holder
        """Who holds the hand."""
        self.back: bool = False if of is None else of.back
        """Whether the hand shows its back."""
        self.hand: i64 = 0 if of is None else of.hand
        """Story points on the hand."""
        self.round: i64 = 0 if of is None else of.round
        self.turn: i64 = 0 if of is None else of.turn
        """Turns of the round that have begun before this one."""
        self.active: Seat = 0 if of is None else of.active
        self.value: i64 = 0 if of is None else of.value
        """The banner value; 0 before it is made."""
        self.mode: i64 = OPEN if of is None else of.mode
        self.used: i64 = 0 if of is None else of.used
        """White banners activated this turn, as a set."""
        self.die: i64 = NONE if of is None else of.die
        self.other_die: i64 = NONE if of is None else of.other_die
        """The dice taken this turn."""
        self.paid_with: i64 = 0 if of is None else of.paid_with
        """The last means with which a unit of the demand that is being paid was paid; units go upwards."""
        self.protected: i64 = 0 if of is None else of.protected
        """Seats that lose nothing in the current invasion, as a set."""
        self.ending: i64 = GOING_ON if of is None else of.ending
        self.max_rounds: i64 = MAX_ROUNDS if of is None else of.max_rounds
        self.cart_alone: bool = False if of is None else of.cart_alone
        """A reading of a travel's cost (MV-R14); the facts are those of the reading."""

    def turn_rule(self) -> str:
        """Return the rule that says whose turn it is."""
        return "MV-48"

    def clone(self) -> "VillageTable":
        """Return an independent copy."""
        twin = VillageTable(self.facts, self.players, self)
        twin.copy_pending(self)
        return twin

    # Villages. ----------------------------------------------------------------------------------

    def has(self, seat: Seat, what: i64) -> i64:
        """Return a number of a village: `has(seat, COINS)`."""
        return self.villages[seat * ROW + what]

    def put(self, seat: Seat, what: i64, number: i64) -> None:
        """Set a number of a village."""
        self.villages[seat * ROW + what] = number

    def present(self, seat: Seat, profession: i64) -> bool:
        """Tell whether a villager is on a space, so that its area is active (MV-10)."""
        return self.villages[seat * ROW + VILLAGERS] >> profession & 1 == 1

    def plows(self, seat: Seat) -> i64:
        """Return the plows of a village, in the forge and on fields (MV-18, MV-225)."""
        at = seat * ROW
        return self.villages[at + GOODS + PLOW] + size(self.villages[at + PLOWS])

    def latest_travel(self, seat: Seat) -> i64:
        """Return the last travel card added, counted from the first one; NONE before the first."""
        at = seat * ROW
        journey = self.villages[at + JOURNEY]
        return self.villages[at + TRAVELLED + journey - 1] if journey > 0 else NONE

    def gain_coins(self, seat: Seat, number: i64, rule: str) -> None:
        """Put coins into the barn."""
        self.villages[seat * ROW + COINS] += number
        if self.game_events is not None:
            self.tell("gains-coins", {"seat": seat, "number": number}, rule)

    def gain_story(self, seat: Seat, number: i64, rule: str) -> None:
        """Put story points on the old tree (MV-13)."""
        self.villages[seat * ROW + TREE] += number
        if self.game_events is not None:
            self.tell("gains-story", {"seat": seat, "number": number}, rule)

    def consume(self, seat: Seat, time: i64, rule: str) -> None:
        """Move the time marker; past the bridge the reaper comes with it (MV-75, MV-77).

        The bridge is no cloud (MV-76), and crossing it does nothing before step III (MV-78). Time can always
        be consumed (MV-79); the rules call this only for the active player (MV-80).
        """
        if time == 0:
            return
        at = seat * ROW
        cloud = self.villages[at + CLOUD] + time
        crossed = False
        while cloud > self.facts.clouds:
            cloud -= self.facts.clouds
            self.villages[at + REAPER] = 1
            crossed = True
        self.villages[at + CLOUD] = cloud
        if self.game_events is not None:
            self.tell("consumes-time", {"seat": seat, "number": time, "cloud": cloud}, rule)
            if crossed:
                self.tell("crosses-bridge", {"seat": seat}, "MV-77")

    # The middle of the table. -------------------------------------------------------------------

    def coffins(self) -> i64:
        """Return how many coffins are filled (MV-310)."""
        filled = self.graves
        for profession in range(PROFESSIONS):
            filled += self.chronicle[profession]
        return filled

    def dice(self) -> i64:
        """Return how many dice lie in the pool."""
        left: i64 = 0
        for die in range(DICE):
            left += self.pool[die]
        return left

    def next_seat(self, seat: Seat) -> Seat:
        """Return the next seat clockwise (MV-19)."""
        return (seat + 1) % self.players

    # Words. -------------------------------------------------------------------------------------

    def tell(self, id: str, args: dict[str, str | int | list[str]], rule: str) -> None:  # noqa: A002
        """Report something; nothing is secret."""
        self.report(GameEvent(Message("my-village-" + id, args), rule))


def draw_from(cards: i64, source: Source) -> i64:
    """Return a member of a set, each equally likely."""
    left = source.below(size(cards))
    while left > 0:
        cards &= cards - 1
        left -= 1
    return lowest(cards)


def lowest(cards: i64) -> i64:
    """Return the smallest member of a set."""
    number: i64 = 0
    while not cards & 1:
        cards >>= 1
        number += 1
    return number


def blank(facts: Facts, players: i64) -> VillageTable:
    """Return a table with nothing dealt: every card in the middle, and villages without cards (MV-38)."""
    table = VillageTable(facts, players)
    for pile in range(MONK_PILES):
        table.piles[pile] = facts.monks_of_pile[pile]
    # The travel cards by letter, shuffled (MV-29).
    for letter in range(LETTERS):
        table.piles[TRAVEL_PILE + letter] = facts.cards_of_letter[letter]
    for seat in range(players):
        at = seat * ROW
        # Headman on the town hall (MV-32), marker on the first cloud (MV-33), all five villagers (MV-34).
        table.villages[at + HEADMAN] = TOWN_HALL
        table.villages[at + CLOUD] = 1
        table.villages[at + BOARD] = NONE
        table.villages[at + VILLAGERS] = all_of(PROFESSIONS)
        table.villages[at + CHURCH_CARD] = NONE
        table.villages[at + CHAMBER_CARD] = NONE
        table.villages[at + TILE] = NONE
        for letter in range(LETTERS):
            table.villages[at + TRAVELLED + letter] = NONE
        for resource in range(RESOURCES):
            table.villages[at + SHOP + resource] = NONE
    return table


def field_name(number: i64) -> str:
    """Return what their own field is called: `field_1`."""
    return f"field_{number + 1}"


def values_of(some: i64) -> list[int]:
    """Return the banner values of a set."""
    found: list[int] = []
    for value in range(LOWEST, HIGHEST + 1):
        if some >> value & 1:
            found.append(value)
    return found


@mypyc_attr(acyclic=True)
class VillageStep(Step):
    """A step in which one seat of My Village chooses."""

    made_from = arguments(chooser=ACTIVE)

    def choices(self, table: VillageTable) -> list[int]:
        """Return what may be chosen now."""
        raise NotImplementedError

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class VillageChance(ChanceStep):
    """A die rolled, a card turned up, a board dealt."""

    def choices(self, table: VillageTable) -> list[int]:
        """Return the possible outcomes."""
        raise NotImplementedError

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Carry out an outcome."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class VillageConsequence(AutomaticStep):
    """Something that happens in My Village without a choice."""

    def run(self, table: VillageTable) -> None:
        raise NotImplementedError
