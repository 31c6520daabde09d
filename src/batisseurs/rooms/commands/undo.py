"""Undo: their own last lines freely, others when all agree; bots agree at once."""

from __future__ import annotations

import itertools

from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import CHANCE
from batisseurs.kernel.table import Table
from batisseurs.rooms.access.actor import Actor, check_named
from batisseurs.rooms.commands.play import check_no_request, check_playing, come_back, run_chance
from batisseurs.rooms.errors import BadRequest, NotAllowed, NotNow
from batisseurs.rooms.state.companion import enterers
from batisseurs.rooms.state.events import Reopened, Undone
from batisseurs.rooms.state.live_room import Draft
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.state.rules import asked


def undo(draft: Draft, who: Actor, lines: int) -> None:
    """Undo their own last lines, as far as that needs no consent."""
    check_named(draft.room, who)
    check_playing(draft.room)
    check_no_request(draft.room)
    check_lines(draft.room, lines)
    free = draft.room.free_undo(who.seat)
    if lines > free:
        raise NotAllowed(
            f"{free} moves can be undone without asking the others, not {lines}",
            Message("error-room-undo", {"free": free, "lines": lines}),
        )
    come_back(draft, who.seat)
    undo_lines(draft, who.seat, before_own_choice(draft, who.seat, lines, free), agreed=False)


def before_own_choice(draft: Draft, seat: int, lines: int, most: int) -> int:
    """Extend an undo to the seat's own choice or entry: otherwise chance and bots would act again at once."""
    for taken in range(lines, most):
        table = _before(draft, taken)
        if seat in asked(table) or enterers(draft.room, table):
            return taken
    return most


def before_a_choice(draft: Draft, lines: int) -> int:
    """Return how many lines to undo so that a seat chooses next: the nearest before, else the first."""
    every = len(draft.room.lines)
    for taken in itertools.chain(range(lines, every + 1), range(lines - 1, 0, -1)):
        if _seat_acts(draft, taken):
            return taken
    raise NotNow("nobody has chosen anything yet", Message("error-room-nothing-chosen"))


def _seat_acts(draft: Draft, taken: int) -> bool:
    """Return whether a seat, and not the server, acts next after undoing so many lines."""
    table = _before(draft, taken)
    return table.chooser() != CHANCE or bool(enterers(draft.room, table))


def _before(draft: Draft, taken: int) -> Table:
    """Return the table as it was before the last lines."""
    rules, _ = draft.played()
    return rules.after(draft.room.lines[: len(draft.room.lines) - taken])


def check_lines(room: Room, lines: int) -> None:
    """Refuse more lines than there are."""
    if not 1 <= lines <= len(room.lines):
        raise BadRequest(
            f"there are {len(room.lines)} lines to undo, not {lines}",
            Message("error-undo", {"number": len(room.lines), "asked": str(lines)}),
        )


def undo_lines(draft: Draft, seat: int, lines: int, *, agreed: bool) -> None:
    """Undo lines. Chance draws again; auto-answers pause until the next choice."""
    rules, _ = draft.played()
    left = len(draft.room.lines) - lines
    draft.table = rules.after(draft.room.lines[:left])
    over = draft.room.stage == "over"
    draft.add(Undone(seat, lines, left, asked(draft.table), agreed))
    if over:
        draft.add(Reopened())
    run_chance(draft)
