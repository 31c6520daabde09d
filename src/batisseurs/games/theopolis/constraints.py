"""What a component file must satisfy to be played with: the constraints TH-C1 to TH-C33 of the game's page.

First comes what the program itself needs in order to read a file at all: every card is there, every word is
known, every number is in its range. Then the numbered constraints, in the order of the page, each as one
function that returns an empty text, or what the file says and what it must be. TH-C29 to TH-C32 describe our
own reconstruction: whoever has the box may differ from them, and is only told so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from batisseurs.games.theopolis.components import (
    CARD_EFFECTS,
    GROUPS,
    LOSSES,
    MEASURES,
    RESOURCE_NAMES,
    SACRAMENT_EFFECTS,
    SAINT_EFFECTS,
    Card,
    Components,
    Cost,
    Disaster,
    Effect,
    Entry,
    Part,
    Sacrament,
    Saint,
)
from batisseurs.games.theopolis.facts import SLOTS
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadComponents

Constraint = Callable[[Components], str]
REFUSING: list[tuple[str, Constraint]] = []
NOTED: list[tuple[str, Constraint]] = []

MOST = 99
"""The largest value of a printed number: views show two digits."""
MOST_PER_TURN = 9
"""The most additions, exchanges, repetitions and losses at once: counters of a turn have one digit."""
MOST_BOARD = 8
MOST_DECK = 200
MOST_PARTS = 4


def check(components: Components) -> None:
    """Refuse a file that cannot be played with, in one line: the constraint, what it says, what must be."""
    for said in _unreadable(components):
        raise BadComponents(f"the component file cannot be played with: {said}", reason=said)
    for id_, constraint in REFUSING:
        said = constraint(components)
        if said:
            about = Message("theopolis-error-constraint", {"constraint": id_, "reason": said})
            raise BadComponents(f"{id_}: {said}", about, constraint=id_, reason=said)
    for said in _fixed(components):
        raise BadComponents(f"the component file cannot be played with: {said}", reason=said)


def notes(components: Components) -> list[str]:
    """Return one sentence for each of TH-C29 to TH-C32 from which a file differs."""
    found = [(id_, constraint(components)) for id_, constraint in NOTED]
    return [f"{id_}: {said}" for id_, said in found if said]


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
"""What is in the box. A card that is not in somebody's box has `copies = 0`."""

