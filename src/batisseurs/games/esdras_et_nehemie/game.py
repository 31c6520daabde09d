"""Esdras et Néhémie as the platform knows it: the contract filled in."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import resources
from typing import Any, cast

import msgspec

from batisseurs.games.esdras_et_nehemie import (
    blue,
    bounds,
    grey,
    laws,
    opponent,
    pending,
    people,
    position,
    red,
    rewards,
    sabbath,
    setup,
    trade,
    turn,
)
from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import explain as e
from batisseurs.games.esdras_et_nehemie import view as v
from batisseurs.games.esdras_et_nehemie.constraints import check, notes
from batisseurs.games.esdras_et_nehemie.evaluation import (
    FEATURES,
    WEIGHTS,
    evaluate,
    features,
    strengths,
    use_weights,
)
from batisseurs.games.esdras_et_nehemie.facts import (
    BLESSINGS,
    CHARACTERS,
    FACES,
    GATES,
    MOST_COLUMNS,
    MOST_FOCUS_CARDS,
    MOST_PLAYERS,
    MOST_WALL_CARDS,
    MOST_WALLS,
    OPEN_CHOICES,
    RESOURCES,
    ROWS,
    SCHEME_CARDS,
    SCROLL_CELLS,
    SCROLL_TILES,
    VARIANTS,
    Facts,
)
from batisseurs.games.esdras_et_nehemie.guide import GUIDE
from batisseurs.games.esdras_et_nehemie.knowledge import conceal, overwrite_hidden
from batisseurs.games.esdras_et_nehemie.lessons import FIRST_GAME, LESSONS, PURPOSES
from batisseurs.games.esdras_et_nehemie.log import WORDINGS
from batisseurs.games.esdras_et_nehemie.scoring import (
    altar_points,
    building_points,
    goods_points,
    rank,
    scribe_points,
    scroll_points,
    tile_points,
)
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    FROM_ALTAR,
    FROM_BUILDINGS,
    FROM_GOODS,
    FROM_SCRIBES,
    FROM_SCROLLS,
    FROM_TILES,
    OPPONENT,
    OPPONENT_ID,
    ORIGIN_IDS,
    ORIGINS,
    SETTING_UP,
    EsdrasTable,
    blank,
    temple_cell,
)
from batisseurs.games.esdras_et_nehemie.warnings import warnings
from batisseurs.kernel.choice import Category, Message, Result
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
    "goods", "gains", "reserve", "supply", "farmers", "labourers", "levites", "traders", "elders", "tent",
    "altar", "altar_order", "blessings", "tiles", "developed", "hand", "known", "pile", "stacks",
    "stack_size", "tucked", "heroes", "tucked_banners", "abilities", "wall_bag", "wall_top", "wall_bottom",
    "wall_bottom_size", "wall_drawn", "tent_steps", "gate_owner", "gate_silver", "wall_owner", "wall_card",
    "rubble", "bag", "temple", "filled", "scrolls", "scribes", "white", "row_food", "banners",
)  # fmt: skip
NUMBERS = (
    "players", "altar_face", "face_chosen", "solo_face", "prophets_passed", "first_gate_only",
    "own_scribes_first", "phase", "round", "turn", "shofar", "active",
    "played", "action", "spent", "auxiliary_used", "trader_placed", "elder_placed", "levite_placed",
    "levites_used", "uses_over", "spot", "rebuilt", "scribe_placed", "tent_moved", "items_done",
    "focus_pile", "scheme_pile", "focus", "scheme",
)  # fmt: skip
ENDING = "scored"


FINGERPRINT = "b6180ea290f18384"
"""What records call our own component file; it stays when only names change, so that they stay readable."""


class EsdrasEtNehemie(Game):
    """Esdras et Néhémie, for 2 to 4 players, or for one against the printed opponent."""

    slug = "esdras-et-nehemie"
    title = "Esdras et Néhémie"
    rules_version = 1
    min_players = 1
    max_players = MOST_PLAYERS
    options = (
        Option("altar_face", default="random", rule="EN-27", allowed=("random", "chosen")),
        Option("solo_face", default="a", rule="EN-231", allowed=("a", "b"), only_players=1),
        Option(
            "prophet_space", default="reached", rule="EN-157", allowed=("reached", "passed"), reading=True
        ),
        Option(
            "solo_gate",
            default="next_gate",
            rule="EN-260",
            allowed=("next_gate", "first_gate"),
            only_players=1,
            reading=True,
        ),
        Option(
            "solo_path",
            default="fewest_human",
            rule="EN-267",
            allowed=("fewest_human", "own_first"),
            only_players=1,
            reading=True,
        ),
    )
    endings = (ENDING,)
    thinking = Thinking(
        playout=0,
        quiet=(turn.OpenPoint, sabbath.Prepare),
        scale=800,
        exploration=100,
        bias=100,
        levels=(Level(notices=92, wavers=4), Level(), Level(simulations=100), Level(simulations=1000)),
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
        StepKind(setup.DrawFirstPlayer, MOST_PLAYERS),
        StepKind(setup.FillRing, 0),
        StepKind(setup.DrawRubble, RESOURCES),
        StepKind(setup.DrawScroll, SCROLL_TILES),
        StepKind(setup.DrawAltarFace, FACES),
        StepKind(setup.ChooseAltarFace, FACES),
        StepKind(setup.DealTiles, 0),
        StepKind(setup.DealTile, VARIANTS),
        StepKind(setup.DealHands, 0),
        StepKind(setup.PlaceGatekeepers, 0),
        StepKind(setup.ChooseCornerGate, GATES),
        StepKind(turn.Turns, 0),
        StepKind(turn.OpenPoint, OPEN_CHOICES),
        StepKind(turn.DrawUp, 0),
        StepKind(turn.DrawCharacter, CHARACTERS),
        StepKind(turn.CheckStorage, 0),
        StepKind(turn.DiscardExcess, RESOURCES),
        StepKind(rewards.Rewards, 0),
        StepKind(rewards.AltarSteps, 0),
        StepKind(rewards.TentSteps, 0),
        StepKind(rewards.Blessings, 0),
        StepKind(rewards.BlessingsOfChoice, 0),
        StepKind(rewards.ChooseBlessing, BLESSINGS),
        StepKind(rewards.ChooseResource, 3),
        StepKind(rewards.BuyFood, 2),
        StepKind(rewards.LoseFood, 0),
        StepKind(rewards.Recover, rewards.DECLINE_RECOVERY + 1),
        StepKind(rewards.AssignRecovered, rewards.ASSIGNMENTS),
        StepKind(rewards.TurnTile, 0),
        StepKind(rewards.FreeDevelop, rewards.DECLINE_DEVELOPMENT + 1),
        StepKind(red.SectorEffects, 0),
        StepKind(grey.PayBuilding, 0),
        StepKind(grey.ChoosePayment, grey.WAYS),
        StepKind(grey.DrawWall, MOST_WALL_CARDS),
        StepKind(grey.ChooseWallCard, MOST_WALL_CARDS),
        StepKind(grey.ReturnWallCard, MOST_WALL_CARDS),
        StepKind(grey.ReturnLastCard, 0),
        StepKind(grey.CopyWall, 0),
        StepKind(grey.ChooseAdjacentWall, MOST_WALLS),
        StepKind(grey.Connections, 0),
        StepKind(grey.Connection, 0),
        StepKind(blue.Path, 0),
        StepKind(blue.ChoosePath, SCROLL_CELLS),
        StepKind(blue.TakeRowFood, 0),
        StepKind(blue.TuckHero, 0),
        StepKind(trade.Sell, trade.STOP_SELLING + 1),
        StepKind(trade.AfterTrade, 0),
        StepKind(trade.TradeBonus, trade.TAKE_SILVER + 1),
        StepKind(people.OfferRepetition, 0),
        StepKind(people.RepeatTrader, 2),
        StepKind(sabbath.Preparation, 0),
        StepKind(sabbath.Prepare, sabbath.PREPARATIONS),
        StepKind(sabbath.MarketOnTheEve, sabbath.EVE_DECLINE + 1),
        StepKind(sabbath.Sabbath, 0),
        StepKind(sabbath.Feed, 0),
        StepKind(sabbath.Tucking, 0),
        StepKind(sabbath.TuckCard, CHARACTERS),
        StepKind(sabbath.ScoreTucked, 0),
        StepKind(sabbath.AfterSabbath, 0),
        StepKind(sabbath.NewPiles, 0),
        StepKind(opponent.RevealFocus, MOST_FOCUS_CARDS),
        StepKind(opponent.RevealScheme, SCHEME_CARDS),
        StepKind(opponent.OpponentLevites, 0),
        StepKind(opponent.OpponentRebuild, 0),
        StepKind(opponent.DrawOpponentWall, MOST_WALL_CARDS),
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
            components, players, options["altar_face"] == "chosen", int(options["solo_face"] == "b")
        )
        position.set_readings(table, options)
        return table

    def sides(self, players: int, options: Options | None = None) -> tuple[str, ...]:
        """Return the solo opponent, with one player."""
        return (OPPONENT_ID,) if players == 1 else ()

    def turns(self, players: int, options: Options | None = None) -> tuple[str, ...]:
        """Return the seats and the solo opponent: entered from a real table, a game may begin with it."""
        return (*super().turns(players, options), *self.sides(players, options))

    def options_of(self, table: Table) -> dict[str, bool | int | str]:
        """Return the options a table was set up with."""
        own = _own(table)
        return {
            "altar_face": "chosen" if own.face_chosen else "random",
            "solo_face": "ab"[own.solo_face],
            "prophet_space": "passed" if own.prophets_passed else "reached",
            "solo_gate": "first_gate" if own.first_gate_only else "next_gate",
            "solo_path": "own_first" if own.own_scribes_first else "fewest_human",
        }

    def components_of(self, table: Table) -> Facts:
        """Return the components a table was set up with."""
        return _own(table).facts

    def round(self, table: Table) -> int:
        """Return which round it is."""
        return int(_own(table).round + 1)

    def score(self, table: Table, seat: Seat) -> list[Category]:
        """Return a seat's score with a final scoring now, by origin (B19)."""
        own = _own(table)
        points = [own.gains[seat * ORIGINS + origin] for origin in range(ORIGINS)]
        if not own.over() and own.phase != SETTING_UP:
            points[FROM_GOODS] = goods_points(own, seat)
            points[FROM_TILES] = tile_points(own, seat)
            points[FROM_ALTAR] = altar_points(own, seat)
            points[FROM_BUILDINGS] = building_points(own, seat)
            points[FROM_SCRIBES] = scribe_points(own, seat)
            points[FROM_SCROLLS] = scroll_points(own, seat)
        return [Category(ORIGIN_IDS[origin], int(points[origin])) for origin in range(ORIGINS)]

    def seen_score(self, table: Table, seat: Seat, reader: Seat) -> list[Category]:
        """Return a seat's score without what a reader cannot know of the hand (EN-194)."""
        return self.score(v.to_count(_own(table), seat, reader), seat)

    def result(self, table: Table) -> Result:
        """Return ranks by points, then by the altar order; nobody shares one (EN-182, EN-275)."""
        own = _own(table)
        ranks = tuple(int(rank(own, seat)) for seat in range(own.players))
        scores = tuple(int(own.points(seat)) for seat in range(own.players))
        sides = ((OPPONENT_ID, int(own.points(OPPONENT))),) if own.solo() else ()
        return Result(ENDING, ranks, scores, sides)

    def broken_laws(self, table: Table) -> list[str]:
        """Return which laws of conservation and order this table breaks."""
        return list(laws.broken(_own(table)))

    def contradictions(self, table: Table) -> list[Fault]:
        """Return what cannot be at once on a table with its pending steps."""
        return list(pending.contradictions(_own(table)))

    def evaluate(self, table: Table, seat: Seat) -> int:
        """Return how good a table looks for a seat."""
        return evaluate(_own(table), seat)

    def strengths(self, table: Table) -> list[int]:
        """Return how strong each side is, the solo opponent included."""
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
        return e.places(_own(table), reader)

    def explainer(self, table: Table, reader: Seat) -> Explainer:
        """Return what explains the things on a table."""
        return e.explainer(_own(table), reader)

    def signs(self) -> tuple[str, ...]:
        """Return the legend."""
        return e.SIGNS

    def figures(self, table: Table, seat: Seat) -> tuple[Figure, ...]:
        """Return what a seat counts as its own."""
        return e.figures(_own(table), seat)

    def warnings(self, table: Table, seat: Seat) -> dict[str, tuple[Message, ...]]:
        """Return what a seat that could end its turn may have overlooked."""
        return warnings(_own(table), seat)

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
        """Wait for the start of a seat's turn, or of the opponent's."""
        turn.start_turn(_own(table), seat)

    # Search and adapters.

    def bounds(self, players: int, options: Options | None = None) -> Bounds:
        """Return what no game with our component file exceeds; `bounds.py` counts it and says why."""
        facts = self.components()
        return Bounds(bounds.decisions(facts, players), bounds.chance(facts, players))

    def layout(self, players: int, options: Options | None = None) -> list[Feature]:
        """Return the rows of the numeric view."""
        return v.layout(players)

    def observe(self, table: Table, reader: Seat) -> list[int]:
        """Return a view as numbers."""
        own = _own(table)
        return v.observe(v.view(own, reader), own.facts, [kind.name for kind in self.steps])


