"""A program with one more schema than this one, for tests of migrations to come."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.config import Config

from batisseurs.server.storage import schema
from batisseurs.server.storage.tables import SCHEMA

NEXT = str(int(SCHEMA) + 1)
MIGRATION = f"""
import sqlalchemy as sa
from alembic import op
revision = "{NEXT}"
down_revision = "{SCHEMA}"

def upgrade():
    op.add_column("rooms", sa.Column("colour", sa.Text, nullable=False, server_default="red"))
"""


def become_newer(monkeypatch: pytest.MonkeyPatch, folder: Path, migration: str = MIGRATION) -> None:
    """Give this program one more migration, from a folder."""
    (folder / f"v{NEXT}.py").write_text(migration, encoding="utf-8")
    before = schema._config  # noqa: SLF001  there is no other door: users never add migrations

    def config() -> Config:
        made = before()
        made.set_main_option("path_separator", "newline")
        made.set_main_option("version_locations", f"batisseurs.server.storage:migrations/versions\n{folder}")
        return made

    monkeypatch.setattr(schema, "_config", config)
    monkeypatch.setattr(schema, "SCHEMA", NEXT)
