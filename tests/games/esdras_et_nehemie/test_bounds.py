"""How long a game can become: what follows from a gain, and games in which nobody wants to end anything."""

from __future__ import annotations

from fractions import Fraction

import pytest

from batisseurs.games.esdras_et_nehemie import bounds
from batisseurs.games.esdras_et_nehemie.facts import L_CITY, L_LABOURER, L_TRADE
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.kernel import CHANCE, Seeded, choice_text
from tests.games.esdras_et_nehemie.actions import fresh
from tests.games.esdras_et_nehemie.test_components import put, say, shipped, text_of

FACTS = ESDRAS_ET_NEHEMIE.components()
ENDS = {"end", "stop", "enough", "decline"}


def test_what_follows_from_a_gain() -> None:
    """Two silver buy a food; a stone is sold for two; a tent moves where workers and Blessings are gone."""
    worth = bounds.Worth(FACTS)
    assert worth.kinds["silver"] == Fraction(1, 2)
    assert worth.kinds["stone"] == 1 + 2 * Fraction(1, 2)
    assert worth.kinds["basic_resource"] == 1 + 2
    # Of twelve spaces four move the tent on; the others give 4 silver, 2 altar steps and 1 gold.
    assert worth.step == (4 * Fraction(1, 2) + 2 * Fraction(1, 2) + 3) / (12 - 4)
    assert worth.of(L_CITY + 6) == worth.step
    assert worth.best([L_LABOURER, L_LABOURER + 1]) == 6
    assert worth.sum([L_TRADE, L_TRADE + 1]) == 3 * worth.kinds["wood"]


@pytest.mark.parametrize(("players", "decisions", "chance"), [(1, 1760, 192), (2, 2885, 204), (4, 5350, 252)])
def test_the_bounds_of_our_file(players: int, decisions: int, chance: int) -> None:
    """They change when a printed value or a step does: then someone should look why."""
    found = ESDRAS_ET_NEHEMIE.bounds(players)
    assert (found.decisions, found.chance) == (decisions, chance)


def test_a_file_that_gives_more_has_longer_games() -> None:
    """Cheaper food is bought more often; richer spaces of the city map bring more to every tent."""
    file = shipped()
    say(food_price=1)(file)
    cheap = ESDRAS_ET_NEHEMIE.components(text_of(file))
    assert bounds.decisions(cheap, 2) > bounds.decisions(FACTS, 2)
    file = shipped()
    put("c0", reward={"silver": 9})(file)
    rich = ESDRAS_ET_NEHEMIE.components(text_of(file))
    assert bounds.Worth(rich).step > bounds.Worth(FACTS).step
    assert bounds.chance(rich, 2) == bounds.chance(FACTS, 2)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_can_ask_for_more(players: int) -> None:
    """A player who ends nothing while anything else can be done stays within the bounds."""
    found = ESDRAS_ET_NEHEMIE.bounds(players)
    for seed in range(3):
        table, source = fresh(players), Seeded(seed)
        decided = drawn = 0
        while not table.over():
            if table.chooser() == CHANCE:
                table.play(CHANCE, table.draw(source))
                drawn += 1
                continue
            spoken = choice_text.spoken_choices(table, table.chooser())
            longer = [choice for choice, said in spoken if said.text not in ENDS]
            possible = longer or [choice for choice, _ in spoken]
            table.play(table.chooser(), possible[source.below(len(possible))])
            decided += 1
        assert found.decisions // 12 < decided <= found.decisions
        assert found.chance // 2 < drawn <= found.chance
