"""The printed facts of Nehemiah in the form the rules read them: arrays by face of work card.

They are made once from the component file (`components.py`). The rules never name a card: they ask what a
card's effect is, so that an owner of the box can correct a value without touching code.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.kernel.arrays import numbers

RULES: Final = 2
"""The version of the rules. 2: NE-78, NE-146, NE-167 as amended."""
FACES: Final = 23
DECKS: Final = 3
ROWS: Final = 4
"""Cards in a column; the bottom row is the last."""
MOST_COLUMNS: Final = 5
SPOTS: Final = 20
"""Places of the largest grid: column by column, each from the top."""
MOST_PLAYERS: Final = 4
FOREMEN: Final = 15

# Influence boards, side by side (NE-8), and the place of cubes that are on none.
WALL: Final = 0
TEMPLE: Final = 1
GARRISON: Final = 2
BOARDS: Final = 3
SUPPLY: Final = 3

# What a work card does.
TAKE_WOOD: Final = 0
TAKE_GOLD: Final = 1
PLACE_CUBES: Final = 2
TAKE_GATE: Final = 3
GAIN_POINTS: Final = 4
RAISE_WORKERS: Final = 5
PLACE_WORKERS: Final = 6
PLACE_ANYWHERE: Final = 7
REPLACE_WORKER: Final = 8
SWAP_WORKERS: Final = 9
SWAP_CARDS: Final = 10
USE_CARDS: Final = 11
EFFECTS: Final = [
    "take_wood",
    "take_gold",
    "place_cubes",
    "take_gate",
    "gain_points",
    "raise_workers",
    "place_workers",
    "place_anywhere",
    "replace_worker",
    "swap_workers",
    "swap_cards",
    "use_cards",
]

# The foremen, in the order of the file: each has its own effect (NE-C9).
ARTISAN: Final = 0
ARCHITECT: Final = 1
SCULPTOR: Final = 2
CARPENTER: Final = 3
MERCHANT: Final = 4
TURNCOAT: Final = 5
ADMINISTRATOR: Final = 6
SEASONAL: Final = 7
TOWN_PLANNER: Final = 8
SUBSTITUTE: Final = 9
JOURNEYMAN: Final = 10
CONVICT: Final = 11
ASSISTANT: Final = 12
CORRUPT_WORKER: Final = 13
INSPECTOR: Final = 14
WINDOW_FOREMEN: Final = 0b111_1100_0000
"""The set of those played in windows: ADMINISTRATOR to JOURNEYMAN."""


class Facts:
    """Every printed value. Filled by the loader, then never changed."""

    def __init__(self) -> None:
        """Start with nothing: no effect, no cost, no copies."""
        self.fingerprint = ""
        self.text = ""
        self.ids: list[str] = []
        """The faces of work cards."""
        self.gate_ids: list[str] = []
        self.foreman_ids: list[str] = []
        self.board_ids: list[str] = ["wall", "temple", "garrison"]

        # Numbers; those of the start by number of players.
        self.workers = numbers(MOST_PLAYERS + 1)
        self.columns = numbers(MOST_PLAYERS + 1)
        self.neutral_workers = numbers(MOST_PLAYERS + 1)
        self.cubes: i64 = 0
        self.fee: i64 = 0
        self.wood: i64 = 0
        self.gold: i64 = 0
        self.variant_wood: i64 = 0
        self.variant_gold: i64 = 0
        self.income_wood: i64 = 0
        self.income_gold: i64 = 0
        self.wood_per_point: i64 = 0
        self.gold_per_point: i64 = 0
        self.stall_rounds: i64 = 0

        # Work cards: their faces, and how many of each a deck has with all cards and without the 2/4 icon.
        self.effect = numbers(FACES)
        self.amount = numbers(FACES)
        """How much wood or gold or how many points, cubes, workers or cards."""
        self.board = numbers(FACES)
        """Where its cubes go."""
        self.cost_wood = numbers(FACES)
        self.cost_gold = numbers(FACES)
        self.copies = numbers((MOST_PLAYERS + 1) * DECKS * FACES)
        """By number of players, deck and face (NE-15)."""

        # Gates from the top of the stack, boards, foremen.
        self.gate_values = numbers(0)
        self.score_table = numbers(DECKS * BOARDS * (MOST_PLAYERS + 1) * MOST_PLAYERS)
        """By round, board, number of players and place (NE-106, NE-112)."""
        self.foreman_amount = numbers(FOREMEN)
        """Points for a pair or column, more wood or gold, or workers at once."""

    def deck_cards(self, players: i64, deck: i64) -> i64:
        """Return the size of a deck before dealing."""
        total: i64 = 0
        at = (players * DECKS + deck) * FACES
        for face in range(FACES):
            total += self.copies[at + face]
        return total

    def table_of(self, round: i64, board: i64, players: i64) -> i64:  # noqa: A002  the rulebook's word
        """Return the index in `score_table` of the points for the first place; `round` is 1, 2 or 3."""
        return (((round - 1) * BOARDS + board) * (MOST_PLAYERS + 1) + players) * MOST_PLAYERS
