"""A game on the screen: what has happened, the table, and the choices.

Local and online games are both shown with this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.boards import TableText, table_of, widest
from batisseurs.cli.play.answers import Wording
from batisseurs.cli.play.auto_answers import may_auto_answer
from batisseurs.cli.play.choices import choice_lines
from batisseurs.cli.play.explain import Explainer
from batisseurs.cli.play.narration import Narration, ToldLine
from batisseurs.cli.terminal.screen import LEAST_COLUMNS, LEAST_LINES, printable
from batisseurs.kernel import choice_text
from batisseurs.kernel.seats import CHANCE, SPECTATOR, Seat
from batisseurs.words.catalogue import signed
from batisseurs.words.narrator import Narrator

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.table import Table as RichTable

    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.kernel.choice import Category, Message, Result
    from batisseurs.kernel.play import Play
    from batisseurs.words import Words

LOG_SHOWN = 20
HIDDEN = "?"


class Display:
    """Shows readers of a game what is new to them, and the table."""

    def __init__(self, play: Play, screen: Screen) -> None:
        """Take a game and a screen; in a resumed game, lines up to the reader's last choice count as read."""
        self.play = play
        self.screen = screen
        self.speak(screen.words)
        self.told = self._already_told()
        self.forced: set[int] = set()
        """Lines that had no alternative."""
        self.entered: set[int] = set()
        """Lines of chance that a person typed, or let the program draw."""
        self.auto_answered: set[int] = set()
        """Lines from auto-answers."""
        self.drawn: int | None = None
        """The length of the log when the table was last drawn; None if this reader has not seen it."""
        self.drawn_at = screen.size
        self._told_small: tuple[int, int] | None = None

    def speak(self, words: Words) -> None:
        """Change the language."""
        self.words = self.screen.words = words
        self.wording = Wording(self.play, words)
        self.story = Narration(self.play, words)

    def say(self, message: Message) -> str:
        """Return a message of the game as a sentence."""
        return self.words.say(message, self.play.seats, self.play.game, self.play.components)

    def _already_told(self) -> dict[int, int]:
        told = {SPECTATOR: len(self.play.log)}
        for seat in range(self.play.players):
            own = [number for number, entry in enumerate(self.play.log, start=1) if entry.line.seat == seat]
            told[seat] = own[-1] if own else 0
        return told

    @property
    def drawing(self) -> TableText:
        """The table's drawing at the current size of the window."""
        screen = self.screen
        return table_of(self.play, self.words, screen.width_for(widest(self.play.game)), screen.height)

    @property
    def explainer(self) -> Explainer:
        """The explainer for `?`."""
        return Explainer(self.screen, self.wording, self.drawing)

    # What has happened. ------------------------------------------------------------------------------

    def tell(self, reader: Seat, *, heading: bool = True) -> bool:
        """Show a reader what is new, under a heading; return whether others have acted."""
        start = self.told[reader]
        others = any(entry.line.seat not in (CHANCE, reader) for entry in self.play.log[start:])
        if heading and start and others and reader >= 0:
            self.screen.line()
            self.screen.rule(self.words.text("cli-since-choice"))
        self._recount(start, reader)
        given = sum(
            1 for line in self.auto_answered if line >= start and self.play.log[line].line.seat == reader
        )
        if given:
            self.screen.say("cli-auto-gave", style="dim", number=given)
        self.told[reader] = len(self.play.log)
        return others

    def recap(self, reader: Seat) -> None:
        """Show everything since the reader's last turn."""
        self.screen.rule(self.words.text("cli-since-turn"))
        self._recount(self.story.since_last_turn(reader), reader)

    def scores(self, scores: Sequence[Sequence[Category]]) -> None:
        """Show the points of each seat by category; those of a seat without any are hidden."""
        if not any(scores):
            self.screen.say("cli-scores-hidden", style="dim")
            return
        seats = range(self.play.players)
        self.screen.table(_score_table(self.screen, self.play, scores, seats, self.play.seats))

    def log(self, reader: Seat, how_many: str) -> None:
        """Show the last lines of the log."""
        number = int(how_many[:6]) if how_many.isascii() and how_many.isdigit() else LOG_SHOWN
        lines = self.story.lines(self.play.log, reader)
        earlier = max(0, len(lines) - number)
        if earlier:
            self.screen.say("cli-log-earlier", style="dim", number=earlier)
        self._write(lines[earlier:])

    def go_back(self) -> None:
        """Forget lines that were undone."""
        left = len(self.play.log)
        self.forced = {number for number in self.forced if number < left}
        self.entered = {number for number in self.entered if number < left}
        self.auto_answered = {number for number in self.auto_answered if number < left}
        self.told = {reader: min(number, left) for reader, number in self.told.items()}
        self.drawn = None if self.drawn is None else min(self.drawn, left)

    def _recount(self, start: int, reader: Seat) -> None:
        self._write(self.story.lines(self.play.log[start:], reader, start=start, entered=self.entered))

    def _write(self, lines: list[ToldLine]) -> None:
        drawing = self.drawing
        for line in lines:
            styles = filter(None, map(drawing.style_of, line.messages))
            self.screen.sentence(line.text, style=next(styles, ""))

    # The table. --------------------------------------------------------------------------------------

    def show(self, reader: Seat) -> None:
        """Show the whole table if others have changed it, else what the reader's own choice changes."""
        drawn = self.drawn
        if drawn is None or any(entry.line.seat != reader for entry in self.play.log[drawn:]):
            self.show_table(reader)
        else:
            self.show_own(reader)

    def show_table(self, reader: Seat, *, full: bool = False) -> None:
        """Show the table; `full` leaves nothing out, however small the screen."""
        self.screen.line()
        self._warn_if_small()
        for line in self.drawing.whole(self.play.table, reader, full=full):
            self.screen.line(line)
        self.drawn = len(self.play.log)
        self.drawn_at = self.screen.size

    def show_own(self, reader: Seat) -> None:
        """Show the few lines that change with each choice of a turn."""
        self.screen.line()
        self._warn_if_small()
        for line in self.drawing.own(self.play.table, reader):
            self.screen.line(line)
        self.drawn = len(self.play.log)

    def show_prompt(self, chooser: Seat) -> None:
        """Show the question."""
        self.screen.line()
        self.screen.sentence(self.say(choice_text.prompt(self.play.table, chooser)), style="bold")

    def show_choices(self, seat: Seat) -> None:
        """Show the question and the choices of a seat."""
        self.show_prompt(seat)
        for line in choice_lines(self.wording, self.drawing, seat):
            self.screen.line(line)
        hint = self.drawing.hint(self.play.table, seat)
        if hint:
            self.screen.sentence(hint, style="dim")
        if self.play.table.may_withdraw(seat):
            self.screen.say("cli-may-withdraw", style="dim")
        if may_auto_answer(self.drawing, self.play.choices(seat)):
            self.screen.say("cli-auto-hint", style="dim")

    def _warn_if_small(self) -> None:
        """Say once that a terminal is too small; the game continues."""
        size = self.screen.size
        if self.screen.is_small and size != self._told_small:
            self._told_small = size
            columns, lines = size
            self.screen.say(
                "cli-small",
                style="yellow",
                columns=columns,
                lines=lines,
                least_columns=LEAST_COLUMNS,
                least_lines=LEAST_LINES,
            )


