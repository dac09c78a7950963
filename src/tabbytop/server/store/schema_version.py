"""Bringing a database to the newest form, and telling whether it is one of ours."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from tabbytop.engine.errors import Refusal

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "first"
"""The last migration; a test sees to it that it is."""

VERSIONS = "tabbytop_version"
"""The table that says how far a database is."""


def version(connection: Connection) -> str | None:
    """The migration that a database has reached; None if it is none of ours."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()


def known() -> set[str]:
    """All migrations that there are."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction that is under way."""
    found = version(connection)
    if found == NEWEST:
        return
    if found is not None and found not in known():
        raise Refusal("", "store-version", {"found": found})
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    config.attributes["version_table"] = VERSIONS
    command.upgrade(config, NEWEST)


def _config() -> Config:
    from alembic.config import Config  # slow to import, and seldom needed

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
