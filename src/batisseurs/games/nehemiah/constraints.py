"""What a component file must satisfy to be played with: the constraints NE-C1 to NE-C24 of the game's page.

First comes what the program itself needs in order to read a file at all: every face, deck and board is there,
every word is known, every number is in its range. Then the numbered constraints, in the order of the page,
each as one function that returns nothing, or what the file says and what it must be. NE-C6, NE-C23 and NE-C24
describe a review and our own reconstruction: whoever has the box may differ from them, and is only told so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from batisseurs.games.nehemiah.components import (
    BOARD_IDS,
    DECK_IDS,
    FOREMAN_IDS,
    PLAYERS,
    ROUNDS,
    WITHOUT_ICONS,
    Board,
    Components,
    Deck,
    Foreman,
    Work,
    copies_of,
)
from batisseurs.games.nehemiah.facts import EFFECTS, MOST_COLUMNS, ROWS
from batisseurs.kernel.component_values import MOST, MOST_AT_ONCE, Entry
from batisseurs.kernel.faults import (
    Constraints,
    Fault,
    check_readable,
    fault,
    must_be,
    must_be_at_least,
    must_be_at_most,
    must_be_from,
    must_be_one_of,
    must_have_numbers,
    must_list_exactly,
)

CONSTRAINTS = Constraints()
Faults = Iterator[Fault | None]


def check(components: Components) -> None:
    """Refuse a file that cannot be played with, in one line: the constraint, what it says, what must be."""
    check_readable(_unreadable(components))
    CONSTRAINTS.check(components)
    check_readable(_fixed(components))


def notes(components: Components) -> list[Fault]:
    """Return one sentence for each of NE-C2, NE-C3, NE-C6, NE-C23 and NE-C24 from which a file differs."""
    return CONSTRAINTS.notes(components)


# What the program needs to read a file. ----------------------------------------------------------

BOX = {
    "work": (
        "wood_1", "wood_2", "gold_2", "gold_3", "wood_order", "wall_1", "wall_2", "temple_1", "temple_2",
        "garrison_1", "garrison_2", "gate", "remarkable", "night_1", "night_2", "new_site_1", "new_site_2",
        "priority_site", "crew_change", "reassignment", "planning", "consolidation_1", "consolidation_2",
    ),
    "deck": DECK_IDS,
    "board": BOARD_IDS,
    "colour": ("red", "blue", "green", "yellow"),
}  # fmt: skip
"""What is in the box. A face that is not in someone's box has no copies, which NE-C13 to NE-C15 refuse."""

GATE_IDS = (
    "sheep_gate", "fish_gate", "old_gate", "valley_gate", "dung_gate", "fountain_gate", "water_gate",
    "horse_gate",
)  # fmt: skip

NUMBERS = {
    "min_players": (1, MOST),
    "max_players": (1, MOST),
    "workers_2": (1, MOST),
    "workers_3": (1, MOST),
    "workers_4": (1, MOST),
    "neutral_workers_2": (0, MOST),
    "cubes": (1, MOST),
    "columns_2": (2, MOST_COLUMNS),
    "columns_3": (2, MOST_COLUMNS),
    "columns_4": (2, MOST_COLUMNS),
    "rows": (1, MOST),
    "starting_wood": (0, MOST),
    "starting_gold": (0, MOST),
    "variant_wood": (0, MOST),
    "variant_gold": (0, MOST),
    "income_wood": (0, MOST),
    "income_gold": (0, MOST),
    "fee": (1, MOST_AT_ONCE),
    "wood_per_point": (1, MOST),
    "gold_per_point": (1, MOST),
    "stall_rounds": (1, MOST),
    "box_workers_per_colour": (1, MOST),
    "box_wood": (0, MOST),
    "box_gold": (0, MOST),
    "box_screens": (0, MOST),
    "box_first_player_pawns": (0, MOST),
    "box_foreman_tiles": (0, MOST),
    "box_tokens_1": (0, MOST),
    "box_tokens_3": (0, MOST),
    "box_tokens_5": (0, MOST),
    "box_tokens_10": (0, MOST),
}
FIXED = {
    "min_players": 2,
    "max_players": 4,
    "rows": ROWS,
    "box_screens": 4,
    "box_first_player_pawns": 1,
    "box_foreman_tiles": 1,
}
"""What the program lays tables for, and the pieces of which a table has no other number (NE-1)."""
TOKENS = (1, 3, 5, 10)

