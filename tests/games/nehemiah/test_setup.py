"""Pieces and limits, set-up. Rules: NE-1 to NE-22."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from batisseurs.games.nehemiah import components as c
from batisseurs.games.nehemiah.facts import FACES
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import NehemiahTable
from batisseurs.kernel import CHANCE, SPECTATOR, BadOption, Seeded, choice_text
from tests.games.nehemiah.given import (
    card,
    choices,
    cubes_of,
    given,
    goods_of,
    of,
    on,
    play,
    refused_by,
    seen,
    side,
    waits_for,
)
from tests.rules import rule

DECK_1 = Counter(
    wood_1=5,
    wood_2=2,
    gold_2=5,
    gold_3=2,
    wood_order=2,
    wall_1=4,
    wall_2=1,
    temple_1=4,
    temple_2=1,
    garrison_1=2,
    gate=2,
    remarkable=1,
    night_1=1,
    new_site_1=1,
    priority_site=1,
    reassignment=1,
    crew_change=1,
)
DECK_2 = Counter(
    wood_1=1,
    wood_2=2,
    gold_2=1,
    gold_3=2,
    wood_order=1,
    wall_1=1,
    wall_2=1,
    temple_1=1,
    temple_2=1,
    garrison_1=1,
    garrison_2=1,
    gate=2,
    remarkable=1,
    night_1=1,
    new_site_2=1,
    planning=1,
    consolidation_1=1,
)
ICONS_1 = Counter(wood_1=2, gold_2=1, gold_3=1, wood_order=1, wall_1=1, temple_1=1, garrison_1=1)


def fresh(players: int = 4, *, foremen: bool = False, first: str = "p1") -> NehemiahTable:
    """Return a table before anything is turned up."""
    table = NEHEMIAH.new(players, {"foremen": foremen, "first_player": first})
    assert isinstance(table, NehemiahTable)
    table.game_events = []
    return table


def set_up(players: int = 4, *, seed: int = 1, foremen: bool = False) -> NehemiahTable:
    """Return a table after the grid has been dealt."""
    table = fresh(players, foremen=foremen)
    source = Seeded(seed)
    while waits_for(table) == "chance DrawCard":
        table.play(CHANCE, table.draw(source))
    return table


def chances(table: NehemiahTable) -> dict[str, Fraction]:
    """Return the outcomes of chance in words, each with its exact probability."""
    weights = {said.text: table.weight(choice) for choice, said in choice_text.spoken_choices(table, CHANCE)}
    return {text: Fraction(weight, sum(weights.values())) for text, weight in weights.items()}


def grid_of(table: NehemiahTable) -> list[list[str | None]]:
    """Return the cards of every column from the top."""
    return [[spot.card for spot in column.spots] for column in seen(table).columns]


def as_draws(cards: Counter[str]) -> dict[str, Fraction]:
    """Return how likely each card is to be drawn first from these."""
    return {f"draw {name}": Fraction(copies, cards.total()) for name, copies in cards.items() if copies}


# Pieces and limits. ------------------------------------------------------------------------------


@rule("NE-1")
def test_the_pieces_in_the_box() -> None:
    """3 boards, 72 work cards in 3 decks, 8 gates, 15 foremen, and the wooden and cardboard pieces."""
    box = c.read(NEHEMIAH.component_text())
    assert [board.id for board in box.ordered_boards()] == ["wall", "temple", "garrison"]
    assert [deck.size(4) for deck in box.ordered_decks()] == [36, 20, 16]
    assert (len(box.gate), len(box.foreman), len(box.colour)) == (8, 15, 4)
    assert (box.number("box_wood"), box.number("box_gold")) == (30, 36)
    assert (box.number("box_workers_per_colour"), box.number("cubes")) == (7, 11)
    assert sum(box.number(f"box_tokens_{value}") for value in (1, 3, 5, 10)) == 36
    single = [box.number(f"box_{name}") for name in ("screens", "first_player_pawns", "foreman_tiles")]
    assert single == [4, 1, 1]
    laid = seen(fresh(4, foremen=True))
    assert (sum(laid.decks), len(laid.gates), laid.foreman_deck) == (72, 8, 15)


@rule("NE-2")
def test_wood_and_gold_never_run_out() -> None:
    """A gain is not reduced when all 30 wood and 36 gold of the box are already with the players."""
    table = given(
        c1=["wood_2 p1", "", "", ""],
        c2=["gold_3 p2", "", "", ""],
        p1=side(wood=30, gold=0),
        p2=side(wood=0, gold=36),
    )
    play(table, "p1 activate c1r1", "p1 perform", "p2 activate c2r1", "p2 perform")
    assert goods_of(table, "p1") == (32, 0)
    assert goods_of(table, "p2") == (0, 39)


@rule("NE-3")
def test_points_are_unlimited() -> None:
    """The 36 tokens are worth 156 points; nobody is refused the 157th."""
    table = given(c1=["remarkable p1", "", "", ""], p1=side(points=156))
    play(table, "p1 activate c1r1", "p1 perform")
    assert of(table, "p1").points == 157


@rule("NE-4")
def test_workers_are_limited() -> None:
    """Without an available worker neither the action nor a card puts a worker on the grid."""
    table = given(
        c1=["new_site_1 p1", "priority_site p1", "crew_change p1", ""],
        c2=["p1", "p1", "p1", ""],
        c3=["p2", "", "", ""],
    )
    assert of(table, "p1").available == 0
    assert choices(table, "place") == []
    assert refused_by(table, "place c4") == "NE-31"
    for spot in ("c1r1", "c1r2", "c1r3"):
        twin = table.clone()
        play(twin, f"p1 activate {spot}")
        assert choices(twin) == ["decline"]
        assert refused_by(twin, "perform") == "NE-91"


@rule("NE-5")
def test_cubes_are_limited_to_eleven() -> None:
    """The twelfth cube does not exist: with all eleven on the Wall, none more comes there."""
    table = given(c1=["wall_1 p1", "", "", ""], p1=side(wood=5, cubes=(10, 0, 0)))
    play(table, "p1 activate c1r1", "p1 perform")
    assert cubes_of(table, "p1") == (11, 0, 0, 0)
    full = given(c1=["wall_1 p1", "", "", ""], p1=side(wood=5, cubes=(11, 0, 0)))
    play(full, "p1 activate c1r1")
    assert choices(full) == ["decline"]
    assert refused_by(full, "perform") == "NE-66"


@rule("NE-6")
def test_there_are_eight_gates_and_none_returns() -> None:
    """The eighth gate can be taken, a ninth not; a gate stays with its owner."""
    table = given(
        c1=["gate p1", "", "", ""],
        c2=["gate p2", "", "", ""],
        p1=side(wood=2, gates=7),
        p2=side(wood=2),
    )
    play(table, "p1 activate c1r1", "p1 perform", "p2 activate c2r1")
    assert [gate.owner for gate in seen(table).gates] == [0] * 8
    assert choices(table) == ["decline"]
    assert refused_by(table, "perform") == "NE-72"


@rule("NE-7")
def test_a_card_holds_one_worker() -> None:
    """Neither an own, nor an opposing, nor a neutral worker shares its card."""
    table = given(
        players=2,
        c1=["priority_site p1", "p2", "wood_1 neutral p2", ""],
        c2=["p1", "p2 tired", "", ""],
    )
    play(table, "p1 activate c1r1", "p1 perform")
    for spot in ("c1r1", "c1r2", "c1r3", "c2r1", "c2r2"):
        assert f"place {spot}" not in choices(table)
        assert refused_by(table, f"place {spot}") == "NE-7"
    assert len(choices(table, "place")) == 20 - 5


# Set-up. -----------------------------------------------------------------------------------------


@rule("NE-8")
def test_the_boards_are_empty_of_cubes() -> None:
    """Wall, Temple and Garrison start without a cube, for every number of players."""
    for players in (2, 3, 4):
        boards = seen(fresh(players)).boards
        assert {board.board: board.cubes for board in boards} == dict.fromkeys(
            ("wall", "temple", "garrison"), (0,) * players
        )


@rule("NE-9")
def test_there_is_one_bank_for_all() -> None:
    """What a card costs goes to nobody, what it gives comes from nobody, no matter who uses it."""
    table = given(
        c1=["wood_order p1", "", "", ""],
        c2=["temple_1 p2", "", "", ""],
        c3=["remarkable p3", "", "", ""],
    )
    play(table, "p1 activate c1r1", "p1 perform", "p2 activate c2r1", "p2 perform")
    play(table, "p3 activate c3r1", "p3 perform")
    assert [goods_of(table, name) for name in ("p1", "p2", "p3", "p4")] == [(5, 3), (2, 3), (2, 4), (2, 4)]
    assert [of(table, name).points for name in ("p1", "p2", "p3", "p4")] == [0, 0, 1, 0]


@rule("NE-10")
def test_every_player_has_another_colour() -> None:
    """Red, blue, green and yellow; with two players the neutral workers have the other two."""
    assert [player.colour for player in seen(fresh(4)).seats] == ["red", "blue", "green", "yellow"]
    for players in (2, 3, 4):
        seats = seen(fresh(players)).seats
        colours = [player.colour for player in seats]
        colours += [player.neutral_colour for player in seats if player.neutral_colour]
        assert len(set(colours)) == len(colours) == (4 if players == 2 else players)


@rule("NE-11")
def test_six_workers_each_seven_with_three_players() -> None:
    """Everyone has 6 workers with 2 or 4 players, 7 with 3, all available."""
    for players, workers in ((2, 6), (3, 7), (4, 6)):
        assert [player.available for player in seen(fresh(players)).seats] == [workers] * players


@rule("NE-12")
def test_eleven_cubes_each() -> None:
    """All 11 cubes are in everyone's supply."""
    for players in (2, 3, 4):
        assert [player.cube_supply for player in seen(fresh(players)).seats] == [11] * players


