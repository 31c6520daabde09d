"""What a seat, or a spectator, may see. Rules: 3.1 (MV-3, MV-4).

One function makes the view; everything that shows a table, and everything that learns from one, reads
only this. The numeric form is made from the view too, so that it cannot show more. All readers see the same.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from batisseurs.games.my_village import facts as f
from batisseurs.games.my_village import table as t
from batisseurs.games.my_village.banner_value import die_name, value_place
from batisseurs.games.my_village.council import banner_name
from batisseurs.games.my_village.ending import SCORES, customer_points, leftovers, score, score_line
from batisseurs.games.my_village.facts import members
from batisseurs.games.my_village.prospects import closed_to, opened_by, ways_to_value
from batisseurs.games.my_village.religion import windows
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel.game import Feature, PendingView, pending_view
from batisseurs.kernel.seats import Seat, seat_name

STEP_FIELDS = 4
STEPS_SHOWN = 48
MOST = 1_000_000
SEAT_FIELDS = {"RevealCustomer": (), "RevealMonk": (), "RepelRats": (0, 1)}
"""Which numbers of a step are seats; of the others the first one."""


class DieView(msgspec.Struct, frozen=True):
    """Dice of one colour and face in the pool."""

    place: str
    die: str
    colour: str
    face: int
    number: int


class CardView(msgspec.Struct, frozen=True):
    """A card and the id of its place."""

    place: str
    card: str


class PileView(msgspec.Struct, frozen=True):
    """A pile of the middle, dark side up: its top card, if it shows, and the number of cards (MV-5)."""

    place: str
    card: str
    number: int


class WorkshopView(msgspec.Struct, frozen=True):
    """A workshop and its stock."""

    place: str
    card: str
    resource: str
    stock: int
    slots: int


class FieldView(msgspec.Struct, frozen=True):
    """A field of a village."""

    place: str
    plow: bool


class ScoreView(msgspec.Struct, frozen=True):
    """A line of the score pad as it would be counted now."""

    line: str
    points: int


class VillageView(msgspec.Struct, frozen=True):
    """One player's village."""

    seat: int
    board: str | None
    personal_values: tuple[int, ...]
    coins: int
    tree: int
    safe: int
    headman: str
    cloud: int
    reaper: bool
    labourers: int
    school_left: bool
    school_right: bool
    villagers: tuple[str, ...]
    church: CardView | None
    protections: int
    monks: tuple[CardView, ...]
    windows: int
    window_points: int
    chamber: CardView | None
    covered: tuple[str, ...]
    generic: int
    square: bool
    markers: int
    tile: str | None
    fields: tuple[FieldView, ...]
    travels: tuple[CardView, ...]
    workshops: tuple[WorkshopView, ...]
    market: tuple[CardView, ...]
    served: tuple[CardView, ...]
    served_points: int
    score: int
    score_lines: tuple[ScoreView, ...]
    leftovers: int
    rank: int


class DemandView(msgspec.Struct, frozen=True):
    """A demand of the bill that is being paid: so many units, each with any of these means."""

    means: tuple[str, ...]
    units: int


class WayView(msgspec.Struct, frozen=True):
    """One way to make a banner value: time of black dice, markers of the square, coins."""

    time: int
    markers: int
    coins: int


class ValueView(msgspec.Struct, frozen=True):
    """A banner value: how it can be made now, and the places of the banners that it opens."""

    value: int
    ways: tuple[WayView, ...]
    black: tuple[str, ...]
    white: tuple[str, ...]


