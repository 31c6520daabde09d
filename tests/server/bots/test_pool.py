"""Bots think in processes of their own, in their time, and know what their seat knows."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from batisseurs.games import all_games, find_game
from batisseurs.kernel import CHANCE, Game, Play, Seeded, Table, choice_text, save
from batisseurs.rooms.views.model import BotQuestion
from batisseurs.server.bots.pool import BotAnswer, BotPool, SandboxStopped, cores_for
from batisseurs.server.bots.worker import BotTask

ODD = "tests.server.odd_bots"


def question(game: Game, table: Table, seat: int, bot: str, components: str | None = None) -> BotQuestion:
    """Ask as a room does: with a table on which everything is dealt again that the seat cannot know."""
    concealed = table.clone()
    game.conceal(concealed, seat, Seeded(0))
    return BotQuestion("room", 1, seat, bot, game.slug, components, save(game, concealed))


def begun(slug: str = "theopolis", players: int = 3, choices: int = 0) -> tuple[Game, Table]:
    """Return a table at which someone is asked, after so many random choices."""
    game = find_game(slug)
    table, source = game.new(players), Seeded(7)
    while choices or table.chooser() == CHANCE:
        seat = table.chooser()
        options = table.choices(seat)
        choices -= seat != CHANCE
        table.play(seat, table.draw(source) if seat == CHANCE else options[source.below(len(options))])
    return game, table


def asked(bot: str, choices: int = 0) -> tuple[BotQuestion, list[str]]:
    """Return a question for a bot and the texts of the legal answers."""
    game, table = begun(choices=choices)
    seat = table.chooser()
    legal = [said.text for _, said in choice_text.spoken_choices(table, seat)]
    return question(game, table, seat, bot), legal


class Pool:
    """Bot processes, and what is told about them."""

    def __init__(self, processes: int = 1, seconds: float = 60.0, worker: str = ODD) -> None:
        """Start none yet."""
        self.tales: list[BotAnswer] = []
        self.bots = BotPool(processes, seconds, told=self.tales.append, worker=worker, chance=Seeded(1))

    @property
    def outcomes(self) -> list[str]:
        """How each question ended."""
        return [tale.outcome for tale in self.tales]


@pytest.fixture
def server() -> Iterator[Pool]:
    server = Pool()
    yield server
    server.bots.close()


def lives(pid: int) -> bool:
    """Tell whether a process lives; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_for_death(pid: int) -> None:
    """Wait until a process lives no longer; the test's own time limit ends it if that never comes."""
    while lives(pid):
        time.sleep(0.02)


# Games. --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_whole_game_of_bots(game: Game) -> None:
    """The real worker plays every seat of every game to its end, one seat greedily."""
    server = Pool(worker="batisseurs.server.bots.worker")
    play, source = Play(game, game.max_players), Seeded(3)
    play.run_chance(source)
    while not play.over:
        seat = play.table.choosers()[-1]
        bot = "greedy" if seat == 0 else "random"
        play.play_text(seat, server.bots.answer(question(game, play.table, seat, bot)))
        play.run_chance(source)
    server.bots.close()
    assert game.broken_laws(play.table) == []
    assert set(server.outcomes) == {"answered"}
    assert {tale.bot for tale in server.tales} == {"greedy", "random"}


@pytest.mark.parametrize(
    ("machine", "thinking", "cores"), [(1, 1, 1), (2, 1, 1), (8, 1, 7), (8, 2, 3), (8, 9, 1)]
)
def test_long_searches_get_the_cores_that_nobody_uses(
    monkeypatch: pytest.MonkeyPatch, machine: int, thinking: int, cores: int
) -> None:
    """One is left for the server; the others are shared by the bots that think now."""
    monkeypatch.setattr(os, "cpu_count", lambda: machine)
    assert cores_for(thinking) == cores


