"""Action I, playing a card. Rules: b6."""

from __future__ import annotations

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import IllegalChoice
from tests.games.theopolis.given import (
    QUIET,
    choices,
    city_of,
    discard_of,
    given,
    hand_of,
    of,
    play,
    refusal,
    refused_by,
    resources_of,
    sacraments_of,
    seen,
    side,
    unused_of,
    waits_for,
)
from tests.rules import rule

RICH = (9, 9, 9)
IDLE = ["missionary", "missionary", "betrothed", "betrothed"]
OTHERS = ["deacon", "deacon", "pilgrim", "pilgrim"]


@rule("TH-34")
def test_only_a_card_of_your_own_hand_can_be_played() -> None:
    """Never a card of the board, the discard pile, the deck or another hand."""
    table = given(p1=side(hand=["abbey"], resources=RICH), p2=side(hand=["school"]), discard=["martyr"])
    assert choices(table, "play") == ["play abbey"]
    for card in QUIET:
        assert refused_by(table, f"play {card}") == "TH-34"
    for card in ("school", "martyr", "basilica"):
        with pytest.raises(IllegalChoice):
            play(table, f"p1 play {card}")


@rule("TH-35")
@pytest.mark.parametrize("card", ["flood", "plague", "temptation", "war"])
def test_a_disaster_cannot_be_played(card: str) -> None:
    """Disasters cannot be played into a city, however rich it is."""
    table = given(p1=side(hand=[card, "chapel"], resources=RICH))
    assert choices(table, "play") == ["play chapel"]
    assert refused_by(table, f"play {card}") == "TH-35"


@rule("TH-35")
def test_each_type_of_city_card_can_be_played() -> None:
    """Buildings, Persons, Symbols and the Wonder are city cards."""
    table = given(p1=side(hand=["chapel", "priest", "stole", "wonder"], resources=RICH))
    assert choices(table, "play") == ["play chapel", "play wonder", "play priest", "play stole"]


@rule("TH-36")
@pytest.mark.parametrize(
    ("resources", "missing"),
    [
        ((1, 9, 9), {"faith": 1, "hope": 0, "charity": 0}),
        ((9, 2, 9), {"faith": 0, "hope": 2, "charity": 0}),
        ((9, 9, 0), {"faith": 0, "hope": 0, "charity": 1}),
        ((0, 0, 0), {"faith": 2, "hope": 4, "charity": 1}),
    ],
)
def test_no_type_can_replace_another(resources: tuple[int, int, int], missing: dict[str, int]) -> None:
    """A Church costs 2/4/1: for each type there must be enough unused Resources, or the play is refused."""
    table = given(p1=side(hand=["church"], resources=resources))
    assert choices(table, "play") == []
    reason = refusal(table, "play church")
    assert reason is not None
    assert reason.rule == "TH-36"
    assert reason.reason.args == {"card": "church", **missing}


@rule("TH-36", "TH-37")
def test_exactly_the_cost_is_enough() -> None:
    """With exactly the cost unused the card can be played; then nothing is unused."""
    table = given(p1=side(hand=["church"], resources=(2, 4, 1)))
    play(table, "p1 play church")
    assert (resources_of(table, "p1"), unused_of(table, "p1")) == ((2, 4, 1), (0, 0, 0))
    assert (city_of(table, "p1"), hand_of(table, "p1")) == (["church"], [])


@rule("TH-37")
def test_paying_turns_resources_and_spends_none() -> None:
    """Paying turns as many Resources of each type as the cost says; they stay in the city."""
    table = given(p1=side(hand=["church"], resources=(3, 7, 2), used=(0, 1, 0)))
    piles = seen(table).piles
    play(table, "p1 play church")
    assert unused_of(table, "p1") == (1, 2, 1)
    assert resources_of(table, "p1") == (3, 7, 2)
    assert seen(table).piles == piles
    assert resources_of(table, "p2") == unused_of(table, "p2") == (1, 1, 1)


@rule("TH-38")
def test_a_used_resource_cannot_pay_again() -> None:
    """A Resource pays once in a turn, and again in the next."""
    table = given(p1=side(hand=["rings", "rings", *OTHERS[:3]], resources=(1, 2, 2)), p2=side(hand=IDLE))
    play(table, "p1 play rings")
    assert "play rings" not in choices(table)
    reason = refusal(table, "play rings")
    assert reason is not None
    assert (reason.rule, reason.reason.args["faith"], reason.reason.args["hope"]) == ("TH-36", 1, 0)
    play(table, "p1 end", "p2 end")
    assert "play rings" in choices(table)


