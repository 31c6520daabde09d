"""Clearing and refilling columns, the end of rounds. Rules: NE-57 to NE-62, NE-102 to NE-118, NE-140."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.auctions import Auctions, TurnCube
from batisseurs.games.nehemiah.facts import DECKS, FACES, ROWS, TURNCOAT
from batisseurs.games.nehemiah.kinds import COLUMN, SPOT
from batisseurs.games.nehemiah.scoring import score_boards, sell_goods, take_cubes_back
from batisseurs.games.nehemiah.table import (
    BOTTOM,
    BY_CLEARING,
    NEUTRAL,
    NONE,
    NehemiahChance,
    NehemiahConsequence,
    NehemiahTable,
    spot_name,
)
from batisseurs.games.nehemiah.windows import T4, Window, has_window
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.kinds import arguments
from batisseurs.kernel.source import Source


@final
@mypyc_attr(acyclic=True)
class ClearMarked(NehemiahConsequence):
    """Clear and refill marked columns one after the other, each as a whole (NE-57, NE-59, NE-60, NE-61)."""

    def run(self, table: NehemiahTable) -> None:
        """Clear the next one. When all are cleared and one could not be refilled, the round ends (NE-103).

        In the final turns it stays without cards (NE-114).
        """
        column = first_of(table.marked)
        if column == NONE:
            table.marks = 0
            if table.round < DECKS and first_of(table.emptied) != NONE:
                table.then(EndRound())
            return
        table.then(ClearMarked())
        table.marked[column] = 0
        clear_column(table, column)
        if table.can_refill():
            table.then(DrawCard(column * ROWS), AfterRefill(column))
        elif table.round < DECKS:
            table.emptied[column] = last_of(table.emptied) + 1
        elif not table.final_turns():
            trigger_end(table)


def first_of(order: vec[i64]) -> i64:
    """Return the column with the smallest number, NONE if none has one."""
    found: i64 = NONE
    for column in range(len(order)):
        if order[column] > 0 and (found == NONE or order[column] < order[found]):
            found = column
    return found


def last_of(order: vec[i64]) -> i64:
    """Return the largest number given so far."""
    most: i64 = 0
    for number in order:
        most = max(most, number)
    return most


def clear_column(table: NehemiahTable, column: i64) -> None:
    """Discard its four cards and send its workers home (NE-58)."""
    table.last_clearing = table.turns_taken()
    if table.game_events is not None:
        table.tell("clears", {"column": column + 1}, "NE-58")
        tell_unused(table, column)
    for spot in range(column * ROWS, column * ROWS + ROWS):
        table.discard[table.cards[spot]] += 1
        table.cards[spot] = NONE
        owner = table.worker[spot]
        if owner == NONE:
            continue
        if owner < NEUTRAL:
            table.available[owner] += 1
        else:
            table.neutral[owner - NEUTRAL] += 1
        table.worker[spot] = NONE
        table.tired[spot] = 0


def tell_unused(table: NehemiahTable, column: i64) -> None:
    """Report whose workers go home although they still stand."""
    for seat in range(table.players):
        number = 0
        for spot in range(column * ROWS, column * ROWS + ROWS):
            if table.worker[spot] == seat and table.tired[spot] == 0:
                number += 1
        if number > 0:
            table.tell("goes-home", {"seat": seat, "number": number}, "NE-58")


def trigger_end(table: NehemiahTable) -> None:
    """Count the turns left: the rest of the table round, then one for each (NE-113, NE-115, NE-116).

    Between two turns, what happens belongs to the turn before (NE-180).
    """
    taken = table.turns_taken()
    players = table.players
    table.end_at = taken + (players - taken % players) % players + players
    if table.trigger == 0:
        table.trigger = BY_CLEARING
    if table.game_events is not None:
        table.tell("end-triggered", {"number": table.end_at - taken}, "NE-113")


@final
@mypyc_attr(acyclic=True)
class DrawCard(NehemiahChance):
    """Draw a card of the round's deck to a spot, then those below it (NE-18, NE-59).

    Decks are shuffled apart and face down: here they have no order until a card is drawn (NE-16, NE-19).
    """

    asked_by = "NE-18"
    made_from = arguments(spot=SPOT)

    def __init__(self, spot: i64) -> None:
        """Name the spot."""
        super().__init__()
        self.spot: Final = spot

    def choices(self, table: NehemiahTable) -> list[int]:
        """Every face left in the deck."""
        found: list[int] = []
        at = (table.round - 1) * FACES
        for face in range(FACES):
            if table.decks[at + face] > 0:
                found.append(face)
        return found

    def weight(self, table: NehemiahTable, choice: i64) -> i64:
        """The number of copies left."""
        return table.decks[(table.round - 1) * FACES + choice]

    def draw(self, table: NehemiahTable, source: Source) -> int:
        """Each card of the deck is equally likely."""
        decks = table.decks
        at = (table.round - 1) * FACES
        left: i64 = source.below(table.deck_size[table.round - 1])
        face: i64 = 0
        while True:
            left -= decks[at + face]
            if left < 0:
                return face
            face += 1

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Lay it, then draw for the spot below."""
        table.decks[(table.round - 1) * FACES + choice] -= 1
        table.deck_size[table.round - 1] -= 1
        table.cards[self.spot] = choice
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {
                "column": self.spot // ROWS + 1,
                "card": table.facts.ids[choice],
            }
            table.tell("new-card", about, "NE-59")
        if self.spot % ROWS != BOTTOM:
            table.then(DrawCard(self.spot + 1))

    def prompt(self, table: NehemiahTable) -> Message:
        """Ask the person who turns the cards over."""
        return Message("nehemiah-ask-draw", {"spot": spot_name(self.spot)})

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`draw wood_1`."""
        card = table.facts.ids[choice]
        spot = spot_name(self.spot)
        return Choice(
            f"draw {card}", Message("nehemiah-draw", {"card": card, "spot": spot}), (f"grid.{spot}",)
        )


@final
@mypyc_attr(acyclic=True)
class AfterRefill(NehemiahConsequence):
    """Right after a refill: players may use foremen (NE-146, NE-156)."""

    made_from = arguments(column=COLUMN)

    def __init__(self, column: i64) -> None:
        """Name the column."""
        super().__init__()
        self.column: Final = column

    def run(self, table: NehemiahTable) -> None:
        """Open the window."""
        if has_window(table):
            table.then(Window(T4, self.column, 0))


@final
@mypyc_attr(acyclic=True)
class EndRound(NehemiahConsequence):
    """Round I or II is over: scroll cards, then the boards (NE-102, NE-103, NE-140)."""

    def run(self, table: NehemiahTable) -> None:
        """Ask the holder of the Turncoat first (NE-145)."""
        if table.game_events is not None:
            table.tell("round-ends", {"number": table.round}, "NE-102")
        table.then(ChangeRound())
        ask_turncoat(table)


def ask_turncoat(table: NehemiahTable) -> None:
    """Just before a scoring its holder may use the Turncoat (NE-155)."""
    holder = table.holder(TURNCOAT)
    if holder != NONE:
        table.then(TurnCube(holder))


@final
@mypyc_attr(acyclic=True)
class ChangeRound(NehemiahConsequence):
    """Score the boards, take cubes back, remove foremen, begin the next deck (NE-103, NE-111, NE-140)."""

    def run(self, table: NehemiahTable) -> None:
        """Score, then refill what is still empty."""
        score_boards(table)
        take_cubes_back(table)
        for seat in range(table.players):
            table.held[seat] = 0
        table.round += 1
        table.then(RefillEmptied())


@final
@mypyc_attr(acyclic=True)
class RefillEmptied(NehemiahConsequence):
    """Refill what the last deck could not, in the order of clearing (NE-103).

    The Administrator is not offered: the round's foremen are gone (NE-157).
    """

    def run(self, table: NehemiahTable) -> None:
        """Refill the next one. If this deck runs out as well, its round ends too (NE-62)."""
        column = first_of(table.emptied)
        if column == NONE:
            table.then(StartRound())
        elif table.can_refill():
            table.emptied[column] = 0
            table.then(DrawCard(column * ROWS), RefillEmptied())
        elif table.round < DECKS:
            table.then(EndRound())
        else:
            for other in range(table.columns):
                table.emptied[other] = 0
            trigger_end(table)
            table.then(StartRound())


@final
@mypyc_attr(acyclic=True)
class StartRound(NehemiahConsequence):
    """The next round begins; with the variant after income and auctions (NE-104, NE-125)."""

    def run(self, table: NehemiahTable) -> None:
        """Return set-aside workers, give wood and gold, auction foremen; nothing else changes."""
        if table.game_events is not None:
            table.tell("round-begins", {"number": table.round}, "NE-103")
        if not table.foremen:
            return
        for seat in range(table.players):
            table.available[seat] += table.set_aside[seat]
            table.set_aside[seat] = 0
        give_income(table)
        table.then(Auctions())


def give_income(table: NehemiahTable) -> None:
    """Give every player wood and gold from the bank (NE-125)."""
    facts = table.facts
    for seat in range(table.players):
        table.wood[seat] += facts.income_wood
        table.gold[seat] += facts.income_gold
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {"wood": facts.income_wood, "gold": facts.income_gold}
        table.tell("income", about, "NE-125")


@final
@mypyc_attr(acyclic=True)
class EndGame(NehemiahConsequence):
    """After the last turn: scroll cards, then the final scoring (NE-118, NE-145)."""

    def run(self, table: NehemiahTable) -> None:
        """Ask the holder of the Turncoat first."""
        table.then(FinalScoring())
        ask_turncoat(table)


@final
@mypyc_attr(acyclic=True)
class FinalScoring(NehemiahConsequence):
    """The boards are scored a last time, then goods are sold (NE-118, NE-120)."""

    def run(self, table: NehemiahTable) -> None:
        """Nothing comes after it."""
        score_boards(table)
        sell_goods(table)
        for seat in range(table.players):
            table.held[seat] = 0
