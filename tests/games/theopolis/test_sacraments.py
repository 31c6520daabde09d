"""Symbols and sacraments. Rules: b16."""

from __future__ import annotations

import pytest

from tests.games.theopolis.given import (
    choices,
    city_of,
    given,
    hand_of,
    of,
    play,
    refusal,
    resources_of,
    sacraments_of,
    side,
    waits_for,
)
from tests.rules import rule

OTHERS = {
    "priest": ["deacon", "bishop", "pope"],
    "deacon": ["bishop", "pope"],
    "bishop": ["priest", "deacon", "pope"],
    "betrothed": ["monk", "nun"],
    "baptistery": ["church", "stole"],
    "baptismal_water": ["holy_chrism", "oil_of_the_sick", "stole"],
    "holy_chrism": ["oil_of_the_sick", "baptismal_water"],
    "bread_and_wine": ["chalice_and_paten", "rosary"],
    "stole": ["rosary", "rings"],
    "oil_of_the_sick": ["holy_chrism", "baptismal_water"],
    "rings": ["rosary", "stole"],
    "chalice_and_paten": ["bread_and_wine", "rosary"],
}
"""What might be mistaken for a card of a combination."""

BARE = ["chapel", "church", "cathedral", "school", "abbey", "knight", "martyr", "pilgrim"]
"""A board without any card of a sacrament."""


def prove_combination(sacrament: str, cards: list[str], *, also: dict[str, str] | None = None) -> None:
    """These cards give exactly this sacrament; no card may be missing or be another, except `also`."""
    assert sacraments_of(given(p1=side(city=cards), board=BARE), "p1") == [sacrament]
    for card in cards:
        rest = [other for other in cards if other != card]
        assert sacrament not in sacraments_of(given(p1=side(city=rest), board=BARE), "p1")
        for other in OTHERS[card]:
            held = sacraments_of(given(p1=side(city=[*rest, other]), board=BARE), "p1")
            assert (sacrament in held) == ((also or {}).get(card) == other)


@rule("TH-119")
def test_a_sacrament_is_gained_at_once() -> None:
    """It is held as soon as its last card is in the city; hand and board do not count."""
    table = given(p1=side(city=["priest"], hand=["stole", "rings"], resources=(2, 1, 0)))
    assert sacraments_of(table, "p1") == []
    assert choices(table, "confess") == []

    play(table, "p1 play stole")
    assert sacraments_of(table, "p1") == ["reconciliation"]
    assert choices(table, "confess") == ["confess rings"]


@rule("TH-119")
def test_a_sacrament_is_lost_at_once() -> None:
    """It is gone as soon as one of its cards has left the city, also in the middle of another's turn."""
    table = given(p1=side(hand=["plague"]), p2=side(city=["priest", "monk", "bread_and_wine"]))
    assert sacraments_of(table, "p2") == ["eucharist"]
    play(table, "p1 exchange plague", "p1 take pope", "p2 lose priest")

    assert sacraments_of(table, "p2") == []
    assert city_of(table, "p2") == ["monk", "bread_and_wine"]


@rule("TH-119")
def test_all_cards_of_a_sacrament_stand_in_the_same_city() -> None:
    """A Priest here and a Stole there give nobody a sacrament."""
    table = given(p1=side(city=["priest"]), p2=side(city=["stole"]))

    assert sacraments_of(table, "p1") == []
    assert sacraments_of(table, "p2") == []


@rule("TH-120")
def test_one_card_serves_in_several_sacraments() -> None:
    """A single Priest is part of six sacraments at the same time, a single Bishop of two."""
    symbols = ["baptismal_water", "bread_and_wine", "stole", "oil_of_the_sick", "rings", "chalice_and_paten"]
    held = ["baptism", "eucharist", "reconciliation", "anointing", "marriage", "orders"]
    assert sacraments_of(given(p1=side(city=["priest", "bishop", "betrothed", *symbols])), "p1") == held

    city = ["bishop", "priest", "holy_chrism", "chalice_and_paten"]
    assert sacraments_of(given(p1=side(city=city)), "p1") == ["confirmation", "orders"]


@rule("TH-121")
def test_a_second_set_gives_no_second_sacrament() -> None:
    """Two Priests and two Stoles are one Reconciliation: counted once, confessed once."""
    city = ["priest", "priest", "stole", "stole"]
    table = given(p1=side(city=city, hand=["rings", "martyr"], points=20))
    assert sacraments_of(table, "p1") == ["reconciliation"]
    assert of(table, "p1").score == 3 - 18

    play(table, "p1 confess rings")
    assert of(table, "p1").original_points == 17
    assert choices(table, "confess") == []


@rule("TH-121")
def test_a_spare_card_keeps_the_sacrament() -> None:
    """With another copy of the lost card the sacrament stays; without one more it goes."""
    city = ["priest", "priest", "stole"]
    table = given(p1=side(city=["school"], hand=["plague", "flood"]), p2=side(city=city))
    play(table, "p1 exchange plague", "p1 take pope", "p2 lose priest", "chance reveal martyr")
    assert sacraments_of(table, "p2") == ["reconciliation"]

    play(table, "p1 exchange flood", "p1 take nun", "p2 lose priest")
    assert sacraments_of(table, "p2") == []


