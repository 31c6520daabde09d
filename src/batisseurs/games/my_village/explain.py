"""What everything on the table is, does, costs and gives: places, cards, signs. Rules: all of chapter 3.

Sentences are in the catalogue `my-village-explain`; numbers come from the component file in use and from what
lies open on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from batisseurs.games.my_village import components as c
from batisseurs.games.my_village import facts as f
from batisseurs.games.my_village import table as t
from batisseurs.games.my_village.council import banner_name
from batisseurs.games.my_village.death import ChooseDeceased, RollRat
from batisseurs.games.my_village.ending import score
from batisseurs.games.my_village.explain_cards import Arguments, Cards, rules
from batisseurs.games.my_village.explain_costs import Phrases, amounts, needs
from batisseurs.games.my_village.facts import members
from batisseurs.games.my_village.obstacles import in_centre, keeper
from batisseurs.games.my_village.prospects import Way, opened_by, ways_to_value
from batisseurs.games.my_village.religion import windows
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel.choice import Message
from batisseurs.kernel.explanation import Explainer, Explanation, Figure, name_of
from batisseurs.kernel.seats import Seat, seat_from_name, seat_name
from batisseurs.kernel.step import Step


class Term(NamedTuple):
    """Something that the component file does not name: its title, its sentence, the numbers in it."""

    title: str
    about: str
    rules: tuple[int, ...]
    numbers: Callable[[f.Facts, int], Arguments] = lambda *_: {}


TERMS: dict[str, Term] = {
    "time": Term(
        "my-village-term-time", "my-village-explain-time", (75, 79),
        lambda facts, _: {"clouds": facts.clouds},
    ),
    "cloud": Term(
        "my-village-term-cloud", "my-village-explain-cloud", (33, 75, 76, 77),
        lambda facts, _: {"clouds": facts.clouds},
    ),
    "bridge": Term("my-village-term-bridge", "my-village-explain-bridge", (76, 77)),
    "reaper": Term("my-village-term-reaper", "my-village-explain-reaper", (77, 78, 176)),
    "story": Term("my-village-term-stories", "my-village-explain-story", (13, 14, 322)),
    "points": Term("my-village-term-points", "my-village-explain-points", (315, 316, 319, 320, 321, 330)),
    "any": Term("my-village-term-any", "my-village-explain-any", (213, 281)),
    "mixed": Term("my-village-term-mixed", "my-village-explain-mixed", (92,)),
    "generic": Term("my-village-term-generic", "my-village-explain-generic", (279, 281, 224)),
    "marker": Term("my-village-term-marker", "my-village-explain-marker", (6, 65, 294)),
    "slot": Term("my-village-term-slot", "my-village-explain-slot", (15, 204)),
    "window": Term(
        "my-village-term-window", "my-village-explain-window", (249, 261, 315),
        lambda facts, _: {
            "points": [str(points) for points in facts.window_points][1:], "number": facts.most_windows,
        },
    ),
    "shield": Term(
        "my-village-term-shield", "my-village-explain-repel", (185, 248),
        lambda facts, _: {"number": max(list(facts.slots)[f.CHURCH : f.MONK])},
    ),
    "customer": Term("my-village-term-customer", "my-village-explain-customer", (210, 211, 212, 117)),
    "redraw": Term("my-village-term-redraw", "my-village-explain-refuge", (252, 253)),
    "cross": Term("my-village-term-cross", "my-village-explain-cross", (10, 178)),
    "coffin": Term(
        "my-village-term-coffin", "my-village-explain-coffin", (178, 179, 310),
        lambda facts, players: {"last": facts.last_coffin[players]},
    ),
    "chronicle": Term("my-village-term-chronicle", "my-village-explain-chronicle", (178, 179)),
    "graves": Term("my-village-term-grave", "my-village-explain-grave", (179, 310)),
    "rat": Term("my-village-term-rat", "my-village-explain-rat", (182, 184, 185, 186, 187)),
    "tree": Term("my-village-term-tree", "my-village-explain-tree", (13, 14, 165, 185)),
    "headman": Term("my-village-term-headman", "my-village-explain-headman", (161, 162, 163, 164, 165)),
    "labourer": Term(
        "my-village-term-labourer", "my-village-explain-labourer", (181, 323),
        lambda facts, _: {"number": facts.labourer_points},
    ),
    "deck": Term("my-village-term-deck", "my-village-explain-deck", (4, 23, 113, 114)),
    "tile": Term("my-village-term-tile", "my-village-explain-tile", (291, 292, 296, 297, 298)),
    "dice": Term("my-village-term-dice", "my-village-explain-dice", (47, 51, 61)),
    "opens": Term("my-village-explain-opens", "my-village-explain-opens-about", (62, 63, 70)),
    "black_banner": Term("my-village-term-black", "my-village-explain-black", (70, 85, 87, 88, 89)),
    "white_banner": Term("my-village-term-white", "my-village-explain-white", (125, 127, 128, 131, 132)),
    "grey_banner": Term("my-village-term-grey", "my-village-explain-grey", (233,)),
    "religion": Term("my-village-religion", "my-village-explain-religion", (10, 11)),
    "council": Term("my-village-council", "my-village-explain-council", (10, 11)),
    "harvest": Term("my-village-harvests", "my-village-explain-harvest", (10,)),
    "travels": Term("my-village-travel-area", "my-village-explain-travels", (10, 11, 231)),
    "workshops": Term("my-village-workshop-area", "my-village-explain-workshops", (10, 11)),
    "market": Term("my-village-market", "my-village-explain-market", (10, 116, 117)),
}  # fmt: skip

NAMED_SIGNS = {
    **{name: name for name in ("coin", *c.RESOURCES, *c.PROFESSIONS, "hand", "office", "school")},
    "hall": "town_hall",
    "question": "question_banner",
}
"""Signs that show something with a printed name."""

SIGNS = tuple(
    f"sign.{name}"
    for name in (
        "time", "coin", "story", "points", "horse", "beer", "plow", "parchment", "cart", "any", "generic",
        "mixed", "marker", "slot", "black_banner", "white_banner", "grey_banner", "opens", "customer",
        "office", "school", "question", "window", "shield", "redraw", "tile", "cloud", "bridge", "reaper",
        "cross", "coffin", "chronicle", "graves", "rat", "tree", "hall", "headman", "hand", "labourer",
        "deck", *c.PROFESSIONS,
    )
)  # fmt: skip

BOARD_ITEMS = (
    "personal_banner", "school", "question_banner", *c.SPACES, *c.RESOURCES, "coin",
)  # fmt: skip
"""What every village board has besides its villagers."""
HOME_TERMS = (
    "cloud", "tree", "generic", "marker", "window", "headman", "religion", "council", "harvest", "travels",
    "workshops", "market",
)  # fmt: skip
AT_HOME = {"question": "question_banner", "time": "cloud"}
"""Places of a village board with another name than what is there."""


def explainer(table: VillageTable, reader: Seat) -> Explainer:
    """Return what explains the things on a table to a reader."""
    return _Places(table, reader).explain


def figures(table: VillageTable, seat: Seat) -> tuple[Figure, ...]:
    """Return what a seat counts as its own. Time counts on past the bridge until the turn is over."""
    own = seat_name(seat)
    facts = table.facts
    counted = {
        "coin": table.has(seat, t.COINS),
        "time": table.has(seat, t.CLOUD) + facts.clouds * _has_crossed(table, seat),
        "tree": table.has(seat, t.TREE),
        "town_hall": table.has(seat, t.SAFE),
        **{name: stock_of(table, seat, name) for name in c.RESOURCES},
        "generic": table.has(seat, t.GENERIC_MARKERS),
        "marker": table.has(seat, t.MARKERS),
        "window": windows(table, seat),
    }
    return tuple(Figure(f"{own}.{name}", int(number), name == "time") for name, number in counted.items())


def stock_of(table: VillageTable, seat: Seat, resource: str) -> int:
    """Return how many of a resource a village has, ploughs on fields included (MV-18, MV-225)."""
    if resource == "plow":
        return int(table.plows(seat))
    return int(table.has(seat, t.GOODS + table.facts.resource_ids.index(resource)))


def _has_crossed(table: VillageTable, seat: Seat) -> bool:
    """Tell whether a seat has crossed the bridge in this turn and its death is not over (MV-77, MV-176)."""
    if table.has(seat, t.REAPER):
        return True
    step: Step | None = table.top
    while step is not None:
        if isinstance(step, ChooseDeceased | RollRat) and seat in step.fields():
            return True
        step = step.below
    return False


class _Places(Cards):
    """Explains what is where on a table, for one reader."""

    def explain(self, place: str) -> Explanation | None:
        where, _, what = place.partition(".")
        seat = seat_from_name(where)
        if seat is not None and 0 <= seat < self.table.players:
            return self.at_home(seat, what) if what else self.village(seat)
        if where == "sign":
            return self.sign(what)
        if where in {"value", "pool", "zone", "centre", "chronicle"} and what:
            return getattr(self, f"at_{where}")(what)  # type: ignore[no-any-return]
        return self.item(place) or self.counted(place)

    # The middle of the table. ----------------------------------------------------------------------

    def sign(self, name: str) -> Explanation | None:
        """Explain a symbol, apart from what it says just now."""
        if f"sign.{name}" not in SIGNS:
            return None
        return self.item(NAMED_SIGNS[name]) if name in NAMED_SIGNS else self.term(name)

    def term(self, name: str, *now: Message) -> Explanation:
        """Explain what has no entry in the component file."""
        known = TERMS[name]
        about = Message(known.about, known.numbers(self.facts, self.table.players))
        return Explanation(Message(known.title), (about,), now, rules=rules(*known.rules))

    def counted(self, place: str) -> Explanation | None:
        """Explain the pieces of the main board with their figures."""
        table = self.table
        if place == "rat":
            red = table.rat <= self.facts.red_spaces
            id_ = "my-village-explain-rat-red" if red else "my-village-explain-rat-grey"
            return self.term("rat", Message(id_, {"number": table.rat}))
        if place == "deck":
            number = len(members(table.deck))
            return self.term("deck", Message("my-village-explain-deck-now", {"number": number}))
        if place == "graves":
            return self.term("graves", Message("my-village-explain-grave-now", {"number": table.graves}))
        if place == "coffins":
            last = self.facts.last_coffin[table.players]
            about: Arguments = {"number": table.coffins(), "last": last}
            return self.term("coffin", Message("my-village-explain-coffin-now", about))
        return self.term(place) if place in {"chronicle", "dice"} else None

    def at_value(self, text: str) -> Explanation | None:
        """Explain a banner value: what it costs the reader now, and what it opens."""
        if not text.isdigit() or not f.LOWEST <= int(text) <= f.HIGHEST:
            return None
        value = int(text)
        about = (Message("my-village-explain-value-about"),)
        title = Message("my-village-explain-value", {"number": value})
        about_it = rules(62, 63, 64, 65, 67, 70, 71)
        seat = self.seat
        if self.table.over():
            return Explanation(title, about, rules=about_it)
        ways = ways_to_value(self.table, seat, value)
        costs = (_price(ways[0]) or (Message("my-village-some-nothing"),)) if ways else ()
        return Explanation(title, about, tuple(self._value_now(seat, value, ways)), costs, rules=about_it)

    def _value_now(self, seat: Seat, value: int, ways: list[Way]) -> Iterator[Message]:
        for way in ways[1:]:
            about: Arguments = {"time": way.time, "markers": way.markers, "coins": way.coins}
            yield Message("my-village-explain-value-way", about)
        making = self.table.top is not None and type(self.table.top).__name__ == "MakeValue"
        if making and self.table.active == seat and not ways:
            yield Message("my-village-explain-value-never", {"number": value})
        black, white = (
            [self._item_at(place) for place in places] for places in opened_by(self.table, seat, value)
        )
        if black:
            yield Message("my-village-explain-value-black", {"banners": list(black)})
        else:
            yield Message("my-village-explain-value-no-black")
        if white:
            yield Message("my-village-explain-value-white", {"banners": list(white)})
        else:
            yield Message("my-village-explain-value-no-white")

    def _item_at(self, place: str) -> str:
        """Return the component at a place."""
        name = place.partition(".")[2] or place
        return c.FIELD if name.startswith("field_") else name

    def at_pool(self, die: str) -> Explanation | None:
        """Explain a kind of dice of the pool: `w3`."""
        colour, face = die[:1], die[1:]
        if colour not in {"w", "b"} or not face.isdigit() or not 1 <= int(face) <= t.FACES:
            return None
        number = self.table.pool[int(face) - 1 + (t.BLACK if colour == "b" else 0)]
        black = colour == "b"
        title = "my-village-explain-die-black" if black else "my-village-explain-die-white"
        about = [Message("my-village-explain-die")]
        if black:
            about.append(Message("my-village-explain-die-time", {"number": self.facts.black_die_time}))
        return Explanation(
            Message(title, {"face": int(face)}),
            tuple(about),
            (Message("my-village-explain-pool", {"number": number}),),
            amounts(time=self.facts.black_die_time) if black else (),
            rules=rules(47, 61, 62, 63, 64, 65, *([67] if black else [])),
        )

    def at_zone(self, card: str) -> Explanation | None:
        """Explain a customer of the zone."""
        row = self._row(card)
        if row is None or not f.CUSTOMER <= row < f.PILE or not self.table.zone >> (row - f.CUSTOMER) & 1:
            return None
        return self.item(card)

    def at_centre(self, card: str) -> Explanation | None:
        """Explain a card or pile of the middle."""
        if card in self.facts.symbol_ids:
            return self.item(card)
        row = self._row(card)
        if row is None or f.TRAVEL <= row < f.WORKSHOP or f.CUSTOMER <= row < f.PILE:
            return None
        return self.item(card) if in_centre(self.table, row) else None

    def at_chronicle(self, profession: str) -> Explanation | None:
        """Explain the coffins of a profession."""
        if profession not in self.facts.profession_ids:
            return None
        found = self.term("chronicle", self._next_coffin(self.facts.profession_ids.index(profession)))
        return msgspec.structs.replace(found, title=name_of(profession), item=profession)

    def _next_coffin(self, profession: int) -> Message:
        if self.table.chronicle[profession] >= f.COFFINS:
            return Message("my-village-explain-chronicle-full")
        return Message("my-village-explain-chronicle-next", {"number": self._coffin_story(profession)})

    def _coffin_story(self, profession: int) -> int:
        """Return the story points for the next dead of a profession (MV-178, MV-179)."""
        filled = self.table.chronicle[profession]
        return int(self.facts.chronicle[profession * f.COFFINS + filled]) if filled < f.COFFINS else 0

    # Villages. -------------------------------------------------------------------------------------

    def village(self, seat: Seat) -> Explanation:
        """Explain a player's village as a whole."""
        return Explanation(
            Message("my-village-explain-village", {"seat": seat}),
            (Message("my-village-explain-village-about"),),
            (self._points(seat),),
            rules=rules(10, 11, 12),
        )

    def _points(self, seat: Seat) -> Message:
        about: Arguments = {"seat": seat, "number": score(self.table, seat)}
        return Message("my-village-explain-points-now", about)

    def at_home(self, seat: Seat, name: str) -> Explanation | None:
        """Explain something of a village, with its figures; None if the village has no such thing."""
        name = AT_HOME.get(name, name)
        found = (
            self._own_card(seat, name)
            or self._own_term(seat, name)
            or (self.item(name) if name in (*BOARD_ITEMS, *self.facts.profession_ids) else None)
        )
        if found is None:
            return None
        if name == "personal_banner" and self.table.has(seat, t.BOARD) != t.NONE:
            values = self.box.village_board[self.table.has(seat, t.BOARD)].values
            found = msgspec.structs.replace(found, costs=needs(values))
        belongs = Message("my-village-belongs", {"seat": seat})
        return msgspec.structs.replace(found, now=(*self._now(seat, name), *found.now, belongs))

    def _own_term(self, seat: Seat, name: str) -> Explanation | None:
        table = self.table
        if name in HOME_TERMS:
            return self.term(name)
        if name == "points":
            return self.term("points", self._points(seat))
        if name == "labourer" and table.has(seat, t.LABOURERS):
            return self.term("labourer")
        if name == "tile" and table.has(seat, t.TILE) != t.NONE:
            beside = self._item_at(f".{banner_name(table, seat, table.has(seat, t.TILE))}")
            return self.term("tile", Message("my-village-explain-tile-now", {"card": beside}))
        if name == "customer":
            served, waiting = (len(members(table.has(seat, what))) for what in (t.SERVED, t.MARKET))
            about: Arguments = {"served": served, "waiting": waiting}
            return self.term("customer", Message("my-village-explain-customer-now", about))
        return None

    def _own_card(self, seat: Seat, name: str) -> Explanation | None:
        """Explain a card of a village: what its white banner costs and gives, and how full it is."""
        served = name.removeprefix("served.")
        if name != served:
            there = self._owns(seat, t.SERVED, f.CUSTOMER, served)
            return self.served(served) if there else None
        if name == "turned":
            turned = self.table.turned if seat == self.table.active else t.NONE
            return self.item(self.facts.ids[f.TRAVEL + turned]) if turned != t.NONE else None
        if name.startswith("field_"):
            number = name.removeprefix("field_")
            there = number.isdigit() and 1 <= int(number) <= self.table.has(seat, t.FIELD_CARDS)
            return self.at_field(int(number)) if there else None
        return self.white(name) if self._has_card(seat, name) else None

    def _now(self, seat: Seat, name: str) -> Iterator[Message]:
        """Say how it is with something of a village now."""
        table = self.table
        counted = {"coin": t.COINS, "tree": t.TREE, "town_hall": t.SAFE, "generic": t.GENERIC_MARKERS,
                   "marker": t.MARKERS, "labourer": t.LABOURERS}  # fmt: skip
        if name in counted:
            yield Message("my-village-has", {"seat": seat, "number": table.has(seat, counted[name])})
        elif name in c.RESOURCES:
            yield Message("my-village-has", {"seat": seat, "number": stock_of(table, seat, name)})
        elif name in self.facts.profession_ids:
            profession = self.facts.profession_ids.index(name)
            if table.present(seat, profession):
                yield Message("my-village-explain-present")
                number = self._coffin_story(profession)
                yield Message("my-village-explain-if-dead", {"number": number})
            else:
                yield Message("my-village-explain-absent")
        elif name == "school":
            number = len(members(table.has(seat, t.SCHOOL)))
            yield Message("my-village-explain-school-now", {"number": number})
        elif name == "window":
            number = windows(table, seat)
            about: Arguments = {"number": number, "points": self.facts.window_points[number]}
            yield Message("my-village-explain-window-now", about)
        elif name == "cloud":
            yield from self._time(seat)
        elif name.startswith("field_"):
            plow = table.has(seat, t.PLOWS) >> (int(name.removeprefix("field_")) - 1) & 1
            yield Message("my-village-now-plow" if plow else "my-village-now-no-plow")
        if name in t.SPACES and t.SPACES[table.has(seat, t.HEADMAN)] == name:
            yield Message("my-village-explain-headman-here")
        yield from self._card_now(seat, name)

    def _time(self, seat: Seat) -> Iterator[Message]:
        cloud, reaper = self.table.has(seat, t.CLOUD), self.table.has(seat, t.REAPER)
        about: Arguments = {"number": cloud, "clouds": self.facts.clouds}
        yield Message("my-village-explain-clouds-reaper" if reaper else "my-village-explain-clouds", about)
        if not reaper:
            yield Message("my-village-explain-clouds-left", {"number": self.facts.clouds - cloud})

    def _card_now(self, seat: Seat, name: str) -> Iterator[Message]:
        """Say of their own card how full it is, whether it was used, and whether its area is active."""
        table, row = self.table, self._row(name)
        if row is not None:
            slots = self._slots(seat, row)
            if slots is not None:
                yield Message("my-village-has-slots", {"number": slots, "slots": self.facts.slots[row]})
            covered = members(table.has(seat, t.COVERED)) if f.CHAMBER <= row < f.SQUARE else []
            if covered:
                slots_of = [self._covered(row, slot) for slot in covered]
                yield Message("my-village-explain-covered", {"slots": list(slots_of)})
            who = keeper(row)
            if who != t.NONE and not table.present(seat, who):
                yield Message("my-village-now-inactive", {"profession": self.facts.profession_ids[who]})
        tile = table.has(seat, t.TILE)
        if tile != t.NONE and banner_name(table, seat, tile) == name:
            yield Message("my-village-now-tiled")
        if seat == table.active and name in (banner_name(table, seat, used) for used in members(table.used)):
            yield Message("my-village-now-used")

    def _covered(self, row: int, slot: int) -> str:
        by_profession = self.facts.chamber_effect[row - f.CHAMBER] == f.COVER_PROFESSIONS
        return (self.facts.profession_ids if by_profession else self.facts.category_ids)[slot]

    def _slots(self, seat: Seat, row: int) -> int | None:
        """Return how many slots of their own card are filled; None if it has none."""
        has = self.table.has
        if row >= f.CUSTOMER or not self.facts.slots[row]:
            return None
        if row >= f.WORKSHOP:
            return int(has(seat, t.GOODS + self.facts.workshop_type[row - f.WORKSHOP]))
        if row == f.SQUARE:
            return int(has(seat, t.MARKERS))
        if row >= f.CHAMBER:
            return int(has(seat, t.GENERIC_MARKERS) + len(members(has(seat, t.COVERED))))
        return int(has(seat, t.PROTECTIONS))


def _price(way: Way) -> Phrases:
    return amounts(time=way.time, marker=way.markers, coin=way.coins)
