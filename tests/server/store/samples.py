"""Sample rows for store tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tabbytop.server.store import Person, Store, TableSummary


def summary(
    *people: str, status: str = "playing", public: bool = True, due: float | None = None, touched: float = 1.0
) -> TableSummary:
    """Return the summary of a Cat Box table."""
    return TableSummary(status, public, "cat-box", b'{"title":"Tea"}', list(people), due, touched)


def guest(id: str, seen: float = 1.0) -> Person:
    """Return a person without an account."""
    return Person(id, f"Guest {id}", None, None, 1.0, seen)


def member(id: str, login: str) -> Person:
    """Return a person with an account."""
    return Person(id, login.title(), login, "$argon2id$…", 1.0, 1.0, "nl")


def with_store(url: str, act: Callable[[Store], Awaitable[None]], timeout: float = 5.0) -> None:
    """Open a store, run `act` on it and close it."""

    async def run() -> None:
        store = await Store.open(url, timeout)
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())
