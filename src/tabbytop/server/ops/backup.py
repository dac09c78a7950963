"""The `backup` and `restore` commands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tabbytop.engine.plain import shown
from tabbytop.narrate.language import Language
from tabbytop.server.ops.data_dir import lock_folder, make_folder
from tabbytop.server.settings import Settings
from tabbytop.server.store.backup import backup, restore


def run_backup(words: Language, settings: Settings, file: str, force: bool, say: Callable[[str], None]) -> None:
    """Write a backup into one file. The server may be running."""
    asyncio.run(backup(settings.database_url, Path(file), force))
    say(words.say("backed-up", file=shown(file)))


def run_restore(words: Language, settings: Settings, file: str, force: bool, say: Callable[[str], None]) -> None:
    """Restore a backup. No server may be using the data directory."""
    make_folder(settings)
    with lock_folder(settings):
        asyncio.run(restore(Path(file), settings.database_url, force))
    say(words.say("restored", file=shown(file)))
