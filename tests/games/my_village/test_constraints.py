"""A component file that breaks a constraint is refused with its number; our own design is only noted."""

from __future__ import annotations

import re

import pytest

from batisseurs.cli.terminal.errors import error_line
from batisseurs.games.my_village import components as c
from batisseurs.games.my_village import constraints
from batisseurs.kernel import BadComponents
from batisseurs.words import LANGUAGES, Words
from tests.games.my_village.test_components import (
    TEXT,
    Edit,
    File,
    edited,
    entry,
    facts_of,
    put,
    refusal,
    say,
)
from tests.rules import rule
from tests.words.leaks import fault_leaks

Costs = list[dict[str, object]]


def broken(*edits: Edit) -> str:
    """Return the one constraint that refuses our file after these edits."""
    error = refusal(edited(*edits))
    ids: list[str] = re.findall(r"MV-C\d+", error.text)
    assert len(ids) == 1, error.text
    assert error.text.startswith(f"{ids[0]}: "), error.text
    assert error.about["constraint"] == ids[0]
    return ids[0]


def noted(*edits: Edit) -> list[str]:
    """Return what is noted about our file after these edits; it is played with all the same."""
    text = edited(*edits)
    facts_of(text)
    found = constraints.notes(c.read(text))
    assert [leak for note in found for leak in fault_leaks(note)] == []
    assert not any("\n" in note.text for note in found)
    return [note.constraint for note in found]


def gone(kind: str, index: int = -1) -> Edit:
    """Take a card out of the file."""
    return lambda file: file[kind].pop(index)


def copied(kind: str) -> Edit:
    """Add one more card."""
    return lambda file: file[kind].append(file[kind][-1] | {"id": "one_more"})


def all_of(kind: str, **values: object) -> Edit:
    """Change values on all cards of a kind."""

    def edit(file: File) -> None:
        for card in file[kind]:
            card.update(values)

    return edit


def all_like(start: str, **values: object) -> Edit:
    """Change values on all workshops or travels whose ids begin alike."""

    def edit(file: File) -> None:
        for card in (*file["workshop"], *file["travel"]):
            if card["id"].startswith(start):
                card.update(values)

    return edit


def units(number: int, *things: str) -> Costs:
    return [{"units": number, "of": list(things)}]


def action(name: str, amount: int = 1) -> dict[str, object]:
    return {"name": name, "amount": amount}


def test_our_own_file_satisfies_all_41() -> None:
    facts_of(TEXT)
    assert constraints.notes(c.read(TEXT)) == []
    ids = {*constraints.CONSTRAINTS.refused, *constraints.CONSTRAINTS.noted_only}
    assert sorted(ids, key=lambda id_: int(id_[4:])) == [f"MV-C{index}" for index in range(1, 42)]
    assert set(constraints.CONSTRAINTS.noted_only) == {
        "MV-C31",
        "MV-C33",
        "MV-C36",
        "MV-C38",
        "MV-C39",
        "MV-C40",
    }


def test_a_broken_constraint_in_three_languages() -> None:
    with pytest.raises(BadComponents) as caught:
        facts_of(edited(put("cu_01", cost=[{"parchment": 1}])))
    said = [error_line(caught.value, Words(language)) for language in LANGUAGES]
    assert all("MV-C27" in line for line in said)
    must = "values ?, cost 2 parchment"
    assert f"[[customer]]: the file has none with {must}, but it must have one" in said[0]
    assert f"[[customer]]\u00a0: le fichier n’en a aucun avec {must}, il en faut un" in said[1]
    assert f"[[customer]]: w pliku nie ma nic, co ma {must}, a musi być" in said[2]


@rule("MV-C1")
def test_numbers_of_cards() -> None:
    for kind in ("church", "monk", "chamber", "square", "field", "travel", "workshop", "customer"):
        assert broken(gone(kind)) == "MV-C1"
        assert broken(copied(kind)) == "MV-C1"
    assert broken(put("co_guild", effect=action("cover_categories"), slots=5)) == "MV-C1"


@rule("MV-C2")
def test_workshops_of_a_type() -> None:
    assert broken(put("ws_forge_58", type="stable", resource="horse")) == "MV-C2"
    assert broken(put("ws_forge_59", time=2)) == "MV-C2"
    assert broken(put("ws_forge_59", slots=4)) == "MV-C2"
    assert broken(put("ws_forge_59", cost=[{"coin": 1}])) == "MV-C2"
    assert broken(put("ws_forge_59", values=[8, 5])) == "MV-C2"
    assert broken(put("ws_forge_59", values=[4, 10])) == "MV-C2"
    assert broken(put("ws_forge_58", values=[5]), put("ws_forge_59", values=[5])) == "MV-C2"


