"""The component file of Theopolis: its typed form, and the arrays the rules read.

The file is TOML, one entry per card, every value with its source; see `components.toml`.
What a file must satisfy to be played with is in `constraints.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta
from mypy_extensions import i64

from batisseurs.games.theopolis import facts as f
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.component_values import MOST, Count, Entry, Name, Value
from batisseurs.kernel.documents import read_component_file
from batisseurs.kernel.game import ComponentValue

LAYOUT = 1
RESOURCE_NAMES = ("faith", "hope", "charity")
Measure = Literal["resources", "persons", "buildings", "stones", "symbols", "sacraments", "original_points"]
Loss = Literal["resource", "person", "building", "largest_building", "symbol", "one_of", "regain_points"]
Group = Literal["initiation", "healing", "mission"]
MEASURES: tuple[str, ...] = get_args(Measure)
LOSSES: tuple[str, ...] = get_args(Loss)
GROUPS: tuple[str, ...] = get_args(Group)
MOST_PARTS = 4
ARRIVALS = {
    "replace_board_card": f.REPLACE_BOARD_CARD,
    "take_from_neighbour": f.TAKE_FROM_NEIGHBOUR,
    "take_any_from_neighbour": f.TAKE_FROM_NEIGHBOUR,
    "lose_points": f.LOSE_POINTS,
    "lose_points_and_leave": f.LOSE_POINTS_AND_LEAVE,
    "discard_board_cards": f.DISCARD_BOARD_CARDS,
    "add_resource": f.ADD_RESOURCE,
}
CARD_EFFECTS = {
    "none",
    "exchanges",
    "buildings_safe",
    "persons_safe",
    "worth_more",
    "worth_alone",
    "hand_limit",
    "bishops_barred",
    "ignore_disaster",
    "win",
    *ARRIVALS,
}
SACRAMENT_EFFECTS = {
    "none",
    "exchanges",
    "hand_limit",
    "worth_more",
    "points_each_turn",
    "confess",
    "refill_from_discard",
    "additions",
}
SAINT_EFFECTS = {
    "none",
    "exchanges",
    "hand_limit",
    "buildings_safe",
    "persons_safe",
    "bishops_barred",
    "cheaper",
    "stones",
    "lose_points",
    "add_resource",
}


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of each Resource."""

    faith: Count = 0
    hope: Count = 0
    charity: Count = 0

    @property
    def total(self) -> int:
        """All three together."""
        return self.faith + self.hope + self.charity


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card, saint or sacrament does: a word of the vocabulary, and how much or for whom."""

    name: str
    amount: int = 0
    kinds: tuple[str, ...] = ()
    cost: Cost = Cost()


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One comparison of a Disaster and what its victims lose."""

    measure: Measure
    extreme: Literal["most", "fewest"]
    loss: Loss
    amount: int
    kinds: tuple[str, ...] = ()


