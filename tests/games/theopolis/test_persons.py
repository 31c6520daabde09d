"""Persons. Rules: b15."""

from __future__ import annotations

from typing import Any

import pytest

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
    sacraments_of,
    seen,
    side,
    unused_of,
    waits_for,
)
from tests.rules import rule

BARE = ["chapel", "church", "stole", "rings", "holy_chrism", "cathedral", "school", "abbey"]
"""A board without Persons, so that all copies of them are free for the cities."""

SYMBOLS = [
    "baptismal_water",
    "holy_chrism",
    "bread_and_wine",
    "oil_of_the_sick",
    "stole",
    "rings",
    "chalice_and_paten",
    "rosary",
]

WORTH = {
    "priest": 1,
    "deacon": 1,
    "bishop": 0,
    "monk": 1,
    "nun": 1,
    "betrothed": 1,
    "missionary": 2,
    "martyr": 0,
    "pilgrim": 1,
    "knight": 1,
    "benefactor": 1,
    "pope": 3,
}


@rule("TH-104")
@pytest.mark.parametrize(("person", "worth"), WORTH.items())
def test_each_person_has_its_worth(person: str, worth: int) -> None:
    """The start of the owner's turn takes as many original points as the Person is worth."""
    table = given(p1=side(city=[person, "bishop"]), p2=side(city=["priest"]), board=BARE)

    assert of(table, "p1").original_points == 20 - worth
    assert of(table, "p2").original_points == 20


@rule("TH-104")
def test_a_person_who_arrives_waits_for_the_next_start_phase() -> None:
    """Arriving costs no original points; the owner's next start phase does, and nobody else's."""
    table = given(
        p1=side(hand=["missionary", "stole", "rings", "holy_chrism", "deacon"], resources=(2, 3, 4)),
        p2=side(hand=4),
        board=BARE,
    )
    play(table, "p1 play missionary")
    assert waits_for(table) == "p1 MainPhase"
    assert of(table, "p1").original_points == 20
    play(table, "p1 end")
    assert waits_for(table) == "p2 MainPhase"
    assert of(table, "p1").original_points == 20

    play(table, "p2 end")
    assert waits_for(table) == "p1 MainPhase"
    assert of(table, "p1").original_points == 18
    assert of(table, "p2").original_points == 20


@rule("TH-105")
def test_a_bishop_may_take_one_card_without_paying() -> None:
    """One city card comes from a neighbour's city into their own city; the victim is not asked."""
    table = given(p1=side(hand=["bishop"], resources=(2, 2, 2)), p2=side(city=["chapel", "stole", "rings"]))
    play(table, "p1 play bishop")

    assert waits_for(table) == "p1 TakeFromNeighbour"
    assert set(choices(table)) == {
        "take chapel from p2",
        "take stole from p2",
        "take rings from p2",
        "take nothing",
    }
    play(table, "p1 take stole from p2")

    assert waits_for(table) == "p1 MainPhase"
    assert city_of(table, "p1") == ["bishop", "stole"]
    assert city_of(table, "p2") == ["chapel", "rings"]
    assert unused_of(table, "p1") == (1, 1, 1)
    assert hand_of(table, "p1") == []
    assert discard_of(table) == []


@rule("TH-105")
def test_a_bishop_may_take_nothing() -> None:
    """Taking is optional."""
    table = given(p1=side(hand=["bishop"]), p2=side(city=["chapel"]))
    play(table, "p1 play bishop", "p1 take nothing")

    assert waits_for(table) == "p1 MainPhase"
    assert city_of(table, "p1") == ["bishop"]
    assert city_of(table, "p2") == ["chapel"]


@rule("TH-105")
def test_a_bishop_who_finds_nothing_eligible_asks_nothing() -> None:
    """If nothing is eligible, nothing happens."""
    table = given(p1=side(hand=["bishop"]), p2=side(city=["priest", "church"]))
    play(table, "p1 play bishop")

    assert waits_for(table) == "p1 MainPhase"
    assert city_of(table, "p1") == ["bishop"]


