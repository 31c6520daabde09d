"""The component file of My Village: its typed form, and the arrays the rules read.

The file is TOML, one entry per card, every value with its source; see `components.toml`.
What a file must satisfy to be played with is in `constraints.py`.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta
from mypy_extensions import i64

from batisseurs.games.my_village import facts as f
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.component_values import MOST, Count, Entry, Few, Name, Value
from batisseurs.kernel.documents import read_component_file
from batisseurs.kernel.game import ComponentValue

LAYOUT = 1
Values = tuple[int, ...]
RESOURCES = ("horse", "beer", "plow", "parchment", "cart")
PROFESSIONS = ("abbot", "councillor", "traveller", "craftsman", "merchant")
CATEGORIES = ("travel_cards", "workshop_cards", "served_customers", "religion_cards", "field_cards")
BOARDS = ("board_1", "board_2", "board_3", "board_4")
SPACES = ("town_hall", "coin_space", "story_space")
WorkshopType = Literal["stable", "brewery", "forge", "parchment_maker", "wheelwright"]
WORKSHOPS = {
    "stable": "horse",
    "brewery": "beer",
    "forge": "plow",
    "parchment_maker": "parchment",
    "wheelwright": "cart",
}
"""The types of workshops and what each makes."""
Symbol = Literal["rosary", "chalice", "quill"]
Letter = Literal["A", "B", "C", "D", "E"]
ChamberEffect = Literal["gain_coins", "cover_professions", "cover_categories", "store_resource"]
Advantage = Literal["repel_rats", "window", "free_customer", "redraw_travel"]
Action = Literal["stories", "office", "school", "question"]
SYMBOLS: tuple[str, ...] = get_args(Symbol)
LETTERS: tuple[str, ...] = get_args(Letter)
CHAMBER_EFFECTS: tuple[str, ...] = get_args(ChamberEffect)
ADVANTAGES: tuple[str, ...] = get_args(Advantage)
FIELD = "field"
SQUARE = "village_square"
"""What the rules call the eight fields and the four squares, which are all alike."""


class Payment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to pay an additional cost (MV-92)."""

    coin: Few = 0
    horse: Few = 0
    beer: Few = 0
    plow: Few = 0
    parchment: Few = 0
    cart: Few = 0
    any: Few = 0
    """Resources of any type."""
    units: Few = 0
    of: tuple[str, ...] = ()
    """So many units, mixed of these: resources, `any` resource, `coin`."""

    def resource(self, name: str) -> int:
        """Return how many of one resource are asked for by its name."""
        number: int = getattr(self, name)
        return number


Cost = Annotated[tuple[Payment, ...], Meta(max_length=f.ALTERNATIVES)]
"""Alternatives, of which one is paid; none if nothing is."""


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time and coins: what a number of customers costs."""

    time: Few = 0
    coin: Few = 0


class Grey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The grey banner of a travel card: one of these, or nothing."""

    coin: int = 0
    beer: int = 0
    time: Few = 0


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chamber does: a word of the vocabulary, and how much."""

    name: ChamberEffect
    amount: int


class MonkAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a monk does: a word of the vocabulary, and how much."""

    name: Action
    amount: int


class Hand(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first-player hand."""

    values: Values
    stories: Few
    points: Count


class Office(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The steward's office: a price for each number of customers."""

    values: Values
    prices: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=4)]