@rule("TH-39")
def test_any_number_of_cards_copies_included() -> None:
    """Any number of cards may be played in a turn, copies too; a city has no size limit."""
    city = ["priest"] * 5 + ["bishop"] * 4 + ["nun"] * 2 + ["rosary"] * 2 + ["knight", "chapel", "school"]
    table = given(p1=side(city=city, hand=["chapel", "chapel", "rings", "rings"], resources=(9, 9, 9)))
    play(table, "p1 play chapel", "p1 play chapel", "p1 play rings", "p1 play rings")
    assert city_of(table, "p1").count("chapel") == 3
    assert city_of(table, "p1").count("rings") == 2
    assert len(city_of(table, "p1")) == len(city) + 4
    assert of(table, "p1").stones == 4
    assert unused_of(table, "p1") == (5, 3, 7)


@rule("TH-40")
def test_the_owner_cannot_remove_a_card_of_the_city() -> None:
    """A card in a city stays: nothing that may be chosen names it."""
    table = given(p1=side(city=["priest", "stole", "chapel", "school"], hand=["abbey"], resources=RICH))
    assert choices(table) == [
        "play abbey",
        "add faith",
        "add hope",
        "add charity",
        "exchange abbey",
        "confess abbey",
        "end",
    ]
    play(table, "p1 add faith", "p1 confess abbey", "p1 end")
    assert choices(table) == [f"pick {card}" for card in QUIET]
    assert sorted(city_of(table, "p1")) == ["chapel", "priest", "school", "stole"]


@rule("TH-41")
def test_stones_and_sacraments_come_before_the_arrival_effect() -> None:
    """When a card arrives everything is worth what it is now worth before its effect is resolved."""
    table = given(p1=side(city=["holy_chrism"], hand=["bishop"]), p2=side(city=["chapel"]))
    play(table, "p1 play bishop")
    assert waits_for(table) == "p1 TakeFromNeighbour"
    assert sacraments_of(table, "p1") == ["confirmation"]
    play(table, "p1 take chapel from p2")
    assert (of(table, "p1").stones, of(table, "p2").stones) == (1, 0)

    vault = given(p1=side(hand=["vault"], resources=(1, 2, 1)), discard=["monk"])
    play(vault, "p1 play vault")
    assert (waits_for(vault), of(vault, "p1").stones) == ("p1 BringFromDiscard", 1)


@rule("TH-41")
def test_victory_comes_before_the_arrival_effect() -> None:
    """Win conditions are checked before the arrival effect: a Bishop who completes the set takes nothing."""
    city = ["priest", "baptismal_water", "holy_chrism", "bread_and_wine", "stole", "chalice_and_paten"]
    table = given(p1=side(city=city, hand=["bishop"]), p2=side(city=["chapel"]))
    play(table, "p1 play bishop")
    assert waits_for(table) == "over"
    assert THEOPOLIS.result(table).ending == "sacraments"
    assert city_of(table, "p2") == ["chapel"]


@rule("TH-42")
def test_an_arrival_effect_happens_when_played_and_when_taken() -> None:
    """A Vault works when it is played and again when a Bishop takes it."""
    table = given(
        p1=side(hand=["vault", "bishop"], resources=(2, 3, 2)),
        p2=side(city=["vault"]),
        discard=["abbey", "martyr"],
    )
    play(table, "p1 play vault", "p1 bring abbey", "p1 replace pope")
    play(table, "p1 play bishop", "p1 take vault from p2")
    assert choices(table) == ["bring martyr", "bring pope", "bring nothing"]
    play(table, "p1 bring martyr", "p1 replace stole")
    assert discard_of(table) == ["pope", "stole"]
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-43")
def test_city_cards_have_no_effect_outside_a_city() -> None:
    """In a hand, on the board and in the discard pile a card has no effect."""
    table = given(
        p1=side(city=["priest", "betrothed"], hand=["monk", "school", "stole", "rings"], resources=(5, 5, 5)),
        p2=side(hand=["hospital", "rosary", "knight", "ramparts"]),
        board=["monk", "school", "abbey", "hospital", "baptistery", "ramparts", "rosary", "nun"],
        discard=["bread_and_wine", "baptismal_water", "church", "knight"],
    )
    ann = of(table, "p1")
    assert (ann.hand_limit, ann.stones, ann.sacraments, ann.original_points) == (4, 0, (), 18)
    assert choices(table, "confess") == []
    play(table, "p1 add faith")
    assert choices(table, "add") == []
    play(table, "p1 exchange monk", "p1 take nun")
    assert choices(table, "exchange") == []
    assert of(table, "p1").original_points == 18


@rule("TH-43", "TH-83")
def test_protections_in_a_hand_do_not_protect() -> None:
    """Hospital, Rosary and Ramparts protect from the city only."""
    table = given(
        p1=side(hand=["plague"]),
        p2=side(city=["priest"], hand=["hospital", "rosary"]),
        board=["hospital", "rosary", *QUIET[:6]],
    )
    play(table, "p1 exchange plague", "p1 take chapel")
    assert (waits_for(table), choices(table)) == ("p2 LoseCard", ["lose priest"])


