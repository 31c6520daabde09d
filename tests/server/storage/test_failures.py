"""A database that fails says so in our words, keeps nothing by halves, and works again by itself."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event, text

from batisseurs.rooms.errors import BadRequest, StorageDown
from batisseurs.rooms.state.events import Said, Started
from batisseurs.server.storage import SqlStorage, open_storage
from tests.server.postgres import PostgresServer
from tests.server.storage.cases import add, new_room

LONG = Said(0, "Ann", "x" * 20_000)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def sqlite(file: Path) -> Iterator[SqlStorage]:
    opened = open_storage(str(file))
    yield opened
    opened.close()


def reason(caught: pytest.ExceptionInfo[StorageDown]) -> str:
    assert caught.value.message is not None
    return caught.value.message.id


def refuse_growth(storage: SqlStorage, pages: int) -> None:
    """Let SQLite find its disk full after so many pages."""
    storage.engine.dispose()

    @event.listens_for(storage.engine, "checkout")
    def limit(connection: sqlite3.Connection, _record: object, _proxy: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_keeps_nothing_of_a_move(sqlite: SqlStorage) -> None:
    row = new_room(sqlite)
    with sqlite.engine.connect() as connection:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    refuse_growth(sqlite, pages + 2)
    with pytest.raises(StorageDown) as caught:
        add(sqlite, row, LONG, LONG, id_="c1")
    assert reason(caught) == "error-storage-full"
    assert sqlite.room("r1") == row
    assert sqlite.done("r1", "ann", "c1") is None
    refuse_growth(sqlite, pages + 200)
    assert add(sqlite, row, LONG, LONG, id_="c1") == sqlite.room("r1")
    assert len(sqlite.events("r1")) == 3


def test_a_full_disk_is_told_to_all_who_share_a_commit(sqlite: SqlStorage) -> None:
    rows = [new_room(sqlite, f"r{number}") for number in range(6)]
    with sqlite.engine.connect() as connection:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    refuse_growth(sqlite, pages)

    def write(number: int) -> str:
        with pytest.raises(StorageDown) as caught:
            add(sqlite, rows[number], LONG)
        return reason(caught)

    with ThreadPoolExecutor(6) as pool:
        assert set(pool.map(write, range(6))) == {"error-storage-full"}
    assert [sqlite.room(row.id) for row in rows] == rows


def test_a_locked_file_is_busy(sqlite: SqlStorage, file: Path) -> None:
    row = new_room(sqlite)
    sqlite.engine.dispose()

    @event.listens_for(sqlite.engine, "checkout")
    def hurry(connection: sqlite3.Connection, _record: object, _proxy: object) -> None:
        connection.execute("PRAGMA busy_timeout = 20")

    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StorageDown) as caught:
        add(sqlite, row, Started())
    assert reason(caught) == "error-storage-busy"
    other.close()
    add(sqlite, row, Started())
    assert len(sqlite.events("r1")) == 2


def test_a_file_that_was_moved_is_missed_and_found_again(sqlite: SqlStorage, file: Path) -> None:
    row = new_room(sqlite)
    away = file.with_name("away.db")
    file.rename(away)
    with pytest.raises(StorageDown) as caught:
        add(sqlite, row, Started())
    assert reason(caught) == "error-storage-moved"
    with pytest.raises(StorageDown):
        sqlite.room("r1")
    assert not file.exists()
    away.rename(file)
    add(sqlite, row, Started())
    assert len(sqlite.events("r1")) == 2


def test_a_file_put_in_the_place_of_another_is_noticed(sqlite: SqlStorage, file: Path) -> None:
    new_room(sqlite)
    other = open_storage(str(file.with_name("other.db")))
    row = new_room(other, "other room")
    other.close()
    file.with_name("other.db").replace(file)
    for leftover in ("-wal", "-shm"):
        file.with_name(file.name + leftover).unlink(missing_ok=True)
    with pytest.raises(StorageDown):
        sqlite.room("r1")
    assert sqlite.room("other room") == row


def test_a_damaged_file_is_told(sqlite: SqlStorage, file: Path) -> None:
    row = new_room(sqlite)
    sqlite.close()
    size = file.stat().st_size
    with file.open("r+b") as opened:
        opened.seek(100)
        opened.write(os.urandom(size - 100))
    with pytest.raises(StorageDown) as caught:
        add(sqlite, row, Started())
    assert reason(caught) == "error-storage-damaged"


def test_a_database_for_reading_only(storage: SqlStorage) -> None:
    row = new_room(storage)
    switch = "SET default_transaction_read_only = on" if storage.postgresql else "PRAGMA query_only = ON"

    @event.listens_for(storage.engine, "checkout")
    def only_read(connection: sqlite3.Connection, _record: object, _proxy: object) -> None:
        connection.execute(switch)
        connection.commit()

    with pytest.raises(StorageDown) as caught:
        add(storage, row, Started())
    assert reason(caught) == "error-storage-read-only"
    assert storage.room("r1") == row
    event.remove(storage.engine, "checkout", only_read)
    storage.engine.dispose()
    add(storage, row, Started())


def test_an_event_that_cannot_be_read_is_told(storage: SqlStorage) -> None:
    new_room(storage)
    with storage.engine.begin() as connection:
        connection.execute(
            text("INSERT INTO events (room, version, at, body) VALUES ('r1', 2, 0, '{\"type')")
        )
    with pytest.raises(StorageDown) as caught:
        storage.events("r1")
    assert reason(caught) == "error-storage-damaged"
    assert len(storage.events("r1", 0, 1)) == 1


def test_postgresql_that_stops_and_starts_again(postgres: str, postgres_server: PostgresServer) -> None:
    storage = open_storage(postgres)
    row = new_room(storage)
    postgres_server.stop()
    try:
        with pytest.raises(StorageDown) as caught:
            add(storage, row, Started())
        assert reason(caught) == "error-storage-gone"
        with pytest.raises(StorageDown):
            storage.room("r1")
        with pytest.raises(StorageDown):
            open_storage(postgres)
    finally:
        postgres_server.start()
    assert storage.room("r1") == row
    add(storage, row, Started())
    assert len(storage.events("r1")) == 2
    storage.close()


def test_a_full_disk_of_postgresql_keeps_nothing_of_a_move(postgres: str) -> None:
    """A trigger says what PostgreSQL says then: no test may fill a disk that others write to."""
    storage = open_storage(postgres)
    row = new_room(storage)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$"
        )
        connection.execute("CREATE TRIGGER full_disk BEFORE INSERT ON events EXECUTE FUNCTION full_disk()")
        with pytest.raises(StorageDown) as caught:
            add(storage, row, Started(), id_="c1")
        assert reason(caught) == "error-storage-full"
        assert storage.room("r1") == row
        connection.execute("DROP TRIGGER full_disk ON events")
    assert add(storage, row, Started(), id_="c1") == storage.room("r1")
    storage.close()


def test_a_frozen_process_stops_nobody_for_long(postgres: str) -> None:
    storage = open_storage(postgres)
    row = new_room(storage)

    @event.listens_for(storage.engine, "checkout")
    def hurry(connection: psycopg.Connection, _record: object, _proxy: object) -> None:
        assert connection.execute("SHOW lock_timeout").fetchone() == ("10s",)
        connection.execute("SET lock_timeout = '50ms'")
        connection.commit()

    with psycopg.connect(postgres) as other:
        other.execute("SELECT * FROM rooms FOR UPDATE")
        with pytest.raises(StorageDown) as caught:
            add(storage, row, Started())
        assert reason(caught) == "error-storage-busy"
    event.remove(storage.engine, "checkout", hurry)
    assert add(storage, row, Started()) == storage.room("r1")
    storage.close()


def test_connections_that_broke_while_nobody_used_them_are_not_noticed_by_anyone(postgres: str) -> None:
    storage = open_storage(postgres)
    row = new_room(storage)
    for _ in range(2):
        with psycopg.connect(postgres, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE application_name = 'batisseurs'"
            )
        row = add(storage, row, Started())
        assert storage.room("r1") == row
    storage.close()


def test_a_connection_lost_in_the_middle_of_a_commit(postgres: str) -> None:
    storage = open_storage(postgres)
    row = new_room(storage)

    @event.listens_for(storage.engine, "checkout")
    def cut(*_about: object) -> None:
        with psycopg.connect(postgres, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'batisseurs'"
            )

    with pytest.raises(StorageDown) as caught:
        add(storage, row, Started(), id_="c1")
    assert reason(caught) == "error-storage-gone"
    event.remove(storage.engine, "checkout", cut)
    assert storage.room("r1") == row
    assert storage.done("r1", "ann", "c1") is None
    add(storage, row, Started(), id_="c1")
    storage.close()


def test_what_cannot_be_kept_is_not_the_databases_fault(storage: SqlStorage) -> None:
    new_room(storage)
    for guest, seat in (("\ud800", 0), ("ann", 2**70)):
        with pytest.raises(BadRequest):
            storage.hold("r1", seat, guest)
    with pytest.raises(BadRequest):
        storage.done("r1", "ann", "\ud800")
    if storage.postgresql:
        with pytest.raises(BadRequest):
            storage.hold("r1", 0, "a\0b")
