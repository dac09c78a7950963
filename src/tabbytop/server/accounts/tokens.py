"""Tokens and links: what nobody can guess, and what nobody but this server can have made."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

from itsdangerous import BadSignature, TimestampSigner

from tabbytop.server.clock import Clock

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 random bits as text."""
LONGEST_LINK = 400


def new_token() -> str:
    """A token: whoever has it is let in."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An id that nobody else has, and that tells nothing."""
    return secrets.token_urlsafe(12)


def next_id(secret: bytes, people: list[str]) -> str:
    """The id of the table where the next game is: always the same. The first one's secret is in its record, for
    everybody; who the people are by their ids nobody is ever told."""
    known = secret + f" rematch {' '.join(people)}".encode()
    return base64.urlsafe_b64encode(hashlib.sha256(known).digest()[:12]).decode()


def digest_of(token: str) -> bytes:
    """What the store keeps of a token; the token cannot be found from it."""
    return hashlib.sha256(token.encode()).digest()


class _Signer(TimestampSigner):
    """Signs with the time of a clock that was given."""

    def __init__(self, key: str, kind: str, clock: Clock) -> None:
        super().__init__(key, salt=f"tabbytop.{kind}", key_derivation="hmac", digest_method=hashlib.sha256)
        self.clock = clock

    def get_timestamp(self) -> int:
        """Now."""
        return int(self.clock.now())


class Links:
    """Makes links of several kinds that are good for a while; one kind is never taken for another."""

    def __init__(self, key: str, clock: Clock) -> None:
        self.key = key
        self.clock = clock

    def make(self, kind: str, text: str) -> str:
        """A text, signed, with the time."""
        return _Signer(self.key, kind, self.clock).sign(text).decode()

    def read(self, kind: str, link: str, seconds: float) -> str | None:
        """The text of a link of this kind that is not older than so many seconds; None where it is not."""
        if len(link) > LONGEST_LINK or not link.isascii():
            return None
        try:
            return _Signer(self.key, kind, self.clock).unsign(link, max_age=int(seconds)).decode()
        except (BadSignature, UnicodeError):
            return None
