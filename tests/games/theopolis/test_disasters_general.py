"""Disasters in general. Rules: b12.

Where it does not matter how a Disaster arrives, p1 has it in the hand and exchanges it for the Pope.
"""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable
from tests.games.theopolis.given import (
    QUIET,
    board_of,
    choices,
    city_of,
    discard_of,
    given,
    hand_of,
    of,
    play,
    refusal,
    resources_of,
    seen,
    side,
    told,
    unused_of,
    waits_for,
)
from tests.rules import rule

IDLE = ["missionary", "missionary", "betrothed", "betrothed"]


def exchange(table: TheopolisTable, disaster: str, who: str = "p1") -> None:
    """Let a Disaster of the active player's hand strike."""
    play(table, f"{who} exchange {disaster}", f"{who} take pope")


def messages(table: TheopolisTable) -> list[str]:
    """Return the ids of what was told."""
    return [message.id.removeprefix("theopolis-") for message in told(table)]


# When, and whom. ---------------------------------------------------------------------------------


@rule("TH-71")
def test_a_disaster_strikes_from_the_deck_from_a_hand_and_from_the_discard_pile() -> None:
    """A Disaster takes effect whenever it arrives on the board, wherever it comes from."""
    ben = side(city=["priest"], hand=IDLE)
    deck = given(p1=side(hand=["deacon", "deacon", "school"]), p2=ben)
    play(deck, "p1 end", "p1 pick pope", "chance reveal plague")

    hand = given(p1=side(hand=["plague"]), p2=ben)
    play(hand, "p1 exchange plague", "p1 take pope")

    vault = given(p1=side(hand=["vault"], resources=(1, 2, 1)), p2=ben, discard=["plague"])
    play(vault, "p1 play vault", "p1 bring plague", "p1 replace pope")

    for table in (deck, hand, vault):
        assert (waits_for(table), choices(table)) == ("p2 LoseCard", ["lose priest"])
        play(table, "p2 lose priest")
        assert (waits_for(table), city_of(table, "p2")) == ("chance RevealCard", [])
        assert {"plague", "priest"} <= set(discard_of(table))


@rule("TH-72")
@pytest.mark.parametrize(
    ("numbers", "disaster", "struck"),
    [
        ((1, 2, 3, 0), "plague", ["p3"]),
        ((1, 3, 3, 0), "plague", ["p2", "p3"]),
        ((3, 1, 1, 3), "plague", ["p1", "p4"]),
        ((1, 2, 3, 1), "war", ["p1", "p4"]),
        ((2, 0, 3, 1), "war", ["p2"]),
    ],
)
def test_the_victims_are_all_at_the_extreme(
    numbers: tuple[int, ...], disaster: str, struck: list[str]
) -> None:
    """A Disaster strikes all players with the highest value, War those with the lowest."""
    bishops = iter(["bishop"] * 4 + ["priest"] * 5)
    cities = [["chapel", *[next(bishops) for _ in range(number)]] for number in numbers]
    sides: dict[str, Any] = {f"p{seat + 1}": side(city=cities[seat]) for seat in range(1, 4)}
    table = given(players=4, p1=side(city=cities[0], hand=[disaster]), board=[*QUIET[1:], "abbey"], **sides)
    exchange(table, disaster)
    asked = []
    while waits_for(table) != "chance RevealCard":
        asked.append(waits_for(table).removesuffix(" LoseCard"))
        play(table, f"{asked[-1]} {choices(table)[0]}")
    assert asked == struck


