"""What lists show of a room, without building its table: who sits there, how far it is."""

from __future__ import annotations

import contextlib

import msgspec

from batisseurs.rooms.errors import StorageDown
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.storage import Conflict, RoomRow, RoomSummary, SeatRow, Storage


def summary_of_room(room: Room) -> RoomSummary:
    """Return what lists show of a room: it is kept in its row, with every commit."""
    return RoomSummary(
        seats=tuple(SeatRow(state.name, state.bot, state.person) for state in room.seats),
        lines=len(room.lines),
        paused=room.paused,
        watching=room.settings.watching,
        marks=room.marks,
    )


def summary_of_row(storage: Storage, row: RoomRow) -> RoomSummary:
    """Return what lists show of a row. An old one does not have it yet: it is folded once, and kept."""
    if row.about is not None and row.about.marks is not None:
        return row.about
    room = Room(row.id)
    for kept in storage.events(row.id, 0, row.version):
        room.apply(kept)
    about = summary_of_room(room)
    # Whoever has gone on with the room meanwhile has kept it, too; who cannot write now may do so next time.
    with contextlib.suppress(Conflict, StorageDown):
        storage.append(msgspec.structs.replace(row, about=about), [], None)
    return about
