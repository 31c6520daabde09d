"""The storage of rooms over SQL: append-only events, and a row for each room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Subquery,
    Text,
    and_,
    bindparam,
    case,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from batisseurs.kernel.errors import BatisseursError
from batisseurs.rooms.errors import StorageDown
from batisseurs.rooms.state.events import StoredEvent
from batisseurs.rooms.storage import HOST, Addition, CompletedCommand, Conflict, RoomRow, Snapshot, Vacated
from batisseurs.server.storage import tables as t
from batisseurs.server.storage.base import put_in
from batisseurs.server.storage.batch_moves import whole_moves, whole_moves_values
from batisseurs.server.storage.driver import tell, tell_each
from batisseurs.server.storage.guests import GuestStorage
from batisseurs.server.storage.rows import (
    NO_END,
    Values,
    done_values,
    event_values,
    kept_event,
    room_row,
    room_values,
)
from batisseurs.server.storage.single_move import MOVE_ON, TELL, move_values

PAGE = 200
"""How many rooms are read at once when all are wanted."""

MOST_RUNS = 100
"""How many of the last uptimes are read."""

_ROOM, _MOST = bindparam("room", type_=Text), bindparam("most", type_=Integer)

ADD_ROOM = insert(t.rooms)
ADD_EVENTS = insert(t.events)
ADD_DONE = insert(t.done)

ROOM = select(t.rooms).where(t.rooms.c.id == _ROOM)
EVENTS = (
    select(t.events.c.version, t.events.c.at, t.events.c.body)
    .where(
        t.events.c.room == _ROOM,
        t.events.c.version > bindparam("after"),
        t.events.c.version <= bindparam("upto"),
    )
    .order_by(t.events.c.version)
)
VIEWS = (
    select(t.events.c.version, t.events.c.views)
    .where(
        t.events.c.room == _ROOM, t.events.c.version <= bindparam("version"), t.events.c.views.is_not(None)
    )
    .order_by(t.events.c.version.desc())
    .limit(1)
)
_DONE = (t.done.c.guest, t.done.c.id, t.done.c.digest, t.done.c.first, t.done.c.last)
# The opening of a room comes first, in case the same guest has used the same id in a room too.
DONE_ANYWHERE = (
    select(*_DONE)
    .where(t.done.c.guest == bindparam("guest"), t.done.c.id == bindparam("id"))
    .order_by(t.done.c.first)
    .limit(1)
)
DONE = DONE_ANYWHERE.where(t.done.c.room == _ROOM)
NEXT_ROOMS = (
    select(t.rooms)
    .where(tuple_(t.rooms.c.created, t.rooms.c.id) > tuple_(bindparam("created"), bindparam("id")))
    .order_by(t.rooms.c.created, t.rooms.c.id)
    .limit(PAGE)
)
COUNT_ROOMS = select(func.count()).select_from(t.rooms)


def _fair(
    wanted: ColumnElement[bool], order: Sequence[ColumnElement[Any]], *kinds: ColumnElement[Any]
) -> Subquery:
    """Return the wanted rooms, each with its rank among those of the same host (and kind)."""
    host = func.coalesce(t.holders.c.guest, t.rooms.c.id)
    place = func.row_number().over(partition_by=[host, *kinds], order_by=order)
    held = and_(t.holders.c.room == t.rooms.c.id, t.holders.c.seat == HOST)
    return select(t.rooms, place.label("place")).outerjoin(t.holders, held).where(wanted).subquery()


def _columns(found: Subquery) -> list[ColumnElement[Any]]:
    return [found.c[column.name] for column in t.rooms.c]


_EACH = bindparam("each", type_=Integer)
_listed = _fair(t.rooms.c.listed, [t.rooms.c.created.desc(), t.rooms.c.id.desc()])
LISTED = (
    select(*_columns(_listed))
    .where(_listed.c.place <= _EACH)
    .order_by(_listed.c.place, _listed.c.created.desc(), _listed.c.id.desc())
    .limit(_MOST)
)
# A bot has been waited for since the last change, a player since their clock ran out.
_waits = case((t.rooms.c.bot_due, t.rooms.c.changed), else_=t.rooms.c.due)
_due = _fair(
    or_(t.rooms.c.bot_due, t.rooms.c.due <= bindparam("now")), [_waits, t.rooms.c.id], t.rooms.c.bot_due
)
DUE = (
    select(*_columns(_due))
    .where(_due.c.place <= _EACH)
    .order_by(case((_due.c.bot_due, _due.c.changed), else_=_due.c.due), _due.c.id)
    .limit(_MOST)
)
INTERRUPTED = (
    select(t.rooms)
    .where(t.rooms.c.due.is_not(None), t.rooms.c.changed < bindparam("until"))
    .order_by(t.rooms.c.changed, t.rooms.c.id)
    .limit(_MOST)
)
RUNS = select(t.uptime.c.since, t.uptime.c.until).order_by(t.uptime.c.since.desc()).limit(MOST_RUNS)
RUNS_ON = update(t.uptime).where(t.uptime.c.since == bindparam("run")).values(until=bindparam("now"))
SNAPSHOT = select(*[column for column in t.snapshots.c if column.name != "room"]).where(
    t.snapshots.c.room == _ROOM
)
COMPONENTS = select(t.components.c.text).where(t.components.c.fingerprint == bindparam("fingerprint"))


class SqlStorage(GuestStorage):
    """A `rooms.storage.Storage` in a database. Thread-safe."""

    # Rooms and events. -----------------------------------------------------------------------------

    def add_room(self, row: RoomRow, events: Sequence[StoredEvent], done: CompletedCommand | None) -> None:
        """Add a room with its first events. `Conflict` if there is one of that id."""
        added = [event_values(row.id, kept) for kept in events]  # perhaps many, while others write

        def add(connection: Connection) -> None:
            tell(connection, ADD_ROOM, room_values(row))
            self._add(connection, row, added, done)

        self.write(add)

    def append(
        self,
        row: RoomRow,
        events: Sequence[StoredEvent],
        done: CompletedCommand | None,
        vacated: Vacated | None = None,
    ) -> None:
        """Add events and update the row, in one commit. `Conflict` if a version or the command exists.

        A command for an older version fails before any event is written; the unique key (room, version) would
        refuse it too.
        """
        self._append(Addition(row, events, done, vacated))

    def _append(self, addition: Addition) -> None:
        if not self.postgresql or addition.vacated is not None:
            self._writer.write(lambda connection: self.move_on(connection, addition))
        elif not self._moved([addition], waiting=True):
            raise _moved_on(addition)

    def append_all(self, additions: Sequence[Addition]) -> list[Exception | None]:
        """Add to several rooms in one commit; return the error of each.

        If anything is refused, each is tried by itself.
        """
        if not additions:
            return []
        rooms = {addition.row.id for addition in additions}
        if len(rooms) < len(additions) or any(self._is_special(addition) for addition in additions):
            return [self._tried(addition) for addition in additions]
        try:
            if self.postgresql:
                rooms = self._moved(additions, waiting=False)
            else:
                self._writer.write(lambda connection: self._move_all(connection, additions))
        except StorageDown as error:
            # It may be stored, and only the answer lost. Nothing is written again without being asked.
            return [StorageDown(error.text, error.message) for _ in additions]
        except (BatisseursError, Conflict):
            return [self._tried(addition) for addition in additions]
        return [None if addition.row.id in rooms else _moved_on(addition) for addition in additions]

    def _is_special(self, addition: Addition) -> bool:
        """Tell whether an addition needs more than the statements of a move."""
        return addition.vacated is not None or (addition.upon is not None and not self.postgresql)

    def _tried(self, addition: Addition) -> Exception | None:
        try:
            self._append(addition)
        except Exception as error:  # noqa: BLE001  told to whose it was
            return error
        return None

    def _moved(self, additions: Sequence[Addition], *, waiting: bool) -> set[str]:
        """Return the rooms that had the previous version and now have the additions."""
        statement = whole_moves(told=self.tells, waiting=waiting)

        def move(connection: Connection) -> list[tuple[str, object]]:
            found: list[tuple[str, object]] = tell(
                connection, statement, whole_moves_values(additions)
            ).fetchall()
            return found

        return {room for room, _ in self.write_single(move)}

    @staticmethod
    def _move_all(connection: Connection, additions: Sequence[Addition]) -> None:
        """Add to several rooms with three statements, as part of a commit. `Conflict` if one has changed."""
        rows = [move_values(addition.row, len(addition.events)) for addition in additions]
        if tell_each(connection, MOVE_ON, rows).rowcount != len(additions):
            raise Conflict("a room is not at the version before")
        events = [event_values(one.row.id, kept) for one in additions for kept in one.events]
        tell_each(connection, ADD_EVENTS, events)
        done = [done_values(one.row.id, one.done) for one in additions if one.done is not None]
        tell_each(connection, ADD_DONE, done)

    def move_on(self, connection: Connection, addition: Addition) -> None:
        """Add events and update the row, as part of a commit. `Conflict` if the room has changed."""
        row, events, done, vacated, upon = addition
        if upon is not None and self.newest_in(connection, row.id) != upon:
            raise _moved_on(addition)
        if tell(connection, MOVE_ON, move_values(row, len(events))).rowcount != 1:
            raise _moved_on(addition)
        self._add(connection, row, [event_values(row.id, kept) for kept in events], done)
        if vacated is not None:
            self.vacate(connection, row.id, vacated)

    def _add(
        self, connection: Connection, row: RoomRow, added: Sequence[Values], done: CompletedCommand | None
    ) -> None:
        if len(added) == 1:
            tell(connection, ADD_EVENTS, added[0])
        elif added:
            tell_each(connection, ADD_EVENTS, added)
        if done is not None:
            tell(connection, ADD_DONE, done_values(row.id, done))
        if self.tells and added:
            # Sent when the transaction commits, and only then.
            tell(connection, TELL, {"said": f"{row.id}:{row.version}"})

    def room(self, room: str) -> RoomRow | None:
        """Return what is known about a room."""
        found = self.read_one(ROOM, {"room": room})
        return room_row(found) if found is not None else None

    def events(self, room: str, after: int = 0, upto: int | None = None) -> list[StoredEvent]:
        """Return the events after a version, in order, without their views."""
        values = {"room": room, "after": after, "upto": NO_END if upto is None else upto}
        return [kept_event(version, at, body) for version, at, body in self.read(EVENTS, values)]

    def views(self, room: str, version: int) -> tuple[int, bytes] | None:
        """Return the newest packed views at or before a version, and their version."""
        found = self.read_one(VIEWS, {"room": room, "version": version})
        return (found[0], found[1]) if found is not None else None

    def done(self, room: str, guest: str, id_: str) -> CompletedCommand | None:
        """Return a completed command, of any room if `room` is empty (opening one)."""
        values = {"guest": guest, "id": id_}
        found = (
            self.read_one(DONE, {**values, "room": room}) if room else self.read_one(DONE_ANYWHERE, values)
        )
        return CompletedCommand(*found) if found is not None else None

    def rooms(self) -> Iterator[RoomRow]:
        """Return all rooms, the oldest first, a few at a time."""
        created, id_ = -(2**62), ""
        while page := [room_row(found) for found in self.read(NEXT_ROOMS, {"created": created, "id": id_})]:
            yield from page
            created, id_ = page[-1].created, page[-1].id

    def count_rooms(self) -> int:
        """Return how many rooms there are."""
        found = self.read_one(COUNT_ROOMS, {})
        return int(found[0]) if found is not None else 0

    def listed(self, most: int, each: int) -> list[RoomRow]:
        """Return the newest rooms of the lobby, at most so many of each host."""
        rows = [room_row(found) for found in self.read(LISTED, {"most": most, "each": each})]
        return sorted(rows, key=lambda row: (row.created, row.id), reverse=True)

    def due(self, now: int, most: int, each: int) -> list[RoomRow]:
        """Return rooms whose clock has run out or that wait for a bot, the longest waiting first."""
        return [room_row(found) for found in self.read(DUE, {"now": now, "most": most, "each": each})]

    # Uptime. -----------------------------------------------------------------------------------------

    def beat(self, now: int, gap: int) -> Sequence[tuple[int, int]]:
        """Note that the server is up; return the last periods of uptime.

        A new period begins if the last note is more than `gap` milliseconds old.
        """

        def sign(connection: Connection) -> list[tuple[int, int]]:
            runs = [(since, until) for since, until in tell(connection, RUNS, {}).fetchall()]
            if not runs or now - runs[0][1] > gap:
                tell(connection, put_in(self.dialect, t.uptime, ("since",)), {"since": now, "until": now})
                return [(now, now), *runs]
            if now > runs[0][1]:
                tell(connection, RUNS_ON, {"run": runs[0][0], "now": now})
            return runs

        return self.write(sign)

    def interrupted(self, until: int, most: int) -> list[RoomRow]:
        """Return rooms with a running clock in which nothing has happened since the server was down."""
        return [room_row(found) for found in self.read(INTERRUPTED, {"until": until, "most": most})]

    # Snapshots and components. -----------------------------------------------------------------------

    def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of older ones of the room."""
        values = {
            "room": room,
            "version": snapshot.version,
            "lines": snapshot.lines,
            "rules": snapshot.rules,
            "components": snapshot.components,
            "table": snapshot.table,
        }
        self.put(t.snapshots, ("room",), values, newest="version")

    def snapshot(self, room: str) -> Snapshot | None:
        """Return the newest snapshot."""
        found = self.read_one(SNAPSHOT, {"room": room})
        return Snapshot(*found) if found is not None else None

    def keep_components(self, fingerprint: str, game: str, text: str) -> None:
        """Store a component file under its fingerprint, once."""
        statement = put_in(self.dialect, t.components, ("fingerprint",))
        self.write_one(statement, {"fingerprint": fingerprint, "game": game, "text": text})

    def components(self, fingerprint: str) -> str | None:
        """Return a component file."""
        found = self.read_one(COMPONENTS, {"fingerprint": fingerprint})
        return str(found[0]) if found is not None else None


def _moved_on(addition: Addition) -> Conflict:
    before = addition.row.version - len(addition.events)
    return Conflict(f"room {addition.row.id} is not at version {before}, or other people are there")
