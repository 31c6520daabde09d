"""The turn. Rules: b3 structure, b4 start phase, b10 end phase, and the count of rounds (TH-152, TH-153)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.theopolis.board import RevealCard
from batisseurs.games.theopolis.city import hand_limit, is_person, points_each_turn, refills_from_discard
from batisseurs.games.theopolis.ending import finish, lose_points
from batisseurs.games.theopolis.facts import KINDS, RESOURCES
from batisseurs.games.theopolis.main_phase import MainPhase
from batisseurs.games.theopolis.table import (
    BY_ROUNDS,
    DISCARD,
    EMPTY,
    TheopolisConsequence,
    TheopolisStep,
    TheopolisTable,
    refuse_piece,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, NUMBER, arguments
from batisseurs.kernel.seats import Seat, seat_name
from batisseurs.kernel.step import Step

FROM_DISCARD: Final = KINDS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(TheopolisConsequence):
    """The turn passes clockwise; always the last step of the chain (TH-17, TH-152)."""

    def run(self, table: TheopolisTable) -> None:
        """Count the turn that is over, end the game after the last round, or begin the next turn."""
        table.again(self)
        table.turns_taken |= bit(table.active)
        if round_is_complete(table):
            if table.round >= table.max_rounds:
                finish(table, BY_ROUNDS)
                return
            table.round += 1
            table.turns_taken = 0
        seat = table.next_seat(table.active)
        begin_turn(table, seat)


def round_is_complete(table: TheopolisTable) -> bool:
    """Tell whether every player still in the game has had a turn (TH-152)."""
    for seat in range(table.players):
        if table.ranks[seat] == 0 and not table.turns_taken >> seat & 1:
            return False
    return True


def begin_turn(table: TheopolisTable, seat: Seat) -> None:
    """Have a seat take its turn: start, main and end phase (TH-25).

    First a board left open by a win is filled (TH-157).
    """
    table.active = seat
    table.added = 0
    table.exchanged = 0
    table.confessed = 0
    table.then(MainPhase(seat), EndPhase(seat))
    if EMPTY in table.board:
        table.then(RevealCard(), StartPhase(seat))
    else:
        start_phase(table, seat)


def start_phase(table: TheopolisTable, seat: Seat) -> None:
    """The active player loses original points for the Persons of the city (TH-28), maybe all (TH-30)."""
    if table.game_events is not None:
        table.tell("turn-begins", {"seat": seat, "round": table.round}, "TH-25")
    number = points_each_turn(table, seat)
    if number > 0:
        lose_points(table, seat, number, "TH-28")


@final
@mypyc_attr(acyclic=True)
class StartPhase(TheopolisConsequence):
    """The start of a turn that had to wait until the board was filled (TH-157)."""

    made_from = arguments(seat=ACTIVE)

    def __init__(self, seat: Seat) -> None:
        """Name the active player."""
        Step.__init__(self)
        self.seat: Final = seat

    def run(self, table: TheopolisTable) -> None:
        """Start now."""
        start_phase(table, self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EndPhase(TheopolisConsequence):
    """Hand, then board, then resources (TH-58)."""

    made_from = arguments(seat=ACTIVE)

    def __init__(self, seat: Seat) -> None:
        """Name the active player."""
        Step.__init__(self)
        self.seat: Final = seat

    def run(self, table: TheopolisTable) -> None:
        """Bring the hand to its limit first (TH-60, TH-63); only the limit of this moment counts (TH-64)."""
        seat = self.seat
        size = table.hand_size(seat)
        limit = hand_limit(table, seat)
        table.then(CloseTurn(seat))
        if size > limit:
            table.then(DiscardExcess(seat, size - limit))
        elif size < limit:
            table.then(RefillPick(seat, limit - size))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CloseTurn(TheopolisConsequence):
    """The board is filled, then all Resources of the player become unused (TH-65, TH-66)."""

    made_from = arguments(seat=ACTIVE)

    def __init__(self, seat: Seat) -> None:
        """Name the active player."""
        Step.__init__(self)
        self.seat: Final = seat

    def run(self, table: TheopolisTable) -> None:
        """Fill the board and come back, or turn the Resources upright."""
        if EMPTY in table.board:
            table.again(self)
            table.then(RevealCard())
            return
        used = table.used
        own = self.seat * RESOURCES
        for at in range(own, own + RESOURCES):
            if used[at] > 0:
                table.unused[at] += used[at]
                used[at] = 0


@final
@mypyc_attr(acyclic=True)
class DiscardExcess(TheopolisStep):
    """The hand is above its limit: discard a card of your choice, without effect (TH-63)."""

    asked_by = "TH-63"
    made_from = arguments(chooser=ACTIVE, left=NUMBER)

    def __init__(self, chooser: Seat, left: i64) -> None:
        """Name the player and how many cards are too many."""
        Step.__init__(self, chooser)
        self.left: Final = left

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any hand card."""
        return table.hand_kinds(self.chooser)

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Discard it."""
        table.leave_hand(self.chooser, choice)
        table.put_on_discard(choice)
        if table.game_events is not None:
            table.tell("discards-excess", {"seat": self.chooser, "card": table.facts.ids[choice]}, "TH-63")
        if self.left > 1:
            table.then(DiscardExcess(self.chooser, self.left - 1))

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-discard-excess", {"number": self.left})

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`discard pope`."""
        card = table.facts.ids[choice]
        at = (f"{seat_name(self.chooser)}.hand.{card}",)
        return Choice(f"discard {card}", Message("theopolis-discard", {"card": card}), at)

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that are not in the hand (TH-63)."""
        return refuse_piece(table, text, "discard", "why-not-held", "TH-63")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RefillPick(TheopolisStep):
    """The hand is below its limit: take a board card of your choice (TH-60), not replaced yet (TH-61)."""

    asked_by = "TH-60"
    made_from = arguments(chooser=ACTIVE, left=NUMBER)

    def __init__(self, chooser: Seat, left: i64) -> None:
        """Name the player and how many cards are missing."""
        Step.__init__(self, chooser)
        self.left: Final = left

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any card of the board; with Anointing also a Person of the discard pile (TH-62)."""
        kinds = table.board_kinds()
        if refills_from_discard(table, self.chooser):
            persons = table.facts.persons
            for index in range(len(persons)):
                if table.cards[DISCARD + persons[index]] > 0:
                    kinds.append(FROM_DISCARD + persons[index])
        return kinds

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Take it; all see which one it is (TH-22)."""
        if choice < FROM_DISCARD:
            kind = choice
            table.board[table.on_board(kind)] = EMPTY
        else:
            kind = choice - FROM_DISCARD
            table.cards[DISCARD + kind] -= 1
        table.put_in_hand(self.chooser, kind, known=1)
        if table.game_events is not None:
            rule = "TH-60" if choice < FROM_DISCARD else "TH-62"
            what = "picks" if choice < FROM_DISCARD else "recovers"
            table.tell(what, {"seat": self.chooser, "card": table.facts.ids[kind]}, rule)
        if self.left > 1:
            table.then(RefillPick(self.chooser, self.left - 1))

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-pick", {"number": self.left})

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`pick church`, `recover martyr`."""
        if choice < FROM_DISCARD:
            card = table.facts.ids[choice]
            return Choice(f"pick {card}", Message("theopolis-pick", {"card": card}), (f"board.{card}",))
        card = table.facts.ids[choice - FROM_DISCARD]
        return Choice(f"recover {card}", Message("theopolis-recover", {"card": card}), (f"discard.{card}",))

    def refusals(self, table: TheopolisTable) -> list[Refusal]:
        """The discard pile is closed without Anointing, and to all but Persons with it (TH-62)."""
        facts = table.facts
        anointed = refills_from_discard(table, self.chooser)
        reasons: list[Refusal] = []
        for kind in range(KINDS):
            if table.cards[DISCARD + kind] == 0 or (anointed and is_person(table, kind)):
                continue
            reason = "why-only-persons" if anointed else "why-no-anointing"
            card = facts.ids[kind]
            why = Message("theopolis-" + reason, {"card": card})
            reasons.append(Refusal(f"recover {card}", why, "TH-62", (f"discard.{card}",)))
        for name in facts.resource_ids:
            reasons.append(
                Refusal(f"pick {name}", Message("theopolis-why-no-resource"), "TH-60", (f"pile.{name}",))
            )
        return reasons

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that are neither on the board nor in the discard pile (TH-60, TH-62)."""
        return refuse_piece(table, text, "pick", "why-not-on-board", "TH-60") or refuse_piece(
            table, text, "recover", "why-not-discarded", "TH-62"
        )
