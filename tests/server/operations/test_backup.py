"""A backup is one file, made while people play, that goes into either database: whole, or not at all."""

from __future__ import annotations

import gzip
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.state.events import Said, Started
from batisseurs.rooms.storage import HOST, CompletedCommand, Guest, Invitation, Snapshot
from batisseurs.server.operations.backup import backup, restore
from batisseurs.server.storage import BadDatabase, SqlStorage, open_storage
from batisseurs.server.storage.dump import BadBackup, check_dump
from tests.server.postgres import PostgresServer
from tests.server.storage.cases import EVERY_KIND, add, new_room
from tests.server.storage.newer_schema import NEXT, become_newer

NewUrl = Callable[[str], str]


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> NewUrl:
    """Makes addresses of empty databases of a kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/house-{len(list(tmp_path.iterdir()))}.db"
        server: PostgresServer = request.getfixturevalue("postgres_server")
        return server.new_database()

    return make


@pytest.fixture
def server(new_url: NewUrl) -> Iterator[tuple[str, SqlStorage]]:
    """A server with something of everything, in SQLite."""
    url = new_url("sqlite")
    storage = open_storage(url)
    furnish(storage)
    yield url, storage
    storage.close()


def furnish(storage: SqlStorage) -> None:
    row = new_room(storage, "r1", listed=True, bot_due=True, due=2**41)
    add(storage, row, *EVERY_KIND[1:], id_="c1", views=bytes(range(256)), waiting=(1, 2))
    for number in range(250):
        new_room(storage, f"many-{number}")
    storage.keep_snapshot("r1", Snapshot(3, 2, 1, "0f3c", b"\x00\xff"))
    storage.add_guest(Guest("ann", 7), b"\x00" * 32)
    storage.hold("r1", 0, "ann")
    storage.hold("r1", HOST, "ann")
    storage.hold("r1", SPECTATOR, "bob")
    storage.invite(Invitation("r1", 1), b"\xff" * 32)
    storage.set_auto_answer("r1", 0, "Bless", "decline")
    storage.keep_components("0f3c", "theopolis", "# Ż\n")


def check_same(one: SqlStorage, other: SqlStorage) -> None:
    assert list(one.rooms()) == list(other.rooms())
    assert one.events("r1") == other.events("r1")
    assert one.views("r1", 99) == other.views("r1", 99) != None  # noqa: E711  both, and something
    assert (
        one.done("r1", "ann", "c1")
        == other.done("r1", "ann", "c1")
        == CompletedCommand("ann", "c1", "digest", 2, 8)
    )
    assert one.snapshot("r1") == other.snapshot("r1")
    assert one.find_guest(b"\x00" * 32) == other.find_guest(b"\x00" * 32) == Guest("ann", 7)
    assert one.holders("r1") == other.holders("r1") == {0: "ann", HOST: "ann"}
    assert other.is_spectator("r1", "bob")
    assert other.invitation(b"\xff" * 32) == Invitation("r1", 1)
    assert other.auto_answers("r1") == {(0, "Bless"): "decline"}
    assert other.components("0f3c") == "# Ż\n"


def test_a_server_moves_from_sqlite_to_postgresql_and_back(
    server: tuple[str, SqlStorage], new_url: NewUrl, tmp_path: Path
) -> None:
    url, storage = server
    before = storage
    for step, kind in enumerate(("postgresql", "sqlite")):
        file = tmp_path / f"{step}.backup"
        written = backup(url, file)
        assert written.rows["rooms"] == 251
        assert written.rows["events"] == 258
        assert written.size == file.stat().st_size
        url = new_url(kind)
        read = restore(url, file)
        assert (read.rows, read.made) == (written.rows, written.made)
        after = open_storage(url)
        check_same(before, after)
        # And it continues.
        row = after.room("r1")
        assert row is not None
        if step:
            add(after, row, Started())
        after.close()


def test_what_is_written_meanwhile_is_in_no_half(server: tuple[str, SqlStorage], tmp_path: Path) -> None:
    """Each commit has two events and renews the row: a backup has both or none of them."""
    url, storage = server
    stop = threading.Event()

    def play() -> None:
        row = new_room(storage, "busy")
        while not stop.is_set():
            row = add(storage, row, Said(0, "a", "b"), Said(0, "c", "d"))

    player = threading.Thread(target=play)
    player.start()
    try:
        files = [tmp_path / f"{number}.backup" for number in range(3)]
        for file in files:
            backup(url, file)
    finally:
        stop.set()
        player.join()
    versions = []
    for file in files:
        restored = open_restored(file, tmp_path / f"{file.stem}-restored.db")
        row = restored.room("busy")
        versions.append(row.version if row is not None else 0)
        assert [kept.version for kept in restored.events("busy")] == list(range(1, versions[-1] + 1))
        restored.close()
    assert versions == sorted(versions)
    assert versions[-1] > 1
    assert all(version % 2 or not version for version in versions)


def open_restored(file: Path, database: Path) -> SqlStorage:
    restore(str(database), file)
    return open_storage(str(database))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_only_an_empty_database_is_restored_into(
    server: tuple[str, SqlStorage], new_url: NewUrl, tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "a.backup"
    backup(server[0], file)
    url = new_url(kind)
    used = open_storage(url)
    row = new_room(used, "mine")
    with pytest.raises(BadDatabase, match="isn't empty"):
        restore(url, file)
    assert list(used.rooms()) == [row]
    used.close()
    unused = new_url(kind)
    open_storage(unused).close()
    restore(unused, file)
    opened = open_storage(unused)
    check_same(server[1], opened)
    opened.close()


def test_a_damaged_file_changes_nothing(server: tuple[str, SqlStorage], tmp_path: Path) -> None:
    file, database = tmp_path / "a.backup", tmp_path / "new.db"
    backup(server[0], file)
    whole = file.read_bytes()
    lines = gzip.decompress(whole)
    changed = lines.replace(b'\\"priest\\"', b'\\"bishop\\"', 1)
    assert changed != lines
    for damaged in (
        whole[: len(whole) // 2],
        whole[:-1],
        whole[:2000] + bytes([whole[2000] ^ 1]) + whole[2001:],
        gzip.compress(changed),
        gzip.compress(lines[:-1]),
        gzip.compress(lines[: lines.rindex(b"\n", 0, -1) + 1]),
        gzip.compress(lines + lines),
    ):
        file.write_bytes(damaged)
        with pytest.raises(BadBackup, match="checksum"):
            restore(str(database), file)
        assert not database.exists()
    file.write_bytes(gzip.compress(lines))
    restore(str(database), file)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "checksum"),
        (b"SQLite format 3\0", "no backup"),
        (gzip.compress(b"{}\n", mtime=0), "no backup"),
        (gzip.compress(b"hello\n", mtime=0), "no backup"),
        (
            gzip.compress(b'{"batisseurs_backup":99,"schema":"1","made":1,"program":"x"}\n', mtime=0),
            "format 99",
        ),
    ],
)
def test_what_is_not_a_backup_is_refused(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "a.backup"
    file.write_bytes(content)
    with pytest.raises(BadBackup, match=said):
        check_dump(file)


def test_a_backup_of_a_newer_schema_is_refused_and_of_an_older_one_migrated(
    server: tuple[str, SqlStorage], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old.backup", tmp_path / "new.backup"
    backup(server[0], old)
    become_newer(monkeypatch, tmp_path)
    restore(str(tmp_path / "newer.db"), old)
    backup(str(tmp_path / "newer.db"), new)
    made = sqlite3.connect(tmp_path / "newer.db")
    assert made.execute("SELECT DISTINCT colour FROM rooms").fetchall() == [("red",)]
    made.close()
    monkeypatch.undo()
    with pytest.raises(BadBackup, match=f"schema {NEXT}"):
        restore(str(tmp_path / "other.db"), new)
    assert not (tmp_path / "other.db").exists()


def test_no_backup_takes_the_place_of_another(server: tuple[str, SqlStorage], tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    backup(server[0], file)
    before = file.read_bytes()
    with pytest.raises(FileExistsError):
        backup(server[0], file)
    assert file.read_bytes() == before
    assert file.stat().st_mode & 0o077 == 0, "it holds hidden hands: nobody else reads it"
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_server_that_is_not_there_is_not_made_by_a_backup(tmp_path: Path, postgres: str) -> None:
    with pytest.raises(FileNotFoundError):
        backup(str(tmp_path / "none.db"), tmp_path / "a.backup")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(BadDatabase, match="no server has used it"):
        backup(postgres, tmp_path / "a.backup")
