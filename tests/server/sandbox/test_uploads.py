"""Files of guests are read in a guarded process, and cost nobody but the guest who sent them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from batisseurs.games import find_game
from batisseurs.kernel import BadRecord, Message, Play, Seeded
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.creation import RoomPlan, prepare
from batisseurs.rooms.errors import BadRequest
from batisseurs.server.errors import Stopping
from batisseurs.server.http.rate_limits import Limits, TooMany
from batisseurs.server.sandbox.processes import SandboxLimits, SandboxPool
from batisseurs.server.sandbox.upload_worker import Refusal
from batisseurs.server.sandbox.uploads import MOST_WAITING, Uploads
from batisseurs.server.settings import Settings
from tests.server.client import Client
from tests.server.server_process import Running, running

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"
THEOPOLIS = find_game("theopolis")
SLEEPER = "tests.server.slow_reader"
"""A process that never answers."""


def opening(**new: str) -> RoomPlan:
    return RoomPlan("room", NewRoom("theopolis", 2, **new), 5)  # type: ignore[arg-type]


def record(lines: int) -> str:
    """Return the record of a game that is not over."""
    play, source = Play(THEOPOLIS, 2), Seeded(3)
    play.run_chance(source)
    while len(play.log) < lines:
        seat = play.chooser
        choices = play.table.choices(seat)
        play.play(seat, choices[source.below(len(choices))])
        play.run_chance(source)
    return play.record().write()


class Reading:
    """Uploads over a worker of their choice."""

    def __init__(
        self, worker: str = "", seconds: float = 60.0, megabytes: int = 128, **settings: str
    ) -> None:
        self.limits = Limits(msgspec.convert({"database": "", **settings}, Settings))
        self.uploads = Uploads(Settings(database=""), self.limits)
        if worker:
            self.uploads.guarded = SandboxPool(worker, 1, SandboxLimits(seconds, megabytes, 1000))


@pytest.fixture
def reading() -> Iterator[Reading]:
    found = Reading()
    yield found
    found.uploads.close()


# What is read. --------------------------------------------------------------------------------------


def test_what_a_process_reads_is_what_would_be_read_here(reading: Reading) -> None:
    own = THEOPOLIS.component_text() + "\n# Ours.\n"
    for asked in (opening(record=record(60)), opening(components=own), opening()):
        assert reading.uploads.prepare("ann", asked, THEOPOLIS) == prepare(asked, THEOPOLIS)
    assert len(reading.uploads.guarded.pids()) == 1


def test_without_a_file_there_is_no_process(reading: Reading) -> None:
    reading.uploads.prepare("ann", opening(), THEOPOLIS)
    assert reading.uploads.guarded.pids() == []


def test_a_refusal_comes_through_whole(reading: Reading) -> None:
    asked = opening(record=record(20) + "p1 fly to the moon\n")
    with pytest.raises(BadRecord) as here:
        prepare(asked, THEOPOLIS)
    with pytest.raises(BadRecord) as there:
        reading.uploads.prepare("ann", asked, THEOPOLIS)
    assert Refusal.of(there.value) == Refusal.of(here.value)
    assert there.value.because is not None
    assert type(there.value.because) is type(here.value.because)


# What it costs. -------------------------------------------------------------------------------------


def test_a_file_that_takes_too_long_is_refused_and_its_guest_pays() -> None:
    reading = Reading(SLEEPER, seconds=1.1, limit_processor="1/d")
    with pytest.raises(BadRequest, match=r"1\.1 seconds") as refused:
        reading.uploads.prepare("ann", opening(components="x"), THEOPOLIS)
    assert refused.value.message == Message("error-server-upload-late", {"seconds": "1.1"})
    with pytest.raises(TooMany):
        reading.limits.take("processor", "ann", 0)
    reading.limits.take("processor", "ben", 0)
    reading.uploads.close()


def test_a_file_that_takes_too_much_memory_is_refused() -> None:
    reading = Reading("tests.server.hungry_reader")
    with pytest.raises(BadRequest, match="128 MB"):
        reading.uploads.prepare("ann", opening(components="x"), THEOPOLIS)
    reading.uploads.close()


def test_one_at_a_time_for_each_guest_and_a_short_queue() -> None:
    reading = Reading(SLEEPER)
    asked = opening(components="x")
    with ThreadPoolExecutor(MOST_WAITING) as threads:
        waiting = [
            threads.submit(reading.uploads.prepare, f"guest-{number}", asked, THEOPOLIS)
            for number in range(MOST_WAITING)
        ]
        while len(reading.uploads._reading) < MOST_WAITING:  # noqa: SLF001  else nobody tells
            threading.Event().wait(0.01)
        with pytest.raises(TooMany, match="one at a time"):
            reading.uploads.prepare("guest-0", asked, THEOPOLIS)
        with pytest.raises(TooMany, match="others"):
            reading.uploads.prepare("another", asked, THEOPOLIS)
        assert reading.uploads.prepare("another", opening(), THEOPOLIS).row.version == 1
        reading.uploads.close()
        for one in waiting:
            with pytest.raises(Stopping):
                one.result()


# In a real server. ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("uploads")) as found:
        yield found


def test_a_record_is_opened_and_continued(server: Running) -> None:
    with Client(server.url) as guest:
        text = record(120)
        room = guest.open(record=text, seats=[{"name": "Ann"}, {"name": "Ben"}], mine=[0, 1])
        guest.do(room, "start")
        seen = guest.seen(room, seat=0)
        assert seen["stage"] == "playing"
        assert text.split("\n\n")[1].strip() in guest.http.get(f"/api/rooms/{room}/record").text


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("situation", 'situation = 1\ngame = "theopolis"\nplayers = 2\n' + ".".join("a" * 50_000) + " = 1\n"),
        ("components", ".".join("a" * 90_000) + " = 1\n"),
        ("situation", f'situation = 1\ngame = "theopolis"\nplayers = 2\na = {"[" * 90_000}\n'),
        ("situation", f'situation = 1\ngame = "theopolis"\nplayers = 2\nseed = {"9" * 5000}\n'),
        ("components", f"layout = 0x{'f' * 90_000}\n"),
        ("components", "x" * 200_001),
        ("record", record(20).replace("rules 1\n", f"rules {'9' * 5000}\n")),
        ("record", record(20).replace("batisseurs-record 1\n", f"batisseurs-record {'9' * 5000}\n")),
        ("record", record(20).replace("players 2\n", f"players {'9' * 5000}\n")),
        ("record", record(20) + f"p{'9' * 5000} pass\n"),
        ("record", record(20) + f"result x: p1 rank {'9' * 5000} score 1, p2 rank 1 score 1\n"),
        ("record", record(20).replace("option max_rounds 50", f"option max_rounds {'9' * 5000}")),
        ("record", record(20).replace("\n\n", f'\nsituation {{"a":{"[" * 90_000}{"]" * 90_000}}}\n\n', 1)),
        ("record", record(20).replace("\n\n", f'\nsituation {{"seed":{"9" * 5000}}}\n\n', 1)),
        ("record", record(20) + "p1 pass\n" * 20_000),
    ],
)
def test_no_file_is_too_much(server: Running, what: str, text: str) -> None:
    """Refused with a reason, at once, never as a fault of the server."""
    with Client(server.url) as guest:
        body = {"id": "file", "new": {"game": "theopolis", "players": 2, what: text}}
        answer = guest.http.post("/api/rooms", json=body)
        assert answer.status_code == 422, answer.text
        assert answer.json()["message"]["id"].startswith("error-")
        assert answer.elapsed.total_seconds() < 10
