"""The board and the deck. Rules: b11.

The deck is a bag: chance decides which card is turned up when it is turned up. The Apocalypse
lies among the last ten cards, each place equally likely; so once k <= 10 cards are left it is the
next one with one chance in k. That is exactly the distribution of a real shuffle.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.theopolis.city import is_disaster
from batisseurs.games.theopolis.disasters import Strike
from batisseurs.games.theopolis.ending import finish
from batisseurs.games.theopolis.facts import APOCALYPSE, KINDS
from batisseurs.games.theopolis.table import (
    BY_APOCALYPSE,
    DECK,
    EMPTY,
    TheopolisChance,
    TheopolisConsequence,
    TheopolisTable,
)
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.source import Source


def draw_unseen(table: TheopolisTable, source: Source) -> i64:
    """Return a kind of card, each unseen card being equally likely."""
    cards = table.cards
    unseen = table.deck_size - 1 + table.removed
    left = source.below(unseen)
    # The unseen cards are the first zone; they are counted from the nearer end.
    if 2 * left < unseen:
        for kind in range(KINDS):
            left -= cards[kind]
            if left < 0:
                return kind
    else:
        left = unseen - 1 - left
        for kind in range(KINDS - 1, -1, -1):
            left -= cards[kind]
            if left < 0:
                return kind
    raise AssertionError("the unseen cards are fewer than counted")


def unseen_kinds(table: TheopolisTable) -> list[int]:
    """Return the kinds of which unseen cards are left."""
    kinds: list[int] = []
    for kind in range(KINDS):
        if table.cards[DECK + kind] > 0:
            kinds.append(kind)
    return kinds


def apocalypse_is_near(table: TheopolisTable) -> bool:
    """Tell whether the next card may be the Apocalypse (TH-8)."""
    return table.deck_size <= table.facts.last_cards


@mypyc_attr(acyclic=True)
class TurnUp(TheopolisChance):
    """The top card of the deck is turned up."""

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any unseen card; the Apocalypse among the last ten.

        The very last card is the Apocalypse: the deck never runs out before it (TH-70).
        """
        kinds = unseen_kinds(table) if table.deck_size > 1 else []
        if apocalypse_is_near(table):
            kinds.append(APOCALYPSE)
        return kinds

    def weight(self, table: TheopolisTable, choice: i64) -> i64:
        """One case in `deck_size` is the Apocalypse; the others are shared by the unseen cards."""
        if not apocalypse_is_near(table):
            return table.cards[DECK + choice]
        if choice == APOCALYPSE:
            return max(table.unseen(), 1)
        return table.cards[DECK + choice] * (table.deck_size - 1)

    def draw(self, table: TheopolisTable, source: Source) -> int:
        """First the Apocalypse's chance, then any unseen card."""
        if apocalypse_is_near(table) and source.below(table.deck_size) == 0:
            return APOCALYPSE
        return draw_unseen(table, source)

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-turn-up")

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`reveal church`."""
        card = table.facts.ids[choice]
        return Choice(
            f"reveal {card}", Message("theopolis-reveal", {"card": card}), ("deck", f"board.{card}")
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RevealCard(TurnUp):
    """A card for a free place of the board: it stays, or strikes, or ends the game (TH-69)."""

    asked_by = "TH-69"

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Put it on the board and continue until no place is free (TH-65, TH-68)."""
        if table.game_events is not None:
            table.tell("is-revealed", {"card": table.facts.ids[choice]}, "TH-69")
        table.deck_size -= 1
        if choice == APOCALYPSE:
            finish(table, BY_APOCALYPSE)
            return
        table.cards[DECK + choice] -= 1
        table.board[table.on_board(EMPTY)] = choice
        if is_disaster(table, choice):
            table.then(Strike(choice), FillBoard())
        elif EMPTY in table.board:
            table.again(self)


def replace_on_board(table: TheopolisTable, old: i64, new: i64) -> None:
    """A card takes another one's place on the board; a Disaster strikes there and is replaced (TH-71)."""
    table.board[table.on_board(old)] = new
    if is_disaster(table, new):
        table.then(Strike(new), FillBoard())


def fill_board(table: TheopolisTable) -> None:
    """Turn up a card if a place is free."""
    if EMPTY in table.board:
        table.then(RevealCard())


@final
@mypyc_attr(acyclic=True)
class FillBoard(TheopolisConsequence):
    """The board is filled card by card until no place is free (TH-65, TH-67)."""

    def run(self, table: TheopolisTable) -> None:
        """Turn up the next card, if one is needed."""
        fill_board(table)
