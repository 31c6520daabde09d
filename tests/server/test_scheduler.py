"""Bots are asked wherever a game waits for one, clocks run out, and nothing is lost by stopping."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from batisseurs.games import all_games, find_game
from batisseurs.kernel import Game, System, read_record, replay
from batisseurs.rooms.commands.model import Choose, NewRoom, Say, SentCommand, Start
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.state.events import BotTookOver, Chose, Clock, SeatPlan, Settings
from batisseurs.rooms.views.model import BotQuestion
from batisseurs.server.bots.pool import BotAnswer, BotPool
from batisseurs.server.scheduler import GRACE, OTHERS, Scheduler
from batisseurs.server.storage import open_storage
from tests.server.bots.test_pool import lives
from tests.server.client import SPECTATOR, Client
from tests.server.postgres import PostgresServer
from tests.server.server_process import running

NOON = 1_800_000_000_000
SECONDS = 300.0
"""Longer than anything here takes on a busy machine."""


class HandSet:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        """Begin at noon."""
        self.at = NOON

    def now(self) -> int:
        """Return what it was set to."""
        return self.at


class Process:
    """What one process of the server has: rooms, a scheduler and bots, over a database."""

    def __init__(
        self,
        url: str,
        clock: HandSet | None = None,
        processes: int = 1,
        worker: str = "batisseurs.server.bots.worker",
        kind: type[Rooms] = Rooms,
    ) -> None:
        """Open the server; `start` lets it work."""
        self.clock = clock if clock is not None else HandSet()
        self.asked: list[BotAnswer] = []
        self.commits: list[str] = []
        self.storage = open_storage(url)
        self.rooms = kind(self.storage, self.clock, System(), self._committed)
        self.bots = BotPool(processes, SECONDS, told=self.asked.append, worker=worker)
        self.scheduler = Scheduler(self.rooms, self.storage, self.bots, self.clock)
        self._ids = map(str, itertools.count())
        self._closed = False

    def _committed(self, room: str, _version: int) -> None:
        self.commits.append(room)
        self.scheduler.wake(room)

    def open(
        self,
        game: str = "theopolis",
        *,
        bots: str = "random",
        people: int = 0,
        clock: Clock | None = None,
        host: str = "host",
    ) -> str:
        """Open a room of two, bots behind the people, and begin."""
        table = find_game(game)
        players = max(2, table.min_players)
        seats = tuple(
            SeatPlan(name=f"P{seat}") if seat < people else SeatPlan(bot=bots) for seat in range(players)
        )
        mine = tuple(range(people))
        new = NewRoom(game, players, seats=seats, mine=mine, settings=Settings(clock=clock or Clock()))
        room = self.rooms.open(host, next(self._ids) + os.urandom(4).hex(), new).room
        self.rooms.do(room, host, SentCommand(next(self._ids), -6 if not people else 0, Start()))
        return room

    def stage(self, room: str) -> str:
        """Return how far a room is."""
        row = self.storage.room(room)
        assert row is not None
        return row.stage

    def lines(self, room: str) -> list[Chose]:
        """Return the log of a room."""
        events = [kept.event for kept in self.storage.events(room)]
        return [event for event in events if isinstance(event, Chose)]

    def close(self) -> None:
        """Stop and give everything back."""
        if not self._closed:
            self._closed = True
            self.scheduler.stop()
            self.storage.close()


def wait_until(true: Callable[[], bool]) -> None:
    """Wait; a test that waits in vain is ended by its time limit."""
    while not true():
        time.sleep(0.02)


def check_whole(server: Process, room: str) -> None:
    """The game is over, and its record follows the rules from the first line to the last."""
    assert server.stage(room) == "over"
    record = read_record(server.rooms.export(room))
    play = replay(find_game(record.game), record)
    assert play.over
    assert [line.line for line in server.lines(room)] == list(range(1, len(play.log) + 1))


Opener = Callable[..., Process]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opener]:
    """Open servers over one SQLite file; whatever is left open is closed in the end."""
    servers: list[Process] = []

    def opener(url: str = f"sqlite:///{tmp_path}/house.sqlite", **kind: object) -> Process:
        servers.append(Process(url, **kind))  # type: ignore[arg-type]  # as Server takes them
        return servers[-1]

    yield opener
    for server in servers:
        server.close()


# Bots. ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_table_of_bots_plays_to_the_end(opened: Opener, game: Game) -> None:
    server = opened()
    server.scheduler.start()
    room = server.open(game.slug)
    assert server.scheduler.idle(SECONDS)
    check_whole(server, room)
    assert {line.by for line in server.lines(room)} == {"bot", "chance"}
    assert {asking.outcome for asking in server.asked} == {"answered"}


def test_three_rooms_at_once_take_turns(opened: Opener) -> None:
    """With one process that thinks, no room gets a second answer while another waits for its first."""
    server = opened()
    rooms = [server.open() for _ in range(3)]
    server.commits.clear()
    server.scheduler.start()
    assert server.scheduler.idle(SECONDS)
    for room in rooms:
        check_whole(server, room)
    shortest = min(server.commits.count(room) for room in rooms)
    turns = server.commits[: 3 * shortest]
    assert all(set(turns[place : place + 3]) == set(rooms) for place in range(0, len(turns) - 3, 3))


def test_bots_are_fair_by_owner(opened: Opener) -> None:
    """However many tables one guest has, another's bots answer every other time at least."""
    server = opened()
    for _ in range(10):
        server.open(host="eve")
    honest = server.open(host="ann")
    server.commits.clear()
    server.scheduler.start()
    wait_until(lambda: server.stage(honest) == "over")
    turns = server.commits[: server.commits.index(honest) + 1]
    assert len(turns) <= 2, "at once, although others came first"
    until_over = server.commits[: len(server.commits) - server.commits[::-1].index(honest)]
    assert until_over.count(honest) > len(until_over) / 3
    check_whole(server, honest)


