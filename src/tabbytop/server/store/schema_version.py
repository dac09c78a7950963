"""The schema version of a database, and migrations to the newest one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from tabbytop.engine.errors import Refusal

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "logins"
"""The id of the newest migration. A test keeps it up to date."""

VERSIONS = "tabbytop_version"
"""The table that holds the database's version."""


def version_of(connection: Connection) -> str | None:
    """Return the version of a database, or None if it isn't ours."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    return connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()


def known_versions() -> set[str]:
    """Return all versions that have a migration."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def migrate(connection: Connection) -> None:
    """Run the missing migrations in the current transaction."""
    found = version_of(connection)
    if found == NEWEST:
        return
    if found is not None and found not in known_versions():
        raise Refusal("", "store-version", {"found": found})
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    config.attributes["version_table"] = VERSIONS
    command.upgrade(config, NEWEST)


def _config() -> Config:
    from alembic.config import Config  # slow to import and rarely needed

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
