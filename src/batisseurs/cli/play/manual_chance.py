"""Companion mode in the terminal: a person enters draws and rolls of a real table."""

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
    """Asks for outcomes; draws what nobody at this terminal may see, and on request."""

    def __init__(self, display: Display, hands: HandOver, sources: Sources) -> None:
        """Take the game, the people at the keyboard, and the random sources."""
        self.display = display
        self.play = display.play
        self.hands = hands
        self.sources = sources
        self._listed = ""
        """The step whose long list is still on the screen."""
        self._told_how = False

    def entering_seat(self) -> Seat | None:
        """Return who types the next result of chance; None if nobody here may know it."""
        seer = chance_outcomes.who_may_see(self.play.table)
        if seer == EVERYONE:
            return self.hands.at_keyboard
        return seer if seer in self.hands.people else None

    def draw_alone(self) -> bool:
        """Draw if nobody here may see it, or if only one outcome is possible."""
        if self.entering_seat() is not None:
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
        """Show what is drawn and what can come up; a long list only once for draws of the same kind."""
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
        """List the outcomes again at the next draw."""
        self._listed = ""

    def enter(self, reader: Seat, typed: str) -> None:
        """Play the typed outcome, or several in a row."""
        chance_outcomes.enter(self.display.wording, reader, typed, lambda: self._asks(reader), self._enter)

    def let_program_draw(self, reader: Seat, how_many: str) -> None:
        """Draw once, a number of times, or, with `all`, until a seat has a choice."""
        number = int(how_many[:6]) if how_many.isascii() and how_many.isdigit() else 1
        if folded(how_many) in {"all", folded(self.display.words.text("cli-chance-all"))}:
            number = ENDLESS
        while number and self._asks(reader):
            self._enter(self._drawn())
            number -= 1

    def _asks(self, reader: Seat) -> bool:
        """Return whether the next step is chance again, and the same person may see it."""
        return self.play.chooser == CHANCE and self.entering_seat() == reader
