"""What a component file must satisfy to be played with: the constraints TH-C1 to TH-C33 of the game's page.

First comes what the program itself needs in order to read a file at all: every card is there, every word is
known, every number is in its range. Then the numbered constraints, in the order of the page, each as one
function that returns nothing, or what the file says and what it must be. TH-C29 to TH-C32 describe our
own reconstruction: the file of an owner of the box may differ from them, and only gets a note.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from batisseurs.games.theopolis.components import (
    CARD_EFFECTS,
    GROUPS,
    RESOURCE_NAMES,
    SACRAMENT_EFFECTS,
    SAINT_EFFECTS,
    Card,
    Components,
    Cost,
    Disaster,
    Effect,
    Part,
    Sacrament,
    Saint,
)
from batisseurs.games.theopolis.facts import SLOTS
from batisseurs.kernel.component_values import MOST, MOST_AT_ONCE, Entry
from batisseurs.kernel.faults import (
    Constraints,
    Fault,
    check_readable,
    differs,
    fault,
    must_be,
    must_be_at_least,
    must_be_at_most,
    must_be_from,
    must_be_listed_once,
    must_be_one_of,
    must_have_numbers,
    must_list,
)

CONSTRAINTS = Constraints()
Faults = Iterator[Fault | None]

MOST_BOARD = 8
MOST_DECK = 200


def check(components: Components) -> None:
    """Refuse a file that cannot be played with, in one line: the constraint, what it says, what must be."""
    check_readable(_unreadable(components))
    CONSTRAINTS.check(components)
    check_readable(_fixed(components))


def notes(components: Components) -> list[Fault]:
    """Return one sentence for each of TH-C29 to TH-C32 from which a file differs."""
    return CONSTRAINTS.notes(components)


# What the program needs to read a file. ----------------------------------------------------------

BOX = {
    "building": (
        "chapel", "vault", "school", "ramparts", "baptistery", "church", "hospital", "abbey", "cathedral",
        "basilica",
    ),
    "wonder": ("wonder",),
    "person": (
        "priest", "deacon", "bishop", "monk", "nun", "hermit", "betrothed", "missionary", "martyr", "pilgrim",
        "knight", "benefactor", "pope",
    ),
    "symbol": (
        "baptismal_water", "holy_chrism", "bread_and_wine", "oil_of_the_sick", "stole", "rings",
        "chalice_and_paten", "rosary",
    ),
    "disaster": ("flood", "fire", "earthquake", "plague", "famine", "war", "heresy", "schism", "temptation"),
    "saint": (
        "st_paul", "st_thomas_aquinas", "st_benedict", "st_genevieve", "st_peter", "st_augustine",
        "st_joan_of_arc", "st_roch", "st_john_vianney", "st_vincent_de_paul",
    ),
    "sacrament": (
        "baptism", "confirmation", "eucharist", "reconciliation", "anointing", "marriage", "orders",
    ),
}  # fmt: skip
"""What is in the box. A card that is not in a box has `copies = 0`."""

NUMBERS = {
    "min_players": (1, MOST),
    "max_players": (1, MOST),
    "original_points": (1, MOST),
    "starting_faith": (0, MOST_AT_ONCE),
    "starting_hope": (0, MOST_AT_ONCE),
    "starting_charity": (0, MOST_AT_ONCE),
    "board": (1, MOST_BOARD),
    "hand_limit": (1, MOST_BOARD),
    "pile_faith": (0, MOST),
    "pile_hope": (0, MOST),
    "pile_charity": (0, MOST),
    "additions": (1, MOST_AT_ONCE),
    "exchanges": (0, MOST_AT_ONCE),
    "apocalypse_among_last": (1, MOST),
    "stones_to_win": (1, MOST),
    "winning_initiation": (0, MOST_AT_ONCE),
    "winning_healing": (0, MOST_AT_ONCE),
    "winning_mission": (0, MOST_AT_ONCE),
    "score_stone": (0, MOST),
    "score_sacrament": (0, MOST),
    "score_original_point": (-MOST, MOST),
    "max_rounds": (1, 1000),
    "short_deck_2": (0, MOST_DECK),
    "short_deck_3": (0, MOST_DECK),
    "short_deck_4": (0, MOST_DECK),
    "short_deck_5": (0, MOST_DECK),
}
FIXED = {"min_players": 2, "max_players": 5, "max_rounds": 50}
"""What the program lays tables for, and its default for the option `max_rounds`: not the file's to say."""
PLAYERS = range(2, 6)


