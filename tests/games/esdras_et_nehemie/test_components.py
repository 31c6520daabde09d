"""The component file: what it lists, how it is refused, and what the rules read of it."""

from __future__ import annotations

import copy
import functools
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib import resources
from typing import Any

import msgspec
import pytest

from batisseurs.games.esdras_et_nehemie import component_format, constraints
from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.kernel import BadComponents, documents, position_text
from batisseurs.words.catalogue import LANGUAGES, Words

File = dict[str, Any]
Edit = Callable[[File], object]


def own_text() -> str:
    """Return the text of our own file."""
    place = resources.files("batisseurs.games.esdras_et_nehemie").joinpath("components.toml")
    return place.read_text(encoding="utf-8")


def checked(text: str) -> c.Components:
    """Read a file as the game does."""
    components = c.read(text)
    constraints.check(components)
    return components


@functools.cache
def plain() -> File:
    """Return our own file as plain data."""
    return tomllib.loads(own_text())


def shipped() -> File:
    """Return our own file as plain data, to be changed."""
    return copy.deepcopy(plain())


def typed(file: File) -> c.Components:
    """Return the typed form of plain data, without the way through a text, which takes long."""
    return documents.typed(file, c.Components)


def entry(file: File, id_: str) -> dict[str, Any]:
    """Return one entry of a file."""
    found: dict[str, Any] = next(
        entry for kind in component_format.BOX for entry in file[kind] if entry["id"] == id_
    )
    return found


def text_of(file: File) -> str:
    """Write a file; positions are TOML too."""
    return position_text(file)


def put(id_: str, **values: object) -> Edit:
    """Change values of one entry."""
    return lambda file: entry(file, id_).update(values)


def say(**values: int) -> Edit:
    """Change numbers of the rules."""

    def edit(file: File) -> None:
        for name, value in values.items():
            file["numbers"][name]["value"] = value

    return edit


def own(*edits: Edit) -> c.Components:
    """Return our file after some changes."""
    file = shipped()
    for edit in edits:
        edit(file)
    components = typed(file)
    constraints.check(components)
    return components


# What the file lists. ----------------------------------------------------------------------------


def test_every_value_has_a_source() -> None:
    values = list(c.values(checked(own_text())))
    assert {value.source for value in values} == {"rulebook", "public", "reconstructed"}
    assert len({value.path for value in values}) == len(values)
    assert all(value.value for value in values)


def test_every_value_is_listed() -> None:
    file = shipped()
    expected = {f"{heading}.{name}" for heading in ("numbers", "pieces") for name in file[heading]}
    expected.add("ring.places")
    for kind in component_format.BOX:
        for item in file[kind]:
            expected |= {f"{item['id']}.{key}" for key in set(item) - {"id", "source", "sources"}}
    assert {value.path for value in c.values(checked(own_text()))} == expected
    assert set(file) - {"layout", "game", "numbers", "pieces", "ring"} == set(component_format.BOX)


@pytest.mark.parametrize(
    ("path", "value", "source"),
    [
        ("numbers.starting_vp", "10", "rulebook"),
        ("numbers.tent_blue_2", "4", "reconstructed"),
        ("numbers.tent_blue_4", "10", "rulebook"),
        ("pieces.coins", "40", "rulebook"),
        ("pieces.wooden_pieces", "196", "public"),
        ("turquoise.name", "turquoise / turquoise / turkusowy", "rulebook"),
        ("w07.grey", "4", "rulebook"),
        ("w07.rubble", "2", "reconstructed"),
        ("w08.blessing", "purple", "rulebook"),
        ("w08.stone", "2", "reconstructed"),
        ("w04.neutral", "1 | 2 | 3", "rulebook"),
        ("w09.neutral", "-", "reconstructed"),
        ("horse.connection", "1 stone + 1 silver", "rulebook"),
        ("horse.gatekeeper", "-", "rulebook"),
        ("dung.vp", "4", "reconstructed"),
        ("dung.corner", "false", "rulebook"),
        ("wall_08.effect", "1 tent_step + 1 silver", "reconstructed"),
        ("levite_6.food", "6", "reconstructed"),
        ("levite_6.reward", "1 recover + 3 vp", "rulebook"),
        ("temple_row_5.reward", "1 worker", "rulebook"),
        ("temple_2.sectors", "11223 | 11223 | 11223 | 11223 | 11223", "reconstructed"),
        ("altar_12.golden", "true", "reconstructed"),
        ("face_1a_1.ahead", "2 food", "rulebook"),
        ("face_1a_1.haggai", "5", "reconstructed"),
        ("face_1a_2.haggai", "10", "rulebook"),
        ("face_1b_3.ahead", "1 free_develop", "reconstructed"),
        ("scroll_row_3.gold", "1", "rulebook"),
        ("scribes_table.now", "-1", "rulebook"),
        ("scribes_table.name", "Scribes' Table / La table des scribes / Stół skrybów", "reconstructed"),
        ("treasurer.amount", "3", "rulebook"),
        ("ezra.left", "1 ash", "rulebook"),
        ("ezra.banner", "blue 2", "reconstructed"),
        ("c3.reward", "2 food", "reconstructed"),
        ("column_1.reward", "1 altar_step", "rulebook"),
        ("carpenter.banners", "red 1 | grey 2 | blue 1", "reconstructed"),
        ("scholar.buy", "0 silver → 1 stone | 2 silver → 2 stone", "rulebook"),
        ("watchwoman.sell", "1 ash + 2 wood", "rulebook"),
        ("guards_2.cost", "7 silver", "rulebook"),
        ("guards_2.start", "1 stone + 1 wood", "reconstructed"),
        ("elders_2.green_bar", "1 recover", "rulebook"),
        ("elders_4.front", "2 red_banner + 1 ash | 2 grey_banner + 1 silver | 2 blue_banner + 1 food",
         "reconstructed"),
        ("farmers_4.sells_food", "true", "rulebook"),
        ("labourers_1.front", "2 basic_resource | 1 basic_resource + 2 silver", "rulebook"),
        ("solo_a.behind", "-1 vp", "reconstructed"),
        ("solo_b.adds", "true", "rulebook"),
        ("focus_old.lower", "3 silver → 1 gold + 1 worker", "reconstructed"),
        ("scheme_6.second", "gain, gold 2+, spends 2 gold, gives 1 worker + 2 altar_step", "rulebook"),
    ],
)  # fmt: skip
def test_values_and_their_sources(path: str, value: str, source: str) -> None:
    listed = {value.path: (value.value, value.source) for value in c.values(checked(own_text()))}
    assert listed[path] == (value, source)