@rule("TH-106")
def test_a_bishop_takes_cards_of_printed_cost_four_or_less() -> None:
    """Eligible are exactly the Buildings, Persons and Symbols whose cost totals 4 or less, except Bishops."""
    cheap = ["chapel", "vault", "school", "ramparts", "hermit", *SYMBOLS]
    dear = ["baptistery", "church", "hospital", "priest", "deacon", "monk", "pilgrim", "betrothed"]
    table = given(p1=side(hand=["bishop"]), p2=side(city=[*cheap[:6], "baptistery", "church", "bishop"]))
    play(table, "p1 play bishop")
    assert set(choices(table)) == {"take nothing", *(f"take {card} from p2" for card in cheap[:6])}
    for card in ("baptistery", "church", "bishop"):
        refused = refusal(table, f"take {card} from p2")
        assert refused is not None
        assert refused.rule == "TH-106"

    table = given(p1=side(hand=["bishop"]), p2=side(city=[*SYMBOLS, "hospital"]))
    play(table, "p1 play bishop")
    assert set(choices(table)) == {"take nothing", *(f"take {card} from p2" for card in SYMBOLS)}

    table = given(p1=side(hand=["bishop"]), p2=side(city=[*dear, "bishop"]))
    play(table, "p1 play bishop")
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-106")
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_a_discount_makes_no_card_eligible(owner: str) -> None:
    """The printed cost counts: a Monk costs 5, also for a player who pays only 3."""
    sides: dict[str, Any] = {"p1": side(hand=["bishop"]), "p2": side(city=["monk", "nun", "chapel"])}
    sides[owner]["saint"] = "st_benedict"
    table = given(**sides)
    play(table, "p1 play bishop")

    assert set(choices(table)) == {"take chapel from p2", "take nothing"}


@rule("TH-106", "TH-131")
def test_resources_and_patron_saints_are_never_eligible() -> None:
    """A Bishop finds nothing in a city with only Resources and a Patron Saint."""
    table = given(p1=side(hand=["bishop"]), p2=side(resources=(3, 3, 3), saint="st_roch"))
    play(table, "p1 play bishop")

    assert waits_for(table) == "p1 MainPhase"
    assert resources_of(table, "p2") == (3, 3, 3)
    assert of(table, "p2").saint == "st_roch"


@rule("TH-107")
def test_a_card_that_is_taken_arrives_with_its_effect_for_the_new_owner() -> None:
    """A taken Vault offers its swap, and the choice is the new owner's."""
    table = given(p1=side(hand=["bishop"]), p2=side(city=["vault"]), discard=["martyr"])
    play(table, "p1 play bishop", "p1 take vault from p2")

    assert waits_for(table) == "p1 BringFromDiscard"
    play(table, "p1 bring martyr", "p1 replace pope")
    assert board_of(table) == [*QUIET[:-1], "martyr"]
    assert discard_of(table) == ["pope"]


@rule("TH-107")
def test_a_card_that_is_taken_may_win_before_its_effect() -> None:
    """It arrives as if played: first victory is checked, then the effect is resolved."""
    table = given(
        p1=side(city=["basilica", "cathedral", "church"], hand=["bishop"]),
        p2=side(city=["vault"]),
        discard=["martyr"],
    )
    play(table, "p1 play bishop", "p1 take vault from p2")

    assert waits_for(table) == "over"
    assert seen(table).ending == "stones"


@rule("TH-108")
def test_with_two_players_the_opponent_is_the_only_neighbour() -> None:
    """The opponent's cards are offered once."""
    table = given(p1=side(hand=["bishop"]), p2=side(city=["chapel"]))
    play(table, "p1 play bishop")

    assert choices(table) == ["take chapel from p2", "take nothing"]


@rule("TH-108")
@pytest.mark.parametrize(
    ("players", "turn", "near"),
    [
        (3, "p1", {"p2", "p3"}),
        (4, "p1", {"p2", "p4"}),
        (4, "p3", {"p2", "p4"}),
        (5, "p1", {"p2", "p5"}),
        (5, "p5", {"p1", "p4"}),
    ],
)
def test_neighbours_sit_on_the_left_and_on_the_right(players: int, turn: str, near: set[str]) -> None:
    """Only the next player on each side is a neighbour; the others are too far away."""
    cards = ["school", "vault", "ramparts", "hermit", "rosary"]
    names = [f"p{seat + 1}" for seat in range(players)]
    stands = dict(zip(names, cards, strict=False))
    sides: dict[str, Any] = {name: side(city=[card]) for name, card in stands.items()}
    sides[turn] = side(hand=["bishop"])
    table = given(players=players, turn=turn, **sides)
    play(table, f"{turn} play bishop")

    assert set(choices(table)) == {"take nothing", *(f"take {stands[name]} from {name}" for name in near)}
    for name in set(names) - near - {turn}:
        refused = refusal(table, f"take {stands[name]} from {name}")
        assert refused is not None
        assert refused.rule == "TH-108"