class MyVillageView(msgspec.Struct, frozen=True):
    """The table as one reader sees it.

    `values` and `closed` are about the reader's village; for a spectator, about the active player's.
    """

    players: int
    reader: int
    round: int
    turn: int
    active: int
    first: int
    holder: int
    hand: int
    hand_back: bool
    pool: tuple[DieView, ...]
    dice: tuple[str, ...]
    value: int
    white: bool
    used: tuple[str, ...]
    bill: tuple[DemandView, ...]
    zone: tuple[CardView, ...]
    deck: int
    churches: tuple[CardView, ...]
    chambers: tuple[CardView, ...]
    workshops: tuple[CardView, ...]
    squares: int
    fields: int
    monks: tuple[PileView, ...]
    travels: tuple[PileView, ...]
    turned: CardView | None
    chronicle: tuple[int, ...]
    graves: int
    coffins: int
    last_coffin: int
    rat: int
    red: bool
    protected: tuple[int, ...]
    villages: tuple[VillageView, ...]
    pending: PendingView | None
    ending: str
    values: tuple[ValueView, ...] = ()
    closed: tuple[str, ...] = ()
    """Cards of the middle for which the village has no room, whatever the value and the cost."""


def view(table: VillageTable, reader: Seat) -> MyVillageView:
    """Return what a reader may see."""
    return view_beside(table, reader, _open_table(table, reader))


def view_beside(table: VillageTable, reader: Seat, public: MyVillageView) -> MyVillageView:
    """Return what a reader may see: what all see, and what their own village could do."""
    if table.over():
        return msgspec.structs.replace(public, reader=reader)
    seat = reader if reader >= 0 else table.active
    return msgspec.structs.replace(
        public,
        reader=reader,
        values=tuple(_value(table, seat, value) for value in range(f.LOWEST, f.HIGHEST + 1)),
        closed=tuple(closed_to(table, seat)),
    )


def _value(table: VillageTable, seat: Seat, value: int) -> ValueView:
    ways = tuple(WayView(*way) for way in ways_to_value(table, seat, value))
    black, white = opened_by(table, seat, value)
    return ValueView(value, ways, tuple(black), tuple(white))


def _open_table(table: VillageTable, reader: Seat) -> MyVillageView:
    """Return what is on the table. Everything open is public (MV-3), and of piles only the size (MV-4)."""
    facts = table.facts
    ids = facts.ids

    def centre(cards: int, first: int) -> tuple[CardView, ...]:
        return tuple(_card("centre", ids[first + number]) for number in members(cards))

    return MyVillageView(
        players=table.players,
        reader=reader,
        round=table.round,
        turn=table.turn,
        active=table.active,
        first=table.first,
        holder=table.holder,
        hand=table.hand,
        hand_back=table.back,
        pool=_pool(table),
        dice=tuple(die_name(die) for die in (table.die, table.other_die) if die != t.NONE),
        value=table.value,
        white=table.mode == t.BY_WHITE,
        used=tuple(_used(table)),
        bill=tuple(
            DemandView(tuple(MEANS[means] for means in members(table.bill_means[index])), units)
            for index, units in enumerate(table.bill_units)
            if units > 0
        ),
        zone=tuple(_card("zone", ids[f.CUSTOMER + number]) for number in members(table.zone)),
        deck=len(members(table.deck)),
        churches=centre(table.churches, f.CHURCH),
        chambers=centre(table.chambers, f.CHAMBER),
        workshops=centre(table.workshops, f.WORKSHOP),
        squares=table.squares,
        fields=table.fields,
        monks=tuple(_monk_pile(table, pile) for pile in range(f.MONK_PILES)),
        travels=tuple(
            PileView(
                f"centre.{ids[f.PILE + letter]}",
                ids[f.PILE + letter],
                len(members(table.piles[t.TRAVEL_PILE + letter])),
            )
            for letter in range(f.LETTERS)
        ),
        turned=(
            CardView(f"{seat_name(table.active)}.turned", ids[f.TRAVEL + table.turned])
            if table.turned != t.NONE
            else None
        ),
        chronicle=tuple(table.chronicle),
        graves=table.graves,
        coffins=table.coffins(),
        last_coffin=facts.last_coffin[table.players],
        rat=table.rat,
        red=table.rat <= facts.red_spaces,
        protected=tuple(members(table.protected)),
        villages=tuple(_village(table, seat) for seat in range(table.players)),
        pending=pending_view(table),
        ending=t.ENDINGS[table.ending],
    )