def test_the_file_has_what_the_rules_make_room_for() -> None:
    components = checked(own_text())
    for heading, ids in component_format.BOX.items():
        found = [row.id for row in getattr(components, heading)]
        assert sorted(found) == sorted(ids[: len(found)]), heading
        assert heading in component_format.COUNTED or len(found) == len(ids), heading
    assert set(component_format.NUMBERS) == set(components.numbers)
    assert set(component_format.PIECES) == set(components.pieces)
    assert [scroll.id for scroll in components.scroll] == f.SCROLL_IDS
    assert {scroll.id for scroll in components.scroll if scroll.gives} == set(component_format.GIVING)
    assert {scroll.id for scroll in components.scroll if scroll.amount} == set(component_format.COUNTING)


def test_every_reward_of_the_facts_is_somewhere_in_the_file() -> None:
    words = " ".join(value.value for value in c.values(checked(own_text()))).split()
    assert set(f.REWARD_IDS) <= set(words)


def test_every_name_is_known_once() -> None:
    components = checked(own_text())
    names = c.names(components)
    assert len(names) == len(components.entries())
    assert len({row.id for row in components.rows()}) == len(list(components.rows()))
    assert names["w01"]["pl"] == "pole muru 1"
    assert names["horse"]["fr"] == "Porte des Chevaux"
    assert names["jeweller"]["en"] == "Jeweller"
    assert names["labourers_3"]["fr"] == "Manœuvres 3"
    assert names["swift_tents"]["pl"] == "Lekkie namioty"
    for ids in (
        f.CHARACTER_IDS, f.GATE_IDS, f.SCROLL_IDS, f.HERO_IDS, f.FACE_IDS, f.TYPE_IDS, f.RESOURCE_IDS,
        f.BLESSING_IDS, c.TILE_IDS, c.SCHEME_IDS,
    ):  # fmt: skip
        assert set(ids) <= set(names)


def test_the_opponent_is_called_what_the_file_calls_it() -> None:
    """In every language; a file of someone else may have other words."""
    named = [ESDRAS_ET_NEHEMIE.name_of("opponent", language) for language in ("en", "fr", "pl")]
    assert named == ["The opponent", "L’adversaire", "Przeciwnik"]
    file = shipped()
    put("opponent", name={"en": "Sanballat", "fr": "Sanballat", "pl": "Sanballat"})(file)
    other = ESDRAS_ET_NEHEMIE.components(text_of(file))
    assert ESDRAS_ET_NEHEMIE.name_of("opponent", "pl", other) == "Sanballat"


# The totals of the page. -------------------------------------------------------------------------


def test_rubble() -> None:
    components = checked(own_text())
    walls = sum(wall.rubble for wall in components.wall)
    gates = sum(gate.rubble for gate in components.gate)
    assert (walls, gates) == (52, 12)
    for players, total in ((1, 46), (2, 46), (3, 57), (4, 64)):
        rubble = [wall.rubble for wall in components.wall if players not in wall.neutral]
        rubble += [gate.rubble for gate in components.gate if players not in gate.neutral]
        assert sum(rubble) == total


@pytest.mark.parametrize(("players", "each"), [(1, 6), (2, 6), (3, 7), (4, 8)])
def test_blessings_of_the_walls(players: int, each: int) -> None:
    walls = [wall.blessing for wall in checked(own_text()).wall if players not in wall.neutral]
    assert Counter(walls) == {"orange": each, "purple": each, "red": each}


def test_banners_of_the_characters() -> None:
    cards = checked(own_text()).character
    for colour in ("red", "grey", "blue"):
        shown = sorted(card.shows(colour) for card in cards)
        assert sum(shown) == 13
        assert shown == [0, 1, 1, 1, 1, 1, 1, 2, 2, 3]


def test_cells_of_the_temple() -> None:
    cells = {temple.id: Counter("".join(temple.sectors)) for temple in checked(own_text()).temple}
    assert cells == {
        "temple_2": {"1": 10, "2": 10, "3": 5},
        "temple_3": {"1": 15, "2": 10, "3": 10},
        "temple_4": {"1": 15, "2": 15, "3": 15},
    }


def test_prices_of_levites_and_points_of_walls() -> None:
    components = checked(own_text())
    assert sum(levite.food for levite in components.levite) == 20
    assert sum(card.vp for card in components.wall_card) == 23
    assert sum(gate.vp for gate in components.gate) == 18
    assert sum(scroll.now for scroll in components.scroll) == 3 + 9 - 1
    assert [space.id for space in components.altar_space if space.golden] == [
        "altar_3", "altar_6", "altar_9", "altar_12", "altar_15", "altar_18",
    ]  # fmt: skip


