"""Buildings. Rules: b14."""

from __future__ import annotations

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

STONES = {
    "chapel": 1,
    "vault": 1,
    "school": 1,
    "ramparts": 1,
    "baptistery": 1,
    "church": 2,
    "hospital": 2,
    "abbey": 2,
    "cathedral": 3,
    "basilica": 4,
}


@rule("TH-93")
@pytest.mark.parametrize(("building", "stones"), STONES.items())
def test_each_building_has_its_stones(building: str, stones: int) -> None:
    """A Building in the city counts its own number of stones; in a hand it counts none."""
    assert of(given(p1=side(city=[building])), "p1").stones == stones
    assert of(given(p1=side(hand=[building])), "p1").stones == 0


@rule("TH-93")
def test_stones_are_the_sum_over_all_buildings_copies_included() -> None:
    """Every Building counts, copies too; Persons and Symbols have no stones."""
    table = given(p1=side(city=["chapel", "chapel", "church", "church", "cathedral", "priest", "stole"]))

    assert of(table, "p1").stones == 1 + 1 + 2 + 2 + 3
    assert of(table, "p2").stones == 0


@rule("TH-93", "TH-137")
def test_saint_peter_adds_a_stone() -> None:
    """The stones of the Buildings, and one more with Saint Peter, for his owner only."""
    table = given(p1=side(city=["church"], saint="st_peter"), p2=side(city=["church"]))

    assert of(table, "p1").stones == 3
    assert of(table, "p2").stones == 2


@rule("TH-94")
def test_a_destroyed_building_takes_its_stones_along() -> None:
    """When a Disaster destroys a Building, its stones are lost at once."""
    table = given(p1=side(hand=["fire"]), p2=side(city=["cathedral", "church"]))
    play(table, "p1 exchange fire", "p1 take pope")
    assert of(table, "p2").stones == 5

    play(table, "p2 lose cathedral")
    assert of(table, "p2").stones == 2
    assert "cathedral" in discard_of(table)


@rule("TH-94")
def test_a_building_that_is_taken_takes_its_stones_along() -> None:
    """When a Building leaves the city in another way, its stones are lost at once, too."""
    table = given(p1=side(hand=["bishop"]), p2=side(city=["chapel", "church"]))
    play(table, "p1 play bishop", "p1 take chapel from p2")

    assert of(table, "p2").stones == 2
    assert of(table, "p1").stones == 1


@rule("TH-95")
def test_a_vault_swaps_a_board_card_for_a_card_of_the_discard_pile() -> None:
    """The discard card takes the place of the board card, which is discarded; nothing is drawn."""
    table = given(p1=side(hand=["vault"], resources=(1, 2, 1)), discard=["martyr", "pilgrim"])
    deck = seen(table).deck
    play(table, "p1 play vault")

    assert waits_for(table) == "p1 BringFromDiscard"
    assert choices(table) == ["bring martyr", "bring pilgrim", "bring nothing"]
    play(table, "p1 bring martyr")
    assert choices(table) == [f"replace {card}" for card in QUIET]
    play(table, "p1 replace rings")

    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == ["martyr" if card == "rings" else card for card in QUIET]
    assert sorted(discard_of(table)) == ["pilgrim", "rings"]
    assert seen(table).deck == deck
    assert city_of(table, "p1") == ["vault"]
    assert hand_of(table, "p1") == []


@rule("TH-95")
def test_a_vault_may_leave_everything_as_it_is() -> None:
    """The owner may decline the swap."""
    table = given(p1=side(hand=["vault"], resources=(1, 2, 1)), discard=["martyr"])
    play(table, "p1 play vault", "p1 bring nothing")

    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == QUIET
    assert discard_of(table) == ["martyr"]


@rule("TH-95")
def test_a_vault_works_only_on_arrival() -> None:
    """The swap belongs to the arrival: a Vault that already stands in the city gives none."""
    table = given(p1=side(city=["vault"], hand=["chapel"], resources=(1, 2, 1)), discard=["martyr"])
    assert waits_for(table) == "p1 MainPhase"

    play(table, "p1 play chapel")
    assert waits_for(table) == "p1 MainPhase"


