"""What lists show of a room, without building its table: its players and its stage."""

from __future__ import annotations

import contextlib

import msgspec

from batisseurs.rooms.errors import StorageDown
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.storage import Conflict, RoomRow, RoomSummary, SeatRow, Storage


def summary_of_room(room: Room) -> RoomSummary:
    """Return the summary of a room: it is stored in its row with every commit."""
    return RoomSummary(
        seats=tuple(SeatRow(state.name, state.bot, state.person) for state in room.seats),
        lines=len(room.lines),
        paused=room.paused,
        watching=room.settings.watching,
        marks=room.marks,
    )


def summary_of_row(storage: Storage, row: RoomRow) -> RoomSummary:
    """Return the summary of a row. Older rows do not have it: it is computed once and stored."""
    if row.about is not None and row.about.marks is not None:
        return row.about
    room = Room(row.id)
    for kept in storage.events(row.id, 0, row.version):
        room.apply(kept)
    about = summary_of_room(room)
    # If the room has changed meanwhile, its new row has a summary; if writing fails, the next reader does it.
    with contextlib.suppress(Conflict, StorageDown):
        storage.append(msgspec.structs.replace(row, about=about), [], None)
    return about
