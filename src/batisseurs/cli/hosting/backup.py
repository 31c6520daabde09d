"""Backup and restore of a database, and export and import of single rooms as records."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused
from batisseurs.kernel.record import read_record
from batisseurs.kernel.seats import SPECTATOR, seat_name
from batisseurs.kernel.source import System
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.storage import HOST
from batisseurs.server.http.authentication import key_hash, new_guest, new_key
from batisseurs.server.operations import backup as copies
from batisseurs.server.process.clock import ServerTime
from batisseurs.server.settings import Settings
from batisseurs.server.storage import open_storage
from batisseurs.server.storage.engine import check_there, read_url

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.server.storage.dump import Summary

FOR_ONE = 0o077
"""The umask for our files: no access for other users."""


def backup(screen: Screen, settings: Settings, file: Path) -> int:
    """Write the whole database into a new file."""
    os.umask(FOR_ONE)
    _tell(screen, "server-backed-up", copies.backup(settings.database, file), file)
    return 0


def restore(screen: Screen, settings: Settings, file: Path) -> int:
    """Restore a backup into an empty database."""
    os.umask(FOR_ONE)
    _tell(screen, "server-restored", copies.restore(settings.database, file), file)
    return 0


def _tell(screen: Screen, message: str, summary: Summary, file: Path) -> None:
    rooms, events = summary.rows.get("rooms", 0), summary.rows.get("events", 0)
    screen.say(message, file=str(file), rooms=rooms, events=events)


def export_room(screen: Screen, settings: Settings, room: str, file: Path | None) -> int:
    """Write a room as a record, hidden cards included."""
    check_there(read_url(settings.database))
    storage = open_storage(settings.database)
    try:
        text = Rooms(storage, ServerTime(), System()).export(room)
    finally:
        storage.close()
    if file is None:
        sys.stdout.write(text)
        return 0
    if file.exists():
        raise Refused("server-error-exists", file=str(file))
    files.write_whole(file, text)
    screen.say("server-exported", room=room, file=str(file))
    return 0


def import_room(screen: Screen, settings: Settings, file: Path, components: Path | None) -> int:
    """Create a room that continues a record; print the link to each seat."""
    text = files.read_text(file)
    record = read_record(text)
    new = NewRoom(
        game=record.game,
        players=record.players,
        options=record.options,
        mine=(),
        components=files.read_text(components) if components is not None else None,
        record=text,
    )
    os.umask(FOR_ONE)
    storage = open_storage(settings.database)
    try:
        time = ServerTime()
        rooms = Rooms(storage, time, System())
        guest, _ = new_guest(storage, time)
        room = rooms.open(guest.id, secrets.token_hex(8), new).room
        keys = {seat: new_key() for seat in (*range(record.players), SPECTATOR)}
        for seat, key in keys.items():
            rooms.invite(room, guest.id, seat, key_hash(key))
        # The admin does not play: the first guest becomes the host.
        storage.release(room, HOST, guest.id)
    finally:
        storage.close()
    screen.say("server-imported", room=room, lines=len(record.lines))
    for seat, key in keys.items():
        link = f"{settings.address}/rooms/{room}#{key}"
        if seat == SPECTATOR:
            screen.line(screen.words.text("server-link-watch", link=link))
        else:
            screen.line(screen.words.text("server-link-seat", seat=seat_name(seat), link=link))
    return 0
