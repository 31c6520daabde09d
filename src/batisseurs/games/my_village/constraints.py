"""What a component file must satisfy to be played with: the constraints MV-C1 to MV-C41 of the game's page.

What the program itself needs in order to read a file comes first, in `component_format.py`. Then the
numbered constraints, in the order of the page, each as one function that returns nothing, or what the file
says and what it must be. MV-C38 to MV-C40 and parts of MV-C31, MV-C33 and MV-C36 describe our own
reconstruction: a file may differ from them, and the difference is only noted.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence

from batisseurs.games.my_village import facts as f
from batisseurs.games.my_village.component_format import PLAYERS, fixed, unreadable
from batisseurs.games.my_village.components import (
    ADVANTAGES,
    CHAMBER_EFFECTS,
    LETTERS,
    PAYING,
    RESOURCES,
    WORKSHOPS,
    Card,
    Chamber,
    Components,
    Cost,
    Customer,
    Grey,
    Monk,
    Payment,
    Travel,
    TravelPile,
    demands,
    written,
)
from batisseurs.kernel.component_values import Entry
from batisseurs.kernel.faults import (
    Constraints,
    Fault,
    check_readable,
    differs_if_less,
    fault,
    must_be,
    must_be_at_least,
    must_be_at_most,
    must_be_from,
    must_be_one_of,
    must_list,
)

CONSTRAINTS = Constraints()


def check(components: Components) -> None:
    """Refuse a file that cannot be played with, in one line: the constraint, what it says, what must be."""
    check_readable(unreadable(components))
    CONSTRAINTS.check(components)
    check_readable(fixed(components))


def notes(components: Components) -> list[Fault]:
    """Return one sentence for each constraint of our own design from which a file differs."""
    return CONSTRAINTS.notes(components)


# What the constraints ask. -----------------------------------------------------------------------


def _first(faults: Iterable[Fault | None]) -> Fault | None:
    """Return the first fault there is."""
    return next((found for found in faults if found is not None), None)


def _some(what: str, cards: Iterable[object], must: str) -> Fault | None:
    """Want at least one card; `must` says in the file's words what it has."""
    if any(True for _ in cards):
        return None
    return fault(
        "my-village-fault-none",
        "{what}: the file has none with {must}, it must have one",
        what=what,
        must=must,
    )


def _differ(what: str, cards: Sequence[Card | Entry], values: Sequence[Iterable[int]]) -> Fault | None:
    """Want banners of which no two show the same values."""
    for one, other in itertools.combinations(range(len(cards)), 2):
        if set(values[one]) == set(values[other]):
            return fault(
                "my-village-fault-same-values",
                "{what}: {one} and {other} show the same values, they must differ",
                what=what,
                one=cards[one].id,
                other=cards[other].id,
            )
    return None


def _alike(cards: Sequence[Card], but: Sequence[str] = ()) -> Fault | None:
    """Want cards that have the same in every key, their ids and sources and a few keys aside."""
    for card in cards[1:]:
        for key in card.__struct_fields__:
            if key not in {"id", "source", "sources", *but}:
                found = must_be(f"{card.id}.{key}", _said(card, key), _said(cards[0], key))
                if found is not None:
                    return found
    return None


def _said(card: Card, key: str) -> str:
    value = getattr(card, key)
    return written(tuple(sorted(value))) if key == "values" else written(value)


def _shows(card: Card | Customer | Entry, values: Iterable[int]) -> bool:
    """Tell whether a banner shows exactly these values, in any order."""
    shown = getattr(card, "values", ())
    return not isinstance(shown, str) and set(shown) == set(values)


def _ways(cost: Cost) -> set[tuple[tuple[int, int], ...]]:
    """Return a cost so that two ways of writing the same are equal: all mixtures that pay it.

    A mixture counts sets of what pays a unit, as in "1 coin and 1 of any resource".
    """
    found: set[tuple[tuple[int, int], ...]] = set()
    for payment in cost:
        some = [(things, units) for things, units in demands(payment).items()]
        for picked in itertools.product(*(_split(things, units) for things, units in some)):
            total: dict[int, int] = {}
            for things in itertools.chain.from_iterable(picked):
                total[things] = total.get(things, 0) + 1
            found.add(tuple(sorted(total.items())))
    return found


