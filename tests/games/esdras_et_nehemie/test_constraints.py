"""The numbered constraints of the component file, each broken by a copy of our own file."""

from __future__ import annotations

import re

import pytest

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import constraints
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.kernel import BadComponents
from batisseurs.words.catalogue import LANGUAGES, Words
from tests.games.esdras_et_nehemie.test_components import (
    Edit,
    File,
    checked,
    do,
    entry,
    option,
    own,
    own_text,
    put,
    say,
    shipped,
    typed,
)
from tests.rules import rule


def broken(*edits: Edit) -> str:
    """Return the one constraint that refuses our file after these edits, in every language."""
    with pytest.raises(BadComponents) as caught:
        own(*edits)
    error = caught.value
    assert "\n" not in error.text
    ids: list[str] = re.findall(r"EN-C\d+", error.text)
    assert ids, error.text
    assert error.text.startswith(f"{ids[0]}: "), error.text
    assert error.about["constraint"] == ids[0]
    assert len(ids) == 1, error.text
    assert error.because is not None
    message = error.because.message
    assert message is not None
    said = [Words(language).text(message.id, **message.args) for language in LANGUAGES]
    assert not any("[[esdras" in text or "[[fault" in text for text in said), said
    assert len(set(said)) == len(LANGUAGES), said
    return ids[0]


def noted(*edits: Edit) -> list[str]:
    """Return what is noted about our file after these edits; it is played with all the same."""
    found = constraints.notes(own(*edits))
    for note in found:
        said = [Words(language).fault(note) for language in LANGUAGES]
        assert all(note.constraint in text and "[[" not in text for text in said), said
        assert len(set(said)) == len(LANGUAGES), said
    return [note.constraint for note in found]


def found_by(id_: str, *edits: Edit) -> str:
    """Return what one constraint says about a file that another one would refuse before."""
    file = shipped()
    for edit in edits:
        edit(file)
    found = constraints.CONSTRAINTS.refused[id_](typed(file))
    assert found is not None
    said = [Words(language).fault(found) for language in LANGUAGES]
    assert not any("[[esdras" in text or "[[fault" in text for text in said), said
    return found.text


def count(**pieces: int) -> Edit:
    """Change numbers of pieces."""

    def edit(file: File) -> None:
        for name, value in pieces.items():
            file["pieces"][name]["value"] = value

    return edit


def each(kind: str, **values: object) -> Edit:
    """Change all entries of a kind."""

    def edit(file: File) -> None:
        for item in file[kind]:
            item.update(values)

    return edit


def swap(one: str, other: str) -> Edit:
    """Let two places of the ring change places."""

    def edit(file: File) -> None:
        listed = file["ring"]["places"]
        first, second = listed.index(one), listed.index(other)
        listed[first], listed[second] = other, one

    return edit


def move(place: str, before: str) -> Edit:
    """Put a place of the ring before another."""

    def edit(file: File) -> None:
        listed = file["ring"]["places"]
        listed.remove(place)
        listed.insert(listed.index(before), place)

    return edit


def change(id_: str, key: str, index: int, **gains: int) -> Edit:
    """Change one slot of a tile."""

    def edit(file: File) -> None:
        entry(file, id_)[key][index] = gains

    return edit


def test_our_own_file_satisfies_all_51() -> None:
    assert constraints.notes(checked(own_text())) == []
    ids = {*constraints.CONSTRAINTS.refused, *constraints.CONSTRAINTS.noted_only}
    assert ids == {f"EN-C{index}" for index in range(1, 52)}
    assert set(constraints.CONSTRAINTS.noted_only) == {"EN-C5", "EN-C12", "EN-C23", "EN-C49"}
    assert ids - set(constraints.CONSTRAINTS.refused) == {"EN-C23"}


# Inventory and set-up. ---------------------------------------------------------------------------


@rule("EN-C1")
def test_104_cubes() -> None:
    assert broken(count(stone_cubes=31)) == "EN-C1"
    assert broken(count(ash_cubes=20)) == "EN-C1"
    assert broken(say(supply_gold=9)) == "EN-C1"
    assert broken(say(bag_wood=21)) == "EN-C1"
    assert broken(say(bag_ash=20)) == "EN-C1"


