"""What every reader saw at a moment, packed and kept with the event: so an old room can still be shown."""

from __future__ import annotations

import zlib

import msgspec

from batisseurs.kernel.game import Game
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.table import Table
from batisseurs.rooms.events import Chose, Event, Started, Undone

_PACKED = msgspec.json.Decoder(dict[int, msgspec.Raw])


def changes_table(event: Event) -> bool:
    """Tell whether readers see another table after an event."""
    return isinstance(event, Started | Chose | Undone)


def view_of(game: Game, table: Table, reader: Seat) -> msgspec.Raw:
    """Return what a reader sees now, as it is sent."""
    return msgspec.Raw(msgspec.json.encode(game.view(table, reader)))


def pack(seen: dict[int, msgspec.Raw]) -> bytes:
    """Return what readers see now, all in one."""
    return zlib.compress(msgspec.json.encode(seen))


def unpack(packed: bytes, reader: Seat) -> msgspec.Raw:
    """Return what one reader saw."""
    return _PACKED.decode(zlib.decompress(packed))[int(reader)]
