"""A game at this terminal: asking people, letting bots and chance answer, telling what happened, saving."""

from __future__ import annotations

import enum
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from batisseurs.cli.answers import Wording, find_answer, folded
from batisseurs.cli.choices import choice_lines
from batisseurs.cli.errors import Refused
from batisseurs.cli.explain import COMMANDS, Explainer
from batisseurs.cli.files import write_whole
from batisseurs.cli.keyboard import Keyboard, forget_typed
from batisseurs.cli.language import remember
from batisseurs.cli.screen import LEAST_COLUMNS, LEAST_LINES, Screen, complain, printable
from batisseurs.cli.seats import Sitter, write_choosers
from batisseurs.cli.sources import STREAMS, Sources
from batisseurs.cli.standing import StandingAnswers, Until, may_stand, passes
from batisseurs.cli.story import Story
from batisseurs.cli.tables import TableText, table_of, widest
from batisseurs.cli.tables.drawing import HEAVY, boxed, inside
from batisseurs.kernel import words as kernel_words
from batisseurs.kernel.seats import CHANCE, EVERYONE, SPECTATOR, Seat
from batisseurs.kernel.table import WITHDRAW
from batisseurs.lab.system import system_message
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.language import known_language

if TYPE_CHECKING:
    from batisseurs.bots import Bot
    from batisseurs.kernel.play import Entry, Play

INTERRUPTED = 130
NOT_SAVED = 1
LOG_SHOWN = 20


class Quit(Exception):  # noqa: N818  a wish, not an error
    """Somebody wants to stop for now."""


class After(enum.Enum):
    """What follows a command."""

    ASK_AGAIN = enum.auto()
    GO_BACK = enum.auto()