def test_a_guarded_process_searches_on_several_cores(server: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    game, table = begun("nehemiah", 2, choices=5)
    seat = table.chooser()
    legal = [said.text for _, said in choice_text.spoken_choices(table, seat)]
    assert server.bots.answer(question(game, table, seat, "master")) in legal
    assert server.outcomes == ["answered"]


def test_components_other_than_the_games_own(server: Pool) -> None:
    game = find_game("theopolis")
    text = game.component_text() + "\n# Ours.\n"
    table = game.new(2, components=game.components(text))
    while table.chooser() == CHANCE:
        table.play(CHANCE, table.draw(Seeded(1)))
    seat = table.chooser()
    given = server.bots.answer(question(game, table, seat, "random", text))
    assert given in [said.text for _, said in choice_text.spoken_choices(table, seat)]
    assert server.outcomes == ["answered"]


def test_one_process_serves_many_questions(server: Pool) -> None:
    given, legal = asked("random")
    answers = {server.bots.answer(given) for _ in range(20)}
    assert answers <= set(legal)
    assert len(answers) > 1
    assert len(server.bots.pids()) == 1


def test_as_many_processes_as_are_needed_at_once() -> None:
    server = Pool(processes=3)
    given, legal = asked("random")
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(server.bots.answer, [given] * 40))
    assert set(answers) <= set(legal)
    assert server.outcomes == ["answered"] * 40
    assert 1 <= len(server.bots.pids()) <= 3
    server.bots.close()


# Bots that misbehave. ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "outcome"),
    [
        ("slow", "late"),
        ("endless", "late"),
        ("dying", "died"),
        ("greedy-for-memory", "died"),
        ("clumsy", "died"),
        ("babbling", "nonsense"),
        ("noisy", "nonsense"),
    ],
)
def test_the_table_continues_without_a_bot_that_fails(server: Pool, bot: str, outcome: str) -> None:
    """Another bot chooses in its place, its process is replaced, and it is told how it went."""
    well, _ = asked("random")
    server.bots.answer(well)
    before = server.bots.pids()
    given, legal = asked(bot, choices=5)
    guard = server.bots.guarded.guard
    if outcome == "late":
        server.bots.guarded.guard = guard._replace(seconds=0.3)
    assert server.bots.answer(given) in legal
    server.bots.guarded.guard = guard
    assert server.tales[-1][:3] == (bot, "theopolis", outcome)
    for pid in before:
        wait_for_death(pid)
    server.bots.answer(well)
    assert server.outcomes == ["answered", outcome, "answered"]
    assert set(server.bots.pids()).isdisjoint(before)


def test_casual_chooses_for_a_bot_that_fails(server: Pool) -> None:
    """It knows better than chance, and is asked in a guarded process like any other."""
    given, _ = asked("clumsy", choices=5)
    chosen = server.bots.answer(given)
    other = Pool()
    assert other.bots.answer(msgspec.structs.replace(given, bot="casual")) == chosen
    other.bots.close()
    assert (server.outcomes, other.outcomes) == (["died"], ["answered"])


def test_an_idle_process_that_was_killed_is_replaced_and_asked(server: Pool) -> None:
    given, _ = asked("random")
    server.bots.answer(given)
    (pid,) = server.bots.pids()
    os.kill(pid, signal.SIGKILL)
    wait_for_death(pid)
    server.bots.answer(given)
    assert server.outcomes == ["answered", "answered"]
    assert server.bots.pids() != [pid]


def test_a_worker_that_cannot_start_does_no_harm() -> None:
    server = Pool(worker="json.tool")
    given, legal = asked("greedy")
    assert server.bots.answer(given) in legal
    assert server.outcomes == ["died"]
    server.bots.close()


