"""The worked examples from the rulebook and the FAQ, and three more: TH-X1 to TH-X17.

Ann, Ben, Cleo and Dan are p1 to p4.
"""

from __future__ import annotations

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
    refused_by,
    resources_of,
    sacraments_of,
    seen,
    side,
    told,
    unused_of,
    waits_for,
)
from tests.rules import rule

IDLE = ["missionary", "missionary", "betrothed", "betrothed"]
OTHERS = ["deacon", "deacon", "pilgrim", "pilgrim"]


@rule("TH-X1", "TH-10", "TH-11", "TH-12", "TH-16")
def test_two_player_set_up() -> None:
    """Two Disasters are put away, everyone has four cards, Benedict begins."""
    table = THEOPOLIS.new(2)
    assert isinstance(table, TheopolisTable)
    table.game_events = []
    deck = ["church", "plague", "priest", "chapel", "stole", "monk", "fire", "rings", "school", "bishop"]
    play(table, *[f"chance reveal {card}" for card in deck])
    play(table, *[f"chance deal {card} to p1" for card in IDLE])
    play(table, *[f"chance deal {card} to p2" for card in OTHERS])
    play(table, "chance deal st_roch to p1", "chance deal st_benedict to p2")

    assert board_of(table) == ["church", "priest", "chapel", "stole", "monk", "rings", "school", "bishop"]
    assert sorted(discard_of(table)) == ["fire", "plague"]
    assert "theopolis-strikes" not in [message.id for message in told(table)]
    assert seen(table).deck == 74
    for name in ("p1", "p2"):
        player = of(table, name)
        assert (player.hand_size, player.original_points, player.stones) == (4, 20, 0)
        assert unused_of(table, name) == (1, 1, 1)
    assert waits_for(table) == "p2 MainPhase"


@rule("TH-X2", "TH-37")
def test_cost_of_a_bishop() -> None:
    """A Bishop uses all three Resources, finds nothing to take, and is worth nothing."""
    table = given(p1=side(hand=["bishop", *OTHERS]), p2=side(hand=IDLE))
    play(table, "p1 play bishop")
    assert waits_for(table) == "p1 MainPhase"
    assert (resources_of(table, "p1"), unused_of(table, "p1")) == ((1, 1, 1), (0, 0, 0))
    assert city_of(table, "p1") == ["bishop"]
    play(table, "p1 end", "p2 end")
    assert (waits_for(table), of(table, "p1").original_points) == ("p1 MainPhase", 20)


@rule("TH-X3", "TH-36")
def test_cost_of_the_wonder() -> None:
    """With 4/4/4 the Wonder wins at once; with 5/4/3 it is refused."""
    table = given(p1=side(hand=["wonder"], resources=(4, 4, 4)), p2=side(hand=IDLE))
    play(table, "p1 play wonder")
    result = THEOPOLIS.result(table)
    assert (waits_for(table), result.ending, result.winners) == ("over", "wonder", (0,))
    assert (hand_of(table, "p1"), unused_of(table, "p1")) == ([], (0, 0, 0))

    other = given(p1=side(hand=["wonder"], resources=(5, 4, 3)))
    assert refused_by(other, "play wonder") == "TH-36"


@rule("TH-X4", "TH-38", "TH-66")
def test_a_resource_works_once_per_turn() -> None:
    """Holy Chrism leaves too little for Bread and Wine; after the end phase all are unused again."""
    table = given(
        p1=side(hand=["holy_chrism", "bread_and_wine", *OTHERS[:3]], resources=(2, 1, 1)), p2=side(hand=IDLE)
    )
    play(table, "p1 play holy_chrism")
    assert unused_of(table, "p1") == (0, 0, 1)
    assert refused_by(table, "play bread_and_wine") == "TH-36"
    play(table, "p1 end")
    assert (waits_for(table), unused_of(table, "p1")) == ("p2 MainPhase", (2, 1, 1))


@rule("TH-X5")
def test_two_sacraments_from_three_cards() -> None:
    """The Priest serves both Eucharist and Anointing."""
    table = given(p1=side(city=["priest", "bread_and_wine"], hand=["oil_of_the_sick"], resources=(1, 0, 2)))
    assert sacraments_of(table, "p1") == ["eucharist"]
    play(table, "p1 play oil_of_the_sick")
    assert sacraments_of(table, "p1") == ["eucharist", "anointing"]


@rule("TH-X6")
def test_losing_a_shared_card() -> None:
    """Without the Priest both sacraments are gone; the Symbols stay."""
    table = given(p1=side(city=["priest", "bread_and_wine", "oil_of_the_sick"], hand=["plague"]))
    play(table, "p1 exchange plague", "p1 take pope", "p1 lose priest")
    assert sacraments_of(table, "p1") == []
    assert sorted(city_of(table, "p1")) == ["bread_and_wine", "oil_of_the_sick"]
    assert sorted(discard_of(table)) == ["plague", "priest"]