def test_of_tables_without_people_only_a_few_are_played_at_once(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("batisseurs.server.scheduler.ATTENDED", 0.0)
    server = opened()
    rooms = [server.open(host="eve") for _ in range(6)]
    server.commits.clear()
    server.scheduler.start()
    wait_until(lambda: "over" in {server.stage(room) for room in rooms})
    first = next(
        place for place, room in enumerate(server.commits) if server.commits[place:].count(room) == 1
    )
    assert len(set(server.commits[:first])) <= 4
    assert server.scheduler.idle(SECONDS)
    for room in rooms:
        check_whole(server, room)


def test_a_bot_that_thinks_long_holds_up_its_own_room_only(opened: Opener) -> None:
    server = opened(processes=2, worker="tests.server.slow_greedy")
    server.scheduler.start()
    slow, quick = server.open(bots="greedy"), server.open()
    wait_until(lambda: server.stage(quick) == "over")
    check_whole(server, quick)
    assert {line.by for line in server.lines(slow)} == {"chance"}


def test_a_person_and_a_bot(opened: Opener) -> None:
    """The bot answers as soon as the person has chosen, and talk in between is no harm."""
    server = opened()
    server.scheduler.start()
    room = server.open(people=1)
    ids = map(str, itertools.count(1000))
    while server.stage(room) != "over":
        assert server.scheduler.idle(SECONDS)
        look = server.rooms.look(room, "host", 0)
        if not look.room.choices:
            assert look.room.stage == "over"
            break
        text = look.room.choices[len(look.room.choices) // 2].text
        server.rooms.do(room, "host", SentCommand(next(ids), 0, Choose(text), look.room.version))
        server.rooms.do(room, "host", SentCommand(next(ids), 0, Say("well")))
    check_whole(server, room)
    assert {line.by for line in server.lines(room)} == {"person", "bot", "chance"}


def test_a_room_that_cannot_continue_stops_no_other(opened: Opener, caplog: pytest.LogCaptureFixture) -> None:
    class Grumbling(Rooms):
        """Rooms of which one fails."""

        broken = ""

        def question(self, room: str) -> BotQuestion | None:
            if room == self.broken:
                raise ArithmeticError("nobody has thought of this")
            return super().question(room)

    server = opened(kind=Grumbling)
    broken, well = server.open(), server.open()
    Grumbling.broken = broken
    server.scheduler.start()
    assert server.scheduler.idle(SECONDS)
    check_whole(server, well)
    assert server.stage(broken) == "playing"
    assert broken in caplog.text
    assert "nobody has thought of this" in caplog.text


def test_a_process_without_bots_leaves_them_to_others(opened: Opener) -> None:
    server = opened(processes=0)
    server.scheduler.start()
    room = server.open()
    server.clock.at += OTHERS
    wait_until(lambda: server.scheduler.looks > 1)
    assert server.scheduler.idle(SECONDS)
    assert server.asked == []
    assert server.stage(room) == "playing"


# Stopping, crashing, resuming. ------------------------------------------------------------------------


def test_what_was_under_way_when_it_stopped_is_found_again(opened: Opener) -> None:
    first = opened()
    first.scheduler.start()
    room = first.open("esdras-et-nehemie")
    wait_until(lambda: len(first.asked) > 20)
    first.close()
    clock = HandSet()
    clock.at += OTHERS
    second = opened(clock=clock)
    assert second.stage(room) == "playing"
    before = len(second.lines(room))
    second.scheduler.start()
    assert second.scheduler.idle(SECONDS)
    check_whole(second, room)
    assert 20 <= before < len(second.lines(room))


def test_stopping_does_not_wait_for_a_bot(opened: Opener) -> None:
    server = opened(worker="tests.server.slow_greedy")
    server.scheduler.start()
    server.open(bots="greedy")
    wait_until(lambda: bool(server.bots.pids()))
    server.close()
    assert server.bots.pids() == []
    assert not any(thread.is_alive() for thread in server.scheduler.threads)


SERVER = """
import sys
from tests.server.test_scheduler import Process

server = Process(sys.argv[1])
room = server.open("esdras-et-nehemie")
server.scheduler.start()
while len(server.asked) < 20:
    pass
print(room, flush=True)
server.scheduler.idle(600)
"""


def test_games_continue_after_the_server_was_killed(opened: Opener, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.sqlite"
    paths = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    program = [sys.executable, "-c", SERVER, url]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=paths) as killed:
        assert killed.stdout is not None
        room = killed.stdout.readline().strip()
        killed.kill()
    clock = HandSet()
    clock.at += OTHERS
    server = opened(url, clock=clock)
    assert server.stage(room) == "playing"
    server.scheduler.start()
    assert server.scheduler.idle(SECONDS)
    check_whole(server, room)


def test_games_continue_after_the_database_was_away(opened: Opener, postgres_server: PostgresServer) -> None:
    server = opened(postgres_server.new_database())
    server.scheduler.start()
    room = server.open()
    wait_until(lambda: len(server.asked) > 5)
    postgres_server.stop()
    looks = server.scheduler.looks
    wait_until(lambda: server.scheduler.looks > looks)
    server.clock.at += OTHERS
    postgres_server.start()
    wait_until(lambda: server.stage(room) == "over")
    check_whole(server, room)


# Several processes. -----------------------------------------------------------------------------------


def test_a_room_is_left_to_the_process_that_changed_it(opened: Opener, postgres: str) -> None:
    clock = HandSet()
    first, second = opened(postgres, clock=clock), opened(postgres, clock=clock)
    second.scheduler.start()
    first.scheduler.start()
    room = first.open()
    assert first.scheduler.idle(SECONDS)
    check_whole(first, room)
    assert second.asked == []


def test_another_process_takes_over_after_some_seconds(opened: Opener, postgres: str) -> None:
    clock = HandSet()
    first, second = opened(postgres, clock=clock), opened(postgres, clock=clock)
    room = first.open()  # and dies before its scheduler has seen it
    second.scheduler.start()
    wait_until(lambda: second.scheduler.looks > 2)
    assert second.asked == []
    clock.at += OTHERS
    wait_until(lambda: second.stage(room) == "over")
    check_whole(second, room)
    assert first.asked == []


def test_two_that_do_the_same_do_no_harm(opened: Opener, postgres: str) -> None:
    clock = HandSet()
    first, second = opened(postgres, clock=clock), opened(postgres, clock=clock)
    room = first.open()
    clock.at += OTHERS
    first.scheduler.start()
    second.scheduler.start()
    first.scheduler.wake(room)
    second.scheduler.wake(room)
    wait_until(lambda: first.stage(room) == "over")
    check_whole(first, room)


# Clocks. ------------------------------------------------------------------------------------------------


def test_no_clock_runs_out_in_the_first_minute(opened: Opener) -> None:
    """A server that was down takes nobody's time; after that the table's policy acts."""
    server = opened()
    room = server.open(people=2, clock=Clock(per_choice=10, policy="bot"))
    server.clock.at += 1_000_000
    server.scheduler.start()
    server.clock.at += GRACE - 1
    looks = server.scheduler.looks
    wait_until(lambda: server.scheduler.looks > looks + 1)
    assert not any(isinstance(kept.event, BotTookOver) for kept in server.storage.events(room))
    server.clock.at += 1
    wait_until(lambda: any(isinstance(kept.event, BotTookOver) for kept in server.storage.events(room)))


def test_a_table_that_nobody_comes_back_to_is_played_on(opened: Opener) -> None:
    """First one clock runs out, then the other, and bots play to the end."""
    server = opened()
    server.scheduler.start()
    server.clock.at += GRACE
    room = server.open(people=2, clock=Clock(per_choice=1, policy="bot"))

    def over() -> bool:
        server.clock.at += 2000
        return server.stage(room) == "over"

    wait_until(over)
    check_whole(server, room)
    took = [kept.event.seat for kept in server.storage.events(room) if isinstance(kept.event, BotTookOver)]
    assert sorted(took) == [0, 1]


# In a real server. ------------------------------------------------------------------------------------


def descendants(pid: int) -> list[int]:
    """Return the processes that a process has started, and theirs."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text(encoding="utf-8").split()):
            found += [child, *descendants(child)]
    return found


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_bots_play_in_a_real_server_and_end_with_it(tmp_path: Path, number: signal.Signals) -> None:
    with running(tmp_path, bot_processes=2) as server, Client(server.url) as guest:
        room = guest.open(seats=[{"bot": "greedy"}, {"bot": "random"}], mine=[])
        guest.do(room, "start", SPECTATOR)
        with guest.socket(room, seat=SPECTATOR) as socket:
            while socket.frame()["room"]["stage"] != "over":
                pass
        processes = descendants(server.process.pid)
        bots = [pid for pid in processes if b"bots.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        assert bots
        server.tell(number)
        server.wait()
    wait_until(lambda: not any(map(lives, processes)))
