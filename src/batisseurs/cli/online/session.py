"""Playing at an online table: shows news and asks for the player's choices."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from batisseurs.cli.online import room_events
from batisseurs.cli.online.client import ServerClient, ServerRefused, StaleCommand, refusal_line
from batisseurs.cli.online.commands import Quit, TableCommands
from batisseurs.cli.online.lessons import ServerLessons
from batisseurs.cli.online.listener import Back, Closed, Listener, Lost
from batisseurs.cli.online.prompt import Prompt
from batisseurs.cli.play.answers import find_answer
from batisseurs.cli.play.auto_answers import AutoAnswers
from batisseurs.cli.play.display import Display, show_final
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.files import new_game_file, write_whole
from batisseurs.cli.terminal.screen import Screen, complain
from batisseurs.kernel import choice_text
from batisseurs.kernel.seats import Seat
from batisseurs.rooms.commands.model import Choose, Command
from batisseurs.rooms.errors import NoSuchRoom, NotAllowed, SeatFreed, SeatMoved
from batisseurs.rooms.state.events import Undone
from batisseurs.rooms.views.model import ChoseView, Look, StoredEventView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from batisseurs.cli.online.remote_play import RemotePlay
    from batisseurs.words import Words

INTERRUPTED = 130
SENT_AWAY = 2
WHY_AWAY = {
    NotAllowed.id: "cli-join-seat-gone",
    NoSuchRoom.id: "cli-join-seat-gone",
    SeatFreed.id: "cli-join-seat-freed",
    SeatMoved.id: "cli-join-seat-gone",
}
TRIES = 5


class Disconnected(Exception):  # noqa: N818  what happened, not an error of this program
    """The server has closed the connection for good."""

    def __init__(self, reason: str) -> None:
        """Take the id of the reason."""
        super().__init__(reason)
        self.reason = reason


class JoinedSession:
    """One seat in one room, until the game is over or the player leaves."""

    def __init__(self, client: ServerClient, play: RemotePlay, screen: Screen) -> None:
        """Take the server, the game so far, and the screen."""
        self.client = client
        self.play = play
        self.screen = screen
        self.seat: Seat = play.room.reader
        self.display = Display(play, screen)
        self.auto_answers = AutoAnswers()
        self.lessons = ServerLessons(self.display, play, client)
        self.commanding = TableCommands(self)
        self.listener = Listener(self._address, client.bearer, play.version)
        self.line_prompt = Prompt(screen, self.listener, self.commanding.completions)
        self.away = False
        """Whether the player was told that the server cannot be reached."""
        self.headed = False
        """Whether the heading "Since your last choice" was shown."""
        self.shown: tuple[object, ...] = ()
        """The step or the request that was shown last."""
        client.wait, client.answered = self.wait, self._say_reconnected

    def _address(self, since: int) -> str:
        return self.client.socket_address(self.seat, since)

    @property
    def words(self) -> Words:
        """The language of the player."""
        return self.display.words

    def is_asked(self) -> bool:
        """Return whether the game waits for this player."""
        room = self.play.room
        if room.stage != "playing" or self.seat not in room.waiting or room.request is not None:
            return False
        return not room.seats[self.seat].bot and room.entry is None

    # The loop. ---------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the player leaves; return the exit code."""
        self.listener.start()
        try:
            self._loop()
            self._finish()
        except (Quit, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        except Disconnected as away:
            message = WHY_AWAY.get(away.reason, "cli-join-closed")
            complain(self.words.text(message, reason=away.reason))
            return SENT_AWAY
        finally:
            self.listener.close()
        return 0

    def _loop(self) -> None:
        self.display.tell(self.seat)
        while True:
            try:
                self._take_news()
                if self.play.over:
                    return
                if self._answer_automatically():
                    continue
                self._show()
                typed = self._next_line()
                if typed is not None:
                    self._understand(typed)
            except StaleCommand as moved:
                self._hear(moved.missed)
                self.look()
                self.screen.say("cli-join-moved-on", style="yellow")
                self.shown = ()
            except ServerRefused as told:
                self.screen.sentence(refusal_line(told.said, self.words, self.display.say), style="yellow")
            except Refused as refused:
                self.screen.sentence(refused.line(self.words), style="yellow")

    def _next_line(self) -> str | None:
        """Wait for a line or for news. Piped input is read only when there is a question."""
        if not self.line_prompt.is_terminal and self.play.room.stage == "playing" and not self.is_asked():
            self.line_prompt.wait()
            return None
        return self.line_prompt.line(self.commanding.prompt() + " ")

    def _understand(self, typed: str) -> None:
        if self.commanding.run(typed):
            return
        if not self.is_asked():
            raise Refused("cli-join-not-asked")
        self.choose(find_answer(self.display.wording, self.seat, typed))

    # News. -------------------------------------------------------------------------------------------

    def _take_news(self) -> None:
        for news in self.listener.news():
            if isinstance(news, Lost):
                self._say_lost()
            elif isinstance(news, Back):
                self._say_reconnected()
            elif isinstance(news, Closed):
                raise Disconnected(news.reason)
            else:
                self._take(Look(news.events, news.room))

    def look(self) -> None:
        """Get the current state of the room."""
        self._take(self.client.look(self.seat, self.play.version))

    def _take(self, look: Look) -> None:
        events = look.events
        self.play.see(look.room)
        self._hear(events)
        if self.play.is_behind:
            self._take(self.client.look(self.seat, self.play.version))

    def _hear(self, events: Iterable[StoredEventView]) -> None:
        """Show events in order; undone lines are dropped at that point."""
        for kept in events:
            if not self.play.hear(kept):
                continue
            event = kept.event
            if isinstance(event, Undone):
                self.display.go_back()
                if event.seat != self.seat:
                    self.display.drawn = None
            said = room_events.sentence(event, self.play, self.words, self.client.link.server)
            if said:
                self._tell()
                self.screen.sentence(said, style="dim")
        self._tell()

    def _tell(self) -> None:
        self.headed = self.display.tell(self.seat, heading=not self.headed) or self.headed

    # The server. --------------------------------------------------------------------------------------

    def send(self, command: Command) -> None:
        """Send a command and show its results."""
        answer = self.client.send(self.seat, command, self.play.version)
        self._hear(answer.events)
        self.look()

    def wait(self, seconds: float) -> None:
        """Wait before the next attempt to reach the server."""
        self._say_lost()
        time.sleep(seconds)

    def _say_lost(self) -> None:
        if not self.away:
            self.screen.say("cli-join-away", style="yellow", server=self.client.link.server)
        self.away = True

    def _say_reconnected(self) -> None:
        if self.away:
            self.screen.say("cli-join-again", style="dim")
        self.away = False

    # Questions. --------------------------------------------------------------------------------------

    def fetch_table(self) -> None:
        """Get the table of the room; if the room has moved on, update it first.

        If others play faster than that, an older table is good enough: it stops when it is this player's
        turn.
        """
        for _ in range(TRIES):
            if self.play.fetch_table(self.client):
                return
            self.look()

    def _answer_automatically(self) -> bool:
        """Answer for the player if there is only one choice or an auto-answer."""
        if not self.is_asked() or self.play.room.paused:
            return False
        self.fetch_table()
        if not self.is_asked():
            return True
        choices = self.play.table.choices(self.seat)
        reply = self.auto_answers.reply(self.play, self.display.drawing, self.seat)
        if len(choices) == 1:
            self.choose(choices[0], self.display.forced)
        elif reply is not None:
            self.choose(reply, self.display.auto_answered)
        else:
            return False
        return True

    def choose(self, choice: int, remembered: set[int] | None = None) -> None:
        """Send a choice; `remembered` collects lines that were answered automatically."""
        text = choice_text.say(self.play.table, self.seat, choice).text
        answer = self.client.send(self.seat, Choose(text), self.play.table_version)
        own = [kept.event.line for kept in answer.events if isinstance(kept.event, ChoseView)]
        if remembered is not None and own:
            remembered.add(own[0] - 1)
        self.headed = False
        self._hear(answer.events)
        self.look()

    def _show(self) -> None:
        """Show the question, once."""
        room = self.play.room
        request = room.request
        if self.is_asked():
            self.fetch_table()
            # Others who answer the same step do not change this player's question.
            own = sum(entry.line.seat == self.seat for entry in self.play.log)
            question = ("asked", own, room.prompt, room.choices)
            if question != self.shown:
                self._tell()
                self.display.show(self.seat)
                self.display.show_choices(self.seat)
                self.shown = question
                self.lessons.teach(self.seat)
        elif request is not None and self.shown != ("request", request.number):
            self.shown = ("request", request.number)
            for line in room_events.request_lines(request, self.play, self.words):
                self.screen.sentence(line, indent=2)
            if self.seat in request.asked and self.seat not in request.yes:
                self.screen.say("cli-join-yes-or-no", style="bold")

    # The end. ----------------------------------------------------------------------------------------

    def _finish(self) -> None:
        self._tell()
        room = self.play.room
        if self.seat >= 0:
            self.fetch_table()
            self.display.show_table(self.seat)
        self.screen.line()
        if room.result is not None:
            show_final(self.screen, self.play, room.result, room.scores)
        file = new_game_file(self.play.game)
        try:
            write_whole(file, self.client.record())
        except (OSError, ServerRefused, Refused):
            return
        self.screen.say("cli-kept", file=str(file))

    def _leave(self, code: int) -> int:
        self.screen.line()
        self.screen.say("cli-join-left", link=self.client.link.without_key)
        return code
