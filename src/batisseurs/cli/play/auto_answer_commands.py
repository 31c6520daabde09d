"""The command `auto`: setting and listing auto-answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.play.auto_answers import AutoAnswers, Until
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.text_match import folded

if TYPE_CHECKING:
    from batisseurs.cli.play.display import Display
    from batisseurs.kernel.seats import Seat


def add_auto_answer(display: Display, auto_answers: AutoAnswers, seat: Seat, what: str) -> None:
    """Set or revoke an auto-answer."""
    word, _, rest = what.partition(" ")
    until = {
        name: value
        for value, own in ((Until.TURN, "cli-auto-turn"), (Until.ROUND, "cli-auto-round"))
        for name in (value.name.casefold(), folded(display.words.text(own)))
    }
    if folded(word) in {"off", folded(display.words.text("cli-auto-off"))}:
        auto_answers.revoke(seat, _card_named(display, rest) if rest else "")
        display.screen.say("cli-auto-revoked")
        return
    if folded(what) in until:
        auto_answers.add(seat, until[folded(what)], "", len(display.play.log))
    else:
        auto_answers.add(seat, Until.REVOKED, _card_named(display, what), len(display.play.log))
    list_auto_answers(display, auto_answers, seat)


def _card_named(display: Display, name: str) -> str:
    found = display.explainer.items(name)
    if len(found) != 1:
        raise Refused("cli-auto-what", text=name)
    return found[0]


def list_auto_answers(display: Display, auto_answers: AutoAnswers, seat: Seat) -> None:
    """List a player's auto-answers."""
    said = auto_answers.of(seat)
    if not said:
        display.screen.say("cli-auto-none")
        return
    for each in said:
        if each.card:
            display.screen.say("cli-auto-for-card", card=display.wording.name(each.card))
        elif each.until is Until.TURN:
            display.screen.say("cli-auto-until-turn")
        else:
            display.screen.say("cli-auto-until-round")
    display.screen.say("cli-auto-how-to-end", style="dim")
