"""Rooms and their events; commands carried out; snapshots; guests, seats, keys; auto-answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None

PARTIAL = {
    "ix_rooms_listed": ("created", "listed"),
    "ix_rooms_bot_due": ("changed", "bot_due"),
    "ix_rooms_due": ("due", "due IS NOT NULL"),
}
REFUSE = "events are only ever added"
APPEND_ONLY = {
    "sqlite": (
        f"CREATE TRIGGER events_no_update BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, '{REFUSE}'); END",
        f"CREATE TRIGGER events_no_delete BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, '{REFUSE}'); END",
    ),
    "postgresql": (
        f"""CREATE FUNCTION events_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN RAISE EXCEPTION '{REFUSE}' USING ERRCODE = 'restrict_violation'; END $$""",
        """CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON events
            FOR EACH STATEMENT EXECUTE FUNCTION events_append_only()""",
    ),
}
"""The database itself refuses to change or remove an event: not only this program writes to a database."""


def _room() -> sa.Column[str]:
    return sa.Column("room", sa.Text, nullable=False)


def _of_room(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=f"fk_{table}_room")


def upgrade() -> None:
    """Make all tables."""
    _make_rooms()
    _make_people()
    for name, (column, where) in PARTIAL.items():
        op.create_index(name, "rooms", [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))
    for statement in APPEND_ONLY[op.get_bind().dialect.name]:
        op.execute(statement)


def _make_rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_created", "rooms", ["created", "id"])
    op.create_table(
        "events",
        _room(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("views", sa.LargeBinary),
        sa.PrimaryKeyConstraint("room", "version", name="pk_events"),
        _of_room("events"),
    )
    op.create_table(
        "done",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        _room(),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "id", "room", name="pk_done"),
        _of_room("done"),
    )
    op.create_table(
        "snapshots",
        _room(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("table", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_snapshots"),
        _of_room("snapshots"),
    )
    op.create_table(
        "components",
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_components"),
    )


def _make_people() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token_hash", name="uq_guests_token_hash"),
    )
    op.create_table(
        "holders",
        _room(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", name="pk_holders"),
        _of_room("holders"),
    )
    op.create_index("ix_holders_guest", "holders", ["guest"])
    op.create_table(
        "onlookers",
        _room(),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "guest", name="pk_onlookers"),
        _of_room("onlookers"),
    )
    op.create_table(
        "invitations",
        sa.Column("key_hash", sa.LargeBinary, nullable=False),
        _room(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("key_hash", name="pk_invitations"),
        sa.UniqueConstraint("room", "seat", name="uq_invitations_room_seat"),
        _of_room("invitations"),
    )
    op.create_table(
        "standing",
        _room(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("step", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", "step", name="pk_standing"),
        _of_room("standing"),
    )
