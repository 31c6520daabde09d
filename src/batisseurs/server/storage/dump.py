"""A whole database as one portable file, the same for SQLite and PostgreSQL.

Compressed lines of JSON: a head that says what it is, then every table with its columns and rows, then a last
line with the number of rows and the SHA-256 of all lines before it. What is written is what the database has,
whichever schema that is: the head names it, and reading begins by making the tables of that schema.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, insert, inspect, select

from batisseurs import __version__
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.storage.tables import metadata

T = TypeVar("T")

FORMAT = 1
LEVEL = 6
GZIP = b"\x1f\x8b"
AT_ONCE = 200
"""Rows that are read or written together: an event with its views may have many kilobytes."""
LONGEST_LINE = 256 * 1024 * 1024


class BadBackup(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's
    """A file that is not a backup, is damaged or truncated, or was written by a newer program."""

    id = "error-bad-backup"


class Head(msgspec.Struct, frozen=True):
    """The first line: what the file is and where it comes from."""

    batisseurs_backup: int
    schema: str
    made: int
    program: str


class _TableLine(msgspec.Struct, frozen=True):
    """The line before the rows of a table. Columns of bytes are written as base64."""

    table: str
    columns: list[str]
    binary: list[str]


class _Last(msgspec.Struct, frozen=True):
    rows: int
    sha256: str


_TABLE_BEGINS, _LAST_BEGINS = b'{"table"', b'{"rows"'


class Summary(msgspec.Struct, frozen=True):
    """What was written or read."""

    schema: str
    made: int
    rows: dict[str, int]
    """How many of each table."""
    size: int
    """Bytes of the file."""


def our_tables(connection: Connection) -> MetaData:
    """Return our tables as this database has them."""
    there = set(inspect(connection).get_table_names())
    found = MetaData()
    found.reflect(connection, only=[name for name in metadata.tables if name in there])
    return found


# Writing. ----------------------------------------------------------------------------------------------


def write_dump(connection: Connection, file: Path, schema: str) -> Summary:
    """Write all tables, as this connection's transaction sees them, into a new file: whole, or not at all."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as raw:
            summary = _write(connection, raw, schema)
            raw.flush()
            os.fsync(raw.fileno())
        # Fails if the file exists: no backup overwrites another.
        os.link(fresh, file)
    finally:
        fresh.unlink(missing_ok=True)
    return msgspec.structs.replace(summary, size=file.stat().st_size)


def _write(connection: Connection, raw: BinaryIO, schema: str) -> Summary:
    digest, encoder, rows = hashlib.sha256(), msgspec.json.Encoder(), dict[str, int]()
    made = time.time_ns() // 1_000_000
    with gzip.GzipFile("", "wb", LEVEL, raw, mtime=0) as packed:

        def line(content: Any) -> None:
            data = encoder.encode(content) + b"\n"
            digest.update(data)
            packed.write(data)

        line(Head(FORMAT, schema, made, __version__))
        for table in our_tables(connection).sorted_tables:
            columns = {str(column.name): isinstance(column.type, LargeBinary) for column in table.c}
            name = str(table.name)
            line(_TableLine(name, list(columns), [column for column in columns if columns[column]]))
            rows[name] = 0
            for row in connection.execute(select(table).execution_options(yield_per=AT_ONCE)):
                line(list(row))
                rows[name] += 1
        line(_Last(sum(rows.values()), digest.hexdigest()))
    return Summary(schema, made, rows, 0)


# Reading. ----------------------------------------------------------------------------------------------


def check_dump(file: Path) -> Head:
    """Read a file to its end and check everything that can be checked without a database."""
    head, last, rows, digest = None, None, 0, hashlib.sha256()
    for line in _lines(file):
        if last is not None:
            raise _damaged(file)
        if head is None:
            head = _read_head(line, file)
        elif line.startswith(_LAST_BEGINS):
            last = _decode(line, _Last, file)
            if (last.rows, last.sha256) != (rows, digest.hexdigest()):
                raise _damaged(file)
        rows += line.startswith(b"[")
        digest.update(line)
    if head is None or last is None:
        raise _damaged(file)
    return head


def load_dump(connection: Connection, file: Path) -> dict[str, int]:
    """Put all rows of a checked file into the tables, which are there and empty; return how many of each."""
    tables = our_tables(connection).tables
    rows = dict.fromkeys(tables, 0)
    for name, batch in _batches(file):
        if name not in tables:
            raise _damaged(file)
        connection.execute(insert(tables[name]), batch)
        rows[name] += len(batch)
    return rows


def _batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Return some rows of a table at a time, each as columns and values."""
    table, batch = _TableLine("", [], []), list[dict[str, Any]]()
    for line in _lines(file):
        is_row = line.startswith(b"[")
        if batch and (len(batch) == AT_ONCE or not is_row):
            yield table.table, batch
            batch = []
        if is_row:
            batch.append(_row(line, table, file))
        elif line.startswith(_TABLE_BEGINS):
            table = _decode(line, _TableLine, file)


def _row(line: bytes, table: _TableLine, file: Path) -> dict[str, Any]:
    try:
        row: dict[str, Any] = dict(zip(table.columns, msgspec.json.decode(line), strict=True))
        row.update({name: msgspec.convert(row[name], bytes | None) for name in table.binary})
    except (msgspec.MsgspecError, ValueError, KeyError):
        raise _damaged(file) from None
    return row


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with file.open("rb") as raw, gzip.GzipFile(fileobj=raw) as packed:
            if raw.peek(2)[:2] not in {GZIP, b""}:
                raise _no_backup(file)
            while line := packed.readline(LONGEST_LINE):
                if not line.endswith(b"\n"):
                    raise _damaged(file)
                yield line
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise _damaged(file) from None


def _read_head(line: bytes, file: Path) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        raise _no_backup(file) from None
    if head.batisseurs_backup > FORMAT:
        raise BadBackup(
            f"{file} has format {head.batisseurs_backup}; this program reads formats up to {FORMAT}",
            Message(
                "error-backup-newer", {"file": str(file), "version": head.batisseurs_backup, "known": FORMAT}
            ),
        )
    return head


def _decode(line: bytes, kind: type[T], file: Path) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError:
        raise _damaged(file) from None


def _no_backup(file: Path) -> BadBackup:
    return BadBackup(f"{file} is no backup", Message("error-no-backup", {"file": str(file)}))


def _damaged(file: Path) -> BadBackup:
    return BadBackup(
        f"{file} is damaged or incomplete: its checksum is wrong",
        Message("error-backup-damaged", {"file": str(file)}),
    )