@rule("EN-C2")
def test_the_bag_holds_the_rubble() -> None:
    assert broken(put("w01", rubble=3)) == "EN-C2"
    assert broken(put("fish", rubble=3)) == "EN-C2"
    assert noted(put("w01", rubble=3), put("fish", rubble=1)) == []


@rule("EN-C3")
def test_every_place_has_rubble() -> None:
    assert broken(put("w20", rubble=0)) == "EN-C3"
    assert broken(put("dung", rubble=0)) == "EN-C3"


@rule("EN-C4")
def test_66_workers() -> None:
    assert broken(count(workers=64)) == "EN-C4"
    assert broken(say(workers=15), count(workers=62)) == "EN-C4"
    assert broken(say(white_workers=1)) == "EN-C4"
    assert broken(say(starting_workers=5)) == "EN-C4"
    assert broken(say(starting_levites=2)) == "EN-C4"
    for players, keepers in ((1, 1), (2, 1), (3, 2), (4, 2)):
        assert broken(say(**{f"gatekeepers_{players}": keepers})) == "EN-C4"


@rule("EN-C5")
@pytest.mark.parametrize(
    "kind",
    ["character", "wall", "gate", "neutral_wall", "hero", "altar", "focus", "scheme", "setup"],
)
def test_cards_of_the_box(kind: str) -> None:
    cards = shipped()["pieces"][f"{kind}_cards"]["value"]
    assert broken(count(**{f"{kind}_cards": cards + 1})) == "EN-C5"


@rule("EN-C5")
def test_two_faces_of_each_altar_card() -> None:
    assert broken(put("face_1b", card=2)) == "EN-C5"
    assert noted(put("face_1b", card=2), put("face_2a", card=1)) == []


@rule("EN-C6")
def test_tiles_of_the_box() -> None:
    assert broken(put("treasurer", kind="wood")) == "EN-C6"
    assert broken(put("scroll_ezra", kind="gold")) == "EN-C6"
    assert broken(put("treasurer", kind="wood"), put("tithes", kind="gold")) == "EN-C6"
    assert broken(count(scroll_tiles=32)) == "EN-C6"
    assert broken(count(development_tiles=21)) == "EN-C6"


@rule("EN-C7")
@pytest.mark.parametrize(
    "piece",
    [
        "coins", "purses", "loaves", "baskets", "tents", "altar_markers", "vp_markers", "blessing_markers",
        "prophets", "shofars", "bags", "main_boards", "temple_mounts", "solo_boards", "player_boards",
        "player_aids", "solo_aids",
    ],
)  # fmt: skip
def test_tokens_of_the_box(piece: str) -> None:
    assert broken(count(**{piece: shipped()["pieces"][piece]["value"] - 1})) == "EN-C7"


@rule("EN-C8")
@pytest.mark.parametrize(
    ("total", "number"),
    [("tiles_and_tokens", 155), ("large_cards", 44), ("small_cards", 78), ("wooden_pieces", 196)],
)
def test_pieces_add_up(total: str, number: int) -> None:
    assert checked(own_text()).piece(total) == number
    assert broken(count(**{total: number + 1})) == "EN-C8"


# The ring of walls and gates. --------------------------------------------------------------------


@rule("EN-C9")
def test_corner_gates() -> None:
    assert broken(put("horse", corner=False, rubble=1), put("w02", rubble=2)) == "EN-C9"
    corner = {"corner": True, "rubble": 0, "gatekeeper": {}, "vp": 0, "neutral": []}
    assert broken(put("fish", **corner)) == "EN-C9"
    assert broken(swap("horse", "old")) == "EN-C9"


@rule("EN-C10")
def test_the_top_side() -> None:
    assert broken(swap("muster", "fish")) == "EN-C10"
    assert broken(swap("east", "water")) == "EN-C10"
    assert broken(swap("muster", "east")) == "EN-C10"
    assert broken(swap("muster", "w03")) == "EN-C10"  # four spots between
    assert broken(move("muster", "w02"), move("east", "w05")) == "EN-C10"  # one spot left of muster
    assert broken(move("w08", "w09")) == "EN-C10"  # one spot right of east
    assert broken(move("fish", "w05")) == "EN-C10"
    assert broken(move("fish", "w07")) == "EN-C10"
    assert broken(move("fish", "horse")) == "EN-C10"


