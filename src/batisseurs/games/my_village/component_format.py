"""What the program needs in order to read a component file at all, before any numbered constraint.

Every id and word is known, every number is in a range that views, choices and arrays have room for. How many
cards there are and what they must say is left to `constraints.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from batisseurs.games.my_village import facts as f
from batisseurs.games.my_village.components import (
    BOARDS,
    CATEGORIES,
    FIELD,
    PAYING,
    PROFESSIONS,
    RESOURCES,
    SPACES,
    SQUARE,
    SYMBOLS,
    WORKSHOPS,
    Church,
    Components,
    Payment,
    demands,
    written,
)
from batisseurs.kernel.component_values import MOST, MOST_AT_ONCE, Entry
from batisseurs.kernel.faults import (
    Fault,
    fault,
    must_be,
    must_be_at_least,
    must_be_at_most,
    must_be_from,
    must_be_one_of,
    must_have_numbers,
)

Faults = Iterator[Fault | None]

MOST_PIECES = 999
MOST_DICE = 12
PLAYERS = range(2, f.MOST_PLAYERS + 1)

NUMBERS = {
    "min_players": (1, MOST),
    "max_players": (1, MOST),
    **{f"white_dice_{players}": (0, MOST_DICE) for players in PLAYERS},
    **{f"black_dice_{players}": (0, MOST_DICE) for players in PLAYERS},
    "black_die_time": (0, MOST_AT_ONCE),
    **{f"turns_{players}": (1, 2) for players in PLAYERS},
    **{f"starting_coins_{place}": (0, MOST_AT_ONCE) for place in range(1, f.MOST_PLAYERS + 1)},
    **{f"coffins_{players}": (1, MOST) for players in PLAYERS},
    "max_rounds": (1, 1000),
    "rat_spaces": (1, MOST),
    "red_spaces": (0, MOST),
    **{f"rat_start_{players}": (1, MOST) for players in PLAYERS},
    "graves": (0, MOST),
    "clouds": (1, MOST),
    "customer_zone": (1, MOST_AT_ONCE),
    "monk_customers": (1, 4),
    **{f"windows_{windows}": (0, MOST) for windows in range(1, 7)},
    "score_labourer": (-MOST, 0),
}
PIECES = (
    "main_boards", "headmen", "time_markers", "reapers", "player_aids", "white_dice", "black_dice",
    "rat_dice", "rats", "story_points_1", "story_points_2", "story_points_5", "black_markers",
    "day_labourers", "value_tiles", "score_pads",
)  # fmt: skip
FIXED = {"min_players": 2, "max_players": 4, "max_rounds": 60}
"""What the program lays tables for, and what `max_rounds` was by rules 1: not the file's to say."""
NAMED = re.compile(r"[a-z0-9_]+")
CHAMBER_AMOUNTS = {"gain_coins": MOST_AT_ONCE, "store_resource": 1}
"""The most of each effect; points for what is covered may be more."""


def unreadable(box: Components) -> Faults:
    """Say what the program could not read or would misread."""
    yield from _entries(box)
    yield from _numbers(box)
    yield from _boards(box)
    for card in (*box.black_cards, *box.customer):
        for payment in card.cost:
            yield from _payment(f"{card.id}.cost", payment)
    for workshop in box.workshop:
        yield must_be(f"{workshop.id}.resource", workshop.resource, WORKSHOPS[workshop.type])
    yield from _chambers(box)
    for church in box.church:
        yield from _church(church)