ANY = sum(1 << PAYING[name] for name in RESOURCES)


def _split(things: int, units: int) -> Iterator[tuple[int, ...]]:
    """Split units of a set into units of its members; any resource stays one thing."""
    rest = things & ~ANY if things & ANY == ANY else things
    members = [1 << number for number in f.members(rest)] + ([ANY] if things & ANY == ANY else [])
    yield from itertools.combinations_with_replacement(members, units)


def _costs(cost: Cost, *payments: Payment) -> bool:
    """Tell whether a cost is this one, however it is written."""
    return _ways(cost) == _ways(payments)


def _sum(what: str, groups: Sequence[Sequence[int]], number: int, points: int) -> Fault | None:
    """Want some cards, one of each group, that have so many points together."""
    sums = {0}
    for group in groups:
        sums = {total + more for total in sums for more in group}
    return None if points in sums else _no_sum(what, number, points)


def _no_sum(what: str, number: int, points: int) -> Fault:
    return fault(
        "my-village-fault-sum",
        "{what}: no {number} cards of the file have {points} points together, some must",
        what=what,
        number=number,
        points=points,
    )


def _chosen(what: str, points: Sequence[int], number: int, total: int) -> Fault | None:
    """Want so many of these cards that have so many points together."""
    sums: list[set[int]] = [{0}, *(set() for _ in range(number))]
    for worth in points:
        for chosen in range(number, 0, -1):
            sums[chosen] |= {before + worth for before in sums[chosen - 1]}
    return None if total in sums[number] else _no_sum(what, number, total)


def _chamber(box: Components, effect: str) -> Chamber:
    return next(chamber for chamber in box.chamber if chamber.effect.name == effect)


def _of_letter(box: Components, letter: str) -> list[Travel]:
    return [card for card in box.travel if card.letter == letter]


def _pile(box: Components, letter: str) -> TravelPile:
    return next(pile for pile in box.travel_pile if pile.letter == letter)


refusing = CONSTRAINTS.refusing
noted = CONSTRAINTS.noted


# The constraints. --------------------------------------------------------------------------------

COUNTS = {
    "church": f.CHURCHES,
    "monk": f.MONKS,
    "chamber": f.CHAMBERS,
    "square": f.SQUARES,
    "field": f.FIELDS,
    "travel": f.TRAVELS,
    "workshop": f.WORKSHOPS,
    "customer": f.CUSTOMERS,
}


@refusing("MV-C1")
def there_are_104_cards(box: Components) -> Fault | None:
    """4 churches, 12 monks, 4 chambers, 4 squares, 8 fields, 19 travels, 20 workshops, 33 customers.

    The four chambers are four different ones: later constraints speak of each.
    """
    counts = (must_list(f"[[{kind}]]", getattr(box, kind), many, many) for kind, many in COUNTS.items())
    effects: list[str] = [chamber.effect.name for chamber in box.chamber]
    each = (must_be(f"[[chamber]] {effect}", effects.count(effect), 1) for effect in CHAMBER_EFFECTS)
    return _first((*counts, *each))


@refusing("MV-C2")
def four_workshops_of_each_type(box: Components) -> Fault | None:
    """5 types of 4 cards; only values differ within a type; each shares one value with another card of it.

    Otherwise they are equal (MV-205).
    """
    for type_ in WORKSHOPS:
        cards = [card for card in box.workshop if card.type == type_]
        shown = [card.values for card in cards]
        wrong = (
            must_list(f"[[workshop]] {type_}", cards, 4, 4)
            or _alike(cards, ["values"])
            or _differ(f"[[workshop]] {type_}", cards, shown)
        )
        if wrong is not None:
            return wrong
        for card in cards:
            if not any(len(set(card.values) & set(other)) == 1 for other in shown):
                return fault(
                    "my-village-fault-shares-none",
                    "{what}: the file says {said}, another card of its type must show exactly one of these",
                    what=f"{card.id}.values",
                    said=written(card.values),
                )
    return None


