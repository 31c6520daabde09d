"""The components of Theopolis as they are drawn: names, signs, colours, prices."""

from __future__ import annotations

from batisseurs.games.theopolis.explain_components import box_of, effects
from batisseurs.games.theopolis.facts import KINDS, RESOURCES, Facts
from batisseurs.kernel.game import Game
from batisseurs.words import Words

SIGNS = {
    "building": "⌂",
    "wonder": "★",
    "person": "♙",
    "symbol": "†",
    "disaster": "↯",
    "apocalypse": "☼",
    "saint": "✠",
    "sacrament": "✠",
    "resource": "●",
}
"""What stands for a type of card; colours say the same once more."""

STYLES = {
    "building": "yellow",
    "wonder": "bold yellow",
    "person": "cyan",
    "symbol": "magenta",
    "disaster": "bold red",
    "apocalypse": "bold red",
    "faith": "blue",
    "hope": "green",
    "charity": "red",
}


class Cards:
    """Tells about the components that a table is laid with."""

    def __init__(self, game: Game, words: Words, facts: Facts) -> None:
        """Take the component file in use."""
        self.game = game
        self.words = words
        self.facts = facts
        self.box = box_of(facts.text)
        self.types = self.box.types
        self.by_id = {card.id: card for card in self.box.file.city_cards}

    def name(self, item: str) -> str:
        """Return the printed name."""
        return self.words.name(self.game, item, self.facts)

    def sign(self, card: str) -> str:
        """Return a card's sign with its stones or worth: `⌂2`."""
        kind = self.types[card]
        if kind in {"building", "person"}:
            return f"{SIGNS[kind]}{self.by_id[card].stones or self.by_id[card].worth}"
        return SIGNS[kind]

    def style(self, card: str) -> str:
        """Return the colour of a card's type."""
        return STYLES.get(self.types[card], "")

    def type(self, card: str) -> str:
        """Return a card's type, with its stones or worth: `Building 2`."""
        kind = self.types[card]
        name = self.words.text(f"theopolis-type-{kind}")
        if kind in {"building", "person"}:
            return f"{name} {self.by_id[card].stones or self.by_id[card].worth}"
        return name

    def price(self, card: str, saint: int) -> list[int]:
        """Return what a card costs under a saint, by Resource; nothing if it has no cost."""
        if card not in self.by_id:
            return []
        at = (saint * KINDS + self.facts.ids.index(card)) * RESOURCES
        return [self.facts.price[at + resource] for resource in range(RESOURCES)]

    def effect(self, item: str) -> str:
        """Return in a few words what a card or a Patron Saint does."""
        said = [self.words.say(one, [], self.game, self.facts) for one in effects(self.box, item)]
        return " · ".join(said)
