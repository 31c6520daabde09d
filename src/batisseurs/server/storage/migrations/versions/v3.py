"""Bans, reports, notices; and the only way by which events can be removed or lose names and words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"

APPEND_ONLY = {
    "sqlite": (
        "DROP TRIGGER events_no_update",
        "DROP TRIGGER events_no_delete",
        """CREATE TRIGGER events_no_update BEFORE UPDATE ON events
            WHEN NOT EXISTS (SELECT 1 FROM erasures WHERE room = OLD.room)
                OR NEW.room <> OLD.room OR NEW.version <> OLD.version OR NEW.at <> OLD.at
            BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END""",
        """CREATE TRIGGER events_no_delete BEFORE DELETE ON events
            WHEN NOT EXISTS (SELECT 1 FROM erasures WHERE room = OLD.room)
            BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END""",
    ),
    "postgresql": (
        "DROP TRIGGER events_append_only ON events",
        """CREATE OR REPLACE FUNCTION events_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF TG_OP = 'DELETE' THEN
                    IF EXISTS (SELECT 1 FROM erasures WHERE room = OLD.room) THEN RETURN OLD; END IF;
                ELSIF TG_OP = 'UPDATE' THEN
                    IF NEW.room = OLD.room AND NEW.version = OLD.version AND NEW.at = OLD.at
                        AND EXISTS (SELECT 1 FROM erasures WHERE room = OLD.room) THEN RETURN NEW; END IF;
                END IF;
                RAISE EXCEPTION 'events are only ever added' USING ERRCODE = 'restrict_violation';
            END $$""",
        """CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE ON events
            FOR EACH ROW EXECUTE FUNCTION events_append_only()""",
        """CREATE TRIGGER events_not_emptied BEFORE TRUNCATE ON events
            FOR EACH STATEMENT EXECUTE FUNCTION events_append_only()""",
    ),
}
"""The database itself still refuses all others: not only this program writes to a database."""


def upgrade() -> None:
    """Add a column and three tables, and make the triggers anew."""
    op.add_column("guests", sa.Column("banned", sa.BigInteger))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("accused", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_reports_room"),
    )
    op.create_index("ix_reports_room", "reports", ["room"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.create_table(
        "erasures",
        sa.Column("room", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_erasures"),
    )
    for statement in APPEND_ONLY[op.get_bind().dialect.name]:
        op.execute(statement)