# The fingerprint. --------------------------------------------------------------------------------


def test_the_fingerprint_does_not_see_comments_and_sources() -> None:
    text = own_text()
    expected = c.fingerprint(checked(text))
    assert c.fingerprint(checked("# Mine.\n" + text)) == expected
    assert c.fingerprint(checked(text_of(shipped()))) == expected
    other = text.replace('"reconstructed"', '"public"')
    assert other != text
    assert c.fingerprint(checked(other)) == expected
    assert c.fingerprint(own(put("w01", sources={"grey": "public"}))) == expected


def test_the_order_of_numbers_is_free() -> None:
    def turn(file: File) -> None:
        file["numbers"] = dict(reversed(file["numbers"].items()))

    assert c.fingerprint(own(turn)) == c.fingerprint(checked(own_text()))


@pytest.mark.parametrize(
    "edit",
    [
        say(sector_food=3),
        say(tent_blue_2=5),
        put("w01", grey=4),
        put("w01", name={"en": "Spot", "fr": "Lieu", "pl": "Pole"}),
        put("fish", connection={"food": 2}),
        put("temple_2", sectors=["11233"] * 5),
        put("wall_03", effect={"ash": 1, "wood": 1}),
        put("guards_1", storage=5),
        put("elders_1", cost={"gold": 2}),
        lambda file: entry(file, "gatherer")["buy"]["upper"].update(price=1),
        put("focus_old", direction="counter_clockwise"),
        put("scribes_table", now=-2),
    ],
)  # fmt: skip
def test_the_fingerprint_sees_every_value(edit: Edit) -> None:
    assert c.fingerprint(own(edit)) != c.fingerprint(checked(own_text()))


# What the rules read. ----------------------------------------------------------------------------


def facts_of(*edits: Edit) -> f.Facts:
    """Return the facts of our file after some changes."""
    return c.to_facts(own(*edits))


def gains(facts: f.Facts, number: int) -> list[tuple[str, int]]:
    """Return a reward list in words."""
    found: list[tuple[str, int]] = []
    for index in range(f.LIST_LENGTH):
        at = number * f.LIST_SIZE + 2 * index
        if facts.rewards[at] != f.NONE:
            assert index == len(found), "an unused pair lies before a used one"
            found.append((f.REWARD_IDS[facts.rewards[at]], int(facts.rewards[at + 1])))
    return found


def test_numbers_of_the_facts() -> None:
    facts = facts_of()
    assert facts.fingerprint == c.fingerprint(checked(own_text()))
    assert (facts.workers, facts.starting_workers) == (16, 6)
    assert (facts.starting_vp, facts.starting_silver, facts.starting_food) == (10, 5, 3)
    assert (facts.hand_limit, facts.stack_limit) == (4, 2)
    assert list(facts.supply) == [10, 10, 10, 10]
    assert list(facts.bag) == [10, 20, 20, 14]
    assert list(facts.gatekeepers) == [0, 2, 2, 1, 1]
    assert list(facts.gate_silver) == [0, 2, 2, 1, 0]
    assert list(facts.tucked) == [1, 2, 1]
    assert list(facts.clear_cost) == [3, 2, 2, 1]
    assert (facts.gate_grey, facts.gate_wood, facts.gate_stone, facts.discount_grey) == (3, 1, 2, 3)
    assert list(facts.temple_vp) == [2, 1, 1, 0]
    assert (facts.sector_food, facts.sector_most, facts.sector_fewest, facts.sector_silver) == (2, 2, 1, 1)
    assert list(facts.altar_banners) == [0, 0, 3, 1]
    assert list(facts.altar_steps) == [0, 0, 2, 1]
    assert (facts.altar_end_silver, facts.path_silver, facts.trade_fee, facts.food_price) == (1, 1, 1, 2)
    assert list(facts.tent_blue) == [0, 2, 4, 7, 10]
    assert list(facts.tent_basic) == [0, 0, 0, 1, 1]
    assert list(facts.value) == [3, 2, 2, 1]
    assert (facts.food_value, facts.silver_per_vp, facts.tile_vp, facts.altar_vp) == (2, 5, 2, 3)
    assert (facts.hunger_vp, facts.solo_levite_gold, facts.solo_rebuild_gold) == (2, 2, 3)


def test_the_ring_of_the_facts() -> None:
    facts = facts_of()
    assert facts.place_ids == [*(f"w{number:02}" for number in range(1, 25)), *f.GATE_IDS]
    assert (facts.walls, facts.places) == (24, 34)
    clockwise = [facts.place_ids[place] for place in facts.ring]
    assert clockwise[:12] == [
        "sheep", "w01", "w02", "w03", "muster", "w04", "w05", "w06", "east", "w07", "w08", "horse",
    ]  # fmt: skip
    assert clockwise[-4:] == ["w22", "fish", "w23", "w24"]
    assert [facts.ring[facts.ring_at[place]] for place in range(34)] == list(range(34))
    corners = [f.GATE_IDS[gate] for gate in range(f.GATES) if facts.corner[gate]]
    assert corners == ["sheep", "horse", "fountain", "old"]
    assert list(facts.rubble[:3]) == [2, 3, 2]
    assert list(facts.rubble[24:34]) == [0, 2, 2, 0, 2, 0, 2, 2, 0, 2]
    assert (facts.wall_grey[6], facts.wall_stone[6], facts.wall_blessing[6]) == (4, 3, f.SCARLET)
    assert (facts.wall_grey[7], facts.wall_stone[7], facts.wall_blessing[7]) == (3, 2, f.PURPLE)
    assert facts.wall_blessing[8] == f.ORANGE
    assert list(facts.gate_vp) == [0, 2, 3, 0, 3, 0, 4, 3, 0, 3]


