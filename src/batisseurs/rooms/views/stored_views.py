"""Every reader's view, packed and stored with an event, so that an old room can still be shown."""

from __future__ import annotations

import zlib

import msgspec

from batisseurs.kernel.game import Game
from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.kernel.table import Table
from batisseurs.rooms.state.events import Chose, RoomEvent, Started, Undone

LEVEL = 3
"""A tenth larger than zlib's default, in half the time."""
_PACKED = msgspec.json.Decoder(dict[int, msgspec.Raw])


def changes_table(event: RoomEvent) -> bool:
    """Return whether an event changes what readers see of the table."""
    return isinstance(event, Started | Chose | Undone)


def view_of(game: Game, table: Table, reader: Seat, public: msgspec.Struct | None = None) -> msgspec.Raw:
    """Return a reader's view as it is sent; `public` is the view of SPECTATOR, if it is known."""
    if public is None:
        seen = game.view(table, reader)
    else:
        seen = public if reader == SPECTATOR else game.view_beside(table, reader, public)
    return msgspec.Raw(msgspec.json.encode(seen))


def views_of(game: Game, table: Table) -> dict[int, msgspec.Raw]:
    """Return every reader's view. The public part is made once."""
    public = game.view(table, SPECTATOR)
    return {reader: view_of(game, table, reader, public) for reader in (*range(table.players), SPECTATOR)}


def pack(seen: dict[int, msgspec.Raw]) -> bytes:
    """Pack all views into one."""
    return zlib.compress(msgspec.json.encode(seen), LEVEL)


def unpack(packed: bytes, reader: Seat) -> msgspec.Raw:
    """Return the view of one reader."""
    return _PACKED.decode(zlib.decompress(packed))[int(reader)]
