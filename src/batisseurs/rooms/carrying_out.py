"""Which matter each command belongs to, and which commands come too late."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms import entering, playing, seating, talking, timing, undoing, wishes
from batisseurs.rooms.commands import (
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
    Request,
    Resume,
    Say,
    SeatBot,
    Stand,
    Start,
    TakeBack,
    Undo,
    Vote,
)
from batisseurs.rooms.errors import BadRequest, NotSure, Stale
from batisseurs.rooms.live import Draft
from batisseurs.rooms.people import Who
from batisseurs.rooms.room import Room


def carry_out(draft: Draft, who: Who, request: Request) -> None:
    """Let a command happen, or refuse it.

    A refusal of something that answers an older version may come from what its sender has not seen yet: it is
    told so, with what it missed.
    """
    said, now = request.version, draft.room.version
    if said is not None and is_stale(draft.room, who.seat, request.command, said):
        raise Stale(now, said)
    if said is None and isinstance(request.command, Choose | Enter | Draw | Undo | Vote):
        raise BadRequest(
            "this command must say which version of the room it answers", Message("error-room-no-version")
        )
    try:
        _dispatch(draft, who, request.command)
        wishes.settle(draft)
    except NotSure:
        raise  # the choice is a right one, whatever was missed
    except BatisseursError:
        if said is not None and said != now:
            raise Stale(now, said) from None
        raise


def is_stale(room: Room, seat: int, command: Command, said: int) -> bool:
    """Tell whether something has happened since that the command should have known.

    Talk makes nothing stale, nor do others who answer at the same time as oneself.
    """
    if said > room.version:
        return True
    match command:
        case Choose() if seat != SPECTATOR:
            return said < room.sitters[seat].touched
        case Vote(number) if room.wish is not None and room.wish.number == number:
            return said < room.wish.version
        case Say() | Mute() | Join():
            return False
    return said < room.stirred


def _dispatch(draft: Draft, who: Who, command: Command) -> None:  # noqa: C901, PLR0912  one case per command
    match command:
        case Join(name):
            seating.join(draft, who, name)
        case Start():
            playing.start(draft, who)
        case Choose(text, sure):
            playing.choose(draft, who, text, sure=sure)
        case Enter(texts):
            entering.enter(draft, who, texts)
        case Draw(everything):
            entering.draw(draft, who, everything=everything)
        case Undo(lines):
            undoing.undo(draft, who, lines)
        case Ask(wish):
            wishes.ask(draft, who, wish)
        case Vote(number, yes):
            wishes.vote(draft, who, number, yes)
        case Resume():
            timing.resume(draft, who)
        case Leave(bot):
            seating.leave(draft, who, bot)
        case GiveToBot(bot):
            seating.give_to_bot(draft, who, bot)
        case SeatBot(seat, bot, name):
            seating.seat_bot(draft, who, seat, bot, name)
        case FreeSeat(seat):
            seating.free_seat(draft, who, seat)
        case TakeBack():
            seating.take_back(draft, who)
        case Say(text):
            talking.say(draft, who, text)
        case Mute(seat, muted):
            talking.mute(draft, who, seat, muted)
        case Stand(step, text):
            playing.stand(draft, who, step, text)
        case OpenRematch():
            pass  # needs a second room: see `rematches`
