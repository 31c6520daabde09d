"""What components and signs are and do: cards, saints, sacraments, Resources, the symbols of the legend."""

from __future__ import annotations

import functools

import msgspec

from batisseurs.games.theopolis import city
from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis.disasters import victims
from batisseurs.games.theopolis.facts import KINDS, NO_SAINT, RESOURCES
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.games.theopolis.view import CardView, SeatView, TheopolisView, places_in, view
from batisseurs.kernel.choice import Message
from batisseurs.kernel.component_values import Entry
from batisseurs.kernel.explanation import Explanation, name_of
from batisseurs.kernel.seats import Seat

ONCE = ("lose_points", "add_resource")
"""Effects that a Patron Saint had at the start of the game, and a card has when it arrives."""

RULES = {
    "vault": (95, 96, 97), "school": (98,), "ramparts": (99,), "baptistery": (100,), "hospital": (101,),
    "abbey": (102,), "chapel": (103,), "church": (103,), "cathedral": (103,), "basilica": (103,),
    "wonder": (146,), "bishop": (105, 106, 107, 108, 109), "monk": (110,), "hermit": (111,),
    "deacon": (112,), "nun": (113,), "martyr": (114,), "pilgrim": (115, 161), "knight": (116,),
    "benefactor": (117,), "priest": (118,), "betrothed": (118,), "missionary": (118,), "pope": (118,),
    "baptismal_water": (123,), "holy_chrism": (124,), "bread_and_wine": (125,), "stole": (126,),
    "oil_of_the_sick": (127,), "rings": (128,), "chalice_and_paten": (129,), "rosary": (80, 130),
    "flood": (84,), "fire": (85,), "earthquake": (86,), "plague": (87,), "famine": (88,), "war": (89,),
    "heresy": (90,), "schism": (91,), "temptation": (92,), "apocalypse": (147, 148), "st_paul": (133,),
    "st_thomas_aquinas": (134,), "st_benedict": (135,), "st_genevieve": (136,), "st_peter": (137,),
    "st_augustine": (138,), "st_joan_of_arc": (139,), "st_roch": (140,), "st_john_vianney": (141,),
    "st_vincent_de_paul": (142,), "baptism": (123,), "confirmation": (124,), "eucharist": (125,),
    "reconciliation": (57, 126), "anointing": (62, 127), "marriage": (48, 128), "orders": (129,),
}  # fmt: skip
"""The rules about each component, beside those of its type."""

TYPE_RULES = {
    "building": (93, 94), "wonder": (36,), "person": (28, 104), "symbol": (119, 120),
    "disaster": (71, 72, 73, 83), "apocalypse": (8, 69), "saint": (16, 131, 132),
    "sacrament": (119, 121, 145), "resource": (36, 37, 46, 66),
}  # fmt: skip
"""The rules about all components of a type."""

SIGNS = {
    "faith": (36,), "hope": (36,), "charity": (36,), "missing": (36,), "used": (37, 38, 66),
    "stones": (93, 144), "worth": (28, 104), "original_points": (4, 28, 143), "sacraments": (119, 145),
    "light": (119, 145), "cards": (59,), "exchange": (50, 56), "shield": (76, 79), "more": (102, 129),
    "alone": (111,), "less": (28, 45), "take": (105,), "bring": (62, 95), "sweep": (115,), "add": (46, 117),
    "star": (16, 146), "bolt": (71, 83), "sun": (8, 147),
}  # fmt: skip
"""The symbols of the board and the cards, in the order of the legend, with their rules."""


class Box:
    """The components in use, ready to be looked up."""

    def __init__(self, text: str) -> None:
        """Read a component file."""
        self.file = c.read(text)
        self.entries: dict[str, Entry] = {entry.id: entry for entry in self.file.entries()}
        groups: dict[str, tuple[Entry, ...]] = {
            "building": self.file.building,
            "wonder": self.file.wonder,
            "person": self.file.person,
            "symbol": self.file.symbol,
            "disaster": self.file.disaster,
            "apocalypse": (self.file.apocalypse,),
            "saint": self.file.saint,
            "sacrament": self.file.sacrament,
            "resource": self.file.resource,
        }
        self.types = {entry.id: kind for kind, entries in groups.items() for entry in entries}

    def number(self, name: str) -> int:
        """Return a number of the rules."""
        return self.file.number(name)

    def sacraments_with(self, item: str) -> list[str]:
        """Return the sacraments whose combination has a card."""
        return [one.id for one in self.file.sacrament if any(item in row for row in one.needs)]

    def with_effect(self, *names: str) -> list[str]:
        """Return the cards and sacraments with one of some effects."""
        having: tuple[c.Card | c.Sacrament, ...] = (*self.file.city_cards, *self.file.sacrament)
        return [entry.id for entry in having if entry.effect.name in names]


