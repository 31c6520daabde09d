"""What is this? Answers from the components in use and from what the reader sees."""

from __future__ import annotations

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.kernel import SPECTATOR, Message
from batisseurs.kernel.explanation import Explanation
from tests.games.theopolis.given import QUIET, given, play, side


def about(table: TheopolisTable, place: str, reader: int = 0) -> Explanation:
    found = THEOPOLIS.explain(table, reader, place)
    assert found is not None
    return found


def now(table: TheopolisTable, place: str, reader: int = 0) -> dict[str, dict[str, str | int | list[str]]]:
    """Return the sentences about how it is now, without how their ids begin."""
    return {one.id.removeprefix("theopolis-now-"): one.args for one in about(table, place, reader).now}


def costs(said: Explanation) -> dict[str, str | int | list[str]]:
    return {str(one.args["resource"]): one.args["number"] for one in said.costs}


def test_a_card_costs_what_the_reader_would_pay() -> None:
    """A saint lowers the price of its owner only; the printed cost is told beside it (TH-45)."""
    table = given(board=["priest", *QUIET[1:]], p1=side(saint="st_john_vianney", resources=(1, 0, 1)))
    assert costs(about(table, "board.priest")) == {"faith": 1, "hope": 1, "charity": 1}
    assert now(table, "board.priest")["missing"] == {"resource": "hope", "number": 1}
    assert now(table, "board.priest")["printed"] == {"faith": 2, "hope": 1, "charity": 2}
    assert costs(about(table, "board.priest", 1)) == {"faith": 2, "hope": 1, "charity": 2}
    assert "printed" not in now(table, "board.priest", 1)
    assert not {"missing", "can-pay"} & now(table, "board.priest", SPECTATOR).keys()


def test_a_city_card_tells_its_worth_there() -> None:
    """A Hermit alone, and a Monk with an Abbey (TH-111, TH-102)."""
    table = given(p1=side(city=["hermit"]), p2=side(city=["hermit", "monk", "abbey"]))
    assert now(table, "p1.city.hermit")["worth-here"] == {"number": 2}
    assert now(table, "p2.city.hermit")["worth-here"] == {"number": 0}
    assert now(table, "p2.city.monk")["worth-here"] == {"number": 2}


def test_a_sacrament_tells_what_a_city_lacks() -> None:
    table = given(p1=side(city=["priest"]), p2=side(city=["priest", "stole"]))
    lacking = [one.args["cards"] for one in about(table, "p1.sacrament.marriage").now]
    assert lacking == [["betrothed"], ["rings"]]
    assert now(table, "p1.sacrament.reconciliation") == {
        "holds": {"seat": 1},
        "lacks": {"cards": ["stole"], "number": 1},
    }
    assert now(table, "p2.sacrament.reconciliation") == {"holds": {"seat": 1}}


def test_a_disaster_tells_whom_it_would_strike() -> None:
    """As the rules find victims: all at the extreme, nobody if that is everyone (TH-72, TH-73)."""
    table = given(players=3, p1=side(city=["nun"]), p2=side(city=["monk", "pilgrim"]), p3=side())
    struck = [one.args["seat"] for one in about(table, "plague").now if one.id == "theopolis-now-victim"]
    assert struck == [1]
    assert about(table, "famine").now[0] == Message("theopolis-now-no-victim")


def test_the_readings_of_a_table_change_what_a_bishop_does() -> None:
    usual = about(given(), "bishop").about
    other = about(given(options={"neighbours": "all", "bishop_takes": "any"}), "bishop").about
    assert usual[0] == Message("theopolis-does-take-from-neighbour", {"number": 4, "cards": []})
    assert usual[1] == Message("theopolis-about-neighbours", {"reading": "adjacent"})
    assert other[0].id == "theopolis-does-take-any-from-neighbour"
    assert other[1] == Message("theopolis-about-neighbours", {"reading": "all"})


def test_values_come_from_the_file_in_use() -> None:
    own = THEOPOLIS.component_text()
    edited = own.replace('hand_limit", amount = 5', 'hand_limit", amount = 6')
    table = given(components=THEOPOLIS.components(edited))
    assert Message("theopolis-does-hand-limit", {"number": 6, "cards": []}) in about(table, "monk").about


def test_another_hand_is_explained_as_far_as_all_saw_it() -> None:
    table = given(p1=side(hand=["pilgrim"]), p2=side(hand=["nun", "monk"], known=["monk"]))
    assert now(table, "p2.hand")["known"] == {"cards": ["monk"]}
    assert "p2.hand.monk" in THEOPOLIS.places(table, 0)
    # What another player could pay is not the reader's to be told beside that card.
    assert not {"missing", "can-pay"} & now(table, "p2.hand.monk").keys()
    assert THEOPOLIS.explain(table, 0, "p2.hand.nun") is None
    assert THEOPOLIS.explain(table, 1, "p2.hand.nun") is not None


def test_the_wonder_is_where_the_reader_knows_it_to_be() -> None:
    table = given(p1=side(hand=["wonder"], resources=(5, 2, 0)))
    assert now(table, "p1.wonder_cost")["wonder-where"] == {"where": "hand", "seat": 0}
    assert now(table, "p1.wonder_cost")["wonder"] == {"seat": 0, "number": 6, "goal": 12}
    assert now(table, "p1.wonder_cost", 1)["wonder-where"] == {"where": "unseen", "seat": -1}


def test_everything_names_its_rules() -> None:
    table = given(p1=side(city=["monk"], hand=["school"], saint="st_roch"))
    ids = {*THEOPOLIS.places(table, 0), *THEOPOLIS.names(), *THEOPOLIS.signs()}
    assert [id_ for id_ in sorted(ids) if not about(table, id_).rules] == []


def test_figures_change_as_the_cards_say() -> None:
    """What a preview tells of a Monk: paid, worth, hand and its limit."""
    table = given(p1=side(hand=["monk"], resources=(1, 2, 2)))
    before = {one.id: one.number for one in THEOPOLIS.figures(table, 0)}
    play(table, "p1 play monk")
    changed = {one.id: one.number - before[one.id] for one in THEOPOLIS.figures(table, 0)}
    assert {id_: number for id_, number in changed.items() if number} == {
        "p1.resources.faith": -1,
        "p1.resources.hope": -2,
        "p1.resources.charity": -2,
        "p1.worth": 1,
        "p1.hand": -1,
        "p1.hand_limit": 1,
    }