@rule("NE-13")
def test_two_wood_and_four_gold_each() -> None:
    """Everyone starts with 2 wood and 4 gold."""
    for players in (2, 3, 4):
        table = fresh(players)
        assert [goods_of(table, f"p{seat + 1}") for seat in range(players)] == [(2, 4)] * players


@rule("NE-14")
def test_goods_and_points_are_behind_the_screen() -> None:
    """Others and spectators see no gold, wood or points, but they see how many workers are available."""
    table = given(c1=["p1", "", "", ""], p1=side(wood=3, gold=7, points=5))
    own = seen(table, "p1").seats[0]
    assert (own.wood, own.gold, own.points, own.available) == (3, 7, 5, 5)
    for reader in ("p2", "spectator"):
        shown = seen(table, reader).seats[0]
        assert (shown.wood, shown.gold, shown.points, shown.score) == (None, None, None, None)
        assert shown.available == 5


@rule("NE-15")
def test_with_three_players_cards_with_the_icon_leave_the_game() -> None:
    """36, 20 and 16 cards with 2 or 4 players; 28, 16 and 12 with 3."""
    assert seen(fresh(2)).decks == seen(fresh(4)).decks == (36, 20, 16)
    assert seen(fresh(3)).decks == (28, 16, 12)
    assert chances(fresh(4)) == as_draws(DECK_1)
    assert chances(fresh(3)) == as_draws(DECK_1 - ICONS_1)