@functools.lru_cache(maxsize=4)
def box_of(text: str) -> Box:
    """Return the components of a file."""
    return Box(text)


def effects(box: Box, item: str) -> tuple[Message, ...]:
    """Return in short phrases what a component does, and of which sacraments it is a part."""
    entry = box.entries[item]
    said: list[Message] = []
    if isinstance(entry, c.Disaster):
        said += [Message("theopolis-part", _about_part(part)) for part in entry.parts]
    elif isinstance(entry, c.Apocalypse):
        said.append(Message("theopolis-effect-apocalypse"))
    elif isinstance(entry, c.Card | c.Sacrament | c.Saint) and entry.effect.name != "none":
        said.append(_phrase(entry))
    return (*said, *_part_of(box, item))


def _part_of(box: Box, item: str) -> tuple[Message, ...]:
    needed = box.sacraments_with(item)
    return (Message("theopolis-part-of", {"sacraments": needed}),) if needed else ()


def rules(*numbers: int) -> tuple[str, ...]:
    """Return the ids of some rules, each once."""
    return tuple(f"TH-{number}" for number in dict.fromkeys(numbers))


def sign(box: Box, name: str) -> Explanation:
    """Explain a symbol of the legend."""
    id_ = name.replace("_", "-")
    about = Message(f"theopolis-sign-{id_}-about", _goals(box))
    return Explanation(Message(f"theopolis-sign-{id_}"), (about,), rules=rules(*SIGNS[name]))


def _goals(box: Box) -> dict[str, str | int | list[str]]:
    """Return the numbers of the rules that signs speak of."""
    names = {"goal": "stones_to_win", "start": "original_points", "last": "apocalypse_among_last"}
    return {name: box.number(number) for name, number in names.items()}


def _phrase(entry: c.Card | c.Sacrament | c.Saint) -> Message:
    """Return an effect as it is printed on a face, in a few words."""
    effect = entry.effect
    if effect.name == "cheaper":
        cost = {name: getattr(effect.cost, name) for name in c.RESOURCE_NAMES}
        return Message("theopolis-saint-cheaper", {**cost, "cards": list(effect.kinds)})
    name = effect.name.replace("_", "-")
    if isinstance(entry, c.Saint) and effect.name in ONCE:
        return Message(f"theopolis-saint-{name}", _about_effect(effect))
    return Message(f"theopolis-effect-{name}", _about_effect(effect))


def _about_effect(effect: c.Effect) -> dict[str, str | int | list[str]]:
    return {"number": effect.amount, "cards": list(effect.kinds)}


def _about_part(part: c.Part) -> dict[str, str | int | list[str]]:
    compared = {"extreme": part.extreme, "measure": part.measure, "loss": part.loss}
    return {**compared, "number": part.amount, "cards": list(part.kinds)}


