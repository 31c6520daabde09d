"""`rooms`, `guests`, `reports` and `expire`: moderation while the server runs."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.screen import printable
from batisseurs.cli.tools.checks import table_of, write_json
from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import seat_name
from batisseurs.kernel.source import System
from batisseurs.rooms.errors import NoSuchRoom
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.storage import RoomRow
from batisseurs.rooms.views.summary import summary_of_row
from batisseurs.server.operations.guest_removal import GuestRemoval
from batisseurs.server.operations.maintenance import expire as remove_abandoned
from batisseurs.server.process.clock import ServerTime
from batisseurs.server.settings import Settings
from batisseurs.server.storage import open_storage
from batisseurs.server.storage.engine import check_there, read_url
from batisseurs.server.storage.moderation import ModerationStorage

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen

FOR_ONE = 0o077
"""The umask for our files: no access for other users."""


class OpenDatabase(NamedTuple):
    """A database opened by an admin command while the server runs."""

    hosting: ModerationStorage
    rooms: Rooms
    time: ServerTime

    @property
    def guest_removal(self) -> GuestRemoval:
        """Bans and removes guests."""
        return GuestRemoval(self.hosting, self.rooms, self.time)

    def changed(self, room: str) -> None:
        """Tell the server that a room has changed."""
        self.hosting.notice(self.time.now(), room)


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[OpenDatabase]:
    """Open the database of a server that may be running."""
    check_there(read_url(settings.database))
    os.umask(FOR_ONE)
    storage = open_storage(settings.database)
    try:
        time = ServerTime()
        yield OpenDatabase(ModerationStorage(storage), Rooms(storage, time, System()), time)
    finally:
        storage.close()


def shown_time(at: int) -> str:
    """Return a time as it is shown, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


# Rooms. ------------------------------------------------------------------------------------------------


def list_rooms(screen: Screen, settings: Settings, *, as_json: bool) -> int:
    """List every room, the last changed one at the end."""
    with opened(settings) as found:
        storage = found.hosting.storage
        rows = sorted(storage.rooms(), key=lambda row: (row.changed, row.id))
        names = [_names(found, row) for row in rows]
    if as_json:
        shown = [msgspec.to_builtins(row) | {"names": who} for row, who in zip(rows, names, strict=True)]
        write_json(shown)
        return 0
    words = screen.words
    table = table_of(
        words,
        "server-column-room",
        "cli-game",
        "server-column-stage",
        "server-column-listed",
        "server-column-changed",
        "server-column-names",
    )
    for row, who in zip(rows, names, strict=True):
        listed = words.text("server-yes") if row.listed else ""
        stage = words.text(f"server-stage-{row.stage}")
        table.add_row(row.id, row.game, stage, listed, shown_time(row.changed), printable(", ".join(who)))
    screen.table(table)
    return 0


def _names(found: OpenDatabase, row: RoomRow) -> list[str]:
    seats = summary_of_row(found.hosting.storage, row).seats
    return [seat.name or seat_name(number) for number, seat in enumerate(seats)]


def close_room(screen: Screen, settings: Settings, room: str, reason: str) -> int:
    """Close a room for everyone."""
    with opened(settings) as found:
        done = found.rooms.close(room, reason)
        found.changed(room)
    screen.say("server-room-closed" if done else "server-room-closed-already", room=room)
    return 0


def hide_room(screen: Screen, settings: Settings, room: str, *, undo: bool) -> int:
    """Remove a room from the lobby, or put it back."""
    with opened(settings) as found:
        done = found.rooms.hide(room, hidden=not undo)
        found.changed(room)
    if not done:
        screen.say("server-room-not-hidden", room=room)
    else:
        screen.say("server-room-listed" if undo else "server-room-hidden", room=room)
    return 0


# Guests. -----------------------------------------------------------------------------------------------


