"""Who sits where: people come and go, and bots play for them."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.rooms.access.actor import (
    Actor,
    check_bot,
    check_host,
    check_seat,
    check_seated,
    check_sits,
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
"""How often somebody who sits at a table may take another name there."""


def join(draft: Draft, who: Actor, name: str) -> None:
    """Sit down under a name, or take another. Where a bot plays for nobody, the person plays from now on."""
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
    """Refuse a name that a person or a bot at the table has, or one that looks the same."""
    for other, state in enumerate(room.seats):
        if other != seat and (state.person or state.bot) and look_the_same(state.name, name):
            raise _taken(name)


def check_bot_name(room: Room, seat: int, name: str) -> None:
    """Refuse to call a bot like a person who sits at the table or is to come. Bots may share a name."""
    for other, state in enumerate(room.seats):
        if other != seat and (state.person or not state.bot) and look_the_same(state.name, name):
            raise _taken(name)


def _taken(name: str) -> BadRequest:
    return BadRequest(
        f"somebody at the table is already called {name}", Message("error-room-name-taken", {"name": name})
    )


def leave(draft: Draft, who: Actor, bot: str) -> None:
    """Get up for good; in a game that is on, a bot plays until somebody takes the seat."""
    check_seated(who)
    check_bot(bot)
    room, seat = draft.room, who.seat
    if room.seats[seat].person:
        draft.add(Left(seat))
    elif room.shows_table:  # all were told that somebody came
        draft.add(SeatReturned(seat))
    if room.stage == "playing" and not room.seats[seat].bot:
        draft.add(BotTookOver(seat, bot, "left"))
        if draft.playable and is_companion(room):
            run_on(draft)  # perhaps nobody is left who could enter what is drawn


def give_to_bot(draft: Draft, who: Actor, bot: str) -> None:
    """Let a bot play for one's own seat."""
    check_sits(draft.room, who)
    check_bot(bot)
    check_playing(draft.room)
    draft.played()
    if draft.room.seats[who.seat].bot:
        raise NotNow("a bot is already playing for this seat", Message("error-room-bot-plays"))
    draft.add(BotTookOver(who.seat, bot, "asked"))


def seat_bot(draft: Draft, who: Actor, seat: int, bot: str, name: str) -> None:
    """Before the game, let a bot sit where no person sits, or another one than before, or none any more."""
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
    """Refuse what can be done only before the game begins."""
    if room.stage != "open":
        raise NotNow("the game has already started", Message("error-room-begun"))


def free_seat(draft: Draft, who: Actor, seat: int) -> None:
    """Before the game, take a seat from somebody else, who sits there or only holds it."""
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
    """Play again oneself."""
    check_sits(draft.room, who)
    check_playing(draft.room)
    draft.played()
    if not draft.room.seats[who.seat].bot:
        raise NotNow("no bot is playing for this seat", Message("error-room-no-bot-plays"))
    draft.add(PersonReturned(who.seat))
