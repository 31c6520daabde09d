"""A local game: asks people, lets bots and chance answer, shows what happened, saves."""

from __future__ import annotations

import enum
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.cli.play import chance_outcomes
from batisseurs.cli.play.answers import find_answer
from batisseurs.cli.play.auto_answer_commands import add_auto_answer, list_auto_answers
from batisseurs.cli.play.auto_answers import AutoAnswers
from batisseurs.cli.play.autosave import NOT_SAVED, Autosave
from batisseurs.cli.play.commands import CHANCE_COMMANDS, COMMANDS, find_command
from batisseurs.cli.play.display import Display, show_result
from batisseurs.cli.play.guide import show_guide
from batisseurs.cli.play.handover import HandOver
from batisseurs.cli.play.lessons import OwnLessons
from batisseurs.cli.play.manual_chance import ManualChance
from batisseurs.cli.play.seats import Player, write_choosers
from batisseurs.cli.play.sources import Sources
from batisseurs.cli.play.undo import Undo
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.keyboard import Keyboard
from batisseurs.cli.terminal.language import remember
from batisseurs.cli.terminal.screen import Screen
from batisseurs.cli.terminal.thinking import thinking
from batisseurs.kernel.seats import CHANCE, SPECTATOR, Seat
from batisseurs.kernel.table import WITHDRAW
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.language import known_language

if TYPE_CHECKING:
    from batisseurs.bots import Bot
    from batisseurs.kernel.choice import Category
    from batisseurs.kernel.play import Play

INTERRUPTED = 130


class Quit(Exception):  # noqa: N818  not an error
    """A player quits."""


class After(enum.Enum):
    """What to do after a command."""

    ASK_AGAIN = enum.auto()
    GO_BACK = enum.auto()


