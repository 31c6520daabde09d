"""What is wrong with a component file or a position, in English and as a message.

A fault is an English sentence and the same as a message, both made from the same arguments:

    fault("nehemiah-fault-gates", "the file has {number} gates; every column needs one", number=3)

The id is in the catalogue of every language. Faults that all games share need no sentence in a game's
catalogue: those of `must_be` and the others below are in the kernel's. Arguments are words of the file and
numbers, never sentences: those would stay English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Sized
from typing import Any

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadComponents

Argument = str | int | list[str]


class Fault(msgspec.Struct, frozen=True):
    """Something wrong: in English, as a message, and which numbered constraint it breaks, if one."""

    text: str
    message: Message
    constraint: str = ""

    def __str__(self) -> str:
        """Return the English sentence after the constraint's number."""
        return f"{self.constraint}: {self.text}" if self.constraint else self.text


def fault(id_: str, english: str, /, **about: Argument) -> Fault:
    """Make a fault: a catalogue id, the English sentence with `{name}` for each argument, the arguments."""
    shown = {
        name: ", ".join(value) or "none" if isinstance(value, list) else value
        for name, value in about.items()
    }
    return Fault(english.format(**shown), Message(id_, dict(about)))


# Faults that all games share. Each function returns None if all is well. ---------------------------
# `what` is the place of a value, as `batisseurs components` lists it: `bishop.cost`, `numbers.board`.


def must_be(what: str, said: str | int, must: str | int) -> Fault | None:
    """Require exactly this value."""
    if said == must:
        return None
    return fault(
        "fault-must-be", "{what}: the file says {said}, it must be {must}", what=what, said=said, must=must
    )


def must_be_from(what: str, said: int, least: int, most: int) -> Fault | None:
    """Require a number in a range."""
    if least <= said <= most:
        return None
    if least == most:
        return must_be(what, said, most)
    return fault(
        "fault-range",
        "{what}: the file says {said}, it must be {least} to {most}",
        what=what,
        said=said,
        least=least,
        most=most,
    )


def must_be_at_least(what: str, said: int, least: int) -> Fault | None:
    """Require a number of at least `least`."""
    if said >= least:
        return None
    return fault(
        "fault-at-least",
        "{what}: the file says {said}, it must be {least} or more",
        what=what,
        said=said,
        least=least,
    )


def must_be_at_most(what: str, said: int, most: int) -> Fault | None:
    """Require a number of at most `most`."""
    if said <= most:
        return None
    return fault(
        "fault-at-most",
        "{what}: the file says {said}, it must be {most} or less",
        what=what,
        said=said,
        most=most,
    )


def must_be_one_of(what: str, said: str, known: Iterable[str]) -> Fault | None:
    """Require one of these words."""
    listed = list(known)
    if said in listed:
        return None
    return fault(
        "fault-one-of",
        "{what}: there is no {said!r}; there are: {known}",
        what=what,
        said=said,
        known=listed,
    )


def must_list(what: str, listed: Sized, least: int, most: int) -> Fault | None:
    """Require a list of `least` to `most` items."""
    said = len(listed)
    if least <= said <= most:
        return None
    if least == most:
        return fault(
            "fault-list-exactly",
            "{what}: the file lists {said}, it must list {most}",
            what=what,
            said=said,
            most=most,
        )
    return fault(
        "fault-list",
        "{what}: the file lists {said}, it must list {least} to {most}",
        what=what,
        said=said,
        least=least,
        most=most,
    )


def must_list_exactly(what: str, found: list[str], box: Sequence[str]) -> Iterable[Fault | None]:
    """Require exactly these entries, each once, under one heading of the file."""
    for id_ in found:
        yield must_be_one_of(what, id_, box)
    for id_ in box:
        if id_ not in found:
            yield fault("fault-absent", "{what}: {said!r} is missing", what=what, said=id_)
    yield must_list(what, found, len(box), len(box))


