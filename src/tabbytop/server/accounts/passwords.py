"""Passwords: hashed and checked beside the event loop, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tabbytop.engine.errors import Refusal
from tabbytop.server.accounts.names import LONGEST_PASSWORD, same_password
from tabbytop.server.accounts.tokens import new_token

T = TypeVar("T")

MOST_WAITING = 64
"""Passwords that may wait to be checked; whoever comes then is asked to come again."""


def owasp_hasher() -> PasswordHasher:
    """Argon2id with 19 MiB and two passes, as OWASP advises."""
    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


class Passwords:
    """Hashes passwords and checks them, so many at once."""

    def __init__(self, at_once: int, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or owasp_hasher()
        self._nobodys = self._hasher.hash(new_token())
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="passwords")
        self._waiting = 0

    def close(self) -> None:
        """No more passwords."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        said = same_password(password)
        return await self._beside(lambda: self._hasher.hash(said))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Is this the password? Where there is no account (None), the same work is done, and it is not."""
        said = same_password(password)
        real = hashed is not None and len(said) <= LONGEST_PASSWORD
        known = hashed if real and hashed is not None else self._nobodys
        good = await self._beside(lambda: self._verify(known, said[:LONGEST_PASSWORD]))
        return good and real

    def is_weak(self, hashed: str) -> bool:
        """Was it hashed when less was advised?"""
        return self._hasher.check_needs_rehash(hashed)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], T]) -> T:
        """Do what takes long in a thread."""
        if self._waiting >= MOST_WAITING:
            raise Refusal("", "too-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