class Shape(NamedTuple):
    """What an effect may have beside its name: a range for `amount`, what `kinds` lists, whether a `cost`."""

    least: int = 0
    most: int = 0
    kinds: str = ""
    cost: bool = False


SHAPES = {
    "exchanges": Shape(1, MOST_AT_ONCE),
    "hand_limit": Shape(1, MOST_BOARD),
    "worth_more": Shape(1, MOST_AT_ONCE, "Persons"),
    "worth_alone": Shape(1, MOST_AT_ONCE),
    "take_from_neighbour": Shape(0, MOST),
    "lose_points": Shape(1, MOST),
    "lose_points_and_leave": Shape(1, MOST),
    "discard_board_cards": Shape(1, MOST_AT_ONCE),
    "add_resource": Shape(1, 1),
    "points_each_turn": Shape(1, MOST),
    "confess": Shape(1, MOST),
    "additions": Shape(1, MOST_AT_ONCE),
    "cheaper": Shape(0, 0, "city cards", cost=True),
    "stones": Shape(1, MOST),
}
"""Effects that need more than their name."""
SAINT_SHAPES = SHAPES | {"add_resource": Shape(1, MOST_AT_ONCE, "Resources")}
IMMEDIATE = {"lose_points", "add_resource"}
"""What a Patron Saint does once, at set-up; everything else lasts."""
LOSS_AMOUNTS = {"resource": MOST_AT_ONCE, "regain_points": MOST}
"""The most of each loss; of cards, a victim discards one."""


def _unreadable(box: Components) -> Faults:
    """Say what the program could not read or would misread."""
    yield from _entries(box)
    yield from _numbers(box)
    for card in box.city_cards:
        yield from _card(box, card)
    for disaster in box.disaster:
        yield from _disaster(box, disaster)
    for saint in box.saint:
        yield from _saint(box, saint)
    for sacrament in box.sacrament:
        yield from _sacrament(box, sacrament)
    yield from _totals(box)


def _entries(box: Components) -> Faults:
    for kind, ids in BOX.items():
        yield from must_be_listed_once(f"[[{kind}]]", list(_ids(getattr(box, kind))), ids)
    yield must_be("[apocalypse].id", box.apocalypse.id, "apocalypse")
    for entry in box.entries():
        yield from _entry(entry)


def _entry(entry: Entry) -> Faults:
    parts = len(entry.parts) if isinstance(entry, Disaster) else 0
    values = [*entry.__struct_fields__, "type", *(f"part {index + 1}" for index in range(parts))]
    for key in entry.sources:
        yield must_be_one_of(f"{entry.id}.sources", key, values)


def _numbers(box: Components) -> Faults:
    yield from must_have_numbers("numbers", box.numbers, NUMBERS)
    if box.number("hand_limit") > box.number("board"):
        yield fault(
            "theopolis-fault-hand-limit",
            "{what}: the file says {said}, it must be at most the board, {most}",
            what="numbers.hand_limit",
            said=box.number("hand_limit"),
            most=box.number("board"),
        )
    for name in RESOURCE_NAMES:
        pile, start = box.number(f"pile_{name}"), box.number(f"starting_{name}")
        if pile < PLAYERS[-1] * start:
            yield fault(
                "theopolis-fault-pile",
                "{what}: the file says {said}, but {players} cities begin with {start} each",
                what=f"numbers.pile_{name}",
                said=pile,
                players=PLAYERS[-1],
                start=start,
            )


def _card(box: Components, card: Card) -> Faults:
    if card not in box.building:
        yield must_be(f"{card.id}.stones", card.stones, 0)
    if card not in box.person:
        yield must_be(f"{card.id}.worth", card.worth, 0)
    yield from _effect(box, card.id, card.effect, CARD_EFFECTS, SHAPES)
    if (card.effect.name == "win") != (card in box.wonder):
        yield fault(
            "theopolis-fault-win",
            "{what}: the file says {said}; the Wonder wins and nothing else does (TH-146)",
            what=f"{card.id}.effect",
            said=card.effect.name,
        )
    if card.effect.name == "worth_alone" and card not in box.person:
        yield fault(
            "theopolis-fault-alone",
            "{what}: the file says {said}; only a Person has a worth",
            what=f"{card.id}.effect",
            said=card.effect.name,
        )


