"""What people say to each other."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.access.actor import Actor, check_host, check_seat
from batisseurs.rooms.access.names import clean_text
from batisseurs.rooms.errors import NotAllowed
from batisseurs.rooms.state.events import Muted, Said
from batisseurs.rooms.state.live_room import Draft


def say(draft: Draft, who: Actor, text: str) -> None:
    """Say something to everybody; who looks on has no name, nor perhaps who has not sat down yet."""
    room = draft.room
    kept = clean_text(text)
    watches = who.seat == SPECTATOR
    muted = room.watchers_muted if watches else room.seats[who.seat].muted
    if not room.settings.chat or muted:
        raise NotAllowed("you can't chat from here", Message("error-room-silent"))
    draft.add(Said(who.seat, "" if watches else room.seats[who.seat].name, kept))


def mute(draft: Draft, who: Actor, seat: int, muted: bool) -> None:
    """Silence a seat, or those who look on, or let them be heard again."""
    check_host(who)
    if seat != SPECTATOR:
        check_seat(seat, draft.room.plan.players)
    draft.add(Muted(seat, muted))