@rule("EN-C11")
def test_covered_places() -> None:
    assert broken(move("w09", "w07")) == "EN-C11"  # nine spots
    assert broken(put("w08", neutral=[1, 2])) == "EN-C11"
    assert broken(put("w02", neutral=[2])) == "EN-C11"
    assert broken(put("w04", neutral=[1, 2])) == "EN-C11"
    assert broken(put("w20", neutral=[3])) == "EN-C11"
    assert broken(put("muster", neutral=[])) == "EN-C11"
    assert broken(put("fish", neutral=[1, 2])) == "EN-C11"


@rule("EN-C12")
def test_gates_stand_apart() -> None:
    assert broken(swap("water", "w11"), swap("water", "w12")) == "EN-C12"  # next to the fountain gate
    assert broken(move("fish", "w21")) == "EN-C12"  # next to the old gate
    assert noted(move("water", "w12")) == ["EN-C12"]  # one spot before the fountain gate
    assert noted(move("fish", "w22")) == ["EN-C12"]
    assert noted(swap("w14", "w17")) == []
    # On the top side one spot is not enough; EN-C11 would speak before.
    assert "ring.places sheep-fish" in found_by("EN-C12", move("fish", "w02"))


@rule("EN-C13")
def test_neutral_gates_between_neutral_walls() -> None:
    """EN-C11 says more, and comes first."""
    said = found_by("EN-C13", put("w07", neutral=[1]))
    assert said.startswith("w07.neutral: the file does not cover it with 2 players, but east is neutral")
    assert "with 1, 2 players, but valley" in found_by("EN-C13", put("valley", neutral=[1, 2]))
    assert broken(put("w07", neutral=[1])) == "EN-C11"


@rule("EN-C14")
def test_the_wall_right_of_east() -> None:
    assert broken(put("w07", grey=3)) == "EN-C14"
    assert broken(put("w07", stone=2)) == "EN-C14"


@rule("EN-C15")
def test_the_wall_next_to_horse() -> None:
    assert broken(put("w08", grey=4)) == "EN-C15"
    assert broken(put("w08", blessing="red")) == "EN-C15"
    assert broken(put("w08", rubble=1)) == "EN-C15"
    assert noted(put("w08", rubble=3), put("w09", rubble=1)) == []
    others = [put(f"w{number:02}", rubble=1) for number in (1, 9, 10, 11)]
    assert broken(*others, put("w08", rubble=6)) == "EN-C15"


@rule("EN-C16")
def test_blessings_of_the_walls() -> None:
    def without(colour: str, other: str) -> Edit:
        def edit(file: File) -> None:
            for wall in file["wall"]:
                wall["blessing"] = other if wall["blessing"] == colour else wall["blessing"]

        return edit

    assert broken(without("red", "orange")) == "EN-C16"
    assert broken(without("orange", "red")) == "EN-C16"


@rule("EN-C17")
def test_prices_of_gates() -> None:
    assert broken(say(gate_grey=4)) == "EN-C17"
    assert broken(say(gate_wood=2)) == "EN-C17"
    assert broken(say(gate_stone=1)) == "EN-C17"


@rule("EN-C18")
def test_connections_of_the_examples() -> None:
    assert broken(put("east", connection={"ash": 1})) == "EN-C18"
    assert broken(put("horse", connection={"stone": 1, "silver": 2})) == "EN-C18"
    assert noted(put("horse", connection={"silver": 1, "stone": 1})) == []


@rule("EN-C19")
def test_gates_give_something() -> None:
    assert broken(put("fish", gatekeeper={})) == "EN-C19"
    assert broken(put("fish", connection={})) == "EN-C19"
    assert broken(put("sheep", connection={})) == "EN-C19"
    assert broken(put("water", vp=0)) == "EN-C19"


@rule("EN-C20")
def test_wall_cards_give_something() -> None:
    assert broken(put("wall_05", effect={})) == "EN-C20"
    assert broken(put("wall_05", vp=0)) == "EN-C20"


# Levites and Temple. -----------------------------------------------------------------------------


@rule("EN-C21")
def test_levites() -> None:
    assert broken(put("levite_2", reward={"wood": 1})) == "EN-C21"
    assert broken(put("levite_3", reward={"stone": 2})) == "EN-C21"
    assert broken(put("levite_4", reward={"vp": 1})) == "EN-C21"
    assert broken(put("levite_5", reward={"blessing_any": 1})) == "EN-C21"
    assert broken(put("levite_6", reward={"vp": 3})) == "EN-C21"
    assert broken(put("levite_2", food=1)) == "EN-C21"
    assert broken(put("levite_4", food=5)) == "EN-C21"
    assert broken(put("levite_6", food=5)) == "EN-C21"
    assert noted(put("levite_6", food=7), put("levite_4", reward={"wood": 2})) == []


