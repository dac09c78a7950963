"""The key that signs links, stored in the data directory."""

from __future__ import annotations

import os

from tabbytop.server.accounts.tokens import TOKEN, new_token
from tabbytop.server.ops.data_dir import not_writable
from tabbytop.server.settings import Settings

KEY_FILE = "key"


def signing_key(settings: Settings) -> str:
    """Return the key that signs links: the one in the settings, or one made once and stored in the data directory."""
    if settings.secret:
        return settings.secret
    path = settings.folder / KEY_FILE
    try:
        if path.exists():
            stored = path.read_text("ascii", "replace").strip()
            if TOKEN.fullmatch(stored):
                return stored
        key = new_token()
        draft = path.with_name(f".{KEY_FILE}-{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(key + "\n")
        os.replace(draft, path)
    except (OSError, ValueError) as error:
        raise not_writable(settings.folder, error) from error
    return key