@refusing("MV-C3")
def workshops_have_no_points(box: Components) -> Fault | None:
    """Workshops carry no prestige points."""
    return _first(must_be(f"{card.id}.points", card.points, 0) for card in box.workshop)


@refusing("MV-C4")
def personal_banners_show_values_of_workshops(box: Components) -> Fault | None:
    """2 values each, 4 different pairs, all values occur on workshops."""
    shown = sorted({value for card in box.workshop for value in card.values})
    for board in box.village_board:
        wrong = must_list(f"{board.id}.values", set(board.values), 2, 2)
        if wrong is not None:
            return wrong
        for value in board.values:
            found = must_be_one_of(f"{board.id}.values", str(value), [str(other) for other in shown])
            if found is not None:
                return found
    return _differ("[[village_board]]", box.village_board, [board.values for board in box.village_board])


@refusing("MV-C5")
def a_brewery_shows_5_and_8(box: Components) -> Fault | None:
    """At least one brewery has exactly the values 5 and 8."""
    found = [card for card in box.workshop if card.type == "brewery" and _shows(card, (5, 8))]
    return _some("[[workshop]] brewery", found, "values 5/8")


@refusing("MV-C6")
def five_travel_piles(box: Components) -> Fault | None:
    """4, 4, 4, 4, 3 cards; one dark side per pile."""
    for letter, many in zip(LETTERS, (4, 4, 4, 4, 3), strict=True):
        piles = [pile for pile in box.travel_pile if pile.letter == letter]
        wrong = must_list(f"[[travel_pile]] {letter}", piles, 1, 1) or must_list(
            f"[[travel]] {letter}", _of_letter(box, letter), many, many
        )
        if wrong is not None:
            return wrong
    return None


@refusing("MV-C7")
def pile_c_is_known(box: Components) -> Fault | None:
    """Pile C: value 7, 2 time, 1 cart or 2 beers."""
    pile = _pile(box, "C")
    wrong = must_be(f"{pile.id}.values", written(pile.values), "7") or must_be(
        f"{pile.id}.time", pile.time, 2
    )
    if wrong is not None or _costs(pile.cost, Payment(cart=1), Payment(beer=2)):
        return wrong
    return must_be(f"{pile.id}.cost", written(pile.cost), "1 cart | 2 beer")


@refusing("MV-C8")
def one_chapel(box: Components) -> Fault | None:
    """Exactly one D card is the chapel; it has 8 points and no grey banner; E cards have no grey banner."""
    chapels = [card for card in box.travel if card.ends_travels]
    wrong = must_list("[[travel]] ends_travels", chapels, 1, 1)
    if wrong is not None:
        return wrong
    chapel = chapels[0]
    plain = (must_be(f"{card.id}.grey", written(card.grey), "-") for card in (chapel, *_of_letter(box, "E")))
    return _first(
        (
            must_be(f"{chapel.id}.letter", chapel.letter, "D"),
            must_be(f"{chapel.id}.points", chapel.points, 8),
            *plain,
        )
    )


@refusing("MV-C9")
def an_a_and_a_b_card_have_8_points(box: Components) -> Fault | None:
    """There are an A card and a B card whose points sum to 8."""
    groups = [[card.points for card in _of_letter(box, letter)] for letter in ("A", "B")]
    return _sum("[[travel]] A + B", groups, 2, 8)


@refusing("MV-C10")
def a_b_card_asks_for_beer(box: Components) -> Fault | None:
    """At least one B card has the grey banner "1 beer"."""
    found = [card for card in _of_letter(box, "B") if card.grey == Grey(beer=1)]
    return _some("[[travel]] B", found, "grey 1 beer")