def _effect(box: Components, owner: str, effect: Effect, known: set[str], shapes: dict[str, Shape]) -> Faults:
    what = f"{owner}.effect"
    unknown = must_be_one_of(what, effect.name, sorted(known))
    if unknown is not None:
        yield unknown
        return
    what += f" {effect.name}"
    shape = shapes.get(effect.name, Shape())
    least, most = shape.least, shape.most
    if effect.name == "hand_limit":
        least, most = box.number("hand_limit"), box.number("board")
    yield must_be_from(f"{what} amount", effect.amount, least, most)
    lists = {
        "": (),
        "Persons": _ids(box.person),
        "city cards": _ids(box.city_cards),
        "Resources": RESOURCE_NAMES,
    }
    yield from _kinds(f"{what} kinds", effect.kinds, lists[shape.kinds])
    total = effect.cost.total
    yield must_be_at_least(f"{what} cost", total, 1) if shape.cost else must_be(f"{what} cost", total, 0)


def _kinds(what: str, kinds: tuple[str, ...], known: tuple[str, ...]) -> Faults:
    """What is listed as `kinds` is known, each once, and something is where something must be."""
    if not known:
        yield must_list(what, kinds, 0, 0)
        return
    for kind in kinds:
        yield must_be_one_of(what, kind, known)
        if kinds.count(kind) > 1:
            yield fault("theopolis-fault-kind-twice", "{what}: {said!r} is named twice", what=what, said=kind)
    if not kinds:
        yield fault("theopolis-fault-no-kinds", "{what} is empty; it must name something", what=what)


def _disaster(box: Components, disaster: Disaster) -> Faults:
    for index, part in enumerate(disaster.parts, start=1):
        what = f"{disaster.id}.parts[{index}]"
        yield must_be_from(f"{what}.amount", part.amount, 1, LOSS_AMOUNTS.get(part.loss, 1))
        yield from _kinds(f"{what}.kinds", part.kinds, _ids(box.city_cards) if part.loss == "one_of" else ())


def _saint(box: Components, saint: Saint) -> Faults:
    yield from _effect(box, saint.id, saint.effect, SAINT_EFFECTS, SAINT_SHAPES)
    timing = "immediate" if saint.effect.name in IMMEDIATE else "permanent"
    yield must_be(f"{saint.id}.timing", saint.timing, timing)


def _sacrament(box: Components, sacrament: Sacrament) -> Faults:
    what = f"{sacrament.id}.needs"
    cards = _ids(box.kinds)  # a Disaster is caught by TH-C16
    asked = [card for alternatives in sacrament.needs for card in alternatives]
    for card in asked:
        yield must_be_one_of(what, card, cards)
        if asked.count(card) > 1:
            yield fault(
                "theopolis-fault-need-twice",
                "{what}: {said!r} is named twice; one copy is enough for a sacrament (TH-121)",
                what=what,
                said=card,
            )
    if not all(sacrament.needs):
        yield fault("theopolis-fault-no-kinds", "{what} is empty; it must name something", what=f"{what} []")
    yield from _effect(box, sacrament.id, sacrament.effect, SACRAMENT_EFFECTS, SHAPES)


def _totals(box: Components) -> Faults:
    if _deck_size(box) > MOST_DECK:
        yield fault(
            "theopolis-fault-deck",
            "the deck has {number} cards; it must be at most {most}",
            number=_deck_size(box),
            most=MOST_DECK,
        )
    saints = [saint.effect.amount for saint in box.saint if saint.effect.name == "exchanges"]
    lasting = [card.effect for card in box.city_cards] + [sacrament.effect for sacrament in box.sacrament]
    others = sum(effect.amount for effect in lasting if effect.name == "exchanges")
    exchanges = box.number("exchanges") + others + max(saints, default=0)
    if exchanges > MOST_AT_ONCE:
        yield fault(
            "theopolis-fault-exchanges",
            "a turn could have {number} exchanges; it must be at most {most}",
            number=exchanges,
            most=MOST_AT_ONCE,
        )


