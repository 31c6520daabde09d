"""Choices that are decided in the loop when something stands in the way: no room stays taken for ever."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from batisseurs.rooms.commands import play
from batisseurs.rooms.commands.model import Draw, Join, NewRoom, SentCommand, Start
from batisseurs.rooms.state import cache
from batisseurs.rooms.state.rules import Rules
from batisseurs.rooms.storage import Addition
from batisseurs.server.process.metrics import Metrics
from batisseurs.server.process.threads import HOW_MANY, Threads
from batisseurs.server.realtime.hub import End, Hub, Listener
from batisseurs.server.settings import Settings
from batisseurs.server.state import ServerState
from batisseurs.server.storage.commit_queue import CommitQueue
from tests.server.http.test_fast_path import Place, place, run

__all__ = ["place"]


class Broken(Exception):  # noqa: N818  what it is
    """Something that nobody has thought of."""


def broken(*_given: object, **_named: object) -> None:
    raise Broken


# Waiting for each other. -------------------------------------------------------------------------------


def test_threads_that_wait_for_a_room_do_not_keep_its_choice_from_the_disk(place: Place) -> None:
    room = place.table()

    async def story() -> None:
        threads = Threads(2)
        commit_queue = CommitQueue(place.rooms, place.storage, threads)
        begun = place.begun(room)
        looking = [
            asyncio.create_task(threads.run(place.rooms.look, room, "ada", 0)) for _ in range(HOW_MANY)
        ]
        await asyncio.sleep(0.05)
        answer = await asyncio.wait_for(commit_queue.keep(begun), 10)
        assert answer is not None
        assert {look.room.version for look in await asyncio.gather(*looking)} == {answer.version}
        await commit_queue.close()
        threads.stop()

    run(story)


def test_a_server_closes_while_a_choice_is_kept_and_others_wait_for_its_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/house.sqlite"
    before = Place(database)
    room = before.table()
    request = before.asked(room)
    before.storage.close()

    async def story() -> None:
        server = ServerState.open(Settings(database=database, bot_processes=0, guest_megabytes=0), Metrics())
        server.start()
        server.rooms.look(room, "ada", 0)
        # Nothing is decided at once before it is known how long no server was there.
        free, append_all = threading.Event(), server.storage.append_all

        def slowly(additions: Sequence[Addition]) -> list[Exception | None]:
            free.wait()
            return append_all(additions)

        monkeypatch.setattr(server.storage, "append_all", slowly)
        while (begun := server.rooms.begin(room, "ada", request)) is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        keeping = asyncio.create_task(server.commit_queue.keep(begun))
        looking = asyncio.create_task(server.threads.run(server.rooms.look, room, "ada", 0))
        await asyncio.sleep(0.05)
        # The client has gone, so that no running request is waited for.
        keeping.cancel()
        threading.Timer(0.3, free.set).start()
        await server.close()
        seen.append((await looking).room.version)

    seen: list[int] = []
    # In a thread, because a loop that waits for ever could not even say so.
    telling = threading.Thread(target=run, args=(story,), daemon=True)
    telling.start()
    telling.join(30)
    assert not telling.is_alive()
    again = Place(database)
    assert again.choices(room) == 1
    assert seen == [again.storage.events(room)[-1].version]
    again.storage.close()


def test_who_writes_nothing_does_not_keep_the_pen(place: Place) -> None:
    assert place.storage.append_all([]) == []
    writing = threading.Thread(target=place.table, daemon=True)
    writing.start()
    writing.join(20)
    assert not writing.is_alive()


# Unexpected errors. ---------------------------------------------------------------------------


def test_rules_that_fail_give_the_room_back(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    room = place.table()
    request = place.asked(room)
    with monkeypatch.context() as patched:
        patched.setattr(play, "choose", broken)
        with pytest.raises(Broken):
            place.rooms.begin(room, "ada", request)
    asyncio.run(asyncio.wait_for(asyncio.to_thread(place.rooms.do, room, "ada", request), 10))
    assert place.choices(room) == 1


def test_a_choice_that_is_kept_is_answered_whatever_happens_afterwards(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rooms = [place.table(number) for number in range(2)]
    monkeypatch.setattr(cache, "LINES_BETWEEN_SNAPSHOTS", 0)
    monkeypatch.setattr(Rules, "snapshot", broken)

    async def story() -> None:
        before = len(place.told)
        with caplog.at_level(logging.ERROR):
            answers = await asyncio.wait_for(
                asyncio.gather(*[place.commit_queue.keep(place.begun(room)) for room in rooms]), 10
            )
        assert all(answer is not None for answer in answers)
        told = place.told[before:]
        assert [room for room, _ in told] == rooms
        for room, version in told:
            looking = asyncio.to_thread(place.rooms.look, room, "ada", 0)
            assert (await asyncio.wait_for(looking, 60)).room.version == version
            assert place.choices(room) == 1

    run(story)
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


def test_what_fails_for_all_is_raised_for_each_by_itself(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = [place.table(number) for number in range(3)]
    monkeypatch.setattr(place.kept, "append_all", broken)

    async def story() -> None:
        keeping = [place.commit_queue.keep(place.begun(room)) for room in rooms]
        errors = await asyncio.gather(*keeping, return_exceptions=True)
        assert len({id(error) for error in errors}) == len(rooms)
        assert all(isinstance(error, Exception) for error in errors)
        assert all(isinstance(error.__cause__, Broken) for error in errors if isinstance(error, Exception))

    run(story)
    for room in rooms:
        place.rooms.do(room, "ada", place.asked(room))


def test_who_listens_is_told_of_a_look_that_fails(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    room = place.table()

    async def story() -> None:
        threads = Threads(2)
        hub = Hub(place.rooms, place.storage, threads)
        hub.start()
        listener = Listener(room, "ada", 0, 0)
        await hub.join(listener)
        await listener.next()
        monkeypatch.setattr(place.rooms, "_look", broken)
        hub.heard(room, 10**6)
        assert await asyncio.wait_for(listener.next(), 10) == End(1011, "error-server-unexpected")
        hub.stop()
        threads.stop()

    run(story)


# Companion tables. -------------------------------------------------------------------------------------


def test_what_may_be_entered_is_not_looked_for_in_the_loop(place: Place) -> None:
    """It is dealt dozens of times: nobody else would get an answer meanwhile."""
    new = NewRoom("theopolis", 2, mine=(0, 1), chance="person")
    room = place.rooms.open("ada", "open", new).room
    for seat in (0, 1):
        place.rooms.do(room, "ada", SentCommand(f"join-{seat}", seat, Join(f"Ada {seat}")))
    place.rooms.do(room, "ada", SentCommand("start", 0, Start()))
    for number in range(10):
        (seat, *_) = place.rooms.look(room, "ada", 0).room.waiting
        seen = place.rooms.look(room, "ada", seat).room
        if seen.entry is None:
            break
        assert place.rooms.try_look(room, [("ada", seat, 0)]) is None
        draw = SentCommand(f"draw-{number}", seat, Draw(all=True), seen.version)
        assert place.rooms.begin(room, "ada", draw) is None
        place.rooms.do(room, "ada", draw)
    assert number > 0
    # A choice is decided at once here, too.
    assert asyncio.run(place.commit_queue.keep(place.begun(room))) is not None
