"""The command `?`: explains the commands, a choice, a card, a rule, or why something is not possible."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, get_args

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
from batisseurs.kernel.explanation import Explanation, Foresight, explain
from batisseurs.kernel.game import Origin
from batisseurs.kernel.seats import CHANCE, Seat
from batisseurs.kernel.source import Seeded
from batisseurs.words.catalogue import signed
from batisseurs.words.narrator import Narrator

if TYPE_CHECKING:
    from batisseurs.cli.boards import TableText
    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.kernel.choice import Choice
    from batisseurs.kernel.play import Play

RULE = re.compile(r"(?:[A-Za-z]{2}[- ]?)?\d{1,4}")
NO_BREAK = "\u00a0"
NO_VALUE = {"", "-", "none", "0", "false"}
"""What a component file writes where nothing is printed."""


class Explainer:
    """Answers questions about the table."""

    def __init__(self, screen: Screen, wording: Wording, drawing: TableText) -> None:
        """Take the screen, the words of choices, and the game's drawing."""
        self.screen = screen
        self.words = screen.words
        self.wording = wording
        self.play = wording.play
        self.drawing = drawing

    def help(self, seat: Seat, commands: tuple[str, ...], meanings: Mapping[str, str]) -> None:
        """Show what the game is about, what the signs mean, and the commands.

        `meanings` has the commands with another meaning here.
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
        return next(map(self._name, self._names()), "–").lower()

    def _name(self, item: str) -> str:
        return self.words.name(self.play.game, item, self.play.components)

    def explain(self, seat: Seat, about: str, reader: Seat) -> None:
        """Say that something is possible and what it would do, why it is not, what a thing is, or a rule.

        The reader is the seat itself, or the person who answers for chance.
        """
        if RULE.fullmatch(about) and not about.isdigit():
            self.rule(about)
            return
        about = meant_amount(self.wording, seat, about)
        possible = self._choice(numbered_choices(self.wording, seat, reader), about)
        if possible is not None:
            self._tell_choice(seat, reader, *possible)
            return
        refusal = find_refusal(self.wording, seat, about)
        if refusal is not None:
            said = reason(self.wording, refusal)
            shown = self.wording.shown(refusal.text)
            self.screen.say("cli-not-possible", text=shown, reason=said, rule=refusal.rule)
            self._tell_rule(refusal.rule)
            if self.things(reader, about):
                self.card(reader, about)
            return
        thing = about.partition(" ")[2]
        if self.things(reader, about) or not self.things(reader, thing):
            self.card(reader, about)
        else:
            self.screen.say("cli-no-reason", text=about)
            self.card(reader, thing)

    def look_up(self, reader: Seat, about: str) -> None:
        """Tell about a rule or a thing, for a reader who is not asked anything now."""
        if RULE.fullmatch(about):
            self.rule(about)
        else:
            self.card(reader, about)

    def _choice(self, numbered: list[Numbered], about: str) -> tuple[Numbered, Choice] | None:
        """Return a choice by its number or its words."""
        meant = choice_of_number(numbered, about)
        if meant is not None:
            return meant, meant.said
        found = find_choice_named(self.wording, numbered, about)
        return None if found is None else next((one, one.said) for one in numbered if one.number == found[0])

    def _tell_choice(self, seat: Seat, reader: Seat, numbered: Numbered, choice: Choice) -> None:
        self.screen.say("cli-possible", number=numbered.number, choice=self.wording.sentence(choice))
        if seat >= 0:
            self._tell_preview(seat, choice)
        for said in self.drawing.about(self.play.table, reader, choice):
            self.screen.sentence(said, indent=2)
        self._tell_rule(self.drawing.rule_of(choice))
        named = [word for word in choice.message.args.values() if isinstance(word, str)]
        known = [
            explain(self.play.game, self.play.table, reader, word) for word in named if word in self._names()
        ]
        # A place is called like the card that lies there: the first says more.
        for explanation in {str(one.title): one for one in reversed(known)}.values():
            self._tell(explanation, rules=False)

    def _tell_preview(self, seat: Seat, choice: Choice) -> None:
        """Tell what a choice would do, as far as the seat can foresee."""
        previews = foresight_of(self.play, seat).previews(self.play.game)
        preview = next((one for one in previews if one.text == choice.text), None)
        if preview is None:
            return
        narrator = self._narrator(seat)
        titles = {
            figure.id: narrator.say(explain(self.play.game, self.play.table, seat, figure.id).title)
            for figure in preview.figures
        }
        changes = [f"{titles[figure.id]} {with_sign(figure.number)}" for figure in preview.figures]
        if preview.score:
            points, number = with_sign(preview.score), abs(preview.score)
            changes.append(self.words.text("explain-points", change=points, number=number))
        if changes:
            self.screen.sentence(", ".join(changes), indent=2)
        for warning in self.play.game.warnings(self.play.table, seat).get(choice.text, ()):
            self.screen.sentence(narrator.say(warning), indent=2)
        if preview.told:
            self.screen.sentence(narrator.tell(preview.told), indent=2)
        if preview.end:
            names = [self.play.seats[other] for other in preview.asks]
            self.screen.sentence(self.words.text(f"explain-then-{preview.end}", names=names), indent=2)

    # Things and rules. -----------------------------------------------------------------------------

    def card(self, reader: Seat, name: str) -> None:
        """Tell what a place, a component or a sign is and does, and the rules about it."""
        if not name:
            raise Refused("cli-card-which", card=self._some_card())
        found = self.things(reader, name)
        if not found:
            raise Refused("cli-nothing-known", text=name)
        for explanation in found:
            self._tell(explanation)

    def legend(self, reader: Seat) -> None:
        """Tell what the signs mean that boards and cards are printed with."""
        narrator = self._narrator(reader)
        for sign in self.play.game.signs():
            explanation = explain(self.play.game, self.play.table, reader, sign)
            self.screen.sentence(_capital(narrator.say(explanation.title)), style="bold")
            for message in explanation.about:
                self.screen.sentence(_capital(narrator.say(message)), indent=2)

    def _tell(self, explanation: Explanation, *, rules: bool = True) -> None:
        narrator = self._narrator()
        self.screen.sentence(_capital(narrator.say(explanation.title)), style="bold")
        for message in (*explanation.about, *explanation.now):
            self.screen.sentence(_capital(narrator.say(message)), indent=2)
        prices = (("explain-costs", explanation.costs), ("explain-gains", explanation.gains))
        parts = [
            self.words.text(
                "cli-labelled", label=self.words.text(label), what=", ".join(map(narrator.say, messages))
            )
            for label, messages in prices
            if messages
        ]
        if parts:
            self.screen.sentence(" → ".join(parts), indent=2)
        if rules:
            for rule in explanation.rules:
                self._tell_rule(rule)
            self._tell_sources(explanation.item)

    def _tell_sources(self, item: str) -> None:
        """Tell where the printed values of a component are known from."""
        game = self.play.game
        if not item or game.fingerprint(self.play.components) != game.fingerprint():
            return  # only the values of an uploaded file are known, not their sources
        own = [
            value
            for value in game.component_values()
            if value.path.startswith(f"{item}.") and value.value not in NO_VALUE
        ]
        if own:
            sources = {value.source for value in own}
            named = [
                self.words.text(f"cli-source-{source}") for source in get_args(Origin) if source in sources
            ]
            self.screen.say("cli-sources", style="dim", sources=named)

    def things(self, reader: Seat, name: str) -> list[Explanation]:
        """Return what is called so, or else what begins so: components, signs, places of the table."""
        wanted = folded(name)
        if not wanted:
            return []
        known = self._known(reader)
        named = [(folded(id_), folded(title), explanation) for id_, title, explanation in known]
        exact = [each for each in named if wanted in each[:2]]
        begun = [each for each in named if begins(each[0], wanted) or begins(each[1], wanted)]
        found: dict[str, Explanation] = {}
        for _, title, explanation in exact or begun:
            found.setdefault(title, explanation)
        return list(found.values())

    def items(self, name: str) -> list[str]:
        """Return the components of this name, or else those whose names begin so."""
        wanted = folded(name)
        names = [(item, folded(item), folded(self._name(item))) for item in self._names()]
        exact = [item for item, own, printed in names if wanted in {own, printed}]
        return exact or [
            item for item, own, printed in names if begins(own, wanted) or begins(printed, wanted)
        ]

    def _known(self, reader: Seat) -> list[tuple[str, str, Explanation]]:
        """Return everything that can be asked about: its id, what it is called, and what it is."""
        game, table, narrator = self.play.game, self.play.table, self._narrator(reader)
        ids = dict.fromkeys([*self._names(), *game.signs(), *sorted(game.places(table, reader))])
        explain = game.explainer(table, reader)
        found = [(id_, explain(id_)) for id_ in ids]
        return [(id_, narrator.say(one.title), one) for id_, one in found if one is not None]

    def _names(self) -> Mapping[str, Mapping[str, str]]:
        return self.play.game.names(self.play.components)

    def _narrator(self, reader: Seat | None = None) -> Narrator:
        return Narrator(self.words, self.play.seats, self.play.game, self.play.components, reader)

    def rule(self, name: str) -> None:
        """Show a rule: `TH-36`, `th 36` or `36`."""
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


def foresight_of(play: Play, seat: Seat) -> Foresight:
    """Return what a seat can foresee: what it cannot know is dealt again on a copy of the table."""
    concealed, source = play.table.clone(), Seeded(0)
    play.game.conceal(concealed, seat, source)
    if play.start is not None:
        play.game.conceal_position(concealed, seat, play.start, source)
    return Foresight(concealed, seat, last=play.table.choosers() == [seat])


def with_sign(number: int) -> str:
    """Return a number with its sign, also with a plus."""
    return f"+{number}" if number > 0 else signed(number)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
