"""Set-up of the main board and of the players. Rules: B2 and B3 (EN-16 to EN-46)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie.facts import CHARACTER_IDS
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.kernel import CHANCE, BadOption, Seeded, choice_text
from tests.games.esdras_et_nehemie.actions import acting, begun, chances, fresh, idle, refused_by, set_up
from tests.games.esdras_et_nehemie.given import (
    cell,
    choices,
    given,
    of,
    place,
    play,
    seen,
    side,
    told_ids,
    waits_for,
)
from tests.rules import rule

GATE_CARDS = ("fish", "valley", "dung", "water", "east", "muster")
CORNERS = ("sheep", "old", "fountain", "horse")
WALLS = tuple(f"w{number:02}" for number in range(1, 25))
EVERY_SIZE = [1, 2, 3, 4]


def silver_on_gates(table: EsdrasTable) -> dict[str, int]:
    """Return the silver on the gates that have some."""
    return {found.id: found.silver for found in seen(table).ring if found.silver}


def neutral_places(table: EsdrasTable) -> set[str]:
    """Return what is neutral, corner gates aside."""
    return {found.id for found in seen(table).ring if found.state == "neutral" and not found.corner}


def draw_all(table: EsdrasTable, step: str, seed: int = 3) -> list[str]:
    """Let chance draw as long as it is asked by a step; return what it drew, in words."""
    drawn = []
    source = Seeded(seed)
    while waits_for(table) == f"chance {step}":
        choice = table.draw(source)
        drawn += [said.text for number, said in choice_text.spoken_choices(table, CHANCE) if number == choice]
        table.play(CHANCE, choice)
    return drawn


# The main board. ------------------------------------------------------------------------------------


@rule("EN-16")
def test_six_gate_cards_are_unbuilt_and_four_corner_gates_built() -> None:
    """Nobody rebuilds a corner gate: it counts as built from the start, also while nobody keeps it."""
    table = begun(4)
    assert {found.id for found in seen(table).ring if found.corner} == set(CORNERS)
    assert [place(table, gate).state for gate in GATE_CARDS] == ["unbuilt"] * 6
    assert [place(table, gate).state for gate in CORNERS] == ["built"] * 4
    before = set_up(4)
    assert all(place(before, gate).state != "unbuilt" for gate in CORNERS)


@rule("EN-17")
@pytest.mark.parametrize("players", [1, 2])
def test_one_or_two_players_have_two_neutral_gates_and_silver_on_the_others(players: int) -> None:
    """Muster and East Gate are neutral; the four others hold 2 silver each."""
    table = begun(players)
    for gate in ("muster", "east"):
        assert (place(table, gate).state, place(table, gate).owner) == ("neutral", None)
    assert silver_on_gates(table) == {"fish": 2, "valley": 2, "dung": 2, "water": 2}


@rule("EN-18")
@pytest.mark.parametrize("players", [1, 2])
def test_one_or_two_players_have_six_neutral_walls(players: int) -> None:
    """w02 to w07 are covered, and nothing else."""
    walls = neutral_places(begun(players)) - {"muster", "east"}
    assert walls == {"w02", "w03", "w04", "w05", "w06", "w07"}


@rule("EN-19")
def test_three_players_have_three_neutral_walls_and_one_silver_on_each_gate() -> None:
    """w04 to w06 are covered; each of the six gate cards holds 1 silver."""
    table = begun(3)
    assert silver_on_gates(table) == dict.fromkeys(GATE_CARDS, 1)
    assert neutral_places(table) == {"w04", "w05", "w06"}


@rule("EN-20")
def test_four_players_have_neither_silver_on_gates_nor_neutral_walls() -> None:
    """The board is as printed."""
    table = begun(4)
    assert silver_on_gates(table) == {}
    assert neutral_places(table) == set()
    assert all(place(table, wall).state == "unbuilt" for wall in WALLS)


@rule("EN-21")
def test_the_rubble_bag() -> None:
    """Of the cubes of the box 10 of each kind are the main supply; the other 64 are in the bag."""
    bag = dict(zip(("gold", "stone", "wood", "ash"), fresh(4).bag, strict=True))
    assert bag == {"gold": 10, "stone": 20, "wood": 20, "ash": 14}
    box = c.read(ESDRAS_ET_NEHEMIE.component_text())
    assert {good: box.piece(f"{good}_cubes") - number for good, number in bag.items()} == dict.fromkeys(
        bag, 10
    )


@rule("EN-22")
def test_rubble_is_drawn_without_replacement() -> None:
    """The first cube is stone with 20 of 64, then with 19 of 63."""
    table = set_up(4, until="DrawRubble")
    assert chances(table) == {
        "rubble gold w01": Fraction(10, 64),
        "rubble stone w01": Fraction(20, 64),
        "rubble wood w01": Fraction(20, 64),
        "rubble ash w01": Fraction(14, 64),
    }
    play(table, "chance rubble stone w01")
    assert chances(table)["rubble stone w01"] == Fraction(19, 63)
    play(table, "chance rubble stone w01")
    assert chances(table)["rubble gold w02"] == Fraction(10, 62)
    assert place(table, "w01").rubble == (0, 2, 0, 0)
    assert seen(table, "spectator").ring == seen(table).ring


@rule("EN-22")
@pytest.mark.parametrize(("players", "cubes"), [(1, 46), (2, 46), (3, 57), (4, 64)])
def test_every_free_place_gets_as_many_cubes_as_it_shows(players: int, cubes: int) -> None:
    """Neither neutral places nor corner gates get any."""
    table = begun(players)
    icons = dict.fromkeys((*WALLS, *GATE_CARDS), 2) | dict.fromkeys(("w02", "w05", "w14", "w17"), 3)
    found = {spot.id: sum(spot.rubble) for spot in seen(table).ring}
    covered = neutral_places(table) | set(CORNERS)
    assert found == {name: 0 if name in covered else icons[name] for name in found}
    assert sum(found.values()) == cubes


@rule("EN-23")
@pytest.mark.parametrize("players", EVERY_SIZE)
def test_the_bag_is_not_used_again(players: int) -> None:
    """What is left in it goes to the main supply."""
    table = set_up(players, until="DrawScroll")
    assert list(table.bag) == [0, 0, 0, 0]


@rule("EN-24")
def test_scroll_tiles_are_drawn_at_random_row_by_row() -> None:
    """3 stone tiles on row 1, 9 of 22 wood tiles on rows 2 and 3, 6 of 8 gold tiles on row 4; none twice."""
    table = set_up(2, until="DrawScroll")
    sizes = []
    drawn: list[str] = []
    while waits_for(table) == "chance DrawScroll":
        odds = chances(table)
        assert set(odds.values()) == {Fraction(1, len(odds))}
        sizes.append(len(odds))
        drawn.append(next(iter(odds)).split()[1])
        play(table, f"chance {next(iter(odds))}")
    assert sizes == [3, 2, 1, *range(22, 13, -1), *range(8, 2, -1)]
    assert len(set(drawn)) == 18
    kinds = {tile.id: tile.kind for tile in c.read(ESDRAS_ET_NEHEMIE.component_text()).scroll}
    rows = [(found.row, kinds[str(found.tile)]) for found in seen(table, "spectator").scrolls]
    assert rows == [(1, "stone")] * 3 + [(2, "wood")] * 4 + [(3, "wood")] * 5 + [(4, "gold")] * 6


@rule("EN-25")
@pytest.mark.parametrize("players", EVERY_SIZE)
def test_food_beside_the_scroll_rows(players: int) -> None:
    """0, 1, 2 and 3 food from row 1 to row 4."""
    assert seen(begun(players)).row_food == (0, 1, 2, 3)


@rule("EN-26")
@pytest.mark.parametrize(
    ("players", "sectors"),
    [
        (1, (1, 1, 2, 2, 3)),
        (2, (1, 1, 2, 2, 3)),
        (3, (1, 1, 1, 2, 2, 3, 3)),
        (4, (1, 1, 1, 2, 2, 2, 3, 3, 3)),
    ],
)
def test_the_temple_fits_the_number_of_players(players: int, sectors: tuple[int, ...]) -> None:
    """5 columns for one or two players, 7 for three, 9 for four, each with its three sectors, all empty."""
    for number, row in enumerate(seen(begun(players)).temple):
        assert (row.banners, row.sectors) == (number + 1, sectors)
        assert row.cubes == (None,) * len(sectors)


@rule("EN-27")
def test_the_altar_face_is_random_or_chosen() -> None:
    """Any of four faces with equal chances; or, as an option, the first seat chooses it for all."""
    table = set_up(3, until="DrawAltarFace")
    faces = [f"altar face_{face}" for face in ("1a", "1b", "2a", "2b")]
    assert chances(table) == dict.fromkeys(faces, Fraction(1, 4))
    play(table, "chance altar face_2b")
    assert seen(table).altar_face == "face_2b"
    chosen = fresh(3, altar_face="chosen")
    source = Seeded(1)
    while chosen.chooser() == CHANCE:
        chosen.play(CHANCE, chosen.draw(source))
    assert waits_for(chosen) == "p1 ChooseAltarFace"
    assert choices(chosen) == faces
    play(chosen, "p1 altar face_1b")
    assert seen(chosen).altar_face == "face_1b"
    with pytest.raises(BadOption):
        fresh(3, altar_face="both")


@rule("EN-28")
@pytest.mark.parametrize(
    ("face", "spaces"),
    [("face_1a", (2, 5)), ("face_1b", (2, 4)), ("face_2a", (3, 5)), ("face_2b", (3, 6))],
)
def test_the_prophets_start_on_the_numbers_of_round_one(face: str, spaces: tuple[int, int]) -> None:
    """The topmost number of each flag, not the highest one."""
    table = set_up(2, until="DrawAltarFace")
    play(table, f"chance altar {face}")
    assert (seen(table).zechariah, seen(table).haggai) == spaces


@rule("EN-29")
@pytest.mark.parametrize("players", EVERY_SIZE)
def test_the_heroes_lie_face_up(players: int) -> None:
    """All three, for everyone to see."""
    assert seen(begun(players), "spectator").heroes == ("zerubbabel", "ezra", "nehemiah")


@rule("EN-30")
def test_a_random_player_receives_the_shofar_and_begins() -> None:
    """Each with equal chances; then the turns pass clockwise."""
    assert chances(fresh(4)) == {f"first p{seat}": Fraction(1, 4) for seat in (1, 2, 3, 4)}
    table = begun(4, shofar="p3")
    assert seen(table).shofar == 2
    turns = []
    for _ in range(5):
        who = waits_for(table).split()[0]
        turns.append(who)
        hand = of(table, who).hand
        assert hand is not None
        idle(table, who, hand[0], 1)
    assert turns == ["p3", "p4", "p1", "p2", "p3"]


# The players. ------------------------------------------------------------------------------------------


@rule("EN-31")
def test_every_player_gets_one_development_tile_of_each_type() -> None:
    """Drawn among those that nobody has, undeveloped side up."""
    table = set_up(3, until="DealTile")
    assert chances(table) == {f"tile guards_{number} for p1": Fraction(1, 4) for number in (1, 2, 3, 4)}
    play(table, "chance tile guards_2 for p1")
    assert chances(table) == {f"tile guards_{number} for p2": Fraction(1, 3) for number in (1, 3, 4)}
    drawn = draw_all(table, "DealTile")
    assert len(drawn) == 14
    for name in ("p1", "p2", "p3"):
        tiles = of(table, name).tiles
        assert [tile.type for tile in tiles] == ["guards", "traders", "elders", "farmers", "labourers"]
        assert all(str(tile.tile).startswith(tile.type) for tile in tiles)
        assert not any(tile.developed for tile in tiles)
    every = [tile.tile for name in ("p1", "p2", "p3") for tile in of(table, name).tiles]
    assert len(set(every)) == 15


@rule("EN-32")
@pytest.mark.parametrize("players", EVERY_SIZE)
def test_everyone_has_their_own_colour(players: int) -> None:
    """Also the solo opponent."""
    colours = [own.colour for own in seen(begun(players)).sides]
    assert len(set(colours)) == len(colours) == max(players, 2)
    assert set(colours) <= {"turquoise", "red", "purple", "yellow"}


@rule("EN-33")
def test_six_workers_start_in_the_reserve() -> None:
    """The other ten are in the main supply until one becomes a Levite."""
    for own in seen(fresh(3)).sides:
        assert (own.reserve, own.supply + own.levites) == (6, 10)


@rule("EN-34")
@pytest.mark.parametrize("players", EVERY_SIZE)
def test_tents_start_at_the_top(players: int) -> None:
    """All on c0."""
    assert {own.tent for own in seen(begun(players)).sides} == {"c0"}


@rule("EN-35")
@pytest.mark.parametrize(
    ("shofar", "order"), [("p1", (3, 2, 1, 0)), ("p2", (0, 3, 2, 1)), ("p4", (2, 1, 0, 3))]
)
def test_altar_markers_are_stacked_in_reverse_turn_order(shofar: str, order: tuple[int, ...]) -> None:
    """The last player is at the bottom and so ahead; the Shofar holder is on top."""
    table = set_up(4, shofar=shofar)
    assert {own.altar for own in seen(table).sides} == {0}
    assert seen(table).altar_order == order


@rule("EN-36")
@pytest.mark.parametrize("players", EVERY_SIZE)
def test_everyone_starts_with_ten_points(players: int) -> None:
    """10 VP each."""
    assert {own.points for own in seen(begun(players)).sides} == {10}


@rule("EN-37")
def test_everyone_draws_four_of_the_same_ten_characters() -> None:
    """Each pile of ten is shuffled: any card may come, and players may draw the same ones."""
    table = set_up(2, until="DrawCharacter")
    every = {f"draw {card} for p1": Fraction(1, 10) for card in CHARACTER_IDS}
    assert chances(table) == every
    first = ["singer", "musician", "mason", "carpenter"]
    play(table, *(f"chance draw {card} for p1" for card in first))
    assert chances(table) == {text.replace("p1", "p2"): odds for text, odds in every.items()}
    play(table, *(f"chance draw {card} for p2" for card in first))
    for name in ("p1", "p2"):
        assert of(table, name).hand == tuple(first)
        assert (of(table, name).hand_size, of(table, name).pile) == (4, 6)
    assert waits_for(table) == "p2 ChooseCornerGate"


@rule("EN-38")
def test_everyone_has_a_shuffled_pile_of_the_same_twelve_walls() -> None:
    """Any of the twelve may come first, for any player; what one has built the other may still draw."""
    assert {own.wall_pile for own in seen(begun(3)).sides} == {12}
    table = acting("grey", 4, walls={"w13": "p2 wall_01"}, p1=side(resources={"stone": 3}))
    play(table, "p1 spot w17", "p1 rebuild")
    assert chances(table) == {f"draw wall_{card:02} for p1": Fraction(1, 12) for card in range(1, 13)}


@rule("EN-39")
@pytest.mark.parametrize(
    ("tile", "cubes"),
    [
        ("guards_1", (1, 1, 0, 0)),
        ("guards_2", (0, 1, 1, 0)),
        ("guards_3", (0, 0, 1, 1)),
        ("guards_4", (0, 0, 0, 2)),
    ],
)
def test_the_guards_tile_brings_two_resources(tile: str, cubes: tuple[int, ...]) -> None:
    """And everyone has 5 silver and 3 food."""
    table = set_up(2, until="DealTile")
    assert of(table, "p1").resources == (0, 0, 0, 0)
    play(table, f"chance tile {tile} for p1")
    own = of(table, "p1")
    assert (own.resources, own.silver, own.food) == (cubes, 5, 3)
    draw_all(table, "DealTile")
    assert of(table, "p1").resources == cubes


@rule("EN-40")
@pytest.mark.parametrize("players", EVERY_SIZE)
def test_blessing_markers_start_at_zero(players: int) -> None:
    """All three of everyone."""
    assert {own.blessings for own in seen(begun(players)).sides} == {(0, 0, 0)}


@rule("EN-41")
def test_everyone_starts_with_a_levite_from_the_main_supply() -> None:
    """It takes no worker out of the reserve, costs no food and brings nothing."""
    table = fresh(4)
    for own in seen(table).sides:
        assert (own.levites, own.reserve, own.supply) == (1, 6, 9)
        assert (own.resources, own.food, own.points) == ((0, 0, 0, 0), 3, 10)
    red = acting("red", 0)
    play(red, "p1 levite")
    assert (of(red, "p1").food, of(red, "p1").resources) == (1, (0, 0, 0, 1))


@rule("EN-42")
def test_corner_gates_are_chosen_in_reverse_turn_order() -> None:
    """The last step of set-up; no gate twice, no other gate, no reward."""
    table = set_up(4, shofar="p2")
    assert of(table, "p1").hand_size == 4
    assert waits_for(table) == "p1 ChooseCornerGate"
    assert choices(table) == [f"gatekeeper {gate}" for gate in ("sheep", "horse", "fountain", "old")]
    assert refused_by(table, "gatekeeper water") == "EN-42"
    goods = [(own.resources, own.silver, own.food) for own in seen(table).sides]
    play(table, "p1 gatekeeper horse")
    assert refused_by(table, "gatekeeper horse") == "EN-42"
    play(table, "p4 gatekeeper old", "p3 gatekeeper sheep")
    assert choices(table) == ["gatekeeper fountain"]
    play(table, "p2 gatekeeper fountain")
    assert [place(table, gate).owner for gate in ("sheep", "old", "fountain", "horse")] == [2, 3, 1, 0]
    assert [(own.resources, own.silver, own.food) for own in seen(table).sides] == goods
    assert {(own.reserve, own.supply, own.gatekeepers) for own in seen(table).sides} == {(6, 8, 1)}
    assert waits_for(table) == "p2 OpenPoint"


@rule("EN-43")
def test_two_players_place_two_gatekeepers_each_in_two_passes() -> None:
    """The first of everyone comes before the second of anyone, both times in the same order."""
    table = set_up(2, shofar="p2")
    asked = []
    while waits_for(table).endswith("ChooseCornerGate"):
        asked.append(waits_for(table).split()[0])
        play(table, f"{asked[-1]} {choices(table)[-1]}")
    assert asked == ["p1", "p2", "p1", "p2"]
    assert {(own.reserve, own.supply, own.gatekeepers) for own in seen(table).sides} == {(6, 7, 2)}


@rule("EN-44")
def test_with_three_players_one_corner_gate_stays_neutral() -> None:
    """The one that nobody chose has no owner."""
    table = set_up(3)
    play(table, "p3 gatekeeper sheep", "p2 gatekeeper old", "p1 gatekeeper fountain")
    assert (place(table, "horse").state, place(table, "horse").owner) == ("neutral", None)
    assert waits_for(table) == "p1 OpenPoint"


@rule("EN-45")
@pytest.mark.parametrize(("players", "white"), [(1, True), (2, True), (3, False), (4, False)])
def test_white_workers_stand_on_the_first_row_with_one_or_two_players(players: int, *, white: bool) -> None:
    """The left one on s1-1, the right one on s1-3."""
    table = begun(players)
    found = {name: cell(table, name).white for name in ("s1_1", "s1_2", "s1_3")}
    assert found == ({"s1_1": "left", "s1_2": "", "s1_3": "right"} if white else dict.fromkeys(found, ""))
    assert not any(other.white for other in seen(table).scrolls[3:])


@rule("EN-46")
@pytest.mark.parametrize(("players", "supply"), [(1, [7, 10]), (2, [7, 7]), (3, [8] * 3), (4, [8] * 4)])
def test_workers_in_the_main_supply_after_set_up(players: int, supply: list[int]) -> None:
    """7 with two gatekeepers, 8 with one; the solo opponent has 13 less its starting reserve of 3."""
    table = begun(players)
    assert [own.supply for own in seen(table).sides] == supply
    if players == 1:
        assert of(table, "opponent").reserve == 3


@rule("EN-42", "EN-30")
def test_the_first_turn_comes_after_the_last_gatekeeper() -> None:
    """Nothing is told of a turn before."""
    table = set_up(3)
    assert "turn-begins" not in told_ids(table)
    play(table, "p3 gatekeeper sheep", "p2 gatekeeper old")
    assert "turn-begins" not in told_ids(table)
    play(table, "p1 gatekeeper fountain")
    assert told_ids(table)[-1] == "turn-begins"
    assert given(players=3, shofar="p2", turn="p2").active == 1
