"""The page of Esdras et Néhémie and its component file say the same: names, prices, rewards, sources."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from batisseurs.games.esdras_et_nehemie.components import (
    Action,
    Character,
    Gains,
    Gate,
    Option,
    Scroll,
    Temple,
    Tile,
    Wall,
    read,
)
from batisseurs.games.esdras_et_nehemie.facts import NO_LIMIT
from batisseurs.kernel.component_values import Entry, Row

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "esdras-et-nehemie.md").read_text(encoding="utf-8")
TEXT = files("batisseurs.games.esdras_et_nehemie").joinpath("components.toml").read_text(encoding="utf-8")
COMPONENTS = read(TEXT)
NOTHING = "–"
NUMBER = re.compile(r"\d+")
CERTAINTY = ("reconstructed", "public", "rulebook")
"""Sources, the least certain one first: that one is given where a key mixes origins."""

WORDS = {
    **{kind: (kind, kind) for kind in ("gold", "stone", "wood", "ash", "silver", "food")},
    "basic_resource": ("basic resource", "basic resources"),
    "worker": ("worker", "workers"),
    "vp": ("VP", "VP"),
    "blessing_orange": ("orange Blessing", "orange Blessings"),
    "blessing_purple": ("purple Blessing", "purple Blessings"),
    "blessing_red": ("red Blessing", "red Blessings"),
    "blessing_any": ("Blessing of choice", "Blessings of choice"),
    "altar_step": ("altar step", "altar steps"),
    "tent_step": ("tent step", "tent steps"),
    **{f"{colour}_banner": (colour, colour) for colour in ("red", "grey", "blue", "wild")},
}
"""What the page calls the goods of a list of gains: one, and several."""
SENTENCES = {
    "recover": "recover {} trader or elder",
    "lose_food": "lose {} food",
    "free_develop": "develop {} tile free",
}
CONDITIONS = {
    "golden_spaces": "golden spaces",
    "developed_tiles": "1 + developed tiles",
    "purple_blessings": "purple Blessings",
    "gatekeepers": "1 + gatekeepers",
    "walls": "walls",
    "orange_blessings": "orange Blessings",
    "scribes": "1 + scribes",
    "levites": "Levites",
    "red_blessings": "red Blessings",
    "top_scrolls": "two highest scrolls",
}
DEEDS = {
    "gain": "",
    "build_temple": "build the Temple",
    "clear_wall": "clear 1 wall spot",
    "rebuild_gate": "clear and rebuild 1 gate",
    "rebuild_wall": "clear and rebuild 1 wall",
    "scribe_highest": "scribe on the highest tile",
    "scribe_lowest": "scribe on the lowest tile",
}
SAID_ABOVE = {
    "guards": {"green_bar"},
    "traders": {"green_bar"},
    "elders": {"green_bar"},
    "labourers": {"front"},
}
"""What a page says of all tiles of a type above their table, with its own source."""


def section(heading: str) -> str:
    """Return the text under a heading, up to the next one of any level."""
    _, _, rest = PAGE.partition(f"\n{heading}\n")
    assert rest, f"no heading {heading!r}"
    return re.split(r"^#{2,} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of every table row, without the lines below the headings."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if not set("".join(row)) <= set("-: ")]


def lines_of(heading: str) -> list[dict[str, str]]:
    """Return the rows of the one table under a heading: their cells by the heading of the column."""
    columns, *found = rows(section(heading))
    return [dict(zip(columns, row, strict=True)) for row in found]


def table(heading: str, key: str = "id") -> dict[str, dict[str, str]]:
    """Return the one table under a heading, by the id in a row."""
    lines = lines_of(heading)
    by_key = {line[key].strip("`"): line for line in lines}
    assert len(by_key) == len(lines)
    return by_key


def words(gains: Gains) -> str:
    """Return a list of gains as the page writes it."""
    parts = []
    for kind, amount in gains.items():
        if kind in SENTENCES:
            parts.append(SENTENCES[kind].format(amount))
        elif amount < 0:
            parts.append(f"lose {-amount} {WORDS[kind][0]}")
        else:
            parts.append(f"{amount} {WORDS[kind][amount != 1]}")
    return " + ".join(parts) or NOTHING


def option(of: Option) -> str:
    return f"{of.price} → {words(of.goods)}"


def deed(action: Action) -> str:
    """Return an action of a scheme card as the page writes it."""
    needs = []
    for letter, least, most in (
        ("W", action.least_workers, action.most_workers),
        ("G", action.least_gold, action.most_gold),
    ):
        if least:
            needs.append(f"{letter} ≥ {least}")
        if most != NO_LIMIT:
            needs.append(f"{letter} ≤ {most}")
    does = [DEEDS[action.action]] if DEEDS[action.action] else []
    if action.spends:
        does.append(f"spend {action.spends} gold")
    if action.gives:
        does.append(f"gain {words(action.gives)}")
    return " → ".join(part for part in (", ".join(needs), ", ".join(does)) if part)


def rule(name: str) -> str:
    """Return the line of a rule."""
    return next(line for line in PAGE.splitlines() if line.startswith(f"- **{name}** "))


SPOTS = table("### D2 Wall spots")
GATES = table("### D3 Gates")
LEVITES = table("### D4 Levite track")
TEMPLES = table("### D5 Temple")
CITY = table("### D6 City map")
ALTAR = table("#### Altar track")
FACES = table("#### Faces of the altar cards")
JUDGEMENTS = table("#### Judgement of the Prophets")
CHARACTERS = table("### D8 Character cards")
WALL_CARDS = table("### D9 Wall cards")
SCROLLS = table("### D10 Scroll tiles")
HEROES = table("### D11 Hero cards")
TILES = {
    kind: lines_of(f"#### {kind.capitalize()}")
    for kind in ("guards", "traders", "elders", "farmers", "labourers")
}
COLUMNS = table("### D13 Blessing tracks (player boards and solo board)")
SOLO = table("### D14 Solo board", key="Item")
FOCUS = table("### D15 Focus cards")
SCHEMES = table("### D16 Scheme cards")
INVENTORY = {row[0]: row[1] for row in rows(section("### D1 Inventory"))}
GLOSSARY = {row[0]: row[1:] for row in rows(section("## Glossary"))}

TABLED: list[tuple[dict[str, dict[str, str]], tuple[Row, ...]]] = [
    (SPOTS, COMPONENTS.wall),
    (GATES, COMPONENTS.gate),
    (LEVITES, COMPONENTS.levite),
    (CITY, COMPONENTS.city_space),
    (ALTAR, COMPONENTS.altar_space),
    (FACES, COMPONENTS.altar_face),
    (JUDGEMENTS, COMPONENTS.judgement),
    (CHARACTERS, COMPONENTS.character),
    (WALL_CARDS, COMPONENTS.wall_card),
    (SCROLLS, COMPONENTS.scroll),
    (HEROES, COMPONENTS.hero),
    (COLUMNS, COMPONENTS.blessing_column),
    (FOCUS, COMPONENTS.focus),
    (SCHEMES, COMPONENTS.scheme),
]
NAMED = [
    (said[entry.id], entry)
    for said, listed in TABLED
    for entry in listed
    if "Polish" in said[entry.id] and isinstance(entry, Entry)
]
SOURCED = [
    *((said[row.id], row) for said, listed in TABLED for row in listed if "Source" in said[row.id]),
    *((TEMPLES[temple.id], temple) for temple in COMPONENTS.temple),
    *(
        (line, tile)
        for tile in COMPONENTS.tiles
        for line in TILES[tile.id[:-2]]
        if line["id"] == f"`{tile.id}`"
    ),
]


def test_page_and_file_list_the_same_components_in_the_same_order() -> None:
    for said, listed in TABLED:
        assert list(said) == [row.id for row in listed]
    assert set(TEMPLES) == {temple.id for temple in COMPONENTS.temple}
    ids = dict.fromkeys(line["id"].strip("`") for lines in TILES.values() for line in lines)
    assert list(ids) == [tile.id for tile in COMPONENTS.tiles]


@pytest.mark.parametrize(("said", "entry"), NAMED, ids=lambda item: getattr(item, "id", ""))
def test_names_are_the_same_in_three_languages(said: dict[str, str], entry: Entry) -> None:
    assert [said["English"], said["French"], said["Polish"]] == [entry.name.en, entry.name.fr, entry.name.pl]


def test_numbered_names_are_those_the_page_speaks_of() -> None:
    spots = [(wall.name.en, wall.name.fr, wall.name.pl) for wall in COMPONENTS.wall]
    assert spots == [(f"wall spot {n}", f"emplacement Mur {n}", f"pole muru {n}") for n in range(1, 25)]
    assert all(f'"{name}"' in section("### D2 Wall spots") for name in spots[0])
    spaces = [(space.name.en, space.name.fr, space.name.pl) for space in COMPONENTS.city_space]
    assert spaces == [(f"city space {n}", f"case {n} du Plan", f"pole {n} mapy") for n in range(12)]
    assert all(f'"{name}"' in section("### D6 City map") for name in spaces[0])


def test_the_opponent_has_a_name_in_three_languages() -> None:
    (opponent,) = COMPONENTS.opponent
    name = opponent.name
    assert (name.en, name.fr, name.pl) == ("The opponent", "L’adversaire", "Przeciwnik")
    assert all(f'"{word}"' in section("### D14 Solo board") for word in (name.en, name.fr, name.pl))


def test_tiles_are_called_after_their_type() -> None:
    names = {kind.id: kind.name for kind in COMPONENTS.tile_type}
    assert list(names) == list(TILES)
    for kind, name in names.items():
        assert section(f"#### {name.en}").strip().startswith(f"In French {name.fr}, in Polish {name.pl}. ")
        tiles = [tile for tile in COMPONENTS.tiles if tile.id.startswith(f"{kind}_")]
        assert [(tile.name.en, tile.name.fr, tile.name.pl) for tile in tiles] == [
            (f"{name.en} {n}", f"{name.fr} {n}", f"{name.pl} {n}") for n in (1, 2, 3, 4)
        ]


def test_focus_cards_are_called_after_their_gates() -> None:
    gates = {gate.id: gate.name for gate in COMPONENTS.gate}
    assert [focus.name for focus in COMPONENTS.focus] == [gates[focus.gate] for focus in COMPONENTS.focus]


@pytest.mark.parametrize(("said", "row"), SOURCED, ids=lambda item: getattr(item, "id", ""))
def test_sources_are_the_same(said: dict[str, str], row: Row) -> None:
    """Where the page gives one source for a row, its values have no other; mixed rows name each part."""
    above = SAID_ABOVE.get(row.id[:-2], set())
    held = [key for key in row.__struct_fields__ if key not in {"id", "source", "sources"}]
    sources = {key: row.sources.get(key, row.source) for key in held}
    named = [source for source in CERTAINTY if source in said["Source"]]
    if said["Source"] in CERTAINTY:
        assert {source for key, source in sources.items() if key not in {"name", *above}} == set(named)
    else:
        assert set(sources.values()) <= set(named)
        assert named[0] in sources.values()


# The ring. -----------------------------------------------------------------------------------------


def test_the_ring_is_the_same() -> None:
    assert f"`{', '.join(COMPONENTS.ring.places)}`" in section("## Names of places")


@pytest.mark.parametrize("wall", COMPONENTS.wall, ids=lambda wall: wall.id)
def test_wall_spots_have_the_same_values(wall: Wall) -> None:
    said, places = SPOTS[wall.id], COMPONENTS.ring.places
    numbers = (int(said["Grey"]), int(said["Stone"]), int(said["Rubble"]))
    assert numbers == (wall.grey, wall.stone, wall.rubble)
    assert said["Blessing"] == wall.blessing
    covered = f"{wall.neutral[0]}–{wall.neutral[-1]} players" if wall.neutral else NOTHING
    assert said["Covered with"] == covered
    at = places.index(wall.id)
    touched = [place for place in (places[at - 1], places[(at + 1) % len(places)]) if place in GATES]
    assert [said["Gate"]] == (touched or [NOTHING])


def test_adjacent_walls_are_those_without_a_gate_between() -> None:
    runs: list[list[str]] = [[]]
    for place in COMPONENTS.ring.places:
        if place in GATES:
            runs.append([])
        else:
            runs[-1].append(place)
    assert "; ".join("–".join(run) for run in runs if run) + "." in section("### D2 Wall spots")


def test_the_sums_of_the_wall_spots_are_right() -> None:
    walls, gates = COMPONENTS.wall, COMPONENTS.gate
    places: list[Wall | Gate] = [*walls, *gates]
    rubble = {
        players: sum(place.rubble for place in places if players not in place.neutral)
        for players in (2, 3, 4)
    }
    in_gates = sum(gate.rubble for gate in gates)
    assert (
        f"Sums: {len(walls)} spots, {rubble[4] - in_gates} rubble; gates {in_gates} rubble; "
        f"{rubble[4]} in all with 4 players, {rubble[3]} with 3, {rubble[2]} with 1–2."
    ) in section("### D2 Wall spots")
    each = {
        players: set(Counter(wall.blessing for wall in walls if players not in wall.neutral).values())
        for players in (2, 3, 4)
    }
    assert each == {2: {6}, 3: {7}, 4: {8}}
    said = "Blessings: 8 of each colour (6 of each with 1–2 players, 7 with 3)."
    assert said in section("### D2 Wall spots")


@pytest.mark.parametrize("gate", COMPONENTS.gate, ids=lambda gate: gate.id)
def test_gates_have_the_same_values(gate: Gate) -> None:
    said = GATES[gate.id]
    assert said["Kind"] == ("corner" if gate.corner else "card")
    assert said["Rubble"] == (str(gate.rubble) if gate.rubble else NOTHING)
    assert said["Gatekeeper reward"] == words(gate.gatekeeper)
    assert said["Connection reward"] == words(gate.connection)
    assert said["VP"] == (str(gate.vp) if gate.vp else NOTHING)


def test_the_neutral_gates_are_those_of_the_rule() -> None:
    neutral = [gate for gate in COMPONENTS.gate if gate.neutral]
    assert {gate.neutral for gate in neutral} == {(1, 2)}
    assert f"1–2 players: the {' and the '.join(gate.name.en for gate in neutral)} are turned" in rule(
        "EN-17"
    )
    covered = {
        players: [wall.id for wall in COMPONENTS.wall if players in wall.neutral] for players in (2, 3)
    }
    for name, players in (("EN-18", 2), ("EN-19", 3)):
        assert re.findall(r"w\d\d", rule(name)) == covered[players]


# Temple, Altar, scrolls, tents. ---------------------------------------------------------------------


def test_levites_have_the_same_values() -> None:
    for levite in COMPONENTS.levite:
        said = LEVITES[levite.id]
        assert said["Food cost"] == (str(levite.food) if levite.food else NOTHING)
        assert said["Reward"] == words(levite.reward)


@pytest.mark.parametrize("temple", COMPONENTS.temple, ids=lambda temple: temple.id)
def test_temples_have_the_same_sectors(temple: Temple) -> None:
    said = TEMPLES[temple.id]
    assert said["Version"].startswith("–".join(str(number) for number in temple.players) + " players")
    assert len(set(temple.sectors)) == 1, "all rows alike, so that the page can speak of columns"
    first = temple.sectors[0]
    assert (int(said["Columns"]), int(said["Cells"])) == (len(first), len(first) * len(temple.sectors))
    for sector in "123":
        from_, to = first.index(sector) + 1, first.rindex(sector) + 1
        cells = sum(line.count(sector) for line in temple.sectors)
        columns = f"column {to}" if from_ == to else f"columns {from_}–{to}"
        assert said[f"Sector {sector}"] == f"{columns} ({cells})"


def test_temple_rows_have_the_same_rewards() -> None:
    parts = [f"row {row.banners} {words(row.reward)}" for row in COMPONENTS.temple_row]
    assert ", ".join(parts).replace(f"row 1 {NOTHING}", "row 1 no reward") + "." in section("### D5 Temple")
    rewards = [f"row {row.banners} = {words(row.reward)}" for row in reversed(COMPONENTS.temple_row)]
    assert "; ".join(rewards).replace(NOTHING, "nothing") in rule("EN-79")


def test_the_city_has_the_same_rewards() -> None:
    for space in COMPONENTS.city_space:
        assert CITY[space.id]["Reward on entering"] == words(space.reward)
    text = section("### D6 City map")
    for steps in (1, 2, 3, 4):
        price = f"{COMPONENTS.number(f'tent_blue_{steps}')} blue"
        if basic := COMPONENTS.number(f"tent_basic_{steps}"):
            price += f" + {basic} basic resource"
        assert f"{steps} {'step' if steps == 1 else 'steps'} {price} (" in text


def test_the_altar_track_has_the_same_rewards() -> None:
    for space in COMPONENTS.altar_space:
        said = ALTAR[space.id]
        assert said["Reward on entering"] == words(space.reward)
        assert said["Golden"] == ("yes" if space.golden else "no")
    golden = ", ".join(space.id.removeprefix("altar_") for space in COMPONENTS.altar_space if space.golden)
    last = len(COMPONENTS.altar_space) - 1
    assert f"Track of spaces 0–{last}. Golden spaces: {golden}." in section("#### Altar track")
    tucked = ", ".join(str(COMPONENTS.number(f"tucked_{number}")) for number in (1, 2, 3))
    assert f"printed above the track: {tucked} " in section("#### Altar track")


def test_judgements_are_the_same() -> None:
    for line in COMPONENTS.judgement:
        said = JUDGEMENTS[line.id]
        assert said["Round"] == line.id[-1]
        assert (int(said["Zechariah"]), int(said["Haggai"])) == (line.zechariah, line.haggai)
        assert [said["Behind"], said["Between"], said["Ahead"]] == [
            words(gains) for gains in line.effects.values()
        ]
    assert [(face.id[5], face.card) for face in COMPONENTS.altar_face] == [
        ("1", 1),
        ("1", 1),
        ("2", 2),
        ("2", 2),
    ]


def test_scroll_rows_have_the_same_prices() -> None:
    for number, row in enumerate(COMPONENTS.scroll_row, start=1):
        banners = "blue banners" if number == 1 else "blue"
        price = f"{row.silver} silver" if row.silver else f"{row.gold} gold"
        assert f"row {number} = {row.blue} {banners} + {price}" in rule("EN-110")
    piles = [f"row {n} = {row.food}" for n, row in enumerate(COMPONENTS.scroll_row, start=1)]
    assert ", ".join(reversed(piles)) in rule("EN-25").replace(" food, row 3", ", row 3")
    points = [str(row.vp) for row in COMPONENTS.scroll_row]
    assert f"gives {', '.join(points[:3])} or {points[3]} VP" in rule("EN-117")
    tiles = [str(row.tiles) for row in COMPONENTS.scroll_row]
    assert f"Rows hold {', '.join(tiles[:3])} and {tiles[3]} tiles." in section("## Names of places")


@pytest.mark.parametrize("scroll", COMPONENTS.scroll, ids=lambda scroll: scroll.id)
def test_scroll_tiles_have_the_same_values(scroll: Scroll) -> None:
    said = SCROLLS[scroll.id]
    assert said["Kind"] == scroll.kind
    assert int(said["Now"].replace("−", "-")) == scroll.now
    if scroll.kind == "stone":
        assert said["Rule"] == "EN-217"
        return
    stated = rule(said["Rule"]).removeprefix(f"- **{said['Rule']}** ")
    assert stated.startswith(f"*{scroll.name.en}*: ")
    verb = {1: "gain", -1: "lose"}.get(scroll.now)
    assert (f"{verb} 1 VP now" in stated) == (scroll.now != 0)
    for amount in (scroll.amount, *scroll.gives.values()):
        assert not amount or re.search(rf"\b{amount}\b", stated)
    said_numbers = {int(number) for number in NUMBER.findall(said["Effect"])}
    assert {scroll.amount, *scroll.gives.values()} - {0, 1} <= said_numbers, "a single thing needs no number"


def test_heroes_have_the_same_values() -> None:
    for hero in COMPONENTS.hero:
        said = HEROES[hero.id]
        assert said["Top banner"] == f"{hero.banner.colour} {hero.banner.value}"
        parts = [said[part] for part in ("Left (round 1+)", "Middle (round 2+)", "Right (round 3)")]
        assert parts == [words(gains) for gains in (hero.left, hero.middle, hero.right)]


# Cards and tiles of the players. ---------------------------------------------------------------------


@pytest.mark.parametrize("character", COMPONENTS.character, ids=lambda character: character.id)
def test_characters_have_the_same_values(character: Character) -> None:
    said = CHARACTERS[character.id]
    assert said["Gate"] == f"`{character.gate}`"
    banners = [f"{banner.colour[0].upper()}{banner.value}" for banner in character.banners]
    assert [said["Top"], said["Middle"], said["Bottom"]] == banners
    if character.buy:
        trade = f"buy: u {option(character.buy.upper)}; l {option(character.buy.lower)}"
    else:
        trade = "sell: " + ", ".join(f"{kind} {silver} silver" for kind, silver in character.sell.items())
    assert said["Trade"] == trade
    assert said["Sabbath condition"] == CONDITIONS[character.condition]
    assert said["Sabbath condition"].startswith("1 + ") == (character.base == 1)


def test_the_totals_of_the_banners_are_right() -> None:
    totals = [f"{sum(card.shows(c) for card in COMPONENTS.character)} {c}" for c in ("red", "grey", "blue")]
    assert f"Totals: {', '.join(totals)} over the set" in section("### D8 Character cards")


def test_wall_cards_have_the_same_values() -> None:
    for card in COMPONENTS.wall_card:
        said = WALL_CARDS[card.id]
        assert (said["Immediate effect"], int(said["VP"])) == (words(card.effect), card.vp)


def costs(tiles: tuple[Tile, ...]) -> str:
    """Return the one cost of all tiles of a type."""
    (cost,) = {words(tile.cost) for tile in tiles}
    return cost


def green_bars(tiles: tuple[Tile, ...]) -> str:
    (reward,) = {words(tile.green_bar) for tile in tiles}
    return reward


def test_guards_have_the_same_values() -> None:
    for said, tile in zip(TILES["guards"], COMPONENTS.guards, strict=True):
        assert int(said["Storage"]) == tile.storage
        assert said["Starting resources"] == words(tile.start)
        assert said["Cost to develop"] == words(tile.cost)
    assert f"Green bar of all: {green_bars(COMPONENTS.guards)};" in section("#### Guards")


def test_traders_have_the_same_values() -> None:
    for said, tile in zip(TILES["traders"], COMPONENTS.traders, strict=True):
        slots = ["Slot 1", "Slot 2", "Slot 3 (developed)", "Slot 4 (developed)"]
        assert [said[slot] for slot in slots] == [words(gains) for gains in tile.back]
        assert tile.front == tile.back[:2]
    text = section("#### Traders")
    assert f"Cost {costs(COMPONENTS.traders)} (reconstructed)" in text
    assert f"green bar {green_bars(COMPONENTS.traders)} (rulebook)" in text


def test_elders_have_the_same_values() -> None:
    sides = [
        (tile.id, side, gains) for tile in COMPONENTS.elders for side, gains in _sides(tile.front, tile.back)
    ]
    for said, (name, side, slots) in zip(TILES["elders"], sides, strict=True):
        assert (said["id"], said["Side"]) == (f"`{name}`", side)
        given = [words(gains) for gains in slots]
        assert [said[f"Slot {n}"] for n in (1, 2, 3, 4)] == given + [NOTHING] * (4 - len(given))
    text = section("#### Elders")
    assert f"Cost {costs(COMPONENTS.elders)} (reconstructed)" in text
    assert f"green bar {green_bars(COMPONENTS.elders)} (rulebook)" in text


def _sides(
    front: tuple[Gains, ...], back: tuple[Gains, ...]
) -> tuple[tuple[str, tuple[Gains, ...]], tuple[str, tuple[Gains, ...]]]:
    return ("front", front), ("back", back)


def test_farmers_have_the_same_values() -> None:
    for said, tile in zip(TILES["farmers"], COMPONENTS.farmers, strict=True):
        assert (said["Cost"], said["Green bar"]) == (words(tile.cost), words(tile.green_bar))
        produced = [said["One farmer, front"], said["One farmer, back"]]
        assert produced == [words(tile.front), words(tile.back)]
        assert int(said["Extra food (back)"]) == tile.extra_food
        bargain = f"both sides: {COMPONENTS.number('food_price')} silver → 1 food"
        assert said["Permanent"] == (bargain if tile.sells_food else NOTHING)


def test_labourers_have_the_same_values() -> None:
    for said, tile in zip(TILES["labourers"], COMPONENTS.labourers, strict=True):
        assert said["Green bar"] == words(tile.green_bar)
    (front,) = {", or ".join(words(gains) for gains in tile.front) for tile in COMPONENTS.labourers}
    (back,) = {", or ".join(words(gains) for gains in tile.back) for tile in COMPONENTS.labourers}
    text = section("#### Labourers")
    assert f"Cost {costs(COMPONENTS.labourers)} (reconstructed)" in text
    assert f"Front of all: {front} (rulebook)" in text
    assert f"Back of all: {back} (gold" in text


def test_blessing_columns_have_the_same_values() -> None:
    for column in COMPONENTS.blessing_column:
        assert COLUMNS[column.id]["Bonus"] == words(column.reward)
    assert f"spaces 0–{len(COMPONENTS.blessing_column)} " in section(
        "### D13 Blessing tracks (player boards and solo board)"
    )


# The solo opponent. -----------------------------------------------------------------------------------


def test_the_solo_faces_have_the_same_values() -> None:
    for column, face in zip(("Side A (1 star)", "Side B (2 stars)"), COMPONENTS.solo_face, strict=True):
        assert column.startswith(face.name.en)
        said = {item: line[column] for item, line in SOLO.items()}
        start = [said[f"{what} at start"] for what in ("workers in reserve", "silver", "gold")]
        assert start == [str(number) for number in (face.workers, face.silver, face.gold)]
        judged = [said[f"judgement {where}"] for where in ("behind", "between", "ahead")]
        assert judged == [words(gains) for gains in (face.behind, face.between, face.ahead)]
        assert said["Sabbath step 1, per worker in reserve"] == f"{face.reserve_silver} silver"
        assert said["Sabbath step 3"].startswith("sum of all" if face.adds else "most numerous")


def test_the_sources_of_the_solo_faces_are_the_same() -> None:
    keys = {
        "workers in reserve at start": "workers",
        "silver at start": "silver",
        "gold at start": "gold",
        "judgement behind": "behind",
        "judgement between": "between",
        "judgement ahead": "ahead",
        "Sabbath step 1, per worker in reserve": "reserve_silver",
        "Sabbath step 3": "adds",
    }
    for item, key in keys.items():
        found = {face.sources.get(key, face.source) for face in COMPONENTS.solo_face}
        assert found == {SOLO[item]["Source"]}


def test_focus_cards_have_the_same_values() -> None:
    for focus in COMPONENTS.focus:
        said = FOCUS[focus.id]
        assert (said["Gate"], int(said["Column"])) == (f"`{focus.gate}`", focus.column)
        assert said["Direction"] == focus.direction.replace("_", "-")
        assert [said["Upper"], said["Lower"]] == [option(focus.upper), option(focus.lower)]
    text = section("### D15 Focus cards")
    for column in (1, 2, 3, 4):
        found = re.search(rf"\b{column}(?: \w+ side)? \(([a-z, ]+)\)", text)
        assert found
        assert set(found[1].split(", ")) == {f.gate for f in COMPONENTS.focus if f.column == column}


def test_scheme_cards_have_the_same_actions() -> None:
    for scheme in COMPONENTS.scheme:
        said = SCHEMES[scheme.id]
        actions = [said["First action"], said["Second action"], said["Third action"]]
        assert actions == [deed(action) for action in scheme.actions.values()]


# Inventory, glossary, numbers in rules. --------------------------------------------------------------


def test_the_inventory_is_right() -> None:
    def counted(component: str) -> list[int]:
        return [int(number) for number in NUMBER.findall(INVENTORY[component])]

    def pieces(*names: str) -> list[int]:
        return [COMPONENTS.piece(name) for name in names]

    workers, white = COMPONENTS.number("workers"), COMPONENTS.number("white_workers")
    colours = [colour.name.en for colour in COMPONENTS.colour]
    each = ", ".join(f"{workers} {colour}" for colour in colours)
    assert INVENTORY["workers"] == f"{COMPONENTS.piece('workers')} ({each}, {white} white)"
    assert COMPONENTS.piece("workers") == workers * len(colours) + white
    boards = pieces("main_boards", "temple_mounts", "solo_boards")
    assert boards == counted("main board, Temple Mount (two-sided), solo board (two-sided)") * 3
    assert counted("player boards, player aids / solo aid") == pieces(
        "player_boards", "player_aids", "solo_aids"
    )
    kinds = ("stone", "ash", "gold", "wood")
    assert INVENTORY["cubes"] == ", ".join(f"{COMPONENTS.piece(f'{kind}_cubes')} {kind}" for kind in kinds)
    assert counted("coins, purses, loaves, baskets") == pieces("coins", "purses", "loaves", "baskets")
    markers = pieces("tents", "altar_markers", "vp_markers")
    assert markers == counted("tents, altar markers, VP markers") * 3
    assert counted("Blessing markers") == [COMPONENTS.piece("blessing_markers"), 4, 4, 4]
    assert counted("Prophets, Shofar, rubble bag") == pieces("prophets", "shofars", "bags")
    tiles = Counter(scroll.kind for scroll in COMPONENTS.scroll)
    assert INVENTORY["scroll tiles"] == ", ".join(f"{number} {kind}" for kind, number in tiles.items())
    assert COMPONENTS.piece("scroll_tiles") == tiles.total()
    types = len(COMPONENTS.tile_type)
    assert counted("development tiles") == [len(COMPONENTS.tiles), types, len(COMPONENTS.tiles) // types]
    assert COMPONENTS.piece("development_tiles") == len(COMPONENTS.tiles)
    cards = "character, wall, gate, neutral wall, hero"
    names = [f"{card.replace(' ', '_')}_cards" for card in cards.split(", ")]
    assert counted(f"{cards} cards") == pieces(*names)
    cards = "altar, focus, scheme, setup"
    assert counted(f"{cards} cards") == pieces(*(f"{card}_cards" for card in cards.split(", ")))


def test_the_fixed_prices_are_right() -> None:
    n = COMPONENTS.number
    _, _, said = section("### D1 Inventory").partition("Fixed prices and values (all `rulebook`): ")
    assert said.strip() == (
        f"start {n('starting_vp')} VP, {n('starting_silver')} silver, {n('starting_food')} food, "
        f"{n('starting_workers')} workers, {n('hand_limit')} cards; clearing ash {n('clear_ash')} / "
        f"stone {n('clear_stone')} / wood {n('clear_wood')} / gold {n('clear_gold')} grey; "
        f"Temple VP stone {n('temple_stone')}, wood {n('temple_wood')}, gold {n('temple_gold')}; "
        f"Altar wood {n('altar_wood_banners')} red → {n('altar_wood_steps')} steps, "
        f"ash {n('altar_ash_banners')} red → {n('altar_ash_steps')} step; "
        f"gates {n('gate_grey')} grey + {n('gate_wood')} wood + {n('gate_stone')} stone; "
        f"discount {n('discount_grey')} grey or {n('discount_gold')} gold per stone/wood; "
        f"hunger −{n('hunger_vp')} VP; end values gold {n('value_gold')}, stone {n('value_stone')}, "
        f"wood {n('value_wood')}, food {n('value_food')}, ash {n('value_ash')}; "
        f"1 VP per {n('silver_per_vp')} silver; developed tile {n('tile_vp')} VP; "
        f"altar lead {n('altar_vp')} VP."
    )


def test_the_glossary_has_the_names_of_gates_characters_and_heroes() -> None:
    for entry in (*COMPONENTS.gate, *COMPONENTS.character, *COMPONENTS.hero):
        assert GLOSSARY[f"{entry.name.en} (`{entry.id}`)"] == [entry.name.fr, entry.name.pl]


def test_the_glossary_has_the_names_of_goods_and_colours() -> None:
    for good in COMPONENTS.good:
        french, polish = next(cells for term, cells in GLOSSARY.items() if f"(`{good.id}`)" in term)
        assert french.lower().startswith(good.name.fr)
        assert polish.startswith(good.name.pl)
    names = [colour.name for colour in COMPONENTS.colour]
    french, polish = GLOSSARY[", ".join(name.en for name in names)]
    assert french.lower() == ", ".join(name.fr for name in names)
    assert polish == ", ".join(name.pl for name in names)


@pytest.mark.parametrize(
    ("name", "stated", "numbers"),
    [
        ("EN-2", "A purse is {} coins and a basket {} loaves", ("purse_silver", "basket_food")),
        ("EN-4", "exactly {} workers", ("workers",)),
        ("EN-17", "other gate cards gets {} silver", ("gate_silver_2",)),
        ("EN-19", "gate cards gets {} silver", ("gate_silver_3",)),
        (
            "EN-21",
            "{} gold, {} stone, {} wood and {} ash form",
            ("supply_gold", "supply_stone", "supply_wood", "supply_ash"),
        ),
        (
            "EN-21",
            "({} gold, {} stone, {} wood, {} ash)",
            ("bag_gold", "bag_stone", "bag_wood", "bag_ash"),
        ),
        ("EN-33", "Of the {} workers {} start", ("workers", "starting_workers")),
        ("EN-36", "starts with {} VP", ("starting_vp",)),
        ("EN-37", "draws {} as a hand", ("hand_limit",)),
        ("EN-39", "takes {} silver and {} food", ("starting_silver", "starting_food")),
        ("EN-43", "places {} gatekeepers", ("gatekeepers_2",)),
        ("EN-47", "lasts {} rounds; a round is {} working days", ("rounds", "days")),
        ("EN-54", "one of the {} stacks", ("stacks",)),
        ("EN-55", "at most {} cards", ("stack_limit",)),
        ("EN-82", "gains {} food", ("sector_food",)),
        ("EN-83", "gains {} VP", ("sector_most",)),
        ("EN-84", "loses {} VP", ("sector_fewest",)),
        ("EN-85", "gains {} silver", ("sector_silver",)),
        (
            "EN-86",
            "1 wood ({} red banners, {} altar steps) or 1 ash ({} red banner, {} altar step)",
            ("altar_wood_banners", "altar_wood_steps", "altar_ash_banners", "altar_ash_steps"),
        ),
        ("EN-90", "gives {} silver", ("altar_end_silver",)),
        (
            "EN-92",
            "ash {} grey banner, stone or wood {}, gold {}",
            ("clear_ash", "clear_stone", "clear_gold"),
        ),
        (
            "EN-97",
            "costs {} grey banners, {} wood and {} stone",
            ("gate_grey", "gate_wood", "gate_stone"),
        ),
        ("EN-98", "pay {} grey banners or {} gold", ("discount_grey", "discount_gold")),
        ("EN-112", "on the path {} silver is paid", ("path_silver",)),
        (
            "EN-118",
            "1 step = {} blue; 2 steps = {} blue; 3 steps = {} blue + {} basic resource; ",
            ("tent_blue_1", "tent_blue_2", "tent_blue_3", "tent_basic_3"),
        ),
        (
            "EN-118",
            "4 steps = {} blue + {} basic resource",
            ("tent_blue_4", "tent_basic_4"),
        ),
        ("EN-123", "first requires {} silver", ("trade_fee",)),
        ("EN-126", "developed tile gives {} VP", ("tile_vp",)),
        ("EN-134", "pay {} silver", ("food_price",)),
        ("EN-158", "lose {} VP", ("hunger_vp",)),
        ("EN-164", "loses {} VP", ("hunger_vp",)),
        ("EN-165", "choose {} (rounds 1 and 3) or {} (round 2)", ("tucked_1", "tucked_2")),
        (
            "EN-175",
            "gold {}, stone {}, wood {}, ash {}, food {} each",
            ("value_gold", "value_stone", "value_wood", "value_ash", "value_food"),
        ),
        ("EN-176", "1 VP per full {} silver", ("silver_per_vp",)),
        ("EN-177", "{} VP per developed tile", ("tile_vp",)),
        ("EN-178", "{} VP to the player", ("altar_vp",)),
        ("EN-254", "it must pay {} gold", ("solo_levite_gold",)),
        ("EN-258", "it pays {} gold", ("solo_rebuild_gold",)),
    ],
)
def test_rules_state_the_numbers_of_the_file(name: str, stated: str, numbers: tuple[str, ...]) -> None:
    assert stated.format(*(COMPONENTS.number(number) for number in numbers)) in rule(name)


def test_what_is_alike_in_the_rules_is_alike_in_the_file() -> None:
    """Rules that speak of two prices or of several numbers of players in one breath."""
    number = COMPONENTS.number
    assert number("clear_stone") == number("clear_wood")
    assert number("tucked_1") == number("tucked_3")
    assert (number("gate_silver_1"), number("gate_silver_4")) == (number("gate_silver_2"), 0)
    assert (number("gatekeepers_1"), number("gatekeepers_3")) == (number("gatekeepers_2"), 1)
    assert (number("gatekeepers_4"), number("starting_levites")) == (1, 1)
    assert (number("tent_basic_1"), number("tent_basic_2")) == (0, 0)
