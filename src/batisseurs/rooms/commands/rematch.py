"""The same people once more: another room, in which the next seat begins."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from batisseurs.kernel.choice import Message
from batisseurs.rooms.access.actor import Actor, check_sits
from batisseurs.rooms.access.names import known_name
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.errors import NotNow
from batisseurs.rooms.state.companion import is_companion
from batisseurs.rooms.state.events import SeatPlan
from batisseurs.rooms.state.room import Room


def check_rematch(room: Room, who: Actor) -> None:
    """Refuse to whoever does not sit here, and before the game is over."""
    check_sits(room, who)
    if room.stage != "over":
        raise NotNow("the game is not over yet", Message("error-room-not-over"))


def seat_after(seat: int, players: int) -> int:
    """Return where somebody sits in the next game: the first seat moves on by one."""
    return (seat - 1) % players


def holders_after(room: Room, holders: Mapping[int, str], guest: str) -> dict[int, str]:
    """Return who holds which seat in the next game, for which a guest has asked.

    At a companion table nobody can come from elsewhere: a seat that somebody has left is the device's.
    """
    after: dict[int, str] = {}
    for seat, state in enumerate(room.seats):
        if state.person and seat in holders:
            after[seat_after(seat, room.plan.players)] = holders[seat]
        elif is_companion(room) and not state.bot:
            after[seat_after(seat, room.plan.players)] = guest
    return after


def rematch(room: Room, mine: Collection[int], components: str | None) -> NewRoom:
    """Return the room in which those who are still here go on, at the seats `mine`.

    Bots stay bots, under their names. One that played for a person does not take the person's name along.
    """
    players = room.plan.players
    plans = [SeatPlan()] * players
    for seat, state in enumerate(room.seats):
        after = seat_after(seat, players)
        if after in mine:
            plans[after] = SeatPlan(known_name(state.name) if state.person else "")
        elif state.bot:
            plans[after] = SeatPlan("" if state.person or state.left else known_name(state.name), state.bot)
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