def test_a_system_without_room_for_a_process_does_no_harm(
    server: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, legal = asked("greedy")
    with monkeypatch.context() as full:
        full.setattr(sys, "executable", "/nowhere/python")
        assert server.bots.answer(given) in legal
    assert server.bots.answer(given) in legal
    assert server.outcomes == ["died", "answered"]


# Beginning and end. --------------------------------------------------------------------------------


def test_closing_sends_away_who_waits() -> None:
    server = Pool(processes=2)
    given, _ = asked("slow")
    with ThreadPoolExecutor(4) as threads:
        answers = [threads.submit(server.bots.answer, given) for _ in range(4)]
        while len(server.bots.pids()) < 2:
            time.sleep(0.02)
        pids = server.bots.pids()
        server.bots.close()
        for answer in answers:
            with pytest.raises(SandboxStopped):
                answer.result()
    assert server.bots.pids() == []
    assert not any(lives(pid) for pid in pids)
    with pytest.raises(SandboxStopped):
        server.bots.answer(given)


ORPHANAGE = """
import sys, threading, time
from tests.server.bots.test_pool import Pool, asked

server = Pool(seconds=float(sys.argv[2]))
server.bots.answer(asked("random")[0])
threading.Thread(target=server.bots.answer, args=[asked(sys.argv[1])[0]], daemon=True).start()
time.sleep(0.5)
print(server.bots.pids()[0], flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("bot", ["random", "endless"])
def test_a_process_does_not_outlive_the_server(bot: str) -> None:
    """Idle, it notices at once; lost in thought, when its own alarm goes."""
    program = [sys.executable, "-c", ORPHANAGE, bot, "2"]
    paths = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=paths) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert lives(pid)
        server.kill()
    wait_for_death(pid)


def test_a_process_gets_nothing_of_the_server(server: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file or socket but its connection, no setting, a low priority, and Ctrl-C is not for it."""
    monkeypatch.setenv("BATISSEURS_DATABASE", "postgresql://keeper:secret@localhost/rooms")
    given, _ = asked("random")
    server.bots.answer(given)
    (pid,) = server.bots.pids()
    own = {str(Path(f"/proc/self/fd/{number}").readlink()) for number in range(3)}
    files = {str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir()} - own - {os.devnull}
    assert len(files) == 1
    assert files.pop().startswith("socket:")
    assert b"BATISSEURS" not in Path(f"/proc/{pid}/environ").read_bytes()
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpgid(pid) != os.getpgid(0)


# What a bot knows. ---------------------------------------------------------------------------------


def test_what_goes_to_a_process_is_a_concealed_table_and_nothing_else_of_the_room() -> None:
    fields = ("bot", "game", "components", "seat", "table", "seed", "milliseconds", "cores", "suggests")
    assert BotTask.__struct_fields__ == fields


@pytest.mark.parametrize("slug", ["theopolis", "esdras-et-nehemie"])
def test_two_worlds_that_a_seat_cannot_tell_apart(slug: str) -> None:
    """They give the same question, byte by byte, and the same seed then gives the same answer."""
    game, table = begun(slug, 2, choices=25)
    seat = table.chooser()
    other = table.clone()
    game.conceal(other, seat, Seeded(99))
    assert save(game, other) != save(game, table)
    questions = [question(game, world, seat, "greedy") for world in (table, other)]
    assert msgspec.msgpack.encode(questions[0]) == msgspec.msgpack.encode(questions[1])
    answers = []
    for given in questions:
        server = Pool()
        answers.append([server.bots.answer(given) for _ in range(3)])
        server.bots.close()
    assert answers[0] == answers[1]


@pytest.mark.parametrize("slug", [game.slug for game in all_games()])
def test_a_suggestion_is_a_choice_with_a_reason_and_the_same_each_time(slug: str) -> None:
    game, table = begun(slug, 2)
    asked = question(game, table, table.chooser(), "greedy")
    pool = BotPool(1, 30)
    try:
        found, _ = pool.suggest(asked)
        assert found is not None
        choice_text.find_choice(table, asked.seat, found.text)
        assert found.why in game.purposes.values()
        assert pool.suggest(asked)[0] == found
    finally:
        pool.close()


def test_a_process_that_dies_or_talks_nonsense_suggests_nothing() -> None:
    game, table = begun()
    pool = BotPool(1, 0.001)  # nobody is as fast
    try:
        assert pool.suggest(question(game, table, table.chooser(), "greedy"))[0] is None
    finally:
        pool.close()
