"""The players of a local game: people at this terminal, and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from batisseurs.bots.names import kind_of
from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused
from batisseurs.words import Words

if TYPE_CHECKING:
    from batisseurs.kernel.record import Record

PERSON = "person"
FIRST_OPPONENT = "beginner"
OPPONENT = "casual"
"""The default opponents: in a user's first game, and later."""
CHOOSERS = "choosers"
"""The tag of a record for who plays each seat."""
CHANCE = "chance"
"""The tag of a record in companion mode: a person types what is drawn at a real table."""
PROGRAM = "program"
OWN_BOT = "program:"
"""The prefix of a bot that is an external program."""


class Player(msgspec.Struct, frozen=True):
    """A player: a name, and `person` or the name of a bot."""

    name: str
    chooser: str

    @property
    def is_person(self) -> bool:
        """Whether this player is a person at the keyboard."""
        return self.chooser == PERSON


def bot_names() -> list[str]:
    """Return the bots that can take a seat."""
    from batisseurs.bots import NAMES

    return list(NAMES)


def read_seats(given: str | None, players: int | None, words: Words) -> list[Player]:
    """Read `Ann=person,random`; by default one person plays against bots."""
    if given is None:
        number = 2 if players is None else players
        opponent = OPPONENT if files.played_before() else FIRST_OPPONENT
        given = ",".join([PERSON, *[opponent] * (number - 1)])
    sitters = [_sitter(part, index, words) for index, part in enumerate(given.split(","), start=1)]
    if players is not None and len(sitters) != players:
        raise Refused("cli-error-seats-number", number=len(sitters), players=players)
    names = [sitter.name for sitter in sitters]
    for name in names:
        if names.count(name) > 1:
            raise Refused("cli-error-same-name", name=name)
    return sitters


def _sitter(part: str, number: int, words: Words) -> Player:
    before, own_bot, command = part.strip().partition(OWN_BOT)
    name, equals, chooser = before.rpartition("=")
    name = " ".join(name.split())
    possible = [PERSON, *bot_names()]
    if own_bot and not chooser:
        chooser = own_bot + command
    elif own_bot or chooser not in possible:
        raise Refused("cli-error-seat", given=part.strip(), choosers=possible)
    if equals and not name:
        raise Refused("cli-error-seat", given=part.strip(), choosers=possible)
    if not name and chooser == PERSON:
        name = words.text("cli-name-person", number=number)
    elif not name:
        name = words.text("cli-name-bot", number=number)
    return Player(name, chooser)


def read_chance(given: str | None, *, otherwise: bool = False) -> bool:
    """Return whether a person answers for chance; if not given, `otherwise`."""
    if given not in {None, PERSON, PROGRAM}:
        raise Refused("cli-error-chance", given=str(given), choosers=[PERSON, PROGRAM])
    return otherwise if given is None else given == PERSON


def write_choosers(sitters: list[Player], *, chance_is_person: bool) -> list[tuple[str, str]]:
    """Return the tags for a resumed game; empty ones are not written."""
    named = [PROGRAM if sitter.chooser.startswith(OWN_BOT) else sitter.chooser for sitter in sitters]
    choosers = " ".join(named)
    return [(CHOOSERS, choosers), (CHANCE, PERSON if chance_is_person else "")]


def chance_was_person(record: Record) -> bool:
    """Return whether a record was written in companion mode."""
    return (CHANCE, PERSON) in record.tags


def seated_again(record: Record, names: list[str]) -> list[Player]:
    """Return the players of a record; if it does not say, a seat named like a bot is that bot.

    A record starts no external programs: another bot replaces them.
    """
    tagged = next((text.split() for tag, text in record.tags if tag == CHOOSERS), [])
    tagged = [OPPONENT if chooser == PROGRAM else chooser for chooser in tagged]
    known = [PERSON, *bot_names()]
    if len(tagged) != len(names) or not all(chooser in known for chooser in tagged):
        kinds = map(kind_of, names)
        tagged = [kind if kind in bot_names() else PERSON for kind in kinds]
    return [Player(name, chooser) for name, chooser in zip(names, tagged, strict=True)]