@rule("EN-C22")
def test_rows_and_sectors_of_the_temple() -> None:
    assert broken(put("temple_row_3", banners=4)) == "EN-C22"
    assert broken(put("temple_row_4", reward={"altar_step": 1})) == "EN-C22"
    assert broken(put("temple_row_1", reward={"ash": 1})) == "EN-C22"
    assert broken(put("temple_2", sectors=["11223"] * 4 + ["1122"])) == "EN-C22"
    assert broken(put("temple_3", sectors=["1112222"] * 5)) == "EN-C22"
    assert noted(put("temple_2", sectors=["33333", "33333", "22222", "11111", "11111"])) == []


@rule("EN-C23")
def test_cells_of_the_temple() -> None:
    assert noted(put("temple_2", sectors=["1122333"] * 5)) == ["EN-C23"]
    assert noted(put("temple_4", sectors=["112233"] * 5)) == ["EN-C23"]
    assert noted(put("temple_2", sectors=["112233"] * 5)) == []


# Altar. ------------------------------------------------------------------------------------------


@rule("EN-C24")
def test_gold_and_food_on_the_altar_track() -> None:
    assert broken(each("altar_space", golden=False)) == "EN-C24"
    assert broken(put("altar_3", reward={}), put("altar_14", reward={})) == "EN-C24"
    assert noted(put("altar_3", reward={}), put("altar_4", golden=True)) == []


@rule("EN-C25")
def test_the_prophets_advance() -> None:
    assert broken(put("face_2a_1", zechariah=5)) == "EN-C25"
    assert broken(put("face_2a_3", haggai=21)) == "EN-C25"
    assert broken(put("face_2a_1", zechariah=-1)) == "EN-C25"
    assert broken(put("face_2a_2", zechariah=3)) == "EN-C25"
    assert broken(put("face_2a_3", haggai=9, zechariah=8)) == "EN-C25"
    assert noted(put("face_2a_3", haggai=20, zechariah=19)) == []


@rule("EN-C26")
def test_the_face_of_the_example() -> None:
    assert broken(put("face_1a_1", behind={"lose_food": 2})) == "EN-C26"
    assert broken(put("face_1a_1", ahead={"food": 3})) == "EN-C26"
    assert broken(put("face_1a_2", zechariah=4)) == "EN-C26"
    assert broken(put("face_1a_2", haggai=11)) == "EN-C26"


@rule("EN-C27")
def test_kinds_of_judgements() -> None:
    def without(kind: str) -> Edit:
        def edit(file: File) -> None:
            for line in file["judgement"]:
                for key in ("behind", "between", "ahead"):
                    if line[key].get(kind, 0) > (1 if kind == "lose_food" else 0):
                        line[key] = {"silver": 1}

        return edit

    for kind in ("vp", "lose_food", "recover", "free_develop"):
        assert broken(without(kind)) == "EN-C27"
    assert broken(without("gold"), without("basic_resource")) == "EN-C27"
    assert noted(without("gold")) == []
    assert "with food" in found_by("EN-C27", without("food"))  # EN-C26 would speak before


# Scrolls, tents, Blessings. ----------------------------------------------------------------------


@rule("EN-C28")
def test_tiles_of_the_scroll_rows() -> None:
    assert broken(put("scroll_row_1", tiles=4)) == "EN-C28"
    assert broken(put("scroll_row_4", tiles=5)) == "EN-C28"


@rule("EN-C29")
@pytest.mark.parametrize("key", ["blue", "silver", "gold", "vp", "food"])
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_prices_of_the_scroll_rows(row: int, key: str) -> None:
    printed = entry(shipped(), f"scroll_row_{row}")[key]
    assert broken(put(f"scroll_row_{row}", **{key: printed + 1})) == "EN-C29"


