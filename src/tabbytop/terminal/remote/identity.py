"""The player's guest identity on a server, stored so that they can return to their seat later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.table.files import games_folder, write_whole
from tabbytop.wire.client import Client

COOKIE = "tabbytop"


def guests_file() -> Path:
    """Return the file of session cookies by server and name. Anyone who can read it can play as these guests."""
    return games_folder().parent / "guests.json"


def read_guests() -> dict[str, dict[str, str]]:
    """Read the session cookies. Return none if the file is missing or invalid."""
    try:
        return msgspec.json.decode(guests_file().read_bytes(), type=dict[str, dict[str, str]])
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return {}


async def sign_in(client: Client, name: str, language: str) -> None:
    """Sign in as the guest with this name from an earlier visit, or as a new guest."""
    guests = read_guests()
    cookie = guests.get(client.url, {}).get(name)
    if cookie is not None:
        client.http.cookies.set(COOKIE, cookie)
        me: Any = await client.request("GET", "/api/me")
        if isinstance(me, dict) and me.get("kind") in ("guest", "account"):
            return
        client.http.cookies.clear()
    await client.guest(name, language)
    token = client.http.cookies.get(COOKIE)
    if token is None:
        raise Refusal("", "not-a-server", {"link": client.url})
    guests.setdefault(client.url, {})[name] = token
    write_whole(guests_file(), msgspec.json.encode(guests).decode())