@refusing("MV-C11")
def grey_banners_are_of_three_kinds(box: Components) -> Fault | None:
    """1 coin, 1 beer or some time; each occurs, 3 time too; some A to D card but the chapel has none."""
    for card in box.travel:
        if card.grey not in (Grey(coin=1), Grey(beer=1), Grey(time=card.grey.time)):
            return fault(
                "my-village-fault-grey",
                "{what}: the file says {said}, it must be 1 coin, 1 beer, some time or none",
                what=f"{card.id}.grey",
                said=written(card.grey),
            )
    greys = [card.grey for card in box.travel if not card.ends_travels and card.letter != "E"]
    wanted = (Grey(coin=1), Grey(beer=1), Grey(time=3), Grey())
    return _first(
        _some("[[travel]] A-D", [grey for grey in greys if grey == want], f"grey {written(want)}")
        for want in wanted
    )


@refusing("MV-C12")
def light_sides_differ(box: Components) -> Fault | None:
    """At least one pile has different points and at least one has different grey banners."""
    for key in ("points", "grey"):
        if all(len({getattr(card, key) for card in _of_letter(box, letter)}) == 1 for letter in LETTERS):
            return fault(
                "my-village-fault-all-same",
                "{what} is the same on all cards of each pile, one pile must have different ones",
                what=f"[[travel]] {key}",
            )
    return None


@refusing("MV-C13")
def two_piles_of_the_pictures(box: Components) -> Fault | None:
    """Some travel pile costs "1 cart or 2 coins", some other "2 coins and (1 horse or 1 cart)"."""
    carts = [pile for pile in box.travel_pile if _costs(pile.cost, Payment(cart=1), Payment(coin=2))]
    both = Payment(coin=2, units=1, of=("horse", "cart"))
    dear = [pile for pile in box.travel_pile if _costs(pile.cost, both)]
    return _some("[[travel_pile]]", carts, "cost 1 cart | 2 coin") or _some(
        "[[travel_pile]]", dear, f"cost {written(both)}"
    )


@refusing("MV-C14")
def four_different_churches(box: Components) -> Fault | None:
    """4 different ones, each with printed points; no white banner (no file can say otherwise)."""
    advantages: list[str] = [card.advantage for card in box.church]
    each = (must_be(f"[[church]] {advantage}", advantages.count(advantage), 1) for advantage in ADVANTAGES)
    points = (must_be_at_least(f"{card.id}.points", card.points, 1) for card in box.church)
    return _first((*each, *points))


@refusing("MV-C15")
def cloister_and_four_windows_have_14_points(box: Components) -> Fault | None:
    """PP(cloister) + window table(4) = 14."""
    cloister = next(card for card in box.church if card.advantage == "window")
    together = cloister.points + box.number("windows_4")
    return must_be(f"{cloister.id}.points + numbers.windows_4", together, 14)


@refusing("MV-C16")
def more_windows_are_worth_more(box: Components) -> Fault | None:
    """The window table is strictly increasing and defined for 1-6 windows."""
    points = [box.number(f"windows_{windows}") for windows in range(1, 7)]
    return _first(
        must_be_at_least(f"numbers.windows_{windows + 1}", more, less + 1)
        for windows, (less, more) in enumerate(itertools.pairwise(points), start=1)
    )


MONK_ACTIONS = ("stories 2", "stories 3", "office 1", "school 1", "school 2", "question 1")


@refusing("MV-C17")
def symbols_and_actions_of_monks(box: Components) -> Fault | None:
    """3 quill, 4 chalice, 5 rosary; six kinds of one-time actions, each occurs."""
    symbols = [card.symbol for card in box.monk]
    done = [written(card.action) for card in box.monk]
    counts = (
        must_list(f"[[monk]] {symbol}", [one for one in symbols if one == symbol], many, many)
        for symbol, many in (("quill", 3), ("chalice", 4), ("rosary", 5))
    )
    known = (must_be_one_of(f"{card.id}.action", written(card.action), MONK_ACTIONS) for card in box.monk)
    each = (
        _some("[[monk]]", [one for one in done if one == action], f"action {action}")
        for action in MONK_ACTIONS
    )
    return _first((*counts, *known, *each))


