"""Steps: what a game waits for.

A step is a few small numbers, fixed when it is made. The steps still to come form a chain on
the table, the next one on top; `below` is written once, when a step is put on the chain. So
cloning a game copies one pointer, and saving one writes down names and numbers.

Each game has its own base class that names its own table type where this module says
Any: that is what makes compiled rules fast. Of the methods, only `choices`, `choose`, `run` and
`draw` are ever called in a playout; the others put a step into words.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import SEAT, Kind, arguments
from batisseurs.kernel.seats import CHANCE, EVERYONE, NOBODY, SEVERAL, Seat
from batisseurs.kernel.source import Source


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """A point at which the game waits for a seat, for several seats, for chance, or for nobody."""

    asked_by: ClassVar[str] = ""
    """The rule behind the step; answers that are not possible are refused with it."""
    made_from: ClassVar[Mapping[str, Kind]] = arguments(chooser=SEAT)
    """The attributes that are the step's arguments, in their order, and what each number stands for."""

    def __init__(self, chooser: Seat = NOBODY) -> None:
        """Set who chooses."""
        self.chooser: Final = chooser
        self.below: Step | None = None

    def choices(self, table: Any) -> list[int]:
        """Return what may be chosen now, never empty: the only source of legality."""
        raise NotImplementedError

    def choose(self, table: Any, choice: i64) -> None:
        """Apply a choice. It is trusted; the step has already left the chain."""
        raise NotImplementedError

    def run(self, table: Any) -> None:
        """Apply the step. Only for steps that nobody answers."""
        raise NotImplementedError

    def draw(self, table: Any, source: Source) -> int:
        """Return an outcome. Only steps of chance."""
        raise NotImplementedError

    def fields(self) -> tuple[int, ...]:
        """Return the arguments that would make this step again."""
        return tuple([getattr(self, name) for name in type(self).made_from])

    def actor(self) -> Seat:
        """Return the seat whose piece, turn or hand is concerned; mostly the chooser."""
        return self.chooser

    # In words. -----------------------------------------------------------------------------

    def prompt(self, table: Any) -> Message:
        """Return the prompt, as a sentence."""
        raise NotImplementedError

    def say(self, table: Any, choice: i64) -> Choice:
        """Put a choice into words. Called before `choose`."""
        raise NotImplementedError

    def may_be_automatic(self, table: Any, choice: i64) -> bool:
        """Tell whether an auto-answer may give a choice; not if the player pays for it."""
        return True

    def refusals(self, table: Any) -> list[Refusal]:
        """Return what a player would expect here and cannot do now, with reasons."""
        return []

    def refuse_words(self, table: Any, text: str) -> Refusal | None:
        """Return why these words are not a choice: for cases that are too many to list in `refusals`."""
        return None

    def audience(self, table: Any, choice: i64) -> Seat:
        """Return who may read this choice in the log while the game is on."""
        return EVERYONE

    def veiled(self, table: Any, choice: i64) -> Choice:
        """Return the public wording of a choice that not everyone may read."""
        return self.say(table, choice)

    def __repr__(self) -> str:
        """Name the step and its numbers."""
        return f"{type(self).__name__}({', '.join(map(str, self.fields()))})"

    def __eq__(self, other: object) -> bool:
        """Steps are equal if their class and fields are; the steps below do not count."""
        if not isinstance(other, Step):
            return NotImplemented
        return type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        """Equal steps have equal hashes."""
        return hash((type(self).__name__, self.fields()))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ChanceStep(Step):
    """A draw, a deal or a roll. Its outcomes have weights and go into the log like any choice."""

    made_from = arguments()

    def __init__(self) -> None:
        """Chance chooses."""
        super().__init__(CHANCE)

    def weight(self, table: Any, choice: i64) -> i64:
        """Return how many equally likely cases this outcome stands for."""
        return 1

    def draw(self, table: Any, source: Source) -> int:
        """Return an outcome with the chances that the weights say, directly and fast.

        This is right for every step. Games override it where listing all outcomes would be slow, and a
        law compares the two.
        """
        outcomes = self.choices(table)
        total: i64 = 0
        for outcome in outcomes:
            total += self.weight(table, outcome)
        left: i64 = source.below(total)
        for outcome in outcomes:
            left -= self.weight(table, outcome)
            if left < 0:
                return outcome
        raise AssertionError("weights changed while drawing")

    def actor(self) -> Seat:
        """Return the seat for which something is drawn, CHANCE if for none."""
        return CHANCE


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class AutomaticStep(Step):
    """Something that happens without a choice: the loop runs it as soon as it is on top."""

    made_from = arguments()

    def choices(self, table: Any) -> list[int]:
        """Nobody can choose here."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SealedStep(Step):
    """Several seats answer at once; nobody learns another's answer before all are in.

    An answer may have parts (workers, then wood, then gold). The parts given so far are in the
    table's `sealed` zone, not here: steps hold nothing hidden. A seat may withdraw its answer
    until the last one is complete.
    """

    made_from = arguments()

    def __init__(self) -> None:
        """Several seats choose."""
        super().__init__(SEVERAL)

    def seats(self, table: Any) -> list[Seat]:
        """Return the seats that answer, in seat order."""
        raise NotImplementedError

    def part_choices(self, table: Any, seat: Seat, given: list[int]) -> list[int]:
        """Return what this seat may answer next after its own parts so far; empty when complete."""
        raise NotImplementedError

    def asks(self, table: Any, seat: Seat, given: list[int]) -> bool:
        """Return whether this seat must still give a part; override it where listing the choices is slow."""
        return len(self.part_choices(table, seat, given)) > 0

    def reveal(self, table: Any, answers: list[list[int]]) -> None:
        """Apply all answers, once they are complete. `answers` has one list per seat of the table."""
        raise NotImplementedError

    def say_part(self, table: Any, seat: Seat, given: list[int], choice: i64) -> Choice:
        """Put one part of a seat's answer into words."""
        raise NotImplementedError

    def part_prompt(self, table: Any, seat: Seat, given: list[int]) -> Message:
        """Return the prompt for this seat's next part."""
        return self.prompt(table)

    def veiled_part(self, table: Any, seat: Seat) -> Choice:
        """Return what the others may read of a part of an answer."""
        return Choice("answer", Message("sealed-answer", {"seat": seat}))

    def part_refusals(self, table: Any, seat: Seat, given: list[int]) -> list[Refusal]:
        """Return what this seat would expect here and cannot answer now, with reasons."""
        return []