@rule("TH-73")
@pytest.mark.parametrize(
    ("disaster", "players"),
    [("plague", 2), ("plague", 3), ("famine", 2), ("temptation", 3), ("war", 2), ("flood", 2)],
)
def test_a_disaster_that_would_strike_everyone_strikes_nobody(disaster: str, players: int) -> None:
    """If all players are victims, it has no effect."""
    city = ["priest", "chapel"]
    sides: dict[str, Any] = {f"p{seat}": side(city=city, points=8) for seat in range(2, players + 1)}
    table = given(players=players, p1=side(city=city, points=9, hand=[disaster]), **sides)
    exchange(table, disaster)
    assert waits_for(table) == "chance RevealCard"
    assert messages(table)[-2:] == ["strikes", "spares-everyone"]
    for seat in range(1, players + 1):
        assert sorted(city_of(table, f"p{seat}")) == ["chapel", "priest"]
        assert resources_of(table, f"p{seat}") == (1, 1, 1)
        assert of(table, f"p{seat}").original_points == 8
    assert discard_of(table) == [disaster]


@rule("TH-74")
def test_one_spared_player_is_enough() -> None:
    """It applies to every victim, even if only one player is spared."""
    table = given(
        players=5,
        p1=side(hand=["famine"], resources=(0, 2, 2)),
        p2=side(resources=(2, 2, 0)),
        p3=side(resources=(1, 1, 1)),
        p4=side(resources=(4, 0, 0)),
        p5=side(resources=(0, 0, 4)),
    )
    exchange(table, "famine")
    play(
        table,
        "p1 lose hope",
        "p1 lose hope",
        "p2 lose faith",
        "p2 lose hope",
        "p4 lose faith",
        "p4 lose faith",
    )
    play(table, "p5 lose charity", "p5 lose charity")
    assert waits_for(table) == "chance RevealCard"
    left = [resources_of(table, f"p{seat}") for seat in range(1, 6)]
    assert left == [(0, 0, 2), (1, 1, 0), (1, 1, 1), (2, 0, 0), (0, 0, 2)]


@rule("TH-75")
def test_each_part_finds_its_own_victims() -> None:
    """The parts of a Flood are judged separately: one may spare everyone while the other strikes."""
    persons = given(p1=side(hand=["flood"]), p2=side(city=["priest"]))
    exchange(persons, "flood")
    assert waits_for(persons) == "p2 LoseCard"
    play(persons, "p2 lose priest")
    assert (waits_for(persons), resources_of(persons, "p2")) == ("chance RevealCard", (1, 1, 1))

    resources = given(p1=side(hand=["flood"], city=["deacon"], resources=(2, 1, 1)), p2=side(city=["priest"]))
    exchange(resources, "flood")
    assert waits_for(resources) == "p1 LoseResource"
    play(resources, "p1 lose faith")
    assert (waits_for(resources), city_of(resources, "p1")) == ("chance RevealCard", ["deacon"])

    both = given(p1=side(hand=["flood"], resources=(2, 1, 1)), p2=side(city=["priest"]))
    exchange(both, "flood")
    play(both, "p1 lose hope")
    assert (waits_for(both), choices(both)) == ("p2 LoseCard", ["lose priest"])


# In which order, and who decides. ----------------------------------------------------------------


@rule("TH-76")
def test_what_is_lost_makes_nobody_else_a_victim() -> None:
    """The victims do not change during the resolution, not even when the first falls behind the second."""
    table = given(
        players=3,
        p1=side(hand=["famine"], resources=(2, 2, 1)),
        p2=side(resources=(2, 1, 1)),
        p3=side(resources=(1, 1, 1)),
    )
    exchange(table, "famine")
    play(table, "p1 lose faith", "p1 lose faith")
    assert waits_for(table) == "chance RevealCard"
    assert (resources_of(table, "p2"), resources_of(table, "p3")) == ((2, 1, 1), (1, 1, 1))


@rule("TH-76")
def test_the_victims_of_all_parts_are_known_before_anything_is_lost() -> None:
    """With a Plague of two equal parts, the leader before the first part suffers the second too, alone."""
    part = '    { measure = "persons", extreme = "most", loss = "person", amount = 1 },\n'
    text = THEOPOLIS.component_text()
    plague = text.index('id = "plague"')
    twice = text[:plague] + text[plague:].replace(part, part + part, 1)
    table = given(
        players=3,
        p1=side(hand=["plague"], city=["deacon", "priest"]),
        p2=side(city=["priest"]),
        p3=side(),
        components=THEOPOLIS.components(twice),
    )
    exchange(table, "plague")
    play(table, "p1 lose priest", "p1 lose deacon")
    assert waits_for(table) == "chance RevealCard"
    assert (city_of(table, "p1"), city_of(table, "p2")) == ([], ["priest"])