@refusing("MV-C18")
def two_costs_of_monks(box: Components) -> Fault | None:
    """Some monk costs 2 units of {horse, coin}; some monk costs 3 any units."""
    for payment in (Payment(units=2, of=("horse", "coin")), Payment(units=3, of=("any", "coin"))):
        found = [card for card in box.monk if _costs(card.cost, payment)]
        wrong = _some("[[monk]]", found, f"cost {written(payment)}")
        if wrong is not None:
            return wrong
    return None


@refusing("MV-C19")
def square_and_properties_have_2_points(box: Components) -> Fault | None:
    """PP(village square) + PP(chamber of properties, printed) = 2."""
    square, chamber = box.square[0], _chamber(box, "cover_categories")
    return must_be(f"{square.id}.points + {chamber.id}.points", square.points + chamber.points, 2)


@refusing("MV-C20")
def four_equal_squares(box: Components) -> Fault | None:
    """Village squares: values 2 and 12, four identical cards, at least 2 slots."""
    square = box.square[0]
    return (
        must_be(f"{square.id}.values", _said(square, "values"), "2/12")
        or _alike(box.square)
        or must_be_at_least(f"{square.id}.slots", square.slots, 2)
    )


@refusing("MV-C21")
def the_monetary_chamber_is_known(box: Components) -> Fault | None:
    """3 among its values, 4 time black, 1 time white, 2 coins, no additional cost."""
    card = _chamber(box, "gain_coins")
    return _first(
        (
            _lists(f"{card.id}.values", card.values, 3),
            must_be(f"{card.id}.time", card.time, 4),
            must_be(f"{card.id}.white_time", card.white_time, 1),
            must_be(f"{card.id}.effect", written(card.effect), "gain_coins 2"),
            must_be(f"{card.id}.cost", written(card.cost), "-"),
        )
    )


def _lists(what: str, values: Iterable[int], value: int) -> Fault | None:
    """Want a value on a banner."""
    shown = tuple(values)
    if value in shown:
        return None
    return fault(
        "my-village-fault-shows",
        "{what}: the file says {said}, {value} must be among them",
        what=what,
        said=written(shown),
        value=value,
    )


@refusing("MV-C22")
def a_white_banner_shows_only_3(box: Components) -> Fault | None:
    """Some white banner shows the single value 3 and costs 1 time."""
    found = [card for card in box.white_cards if _shows(card, (3,)) and card.white_time == 1]
    return _some("[[workshop]], [[field]], [[square]], [[chamber]]", found, "values 3, white_time 1")


@refusing("MV-C23")
def the_school_shows_3(box: Components) -> Fault | None:
    """The school banner shows 3."""
    return _lists("school.values", box.school.values, 3)


@refusing("MV-C24")
def hand_and_office_are_known(box: Components) -> Fault | None:
    """Hand and office show exactly 4 and 10; the office costs as in MV-112."""
    shown = (
        must_be(f"{place.id}.values", written(tuple(sorted(place.values))), "4/10")
        for place in (box.hand, box.office)
    )
    prices = must_be(
        "office.prices", written(box.office.prices), "1 time | 2 time | 2 time + 1 coin | 3 time + 1 coin"
    )
    return _first((*shown, prices))


@refusing("MV-C25")
def white_banners_take_little_time(box: Components) -> Fault | None:
    """No white banner costs more than 1 time."""
    cards = (must_be_at_most(f"{card.id}.white_time", card.white_time, 1) for card in box.white_cards)
    customers = (must_be_at_most(f"{card.id}.time", card.time, 1) for card in box.customer)
    school = must_be_at_most("school.place_time", box.school.place_time, 1)
    return _first((*cards, *customers, school))