MEANS = ("horse", "beer", "plow", "parchment", "cart", "coin", "field_plow", "generic")


def _card(where: str, card: str) -> CardView:
    return CardView(f"{where}.{card}", card)


def _pool(table: VillageTable) -> tuple[DieView, ...]:
    return tuple(
        DieView(
            f"pool.{die_name(die)}",
            die_name(die),
            "black" if die >= t.BLACK else "white",
            die % t.FACES + 1,
            number,
        )
        for die, number in enumerate(table.pool)
        if number > 0
    )


def _used(table: VillageTable) -> Iterable[str]:
    """Name the white banners activated this turn; a customer served has left the market."""
    for banner in members(table.used):
        yield banner_name(table, table.active, banner)


def _monk_pile(table: VillageTable, pile: int) -> PileView:
    top = table.tops[pile]
    below = len(members(table.piles[pile]))
    if top == t.NONE:
        return PileView(f"centre.{table.facts.symbol_ids[pile]}", "", below)
    card = table.facts.ids[f.MONK + top]
    return PileView(f"centre.{card}", card, below + 1)


def _village(table: VillageTable, seat: Seat) -> VillageView:
    facts = table.facts
    ids = facts.ids
    name = seat_name(seat)

    def has(what: int) -> int:
        return table.has(seat, what)

    def one(what: int, first: int) -> CardView | None:
        return _card(name, ids[first + has(what)]) if has(what) != t.NONE else None

    def some(cards: Iterable[int], first: int, where: str = name) -> tuple[CardView, ...]:
        return tuple(_card(where, ids[first + number]) for number in cards)

    board = has(t.BOARD)
    chamber = has(t.CHAMBER_CARD)
    by_profession = chamber != t.NONE and facts.chamber_effect[chamber] == f.COVER_PROFESSIONS
    slots = facts.profession_ids if by_profession else facts.category_ids
    return VillageView(
        seat=seat,
        board=facts.board_ids[board] if board != t.NONE else None,
        personal_values=tuple(t.values_of(facts.personal_values[board])) if board != t.NONE else (),
        coins=has(t.COINS),
        tree=has(t.TREE),
        safe=has(t.SAFE),
        headman=t.SPACES[has(t.HEADMAN)],
        cloud=has(t.CLOUD),
        reaper=bool(has(t.REAPER)),
        labourers=has(t.LABOURERS),
        school_left=bool(has(t.SCHOOL) & t.LEFT),
        school_right=bool(has(t.SCHOOL) & t.RIGHT),
        villagers=tuple(facts.profession_ids[who] for who in members(has(t.VILLAGERS))),
        church=one(t.CHURCH_CARD, f.CHURCH),
        protections=has(t.PROTECTIONS),
        monks=some(members(has(t.MONK_CARDS)), f.MONK),
        windows=windows(table, seat),
        window_points=int(table.facts.window_points[windows(table, seat)]),
        chamber=one(t.CHAMBER_CARD, f.CHAMBER),
        covered=tuple(slots[slot] for slot in members(has(t.COVERED))),
        generic=has(t.GENERIC_MARKERS),
        square=bool(has(t.SQUARE_CARD)),
        markers=has(t.MARKERS),
        tile=banner_name(table, seat, has(t.TILE)) if has(t.TILE) != t.NONE else None,
        fields=tuple(
            FieldView(f"{name}.{t.field_name(field)}", bool(has(t.PLOWS) >> field & 1))
            for field in range(has(t.FIELD_CARDS))
        ),
        travels=some([has(t.TRAVELLED + place) for place in range(has(t.JOURNEY))], f.TRAVEL),
        workshops=tuple(
            WorkshopView(
                f"{name}.{ids[f.WORKSHOP + shop]}",
                ids[f.WORKSHOP + shop],
                facts.resource_ids[type_],
                has(t.GOODS + type_),
                facts.slots[f.WORKSHOP + shop],
            )
            for type_ in range(f.RESOURCES)
            if (shop := has(t.SHOP + type_)) != t.NONE
        ),
        market=some(members(has(t.MARKET)), f.CUSTOMER),
        served=some(members(has(t.SERVED)), f.CUSTOMER, f"{name}.served"),
        served_points=int(customer_points(table, seat)),
        score=score(table, seat),
        score_lines=tuple(
            ScoreView(line, score_line(table, seat, index)) for index, line in enumerate(SCORES)
        ),
        leftovers=leftovers(table, seat),
        rank=table.ranks[seat],
    )


