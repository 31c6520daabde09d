"""A suggested move, and what it brings: for people who learn a game or ask for a hint.

It is the choice of the bot that looks one choice ahead, on what the seat knows; what it brings is counted
when the action that begins with it is complete.
"""

from __future__ import annotations

import msgspec

from batisseurs.bots.bot import Seen
from batisseurs.bots.greedy import GreedyBot
from batisseurs.kernel import choice_text
from batisseurs.kernel.explanation import Figure
from batisseurs.kernel.game import Game
from batisseurs.kernel.lesson import purpose_of
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.step import SealedStep
from batisseurs.kernel.table import Table

FOLLOWED = 6
"""How many further choices of the same action are counted."""


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
    bot = GreedyBot()
    seen = Seen(game, table, seat, source)
    choice = bot.choose(seen, source)
    text = choice_text.say(table, seat, choice).text
    step = choice_text.pending_step(table)
    why = purpose_of(game.purposes, type(step).__name__, text)
    twin = seen.imagine(source)
    had, points = _figures(game, twin, seat), _points(game, twin, seat)
    if isinstance(step, SealedStep):
        return Suggestion(text, why=why)
    twin.play(seat, choice)
    for _ in range(FOLLOWED):
        top = twin.top
        if twin.choosers() != [seat] or type(top) is type(step) or type(top) in game.thinking.quiet:
            break
        twin.play(seat, bot.choose(Seen(game, twin, seat, source), source))
    has = _figures(game, twin, seat)
    changes = (Figure(id_, has.get(id_, 0) - had.get(id_, 0)) for id_ in {**had, **has})
    gained = tuple(change for change in changes if change.number > 0)
    return Suggestion(text, gained, max(0, _points(game, twin, seat) - points), why)


def _figures(game: Game, table: Table, seat: Seat) -> dict[str, int]:
    return {figure.id: figure.number for figure in game.figures(table, seat)}


def _points(game: Game, table: Table, seat: Seat) -> int:
    return sum(category.points for category in game.seen_score(table, seat, seat))
