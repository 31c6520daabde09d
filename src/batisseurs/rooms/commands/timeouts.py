"""The end of a pause, and timeouts."""

from __future__ import annotations

from batisseurs.bots import STAND_IN
from batisseurs.kernel.choice import Message
from batisseurs.rooms.access.actor import Actor, check_named
from batisseurs.rooms.commands.play import check_playing
from batisseurs.rooms.errors import NotNow
from batisseurs.rooms.state import clocks
from batisseurs.rooms.state.events import BotTookOver, Reminded, RequestClosed, Resumed
from batisseurs.rooms.state.live_room import Draft


def resume(draft: Draft, who: Actor) -> None:
    """End a pause."""
    check_named(draft.room, who)
    check_playing(draft.room)
    draft.played()
    if not draft.room.paused:
        raise NotNow("the game is not paused", Message("error-room-not-paused"))
    draft.add(Resumed(who.seat))


def time_is_up(draft: Draft) -> None:
    """Close a request that has lapsed, and apply the table's policy to every seat whose time is up."""
    room = draft.room
    lapse = room.lapse()
    if room.request is not None and lapse is not None and lapse <= draft.at:
        draft.add(RequestClosed(room.request.number, accepted=False))
    for seat in range(room.plan.players):
        moment = clocks.acts(room.seats[seat].clock, room.settings.clock)
        if moment is None or moment > draft.at:
            continue
        if room.request is not None and room.request.seat == seat:  # else the bot would have to wait for it
            draft.add(RequestClosed(room.request.number, accepted=False))
        if room.settings.clock.policy == "bot":
            draft.add(BotTookOver(seat, STAND_IN, "clock"))
        else:
            draft.add(Reminded(seat))
