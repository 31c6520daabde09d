"""A rematch: another room with the same people at the same seats; the rules decide who begins."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from batisseurs.kernel.choice import Message
from batisseurs.rooms.access.actor import Actor, check_named
from batisseurs.rooms.access.names import known_name
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.errors import NotNow
from batisseurs.rooms.state.companion import is_companion
from batisseurs.rooms.state.events import SeatPlan
from batisseurs.rooms.state.room import Room


def check_rematch(room: Room, who: Actor) -> None:
    """Refuse spectators, and a rematch before the game is over."""
    check_named(room, who)
    if room.stage != "over":
        raise NotNow("the game is not over yet", Message("error-room-not-over"))


def holders_after(room: Room, holders: Mapping[int, str], guest: str) -> dict[int, str]:
    """Return who holds which seat in the next game, which a guest has opened.

    In companion mode nobody can join from elsewhere: abandoned seats go to the device.
    """
    after: dict[int, str] = {}
    for seat, state in enumerate(room.seats):
        if state.person and seat in holders:
            after[seat] = holders[seat]
        elif is_companion(room) and not state.bot:
            after[seat] = guest
    return after


def rematch(room: Room, mine: Collection[int], components: str | None) -> NewRoom:
    """Return the plan of the next room for those who are still here, with the seats `mine`.

    Bots keep their names. A bot that played for a person does not keep the person's name.
    """
    players = room.plan.players
    plans = [SeatPlan()] * players
    for seat, state in enumerate(room.seats):
        if seat in mine:
            plans[seat] = SeatPlan(known_name(state.name) if state.person else "")
        elif state.bot:
            plans[seat] = SeatPlan("" if state.person or state.left else known_name(state.name), state.bot)
    return NewRoom(
        game=room.plan.game,
        players=players,
        options=room.plan.options,
        seats=tuple(plans),
        mine=tuple(sorted(mine)),
        settings=room.settings,
        components=components,
        chance=room.plan.chance,
    )