@pytest.mark.parametrize(
    ("players", "places"),
    [
        (1, ["w02", "w03", "w04", "w05", "w06", "w07", "muster", "east"]),
        (2, ["w02", "w03", "w04", "w05", "w06", "w07", "muster", "east"]),
        (3, ["w04", "w05", "w06"]),
        (4, []),
    ],
)
def test_neutral_places_of_the_facts(players: int, places: list[str]) -> None:
    facts = facts_of()
    row = facts.neutral[players * f.MOST_PLACES : (players + 1) * f.MOST_PLACES]
    assert [facts.place_ids[place] for place, neutral in enumerate(row) if neutral] == places


def test_gates_and_walls_of_the_facts() -> None:
    facts = facts_of()
    east, horse = f.GATE_IDS.index("east"), f.GATE_IDS.index("horse")
    assert gains(facts, f.L_GATEKEEPER + east) == [("altar_step", 2)]
    assert gains(facts, f.L_GATEKEEPER + horse) == []
    assert gains(facts, f.L_CONNECTION + horse) == [("stone", 1), ("silver", 1)]
    assert facts.wall_card_ids == [f"wall_{number:02}" for number in range(1, 13)]
    assert list(facts.wall_vp) == [2, 2, 2, 2, 1, 2, 1, 1, 2, 3, 3, 2]
    assert gains(facts, f.L_WALL_CARD + 8) == [("recover", 1), ("silver", 1)]
    assert gains(facts, f.L_WALL_CARD + 11) == [("stone", 1), ("silver", 1)]


def test_levites_and_temple_of_the_facts() -> None:
    facts = facts_of()
    assert list(facts.levite_food) == [0, 2, 3, 4, 5, 6]
    assert [gains(facts, f.L_LEVITE + row) for row in (0, 3, 5)] == [
        [], [("wood", 1), ("vp", 1)], [("recover", 1), ("vp", 3)],
    ]  # fmt: skip
    assert list(facts.temple_banners) == [1, 2, 3, 4, 5]
    assert [gains(facts, f.L_TEMPLE_ROW + row) for row in range(f.ROWS)] == [
        [], [("silver", 1)], [("food", 1)], [("tent_step", 1)], [("worker", 1)],
    ]  # fmt: skip
    assert list(facts.temple_columns) == [0, 5, 5, 7, 9]
    row = 3 * f.CELLS + 4 * f.MOST_COLUMNS
    assert list(facts.sector[row : row + 9]) == [0, 0, 0, 1, 1, 2, 2, f.NONE, f.NONE]
    assert sum(sector != f.NONE for sector in facts.sector[4 * f.CELLS :]) == 5 * 9


def test_the_lines_of_a_temple_begin_at_the_top() -> None:
    def edit(file: File) -> None:
        entry(file, "temple_2")["sectors"] = ["33333", "11223", "11223", "11223", "11223"]

    facts = facts_of(edit)
    row = 2 * f.CELLS + 4 * f.MOST_COLUMNS
    assert list(facts.sector[row : row + 5]) == [2, 2, 2, 2, 2]
    assert list(facts.sector[2 * f.CELLS : 2 * f.CELLS + 5]) == [0, 0, 1, 1, 2]


def test_altar_and_city_of_the_facts() -> None:
    facts = facts_of()
    assert [space for space in range(21) if facts.golden[space]] == [3, 6, 9, 12, 15, 18]
    assert gains(facts, f.L_ALTAR) == []
    assert gains(facts, f.L_ALTAR + 17) == [("blessing_any", 1)]
    assert gains(facts, f.L_ALTAR + 20) == [("vp", 4)]
    assert list(facts.zechariah) == [2, 5, 9, 2, 6, 10, 3, 6, 9, 3, 7, 11]
    assert list(facts.haggai) == [5, 10, 15, 4, 9, 14, 5, 9, 13, 6, 11, 16]
    assert gains(facts, f.L_JUDGEMENT + f.BEHIND) == [("lose_food", 1)]
    assert gains(facts, f.L_JUDGEMENT + 1 * 3 + f.AHEAD) == [("gold", 1), ("food", 1)]
    assert gains(facts, f.L_JUDGEMENT + (2 * 3 + 1) * 3 + f.AHEAD) == [("free_develop", 1)]
    assert gains(facts, f.L_JUDGEMENT + (3 * 3 + 2) * 3 + f.BETWEEN) == [("vp", 3)]
    assert gains(facts, f.L_CITY) == [("vp", 2)]
    assert gains(facts, f.L_CITY + 11) == [("silver", 2)]
    assert [gains(facts, f.L_COLUMN + column) for column in (0, 1, 6)] == [
        [], [("altar_step", 1)], [("vp", 4)],
    ]  # fmt: skip


