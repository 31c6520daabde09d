"""The page of My Village and its component file say the same: names, values, costs, sources."""

from __future__ import annotations

import itertools
import re
from importlib import resources
from pathlib import Path

import pytest

from batisseurs.games.my_village.components import (
    RESOURCES,
    Card,
    Chamber,
    Church,
    Cost,
    Customer,
    Monk,
    Payment,
    Travel,
    TravelPile,
    read,
)
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.kernel.component_values import Entry

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "my-village.md").read_text(encoding="utf-8")
COMPONENTS = read(
    resources.files("batisseurs.games.my_village").joinpath("components.toml").read_text(encoding="utf-8")
)
SHARED = {"letter", "symbol"}
"""Keys that the page gives for a whole pile, in the count of components."""

Way = tuple[str, ...]
"""One way to pay, a word for every unit: `("beer", "cart")`."""


def section(heading: str) -> str:
    """Return the text under a heading, up to the next one of any level."""
    _, _, rest = PAGE.partition(f"\n{heading}\n")
    assert rest, f"no heading {heading!r}"
    return re.split(r"^#{2,} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of every table row but those of headings."""
    lines = text.splitlines()
    ruled = {number - 1 for number, line in enumerate(lines) if line.startswith("|--")}
    shown = [line for number, line in enumerate(lines) if line[:3] not in {"", "|--"} and number not in ruled]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in shown if line.startswith("|")]


def table(heading: str) -> dict[str, list[str]]:
    """Return the rows of a section by their first cell."""
    found = {first: rest for first, *rest in rows(section(heading))}
    assert found, heading
    return found


def described() -> dict[str, list[str]]:
    """Return every row of the card tables by the id in it; the id is cut off."""
    found: dict[str, list[str]] = {}
    for first, *rest in rows(PAGE.partition("\n## Components\n")[2].partition("\n## ")[0]):
        if match := re.fullmatch(r"`(\w+)`", first):
            assert match[1] not in found
            found[match[1]] = rest
    return found


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def sources(entry: Entry) -> set[str]:
    """Return where the values of an entry come from, without those given for its whole pile."""
    return {entry.source, *(source for key, source in entry.sources.items() if key not in SHARED)}


def named(said: str) -> set[str]:
    """Return the sources that a cell names."""
    return set(re.findall(r"rulebook|public|reconstructed", said))


def amount(text: str) -> Way:
    """Read `2 beers`."""
    number, thing = text.split()
    return (thing.removesuffix("s"),) * int(number)


def ways_said(text: str) -> set[Way]:
    """Return every way to pay a cost as the page writes it."""
    if match := re.fullmatch(r"(\d+) (?:units of \((\w+), (\w+)\)|any units)", text):
        things = (match[2], match[3]) if match[2] else ("any", "coin")
        return {tuple(sorted(way)) for way in itertools.combinations_with_replacement(things, int(match[1]))}
    parts = re.split(r", | and ", text.replace("**", ""))
    options = [[amount(way) for way in part.strip("()").split(" or ")] for part in parts]
    return {tuple(sorted(sum(way, ()))) for way in itertools.product(*options)}


def ways(cost: Cost) -> set[Way]:
    """Return every way to pay a cost of the file."""
    return {way for payment in cost for way in _ways(payment)}


def _ways(payment: Payment) -> set[Way]:
    things = ("coin", "any", *RESOURCES)
    fixed = tuple(thing for thing in things for _ in range(getattr(payment, thing)))
    mixed = itertools.combinations_with_replacement(payment.of, payment.units)
    return {tuple(sorted((*fixed, *way))) for way in mixed}


ROWS = described()
WORKSHOPS = list(dict.fromkeys(card.type for card in COMPONENTS.workshop))
TABLED: tuple[Entry, ...] = (
    *COMPONENTS.chamber,
    *COMPONENTS.church,
    *COMPONENTS.monk,
    *COMPONENTS.travel,
    *COMPONENTS.customer,
)

