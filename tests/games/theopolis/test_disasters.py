"""Each Disaster. Rules: b13.

The active player p1 has the Disaster in the hand and lets it strike by exchanging it for the board's Pope.
"""

from __future__ import annotations

import pytest

from tests.games.theopolis.given import (
    choices,
    city_of,
    discard_of,
    given,
    of,
    play,
    refusal,
    resources_of,
    sacraments_of,
    seen,
    side,
    waits_for,
)
from tests.rules import rule


@rule("TH-84")
def test_a_flood_takes_a_resource_from_the_richest_and_a_person_from_the_most_populous() -> None:
    """Flood: most Resources, lose one Resource; most Persons, discard one Person; nobody else loses."""
    table = given(
        players=3,
        p1=side(city=["priest", "deacon", "chapel"], hand=["flood"]),
        p2=side(city=["betrothed"], resources=(2, 2, 1)),
        p3=side(city=["stole"], resources=(1, 1, 2)),
    )
    play(table, "p1 exchange flood", "p1 take pope")

    assert waits_for(table) == "p1 LoseCard"
    assert set(choices(table)) == {"lose priest", "lose deacon"}
    play(table, "p1 lose deacon")

    assert waits_for(table) == "p2 LoseResource"
    assert choices(table) == ["lose faith", "lose hope", "lose charity"]
    hope_pile = seen(table).piles[1]
    play(table, "p2 lose hope")

    assert waits_for(table) == "chance RevealCard"
    assert seen(table).piles[1] == hope_pile + 1
    assert city_of(table, "p1") == ["chapel", "priest"]
    assert city_of(table, "p2") == ["betrothed"]
    assert [resources_of(table, seat) for seat in ("p1", "p2", "p3")] == [(1, 1, 1), (2, 1, 1), (1, 1, 2)]
    assert sorted(discard_of(table)) == ["deacon", "flood"]


@rule("TH-84")
def test_who_leads_in_both_loses_the_resource_first_and_then_the_person() -> None:
    """Flood: the Resource is the first part, the Person the second; one of each."""
    table = given(p1=side(hand=["flood"]), p2=side(city=["priest", "monk"], resources=(0, 2, 3)))
    play(table, "p1 exchange flood", "p1 take pope")

    assert waits_for(table) == "p2 LoseResource"
    assert choices(table) == ["lose hope", "lose charity"]
    play(table, "p2 lose charity")
    assert waits_for(table) == "p2 LoseCard"
    play(table, "p2 lose monk")

    assert waits_for(table) == "chance RevealCard"
    assert resources_of(table, "p2") == (0, 2, 2)
    assert city_of(table, "p2") == ["priest"]


@rule("TH-84")
def test_used_resources_count_for_a_flood_as_well() -> None:
    """Flood compares the Resource cards in the city, used or not."""
    table = given(p1=side(hand=["flood"], resources=(2, 2, 2), used=(2, 2, 2)), p2=side(resources=(2, 2, 1)))
    play(table, "p1 exchange flood", "p1 take pope")

    assert waits_for(table) == "p1 LoseResource"


@rule("TH-84")
def test_a_tie_in_resources_leaves_the_second_part_of_a_flood_standing() -> None:
    """Flood: everyone equally rich loses no Resource, and the most populous still lose a Person."""
    table = given(p1=side(hand=["flood"]), p2=side(city=["priest"]))
    play(table, "p1 exchange flood", "p1 take pope")

    assert waits_for(table) == "p2 LoseCard"
    play(table, "p2 lose priest")
    assert waits_for(table) == "chance RevealCard"