def _fixed(box: Components) -> Faults:
    """Say which numbers the program does not take from the file, and are different there."""
    for name, value in FIXED.items():
        yield must_be(f"numbers.{name}", box.number(name), value)


# What the constraints ask. -----------------------------------------------------------------------


def _ids(entries: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(entry.id for entry in entries)


def _card_of(box: Components, id_: str) -> Card:
    return next(card for card in box.city_cards if card.id == id_)


def _sacrament_of(box: Components, id_: str) -> Sacrament:
    return next(sacrament for sacrament in box.sacrament if sacrament.id == id_)


def _price(cost: Cost) -> str:
    return f"{cost.faith}/{cost.hope}/{cost.charity}"


def _said(effect: Effect) -> str:
    return f"{effect.name} {effect.amount}" if effect.amount else effect.name


def _copies(cards: Iterable[Card | Disaster]) -> int:
    return sum(card.copies for card in cards)


def _deck_size(box: Components) -> int:
    """Return the number of cards in the full deck, the Apocalypse counted."""
    return _copies(box.kinds) + box.apocalypse.copies


def _held(box: Components, city: set[str]) -> list[str]:
    """Return the sacraments of a city that has one of each of these cards."""
    return [
        sacrament.id
        for sacrament in box.sacrament
        if all(city.intersection(alternatives) for alternatives in sacrament.needs)
    ]


def _doing(box: Components, effect: str) -> list[Card]:
    """Return the cards in the box that have this effect."""
    return [card for card in box.city_cards if card.copies > 0 and card.effect.name == effect]


def _striking_parts(box: Components) -> list[Part]:
    """Return the parts of all Disasters in the box."""
    return [part for disaster in box.disaster if disaster.copies > 0 for part in disaster.parts]


def _destroyed(box: Components, card: Card) -> bool:
    """Tell whether some Disaster can have this card discarded."""
    losses = {
        "person": box.person,
        "building": box.building,
        "largest_building": box.building,
        "symbol": box.symbol,
    }
    return any(card in losses.get(part.loss, ()) or card.id in part.kinds for part in _striking_parts(box))


def _taken(box: Components, card: Card) -> bool:
    """Tell whether a card that takes from neighbours can take this one (TH-106)."""
    if card in box.wonder:
        return False
    if _doing(box, "take_any_from_neighbour"):
        return True
    takers = _doing(box, "take_from_neighbour")
    if card.effect.name == "take_from_neighbour":
        return False
    return any(card.cost.total <= taker.effect.amount for taker in takers)


# The constraints: from the rulebook. -------------------------------------------------------------


@CONSTRAINTS.refusing("TH-C1")
def there_are_three_resources(box: Components) -> Fault | None:
    """There are exactly three resource types: Faith, Hope, Charity; costs use only these, or do not parse."""
    return must_be("[[resource]]", ", ".join(_ids(box.resource)), ", ".join(RESOURCE_NAMES))


@CONSTRAINTS.noted("TH-C2")
def a_bishop_costs_one_of_each(box: Components) -> Fault | None:
    """A Bishop costs 1/1/1."""
    return differs("bishop.cost", _price(_card_of(box, "bishop").cost), "1/1/1")


@CONSTRAINTS.refusing("TH-C3")
def there_are_bishops(box: Components) -> Fault | None:
    """There are at least two Bishop cards."""
    return must_be_at_least("bishop.copies", _card_of(box, "bishop").copies, 2)


@CONSTRAINTS.refusing("TH-C4")
def the_wonder_costs_four_of_each(box: Components) -> Fault | None:
    """The Wonder costs 4/4/4."""
    return must_be("wonder.cost", _price(_card_of(box, "wonder").cost), "4/4/4")


@CONSTRAINTS.refusing("TH-C5")
def there_is_one_wonder(box: Components) -> Fault | None:
    """There is exactly one Wonder card."""
    return must_be("wonder.copies", _card_of(box, "wonder").copies, 1)


@CONSTRAINTS.refusing("TH-C6")
def there_is_one_apocalypse(box: Components) -> Fault | None:
    """There is exactly one Apocalypse card."""
    return must_be("apocalypse.copies", box.apocalypse.copies, 1)


@CONSTRAINTS.noted("TH-C7")
def hands_have_four_or_five_cards(box: Components) -> Fault | None:
    """Base hand 4; Monk and Eucharist each give 5."""
    return (
        differs("numbers.hand_limit", box.number("hand_limit"), 4)
        or differs("monk.effect", _said(_card_of(box, "monk").effect), "hand_limit 5")
        or differs("eucharist.effect", _said(_sacrament_of(box, "eucharist").effect), "hand_limit 5")
    )


@CONSTRAINTS.refusing("TH-C8")
def priest_bread_and_oil_give_two_sacraments(box: Components) -> Fault | None:
    """A city of exactly Priest, Bread and Wine, Oil of the Sick has exactly Eucharist and Anointing."""
    held = _held(box, {"priest", "bread_and_wine", "oil_of_the_sick"})
    what = "priest + bread_and_wine + oil_of_the_sick"
    return must_be(what, " + ".join(sorted(held)) or "—", "anointing + eucharist")


@CONSTRAINTS.refusing("TH-C9")
def a_sacrament_needs_two_cards(box: Components) -> Fault | None:
    """Every sacrament needs at least two cards."""
    for sacrament in box.sacrament:
        found = must_list(f"{sacrament.id}.needs", sacrament.needs, 2, SLOTS)
        if found is not None:
            return found
    return None


@CONSTRAINTS.refusing("TH-C10")
def seven_sacraments_in_three_groups(box: Components) -> Fault | None:
    """Seven sacraments: 3 initiation, 2 healing, 2 mission; winning set = all 3 + 1 + 1."""
    groups: list[str] = [sacrament.group for sacrament in box.sacrament]
    sizes = " + ".join(f"{groups.count(group)} {group}" for group in GROUPS)
    winning = " + ".join(f"{box.number(f'winning_{group}')} {group}" for group in GROUPS)
    return must_be("[[sacrament]].group", sizes, "3 initiation + 2 healing + 2 mission") or must_be(
        "numbers.winning", winning, "3 initiation + 1 healing + 1 mission"
    )


@CONSTRAINTS.refusing("TH-C11")
def a_bishop_is_not_a_priest(box: Components) -> Fault | None:
    """No combination that asks for a Priest accepts a Bishop instead."""
    for sacrament in box.sacrament:
        for alternatives in sacrament.needs:
            if {"priest", "bishop"} <= set(alternatives):
                return fault(
                    "theopolis-fault-c11",
                    "{what} accepts one of {said}; a Bishop must not do for a Priest",
                    what=f"{sacrament.id}.needs",
                    said=list(alternatives),
                )
    return None


@CONSTRAINTS.refusing("TH-C12")
def a_bishop_may_take_a_vault(box: Components) -> Fault | None:
    """The Vault's arrival effect replaces a board card by a discard card, and a Bishop may take it."""
    vault, bishop = _card_of(box, "vault"), _card_of(box, "bishop")
    takes_any = bishop.effect.name == "take_any_from_neighbour"
    if not takes_any and (
        bishop.effect.name != "take_from_neighbour" or bishop.effect.amount < vault.cost.total
    ):
        return fault(
            "theopolis-fault-c12",
            "{what}: the file says {said}, the Vault costs {cost}; it must be {must} or more",
            what="bishop.effect",
            said=_said(bishop.effect),
            cost=vault.cost.total,
            must=f"take_from_neighbour {vault.cost.total}",
        )
    return must_be_at_least("vault.copies", vault.copies, 1) or must_be(
        "vault.effect", _said(vault.effect), "replace_board_card"
    )


@CONSTRAINTS.refusing("TH-C13")
def a_building_can_be_destroyed(box: Components) -> Fault | None:
    """At least one effect destroys a Building."""
    if any(card.copies > 0 and _destroyed(box, card) for card in box.building):
        return None
    return fault("theopolis-fault-c13", "no Disaster of the file destroys a Building, one must")


@CONSTRAINTS.refusing("TH-C14")
def a_board_card_can_be_removed(box: Components) -> Fault | None:
    """At least one effect removes a card from the board; the Vault only swaps one, so it does not count."""
    if _doing(box, "discard_board_cards"):
        return None
    return fault(
        "theopolis-fault-c14",
        "no card of the file removes a card from the board ({effect}), one must",
        effect="discard_board_cards",
    )


@CONSTRAINTS.refusing("TH-C15")
def a_larger_hand_can_be_lost(box: Components) -> Fault | None:
    """A Monk, and a card of the Eucharist combination, can be lost."""
    lost = [card.id for card in box.city_cards if _destroyed(box, card) or _taken(box, card)]
    if "monk" not in lost:
        return fault("theopolis-fault-c15-monk", "a Monk can be lost to nothing in the file, he must be")
    if not any(card in lost for needs in _sacrament_of(box, "eucharist").needs for card in needs):
        return fault(
            "theopolis-fault-c15-eucharist",
            "no card of the Eucharist can be lost to anything in the file, one must be",
        )
    return None


@CONSTRAINTS.refusing("TH-C16")
def disasters_compare_players(box: Components) -> Fault | None:
    """Disasters have no cost and enter no city; at least one exists; each compares players."""
    for sacrament in box.sacrament:
        for disaster in box.disaster:
            if any(disaster.id in alternatives for alternatives in sacrament.needs):
                return fault(
                    "theopolis-fault-c16-needs",
                    "{what}: the file says {said}; a Disaster cannot enter a city",
                    what=f"{sacrament.id}.needs",
                    said=disaster.id,
                )
    for disaster in box.disaster:
        if not disaster.parts:
            return fault(
                "theopolis-fault-c16-parts",
                "{what} is empty; a Disaster must compare the players",
                what=f"{disaster.id}.parts",
            )
    return must_be_at_least("[[disaster]].copies", _copies(box.disaster), 1)


@CONSTRAINTS.refusing("TH-C17")
def the_set_up_never_reaches_the_apocalypse(box: Components) -> Fault | None:
    """8 + 4 × players + number of Disasters ≤ deck size - 10, also with the short deck."""
    disasters, last = _copies(box.disaster), box.number("apocalypse_among_last")
    for players in PLAYERS:
        turned_up = box.number("board") + box.number("hand_limit") * players + disasters
        for deck in (_deck_size(box), _deck_size(box) - box.number(f"short_deck_{players}")):
            if turned_up > deck - last:
                return fault(
                    "theopolis-fault-c17",
                    "the set-up for {players} players may turn up {number} cards,"
                    " it must be at most {most} of a deck of {deck}",
                    players=players,
                    number=turned_up,
                    most=deck - last,
                    deck=deck,
                )
    return None


@CONSTRAINTS.refusing("TH-C18")
def every_player_has_a_saint(box: Components) -> Fault | None:
    """At least as many Patron Saints as the maximum number of players; numbers distinct."""
    numbers = [saint.number for saint in box.saint]
    for saint in box.saint:
        if numbers.count(saint.number) > 1:
            return fault(
                "theopolis-fault-c18",
                "{what}: the file says {said}, as of another saint; all must differ",
                what=f"{saint.id}.number",
                said=saint.number,
            )
    return must_be_at_least("[[saint]]", len(numbers), box.number("max_players"))


@CONSTRAINTS.refusing("TH-C19")
def a_building_has_stones(box: Components) -> Fault | None:
    """Every Building has a whole number of stones ≥ 1 and < 10."""
    for card in box.building:
        found = must_be_from(f"{card.id}.stones", card.stones, 1, 9)
        if found is not None:
            return found
    return None


@CONSTRAINTS.refusing("TH-C20")
def a_person_has_a_worth(box: Components) -> Fault | None:
    """Every Person has a whole number worth ≥ 0."""
    for card in box.person:
        found = must_be_at_least(f"{card.id}.worth", card.worth, 0)
        if found is not None:
            return found
    return None


@CONSTRAINTS.refusing("TH-C21")
def the_printed_example_scores_16_and_18(box: Components) -> Fault | None:
    """Scoring coefficients 2, 3, -1 give 16 and 18 in the printed example."""
    each = (box.number("score_stone"), box.number("score_sacrament"), box.number("score_original_point"))
    totals = [sum(map(int.__mul__, each, have)) for have in PRINTED_EXAMPLE]
    said = f"{each[0]}, {each[1]}, {each[2]} → {totals[0]}, {totals[1]}"
    return must_be("score_stone, score_sacrament, score_original_point", said, "2, 3, -1 → 16, 18")


@CONSTRAINTS.refusing("TH-C22")
def the_printed_example_is_possible(box: Components) -> Fault | None:
    """The example states (6 stones, 5 points, 3 sacraments) and (8, 10, 4) are possible in a running game."""
    most = len(_held(box, {card.id for card in box.city_cards if card.copies > 0}))
    for stones, sacraments, points in PRINTED_EXAMPLE:
        if stones >= box.number("stones_to_win") or stones not in _sums_of_stones(box, stones):
            return fault(
                "theopolis-fault-c22-stones",
                "no city of the file can have {number} stones, it must be possible",
                number=stones,
            )
        if sacraments > most:
            return fault(
                "theopolis-fault-c22-sacraments",
                "a city of the file can hold at most {most} sacraments, {number} must be possible",
                most=most,
                number=sacraments,
            )
        if points > box.number("original_points"):
            return fault(
                "theopolis-fault-c22-points",
                "no player of the file can have {number} original points, it must be possible",
                number=points,
            )
    return None


def _sums_of_stones(box: Components, most: int) -> set[int]:
    """Return the numbers of stones, up to a limit, that a city can have."""
    sums = {0} | {saint.effect.amount for saint in box.saint if saint.effect.name == "stones"}
    for card in box.building:
        for _ in range(min(card.copies, most)):
            sums |= {total + card.stones for total in sums if total + card.stones <= most}
    return sums


@CONSTRAINTS.refusing("TH-C23")
def the_trackers_start_at_20_and_0(box: Components) -> Fault | None:
    """The trackers start at 20 and 0 and victory is at 0 and 10 (no file can say otherwise of the zeros)."""
    return must_be("numbers.original_points", box.number("original_points"), 20) or must_be(
        "numbers.stones_to_win", box.number("stones_to_win"), 10
    )


# From public material. ---------------------------------------------------------------------------


@CONSTRAINTS.refusing("TH-C24")
def a_lone_hermit_takes_two_points(box: Components) -> Fault | None:
    """The Hermit takes 2 original points when he is the only Person."""
    return must_be("hermit.effect", _said(_card_of(box, "hermit").effect), "worth_alone 2")


@CONSTRAINTS.refusing("TH-C25")
def anointing_uses_the_discard_pile(box: Components) -> Fault | None:
    """The effect of Anointing refers to the discard pile."""
    return must_be("anointing.effect", _said(_sacrament_of(box, "anointing").effect), "refill_from_discard")


@CONSTRAINTS.refusing("TH-C26")
def a_flood_takes_a_resource(box: Components) -> Fault | None:
    """A Disaster "Flood" makes the player(s) with the most resources lose one."""
    flood = next(disaster for disaster in box.disaster if disaster.id == "flood")
    if flood.copies > 0 and Part("resources", "most", "resource", 1) in flood.parts:
        return None
    said = "; ".join(f"{part.extreme} {part.measure}: {part.loss} {part.amount}" for part in flood.parts)
    return fault(
        "theopolis-fault-c26",
        "{what}: the file says {number} ({said}), it must be 1 or more ({must})",
        what="flood.copies",
        number=flood.copies,
        said=said,
        must="most resources: resource 1",
    )


@CONSTRAINTS.refusing("TH-C27")
def some_effect_gives_more_resources(box: Components) -> Fault | None:
    """One resource *at least* is gained per turn: some effect gives more."""
    base = box.number("additions")
    more = [
        sacrament
        for sacrament in box.sacrament
        if sacrament.effect.name == "additions" and sacrament.effect.amount > base
    ]
    if more or _doing(box, "add_resource"):
        return None
    return fault(
        "theopolis-fault-c27",
        "no effect of the file gives more than {number} resources per turn, one must",
        number=base,
    )


@CONSTRAINTS.refusing("TH-C28")
def four_can_play(box: Components) -> Fault | None:
    """A game with 4 players is possible."""
    return must_be_at_most("numbers.min_players", box.number("min_players"), 4) or must_be_at_least(
        "numbers.max_players", box.number("max_players"), 4
    )


# Design constraints of the reconstruction. -------------------------------------------------------


@CONSTRAINTS.noted("TH-C29")
def the_deck_holds_38_stones_and_28_worth(box: Components) -> Fault | None:
    """The deck holds 38 stones and 28 points of worth (Hermits not counted)."""
    stones = sum(card.copies * card.stones for card in box.building)
    worth = sum(card.copies * card.worth for card in box.person if card.id != "hermit")
    return differs("stones + worth", f"{stones} + {worth}", "38 + 28")


@CONSTRAINTS.noted("TH-C30")
def the_deck_has_91_cards(box: Components) -> Fault | None:
    """91 deck cards = 23 + 1 + 32 + 23 + 12; + 1 Apocalypse; 10 Patron Saints; 72 Resources."""
    types: tuple[tuple[Card | Disaster, ...], ...] = (
        box.building,
        box.wonder,
        box.person,
        box.symbol,
        box.disaster,
    )
    sizes = [_copies(cards) for cards in types]
    resources = sum(box.number(f"pile_{name}") for name in RESOURCE_NAMES)
    names = "building + wonder + person + symbol + disaster"
    return (
        differs(names, f"{' + '.join(map(str, sizes))} = {sum(sizes)}", "23 + 1 + 32 + 23 + 12 = 91")
        or differs("[[saint]]", len(box.saint), 10)
        or differs("pile_faith + pile_hope + pile_charity", resources, 72)
    )


@CONSTRAINTS.noted("TH-C31")
def thirty_cards_can_be_played_at_once(box: Components) -> Fault | None:
    """At least 30 city-card copies can be played in the first turn (1/1/1 plus one resource of any type)."""
    start = [box.number(f"starting_{name}") for name in RESOURCE_NAMES]
    playable = 0
    for card in box.city_cards:
        cost = (card.cost.faith, card.cost.hope, card.cost.charity)
        missing = sum(max(price - have, 0) for price, have in zip(cost, start, strict=True))
        playable += card.copies if missing <= box.number("additions") else 0
    if playable >= OURS_PLAYABLE:
        return None
    return fault(
        "theopolis-fault-c31",
        "{number} cards can be played in the first turn, fewer than the {ours} of our reconstruction",
        number=playable,
        ours=OURS_PLAYABLE,
    )


@CONSTRAINTS.noted("TH-C32")
def a_bishop_may_take_these(box: Components) -> Fault | None:
    """Exactly: Chapel, Vault, School, Ramparts, Hermit and all eight Symbols."""
    ours = {"chapel", "vault", "school", "ramparts", "hermit", *BOX["symbol"]}
    prey = {card.id for card in box.city_cards if _taken(box, card)}
    if prey == ours:
        return None
    return fault(
        "theopolis-fault-c32",
        "other than in our reconstruction, a Bishop may take: {more}; and may not take: {fewer}",
        more=", ".join(sorted(prey - ours)) or "—",
        fewer=", ".join(sorted(ours - prey)) or "—",
    )


@CONSTRAINTS.refusing("TH-C33")
def nobody_wins_out_of_turn(box: Components) -> Fault | None:
    """No effect can make a non-active player meet a win condition.

    Disasters and Bishops only take from others, and no loss brings a city nearer to a win: stones, worth and
    amounts are never negative. What is left are the Patron Saints: nobody may have won before the first turn.
    """
    for saint in box.saint:
        effect = saint.effect
        wins = {"lose_points": box.number("original_points"), "stones": box.number("stones_to_win")}
        if effect.name in wins and effect.amount >= wins[effect.name]:
            return fault(
                "theopolis-fault-c33",
                "{what}: the file says {said}, which wins before the first turn; it must be less than {most}",
                what=f"{saint.id}.effect",
                said=_said(effect),
                most=wins[effect.name],
            )
    return None


OURS_PLAYABLE = 30
PRINTED_EXAMPLE = ((6, 3, 5), (8, 4, 10))
"""Stones, sacraments and original points of the two players at the Apocalypse (TH-X12)."""
