"""The printed facts of Esdras et Néhémie in the form the rules read them: arrays of small numbers.

They are made once from the component file (`components.py`). The rules never name a card: they ask what a
card gives, so that an owner of the box can correct a value without touching code.

What a space, card or tile gives is a *reward list*: up to four pairs of a kind of reward (`R_…`) and an
amount, in printed order (EN-8, EN-R13). All lists are in one array, `rewards`; the constants `L_…` say
where the lists of a group begin.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.kernel.arrays import numbers

NONE: Final = -1
MOST_PLAYERS: Final = 4
MOST_SIDES: Final = 4
"""Rows in arrays by side: the players, and with one player the solo opponent behind."""
ROUNDS: Final = 3
DAYS: Final = 6

# Resources, in this order everywhere; those after gold are the basic ones (EN-1).
GOLD: Final = 0
STONE: Final = 1
WOOD: Final = 2
ASH: Final = 3
RESOURCES: Final = 4
RESOURCE_IDS: Final = ["gold", "stone", "wood", "ash"]

# Colours of banners and main actions; wild ones count as the colour of the main action (EN-65).
RED: Final = 0
GREY: Final = 1
BLUE: Final = 2
WILD: Final = 3
COLOURS: Final = 3
COLOUR_IDS: Final = ["red", "grey", "blue", "wild"]

# Blessings, from the top (EN-243).
ORANGE: Final = 0
PURPLE: Final = 1
SCARLET: Final = 2
BLESSINGS: Final = 3
BLESSING_IDS: Final = ["blessing_orange", "blessing_purple", "blessing_red"]

# Kinds of rewards. The first four are the resources under their own numbers.
R_GOLD: Final = 0
R_STONE: Final = 1
R_WOOD: Final = 2
R_ASH: Final = 3
R_BASIC: Final = 4
"""A basic resource of the receiver's choice."""
R_SILVER: Final = 5
R_FOOD: Final = 6
R_WORKER: Final = 7
R_VP: Final = 8
"""Victory points at once; an amount below 0 loses them."""
R_ORANGE: Final = 9
R_PURPLE: Final = 10
R_RED: Final = 11
R_BLESSING: Final = 12
"""A Blessing of choice."""
R_ALTAR: Final = 13
R_TENT: Final = 14
R_RECOVER: Final = 15
"""The receiver may recover a trader or elder."""
R_RED_BANNER: Final = 16
R_GREY_BANNER: Final = 17
R_BLUE_BANNER: Final = 18
R_WILD_BANNER: Final = 19
R_LOSE_FOOD: Final = 20
"""Pay so much food; what is missing costs points (EN-158)."""
R_DEVELOP: Final = 21
"""The receiver may turn over one tile free of cost (EN-160)."""
REWARD_IDS: Final = [
    "gold",
    "stone",
    "wood",
    "ash",
    "basic_resource",
    "silver",
    "food",
    "worker",
    "vp",
    "blessing_orange",
    "blessing_purple",
    "blessing_red",
    "blessing_any",
    "altar_step",
    "tent_step",
    "recover",
    "red_banner",
    "grey_banner",
    "blue_banner",
    "wild_banner",
    "lose_food",
    "free_develop",
]
"""The words of the component file for the kinds of rewards, by number."""

# How much there is room for: action ids and rows of numbers are as wide, whatever a file says. How much there
# is, the file says (`walls`, `wall_cards` … of the facts); our own one has 24 wall spots, 12 wall cards for
# each player, 10 focus cards, 12 spaces of the city map, 6 columns of Blessings and an altar track up to 20.
MOST_WALLS: Final = 36
MOST_WALL_CARDS: Final = 16
MOST_FOCUS_CARDS: Final = 16
MOST_CITY_SPACES: Final = 24
MOST_BLESSING_SPACES: Final = 13
"""Start included."""
MOST_ALTAR_SPACES: Final = 41
"""Start included."""