@rule("TH-85")
def test_a_great_fire_counts_building_cards_and_takes_one_of_the_victims_choice() -> None:
    """Great Fire: most Buildings, by number of cards and not of stones, discard any one Building."""
    table = given(
        p1=side(city=["basilica", "cathedral"], hand=["fire"]),
        p2=side(city=["chapel", "school", "church", "priest", "stole"]),
    )
    play(table, "p1 exchange fire", "p1 take pope")

    assert waits_for(table) == "p2 LoseCard"
    assert set(choices(table)) == {"lose chapel", "lose school", "lose church"}
    play(table, "p2 lose chapel")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["school", "church", "priest", "stole"]
    assert city_of(table, "p1") == ["cathedral", "basilica"]


@rule("TH-86")
def test_an_earthquake_counts_stones_and_takes_the_largest_building() -> None:
    """Earthquake: most stones, by their number and not that of the cards, discard the largest Building."""
    table = given(
        p1=side(city=["chapel", "chapel", "chapel"], hand=["earthquake"]),
        p2=side(city=["school", "basilica"]),
    )
    play(table, "p1 exchange earthquake", "p1 take pope")

    assert waits_for(table) == "p2 LoseCard"
    assert choices(table) == ["lose basilica"]
    refused = refusal(table, "lose school")
    assert refused is not None
    assert refused.rule == "TH-86"
    play(table, "p2 lose basilica")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["school"]
    assert of(table, "p2").stones == 1


@rule("TH-86")
def test_among_equally_large_buildings_the_owner_chooses() -> None:
    """Earthquake: of several Buildings with the highest number of stones the owner names one."""
    table = given(p1=side(hand=["earthquake"]), p2=side(city=["chapel", "church", "abbey", "vault"]))
    play(table, "p1 exchange earthquake", "p1 take pope")

    assert set(choices(table)) == {"lose church", "lose abbey"}
    play(table, "p2 lose abbey")
    assert city_of(table, "p2") == ["chapel", "vault", "church"]


@rule("TH-87")
def test_a_plague_counts_person_cards_and_takes_one_of_the_victims_choice() -> None:
    """Plague: most Persons, by number of cards and not of worth, discard any one Person."""
    table = given(
        p1=side(city=["missionary", "chapel", "stole"], hand=["plague"]),
        p2=side(city=["bishop", "hermit"]),
    )
    play(table, "p1 exchange plague", "p1 take pope")

    assert waits_for(table) == "p2 LoseCard"
    assert set(choices(table)) == {"lose bishop", "lose hermit"}
    play(table, "p2 lose hermit")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["bishop"]
    assert "missionary" in city_of(table, "p1")


@rule("TH-88")
def test_a_famine_takes_two_resources_whose_types_may_differ() -> None:
    """Famine: most Resources, lose two; each type is chosen again."""
    table = given(p1=side(hand=["famine"]), p2=side(resources=(1, 2, 1)))
    faith, hope, charity = seen(table).piles
    play(table, "p1 exchange famine", "p1 take pope")

    assert choices(table) == ["lose faith", "lose hope", "lose charity"]
    play(table, "p2 lose faith")
    assert waits_for(table) == "p2 LoseResource"
    assert choices(table) == ["lose hope", "lose charity"]
    play(table, "p2 lose hope")

    assert waits_for(table) == "chance RevealCard"
    assert resources_of(table, "p2") == (0, 1, 1)
    assert resources_of(table, "p1") == (1, 1, 1)
    assert seen(table).piles == (faith + 1, hope + 1, charity)


@rule("TH-88", "TH-81")
def test_a_type_of_which_all_cards_are_used_may_be_named() -> None:
    """Famine: used Resources are lost like others, and only types that are owned can be named."""
    table = given(p1=side(hand=["famine"], resources=(2, 3, 0), used=(0, 3, 0)))
    play(table, "p1 exchange famine", "p1 take pope")

    assert choices(table) == ["lose faith", "lose hope"]
    play(table, "p1 lose hope", "p1 lose hope")
    assert resources_of(table, "p1") == (2, 1, 0)


