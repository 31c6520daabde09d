"""Set-up. Rules: b1, and the short deck (TH-159).

The order is the rulebook's: board, hands, resources, Patron Saints. Every card that is laid or
dealt is an outcome of chance and part of the log; only its owner sees a hand card.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.theopolis.board import TurnUp, draw_unseen, unseen_kinds
from batisseurs.games.theopolis.city import is_disaster
from batisseurs.games.theopolis.ending import has_winner, lose_points
from batisseurs.games.theopolis.facts import NO_SAINT, RESOURCES, SAINTS
from batisseurs.games.theopolis.kinds import PLAYER
from batisseurs.games.theopolis.table import (
    DECK,
    EMPTY,
    TheopolisChance,
    TheopolisConsequence,
    TheopolisTable,
)
from batisseurs.games.theopolis.turn import Turns, begin_turn
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.kinds import NUMBER, arguments
from batisseurs.kernel.seats import Seat, seat_name
from batisseurs.kernel.source import Source


def set_up(table: TheopolisTable) -> None:
    """Begin the set-up: chance turns up the first card of the board.

    Everybody has all original points (TH-4). No city has a Building yet, so nobody has stones (TH-5).
    """
    facts = table.facts
    # All cards but Patron Saints and Resources (TH-6). Shuffled means: in no order yet (TH-7). The Apocalypse
    # is one more, among the last of them (TH-8).
    table.deck_size = facts.deck_cards() + 1
    if table.short_deck:
        # Removed unseen: the deck is smaller, but what is unseen stays the same (TH-159).
        table.removed = facts.short_deck[table.players]
        table.deck_size -= table.removed
    # Each city starts with a Resource of each type, unused (TH-13).
    for seat in range(table.players):
        for resource in range(RESOURCES):
            for _ in range(facts.starting[resource]):
                table.add_resource(seat, resource)
    table.then(LayBoard(), DealHands(), BeginGame())
    table.settle()


@final
@mypyc_attr(acyclic=True)
class LayBoard(TheopolisConsequence):
    """Cards are turned up until the board is full (TH-10)."""

    def run(self, table: TheopolisTable) -> None:
        """Ask for the next card, if one is missing."""
        if table.on_board(EMPTY) != EMPTY:
            table.then(LayCard(), LayBoard())


@final
@mypyc_attr(acyclic=True)
class LayCard(TurnUp):
    """A card for the board of the set-up; a Disaster is discarded without effect and replaced (TH-11)."""

    asked_by = "TH-11"

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Lay it, or put it away."""
        table.deck_size -= 1
        table.cards[DECK + choice] -= 1
        card = table.facts.ids[choice]
        if is_disaster(table, choice):
            table.put_on_discard(choice)
            if table.game_events is not None:
                table.tell("disaster-put-away", {"card": card}, "TH-11")
        else:
            table.board[table.on_board(EMPTY)] = choice
            if table.game_events is not None:
                table.tell("is-revealed", {"card": card}, "TH-10")


@final
@mypyc_attr(acyclic=True)
class DealHands(TheopolisConsequence):
    """Each player is dealt a hand, then a Patron Saint (TH-12, TH-14)."""

    def run(self, table: TheopolisTable) -> None:
        """Pushed from the last to the first: all cards of the first player come first."""
        for back in range(table.players):
            table.then(DealSaint(table.players - 1 - back))
        for back in range(table.players):
            table.then(DealCard(table.players - 1 - back, table.facts.hand_limit))