class Session:
    """One game, from wherever it stands to its end or to `quit`."""

    def __init__(
        self,
        play: Play,
        sitters: list[Sitter],
        sources: Sources,
        screen: Screen,
        file: Path,
    ) -> None:
        """Take a game, who sits there, and where it is kept."""
        self.play = play
        self.sitters = sitters
        self.sources = sources
        self.screen = screen
        self.file = file
        self.keyboard = Keyboard(screen, self._completions)
        self.languages: dict[int, Words] = {}
        self._speak(screen.words)
        self.bots = self._seat_bots()
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.told = self._already_told()
        self.forced: set[int] = set()
        self.standing = StandingAnswers()
        self.stood: set[int] = set()
        self.asked: Seat | None = None
        self.builder: Seat | None = None
        self.built: tuple[int, ...] = ()
        self.looked = False
        self.at_keyboard: Seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.table_shown = False
        self.save_failed = False
        self.saved = -1
        self.drawn_at = screen.size
        self.told_small: tuple[int, int] | None = None
        play.tags = [tag for tag in play.tags if tag[0] not in {write_choosers(sitters)[0], STREAMS}]
        play.tags.append(write_choosers(sitters))

    def _speak(self, words: Words) -> None:
        """Say everything from now on in this language."""
        self.words = self.screen.words = words
        self.wording = Wording(self.play, words)
        self.story = Story(self.play, words)

    def _already_told(self) -> dict[int, int]:
        """Return how much of the log each reader knows: in a game resumed, all up to the own last choice."""
        told = {SPECTATOR: len(self.play.log)}
        for seat in range(self.play.players):
            own = [number for number, entry in enumerate(self.play.log, start=1) if entry.line.seat == seat]
            told[seat] = own[-1] if own else 0
        return told

    def _seat_bots(self) -> dict[int, Bot]:
        from batisseurs.bots import find_bot

        seated = enumerate(self.sitters)
        return {seat: find_bot(sitter.chooser) for seat, sitter in seated if not sitter.is_person}

    # The loop. -----------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or somebody stops; return the exit code."""
        try:
            while True:
                if self._turn_is_built():
                    self._show_turn()
                elif self.play.over:
                    break
                else:
                    self._step()
        except Quit:
            return self._leave(0)
        except EOFError:
            self.screen.line()
            return self._leave(0)
        except KeyboardInterrupt:
            self.screen.line()
            return self._leave(INTERRUPTED)
        except BrokenPipeError:
            self._autosave()
            raise
        self._autosave()
        self._finish()
        return NOT_SAVED if self.save_failed else 0

    def _step(self) -> None:
        seat = self.play.chooser
        if seat == CHANCE:
            self.play.run_chance(self.sources.chance)
        elif seat in self.bots:
            self._ask_bot(seat)
        else:
            choices = self.play.table.choices(seat)
            reply = self.standing.reply(self.play, self._drawing(), seat)
            if len(choices) == 1:
                self.forced.add(len(self.play.log))
                self.play.play(seat, choices[0])
            elif reply is not None:
                self.stood.add(len(self.play.log))
                self.play.play(seat, reply)
            else:
                self._ask_person(seat)
                self._autosave()
        if not self.people:
            self._tell(SPECTATOR)

    def _ask_bot(self, seat: Seat) -> None:
        from batisseurs.bots import Seen

        seen = Seen(self.play.game, self.play.table, seat, self.sources.veil)
        self.play.play(seat, self.bots[seat].choose(seen, self.sources.of_bot(seat)))

    # Asking a person. ------------------------------------------------------------------------------

    def _ask_person(self, seat: Seat) -> None:
        if len(self.play.log) != self.saved:
            self._autosave()
        if not self._hand_over(seat):
            return
        others_acted = self._tell(seat)
        if others_acted or not self.table_shown:
            self._show_table(seat)
        else:
            self._show_own(seat)
        self._show_choices(seat)
        self.asked = self.builder = seat
        self.built = self._drawing().turn(self.play.table)
        self.looked = False
        try:
            self._answer(seat)
        finally:
            self.asked = None

    def _answer(self, seat: Seat) -> None:
        """Ask until there is an answer, or until something else has to be looked at first."""
        while True:
            typed = self.keyboard.line(self.words.text("cli-prompt", seat=self.play.seats[seat]) + " ")
            if not typed.strip() and self.screen.is_terminal and self.screen.size != self.drawn_at:
                self._table_again(seat)
                continue
            try:
                after = self._command(seat, typed)
                if after is After.GO_BACK:
                    return
                if after is After.ASK_AGAIN:
                    continue
                choice = find_answer(self.wording, seat, typed)
            except Refused as refused:
                self.screen.sentence(refused.line(self.words), style="yellow")
                continue
            self.play.play(seat, choice)
            return

    # A turn of many choices. -----------------------------------------------------------------------

    def _turn_is_built(self) -> bool:
        """Tell whether somebody has just made the last choice of a turn, and may still take it back."""
        seat = self.builder
        if seat is None or self.built[:1] != (seat,) or not self.keyboard.is_terminal:
            return False
        return self._drawing().turn(self.play.table) != self.built and self.play.free_undo(seat) > 0

    def _show_turn(self) -> None:
        """Let whoever has built a turn look at it before anybody else acts: Enter, or `undo`."""
        seat = self.builder
        assert seat is not None  # noqa: S101  a turn was built
        self._tell(seat)
        self._show_own(seat)
        while True:
            typed = self.keyboard.line(
                self.words.text("cli-turn-built", seat=self.play.seats[seat]) + " "
            ).strip()
            if not typed:
                self.builder, self.looked = None, True
                return
            try:
                if typed.startswith("?"):
                    self._explainer().card(typed[1:].strip())
                elif self._command(seat, typed) is After.GO_BACK:
                    return
            except Refused as refused:
                self.screen.sentence(refused.line(self.words), style="yellow")

    def _hand_over(self, seat: Seat) -> bool:
        """Let the next person take the keyboard before that person's hand is shown.

        Return whether it was: whoever has answered secretly can take that back instead of leaving.
        """
        if seat == self.at_keyboard:
            return True
        if len(self.people) > 1:
            name = self.play.seats[seat]
            if self.keyboard.is_terminal:
                if self.at_keyboard != SPECTATOR and not self._hide(self.at_keyboard):
                    return False
                self._speak(self.languages.get(seat, self.words))
                self._show_hand_over(name)
                self.keyboard.line(self.words.text("cli-ready", seat=name) + " ")
                forget_typed()
                self.screen.clear()
            self._speak(self.languages.get(seat, self.words))
            self.screen.say("cli-at-keyboard", style="bold", seat=name)
        self.at_keyboard = seat
        self.table_shown = False
        return True

    def _hide(self, seat: Seat) -> bool:
        """Hide what somebody saw and typed; return whether that person leaves the keyboard."""
        self._tell(seat)
        self.screen.line()
        name = self.play.seats[seat]
        if self.play.table.may_withdraw(seat):
            typed = self.keyboard.line(self.words.text("cli-hide-answer", seat=name) + " ")
            if folded(typed) in {"withdraw", folded(self._own_word("withdraw"))}:
                self._withdraw(seat)
                return False
        elif not self.looked:
            self.keyboard.line(self.words.text("cli-hide", seat=name) + " ")
        forget_typed()
        self.screen.clear()
        return True

    def _show_hand_over(self, name: str) -> None:
        """Show a screen without any hand, for the moment at which the keyboard changes hands."""
        import textwrap

        width = self.screen.width
        said = printable(self.words.text("cli-hand-over", seat=name))
        lines = [Text(), *[Text(line, "bold") for line in textwrap.wrap(said, inside(width))], Text()]
        for line in boxed(lines, Text(self.play.game.title), width, border=HEAVY, style="bold"):
            self.screen.line(line)

    def _tell(self, reader: Seat) -> bool:
        """Tell a reader what is new; return whether chance or somebody else acted."""
        start = self.told[reader]
        entries = self.play.log[start:]
        if start and any(entry.line.seat not in (CHANCE, reader) for entry in entries) and reader >= 0:
            self.screen.line()
            self.screen.rule(self.words.text("cli-since-choice"))
        self._recount(start, reader, self._forced_for(reader))
        stood = sum(1 for line in self.stood if line >= start and self.play.log[line].line.seat == reader)
        if stood:
            self.screen.say("cli-standing-gave", style="dim", number=stood)
        self.told[reader] = len(self.play.log)
        return any(entry.line.seat != reader for entry in entries)

    def _is_revealed(self, entry: Entry) -> bool:
        """Tell whether a line is a part of a secret answer that has been told by now."""
        return entry.public.message.id == "sealed-answer" and not self.play.table.given(entry.line.seat)

    def _forced_for(self, reader: Seat) -> set[int]:
        """Return the lines without an alternative that a reader may know to be such.

        How many parts of a secret answer had none is a part of the secret.
        """
        log = self.play.log
        return {number for number in self.forced if log[number].audience in (EVERYONE, reader)}

    def _recount(self, start: int, reader: Seat, everything: set[int]) -> None:
        drawing = self._drawing()
        told = self.story.told(
            self.play.log[start:],
            reader,
            everything=everything,
            start=start,
            no_news=lambda entry: passes(drawing, entry) or self._is_revealed(entry),
        )
        for message, sentence in told:
            self.screen.sentence(sentence, style=drawing.style_of(message))

    def _show_table(self, reader: Seat, *, full: bool = False) -> None:
        self.screen.line()
        self._warn_if_small()
        for line in self._drawing().whole(self.play.table, reader, full=full):
            self.screen.line(line)
        self.table_shown = True
        self.drawn_at = self.screen.size

    def _warn_if_small(self) -> None:
        """Say once that a terminal is too small; the game goes on in it."""
        size = self.screen.size
        if self.screen.is_small and size != self.told_small:
            self.told_small = size
            columns, lines = size
            self.screen.say(
                "cli-small",
                style="yellow",
                columns=columns,
                lines=lines,
                least_columns=LEAST_COLUMNS,
                least_lines=LEAST_LINES,
            )

    def _show_own(self, reader: Seat) -> None:
        self.screen.line()
        self._warn_if_small()
        for line in self._drawing().own(self.play.table, reader):
            self.screen.line(line)

    def _show_choices(self, seat: Seat) -> None:
        prompt = kernel_words.prompt(self.play.table, seat)
        self.screen.line()
        self.screen.sentence(
            self.words.say(prompt, self.play.seats, self.play.game, self.play.components), style="bold"
        )
        for line in choice_lines(self.wording, self._drawing(), seat):
            self.screen.line(line)
        if self.play.table.may_withdraw(seat):
            self.screen.say("cli-may-withdraw", style="dim")
        if may_stand(self._drawing(), self.play.choices(seat)):
            self.screen.say("cli-standing-hint", style="dim")

    def _drawing(self) -> TableText:
        screen = self.screen
        return table_of(self.play, self.words, screen.width_for(widest(self.play.game)), screen.height)

    def _explainer(self) -> Explainer:
        return Explainer(self.screen, self.wording, self._drawing())

    def _completions(self) -> list[str]:
        """Offer only what is offered to whoever is at the keyboard: others' choices are theirs."""
        seat = self.asked
        if seat is None:
            return []
        return [*(choice.text for choice in self.play.choices(seat)), *COMMANDS]

    # Commands. -------------------------------------------------------------------------------------

    def _command(self, seat: Seat, typed: str) -> After | None:
        """Carry out a command; None if it was none."""
        word, _, rest = typed.strip().partition(" ")
        if typed.strip().startswith("?"):
            word, rest = "help", typed.strip()[1:]
        command = next(
            (name for name in COMMANDS if folded(word) in {name, folded(self._own_word(name))}), None
        )
        if command is None:
            return None
        rest = rest.strip()
        doing: dict[str, Callable[[], None]] = {
            "help": lambda: self._explainer().explain(seat, rest) if rest else self._explainer().help(seat),
            "table": lambda: self._table_again(seat),
            "recap": lambda: self._recap(seat),
            "log": lambda: self._log(seat, rest),
            "card": lambda: self._explainer().card(rest),
            "rule": lambda: self._explainer().rule(rest),
            "lang": lambda: self._change_language(seat, rest),
            "save": lambda: self._save_as(rest),
        }
        if command == "quit":
            raise Quit
        going_back: dict[str, Callable[[], None]] = {
            "undo": lambda: self._undo(seat),
            "withdraw": lambda: self._withdraw(seat),
            "standing": lambda: self._stand(seat, rest),
        }
        if command in going_back and not (command == "standing" and not rest):
            going_back[command]()
            return After.GO_BACK
        if command == "standing":
            self._say_standing(seat)
            return After.ASK_AGAIN
        doing[command]()
        return After.ASK_AGAIN

    def _own_word(self, command: str) -> str:
        return self.words.text(f"cli-word-{command}")

    def _table_again(self, seat: Seat) -> None:
        self._show_table(seat, full=True)
        if seat == self.asked:
            self._show_choices(seat)

    def _recap(self, reader: Seat) -> None:
        """Tell everything since the reader's last turn."""
        self.screen.rule(self.words.text("cli-since-turn"))
        start = self.story.since_last_turn(reader, self._drawing().begins_turn)
        self._recount(start, reader, self._forced_for(reader))

    def _change_language(self, seat: Seat, name: str) -> None:
        """Go on in another language; with several people at the keyboard, each keeps an own one."""
        known = known_language(name) if name else None
        if known is None:
            message = "cli-error-language" if name else "cli-lang-which"
            raise Refused(message, language=name or self.words.language, languages=list(LANGUAGES))
        self._speak(Words(known))
        self.languages[seat] = self.words
        if self.keyboard.is_terminal and len(self.people) == 1 and known in LANGUAGES:
            remember(known)
        self._table_again(seat)

    def _log(self, reader: Seat, how_many: str) -> None:
        number = int(how_many[:6]) if how_many.isascii() and how_many.isdigit() else LOG_SHOWN
        start = max(0, len(self.play.log) - number)
        if start:
            self.screen.say("cli-log-earlier", style="dim", number=start)
        self._recount(start, reader, set(range(start, len(self.play.log))))

    def _withdraw(self, seat: Seat) -> None:
        """Take a secret answer back, as long as not all are in."""
        if not self.play.table.may_withdraw(seat):
            raise Refused("cli-withdraw-nothing")
        self.play.play(seat, WITHDRAW)

    def _undo(self, seat: Seat) -> None:
        """Take back the last real choice, if nothing was learned since."""
        free = self.play.free_undo(seat)
        taken: list[Entry] = []
        while len(taken) < free and (not taken or self._answers_itself(seat)):
            taken.append(self.play.log[-1])
            self.play.undo()
        if not taken or self._answers_itself(seat):
            for entry in reversed(taken):
                self.play.play(seat, entry.choice)
            raise self._why_no_undo(free)
        self.forced = {number for number in self.forced if number < len(self.play.log)}
        self.stood = {number for number in self.stood if number < len(self.play.log)}
        self.standing.go_back(len(self.play.log))
        self.told = {reader: min(number, len(self.play.log)) for reader, number in self.told.items()}
        entry = taken[-1]
        undone = self.words.say(entry.message, self.play.seats, self.play.game, self.play.components)
        self.screen.say("cli-undone", choice=undone)

    def _answers_itself(self, seat: Seat) -> bool:
        """Tell whether the step before us was answered without asking: there is nothing to choose anew."""
        return len(self.play.table.choices(seat)) == 1 or len(self.play.log) in self.stood

    def _why_no_undo(self, free: int) -> Refused:
        if free == len(self.play.log):
            return Refused("cli-undo-start")
        before = self.play.log[len(self.play.log) - free - 1]
        said = self.story.choice(before, SPECTATOR)
        if before.line.seat == CHANCE:
            return Refused("cli-undo-chance", choice=said)
        return Refused("cli-undo-other", choice=said)

    # Standing answers. ------------------------------------------------------------------------------

    def _stand(self, seat: Seat, what: str) -> None:
        """Let an answer stand, or ask again."""
        word, _, rest = what.partition(" ")
        until = {
            name: value
            for value, own in ((Until.TURN, "cli-standing-turn"), (Until.ROUND, "cli-standing-round"))
            for name in (value.name.casefold(), folded(self.words.text(own)))
        }
        if folded(word) in {"off", folded(self.words.text("cli-standing-off"))}:
            self.standing.revoke(seat, self._card_named(rest) if rest else "")
            self.screen.say("cli-standing-revoked")
            return
        if folded(what) in until:
            self.standing.let_stand(seat, until[folded(what)], "", len(self.play.log))
        else:
            self.standing.let_stand(seat, Until.REVOKED, self._card_named(what), len(self.play.log))
        self._say_standing(seat)

    def _card_named(self, name: str) -> str:
        found = self._explainer().items(name)
        if len(found) != 1:
            raise Refused("cli-standing-what", text=name)
        return found[0]

    def _say_standing(self, seat: Seat) -> None:
        """Say which answers somebody lets stand."""
        said = self.standing.of(seat)
        if not said:
            self.screen.say("cli-standing-none")
            return
        for standing in said:
            if standing.card:
                self.screen.say("cli-standing-for-card", card=self.wording.name(standing.card))
            elif standing.until is Until.TURN:
                self.screen.say("cli-standing-until-turn")
            else:
                self.screen.say("cli-standing-until-round")
        self.screen.say("cli-standing-how-to-end", style="dim")

    # Saving. ---------------------------------------------------------------------------------------

    def _record_text(self) -> str:
        kept = [tag for tag in self.play.tags if tag[0] != STREAMS]
        self.play.tags = kept + self.sources.tag()
        return self.play.record().write()

    def _autosave(self) -> None:
        """Save: after every choice of a person, and what bots and chance did before the next one is asked.

        A disk that is full is told once, and the game goes on.
        """
        try:
            write_whole(self.file, self._record_text())
        except OSError as error:
            if not self.save_failed:
                refused = Refused("cli-error-save", file=str(self.file), reason=system_message(error))
                complain(refused.line(self.words))
            self.save_failed = True
        else:
            self.save_failed = False
        self.saved = len(self.play.log)

    def _save_as(self, name: str) -> None:
        file = Path(name).expanduser() if name else self.file
        if name and file.exists() and not (self.file.exists() and file.samefile(self.file)):
            raise Refused("cli-error-exists", file=str(file))
        try:
            write_whole(file, self._record_text())
        except OSError as error:
            raise Refused("cli-error-save", file=str(file), reason=system_message(error)) from None
        self.screen.say("cli-saved", file=str(file))

    def _leave(self, code: int) -> int:
        self._autosave()
        if self.save_failed:
            complain(self.words.text("cli-left-unsaved", file=str(self.file)))
            return code or NOT_SAVED
        self.screen.say("cli-left", file=str(self.file))
        return code

    # The end. --------------------------------------------------------------------------------------

    def _finish(self) -> None:
        reader = self.at_keyboard if len(self.people) == 1 else SPECTATOR
        if len(self.people) > 1:
            self.told[SPECTATOR] = self.told.get(self.at_keyboard, 0)
        self._tell(reader)
        self._show_table(reader)
        self.screen.line()
        show_result(self.screen, self.play)
        if not self.save_failed:
            self.screen.say("cli-kept", file=str(self.file))


def show_result(screen: Screen, play: Play) -> None:
    """Write how a game ended: the ending, then ranks and score sheets."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    result = play.game.result(play.table)
    slug = play.game.slug
    ending = screen.words.text(f"{slug}-ending-{result.ending.replace('_', '-')}")
    screen.say("cli-over", style="bold", ending=ending)
    winners = [play.seats[seat] for seat in result.winners]
    screen.say("cli-winners", style="bold green", names=winners, number=len(winners))
    table = Table(box=SIMPLE_HEAD)
    table.add_column(screen.words.text("cli-rank"), justify="right")
    table.add_column(screen.words.text("cli-name"))
    for category in play.game.score(play.table, 0):
        table.add_column(screen.words.text(f"{slug}-score-{category.id.replace('_', '-')}"), justify="right")
    table.add_column(screen.words.text("cli-total"), justify="right")
    for seat in sorted(range(play.players), key=lambda seat: result.ranks[seat]):
        points = [str(category.points) for category in play.game.score(play.table, seat)]
        row = [str(result.ranks[seat]), play.seats[seat], *points, str(result.scores[seat])]
        table.add_row(*(cell.replace("-", "−") if cell.lstrip("-").isdigit() else cell for cell in row))
    screen.table(table)
