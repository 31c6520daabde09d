"""Moderation in the database: bans, reports, deleting rooms and what guests have said.

All of it works while the server runs: each change leaves a notice, and every process of the server looks for
notices once a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, tuple_, update

from batisseurs.rooms.state.events import StoredEvent
from batisseurs.rooms.storage import Addition, CompletedCommand, Conflict, RoomRow
from batisseurs.server.storage import tables as t
from batisseurs.server.storage.engine import connected
from batisseurs.server.storage.rows import event_values, room_row
from batisseurs.server.storage.sql import SqlStorage

T = TypeVar("T")

ATTEMPTS = 10
DAY = 24 * 60 * 60 * 1000
OF_A_ROOM = (
    t.reports, t.auto_answers, t.invitations, t.spectators, t.holders, t.snapshots, t.done, t.events,
)  # fmt: skip
"""Everything stored of a room, beside its row."""
OPEN_REPORTS = select(t.reports.c.room).where(t.reports.c.done.is_(None))


class GuestRow(msgspec.Struct, frozen=True):
    """A guest, as the operator sees them."""

    id: str
    created: int
    banned: int | None
    """When the guest was banned."""
    rooms: int
    """In how many rooms the guest holds a seat, or is the host."""


class Report(msgspec.Struct, frozen=True):
    """A player's report about a table, or a person there."""

    id: int
    room: str
    guest: str
    """The guest who reports."""
    seat: int | None
    """The seat that is reported; none if it is about the table."""
    accused: str
    """The guest who held that seat then, if anyone did."""
    name: str
    """The name shown there."""
    text: str
    at: int
    done: int | None = None
    """When it was marked as done."""


class Notice(msgspec.Struct, frozen=True):
    """A change: of a room, of a guest, or, without either, of any guests."""

    id: int
    room: str
    guest: str


