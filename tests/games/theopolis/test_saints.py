"""Patron Saints. Rules: b17."""

from __future__ import annotations

import pytest

from batisseurs.games.theopolis import components
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable
from tests.games.theopolis.given import (
    QUIET,
    choices,
    city_of,
    given,
    hand_of,
    of,
    play,
    refusal,
    resources_of,
    seen,
    side,
    unused_of,
    waits_for,
)
from tests.rules import rule

NUMBERS = {
    "st_paul": 1,
    "st_thomas_aquinas": 2,
    "st_benedict": 3,
    "st_genevieve": 4,
    "st_peter": 5,
    "st_augustine": 6,
    "st_joan_of_arc": 7,
    "st_roch": 8,
    "st_john_vianney": 9,
    "st_vincent_de_paul": 10,
}


def set_up(*saints: str) -> TheopolisTable:
    """Set up a new game with the quiet board and these Patron Saints, one for each player."""
    table = THEOPOLIS.new(len(saints))
    assert isinstance(table, TheopolisTable)
    play(table, *(f"chance reveal {card}" for card in QUIET))
    while waits_for(table) == "chance DealCard":
        play(table, f"chance {choices(table)[0]}")
    play(table, *(f"chance deal {saint} to p{seat}" for seat, saint in enumerate(saints, start=1)))
    return table


@rule("TH-131")
def test_a_patron_saint_stays_in_heaven_and_is_not_a_city_card() -> None:
    """It stands in no city, is not counted by a Disaster and cannot be discarded by one."""
    table = given(p1=side(hand=["plague"], saint="st_roch"), p2=side(saint="st_paul", hand=4))
    assert city_of(table, "p1") == []
    play(table, "p1 exchange plague", "p1 take pope")
    assert waits_for(table) == "chance RevealCard"

    play(table, "chance reveal martyr", "p1 end", "p1 pick chapel", "p1 pick church", "p1 pick stole")
    play(table, "chance reveal martyr", "chance reveal priest", "chance reveal priest", "p2 end")
    assert [seat.saint for seat in seen(table).seats] == ["st_roch", "st_paul"]


@rule("TH-131")
@pytest.mark.parametrize("disaster", ["plague", "heresy", "fire", "flood"])
def test_a_disaster_does_not_count_a_patron_saint(disaster: str) -> None:
    """Saints tip no balance: with equal cities nobody is struck although only one has a saint."""
    city = ["nun", "stole", "church"]
    table = given(p1=side(city=city, hand=[disaster], saint="st_paul"), p2=side(city=city))
    play(table, f"p1 exchange {disaster}", "p1 take pope")

    assert waits_for(table) == "chance RevealCard"


@rule("TH-132")
def test_each_patron_saint_has_its_number_its_kind_and_one_effect() -> None:
    """Ten saints, numbered 1 to 10; Augustine and Vincent de Paul are immediate, all others permanent."""
    saints = components.read(THEOPOLIS.component_text()).saint

    assert {saint.id: saint.number for saint in saints} == NUMBERS
    immediate = {saint.id for saint in saints if saint.timing == "immediate"}
    assert immediate == {"st_augustine", "st_vincent_de_paul"}
    assert all(saint.effect.name != "none" for saint in saints)


@rule("TH-132", "TH-16")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_lower_number_takes_the_first_turn(number: int) -> None:
    """The numbers decide who begins, wherever the saint's owner sits."""
    saints = list(NUMBERS)
    table = set_up(saints[number], saints[number - 1])

    assert waits_for(table) == "p2 MainPhase"


@rule("TH-132", "TH-15")
def test_an_immediate_effect_is_applied_once() -> None:
    """Augustine and Vincent de Paul give nothing more in the turns that follow."""
    table = set_up("st_augustine", "st_vincent_de_paul")
    for _ in range(2):
        play(table, "p1 end", "p2 end")

    assert [seat.original_points for seat in seen(table).seats] == [16, 20]
    assert resources_of(table, "p2") == (1, 1, 2)


@rule("TH-133")
def test_saint_paul_gives_one_more_exchange() -> None:
    """Two exchanges per turn, three with a School; the opponent has one."""
    hand = ["martyr", "deacon", "pilgrim", "benefactor"]
    for city in ([], ["school"]):
        table = given(p1=side(city=city, hand=hand, saint="st_paul"))
        play(table, "p1 exchange martyr", "p1 take chapel", "p1 exchange deacon", "p1 take church")
        if city:
            play(table, "p1 exchange pilgrim", "p1 take stole")
        assert choices(table, "exchange") == []
        refused = refusal(table, "exchange benefactor")
        assert refused is not None
        assert refused.rule == "TH-56"

    table = given(p1=side(hand=hand), p2=side(saint="st_paul"))
    play(table, "p1 exchange martyr", "p1 take chapel")
    assert choices(table, "exchange") == []


