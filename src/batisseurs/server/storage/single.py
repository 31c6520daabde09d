"""A move in one statement, for PostgreSQL: one message there and one back, and it is committed.

The room's row is renewed if it has the version before; only if it was (`moved`) the events are added, the
command is noted and all processes are told. No row in the answer: somebody else was faster.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Integer,
    LargeBinary,
    Select,
    Text,
    bindparam,
    func,
    insert,
    literal,
    select,
    true,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY

from batisseurs.rooms.events import Kept
from batisseurs.rooms.storage import Done, RoomRow
from batisseurs.server.storage import tables as t
from batisseurs.server.storage.rows import Values, done_values, event_values, room_values

CHANNEL = "batisseurs"
"""Where PostgreSQL tells all processes of a house which room has which version now."""

TELL = select(func.pg_notify(CHANNEL, bindparam("said", type_=Text)))
"""Heard when the transaction commits, and only then."""
MOVE_ON = (
    update(t.rooms)
    .where(t.rooms.c.id == bindparam("of"), t.rooms.c.version == bindparam("before"))
    .values({column.name: bindparam(column.name) for column in t.rooms.c if column.name != "id"})
)
"""Renew the row of a room that has the version before."""
EVENT = {"version": Integer, "at": BigInteger, "body": Text, "views": LargeBinary}
"""What comes of each event, as one array for all."""


def move_values(row: RoomRow, events: int) -> Values:
    """Return what `MOVE_ON` needs to renew a row for so many more events."""
    values = room_values(row)
    values["of"], values["before"] = values.pop("id"), row.version - events
    return values


def _array(name: str) -> BindParameter[Any]:
    return bindparam(f"all_{name}", type_=ARRAY(EVENT[name]))


@functools.cache
def whole_move(*, noted: bool, told: bool) -> Select[tuple[object]]:
    """Return the statement, with or without a command to note, telling others or not."""
    moved = MOVE_ON.returning(t.rooms.c.id).cte("moved")
    arrays: list[BindParameter[Any]] = [
        bindparam(f"all_{name}", type_=ARRAY(kind)) for name, kind in EVENT.items()
    ]
    new = func.unnest(*arrays).table_valued(*EVENT).render_derived(name="new")
    each = select(moved.c.id, *(new.c[name] for name in EVENT)).select_from(moved.join(new, true()))
    ctes = [insert(t.events).from_select(["room", *EVENT], each).cte("added")]
    if noted:
        names = [column.name for column in t.done.c if column.name != "room"]
        command = [bindparam(f"done_{name}", type_=t.done.c[name].type) for name in names]
        ctes.append(insert(t.done).from_select(["room", *names], select(moved.c.id, *command)).cte("noted"))
    answer = func.pg_notify(CHANNEL, bindparam("said", type_=Text)) if told else literal(1)
    return select(answer).select_from(moved).add_cte(*ctes)


def whole_move_values(row: RoomRow, events: Sequence[Kept], done: Done | None) -> Values:
    """Return what the statement needs."""
    values = move_values(row, len(events)) | {"said": f"{row.id}:{row.version}"}
    added = [event_values(row.id, kept) for kept in events]
    values |= {f"all_{name}": [one[name] for one in added] for name in EVENT}
    if done is not None:
        values |= {f"done_{name}": value for name, value in done_values(row.id, done).items()}
    return values