class ModerationStorage:
    """The database of a server, for the operator."""

    def __init__(self, storage: SqlStorage) -> None:
        """Take the storage."""
        self.storage = storage

    def _write(self, job: Callable[[Connection], T]) -> T:
        """Run a job; if another took its number first, it tries the next."""
        for _ in range(ATTEMPTS):
            try:
                return self.storage.write(job)
            except Conflict as error:
                conflict = error
        raise conflict

    def _read(self, statement: Any) -> Sequence[Any]:
        with connected(self.storage.engine) as connection:
            return connection.execute(statement).fetchall()

    # Notices. --------------------------------------------------------------------------------------

    def notice(self, at: int, room: str = "", guest: str = "") -> None:
        """Notify every process of the server of a change."""
        self._write(lambda connection: _notice(connection, at, room, guest))

    def newest_notice(self) -> int:
        """Return the number of the last notice."""
        return int(self._read(select(func.coalesce(func.max(t.notices.c.id), 0)))[0][0])

    def notices_after(self, number: int) -> list[Notice]:
        """Return the notices after a number. Numbers are given in order: none appears later."""
        found = select(t.notices.c.id, t.notices.c.room, t.notices.c.guest)
        return [
            Notice(*row) for row in self._read(found.where(t.notices.c.id > number).order_by(t.notices.c.id))
        ]

    # Guests. ---------------------------------------------------------------------------------------

    def guests(self) -> list[GuestRow]:
        """Return all guests, the newest first."""
        return [GuestRow(*row) for row in self._read(_guests().order_by(t.guests.c.created.desc()))]

    def guest(self, guest: str) -> GuestRow | None:
        """Return a guest, None if there is none."""
        found = self._read(_guests().where(t.guests.c.id == guest))
        return GuestRow(*found[0]) if found else None

    def ban(self, guest: str, at: int, *, banned: bool = True) -> bool:
        """Ban a guest, or lift the ban; False if that changes nothing."""
        is_so = t.guests.c.banned.is_(None) if banned else t.guests.c.banned.is_not(None)

        def change(connection: Connection) -> bool:
            statement = update(t.guests).where(t.guests.c.id == guest, is_so)
            changed = connection.execute(statement.values(banned=at if banned else None)).rowcount
            _notice(connection, at, guest=guest)
            return bool(changed)

        return self._write(change)

    def remove_guest(self, guest: str, at: int) -> None:
        """Delete a guest and everything stored under their id, except events."""

        def remove(connection: Connection) -> None:
            held = select(t.holders.c.room, t.holders.c.seat).where(t.holders.c.guest == guest)
            connection.execute(
                delete(t.auto_answers).where(tuple_(t.auto_answers.c.room, t.auto_answers.c.seat).in_(held))
            )
            for table, column in _naming_guests():
                connection.execute(delete(table).where(table.c[column] == guest))
            reported = update(t.reports).where(t.reports.c.accused == guest)
            connection.execute(reported.values(accused="", name=""))
            _notice(connection, at, guest=guest)

        self._write(remove)

    def done_by(self, guest: str) -> dict[str, list[CompletedCommand]]:
        """Return what a guest has done, by room."""
        columns = [t.done.c[name] for name in ("room", *CompletedCommand.__struct_fields__)]
        found: dict[str, list[CompletedCommand]] = {}
        for room, *rest in self._read(
            select(*columns).where(t.done.c.guest == guest).order_by(t.done.c.first)
        ):
            found.setdefault(room, []).append(CompletedCommand(*rest))
        return found

    def accounted(self, room: str) -> list[tuple[int, int]]:
        """Return the first and last version of each command in a room, no matter who sent it."""
        return [(first, last) for first, last in self._read(
            select(t.done.c.first, t.done.c.last).where(t.done.c.room == room)
        )]  # fmt: skip

    def watched_by(self, guest: str) -> list[str]:
        """Return the rooms that a guest may watch."""
        return [
            row[0] for row in self._read(select(t.spectators.c.room).where(t.spectators.c.guest == guest))
        ]

    def redact(self, addition: Addition, changed: Iterable[StoredEvent], at: int) -> None:
        """Replace events and add new ones, in one commit. `Conflict` if the room has changed."""
        room = addition.row.id

        def change(connection: Connection) -> None:
            # The row first: nobody adds to the room meanwhile.
            self.storage.move_on(connection, addition)
            connection.execute(insert(t.erasures), {"room": room})
            for kept in changed:
                body = event_values(room, kept)["body"]
                event = (t.events.c.room == room) & (t.events.c.version == kept.version)
                connection.execute(update(t.events).where(event).values(body=body))
            connection.execute(delete(t.erasures).where(t.erasures.c.room == room))
            _notice(connection, at, room)

        self.storage.write(change)

    # Rooms. ----------------------------------------------------------------------------------------

    def remove_room(self, room: str, at: int, unchanged_since: int | None = None) -> bool:
        """Delete a room and everything stored of it; not if it was changed since a time, or is reported."""

        def remove(connection: Connection) -> bool:
            found = select(t.rooms.c.changed).where(t.rooms.c.id == room).with_for_update()
            row = connection.execute(found).fetchone()
            reported = connection.execute(OPEN_REPORTS.where(t.reports.c.room == room)).fetchone()
            if row is None or (unchanged_since is not None and (row[0] >= unchanged_since or reported)):
                return False
            connection.execute(insert(t.erasures), {"room": room})
            for table in OF_A_ROOM:
                connection.execute(delete(table).where(table.c.room == room))
            connection.execute(delete(t.rooms).where(t.rooms.c.id == room))
            connection.execute(delete(t.erasures).where(t.erasures.c.room == room))
            _notice(connection, at, room)
            return True

        return self._write(remove)

    def abandoned_rooms(self, before: int, most: int) -> list[RoomRow]:
        """Return rooms without any change since a time; those with an open report are left alone."""
        found = select(t.rooms).where(t.rooms.c.changed < before, t.rooms.c.id.not_in(OPEN_REPORTS))
        return [room_row(row) for row in self._read(found.order_by(t.rooms.c.changed).limit(most))]

    def remove_abandoned_guests(self, before: int, at: int, most: int) -> int:
        """Delete guests who came before a time and have nothing here; return how many.

        Nobody loses a seat: a returning browser becomes another guest. A banned guest stays banned.
        """
        nothing = {t.guests, t.done, t.lessons}
        has = [select(table.c[column]) for table, column in _naming_guests() if table not in nothing]
        idle = [t.guests.c.id.not_in(kept) for kept in has]
        old = select(t.guests.c.id).where(t.guests.c.created < before, t.guests.c.banned.is_(None), *idle)

        def remove(connection: Connection) -> int:
            removed = connection.execute(delete(t.guests).where(t.guests.c.id.in_(old.limit(most)))).rowcount
            if removed:
                read = delete(t.lessons).where(t.lessons.c.guest.not_in(select(t.guests.c.id)))
                connection.execute(read)
                _notice(connection, at)
            return int(removed)

        return self._write(remove)

    # Reports. --------------------------------------------------------------------------------------

    def report(self, report: Report, most: int) -> bool:
        """Store a report under the next number; False if the room has too many open ones."""

        def add(connection: Connection) -> bool:
            about = OPEN_REPORTS.where(t.reports.c.room == report.room)
            if len(connection.execute(about.limit(most)).fetchall()) >= most:
                return False
            values = msgspec.structs.asdict(report) | {"id": _next(connection, t.reports)}
            connection.execute(insert(t.reports), values)
            return True

        return self._write(add)

    def reports(self, *, every: bool = False, guest: str = "") -> list[Report]:
        """Return the open reports, or all, the oldest first; with `guest`, only theirs."""
        found = select(*(t.reports.c[name] for name in Report.__struct_fields__)).order_by(t.reports.c.id)
        if not every:
            found = found.where(t.reports.c.done.is_(None))
        if guest:
            found = found.where(t.reports.c.guest == guest)
        return [Report(*row) for row in self._read(found)]

    def settle(self, number: int, at: int) -> bool:
        """Mark a report as done; False if it does not exist."""

        def mark(connection: Connection) -> bool:
            of = t.reports.c.id == number
            connection.execute(update(t.reports).where(of, t.reports.c.done.is_(None)).values(done=at))
            return connection.execute(select(t.reports.c.id).where(of)).fetchone() is not None

        return self.storage.write(mark)


def _guests() -> Any:
    rooms = select(func.count(t.holders.c.room.distinct())).where(t.holders.c.guest == t.guests.c.id)
    return select(t.guests.c.id, t.guests.c.created, t.guests.c.banned, rooms.scalar_subquery())


def _naming_guests() -> list[tuple[Table, str]]:
    """Return every table and column that refers to a guest."""
    return [
        (t.reports, "guest"),
        (t.spectators, "guest"),
        (t.holders, "guest"),
        (t.done, "guest"),
        (t.lessons, "guest"),
        (t.guests, "id"),
    ]


def _next(connection: Connection, table: Table) -> int:
    """Return the next number of a table. If two take the same, the second is refused and tries again."""
    return int(connection.execute(select(func.coalesce(func.max(table.c.id), 0) + 1)).scalar_one())


def _notice(connection: Connection, at: int, room: str = "", guest: str = "") -> None:
    number = _next(connection, t.notices)
    connection.execute(delete(t.notices).where(t.notices.c.at < at - DAY, t.notices.c.id < number - 1))
    connection.execute(insert(t.notices), {"id": number, "at": at, "room": room, "guest": guest})
