"""The printed facts of My Village in the form the rules read them: arrays by kind of card.

They are made once from the component file (`components.py`). The rules never name a card: they
ask what a card does, so that an owner of the box can correct a value without touching code.

A *kind* is a number: the churches first, then monks, council chambers, the village square (4 equal cards),
the field (8 equal cards), travel cards, workshops, customers. Behind the kinds come five more rows of the
same arrays: the dark sides of the travel piles A to E, of which all cards of a pile share one.
A set of values, cards or resources is one number with a bit for each member: the set of the values 5 and 8 is
`bit(5) | bit(8)`.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.kernel.arrays import numbers
from batisseurs.kernel.bits import bit

# Kinds of cards: where each type begins, and how many kinds it has.
CHURCH: Final = 0
CHURCHES: Final = 4
MONK: Final = 4
MONKS: Final = 12
CHAMBER: Final = 16
CHAMBERS: Final = 4
SQUARE: Final = 20
FIELD: Final = 21
TRAVEL: Final = 22
TRAVELS: Final = 19
WORKSHOP: Final = 41
WORKSHOPS: Final = 20
CUSTOMER: Final = 61
CUSTOMERS: Final = 33
KINDS: Final = 94
PILE: Final = 94
"""The dark side of travel pile A; B to E follow."""
LETTERS: Final = 5
ROWS: Final = 99
"""Kinds and dark sides of travel piles."""

FIELDS: Final = 8
SQUARES: Final = 4
BOARDS: Final = 4
LOWEST: Final = 2
HIGHEST: Final = 12
"""The banner values."""
MOST_PLAYERS: Final = 4

# Professions, and the areas they keep open.
ABBOT: Final = 0
COUNCILLOR: Final = 1
TRAVELLER: Final = 2
CRAFTSMAN: Final = 3
MERCHANT: Final = 4
PROFESSIONS: Final = 5
COFFINS: Final = 2
"""Places of the chronicle for each profession."""

# Resources; the workshop of type t makes resource t: stable, brewery, forge, parchment maker, wheelwright.
HORSE: Final = 0
BEER: Final = 1
PLOW: Final = 2
PARCHMENT: Final = 3
CART: Final = 4
RESOURCES: Final = 5
COIN: Final = 5
"""In the sets of costs a coin is the sixth thing to pay with."""

FIELD_PLOW: Final = 6
GENERIC: Final = 7
MEANS: Final = 8
"""A plow on a field, and a generic resource: means of payment that no printed cost names."""

# A cost is one of at most three alternatives; an alternative is at most four demands; a demand is a number of
# units, each to be paid with any member of a set of resources and coin.
ALTERNATIVES: Final = 3
DEMANDS: Final = 4

# Monk piles.
ROSARY: Final = 0
CHALICE: Final = 1
QUILL: Final = 2
MONK_PILES: Final = 3

# What a monk does once (MV-264 to MV-267); `amount` says how much or how often.
STORY: Final = 0
OFFICE: Final = 1
SCHOOL: Final = 2
QUESTION: Final = 3

# The advantage of a church (MV-248 to MV-252).
NO_ADVANTAGE: Final = 0
REPEL_RATS: Final = 1
EXTRA_WINDOW: Final = 2
FREE_CUSTOMER: Final = 3
REDRAW_TRAVEL: Final = 4

# What a council chamber does (MV-276 to MV-279); `amount`: coins, points per villager, points per card, -.
GIVE_COINS: Final = 0
COVER_PROFESSIONS: Final = 1
COVER_CATEGORIES: Final = 2
GENERIC_RESOURCES: Final = 3

# The categories of the chamber of properties (MV-278).
TRAVEL_CARDS: Final = 0
WORKSHOP_CARDS: Final = 1
SERVED_CUSTOMERS: Final = 2
RELIGION_CARDS: Final = 3
FIELD_CARDS: Final = 4
CATEGORIES: Final = 5


class Facts:
    """Every printed value. Filled by the loader, which then calls `derive`; after that never changed."""

    def __init__(self) -> None:  # noqa: PLR0915  one statement for each printed fact
        """Start with nothing: no value, no cost, no points."""
        self.fingerprint = ""
        self.text = ""
        # Ids of everything that has a printed name; each needs an entry with its name in the component file.
        self.ids: list[str] = []
        """By row: kinds (`ch_sanatorium`, `mo_r1`, `co_monetary`, `village_square`, `field`, `tr_a1`,
        `ws_brewery_58`, `cu_01`, as in the rules with _ for -), then `travel_a` to `travel_e`."""
        self.profession_ids: list[str] = ["abbot", "councillor", "traveller", "craftsman", "merchant"]
        self.resource_ids: list[str] = ["horse", "beer", "plow", "parchment", "cart", "coin"]
        self.type_ids: list[str] = ["stable", "brewery", "forge", "parchment_maker", "wheelwright"]
        """The workshop types by the resource they make."""
        self.symbol_ids: list[str] = ["rosary", "chalice", "quill"]
        """The monk piles."""
        self.category_ids: list[str] = [
            "travel_cards", "workshop_cards", "served_customers", "religion_cards", "field_cards",
        ]  # fmt: skip
        self.board_ids: list[str] = ["board_1", "board_2", "board_3", "board_4"]

        # All that depends on the number of players, by that number (MV-39).
        self.white_dice = numbers(MOST_PLAYERS + 1)
        self.black_dice = numbers(MOST_PLAYERS + 1)
        self.turns = numbers(MOST_PLAYERS + 1)
        """Turns of each player in a round (MV-49, MV-50)."""
        self.last_coffin = numbers(MOST_PLAYERS + 1)
        """Coffins that end the game (MV-310)."""
        self.rat_start = numbers(MOST_PLAYERS + 1)
        """Spaces before the invasion space (MV-21)."""
        self.starting_coins = numbers(MOST_PLAYERS)
        """By place in the first round: first player, second, ... (MV-36)."""

        # The main board.
        self.red_spaces: i64 = 0
        """How many spaces before the invasion space are red (MV-187)."""
        self.graves: i64 = 0
        self.chronicle = numbers(PROFESSIONS * COFFINS)
        """Story points by profession and coffin, in the order in which they are filled: the better first."""
        self.zone: i64 = 0
        """Cards of the customer zone (MV-23)."""
        self.office_values: i64 = 0
        """A set of banner values, as all `values`."""
        self.office_cards: i64 = 0
        """The most cards to be paid for (MV-111)."""
        self.office_time = numbers(5)
        """By number of cards, 0 to `office_cards` (MV-112)."""
        self.office_coins = numbers(5)
        self.monk_office_cards: i64 = 0
        """The most cards to be paid for when a monk opens the office (MV-265)."""
        self.hand_values: i64 = 0
        self.hand_points: i64 = 0
        """Prestige points of the hand at the end (MV-324)."""
        self.hand_story: i64 = 0
        """Story points laid on the hand each round (MV-46)."""
        self.black_die_time: i64 = 0

        # Village boards.
        self.clouds: i64 = 0
        self.personal_values = numbers(BOARDS)
        self.personal_story: i64 = 0
        self.school_values: i64 = 0
        self.place_time: i64 = 0
        """Time for placing a successor (MV-147)."""
        self.right_story: i64 = 0
        """Story points for a successor placed from the right slot (MV-148)."""
        self.question_time: i64 = 0
        self.coin_space_coins: i64 = 0
        self.story_space_story: i64 = 0
        self.window_points = numbers(7)
        """Prestige points by number of windows, 0 to 6 (MV-315)."""
        self.most_windows: i64 = 0
        self.labourer_points: i64 = 0
        """What a day labourer counts at the end: negative (MV-323)."""

        # By row: kinds, then dark sides of the travel piles.
        self.values = numbers(ROWS)
        """The values on the banner, as a set. A customer with "?" has all of them. Travel: only the piles."""
        self.wild = numbers(ROWS)
        """1 for a customer with "?"."""
        self.time = numbers(ROWS)
        """Time of the black banner. Travel: only the piles."""
        self.white_time = numbers(ROWS)
        """Time of the white banner."""
        self.alternatives = numbers(ROWS)
        """How many ways a cost offers, 0 if there is no cost. A customer's resources are its cost."""
        self.demand_set = numbers(ROWS * ALTERNATIVES * DEMANDS)
        """What each unit of a demand can be paid with: bits HORSE to CART, COIN. Row, alternative, demand.

        1 horse: {horse}. "Any" of a customer: all five resources. "3 any units": all six. "2 units of {horse,
        coin}": {horse, coin}, 2 units. "1 horse or 1 cart": {horse, cart}. "1 cart or 2 coins": two
        alternatives, {cart} 1 unit and {coin} 2 units. Every set occurs once in an alternative.
        """
        self.demand_units = numbers(ROWS * ALTERNATIVES * DEMANDS)
        """How many units; 0 for a demand that is not there. Demands there come first."""
        self.points = numbers(KINDS)
        """Prestige points of the light side."""
        self.slots = numbers(KINDS)
        """Octagonal spaces: workshop, field (plow), square, chamber, sanatorium."""

        # By kind, for the types that have it.
        self.advantage = numbers(CHURCHES)
        """By church; `windows` of a church that has one."""
        self.windows = numbers(CHURCHES)
        self.monk_pile = numbers(MONKS)
        self.monk_action = numbers(MONKS)
        self.monk_amount = numbers(MONKS)
        """Story points, or how many activations of the school; 1 for the others."""
        self.chamber_effect = numbers(CHAMBERS)
        self.chamber_amount = numbers(CHAMBERS)
        """Coins, points per covered villager, points per card of a covered category, generic resources."""
        self.field_coins: i64 = 0
        """Coins of a field, black and white (MV-221, MV-222)."""
        self.plow_coins: i64 = 0
        """Coins more with a plow."""
        self.square_story: i64 = 0
        self.letter = numbers(TRAVELS)
        """The pile of a travel card, 0 to 4."""
        self.grey_time = numbers(TRAVELS)
        self.grey_set = numbers(TRAVELS)
        """What the grey banner's unit is paid with, as `demand_set`; 0 if it costs only time or nothing."""
        self.ends_travels = numbers(TRAVELS)
        """1 for the chapel."""
        self.least_points = numbers(LETTERS)
        self.most_points = numbers(LETTERS)
        """The possible points printed on the dark side of a travel pile."""
        self.workshop_type = numbers(WORKSHOPS)
        """The resource a workshop makes."""

        # Worked out by `derive`: which kinds of a type show a value, counted from its first kind.
        self.churches_showing = numbers(HIGHEST + 1)
        self.chambers_showing = numbers(HIGHEST + 1)
        self.workshops_showing = numbers(HIGHEST + 1)
        self.customers_showing = numbers(HIGHEST + 1)
        self.letters_showing = numbers(HIGHEST + 1)
        self.workshops_of_type = numbers(RESOURCES)
        self.cards_of_letter = numbers(LETTERS)
        self.monks_of_pile = numbers(MONK_PILES)
        self.demand_means = numbers(ROWS * ALTERNATIVES * DEMANDS)
        """`demand_set` with plows on fields and generic resources where they serve (MV-225, MV-281)."""
        self.grey_means = numbers(TRAVELS)
        self.office_extra_time = numbers(5)
        """What the n-th card costs more than one card less."""
        self.office_extra_coins = numbers(5)

    def derive(self) -> None:
        """Work out what follows from the printed values, for quick looking up."""
        for value in range(LOWEST, HIGHEST + 1):
            self.churches_showing[value] = self.showing(value, CHURCH, CHURCHES)
            self.chambers_showing[value] = self.showing(value, CHAMBER, CHAMBERS)
            self.workshops_showing[value] = self.showing(value, WORKSHOP, WORKSHOPS)
            self.customers_showing[value] = self.showing(value, CUSTOMER, CUSTOMERS)
            self.letters_showing[value] = self.showing(value, PILE, LETTERS)
        for index in range(WORKSHOPS):
            self.workshops_of_type[self.workshop_type[index]] |= bit(index)
        for index in range(TRAVELS):
            self.cards_of_letter[self.letter[index]] |= bit(index)
        for index in range(MONKS):
            self.monks_of_pile[self.monk_pile[index]] |= bit(index)
        for index in range(ROWS * ALTERNATIVES * DEMANDS):
            self.demand_means[index] = means_for(self.demand_set[index])
        for index in range(TRAVELS):
            self.grey_means[index] = means_for(self.grey_set[index])
        for number in range(1, 5):
            self.office_extra_time[number] = self.office_time[number] - self.office_time[number - 1]
            self.office_extra_coins[number] = self.office_coins[number] - self.office_coins[number - 1]

    def showing(self, value: i64, first: i64, many: i64) -> i64:
        """Return which of some rows show a banner value."""
        found: i64 = 0
        for index in range(many):
            if self.values[first + index] >> value & 1:
                found |= bit(index)
        return found


def means_for(some: i64) -> i64:
    """Return everything that pays a unit of a set: a plow on a field is a plow, a generic resource is any."""
    means = some
    if some >> PLOW & 1:
        means |= bit(FIELD_PLOW)
    if some & all_of(RESOURCES):
        means |= bit(GENERIC)
    return means


def members(some: i64) -> list[int]:
    """Return the numbers in a set."""
    found: list[int] = []
    number: i64 = 0
    while some != 0:
        if some & 1:
            found.append(number)
        some >>= 1
        number += 1
    return found


def all_of(many: i64) -> i64:
    """Return the set of the first so many numbers."""
    return bit(many) - 1
