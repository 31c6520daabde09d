"""A game at this terminal: asking people, letting bots and chance answer, telling what happened, saving."""

from __future__ import annotations

import enum
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.cells import cell_len

from batisseurs.cli.answers import (
    Wording,
    begins,
    find_answer,
    find_choice_named,
    find_refusal,
    folded,
    reason,
)
from batisseurs.cli.errors import Refused
from batisseurs.cli.files import write_whole
from batisseurs.cli.keyboard import Keyboard, forget_typed
from batisseurs.cli.screen import Screen, complain
from batisseurs.cli.seats import Sitter, write_choosers
from batisseurs.cli.sources import STREAMS, Sources
from batisseurs.cli.story import Story
from batisseurs.cli.tables import TableText, table_text
from batisseurs.kernel import words as kernel_words
from batisseurs.kernel.seats import CHANCE, SPECTATOR, Seat

if TYPE_CHECKING:
    from batisseurs.bots import Bot
    from batisseurs.kernel.choice import Choice
    from batisseurs.kernel.play import Entry, Play

INTERRUPTED = 130
NOT_SAVED = 1
LOG_SHOWN = 20
NO_BREAK = "\u00a0"
COMMANDS = ("help", "table", "log", "card", "undo", "save", "quit")


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
        self.words = screen.words
        self.keyboard = Keyboard(screen, self._completions)
        self.wording = Wording(play, self.words)
        self.story = Story(play, self.words)
        self.bots = self._seat_bots()
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.told = self._already_told()
        self.forced: set[int] = set()
        self.at_keyboard: Seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.table_shown = False
        self.save_failed = False
        play.tags = [tag for tag in play.tags if tag[0] not in {write_choosers(sitters)[0], STREAMS}]
        play.tags.append(write_choosers(sitters))

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
            while not self.play.over:
                self._step()
        except Quit:
            return self._leave(0)
        except EOFError:
            self.screen.line()
            return self._leave(0)
        except KeyboardInterrupt:
            self.screen.line()
            return self._leave(INTERRUPTED)
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
            if len(choices) == 1:
                self.forced.add(len(self.play.log))
                self.play.play(seat, choices[0])
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
        self._hand_over(seat)
        others_acted = self._tell(seat)
        if others_acted or not self.table_shown:
            self._show_table(seat)
        else:
            self._show_own(seat)
        self._show_choices(seat)
        while True:
            typed = self.keyboard.line(self.words.text("cli-prompt", seat=self.play.seats[seat]) + " ")
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

    def _hand_over(self, seat: Seat) -> None:
        """Let the next person take the keyboard before that person's hand is shown."""
        if seat == self.at_keyboard:
            return
        if len(self.people) > 1:
            name = self.play.seats[seat]
            if self.keyboard.is_terminal:
                if self.at_keyboard != SPECTATOR:
                    before = self.at_keyboard
                    self._tell(before)
                    self.screen.line()
                    self.keyboard.line(self.words.text("cli-hide", seat=self.play.seats[before]) + " ")
                    self.screen.clear()
                self.keyboard.line(self.words.text("cli-hand-over", seat=name) + " ")
                forget_typed()
                self.screen.clear()
            self.screen.say("cli-at-keyboard", style="bold", seat=name)
        self.at_keyboard = seat
        self.table_shown = False

    def _tell(self, reader: Seat) -> bool:
        """Tell a reader what is new; return whether chance or somebody else acted."""
        start = self.told[reader]
        entries = self.play.log[start:]
        for sentence in self.story.sentences(entries, reader, everything=self.forced, start=start):
            self.screen.sentence(sentence)
        self.told[reader] = len(self.play.log)
        return any(entry.line.seat != reader for entry in entries)

    def _show_table(self, reader: Seat) -> None:
        self.screen.line()
        for line in self._drawing().whole(self.play.table, reader):
            self.screen.line(line)
        self.table_shown = True

    def _show_own(self, reader: Seat) -> None:
        self.screen.line()
        for line in self._drawing().own(self.play.table, reader):
            self.screen.line(line)

    def _show_choices(self, seat: Seat) -> None:
        prompt = kernel_words.prompt(self.play.table, seat)
        self.screen.line()
        self.screen.sentence(self.words.say(prompt, self.play.seats, self.play.game), style="bold")
        groups = {self._heading(verb): numbered for verb, numbered in self._grouped(seat).items()}
        column = max(cell_len(heading) for heading in groups)
        for heading, numbered in groups.items():
            items = [f"{number} {self.wording.label(choice)}" for number, choice in numbered]
            # A line breaks between choices, not inside one.
            shown = "  ".join(item.replace(" ", NO_BREAK) for item in items)
            start = heading.replace(" ", NO_BREAK) + NO_BREAK * (column - cell_len(heading) + 2)
            self.screen.sentence(start + shown, indent=2, hang=column + 2)

    def _heading(self, verb: str) -> str:
        own = self.wording.verb(verb)
        return own if own == verb else f"{own} ({verb})"

    def _grouped(self, seat: Seat) -> dict[str, list[tuple[int, Choice]]]:
        groups: dict[str, list[tuple[int, Choice]]] = {}
        for number, choice in enumerate(self.play.choices(seat), start=1):
            groups.setdefault(choice.verb, []).append((number, choice))
        return groups

    def _drawing(self) -> TableText:
        return table_text(self.play.game, self.words, self.play.seats, self.screen.width)

    def _completions(self) -> list[str]:
        seat = self.play.chooser
        choices = [choice.text for choice in self.play.choices(seat)] if seat >= 0 else []
        return [*choices, *COMMANDS]

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
            "help": lambda: self._help(seat, rest),
            "table": lambda: self._table_again(seat),
            "log": lambda: self._log(seat, rest),
            "card": lambda: self._card(rest),
            "save": lambda: self._save_as(rest),
        }
        if command == "quit":
            raise Quit
        if command == "undo":
            self._undo(seat)
            return After.GO_BACK
        doing[command]()
        return After.ASK_AGAIN

    def _own_word(self, command: str) -> str:
        return self.words.text(f"cli-word-{command}")

    def _help(self, seat: Seat, about: str) -> None:
        if about:
            self._explain(seat, about)
            return
        game = f"{self.play.game.slug}-help"
        if self.words.knows(game):
            self.screen.sentence(self.words.text(game), hang=0)
            self.screen.line()
        self.screen.sentence(self.words.text("cli-help-answers"), hang=0)
        for command in COMMANDS:
            self.screen.sentence(
                f"{self._own_word(command):<11} ".replace(" ", "\u00a0")
                + self.words.text(f"cli-help-{command}"),
                indent=2,
                hang=12,
            )

    def _explain(self, seat: Seat, about: str) -> None:
        """Say why something is not possible, that it is, or what a card does."""
        possible = find_choice_named(self.wording, seat, about)
        if possible is not None:
            number, choice = possible
            self.screen.say("cli-possible", number=number, choice=self.wording.sentence(choice))
            return
        refusal = find_refusal(self.wording, seat, about)
        if refusal is not None:
            said = reason(self.wording, refusal)
            self.screen.say("cli-not-possible", text=refusal.text, reason=said, rule=refusal.rule)
            return
        thing = about.partition(" ")[2]
        if self._items(about) or not self._items(thing):
            self._card(about)
        else:
            self.screen.say("cli-no-reason", text=about)
            self._card(thing)

    def _card(self, name: str) -> None:
        if not name:
            raise Refused("cli-card-which")
        found = self._items(name)
        if not found:
            raise Refused("cli-nothing-known", text=name)
        for item in found:
            for index, said in enumerate(self._drawing().describe(self.play.table, item)):
                self.screen.sentence(said, indent=2 * min(index, 1), style="" if index else "bold")

    def _items(self, name: str) -> list[str]:
        """Return the components of this name, or else those whose names begin so."""
        wanted = folded(name)
        items = self._drawing().items()
        names = [(item, folded(item), folded(self.words.name(self.play.game, item))) for item in items]
        exact = [item for item, own, printed in names if wanted in {own, printed}]
        return exact or [
            item for item, own, printed in names if begins(own, wanted) or begins(printed, wanted)
        ]

    def _table_again(self, seat: Seat) -> None:
        self._show_table(seat)
        self._show_choices(seat)

    def _log(self, reader: Seat, how_many: str) -> None:
        number = int(how_many[:6]) if how_many.isascii() and how_many.isdigit() else LOG_SHOWN
        start = max(0, len(self.play.log) - number)
        if start:
            self.screen.say("cli-log-earlier", style="dim", number=start)
        everything = set(range(start, len(self.play.log)))
        for sentence in self.story.sentences(
            self.play.log[start:], reader, everything=everything, start=start
        ):
            self.screen.sentence(sentence)

    def _undo(self, seat: Seat) -> None:
        """Take back the last real choice, if nothing was learned since."""
        free = self.play.free_undo(seat)
        taken: list[Entry] = []
        while len(taken) < free and (not taken or len(self.play.table.choices(seat)) == 1):
            taken.append(self.play.log[-1])
            self.play.undo()
        if not taken or len(self.play.table.choices(seat)) == 1:
            for entry in reversed(taken):
                self.play.play(seat, entry.choice)
            raise self._why_no_undo(free)
        self.forced = {number for number in self.forced if number < len(self.play.log)}
        self.told = {reader: min(number, len(self.play.log)) for reader, number in self.told.items()}
        undone = self.words.say(taken[-1].message, self.play.seats, self.play.game)
        self.screen.say("cli-undone", choice=undone)

    def _why_no_undo(self, free: int) -> Refused:
        if free == len(self.play.log):
            return Refused("cli-undo-start")
        before = self.play.log[len(self.play.log) - free - 1]
        said = self.story.choice(before, SPECTATOR)
        if before.line.seat == CHANCE:
            return Refused("cli-undo-chance", choice=said)
        return Refused("cli-undo-other", choice=said)

    # Saving. ---------------------------------------------------------------------------------------

    def _record_text(self) -> str:
        kept = [tag for tag in self.play.tags if tag[0] != STREAMS]
        self.play.tags = kept + self.sources.tag()
        return self.play.record().write()

    def _autosave(self) -> None:
        """Save; a disk that is full is told once, and the game goes on."""
        try:
            write_whole(self.file, self._record_text())
        except OSError as error:
            if not self.save_failed:
                complain(
                    self.words.text(
                        "cli-error-save", file=str(self.file), reason=error.strerror or str(error)
                    )
                )
            self.save_failed = True
        else:
            self.save_failed = False

    def _save_as(self, name: str) -> None:
        file = Path(name).expanduser() if name else self.file
        if name and file.exists() and not (self.file.exists() and file.samefile(self.file)):
            raise Refused("cli-error-exists", file=str(file))
        try:
            write_whole(file, self._record_text())
        except OSError as error:
            raise Refused("cli-error-save", file=str(file), reason=error.strerror or str(error)) from None
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
