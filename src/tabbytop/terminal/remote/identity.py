"""Who one is at a server: a guest who is known again, so that one's seat can be taken up later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tabbytop.client import Client
from tabbytop.engine.errors import Refusal
from tabbytop.table.files import games_folder, write_whole

COOKIE = "tabbytop"


def guests_file() -> Path:
    """Where it is kept who one is, by server and name. Whoever reads it can play for one."""
    return games_folder().parent / "guests.json"


def read_guests() -> dict[str, dict[str, str]]:
    """All that is kept; nothing where there is no such file, or another."""
    try:
        return msgspec.json.decode(guests_file().read_bytes(), type=dict[str, dict[str, str]])
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return {}


async def come_in(client: Client, name: str, language: str) -> None:
    """Be the guest of this name that one was before, or a new one."""
    guests = read_guests()
    kept = guests.get(client.url, {}).get(name)
    if kept is not None:
        client.http.cookies.set(COOKIE, kept)
        me: Any = await client.ask("GET", "/api/me")
        if isinstance(me, dict) and me.get("kind") in ("guest", "account"):
            return
        client.http.cookies.clear()
    await client.guest(name, language)
    token = client.http.cookies.get(COOKIE)
    if token is None:
        raise Refusal("", "not-a-server", {"link": client.url})
    guests.setdefault(client.url, {})[name] = token
    write_whole(guests_file(), msgspec.json.encode(guests).decode())
