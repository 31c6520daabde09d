from __future__ import annotations

import pytest

from batisseurs.games import all_games
from batisseurs.kernel import Game, IllegalChoice, read_record, replay
from batisseurs.lab.match import Outcome, Setting, game_seed, play_game, seat_of
from batisseurs.lab.simulate import make_setting
from tests.lab.bots import CheatingBot, LastBot

GAMES = [pytest.param(game, id=game.slug) for game in all_games()]


def random_games(game: Game, players: int, seed: int, *, keep_records: bool = False) -> Setting:
    return make_setting(game, ["random"], players, seed, None, None, keep_records=keep_records)


def without_record(outcome: Outcome) -> tuple[object, ...]:
    return outcome.result, outcome.decisions, outcome.real_decisions, outcome.lines


@pytest.mark.parametrize("game", GAMES)
def test_the_fast_way_plays_the_same_games(game: Game) -> None:
    for players in range(game.min_players, game.max_players + 1):
        setting = random_games(game, players, 11)
        written = random_games(game, players, 11, keep_records=True)
        for number in range(4):
            fast = play_game(setting, number)
            assert play_game(setting, number, fast=False) == fast
            assert without_record(play_game(written, number)) == without_record(fast)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_depends_on_seed_and_number_only(game: Game) -> None:
    setting = random_games(game, game.min_players, 3)
    forwards = [play_game(setting, number) for number in range(5)]
    backwards = [play_game(setting, number) for number in reversed(range(5))]
    assert forwards == backwards[::-1]
    assert len({outcome.result for outcome in forwards} | {outcome.lines for outcome in forwards}) > 5
    assert play_game(random_games(game, game.min_players, 4), 0) != forwards[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_leaves_a_record_that_replays(game: Game) -> None:
    outcome = play_game(random_games(game, game.max_players, 5, keep_records=True), 2)
    record = read_record(outcome.record)
    assert record.seats == [f"random {number}" for number in range(1, game.max_players + 1)]
    assert record.tags == [("seed", "5"), ("number", "2")]
    play = replay(game, record)
    assert game.result(play.table) == outcome.result
    assert len(play.log) == outcome.lines


def test_seeds_of_games_are_spread_and_fixed() -> None:
    """These numbers are part of every published result: they must not change."""
    assert game_seed(0, 0) == 11807284506806067046
    assert game_seed(7, 12) == 9953011018383864265
    seeds = {game_seed(seed, number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900


def test_bots_move_one_seat_further_each_game() -> None:
    assert [seat_of(0, number, 3) for number in range(4)] == [0, 1, 2, 0]
    assert [seat_of(bot, 1, 3) for bot in range(3)] == [1, 2, 0]
    game = all_games()[0]
    setting = make_setting(game, ["random", LastBot()], 2, 1, None, None, keep_records=True)
    seats = [read_record(play_game(setting, number).record).seats for number in range(2)]
    assert seats == [["random", "last"], ["last", "random"]]


def test_a_bot_that_answers_what_it_was_not_asked_is_refused() -> None:
    game = all_games()[0]
    for keep_records in (False, True):
        setting = make_setting(game, [CheatingBot()], 2, 1, None, None, keep_records=keep_records)
        with pytest.raises(IllegalChoice, match=r"the bot cheat answers .* which isn't a choice"):
            play_game(setting, 0)
