"""The statements of a move one by one, in a transaction; `batch_moves` has all in one."""

from __future__ import annotations

from sqlalchemy import Text, bindparam, func, select, update

from batisseurs.rooms.storage import RoomRow
from batisseurs.server.storage import tables as t
from batisseurs.server.storage.rows import Values, room_values

CHANNEL = "batisseurs"
"""The channel on which PostgreSQL notifies all processes of new versions."""

TELL = select(func.pg_notify(CHANNEL, bindparam("said", type_=Text)))
"""Sent when the transaction commits, and only then."""
MOVE_ON = (
    update(t.rooms)
    .where(t.rooms.c.id == bindparam("of"), t.rooms.c.version == bindparam("before"))
    .values({column.name: bindparam(column.name) for column in t.rooms.c if column.name != "id"})
)
"""Update the row of a room that has the previous version."""


def move_values(row: RoomRow, events: int) -> Values:
    """Return the values of `MOVE_ON` for a row after so many more events."""
    values = room_values(row)
    values["of"], values["before"] = values.pop("id"), row.version - events
    return values