def places(table: VillageTable, reader: Seat) -> set[str]:
    """Return the ids of all places and pieces in a reader's view."""
    seen = _open_table(table, reader)
    found = {"deck", "office", "hand", "rat", "dice", "graves", "coffins"}
    found |= {f"chronicle.{who}" for who in table.facts.profession_ids}
    found |= {die.place for die in seen.pool}
    found |= {value_place(value) for value in range(f.LOWEST, f.HIGHEST + 1)}
    found |= {card.place for card in (*seen.zone, *seen.churches, *seen.chambers, *seen.workshops)}
    found |= {pile.place for pile in (*seen.monks, *seen.travels) if pile.number > 0}
    if seen.squares:
        found.add(f"centre.{table.facts.ids[f.SQUARE]}")
    if seen.fields:
        found.add(f"centre.{table.facts.ids[f.FIELD]}")
    if seen.turned is not None:
        found.add(seen.turned.place)
    for village in seen.villages:
        found |= _village_places(table, village)
    return found


def _village_places(table: VillageTable, village: VillageView) -> set[str]:
    name = seat_name(village.seat)
    board = (
        "personal_banner", "school", "question", "generic", "marker", "tree", "time", "points", "window",
        "customer", *t.SPACES, *table.facts.profession_ids, *table.facts.resource_ids,
    )  # fmt: skip
    found = {name, *(f"{name}.{place}" for place in board)}
    cards = [*village.monks, *village.travels, *village.market, *village.served]
    found |= {card.place for card in (village.church, village.chamber, *cards) if card is not None}
    found |= {field.place for field in village.fields} | {shop.place for shop in village.workshops}
    if village.square:
        found |= {f"{name}.{table.facts.ids[f.SQUARE]}", f"{name}.tile"}
    if village.labourers:
        found.add(f"{name}.labourer")
    return found


def layout(players: int) -> list[Feature]:
    """Return the rows of numbers of `observe`; seats are counted from the reader (spectators: from 0)."""
    rows = [
        Feature("round", 1, MOST),
        Feature("turn", 1, 99),
        Feature("active", players, 1),
        Feature("first", players, 1),
        Feature("holder", players, 1),
        Feature("hand", 1, MOST),
        Feature("hand back", 1, 1),
        Feature("pool", t.DICE, 99),
        Feature("dice", t.DICE, 2),
        Feature("value", 1, f.HIGHEST),
        Feature("white", 1, 1),
        Feature("bill", t.BILL * (len(MEANS) + 1), 99),
        Feature("zone", f.CUSTOMERS, 1),
        Feature("deck", 1, f.CUSTOMERS),
        Feature("churches", f.CHURCHES, 1),
        Feature("chambers", f.CHAMBERS, 1),
        Feature("workshops", f.WORKSHOPS, 1),
        Feature("squares", 1, f.SQUARES),
        Feature("fields", 1, f.FIELDS),
        Feature("monks", f.MONKS, 1),
        Feature("monk piles", f.MONK_PILES, f.MONKS),
        Feature("travel piles", f.LETTERS, f.TRAVELS),
        Feature("turned", f.TRAVELS, 1),
        Feature("chronicle", f.PROFESSIONS, f.COFFINS),
        Feature("coffins", 1, MOST),
        Feature("rat", 1, 99),
        Feature("protected", players, 1),
        Feature("step", STEPS_SHOWN, 1),
        Feature("chooser", players, 1),
        Feature("step fields", STEP_FIELDS, 255, -9),
    ]
    for index in range(players):
        name = f"seat {index} "
        rows += [
            Feature(name + "board", f.BOARDS, 1),
            Feature(name + "coins", 1, MOST),
            Feature(name + "tree", 1, MOST),
            Feature(name + "safe", 1, MOST),
            Feature(name + "headman", len(t.SPACES), 1),
            Feature(name + "cloud", 1, 99),
            Feature(name + "reaper", 1, 1),
            Feature(name + "labourers", 1, MOST),
            Feature(name + "school", 2, 1),
            Feature(name + "villagers", f.PROFESSIONS, 1),
            Feature(name + "church", f.CHURCHES, 1),
            Feature(name + "protections", 1, 9),
            Feature(name + "monks", f.MONKS, 1),
            Feature(name + "chamber", f.CHAMBERS, 1),
            Feature(name + "covered", f.PROFESSIONS, 1),
            Feature(name + "generic", 1, 9),
            Feature(name + "square", 1, 1),
            Feature(name + "markers", 1, 9),
            Feature(name + "tile", t.WHITE, 1),
            Feature(name + "used", t.WHITE, 1),
            Feature(name + "fields", 1, f.FIELDS),
            Feature(name + "plows", f.FIELDS, 1),
            Feature(name + "travels", f.TRAVELS, 1),
            Feature(name + "workshops", f.WORKSHOPS, 1),
            Feature(name + "goods", f.RESOURCES, 9),
            Feature(name + "market", f.CUSTOMERS, 1),
            Feature(name + "served", f.CUSTOMERS, 1),
            Feature(name + "rank", 1, f.MOST_PLAYERS),
        ]
    return rows


