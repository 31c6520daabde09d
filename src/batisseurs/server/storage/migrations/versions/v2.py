"""What lists show of a room. Rooms that are there already get it when they are next listed or changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the column."""
    op.add_column("rooms", sa.Column("about", sa.Text))
