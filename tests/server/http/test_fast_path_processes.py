"""Choices that are decided in the loop while other processes write to the same database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from batisseurs.kernel.source import Seeded
from batisseurs.rooms.commands.model import Say
from batisseurs.rooms.commands.model import SentCommand as Command
from batisseurs.rooms.errors import NotAllowed, StorageDown
from batisseurs.rooms.service import Rooms
from batisseurs.server.operations.verify import verify
from batisseurs.server.process.clock import ServerTime
from batisseurs.server.process.metrics import Metrics
from batisseurs.server.process.threads import Threads
from batisseurs.server.realtime.hub import Frame, Hub, Listener
from batisseurs.server.settings import Settings
from batisseurs.server.state import ServerState
from batisseurs.server.storage import SqlStorage, open_storage
from tests.server.http.test_fast_path import Place, run
from tests.server.postgres import PostgresServer


@pytest.fixture
def place(postgres: str) -> Iterator[Place]:
    made = Place(postgres)
    yield made
    made.storage.close()


@pytest.fixture
def elsewhere(postgres: str) -> Iterator[SqlStorage]:
    """The storage of another process."""
    opened = open_storage(postgres)
    yield opened
    opened.close()


def test_who_lost_the_seat_elsewhere_is_not_let_in_from_memory(place: Place, elsewhere: SqlStorage) -> None:
    room = place.table()
    request = place.asked(room)
    elsewhere.hold(room, request.seat, "ben")

    async def story() -> None:
        begun = place.rooms.begin(room, "ada", request)
        assert begun is not None  # nothing in memory speaks against it
        assert await place.commit_queue.keep(begun) is None

    run(story)
    with pytest.raises(NotAllowed):
        place.rooms.do(room, "ada", request)
    assert place.choices(room) == 0


def test_an_auto_answer_set_elsewhere_is_heeded(place: Place, elsewhere: SqlStorage) -> None:
    room = place.table()
    request = place.asked(room)
    elsewhere.set_auto_answer(room, 1 - request.seat, "Bless", "bless")

    async def story() -> None:
        begun = place.rooms.begin(room, "ada", request)
        assert begun is not None
        assert await place.commit_queue.keep(begun) is None
        # The long way has read it, and from then on it is known.
        place.rooms.do(room, "ada", request)
        assert await place.commit_queue.keep(place.begun(room)) is not None

    run(story)
    assert place.choices(room) == 2


def test_one_look_after_a_commit_is_from_memory_and_no_more(place: Place) -> None:
    room = place.table()
    asked = [("ada", seat, 0) for seat in (0, 1)]

    async def story() -> None:
        assert place.rooms.try_look(room, asked) is None  # others may have written since
        answer = await place.commit_queue.keep(place.begun(room))
        assert answer is not None
        looks = place.rooms.try_look(room, asked, answer.version)
        assert looks == [place.rooms.look(room, "ada", seat) for seat in (0, 1)]
        assert place.rooms.try_look(room, asked) is None
        # Events that another process sent since are not in memory.
        answer = await place.commit_queue.keep(place.begun(room))
        assert answer is not None
        assert place.rooms.try_look(room, asked, answer.version + 1) is None
        # Nor does memory hold after the storage was read by others who wrote.
        assert await place.commit_queue.keep(place.begun(room)) is not None
        place.rooms.do(room, "ada", Command("talk", 0, Say("« Salut ! »")))
        assert place.rooms.try_look(room, asked) is None

    run(story)


def test_a_look_since_the_last_answer_has_what_others_added(place: Place, elsewhere: SqlStorage) -> None:
    """What a command was answered is not made again for its seat, but only while nothing is newer."""
    room = place.table()
    other = Rooms(elsewhere, ServerTime(), Seeded(9))

    async def story() -> None:
        request = place.asked(room)
        begun = place.rooms.begin(room, "ada", request)
        assert begun is not None
        answer = await place.commit_queue.keep(begun)
        assert answer is not None
        since = answer.version - len(answer.events)
        assert place.rooms.look(room, "ada", request.seat, since).events == answer.events
        said = await asyncio.to_thread(other.do, room, "ada", Command("talk", 0, Say("« Salut ! »")))
        seen = place.rooms.look(room, "ada", request.seat, since).events
        assert seen == (*answer.events, *said.events)

    run(story)


def test_listeners_see_what_both_processes_add_and_lose_their_seat_at_once(
    place: Place, elsewhere: SqlStorage
) -> None:
    room = place.table()
    other = Rooms(elsewhere, ServerTime(), Seeded(9))

    async def story() -> None:
        threads = Threads(2)
        hub = Hub(place.rooms, place.storage, threads)
        place.rooms.committed = hub.heard
        hub.start()
        listener = Listener(room, "ada", 0, 0)
        await hub.join(listener)
        frame = await listener.next()
        for number in range(6):
            if number % 2:
                answer = await asyncio.to_thread(other.do, room, "ada", place.asked(room))
                hub.heard(room, answer.version)
            else:
                kept = await place.commit_queue.keep(place.begun(room))
                assert kept is not None
                answer = kept
            frame = await asyncio.wait_for(listener.next(), 10)
            assert isinstance(frame, Frame)
            assert frame.version == answer.version
        hub.stop()
        threads.stop()

    run(story)
    assert place.choices(room) == 6


def test_of_two_processes_that_decide_the_same_choice_at_once_one_keeps_it(
    place: Place, postgres: str
) -> None:
    other = Place(postgres)
    room = place.table()
    dice = random.Random(7)  # noqa: S311  moves, not secrets
    met = 0

    async def story() -> None:
        nonlocal met
        for _ in range(60):
            request = place.asked(room, dice.randrange(2) - 1)
            if dice.randrange(3):
                other.asked(room)  # else its memory is behind
            both = [(one, one.rooms.begin(room, "ada", request)) for one in (place, other)]
            begun = [(one, each) for one, each in both if each is not None]
            answers = await asyncio.gather(*[one.commit_queue.keep(each) for one, each in begun])
            (answer,) = [each for each in answers if each is not None]
            met += len(begun) == 2
            # The second request, or a late one, gets the first answer.
            for one in (place, other):
                assert one.rooms.do(room, "ada", request) == answer

    run(story)
    assert met > 20
    assert place.choices(room) == 60
    report = verify(other.storage)
    assert (report.good, report.differing, report.not_checked) == (1, [], [])
    other.storage.close()


def test_news_of_a_choice_waits_for_its_outcome(place: Place) -> None:
    room = place.table()
    heard: list[str] = []

    async def story() -> None:
        place.commit_queue.when_settled(room, lambda: heard.append("at once"))
        place.kept.hold_up()
        answering = asyncio.create_task(place.commit_queue.keep(place.begun(room)))
        await asyncio.sleep(0)
        place.commit_queue.when_settled(room, lambda: heard.append("afterwards"))
        place.commit_queue.when_settled("another room", lambda: heard.append("of another room"))
        await place.kept.is_asked()
        assert heard == ["at once", "of another room"]
        place.kept.free.set()
        assert await answering is not None
        await asyncio.sleep(0)
        assert heard == ["at once", "of another room", "afterwards"]

    run(story)


def test_news_of_what_was_kept_though_its_answer_was_lost_are_heard(
    place: Place, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection broke after the commit: nobody was answered, and everyone sees it."""
    room = place.table()

    async def story() -> None:
        server = ServerState.open(Settings(database=postgres, bot_processes=0, guest_megabytes=0), Metrics())
        append_all = server.storage.append_all
        monkeypatch.setattr(
            server.storage, "append_all", lambda additions: append_all(additions) and [OSError("gone")]
        )
        server.start()
        listener = Listener(room, "ada", 0, 0)
        await server.hub.join(listener)
        first = await listener.next()
        # Nothing is decided at once before it is known how long no server was there; a first choice, with a
        # limit of what a guest keeps, before that is measured.
        while (begun := server.rooms.begin(room, "ada", place.asked(room))) is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        with pytest.raises(OSError, match="gone"):
            await server.commit_queue.keep(begun)
        assert isinstance(first, Frame)
        frame: object = first
        while not isinstance(frame, Frame) or frame.version == first.version:  # a sign of life
            frame = await listener.next()
        assert frame.version == begun.answer.version > first.version
        await server.close()

    run(story)
    assert place.choices(room) == 1


def test_a_database_that_was_away_is_found_again_by_the_next_choice(
    place: Place, postgres_server: PostgresServer
) -> None:
    room = place.table()

    async def story() -> None:
        begun = place.begun(room)
        postgres_server.stop()
        with pytest.raises(StorageDown):
            await place.commit_queue.keep(begun)
        postgres_server.start()
        place.rooms.do(room, "ada", place.asked(room))
        begun = place.begun(room)
        # Away and back while nobody asked it anything: nobody has to notice.
        postgres_server.stop()
        postgres_server.start()
        assert await place.commit_queue.keep(begun) is not None

    run(story)
    assert place.choices(room) == 2