@rule("EN-C30")
def test_prices_of_tent_moves() -> None:
    assert broken(say(tent_blue_1=3)) == "EN-C30"
    assert broken(say(tent_blue_4=12)) == "EN-C30"
    assert broken(say(tent_basic_2=1)) == "EN-C30"
    assert broken(say(tent_basic_3=0)) == "EN-C30"
    assert broken(say(tent_blue_2=2)) == "EN-C30"
    assert broken(say(tent_blue_3=10)) == "EN-C30"
    assert noted(say(tent_blue_2=5, tent_blue_3=8)) == []


@rule("EN-C31")
def test_rewards_of_the_city() -> None:
    assert broken(put("c8", reward={"ash": 1})) == "EN-C31"  # no gold
    assert broken(put("c6", reward={"ash": 1})) == "EN-C31"  # no worker
    assert broken(put("c4", reward={"ash": 1}), put("c10", reward={"ash": 1})) == "EN-C31"
    assert broken(put("c1", reward={"ash": 1}), put("c11", reward={"ash": 1})) == "EN-C31"
    assert broken(put("c0", reward={"ash": 1}), put("c7", reward={"ash": 1})) == "EN-C31"
    assert broken(put("c3", reward={"food": 1})) == "EN-C31"
    assert broken(*(put(id_, reward={"ash": 1}) for id_ in ("c2", "c5", "c9"))) == "EN-C31"
    assert noted(put("c2", reward={"ash": 1})) == []


@rule("EN-C32")
def test_a_tent_can_stop() -> None:
    def with_steps(file: File) -> None:
        for space in file["city_space"]:
            if space["id"] != "c3":
                space["reward"]["altar_step"] = 1
        entry(file, "c5")["reward"] = {"food": 2}
        entry(file, "c3")["reward"] = {"altar_step": 1}
        entry(file, "c5")["reward"]["altar_step"] = 1

    def stop(file: File) -> None:
        entry(file, "c5")["reward"] = {"food": 2}

    # EN-C31 wants a space with nothing but 2 food, which is such a space.
    assert "every space of the city map gives one of" in found_by("EN-C32", with_steps)
    assert noted(with_steps, stop) == []


@rule("EN-C33")
def test_the_first_column() -> None:
    assert broken(put("column_1", reward={"altar_step": 2})) == "EN-C33"
    assert broken(put("column_1", reward={"tent_step": 1})) == "EN-C33"


# Character cards. --------------------------------------------------------------------------------


@rule("EN-C34")
def test_gates_of_the_characters() -> None:
    assert broken(put("singer", gate="fish")) == "EN-C34"
    assert broken(put("singer", gate="water"), put("musician", gate="old")) == "EN-C34"


def banners(*values: str) -> list[dict[str, object]]:
    """Return banners: `red 2`."""
    return [{"colour": said.split()[0], "value": int(said.split()[1])} for said in values]


@rule("EN-C35")
def test_banners_of_the_characters() -> None:
    assert broken(put("singer", banners=banners("grey 1", "red 2"))) == "EN-C35"
    assert broken(put("singer", banners=banners("grey 1", "red 2", "blue 1", "blue 1"))) == "EN-C35"
    tops = [
        put(card, banners=banners("grey 1", "red 2", "blue 1"))
        for card in ("musician", "carpenter", "teacher")
    ]
    assert broken(*tops) == "EN-C35"  # no red banner on top
    many = [each("character", banners=banners("grey 1", "red 2", "blue 1"))]
    many.append(put("singer", banners=banners("red 1", "red 1", "blue 1")))
    assert broken(*many) == "EN-C35"  # never 5 red ones


@rule("EN-C36")
def test_the_trade_of_the_scholar() -> None:
    assert broken(put("scholar", buy={"upper": option(0, stone=1), "lower": option(3, stone=2)})) == "EN-C36"
    assert broken(put("scholar", buy={"upper": option(0, wood=1), "lower": option(2, stone=2)})) == "EN-C36"


@rule("EN-C37")
def test_the_trade_of_the_watchwoman() -> None:
    assert broken(put("watchwoman", sell={"ash": 2, "wood": 1})) == "EN-C37"
    assert broken(put("watchwoman", sell={"ash": 1})) == "EN-C37"
    sold = checked(own_text()).character[f.CHARACTER_IDS.index("watchwoman")].sell
    assert 3 * sold["ash"] + 2 * sold["wood"] == 7