@refusing("MV-C26")
def eight_equal_fields(box: Components) -> Fault | None:
    """Fields: 8 identical, 1 PP, 1 plow slot, 1 coin (+1 with plow)."""
    field = box.field[0]
    ones = (
        must_be(f"{field.id}.{key}", getattr(field, key), 1)
        for key in ("points", "slots", "coins", "plow_coins")
    )
    return _first((*ones, _alike(box.field)))


@refusing("MV-C27")
def customers_of_the_examples(box: Components) -> Fault | None:
    """Some show "?", one of them for 2 parchment; some 3/11 costs 1 cart; some costs exactly 1 any."""
    wild = [card for card in box.customer if card.values == "?"]
    scribes = [card for card in wild if _costs(card.cost, Payment(parchment=2))]
    carters = [card for card in box.customer if _shows(card, (3, 11)) and _costs(card.cost, Payment(cart=1))]
    anyone = [card for card in box.customer if _costs(card.cost, Payment(any=1))]
    return (
        _some("[[customer]]", wild, "values ?")
        or _some("[[customer]]", scribes, "values ?, cost 2 parchment")
        or _some("[[customer]]", carters, "values 3/11, cost 1 cart")
        or _some("[[customer]]", anyone, "cost 1 any")
    )


@refusing("MV-C28")
def five_customers_have_14_points(box: Components) -> Fault | None:
    """Some 5 customers have together 14 PP."""
    return _chosen("[[customer]]", [card.points for card in box.customer], 5, 14)


@refusing("MV-C29")
def thirteen_customers_have_49_points(box: Components) -> Fault | None:
    """Some 13 customers have together 49 PP."""
    return _chosen("[[customer]]", [card.points for card in box.customer], 13, 49)


@refusing("MV-C30")
def customers_want_resources(box: Components) -> Fault | None:
    """Every customer costs at least 1 resource and never coins; printed PP of 1 or more."""
    for card in box.customer:
        coins = sum(
            units for payment in card.cost for things, units in demands(payment).items() if things & ~ANY
        )
        wrong = (
            must_list(f"{card.id}.cost", card.cost, 1, f.ALTERNATIVES)
            or must_be(f"{card.id}.cost coin", coins, 0)
            or must_be_at_least(f"{card.id}.points", card.points, 1)
        )
        if wrong is not None:
            return wrong
    return None


@refusing("MV-C31")
def the_parchment_maker_has_room(box: Components) -> Fault | None:
    """The parchment maker has 2 slots or more."""
    makers = (card for card in box.workshop if card.type == "parchment_maker")
    return _first(must_be_at_least(f"{card.id}.slots", card.slots, 2) for card in makers)


@noted("MV-C31")
def workshops_have_room(box: Components) -> Fault | None:
    """In our set no customer or travel wants more than a workshop holds."""
    costs = [owner.cost for owner in box.customer] + [pile.cost for pile in box.travel_pile]
    payments = list(itertools.chain.from_iterable(costs))
    return _first(
        differs_if_less(
            f"{card.id}.slots", card.slots, max(payment.resource(card.resource) for payment in payments)
        )
        for card in box.workshop
    )


@refusing("MV-C32")
def the_chronicle_has_coffins_of_1_and_2(box: Components) -> Fault | None:
    """2 coffins per profession, each 1 or 2 SP, both numbers occur, second merchant coffin 1 SP."""
    stories = {
        f"{profession.id}.{key}": int(getattr(profession, key))
        for profession in box.profession
        for key in ("first_coffin", "second_coffin")
    }
    ranges = (must_be_from(what, said, 1, 2) for what, said in stories.items())
    both = (
        _some("[[profession]]", [said for said in stories.values() if said == want], f"coffin {want}")
        for want in (1, 2)
    )
    return _first((*ranges, *both, must_be("merchant.second_coffin", stories["merchant.second_coffin"], 1)))


RED = 6


