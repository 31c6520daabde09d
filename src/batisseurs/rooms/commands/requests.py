"""Requests to the other players: one at a time, and all who are present must agree."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.rooms.access.actor import Actor, check_bot, check_named, check_seat
from batisseurs.rooms.commands.play import check_no_request, check_playing
from batisseurs.rooms.commands.undo import before_a_choice, check_lines, undo_lines
from batisseurs.rooms.errors import BadRequest, NotNow
from batisseurs.rooms.state.clocks import DAY
from batisseurs.rooms.state.events import (
    BotRequest,
    BotTookOver,
    Clock,
    ClockRequest,
    ClockSet,
    ClocksPaused,
    Exported,
    ExportRequest,
    PauseClocksRequest,
    Paused,
    PauseRequest,
    RequestClosed,
    RequestOpened,
    TableRequest,
    UndoRequest,
    Voted,
)
from batisseurs.rooms.state.live_room import Draft

LONGEST_TIME = 366 * DAY
MOST_DECLINED = 3
"""How many requests of a seat may fail before it must move again."""


def ask(draft: Draft, who: Actor, request: TableRequest) -> None:
    """Open a request. A guest with several seats asks for all of them."""
    check_named(draft.room, who)
    check_no_request(draft.room)
    if draft.room.seats[who.seat].declined >= MOST_DECLINED:
        raise NotNow(
            f"{MOST_DECLINED} requests of this seat were declined: it can ask again after its next move",
            Message("error-room-requests", {"most": MOST_DECLINED}),
        )
    if not isinstance(request, ExportRequest):
        draft.played()
    _check_request(draft, who, request)
    if isinstance(request, UndoRequest):
        # Before the vote, so that all see what they agree to.
        request = UndoRequest(before_a_choice(draft, request.lines))
    number = draft.room.last_request + 1
    draft.add(RequestOpened(number, who.seat, request))
    _agree(draft, who, number)


def vote(draft: Draft, who: Actor, number: int, yes: bool) -> None:
    """Answer the pending request. One no closes it; a no from its sender withdraws it."""
    check_named(draft.room, who)
    request = draft.room.request
    if request is None or request.number != number:
        raise NotNow("this request is closed", Message("error-room-wish-closed"))
    if who.seat not in draft.room.asked and (yes or who.seat != request.seat):
        raise NotNow("you don't vote on this request", Message("error-room-wish-not-asked"))
    if who.seat in request.yes and yes:
        raise NotNow("you have already agreed", Message("error-room-wish-agreed"))
    if not yes:
        draft.add(Voted(number, who.seat, yes=False))
        draft.add(RequestClosed(number, accepted=False))
        return
    draft.add(Voted(number, who.seat, yes=True))
    _agree(draft, who, number)


def _agree(draft: Draft, who: Actor, number: int) -> None:
    """Let all seats of the same guest agree."""
    for seat in who.hands:
        request = draft.room.request
        if request is not None and seat in draft.room.asked and seat not in request.yes:
            draft.add(Voted(number, seat, yes=True))


def settle(draft: Draft) -> None:
    """Close the pending request if all have agreed: after every command."""
    room = draft.room
    request = room.request
    if request is None:
        return
    hidden = isinstance(request.what, ExportRequest) and room.gone
    if hidden or not room.seats[request.seat].person:
        draft.add(RequestClosed(request.number, accepted=False))
    elif set(room.asked) <= set(request.yes):
        draft.add(RequestClosed(request.number, accepted=True))
        _fulfil(draft, request.seat, request.what)


def _fulfil(draft: Draft, seat: int, request: TableRequest) -> None:
    match request:
        case UndoRequest(lines):
            undo_lines(draft, seat, lines, agreed=True)
        case ClockRequest(clock):
            draft.add(ClockSet(clock))
        case PauseClocksRequest(until):
            draft.add(ClocksPaused(until))
        case BotRequest(absent, bot):
            if draft.room.seats[absent].present:
                draft.add(BotTookOver(absent, bot, "agreed"))
        case ExportRequest():
            draft.add(Exported(len(draft.room.lines)))
        case PauseRequest():
            if draft.room.stage == "playing":
                draft.add(Paused(seat))


# What can be requested. -----------------------------------------------------------------------------------


def _check_request(draft: Draft, who: Actor, request: TableRequest) -> None:  # noqa: C901  one case per request
    room = draft.room
    match request:
        case UndoRequest(lines):
            check_begun(draft)
            check_lines(room, lines)
        case ClockRequest(clock):
            check_clock(clock)
        case PauseClocksRequest(until):
            check_playing(room)
            if not draft.at < until <= draft.at + LONGEST_TIME:
                raise BadRequest(
                    "a break must end in the future, within a year", Message("error-room-time-off")
                )
        case BotRequest(seat, bot):
            check_playing(room)
            check_seat(seat, room.plan.players)
            check_bot(bot)
            if seat == who.seat or not room.seats[seat].present:
                raise BadRequest(
                    "a bot can be asked for another person's seat", Message("error-room-bot-wish")
                )
        case ExportRequest():
            check_begun(draft)
            if room.stage == "over":
                raise NotNow("the game is over: its record is open", Message("error-room-record-open"))
            if room.gone:
                raise NotNow(
                    "someone who had a seat has left and can't be asked: the record opens after the end",
                    Message("error-room-record-gone"),
                )
        case PauseRequest():
            check_playing(room)
            if room.paused:
                raise NotNow("the game is already paused", Message("error-room-paused"))


def check_begun(draft: Draft) -> None:
    """Refuse what needs a started game; it may be over."""
    if draft.room.stage == "open":
        check_playing(draft.room)


def check_clock(clock: Clock) -> None:
    """Refuse a clock with impossible times."""
    most = LONGEST_TIME // 1000
    if not 0 <= clock.per_choice <= most or not 0 <= clock.time_bank <= most:
        raise BadRequest(
            f"a clock has 0 to {most} seconds per move and in the time bank",
            Message("error-room-clock", {"most": str(most)}),
        )