class Profession(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A profession and the story points of its coffins in the chronicle."""

    colour: str
    first_coffin: Few
    second_coffin: Few


class VillageBoard(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A village board: the values of its personal banner."""

    values: Values


class PersonalBanner(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the personal banner of every board gives."""

    stories: Few


class School(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The school banner."""

    values: Values
    slots: int
    place_time: Few
    right_stories: Few


class QuestionBanner(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The black "?" banner."""

    time: Few


class HeadmanSpace(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the headman's path and what he gains there."""

    coins: Few
    stories: Few


class Card(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all cards with a black banner have on their dark side, and customers too (MV-5)."""

    values: Values
    time: Few
    cost: Cost


class Placed(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that has slots and points in a village."""

    slots: Few
    points: Count


class Workshop(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A workshop card."""

    type: WorkshopType
    resource: str
    white_time: Annotated[int, Meta(ge=0)]


class Field(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field card."""

    white_time: Annotated[int, Meta(ge=0)]
    coins: Few
    plow_coins: Few


class Square(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A village square card."""

    white_time: Annotated[int, Meta(ge=0)]
    stories: Few


class Chamber(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A council chamber card."""

    white_time: Annotated[int, Meta(ge=0)]
    effect: Effect


class Church(Placed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A church card."""

    advantage: Advantage
    windows: int


class Monk(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monk card."""

    symbol: Symbol
    action: MonkAction


class TravelPile(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The dark side of the travel cards of one letter."""

    letter: Letter
    lowest: int
    highest: int


class Travel(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The light side of a travel card."""

    letter: Letter
    points: Count
    grey: Grey
    ends_travels: bool = False


class Customer(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A customer card; `?` is every value."""

    values: Values | Literal["?"]
    time: Few
    cost: Cost
    points: Annotated[int, Meta(le=MOST)]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    layout: int
    game: str
    numbers: dict[str, Value]
    pieces: dict[str, Value]
    hand: Hand
    office: Office
    profession: tuple[Profession, ...]
    village_board: tuple[VillageBoard, ...]
    personal_banner: PersonalBanner
    school: School
    question_banner: QuestionBanner
    headman_space: tuple[HeadmanSpace, ...]
    coin: Entry
    resource: tuple[Entry, ...]
    category: tuple[Entry, ...]
    workshop: tuple[Workshop, ...]
    field: tuple[Field, ...]
    square: tuple[Square, ...]
    chamber: tuple[Chamber, ...]
    church: tuple[Church, ...]
    symbol: tuple[Entry, ...]
    monk: tuple[Monk, ...]
    travel_pile: tuple[TravelPile, ...]
    travel: tuple[Travel, ...]
    customer: tuple[Customer, ...]

    def number(self, name: str) -> int:
        """Return a number of the rules."""
        return self.numbers[name].value

    @property
    def white_cards(self) -> tuple[Workshop | Field | Square | Chamber, ...]:
        """All cards with a white banner, without the customers."""
        return (*self.workshop, *self.field, *self.square, *self.chamber)

    @property
    def black_cards(self) -> tuple[Placed | Monk | TravelPile, ...]:
        """All cards of the centre with a black banner; a pile of travels has one dark side."""
        return (*self.white_cards, *self.church, *self.monk, *self.travel_pile)

    def entries(self) -> tuple[Entry, ...]:
        """Everything that has a name, in the order of the file."""
        return (
            self.hand,
            self.office,
            *self.profession,
            *self.village_board,
            self.personal_banner,
            self.school,
            self.question_banner,
            *self.headman_space,
            self.coin,
            *self.resource,
            *self.category,
            *self.white_cards,
            *self.church,
            *self.symbol,
            *self.monk,
            *self.travel_pile,
            *self.travel,
            *self.customer,
        )


def read(text: str) -> Components:
    """Read a component file; what is malformed is refused with its place."""
    return read_component_file(text, "my-village", LAYOUT, Components)


def values(components: Components) -> Iterator[ComponentValue]:
    """List every printed value with its source, in the order of the file."""
    for heading, numbers in (("numbers", components.numbers), ("pieces", components.pieces)):
        for name, number in numbers.items():
            yield ComponentValue(f"{heading}.{name}", str(number.value), number.source)
    for entry in components.entries():
        for key, value in msgspec.structs.asdict(entry).items():
            if key not in {"id", "source", "sources"}:
                source = entry.sources.get(key, entry.source)
                yield ComponentValue(f"{entry.id}.{key}", written(value), source)


def written(value: object) -> str:
    """Return a value of the file as the list of values and refusals show it."""
    if isinstance(value, Name):
        return f"{value.en} / {value.fr} / {value.pl}"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Payment | Price | Grey):
        return _written_price(value)
    if isinstance(value, Effect | MonkAction):
        return f"{value.name} {value.amount}"
    if isinstance(value, tuple):
        between = "/" if value and isinstance(value[0], int) else " | "
        return between.join(written(item) for item in value) or "-"
    return str(value)


def _written_price(price: Payment | Price | Grey) -> str:
    """Write `2 coin + 1 horse`, or `3 any/coin` for a mixture."""
    numbers = {key: value for key, value in msgspec.structs.asdict(price).items() if isinstance(value, int)}
    units = numbers.pop("units", 0)
    parts = [f"{number} {key}" for key, number in numbers.items() if number]
    if isinstance(price, Payment) and (units or price.of):
        parts.append(f"{units} {'/'.join(price.of) or '-'}")
    return " + ".join(parts) or "-"


def names(components: Components) -> dict[str, dict[str, str]]:
    """Return every name by id and language, also of what the rules call by its kind.

    Workshops of a type are told apart by their values; their plain name is that of the type.
    """
    found: dict[str, dict[str, str]] = {}
    for entry in components.entries():
        spoken: dict[str, str] = msgspec.structs.asdict(entry.name)
        if isinstance(entry, Workshop):
            found.setdefault(entry.type, spoken)
            spoken = {language: f"{name} {written(entry.values)}" for language, name in spoken.items()}
        found[entry.id] = spoken
    for kind, cards in ((FIELD, components.field), (SQUARE, components.square)):
        found[kind] = msgspec.structs.asdict(cards[0].name)
    return found


def fingerprint(components: Components) -> str:
    """Return what tells two sets of values apart in a record; sources and comments do not count."""
    plain = msgspec.to_builtins(components)
    for entries in plain.values():
        for entry in entries if isinstance(entries, list | tuple) else [entries]:
            if isinstance(entry, dict):
                entry.pop("source", None)
                entry.pop("sources", None)
    for heading, numbers in (("numbers", components.numbers), ("pieces", components.pieces)):
        plain[heading] = {name: value.value for name, value in numbers.items()}
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


# The arrays that the rules read. -----------------------------------------------------------------


def with_cart_alone(components: Components) -> Components:
    """Return a file by the other reading of "2 coins and 1 horse or 1 cart": a cart will do (MV-R14)."""
    piles = tuple(
        msgspec.structs.replace(
            pile, cost=tuple(itertools.chain.from_iterable(_cart_alone(payment) for payment in pile.cost))
        )
        for pile in components.travel_pile
    )
    return msgspec.structs.replace(components, travel_pile=piles)


def _cart_alone(payment: Payment) -> Cost:
    if payment != Payment(coin=payment.coin, units=1, of=("horse", "cart")):
        return (payment,)
    return (Payment(coin=payment.coin, horse=1), Payment(cart=1))


def to_facts(components: Components) -> f.Facts:
    """Turn a checked file into the arrays that the rules read."""
    facts = f.Facts()
    facts.fingerprint = fingerprint(components)
    _numbers(facts, components)
    _boards(facts, components)
    _rows(facts, components)
    _religion(facts, components)
    _council_and_harvest(facts, components)
    _travels(facts, components)
    facts.workshop_type = _array([RESOURCES.index(card.resource) for card in components.workshop])
    facts.derive()
    return facts


def _array(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _numbers(facts: f.Facts, components: Components) -> None:
    number = components.number
    by_players = {
        "white_dice": facts.white_dice,
        "black_dice": facts.black_dice,
        "turns": facts.turns,
        "coffins": facts.last_coffin,
        "rat_start": facts.rat_start,
    }
    for name, array in by_players.items():
        for players in range(2, f.MOST_PLAYERS + 1):
            array[players] = number(f"{name}_{players}")
    facts.starting_coins = _array([number(f"starting_coins_{place + 1}") for place in range(f.MOST_PLAYERS)])
    facts.black_die_time = number("black_die_time")
    facts.red_spaces = number("red_spaces")
    facts.graves = number("graves")
    facts.clouds = number("clouds")
    facts.zone = number("customer_zone")
    facts.monk_office_cards = number("monk_customers")
    facts.most_windows = len(facts.window_points) - 1
    for windows in range(1, len(facts.window_points)):
        facts.window_points[windows] = number(f"windows_{windows}")
    facts.labourer_points = number("score_labourer")


def _boards(facts: f.Facts, components: Components) -> None:
    """Fill in what is printed on the main board and on the village boards."""
    facts.chronicle = _array(
        [
            stories
            for profession in components.profession
            for stories in sorted((profession.first_coffin, profession.second_coffin), reverse=True)
        ]
    )
    facts.hand_values = _set(components.hand.values)
    facts.hand_points = components.hand.points
    facts.hand_story = components.hand.stories
    facts.office_values = _set(components.office.values)
    facts.office_cards = len(components.office.prices)
    for cards, price in enumerate(components.office.prices, start=1):
        facts.office_time[cards] = price.time
        facts.office_coins[cards] = price.coin
    facts.personal_values = _array([_set(board.values) for board in components.village_board])
    facts.personal_story = components.personal_banner.stories
    facts.school_values = _set(components.school.values)
    facts.place_time = components.school.place_time
    facts.right_story = components.school.right_stories
    facts.question_time = components.question_banner.time
    _, coin_space, story_space = components.headman_space
    facts.coin_space_coins = coin_space.coins
    facts.story_space_story = story_space.stories


def _rows(facts: f.Facts, components: Components) -> None:
    """Fill in the arrays by row: kinds of cards, then the dark sides of the travel piles."""
    rows: list[tuple[str, Placed | Monk | TravelPile | Travel | Customer]] = [
        *((card.id, card) for card in components.church),
        *((card.id, card) for card in components.monk),
        *((card.id, card) for card in components.chamber),
        (SQUARE, components.square[0]),
        (FIELD, components.field[0]),
        *((card.id, card) for card in components.travel),
        *((card.id, card) for card in components.workshop),
        *((card.id, card) for card in components.customer),
        *((pile.id, pile) for pile in _piles(components)),
    ]
    facts.ids = [id_ for id_, _ in rows]
    for row, (_, card) in enumerate(rows):
        if not isinstance(card, Travel):
            _banner(facts, row, card)
        if not isinstance(card, Monk | TravelPile):
            facts.points[row] = card.points
        if isinstance(card, Placed):
            facts.slots[row] = card.slots


def _piles(components: Components) -> list[TravelPile]:
    """Return the travel piles in the order of their letters."""
    return sorted(components.travel_pile, key=lambda pile: pile.letter)


def _banner(facts: f.Facts, row: int, card: Card | Customer) -> None:
    """Fill in values, times and cost of one banner."""
    if isinstance(card, Customer):
        facts.white_time[row] = card.time
    else:
        facts.time[row] = card.time
    if isinstance(card, Workshop | Field | Square | Chamber):
        facts.white_time[row] = card.white_time
    if isinstance(card.values, str):
        facts.wild[row] = 1
        facts.values[row] = _set(range(f.LOWEST, f.HIGHEST + 1))
    else:
        facts.values[row] = _set(card.values)
    facts.alternatives[row] = len(card.cost)
    for way, payment in enumerate(card.cost):
        for place, (things, units) in enumerate(demands(payment).items()):
            at = (row * f.ALTERNATIVES + way) * f.DEMANDS + place
            facts.demand_set[at] = things
            facts.demand_units[at] = units


def demands(payment: Payment) -> dict[int, int]:
    """Return what one way to pay demands: how many units for each set of things that pay one.

    The narrow sets come first, so that one coin and one of anything are asked for in this order.
    """
    wanted = [((name,), getattr(payment, name)) for name in ("coin", *RESOURCES, "any")]
    found: dict[int, int] = {}
    for names_of, units in (*wanted, (payment.of, payment.units)):
        if units:
            things = _set(PAYING[thing] for name in names_of for thing in _things(name))
            found[things] = found.get(things, 0) + units
    return found


def _things(name: str) -> tuple[str, ...]:
    """Return what a word of a cost means; "any" is every resource and never a coin (MV-213)."""
    return RESOURCES if name == "any" else (name,)


PAYING = {name: number for number, name in enumerate((*RESOURCES, "coin"))}
"""The numbers of what costs are paid with, as in `facts`."""


def _religion(facts: f.Facts, components: Components) -> None:
    advantages = {
        "repel_rats": f.REPEL_RATS,
        "window": f.EXTRA_WINDOW,
        "free_customer": f.FREE_CUSTOMER,
        "redraw_travel": f.REDRAW_TRAVEL,
    }
    actions = {"stories": f.STORY, "office": f.OFFICE, "school": f.SCHOOL, "question": f.QUESTION}
    facts.advantage = _array([advantages[card.advantage] for card in components.church])
    facts.windows = _array([card.windows for card in components.church])
    facts.monk_pile = _array([SYMBOLS.index(card.symbol) for card in components.monk])
    facts.monk_action = _array([actions[card.action.name] for card in components.monk])
    facts.monk_amount = _array([card.action.amount for card in components.monk])


def _council_and_harvest(facts: f.Facts, components: Components) -> None:
    effects = {
        "gain_coins": f.GIVE_COINS,
        "cover_professions": f.COVER_PROFESSIONS,
        "cover_categories": f.COVER_CATEGORIES,
        "store_resource": f.GENERIC_RESOURCES,
    }
    facts.chamber_effect = _array([effects[card.effect.name] for card in components.chamber])
    facts.chamber_amount = _array([card.effect.amount for card in components.chamber])
    facts.square_story = components.square[0].stories
    facts.field_coins = components.field[0].coins
    facts.plow_coins = components.field[0].plow_coins


def _travels(facts: f.Facts, components: Components) -> None:
    facts.letter = _array([LETTERS.index(card.letter) for card in components.travel])
    facts.grey_time = _array([card.grey.time for card in components.travel])
    facts.grey_set = _array(
        [_set([f.COIN] * card.grey.coin + [f.BEER] * card.grey.beer) for card in components.travel]
    )
    facts.ends_travels = _array([int(card.ends_travels) for card in components.travel])
    facts.least_points = _array([pile.lowest for pile in _piles(components)])
    facts.most_points = _array([pile.highest for pile in _piles(components)])


def _set(members: Iterable[int]) -> int:
    """Return a set as bits."""
    return sum(1 << member for member in set(members))
