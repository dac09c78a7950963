"""The script that Alembic runs: it applies the missing migrations on the caller's connection."""

from __future__ import annotations

from alembic import context

from tabbytop.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=context.config.attributes["version_table"],
)
context.run_migrations()  # the transaction is the caller's
