"""Auto-answers: what somebody does not want to be asked again and again.

The game asks whoever holds a card that could be used now, in anybody's turn; that is its duty. An
auto-answer lets such an offer pass in a player's name. It belongs to the player at this terminal, not to the
table: the game gets an ordinary choice, which is logged like any other, and knows nothing of why it was made.
Auto-answers are set and revoked whenever somebody is at the keyboard; they are not saved.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from batisseurs.kernel import choice_text
from batisseurs.kernel.log_lines import turn_of

if TYPE_CHECKING:
    from batisseurs.cli.boards import TableText
    from batisseurs.kernel.choice import Choice
    from batisseurs.kernel.play import Play
    from batisseurs.kernel.seats import Seat


class Until(enum.Enum):
    """How long an auto-answer holds."""

    TURN = enum.auto()
    ROUND = enum.auto()
    REVOKED = enum.auto()


class AutoAnswer(NamedTuple):
    """One auto-answer; `card` if it holds only for what that card offers, `since` a number of lines."""

    until: Until
    card: str
    since: int


class AutoAnswers:
    """Those of everybody at this terminal."""

    def __init__(self) -> None:
        """Begin without any."""
        self._of: dict[int, list[AutoAnswer]] = {}

    def of(self, seat: Seat) -> list[AutoAnswer]:
        """Return what a seat has said, the oldest first."""
        return list(self._of.get(seat, []))

    def add(self, seat: Seat, until: Until, card: str, since: int) -> None:
        """Answer from now on; the same said again takes the place of what was said before."""
        self.revoke(seat, card, until)
        self._of[seat] = [*self.of(seat), AutoAnswer(until, card, since)]

    def revoke(self, seat: Seat, card: str = "", until: Until | None = None) -> list[AutoAnswer]:
        """Ask again: about a card, or about everything if none is named. Return what no longer holds."""
        gone = [
            each
            for each in self.of(seat)
            if (until is None and not card) or (each.card == card and until in {None, each.until})
        ]
        self._of[seat] = [each for each in self.of(seat) if each not in gone]
        return gone

    def go_back(self, lines: int) -> None:
        """Choices were taken back: what was said later holds from there on."""
        for seat, said in self._of.items():
            self._of[seat] = [each._replace(since=min(each.since, lines)) for each in said]

    def reply(self, play: Play, drawing: TableText, seat: Seat) -> int | None:
        """Return the choice that an auto-answer gives for a seat; None if the seat is to be asked."""
        if not self._of.get(seat):
            return None
        self._forget_old(play, drawing, seat)
        spoken = choice_text.spoken_choices(play.table, seat)
        passing = [choice for choice, said in spoken if drawing.lets_pass(said)]
        if len(passing) != 1:
            return None
        offered = {
            drawing.offered(play.table, seat, said) for _, said in spoken if not drawing.lets_pass(said)
        }
        never = {each.card for each in self.of(seat) if each.card}
        everything = any(not each.card for each in self.of(seat))
        return passing[0] if everything or (offered and offered <= never) else None

    def _forget_old(self, play: Play, drawing: TableText, seat: Seat) -> None:
        def is_over(each: AutoAnswer) -> bool:
            game_events = [what for entry in play.log[each.since :] for what in entry.game_events]
            if each.until is Until.TURN:
                return any(turn_of(what.message) == seat for what in game_events)
            return each.until is Until.ROUND and any(map(drawing.ends_round, game_events))

        self._of[seat] = [each for each in self.of(seat) if not is_over(each)]


def may_auto_answer(drawing: TableText, choices: list[Choice]) -> bool:
    """Tell whether a question is one that an auto-answer could answer."""
    return sum(map(drawing.lets_pass, choices)) == 1