# Gates, and places of the ring: a place is a wall spot (0 is w01), or a gate behind the last of them.
GATES: Final = 10
MOST_PLACES: Final = MOST_WALLS + GATES
GATE_IDS: Final = [
    "sheep", "muster", "east", "horse", "water", "fountain", "dung", "valley", "old", "fish",
]  # fmt: skip
"""The gates in clockwise order; a gate is its number in this list."""

# The Temple: 5 rows (0 is the bottom one) of up to 12 columns. A cell is row * MOST_COLUMNS + column.
ROWS: Final = 5
MOST_COLUMNS: Final = 12
CELLS: Final = 60
SECTORS: Final = 3

LEVITES: Final = 6

# Altar cards: four faces, in this order.
FACES: Final = 4
FACE_IDS: Final = ["face_1a", "face_1b", "face_2a", "face_2b"]
BEHIND: Final = 0
BETWEEN: Final = 1
AHEAD: Final = 2

# The scroll grid: 18 cells, row by row from the bottom (3, 4, 5, 6), each from the left.
SCROLL_CELLS: Final = 18
SCROLL_ROWS: Final = 4
SCROLL_TILES: Final = 33
GOLD_TILES: Final = 8
WOOD_TILES: Final = 22
STONE_TILES: Final = 3
FIRST_WOOD_TILE: Final = 8
FIRST_STONE_TILE: Final = 30
HEROES: Final = 3
HERO_IDS: Final = ["zerubbabel", "ezra", "nehemiah"]

# What a scroll tile does. The tiles of the file have this order: first the gold, then the wood tiles; the
# stone tiles (take the hero card) come last. The words of the effects are also the ids of the tiles.
TREASURER: Final = 0
HOUSE_COMPLETED: Final = 1
GREAT_ASSEMBLY: Final = 2
CHIEF_SCRIBES: Final = 3
THREEFOLD_BLESSING: Final = 4
TEACHING_THE_PEOPLE: Final = 5
RING_OF_STONE: Final = 6
HIDDEN_MERIT: Final = 7
FIELDS_OF_REST: Final = 8
MARKET_ON_THE_EVE: Final = 9
SCRIBES_TABLE: Final = 10
PERPETUAL_FIRE: Final = 11
GATE_PROVISIONS: Final = 12
RETURNING_EXILES: Final = 13
TITHES: Final = 14
CARAVAN: Final = 15
SWIFT_TENTS: Final = 16
PORTION_OF_THE_LEVITES: Final = 17
SHARED_LABOUR: Final = 18
KEEPERS_OATH: Final = 19
COUNSEL_OF_ELDERS: Final = 20
BLESSED_PEN: Final = 21
GOLDEN_INCENSE: Final = 22
HEWN_STONES: Final = 23
SECOND_BARGAIN: Final = 24
FRUIT_OF_THE_LAND: Final = 25
OPEN_HOUSE: Final = 26
PROFITABLE_TRADE: Final = 27
ROYAL_LETTERS: Final = 28
BUSY_MARKETS: Final = 29
ABILITIES: Final = 30
SCROLL_IDS: Final = [
    "treasurer",
    "house_completed",
    "great_assembly",
    "chief_scribes",
    "threefold_blessing",
    "teaching_the_people",
    "ring_of_stone",
    "hidden_merit",
    "fields_of_rest",
    "market_on_the_eve",
    "scribes_table",
    "perpetual_fire",
    "gate_provisions",
    "returning_exiles",
    "tithes",
    "caravan",
    "swift_tents",
    "portion_of_the_levites",
    "shared_labour",
    "keepers_oath",
    "counsel_of_elders",
    "blessed_pen",
    "golden_incense",
    "hewn_stones",
    "second_bargain",
    "fruit_of_the_land",
    "open_house",
    "profitable_trade",
    "royal_letters",
    "busy_markets",
    "scroll_zerubbabel",
    "scroll_ezra",
    "scroll_nehemiah",
]