NUMBERS = {
    "min_players": (1, MOST),
    "max_players": (1, MOST),
    "original_points": (1, MOST),
    "starting_faith": (0, MOST_PER_TURN),
    "starting_hope": (0, MOST_PER_TURN),
    "starting_charity": (0, MOST_PER_TURN),
    "board": (1, MOST_BOARD),
    "hand_limit": (1, MOST_BOARD),
    "pile_faith": (0, MOST),
    "pile_hope": (0, MOST),
    "pile_charity": (0, MOST),
    "additions": (1, MOST_PER_TURN),
    "exchanges": (0, MOST_PER_TURN),
    "apocalypse_among_last": (1, MOST),
    "stones_to_win": (1, MOST),
    "winning_initiation": (0, MOST_PER_TURN),
    "winning_healing": (0, MOST_PER_TURN),
    "winning_mission": (0, MOST_PER_TURN),
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
    """What may stand beside an effect's name: a range for `amount`, what `kinds` lists, whether a `cost`."""

    least: int = 0
    most: int = 0
    kinds: str = ""
    cost: bool = False


SHAPES = {
    "exchanges": Shape(1, MOST_PER_TURN),
    "hand_limit": Shape(1, MOST_BOARD),
    "worth_more": Shape(1, MOST_PER_TURN, "Persons"),
    "worth_alone": Shape(1, MOST_PER_TURN),
    "take_from_neighbour": Shape(0, MOST),
    "lose_points": Shape(1, MOST),
    "lose_points_and_leave": Shape(1, MOST),
    "discard_board_cards": Shape(1, MOST_PER_TURN),
    "add_resource": Shape(1, 1),
    "points_each_turn": Shape(1, MOST),
    "confess": Shape(1, MOST),
    "additions": Shape(1, MOST_PER_TURN),
    "cheaper": Shape(0, 0, "city cards", cost=True),
    "stones": Shape(1, MOST),
}
"""Effects that need more than their name."""
SAINT_SHAPES = SHAPES | {"add_resource": Shape(1, MOST_PER_TURN, "Resources")}
IMMEDIATE = {"lose_points", "add_resource"}
"""What a Patron Saint does once, at set-up; everything else lasts."""
LOSS_AMOUNTS = {"resource": MOST_PER_TURN, "regain_points": MOST}
"""The most of each loss; of cards, a victim discards one."""


def _unreadable(box: Components) -> Iterator[str]:
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


def _entries(box: Components) -> Iterator[str]:
    for kind, ids in BOX.items():
        found = _ids(getattr(box, kind))
        for id_ in found:
            if id_ not in ids:
                yield f"there is no [[{kind}]] {id_!r}; there are: {', '.join(ids)}"
            if found.count(id_) > 1:
                yield f"there are {found.count(id_)} [[{kind}]] {id_!r}; one entry says all about its copies"
        for id_ in ids:
            if id_ not in found:
                yield f"the [[{kind}]] {id_!r} is missing; a card that is not in the box has copies = 0"
    if box.apocalypse.id != "apocalypse":
        yield f"[apocalypse] has the id 'apocalypse', not {box.apocalypse.id!r}"
    for entry in box.entries():
        yield from _entry(entry)


def _entry(entry: Entry) -> Iterator[str]:
    if not all(name.strip() for name in (entry.name.en, entry.name.fr, entry.name.pl)):
        yield f"{entry.id}: a name is empty"
    parts = len(entry.parts) if isinstance(entry, Disaster) else 0
    values = {*entry.__struct_fields__, "type", *(f"part {index + 1}" for index in range(parts))}
    for key in entry.sources:
        if key not in values:
            yield f"{entry.id}: `sources` names {key!r}, which the entry does not have"


def _numbers(box: Components) -> Iterator[str]:
    for name, (least, most) in NUMBERS.items():
        if name not in box.numbers:
            yield f"the number {name} is missing"
        elif not least <= box.number(name) <= most:
            yield f"{name} = {box.number(name)}; it must be {least} to {most}"
    for name in box.numbers:
        if name not in NUMBERS:
            yield f"there is no number {name!r}"
    if box.number("hand_limit") > box.number("board"):
        yield f"hand_limit = {box.number('hand_limit')}; it must be at most the board, {box.number('board')}"
    for name in RESOURCE_NAMES:
        pile, start = box.number(f"pile_{name}"), box.number(f"starting_{name}")
        if pile < PLAYERS[-1] * start:
            yield f"pile_{name} = {pile}; {PLAYERS[-1]} cities begin with {start} each"


def _card(box: Components, card: Card) -> Iterator[str]:
    if not 0 <= card.copies <= MOST:
        yield f"{card.id}: copies = {card.copies}; it must be 0 to {MOST}"
    yield from _cost(card.id, card.cost)
    if card not in box.building and card.stones != 0:
        yield f"{card.id}: stones = {card.stones}; only a Building has stones"
    if card not in box.person and card.worth != 0:
        yield f"{card.id}: worth = {card.worth}; only a Person has a worth"
    if card.worth > MOST:
        yield f"{card.id}: worth = {card.worth}; it must be at most {MOST}"
    yield from _effect(box, card.id, card.effect, CARD_EFFECTS, SHAPES)
    if (card.effect.name == "win") != (card in box.wonder):
        yield f"{card.id}: effect {card.effect.name!r}; the Wonder wins and nothing else does (TH-146)"
    if card.effect.name == "worth_alone" and card not in box.person:
        yield f"{card.id}: effect 'worth_alone'; only a Person has a worth"


def _cost(owner: str, cost: Cost) -> Iterator[str]:
    for number in (cost.faith, cost.hope, cost.charity):
        if not 0 <= number <= MOST:
            yield f"{owner}: a cost of {number}; it must be 0 to {MOST}"


def _effect(
    box: Components, owner: str, effect: Effect, known: set[str], shapes: dict[str, Shape]
) -> Iterator[str]:
    if effect.name not in known:
        yield f"{owner}: there is no effect {effect.name!r}; there are: {', '.join(sorted(known))}"
        return
    shape = shapes.get(effect.name, Shape())
    least, most = shape.least, shape.most
    if effect.name == "hand_limit":
        least, most = box.number("hand_limit"), box.number("board")
    if not least <= effect.amount <= most:
        what = f"it must be {least} to {most}" if most > least else f"it must be {most}"
        yield f"{owner}: {effect.name} has amount = {effect.amount}; {what}"
    lists = {
        "": (),
        "Persons": _ids(box.person),
        "city cards": _ids(box.city_cards),
        "Resources": RESOURCE_NAMES,
    }
    yield from _kinds(f"{owner}: {effect.name}", effect.kinds, shape.kinds, lists[shape.kinds])
    yield from _cost(owner, effect.cost)
    if (effect.cost.total > 0) != shape.cost:
        yield f"{owner}: {effect.name} {'needs a cost' if shape.cost else 'has no cost'}"


def _kinds(where: str, kinds: tuple[str, ...], what: str, known: tuple[str, ...]) -> Iterator[str]:
    for kind in kinds:
        if kind not in known:
            yield (
                f"{where} names {kind!r}, which is none of the {what}" if what else f"{where} has no `kinds`"
            )
    if len(set(kinds)) != len(kinds):
        yield f"{where} names a kind twice"
    if what and not kinds:
        yield f"{where} must name {what} in `kinds`"


def _disaster(box: Components, disaster: Disaster) -> Iterator[str]:
    if not 0 <= disaster.copies <= MOST:
        yield f"{disaster.id}: copies = {disaster.copies}; it must be 0 to {MOST}"
    if len(disaster.parts) > MOST_PARTS:
        yield f"{disaster.id}: {len(disaster.parts)} parts; it must be at most {MOST_PARTS}"
    for part in disaster.parts:
        if part.measure not in MEASURES:
            yield f"{disaster.id}: there is no measure {part.measure!r}; there are: {', '.join(MEASURES)}"
        if part.loss not in LOSSES:
            yield f"{disaster.id}: there is no loss {part.loss!r}; there are: {', '.join(LOSSES)}"
        most = LOSS_AMOUNTS.get(part.loss, 1)
        if not 1 <= part.amount <= most:
            what = f"1 to {most}" if most > 1 else "1"
            yield f"{disaster.id}: {part.loss} has amount = {part.amount}; it must be {what}"
        what, known = ("city cards", _ids(box.city_cards)) if part.loss == "one_of" else ("", ())
        yield from _kinds(f"{disaster.id}: {part.loss}", part.kinds, what, known)


def _saint(box: Components, saint: Saint) -> Iterator[str]:
    if not 0 <= saint.number <= MOST:
        yield f"{saint.id}: number = {saint.number}; it must be 0 to {MOST}"
    yield from _effect(box, saint.id, saint.effect, SAINT_EFFECTS, SAINT_SHAPES)
    timing = "immediate" if saint.effect.name in IMMEDIATE else "permanent"
    if saint.timing != timing:
        yield f"{saint.id}: {saint.effect.name} is {saint.timing}; it must be {timing}"


def _sacrament(box: Components, sacrament: Sacrament) -> Iterator[str]:
    if sacrament.group not in GROUPS:
        yield f"{sacrament.id}: there is no group {sacrament.group!r}; there are: {', '.join(GROUPS)}"
    if not 1 <= len(sacrament.needs) <= SLOTS:
        yield f"{sacrament.id}: needs {len(sacrament.needs)} cards; it must be 1 to {SLOTS}"
    cards = _ids(box.kinds)  # a Disaster is caught by TH-C16
    asked = [card for alternatives in sacrament.needs for card in alternatives]
    for card in asked:
        if card not in cards:
            yield f"{sacrament.id}: needs {card!r}, which is no card"
        if asked.count(card) > 1:
            yield f"{sacrament.id}: needs {card!r} twice; one copy is enough for a sacrament (TH-121)"
    if not all(sacrament.needs):
        yield f"{sacrament.id}: a list of `needs` is empty"
    yield from _effect(box, sacrament.id, sacrament.effect, SACRAMENT_EFFECTS, SHAPES)


def _totals(box: Components) -> Iterator[str]:
    deck = _deck_size(box)
    if deck > MOST_DECK:
        yield f"the deck has {deck} cards; it must be at most {MOST_DECK}"
    saints = [saint.effect.amount for saint in box.saint if saint.effect.name == "exchanges"]
    lasting = [card.effect for card in box.city_cards] + [sacrament.effect for sacrament in box.sacrament]
    others = sum(effect.amount for effect in lasting if effect.name == "exchanges")
    exchanges = box.number("exchanges") + others + max(saints, default=0)
    if exchanges > MOST_PER_TURN:
        yield f"a turn could have {exchanges} exchanges; it must be at most {MOST_PER_TURN}"


def _fixed(box: Components) -> Iterator[str]:
    """Say which numbers the program does not take from the file, and are different there."""
    for name, value in FIXED.items():
        if box.number(name) != value:
            yield f"{name} = {box.number(name)}; it must be {value}"


# What the constraints ask. -----------------------------------------------------------------------


def refusing(id_: str) -> Callable[[Constraint], Constraint]:
    """Mark a constraint that refuses a file."""

    def mark(constraint: Constraint) -> Constraint:
        REFUSING.append((id_, constraint))
        return constraint

    return mark


def noted(id_: str) -> Callable[[Constraint], Constraint]:
    """Mark a constraint whose difference is only noted."""

    def mark(constraint: Constraint) -> Constraint:
        NOTED.append((id_, constraint))
        return constraint

    return mark


def _must(what: str, said: object, must: object) -> str:
    return "" if said == must else f"{what}: the file says {said}, it must be {must}"


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
    takers = _doing(box, "take_from_neighbour")
    if card in box.wonder or card.effect.name == "take_from_neighbour":
        return False
    return any(card.cost.total <= taker.effect.amount for taker in takers)


# The constraints: from the rulebook. -------------------------------------------------------------


@refusing("TH-C1")
def there_are_three_resources(box: Components) -> str:
    """There are exactly three resource types: Faith, Hope, Charity; costs use only these, or do not parse."""
    return _must("resources", ", ".join(_ids(box.resource)), ", ".join(RESOURCE_NAMES))


@refusing("TH-C2")
def a_bishop_costs_one_of_each(box: Components) -> str:
    """A Bishop costs 1/1/1."""
    return _must("cost of the Bishop", _price(_card_of(box, "bishop").cost), "1/1/1")


@refusing("TH-C3")
def there_are_bishops(box: Components) -> str:
    """There are at least two Bishop cards."""
    copies = _card_of(box, "bishop").copies
    return "" if copies > 1 else f"copies of the Bishop: the file says {copies}, it must be 2 or more"


@refusing("TH-C4")
def the_wonder_costs_four_of_each(box: Components) -> str:
    """The Wonder costs 4/4/4."""
    return _must("cost of the Wonder", _price(_card_of(box, "wonder").cost), "4/4/4")


@refusing("TH-C5")
def there_is_one_wonder(box: Components) -> str:
    """There is exactly one Wonder card."""
    return _must("copies of the Wonder", _card_of(box, "wonder").copies, 1)


@refusing("TH-C6")
def there_is_one_apocalypse(box: Components) -> str:
    """There is exactly one Apocalypse card."""
    return _must("copies of the Apocalypse", box.apocalypse.copies, 1)


@refusing("TH-C7")
def hands_have_four_or_five_cards(box: Components) -> str:
    """Base hand 4; Monk and Eucharist each give 5."""
    return (
        _must("hand_limit", box.number("hand_limit"), 4)
        or _must("effect of the Monk", _said(_card_of(box, "monk").effect), "hand_limit 5")
        or _must("effect of the Eucharist", _said(_sacrament_of(box, "eucharist").effect), "hand_limit 5")
    )


@refusing("TH-C8")
def priest_bread_and_oil_give_two_sacraments(box: Components) -> str:
    """A city of exactly Priest, Bread and Wine, Oil of the Sick has exactly Eucharist and Anointing."""
    held = _held(box, {"priest", "bread_and_wine", "oil_of_the_sick"})
    what = "sacraments of priest, bread_and_wine, oil_of_the_sick"
    return _must(what, ", ".join(sorted(held)) or "none", "anointing, eucharist")


@refusing("TH-C9")
def a_sacrament_needs_two_cards(box: Components) -> str:
    """Every sacrament needs at least two cards."""
    for sacrament in box.sacrament:
        if len(sacrament.needs) < 2:  # noqa: PLR2004  the number of the constraint's own sentence
            return f"cards of {sacrament.id}: the file says {len(sacrament.needs)}, it must be 2 or more"
    return ""


@refusing("TH-C10")
def seven_sacraments_in_three_groups(box: Components) -> str:
    """Seven sacraments: 3 initiation, 2 healing, 2 mission; winning set = all 3 + 1 + 1."""
    groups = [sacrament.group for sacrament in box.sacrament]
    sizes = " + ".join(f"{groups.count(group)} {group}" for group in GROUPS)
    winning = " + ".join(f"{box.number(f'winning_{group}')} {group}" for group in GROUPS)
    return _must("sacraments", sizes, "3 initiation + 2 healing + 2 mission") or _must(
        "winning sacraments", winning, "3 initiation + 1 healing + 1 mission"
    )


@refusing("TH-C11")
def a_bishop_is_no_priest(box: Components) -> str:
    """No combination that asks for a Priest accepts a Bishop instead."""
    for sacrament in box.sacrament:
        for alternatives in sacrament.needs:
            if {"priest", "bishop"} <= set(alternatives):
                return (
                    f"{sacrament.id} accepts {' or '.join(alternatives)}; a Bishop must not do for a Priest"
                )
    return ""


@refusing("TH-C12")
def a_bishop_may_take_a_vault(box: Components) -> str:
    """The Vault's arrival effect replaces a board card by a discard card, and a Bishop may take it."""
    vault, bishop = _card_of(box, "vault"), _card_of(box, "bishop")
    if bishop.effect.name != "take_from_neighbour" or bishop.effect.amount < vault.cost.total:
        said = f"the file says {_said(bishop.effect)}, the Vault costs {vault.cost.total}"
        return f"effect of the Bishop: {said}, it must be take_from_neighbour {vault.cost.total} or more"
    if vault.copies < 1:
        return "copies of the Vault: the file says 0, it must be 1 or more"
    return _must("effect of the Vault", _said(vault.effect), "replace_board_card")


@refusing("TH-C13")
def a_building_can_be_destroyed(box: Components) -> str:
    """At least one effect destroys a Building."""
    if any(card.copies > 0 and _destroyed(box, card) for card in box.building):
        return ""
    return "no Disaster of the file destroys a Building, one must"


@refusing("TH-C14")
def a_board_card_can_be_removed(box: Components) -> str:
    """At least one effect removes a card from the board; the Vault only swaps one, so it does not count."""
    if _doing(box, "discard_board_cards"):
        return ""
    return "no card of the file removes a card from the board (discard_board_cards), one must"


@refusing("TH-C15")
def a_larger_hand_can_be_lost(box: Components) -> str:
    """A Monk, and a card of the Eucharist combination, can be lost."""
    lost = [card.id for card in box.city_cards if _destroyed(box, card) or _taken(box, card)]
    if "monk" not in lost:
        return "a Monk can be lost to nothing in the file, he must be"
    if not any(card in lost for needs in _sacrament_of(box, "eucharist").needs for card in needs):
        return "no card of the Eucharist can be lost to anything in the file, one must be"
    return ""


@refusing("TH-C16")
def disasters_compare_players(box: Components) -> str:
    """Disasters have no cost and enter no city; at least one exists; each compares players."""
    for sacrament in box.sacrament:
        for disaster in box.disaster:
            if any(disaster.id in alternatives for alternatives in sacrament.needs):
                return f"{sacrament.id} needs {disaster.id}; a Disaster cannot enter a city"
    for disaster in box.disaster:
        if not disaster.parts:
            return f"{disaster.id} has no parts; it must compare the players"
    return "" if _copies(box.disaster) else "copies of all Disasters: the file says 0, one must exist"


@refusing("TH-C17")
def the_set_up_never_reaches_the_apocalypse(box: Components) -> str:
    """8 + 4 × players + number of Disasters ≤ deck size - 10, also with the short deck."""
    disasters, last = _copies(box.disaster), box.number("apocalypse_among_last")
    for players in PLAYERS:
        turned_up = box.number("board") + box.number("hand_limit") * players + disasters
        for deck in (_deck_size(box), _deck_size(box) - box.number(f"short_deck_{players}")):
            if turned_up > deck - last:
                return (
                    f"the set-up for {players} players may turn up {turned_up} cards,"
                    f" it must be at most {deck - last} of a deck of {deck}"
                )
    return ""


@refusing("TH-C18")
def every_player_has_a_saint(box: Components) -> str:
    """At least as many Patron Saints as the maximum number of players; numbers distinct."""
    numbers = [saint.number for saint in box.saint]
    for saint in box.saint:
        if numbers.count(saint.number) > 1:
            return f"number of {saint.id}: the file says {saint.number}, as of another saint; all must differ"
    if len(numbers) < box.number("max_players"):
        return f"{len(numbers)} Patron Saints in the file, it must be {box.number('max_players')} or more"
    return ""


@refusing("TH-C19")
def a_building_has_stones(box: Components) -> str:
    """Every Building has a whole number of stones ≥ 1 and < 10."""
    for card in box.building:
        if not 1 <= card.stones < 10:  # noqa: PLR2004  the number of the constraint's own sentence
            return f"stones of {card.id}: the file says {card.stones}, it must be 1 to 9"
    return ""


@refusing("TH-C20")
def a_person_has_a_worth(box: Components) -> str:
    """Every Person has a whole number worth ≥ 0."""
    for card in box.person:
        if card.worth < 0:
            return f"worth of {card.id}: the file says {card.worth}, it must be 0 or more"
    return ""


@refusing("TH-C21")
def the_printed_example_scores_16_and_18(box: Components) -> str:
    """Scoring coefficients 2, 3, -1 give 16 and 18 in the printed example."""
    each = (box.number("score_stone"), box.number("score_sacrament"), box.number("score_original_point"))
    totals = [sum(map(int.__mul__, each, have)) for have in PRINTED_EXAMPLE]
    said = f"{each[0]}, {each[1]}, {each[2]} which give {totals[0]} and {totals[1]}"
    return _must("score_stone, score_sacrament, score_original_point", said, "2, 3, -1 which give 16 and 18")


@refusing("TH-C22")
def the_printed_example_is_possible(box: Components) -> str:
    """The example states (6 stones, 5 points, 3 sacraments) and (8, 10, 4) are possible in a running game."""
    most = len(_held(box, {card.id for card in box.city_cards if card.copies > 0}))
    for stones, sacraments, points in PRINTED_EXAMPLE:
        if stones >= box.number("stones_to_win") or stones not in _sums_of_stones(box, stones):
            return f"no city of the file can have {stones} stones, it must be possible"
        if sacraments > most:
            return f"a city of the file can hold {most} sacraments, {sacraments} must be possible"
        if points > box.number("original_points"):
            return f"no player of the file can have {points} original points, it must be possible"
    return ""


def _sums_of_stones(box: Components, most: int) -> set[int]:
    """Return the numbers of stones, up to a limit, that a city can have."""
    sums = {0} | {saint.effect.amount for saint in box.saint if saint.effect.name == "stones"}
    for card in box.building:
        for _ in range(min(card.copies, most)):
            sums |= {total + card.stones for total in sums if total + card.stones <= most}
    return sums


@refusing("TH-C23")
def the_trackers_start_at_20_and_0(box: Components) -> str:
    """The trackers start at 20 and 0 and victory is at 0 and 10 (no file can say otherwise of the zeros)."""
    return _must("original_points", box.number("original_points"), 20) or _must(
        "stones_to_win", box.number("stones_to_win"), 10
    )


# From public material. ---------------------------------------------------------------------------


@refusing("TH-C24")
def a_lone_hermit_takes_two_points(box: Components) -> str:
    """The Hermit takes 2 original points when he is the only Person."""
    return _must("effect of the Hermit", _said(_card_of(box, "hermit").effect), "worth_alone 2")


@refusing("TH-C25")
def anointing_uses_the_discard_pile(box: Components) -> str:
    """The effect of Anointing refers to the discard pile."""
    return _must("effect of Anointing", _said(_sacrament_of(box, "anointing").effect), "refill_from_discard")


@refusing("TH-C26")
def a_flood_takes_a_resource(box: Components) -> str:
    """A Disaster "Flood" makes the player(s) with the most resources lose one."""
    flood = next(disaster for disaster in box.disaster if disaster.id == "flood")
    if flood.copies > 0 and Part("resources", "most", "resource", 1) in flood.parts:
        return ""
    said = "; ".join(f"{part.extreme} {part.measure}: {part.loss} {part.amount}" for part in flood.parts)
    must = "1 or more (most resources: resource 1)"
    return f"copies of the Flood: the file says {flood.copies} ({said}), it must be {must}"


@refusing("TH-C27")
def some_effect_gives_more_resources(box: Components) -> str:
    """One resource *at least* is gained per turn: some effect gives more."""
    base = box.number("additions")
    more = [
        sacrament
        for sacrament in box.sacrament
        if sacrament.effect.name == "additions" and sacrament.effect.amount > base
    ]
    if more or _doing(box, "add_resource"):
        return ""
    return f"no effect of the file gives more than {base} resources per turn, one must"


@refusing("TH-C28")
def four_can_play(box: Components) -> str:
    """A game with 4 players is possible."""
    least, most = box.number("min_players"), box.number("max_players")
    return "" if least <= 4 <= most else f"players: the file says {least} to {most}, 4 must be possible"  # noqa: PLR2004


# Design constraints of the reconstruction. -------------------------------------------------------


@noted("TH-C29")
def the_deck_holds_38_stones_and_28_worth(box: Components) -> str:
    """The deck holds 38 stones and 28 points of worth (Hermits not counted)."""
    stones = sum(card.copies * card.stones for card in box.building)
    worth = sum(card.copies * card.worth for card in box.person if card.id != "hermit")
    return _differs(f"{stones} stones and {worth} points of worth", "38 stones and 28 points of worth")


@noted("TH-C30")
def the_deck_has_91_cards(box: Components) -> str:
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
    cards = f"{sum(sizes)} deck cards = {' + '.join(map(str, sizes))}"
    return _differs(
        f"{cards}; {len(box.saint)} Patron Saints; {resources} Resources",
        "91 deck cards = 23 + 1 + 32 + 23 + 12; 10 Patron Saints; 72 Resources",
    )


@noted("TH-C31")
def thirty_cards_can_be_played_at_once(box: Components) -> str:
    """At least 30 city-card copies can be played in the first turn (1/1/1 plus one resource of any type)."""
    start = [box.number(f"starting_{name}") for name in RESOURCE_NAMES]
    playable = 0
    for card in box.city_cards:
        cost = (card.cost.faith, card.cost.hope, card.cost.charity)
        missing = sum(max(price - have, 0) for price, have in zip(cost, start, strict=True))
        playable += card.copies if missing <= box.number("additions") else 0
    said = f"{playable} cards can be played in the first turn"
    return "" if playable >= 30 else f"{said}, fewer than the 30 of our reconstruction"  # noqa: PLR2004


@noted("TH-C32")
def a_bishop_may_take_these(box: Components) -> str:
    """Exactly: Chapel, Vault, School, Ramparts, Hermit and all eight Symbols."""
    ours = {"chapel", "vault", "school", "ramparts", "hermit", *BOX["symbol"]}
    prey = {card.id for card in box.city_cards if _taken(box, card)}
    if prey == ours:
        return ""
    more, fewer = ", ".join(sorted(prey - ours)), ", ".join(sorted(ours - prey))
    return f"a Bishop may take more than in our reconstruction: {more or 'no'}; and less: {fewer or 'no'}"


def _differs(said: str, ours: str) -> str:
    return "" if said == ours else f"the file has {said}; our reconstruction has {ours}"


@refusing("TH-C33")
def nobody_wins_out_of_turn(box: Components) -> str:
    """No effect can make a non-active player meet a win condition.

    Disasters and Bishops only take from others, and no loss brings a city nearer to a win: stones, worth and
    amounts are never negative. What is left are the Patron Saints: nobody may have won before the first turn.
    """
    for saint in box.saint:
        effect = saint.effect
        wins = {"lose_points": box.number("original_points"), "stones": box.number("stones_to_win")}
        if effect.name in wins and effect.amount >= wins[effect.name]:
            said = f"the file says {_said(effect)} and wins before the first turn"
            return f"effect of {saint.id}: {said}, it must be less than {wins[effect.name]}"
    return ""


PRINTED_EXAMPLE = ((6, 3, 5), (8, 4, 10))
"""Stones, sacraments and original points of the two players at the Apocalypse (TH-X12)."""