every_entry = pytest.mark.parametrize("entry", TABLED, ids=lambda entry: entry.id)


def test_page_and_file_list_the_same_components() -> None:
    assert set(ROWS) == {entry.id for entry in TABLED} | set(WORKSHOPS)


@every_entry
def test_names_are_the_same_in_three_languages(entry: Entry) -> None:
    assert ROWS[entry.id][0] == f"{entry.name.en} / {entry.name.fr} / {entry.name.pl}"


@every_entry
def test_sources_are_the_same(entry: Entry) -> None:
    """The page may count the pile, which is from the rulebook, among the values of a card or not."""
    own = sources(entry)
    pile = {source for key, source in entry.sources.items() if key in SHARED}
    assert named(ROWS[entry.id][-1]) in (own, own | pile)


@pytest.mark.parametrize("kind", WORKSHOPS)
def test_workshops_are_the_same(kind: str) -> None:
    french, polish, resource, slots, time, white_time, pairs, said = ROWS[kind]
    cards = [card for card in COMPONENTS.workshop if card.type == kind]
    assert pairs.split(", ") == ["/".join(map(str, card.values)) for card in cards]
    for card in cards:
        assert card.id == "_".join(("ws", kind, "".join(map(str, card.values))))
        assert (card.name.en, card.name.fr, card.name.pl) == (
            kind.replace("_", " ").title(),
            french,
            polish,
        )
        assert (card.resource, card.slots, card.time) == (resource, int(slots), int(time))
        assert (card.white_time, card.cost, card.points) == (int(white_time), (), 0)
    assert named(said) == {source for card in cards for source in sources(card)}


def test_fields_are_the_same() -> None:
    ((name, *cells, said),) = rows(section("### Fields (8, identical: `fi_1` … `fi_8`)"))
    assert [card.id for card in COMPONENTS.field] == [f"fi_{number}" for number in range(1, 9)]
    for card in COMPONENTS.field:
        assert name == f"{card.name.en} / {card.name.fr} / {card.name.pl}"
        own = [card.time, card.white_time, card.coins, card.coins, card.plow_coins, card.slots, card.points]
        assert numbers(" ".join(cells)) == [*card.values, *own]
        assert card.cost == ()
        assert sources(card) == named(said)


def test_village_squares_are_the_same() -> None:
    ((name, *cells, said),) = rows(section("### Village squares (4, identical: `sq_1` … `sq_4`)"))
    assert [card.id for card in COMPONENTS.square] == [f"sq_{number}" for number in range(1, 5)]
    for card in COMPONENTS.square:
        assert name == f"{card.name.en} / {card.name.fr} / {card.name.pl}"
        own = [card.time, card.white_time, card.slots, card.points]
        assert numbers(" ".join(cells)) == [*card.values, *own]
        assert card.cost == ()
        assert sources(card) == named(said)


@pytest.mark.parametrize("card", COMPONENTS.chamber, ids=lambda card: card.id)
def test_chambers_are_the_same(card: Chamber) -> None:
    _, *cells, effect, _ = ROWS[card.id]
    own = [card.time, card.white_time, card.slots, card.points]
    assert numbers(" ".join(cells)) == [*card.values, *own]
    assert card.cost == ()
    assert numbers(effect) == ([] if card.effect.name == "store_resource" else [card.effect.amount])


@pytest.mark.parametrize("card", COMPONENTS.church, ids=lambda card: card.id)
def test_churches_are_the_same(card: Church) -> None:
    _, *cells, _ = ROWS[card.id]
    own = [card.time, card.windows, card.slots, card.points]
    assert numbers(" ".join(cells)) == [*card.values, *own]
    assert card.cost == ()


