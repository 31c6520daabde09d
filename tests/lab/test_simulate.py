from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from batisseurs.bots import Bot, UnknownBot
from batisseurs.games import all_games
from batisseurs.kernel import (
    BadComponents,
    BadOption,
    BatisseursError,
    Game,
    IllegalChoice,
    UnknownGame,
    replay,
)
from batisseurs.lab.records import CannotWrite, read_records
from batisseurs.lab.result import BotResult, SeatResult, SimulationResult
from batisseurs.lab.simulate import simulate
from tests.lab.bots import CheatingBot, DyingBot, LastBot

GAMES = [pytest.param(game, id=game.slug) for game in all_games()]


def timeless(result: SimulationResult) -> SimulationResult:
    return msgspec.structs.replace(result, seconds=0.0, records=None)


@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_the_same_for_any_number_of_cores(game: Game, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "again")]
    bots: Sequence[str | Bot] = ["random", LastBot()]
    one, two, again = (
        simulate(game, bots, games=31, seed=5, cores=cores, out=out)
        for cores, out in zip((1, 2, 1), files, strict=True)
    )
    assert timeless(one) == timeless(two) == timeless(again)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert timeless(simulate(game, bots, games=31, seed=6, cores=1)) != timeless(one)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_agree_with_one_another(game: Game) -> None:
    players = game.max_players
    result = simulate(game, ["random"], players, games=40, seed=1, cores=1)
    assert result.complete
    assert result.games == result.asked == 40
    assert len(result.bots) == len(result.seats) == players
    assert sum(bot.wins for bot in result.bots) == pytest.approx(40)
    assert sum(seat.wins for seat in result.seats) == pytest.approx(40)
    assert sum(result.endings.values()) == 40
    assert tuple(result.endings) == game.endings
    entries: list[BotResult | SeatResult] = [*result.bots, *result.seats]
    for entry in entries:
        assert entry.win_rate == pytest.approx(entry.wins / 40)
        assert entry.interval[0] <= entry.win_rate <= entry.interval[1]
    by_bot = sum(bot.mean_score for bot in result.bots)
    assert sum(seat.mean_score for seat in result.seats) == pytest.approx(by_bot)
    assert 0 < result.real_decisions <= result.decisions
    length = result.lengths["decisions"]
    assert length.least <= length.mean <= length.most
    assert length.mean * 40 == pytest.approx(result.decisions)
    assert result.lengths["lines"].mean > length.mean
    assert result.seconds > 0


def test_the_json_form_has_what_was_promised() -> None:
    result = simulate("theopolis", ["random"], 3, games=5, seed=1, cores=1)
    data: dict[str, Any] = msgspec.json.decode(result.to_json())
    assert data["games"] == 5
    assert {"name", "wins", "win_rate", "mean_score"} <= set(data["bots"][0])
    assert data["bots"][0]["name"] == "random"
    assert sum(data["endings"].values()) == 5
    assert isinstance(data["decisions"], int)
    assert isinstance(data["seconds"], float)


def test_records_of_all_games_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "games.records"
    result = simulate("theopolis", ["random"], 2, games=6, seed=2, cores=1, out=path)
    assert result.records == str(path)
    records = list(read_records(path))
    assert [dict(record.tags)["number"] for record in records] == [str(number) for number in range(6)]
    game = all_games()[0]
    endings = [game.result(replay(game, record).table).ending for record in records]
    assert {ending: endings.count(ending) for ending in game.endings} == result.endings


def test_options_and_components_reach_the_table() -> None:
    game = all_games()[0]
    short = simulate(game, ["random"], 2, games=5, seed=1, cores=1, options={"max_rounds": 1})
    assert short.options["max_rounds"] == 1
    assert short.endings["max_rounds"] == 5
    own = simulate(game, ["random"], 2, games=2, cores=1, components_text=game.component_text())
    assert own.components == game.fingerprint()


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("theopolis", ["random"], 2, games=35, seed=1, cores=1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 35


@pytest.mark.parametrize(
    ("asked", "error", "message"),
    [
        (
            {"bots": ["rand"]},
            UnknownBot,
            "there is no bot 'rand'; there are: beginner, casual, strong, master, greedy, random",
        ),
        ({"bots": []}, BadOption, "at least one bot"),
        ({"bots": ["random"] * 3, "players": 2}, BadOption, "3 bots cannot share 2 seats"),
        ({"players": 9}, BadOption, "2 to 5 players, not 9"),
        ({"games": 0}, BadOption, "at least 1 game, not 0"),
        ({"cores": 0}, BadOption, "at least 1 core, not 0"),
        ({"options": {"colour": 1}}, BadOption, "no option 'colour'"),
        ({"game": "chess"}, UnknownGame, "there is no game 'chess'"),
        ({"components_text": "nonsense ["}, BadComponents, "component"),
        ({"bots": [CheatingBot()]}, IllegalChoice, "the bot cheat"),
        ({"bots": [CheatingBot()], "cores": 2}, IllegalChoice, "the bot cheat"),
        ({"bots": [DyingBot()], "cores": 2}, BatisseursError, "a worker process died after 0 of 4 games"),
        ({"out": Path("/dev/full")}, CannotWrite, "No space left on device"),
        ({"out": Path("/dev/full"), "cores": 2}, CannotWrite, "No space left on device"),
    ],
)
def test_what_cannot_be_done_is_refused(
    asked: dict[str, Any], error: type[BatisseursError], message: str
) -> None:
    with pytest.raises(error, match=message):
        simulate(**{"game": "theopolis", "bots": ["random"], "games": 4, "cores": 1, **asked})


def test_nothing_is_left_of_a_simulation_that_failed(tmp_path: Path) -> None:
    path = tmp_path / "games.records"
    path.write_text("what was there")
    with pytest.raises(IllegalChoice):
        simulate("theopolis", [CheatingBot()], games=3, cores=1, out=path)
    assert path.read_text() == "what was there"
    assert list(tmp_path.iterdir()) == [path]


def test_an_interruption_keeps_what_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "games.records"

    def interrupt(finished: int) -> None:
        if finished >= 20:
            raise KeyboardInterrupt

    part = simulate("theopolis", ["random"], 2, games=10**6, seed=8, cores=1, progress=interrupt, out=path)
    whole = simulate("theopolis", ["random"], 2, games=part.games, seed=8, cores=1)
    assert not part.complete
    assert part.asked == 10**6
    assert 20 <= part.games < 10**6
    assert part.bots == whole.bots
    assert not path.exists()
    assert part.records == str(path) + ".incomplete"
    assert len(list(read_records(Path(part.records)))) == part.games


INTERRUPTED = """
from batisseurs.lab.simulate import simulate
if __name__ == "__main__":
    show = lambda games: print(games, flush=True)
    result = simulate("theopolis", ["random"], 2, 10**7, cores=2, progress=show)
    print("incomplete" if not result.complete and result.games > 0 else "wrong")
"""


def test_ctrl_c_ends_the_workers_and_says_nothing(tmp_path: Path) -> None:
    """Ctrl-C goes to all processes of the terminal: only the first one may answer."""
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline().strip().isdigit()
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors
    assert out.splitlines()[-1] == "incomplete"
    assert errors == ""
    for _ in range(100):
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    raise AssertionError("a process was left behind")
