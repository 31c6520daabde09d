"""The component file: what it lists, how it is refused, and what the rules read of it."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib import resources
from typing import Any

import msgspec
import pytest

from batisseurs.games.nehemiah import components as c
from batisseurs.games.nehemiah import constraints
from batisseurs.games.nehemiah import facts as f
from batisseurs.kernel import BadComponents, position_text
from batisseurs.words.catalogue import LANGUAGES, Words

File = dict[str, Any]
LISTS = ("work", "deck", "gate", "board", "foreman", "colour")


def own_text() -> str:
    """Return the text of our own file."""
    return (
        resources.files("batisseurs.games.nehemiah").joinpath("components.toml").read_text(encoding="utf-8")
    )


def checked(text: str) -> c.Components:
    """Read a file as the game does."""
    components = c.read(text)
    constraints.check(components)
    return components


def shipped() -> File:
    """Return our own file as plain data, to be changed."""
    return tomllib.loads(own_text())


def entry(file: File, id_: str) -> dict[str, Any]:
    """Return one entry of a file."""
    found: dict[str, Any] = next(entry for kind in LISTS for entry in file[kind] if entry["id"] == id_)
    return found


def cards(file: File, deck: str, face: str) -> dict[str, Any]:
    """Return the cards of a face in a deck."""
    found: dict[str, Any] = next(cards for cards in entry(file, deck)["cards"] if cards["face"] == face)
    return found


def table(file: File, board: str, players: int) -> dict[str, Any]:
    """Return a score table."""
    found: dict[str, Any] = next(each for each in entry(file, board)["table"] if each["players"] == players)
    return found


def number(file: File, name: str) -> dict[str, Any]:
    """Return a number of the rules with its source."""
    found: dict[str, Any] = file["numbers"][name]
    return found


def text_of(file: File) -> str:
    """Write a file; positions are TOML too."""
    return position_text(file)


def with_values(id_: str, **values: object) -> c.Components:
    """Return our file after a change of one entry."""
    file = shipped()
    entry(file, id_).update(values)
    return checked(text_of(file))


# What the file lists. ----------------------------------------------------------------------------


def test_every_value_has_a_source() -> None:
    values = list(c.values(checked(own_text())))
    assert {value.source for value in values} == {"rulebook", "reconstructed"}
    assert len({value.path for value in values}) == len(values)
    assert all(value.value for value in values)


def test_every_value_is_listed() -> None:
    file = shipped()
    expected = {f"numbers.{name}" for name in file["numbers"]}
    for kind in LISTS:
        for item in file[kind]:
            keys = set(item) - {"id", "source", "sources", "cards", "table"}
            for each in item.get("cards", []):
                keys |= {f"{each['face']} copies", f"{each['face']} icons"}
            for each in item.get("table", []):
                places = range(1, each["players"] + 1)
                keys |= {f"table {each['players']} place {place}" for place in places}
            expected |= {f"{item['id']}.{key}" for key in keys}
    assert {value.path for value in c.values(checked(own_text()))} == expected


@pytest.mark.parametrize(
    ("path", "value", "source"),
    [
        ("numbers.fee", "1", "rulebook"),
        ("numbers.stall_rounds", "16", "reconstructed"),
        ("garrison_2.cost", "2/2", "rulebook"),
        ("garrison_2.effect", "place_cubes 2 garrison", "rulebook"),
        ("wood_order.effect", "take_wood 3", "rulebook"),
        ("deck_1.name", "Work deck I / Paquet Travail I / Talia pracy I", "rulebook"),
        ("deck_1.wood_1 copies", "5", "reconstructed"),
        ("deck_1.wood_1 icons", "2", "reconstructed"),
        ("deck_3.garrison_2 icons", "0", "reconstructed"),
        ("horse_gate.value", "4", "reconstructed"),
        ("temple.table 3 place 2", "2", "rulebook"),
        ("temple.table 3 place 3", "1", "reconstructed"),
        ("garrison.table 4 place 4", "1", "rulebook"),
        ("wall.table 2 place 1", "3", "reconstructed"),
        ("sculptor.symbol", "hand", "rulebook"),
        ("sculptor.amount", "2", "rulebook"),
        ("inspector.name", "Inspector / Inspecteur / Inspektor", "rulebook"),
        ("red.name", "red / rouge / czerwony", "rulebook"),
        ("yellow.name", "yellow / jaune / żółty", "reconstructed"),
    ],
)
def test_values_and_their_sources(path: str, value: str, source: str) -> None:
    listed = {value.path: (value.value, value.source) for value in c.values(checked(own_text()))}
    assert listed[path] == (value, source)


def test_tables_of_single_rounds_are_listed_apart() -> None:
    file = shipped()
    table(file, "wall", 3)["rounds"] = [1, 2]
    third = {"players": 3, "points": [9, 6, 3], "sources": ["public"] * 3, "rounds": [3]}
    entry(file, "wall")["table"].append(third)
    listed = {value.path: (value.value, value.source) for value in c.values(checked(text_of(file)))}
    assert listed["wall.table 3 round 1, 2 place 1"] == ("4", "reconstructed")
    assert listed["wall.table 3 round 3 place 1"] == ("9", "public")


def test_a_source_of_one_face() -> None:
    values = c.values(with_values("deck_2", sources={"gate": "public"}))
    listed = {value.path: value.source for value in values}
    assert listed["deck_2.gate copies"] == listed["deck_2.gate icons"] == "public"
    assert listed["deck_2.planning copies"] == "reconstructed"


def test_the_file_has_what_the_rules_make_room_for() -> None:
    components = checked(own_text())
    assert len(components.work) == f.FACES
    assert len(components.deck) == f.DECKS
    assert len(components.board) == f.BOARDS
    assert len(components.foreman) == f.FOREMEN
    assert len(components.colour) == f.MOST_PLAYERS
    for kind, ids in constraints.BOX.items():
        assert tuple(item.id for item in getattr(components, kind)) == ids
    assert {work.effect.name for work in components.work} == set(f.EFFECTS)
    assert set(constraints.AMOUNTS) == set(f.EFFECTS)
    assert set(constraints.NUMBERS) == set(components.numbers)


def test_the_foremen_are_numbered_as_the_rules_number_them() -> None:
    ids = list(c.FOREMAN_IDS)
    assert ids.index("artisan") == f.ARTISAN
    assert ids.index("architect") == f.ARCHITECT
    assert ids.index("sculptor") == f.SCULPTOR
    assert ids.index("carpenter") == f.CARPENTER
    assert ids.index("merchant") == f.MERCHANT
    assert ids.index("turncoat") == f.TURNCOAT
    assert ids.index("administrator") == f.ADMINISTRATOR
    assert ids.index("seasonal") == f.SEASONAL
    assert ids.index("town_planner") == f.TOWN_PLANNER
    assert ids.index("substitute") == f.SUBSTITUTE
    assert ids.index("journeyman") == f.JOURNEYMAN
    assert ids.index("convict") == f.CONVICT
    assert ids.index("assistant") == f.ASSISTANT
    assert ids.index("corrupt_worker") == f.CORRUPT_WORKER
    assert ids.index("inspector") == f.INSPECTOR


def test_every_name_is_known_once() -> None:
    components = checked(own_text())
    names = {item.id: item.name for item in components.entries()}
    assert len(names) == len(components.entries())
    assert names["crew_change"].fr == "Changement d'équipe"
    assert names["seasonal"].en == "Seasonal Worker"
    assert names["fountain_gate"].pl == "Brama Źródlana"
    assert names["garrison"].pl == "Straż"


# The totals of the page. ---------------------------------------------------------------------------

TOTALS = {
    "wood_1": 6, "wood_2": 6, "gold_2": 7, "gold_3": 5, "wood_order": 3, "wall_1": 5, "wall_2": 4,
    "temple_1": 5, "temple_2": 4, "garrison_1": 3, "garrison_2": 3, "gate": 6, "remarkable": 3, "night_1": 2,
    "night_2": 1, "new_site_1": 1, "new_site_2": 1, "priority_site": 1, "crew_change": 2, "reassignment": 1,
    "planning": 1, "consolidation_1": 1, "consolidation_2": 1,
}  # fmt: skip


def test_the_cards_of_each_face() -> None:
    found: Counter[str] = Counter()
    for deck in checked(own_text()).deck:
        for each in deck.cards:
            found[each.face] += each.copies
    assert found == TOTALS
    assert found.total() == 72


def test_the_sizes_of_the_decks() -> None:
    decks = checked(own_text()).ordered_decks()
    assert [deck.size(2) for deck in decks] == [deck.size(4) for deck in decks] == [36, 20, 16]
    assert [deck.size(3) for deck in decks] == [28, 16, 12]
    assert [sum(each.icons for each in deck.cards) for deck in decks] == [8, 4, 4]


def test_gates_and_tokens() -> None:
    components = checked(own_text())
    assert [gate.value for gate in components.gate] == [2, 2, 2, 3, 3, 3, 4, 4]
    assert sum(gate.value for gate in components.gate) == 23
    points = sum(value * components.number(f"box_tokens_{value}") for value in constraints.TOKENS)
    assert points == 156
    cards_of_all_kinds = 72 + len(components.gate) + len(components.foreman)
    assert cards_of_all_kinds == 95  # as a shop counts them


# The fingerprint. ----------------------------------------------------------------------------------


def test_the_fingerprint_does_not_see_comments_and_sources() -> None:
    own = c.fingerprint(checked(own_text()))
    text = own_text()
    assert c.fingerprint(checked("# Mine.\n" + text)) == own
    assert c.fingerprint(checked(text_of(shipped()))) == own
    other = text.replace('"reconstructed"', '"public"')
    assert other != text
    assert c.fingerprint(checked(other)) == own
    assert c.fingerprint(with_values("deck_2", sources={"gate": "public"})) == own


@pytest.mark.parametrize(
    ("id_", "values"),
    [
        ("remarkable", {"cost": {"wood": 0, "gold": 1}}),
        ("remarkable", {"effect": {"name": "gain_points", "amount": 2}}),
        ("valley_gate", {"value": 2}),
        ("sculptor", {"amount": 3}),
        ("yellow", {"name": {"en": "black", "fr": "noir", "pl": "czarny"}}),
    ],
)
def test_the_fingerprint_sees_every_value(id_: str, values: dict[str, object]) -> None:
    assert c.fingerprint(with_values(id_, **values)) != c.fingerprint(checked(own_text()))


def with_fewer_icons(file: File) -> None:
    for face in ("wood_1", "gold_2", "gold_3"):
        cards(file, "deck_1", face)["icons"] = 0


@pytest.mark.parametrize(
    "edit",
    [
        lambda file: number(file, "fee").update(value=2),
        with_fewer_icons,
        lambda file: table(file, "temple", 3).update(points=[4, 2, 0]),
        lambda file: table(file, "temple", 4).update(points=[6, 3, 2, 1]),
    ],
)
def test_the_fingerprint_sees_numbers_cards_and_tables(edit: Callable[[File], None]) -> None:
    file = shipped()
    edit(file)
    assert c.fingerprint(checked(text_of(file))) != c.fingerprint(checked(own_text()))


# What the rules read. ------------------------------------------------------------------------------


def facts_of(edit: Callable[[File], object] = lambda _: None) -> f.Facts:
    """Return the facts of our file after a change."""
    file = shipped()
    edit(file)
    return c.to_facts(checked(text_of(file)))


def face(facts: f.Facts, id_: str) -> tuple[str, int, int, int, int]:
    at = facts.ids.index(id_)
    effect = f.EFFECTS[facts.effect[at]]
    return effect, facts.amount[at], facts.board[at], facts.cost_wood[at], facts.cost_gold[at]


def test_numbers_of_the_facts() -> None:
    facts = facts_of()
    assert list(facts.workers) == [0, 0, 6, 7, 6]
    assert list(facts.columns) == [0, 0, 5, 4, 5]
    assert list(facts.neutral_workers) == [0, 0, 6, 0, 0]
    assert (facts.cubes, facts.fee, facts.stall_rounds) == (11, 1, 16)
    assert (facts.wood, facts.gold, facts.variant_wood, facts.variant_gold) == (2, 4, 3, 5)
    assert (facts.income_wood, facts.income_gold) == (1, 1)
    assert (facts.wood_per_point, facts.gold_per_point) == (3, 2)
    assert facts.fingerprint == c.fingerprint(checked(own_text()))


def test_faces_of_the_facts() -> None:
    facts = facts_of()
    assert facts.ids == list(constraints.BOX["work"])
    assert face(facts, "wood_2") == ("take_wood", 2, 0, 0, 0)
    assert face(facts, "wood_order") == ("take_wood", 3, 0, 0, 1)
    assert face(facts, "wall_2") == ("place_cubes", 2, f.WALL, 2, 0)
    assert face(facts, "temple_1") == ("place_cubes", 1, f.TEMPLE, 0, 1)
    assert face(facts, "garrison_2") == ("place_cubes", 2, f.GARRISON, 2, 2)
    assert face(facts, "gate") == ("take_gate", 1, 0, 2, 0)
    assert face(facts, "consolidation_2") == ("use_cards", 2, 0, 0, 0)
    assert {f.EFFECTS[effect] for effect in facts.effect} == set(f.EFFECTS)
    assert facts.effect[facts.ids.index("planning")] == f.SWAP_CARDS


def test_copies_of_the_facts() -> None:
    facts = facts_of()
    assert len(facts.copies) == 5 * 3 * 23
    sizes = {players: [facts.deck_cards(players, deck) for deck in range(f.DECKS)] for players in range(5)}
    assert sizes == {0: [0] * 3, 1: [0] * 3, 2: [36, 20, 16], 3: [28, 16, 12], 4: [36, 20, 16]}
    wood = facts.ids.index("wood_1")
    assert [facts.copies[(2 * f.DECKS + deck) * f.FACES + wood] for deck in range(f.DECKS)] == [5, 1, 0]
    assert [facts.copies[(3 * f.DECKS + deck) * f.FACES + wood] for deck in range(f.DECKS)] == [3, 1, 0]
    total = {id_: sum(facts.copies[(4 * f.DECKS + deck) * f.FACES + at] for deck in range(f.DECKS))
             for at, id_ in enumerate(facts.ids)}  # fmt: skip
    assert total == TOTALS


def test_gates_and_foremen_of_the_facts() -> None:
    facts = facts_of()
    assert list(facts.gate_values) == [2, 2, 2, 3, 3, 3, 4, 4]
    assert facts.gate_ids == list(constraints.GATE_IDS)
    assert facts.foreman_ids == list(c.FOREMAN_IDS)
    assert list(facts.foreman_amount) == [0, 0, 2, 1, 1, 0, 0, 0, 1, 0, 0, 2, 2, 0, 0]
    assert facts.board_ids == ["wall", "temple", "garrison"]


def points(facts: f.Facts, round_: int, board: int, players: int) -> list[int]:
    at = facts.table_of(round_, board, players)
    return [facts.score_table[at + place] for place in range(f.MOST_PLAYERS)]


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_score_tables_of_the_facts(round_: int) -> None:
    facts = facts_of()
    assert points(facts, round_, f.WALL, 2) == [3, 1, 0, 0]
    assert points(facts, round_, f.WALL, 3) == [4, 2, 1, 0]
    assert points(facts, round_, f.WALL, 4) == [5, 3, 2, 1]
    assert points(facts, round_, f.TEMPLE, 2) == [3, 1, 0, 0]
    assert points(facts, round_, f.TEMPLE, 3) == [4, 2, 1, 0]
    assert points(facts, round_, f.TEMPLE, 4) == [5, 3, 2, 1]
    assert points(facts, round_, f.GARRISON, 2) == [4, 2, 0, 0]
    assert points(facts, round_, f.GARRISON, 3) == [5, 3, 1, 0]
    assert points(facts, round_, f.GARRISON, 4) == [6, 4, 2, 1]


def test_a_table_for_one_round() -> None:
    def edit(file: File) -> None:
        table(file, "garrison", 2)["rounds"] = [1, 3]
        second = {"players": 2, "points": [7, 5], "sources": ["public"] * 2, "rounds": [2]}
        entry(file, "garrison")["table"].append(second)

    facts = facts_of(edit)
    assert points(facts, 1, f.GARRISON, 2) == [4, 2, 0, 0]
    assert points(facts, 2, f.GARRISON, 2) == [7, 5, 0, 0]
    assert points(facts, 3, f.GARRISON, 2) == [4, 2, 0, 0]
    assert points(facts, 2, f.GARRISON, 3) == [5, 3, 1, 0]


def test_changed_values_reach_the_facts() -> None:
    facts = facts_of(lambda file: number(file, "fee").update(value=2))
    assert facts.fee == 2
    facts = facts_of(lambda file: entry(file, "town_planner").update(amount=3))
    assert facts.foreman_amount[f.TOWN_PLANNER] == 3
    facts = facts_of(lambda file: entry(file, "remarkable").update(cost={"gold": 2}))
    assert face(facts, "remarkable") == ("gain_points", 1, 0, 0, 2)


def test_the_order_of_entries_is_free() -> None:
    """Except for the gates, which lie in the order of the file."""

    def edit(file: File) -> None:
        for kind in ("work", "deck", "board", "foreman", "colour"):
            file[kind].reverse()

    facts, own = facts_of(edit), facts_of()
    assert facts.ids == own.ids[::-1]
    assert face(facts, "wall_2") == face(own, "wall_2")
    assert [facts.deck_cards(3, deck) for deck in range(f.DECKS)] == [28, 16, 12]
    assert list(facts.score_table) == list(own.score_table)
    assert list(facts.foreman_amount) == list(own.foreman_amount)
    assert facts.foreman_ids == own.foreman_ids


def test_components_can_be_written_and_read_again() -> None:
    """The typed form holds all that the text says."""
    components = c.read(own_text())
    assert msgspec.convert(msgspec.to_builtins(components), c.Components) == components


# Files that cannot be read. ------------------------------------------------------------------------


def refusal(text: str) -> str:
    """Return the one line with which a file is refused."""
    with pytest.raises(BadComponents) as caught:
        checked(text)
    assert "\n" not in caught.value.text
    assert caught.value.message is not None
    return caught.value.text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[numbers]", "[numbers", "is not valid TOML"),
        ('game = "nehemiah"', 'game = "theopolis"', "of 'theopolis', not of 'nehemiah'"),
        ('game = "nehemiah"', "", "of None, not of 'nehemiah'"),
        ("layout = 1", "layout = 2", "has layout 2; this program reads layout 1"),
        ("copies = 5,", 'copies = "5",', "deck[0].cards[0].copies (deck_1)"),
        ("value = 2\n", "value = 2.5\n", "gate[0].value (sheep_gate)"),
        ("value = 2\n", "value = 2\nheight = 9\n", "gate[0] (sheep_gate)"),
        ("value = 2\n", "", "gate[0] (sheep_gate)"),
        ('symbol = "hand"', 'symbol = "foot"', "artisan.symbol: there is no 'foot'; there are: exclamation"),
        ("points = [3, 1]", 'points = "3, 1"', "board[0].table[0].points (wall)"),
        (
            'sources = ["reconstructed", ',
            'sources = ["hearsay", ',
            "wall.table[1].sources[1]: there is no 'hearsay'",
        ),
        (', source = "rulebook" }', " }", "'source'"),
        ("[numbers]", "[figures]", "'figures'"),
    ],
)
def test_malformed_files(old: str, new: str, says: str) -> None:
    text = own_text()
    assert old in text
    assert says in refusal(text.replace(old, new, 1))


def test_files_that_are_something_else() -> None:
    assert "is not valid TOML" in refusal("%PDF-1.4")
    assert "of None" in refusal("")


def remove(id_: str) -> Callable[[File], None]:
    def edit(file: File) -> None:
        for kind in LISTS:
            file[kind] = [item for item in file[kind] if item["id"] != id_]

    return edit


def update(id_: str, **values: object) -> Callable[[File], None]:
    return lambda file: entry(file, id_).update(values)


def say(name: str, value: int) -> Callable[[File], None]:
    return lambda file: number(file, name).update(value=value)


def deal(deck: str, of: str, /, **values: object) -> Callable[[File], None]:
    return lambda file: cards(file, deck, of).update(values)


UNREADABLE: list[tuple[Callable[[File], object], str]] = [
    (remove("wood_1"), "[[work]]: 'wood_1' is missing"),
    (remove("deck_2"), "[[deck]]: 'deck_2' is missing"),
    (remove("temple"), "[[board]]: 'temple' is missing"),
    (remove("yellow"), "[[colour]]: 'yellow' is missing"),
    (update("planning", id="plan"), "[[work]]: there is no 'plan'; there are: wood_1"),
    (lambda file: file["work"].append(entry(file, "gate")), "[[work]]: the file lists 24, it must list 23"),
    (update("gate", name={"en": "Gate", "fr": " ", "pl": "Brama"}), "gate.name.fr is empty"),
    (update("gate", sources={"prize": "public"}), "gate.sources: there is no 'prize'; there are: name"),
    (update("deck_2", sources={"night_2": "public"}), "deck_2.sources: there is no 'night_2'"),
    (lambda file: file["numbers"].pop("fee"), "numbers.fee is missing"),
    (lambda file: file["numbers"].update(luck=number(file, "fee")), "[numbers]: there is no 'luck'"),
    (say("fee", 0), "numbers.fee: the file says 0, it must be 1 to 9"),
    (say("columns_2", 6), "numbers.columns_2: the file says 6, it must be 2 to 5"),
    (say("wood_per_point", 0), "numbers.wood_per_point: the file says 0, it must be 1 to 99"),
    (say("starting_gold", 100), "numbers.starting_gold: the file says 100, it must be 0 to 99"),
    (say("stall_rounds", -1), "numbers.stall_rounds: the file says -1, it must be 1 to 99"),
    (say("min_players", 1), "numbers.min_players: the file says 1, it must be 2"),
    (say("max_players", 5), "numbers.max_players: the file says 5, it must be 4"),
    (say("rows", 5), "numbers.rows: the file says 5, it must be 4"),
    (say("box_screens", 5), "numbers.box_screens: the file says 5, it must be 4"),
    (update("gate", effect={"name": "fly"}), "gate.effect: there is no 'fly'; there are: take_wood"),
    (
        update("remarkable", effect={"name": "gain_points", "amount": 10}),
        "remarkable.effect gain_points amount: the file says 10, it must be 1 to 9",
    ),
    (
        update("crew_change", effect={"name": "replace_worker", "amount": 2}),
        "crew_change.effect replace_worker amount: the file says 2, it must be 1",
    ),
    (
        update("wall_1", effect={"name": "place_cubes", "amount": 1, "board": "tower"}),
        "wall_1.effect place_cubes board: there is no 'tower'; there are: wall, temple, garrison",
    ),
    (
        update("wall_1", effect={"name": "place_cubes", "amount": 1}),
        "wall_1.effect place_cubes board: there is no ''",
    ),
    (
        update("wood_1", effect={"name": "take_wood", "amount": 1, "board": "wall"}),
        "wood_1.effect take_wood board: the file says wall; only cubes are placed on a board",
    ),
    (update("remarkable", cost={"wood": -1}), "remarkable.cost wood: the file says -1, it must be 0 to 9"),
    (update("remarkable", cost={"gold": 10}), "remarkable.cost gold: the file says 10, it must be 0 to 9"),
    (update("night_1", cost={"gold": 1}), "night_1.cost gold: the file says 1, it must be 0"),
    (deal("deck_1", "gate", face="tower"), "deck_1.cards: there is no 'tower'"),
    (deal("deck_1", "gate", face="wood_1"), "deck_1.cards: 'wood_1' is listed 2 times"),
    (deal("deck_1", "gate", copies=-1), "deck_1.cards[gate].copies: the file says -1, it must be 0 to 99"),
    (deal("deck_1", "gate", icons=3), "deck_1.gate icons: the file says 3, it must be 0 to 2"),
    (deal("deck_1", "gate", icons=-1), "deck_1.gate icons: the file says -1, it must be 0 to 2"),
    (update("horse_gate", value=100), "horse_gate.value: the file says 100, it must be 0 to 99"),
    (
        lambda file: table(file, "wall", 4).update(players=5),
        "wall.table[3].players: the file says 5, it must be 2 to 4",
    ),
    (
        lambda file: table(file, "wall", 4).update(points=[100, 3, 2, 1]),
        "wall.table[3].points[1]: the file says 100, it must be 99 or less",
    ),
    (
        lambda file: table(file, "wall", 4).update(sources=["public"]),
        "wall.table 4 sources: the file says 1, it must be 4",
    ),
    (
        lambda file: table(file, "wall", 4).update(rounds=[4]),
        "wall.table[3].rounds[1]: the file says 4, it must be 1 to 3",
    ),
    (
        lambda file: table(file, "wall", 4).update(rounds=[1, 2, 2]),
        "wall.table 4 round 1, 2, 2: there is another table for 4 players in round 2",
    ),
    (
        lambda file: entry(file, "wall")["table"].append(table(file, "wall", 3)),
        "wall.table 3: there is another table for 3 players in round 1",
    ),
    (update("sculptor", amount=0), "sculptor.amount: the file says 0, it must be 1 to 9"),
    (update("merchant", amount=10), "merchant.amount: the file says 10, it must be 1 to 9"),
    (update("convict", amount=3), "convict.amount: the file says 3, it must be 2"),
    (update("assistant", amount=1), "assistant.amount: the file says 1, it must be 2"),
    (update("artisan", amount=1), "artisan.amount: the file says 1, it must be 0"),
]


@pytest.mark.parametrize(("edit", "says"), UNREADABLE)
def test_files_that_the_program_could_not_read(edit: Callable[[File], object], says: str) -> None:
    file = shipped()
    edit(file)
    said = refusal(text_of(file))
    assert says in said
    assert "NE-C" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edit", "says"), UNREADABLE)
def test_refusals_have_words_in_every_language(
    edit: Callable[[File], object], says: str, language: str
) -> None:
    file = shipped()
    edit(file)
    with pytest.raises(BadComponents) as caught:
        checked(text_of(file))
    message = caught.value.message
    assert message is not None
    said = Words(language).text(message.id, **message.args)
    assert "[[nehemiah" not in said
    assert "[[fault" not in said
    where = says.partition(":")[0].removesuffix(" is missing").removesuffix(" is empty")
    assert where in said
