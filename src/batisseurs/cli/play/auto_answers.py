"""Auto-answers: declining offers that come again and again.

The game offers a card to its owner whenever it could be used, in any player's turn. An auto-answer declines
such an offer for the player. It belongs to the player at this terminal, not to the table: the game gets an
ordinary choice, logged like any other. Auto-answers can be set and revoked at any prompt; they are not
saved.
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
    """How long an auto-answer lasts."""

    TURN = enum.auto()
    ROUND = enum.auto()
    REVOKED = enum.auto()


class AutoAnswer(NamedTuple):
    """One auto-answer; `card` if it is only for that card's offers, `since` a number of lines."""

    until: Until
    card: str
    since: int


class AutoAnswers:
    """The auto-answers of all players at this terminal."""

    def __init__(self) -> None:
        """Start without any."""
        self._of: dict[int, list[AutoAnswer]] = {}

    def of(self, seat: Seat) -> list[AutoAnswer]:
        """Return the auto-answers of a seat, the oldest first."""
        return list(self._of.get(seat, []))

    def add(self, seat: Seat, until: Until, card: str, since: int) -> None:
        """Add an auto-answer, replacing an equal one."""
        self.revoke(seat, card, until)
        self._of[seat] = [*self.of(seat), AutoAnswer(until, card, since)]

    def revoke(self, seat: Seat, card: str = "", until: Until | None = None) -> list[AutoAnswer]:
        """Remove auto-answers for a card, or all of them; return the removed ones."""
        gone = [
            each
            for each in self.of(seat)
            if (until is None and not card) or (each.card == card and until in {None, each.until})
        ]
        self._of[seat] = [each for each in self.of(seat) if each not in gone]
        return gone

    def go_back(self, lines: int) -> None:
        """After an undo, auto-answers set later count from this line."""
        for seat, said in self._of.items():
            self._of[seat] = [each._replace(since=min(each.since, lines)) for each in said]

    def reply(self, play: Play, drawing: TableText, seat: Seat) -> int | None:
        """Return the choice that an auto-answer gives for a seat; None if the player must choose."""
        if not self._of.get(seat):
            return None
        self._forget_old(play, drawing, seat)
        spoken = choice_text.spoken_choices(play.table, seat)
        passing = [choice for choice, said in spoken if drawing.is_pass(said)]
        if len(passing) != 1:
            return None
        offered = {drawing.offered(play.table, seat, said) for _, said in spoken if not drawing.is_pass(said)}
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
    """Return whether an auto-answer could answer this step."""
    return sum(map(drawing.is_pass, choices)) == 1
