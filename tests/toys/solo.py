"""One seat against a side nobody sits at, which acts by a printed script and says why.

- **SO-1** On a track of eight places the seat, in its turn, walks one place or throws two coins: a place for
  each head.
- **SO-2** Then the rival moves: two places if it is behind, else one. With the option `patient` it waits in
  the first two rounds.
- **SO-3** Whoever reaches the last place first has won; the seat moves first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from batisseurs.kernel import (
    AutomaticStep,
    Bounds,
    ChanceStep,
    Choice,
    Feature,
    GameEvent,
    Message,
    Option,
    Result,
    Source,
    Step,
    StepKind,
)
from batisseurs.kernel.game import Options
from batisseurs.kernel.kinds import SEAT, arguments
from batisseurs.kernel.seats import Seat
from tests.toys.base import ToyGame, ToyTable

RULES = __doc__
TRACK = 8
WALK, THROW = 0, 1


class SoloTable(ToyTable):
    """Two pawns."""

    zones = ("place", "rival", "round")
    slug = "solo"
    place: int
    rival: int
    round: int

    def move(self, steps: int) -> None:
        """Move the seat's pawn; the last place ends the game (SO-3)."""
        self.place = min(TRACK, self.place + steps)
        if self.place == TRACK:
            self.instead()


class Move(Step):
    """Walk or throw (SO-1)."""

    def choices(self, table: SoloTable) -> list[int]:
        """Always both."""
        return [WALK, THROW]

    def choose(self, table: SoloTable, choice: int) -> None:
        """Move, or let chance say how far."""
        if choice == WALK:
            table.move(1)
        else:
            table.then(ThrowCoins(self.chooser))

    def prompt(self, table: SoloTable) -> Message:
        """Ask."""
        return Message("solo-ask", {"seat": self.chooser})

    def say(self, table: SoloTable, choice: int) -> Choice:
        """`walk`, `throw`."""
        verb = "walk" if choice == WALK else "throw"
        return Choice(verb, Message(f"solo-{verb}"), ("p1.pawn",))


class ThrowCoins(ChanceStep):
    """Two coins: none, one or two heads (SO-1)."""

    made_from = arguments(owner=SEAT)

    def __init__(self, owner: Seat) -> None:
        """Name who throws."""
        super().__init__()
        self.owner = owner

    def actor(self) -> Seat:
        """Return who throws."""
        return self.owner

    def choices(self, table: SoloTable) -> list[int]:
        """The number of heads."""
        return [0, 1, 2]

    def weight(self, table: SoloTable, choice: int) -> int:
        """One of the four cases has no heads, two have one."""
        return (1, 2, 1)[choice]

    def draw(self, table: SoloTable, source: Source) -> int:
        """Throw one after the other."""
        return source.below(2) + source.below(2)

    def choose(self, table: SoloTable, choice: int) -> None:
        """Move."""
        table.report(GameEvent(Message("solo-heads", {"seat": self.owner, "number": choice}), "SO-1"))
        table.move(choice)

    def prompt(self, table: SoloTable) -> Message:
        """Ask."""
        return Message("solo-ask-throw")

    def say(self, table: SoloTable, choice: int) -> Choice:
        """`heads 2`."""
        return Choice(f"heads {choice}", Message("solo-heads", {"number": choice}), ("p1.pawn",))


class RivalMoves(AutomaticStep):
    """The rival's script; every line of it is told (SO-2)."""

    def run(self, table: SoloTable) -> None:
        """Wait, or move one or two places."""
        if table.options["patient"] and table.round <= 2:
            table.report(GameEvent(Message("solo-rival-waits", {"round": table.round}), "SO-2"))
        else:
            behind = table.rival < table.place
            table.rival = min(TRACK, table.rival + (2 if behind else 1))
            message = "solo-rival-runs" if behind else "solo-rival-walks"
            table.report(GameEvent(Message(message, {"place": table.rival}), "SO-2"))
        if table.rival == TRACK:
            table.instead()


class NextRound(AutomaticStep):
    """Seat, rival, and again."""

    def run(self, table: SoloTable) -> None:
        """Count the round."""
        table.round += 1
        table.then(Move(0), RivalMoves(), NextRound())


class Solo(ToyGame):
    """The contract filled in."""

    slug = "solo"
    title = "Solo"
    min_players = 1
    max_players = 1
    options = (Option("patient", default=False, rule="SO-2"),)
    endings = ("seat_home", "rival_home")
    steps = (StepKind(Move, 2), StepKind(ThrowCoins, 3), StepKind(RivalMoves, 0), StepKind(NextRound, 0))
    page = RULES
    table_class = SoloTable

    def sides(self, players: int, options: Options | None = None) -> tuple[str, ...]:
        """Name the rival."""
        return ("rival",)

    def begin(self, table: Any) -> None:
        """Both stand at the start."""
        table.place, table.rival, table.round = 0, 0, 0
        table.then(NextRound())

    def points(self, table: Any, seat: Seat) -> int:
        """Return the place on the track."""
        place: int = table.place
        return place

    def result(self, table: Any) -> Result:
        """Second behind the rival is a defeat."""
        home = table.place == TRACK
        ending, ranks = ("seat_home", (1,)) if home else ("rival_home", (2,))
        return Result(ending, ranks, (table.place,), (("rival", table.rival),))

    def broken_laws(self, table: Any) -> list[str]:
        """Both pawns are on the track."""
        on_track = 0 <= table.place <= TRACK and 0 <= table.rival <= TRACK
        return [] if on_track else [f"pawns at {table.place} and {table.rival}"]

    def numbers(self, table: Any, reader: Seat) -> dict[str, list[int]]:
        """Everything is open; the rival is shown like a seat."""
        return {"place": [table.place], "rival": [table.rival], "round": [table.round]}

    def rows(self, players: int) -> list[Feature]:
        """Return their sizes and limits."""
        return [Feature("place", 1, TRACK), Feature("rival", 1, TRACK), Feature("round", 1, 2 * TRACK)]

    def places(self, table: Any, reader: Seat) -> set[str]:
        """The pawns."""
        return {"p1.pawn", "rival.pawn"}

    def start_turn(self, table: Any, seat: Seat) -> None:
        """The seat moves."""
        table.put_pending([NextRound()])
        table.settle()

    def bounds(self, players: int, options: Mapping[str, bool | int | str] | None = None) -> Bounds:
        """The rival moves in every round but two, and needs no more than a place each."""
        return Bounds(decisions=TRACK + 2, chance=TRACK + 2)


SOLO = Solo()
