"""What is on the table of Theopolis. Rules: b1 set-up, b2 zones and information.

Copies of a card are interchangeable, so a zone is a count per kind, and the deck is a bag: its
order does not exist until a card is turned up. What can be worked out from the cards (stones,
sacraments, limits, protections) is not stored here; see `city.py`.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.theopolis.facts import KINDS, NO_SAINT, RESOURCES, Facts
from batisseurs.kernel.arrays import Zone, each_once, first_place, numbers
from batisseurs.kernel.choice import GameEvent, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, arguments
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.step import AutomaticStep, ChanceStep, Step
from batisseurs.kernel.table import Table

EMPTY: Final = -1
"""A place of the board without a card."""

# Zones of `cards`; the seats' zones follow.
DECK: Final = 0
"""Where in `cards` the unseen cards begin: the deck, and with the short deck also those removed unseen."""
DISCARD: Final = KINDS
"""The discard pile, which the rulebook also calls cemetery (TH-23)."""
OUT: Final = 2 * KINDS
"""Cards that have left the game openly (play on)."""
SEATS: Final = 3 * KINDS

# Endings.
GOING_ON: Final = 0
BY_POINTS: Final = 1
BY_STONES: Final = 2
BY_SACRAMENTS: Final = 3
BY_WONDER: Final = 4
BY_APOCALYPSE: Final = 5
BY_ROUNDS: Final = 6
BY_LAST_PLAYER: Final = 7
ENDINGS: Final = [
    "going_on",
    "original_points",
    "stones",
    "sacraments",
    "wonder",
    "apocalypse",
    "max_rounds",
    "last_player",
]


@final
class TheopolisTable(Table):
    """The table: what the players have, and what they share (TH-18).

    `cards` holds a count per zone and kind. A hand is a row of places, sorted by kind; `known` marks the
    cards that all have seen being taken (TH-22), after equal ones that they have not. `present` repeats as
    one bit per kind which cards are in a city: only these have an effect (TH-43).
    A Patron Saint is no city card; `saints` has it for the whole game (TH-131).
    """

    def __init__(self, facts: Facts, players: i64, of: "TheopolisTable | None" = None) -> None:
        """Lay every zone as it is before set-up, or as it is on another table."""
        super().__init__(players)
        self.facts: Final = facts
        self.cards: Final[Zone] = numbers(SEATS + players * KINDS) if of is None else of.cards[:]
        self.hands: Final[Zone] = numbers(players * facts.largest_hand, EMPTY) if of is None else of.hands[:]
        self.known: Final[Zone] = numbers(players * facts.largest_hand) if of is None else of.known[:]
        self.present: Final[Zone] = numbers(players) if of is None else of.present[:]
        self.board: Final[Zone] = numbers(facts.board, EMPTY) if of is None else of.board[:]
        self.piles: Final[Zone] = facts.piles[:] if of is None else of.piles[:]
        self.unused: Final[Zone] = numbers(players * RESOURCES) if of is None else of.unused[:]
        self.used: Final[Zone] = numbers(players * RESOURCES) if of is None else of.used[:]
        self.points: Final[Zone] = numbers(players, facts.starting_points) if of is None else of.points[:]
        self.saints: Final[Zone] = numbers(players, NO_SAINT) if of is None else of.saints[:]
        self.ranks: Final[Zone] = numbers(players) if of is None else of.ranks[:]
        self.deck_size: i64 = 0 if of is None else of.deck_size
        self.removed: i64 = 0 if of is None else of.removed
        self.active: Seat = 0 if of is None else of.active
        self.round: i64 = 1 if of is None else of.round
        self.turns_taken: i64 = 0 if of is None else of.turns_taken
        self.added: i64 = 0 if of is None else of.added
        self.exchanged: i64 = 0 if of is None else of.exchanged
        self.confessed: i64 = 0 if of is None else of.confessed
        self.ending: i64 = GOING_ON if of is None else of.ending
        self.play_on: bool = False if of is None else of.play_on
        self.short_deck: bool = False if of is None else of.short_deck
        self.max_rounds: i64 = 50 if of is None else of.max_rounds
        self.all_neighbours: bool = False if of is None else of.all_neighbours
        """A reading of TH-108: every other city is a neighbouring one."""
        self.any_prey: bool = False if of is None else of.any_prey
        """A reading of TH-106: a Bishop may take any city card, Bishops included."""

    def turn_rule(self) -> str:
        """Return the rule that says whose turn it is."""
        return "TH-17"

    def clone(self) -> "TheopolisTable":
        """Return an independent copy."""
        twin = TheopolisTable(self.facts, self.players, self)
        twin.copy_pending(self)
        return twin

    # Zones. ------------------------------------------------------------------------------------

    def city_at(self, seat: Seat) -> i64:
        """Return where in `cards` this seat's city begins."""
        return SEATS + seat * KINDS

    def in_city(self, seat: Seat, kind: i64) -> i64:
        """Return how many copies of a card are in a city."""
        return self.cards[SEATS + seat * KINDS + kind]

    def discarded(self) -> i64:
        """Return the number of cards in the discard pile."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.cards[DISCARD + kind]
        return total

    def unseen(self) -> i64:
        """Return the number of unseen cards: the deck without the Apocalypse, and what was removed unseen."""
        return self.deck_size - 1 + self.removed

    # Hands. -------------------------------------------------------------------------------------

    def hand_at(self, seat: Seat) -> i64:
        """Return where in `hands` this seat's row begins."""
        return seat * self.facts.largest_hand

    def hand_size(self, seat: Seat) -> i64:
        """Return the number of cards in a hand."""
        hands = self.hands
        size = self.facts.largest_hand
        last = seat * size - 1
        while size > 0 and hands[last + size] == EMPTY:
            size -= 1
        return size

    def hand_kinds(self, seat: Seat) -> list[int]:
        """Return the kinds in a hand, each once."""
        largest = self.facts.largest_hand
        return each_once(self.hands, seat * largest, (seat + 1) * largest)

    def put_in_hand(self, seat: Seat, kind: i64, known: i64) -> None:
        """Add a card to a hand, in its place among the others."""
        hands = self.hands
        marks = self.known
        largest = self.facts.largest_hand
        at = seat * largest
        place = at + largest - 1
        while place > at and hands[place - 1] == EMPTY:
            place -= 1
        while place > at and (
            hands[place - 1] > kind or (hands[place - 1] == kind and marks[place - 1] > known)
        ):
            hands[place] = hands[place - 1]
            marks[place] = marks[place - 1]
            place -= 1
        hands[place] = kind
        marks[place] = known

    def last_of(self, seat: Seat, kind: i64) -> i64:
        """Return the last place of a hand with this kind of card: a known one, if one is known."""
        hands = self.hands
        largest = self.facts.largest_hand
        place = seat * largest
        last = place + largest - 1
        while hands[place] != kind:
            place += 1
        while place < last and hands[place + 1] == kind:
            place += 1
        return place

    def announce(self, seat: Seat, kind: i64) -> None:
        """The owner names a card of the hand aloud: from now on all know it."""
        self.known[self.last_of(seat, kind)] = 1

    def leave_hand(self, seat: Seat, kind: i64) -> None:
        """Take a card out of a hand, seen by all; of equal cards one that was known goes first."""
        hands = self.hands
        marks = self.known
        place = self.last_of(seat, kind)
        last = (seat + 1) * self.facts.largest_hand - 1
        while place < last and hands[place + 1] != EMPTY:
            hands[place] = hands[place + 1]
            marks[place] = marks[place + 1]
            place += 1
        hands[place] = EMPTY
        marks[place] = 0

    # Moves of cards. ----------------------------------------------------------------------------

    def join_city(self, seat: Seat, kind: i64) -> None:
        """Put a card into a city, which may have any number of cards and copies (TH-39)."""
        self.cards[SEATS + seat * KINDS + kind] += 1
        self.present[seat] |= self.facts.bit[kind]

    def leave_city(self, seat: Seat, kind: i64) -> None:
        """Take a card out of a city: never by its owner's choice (TH-40)."""
        at = SEATS + seat * KINDS + kind
        self.cards[at] -= 1
        if self.cards[at] == 0:
            self.present[seat] ^= self.facts.bit[kind]

    def put_on_discard(self, kind: i64) -> None:
        """Put a card on the discard pile: where cards go that nothing else is said of (TH-24)."""
        self.cards[DISCARD + kind] += 1

    def on_board(self, kind: i64) -> i64:
        """Return the first place of the board with this card (EMPTY: the first free place); EMPTY if none."""
        return first_place(self.board, kind)

    def board_kinds(self) -> list[int]:
        """Return the kinds on the board, each once, in the order of the board."""
        return each_once(self.board, 0, self.facts.board)

    # Seats. -----------------------------------------------------------------------------------

    def in_game(self, seat: Seat) -> bool:
        """Tell whether this seat still plays (TH-156)."""
        return self.ranks[seat] == 0

    def next_seat(self, seat: Seat) -> Seat:
        """Return the next seat clockwise that still plays (TH-17, TH-156)."""
        after: Seat = (seat + 1) % self.players
        while self.ranks[after] != 0:
            after = (after + 1) % self.players
        return after

    def previous_seat(self, seat: Seat) -> Seat:
        """Return the next seat counterclockwise that still plays."""
        before: Seat = (seat + self.players - 1) % self.players
        while self.ranks[before] != 0:
            before = (before + self.players - 1) % self.players
        return before

    def resources(self, seat: Seat) -> i64:
        """Return the number of Resource cards in a city."""
        at = seat * RESOURCES
        unused = self.unused
        used = self.used
        return unused[at] + unused[at + 1] + unused[at + 2] + used[at] + used[at + 1] + used[at + 2]

    def add_resource(self, seat: Seat, resource: i64) -> None:
        """Take a Resource from its pile into a city, unused."""
        self.piles[resource] -= 1
        self.unused[seat * RESOURCES + resource] += 1

    def abandon_turn(self) -> None:
        """Drop what is left of the turn; the turns of the others, always the last step, continue."""
        last = self.top
        while last is not None and last.below is not None:
            last = last.below
        self.instead(last)

    # Words. -------------------------------------------------------------------------------------

    def tell(self, id: str, args: dict[str, str | int | list[str]], rule: str) -> None:  # noqa: A002
        """Report something that all may know."""
        self.report(GameEvent(Message("theopolis-" + id, args), rule))

    def tell_one(
        self,
        seat: Seat,
        id: str,  # noqa: A002
        args: dict[str, str | int | list[str]],
        public: str,
        rule: str,
    ) -> None:
        """Report something that one seat may know, and what the others are told instead."""
        about: dict[str, str | int | list[str]] = {"seat": seat}
        self.report(
            GameEvent(Message("theopolis-" + id, args), rule, seat, Message("theopolis-" + public, about))
        )