ESDRAS_ET_NEHEMIE = EsdrasEtNehemie()
use_learned(ESDRAS_ET_NEHEMIE, "batisseurs.games.esdras_et_nehemie", WEIGHTS)


def _own(table: Table) -> EsdrasTable:
    return cast("EsdrasTable", table)


@functools.cache
def _own_text() -> str:
    package = resources.files("batisseurs.games.esdras_et_nehemie")
    return package.joinpath("components.toml").read_text(encoding="utf-8")


@functools.lru_cache(maxsize=8)
def _facts(text: str) -> Facts:
    components = c.read(text)
    check(components)
    facts = c.to_facts(components)
    facts.text = text
    return facts


@functools.lru_cache(maxsize=8)
def _names(text: str) -> dict[str, dict[str, str]]:
    temple = [temple_cell(row, column) for row in range(ROWS) for column in range(MOST_COLUMNS)]
    return e.NAMES | c.names(c.read(text)) | {cell: _cell_names(cell) for cell in [*CELL_NAMES, *temple]}


def _cell_names(cell: str) -> dict[str, str]:
    """Return what a cell of the Temple or of the scrolls is called."""
    row, column = cell[1:].split("_")
    return {
        "en": f"row {row}, column {column}",
        "fr": f"rangée {row}, colonne {column}",
        "pl": f"rząd {row}, kolumna {column}",
    }


def unpickled(text: str, data: bytes) -> Table:
    """Load a pickled table: its component file and its saved form."""
    return load(ESDRAS_ET_NEHEMIE, data, _facts(text))


def pickled(table: EsdrasTable) -> tuple[Any, tuple[str, bytes]]:
    """Return what `__reduce__` needs."""
    return unpickled, (table.facts.text, save(ESDRAS_ET_NEHEMIE, table))