AMOUNTS = {
    "take_wood": (1, MOST_AT_ONCE),
    "take_gold": (1, MOST_AT_ONCE),
    "place_cubes": (1, MOST_AT_ONCE),
    "take_gate": (1, 1),
    "gain_points": (1, MOST_AT_ONCE),
    "raise_workers": (1, MOST_AT_ONCE),
    "place_workers": (1, MOST_AT_ONCE),
    "place_anywhere": (1, 1),
    "replace_worker": (1, 1),
    "swap_workers": (2, 2),
    "swap_cards": (2, 2),
    "use_cards": (1, MOST_AT_ONCE),
}
"""The least and the most that each effect can be told to do."""
PAID = {"take_wood", "take_gold", "place_cubes", "take_gate", "gain_points"}
"""Effects that may have a cost: they happen at once. The others ask the player first."""
FOREMAN_AMOUNTS = {
    "sculptor": (1, MOST_AT_ONCE),
    "carpenter": (1, MOST_AT_ONCE),
    "merchant": (1, MOST_AT_ONCE),
    "town_planner": (1, MOST_AT_ONCE),
    "convict": (2, 2),
    "assistant": (2, 2),
}


def _unreadable(box: Components) -> Faults:
    """Say what the program could not read or would misread."""
    for kind, ids in BOX.items():
        yield from must_list_exactly(f"[[{kind}]]", list(_ids(getattr(box, kind))), ids)
    for entry in box.entries():
        yield from _entry(entry)
    yield from must_have_numbers("numbers", box.numbers, NUMBERS)
    for work in box.work:
        yield from _work(work)
    for deck in box.deck:
        yield from _deck(deck)
    for board in box.board:
        yield from _board(board)
    for foreman in box.foreman:
        yield from _foreman(foreman)


def _entry(entry: Entry) -> Faults:
    values = [field for field in entry.__struct_fields__ if field not in {"id", "source", "sources"}]
    if isinstance(entry, Deck):
        values += [cards.face for cards in entry.cards]
    for key in entry.sources:
        yield must_be_one_of(f"{entry.id}.sources", key, values)


def _work(work: Work) -> Faults:
    effect, what = work.effect, f"{work.id}.effect"
    unknown = must_be_one_of(what, effect.name, EFFECTS)
    if unknown is not None:
        yield unknown
        return
    least, most = AMOUNTS[effect.name]
    yield must_be_from(f"{what} {effect.name} amount", effect.amount, least, most)
    board = f"{what} {effect.name} board"
    if effect.name == "place_cubes":
        yield must_be_one_of(board, effect.board, BOARD_IDS)
    elif effect.board:
        yield fault(
            "nehemiah-fault-board",
            "{what}: the file says {said}; only cubes are placed on a board",
            what=board,
            said=effect.board,
        )
    dearest = MOST_AT_ONCE if effect.name in PAID else 0
    yield must_be_from(f"{work.id}.cost wood", work.cost.wood, 0, dearest)
    yield must_be_from(f"{work.id}.cost gold", work.cost.gold, 0, dearest)


def _deck(deck: Deck) -> Faults:
    faces = [cards.face for cards in deck.cards]
    for cards in deck.cards:
        yield must_be_one_of(f"{deck.id}.cards", cards.face, BOX["work"])
        if faces.count(cards.face) > 1:
            yield fault(
                "nehemiah-fault-face-twice",
                "{what}: {said!r} is listed {number} times; one entry says all about its copies",
                what=f"{deck.id}.cards",
                said=cards.face,
                number=faces.count(cards.face),
            )
        yield must_be_from(f"{deck.id}.{cards.face} icons", cards.icons, 0, cards.copies)


def _board(board: Board) -> Faults:
    listed: set[tuple[int, int]] = set()
    for table in board.table:
        what = f"{board.id}.{table.path}"
        yield must_be(f"{what} sources", len(table.sources), len(table.points))
        for round_ in table.rounds:
            if (table.players, round_) in listed:
                yield fault(
                    "nehemiah-fault-table-twice",
                    "{what}: there is another table for {players} players in round {number}",
                    what=what,
                    players=table.players,
                    number=round_,
                )
            listed.add((table.players, round_))