@rule("MV-C3")
def test_workshops_without_points() -> None:
    assert broken(all_like("ws_stable", points=1)) == "MV-C3"


@rule("MV-C4")
def test_personal_banners() -> None:
    assert broken(put("board_1", values=[5])) == "MV-C4"
    assert broken(put("board_1", values=[5, 5])) == "MV-C4"
    assert broken(put("board_1", values=[5, 8, 9])) == "MV-C4"
    assert broken(put("board_1", values=[9, 5])) == "MV-C4"
    assert broken(put("board_1", values=[4, 10])) == "MV-C4"
    assert noted(put("board_1", values=[8, 5])) == []


@rule("MV-C5")
def test_the_brewery_with_5_and_8() -> None:
    assert broken(put("ws_brewery_58", values=[5, 10])) == "MV-C5"
    assert noted(put("ws_brewery_58", values=[8, 5])) == []


@rule("MV-C6")
def test_travel_piles() -> None:
    assert broken(put("tr_a1", letter="E")) == "MV-C6"
    assert broken(gone("travel_pile")) == "MV-C6"
    assert broken(put("travel_b", letter="A")) == "MV-C6"
    assert broken(copied("travel_pile")) == "MV-C6"


@rule("MV-C7")
def test_pile_c() -> None:
    assert broken(put("travel_c", values=[6, 7])) == "MV-C7"
    assert broken(put("travel_c", time=3)) == "MV-C7"
    assert broken(put("travel_c", cost=[{"cart": 1, "beer": 2}])) == "MV-C7"
    assert broken(put("travel_c", cost=units(1, "cart", "beer"))) == "MV-C7"
    assert broken(put("travel_c", cost=[])) == "MV-C7"
    assert noted(put("travel_c", cost=[{"beer": 2}, {"cart": 1}])) == []


@rule("MV-C8")
def test_the_chapel() -> None:
    assert broken(put("tr_d4", ends_travels=False)) == "MV-C8"
    assert broken(put("tr_d3", ends_travels=True)) == "MV-C8"
    assert broken(put("tr_d4", letter="C"), put("tr_c1", letter="D")) == "MV-C8"
    assert broken(put("tr_d4", points=9)) == "MV-C8"
    assert broken(put("tr_d4", grey={"coin": 1})) == "MV-C8"
    assert broken(put("tr_e1", grey={"time": 1})) == "MV-C8"


@rule("MV-C9")
def test_an_a_and_a_b_card_with_8_points() -> None:
    assert broken(all_like("tr_b", points=6)) == "MV-C9"


@rule("MV-C10")
def test_a_b_card_with_beer() -> None:
    assert broken(put("tr_b3", grey={})) == "MV-C10"
    assert broken(put("tr_b3", grey={"beer": 2})) == "MV-C10"


@rule("MV-C11")
def test_grey_banners() -> None:
    assert broken(put("tr_a2", grey={"coin": 2})) == "MV-C11"
    assert broken(put("tr_a2", grey={"coin": 1, "time": 1})) == "MV-C11"
    assert broken(put("tr_a2", grey={"coin": 1, "beer": 1})) == "MV-C11"
    assert broken(put("tr_a2", grey={"beer": -1})) == "MV-C11"
    assert broken(*(put(f"tr_{one}", grey={}) for one in ("a2", "b2", "c2", "d1"))) == "MV-C11"
    assert broken(put("tr_c4", grey={"time": 2}), put("tr_d3", grey={"time": 2})) == "MV-C11"
    assert broken(*(put(f"tr_{one}1", grey={"time": 1}) for one in "abc")) == "MV-C11"


@rule("MV-C12")
def test_piles_differ_in_points_and_grey_banners() -> None:
    """With our numbers of cards the grey banners cannot all be alike: MV-C8 and MV-C11 want four kinds."""
    flat = [
        all_like(f"tr_{letter}", points=points) for letter, points in zip("abce", (4, 4, 6, 9), strict=True)
    ]
    assert broken(*flat, all_like("tr_d", points=8)) == "MV-C12"
    box = c.read(edited(*(all_like(f"tr_{letter}", grey={}) for letter in "abcde")))
    found = constraints.light_sides_differ(box)
    assert found is not None
    assert found.message.args == {"what": "[[travel]] grey"}