@rule("TH-76", "TH-79")
def test_a_protection_makes_nobody_else_a_victim() -> None:
    """A protected victim loses nothing, and the next in number does not suffer instead."""
    table = given(
        players=3,
        p1=side(hand=["plague"], city=["hospital", "priest", "deacon"]),
        p2=side(city=["priest"]),
    )
    exchange(table, "plague")
    assert waits_for(table) == "chance RevealCard"
    assert sorted(city_of(table, "p1")) == ["deacon", "hospital", "priest"]
    assert city_of(table, "p2") == ["priest"]
    assert "loses-nothing" in messages(table)


@rule("TH-77")
@pytest.mark.parametrize(
    ("active", "order"),
    [
        ("p1", ["p1", "p2", "p4"]),
        ("p2", ["p2", "p4", "p1"]),
        ("p3", ["p4", "p1", "p2"]),
        ("p4", ["p4", "p1", "p2"]),
    ],
)
def test_victims_resolve_in_turn_order_from_the_active_player(active: str, order: list[str]) -> None:
    """Victims come one after the other, beginning with the active player."""
    cities = {"p1": ["priest"], "p2": ["priest"], "p3": [], "p4": ["priest"]}
    sides: dict[str, Any] = {
        name: side(city=city, hand=["plague"] if name == active else 0) for name, city in cities.items()
    }
    table = given(players=4, turn=active, **sides)
    exchange(table, "plague", active)
    for name in order:
        assert waits_for(table) == f"{name} LoseCard"
        play(table, f"{name} lose priest")
    assert waits_for(table) == "chance RevealCard"


@rule("TH-77")
def test_a_victim_completes_all_parts_before_the_next() -> None:
    """Each victim goes through all parts, in printed order, before the next victim."""
    table = given(
        players=3,
        turn="p2",
        p1=side(city=["priest"], resources=(2, 2, 2)),
        p2=side(city=["priest"], resources=(2, 2, 2), hand=["flood"]),
    )
    exchange(table, "flood", "p2")
    asked = []
    while waits_for(table) != "chance RevealCard":
        asked.append(waits_for(table))
        play(table, f"{asked[-1].partition(' ')[0]} {choices(table)[0]}")
    assert asked == ["p2 LoseResource", "p2 LoseCard", "p1 LoseResource", "p1 LoseCard"]


@rule("TH-78")
def test_the_victim_chooses() -> None:
    """Where the text leaves a choice the victim chooses, in another's turn too, and only what is asked."""
    table = given(p1=side(hand=["plague"]), p2=side(city=["priest", "monk", "nun", "church", "rings"]))
    exchange(table, "plague")
    assert waits_for(table) == "p2 LoseCard"
    assert choices(table) == ["lose priest", "lose monk", "lose nun"]
    for card in ("church", "rings"):
        reason = refusal(table, f"lose {card}")
        assert reason is not None
        assert reason.rule == "TH-78"
    play(table, "p2 lose monk")
    assert sorted(city_of(table, "p2")) == ["church", "nun", "priest", "rings"]


@rule("TH-79")
def test_a_victim_without_the_required_card_loses_nothing() -> None:
    """War strikes the fewest Persons; a player without Buildings, or with safe ones, loses nothing."""
    table = given(
        players=4,
        p1=side(hand=["war"], city=["rings"]),
        p2=side(city=["chapel"]),
        p3=side(city=["chapel", "ramparts"]),
        p4=side(city=["chapel", "priest"]),
    )
    exchange(table, "war")
    assert (waits_for(table), choices(table)) == ("p2 LoseCard", ["lose chapel"])
    play(table, "p2 lose chapel")
    assert waits_for(table) == "chance RevealCard"
    assert [len(city_of(table, name)) for name in ("p1", "p2", "p3", "p4")] == [1, 0, 2, 2]
    assert messages(table).count("loses-nothing") == 2