def blank(facts: Facts, players: i64) -> TheopolisTable:
    """Return a table with nothing on it: every card unseen, all Resources in three piles (TH-9)."""
    table = TheopolisTable(facts, players)
    for kind in range(KINDS):
        table.cards[DECK + kind] = facts.copies[kind]
    return table


@mypyc_attr(acyclic=True)
class TheopolisStep(Step):
    """A step in which one seat of Theopolis chooses."""

    made_from = arguments(chooser=ACTIVE)

    def choices(self, table: TheopolisTable) -> list[int]:
        """Return what may be chosen now."""
        raise NotImplementedError

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


def refuse_piece(
    table: TheopolisTable, text: str, verb: str, reason: str, rule: str, disaster: str = ""
) -> Refusal | None:
    """Return why a verb of the question cannot be said of a card, saint, sacrament or Resource.

    For pieces that are elsewhere; None if the words are others.
    """
    said, _, piece = text.partition(" ")
    facts = table.facts
    if said != verb or piece not in facts.ids + facts.resource_ids + facts.saint_ids + facts.sacrament_ids:
        return None
    return Refusal(text, Message("theopolis-" + reason, {"card": piece, "disaster": disaster}), rule)


@mypyc_attr(acyclic=True)
class TheopolisChance(ChanceStep):
    """A card turned up, a card dealt, a saint dealt."""

    def choices(self, table: TheopolisTable) -> list[int]:
        """Return the possible outcomes."""
        raise NotImplementedError

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Carry out an outcome."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class TheopolisConsequence(AutomaticStep):
    """Something that happens in Theopolis without a choice."""

    def run(self, table: TheopolisTable) -> None:
        raise NotImplementedError