def test_scrolls_and_heroes_of_the_facts() -> None:
    facts = facts_of()
    assert list(facts.row_blue) == [3, 5, 6, 7]
    assert list(facts.row_silver) == [2, 3, 0, 0]
    assert list(facts.row_gold) == [0, 0, 1, 2]
    assert list(facts.row_vp) == [1, 2, 3, 4]
    assert list(facts.row_food) == [0, 1, 2, 3]
    now = {f.SCROLL_IDS[tile]: facts.scroll_now[tile] for tile in range(f.SCROLL_TILES)}
    assert now["scribes_table"] == -1
    assert (now["treasurer"], now["busy_markets"], now["scroll_ezra"]) == (0, 1, 0)
    amounts = [facts.scroll_amount[tile] for tile in (f.TREASURER, f.OPEN_HOUSE, f.HIDDEN_MERIT)]
    assert amounts == [3, 5, 0]
    assert gains(facts, f.L_SCROLL + f.RETURNING_EXILES) == [("worker", 1), ("basic_resource", 1)]
    assert gains(facts, f.L_SCROLL + f.COUNSEL_OF_ELDERS) == [("wild_banner", 2), ("silver", 1)]
    assert gains(facts, f.L_SCROLL + f.SHARED_LABOUR) == []
    assert list(facts.hero_colour) == [f.RED, f.BLUE, f.GREY]
    assert list(facts.hero_value) == [2, 2, 2]
    assert [gains(facts, f.L_HERO + 3 + part) for part in range(3)] == [
        [("ash", 1)], [("tent_step", 1)], [("vp", 2)],
    ]  # fmt: skip


def test_characters_of_the_facts() -> None:
    facts = facts_of()
    at = f.CHARACTER_IDS.index
    jeweller, watchwoman, soldier = at("jeweller"), at("watchwoman"), at("soldier")
    assert [f.GATE_IDS[gate] for gate in facts.character_gate] == [
        "old", "water", "horse", "dung", "muster", "east", "fountain", "valley", "fish", "sheep",
    ]  # fmt: skip
    assert list(facts.banner_colour[jeweller * 3 : jeweller * 3 + 3]) == [f.BLUE, f.RED, f.GREY]
    assert list(facts.banner_value[jeweller * 3 : jeweller * 3 + 3]) == [1, 2, 1]
    assert list(facts.card_banners[jeweller * 3 : jeweller * 3 + 3]) == [2, 1, 1]
    assert [card for card in range(f.CHARACTERS) if facts.sells[card]] == [watchwoman, soldier]
    assert list(facts.trade_price[jeweller * 2 : jeweller * 2 + 2]) == [1, 4]
    assert gains(facts, f.L_TRADE + jeweller * 2 + 1) == [("gold", 2)]
    assert gains(facts, f.L_TRADE + soldier * 2) == []
    assert list(facts.sell_price[soldier * 4 : soldier * 4 + 4]) == [4, 2, 0, 0]
    assert list(facts.sell_price[watchwoman * 4 : watchwoman * 4 + 4]) == [0, 0, 2, 1]
    assert sorted(facts.condition) == list(range(f.CHARACTERS))
    assert facts.condition[soldier] == f.PER_GATEKEEPER
    assert [facts.condition_base[card] for card in (soldier, jeweller)] == [1, 0]


def test_tiles_of_the_facts() -> None:
    facts = facts_of()
    assert facts.tile_ids == list(c.TILE_IDS)
    assert list(facts.tile_cost_kind[::4]) == [f.R_SILVER, f.WOOD, f.GOLD, f.ASH, f.STONE]
    assert list(facts.tile_cost) == [6, 7, 7, 8, 4, 4, 4, 4, 3, 3, 3, 3, 5, 5, 5, 4, 4, 4, 4, 4]
    assert list(facts.storage) == [4, 5, 6, 7]
    assert list(facts.storage_start) == [1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 2]
    assert list(facts.extra_food) == [1, 1, 1, 2]
    assert list(facts.sells_food) == [0, 0, 0, 1]
    assert gains(facts, f.L_GREEN_BAR + f.TRADERS * 4) == [("worker", 1)]
    assert gains(facts, f.L_GREEN_BAR + f.LABOURERS * 4 + 2) == [("altar_step", 2)]
    assert [gains(facts, f.L_TRADER + 1 * 8 + slot) for slot in range(8)] == [
        [("silver", 2), ("food", 1)], [("basic_resource", 1), ("silver", 1)], [], [],
        [("silver", 2), ("food", 1)], [("basic_resource", 1), ("silver", 1)], [("gold", 1)],
        [("altar_step", 1), ("ash", 1)],
    ]  # fmt: skip
    assert gains(facts, f.L_ELDER + 1 * 8 + 1) == [("red_banner", 2)]
    assert gains(facts, f.L_ELDER + 1 * 8 + 3) == []
    assert gains(facts, f.L_ELDER + 1 * 8 + 5) == [("red_banner", 3), ("ash", 1)]
    assert gains(facts, f.L_ELDER + 3 * 8 + 7) == [("wild_banner", 2), ("food", 1), ("silver", 1)]
    assert gains(facts, f.L_FARMER + 3 * 2) == [("food", 1), ("basic_resource", 1)]
    assert gains(facts, f.L_FARMER + 1) == [("food", 2), ("basic_resource", 1)]
    assert [gains(facts, f.L_LABOURER + 3 * 4 + option) for option in range(4)] == [
        [("basic_resource", 2)], [("basic_resource", 1), ("silver", 2)],
        [("basic_resource", 3)], [("gold", 1), ("basic_resource", 1)],
    ]  # fmt: skip


