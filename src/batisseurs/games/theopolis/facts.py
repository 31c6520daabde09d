"""The printed facts of Theopolis in the form the rules read them: arrays by kind of card.

They are made once from the component file (`components.py`). The rules never name a card: they
ask what a card's effect is, so that an owner of the box can correct a value without touching code.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.kernel.arrays import numbers, vec

KINDS: Final = 41
"""Kinds of deck cards, the Apocalypse not counted."""

APOCALYPSE: Final = 41
SAINTS: Final = 10
NO_SAINT: Final = 10
SACRAMENTS: Final = 7
RESOURCES: Final = 3
NEVER: Final = 1_000_000
"""A price nobody can pay: Disasters cannot be played (TH-35)."""

# A purse and a bill are one number each, with eight bits for each type of Resource. The highest of the eight
# is set in a purse, and still set in the difference where that type can be paid: one subtraction does it.
HOPE: Final = 256
CHARITY: Final = 65_536
PAID: Final = 128 * (1 + HOPE + CHARITY)
DEAREST: Final = 127
"""The highest price on a bill, more than any pile has: a dearer card cannot be paid either."""

SLOTS: Final = 4
"""The most cards a sacrament can ask for."""
EVERY_KIND: Final = 2**KINDS - 1
"""The set of all kinds: what a sacrament needs in a slot that it does not use."""

# Types of cards.
BUILDING: Final = 0
WONDER: Final = 1
PERSON: Final = 2
SYMBOL: Final = 3
DISASTER: Final = 4

# What a card does on arrival.
NO_ARRIVAL: Final = 0
REPLACE_BOARD_CARD: Final = 1
TAKE_FROM_NEIGHBOUR: Final = 2
ANY_COST: Final = 255
"""Of a card that may take any city card, its like included."""
LOSE_POINTS: Final = 3
LOSE_POINTS_AND_LEAVE: Final = 4
DISCARD_BOARD_CARDS: Final = 5
ADD_RESOURCE: Final = 6

# What a Disaster compares.
RESOURCE_CARDS: Final = 0
PERSONS: Final = 1
BUILDINGS: Final = 2
STONES: Final = 3
SYMBOLS: Final = 4
SACRAMENTS_HELD: Final = 5
ORIGINAL_POINTS: Final = 6

# What a Disaster takes.
LOSE_RESOURCE: Final = 0
LOSE_PERSON: Final = 1
LOSE_BUILDING: Final = 2
LOSE_LARGEST_BUILDING: Final = 3
LOSE_SYMBOL: Final = 4
LOSE_ONE_OF: Final = 5
REGAIN_POINTS: Final = 6


class DisasterPart:
    """One comparison of a Disaster and what its victims lose (TH-75)."""

    def __init__(self, measure: i64, fewest: bool, loss: i64, amount: i64, kinds: vec[i64]) -> None:
        """Fix the printed values."""
        self.measure: Final = measure
        self.fewest: Final = fewest
        self.loss: Final = loss
        self.amount: Final = amount
        self.kinds: Final = kinds


class Facts:
    """Every printed value. Filled by the loader, then never changed."""

    def __init__(self) -> None:  # noqa: PLR0915  one statement for each printed fact
        """Start with nothing: no effect, no cost, no copies."""
        self.fingerprint = ""
        self.text = ""
        self.ids: list[str] = []
        self.saint_ids: list[str] = []
        self.sacrament_ids: list[str] = []
        self.resource_ids: list[str] = ["faith", "hope", "charity"]

        # Numbers.
        self.starting_points: i64 = 0
        self.stones_to_win: i64 = 0
        self.board: i64 = 0
        self.hand_limit: i64 = 0
        self.additions: i64 = 0
        self.exchanges: i64 = 0
        self.last_cards: i64 = 0
        self.score_stone: i64 = 0
        self.score_sacrament: i64 = 0
        self.score_point: i64 = 0
        self.starting = numbers(RESOURCES)
        self.piles = numbers(RESOURCES)
        self.short_deck = numbers(6)
        self.winning = numbers(3)

        # Cards by kind.
        self.type = numbers(KINDS)
        self.copies = numbers(KINDS)
        self.cost = numbers(KINDS * RESOURCES)
        self.cost_total = numbers(KINDS)
        self.stones = numbers(KINDS)
        self.worth = numbers(KINDS)
        self.worth_alone = numbers(KINDS)
        self.arrival = numbers(KINDS)
        self.arrival_amount = numbers(KINDS)
        self.parts: list[list[DisasterPart]] = []
        self.buildings = numbers(0)
        self.persons = numbers(0)
        self.symbols = numbers(0)

        # Sets of kinds, one bit each: who has a certain effect.
        self.bit = numbers(KINDS)
        self.building_set: i64 = 0
        self.person_set: i64 = 0
        self.winner_set: i64 = 0
        self.buildings_safe_set: i64 = 0
        self.persons_safe_set: i64 = 0
        self.barring_set: i64 = 0
        self.rosary_set: i64 = 0

        # Permanent effects of cards: which kinds give them, and how much.
        self.exchange_kinds = numbers(0)
        self.exchange_more = numbers(KINDS)
        self.hand_kinds = numbers(0)
        self.hand_more = numbers(KINDS)
        self.largest_hand: i64 = 0
        self.worth_giver_kinds = numbers(0)
        self.worth_given = numbers(KINDS * KINDS)

        # Sacraments. A combination has four slots, each the set of kinds of which one must be there;
        # a slot that asks for nothing is the set of all.
        self.needs = numbers(SACRAMENTS * SLOTS)
        self.groups: list[vec[i64]] = []
        self.sacraments_want: i64 = 0
        """Kinds without which nobody wins by sacraments; most combinations leave no choice of card."""
        self.exchange_sacraments = numbers(0)
        self.hand_sacraments = numbers(0)
        self.points_sacraments = numbers(0)
        self.addition_sacraments = numbers(0)
        self.confess_sacraments = numbers(0)
        self.sacrament_amount = numbers(SACRAMENTS)
        self.sacrament_worth = numbers(SACRAMENTS * KINDS)

        # Sets of kinds: a city without any of them gets no more than rulebook and saint give.
        self.exchange_set: i64 = 0
        self.hand_set: i64 = 0
        self.points_set: i64 = 0
        self.addition_set: i64 = 0
        self.confess_set: i64 = 0
        self.refill_sacraments = numbers(0)
        self.worth_sacraments = numbers(0)

        # Patron Saints; the last place of each array is "no saint". Exchanges and hand limit contain what the
        # rulebook gives to all.
        self.saint_number = numbers(SAINTS + 1)
        self.saint_exchanges = numbers(SAINTS + 1)
        self.saint_hand = numbers(SAINTS + 1)
        self.saint_stones = numbers(SAINTS + 1)
        self.saint_buildings_safe = numbers(SAINTS + 1)
        self.saint_persons_safe = numbers(SAINTS + 1)
        self.saint_bars = numbers(SAINTS + 1)
        self.saint_points_lost = numbers(SAINTS + 1)
        self.saint_resources = numbers((SAINTS + 1) * RESOURCES)
        self.price = numbers((SAINTS + 1) * KINDS * RESOURCES)
        """What a card costs under a saint, by saint, kind and resource (TH-45)."""
        self.bill = numbers((SAINTS + 1) * KINDS)
        """The same by saint and kind, to be compared with a purse."""

    def deck_cards(self) -> i64:
        """Return the number of deck cards without the Apocalypse."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.copies[kind]
        return total