@rule("MV-C13")
def test_costs_of_travels() -> None:
    assert broken(put("travel_b", cost=[{"cart": 1}])) == "MV-C13"
    assert broken(put("travel_e", cost=[{"coin": 2}])) == "MV-C13"
    assert broken(put("travel_e", cost=[{"coin": 2, "horse": 1}, {"cart": 1}])) == "MV-C13"
    same: Costs = [{"coin": 2, "cart": 1}, {"coin": 2, "horse": 1}]
    assert noted(put("travel_e", cost=same)) == []
    assert noted(put("travel_a", cost=same), put("travel_e", cost=units(1, "horse", "coin"))) == []


@rule("MV-C14")
def test_four_churches() -> None:
    assert broken(put("ch_refuge", advantage="free_customer")) == "MV-C14"
    assert broken(put("ch_refuge", points=0)) == "MV-C14"


@rule("MV-C15")
def test_the_cloister_with_four_windows() -> None:
    assert broken(put("ch_cloister", points=5)) == "MV-C15"
    assert broken(say(windows_4=9)) == "MV-C15"
    assert noted(put("ch_cloister", points=5), say(windows_4=9)) == []


@rule("MV-C16")
def test_windows() -> None:
    assert broken(say(windows_2=1)) == "MV-C16"
    assert broken(say(windows_6=15)) == "MV-C16"


@rule("MV-C17")
def test_monks() -> None:
    assert broken(put("mo_r1", symbol="quill")) == "MV-C17"
    assert broken(put("mo_r1", action=action("stories", 4))) == "MV-C17"
    assert broken(put("mo_r2", action=action("question", 2))) == "MV-C17"
    assert broken(put("mo_r3", action=action("stories", 2))) == "MV-C17"
    assert broken(*(put(id_, action=action("school")) for id_ in ("mo_r5", "mo_c3"))) == "MV-C17"
    assert broken(*(put(id_, action=action("school")) for id_ in ("mo_r1", "mo_r4"))) == "MV-C17"


@rule("MV-C18")
def test_costs_of_monks() -> None:
    assert broken(put("mo_r1", cost=units(2, "beer", "coin"))) == "MV-C18"
    assert broken(put("mo_r1", cost=[{"horse": 2}])) == "MV-C18"
    assert noted(put("mo_r1", cost=[{"horse": 2}, {"horse": 1, "coin": 1}, {"coin": 2}])) == []
    anything = [put(id_, cost=[{"any": 3}]) for id_ in ("mo_c1", "mo_c2", "mo_c3", "mo_c4", "mo_q1", "mo_q2")]
    assert broken(*anything, put("mo_q3", cost=[{"any": 3}])) == "MV-C18"
    assert noted(*anything, put("mo_q3", cost=units(3, *c.RESOURCES, "coin"))) == []


@rule("MV-C19")
def test_points_of_square_and_properties() -> None:
    assert broken(all_of("square", points=3)) == "MV-C19"
    assert broken(put("co_properties", points=1)) == "MV-C19"
    assert noted(all_of("square", points=1), put("co_properties", points=1)) == []


@rule("MV-C20")
def test_squares() -> None:
    assert broken(all_of("square", values=[2, 11])) == "MV-C20"
    assert broken(put("sq_2", time=3)) == "MV-C20"
    assert broken(put("sq_4", slots=2)) == "MV-C20"
    assert broken(all_of("square", slots=1)) == "MV-C20"
    assert noted(all_of("square", slots=2, values=[12, 2])) == []


@rule("MV-C21")
def test_the_monetary_chamber() -> None:
    assert broken(put("co_monetary", values=[11])) == "MV-C21"
    assert broken(put("co_monetary", time=3)) == "MV-C21"
    assert broken(put("co_monetary", white_time=0)) == "MV-C21"
    assert broken(put("co_monetary", effect=action("gain_coins", 3))) == "MV-C21"
    assert broken(put("co_monetary", cost=[{"coin": 1}])) == "MV-C21"


@rule("MV-C22")
def test_a_white_banner_with_3_alone() -> None:
    two = put("co_monetary", values=[3, 11])
    assert broken(two, put("co_citizens", values=[11])) == "MV-C22"
    assert broken(two, put("co_citizens", white_time=0)) == "MV-C22"
    assert noted(two) == []


