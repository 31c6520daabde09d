"""What somebody says about auto-answers, and what is said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.play.auto_answers import AutoAnswers, Until
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.text_match import folded

if TYPE_CHECKING:
    from batisseurs.cli.play.display import Display
    from batisseurs.kernel.seats import Seat


def add_auto_answer(display: Display, standing: AutoAnswers, seat: Seat, what: str) -> None:
    """Let an answer stand, or ask again."""
    word, _, rest = what.partition(" ")
    until = {
        name: value
        for value, own in ((Until.TURN, "cli-standing-turn"), (Until.ROUND, "cli-standing-round"))
        for name in (value.name.casefold(), folded(display.words.text(own)))
    }
    if folded(word) in {"off", folded(display.words.text("cli-standing-off"))}:
        standing.revoke(seat, _card_named(display, rest) if rest else "")
        display.screen.say("cli-standing-revoked")
        return
    if folded(what) in until:
        standing.let_stand(seat, until[folded(what)], "", len(display.play.log))
    else:
        standing.let_stand(seat, Until.REVOKED, _card_named(display, what), len(display.play.log))
    list_auto_answers(display, standing, seat)


def _card_named(display: Display, name: str) -> str:
    found = display.explainer.items(name)
    if len(found) != 1:
        raise Refused("cli-standing-what", text=name)
    return found[0]


def list_auto_answers(display: Display, standing: AutoAnswers, seat: Seat) -> None:
    """Say which answers somebody lets stand."""
    said = standing.of(seat)
    if not said:
        display.screen.say("cli-standing-none")
        return
    for each in said:
        if each.card:
            display.screen.say("cli-standing-for-card", card=display.wording.name(each.card))
        elif each.until is Until.TURN:
            display.screen.say("cli-standing-until-turn")
        else:
            display.screen.say("cli-standing-until-round")
    display.screen.say("cli-standing-how-to-end", style="dim")