TIED = "result-tied"
"""The margin where points alone have not decided."""


def show_result(screen: Screen, play: Play) -> None:
    """Show the result of a finished game."""
    scores = [play.game.score(play.table, seat) for seat in range(play.players)]
    show_final(screen, play, play.game.result(play.table), scores)


def show_final(screen: Screen, play: Play, result: Result, scores: Sequence[Sequence[Category]]) -> None:
    """Show the ending, then ranks and score sheets."""
    slug = play.game.slug
    narrator = Narrator(screen.words, play.seats, play.game, play.components)
    screen.say("cli-over", style="bold", ending=narrator.say(play.ending))
    sides = {screen.words.name(play.game, side): points for side, points in result.sides}
    winners = [play.seats[seat] for seat in result.winners] or sorted(sides, key=sides.__getitem__)[-1:]
    screen.say("cli-winners", style="bold green", names=winners, number=len(winners))
    margin = play.game.margin(result)
    if margin is not None:
        screen.sentence(narrator.say(margin))
        if margin.id == TIED:
            screen.say(f"{slug}-tie-break")
    order = sorted(range(play.players), key=lambda seat: result.ranks[seat])
    heads = [f"{rank}. {name}" for rank, name in zip(result.ranks, play.seats, strict=True)]
    screen.table(_score_table(screen, play, scores, order, heads, sides))


def _score_table(
    screen: Screen,
    play: Play,
    scores: Sequence[Sequence[Category]],
    order: Sequence[Seat],
    heads: Sequence[str],
    sides: Mapping[str, int] | None = None,
) -> RichTable:
    """Return a row for each category and a column for each seat; `sides` only have a total."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    slug = play.game.slug
    sides = sides or {}
    table = Table(box=SIMPLE_HEAD)
    table.add_column("")
    for head in [*(printable(heads[seat]) for seat in order), *sides]:
        table.add_column(head, justify="right")
    for row, category in enumerate(next(filter(None, scores))):
        name = screen.words.text(f"{slug}-score-{category.id.replace('_', '-')}")
        table.add_row(name, *(signed(scores[seat][row].points) if scores[seat] else HIDDEN for seat in order))
    table.add_section()
    totals = [signed(sum(each.points for each in scores[seat])) if scores[seat] else HIDDEN for seat in order]
    table.add_row(screen.words.text("cli-total"), *totals, *map(signed, sides.values()))
    return table
