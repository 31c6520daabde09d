"""Whether what is pending fits the table. In a game that was played it always does.

Rules trust their steps. So a document with steps that could not be there, or with too few cards for the turns
still to come, is refused here with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.kinds import has_turn
from batisseurs.games.esdras_et_nehemie.table import (
    DEPTH,
    OPPONENT,
    RESTING,
    SETTING_UP,
    STACKS,
    WORKING,
    EsdrasTable,
)
from batisseurs.kernel.bits import size
from batisseurs.kernel.faults import Fault, fault
from batisseurs.kernel.kinds import no_such
from batisseurs.kernel.seats import NOBODY, seat_name
from batisseurs.kernel.step import Step

SOLO_STEPS = {"RevealFocus", "RevealScheme", "OpponentLevites", "OpponentRebuild", "DrawOpponentWall"}


def contradictions(table: EsdrasTable) -> Iterator[Fault]:
    """Say in what the pending steps do not fit the table: nothing, in any game played."""
    for step in table.pending():
        misfit = _solo_misfit(table, step)
        if misfit:
            yield no_such("esdras-et-nehemie", step, misfit)
            return
    yield from _too_many_turns(table)
    yield from _too_few_cards(table)
    yield from _unanswerable(table)


def _solo_misfit(table: EsdrasTable, step: Step) -> str:
    """Return what a step of the opponent's turn lacks: the opponent, or its turn."""
    if type(step).__name__ not in SOLO_STEPS:
        return ""
    if not table.solo():
        return "opponent"
    return "" if has_turn(table, OPPONENT) else "active seat"


# Turns to come, and cards for them. ----------------------------------------------------------------------


def _too_many_turns(table: EsdrasTable) -> Iterator[Fault]:
    """A week has six days (EN-48); one that has more would never end."""
    most = f.DAYS * table.sides
    if table.turn > most:
        yield fault(
            "esdras-et-nehemie-pending-turns",
            "{number} turns have been begun, more than the {most} of a week (EN-48)",
            number=int(table.turn),
            most=most,
        )


def _turns_to_come(table: EsdrasTable, side: int) -> int:
    """Return how many turns of this week a side has not begun."""
    rest = range(table.turn, f.DAYS * table.sides)
    return sum((table.shofar + turn) % table.sides == side for turn in rest)


def _too_few_cards(table: EsdrasTable) -> Iterator[Fault]:
    """Every turn to come needs a card: of the opponent's piles, or of a player's that finds a place."""
    if table.phase == RESTING:
        return  # piles are being made again
    names = [type(step).__name__ for step in table.pending()]
    if table.solo():
        coming = _turns_to_come(table, OPPONENT)
        for pile, key, step, rule in (
            (table.focus_pile, "focus_pile", "RevealFocus", "EN-247"),
            (table.scheme_pile, "scheme_pile", "RevealScheme", "EN-252"),
        ):
            yield from _short(key, size(pile), coming + names.count(step), rule)
    for seat in range(table.players):
        coming = _turns_to_come(table, seat)
        if table.phase == WORKING and table.active == seat and table.played == f.NONE:
            coming += names.count("OpenPoint")
        name = seat_name(seat)
        yield from _short(f"{name}.hand", size(table.hand[seat] | table.pile[seat]), coming, "EN-54")
        deep = DEPTH if table.owns(seat, f.OPEN_HOUSE) else table.facts.stack_limit
        room = STACKS * deep - size(table.on_stacks(seat))
        yield from _short(f"{name}.stacks", room, coming, "EN-55")
        tucked = size(table.tucked[seat])
        for round_ in range(table.round, f.ROUNDS - 1):
            tucked += table.facts.tucked[round_]
        if table.round < f.ROUNDS - 1:
            yield from _short(f"{name}.tucked", f.CHARACTERS - tucked, f.DAYS, "EN-165")


def _short(place: str, there: int, needed: int, rule: str) -> Iterator[Fault]:
    """Say that of something too little is left."""
    if there < needed:
        yield fault(
            "esdras-et-nehemie-pending-cards",
            "{place}: this leaves {number}, but the turns to come need {needed} ({rule})",
            place=place,
            number=int(there),
            needed=int(needed),
            rule=rule,
        )


def _unanswerable(table: EsdrasTable) -> Iterator[Fault]:
    """A step that is asked has something to choose."""
    top = table.top
    if top is None:
        return
    name = type(top).__name__
    if name == "OpenPoint" and table.phase != WORKING:
        yield fault("esdras-et-nehemie-pending-phase", "a turn is pending outside the working days (EN-48)")
    chooser = table.chooser()
    if table.altar_face == f.NONE and table.phase != SETTING_UP:
        yield fault("esdras-et-nehemie-pending-face", "there is no altar card (EN-27)")
    elif chooser != NOBODY and not table.choices(chooser):
        yield fault(
            "esdras-et-nehemie-pending-nothing",
            "{step} is pending, but there is nothing to choose",
            step=str(top),
        )