class _Numbers:
    """Turns a view into numbers, seats counted from the reader."""

    def __init__(self, seen: MyVillageView, facts: f.Facts, step_names: list[str]) -> None:
        self.seen = seen
        self.facts = facts
        self.step_names = step_names
        self.first = max(seen.reader, 0)
        self.row_of = {card: row for row, card in enumerate(facts.ids)}

    def turned(self, seat: int) -> int:
        return (seat - self.first) % self.seen.players if seat >= 0 else -1

    def one_of(self, size: int, index: int) -> list[int]:
        return [int(place == index) for place in range(size)]

    def seat(self, seat: int) -> list[int]:
        return self.one_of(self.seen.players, self.turned(seat))

    def cards(self, cards: Iterable[CardView | WorkshopView | None], first: int, many: int) -> list[int]:
        rows = {self.row_of[card.card] - first for card in cards if card is not None}
        return [int(place in rows) for place in range(many)]

    def words(self, words: Iterable[str], known: Iterable[str]) -> list[int]:
        said = set(words)
        return [int(word in said) for word in known]

    def white(self, names: Iterable[str]) -> list[int]:
        """Return white banners by number: those of the board, then cards."""
        row = [0] * t.WHITE
        for name in names:
            row[self.white_place(name)] = 1
        return row

    def white_place(self, name: str) -> int:
        if name == "personal_banner":
            return t.PERSONAL
        if name == "school":
            return t.SCHOOL_BANNER
        if name.startswith("field_"):
            return t.OWN_FIELD + int(name.removeprefix("field_")) - 1
        row = self.row_of[name]
        if row >= f.CUSTOMER:
            return t.OWN_CUSTOMER + row - f.CUSTOMER
        if row >= f.WORKSHOP:
            return t.OWN_SHOP + self.facts.workshop_type[row - f.WORKSHOP]
        return t.OWN_SQUARE if row == f.SQUARE else t.OWN_CHAMBER

    def middle(self) -> list[int]:
        seen = self.seen
        dice = [die_name(die) for die in range(t.DICE)]
        pool = {die.die: die.number for die in seen.pool}
        bill: list[int] = []
        for index in range(t.BILL):
            demand = seen.bill[index] if index < len(seen.bill) else DemandView((), 0)
            bill += [*self.words(demand.means, MEANS), demand.units]
        return [
            seen.round,
            seen.turn,
            *self.seat(seen.active),
            *self.seat(seen.first),
            *self.seat(seen.holder),
            seen.hand,
            int(seen.hand_back),
            *(pool.get(die, 0) for die in dice),
            *(seen.dice.count(die) for die in dice),
            seen.value,
            int(seen.white),
            *bill,
            *self.cards(seen.zone, f.CUSTOMER, f.CUSTOMERS),
            seen.deck,
            *self.cards(seen.churches, f.CHURCH, f.CHURCHES),
            *self.cards(seen.chambers, f.CHAMBER, f.CHAMBERS),
            *self.cards(seen.workshops, f.WORKSHOP, f.WORKSHOPS),
            seen.squares,
            seen.fields,
            *self.words((pile.card for pile in seen.monks), self.facts.ids[f.MONK : f.MONK + f.MONKS]),
            *(pile.number for pile in seen.monks),
            *(pile.number for pile in seen.travels),
            *self.cards([seen.turned], f.TRAVEL, f.TRAVELS),
            *seen.chronicle,
            seen.coffins,
            seen.rat,
            *self.protected(),
            *self.pending(),
        ]

    def protected(self) -> list[int]:
        safe = {self.turned(seat) for seat in self.seen.protected}
        return [int(place in safe) for place in range(self.seen.players)]

    def pending(self) -> list[int]:
        pending = self.seen.pending
        fields: list[int] = []
        if pending is not None:
            seats = SEAT_FIELDS.get(pending.step, (0,))
            fields = [
                self.turned(value) if index in seats else value for index, value in enumerate(pending.fields)
            ]
        return [
            *self.one_of(STEPS_SHOWN, self.step_names.index(pending.step) if pending else -1),
            *self.seat(pending.chooser if pending else -1),
            *(fields + [0] * STEP_FIELDS)[:STEP_FIELDS],
        ]

    def village(self, village: VillageView) -> list[int]:
        facts = self.facts
        chamber = [self.row_of[village.chamber.card] - f.CHAMBER] if village.chamber is not None else []
        by_profession = bool(chamber) and facts.chamber_effect[chamber[0]] == f.COVER_PROFESSIONS
        stock = {shop.resource: shop.stock for shop in village.workshops}
        used = self.seen.used if village.seat == self.seen.active else ()
        return [
            *self.words([village.board or ""], facts.board_ids),
            village.coins,
            village.tree,
            village.safe,
            *self.words([village.headman], t.SPACES),
            village.cloud,
            int(village.reaper),
            village.labourers,
            int(village.school_left),
            int(village.school_right),
            *self.words(village.villagers, facts.profession_ids),
            *self.cards([village.church], f.CHURCH, f.CHURCHES),
            village.protections,
            *self.cards(village.monks, f.MONK, f.MONKS),
            *self.cards([village.chamber], f.CHAMBER, f.CHAMBERS),
            *self.words(village.covered, facts.profession_ids if by_profession else facts.category_ids),
            village.generic,
            int(village.square),
            village.markers,
            *self.white([village.tile] if village.tile is not None else []),
            *self.white(used),
            len(village.fields),
            *(int(place < len(village.fields) and village.fields[place].plow) for place in range(f.FIELDS)),
            *self.cards(village.travels, f.TRAVEL, f.TRAVELS),
            *self.cards(village.workshops, f.WORKSHOP, f.WORKSHOPS),
            *(stock.get(resource, 0) for resource in facts.resource_ids[: f.RESOURCES]),
            *self.cards(village.market, f.CUSTOMER, f.CUSTOMERS),
            *self.cards(village.served, f.CUSTOMER, f.CUSTOMERS),
            village.rank,
        ]


def observe(table: VillageTable, reader: Seat, step_names: list[str]) -> list[int]:
    """Return a view as numbers."""
    seen, facts = _open_table(table, reader), table.facts
    numbers = _Numbers(seen, facts, step_names)
    row = numbers.middle()
    for index in range(seen.players):
        row += numbers.village(seen.villages[(numbers.first + index) % seen.players])
    return row
