"""Taking and leaving seats, and bots that play them."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.rooms.access.actor import (
    Actor,
    check_bot,
    check_host,
    check_named,
    check_seat,
    check_seated,
)
from batisseurs.rooms.access.names import clean_name, look_the_same
from batisseurs.rooms.commands.play import check_playing, run_on
from batisseurs.rooms.errors import BadRequest, NotAllowed, NotNow
from batisseurs.rooms.state.companion import is_companion
from batisseurs.rooms.state.events import (
    BotSeated,
    BotTookOver,
    Joined,
    Left,
    PersonReturned,
    SeatCleared,
    SeatReturned,
)
from batisseurs.rooms.state.live_room import Draft
from batisseurs.rooms.state.room import Room

MOST_RENAMES = 5
"""How often a player may change the name at one table."""


def join(draft: Draft, who: Actor, name: str) -> None:
    """Join with a name, or change it. A bot that played an abandoned seat stops."""
    check_seated(who)
    room, seat = draft.room, who.seat
    state = room.seats[seat]
    kept = clean_name(name)
    check_other_names(room, seat, kept)
    comes = not state.person
    if not comes and kept == state.name:
        return
    if state.renamed >= MOST_RENAMES:
        raise NotNow(
            f"a name can be changed {MOST_RENAMES} times at a table",
            Message("error-room-renamed", {"most": MOST_RENAMES}),
        )
    draft.add(Joined(seat, kept))
    if comes and room.stage == "playing" and room.seats[seat].bot:
        draft.played()
        draft.add(PersonReturned(seat))


def check_other_names(room: Room, seat: int, name: str) -> None:
    """Refuse a name that is taken at the table, or that looks the same as a taken one."""
    for other, state in enumerate(room.seats):
        if other != seat and (state.person or state.bot) and look_the_same(state.name, name):
            raise _taken(name)


def check_bot_name(room: Room, seat: int, name: str) -> None:
    """Refuse a bot name that a person has or is expected to have. Bots may share a name."""
    for other, state in enumerate(room.seats):
        if other != seat and (state.person or not state.bot) and look_the_same(state.name, name):
            raise _taken(name)


def _taken(name: str) -> BadRequest:
    return BadRequest(
        f"somebody at the table is already called {name}", Message("error-room-name-taken", {"name": name})
    )


def leave(draft: Draft, who: Actor, bot: str) -> None:
    """Leave for good; in a running game a bot takes over until someone takes the seat."""
    check_seated(who)
    check_bot(bot)
    room, seat = draft.room, who.seat
    if room.seats[seat].person:
        draft.add(Left(seat))
    elif room.shows_table:  # everyone saw the arrival
        draft.add(SeatReturned(seat))
    if room.stage == "playing" and not room.seats[seat].bot:
        draft.add(BotTookOver(seat, bot, "left"))
        if draft.playable and is_companion(room):
            run_on(draft)  # perhaps nobody is left who could enter draws


def give_to_bot(draft: Draft, who: Actor, bot: str) -> None:
    """Let a bot play their own seat."""
    check_named(draft.room, who)
    check_bot(bot)
    check_playing(draft.room)
    draft.played()
    if draft.room.seats[who.seat].bot:
        raise NotNow("a bot is already playing for this seat", Message("error-room-bot-plays"))
    draft.add(BotTookOver(who.seat, bot, "asked"))


def seat_bot(draft: Draft, who: Actor, seat: int, bot: str, name: str) -> None:
    """Before the game, add, replace or remove a bot at a seat without a person."""
    check_host(who)
    room = draft.room
    check_seat(seat, room.plan.players)
    check_open(room)
    state = room.seats[seat]
    if state.person:
        raise NotNow("this seat is taken", Message("error-room-seat-taken"))
    if bot:
        check_bot(bot)
        called = clean_name(name) if name else bot
        check_bot_name(room, seat, called)
        draft.add(BotSeated(seat, bot, called))
    elif state.bot:
        planned = room.plan.seats[seat]
        draft.add(BotSeated(seat, "", "" if planned.bot else planned.name))
    else:
        raise NotNow("no bot is playing for this seat", Message("error-room-no-bot-plays"))


def check_open(room: Room) -> None:
    """Refuse what is possible only before the game starts."""
    if room.stage != "open":
        raise NotNow("the game has already started", Message("error-room-begun"))


def free_seat(draft: Draft, who: Actor, seat: int) -> None:
    """Before the game, remove another player from a seat, with or without a name."""
    check_host(who)
    room = draft.room
    check_seat(seat, room.plan.players)
    check_open(room)
    if seat in who.hands:
        raise NotAllowed("this seat is yours: leave it", Message("error-room-own-seat"))
    state = room.seats[seat]
    if not state.person and seat not in who.held:
        raise NotNow("this seat is empty", Message("error-room-nobody-there"))
    draft.add(SeatCleared(seat, state.name if state.person else "", who.seat))


def resume_seat(draft: Draft, who: Actor) -> None:
    """Take over from the bot again."""
    check_named(draft.room, who)
    check_playing(draft.room)
    draft.played()
    if not draft.room.seats[who.seat].bot:
        raise NotNow("no bot is playing for this seat", Message("error-room-no-bot-plays"))
    draft.add(PersonReturned(who.seat))