@pytest.mark.parametrize("card", COMPONENTS.monk, ids=lambda card: card.id)
def test_monks_are_the_same(card: Monk) -> None:
    _, pile, values, time, cost, action, _ = ROWS[card.id]
    assert (pile, numbers(values), int(time)) == (card.symbol, [*card.values], card.time)
    assert ways_said(cost) == ways(card.cost)
    written = {
        "stories": f"{card.action.amount} SP",
        "office": f"office (≤ {COMPONENTS.number('monk_customers')} cards)",
        "school": f"school ×{card.action.amount}",
        "question": '"?" banner',
    }
    assert action == written[card.action.name]


@pytest.mark.parametrize("pile", COMPONENTS.travel_pile, ids=lambda pile: pile.id)
def test_travel_piles_are_the_same(pile: TravelPile) -> None:
    values, time, cost, points, said = table("### Travel cards (19)")[pile.letter]
    assert (numbers(values), int(time)) == ([*pile.values], pile.time)
    assert ways_said(cost) == ways(pile.cost)
    assert numbers(points) == [pile.lowest, pile.highest]
    assert named(said) in (sources(pile), sources(pile) | {pile.sources["letter"]})


@pytest.mark.parametrize("card", COMPONENTS.travel, ids=lambda card: card.id)
def test_travel_cards_are_the_same(card: Travel) -> None:
    _, points, grey, _ = ROWS[card.id]
    costs = {"coin": card.grey.coin, "beer": card.grey.beer, "time": card.grey.time}
    written = ", ".join(f"{number} {thing}" for thing, number in costs.items() if number) or "–"
    assert card.id.startswith(f"tr_{card.letter.lower()}")
    assert (int(points), grey) == (card.points, written + " (ends the travels)" * card.ends_travels)


@pytest.mark.parametrize("card", COMPONENTS.customer, ids=lambda card: card.id)
def test_customers_are_the_same(card: Customer) -> None:
    _, values, wanted, points, _ = ROWS[card.id]
    assert values == ("?" if card.values == "?" else ", ".join(map(str, card.values)))
    assert ways_said(wanted) == ways(card.cost)
    assert (int(points), 0) == (card.points, card.time)


def test_the_sums_of_the_customers_are_right() -> None:
    said = re.search(r"Sum (\d+) PP, average ([\d.]+)\. Demand: ([^.]*)\.", PAGE)
    assert said
    points = sum(card.points for card in COMPONENTS.customer)
    assert (int(said[1]), said[2]) == (points, f"{points / len(COMPONENTS.customer):.2f}")
    units = [unit for card in COMPONENTS.customer for way in ways(card.cost) for unit in way]
    assert said[3] == ", ".join(f"{thing} {units.count(thing)}" for thing in (*RESOURCES, "any"))


def test_the_count_of_components_is_right() -> None:
    counts = {kind: numbers(said) for kind, (said, _) in table("### Count of components").items()}
    pieces = {name: piece.value for name, piece in COMPONENTS.pieces.items()}
    assert counts["main board"] == [pieces["main_boards"]]
    assert counts["village boards"] == [len(COMPONENTS.village_board)]
    each = {pieces[name] for name in ("headmen", "time_markers", "reapers", "player_aids")}
    assert set(counts["headmen, time markers, reapers, player aids"]) == each
    dice = [pieces[name] for name in ("white_dice", "black_dice", "rat_dice")]
    assert counts["white dice / black dice / grey rat die"][:3] == dice
    stories = [pieces[f"story_points_{worth}"] for worth in (1, 2, 5)]
    assert counts["story points 1 / 2 / 5"][:4] == [*stories, sum(stories)]
    assert counts["rat"] == [pieces["rats"]]
    assert counts["black markers"] == [pieces["black_markers"]]
    assert counts["day labourer tiles"] == [pieces["day_labourers"]]
    assert counts["value tiles 2/12"] == [pieces["value_tiles"]]
    assert counts["score pad"] == [pieces["score_pads"]]
    assert counts["first-player hand"] == [1]


