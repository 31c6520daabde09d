"""The lines of a game that was played elsewhere become events of a room."""

from __future__ import annotations

from batisseurs.kernel.play import Play
from batisseurs.kernel.seats import CHANCE
from batisseurs.kernel.step import SealedStep
from batisseurs.rooms.events import By
from batisseurs.rooms.live import Draft
from batisseurs.rooms.playing import end, line_of
from batisseurs.rooms.rules import asked


def import_lines(draft: Draft, play: Play) -> None:
    """Write down the log of a game that was checked, each line with whom the game asked then."""
    _, table = draft.played()
    for number, entry in enumerate(play.log, start=1):
        sealed = isinstance(table.top, SealedStep)
        table.play(entry.line.seat, entry.choice)
        by: By = "chance" if entry.line.seat == CHANCE else "person"
        draft.add(line_of(entry, number, by, asked(table), sealed=sealed))
    if table.over():
        end(draft)
