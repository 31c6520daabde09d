"""A component file that breaks a constraint is refused with its number; our own design is only noted."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from batisseurs.games.theopolis import constraints
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import BadComponents
from tests.games.theopolis.test_components import File, entry, number, shipped, text_of
from tests.rules import rule

Edit = Callable[[File], None]


def broken(*edits: Edit) -> str:
    """Return the one constraint that refuses our file after these edits."""
    file = shipped()
    for edit in edits:
        edit(file)
    with pytest.raises(BadComponents) as caught:
        THEOPOLIS.components(text_of(file))
    assert "\n" not in caught.value.text
    ids: list[str] = re.findall(r"TH-C\d+", caught.value.text)
    assert caught.value.text.startswith(f"{ids[0]}: "), caught.value.text
    assert caught.value.about["constraint"] == ids[0]
    assert len(ids) == 1, caught.value.text
    return ids[0]


def noted(*edits: Edit) -> list[str]:
    """Return what is noted about our file after these edits; it is played with all the same."""
    file = shipped()
    for edit in edits:
        edit(file)
    THEOPOLIS.components(text_of(file))
    notes = THEOPOLIS.component_notes(text_of(file))
    assert not any("\n" in note.text for note in notes)
    return [note.constraint for note in notes]


def put(id_: str, **values: object) -> Edit:
    """Change values of one entry."""

    def edit(file: File) -> None:
        assert set(values) <= set(entry(file, id_)) | {"stones", "worth"}
        entry(file, id_).update(values)

    return edit


def say(**values: int) -> Edit:
    """Change numbers of the rules."""

    def edit(file: File) -> None:
        for name, value in values.items():
            number(file, name)["value"] = value

    return edit


def cost(faith: int, hope: int, charity: int) -> dict[str, int]:
    return {"faith": faith, "hope": hope, "charity": charity}


def effect(name: str, **values: object) -> dict[str, object]:
    return {"name": name, **values}


def part(measure: str, extreme: str, loss: str, amount: int = 1) -> dict[str, object]:
    return {"measure": measure, "extreme": extreme, "loss": loss, "amount": amount}


NONE = effect("none")
HARMLESS = [part("symbols", "most", "symbol")]


def test_our_own_file_satisfies_all_33() -> None:
    THEOPOLIS.components()
    assert THEOPOLIS.component_notes(THEOPOLIS.component_text()) == []
    ids = [*constraints.CONSTRAINTS.refused, *constraints.CONSTRAINTS.noted_only]
    assert sorted(ids, key=lambda id_: int(id_[4:])) == [f"TH-C{index}" for index in range(1, 34)]


# From the rulebook. ------------------------------------------------------------------------------


@rule("TH-C1")
def test_three_resources() -> None:
    assert broken(lambda file: file["resource"].pop()) == "TH-C1"
    assert broken(lambda file: file["resource"].reverse()) == "TH-C1"
    assert broken(put("hope", id="gold")) == "TH-C1"


@rule("TH-C2")
def test_cost_of_a_bishop() -> None:
    """Another box may say otherwise: it is noted."""
    assert noted(put("bishop", cost=cost(1, 2, 1))) == ["TH-C2"]


@rule("TH-C3")
def test_two_bishops() -> None:
    assert broken(put("bishop", copies=1)) == "TH-C3"
    assert noted(put("bishop", copies=2)) == ["TH-C30"]


@rule("TH-C4")
def test_cost_of_the_wonder() -> None:
    assert broken(put("wonder", cost=cost(5, 4, 3))) == "TH-C4"


@rule("TH-C5")
def test_one_wonder() -> None:
    assert broken(put("wonder", copies=2)) == "TH-C5"
    assert broken(put("wonder", copies=0)) == "TH-C5"


@rule("TH-C6")
def test_one_apocalypse() -> None:
    assert broken(lambda file: file["apocalypse"].update(copies=2)) == "TH-C6"
    assert broken(lambda file: file["apocalypse"].update(copies=0)) == "TH-C6"


@rule("TH-C7")
def test_hands_of_four_and_five() -> None:
    assert noted(say(hand_limit=5)) == ["TH-C7"]
    assert noted(put("monk", effect=effect("hand_limit", amount=6))) == ["TH-C7"]
    assert noted(put("monk", effect=NONE)) == ["TH-C7"]
    assert noted(put("eucharist", effect=effect("hand_limit", amount=4))) == ["TH-C7"]


@rule("TH-C8")
def test_priest_bread_and_oil() -> None:
    assert broken(put("reconciliation", needs=[["priest"], ["stole", "oil_of_the_sick"]])) == "TH-C8"
    assert broken(put("eucharist", needs=[["priest"], ["bread_and_wine"], ["stole"]])) == "TH-C8"
    assert broken(put("anointing", needs=[["deacon"], ["oil_of_the_sick"]])) == "TH-C8"


@rule("TH-C9")
def test_two_cards_for_a_sacrament() -> None:
    assert broken(put("confirmation", needs=[["holy_chrism"]])) == "TH-C9"


@rule("TH-C10")
def test_groups_of_sacraments() -> None:
    assert broken(put("orders", group="healing")) == "TH-C10"
    assert broken(say(winning_initiation=2)) == "TH-C10"
    assert broken(say(winning_mission=2)) == "TH-C10"
    assert broken(say(winning_healing=0)) == "TH-C10"


@rule("TH-C11")
def test_no_bishop_for_a_priest() -> None:
    assert broken(put("reconciliation", needs=[["bishop", "priest"], ["stole"]])) == "TH-C11"


@rule("TH-C12")
def test_a_vault_that_bishops_take() -> None:
    assert broken(put("bishop", effect=effect("take_from_neighbour", amount=3))) == "TH-C12"
    assert broken(put("bishop", effect=NONE)) == "TH-C12"
    assert broken(put("vault", cost=cost(2, 2, 1))) == "TH-C12"
    assert broken(put("vault", effect=NONE)) == "TH-C12"
    assert broken(put("vault", copies=0)) == "TH-C12"


@rule("TH-C13")
def test_a_destroyed_building() -> None:
    edits = [put(id_, parts=HARMLESS) for id_ in ("fire", "earthquake", "war")]
    assert broken(*edits) == "TH-C13"
    assert noted(*edits[:2]) == []
    one_of = [part("stones", "most", "one_of") | {"kinds": ["chapel"]}]
    assert noted(*edits, put("schism", parts=one_of)) == []
    assert broken(*edits, put("schism", parts=one_of, copies=0)) == "TH-C13"


@rule("TH-C14")
def test_a_card_removed_from_the_board() -> None:
    assert broken(put("pilgrim", effect=NONE)) == "TH-C14"
    assert broken(put("pilgrim", copies=0)) == "TH-C14"
    moved = effect("discard_board_cards", amount=2)
    assert noted(put("pilgrim", effect=NONE), put("knight", effect=moved)) == []


@rule("TH-C15")
def test_a_larger_hand_is_lost() -> None:
    flood = [part("resources", "most", "resource")]
    edits = [put("flood", parts=flood), put("plague", parts=HARMLESS)]
    assert broken(*edits) == "TH-C15"
    assert noted(*edits, put("monk", cost=cost(1, 2, 1))) == ["TH-C32"]  # a Bishop takes him
    safe_bread = [put("heresy", copies=0), put("plague", copies=0), put("bread_and_wine", cost=cost(3, 0, 2))]
    priests = [put("schism", parts=[part("sacraments", "most", "one_of") | {"kinds": ["monk"]}])]
    assert broken(put("flood", parts=flood), *safe_bread, *priests) == "TH-C15"


@rule("TH-C16")
def test_disasters_compare_players() -> None:
    assert broken(put("heresy", parts=[])) == "TH-C16"
    assert broken(put("confirmation", needs=[["bishop"], ["holy_chrism", "plague"]])) == "TH-C16"


@rule("TH-C17")
def test_the_set_up_stays_above_the_apocalypse() -> None:
    """The deck has 92 cards with the Apocalypse: 8 + 4 x players + 12 of them may be turned up."""
    assert broken(say(short_deck_2=92 - 10 - 27)) == "TH-C17"
    assert broken(say(short_deck_3=92 - 10 - 31)) == "TH-C17"
    assert broken(say(short_deck_4=92 - 10 - 35)) == "TH-C17"
    assert broken(say(short_deck_5=92 - 10 - 39)) == "TH-C17"
    most = say(
        short_deck_2=92 - 10 - 28,
        short_deck_3=92 - 10 - 32,
        short_deck_4=92 - 10 - 36,
        short_deck_5=92 - 10 - 40,
    )
    assert noted(most) == []
    assert (
        broken(say(apocalypse_among_last=92 - 39, short_deck_2=0, short_deck_3=0, short_deck_4=0)) == "TH-C17"
    )


@rule("TH-C18")
def test_saints_have_their_own_numbers() -> None:
    assert broken(put("st_paul", number=10)) == "TH-C18"
    assert broken(say(max_players=11)) == "TH-C18"


@rule("TH-C19")
def test_stones_of_a_building() -> None:
    assert broken(put("chapel", stones=0)) == "TH-C19"
    assert broken(put("basilica", stones=10)) == "TH-C19"
    assert broken(lambda file: entry(file, "church").pop("stones")) == "TH-C19"


@rule("TH-C20")
def test_worth_of_a_person() -> None:
    assert broken(put("pope", worth=-1)) == "TH-C20"


@rule("TH-C21")
def test_scoring() -> None:
    assert broken(say(score_stone=3)) == "TH-C21"
    assert broken(say(score_original_point=1)) == "TH-C21"
    assert broken(say(score_stone=1, score_sacrament=5)) == "TH-C21"  # 16 and 18 as well


@rule("TH-C22")
def test_the_printed_example_can_be() -> None:
    fives = [put(card, stones=5) for card in constraints.BOX["building"]]
    assert broken(*fives) == "TH-C22"
    nothing = [put(card, copies=0) for card in ("holy_chrism", "stole", "rings", "chalice_and_paten")]
    assert broken(*nothing) == "TH-C22"


@rule("TH-C23")
def test_trackers() -> None:
    assert broken(say(original_points=25)) == "TH-C23"
    assert broken(say(stones_to_win=12)) == "TH-C23"


# From public material. ---------------------------------------------------------------------------


@rule("TH-C24")
def test_the_lone_hermit() -> None:
    assert broken(put("hermit", effect=effect("worth_alone", amount=3))) == "TH-C24"
    assert broken(put("hermit", effect=NONE, worth=2)) == "TH-C24"


@rule("TH-C25")
def test_anointing_and_the_discard_pile() -> None:
    assert broken(put("anointing", effect=effect("exchanges", amount=1))) == "TH-C25"


@rule("TH-C26")
def test_the_flood() -> None:
    assert broken(put("flood", parts=[part("resources", "most", "resource", 2)])) == "TH-C26"
    assert broken(put("flood", parts=[part("resources", "fewest", "resource")])) == "TH-C26"
    assert broken(put("flood", copies=0)) == "TH-C26"


@rule("TH-C27")
def test_more_than_one_resource_per_turn() -> None:
    assert broken(put("marriage", effect=NONE), put("benefactor", effect=NONE)) == "TH-C27"
    same = effect("additions", amount=1)
    assert broken(put("marriage", effect=same), put("benefactor", copies=0)) == "TH-C27"
    assert noted(put("marriage", effect=same)) == []


@rule("TH-C28")
def test_four_players() -> None:
    assert broken(say(max_players=3)) == "TH-C28"
    assert broken(say(min_players=5)) == "TH-C28"


# Our own design: noted, not refused. -------------------------------------------------------------


@rule("TH-C29")
def test_stones_and_worth_of_the_deck() -> None:
    assert noted(put("church", stones=3)) == ["TH-C29"]
    assert noted(put("missionary", worth=3)) == ["TH-C29"]
    assert noted(put("hermit", worth=1)) == []


@rule("TH-C30")
def test_number_of_cards() -> None:
    assert noted(say(pile_faith=20)) == ["TH-C30"]
    assert noted(put("rings", copies=4)) == ["TH-C30"]
    assert noted(put("war", copies=0), put("schism", copies=2)) == []


@rule("TH-C31")
def test_cards_for_the_first_turn() -> None:
    dear = [put("chapel", cost=cost(0, 3, 0)), put("holy_chrism", cost=cost(3, 0, 0))]
    assert noted(*dear) == []  # 30 are left
    assert noted(*dear, put("hermit", cost=cost(3, 0, 0))) == ["TH-C31"]


@rule("TH-C32")
def test_what_a_bishop_may_take() -> None:
    assert noted(put("chapel", cost=cost(1, 2, 2))) == ["TH-C32"]
    assert noted(put("bishop", effect=effect("take_from_neighbour", amount=5))) == ["TH-C32"]
    assert noted(put("bishop", effect=effect("take_any_from_neighbour"))) == ["TH-C32"]


@rule("TH-C33")
def test_nobody_wins_out_of_turn() -> None:
    """What is left to break it are saints who win at set-up; a negative loss cannot be said."""
    assert broken(put("st_augustine", effect=effect("lose_points", amount=20))) == "TH-C33"
    assert noted(put("st_augustine", effect=effect("lose_points", amount=19))) == []
    assert broken(put("st_peter", effect=effect("stones", amount=10))) == "TH-C33"
    assert noted(put("st_peter", effect=effect("stones", amount=9))) == []