@rule("TH-134")
def test_with_saint_thomas_aquinas_the_hand_holds_five() -> None:
    """The end phase fills the hand to 5, with a Monk beside him not to more."""
    table = given(p1=side(hand=["martyr", "deacon", "bishop"], saint="st_thomas_aquinas"))
    assert [seat.hand_limit for seat in seen(table).seats] == [5, 4]
    play(table, "p1 end", "p1 pick chapel", "p1 pick church")
    assert waits_for(table) == "chance RevealCard"
    assert len(hand_of(table, "p1")) == 5

    assert of(given(p1=side(city=["monk"], saint="st_thomas_aquinas")), "p1").hand_limit == 5


@rule("TH-135", "TH-45")
@pytest.mark.parametrize(
    ("card", "price", "saved"),
    [("monk", (0, 1, 2), (1, 1, 0)), ("nun", (0, 1, 3), (1, 1, 0)), ("hermit", (0, 1, 0), (1, 1, 0))],
)
def test_saint_benedict_makes_monks_nuns_and_hermits_cheaper(
    card: str, price: tuple[int, int, int], saved: tuple[int, int, int]
) -> None:
    """They cost 1 Faith and 1 Hope less, for the owner of the saint only."""
    table = given(p1=side(hand=[card], resources=price, saint="st_benedict"))
    play(table, f"p1 play {card}")
    assert unused_of(table, "p1") == (0, 0, 0)

    faith, hope, charity = price
    short = given(p1=side(hand=[card], resources=(faith, hope - 1, charity + 5), saint="st_benedict"))
    assert choices(short, "play") == []
    other = given(p1=side(hand=[card], resources=price), p2=side(saint="st_benedict"))
    assert choices(other, "play") == []
    full = (faith + saved[0], hope + saved[1], charity + saved[2])
    assert choices(given(p1=side(hand=[card], resources=full)), "play") == [f"play {card}"]


@rule("TH-135", "TH-141", "TH-45")
@pytest.mark.parametrize("saint", ["st_benedict", "st_john_vianney"])
def test_other_cards_keep_their_price(saint: str) -> None:
    """A discount is for the named Persons alone."""
    for card, price in {
        "pilgrim": (1, 2, 2),
        "knight": (1, 3, 2),
        "bishop": (1, 1, 1),
        "stole": (2, 1, 0),
    }.items():
        table = given(p1=side(hand=[card], resources=price, saint=saint))
        play(table, f"p1 play {card}")
        assert unused_of(table, "p1") == (0, 0, 0)


@rule("TH-136")
@pytest.mark.parametrize("disaster", ["fire", "earthquake", "war"])
def test_saint_genevieve_keeps_buildings_from_disasters(disaster: str) -> None:
    """No Disaster discards a Building of her city; nobody else is struck instead."""
    table = given(
        p1=side(city=["chapel", "priest"], hand=[disaster]),
        p2=side(city=["church", "chapel"], saint="st_genevieve"),
    )
    play(table, f"p1 exchange {disaster}", "p1 take pope")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["chapel", "church"]
    assert city_of(table, "p1") == ["chapel", "priest"]


@rule("TH-136")
def test_saint_genevieve_protects_buildings_only() -> None:
    """A Person of her city still dies of the Plague, and a Bishop still takes a Chapel."""
    table = given(
        p1=side(hand=["plague", "bishop"]), p2=side(city=["priest", "monk", "chapel"], saint="st_genevieve")
    )
    play(table, "p1 play bishop")
    assert choices(table) == ["take chapel from p2", "take nothing"]
    play(table, "p1 take nothing", "p1 exchange plague", "p1 take pope")

    assert waits_for(table) == "p2 LoseCard"


@rule("TH-137")
def test_saint_peters_stone_is_tied_to_no_building() -> None:
    """It is there without a Building, counts in an Earthquake and cannot be lost to one."""
    table = given(p1=side(hand=["earthquake"]), p2=side(saint="st_peter"))
    assert of(table, "p2").stones == 1
    play(table, "p1 exchange earthquake", "p1 take pope")
    assert waits_for(table) == "chance RevealCard"
    assert of(table, "p2").stones == 1

    table = given(p1=side(city=["church"], hand=["earthquake"]), p2=side(city=["church"], saint="st_peter"))
    play(table, "p1 exchange earthquake", "p1 take pope", "p2 lose church")
    assert of(table, "p2").stones == 1


