"""Nehemiah as the platform knows it: the contract filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from batisseurs.games.nehemiah import (
    activation,
    auctions,
    cards,
    columns,
    grid,
    setup,
    turn,
    windows,
)
from batisseurs.games.nehemiah import view as v
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
)
from batisseurs.games.nehemiah.scoring import final_points, goods_points
from batisseurs.games.nehemiah.table import (
    BY_CLEARING,
    ENDINGS,
    FROM_CARDS,
    FROM_GOODS,
    GAINS,
    NehemiahTable,
)
from batisseurs.kernel.choice import Category, Message, Result
from batisseurs.kernel.game import (
    Bounds,
    Feature,
    Level,
    Option,
    Options,
    StepKind,
    Thinking,
)
from batisseurs.kernel.log_lines import turn_of
from batisseurs.kernel.packaged import PackagedGame
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.table import Table

ACTIVATIONS = ("nehemiah-activates", "nehemiah-corrupts")
"""Told in somebody's turn, also in the first after a position."""


class Nehemiah(PackagedGame, package=__package__):
    """Nehemiah, for 2 to 4 players, with or without foremen."""

    slug = "nehemiah"
    title = "Nehemiah"
    rules_version = RULES
    table_class = NehemiahTable
    own_fingerprint = "648cee3893135727"
    min_players = 2
    max_players = MOST_PLAYERS
    options = (
        Option("foremen", default=False, rule="NE-122"),
        Option("open_screens", default=False, rule="NE-172"),
        Option(
            "first_player", default="random", rule="NE-21", allowed=("random", "p1"), zone="not random_first"
        ),
        Option(
            "income",
            default="later_rounds",
            rule="NE-125",
            allowed=("later_rounds", "every_round"),
            zone="income_at_once",
            reading=True,
        ),
        Option(
            "tie_break",
            default="after_sale",
            rule="NE-121",
            allowed=("after_sale", "before_sale"),
            zone="tie_before_sale",
            reading=True,
        ),
    )
    endings = tuple(ENDINGS[1:])
    thinking = Thinking(
        playout=8,
        quiet=(turn.TakeAction,),
        scale=4000,
        exploration=100,
        bias=100,
        patience=16,
        levels=(Level(notices=93, wavers=5), Level(), Level(simulations=400), Level(simulations=5000)),
    )
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

    # A table.

    def blank(self, players: int, options: Options, components: Any) -> NehemiahTable:
        """Return a table that is played by the rules of this version."""
        table: NehemiahTable = super().blank(players, options, components)
        table.rules = self.rules_version
        return table

    def sides(self, players: int, options: Options | None = None) -> tuple[str, ...]:
        """Return the neutral workers of two players (NE-92)."""
        return ("neutral_p1", "neutral_p2") if players == self.min_players else ()

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

    def ended_by(self, table: Table, told: Sequence[Message]) -> Seat | None:
        """Return in whose turn the column was cleared that the last deck could not refill (NE-113)."""
        if _own(table).trigger != BY_CLEARING:
            return None
        seat: Seat | None = None
        for message in told:
            if message.id == "nehemiah-end-triggered":
                return seat
            if turn_of(message) is not None or message.id in ACTIVATIONS:
                seat = int(str(message.args["seat"]))
        return None

    # Saving, positions.

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


NEHEMIAH = Nehemiah()


def _own(table: Table) -> NehemiahTable:
    return cast("NehemiahTable", table)
