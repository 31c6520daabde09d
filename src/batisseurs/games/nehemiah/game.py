"""Nehemiah as the platform knows it: the contract filled in."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import resources
from typing import Any, cast

import msgspec

from batisseurs.games.nehemiah import (
    activation,
    auctions,
    cards,
    columns,
    grid,
    laws,
    position,
    setup,
    turn,
    windows,
)
from batisseurs.games.nehemiah import components as c
from batisseurs.games.nehemiah import explain as e
from batisseurs.games.nehemiah import view as v
from batisseurs.games.nehemiah.constraints import check, notes
from batisseurs.games.nehemiah.evaluation import evaluate, strengths
from batisseurs.games.nehemiah.exclamations import WIDTH as IN_ACTION
from batisseurs.games.nehemiah.facts import (
    BOARDS,
    DECKS,
    FACES,
    FOREMEN,
    MOST_COLUMNS,
    MOST_PLAYERS,
    ROWS,
    RULES,
    SPOTS,
    Facts,
)
from batisseurs.games.nehemiah.guide import GUIDE
from batisseurs.games.nehemiah.knowledge import conceal, conceal_position, overwrite_hidden
from batisseurs.games.nehemiah.lessons import FIRST_GAME, LESSONS, PURPOSES
from batisseurs.games.nehemiah.log import WORDINGS
from batisseurs.games.nehemiah.scoring import final_points, goods_points
from batisseurs.games.nehemiah.table import (
    ENDINGS,
    FROM_CARDS,
    FROM_GOODS,
    GAINS,
    NehemiahTable,
    blank,
    column_name,
    spot_name,
)
from batisseurs.kernel.choice import Category, Result
from batisseurs.kernel.explanation import Explainer, Figure
from batisseurs.kernel.faults import Fault
from batisseurs.kernel.game import (
    Bounds,
    ComponentValue,
    Feature,
    Game,
    Level,
    Option,
    Options,
    StepKind,
    Thinking,
)
from batisseurs.kernel.save import load, plain_state, restore_table, save
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import Table

ARRAYS = (
    "cards", "worker", "tired", "marked", "emptied", "decks", "deck_size", "discard", "gates", "available",
    "set_aside", "neutral", "gold", "wood", "cubes", "gains", "held",
)  # fmt: skip
NUMBERS = (
    "players", "rules", "foremen", "open_screens", "random_first", "income_at_once", "tie_before_sale",
    "first", "active", "round", "turn", "between", "last_clearing", "end_at", "trigger", "marks", "anchor",
    "activated", "used", "targets", "unseen_foremen", "revealed",
)  # fmt: skip


FINGERPRINT = "648cee3893135727"
"""What records call our own component file; it stays when only names change, so that they stay readable."""


class Nehemiah(Game):
    """Nehemiah, for 2 to 4 players, with or without foremen."""

    slug = "nehemiah"
    title = "Nehemiah"
    rules_version = RULES
    min_players = 2
    max_players = MOST_PLAYERS
    options = (
        Option("foremen", default=False, rule="NE-122"),
        Option("open_screens", default=False, rule="NE-172"),
        Option("first_player", default="random", rule="NE-21", allowed=("random", "p1")),
        Option(
            "income",
            default="later_rounds",
            rule="NE-125",
            allowed=("later_rounds", "every_round"),
            reading=True,
        ),
        Option(
            "tie_break",
            default="after_sale",
            rule="NE-121",
            allowed=("after_sale", "before_sale"),
            reading=True,
        ),
    )
    endings = tuple(ENDINGS[1:])
    thinking = Thinking(
        playout=0,
        quiet=(turn.TakeAction,),
        scale=400,
        exploration=100,
        bias=100,
        patience=16,
        levels=(Level(notices=93, wavers=5), Level(), Level(simulations=400), Level(simulations=5000)),
    )
    wordings = WORDINGS
    guide = GUIDE
    lessons = LESSONS
    first_game = FIRST_GAME
    purposes = PURPOSES
    tells_choices = False
    # The order is part of the action ids: append, never insert.
    steps = (
        StepKind(setup.DrawFirstPlayer, MOST_PLAYERS),
        StepKind(setup.DealGrid, 0),
        StepKind(setup.BeginGame, 0),
        StepKind(columns.DrawCard, FACES),
        StepKind(turn.Turns, 0),
        StepKind(turn.OpenTurn, 0),
        StepKind(turn.CloseTurn, 0),
        StepKind(turn.TakeAction, turn.PLAY_CORRUPT_WORKER + 1),
        StepKind(turn.PlaceNeutral, IN_ACTION),
        StepKind(activation.UseAnchor, IN_ACTION),
        StepKind(activation.ExtraActivations, 0),
        StepKind(activation.ExtraActivation, IN_ACTION),
        StepKind(cards.MoveCube, IN_ACTION),
        StepKind(cards.RaiseWorker, IN_ACTION),
        StepKind(cards.PlaceFurther, IN_ACTION),
        StepKind(cards.PlaceAnywhere, IN_ACTION),
        StepKind(cards.ReplaceWorker, IN_ACTION),
        StepKind(cards.UseTarget, IN_ACTION),
        StepKind(grid.PickToSwap, IN_ACTION),
        StepKind(grid.SwapWith, IN_ACTION),
        StepKind(columns.ClearMarked, 0),
        StepKind(columns.AfterRefill, 0),
        StepKind(columns.EndRound, 0),
        StepKind(columns.ChangeRound, 0),
        StepKind(columns.RefillEmptied, 0),
        StepKind(columns.StartRound, 0),
        StepKind(columns.EndGame, 0),
        StepKind(columns.FinalScoring, 0),
        StepKind(auctions.Auctions, 0),
        StepKind(auctions.RevealForeman, FOREMEN),
        StepKind(auctions.Auction, 0),
        StepKind(auctions.ChooseForeman, FOREMEN),
        StepKind(auctions.Bid, auctions.BIDS),
        StepKind(auctions.PlaceFreeCube, 2),
        StepKind(auctions.TakeFreeGate, 2),
        StepKind(auctions.GiveUp, auctions.MOST_WORKERS + 1),
        StepKind(auctions.TurnCube, auctions.TURNCOAT_DECLINE + 1),
        StepKind(auctions.TurnCubeTo, BOARDS),
        StepKind(windows.Window, 0),
        StepKind(windows.PlayForeman, windows.DECLINE + 1),
        StepKind(windows.PickJourneyman, SPOTS),
        StepKind(windows.MoveJourneyman, SPOTS),
        StepKind(turn.ActivateOwn, IN_ACTION),
        StepKind(turn.ActivateOpponent, IN_ACTION),
        StepKind(turn.Inspect, turn.DECLINE + 1),
        StepKind(turn.CarryOutOrder, 0),
        StepKind(turn.OrderAnew, turn.PASS),
    )

    # Components.

    def components(self, text: str | None = None) -> Facts:
        """Read and check a component file."""
        return _facts(self.component_text() if text is None else text)

    def component_text(self) -> str:
        """Return our own file."""
        return _own_text()

    def component_file(self, text: str | None = None) -> c.Components:
        """Return a component file as data."""
        return c.read(self.component_text() if text is None else text)

    def component_values(self, text: str | None = None) -> list[ComponentValue]:
        """List every printed value with its source."""
        return list(c.values(self.component_file(text)))

    def component_notes(self, text: str) -> list[Fault]:
        """Say in what a file differs from our reconstruction."""
        return notes(c.read(text))

    def fingerprint(self, components: Any = None) -> str:
        """Return what tells two sets of components apart."""
        own = self.components().fingerprint
        facts: Facts = self.components() if components is None else components
        return FINGERPRINT if facts.fingerprint == own else facts.fingerprint

    def names(self, components: Any = None) -> dict[str, dict[str, str]]:
        """Return the printed names of all components."""
        facts: Facts | None = components
        return _names(_own_text() if facts is None else facts.text)

    # A table.

    def lay(self, players: int, options: Options, components: Any) -> Table:
        """Lay a table with the set-up pending."""
        table = setup.new_table(
            components,
            players,
            bool(options["foremen"]),
            bool(options["open_screens"]),
            options["first_player"] == "random",
            self.rules_version,
        )
        _set_readings(table, options)
        return table

    def sides(self, players: int, options: Options | None = None) -> tuple[str, ...]:
        """Return the neutral workers of two players (NE-92)."""
        return ("neutral_p1", "neutral_p2") if players == self.min_players else ()

    def options_of(self, table: Table) -> dict[str, bool | int | str]:
        """Return the options a table was set up with."""
        own = _own(table)
        return {
            "foremen": own.foremen,
            "open_screens": own.open_screens,
            "first_player": "random" if own.random_first else "p1",
            "income": "every_round" if own.income_at_once else "later_rounds",
            "tie_break": "before_sale" if own.tie_before_sale else "after_sale",
        }

    def components_of(self, table: Table) -> Facts:
        """Return the components a table was set up with."""
        return _own(table).facts

    def round(self, table: Table) -> int:
        """Return which round it is."""
        return int(_own(table).round)

    def score(self, table: Table, seat: Seat) -> list[Category]:
        """Return a seat's score as it would be without a further scoring of the boards (NE-118 to NE-120)."""
        own = _own(table)
        gains = [own.gains[seat * GAINS + origin] for origin in range(GAINS)]
        boards = [Category(board, gains[index]) for index, board in enumerate(own.facts.board_ids)]
        return [
            *boards,
            Category("cards", gains[FROM_CARDS]),
            Category("gates", own.gate_points(seat)),
            Category("goods", gains[FROM_GOODS] + goods_points(own, seat)),
        ]

    def seen_score(self, table: Table, seat: Seat, reader: Seat) -> list[Category]:
        """Return a seat's score; what is behind a screen counts in it (NE-172)."""
        return self.score(table, seat) if v.is_open(_own(table), seat, reader) else []

    def result(self, table: Table) -> Result:
        """Return ranks by points, then wood, then gold left after the sale (NE-121)."""
        own = _own(table)
        standing = [(final_points(own, seat), own.wood[seat], own.gold[seat]) for seat in range(own.players)]
        ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return Result(ENDINGS[own.trigger], ranks, tuple(int(points) for points, _, _ in standing))

    def broken_laws(self, table: Table) -> list[str]:
        """Return which laws of conservation and order this table breaks."""
        return list(laws.broken(_own(table)))

    def contradictions(self, table: Table) -> list[Fault]:
        """Return what cannot be at once on a table with its pending steps."""
        return list(position.contradictions(_own(table)))

    def evaluate(self, table: Table, seat: Seat) -> int:
        """Return how good a table looks for a seat."""
        return evaluate(_own(table), seat)

    def strengths(self, table: Table) -> list[int]:
        """Return how strong each seat is."""
        return strengths(_own(table))

    # Views and knowledge.

    def view(self, table: Table, reader: Seat) -> msgspec.Struct:
        """Return what a reader may see."""
        return v.view(_own(table), reader)

    def view_beside(self, table: Table, seat: Seat, public: Any) -> msgspec.Struct:
        """Return what a seat may see, given what SPECTATOR sees now."""
        return v.view_beside(_own(table), seat, public)

    def places(self, table: Table, reader: Seat) -> set[str]:
        """Return the ids of places and pieces in a reader's view."""
        return v.places(_own(table), reader)

    def explainer(self, table: Table, reader: Seat) -> Explainer:
        """Return what explains the things on a table."""
        return e.explainer(_own(table), reader)

    def signs(self) -> tuple[str, ...]:
        """List what boards and cards are printed with."""
        return e.signs()

    def figures(self, table: Table, seat: Seat) -> tuple[Figure, ...]:
        """Return what a seat counts as its own."""
        return e.figures(_own(table), seat)

    def conceal(self, table: Table, seat: Seat, source: Source) -> None:
        """Make the others' bids count as not yet given: nothing else is unknown."""
        conceal(_own(table), seat)

    def conceal_position(self, table: Table, seat: Seat, start: Table, source: Source) -> None:
        """Take away what a position laid behind the other screens, unseen."""
        conceal_position(_own(table), seat, _own(start), source)

    def overwrite_hidden(self, table: Table, seat: Seat) -> None:
        """Put nonsense into everything hidden from this reader."""
        overwrite_hidden(_own(table), seat)

    # Saving, positions.

    def state(self, table: Table) -> dict[str, Any]:
        """Return everything on the table."""
        return plain_state(table, ARRAYS, NUMBERS)

    def restore(self, state: Mapping[str, Any], components: Any) -> Table:
        """Make a table from `state`."""
        table: Table = restore_table(blank, components, state, ARRAYS, NUMBERS)
        return table

    def write_position(self, table: Table) -> dict[str, Any]:
        """Say everything about a table."""
        return position.write(_own(table))

    def read_position(
        self, document: Mapping[str, Any], players: int, options: Options, components: Any, source: Source
    ) -> Table:
        """Make a table from a document."""
        table = position.read(document, players, options, components, source)
        table.rules = self.rules_version
        _set_readings(table, options)
        return table

    def start_turn(self, table: Table, seat: Seat) -> None:
        """Wait for the start of a seat's turn."""
        turn.start_turn(_own(table), seat)

    # Search and adapters.

    def bounds(self, players: int, options: Options | None = None) -> Bounds:
        """Return what no game exceeds.

        A stall or a clearing comes at least every 16 table rounds (NE-170), and the decks allow so many
        clearings; then come at most two table rounds. A turn has at most two activations of four cards each,
        a Consolidation among them, every card with up to three further choices, and a neutral worker; in each
        of its windows every player can be asked once for each foreman and once more.
        """
        facts = self.components()
        stall = facts.stall_rounds * players
        sizes = [facts.deck_cards(players, deck) for deck in range(DECKS)]
        clearings = sum(sizes) // ROWS + 2
        turns = (stall + 1) * clearings + 2 * players
        in_turn = 2 * ROWS * 8 + 8 + (3 + 2 * MOST_COLUMNS) * (FOREMEN + players) * 3
        in_auctions = DECKS * players * (1 + 3 * players + 16) + 2 * DECKS
        chance = 1 + sum(sizes) + DECKS * (players + 1)
        return Bounds(decisions=turns * in_turn + in_auctions * 4, chance=chance)

    def layout(self, players: int, options: Options | None = None) -> list[Feature]:
        """Return the rows of the numeric view."""
        return v.layout(players, self.components().columns[players])

    def observe(self, table: Table, reader: Seat) -> list[int]:
        """Return a view as numbers."""
        own = _own(table)
        return v.observe(v.view(own, reader), own.facts, [kind.name for kind in self.steps])


