"""Importing the lines of a record as events of a room."""

from __future__ import annotations

from typing import Any

from batisseurs.kernel.errors import BadRecord
from batisseurs.kernel.game import Game
from batisseurs.kernel.play import Play, replay
from batisseurs.kernel.record import Record
from batisseurs.kernel.seats import CHANCE
from batisseurs.kernel.step import SealedStep
from batisseurs.rooms.commands.play import end, line_of
from batisseurs.rooms.state.companion import is_companion
from batisseurs.rooms.state.events import By
from batisseurs.rooms.state.live_room import Draft
from batisseurs.rooms.state.rules import asked


def replayed(game: Game, record: Record, text: str, components: Any) -> Play:
    """Replay a record; an illegal choice is refused with its line number in the text."""
    try:
        return replay(game, record, components)
    except BadRecord as error:
        number = error.about.get("line")
        if isinstance(number, int):  # counted from the first choice until here
            error.about["line"] = text.replace("\r\n", "\n").split("\n").index("") + 1 + number
        raise


def import_lines(draft: Draft, play: Play) -> None:
    """Add the log of a checked game, each line with the seats that the game waited for."""
    _, table = draft.played()
    for number, entry in enumerate(play.log, start=1):
        sealed = isinstance(table.top, SealedStep)
        table.play(entry.line.seat, entry.choice)
        by: By = "chance" if entry.line.seat == CHANCE and not is_companion(draft.room) else "person"
        draft.add(line_of(entry, number, by, asked(table), sealed=sealed))
    if table.over():
        end(draft)
