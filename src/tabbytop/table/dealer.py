"""The dealer, which makes chance decisions that everyone can verify afterwards.

The server chooses a secret and publishes its hash. Then players add nonces, and the secret is revealed at the end.
The k-th draw of a stream is HMAC-SHA256(secret and nonces, stream, k), turned into an option by rejection sampling
over the weights in catalog order. `docs/dealer.md` has the details and test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.engine.step import Chance, Luck, State

SECRET_BYTES = 32
NONCE_BYTES = 16
_WORD = 8
_RANGE = 1 << 64


def commitment(secret: bytes) -> str:
    """Return the hash that is published before the first draw."""
    return hashlib.sha256(secret).hexdigest()


def number_below(key: bytes, stream: str, k: int, limit: int) -> int:
    """Return the k-th draw of a stream as a uniformly distributed number from 0 to limit - 1."""
    fair = _RANGE - _RANGE % limit
    block = 0
    while True:
        message = stream.encode() + b"\0" + k.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = hmac.digest(key, message, "sha256")
        for i in range(0, len(digest), _WORD):
            word = int.from_bytes(digest[i : i + _WORD], "big")
            if word < fair:
                return word % limit
        block += 1


def pick(options: list[int], weights: list[int], number: int) -> int:
    """Return the option whose share of the weights contains the number."""
    for option, weight in zip(options, weights, strict=True):
        number -= weight
        if number < 0:
            return option
    raise ValueError("the number must be below the sum of the weights")


class Dealer(Luck):
    """A dealer that draws from a secret and the seats' nonces (16 bytes each, or none), counting draws per stream."""

    __slots__ = ("drawn", "nonces", "secret")

    def __init__(self, secret: bytes, nonces: list[bytes]) -> None:
        self.secret = secret
        self.nonces = nonces
        self.drawn: dict[str, int] = {}

    def say(self, step: Chance[Any], s: State) -> int:
        """Make the next draw of the step's stream."""
        options = step.options(s)
        stream = step.stream(s)
        if not stream:
            return options[0]
        k = self.drawn.get(stream, 0)
        self.drawn[stream] = k + 1
        weights = step.weights(s)
        return pick(options, weights, number_below(self.secret + b"".join(self.nonces), stream, k, sum(weights)))

    def skip(self, step: Chance[Any], s: State) -> None:
        """Skip a draw that was already made."""
        self.drawn[step.stream(s)] = self.drawn.get(step.stream(s), 0) + 1

    def copy(self) -> Dealer:
        """Return an independent copy that continues with the same draws."""
        other = Dealer(self.secret, self.nonces)
        other.drawn = self.drawn.copy()
        return other

    def forget(self) -> None:
        """Start over with the first draw of every stream."""
        self.drawn.clear()


def fresh_secret() -> bytes:
    """Create a random secret for one match."""
    return secrets.token_bytes(SECRET_BYTES)


def fresh_nonce() -> str:
    """Create a random nonce, in hexadecimal."""
    return secrets.token_hex(NONCE_BYTES)


def fresh_dealer(seats: int, person: int = 0) -> Dealer:
    """Create an unpredictable dealer for a game of one person and bots. Only the person's seat has a nonce."""
    return Dealer(fresh_secret(), [bytes.fromhex(fresh_nonce()) if seat == person else b"" for seat in range(seats)])


def check_seed(seed: str) -> None:
    """Raise `Refusal` unless the seed is printable, so that it can be typed again."""
    if not seed.isprintable():
        raise Refusal("", "bad-seed", {"found": shown(seed)})


def seeded_dealer(seats: int, seed: str) -> Dealer:
    """Create a dealer for reproducible games, determined by the seed."""
    check_seed(seed)
    nonces = [hashlib.sha256(f"tabbytop nonce {seat} {seed}".encode()).digest() for seat in range(seats)]
    return Dealer(hashlib.sha256(f"tabbytop secret {seed}".encode()).digest(), [n[:NONCE_BYTES] for n in nonces])


class Script(Luck):
    """A prepared list of actions instead of a dealer, for positions from files and for tests."""

    __slots__ = ("lines", "said")

    def __init__(self, lines: list[int]) -> None:
        self.lines = lines
        self.said = 0

    def say(self, step: Chance[Any], s: State) -> int:
        """Return the next action of the list, or the only option of a step that isn't random."""
        options = step.options(s)
        if not step.stream(s):
            return options[0]
        if self.said >= len(self.lines) or self.lines[self.said] not in options:
            raise Refusal("", "script-wrong", {"line": self.said})
        self.said += 1
        return self.lines[self.said - 1]

    def skip(self, step: Chance[Any], s: State) -> None:
        """Skip an action that was already used."""
        self.said += bool(step.stream(s))

    def copy(self) -> Script:
        """Return an independent copy that continues with the same actions."""
        other = Script(self.lines)
        other.said = self.said
        return other

    def forget(self) -> None:
        """Go back to the start of the list."""
        self.said = 0
