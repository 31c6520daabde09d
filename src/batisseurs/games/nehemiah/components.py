"""The component file of Nehemiah: its typed form, and the arrays the rules read.

The file is TOML, every value with its source; see `components.toml`.
What a file must satisfy to be played with is in `constraints.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from mypy_extensions import i64

from batisseurs.games.nehemiah import facts as f
from batisseurs.games.nehemiah.table import column_name, spot_name
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.component_values import MOST, Count, Entry, Value
from batisseurs.kernel.documents import read_component_file
from batisseurs.kernel.game import ComponentValue, Origin

LAYOUT = 1
Symbol = Literal["hand", "hourglass", "scroll", "exclamation", "plus", "silhouette"]
BOARD_IDS = ("wall", "temple", "garrison")
DECK_IDS = ("deck_1", "deck_2", "deck_3")
FOREMAN_IDS = (
    "artisan", "architect", "sculptor", "carpenter", "merchant", "turncoat", "administrator", "seasonal",
    "town_planner", "substitute", "journeyman", "convict", "assistant", "corrupt_worker", "inspector",
)  # fmt: skip
"""In the order of `facts.ARTISAN` to `facts.INSPECTOR`."""
PLAYERS = range(2, f.MOST_PLAYERS + 1)
ROUNDS = range(1, f.DECKS + 1)
WITHOUT_ICONS = 3
"""The number of players with which the cards with the 2/4 icon leave the game (NE-15)."""


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goods that are paid to the bank."""

    wood: int = 0
    gold: int = 0

    def __str__(self) -> str:
        """Return wood and gold."""
        return f"{self.wood}/{self.gold}"


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a work card does: a word of the vocabulary, how much, and on which board."""

    name: str
    amount: int = 0
    board: str = ""

    def __str__(self) -> str:
        """Return all that is said."""
        return f"{self.name} {self.amount} {self.board}".strip()


class Work(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A face of work cards."""

    cost: Cost
    effect: Effect


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one face in a deck, and how many of them carry the 2/4 icon."""

    face: str
    copies: Count
    icons: int = 0


class Deck(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The work cards of a round."""

    cards: tuple[Cards, ...]

    def size(self, players: int) -> int:
        """Return its number of cards before dealing (NE-15)."""
        return sum(copies_of(cards, players) for cards in self.cards)


