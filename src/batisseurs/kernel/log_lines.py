"""The log as people read it: one line for a choice and its results.

Rules report facts one by one, and rooms store them like that. Here facts become clauses, and clauses become
lines: facts that differ only in lists and amounts are merged ("gains 1 wood and 2 ash"). A game's `wordings`
say which facts are merged. The terminal, printed replays and the browser all show the same clauses. The
browser builds the lines itself, because it gets the clauses one by one (`client/table/log/fold.ts`); a test
compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Literal

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import CHANCE, NOBODY, Seat

Flow = Literal["", "begins", "joins", "echo", "pending", "turn", "silent"]
"""Where a clause goes.

`""`: the first clause of a choice begins a line, the others continue it. `begins` always begins a line,
`joins` always continues one. `echo` is left out if its line already names the same component, `pending` as
soon as something else is shown. `turn` is the heading of a turn. `silent` is not shown.
"""
Args = dict[str, str | int | list[str]]
TURN_BEGINS = "-turn-begins"
"""The id of the fact that begins a turn ends with this, in every game."""
REASON = "-reason-"
"""The id of a fact that only says why something was done contains this, in every game. It is silent."""
NOW = "_now"
"""The suffix of arguments that show only the newest value."""
ARGUMENT = re.compile(r"\$(\w+)")


class Wording(msgspec.Struct, frozen=True):
    """How a log shows a fact. The default shows it as it is."""

    id: str = ""
    """Another id to show it with: facts with the same id are merged."""
    lists: tuple[str, ...] = ()
    """Arguments that are shown as lists."""
    amounts: Mapping[str, str | int] = {}
    """What is counted, and the argument that says how many, or the number. `$good` in the name of what is
    counted is replaced by the argument of that name."""
    latest: tuple[str, ...] = ()
    """Arguments that show only the newest value, under their name with `_now`."""
    leave_out: tuple[str, ...] = ()
    """Arguments that are not shown."""
    convert: Callable[[Args], Args] | None = None
    """Replaces the arguments, before anything else."""
    flow: Flow = ""


Wordings = Mapping[str, Wording]
NO_WORDINGS: Wordings = {}

KERNEL: Wordings = {
    "sealed-answer": Wording(flow="pending"),
    "sealed-withdraw": Wording(flow="pending"),
}


class Clause(msgspec.Struct, frozen=True):
    """A part of a line: a message, and what is counted in it."""

    message: Message
    amount: dict[str, int] = {}
    """How many of what: ids of things, put into words as `amount`."""
    rule: str = ""
    flow: Flow = ""
    teller: int = NOBODY
    """The seat named before it, if its words name nobody."""


class LogLine(msgspec.Struct):
    """A line of the log, made from the entries `first` to `last`."""

    first: int
    last: int
    seat: int
    """Who chose; CHANCE or NOBODY if it was no seat."""
    heading: Message | None = None
    """The announcement of the turn that begins with this line."""
    clauses: list[Clause] = []
    part: int = 0
    """Index in `clauses` of the last choice's results: only those are merged."""


def turn_of(message: Message) -> Seat | None:
    """Return the seat whose turn a fact begins; None if it begins no turn of a seat."""
    seat = message.args.get("seat")
    return seat if message.id.endswith(TURN_BEGINS) and isinstance(seat, int) else None


# Facts become clauses. ---------------------------------------------------------------------------------


def clause_of(message: Message, rule: str, wordings: Wordings) -> Clause:
    """Return the clause for one fact."""
    wording = wordings.get(message.id) or KERNEL.get(message.id)
    if message.id.endswith(TURN_BEGINS):
        return Clause(message, rule=rule, flow="turn")
    if wording is None:
        return Clause(message, rule=rule, flow="silent" if REASON in message.id else "")
    try:
        return _worded(message, rule, wording)
    except (KeyError, ValueError):
        return Clause(message, rule=rule)  # stored by an older program with other arguments


def _worded(message: Message, rule: str, wording: Wording) -> Clause:
    args: Args = dict(message.args)
    if wording.convert is not None:
        args = wording.convert(args)
    amount: dict[str, int] = {}
    used = set(wording.leave_out)
    for item, number in wording.amounts.items():
        used.update(ARGUMENT.findall(item))
        counted = ARGUMENT.sub(lambda found: str(args[found.group(1)]), item)
        if isinstance(number, int):
            amount[counted] = number
        else:
            used.add(number)
            amount[counted] = int(str(args[number]))
    if any(amount.values()):
        amount = {item: number for item, number in amount.items() if number}
    args = {name: value for name, value in args.items() if name not in used}
    for name in wording.latest:
        args[name + NOW] = args.pop(name)
    for name in wording.lists:
        value = args[name]
        args[name] = value if isinstance(value, list) else [str(value)]
    return Clause(Message(wording.id or message.id, args), amount, rule, wording.flow)


