"""Events of a room as sentences: joining, leaving, requests, chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.rooms.state import events as e
from batisseurs.rooms.views.model import RequestView, RoomEventView

if TYPE_CHECKING:
    from batisseurs.cli.online.remote_play import RemotePlay
    from batisseurs.words import Words

REQUESTS = {
    e.UndoRequest: "cli-room-request-undo",
    e.ClockRequest: "cli-room-request-clock",
    e.PauseClocksRequest: "cli-room-request-pause-clocks",
    e.BotRequest: "cli-room-request-bot",
    e.ExportRequest: "cli-room-request-export",
    e.PauseRequest: "cli-room-request-pause",
}


def sentence(event: RoomEventView, play: RemotePlay, words: Words, server: str) -> str:  # noqa: C901, PLR0911, PLR0912  one case per event
    """Return an event of the room as a sentence; empty for lines of the game."""

    def name(seat: int) -> str:
        return play.seats[seat] if 0 <= seat < len(play.seats) else words.text("cli-room-spectator")

    match event:
        case e.Joined(_, who):
            return words.text("cli-room-joined", name=who)
        case e.SeatTaken(seat, bot):
            return words.text("cli-room-seat-taken-bot" if bot else "cli-room-seat-taken", number=seat + 1)
        case e.SeatReturned(seat):
            return words.text("cli-room-seat-returned", number=seat + 1)
        case e.Left(seat):
            return words.text("cli-room-left", name=name(seat))
        case e.BotTookOver(seat, bot):
            return words.text("cli-room-bot-took", name=name(seat), bot=bot)
        case e.BotSeated(_, "", _):
            return words.text("cli-room-bot-up")
        case e.BotSeated(_, bot, who):
            return words.text("cli-room-bot-sat", name=who, bot=bot)
        case e.SeatCleared(seat, who, by):
            message = "cli-room-freed" if by >= 0 else "cli-room-freed-by-host"
            return words.text(message, name=name(by), other=who or name(seat))
        case e.PersonReturned(seat):
            return words.text("cli-room-took-back", name=name(seat))
        case e.Started():
            return words.text("cli-room-started")
        case e.Undone(seat, lines):
            return words.text("cli-room-undone", name=name(seat), number=lines)
        case e.Reopened():
            return words.text("cli-room-reopened")
        case e.RequestOpened(_, seat, request):
            return request_sentence(words, name(seat), request, play)
        case e.Voted(_, seat, yes):
            return words.text("cli-room-agrees" if yes else "cli-room-disagrees", name=name(seat))
        case e.RequestClosed(_, accepted):
            return words.text("cli-room-agreed" if accepted else "cli-room-not-agreed")
        case e.ClockSet():
            return words.text("cli-room-clock")
        case e.ClocksPaused():
            return words.text("cli-room-clocks-paused")
        case e.Exported(_, by) if by >= 0:
            return words.text("cli-room-exported-alone", name=name(by))
        case e.Exported():
            return words.text("cli-room-exported")
        case e.Paused(seat):
            return words.text("cli-room-paused", name=name(seat))
        case e.Resumed(seat):
            return words.text("cli-room-resumed", name=name(seat))
        case e.ServerDown():
            return words.text("cli-room-server-down")
        case e.Reminded(seat):
            return words.text("cli-room-reminded", name=name(seat))
        case e.Said(seat, who, text):
            return words.text("cli-room-said", name=who or name(seat), text=text)
        case e.Muted(seat, muted):
            return words.text("cli-room-muted" if muted else "cli-room-heard", name=name(seat))
        case e.Rematch(seat, room):
            return words.text("cli-room-rematch", name=name(seat), link=f"{server}/rooms/{room}")
        case e.Hidden(hidden):
            return words.text("cli-room-hidden" if hidden else "cli-room-listed")
        case e.Forgotten():
            return words.text("cli-room-forgotten")
    return ""


def request_sentence(words: Words, name: str, request: e.TableRequest, play: RemotePlay) -> str:
    """Return a request as a sentence."""
    lines = request.lines if isinstance(request, e.UndoRequest) else 0
    absent = play.seats[request.seat] if isinstance(request, e.BotRequest) else ""
    return words.text(REQUESTS[type(request)], name=name, number=lines, other=absent)


def request_lines(request: RequestView, play: RemotePlay, words: Words) -> list[str]:
    """Return the lines that a pending undo request would undo."""
    return [words.say(line.message, play.seats, play.game, play.components) for line in request.lines]
