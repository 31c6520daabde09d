"""Choices that are decided in the loop: kept together, answered one by one, and nothing is lost."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from batisseurs.kernel.source import Seeded
from batisseurs.rooms.commands.model import Choose, Join, NewRoom, SentCommand, Start
from batisseurs.rooms.errors import StorageDown
from batisseurs.rooms.fast_path import PendingCommand
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.state.events import Chose
from batisseurs.rooms.storage import Addition
from batisseurs.server.operations.verify import verify
from batisseurs.server.process.clock import ServerTime
from batisseurs.server.process.threads import Threads
from batisseurs.server.storage import SqlStorage, open_storage
from batisseurs.server.storage.commit_queue import CommitQueue


class Kept:
    """A storage that can be held up or be down, and says in how many commits it has kept how much."""

    def __init__(self, storage: SqlStorage) -> None:
        self.storage = storage
        self.free = threading.Event()
        self.free.set()
        self.down = False
        self.groups: list[int] = []
        self.asked = 0
        """How often it was asked to keep something, held up or not."""

    async def is_asked(self, times: int = 1) -> None:
        """Wait until it has been asked so often since it was last held up."""
        while self.asked < times:  # noqa: ASYNC110  asked in a thread
            await asyncio.sleep(0.005)

    def hold_up(self) -> None:
        """Keep nothing until `free` is set."""
        self.asked = 0
        self.free.clear()

    def append_all(self, additions: Sequence[Addition]) -> list[Exception | None]:
        """Keep, when it may."""
        self.asked += 1
        self.free.wait()
        if self.down:
            return [StorageDown("gone", None) for _ in additions]
        self.groups.append(len(additions))
        return self.storage.append_all(additions)


class Place:
    """A server with some tables at which Ada sits on both sides. Alone with its database on SQLite."""

    def __init__(self, database: str) -> None:
        self.storage = open_storage(database)
        self.told: list[tuple[str, int]] = []
        self.alone = not self.storage.postgresql
        self.rooms = Rooms(
            self.storage, ServerTime(), Seeded(5), lambda *news: self.told.append(news), alone=self.alone
        )
        self.kept = Kept(self.storage)
        self.commit_queue = CommitQueue(self.rooms, self.kept, Threads(2))

    def table(self, number: int = 0) -> str:
        """Begin a game and look at it, so that it is in memory."""
        room = self.rooms.open("ada", f"open-{number}", NewRoom("theopolis", 2, mine=(0, 1))).room
        for seat in (0, 1):
            self.rooms.do(room, "ada", SentCommand(f"join-{number}-{seat}", seat, Join(f"Ada {seat}")))
        self.rooms.do(room, "ada", SentCommand(f"start-{number}", 0, Start()))
        self.asked(room)
        return room

    def asked(self, room: str, choice: int = 0) -> SentCommand:
        """Return a command for the player to move."""
        for seat in (0, 1):
            seen = self.rooms.look(room, "ada", seat).room
            if seen.choices:
                return SentCommand(
                    f"choose-{seen.version}", seat, Choose(seen.choices[choice].text), seen.version
                )
        raise AssertionError("nobody is asked")

    def begun(self, room: str) -> PendingCommand:
        """Begin what the player to move chooses first."""
        begun = self.rooms.begin(room, "ada", self.asked(room))
        assert begun is not None
        return begun

    def choices(self, room: str) -> int:
        """Return how many choices the database has."""
        return sum(
            isinstance(kept.event, Chose) and kept.event.seat >= 0 for kept in self.storage.events(room)
        )


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    sqlite = request.param == "sqlite"
    made = Place(f"sqlite:///{tmp_path}/house.sqlite" if sqlite else request.getfixturevalue("postgres"))
    yield made
    made.storage.close()


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 300))


def test_a_choice_is_decided_at_once_and_told_only_when_it_is_kept(place: Place) -> None:
    room = place.table()

    async def story() -> None:
        place.kept.hold_up()
        before, version = len(place.told), place.storage.events(room)[-1].version
        begun = place.begun(room)
        answering = asyncio.create_task(place.commit_queue.keep(begun))
        await place.kept.is_asked()
        assert not answering.done()
        assert len(place.told) == before
        assert place.storage.events(room)[-1].version == version
        place.kept.free.set()
        answer = await answering
        assert answer is not None
        assert answer.version == place.storage.events(room)[-1].version > version
        assert place.told[before:] == [(room, answer.version)]

    run(story)
    assert place.rooms.look(room, "ada", 0).room.version == place.storage.events(room)[-1].version


def test_nobody_else_works_on_a_room_before_its_choice_is_kept(place: Place) -> None:
    room = place.table()

    async def story() -> None:
        place.kept.hold_up()
        begun = place.begun(room)
        answering = asyncio.create_task(place.commit_queue.keep(begun))
        await place.kept.is_asked()
        # Neither in the loop, which has the lock already, nor in a thread, which waits for it.
        assert place.rooms.begin(room, "ada", place_request) is None
        assert place.rooms.try_look(room, [("ada", 0, 0)]) is None
        looking = asyncio.create_task(asyncio.to_thread(place.rooms.look, room, "ada", 0))
        await asyncio.sleep(0.1)
        assert not looking.done()
        place.kept.free.set()
        answer = await answering
        assert answer is not None
        assert (await looking).room.version == answer.version

    place_request = place.asked(room)
    run(story)


def test_what_comes_while_others_are_kept_goes_into_one_commit(place: Place) -> None:
    rooms = [place.table(number) for number in range(6)]

    async def story() -> None:
        begun = [place.begun(room) for room in rooms]
        place.kept.hold_up()
        first = asyncio.create_task(place.commit_queue.keep(begun[0]))
        await place.kept.is_asked()
        others = [asyncio.create_task(place.commit_queue.keep(each)) for each in begun[1:]]
        await asyncio.sleep(0)  # each has said what it wants to keep
        place.kept.free.set()
        answers = await asyncio.gather(first, *others)
        assert all(answer is not None for answer in answers)

    run(story)
    assert place.kept.groups == [1, 5]
    assert [place.choices(room) for room in rooms] == [1] * 6


def test_one_that_is_refused_takes_nothing_from_the_others(place: Place) -> None:
    rooms = [place.table(number) for number in range(3)]
    other = Rooms(place.storage, ServerTime(), Seeded(9))

    async def story() -> None:
        begun = [place.begun(room) for room in rooms]
        # Another process was first in the second room.
        other.do(rooms[1], "ada", place_request)
        place.kept.hold_up()
        waiting = [asyncio.create_task(place.commit_queue.keep(each)) for each in begun]
        await place.kept.is_asked()
        place.kept.free.set()
        answers = await asyncio.gather(*waiting)
        assert [answer is None for answer in answers] == [False, True, False]

    place_request = place.asked(rooms[1])
    run(story)
    assert [place.choices(room) for room in rooms] == [1, 1, 1]
    # The room is read again, and continues from where the other process left it.
    place.rooms.do(rooms[1], "ada", place.asked(rooms[1]))
    assert place.choices(rooms[1]) == 2


def test_a_storage_that_is_down_refuses_and_the_room_continues_afterwards(place: Place) -> None:
    room = place.table()

    async def story() -> None:
        place.kept.down = True
        with pytest.raises(StorageDown):
            await place.commit_queue.keep(place.begun(room))
        place.kept.down = False
        assert place.choices(room) == 0
        place.rooms.do(room, "ada", place.asked(room))
        assert place.choices(room) == 1
        assert await place.commit_queue.keep(place.begun(room)) is not None
        assert place.choices(room) == 2

    run(story)


def test_who_goes_away_before_the_answer_leaves_the_room_to_others(place: Place) -> None:
    room = place.table()

    async def story() -> None:
        place.kept.hold_up()
        answering = asyncio.create_task(place.commit_queue.keep(place.begun(room)))
        await place.kept.is_asked()
        answering.cancel()
        with pytest.raises(asyncio.CancelledError):
            await answering
        place.kept.free.set()
        seen = await asyncio.to_thread(place.rooms.look, room, "ada", 0)
        assert seen.room.version == place.storage.events(room)[-1].version
        assert place.choices(room) == 1
        assert await place.commit_queue.keep(place.begun(room)) is not None

    run(story)


def test_what_must_be_refused_or_waited_for_is_left_to_the_long_way(place: Place) -> None:
    room = place.table()
    right = place.asked(room)
    stranger = place.rooms.begin(room, "ben", right)
    wrong = place.rooms.begin(room, "ada", SentCommand("x", right.seat, Choose("fly"), right.version))
    other_seat = place.rooms.begin(
        room, "ada", SentCommand("y", 1 - right.seat, right.command, right.version)
    )
    unknown = place.rooms.begin("no-such-room", "ada", right)
    assert [stranger, wrong, other_seat, unknown] == [None] * 4
    assert place.rooms.try_look(room, [("ben", 0, 0)]) is None
    assert place.rooms.try_look("no-such-room", [("ada", 0, 0)]) is None
    # All of them have given the room back, also for other threads.
    seen = asyncio.run(asyncio.to_thread(place.rooms.look, room, "ada", 0))
    looks = place.rooms.try_look(room, [("ada", 0, 0)])
    assert looks == ([seen] if place.alone else None)


def test_a_whole_game_at_once_can_be_played_again(place: Place) -> None:
    room = place.table()

    async def story() -> None:
        for _ in range(400):
            seen = place.rooms.look(room, "ada", 0).room
            if seen.stage == "over":
                return
            answer = await place.commit_queue.keep(place.begun(room))
            assert answer is not None

    run(story)
    events = place.storage.events(room)
    assert [kept.version for kept in events] == list(range(1, len(events) + 1))
    assert place.choices(room) > 100
    report = verify(place.storage)
    assert (report.good, report.differing, report.not_checked) == (1, [], [])
    # Snapshots were kept on the way, and another process finds the same table.
    assert place.storage.snapshot(room) is not None
    again = Rooms(place.storage, ServerTime(), Seeded(1))
    assert again.look(room, "ada", 0) == place.rooms.look(room, "ada", 0)