@refusing("MV-C33")
def the_rat_track(box: Components) -> Fault | None:
    """6 red spaces; the more players, the farther the start, and it is on the track."""
    starts = [box.number(f"rat_start_{players}") for players in PLAYERS]
    farther = (
        must_be_at_least(f"numbers.rat_start_{players}", starts[players - 2], starts[players - 3])
        for players in PLAYERS[1:]
    )
    on_it = (
        must_be_at_most(f"numbers.rat_start_{players}", starts[players - 2], box.number("rat_spaces"))
        for players in PLAYERS
    )
    return _first((must_be("numbers.red_spaces", box.number("red_spaces"), RED), *farther, *on_it))


@noted("MV-C33")
def the_rat_starts_on_grey(box: Components) -> Fault | None:
    """There is a start space for every player count at distance > 6."""
    return _first(
        must_be_at_least(f"numbers.rat_start_{players}", box.number(f"rat_start_{players}"), RED + 1)
        for players in PLAYERS
    )


@refusing("MV-C34")
def a_life_has_ten_clouds(box: Components) -> Fault | None:
    """Life-time track: 10 clouds."""
    return must_be("numbers.clouds", box.number("clouds"), 10)


@refusing("MV-C35")
def banners_show_one_or_two_values(box: Components) -> Fault | None:
    """Every black banner shows 1 or 2 values between 2 and 12; both sides have the same (one key says it).

    So do the white banners of school, boards and customers (MV-126).
    """
    banners: list[tuple[str, tuple[int, ...]]] = [
        *((card.id, card.values) for card in box.black_cards),
        (box.hand.id, box.hand.values),
        (box.office.id, box.office.values),
        (box.school.id, box.school.values),
        *((board.id, board.values) for board in box.village_board),
        *((card.id, card.values) for card in box.customer if not isinstance(card.values, str)),
    ]
    for owner, values in banners:
        wrong = must_list(f"{owner}.values", values, 1, 2) or must_list(
            f"{owner}.values", set(values), len(values), len(values)
        )
        if wrong is not None:
            return wrong
        for value in values:
            found = must_be_from(f"{owner}.values", value, f.LOWEST, f.HIGHEST)
            if found is not None:
                return found
    return None


@refusing("MV-C36")
def five_workshops_with_two_values(box: Components) -> Fault | None:
    """One can choose five workshops, one of each type, that show only two different values altogether."""
    shown = {value for card in box.workshop for value in card.values}
    if any(_five(box, pair) for pair in itertools.combinations(sorted(shown), 2)):
        return None
    return fault(
        "my-village-fault-five-workshops",
        "no five workshops of different types show only two values altogether, some must",
    )


@noted("MV-C36")
def five_workshops_for_every_board(box: Components) -> Fault | None:
    """For every board there are five such workshops with exactly the board's two values."""
    for board in box.village_board:
        if not _five(box, board.values):
            return fault(
                "my-village-fault-board-workshops",
                "{what}: no five workshops of different types show just {said}, but do so in our"
                " reconstruction",
                what=board.id,
                said=written(board.values),
            )
    return None


def _five(box: Components, pair: Iterable[int]) -> bool:
    """Tell whether five workshops of different types show these two values and no other."""
    wanted = set(pair)
    fitting = [card for card in box.workshop if set(card.values) <= wanted]
    shown = {value for card in fitting for value in card.values}
    return {card.type for card in fitting} == set(WORKSHOPS) and shown == wanted


@refusing("MV-C37")
def slots_of_cards_and_school(box: Components) -> Fault | None:
    """Slots: citizens 5, properties 5, sanatorium 2, school 2, field 1."""
    citizens, properties = _chamber(box, "cover_professions"), _chamber(box, "cover_categories")
    sanatorium = next(card for card in box.church if card.advantage == "repel_rats")
    return _first(
        (
            must_be(f"{citizens.id}.slots", citizens.slots, 5),
            must_be(f"{properties.id}.slots", properties.slots, 5),
            must_be(f"{sanatorium.id}.slots", sanatorium.slots, 2),
            must_be("school.slots", box.school.slots, 2),
            *(must_be(f"{field.id}.slots", field.slots, 1) for field in box.field),
        )
    )


