"""A disk that said it had written, and had not: what opens afterwards is an earlier moment, whole.

A test cannot cut the power, but it can make what a power cut leaves: SQLite has written its log frame by
frame, and where `fsync` was lost any of these frames may be missing, or half there. So the files are
copied as they were, frames are cut off or wiped, and the copy is opened. Likewise for a checkpoint, which
writes pages from the log into the file in any order. PostgreSQL's log is left to PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import text

from batisseurs.cli.hosting.verify import verify_server
from batisseurs.cli.terminal.screen import Screen
from batisseurs.kernel import Seeded
from batisseurs.kernel.errors import BatisseursError
from batisseurs.rooms.commands.model import Say, SentCommand
from batisseurs.rooms.errors import Stale
from batisseurs.rooms.state.events import StoredEvent
from batisseurs.server.operations.verify import verify
from batisseurs.server.storage import SqlStorage, open_storage
from batisseurs.words import Words
from tests.rooms.harness import RoomServer

HEADER = 32
FRAME_HEADER = 24
ROUNDS = 25
"""How often something is done in each room."""
CUTS = 24


class Moment(NamedTuple):
    """How long the log was when a command was acknowledged, and at which version that room was then."""

    size: int
    room: str
    version: int


class Written(NamedTuple):
    """What was played, and the files as they lay on the disk."""

    first: dict[str, int]
    """The version of each room when the log was empty."""
    events: Mapping[str, Sequence[StoredEvent]]
    moments: list[Moment]
    file: bytes
    log: bytes
    checkpointed: bytes
    """The file when all of the log was copied into it; the log was still there."""
    page: int

    @property
    def frames(self) -> int:
        """How many frames the log has."""
        return (len(self.log) - HEADER) // (FRAME_HEADER + self.page)

    def place(self, frame: int) -> int:
        """Return where a frame begins in the log."""
        return HEADER + frame * (FRAME_HEADER + self.page)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """Play a while in two rooms, of which everything since their opening is in the log."""
    file = tmp_path_factory.mktemp("disk") / "server.db"
    log = Path(f"{file}-wal")
    storage = open_storage(str(file))
    server = RoomServer(storage, seed=5)
    rooms = [server.hot_seat("theopolis", 2), server.hot_seat("nehemiah", 3)]
    _checkpoint(storage, "TRUNCATE")
    before, page = file.read_bytes(), int.from_bytes(file.read_bytes()[16:18], "big")
    source, moments = Seeded(3), []
    first = {room: len(storage.events(room)) for room in rooms}
    for _ in range(ROUNDS):
        for room in rooms:
            row = storage.room(room)
            assert row is not None
            answer = server.choose(room, "ann", row.waiting[0], source.below(100))
            moments.append(Moment(log.stat().st_size, room, answer.version))
    sizes = [moment.size for moment in moments]
    assert sizes == sorted(sizes)
    assert file.read_bytes() == before, "nothing was copied out of the log meanwhile"
    events = {room: storage.events(room) for room in rooms}
    kept = log.read_bytes()
    _checkpoint(storage, "PASSIVE")
    assert log.read_bytes() == kept
    after = file.read_bytes()
    storage.close()
    return Written(first, events, moments, before, kept, after, page)


def _checkpoint(storage: SqlStorage, how: str) -> None:
    with storage.engine.connect() as connection:
        busy, *_ = connection.execute(text(f"PRAGMA wal_checkpoint({how})")).one()
        assert not busy


class Disk:
    """Copies of what lay on the disk, each opened once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._number = 0

    def lay(self, file: bytes, log: bytes) -> str:
        """Write the two files down; return the name of the database."""
        self._number += 1
        name = self._folder / f"{self._number}.db"
        name.write_bytes(file)
        Path(f"{name}-wal").write_bytes(log)
        return str(name)


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return Disk(tmp_path)


def check_prefix(database: str, written: Written) -> dict[str, int]:
    """Open a database: it is what it was at some moment, and verified. Return the version of each room."""
    assert verify_server(Screen(Words("en")), database, as_json=False) == 0
    storage = open_storage(database)
    try:
        versions = {}
        for room, events in written.events.items():
            found = storage.events(room)
            row = storage.room(room)
            assert row is not None
            assert row.version == len(found)
            assert list(found) == list(events[: len(found)])
            versions[room] = row.version
        return versions
    finally:
        storage.close()


