"""What a choice would do, and whether it could be undone freely: clients ask for confirmation if not.

This is decided on a table where everything that the seat cannot know has been redrawn, always from the same
stream, so that the answer reveals nothing. The real table may then differ.
"""

from __future__ import annotations

from collections.abc import Iterable

from batisseurs.kernel.choice import Message
from batisseurs.kernel.explanation import End, Foresight
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.table import WITHDRAW
from batisseurs.rooms.errors import NotSure
from batisseurs.rooms.state.companion import is_companion
from batisseurs.rooms.state.live_room import AutoAnswers, Draft, LiveRoom
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.views.model import PreviewView

ENDS_UNDO: dict[End, Message] = {
    "open": Message("error-room-sure-open"),
    "over": Message("error-room-sure-end"),
    "chance": Message("error-room-sure-chance"),
    "others": Message("error-room-sure-others"),
}


def check_undoable(draft: Draft, seat: Seat, choice: int) -> None:
    """Refuse a choice that could not be undone without asking the others."""
    if choice == WITHDRAW:
        return
    after, end = foresight(draft, seat, draft.auto_answers()).play(choice)
    why = ends_undo(draft.room, seat, end, after.choosers())
    if why is not None:
        raise NotSure("this could not be undone freely", why)


def previews(live: LiveRoom, seat: Seat, auto_answers: AutoAnswers) -> tuple[PreviewView, ...]:
    """Return what each choice of a seat would do; empty if it has nothing to answer."""
    rules, table = live.played()
    if live.room.stage != "playing" or seat not in table.choosers():
        return ()
    return tuple(
        PreviewView(
            text=one.text,
            told=one.told,
            figures=one.figures,
            score=one.score,
            end=one.end,
            asks=one.asks,
            unsure=ends_undo(live.room, seat, one.end, one.asks),
        )
        for one in foresight(live, seat, auto_answers).previews(rules.game)
    )


def foresight(live: LiveRoom, seat: Seat, auto_answers: AutoAnswers) -> Foresight:
    """Return what a seat can foresee in its room."""
    rules, table = live.played()
    own = {step: text for (who, step), text in auto_answers.items() if who == seat}
    return Foresight(rules.veiled(table, seat), seat, last=live.room.asks == (seat,), auto_answers=own)


def ends_undo(room: Room, seat: Seat, end: End, asks: Iterable[int]) -> Message | None:
    """Return why a choice that leads there could not be undone freely; None if it could.

    `Room.free_undo` then says how far that is. People who choose next take their time; a bot has chosen
    before anyone can undo.
    """
    if end == "" or (end != "over" and room.alone(seat)):
        return None
    if end == "chance" and is_companion(room):
        return None  # entries can be undone, and choices before them
    if end == "others" and not any(room.seats[other].bot or room.bot_moves_once(other) for other in asks):
        return None
    return ENDS_UNDO[end]
