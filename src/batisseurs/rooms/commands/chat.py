"""Chat."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.access.actor import Actor, check_host, check_seat
from batisseurs.rooms.access.names import clean_text
from batisseurs.rooms.errors import NotAllowed
from batisseurs.rooms.state.events import Muted, Said
from batisseurs.rooms.state.live_room import Draft


def say(draft: Draft, who: Actor, text: str) -> None:
    """Send a message to everyone. Spectators have no name, and players may not have one yet."""
    room = draft.room
    kept = clean_text(text)
    watches = who.seat == SPECTATOR
    muted = room.watchers_muted if watches else room.seats[who.seat].muted
    if not room.settings.chat or muted:
        raise NotAllowed("you can't chat from here", Message("error-room-silent"))
    draft.add(Said(who.seat, "" if watches else room.seats[who.seat].name, kept))


def mute(draft: Draft, who: Actor, seat: int, muted: bool) -> None:
    """Mute or unmute a seat or the spectators."""
    check_host(who)
    if seat != SPECTATOR:
        check_seat(seat, draft.room.plan.players)
    draft.add(Muted(seat, muted))