@rule("EN-C38")
def test_the_trade_of_the_card_of_tiles() -> None:
    lower = {"upper": option(0, wood=1), "lower": option(5, stone=2, wood=1)}
    assert broken(put("carpenter", buy=lower)) == "EN-C38"
    moved = [put("carpenter", condition="walls", base=0), put("mason", condition="developed_tiles", base=1)]
    assert broken(*moved) == "EN-C38"
    goods = {"upper": option(0, stone=1), "lower": option(4, stone=2, wood=2)}
    assert noted(*moved, put("mason", buy=goods)) == []


@rule("EN-C39")
def test_lower_options_cost_more() -> None:
    assert broken(put("singer", buy={"upper": option(0, ash=1), "lower": option(1, ash=2)})) == "EN-C39"
    assert broken(put("singer", buy={"upper": option(4, ash=1), "lower": option(4, ash=2)})) == "EN-C39"
    assert noted(put("singer", buy={"upper": option(4, ash=1), "lower": option(5, ash=2)})) == []


@rule("EN-C40")
def test_conditions_of_the_characters() -> None:
    assert broken(put("mason", condition="levites")) == "EN-C40"
    assert broken(put("mason", base=1)) == "EN-C40"
    assert broken(put("soldier", base=0)) == "EN-C40"
    swapped = [put("mason", condition="levites"), put("musician", condition="walls")]
    assert noted(*swapped) == []


# Development tiles. ------------------------------------------------------------------------------


@rule("EN-C41")
def test_guards() -> None:
    assert broken(put("guards_1", storage=1, start={"gold": 1})) == "EN-C41"
    assert broken(put("guards_1", start={"gold": 3})) == "EN-C41"
    assert broken(put("guards_1", cost={"gold": 3})) == "EN-C41"
    assert broken(put("guards_2", cost={"silver": 6}), put("guards_3", cost={"silver": 6})) == "EN-C41"
    assert broken(put("guards_4", green_bar={"tent_step": 2})) == "EN-C41"
    assert broken(each("guards", storage=5)) == "EN-C41"
    assert broken(each("guards", start={"ash": 2})) == "EN-C41"
    assert broken(each("guards", cost={"silver": 7})) == "EN-C41"
    assert noted(put("guards_2", cost={"silver": 5})) == []


@rule("EN-C42")
def test_traders() -> None:
    assert broken(change("traders_3", "front", 0, silver=3)) == "EN-C42"
    assert broken(put("traders_2", green_bar={"gold": 1})) == "EN-C42"
    assert broken(change("traders_2", "back", 2, gold=2)) == "EN-C42"
    assert broken(change("traders_2", "back", 0, silver=1)) == "EN-C42"
    assert broken(change("traders_2", "back", 3, altar_step=1)) == "EN-C42"
    assert broken(change("traders_3", "back", 3, wild_banner=2)) == "EN-C42"
    for front in (
        [{"silver": 2}, {"basic_resource": 1}],
        [{"food": 2}, {"basic_resource": 1}],
        [{"food": 2}, {"silver": 1}],
    ):
        assert broken(each("traders", front=front)) == "EN-C42"


@rule("EN-C43")
def test_elders() -> None:
    assert broken(change("elders_1", "front", 0, red_banner=2, wood=1)) == "EN-C43"
    assert broken(change("elders_1", "back", 3, red_banner=3)) == "EN-C43"
    assert broken(put("elders_1", green_bar={})) == "EN-C43"
    assert broken(change("elders_2", "front", 1, red_banner=3)) == "EN-C43"
    assert broken(change("elders_2", "back", 1, red_banner=3)) == "EN-C43"
    same = entry(shipped(), "elders_1")
    assert broken(put("elders_3", front=same["front"])) == "EN-C43"
    assert broken(put("elders_3", back=same["back"])) == "EN-C43"

    def hungry(file: File) -> None:
        for tile in file["elders"]:
            for slot in (*tile["front"], *tile["back"]):
                slot.pop("food", None)

    assert broken(hungry) == "EN-C43"


@rule("EN-C44")
def test_farmers() -> None:
    assert broken(put("farmers_2", extra_food=3)) == "EN-C44"
    assert broken(put("farmers_2", extra_food=0)) == "EN-C44"
    assert broken(put("farmers_1", cost={"ash": 4})) == "EN-C44"
    assert broken(put("farmers_1", green_bar={"food": 2})) == "EN-C44"
    assert broken(put("farmers_1", back={"food": 3})) == "EN-C44"
    assert broken(put("farmers_4", sells_food=False)) == "EN-C44"
    assert broken(put("farmers_3", sells_food=True)) == "EN-C44"
    assert noted(put("farmers_4", sells_food=False), put("farmers_3", sells_food=True)) == []
    plain = each("farmers", front={"food": 2}, back={"food": 3})
    assert found_by("EN-C44", plain).startswith("[[farmers]] back")  # the example gives a resource itself