def must_have_numbers(
    heading: str, found: Mapping[str, Any], known: Mapping[str, tuple[int, int]]
) -> Iterable[Fault | None]:
    """Require exactly these numbers under a heading, each in its range."""
    for name in found:
        yield must_be_one_of(f"[{heading}]", name, known)
    for name, (least, most) in known.items():
        if name not in found:
            yield fault("fault-number", "{what} is missing", what=f"{heading}.{name}")
        else:
            yield must_be_from(f"{heading}.{name}", found[name].value, least, most)


def must_be_listed_once(what: str, found: list[str], box: Iterable[str]) -> Iterable[Fault | None]:
    """Require exactly the entries that are in the box, each once, under one heading of the file."""
    listed = list(box)
    for id_ in found:
        yield must_be_one_of(what, id_, listed)
        if found.count(id_) > 1:
            yield fault(
                "fault-twice",
                "{what}: there are {number} entries {said!r}; one entry says all about its copies",
                what=what,
                number=found.count(id_),
                said=id_,
            )
    for id_ in listed:
        if id_ not in found:
            yield fault(
                "fault-missing",
                "{what}: {said!r} is missing; what is not in the box has copies = 0",
                what=what,
                said=id_,
            )


def differs(what: str, said: str | int, ours: str | int) -> Fault | None:
    """Note a value that is not the one of our reconstruction: for constraints that refuse nothing."""
    if said == ours:
        return None
    return fault(
        "fault-differs",
        "{what}: the file says {said}; our reconstruction has {ours}",
        what=what,
        said=said,
        ours=ours,
    )


def differs_if_less(what: str, said: int, ours: int) -> Fault | None:
    """Note a number that is smaller than our reconstruction needs."""
    if said >= ours:
        return None
    return fault(
        "fault-differs-less",
        "{what}: the file says {said}; our reconstruction has {ours} or more",
        what=what,
        said=said,
        ours=ours,
    )


# Numbered constraints. ---------------------------------------------------------------------------

Constraint = Callable[[Any], Fault | None]


class Constraints:
    """The numbered constraints of a game's component file, in the order in which they are checked.

    A constraint is a function from the typed file to a fault, or to nothing if the file satisfies it:

        CONSTRAINTS = Constraints()

        @CONSTRAINTS.refusing("TH-C2")
        def a_bishop_costs_one_of_each(box: Components) -> Fault | None:
            return must_be("bishop.cost", price(card(box, "bishop").cost), "1/1/1")
    """

    def __init__(self) -> None:
        """Begin without any."""
        self.refused: dict[str, Constraint] = {}
        self.noted_only: dict[str, Constraint] = {}

    def refusing(self, id_: str) -> Callable[[Constraint], Constraint]:
        """Mark a constraint that refuses a file."""
        return _mark(id_, self.refused)

    def noted(self, id_: str) -> Callable[[Constraint], Constraint]:
        """Mark a constraint whose difference is only noted."""
        return _mark(id_, self.noted_only)

    def check(self, box: Any) -> None:
        """Refuse a file that breaks a constraint, with its number, what the file says and what must be."""
        for id_, constraint in self.refused.items():
            found = constraint(box)
            if found is not None:
                raise BadComponents(
                    f"{id_}: {found.text}",
                    Message("error-constraint", {"constraint": id_}),
                    BadComponents(found.text, found.message),
                    constraint=id_,
                    reason=found.text,
                )

    def notes(self, box: Any) -> list[Fault]:
        """Return the differences that are only noted, not refused."""
        found = [(id_, constraint(box)) for id_, constraint in self.noted_only.items()]
        return [msgspec.structs.replace(said, constraint=id_) for id_, said in found if said is not None]


def _mark(id_: str, into: dict[str, Constraint]) -> Callable[[Constraint], Constraint]:
    def mark(constraint: Constraint) -> Constraint:
        into[id_] = constraint
        return constraint

    return mark


def check_readable(faults: Iterable[Fault | None]) -> None:
    """Refuse a file for the first fault that makes it impossible to play with, before any constraint."""
    for found in faults:
        if found is not None:
            raise BadComponents(
                f"the component file cannot be played with: {found.text}", found.message, reason=found.text
            )
