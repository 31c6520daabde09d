"""The worked examples TH-X18 to TH-X34, under their numbers. p1 is Ann, p2 Ben, p3 Cleo, p4 Dan."""

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
    refusal,
    resources_of,
    sacraments_of,
    seen,
    side,
    unused_of,
    waits_for,
)
from tests.rules import rule


@rule("TH-X18", "TH-69", "TH-73", "TH-148")
def test_refill_chain_into_the_apocalypse() -> None:
    """Temptation strikes Ben, Church stays, Famine spares all, the Apocalypse ends the game; Ben wins."""
    table = given(
        p1=side(
            city=["cathedral", "chapel", "priest", "stole", "oil_of_the_sick"],
            hand=["martyr", "deacon"],
            resources=(3, 3, 2),
            points=13,  # the Priest takes one
        ),
        p2=side(
            city=["cathedral", "priest", "baptismal_water", "bread_and_wine", "stole", "oil_of_the_sick"],
            resources=(2, 3, 3),
            points=9,
        ),
        deck=4,
    )
    play(table, "p1 end", "p1 pick pope", "p1 pick knight")
    assert [(own.original_points, own.stones, len(own.sacraments)) for own in seen(table).seats] == [
        (12, 4, 2),
        (9, 3, 4),
    ]

    play(table, "chance reveal temptation")
    assert of(table, "p2").original_points == 13
    play(table, "chance reveal church")
    assert board_of(table).count("") == 1
    play(table, "chance reveal famine")
    assert waits_for(table) == "chance RevealCard"
    assert [sum(resources_of(table, seat)) for seat in ("p1", "p2")] == [8, 8]
    play(table, "chance reveal apocalypse")

    result = THEOPOLIS.result(table)
    assert result.ending == "apocalypse"
    assert result.scores == (2, 5)
    assert result.winners == (1,)


@rule("TH-X19", "TH-95", "TH-85")
def test_vault_releases_a_disaster() -> None:
    """Ann's Vault swaps the Pope for a Great Fire: Buildings 2 against 3, Ben discards one of his choice."""
    table = given(
        p1=side(city=["chapel"], hand=["vault"], resources=(1, 2, 1)),
        p2=side(city=["church", "school", "abbey"]),
        discard=["fire"],
    )
    play(table, "p1 play vault", "p1 bring fire", "p1 replace pope")
    assert discard_of(table) == ["pope"]
    assert waits_for(table) == "p2 LoseCard"
    assert set(choices(table)) == {"lose church", "lose school", "lose abbey"}

    play(table, "p2 lose school")
    assert waits_for(table) == "chance RevealCard"
    assert sorted(discard_of(table)) == ["fire", "pope", "school"]
    play(table, "chance reveal martyr")
    assert board_of(table) == [*QUIET[:-1], "martyr"]
    assert city_of(table, "p1") == ["chapel", "vault"]


def plague_against_a_rosary() -> TheopolisTable:
    """Lay the position of TH-X20: Persons Ann 2, Ben 3; Ben has a Rosary; a Plague arrives in Ann's turn."""
    table = given(
        p1=side(city=["priest", "deacon"], hand=["plague"]),
        p2=side(city=["priest", "bishop", "monk", "rosary"]),
    )
    play(table, "p1 exchange plague", "p1 take pope")
    return table


@rule("TH-X20", "TH-80")
def test_rosary_is_used() -> None:
    """Ben is asked first and says yes: the Rosary is discarded, no Person is lost."""
    table = plague_against_a_rosary()
    assert waits_for(table) == "p2 UseRosary"
    assert choices(table) == ["use rosary", "keep rosary"]
    play(table, "p2 use rosary")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["priest", "bishop", "monk"]
    assert sorted(discard_of(table)) == ["plague", "rosary"]


@rule("TH-X20", "TH-80")
def test_rosary_is_kept() -> None:
    """Ben says no: he discards one Person and keeps the Rosary."""
    table = plague_against_a_rosary()
    play(table, "p2 keep rosary")
    assert set(choices(table)) == {"lose priest", "lose bishop", "lose monk"}
    play(table, "p2 lose bishop")

    assert waits_for(table) == "chance RevealCard"
    assert city_of(table, "p2") == ["priest", "monk", "rosary"]


@rule("TH-X21", "TH-76", "TH-79", "TH-80")
def test_protection_does_not_pass_the_blow_on() -> None:
    """Ann has the most Persons and a Hospital: nobody loses anything, and her Rosary is not offered."""
    table = given(
        players=3,
        p1=side(city=["priest", "bishop", "deacon", "pilgrim", "hospital", "rosary"], hand=["plague"]),
        p2=side(city=["priest", "bishop", "monk"]),
        p3=side(city=["priest"]),
    )
    play(table, "p1 exchange plague", "p1 take pope")

    assert waits_for(table) == "chance RevealCard"
    assert discard_of(table) == ["plague"]
    assert [len(city_of(table, seat)) for seat in ("p1", "p2", "p3")] == [6, 3, 1]


