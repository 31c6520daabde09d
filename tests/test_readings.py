"""docs/readings.md has every reading that a table can be opened with; each changes the game."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from batisseurs.games import all_games, find_game
from batisseurs.games.esdras_et_nehemie.facts import AHEAD, BEHIND, BETWEEN
from batisseurs.games.esdras_et_nehemie.sabbath import judgement_of
from batisseurs.games.theopolis.arrivals import neighbours
from batisseurs.kernel import Play, Seeded, load, read_record, replay, save
from batisseurs.kernel.game import Game, Option
from batisseurs.lab.simulate import simulate
from tests.games.nehemiah.given import given, side
from tests.rules import rule

ROOT = Path(__file__).resolve().parents[1]
READINGS = [(game, option) for game in all_games() for option in game.options if option.reading]


def laid(slug: str, players: int, **options: str) -> Any:
    return find_game(slug).new(players, options)


def test_the_page_is_what_the_games_offer() -> None:
    """If not: `python tools/readings.py`."""
    written = runpy.run_path(str(ROOT / "tools" / "readings.py"))["page"]()
    assert (ROOT / "docs" / "readings.md").read_text(encoding="utf-8") == written
    assert [option.name for _, option in READINGS] == [
        "neighbours", "bishop_takes", "income", "tie_break", "travel_cost", "prophet_space", "solo_gate",
        "solo_path",
    ]  # fmt: skip


@pytest.mark.parametrize(("game", "option"), READINGS, ids=[option.name for _, option in READINGS])
def test_our_ruling_is_the_default_and_the_other_is_kept(game: Game, option: Option) -> None:
    """In saved tables and records; a record does not name what is usual."""
    assert option.default == option.allowed[0]
    players = option.only_players or game.max_players
    other = {option.name: option.allowed[1]}
    table = game.new(players, other)
    assert game.options_of(load(game, save(game, table)))[option.name] == option.allowed[1]
    record = Play(game, players, other).record().write()
    assert f"option {option.name} {option.allowed[1]}" in record
    assert replay(game, read_record(record)).options[option.name] == option.allowed[1]
    assert option.name not in Play(game, players).record().write()


def test_simulate_takes_a_reading() -> None:
    found = simulate(
        "theopolis", ["random", "random"], games=2, seed=1, cores=1, options={"neighbours": "all"}
    )
    assert found.games == 2


@rule("TH-108")
def test_all_others_are_neighbours() -> None:
    usual, other = laid("theopolis", 5), laid("theopolis", 5, neighbours="all")
    assert list(neighbours(usual, 0)) == [1, 4]
    assert list(neighbours(other, 0)) == [1, 2, 3, 4]


@rule("EN-157")
def test_a_prophets_space_is_passed_or_reached() -> None:
    found = []
    for reading in ("reached", "passed"):
        table = laid("esdras-et-nehemie", 2, prophet_space=reading)
        for space in (table.facts.zechariah[0], table.facts.haggai[0]):
            table.altar_face, table.round, table.altar[0] = 0, 0, space
            found.append(judgement_of(table, 0))
    assert found == [BETWEEN, AHEAD, BEHIND, BETWEEN]


@rule("NE-125")
def test_goods_come_in_round_1_too() -> None:
    """Before the first auction."""
    game, goods = find_game("nehemiah"), []
    for reading in ("later_rounds", "every_round"):
        table = game.new(2, {"foremen": True, "first_player": "p1", "income": reading})
        source = Seeded(1)
        while type(table.top).__name__ != "RevealForeman":
            table.play(table.chooser(), table.draw(source))
        state = game.state(table)
        goods.append((state["wood"][0], state["gold"][0]))
    assert goods == [(3, 5), (4, 6)]


@rule("NE-121")
def test_goods_before_the_sale_break_ties() -> None:
    """Three wood are sold for a point: what is left of them differs, what there was does not."""
    from batisseurs.games.nehemiah.scoring import sell_goods

    game, won = find_game("nehemiah"), []
    for before in (False, True):
        table = given(players=2, p1=side(wood=3, gold=0), p2=side(wood=1, gold=2))
        table.tie_before_sale = before
        sell_goods(table)
        won.append(game.result(table).ranks)
        assert [sum(one.points for one in game.score(table, seat)) for seat in range(2)] == [1, 1]
    assert won == [(2, 1), (1, 2)]


@rule("MV-92")
def test_a_cart_alone_pays_the_travel() -> None:
    """The other reading has its own costs under the same fingerprint."""
    game = find_game("my-village")
    usual, other = laid("my-village", 2), laid("my-village", 2, travel_cost="cart_alone")
    assert game.fingerprint(usual.facts) == game.fingerprint(other.facts)
    assert game.components_of(usual) is game.components()
    assert game.components_of(other) is not game.components()
