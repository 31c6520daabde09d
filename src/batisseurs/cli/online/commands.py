"""Commands of a player at an online table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from batisseurs.cli.play.auto_answer_commands import add_auto_answer, list_auto_answers
from batisseurs.cli.play.commands import find_command
from batisseurs.cli.play.guide import show_guide
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.language import remember
from batisseurs.cli.terminal.text_match import folded
from batisseurs.kernel.seats import seat_name
from batisseurs.kernel.table import WITHDRAW
from batisseurs.rooms.commands import model as c
from batisseurs.rooms.state.events import PauseRequest, UndoRequest
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.language import known_language

if TYPE_CHECKING:
    from batisseurs.cli.online.session import JoinedSession

PLAYING = (
    "help", "guide", "hint", "lessons", "table", "scores", "recap", "log", "card", "legend", "rule", "undo",
    "withdraw", "auto", "ask", "yes", "no", "say", "bot", "back", "pause", "go", "report", "lang", "quit",
)  # fmt: skip
GATHERING = ("help", "start", "free", "say", "report", "lang", "quit")
"""Before the game starts."""
LOOKING_ON = ("help", "guide", "scores", "log", "card", "legend", "rule", "say", "report", "lang", "quit")
MEANINGS = {"quit": "quit-room", "undo": "undo-room"}


class Quit(Exception):  # noqa: N818  not an error
    """The player leaves the terminal and keeps the seat."""


class TableCommands:
    """Parses and runs commands."""

    def __init__(self, session: JoinedSession) -> None:
        """Take the session."""
        self.session = session

    @property
    def known(self) -> tuple[str, ...]:
        """The commands that make sense now."""
        if self.session.seat < 0:
            return LOOKING_ON
        return GATHERING if self.session.play.room.stage == "open" else PLAYING

    def completions(self) -> list[str]:
        """Return the choices and the commands."""
        session = self.session
        offered = session.play.choices(session.seat) if session.is_asked() else []
        return [*(choice.text for choice in offered), *self.known]

    def prompt(self) -> str:
        """Return the prompt: the player's name, and what the game waits for."""
        session = self.session
        words, play, room = session.words, session.play, session.play.room
        if session.seat < 0:
            return words.text("cli-prompt", seat=words.text("cli-room-spectator"))
        name = play.seats[session.seat]
        waiting = [play.seats[seat] for seat in room.waiting if seat != session.seat]
        if room.stage == "open":
            message = "cli-join-prompt-open"
        elif room.request is not None:
            message = "cli-join-prompt-request"
        elif room.paused:
            message = "cli-join-prompt-paused"
        elif room.entry is not None:
            message = "cli-join-prompt-entry"
        elif session.is_asked():
            message = "cli-prompt"
        elif room.seats[session.seat].bot:
            message = "cli-join-prompt-bot"
        else:
            message = "cli-join-prompt-waits"
        return words.text(message, seat=name, names=waiting)

    def run(self, typed: str) -> bool:
        """Run a command; return whether it was one."""
        session = self.session
        if not typed.strip():
            resized = session.screen.is_terminal and session.screen.size != session.display.drawn_at
            if session.is_asked() and not resized:
                return session.lessons.go_on(session.seat)
            if resized and session.seat >= 0:
                self._table()
            return True
        found = find_command(session.words, typed, self.known)
        if found is None:
            return False
        command, rest = found
        display, seat = session.display, session.seat
        doing: dict[str, Callable[[], None]] = {
            "help": lambda: self._help(rest),
            "table": self._table,
            "scores": lambda: display.scores(session.play.room.scores),
            "recap": lambda: display.recap(seat),
            "log": lambda: display.log(seat, rest),
            "card": lambda: display.explainer.card(seat, rest),
            "legend": lambda: display.explainer.legend(seat),
            "rule": lambda: display.explainer.rule(rest),
            "guide": lambda: show_guide(display.screen, session.play.game),
            "hint": self._hint,
            "lessons": lambda: session.lessons.command(rest),
            "lang": lambda: self._change_language(rest),
            "undo": self._undo,
            "withdraw": self._withdraw,
            "auto": lambda: self._auto(rest),
            "ask": lambda: self._ask(rest),
            "yes": lambda: self._vote(yes=True),
            "no": lambda: self._vote(yes=False),
            "say": lambda: self._say(rest),
            "bot": lambda: session.send(c.GiveToBot(rest) if rest else c.GiveToBot()),
            "back": lambda: session.send(c.ResumeSeat()),
            "pause": lambda: session.send(c.Ask(PauseRequest())),
            "go": lambda: session.send(c.Resume()),
            "start": lambda: session.send(c.Start()),
            "free": lambda: self._free(rest),
            "report": lambda: self._report(rest),
            "quit": self._quit,
        }
        doing[command]()
        return True

    # Looking. ----------------------------------------------------------------------------------------

    def _help(self, about: str) -> None:
        session = self.session
        explainer, seat = session.display.explainer, session.seat
        if not about:
            explainer.help(seat, self.known, MEANINGS)
        elif session.is_asked():
            session.fetch_table()
            explainer.explain(seat, about, seat)
        else:
            explainer.look_up(seat, about)

    def _table(self) -> None:
        session = self.session
        session.fetch_table()
        session.display.show_table(session.seat, full=True)
        if session.is_asked():
            session.display.show_choices(session.seat)

    def _hint(self) -> None:
        session = self.session
        if not session.is_asked():
            raise Refused("cli-join-not-asked")
        session.fetch_table()
        session.lessons.hint(session.seat)

    def _change_language(self, name: str) -> None:
        session = self.session
        known = known_language(name) if name else None
        if known is None:
            message = "cli-error-language" if name else "cli-lang-which"
            raise Refused(message, language=name or session.words.language, languages=list(LANGUAGES))
        session.display.speak(Words(known))
        session.play.speak(session.words)
        if session.line_prompt.is_terminal and known in LANGUAGES:
            remember(known)
        if session.seat >= 0 and session.play.room.stage != "open":
            self._table()

    def _quit(self) -> None:
        raise Quit

    # Acting. -----------------------------------------------------------------------------------------

    def _undo(self) -> None:
        """Undo the last real choice, with the automatic answers after it."""
        session = self.session
        lines = self._lines_to_last_choice()
        if not lines or lines > session.play.room.free_undo:
            raise Refused("cli-join-undo-ask" if lines else "cli-undo-start", number=lines)
        session.send(c.Undo(lines))

    def _lines_to_last_choice(self) -> int:
        """Return how many lines there are from the player's last real choice on; 0 if there was none."""
        session = self.session
        itself = session.display.forced | session.display.auto_answered
        log = session.play.log
        for number in range(len(log) - 1, -1, -1):
            if log[number].line.seat == session.seat and number not in itself:
                return len(log) - number
        return 0

    def _withdraw(self) -> None:
        session = self.session
        session.fetch_table()
        if not session.play.table.may_withdraw(session.seat):
            raise Refused("cli-withdraw-nothing")
        session.choose(WITHDRAW)

    def _auto(self, what: str) -> None:
        session = self.session
        if what:
            add_auto_answer(session.display, session.auto_answers, session.seat, what)
        else:
            list_auto_answers(session.display, session.auto_answers, session.seat)

    def _ask(self, what: str) -> None:
        """Make a request to all others: to undo lines."""
        word, _, number = what.partition(" ")
        words = self.session.words
        if folded(word) not in {"undo", folded(words.text("cli-word-undo"))}:
            raise Refused("cli-join-ask-what")
        lines = int(number) if number.isascii() and number.isdigit() else self._lines_to_last_choice()
        if not lines:
            raise Refused("cli-undo-start")
        self.session.send(c.Ask(UndoRequest(lines)))

    def _vote(self, *, yes: bool) -> None:
        request = self.session.play.room.request
        if request is None:
            raise Refused("cli-join-no-request")
        self.session.send(c.Vote(request.number, yes))

    def _free(self, whose: str) -> None:
        """Free the seat of an absent player, by its number or by the name."""
        seat = self._seat(whose)
        if seat is None:
            raise Refused("cli-join-free-whose")
        self.session.send(c.FreeSeat(seat))

    def _report(self, what: str) -> None:
        """Report a player, named first, or the table to the server admin."""
        first, _, rest = what.partition(" ")
        seat = self._seat(first) if rest.strip() else None
        text = what if seat is None else rest.strip()
        if not text:
            raise Refused("cli-join-report-what")
        self.session.client.report(seat, text)
        self.session.screen.say("cli-join-reported")

    def _seat(self, named: str) -> int | None:
        """Return a seat by its number or by a name."""
        wanted = folded(named)
        for seat, name in enumerate(self.session.play.seats):
            if wanted in {folded(name), seat_name(seat), str(seat + 1)}:
                return seat
        return None

    def _say(self, text: str) -> None:
        if not text:
            raise Refused("cli-join-say-what")
        self.session.send(c.Say(text))