@rule("NE-16")
def test_each_deck_is_shuffled_on_its_own() -> None:
    """Each card of a deck is equally likely; a column never gets cards of a deck that is not yet open."""
    table = fresh(4)
    play(table, "chance draw night_1", "chance draw wood_1")
    assert chances(table) == as_draws(DECK_1 - Counter(night_1=1, wood_1=1))
    late = given(c1=["wood_1", "gold_2", "wall_1", "temple_1 p1"], decks=(0, 20, 16))
    play(late, "p1 activate c1r4", "p1 decline")
    assert chances(late) == as_draws(DECK_2)


@rule("NE-16")
def test_the_order_of_a_deck_depends_on_chance() -> None:
    """Different seeds deal different grids, the same seed the same."""
    grids = {str(grid_of(set_up(4, seed=seed))) for seed in range(5)}
    assert len(grids) == 5
    assert grid_of(set_up(4, seed=3)) == grid_of(set_up(4, seed=3))


@rule("NE-17")
def test_five_columns_of_four_cards_four_with_three_players() -> None:
    """20 cards lie open with 2 or 4 players, 16 with 3, all of deck I."""
    for players, columns, left in ((2, 5, 16), (3, 4, 12), (4, 5, 16)):
        table = set_up(players)
        grid = grid_of(table)
        assert [len(column) for column in grid] == [4] * columns
        dealt = Counter(name for column in grid for name in column if name is not None)
        assert dealt.total() == columns * 4
        assert dealt <= (DECK_1 - ICONS_1 if players == 3 else DECK_1)
        assert seen(table).decks[0] == left


