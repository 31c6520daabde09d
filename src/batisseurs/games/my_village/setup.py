"""Set-up. Rules: 3.2.

Every card that is turned up, every board that is dealt and the first player are outcomes of chance and
stand in the log.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.facts import BOARDS, MONK_PILES
from batisseurs.games.my_village.office import RevealCustomer
from batisseurs.games.my_village.religion import RevealMonk
from batisseurs.games.my_village.rounds import Turns, begin_round
from batisseurs.games.my_village.table import (
    BOARD,
    COINS,
    ROW,
    VillageChance,
    VillageTable,
)
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.kinds import SEAT, arguments
from batisseurs.kernel.seats import Seat, seat_name


def set_up(table: VillageTable) -> None:
    """Begin the set-up: chance chooses the first customer of the zone."""
    table.then(DealBoard(0), FindFirst())
    for pile in range(MONK_PILES):
        table.then(RevealMonk(MONK_PILES - 1 - pile))
    table.then(RevealCustomer(table.facts.zone))
    table.settle()


@final
@mypyc_attr(acyclic=True)
class DealBoard(VillageChance):
    """Every player receives a random village board (MV-31)."""

    asked_by = "MV-31"
    made_from = arguments(owner=SEAT)

    def __init__(self, owner: Seat) -> None:
        """Name the player."""
        super().__init__()
        self.owner: Final = owner

    def actor(self) -> Seat:
        """Return the owner."""
        return self.owner

    def choices(self, table: VillageTable) -> list[int]:
        """The boards not dealt yet."""
        free: list[int] = []
        for board in range(BOARDS):
            taken = False
            for seat in range(table.players):
                if table.villages[seat * ROW + BOARD] == board:
                    taken = True
            if not taken:
                free.append(board)
        return free

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Lay it down; then the next player's."""
        table.villages[self.owner * ROW + BOARD] = choice
        if table.game_events is not None:
            board = table.facts.board_ids[choice]
            table.tell("receives-board", {"seat": self.owner, "board": board}, "MV-31")
        if self.owner + 1 < table.players:
            table.then(DealBoard(self.owner + 1))

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-board", {"seat": self.owner})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`deal board_1 to p1`."""
        board = table.facts.board_ids[choice]
        about: dict[str, str | int | list[str]] = {"seat": self.owner, "board": board}
        return Choice(f"deal {board} to {seat_name(self.owner)}", Message("my-village-deal-board", about))


@final
@mypyc_attr(acyclic=True)
class FindFirst(VillageChance):
    """A random player becomes first player and receives the hand (MV-35)."""

    asked_by = "MV-35"

    def choices(self, table: VillageTable) -> list[int]:
        """Any seat."""
        return list(range(table.players))

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Coins in clockwise order, then the first round (MV-36)."""
        table.holder = choice
        if table.game_events is not None:
            table.tell("is-first", {"seat": choice}, "MV-35")
        seat: Seat = choice
        for place in range(table.players):
            table.villages[seat * ROW + COINS] = table.facts.starting_coins[place]
            seat = table.next_seat(seat)
        table.then(Turns())
        begin_round(table)

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-first")

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`begin p1`."""
        return Choice(f"begin {seat_name(choice)}", Message("my-village-first", {"seat": choice}))