def exchanges_possible(city: list[str], saint: str | None = None) -> int:
    """Count how often a player with this city can exchange in one turn."""
    table = given(p1=side(city=city, hand=["abbey"], saint=saint))
    number = 0
    card = "abbey"
    while choices(table, "exchange"):
        other = choices(table, "exchange")[0].removeprefix("exchange ")
        assert other == card
        card = QUIET[number]
        play(table, f"p1 exchange {other}", f"p1 take {card}")
        number += 1
    return number


@rule("TH-44")
def test_copies_count_once_and_different_sources_add_up() -> None:
    """Two Schools are as good as one; School, Confirmation and Saint Paul add up."""
    assert exchanges_possible([]) == 1
    assert exchanges_possible(["school"]) == 2
    assert exchanges_possible(["school", "school"]) == 2
    assert exchanges_possible(["school", "bishop", "holy_chrism"]) == 3
    assert exchanges_possible(["school", "school", "bishop", "holy_chrism"], "st_paul") == 4


@rule("TH-44")
def test_two_abbeys_raise_worth_once() -> None:
    """Two Abbeys raise each Monk by one, not by two."""
    table = given(p1=side(city=["abbey", "abbey", "monk"]))
    assert of(table, "p1").original_points == 18


@rule("TH-44", "TH-80")
def test_each_rosary_is_used_up_separately() -> None:
    """Of two Rosaries one is discarded for one Disaster, the other is left for the next."""
    table = given(
        p1=side(hand=["plague", "plague"], city=["school"]),
        p2=side(city=["priest", "rosary", "rosary"]),
    )
    play(table, "p1 exchange plague", "p1 take pope", "p2 use rosary", "chance reveal abbey")
    assert city_of(table, "p2") == ["priest", "rosary"]
    play(table, "p1 exchange plague", "p1 take stole", "p2 use rosary", "chance reveal abbey")
    assert city_of(table, "p2") == ["priest"]
    assert sorted(discard_of(table)) == ["plague", "plague", "rosary", "rosary"]


@rule("TH-45")
def test_a_saint_lowers_the_cost() -> None:
    """With Benedict a Monk (1/2/2) costs 0/1/2; that much and no more is turned."""
    table = given(p1=side(hand=["monk", "priest"], resources=(3, 3, 3), saint="st_benedict"))
    play(table, "p1 play monk")
    assert unused_of(table, "p1") == (3, 2, 1)

    for resources, playable in (((0, 1, 2), True), ((0, 0, 2), False), ((0, 1, 1), False)):
        poor = given(p1=side(hand=["monk"], resources=resources, saint="st_benedict"))
        assert ("play monk" in choices(poor)) is playable
    reason = refusal(given(p1=side(hand=["monk"], resources=(0, 0, 0), saint="st_benedict")), "play monk")
    assert reason is not None
    assert reason.reason.args == {"card": "monk", "faith": 0, "hope": 1, "charity": 2}
    nobody = given(p1=side(hand=["monk"], resources=(0, 1, 2)))
    assert "play monk" not in choices(nobody)
    other = given(p1=side(hand=["monk"], resources=(0, 1, 2)), p2=side(saint="st_benedict"))
    assert "play monk" not in choices(other)


@rule("TH-45")
def test_a_cost_never_falls_below_nothing() -> None:
    """A type that a card does not ask for stays at 0, whatever the discount: here a Hermit for 0/1/0."""
    text = THEOPOLIS.component_text()
    hermit = text.index('id = "hermit"')
    cost = "cost = { faith = 1, hope = 2, charity = 0 }"
    assert text.index(cost, hermit) - hermit < 200
    free = text[:hermit] + text[hermit:].replace(cost, "cost = { faith = 0, hope = 1, charity = 0 }", 1)
    table = given(
        p1=side(hand=["hermit"], resources=(1, 1, 1), used=(0, 1, 0), saint="st_benedict"),
        components=THEOPOLIS.components(free),
    )
    play(table, "p1 play hermit")
    assert (unused_of(table, "p1"), resources_of(table, "p1")) == ((1, 0, 1), (1, 1, 1))


@rule("TH-45")
def test_the_printed_cost_is_unchanged() -> None:
    """To a Bishop a Monk still costs 5, no matter who has Benedict."""
    for mine, theirs in (("st_benedict", "st_roch"), ("st_roch", "st_benedict")):
        table = given(
            p1=side(hand=["bishop"], saint=mine),
            p2=side(city=["monk", "chapel"], saint=theirs),
        )
        play(table, "p1 play bishop")
        assert choices(table) == ["take chapel from p2", "take nothing"]
        assert refused_by(table, "take monk from p2") == "TH-106"
