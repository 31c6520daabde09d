"""Rows of the database as structs of the rooms, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from batisseurs.rooms.state.events import RoomEvent, StoredEvent
from batisseurs.rooms.storage import CompletedCommand, RoomRow, RoomSummary
from batisseurs.server.storage.errors import DAMAGED, down

_ENCODER = msgspec.json.Encoder()
_EVENT: msgspec.json.Decoder[RoomEvent] = msgspec.json.Decoder(RoomEvent)
_SEATS = msgspec.json.Decoder(tuple[int, ...])
_ABOUT = msgspec.json.Decoder(RoomSummary)

Values = dict[str, Any]
NO_END = 2**31 - 1
"""More than the version of any room."""


def room_values(row: RoomRow) -> Values:
    """Return the columns of a room."""
    return {
        "id": row.id,
        "game": row.game,
        "version": row.version,
        "stage": row.stage,
        "created": row.created,
        "changed": row.changed,
        "due": row.due,
        "bot_due": row.bot_due,
        "listed": row.listed,
        "waiting": _ENCODER.encode(row.waiting).decode(),
        "about": _ENCODER.encode(row.about).decode() if row.about is not None else None,
    }


def room_row(found: Sequence[Any]) -> RoomRow:
    """Return a room from its columns."""
    *plain, bot_due, listed, waiting, about = found
    shown = _ABOUT.decode(about) if about is not None else None
    # SQLite has numbers for yes and no.
    return RoomRow(*(*plain, bool(bot_due), bool(listed), _SEATS.decode(waiting), shown))


def event_values(room: str, kept: StoredEvent) -> Values:
    """Return the columns of an event."""
    return {
        "room": room,
        "version": kept.version,
        "at": kept.at,
        "body": _ENCODER.encode(kept.event).decode(),
        "views": kept.views,
    }


def kept_event(version: int, at: int, body: str) -> StoredEvent:
    """Return an event from its columns, without its views."""
    try:
        return StoredEvent(version, at, _EVENT.decode(body))
    except (msgspec.DecodeError, RecursionError) as error:
        raise down(DAMAGED) from error


def done_values(room: str, done: CompletedCommand) -> Values:
    """Return the columns of a command that was carried out."""
    return {
        "guest": done.guest,
        "id": done.id,
        "room": room,
        "digest": done.digest,
        "first": done.first,
        "last": done.last,
    }
