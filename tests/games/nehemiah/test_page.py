"""The page of Nehemiah and its component file say the same: names, copies, costs, points, sources."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from batisseurs.games.nehemiah.components import Board, Deck, Foreman, Gate, Work, read
from batisseurs.kernel.component_values import Entry

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "nehemiah.md").read_text(encoding="utf-8")
TEXT = files("batisseurs.games.nehemiah").joinpath("components.toml").read_text(encoding="utf-8")
COMPONENTS = read(TEXT)
ROUNDS = ("I", "II", "III")
ALL_PLAYERS = (2, 3, 4)
NUMBER = re.compile(r"(?<![\d/])\d+(?![\d/])")
"""A number, but not those of the 2/4 icon."""


def section(heading: str) -> str:
    """Return the text under a heading, up to the next one of any level."""
    _, _, rest = PAGE.partition(f"\n{heading}\n")
    assert rest, f"no heading {heading!r}"
    return re.split(r"^#{2,} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of every table row, without the lines below the headings."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if not set("".join(row)) <= set("-: ")]


def table(heading: str) -> dict[str, dict[str, str]]:
    """Return the one table under a heading, by the id in a row: its cells by the heading of their column."""
    columns, *found = rows(section(heading))
    by_column = [dict(zip(columns, row, strict=True)) for row in found]
    by_id = {row["id"].strip("`"): row for row in by_column}
    assert len(by_id) == len(found)
    return by_id


FACES = table("### Work card faces")
GATES = table("### Gate cards")
BOARDS = table("### Influence boards")
FOREMEN = table("### Foremen (15 cards)")
ROWS = FACES | GATES | BOARDS | FOREMEN
TABLED: tuple[Entry, ...] = (*COMPONENTS.work, *COMPONENTS.gate, *COMPONENTS.board, *COMPONENTS.foreman)
COUNTS = {row[0]: row[1] for row in rows(section("### Count of components"))}
BOARD_NAMES = {board.id: board.name.en for board in COMPONENTS.board}

every_entry = pytest.mark.parametrize("entry", TABLED, ids=lambda entry: entry.id)
every_face = pytest.mark.parametrize("work", COMPONENTS.work, ids=lambda work: work.id)
every_deck = pytest.mark.parametrize(
    "number", [1, 2, 3], ids=[f"deck {round_number}" for round_number in ROUNDS]
)


def deck(number: int) -> Deck:
    return COMPONENTS.ordered_decks()[number - 1]


def cards_of(cells: str, round_number: str) -> list[int]:
    """Return the numbers of the cards that a cell names: `I-01 … I-05`, `I-06, I-07` or none."""
    found = [int(card) for card in re.findall(rf"\b{round_number}-(\d\d)\b", cells)]
    return list(range(found[0], found[-1] + 1)) if "…" in cells else found


def counted(component: str) -> list[int]:
    """Return the numbers of a row of the count of components."""
    return [int(number) for number in NUMBER.findall(COUNTS[component])]


def test_page_and_file_list_the_same_components_in_the_same_order() -> None:
    assert list(FACES) == [work.id for work in COMPONENTS.work]
    assert list(GATES) == [gate.id for gate in COMPONENTS.gate]
    assert list(BOARDS) == [board.id for board in COMPONENTS.ordered_boards()]
    assert list(FOREMEN) == [foreman.id for foreman in COMPONENTS.ordered_foremen()]
    assert len(ROWS) == len(TABLED)


@every_entry
def test_names_are_the_same_in_three_languages(entry: Entry) -> None:
    said = [ROWS[entry.id][language].replace("’", "'") for language in ("English", "French", "Polish")]
    assert said == [entry.name.en, entry.name.fr, entry.name.pl]


@every_entry
def test_sources_are_the_same(entry: Entry) -> None:
    """Where the page gives one source for a row, the file gives no other; mixed rows name each part."""
    said = ROWS[entry.id]["Source"]
    tables = entry.table if isinstance(entry, Board) else ()
    sources = {entry.source, *entry.sources.values(), *(source for t in tables for source in t.sources)}
    if said in {"rulebook", "public", "reconstructed"}:
        assert sources == {said}
    else:
        assert sources == {source for source in ("rulebook", "public", "reconstructed") if source in said}


@every_face
def test_costs_are_the_same(work: Work) -> None:
    goods = [(work.cost.wood, "wood"), (work.cost.gold, "gold")]
    printed = " + ".join(f"{number} {good}" for number, good in goods if number)
    nothing = "fee per target" if work.effect.name == "use_cards" else "–"
    assert FACES[work.id]["Cost"] == (printed or nothing)


@every_face
def test_gains_are_the_same(work: Work) -> None:
    amount, one = work.effect.amount, work.effect.amount == 1
    board = BOARD_NAMES.get(work.effect.board, "none")
    words = {
        "take_wood": f"{amount} wood",
        "take_gold": f"{amount} gold",
        "gain_points": f"{amount} VP",
        "place_cubes": f"{amount} {'cube' if one else 'cubes'} {board}",
        "take_gate": "top gate card",
        "raise_workers": "raise 1 worker" if one else f"raise up to {amount}",
        "place_workers": "place 1 worker" if one else f"place up to {amount}",
        "place_anywhere": f"place {amount} anywhere",
        "replace_worker": "replace an opponent's worker",
        "swap_workers": f"swap {amount} workers in a column",
        "swap_cards": f"swap {amount} cards in a column",
        "use_cards": "use 1 occupied card of the column" if one else f"use up to {amount}",
    }
    assert FACES[work.id]["Gain"] == words[work.effect.name]


@every_deck
def test_decks_have_the_same_cards(number: int) -> None:
    """Copy for copy: their numbers follow each other, and the icon is on as many as the file says."""
    round_number = ROUNDS[number - 1]
    own = rf"^\| Deck {round_number} \((\d+)\) ids \|.*?(?=\n\n)"
    found = re.search(own, section("### Work cards, one by one"), re.DOTALL | re.MULTILINE)
    assert found
    said = rows(found[0])[1:]
    printed = [(cards.face, cards.copies, cards.icons) for cards in deck(number).cards]
    assert [
        (face.strip("`"), int(copies), len(cards_of(icons, round_number))) for _, face, copies, icons in said
    ] == printed
    numbered = [cards_of(ids, round_number) for ids, *_ in said]
    assert [len(ids) for ids in numbered] == [copies for _, copies, _ in printed]
    assert [card for ids in numbered for card in ids] == list(range(1, int(found[1]) + 1))
    assert all(
        set(cards_of(row[3], round_number)) <= set(ids) for row, ids in zip(said, numbered, strict=True)
    )


def test_the_totals_of_the_faces_are_right() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("All decks together:"))
    said = {face: int(copies) for face, copies in re.findall(r"`(\w+)` (\d+)", line)}
    every_card = [cards for each in COMPONENTS.deck for cards in each.cards]
    assert said == {
        work.id: sum(cards.copies for cards in every_card if cards.face == work.id)
        for work in COMPONENTS.work
    }
    icons = [sum(cards.icons for cards in deck(number).cards) for number in (1, 2, 3)]
    assert f"= {sum(said.values())}. Icons: {' + '.join(map(str, icons))} = {sum(icons)}." in line


def test_the_split_of_the_decks_is_right() -> None:
    """The sizes, and what follows from them for a game in which one column is cleared at a time."""
    said = {row[0]: row[1:] for row in rows(section("### Split of the work decks"))}
    for place, players in enumerate((2, 3)):
        sizes = [deck(number).size(players) for number in (1, 2, 3)]
        columns = COMPONENTS.number(f"columns_{players}")
        dealt = columns * COMPONENTS.number("rows")
        split = " / ".join(map(str, sizes))
        assert said["cards in I / II / III"][place] == f"{split} = {sum(sizes)}"
        assert said["dealt at the start"][place] == f"{dealt} ({columns} columns)"
        refills = [(size - (0 if number else dealt)) // 4 for number, size in enumerate(sizes)]
        for round_number, refill in zip(ROUNDS, refills, strict=True):
            row = "refills inside round I" if round_number == "I" else f"refills from {round_number}"
            assert said[row][place].startswith(f"{refill}"), (players, row)
        # A round's last clearing is refilled from the next deck, and the last one of all is not refilled.
        clearings = [refills[0] + 1, refills[1], refills[2]]
        added = " + ".join(map(str, clearings))
        assert said["clearings up to the end trigger (one at a time)"][place] == f"{added} = {sum(clearings)}"
    assert [deck(number).size(4) for number in (1, 2, 3)] == [deck(number).size(2) for number in (1, 2, 3)]


@pytest.mark.parametrize("gate", COMPONENTS.gate, ids=lambda gate: gate.id)
def test_gates_have_the_same_value_and_place(gate: Gate) -> None:
    row = GATES[gate.id]
    assert int(row["Value"]) == gate.value
    assert int(row["Place in the stack"]) == COMPONENTS.gate.index(gate) + 1


def test_the_sum_of_the_gates_is_right() -> None:
    assert f"The sum is {sum(gate.value for gate in COMPONENTS.gate)}." in section("### Gate cards")


@pytest.mark.parametrize("board", COMPONENTS.board, ids=lambda board: board.id)
def test_boards_have_the_same_points_in_every_round(board: Board) -> None:
    for players in ALL_PLAYERS:
        said = tuple(int(points) for points in BOARDS[board.id][f"{players} players"].split(", "))
        assert [board.points(players, number) for number in (1, 2, 3)] == [said] * 3


@pytest.mark.parametrize("foreman", COMPONENTS.foreman, ids=lambda foreman: foreman.id)
def test_foremen_have_the_same_symbol_and_their_rule(foreman: Foreman) -> None:
    row = FOREMEN[foreman.id]
    assert row["Symbol"] == foreman.symbol
    beginning = f"- **{row['Rule']}** *{foreman.name.en}*: "
    stated = [line for line in PAGE.splitlines() if line.startswith(beginning)]
    assert len(stated) == 1
    if foreman.amount:
        words = {1: "1", 2: "2|two"}[foreman.amount]
        assert re.search(rf"\b({words})\b", stated[0])


@every_face
def test_every_face_has_its_rule(work: Work) -> None:
    """A rule begins with the name of the card, with `n` or all numbers where it is printed with several."""
    name = re.sub(r" \d$", "", work.name.en)
    assert re.search(
        rf"^- \*\*NE-\d+\*\* \*{name}( n| \d / \d)?\*: ", section("### Work cards"), re.MULTILINE
    )


def test_the_count_of_components_is_right() -> None:
    number = COMPONENTS.number
    sizes = [deck(each).size(2) for each in (1, 2, 3)]
    icons = [sum(cards.icons for cards in deck(each).cards) for each in (1, 2, 3)]
    assert counted("Work cards") == [
        *(sum(sizes), len(COMPONENTS.work), len(COMPONENTS.deck)),
        *sizes,
        sum(icons),
        *icons,
    ]
    assert counted("Gate cards") == [len(COMPONENTS.gate)]
    assert counted("Foreman cards") == [len(COMPONENTS.foreman)]
    assert counted("Influence boards") == [len(COMPONENTS.board)]
    colours, workers = len(COMPONENTS.colour), number("box_workers_per_colour")
    assert counted("Workers") == [workers, workers * colours]
    assert counted("Influence cubes") == [number("cubes"), number("cubes") * colours]
    assert counted("Wood") == [number("box_wood")]
    assert counted("Gold") == [number("box_gold"), 1]
    assert counted("Screens") == [number("box_screens")]
    assert counted("First-player pawn, foreman tile") == [1]
    assert number("box_first_player_pawns") == number("box_foreman_tiles") == 1
    tokens = [(number(f"box_tokens_{value}"), value) for value in (1, 3, 5, 10)]
    points = sum(copies * value for copies, value in tokens)
    assert counted("VP tokens") == [
        sum(copies for copies, _ in tokens),
        *(part for token in tokens for part in token),
        points,
    ]


def test_the_colours_are_the_same() -> None:
    names = [colour.name.en for colour in COMPONENTS.colour]
    assert COUNTS["Colours"] == f"{len(names)}: {', '.join(names)}"


def test_the_glossary_has_the_names_of_the_boards() -> None:
    said = {row[0]: row[1:] for row in rows(section("## Glossary"))}
    for board in COMPONENTS.board:
        assert said[f"{board.name.en} / `{board.id}`"] == [board.name.fr, board.name.pl]


@pytest.mark.parametrize(
    ("rule", "stated", "names"),
    [
        (
            "NE-11",
            "takes {} workers of their own colour with 2 or 4 players, {} with 3",
            ("workers_2", "workers_3"),
        ),
        ("NE-12", "all {} influence cubes", ("cubes",)),
        ("NE-13", "takes {} wood and {} gold", ("starting_wood", "starting_gold")),
        ("NE-17", "has {} columns with 2 or 4 players and {} columns with 3", ("columns_2", "columns_3")),
        ("NE-46", "costs {} gold", ("fee",)),
        ("NE-92", "and in addition {} workers", ("neutral_workers_2",)),
        (
            "NE-120",
            "set of {} wood for 1 VP and every full set of {} gold",
            ("wood_per_point", "gold_per_point"),
        ),
        ("NE-124", "starts with {} wood and {} gold", ("variant_wood", "variant_gold")),
        ("NE-125", "gets {} wood and {} gold", ("income_wood", "income_gold")),
        ("NE-170", "If {} × (number of players)", ("stall_rounds",)),
    ],
)
def test_rules_state_the_numbers_of_the_file(rule: str, stated: str, names: tuple[str, ...]) -> None:
    text = next(line for line in PAGE.splitlines() if line.startswith(f"- **{rule}** "))
    assert stated.format(*(COMPONENTS.number(name) for name in names)) in text
    for number in ("workers", "columns"):
        assert COMPONENTS.number(f"{number}_4") == COMPONENTS.number(f"{number}_2")