def test_the_count_of_cards_is_right() -> None:
    counts = {kind: said for kind, (said, _) in table("### Count of components").items()}
    groups = {
        "church": COMPONENTS.church,
        "monk": COMPONENTS.monk,
        "council chamber": COMPONENTS.chamber,
        "village square": COMPONENTS.square,
        "field": COMPONENTS.field,
        "travel": COMPONENTS.travel,
        "workshop": COMPONENTS.workshop,
        "customer": COMPONENTS.customer,
    }
    for kind, cards in groups.items():
        assert numbers(counts[f"{kind} cards"])[0] == len(cards)
    symbols = [card.symbol for card in COMPONENTS.monk]
    said = ", ".join(f"{symbols.count(symbol)} {symbol}" for symbol in ("quill", "chalice", "rosary"))
    assert said in counts["monk cards"]
    letters = "".join(card.letter for card in COMPONENTS.travel)
    assert ", ".join(f"{letter} {letters.count(letter)}" for letter in "ABCDE") in counts["travel cards"]
    assert counts["workshop cards"].endswith(f"({len(WORKSHOPS)} types × 4)")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_depends_on_the_number_of_players_is_the_same(players: int) -> None:
    said = {row: numbers(cells[players - 2]) for row, cells in table("### By number of players").items()}
    number = COMPONENTS.number
    assert said["dice in the pool"] == [number(f"white_dice_{players}"), number(f"black_dice_{players}")]
    assert said["turns per player and round"] == [number(f"turns_{players}")]
    coins = [number(f"starting_coins_{seat}") for seat in range(1, players + 1)]
    assert said["starting coins (seat 1, 2, 3, 4)"] == coins
    assert said["coffins that end the game"] == [number(f"coffins_{players}")]
    assert said["rat start: spaces before the invasion space"] == [number(f"rat_start_{players}")]
    # Every turn of the last round may bring one death more.
    most = number(f"coffins_{players}") - 1 + players * number(f"turns_{players}")
    assert said["largest possible number of coffins"] == [most]


def test_the_main_board_is_the_same() -> None:
    said = {item: value for item, (value, _) in table("### Main board").items()}
    number = COMPONENTS.number
    far, red = number("rat_spaces"), number("red_spaces")
    starts = [text for players in (4, 3, 2) for text in (number(f"rat_start_{players}"), players)]
    assert numbers(said["rat track"]) == [far, far, 1, far, red + 1, red, 1, *starts]
    coffins = {(entry.first_coffin, entry.second_coffin) for entry in COMPONENTS.profession}
    assert coffins == {(2, 1)}
    assert numbers(said["chronicle, per profession"]) == [2, 1, 2 * len(COMPONENTS.profession)]
    colours = ", ".join(f"{entry.id} {entry.colour}" for entry in COMPONENTS.profession)
    assert said["profession colours"] == colours
    assert numbers(said["anonymous graves"])[0] == number("graves")
    assert numbers(said["customer zone"]) == [number("customer_zone")]
    assert numbers(said["first-player hand"]) == [*COMPONENTS.hand.values, COMPONENTS.hand.points]


def test_the_office_costs_the_same() -> None:
    said = table("### Main board")["steward's office"][0]
    prices: list[int] = []
    for cards, price in enumerate(COMPONENTS.office.prices, 1):
        prices += [cards, price.coin, price.time] if price.coin else [cards, price.time]
    assert numbers(said) == [*COMPONENTS.office.values, *prices]
    rule = re.search(r"^- \*\*MV-112\*\* (.*)$", PAGE, re.MULTILINE)
    assert rule
    assert numbers(rule[1]) == prices