@rule("NE-18")
def test_the_grid_is_dealt_column_by_column_from_the_top() -> None:
    """Column 1 rows 1 to 4, then column 2, and so on."""
    table = fresh(3)
    dealt = ["gate", "wall_1", "wood_2", "night_1", "gate", "temple_2", "new_site_1", "wood_order"]
    dealt += ["gold_2"] * 4 + ["wood_1"] * 3 + ["gold_3"]
    for name in dealt:
        play(table, f"chance draw {name}")
    assert grid_of(table) == [dealt[0:4], dealt[4:8], dealt[8:12], dealt[12:16]]
    assert card(table, "c2r3") == "new_site_1"
    assert waits_for(table) == "p1 TakeAction"


@rule("NE-19")
def test_deck_sizes_are_public_and_their_order_hidden() -> None:
    """All see 16, 20 and 16 cards; no view tells which comes next."""
    table = set_up(4)
    for reader in (SPECTATOR, 0, 1, 2, 3):
        other = table.clone()
        at = [face for face in range(FACES) if other.decks[face] > 0]
        other.decks[at[0]] -= 1
        other.decks[at[1]] += 1
        assert NEHEMIAH.view(table, reader) == NEHEMIAH.view(other, reader)
    assert seen(table, "spectator").decks == (16, 20, 16)


@rule("NE-20")
def test_gates_lie_in_ascending_order() -> None:
    """The lowest is on top: 2, 2, 2, 3, 3, 3, 4, 4."""
    assert [gate.value for gate in seen(fresh()).gates] == [2, 2, 2, 3, 3, 3, 4, 4]
    for taken, value in ((0, 2), (2, 2), (3, 3), (6, 4), (7, 4)):
        table = given(c1=["gate p1", "", "", ""], p2=side(gates=taken))
        play(table, "p1 activate c1r1", "p1 perform")
        assert [gate.value for gate in seen(table).gates if gate.owner == 0] == [value]
        assert seen(table).gates[taken].owner == 0


@rule("NE-21")
def test_the_first_player_is_drawn_or_chosen() -> None:
    """Chance chooses among all alike, or the host; the pawn stays where it is."""
    table = fresh(3, first="random")
    assert chances(table) == {f"first p{seat}": Fraction(1, 3) for seat in (1, 2, 3)}
    play(table, "chance first p2")
    while waits_for(table) == "chance DrawCard":
        table.play(CHANCE, table.choices(CHANCE)[0])
    assert waits_for(table) == "p2 TakeAction"
    assert seen(table).first_player == 1
    play(table, "p2 place c1", "p3 place c1", "p1 place c1", "p2 place c2")
    assert seen(table).first_player == 1
    assert waits_for(set_up(3)) == "p1 TakeAction"
    with pytest.raises(BadOption):
        NEHEMIAH.new(3, {"first_player": "p9"})


@rule("NE-22")
def test_the_game_starts_in_round_one_without_workers_and_points() -> None:
    """Round I, nobody on the grid, 0 points."""
    for players in (2, 3, 4):
        table = set_up(players)
        shown = seen(table)
        assert shown.round == 1
        assert all(spot.worker is None for column in shown.columns for spot in column.spots)
        assert [of(table, f"p{seat + 1}").points for seat in range(players)] == [0] * players
    assert on(table, "c1r1") == ""
