"""The page of Theopolis and its component file say the same: names, copies, costs, sources."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from batisseurs.games.theopolis.components import Card, Disaster, Saint, read
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel.component_values import Entry

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "theopolis.md").read_text(encoding="utf-8")
GROUPS = ("building", "wonder", "person", "symbol", "disaster")
COMPONENTS = read(THEOPOLIS.component_text())


def section(heading: str) -> str:
    """Return the text under a heading, up to the next one of any level."""
    _, _, rest = PAGE.partition(f"\n{heading}\n")
    assert rest, f"no heading {heading!r}"
    return re.split(r"^#{2,} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of every table row, without headings and rules."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if not set(row[0]) <= set("-: ")]


def described() -> dict[str, list[str]]:
    """Return every row of the card tables by the id in it; the id is cut off."""
    found: dict[str, list[str]] = {}
    for row in rows(PAGE.partition("\n## Components\n")[2].partition("\n## ")[0]):
        for place, cell in enumerate(row[:2]):
            if match := re.fullmatch(r"`(\w+)`", cell):
                assert match[1] not in found
                found[match[1]] = [*row[:place], *row[place + 1 :]]
    return found


ROWS = described()
TABLED: tuple[Entry, ...] = (*COMPONENTS.kinds, COMPONENTS.apocalypse, *COMPONENTS.saint)

every_entry = pytest.mark.parametrize("entry", TABLED, ids=lambda entry: entry.id)
every_card = pytest.mark.parametrize("card", COMPONENTS.city_cards, ids=lambda card: card.id)


def test_page_and_file_list_the_same_components() -> None:
    assert set(ROWS) == {entry.id for entry in TABLED}


@every_entry
def test_names_are_the_same_in_three_languages(entry: Entry) -> None:
    name = [entry.name.en, entry.name.fr, entry.name.pl]
    assert [cell.replace("’", "'") for cell in ROWS[entry.id][int(isinstance(entry, Saint)) :][:3]] == name


@every_entry
def test_sources_are_the_same(entry: Entry) -> None:
    """Where the page gives one source for a row, the file gives no other; mixed rows name each part."""
    said = ROWS[entry.id][-1]
    sources = {entry.source, *entry.sources.values()}
    if said in {"rulebook", "public", "reconstructed"}:
        assert sources == {said}
    else:
        assert all(source in said or (source == "reconstructed" and "rest" in said) for source in sources)


@every_card
def test_costs_and_values_are_the_same(card: Card) -> None:
    _, _, _, copies, cost, value, *_ = ROWS[card.id]
    assert int(copies) == card.copies
    assert cost == f"{card.cost.faith}/{card.cost.hope}/{card.cost.charity}"
    if card in COMPONENTS.building or card in COMPONENTS.wonder:
        assert int(value) == card.stones
    elif card.effect.name == "worth_alone":
        assert value == f"{card.effect.amount} / {card.worth}"
    elif card in COMPONENTS.person:
        assert int(value) == card.worth
    else:
        assert value == "–"


@pytest.mark.parametrize("disaster", COMPONENTS.disaster, ids=lambda disaster: disaster.id)
def test_disasters_strike_the_same_victims(disaster: Disaster) -> None:
    _, _, _, copies, victims, *_ = ROWS[disaster.id]
    assert int(copies) == disaster.copies
    assert re.findall(r"most|fewest", victims) == [part.extreme for part in disaster.parts]


@pytest.mark.parametrize("saint", COMPONENTS.saint, ids=lambda saint: saint.id)
def test_saints_have_the_same_number_and_kind(saint: Saint) -> None:
    row = ROWS[saint.id]
    assert (int(row[0]), row[4]) == (saint.number, saint.timing)


def test_the_count_of_components_is_right() -> None:
    counts = {row[0]: row[1] for row in rows(section("### Count of components"))}
    said = [int(number) for number in re.findall(r"\d+", counts["Deck without Apocalypse"])]
    sizes = {name: sum(card.copies for card in getattr(COMPONENTS, name)) for name in GROUPS}
    kinds = {name: len(getattr(COMPONENTS, name)) for name in GROUPS}
    assert said == [
        sum(sizes.values()),
        len(COMPONENTS.kinds),
        *(sizes["building"], kinds["building"]),
        sizes["wonder"],
        *(sizes["person"], kinds["person"]),
        *(sizes["symbol"], kinds["symbol"]),
        *(sizes["disaster"], kinds["disaster"]),
    ]
    assert int(counts["Patron Saints"]) == len(COMPONENTS.saint)
    piles = [COMPONENTS.number(f"pile_{resource.id}") for resource in COMPONENTS.resource]
    assert [int(number) for number in re.findall(r"\d+", counts["Resource cards"])] == piles


def test_the_player_aid_is_the_same() -> None:
    aid = rows(section("### Player aid (sacraments)"))[1:]
    names = [f"{entry.name.en} / {entry.name.fr} / {entry.name.pl}" for entry in COMPONENTS.sacrament]
    assert [row[0] for row in aid] == names
    assert [row[1] for row in aid] == [sacrament.group for sacrament in COMPONENTS.sacrament]
    english = {entry.id: entry.name.en for entry in COMPONENTS.entries()}
    for row, sacrament in zip(aid, COMPONENTS.sacrament, strict=True):
        for alternatives in sacrament.needs:
            assert all(english[card] in row[2] for card in alternatives)


def test_resources_have_the_same_names() -> None:
    said = re.findall(
        r"`(\w+)` (\w+) / (\w+) / (\w+)", section("### Disasters (12 cards), Apocalypse, Patron Saints")
    )
    names = [(entry.id, entry.name.en, entry.name.fr, entry.name.pl) for entry in COMPONENTS.resource]
    assert said == names


def test_every_ending_is_on_the_page() -> None:
    """Five from the rulebook and two of the options."""
    assert len(THEOPOLIS.endings) == 7
    for option in THEOPOLIS.options:
        assert f"`{option.name}`" in PAGE
        assert f"**{option.rule}**" in PAGE
