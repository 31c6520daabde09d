"""Alembic's door: it hands our connection, which is already in a transaction, to the migrations."""

from __future__ import annotations

from alembic import context

from batisseurs.server.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=context.config.attributes["version_table"],
)
context.run_migrations()
