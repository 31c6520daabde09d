"""Backup and restore: a whole server as one portable file, from either database into either.

A backup is what one transaction sees, so it is consistent while people play. A restore needs an empty
database, checks the whole file first, and runs in one transaction: all or nothing.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, Connection, func, select
from sqlalchemy.exc import IntegrityError

from batisseurs.kernel.choice import Message
from batisseurs.server.storage.dump import (
    BadBackup,
    Head,
    Summary,
    check_dump,
    load_dump,
    our_tables,
    write_dump,
)
from batisseurs.server.storage.engine import check_there, connected, make_engine, read_url, sqlite_file
from batisseurs.server.storage.errors import BadDatabase
from batisseurs.server.storage.schema import (
    begin_migration,
    known_schema,
    make_file,
    scripts,
    upgrade,
    write_ahead,
)


def backup(url: str, file: Path) -> Summary:
    """Write a database into a new file, while it is in use."""
    read = read_url(url)
    check_there(read)
    engine = make_engine(read)
    try:
        with connected(engine) as connection:
            _begin_reading(connection)
            schema = known_schema(connection)
            if not schema:
                raise BadDatabase("it is empty: no server has used it yet", Message("error-database-empty"))
            return write_dump(connection, file, schema)
    finally:
        engine.dispose()


def _begin_reading(connection: Connection) -> None:
    """Freeze the view of the database, whatever others write meanwhile."""
    sqlite = connection.dialect.name == "sqlite"
    connection.exec_driver_sql("BEGIN" if sqlite else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")


def restore(url: str, file: Path) -> Summary:
    """Load a backup into an empty database and migrate it to this program's schema."""
    head = check_dump(file)
    if head.schema not in {script.revision for script in scripts().walk_revisions()}:
        raise BadBackup(
            f"{file} has schema {head.schema}, which this program does not know: a newer one wrote it",
            Message("error-backup-newer-schema", {"file": str(file), "schema": head.schema}),
        )
    read = read_url(url)
    database = sqlite_file(read)
    new = database is not None and not database.exists()
    try:
        rows = _restore(read, file, head)
    except BaseException:
        if database is not None and new:
            for name in (database.name, f"{database.name}-wal", f"{database.name}-shm"):
                database.with_name(name).unlink(missing_ok=True)
        raise
    return Summary(head.schema, head.made, rows, file.stat().st_size)


def _restore(url: URL, file: Path, head: Head) -> dict[str, int]:
    database = sqlite_file(url)
    if database is not None:
        make_file(database)
    engine = make_engine(url)
    try:
        if database is not None:
            write_ahead(engine)
        with connected(engine) as connection:
            begin_migration(connection)
            rows = _fill(connection, file, head)
            connection.commit()
            return rows
    finally:
        engine.dispose()


def _fill(connection: Connection, file: Path, head: Head) -> dict[str, int]:
    schema = known_schema(connection)
    if schema and (schema != head.schema or not _all_empty(connection)):
        raise BadDatabase(
            "a backup can only be restored to an empty database, and this one isn't empty",
            Message("error-database-not-empty"),
        )
    if not schema:
        upgrade(connection, head.schema)
    try:
        rows = load_dump(connection, file)
    except IntegrityError as error:
        raise BadBackup(
            f"the rows of {file} contradict each other", Message("error-backup-rows", {"file": str(file)})
        ) from error
    upgrade(connection)
    return rows


def _all_empty(connection: Connection) -> bool:
    tables = our_tables(connection).sorted_tables
    return all(not connection.execute(select(func.count()).select_from(table)).scalar() for table in tables)
