"""Which lessons each guest has read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "lessons",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "lesson", name="pk_lessons"),
    )