# Development tiles: a tile is type * VARIANTS + variant (guards_1 is 0, guards_2 is 1, … labourers_4 is 19).
GUARDS: Final = 0
TRADERS: Final = 1
ELDERS: Final = 2
FARMERS: Final = 3
LABOURERS: Final = 4
TYPES: Final = 5
VARIANTS: Final = 4
TILES: Final = 20
SLOTS: Final = 4
TYPE_IDS: Final = ["guards", "traders", "elders", "farmers", "labourers"]

# Character cards and their Sabbath conditions (B22).
CHARACTERS: Final = 10
CHARACTER_IDS: Final = [
    "singer", "musician", "mason", "carpenter", "gatherer",
    "jeweller", "watchwoman", "scholar", "soldier", "teacher",
]  # fmt: skip
BANNERS: Final = 3
"""Banners on a character card, from the top."""
PER_GOLDEN_SPACE: Final = 0
PER_TILE: Final = 1
PER_PURPLE: Final = 2
PER_GATEKEEPER: Final = 3
PER_WALL: Final = 4
PER_ORANGE: Final = 5
PER_SCRIBE: Final = 6
PER_LEVITE: Final = 7
PER_RED: Final = 8
TOP_SCROLLS: Final = 9
CONDITION_IDS: Final = [
    "golden_spaces", "developed_tiles", "purple_blessings", "gatekeepers", "walls",
    "orange_blessings", "scribes", "levites", "red_blessings", "top_scrolls",
]  # fmt: skip
"""The words of the component file for the conditions, by number."""

SCHEME_CARDS: Final = 6
SCHEME_ACTIONS: Final = 3
SOLO_FACES: Final = 2

# What an action of a scheme card has the opponent do, besides what it spends and gains.
DO_NOTHING: Final = 0
"""Only gains: the reward list of the action."""
DO_TEMPLE: Final = 1
DO_CLEAR_WALL: Final = 2
DO_GATE: Final = 3
DO_WALL: Final = 4
DO_SCRIBE_HIGHEST: Final = 5
DO_SCRIBE_LOWEST: Final = 6
ACTION_IDS: Final = [
    "gain", "build_temple", "clear_wall", "rebuild_gate", "rebuild_wall", "scribe_highest", "scribe_lowest",
]  # fmt: skip
"""The words of the component file for the actions of scheme cards, by number."""
NO_LIMIT: Final = 99
"""The most workers or gold of a requirement that sets no upper limit."""

# Stacks of character cards, the ways to trade with each (upper, lower, sell), and the moves of the tent: 1
# and 2 steps, and 3 and 4 with each of the basic resources (EN-54, EN-118, EN-124, EN-125).
STACKS: Final = 3
TRADES: Final = STACKS * 3
TENT_MOVES: Final = 8

# Choices of an open point (EN-15): where each kind begins. A kind takes as many numbers as it has variants,
# and the next one begins after them. The order is part of the action ids: append, never insert.
O_PLAY: Final = 0
"""+ character * STACKS + stack."""
O_ACTION: Final = O_PLAY + CHARACTERS * STACKS
"""+ colour of the main action."""
O_END_TURN: Final = O_ACTION + COLOURS
O_TRADE: Final = O_END_TURN + 1
"""+ stack * 3 + upper, lower or sell."""
O_DEVELOP: Final = O_TRADE + TRADES
"""+ type of tile."""
O_TRADER: Final = O_DEVELOP + TYPES
"""+ slot."""
O_ELDER: Final = O_TRADER + SLOTS
"""+ slot."""
O_BUY_FOOD: Final = O_ELDER + SLOTS
O_LEVITE: Final = O_BUY_FOOD + 1
O_TEMPLE: Final = O_LEVITE + 1
"""+ row * RESOURCES + resource."""
O_ALTAR: Final = O_TEMPLE + ROWS * RESOURCES
"""+ resource."""
O_BANNER: Final = O_ALTAR + RESOURCES
O_SPOT: Final = O_BANNER + 1
"""+ place of the ring."""
O_CLEAR: Final = O_SPOT + MOST_PLACES
"""+ resource."""
O_REBUILD: Final = O_CLEAR + RESOURCES
O_SCRIBE: Final = O_REBUILD + 1
"""+ cell of the scroll grid."""
O_TENT: Final = O_SCRIBE + SCROLL_CELLS
"""+ move."""
OPEN_CHOICES: Final = O_TENT + TENT_MOVES