def _foreman(foreman: Foreman) -> Faults:
    least, most = FOREMAN_AMOUNTS.get(foreman.id, (0, 0))
    yield must_be_from(f"{foreman.id}.amount", foreman.amount, least, most)


def _fixed(box: Components) -> Faults:
    """Say which numbers the program does not take from the file, and are different there."""
    for name, value in FIXED.items():
        yield must_be(f"numbers.{name}", box.number(name), value)


# What the constraints ask. -----------------------------------------------------------------------


def _ids(entries: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(entry.id for entry in entries)


def _first(found: Iterable[Fault | None]) -> Fault | None:
    return next((said for said in found if said is not None), None)


def _work_of(box: Components, id_: str) -> Work:
    return next(work for work in box.work if work.id == id_)


def _copies(box: Components, face: str, players: int) -> int:
    """Return the cards of a face in all decks."""
    return sum(copies_of(cards, players) for deck in box.deck for cards in deck.cards if cards.face == face)


def _dealt(box: Components, players: int) -> int:
    """Return the cards of the grid."""
    return box.number(f"columns_{players}") * ROWS


def _exists(box: Components, id_: str, effect: str) -> Fault | None:
    """Want a face with its printed effect, and at least one card of it."""
    return must_be(f"{id_}.effect", str(_work_of(box, id_).effect), effect) or must_be_at_least(
        f"{id_} copies", _copies(box, id_, PLAYERS[0]), 1
    )


def _all_exist(box: Components, faces: dict[str, str]) -> Fault | None:
    return _first(_exists(box, id_, effect) for id_, effect in faces.items())


def _table(points: tuple[int, ...]) -> str:
    return ", ".join(map(str, points)) or "—"


def _has_table(box: Components, board_id: str, players: int, printed: tuple[int, ...]) -> Fault | None:
    """Want the places shown in an example; of which round they are it does not say (NE-R14)."""
    board = next(board for board in box.board if board.id == board_id)
    tables = [board.points(players, round_)[: len(printed)] for round_ in ROUNDS]
    if printed in tables:
        return None
    return must_be(f"{board_id}.table {players}", _table(tables[0]), _table(printed))


# The constraints: work decks. --------------------------------------------------------------------


@CONSTRAINTS.refusing("NE-C1")
def there_are_72_work_cards(box: Components) -> Fault | None:
    """There are exactly 72 work cards in three decks."""
    return must_be("[[deck]] copies", sum(deck.size(PLAYERS[0]) for deck in box.deck), 72)


@CONSTRAINTS.noted("NE-C2")
def a_deck_refills_whole_columns(box: Components) -> Fault | None:
    """With 2 or 4 players each deck's size is a multiple of 4 in our set."""
    return _first(
        _whole_columns(deck, players) for players in PLAYERS if players != WITHOUT_ICONS for deck in box.deck
    )


@CONSTRAINTS.noted("NE-C3")
def a_deck_without_icons_refills_whole_columns(box: Components) -> Fault | None:
    """After removal of the 2/4 cards each deck's size is a multiple of 4, and so is the number of icons."""
    return _first(_whole_columns(deck, WITHOUT_ICONS) for deck in box.deck)


def _whole_columns(deck: Deck, players: int) -> Fault | None:
    size = deck.size(players)
    if size % ROWS == 0:
        return None
    return fault(
        "nehemiah-fault-columns",
        "{what}: the file has {number} cards for {players} players; {rest} of them refill no column",
        what=deck.id,
        number=size,
        players=players,
        rest=size % ROWS,
    )


@CONSTRAINTS.refusing("NE-C4")
def the_first_deck_fills_the_grid_and_a_column(box: Components) -> Fault | None:
    """Deck I has at least 24 cards with 2 or 4 players and 20 with 3: the grid and one refill."""
    deck = box.ordered_decks()[0]
    return _first(_must_hold(deck, players, _dealt(box, players) + ROWS) for players in PLAYERS)


@CONSTRAINTS.refusing("NE-C5")
def the_other_decks_refill_twice(box: Components) -> Fault | None:
    """Decks II and III have at least 8 cards each for every player count."""
    return _first(
        _must_hold(deck, players, 2 * ROWS) for deck in box.ordered_decks()[1:] for players in PLAYERS
    )


def _must_hold(deck: Deck, players: int, least: int) -> Fault | None:
    if deck.size(players) >= least:
        return None
    return fault(
        "nehemiah-fault-deck",
        "{what}: the file has {number} cards for {players} players, it must be {least} or more",
        what=deck.id,
        number=deck.size(players),
        players=players,
        least=least,
    )


ABOUT = range(12, 21)
"""What "about 16" means: 16 cards, give or take a column."""


@CONSTRAINTS.noted("NE-C6")
def a_review_counts_the_cards(box: Components) -> Fault | None:
    """16 cards remain in deck I after dealing a 5 x 4 grid, and decks II and III have about 16 each."""
    first, second, third = (deck.size(PLAYERS[-1]) for deck in box.ordered_decks())
    left = first - MOST_COLUMNS * ROWS
    if left == 16 and second in ABOUT and third in ABOUT:  # noqa: PLR2004  the review's number
        return None
    return fault(
        "nehemiah-fault-c6",
        "after dealing {dealt} cards the decks of the file have {first}, {second} and {third};"
        " a review saw 16 and twice about 16",
        dealt=MOST_COLUMNS * ROWS,
        first=left,
        second=second,
        third=third,
    )


@CONSTRAINTS.refusing("NE-C7")
def some_cards_of_a_deck_carry_the_icon(box: Components) -> Fault | None:
    """Some work cards carry the 2/4 icon; more than none and fewer than all of each deck."""
    return _first(
        must_be_from(
            f"{deck.id} icons", sum(cards.icons for cards in deck.cards), 1, deck.size(PLAYERS[0]) - 1
        )
        for deck in box.ordered_decks()
    )


# Gates and foremen. ------------------------------------------------------------------------------


@CONSTRAINTS.refusing("NE-C8")
def there_are_8_gates(box: Components) -> Fault | None:
    """8 gate cards; every value is 2, 3 or 4; each of these occurs; stack order ascending."""
    found = _first(must_list_exactly("[[gate]]", list(_ids(box.gate)), GATE_IDS))
    found = found or _first(must_be_from(f"{gate.id}.value", gate.value, 2, 4) for gate in box.gate)
    if found is not None:
        return found
    values = [gate.value for gate in box.gate]
    for value in (2, 3, 4):
        if value not in values:
            return fault("nehemiah-fault-c8-none", "no gate of the file has the value {value}", value=value)
    for above, gate in pairwise(box.gate):
        if gate.value < above.value:
            return fault(
                "nehemiah-fault-c8-order",
                "{what}: the file says {said}, less than the gate above it; they must ascend",
                what=f"{gate.id}.value",
                said=gate.value,
            )
    return None


@CONSTRAINTS.refusing("NE-C9")
def there_are_15_foremen(box: Components) -> Fault | None:
    """15 foreman cards, all different: hand 3, hourglass 2, scroll 1, exclamation 3, plus 2, silhouette 4."""
    return _first(must_list_exactly("[[foreman]]", list(_ids(box.foreman)), FOREMAN_IDS)) or _first(
        must_be(f"{foreman.id}.symbol", foreman.symbol, symbol)
        for foreman, symbol in zip(box.ordered_foremen(), SYMBOLS, strict=True)
    )


SYMBOLS = (
    *("hand",) * 3,
    *("hourglass",) * 2,
    "scroll",
    *("exclamation",) * 3,
    *("plus",) * 2,
    *("silhouette",) * 4,
)
"""The symbols of the foremen in their order: the rules know when each of them is used."""


# Score tables. -----------------------------------------------------------------------------------


@CONSTRAINTS.refusing("NE-C10")
def the_temple_scores_4_and_2(box: Components) -> Fault | None:
    """Temple, 3 players: first place 4, second place 2."""
    return _has_table(box, "temple", 3, (4, 2))


@CONSTRAINTS.refusing("NE-C11")
def the_garrison_scores_6_4_2_1(box: Components) -> Fault | None:
    """Garrison, 4 players: 6, 4, 2, 1."""
    return _has_table(box, "garrison", 4, (6, 4, 2, 1))


@CONSTRAINTS.refusing("NE-C12")
def a_table_descends(box: Components) -> Fault | None:
    """Each board has a table for 2, 3 and 4 players, in every round.

    It has as many numbers as players, strictly descending, none negative.
    """
    for board in box.ordered_boards():
        for players in PLAYERS:
            for round_ in ROUNDS:
                points = board.points(players, round_)
                falling = all(first > second for first, second in pairwise(points))
                if len(points) != players or not falling or points[-1] < 0:
                    return fault(
                        "nehemiah-fault-c12",
                        "{what} in round {round}: the file says {said};"
                        " it must be {players} numbers that descend to 0 or more",
                        what=f"{board.id}.table {players}",
                        round=round_,
                        said=_table(points),
                        players=players,
                    )
    return None


# Faces of work cards. ----------------------------------------------------------------------------


@CONSTRAINTS.refusing("NE-C13")
def wood_and_gold_come_in_two_sizes(box: Components) -> Fault | None:
    """Wood Stock exists with 1 and with 2, Funding with 2 and with 3."""
    return _all_exist(
        box,
        {"wood_1": "take_wood 1", "wood_2": "take_wood 2", "gold_2": "take_gold 2", "gold_3": "take_gold 3"},
    )


@CONSTRAINTS.refusing("NE-C14")
def cubes_come_in_ones_and_twos(box: Components) -> Fault | None:
    """Build the Wall, Temple Sacrifice and Military Training exist with 1 and with 2."""
    return _all_exist(
        box, {f"{board}_{cubes}": f"place_cubes {cubes} {board}" for board in BOARD_IDS for cubes in (1, 2)}
    )


@CONSTRAINTS.refusing("NE-C15")
def every_face_exists(box: Components) -> Fault | None:
    """Night Work, New Site and Consolidation exist with 1 and with 2, seven others at least once."""
    found = _all_exist(
        box,
        {
            "night_1": "raise_workers 1",
            "night_2": "raise_workers 2",
            "new_site_1": "place_workers 1",
            "new_site_2": "place_workers 2",
            "consolidation_1": "use_cards 1",
            "consolidation_2": "use_cards 2",
            "gate": "take_gate 1",
            "priority_site": "place_anywhere 1",
            "crew_change": "replace_worker 1",
            "reassignment": "swap_workers 2",
            "planning": "swap_cards 2",
        },
    )
    # How much these two give is no part of their being there; see NE-C16 for the Wood Order.
    for id_, effect in {"wood_order": "take_wood", "remarkable": "gain_points"}.items():
        found = found or must_be(f"{id_}.effect", _work_of(box, id_).effect.name, effect)
        found = found or must_be_at_least(f"{id_} copies", _copies(box, id_, PLAYERS[0]), 1)
    return found


@CONSTRAINTS.refusing("NE-C16")
def cards_have_their_printed_prices(box: Components) -> Fault | None:
    """One cube costs 1 wood (Wall), 1 gold (Temple) or both (Garrison), a gate 2 wood, 3 wood 1 gold."""
    prices = {
        "wall_1": "1/0",
        "wall_2": "2/0",
        "temple_1": "0/1",
        "temple_2": "0/2",
        "garrison_1": "1/1",
        "garrison_2": "2/2",
        "gate": "2/0",
        "wood_order": "0/1",
    }
    return _first(
        must_be(f"{id_}.cost", str(_work_of(box, id_).cost), price) for id_, price in prices.items()
    ) or must_be("wood_order.effect", str(_work_of(box, "wood_order").effect), "take_wood 3")


EXAMPLE_COLUMN = {"wood_1": 2, "gold_2": 1, "wall_1": 1}
"""The column of the rulebook's examples (NE-X5)."""


@CONSTRAINTS.refusing("NE-C17")
def the_example_column_can_be_dealt(box: Components) -> Fault | None:
    """One deck holds at least two Wood Stock 1, one Funding 2 and one Build the Wall 1."""
    for deck in box.deck:
        copies = {cards.face: cards.copies for cards in deck.cards}
        if all(copies.get(face, 0) >= number for face, number in EXAMPLE_COLUMN.items()):
            return None
    return fault(
        "nehemiah-fault-c17",
        "no deck of the file can deal the column of the examples: {cards}",
        cards=[face for face, number in EXAMPLE_COLUMN.items() for _ in range(number)],
    )


# Numbers. ----------------------------------------------------------------------------------------


def _must_say(box: Components, numbers: dict[str, int]) -> Fault | None:
    return _first(must_be(f"numbers.{name}", box.number(name), value) for name, value in numbers.items())


@CONSTRAINTS.refusing("NE-C18")
def players_start_with_2_wood_and_4_gold(box: Components) -> Fault | None:
    """Start: 2 wood, 4 gold (variant 3 and 5; the difference equals the round income of the variant)."""
    start = {"starting_wood": 2, "starting_gold": 4, "variant_wood": 3, "variant_gold": 5}
    return _must_say(box, start | {"income_wood": 3 - 2, "income_gold": 5 - 4})


@CONSTRAINTS.refusing("NE-C19")
def goods_are_sold_by_3_and_2(box: Components) -> Fault | None:
    """3 wood = 1 VP, 2 gold = 1 VP; 5 wood and 5 gold are worth 3 VP."""
    return _must_say(box, {"wood_per_point": 3, "gold_per_point": 2})


@CONSTRAINTS.refusing("NE-C20")
def players_have_6_or_7_workers(box: Components) -> Fault | None:
    """6 workers each with 2 or 4 players, 7 with 3."""
    return _must_say(box, {"workers_2": 6, "workers_3": 7, "workers_4": 6})


@CONSTRAINTS.refusing("NE-C21")
def the_box_has_its_pieces(box: Components) -> Fault | None:
    """30 wood, 36 gold, 28 workers, 44 cubes, 36 VP tokens with values 1, 3, 5, 10, each occurring."""
    colours = len(box.colour)
    tokens = [box.number(f"box_tokens_{value}") for value in TOKENS]
    return (
        _must_say(box, {"box_wood": 30, "box_gold": 36})
        or must_be("numbers.box_workers_per_colour × 4", box.number("box_workers_per_colour") * colours, 28)
        or must_be("numbers.cubes × 4", box.number("cubes") * colours, 44)
        or must_be("numbers.box_tokens", sum(tokens), 36)
        or _first(
            must_be_at_least(f"numbers.box_tokens_{value}", number, 1)
            for value, number in zip(TOKENS, tokens, strict=True)
        )
        or must_be_at_most(
            "numbers.neutral_workers_2", box.number("neutral_workers_2"), box.number("box_workers_per_colour")
        )
    )


@CONSTRAINTS.refusing("NE-C22")
def there_are_more_workers_than_cards(box: Components) -> Fault | None:
    """In every player count there are more workers than cards in the grid, neutral ones counted."""
    for players in PLAYERS:
        neutral = box.number("neutral_workers_2") if players == PLAYERS[0] else 0
        workers = players * (box.number(f"workers_{players}") + neutral)
        if workers <= _dealt(box, players):
            return fault(
                "nehemiah-fault-c22",
                "with {players} players the file has {workers} workers for {cards} cards of the grid,"
                " they must be more",
                players=players,
                workers=workers,
                cards=_dealt(box, players),
            )
    return None


# Design constraints of the reconstruction. -------------------------------------------------------


@CONSTRAINTS.noted("NE-C23")
def three_players_have_every_face(box: Components) -> Fault | None:
    """Every one of the 23 faces is still present in a 3-player game."""
    missing = [work.id for work in box.work if _copies(box, work.id, WITHOUT_ICONS) < 1]
    if not missing:
        return None
    return fault(
        "nehemiah-fault-c23",
        "three players have no card of: {cards}; in our reconstruction they have every face",
        cards=missing,
    )


NEARLY = 3
"""Clearings for each of three and of four players, in twelfths: 44 and 42 are nearly the same."""


@CONSTRAINTS.noted("NE-C24")
def three_and_four_players_clear_as_often(box: Components) -> Fault | None:
    """The number of column clearings up to the end trigger per player is nearly the same for 3 and 4."""
    three, four = (
        (sum(deck.size(players) for deck in box.deck) - _dealt(box, players)) // ROWS + 1
        for players in (3, 4)
    )
    if abs(4 * three - 3 * four) <= NEARLY:
        return None
    return fault(
        "nehemiah-fault-c24",
        "{three} columns are cleared with three players and {four} with four, for each of them not as many;"
        " our reconstruction has 11 and 14",
        three=three,
        four=four,
    )