def _entries(box: Components) -> Faults:
    groups: dict[str, tuple[Sequence[Entry], tuple[str, ...]]] = {
        "profession": (box.profession, PROFESSIONS),
        "village_board": (box.village_board, BOARDS),
        "headman_space": (box.headman_space, SPACES),
        "resource": (box.resource, RESOURCES),
        "category": (box.category, CATEGORIES),
        "symbol": (box.symbol, SYMBOLS),
    }
    for heading, (entries, ids) in groups.items():
        yield must_be(f"[[{heading}]] id", ", ".join(entry.id for entry in entries) or "-", ", ".join(ids))
    single = (box.hand, box.office, box.personal_banner, box.school, box.question_banner, box.coin)
    for entry, id_ in zip(
        single, ("hand", "office", "personal_banner", "school", "question_banner", "coin"), strict=True
    ):
        yield must_be(f"[{id_}] id", entry.id, id_)
    taken = {FIELD, SQUARE, *WORKSHOPS}
    for entry in box.entries():
        yield from _entry(entry, taken)
        taken.add(entry.id)


def _entry(entry: Entry, taken: set[str]) -> Faults:
    if not NAMED.fullmatch(entry.id):
        yield fault(
            "my-village-fault-id",
            "an id is made of small letters, digits and _, which {said!r} is not",
            said=entry.id,
        )
    if entry.id in taken:
        yield fault("my-village-fault-id-twice", "the id {said!r} is there twice", said=entry.id)
    known = [key for key in entry.__struct_fields__ if key not in {"id", "source", "sources"}]
    for key in entry.sources:
        yield must_be_one_of(f"{entry.id}.sources", key, known)


def _numbers(box: Components) -> Faults:
    yield from must_have_numbers("numbers", box.numbers, NUMBERS)
    yield from must_have_numbers("pieces", box.pieces, dict.fromkeys(PIECES, (0, MOST_PIECES)))
    for players in PLAYERS:
        dice = 0
        for colour in ("white_dice", "black_dice"):
            number = box.number(f"{colour}_{players}")
            yield must_be_at_most(f"numbers.{colour}_{players}", number, box.pieces[colour].value)
            dice += number
        taken = 2 * players * box.number(f"turns_{players}")
        yield must_be_at_least(f"numbers.white_dice_{players} + numbers.black_dice_{players}", dice, taken)
    yield must_be_at_least("pieces.value_tiles", box.pieces["value_tiles"].value, f.MOST_PLAYERS)


def _boards(box: Components) -> Faults:
    before = 0
    for cards, price in enumerate(box.office.prices, start=1):
        yield must_be_from(f"office.prices[{cards}].time", price.time, before, MOST_AT_ONCE)
        before = price.time
    yield must_be_at_most("numbers.monk_customers", box.number("monk_customers"), len(box.office.prices))
    town_hall, coin_space, story_space = box.headman_space
    for space, key in (
        (town_hall, "coins"),
        (town_hall, "stories"),
        (coin_space, "stories"),
        (story_space, "coins"),
    ):
        yield must_be(f"{space.id}.{key}", getattr(space, key), 0)


def _payment(what: str, payment: Payment) -> Faults:
    for name in payment.of:
        yield must_be_one_of(f"{what} units", name, (*PAYING, "any"))
    if (payment.units > 0) != bool(payment.of):
        yield fault("my-village-fault-units", "{what}: `units` and `of` belong together", what=what)
    asked = demands(payment)
    yield must_be_from(f"{what} {written(payment)}", len(asked), 1, f.DEMANDS)
    yield must_be_at_most(f"{what} {written(payment)}", sum(asked.values()), MOST_AT_ONCE)


def _chambers(box: Components) -> Faults:
    for chamber in box.chamber:
        name = chamber.effect.name
        most = CHAMBER_AMOUNTS.get(name, MOST)
        yield must_be_from(f"{chamber.id}.effect {name}", chamber.effect.amount, 1, most)
        if name == "gain_coins":
            yield must_be(f"{chamber.id}.slots", chamber.slots, 0)


def _church(church: Church) -> Faults:
    yield must_be(f"{church.id}.windows", church.windows, int(church.advantage == "window"))
    if church.advantage != "repel_rats":
        yield must_be(f"{church.id}.slots", church.slots, 0)


def fixed(box: Components) -> Faults:
    """Say which numbers the program does not take from the file, and are different there."""
    for name, value in FIXED.items():
        yield must_be(f"numbers.{name}", box.number(name), value)