@rule("TH-96")
def test_a_vault_may_release_a_disaster() -> None:
    """A Disaster brought back strikes at once, returns to the discard pile, and its place is refilled."""
    table = given(
        p1=side(hand=["vault"], resources=(1, 2, 1)),
        p2=side(city=["priest"]),
        discard=["plague"],
    )
    deck = seen(table).deck
    play(table, "p1 play vault", "p1 bring plague", "p1 replace pope")

    assert waits_for(table) == "p2 LoseCard"
    play(table, "p2 lose priest")
    assert waits_for(table) == "chance RevealCard"
    assert sorted(discard_of(table)) == ["plague", "pope", "priest"]
    play(table, "chance reveal martyr")

    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == [*QUIET[:-1], "martyr"]
    assert seen(table).deck == deck - 1


@rule("TH-97")
def test_a_vault_does_nothing_while_the_discard_pile_is_empty() -> None:
    """With an empty discard pile nobody is asked."""
    table = given(p1=side(hand=["vault"], resources=(1, 2, 1)), discard=[])
    play(table, "p1 play vault")

    assert waits_for(table) == "p1 MainPhase"
    assert board_of(table) == QUIET
    assert of(table, "p1").stones == 1


@rule("TH-98")
@pytest.mark.parametrize("schools", [1, 2])
def test_a_school_gives_one_more_exchange_and_a_second_school_none(schools: int) -> None:
    """With School two exchanges per turn; copies of it do not add up."""
    table = given(p1=side(city=["school"] * schools, hand=["martyr", "deacon", "bishop"]))
    play(table, "p1 exchange martyr", "p1 take chapel", "p1 exchange deacon", "p1 take church")

    assert choices(table, "exchange") == []
    refused = refusal(table, "exchange bishop")
    assert refused is not None
    assert refused.rule == "TH-56"


@rule("TH-98")
def test_without_a_school_there_is_one_exchange() -> None:
    """A School in the hand, or in another city, gives no exchange."""
    table = given(p1=side(hand=["school", "deacon"]), p2=side(city=["school"]))
    play(table, "p1 exchange deacon", "p1 take chapel")

    assert choices(table, "exchange") == []


@rule("TH-99")
@pytest.mark.parametrize("disaster", ["fire", "earthquake", "war"])
def test_ramparts_keep_buildings_from_disasters(disaster: str) -> None:
    """No Disaster discards a Building of a city with Ramparts; nobody else is struck instead."""
    city = ["ramparts", "church", "chapel"]
    table = given(p1=side(city=["chapel", "priest"], hand=[disaster]), p2=side(city=city))
    play(table, f"p1 exchange {disaster}", "p1 take pope")

    assert waits_for(table) == "chance RevealCard"
    assert sorted(city_of(table, "p2")) == sorted(city)
    assert city_of(table, "p1") == ["chapel", "priest"]


@rule("TH-99")
def test_ramparts_protect_neither_persons_nor_the_buildings_of_others() -> None:
    """Ramparts are for the owner's Buildings and for nothing else."""
    table = given(p1=side(city=["ramparts"], hand=["plague"]), p2=side(city=["ramparts", "priest"]))
    play(table, "p1 exchange plague", "p1 take pope")
    assert choices(table) == ["lose priest"]

    table = given(p1=side(city=["ramparts"], hand=["fire"]), p2=side(city=["chapel", "church"]))
    play(table, "p1 exchange fire", "p1 take pope")
    assert waits_for(table) == "p2 LoseCard"


@rule("TH-99")
def test_ramparts_do_not_stop_a_bishop() -> None:
    """Only Disasters are held off: a Bishop may take a Building, even the Ramparts."""
    table = given(p1=side(hand=["bishop"]), p2=side(city=["ramparts", "chapel"]))
    play(table, "p1 play bishop")

    assert set(choices(table)) == {"take chapel from p2", "take ramparts from p2", "take nothing"}


@rule("TH-100")
def test_a_baptistery_serves_as_baptismal_water() -> None:
    """Priest and Baptistery are a Baptism; the Baptistery serves no other sacrament."""
    assert sacraments_of(given(p1=side(city=["priest", "baptistery"])), "p1") == ["baptism"]
    assert sacraments_of(given(p1=side(city=["baptistery"])), "p1") == []
    assert sacraments_of(given(p1=side(city=["bishop", "baptistery"])), "p1") == []


@rule("TH-100")
def test_a_baptistery_is_a_building_and_no_symbol() -> None:
    """A Great Fire counts and takes it; a Heresy does neither."""
    table = given(p1=side(hand=["fire"]), p2=side(city=["baptistery"]))
    play(table, "p1 exchange fire", "p1 take pope")
    assert choices(table) == ["lose baptistery"]

    table = given(p1=side(city=["stole"], hand=["heresy"]), p2=side(city=["baptistery", "rings"]))
    play(table, "p1 exchange heresy", "p1 take pope")
    assert waits_for(table) == "chance RevealCard"  # one Symbol each: a tie