# Reward lists: the number of the first list of each group, and how it is counted on from there.
L_LEVITE: Final = 0
"""+ row of the Levite track, 0 to 5; list 0 is empty (D4)."""
L_TEMPLE_ROW: Final = 6
"""+ row, 0 (bottom) to 4 (EN-79)."""
L_GATEKEEPER: Final = 51
"""+ gate (D3); empty for corner gates."""
L_CONNECTION: Final = 61
"""+ gate (D3)."""
L_HERO: Final = 83
"""+ hero * 3 + part: left, middle, right (D11)."""
L_GREEN_BAR: Final = 92
"""+ tile, 0 to 19 (D12)."""
L_TRADER: Final = 112
"""+ (variant * 2 + side) * 4 + slot; side 1 is developed; an unusable slot is empty (D12)."""
L_ELDER: Final = 144
"""+ (variant * 2 + side) * 4 + slot (D12)."""
L_FARMER: Final = 176
"""+ variant * 2 + side: what one farmer produces (D12)."""
L_LABOURER: Final = 184
"""+ (variant * 2 + side) * 2 + option: what one labourer produces (EN-135, D12)."""
L_JUDGEMENT: Final = 200
"""+ (face * 3 + round, from 0) * 3 + BEHIND, BETWEEN or AHEAD (D7)."""
L_SOLO_JUDGEMENT: Final = 236
"""+ solo face * 3 + BEHIND, BETWEEN or AHEAD (D14)."""
L_TRADE: Final = 242
"""+ character * 2 + option (0 upper, 1 lower): what a buying trade gives; empty for selling (D8)."""
L_SCHEME: Final = 282
"""+ scheme card * 3 + action: what is gained after the action, or by a `gain` action (D16)."""
L_SCROLL: Final = 300
"""+ scroll tile: what its ability gives each time, for the abilities that give something:
market_on_the_eve 2 silver, perpetual_fire 3 altar steps, returning_exiles worker + basic resource,
tithes 1 silver (for each Levite), caravan 2 tent steps, keepers_oath Blessing of choice + 1 food,
counsel_of_elders 2 wild banners + 1 silver, blessed_pen Blessing of choice, golden_incense food + silver,
fruit_of_the_land 1 gold, profitable_trade 1 silver. Empty for all others; also for the stone tiles."""
L_ALTAR: Final = 333
"""+ space (D7)."""
L_CITY: Final = L_ALTAR + MOST_ALTAR_SPACES
"""+ space (D6)."""
L_COLUMN: Final = L_CITY + MOST_CITY_SPACES
"""+ column of the Blessing tracks; 0 is empty (D13)."""
L_WALL_CARD: Final = L_COLUMN + MOST_BLESSING_SPACES
"""+ wall card, 0 is wall_01 (D9)."""
L_FOCUS: Final = L_WALL_CARD + MOST_WALL_CARDS
"""+ focus card * 2 + option (0 upper, 1 lower) (D15)."""
LISTS: Final = L_FOCUS + 2 * MOST_FOCUS_CARDS
OLD_LISTS: Final = {
    L_CITY: (11, 12), L_ALTAR: (23, 21), L_COLUMN: (44, 7), L_WALL_CARD: (71, 12), L_FOCUS: (262, 20),
}  # fmt: skip
"""Where groups began while the code said how long they are, and how long: older positions name them so."""
LIST_LENGTH: Final = 4
"""Pairs in a list. An unused pair has the kind NONE."""
LIST_SIZE: Final = 8


