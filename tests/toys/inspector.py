"""One seat decides in another's turn: the chooser is not the actor. Nothing is hidden, nothing is chance.

- **IN-1** In turn each seat asks for one to three bricks, never for more than the supply still holds: twelve
  at the start.
- **IN-2** The next seat clockwise inspects: it approves, and the bricks are laid, or it objects.
- **IN-3** Each seat may object twice in a game. A builder who was objected to lays nothing.
- **IN-4** The game is over when the supply is empty, or after the last round. The most bricks win; with the
  option `tax` bricks left in the supply count for the seat with the fewest bricks, if there is only one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from batisseurs.kernel import (
    AutomaticStep,
    Bounds,
    Choice,
    Feature,
    GameEvent,
    Message,
    Option,
    Refusal,
    Result,
    Step,
    StepKind,
    seat_name,
)
from batisseurs.kernel.kinds import REST, SEAT, arguments
from batisseurs.kernel.seats import Seat
from tests.toys.base import ToyGame, ToyTable, ranks_of

RULES = __doc__
SUPPLY = 12
MOST = 3
OBJECTIONS = 2
APPROVE, OBJECT = 0, 1


class InspectorTable(ToyTable):
    """Bricks, laid or not, and who may still object."""

    zones = ("supply", "bricks", "objections", "turns")
    slug = "inspector"
    supply: int
    bricks: list[int]
    objections: list[int]
    turns: int


class AskForBricks(Step):
    """The builder asks (IN-1)."""

    def choices(self, table: InspectorTable) -> list[int]:
        """As many as there are."""
        return list(range(1, min(MOST, table.supply) + 1))

    def choose(self, table: InspectorTable, choice: int) -> None:
        """The next seat looks at it."""
        table.then(Inspect((self.chooser + 1) % table.players, self.chooser, choice))

    def prompt(self, table: InspectorTable) -> Message:
        """Ask."""
        return Message("inspector-ask-bricks", {"seat": self.chooser})

    def say(self, table: InspectorTable, choice: int) -> Choice:
        """`ask 3`."""
        return Choice(f"ask {choice}", Message("inspector-ask", {"number": choice}), ("supply",))

    def refusals(self, table: InspectorTable) -> list[Refusal]:
        """More than the supply holds."""
        reason = Message("inspector-why-supply", {"number": table.supply})
        too_many = range(table.supply + 1, MOST + 1)
        return [Refusal(f"ask {number}", reason, "IN-1", ("supply",)) for number in too_many]


class Inspect(Step):
    """Another seat decides about the builder's bricks (IN-2)."""

    made_from = arguments(chooser=SEAT, builder=SEAT, number=REST)

    def __init__(self, chooser: Seat, builder: Seat, number: int) -> None:
        """Name the inspector, the builder and how many bricks it is about."""
        super().__init__(chooser)
        self.builder = builder
        self.number = number

    def actor(self) -> Seat:
        """The builder's turn it is."""
        return self.builder

    def choices(self, table: InspectorTable) -> list[int]:
        """Objecting is limited (IN-3)."""
        return [APPROVE, OBJECT] if table.objections[self.chooser] > 0 else [APPROVE]

    def choose(self, table: InspectorTable, choice: int) -> None:
        """Lay the bricks, or not."""
        about: dict[str, str | int | list[str]] = {"seat": self.builder, "seat_inspector": self.chooser}
        if choice == OBJECT:
            table.objections[self.chooser] -= 1
            table.report(GameEvent(Message("inspector-objects", about), "IN-3"))
            return
        table.supply -= self.number
        table.bricks[self.builder] += self.number
        table.report(GameEvent(Message("inspector-lays", {**about, "number": self.number}), "IN-2"))

    def prompt(self, table: InspectorTable) -> Message:
        """Ask the inspector about the builder."""
        return Message("inspector-ask-approval", {"seat": self.builder, "number": self.number})

    def say(self, table: InspectorTable, choice: int) -> Choice:
        """`approve`, `object`."""
        verb = "object" if choice == OBJECT else "approve"
        return Choice(verb, Message(f"inspector-{verb}"), (f"{seat_name(self.builder)}.bricks",))

    def refusals(self, table: InspectorTable) -> list[Refusal]:
        """Who has objected twice must approve."""
        if table.objections[self.chooser] > 0:
            return []
        return [Refusal("object", Message("inspector-why-no-objection"), "IN-3")]


class TurnPasses(AutomaticStep):
    """The next builder, or the end (IN-4)."""

    def run(self, table: InspectorTable) -> None:
        """Count the turn and ask the next builder."""
        if table.supply == 0 or table.turns == int(table.options["rounds"]) * table.players:
            return
        builder = table.turns % table.players
        table.turns += 1
        table.then(AskForBricks(builder), TurnPasses())


class Inspector(ToyGame):
    """The contract filled in."""

    slug = "inspector"
    title = "Inspector"
    min_players = 2
    max_players = 3
    options = (
        Option("tax", default=False, rule="IN-4"),
        Option("rounds", default=9, rule="IN-4", minimum=1, maximum=50),
    )
    endings = ("supply_empty", "rounds_over")
    steps = (StepKind(AskForBricks, MOST + 1), StepKind(Inspect, 2), StepKind(TurnPasses, 0))
    page = RULES
    table_class = InspectorTable

    def begin(self, table: Any) -> None:
        """All bricks are in the supply."""
        table.supply, table.turns = SUPPLY, 0
        table.bricks, table.objections = [0] * table.players, [OBJECTIONS] * table.players
        table.then(TurnPasses())

    def points(self, table: Any, seat: Seat) -> int:
        """Return the bricks, with the tax."""
        bricks: list[int] = table.bricks
        taxed = table.options["tax"] and bricks.count(min(bricks)) == 1 and bricks[seat] == min(bricks)
        return bricks[seat] + (table.supply if taxed else 0)

    def result(self, table: Any) -> Result:
        """The most bricks win."""
        points = [self.points(table, seat) for seat in range(table.players)]
        return Result("rounds_over" if table.supply else "supply_empty", ranks_of(points), tuple(points))

    def broken_laws(self, table: Any) -> list[str]:
        """Bricks are conserved."""
        bricks = table.supply + sum(table.bricks)
        return [] if bricks == SUPPLY and table.supply >= 0 else [f"{bricks} of {SUPPLY} bricks"]

    def numbers(self, table: Any, reader: Seat) -> dict[str, list[int]]:
        """Everything is open."""
        return {
            "supply": [table.supply],
            "turns": [table.turns],
            "bricks": list(table.bricks),
            "objections": list(table.objections),
        }

    def rows(self, players: int) -> list[Feature]:
        """Return their sizes and limits."""
        return [
            Feature("supply", 1, SUPPLY),
            Feature("turns", 1, 50 * players),
            Feature("bricks", players, SUPPLY),
            Feature("objections", players, OBJECTIONS),
        ]

    def places(self, table: Any, reader: Seat) -> set[str]:
        """The supply, and what each seat has built."""
        return {"supply"} | {f"{seat_name(seat)}.bricks" for seat in range(table.players)}

    def start_turn(self, table: Any, seat: Seat) -> None:
        """A seat asks; turns are counted so that it is that seat's."""
        table.turns += (seat - table.turns) % table.players
        table.put_pending([TurnPasses()])
        table.settle()

    def bounds(self, players: int, options: Mapping[str, bool | int | str] | None = None) -> Bounds:
        """Two decisions a turn, no chance."""
        return Bounds(
            decisions=2 * players * int(self.read_options(players, options or {})["rounds"]), chance=0
        )


INSPECTOR = Inspector()