@rule("TH-109")
@pytest.mark.parametrize(
    "cards",
    [
        ["baptismal_water"],
        ["baptistery"],
        ["bread_and_wine"],
        ["stole"],
        ["oil_of_the_sick"],
        ["betrothed", "rings"],
        ["bishop", "chalice_and_paten"],
    ],
)
def test_a_bishop_never_counts_as_a_priest(cards: list[str]) -> None:
    """Where a sacrament asks for a Priest, a Bishop does not complete it; a Priest would."""
    assert sacraments_of(given(p1=side(city=["bishop", *cards])), "p1") == []
    assert len(sacraments_of(given(p1=side(city=["bishop", "priest", *cards])), "p1")) == 1


@rule("TH-110")
def test_with_a_monk_the_hand_holds_five() -> None:
    """Monk: the end phase fills the hand to 5; without him to 4."""
    table = given(p1=side(city=["monk"], hand=["martyr", "deacon", "bishop"]), p2=side(hand=3))
    assert of(table, "p1").hand_limit == 5
    play(table, "p1 end", "p1 pick chapel", "p1 pick church")
    assert waits_for(table) == "chance RevealCard"
    assert len(hand_of(table, "p1")) == 5

    play(table, "chance reveal priest", "chance reveal priest", "p2 end", "p2 pick stole")
    assert waits_for(table) == "chance RevealCard"
    assert len(hand_of(table, "p2")) == 4


@rule("TH-110")
def test_without_the_monk_the_larger_hand_is_over() -> None:
    """The limit is 5 only while a Monk stands in the city; two Monks give no more than one."""
    assert of(given(p1=side(city=["monk", "monk"]), board=BARE), "p1").hand_limit == 5
    assert of(given(p1=side(hand=["monk"])), "p1").hand_limit == 4
    table = given(p1=side(city=["monk"], hand=["plague"]))
    play(table, "p1 exchange plague", "p1 take pope", "p1 lose monk")
    assert of(table, "p1").hand_limit == 4


@rule("TH-111")
@pytest.mark.parametrize(
    ("city", "lost"),
    [
        (["hermit"], 2),
        (["hermit", "church", "stole"], 2),
        (["hermit", "hermit"], 0),
        (["hermit", "bishop"], 0),
        (["hermit", "priest"], 1),
        (["hermit", "hermit", "pope"], 3),
    ],
)
def test_a_hermit_is_worth_two_only_while_alone(city: list[str], lost: int) -> None:
    """Worth 2 as the only Person card of the city, otherwise 0; two Hermits are not alone."""
    assert of(given(p1=side(city=city), board=BARE), "p1").original_points == 20 - lost


@rule("TH-112")
def test_a_deacon_counts_as_a_priest_in_baptism_and_marriage_only() -> None:
    """With all Symbols, the Betrothed and a Bishop a Deacon completes just Baptism and Marriage."""
    without = [symbol for symbol in SYMBOLS if symbol != "holy_chrism"]
    table = given(
        p1=side(city=["deacon", "bishop", "betrothed", *without]), p2=side(city=["betrothed", *without])
    )

    assert sacraments_of(table, "p1") == ["baptism", "marriage"]
    assert sacraments_of(table, "p2") == []


@rule("TH-113")
def test_a_nun_takes_an_original_point_on_arrival() -> None:
    """Nun: 1 point at once, whether wanted or not, and her worth in later start phases."""
    hand = ["nun", "martyr", "deacon", "bishop", "stole"]
    table = given(p1=side(hand=hand, resources=(1, 2, 3)), p2=side(hand=4))
    play(table, "p1 play nun")

    assert waits_for(table) == "p1 MainPhase"
    assert [seat.original_points for seat in seen(table).seats] == [19, 20]
    play(table, "p1 end", "p2 end")
    assert of(table, "p1").original_points == 18


@rule("TH-113", "TH-143")
def test_a_nun_may_win() -> None:
    """With 1 original point left the Nun's arrival brings it to 0."""
    table = given(p1=side(hand=["nun"], resources=(1, 2, 3), points=1))
    play(table, "p1 play nun")

    assert waits_for(table) == "over"
    assert seen(table).ending == "original_points"


@rule("TH-114")
def test_a_martyr_takes_four_original_points_and_is_discarded() -> None:
    """Martyr: 4 points at once, whether wanted or not, then he lies in the discard pile."""
    table = given(p1=side(hand=["martyr"], resources=(2, 2, 2)))
    play(table, "p1 play martyr")

    assert waits_for(table) == "p1 MainPhase"
    assert [seat.original_points for seat in seen(table).seats] == [16, 20]
    assert city_of(table, "p1") == []
    assert discard_of(table) == ["martyr"]
    assert unused_of(table, "p1") == (0, 0, 0)


