"""The sender of a command, and checks of what it may do."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from batisseurs.bots import NAMES, unknown_bot
from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import SPECTATOR, seat_name
from batisseurs.rooms.errors import BadRequest, NotAllowed, NotNow
from batisseurs.rooms.state.room import Room

LONGEST_FILE = 200_000
"""Most characters of a record, a position or a component file: three times our largest."""
ID = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


class Actor(NamedTuple):
    """The sender of a command: its seat, all seats it holds, and whether it is the host."""

    guest: str
    seat: int
    hands: tuple[int, ...]
    host: bool
    held: Collection[int]
    """All seats that are held by someone."""


def check_id(id_: str) -> None:
    """Refuse a command id that is empty, too long, or has other characters."""
    if not ID.fullmatch(id_):
        raise BadRequest(
            "the id of a command has 1 to 64 letters, digits, - and _",
            Message("error-room-id", {"most": 64}),
        )


def check_seated(who: Actor) -> None:
    """Refuse spectators."""
    if who.seat == SPECTATOR:
        raise NotAllowed("who looks on cannot do this", Message("error-room-seated"))


def check_named(room: Room, who: Actor) -> None:
    """Refuse spectators, and holders of a seat who have not chosen a name yet."""
    check_seated(who)
    if not room.seats[who.seat].person:
        raise NotNow("nobody sits at this seat yet: say a name first", Message("error-room-no-name"))


def check_host(who: Actor) -> None:
    """Refuse everyone but the host."""
    if not who.host:
        raise NotAllowed("only who opened the room can do this", Message("error-room-host"))


def check_seat(seat: int, players: int) -> None:
    """Refuse a seat that does not exist."""
    if not 0 <= seat < players:
        raise BadRequest(
            f"there is no seat {seat}: there are p1 to {seat_name(players - 1)}",
            Message("error-room-seat", {"number": str(seat), "last": seat_name(players - 1)}),
        )


def check_bot(name: str) -> None:
    """Refuse an unknown bot."""
    if name not in NAMES:  # nor `search:…` with any budget: it would take the processor from others
        raise unknown_bot(name)
