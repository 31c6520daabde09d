"""The solo game: set-up. Rules: B23 (EN-230 to EN-235)."""

from __future__ import annotations

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import OPPONENT, EsdrasTable
from batisseurs.kernel import CHANCE
from tests.games.esdras_et_nehemie.given import (
    cell,
    choices,
    draw,
    of,
    place,
    play,
    refused_by,
    seen,
    told_rules,
    waits_for,
)
from tests.rules import rule


def new_game(face: str = "a") -> EsdrasTable:
    """Set up a solo game until the first corner gate has to be chosen."""
    table = ESDRAS_ET_NEHEMIE.new(1, {"solo_face": face})
    assert isinstance(table, EsdrasTable)
    table.game_events = []
    draw(table)
    return table


def ready(face: str = "a") -> EsdrasTable:
    """Set up a solo game; the human takes the Sheep Gate and the Fountain Gate."""
    table = new_game(face)
    play(table, "p1 gatekeeper sheep", "p1 gatekeeper fountain")
    return table


@rule("EN-230")
def test_the_main_board_is_that_of_one_or_two_players() -> None:
    """Neutral gates and walls, silver on four gate cards, the small Temple."""
    table = ready()
    neutral = {spot.id for spot in seen(table).ring if spot.state == "neutral"}
    assert neutral == {"muster", "east", "w02", "w03", "w04", "w05", "w06", "w07"}
    assert {spot.id: spot.silver for spot in seen(table).ring if spot.silver} == dict.fromkeys(
        ("water", "dung", "valley", "fish"), 2
    )
    assert [len(row.cubes) for row in seen(table).temple] == [5] * 5
    assert sum(sum(spot.rubble) for spot in seen(table).ring) == 46


@rule("EN-230")
def test_the_human_starts_like_any_player() -> None:
    """Workers, points, silver, food, cards, tiles with the Guards' resources, Levite, tent, markers."""
    human = of(ready(), "p1")
    assert (human.reserve, human.levites, human.gatekeepers, human.supply) == (6, 1, 2, 7)
    assert (human.points, human.silver, human.food, human.tent, human.altar) == (10, 5, 3, "c0", 0)
    assert (human.hand_size, human.pile, human.wall_pile, human.blessings) == (4, 6, 12, (0, 0, 0))
    assert [(tile.tile is not None, tile.developed) for tile in human.tiles] == [(True, False)] * 5
    assert sum(human.resources) == 2


@rule("EN-230")
def test_the_opponent_holds_the_shofar() -> None:
    """Nobody draws a first player, and the opponent's turn comes first."""
    table = ESDRAS_ET_NEHEMIE.new(1)
    assert isinstance(table, EsdrasTable)
    assert waits_for(table) == "chance DrawRubble"
    table = ready()
    assert (seen(table).shofar, seen(table).active) == (OPPONENT, OPPONENT)
    assert waits_for(table) == "chance RevealFocus"


@rule("EN-231")
@pytest.mark.parametrize(("face", "shown"), [("a", "solo_a"), ("b", "solo_b")])
def test_the_human_chooses_the_face_of_the_solo_board(face: str, shown: str) -> None:
    """Standard or hard; the standard one unless something is said."""
    table = new_game(face)
    solo = seen(table).solo
    assert solo is not None
    assert solo.face == shown
    assert ESDRAS_ET_NEHEMIE.options_of(table)["solo_face"] == face
    assert ESDRAS_ET_NEHEMIE.options_of(ESDRAS_ET_NEHEMIE.new(1))["solo_face"] == "a"


@rule("EN-232")
def test_focus_and_scheme_cards_lie_face_down_in_any_order() -> None:
    """Ten and six cards; each may come first, all equally likely."""
    table = ready()
    solo = seen(table).solo
    assert solo is not None
    assert (solo.focus, solo.scheme, len(solo.focus_left), len(solo.scheme_left)) == (None, None, 10, 6)
    assert choices(table) == [f"reveal {card}" for card in table.facts.focus_ids]
    assert {table.weight(choice) for choice in table.choices(CHANCE)} == {1}
    table.play(CHANCE, 0)
    draw_until_scheme(table)
    assert choices(table) == [f"reveal scheme_{number}" for number in range(1, 7)]
    assert {table.weight(choice) for choice in table.choices(CHANCE)} == {1}


def draw_until_scheme(table: EsdrasTable) -> None:
    """Nothing in a trade of the opponent asks anyone."""
    assert waits_for(table) == "chance RevealScheme"


@rule("EN-233")
@pytest.mark.parametrize(("face", "silver", "gold"), [("a", 3, 2), ("b", 4, 3)])
def test_the_opponent_starts_with_what_its_board_shows(face: str, silver: int, gold: int) -> None:
    """Three workers in reserve, silver and gold by the face; tent, points, wall cards, Blessings."""
    table = ready(face)
    opponent = of(table, "opponent")
    assert (opponent.reserve, opponent.silver, opponent.resources) == (3, silver, (gold, 0, 0, 0))
    assert (opponent.supply, opponent.levites, opponent.gatekeepers) == (10, 1, 2)
    assert (opponent.tent, opponent.points, opponent.altar, opponent.food) == ("c0", 10, 0, 0)
    assert (opponent.wall_pile, opponent.blessings) == (12, (0, 0, 0))


@rule("EN-233")
def test_the_opponents_marker_lies_on_the_humans() -> None:
    """Both on space 0, the human below and so ahead; the colours differ."""
    table = ready()
    assert seen(table).altar_order == (0, OPPONENT)
    assert of(table, "p1").colour != of(table, "opponent").colour


@rule("EN-234")
def test_the_human_places_two_gatekeepers_and_the_opponent_gets_the_others() -> None:
    """From the main supply, on any two corner gates, without reward."""
    table = new_game()
    assert waits_for(table) == "p1 ChooseCornerGate"
    assert choices(table) == [f"gatekeeper {gate}" for gate in ("sheep", "horse", "fountain", "old")]
    before = of(table, "p1")
    play(table, "p1 gatekeeper horse")
    assert waits_for(table) == "p1 ChooseCornerGate"
    assert refused_by(table, "gatekeeper horse") == "EN-42"
    assert refused_by(table, "gatekeeper fish") == "EN-42"
    play(table, "p1 gatekeeper old")
    human = of(table, "p1")
    assert [place(table, gate).owner for gate in ("horse", "old")] == [0, 0]
    assert [place(table, gate).owner for gate in ("sheep", "fountain")] == [OPPONENT, OPPONENT]
    assert (human.supply, human.reserve) == (before.supply - 2, before.reserve)
    assert (human.silver, human.food, human.resources) == (before.silver, before.food, before.resources)
    assert "EN-42" in told_rules(table)


@rule("EN-234")
def test_the_opponent_starts_with_a_levite() -> None:
    """From its main supply: 16 workers, 1 Levite, 3 in reserve; two more will be gatekeepers."""
    opponent = of(new_game(), "opponent")
    assert (opponent.levites, opponent.reserve, opponent.supply) == (1, 3, 12)


@rule("EN-235")
def test_white_workers_stand_as_with_two_players() -> None:
    """Left on s1-1, right on s1-3, nowhere else."""
    table = ready()
    assert (cell(table, "s1_1").white, cell(table, "s1_3").white) == ("left", "right")
    assert sum(bool(tile.white) for tile in seen(table).scrolls) == 2