def _set_readings(table: NehemiahTable, options: Options) -> None:
    table.income_at_once = options["income"] == "every_round"
    table.tie_before_sale = options["tie_break"] == "before_sale"


NEHEMIAH = Nehemiah()


def _own(table: Table) -> NehemiahTable:
    return cast("NehemiahTable", table)


@functools.cache
def _own_text() -> str:
    return (
        resources.files("batisseurs.games.nehemiah").joinpath("components.toml").read_text(encoding="utf-8")
    )


@functools.lru_cache(maxsize=8)
def _facts(text: str) -> Facts:
    components = c.read(text)
    check(components)
    facts = c.to_facts(components)
    facts.text = text
    return facts


@functools.lru_cache(maxsize=8)
def _names(text: str) -> dict[str, dict[str, str]]:
    printed = {entry.id: msgspec.structs.asdict(entry.name) for entry in c.read(text).entries()}
    columns = {column_name(column): _column_names(column) for column in range(MOST_COLUMNS)}
    return printed | columns | {spot_name(spot): _spot_names(spot) for spot in range(MOST_COLUMNS * ROWS)}


def _column_names(column: int) -> dict[str, str]:
    """Return what a column is called."""
    return {"en": f"column {column + 1}", "fr": f"colonne {column + 1}", "pl": f"kolumna {column + 1}"}


def _spot_names(spot: int) -> dict[str, str]:
    """Return what a place of the grid is called."""
    row = spot % ROWS + 1
    rows = {"en": f"row {row}", "fr": f"rangée {row}", "pl": f"rząd {row}"}
    return {language: f"{name}, {rows[language]}" for language, name in _column_names(spot // ROWS).items()}


def unpickled(text: str, data: bytes) -> Table:
    """Load a pickled table: its component file and its saved form."""
    return load(NEHEMIAH, data, _facts(text))


def pickled(table: NehemiahTable) -> tuple[Any, tuple[str, bytes]]:
    """Return what `__reduce__` needs."""
    return unpickled, (table.facts.text, save(NEHEMIAH, table))