@rule("TH-X22", "TH-48", "TH-128")
def test_allowance_gained_in_mid_turn() -> None:
    """Add Faith, play Rings, add Hope: all legal; a third addition is refused."""
    table = given(p1=side(city=["priest", "betrothed"], hand=["rings"]))
    play(table, "p1 add faith")
    assert choices(table, "add") == []
    play(table, "p1 play rings", "p1 add hope")

    assert choices(table, "add") == []
    refused = refusal(table, "add charity")
    assert refused is not None
    assert refused.rule == "TH-48"
    assert resources_of(table, "p1") == (2, 2, 1)


@rule("TH-X23", "TH-62")
def test_refill_from_the_cemetery() -> None:
    """With Anointing Ann takes the Martyr from the discard pile and one board card; the Chapel is refused."""
    table = given(
        p1=side(city=["priest", "oil_of_the_sick"], hand=["deacon", "pilgrim"]),
        discard=["martyr", "chapel"],
    )
    play(table, "p1 end")
    assert choices(table, "recover") == ["recover martyr"]
    refused = refusal(table, "recover chapel")
    assert refused is not None
    assert refused.rule == "TH-62"
    play(table, "p1 recover martyr", "p1 pick pope")

    assert len(hand_of(table, "p1")) == 4
    assert discard_of(table) == ["chapel"]
    assert board_of(table).count("") == 1
    play(table, "chance reveal priest")
    assert waits_for(table) == "p2 MainPhase"


@rule("TH-X24", "TH-57")
def test_a_sacrament_changes_hands() -> None:
    """Ben's Bishop takes the Stole: Ann loses Reconciliation, Ben holds it and may confess this very turn."""
    table = given(
        turn="p2",
        p1=side(city=["priest", "stole"]),
        p2=side(city=["priest"], hand=["bishop", "martyr"]),
    )
    assert choices(table, "confess") == []
    play(table, "p2 play bishop", "p2 take stole from p1")

    assert sacraments_of(table, "p1") == []
    assert sacraments_of(table, "p2") == ["reconciliation"]
    play(table, "p2 confess martyr")
    assert of(table, "p2").original_points == 20 - 1 - 1


@rule("TH-X25", "TH-86", "TH-93")
def test_earthquake_and_saint_peter() -> None:
    """Chapel and Peter against a Church: 2 stones each, no effect."""
    table = given(p1=side(city=["chapel"], hand=["earthquake"], saint="st_peter"), p2=side(city=["church"]))
    play(table, "p1 exchange earthquake", "p1 take pope")

    assert waits_for(table) == "chance RevealCard"
    assert discard_of(table) == ["earthquake"]


@rule("TH-X25", "TH-86", "TH-93")
def test_earthquake_and_saint_peter_with_a_vault() -> None:
    """With a Vault as well it is 3 against 2: Ann discards Chapel or Vault, her choice."""
    table = given(
        p1=side(city=["chapel", "vault"], hand=["earthquake"], saint="st_peter"),
        p2=side(city=["church"]),
    )
    play(table, "p1 exchange earthquake", "p1 take pope")

    assert waits_for(table) == "p1 LoseCard"
    assert set(choices(table)) == {"lose chapel", "lose vault"}
    play(table, "p1 lose chapel")
    assert of(table, "p1").stones == 2


@rule("TH-X26", "TH-92", "TH-29")
def test_cap_at_twenty() -> None:
    """Temptation brings Ann from 18 back to 20, not 22."""
    table = given(p1=side(hand=["temptation"], points=18))
    play(table, "p1 exchange temptation", "p1 take pope")

    assert [own.original_points for own in seen(table).seats] == [20, 20]


@rule("TH-X27", "TH-121")
def test_spare_card() -> None:
    """Ann discards one of two Priests to a Plague and keeps the Eucharist."""
    table = given(p1=side(city=["priest", "priest", "bread_and_wine"], hand=["plague"]))
    play(table, "p1 exchange plague", "p1 take pope", "p1 lose priest")

    assert city_of(table, "p1") == ["priest", "bread_and_wine"]
    assert sacraments_of(table, "p1") == ["eucharist"]


@rule("TH-X28", "TH-112", "TH-100")
def test_deacon_and_baptistery() -> None:
    """Deacon, Baptistery, Bread and Wine, Oil: exactly Baptism; the start phase takes 1 and 1."""
    table = given(p1=side(city=["deacon", "baptistery", "bread_and_wine", "oil_of_the_sick"]))

    assert sacraments_of(table, "p1") == ["baptism"]
    assert of(table, "p1").original_points == 18


