"""The part of the storage about people: guests, seat holders, keys, auto-answers."""

from __future__ import annotations

import functools
import operator
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Engine,
    Integer,
    LargeBinary,
    Select,
    Text,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    union,
    union_all,
)

from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.state.events import StoredEvent
from batisseurs.rooms.storage import (
    ANY_SEAT,
    HOST,
    PEOPLE,
    Addition,
    Conflict,
    Guest,
    Invitation,
    RoomChanges,
    RoomRow,
    Vacated,
)
from batisseurs.server.storage import tables as t
from batisseurs.server.storage.base import StorageBase, put_in
from batisseurs.server.storage.driver import tell
from batisseurs.server.storage.rows import NO_END, Values, kept_event, room_row
from batisseurs.server.storage.single_move import TELL

_ROOM, _GUEST, _STEP = (
    bindparam("room", type_=Text),
    bindparam("guest", type_=Text),
    bindparam("step", type_=Text),
)
_SEAT, _KEY = bindparam("seat", type_=Integer), bindparam("key_hash", type_=LargeBinary)

ADD_GUEST = insert(t.guests)
FIND_GUEST = select(t.guests.c.id, t.guests.c.created, t.guests.c.banned).where(
    t.guests.c.token_hash == bindparam("token_hash")
)
FORGET_GUEST = delete(t.guests).where(t.guests.c.id == _GUEST)
RELEASE = delete(t.holders).where(
    t.holders.c.room == _ROOM, t.holders.c.seat == _SEAT, t.holders.c.guest == _GUEST
)
REMOVE_SPECTATOR = delete(t.spectators).where(t.spectators.c.room == _ROOM, t.spectators.c.guest == _GUEST)
HOLDERS = select(t.holders.c.seat, t.holders.c.guest).where(t.holders.c.room == _ROOM)
IS_SPECTATOR = select(t.spectators.c.room).where(t.spectators.c.room == _ROOM, t.spectators.c.guest == _GUEST)
ROOMS_OF = (
    select(t.holders.c.seat, *t.rooms.c)
    .join(t.rooms, t.rooms.c.id == t.holders.c.room)
    .where(t.holders.c.guest == _GUEST)
)
INVITATION = select(t.invitations.c.room, t.invitations.c.seat, t.invitations.c.own).where(
    t.invitations.c.key_hash == _KEY
)
HOLD_KEY = INVITATION.with_for_update(read=True)
USE_UP = delete(t.invitations).where(t.invitations.c.key_hash == _KEY)
FORGET_KEY = delete(t.invitations).where(t.invitations.c.room == _ROOM, t.invitations.c.seat == _SEAT)
FORGET_EVERY_AUTO_ANSWER = delete(t.auto_answers).where(
    t.auto_answers.c.room == _ROOM, t.auto_answers.c.seat == _SEAT
)
FORGET_AUTO_ANSWER = delete(t.auto_answers).where(
    t.auto_answers.c.room == _ROOM, t.auto_answers.c.seat == _SEAT, t.auto_answers.c.step == _STEP
)
AUTO_ANSWERS = select(t.auto_answers.c.seat, t.auto_answers.c.step, t.auto_answers.c.text).where(
    t.auto_answers.c.room == _ROOM
)
LESSONS_READ = select(t.lessons.c.lesson).where(t.lessons.c.guest == _GUEST)
FORGET_LESSON = delete(t.lessons).where(
    t.lessons.c.guest == _GUEST, t.lessons.c.lesson == bindparam("lesson", type_=Text)
)
_OF_ROOM, _OF_HOLDER, _OF_AUTO_ANSWERS, _OF_EVENT = range(4)
_NONE, _NEVER = literal_column("''", Text), literal_column("0", BigInteger)


def _of(kind: int, room: Column[str], *columns: ColumnElement[Any]) -> Select[Any]:
    return select(literal_column(str(kind)), *columns).where(room == _ROOM)


NEWEST = union_all(
    _of(_OF_ROOM, t.rooms.c.id, t.rooms.c.version, _NONE, _NONE, _NEVER),
    _of(_OF_HOLDER, t.holders.c.room, t.holders.c.seat, t.holders.c.guest, _NONE, _NEVER),
    _of(
        _OF_AUTO_ANSWERS,
        t.auto_answers.c.room,
        t.auto_answers.c.seat,
        t.auto_answers.c.step,
        t.auto_answers.c.text,
        _NEVER,
    ),
    _of(_OF_EVENT, t.events.c.room, t.events.c.version, _NONE, t.events.c.body, t.events.c.at).where(
        t.events.c.version > bindparam("after", type_=Integer)
    ),
)
"""Rows of four tables in one answer: four queries would take four times as long."""

