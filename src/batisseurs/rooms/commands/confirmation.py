"""Whether a choice can be taken back freely: who is not sure is asked again before one that cannot.

It is decided on a table on which everything that the seat cannot know has been dealt anew, always from the
same stream: so the answer tells nothing. Where the true table goes another way the choice was an honest one.
"""

from __future__ import annotations

from collections.abc import Mapping

from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import CHANCE, Seat
from batisseurs.kernel.step import SealedStep
from batisseurs.kernel.table import WITHDRAW, Table
from batisseurs.rooms.errors import NotSure
from batisseurs.rooms.state.companion import is_companion
from batisseurs.rooms.state.live_room import Draft

MOST_AUTO_ANSWERS = 100
"""How many auto-answers are followed."""


def check_undoable(draft: Draft, seat: Seat, choice: int) -> None:
    """Refuse a choice that could not be taken back without asking the others."""
    if choice == WITHDRAW:
        return
    rules, table = draft.played()
    twin = rules.veiled(table, seat)
    if isinstance(twin.top, SealedStep):
        others = draft.room.asks != (seat,)
        if not others and _completes(twin, seat, choice):
            raise NotSure("all answers are laid open then", Message("error-room-sure-open"))
        return
    twin.play(seat, choice)
    _follow(twin, seat, {step: text for (who, step), text in draft.auto_answers().items() if who == seat})
    if twin.over():
        raise NotSure("the game is over then", Message("error-room-sure-end"))
    if twin.chooser() == CHANCE:
        if is_companion(draft.room):
            return  # what is entered can be taken back, and what was chosen before it
        raise NotSure("chance has its say then", Message("error-room-sure-chance"))
    if twin.choosers() != [seat]:
        raise NotSure("it is for others to choose then", Message("error-room-sure-others"))


def _completes(twin: Table, seat: Seat, choice: int) -> bool:
    """Tell whether a choice makes a seat's covered answer complete."""
    step = twin.top
    twin.play(seat, choice)
    return twin.top is not step or seat not in twin.choosers()


def _follow(twin: Table, seat: Seat, auto_answers: Mapping[str, str]) -> None:
    """Give the seat's own auto-answers, as the room will."""
    for _ in range(MOST_AUTO_ANSWERS):
        if twin.top is None or twin.choosers() != [seat]:
            return
        text = auto_answers.get(type(twin.top).__name__)
        found = [choice for choice, said in choice_text.spoken_choices(twin, seat) if said.text == text]
        if not text or not found:
            return
        twin.play(seat, found[0])