@rule("TH-88")
def test_a_famine_takes_the_only_resource_there_is() -> None:
    """Famine: who owns only one Resource loses that one and is not asked again."""
    table = given(p1=side(hand=["famine"], resources=(0, 0, 0)), p2=side(resources=(0, 1, 0)))
    play(table, "p1 exchange famine", "p1 take pope", "p2 lose hope")

    assert waits_for(table) == "chance RevealCard"
    assert resources_of(table, "p2") == (0, 0, 0)


@rule("TH-89")
def test_a_war_takes_a_building_from_the_player_who_has_the_fewest_persons() -> None:
    """War: fewest Persons, discard one Building of their choice; the one with more Persons keeps all."""
    table = given(
        p1=side(city=["priest", "cathedral", "church", "vault"], hand=["war"]),
        p2=side(city=["chapel", "church", "stole"]),
    )
    play(table, "p1 exchange war", "p1 take pope")

    assert waits_for(table) == "p2 LoseCard"
    assert set(choices(table)) == {"lose chapel", "lose church"}
    play(table, "p2 lose chapel")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["church", "stole"]
    assert city_of(table, "p1") == ["vault", "church", "cathedral", "priest"]


@rule("TH-90")
def test_a_heresy_takes_a_symbol_from_the_player_who_has_the_most() -> None:
    """Heresy: most Symbols, counted with copies, discard one Symbol of their choice."""
    table = given(
        p1=side(city=["priest", "chapel", "rings", "chalice_and_paten"], hand=["heresy"]),
        p2=side(city=["stole", "stole", "holy_chrism", "monk"]),
    )
    play(table, "p1 exchange heresy", "p1 take pope")

    assert waits_for(table) == "p2 LoseCard"
    assert set(choices(table)) == {"lose stole", "lose holy_chrism"}
    play(table, "p2 lose stole")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["monk", "holy_chrism", "stole"]
    assert "rings" in city_of(table, "p1")


@rule("TH-91")
def test_a_schism_takes_a_cleric_from_the_player_who_holds_the_most_sacraments() -> None:
    """Schism: most sacraments, not most Symbols, discard a Priest, a Deacon or a Bishop."""
    table = given(
        p1=side(city=["priest", "stole", "rings", "holy_chrism", "rosary"], hand=["schism"]),
        p2=side(city=["priest", "deacon", "bishop", "monk", "stole", "oil_of_the_sick"]),
    )
    assert [len(sacraments_of(table, seat)) for seat in ("p1", "p2")] == [1, 2]
    play(table, "p1 exchange schism", "p1 take pope")

    assert waits_for(table) == "p2 LoseCard"
    assert set(choices(table)) == {"lose priest", "lose deacon", "lose bishop"}
    for card in ("monk", "stole"):
        refused = refusal(table, f"lose {card}")
        assert refused is not None
        assert refused.rule == "TH-78"
    play(table, "p2 lose deacon")

    assert waits_for(table) == "chance RevealCard"
    assert "deacon" not in city_of(table, "p2")
    assert "priest" in city_of(table, "p1")


@rule("TH-92")
@pytest.mark.parametrize(("before", "after"), [(7, 11), (16, 20), (17, 20), (19, 20)])
def test_a_temptation_gives_the_leader_four_points_back_but_never_more_than_twenty(
    before: int, after: int
) -> None:
    """Temptation: fewest original points, regain 4, never above 20; the others regain nothing."""
    table = given(players=3, p1=side(hand=["temptation"]), p2=side(points=before))
    play(table, "p1 exchange temptation", "p1 take pope")

    assert waits_for(table) == "chance RevealCard"
    assert [seat.original_points for seat in seen(table).seats] == [20, after, 20]


@rule("TH-92")
def test_all_who_share_the_fewest_points_are_tempted() -> None:
    """Temptation strikes everyone at the lowest value, and nobody above it."""
    table = given(players=3, p1=side(points=8, hand=["temptation"]), p2=side(points=8), p3=side(points=9))
    play(table, "p1 exchange temptation", "p1 take pope")

    assert [seat.original_points for seat in seen(table).seats] == [12, 12, 9]
