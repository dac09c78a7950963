"""The types of stored data, and the ways in which a write can fail."""

from __future__ import annotations

import msgspec

ORDERS = 0
"""In place of a window's number: orders for all windows of a turn-based game."""
STANDING_ANSWERS = -1
"""In place of a window's number: when each seat wants to be prompted in windows."""
NEXT_MOVES = -2
"""In place of a window's number: moves to play when the open windows have closed."""


class Conflict(Exception):
    """The entry, table or login already exists, because another caller was first.

    For a log: it doesn't end where the caller thought. Read the new entries and try again.
    """


class NoSuchTable(Exception):
    """The table doesn't exist, or has expired. Not a KeyError, which would also be what a bug raises."""


class StoreUnavailable(Exception):
    """The database failed: the disk is full, the file is locked or gone, or the server doesn't respond.

    Nothing was written, unless `unsure`: then the connection broke during the commit, and only the log shows what was
    written. The message comes from the database, is meant for operators and contains no rows.
    """

    def __init__(self, reason: str, unsure: bool = False) -> None:
        super().__init__(reason)
        self.unsure = unsure


class LogRow(msgspec.Struct, frozen=True):
    """An entry of a table's log: its number, when it was written (seconds since 1970), and its JSON body."""

    number: int
    at: float
    body: bytes


class TableSummary(msgspec.Struct):
    """A table's row in lists.

    `status` is `open`, `playing`, `over` or `cancelled`; `info` is JSON for lists; `people` are the ids of the seated
    people; `due` is when something must happen (clock, window, bot), or None.
    """

    status: str
    public: bool
    game: str
    info: bytes
    people: list[str]
    due: float | None
    touched: float


class Person(msgspec.Struct):
    """A guest or, with a login and a password (its Argon2 hash), an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    created: float
    seen: float
    language: str = "en"


class Session(msgspec.Struct, frozen=True):
    """What a token grants: a person's own data or, with table and seat, that seat only."""

    person: str
    table: str | None
    seat: int | None
    created: float