@final
@mypyc_attr(acyclic=True)
class DealCard(TheopolisChance):
    """A card for a hand, face down; it may be a Disaster and then stays there (TH-12)."""

    asked_by = "TH-12"
    made_from = arguments(owner=PLAYER, left=NUMBER)

    def __init__(self, owner: Seat, left: i64) -> None:
        """Name the owner and how many cards are still to be dealt."""
        super().__init__()
        self.owner: Final = owner
        self.left: Final = left

    def actor(self) -> Seat:
        """Return the owner of the hand."""
        return self.owner

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any unseen card; the Apocalypse is further down (TH-C17)."""
        return unseen_kinds(table)

    def weight(self, table: TheopolisTable, choice: i64) -> i64:
        """The number of copies unseen."""
        return table.cards[DECK + choice]

    def draw(self, table: TheopolisTable, source: Source) -> int:
        """Any unseen card."""
        return draw_unseen(table, source)

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Put it into the hand."""
        table.deck_size -= 1
        table.cards[DECK + choice] -= 1
        table.put_in_hand(self.owner, choice, known=0)
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {"seat": self.owner, "card": table.facts.ids[choice]}
            table.tell_one(self.owner, "is-dealt", about, "is-dealt-a-card", "TH-12")
        if self.left > 1:
            table.then(DealCard(self.owner, self.left - 1))

    def audience(self, table: TheopolisTable, choice: i64) -> Seat:
        """Only the owner sees a hand (TH-19)."""
        return self.owner

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-deal", {"seat": self.owner})

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`deal church to p1`."""
        card = table.facts.ids[choice]
        name = seat_name(self.owner)
        about: dict[str, str | int | list[str]] = {"seat": self.owner, "card": card}
        return Choice(f"deal {card} to {name}", Message("theopolis-deal", about), (f"{name}.hand.{card}",))

    def veiled(self, table: TheopolisTable, choice: i64) -> Choice:
        """`deal card to p1`."""
        name = seat_name(self.owner)
        return Choice(f"deal card to {name}", Message("theopolis-deal-veiled", {"seat": self.owner}))


@final
@mypyc_attr(acyclic=True)
class DealSaint(TheopolisChance):
    """A Patron Saint for the Heaven of a city, face up (TH-14)."""

    asked_by = "TH-14"
    made_from = arguments(owner=PLAYER)

    def __init__(self, owner: Seat) -> None:
        """Name the owner."""
        super().__init__()
        self.owner: Final = owner

    def actor(self) -> Seat:
        """Return the owner of the city."""
        return self.owner

    def choices(self, table: TheopolisTable) -> list[int]:
        """The saints not dealt yet."""
        free: list[int] = []
        for saint in range(SAINTS):
            taken = False
            for seat in range(table.players):
                if table.saints[seat] == saint:
                    taken = True
            if not taken:
                free.append(saint)
        return free

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Place it; an immediate effect is applied at once (TH-15).

        Augustine takes original points (TH-138), Vincent de Paul brings a Resource (TH-142).
        """
        facts = table.facts
        table.saints[self.owner] = choice
        if table.game_events is not None:
            table.tell("receives-saint", {"seat": self.owner, "saint": facts.saint_ids[choice]}, "TH-14")
        if facts.saint_points_lost[choice] > 0:
            lose_points(table, self.owner, facts.saint_points_lost[choice], "TH-138")
        for resource in range(RESOURCES):
            for _ in range(min(facts.saint_resources[choice * RESOURCES + resource], table.piles[resource])):
                table.add_resource(self.owner, resource)
                if table.game_events is not None:
                    name = facts.resource_ids[resource]
                    table.tell("adds-resource", {"seat": self.owner, "resource": name}, "TH-142")

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-saint", {"seat": self.owner})

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`deal st_roch to p1`."""
        saint = table.facts.saint_ids[choice]
        name = seat_name(self.owner)
        about: dict[str, str | int | list[str]] = {"seat": self.owner, "saint": saint}
        return Choice(
            f"deal {saint} to {name}", Message("theopolis-deal-saint", about), (f"{name}.saint.{saint}",)
        )


def first_player(table: TheopolisTable) -> Seat:
    """Return the player whose Patron Saint has the lowest number (TH-16)."""
    first: Seat = 0
    lowest: i64 = -1
    for seat in range(table.players):
        saint = table.saints[seat]
        number = table.facts.saint_number[saint]
        if saint != NO_SAINT and (lowest < 0 or number < lowest):
            lowest = number
            first = seat
    return first


@final
@mypyc_attr(acyclic=True)
class BeginGame(TheopolisConsequence):
    """The first player takes the first turn (TH-16)."""

    def run(self, table: TheopolisTable) -> None:
        seat = first_player(table)
        table.then(Turns())
        begin_turn(table, seat)
        has_winner(table)
