"""What the store keeps, and the two ways in which keeping can fail."""

from __future__ import annotations

import msgspec


class Conflict(Exception):
    """Somebody else was first: that entry, table or login is there already.

    For the log: it does not end where the caller thought. Read what was written and try anew.
    """


class StoreUnavailable(Exception):
    """The database did not do it (the disk is full, the file is locked or gone, the server does not answer).

    Nothing of what was to be written is there, unless `unsure`: the database went away in the midst of committing. Who
    reads the log later sees whether it is. The reason is the database's, for the operator; no row is in it.
    """

    def __init__(self, reason: str, unsure: bool = False) -> None:
        super().__init__(reason)
        self.unsure = unsure


class LogRow(msgspec.Struct, frozen=True):
    """One entry of a table's log: its number, when it was written (seconds since 1970), and what it says (JSON)."""

    n: int
    at: float
    body: bytes


class TableSummary(msgspec.Struct):
    """One line about a table, to list and find it.

    `status` is open, playing, over or cancelled; `info` is JSON for lists; `people` are the ids of those in seats;
    `due` is when somebody must do something (clock, window, bot; None: nothing waits).
    """

    status: str
    public: bool
    game: str
    info: bytes
    people: list[str]
    due: float | None
    touched: float


class Person(msgspec.Struct):
    """Somebody who plays: a guest, or with login and password (its argon2 hash) an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    created: float
    seen: float
    language: str = "en"


class Session(msgspec.Struct, frozen=True):
    """What a token opens: a person's own things, or with table and seat that seat only."""

    person: str
    table: str | None
    seat: int | None
    created: float