@rule("TH-122")
def test_the_effect_of_a_lost_sacrament_ends_at_once() -> None:
    """After Marriage is lost in mid-turn the second addition is refused."""
    city = ["priest", "betrothed", "rings"]
    table = given(p1=side(city=city, hand=["plague"]))
    play(table, "p1 add faith")
    assert choices(table, "add") == ["add faith", "add hope", "add charity"]
    play(table, "p1 exchange plague", "p1 take pope", "p1 lose priest", "chance reveal martyr")

    assert choices(table, "add") == []
    refused = refusal(table, "add hope")
    assert refused is not None
    assert refused.rule == "TH-48"


@rule("TH-122")
def test_what_a_lost_sacrament_has_given_stays() -> None:
    """Resources added, points lost and cards in the hand are not taken back."""
    city = ["priest", "betrothed", "rings", "stole", "bread_and_wine"]
    hand = ["plague", "martyr", "deacon", "bishop", "nun"]
    table = given(p1=side(city=city, hand=hand, points=20))
    play(table, "p1 add faith", "p1 add hope", "p1 confess martyr")
    play(table, "p1 exchange plague", "p1 take pope", "p1 lose priest", "chance reveal martyr")

    assert sacraments_of(table, "p1") == []
    assert resources_of(table, "p1") == (2, 2, 1)
    assert of(table, "p1").original_points == 20 - 2 - 1
    assert hand_of(table, "p1") == ["deacon", "bishop", "nun", "pope"]


@rule("TH-122", "TH-64")
def test_five_cards_stay_in_the_hand_when_the_eucharist_is_lost() -> None:
    """Losing the Eucharist forces nobody to discard at once."""
    hand = ["martyr", "deacon", "bishop", "nun", "pilgrim"]
    table = given(p1=side(hand=["heresy"]), p2=side(city=["priest", "bread_and_wine"], hand=hand))
    play(table, "p1 exchange heresy", "p1 take pope", "p2 lose bread_and_wine")

    assert waits_for(table) == "chance RevealCard"
    assert of(table, "p2").hand_limit == 4
    assert len(hand_of(table, "p2")) == 5


@rule("TH-123")
def test_the_combination_of_baptism() -> None:
    """Baptism is a Priest or a Deacon with Baptismal Water or a Baptistery."""
    prove_combination("baptism", ["priest", "baptismal_water"], also={"priest": "deacon"})
    prove_combination("baptism", ["priest", "baptistery"], also={"priest": "deacon"})
    prove_combination("baptism", ["deacon", "baptismal_water"])
    prove_combination("baptism", ["deacon", "baptistery"])


@rule("TH-123")
def test_baptism_takes_a_point_in_each_own_start_phase() -> None:
    """1 more original point at the start of every own turn, and not when it is gained."""
    hand = ["baptismal_water", "martyr", "deacon", "bishop", "nun"]
    table = given(p1=side(city=["priest"], hand=hand, resources=(2, 1, 1)), p2=side(hand=4))
    assert of(table, "p1").original_points == 19
    play(table, "p1 play baptismal_water")
    assert of(table, "p1").original_points == 19
    play(table, "p1 end", "p2 end")
    assert of(table, "p1").original_points == 17
    play(table, "p1 end", "p2 end")
    assert of(table, "p1").original_points == 15
    assert of(table, "p2").original_points == 20


@rule("TH-124")
def test_the_combination_of_confirmation() -> None:
    """Confirmation is a Bishop with Holy Chrism."""
    prove_combination("confirmation", ["bishop", "holy_chrism"])


@rule("TH-124")
def test_confirmation_gives_one_more_exchange() -> None:
    """Two exchanges per turn; with a School three, because different sources add up."""
    for school in (0, 1):
        city = ["bishop", "holy_chrism", *["school"] * school]
        table = given(p1=side(city=city, hand=["martyr", "deacon", "pilgrim", "benefactor"]))
        play(table, "p1 exchange martyr", "p1 take chapel", "p1 exchange deacon", "p1 take church")
        assert bool(choices(table, "exchange")) == bool(school)
        if school:
            play(table, "p1 exchange pilgrim", "p1 take stole")
            assert choices(table, "exchange") == []


@rule("TH-125")
def test_the_combination_of_the_eucharist() -> None:
    """Eucharist is a Priest with Bread and Wine."""
    prove_combination("eucharist", ["priest", "bread_and_wine"])


@rule("TH-125")
def test_with_the_eucharist_the_hand_holds_five() -> None:
    """The end phase fills the hand to 5, also beside a Monk never to more."""
    city = ["priest", "bread_and_wine"]
    table = given(p1=side(city=city, hand=["martyr", "deacon", "bishop"]))
    assert of(table, "p1").hand_limit == 5
    assert of(given(p1=side(city=[*city, "monk"])), "p1").hand_limit == 5
    play(table, "p1 end", "p1 pick chapel", "p1 pick church")

    assert waits_for(table) == "chance RevealCard"
    assert len(hand_of(table, "p1")) == 5


