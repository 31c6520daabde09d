"""Letting a person answer for chance, beside a real table with real cards, cubes and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.play import chance_outcomes
from batisseurs.cli.terminal.text_match import folded
from batisseurs.kernel.seats import CHANCE, EVERYONE, Seat

if TYPE_CHECKING:
    from batisseurs.cli.play.display import Display
    from batisseurs.cli.play.handover import HandOver
    from batisseurs.cli.play.sources import Sources

ENDLESS = 1_000_000


class ManualChance:
    """Asks for outcomes; draws itself what nobody at this terminal may see, and what it is asked to draw."""

    def __init__(self, display: Display, hands: HandOver, sources: Sources) -> None:
        """Take the game, the people at the keyboard, and where the program draws from."""
        self.display = display
        self.play = display.play
        self.hands = hands
        self.sources = sources
        self._listed = ""
        """The kind of draw whose long list is still on the screen."""
        self._told_how = False

    def who_types(self) -> Seat | None:
        """Return who is to type in what chance does next; None if nobody here may know it."""
        seer = chance_outcomes.who_may_see(self.play.table)
        if seer == EVERYONE:
            return self.hands.at_keyboard
        return seer if seer in self.hands.people else None

    def draw_alone(self) -> bool:
        """Draw if there is nobody to ask, or nothing to ask: one outcome only, which is told."""
        if self.who_types() is not None:
            if len(self.play.table.choices(CHANCE)) > 1:
                return False
            self._enter(self._drawn())
        else:
            self.play.play(CHANCE, self._drawn())
        return True

    def _drawn(self) -> int:
        return self.sources.chance.answer(self.play.table)

    def _enter(self, choice: int) -> None:
        self.display.entered.add(len(self.play.log))
        self.play.play(CHANCE, choice)

    def ask(self, reader: Seat, *, again: bool = False) -> None:
        """Say what is drawn and what can come; a long list only once for all draws of a kind in a row."""
        found = chance_outcomes.outcomes(self.display.wording, reader)
        kind = type(self.play.table.top).__name__
        screen = self.display.screen
        self.display.show_prompt(CHANCE)
        if not again and kind == self._listed:
            screen.say("cli-chance-list", style="dim", number=len(found))
        else:
            for line in chance_outcomes.outcome_lines(found, screen.width):
                screen.line(line)
        self._listed = kind if len(found) > chance_outcomes.LONG else ""
        places = chance_outcomes.places_in_order(self.display.wording)
        if len(places) > 1:
            screen.say("cli-chance-order", style="dim", places="; ".join(places))
        if not self._told_how:
            example = ", ".join(outcome.label for outcome in found[:2])
            screen.say("cli-chance-how", style="dim", example=example)
        self._told_how = True

    def forget_list(self) -> None:
        """Somebody else was asked in between: list the outcomes of the next draw again."""
        self._listed = ""

    def enter(self, reader: Seat, typed: str) -> None:
        """Carry out the outcome that somebody typed, or several in a row."""
        chance_outcomes.enter(self.display.wording, reader, typed, lambda: self._asks(reader), self._enter)

    def let_program_draw(self, reader: Seat, how_many: str) -> None:
        """Draw once, so many times, or, with `all`, until somebody has to choose."""
        number = int(how_many[:6]) if how_many.isascii() and how_many.isdigit() else 1
        if folded(how_many) in {"all", folded(self.display.words.text("cli-chance-all"))}:
            number = ENDLESS
        while number and self._asks(reader):
            self._enter(self._drawn())
            number -= 1

    def _asks(self, reader: Seat) -> bool:
        """Tell whether chance is asked again, and the same person may see what comes."""
        return self.play.chooser == CHANCE and self.who_types() == reader