def test_the_solo_opponent_of_the_facts() -> None:
    facts = facts_of()
    assert (list(facts.solo_workers), list(facts.solo_silver), list(facts.solo_gold)) == (
        [3, 3],
        [3, 4],
        [2, 3],
    )
    assert (list(facts.solo_reserve_silver), list(facts.solo_sums)) == ([1, 2], [0, 1])
    assert gains(facts, f.L_SOLO_JUDGEMENT + f.BEHIND) == [("vp", -1)]
    assert gains(facts, f.L_SOLO_JUDGEMENT + 3 + f.BEHIND) == []
    assert gains(facts, f.L_SOLO_JUDGEMENT + 3 + f.AHEAD) == [("worker", 1), ("silver", 1)]
    assert facts.focus_ids[:3] == ["focus_sheep", "focus_fish", "focus_old"]
    assert [f.GATE_IDS[gate] for gate in facts.focus_gate[:3]] == ["sheep", "fish", "old"]
    assert list(facts.focus_column) == [1, 1, 1, 2, 2, 3, 3, 4, 4, 4]
    assert list(facts.focus_clockwise) == [1, 0, 1, 0, 1, 1, 0, 0, 0, 1]
    assert list(facts.focus_price[:6]) == [1, 3, 0, 2, 1, 3]
    assert gains(facts, f.L_FOCUS + 5) == [("gold", 1), ("worker", 1)]
    assert facts.scheme_ids == list(c.SCHEME_IDS)
    last = 5 * f.SCHEME_ACTIONS
    assert list(facts.scheme_action[last : last + 3]) == [f.DO_SCRIBE_LOWEST, f.DO_NOTHING, f.DO_NOTHING]
    assert list(facts.scheme_least_workers[last : last + 3]) == [1, 0, 0]
    assert list(facts.scheme_least_gold[last : last + 3]) == [1, 2, 0]
    assert list(facts.scheme_spends[last : last + 3]) == [0, 2, 0]
    assert list(facts.scheme_most_workers[:3]) == [f.NO_LIMIT, 1, f.NO_LIMIT]
    assert list(facts.scheme_most_gold[9:12]) == [f.NO_LIMIT, 1, f.NO_LIMIT]
    assert gains(facts, f.L_SCHEME + last) == [("silver", 1)]
    assert gains(facts, f.L_SCHEME + last + 1) == [("worker", 1), ("altar_step", 2)]
    assert gains(facts, f.L_SCHEME) == []


def test_changed_values_reach_the_facts() -> None:
    assert facts_of(say(path_silver=2)).path_silver == 2
    facts = facts_of(put("wall_01", effect={"silver": 1, "ash": 2, "vp": 1, "tent_step": 1}))
    assert gains(facts, f.L_WALL_CARD) == [("silver", 1), ("ash", 2), ("vp", 1), ("tent_step", 1)]
    assert gains(facts, f.L_WALL_CARD + 1) == [("food", 2)]


def test_the_order_of_entries_is_free() -> None:
    """Except for the focus cards, which lie in the order of the file."""

    def edit(file: File) -> None:
        for kind in component_format.BOX:
            if kind != "focus":
                file[kind].reverse()

    turned, straight = facts_of(edit), facts_of()
    for name in (
        "rewards", "wall_grey", "corner", "sector", "zechariah", "scroll_amount", "banner_value", "tile_cost",
        "storage_start", "extra_food", "solo_gold", "scheme_action", "row_blue",
    ):  # fmt: skip
        assert list(getattr(turned, name)) == list(getattr(straight, name)), name


def test_components_can_be_written_and_read_again() -> None:
    """The typed form holds all that the text says."""
    components = c.read(own_text())
    assert msgspec.convert(msgspec.to_builtins(components), c.Components) == components


# Files that cannot be read. ----------------------------------------------------------------------


def refused(text: str) -> BadComponents:
    """Return the error with which a file is refused."""
    with pytest.raises(BadComponents) as caught:
        checked(text)
    assert "\n" not in caught.value.text
    assert caught.value.message is not None
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[numbers]", "[numbers", "is not valid TOML"),
        ('game = "esdras-et-nehemie"', 'game = "nehemiah"', "of 'nehemiah', not of 'esdras-et-nehemie'"),
        ('game = "esdras-et-nehemie"', "", "of None, not of 'esdras-et-nehemie'"),
        ("layout = 1", "layout = 2", "has layout 2; this program reads layout 1"),
        ("grey = 3", 'grey = "3"', "wall[0].grey (w01)"),
        ("grey = 3\n", "", "wall[0] (w01)"),
        ("grey = 3\n", "grey = 3\nheight = 9\n", "wall[0] (w01)"),
        ('blessing = "red"', 'blessing = "green"', "w01.blessing: there is no 'green'"),
        ("corner = true", "corner = 1", "gate[0].corner (sheep)"),
        ("connection = { wood = 1, silver = 1 }", 'connection = "wood"', "gate[0].connection (sheep)"),
        ('colour = "red", value = 2 }', 'colour = "green", value = 2 }', "zerubbabel.banner.colour:"),
        ('direction = "clockwise"', 'direction = "left"', "focus_sheep.direction: there is no 'left'"),
        (', source = "rulebook" }', " }", "'source'"),
        ('source = "public"', 'source = "hearsay"', "'hearsay'"),
        ("[numbers]", "[figures]", "'figures'"),
    ],
)  # fmt: skip
def test_malformed_files(old: str, new: str, says: str) -> None:
    text = own_text()
    assert old in text
    assert says in refused(text.replace(old, new, 1)).text


def test_files_that_are_something_else() -> None:
    assert "is not valid TOML" in refused("%PDF-1.4").text
    assert "of None" in refused("").text


def drop(kind: str, id_: str) -> Edit:
    def edit(file: File) -> None:
        file[kind] = [item for item in file[kind] if item["id"] != id_]

    return edit


def places(*changed: str) -> Edit:
    def edit(file: File) -> None:
        file["ring"]["places"] = [*changed, *file["ring"]["places"][len(changed) :]]

    return edit


def option(price: int, **goods: int) -> dict[str, object]:
    return {"price": price, "goods": goods}


def both_ways(file: File) -> None:
    entry(file, "singer")["sell"] = {"ash": 1}


def everywhere(**reward: int) -> Edit:
    def edit(file: File) -> None:
        for space in file["city_space"][1:]:
            space["reward"] = reward

    return edit