class Facts:
    """Every printed value. Filled by the loader, then never changed.

    Prices, limits and sums that the rules name in so many words are plain numbers; `1` to `4` in arrays by
    number of players are used, index 0 is not. With 1 player the arrays hold what they hold for 2.
    """

    def __init__(self) -> None:  # noqa: PLR0915  every printed value is named once
        """Start with nothing."""
        self.fingerprint = ""
        self.text = ""
        self.wall_card_ids: list[str] = []
        """wall_01, wall_02, …"""
        self.tile_ids: list[str] = []
        """The 20 development tiles, by number."""
        self.scheme_ids: list[str] = []
        """scheme_1 to scheme_6."""
        self.focus_ids: list[str] = []
        """The focus cards, in the order of the file: focus_sheep, …"""
        self.place_ids: list[str] = []
        """By place: w01, w02, …, then the gates in the order of GATE_IDS."""

        self.rewards = numbers(LISTS * LIST_SIZE)
        """Reward lists: at list * LIST_SIZE + 2 * index the kind (or NONE), behind it the amount."""

        # Pieces and starting goods (EN-4, EN-21, EN-33, EN-36 to EN-39).
        self.workers: i64 = 0
        """Of each colour: 16."""
        self.starting_workers: i64 = 0
        self.starting_vp: i64 = 0
        self.starting_silver: i64 = 0
        self.starting_food: i64 = 0
        self.hand_limit: i64 = 0
        self.stack_limit: i64 = 0
        self.supply = numbers(RESOURCES)
        """Cubes of the main supply at set-up, by resource (10 each)."""
        self.bag = numbers(RESOURCES)
        """Cubes of the rubble bag, by resource."""
        self.gatekeepers = numbers(MOST_PLAYERS + 1)
        """Gatekeepers each player places at set-up, by number of players: 2, 2, 1, 1."""
        self.tucked = numbers(ROUNDS)
        """Cards to tuck at each Sabbath: 1, 2, 1."""

        # The ring (D2, D3).
        self.walls: i64 = 0
        """Wall spots."""
        self.places: i64 = 0
        """Wall spots and gates."""
        self.ring = numbers(MOST_PLACES)
        """The places in clockwise order from the sheep gate: each a wall, or `walls` + gate."""
        self.ring_at = numbers(MOST_PLACES)
        """Where in the ring a place is: the inverse of `ring`."""
        self.corner = numbers(GATES)
        """1 for a corner gate."""
        self.rubble = numbers(MOST_PLACES)
        """Rubble icons of each place; 0 for corner gates."""
        self.wall_grey = numbers(MOST_WALLS)
        self.wall_stone = numbers(MOST_WALLS)
        self.wall_blessing = numbers(MOST_WALLS)
        """ORANGE, PURPLE or SCARLET."""
        self.neutral = numbers((MOST_PLAYERS + 1) * MOST_PLACES)
        """1 for a wall spot or gate card that is neutral from the start: players * MOST_PLACES + place."""
        self.gate_silver = numbers(MOST_PLAYERS + 1)
        """Silver on each unbuilt gate card at the start, by number of players: 2, 2, 1, 0."""
        self.gate_grey: i64 = 0
        self.gate_wood: i64 = 0
        self.gate_stone: i64 = 0
        self.gate_vp = numbers(GATES)
        self.clear_cost = numbers(RESOURCES)
        """Grey banners to clear a cube of each resource."""
        self.discount_grey: i64 = 0
        """Grey banners that replace a stone or wood (3); 1 gold does too (EN-98)."""
        self.wall_cards: i64 = 0
        """Wall cards of each player."""
        self.wall_vp = numbers(MOST_WALL_CARDS)

        # Temple, Levites, altar (D4, D5, D7).
        self.levite_food = numbers(LEVITES)
        """Food for the Levite of each row; index 0 is the one of set-up."""
        self.temple_columns = numbers(MOST_PLAYERS + 1)
        self.sector = numbers((MOST_PLAYERS + 1) * CELLS)
        """The sector 0 to 2 of players * CELLS + row * MOST_COLUMNS + column; NONE outside the Temple."""
        self.temple_banners = numbers(ROWS)
        """Red banners by row: 1 to 5."""
        self.temple_vp = numbers(RESOURCES)
        """VP of a cube in the Temple; 0 for ash, which may not be placed there."""
        self.sector_food: i64 = 0
        self.sector_most: i64 = 0
        self.sector_fewest: i64 = 0
        self.sector_silver: i64 = 0
        self.altar_banners = numbers(RESOURCES)
        """Red banners for a cube on the Altar; 0 if it may not be placed there."""
        self.altar_steps = numbers(RESOURCES)
        self.last_altar: i64 = 0
        """The last space of the altar track."""
        self.golden = numbers(MOST_ALTAR_SPACES)
        """1 for a golden space."""
        self.altar_end_silver: i64 = 0
        """Silver for a step beyond the last space (1)."""
        self.zechariah = numbers(FACES * ROUNDS)
        """face * ROUNDS + round, counted from 0."""
        self.haggai = numbers(FACES * ROUNDS)

        # Scrolls and tents (D6, D10, D11).
        self.row_blue = numbers(SCROLL_ROWS)
        self.row_silver = numbers(SCROLL_ROWS)
        self.row_gold = numbers(SCROLL_ROWS)
        self.row_vp = numbers(SCROLL_ROWS)
        self.row_food = numbers(SCROLL_ROWS)
        """The food pile of each row."""
        self.path_silver: i64 = 0
        """For each scribe of another player on the path (1)."""
        self.scroll_now = numbers(SCROLL_TILES)
        """Immediate VP, also −1."""
        self.scroll_amount = numbers(SCROLL_TILES)
        """The number in an ability: treasurer 3 (silver for a VP), house_completed 1 (VP), great_assembly 3
        (workers for a VP), chief_scribes 2 (VP), threefold_blessing 1, teaching_the_people 1, ring_of_stone 3
        (buildings for a VP), swift_tents 2 (steps), portion_of_the_levites 2 (food), hewn_stones 1 (stone),
        second_bargain 1 (silver), open_house 5 (hand limit), royal_letters 2 (silver); else 0."""
        self.city_spaces: i64 = 0
        self.last_blessing: i64 = 0
        """The last space of the Blessing tracks."""
        self.hero_colour = numbers(HEROES)
        self.hero_value = numbers(HEROES)
        self.tent_blue = numbers(5)
        """By number of steps 1 to 4."""
        self.tent_basic = numbers(5)

        # Character cards (D8).
        self.character_gate = numbers(CHARACTERS)
        self.banner_colour = numbers(CHARACTERS * BANNERS)
        self.banner_value = numbers(CHARACTERS * BANNERS)
        """character * BANNERS + 0 (top), 1, 2."""
        self.sells = numbers(CHARACTERS)
        """1 for a selling trade."""
        self.trade_price = numbers(CHARACTERS * 2)
        """character * 2 + option (0 upper, 1 lower), without the gate fee."""
        self.sell_price = numbers(CHARACTERS * RESOURCES)
        """Silver for each cube; 0 if it is not bought."""
        self.trade_fee: i64 = 0
        self.condition = numbers(CHARACTERS)
        """PER_GOLDEN_SPACE to TOP_SCROLLS."""
        self.condition_base = numbers(CHARACTERS)
        """VP besides those for each thing: 1 for "1 VP + 1 VP per", else 0."""

        # Development tiles (D12).
        self.tile_cost_kind = numbers(TILES)
        """R_SILVER or a resource."""
        self.tile_cost = numbers(TILES)
        self.storage = numbers(VARIANTS)
        """Storage spaces of each undeveloped Guards tile."""
        self.storage_start = numbers(VARIANTS * RESOURCES)
        """Starting resources of each Guards tile, by resource."""
        self.extra_food = numbers(VARIANTS)
        """Food of each developed Farmers tile in the preparation phase."""
        self.sells_food = numbers(VARIANTS)
        """1 for the Farmers tile whose owner may buy food (EN-134)."""
        self.food_price: i64 = 0
        """Silver for 1 food (2)."""

        # Sabbath and final scoring (EN-164, EN-175 to EN-178).
        self.hunger_vp: i64 = 0
        """VP lost for each unfed worker and each food that cannot be paid (2)."""
        self.value = numbers(RESOURCES)
        """Silver for each resource at the end."""
        self.food_value: i64 = 0
        self.silver_per_vp: i64 = 0
        self.tile_vp: i64 = 0
        self.altar_vp: i64 = 0

        # The solo opponent (D14 to D16).
        self.solo_workers = numbers(SOLO_FACES)
        self.solo_silver = numbers(SOLO_FACES)
        self.solo_gold = numbers(SOLO_FACES)
        self.solo_reserve_silver = numbers(SOLO_FACES)
        """Sabbath step 1: silver for each worker in the reserve."""
        self.solo_sums = numbers(SOLO_FACES)
        """Sabbath step 3: 1 if gatekeepers, scribes and Levites are added, 0 if only the largest counts."""
        self.solo_levite_gold: i64 = 0
        """2 (EN-254)."""
        self.solo_rebuild_gold: i64 = 0
        """3 (EN-258)."""
        self.focus_cards: i64 = 0
        self.focus_gate = numbers(MOST_FOCUS_CARDS)
        self.focus_column = numbers(MOST_FOCUS_CARDS)
        """1 to 4."""
        self.focus_clockwise = numbers(MOST_FOCUS_CARDS)
        """1 if the arrow points clockwise."""
        self.focus_price = numbers(MOST_FOCUS_CARDS * 2)
        """focus card * 2 + option (0 upper, 1 lower), without the gate fee."""
        self.scheme_action = numbers(SCHEME_CARDS * SCHEME_ACTIONS)
        """scheme card * 3 + action: DO_NOTHING to DO_SCRIBE_LOWEST."""
        self.scheme_least_workers = numbers(SCHEME_CARDS * SCHEME_ACTIONS)
        self.scheme_most_workers = numbers(SCHEME_CARDS * SCHEME_ACTIONS)
        """NO_LIMIT if none is printed."""
        self.scheme_least_gold = numbers(SCHEME_CARDS * SCHEME_ACTIONS)
        self.scheme_most_gold = numbers(SCHEME_CARDS * SCHEME_ACTIONS)
        self.scheme_spends = numbers(SCHEME_CARDS * SCHEME_ACTIONS)
        """Gold that is paid first (EN-253)."""

        # What follows from the values above: `finish` fills it in.
        self.card_banners = numbers(CHARACTERS * COLOURS)
        """All banners of a character card, by colour."""
        self.cell_row = numbers(SCROLL_CELLS)
        self.below_left = numbers(SCROLL_CELLS)
        """The cells below a cell of the scroll grid; NONE where there is none."""
        self.below_right = numbers(SCROLL_CELLS)

    def finish(self) -> None:
        """Work out what follows from the printed values, once they are all there."""
        for place in range(self.places):
            self.ring_at[self.ring[place]] = place
        for card in range(CHARACTERS):
            for colour in range(COLOURS):
                self.card_banners[card * COLOURS + colour] = 0
            for banner in range(BANNERS):
                at = card * BANNERS + banner
                self.card_banners[card * COLOURS + self.banner_colour[at]] += self.banner_value[at]
        start: i64 = 0
        for row in range(SCROLL_ROWS):
            width = row + STONE_TILES
            for column in range(width):
                cell = start + column
                self.cell_row[cell] = row
                self.below_left[cell] = NONE
                self.below_right[cell] = NONE
                if row > 0 and column > 0:
                    self.below_left[cell] = start - width + column
                if row > 0 and column < width - 1:
                    self.below_right[cell] = start - width + column + 1
            start += width

    def is_empty(self, number: i64) -> bool:
        """Tell whether a reward list gives nothing."""
        return self.rewards[number * LIST_SIZE] == NONE