@rule("TH-X7", "TH-42")
def test_bishop_takes_a_vault() -> None:
    """The taken Vault gives its stone and swaps Pope and Monk; nothing is drawn."""
    table = given(
        p1=side(hand=["bishop"]),
        p2=side(city=["vault"]),
        board=[*QUIET[:4], "school", *QUIET[5:]],
        discard=["monk"],
    )
    deck = seen(table).deck
    assert (of(table, "p1").stones, of(table, "p2").stones) == (0, 1)
    play(table, "p1 play bishop", "p1 take vault from p2")
    assert (of(table, "p1").stones, of(table, "p2").stones) == (1, 0)
    assert choices(table) == ["bring monk", "bring nothing"]
    declined = table.clone()
    play(declined, "p1 bring nothing")
    assert (waits_for(declined), discard_of(declined)) == ("p1 MainPhase", ["monk"])

    play(table, "p1 bring monk", "p1 replace pope")
    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == [*QUIET[:4], "school", *QUIET[5:7], "monk"]
    assert (discard_of(table), seen(table).deck) == (["pope"], deck)


@rule("TH-X8")
def test_a_bishop_is_not_a_priest() -> None:
    """Bishop and Bread and Wine are no Eucharist."""
    table = given(p1=side(city=["bishop", "bread_and_wine"]))
    assert sacraments_of(table, "p1") == []
    assert of(table, "p1").hand_limit == 4


@rule("TH-X9", "TH-64", "TH-63", "TH-60")
@pytest.mark.parametrize("played", [0, 1, 2])
def test_hand_of_five_source_lost(played: int) -> None:
    """Ann keeps five cards until her own end phase: then it depends on how many she has played."""
    hand = ["holy_chrism", "rosary", *OTHERS[:3]]
    table = given(
        turn="p2",
        p1=side(city=["priest", "bread_and_wine"], hand=hand, resources=(4, 1, 1)),
        p2=side(hand=["bishop", *IDLE]),
    )
    assert of(table, "p1").hand_limit == 5
    play(table, "p2 play bishop", "p2 take bread_and_wine from p1", "p2 end")
    assert (waits_for(table), of(table, "p1").hand_size, of(table, "p1").hand_limit) == ("p1 MainPhase", 5, 4)
    play(table, *[f"p1 play {card}" for card in hand[:played]], "p1 end")
    if played == 0:
        assert waits_for(table) == "p1 DiscardExcess"
        play(table, "p1 discard pilgrim")
    elif played == 2:
        assert waits_for(table) == "p1 RefillPick"
        play(table, "p1 pick stole", "chance reveal church")
    assert (waits_for(table), of(table, "p1").hand_size) == ("p2 MainPhase", 4)


@rule("TH-X10", "TH-55")
def test_a_disaster_in_the_starting_hand() -> None:
    """Ann exchanges War for the Church: Ben, with fewer Persons, loses the Chapel."""
    table = given(p1=side(city=["priest"], hand=["war"]), p2=side(city=["chapel"]))
    assert of(table, "p2").stones == 1
    deck = seen(table).deck
    play(table, "p1 exchange war", "p1 take church")
    assert hand_of(table, "p1") == ["church"]
    assert choices(table) == ["lose chapel"]
    play(table, "p2 lose chapel")
    assert (of(table, "p2").stones, sorted(discard_of(table))) == (0, ["chapel", "war"])
    play(table, "chance reveal abbey")
    assert (board_of(table)[1], seen(table).deck, waits_for(table)) == ("abbey", deck - 1, "p1 MainPhase")


@rule("TH-X11", "TH-73", "TH-74", "TH-77")
def test_tie_rule() -> None:
    """Persons 2/2/2/2: no effect. 3/3/3/1: the first three discard one each, from the active player on."""
    two = ["priest", "bishop"]
    tied = given(
        players=4, p1=side(city=two, hand=["plague"]), p2=side(city=two), p3=side(city=two), p4=side(city=two)
    )
    play(tied, "p1 exchange plague", "p1 take pope")
    assert waits_for(tied) == "chance RevealCard"
    assert [len(city_of(tied, name)) for name in ("p1", "p2", "p3", "p4")] == [2, 2, 2, 2]

    table = given(
        players=4,
        turn="p2",
        p1=side(city=[*two, "nun"]),
        p2=side(city=[*two, "nun"], hand=["plague"]),
        p3=side(city=[*two, "deacon"]),
        p4=side(city=["priest"]),
    )
    play(table, "p2 exchange plague", "p2 take pope")
    play(table, "p2 lose nun", "p3 lose priest", "p1 lose bishop")
    assert waits_for(table) == "chance RevealCard"
    assert [len(city_of(table, name)) for name in ("p1", "p2", "p3", "p4")] == [2, 2, 2, 1]