def do(scheme: str, key: str, **action: object) -> Edit:
    return lambda file: entry(file, scheme)[key].update(action)


def many(heading: str, id_: str, number: int) -> Edit:
    """List an entry so often that there are so many."""
    return lambda file: file.update({heading: [entry(file, id_)] * number})


UNREADABLE: list[tuple[Edit, str]] = [
    (drop("wall", "w03"), "[[wall]]: there is no 'w24'"),
    (drop("gate", "east"), "[[gate]]: 'east' is missing"),
    (drop("scroll", "tithes"), "[[scroll]]: 'tithes' is missing"),
    (drop("colour", "yellow"), "[[colour]]: 'yellow' is missing"),
    (drop("opponent", "opponent"), "[[opponent]]: 'opponent' is missing"),
    (drop("altar_space", "altar_7"), "[[altar_space]]: there is no 'altar_20'"),
    (many("wall", "w01", 37), "[[wall]]: the file lists 37, it must list 1 to 36"),
    (many("wall_card", "wall_01", 17), "[[wall_card]]: the file lists 17, it must list 1 to 16"),
    (many("city_space", "c0", 25), "[[city_space]]: the file lists 25, it must list 2 to 24"),
    (many("blessing_column", "column_1", 13), "[[blessing_column]]: the file lists 13, it must list 1 to 12"),
    (many("altar_space", "altar_0", 42), "[[altar_space]]: the file lists 42, it must list 2 to 41"),
    (many("focus", "focus_sheep", 17), "[[focus]]: the file lists 17, it must list 6 to 16"),
    (many("focus", "focus_sheep", 5), "[[focus]]: the file lists 5, it must list 6 to 16"),
    (put("w01", id="w99"), "[[wall]]: there is no 'w99'; there are: w01"),
    (lambda file: file["hero"].append(entry(file, "ezra")), "[[hero]]: the file lists 4, it must list 3"),
    (put("ezra", name={"en": "Ezra", "fr": "", "pl": "Ezdrasz"}), "ezra.name.fr is empty"),
    (put("ezra", sources={"banners": "public"}), "ezra.sources: there is no 'banners'; there are: name"),
    (lambda file: file["numbers"].pop("days"), "numbers.days is missing"),
    (lambda file: file["numbers"].update(luck=file["numbers"]["days"]), "[numbers]: there is no 'luck'"),
    (lambda file: file["pieces"].pop("bags"), "pieces.bags is missing"),
    (lambda file: file["pieces"]["bags"].update(value=-1), "pieces.bags: the file says -1, it must be 0"),
    (say(discount_grey=0), "numbers.discount_grey: the file says 0, it must be 1 to 9"),
    (say(silver_per_vp=0), "numbers.silver_per_vp: the file says 0, it must be 1 to 99"),
    (say(altar_wood_banners=0), "numbers.altar_wood_banners: the file says 0, it must be 1 to 9"),
    (say(starting_silver=100), "numbers.starting_silver: the file says 100, it must be 0 to 99"),
    (say(tent_basic_3=2), "numbers.tent_basic_3: the file says 2, it must be 0 to 1"),
    (say(max_players=5), "numbers.max_players: the file says 5, it must be 4"),
    (say(min_players=2), "numbers.min_players: the file says 2, it must be 1"),
    (say(rounds=4), "numbers.rounds: the file says 4, it must be 3"),
    (say(discount_gold=2), "numbers.discount_gold: the file says 2, it must be 1"),
    (say(purse_silver=4), "numbers.purse_silver: the file says 4, it must be 5"),
    (places("w01", "sheep"), "ring.places [1]: the file says w01, it must be sheep"),
    (places("sheep", "sheep"), "ring.places: 'w01' is missing"),
    (places("sheep", "tower"), "ring.places: there is no 'tower'"),
    (lambda file: file["ring"]["places"].append("w01"), "ring.places: the file lists 35, it must list 34"),
    (put("w05", grey=10), "w05.grey: the file says 10, it must be 0 to 9"),
    (put("w05", neutral=[0]), "w05.neutral[1]: the file says 0, it must be 1 to 4"),
    (put("horse", rubble=1), "horse.rubble: the file says 1, it must be 0"),
    (put("horse", vp=2), "horse.vp: the file says 2, it must be 0"),
    (put("horse", gatekeeper={"ash": 1}), "horse.gatekeeper: the file says 1 ash, it must be -"),
    (put("horse", neutral=[3]), "horse.neutral: the file says 3, it must be -"),
    (put("wall_01", effect={"luck": 1}), "wall_01.effect: there is no 'luck'; there are: gold"),
    (put("wall_01", effect={"red_banner": 1}), "wall_01.effect: there is no 'red_banner'"),
    (put("wall_01", effect={"lose_food": 1}), "wall_01.effect: there is no 'lose_food'"),
    (put("wall_01", effect={"silver": 0}), "wall_01.effect silver: the file says 0, it must be 1 to 9"),
    (put("wall_01", effect={"recover": 2}), "wall_01.effect recover: the file says 2, it must be 1"),
    (put("wall_01", effect={"vp": -10}), "wall_01.effect vp: the file says -10, it must be -9 to 9"),
    (
        put("wall_01", effect={"gold": 1, "ash": 1, "wood": 1, "stone": 1, "food": 1}),
        "wall_01.effect: the file lists 5, it must list 0 to 4",
    ),
    (put("levite_1", food=1), "levite_1.food: the file says 1, it must be 0"),
    (put("levite_1", reward={"ash": 1}), "levite_1.reward: the file says 1 ash, it must be -"),
    (put("altar_0", golden=True), "altar_0.golden: the file says true, it must be false"),
    (put("altar_0", reward={"ash": 1}), "altar_0.reward: the file says 1 ash, it must be -"),
    (put("face_2b", card=3), "face_2b.card: the file says 3, it must be 1 to 2"),
    (put("face_2b_1", ahead={"wild_banner": 1}), "face_2b_1.ahead: there is no 'wild_banner'"),
    (put("temple_2", players=[2]), "temple_2.players: the file says 2, it must be 1 | 2"),
    (put("temple_2", sectors=["11223"] * 4), "temple_2.sectors: the file lists 4, it must list 5"),
    (put("temple_4", sectors=["1122331122331"] * 5), "temple_4.sectors[1]: the file lists 13"),
    (put("temple_2", sectors=["11224"] * 5), "temple_2.sectors 11224: there is no '4'; there are: 1, 2, 3"),
    (put("scroll_row_2", blue=10), "scroll_row_2.blue: the file says 10, it must be 0 to 9"),
    (put("treasurer", amount=0), "treasurer.amount: the file says 0, it must be 1 to 99"),
    (put("tithes", amount=2), "tithes.amount: the file says 2, it must be 0"),
    (put("tithes", gives={}), "tithes.gives: the file lists 0, it must list 1 to 4"),
    (put("tithes", gives={"wild_banner": 1}), "tithes.gives: there is no 'wild_banner'"),
    (put("treasurer", gives={"ash": 1}), "treasurer.gives: the file lists 1, it must list 0"),
    (put("open_house", amount=11), "open_house.amount: the file says 11, it must be 1 to 10"),
    (put("ezra", banner={"colour": "red", "value": 0}), "ezra.banner.value: the file says 0"),
    (put("ezra", middle={"red_banner": 1}), "ezra.middle: there is no 'red_banner'"),
    (put("singer", gate="cat"), "singer.gate: there is no 'cat'; there are: dung"),
    (put("singer", condition="luck"), "singer.condition: there is no 'luck'"),
    (both_ways, "singer: a card must have one of `buy` and `sell`, and not both"),
    (lambda file: entry(file, "singer").pop("buy"), "singer: a card must have one of `buy` and `sell`"),
    (
        put("singer", buy={"upper": option(0), "lower": option(2, ash=1)}),
        "singer.buy.upper.goods: the file lists 0, it must list 1 to 4",
    ),
    (put("soldier", sell={"food": 1}), "soldier.sell: there is no 'food'; there are: gold, stone, wood, ash"),
    (put("guards_1", cost={"silver": 2, "ash": 1}), "guards_1.cost: the file lists 2, it must list 1"),
    (put("guards_1", cost={"food": 2}), "guards_1.cost: there is no 'food'"),
    (put("guards_1", start={"food": 2}), "guards_1.start: there is no 'food'"),
    (put("guards_1", storage=1), "guards_1.start: the file says 2, it must be 1 or less"),
    (put("traders_1", front=[{"ash": 1}]), "traders_1.front: the file lists 1, it must list 2"),
    (put("elders_1", front=[{"ash": 1}] * 4), "elders_1.front: the file lists 4, it must list 3"),
    (put("elders_1", front=[{"ash": 1}, {}, {"ash": 1}]), "elders_1.front [2]: the file lists 0"),
    (put("labourers_1", front=[{"red_banner": 1}] * 2), "labourers_1.front [1]: there is no 'red_banner'"),
    (put("solo_a", workers=14), "solo_a.workers: the file says 14, it must be 0 to 13"),
    (put("focus_old", gate="cat"), "focus_old.gate: there is no 'cat'"),
    (put("focus_old", upper=option(10, gold=1)), "focus_old.upper.price: the file says 10, it must be 0"),
    (do("scheme_1", "first", action="rest"), "scheme_1.first.action: there is no 'rest'"),
    (do("scheme_6", "second", spends=3), "scheme_6.second.spends: the file says 3, it must be 2 or less"),
    (do("scheme_6", "second", least_gold=-1), "scheme_6.second.least_gold: the file says -1"),
    (
        everywhere(tent_step=2),
        "the spaces of the city map can send a tent 22 steps further on a lap of 12; they must be fewer",
    ),
    (everywhere(worker=1, recover=1), "the spaces of the city map can send a tent 22 steps further"),
]  # fmt: skip


