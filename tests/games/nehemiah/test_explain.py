"""What is this? Explanations name what is there, what it costs and brings, from the components in use."""

from __future__ import annotations

import pytest

from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import NehemiahTable
from batisseurs.kernel.explanation import Explanation, explain
from batisseurs.words import Words
from batisseurs.words.narrator import Narrator
from tests.games.nehemiah.given import given, play, side

SEATS = ["Ann", "Ben", "Cleo", "Dan"]


class Said:
    """An explanation in English, to one reader."""

    def __init__(self, table: NehemiahTable, place: str, reader: int = 0) -> None:
        """Ask for it."""
        found = explain(NEHEMIAH, table, reader, place)
        narrator = Narrator(Words("en"), SEATS, NEHEMIAH, table.facts, reader)
        self.title = narrator.say(found.title)
        self.about = [narrator.say(message) for message in found.about]
        self.now = [narrator.say(message) for message in found.now]
        self.costs = [narrator.say(message) for message in found.costs]
        self.gains = [narrator.say(message) for message in found.gains]
        self.rules, self.item = found.rules, found.item


def test_a_board_says_what_it_scores_when_and_how_it_is_now() -> None:
    """With three players and 2 and 1 cubes: 4 and 2 points, by NE-107."""
    table = given(players=3, p1=side(cubes=(2, 0, 0)), p2=side(cubes=(1, 0, 0)))
    wall = Said(table, "board.wall", reader=1)
    assert wall.title == "Wall"
    assert "Build the Wall 1, Build the Wall 2" in wall.about[0]
    assert "At the end of each round" in wall.about[1]
    assert wall.about[1].endswith("4 · 2 · 1.")
    assert wall.now == [
        "Ann – cubes: 2; VP if scored now: 4.",
        "You – cubes: 1; VP if scored now: 2.",
        "Cleo – cubes: 0; VP if scored now: 0.",
    ]
    assert "NE-107" in wall.rules


def test_a_place_of_the_grid_tells_its_card_its_worker_and_what_they_mean_to_the_reader() -> None:
    table = given(c2=["garrison_1 p2 tired", "wood_order p1", "night_1", "gate"])
    above, own, free, bottom = (Said(table, f"grid.c2r{row}") for row in (1, 2, 3, 4))
    assert (above.title, above.costs, above.gains, above.item) == (
        "Military Training 1", ["1 wood", "1 gold"], ["1 cube on the Garrison"], "garrison_1",
    )  # fmt: skip
    assert above.now[0].startswith("Ben’s worker, tired: column 2, row 1.")
    assert "pay Ben 1 gold" in above.now[0]
    assert Said(table, "grid.c2r1", reader=1).now[0].startswith("Your worker, tired")
    assert own.now[0].startswith("Your worker, standing: column 2, row 2. Activate it")
    assert own.rules[0] == "NE-76"
    assert free.now[0].endswith("The next worker placed in this column goes here.")
    assert bottom.now[0] == "Free: column 2, row 4."
    assert any("bottom card" in said for said in bottom.about)
    assert Said(table, "grid.c2").now == ["The next worker placed here goes to: Night Work 1."]


def test_what_is_being_done_shows() -> None:
    """The activated card, cards used in this activation, a column that will be cleared."""
    table = given(c1=["gold_2 p2 tired", "wood_1 p3 tired", "gold_3", "wood_2 p1"])
    play(table, "p1 activate c1r4", "p1 perform", "p1 also c1r1")
    marked = "This column will be cleared at the end of the turn."
    assert "Its worker is being activated now." in Said(table, "grid.c1r4").now
    assert "Already used in this activation." in Said(table, "grid.c1r1").now
    assert marked in Said(table, "grid.c1").now
    assert marked in Said(table, "grid.c1r2").now
    assert marked not in Said(table, "grid.c2").now


def test_what_is_behind_a_screen_is_told_to_its_owner_only() -> None:
    table = given(p2=side(wood=7, gold=9))
    assert Said(table, "p2.wood", reader=1).now == ["You: 7."]
    assert Said(table, "p2.wood").now == ["Ben: hidden behind the screen."]
    assert "7 wood" in Said(table, "p2", reader=1).now
    assert not any("wood" in said for said in Said(table, "p2").now)
    shown = given(p2=side(wood=7), open_screens=True)
    assert Said(shown, "p2.wood").now == ["Ben: 7."]


def test_values_are_those_of_the_components_in_use() -> None:
    """An owner of the box who enters another fee and other points reads them."""
    text = NEHEMIAH.component_text().replace("fee = { value = 1", "fee = { value = 2", 1)
    table = NEHEMIAH.new(4, components=NEHEMIAH.components(text))
    assert isinstance(table, NehemiahTable)
    assert "costs 2 gold" in Said(table, "sign.fee").about[0]
    assert "for 2 gold" in Said(table, "consolidation_1").about[0]


def test_a_foreman_says_what_it_does_when_and_where_it_is() -> None:
    table = given(foremen=True, p1=side(foremen=("carpenter",)), p2=side(foremen=("inspector",)))
    carpenter = Said(table, "p1.foreman.carpenter")
    assert carpenter.about[0] == "Take 1 more wood each time you use a card that gives wood."
    assert carpenter.about[1] == "Works for its owner until the end of the round."
    assert carpenter.now == ["In front of you."]
    assert Said(table, "inspector").now == ["In front of Ben."]
    assert "You have the foreman Carpenter: you take 1 more." in Said(table, "wood_2").now
    assert "You have the foreman Carpenter: you take 1 more." not in Said(table, "wood_2", reader=1).now


def test_decks_gates_and_discards_are_counted() -> None:
    table = given(decks=(8, 20, 16), p3=side(gates=1))
    assert Said(table, "deck.deck_1").now == ["8 cards left.", "Enough to refill 2 more columns."]
    assert Said(table, "gates").now == ["7 left", "Next: Fish Gate."]
    assert Said(table, "gate.sheep_gate").now == ["In front of Cleo."]
    assert Said(table, "discard").now[0].startswith("8 cards: ")


@pytest.mark.parametrize(
    "place",
    ["grid.c9", "grid.c6r1", "board.wood_1", "gate.wall", "p5", "p1.artisan", "revealed.artisan", "sign.x"],
)
def test_what_is_not_there_is_not_explained(place: str) -> None:
    assert NEHEMIAH.explain(given(), 0, place) is None


def test_every_sign_of_the_legend_is_explained() -> None:
    found = [NEHEMIAH.explain(given(), 0, sign) for sign in NEHEMIAH.signs()]
    assert all(isinstance(sign, Explanation) for sign in found)
    assert len({sign.title.id + str(sign.title.args) for sign in found if sign}) == len(found)


def test_figures_are_what_a_seat_counts_of_its_own() -> None:
    """With two players neutral workers too; with foremen those set aside."""
    table = given(players=2, foremen=True, p1=side(wood=3, gold=1, cubes=(2, 0, 1), points=5, set_aside=1))
    counted = {figure.id: figure.number for figure in NEHEMIAH.figures(table, 0)}
    assert counted == {
        "p1.workers": 5, "p1.aside": 1, "p1.neutral": 6, "p1.cubes": 8, "p1.wall": 2, "p1.temple": 0,
        "p1.garrison": 1, "p1.scoring": 7, "p1.wood": 3, "p1.gold": 1, "p1.points": 5,
    }  # fmt: skip