@rule("TH-101")
@pytest.mark.parametrize("disaster", ["plague", "flood", "schism"])
def test_a_hospital_keeps_persons_from_disasters(disaster: str) -> None:
    """No Disaster discards a Person of a city with a Hospital, and nobody else is struck instead."""
    city = ["hospital", "priest", "bishop", "stole"]
    table = given(p1=side(city=["monk"], hand=[disaster]), p2=side(city=city))
    play(table, f"p1 exchange {disaster}", "p1 take pope")

    assert waits_for(table) == "chance RevealCard"
    assert sorted(city_of(table, "p2")) == sorted(city)
    assert city_of(table, "p1") == ["monk"]


@rule("TH-101")
def test_a_hospital_protects_neither_buildings_nor_resources() -> None:
    """A Hospital is for Persons: Buildings burn, and a Flood still takes a Resource."""
    table = given(p1=side(hand=["fire"]), p2=side(city=["hospital", "chapel"]))
    play(table, "p1 exchange fire", "p1 take pope")
    assert set(choices(table)) == {"lose hospital", "lose chapel"}

    table = given(p1=side(hand=["flood"]), p2=side(city=["hospital", "priest"], resources=(2, 1, 1)))
    play(table, "p1 exchange flood", "p1 take pope", "p2 lose faith")
    assert waits_for(table) == "chance RevealCard"
    assert "priest" in city_of(table, "p2")


@rule("TH-101")
def test_a_hospital_does_not_stop_a_bishop() -> None:
    """Only Disasters are held off: a Bishop may take a Hermit."""
    table = given(p1=side(hand=["bishop"]), p2=side(city=["hospital", "hermit"]))
    play(table, "p1 play bishop", "p1 take hermit from p2")

    assert city_of(table, "p2") == ["hospital"]


@rule("TH-102")
@pytest.mark.parametrize(
    ("city", "worth"),
    [
        (["monk", "monk", "nun", "priest"], 4),
        (["abbey", "monk", "monk", "nun", "priest"], 7),
        (["abbey", "abbey", "monk", "nun"], 4),
        (["abbey", "priest", "missionary"], 3),
        (["abbey", "hermit"], 2),
        (["abbey"], 0),
    ],
)
def test_an_abbey_makes_each_monk_and_nun_worth_one_more(city: list[str], worth: int) -> None:
    """Every Monk and every Nun, and nobody else, is worth 1 more; a second Abbey adds nothing."""
    table = given(p1=side(city=city), board=["chapel", "church", "stole", "rings"])

    assert of(table, "p1").original_points == 20 - worth


@rule("TH-103")
@pytest.mark.parametrize("building", ["chapel", "church", "cathedral", "basilica"])
def test_plain_buildings_have_no_effect_besides_their_stones(building: str) -> None:
    """Nothing follows their arrival, and they change no limit, allowance, worth or protection."""
    board = ["martyr", "bishop", "stole", "rings", "monk", "nun", "deacon", "pope"]
    hand = [building, "hermit", "oil_of_the_sick", "plague"]
    table = given(p1=side(city=["priest"], hand=hand, resources=(4, 5, 2)), board=board, discard=["martyr"])
    play(table, f"p1 play {building}")

    assert waits_for(table) == "p1 MainPhase"
    own = of(table, "p1")
    assert (own.stones, own.hand_limit, own.sacraments) == (STONES[building], 4, ())
    assert own.original_points == 19
    assert resources_of(table, "p1") == (4, 5, 2)

    play(table, "p1 add faith")
    assert choices(table, "add") == []
    play(table, "p1 exchange plague", "p1 take pope")
    assert choices(table) == ["lose priest"]
    play(table, "p1 lose priest", "chance reveal priest")
    assert choices(table, "exchange") == []
    assert choices(table, "confess") == []


@rule("TH-103")
@pytest.mark.parametrize("building", ["church", "cathedral", "basilica"])
def test_plain_buildings_protect_nothing(building: str) -> None:
    """They burn like others, and Bishops may take what stands beside them."""
    table = given(p1=side(hand=["fire", "bishop"]), p2=side(city=[building, "chapel"]))
    play(table, "p1 play bishop")
    assert choices(table) == ["take chapel from p2", "take nothing"]
    play(table, "p1 take nothing", "p1 exchange fire", "p1 take pope")

    assert set(choices(table)) == {"lose chapel", f"lose {building}"}
    assert unused_of(table, "p1") == (0, 0, 0)
