"""Log lines as sentences for one reader."""

from __future__ import annotations

import collections
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from batisseurs.words.catalogue import Argument, Words

if TYPE_CHECKING:
    from batisseurs.kernel.choice import Message
    from batisseurs.kernel.game import Game
    from batisseurs.kernel.log_lines import Clause


class Narrator:
    """Turns messages into sentences for one reader: with names of players and components, and "you"."""

    def __init__(
        self, words: Words, seats: list[str], game: Game, components: Any = None, reader: int | None = None
    ) -> None:
        """Take a language, the names of the seats, and the reader's seat, if there is one."""
        self.words = words
        self.seats = seats
        self.game = game
        self.components = components
        self.reader = reader

    def say(self, message: Message, amount: Mapping[str, int] | None = None) -> str:
        """Return a message as a sentence. `amount` has the counted things."""
        args: dict[str, Argument] = {}
        own = ""
        for name, value in message.args.items():
            if name.startswith("seat") and value == self.reader and own != "seat":
                own = name
            args[name] = self._argument(name, value)
        if amount:
            args["amount"] = [self._counted(item, number) for item, number in amount.items()]
        return self.words.variant(message.id, own, args)

    def short(self, heading: Message) -> str:
        """Return the heading of a turn without the player's name; empty if nothing else is left."""
        args = {name: self._argument(name, value) for name, value in heading.args.items()}
        if "short" not in self.words.attributes(heading.id):
            return ""
        return self.words.variant(heading.id, "short", args)

    def tell(self, clauses: Iterable[Clause]) -> str:
        """Return a line of the log; a player who does several things is named once."""
        told, before = "", None
        for clause in clauses:
            said = self.say(clause.message, clause.amount)
            if clause.teller >= 0:
                said = self.words.text("log-chooses", name=self.seats[clause.teller], choice=said)
            who = clause.message.args.get("seat")
            subject = "" if who is None else self.subject(who)
            if who is not None and who == before and told.endswith(".") and said.startswith(subject):
                told = self.words.text("log-then", first=told[:-1], then=said[len(subject) :].lstrip())
            else:
                named = subject and said.startswith(subject)
                told += (" " if told else "") + (said if named else said[:1].upper() + said[1:])
            told += "" if told.endswith((".", "!", "?", "…")) else "."
            before = who
        return told

    def subject(self, who: str | int | list[str]) -> str:
        """Return the beginning of a sentence about a player; some languages leave out "you"."""
        if who == self.reader:
            return self.words.text("log-you")
        return str(self._argument("seat", who))

    def _argument(self, name: str, value: str | int | list[str]) -> Argument:
        if isinstance(value, list):
            return self._list(value)
        if isinstance(value, str):
            return self.words.name(self.game, value, self.components)
        if name.startswith("seat"):
            return self.seats[value] if 0 <= value < len(self.seats) else str(value)
        return value

    def _list(self, items: list[str]) -> str:
        """Return a list as text: numbers in order, a dash for an empty list, repeated names with a count.

        Commas only: there is a card called Bread and Wine.
        """
        if all(item.isdigit() for item in items):
            return " ".join(sorted(items, key=int)) or "–"
        times = collections.Counter(items)
        names = {item: self.words.name(self.game, item, self.components) for item in times}
        return ", ".join(
            f"{names[item]}\u00a0×{number}" if number > 1 else names[item] for item, number in times.items()
        )

    def _counted(self, item: str, number: int) -> str:
        return self.words.text(f"{self.game.slug}-amount-{item.replace('_', '-')}", number=number)