@rule("MV-C23")
def test_the_school() -> None:
    assert broken(put("school", values=[11])) == "MV-C23"
    assert noted(put("school", values=[3])) == []


@rule("MV-C24")
def test_hand_and_office() -> None:
    assert broken(put("hand", values=[4])) == "MV-C24"
    assert broken(put("office", values=[4, 9])) == "MV-C24"
    prices = [{"time": 1}, {"time": 2}, {"time": 2, "coin": 1}]
    assert broken(put("office", prices=prices)) == "MV-C24"
    assert broken(put("office", prices=[*prices, {"time": 3, "coin": 2}])) == "MV-C24"
    assert noted(put("office", values=[10, 4])) == []


@rule("MV-C25")
def test_time_of_white_banners() -> None:
    assert broken(all_of("field", white_time=2)) == "MV-C25"
    assert broken(put("co_guild", white_time=2)) == "MV-C25"
    assert broken(put("cu_20", time=2)) == "MV-C25"
    assert broken(put("school", place_time=2)) == "MV-C25"


@rule("MV-C26")
def test_fields() -> None:
    for key in ("points", "coins", "plow_coins"):
        assert broken(all_of("field", **{key: 2})) == "MV-C26"
    assert broken(all_of("field", slots=0)) == "MV-C26"
    assert broken(put("fi_8", time=1)) == "MV-C26"
    assert noted(all_of("field", time=1)) == []


@rule("MV-C27")
def test_customers_of_the_examples() -> None:
    assert broken(put("cu_01", values=[7])) == "MV-C27"
    assert broken(put("cu_01", cost=[{"parchment": 3}])) == "MV-C27"
    assert broken(*(put(f"cu_0{index}", values=[7]) for index in range(1, 7))) == "MV-C27"
    assert broken(put("cu_10", values=[3, 10])) == "MV-C27"
    assert broken(put("cu_10", cost=[{"cart": 2}])) == "MV-C27"
    assert broken(*(put(f"cu_{index}", cost=[{"any": 2}]) for index in ("02", "03", "31"))) == "MV-C27"


@rule("MV-C28")
def test_five_customers_with_14_points() -> None:
    assert broken(all_of("customer", points=3)) == "MV-C28"
    assert broken(all_of("customer", points=2), put("cu_01", points=5)) == "MV-C28"
    assert broken(all_of("customer", points=1), put("cu_01", points=10)) == "MV-C29"


@rule("MV-C29")
def test_thirteen_customers_with_49_points() -> None:
    few = [put(f"cu_{index:02}", points=2) for index in range(1, 6)]
    assert broken(all_of("customer", points=4), *few[:2]) == "MV-C28"
    assert broken(all_of("customer", points=4), *few) == "MV-C29"
    assert noted(all_of("customer", points=4), *few, put("cu_06", points=1)) == []


@rule("MV-C30")
def test_customers_want_resources() -> None:
    assert broken(put("cu_20", cost=[])) == "MV-C30"
    assert broken(put("cu_20", cost=[{"horse": 1, "coin": 1}])) == "MV-C30"
    assert broken(put("cu_20", cost=units(1, "horse", "coin"))) == "MV-C30"
    assert broken(put("cu_20", points=0)) == "MV-C30"


@rule("MV-C31")
def test_room_in_workshops() -> None:
    assert broken(all_like("ws_parchment", slots=1)) == "MV-C31"
    assert noted(all_like("ws_brewery", slots=1)) == ["MV-C31"]
    assert noted(all_like("ws_wheelwright", slots=1)) == ["MV-C31"]
    assert noted(put("cu_27", cost=[{"cart": 3}])) == ["MV-C31"]
    assert noted(put("travel_d", cost=[{"horse": 4}])) == ["MV-C31"]
    assert noted(all_like("ws_parchment", slots=2)) == []


@rule("MV-C32")
def test_the_chronicle() -> None:
    assert broken(put("abbot", first_coffin=3)) == "MV-C32"
    assert broken(put("abbot", second_coffin=0)) == "MV-C32"
    assert broken(put("merchant", second_coffin=2)) == "MV-C32"
    assert broken(*(put(one, first_coffin=1) for one in c.PROFESSIONS)) == "MV-C32"
    assert noted(put("abbot", first_coffin=1, second_coffin=2)) == []


