"""What `?` tells: the commands, a choice, a card, a rule, or why something is not possible."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from batisseurs.cli.play.answers import (
    Numbered,
    Wording,
    choice_of_number,
    find_choice_named,
    find_refusal,
    meant_amount,
    numbered_choices,
    reason,
)
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.text_match import begins, folded
from batisseurs.kernel.seats import CHANCE, Seat

if TYPE_CHECKING:
    from batisseurs.cli.boards import TableText
    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.kernel.choice import Choice

RULE = re.compile(r"(?:[A-Za-z]{2}[- ]?)?\d{1,4}")
NO_BREAK = "\u00a0"


class Explainer:
    """Answers questions about the table at which somebody sits."""

    def __init__(self, screen: Screen, wording: Wording, drawing: TableText) -> None:
        """Take where to write, the words of choices, and what knows the game's components."""
        self.screen = screen
        self.words = screen.words
        self.wording = wording
        self.play = wording.play
        self.drawing = drawing

    def help(self, seat: Seat, commands: tuple[str, ...], meanings: Mapping[str, str]) -> None:
        """Tell what the game is about, what the signs mean, and which commands there are.

        `meanings` names the commands that do something else here than they mostly do.
        """
        slug = self.play.game.slug
        for message in (f"{slug}-help", f"{slug}-signs"):
            if self.words.knows(message):
                self.screen.sentence(self.words.text(message), hang=0)
                self.screen.line()
        answers = "cli-help-outcomes" if seat == CHANCE else "cli-help-answers"
        self.screen.sentence(self.words.text(answers), hang=0)
        needed = [command for command in commands if command not in self.drawing.needless]
        listed = [(self.words.text(f"cli-word-{command}"), command) for command in needed]
        column = max(len(word) for word, _ in listed) + 2
        choices = self.play.choices(seat)
        example = self.wording.shown(choices[0].text) if choices else "…"
        rule = next(iter(self.words.rules(self.play.game)), "–")
        for word, command in listed:
            start = word.ljust(column).replace(" ", NO_BREAK)
            about = meanings.get(command, command)
            does = self.words.text(f"cli-help-{about}", choice=example, card=self._some_card(), rule=rule)
            self.screen.sentence(start + does, indent=2, hang=column)

    def _some_card(self) -> str:
        """Return the name of a component, for an example."""
        return next(map(self._name, self.drawing.items()), "–").lower()

    def _name(self, item: str) -> str:
        return self.drawing.name(item)

    def explain(self, seat: Seat, about: str, reader: Seat) -> None:
        """Say that something is possible, why it is not, what a card does, or what a rule says.

        The reader is the seat itself, or whoever answers for chance.
        """
        if RULE.fullmatch(about) and not about.isdigit():
            self.rule(about)
            return
        about = meant_amount(self.wording, seat, about)
        possible = self._choice(numbered_choices(self.wording, seat, reader), about)
        if possible is not None:
            self._tell_choice(reader, *possible)
            return
        refusal = find_refusal(self.wording, seat, about)
        if refusal is not None:
            said = reason(self.wording, refusal)
            shown = self.wording.shown(refusal.text)
            self.screen.say("cli-not-possible", text=shown, reason=said, rule=refusal.rule)
            self._tell_rule(refusal.rule)
            if self.items(about):
                self.card(about)
            return
        if self._place(reader, about):
            return
        thing = about.partition(" ")[2]
        if self.items(about) or not self.items(thing):
            self.card(about)
        else:
            self.screen.say("cli-no-reason", text=about)
            self.card(thing)

    def look_up(self, about: str) -> None:
        """Tell about a rule or a component, for somebody who is not asked anything now."""
        if RULE.fullmatch(about):
            self.rule(about)
        else:
            self.card(about)

    def _choice(self, numbered: list[Numbered], about: str) -> tuple[int, Choice] | None:
        """Return a choice by its number or its words."""
        meant = choice_of_number(numbered, about)
        if meant is None:
            return find_choice_named(self.wording, numbered, about)
        return meant.number, meant.said

    def _place(self, reader: Seat, name: str) -> bool:
        """Tell what lies at a place, if this names one."""
        found = self.drawing.at_place(self.play.table, reader, folded(name))
        for line, item in found:
            self.screen.sentence(line, style="bold")
            self._describe(item)
        for item in dict.fromkeys(item for _, item in found):
            self._tell_rules_about(item)
        return bool(found)

    def _tell_choice(self, reader: Seat, number: int, choice: Choice) -> None:
        self.screen.say("cli-possible", number=number, choice=self.wording.sentence(choice))
        for said in self.drawing.about(self.play.table, reader, choice):
            self.screen.sentence(said, indent=2)
        self._tell_rule(self.drawing.rule_of(choice))
        for word in choice.message.args.values():
            if isinstance(word, str):
                self._describe(word)

    # Cards and rules. ------------------------------------------------------------------------------

    def card(self, name: str) -> None:
        """Tell what a component is and does, and the rules about it."""
        if not name:
            raise Refused("cli-card-which", card=self._some_card())
        found = self.items(name)
        if not found:
            raise Refused("cli-nothing-known", text=name)
        for item in found:
            self._describe(item)
            self._tell_rules_about(item)

    def _tell_rules_about(self, item: str) -> None:
        for rule in self.drawing.rules_about(item):
            self._tell_rule(rule)

    def _describe(self, item: str) -> None:
        for index, said in enumerate(self.drawing.describe(self.play.table, item)):
            self.screen.sentence(said, indent=2 * min(index, 1), style="" if index else "bold")

    def items(self, name: str) -> list[str]:
        """Return the components of this name, or else those whose names begin so."""
        wanted = folded(name)
        names = [(item, folded(item), folded(self._name(item))) for item in self.drawing.items()]
        exact = [item for item, own, printed in names if wanted in {own, printed}]
        return exact or [
            item for item, own, printed in names if begins(own, wanted) or begins(printed, wanted)
        ]

    def rule(self, name: str) -> None:
        """Tell a rule: `TH-36`, `th 36` or `36`."""
        known = self.words.rules(self.play.game)
        number = re.sub(r"\D", "", name).lstrip("0")
        meant = [rule for rule in known if rule.partition("-")[2] == number]
        letters = re.sub(r"[^A-Za-z]", "", name).upper()
        if not RULE.fullmatch(name) or not meant or letters not in {"", meant[0].partition("-")[0]}:
            some = known[0] if known else "–"
            raise Refused("cli-no-rule", rule=name, first=some, last=known[-1] if known else some)
        self._tell_rule(meant[0])

    def _tell_rule(self, rule: str) -> None:
        text = self.words.rule(self.play.game, rule)
        if text is not None:
            self.screen.say("cli-rule", style="dim", rule=rule.replace("-", "\u2011"), text=text)