@rule("TH-79")
def test_only_the_part_without_a_card_is_left_out() -> None:
    """Protected Persons do not save the Resource of the other part."""
    table = given(p1=side(hand=["flood"]), p2=side(city=["priest"], resources=(2, 1, 1), saint="st_roch"))
    exchange(table, "flood")
    assert waits_for(table) == "p2 LoseResource"
    play(table, "p2 lose faith")
    assert (waits_for(table), city_of(table, "p2")) == ("chance RevealCard", ["priest"])


# Rosary, Resources, where the card goes. -----------------------------------------------------


@rule("TH-80")
def test_a_rosary_wards_off_the_whole_disaster() -> None:
    """Before any choice a victim may discard one Rosary to ignore the Disaster, all parts of it."""
    table = given(p1=side(hand=["flood"]), p2=side(city=["priest", "rosary", "rosary"], resources=(2, 2, 2)))
    exchange(table, "flood")
    assert (waits_for(table), choices(table)) == ("p2 UseRosary", ["use rosary", "keep rosary"])
    kept = table.clone()
    play(table, "p2 use rosary")
    assert waits_for(table) == "chance RevealCard"
    assert (city_of(table, "p2"), resources_of(table, "p2")) == (["priest", "rosary"], (2, 2, 2))
    assert sorted(discard_of(table)) == ["flood", "rosary"]

    play(kept, "p2 keep rosary", "p2 lose hope", "p2 lose priest")
    assert waits_for(kept) == "chance RevealCard"
    assert (city_of(kept, "p2"), resources_of(kept, "p2")) == (["rosary", "rosary"], (2, 1, 2))


@rule("TH-80")
def test_a_rosary_is_offered_only_to_a_victim_who_would_suffer() -> None:
    """No Rosary is asked of the spared, of the protected, or of those with nothing to lose."""
    spared = given(p1=side(hand=["plague"], city=["rosary"]), p2=side(city=["priest"]))
    exchange(spared, "plague")
    assert waits_for(spared) == "p2 LoseCard"

    protected = given(p1=side(hand=["plague"]), p2=side(city=["priest", "rosary"], saint="st_roch"))
    exchange(protected, "plague")
    assert waits_for(protected) == "chance RevealCard"

    other_part = given(p1=side(hand=["flood"]), p2=side(city=["priest", "rosary"], saint="st_roch"))
    exchange(other_part, "flood")
    assert (waits_for(other_part), resources_of(other_part, "p2")) == ("chance RevealCard", (1, 1, 1))

    nothing = given(p1=side(hand=["war"], city=["rosary"]), p2=side(city=["priest"]))
    exchange(nothing, "war")
    assert (waits_for(nothing), city_of(nothing, "p1")) == ("chance RevealCard", ["rosary"])


@rule("TH-80")
def test_a_rosary_also_keeps_regained_points_away() -> None:
    """A victim who would regain original points may use a Rosary too."""
    table = given(p1=side(hand=["temptation"]), p2=side(city=["rosary"], points=5))
    exchange(table, "temptation")
    assert waits_for(table) == "p2 UseRosary"
    kept = table.clone()
    play(table, "p2 use rosary")
    assert (of(table, "p2").original_points, city_of(table, "p2")) == (5, [])
    play(kept, "p2 keep rosary")
    assert (of(kept, "p2").original_points, city_of(kept, "p2")) == (9, ["rosary"])


