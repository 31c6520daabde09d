"""The components of My Village in a few words and signs: what banners cost and do."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from batisseurs.games.my_village import components as c
from batisseurs.kernel.component_values import Entry

if TYPE_CHECKING:
    from batisseurs.games.my_village.facts import Facts
    from batisseurs.kernel.game import Game
    from batisseurs.words import Words

TIME, COIN, STORY, POINT, MARKER = "◷", "¢", "✦", "★", "◆"
TIMES = "×"
NO_BREAK = "\u00a0"

KINDS = ("church", "monk", "chamber", "square", "field", "travel", "workshop", "customer")
"""What lies in the middle, in the order of the areas of a village."""

KEEPERS = {
    "church": "abbot",
    "monk": "abbot",
    "chamber": "councillor",
    "square": "councillor",
    "travel": "traveller",
    "workshop": "craftsman",
    "customer": "merchant",
}
"""Whose area it is; fields need nobody."""

ADVANTAGES = {
    "repel_rats": "my-village-does-repel",
    "window": "my-village-does-window",
    "free_customer": "my-village-does-counter",
    "redraw_travel": "my-village-does-refuge",
}
MONK_ACTIONS = {
    "stories": "my-village-does-stories",
    "office": "my-village-does-office",
    "school": "my-village-does-school",
    "question": "my-village-does-question",
}
CHAMBER_EFFECTS = {
    "gain_coins": "my-village-does-coins",
    "cover_professions": "my-village-does-citizens",
    "cover_categories": "my-village-does-properties",
    "store_resource": "my-village-does-guild",
}


class Cards:
    """Tells about the components that a table is laid with."""

    def __init__(self, game: Game, words: Words, facts: Facts) -> None:
        """Take the component file in use."""
        self.game = game
        self.words = words
        self.facts = facts
        self.components = _components(facts.text)
        self.entries = _entries(facts.text)

    def name(self, item: str) -> str:
        """Return the printed name."""
        return self.words.name(self.game, item, self.facts)

    def plain_name(self, item: str) -> str:
        """Return the name without values: of a workshop that of its type."""
        entry = self.entries.get(item)
        return self.name(entry.type if isinstance(entry, c.Workshop) else item)

    def kind(self, item: str) -> str:
        """Return which kind of card something is; nothing if it is not a card."""
        if item in c.WORKSHOPS:
            return "workshop"
        entry = self.entries.get(item)
        return next((kind for type_, kind in TYPES.items() if isinstance(entry, type_)), "")

    def type_of(self, workshop: str) -> str:
        """Return the type of a workshop."""
        entry = self.entries[workshop]
        return entry.type if isinstance(entry, c.Workshop) else ""

    def letter(self, travel: str) -> str:
        """Return the letter of a travel card or pile."""
        entry = self.entries[travel]
        return entry.letter if isinstance(entry, c.Travel | c.TravelPile) else ""

    def values(self, item: str) -> str:
        """Return the values on a banner: `5/8`; `?` for any."""
        shown = self.numbers(item)
        return c.written(shown) if isinstance(shown, tuple) and shown else "".join(map(str, shown))

    def numbers(self, item: str) -> tuple[int, ...] | str:
        """Return the values on a banner as numbers."""
        values: tuple[int, ...] | str = getattr(self.entries[item], "values", ())
        return values

    def shows(self, item: str, value: int) -> bool:
        """Tell whether a banner shows a value."""
        numbers = self.numbers(item)
        return isinstance(numbers, str) or value in numbers

    # What is paid. ---------------------------------------------------------------------------------

    def price(self, item: str) -> str:
        """Return what adding a card costs: `◷2 horse/¢ ×2`."""
        entry = self.entries[item]
        time = f"{TIME}{entry.time}" if isinstance(entry, c.Card) and entry.time else ""
        return " ".join(part for part in (time, self.cost(item)) if part)

    def cost(self, item: str) -> str:
        """Return the additional cost: `cart or 2¢`; nothing if there is none."""
        ways: c.Cost = getattr(self.entries[item], "cost", ())
        return f" {self.words.text('my-village-or')} ".join(self._payment(way) for way in ways)

    def _payment(self, way: c.Payment) -> str:
        parts = [f"{way.coin}{COIN}"] if way.coin else []
        for name in (*c.RESOURCES, "any"):
            number: int = getattr(way, name)
            if number:
                parts.append(self.amount(name, number))
        if way.units:
            parts.append(self.amount("/".join(map(self.means, way.of)), way.units))
        return f"{NO_BREAK}+{NO_BREAK}".join(parts)

    def amount(self, name: str, number: int) -> str:
        """Return something and how much of it: `horse`, `horse ×2`."""
        shown = self.means(name)
        return f"{shown}{NO_BREAK}{TIMES}{number}" if number > 1 else shown

    def means(self, name: str) -> str:
        """Return with what is paid: a resource, any, or a coin."""
        if name == "coin":
            return COIN
        if name == "any":
            return self.words.text("my-village-any")
        return self.name(name).lower() if name in c.RESOURCES else name

    def office_prices(self) -> list[str]:
        """Return what 1, 2, … customers cost."""
        return [
            "+".join([f"{TIME}{price.time}"] * bool(price.time) + [f"{price.coin}{COIN}"] * bool(price.coin))
            for price in self.components.office.prices
        ]

    def grey(self, travel: str) -> str:
        """Return what travelling on from a travel card costs; nothing if it is free."""
        entry = self.entries[travel]
        if not isinstance(entry, c.Travel):
            return ""
        if entry.grey.time:
            return f"{TIME}{entry.grey.time}"
        return (
            f"{entry.grey.coin}{COIN}" if entry.grey.coin else self.means("beer") if entry.grey.beer else ""
        )

    # What banners do. ------------------------------------------------------------------------------

    def effect(self, item: str) -> str:
        """Return in a few words what a card is good for."""
        entry = self.entries[item]
        if isinstance(entry, c.Church):
            return self.words.text(ADVANTAGES[entry.advantage], number=entry.slots)
        if isinstance(entry, c.Monk):
            return self.words.text(MONK_ACTIONS[entry.action.name], number=entry.action.amount)
        if isinstance(entry, c.Chamber):
            return self.words.text(CHAMBER_EFFECTS[entry.effect.name], number=entry.effect.amount)
        if isinstance(entry, c.TravelPile):
            return f"{entry.lowest}–{entry.highest}{POINT}"
        if isinstance(entry, c.Workshop):
            return self.means(entry.resource)
        return f"{entry.points}{POINT}" if isinstance(entry, c.Travel | c.Customer) else ""

    def gain(self, item: str) -> str:
        """Return in signs what a white banner gives."""
        entry = self.entries[item]
        if isinstance(entry, c.Workshop):
            return self.means(entry.resource)
        if isinstance(entry, c.Chamber) and entry.effect.name == "gain_coins":
            return f"{entry.effect.amount}{COIN}"
        if isinstance(entry, c.Chamber):
            return MARKER
        if isinstance(entry, c.Square):
            return f"{entry.stories}{STORY} {MARKER}"
        return f"{entry.stories}{STORY}" if isinstance(entry, c.PersonalBanner) else ""

    def white_time(self, item: str) -> str:
        """Return the time of a white banner; nothing if there is none."""
        entry = self.entries[item]
        time = getattr(entry, "white_time", entry.time if isinstance(entry, c.Customer) else 0)
        return f"{TIME}{time}" if time else ""

    def customer(self, card: str) -> str:
        """Return a customer in a line: `Farmer plow → 2★`."""
        return f"{self.name(card)} {self.cost(card)} → {self.effect(card)}"

    def points(self, card: str) -> str:
        """Return the printed points of a card; nothing if there are none."""
        points: int = getattr(self.entries[card], "points", 0)
        return f"{points}{POINT}" if points else ""


TYPES: dict[type[Entry], str] = {
    c.Church: "church",
    c.Monk: "monk",
    c.Chamber: "chamber",
    c.Square: "square",
    c.Field: "field",
    c.TravelPile: "travel",
    c.Travel: "travel",
    c.Workshop: "workshop",
    c.Customer: "customer",
}


@functools.lru_cache(maxsize=4)
def _components(text: str) -> c.Components:
    return c.read(text)


@functools.lru_cache(maxsize=4)
def _entries(text: str) -> dict[str, Entry]:
    """Return everything with a name by its id, also what the rules call by its kind."""
    box = _components(text)
    found = {entry.id: entry for entry in box.entries()}
    found[c.FIELD], found[c.SQUARE] = box.field[0], box.square[0]
    return found
