"""Set-up: MV-20 to MV-39."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from batisseurs.kernel import CHANCE, BadPosition, choice_text
from tests.games.my_village.given import (
    cards_of,
    choices,
    given,
    market_of,
    of,
    play,
    seen,
    served_of,
    side,
    waits_for,
    zone_of,
)
from tests.games.my_village.turns import PROFESSIONS, idle, pool_of, roll
from tests.rules import rule

ZONE = ["cu_33", "cu_01", "cu_20", "cu_08", "cu_15", "cu_27"]
CUSTOMERS = [f"cu_{number:02}" for number in range(1, 34)]
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int = 2) -> VillageTable:
    """Return a table before anything is turned up."""
    table = MY_VILLAGE.new(players)
    assert isinstance(table, VillageTable)
    table.game_events = []
    return table


def deal(table: VillageTable, *boards: str) -> None:
    """Turn up customers and monks, and deal boards: in order, if they are not named."""
    play(table, *[f"chance reveal {card}" for card in (*ZONE, "mo_r4", "mo_c2", "mo_q3")])
    for seat in range(table.players):
        board = boards[seat] if boards else f"board_{seat + 1}"
        play(table, f"chance deal {board} to p{seat + 1}")


def set_up(players: int = 2, first: int = 1) -> VillageTable:
    """Carry out a whole set-up, and roll the dice of the first round."""
    table = fresh(players)
    deal(table)
    play(table, f"chance begin p{first}")
    roll(table)
    return table


def chances(table: VillageTable) -> dict[str, Fraction]:
    """Return the outcomes of chance in words, each with its probability."""
    weights = {said.text: table.weight(choice) for choice, said in choice_text.spoken_choices(table, CHANCE)}
    return {text: Fraction(weight, sum(weights.values())) for text, weight in weights.items()}


# The main board. ---------------------------------------------------------------------------------


@rule("MV-20")
def test_the_main_board_has_office_deck_chronicle_graves_rat_track_and_rat_die() -> None:
    """Two coffins for each profession, then numbered graves; a rat that is moved by its own die."""
    table = given(value=4, p1=side(cloud=10), p2=side(cloud=10), rat=9, chronicle={"abbot": 1})
    view = seen(table)
    assert (len(view.chronicle), len(view.zone), view.deck) == (5, 6, 27)
    assert "activate office" in choices(table)
    play(table, "p1 activate question", "p1 stay", "p1 bury abbot")
    assert (waits_for(table), choices(table)) == ("chance RollRat", [f"roll {pips}" for pips in range(1, 7)])
    play(table, "chance roll 3")
    view = seen(table)
    assert (view.chronicle, view.graves, view.rat) == ((2, 0, 0, 0, 0), 0, 6)
    idle(table)
    play(table, "p2 bury abbot")
    assert (seen(table).chronicle, seen(table).graves) == ((2, 0, 0, 0, 0), 1)
    with pytest.raises(BadPosition):
        given(chronicle={"abbot": 3})
    assert seen(given(graves=20)).graves == 20  # however many are drawn on the board


@rule("MV-21")
@pytest.mark.parametrize(("players", "distance"), [(2, 10), (3, 14), (4, 18)])
def test_the_rat_starts_by_the_number_of_players(players: int, distance: int) -> None:
    """10, 14 or 18 spaces before the invasion space; there it also returns."""
    table = set_up(players)
    assert seen(table).rat == distance
    invaded = given(players=players, rat=1, p1=side(cloud=10))
    idle(invaded)
    play(invaded, "p1 bury merchant", "chance roll 6")
    assert seen(invaded).rat == distance


@rule("MV-23")
def test_six_of_33_shuffled_customers_come_to_the_zone() -> None:
    """Each card of the deck may be turned up with the same chance; 27 stay in the deck."""
    table = fresh()
    left = set(CUSTOMERS)
    for card in ZONE:
        assert chances(table) == {f"reveal {one}": Fraction(1, len(left)) for one in left}
        play(table, f"chance reveal {card}")
        left.remove(card)
    assert zone_of(table) == sorted(ZONE)
    assert seen(table).deck == 27
    assert "reveal cu_02" not in choices(table)


# Cards. ------------------------------------------------------------------------------------------


@rule("MV-24")
@pytest.mark.parametrize(
    ("value", "church"), [(5, "ch_sanatorium"), (6, "ch_cloister"), (8, "ch_diocesan"), (9, "ch_refuge")]
)
def test_each_of_the_four_churches_can_be_chosen(value: int, church: str) -> None:
    """All four lie visible in a column."""
    names = ["ch_sanatorium", "ch_cloister", "ch_diocesan", "ch_refuge"]
    assert [card.card for card in seen(set_up()).churches] == names
    table = given(value=value)
    play(table, f"p1 add {church}")
    assert [card.card for card in seen(table).churches] == [name for name in names if name != church]


@rule("MV-25")
@pytest.mark.parametrize(
    ("value", "chamber"), [(3, "co_monetary"), (3, "co_citizens"), (11, "co_properties"), (11, "co_guild")]
)
def test_each_of_the_four_chambers_can_be_chosen(value: int, chamber: str) -> None:
    """All four lie visible in a column."""
    names = ["co_monetary", "co_citizens", "co_properties", "co_guild"]
    assert [card.card for card in seen(set_up()).chambers] == names
    table = given(value=value)
    play(table, f"p1 add {chamber}")
    assert [card.card for card in seen(table).chambers] == [name for name in names if name != chamber]


@rule("MV-26")
def test_there_are_four_equal_squares_and_four_tiles() -> None:
    """A player who takes the fourth square still gets a tile."""
    assert seen(set_up()).squares == 4
    has = side(square=True)
    table = given(players=4, turn="p4", value=2, p1=has, p2=has, p3=has)
    assert seen(table).squares == 1
    play(table, "p4 add village_square", "p4 tile school")
    assert (seen(table).squares, of(table, "p4").tile) == (0, "school")
    assert [of(table, name).tile for name in ("p1", "p2", "p3")] == ["village_square"] * 3


@rule("MV-27")
def test_there_are_eight_equal_fields() -> None:
    """They form one pile: there is one way to take a field."""
    table = set_up()
    assert seen(table).fields == 8
    fields = given(value=7)
    assert [text for text in choices(fields, "add") if "field" in text] == ["add field"]
    with pytest.raises(BadPosition):
        given(p1=side(fields=5), p2=side(fields=4))


@rule("MV-28")
def test_monks_lie_in_three_shuffled_piles() -> None:
    """3 quill, 4 chalice, 5 rosary; of each pile only the top card is known, and it may be any."""
    table = fresh()
    play(table, *[f"chance reveal {card}" for card in ZONE])
    for symbol, number in (("r", 5), ("c", 4), ("q", 3)):
        possible = {f"reveal mo_{symbol}{index}" for index in range(1, number + 1)}
        assert chances(table) == dict.fromkeys(possible, Fraction(1, number))
        play(table, f"chance reveal mo_{symbol}3")
    assert [(pile.card, pile.number) for pile in seen(table).monks] == [
        ("mo_r3", 5),
        ("mo_c3", 4),
        ("mo_q3", 3),
    ]


@rule("MV-29")
@pytest.mark.parametrize(("letter", "number"), [("a", 4), ("b", 4), ("c", 4), ("d", 4), ("e", 3)])
def test_travel_cards_lie_in_five_shuffled_piles(letter: str, number: int) -> None:
    """A pile has one dark side; behind it each of its cards may come with the same chance."""
    before = [f"tr_{one}1" for one in "abcde"[: "abcde".index(letter)]]
    assert [pile.number for pile in seen(set_up()).travels] == [4, 4, 4, 4, 3]
    shops = ["ws_stable_58", "ws_brewery_58", "ws_wheelwright_58"]
    goods = {"horse": 2, "beer": 4, "cart": 0}
    table = given(value=7, p1=side(coins=9, travels=before, workshops=shops, goods=goods))
    assert [text for text in choices(table, "add") if "travel" in text] == [f"add travel_{letter}"]
    play(table, f"p1 add travel_{letter}")
    while waits_for(table) == "p1 PayUnit":
        play(table, f"p1 {choices(table)[0]}")
    possible = {f"reveal tr_{letter}{index}" for index in range(1, number + 1)}
    assert chances(table) == dict.fromkeys(possible, Fraction(1, number))


@rule("MV-30")
def test_workshops_lie_in_five_columns_and_every_card_can_be_chosen() -> None:
    """20 cards, 4 of each type; whatever the value is, all that show it are on offer."""
    shops = [card.card for card in seen(set_up()).workshops]
    types = ["stable", "brewery", "forge", "parchment_maker", "wheelwright"]
    assert shops == [f"ws_{type_}_{pair}" for type_ in types for pair in ("58", "59", "68", "69")]
    found = set()
    for value in (5, 6, 8, 9):
        table = given(value=value)
        offered = [text for text in choices(table, "add") if "ws_" in text]
        assert offered == [f"add {shop}" for shop in shops if str(value) in shop]
        found |= set(offered)
    assert len(found) == 20


# Players. ----------------------------------------------------------------------------------------


@rule("MV-31")
def test_boards_are_random_and_differ_in_the_personal_banner_only() -> None:
    """Any board not dealt yet comes with the same chance; unused ones leave the game."""
    table = fresh(3)
    play(table, *[f"chance reveal {card}" for card in (*ZONE, "mo_r4", "mo_c2", "mo_q3")])
    assert chances(table) == {f"deal board_{number} to p1": Fraction(1, 4) for number in (1, 2, 3, 4)}
    play(table, "chance deal board_3 to p1")
    assert chances(table) == {f"deal board_{number} to p2": Fraction(1, 3) for number in (1, 2, 4)}
    play(table, "chance deal board_1 to p2")
    assert chances(table) == {f"deal board_{number} to p3": Fraction(1, 2) for number in (2, 4)}
    play(table, "chance deal board_4 to p3", "chance begin p1")
    roll(table)
    boards = [of(table, name) for name in ("p1", "p2", "p3")]
    assert [board.personal_values for board in boards] == [(6, 8), (5, 8), (6, 9)]
    alike = {
        msgspec.json.encode(
            msgspec.structs.replace(
                board, seat=0, board="", personal_values=(), coins=0, leftovers=0, score=0, score_lines=()
            )
        )
        for board in boards
    }
    assert len(alike) == 1


@rule("MV-32", "MV-33", "MV-34")
@every_count
def test_headman_time_marker_and_villagers_at_the_start(players: int) -> None:
    """The headman on the town hall, the marker on cloud 1 without the reaper, all five professions."""
    table = set_up(players)
    for seat in range(players):
        village = of(table, f"p{seat + 1}")
        assert village.headman == "town_hall"
        assert (village.cloud, village.reaper) == (1, False)
        assert village.villagers == tuple(PROFESSIONS)


@rule("MV-33")
def test_ten_time_from_the_start_pass_the_bridge() -> None:
    """Cloud 1 is the first after the bridge: nine units are possible without a death."""
    for cloud, dies in ((9, False), (10, True)):
        table = given(p1=side(cloud=cloud))
        idle(table)
        assert (waits_for(table) == "p1 ChooseDeceased") == dies


@rule("MV-35")
@every_count
def test_a_random_player_gets_the_hand_palm_up(players: int) -> None:
    """Everyone with the same chance; that player begins."""
    table = fresh(players)
    deal(table)
    assert chances(table) == {f"begin p{seat + 1}": Fraction(1, players) for seat in range(players)}
    play(table, f"chance begin p{players}")
    roll(table)
    view = seen(table)
    assert (view.holder, view.first, view.hand_back) == (players - 1, players - 1, False)
    assert waits_for(table) == f"p{players} MakeValue"


@rule("MV-36")
@pytest.mark.parametrize(
    ("players", "first", "coins"),
    [
        (2, 1, [1, 2]),
        (2, 2, [2, 1]),
        (3, 1, [1, 2, 3]),
        (3, 3, [2, 3, 1]),
        (4, 1, [1, 2, 3, 4]),
        (4, 3, [3, 4, 1, 2]),
    ],
)
def test_starting_coins_go_clockwise_from_the_first_player(
    players: int, first: int, coins: list[int]
) -> None:
    """1 for the first player, 2, 3 and 4 for the following ones."""
    table = set_up(players, first)
    assert [of(table, f"p{seat + 1}").coins for seat in range(players)] == coins


@rule("MV-37")
@pytest.mark.parametrize(("players", "white", "black"), [(2, 8, 3), (3, 6, 2), (4, 8, 3)])
def test_dice_in_use(players: int, white: int, black: int) -> None:
    """8 white and 3 black dice, with three players 6 and 2; the rat die is not among them."""
    table = set_up(players)
    assert Counter(die[0] for die in pool_of(table)) == {"w": white, "b": black}
    rat = given(players=players, p1=side(cloud=10))
    idle(rat)
    play(rat, "p1 bury merchant")
    assert waits_for(rat) == "chance RollRat"
    with pytest.raises(BadPosition):
        given(players=players, pool=["w1"] * (white + 1))
    with pytest.raises(BadPosition):
        given(players=players, pool=["w1"] * 4 + ["b1"] * (black + 1))


@rule("MV-38")
@every_count
def test_nobody_has_anything_else_at_the_start(players: int) -> None:
    """Empty school, tree and town hall; no cards, tiles, day labourers."""
    table = set_up(players)
    for seat in range(players):
        name = f"p{seat + 1}"
        village = of(table, name)
        assert (village.school_left, village.school_right) == (False, False)
        assert (village.tree, village.safe) == (0, 0)
        assert (cards_of(table, name), market_of(table, name), served_of(table, name)) == ([], [], [])
        assert (village.tile, village.markers, village.labourers, village.protections) == (None, 0, 0, 0)
        assert (village.generic, village.covered, village.windows) == (0, (), 0)


@rule("MV-39")
def test_only_dice_turns_hand_rat_and_coffins_depend_on_the_number_of_players() -> None:
    """All 104 cards are there at every count, and apart from those five things the centre is the same."""
    centres = []
    for players in (2, 3, 4):
        table = set_up(players)
        view = seen(table)
        cards = len(view.zone) + view.deck + len(view.churches) + len(view.chambers) + len(view.workshops)
        cards += view.squares + view.fields
        cards += sum(pile.number for pile in (*view.monks, *view.travels))
        assert cards == 104
        rest = msgspec.structs.replace(view, players=0, pool=(), rat=0, red=False, last_coffin=0, villages=())
        centres.append(rest)
    assert centres[0] == centres[1] == centres[2]
