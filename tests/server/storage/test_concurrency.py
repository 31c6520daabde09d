"""Many write at the same time, in one process and in several."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from batisseurs.rooms.errors import BadRequest
from batisseurs.rooms.state.events import Said, StoredEvent
from batisseurs.rooms.storage import ANY_SEAT, CompletedCommand, Conflict, Invitation
from batisseurs.server.storage import SqlStorage
from tests.server.storage.cases import add, new_room

ROOT = Path(__file__).parents[3]


def say(storage: SqlStorage, room: str, who: str, times: int) -> int:
    """Add events to a room that others add to as well, as rooms do: look again after a conflict."""
    conflicts = 0
    for number in range(times):
        while True:
            row = storage.room(room)
            assert row is not None
            try:
                add(storage, row, Said(0, who, str(number)), Said(0, who, "too"), id_=f"{who}-{number}")
            except Conflict:
                conflicts += 1
            else:
                break
    return conflicts


def check(storage: SqlStorage, room: str, told: int) -> None:
    row, kept = storage.room(room), storage.events(room)
    assert row is not None
    assert [each.version for each in kept] == list(range(1, row.version + 1))
    assert row.version == 1 + 2 * told
    said = [each.event for each in kept[1:]]
    # Each two came in one commit: nobody stands between them.
    for first, second in zip(said[::2], said[1::2], strict=True):
        assert isinstance(first, Said)
        assert isinstance(second, Said)
        assert (first.name, second.text) == (second.name, "too")


def test_threads_that_meet_in_one_room_lose_nothing(storage: SqlStorage) -> None:
    new_room(storage)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda who: say(storage, "r1", f"t{who}", 10), range(8)))
    check(storage, "r1", 80)
    assert all(storage.done("r1", "ann", f"t{who}-{number}") for who in range(8) for number in range(10))


PROGRAM = """
import sys
from batisseurs.server.storage import open_storage
from tests.server.storage.test_concurrency import say
storage = open_storage(sys.argv[1])
say(storage, "r1", sys.argv[2], 10)
storage.close()
"""


def test_processes_that_meet_in_one_room_lose_nothing(storage: SqlStorage, url: str) -> None:
    new_room(storage)
    others = [
        subprocess.Popen([sys.executable, "-c", PROGRAM, url, f"p{number}"], cwd=ROOT) for number in range(2)
    ]
    say(storage, "r1", "here", 10)
    assert [other.wait() for other in others] == [0, 0]
    check(storage, "r1", 30)


def test_of_those_who_use_a_key_at_the_same_moment_one_gets_the_seat(storage: SqlStorage) -> None:
    new_room(storage)
    for number in range(10):
        key = bytes([number])
        storage.invite(Invitation("r1", number), key)
        start = threading.Barrier(4)

        def use(guest: str, key: bytes = key, start: threading.Barrier = start) -> Invitation | None:
            start.wait()
            return storage.redeem(key, guest)

        with ThreadPoolExecutor(4) as pool:
            got = {guest: pool.submit(use, guest) for guest in "abcd"}
        winners = [guest for guest, future in got.items() if future.result() is not None]
        assert [storage.holders("r1")[number]] == winners


def test_of_those_who_sit_down_at_the_same_moment_one_gets_the_seat(storage: SqlStorage) -> None:
    new_room(storage)
    for number in range(10):
        start = threading.Barrier(4)

        def sit(guest: str, seat: int = number, start: threading.Barrier = start) -> bool:
            start.wait()
            return storage.claim("r1", seat, guest)

        with ThreadPoolExecutor(4) as pool:
            got = {guest: pool.submit(sit, guest) for guest in "abcd"}
        winners = [guest for guest, future in got.items() if future.result()]
        assert [storage.holders("r1")[number]] == winners


def test_a_key_to_all_seats_opens_none_once_it_is_revoked(storage: SqlStorage) -> None:
    new_room(storage)
    storage.invite(Invitation("r1", ANY_SEAT), b"all")
    start = threading.Barrier(5)

    def sit(guest: str, seat: int) -> bool:
        start.wait()
        return storage.claim("r1", seat, guest, key_hash=b"all")

    def end() -> None:
        start.wait()
        storage.revoke("r1", ANY_SEAT)

    with ThreadPoolExecutor(5) as pool:
        got = {seat: pool.submit(sit, guest, seat) for seat, guest in enumerate("abcd")}
        ended = pool.submit(end)
    ended.result()
    assert set(storage.holders("r1")) == {seat for seat, future in got.items() if future.result()}
    assert not storage.claim("r1", 7, "late", key_hash=b"all")


def test_what_is_refused_takes_nothing_with_it_of_what_others_write(storage: SqlStorage) -> None:
    """They may share a commit: half of them are refused, each for its own reason, all others are kept."""
    rows = [new_room(storage, f"r{number}") for number in range(24)]
    rows = [add(storage, row, Said(0, "a", "b"), id_="first") for row in rows]
    start = threading.Barrier(24)

    def write(number: int) -> str:
        row = rows[number]
        newer = msgspec.structs.replace(row, version=row.version + 1)
        kept = [StoredEvent(newer.version, 2**70 if number % 4 == 3 else 5, Said(0, "c", "d"))]
        done = CompletedCommand("ann", "first" if number % 4 == 1 else "second", "digest", 3, 3)
        start.wait()
        try:
            storage.append(newer, kept, done)
        except (Conflict, BadRequest) as error:
            return type(error).__name__
        return "kept"

    with ThreadPoolExecutor(24) as pool:
        became = list(pool.map(write, range(24)))
    assert became == ["kept", "Conflict", "kept", "BadRequest"] * 6
    for number, row in enumerate(rows):
        assert storage.room(row.id) == (
            row if number % 2 else msgspec.structs.replace(row, version=row.version + 1)
        )
        assert len(storage.events(row.id)) == (2 if number % 2 else 3)


def test_reading_continues_while_someone_writes(storage: SqlStorage) -> None:
    row = new_room(storage)
    begun, go_on = threading.Event(), threading.Event()

    def slow(_connection: object) -> None:
        begun.set()
        assert go_on.wait(30)

    with ThreadPoolExecutor(1) as pool:
        writing = pool.submit(storage.write, slow)
        assert begun.wait(30)
        assert storage.room("r1") == row
        assert len(storage.events("r1")) == 1
        go_on.set()
        writing.result()
