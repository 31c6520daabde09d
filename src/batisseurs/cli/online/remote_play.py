"""An online game as one seat knows it, with the same interface as a local one.

The log is what the server sends to this seat. The table is the server's, with everything redrawn that the
seat cannot know; the seat's choices on it are the ones that the server accepts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from batisseurs.cli.terminal.errors import Refused
from batisseurs.kernel.choice import Choice, GameEvent, Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.play import Entry, Play
from batisseurs.kernel.record import Line
from batisseurs.kernel.save import load
from batisseurs.kernel.seats import EVERYONE
from batisseurs.rooms.state.events import Undone
from batisseurs.rooms.views.model import (
    ChoseView,
    CreatedView,
    Look,
    RoomEventView,
    RoomView,
    StoredEventView,
)

if TYPE_CHECKING:
    from batisseurs.cli.online.client import ServerClient
    from batisseurs.kernel.game import Game
    from batisseurs.words import Words

NO_CHOICE = -1
"""The index of a choice is known only to the server."""


class RemotePlay(Play):
    """The log, the table and the state of a room."""

    def __init__(self, game: Game, components: Any, look: Look, words: Words) -> None:
        """Start with a first look, which has all events from the beginning."""
        super().__init__(game, look.room.players, look.room.options, components)
        self.words = words
        self.room = look.room
        self.version = 0
        """The version up to which every event is known."""
        self.table_version = 0
        self.see(look.room)
        for kept in look.events:
            self.hear(kept)

    def speak(self, words: Words) -> None:
        """Change the language of default names."""
        self.words = words
        self.seats = self._names()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.room.stage == "over"

    @property
    def ending(self) -> Message:
        """How the game ended, and by whom, as the server says it."""
        result = self.room.result
        assert result is not None  # noqa: S101  only when it is over
        ended = f"{self.game.slug}-ending-{result.ending.replace('_', '-')}"
        return self.room.ended or Message(ended)  # an older server does not say by whom

    # News. -------------------------------------------------------------------------------------------

    def see(self, room: RoomView) -> None:
        """Update the state of the room, if it is newer."""
        if room.version >= self.room.version:
            self.room = room
        self.seats = self._names()

    def hear(self, kept: StoredEventView) -> bool:
        """Add an event if it is the next one; return whether it was."""
        if kept.version != self.version + 1:
            return False
        self.version = kept.version
        self._hear(kept.event)
        return True

    @property
    def is_behind(self) -> bool:
        """Whether events are missing."""
        return self.version < self.room.version

    def _hear(self, event: RoomEventView) -> None:
        if isinstance(event, ChoseView):
            del self.log[event.line - 1 :]
            self.log.append(_entry(event))
        elif isinstance(event, Undone):
            del self.log[event.left :]

    def _names(self) -> list[str]:
        names: list[str] = []
        for seat in self.room.seats:
            name = seat.name or self.words.text(
                "cli-name-bot" if seat.bot else "cli-name-person", number=seat.seat + 1
            )
            names.append(name)
        return names

    # The table. --------------------------------------------------------------------------------------

    def fetch_table(self, client: ServerClient) -> bool:
        """Get the current table; return whether it has the known version of the room."""
        if self.table_version != self.room.version:
            got = client.table(self.room.reader)
            self.table = load(self.game, got.table, self.components)
            self.table_version = got.version
        return self.table_version == self.room.version


def _entry(chose: ChoseView) -> Entry:
    """Return a line of the log; the server has removed what the seat may not know."""
    game_events = tuple(GameEvent(told.message, told.rule) for told in chose.game_events)
    public = Choice(chose.text, chose.message)
    return Entry(Line(chose.seat, chose.text), NO_CHOICE, chose.message, EVERYONE, public, game_events)


def find_game_of(client: ServerClient, look: Look) -> tuple[Game, Any]:
    """Return the game and the components of a room, if this program has the same as the server."""
    from batisseurs.games import SLUGS, find_game

    created = next(kept.event for kept in look.events if isinstance(kept.event, CreatedView))
    if created.game not in SLUGS:
        raise Refused("cli-join-unknown-game", game=created.game, games=list(SLUGS))
    game = find_game(created.game).with_rules(created.rules)
    if game.rules_version != created.rules:
        raise Refused(
            "cli-join-other-rules", title=game.slug, version=created.rules, known=game.rules_version
        )
    components = game.components()
    if game.fingerprint(components) != created.components:
        try:
            components = game.components(client.components())
        except BatisseursError:
            raise Refused("cli-join-other-components", title=game.slug) from None
        if game.fingerprint(components) != created.components:
            raise Refused("cli-join-other-components", title=game.slug)
    return game, components
