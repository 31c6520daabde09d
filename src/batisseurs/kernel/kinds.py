"""What the numbers of a step stand for: a seat, a card, how many, yes or no.

A step class says it once:

    class PayFor(OrchardStep):
        made_from = arguments(chooser=SEAT, tree=TREE, left=NUMBER)

From this come the step's fields as they are saved and shown, and what a position with such a step is refused
for. A game adds its own kinds beside the rules that they belong to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from batisseurs.kernel.choice import Message
from batisseurs.kernel.faults import Fault

if TYPE_CHECKING:
    from batisseurs.kernel.step import Step
    from batisseurs.kernel.table import Table

Fits = Callable[[Any, int], bool]


class Kind(NamedTuple):
    """What a number stands for, in a word for refusals, and whether a table has what it says."""

    name: str
    fits: Fits


def below(name: str, most: int | Callable[[Any], int], least: int = 0) -> Kind:
    """Return the kind of numbers from `least` on that are less than `most`, which the table may say."""
    if isinstance(most, int):
        return Kind(name, lambda _, number: least <= number < most)
    return Kind(name, lambda table, number: least <= number < most(table))


SEAT = below("seat", lambda table: table.players)
ACTIVE = Kind("active seat", lambda table, number: number == table.active)
NUMBER = Kind("number", lambda _, number: number >= 1)
REST = Kind("number", lambda _, number: number >= 0)
FLAG = Kind("switch", lambda _, number: number in {0, 1})


def arguments(**kinds: Kind) -> Mapping[str, Kind]:
    """Name the attributes of a step that are its fields, in the order of its arguments, with their kinds."""
    return kinds


def check_steps(game: str, steps: Iterable[type[Step]]) -> None:
    """Refuse step classes that say something else than what they are made from, when a game is loaded."""
    for step in steps:
        stated: Mapping[str, object] = step.made_from
        wrong = [name for name, kind in stated.items() if not isinstance(kind, Kind)]
        if wrong:
            raise TypeError(f"{game}: {step.__name__}.made_from: {wrong[0]} has no kind")
        given = tuple(range(len(stated)))
        make: Any = step
        try:
            found = make(*given).fields()
        except (AttributeError, TypeError) as error:
            raise TypeError(f"{game}: {step.__name__}.made_from ({', '.join(stated)}): {error}") from None
        if found != given:
            raise TypeError(
                f"{game}: {step.__name__}.made_from ({', '.join(stated)}) is not in the order of its"
                f" arguments: made from {given}, it has {found}"
            )


def misfit(table: Table, step: Step) -> str:
    """Return what the first wrong number of a step should stand for, empty if all are right."""
    for name, kind in step.made_from.items():
        if not kind.fits(table, getattr(step, name)):
            return kind.name
    return ""


def no_such(slug: str, step: Step, what: str) -> Fault:
    """Say that a pending step names what the table does not have; the game's catalogue words it."""
    about: dict[str, str | int | list[str]] = {"step": str(step), "what": what.replace(" ", "-")}
    text = f"{step} is pending, but this table has no such {what}"
    return Fault(text, Message(f"{slug}-pending-misfit", about))
