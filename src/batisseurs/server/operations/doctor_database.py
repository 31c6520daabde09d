"""The doctor's checks of a database: does it exist, is it ours, is it intact, can it write."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, func, insert, select, text

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.operations.doctor import Args, Check
from batisseurs.server.storage import tables as t
from batisseurs.server.storage.engine import begin_write, connected, make_engine, read_url, sqlite_file
from batisseurs.server.storage.schema import known_schema

OLDEST_POSTGRESQL = 14
APART = 5_000
"""Milliseconds by which two clocks may differ."""


def database_checks(database: str) -> Iterator[Check]:
    """Check a database, from its existence to writing; stop at the first error."""
    url = read_url(database)
    shown = url.render_as_string(hide_password=True).replace("+psycopg", "")
    file = sqlite_file(url)
    if file is not None and not file.exists():
        yield _not_yet(file)
        return
    engine = make_engine(url)
    try:
        with connected(engine) as connection:
            yield Check("database", "good", Message("server-doctor-database", {"database": shown}))
            if connection.dialect.name == "postgresql":
                yield from _postgresql(connection)
            else:
                yield _whole(connection)
        with connected(engine) as connection:
            schema = known_schema(connection)
            yield _schema(schema)
            if schema == t.SCHEMA:
                yield _times(connection)
        with connected(engine) as connection:
            _write(connection, schema)
            connection.rollback()
            yield Check("writing", "good", Message("server-doctor-writes"))
    except BatisseursError as error:
        advice = Message("server-doctor-database-advice")
        about: Args = {"database": shown}
        yield Check("database", "fault", Message("server-doctor-database-bad", about), advice, error.message)
    finally:
        engine.dispose()


def _not_yet(file: Path) -> Check:
    """Tell whether a missing file can be created."""
    folder = next(parent for parent in file.parents if parent.exists())
    about: Args = {"file": str(file), "folder": str(folder)}
    if os.access(folder, os.W_OK | os.X_OK):
        return Check("database", "good", Message("server-doctor-no-database", about))
    advice = Message("server-doctor-folder-advice")
    return Check("database", "fault", Message("server-doctor-folder", about), advice)


def _postgresql(connection: Connection) -> Iterator[Check]:
    version = int(connection.exec_driver_sql("SHOW server_version_num").scalar_one()) // 10_000
    about: Args = {"version": str(version), "least": str(OLDEST_POSTGRESQL)}
    if version < OLDEST_POSTGRESQL:
        yield Check("postgresql", "warning", Message("server-doctor-postgresql-old", about))
    else:
        yield Check("postgresql", "good", Message("server-doctor-postgresql", about))
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        if connection.exec_driver_sql(f"SHOW {setting}").scalar_one() == "off":
            yield Check(
                "durable",
                "warning",
                Message("server-doctor-not-durable", {"setting": setting}),
                Message("server-doctor-durable-advice", {"setting": setting}),
            )
    there = connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one()
    apart = abs(int(there) - time.time_ns() // 1_000_000)
    if apart > APART:
        about = {"seconds": str(apart // 1000)}
        advice = Message("server-doctor-clock-advice")
        yield Check("clocks", "warning", Message("server-doctor-clocks-apart", about), advice)


def _whole(connection: Connection) -> Check:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        advice = Message("server-doctor-damaged-advice")
        return Check("whole", "fault", Message("server-doctor-damaged"), advice)
    return Check("whole", "good", Message("server-doctor-whole"))


def _schema(schema: str) -> Check:
    about: Args = {"schema": schema, "known": t.SCHEMA}
    if schema == t.SCHEMA:
        return Check("schema", "good", Message("server-doctor-schema", about))
    if not schema:
        return Check("schema", "good", Message("server-doctor-schema-none"))
    return Check("schema", "warning", Message("server-doctor-schema-old", about))


def _times(connection: Connection) -> Check:
    """Check that nothing was stored in the future: this machine's clock may have been set back."""
    newest = connection.execute(select(func.max(t.rooms.c.changed))).scalar() or 0
    ahead = newest - time.time_ns() // 1_000_000
    if ahead > APART:
        about: Args = {"seconds": str(ahead // 1000)}
        advice = Message("server-doctor-clock-advice")
        return Check("times", "warning", Message("server-doctor-times-ahead", about), advice)
    return Check("times", "good", Message("server-doctor-times"))


def _write(connection: Connection, schema: str) -> None:
    """Write something that the caller rolls back."""
    begin_write(connection)
    if schema == t.SCHEMA:
        connection.execute(insert(t.components), {"fingerprint": "doctor", "game": "", "text": ""})
    else:
        connection.exec_driver_sql("CREATE TABLE doctor (id INTEGER)")
