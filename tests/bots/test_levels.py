from __future__ import annotations

import time

import pytest

from batisseurs.bots import LEVELS, Seen, find_bot
from batisseurs.bots.levels import LevelBot
from batisseurs.games import all_games, find_game
from batisseurs.kernel import Game, Seeded, Table
from batisseurs.kernel.arrays import COMPILED
from batisseurs.lab.simulate import simulate
from batisseurs.words import LANGUAGES, Words
from tests.bots.test_bots import NOTHING_DEALT
from tests.bots.test_greedy import tables

GAMES = [pytest.param(game, id=game.slug) for game in all_games()]
MATCH = 30
MATCHES = pytest.mark.skipif(not COMPILED, reason="both forms play the same games, the plain one slowly")


def answer(name: str, game: Game, table: Table) -> int:
    """Return what a level answers without a limit of time; what it is not told is the same each time."""
    seen = Seen(game, table, table.chooser(), Seeded(9))
    return LevelBot(name, milliseconds=0).choose(seen, Seeded(1))


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_nothing(game: Game) -> None:
    changed = 0
    for table in tables(game, 4, 40 if COMPILED else 200):
        other = table.clone()
        game.conceal(other, table.chooser(), Seeded(100))
        changed += game.state(other) != game.state(table)
        for name in LEVELS[:3]:
            assert answer(name, game, other) == answer(name, game, table)
    assert changed or game.slug in NOTHING_DEALT, "something was hidden"


@pytest.mark.parametrize("game", GAMES)
def test_levels_think_more_the_stronger_they_are(game: Game) -> None:
    simulations = [level.simulations for level in game.thinking.levels]
    assert len(simulations) == len(LEVELS)
    assert simulations == sorted(simulations)
    assert simulations[-1] > 0


@MATCHES
@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_beats_chance_and_is_mostly_beaten(game: Game) -> None:
    """Weak, and yet someone who wants to win, and sometimes does."""
    first = simulate(game, ["beginner", "random"], games=MATCH, seed=2, cores=1)
    assert first.bots[0].win_rate > first.bots[1].win_rate
    second = simulate(game, ["casual", "beginner"], games=MATCH, seed=2, cores=1)
    assert 0 < second.bots[1].win_rate < second.bots[0].win_rate


def test_a_beginner_does_not_always_answer_alike() -> None:
    game = find_game("my-village")
    table = max(tables(game, 1, 10), key=lambda table: len(table.choices(table.chooser())))
    seen = Seen(game, table, table.chooser(), Seeded(9))
    assert len({find_bot("beginner").choose(seen, Seeded(seed)) for seed in range(30)}) > 1


def test_the_strongest_keeps_to_its_time() -> None:
    game = find_game("esdras-et-nehemie")
    table = max(tables(game, 1, 20), key=lambda table: len(table.choices(table.chooser())))
    seen = Seen(game, table, table.chooser(), Seeded(1))
    began = time.perf_counter()
    LevelBot("master", 1).choose(seen, Seeded(1))
    assert time.perf_counter() - began < 1


@pytest.mark.parametrize("players", [3, 4])
def test_levels_sit_at_larger_tables(players: int) -> None:
    bots = [*LEVELS[:2], *["random"] * (players - 2)]
    assert simulate("nehemiah", bots, games=1, cores=1).complete


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(language: str) -> None:
    words = Words(language)
    names = {words.text(f"web-bot-{level}") for level in LEVELS}
    sentences = {words.text(f"web-lobby-bot-{level}") for level in LEVELS}
    assert len(names) == len(sentences) == len(LEVELS)