def test_the_village_boards_are_the_same() -> None:
    said = {item: numbers(value) for item, (value, _) in table("### Village boards").items()}
    pairs = [value for board in COMPONENTS.village_board for value in board.values]
    assert said["personal banner, board 1 / 2 / 3 / 4"] == pairs
    assert said["personal banner action"] == [COMPONENTS.personal_banner.stories]
    school = COMPONENTS.school
    assert said["school banner"] == [*school.values, school.place_time, school.right_stories]
    assert said["school slots"] == [school.slots]
    assert said['"?" banner'] == [COMPONENTS.question_banner.time]
    assert said["life-time track"][0] == COMPONENTS.number("clouds")
    assert said["villager spaces"] == [len(COMPONENTS.profession)]
    windows = [number for count in range(1, 7) for number in (count, COMPONENTS.number(f"windows_{count}"))]
    assert said["window table"] == windows
    gains = [(space.id, space.coins, space.stories) for space in COMPONENTS.headman_space]
    coins, stories = said["headman path"]
    assert gains == [("town_hall", 0, 0), ("coin_space", coins, 0), ("story_space", 0, stories)]


def test_the_overview_of_the_values_is_right() -> None:
    """A card stands in the row of a value exactly if it shows that value."""
    overview = [(set(numbers(row[0])), row[1:]) for row in rows(section("### What each banner value offers"))]
    assert set.union(*(values for values, _ in overview)) == set(range(2, 13))
    banners: dict[str, tuple[int, ...]] = {"hand": COMPONENTS.hand.values, "office": COMPONENTS.office.values}
    cards: tuple[Card, ...] = (*COMPONENTS.church, *COMPONENTS.chamber)
    banners |= {card.id.partition("_")[2]: card.values for card in cards}
    banners |= {f"{card.symbol} monks": card.values for card in COMPONENTS.monk}
    banners |= {"/".join(map(str, card.values)): card.values for card in COMPONENTS.workshop}
    banners |= {"travel": COMPONENTS.travel_pile[0].values, "field": COMPONENTS.field[0].values}
    banners |= {"village square": COMPONENTS.square[0].values}
    for values, (black, white) in overview:
        for word, shown in banners.items():
            assert (word in black) == (not values.isdisjoint(shown)), (word, values)
        boards = [str(n) for n, board in enumerate(COMPONENTS.village_board, 1) if values & {*board.values}]
        assert (f"(boards {', '.join(boards)})" in white) == bool(boards)
        for card in COMPONENTS.chamber:
            assert (card.id.removeprefix("co_") in white) == (not values.isdisjoint(card.values))
        assert ("school" in white) == (not values.isdisjoint(COMPONENTS.school.values))


def test_resources_and_professions_have_the_names_of_the_glossary() -> None:
    words = {cell for row in rows(section("## Glossary")) for cell in row}
    for profession in COMPONENTS.profession:
        assert {profession.name.fr, profession.name.pl.lower()} <= words
    pairs = {row[0].split(" (")[0]: row[1:] for row in rows(section("## Glossary")) if " → " in row[0]}
    made = {card.resource: card for card in COMPONENTS.workshop}
    for entry in COMPONENTS.resource:
        card = made[entry.id]
        french, polish = pairs[f"{card.name.en.lower()} → {entry.name.en.lower()}"]
        assert french == f"{card.name.fr.lower()} → {entry.name.fr.lower()}"
        assert polish.split(" → ")[1] == entry.name.pl.lower()


def test_the_option_and_its_default_are_on_the_page() -> None:
    rule = re.search(r"^- \*\*MV-311\*\* .*`max_rounds`.*default (\d+)", PAGE, re.MULTILINE)
    assert rule
    assert int(rule[1]) == MY_VILLAGE.options[0].default


def test_every_number_that_the_page_mentions_stands_on_it() -> None:
    told = re.findall(r"(?m)^(?:- |\| )\*\*(MV-[A-Z]?\d+)\*\*", PAGE)
    assert len(told) == len(set(told))
    assert set(re.findall(r"MV-[A-Z]?\d+", PAGE)) == set(told)
