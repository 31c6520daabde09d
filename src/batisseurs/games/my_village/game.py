"""My Village as the platform knows it: the contract filled in."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import resources
from typing import Any, cast

import msgspec

from batisseurs.games.my_village import components as c
from batisseurs.games.my_village import explain as e
from batisseurs.games.my_village import laws, position
from batisseurs.games.my_village import view as v
from batisseurs.games.my_village.banner_value import VALUES, MakeValue, PayForValue, TakeDice
from batisseurs.games.my_village.banners import STOP, ActivateBanner
from batisseurs.games.my_village.card_actions import CarryOut
from batisseurs.games.my_village.constraints import check, notes
from batisseurs.games.my_village.costs import PAY_WAY, PayUnit
from batisseurs.games.my_village.council import NO_SLOT, CoverSlot, FinishSquare, PlaceTile
from batisseurs.games.my_village.death import (
    PIPS,
    CheckDeath,
    ChooseDeceased,
    HireLabourer,
    RatInvasion,
    RepelRats,
    RollRat,
)
from batisseurs.games.my_village.ending import SCORES, score, score_line
from batisseurs.games.my_village.evaluation import (
    FEATURES,
    WEIGHTS,
    evaluate,
    features,
    strengths,
    use_weights,
)
from batisseurs.games.my_village.facts import (
    ALTERNATIVES,
    BOARDS,
    CUSTOMERS,
    MONKS,
    MOST_PLAYERS,
    PROFESSIONS,
    TRAVELS,
    Facts,
)
from batisseurs.games.my_village.guide import GUIDE
from batisseurs.games.my_village.knowledge import conceal, overwrite_hidden
from batisseurs.games.my_village.lessons import FIRST_GAME, LESSONS, PURPOSES
from batisseurs.games.my_village.log import WORDINGS
from batisseurs.games.my_village.office import (
    RevealCustomer,
    TakeCustomer,
    TakeFreeCustomer,
    UseCounter,
)
from batisseurs.games.my_village.plows import PLOW_MOVES
from batisseurs.games.my_village.religion import AddMonk, RevealMonk, UseMonk
from batisseurs.games.my_village.rounds import BeginTurn, RollDice, Turns, begin_turn
from batisseurs.games.my_village.setup import DealBoard, FindFirst, new_table
from batisseurs.games.my_village.table import DICE, ENDINGS, MAX_ROUNDS, WHITE, VillageTable, blank
from batisseurs.games.my_village.travel import KeepTravelCard, TurnTravelCard
from batisseurs.games.my_village.village_board import NO_SCHOOL, STAY, MoveHeadman, UseSchool
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

ARRAYS = ("villages", "pool", "piles", "tops", "chronicle", "bill_means", "bill_units", "ranks")
NUMBERS = (
    "players", "churches", "chambers", "workshops", "squares", "fields", "zone", "deck", "turned", "graves",
    "rat", "first", "holder", "back", "hand", "round", "turn", "active", "value", "mode", "used", "die",
    "other_die", "paid_with", "protected", "ending", "max_rounds", "cart_alone",
)  # fmt: skip
MOST_PLOWS = 30
"""Plow moves of a turn: each takes a marker from a slot, and a turn fills few slots."""
MOST_UNITS = 40
"""Units of one cost: four demands of at most nine, and a grey banner."""


FINGERPRINT = "4b989f592c0aa909"
"""What records call our own component file; it stays when only names change, so that they stay readable."""


class MyVillage(Game):
    """My Village, for 2 to 4 players."""

    slug = "my-village"
    title = "My Village"
    rules_version = 2  # 2: MV-311, another default
    min_players = 2  # MV-1
    max_players = 4
    options = (
        Option("max_rounds", default=MAX_ROUNDS, rule="MV-311", minimum=1, maximum=1000),
        Option(
            "travel_cost",
            default="coins_and_either",
            rule="MV-92",
            allowed=("coins_and_either", "cart_alone"),
            reading=True,
        ),
    )
    old_defaults = {1: {"max_rounds": 60}}  # noqa: RUF012  never changed
    endings = tuple(ENDINGS[1:])
    thinking = Thinking(
        playout=12,
        quiet=(MakeValue,),
        scale=500,
        rival=0,
        exploration=100,
        bias=100,
        patience=16,
        levels=(Level(notices=93, wavers=5), Level(), Level(simulations=1000), Level(simulations=8000)),
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
        StepKind(RevealCustomer, CUSTOMERS),
        StepKind(RevealMonk, MONKS),
        StepKind(DealBoard, BOARDS),
        StepKind(FindFirst, MOST_PLAYERS),
        StepKind(Turns, 0),
        StepKind(BeginTurn, 0),
        StepKind(RollDice, DICE),
        StepKind(MakeValue, VALUES + PLOW_MOVES),
        StepKind(TakeDice, DICE * DICE),
        StepKind(PayForValue, 3),
        StepKind(ActivateBanner, STOP + 1),
        StepKind(PayUnit, PAY_WAY + ALTERNATIVES),
        StepKind(CarryOut, 0),
        StepKind(UseCounter, 2),
        StepKind(TakeFreeCustomer, CUSTOMERS),
        StepKind(TakeCustomer, CUSTOMERS + 1),
        StepKind(UseSchool, NO_SCHOOL + 1),
        StepKind(MoveHeadman, STAY + 1),
        StepKind(CoverSlot, NO_SLOT + 1),
        StepKind(PlaceTile, WHITE + 1),
        StepKind(FinishSquare, 0),
        StepKind(TurnTravelCard, TRAVELS),
        StepKind(KeepTravelCard, 2),
        StepKind(UseMonk, 2),
        StepKind(AddMonk, 0),
        StepKind(CheckDeath, 0),
        StepKind(ChooseDeceased, PROFESSIONS),
        StepKind(HireLabourer, PROFESSIONS),
        StepKind(RollRat, PIPS),
        StepKind(RepelRats, 2),
        StepKind(RatInvasion, 0),
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
        cart_alone = options["travel_cost"] == "cart_alone"
        table = new_table(with_reading(components, cart_alone), players, int(options["max_rounds"]))
        table.cart_alone = cart_alone
        return table

    def options_of(self, table: Table) -> dict[str, bool | int | str]:
        """Return the options a table was set up with."""
        own = _own(table)
        return {
            "max_rounds": own.max_rounds,
            "travel_cost": "cart_alone" if own.cart_alone else "coins_and_either",
        }

    def components_of(self, table: Table) -> Facts:
        """Return the components a table was set up with."""
        return _own(table).facts

    def round(self, table: Table) -> int:
        """Return which round it is."""
        return int(_own(table).round)

    def score(self, table: Table, seat: Seat) -> list[Category]:
        """Return a seat's score by the lines of the score pad (MV-315 to MV-324)."""
        own = _own(table)
        return [Category(line, score_line(own, seat, index)) for index, line in enumerate(SCORES)]

    def result(self, table: Table) -> Result:
        """Return ending, ranks and scores."""
        own = _own(table)
        scores = tuple(score(own, seat) for seat in range(own.players))
        return Result(ENDINGS[own.ending], tuple(own.ranks), scores)

    def broken_laws(self, table: Table) -> list[str]:
        """Return which laws of conservation and order this table breaks."""
        return list(laws.broken(_own(table)))

    def contradictions(self, table: Table) -> list[Fault]:
        """Return how the pending steps contradict the table."""
        return list(position.contradictions(_own(table)))

    def evaluate(self, table: Table, seat: Seat) -> int:
        """Return how many points a seat may hope for, less what its best rival may."""
        return evaluate(_own(table), seat)

    def strengths(self, table: Table) -> list[int]:
        """Return how many points each seat may hope for, in hundredths."""
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
        return e.explainer(_own(table), reader)

    def signs(self) -> tuple[str, ...]:
        """Return the symbols of boards and cards."""
        return e.SIGNS

    def figures(self, table: Table, seat: Seat) -> tuple[Figure, ...]:
        """Return what a seat counts as its own."""
        return e.figures(_own(table), seat)

    def conceal(self, table: Table, seat: Seat, source: Source) -> None:
        """Deal again what this seat cannot know."""
        conceal(_own(table), seat, source)

    def overwrite_hidden(self, table: Table, seat: Seat) -> None:
        """Put nonsense into everything hidden from this reader."""
        overwrite_hidden(_own(table), seat)

    # Saving, positions.

    def state(self, table: Table) -> dict[str, Any]:
        """Return everything on the table."""
        return plain_state(table, ARRAYS, NUMBERS)

    def restore(self, state: Mapping[str, Any], components: Any) -> Table:
        """Make a table from `state`."""
        facts = with_reading(components, cart_alone=state.get("cart_alone") is True)
        table: Table = restore_table(blank, facts, state, ARRAYS, NUMBERS)
        return table

    def write_position(self, table: Table) -> dict[str, Any]:
        """Say everything about a table."""
        return position.write(_own(table))

    def read_position(
        self, document: Mapping[str, Any], players: int, options: Options, components: Any, source: Source
    ) -> Table:
        """Make a table from a document."""
        cart_alone = options["travel_cost"] == "cart_alone"
        table = position.read(document, players, options, with_reading(components, cart_alone), source)
        table.cart_alone = cart_alone
        return table

    def start_turn(self, table: Table, seat: Seat) -> None:
        """Wait for the start of a seat's turn, in the lap of the round that the table says."""
        own = _own(table)
        lap = own.turn // own.players
        own.turn = lap * own.players + (seat - own.first) % own.players
        own.then(Turns())
        begin_turn(own)
        own.settle()

    # Search and adapters.

    def bounds(self, players: int, options: Options | None = None) -> Bounds:
        """Return what no game exceeds.

        A turn has at most: the value, the dice and how to pay for them; plows to move; every white banner
        once, each with the units of its cost and a choice within; a stop; the one to die, a labourer; and
        everyone's sanatorium.
        """
        checked = self.read_options(players, options or {})
        turns = int(checked["max_rounds"]) * players * 2
        own_choices = 3 + MOST_PLOWS + WHITE * (MOST_UNITS + 2) + 1 + 2 + players
        cards = CUSTOMERS + MONKS
        set_up = players + 1
        chance = turns * (2 + 1) + int(checked["max_rounds"]) * 2 * DICE
        return Bounds(decisions=turns * own_choices, chance=set_up + cards + chance)

    def layout(self, players: int, options: Options | None = None) -> list[Feature]:
        """Return the rows of the numeric view."""
        return v.layout(players)

    def observe(self, table: Table, reader: Seat) -> list[int]:
        """Return a view as numbers."""
        return v.observe(_own(table), reader, [kind.name for kind in self.steps])


