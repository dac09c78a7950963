"""The log of a table as the store keeps it: one JSON object per entry."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from tabbytop.server.tables import commands
from tabbytop.server.tables.state import Entry

ENTRIES: tuple[type[Entry], ...] = tuple(
    kind
    for module in commands.MODULES
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Entry) and kind.__module__ == module.__name__
)
"""Every kind of entry."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, ENTRIES))


def encode_entry(entry: Entry) -> bytes:
    """Encode an entry for the store."""
    return _encoder.encode(entry)


def decode_entry(body: bytes) -> Entry:
    """Decode an entry from the store."""
    entry: Entry = _decoder.decode(body)
    return entry