@rule("TH-X12", "TH-69")
def test_apocalypse_scoring() -> None:
    """A: 6 stones, 5 points, 3 sacraments make 16; B: 8 stones, 10 points, 4 sacraments make 18."""
    symbols = ["priest", "bread_and_wine", "stole", "oil_of_the_sick"]
    table = given(
        p1=side(city=["cathedral", "cathedral", *symbols], hand=[*OTHERS], points=6),
        p2=side(city=["basilica", "church", "church", "baptismal_water", *symbols], hand=IDLE, points=10),
        board=["chapel", "rings", "monk", "nun", "knight", "pope", "school", "abbey"],
        deck=4,
    )
    ann, ben = of(table, "p1"), of(table, "p2")
    assert (ann.stones, ann.original_points, len(ann.sacraments)) == (6, 5, 3)
    assert (ben.stones, ben.original_points, len(ben.sacraments)) == (8, 10, 4)
    play(table, "p1 end", "p1 pick pope", "chance reveal apocalypse")
    result = THEOPOLIS.result(table)
    assert (result.ending, result.scores, result.ranks) == ("apocalypse", (16, 18), (2, 1))


@rule("TH-X13", "TH-28")
def test_hermit() -> None:
    """Alone the Hermit takes 2 points; with a Priest only the Priest's 1."""
    assert of(given(p1=side(city=["hermit"])), "p1").original_points == 18
    assert of(given(p1=side(city=["hermit", "priest"])), "p1").original_points == 19


@rule("TH-X14", "TH-75", "TH-77")
def test_flood() -> None:
    """Ann and Ben lose a Resource, Ben and Cleo a Person; Ben decides both before Cleo decides."""
    table = given(
        players=4,
        p1=side(city=["priest"], resources=(3, 3, 3), hand=["flood"]),
        p2=side(city=["priest", "nun"], resources=(4, 4, 1)),
        p3=side(city=["priest", "deacon"], resources=(2, 2, 3)),
        p4=side(resources=(2, 2, 2)),
    )
    play(table, "p1 exchange flood", "p1 take pope")
    asked = []
    for answer in ("p1 lose faith", "p2 lose hope", "p2 lose nun", "p3 lose deacon"):
        asked.append(waits_for(table))
        play(table, answer)
    assert asked == ["p1 LoseResource", "p2 LoseResource", "p2 LoseCard", "p3 LoseCard"]
    assert waits_for(table) == "chance RevealCard"
    assert [sum(resources_of(table, name)) for name in ("p1", "p2", "p3", "p4")] == [8, 8, 7, 6]
    assert [len(city_of(table, name)) for name in ("p1", "p2", "p3", "p4")] == [1, 1, 1, 0]


@rule("TH-X15", "TH-31", "TH-47")
def test_interleaving() -> None:
    """Bishop, a Charity, Oil of the Sick paid with it, an exchange: all in one turn."""
    table = given(
        p1=side(hand=["bishop", "oil_of_the_sick", "pope", "chapel"], resources=(2, 2, 2)),
        board=[*QUIET[:7], "abbey"],
    )
    play(
        table,
        "p1 play bishop",
        "p1 add charity",
        "p1 play oil_of_the_sick",
        "p1 exchange pope",
        "p1 take abbey",
    )
    assert waits_for(table) == "p1 MainPhase"
    assert (unused_of(table, "p1"), resources_of(table, "p1")) == ((0, 1, 0), (2, 2, 3))
    assert sorted(hand_of(table, "p1")) == ["abbey", "chapel"]


@rule("TH-X16", "TH-28", "TH-30")
@pytest.mark.parametrize(("points", "left"), [(7, 0), (8, 1)])
def test_start_phase_sum(points: int, left: int) -> None:
    """Priests with Orders, Monk with Abbey, Baptism: 7 points at once, and with them the game."""
    city = ["priest", "priest", "bishop", "chalice_and_paten", "monk", "abbey", "baptismal_water"]
    table = given(p1=side(city=city, points=points), p2=side(hand=IDLE))
    assert of(table, "p1").original_points == left
    assert waits_for(table) == ("over" if left == 0 else "p1 MainPhase")
    if left == 0:
        assert (THEOPOLIS.result(table).ending, THEOPOLIS.result(table).winners) == ("original_points", (0,))


@rule("TH-X17", "TH-41")
def test_victory_before_effect() -> None:
    """The Vault is the tenth stone: Ann wins and no swap is offered."""
    table = given(
        p1=side(city=["basilica", "cathedral", "church"], hand=["vault"], resources=(1, 2, 1)),
        discard=["monk"],
    )
    assert of(table, "p1").stones == 9
    play(table, "p1 play vault")
    assert (waits_for(table), THEOPOLIS.result(table).ending) == ("over", "stones")
    assert (of(table, "p1").stones, discard_of(table)) == (10, ["monk"])