_FIRST, _HOST = literal_column("1", Integer), literal_column(str(HOST), Integer)
_THEIRS = union(
    select(t.done.c.room).where(t.done.c.guest == _GUEST, t.done.c.first == _FIRST),
    select(t.holders.c.room).where(t.holders.c.guest == _GUEST, t.holders.c.seat == _HOST),
)
_PLANNED = {
    "sqlite": literal_column("json_extract(events.body, '$.components')", Text),
    "postgresql": literal_column("(events.body::json ->> 'components')", Text),
}
"""The component file of a room, as its first event names it."""


def _sum(*sizes: ColumnElement[int]) -> ColumnElement[int]:
    """Return the total length of columns; NULL counts as nothing."""
    each = [func.coalesce(func.sum(size), _NEVER) for size in sizes]
    return functools.reduce(operator.add, each)


@functools.cache
def stored_bytes(dialect: str) -> Select[Any]:
    """Return the statement that adds up the events and component files of a guest's rooms."""
    events = select(_sum(func.length(t.events.c.body), func.length(t.events.c.views)))
    files = select(_sum(func.length(t.components.c.text))).join_from(
        t.events, t.components, t.components.c.fingerprint == _PLANNED[dialect]
    )
    return select(
        events.where(t.events.c.room.in_(_THEIRS)).scalar_subquery(),
        files.where(t.events.c.version == _FIRST, t.events.c.room.in_(_THEIRS)).scalar_subquery(),
    )


MOST_KNOWN = 10_000