@rule("EN-C45")
def test_labourers() -> None:
    assert broken(change("labourers_2", "front", 0, basic_resource=3)) == "EN-C45"
    assert broken(change("labourers_2", "front", 1, basic_resource=1, silver=1)) == "EN-C45"
    assert broken(each("labourers", green_bar={"gold": 1})) == "EN-C45"
    assert broken(change("labourers_2", "back", 0, basic_resource=4)) == "EN-C45"
    assert broken(each("labourers", back=[{"basic_resource": 3}, {"basic_resource": 3}])) == "EN-C45"
    assert broken(each("labourers", back=[{"basic_resource": 1}, {"gold": 1}])) == "EN-C45"
    assert noted(each("labourers", back=[{"basic_resource": 4}, {"gold": 2}])) == []


@rule("EN-C46")
def test_heroes() -> None:
    assert broken(put("ezra", left={"wood": 1})) == "EN-C46"
    assert broken(put("nehemiah", middle={})) == "EN-C46"
    assert broken(put("zerubbabel", right={})) == "EN-C46"


@rule("EN-C47")
def test_cards_of_three_rounds() -> None:
    assert broken(say(hand_limit=5)) == "EN-C47"
    assert broken(say(hand_limit=3)) == "EN-C47"
    assert broken(say(tucked_1=2)) == "EN-C47"
    assert broken(say(tucked_2=1)) == "EN-C47"
    assert broken(say(tucked_3=2)) == "EN-C47"
    assert broken(say(stack_limit=1)) == "EN-C47"


# Solo game. --------------------------------------------------------------------------------------


@rule("EN-C48")
def test_actions_of_the_schemes() -> None:
    assert broken(do("scheme_1", "first", least_gold=3)) == "EN-C48"
    assert broken(do("scheme_1", "second", most_workers=2)) == "EN-C48"
    assert broken(do("scheme_2", "first", action="rebuild_wall")) == "EN-C48"
    assert broken(do("scheme_6", "first", gives={"silver": 2})) == "EN-C48"
    assert broken(do("scheme_6", "second", spends=1)) == "EN-C48"
    for scheme in c.SCHEME_IDS:
        for key in ("first", "second", "third"):
            assert broken(do(scheme, key, gives={"food": 9})) == "EN-C48"


@rule("EN-C49")
def test_focus_cards() -> None:
    assert broken(put("focus_fountain", direction="counter_clockwise")) == "EN-C49"
    assert broken(put("focus_old", column=0)) == "EN-C49"
    assert broken(put("focus_old", column=5)) == "EN-C49"
    assert noted(put("focus_old", column=2)) == ["EN-C49"]
    assert noted(put("focus_old", gate="fish")) == ["EN-C49"]
    assert noted(put("focus_old", gate="fish"), put("focus_fish", gate="old")) == []
    assert noted(put("focus_old", direction="counter_clockwise")) == []
    # Water instead of dung at the bottom, in the third column.
    bottom = [swap("water", "dung"), put("focus_water", column=3), put("focus_dung", column=4)]
    assert noted(*bottom) == []


@rule("EN-C50")
def test_the_sabbath_of_the_opponent() -> None:
    assert broken(put("solo_a", adds=True)) == "EN-C50"
    assert broken(put("solo_b", adds=False)) == "EN-C50"


@rule("EN-C51")
def test_the_price_of_the_opponents_scribes() -> None:
    """EN-C29 says more, and comes first."""
    said = found_by("EN-C51", put("scroll_row_3", vp=4))
    assert said == "scroll_row_3.vp - 2: the file says 2, it must be 1"
    assert "scroll_row_4.vp - 0" in found_by("EN-C51", put("scroll_row_4", vp=5))
    assert "scroll_row_2.vp - 1" in found_by("EN-C51", put("scroll_row_2", vp=1))
    assert broken(put("scroll_row_2", vp=1)) == "EN-C29"
