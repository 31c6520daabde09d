"""Lessons and suggested moves at an online table: the server knows what comes now and what was read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.online.client import ServerRefused, StaleCommand
from batisseurs.cli.play.lessons import Lessons
from batisseurs.cli.terminal.errors import Refused
from batisseurs.kernel.lesson import OFF

if TYPE_CHECKING:
    from batisseurs.cli.online.client import ServerClient
    from batisseurs.cli.online.remote_play import RemotePlay
    from batisseurs.cli.play.display import Display
    from batisseurs.kernel.choice import Message
    from batisseurs.kernel.seats import Seat
    from batisseurs.rooms.views.model import SuggestionView


class ServerLessons(Lessons):
    """The lessons of one seat in a room."""

    def __init__(self, display: Display, play: RemotePlay, client: ServerClient) -> None:
        """Take the display, the game and the server."""
        super().__init__(display)
        self.play = play
        self.client = client

    @property
    def _alone(self) -> bool:
        """Whether all others are bots: only then lessons may come."""
        room = self.play.room
        return all(seat.bot or seat.seat == room.reader for seat in room.seats)

    def due(self, seat: Seat) -> tuple[list[str], bool]:
        """Ask the server; a lesson that cannot be fetched comes another time."""
        if not self._alone:
            return [], False
        try:
            found = self.client.lessons(seat)
        except (ServerRefused, Refused):
            return [], False
        return [lesson.id for lesson in found.due], found.suggests

    def go_on(self, seat: Seat) -> bool:
        """Leave out a suggestion that nobody has asked for if the server is busy."""
        try:
            return super().go_on(seat)
        except StaleCommand:
            raise
        except ServerRefused:
            return True

    def suggestion(self, seat: Seat) -> tuple[SuggestionView, Message | None]:
        """Ask the server, which lets a bot think."""
        if not self._alone:
            raise Refused("cli-hint-alone")
        found = self.client.suggestion(seat, self.play.table_version)
        return found, found.why

    def read_here(self) -> list[str]:
        """Return what the server remembers of this game."""
        return [lesson.id for lesson in self.client.lessons(self.play.room.reader).read]

    def remember(self, lessons: list[str]) -> None:
        """Tell the server; if that fails, it is told once more another time."""
        try:
            self.client.read_lessons(lessons)
        except (ServerRefused, Refused):
            return

    def start_again(self) -> None:
        """Tell the server to forget them."""
        self.client.read_lessons([OFF, *self.read_here()], forget=True)
