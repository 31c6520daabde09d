"""The component file: what it lists, how it is refused, and the arrays the rules read from it."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from batisseurs.games.my_village import components as c
from batisseurs.games.my_village import facts as f
from batisseurs.games.my_village.constraints import check, notes
from batisseurs.kernel import BadComponents, position_text
from batisseurs.words import LANGUAGES, Words
from tests.words.leaks import error_leaks

File = dict[str, Any]
Edit = Callable[[File], object]

TEXT = resources.files("batisseurs.games.my_village").joinpath("components.toml").read_text(encoding="utf-8")
CARDS = ("church", "monk", "chamber", "square", "field", "travel", "workshop", "customer")
LISTS = (
    "profession",
    "village_board",
    "headman_space",
    "resource",
    "category",
    "symbol",
    "travel_pile",
    *CARDS,
)
SINGLE = ("hand", "office", "personal_banner", "school", "question_banner", "coin")


def shipped() -> File:
    """Return our own file as plain data, to be changed."""
    return tomllib.loads(TEXT)


def entry(file: File, id_: str) -> dict[str, Any]:
    """Return one entry of a file."""
    everything = [item for kind in LISTS for item in file[kind]] + [file[kind] for kind in SINGLE]
    found: dict[str, Any] = next(item for item in everything if item["id"] == id_)
    return found


def put(id_: str, **values: object) -> Edit:
    """Change values of one entry."""

    def edit(file: File) -> None:
        assert set(values) <= {*entry(file, id_), "sources", "ends_travels"}
        entry(file, id_).update(values)

    return edit


def say(**values: int) -> Edit:
    """Change numbers of the rules."""

    def edit(file: File) -> None:
        for name, value in values.items():
            file["numbers"][name]["value"] = value

    return edit


def edited(*edits: Edit) -> str:
    """Return our file after some edits."""
    file = shipped()
    for edit in edits:
        edit(file)
    return position_text(file)


def facts_of(text: str) -> f.Facts:
    """Read and check a file as the game does."""
    components = c.read(text)
    check(components)
    return c.to_facts(components)


def fingerprint(text: str) -> str:
    return facts_of(text).fingerprint


@pytest.fixture(scope="module")
def own() -> c.Components:
    """Return our own file."""
    return c.read(TEXT)


@pytest.fixture(scope="module")
def facts() -> f.Facts:
    """Return the arrays of our own file."""
    return facts_of(TEXT)


# What the file lists. ----------------------------------------------------------------------------


def test_every_value_has_a_source(own: c.Components) -> None:
    values = list(c.values(own))
    assert {value.source for value in values} == {"rulebook", "public", "reconstructed"}
    assert len({value.path for value in values}) == len(values)
    assert all(value.value for value in values)


def test_every_value_is_listed_in_the_order_of_the_file(own: c.Components) -> None:
    file = shipped()
    expected = [f"{heading}.{name}" for heading in ("numbers", "pieces") for name in file[heading]]
    listed = [value.path for value in c.values(own)]
    assert listed[: len(expected)] == expected
    entries = []
    for kind, items in file.items():
        if kind in (*LISTS, *SINGLE):
            entries += items if isinstance(items, list) else [items]
    keys = {(item["id"], key) for item in entries for key in set(item) - {"id", "source", "sources"}}
    keys |= {(item["id"], "ends_travels") for item in file["travel"]}
    assert {tuple(path.split(".")) for path in listed[len(expected) :]} == keys
    assert list(dict.fromkeys(path.split(".")[0] for path in listed[len(expected) :])) == [
        item["id"] for item in entries
    ]


@pytest.mark.parametrize(
    ("path", "value", "source"),
    [
        ("numbers.clouds", "10", "public"),
        ("numbers.graves", "19", "reconstructed"),
        ("numbers.score_labourer", "-5", "rulebook"),
        ("pieces.story_points_5", "12", "rulebook"),
        ("office.prices", "1 time | 2 time | 2 time + 1 coin | 3 time + 1 coin", "rulebook"),
        ("abbot.colour", "brown", "public"),
        ("merchant.colour", "blue", "rulebook"),
        ("merchant.first_coffin", "2", "reconstructed"),
        ("merchant.second_coffin", "1", "rulebook"),
        ("school.values", "3/11", "reconstructed"),
        ("ws_brewery_58.values", "5/8", "public"),
        ("ws_brewery_59.values", "5/9", "reconstructed"),
        ("ws_brewery_58.cost", "-", "reconstructed"),
        ("ws_brewery_58.points", "0", "rulebook"),
        ("fi_3.points", "1", "rulebook"),
        ("fi_3.values", "7", "reconstructed"),
        ("sq_1.values", "2/12", "rulebook"),
        ("sq_1.slots", "3", "reconstructed"),
        ("sq_1.points", "2", "reconstructed"),
        ("co_monetary.values", "3", "reconstructed"),
        ("co_monetary.effect", "gain_coins 2", "rulebook"),
        ("co_properties.points", "0", "reconstructed"),
        ("ch_sanatorium.advantage", "repel_rats", "rulebook"),
        ("ch_cloister.name", "Cloister / Cloître / Klasztor", "rulebook"),
        ("mo_r1.cost", "2 horse/coin", "reconstructed"),
        ("mo_q3.action", "school 2", "reconstructed"),
        ("travel_b.cost", "1 cart | 2 coin", "reconstructed"),
        ("travel_e.cost", "2 coin + 1 horse/cart", "reconstructed"),
        ("tr_a2.grey", "1 coin", "public"),
        ("tr_b3.grey", "1 beer", "rulebook"),
        ("tr_c4.grey", "3 time", "public"),
        ("tr_d4.points", "8", "rulebook"),
        ("tr_d4.ends_travels", "true", "rulebook"),
        ("cu_01.values", "?", "rulebook"),
        ("cu_01.points", "3", "reconstructed"),
        ("cu_14.cost", "1 plow + 1 parchment + 1 any", "reconstructed"),
    ],
)
def test_values_and_their_sources(own: c.Components, path: str, value: str, source: str) -> None:
    listed = {value.path: (value.value, value.source) for value in c.values(own)}
    assert listed[path] == (value, source)


def test_totals_of_the_page(own: c.Components) -> None:
    assert [len(getattr(own, kind)) for kind in CARDS] == [4, 12, 4, 4, 8, 19, 20, 33]
    assert sum(len(getattr(own, kind)) for kind in CARDS) == 104
    assert Counter(card.type for card in own.workshop) == dict.fromkeys(c.WORKSHOPS, 4)
    assert Counter(card.symbol for card in own.monk) == {"quill": 3, "chalice": 4, "rosary": 5}
    assert Counter(card.letter for card in own.travel) == {"A": 4, "B": 4, "C": 4, "D": 4, "E": 3}
    assert sum(own.pieces[f"story_points_{size}"].value for size in (1, 2, 5)) == 54
    assert own.pieces["black_markers"].value == 70


def test_totals_of_the_customers(own: c.Components) -> None:
    demand = Counter[str]()
    for card in own.customer:
        (payment,) = card.cost
        for name in (*c.RESOURCES, "any"):
            demand[name] += payment.resource(name)
    assert demand == {"horse": 10, "beer": 11, "plow": 9, "parchment": 11, "cart": 10, "any": 6}
    assert sum(card.points for card in own.customer) == 118
    assert all(card.time == 0 for card in own.customer)


def test_customers_are_worth_what_the_design_says(own: c.Components) -> None:
    """1 resource 2, 2 resources 4, 3 resources 6; more where it is hard, one less with "?"."""
    for card in own.customer:
        (payment,) = card.cost
        number = sum(c.demands(payment).values())
        hard = {(2, 12), (3, 11)} if number == 1 else {(2, 12), (3, 11), (4, 10)}
        cart = payment.cart == number
        more = number < 3 and (card.values in hard or cart) and payment.any < 2
        wild = card.values == "?"
        assert card.points == 2 * number + (more and not wild) - wild, card.id


def test_every_name_is_there_in_three_languages(own: c.Components, facts: f.Facts) -> None:
    names = c.names(own)
    called = [*facts.ids, *facts.profession_ids, *facts.resource_ids, *facts.type_ids, *facts.symbol_ids]
    called += [*facts.category_ids, *facts.board_ids]
    assert set(called) <= set(names)
    assert all(set(spoken) == set(LANGUAGES) for spoken in names.values())
    assert names["ws_brewery_58"] == {"en": "Brewery 5/8", "fr": "Brasserie 5/8", "pl": "Browar 5/8"}
    assert names["brewery"]["fr"] == "Brasserie"
    assert names["field"]["pl"] == "Pole"
    assert names["village_square"]["fr"] == "Place du village"
    assert names["mo_c4"]["pl"] == "Brat Izydor"
    assert len({names[id_]["fr"] for id_ in facts.ids}) == len(facts.ids)


# The fingerprint. ----------------------------------------------------------------------------------


def test_the_fingerprint_does_not_see_comments_and_sources() -> None:
    known = fingerprint(TEXT)
    assert len(known) == 16
    assert fingerprint("# Mine.\n" + TEXT) == known
    assert fingerprint(edited()) == known
    assert fingerprint(TEXT.replace('source = "reconstructed"', 'source = "rulebook"')) == known
    assert fingerprint(edited(put("mo_r1", sources={"cost": "public"}))) == known


@pytest.mark.parametrize(
    "edit",
    [
        put("ch_refuge", points=6),
        put("mo_r2", cost=[{"units": 3, "of": ["beer", "coin"]}]),
        put("cu_33", values=[6]),
        put("travel_a", time=1),
        put("school", right_stories=3),
        put("story_space", stories=2),
        put("hand", points=2),
        say(rat_start_4=17),
        lambda file: file["pieces"]["black_markers"].update(value=71),
    ],
)
def test_the_fingerprint_sees_every_value(edit: Edit) -> None:
    assert fingerprint(edited(edit)) != fingerprint(TEXT)


# Files that cannot be read. ------------------------------------------------------------------------


def refusal(text: str) -> BadComponents:
    """Return the error with which a file is refused: one line, and said without English elsewhere."""
    with pytest.raises(BadComponents) as caught:
        facts_of(text)
    assert "\n" not in caught.value.text
    assert error_leaks(caught.value) == []
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[numbers]", "[numbers", "is not valid TOML"),
        ('game = "my-village"', 'game = "theopolis"', "of 'theopolis', not of 'my-village'"),
        ("layout = 1", "layout = 2", "has layout 2; this program reads layout 1"),
        ("values = [5, 8]", 'values = "5, 8"', "village_board[0].values (board_1)"),
        ("slots = 3", 'slots = "3"', "workshop[0].slots (ws_stable_58): expected number, got text"),
        ('type = "stable"\n', "", "workshop[0] (ws_stable_58): 'type' is missing"),
        ("points = 0\n", "points = 0\nheight = 2\n", "workshop[0] (ws_stable_58) has no 'height'"),
        ("horse = 1,", "gold = 1,", "has no 'gold'"),
        ("grey = { coin = 1 }", "grey = { horse = 1 }", "(tr_a2) has no 'horse'"),
        ('source = "public"', 'source = "hearsay"', "there is no 'hearsay'; there are: public"),
        ('values = "?"\n', 'values = "!"\n', "cu_01.values: there is no '!'; there are: ?"),
        ("advantage =", "white_time = 1\nadvantage =", "church[0] (ch_sanatorium) has no 'white_time'"),
        ("[hand]", "[glove]", "has no 'glove'"),
    ],
)
def test_malformed_files(old: str, new: str, says: str) -> None:
    assert old in TEXT
    assert says in refusal(TEXT.replace(old, new, 1)).text


def test_files_that_are_something_else() -> None:
    assert "is not valid TOML" in refusal("%PDF-1.4").text
    assert "of None" in refusal("").text


def number_gone(name: str) -> Edit:
    return lambda file: file["numbers"].pop(name)


def renamed(kind: str, index: int, id_: str) -> Edit:
    return lambda file: file[kind][index].update(id=id_)


def pieces(name: str, value: int) -> Edit:
    return lambda file: file["pieces"][name].update(value=value)


@pytest.mark.parametrize(
    ("edit", "says"),
    [
        (number_gone("graves"), "numbers.graves is missing"),
        (lambda file: file["pieces"].pop("rats"), "pieces.rats is missing"),
        (lambda file: file["numbers"].update(luck={"value": 1, "source": "public"}), "there is no 'luck'"),
        (lambda file: file["profession"].reverse(), "[[profession]] id: the file says merchant, craftsman"),
        (lambda file: file["resource"].pop(), "[[resource]] id: the file says horse, beer, plow, parchment,"),
        (lambda file: file["village_board"].clear(), "[[village_board]] id: the file says -"),
        (lambda file: file["symbol"].pop(), "[[symbol]] id"),
        (renamed("category", 0, "journeys"), "[[category]] id"),
        (renamed("headman_space", 1, "bank"), "[[headman_space]] id"),
        (lambda file: file["hand"].update(id="glove"), "[hand] id: the file says glove, it must be hand"),
        (renamed("customer", 0, "cu 01"), "which 'cu 01' is not"),
        (renamed("customer", 0, "cu_02"), "the id 'cu_02' is there twice"),
        (renamed("customer", 0, "field"), "the id 'field' is there twice"),
        (renamed("workshop", 0, "stable"), "the id 'stable' is there twice"),
        (put("cu_01", name={"en": "Notary", "fr": " ", "pl": "Notariusz"}), "cu_01.name.fr is empty"),
        (put("cu_01", sources={"prize": "public"}), "cu_01.sources: there is no 'prize'; there are: name,"),
        (say(starting_coins_4=10), "numbers.starting_coins_4: the file says 10, it must be 0 to 9"),
        (say(turns_2=3), "numbers.turns_2: the file says 3, it must be 1 to 2"),
        (say(white_dice_3=9), "numbers.white_dice_3: the file says 9, it must be 8 or less"),
        (say(black_dice_4=4), "numbers.black_dice_4: the file says 4, it must be 3 or less"),
        (say(white_dice_4=4), "numbers.white_dice_4 + numbers.black_dice_4: the file says 7, it must be 8"),
        (say(turns_4=2), "numbers.white_dice_4 + numbers.black_dice_4: the file says 11, it must be 16"),
        (pieces("value_tiles", 3), "pieces.value_tiles: the file says 3, it must be 4 or more"),
        (pieces("rats", -1), "pieces.rats: the file says -1, it must be 0 to 999"),
        (say(customer_zone=0), "numbers.customer_zone: the file says 0, it must be 1 to 9"),
        (say(score_labourer=5), "numbers.score_labourer: the file says 5, it must be -99 to 0"),
        (say(max_rounds=61), "numbers.max_rounds: the file says 61, it must be 60"),
        (say(max_players=5), "numbers.max_players: the file says 5, it must be 4"),
        (say(min_players=1), "numbers.min_players: the file says 1, it must be 2"),
        (say(monk_customers=5), "numbers.monk_customers: the file says 5, it must be 1 to 4"),
        (put("office", prices=[]), "office.prices: the file lists 0, it must list 1 to 4"),
        (
            put("office", prices=[{"time": 1}]),
            "numbers.monk_customers: the file says 2, it must be 1 or less",
        ),
        (
            put("office", prices=[{"time": 2}, {"time": 1}]),
            "office.prices[2].time: the file says 1, it must be 2 to 9",
        ),
        (put("hand", stories=10), "hand.stories: the file says 10, it must be 0 to 9"),
        (put("hand", points=-1), "hand.points: the file says -1, it must be 0 to 99"),
        (put("abbot", first_coffin=10), "abbot.first_coffin: the file says 10, it must be 0 to 9"),
        (put("personal_banner", stories=-1), "personal_banner.stories: the file says -1"),
        (put("school", place_time=10), "school.place_time: the file says 10, it must be 0 to 9"),
        (put("question_banner", time=-1), "question_banner.time: the file says -1, it must be 0 to 9"),
        (put("town_hall", coins=1), "town_hall.coins: the file says 1, it must be 0"),
        (put("coin_space", stories=1), "coin_space.stories: the file says 1, it must be 0"),
        (put("story_space", stories=10), "story_space.stories: the file says 10, it must be 0 to 9"),
        (put("ch_refuge", time=10), "ch_refuge.time: the file says 10, it must be 0 to 9"),
        (put("ch_refuge", points=100), "ch_refuge.points: the file says 100, it must be 0 to 99"),
        (put("ws_forge_58", slots=10), "ws_forge_58.slots: the file says 10, it must be 0 to 9"),
        (put("ws_forge_58", type="mill"), "ws_forge_58.type: there is no 'mill'; there are: brewery"),
        (put("ws_forge_58", resource="beer"), "ws_forge_58.resource: the file says beer, it must be plow"),
        (put("ws_forge_58", white_time=-1), "ws_forge_58.white_time: the file says -1, it must be 0 or more"),
        (put("cu_33", points=100), "cu_33.points: the file says 100, it must be 99 or less"),
        (put("cu_33", cost=[{"plow": -1}]), "cu_33.cost[1].plow: the file says -1, it must be 0 to 9"),
        (put("cu_33", cost=[{}]), "cu_33.cost -: the file says 0, it must be 1 to 4"),
        (put("mo_r1", cost=[{"units": 2}]), "mo_r1.cost: `units` and `of` belong together"),
        (put("mo_r1", cost=[{"of": ["coin"]}]), "mo_r1.cost: `units` and `of` belong together"),
        (put("mo_r1", cost=[{"units": 1, "of": ["gold"]}]), "mo_r1.cost units: there is no 'gold'"),
        (put("mo_r1", cost=[{"coin": 1}] * 4), "mo_r1.cost: the file lists 4, it must list 0 to 3"),
        (
            put("mo_r1", cost=[{"coin": 1, "horse": 1, "beer": 1, "plow": 1, "cart": 1}]),
            "the file says 5, it must be 1 to 4",
        ),
        (put("mo_r1", cost=[{"coin": 5, "horse": 5}]), "mo_r1.cost 5 coin + 5 horse: the file says 10"),
        (put("mo_r1", symbol="cross"), "mo_r1.symbol: there is no 'cross'; there are: chalice"),
        (put("mo_r1", action={"name": "pray", "amount": 1}), "mo_r1.action.name: there is no 'pray'"),
        (put("ch_refuge", advantage="bells"), "ch_refuge.advantage: there is no 'bells'"),
        (put("ch_refuge", windows=1), "ch_refuge.windows: the file says 1, it must be 0"),
        (put("ch_cloister", windows=2), "ch_cloister.windows: the file says 2, it must be 1"),
        (put("ch_refuge", slots=1), "ch_refuge.slots: the file says 1, it must be 0"),
        (put("co_guild", effect={"name": "tax", "amount": 1}), "co_guild.effect.name: there is no 'tax'"),
        (put("co_guild", effect={"name": "store_resource", "amount": 2}), "store_resource: the file says 2"),
        (put("co_monetary", slots=1), "co_monetary.slots: the file says 1, it must be 0"),
        (put("sq_1", stories=10), "sq_1.stories: the file says 10, it must be 0 to 9"),
        (put("fi_1", coins=10), "fi_1.coins: the file says 10, it must be 0 to 9"),
        (put("tr_a1", letter="F"), "tr_a1.letter: there is no 'F'; there are: A, B, C, D, E"),
        (put("travel_a", letter="F"), "travel_a.letter: there is no 'F'"),
        (put("tr_a1", grey={"time": 10}), "tr_a1.grey.time: the file says 10, it must be 0 to 9"),
        (put("tr_a1", points=-1), "tr_a1.points: the file says -1, it must be 0 to 99"),
    ],
)
def test_files_that_the_program_could_not_read(edit: Edit, says: str) -> None:
    error = refusal(edited(edit))
    assert says in error.text
    assert error.text.startswith("the component file cannot be played with: ")
    assert "constraint" not in error.about


def test_a_refusal_in_three_languages() -> None:
    error = refusal(edited(renamed("customer", 0, "cu_02")))
    assert error.message is not None
    said = [Words(language).text(error.message.id, **error.message.args) for language in LANGUAGES]
    assert said == [
        "the id “cu_02” is used twice",
        "l’identifiant «\u00a0cu_02\u00a0» est là deux fois",
        "identyfikator „cu_02” występuje dwa razy",
    ]


# The arrays that the rules read. -------------------------------------------------------------------


def kind(facts: f.Facts, id_: str) -> int:
    return facts.ids.index(id_)


def cost_of(facts: f.Facts, id_: str) -> list[list[tuple[list[int], int]]]:
    """Return a cost by alternatives, each a list of what pays a unit and how many."""
    row = kind(facts, id_)
    found = []
    for way in range(facts.alternatives[row]):
        first = (row * f.ALTERNATIVES + way) * f.DEMANDS
        asked = [
            (f.members(facts.demand_set[at]), facts.demand_units[at])
            for at in range(first, first + f.DEMANDS)
        ]
        found.append([(things, units) for things, units in asked if units])
        assert asked[: len(found[-1])] == found[-1], "demands there come first"
    return found


def test_rows_are_where_the_rules_look_for_them(facts: f.Facts) -> None:
    assert len(facts.ids) == f.ROWS
    assert len(set(facts.ids)) == f.ROWS
    places = {
        f.CHURCH: "ch_sanatorium", f.MONK: "mo_r1", f.CHAMBER: "co_monetary", f.SQUARE: "village_square",
        f.FIELD: "field", f.TRAVEL: "tr_a1", f.WORKSHOP: "ws_stable_58", f.CUSTOMER: "cu_01",
        f.PILE: "travel_a", f.ROWS - 1: "travel_e",
    }  # fmt: skip
    assert {place: facts.ids[place] for place in places} == places


def test_numbers_of_the_rules(facts: f.Facts) -> None:
    assert list(facts.white_dice) == [0, 0, 8, 6, 8]
    assert list(facts.black_dice) == [0, 0, 3, 2, 3]
    assert list(facts.turns) == [0, 0, 2, 1, 1]
    assert list(facts.last_coffin) == [0, 0, 9, 14, 18]
    assert list(facts.rat_start) == [0, 0, 10, 14, 18]
    assert list(facts.starting_coins) == [1, 2, 3, 4]
    assert (facts.red_spaces, facts.graves, facts.clouds, facts.zone) == (6, 19, 10, 6)
    assert (facts.black_die_time, facts.labourer_points, facts.most_windows) == (2, -5, 6)
    assert list(facts.window_points) == [0, 1, 3, 6, 10, 15, 21]


def test_boards(facts: f.Facts) -> None:
    assert list(facts.chronicle) == [2, 1] * 5
    assert f.members(facts.hand_values) == f.members(facts.office_values) == [4, 10]
    assert (facts.hand_points, facts.hand_story, facts.office_cards, facts.monk_office_cards) == (1, 1, 4, 2)
    assert list(facts.office_time) == [0, 1, 2, 2, 3]
    assert list(facts.office_coins) == [0, 0, 0, 1, 1]
    assert [f.members(values) for values in facts.personal_values] == [[5, 8], [5, 9], [6, 8], [6, 9]]
    assert f.members(facts.school_values) == [3, 11]
    assert (facts.personal_story, facts.place_time, facts.right_story) == (1, 1, 2)
    assert (facts.question_time, facts.coin_space_coins, facts.story_space_story) == (1, 1, 3)


def test_the_better_coffin_comes_first() -> None:
    swapped = facts_of(edited(put("abbot", first_coffin=1, second_coffin=2)))
    assert list(swapped.chronicle) == [2, 1] * 5


@pytest.mark.parametrize(
    ("id_", "values", "time", "white", "points", "slots"),
    [
        ("ch_sanatorium", [5], 4, 0, 5, 2),
        ("mo_c2", [6, 8], 1, 0, 0, 0),
        ("co_citizens", [3], 3, 1, 0, 5),
        ("village_square", [2, 12], 2, 0, 2, 3),
        ("field", [7], 2, 0, 1, 1),
        ("tr_d4", [], 0, 0, 8, 0),
        ("ws_wheelwright_69", [6, 9], 3, 1, 0, 2),
        ("cu_24", [5, 9], 0, 0, 6, 0),
        ("cu_01", list(range(2, 13)), 0, 0, 3, 0),
    ],
)
def test_cards_by_row(
    facts: f.Facts, id_: str, values: list[int], time: int, white: int, points: int, slots: int
) -> None:
    row = kind(facts, id_)
    assert f.members(facts.values[row]) == values
    assert (facts.time[row], facts.white_time[row], facts.points[row], facts.slots[row]) == (
        time,
        white,
        points,
        slots,
    )
    assert facts.wild[row] == (len(values) == 11)


def test_a_customers_time_is_that_of_its_white_banner() -> None:
    slow = facts_of(edited(put("cu_24", time=1)))
    row = kind(slow, "cu_24")
    assert (slow.time[row], slow.white_time[row]) == (0, 1)


@pytest.mark.parametrize(
    ("id_", "cost"),
    [
        ("ch_cloister", []),
        ("mo_r1", [[([f.HORSE, f.COIN], 2)]]),
        ("mo_q2", [[([0, 1, 2, 3, 4, f.COIN], 3)]]),
        ("travel_a", [[([f.HORSE, f.COIN], 1)]]),
        ("travel_b", [[([f.CART], 1)], [([f.COIN], 2)]]),
        ("travel_c", [[([f.CART], 1)], [([f.BEER], 2)]]),
        ("travel_d", [[([f.HORSE], 1), ([f.BEER], 1)]]),
        ("travel_e", [[([f.COIN], 2), ([f.HORSE, f.CART], 1)]]),
        ("cu_02", [[([0, 1, 2, 3, 4], 1)]]),
        ("cu_14", [[([f.PLOW], 1), ([f.PARCHMENT], 1), ([0, 1, 2, 3, 4], 1)]]),
        ("cu_29", [[([f.HORSE], 1), ([f.PARCHMENT], 2)]]),
        ("tr_a1", []),
    ],
)
def test_costs_as_demands(facts: f.Facts, id_: str, cost: list[list[tuple[list[int], int]]]) -> None:
    assert cost_of(facts, id_) == cost


def test_a_set_occurs_once_in_an_alternative() -> None:
    twice = facts_of(edited(put("mo_r2", cost=[{"beer": 1, "units": 1, "of": ["beer"]}])))
    assert cost_of(twice, "mo_r2") == [[([f.BEER], 2)]]


def test_religion(facts: f.Facts) -> None:
    assert list(facts.advantage) == [f.REPEL_RATS, f.EXTRA_WINDOW, f.FREE_CUSTOMER, f.REDRAW_TRAVEL]
    assert list(facts.windows) == [0, 1, 0, 0]
    assert list(facts.monk_pile) == [f.ROSARY] * 5 + [f.CHALICE] * 4 + [f.QUILL] * 3
    story, office, school, question = f.STORY, f.OFFICE, f.SCHOOL, f.QUESTION
    assert list(facts.monk_action) == [
        story, question, school, story, office, story, school, office, story, question, story, school,
    ]  # fmt: skip
    assert list(facts.monk_amount) == [2, 1, 1, 2, 1, 3, 2, 1, 3, 1, 3, 2]


def test_council_and_harvest(facts: f.Facts) -> None:
    effects = [f.GIVE_COINS, f.COVER_PROFESSIONS, f.COVER_CATEGORIES, f.GENERIC_RESOURCES]
    assert list(facts.chamber_effect) == effects
    assert list(facts.chamber_amount) == [2, 4, 1, 1]
    assert (facts.field_coins, facts.plow_coins, facts.square_story) == (1, 1, 1)


def test_travels(facts: f.Facts) -> None:
    assert list(facts.letter) == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 3
    coin, beer = 1 << f.COIN, 1 << f.BEER
    assert list(facts.grey_set) == [0, coin, beer, 0] * 3 + [coin, beer, 0, 0] + [0] * 3
    assert list(facts.grey_time) == [0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 3, 0, 0, 0, 0]
    assert [facts.ids[f.TRAVEL + index] for index in range(f.TRAVELS) if facts.ends_travels[index]] == [
        "tr_d4"
    ]
    assert list(facts.least_points) == [3, 4, 5, 6, 8]
    assert list(facts.most_points) == [4, 5, 6, 8, 10]


def test_workshops(facts: f.Facts) -> None:
    assert list(facts.workshop_type) == [resource for resource in range(5) for _ in range(4)]
    assert facts.type_ids == list(c.WORKSHOPS)
    assert facts.resource_ids == [*c.RESOURCES, "coin"]


def test_what_follows_is_worked_out(facts: f.Facts) -> None:
    assert [facts.ids[f.CHURCH + index] for index in f.members(facts.churches_showing[8])] == ["ch_diocesan"]
    assert f.members(facts.letters_showing[7]) == [0, 1, 2, 3, 4]


def test_the_order_of_cards_and_piles_in_a_file_is_free() -> None:
    """Types, letters and symbols are read from the cards, not from their places."""
    mixed = facts_of(
        edited(
            *(lambda file, heading=heading: file[heading].reverse() for heading in (*CARDS, "travel_pile"))
        )
    )
    assert mixed.ids[f.PILE :] == ["travel_a", "travel_b", "travel_c", "travel_d", "travel_e"]
    assert mixed.ids[f.WORKSHOP] == "ws_wheelwright_69"
    assert mixed.workshop_type[0] == f.CART
    assert list(mixed.letter) == [4] * 3 + [3] * 4 + [2] * 4 + [1] * 4 + [0] * 4


def test_a_foreign_file_is_played_with_as_it_is() -> None:
    """Cards renamed and revalued by an owner of the box, within the constraints."""
    text = edited(
        renamed("customer", 32, "cu_innkeeper"),
        put("ch_refuge", cost=[{"coin": 1}], points=7),
        say(rat_start_2=9, starting_coins_1=0),
    )
    other = facts_of(text)
    assert other.ids[f.CUSTOMER + 32] == "cu_innkeeper"
    assert cost_of(other, "ch_refuge") == [[([f.COIN], 1)]]
    assert (other.rat_start[2], other.starting_coins[0]) == (9, 0)
    assert notes(c.read(text)) == []
