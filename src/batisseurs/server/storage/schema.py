"""Migrating the tables of a database when a server is opened.

If the schema is this program's, that costs one query. Otherwise it is examined under a lock, so that several
workers may start at once: an empty database gets its tables, an older one is copied and then migrated, a
newer or foreign one is refused untouched.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, Engine, inspect, select, table, text
from sqlalchemy.exc import OperationalError

from batisseurs.kernel.choice import Message
from batisseurs.server.storage.dump import write_dump
from batisseurs.server.storage.engine import begin_write, connected, make_engine, sqlite_file
from batisseurs.server.storage.errors import BadDatabase
from batisseurs.server.storage.tables import SCHEMA, metadata

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

# Alembic is imported where a migration needs it: without one, a server saves 11 MB.

VERSION_TABLE = "schema_version"
LOCK = 0x6261_7469
"""The key of PostgreSQL's advisory lock: `bati`."""
SQLITE_BEGINS = b"SQLite format 3\0"
WAL_SECONDS = 10.0


def migrate(url: URL, backups: Path | None = None) -> Path | None:
    """Create the tables, migrate them, or refuse the database. Return the copy made before migrating.

    The copy is beside an SQLite file; that of a PostgreSQL database is in the folder `backups`.
    """
    file = sqlite_file(url)
    if file is not None:
        make_file(file)
    engine = make_engine(url)
    try:
        if file is not None:
            write_ahead(engine)
        with connected(engine) as connection:
            if schema_of(connection) == SCHEMA:
                return None
        with connected(engine) as connection:
            begin_migration(connection)
            found = known_schema(connection)
            copy = None
            if found not in {SCHEMA, ""}:
                copy = _copy(engine, connection, file, backups or Path(), found)
            upgrade(connection)
            connection.commit()
            return copy
    finally:
        engine.dispose()


def schema_of(connection: Connection) -> str:
    """Return the schema of a database, empty if it has none of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    found = connection.execute(select(text("version_num")).select_from(table(VERSION_TABLE))).scalar()
    return str(found or "")


def known_schema(connection: Connection) -> str:
    """Return the schema of a database that this program can migrate; refuse any other."""
    found = schema_of(connection)
    if not found:
        there = set(inspect(connection).get_table_names())
        # A file is ours alone; in PostgreSQL there may be other tables beside ours.
        if there if connection.dialect.name == "sqlite" else there & set(metadata.tables):
            raise BadDatabase("the database belongs to another program", Message("error-database-foreign"))
        return ""
    if found != SCHEMA and found not in {script.revision for script in scripts().walk_revisions()}:
        raise BadDatabase(
            f"the database has schema {found}, this program knows schemas up to {SCHEMA}:"
            " a newer version of it has been here",
            Message("error-database-newer", {"schema": found, "known": SCHEMA}),
        )
    return found


def begin_migration(connection: Connection) -> None:
    """Begin a transaction that excludes other workers' migrations."""
    begin_write(connection)
    if connection.dialect.name == "postgresql":
        # Another worker's migration may take its time.
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def upgrade(connection: Connection, schema: str = "head") -> None:
    """Apply the migrations up to a schema, within the caller's transaction."""
    from alembic import command  # noqa: PLC0415

    config = _config()
    config.attributes["connection"] = connection
    config.attributes["version_table"] = VERSION_TABLE
    command.upgrade(config, schema)


def scripts() -> ScriptDirectory:
    """Return the migrations."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "batisseurs.server.storage:migrations")
    return config


def make_file(file: Path) -> None:
    """Create an empty file, or check that it is a database; errors of the system are passed on."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+b") as opened:
        opened.seek(0)
        begins = opened.read(len(SQLITE_BEGINS))
    if begins and begins != SQLITE_BEGINS:
        raise BadDatabase(
            f"{file} is a file of another kind", Message("error-database-no-sqlite", {"file": str(file)})
        )


def write_ahead(engine: Engine) -> None:
    """Let readers and the writer not wait for each other. The file remembers it.

    SQLite does not wait here if another worker is about to do the same.
    """
    end = time.monotonic() + WAL_SECONDS
    while True:
        with connected(engine) as connection:
            try:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            except OperationalError:
                if time.monotonic() > end:
                    raise
            else:
                return
        time.sleep(0.05)


def _copy(engine: Engine, connection: Connection, file: Path | None, folder: Path, schema: str) -> Path:
    """Copy a database before it is migrated."""
    stamp = time.strftime("%Y%m%dT%H%M%S", time.gmtime())
    if file is None:
        copy = folder / f"batisseurs-schema-{schema}-{stamp}.backup"
        write_dump(connection, copy, schema)
        return copy
    copy = file.with_name(f"{file.name}.schema-{schema}-{stamp}")
    with connected(engine) as reader:  # It sees what was committed, not what is about to change.
        reader.exec_driver_sql("VACUUM INTO ?", (str(copy),))
    return copy
