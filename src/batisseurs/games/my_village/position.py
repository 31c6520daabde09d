"""The game's part of a position document.

```toml
[table]
round = 3
first = "p1"                      # who started the round; who holds the hand: holder
hand = 2                          # story points on the hand; hand_back = true if its back shows
pool = ["w1", "w4", "b2"]         # dice; all of them are rolled if it is not said
zone = ["cu_01", "cu_10"]         # the customer zone; it is dealt if it is not said
monks = ["mo_r1", "", "mo_q2"]    # the open monks; dealt if it is not said
chronicle = { merchant = 1 }      # coffins filled
graves = 4
rat = 6                           # spaces before the invasion

[table.p1]
board = "board_1"                 # dealt if it is not said
coins = 2
tree = 4                          # story points; safe = on the town hall
cloud = 9
villagers = ["abbot", "merchant"] # all five if it is not said
workshops = ["ws_brewery_58"]
goods = { beer = 2 }
fields = 2
plows = [1]                       # fields with a plow
market = ["cu_25"]
tile = "cu_25"                    # the white banner with the value tile
```
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from batisseurs.games.my_village import facts as f
from batisseurs.games.my_village import table as t
from batisseurs.games.my_village.banner_value import die_name
from batisseurs.games.my_village.council import banner_name
from batisseurs.games.my_village.facts import all_of, members
from batisseurs.games.my_village.obstacles import condition, grey_means, in_centre, white_row
from batisseurs.games.my_village.office import has_advantage
from batisseurs.games.my_village.religion import windows
from batisseurs.games.my_village.table import VillageTable, draw_from
from batisseurs.games.my_village.village_board import school_can_act
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadPosition
from batisseurs.kernel.faults import Fault, fault
from batisseurs.kernel.seats import seat_from_name, seat_name
from batisseurs.kernel.source import Source
from batisseurs.kernel.step import Step

TABLE_KEYS = {
    "round", "turn", "active", "first", "holder", "hand", "hand_back", "pool", "dice", "value", "white",
    "used", "bill", "paid_with", "zone", "monks", "turned", "chronicle", "graves", "rat", "protected",
    "ending",
}  # fmt: skip
SEAT_KEYS = {
    "board", "coins", "tree", "safe", "headman", "cloud", "reaper", "labourers", "school", "villagers",
    "church", "protections", "chamber", "covered", "generic", "square", "markers", "tile", "fields",
    "plows", "monks",
    "travels", "workshops", "goods", "market", "served", "rank",
}  # fmt: skip
MOST = 1_000_000
MEANS = ("horse", "beer", "plow", "parchment", "cart", "coin", "field_plow", "generic")
SLOTS = ("left", "right")
DICE = tuple(die_name(die) for die in range(t.DICE))
FIELD_NAMES = tuple(t.field_name(field) for field in range(f.FIELDS))


# Writing. ----------------------------------------------------------------------------------------


def write(table: VillageTable) -> dict[str, Any]:
    """Say everything about a table."""
    ids = table.facts.ids
    document: dict[str, Any] = {
        "round": table.round,
        "turn": table.turn,
        "active": seat_name(table.active),
        "first": seat_name(table.first),
        "holder": seat_name(table.holder),
        "hand": table.hand,
        "hand_back": table.back,
        "pool": [DICE[die] for die in range(t.DICE) for _ in range(table.pool[die])],
        "dice": [DICE[die] for die in (table.die, table.other_die) if die != t.NONE],
        "value": table.value,
        "white": table.mode == t.BY_WHITE,
        "used": [banner_name(table, table.active, banner) for banner in members(table.used)],
        "bill": [
            {"means": [MEANS[means] for means in members(table.bill_means[index])], "units": units}
            for index, units in enumerate(table.bill_units)
            if units > 0
        ],
        "paid_with": MEANS[table.paid_with],
        "zone": [ids[f.CUSTOMER + number] for number in members(table.zone)],
        "monks": [ids[f.MONK + top] if top != t.NONE else "" for top in table.tops],
        "turned": ids[f.TRAVEL + table.turned] if table.turned != t.NONE else "",
        "chronicle": dict(zip(table.facts.profession_ids, table.chronicle, strict=True)),
        "graves": table.graves,
        "rat": table.rat,
        "protected": [seat_name(seat) for seat in members(table.protected)],
        "ending": t.ENDINGS[table.ending],
    }
    for seat in range(table.players):
        document[seat_name(seat)] = _side(table, seat)
    return document


def _side(table: VillageTable, seat: int) -> dict[str, Any]:
    facts = table.facts
    ids = facts.ids

    def has(what: int) -> int:
        return table.has(seat, what)

    def named(names: list[str], cards: int, first: int = 0) -> list[str]:
        return [names[first + number] for number in members(cards)]

    shops = [has(t.SHOP + type_) for type_ in range(f.RESOURCES)]
    side: dict[str, Any] = {
        "coins": has(t.COINS),
        "tree": has(t.TREE),
        "safe": has(t.SAFE),
        "headman": t.SPACES[has(t.HEADMAN)],
        "cloud": has(t.CLOUD),
        "reaper": bool(has(t.REAPER)),
        "labourers": has(t.LABOURERS),
        "school": [slot for index, slot in enumerate(SLOTS) if has(t.SCHOOL) >> index & 1],
        "villagers": named(facts.profession_ids, has(t.VILLAGERS)),
        "protections": has(t.PROTECTIONS),
        "covered": named(slot_names(facts, has(t.CHAMBER_CARD)), has(t.COVERED)),
        "generic": has(t.GENERIC_MARKERS),
        "square": bool(has(t.SQUARE_CARD)),
        "markers": has(t.MARKERS),
        "fields": has(t.FIELD_CARDS),
        "plows": [field + 1 for field in members(has(t.PLOWS))],
        "monks": named(ids, has(t.MONK_CARDS), f.MONK),
        "travels": [ids[f.TRAVEL + has(t.TRAVELLED + place)] for place in range(has(t.JOURNEY))],
        "workshops": [ids[f.WORKSHOP + shop] for shop in shops if shop != t.NONE],
        "goods": {
            facts.resource_ids[type_]: has(t.GOODS + type_)
            for type_ in range(f.RESOURCES)
            if shops[type_] != t.NONE
        },
        "market": named(ids, has(t.MARKET), f.CUSTOMER),
        "served": named(ids, has(t.SERVED), f.CUSTOMER),
        "rank": table.ranks[seat],
    }
    # An empty text says that the set-up has not dealt the board yet.
    side["board"] = facts.board_ids[has(t.BOARD)] if has(t.BOARD) != t.NONE else ""
    if has(t.CHURCH_CARD) != t.NONE:
        side["church"] = ids[f.CHURCH + has(t.CHURCH_CARD)]
    if has(t.CHAMBER_CARD) != t.NONE:
        side["chamber"] = ids[f.CHAMBER + has(t.CHAMBER_CARD)]
    if has(t.TILE) != t.NONE:
        side["tile"] = banner_name(table, seat, has(t.TILE))
    return side


def slot_names(facts: f.Facts, chamber: int) -> list[str]:
    """Return what the slots of a chamber stand for."""
    if chamber != t.NONE and facts.chamber_effect[chamber] == f.COVER_PROFESSIONS:
        return facts.profession_ids
    return facts.category_ids


# What is pending. --------------------------------------------------------------------------------


def contradictions(table: VillageTable) -> Iterator[Fault]:
    """Say how the pending steps contradict the table: never, in a game that was played."""
    steps = table.pending()
    if table.ending != t.GOING_ON:
        if steps:
            yield fault(
                "my-village-pending-ended", "the game has ended, but {step} is pending", step=str(steps[0])
            )
        return
    for index, step in enumerate(steps):
        if not _fits(table, step, steps[:index]):
            yield fault(
                "my-village-pending-state",
                "{step} is pending, but what lies on the table does not fit it",
                step=str(step),
            )
            return
    yield from _loose_ends(table, steps)
    turns = table.players * table.facts.turns[table.players] - table.turn - int(table.value > 0)
    if any(type(step).__name__ == "Turns" for step in steps) and not _is_rolling(steps):
        needed = 2 * max(turns, 0)
        if table.dice() < needed:
            yield fault(
                "my-village-pending-dice",
                "the pool has {number} dice, but the turns left in this round need {needed} (MV-61)",
                number=table.dice(),
                needed=needed,
            )


def _is_rolling(steps: list[Step]) -> bool:
    return any(type(step).__name__ == "RollDice" for step in steps)


def _fits(table: VillageTable, step: Step, before: list[Step]) -> bool:
    """Tell whether the table allows a step; some things are different once others are done."""
    name, fields = type(step).__name__, step.fields()
    earlier = {type(other).__name__ for other in before}
    checks: dict[str, Callable[[], bool]] = {
        "RevealCustomer": lambda: table.deck != 0 and len(members(table.zone)) < fields[0],
        "RevealMonk": lambda: table.tops[fields[0]] == t.NONE and table.piles[fields[0]] != 0,
        "DealBoard": lambda: table.has(fields[0], t.BOARD) == t.NONE,
        "FindFirst": lambda: table.round == 0,
        "RollDice": lambda: _dice_missing(table),
        "MakeValue": lambda: table.value == 0,
        "TakeDice": lambda: table.value == 0 and step.choices(table) != [],
        "PayForValue": lambda: table.value > 0 and step.choices(table) != [],
        "ActivateBanner": lambda: table.value > 0 or bool(earlier & {"MakeValue", "TakeDice"}),
        "PayUnit": lambda: _payable(table, step),
        "CarryOut": lambda: _can_carry_out(table, fields[0], fields[1], bill=bool(earlier & {"PayUnit"})),
        "UseCounter": lambda: table.zone != 0 and has_advantage(table, fields[0], f.FREE_CUSTOMER),
        "TakeFreeCustomer": lambda: table.zone != 0 or "RevealCustomer" in earlier,
        "TakeCustomer": lambda: fields[2] < fields[1] and step.choices(table) != [],
        "UseSchool": lambda: school_can_act(table, fields[0]),
        "CoverSlot": lambda: _covers(table, fields[0]),
        "PlaceTile": lambda: _tile_fits(table, fields[0], fields[1]),
        "FinishSquare": lambda: (
            table.has(fields[0], t.SQUARE_CARD) != fields[1] and (fields[1] == 0 or table.squares > 0)
        ),
        "TurnTravelCard": lambda: _can_turn(table, fields[0], fields[1]),
        "KeepTravelCard": lambda: (
            table.turned != t.NONE and table.facts.letter[table.turned] == table.has(fields[0], t.JOURNEY)
        ),
        "UseMonk": lambda: _monk_waits(table, fields[0], fields[1]),
        "AddMonk": lambda: _monk_waits(table, fields[0], fields[1]),
        "ChooseDeceased": lambda: table.has(fields[0], t.VILLAGERS) != 0,
        "HireLabourer": lambda: table.has(fields[0], t.VILLAGERS) == 0,
        "RollRat": lambda: table.rat > 0,
        "RepelRats": lambda: (
            table.rat == 0 and not table.protected >> fields[0] & 1 and _may_repel(table, fields)
        ),
        "RatInvasion": lambda: table.rat == 0,
    }
    check = checks.get(name)
    return check is None or check()


def _may_repel(table: VillageTable, fields: tuple[int, ...]) -> bool:
    church = table.has(fields[0], t.CHURCH_CARD)
    return (
        has_advantage(table, fields[0], f.REPEL_RATS)
        and table.has(fields[0], t.PROTECTIONS) < table.facts.slots[f.CHURCH + church]
    )


def _dice_missing(table: VillageTable) -> bool:
    in_use = table.facts.white_dice[table.players] + table.facts.black_dice[table.players]
    return table.dice() < in_use and table.value == 0


def _payable(table: VillageTable, step: Step) -> bool:
    """Before there is a bill the grey banner is that of the latest travel card; then it is in the bill."""
    seat, row, grey = step.fields()
    fits = grey == (grey_means(table, seat, row) if table.bill_units[0] == 0 else 0)
    return fits and step.choices(table) != []


def _can_carry_out(table: VillageTable, seat: int, row: int, *, bill: bool) -> bool:
    """Tell whether a card can still be added or served once the rest is paid."""
    if f.CUSTOMER <= row < f.PILE:
        return table.has(seat, t.MARKET) >> (row - f.CUSTOMER) & 1 == 1
    if not bill and table.bill_units[0] > 0:
        return False
    return in_centre(table, row) and condition(table, seat, row) == 0


def _can_turn(table: VillageTable, seat: int, letter: int) -> bool:
    if table.turned != t.NONE and table.facts.letter[table.turned] != letter:
        return False
    return table.piles[t.TRAVEL_PILE + letter] != 0 and table.has(seat, t.JOURNEY) == letter


def _covers(table: VillageTable, seat: int) -> bool:
    chamber = table.has(seat, t.CHAMBER_CARD)
    if chamber == t.NONE or table.has(seat, t.COVERED) == all_of(f.CATEGORIES):
        return False
    return table.facts.chamber_effect[chamber] in {f.COVER_PROFESSIONS, f.COVER_CATEGORIES}


def _tile_fits(table: VillageTable, seat: int, new: int) -> bool:
    return (table.has(seat, t.TILE) == t.NONE) == bool(new)


def _monk_waits(table: VillageTable, seat: int, monk: int) -> bool:
    """Tell whether a monk is the top card of its pile and the church has room."""
    return (
        table.tops[table.facts.monk_pile[monk]] == monk
        and table.has(seat, t.CHURCH_CARD) != t.NONE
        and windows(table, seat) < table.facts.most_windows
    )


def _loose_ends(table: VillageTable, steps: list[Step]) -> Iterator[Fault]:
    """A bill, a turned card, an invasion or a village without villagers wait for a step that is pending."""
    names = {type(step).__name__ for step in steps}
    lost = (
        (table.bill_units[0] > 0 and "PayUnit" not in names, "bill"),
        (table.turned != t.NONE and not names & {"KeepTravelCard", "TurnTravelCard"}, "turned"),
        (table.rat == 0 and "RatInvasion" not in names, "rat"),
        (table.protected != 0 and "RatInvasion" not in names, "protected"),
        (
            "HireLabourer" not in names
            and any(table.has(seat, t.VILLAGERS) == 0 for seat in range(table.players)),
            "villagers",
        ),
    )
    for wrong, what in lost:
        if wrong:
            yield Fault(
                f"{what} is stated, but no step is pending that goes on from there",
                Message("my-village-pending-lost", {"what": what}),
            )


# Reading. ----------------------------------------------------------------------------------------


def read(zones: Mapping[str, Any], table: VillageTable, source: Source) -> None:
    """Lay a blank table: first everything that is stated, then deal the rest."""
    _Reader(zones, table, source).lay()


class _Reader:
    """Takes stated pieces out of piles and columns, and says what cannot be."""

    def __init__(self, zones: Mapping[str, Any], table: VillageTable, source: Source) -> None:
        self.zones = zones
        self.facts = table.facts
        self.source = source
        self.laid = table
        self.row_of = {card: row for row, card in enumerate(table.facts.ids[: f.KINDS])}

    def lay(self) -> None:
        """Do it all, in the order: villages, the middle, then what is dealt."""
        table = self.laid
        sides = {seat_name(seat) for seat in range(table.players)}
        self._known_keys(self.zones, TABLE_KEYS | sides, "[table]")
        for seat in range(table.players):
            self._village(seat)
        self._middle()
        self._turn()
        self._tops()
        self._zone()
        self._boards()
        self._pool()
        self._ended()

    # The middle.

    def _middle(self) -> None:
        table, zones = self.laid, self.zones
        table.round = self._number(zones, "round", 1, 0, table.max_rounds)
        last = table.players * self.facts.turns[table.players]
        table.turn = self._number(zones, "turn", 0, 0, last)
        table.first = self._seat(zones.get("first", "p1"), "first")
        table.holder = self._seat(zones.get("holder", seat_name(table.first)), "holder")
        table.active = self._seat(zones.get("active", seat_name(table.first)), "active")
        table.hand = self._number(zones, "hand", 0, 0, MOST)
        table.back = self._switch(zones, "hand_back")
        table.graves = self._number(zones, "graves", 0, 0, MOST)
        table.rat = self._number(zones, "rat", self.facts.rat_start[table.players], 0, table.rat)
        chronicle = self._mapping(zones, "chronicle")
        self._known_keys(chronicle, set(self.facts.profession_ids), "chronicle")
        for index, name in enumerate(self.facts.profession_ids):
            table.chronicle[index] = self._number(chronicle, name, 0, 0, f.COFFINS, "chronicle")
        turned = self._text(zones, "turned")
        if turned:
            table.turned = self._take_travel(turned, "turned")
        ending = self._one_of(zones.get("ending", t.ENDINGS[t.GOING_ON]), t.ENDINGS, "ending")
        table.ending = ending
        for name in self._texts(zones.get("protected", []), "protected"):
            table.protected |= 1 << self._seat(name, "protected")

    def _turn(self) -> None:
        """Read what belongs to the current turn."""
        table, zones = self.laid, self.zones
        dice = [self._one_of(name, DICE, "dice") for name in self._texts(zones.get("dice", []), "dice")]
        table.value = self._number(zones, "value", 0, 0, f.HIGHEST)
        if len(dice) not in {0, 2} or (table.value >= f.LOWEST) != bool(dice):
            raise BadPosition(
                "two dice are taken together, and they have a value (MV-61)", Message("my-village-error-dice")
            )
        if dice:
            table.die, table.other_die = dice
        table.mode = t.BY_WHITE if self._switch(zones, "white") else t.OPEN
        for name in self._texts(zones.get("used", []), "used"):
            table.used |= 1 << self._banner(name, table.active, "used", served=True)
        bill = zones.get("bill", [])
        if not isinstance(bill, list) or len(bill) > t.BILL:
            raise self._bad_list("bill", bill)
        for index, demand in enumerate(bill):
            if not isinstance(demand, Mapping):
                raise self._bad_list("bill", bill)
            self._known_keys(demand, {"means", "units"}, "bill")
            means = [
                self._one_of(name, MEANS, "bill") for name in self._texts(demand.get("means", []), "bill")
            ]
            table.bill_means[index] = sum({1 << number for number in means})
            table.bill_units[index] = self._number(demand, "units", 1, 1, 99, "bill")
        table.paid_with = self._one_of(zones.get("paid_with", MEANS[0]), MEANS, "paid_with")

    def _tops(self) -> None:
        """Lay the open monks, or deal them."""
        table = self.laid
        stated = self.zones.get("monks")
        if stated is None:
            for pile in range(f.MONK_PILES):
                if table.piles[pile] != 0:
                    self._open_monk(pile, draw_from(table.piles[pile], self.source))
            return
        names = self._texts(stated, "monks")
        if len(names) > f.MONK_PILES:
            raise BadPosition(
                f"monks: there are {f.MONK_PILES} piles, not {len(names)} (MV-28)",
                Message("my-village-error-piles", {"most": f.MONK_PILES, "number": len(names)}),
            )
        for pile, name in enumerate(names):
            if not name:
                continue
            monk = self._row(name, f.MONK, f.MONKS, "monks")
            if not table.piles[pile] >> monk & 1:
                raise self._elsewhere(name, "monks")
            self._open_monk(pile, monk)

    def _open_monk(self, pile: int, monk: int) -> None:
        self.laid.piles[pile] ^= 1 << monk
        self.laid.tops[pile] = monk

    def _zone(self) -> None:
        """Lay the customer zone, or deal it."""
        table = self.laid
        stated = self.zones.get("zone")
        if stated is not None:
            names = self._texts(stated, "zone")
            if len(names) > self.facts.zone + 1:
                raise BadPosition(
                    f"zone: it has at most {self.facts.zone + 1} cards, not {len(names)} (MV-250)",
                    Message("my-village-error-zone", {"most": self.facts.zone + 1, "number": len(names)}),
                )
            for name in names:
                table.zone |= 1 << self._take_customer(name, "zone")
            return
        for _ in range(min(self.facts.zone, len(members(table.deck)))):
            customer = draw_from(table.deck, self.source)
            table.deck ^= 1 << customer
            table.zone |= 1 << customer

    def _boards(self) -> None:
        """Deal the boards that are not stated."""
        table = self.laid
        for seat in range(table.players):
            if "board" in self._stated_side(seat):
                continue
            used = {table.has(other, t.BOARD) for other in range(table.players)}
            free = [board for board in range(f.BOARDS) if board not in used]
            table.put(seat, t.BOARD, free[self.source.below(len(free))])

    def _pool(self) -> None:
        """Lay the dice that are stated, or roll all."""
        table = self.laid
        white, black = self.facts.white_dice[table.players], self.facts.black_dice[table.players]
        stated = self.zones.get("pool")
        if stated is None:
            for first, number in ((0, white), (t.BLACK, black)):
                for _ in range(number):
                    table.pool[first + self.source.below(t.FACES)] += 1
            return
        for name in self._texts(stated, "pool"):
            table.pool[self._one_of(name, DICE, "pool")] += 1
        pool = list(table.pool)
        if sum(pool[: t.BLACK]) > white or sum(pool[t.BLACK :]) > black:
            raise BadPosition(
                f"pool: at most {white} white and {black} black dice (MV-37)",
                Message("my-village-error-pool", {"white": white, "black": black}),
            )

    def _ended(self) -> None:
        table = self.laid
        ranks = sorted(table.ranks)
        wrong = ranks[0] != 1 if table.ending != t.GOING_ON else ranks[-1] != 0
        if wrong:
            raise BadPosition(
                "seats have ranks, from 1, when the game has ended and not before (MV-330)",
                Message("my-village-error-ranks"),
            )

    # A village.

    def _stated_side(self, seat: int) -> Mapping[str, Any]:
        name = seat_name(seat)
        side = self.zones.get(name, {})
        if not isinstance(side, Mapping):
            raise BadPosition(
                f"{name} is a table: [table.{name}]", Message("my-village-error-side", {"place": name})
            )
        return side

    def _village(self, seat: int) -> None:
        table, name = self.laid, seat_name(seat)
        side = self._stated_side(seat)
        self._known_keys(side, SEAT_KEYS, f"[table.{name}]")
        table.ranks[seat] = self._number(side, "rank", 0, 0, table.players, name)
        for key, what in (("coins", t.COINS), ("tree", t.TREE), ("safe", t.SAFE), ("labourers", t.LABOURERS)):
            table.put(seat, what, self._number(side, key, 0, 0, MOST, name))
        table.put(seat, t.CLOUD, self._number(side, "cloud", 1, 1, self.facts.clouds, name))
        table.put(seat, t.REAPER, int(self._switch(side, "reaper")))
        headman = self._one_of(side.get("headman", t.SPACES[0]), t.SPACES, f"{name}.headman")
        table.put(seat, t.HEADMAN, headman)
        table.put(seat, t.SCHOOL, self._set(side, "school", SLOTS, name, []))
        professions = self.facts.profession_ids
        table.put(seat, t.VILLAGERS, self._set(side, "villagers", professions, name, professions))
        board = self._text(side, "board")
        if board:
            number = self._one_of(board, self.facts.board_ids, f"{name}.board")
            if any(table.has(other, t.BOARD) == number for other in range(seat)):
                raise self._elsewhere(board, f"{name}.board")
            table.put(seat, t.BOARD, number)
        self._religion(seat, side)
        self._workshops(seat, side)
        self._customers(seat, side)
        self._harvest(seat, side)
        self._travels(seat, side)
        self._council(seat, side)

    def _religion(self, seat: int, side: Mapping[str, Any]) -> None:
        table, name = self.laid, seat_name(seat)
        church = self._text(side, "church")
        slots = 0
        if church:
            row = self._row(church, f.CHURCH, f.CHURCHES, f"{name}.church")
            if not table.churches >> row & 1:
                raise self._elsewhere(church, f"{name}.church")
            table.churches ^= 1 << row
            table.put(seat, t.CHURCH_CARD, row)
            slots = self.facts.slots[f.CHURCH + row]
        table.put(seat, t.PROTECTIONS, self._number(side, "protections", 0, 0, slots, name))
        for card in self._texts(side.get("monks", []), f"{name}.monks"):
            monk = self._row(card, f.MONK, f.MONKS, f"{name}.monks")
            pile = self.facts.monk_pile[monk]
            if not table.piles[pile] >> monk & 1:
                raise self._elsewhere(card, f"{name}.monks")
            table.piles[pile] ^= 1 << monk
            table.put(seat, t.MONK_CARDS, table.has(seat, t.MONK_CARDS) | 1 << monk)
        if table.has(seat, t.MONK_CARDS) and not church:
            raise BadPosition(
                f"{name}: monks without a church (MV-260)",
                Message("my-village-error-monks", {"place": name}),
            )
        if windows(table, seat) > self.facts.most_windows:
            raise BadPosition(
                f"{name}: more than {self.facts.most_windows} windows (MV-260)",
                Message("my-village-error-windows", {"place": name, "most": self.facts.most_windows}),
            )

    def _workshops(self, seat: int, side: Mapping[str, Any]) -> None:
        table, name = self.laid, seat_name(seat)
        for card in self._texts(side.get("workshops", []), f"{name}.workshops"):
            shop = self._row(card, f.WORKSHOP, f.WORKSHOPS, f"{name}.workshops")
            type_ = self.facts.workshop_type[shop]
            if not table.workshops >> shop & 1:
                raise self._elsewhere(card, f"{name}.workshops")
            if table.has(seat, t.SHOP + type_) != t.NONE:
                raise BadPosition(
                    f"{name}: two workshops of one type: {card} (MV-200)",
                    Message("my-village-error-two-shops", {"place": name, "card": card}),
                )
            table.workshops ^= 1 << shop
            table.put(seat, t.SHOP + type_, shop)
        goods = self._mapping(side, "goods")
        resources = self.facts.resource_ids[: f.RESOURCES]
        self._known_keys(goods, set(resources), f"{name}: goods")
        for type_, resource in enumerate(resources):
            shop = table.has(seat, t.SHOP + type_)
            slots = self.facts.slots[f.WORKSHOP + shop] if shop != t.NONE else 0
            table.put(seat, t.GOODS + type_, self._number(goods, resource, 0, 0, slots, f"{name}: goods"))

    def _customers(self, seat: int, side: Mapping[str, Any]) -> None:
        table, name = self.laid, seat_name(seat)
        for key, what in (("market", t.MARKET), ("served", t.SERVED)):
            for card in self._texts(side.get(key, []), f"{name}.{key}"):
                customer = self._take_customer(card, f"{name}.{key}")
                table.put(seat, what, table.has(seat, what) | 1 << customer)

    def _harvest(self, seat: int, side: Mapping[str, Any]) -> None:
        table, name = self.laid, seat_name(seat)
        fields = self._number(side, "fields", 0, 0, table.fields, name)
        table.fields -= fields
        table.put(seat, t.FIELD_CARDS, fields)
        plows = side.get("plows", [])
        if not isinstance(plows, list) or any(
            type(plow) is not int or not 1 <= plow <= fields for plow in plows
        ):
            raise BadPosition(
                f"{name}: plows are a list of fields, each from 1 to {fields}, not {plows!r} (MV-224)",
                Message("my-village-error-plows", {"place": name, "most": fields, "value": str(plows)}),
            )
        table.put(seat, t.PLOWS, sum({1 << plow - 1 for plow in plows}))

    def _travels(self, seat: int, side: Mapping[str, Any]) -> None:
        table, name = self.laid, seat_name(seat)
        for place, card in enumerate(self._texts(side.get("travels", []), f"{name}.travels")):
            number = self._take_travel(card, f"{name}.travels")
            if self.facts.letter[number] != place:
                raise BadPosition(
                    f"{name}: travels begin with A and go on in order: {card} (MV-231)",
                    Message("my-village-error-travels", {"place": name, "card": card}),
                )
            if place > 0 and self.facts.ends_travels[table.has(seat, t.TRAVELLED + place - 1)]:
                raise BadPosition(
                    f"{name}: no travel follows the one before {card} (MV-235)",
                    Message("my-village-error-travels-ended", {"place": name, "card": card}),
                )
            table.put(seat, t.TRAVELLED + place, number)
            table.put(seat, t.JOURNEY, place + 1)

    def _council(self, seat: int, side: Mapping[str, Any]) -> None:
        table, name = self.laid, seat_name(seat)
        chamber = self._text(side, "chamber")
        effect, slots = t.NONE, 0
        if chamber:
            row = self._row(chamber, f.CHAMBER, f.CHAMBERS, f"{name}.chamber")
            if not table.chambers >> row & 1:
                raise self._elsewhere(chamber, f"{name}.chamber")
            table.chambers ^= 1 << row
            table.put(seat, t.CHAMBER_CARD, row)
            effect, slots = self.facts.chamber_effect[row], self.facts.slots[f.CHAMBER + row]
        covering = effect in {f.COVER_PROFESSIONS, f.COVER_CATEGORIES}
        names = slot_names(self.facts, table.has(seat, t.CHAMBER_CARD)) if covering else []
        table.put(seat, t.COVERED, self._set(side, "covered", names, name, []))
        generic = slots if effect == f.GENERIC_RESOURCES else 0
        table.put(seat, t.GENERIC_MARKERS, self._number(side, "generic", 0, 0, generic, name))
        square = self._switch(side, "square")
        if square and table.squares == 0:
            raise self._elsewhere(self.facts.ids[f.SQUARE], f"{name}.square")
        table.squares -= int(square)
        table.put(seat, t.SQUARE_CARD, int(square))
        slots = self.facts.slots[f.SQUARE] if square else 0
        table.put(seat, t.MARKERS, self._number(side, "markers", 0, 0, slots, name))
        tile = self._text(side, "tile")
        if tile and not square:
            raise BadPosition(
                f"{name}: a value tile without a village square (MV-291)",
                Message("my-village-error-tile-alone", {"place": name}),
            )
        if tile:
            table.put(seat, t.TILE, self._banner(tile, seat, f"{name}.tile", served=False))
        elif square:
            table.put(seat, t.TILE, t.OWN_SQUARE)

    # Cards.

    def _row(self, name: str, first: int, many: int, place: str) -> int:
        """Return the number of a card within its type."""
        row = self.row_of.get(name, -1)
        if not first <= row < first + many:
            raise BadPosition(
                f"{place}: there is no such card here: {name!r}",
                Message("my-village-error-card", {"place": place, "value": name}),
            )
        return row - first

    def _take_customer(self, name: str, place: str) -> int:
        customer = self._row(name, f.CUSTOMER, f.CUSTOMERS, place)
        if not self.laid.deck >> customer & 1:
            raise self._elsewhere(name, place)
        self.laid.deck ^= 1 << customer
        return customer

    def _take_travel(self, name: str, place: str) -> int:
        card = self._row(name, f.TRAVEL, f.TRAVELS, place)
        pile = t.TRAVEL_PILE + self.facts.letter[card]
        if not self.laid.piles[pile] >> card & 1:
            raise self._elsewhere(name, place)
        self.laid.piles[pile] ^= 1 << card
        return card

    def _elsewhere(self, name: str, place: str) -> BadPosition:
        return BadPosition(
            f"{place}: {name} lies elsewhere already",
            Message("my-village-error-elsewhere", {"place": place, "card": name}),
        )

    def _banner(self, name: str, seat: int, place: str, *, served: bool) -> int:
        """Return a white banner of a village by its name."""
        fixed = {
            "personal_banner": t.PERSONAL,
            "school": t.SCHOOL_BANNER,
            self.facts.ids[f.SQUARE]: t.OWN_SQUARE,
            **{field: t.OWN_FIELD + index for index, field in enumerate(FIELD_NAMES)},
        }
        banner = fixed.get(name, t.NONE)
        row = self.row_of.get(name, t.NONE)
        if f.CUSTOMER <= row < f.KINDS:
            banner = t.OWN_CUSTOMER + row - f.CUSTOMER
            if served and self.laid.has(seat, t.SERVED) >> (row - f.CUSTOMER) & 1:
                return banner
        elif f.WORKSHOP <= row < f.CUSTOMER:
            banner = t.OWN_SHOP + self.facts.workshop_type[row - f.WORKSHOP]
        elif f.CHAMBER <= row < f.SQUARE:
            banner = t.OWN_CHAMBER
        new = banner == t.OWN_SQUARE
        there = banner in {t.PERSONAL, t.SCHOOL_BANNER} or new
        if banner == t.NONE or not (there or white_row(self.laid, seat, banner) != t.NONE):
            raise BadPosition(
                f"{place}: {name!r} is no white banner of {seat_name(seat)}",
                Message(
                    "my-village-error-banner", {"place": place, "value": name, "player": seat_name(seat)}
                ),
            )
        return banner

    # Reading one value.

    def _known_keys(self, stated: Mapping[str, Any], known: set[str], where: str) -> None:
        for key in stated:
            if key not in known:
                possible = ", ".join(sorted(known))
                raise BadPosition(
                    f"{where} has no {key!r}; it has: {possible}",
                    Message("my-village-error-key", {"place": where, "key": key, "known": possible}),
                )

    def _bad_list(self, place: str, value: object) -> BadPosition:
        return BadPosition(
            f"{place}: this should be a list of names, not {value!r}",
            Message("my-village-error-list", {"place": place, "value": str(value)}),
        )

    def _texts(self, value: object, place: str) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self._bad_list(place, value)
        return value

    def _text(self, stated: Mapping[str, Any], key: str) -> str:
        value = stated.get(key, "")
        if not isinstance(value, str):
            raise BadPosition(
                f"{key} is a name, not {value!r}",
                Message("my-village-error-name", {"key": key, "value": str(value)}),
            )
        return value

    def _switch(self, stated: Mapping[str, Any], key: str) -> bool:
        value = stated.get(key, False)
        if not isinstance(value, bool):
            raise BadPosition(
                f"{key} is true or false, not {value!r}",
                Message("my-village-error-switch", {"key": key, "value": str(value)}),
            )
        return value

    def _mapping(self, stated: Mapping[str, Any], key: str) -> Mapping[str, Any]:
        value = stated.get(key, {})
        if not isinstance(value, Mapping):
            raise BadPosition(
                f"{key} is written like {{ name = 1 }}", Message("my-village-error-numbers", {"key": key})
            )
        return value

    def _set(
        self,
        stated: Mapping[str, Any],
        key: str,
        known: list[str] | tuple[str, ...],
        seat: str,
        default: list[str],
    ) -> int:
        place = f"{seat}.{key}"
        names = self._texts(stated.get(key, default), place)
        return sum({1 << self._one_of(name, known, place) for name in names})

    def _one_of(self, name: object, known: list[str] | tuple[str, ...], place: str) -> int:
        if name not in known:
            possible = ", ".join(known) or "-"
            raise BadPosition(
                f"{place}: {name!r} is none of: {possible}",
                Message("my-village-error-one-of", {"place": place, "value": str(name), "known": possible}),
            )
        return list(known).index(str(name))

    def _number(
        self, stated: Mapping[str, Any], key: str, default: int, least: int, most: int, where: str = "[table]"
    ) -> int:
        value = stated.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise BadPosition(
                f"{where}: {key} is a whole number from {least} to {most}, not {value!r}",
                Message(
                    "my-village-error-number",
                    {"place": where, "key": key, "least": least, "most": most, "value": str(value)},
                ),
            )
        return value

    def _seat(self, name: object, place: str) -> int:
        seat = seat_from_name(str(name))
        if seat is None or not 0 <= seat < self.laid.players:
            last = seat_name(self.laid.players - 1)
            raise BadPosition(
                f"{place}: {name!r} is no seat: p1 to {last}",
                Message("my-village-error-seat", {"place": place, "value": str(name), "last": last}),
            )
        return seat