class Gate(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A gate card."""

    value: Count


class ScoreTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of a board for a number of players, in some rounds."""

    players: Annotated[int, Meta(ge=PLAYERS[0], le=PLAYERS[-1])]
    points: tuple[Annotated[int, Meta(le=MOST)], ...]
    sources: tuple[Origin, ...]
    rounds: tuple[Annotated[int, Meta(ge=ROUNDS[0], le=ROUNDS[-1])], ...] = tuple(ROUNDS)

    @property
    def path(self) -> str:
        """Its place in the file, after its board's id."""
        rounds = "" if self.rounds == tuple(ROUNDS) else f" round {', '.join(map(str, self.rounds))}"
        return f"table {self.players}{rounds}"


class Board(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An influence board."""

    table: tuple[ScoreTable, ...]

    def points(self, players: int, round_: int) -> tuple[int, ...]:
        """Return its points from the first place on; none if the file has no table."""
        tables = [table for table in self.table if table.players == players and round_ in table.rounds]
        return tables[0].points if tables else ()


class Foreman(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A foreman card."""

    symbol: Symbol
    amount: int = 0


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    layout: int
    game: str
    numbers: dict[str, Value]
    work: tuple[Work, ...]
    deck: tuple[Deck, ...]
    gate: tuple[Gate, ...]
    board: tuple[Board, ...]
    foreman: tuple[Foreman, ...]
    colour: tuple[Entry, ...]

    def number(self, name: str) -> int:
        """Return a number of the rules."""
        return self.numbers[name].value

    def entries(self) -> tuple[Entry, ...]:
        """Everything that has a name."""
        return (*self.work, *self.deck, *self.gate, *self.board, *self.foreman, *self.colour)

    def ordered_decks(self) -> list[Deck]:
        """Return the decks of rounds I, II and III."""
        return sorted(self.deck, key=lambda deck: DECK_IDS.index(deck.id))

    def ordered_boards(self) -> list[Board]:
        """Return Wall, Temple and Garrison."""
        return sorted(self.board, key=lambda board: BOARD_IDS.index(board.id))

    def ordered_foremen(self) -> list[Foreman]:
        """Return the foremen in the order in which the rules number them."""
        return sorted(self.foreman, key=lambda foreman: FOREMAN_IDS.index(foreman.id))


def copies_of(cards: Cards, players: int) -> int:
    """Return how many cards of a face a deck has with so many players."""
    return cards.copies - (cards.icons if players == WITHOUT_ICONS else 0)


def read(text: str) -> Components:
    """Read a component file; refuse what is malformed and name its place."""
    return read_component_file(text, "nehemiah", LAYOUT, Components)


def names(components: Components) -> dict[str, dict[str, str]]:
    """Return every name by id and language, and what columns and spots are called."""
    printed = {entry.id: msgspec.structs.asdict(entry.name) for entry in components.entries()}
    columns = {column_name(column): _column_names(column) for column in range(f.MOST_COLUMNS)}
    return printed | columns | {spot_name(spot): _spot_names(spot) for spot in range(f.SPOTS)}


def _column_names(column: int) -> dict[str, str]:
    """Return what a column is called."""
    return {"en": f"column {column + 1}", "fr": f"colonne {column + 1}", "pl": f"kolumna {column + 1}"}


def _spot_names(spot: int) -> dict[str, str]:
    """Return what a place of the grid is called."""
    row = spot % f.ROWS + 1
    rows = {"en": f"row {row}", "fr": f"rangée {row}", "pl": f"rząd {row}"}
    return {language: f"{name}, {rows[language]}" for language, name in _column_names(spot // f.ROWS).items()}


def values(components: Components) -> Iterator[ComponentValue]:
    """List every printed value with its source, in the order of the file."""
    for name, number in components.numbers.items():
        yield ComponentValue(f"numbers.{name}", str(number.value), number.source)
    for entry in components.entries():
        for key in entry.__struct_fields__:
            if key in {"id", "source", "sources"} or (key == "amount" and not getattr(entry, key)):
                continue  # most foremen have no number
            if isinstance(entry, Board) and key == "table":
                yield from _points(entry)
            elif isinstance(entry, Deck) and key == "cards":
                yield from _copies(entry)
            else:
                source = entry.sources.get(key, entry.source)
                yield ComponentValue(f"{entry.id}.{key}", str(getattr(entry, key)), source)


def _points(board: Board) -> Iterator[ComponentValue]:
    for table in board.table:
        for place, (points, source) in enumerate(zip(table.points, table.sources, strict=False), start=1):
            yield ComponentValue(f"{board.id}.{table.path} place {place}", str(points), source)


def _copies(deck: Deck) -> Iterator[ComponentValue]:
    for cards in deck.cards:
        source = deck.sources.get(cards.face, deck.source)
        yield ComponentValue(f"{deck.id}.{cards.face} copies", str(cards.copies), source)
        yield ComponentValue(f"{deck.id}.{cards.face} icons", str(cards.icons), source)


def fingerprint(components: Components) -> str:
    """Return what tells two sets of values apart in a record; sources and comments do not count."""
    plain = _without_sources(msgspec.to_builtins(components))
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


def _without_sources(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {
            key: _without_sources(value) for key, value in plain.items() if key not in {"source", "sources"}
        }
    if isinstance(plain, list | tuple):
        return [_without_sources(value) for value in plain]
    return plain


def to_facts(components: Components) -> f.Facts:
    """Turn a checked file into the arrays that the rules read."""
    facts = f.Facts()
    facts.fingerprint = fingerprint(components)
    facts.ids = [work.id for work in components.work]
    facts.gate_ids = [gate.id for gate in components.gate]
    facts.foreman_ids = list(FOREMAN_IDS)
    facts.board_ids = list(BOARD_IDS)
    _numbers(facts, components)
    _work_cards(facts, components)
    facts.gate_values = _array([gate.value for gate in components.gate])
    _score_tables(facts, components)
    for index, foreman in enumerate(components.ordered_foremen()):
        facts.foreman_amount[index] = foreman.amount
    return facts


def _array(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _numbers(facts: f.Facts, components: Components) -> None:
    number = components.number
    for players in PLAYERS:
        facts.workers[players] = number(f"workers_{players}")
        facts.columns[players] = number(f"columns_{players}")
    facts.neutral_workers[2] = number("neutral_workers_2")
    facts.cubes = number("cubes")
    facts.fee = number("fee")
    facts.wood = number("starting_wood")
    facts.gold = number("starting_gold")
    facts.variant_wood = number("variant_wood")
    facts.variant_gold = number("variant_gold")
    facts.income_wood = number("income_wood")
    facts.income_gold = number("income_gold")
    facts.wood_per_point = number("wood_per_point")
    facts.gold_per_point = number("gold_per_point")
    facts.stall_rounds = number("stall_rounds")


def _work_cards(facts: f.Facts, components: Components) -> None:
    face_of = {work.id: face for face, work in enumerate(components.work)}
    for work in components.work:
        face, effect = face_of[work.id], work.effect
        facts.effect[face] = f.EFFECTS.index(effect.name)
        facts.amount[face] = effect.amount
        facts.board[face] = BOARD_IDS.index(effect.board) if effect.board else 0
        facts.cost_wood[face] = work.cost.wood
        facts.cost_gold[face] = work.cost.gold
    for players in PLAYERS:
        for index, deck in enumerate(components.ordered_decks()):
            for cards in deck.cards:
                at = (players * f.DECKS + index) * f.FACES + face_of[cards.face]
                facts.copies[at] = copies_of(cards, players)


def _score_tables(facts: f.Facts, components: Components) -> None:
    for round_ in ROUNDS:
        for index, board in enumerate(components.ordered_boards()):
            for players in PLAYERS:
                at = facts.table_of(round_, index, players)
                for place, points in enumerate(board.points(players, round_)):
                    facts.score_table[at + place] = points