@noted("MV-C38")
def every_value_is_of_use(box: Components) -> Fault | None:
    """Every value from 2 to 12 is shown by at least one black banner and one white banner or customer."""
    black = {value for card in (*box.black_cards, box.hand, box.office) for value in card.values}
    white = {value for card in (*box.white_cards, box.school, *box.village_board) for value in card.values}
    white |= {value for card in box.customer if card.values != "?" for value in card.values}
    for value in range(f.LOWEST, f.HIGHEST + 1):
        for shown, colour in ((black, "black"), (white, "white")):
            if value not in shown:
                return fault(
                    "my-village-fault-useless",
                    "no {colour} banner of the file shows {value}, in our reconstruction one does",
                    colour=colour,
                    value=value,
                )
    return None


@noted("MV-C39")
def no_turn_takes_more_than_ten(box: Components) -> Fault | None:
    """No turn can consume more than 10 time, so the bridge is never crossed twice in a turn."""
    longest = 2 * box.number("black_die_time") + max(_longest_black(box), _longest_white(box))
    if longest <= box.number("clouds"):
        return None
    return fault(
        "my-village-fault-long-turn",
        "a turn could consume {number} time, in our reconstruction at most {most}",
        number=longest,
        most=box.number("clouds"),
    )


def _longest_black(box: Components) -> int:
    """Return the most time of one black banner with all it brings about, and of the "?" banner."""
    office = [price.time for price in box.office.prices]
    inner = {
        "stories": 0,
        "office": office[box.number("monk_customers") - 1],
        "school": box.school.place_time,
        "question": box.question_banner.time,
    }
    times = [*office, box.question_banner.time]
    for card in box.black_cards:
        more = 0
        if isinstance(card, Monk):
            more = (
                inner[card.action.name] * card.action.amount
                if card.action.name == "school"
                else inner[card.action.name]
            )
        elif isinstance(card, TravelPile) and card.letter != "A":
            before = LETTERS[LETTERS.index(card.letter) - 1]
            more = max(travel.grey.time for travel in _of_letter(box, before))
        times.append(card.time + more)
    return max(times)


def _longest_white(box: Components) -> int:
    """Return the most time of all white banners of one value, the one beside the value tile included."""
    longest = 0
    for value in range(f.LOWEST, f.HIGHEST + 1):
        showing = [card for card in box.white_cards if value in card.values]
        workshops = {card.type: card.white_time for card in showing if card in box.workshop}
        total = sum(workshops.values()) + sum(card.white_time for card in showing if card in box.field)
        for group in (box.square, box.chamber):
            total += max((card.white_time for card in showing if card in group), default=0)
        total += sum(card.time for card in box.customer if card.values == "?" or value in card.values)
        total += box.school.place_time if value in box.school.values else 0
        longest = max(longest, total + (value in (f.LOWEST, f.HIGHEST)))
    return longest


MOST_GRAVES = 19


@noted("MV-C40")
def the_dead_have_graves(box: Components) -> Fault | None:
    """Our set has at least 19 anonymous graves; more if a file ends its games later. The rules only count.

    All may die in one profession, whose chronicle has room for two; in the last round everyone dies.
    """
    most = [box.number(f"coffins_{n}") - 1 + n * box.number(f"turns_{n}") - f.COFFINS for n in PLAYERS]
    return differs_if_less("numbers.graves", box.number("graves"), max(MOST_GRAVES, *most))


@refusing("MV-C41")
def dark_sides_promise_what_there_is(box: Components) -> Fault | None:
    """The possible points of a travel pile run from the lowest to the highest of its light sides."""
    for pile in box.travel_pile:
        points = [card.points for card in _of_letter(box, pile.letter)]
        wrong = must_be(f"{pile.id}.lowest", pile.lowest, min(points)) or must_be(
            f"{pile.id}.highest", pile.highest, max(points)
        )
        if wrong is not None:
            return wrong
    return None