def list_guests(screen: Screen, settings: Settings, room: str | None, *, as_json: bool) -> int:
    """List every guest, or those of a room with their seats."""
    with opened(settings) as found:
        held: dict[str, list[int]] = {}
        if room is not None:
            if found.hosting.storage.room(room) is None:
                raise NoSuchRoom(f"there is no room {room!r}", Message("error-storage-no-room"))
            for seat, guest in sorted(found.hosting.storage.holders(room).items()):
                held.setdefault(guest, []).append(seat)
        guests = [guest for guest in found.hosting.guests() if room is None or guest.id in held]
    if as_json:
        write_json([msgspec.to_builtins(guest) | {"seats": held.get(guest.id, [])} for guest in guests])
        return 0
    table = table_of(
        screen.words,
        "server-column-guest",
        "server-column-since",
        "server-column-tables",
        "server-column-seats",
        "server-column-banned",
    )
    for row in guests:
        seats = [seat_name(seat) for seat in held.get(row.id, []) if seat >= 0]
        banned = shown_time(row.banned) if row.banned is not None else ""
        table.add_row(row.id, shown_time(row.created), str(row.rooms), ", ".join(seats), banned)
    screen.table(table)
    return 0


def ban_guest(screen: Screen, settings: Settings, guest: str, *, undo: bool) -> int:
    """Ban a guest, or lift a ban."""
    with opened(settings) as found:
        _check_guest(found, guest)
        if undo:
            found.hosting.ban(guest, found.time.now(), banned=False)
            screen.say("server-guest-let-in", guest=guest)
        else:
            screen.say("server-guest-banned", guest=guest, tables=found.guest_removal.ban(guest))
    return 0


def forget_guest(screen: Screen, settings: Settings, guest: str, file: Path) -> int:
    """Write all data of a guest to a file, then remove it."""
    if file.exists():
        raise Refused("server-error-exists", file=str(file))
    with opened(settings) as found:
        _check_guest(found, guest)
        guest_removal = found.guest_removal
        guest_data = msgspec.json.format(msgspec.json.encode(guest_removal.guest_data(guest)), indent=2)
        files.write_whole(file, guest_data.decode() + "\n")
        tables = guest_removal.forget(guest)
    screen.say("server-guest-forgotten", guest=guest, tables=tables, file=str(file))
    return 0


def _check_guest(found: OpenDatabase, guest: str) -> None:
    if found.hosting.guest(guest) is None:
        raise Refused("server-error-no-guest", guest=guest)


# Reports and expiry. -----------------------------------------------------------------------------------


def list_reports(
    screen: Screen, settings: Settings, done: list[int], *, every: bool = False, as_json: bool
) -> int:
    """Mark the given reports as done; without any, list the open ones."""
    with opened(settings) as found:
        for number in done:
            if not found.hosting.settle(number, found.time.now()):
                raise Refused("server-error-no-report", number=str(number))
        reports = found.hosting.reports(every=every)
    if done:
        screen.say("server-reports-done", number=len(done))
        return 0
    if as_json:
        write_json(msgspec.to_builtins(reports))
    elif not reports:
        screen.say("server-no-reports")
    for report in reports if not as_json else []:
        where = f"{report.id}  {shown_time(report.at)}  {settings.address}/rooms/{report.room}"
        screen.line(printable(where))
        name = "" if report.seat is None else f"{seat_name(report.seat)} {report.name}".strip()
        about = "server-report-table" if report.seat is None else "server-report-seat"
        screen.sentence(
            screen.words.text(about, name=name, accused=report.accused or "–", guest=report.guest), indent=2
        )
        screen.sentence(f"“{report.text}”", indent=2)
    sys.stdout.flush()
    return 0


def expire(screen: Screen, settings: Settings) -> int:
    """Remove abandoned rooms and guests, as the settings say."""
    if not settings.expire_rooms and not settings.expire_guests:
        raise Refused("server-error-no-expiry", rooms="--expire-rooms", guests="--expire-guests")
    with opened(settings) as found:
        rooms, guests = remove_abandoned(found.hosting, settings, found.time.now())
    screen.say("server-expired", rooms=rooms, guests=guests)
    return 0
