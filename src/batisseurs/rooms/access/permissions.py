"""Who may come in: which seats a guest holds, who may look on, and keys to both.

Who sits where is kept beside the events, because it names guests. Nobody who may not know of a room learns
whether there is one.
"""

from __future__ import annotations

from typing import NamedTuple

from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.access.actor import Actor, check_seat
from batisseurs.rooms.commands.model import Command, FreeSeat, Leave
from batisseurs.rooms.errors import NotAllowed, NotNow, RoomClosed
from batisseurs.rooms.state.cache import CachedRoom, no_such_room
from batisseurs.rooms.state.clocks import SECOND
from batisseurs.rooms.state.events import SeatTaken
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.storage import HOST, Addition, Invitation, Storage, Vacated


class Permissions(NamedTuple):
    """Who holds what in a room, for one guest who stands before it."""

    guest: str
    holders: dict[int, str]

    @property
    def hands(self) -> tuple[int, ...]:
        """The seats that the guest holds."""
        return tuple(
            sorted(seat for seat, holder in self.holders.items() if seat >= 0 and holder == self.guest)
        )

    @property
    def host(self) -> bool:
        """Whether the guest is the host."""
        return self.holders.get(HOST) == self.guest

    @property
    def held(self) -> set[int]:
        """The seats that somebody holds."""
        return {seat for seat in self.holders if seat >= 0}

    def seats(self) -> list[int]:
        """Return from where the guest may look: its seats, or SPECTATOR."""
        return list(self.hands) or [SPECTATOR]

    def who(self, seat: int) -> Actor:
        """Let the guest act from a seat, or as SPECTATOR."""
        if seat != SPECTATOR and seat not in self.hands:
            raise NotAllowed("this isn't your seat", Message("error-room-not-yours"))
        return Actor(self.guest, seat, self.hands, self.host, self.held)


def permissions_of(storage: Storage, slot: CachedRoom, guest: str) -> Permissions:
    """Return a guest's doors to a room; who may not know of the room finds none."""
    room = slot.live.room
    holders = holders_of(storage, slot)
    if guest not in holders.values() and not _may_watch(storage, room, guest):
        raise no_such_room()
    check_not_closed(room)
    return Permissions(guest, holders)


def check_not_closed(room: Room) -> None:
    """Refuse everybody at a room that whoever runs the server has closed."""
    if room.stage == "closed":
        raise RoomClosed(
            f"whoever runs this server has closed the table: {room.closed}",
            Message("error-room-closed-why", {"reason": room.closed}),
        )


def holders_of(storage: Storage, slot: CachedRoom) -> dict[int, str]:
    """Return who holds what in a room."""
    if slot.holders is None:
        slot.holders = storage.holders(slot.room)
    return slot.holders


def _may_watch(storage: Storage, room: Room, guest: str) -> bool:
    watching = room.settings.watching
    return watching == "anyone" or (watching == "link" and storage.is_spectator(room.id, guest))


LOST = 10 * 60 * SECOND
"""How long a bot must have played for somebody who did not come, before the seat can be given to another."""


def check_invites(opened: Permissions, room: Room, seat: int, now: int) -> None:
    """Refuse a key to what the guest may not give away.

    The host can give anew a seat whose person does not come any more: links and cookies get lost.
    """
    if seat == SPECTATOR:
        if not opened.hands and not opened.host:
            raise NotAllowed("only who sits here can let others look on", Message("error-room-seated"))
        if room.settings.watching == "nobody":
            raise NotAllowed("this table can't be watched", Message("error-room-no-watching"))
        return
    check_seat(seat, room.plan.players)
    free = seat not in opened.held or _lost(room, seat, now)
    if seat not in opened.hands and not (opened.host and free):
        raise NotAllowed("you can't give this seat away", Message("error-room-not-to-give"))
    if room.plan.chance == "person" and opened.hands != (seat,):
        raise NotAllowed(
            "at a companion table all sit at one device; who sits there alone can move to another",
            Message("error-room-companion-seat"),
        )


def _lost(room: Room, seat: int, now: int) -> bool:
    """Tell whether somebody has not come for so long that the seat can be given to another."""
    missed = room.seats[seat].missed
    return missed is not None and now >= missed + LOST


def check_key(key: Invitation, room: Room, holder: str | None, now: int) -> None:
    """Refuse a key whose seat was free, or lost, when it was made, and is not any more."""
    if key.seat != SPECTATOR and holder is not None and not key.own and not _lost(room, key.seat, now):
        raise no_such_room()


def arrival(room: Room, seat: int) -> SeatTaken | None:
    """Return what all are told when somebody comes to a seat; nothing while there is nothing to be seen."""
    if not room.shows_table or not 0 <= seat < room.plan.players:
        return None
    return SeatTaken(seat, room.seats[seat].bot)


def enter(storage: Storage, key_hash: bytes, guest: str, told: Addition | None) -> Invitation | None:
    """Use a key.

    Who takes over the host's only seat, from another device, is the host; so is the first to come where there
    is none.
    """
    invitation = storage.invitation(key_hash)
    if invitation is None:
        return None
    before = storage.holders(invitation.room)
    host = before.get(HOST)
    seats_of_host = {seat for seat, holder in before.items() if seat >= 0 and holder == host}
    becomes_host = host is None or seats_of_host == {invitation.seat}
    return storage.redeem(key_hash, guest, host=becomes_host, told=told)


def sit_down(storage: Storage, slot: CachedRoom, guest: str, seat: int, told: Addition | None) -> None:
    """Let a guest hold a free seat without a key, where the lobby shows the room and nothing has begun."""
    room = slot.live.room
    opened = Permissions(guest, storage.holders(room.id))
    if not room.settings.listed or room.stage != "open" or room.plan.chance == "person":
        permissions_of(storage, slot, guest)  # who may not know of the room does not learn more
        raise NotAllowed("a seat at this table takes a link", Message("error-room-by-link"))
    check_seat(seat, room.plan.players)
    if seat in opened.hands:
        return
    if opened.hands:
        raise NotAllowed("you have a seat at this table", Message("error-room-one-seat"))
    state = room.seats[seat]
    sits = state.person or state.bot or seat in opened.held
    if sits or not storage.claim(room.id, seat, guest, host=HOST not in opened.holders, told=told):
        raise NotNow("this seat is taken", Message("error-room-seat-taken"))


def vacated(opened: Permissions, command: Command, seat: int) -> Vacated | None:
    """Return which seat somebody loses by a command that is sent from a seat, if any."""
    match command:
        case Leave():
            return Vacated(seat, opened.guest, _next_host(opened, seat))
        case FreeSeat(freed) if freed in opened.holders:
            return Vacated(freed, opened.holders[freed], keys=False)
    return None


def _next_host(opened: Permissions, seat: int) -> str:
    """Return who is the host when the guest gets up from a seat, if that is another: who sits next."""
    seated = sorted((held, holder) for held, holder in opened.holders.items() if held >= 0 and held != seat)
    if not opened.host or not seated or any(holder == opened.guest for _, holder in seated):
        return ""
    return next((holder for held, holder in seated if held > seat), seated[0][1])