MY_VILLAGE = MyVillage()
use_learned(MY_VILLAGE, "batisseurs.games.my_village", WEIGHTS)


def _own(table: Table) -> VillageTable:
    return cast("VillageTable", table)


@functools.cache
def _own_text() -> str:
    return (
        resources.files("batisseurs.games.my_village").joinpath("components.toml").read_text(encoding="utf-8")
    )


@functools.lru_cache(maxsize=8)
def _facts(text: str) -> Facts:
    components = c.read(text)
    check(components)
    facts = c.to_facts(components)
    facts.text = text
    return facts


def with_reading(facts: Facts, cart_alone: bool) -> Facts:
    """Return the facts for a reading of MV-R14: 2 coins and either, or else a cart alone will do."""
    if not facts.text:
        return facts
    return _with_cart_alone(facts.text) if cart_alone else _facts(facts.text)


@functools.lru_cache(maxsize=8)
def _with_cart_alone(text: str) -> Facts:
    usual = _facts(text)
    facts = c.to_facts(c.with_cart_alone(c.read(text)))
    facts.text = text
    facts.fingerprint = usual.fingerprint
    return facts


@functools.lru_cache(maxsize=8)
def _names(text: str) -> dict[str, dict[str, str]]:
    return c.names(c.read(text))


def unpickled(text: str, data: bytes) -> Table:
    """Load a pickled table: its component file and its saved form."""
    return load(MY_VILLAGE, data, _facts(text))


def pickled(table: VillageTable) -> tuple[Any, tuple[str, bytes]]:
    """Return what `__reduce__` needs."""
    return unpickled, (table.facts.text, save(MY_VILLAGE, table))
