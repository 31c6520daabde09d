"""What somebody says about standing answers, and what is said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.play.auto_answers import AutoAnswers, Until
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.text_match import folded

if TYPE_CHECKING:
    from batisseurs.cli.play.display import Display
    from batisseurs.kernel.seats import Seat


def add_auto_answer(teller: Display, standing: AutoAnswers, seat: Seat, what: str) -> None:
    """Let an answer stand, or ask again."""
    word, _, rest = what.partition(" ")
    until = {
        name: value
        for value, own in ((Until.TURN, "cli-standing-turn"), (Until.ROUND, "cli-standing-round"))
        for name in (value.name.casefold(), folded(teller.words.text(own)))
    }
    if folded(word) in {"off", folded(teller.words.text("cli-standing-off"))}:
        standing.revoke(seat, _card_named(teller, rest) if rest else "")
        teller.screen.say("cli-standing-revoked")
        return
    if folded(what) in until:
        standing.let_stand(seat, until[folded(what)], "", len(teller.play.log))
    else:
        standing.let_stand(seat, Until.REVOKED, _card_named(teller, what), len(teller.play.log))
    list_auto_answers(teller, standing, seat)


def _card_named(teller: Display, name: str) -> str:
    found = teller.explainer.items(name)
    if len(found) != 1:
        raise Refused("cli-standing-what", text=name)
    return found[0]


def list_auto_answers(teller: Display, standing: AutoAnswers, seat: Seat) -> None:
    """Say which answers somebody lets stand."""
    said = standing.of(seat)
    if not said:
        teller.screen.say("cli-standing-none")
        return
    for each in said:
        if each.card:
            teller.screen.say("cli-standing-for-card", card=teller.wording.name(each.card))
        elif each.until is Until.TURN:
            teller.screen.say("cli-standing-until-turn")
        else:
            teller.screen.say("cli-standing-until-round")
    teller.screen.say("cli-standing-how-to-end", style="dim")
