"""The components of My Village in words: names, signs, what banners cost and do, and their rules."""

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

KIND_NAMES = {
    "church": "my-village-kind-church",
    "monk": "my-village-kind-monk",
    "chamber": "my-village-kind-chamber",
    "square": "my-village-kind-square",
    "field": "my-village-kind-field",
    "travel": "my-village-kind-travel",
    "workshop": "my-village-kind-workshop",
    "customer": "my-village-kind-customer",
}

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

TERMS = {
    "dice": "my-village-term-dice",
    "banner_value": "my-village-term-value",
    "time": "my-village-term-time",
    "reaper": "my-village-term-reaper",
    "rat": "my-village-term-rat",
    "old_tree": "my-village-term-tree",
    "barn": "my-village-term-barn",
    "story_points": "my-village-term-stories",
    "chronicle": "my-village-term-chronicle",
    "grave": "my-village-term-grave",
    "coffin": "my-village-term-coffin",
    "window": "my-village-term-window",
    "value_tile": "my-village-term-tile",
    "successor": "my-village-term-successor",
    "day_labourer": "my-village-term-labourer",
    "headman": "my-village-term-headman",
    "generic_resource": "my-village-term-generic",
    "black_banner": "my-village-term-black",
    "white_banner": "my-village-term-white",
    "grey_banner": "my-village-term-grey",
}
"""What can be asked about besides the components of the file."""

TERM_RULES = {
    "dice": (47, 61, 63, 64, 65, 67), "banner_value": (62, 70, 87), "time": (75, 76, 77, 79),
    "reaper": (77, 78, 176), "rat": (182, 184, 185, 186, 187), "old_tree": (13, 14, 165, 185),
    "barn": (6, 90), "story_points": (13, 14, 322), "chronicle": (178,), "grave": (179,),
    "coffin": (178, 179, 310), "window": (261, 315), "value_tile": (291, 295, 296, 297, 298),
    "successor": (146, 147, 148, 149, 151), "day_labourer": (181, 323), "headman": (161, 162, 163, 164, 165),
    "generic_resource": (279, 281, 224), "black_banner": (85, 87, 88, 89),
    "white_banner": (125, 127, 128, 131), "grey_banner": (233,), "hand": (100, 101, 102, 103, 104, 105),
    "office": (110, 111, 112, 113, 114, 115, 116), "personal_banner": (140,),
    "school": (145, 146, 147, 148, 149, 150), "question_banner": (160, 161), "town_hall": (14, 165),
    "coin_space": (162, 164), "story_space": (163,), "coin": (63, 90), "plow": (18, 224, 225),
}  # fmt: skip
KIND_RULES = {
    "church": (245, 247), "monk": (260, 263, 268), "chamber": (275, 282), "square": (290, 291, 292, 293),
    "field": (220, 221, 222, 224, 226), "workshop": (200, 202, 203, 204), "customer": (210, 211, 212),
    "travel": (230, 231, 233, 236),
}  # fmt: skip
EFFECT_RULES = {
    "repel_rats": (248,), "window": (249,), "free_customer": (250, 251), "redraw_travel": (252, 253),
    "stories": (264,), "office": (265,), "school": (266,), "question": (267,), "gain_coins": (276,),
    "cover_professions": (277, 317), "cover_categories": (278, 318), "store_resource": (279, 281),
}  # fmt: skip


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
        """Return the printed name, or the name of what has none in the file."""
        if item in TERMS:
            return self.words.text(TERMS[item])
        return self.words.name(self.game, item, self.facts)

    def plain_name(self, item: str) -> str:
        """Return the name without values: of a workshop that of its type."""
        entry = self.entries.get(item)
        return self.name(entry.type if isinstance(entry, c.Workshop) else item)

    def kind(self, item: str) -> str:
        """Return which kind of card something is; nothing if it is no card."""
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

    # Everything about one component. -----------------------------------------------------------------

    def items(self) -> list[str]:
        """Return the ids of everything that can be asked about."""
        copies = {entry.id for entry in (*self.components.field, *self.components.square)}
        return [*(item for item in self.entries if item not in copies), *c.WORKSHOPS, *TERMS]

    def rules(self, item: str) -> list[str]:
        """Return the rules about a component."""
        kind = self.kind(item)
        found = [*KIND_RULES.get(kind, ())]
        entry = self.entries.get(item)
        if isinstance(entry, c.Church):
            found += EFFECT_RULES[entry.advantage]
        elif isinstance(entry, c.Monk):
            found[2:2] = EFFECT_RULES[entry.action.name]
        elif isinstance(entry, c.Chamber):
            found[1:1] = EFFECT_RULES[entry.effect.name]
        elif isinstance(entry, c.Travel) and entry.ends_travels:
            found.append(235)
        elif isinstance(entry, c.Customer) and entry.values == "?":
            found.append(214)
        found += TERM_RULES.get(item, ())
        if isinstance(entry, c.Profession):
            found += [10, 11, 177, 178]
        if item in c.RESOURCES and item not in TERM_RULES:
            found += [18, 90]
        if item in c.CATEGORIES:
            found += [278, 318]
        if item in c.BOARDS:
            found += [31, 140]
        return [f"MV-{number}" for number in found]

    def title(self, item: str) -> str:
        """Return name, kind, values and price: `Cloister · church · 6 · ◷4`."""
        kind = self.kind(item)
        parts = [self.plain_name(item)]
        if kind:
            parts.append(self.words.text(KIND_NAMES[kind]))
        if item in self.entries:
            parts += [part for part in (self.values(item), self.price(item)) if part]
        return " · ".join(parts)

    def sentences(self, item: str) -> list[str]:
        """Return what a component does, apart from its rules."""
        entry = self.entries.get(item)
        said = []
        if item in c.WORKSHOPS:
            cards = [card for card in self.components.workshop if card.type == item]
            said += [f"{self.values(card.id)} · {self.price(card.id)}" for card in cards]
        if isinstance(entry, c.Church | c.Monk | c.Chamber):
            said.append(self.effect(item))
        if isinstance(entry, c.Workshop | c.Field | c.Square | c.Chamber):
            said.append(
                self.words.text(
                    "my-village-white-banner", time=self.white_time(item) or "–", gain=self._gain_of(entry)
                )
            )
        if isinstance(entry, c.Placed) and entry.slots:
            said.append(self.words.text("my-village-slots", number=entry.slots))
        if isinstance(entry, c.TravelPile):
            said.append(self.words.text("my-village-promises", points=self.effect(item)))
        if isinstance(entry, c.Travel) and self.grey(item):
            said.append(self.words.text("my-village-grey", cost=self.grey(item)))
        if isinstance(entry, c.Placed | c.Travel | c.Customer) and entry.points:
            said.append(self.words.text("my-village-points", number=entry.points))
        if isinstance(entry, c.Office):
            said.append(self.words.text("my-village-prices", prices=" · ".join(self.office_prices())))
        if isinstance(entry, c.Profession):
            first, second = sorted((entry.first_coffin, entry.second_coffin), reverse=True)
            said.append(self.words.text("my-village-coffins-of", first=first, second=second))
        return said

    def _gain_of(self, entry: Entry) -> str:
        if isinstance(entry, c.Field):
            return f"{entry.coins}{COIN} (+{entry.plow_coins}{COIN} ⚒)"
        return self.gain(entry.id)


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
