"""Random tokens and ids, and signed links."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

from itsdangerous import BadSignature, TimestampSigner

from tabbytop.server.clock import Clock

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 random bits in base64."""
MAX_LINK_LENGTH = 400


def new_token() -> str:
    """Return a new secret token."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """Return a new unique id that reveals nothing."""
    return secrets.token_urlsafe(12)


def rematch_id(secret: bytes, people: list[str]) -> str:
    """Return the id of a table's rematch, which is the same every time.

    Others can't compute it: the table's secret is published in its record, but the ids of people never are.
    """
    known = secret + f" rematch {' '.join(people)}".encode()
    return base64.urlsafe_b64encode(hashlib.sha256(known).digest()[:12]).decode()


def digest_of(token: str) -> bytes:
    """Return the hash of a token, which is all that the store keeps."""
    return hashlib.sha256(token.encode()).digest()


class _Signer(TimestampSigner):
    """Signs with the time of an injected clock."""

    def __init__(self, key: str, kind: str, clock: Clock) -> None:
        super().__init__(key, salt=f"tabbytop.{kind}", key_derivation="hmac", digest_method=hashlib.sha256)
        self.clock = clock

    def get_timestamp(self) -> int:
        return int(self.clock.now())


class SignedLinks:
    """Signs the tokens of links, which are valid for a limited time and for one purpose (kind) only."""

    def __init__(self, key: str, clock: Clock) -> None:
        self.key = key
        self.clock = clock

    def make(self, kind: str, text: str) -> str:
        """Sign a text together with the current time."""
        return _Signer(self.key, kind, self.clock).sign(text).decode()

    def read(self, kind: str, link: str, seconds: float) -> str | None:
        """Return the text of a link of this kind, or None if it is invalid or older than *seconds*."""
        if len(link) > MAX_LINK_LENGTH or not link.isascii():
            return None
        try:
            return _Signer(self.key, kind, self.clock).unsign(link, max_age=int(seconds)).decode()
        except (BadSignature, UnicodeError):
            return None