@rule("TH-114", "TH-29")
@pytest.mark.parametrize("points", [1, 4])
def test_a_martyr_never_takes_more_points_than_there_are(points: int) -> None:
    """With 4 points or fewer he brings them to 0: the owner wins."""
    table = given(p1=side(hand=["martyr"], resources=(2, 2, 2), points=points))
    play(table, "p1 play martyr")

    assert waits_for(table) == "over"
    assert of(table, "p1").original_points == 0
    assert of(table, "p1").rank == 1


@rule("TH-115", "TH-68")
def test_a_pilgrim_discards_up_to_three_board_cards_each_replaced_at_once() -> None:
    """Three times the owner may discard a board card; a new card lies there before the next choice."""
    table = given(p1=side(hand=["pilgrim"], resources=(1, 2, 2)))
    deck = seen(table).deck
    play(table, "p1 play pilgrim")
    assert choices(table) == [*(f"discard {card}" for card in QUIET), "stop"]

    play(table, "p1 discard chapel")
    assert waits_for(table) == "chance RevealCard"
    play(table, "chance reveal martyr")
    assert board_of(table) == ["martyr", *QUIET[1:]]
    assert "discard martyr" in choices(table)
    play(table, "p1 discard martyr", "chance reveal bishop", "p1 discard pope", "chance reveal priest")

    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == ["bishop", *QUIET[1:-1], "priest"]
    assert sorted(discard_of(table)) == ["chapel", "martyr", "pope"]
    assert seen(table).deck == deck - 3
    assert city_of(table, "p1") == ["pilgrim"]


@rule("TH-115")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_pilgrim_may_stop_at_any_time(before: int) -> None:
    """Each of the three discards is optional."""
    table = given(p1=side(hand=["pilgrim"], resources=(1, 2, 2)))
    play(table, "p1 play pilgrim")
    for card in QUIET[:before]:
        play(table, f"p1 discard {card}", "chance reveal priest")
    play(table, "p1 stop")

    assert waits_for(table) == "p1 MainPhase"
    assert len(discard_of(table)) == before


@rule("TH-115", "TH-69")
def test_a_disaster_that_a_pilgrim_turns_up_strikes_before_his_next_choice() -> None:
    """The replacement is complete, Disasters and all, before the Pilgrim continues."""
    table = given(p1=side(hand=["pilgrim"], resources=(1, 2, 2)), p2=side(city=["stole"]))
    play(table, "p1 play pilgrim", "p1 discard pope", "chance reveal heresy")
    assert waits_for(table) == "p2 LoseCard"

    play(table, "p2 lose stole")
    assert waits_for(table) == "chance RevealCard"
    play(table, "chance reveal priest")
    assert waits_for(table) == "p1 DiscardBoardCard"


@rule("TH-116")
def test_a_knight_bars_the_bishops_of_others() -> None:
    """No Bishop of another player takes anything from a city with a Knight."""
    table = given(
        players=3, p1=side(hand=["bishop"]), p2=side(city=["knight", "chapel"]), p3=side(city=["stole"])
    )
    play(table, "p1 play bishop")
    assert choices(table) == ["take stole from p3", "take nothing"]
    refused = refusal(table, "take chapel from p2")
    assert refused is not None
    assert refused.rule == "TH-116"

    table = given(p1=side(hand=["bishop"]), p2=side(city=["knight", "chapel"]))
    play(table, "p1 play bishop")
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-116")
def test_a_knight_hinders_no_bishop_of_his_own_city() -> None:
    """He guards his own city only, and nothing from a hand: a Bishop beside him takes from others."""
    table = given(
        p1=side(city=["knight"], hand=["bishop"]), p2=side(city=["chapel"], hand=["knight"]), board=BARE
    )
    play(table, "p1 play bishop", "p1 take chapel from p2")

    assert city_of(table, "p1") == ["chapel", "bishop", "knight"]


@rule("TH-117")
def test_a_benefactor_may_add_a_resource_beside_the_allowance() -> None:
    """One Resource of a chosen type, unused; the addition of the turn is still there afterwards."""
    table = given(p1=side(hand=["benefactor"], resources=(1, 2, 3)))
    faith, hope, charity = seen(table).piles
    play(table, "p1 play benefactor")

    assert waits_for(table) == "p1 AddFreeResource"
    assert choices(table) == ["add faith", "add hope", "add charity", "add nothing"]
    play(table, "p1 add hope")
    assert waits_for(table) == "p1 MainPhase"
    assert resources_of(table, "p1") == (1, 3, 3)
    assert unused_of(table, "p1") == (0, 1, 0)
    assert seen(table).piles == (faith, hope - 1, charity)

    play(table, "p1 add faith")
    assert resources_of(table, "p1") == (2, 3, 3)
    assert choices(table, "add") == []


