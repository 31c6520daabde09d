"""The tables of a server, the same on SQLite and on PostgreSQL.

Times are milliseconds since 1970. What only rooms can read (an event's body, the seats a game waits for, what
lists show) is JSON text, so that other programs can read it too. The migrations make these tables; a test
compares both.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

SCHEMA = "6"
"""The newest migration. A database with an unknown one is refused."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _room(*, primary_key: bool = True) -> Column[str]:
    """Return the column for the room of a row."""
    return Column("room", Text, ForeignKey("rooms.id"), primary_key=primary_key, nullable=False)


rooms = Table(
    "rooms",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("bot_due", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("about", Text),
)
Index("ix_rooms_created", rooms.c.created, rooms.c.id)
# Partial: few rooms are in the lobby, and few wait for the server.
_LISTED, _BOT_DUE, _DUE = text("listed"), text("bot_due"), text("due IS NOT NULL")
Index("ix_rooms_listed", rooms.c.created, sqlite_where=_LISTED, postgresql_where=_LISTED)
Index("ix_rooms_bot_due", rooms.c.changed, sqlite_where=_BOT_DUE, postgresql_where=_BOT_DUE)
Index("ix_rooms_due", rooms.c.due, sqlite_where=_DUE, postgresql_where=_DUE)

events = Table(
    "events",
    metadata,
    _room(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    # The last column, so that SQLite reads none of its pages for a query of events alone.
    Column("views", LargeBinary),
)

done = Table(
    "done",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    _room(),
    Column("digest", Text, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _room(),
    Column("version", Integer, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", Text, nullable=False),
    Column("table", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),
    UniqueConstraint("token_hash"),
)

holders = Table(
    "holders",
    metadata,
    _room(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Index(None, "guest"),
)

spectators = Table("onlookers", metadata, _room(), Column("guest", Text, primary_key=True))

invitations = Table(
    "invitations",
    metadata,
    Column("key_hash", LargeBinary, primary_key=True),
    _room(primary_key=False),
    Column("seat", Integer, nullable=False),
    Column("own", Boolean),  # unknown for keys that are older than this column
    UniqueConstraint("room", "seat"),
)

auto_answers = Table(
    "standing",
    metadata,
    _room(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("step", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

# The lessons that each guest has read.
lessons = Table(
    "lessons",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
)

components = Table(
    "components",
    metadata,
    Column("fingerprint", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
)

# Each period in which the server was up; between them it was down.
uptime = Table(
    "uptime",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

# For the operator.

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    _room(primary_key=False),
    Column("guest", Text, nullable=False),
    Column("seat", Integer),
    Column("accused", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done", BigInteger),
    Index(None, "room"),
)

# Changes to the database by others than the server: every process looks here.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("room", Text, nullable=False),
    Column("guest", Text, nullable=False),
)

# Rooms whose events may be deleted, or lose names and chat: only within the transaction that does it.
erasures = Table("erasures", metadata, Column("room", Text, primary_key=True))
