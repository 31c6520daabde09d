"""Keys know whether the holder of the seat made them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add a column."""
    op.add_column("invitations", sa.Column("own", sa.Boolean))
