"""Theopolis as the platform knows it: the contract filled in."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import resources
from typing import Any, cast

import msgspec

from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis import explain as x
from batisseurs.games.theopolis import laws, position
from batisseurs.games.theopolis import view as v
from batisseurs.games.theopolis.arrivals import (
    AddFreeResource,
    BringFromDiscard,
    DiscardBoardCard,
    ReplaceOnBoard,
    TakeFromNeighbour,
)
from batisseurs.games.theopolis.board import FillBoard, RevealCard
from batisseurs.games.theopolis.city import sacraments, stones
from batisseurs.games.theopolis.constraints import check, notes
from batisseurs.games.theopolis.disasters import (
    LoseCard,
    LoseResource,
    PutAway,
    Strike,
    Suffer,
    SufferPart,
    UseRosary,
)
from batisseurs.games.theopolis.ending import score
from batisseurs.games.theopolis.evaluation import (
    FEATURES,
    WEIGHTS,
    evaluate,
    features,
    strengths,
    use_weights,
)
from batisseurs.games.theopolis.explain_components import SIGNS
from batisseurs.games.theopolis.facts import KINDS, RESOURCES, SAINTS, Facts
from batisseurs.games.theopolis.guide import GUIDE
from batisseurs.games.theopolis.knowledge import conceal, overwrite_hidden
from batisseurs.games.theopolis.lessons import FIRST_GAME, LESSONS, PURPOSES
from batisseurs.games.theopolis.log import WORDINGS
from batisseurs.games.theopolis.main_phase import END, MainPhase, TakeFromBoard
from batisseurs.games.theopolis.setup import (
    BeginGame,
    DealCard,
    DealHands,
    DealSaint,
    LayBoard,
    LayCard,
    new_table,
)
from batisseurs.games.theopolis.table import ENDINGS, TheopolisTable, blank
from batisseurs.games.theopolis.turn import (
    CloseTurn,
    DiscardExcess,
    EndPhase,
    RefillPick,
    StartPhase,
    Turns,
    begin_turn,
)
from batisseurs.kernel.bits import size
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
from batisseurs.kernel.weights import use_learned

ARRAYS = (
    "cards",
    "hands",
    "known",
    "present",
    "board",
    "piles",
    "unused",
    "used",
    "points",
    "saints",
    "ranks",
)
NUMBERS = (
    "players", "deck_size", "removed", "active", "round", "turns_taken", "added", "exchanged", "confessed",
    "ending", "play_on", "short_deck", "max_rounds", "all_neighbours", "any_prey",
)  # fmt: skip
MOST_HAND = 9


FINGERPRINT = "2c7ff89a4760f3f7"
"""What records call our own component file; it stays when only names change, so that they stay readable."""


class Theopolis(Game):
    """Theopolis – Les bâtisseurs du ciel, for 2 to 5 players (TH-1), bots among them (TH-160)."""

    slug = "theopolis"
    title = "Theopolis"
    rules_version = 1
    min_players = 2
    max_players = 5
    options = (
        Option("play_on", default=False, rule="TH-154"),
        Option("short_deck", default=False, rule="TH-159"),
        Option("max_rounds", default=50, rule="TH-153", minimum=1, maximum=1000),
        Option("neighbours", default="adjacent", rule="TH-108", allowed=("adjacent", "all"), reading=True),
        Option("bishop_takes", default="limited", rule="TH-106", allowed=("limited", "any"), reading=True),
    )
    endings = tuple(ENDINGS[1:])
    thinking = Thinking(
        playout=-1,
        quiet=(MainPhase,),
        scale=1_500_000,
        exploration=100,
        bias=100,
        patience=16,
        levels=(Level(notices=60, wavers=30), Level(), Level(simulations=1500), Level(simulations=10_000)),
    )
    features = tuple(FEATURES)
    wordings = WORDINGS
    guide = GUIDE
    lessons = LESSONS
    first_game = FIRST_GAME
    purposes = PURPOSES
    tells_choices = False
    # The order is part of the action ids: append, never insert.
    steps = (
        StepKind(LayBoard, 0),
        StepKind(LayCard, KINDS + 1),
        StepKind(DealHands, 0),
        StepKind(DealCard, KINDS),
        StepKind(DealSaint, SAINTS),
        StepKind(BeginGame, 0),
        StepKind(Turns, 0),
        StepKind(StartPhase, 0),
        StepKind(MainPhase, END + 1),
        StepKind(TakeFromBoard, KINDS),
        StepKind(TakeFromNeighbour, 5 * KINDS + 1),
        StepKind(BringFromDiscard, KINDS + 1),
        StepKind(ReplaceOnBoard, KINDS),
        StepKind(DiscardBoardCard, KINDS + 1),
        StepKind(AddFreeResource, RESOURCES + 1),
        StepKind(RevealCard, KINDS + 1),
        StepKind(FillBoard, 0),
        StepKind(Strike, 0),
        StepKind(Suffer, 0),
        StepKind(SufferPart, 0),
        StepKind(UseRosary, 2),
        StepKind(LoseResource, RESOURCES),
        StepKind(LoseCard, KINDS),
        StepKind(PutAway, 0),
        StepKind(EndPhase, 0),
        StepKind(DiscardExcess, KINDS),
        StepKind(RefillPick, 2 * KINDS),
        StepKind(CloseTurn, 0),
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
        table = new_table(
            components,
            players,
            bool(options["play_on"]),
            bool(options["short_deck"]),
            int(options["max_rounds"]),
        )
        table.all_neighbours = options["neighbours"] == "all"
        table.any_prey = options["bishop_takes"] == "any"
        return table

    def options_of(self, table: Table) -> dict[str, bool | int | str]:
        """Return the options a table was set up with."""
        own = _own(table)
        return {
            "play_on": own.play_on,
            "short_deck": own.short_deck,
            "max_rounds": own.max_rounds,
            "neighbours": "all" if own.all_neighbours else "adjacent",
            "bishop_takes": "any" if own.any_prey else "limited",
        }

    def components_of(self, table: Table) -> Facts:
        """Return the components a table was set up with."""
        return _own(table).facts

    def round(self, table: Table) -> int:
        """Return which round it is."""
        return int(_own(table).round)

    def score(self, table: Table, seat: Seat) -> list[Category]:
        """Return a seat's score as the Apocalypse would count it now (TH-148)."""
        own = _own(table)
        facts = own.facts
        return [
            Category("stones", facts.score_stone * stones(own, seat)),
            Category("sacraments", facts.score_sacrament * size(sacraments(own, seat))),
            Category("original_points", facts.score_point * own.points[seat]),
        ]

    def result(self, table: Table) -> Result:
        """Return ending, ranks and scores."""
        own = _own(table)
        scores = tuple(score(own, seat) for seat in range(own.players))
        return Result(ENDINGS[own.ending], tuple(own.ranks), scores)

    def broken_laws(self, table: Table) -> list[str]:
        """Return which laws of conservation and order this table breaks."""
        return list(laws.broken(_own(table)))

    def contradictions(self, table: Table) -> list[Fault]:
        """Return in what the pending steps do not fit what is on the table."""
        return list(position.contradictions(_own(table)))

    def evaluate(self, table: Table, seat: Seat) -> int:
        """Return how near a seat is to a win, and its best rival to theirs."""
        return evaluate(_own(table), seat)

    def strengths(self, table: Table) -> list[int]:
        """Return how near each seat is to a win."""
        return strengths(_own(table))

    def measure(self, table: Table, side: Seat) -> list[int]:
        """Return the numbers that `features` name."""
        return features(_own(table), side)

    def use_weights(self, weights: list[int]) -> None:
        """Count the features like this from now on."""
        super().use_weights(weights)
        use_weights(weights)

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
        return x.explainer(_own(table), reader)

    def signs(self) -> tuple[str, ...]:
        """Return the ids of the symbols on the board and the cards."""
        return tuple(f"sign.{name}" for name in SIGNS)

    def figures(self, table: Table, seat: Seat) -> tuple[Figure, ...]:
        """Return what a seat counts as its own."""
        return x.figures(_own(table), seat)

    def conceal(self, table: Table, seat: Seat, source: Source) -> None:
        """Deal again what this seat cannot know."""
        conceal(_own(table), seat, source)

    def overwrite_hidden(self, table: Table, seat: Seat) -> None:
        """Put nonsense into everything hidden from this reader."""
        overwrite_hidden(_own(table), seat)

    # Saving, positions.

    def state(self, table: Table) -> dict[str, Any]:
        """Return everything that is on the table."""
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
        return position.read(document, players, options, components, source)

    def start_turn(self, table: Table, seat: Seat) -> None:
        """Wait for the start of a seat's turn."""
        table.then(Turns())
        begin_turn(_own(table), seat)
        table.settle()

    # Search and adapters.

    def bounds(self, players: int, options: Options | None = None) -> Bounds:
        """Return what no game exceeds.

        A turn has at most: per hand card one play with its arrival effects (a Bishop, a Vault taken by him,
        three discards: 4 choices), Bishops who take Bishops, additions, exchanges of two choices, a
        confession, discards and picks; and per card that comes to the board during it (8 places, the
        Pilgrims' and exchanges' refills) a Disaster that asks every player for a Rosary and two losses.
        """
        checked = self.read_options(players, options or {})
        turns = int(checked["max_rounds"]) * players
        own_choices = MOST_HAND * 5 + 20 + 10 * 2 + 1 + 2 * MOST_HAND + 1
        cards = 92
        disasters_by_players = turns * (10 + MOST_HAND)  # exchanged or brought back by a Vault: any turn
        struck = (cards + disasters_by_players) * players * 3
        set_up = cards + players * (MOST_HAND + 1)
        return Bounds(decisions=turns * own_choices + struck, chance=set_up + cards)

    def layout(self, players: int, options: Options | None = None) -> list[Feature]:
        """Return the rows of the numeric view."""
        return v.layout(players)

    def observe(self, table: Table, reader: Seat) -> list[int]:
        """Return a view as numbers."""
        own = _own(table)
        return v.observe(v.view(own, reader), own.facts, [kind.name for kind in self.steps])


THEOPOLIS = Theopolis()
use_learned(THEOPOLIS, "batisseurs.games.theopolis", WEIGHTS)


def _own(table: Table) -> TheopolisTable:
    return cast("TheopolisTable", table)


@functools.cache
def _own_text() -> str:
    return (
        resources.files("batisseurs.games.theopolis").joinpath("components.toml").read_text(encoding="utf-8")
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
    return {entry.id: msgspec.structs.asdict(entry.name) for entry in c.read(text).entries()}


def unpickled(text: str, data: bytes) -> Table:
    """Load a pickled table: its component file and its saved form."""
    return load(THEOPOLIS, data, _facts(text))


def pickled(table: TheopolisTable) -> tuple[Any, tuple[str, bytes]]:
    """Return what `__reduce__` needs."""
    return unpickled, (table.facts.text, save(THEOPOLIS, table))