@rule("TH-126")
def test_the_combination_of_reconciliation() -> None:
    """Reconciliation is a Priest with a Stole."""
    prove_combination("reconciliation", ["priest", "stole"])


@rule("TH-126", "TH-57")
def test_reconciliation_lets_its_holder_confess() -> None:
    """Once per turn a hand card is discarded for 1 original point; without the sacrament it is refused."""
    table = given(p1=side(city=["priest", "stole"], hand=["martyr", "plague"]))
    play(table, "p1 confess plague")
    assert waits_for(table) == "p1 MainPhase"
    assert of(table, "p1").original_points == 20 - 1 - 1
    assert hand_of(table, "p1") == ["martyr"]
    assert choices(table, "confess") == []

    table = given(p1=side(city=["priest", "rings"], hand=["martyr"]))
    refused = refusal(table, "confess martyr")
    assert choices(table, "confess") == []
    assert refused is not None
    assert refused.rule == "TH-57"


@rule("TH-127")
def test_the_combination_of_the_anointing() -> None:
    """Anointing of the Sick is a Priest with Oil of the Sick."""
    prove_combination("anointing", ["priest", "oil_of_the_sick"])


@rule("TH-127", "TH-62")
def test_the_anointing_opens_the_discard_pile_for_persons() -> None:
    """Each refill pick may be a Person of the discard pile; without the sacrament none."""
    hand = ["deacon", "bishop", "pilgrim"]
    table = given(p1=side(city=["priest", "oil_of_the_sick"], hand=hand), discard=["martyr", "chapel"])
    play(table, "p1 end")
    assert choices(table, "recover") == ["recover martyr"]
    play(table, "p1 recover martyr")
    assert hand_of(table, "p1") == ["deacon", "bishop", "martyr", "pilgrim"]

    table = given(p1=side(city=["priest", "stole"], hand=hand), discard=["martyr"])
    play(table, "p1 end")
    assert choices(table, "recover") == []
    refused = refusal(table, "recover martyr")
    assert refused is not None
    assert refused.rule == "TH-62"


@rule("TH-128")
def test_the_combination_of_marriage() -> None:
    """Marriage is the Betrothed with Rings and a Priest or a Deacon."""
    prove_combination("marriage", ["betrothed", "rings", "priest"], also={"priest": "deacon"})
    prove_combination("marriage", ["betrothed", "rings", "deacon"])


@rule("TH-128")
def test_marriage_allows_two_resources_per_turn() -> None:
    """Two additions, of the same or of different types, and not three."""
    table = given(p1=side(city=["betrothed", "rings", "deacon"]))
    play(table, "p1 add faith", "p1 add faith")

    assert resources_of(table, "p1") == (3, 1, 1)
    assert choices(table, "add") == []
    refused = refusal(table, "add hope")
    assert refused is not None
    assert refused.rule == "TH-48"


@rule("TH-129")
def test_the_combination_of_holy_orders() -> None:
    """Holy Orders are a Bishop, a Priest and the Chalice and Paten."""
    prove_combination("orders", ["bishop", "priest", "chalice_and_paten"])


@rule("TH-129")
@pytest.mark.parametrize(
    ("city", "lost"),
    [
        (["bishop", "priest", "chalice_and_paten"], 2),
        (["bishop", "priest", "priest", "priest", "chalice_and_paten"], 6),
        (["bishop", "bishop", "priest", "deacon", "monk", "chalice_and_paten"], 4),
        (["bishop", "priest", "priest", "rings"], 2),
    ],
)
def test_holy_orders_make_each_priest_worth_one_more(city: list[str], lost: int) -> None:
    """Every Priest is worth 1 more; Deacons, Bishops and all others are not."""
    assert of(given(p1=side(city=city)), "p1").original_points == 20 - lost


@rule("TH-130")
def test_a_rosary_belongs_to_no_sacrament() -> None:
    """With every Person of the sacraments a Rosary gives none."""
    table = given(p1=side(city=["priest", "deacon", "bishop", "betrothed", "rosary"]))

    assert sacraments_of(table, "p1") == []


@rule("TH-130")
def test_a_rosary_counts_as_a_symbol() -> None:
    """A Heresy counts it and may take it."""
    table = given(p1=side(city=["stole"], hand=["heresy"]), p2=side(city=["rosary", "rings"]))
    play(table, "p1 exchange heresy", "p1 take pope")
    assert waits_for(table) == "p2 UseRosary"

    play(table, "p2 keep rosary")
    assert set(choices(table)) == {"lose rosary", "lose rings"}


@rule("TH-130", "TH-80")
def test_a_rosary_wards_off_a_whole_disaster() -> None:
    """Discarded in time it saves its owner from all parts; the second Rosary stays."""
    table = given(p1=side(hand=["flood"]), p2=side(city=["rosary", "rosary", "priest"], resources=(2, 2, 2)))
    play(table, "p1 exchange flood", "p1 take pope", "p2 use rosary")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["priest", "rosary"]
    assert resources_of(table, "p2") == (2, 2, 2)