class Answers:
    """What one reader of one table is told."""

    def __init__(self, table: TheopolisTable, reader: Seat, box: Box) -> None:
        self.table = table
        self.reader = reader
        self.box = box

    @functools.cached_property
    def seen(self) -> TheopolisView:
        """What the reader sees."""
        return view(self.table, self.reader)

    @functools.cached_property
    def places(self) -> set[str]:
        """The ids of everything that the reader sees."""
        return places_in(self.seen, self.table.facts)

    @functools.cached_property
    def mine(self) -> SeatView | None:
        """The reader's own side."""
        return self.seen.seats[self.reader] if self.reader >= 0 else None

    # Components, wherever they are. ----------------------------------------------------------------

    def component(self, item: str) -> Explanation:
        """Explain a card, a saint, a sacrament or a Resource as such."""
        entry = self.box.entries[item]
        if isinstance(entry, c.Card):
            return self._card(entry, self._can_pay(entry) + self._in_all(entry.copies), own_price=True)
        if isinstance(entry, c.Disaster):
            return self._explain(entry, self._strikes(entry) + self._in_all(entry.copies))
        if isinstance(entry, c.Apocalypse):
            return self._explain(entry, self._deck())
        if isinstance(entry, c.Saint):
            holders = [seat for seat in self.seen.seats if seat.saint == item]
            return self._explain(
                entry, [Message("theopolis-now-saint", {"seat": one.seat}) for one in holders]
            )
        if isinstance(entry, c.Sacrament):
            return self._sacrament(entry, self.mine)
        return self._resource(item, self.mine, name_of(item))

    def _explain(self, entry: Entry, now: list[Message]) -> Explanation:
        kind = self.box.types[entry.id]
        numbers = (*RULES.get(entry.id, ()), *TYPE_RULES[kind])
        return Explanation(
            name_of(entry.id),
            tuple(self._about(entry, kind)),
            tuple(now),
            gains=self._gains(entry, kind),
            rules=rules(*numbers),
            item=entry.id,
        )

    def _about(self, entry: Entry, kind: str) -> list[Message]:
        """Say what a component does, what it is and what it is good for."""
        said = self._does(entry)
        said.append(Message(f"theopolis-about-{kind}", self._figures_of(entry)))
        if isinstance(entry, c.Sacrament):
            said += [
                Message("theopolis-about-need", {"cards": list(row), "number": len(row)})
                for row in entry.needs
            ]
        return said

    def _figures_of(self, entry: Entry) -> dict[str, str | int | list[str]]:
        """Return the numbers of which the sentence about a type of component speaks."""
        if isinstance(entry, c.Saint):
            return {"number": entry.number, "timing": entry.timing}
        if isinstance(entry, c.Sacrament):
            return {"number": self.box.number(f"winning_{entry.group}"), "group": entry.group}
        return {**_goals(self.box), **self._scores()}

    def _does(self, entry: Entry) -> list[Message]:
        """Say in sentences what a component does; readings of this table are considered."""
        if isinstance(entry, c.Disaster):
            return [Message("theopolis-about-part", _about_part(part)) for part in entry.parts]
        if not isinstance(entry, c.Card | c.Sacrament | c.Saint) or entry.effect.name == "none":
            return []
        name = entry.effect.name
        if name == "take_from_neighbour" and self.table.any_prey:
            name = "take_any_from_neighbour"
        saint = "saint-" if isinstance(entry, c.Saint) and name in ONCE else ""
        said = [Message(f"theopolis-does-{saint}{name.replace('_', '-')}", _about_effect(entry.effect))]
        if name in {"take_from_neighbour", "take_any_from_neighbour"}:
            reading = "all" if self.table.all_neighbours else "adjacent"
            said.append(Message("theopolis-about-neighbours", {"reading": reading}))
        return said

    def _gains(self, entry: Entry, kind: str) -> tuple[Message, ...]:
        said: list[Message] = []
        if isinstance(entry, c.Card) and kind == "building":
            said.append(Message("theopolis-has-stones", {"number": entry.stones}))
        if isinstance(entry, c.Card) and kind == "person":
            said.append(Message("theopolis-has-worth", {"number": entry.worth}))
        if isinstance(entry, c.Saint) and entry.effect.name == "cheaper":
            said.append(_phrase(entry))
        return (*said, *_part_of(self.box, entry.id))

    def _scores(self) -> dict[str, str | int | list[str]]:
        facts = self.table.facts
        return {"stone": facts.score_stone, "sacrament": facts.score_sacrament, "point": facts.score_point}

    def _in_all(self, copies: int) -> list[Message]:
        return [Message("theopolis-now-in-all", {"number": copies})]

    # City cards. -------------------------------------------------------------------------------------

    def _card(self, card: c.Card, now: list[Message], *, own_price: bool) -> Explanation:
        """Explain a city card with its cost: what the reader would pay, or what is printed."""
        price = self._price(card) if own_price else [getattr(card.cost, name) for name in c.RESOURCE_NAMES]
        costs = tuple(
            Message("theopolis-cost", {"resource": name, "number": number})
            for name, number in zip(c.RESOURCE_NAMES, price, strict=True)
            if number
        )
        return msgspec.structs.replace(self._explain(card, now), costs=costs)

    def _price(self, card: c.Card) -> list[int]:
        """Return what a card costs the reader (TH-45)."""
        facts = self.table.facts
        saint = self.table.saints[self.reader] if self.mine is not None else NO_SAINT
        at = (saint * KINDS + facts.ids.index(card.id)) * RESOURCES
        return [facts.price[at + resource] for resource in range(RESOURCES)]

    def _can_pay(self, card: c.Card) -> list[Message]:
        """Say whether the reader could pay for a card now, and what is missing (TH-36)."""
        if self.mine is None:
            return []
        price = self._price(card)
        missing = [
            Message("theopolis-now-missing", {"resource": row.resource, "number": needed - row.unused})
            for row, needed in zip(self.mine.resources, price, strict=True)
            if needed > row.unused
        ]
        printed = [getattr(card.cost, name) for name in c.RESOURCE_NAMES]
        lowered: list[Message] = []
        if price != printed:
            cost = dict(zip(c.RESOURCE_NAMES, printed, strict=True))
            lowered.append(Message("theopolis-now-printed", {**cost}))
        return (missing or [Message("theopolis-now-can-pay")]) + lowered

    def _lying(self, place: str, cards: tuple[CardView | None, ...], *, own_price: bool) -> Explanation:
        """Explain a card on the board, in a hand, in the discard pile or out of the game."""
        found = [card for card in cards if card is not None and card.place == place]
        entry = self.box.entries[found[0].card]
        copies = self._copies(sum(card.copies for card in found))
        if isinstance(entry, c.Card) and not own_price:
            return self._card(entry, copies, own_price=False)
        said = self.component(entry.id)
        return msgspec.structs.replace(said, now=(*copies, *said.now))

    def _copies(self, copies: int) -> list[Message]:
        return [Message("theopolis-now-copies", {"number": copies})] if copies > 1 else []

    def _standing(self, seat: SeatView, card: CardView) -> Explanation:
        """Explain a card in a city: its worth there, and its printed cost, by which it may be taken."""
        entry = self.box.entries[card.card]
        assert isinstance(entry, c.Card)
        now = self._copies(card.copies)
        if self.box.types[entry.id] == "person":
            kind = self.table.facts.ids.index(entry.id)
            worth = entry.worth + city.extra_worth(self.table, seat.seat, kind)
            persons = sum(one.copies for one in seat.city if self.box.types[one.card] == "person")
            if persons == 1:
                worth += self.table.facts.worth_alone[kind]
            now.append(Message("theopolis-now-worth-here", {"number": worth}))
        return self._card(entry, now, own_price=False)

    # Disasters, the deck, sacraments, Resources. -----------------------------------------------------

    def _strikes(self, disaster: c.Disaster) -> list[Message]:
        """Say who would be a victim if a Disaster struck now (TH-72, TH-73)."""
        table = self.table
        parts = table.facts.parts[table.facts.ids.index(disaster.id)]
        said = [
            Message("theopolis-now-victim", {"seat": seat, "extreme": part.extreme, "measure": part.measure})
            for part, fact in zip(disaster.parts, parts, strict=True)
            for seat in range(table.players)
            if victims(table, fact) >> seat & 1
        ]
        return said or [Message("theopolis-now-no-victim")]

    def _deck(self) -> list[Message]:
        said = [Message("theopolis-now-deck", {"number": self.seen.deck})]
        if self.seen.deck <= self.box.number("apocalypse_among_last"):
            said.append(Message("theopolis-now-omen"))
        return said

    def _sacrament(self, sacrament: c.Sacrament, seat: SeatView | None) -> Explanation:
        """Say who holds a sacrament, and what a city still lacks for it (TH-119)."""
        now = [
            Message("theopolis-now-holds", {"seat": one.seat})
            for one in self.seen.seats
            if sacrament.id in one.sacraments
        ]
        if seat is not None:
            present = {card.card for card in seat.city}
            now += [
                Message("theopolis-now-lacks", {"cards": list(row), "number": len(row)})
                for row in sacrament.needs
                if not present.intersection(row)
            ]
        return self._explain(sacrament, now)

    def _resource(self, resource: str, seat: SeatView | None, title: Message) -> Explanation:
        left = self.seen.piles[c.RESOURCE_NAMES.index(resource)]
        now = [Message("theopolis-now-pile", {"number": left})]
        if seat is not None:
            row = next(row for row in seat.resources if row.resource == resource)
            about: dict[str, str | int | list[str]] = {"unused": row.unused, "used": row.used}
            now = [Message("theopolis-now-resources", {"seat": seat.seat, **about}), *now]
        allowed = Message("theopolis-about-pile", {"number": self.box.number("additions")})
        return Explanation(
            title,
            (Message("theopolis-about-resource"), allowed),
            tuple(now),
            rules=rules(*TYPE_RULES["resource"], 47, 48, 49),
            item=resource,
        )
