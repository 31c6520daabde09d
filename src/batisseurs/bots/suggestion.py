"""A suggested move, and what it brings: for people who learn a game or ask for a hint.

It is what looks best to a bot that looks one choice ahead, on what the seat knows; what it brings is counted
when the action that begins with it is complete. An action of several choices after which the same question
comes again, and nothing is better than before, is not suggested.
"""

from __future__ import annotations

import msgspec

from batisseurs.bots.bot import Seen
from batisseurs.bots.greedy import SEEDS, GreedyBot, look_ahead
from batisseurs.kernel import choice_text
from batisseurs.kernel.explanation import Figure, changes_of
from batisseurs.kernel.game import Game
from batisseurs.kernel.lesson import purpose_of
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.step import SealedStep, Step
from batisseurs.kernel.table import Table

FOLLOWED = 6
"""How many further choices of the same action are counted."""
POINTS = ".points"
"""How the figure ends that counts points: it is not told beside the score."""


class Suggestion(msgspec.Struct, frozen=True):
    """A choice by its text, and why it is good."""

    text: str
    figures: tuple[Figure, ...] = ()
    """What the seat gains until the action is complete."""
    score: int = 0
    """How many points it gains until then."""
    why: str = ""
    """The id of what such a choice is good for; empty if the game does not say."""


def suggest(game: Game, table: Table, seat: Seat, source: Source) -> Suggestion:
    """Suggest a move to a seat that is asked; what it cannot know is redrawn."""
    seen = Seen(game, table, seat, source)
    step = choice_text.pending_step(table)
    before = seen.imagine(source)
    choice, after = _useful(seen, source, step, before)
    text = choice_text.say(table, seat, choice).text
    why = purpose_of(game.purposes, type(step).__name__, text)
    if after is None:
        return Suggestion(text, why=why)
    score = max(0, _points(game, after, seat) - _points(game, before, seat))
    gained = (
        change
        for change in changes_of(game.figures(before, seat), game.figures(after, seat))
        if (change.number > 0) != change.burden and not (score and change.id.endswith(POINTS))
    )
    return Suggestion(text, tuple(gained), score, why)


def _useful(seen: Seen, source: Source, step: Step, before: Table) -> tuple[int, Table | None]:
    """Return the best choice that changes something, and the table after it; None if that is secret."""
    if isinstance(step, SealedStep):
        return GreedyBot().choose(seen, source), None
    looks = look_ahead(seen, source, list(range(len(seen.choices))), thorough=True)
    now = seen.game.evaluate(before, seen.seat)
    tried = []
    for place in sorted(range(len(looks)), key=lambda place: (-looks[place], source.below(SEEDS))):
        choice = seen.choices[place]
        after, choices = _complete(seen.game, seen.seat, before, choice, source)
        tried.append((choice, after))
        again = choices > 1 and after.choosers() == [seen.seat] and type(after.top) is type(step)
        if not again or seen.game.evaluate(after, seen.seat) > now:
            return choice, after
    return tried[0]


def _complete(game: Game, seat: Seat, before: Table, choice: int, source: Source) -> tuple[Table, int]:
    """Return the table after a choice and what completes its action, and how many choices that were."""
    first = type(before.top)
    after = before.clone()
    after.play(seat, choice)
    for followed in range(FOLLOWED):
        top = after.top
        if after.choosers() != [seat] or type(top) is first or type(top) in game.thinking.quiet:
            return after, 1 + followed
        after.play(seat, GreedyBot().choose(Seen(game, after, seat, source), source))
    return after, 1 + FOLLOWED


def _points(game: Game, table: Table, seat: Seat) -> int:
    return sum(category.points for category in game.seen_score(table, seat, seat))
