"""Moves of several rooms in one statement, for PostgreSQL: one message there, one back, all committed.

A room's row is updated if it has the previous version and, if given, the people that the move was based on.
Only for an updated room (`moved`), events are added, the command is stored and all processes are notified. A
room that is missing from the answer has changed.

With several rooms, one that another process has locked is skipped as if it had changed, so that processes
never wait for each other. A single room is waited for.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    CTE,
    JSON,
    Column,
    ColumnElement,
    Integer,
    LargeBinary,
    Select,
    TableValuedAlias,
    Text,
    bindparam,
    case,
    column,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.types import TypeEngine

from batisseurs.rooms.storage import Addition, RoomChanges
from batisseurs.server.storage import tables as t
from batisseurs.server.storage.rows import Values, done_values, event_values, room_values
from batisseurs.server.storage.single_move import CHANNEL

_ENCODER = msgspec.json.Encoder()

Columns = dict[str, TypeEngine[Any]]
_NEVER_RENEWED = {"id", "game", "created"}
ROOM: Columns = {each.name: each.type for each in t.rooms.c if each.name not in _NEVER_RENEWED}
MOVE: Columns = {"of": Text(), "before": Integer(), "people": Text(), **ROOM}
EVENT = {each.name: each.type for each in t.events.c}
DONE = {each.name: each.type for each in t.done.c}
"""The values of each kind as one JSON text: passing each value by itself took longer than everything else."""
NEXT, PART = chr(30), chr(31)
"""Separators between people, and between the fields of each."""
_NEXT, _PART, _NOBODY = (literal_column(text, Text) for text in ("chr(30)", "chr(31)", "''"))


def _rows(name: str, columns: Columns) -> TableValuedAlias:
    """Return rows that come as JSON. Bytes are base64 there."""
    typed = [column(key, Text if isinstance(kind, LargeBinary) else kind) for key, kind in columns.items()]
    given = func.json_to_recordset(bindparam(name, type_=JSON))
    return given.table_valued(*typed).render_derived(name=name, with_types=True)


def _read(rows: TableValuedAlias, columns: Columns) -> Iterator[ColumnElement[Any]]:
    for key, kind in columns.items():
        yield func.decode(rows.c[key], "base64") if isinstance(kind, LargeBinary) else rows.c[key]


def _people() -> ColumnElement[str]:
    """Return who holds the seats of a room, and its auto-answers, as `people_text` writes them."""
    held, told = t.holders.c, t.auto_answers.c
    holder = held.seat.cast(Text) + _PART + held.guest
    answer = told.seat.cast(Text) + _PART + told.step + _PART + told.text
    # Byte order, whatever the language of the database.
    answers = _joined(told.room, answer, told.seat, told.step.collate("C"))
    return _joined(held.room, holder, held.seat) + _NEXT + _NEXT + answers


def _joined(room: Column[str], each: ColumnElement[str], *order: ColumnElement[Any]) -> ColumnElement[str]:
    """Return what several rows say of a room, in one text."""
    text = select(func.string_agg(each, aggregate_order_by(_NEXT, *order))).where(room == t.rooms.c.id)
    return func.coalesce(text.scalar_subquery(), _NOBODY)


def people_text(newest: RoomChanges) -> str:
    """Return who holds the seats of a room, and its auto-answers, as text."""
    holders = [f"{seat}{PART}{guest}" for seat, guest in sorted(newest.holders.items())]
    auto_answers = [
        f"{seat}{PART}{step}{PART}{text}" for (seat, step), text in sorted(newest.auto_answers.items())
    ]
    return f"{NEXT.join(holders)}{NEXT}{NEXT}{NEXT.join(auto_answers)}"


@functools.cache
def whole_moves(*, told: bool, waiting: bool) -> Select[tuple[str, object]]:
    """Return the statement: notifying others or not, waiting for locks or not."""
    asked = _rows("asked", MOVE)
    at_hand = (
        select(*asked.c)
        .join_from(asked, t.rooms, t.rooms.c.id == asked.c.of)
        .where(
            t.rooms.c.version == asked.c.before, or_(asked.c.people.is_(None), asked.c.people == _people())
        )
        .with_for_update(key_share=True, of=t.rooms, skip_locked=not waiting)
        .cte("at_hand")
    )
    moved = (
        update(t.rooms)
        .where(t.rooms.c.id == at_hand.c.of, t.rooms.c.version == at_hand.c.before)
        .values({name: at_hand.c[name] for name in ROOM})
        .returning(t.rooms.c.id, t.rooms.c.version, at_hand.c.before)
        .cte("moved")
    )
    added = _added(moved, "event", EVENT), _added(moved, "done", DONE)
    # Sent when the transaction commits, and only then.
    news = func.pg_notify(CHANNEL, moved.c.id + ":" + moved.c.version.cast(Text))
    tell = case((moved.c.version > moved.c.before, news)) if told else _NOBODY
    return select(moved.c.id, tell).add_cte(*added)


def _added(moved: CTE, name: str, columns: Columns) -> CTE:
    table = {"event": t.events, "done": t.done}[name]
    new = _rows(name, columns)
    each = select(*_read(new, columns)).join_from(new, moved, moved.c.id == new.c.room)
    return insert(table).from_select(list(columns), each).cte(f"added_{name}")


def whole_moves_values(additions: Sequence[Addition]) -> Values:
    """Return the values of the statement."""
    moves, events, done = [], [], []
    for addition in additions:
        row = addition.row
        move = room_values(row)
        move["of"], move["before"] = row.id, row.version - len(addition.events)
        move["people"] = people_text(addition.upon) if addition.upon is not None else None
        moves.append(move)
        events += [event_values(row.id, kept) for kept in addition.events]
        if addition.done is not None:
            done.append(done_values(row.id, addition.done))
    rows = {"asked": moves, "event": events, "done": done}
    return {name: _ENCODER.encode(each).decode() for name, each in rows.items()}