def check_kept(versions: dict[str, int], written: Written, size: int) -> None:
    """All rooms are as they were when the last command was acknowledged that a log of this size has whole."""
    kept = {moment.room: moment.version for moment in written.moments if moment.size <= size}
    assert versions == written.first | kept


def test_a_log_that_ends_anywhere_opens_as_an_earlier_moment(written: Written, disk: Disk) -> None:
    source, seen = Seeded(7), set()
    places = [0, HEADER - 1, HEADER, len(written.log)]
    places += [written.place(source.below(written.frames)) for _ in range(CUTS // 2)]  # between two frames
    places += [source.below(len(written.log)) for _ in range(CUTS // 2)]  # in the middle of one
    for place in places:
        versions = check_prefix(disk.lay(written.file, written.log[:place]), written)
        check_kept(versions, written, place)
        seen.add(tuple(versions.values()))
    assert tuple(len(events) for events in written.events.values()) in seen, "all of the log is all of it"
    assert len(seen) > CUTS // 3


def test_a_frame_that_was_never_written_takes_all_later_ones_with_it(written: Written, disk: Disk) -> None:
    """The disk wrote in another order than it was told to: later frames are there, an earlier one is not."""
    source = Seeded(8)
    for _ in range(CUTS // 2):
        place = written.place(source.below(written.frames))
        length = FRAME_HEADER + written.page
        wiped = written.log[:place] + bytes(length) + written.log[place + length :]
        versions = check_prefix(disk.lay(written.file, wiped), written)
        check_kept(versions, written, place)
        assert versions == check_prefix(disk.lay(written.file, written.log[:place]), written)


def test_a_checkpoint_that_was_half_written_loses_nothing(written: Written, disk: Disk) -> None:
    """The log is emptied only after the file is on the disk: until then it mends every page of it."""
    source = Seeded(9)
    for _ in range(CUTS // 2):
        torn = half_written(written, source)
        versions = check_prefix(disk.lay(torn, written.log), written)
        assert versions == {room: len(events) for room, events in written.events.items()}


def half_written(written: Written, source: Seeded) -> bytes:
    """Return the file with some of its pages from before a checkpoint and some from after it."""
    old, new, page = written.file, written.checkpointed, written.page
    pages = [
        old[at : at + page] if at < len(old) and source.below(2) else new[at : at + page]
        for at in range(0, len(new), page)
    ]
    return b"".join(pages)


def test_a_file_that_lost_its_log_and_half_its_pages_is_noticed(written: Written, disk: Disk) -> None:
    """A disk that lies even about a checkpoint breaks the file. Nobody can mend that; `verify` says so."""
    source, noticed = Seeded(10), 0
    for _ in range(CUTS // 2):
        database = disk.lay(half_written(written, source), b"")
        try:
            storage = open_storage(database)
            try:
                report = verify(storage)
            finally:
                storage.close()
        except BatisseursError:
            noticed += 1
            continue
        if report.differing:
            noticed += 1
        else:
            check_prefix(database, written)
    assert noticed > 0


def test_what_was_lost_can_be_done_again_once(written: Written, disk: Disk) -> None:
    """Who was acknowledged before the power cut is told what is missing, and sends the same again."""
    source = Seeded(11)
    last = written.moments[-1]
    storage = open_storage(disk.lay(written.file, written.log[: written.moments[10].size]))
    server = RoomServer(storage, seed=6)
    row = storage.room(last.room)
    assert row is not None
    assert row.version < last.version
    with pytest.raises(Stale) as refused:
        server.do(last.room, "ann", 0, Say("hello"), version=last.version)
    assert (refused.value.said, refused.value.version) == (last.version, row.version)
    request = SentCommand("again", 0, Say("hello"))
    answers = [server.rooms.do(last.room, "ann", request) for _ in range(2)]
    assert answers[0] == answers[1]
    server.choose(last.room, "ann", row.waiting[0], source.below(100))
    assert [kept.version for kept in storage.events(last.room)] == list(range(1, row.version + 3))
    assert verify(storage).differing == []
    storage.close()
