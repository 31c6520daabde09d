"""The numbered constraints of the component file, each broken by a copy of our own file."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from batisseurs.games.nehemiah import components as c
from batisseurs.games.nehemiah import constraints
from batisseurs.kernel import BadComponents
from batisseurs.words.catalogue import LANGUAGES, Words
from tests.games.nehemiah.test_components import (
    File,
    cards,
    checked,
    entry,
    number,
    own_text,
    shipped,
    table,
    text_of,
)
from tests.rules import rule

Edit = Callable[[File], None]


def broken(*edits: Edit) -> str:
    """Return the one constraint that refuses our file after these edits, in every language."""
    file = shipped()
    for edit in edits:
        edit(file)
    with pytest.raises(BadComponents) as caught:
        checked(text_of(file))
    error = caught.value
    assert "\n" not in error.text
    ids: list[str] = re.findall(r"NE-C\d+", error.text)
    assert error.text.startswith(f"{ids[0]}: "), error.text
    assert error.about["constraint"] == ids[0]
    assert len(ids) == 1, error.text
    assert error.because is not None
    message = error.because.message
    assert message is not None
    said = [Words(language).text(message.id, **message.args) for language in LANGUAGES]
    assert not any("[[nehemiah" in text or "[[fault" in text for text in said), said
    assert len(set(said)) == len(LANGUAGES), said
    return ids[0]


def noted(*edits: Edit) -> list[str]:
    """Return what is noted about our file after these edits; it is played with all the same."""
    file = shipped()
    for edit in edits:
        edit(file)
    found = constraints.notes(checked(text_of(file)))
    for note in found:
        said = [Words(language).fault(note) for language in LANGUAGES]
        assert all(note.constraint in text and "[[" not in text for text in said), said
        assert len(set(said)) == len(LANGUAGES), said
    return [note.constraint for note in found]


def put(id_: str, **values: object) -> Edit:
    """Change values of one entry."""

    def edit(file: File) -> None:
        assert set(values) <= set(entry(file, id_))
        entry(file, id_).update(values)

    return edit


def say(**values: int) -> Edit:
    """Change numbers of the rules."""

    def edit(file: File) -> None:
        for name, value in values.items():
            number(file, name)["value"] = value

    return edit


def score(board: str, players: int, *points: int) -> Edit:
    """Change a score table."""

    def edit(file: File) -> None:
        sources = ["public"] * len(points)
        table(file, board, players).update(points=list(points), sources=sources)

    return edit


def more(deck: str, face: str, copies: int, icons: int = 0) -> Edit:
    """Add cards to a deck, or take some out."""

    def edit(file: File) -> None:
        listed = entry(file, deck)["cards"]
        if face not in [each["face"] for each in listed]:
            listed.append({"face": face, "copies": 0})
        each = cards(file, deck, face)
        each["copies"] += copies
        each["icons"] = each.get("icons", 0) + icons

    return edit


def move(face: str, old: str, new: str, copies: int = 1) -> list[Edit]:
    """Put cards of a face, without the icon, into another deck."""
    return [more(old, face, -copies), more(new, face, copies)]


def effect(name: str, amount: int, **values: str) -> dict[str, object]:
    return {"name": name, "amount": amount, **values}


def cost(wood: int, gold: int) -> dict[str, int]:
    return {"wood": wood, "gold": gold}


def drop(kind: str, id_: str) -> Edit:
    def edit(file: File) -> None:
        file[kind] = [item for item in file[kind] if item["id"] != id_]

    return edit


def test_our_own_file_satisfies_all_24() -> None:
    assert constraints.notes(checked(own_text())) == []
    ids = [*constraints.CONSTRAINTS.refused, *constraints.CONSTRAINTS.noted_only]
    assert sorted(ids, key=lambda id_: int(id_[4:])) == [f"NE-C{index}" for index in range(1, 25)]
    assert set(constraints.CONSTRAINTS.noted_only) == {"NE-C2", "NE-C3", "NE-C6", "NE-C23", "NE-C24"}


# Work decks. -------------------------------------------------------------------------------------


@rule("NE-C1")
def test_72_work_cards() -> None:
    assert broken(more("deck_1", "gate", 1)) == "NE-C1"
    assert broken(more("deck_3", "wood_1", 4)) == "NE-C1"
    assert broken(more("deck_2", "wood_2", -1)) == "NE-C1"


@rule("NE-C2")
def test_decks_of_whole_columns() -> None:
    """Another box may have remainders: they are noted."""
    assert "NE-C2" in noted(*move("wood_2", "deck_1", "deck_2"))
    assert "NE-C2" in noted(*move("gate", "deck_2", "deck_3", 2))
    assert noted(*move("wood_1", "deck_1", "deck_2", 3), *move("gate", "deck_1", "deck_2")) == ["NE-C6"]


@rule("NE-C3")
def test_decks_of_whole_columns_with_three_players() -> None:
    assert "NE-C3" in noted(more("deck_1", "wood_2", 0, icons=1))
    assert "NE-C3" in noted(more("deck_3", "gate", 0, icons=2))
    assert "NE-C3" in noted(more("deck_1", "wood_1", 0, icons=-1), more("deck_2", "gate", 0, icons=1))


def shrink_first_deck(copies: int) -> list[Edit]:
    """Move plain cards out of deck I; 36 cards, 8 of them with the icon."""
    plain = {"wood_1": 3, "gold_2": 4, "wall_1": 3, "temple_1": 3}
    edits: list[Edit] = []
    for face, number_ in plain.items():
        moved = min(copies, number_)
        edits += move(face, "deck_1", "deck_2", moved)
        copies -= moved
    assert copies == 0
    return edits


@rule("NE-C4")
def test_the_first_deck_fills_the_grid() -> None:
    """20 cards are dealt to 2 or 4 players, 16 to three: deck I may shrink to 24 and 20."""
    assert broken(*shrink_first_deck(12)) == "NE-C4"  # 16 with three players
    assert noted(*shrink_first_deck(8)) == ["NE-C6"]  # 28 and 20
    assert broken(*shrink_first_deck(8), say(columns_3=5)) == "NE-C4"
    iconless = [more("deck_1", face, 0, icons=-1) for face in ("gold_2", "gold_3", "wood_order", "wall_1")]
    # Without some icons 24 and 20 are enough.
    assert noted(*shrink_first_deck(12), *iconless) == ["NE-C6", "NE-C24"]


@rule("NE-C5")
def test_the_other_decks_refill_twice() -> None:
    third = [*move("gate", "deck_3", "deck_2", 2), *move("garrison_2", "deck_3", "deck_2", 2)]
    assert noted(*third) == ["NE-C6"]  # 24 and 12; 20 and 8 with three players
    third += [more("deck_3", face, -1) for face in ("wall_2", "temple_2", "gold_3", "night_2")]
    third += [more("deck_2", face, 1) for face in ("wall_2", "temple_2", "gold_3", "night_2")]
    assert broken(*third) == "NE-C5"  # 8 with four players, 4 with three
    second = [*move("gate", "deck_2", "deck_1", 2), *move("remarkable", "deck_2", "deck_1")]
    second += move("wood_order", "deck_2", "deck_1")
    assert noted(*second) == ["NE-C6"]  # 16, and 12 with three players
    second += [
        edit for face in ("wood_1", "gold_2", "wall_1", "night_1") for edit in move(face, "deck_2", "deck_1")
    ]
    second += [edit for face in ("wall_2", "temple_2", "planning") for edit in move(face, "deck_2", "deck_1")]
    second += move("garrison_2", "deck_2", "deck_1")
    assert broken(*second) == "NE-C5"  # 8, and 4 with three players


@rule("NE-C6")
def test_a_review_counts_the_cards() -> None:
    fewer = [*move("wood_1", "deck_1", "deck_3", 2), *move("gold_2", "deck_1", "deck_3", 2)]
    assert noted(*fewer) == ["NE-C6"]  # 12 left in deck I
    assert (
        noted(
            *move("gate", "deck_2", "deck_3", 2),
            *move("wood_2", "deck_2", "deck_3"),
            *move("gold_3", "deck_2", "deck_3"),
        )
        == []
    )  # fmt: skip  16 and 20 are as near as 20 and 16


@rule("NE-C7")
def test_some_cards_carry_the_icon() -> None:
    none = [more("deck_3", face, 0, icons=-1) for face in ("wood_2", "gold_2", "wall_2", "temple_2")]
    assert broken(*none) == "NE-C7"

    def everything(file: File) -> None:
        for each in entry(file, "deck_2")["cards"]:
            each["icons"] = each["copies"]

    # Then three players have no deck II at all, which comes first.
    assert broken(everything) == "NE-C5"
    all_of_it = constraints.CONSTRAINTS.refused["NE-C7"]
    file = shipped()
    everything(file)
    found = all_of_it(c.read(text_of(file)))
    assert found is not None
    assert found.text == "deck_2 icons: the file says 20, it must be 1 to 19"


# Gates and foremen. ------------------------------------------------------------------------------


@rule("NE-C8")
def test_eight_gates() -> None:
    assert broken(drop("gate", "horse_gate")) == "NE-C8"
    assert broken(lambda file: file["gate"].append(entry(file, "horse_gate"))) == "NE-C8"
    assert broken(put("horse_gate", id="cat_gate")) == "NE-C8"
    assert broken(put("horse_gate", value=5)) == "NE-C8"
    assert broken(put("sheep_gate", value=1)) == "NE-C8"
    assert broken(put("water_gate", value=3), put("horse_gate", value=3)) == "NE-C8"
    assert broken(put("fish_gate", value=3)) == "NE-C8"
    assert broken(lambda file: file["gate"].reverse()) == "NE-C8"
    assert noted(put("old_gate", value=3)) == []


@rule("NE-C9")
def test_fifteen_foremen() -> None:
    assert broken(drop("foreman", "inspector")) == "NE-C9"
    assert broken(lambda file: file["foreman"].append(entry(file, "artisan"))) == "NE-C9"
    assert broken(put("artisan", id="baker")) == "NE-C9"
    assert broken(put("artisan", symbol="plus")) == "NE-C9"
    swapped = [put("artisan", symbol="hourglass"), put("carpenter", symbol="hand")]
    assert broken(*swapped) == "NE-C9"


# Score tables. -----------------------------------------------------------------------------------


def in_round(board: str, players: int, round_: int, *points: int) -> Edit:
    """Give a board another table in one round."""

    def edit(file: File) -> None:
        table(file, board, players)["rounds"] = [each for each in (1, 2, 3) if each != round_]
        sources = ["public"] * len(points)
        added = {"players": players, "points": list(points), "sources": sources, "rounds": [round_]}
        entry(file, board)["table"].append(added)

    return edit


def without(board: str, players: int) -> Edit:
    return lambda file: entry(file, board)["table"].remove(table(file, board, players))


@rule("NE-C10")
def test_the_temple_with_three_players() -> None:
    assert broken(score("temple", 3, 5, 2, 1)) == "NE-C10"
    assert broken(score("temple", 3, 4, 3, 1)) == "NE-C10"
    assert broken(without("temple", 3)) == "NE-C10"
    assert noted(score("temple", 3, 4, 2, 0)) == []
    assert noted(in_round("temple", 3, 3, 6, 4, 2)) == []


@rule("NE-C11")
def test_the_garrison_with_four_players() -> None:
    assert broken(score("garrison", 4, 6, 4, 3, 1)) == "NE-C11"
    assert broken(score("garrison", 4, 6, 4, 2, 0)) == "NE-C11"
    assert broken(score("garrison", 4, 6, 4, 2)) == "NE-C11"
    assert noted(in_round("garrison", 4, 1, 5, 3, 2, 1)) == []


@rule("NE-C12")
@pytest.mark.parametrize("board", ["wall", "temple", "garrison"])
def test_tables_descend(board: str) -> None:
    assert broken(score(board, 2, 3, 3)) == "NE-C12"
    assert broken(score(board, 2, 1, 3)) == "NE-C12"
    assert broken(score(board, 2, 3, -1)) == "NE-C12"
    assert broken(score(board, 2, 3)) == "NE-C12"
    assert broken(score(board, 2)) == "NE-C12"
    assert broken(score(board, 2, 3, 1, 0)) == "NE-C12"
    assert broken(without(board, 2)) == "NE-C12"
    assert broken(in_round(board, 2, 2, 1, 1)) == "NE-C12"
    assert broken(lambda file: table(file, board, 2).update(rounds=[1, 2])) == "NE-C12"
    assert noted(score(board, 2, 9, 0)) == []


@rule("NE-C12")
def test_tables_descend_for_every_number_of_players() -> None:
    assert broken(score("wall", 3, 4, 4, 1)) == "NE-C12"
    assert broken(without("wall", 4)) == "NE-C12"
    assert broken(score("temple", 3, 4, 2, 2)) == "NE-C12"
    assert broken(in_round("garrison", 4, 3, 6, 4, 2, 1, 0)) == "NE-C12"


# Faces of work cards. ----------------------------------------------------------------------------


def instead(face: str, *others: str) -> Edit:
    """Replace all cards of a face by others, icons included."""

    def edit(file: File) -> None:
        for deck in file["deck"]:
            for each in [each for each in deck["cards"] if each["face"] == face]:
                deck["cards"].remove(each)
                more(deck["id"], others[0], each["copies"], each.get("icons", 0))(file)

    return edit


@rule("NE-C13")
def test_sizes_of_wood_and_gold() -> None:
    assert broken(put("wood_1", effect=effect("take_wood", 2))) == "NE-C13"
    assert broken(put("wood_2", effect=effect("take_gold", 2))) == "NE-C13"
    assert broken(put("gold_3", effect=effect("take_gold", 4))) == "NE-C13"
    assert broken(instead("wood_2", "wood_1")) == "NE-C13"
    assert broken(instead("gold_2", "gold_3")) == "NE-C13"


@rule("NE-C14")
def test_sizes_of_cubes() -> None:
    assert broken(put("temple_2", effect=effect("place_cubes", 3, board="temple"))) == "NE-C14"
    assert broken(put("wall_1", effect=effect("place_cubes", 1, board="temple"))) == "NE-C14"
    assert broken(instead("garrison_1", "garrison_2")) == "NE-C14"
    assert broken(instead("wall_2", "wall_1")) == "NE-C14"


@rule("NE-C15")
@pytest.mark.parametrize("face", [
    "night_1", "night_2", "new_site_1", "new_site_2", "consolidation_1", "consolidation_2", "gate",
    "wood_order", "priority_site", "crew_change", "remarkable", "reassignment", "planning",
])  # fmt: skip
def test_every_face_exists(face: str) -> None:
    assert broken(instead(face, "wood_1")) == "NE-C15"
    assert broken(put(face, effect=effect("take_gold", 1), cost=cost(0, 0))) == "NE-C15"


@rule("NE-C15")
def test_sizes_of_worker_cards() -> None:
    assert broken(put("night_2", effect=effect("raise_workers", 3))) == "NE-C15"
    assert broken(put("new_site_1", effect=effect("place_workers", 2))) == "NE-C15"
    assert broken(put("consolidation_2", effect=effect("use_cards", 1))) == "NE-C15"
    assert noted(put("remarkable", effect=effect("gain_points", 2))) == []


@rule("NE-C16")
def test_prices() -> None:
    assert broken(put("wall_1", cost=cost(2, 0))) == "NE-C16"
    assert broken(put("wall_2", cost=cost(1, 1))) == "NE-C16"
    assert broken(put("temple_1", cost=cost(1, 0))) == "NE-C16"
    assert broken(put("temple_2", cost=cost(0, 1))) == "NE-C16"
    assert broken(put("garrison_1", cost=cost(1, 0))) == "NE-C16"
    assert broken(put("garrison_2", cost=cost(2, 1))) == "NE-C16"
    assert broken(put("gate", cost=cost(3, 0))) == "NE-C16"
    assert broken(put("wood_order", cost=cost(0, 2))) == "NE-C16"
    assert broken(put("wood_order", effect=effect("take_wood", 4))) == "NE-C16"


@rule("NE-C17")
def test_the_column_of_the_examples() -> None:
    """Deck I has it; deck II has one Wood Stock 1, deck III none."""
    edits: list[Edit] = [more("deck_1", "wood_1", -4, icons=-2), more("deck_1", "wood_2", 4, icons=2)]
    assert broken(*edits) == "NE-C17"
    no_walls: list[Edit] = [more("deck_1", "wall_1", -4, icons=-1), more("deck_1", "wall_2", 4, icons=1)]
    assert broken(*no_walls) == "NE-C17"
    # Deck II can have it as well: a second Wood Stock 1 there for the Wood Order.
    instead_: list[Edit] = [more("deck_2", "wood_1", 1), more("deck_2", "wood_order", -1)]
    assert noted(*no_walls, *instead_) == []


# Numbers. ----------------------------------------------------------------------------------------


@rule("NE-C18")
def test_goods_at_the_start() -> None:
    assert broken(say(starting_wood=3)) == "NE-C18"
    assert broken(say(starting_gold=5)) == "NE-C18"
    assert broken(say(variant_wood=2)) == "NE-C18"
    assert broken(say(variant_gold=6)) == "NE-C18"
    assert broken(say(income_wood=2)) == "NE-C18"
    assert broken(say(income_gold=0)) == "NE-C18"


@rule("NE-C19")
def test_goods_at_the_end() -> None:
    assert broken(say(wood_per_point=2)) == "NE-C19"
    assert broken(say(gold_per_point=3)) == "NE-C19"
    box = checked(own_text())
    assert 5 // box.number("wood_per_point") + 5 // box.number("gold_per_point") == 3


@rule("NE-C20")
def test_workers_of_a_player() -> None:
    assert broken(say(workers_2=7)) == "NE-C20"
    assert broken(say(workers_3=6)) == "NE-C20"
    assert broken(say(workers_4=7)) == "NE-C20"


@rule("NE-C21")
def test_pieces_of_the_box() -> None:
    assert broken(say(box_wood=29)) == "NE-C21"
    assert broken(say(box_gold=40)) == "NE-C21"
    assert broken(say(box_workers_per_colour=8)) == "NE-C21"
    assert broken(say(cubes=10)) == "NE-C21"
    assert broken(say(box_tokens_1=13)) == "NE-C21"
    assert broken(say(box_tokens_1=20, box_tokens_10=0)) == "NE-C21"
    assert broken(say(neutral_workers_2=8)) == "NE-C21"
    assert noted(say(box_tokens_1=18, box_tokens_10=2)) == []


@rule("NE-C22")
def test_more_workers_than_cards() -> None:
    assert broken(say(neutral_workers_2=4)) == "NE-C22"  # 12 + 8 for 20
    assert noted(say(neutral_workers_2=5)) == []
    assert noted(say(neutral_workers_2=4, columns_2=4)) == []
    more_workers = constraints.CONSTRAINTS.refused["NE-C22"]
    for players, workers in ((3, 5), (4, 5)):  # 15 for 16, 20 for 20; NE-C20 would speak first
        file = shipped()
        say(**{f"workers_{players}": workers})(file)
        found = more_workers(c.read(text_of(file)))
        assert found is not None
        assert f"with {players} players" in found.text


# Our own design: noted, not refused. -------------------------------------------------------------


@rule("NE-C23")
def test_three_players_have_every_face() -> None:
    icon = [more("deck_2", "planning", 0, icons=1), more("deck_2", "wood_2", 0, icons=-1)]
    assert noted(*icon) == ["NE-C23"]
    both = [more("deck_1", "crew_change", 0, icons=1), more("deck_1", "wood_1", 0, icons=-1)]
    assert noted(*both) == []  # there is one more in deck III


@rule("NE-C24")
def test_three_and_four_players_clear_as_often() -> None:
    icons = [more("deck_1", face, 0, icons=-1) for face in ("gold_2", "gold_3", "wood_order", "wall_1")]
    assert noted(*icons) == ["NE-C24"]  # 12 clearings for three
    icons = [more("deck_1", face, 0, icons=1) for face in ("wood_2", "gold_2", "temple_1", "gate")]
    assert noted(*icons) == []  # 10
    icons += [more("deck_2", face, 0, icons=1) for face in ("wood_2", "gold_3", "gate", "wall_1")]
    assert noted(*icons) == ["NE-C24"]  # 9