@pytest.mark.parametrize(("edit", "says"), UNREADABLE)
def test_files_that_the_program_could_not_read(edit: Edit, says: str) -> None:
    with pytest.raises(BadComponents) as caught:
        own(edit)
    error = caught.value
    assert says in error.text
    assert "EN-C" not in error.text
    assert "\n" not in error.text
    message = error.message
    assert message is not None
    said = [Words(language).text(message.id, **message.args) for language in LANGUAGES]
    assert not any("[[esdras" in text or "[[fault" in text for text in said), said
    assert len(set(said)) == len(LANGUAGES), said
    where = message.args.get("what")
    assert where is None or all(str(where) in text for text in said)
    assert where is None or str(where) in says


def test_a_tent_may_be_sent_on_a_little() -> None:
    """Eleven steps on a lap of twelve are possible: each lap one step fewer is left."""

    def send(steps: int) -> Edit:
        def edit(file: File) -> None:
            for id_, number in (("c1", 3), ("c11", 3), ("c7", steps)):
                entry(file, id_)["reward"]["tent_step"] = number

        return edit

    assert gains(facts_of(send(1)), f.L_CITY + 1) == [("silver", 2), ("tent_step", 3)]
    with pytest.raises(BadComponents, match="12 steps further"):
        own(send(2))