class GuestStorage(StorageBase):
    """Guests, and who holds which seat."""

    def __init__(self, engine: Engine, *, tell: bool = True) -> None:
        super().__init__(engine, tell=tell)
        self._known: dict[bytes, Guest] = {}
        """Guests in memory: each request looks one up."""

    def add_guest(self, guest: Guest, token_hash: bytes) -> None:
        """Add a guest."""
        values = {"id": guest.id, "token_hash": token_hash, "created": guest.created, "banned": None}
        self.write_one(ADD_GUEST, values)

    def try_writing(self) -> None:
        """Write something, make it durable, and leave no trace: a guest who is deleted again."""
        id_ = secrets.token_hex(16)
        values: Values = {"id": id_, "token_hash": id_.encode(), "created": 0, "banned": None}

        def come_and_go(connection: Connection) -> None:
            tell(connection, ADD_GUEST, values)
            tell(connection, FORGET_GUEST, {"guest": id_})

        self.write(come_and_go)

    def find_guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest with this token."""
        known = self._known.get(token_hash)
        if known is None and (found := self.read_one(FIND_GUEST, {"token_hash": token_hash})) is not None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            id_, created, banned = found
            known = self._known[token_hash] = Guest(id_, created, banned is not None)
        return known

    def known_guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest with this token if it is in memory, without asking the database."""
        return self._known.get(token_hash)

    def reload_guests(self) -> None:
        """Drop the guests in memory: one was banned or deleted."""
        self._known.clear()

    def hold(self, room: str, seat: int, guest: str) -> None:
        """Let a guest hold a seat, no matter who held it before. As SPECTATOR, let them watch."""
        self.write(lambda connection: self._hold(connection, room, seat, guest))

    def _hold(self, connection: Connection, room: str, seat: int, guest: str) -> None:
        if seat == SPECTATOR:
            statement = put_in(self.dialect, t.spectators, ("room", "guest"))
            tell(connection, statement, {"room": room, "guest": guest})
        else:
            statement = put_in(self.dialect, t.holders, ("room", "seat"), ("guest",))
            tell(connection, statement, {"room": room, "seat": seat, "guest": guest})
            self._tell_people(connection, room)

    def claim(
        self,
        room: str,
        seat: int,
        guest: str,
        *,
        host: bool = False,
        told: Addition | None = None,
        key_hash: bytes | None = None,
    ) -> bool:
        """Let a guest hold a seat if nobody does; False if someone does. Keys to it become invalid.

        With `host` the guest becomes the host, and `told` is added, in the same commit. With `key_hash` it is
        also False if that key no longer opens anything.
        """

        def take(connection: Connection) -> bool:
            # Held until the commit: who is sent away at this moment does not come back with the same key.
            if key_hash and tell(connection, HOLD_KEY, {"key_hash": key_hash}).fetchone() is None:
                return False
            self._add_told(connection, told)
            statement = put_in(self.dialect, t.holders, ("room", "seat"))
            if tell(connection, statement, {"room": room, "seat": seat, "guest": guest}).rowcount == 0:
                if told is not None:
                    raise Conflict(f"seat {seat} of room {room} is held")
                return False
            tell(connection, FORGET_KEY, {"room": room, "seat": seat})
            if host:
                self._hold(connection, room, HOST, guest)
            self._tell_people(connection, room)
            return True

        return self.write(take)

    def _add_told(self, connection: Connection, told: Addition | None) -> None:
        """Add the events that announce a new holder: first, so that writers never wait for each other."""
        if told is not None:
            self.move_on(connection, told)

    def move_on(self, connection: Connection, addition: Addition) -> None:
        """Add events to a room as part of a commit, or raise `Conflict`."""
        raise NotImplementedError

    def tell_others(self, said: str) -> None:
        """Notify all processes of something that is not stored."""
        self.write_one(TELL, {"said": said})

    def _tell_people(self, connection: Connection, room: str) -> None:
        """Notify all processes of a new seat holder: listeners may see more, or less, now."""
        if self.tells:
            connection.execute(TELL, {"said": f"{room}:{PEOPLE}"})

    def release(self, room: str, seat: int, guest: str) -> None:
        """Release a guest's seat."""
        if seat == SPECTATOR:
            self.write_one(REMOVE_SPECTATOR, {"room": room, "guest": guest})
            return

        def free(connection: Connection) -> None:
            connection.execute(RELEASE, {"room": room, "seat": seat, "guest": guest})
            self._tell_people(connection, room)

        self.write(free)

    def vacate(self, connection: Connection, room: str, vacated: Vacated) -> None:
        """Release a guest's seat, as part of a commit. `Conflict` if someone else holds it."""
        seat, guest, host, keys = vacated
        if tell(connection, RELEASE, {"room": room, "seat": seat, "guest": guest}).rowcount != 1:
            raise Conflict(f"seat {seat} of room {room} has another holder")
        tell(connection, FORGET_EVERY_AUTO_ANSWER, {"room": room, "seat": seat})
        if not keys:
            for opened in (seat, ANY_SEAT):
                tell(connection, FORGET_KEY, {"room": room, "seat": opened})
        if host:
            self._hold(connection, room, HOST, host)
        self._tell_people(connection, room)

    def holders(self, room: str) -> dict[int, str]:
        """Return the holder of each seat that is held."""
        return {row[0]: row[1] for row in self.read(HOLDERS, {"room": room})}

    def newest(self, room: str, after: int | None = None) -> RoomChanges | None:
        """Return a room's version, seat holders and auto-answers, in one query.

        With a version `after`, also the events after it.
        """
        return _newest(self.read(NEWEST, {"room": room, "after": NO_END if after is None else after}))

    def newest_in(self, connection: Connection, room: str) -> RoomChanges | None:
        """Return the same as part of a commit."""
        return _newest(tell(connection, NEWEST, {"room": room, "after": NO_END}).fetchall())

    def is_spectator(self, room: str, guest: str) -> bool:
        """Tell whether a guest may watch."""
        return self.read_one(IS_SPECTATOR, {"room": room, "guest": guest}) is not None

    def rooms_of(self, guest: str) -> list[tuple[RoomRow, int]]:
        """Return where a guest holds a seat or is HOST: first where the seat has been waited for longest."""
        found = [(room_row(rest), seat) for seat, *rest in self.read(ROOMS_OF, {"guest": guest})]
        waiting = [(row, seat) for row, seat in found if seat in row.waiting]
        others = [(row, seat) for row, seat in found if seat not in row.waiting]
        waiting.sort(key=lambda pair: (pair[0].changed, pair[0].id, pair[1]))
        others.sort(key=lambda pair: (-pair[0].changed, pair[0].id, pair[1]))
        return waiting + others

    def stored_bytes(self, guest: str) -> int:
        """Return how many bytes are stored of the rooms that a guest has opened or is HOST of."""
        found = self.read_one(stored_bytes(self.dialect), {"guest": guest})
        return int(found[0]) + int(found[1]) if found is not None else 0

    # Keys. -----------------------------------------------------------------------------------------

    def invite(self, invitation: Invitation, key_hash: bytes) -> None:
        """Make a key for a seat; an earlier key for the same seat becomes invalid."""
        values = msgspec.structs.asdict(invitation) | {"key_hash": key_hash}
        self.put(t.invitations, ("room", "seat"), values)

    def revoke(self, room: str, seat: int) -> None:
        """Delete the key for a seat, for watching or for any seat."""
        self.write_one(FORGET_KEY, {"room": room, "seat": seat})

    def invitation(self, key_hash: bytes) -> Invitation | None:
        """Return what a key opens."""
        found = self.read_one(INVITATION, {"key_hash": key_hash})
        return _invitation(found) if found is not None else None

    def redeem(
        self, key_hash: bytes, guest: str, *, host: bool = False, told: Addition | None = None
    ) -> Invitation | None:
        """Use a key: the guest holds its seat (or may watch), and a seat's key is used up, in one commit.

        With `host` the guest becomes the host, and `told` is added, in the same commit.
        """

        def use(connection: Connection) -> Invitation | None:
            found = tell(connection, INVITATION, {"key_hash": key_hash}).fetchone()
            if found is None:
                return None
            invitation = _invitation(found)
            self._add_told(connection, told)
            # If two use a key at the same moment, one finds nothing to delete.
            if (
                invitation.seat != SPECTATOR
                and tell(connection, USE_UP, {"key_hash": key_hash}).rowcount == 0
            ):
                if told is not None:
                    raise Conflict("the key was used")
                return None
            self._hold(connection, invitation.room, invitation.seat, guest)
            if host and invitation.seat != SPECTATOR:
                self._hold(connection, invitation.room, HOST, guest)
            return invitation

        return self.write(use)

    # Auto-answers. -----------------------------------------------------------------------------

    def set_auto_answer(self, room: str, seat: int, step: str, text: str) -> None:
        """Store an auto-answer; an empty text deletes it."""
        values = {"room": room, "seat": seat, "step": step}
        if text:
            self.put(t.auto_answers, ("room", "seat", "step"), {**values, "text": text})
        else:
            self.write_one(FORGET_AUTO_ANSWER, values)

    def auto_answers(self, room: str) -> dict[tuple[int, str], str]:
        """Return the auto-answers of a room: seat and step, text."""
        return {(seat, step): text for seat, step, text in self.read(AUTO_ANSWERS, {"room": room})}

    # Lessons. ------------------------------------------------------------------------------------

    def lessons_read(self, guest: str) -> set[str]:
        """Return the ids of the lessons that a guest has read."""
        return {lesson for (lesson,) in self.read(LESSONS_READ, {"guest": guest})}

    def set_lessons_read(self, guest: str, lessons: Iterable[str], *, read: bool) -> None:
        """Remember that a guest has read lessons, or has not."""
        statement = put_in(self.dialect, t.lessons, ("guest", "lesson")) if read else FORGET_LESSON

        def change(connection: Connection) -> None:
            for lesson in sorted(lessons):
                tell(connection, statement, {"guest": guest, "lesson": lesson})

        self.write(change)


def _invitation(found: Sequence[Any]) -> Invitation:
    room, seat, own = found
    return Invitation(room, seat, bool(own))


def _newest(found: Iterable[Sequence[Any]]) -> RoomChanges | None:
    """Return what the rows of `NEWEST` say."""
    version = None
    holders: dict[int, str] = {}
    auto_answers: dict[tuple[int, str], str] = {}
    events: list[StoredEvent] = []
    for kind, number, name, said, at in found:
        if kind == _OF_ROOM:
            version = number
        elif kind == _OF_HOLDER:
            holders[number] = name
        elif kind == _OF_AUTO_ANSWERS:
            auto_answers[number, name] = said
        else:
            events.append(kept_event(number, at, said))
    events.sort(key=lambda kept: kept.version)
    return RoomChanges(version, holders, auto_answers, tuple(events)) if version is not None else None
