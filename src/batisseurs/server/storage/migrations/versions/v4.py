"""When the server was up. Until now: until something last happened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the table, and what is known already."""
    op.create_table(
        "uptime",
        sa.Column("since", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_uptime"),
    )
    op.execute(
        "INSERT INTO uptime (since, until)"
        " SELECT MAX(changed), MAX(changed) FROM rooms HAVING MAX(changed) IS NOT NULL"
    )