@rule("MV-C33")
def test_the_rat_track() -> None:
    assert broken(say(red_spaces=5)) == "MV-C33"
    assert broken(say(rat_start_3=9)) == "MV-C33"
    assert broken(say(rat_start_4=13)) == "MV-C33"
    assert broken(say(rat_start_4=19)) == "MV-C33"
    assert noted(say(rat_start_4=19, rat_spaces=19)) == []
    assert noted(say(rat_start_2=6)) == ["MV-C33"]
    assert noted(say(rat_start_2=7)) == []


@rule("MV-C34")
def test_clouds() -> None:
    assert broken(say(clouds=11)) == "MV-C34"


@rule("MV-C35")
def test_values_of_banners() -> None:
    assert broken(put("ch_refuge", values=[])) == "MV-C35"
    assert broken(put("ch_refuge", values=[8, 9, 10])) == "MV-C35"
    assert broken(put("ch_refuge", values=[9, 9])) == "MV-C35"
    assert broken(put("mo_r1", values=[1, 5])) == "MV-C35"
    assert broken(put("travel_a", values=[13])) == "MV-C35"
    assert broken(put("cu_20", values=[])) == "MV-C35"
    assert broken(put("cu_20", values=[5, 13])) == "MV-C35"
    assert broken(put("school", values=[3, 11, 12])) == "MV-C35"


@rule("MV-C36")
def test_five_workshops_with_two_values() -> None:
    def moved(file: File) -> None:
        """Forges show other values than all other workshops, yet overlap with each other as before."""
        for card, values in zip(("58", "59", "68", "69"), ([2, 5], [2, 12], [12, 4], [4, 10]), strict=True):
            entry(file, f"ws_forge_{card}")["values"] = values

    assert broken(moved) == "MV-C36"
    assert noted(put("ws_forge_58", values=[5, 10])) == ["MV-C36"]
    assert noted(put("ws_forge_58", values=[5])) == []


@rule("MV-C37")
def test_slots() -> None:
    assert broken(put("co_citizens", slots=4)) == "MV-C37"
    assert broken(put("co_properties", slots=6)) == "MV-C37"
    assert broken(put("ch_sanatorium", slots=3)) == "MV-C37"
    assert broken(put("school", slots=1)) == "MV-C37"
    assert broken(all_of("field", slots=2)) == "MV-C26"  # that constraint says the same of fields


@rule("MV-C38")
def test_every_value_is_of_use() -> None:
    assert noted(put("co_properties", values=[3]), put("co_guild", values=[3])) == ["MV-C38"]
    sevens = [put(f"cu_{index}", values=[6, 8]) for index in (30, 31, 32, 33)]
    assert noted(*sevens) == []  # the fields are left
    assert noted(*sevens, all_of("field", values=[6])) == ["MV-C38"]


@rule("MV-C39")
def test_no_turn_of_more_than_ten() -> None:
    assert noted(put("travel_e", time=4)) == ["MV-C39"]
    assert noted(put("travel_d", time=4)) == ["MV-C39"]
    assert noted(put("travel_a", time=6)) == []
    assert noted(put("travel_a", time=7)) == ["MV-C39"]
    assert noted(say(black_die_time=3)) == ["MV-C39"]
    assert noted(put("mo_c2", time=4)) == []  # and twice the school
    assert noted(put("mo_c2", time=5)) == ["MV-C39"]
    assert noted(put("mo_r5", time=5)) == ["MV-C39"]  # and two customers
    assert noted(put("mo_r2", time=6)) == ["MV-C39"]  # and the headman
    assert noted(put("question_banner", time=7)) == ["MV-C39"]
    assert noted(put("cu_20", time=1)) == []  # five workshops with 9, and the courier
    assert noted(put("cu_20", time=1), put("cu_21", time=1)) == ["MV-C39"]


@rule("MV-C40")
def test_graves() -> None:
    assert noted(say(graves=18)) == ["MV-C40"]
    assert noted(say(coffins_4=19)) == ["MV-C40"]
    assert noted(say(coffins_4=19, graves=20)) == []
    assert noted(say(coffins_4=14, graves=18)) == ["MV-C40"]
    assert noted(say(coffins_2=19)) == ["MV-C40"]


@rule("MV-C41")
def test_what_a_dark_side_promises() -> None:
    assert broken(put("travel_d", lowest=5)) == "MV-C41"
    assert broken(put("travel_d", highest=9)) == "MV-C41"
    assert broken(put("tr_a3", points=5)) == "MV-C41"
