"""The tables are made, migrated after a copy, and never touched when they are not ours or newer."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError

from batisseurs.kernel import Seeded
from batisseurs.rooms.errors import StorageDown
from batisseurs.rooms.views.summary import summary_of_row
from batisseurs.server.operations.backup import restore
from batisseurs.server.storage import BadDatabase, SqlStorage, open_storage, schema
from batisseurs.server.storage.dump import our_tables
from batisseurs.server.storage.engine import make_engine, read_url, sqlite_file
from batisseurs.server.storage.rows import event_values, room_values
from batisseurs.server.storage.tables import SCHEMA, metadata
from tests.rooms.harness import RoomServer
from tests.rooms.memory_storage import MemoryStorage
from tests.server.storage.cases import new_room
from tests.server.storage.newer_schema import MIGRATION, become_newer

ROOT = Path(__file__).parents[3]


def test_migrations_make_the_tables_that_the_program_uses(storage: SqlStorage) -> None:
    with storage.engine.connect() as connection:
        options = {
            "version_table": schema.VERSION_TABLE,
            "compare_type": True,
            "compare_server_default": True,
        }
        assert compare_metadata(MigrationContext.configure(connection, opts=options), metadata) == []
        assert schema.schema_of(connection) == SCHEMA


def test_the_newest_migration_is_the_schema_of_the_program() -> None:
    assert schema.scripts().get_heads() == [SCHEMA]


def test_the_copied_partial_indexes_are_the_same(tmp_path: Path) -> None:
    """What the comparison does not see: conditions of indexes."""
    storage = open_storage(str(tmp_path / "migrated.db"))
    storage.close()
    made = sqlite3.connect(tmp_path / "migrated.db")
    kept = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql LIKE '%WHERE%' ORDER BY name"
    migrated = made.execute(kept).fetchall()
    made.close()
    assert [name for name, _ in migrated] == ["ix_rooms_bot_due", "ix_rooms_due", "ix_rooms_listed"]
    for name, sql in migrated:
        (index,) = [index for index in metadata.tables["rooms"].indexes if index.name == name]
        assert sql.endswith(f"WHERE {index.dialect_kwargs['sqlite_where']}")


def test_opening_twice_changes_nothing(storage: SqlStorage, url: str) -> None:
    row = new_room(storage)
    again = open_storage(url)
    assert again.room("r1") == row
    again.close()


def test_a_database_of_a_newer_program_is_refused_untouched(storage: SqlStorage, url: str) -> None:
    row = new_room(storage)
    with storage.engine.begin() as connection:
        connection.execute(text(f"UPDATE {schema.VERSION_TABLE} SET version_num = '99'"))  # noqa: S608  ours
    with pytest.raises(BadDatabase, match="schema 99") as caught:
        open_storage(url)
    assert caught.value.message is not None
    assert caught.value.message.args == {"schema": "99", "known": SCHEMA}
    assert storage.room("r1") == row


def test_a_file_of_another_program_is_refused_untouched(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE songs (title)")
    other.close()
    with pytest.raises(BadDatabase, match="another program"):
        open_storage(str(file))
    text_file = tmp_path / "notes.txt"
    text_file.write_text("This is no database.", encoding="utf-8")
    with pytest.raises(BadDatabase, match="another kind"):
        open_storage(str(text_file))
    assert text_file.read_text(encoding="utf-8") == "This is no database."


def test_tables_of_others_may_stand_beside_ours_in_postgresql(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE TABLE songs (title text)")
    open_storage(postgres).close()
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP TABLE schema_version")
    with pytest.raises(BadDatabase, match="another program"):
        open_storage(postgres)


@pytest.mark.parametrize(
    "url", ["", "  ", "sqlite://", "sqlite:///:memory:", "mysql://a/b", "postgresql//x://", "http://a b:c"]
)
def test_what_names_no_database_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase) as caught:
        read_url(url)
    assert caught.value.message is not None
    assert caught.value.message.id == "error-database-url"


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StorageDown):
        open_storage(f"postgresql://nobody:secret@/house?host={tmp_path}")


OPEN = "import sys; from batisseurs.server.storage import open_storage; open_storage(sys.argv[1]).close()"


def test_workers_that_start_at_once_do_not_collide(url: str) -> None:
    workers = [subprocess.Popen([sys.executable, "-c", OPEN, url], cwd=ROOT) for _ in range(4)]
    assert [worker.wait() for worker in workers] == [0] * 4
    storage = open_storage(url)
    new_room(storage)
    storage.close()


def test_an_older_database_is_copied_and_then_migrated(
    storage: SqlStorage, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = new_room(storage)
    become_newer(monkeypatch, tmp_path)
    copy = schema.migrate(read_url(url), tmp_path)
    assert copy is not None
    with storage.engine.connect() as connection:
        assert connection.execute(text("SELECT colour FROM rooms")).scalar() == "red"
    monkeypatch.undo()
    old = f"sqlite:///{copy}"
    if storage.postgresql:
        old = f"sqlite:///{tmp_path}/restored.db"
        restore(old, copy)
    before = open_storage(old)
    assert before.room("r1") == row
    before.close()


def test_rooms_of_the_first_schema_can_be_listed(url: str, tmp_path: Path) -> None:
    """What lists show is folded when it is first wanted, and kept."""
    server = RoomServer(MemoryStorage())
    room = server.hot_seat("theopolis", 2)
    server.play(room, 30, Seeded(1))
    new = server.storage.room(room)
    assert new is not None
    file = sqlite_file(read_url(url))
    if file is not None:
        schema.make_file(file)
    engine = make_engine(read_url(url))
    with engine.connect() as connection:
        schema.begin_migration(connection)
        schema.upgrade(connection, "1")
        values = room_values(new)
        assert values.pop("about") is not None
        tables = our_tables(connection).tables
        connection.execute(insert(tables["rooms"]), values)
        for kept in server.storage.events(room):
            connection.execute(insert(tables["events"]), event_values(room, kept))
        connection.commit()
    engine.dispose()
    assert schema.migrate(read_url(url), tmp_path) is not None
    storage = open_storage(url)
    old = storage.room(room)
    assert old is not None
    assert old == msgspec.structs.replace(new, about=None)
    assert summary_of_row(storage, old) == new.about
    assert storage.room(room) == new
    storage.close()


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    storage: SqlStorage, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = new_room(storage)
    become_newer(monkeypatch, tmp_path, MIGRATION + '    op.execute("DROP TABLE nothing")\n')
    with pytest.raises(StorageDown) as caught:
        schema.migrate(read_url(url), tmp_path)
    assert isinstance(caught.value.__cause__, DBAPIError)
    with storage.engine.connect() as connection:
        assert schema.schema_of(connection) == SCHEMA
    assert storage.room("r1") == row
