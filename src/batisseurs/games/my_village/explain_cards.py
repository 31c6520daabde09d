"""What each component of My Village is, does, costs and gives. Rules: 3.7 to 3.18."""

from __future__ import annotations

import functools

from batisseurs.games.my_village import components as c
from batisseurs.games.my_village import facts as f
from batisseurs.games.my_village import table as t
from batisseurs.games.my_village.explain_costs import Phrases, additional, amounts, needs, office_prices
from batisseurs.games.my_village.facts import members
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel.choice import Message
from batisseurs.kernel.component_values import Entry
from batisseurs.kernel.explanation import Explanation, name_of
from batisseurs.kernel.seats import Seat

Arguments = dict[str, str | int | list[str]]

ITEM_RULES = {
    "hand": (100, 101, 102, 103, 104, 105, 324), "office": (110, 111, 112, 113, 115, 116),
    "personal_banner": (140,), "school": (145, 146, 147, 148, 149, 150, 151),
    "question_banner": (72, 160, 161), "town_hall": (14, 165, 322), "coin_space": (162, 164),
    "story_space": (163,), "coin": (63, 90, 325, 331), "plow": (18, 90, 224, 225),
}  # fmt: skip
"""Rules about named things that are not cards."""

ITEM_ABOUT = {
    "personal_banner": "my-village-explain-personal",
    "question_banner": "my-village-explain-question",
    "town_hall": "my-village-explain-town-hall",
    "coin_space": "my-village-explain-coin-space",
    "story_space": "my-village-explain-story-space",
    "coin": "my-village-explain-coin",
    "abbot": "my-village-explain-abbot",
    "councillor": "my-village-explain-councillor",
    "traveller": "my-village-explain-traveller",
    "craftsman": "my-village-explain-craftsman",
    "merchant": "my-village-explain-merchant",
}

ADVANTAGES = {
    "repel_rats": ("my-village-explain-repel", (248,)),
    "window": ("my-village-explain-church-window", (249,)),
    "free_customer": ("my-village-explain-counter", (250, 251)),
    "redraw_travel": ("my-village-explain-refuge", (252, 253)),
}
MONK_ACTIONS = {
    "stories": ("my-village-explain-monk-stories", (264,)),
    "office": ("my-village-explain-monk-office", (265,)),
    "school": ("my-village-explain-monk-school", (266,)),
    "question": ("my-village-explain-monk-question", (267,)),
}
CHAMBER_EFFECTS = {
    "gain_coins": ("my-village-explain-coins", (276,)),
    "cover_professions": ("my-village-explain-citizens", (277, 280, 317)),
    "cover_categories": ("my-village-explain-properties", (278, 280, 318)),
    "store_resource": ("my-village-explain-guild", (279, 281)),
}


@functools.lru_cache(maxsize=8)
def _box(text: str, cart_alone: bool) -> c.Components:
    box = c.read(text)
    return c.with_cart_alone(box) if cart_alone else box


@functools.lru_cache(maxsize=8)
def _entries(text: str, cart_alone: bool) -> dict[str, Entry]:
    """Return everything with a name by its id, also what the rules call by its kind."""
    box = _box(text, cart_alone)
    found = {entry.id: entry for entry in box.entries()}
    found[c.FIELD], found[c.SQUARE] = box.field[0], box.square[0]
    for card in box.workshop:
        found.setdefault(card.type, card)
    return found


def rules(*numbers: int) -> tuple[str, ...]:
    """Return the ids of some rules, each once."""
    return tuple(f"MV-{number}" for number in dict.fromkeys(numbers))


