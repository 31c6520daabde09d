"""Set-up. Rules: NE-8 to NE-22, and NE-122 to NE-124 for the variant."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.auctions import Auctions
from batisseurs.games.nehemiah.columns import DrawCard, give_income
from batisseurs.games.nehemiah.facts import FOREMEN, ROWS
from batisseurs.games.nehemiah.table import NehemiahChance, NehemiahConsequence, NehemiahTable
from batisseurs.games.nehemiah.turn import Turns
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.seats import Seat, seat_name


def set_up(table: NehemiahTable) -> None:
    """Begin the set-up: chance draws the first player or the first card (NE-122, NE-124)."""
    facts = table.facts
    if table.foremen:
        for foreman in range(FOREMEN):
            table.unseen_foremen |= bit(foreman)
        for seat in range(table.players):
            table.wood[seat] = facts.variant_wood
            table.gold[seat] = facts.variant_gold
    table.then(DealGrid(), BeginGame())
    if table.random_first:
        table.then(DrawFirstPlayer())
    table.settle()


@final
@mypyc_attr(acyclic=True)
class DrawFirstPlayer(NehemiahChance):
    """Who begins, if the table lets chance decide (NE-21)."""

    asked_by = "NE-21"

    def choices(self, table: NehemiahTable) -> list[int]:
        """Any player."""
        return list(range(table.players))

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """The pawn stays there for the whole game."""
        table.first = choice
        table.active = choice
        if table.game_events is not None:
            table.tell("first-player", {"seat": choice}, "NE-21")

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-first-player")

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`first p2`."""
        seat: Seat = choice
        return Choice(f"first {seat_name(seat)}", Message("nehemiah-first", {"seat": seat}))


@final
@mypyc_attr(acyclic=True)
class DealGrid(NehemiahConsequence):
    """Every column gets four cards of deck I, from the left and from the top (NE-17, NE-18, NE-93)."""

    def run(self, table: NehemiahTable) -> None:
        """Pushed from the last to the first."""
        for back in range(table.columns):
            table.then(DrawCard((table.columns - 1 - back) * ROWS))


@final
@mypyc_attr(acyclic=True)
class BeginGame(NehemiahConsequence):
    """The first player takes the first turn, with the variant after the auctions (NE-22, NE-126)."""

    def run(self, table: NehemiahTable) -> None:
        table.then(Turns())
        if table.foremen:
            if table.income_at_once:
                give_income(table)
            table.then(Auctions())