class Session:
    """One game, from its current state to its end or to `quit`."""

    def __init__(
        self,
        play: Play,
        sitters: list[Player],
        sources: Sources,
        screen: Screen,
        file: Path,
        *,
        chance_is_person: bool = False,
        teaches: bool = False,
    ) -> None:
        """Take a game, its players, who answers for chance, and its file; `teaches` in a first game."""
        self.play = play
        self.sitters = sitters
        self.sources = sources
        self.screen = screen
        self.chance_is_person = chance_is_person
        self.autosave = Autosave(play, sources, screen, file)
        self.keyboard = Keyboard(screen, self._completions)
        self.display = Display(play, screen)
        self.bots = self._seat_bots()
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.hands = HandOver(self.display, self.keyboard, self.people)
        self.undo = Undo(self.display, self.bots, chance_is_person=chance_is_person)
        self.manual_chance = ManualChance(self.display, self.hands, sources)
        self.auto_answers = AutoAnswers()
        alone = len(self.people) == 1 and not chance_is_person
        self.lessons = OwnLessons(self.display, teaches=teaches, alone=alone)
        self.asked: Seat | None = None
        self.builder: Seat | None = None
        self.built: tuple[int, ...] = ()
        tags = write_choosers(sitters, chance_is_person=chance_is_person)
        play.tags = [tag for tag in play.tags if tag[0] not in {name for name, _ in tags}]
        play.tags += [(name, text) for name, text in tags if text]

    def _seat_bots(self) -> dict[int, Bot]:
        from batisseurs.bots.program import find_any_bot

        seated = enumerate(self.sitters)
        return {seat: find_any_bot(sitter.chooser) for seat, sitter in seated if not sitter.is_person}

    @property
    def words(self) -> Words:
        """The language of the person at the keyboard."""
        return self.display.words

    # The loop. -----------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or a player quits; return the exit code."""
        try:
            while True:
                if self._turn_is_built():
                    self._show_turn()
                elif self.play.over:
                    break
                else:
                    self._step()
        except Quit:
            return self.autosave.leave(0)
        except EOFError:
            self.screen.line()
            return self.autosave.leave(0)
        except KeyboardInterrupt:
            self.screen.line()
            return self.autosave.leave(INTERRUPTED)
        except BrokenPipeError:
            self.autosave.save()
            raise
        self.autosave.save()
        self._finish()
        return NOT_SAVED if self.autosave.failed else 0

    def _step(self) -> None:
        seat = self.play.chooser
        if seat == CHANCE:
            self._let_chance_answer()
        elif seat in self.bots:
            self._ask_bot(seat)
        else:
            choices = self.play.table.choices(seat)
            reply = self.auto_answers.reply(self.play, self.display.drawing, seat)
            if len(choices) == 1:
                self.display.forced.add(len(self.play.log))
                self.play.play(seat, choices[0])
            elif reply is not None:
                self.display.auto_answered.add(len(self.play.log))
                self.play.play(seat, reply)
            else:
                self._ask_person(seat)
                self.autosave.save()
        if not self.people:
            self.display.tell(SPECTATOR)

    def _ask_bot(self, seat: Seat) -> None:
        from batisseurs.bots import Seen
        from batisseurs.bots.program import ProgramBot

        seen = Seen(self.play.game, self.play.table, seat, self.sources.veil)
        bot = self.bots[seat]
        lost = bot.lost
        with thinking(self.screen, self.words.text("cli-thinking", seat=self.play.seats[seat])):
            choice = bot.choose(seen, self.sources.of_bot(seat))
        if isinstance(bot, ProgramBot) and bot.lost > lost:
            name, fault = self.play.seats[seat], str(bot.fault)
            seconds = f"{bot.seconds:g}"
            self.screen.say("cli-bot-lost", style="yellow", seat=name, fault=fault, seconds=seconds)
        self.play.play(seat, choice)

    # Chance. ---------------------------------------------------------------------------------------

    def _let_chance_answer(self) -> None:
        if not self.chance_is_person:
            self.play.run_chance(self.sources.chance)
        elif not self.manual_chance.draw_alone():
            self._ask_for_outcome(self.manual_chance.entering_seat())
            self.autosave.save()

    def _ask_for_outcome(self, reader: Seat | None) -> None:
        assert reader is not None  # noqa: S101  else the program would have drawn
        self.autosave.save_news()
        if reader != self.hands.at_keyboard:
            self.manual_chance.forget_list()
        if not self.hands.to(reader):
            return
        self.display.tell(reader)
        self.manual_chance.ask(reader)
        self.asked = CHANCE
        try:
            self._answer(CHANCE, reader)
        finally:
            self.asked = None

    # Asking a person. ------------------------------------------------------------------------------

    def _ask_person(self, seat: Seat) -> None:
        self.autosave.save_news()
        if not self.hands.to(seat):
            return
        self.manual_chance.forget_list()
        self.display.tell(seat)
        self.display.show(seat)
        self.display.show_choices(seat)
        self.lessons.teach(seat)
        self.asked = self.builder = seat
        self.built = self.display.drawing.turn(self.play.table)
        self.hands.looked = False
        try:
            self._answer(seat, seat)
        finally:
            self.asked = None

    def _answer(self, chooser: Seat, reader: Seat) -> None:
        """Ask until there is an answer, or a command that changes the game."""
        name = self.words.text("cli-chance") if chooser == CHANCE else self.play.seats[chooser]
        while True:
            typed = self.keyboard.line(self.words.text("cli-prompt", seat=name) + " ")
            resized = self.screen.is_terminal and self.screen.size != self.display.drawn_at
            if not typed.strip() and (resized or chooser == CHANCE):
                self._again(chooser, reader, table=resized)
                continue
            if not typed.strip() and self.lessons.go_on(reader):
                continue
            before = len(self.play.log)
            try:
                after = self._command(chooser, reader, typed)
                if after is After.GO_BACK:
                    return
                if after is After.ASK_AGAIN:
                    continue
                if chooser == CHANCE:
                    self.manual_chance.enter(reader, typed)
                else:
                    self.play.play(chooser, find_answer(self.display.wording, chooser, typed))
            except Refused as refused:
                self.screen.sentence(refused.line(self.words), style="yellow")
                if len(self.play.log) == before:
                    continue
            return

    # A turn of many choices. -----------------------------------------------------------------------

    def _turn_is_built(self) -> bool:
        """Return whether a player has just made the last choice of a turn and may still undo it."""
        seat = self.builder
        if seat is None or self.built[:1] != (seat,) or not self.keyboard.is_terminal:
            return False
        return self.display.drawing.turn(self.play.table) != self.built and self.play.free_undo(seat) > 0

    def _show_turn(self) -> None:
        """Let the player check the turn before others act: Enter, or `undo`."""
        seat = self.builder
        assert seat is not None  # noqa: S101  a turn was built
        self.display.tell(seat)
        self.display.show_own(seat)
        while True:
            typed = self.keyboard.line(
                self.words.text("cli-turn-built", seat=self.play.seats[seat]) + " "
            ).strip()
            if not typed:
                self.builder, self.hands.looked = None, True
                return
            try:
                if typed.startswith("?"):
                    self.display.explainer.look_up(seat, typed[1:].strip())
                elif self._command(seat, seat, typed) is After.GO_BACK:
                    return
            except Refused as refused:
                self.screen.sentence(refused.line(self.words), style="yellow")

    # Commands. -------------------------------------------------------------------------------------

    def _commands(self, chooser: Seat) -> tuple[str, ...]:
        return CHANCE_COMMANDS if chooser == CHANCE else COMMANDS

    def _meanings(self, chooser: Seat) -> dict[str, str]:
        """Return the commands with another meaning here: entries for chance can be undone."""
        if not self.chance_is_person:
            return {}
        return {"undo": "undo-outcome"} | ({"help": "help-outcome"} if chooser == CHANCE else {})

    def _completions(self) -> list[str]:
        """Return the choices and commands of the person at the keyboard only."""
        seat = self.asked
        if seat is None:
            return []
        if seat == CHANCE:
            found = chance_outcomes.outcomes(self.display.wording, self.hands.at_keyboard)
            offered = [outcome.label.lower() for outcome in found]
        else:
            offered = [choice.text for choice in self.play.choices(seat)]
        return [*offered, *self._commands(seat)]

    def _command(self, chooser: Seat, reader: Seat, typed: str) -> After | None:
        """Run a command; None if it was not one."""
        found = find_command(self.words, typed, self._commands(chooser))
        if found is None:
            return None
        command, rest = found
        explainer = self.display.explainer
        looking: dict[str, Callable[[], None]] = {
            "help": lambda: (
                explainer.explain(chooser, rest, reader)
                if rest
                else explainer.help(chooser, self._commands(chooser), self._meanings(chooser))
            ),
            "table": lambda: self._again(chooser, reader, table=True),
            "scores": lambda: self.display.scores(self._scores(reader)),
            "recap": lambda: self.display.recap(reader),
            "log": lambda: self.display.log(reader, rest),
            "card": lambda: explainer.card(reader, rest),
            "legend": lambda: explainer.legend(reader),
            "rule": lambda: explainer.rule(rest),
            "guide": lambda: show_guide(self.display.screen, self.play.game),
            "hint": lambda: self.lessons.hint(reader),
            "lessons": lambda: self.lessons.command(rest),
            "lang": lambda: self._change_language(chooser, reader, rest),
            "save": lambda: self.autosave.save_as(rest),
        }
        acting: dict[str, Callable[[], None]] = {
            "undo": lambda: self._undo(reader, rest),
            "withdraw": lambda: self._withdraw(reader),
            "auto": lambda: add_auto_answer(self.display, self.auto_answers, reader, rest),
            "chance": lambda: self.manual_chance.let_program_draw(reader, rest),
        }
        if command == "quit":
            raise Quit
        if command == "auto" and not rest:
            list_auto_answers(self.display, self.auto_answers, reader)
            return After.ASK_AGAIN
        if command in acting:
            acting[command]()
            return After.GO_BACK
        looking[command]()
        return After.ASK_AGAIN

    def _scores(self, reader: Seat) -> list[list[Category]]:
        """Return the points of each seat, as far as a reader may know them."""
        game, table = self.play.game, self.play.table
        return [game.seen_score(table, seat, reader) for seat in range(self.play.players)]

    def _again(self, chooser: Seat, reader: Seat, *, table: bool) -> None:
        """Show the question again, with or without the whole table."""
        if table:
            self.display.show_table(reader, full=True)
        if chooser != self.asked:
            return
        if chooser == CHANCE:
            self.manual_chance.ask(reader, again=True)
        else:
            self.display.show_choices(chooser)

    def _change_language(self, chooser: Seat, reader: Seat, name: str) -> None:
        """Change the language; with several people at the keyboard, each has their own."""
        known = known_language(name) if name else None
        if known is None:
            message = "cli-error-language" if name else "cli-lang-which"
            raise Refused(message, language=name or self.words.language, languages=list(LANGUAGES))
        self.display.speak(Words(known))
        self.hands.languages[reader] = self.words
        if self.keyboard.is_terminal and len(self.people) == 1 and known in LANGUAGES:
            remember(known)
        self._again(chooser, reader, table=True)

    def _withdraw(self, seat: Seat) -> None:
        """Withdraw a secret answer, as long as not all are complete."""
        if not self.play.table.may_withdraw(seat):
            raise Refused("cli-withdraw-nothing")
        self.play.play(seat, WITHDRAW)

    def _undo(self, reader: Seat, how_many: str) -> None:
        """Undo the last real choice or entry, or a number of them."""
        number = int(how_many) if how_many.isascii() and how_many.isdigit() else 1
        for _ in range(number):
            self.undo.undo_last(reader)
            self.auto_answers.go_back(len(self.play.log))

    # The end. --------------------------------------------------------------------------------------

    def _finish(self) -> None:
        at_keyboard = self.hands.at_keyboard
        reader = at_keyboard if len(self.people) == 1 else SPECTATOR
        if len(self.people) > 1:
            self.display.told[SPECTATOR] = self.display.told.get(at_keyboard, 0)
        self.display.tell(reader)
        self.display.show_table(reader)
        self.screen.line()
        show_result(self.screen, self.play)
        if not self.autosave.failed:
            self.screen.say("cli-kept", file=str(self.autosave.file))
