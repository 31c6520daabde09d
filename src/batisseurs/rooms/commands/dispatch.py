"""Calls the function of each command, and refuses commands that come too late."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.access.actor import Actor
from batisseurs.rooms.commands import chance_entry, chat, play, requests, seats, timeouts, undo
from batisseurs.rooms.commands.model import (
    Ask,
    Choose,
    Command,
    Draw,
    Enter,
    FreeSeat,
    GiveToBot,
    Join,
    Leave,
    Mute,
    OpenRematch,
    Resume,
    ResumeSeat,
    Say,
    SeatBot,
    SentCommand,
    SetAutoAnswer,
    Start,
    Undo,
    Vote,
)
from batisseurs.rooms.errors import BadRequest, NotSure, Stale
from batisseurs.rooms.state.live_room import Draft
from batisseurs.rooms.state.room import Room


def execute(draft: Draft, who: Actor, sent: SentCommand) -> None:
    """Execute a command, or refuse it.

    If the command answers an older version, a refusal may come from events that the sender has not seen. Then
    it is Stale.
    """
    said, now = sent.version, draft.room.version
    if said is not None and is_stale(draft.room, who.seat, sent.command, said):
        raise Stale(now, said)
    if said is None and isinstance(sent.command, Choose | Enter | Draw | Undo | Vote):
        raise BadRequest(
            "this command must say which version of the table it answers", Message("error-room-no-version")
        )
    try:
        _dispatch(draft, who, sent.command)
        requests.settle(draft)
    except NotSure:
        raise  # the choice itself is legal
    except BatisseursError:
        if said is not None and said != now:
            raise Stale(now, said) from None
        raise


def is_stale(room: Room, seat: int, command: Command, said: int) -> bool:
    """Return whether something has happened that the sender of the command should have seen first.

    Chat makes nothing stale, nor do others who answer the same step. Nor do the moves of bots
    who play with one person alone: an undo goes back to that person's last choice.
    """
    if said > room.version:
        return True
    match command:
        case Choose() if seat != SPECTATOR:
            return said < room.seats[seat].touched
        case Undo() if room.alone(seat):
            return said < room.seats[seat].touched
        case Vote(number) if room.request is not None and room.request.number == number:
            return said < room.request.version
        case Say() | Mute() | Join():
            return False
    return said < room.last_change


def _dispatch(draft: Draft, who: Actor, command: Command) -> None:  # noqa: C901, PLR0912  one case per command
    match command:
        case Join(name):
            seats.join(draft, who, name)
        case Start():
            play.start(draft, who)
        case Choose(text, sure):
            play.choose(draft, who, text, sure=sure)
        case Enter(texts):
            chance_entry.enter(draft, who, texts)
        case Draw(everything):
            chance_entry.draw(draft, who, everything=everything)
        case Undo(lines):
            undo.undo(draft, who, lines)
        case Ask(request):
            requests.ask(draft, who, request)
        case Vote(number, yes):
            requests.vote(draft, who, number, yes)
        case Resume():
            timeouts.resume(draft, who)
        case Leave(bot):
            seats.leave(draft, who, bot)
        case GiveToBot(bot):
            seats.give_to_bot(draft, who, bot)
        case SeatBot(seat, bot, name):
            seats.seat_bot(draft, who, seat, bot, name)
        case FreeSeat(seat):
            seats.free_seat(draft, who, seat)
        case ResumeSeat():
            seats.resume_seat(draft, who)
        case Say(text):
            chat.say(draft, who, text)
        case Mute(seat, muted):
            chat.mute(draft, who, seat, muted)
        case SetAutoAnswer(step, text):
            play.set_auto_answer(draft, who, step, text)
        case OpenRematch():
            pass  # needs a second room: see `rematches`
