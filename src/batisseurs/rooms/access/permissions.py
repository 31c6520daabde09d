"""Who may enter: which seats a guest holds, who may watch, and keys to both.

Who holds which seat is stored beside the events, because it names guests. A guest without access cannot
find out whether a room exists.
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
from batisseurs.rooms.storage import ANY_SEAT, HOST, Addition, Invitation, Storage, Vacated


class Permissions(NamedTuple):
    """Who holds what in a room, from the point of view of one guest."""

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
        """The seats that are held by someone."""
        return {seat for seat in self.holders if seat >= 0}

    def seats(self) -> list[int]:
        """Return the seats from which the guest may look: its own, or SPECTATOR."""
        return list(self.hands) or [SPECTATOR]

    def who(self, seat: int) -> Actor:
        """Return the guest as the sender of a command from a seat, or as SPECTATOR."""
        hands = self.hands
        if seat != SPECTATOR and seat not in hands:
            raise NotAllowed("this isn't your seat", Message("error-room-not-yours"))
        return Actor(self.guest, seat, hands, self.host, self.held)


def permissions_of(storage: Storage, slot: CachedRoom, guest: str) -> Permissions:
    """Return a guest's permissions in a room; NoSuchRoom for a guest without access."""
    room = slot.live.room
    holders = holders_of(storage, slot)
    if guest not in holders.values() and not _may_watch(storage, room, guest):
        raise no_such_room()
    check_not_closed(room)
    return Permissions(guest, holders)


def check_not_closed(room: Room) -> None:
    """Refuse everyone in a room that the server admin has closed."""
    if room.stage == "closed":
        raise RoomClosed(
            f"the server admin has closed the table: {room.closed}",
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
"""How long a bot must have played for an absent player before the seat can be given to another person."""


def check_invites(opened: Permissions, room: Room, seat: int, now: int) -> None:
    """Refuse a key to what the guest may not give away.

    The host can give away the seat of a person who no longer comes: links and cookies get lost.
    """
    if seat == SPECTATOR:
        if not opened.hands and not opened.host:
            raise NotAllowed("only who sits here can let others look on", Message("error-room-seated"))
        if room.settings.watching == "nobody":
            raise NotAllowed("this table can't be watched", Message("error-room-no-watching"))
        return
    if seat == ANY_SEAT:
        if not opened.host or room.plan.chance == "person":
            raise NotAllowed("you can't give these seats away", Message("error-room-not-to-give"))
        if room.stage != "open":
            raise NotNow("the game has started", Message("error-room-begun"))
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
    """Return whether a player has been absent for so long that the seat can be given away."""
    missed = room.seats[seat].missed
    return missed is not None and now >= missed + LOST


def check_key(key: Invitation, room: Room, holder: str | None, now: int) -> None:
    """Refuse a key to a seat that was free or abandoned when the key was made, and no longer is."""
    if key.seat != SPECTATOR and holder is not None and not key.own and not _lost(room, key.seat, now):
        raise no_such_room()


def arrival(room: Room, seat: int) -> SeatTaken | None:
    """Return the event for a new person at a seat; None before there is anything to see."""
    if not room.shows_table or not 0 <= seat < room.plan.players:
        return None
    return SeatTaken(seat, room.seats[seat].bot)


def enter(storage: Storage, key_hash: bytes, guest: str, told: Addition | None) -> Invitation | None:
    """Use a key.

    A guest who takes over the host's only seat, from another device, becomes the host; so does the first
    guest of a room without a host.
    """
    invitation = storage.invitation(key_hash)
    if invitation is None:
        return None
    before = storage.holders(invitation.room)
    host = before.get(HOST)
    seats_of_host = {seat for seat, holder in before.items() if seat >= 0 and holder == host}
    becomes_host = host is None or seats_of_host == {invitation.seat}
    return storage.redeem(key_hash, guest, host=becomes_host, told=told)


def seat_for(storage: Storage, slot: CachedRoom, guest: str) -> int:
    """Return the seat for a guest with a key to any seat: their own, else the first that is free."""
    room = slot.live.room
    opened = Permissions(guest, holders_of(storage, slot))
    if opened.hands:
        return opened.hands[0]
    for seat, state in enumerate(room.seats):
        if room.stage == "open" and not (state.person or state.bot or seat in opened.held):
            return seat
    raise NotNow("no seat is free at this table any more", Message("error-room-full"))


def sit_down(storage: Storage, slot: CachedRoom, guest: str, seat: int, told: Addition | None) -> None:
    """Give a guest a free seat without a key: in a room that the lobby lists, before the game."""
    room = slot.live.room
    opened = Permissions(guest, storage.holders(room.id))
    if not room.settings.listed or room.stage != "open" or room.plan.chance == "person":
        permissions_of(storage, slot, guest)  # refuses a guest without access
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
    """Return the seat that is given up by a command, if any."""
    match command:
        case Leave():
            return Vacated(seat, opened.guest, _next_host(opened, seat))
        case FreeSeat(freed) if freed in opened.holders:
            return Vacated(freed, opened.holders[freed], keys=False)
    return None


def _next_host(opened: Permissions, seat: int) -> str:
    """Return the new host when the guest leaves a seat, if the host changes: the next player."""
    seated = sorted((held, holder) for held, holder in opened.holders.items() if held >= 0 and held != seat)
    if not opened.host or not seated or any(holder == opened.guest for _, holder in seated):
        return ""
    return next((holder for held, holder in seated if held > seat), seated[0][1])
