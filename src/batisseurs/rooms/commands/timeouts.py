"""The end of a pause, and what happens when somebody's time is up."""

from __future__ import annotations

from batisseurs.bots import STAND_IN
from batisseurs.kernel.choice import Message
from batisseurs.rooms.access.actor import Actor, check_sits
from batisseurs.rooms.commands.play import check_playing
from batisseurs.rooms.errors import NotNow
from batisseurs.rooms.state import clocks
from batisseurs.rooms.state.events import BotTookOver, Reminded, RequestClosed, Resumed
from batisseurs.rooms.state.live_room import Draft


def resume(draft: Draft, who: Actor) -> None:
    """Go on."""
    check_sits(draft.room, who)
    check_playing(draft.room)
    draft.played()
    if not draft.room.paused:
        raise NotNow("the game is not paused", Message("error-room-not-paused"))
    draft.add(Resumed(who.seat))


def time_is_up(draft: Draft) -> None:
    """Let a request lapse that nobody answers, and the table's policy act on every seat whose time is up."""
    room = draft.room
    lapse = room.lapse()
    if room.request is not None and lapse is not None and lapse <= draft.at:
        draft.add(RequestClosed(room.request.number, accepted=False))
    for seat in range(room.plan.players):
        moment = clocks.acts(room.seats[seat].clock, room.settings.clock)
        if moment is None or moment > draft.at:
            continue
        if room.request is not None and room.request.seat == seat:  # else it would keep the bot waiting
            draft.add(RequestClosed(room.request.number, accepted=False))
        if room.settings.clock.policy == "bot":
            draft.add(BotTookOver(seat, STAND_IN, "clock"))
        else:
            draft.add(Reminded(seat))