@rule("TH-117")
def test_a_benefactor_comes_after_the_addition_of_the_turn_as_well() -> None:
    """The free Resource is there although the allowance is used up, and may be declined."""
    table = given(p1=side(hand=["benefactor"], resources=(1, 2, 2)))
    play(table, "p1 add charity", "p1 play benefactor")
    assert waits_for(table) == "p1 AddFreeResource"

    play(table, "p1 add nothing")
    assert waits_for(table) == "p1 MainPhase"
    assert resources_of(table, "p1") == (1, 2, 3)


@rule("TH-117")
@pytest.mark.parametrize(
    ("left", "resources"), [("faith", (11, 12, 12)), ("hope", (12, 11, 12)), ("charity", (12, 12, 11))]
)
def test_a_benefactor_takes_from_a_pile_that_is_not_empty(left: str, resources: tuple[int, int, int]) -> None:
    """The Resource comes from a pile: an empty one gives none."""
    table = given(p1=side(hand=["benefactor"], resources=(12, 12, 12)), p2=side(resources=resources))
    play(table, "p1 play benefactor")

    assert choices(table) == [f"add {left}", "add nothing"]
    for empty in {"faith", "hope", "charity"} - {left}:
        refused = refusal(table, f"add {empty}")
        assert refused is not None
        assert refused.rule == "TH-49"


@rule("TH-117")
def test_a_benefactor_asks_nothing_when_all_piles_are_empty() -> None:
    """Without a Resource to add nothing happens."""
    table = given(p1=side(hand=["benefactor"], resources=(12, 12, 12)), p2=side(resources=(12, 12, 12)))
    play(table, "p1 play benefactor")

    assert waits_for(table) == "p1 MainPhase"


@rule("TH-118")
@pytest.mark.parametrize("person", ["priest", "betrothed", "missionary", "pope"])
def test_plain_persons_have_no_effect_besides_their_worth(person: str) -> None:
    """Nothing follows their arrival, and they change no limit, allowance or protection."""
    table = given(
        p1=side(city=["chapel"], hand=[person, "fire"], resources=(3, 3, 4)),
        p2=side(city=["stole"]),
        board=BARE,
        discard=["monk"],
    )
    play(table, f"p1 play {person}")
    assert waits_for(table) == "p1 MainPhase"
    own = of(table, "p1")
    assert (own.original_points, own.stones, own.hand_limit, own.sacraments) == (20, 1, 4, ())

    play(table, "p1 add faith")
    assert choices(table, "add") == []
    play(table, "p1 exchange fire", "p1 take abbey")
    assert choices(table) == ["lose chapel"]
    play(table, "p1 lose chapel", "chance reveal martyr")
    assert choices(table, "exchange") == []


@rule("TH-118")
@pytest.mark.parametrize("person", ["priest", "betrothed", "missionary", "pope"])
def test_plain_persons_bar_no_bishop_and_no_plague(person: str) -> None:
    """They guard nothing: Bishops take what stands beside them, and a Plague takes them."""
    table = given(p1=side(hand=["bishop", "plague"]), p2=side(city=[person, "monk", "chapel"]), board=BARE)
    play(table, "p1 play bishop")
    assert choices(table) == ["take chapel from p2", "take nothing"]
    play(table, "p1 take nothing", "p1 exchange plague", "p1 take abbey")

    assert set(choices(table)) == {f"lose {person}", "lose monk"}


@rule("TH-118")
def test_the_pope_is_neither_a_bishop_nor_a_priest() -> None:
    """With all Symbols, the Betrothed and a Pope no sacrament is complete; a Missionary helps no more."""
    table = given(p1=side(city=["pope", "missionary", "betrothed", *SYMBOLS]), board=BARE)
    assert sacraments_of(table, "p1") == []

    for other in ("bishop", "priest"):
        table = given(p1=side(city=["pope", other, "chalice_and_paten"]), board=BARE)
        assert sacraments_of(table, "p1") == []


@rule("TH-118", "TH-91")
def test_a_schism_does_not_take_the_pope() -> None:
    """The Pope counts neither as Bishop nor as Priest, also when a Schism asks for one."""
    table = given(p1=side(hand=["schism"]), p2=side(city=["pope", "priest", "stole"]), board=BARE)
    play(table, "p1 exchange schism", "p1 take abbey")

    assert choices(table) == ["lose priest"]
