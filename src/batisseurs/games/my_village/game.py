"""My Village as the platform knows it: the contract filled in."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, cast

from batisseurs.games.my_village import components as c
from batisseurs.games.my_village import explain as e
from batisseurs.games.my_village import view as v
from batisseurs.games.my_village.banner_value import VALUES, MakeValue, PayForValue, TakeDice
from batisseurs.games.my_village.banners import STOP, ActivateBanner
from batisseurs.games.my_village.card_actions import CarryOut
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
from batisseurs.games.my_village.office import (
    RevealCustomer,
    TakeCustomer,
    TakeFreeCustomer,
    UseCounter,
)
from batisseurs.games.my_village.plows import PLOW_MOVES
from batisseurs.games.my_village.religion import AddMonk, RevealMonk, UseMonk
from batisseurs.games.my_village.rounds import BeginTurn, RollDice, Turns, begin_turn
from batisseurs.games.my_village.setup import DealBoard, FindFirst
from batisseurs.games.my_village.table import BY_COFFINS, DICE, ENDINGS, MAX_ROUNDS, WHITE, VillageTable
from batisseurs.games.my_village.travel import KeepTravelCard, TurnTravelCard
from batisseurs.games.my_village.village_board import NO_SCHOOL, STAY, MoveHeadman, UseSchool
from batisseurs.kernel.choice import Category, Message, Result
from batisseurs.kernel.game import (
    Bounds,
    Level,
    Option,
    Options,
    StepKind,
    Thinking,
)
from batisseurs.kernel.packaged import PackagedGame
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.table import Table

MOST_PLOWS = 30
"""Plow moves of a turn: each takes a marker from a slot, and a turn fills few slots."""
MOST_UNITS = 40
"""Units of one cost: four demands of at most nine, and a grey banner."""
DEATHS = ("my-village-dies-chronicle", "my-village-dies-grave")
"""The events that fill a coffin."""


class MyVillage(PackagedGame, package=__package__):
    """My Village, for 2 to 4 players."""

    slug = "my-village"
    title = "My Village"
    rules_version = 2  # 2: MV-311, another default
    table_class = VillageTable
    own_fingerprint = "4b989f592c0aa909"
    min_players = 2  # MV-1
    max_players = 4
    options = (
        Option("max_rounds", default=MAX_ROUNDS, rule="MV-311", minimum=1, maximum=1000),
        Option(
            "travel_cost",
            default="coins_and_either",
            rule="MV-92",
            allowed=("coins_and_either", "cart_alone"),
            zone="cart_alone",
            reading=True,
        ),
    )
    old_defaults = {1: {"max_rounds": 60}}  # noqa: RUF012  never changed
    endings = tuple(ENDINGS[1:])
    thinking = Thinking(
        playout=0,
        quiet=(MakeValue,),
        scale=10_000,
        exploration=100,
        bias=100,
        doubt=30,
        levels=(Level(notices=96, wavers=3), Level(), Level(simulations=60), Level(simulations=1000)),
    )
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

    # A table.

    def score(self, table: Table, seat: Seat) -> list[Category]:
        """Return a seat's score by the lines of the score pad (MV-315 to MV-324)."""
        own = _own(table)
        return [Category(line, score_line(own, seat, index)) for index, line in enumerate(SCORES)]

    def result(self, table: Table) -> Result:
        """Return ending, ranks and scores."""
        own = _own(table)
        scores = tuple(score(own, seat) for seat in range(own.players))
        return Result(ENDINGS[own.ending], tuple(own.ranks), scores)

    def ended_by(self, table: Table, told: Sequence[Message]) -> Seat | None:
        """Return whose villager filled the coffin that ended the game (MV-310)."""
        own = _own(table)
        if own.ending != BY_COFFINS:
            return None
        # More may have died in the rest of the round: count back from the last.
        after = own.coffins() - own.facts.last_coffin[own.players]
        died = [message.args["seat"] for message in told if message.id in DEATHS]
        return int(str(died[-1 - after])) if after < len(died) else None

    # Views and knowledge.

    def signs(self) -> tuple[str, ...]:
        """Return the symbols of boards and cards."""
        return e.SIGNS

    # Saving, positions.

    def blank(self, players: int, options: Options, components: Any) -> Any:
        """Return a table with the facts of its reading."""
        facts = with_reading(components, cart_alone=options["travel_cost"] == "cart_alone")
        return super().blank(players, options, facts)

    def restore(self, state: Mapping[str, Any], components: Any) -> Table:
        """Make a table from `state`."""
        facts = with_reading(components, cart_alone=state.get("cart_alone") is True)
        return super().restore(state, facts)

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

    def observe(self, table: Table, reader: Seat) -> list[int]:
        """Return a view as numbers."""
        return v.observe(_own(table), reader, [kind.name for kind in self.steps])


MY_VILLAGE = MyVillage()


def _own(table: Table) -> VillageTable:
    return cast("VillageTable", table)


def with_reading(facts: Facts, cart_alone: bool) -> Facts:
    """Return the facts for a reading of MV-R14: 2 coins and either, or else a cart alone will do."""
    if not facts.text:
        return facts
    return _with_cart_alone(facts.text) if cart_alone else MY_VILLAGE.components(facts.text)


@functools.lru_cache(maxsize=8)
def _with_cart_alone(text: str) -> Facts:
    usual = MY_VILLAGE.components(text)
    facts = c.to_facts(c.with_cart_alone(c.read(text)))
    facts.text = text
    facts.fingerprint = usual.fingerprint
    return facts
