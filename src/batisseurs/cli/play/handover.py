"""Several people at one keyboard: nobody sees another's hand, or what another has typed."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from rich.text import Text

from batisseurs.cli.boards.drawing import HEAVY, boxed, inside
from batisseurs.cli.play.commands import own_word
from batisseurs.cli.terminal.keyboard import Keyboard, forget_typed
from batisseurs.cli.terminal.screen import printable
from batisseurs.cli.terminal.text_match import folded
from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.kernel.table import WITHDRAW

if TYPE_CHECKING:
    from batisseurs.cli.play.display import Display
    from batisseurs.words import Words


class HandOver:
    """Passes the keyboard from one person to the next."""

    def __init__(self, display: Display, keyboard: Keyboard, people: list[Seat]) -> None:
        """Start with the only person; with several, nobody is at the keyboard yet."""
        self.display = display
        self.keyboard = keyboard
        self.people = people
        self.at_keyboard: Seat = people[0] if len(people) == 1 else SPECTATOR
        self.looked = False
        """Whether the person at the keyboard has just confirmed the turn with Enter."""
        self.languages: dict[int, Words] = {}

    def to(self, seat: Seat) -> bool:
        """Pass the keyboard to the next person before that person's hand is shown.

        Return whether it was passed: a person who has answered secretly can withdraw that instead.
        """
        if seat == self.at_keyboard:
            return True
        display = self.display
        if len(self.people) > 1:
            name = display.play.seats[seat]
            if self.keyboard.is_terminal:
                if self.at_keyboard != SPECTATOR and not self._hide(self.at_keyboard):
                    return False
                display.speak(self.languages.get(seat, display.words))
                self._show(name)
                self.keyboard.line(display.words.text("cli-ready", seat=name) + " ")
                forget_typed()
                display.screen.clear()
            display.speak(self.languages.get(seat, display.words))
            display.screen.say("cli-at-keyboard", style="bold", seat=name)
        self.at_keyboard = seat
        display.drawn = None
        return True

    def _hide(self, seat: Seat) -> bool:
        """Hide what a person saw and typed; return whether that person leaves the keyboard."""
        display = self.display
        display.tell(seat)
        display.screen.line()
        name = display.play.seats[seat]
        if display.play.table.may_withdraw(seat):
            typed = self.keyboard.line(display.words.text("cli-hide-answer", seat=name) + " ")
            if folded(typed) in {"withdraw", folded(own_word(display.words, "withdraw"))}:
                display.play.play(seat, WITHDRAW)
                return False
        elif not self.looked:
            self.keyboard.line(display.words.text("cli-hide", seat=name) + " ")
        forget_typed()
        display.screen.clear()
        return True

    def _show(self, name: str) -> None:
        """Show a screen without any hand, while the keyboard is passed."""
        display = self.display
        width = display.screen.width
        said = printable(display.words.text("cli-hand-over", seat=name))
        lines = [Text(), *[Text(line, "bold") for line in textwrap.wrap(said, inside(width))], Text()]
        for line in boxed(
            lines, Text(display.words.title(display.play.game)), width, border=HEAVY, style="bold"
        ):
            display.screen.line(line)
