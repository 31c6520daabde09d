"""Theopolis as the platform knows it: the contract filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from batisseurs.games.theopolis.arrivals import (
    AddFreeResource,
    BringFromDiscard,
    DiscardBoardCard,
    ReplaceOnBoard,
    TakeFromNeighbour,
)
from batisseurs.games.theopolis.board import FillBoard, RevealCard
from batisseurs.games.theopolis.city import sacraments, stones
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
from batisseurs.games.theopolis.explain_components import SIGNS
from batisseurs.games.theopolis.facts import KINDS, RESOURCES, SAINTS
from batisseurs.games.theopolis.main_phase import END, MainPhase, TakeFromBoard
from batisseurs.games.theopolis.setup import (
    BeginGame,
    DealCard,
    DealHands,
    DealSaint,
    LayBoard,
    LayCard,
)
from batisseurs.games.theopolis.table import (
    BY_APOCALYPSE,
    BY_LAST_PLAYER,
    BY_ROUNDS,
    ENDINGS,
    TheopolisTable,
)
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

MOST_HAND = 9
BY_SCORE = (ENDINGS[BY_APOCALYPSE], ENDINGS[BY_ROUNDS])
"""Endings after which points decide."""


class Theopolis(PackagedGame, package=__package__):
    """Theopolis – Les bâtisseurs du ciel, for 2 to 5 players (TH-1), bots among them (TH-160)."""

    slug = "theopolis"
    title = "Theopolis"
    rules_version = 1
    table_class = TheopolisTable
    own_fingerprint = "2c7ff89a4760f3f7"
    min_players = 2
    max_players = 5
    options = (
        Option("play_on", default=False, rule="TH-154"),
        Option("short_deck", default=False, rule="TH-159"),
        Option("max_rounds", default=50, rule="TH-153", minimum=1, maximum=1000),
        Option(
            "neighbours",
            default="adjacent",
            rule="TH-108",
            allowed=("adjacent", "all"),
            reading=True,
            zone="all_neighbours",
        ),
        Option(
            "bishop_takes",
            default="limited",
            rule="TH-106",
            allowed=("limited", "any"),
            reading=True,
            zone="any_prey",
        ),
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

    # A table.

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

    def ended_by(self, table: Table, told: Sequence[Message]) -> Seat | None:
        """Return who has won without counting points, or who is left when all others have (TH-158)."""
        result = self.result(table)
        if result.ending in BY_SCORE:
            return None
        left = result.ending == ENDINGS[BY_LAST_PLAYER]
        return result.ranks.index(table.players if left else 1)

    def margin(self, result: Result) -> Message | None:
        """Return how far the first is ahead, if the score has decided (TH-147, TH-158)."""
        return result.margin if result.ending in BY_SCORE else None

    # Views and knowledge.

    def signs(self) -> tuple[str, ...]:
        """Return the ids of the symbols on the board and the cards."""
        return tuple(f"sign.{name}" for name in SIGNS)

    # Saving, positions.

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


THEOPOLIS = Theopolis()


def _own(table: Table) -> TheopolisTable:
    return cast("TheopolisTable", table)