@rule("TH-80", "TH-77")
def test_each_victim_answers_for_the_rosary_in_turn() -> None:
    """One victim's Rosary helps nobody else, and is asked for when that victim's turn to suffer comes."""
    table = given(
        players=3,
        p1=side(hand=["plague"]),
        p2=side(city=["priest", "rosary"]),
        p3=side(city=["priest", "rosary"]),
    )
    exchange(table, "plague")
    assert waits_for(table) == "p2 UseRosary"
    play(table, "p2 keep rosary")
    assert waits_for(table) == "p2 LoseCard"
    play(table, "p2 lose priest")
    assert waits_for(table) == "p3 UseRosary"
    play(table, "p3 use rosary")
    assert (city_of(table, "p2"), city_of(table, "p3")) == (["rosary"], ["priest"])


@rule("TH-81")
def test_a_lost_resource_returns_to_its_pile_used_before_unused() -> None:
    """The victim chooses among the types owned; of that type a used card goes before an unused one."""
    table = given(p1=side(hand=["famine"], resources=(3, 0, 2), used=(1, 0, 0)))
    piles = seen(table).piles
    exchange(table, "famine")
    assert choices(table) == ["lose faith", "lose charity"]
    play(table, "p1 lose faith")
    assert (resources_of(table, "p1"), unused_of(table, "p1")) == ((2, 0, 2), (2, 0, 2))
    play(table, "p1 lose faith")
    assert (resources_of(table, "p1"), unused_of(table, "p1")) == ((1, 0, 2), (1, 0, 2))
    assert seen(table).piles == (piles[0] + 2, *piles[1:])


@rule("TH-81")
def test_a_type_that_is_all_used_can_be_lost_and_one_that_is_gone_cannot() -> None:
    """Used Resources are owned too; a type that is gone is no longer among the choices."""
    table = given(p1=side(hand=["famine"], resources=(1, 2, 2), used=(1, 0, 0)))
    exchange(table, "famine")
    assert choices(table) == ["lose faith", "lose hope", "lose charity"]
    play(table, "p1 lose faith")
    assert choices(table) == ["lose hope", "lose charity"]
    assert unused_of(table, "p1") == (0, 2, 2)


@rule("TH-82")
def test_the_disaster_is_discarded_after_its_resolution() -> None:
    """The Disaster lies on the board until all have suffered, then it goes to the discard pile, face up."""
    table = given(players=3, p1=side(hand=["plague"]), p2=side(city=["priest"]), p3=side(city=["priest"]))
    exchange(table, "plague")
    play(table, "p2 lose priest")
    assert (board_of(table)[7], discard_of(table)) == ("plague", ["priest"])
    play(table, "p3 lose priest")
    assert (board_of(table)[7], discard_of(table)) == ("", ["priest", "priest", "plague"])
    assert "plague" in [card.card for card in seen(table, "p3").discard]


@rule("TH-83")
def test_a_disaster_in_a_hand_is_a_hand_card_without_effect() -> None:
    """It counts as a hand card, strikes nobody, and leaves by exchange, confession or as one too many."""
    table = given(
        p1=side(city=["priest", "stole"], hand=["plague", "war", "fire", "abbey"], resources=(9, 9, 9)),
        p2=side(hand=IDLE),
    )
    assert [text for text in choices(table) if text.endswith("plague")] == [
        "exchange plague",
        "confess plague",
    ]
    play(table, "p1 add faith", "p1 end")
    assert waits_for(table) == "p2 MainPhase"
    assert sorted(hand_of(table, "p1")) == ["abbey", "fire", "plague", "war"]
    assert sorted(city_of(table, "p1")) == ["priest", "stole"]
    assert "strikes" not in messages(table)


@rule("TH-83", "TH-63")
def test_a_disaster_too_many_may_be_discarded() -> None:
    """In a hand above the limit a Disaster may be the card that goes, without effect."""
    table = given(
        p1=side(city=["priest"], hand=["plague", "war", *IDLE[:3]]),
        p2=side(hand=["abbey"] * 2 + ["deacon"] * 2),
    )
    play(table, "p1 end", "p1 discard plague")
    assert (waits_for(table), discard_of(table), city_of(table, "p1")) == (
        "p2 MainPhase",
        ["plague"],
        ["priest"],
    )
