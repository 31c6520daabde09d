"""The component file: what it lists, how it is refused, and that the game is played with what it says."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis import constraints
from batisseurs.games.theopolis.facts import KINDS, SACRAMENTS, SAINTS, Facts
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.kernel import CHANCE, BadComponents, Seeded, choice_text, position_text
from tests.games.theopolis.given import (
    choices,
    city_of,
    given,
    of,
    play,
    resources_of,
    sacraments_of,
    side,
    waits_for,
)

File = dict[str, Any]
LISTS = ("building", "wonder", "person", "symbol", "disaster", "saint", "sacrament", "resource")


def shipped() -> File:
    """Return our own file as plain data, to be changed."""
    return tomllib.loads(THEOPOLIS.component_text())


def entry(file: File, id_: str) -> dict[str, Any]:
    """Return one entry of a file."""
    found: dict[str, Any] = next(entry for kind in LISTS for entry in file[kind] if entry["id"] == id_)
    return found


def number(file: File, name: str) -> dict[str, Any]:
    """Return a number of the rules with its source."""
    found: dict[str, Any] = file["numbers"][name]
    return found


def text_of(file: File) -> str:
    """Write a file; positions are TOML too."""
    return position_text(file)


def with_values(id_: str, **values: object) -> Facts:
    """Return the components of our file after a change of one entry."""
    file = shipped()
    entry(file, id_).update(values)
    facts: Facts = THEOPOLIS.components(text_of(file))
    return facts


# What the file lists. ----------------------------------------------------------------------------


def test_every_value_has_a_source() -> None:
    values = THEOPOLIS.component_values()
    assert {value.source for value in values} == {"rulebook", "public", "reconstructed"}
    assert len({value.path for value in values}) == len(values)
    assert all(value.value for value in values)


def test_every_value_is_listed() -> None:
    listed = {value.path: value for value in THEOPOLIS.component_values()}
    file = shipped()
    expected = {f"numbers.{name}" for name in file["numbers"]}
    for kind in (*LISTS, "apocalypse"):
        for item in file[kind] if kind in LISTS else [file[kind]]:
            keys = set(item) - {"id", "source", "sources", "parts"}
            keys |= {f"part {index + 1}" for index in range(len(item.get("parts", [])))}
            keys |= {"type"} if kind in LISTS[:5] else set()
            keys |= {"stones", "worth"} if kind in LISTS[:4] else set()
            expected |= {f"{item['id']}.{key}" for key in keys}
    assert set(listed) == expected


@pytest.mark.parametrize(
    ("path", "value", "source"),
    [
        ("numbers.score_original_point", "-1", "rulebook"),
        ("chapel.cost", "1/2/0", "reconstructed"),
        ("bishop.cost", "1/1/1", "rulebook"),
        ("bishop.copies", "4", "reconstructed"),
        ("bread_and_wine.type", "symbol", "rulebook"),
        ("vault.type", "building", "reconstructed"),
        ("hermit.effect", "worth_alone 2", "public"),
        ("flood.part 1", "most resources: resource 1", "public"),
        ("flood.part 2", "most persons: person 1", "reconstructed"),
        ("schism.part 1", "most sacraments: one_of (priest, deacon, bishop) 1", "reconstructed"),
        ("st_benedict.effect", "cheaper (monk, nun, hermit) 1/1/0", "reconstructed"),
        ("baptism.needs", "priest or deacon + baptismal_water or baptistery", "reconstructed"),
        (
            "anointing.name",
            "Anointing of the Sick / Sacrement des malades / Namaszczenie chorych",
            "rulebook",
        ),
        ("apocalypse.copies", "1", "rulebook"),
    ],
)
def test_values_and_their_sources(path: str, value: str, source: str) -> None:
    listed = {value.path: (value.value, value.source) for value in THEOPOLIS.component_values()}
    assert listed[path] == (value, source)


def test_the_file_has_what_the_rules_make_room_for() -> None:
    components = c.read(THEOPOLIS.component_text())
    assert (len(components.kinds), len(components.saint), len(components.sacrament)) == (
        KINDS,
        SAINTS,
        SACRAMENTS,
    )
    for kind, ids in constraints.BOX.items():
        assert tuple(item.id for item in getattr(components, kind)) == ids
    used = {card.effect.name for card in components.city_cards}
    assert used | {"take_any_from_neighbour"} == c.CARD_EFFECTS  # for boxes that say so
    assert {saint.effect.name for saint in components.saint} | {"none"} == c.SAINT_EFFECTS
    assert {sacrament.effect.name for sacrament in components.sacrament} | {"none"} == c.SACRAMENT_EFFECTS


def test_names_in_three_languages() -> None:
    assert THEOPOLIS.name_of("hospital", "fr") == "Hôtel-Dieu"
    assert THEOPOLIS.name_of("st_roch", "pl") == "św. Roch"
    assert THEOPOLIS.name_of("faith", "en") == "Faith"


# The fingerprint. ----------------------------------------------------------------------------------


def test_the_fingerprint_does_not_see_comments_and_sources() -> None:
    own = THEOPOLIS.fingerprint()
    text = THEOPOLIS.component_text()
    assert THEOPOLIS.fingerprint(THEOPOLIS.components("# Mine.\n" + text)) == own
    assert THEOPOLIS.fingerprint(THEOPOLIS.components(text_of(shipped()))) == own
    other = text.replace('source = "reconstructed"', 'source = "rulebook"').replace(
        "sources = {", "sources = {#", 0
    )
    assert other != text
    assert THEOPOLIS.fingerprint(THEOPOLIS.components(other)) == own
    assert THEOPOLIS.fingerprint(with_values("vault", sources={"effect": "public"})) == own


@pytest.mark.parametrize(
    ("id_", "values"),
    [
        ("chapel", {"copies": 5}),
        ("chapel", {"stones": 2}),
        ("chapel", {"cost": {"faith": 1, "hope": 1, "charity": 0}}),
        ("nun", {"worth": 2}),
        ("nun", {"effect": {"name": "lose_points", "amount": 2}}),
        ("famine", {"copies": 2}),
        (
            "famine",
            {"parts": [{"measure": "resources", "extreme": "fewest", "loss": "resource", "amount": 2}]},
        ),
        ("st_paul", {"number": 11}),
        ("st_peter", {"effect": {"name": "stones", "amount": 2}}),
        ("orders", {"needs": [["bishop"], ["priest", "deacon"], ["chalice_and_paten"]]}),
        ("orders", {"effect": {"name": "none"}}),
    ],
)
def test_the_fingerprint_sees_every_value(id_: str, values: dict[str, object]) -> None:
    assert THEOPOLIS.fingerprint(with_values(id_, **values)) != THEOPOLIS.fingerprint()


def test_the_fingerprint_sees_the_numbers() -> None:
    file = shipped()
    number(file, "pile_hope")["value"] = 25
    assert THEOPOLIS.fingerprint(THEOPOLIS.components(text_of(file))) != THEOPOLIS.fingerprint()


# Files that cannot be read. ------------------------------------------------------------------------


def refusal(text: str) -> str:
    """Return the one line with which a file is refused."""
    with pytest.raises(BadComponents) as caught:
        THEOPOLIS.components(text)
    assert "\n" not in caught.value.text
    return caught.value.text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[numbers]", "[numbers", "is not valid TOML"),
        ('game = "theopolis"', 'game = "nehemiah"', "of 'nehemiah', not of 'theopolis'"),
        ('game = "theopolis"', "", "of None, not of 'theopolis'"),
        ("layout = 1", "layout = 2", "has layout 2; this program reads layout 1"),
        ("layout = 1", "", "has layout None; this program reads layout 1"),
        ("layout = 1", 'layout = 2\nedition = "new"', "has layout 2; this program reads layout 1"),
        ("copies = 4", 'copies = "4"', "building[0].copies (chapel): expected number, got text"),
        (
            "stones = 1\n",
            "stones = 1.5\n",
            "building[0].stones (chapel): expected number, got decimal",
        ),
        ("stones = 1\n", "stones = 1\nheight = 9\n", "building[0] (chapel) has no 'height'"),
        ("copies = 4\n", "", "building[0] (chapel): 'copies' is missing"),
        ("charity = 0 }", "gold = 0 }", "building[0].cost (chapel) has no 'gold'"),
        (
            'extreme = "most"',
            'extreme = "more"',
            "flood.parts[1].extreme: there is no 'more'; there are: fewest, most",
        ),
        (
            'timing = "permanent"',
            'timing = "later"',
            "st_paul.timing: there is no 'later'; there are: immediate, permanent",
        ),
        ('source = "rulebook"', 'source = "hearsay"', "'hearsay'"),
        (
            'id = "flood"',
            'id = "flood"\ncost = { faith = 1 }',
            "disaster[0] (flood) has no 'cost'",
        ),
        ("value = 20,", "value = true,", "numbers[...].value: expected number, got switch"),
        (', source = "rulebook" }', " }", "numbers[...]: 'source' is missing"),
        ("[numbers]", "[figures]", "TOML has no 'figures'"),
    ],
)
def test_malformed_files(old: str, new: str, says: str) -> None:
    text = THEOPOLIS.component_text()
    assert old in text
    assert says in refusal(text.replace(old, new, 1))


def test_files_that_are_something_else() -> None:
    assert "is not valid TOML" in refusal("%PDF-1.4")
    assert "of None" in refusal("")
    assert "of None" in refusal('game = 3\nbuilding = "yes"'.replace("game = 3\n", ""))


def remove(id_: str) -> Callable[[File], None]:
    def edit(file: File) -> None:
        for kind in LISTS:
            file[kind] = [item for item in file[kind] if item["id"] != id_]

    return edit


def update(id_: str, **values: object) -> Callable[[File], None]:
    return lambda file: entry(file, id_).update(values)


def say(name: str, value: int) -> Callable[[File], None]:
    return lambda file: number(file, name).update(value=value)


@pytest.mark.parametrize(
    ("edit", "says"),
    [
        (
            remove("chapel"),
            "[[building]]: 'chapel' is missing; what is not in the box has copies = 0",
        ),
        (remove("st_roch"), "[[saint]]: 'st_roch' is missing; what is not in the box has copies = 0"),
        (remove("orders"), "[[sacrament]]: 'orders' is missing; what is not in the box has copies = 0"),
        (
            lambda file: file["wonder"].clear(),
            "[[wonder]]: 'wonder' is missing; what is not in the box has copies = 0",
        ),
        (update("chapel", id="temple"), "[[building]]: there is no 'temple'; there are: chapel"),
        (
            update("chapel", id="church"),
            "[[building]]: there are 2 entries 'church'; one entry says all about its copies",
        ),
        (update("chapel", id="priest"), "[[building]]: there is no 'priest'; there are: chapel"),
        (
            lambda file: file["apocalypse"].update(id="end"),
            "[apocalypse].id: the file says end, it must be apocalypse",
        ),
        (
            update("chapel", name={"en": "Chapel", "fr": " ", "pl": "Kaplica"}),
            "chapel.name.fr is empty",
        ),
        (update("chapel", sources={"prize": "public"}), "chapel.sources: there is no 'prize'; there are: id"),
        (update("flood", sources={"part 3": "public"}), "flood.sources: there is no 'part 3'; there are: id"),
        (lambda file: file["numbers"].pop("board"), "numbers.board is missing"),
        (
            lambda file: file["numbers"].update(luck=number(file, "board")),
            "[numbers]: there is no 'luck'; there are: min_players",
        ),
        (say("pile_hope", -1), "numbers.pile_hope: the file says -1, it must be 0 to 99"),
        (say("pile_hope", 4), "numbers.pile_hope: the file says 4, but 5 cities begin with 1 each"),
        (say("board", 9), "numbers.board: the file says 9, it must be 1 to 8"),
        (say("board", 3), "numbers.hand_limit: the file says 4, it must be at most the board, 3"),
        (say("max_rounds", 0), "numbers.max_rounds: the file says 0, it must be 1 to 1000"),
        (say("max_rounds", 60), "numbers.max_rounds: the file says 60, it must be 50"),
        (say("max_players", 4), "numbers.max_players: the file says 4, it must be 5"),
        (say("min_players", 1), "numbers.min_players: the file says 1, it must be 2"),
        (say("exchanges", 8), "a turn could have 11 exchanges; it must be at most 9"),
        (update("chapel", copies=-1), "chapel.copies: the file says -1, it must be 0 to 99"),
        (update("plague", copies=-1), "plague.copies: the file says -1, it must be 0 to 99"),
        (update("chapel", copies=99, stones=1), None),
        (
            lambda file: [update(id_, copies=60)(file) for id_ in ("chapel", "church")],
            "the deck has 204 cards",
        ),
        (update("chapel", cost={"faith": -1}), "chapel.cost.faith: the file says -1, it must be 0 to 99"),
        (update("rings", stones=1), "rings.stones: the file says 1, it must be 0"),
        (update("wonder", stones=1), "wonder.stones: the file says 1, it must be 0"),
        (update("chapel", worth=1), "chapel.worth: the file says 1, it must be 0"),
        (update("pope", worth=100), "pope.worth: the file says 100, it must be 99 or less"),
        (
            update("chapel", effect={"name": "fly"}),
            "chapel.effect: there is no 'fly'; there are: add_resource",
        ),
        (
            update("chapel", effect={"name": "cheaper"}),
            "chapel.effect: there is no 'cheaper'; there are: add_resource",
        ),
        (
            update("st_paul", effect={"name": "win"}),
            "st_paul.effect: there is no 'win'; there are: add_resource",
        ),
        (
            update("orders", effect={"name": "stones", "amount": 1}),
            "orders.effect: there is no 'stones'; there are: additions",
        ),
        (
            update("chapel", effect={"name": "win"}),
            "chapel.effect: the file says win; the Wonder wins and nothing else does (TH-146)",
        ),
        (
            update("wonder", effect={"name": "none"}),
            "wonder.effect: the file says none; the Wonder wins and nothing else does (TH-146)",
        ),
        (
            update("rings", effect={"name": "worth_alone", "amount": 1}),
            "rings.effect: the file says worth_alone; only a Person has a worth",
        ),
        (
            update("school", effect={"name": "exchanges"}),
            "school.effect exchanges amount: the file says 0, it must be 1 to 9",
        ),
        (
            update("nun", effect={"name": "lose_points", "amount": -4}),
            "nun.effect lose_points amount: the file says -4, it must be 1 to 99",
        ),
        (
            update("chapel", effect={"name": "none", "amount": 1}),
            "chapel.effect none amount: the file says 1, it must be 0",
        ),
        (update("benefactor", effect={"name": "add_resource", "amount": 2}), "it must be 1"),
        (update("st_thomas_aquinas", effect={"name": "hand_limit", "amount": 3}), "it must be 4 to 8"),
        (update("st_thomas_aquinas", effect={"name": "hand_limit", "amount": 9}), "it must be 4 to 8"),
        (
            update("abbey", effect={"name": "worth_more", "amount": 1}),
            "abbey.effect worth_more kinds is empty; it must name something",
        ),
        (
            update("abbey", effect={"name": "worth_more", "amount": 1, "kinds": ["rings"]}),
            "abbey.effect worth_more kinds: there is no 'rings'; there are: priest",
        ),
        (
            update("abbey", effect={"name": "worth_more", "amount": 1, "kinds": ["nun", "nun"]}),
            "abbey.effect worth_more kinds: 'nun' is named twice",
        ),
        (
            update("chapel", effect={"name": "none", "kinds": ["nun"]}),
            "chapel.effect none kinds: the file lists 1, it must list 0",
        ),
        (
            update("chapel", effect={"name": "none", "cost": {"hope": 1}}),
            "chapel.effect none cost: the file says 1, it must be 0",
        ),
        (
            update("st_benedict", effect={"name": "cheaper", "kinds": ["monk"]}),
            "st_benedict.effect cheaper cost: the file says 0, it must be 1 or more",
        ),
        (
            update("st_benedict", effect={"name": "cheaper", "kinds": ["plague"], "cost": {"hope": 1}}),
            "st_benedict.effect cheaper kinds: there is no 'plague'; there are: chapel",
        ),
        (
            update("st_vincent_de_paul", effect={"name": "add_resource", "amount": 1, "kinds": ["gold"]}),
            "st_vincent_de_paul.effect add_resource kinds: there is no 'gold'; there are: faith",
        ),
        (
            update("st_augustine", timing="permanent"),
            "st_augustine.timing: the file says permanent, it must be immediate",
        ),
        (
            update("st_vincent_de_paul", timing="permanent"),
            "st_vincent_de_paul.timing: the file says permanent, it must be immediate",
        ),
        (
            update("st_paul", timing="immediate"),
            "st_paul.timing: the file says immediate, it must be permanent",
        ),
        (update("st_paul", number=-1), "st_paul.number: the file says -1, it must be 0 to 99"),
        (update("orders", group="holy"), "orders.group: there is no 'holy'; there are: healing"),
        (update("orders", needs=[]), "orders.needs: the file lists 0, it must list 1 to 4"),
        (update("orders", needs=[["monk"], []]), "orders.needs [] is empty; it must name something"),
        (
            update("orders", needs=[["monk"], ["abbot"]]),
            "orders.needs: there is no 'abbot'; there are: chapel",
        ),
        (
            update("orders", needs=[["monk"], ["monk"]]),
            "orders.needs: 'monk' is named twice; one copy is enough for a sacrament (TH-121)",
        ),
        (
            update("orders", needs=[["monk"], ["nun"], ["pope"], ["priest"], ["bishop"]]),
            "orders.needs: the file lists 5, it must list 1 to 4",
        ),
    ],
)
def test_files_that_the_program_could_not_read(edit: Callable[[File], object], says: str | None) -> None:
    file = shipped()
    edit(file)
    if says is None:
        THEOPOLIS.components(text_of(file))
    else:
        assert says in refusal(text_of(file))
        assert "TH-C" not in refusal(text_of(file))


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ({"measure": "luck"}, "famine.parts[1].measure: there is no 'luck'; there are: buildings"),
        ({"loss": "faith"}, "famine.parts[1].loss: there is no 'faith'; there are: building"),
        ({"amount": 0}, "famine.parts[1].amount: the file says 0, it must be 1 to 9"),
        ({"loss": "person", "amount": 2}, "famine.parts[1].amount: the file says 2, it must be 1"),
        (
            {"loss": "regain_points", "amount": -4},
            "famine.parts[1].amount: the file says -4, it must be 1 to 99",
        ),
        ({"loss": "one_of", "amount": 1}, "famine.parts[1].kinds is empty; it must name something"),
        (
            {"loss": "one_of", "amount": 1, "kinds": ["war"]},
            "famine.parts[1].kinds: there is no 'war'; there are: chapel",
        ),
        ({"kinds": ["nun"]}, "famine.parts[1].kinds: the file lists 1, it must list 0"),
    ],
)
def test_disasters_that_the_program_could_not_read(part: dict[str, object], says: str) -> None:
    file = shipped()
    entry(file, "famine")["parts"][0].update(part)
    assert says in refusal(text_of(file))
    file = shipped()
    entry(file, "famine")["parts"] *= 5
    assert "famine.parts: the file lists 5, it must list 0 to 4" in refusal(text_of(file))


# The game is played with what the file says. -------------------------------------------------------


def test_a_changed_cost() -> None:
    cheap = with_values("chapel", cost={"faith": 0, "hope": 1, "charity": 0})
    hope = side(hand=["chapel"], resources=(0, 1, 0))
    assert choices(given(p1=hope), "play") == []
    table = given(p1=hope, components=cheap)
    play(table, "p1 play chapel")
    assert city_of(table, "p1") == ["chapel"]


def test_changed_copies() -> None:
    more = with_values("basilica", copies=3)
    table = given(p1=side(city=["basilica"], hand=["basilica"]), discard=["basilica"], components=more)
    assert not THEOPOLIS.broken_laws(table)
    assert THEOPOLIS.new(2, None, more).facts.deck_cards() == 93  # type: ignore[attr-defined]


def test_a_card_that_is_not_in_the_box_never_comes() -> None:
    none = with_values("pope", copies=0)
    table = THEOPOLIS.new(2, None, none)
    assert "reveal pope" not in [said.text for _, said in choice_text.spoken_choices(table, CHANCE)]


@pytest.mark.parametrize(("amount", "left"), [(4, 16), (7, 13)])
def test_a_changed_amount(amount: int, left: int) -> None:
    changed = with_values("martyr", effect={"name": "lose_points_and_leave", "amount": amount})
    table = given(p1=side(hand=["martyr"], resources=(2, 2, 2)), components=changed)
    play(table, "p1 play martyr")
    assert of(table, "p1").original_points == left
    assert city_of(table, "p1") == []


def test_changed_stones_and_worth() -> None:
    city = side(city=["church", "missionary"])
    assert of(given(p1=city, components=with_values("church", stones=5)), "p1").stones == 5
    assert of(given(p1=city, components=with_values("missionary", worth=6)), "p1").original_points == 14


def test_a_changed_combination() -> None:
    changed = with_values("reconciliation", needs=[["deacon"], ["rings", "stole"], ["nun"]])
    assert sacraments_of(given(p1=side(city=["priest", "stole"]), components=changed), "p1") == []
    for symbol in ("rings", "stole"):
        city = side(city=["deacon", "nun", symbol])
        assert sacraments_of(given(p1=city, components=changed), "p1") == ["reconciliation"]


def test_a_changed_disaster() -> None:
    parts = [{"measure": "stones", "extreme": "fewest", "loss": "resource", "amount": 1}]
    table = given(p1=side(hand=["war"]), p2=side(city=["chapel"]), components=with_values("war", parts=parts))
    play(table, "p1 exchange war", "p1 take monk")
    assert waits_for(table) == "p1 LoseResource"


def test_changed_numbers() -> None:
    file = shipped()
    for name, value in {
        "additions": 2,
        "exchanges": 2,
        "starting_faith": 3,
        "board": 7,
        "pile_hope": 30,
    }.items():
        number(file, name)["value"] = value
    changed = THEOPOLIS.components(text_of(file))
    assert changed.board == 7
    table = THEOPOLIS.new(2, None, changed)
    assert resources_of(table, "p1") == (3, 1, 1)  # type: ignore[arg-type]
    table = given(board=["chapel"] * 4 + ["church"] * 3, p1=side(hand=["pope", "nun"]), components=changed)
    play(table, "p1 add hope", "p1 add hope", "p1 exchange pope", "p1 take church")
    assert choices(table, "add") == []
    assert choices(table, "exchange") == ["exchange church", "exchange nun"]


# Every effect reaches the rules, no matter who has it. ---------------------------------------------------


def with_effect(owner: str, effect: dict[str, object]) -> Facts:
    """Give an effect to a card, a saint or a sacrament that has another one."""
    file = shipped()
    entry(file, owner)["effect"] = effect
    if "timing" in entry(file, owner):
        entry(file, owner)["timing"] = "permanent"
    facts: Facts = THEOPOLIS.components(text_of(file))
    return facts


def laid(facts: Facts, source: dict[str, Any], hand: list[str], **more: Any) -> TheopolisTable:
    """Lay a table on which p1 has the source of an effect, and more."""
    city = [*source.get("city", []), *more.pop("city", [])]
    saint = source.get("saint")
    own = side(city=city, hand=hand, saint=saint, resources=more.pop("resources", (1, 1, 1)))
    return given(p1=own, components=facts, **more)


def more_exchanges(facts: Facts, source: dict[str, Any]) -> bool:
    table = laid(facts, source, ["martyr", "knight"])
    play(table, "p1 exchange martyr", "p1 take church")
    return bool(choices(table, "exchange"))


def larger_hand(facts: Facts, source: dict[str, Any]) -> bool:
    return of(laid(facts, source, []), "p1").hand_limit == 6


def safe_buildings(facts: Facts, source: dict[str, Any]) -> bool:
    table = laid(facts, source, ["fire"], city=["church"])
    play(table, "p1 exchange fire", "p1 take church")
    return waits_for(table) == "chance RevealCard"


def safe_persons(facts: Facts, source: dict[str, Any]) -> bool:
    table = laid(facts, source, ["plague"], city=["nun"])
    play(table, "p1 exchange plague", "p1 take church")
    return waits_for(table) == "chance RevealCard"


def barred_bishops(facts: Facts, source: dict[str, Any]) -> bool:
    table = laid(facts, source, [], city=["stole"], turn="p2", p2=side(hand=["bishop"]))
    play(table, "p2 play bishop")
    return waits_for(table) == "p2 MainPhase"


def dearer_nuns(facts: Facts, source: dict[str, Any]) -> bool:
    plain = of(laid(facts, source, []), "p1").original_points
    return of(laid(facts, source, [], city=["nun"]), "p1").original_points == plain - 2


def points_each_turn(facts: Facts, source: dict[str, Any]) -> bool:
    return of(laid(facts, source, []), "p1").original_points <= 15


def confession(facts: Facts, source: dict[str, Any]) -> bool:
    table = laid(facts, source, ["martyr"])
    before = of(table, "p1").original_points
    if choices(table, "confess"):
        play(table, "p1 confess martyr")
    return of(table, "p1").original_points == before - 2


def recovered_persons(facts: Facts, source: dict[str, Any]) -> bool:
    table = laid(facts, source, [], discard=["martyr", "vault"])
    play(table, "p1 end")
    return choices(table, "recover") == ["recover martyr"]


def more_additions(facts: Facts, source: dict[str, Any]) -> bool:
    table = laid(facts, source, [])
    play(table, "p1 add faith")
    return bool(choices(table, "add"))


def cheaper_nuns(facts: Facts, source: dict[str, Any]) -> bool:
    table = laid(facts, source, ["nun", "stole"], resources=(1, 1, 2))
    return choices(table, "play") == ["play nun"]


def more_stones(facts: Facts, source: dict[str, Any]) -> bool:
    return of(laid(facts, source, []), "p1").stones == 3


def ignored_disasters(facts: Facts, source: dict[str, Any]) -> bool:
    table = laid(facts, source, ["plague"], city=["nun"])
    play(table, "p1 exchange plague", "p1 take church")
    return waits_for(table) == "p1 UseRosary"


Shown = Callable[[Facts, dict[str, Any]], bool]
LASTING: list[tuple[dict[str, object], Shown]] = [
    ({"name": "exchanges", "amount": 1}, more_exchanges),
    ({"name": "hand_limit", "amount": 6}, larger_hand),
    ({"name": "buildings_safe"}, safe_buildings),
    ({"name": "persons_safe"}, safe_persons),
    ({"name": "bishops_barred"}, barred_bishops),
    ({"name": "worth_more", "amount": 1, "kinds": ["nun"]}, dearer_nuns),
    ({"name": "points_each_turn", "amount": 4}, points_each_turn),
    ({"name": "confess", "amount": 2}, confession),
    ({"name": "refill_from_discard"}, recovered_persons),
    ({"name": "additions", "amount": 2}, more_additions),
    ({"name": "cheaper", "kinds": ["nun"], "cost": {"faith": 0, "hope": 1, "charity": 1}}, cheaper_nuns),
    ({"name": "stones", "amount": 3}, more_stones),
    ({"name": "ignore_disaster"}, ignored_disasters),
]
SOURCES: list[tuple[str, set[str], dict[str, Any]]] = [
    ("rings", c.CARD_EFFECTS, {"city": ["rings"]}),
    ("st_paul", c.SAINT_EFFECTS, {"saint": "st_paul"}),
    ("orders", c.SACRAMENT_EFFECTS, {"city": ["bishop", "priest", "chalice_and_paten"]}),
]


@pytest.mark.parametrize(
    ("owner", "source", "effect", "shown"),
    [
        pytest.param(owner, source, effect, shown, id=f"{owner} {effect['name']}")
        for owner, known, source in SOURCES
        for effect, shown in LASTING
        if effect["name"] in known
    ],
)
def test_lasting_effects(owner: str, source: dict[str, Any], effect: dict[str, object], shown: Shown) -> None:
    assert not shown(with_effect(owner, {"name": "none"}), source)
    assert shown(with_effect(owner, effect), source)


@pytest.mark.parametrize(
    ("effect", "waits", "points"),
    [
        ({"name": "none"}, "p1 MainPhase", 20),
        ({"name": "replace_board_card"}, "p1 BringFromDiscard", 20),
        ({"name": "take_from_neighbour", "amount": 4}, "p1 TakeFromNeighbour", 20),
        ({"name": "take_from_neighbour", "amount": 2}, "p1 MainPhase", 20),
        ({"name": "lose_points", "amount": 3}, "p1 MainPhase", 17),
        ({"name": "lose_points_and_leave", "amount": 2}, "p1 MainPhase", 18),
        ({"name": "discard_board_cards", "amount": 2}, "p1 DiscardBoardCard", 20),
        ({"name": "add_resource", "amount": 1}, "p1 AddFreeResource", 20),
    ],
)
def test_arrival_effects(effect: dict[str, object], waits: str, points: int) -> None:
    table = given(
        p1=side(hand=["rings"]),
        p2=side(city=["stole"]),
        discard=["martyr"],
        components=with_effect("rings", effect),
    )
    play(table, "p1 play rings")
    assert waits_for(table) == waits
    assert of(table, "p1").original_points == points
    assert city_of(table, "p1") == ([] if effect["name"] == "lose_points_and_leave" else ["rings"])


def test_a_person_worth_more_alone() -> None:
    changed = with_effect("nun", {"name": "worth_alone", "amount": 5})
    assert of(given(p1=side(city=["nun"]), components=changed), "p1").original_points == 15
    assert of(given(p1=side(city=["nun", "bishop"]), components=changed), "p1").original_points == 19
    assert of(given(p1=side(city=["bishop"]), components=changed), "p1").original_points == 20


@pytest.mark.parametrize(
    ("effect", "points", "resources"),
    [
        ({"name": "lose_points", "amount": 6}, 14, (1, 1, 1)),
        ({"name": "add_resource", "amount": 2, "kinds": ["faith", "hope"]}, 20, (3, 3, 1)),
        ({"name": "none"}, 20, (1, 1, 1)),
    ],
)
def test_saints_at_set_up(effect: dict[str, object], points: int, resources: tuple[int, ...]) -> None:
    file = shipped()
    timing = "permanent" if effect["name"] == "none" else "immediate"
    entry(file, "st_paul").update(effect=effect, timing=timing)
    table = THEOPOLIS.new(2, None, THEOPOLIS.components(text_of(file)))
    assert isinstance(table, TheopolisTable)
    source = Seeded(3)
    while waits_for(table) != "chance DealSaint":
        table.play(CHANCE, source.answer(table))
    play(table, "chance deal st_paul to p1", "chance deal st_roch to p2")
    assert (of(table, "p1").original_points, resources_of(table, "p1")) == (points, resources)
    assert (of(table, "p2").original_points, resources_of(table, "p2")) == (20, (1, 1, 1))
    assert waits_for(table) == "p1 MainPhase"


def test_the_lowest_number_begins() -> None:
    table = THEOPOLIS.new(2, None, with_values("st_paul", number=50))
    assert isinstance(table, TheopolisTable)
    source = Seeded(3)
    while waits_for(table) != "chance DealSaint":
        table.play(CHANCE, source.answer(table))
    play(table, "chance deal st_paul to p1", "chance deal st_roch to p2")
    assert waits_for(table) == "p2 MainPhase"


def test_the_order_of_entries_is_free() -> None:
    """A file may list its cards in any order; it is another fingerprint, but the same game."""
    file = shipped()
    for kind in LISTS[:-1]:
        file[kind].reverse()
    table = given(
        p1=side(city=["priest", "stole", "church"], hand=["martyr"], resources=(2, 2, 2), saint="st_peter"),
        components=THEOPOLIS.components(text_of(file)),
    )
    assert sacraments_of(table, "p1") == ["reconciliation"]
    assert of(table, "p1").stones == 3
    play(table, "p1 play martyr")
    assert of(table, "p1").original_points == 15


def test_components_can_be_written_and_read_again() -> None:
    """The typed form holds all that the text says."""
    components = c.read(THEOPOLIS.component_text())
    assert msgspec.convert(msgspec.to_builtins(components), c.Components) == components
