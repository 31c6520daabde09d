"""The components of Theopolis in words: names, signs, and what cards do."""

from __future__ import annotations

import functools

from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis.facts import KINDS, RESOURCES, Facts
from batisseurs.kernel.component_values import Entry
from batisseurs.kernel.game import Game
from batisseurs.words import Words

IMMEDIATE = {"lose_points", "add_resource"}
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

RULES = {
    "vault": (95, 96, 97), "school": (98,), "ramparts": (99,), "baptistery": (100,), "hospital": (101,),
    "abbey": (102,), "chapel": (103,), "church": (103,), "cathedral": (103,), "basilica": (103,),
    "wonder": (146,), "bishop": (105, 106, 107, 109), "monk": (110,), "hermit": (111,), "deacon": (112,),
    "nun": (113,), "martyr": (114,), "pilgrim": (115, 161), "knight": (116,), "benefactor": (117,),
    "priest": (118,), "betrothed": (118,), "missionary": (118,), "pope": (118,), "baptismal_water": (123,),
    "holy_chrism": (124,), "bread_and_wine": (125,), "stole": (126,), "oil_of_the_sick": (127,),
    "rings": (128,), "chalice_and_paten": (129,), "rosary": (80, 130), "flood": (84,), "fire": (85,),
    "earthquake": (86,), "plague": (87,), "famine": (88,), "war": (89,), "heresy": (90,), "schism": (91,),
    "temptation": (92,), "apocalypse": (147, 148), "st_paul": (133,), "st_thomas_aquinas": (134,),
    "st_benedict": (135,), "st_genevieve": (136,), "st_peter": (137,), "st_augustine": (138,),
    "st_joan_of_arc": (139,), "st_roch": (140,), "st_john_vianney": (141,), "st_vincent_de_paul": (142,),
    "baptism": (123,), "confirmation": (124,), "eucharist": (125,), "reconciliation": (57, 126),
    "anointing": (62, 127), "marriage": (48, 128), "orders": (129,), "faith": (46,), "hope": (46,),
    "charity": (46,),
}  # fmt: skip
"""Which rules are about a component."""


class Cards:
    """Tells about the components that a table is laid with."""

    def __init__(self, game: Game, words: Words, facts: Facts) -> None:
        """Take the component file in use."""
        self.game = game
        self.words = words
        self.facts = facts
        self.components = _components(facts.text)
        self.types = _types(facts.text)
        self.by_id = _cards(facts.text)

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

    # What components do. --------------------------------------------------------------------------

    def items(self) -> list[str]:
        """Return the ids of all cards, saints, sacraments and Resources."""
        return [entry.id for entry in self.components.entries()]

    def describe(self, item: str) -> list[str]:
        """Return what a card, a saint or a sacrament is and does."""
        entry = next((entry for entry in self.components.entries() if entry.id == item), None)
        if entry is None:
            return []
        kind = self.types[item]
        title = f"{SIGNS[kind]} {self.name(item)} · {self.words.text(f'theopolis-type-{kind}')}"
        said = []
        if isinstance(entry, c.Card):
            title += f" · {self._cost_in_words(entry.cost)}"
            if kind == "building":
                said.append(self.words.text("theopolis-has-stones", number=entry.stones))
            if kind == "person":
                said.append(self.words.text("theopolis-has-worth", number=entry.worth))
        if isinstance(entry, c.Sacrament):
            needs = [" / ".join(map(self.name, row)) for row in entry.needs]
            said.append(self.words.text("theopolis-needs", cards=" + ".join(needs)))
        effect = self.saint_effect(item) if isinstance(entry, c.Saint) else self.effect(item)
        if effect:
            said.append(effect)
        if isinstance(entry, c.Card | c.Disaster | c.Apocalypse):
            said.append(self.words.text("theopolis-copies", number=entry.copies))
        return [title, *said]

    def _cost_in_words(self, cost: c.Cost) -> str:
        return self.words.text("theopolis-costs", faith=cost.faith, hope=cost.hope, charity=cost.charity)

    def effect(self, item: str) -> str:
        """Return in a few words what a card or a sacrament does."""
        said = []
        for entry in self.components.entries():
            if entry.id != item:
                continue
            if isinstance(entry, c.Disaster):
                said += [self._part(part) for part in entry.parts]
            elif isinstance(entry, c.Apocalypse):
                said.append(self.words.text("theopolis-effect-apocalypse"))
            elif isinstance(entry, c.Card | c.Sacrament) and entry.effect.name != "none":
                said.append(self._effect(entry.effect))
        needed = [
            sacrament.id
            for sacrament in self.components.sacrament
            if any(item in row for row in sacrament.needs)
        ]
        if needed:
            said.append(self.words.text("theopolis-part-of", sacraments=", ".join(map(self.name, needed))))
        return " · ".join(said)

    def _effect(self, effect: c.Effect) -> str:
        return self.words.text(
            "theopolis-effect-" + effect.name.replace("_", "-"),
            number=effect.amount,
            cards=", ".join(map(self.name, effect.kinds)),
        )

    def saint_effect(self, item: str) -> str:
        """Return in a few words what a Patron Saint does."""
        effect = next(saint.effect for saint in self.components.saint if saint.id == item)
        if effect.name == "none":
            return "–"
        names = ", ".join(map(self.name, effect.kinds))
        if effect.name == "cheaper":
            costs = [(name, getattr(effect.cost, name)) for name in c.RESOURCE_NAMES]
            less = " + ".join(f"{self.name(name)} {number}" for name, number in costs if number)
            return self.words.text("theopolis-saint-cheaper", cards=names, cost=less)
        if effect.name in IMMEDIATE:
            message = "theopolis-saint-" + effect.name.replace("_", "-")
            return self.words.text(message, number=effect.amount, cards=names)
        return self._effect(effect)

    def _part(self, part: c.Part) -> str:
        """Return one part of a Disaster: who suffers, and what."""
        victims = self.words.text("theopolis-victims", extreme=part.extreme, measure=part.measure)
        cards = " / ".join(map(self.name, part.kinds))
        loss = self.words.text("theopolis-loss", loss=part.loss, number=part.amount, cards=cards)
        return self.words.text("theopolis-part", victims=victims, loss=loss)


@functools.lru_cache(maxsize=4)
def _components(text: str) -> c.Components:
    return c.read(text)


@functools.lru_cache(maxsize=4)
def _cards(text: str) -> dict[str, c.Card]:
    return {card.id: card for card in _components(text).city_cards}


@functools.lru_cache(maxsize=4)
def _types(text: str) -> dict[str, str]:
    components = _components(text)
    groups: dict[str, tuple[Entry, ...]] = {
        "building": components.building,
        "wonder": components.wonder,
        "person": components.person,
        "symbol": components.symbol,
        "disaster": components.disaster,
        "apocalypse": (components.apocalypse,),
        "saint": components.saint,
        "sacrament": components.sacrament,
        "resource": components.resource,
    }
    return {entry.id: kind for kind, entries in groups.items() for entry in entries}