@rule("TH-137", "TH-144")
def test_saint_peters_stone_counts_towards_the_ten() -> None:
    """With nine stones of Buildings it is the tenth."""
    city = ["basilica", "cathedral", "chapel"]
    table = given(p1=side(city=city, hand=["chapel"], resources=(1, 2, 0), saint="st_peter"))
    play(table, "p1 play chapel")

    assert waits_for(table) == "over"
    assert seen(table).ending == "stones"


@rule("TH-138", "TH-15")
def test_saint_augustine_starts_with_sixteen_points() -> None:
    """4 original points are lost as he is dealt, by his owner only."""
    table = set_up("st_vincent_de_paul", "st_augustine", "st_roch")

    assert [seat.original_points for seat in seen(table).seats] == [20, 16, 20]


@rule("TH-139")
def test_saint_joan_of_arc_bars_the_bishops_of_others() -> None:
    """No Bishop of another player takes anything from her city."""
    table = given(
        players=3,
        p1=side(hand=["bishop"]),
        p2=side(city=["chapel"], saint="st_joan_of_arc"),
        p3=side(city=["stole"]),
    )
    play(table, "p1 play bishop")
    assert choices(table) == ["take stole from p3", "take nothing"]

    table = given(p1=side(hand=["bishop"]), p2=side(city=["chapel"], saint="st_joan_of_arc"))
    play(table, "p1 play bishop")
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-139")
def test_a_city_barred_by_saint_joan_of_arc_is_refused_under_her_rule() -> None:
    """There is no Knight in her city: the reason is hers."""
    table = given(
        players=3,
        p1=side(hand=["bishop"]),
        p2=side(city=["chapel"], saint="st_joan_of_arc"),
        p3=side(city=["stole"]),
    )
    play(table, "p1 play bishop")

    refused = refusal(table, "take chapel from p2")
    assert refused is not None
    assert refused.rule == "TH-139"


@rule("TH-139")
def test_saint_joan_of_arc_hinders_no_bishop_of_her_own_city() -> None:
    """Her owner's Bishop takes from others."""
    table = given(p1=side(hand=["bishop"], saint="st_joan_of_arc"), p2=side(city=["chapel"]))
    play(table, "p1 play bishop", "p1 take chapel from p2")

    assert city_of(table, "p1") == ["chapel", "bishop"]


@rule("TH-140")
@pytest.mark.parametrize("disaster", ["plague", "flood", "schism"])
def test_saint_roch_keeps_persons_from_disasters(disaster: str) -> None:
    """No Disaster discards a Person of his city; nobody else is struck instead."""
    table = given(
        p1=side(city=["monk"], hand=[disaster]),
        p2=side(city=["priest", "bishop", "stole"], saint="st_roch"),
    )
    play(table, f"p1 exchange {disaster}", "p1 take pope")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["priest", "bishop", "stole"]
    assert city_of(table, "p1") == ["monk"]


@rule("TH-140")
def test_saint_roch_protects_persons_only() -> None:
    """A Building of his city still burns, and a Bishop still takes a Hermit."""
    table = given(p1=side(hand=["fire", "bishop"]), p2=side(city=["hermit", "church"], saint="st_roch"))
    play(table, "p1 play bishop")
    assert choices(table) == ["take hermit from p2", "take nothing"]
    play(table, "p1 take nothing", "p1 exchange fire", "p1 take pope")

    assert choices(table) == ["lose church"]


@rule("TH-141", "TH-45")
@pytest.mark.parametrize(("card", "price"), [("priest", (1, 1, 1)), ("deacon", (0, 1, 2))])
def test_saint_john_vianney_makes_priests_and_deacons_cheaper(card: str, price: tuple[int, int, int]) -> None:
    """They cost 1 Faith and 1 Charity less, for the owner of the saint only."""
    table = given(p1=side(hand=[card], resources=price, saint="st_john_vianney"))
    play(table, f"p1 play {card}")
    assert unused_of(table, "p1") == (0, 0, 0)

    faith, hope, charity = price
    for short in ((faith + 5, hope, charity - 1), (faith + 5, hope - 1, charity + 5)):
        table = given(p1=side(hand=[card], resources=short, saint="st_john_vianney"))
        assert choices(table, "play") == []
    other = given(p1=side(hand=[card], resources=price), p2=side(saint="st_john_vianney"))
    assert choices(other, "play") == []


@rule("TH-142", "TH-15")
def test_saint_vincent_de_paul_starts_with_a_second_charity() -> None:
    """1 Charity comes from the pile as he is dealt, unused, to his owner only."""
    table = set_up("st_roch", "st_vincent_de_paul")

    assert resources_of(table, "p1") == (1, 1, 1)
    assert unused_of(table, "p2") == (1, 1, 2)
    assert seen(table).piles == (22, 22, 21)
