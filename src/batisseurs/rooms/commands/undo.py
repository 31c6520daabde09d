"""Taking back lines: one's own last ones freely, others when all agree."""

from __future__ import annotations

import itertools

from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import CHANCE
from batisseurs.rooms.access.actor import Actor, check_sits
from batisseurs.rooms.commands.play import check_no_request, check_playing, come_back, run_chance
from batisseurs.rooms.errors import BadRequest, NotAllowed, NotNow
from batisseurs.rooms.state.companion import enterers
from batisseurs.rooms.state.events import Reopened, Undone
from batisseurs.rooms.state.live_room import Draft
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.state.rules import asked


def undo(draft: Draft, who: Actor, lines: int) -> None:
    """Take back one's own last lines, as far as that is free."""
    check_sits(draft.room, who)
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
    undo_lines(draft, who.seat, before_the_draw(draft, lines, free), agreed=False)


def before_the_draw(draft: Draft, lines: int, most: int) -> int:
    """Take back further, to what somebody chose or entered: the server would at once draw anew."""
    return next((taken for taken in range(lines, most) if _somebody_acts(draft, taken)), most)


def before_a_choice(draft: Draft, lines: int) -> int:
    """Return how many lines to take back so that somebody chooses next: nearest before, else the first."""
    every = len(draft.room.lines)
    for taken in itertools.chain(range(lines, every + 1), range(lines - 1, 0, -1)):
        if _somebody_acts(draft, taken):
            return taken
    raise NotNow("nobody has chosen anything yet", Message("error-room-nothing-chosen"))


def _somebody_acts(draft: Draft, taken: int) -> bool:
    """Tell whether it is not the server that goes on when so many lines are taken back."""
    rules, _ = draft.played()
    table = rules.after(draft.room.lines[: len(draft.room.lines) - taken])
    return table.chooser() != CHANCE or bool(enterers(draft.room, table))


def check_lines(room: Room, lines: int) -> None:
    """Refuse a number of lines that there is not."""
    if not 1 <= lines <= len(room.lines):
        raise BadRequest(
            f"there are {len(room.lines)} lines to undo, not {lines}",
            Message("error-undo", {"number": len(room.lines), "asked": str(lines)}),
        )


def undo_lines(draft: Draft, seat: int, lines: int, *, agreed: bool) -> None:
    """Take back lines. Where chance had answered it answers anew; auto-answers wait until the next."""
    rules, _ = draft.played()
    left = len(draft.room.lines) - lines
    draft.table = rules.after(draft.room.lines[:left])
    over = draft.room.stage == "over"
    draft.add(Undone(seat, lines, left, asked(draft.table), agreed))
    if over:
        draft.add(Reopened())
    run_chance(draft)