class Card(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A city card."""

    copies: Count
    cost: Cost
    effect: Effect
    stones: int = 0
    worth: Annotated[int, Meta(le=MOST)] = 0


class Disaster(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Disaster."""

    copies: Count
    parts: Annotated[tuple[Part, ...], Meta(max_length=MOST_PARTS)]


class Apocalypse(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Apocalypse."""

    copies: int


class Saint(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Patron Saint: a number and one effect, immediate or permanent (TH-132)."""

    number: Count
    timing: Literal["immediate", "permanent"]
    effect: Effect


class Sacrament(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sacrament of the player aid: each group of `needs` lists the cards of which one must be there."""

    group: Group
    needs: Annotated[tuple[tuple[str, ...], ...], Meta(min_length=1, max_length=f.SLOTS)]
    effect: Effect


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    layout: int
    game: str
    numbers: dict[str, Value]
    building: tuple[Card, ...]
    wonder: tuple[Card, ...]
    person: tuple[Card, ...]
    symbol: tuple[Card, ...]
    disaster: tuple[Disaster, ...]
    apocalypse: Apocalypse
    saint: tuple[Saint, ...]
    sacrament: tuple[Sacrament, ...]
    resource: tuple[Entry, ...]

    @property
    def city_cards(self) -> tuple[Card, ...]:
        """All cards that can be in a city, in the order of the file."""
        return self.building + self.wonder + self.person + self.symbol

    @property
    def kinds(self) -> tuple[Card | Disaster, ...]:
        """All deck cards, in the order of their kinds."""
        return self.city_cards + self.disaster

    def number(self, name: str) -> int:
        """Return a number of the rules."""
        return self.numbers[name].value

    def entries(self) -> tuple[Entry, ...]:
        """Everything that has a name."""
        return (*self.kinds, self.apocalypse, *self.saint, *self.sacrament, *self.resource)


def read(text: str) -> Components:
    """Read a component file; what is malformed is refused with its place in the file."""
    return read_component_file(text, "theopolis", LAYOUT, Components)


def names(components: Components) -> dict[str, dict[str, str]]:
    """Return every name by id and language."""
    return {entry.id: msgspec.structs.asdict(entry.name) for entry in components.entries()}


def values(components: Components) -> Iterator[ComponentValue]:
    """List every printed value with its source, in the order of the file."""
    for name, number in components.numbers.items():
        yield ComponentValue(f"numbers.{name}", str(number.value), number.source)
    for entry in components.entries():
        if entry in components.kinds:
            kind = _type_of(components, entry)
            yield ComponentValue(f"{entry.id}.type", kind, entry.sources.get("type", entry.source))
        plain = msgspec.structs.asdict(entry)
        for key, value in plain.items():
            if key in {"id", "source", "sources"}:
                continue
            rows = value if key == "parts" else [value]
            for index, row in enumerate(rows, start=1):
                path = f"part {index}" if key == "parts" else key
                source = entry.sources.get(path, entry.sources.get(key, entry.source))
                yield ComponentValue(f"{entry.id}.{path}", _written(row), source)


def _type_of(components: Components, entry: Entry) -> str:
    types = ("building", "wonder", "person", "symbol", "disaster")
    return next(name for name in types if entry in getattr(components, name))


def _written(value: object) -> str:
    if isinstance(value, Name):
        return f"{value.en} / {value.fr} / {value.pl}"
    if isinstance(value, Cost):
        return f"{value.faith}/{value.hope}/{value.charity}"
    if isinstance(value, Part):
        kinds = f" ({', '.join(value.kinds)})" if value.kinds else ""
        return f"{value.extreme} {value.measure}: {value.loss}{kinds} {value.amount}"
    if isinstance(value, Effect):
        amount = f" {value.amount}" if value.amount else ""
        kinds = f" ({', '.join(value.kinds)})" if value.kinds else ""
        return value.name + amount + kinds + (f" {_written(value.cost)}" if value.cost.total else "")
    if isinstance(value, tuple):
        return " + ".join(" or ".join(alternatives) for alternatives in value)
    return str(value)


def fingerprint(components: Components) -> str:
    """Return what tells two sets of values apart in a record; sources and comments do not count."""
    plain = msgspec.to_builtins(components)
    for entries in plain.values():
        for entry in entries if isinstance(entries, list | tuple) else [entries]:
            if isinstance(entry, dict):
                entry.pop("source", None)
                entry.pop("sources", None)
    plain["numbers"] = {name: value.value for name, value in components.numbers.items()}
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


def to_facts(components: Components) -> f.Facts:
    """Turn a checked file into the arrays that the rules read."""
    facts = f.Facts()
    kind_of = {entry.id: kind for kind, entry in enumerate(components.kinds)}
    facts.fingerprint = fingerprint(components)
    facts.ids = [*kind_of, components.apocalypse.id]
    facts.saint_ids = [saint.id for saint in components.saint]
    facts.sacrament_ids = [sacrament.id for sacrament in components.sacrament]
    _numbers(facts, components)
    _cards(facts, components, kind_of)
    _sacraments(facts, components, kind_of)
    _saints(facts, components, kind_of)
    sacraments = [facts.sacrament_amount[index] for index in facts.hand_sacraments]
    facts.largest_hand = max(facts.hand_limit, *facts.hand_more, *facts.saint_hand, *sacraments)
    return facts


def _array(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _numbers(facts: f.Facts, components: Components) -> None:
    number = components.number
    facts.starting_points = number("original_points")
    facts.stones_to_win = number("stones_to_win")
    facts.board = number("board")
    facts.hand_limit = number("hand_limit")
    facts.additions = number("additions")
    facts.exchanges = number("exchanges")
    facts.last_cards = number("apocalypse_among_last")
    facts.score_stone = number("score_stone")
    facts.score_sacrament = number("score_sacrament")
    facts.score_point = number("score_original_point")
    facts.starting = _array([number(f"starting_{name}") for name in RESOURCE_NAMES])
    facts.piles = _array([number(f"pile_{name}") for name in RESOURCE_NAMES])
    facts.winning = _array([number(f"winning_{group}") for group in GROUPS])
    facts.short_deck = _array([0, 0, *(number(f"short_deck_{players}") for players in range(2, 6))])


def _cards(facts: f.Facts, components: Components, kind_of: dict[str, int]) -> None:
    types = {
        f.BUILDING: components.building,
        f.WONDER: components.wonder,
        f.PERSON: components.person,
        f.SYMBOL: components.symbol,
    }
    facts.buildings = _array([kind_of[card.id] for card in components.building])
    facts.persons = _array([kind_of[card.id] for card in components.person])
    facts.symbols = _array([kind_of[card.id] for card in components.symbol])
    for card_type, cards in types.items():
        for card in cards:
            kind = kind_of[card.id]
            facts.type[kind] = card_type
            facts.copies[kind] = card.copies
            facts.stones[kind] = card.stones
            facts.worth[kind] = card.worth
            facts.cost_total[kind] = card.cost.total
            for resource, name in enumerate(RESOURCE_NAMES):
                facts.cost[kind * f.RESOURCES + resource] = getattr(card.cost, name)
    _card_effects(facts, components, kind_of)
    _disasters(facts, components, kind_of)
    facts.bit = _array([1 << kind for kind in range(f.KINDS)])
    facts.building_set = _set(components.building, kind_of)
    facts.person_set = _set(components.person, kind_of)


def _card_effects(facts: f.Facts, components: Components, kind_of: dict[str, int]) -> None:
    amounts = {
        "exchanges": facts.exchange_more,
        "hand_limit": facts.hand_more,
        **dict.fromkeys(ARRIVALS, facts.arrival_amount),
    }
    giving: dict[str, list[int]] = {}
    for card in components.city_cards:
        kind, effect = kind_of[card.id], card.effect
        giving.setdefault(effect.name, []).append(kind)
        if effect.name in ARRIVALS:
            facts.arrival[kind] = ARRIVALS[effect.name]
        if effect.name in amounts:
            amounts[effect.name][kind] = effect.amount
        if effect.name == "take_any_from_neighbour":
            facts.arrival_amount[kind] = f.ANY_COST
        if effect.name == "worth_alone":
            facts.worth_alone[kind] = effect.amount - card.worth  # how much more than usual
        if effect.name == "worth_more":
            for other in effect.kinds:
                facts.worth_given[kind * f.KINDS + kind_of[other]] = effect.amount
    facts.winner_set = _bits(giving.get("win", []))
    facts.buildings_safe_set = _bits(giving.get("buildings_safe", []))
    facts.persons_safe_set = _bits(giving.get("persons_safe", []))
    facts.barring_set = _bits(giving.get("bishops_barred", []))
    facts.rosary_set = _bits(giving.get("ignore_disaster", []))
    facts.worth_giver_kinds = _array(giving.get("worth_more", []))
    facts.exchange_kinds = _array(giving.get("exchanges", []))
    facts.hand_kinds = _array(giving.get("hand_limit", []))


def _disasters(facts: f.Facts, components: Components, kind_of: dict[str, int]) -> None:
    facts.parts = [[] for _ in components.kinds]
    for disaster in components.disaster:
        kind = kind_of[disaster.id]
        facts.type[kind] = f.DISASTER
        facts.copies[kind] = disaster.copies
        facts.parts[kind] = [
            f.DisasterPart(
                MEASURES.index(part.measure),
                part.extreme == "fewest",
                LOSSES.index(part.loss),
                part.amount,
                _array([kind_of[other] for other in part.kinds]),
            )
            for part in disaster.parts
        ]


def _bits(kinds: Iterable[int]) -> int:
    """Return a set of kinds as bits."""
    return sum(1 << kind for kind in set(kinds))


def _set(cards: tuple[Card, ...], kind_of: dict[str, int]) -> int:
    return _bits(kind_of[card.id] for card in cards)


def _sacraments(facts: f.Facts, components: Components, kind_of: dict[str, int]) -> None:
    giving: dict[str, list[int]] = {}
    for index, sacrament in enumerate(components.sacrament):
        # The rarest card comes first: that is where most cities fail.
        needs = sorted(sacrament.needs, key=lambda need: sum(facts.copies[kind_of[card]] for card in need))
        for slot in range(f.SLOTS):
            cards = _bits(kind_of[card] for card in needs[slot]) if slot < len(needs) else f.EVERY_KIND
            facts.needs[index * f.SLOTS + slot] = cards
        giving.setdefault(sacrament.effect.name, []).append(index)
        facts.sacrament_amount[index] = sacrament.effect.amount
        if sacrament.effect.name == "worth_more":
            for other in sacrament.effect.kinds:
                facts.sacrament_worth[index * f.KINDS + kind_of[other]] = sacrament.effect.amount
    facts.groups = [
        _array([index for index, sacrament in enumerate(components.sacrament) if sacrament.group == group])
        for group in GROUPS
    ]
    for group, some in enumerate(facts.groups):
        if facts.winning[group] == len(some):
            needed = [need for index in some for need in components.sacrament[index].needs]
            facts.sacraments_want |= _bits(kind_of[need[0]] for need in needed if len(need) == 1)
    facts.exchange_sacraments = _array(giving.get("exchanges", []))
    facts.hand_sacraments = _array(giving.get("hand_limit", []))
    facts.points_sacraments = _array(giving.get("points_each_turn", []))
    facts.addition_sacraments = _array(giving.get("additions", []))
    facts.confess_sacraments = _array(giving.get("confess", []))
    facts.refill_sacraments = _array(giving.get("refill_from_discard", []))
    facts.worth_sacraments = _array(giving.get("worth_more", []))
    facts.exchange_set = _bits(facts.exchange_kinds) | _first_needs(facts, facts.exchange_sacraments)
    facts.hand_set = _bits(facts.hand_kinds) | _first_needs(facts, facts.hand_sacraments)
    facts.points_set = _first_needs(facts, facts.points_sacraments)
    facts.addition_set = _first_needs(facts, facts.addition_sacraments)
    facts.confess_set = _first_needs(facts, facts.confess_sacraments)


def _first_needs(facts: f.Facts, some: vec[i64]) -> int:
    """Return the kinds without which a city holds none of some sacraments."""
    kinds = 0
    for index in some:
        kinds |= facts.needs[index * f.SLOTS]
    return kinds


def _saints(facts: f.Facts, components: Components, kind_of: dict[str, int]) -> None:
    flags = {
        "buildings_safe": facts.saint_buildings_safe,
        "persons_safe": facts.saint_persons_safe,
        "bishops_barred": facts.saint_bars,
    }
    amounts = {
        "exchanges": facts.saint_exchanges,
        "hand_limit": facts.saint_hand,
        "stones": facts.saint_stones,
        "lose_points": facts.saint_points_lost,
    }
    _prices(facts, components, kind_of)
    for index, saint in enumerate(components.saint):
        facts.saint_number[index] = saint.number
        effect = saint.effect
        if effect.name in flags:
            flags[effect.name][index] = 1
        elif effect.name in amounts:
            amounts[effect.name][index] = effect.amount
        elif effect.name == "add_resource":
            for name in effect.kinds:
                facts.saint_resources[index * f.RESOURCES + RESOURCE_NAMES.index(name)] = effect.amount
    for index in range(f.SAINTS + 1):
        facts.saint_exchanges[index] += facts.exchanges
        facts.saint_hand[index] = max(facts.saint_hand[index], facts.hand_limit)


def _prices(facts: f.Facts, components: Components, kind_of: dict[str, int]) -> None:
    """Work out what each card costs under each saint, never below 0 per type (TH-45).

    Some cards are cheaper under Benedict (TH-135) and John Vianney (TH-141).
    """
    for index in range(f.SAINTS + 1):
        for at in range(f.KINDS * f.RESOURCES):
            facts.price[index * f.KINDS * f.RESOURCES + at] = facts.cost[at]
        for disaster in components.disaster:
            facts.price[(index * f.KINDS + kind_of[disaster.id]) * f.RESOURCES] = f.NEVER
    for index, saint in enumerate(components.saint):
        if saint.effect.name != "cheaper":
            continue
        for card in saint.effect.kinds:
            for resource, name in enumerate(RESOURCE_NAMES):
                at = (index * f.KINDS + kind_of[card]) * f.RESOURCES + resource
                facts.price[at] = max(0, facts.price[at] - getattr(saint.effect.cost, name))
    for at in range(len(facts.bill)):
        faith, hope, charity = (
            min(facts.price[at * f.RESOURCES + resource], f.DEAREST) for resource in range(f.RESOURCES)
        )
        facts.bill[at] = faith + f.HOPE * hope + f.CHARITY * charity
