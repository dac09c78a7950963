"""Password hashing in threads, a few at a time, so that it doesn't block the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tabbytop.engine.errors import Refusal
from tabbytop.server.accounts.names import MAX_PASSWORD_LENGTH, normalize
from tabbytop.server.accounts.tokens import new_token

T = TypeVar("T")

MAX_WAITING_PASSWORDS = 64
"""Passwords that may wait to be hashed. Callers beyond that are refused and may retry."""


def default_hasher() -> PasswordHasher:
    """Return Argon2id with 19 MiB and two passes, as OWASP recommends."""
    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


class Passwords:
    """Hashes and verifies passwords, at most *at_once* at the same time."""

    def __init__(self, at_once: int, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or default_hasher()
        self._dummy_hash = self._hasher.hash(new_token())
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="passwords")
        self._waiting = 0

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        normalized = normalize(password)
        return await self._in_thread(lambda: self._hasher.hash(normalized))

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Return whether this is the password. Without an account (None), do the same work and return False."""
        normalized = normalize(password)
        real = hashed is not None and len(normalized) <= MAX_PASSWORD_LENGTH
        known = hashed if real and hashed is not None else self._dummy_hash
        good = await self._in_thread(lambda: self._verify(known, normalized[:MAX_PASSWORD_LENGTH]))
        return good and real

    def is_weak(self, hashed: str) -> bool:
        """Return whether this hash was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(hashed)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Run something slow in a thread."""
        if self._waiting >= MAX_WAITING_PASSWORDS:
            raise Refusal("", "too-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