def clauses_of(
    seat: Seat,
    choice: Message,
    facts: Iterable[tuple[Message, str]],
    wordings: Wordings,
    *,
    tells_choices: bool = True,
) -> list[Clause]:
    """Return the clauses of one entry: one for each fact; without facts, the choice itself.

    An outcome of chance that only begins a turn is shown before it.
    """
    told = [clause_of(message, rule, wordings) for message, rule in facts]
    if told and (seat != CHANCE or told[0].flow != "turn"):
        return told
    own = clause_of(choice, "", wordings)
    if told:
        return told if own.flow == "silent" else [own, *told]
    if own.flow == "silent" or (seat != CHANCE and own.flow != "pending" and not tells_choices):
        return []
    named = seat == CHANCE or choice.args.get("seat") == seat
    return [own if named else msgspec.structs.replace(own, teller=int(seat))]


# Clauses become lines. ---------------------------------------------------------------------------------


def fold(entries: Iterable[tuple[int, Seat, list[Clause]]]) -> list[LogLine]:
    """Put the clauses of entries (number, who chose, clauses) into lines."""
    lines: list[LogLine] = []
    set_up = True
    for number, seat, clauses in entries:
        told = [clause for clause in clauses if clause.flow != "silent"]
        for position, clause in enumerate(told):
            _forget_pending(lines, clause)
            if clause.flow == "turn":
                set_up = False
                lines.append(LogLine(number, number, NOBODY, clause.message))
                continue
            line = lines[-1] if lines else None
            if line is None or _begins(line, clause, seat, position, set_up=set_up):
                line = LogLine(number, number, int(seat))
                lines.append(line)
            elif not line.clauses:
                line.seat = int(seat) if position == 0 else NOBODY
            elif position == 0 and seat != CHANCE and not set_up:
                _extend(line, clause)
            line.last = number
            _put(line, clause)
    return lines


def _forget_pending(lines: list[LogLine], clause: Clause) -> None:
    """Remove `pending` clauses, now that another clause follows."""
    if not lines or all(other.flow != "pending" for other in lines[-1].clauses):
        return
    line = lines[-1]
    line.clauses = [
        other
        for other in line.clauses
        if other.flow != "pending" or (clause.flow == "pending" and _who(other) != _who(clause))
    ]
    line.part = min(line.part, len(line.clauses))
    if not line.clauses and line.heading is None:
        lines.pop()


def _who(clause: Clause) -> str | int | list[str]:
    return clause.message.args.get("seat", clause.teller)


def _begins(line: LogLine, clause: Clause, seat: Seat, position: int, *, set_up: bool) -> bool:
    """Return whether a clause begins a new line."""
    if not line.clauses:
        return False
    alike = [other for other in line.clauses if other.message.id == clause.message.id]
    # Before the first turn, what everyone gets is one line.
    gathers = set_up and "seat" in clause.message.args
    if alike and (gathers or any(together(other, clause) for other in alike)):
        return False
    if clause.flow == "begins":
        return True
    if clause.flow in {"joins", "pending"} or position > 0:
        return False
    # What chance adds belongs to the choice before it.
    return seat != CHANCE or line.seat == CHANCE


def _extend(line: LogLine, clause: Clause) -> None:
    """Continue a line with another choice: merge it with the last clause if possible, else append it."""
    if line.part < len(line.clauses) and together(line.clauses[line.part], clause) is None:
        line.part = len(line.clauses)


def _put(line: LogLine, clause: Clause) -> None:
    """Add a clause to a line, or merge it with one of the same choice."""
    if clause.flow == "echo" and _named(clause) <= {name for other in line.clauses for name in _named(other)}:
        return
    for index in range(line.part, len(line.clauses)):
        both = together(line.clauses[index], clause)
        if both is not None:
            line.clauses[index] = both
            return
    line.clauses.append(clause)


def _named(clause: Clause) -> set[str]:
    """Return the ids of the components that a clause names."""
    names: set[str] = set()
    for value in clause.message.args.values():
        if isinstance(value, str):
            names.add(value)
        elif isinstance(value, list):
            names.update(value)
    return names


def together(one: Clause, other: Clause) -> Clause | None:
    """Return one clause for two that differ only in lists and amounts; None for others."""
    before, after = one.message, other.message
    if before.id != after.id or one.teller != other.teller or before.args.keys() != after.args.keys():
        return None
    args: Args = {}
    adds_up = bool(one.amount)
    for name, value in before.args.items():
        added = after.args[name]
        if isinstance(value, list) and isinstance(added, list):
            args[name] = [*value, *added]
            adds_up = True
        elif name.endswith(NOW):
            args[name] = added
            adds_up = True
        elif value != added:
            return None
        else:
            args[name] = value
    if not adds_up:
        return None
    amount = dict(one.amount)
    for item, number in other.amount.items():
        amount[item] = amount.get(item, 0) + number
    return msgspec.structs.replace(one, message=Message(before.id, args), amount=amount)
