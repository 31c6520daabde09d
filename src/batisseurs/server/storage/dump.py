"""A whole database as one portable file, the same for SQLite and PostgreSQL.

Compressed lines of JSON: a head that says what it is, then every table with its columns and rows, then a last
line with the number of rows and the SHA-256 of all lines before it. What is written is what the database has,
whichever schema that is: the head names it, and reading begins by making the tables of that schema.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection


def write_dump(connection: Connection, file: Path, schema: str) -> None:
    """Write all tables into a file."""
    raise NotImplementedError