@rule("TH-X29", "TH-115", "TH-69")
def test_pilgrim() -> None:
    """Heresy strikes first, then Church fills the place; the next card stays in the deck."""
    table = given(
        p1=side(city=["rings"], hand=["pilgrim"], resources=(1, 2, 2)),
        p2=side(city=["stole", "holy_chrism"]),
    )
    deck = seen(table).deck
    play(table, "p1 play pilgrim", "p1 discard monk", "chance reveal heresy")
    assert waits_for(table) == "p2 LoseCard"
    play(table, "p2 lose stole", "chance reveal church", "p1 stop")

    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == ["church" if card == "monk" else card for card in QUIET]
    assert seen(table).deck == deck - 2
    assert sorted(discard_of(table)) == ["heresy", "monk", "stole"]


@rule("TH-X30", "TH-108")
def test_neighbours_with_four() -> None:
    """Only Cleo, opposite, has city cards: Ann's Bishop can take nothing."""
    table = given(players=4, p1=side(hand=["bishop"]), p3=side(city=["chapel", "stole", "vault"]))
    play(table, "p1 play bishop")

    assert waits_for(table) == "p1 MainPhase"
    assert len(city_of(table, "p3")) == 3


@rule("TH-X31", "TH-114")
def test_martyr_wins() -> None:
    """With 4 points the Martyr brings Ann to 0: she wins."""
    table = given(p1=side(hand=["martyr"], resources=(2, 2, 2), points=4))
    play(table, "p1 play martyr")

    assert waits_for(table) == "over"
    assert of(table, "p1").original_points == 0
    assert THEOPOLIS.result(table).winners == (0,)


@rule("TH-X31", "TH-114")
def test_martyr_does_not_win() -> None:
    """With 5 points 1 is left, the Martyr lies in the discard pile, and no Person is gained."""
    table = given(p1=side(hand=["martyr"], resources=(2, 2, 2), points=5))
    play(table, "p1 play martyr")

    assert waits_for(table) == "p1 MainPhase"
    assert of(table, "p1").original_points == 1
    assert city_of(table, "p1") == []
    assert discard_of(table) == ["martyr"]


@rule("TH-X32", "TH-145", "TH-148")
def test_five_sacraments_that_do_not_win() -> None:
    """Without Confirmation five sacraments do not win; at the Apocalypse they count 15."""
    table = given(
        p1=side(
            city=["priest", "betrothed", "baptismal_water", "bread_and_wine", "stole", "oil_of_the_sick"],
            hand=["rings", "martyr", "deacon", "pilgrim", "knight"],
            points=13,
        ),
        board=["chapel", "church", "stole", "school", "monk", "nun", "bishop", "pope"],
        deck=1,
    )
    play(table, "p1 play rings")
    assert sacraments_of(table, "p1") == ["baptism", "eucharist", "reconciliation", "anointing", "marriage"]
    assert waits_for(table) == "p1 MainPhase"

    play(table, "p1 end", "p1 pick pope", "chance reveal apocalypse")
    result = THEOPOLIS.result(table)
    assert result.ending == "apocalypse"
    assert result.scores == (15 - 10, -20)


@rule("TH-X33", "TH-154", "TH-155", "TH-156")
def test_play_on() -> None:
    """Ann wins with 10 stones and leaves; Ben and Cleo go on as each other's only neighbour."""
    table = given(
        players=3,
        options={"play_on": True},
        p1=side(
            city=["basilica", "cathedral", "church", "stole"], hand=["chapel", "martyr"], resources=(1, 2, 0)
        ),
        p2=side(city=["priest"], hand=["bishop", "plague"]),
        p3=side(city=["priest", "deacon", "rings"]),
    )
    play(table, "p1 play chapel")

    assert of(table, "p1").rank == 1
    assert city_of(table, "p1") == []
    assert discard_of(table) == []
    assert waits_for(table) == "p2 MainPhase"
    assert board_of(table) == QUIET

    play(table, "p2 play bishop")
    assert choices(table) == ["take rings from p3", "take nothing"]
    play(table, "p2 take nothing", "p2 exchange plague", "p2 take pope")
    assert waits_for(table) == "chance RevealCard"  # Persons 2 and 2
    assert [len(city_of(table, seat)) for seat in ("p2", "p3")] == [2, 3]


@rule("TH-X34", "TH-81", "TH-88")
@pytest.mark.parametrize(
    ("second", "owned", "unused"), [("faith", (1, 3, 3), (1, 3, 3)), ("hope", (2, 2, 3), (1, 2, 3))]
)
def test_a_disaster_against_oneself(second: str, owned: tuple[int, ...], unused: tuple[int, ...]) -> None:
    """Ann exchanges a Famine and is its victim; of the type she names the used cards go first."""
    table = given(
        p1=side(hand=["famine"], resources=(3, 3, 3), used=(2, 0, 0)),
        p2=side(resources=(3, 3, 2)),
    )
    play(table, "p1 exchange famine", "p1 take pope")
    assert waits_for(table) == "p1 LoseResource"
    play(table, "p1 lose faith", f"p1 lose {second}")

    assert waits_for(table) == "chance RevealCard"
    assert resources_of(table, "p1") == owned
    assert unused_of(table, "p1") == unused