class Cards:
    """Explains the components that a table is laid with."""

    def __init__(self, table: VillageTable, reader: Seat) -> None:
        """Take the component file in use, and whose village is meant by "you": the active one for others."""
        self.table, self.facts = table, table.facts
        self.seat = reader if reader >= 0 else table.active
        self.box = _box(table.facts.text, table.cart_alone)
        self.entries = _entries(table.facts.text, table.cart_alone)

    def item(self, item: str) -> Explanation | None:
        """Explain a component by its id; None if there is none."""
        entry = self.entries.get(item)
        if entry is None:
            return None
        if isinstance(entry, c.Travel):
            return self._travel(entry)
        if isinstance(entry, c.Customer):
            return self._customer(entry)
        if isinstance(entry, c.Card):
            return self._black(item, entry)
        return self._piece(item, entry)

    # Cards. ----------------------------------------------------------------------------------------

    def _black(self, item: str, card: c.Card) -> Explanation:
        """Explain a card by its black banner: what adding it costs and gives."""
        about, numbers = self._about(card)
        if isinstance(card, c.Workshop | c.Field | c.Square | c.Chamber):
            about += (_white_cost(card.white_time),)
            numbers += (125, 126, 129)
        grey = self._grey() if isinstance(card, c.TravelPile) else ()
        values = needs(card.values) if item not in c.WORKSHOPS else ()
        costs = (*values, *amounts(time=card.time), *additional(card.cost), *grey)
        return Explanation(
            name_of(item),
            about,
            self._left(item),
            costs,
            self._gains(card, added=True),
            rules(*numbers),
            item,
        )

    def white(self, item: str) -> Explanation | None:
        """Explain a card of a village: what its white banner costs and gives, if it has one."""
        card = self.entries.get(item)
        if isinstance(card, c.Customer):
            return self._customer(card)
        if isinstance(card, c.Travel):
            return self._travel(card)
        if not isinstance(card, c.Card):
            return None
        about, numbers = self._about(card)
        if not isinstance(card, c.Workshop | c.Field | c.Square | c.Chamber):
            return Explanation(name_of(item), about, gains=_points(card), rules=rules(*numbers), item=item)
        costs = (*needs(card.values), *amounts(time=card.white_time))
        gains = self._gains(card, added=False)
        return Explanation(name_of(item), about, (), costs, gains, rules(*numbers, 127, 128, 129), item)

    def at_field(self, number: int) -> Explanation:
        """Explain one of their own fields."""
        field = self.box.field[0]
        about, numbers = self._about(field)
        return Explanation(
            Message("my-village-explain-field-number", {"number": number}),
            about,
            (),
            (*needs(field.values), *amounts(time=field.white_time)),
            self._gains(field, added=False),
            rules(*numbers, 223, 127, 128),
            c.FIELD,
        )

    def served(self, item: str) -> Explanation | None:
        """Explain a customer that was served."""
        card = self.entries.get(item)
        if not isinstance(card, c.Customer):
            return None
        about = (Message("my-village-explain-customer-served"),)
        return Explanation(name_of(item), about, gains=_points(card), rules=rules(212, 321), item=item)

    def _customer(self, card: c.Customer) -> Explanation:
        numbers = [210, 211, 212, 213, 117, *([214] if isinstance(card.values, str) else [])]
        return Explanation(
            name_of(card.id),
            (Message("my-village-explain-customer-card"),),
            (),
            (*needs(card.values), *amounts(time=card.time), *additional(card.cost)),
            _points(card),
            rules(*numbers),
            card.id,
        )

    def _travel(self, card: c.Travel) -> Explanation:
        about = [Message("my-village-explain-travel")]
        grey = amounts(time=card.grey.time, coin=card.grey.coin, beer=card.grey.beer)
        if card.ends_travels:
            about.append(Message("my-village-explain-travel-ends"))
        elif grey:
            about.append(Message("my-village-explain-travel-grey"))
        else:
            about.append(Message("my-village-explain-travel-free"))
        numbers = [231, 233, 236, 320, *([235] if card.ends_travels else [])]
        return Explanation(name_of(card.id), tuple(about), (), grey, _points(card), rules(*numbers), card.id)

    def _grey(self) -> Phrases:
        """Return what the grey banner of the reader's last travel card adds to the cost (MV-233)."""
        latest = self.table.latest_travel(self.seat)
        if latest == t.NONE:
            return ()
        grey = self.box.travel[latest].grey
        added = amounts(time=grey.time, coin=grey.coin, beer=grey.beer)
        return (*added, Message("my-village-explain-travel-on")) if added else ()

    def _about(self, card: c.Card) -> tuple[Phrases, tuple[int, ...]]:  # noqa: PLR0911  one for each kind
        """Return what a kind of card is and does, and its rules."""
        if isinstance(card, c.Church):
            said, numbers = ADVANTAGES[card.advantage]
            about = (Message("my-village-explain-church"), Message(said, {"number": card.slots}))
            return about, (245, 246, 247, *numbers, 315)
        if isinstance(card, c.Monk):
            said, numbers = MONK_ACTIONS[card.action.name]
            number = {
                "office": self.facts.monk_office_cards,
                "question": self.facts.question_time,
            }.get(card.action.name, card.action.amount)
            about = (Message("my-village-explain-monk"), Message(said, {"number": number}))
            return about, (260, 262, 263, *numbers, 268, 269)
        if isinstance(card, c.Chamber):
            said, numbers = CHAMBER_EFFECTS[card.effect.name]
            about = (Message("my-village-explain-chamber"), Message(said, {"number": card.effect.amount}))
            return about, (275, *numbers, 282, 316)
        if isinstance(card, c.Square):
            return (Message("my-village-explain-square"),), (290, 291, 292, 293, 294, 296)
        if isinstance(card, c.Field):
            gives: Arguments = {"number": card.coins, "more": card.plow_coins}
            return (Message("my-village-explain-field", gives),), (220, 221, 222, 224, 226)
        if isinstance(card, c.TravelPile):
            return (Message("my-village-explain-travel-pile"),), (230, 231, 232, 233, 234)
        return (Message("my-village-explain-workshop"),), (200, 201, 202, 203, 204, 205, 206)

    def _gains(self, card: c.Card, *, added: bool) -> Phrases:
        """Return what a banner brings at once, and the points of the card when it is added."""
        gains: Phrases = ()
        if isinstance(card, c.Workshop):
            gains = amounts(**{card.resource: 1})
        elif isinstance(card, c.Field):
            gains = amounts(coin=card.coins)
        elif isinstance(card, c.Square):
            gains = amounts(story=card.stories, marker=1)
        elif isinstance(card, c.Chamber) and card.effect.name == "gain_coins":
            gains = amounts(coin=card.effect.amount)
        elif isinstance(card, c.Chamber) and card.effect.name == "store_resource":
            gains = amounts(generic=1)
        elif isinstance(card, c.Monk) and card.action.name == "stories":
            gains = amounts(story=card.action.amount)
        elif isinstance(card, c.TravelPile):
            between: Arguments = {"lowest": card.lowest, "highest": card.highest}
            gains = (Message("my-village-some-points-between", between),)
        return (*gains, *(_points(card) if added else ()))

    def _left(self, item: str) -> Phrases:
        """Say how many of a card lie in the middle, or in whose village the only one is."""
        table, row = self.table, self._row(item)
        piled = {f.FIELD: table.fields, f.SQUARE: table.squares}
        if row is None:
            return ()
        if row >= f.PILE:
            piled[row] = len(members(table.piles[t.TRAVEL_PILE + row - f.PILE]))
        if row in piled:
            return (Message("my-village-belongs-middle", {"number": piled[row]}),)
        owners = [seat for seat in range(table.players) if self._has_card(seat, item)]
        return tuple(Message("my-village-belongs", {"seat": seat}) for seat in owners)

    # Where cards are. ------------------------------------------------------------------------------

    def _row(self, card: str) -> int | None:
        return self.facts.ids.index(card) if card in self.facts.ids else None

    def _owns(self, seat: Seat, what: int, first: int, card: str) -> bool:
        row = self._row(card)
        if row is None or row < first:
            return False
        return any(first + number == row for number in members(self.table.has(seat, what)))

    def _has_card(self, seat: Seat, card: str) -> bool:
        table, row = self.table, self._row(card)
        if row is None or row >= f.PILE or row == f.FIELD:
            return False
        if row == f.SQUARE:
            return bool(table.has(seat, t.SQUARE_CARD))
        single = {t.CHURCH_CARD: f.CHURCH, t.CHAMBER_CARD: f.CHAMBER}
        owned = [
            first + table.has(seat, what) for what, first in single.items() if table.has(seat, what) >= 0
        ]
        owned += [f.TRAVEL + table.has(seat, t.TRAVELLED + at) for at in range(table.has(seat, t.JOURNEY))]
        owned += [
            f.WORKSHOP + table.has(seat, t.SHOP + type_)
            for type_ in range(f.RESOURCES)
            if table.has(seat, t.SHOP + type_) != t.NONE
        ]
        return row in owned or any(
            self._owns(seat, what, first, card)
            for what, first in ((t.MONK_CARDS, f.MONK), (t.MARKET, f.CUSTOMER))
        )

    # Other components. ------------------------------------------------------------------------------

    def _piece(self, item: str, entry: Entry) -> Explanation:
        """Explain a place, a piece or a word with a printed name."""
        if isinstance(entry, c.Hand):
            return self._hand(entry)
        about, costs, gains = self._board(entry)
        if item in ITEM_ABOUT:
            about = (Message(ITEM_ABOUT[item]),)
        elif item in c.RESOURCES:
            about = self._resource(item)
        elif item in c.CATEGORIES:
            about = (Message("my-village-explain-category"),)
        elif item in c.SYMBOLS:
            about = (Message("my-village-explain-symbol"),)
        return Explanation(name_of(item), about, (), costs, gains, rules(*_rules_about(item)), item)

    def _board(self, entry: Entry) -> tuple[Phrases, Phrases, Phrases]:
        """Return what is said of main board and village boards, with costs and gains."""
        if isinstance(entry, c.Office):
            prices = office_prices(entry.prices)
            return (Message("my-village-explain-office"),), (*needs(entry.values), *prices), ()
        if isinstance(entry, c.School):
            place: Arguments = {"time": entry.place_time, "number": entry.right_stories}
            about = (Message("my-village-explain-school"), Message("my-village-explain-school-place", place))
            return about, needs(entry.values), ()
        if isinstance(entry, c.VillageBoard):
            values: Arguments = {"value": entry.values[0], "other": entry.values[-1]}
            return (Message("my-village-explain-board", values),), (), ()
        if isinstance(entry, c.QuestionBanner):
            return (), (*needs("?"), *amounts(time=entry.time)), ()
        if isinstance(entry, c.HeadmanSpace):
            return (), (), amounts(coin=entry.coins, story=entry.stories)
        return (), (), amounts(story=entry.stories) if isinstance(entry, c.PersonalBanner) else ()

    def _hand(self, hand: c.Hand) -> Explanation:
        seat: Arguments = {"seat": self.table.holder}
        back = "my-village-explain-hand-back" if self.table.back else "my-village-explain-hand-now"
        about = (
            Message("my-village-explain-hand", {"number": hand.points}),
            Message("my-village-explain-hand-limits"),
        )
        costs, gains = needs(hand.values), amounts(story=self.table.hand)
        numbers = rules(*ITEM_RULES["hand"])
        return Explanation(name_of("hand"), about, (Message(back, seat),), costs, gains, numbers, "hand")

    def _resource(self, item: str) -> Phrases:
        type_ = next(name for name, resource in c.WORKSHOPS.items() if resource == item)
        about = (Message("my-village-explain-resource", {"card": type_}),)
        if item != "plow":
            return about
        return (*about, Message("my-village-explain-plow", {"number": self.facts.plow_coins}))


def _rules_about(item: str) -> tuple[int, ...]:
    kinds = (
        (c.PROFESSIONS, (10, 11, 177, 178)),
        (c.RESOURCES, (18, 90, 206)),
        (c.CATEGORIES, (278, 318)),
        (c.SYMBOLS, (28, 262)),
        (c.BOARDS, (31, 140)),
    )
    return ITEM_RULES.get(item) or next((numbers for ids, numbers in kinds if item in ids), ())


def _white_cost(time: int) -> Message:
    if not time:
        return Message("my-village-explain-white-free")
    return Message("my-village-explain-white-time", {"number": time})


def _points(card: Entry) -> Phrases:
    """Return the prestige points printed on a card."""
    points: int = getattr(card, "points", 0)
    return amounts(points=points)
